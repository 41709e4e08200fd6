"""Oh Hell: positions that contradict themselves are refused with a sentence."""
import re

import pytest

import parlour

ONE = "hand0:2C hand1:3C hand2:4C hand3:5C"
TWO = "hand0:2C2D hand1:3C3D hand2:4C4D hand3:5C5D"
SUITS = "hand0:*C hand1:*D hand2:*S hand3:*H"
TURNED = "turned:AH deck:*"


@pytest.mark.parametrize(("line", "says"), [
    (f"round:8 {ONE} {TURNED}", "The size of a hand in round 9 is 2, less one for each trick."),
    (f"{ONE} {TURNED}", "The size of a hand in round 1 is 10"),
    (f"round:9 {TWO} {TURNED}", "The size of a hand in round 10 is 1"),
    (f"sequence=up round:1 {ONE} {TURNED}", "The size of a hand in round 2 is 2"),
    ("sequence=thirteen hand0:2C hand1:3C hand2:4C hand3:5C deck:*", "The size of a hand in round 1 is 13"),
    (f"round:9 hand0:2C hand1:3C hand2:4C hand3:5C6C {TURNED}", "The size of a hand in round 10 is 1"),
    (f"round:9 {ONE} deck:*", "One card is turned up after the deal"),
    (f"round:9 {ONE} turned:AHKH deck:*", "One card is turned up after the deal"),
    (f"round:9 trump=dealer trump_card:5C {ONE} {TURNED}", "One card is turned up after the deal"),
    (f"round:9 trump_card:KH {ONE} {TURNED}", "The trump card is the one turned up."),
    (f"round:9 trump=dealer {ONE} deck:*", "The trump card is one that the dealer has, or has played"),
    (f"round:9 trump=dealer trump_card:4C {ONE} deck:*", "The trump card is one that the dealer has"),
    (f"round:9 trump=dealer trump_card:AH {ONE} deck:*", "The trump card is one that the dealer has"),
    (f"sequence=thirteen trump_card:AC {SUITS}", "The trump card is one that the dealer has"),
    (f"sequence=thirteen {SUITS}", "The trump card is one that the dealer has"),
    (f"round:9 bids:-1,0,-1,-1 {ONE} {TURNED}", "Bids go round from the dealer's left, each from 0 to 1."),
    (f"round:9 bids:2,-1,-1,-1 {ONE} {TURNED}", "Bids go round from the dealer's left, each from 0 to 1."),
    (f"round:9 bids:0,0,0,14 {ONE} {TURNED}", "bids:14 must be -1 to 13"),
    (f"round:9 bids:0,0,0 {ONE} {TURNED}", "has not as many values"),
    (f"round:9 dealer:0 leader:1 bids:0,-1,-1,-1 {ONE} {TURNED}", "Bids go round from the dealer's left"),
    (f"restrict=on round:9 bids:0,0,0,1 {ONE} {TURNED}", "With restrict=on the bids do not add up"),
    (f"round:9 leader:1 {ONE} {TURNED}", "The seat after the dealer leads the first trick"),
    (f"round:9 dealer:1 {ONE} {TURNED}", "The seat after the dealer leads the first trick"),
    (f"round:9 table0:2C hand1:3C hand2:4C hand3:5C {TURNED}", "Cards are played only when all have bid."),
    (f"round:8 {ONE} taken0:6C7C8C9C {TURNED}", "Cards are played only when all have bid."),
    (f"round:8 bids:0,0,0,-1 {ONE} taken0:6C7C8C9C {TURNED}", "Cards are played only when all have bid."),
    (f"round:8 bids:0,0,0,0 {ONE} taken1:6C7C8C9C {TURNED}", "who took a trick the next one"),
    (f"round:8 bids:0,0,0,0 {ONE} taken0:6C7C8C {TURNED}", "A trick is four cards"),
    (f"round:8 bids:0,0,0,0 {ONE} taken0:6C7C taken1:8C9C {TURNED}", "A trick is four cards"),
    (f"round:9 bids:0,0,0,0 hand0:2C table1:3C hand2:4C hand3:5C {TURNED}", "from the leader on in turn"),
    (f"round:9 bids:0,0,0,0 table0:2C table1:3C table2:4C table3:5C {TURNED}", "A full trick is taken"),
    (f"round:19 {ONE} {TURNED}", "at most 19 rounds"),
    (f"sequence=up round:13 {ONE} {TURNED}", "at most 13 rounds"),
    (f"sequence=thirteen round:100 {SUITS}", "at most 100 rounds"),
    ("round:20 deck:*", "at most 19 rounds"),
    ("round:19 deck:*", "The match is over, over:1, when"),
    ("round:3 over:1 deck:*", "The match is over, over:1, when"),
    ("sequence=thirteen scores:100,0,0,0 deck:*", "The match is over, over:1, when"),
    (f"round:9 over:1 {ONE} {TURNED}", "over:1 contradicts the cards that are still to be played."),
    ("bids:0,-1,-1,-1 deck:*", "Before the deal there is neither a trump card nor a bid."),
    ("trump_card:AH deck:*", "Before the deal there is neither a trump card nor a bid."),
    (TURNED, "Before the deal there is neither a trump card nor a bid."),
    (f"bids:0,0,0,1 taken3:2C3C4C5C leader:3 {TURNED}", "A round that is over counts: say round:1."),
    (f"round:9 bids:0,0,0,1 taken3:2C3C4C5C leader:3 {TURNED}", "The size of a hand in round 9 is 2"),
    (f"round:9 act:1 {ONE} {TURNED}", "act:1 contradicts the rest, from which act:0 follows"),
    (f"round:9 trump_card:52 {ONE} {TURNED}", "or -1 to 51"),
    ("seat:0 trump=dealer round:9 trump_card:AH hand0:2C hand1:?1 hand2:?1 hand3:?1 deck:?48", "."),
    ("seat:0 trump=dealer round:9 trump_card:2C hand0:2C hand1:?1 hand2:?1 hand3:?1 deck:?48", "that the dealer has"),
])
def test_what_is_wrong_is_said(line: str, says: str) -> None:
    with pytest.raises(ValueError, match=re.escape(says)) as error:
        parlour.position(f"oh_hell {line}")
    assert re.fullmatch(r"[A-Za-z][^\n]{10,400}\.", str(error.value))


@pytest.mark.parametrize(("line", "to_act", "page"), [
    (f"round:9 {ONE} {TURNED}", [0], 0),
    (f"round:9 trump_card:AH {ONE} {TURNED}", [0], 0),
    (f"round:9 bids:0,1,-1,-1 {ONE} {TURNED}", [2], 0),
    (f"round:9 bids:0,1,1,1 {ONE} {TURNED}", [0], 1),
    (f"round:9 dealer:2 leader:3 bids:-1,-1,-1,0 {ONE} {TURNED}", [0], 0),
    (f"round:9 bids:0,0,0,0 table0:2C hand1:3C hand2:4C hand3:5C {TURNED}", [1], 1),
    (f"round:8 leader:1 bids:0,0,0,0 {ONE} taken1:6C7C8C9C {TURNED}", [1], 1),
    (f"round:10 leader:3 bids:0,0,0,1 taken3:2C3C4C5C {TURNED}", [], 1),
    (f"round:9 trump=dealer trump_card:5C {ONE} deck:*", [0], 0),
    (f"round:8 trump=dealer trump_card:9C bids:0,0,0,0 {ONE} taken0:6C7C8C9C deck:*", [0], 1),
    (f"sequence=thirteen round:99 trump_card:AH {SUITS}", [0], 0),
    ("round:19 over:1 leader:3 scores:1,2,3,4 deck:*", [], 0),
    ("sequence=thirteen over:1 scores:100,0,0,0 round:9 deck:*", [], 0),
    ("deck:*", [], 0),
    ("round:5 deck:*", [], 0),
])
def test_what_fits_can_be_read(line: str, to_act: list[int], page: int) -> None:
    match = parlour.position(f"oh_hell {line}")
    assert isinstance(match, parlour.Match)
    assert (match.to_act, match.page) == (to_act, page)
    again = parlour.position(match.position())
    assert isinstance(again, parlour.Match)
    assert again.digest() == match.digest()


def test_a_finished_round_keeps_what_it_was_worth() -> None:
    match = parlour.position(f"oh_hell round:10 leader:3 bids:0,0,1,1 taken3:2C3C4C5C {TURNED}")
    assert isinstance(match, parlour.Match)
    assert match.view(0).facts["gained"] == (10, 10, 0, 11)
    assert match.state.reward(3) > match.state.reward(0) > match.state.reward(2)


def test_all_know_the_dealers_card_of_a_position() -> None:
    match = parlour.position(f"oh_hell round:9 trump=dealer trump_card:5C {ONE} deck:*")
    assert isinstance(match, parlour.Match)
    assert all(match.view(seat).zones["hand3"].cards == ("5C",) for seat in (0, 1, 2, 3, 7))
