"""Spades: positions that contradict themselves are refused with a sentence."""
import re

import pytest

import parlour

SUITS = "hand0:*C hand1:*D hand2:*S hand3:*H"
LAST = "hand0:2C hand1:3C hand2:4C hand3:5C taken0:*"
BID = "bids:3,3,3,3"
WON = "The match is over, over:1, when a team has won or the last round was played; not before."


@pytest.mark.parametrize(("line", "says"), [
    (f"bids:-1,3,-1,-1 dealer:3 {SUITS}", "Bids are made in turn, from the dealer's left on"),
    (f"bids:3,-1,3,-1 dealer:3 {SUITS}", "Bids are made in turn"),
    (f"bids:3,3,-1,-1 dealer:0 {SUITS}", "Bids are made in turn"),
    (f"bids:3,3,3,14 dealer:3 {SUITS}", "bids:14 must be -1 to 13"),
    (f"bids:3,3,3 dealer:3 {SUITS}", "has not as many values"),
    (f"cap_bids=on bids:8,3,6,-1 dealer:3 {SUITS}", "and not above the cap"),
    (f"cap_bids=on bids:8,8,1,6 dealer:3 {SUITS}", "and not above the cap"),
    (f"dealer:3 {LAST}", "Everybody holds thirteen cards until all have bid"),
    (f"bids:3,3,3,-1 dealer:3 {LAST}", "Everybody holds thirteen cards until all have bid"),
    ("dealer:3 hand0:2C3C4C5C6C7C8C9CTCJCQCKC table0:AC hand1:*D hand2:*S hand3:*H", "Everybody holds thirteen cards"),
    ("hand0:*C hand1:*D hand2:*S hand3:2H3H4H5H6H deck:*", "Everybody holds thirteen cards"),
    ("bids:3,-1,-1,-1 dealer:3 deck:*", "All cards are dealt before the first bid."),
    (f"{BID} deck:*", "All cards are dealt before the first bid."),
    (f"{BID} hand0:2C hand1:3C hand2:4C hand3:5C deck:*", "All cards are dealt before the first bid."),
    (f"{BID} dealer:3 leader:1 {SUITS}", "The seat at the dealer's left leads the first trick"),
    (f"{BID} dealer:0 leader:0 {SUITS}", "The seat at the dealer's left leads the first trick"),
    (f"{BID} leader:1 {LAST}", "who took a trick the next"),
    (f"{BID} hand0:2C hand1:3C hand2:4C hand3:5C taken0:6C7C taken1:*", "Tricks taken have four cards each"),
    (f"{BID} hand0:2C6C hand1:3C hand2:4C hand3:5C taken0:7C8C9C taken1:*", "four cards each"),
    (f"{BID} hand0:2C6C7C8C9C hand1:3C hand2:4C hand3:5C taken0:*", "hands must be of one size"),
    (f"{BID} hand0:2C hand1:3C hand2:4C table3:5C taken0:*", "from the leader on in turn"),
    (f"{BID} table0:2C table1:3C table2:4C table3:5C taken0:*", "A full trick is taken"),
    (f"scores:10,20,30,40 dealer:3 {SUITS}", "partners (0 and 2, 1 and 3) one score"),
    (f"scores:10,20,10,21 dealer:3 {SUITS}", "partners (0 and 2, 1 and 3) one score"),
    (f"over:1 scores:600,0,600,0 {BID} {LAST}", "over:1 contradicts the cards that are still to be played."),
    (f"scores:600,0,600,0 {BID} {LAST}", WON),
    (f"over:1 {BID} {LAST}", WON),
    (f"round:50 {BID} {LAST}", WON),
    (f"rounds=4 round:4 {BID} {LAST}", WON),
    ("over:1 scores:499,0,499,0 round:9 deck:*", WON),
    ("over:1 scores:509,500,509,500 round:9 deck:*", WON),
    ("scores:510,500,510,500 round:9 deck:*", WON),
    (f"act:1 dealer:3 {SUITS}", "act:1 contradicts the rest, from which act:0 follows"),
    (f"dealer:4 {SUITS}", "dealer:4 must be 0 to 3"),
])
def test_what_is_wrong_is_said(line: str, says: str) -> None:
    with pytest.raises(ValueError, match=re.escape(says)) as error:
        parlour.position(f"spades {line}")
    assert re.fullmatch(r"[A-Za-z][^\n]{10,400}\.", str(error.value))


@pytest.mark.parametrize(("line", "to_act", "page"), [
    ("deck:*", [], 0),
    ("round:5 scores:-57,300,-57,300 dealer:2 deck:*", [], 0),
    (f"dealer:3 {SUITS}", [0], 0),
    (f"dealer:3 bids:0,13,-1,-1 {SUITS}", [2], 0),
    (f"dealer:1 bids:-1,-1,5,0 {SUITS}", [0], 0),
    (f"cap_bids=on dealer:3 bids:13,1,1,12 {SUITS}", [0], 1),
    (f"{BID} dealer:3 {SUITS}", [0], 1),
    (f"{BID} dealer:0 leader:1 hand0:*C hand1:3D4D5D6D7D8D9DTDJDQDKDAD table1:2D hand2:*S hand3:*H", [2], 1),
    (f"{BID} {LAST}", [0], 1),
    (f"{BID} leader:2 hand0:2C hand1:3C table2:4C hand3:5C taken2:*", [3], 1),
    ("over:1 scores:512,505,512,505 round:9 deck:*", [], 0),
    ("over:1 round:50 deck:*", [], 0),
    (f"{BID} round:9 leader:1 taken1:*C*D*S*H", [], 1),
])
def test_what_fits_can_be_read(line: str, to_act: list[int], page: int) -> None:
    match = parlour.position(f"spades {line}")
    assert isinstance(match, parlour.Match)
    assert (match.to_act, match.page) == (to_act, page)
    again = parlour.position(match.position())
    assert isinstance(again, parlour.Match)
    assert again.digest() == match.digest()
    assert again.view(7) == match.view(7)


def test_a_finished_round_keeps_what_it_was_worth() -> None:
    match = parlour.position("spades round:9 leader:1 bids:3,3,3,0 taken0:*C2D3D4D taken1:*")
    assert isinstance(match, parlour.Match)
    assert match.state.reward(0) == match.state.reward(2) == 1 - match.state.reward(1)
    live = parlour.position("spades leader:0 bids:3,3,3,3 hand0:AC hand1:2C hand2:3C hand3:4C taken0:*D6C7C8C taken2:*")
    assert isinstance(live, parlour.Match)
    live.paused = True
    for _ in range(4):
        live.play(live.to_act[0], next(iter(live.legal(live.to_act[0]))))
    again = parlour.position(live.position())
    assert isinstance(again, parlour.Match)
    assert [again.state.reward(seat) for seat in range(4)] == [live.state.reward(seat) for seat in range(4)]
    assert live.state.reward(0) != 0.5
