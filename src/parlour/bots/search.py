"""A bot that looks ahead in imagined worlds."""
from ..core.search import Ismcts
from ..view import View
from .bot import Bot, Thought


class Search(Bot):
    """Tree search over the worlds that fit the view; to the end of the round by rules of thumb."""

    usual = 2000
    most = 1_000_000

    def _think(self, view: View, legal: list[int], r: int) -> Thought:
        tree = Ismcts(view.worlds, self.budget + 1, guided=True)
        tree.run(self.budget, r)
        tried = tree.results()
        # the most visited, as its mean is the best founded
        best = max(tried, key=lambda act: (tried[act][0], tried[act][1], -act))
        return Thought(best, {act: mean for act, (_, mean) in tried.items()})
