"""A bot that plans several of its own acts ahead, in imagined worlds."""
from ..core.search import Ismcts
from ..view import View
from .bot import Bot, Thought


class Search(Bot):
    """Tree search over the worlds that fit the view; to the end of the round by rules of thumb."""

    usual = 2000
    most = 1_000_000

    def _think(self, view: View, legal: list[int], r: int) -> Thought:
        return grown(Ismcts(view.worlds, self.budget + 1, guided=True), self.budget, r)


def grown(tree: Ismcts, budget: int, r: int) -> Thought:
    """What a tree finds with this budget; the most visited act is chosen, as its mean is the best founded."""
    tree.run(budget, r)
    tried = tree.results()
    best = max(tried, key=lambda act: (tried[act][0], tried[act][1], -act))
    return Thought(best, {act: mean for act, (_, mean, _) in tried.items()},
                   {act: spread for act, (_, _, spread) in tried.items()})
