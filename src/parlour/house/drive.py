"""What happens at a table by itself: deals, bots, clocks, drop-outs, reaction windows, and the end.

After whatever happened, `drive` says what is due; what was due and is no more is called off.
"""
import hashlib
import secrets
from collections.abc import Awaitable, Callable
from functools import partial
from typing import TYPE_CHECKING, Any

from ..bots import signed
from ..match import PERSON
from . import entries, finish, wire
from .clock import Alarm
from .course import OVER
from .thinking import rest
from .window import close, length, reaction_time

if TYPE_CHECKING:
    from .live import Live

Start = Callable[[], Alarm]


def drive(live: "Live") -> None:
    """Start what is due, and call off what is not."""
    wanted = dict(_due(live))
    for key in [key for key in live.due if key not in wanted]:
        live.due.pop(key).cancel()
    for key, start in wanted.items():
        if key not in live.due:
            live.due[key] = start()


def _due(live: "Live") -> list[tuple[tuple[Any, ...], Start]]:
    """What is due now; a table that nobody visits sleeps."""
    course, match = live.course, live.course.match
    if match is None:
        return []
    if course.state == OVER:
        return [] if course.kept == course.match_id else [_soon(live, ("keep", course.match_id), 0, finish.keep)]
    if course.paused or not live.visits:
        return []
    if not match.to_act:
        return [_deal(live)]
    due = [_dropped(live, seat) for seat in course.people() if course.chairs[seat].person in live.gone]
    if course.window:
        return due + _window(live)
    for seat in match.to_act:
        live.began.setdefault((seat, course.since[seat]), live.around.clock.now())
        if course.by_bot(seat):
            due.append(_thinks(live, seat))
        elif course.opened.move:
            due.append(_clock(live, seat))
    return due


def _soon(live: "Live", key: tuple[Any, ...], seconds: float,
          call: Callable[["Live"], Awaitable[None]]) -> tuple[tuple[Any, ...], Start]:
    """In so many seconds, in the table's turn, do this."""
    async def now() -> None:
        if key in live.due:                      # or it was called off since
            del live.due[key]
            await call(live)
    return key, lambda: live.around.clock.later(seconds, partial(live.post, now))


# -- deals

def _deal(live: "Live") -> tuple[tuple[Any, ...], Start]:
    """After a pause, and when all had time to add to it."""
    course, match = live.course, live.course.match
    assert match
    number = len(match.deals) + 1
    if course.commit is None:
        return _soon(live, ("commit", number), 0, _commit)
    present = {line.person for line in live.visits}
    missing = any(course.chairs[seat].person in present and seat not in live.nonces for seat in course.people())
    begun = live.began.setdefault((-1, number), live.around.clock.now())
    wait = (live.around.pace.between if number > 1 else 0) + (live.around.pace.nonces if missing else 0)
    return _soon(live, ("deal", number, missing), max(begun + wait - live.around.clock.now(), 0), _hand_out)


async def _commit(live: "Live") -> None:
    """Tell how the last deal came about, and commit to the next."""
    assert live.course.match
    finish.reveal(live)
    secret, number = secrets.token_hex(32), len(live.course.match.deals) + 1
    live.nonces.clear()
    await live.commit(entries.Commits(number, secret))
    commitment = hashlib.sha256(bytes.fromhex(secret)).hexdigest()
    live.say(live.visits, wire.Committed(live.course.table, number, commitment))


async def _hand_out(live: "Live") -> None:
    await live.commit(entries.Deals([live.nonces.get(seat, "") for seat in range(len(live.course.chairs))]))
    live.nonces.clear()
    live.began.clear()
    live.tell()


# -- bots

def _thinks(live: "Live", seat: int) -> tuple[tuple[Any, ...], Start]:
    since = live.course.since[seat]
    key = ("bot", seat, since)
    return key, lambda: live.start_task(_think(live, key, seat, since))


async def _think(live: "Live", key: tuple[Any, ...], seat: int, since: int) -> None:
    """Think, wait until the pace is kept, and act, if that is still asked for."""
    course, clock, match = live.course, live.around.clock, live.course.match
    assert match
    begun, done = clock.now(), len(match.acts)
    thought = await live.around.thinkers.think(signed(match.decider(seat)), match.view(seat))
    await clock.sleep(rest(live.around.pace.bot, clock.now() - begun))

    async def acts() -> None:
        if live.due.pop(key, None) and course.since[seat] == since:
            best = thought
            if len(match.acts) != done:          # others decided meanwhile: a decision is of the moment it is made
                best = await live.around.thinkers.think(signed(match.decider(seat)), match.view(seat))
            await live.commit(entries.Acted(seat, best.action))
            live.asked = None
            live.tell()
    live.post(acts)


# -- clocks and drop-outs

def _clock(live: "Live", seat: int) -> tuple[tuple[Any, ...], Start]:
    course = live.course
    since = course.since[seat]
    seconds = (course.opened.move + course.chairs[seat].bank - live.used(seat)) / 1000
    return _soon(live, ("clock", seat, since), max(seconds, 0), lambda live: _timed_out(live, seat, since))


async def _timed_out(live: "Live", seat: int, since: int) -> None:
    """A bot plays this one act."""
    course, match = live.course, live.course.match
    assert match
    if course.since[seat] == since:
        who = course.signature(seat)
        thought = await live.around.thinkers.think(signed(who), match.view(seat))
        await live.commit(entries.Decides(seat, who), entries.Acted(seat, thought.action, spent=live.spent(seat)),
                          entries.Decides(seat, PERSON))
        live.asked = None
        live.tell()


def _dropped(live: "Live", seat: int) -> tuple[tuple[Any, ...], Start]:
    person = live.course.chairs[seat].person
    since = live.gone[person]
    wait = max(since + live.around.pace.keep - live.around.clock.now(), 0)

    async def bot_takes(live: "Live") -> None:
        course = live.course
        await live.commit(entries.Decides(seat, course.signature(seat)))
        live.seating()
        live.tell()
    return _soon(live, ("gone", seat, since), wait, bot_takes)


# -- reaction windows

def _window(live: "Live") -> list[tuple[tuple[Any, ...], Start]]:
    """Those who owe a decision have so long; what they do counts when the window closes."""
    course, match = live.course, live.course.match
    assert match
    opened = max(course.since[seat] for seat in match.to_act)
    begun = live.began.setdefault((-2, opened), live.around.clock.now())
    ends = begun + length(live, begun)
    wait = max(ends - live.around.clock.now(), 0)
    due = [_soon(live, ("window", opened, round(ends, 3)), wait, close)]
    for seat in match.to_act:
        if course.realtime and course.by_bot(seat) and seat not in course.held:
            key = ("seals", seat, opened)
            due.append(_sealing(live, key, seat, begun))
    return due


def _sealing(live: "Live", key: tuple[Any, ...], seat: int, begun: float) -> tuple[tuple[Any, ...], Start]:
    return key, lambda: live.start_task(_seals(live, key, seat, begun))


async def _seals(live: "Live", key: tuple[Any, ...], seat: int, begun: float) -> None:
    """A bot reacts where the quickest counts, after a time that hangs on nothing it sees."""
    course, clock, match = live.course, live.around.clock, live.course.match
    assert match
    after = reaction_time(course, seat)
    thought = await live.around.thinkers.think(signed(match.decider(seat)), match.view(seat))
    await clock.sleep(begun + after - clock.now())

    async def seals() -> None:
        if live.due.pop(key, None) and course.window and seat not in course.held:
            await live.commit(entries.Sealed(seat, thought.action, after=round(after * 1000)))
    live.post(seals)
