"""A line to a client: /ws."""
import asyncio
import logging
from contextlib import suppress

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
from .wiring import NAME, Cable

log = logging.getLogger("parlour.house")
PATIENCE = 200                                   # refusals for haste, until the line is cut
BEHIND = 1 << 18                                 # bytes that a client may be behind
HASTE, FAILED, AGAIN = 1008, 1011, 1013          # why a line is closed


class SocketLine:
    """One connection."""

    def __init__(self, cable: Cable, house: House, person: str) -> None:
        self.cable = cable
        self.house = house
        self.person = person
        self.delay = 0.05
        self.tables: dict[str, Live] = {}
        self._finding: set[asyncio.Task[None]] = set()       # tables that are not at hand
        self._ping, self._pinged = 0, 0.0
        rate = house.settings.messages
        self._bucket, self._hasty = Bucket(rate, 2 * rate, house.clock.now()), 0

    def send(self, message: bytes) -> None:
        """Say something; never waits.  Who is too far behind is cut off, and comes again for a snapshot."""
        if self.cable.waiting > BEHIND:
            self.cable.end(AGAIN)
        else:
            self.cable.tell(message)

    def hang_up(self) -> None:
        """End it."""
        self.cable.end(AGAIN)

    def ping(self) -> None:
        """Ask for a sign of life, and measure the way."""
        self._ping += 1
        self._pinged = self.house.clock.now()
        self.send(wire.encode(wire.Ping(self._ping)))

    def heard(self, message: bytes) -> None:
        """Do what the client asks, one thing after the other."""
        try:
            if self._bucket.take(self.house.clock.now()):
                self._answer(message)
            else:
                self._haste()
        except Exception:                        # of this house, not of the client
            self.house.metrics.count("errors")
            log.exception("line failed")
            self.cable.end(FAILED)

    def _haste(self) -> None:
        self._hasty += 1
        if self._hasty > PATIENCE:
            self.cable.end(HASTE)
        else:
            self._refuse("message", "too-fast")

    def _answer(self, raw: bytes) -> None:
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
            live = self.house.lobby.at_hand(message.table)
        except Refusal as no:
            self._no(message, no.why)
            return
        if live is None:
            finding = asyncio.get_running_loop().create_task(self._find(message))
            self._finding.add(finding)
            finding.add_done_callback(self._finding.discard)
        else:
            self.tables[message.table] = live
            live.ask(self, message)

    async def _find(self, message: wire.AtTable) -> None:
        """What is asked of a table that is not at hand."""
        try:
            live = await self.house.lobby.find(message.table)
        except Refusal as no:
            self._no(message, no.why)
        except Unavailable:
            self._no(message, "house-unavailable")
        else:
            if not self.cable.ended.done():
                self.tables[message.table] = live
                live.ask(self, message)

    def _no(self, message: wire.AtTable, why: str) -> None:
        self._refuse(str(message.__struct_config__.tag), why, message.table, getattr(message, "id", ""))

    def _refuse(self, of: str, why: str, table: str = "", ident: str = "") -> None:
        self.house.metrics.count("refused")
        self.send(wire.encode(wire.Refused(of, why, table, ident)))


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
    cable: Cable = socket.scope["extensions"][NAME]
    line = SocketLine(cable, house, person.id)
    house.lines.add(line)
    try:
        await socket.accept()
        cable.ear = line
        line.send(wire.encode(wire.Welcome(wire.VERSION, person.name, list(PHRASES))))
        line.ping()
        if why := await cable.ended:
            with suppress(WebSocketDisconnect, RuntimeError, OSError):     # it may be gone by now
                await socket.close(why)
    finally:
        house.lines.discard(line)
        house.from_address[where] -= 1
        if not house.from_address[where]:
            del house.from_address[where]
        for live in line.tables.values():
            live.hang_up(line)
    return None
