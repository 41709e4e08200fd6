"""The bots of the house, by name.

>>> bot("search:500", seed=7)
<Bot search:500, seed 7>
"""
from collections.abc import Mapping

from .bot import Bot, Thought
from .plain import Random, Simple
from .search import Search

__all__ = ["BOTS", "Bot", "Thought", "bot"]

BOTS: Mapping[str, type[Bot]] = {"random": Random, "simple": Simple, "search": Search}


def bot(name: str, seed: int = 0) -> Bot:
    """The bot of this name; `search:500` has a budget of 500 simulations.  ValueError lists what there is."""
    kind, colon, budget = name.strip().lower().partition(":")
    found = BOTS.get(kind)
    if found and not colon:
        return found(seed)
    if found and budget.isascii() and budget.isdigit() and len(budget) < 10 and 1 <= int(budget) <= found.most:
        return found(seed, int(budget))
    there = ", ".join(kind if not other.most else f"{kind} or {kind}:N with N from 1 to {other.most} simulations"
                      for kind, other in BOTS.items())
    raise ValueError(f"There is no bot called {name[:40]!r}: there are {there}.")
