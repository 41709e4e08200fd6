"""Duplicate matches: each deal is played once for every rotation of the bots over the seats.

So nobody owes a result to the cards; what is left is compared within each deal.
"""
import time
from collections.abc import Iterator, Mapping, Sequence
from concurrent.futures import ProcessPoolExecutor
from dataclasses import dataclass, field
from itertools import combinations
from typing import Any

from ..bots import Bot, bot
from ..games import rules_of
from ..match import Match
from .interval import Mean, mean_of, share_of
from .sequential import verdict


@dataclass
class Tally:
    """What one bot did in the matches of one deal."""

    seats: int = 0                               # it had, over all rotations
    score: int = 0
    rounds: int = 0                              # played, each counted once a seat
    wins: float = 0.0
    decisions: int = 0
    seconds: float = 0.0                         # of CPU


@dataclass
class Arena:
    """One comparison: a game with its options, and bots in the order of the seats."""

    game: str
    names: Sequence[str]
    seed: int = 0
    options: Mapping[str, Any] = field(default_factory=dict)
    played: list[dict[str, Tally]] = field(default_factory=list)     # deal by deal

    def __post_init__(self) -> None:
        """Fewer bots than seats are repeated in turn around the table."""
        rules = rules_of(self.game)
        seats = rules.new(rules.options(self.options)).seats
        if not 1 <= len(self.names) <= seats:
            raise ValueError(f"{self.game} has {seats} seats here: name 1 to {seats} bots, not {len(self.names)}.")
        self.bots: list[Bot] = [bot(self.names[seat % len(self.names)], self.seed) for seat in range(seats)]
        around = [one.name for one in self.bots]
        # turned by this many seats, the table is the same again
        self.rotations = next(k for k in range(1, seats + 1) if around[k:] + around[:k] == around)

    def play(self, deals: int, workers: int = 1) -> Iterator[None]:
        """Play this many deals more, each in every rotation; with several workers, in as many processes."""
        numbers = range(len(self.played), len(self.played) + deals)
        if workers == 1:
            for number in numbers:
                self.played.append(self.deal(number))
                yield
            return
        with ProcessPoolExecutor(workers) as pool:
            for tallies in pool.map(self.deal, numbers):
                self.played.append(tallies)
                yield

    def deal(self, number: int) -> dict[str, Tally]:
        """What the bots do with one deal."""
        tallies = {one.name: Tally() for one in self.bots}
        for k in range(self.rotations):
            _play(Match.new(self.game, f"arena {self.seed} {number}", **self.options),
                  self.bots[k:] + self.bots[:k], tallies)
        return tallies

    def __getstate__(self) -> dict[str, Any]:
        """For another process: what was played stays here."""
        return {**self.__dict__, "played": []}

    def results(self) -> dict[str, dict[str, Mean | float | int]]:
        """For each bot, over all deals."""
        found: dict[str, dict[str, Mean | float | int]] = {}
        for name in dict.fromkeys(one.name for one in self.bots):
            mine = [deal[name] for deal in self.played]
            decisions = sum(deal.decisions for deal in mine)
            found[name] = {
                "seats": mine[0].seats // self.rotations,
                "matches": len(self.played) * self.rotations,
                "score_per_match": mean_of([deal.score / deal.seats for deal in mine]),
                "score_per_round": mean_of([deal.score / deal.rounds for deal in mine]),
                "wins": share_of([deal.wins / self.rotations for deal in mine]),
                "decisions": decisions,
                "cpu_ms_per_decision": 1000 * sum(deal.seconds for deal in mine) / max(decisions, 1),
            }
        return found

    def differences(self) -> list[dict[str, str | Mean]]:
        """For each two bots, the first one's score less the second's, paired by deal."""
        names = list(dict.fromkeys(one.name for one in self.bots))
        return [{"bot": a, "less": b,
                 "score_per_match": mean_of([d[a].score / d[a].seats - d[b].score / d[b].seats for d in self.played]),
                 "score_per_round": mean_of([d[a].score / d[a].rounds - d[b].score / d[b].rounds for d in self.played])}
                for a, b in combinations(names, 2)]

    @property
    def verdict(self) -> str:
        """Whether the first bot wins more than the second: `better`, `not better`, or nothing yet."""
        a, b = list(dict.fromkeys(one.name for one in self.bots))[:2]
        return verdict([deal[a].wins / deal[a].seats - deal[b].wins / deal[b].seats for deal in self.played])


def _play(match: Match, bots: Sequence[Bot], tallies: Mapping[str, Tally]) -> None:
    """One match to its end, added to the tallies of its deal."""
    while not match.over:
        for seat in match.to_act:
            view, tally = match.view(seat), tallies[bots[seat].name]
            began = time.process_time()
            action = bots[seat].choose(view).action
            tally.seconds += time.process_time() - began
            tally.decisions += 1
            match.play(seat, action)
    rounds = len(match.deals)
    for seat, score in enumerate(match.scores):
        tally = tallies[bots[seat].name]
        tally.seats += 1
        tally.score += score
        tally.rounds += rounds
        if seat in match.winners:
            tally.wins += 1 / len(match.winners)
