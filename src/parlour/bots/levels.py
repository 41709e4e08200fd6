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
from .reasons import Reason, reasons
from .search import grown


@dataclass(frozen=True)
class Level:
    """How one level plays one game."""

    budget: int                                  # simulations for a decision; 0: decides at a glance
    tree: bool = False                           # plans several own acts ahead
    knows: int = 0                               # the concepts of the game's mind, one bit each
    among: int = 1                               # of so many worlds the likelier ones by what others did
    heeding: bool = False                        # minds what looking and hiding are worth
    explore: float = 0.4
    spreads: float = 0.0                         # explores so many times the spread instead, if not 0
    care: float = 0.0                            # what it does not care about: acts are alike up to so much less
    memory: Memory = field(default_factory=Memory)


_FORGETFUL, _HAZY, _FAIR = Memory(0.3, False, 0.2), Memory(0.6, False, 0.1), Memory(0.9, True)
_OTHERS = (Level(40, care=0.04, memory=_FORGETFUL), Level(150, care=0.02, memory=_HAZY), Level(600, memory=_FAIR),
           Level(3000), Level(20_000))
LEVELS = {
    "qute": (Level(0, knows=4, memory=_FORGETFUL), Level(0, memory=_HAZY), Level(240, memory=Memory(0.4)),
             Level(300, knows=2), Level(3000, knows=3)),
    "hearts": (Level(0, knows=50, memory=_FORGETFUL), Level(0, knows=18, memory=_HAZY), Level(200, knows=24),
               Level(1500, knows=13), Level(7000, tree=True, knows=13, spreads=2.5)),
    "spades": (Level(0, knows=4, memory=_FORGETFUL), Level(0, knows=6, memory=_HAZY), Level(400, knows=2),
               Level(1000, knows=3, among=4), Level(4000, knows=3, among=16)),
    "oh_hell": (Level(40, care=0.03, memory=_FORGETFUL), Level(120, care=0.02, memory=_HAZY),
                Level(500, memory=_FAIR), Level(2000, tree=True, among=2, explore=1.2),
                Level(8000, tree=True, knows=1, among=8, explore=1.2)),
    "kabul": (Level(0, memory=_FORGETFUL), Level(0, knows=1, memory=Memory(0.45, False, 0.15)), Level(0, knows=1),
              Level(150, knows=1, heeding=True), Level(2000, knows=5, heeding=True)),
    "quatch": (Level(0, knows=1, memory=_FORGETFUL), Level(60, knows=3, memory=_HAZY), Level(140, knows=3),
               Level(320, knows=7), Level(750, knows=7)),
}


class Player(Bot):
    """A level of the house; `:N` gives it another budget."""

    most = 1_000_000
    rank = 0

    def level(self, game: str) -> Level:
        """How it plays this game."""
        return LEVELS.get(game, _OTHERS)[self.rank]

    def _think(self, view: View, legal: list[int], r: int) -> Thought:
        level = self.level(view.game)
        seen = remembered(view, level.memory, self.seed)
        mind = mind_of(view.game)
        budget = (self.budget or level.budget) * mind(seen.table(), level.knows).effort(view.seat)
        if not budget:
            return Thought(mind(seen.imagine(r), level.knows).decide(view.seat, r), {})
        world = mind(seen.imagine(r), level.knows)
        if found := world.solved(view.seat, sum(1 << z for z, hidden in enumerate(seen.hides) if hidden)):
            return Thought(max(found, key=lambda act: (found[act], -act)), found)
        worthy = world.worthy(view.seat, view.legal) & view.legal or view.legal
        if level.tree:
            tree = Ismcts(seen.worlds, budget + 1, level.explore, True, mind, level.knows, level.among)
            return grown(tree, budget, r, level.spreads, worthy)
        tries = Tries(seen.worlds, mind, level.knows, level.among, level.heeding)
        return _careless(halved(tries, legal, budget, r, worthy), worthy, level.care, r)

    def explain(self, view: View, thought: Thought) -> list[Reason]:
        """Of the act that it chose against the next best, in deals as it imagines them."""
        level = self.level(view.game)
        ranked = sorted(thought.scores, key=lambda act: (act != thought.action, -thought.scores[act], act))
        if len(ranked) < 2:
            return []
        tries = Tries(view.worlds, mind_of(view.game), level.knows, level.among, level.heeding)
        return reasons(view, tries, ranked, self._number(view))


def _careless(thought: Thought, worthy: int, care: float, r: int) -> Thought:
    """Of the worthy acts that seem nearly as good as the best, any: the better the likelier."""
    if not care:
        return thought
    scores = {act: score for act, score in thought.scores.items() if worthy >> act & 1}
    best = max(scores.values())
    near = {act: score for act, score in scores.items() if score >= best - care}
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
