"""Hearts: the deal and the three cards passed."""
import pytest

import parlour

DIRECTIONS = [(0, 1), (1, 3), (2, 2), (4, 1)]    # round; seats to the left: left, right, across, and left again


def passing(round_: int = 0) -> parlour.Match:
    """Everyone has one suit and is to pass; round 0 passes left."""
    word = {0: "left", 1: "right", 2: "across"}[round_ % 4]
    match = parlour.position(f"hearts round:{round_} passing:{word} hand0:*C hand1:*D hand2:*S hand3:*H")
    assert isinstance(match, parlour.Match)
    return match


def pass_lowest(match: parlour.Match) -> None:
    """Everybody passes the three lowest cards."""
    for seat in list(match.to_act):
        for card in list(match.legal(seat))[:3]:
            match.play(seat, card)


def hand(match: parlour.Match, seat: int) -> set[str]:
    """The cards of a hand, as its owner sees them."""
    return set(match.view(seat).zones[f"hand{seat}"].cards)


def play_round(match: parlour.Match) -> None:
    """The first legal act for everyone until the next round is dealt."""
    scores = match.scores
    while match.scores == scores and not match.over:
        match.play(match.to_act[0], next(iter(match.legal(match.to_act[0]))))


def test_everyone_gets_thirteen_cards_in_blocks() -> None:
    match = parlour.new("hearts", seed=1)
    deals = [event for event in match.events(0) if event.kind == "move"]
    assert [(event.source, event.target, len(event.cards) + event.hidden) for event in deals] == [
        ("deck", f"hand{seat}", 13) for seat in range(4)]
    assert [len(hand(match, seat)) for seat in range(4)] == [13] * 4
    assert len(set().union(*(hand(match, seat) for seat in range(4)))) == 52


def test_the_deal_follows_from_the_seed_alone() -> None:
    matches = [parlour.new("hearts", seed=5) for _ in range(2)]
    matches.append(parlour.new("hearts", seed=5, jack=True, limit=200))
    hands = [[hand(match, seat) for seat in range(4)] for match in matches]
    assert hands[0] == hands[1] == hands[2]
    assert hand(parlour.new("hearts", seed=6), 0) != hands[0][0]


def test_later_deals_do_not_depend_on_how_the_cards_were_played() -> None:
    one, two = parlour.new("hearts", seed=5, limit=500), parlour.new("hearts", seed=5, limit=500)
    play_round(one)
    while two.scores == [0] * 4:
        two.play(two.to_act[-1], list(two.legal(two.to_act[-1]))[-1])
    assert one.acts != two.acts
    assert [hand(one, seat) for seat in range(4)] == [hand(two, seat) for seat in range(4)]


@pytest.mark.parametrize(("round_", "to"), DIRECTIONS)
def test_three_cards_go_to_the_seat_of_the_round(round_: int, to: int) -> None:
    match = passing(round_)
    gave = {seat: hand(match, seat) for seat in range(4)}
    pass_lowest(match)
    suits = "CDSH"
    for giver in range(4):
        got = hand(match, (giver + to) % 4) & gave[giver]
        assert got == {rank + suits[giver] for rank in "234"}


def test_left_right_across_none_and_left_again() -> None:
    match = parlour.new("hearts", seed=3, limit=500)
    words = []
    for _ in range(5):
        words.append(match.view(0).rules.words["passing"][match.state.passing])
        play_round(match)
    assert words == ["left", "right", "across", "none", "left"]


def test_every_fourth_round_begins_with_the_lead() -> None:
    match = parlour.new("hearts", seed=3, limit=500)
    for _ in range(3):
        play_round(match)
    assert len(match.to_act) == 1
    assert [act.name for act in match.legal(match.to_act[0])] == ["2C"]


def test_without_passing_the_first_round_begins_with_the_lead() -> None:
    match = parlour.new("hearts", seed=3, passing=False)
    assert [act.name for act in match.legal(match.to_act[0])] == ["2C"]


def test_all_four_choose_in_any_order() -> None:
    match = passing()
    match.play(2, "QS")
    match.play(0, "2C")
    match.play(2, "KS")
    match.play(2, "AS")
    assert match.to_act == [0, 1, 3]


def test_exactly_three_cards() -> None:
    match = passing()
    for card in ("2C", "3C", "4C"):
        assert 0 in match.to_act
        match.play(0, card)
    assert 0 not in match.to_act
    with pytest.raises(parlour.NotAllowed, match="not your turn") as refusal:
        match.play(0, "5C")
    assert refusal.value.rule == "not-your-turn"


def test_a_card_is_passed_once_and_it_must_be_ones_own() -> None:
    match = passing()
    match.play(0, "2C")
    for card in ("2C", "QS"):
        with pytest.raises(parlour.NotAllowed) as refusal:
            match.play(0, card)
        assert refusal.value.rule == "not-in-hand"


def test_nobody_sees_what_arrives_before_all_have_chosen() -> None:
    match = passing()
    for seat, cards in ((0, ("2C", "3C", "4C")), (2, ("2S", "3S", "4S")), (3, ("2H", "3H", "4H"))):
        for card in cards:
            match.play(seat, card)
    for seat in (1, 7):
        zone = match.view(seat).zones["passed0"]
        assert (zone.cards, zone.hidden) == ((), 3)
        assert not any(set(event.cards) & {"2C", "3C", "4C"} for event in match.events(seat))
    assert hand(match, 1) == {rank + "D" for rank in "23456789TJQKA"}
    for card in ("2D", "3D", "4D"):
        match.play(1, card)
    assert hand(match, 1) == {rank + "D" for rank in "56789TJQKA"} | {"2C", "3C", "4C"}


def test_a_giver_still_knows_where_the_passed_cards_lie() -> None:
    match = passing()
    pass_lowest(match)
    assert {"3C", "4C"} <= set(match.view(0).zones["hand1"].cards)
    assert {"3C", "4C"}.isdisjoint(match.view(2).zones["hand1"].cards)


def test_the_leader_is_found_after_the_pass() -> None:
    match = passing()
    pass_lowest(match)
    assert match.to_act == [1]
    assert [act.name for act in match.legal(1)] == ["2C"]


def test_all_can_tell_who_has_to_lead() -> None:
    match = passing()
    pass_lowest(match)
    assert match.view(7).zones["hand1"].cards == ("2C",)
