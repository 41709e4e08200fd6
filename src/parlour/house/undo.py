"""Taking an act back: at once where only bots mind, else when all the people agree."""
from typing import TYPE_CHECKING

from . import entries, wire
from .course import PLAYING
from .refusal import Refusal

if TYPE_CHECKING:
    from .around import Line
    from .live import Live


def _target(live: "Live", seat: int) -> int:
    """How many acts the match had before this seat's last one; only in this deal, and while it is on."""
    course, match = live.course, live.course.match
    if course.state != PLAYING or not match or not match.to_act or course.paused or course.window:
        raise Refusal("not-now", state=course.state)
    own = [n for n, (who, _) in enumerate(match.acts) if who == seat and n >= match.dealt_at[-1]]
    if not own:
        raise Refusal("nothing-to-undo")
    return own[-1]


async def ask(live: "Live", line: "Line", message: wire.Undo) -> None:
    """Take the last act back, or ask the others."""
    course = live.course
    seat = course.seat_of(line.person)
    if seat < 0:
        raise Refusal("not-seated")
    target, others = _target(live, seat), [other for other in course.people() if other != seat]
    if others and course.opened.quick:
        raise Refusal("no-undo-here")
    if others:
        live.asked = (seat, {seat})
        live.say(live.visits, wire.Asked(course.table, seat, [seat], True))
    else:
        await _back(live, target)


async def agree(live: "Live", line: "Line", message: wire.Agree) -> None:
    """Agree, or not."""
    course = live.course
    seat = course.seat_of(line.person)
    if seat < 0:
        raise Refusal("not-seated")
    if live.asked is None:
        raise Refusal("nothing-asked")
    asker, agreed = live.asked
    if message.yes:
        agreed.add(seat)
    if not message.yes or agreed.issuperset(course.people()):
        live.asked = None
        live.say(live.visits, wire.Asked(course.table, asker, sorted(agreed), False))
        if message.yes:
            await _back(live, _target(live, asker))
    else:
        live.say(live.visits, wire.Asked(course.table, asker, sorted(agreed), True))


async def _back(live: "Live", target: int) -> None:
    await live.commit(entries.Undone(target))
    live.asked = None
    live.show_all()
