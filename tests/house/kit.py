"""What the tests of the house share: a house on a real socket, clients that play, a clock that is turned by hand."""
import asyncio
import json
import socket
from collections.abc import AsyncIterator, Callable, Coroutine
from contextlib import asynccontextmanager, suppress
from pathlib import Path
from typing import Any, TypeVar
from urllib.request import Request, urlopen

from websockets.asyncio.client import ClientConnection, connect
from websockets.exceptions import ConnectionClosed

from parlour.house import wire
from parlour.house.around import Around, Pace
from parlour.house.clock import HandClock
from parlour.house.house import House, open_house
from parlour.house.live import Live
from parlour.house.lobby import Lobby
from parlour.house.people import People
from parlour.house.serving import Server
from parlour.house.settings import Settings
from parlour.house.thinking import Thinkers
from parlour.store import Store, open_store

QUICK = Pace(bot=0, between=0, nonces=0, keep=30, again=0.01)
FREE = {"messages": 100_000, "requests": 100_000, "guests": 1_000_000, "sockets": 10_000,
        "tables": 1_000_000}                     # no limit is met
Answer = tuple[int, Any, dict[str, str]]         # status, what came back, headers
Found = TypeVar("Found")


def run(work: Coroutine[Any, Any, Found]) -> Found:
    """Run this to its end, but not for ever."""
    async def limited() -> Found:
        return await asyncio.wait_for(work, 60)
    return asyncio.run(limited())


class Served:
    """A house on a socket of its own."""

    def __init__(self, house: House, server: Server, port: int, serving: asyncio.Task[None]) -> None:
        self.house, self.server, self.port, self.serving = house, server, port, serving
        self.url = f"http://127.0.0.1:{port}"

    async def call(self, method: str, path: str, body: object = None, **headers: str) -> Answer:
        """One call of the HTTP API."""
        return await asyncio.to_thread(self._call, method, path, body, headers)

    def _call(self, method: str, path: str, body: object, headers: dict[str, str]) -> Answer:
        data = None if body is None else body if isinstance(body, bytes) else json.dumps(body).encode()
        named_ = {name.replace("_", "-"): value for name, value in headers.items()}
        sent = {"Content-Type": "application/json", **named_}
        request = Request(f"{self.url}{path}", data, sent, method=method)
        try:
            answer = urlopen(request, timeout=30)
        except OSError as error:
            if not hasattr(error, "read"):
                raise
            answer = error
        with answer:
            raw = answer.read()
            named = answer.headers.get_content_type() == "application/json" and raw
            return answer.status, json.loads(raw) if named else raw.decode(), dict(answer.headers)

    async def token(self) -> str:
        """A new guest's token."""
        _, _, headers = await self.call("GET", "/api/me")
        return headers["set-cookie"].split(";")[0].removeprefix("parlour=")

    async def client(self, token: str = "") -> "Client":
        """A client with a line; a new guest if no token is given."""
        token = token or await self.token()
        return Client(await self.dial(token), token)

    async def dial(self, token: str, **headers: str) -> ClientConnection:
        """Only the line."""
        return await connect(f"ws://127.0.0.1:{self.port}/ws", compression=None, max_size=1 << 22,
                             additional_headers={"Cookie": f"parlour={token}", **headers})

    async def open(self, client: "Client", **table: object) -> str:
        """A table, opened by this client."""
        status, found, _ = await self.call("POST", "/api/tables", table, Authorization=f"Bearer {client.token}")
        assert status == 200, found
        return str(found["table"])


@asynccontextmanager
async def served(folder: Path, pace: Pace = QUICK, **settings: Any) -> AsyncIterator[Served]:
    """Open a house, and close it as SIGTERM would."""
    door = socket.create_server(("127.0.0.1", 0))
    house = await open_house(Settings(data=str(folder), **{**FREE, **settings}), pace=pace)
    server = Server(house)
    server.capture_signals = suppress            # type: ignore[assignment,method-assign]
    serving = asyncio.create_task(server.serve(sockets=[door]))
    try:
        while not house.ready:
            await asyncio.sleep(0.01)
            assert not serving.done(), serving.exception()
        yield Served(house, server, door.getsockname()[1], serving)
    finally:
        server.should_exit = True
        await serving
        door.close()


class Client:
    """A client as simple as can be: keeps what it was told, and knows what it may do."""

    def __init__(self, line: ClientConnection, token: str) -> None:
        self.line, self.token = line, token
        self.raw: list[bytes] = []               # every message, as it came
        self.heard: list[wire.HouseMessage] = []
        self.look = wire.Look()
        self.about: wire.About | None = None
        self.table, self.seat, self.at, self.acts = "", -1, 0, 0
        self.refused: list[wire.Refused] = []
        self.events: list[wire.Event] = []
        self.fair: list[wire.Fair] = []
        self.commitments: dict[int, str] = {}
        self.nonce = "5eed"

    async def say(self, message: wire.FromClient | dict[str, object] | str | bytes) -> None:
        """Say something."""
        text = message if isinstance(message, (str, bytes)) else wire.encode(message).decode()
        await self.line.send(text)

    async def next(self) -> wire.HouseMessage:
        """The next message; what all clients do with it is done."""
        raw = await asyncio.wait_for(self.line.recv(), 30)
        self.raw.append(raw if isinstance(raw, bytes) else raw.encode())
        message = wire.read_house(raw)
        self.heard.append(message)
        match message:
            case wire.Ping():
                await self.say(wire.Pong(message.id))
            case wire.Snapshot():
                self.at, self.seat, self.about = message.at, message.seat, message.about
                self.look, self.events = message.look or wire.Look(), list(message.events)
            case wire.News():
                self.at = message.at
                self.look = merged(self.look, message.look)
                self.events += message.events
            case wire.Seating():
                self.about = message.about
            case wire.Committed():
                self.commitments[message.deal] = message.commitment
                await self.say(wire.Add(message.table, message.deal, self.nonce))
            case wire.Revealed():
                self.fair.append(message.fair)
            case wire.Refused():
                self.refused.append(message)
        return message

    async def until(self, *kinds: type, where: Callable[[Any], bool] = lambda message: True) -> Any:
        """The next message of one of these kinds."""
        while True:
            message = await self.next()
            if isinstance(message, kinds) and where(message):
                return message

    async def join(self, table: str, **more: Any) -> wire.Snapshot:
        """Come to a table."""
        self.table = table
        await self.say(wire.Join(table, **more))
        return await self.until(wire.Snapshot)

    async def sit(self, table: str, seat: int = -1, **more: Any) -> wire.Snapshot:
        """Take a seat."""
        self.table = table
        await self.say(wire.Sit(table, seat, **more))
        return await self.until(wire.Snapshot, where=lambda snapshot: snapshot.seat >= 0)

    async def act(self, act: str) -> None:
        """Do an act, without waiting for what comes of it."""
        self.acts += 1
        await self.say(wire.Act(self.table, self.at, f"act {self.acts}", act))

    async def my_turn(self) -> bool:
        """Wait until something is to be decided; False if the match is over instead."""
        while not self.look.legal:
            if self.about and self.about.state == "over" and self.about.record:
                return False
            await self.next()
        return True

    async def play(self, choose: Callable[[list[str]], str] = lambda legal: legal[0], acts: int = 10_000) -> int:
        """Decide what is to be decided until the match is over; how many acts that took."""
        for number in range(acts):
            if not await self.my_turn():
                return number
            await self.act(choose(list(self.look.legal or ())))
            await self.until(wire.Done, wire.Refused, where=lambda message: message.id == f"act {self.acts}")
        return acts

    async def refusal(self, message: wire.FromClient | dict[str, object] | str | bytes) -> str:
        """Say something that is refused; why."""
        await self.say(message)
        of = message.__struct_config__.tag if isinstance(message, wire.FromClient) else "message"
        return str((await self.until(wire.Refused, where=lambda no: no.of == of)).why)

    async def close(self) -> None:
        """Hang up."""
        await self.line.close()

    async def listen(self, seconds: float) -> None:
        """Hear what there is to hear."""
        with suppress(TimeoutError, ConnectionClosed):
            async with asyncio.timeout(seconds):
                while True:
                    await self.next()


def merged(old: wire.Look, new: wire.Look) -> wire.Look:
    """A look, with what is new in it."""
    found = {}
    for name in old.__struct_fields__:
        before, now = getattr(old, name), getattr(new, name)
        found[name] = before if now is None else {**(before or {}), **now} if isinstance(now, dict) else now
    return wire.Look(**found)


class Ear:
    """A line without a network, for tables alone."""

    def __init__(self, person: str, delay: float = 0.0) -> None:
        self.person, self.delay = person, delay
        self.heard: list[wire.HouseMessage] = []

    def send(self, message: bytes) -> None:
        """Hear it."""
        self.heard.append(wire.read_house(message))

    def last(self, kind: type) -> Any:
        """The last message of a kind."""
        return [message for message in self.heard if isinstance(message, kind)][-1]

    def why(self) -> str:
        """Why the last refusal was."""
        return str(self.last(wire.Refused).why)


class Room:
    """A lobby without a network, whose clock is turned by hand."""

    def __init__(self, store: Store, pace: Pace) -> None:
        self.store, self.clock = store, HandClock()
        self.people = People(store, self.clock)
        self.thinkers = Thinkers(1)
        self.lobby = Lobby(Around(store, self.clock, self.thinkers, self.people, pace))

    async def guest(self, delay: float = 0.0) -> Ear:
        """Somebody."""
        return Ear((await self.people.guest())[0].id, delay)

    async def rest(self) -> None:
        """Let everybody do what they can do without the clock."""
        while True:
            before = self.thinkers.thoughts, [live.course.at for live in self.lobby.tables.values()]
            for _ in range(20):
                await asyncio.sleep(0)
            await asyncio.gather(*(live.do(_nothing) for live in self.lobby.tables.values()))
            await self.thinkers.run(int)         # one thread: all thoughts before this are thought
            for _ in range(20):
                await asyncio.sleep(0)
            if before == (self.thinkers.thoughts, [live.course.at for live in self.lobby.tables.values()]):
                return

    async def turn(self, seconds: float, step: float = 0.5) -> None:
        """Turn the clock, and let everybody do what is due then."""
        while seconds > 0:
            self.clock.turn(min(step, seconds))
            await self.rest()
            seconds -= step

    async def say(self, live: Live, who: Ear, kind: type, *about: Any, **more: Any) -> None:
        """Somebody says something at a table."""
        live.ask(who, kind(live.course.table, *about, **more))
        await self.rest()


async def _nothing() -> None:
    """Only be done in its turn."""


@asynccontextmanager
async def room(pace: Pace | None = None, store: Store | None = None) -> AsyncIterator[Room]:
    """A lobby in memory."""
    made = Room(store or await open_store("memory:"), pace or Pace(bot=1, between=0, nonces=0))
    try:
        yield made
    finally:
        await made.lobby.close()
        made.thinkers.close()


