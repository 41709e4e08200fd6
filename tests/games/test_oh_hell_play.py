"""Oh Hell: which card may be played, and who takes the trick."""
import pytest

import parlour


def at(line: str) -> parlour.Match:
    """A match from this position: two cards each, seat 3 deals, hearts are trumps."""
    match = parlour.position(f"oh_hell round:8 bids:0,0,0,0 turned:AH deck:* {line}")
    assert isinstance(match, parlour.Match)
    return match


def legal(match: parlour.Match, seat: int) -> set[str]:
    """The names of the legal acts."""
    return {act.name for act in match.legal(seat)}


def refused(match: parlour.Match, seat: int, act: str) -> tuple[str, str]:
    """The id and the sentence of a refusal, which changes nothing."""
    before = match.digest()
    with pytest.raises(parlour.NotAllowed) as refusal:
        match.play(seat, act)
    assert match.digest() == before
    return refusal.value.rule, str(refusal.value)


def trick(match: parlour.Match, *plays: str) -> int:
    """Play these cards from whose turn it is on; who took the trick."""
    for card in plays:
        match.play(match.to_act[0], card)
    return [event.seat for event in match.events(7) if event.said == "takes-trick"][-1]


# -- leading and following
def test_anything_may_be_led_trumps_too_from_the_first_trick_on() -> None:
    match = at("hand0:2H3C hand1:4C5C hand2:6C7C hand3:8C9C")
    assert match.to_act == [0]
    assert legal(match, 0) == {"2H", "3C"}


def test_follow_suit() -> None:
    match = at("hand0:3C4C hand1:5C6H hand2:7D8D hand3:9D9H")
    match.play(0, "3C")
    assert legal(match, 1) == {"5C"}
    assert refused(match, 1, "6H") == ("follow-suit", "Follow suit: clubs were led, and you have some. (follow-suit)")


def test_follow_trumps_too() -> None:
    match = at("hand0:3H4C hand1:5C6H hand2:7D8D hand3:9D9H")
    match.play(0, "3H")
    assert legal(match, 1) == {"6H"}
    assert refused(match, 1, "5C")[1].startswith("Follow suit: hearts were led")


def test_who_cannot_follow_plays_anything_and_need_not_trump() -> None:
    match = at("hand0:3C4C hand1:5D6H hand2:7D8D hand3:9D9H")
    match.play(0, "3C")
    assert legal(match, 1) == {"5D", "6H"}


def test_nobody_has_to_win_or_to_overtrump() -> None:
    match = at("hand0:3C4C hand1:5D9H hand2:2H8D hand3:9C2C")
    match.play(0, "3C")
    match.play(1, "9H")
    assert legal(match, 2) == {"2H", "8D"}
    match.play(2, "2H")
    assert legal(match, 3) == {"9C", "2C"}


def test_a_card_of_another_hand_or_the_one_turned_up_is_refused() -> None:
    match = at("hand0:2H3C hand1:4C5C hand2:6C7C hand3:8C9C")
    assert refused(match, 0, "4C") == ("not-in-hand", "4C is not in your hand. (not-in-hand)")
    assert refused(match, 0, "AH")[0] == "not-in-hand"


def test_an_act_that_no_card_has_is_refused() -> None:
    match = at("hand0:2H3C hand1:4C5C hand2:6C7C hand3:8C9C")
    assert refused(match, 0, "60") == ("no-such-act", "This game has no act number 60. (no-such-act)")


def test_only_the_seat_whose_turn_it_is_may_play() -> None:
    assert refused(at("hand0:2H3C hand1:4C5C hand2:6C7C hand3:8C9C"), 1, "4C") == (
        "not-your-turn", "It is not your turn. (not-your-turn)")


# -- who takes the trick
@pytest.mark.parametrize(("plays", "winner"), [
    (("3C", "5C", "KC", "TC"), 2),               # the highest of the suit led
    (("3C", "5C", "AS", "AD"), 1),               # other suits do not count
    (("3C", "2H", "KC", "AC"), 1),               # the lowest trump beats them
    (("3C", "2H", "9H", "4H"), 2),               # the highest of several trumps
    (("3C", "9H", "2H", "AC"), 1),               # a lower trump behind a higher one
    (("3C", "AS", "AD", "2H"), 3),               # the last card
    (("3C", "AS", "AD", "KS"), 0),               # nobody follows or trumps
    (("2H", "9H", "TH", "KH"), 3),               # trumps led: the highest
    (("2H", "AS", "AD", "AC"), 0),               # trumps led, nobody has one
])
def test_the_highest_trump_or_else_the_highest_of_the_suit_led(plays: tuple[str, ...], winner: int) -> None:
    spare = ("6D", "7D", "8D", "9D")
    hands = " ".join(f"hand{seat}:{plays[seat]}{spare[seat]}" for seat in range(4))
    match = at(hands)
    for seat, card in enumerate(plays):          # the spare diamonds never follow, so each may be played
        assert match.to_act == [seat]
        match.play(seat, card)
    assert match.to_act == [winner], "who takes a trick leads the next"
    view = match.view(0)
    assert set(view.zones[f"taken{winner}"].cards) == set(plays)
    assert view.facts["tricks"] == tuple(int(seat == winner) for seat in range(4))


@pytest.mark.parametrize(("turned", "winner"), [("KD", 0), ("KC", 2), ("KS", 1), ("KH", 3)])
def test_any_suit_can_be_trumps(turned: str, winner: int) -> None:
    match = parlour.position(f"oh_hell round:9 bids:0,0,0,0 turned:{turned} hand0:5D hand1:5S hand2:5C hand3:5H deck:*")
    assert isinstance(match, parlour.Match)
    assert trick(match, "5D", "5S", "5C", "5H") == winner


def test_the_turned_card_takes_no_part() -> None:
    """The ace of trumps lies there, so the king is the highest."""
    assert trick(at("hand0:KH3C hand1:QH5C hand2:6C7C hand3:8C9C"), "KH", "QH", "6C", "8C") == 0


def test_in_the_dealers_hand_it_does() -> None:
    match = parlour.position("oh_hell trump=dealer round:8 trump_card:AH bids:0,0,0,0 hand0:KH3C hand1:QH5C hand2:6C7C "
                             "hand3:AH9C deck:*")
    assert isinstance(match, parlour.Match)
    assert trick(match, "KH", "QH", "6C", "AH") == 3


def test_seats_play_clockwise_from_the_winner_on() -> None:
    match = at("hand0:3C4C hand1:5C6C hand2:KC2D hand3:8C9C")
    assert trick(match, "3C", "5C", "KC", "8C") == 2
    order = []
    for card in ("2D", "9C", "4C", "6C"):
        order += match.to_act
        match.play(match.to_act[0], card)
    assert order == [2, 3, 0, 1]


def test_who_does_not_follow_has_none_of_the_suit() -> None:
    """As all can tell: no world has one there."""
    match = at("hand0:3C4C hand1:5D9H hand2:6C8D hand3:9C2C")
    match.play(0, "3C")
    match.play(1, "9H")
    for seat in (0, 2, 3, 7):
        for draw in range(40):
            assert not match.view(seat).imagine(draw).zone[1] & 0x1FFF
