"""The end of a match: it is kept, with its record and who played how well."""
from collections import Counter
from typing import TYPE_CHECKING

from ..bots import signed
from ..match import PERSON, Match
from ..store import Finished, Player
from . import entries, shown, wire

if TYPE_CHECKING:
    from .around import Line
    from .live import Live


def reveal(live: "Live", *lines: "Line") -> None:
    """Tell all, or only these, how the deal that is over came about and who held what: now everybody may know."""
    match, dealt = live.course.match, live.course.dealt
    if match and dealt and (proof := match.proofs.get(len(match.deals) - 1)):
        fair = wire.Fair(len(match.deals), proof.commitment.hex(), proof.secret.hex(),
                         [nonce.hex() for nonce in proof.nonces], match.deals[-1].hex())
        live.say(lines or live.visits, wire.Revealed(
            live.course.table, fair, shown.openly(match.rules, dealt), shown.openly(match.rules, match.state)))


async def keep(live: "Live") -> None:
    """Keep a finished match; tell that it can be looked at."""
    course, match = live.course, live.course.match
    assert match
    reveal(live)
    names = [await live.around.names.name(chair.person) if chair.person else f"{chair.level.title()} bot"
             for chair in course.chairs]
    match.names = tuple(names)
    players = [_player(live, match, seat, name) for seat, name in enumerate(names)]
    options = " ".join(f"{name}={value}" for name, value in match.rules.changed(match.options).items())
    finished = Finished(course.match_id, course.table, match.rules.name, match.rules.version, options, course.began,
                        live.around.clock.date(), tuple(players))
    await live.around.store.finish(finished, match.record())
    await live.commit(entries.Kept(course.match_id))
    live.seating()


def _player(live: "Live", match: Match, seat: int, name: str) -> Player:
    """How it went for a seat."""
    who, scores = match.decider(seat), match.scores
    better = sum((score < scores[seat]) if match.rules.least_wins else (score > scores[seat]) for score in scores)
    place = 1 if seat in match.winners else max(better + 1, 2)
    counts = Counter(event.said for event in match.events(7) if event.kind == "say" and event.seat == (
        seat % (len(scores) // 2) if event.said in match.rules.for_team else seat))
    level = signed(who).name if who != PERSON else ""
    return Player(name, place, scores[seat], live.course.chairs[seat].person or None if who == PERSON else None,
                  "" if who == PERSON else who, level, dict(counts))
