"""A bot that plans several of its own acts ahead, in imagined worlds."""
import math

from ..core import bits
from ..core.search import Ismcts
from ..view import View
from .bot import Bot, Thought


class Search(Bot):
    """Tree search over the worlds that fit the view; to the end of the round by rules of thumb."""

    usual = 2000
    most = 1_000_000

    def _think(self, view: View, legal: list[int], r: int) -> Thought:
        return grown(Ismcts(view.worlds, self.budget + 1, guided=True), self.budget, r)


def grown(tree: Ismcts, budget: int, r: int, spreads: float = 0.0, worthy: int = -1) -> Thought:
    """What a tree finds with this budget; the most visited worthy act is chosen, as its mean is the best founded.

    With `spreads` a first part of the budget tells how far what an act is worth lies around its mean, and the
    rest explores so many times as much: where little is at stake, little is lost on acts that are worse.
    """
    first = min(max(budget // 16, 40), budget) if spreads else 0
    if first:
        tree.run(first, bits.scramble(r))
        found = tree.results().values()
        spread = math.sqrt(math.fsum(n * around * around for n, _, around in found) / first)
        tree.exploration = max(spreads * spread, 1e-4)
    tree.run(budget - first, r)
    tried = tree.results()
    best = max([act for act in tried if worthy >> act & 1] or tried,
               key=lambda act: (tried[act][0], tried[act][1], -act))
    return Thought(best, {act: mean for act, (_, mean, _) in tried.items()},
                   {act: spread for act, (_, _, spread) in tried.items()})
