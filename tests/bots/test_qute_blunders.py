"""What nobody who plays Qute well would do: from Skilled upward, no level does it."""
import pytest

from bots.qute_views import LEVELS, choices, seen
from parlour.view import View

COURTS = "TDJDQDKDADTSJSQSKSASTHJHQHKHAHTCJCQCKCAC"      # all that counts
BLUNDERS: dict[str, tuple[View, set[str]]] = {
    "leads a six that nothing covers though another card fits": (seen("8HTC", "6CTDKD9S", 2, 2, mult=3), {"6C"}),
    "spends a jack though other cards fit": (seen("8H9H", "JSKHKD8D7D", 5, 5), {"JS"}),
    "spends a jack early with one opponent": (seen("8H9H", "JSKH9D8D7DAD", 5), {"JS"}),
    "declares Qute with the worst hand": (seen("9D9S9H9C", "ASACKD", 1, 1, laid=1), {"qute"}),
    "goes above 125 by a Qute": (seen("9D9S9H9C", "ADKS", 4, 4, laid=1, scores="110,40,30"), {"qute"}),
    "goes on with the best hand": (seen("9D9S9H9C", "7D", 5, 5, laid=1), {"end"}),
    "goes on though an opponent is about to go out": (seen("9D9S9H9C", "7D8H", 1, 5, laid=1), {"end"}),
    "gives up exactly 125": (seen("9D9S9H9C", "AD", 3, 3, laid=1, scores="110,60,60"), {"end"}),
    "takes minus where plus wins": (
        seen("8DJS", "", 4, 4, laid=1, phase="points", scores="20,110,100"), {"minus"}),
    "puts a rival on exactly 125": (
        seen("8DJS", "", 1, 1, laid=1, phase="points", scores="60,105,30", not_hand1=COURTS.replace("JS", ""),
             not_hand2=COURTS.replace("JS", "")), {"plus"}),
    "ends a match that another wins": (
        seen("8DJS", "", 4, 4, laid=1, phase="points", scores="100,110,30"), {"plus"}),
    "demands a suit that the only opponent can follow, not one that is lacking": (
        seen("9DJS", "7H7C", 1, mult=3, laid=1, phase="suit", not_hand1="*C"),
        {"suit hearts", "suit diamonds", "suit spades"}),
    "demands the wrong one of two suits": (
        seen("9DJS", "7H7C", 1, mult=3, laid=1, phase="suit", not_hand1="*H"),
        {"suit clubs", "suit diamonds", "suit spades"}),
    "hits and skips only one of two who are about to go out, and the wrong one": (
        seen("8D8S", "", 3, 3, laid=2, phase="last-eights", scores="40,40,115"), {"next"}),
    "does not skip the next player who has one card": (seen("8D7S", "AS9SKH7D", 1, 6, mult=2), {"9S", "7D"}),
    "keeps aces when all others have one card": (seen("8DKS", "KDAHAS", 1, 1), {"KD"}),
    "keeps two aces and lets the only opponent have a turn": (seen("8D7S", "AS9SKH9D", 1), {"9S"}),
    "puts the jack first of two last cards": (seen("8D9S", "JS9D", 3, 3), {"JS"}),
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
    done = [blunder for blunder, (view, never) in BLUNDERS.items() if choices(view, "novice") & never]
    assert len(done) > len(BLUNDERS) // 3
