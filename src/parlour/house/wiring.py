"""How the messages of a line get in and out: the WebSocket of the web server, with a short way for what is usual.

The library does the handshake, control frames, fragments and all that is wrong.  A whole text message in one frame, as
nearly all are, is read here and given to the line at once, and answers go straight to the network: a task, a queue
and a pause for each message would cost more than the message.
"""
import asyncio
from typing import Any, Protocol

from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol
from websockets import frames

NAME = "parlour.cable"                           # of this among the extensions of a connection's scope
apply_mask = frames.apply_mask                   # type: ignore[attr-defined]  # in C where that is there
TEXT, SHORT, LONG = 0x81, 126, 127               # first byte of a whole text message; sizes that say: see next bytes
FINAL, KIND, PING = 0x80, 0x0F, 0x08


class Hears(Protocol):
    """Whoever hears what comes over a wire."""

    def heard(self, message: bytes) -> None:
        """A whole message came."""


class Cable(WebSocketsSansIOProtocol):
    """The WebSocket of one client."""

    def __init__(self, *about: Any, **more: Any) -> None:
        super().__init__(*about, **more)
        self.ear: Hears | None = None            # who hears, once the line is open
        self.ended: asyncio.Future[int] = self.loop.create_future()          # why the house ends it; 0: it is gone
        self._rest = b""                         # the beginning of a frame
        self._parted = False                     # whether a message in several frames is on its way
        self._out: list[bytes] = []
        self._size = 0

    def handle_connect(self, event: Any) -> None:
        """Let the application have the wire itself."""
        super().handle_connect(event)
        if hasattr(self, "scope"):
            extensions: Any = self.scope["extensions"]
            extensions[NAME] = self

    async def send(self, message: Any) -> None:
        """What the application says of the connection itself; a refusal that is sent whole ends the handshake."""
        await super().send(message)
        if message["type"] == "websocket.http.response.body" and self.close_sent:
            self.handshake_complete = True       # or the library takes it for a failure

    def connection_lost(self, exc: Exception | None) -> None:
        """The client is gone."""
        super().connection_lost(exc)
        self.end(0)

    def end(self, why: int) -> None:
        """Nothing more is heard."""
        self.ear = None
        self.flush()
        if not self.ended.done():
            self.ended.set_result(why)

    # -- in
    def data_received(self, data: bytes) -> None:
        """Take frame by frame; the library always gets whole ones, or what is too long for us."""
        if self.ear is None:
            super().data_received(data)
            return
        data = self._rest + data if self._rest else data
        at, size = 0, len(data)
        while self.ear is not None and size - at >= 6:             # of a client: two bytes, a mask of four
            length, begin = data[at + 1] - 0x80, at + 6
            if length < 0 or length == LONG:
                break                            # not masked, or longer than any message may be
            if length == SHORT:
                length, begin = int.from_bytes(data[at + 2:at + 4], "big"), at + 8
            if length > self.config.ws_max_size:
                break
            end = begin + length
            if size < end:
                self._rest = data[at:]
                return
            if data[at] == TEXT and not self._parted:
                self._heard(apply_mask(data[begin:end], data[begin - 4:begin]), True)
            else:
                if data[at] & KIND < PING:
                    self._parted = not data[at] & FINAL
                super().data_received(data[at:end])
            at = end
        if size - at >= 6 or self.ear is None:
            self._rest = b""
            self.ear = None
            super().data_received(data[at:])
        else:
            self._rest = data[at:]

    def send_receive_event_to_app(self) -> None:
        """The library has put a message together."""
        message, self.frames = b"".join(self.frames), []
        self._heard(message, self.curr_msg_data_type == "text")

    def _heard(self, message: bytes, text: bool) -> None:
        if self.ear is None or self.close_sent:
            return
        if text:
            try:
                message.decode()
            except UnicodeDecodeError:           # as the protocol wants it
                self.ear = None
                self.conn.send_close(1007)
                self.handle_parser_exception()
                return
        self.ear.heard(message)

    # -- out
    def tell(self, message: bytes) -> None:
        """Send a text message, with all else that is said until the loop comes round."""
        size = len(message)
        if size < SHORT:
            head = bytes((TEXT, size))
        elif size < 1 << 16:
            head = bytes((TEXT, SHORT)) + size.to_bytes(2, "big")
        else:
            head = bytes((TEXT, LONG)) + size.to_bytes(8, "big")
        if not self._out:
            if not _full:
                self.loop.call_soon(_empty)
            _full.append(self)
        self._out += (head, message)
        self._size += size

    def flush(self) -> None:
        """Send what was said."""
        if self._out and not (self.close_sent or self.disconnected):
            self.transport.write(b"".join(self._out))
        self._out.clear()
        self._size = 0

    @property
    def waiting(self) -> int:
        """How many bytes the network has not taken yet."""
        return self._size + int(self.transport.get_write_buffer_size())


_full: list[Cable] = []                          # those where something was said since the loop came round


def _empty() -> None:
    full = _full.copy()
    _full.clear()
    for cable in full:
        cable.flush()
