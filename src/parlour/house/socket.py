"""A line to a client: /ws."""
import asyncio
import logging
from collections import deque

import msgspec
from starlette.responses import JSONResponse
from starlette.websockets import WebSocket, WebSocketDisconnect

from ..store import Unavailable
from . import wire
from .desk import PHRASES
from .guard import Bucket, address, same_site, token_of
from .house import House
from .live import Live
from .refusal import Refusal

log = logging.getLogger("parlour.house")
PATIENCE = 200                                   # refusals for haste, until the line is cut
BEHIND = 2000                                    # messages that a client may be behind
HASTE, TOO_BIG, AGAIN = 1008, 1009, 1013         # why a line is closed


class SocketLine:
    """One connection: what is sent waits here until the network takes it."""

    def __init__(self, socket: WebSocket, house: House, person: str) -> None:
        self.socket = socket
        self.house = house
        self.person = person
        self.delay = 0.05
        self.tables: dict[str, Live] = {}
        self._waiting: deque[bytes] = deque()
        self._more = asyncio.Event()
        self._ping, self._pinged = 0, 0.0
        self._last = False

    def send(self, message: bytes) -> None:
        """Say something; never waits.  Who is too far behind is cut off, and comes again for a snapshot."""
        if len(self._waiting) < BEHIND:
            self._waiting.append(message)
        self._more.set()

    def hang_up(self) -> None:
        """End it, once all that waits is sent."""
        self._last = True
        self._more.set()

    async def write(self) -> None:
        """Send what waits."""
        while True:
            await self._more.wait()
            self._more.clear()
            behind = len(self._waiting) >= BEHIND
            while self._waiting:
                await self.socket.send_text(self._waiting.popleft().decode())
            if behind or self._last:
                await self.socket.close(AGAIN)
                return

    def ping(self) -> None:
        """Ask for a sign of life, and measure the way."""
        self._ping += 1
        self._pinged = self.house.clock.now()
        self.send(wire.encode(wire.Ping(self._ping)))

    async def read(self) -> None:
        """Do what the client asks, one thing after the other."""
        clock = self.house.clock
        rate, hasty = self.house.settings.messages, 0
        bucket = Bucket(rate, 2 * rate, clock.now())
        while True:
            got = await self.socket.receive()
            if got["type"] == "websocket.disconnect":
                return
            raw = got.get("text") or got.get("bytes") or ""
            if len(raw) > wire.LONGEST:
                await self.socket.close(TOO_BIG)
                return
            if not bucket.take(clock.now()):
                hasty += 1
                if hasty > PATIENCE:
                    await self.socket.close(HASTE)
                    return
                self._refuse("message", "too-fast")
                continue
            await self._answer(raw)

    async def _answer(self, raw: str | bytes) -> None:
        try:
            message = wire.read_client(raw)
        except (msgspec.DecodeError, UnicodeError, RecursionError):
            self._refuse("message", "malformed")
            return
        if isinstance(message, wire.Pong):
            if message.id == self._ping and self._pinged:
                self.delay = min(self.house.clock.now() - self._pinged, 5.0)
                self._pinged = 0.0
            return
        try:
            live = await self.house.lobby.find(message.table)
        except Refusal as no:
            self._refuse(message.__struct_config__.tag, no.why, message.table, getattr(message, "id", ""))
            return
        except Unavailable:
            self._refuse(message.__struct_config__.tag, "house-unavailable", message.table, getattr(message, "id", ""))
            return
        self.tables[message.table] = live
        await live.ask(self, message)

    def _refuse(self, of: str | int | None, why: str, table: str = "", ident: str = "") -> None:
        self.house.metrics.count("refused")
        self.send(wire.encode(wire.Refused(str(of), why, table, ident)))


async def _denied(socket: WebSocket, status: int, why: str) -> None:
    await socket.send_denial_response(JSONResponse({"why": why}, status))


async def ws(socket: WebSocket) -> None:
    """The line of one client, from its upgrade to its end."""
    house: House = socket.app.state.house
    where = address(socket)
    if not same_site(socket, house.origins):
        return await _denied(socket, 403, "other-site")
    if house.leaving or not house.ready:
        return await _denied(socket, 503, "one-moment")
    if not house.requests.take(where) or house.from_address[where] >= house.settings.sockets:
        return await _denied(socket, 429, "too-many")
    try:
        person = await house.people.of(token_of(socket))
    except Unavailable:
        return await _denied(socket, 503, "house-unavailable")
    if person is None:
        return await _denied(socket, 401, "who-are-you")
    house.from_address[where] += 1
    line = SocketLine(socket, house, person.id)
    house.lines.add(line)
    writer = None
    try:
        await socket.accept()
        line.send(wire.encode(wire.Welcome(wire.VERSION, person.name, list(PHRASES))))
        line.ping()
        writer = asyncio.create_task(line.write())
        reader = asyncio.create_task(line.read())
        await asyncio.wait({writer, reader}, return_when=asyncio.FIRST_COMPLETED)
        for task in (writer, reader):
            task.cancel()
        for ended in await asyncio.gather(writer, reader, return_exceptions=True):
            if isinstance(ended, Exception) and not isinstance(ended, (WebSocketDisconnect, RuntimeError, OSError)):
                raise ended
    finally:
        house.lines.discard(line)
        house.from_address[where] -= 1
        if not house.from_address[where]:
            del house.from_address[where]
        for live in line.tables.values():
            live.hang_up(line)
    return None
