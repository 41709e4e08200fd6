"""A live table: one actor owns it.  What is asked of it is done one after the other; what it does is in the log first.

`desk` does what people ask, `drive` what happens by itself: deals, bots, clocks, drop-outs.
"""
import asyncio
import logging
from collections.abc import Awaitable, Callable, Iterable
from dataclasses import dataclass, field
from functools import partial
from typing import Any, Protocol

from msgspec.structs import replace

from ..core.sight import GALLERY
from ..store import Conflict, Store, Unavailable
from . import desk, drive, entries, shown, wire
from .clock import Alarm, Clock
from .course import PLAYING, Course
from .refusal import Refusal
from .thinking import Thinkers

log = logging.getLogger("parlour.house")


class Line(Protocol):
    """The line to one client."""

    person: str
    delay: float                                 # seconds there and back

    def send(self, message: bytes) -> None:
        """Say something; never waits."""


class Names(Protocol):
    """Knows what people are called."""

    async def name(self, person: str) -> str:
        """The name of this person."""


@dataclass
class Pace:
    """How quickly things happen that nobody decides, in seconds."""

    bot: float = 0.8                             # the least time that a bot seems to need
    between: float = 3.0                         # rounds
    nonces: float = 2.0                          # to wait for what people add to a deal
    keep: float = 30.0                           # a seat for somebody whose line is gone
    again: float = 1.0                           # until something is tried again that the store could not do


@dataclass
class Around:
    """What a table needs of the house."""

    store: Store
    clock: Clock
    thinkers: Thinkers
    names: Names
    pace: Pace = field(default_factory=Pace)
    count: Callable[[str], None] = lambda what: None     # of things that happen, for the metrics


@dataclass
class Visit:
    """Somebody who is told what happens here."""

    line: Line
    seat: int                                    # GALLERY for who looks on
    positions: bool


class Live:
    """A table, its log and its visitors."""

    def __init__(self, course: Course, around: Around) -> None:
        self.course = course
        self.around = around
        self.visits: dict[Line, Visit] = {}
        self.names: dict[str, str] = {}          # of the people who sit here
        self.gone: dict[str, float] = {}         # since when nobody has a line here
        self.began: dict[tuple[int, int], float] = {}      # when decisions began, by seat and place in the log
        self.nonces: dict[int, str] = {}         # what people add to the next deal
        self.asked: tuple[int, set[int]] | None = None     # who wants to take an act back, and who agrees
        self.due: dict[tuple[Any, ...], Alarm] = {}        # what happens by itself, by what it is
        self.lost = False                        # somebody else writes the log: this is not the table any more
        self._resting = False
        self._tasks: set[asyncio.Task[None]] = set()
        self._inbox: asyncio.Queue[Callable[[], Awaitable[None]]] = asyncio.Queue()
        self._shown: shown.Shown | None = None
        self._told: dict[int, tuple[int, wire.Look]] = {}  # by seat: how many events, and what it saw last
        self._actor = asyncio.create_task(self._run(), name=f"table {course.table}")

    # -- from outside
    async def ask(self, line: Line, message: wire.AtTable) -> None:
        """Do what somebody asks, in its turn."""
        done: asyncio.Future[None] = asyncio.get_running_loop().create_future()

        async def answer() -> None:
            try:
                await desk.DESK[type(message)](self, line, message)
            except Refusal as no:
                self.refuse(line, message, no.why, no.about)
            except Unavailable:
                self.refuse(line, message, "house-unavailable", {})
            except Conflict:
                self.lose()
                self.refuse(line, message, "try-again", {})
            finally:
                if not done.done():
                    done.set_result(None)
        self.post(answer)
        await done

    def post(self, call: Callable[[], Awaitable[None]]) -> None:
        """Have this done after all that was asked before."""
        self._inbox.put_nowait(call)

    async def do(self, call: Callable[[], Awaitable[Any]]) -> Any:
        """Have this done in its turn, and wait for what comes of it."""
        done: asyncio.Future[Any] = asyncio.get_running_loop().create_future()

        async def run() -> None:
            try:
                found = await call()
            except Exception as error:
                if not done.done():
                    done.set_exception(error)
            else:
                if not done.done():
                    done.set_result(found)
        self.post(run)
        return await done

    def hang_up(self, line: Line) -> None:
        """This line is gone."""
        async def gone() -> None:
            self.leave(line)
        if line in self.visits:
            self.post(gone)

    async def close(self) -> None:
        """Stop; the log has everything."""
        self.calm()
        tasks = [self._actor, *self._tasks]
        for task in tasks:
            task.cancel()
        await asyncio.gather(*tasks, return_exceptions=True)

    async def _run(self) -> None:
        while True:
            call = await self._inbox.get()
            try:
                await call()
            except Unavailable:
                self._rest()
            except Conflict:
                self.lose()
            except Exception:
                self.around.count("errors")
                log.exception("table failed", extra={"table": self.course.table})
            if not (self.lost or self._resting):
                drive.drive(self)

    def _rest(self) -> None:
        """The store could not do it: try again in a while what happens by itself."""
        self.calm()
        self._resting = True

        async def wake() -> None:
            self._resting = False
        self.around.clock.later(self.around.pace.again, partial(self.post, wake))

    def calm(self) -> None:
        """Nothing is due any more."""
        for alarm in self.due.values():
            alarm.cancel()
        self.due.clear()

    # -- the log, then the world
    async def commit(self, *what: entries.Any) -> None:
        """Write entries to the log; only then are they true, and told."""
        await self.around.store.append(self.course.table, self.course.at, [entries.encode(entry) for entry in what])
        for entry in what:
            self.course.apply(entry)
            self.around.count(type(entry).__name__.lower())

    def start_task(self, work: Any) -> asyncio.Task[None]:
        """Work beside the actor, which ends with it."""
        task: asyncio.Task[None] = asyncio.create_task(work)
        self._tasks.add(task)
        task.add_done_callback(self._ended)
        return task

    def _ended(self, task: asyncio.Task[None]) -> None:
        self._tasks.discard(task)
        if not task.cancelled() and (error := task.exception()):
            self.around.count("errors")
            log.error("work failed", exc_info=error, extra={"table": self.course.table})

    def lose(self) -> None:
        """Somebody else writes this log: send all away, to come again."""
        self.lost = True
        self.calm()
        self.say(self.visits, wire.Closed(self.course.table, "try-again"))
        self.visits.clear()

    # -- telling
    def refuse(self, line: Line, message: wire.AtTable, why: str, about: dict[str, Any]) -> None:
        """Say that it cannot be done."""
        self.around.count("refused")
        line.send(wire.encode(wire.Refused(of=str(message.__struct_config__.tag), why=why, table=self.course.table,
                                           id=getattr(message, "id", ""), about=about)))

    def say(self, lines: Iterable[Line], message: wire.FromHouse) -> None:
        """The same to several."""
        told = wire.encode(message)
        for line in list(lines):
            line.send(told)

    def look(self, seat: int) -> wire.Look:
        """What a seat sees now."""
        course = self.course
        assert course.match
        if self._shown is None:
            self._shown = shown.Shown(course.match, course.opened.memory_aid)
        return self._shown.look(course.match, seat, seat not in course.held)

    def tell(self, only: int | None = None) -> None:
        """The news, to everybody or to one seat."""
        match, course = self.course.match, self.course
        if match is None:
            return
        left = drive.left(self)
        for seat in {visit.seat for visit in self.visits.values()}:
            if only not in (None, seat):
                continue
            if seat not in self._told:
                self.show(seat)
                continue
            since, old = self._told[seat]
            look, happened = self.look(seat), shown.story(match, seat, since)
            self._told[seat] = (since + len(happened), look)
            news = replace(shown.change(old, look), left=left)
            self._to_seat(seat, wire.News(course.table, course.at, happened, news))

    def show(self, seat: int, only: Line | None = None) -> None:
        """The whole table, to all of a seat or to one line."""
        course, match = self.course, self.course.match
        look, told, happened = None, 0, list[wire.Event]()
        if match and match.deals:
            look = self.look(seat)
            happened = shown.story(match, seat, course.deal_at)
            told = course.deal_at + len(happened)
            self._told[seat] = (told, look)
            look = replace(look, left=drive.left(self))
        message = wire.Snapshot(course.at, -1 if seat == GALLERY else seat, self.about(), look, told, happened,
                                *self.promise())
        if only:
            self._with_line(only, message)
        else:
            self._to_seat(seat, message)

    def promise(self) -> tuple[int, str]:
        """The deal, and the commitment to it."""
        match = self.course.match
        if match and match.deals and (proof := match.proofs.get(len(match.deals) - 1)):
            return len(match.deals), proof.commitment.hex()
        return 0, ""

    def show_all(self) -> None:
        """The whole table to everybody: what was told before no longer holds."""
        self._told.clear()
        self._shown = None
        for seat in {visit.seat for visit in self.visits.values()}:
            self.show(seat)

    def _to_seat(self, seat: int, message: wire.News | wire.Snapshot) -> None:
        told = wire.encode(message)
        for visit in list(self.visits.values()):
            if visit.seat == seat:
                if visit.positions:
                    self._with_line(visit.line, message)
                else:
                    visit.line.send(told)

    def _with_line(self, line: Line, message: wire.News | wire.Snapshot) -> None:
        """With the view as a position, if this line wants that."""
        visit, look = self.visits[line], message.look
        if visit.positions and look and self.course.match:
            message = replace(message, look=replace(look, line=str(self.course.match.view(visit.seat))))
        line.send(wire.encode(message))

    def about(self) -> wire.About:
        """The table: what is played, who sits there."""
        course, opened = self.course, self.course.opened
        present = {line.person for line in self.visits}
        seats = [wire.Place(self.names.get(chair.person, "") if chair.person else "", chair.level, bool(chair.person),
                            chair.person in present, course.by_bot(seat) or not chair.person, chair.bank)
                 for seat, chair in enumerate(course.chairs)]
        return wire.About(
            course.table, opened.game, opened.version, opened.options, course.state, seats,
            course.seat_of(opened.host), opened.quick, opened.spectators, course.chat, opened.memory_aid,
            course.paused, sum(visit.seat == GALLERY for visit in self.visits.values()), course.matches, course.kept,
            wire.Clock(opened.move, opened.bank) if opened.move else None, opened.window)

    async def visit(self, line: Line, seat: int, positions: bool) -> None:
        """Somebody comes, or takes another place here."""
        await self.know()
        if not self.visits:
            self.began.clear()                   # a table that wakes gives everybody their time anew
        self.visits[line] = Visit(line, seat, positions)
        self.gone.pop(line.person, None)
        self.show(seat, line)

    async def know(self) -> None:
        """Find out what the people who sit here are called."""
        for chair in self.course.chairs:
            if chair.person and chair.person not in self.names:
                self.names[chair.person] = await self.around.names.name(chair.person)
                self.gone.setdefault(chair.person, self.around.clock.now())

    async def vacate(self, seat: int) -> None:
        """Nobody has this seat any more; a bot plays on."""
        course = self.course
        bot = [entries.Decides(seat, course.signature(seat))] if course.state == PLAYING and not course.by_bot(seat) \
            else []
        await self.commit(entries.Stood(seat), *bot)
        self.seating()

    def seating(self) -> None:
        """Tell everybody of the table itself."""
        self.say(self.visits, wire.Seating(self.course.at, self.about()))

    def leave(self, line: Line) -> None:
        """This line is told no more."""
        if self.visits.pop(line, None):
            if not any(other.person == line.person for other in self.visits):
                self.gone[line.person] = self.around.clock.now()
            self.seating()
