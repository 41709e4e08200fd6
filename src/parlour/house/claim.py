"""Playing the rest of a round out at once, where nothing that anybody can still do changes what all get."""
from typing import TYPE_CHECKING

from ..bots import signed
from ..core.table import Table
from ..match import PERSON
from ..view import View
from . import entries, wire
from .course import PLAYING
from .refusal import Refusal

if TYPE_CHECKING:
    from .around import Line
    from .live import Live

WORLDS, LINES = 6, 4000                          # how many worlds are tried, and how many acts in each


async def ask(live: "Live", line: "Line", message: wire.Claim) -> None:
    """Play the round out at once, if that is certain."""
    course, match = live.course, live.course.match
    seat = course.seat_of(line.person)
    if seat < 0:
        raise Refusal("not-seated")
    if course.state != PLAYING or not match or not match.to_act or seat not in course.people():
        raise Refusal("not-now", state=course.state)
    if course.paused:
        raise Refusal("paused")
    if course.window or not await live.around.thinkers.run(certain, match.view(seat), match.state, course.at):
        raise Refusal("not-certain")
    ahead, what = match.before(len(match.acts)), list[entries.Any]()
    while ahead.to_act:
        turn = ahead.to_act[0]
        who = ahead.decider(turn)
        chosen = next(iter(ahead.legal(turn))) if who == PERSON else \
            (await live.around.thinkers.think(signed(who), ahead.view(turn))).action
        ahead.play(turn, int(chosen))
        what.append(entries.Acted(turn, int(chosen)))
    await live.commit(*what)
    live.tell()


def certain(view: View, truth: Table, seed: int) -> bool:
    """Whether the round ends with the same scores whatever is played, in worlds that fit the view and in the true one.

    The worlds come first: nobody learns of the true cards by asking, unless what they know makes it as good as certain.
    """
    return all(_same(table) for table in (*(view.imagine(seed + n) for n in range(WORLDS)), truth))


def _same(table: Table) -> bool:
    """Every line of play from here ends the round with the same scores; False if there are too many to tell."""
    ends: set[tuple[int, ...]] = set()
    lines, left = [table], LINES
    while lines:
        here = lines.pop()
        seat = (here.to_act & -here.to_act).bit_length() - 1
        legal = here.legal(seat)
        while legal:
            act = (legal & -legal).bit_length() - 1
            legal &= legal - 1
            left -= 1
            there = here.clone()
            there.play(seat, act)
            if there.to_act:
                lines.append(there)
            else:
                ends.add(tuple(there.scores[:there.seats]))
            if left < 0 or len(ends) > 1:
                return False
    return True
