"""Scripted people for the tools: lines that cost as little as they can, and play whatever is legal.

The messages are searched for what is needed and not read whole, as the people share the machine with the house.
"""
import asyncio
import http.client
import json
import os
import random
import time
from base64 import b64encode
from concurrent.futures import ThreadPoolExecutor
from contextlib import suppress
from itertools import count
from typing import cast
from urllib.parse import urlsplit

from parlour.house.clock import RealClock
from parlour.house.people import People
from parlour.store import open_store

JSON = {"Content-Type": "application/json"}
numbers = count(1)


async def guests(url: str, many: int) -> list[str]:
    """The tokens of so many people, written to the database of a house before it opens: quicker than asking."""
    store = await open_store(url)
    people = People(store, RealClock())
    found = await asyncio.gather(*(people.guest() for _ in range(many)))
    await store.close()
    return [token for _, token in found]


class Door:
    """The HTTP side of a house, called from a few threads at once."""

    def __init__(self, url: str, threads: int = 16) -> None:
        self.host, self.port = urlsplit(url).hostname or "", urlsplit(url).port or 0
        self._pool = ThreadPoolExecutor(threads)

    async def table(self, token: str, **wanted: object) -> str:
        """A new table of this person."""
        return await asyncio.get_running_loop().run_in_executor(self._pool, self._table, token, wanted)

    async def ready(self) -> None:
        """Wait until the house can play."""
        while True:
            with suppress(OSError, RuntimeError):
                self.call("GET", "/readyz")
                return
            await asyncio.sleep(0.01)

    def _table(self, token: str, wanted: dict[str, object]) -> str:
        found = self.call("POST", "/api/tables", json.dumps(wanted), {"Authorization": f"Bearer {token}"})
        return str(json.loads(found)["table"])

    def call(self, method: str, path: str, body: str | None = None, headers: dict[str, str] | None = None) -> bytes:
        """One call; an error if the house refuses."""
        line = http.client.HTTPConnection(self.host, self.port, timeout=60)
        try:
            line.request(method, path, body, {**JSON, **(headers or {})})
            answer = line.getresponse()
            found = answer.read()
            if answer.status != 200:
                raise RuntimeError(f"{method} {path}: {answer.status} {found.decode()}")
            return found
        finally:
            line.close()


class Line(asyncio.Protocol):
    """A WebSocket as plain as can be: whole text messages in, whole text messages out."""

    def __init__(self, token: str) -> None:
        self.token = token
        self.opened: asyncio.Future[None]
        self._rest = b""

    async def dial(self, host: str, port: int) -> None:
        """Connect, and be let in."""
        self.opened, self._rest = asyncio.get_running_loop().create_future(), b""
        await asyncio.get_running_loop().create_connection(lambda: self, host, port)
        await self.opened

    def connection_made(self, transport: asyncio.BaseTransport) -> None:
        """Ask to be let in."""
        self.transport = cast(asyncio.Transport, transport)
        key = b64encode(os.urandom(16)).decode()
        transport.write(f"GET /ws HTTP/1.1\r\nHost: house\r\nUpgrade: websocket\r\nConnection: Upgrade\r\n"
                        f"Sec-WebSocket-Key: {key}\r\nSec-WebSocket-Version: 13\r\n"
                        f"Authorization: Bearer {self.token}\r\n\r\n".encode())

    def connection_lost(self, exc: Exception | None) -> None:
        """The house is gone."""
        if not self.opened.done():
            self.opened.set_exception(ConnectionError("The line was not opened."))
        self.lost()

    def data_received(self, data: bytes) -> None:
        """Take whole messages; what is left waits for its rest."""
        data = self._rest + data if self._rest else data
        at, end = 0, len(data)
        if not self.opened.done():
            at = data.find(b"\r\n\r\n") + 4
            if at < 4:
                self._rest = data
                return
            if not data.startswith(b"HTTP/1.1 101"):
                self.opened.set_exception(ConnectionError(data[:at].decode(errors="replace")))
                self.transport.close()
                return
            self.opened.set_result(None)
        while at + 2 <= end:
            size, begin = data[at + 1], at + 2
            if size == 126:
                begin, size = at + 4, int.from_bytes(data[at + 2:at + 4], "big")
            elif size == 127:
                begin, size = at + 10, int.from_bytes(data[at + 2:at + 10], "big")
            if begin + size > end:
                break
            if data[at] == 0x81:
                self.heard(data[begin:begin + size])
            elif data[at] == 0x89:               # a ping of the protocol itself
                self._frame(0x8A, data[begin:begin + size])
            elif data[at] == 0x88:
                self.transport.close()
            at = begin + size
        self._rest = data[at:]

    def say(self, message: bytes) -> None:
        """Say something."""
        self._frame(0x81, message)

    def _frame(self, kind: int, message: bytes) -> None:
        size = len(message)
        head = bytes((kind, 0x80 | size)) if size < 126 else bytes((kind, 0xFE)) + size.to_bytes(2, "big")
        self.transport.write(head + b"\0\0\0\0" + message)         # masked, with a mask that costs nothing

    def heard(self, message: bytes) -> None:
        """Hear something."""

    def lost(self) -> None:
        """The line is gone."""


class Person(Line):
    """Somebody at a table who plays at random."""

    def __init__(self, token: str, table: "Table", seat: int) -> None:
        super().__init__(token)
        self.table, self.seat = table, seat
        self.at = b"0"
        self.legal: list[bytes] = []
        self.ident, self.said = b"", 0.0         # the act that waits for its answer, and since when
        self.saying = b""                        # how it was said

    def heard(self, message: bytes) -> None:
        """What each message asks for."""
        kind = message[9:message.index(b'"', 9)]
        if kind == b"news" or kind == b"snapshot":
            self._look(message)
        elif kind == b"done":
            self.table.done(self, message)
            self.ident = b""
            self.table.may_act(self)
        elif kind == b"committed":
            deal = message[message.index(b'"deal":') + 7:message.index(b',"commitment"')]
            self.say(b'{"kind":"add","table":"%s","deal":%s,"nonce":"5eed"}' % (self.table.name, deal))
        elif kind == b"refused":
            self.table.refused(self, message)
            self.ident = b""
            self.table.may_act(self)
        elif kind == b"seating" and b'"state":"over"' in message:
            self.table.over(self, message)
        elif kind == b"ping":
            self.say(b'{"kind":"pong","id":%s' % message[message.index(b'"id":') + 5:])

    def _look(self, message: bytes) -> None:
        begin = message.index(b'"at":') + 5
        self.at = message[begin:message.index(b",", begin)]
        found = message.rfind(b'"legal":[')
        if found >= 0:
            names = message[found + 9:message.index(b"]", found)]
            self.legal = names[1:-1].split(b'","') if names else []
        self.table.may_act(self)

    def act(self) -> None:
        """Do something that is legal."""
        self.ident = b"%d" % next(numbers)
        act = random.choice(self.legal)
        self.said = time.perf_counter()
        self.saying = b'{"kind":"act","table":"%s","at":%s,"id":"%s","act":"%s"}' % (self.table.name, self.at,
                                                                                   self.ident, act)
        self.say(self.saying)

    def lost(self) -> None:
        """The line is gone."""
        self.table.lost(self)


class Table:
    """A table of scripted people; what they measure or check is said by whoever uses it."""

    def __init__(self, name: str, game: str) -> None:
        self.name, self.game = name.encode(), game
        self.people: list[Person] = []

    async def begin(self, door: Door, tokens: list[str]) -> None:
        """All come and sit down, and the first, who opened it, begins."""
        for seat, token in enumerate(tokens):
            person = Person(token, self, seat)
            self.people.append(person)
            await person.dial(door.host, door.port)
            person.say(b'{"kind":"sit","table":"%s","seat":%d,"invite":""}' % (self.name, seat))
        self.people[0].say(b'{"kind":"start","table":"%s"}' % self.name)

    def may_act(self, person: Person) -> None:
        """Somebody can act, or not."""
        if person.legal and not person.ident:
            person.act()

    def done(self, person: Person, message: bytes) -> None:
        """An act is acknowledged."""

    def refused(self, person: Person, message: bytes) -> None:
        """Something was refused."""

    def over(self, person: Person, message: bytes) -> None:
        """The match is over: the first one begins another."""
        if person.seat == 0 and b'"record":""' not in message:
            person.say(b'{"kind":"rematch","table":"%s"}' % self.name)

    def lost(self, person: Person) -> None:
        """A line is gone."""

