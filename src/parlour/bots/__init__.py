"""The bots of the house, by name.

>>> bot("search:500", seed=7)
<Bot search:500, seed 7>
>>> bot("search").signature
'search@1:2000 seed 0'
"""
import re
from collections.abc import Mapping

from .baselines.hearts import Duck
from .baselines.kabul import Threshold
from .baselines.oh_hell import Counter
from .baselines.quatch import Lowest
from .baselines.qute import Ranker
from .baselines.spades import Formula
from .bot import Bot, Thought
from .flat import Flat
from .levels import Casual, Expert, Master, Novice, Skilled
from .plain import Random, Simple
from .search import Search

__all__ = ["BOTS", "DIFFICULTIES", "LEVELS", "Bot", "Thought", "bot", "signed"]

BOTS: Mapping[str, tuple[type[Bot], ...]] = {    # every version there was, the newest last
    "novice": (Novice,), "casual": (Casual,), "skilled": (Skilled,), "expert": (Expert,), "master": (Master,),
    "random": (Random,), "simple": (Simple,), "search": (Search,), "flat": (Flat,),
    "duck": (Duck,), "threshold": (Threshold,), "counter": (Counter,), "ranker": (Ranker,), "formula": (Formula,),
    "lowest": (Lowest,)}
LEVELS = ("novice", "casual", "skilled", "expert", "master")         # of the house, the weakest first
# names of a game's own for how difficult it is; where the game has a preset of that name, it is the table's part of it
DIFFICULTIES: Mapping[str, str] = {"easy": "novice", "medium": "skilled", "hard": "expert", "extreme": "master"}
_NAME = re.compile(r"([a-z]+)(?:@(\d{1,6}))?(?::(\d{1,9}))?", re.ASCII)


def bot(name: str, seed: int = 0) -> Bot:
    """The bot of this name; `search:500` has a budget of 500 simulations, `search@1` is the first version.

    `easy`, `medium`, `hard` and `extreme`, as Quatch has them, are levels by another name.
    ValueError lists what there is.
    """
    if mark := _NAME.fullmatch(name.strip().lower()):
        level = DIFFICULTIES.get(mark[1], mark[1])
        kinds = [kind for kind in BOTS.get(level, ()) if not mark[2] or kind.version == int(mark[2])]
        if kinds and (not mark[3] or 1 <= int(mark[3]) <= kinds[-1].most):
            return kinds[-1](seed, int(mark[3] or 0))
    there = ", ".join(f"{name}@{kind.version}" if len(kinds) > 1 else name for name, kinds in BOTS.items()
                      for kind in kinds)
    raise ValueError(f"There is no bot called {name[:40]!r}: there are {there}. Those that search may be given a "
                     f"budget of 1 to {Search.most} simulations, as in search:500.")


def signed(signature: str) -> Bot:
    """The bot that has this signature; ValueError if this house has none."""
    name, word, seed = signature.partition(" seed ")
    if not word or not re.fullmatch(r"\d{1,20}", seed, re.ASCII):
        raise ValueError(f"{signature[:60]!r} does not say which bot decided: that is, for example, "
                         f"{BOTS['search'][-1]().signature!r}.")
    return bot(name, int(seed))
