"""Why an act: which hidden card, in which place, matters most to the choice between the two best acts."""
import math
from collections.abc import Sequence
from dataclasses import dataclass

from ..core.bits import each
from ..core.flat import Flat as Tries
from ..view import View

WORLDS = 400                                     # imagined deals that are looked at
SURE = 4.0                                       # standard errors that a difference must stand out by
MOST = 2                                         # reasons that are told
RARE = 0.1                                       # what is so unlikely, or so certain, is no reason


@dataclass(frozen=True)
class Reason:
    """A hidden card, where it may lie, and what the chosen act brings more than the next there and elsewhere."""

    card: str
    zone: str
    share: float                                 # of the imagined deals in which it lies there
    other: str                                   # the next best act
    there: float                                 # rewards, each from 0 to 1: what is gained if it lies there
    elsewhere: float


def reasons(view: View, tries: Tries, acts: Sequence[int], r: int) -> list[Reason]:
    """The cards that say most about the first of these acts against the second, the weightiest first."""
    if len(acts) < 2:
        return []
    (best, other), rules = acts[:2], view.rules
    gains, lying = [], []
    before = 0.0
    for number in range(WORLDS):
        tries.run(1 << best | 1 << other, 1, r + number)
        total = (tries.mean(best) - tries.mean(other)) * tries.tried[best]
        gains.append(total - before)
        before = total
        lying.append(list(tries.world.zone[:len(view.cards)]))
    found = []
    for z, hidden in enumerate(view.hides):
        for card in each(view.may[z] & ~view.cards[z]) if hidden else ():
            at = [gain for gain, zones in zip(gains, lying, strict=True) if zones[z] >> card & 1]
            reason = Reason(rules.cards[card], rules.zones[z], len(at) / WORLDS, rules.pages[view.page][other],
                            *_means(at, gains))
            if weight := _weight(reason, gains):
                found.append((weight, reason))
    kept: dict[str, Reason] = {}                 # of a card, the place that says most
    for _, one in sorted(found, key=lambda pair: -pair[0]):
        kept.setdefault(one.card, one)
    return list(kept.values())[:MOST]


def _means(at: list[float], gains: list[float]) -> tuple[float, float]:
    """What is gained there, and elsewhere."""
    rest = len(gains) - len(at)
    return math.fsum(at) / max(len(at), 1), (math.fsum(gains) - math.fsum(at)) / max(rest, 1)


def _weight(reason: Reason, gains: list[float]) -> float:
    """How much of what varies this explains; 0 if that may be chance."""
    if not RARE <= reason.share <= 1 - RARE:
        return 0.0
    mean = math.fsum(gains) / WORLDS
    spread = math.sqrt(math.fsum((gain - mean) ** 2 for gain in gains) / WORLDS)
    weight = abs(reason.there - reason.elsewhere) * math.sqrt(reason.share * (1 - reason.share))
    return weight if weight * math.sqrt(WORLDS) > SURE * spread else 0.0
