"""Reaction windows: several seats owe a decision at once, and who does not answer passes.

Sealed, a window always has the same length, so that nobody learns who thought about it.  In real time the quickest
counts: the time since each client showed the cards, as far as the line's own delay allows that to be believed.
"""
import hashlib
import math
from statistics import NormalDist
from typing import TYPE_CHECKING

from ..bots import signed
from . import entries
from .course import Course
from .refusal import Refusal

if TYPE_CHECKING:
    from .live import Live

SLACK, TOO_SOON, ALIKE = 0.050, 0.150, 25        # seconds, seconds, milliseconds
JUDGE = 0.250                                    # the longest wait for slower lines after the first answer
MEDIAN = {"novice": 2.6, "casual": 2.1, "skilled": 1.7, "expert": 1.1, "master": 0.8}
QUICKEST = 0.450


def length(live: "Live", begun: float) -> float:
    """Seconds from its beginning until a window closes."""
    course, match = live.course, live.course.match
    assert match
    whole = course.opened.window / 1000
    if not course.realtime or not course.held:
        return whole
    wait = min(JUDGE, max((line.delay for line in live.visits), default=0.0))
    tried = [sealed.after / 1000 for sealed in course.held.values() if not _passes(live, sealed.act)]
    if tried:
        return min(whole, min(tried) + wait)
    return max(sealed.after for sealed in course.held.values()) / 1000 if set(match.to_act) <= set(course.held) \
        else whole


def reacted(live: "Live", elapsed: int | None, delay: float) -> int:
    """Milliseconds after which somebody reacted, as far as their word can be believed."""
    course, match, clock = live.course, live.course.match, live.around.clock
    assert match
    opened = max(course.since[seat] for seat in match.to_act)
    here = clock.now() - live.began.get((-2, opened), clock.now())
    told = here if elapsed is None else min(max(elapsed / 1000, here - delay - SLACK), here)
    if course.realtime and told < TOO_SOON:
        raise Refusal("too-soon")
    return round(told * 1000)


def reaction_time(course: Course, seat: int) -> float:
    """Seconds until a bot reacts, drawn without a look at any card."""
    told = hashlib.sha256(f"{course.opened.secret} {course.match_id} {course.since[seat]} {seat}".encode()).digest()
    share = (int.from_bytes(told[:6], "little") + 0.5) / (1 << 48)
    return max(QUICKEST, MEDIAN.get(course.chairs[seat].level, 1.7) * math.exp(NormalDist().inv_cdf(share) * 0.35))


def _passes(live: "Live", act: int) -> bool:
    match = live.course.match
    assert match
    return match.rules.pages[match.page][act] == "pass"


async def close(live: "Live") -> None:
    """Do what was sealed, in its order; who has not answered when the time is up passes.

    Bots decide as their turn comes, so that what they decide can be run again from the record.
    """
    course, match = live.course, live.course.match
    assert match
    seats = list(match.to_act)
    nothing = match.rules.act("pass", match.page)
    acts = {seat: course.held[seat].act for seat in seats if seat in course.held}
    tried = course.realtime and any(act != nothing for act in acts.values())
    if not tried:                                # or the others still have their time
        acts = {seat: acts.get(seat, nothing) for seat in seats}
    ahead, what, page = match.before(len(match.acts)), list[entries.Any](), match.page
    for seat in _order(course, acts):
        if ahead.page != page or seat not in ahead.to_act:
            continue
        act = acts[seat]
        if course.by_bot(seat):
            act = (await live.around.thinkers.think(signed(ahead.decider(seat)), ahead.view(seat))).action
        if ahead.why_not(seat, act) is None:
            ahead.play(seat, act)
            what.append(entries.Acted(seat, act))
    await live.commit(*what, entries.Unsealed())
    live.tell()


def _order(course: Course, acts: dict[int, int]) -> list[int]:
    """The quickest first; who is as good as equal, from the left of who acted last."""
    assert course.match
    before, seats = course.match.acts, len(course.chairs)
    last = before[-1][0] if before else seats - 1
    around = sorted(acts, key=lambda seat: (seat - last - 1) % seats)
    if not course.realtime:
        return around
    late = max((sealed.after for sealed in course.held.values()), default=0) + 10 * ALIKE
    return sorted(around, key=lambda seat: (course.held[seat].after if seat in course.held else late) // ALIKE)


