"""A live table: one actor owns it.  What is asked of it is done one after the other; what it does is in the log first.

`desk` does what people ask, `drive` what happens by itself: deals, bots, clocks, drop-outs.
"""
import asyncio
import logging
from collections import deque
from collections.abc import Awaitable, Callable
from functools import partial
from typing import Any

from ..store import Conflict, Unavailable
from . import desk, drive, entries, wire
from .around import Around, Line, Pace
from .clock import Alarm
from .course import PLAYING, Course
from .guard import Bucket
from .refusal import Refusal
from .voice import Visit, Voice

__all__ = ["Around", "Line", "Live", "Pace", "Visit"]

log = logging.getLogger("parlour.house")


class Live(Voice):
    """A table, its log and its visitors."""

    def __init__(self, course: Course, around: Around) -> None:
        super().__init__(course, around)
        self.nonces: dict[int, str] = {}         # what people add to the next deal
        self.asked: tuple[int, set[int]] | None = None     # who wants to take an act back, and who agrees
        self.talk: dict[str, Bucket] = {}        # how much each person may still say
        self.advised: set[int] = set()           # the seats that wait for a hint
        self.due: dict[tuple[Any, ...], Alarm] = {}        # what happens by itself, by what it is
        self.lost = False                        # somebody else writes the log: this is not the table any more
        self._resting = False
        self._tasks: set[asyncio.Task[None]] = set()
        self._inbox: deque[Callable[[], Awaitable[None]]] = deque()
        self._more: asyncio.Future[None] = asyncio.get_running_loop().create_future()      # there is something in it
        self._actor = asyncio.create_task(self._run(), name=f"table {course.table}")

    # -- from outside
    def ask(self, line: Line, message: wire.AtTable) -> None:
        """Do what somebody asks, in its turn."""
        if self._actor.done():
            self.refuse(line, message, "try-again", {})
        else:
            self.post(partial(self._answer, line, message))

    async def _answer(self, line: Line, message: wire.AtTable) -> None:
        try:
            await desk.DESK[type(message)](self, line, message)
        except Refusal as no:
            self.refuse(line, message, no.why, no.about)
        except Unavailable:
            self.refuse(line, message, "house-unavailable", {})
        except Conflict:
            self.lose()
            self.refuse(line, message, "try-again", {})
        except Exception:
            self.refuse(line, message, "house-failed", {})
            raise                                # the actor counts it and goes on

    def post(self, call: Callable[[], Awaitable[None]]) -> None:
        """Have this done after all that was asked before."""
        self._inbox.append(call)
        if not self._more.done():
            self._more.set_result(None)

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
        await asyncio.wait({done, self._actor}, return_when=asyncio.FIRST_COMPLETED)
        if not done.done():                      # the table was closed before its turn came
            raise Refusal("try-again")
        return done.result()

    def hang_up(self, line: Line) -> None:
        """This line is gone."""
        async def gone() -> None:
            self.leave(line)
        self.post(gone)                          # it may have asked to come, and not be here yet

    async def close(self) -> None:
        """Stop; the log has everything."""
        self.calm()
        tasks = [self._actor, *self._tasks]
        for task in tasks:
            task.cancel()
        await asyncio.gather(*tasks, return_exceptions=True)
        for call in self._inbox:                 # who asked too late hears of it
            if isinstance(call, partial) and call.func == self._answer:
                line, message = call.args
                self.refuse(line, message, "try-again", {})
        self._inbox.clear()

    async def _run(self) -> None:
        while True:
            if not self._inbox:
                self._more = asyncio.get_running_loop().create_future()
                await self._more
            call = self._inbox.popleft()
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
            self.around.count(str(entry.__struct_config__.tag))

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

    async def vacate(self, seat: int) -> None:
        """Nobody has this seat any more; a bot plays on."""
        course = self.course
        bot = [entries.Decides(seat, course.signature(seat))] if course.state == PLAYING and not course.by_bot(seat) \
            else []
        await self.commit(entries.Stood(seat), *bot)
        self.seating()
