"""What nobody who plays Quatch well would do: from Skilled upward, no level does it."""
import pytest

from bots.quatch_views import LEVELS, choices, turn
from parlour.view import View

BLUNDERS: dict[str, tuple[View, set[str]]] = {
    "leads low to somebody whose last card beats it": (turn("hand0:4CKC hand1:5C", "5C"), {"4C"}),
    "covers so low that somebody goes out": (turn("hand0:9CAC hand1:QC pile:8C", "QC"), {"9C"}),
    "leads a low pair to somebody whose last card beats it": (
        turn("hand0:5C5DKC hand1:JC", "JC"), {"5C", "5D"}),
    "does the same from the chance row": (turn("chance0:4CKC_ hand1:5C", "5C"), {"4C"}),
    "keeps a ten as the last card": (turn("hand0:TC9C hand1:5C6C7C pile:8C", "5C6C7C"), {"9C"}),
    "keeps a two as the last card": (turn("hand0:2CAC hand1:5C6C pile:KC", "5C6C"), {"AC"}),
    "plays one of its last two equal cards": (turn("hand0:9C9D hand1:QC pile:8C", "QC"), {"9C", "9D"}),
    "stops before its last equal card": (turn("several:1 laid:1 hand0:9D hand1:QC pile:8C9C", "QC"), {"done"}),
    "does not complete four of a kind that win": (
        turn("hand0:8CKC3D hand1:AC4C pile:8D8S8H", "AC4C"), {"KC"}),
    "completes no four of a kind of its own": (
        turn("hand0:6C6D6S6H4C hand1:7C pile:5C", "7C"), {"6C", "6D", "6S", "6H"}),
    "eats who could go out": (turn("may_eat=on hand0:9C hand1:QC pile:8C", "QC"), {"eat"}),
    "lets the next of three go out": (turn("seats=3 hand0:4CKC hand1:5C hand2:TC", "5CTC"), {"4C"}),
}


@pytest.mark.parametrize("level", LEVELS)
@pytest.mark.parametrize("blunder", BLUNDERS)
def test_no_level_from_skilled_upward_does_this(level: str, blunder: str) -> None:
    view, never = BLUNDERS[blunder]
    assert len(view.acts) > 1
    assert never < set(view.acts)
    assert not choices(view, level) & never


def test_a_beginner_does_many_of_these() -> None:
    """So the positions ask for something."""
    done = [blunder for blunder, (view, never) in BLUNDERS.items() if choices(view, "novice", 8) & never]
    assert len(done) > len(BLUNDERS) // 3
