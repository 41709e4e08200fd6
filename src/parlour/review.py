"""Looking back on a match: what each decision was expected to bring, and what a better one would have.

All from the view that the seat had when it decided: hindsight knows the cards, a good decision cannot.
"""
from collections.abc import Iterator, Sequence
from dataclasses import dataclass, field

from .bots import Bot
from .match import Match
from .view import View


@dataclass(frozen=True)
class Judged:
    """One decision: expected rewards are from 0 (worst) to 1 (best) in the round."""

    number: int                                  # of the act in the match, from 1
    round: int                                   # from 1
    seat: int
    act: str
    better: str                                  # the best act there was; the same one if nothing was lost
    loss: float
    scores: dict[str, float]
    view: View = field(repr=False)               # what the seat saw


@dataclass(frozen=True)
class Account:
    """A seat's match: the mean reward of its rounds, and how far skill and luck moved it from the table's mean."""

    seat: int
    reward: float
    skill: float                                 # what its own decisions cost, so never above 0
    luck: float                                  # the rest: cards, and how others played
    decisions: int
    mistakes: int                                # decisions that cost more than doubt would explain


DOUBT = 0.02                                     # a loss below this may be chance in the search


def judged(match: Match, judge: Bot, seats: Sequence[int] = ()) -> Iterator[Judged]:
    """Each decision of these seats, of all if none is named, where there was a choice."""
    for number, (before, seat, act, _) in enumerate(match.decided(), 1):
        view = before.view(seat)
        if (seats and seat not in seats) or len(view.acts) < 2:
            continue
        thought, names = judge.choose(view), before.rules.pages[before.page]
        if not thought.scores:
            raise ValueError(f"The bot {judge.name} weighs nothing: let one that searches judge, such as flat.")
        best = max(thought.scores, key=lambda one: (thought.scores[one], one == act, -one))
        yield Judged(number, view.round + 1, seat, str(act), names[best],
                     thought.scores[best] - thought.scores[int(act)],
                     {names[one]: score for one, score in thought.scores.items()}, view)


def accounts(match: Match, found: Sequence[Judged]) -> list[Account]:
    """Skill and luck of every seat that was judged, over the rounds that are over."""
    rewards = _rewards(match)
    rounds = len(rewards)
    made = []
    for seat in sorted({one.seat for one in found}):
        mine = [one for one in found if one.seat == seat and one.round <= rounds]
        reward = sum(row[seat] for row in rewards) / max(rounds, 1)
        usual = sum(sum(row) / len(row) for row in rewards) / max(rounds, 1)
        skill = -sum(one.loss for one in mine) / max(rounds, 1)
        made.append(Account(seat, reward, skill, reward - usual - skill, len(mine),
                            sum(one.loss > DOUBT for one in mine)))
    return made


def _rewards(match: Match) -> list[list[float]]:
    """Round by round, what each seat got."""
    found = []
    for before, seat, act, _ in match.decided():
        table = before.state
        number = table.round
        table.play(seat, act)
        if table.round > number:
            found.append([table.reward(s) for s in range(table.seats)])
    return found
