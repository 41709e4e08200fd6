"""The opponents of the house, at five levels: they differ in what they notice, remember and plan.

None of them ever plays at random, and none sees more than its view.
"""
import math
from dataclasses import dataclass, field

from ..core import bits
from ..core.flat import Flat as Tries
from ..core.search import Ismcts
from ..minds import mind_of
from ..view import View
from .bot import Bot, Thought
from .flat import halved
from .memory import Memory, remembered
from .search import grown


@dataclass(frozen=True)
class Level:
    """How one level plays one game."""

    budget: int                                  # simulations for a decision; 0: decides at a glance
    tree: bool = False                           # plans several own acts ahead
    knows: int = 0                               # the concepts of the game's mind, one bit each
    among: int = 1                               # of so many worlds the likeliest by what others did
    heeding: bool = False                        # minds what looking and hiding are worth
    explore: float = 0.4
    care: float = 0.0                            # what it does not care about: acts are alike up to so much less
    memory: Memory = field(default_factory=Memory)


_FORGETFUL, _HAZY, _FAIR = Memory(0.3, False, 0.2), Memory(0.6, False, 0.1), Memory(0.9, True)
_OTHERS = (Level(40, care=0.04, memory=_FORGETFUL), Level(150, care=0.02, memory=_HAZY), Level(600, memory=_FAIR),
           Level(3000), Level(20_000))
LEVELS = {"hearts": (Level(0, memory=_FORGETFUL), Level(0, knows=2, memory=_HAZY), Level(300, memory=_FAIR),
                     Level(2000), Level(8000, tree=True)),
          "spades": (Level(0, knows=4, memory=_FORGETFUL), Level(0, knows=6, memory=_HAZY), Level(200, knows=2),
                     Level(1000, knows=3, among=4), Level(4000, knows=3, among=16))}


class Player(Bot):
    """A level of the house; `:N` gives it another budget."""

    most = 1_000_000
    rank = 0

    def level(self, game: str) -> Level:
        """How it plays this game."""
        return LEVELS.get(game, _OTHERS)[self.rank]

    def _think(self, view: View, legal: list[int], r: int) -> Thought:
        level = self.level(view.game)
        budget = self.budget or level.budget
        seen = remembered(view, level.memory, self.seed)
        mind = mind_of(view.game)
        if not budget:
            return Thought(mind(seen.imagine(r), level.knows).decide(view.seat, r), {})
        if level.tree:
            return grown(Ismcts(seen.worlds, budget + 1, level.explore, True, mind, level.knows), budget, r)
        sensible = mind(seen.table(), level.knows).sensible(view.seat)
        tries = Tries(seen.worlds, mind, level.knows, level.among, level.heeding)
        return _careless(halved(tries, legal, budget, r, sensible), level.care, r)


def _careless(thought: Thought, care: float, r: int) -> Thought:
    """Of the acts that seem nearly as good as the best, any: the better the likelier."""
    if not care:
        return thought
    best = max(thought.scores.values())
    near = {act: score for act, score in thought.scores.items() if score >= best - care}
    weights = [math.exp((score - best) / (care / 2)) for score in near.values()]
    x = bits.fraction(bits.scramble(r)) * math.fsum(weights)
    for act, weight in zip(near, weights, strict=True):
        x -= weight
        if x < 0:
            return Thought(act, thought.scores, thought.spread)
    return thought


class Novice(Player):
    """Sees its own cards and what lies before it."""

    rank = 0


class Casual(Player):
    """Remembers some of what was played."""

    rank = 1


class Skilled(Player):
    """Notices who has none of a suit, and plans the round."""

    rank = 2


class Expert(Player):
    """Forgets nothing."""

    rank = 3


class Master(Player):
    """Plans several of its own acts ahead."""

    rank = 4
