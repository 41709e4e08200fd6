"""Oh Hell: who bids when, and what."""
import pytest

import parlour

HANDS = "hand0:2C3C4C hand1:2D3D4D hand2:2S3S4S hand3:2H3H4H turned:AH deck:*"


def at(line: str) -> parlour.Match:
    """A match from this position: three cards each, seat 3 deals."""
    match = parlour.position(f"oh_hell {line}")
    assert isinstance(match, parlour.Match)
    return match


def bids(match: parlour.Match, seat: int) -> list[int]:
    """The legal bids."""
    return [int(act) for act in match.legal(seat)]


def refused(match: parlour.Match, seat: int, act: str) -> tuple[str, str]:
    """The id and the sentence of a refusal, which changes nothing."""
    before = match.digest()
    with pytest.raises(parlour.NotAllowed) as refusal:
        match.play(seat, act)
    assert match.digest() == before
    return refusal.value.rule, str(refusal.value)


@pytest.mark.parametrize("dealer", range(4))
def test_bids_go_round_from_the_dealers_left_and_the_dealer_bids_last(dealer: int) -> None:
    match = at(f"round:7 dealer:{dealer} leader:{(dealer + 1) % 4} {HANDS}")
    order = []
    for _ in range(4):
        order += match.to_act
        assert match.page == 0
        match.play(match.to_act[0], "bid 1")
    assert order == [(dealer + k) % 4 for k in (1, 2, 3, 4)]
    assert match.page == 1
    assert match.to_act == [(dealer + 1) % 4], "who bid first leads"


@pytest.mark.parametrize(("sequence", "round_", "size"), [("down-up", 0, 10), ("down-up", 9, 1), ("down-up", 18, 10),
                                                          ("up", 0, 1), ("up", 12, 13), ("thirteen", 5, 13)])
def test_a_bid_is_none_to_all_of_the_cards(sequence: str, round_: int, size: int) -> None:
    state = parlour.new("oh_hell", seed=1, sequence=sequence).state
    while state.to_act:
        state.play(state.who(), state.actions(state.who())[0])
    if round_:
        state.round = round_
        state.deal(bytes(range(32)))
    else:
        state = parlour.new("oh_hell", seed=1, sequence=sequence).state
    for _ in range(4):
        assert state.actions(state.who()) == list(range(size + 1))
        state.play(state.who(), size)


def test_a_bid_above_the_cards_is_refused() -> None:
    match = at(f"round:7 {HANDS}")
    told = "Bid from 0 to 3: there are no more tricks than cards in a hand. (bid-at-most-your-cards)"
    for bid in ("bid 4", "bid 13"):
        assert refused(match, 0, bid) == ("bid-at-most-your-cards", told)


def test_while_bidding_no_card_can_be_played_and_later_no_bid_be_made() -> None:
    match = at(f"round:7 {HANDS}")
    with pytest.raises(ValueError, match="has no act called '2C'"):
        match.play(0, "2C")
    for seat in range(4):
        match.play(seat, "bid 0")
    with pytest.raises(ValueError, match="has no act called 'bid 0'"):
        match.play(0, "bid 0")


def test_numbers_without_a_name_are_refused() -> None:
    assert refused(at(f"round:7 {HANDS}"), 0, "14") == (
        "no-such-act", "This game has no act number 14. (no-such-act)")


def test_the_number_of_an_act_is_the_bid() -> None:
    match = at(f"round:7 {HANDS}")
    assert match.play(0, 3).name == "bid 3"
    assert match.view(2).facts["bids"] == (3, -1, -1, -1)


def test_all_see_and_hear_each_bid_before_the_next() -> None:
    match = at(f"round:7 {HANDS}")
    for seat, bid in enumerate((2, 0, 3, 1)):
        match.play(seat, bid)
        for other in (0, 1, 2, 3, 7):
            view = match.view(other)
            assert view.facts["bids"][seat] == bid
            assert view.facts["total"] == (2, 2, 5, 6)[seat]
    heard = [(event.said, event.seat, event.amount) for event in match.events(7) if event.kind == "say"]
    assert heard == [("bids", 0, 2), ("bids", 1, 0), ("bids", 2, 3), ("bids", 3, 1), ("all-bid", 3, 6)]


def test_usually_the_bids_may_add_up_to_the_tricks() -> None:
    match = at(f"round:7 bids:1,1,0,-1 {HANDS}")
    assert bids(match, 3) == [0, 1, 2, 3]
    assert match.view(3).facts["forbidden"] == -1


@pytest.mark.parametrize(("others", "forbidden"), [((0, 0, 0), 3), ((1, 0, 0), 2), ((1, 1, 0), 1), ((3, 0, 0), 0),
                                                   ((1, 1, 1), 0), ((1, 2, 1), None), ((3, 3, 3), None)])
def test_restricted_the_dealer_may_not_make_them_fit(others: tuple[int, int, int], forbidden: int | None) -> None:
    match = at(f"restrict=on round:7 {HANDS}")
    for seat, bid in enumerate(others):
        assert bids(match, seat) == [0, 1, 2, 3]
        assert match.view(seat).facts["forbidden"] == -1
        match.play(seat, bid)
    assert bids(match, 3) == [bid for bid in range(4) if bid != forbidden]
    assert match.view(0).facts["forbidden"] == (-1 if forbidden is None else forbidden)


def test_the_refusal_of_a_fitting_bid_names_it() -> None:
    match = at(f"restrict=on round:7 bids:1,1,0,-1 {HANDS}")
    told = "Bid from 0 to 3, but not 1: the bids must not add up to the number of tricks. (bids-must-not-fit)"
    assert refused(match, 3, "bid 1") == ("bids-must-not-fit", told)
    assert refused(match, 3, "bid 7") == ("bids-must-not-fit", told)
    match.play(3, "bid 0")
    assert match.view(3).facts["forbidden"] == -1


@pytest.mark.parametrize("dealer", range(4))
def test_only_the_dealer_is_restricted(dealer: int) -> None:
    match = at(f"restrict=on round:9 dealer:{dealer} leader:{(dealer + 1) % 4} "
               "hand0:2C hand1:3C hand2:4C hand3:5C turned:AH deck:*")
    for _ in range(3):
        assert bids(match, match.to_act[0]) == [0, 1]
        match.play(match.to_act[0], "bid 0")
    assert bids(match, dealer) == [0]


def test_restricted_to_a_bid_the_others_left_open() -> None:
    """With ten cards and nine bid, one is forbidden; with eleven bid, nothing is."""
    match = parlour.new("oh_hell", seed=2, restrict=True)
    for bid in (4, 3, 2):
        match.play(match.to_act[0], bid)
    assert bids(match, match.to_act[0]) == [0, 2, 3, 4, 5, 6, 7, 8, 9, 10]
    match = parlour.new("oh_hell", seed=2, restrict=True)
    for bid in (4, 4, 3):
        match.play(match.to_act[0], bid)
    assert bids(match, match.to_act[0]) == list(range(11))


def test_only_the_seat_whose_turn_it_is_bids_and_only_once() -> None:
    match = at(f"round:7 {HANDS}")
    assert refused(match, 1, "bid 0") == ("not-your-turn", "It is not your turn. (not-your-turn)")
    match.play(0, "bid 0")
    assert refused(match, 0, "bid 1")[0] == "not-your-turn"
