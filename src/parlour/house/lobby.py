"""The lobby: all tables, and the ways to one."""
import asyncio
import hashlib
import logging
import secrets
from collections.abc import Mapping, Sequence
from contextlib import suppress
from functools import partial

from msgspec import structs

from ..bots import BOTS
from ..games import rules_of
from ..options import Unfit
from . import entries, wire
from .around import Around
from .course import GATHERING, OVER, Course
from .live import Live
from .names import TABLE, match_id, normal
from .refusal import Refusal

log = logging.getLogger("parlour.house")
USUAL = "skilled"
QUICK_MOVE, QUICK_BANK = 30_000, 60_000
MOST_TABLES, MOST_OF_ONE = 5000, 20
IDLE_OVER, IDLE_GATHERING, IDLE_PLAYING = 3600.0, 86_400.0, 30 * 86_400.0      # seconds nobody came, until it is closed


class Lobby:
    """The tables of the house."""

    def __init__(self, around: Around) -> None:
        self.around = around
        self.tables: dict[str, Live] = {}
        self.loaded = False
        self._used: dict[str, float] = {}
        self._old: set[str] = set()              # tables of an earlier run, where nobody has come yet
        self._loading: dict[str, asyncio.Lock] = {}

    async def load(self) -> int:
        """All tables that are not closed, as their logs say; how many."""
        for table in await self.around.store.tables():
            with suppress(Refusal):
                await self.find(table)
        self._old = set(self.tables)
        self.loaded = True
        return len(self.tables)

    def at_hand(self, table: str) -> Live | None:
        """The table of this id; none if its log has to be read first."""
        live = self.tables.get(table)
        if live is None and self.loaded:
            raise Refusal("no-such-table")       # all there are were read at the start
        return None if live is None or live.lost else live

    async def find(self, table: str) -> Live:
        """The table of this id; its log is read if need be."""
        found = self.at_hand(table)
        if found is None:
            async with self._loading.setdefault(table, asyncio.Lock()):
                found = self.tables.get(table)
                if found is None or found.lost:
                    try:
                        found = await self._read(table, found)
                    finally:
                        self._loading.pop(table, None)
        self._used[table] = self.around.clock.now()
        return found

    async def _read(self, table: str, lost: Live | None) -> Live:
        if lost:
            await lost.close()
        self.tables.pop(table, None)
        course = Course(table)
        log_ = await self.around.store.load(table)
        try:
            for entry in log_:
                course.apply(entries.decode(entry))
        except ValueError as error:              # its rules have changed since
            log.error("table cannot be read", extra={"table": table, "error": type(error).__name__})
            raise Refusal("no-such-table") from error
        if not log_:
            raise Refusal("no-such-table")
        self.tables[table] = Live(course, self.around)
        return self.tables[table]

    async def open(self, host: str, game: str, options: Mapping[str, object], levels: Sequence[str] = (),
                   quick: bool = False, listed: bool = True, spectators: bool = True, memory_aid: bool = True,
                   chat: bool = False, move: int = 0, bank: int = 0, window: int = 4000, name: str = "",
                   usual: str = USUAL) -> Live:
        """A new table."""
        if len(self.tables) >= MOST_TABLES:
            raise Refusal("house-full")
        if sum(live.course.opened.host == host and live.course.state != OVER for live in self.tables.values()) \
                >= MOST_OF_ONE:
            raise Refusal("too-many-tables", most=MOST_OF_ONE)
        try:
            rules = rules_of(game)
            chosen = rules.options(options)
            seats = rules.new(chosen).seats
        except Unfit as error:
            raise Refusal(error.why, sentence=str(error)) from None
        except ValueError as error:
            raise Refusal("no-such-game-or-option", sentence=str(error)) from None
        filled = [*levels, *[usual] * seats][:seats]
        if len(levels) > seats or not all(level in BOTS for level in filled):
            raise Refusal("no-such-level")
        opened = entries.Opened(rules.name, rules.version, rules.changed(chosen), filled, host, secrets.token_hex(16),
                                self.around.clock.date(), quick, listed, spectators, memory_aid, chat, move, bank,
                                window, normal(name, TABLE))
        live = Live(Course(match_id()), self.around)
        await live.do(lambda: live.commit(opened))
        self.tables[live.course.table] = live
        self._used[live.course.table] = self.around.clock.now()
        return live

    def listed(self) -> list[wire.About]:
        """The tables that anybody may come to, those that wait for people first."""
        open_ = [structs.replace(live.about(), record="") for live in self.tables.values()
                 if live.course.opened.listed and not live.lost and live.course.state != OVER]
        return sorted(open_, key=lambda about: (about.state != GATHERING, -sum(seat.present for seat in about.seats)))

    def of(self, person: str) -> list[wire.About]:
        """The tables where this person sits."""
        return [live.about() for live in self.tables.values() if live.course.seat_of(person) >= 0]

    async def quick(self, person: str, game: str) -> Live:
        """A table where somebody waits for others; if there is none, a new one with bots, which begins at once."""
        for live in self.tables.values():
            course = live.course
            if (course.opened.listed and course.state == GATHERING and course.opened.game == game and live.visits
                    and course.seat_of(person) < 0 and any(not chair.person for chair in course.chairs)):
                return await self._seat(live, person, begins=False)
        live = await self.open(person, game, {}, quick=True, move=QUICK_MOVE, bank=QUICK_BANK)
        return await self._seat(live, person, begins=True)

    async def alone(self, person: str, game: str, level: str, options: Mapping[str, object]) -> Live:
        """A table with bots of one level, which begins at once; friends may come by an invitation."""
        live = await self.open(person, game, options, listed=False, usual=level)
        return await self._seat(live, person, begins=True)

    async def give_up(self, table: str, person: str) -> None:
        """Somebody leaves a table for good; it is closed if nobody else sits there."""
        live = await self.find(table)
        seat = live.course.seat_of(person)
        if seat < 0 and person != live.course.opened.host:
            raise Refusal("not-seated")
        if seat >= 0:
            await live.do(partial(live.vacate, seat))
        if not live.course.people():
            await self._close(table)

    async def _seat(self, live: Live, person: str, begins: bool) -> Live:
        """Give this person a free seat; who just opened a table with bots need not wait."""
        async def sit() -> None:
            course = live.course
            free = [seat for seat, chair in enumerate(course.chairs) if not chair.person]
            if not free or course.state != GATHERING:
                raise Refusal("try-again")
            began = [entries.Began(match_id(), self.around.clock.date())] if begins else []
            await live.commit(entries.Sat(free[0], person), *began)
            await live.know()
            live.seating()
        await live.do(sit)
        return live

    async def invite(self, table: str, person: str) -> str:
        """A code that lets people come to a table: 128 random bits."""
        live, code = await self.find(table), secrets.token_urlsafe(16)
        self._may_invite(live, person)
        if len(live.course.invites) >= 50:
            raise Refusal("too-many-invitations")
        await live.do(lambda: live.commit(entries.Invited(hashlib.sha256(code.encode()).hexdigest())))
        return code

    async def revoke(self, table: str, person: str, code: str = "") -> None:
        """This code lets nobody in any more; without one, none does."""
        live = await self.find(table)
        self._may_invite(live, person)
        digest = hashlib.sha256(code.encode()).hexdigest() if code else ""
        await live.do(lambda: live.commit(entries.Revoked(digest)))

    @staticmethod
    def _may_invite(live: Live, person: str) -> None:
        if live.course.seat_of(person) < 0 and person != live.course.opened.host:
            raise Refusal("not-seated")

    async def renamed(self, person: str, name: str) -> None:
        """Somebody has another name: tell the tables."""
        for live in self.tables.values():
            if live.course.seat_of(person) >= 0 or person in live.names:
                live.names[person] = name
                live.seating()

    async def forget(self, person: str) -> None:
        """Somebody wants to be forgotten: their seats become free."""
        for live in list(self.tables.values()):
            seat = live.course.seat_of(person)
            if seat >= 0:
                await live.do(partial(live.vacate, seat))
            live.names.pop(person, None)

    async def sweep(self) -> int:
        """Close the tables that nobody needs any more; how many."""
        now, closed = self.around.clock.now(), 0
        for table, live in list(self.tables.items()):
            idle = IDLE_OVER if live.course.state == OVER else \
                IDLE_GATHERING if live.course.state == GATHERING else IDLE_PLAYING
            if live.visits:
                self._used[table] = now
                self._old.discard(table)
                continue
            if table in self._old:               # the clock began anew when the house was opened
                self._old.discard(table)
                self._used[table] -= await self._age(live)
            if now - self._used.get(table, now) > idle:
                await self._close(table)
                closed += 1
        return closed

    async def _age(self, live: Live) -> float:
        """Seconds since anybody of a table was in the house."""
        course = live.course
        seen = await self.around.names.seen([course.opened.host, *(chair.person for chair in course.chairs)])
        return max(self.around.clock.date() - max(seen, course.opened.time, course.began), 0) / 1000

    async def _close(self, table: str) -> None:
        """Close a table for good; its log is still there."""
        live = self.tables[table]
        await self.around.store.close_table(table)
        live.say(live.visits, wire.Closed(table, "left"))
        await live.close()
        self.tables.pop(table, None)
        self._used.pop(table, None)

    async def close(self) -> None:
        """Stop all tables; their logs have everything."""
        await asyncio.gather(*(live.close() for live in self.tables.values()))
        self.tables.clear()
