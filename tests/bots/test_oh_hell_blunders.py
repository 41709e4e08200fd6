"""Oh Hell: what people complain of in computer players, and what Skilled, Expert and Master never do.

In each position seat 0 is to act, and knows no card of the others.
"""
import pytest

import parlour
from parlour.bots import bot
from parlour.bots.bot import Thought
from parlour.view import View

LEVELS = ("skilled", "expert", "master")


def view_at(words: str) -> View:
    """What seat 0 sees; the cards that are not named lie in the deck."""
    view = parlour.position(f"oh_hell {words}")
    assert isinstance(view, View)
    return view


def thoughts(level: str, words: str) -> list[tuple[str, Thought]]:
    """What a level does there, with several seeds, and why."""
    view, found = view_at(words), []
    for seed in range(4):
        thought = bot(level, seed).choose(view)
        found.append((view.rules.pages[view.page][thought.action], thought))
    return found


def acts(level: str, words: str) -> set[str]:
    """All that it does there."""
    return {act for act, _ in thoughts(level, words)}


@pytest.mark.parametrize("level", LEVELS)
@pytest.mark.parametrize(("words", "allowed"), [
    # twos and threes take nothing; five high trumps take everything, two sure ones at least two
    ("seat:0 round:5 dealer:3 act:0 hand0:2C3C2D3D2H hand1:?5 hand2:?5 hand3:?5 turned:9S deck:?31",
     {"bid 0"}),
    ("seat:0 round:5 dealer:3 act:0 hand0:TSJSQSKSAS hand1:?5 hand2:?5 hand3:?5 turned:9S deck:?31",
     {"bid 5"}),
    ("seat:0 round:5 dealer:0 leader:1 bids:-1,2,1,1 act:0 hand0:2C3C2DKSAS hand1:?5 hand2:?5 hand3:?5 turned:9S "
     "deck:?31", {"bid 2", "bid 3"}),
    # one card: the highest trump there is; a plain two against the trump that is seen, last to play
    ("seat:0 round:9 dealer:3 act:0 hand0:KH hand1:?1 hand2:?1 hand3:?1 turned:AH deck:?47", {"bid 1"}),
    ("seat:0 round:9 dealer:0 leader:1 bids:-1,0,0,0 act:0 hand0:2C hand1:?1 hand2:?1 hand3:?1 turned:AH "
     "deck:?47", {"bid 0"}),
])
def test_never_bids_what_the_hand_cannot_take_or_less_than_it_must(level: str, words: str, allowed: set[str]) -> None:
    assert acts(level, words) <= allowed


@pytest.mark.parametrize("level", LEVELS)
def test_never_far_off_when_the_bid_wanted_is_forbidden(level: str) -> None:
    """Three sure tricks, and 3 would make the bids fit."""
    words = ("restrict=on seat:0 round:4 dealer:0 leader:1 bids:-1,1,1,1 act:0 hand0:2C2D3DQSKSAS hand1:?6 hand2:?6 "
             "hand3:?6 turned:9S deck:?27")
    assert view_at(words).facts["forbidden"] == 3
    assert acts(level, words) <= {"bid 2", "bid 4"}


@pytest.mark.parametrize("level", LEVELS)
def test_never_deaf_to_what_the_others_bid(level: str) -> None:
    """The same hand, last to bid, when nobody wants tricks and when everybody does."""
    hand = "hand0:7C8CQCTDKD9S4H hand1:?7 hand2:?7 hand3:?7 turned:2S deck:?23"
    few = acts(level, f"seat:0 round:3 dealer:0 leader:1 bids:-1,0,0,0 act:0 {hand}")
    many = acts(level, f"seat:0 round:3 dealer:0 leader:1 bids:-1,3,3,3 act:0 {hand}")
    assert min(few) > max(many)


MADE = "bids:0,1,1,0"                            # seat 0 wants nothing


@pytest.mark.parametrize("level", LEVELS)
@pytest.mark.parametrize(("words", "never"), [
    # last to play, with a lower card at hand
    (f"seat:0 round:7 dealer:0 leader:1 {MADE} act:0 hand0:4C9CKD hand1:?2 hand2:?2 hand3:?2 table1:5C table2:7C "
     "table3:6C turned:2H deck:?39", {"9C"}),
    # does not follow suit, and need not trump
    (f"seat:0 round:8 dealer:0 leader:1 {MADE} act:0 hand0:4H2C hand1:?1 hand2:?1 hand3:?1 table1:5D table2:7D "
     "table3:6D turned:2H deck:?43", {"4H"}),
    # leads, with an ace and something low
    (f"seat:0 round:7 dealer:3 leader:0 {MADE} act:0 hand0:AC3C2D hand1:?3 hand2:?3 hand3:?3 turned:2H "
     "deck:?39", {"AC"}),
    # a trick that is lost anyway takes the dangerous card along
    (f"seat:0 round:7 dealer:0 leader:1 {MADE} act:0 hand0:KC2C3D hand1:?2 hand2:?2 hand3:?2 table1:5C table2:AC "
     "table3:6C turned:2H deck:?39", {"2C"}),
])
def test_never_takes_a_trick_that_breaks_a_made_bid(level: str, words: str, never: set[str]) -> None:
    assert not acts(level, words) & never


@pytest.mark.parametrize("level", LEVELS)
@pytest.mark.parametrize(("words", "never"), [
    # cannot take this trick, and wants one: keeps the ace
    ("seat:0 round:8 dealer:0 leader:1 bids:1,0,0,1 act:0 hand0:AC2S hand1:?1 hand2:?1 hand3:?1 table1:5D table2:7D "
     "table3:3H turned:2H deck:?43", {"AC"}),
    # wants both tricks, last to play
    ("seat:0 round:8 dealer:0 leader:1 bids:2,0,0,0 act:0 hand0:9CAC hand1:?1 hand2:?1 hand3:?1 table1:5C table2:TC "
     "table3:3C turned:2H deck:?43", {"9C"}),
    # wants all three tricks and has the highest trumps: does not begin with what anybody may beat
    ("seat:0 round:7 dealer:3 leader:0 bids:3,0,0,0 act:0 hand0:QCKHAH hand1:?3 hand2:?3 hand3:?3 turned:2H deck:?39",
     {"QC"}),
])
def test_never_throws_a_winner_away_while_tricks_are_wanted(level: str, words: str, never: set[str]) -> None:
    assert not acts(level, words) & never


@pytest.mark.parametrize("level", LEVELS)
def test_never_ignores_a_void(level: str) -> None:
    """An ace led brings less when all can tell that somebody has none of its suit, and may have trumps."""
    words = ("seat:0 round:4 dealer:3 leader:0 bids:2,1,1,1 act:0 hand0:ACKD4D6S9S hand1:?5 hand2:?5 hand3:?5 "
             "taken0:2C3C4CJS turned:2H deck:?27")
    ace = 12
    for (_, plain), (_, void) in zip(thoughts(level, words), thoughts(level, f"{words} not.hand3:*C"), strict=True):
        assert void.scores[ace] < plain.scores[ace]


@pytest.mark.parametrize("level", LEVELS)
def test_never_chooses_what_it_thinks_worse(level: str) -> None:
    """Wants one of two tricks, and leads a sure loser or the card that may win: whichever seems better."""
    words = ("seat:0 round:8 dealer:3 leader:0 bids:1,0,1,1 act:0 hand0:2CAH hand1:?2 hand2:?2 hand3:?2 turned:KH "
             "deck:?43")
    for act, thought in thoughts(level, words):
        best = max(thought.scores.values())
        assert thought.scores[{"2C": 0, "AH": 51}[act]] >= best - 0.03
