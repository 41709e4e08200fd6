"""Hearts in OpenSpiel: its cards and deals, as ours."""
from typing import Any

SUIT = (0, 1, 3, 2)                              # they say C D H S, we say C D S H


def theirs(card: int) -> int:
    """Our card in their numbers."""
    return card % 13 * 4 + SUIT[card // 13]


def ours(card: int) -> int:
    """Their card in our numbers."""
    return SUIT[card % 4] * 13 + card // 4


def word(switch: bool) -> str:
    """A parameter as they read it."""
    return "true" if switch else "false"


def same_deal(table: Any, game: Any) -> Any:
    """Their state with our cards in the same hands, to be passed the same way."""
    state = game.new_initial_state()
    state.apply_action(table.passing)
    hands = [[card for card in range(52) if table.zone[seat] >> card & 1] for seat in range(4)]
    for i in range(52):
        state.apply_action(theirs(hands[i % 4][i // 4]))
    return state
