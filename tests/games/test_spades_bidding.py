"""Spades: the deal and the bids."""
import pytest

import parlour

SUITS = "hand0:*C hand1:*D hand2:*S hand3:*H"


def at(line: str) -> parlour.Match:
    """A match from this position, which does not deal on."""
    match = parlour.position(f"spades {line}")
    assert isinstance(match, parlour.Match)
    match.paused = True
    return match


def names(match: parlour.Match, seat: int) -> list[str]:
    """The names of the legal acts."""
    return [act.name for act in match.legal(seat)]


def bid(match: parlour.Match, *bids: str) -> None:
    """These bids, in turn."""
    for each in bids:
        match.play(match.to_act[0], each)


def play_round(match: parlour.Match) -> None:
    """The first legal act for everyone until the round is over."""
    number = match.state.round
    while match.state.round == number:
        match.play(match.to_act[0], next(iter(match.legal(match.to_act[0]))))


def fact(match: parlour.Match, name: str) -> object:
    """A fact as everybody sees it."""
    return match.view(7).facts[name]


BIDS = ["nil", *(f"bid {n}" for n in range(1, 14))]


def test_everyone_gets_thirteen_cards_in_blocks() -> None:
    match = parlour.new("spades", seed=1)
    deals = [event for event in match.events(0) if event.kind == "move"]
    assert [(event.source, event.target, len(event.cards) + event.hidden) for event in deals] == [
        ("deck", f"hand{seat}", 13) for seat in range(4)]


def test_the_first_dealer_is_drawn_by_lot() -> None:
    dealers = [parlour.new("spades", seed=seed).view(7).facts["dealer"] for seed in range(200)]
    assert {dealers.count(seat) > 30 for seat in range(4)} == {True}
    assert dealers == [parlour.new("spades", seed=seed, limit=100).view(7).facts["dealer"] for seed in range(200)]


def test_then_the_deal_goes_round_clockwise() -> None:
    match = parlour.new("spades", seed=3)
    first = match.state.dealer
    for number in range(6):
        assert fact(match, "dealer") == (first + number) % 4
        assert match.to_act == [(first + number + 1) % 4]
        play_round(match)


@pytest.mark.parametrize("dealer", range(4))
def test_bids_begin_at_the_dealers_left_and_the_dealer_is_the_last(dealer: int) -> None:
    match = at(f"dealer:{dealer} {SUITS}")
    order = []
    for _ in range(4):
        assert match.page == 0
        order += match.to_act
        bid(match, "bid 2")
    assert order == [(dealer + k) % 4 for k in (1, 2, 3, 4)]
    assert match.page == 1
    assert match.to_act == [(dealer + 1) % 4], "who bid first leads"


def test_any_bid_from_nil_to_thirteen() -> None:
    match = at(f"dealer:3 {SUITS}")
    for _ in range(4):
        assert names(match, match.to_act[0]) == BIDS
        bid(match, "bid 13")
    assert fact(match, "bids") == (13, 13, 13, 13)
    assert fact(match, "need") == (26, 26, 26, 26)


def test_numbers_of_bids_are_what_is_bid() -> None:
    match = at(f"dealer:3 {SUITS}")
    bid(match, "nil", "Bid 1", "13", "0")
    assert fact(match, "bids") == (0, 1, 13, 0)


def test_both_partners_may_bid_nil() -> None:
    match = at(f"dealer:3 {SUITS}")
    bid(match, "nil", "nil", "nil", "nil")
    assert fact(match, "bids") == (0, 0, 0, 0)
    assert match.page == 1


def test_bids_are_open() -> None:
    match = at(f"dealer:3 {SUITS}")
    bid(match, "bid 3", "nil")
    for seat in (0, 1, 2, 3, 7):
        assert match.view(seat).facts["bids"] == (3, 0, -1, -1)
        said = [(event.said, event.seat, event.amount) for event in match.events(seat) if event.kind == "say"]
        assert said == [("bids", 0, 3), ("bids-nil", 1, 0)]


def test_after_the_last_bid_all_hear_what_the_teams_bid() -> None:
    match = at(f"dealer:1 {SUITS}")
    bid(match, "bid 3", "nil", "bid 5", "bid 2")
    said = [(event.said, event.seat, event.amount) for event in match.events(7) if event.said == "team-bids"]
    assert said == [("team-bids", 0, 8), ("team-bids", 1, 2)]
    assert fact(match, "need") == (8, 2, 8, 2)


@pytest.mark.parametrize(("first", "most"), [(0, 13), (1, 12), (5, 8), (10, 3), (11, 2), (12, 1), (13, 1)])
def test_cap_bids_leaves_the_second_partner_what_the_first_did_not_bid_but_always_one(first: int, most: int) -> None:
    match = at(f"cap_bids=on dealer:3 bids:{first},2,-1,-1 {SUITS}")
    assert names(match, 2) == BIDS[:most + 1]
    free = at(f"dealer:3 bids:{first},2,-1,-1 {SUITS}")
    assert names(free, 2) == BIDS


def test_cap_bids_says_why_and_changes_nothing_for_the_first_two() -> None:
    match = at(f"cap_bids=on dealer:3 {SUITS}")
    for _ in range(2):
        assert names(match, match.to_act[0]) == BIDS
        bid(match, "bid 9")
    with pytest.raises(parlour.NotAllowed) as refusal:
        match.play(2, "bid 5")
    assert refusal.value.rule == "more-than-thirteen"
    assert str(refusal.value) == ("With your partner's bid that would be more than the thirteen tricks there are: "
                                  "bid less. (more-than-thirteen)")
    bid(match, "bid 4")


def test_a_card_is_no_bid_and_a_bid_no_card() -> None:
    match = at(f"dealer:3 {SUITS}")
    with pytest.raises(ValueError, match="spades has no act called '2C'"):
        match.play(0, "2C")
    with pytest.raises(parlour.NotAllowed, match="no act number 14"):
        match.play(0, 14)
    bid(match, "nil", "nil", "nil", "nil")
    with pytest.raises(ValueError, match="spades has no act called 'nil'"):
        match.play(0, "nil")


def test_nobody_bids_out_of_turn_or_twice() -> None:
    match = at(f"dealer:3 {SUITS}")
    for seat in (1, 2, 3):
        with pytest.raises(parlour.NotAllowed, match="not your turn"):
            match.play(seat, "bid 1")
    bid(match, "bid 1")
    with pytest.raises(parlour.NotAllowed, match="not your turn"):
        match.play(0, "bid 2")


def test_the_next_round_begins_with_new_bids() -> None:
    match = parlour.new("spades", seed=2)
    bid(match, "bid 1", "bid 2", "bid 3", "nil")
    play_round(match)
    assert match.page == 0
    assert (fact(match, "bids"), fact(match, "tricks"), fact(match, "need")) == ((-1,) * 4, (0,) * 4, (0,) * 4)
    assert fact(match, "broken") == 0
