"""Oh Hell: what points are worth in the match, and that every option is played by."""
import pytest

import parlour
from bots.test_oh_hell_blunders import LEVELS, acts, thoughts
from parlour.minds import mind_of


def chances(words: str) -> list[float]:
    """Each seat's chance to win the match from here."""
    match = parlour.position(f"oh_hell {words} deck:*")
    assert isinstance(match, parlour.Match)
    return mind_of("oh_hell")(match.state, 0).chances()


@pytest.mark.parametrize(("words", "chances_then"), [
    ("round:19 over:1 scores:90,80,89,3", [1, 0, 0, 0]),
    ("round:19 over:1 scores:90,90,89,3", [0.5, 0.5, 0, 0]),
    ("sequence=up round:13 over:1 scores:1,2,3,4", [0, 0, 0, 1]),
    ("sequence=thirteen limit=50 round:4 over:1 scores:50,51,51,51", [0, 1 / 3, 1 / 3, 1 / 3]),
])
def test_at_the_end_the_chance_is_the_result(words: str, chances_then: list[float]) -> None:
    assert chances(words) == pytest.approx(chances_then)


@pytest.mark.parametrize("options", ["", "sequence=up ", "trick_points=never ", "sequence=thirteen limit=200 "])
def test_more_points_are_a_better_chance_and_more_so_near_the_end(options: str) -> None:
    for number in (3, 8, 12):
        found = [chances(f"{options}round:{number} scores:{score},50,50,50")[0] for score in range(20, 90, 5)]
        assert found == sorted(found)
        assert found[6] == pytest.approx(0.25)
        assert all(0 < chance < 1 for chance in found)
        assert sum(chances(f"{options}round:{number} scores:44,50,61,50")) == pytest.approx(1)
    early = chances(f"{options}round:2 scores:60,50,50,50")[0]
    late = "scores:180,170,170,170" if "thirteen" in options else "scores:60,50,50,50"
    assert chances(f"{options}round:12 {late}")[0] > early


REST = "hand1:?5 hand2:?5 hand3:?5"


@pytest.mark.parametrize("level", LEVELS)
def test_restrict(level: str) -> None:
    """The best bid is forbidden: the next best, and no search of a bid that may not be made."""
    free = "seat:0 round:5 dealer:0 leader:1 bids:-1,1,1,1 act:0 hand0:2C2D3DKSAS " + REST + " turned:9S deck:?31"
    assert acts(level, free) == {"bid 2"}
    for act, thought in thoughts(level, f"restrict=on {free}"):
        assert act in {"bid 1", "bid 3"}
        assert 2 not in thought.scores


@pytest.mark.parametrize("level", LEVELS)
def test_trump_from_the_dealers_hand(level: str) -> None:
    """The king is the highest trump when the ace was turned up, but not when the dealer was dealt it."""
    assert acts(level, "seat:0 round:9 dealer:3 bids:-1,-1,-1,-1 act:0 hand0:KH hand1:?1 hand2:?1 hand3:?1 turned:AH "
                "deck:?47") == {"bid 1"}
    assert acts(level, "trump=dealer seat:0 round:9 dealer:3 trump_card:AH bids:-1,-1,-1,-1 act:0 hand0:KH hand1:?1 "
                "hand2:?1 hand3:AH shown:AH deck:?48") == {"bid 0"}


@pytest.mark.parametrize("level", LEVELS)
def test_trick_points_always(level: str) -> None:
    """With the bid missed a free trick is a point, if it comes from somebody who has missed too."""
    assert acts(level, "seat:0 round:6 dealer:0 leader:1 bids:0,0,1,1 act:0 hand0:9D2D hand1:?1 hand2:?1 hand3:?1 "
                "table1:5D table2:4D table3:3D taken0:2S3S4S5S taken1:6S7S8S9S turned:2H deck:?35") == {"9D"}


@pytest.mark.parametrize("level", LEVELS)
@pytest.mark.parametrize("option", ["exact", "never"])
def test_trick_points_exact_and_never(level: str, option: str) -> None:
    """With the bid missed, a trick is worth nothing: it is left to somebody whose bid it breaks."""
    words = (f"trick_points={option} seat:0 round:6 dealer:0 leader:1 bids:0,1,1,1 act:0 hand0:9D2D hand1:?1 hand2:?1 "
             "hand3:?1 table1:5D table2:4D table3:3D taken0:2S3S4S5S taken1:6S7S8S9S turned:2H deck:?35")
    for act, thought in thoughts(level, words):
        assert act == "2D"
        assert thought.scores[13] > thought.scores[20]


@pytest.mark.parametrize("level", LEVELS)
@pytest.mark.parametrize("sequence", ["down-up", "up", "thirteen"])
def test_every_length_of_round_is_bid_for(level: str, sequence: str) -> None:
    """The four highest trumps and small cards: four tricks or so, in a round of any length that has them."""
    number = {"down-up": 6, "up": 3, "thirteen": 0}[sequence]
    if sequence == "thirteen":
        words = ("sequence=thirteen seat:0 round:0 dealer:3 trump_card:2S bids:-1,-1,-1,-1 act:0 "
                 "hand0:2C3C4C2D3D4D2H3H4HJSQSKSAS hand1:?13 hand2:?13 hand3:?12,2S shown:2S")
        words = words.replace("?12,2S", "2S?12")
    else:
        words = (f"sequence={sequence} seat:0 round:{number} dealer:3 bids:-1,-1,-1,-1 act:0 hand0:JSQSKSAS hand1:?4 "
                 "hand2:?4 hand3:?4 turned:2S deck:?35")
    assert acts(level, words) <= {"bid 4", "bid 5"}


def test_the_limit_makes_a_trick_worth_less_than_the_leaders_bid() -> None:
    """The bid is missed, and two tricks are there to be taken, or one breaks the bid that wins seat 1 the match."""
    cards = [rank + suit for suit in "CDSH" for rank in "23456789TJQKA"]
    gone = [card for card in cards if card not in ("9D", "2D", "5D", "4D", "3D", "AS", "KS", "QS")]
    taken = [gone[:12], gone[12:32], gone[32:40], gone[40:]]
    words = ("seat:0 round:4 dealer:0 leader:1 trump_card:2H scores:86,88,40,40 bids:6,5,4,4 act:0 hand0:9D2D hand1:?1 "
             "hand2:?1 hand3:?1 table1:5D table2:4D table3:3D "
             + " ".join(f"taken{seat}:{''.join(tricks)}" for seat, tricks in enumerate(taken)))
    assert acts("master", f"sequence=thirteen limit=500 {words}") == {"9D"}
    assert acts("master", f"sequence=thirteen limit=100 {words}") == {"2D"}
