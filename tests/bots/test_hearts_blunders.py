"""What nobody who plays Hearts well would do: from Skilled upward, no level does it."""
import pytest

import parlour
from parlour.bots import bot
from parlour.view import View

LEVELS = ("skilled", "expert", "master")
CARDS = [rank + suit for suit in "CDSH" for rank in "23456789TJQKA"]
LATE = "seat:0 act:0 taken0:2H taken1:6H taken3:7H"       # so nobody can take all the points any more
SIX = "leader:0 hand1:?6 hand2:?6 hand3:?6"
FIVE = "leader:1 hand1:?5 hand2:?5 hand3:?5"
FOUR = "leader:1 hand1:?4 hand2:?4 hand3:?4"
POSITIONS = {
    "leads no ace of spades while the queen is out": (
        f"{LATE} {SIX} hand0:AS9S4D3H5H4C unseen:KSJSQS8S7S6SKDQDJDTD8H9HTHJHKCQC7C8C", "9S 4D 3H 5H 4C"),
    "leads no king of spades while the queen is out": (
        f"{LATE} {SIX} hand0:KS4S4D3H5H4C unseen:ASJSQS8S7S6SKDQDJDTD8H9HTHJHKCQC7C8C", "4S 4D 3H 5H 4C"),
    "gives the queen to the king": (
        f"{LATE} {FIVE} hand0:QS2S3D5D4H5H table1:9S table2:KS table3:TS unseen:ASJS8S7SKDQDJDTDAH8H9HTHJHACKC", "QS"),
    "throws the queen on another's trick": (
        f"{LATE} {FIVE} hand0:QSKD5D9D3H4H table1:9C table2:KC table3:TC unseen:ASKSJS9S8S7S6SQDJDTD8H9HTHJHAH", "QS"),
    "does not take the queen with a lower card at hand": (
        f"{LATE} {FOUR} hand0:KS2S7D4C3H table1:9S table2:QS table3:8S unseen:ASJSQDJDTD8H9HTHJHQHKHQC", "2S"),
    "does not take points with a lower card at hand": (
        f"{LATE} {FIVE} hand0:KC3C7S9D3H4H table1:9C table2:AH table3:TC unseen:ASKSJSQS8S9S6SQDJDTD8H9HTHJHAC", "3C"),
    "takes a trick without points with the high card": (
        f"{LATE} {FIVE} hand0:AC7C7S2D3H4H table1:9C table2:TC table3:8C unseen:ASKSJSQS8S9S6SQDJDTD8H9HTHJHKC", "AC"),
    "keeps no bare ace of spades while the queen is out": (
        f"{LATE} {FIVE} hand0:AS4D7D3H5H2D table1:9C table2:TC table3:8C unseen:KSJSQS8S7SQDJDTD8H9HTHJHQC7C6C", "AS"),
    "throws the high heart before the low one": (
        f"{LATE.replace('6H', 'QS6H')} {FOUR} hand0:2S4D7DAH3H table1:9C table2:TC table3:8C "
        "unseen:KSJSQDJDTD8H9HTHJHQHKHQC", "AH"),
    "breaks a moon while it is cheap": (
        "seat:0 act:0 leader:1 hand0:QH2H hand1:?1 hand2:?1 hand3:?1 table1:5H table2:4H table3:3H "
        "taken1:QS6H7H8H9HTHJHKHAH unseen:AD4C3S", "QH"),
    "goes on with a moon that is nearly sure": (
        "seat:0 act:0 leader:1 hand0:AD2DAH hand1:?2 hand2:?2 hand3:?2 table1:8D table2:7H table3:5D "
        "taken0:QS2H3H4H5H8H9HTHJHQHKH unseen:4D3C6S9C6HTC", "AD"),
}
HANDS = ("QS7S5S3S2SADKDACQC9CJH4H2D", "QSKS8S6S4SKDJDKCJC8CTH5H3D", "QSJS9S6S2SAHKHQDTDAC7C5C2C",
         "ASKS4DJD9DAC8C3C2C9H7H4H3H", "2C3C4C5C7C2D3D6D9DQDKS5H2H")


def cards(text: str) -> list[str]:
    """The cards named, without those that are hidden."""
    text = text.partition("?")[0]
    return [text[k:k + 2] for k in range(0, len(text), 2)]


def seen(line: str, options: str = "") -> View:
    """What seat 0 sees; if all cards left are named as unseen, seat 2 took those named nowhere."""
    words = dict(word.split(":") for word in line.split())
    named = {card for word, value in words.items() if word.rstrip("0123") in ("hand", "table", "taken", "unseen")
             for card in cards(value)}
    if words.pop("unseen", ""):
        words["taken2"] = "".join(card for card in CARDS if card not in named)
    view = parlour.position(f"hearts {options} " + " ".join(f"{word}:{value}" for word, value in words.items()))
    assert isinstance(view, View)
    return view


def choice(view: View, level: str, seed: int = 0) -> str:
    """The act that a level chooses, by its name."""
    return view.rules.cards[bot(level, seed).choose(view).action]


def passed(level: str, hand: str, options: str = "") -> list[str]:
    """The three cards that a level gives away."""
    given: list[str] = []
    for _ in range(3):
        left = "".join(card for card in cards(hand) if card not in given)
        view = parlour.position(f"hearts {options} seat:0 act:0,1,2,3 passing:left hand0:{left} hand1:?13 hand2:?13 "
                                f"hand3:?13" + (f" passed0:{''.join(given)}" if given else ""))
        assert isinstance(view, View)
        given.append(choice(view, level))
    return given


@pytest.mark.parametrize("level", LEVELS)
@pytest.mark.parametrize("what", POSITIONS)
def test_positions(what: str, level: str) -> None:
    line, good = POSITIONS[what]
    view = seen(line)
    for seed in range(4):
        assert choice(view, level, seed) in good.split()


@pytest.mark.parametrize("level", LEVELS)
@pytest.mark.parametrize("hand", HANDS[:3])
def test_the_queens_guards_are_not_passed(level: str, hand: str) -> None:
    assert not set(passed(level, hand)) & {rank + "S" for rank in "23456789TJ"}


@pytest.mark.parametrize("level", LEVELS)
def test_the_bare_ace_and_king_of_spades_are_passed(level: str) -> None:
    assert {"AS", "KS"} <= set(passed(level, HANDS[3]))


@pytest.mark.parametrize("level", LEVELS)
@pytest.mark.parametrize("hand", HANDS)
def test_what_is_low_is_kept(level: str, hand: str) -> None:
    assert not {card[0] for card in passed(level, hand)} & set("23")
