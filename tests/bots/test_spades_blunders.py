"""What nobody who plays Spades well would do: from Skilled upward, no level does it."""
import pytest

import parlour
from parlour.bots import bot
from parlour.view import View

LEVELS = ("skilled", "expert", "master")
CARDS = [rank + suit for suit in "CDSH" for rank in "23456789TJQKA"]
# what seat 0 sees: bids, tricks taken, the trick on the table from its leader on, its hand, what the others may hold
POSITIONS = {
    "ruffs no trick that is the partner's": (
        "3,3,3,3", (3, 2, 3, 2), 1, "9C AC TC", "4S 2D 7H", "KC QD 8D 9H KH 2S", "2D 7H"),
    "covers a nil with a card of the suit": (
        "4,3,0,3", (4, 3, 0, 3), 1, "5C 9C 4C", "2C JC 7D", "KD QD 8D 9H KH 2S", "JC"),
    "covers a nil with a spade": (
        "4,3,0,3", (4, 3, 0, 3), 1, "5C 9C 4C", "2S 4D 7D", "KD QD 8D 9H KH QC", "2S"),
    "stays under the trick with its own nil": (
        "0,3,4,3", (0, 3, 4, 3), 1, "9C TC 4C", "2C KC 3D", "KD QD 8D 9H KH QC", "2C"),
    "keeps no high card that it can play under a higher one": (
        "0,3,4,3", (0, 3, 4, 3), 1, "9C KC 4C", "2C QC 3D", "KD QD 8D 9H KH 7C", "QC"),
    "gets rid of a high spade under a higher one": (
        "0,3,4,3", (0, 3, 4, 3), 1, "9C KS 4C", "QS 3D 4D", "KD QD 8D 9H KH 7C", "QS"),
    "throws a card that endangers its nil": (
        "0,3,4,3", (0, 3, 4, 3), 1, "9C TC 4C", "AH 2D 2H", "3H 4H 8D 9H 5H 7D", "AH"),
    "leads high for the partner's nil": (
        "4,3,0,3", (5, 2, 0, 3), 0, "", "AD 2C 3H", "KD QD 8D 9H KH 4C 5H 6C 9D", "AD"),
    "leads low against a nil once the bid is made": (
        "3,0,3,3", (5, 0, 3, 2), 0, "", "AD 2H 3H", "KD QD 8D 9H KH 4C 5H 6H 9D", "2H 3H"),
    "takes no bag that it need not": (
        "3,3,3,2", (4, 3, 2, 2), 1, "9C 4C 5C", "TC 3C", "JC QC KC", "3C"),
    "sets the others where it is free": (
        "3,3,3,4", (4, 3, 2, 2), 1, "9C 4C 5C", "KC 3C", "JC QC AC", "KC"),
    "takes the trick that the bid lacks": (
        "4,3,4,3", (4, 2, 3, 2), 1, "9C 4C 5C", "KC 3C", "JC QC AC", "KC"),
    "wins as cheaply as will do": (
        "6,3,4,2", (4, 2, 3, 1), 1, "9C 4C 5C", "AC TC 2D", "JC QC KC 2H 3H 4H", "TC"),
}
SURE = "ASKSQS2S4CACKC5D7DAD5H6H7H"              # hands for bids
POOR = "2S3S5C7C8C9C4D6D7DJD3H6HQH"
LOW = "2S3S2C3C5C8C2D4D6D7D2H4H7H"
DOUBTFUL = "4S6S2C5C8C9C3D6DTDJD2H8HTH"          # a nil that will often fail
FAIR = "AS9S6S2SAC7C3CKD8D5DQH8H4H"
HIGH = "AS2S2C3C5C8C2D4D6DKD2H4H7H"


def seen(bids: str, tricks: tuple[int, ...], leader: int, table: str, hand: str, unseen: str, options: str = "",
         scores: str = "52,51,52,51") -> View:
    """What seat 0 sees: all cards not named lie in the tricks taken."""
    named = [*table.split(), *hand.split(), *unseen.split()]
    gone = [card for card in CARDS if card not in named]
    words = [f"round:3 scores:{scores} dealer:3 seat:0 act:0 leader:{leader} bids:{bids} hand0:{hand.replace(' ', '')}"]
    played = {(leader + k) % 4: card for k, card in enumerate(table.split())}
    words += [f"table{seat}:{card}" for seat, card in played.items()]
    words += [f"hand{seat}:?{len(hand.split()) - (seat in played)}" for seat in (1, 2, 3)]
    for seat in range(4):
        mine, gone = gone[:4 * tricks[seat]], gone[4 * tricks[seat]:]
        words += [f"taken{seat}:{''.join(mine)}"] if mine else []
    assert not gone
    view = parlour.position(f"spades {options} {' '.join(words)}")
    assert isinstance(view, View)
    return view


def choice(view: View, level: str, seed: int = 0) -> str:
    """The card that a level plays."""
    return view.rules.cards[bot(level, seed).choose(view).action]


def bid(level: str, hand: str, bids: str = "-1,-1,-1,-1", dealer: int = 3, options: str = "", scores: str = "0,0,0,0",
        seed: int = 0, played: int = 0) -> int:
    """What a level bids as seat 0."""
    view = parlour.position(f"spades {options} round:{played} scores:{scores} dealer:{dealer} seat:0 act:0 bids:{bids} "
                            f"hand0:{hand} hand1:?13 hand2:?13 hand3:?13")
    assert isinstance(view, View)
    return bot(level, seed).choose(view).action


@pytest.mark.parametrize("level", LEVELS)
@pytest.mark.parametrize("what", POSITIONS)
def test_positions(what: str, level: str) -> None:
    *position, good = POSITIONS[what]
    for seed in range(4):
        assert choice(seen(*position), level, seed) in good.split()


@pytest.mark.parametrize("level", LEVELS)
def test_tricks_that_are_certain_are_bid(level: str) -> None:
    """Three high spades and two aces."""
    assert min(bid(level, SURE, seed=seed) for seed in range(4)) >= 5


@pytest.mark.parametrize("level", LEVELS)
def test_a_poor_hand_bids_little(level: str) -> None:
    assert max(bid(level, POOR, seed=seed) for seed in range(4)) <= 2


@pytest.mark.parametrize("level", LEVELS)
def test_nil_is_for_low_cards(level: str) -> None:
    for seed in range(4):
        assert bid(level, LOW, seed=seed) == 0
        assert bid(level, HIGH, seed=seed) > 0
        assert bid(level, FAIR, seed=seed) > 0


@pytest.mark.parametrize("level", LEVELS)
def test_the_second_nil_of_a_team_needs_more(level: str) -> None:
    """Nobody could cover it."""
    assert bid(level, DOUBTFUL, "-1,4,0,4", 0) > 0


@pytest.mark.parametrize("level", LEVELS)
def test_the_last_to_bid_counts_what_the_others_want(level: str) -> None:
    crowded = sum(bid(level, FAIR, "-1,5,4,5", 0, seed=seed) for seed in range(4))
    empty = sum(bid(level, FAIR, "-1,2,2,2", 0, seed=seed) for seed in range(4))
    assert crowded < empty
