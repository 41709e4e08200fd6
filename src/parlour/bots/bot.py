"""What a bot is: it is shown a view, and answers with a thought."""
import hashlib
from abc import ABC, abstractmethod
from dataclasses import dataclass, field

from ..core.bits import each
from ..view import View
from .reasons import Reason


@dataclass(frozen=True)
class Thought:
    """The act that a bot chose, and the reward from 0 to 1 that it expects of each act it weighed.

    `spread` says how far that reward lies around it from one imagined world to the next, where the bot can tell.
    """

    action: int
    scores: dict[int, float]
    spread: dict[int, float] = field(default_factory=dict)


class Bot(ABC):
    """Decides for one seat, from nothing but its view.

    The same view, name and seed give the same act whatever was asked before, so anyone can re-run a decision.
    """

    version = 1                                  # a later one decides otherwise; the earlier ones are kept
    usual = 0                                    # the budget in simulations if none is asked for; 0: it makes none
    most = 0                                     # and the largest

    def __init__(self, seed: int = 0, budget: int = 0) -> None:
        self.seed = seed
        self.budget = budget or self.usual
        kind = type(self).__name__.lower()
        self.name = kind if self.budget == self.usual else f"{kind}:{self.budget}"

    @property
    def signature(self) -> str:
        """All that is needed to run its decisions again, as a record says it."""
        budget = f":{self.budget}" if self.budget else ""
        return f"{type(self).__name__.lower()}@{self.version}{budget} seed {self.seed}"

    def choose(self, view: View) -> Thought:
        """One of the legal acts of this view; ValueError if it has none."""
        legal = each(view.legal)
        if not legal:
            raise ValueError(f"Seat {view.seat} owes no decision now, so there is nothing to choose.")
        if len(legal) == 1:
            return Thought(legal[0], {})
        return self._think(view, legal, self._number(view))

    def explain(self, view: View, thought: Thought) -> list[Reason]:
        """Which hidden cards speak most for what it chose; nothing if it cannot tell."""
        return []

    @abstractmethod
    def _think(self, view: View, legal: list[int], r: int) -> Thought:
        """Choose among several legal acts; r is the random number of this decision."""

    def _number(self, view: View) -> int:
        """64 random bits that hang on the seed and on what is seen, never on earlier calls."""
        return int.from_bytes(hashlib.sha256(f"{self.seed}\n{view}".encode()).digest()[:8], "little")

    def __repr__(self) -> str:
        return f"<Bot {self.name}, seed {self.seed}>"
