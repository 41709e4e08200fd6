"""Oh Hell: what bots imagine: the cards left over are as hidden as those of the others."""
from collections import Counter

import pytest

import parlour


def at(line: str) -> parlour.Match:
    """A match from this position."""
    match = parlour.position(f"oh_hell {line}")
    assert isinstance(match, parlour.Match)
    return match


def lying(view: parlour.View, card: str, draws: int) -> Counter[str]:
    """In how many of so many worlds the card lies in which zone."""
    bit = 1 << parlour.GAMES["oh_hell"].cards.index(card)
    found: Counter[str] = Counter()
    for draw in range(draws):
        world = view.imagine(draw)
        found[next(name for z, name in enumerate(view.rules.zones) if world.zone[z] & bit)] += 1
    return found


def test_a_card_unseen_lies_in_the_deck_as_often_as_there_are_places() -> None:
    view = at("round:8 hand0:2C3C hand1:4C5C hand2:6C7C hand3:8C9C turned:AH deck:*").view(0)
    found = lying(view, "KH", 4900)              # 49 places: 2 in each other hand, 43 in the deck
    assert set(found) == {"hand1", "hand2", "hand3", "deck"}
    assert 4200 < found["deck"] < 4400
    assert all(140 < found[f"hand{seat}"] < 260 for seat in (1, 2, 3))


def test_the_turned_card_is_never_anywhere_else() -> None:
    view = at("round:8 hand0:2C3C hand1:4C5C hand2:6C7C hand3:8C9C turned:AH deck:*").view(1)
    assert lying(view, "AH", 200) == {"turned": 200}


def test_the_dealers_card_stays_with_the_dealer_until_it_is_played() -> None:
    match = at("trump=dealer round:8 trump_card:9H bids:0,0,0,0 hand0:2C5C hand1:3C6C hand2:4C7C hand3:9H8C deck:*")
    for seat in (0, 1, 2, 7):
        assert lying(match.view(seat), "9H", 200) == {"hand3": 200}
    for seat, card in ((0, "2C"), (1, "3C"), (2, "4C"), (3, "8C")):
        match.play(seat, card)
    assert lying(match.view(0), "9H", 100) == {"hand3": 100}
    match.play(3, "9H")
    assert lying(match.view(0), "9H", 100) == {"table3": 100}


def test_a_void_moves_the_suit_to_the_other_places() -> None:
    """Seat 1 has no club: a club unseen is with seats 2 or 3, or in the deck, each as often as it has places."""
    match = at("round:7 bids:0,0,0,0 hand0:3C4C5C hand1:5D6D7D hand2:6C8D9D hand3:7C8C9C turned:AH deck:*")
    match.play(0, "3C")
    match.play(1, "5D")
    found = lying(match.view(0), "KC", 4500)     # 3 + 3 in the hands, 39 in the deck
    assert set(found) == {"hand2", "hand3", "deck"}
    assert 3750 < found["deck"] < 4050
    assert lying(match.view(0), "KD", 2000)["hand1"] > 50
    assert "hand1" in lying(match.view(1), "5C", 1) or lying(match.view(1), "4C", 50)["hand1"] == 0


def test_nobody_sees_the_deck_and_nothing_is_told_of_it() -> None:
    match = parlour.new("oh_hell", seed=3)
    for seat in (0, 1, 2, 3, 7):
        zone = match.view(seat).zones["deck"]
        assert (zone.cards, zone.hidden) == ((), 11)
    for _ in range(44):
        match.play(match.to_act[0], next(iter(match.legal(match.to_act[0]))))
    told = [event for event in match.events(7) if "deck" in (event.source, event.target) and event.cards]
    assert {event.target for event in told} <= {"turned", "deck"}


@pytest.mark.parametrize("trump", ["turned", "dealer"])
def test_a_search_bot_bids_and_plays_from_its_view_alone(trump: str) -> None:
    from parlour.bots import bot
    match = parlour.new("oh_hell", seed=8, trump=trump)
    for _ in range(12):
        seat = match.to_act[0]
        view = parlour.position(str(match.view(seat)))
        assert isinstance(view, parlour.View)
        one, two = bot("search:200", 1).choose(match.view(seat)), bot("search:200", 1).choose(view)
        assert one == two
        match.play(seat, one.action)
