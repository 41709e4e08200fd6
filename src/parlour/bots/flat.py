"""A bot that tries every act in the same imagined worlds, and soon gives the worse half up."""
from collections.abc import Sequence

from ..core.flat import Flat as Tries
from ..view import View
from .bot import Bot, Thought


class Flat(Bot):
    """Flat search with the rule of thumb, and nothing of what the levels of the house have besides."""

    usual = 2000
    most = 1_000_000

    def _think(self, view: View, legal: list[int], r: int) -> Thought:
        return halved(Tries(view.worlds), legal, self.budget, r)


def halved(tries: Tries, legal: Sequence[int], budget: int, r: int, sensible: int = 0) -> Thought:
    """Sequential halving: each stage has the same share of the budget, and the better half goes on.

    If some acts are `sensible`, all are tried in the first stage, but only those go on.
    """
    left, stages = list(legal), (len(legal) - 1).bit_length()
    for stage in range(stages):
        worlds = max(budget // (stages * len(left)), 1)
        tries.run(sum(1 << act for act in left), worlds, r + stage)
        half = (len(left) + 1) // 2
        left = [act for act in left if sensible >> act & 1] or left
        left.sort(key=lambda act: (-tries.mean(act), act))
        left = left[:half]
    return Thought(left[0], {act: tries.mean(act) for act in legal}, {act: tries.spread(act) for act in legal})
