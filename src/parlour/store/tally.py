"""Statistics of a person, from finished matches."""
from collections import Counter
from collections.abc import Iterable

from .things import Finished, Player, Statistic


def statistics(matches: Iterable[Finished], person: str) -> list[Statistic]:
    """By game, opponents and options, in that order; every seat the person had counts."""
    played: dict[tuple[str, str, str], list[Player]] = {}
    for match in matches:
        for seat, player in enumerate(match.players):
            if player.person == person:
                played.setdefault((match.game, match.against(seat), match.options), []).append(player)
    return [_sum(key, players) for key, players in sorted(played.items())]


def _sum(key: tuple[str, str, str], players: list[Player]) -> Statistic:
    counts: Counter[str] = Counter()
    for player in players:
        counts.update(player.counts)
    scores = [player.score for player in players]
    return Statistic(*key, played=len(players), won=sum(player.place == 1 for player in players),
                     points=sum(scores), least=min(scores), most=max(scores), counts=dict(sorted(counts.items())))
