"""A bot that tries every act in the same imagined worlds, and soon gives the worse half up."""
from ..core.flat import Flat as Tries
from ..view import View
from .bot import Bot, Thought


class Flat(Bot):
    """Sequential halving: each stage has the same share of the budget, and the better half goes on."""

    usual = 2000
    most = 1_000_000

    def _think(self, view: View, legal: list[int], r: int) -> Thought:
        tries, left = Tries(view.worlds), list(legal)
        stages = (len(legal) - 1).bit_length()
        for stage in range(stages):
            worlds = max(self.budget // (stages * len(left)), 1)
            tries.run(sum(1 << act for act in left), worlds, r + stage)
            left.sort(key=lambda act: (-tries.mean(act), act))
            left = left[:(len(left) + 1) // 2]
        return Thought(left[0], {act: tries.mean(act) for act in legal}, {act: tries.spread(act) for act in legal})
