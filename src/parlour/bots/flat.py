"""A bot that tries every act in the same imagined worlds, and soon gives the worse half up."""
from collections.abc import Sequence

from ..core import bits
from ..core.flat import Flat as Tries
from ..view import View
from .bot import Bot, Thought

ASIDE = 16                                       # this part of the budget is for acts that are not worthy


class Flat(Bot):
    """Flat search with the rule of thumb, and nothing of what the levels of the house have besides."""

    usual = 2000
    most = 1_000_000

    def _think(self, view: View, legal: list[int], r: int) -> Thought:
        return halved(Tries(view.worlds), legal, self.budget, r)


def halved(tries: Tries, legal: Sequence[int], budget: int, r: int, worthy: int = -1) -> Thought:
    """Sequential halving: each stage has the same share of the budget, and the better half goes on.

    Acts that are not among the worthy are tried a little, to say what they cost, and never chosen.
    """
    left = [act for act in legal if worthy >> act & 1]
    stages = (len(left) - 1).bit_length()
    aside = legal if not stages else [act for act in legal if not worthy >> act & 1]
    if aside:
        tries.run(sum(1 << act for act in aside), max(budget // (ASIDE * len(aside)), 1), bits.scramble(r))
    for stage in range(stages):
        worlds = max(budget // (stages * len(left)), 1)
        tries.run(sum(1 << act for act in left), worlds, r + stage)
        left.sort(key=lambda act: (-tries.mean(act), act))
        left = left[:(len(left) + 1) // 2]
    return Thought(left[0], {act: tries.mean(act) for act in legal}, {act: tries.spread(act) for act in legal})
