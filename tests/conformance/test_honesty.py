"""No decision hangs on a card that its seat cannot tell."""
import pytest

from conformance import honesty
from parlour.bots import BOTS, Bot
from parlour.bots.bot import Thought
from parlour.view import View


@pytest.mark.parametrize("level", honesty.LEVELS)
def test_swapping_hidden_cards_changes_no_decision(game: str, level: str) -> None:
    count = honesty.asked(level, game, 4, seed=2)
    assert count["decided"] >= 4
    assert not count["decided otherwise"]


class Moody(Bot):
    """Decides by something else than its view: how often it was asked before."""

    asked = 0

    def _think(self, view: View, legal: list[int], r: int) -> Thought:
        Moody.asked += 1
        return Thought(legal[Moody.asked % len(legal)], {})


def test_a_bot_that_goes_by_something_else_is_caught(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(BOTS, "moody", (Moody,))        # type: ignore[misc]
    assert honesty.asked("moody", "hearts", 20, seed=2)["decided otherwise"]
