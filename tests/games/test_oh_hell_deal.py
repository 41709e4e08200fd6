"""Oh Hell: how many cards, who deals, and which card makes trumps."""
from collections import Counter

import pytest

import parlour
from parlour.core import reach
from parlour.core.dice import from_seed
from parlour.core.layout import DECK

DOWN_UP = [10, 9, 8, 7, 6, 5, 4, 3, 2, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10]


def play_round(match: parlour.Match) -> None:
    """The first legal act for everyone until the next round is dealt."""
    rounds = len(match.deals)
    while len(match.deals) == rounds and not match.over:
        match.play(match.to_act[0], next(iter(match.legal(match.to_act[0]))))


def rounds(**options: object) -> list[parlour.View]:
    """What the gallery sees right after each deal of a match."""
    match = parlour.new("oh_hell", seed=3, **options)
    found = []
    while not match.over:
        found.append(match.view(7))
        play_round(match)
    return found


def dealt(view: parlour.View) -> list[int]:
    """How many cards each seat holds."""
    return [len(view.zones[f"hand{seat}"].cards) + view.zones[f"hand{seat}"].hidden for seat in range(4)]


# -- the sequence
@pytest.mark.parametrize(("sequence", "sizes"), [("down-up", DOWN_UP), ("up", list(range(1, 14)))])
def test_the_sequence_of_cards(sequence: str, sizes: list[int]) -> None:
    views = rounds(sequence=sequence)
    assert [dealt(view) for view in views] == [[size] * 4 for size in sizes]
    assert [view.facts["cards"] for view in views] == sizes
    assert [view.facts["number"] for view in views] == list(range(1, len(sizes) + 1))


def test_always_thirteen() -> None:
    views = rounds(sequence="thirteen")
    assert len(views) > 3
    assert {tuple(dealt(view)) for view in views} == {(13, 13, 13, 13)}


def test_the_rest_lies_unseen_in_the_deck() -> None:
    for view in rounds(sequence="up"):
        size = view.facts["cards"]
        assert isinstance(size, int)
        left = 52 - 4 * size - (size < 13)
        assert (view.zones["deck"].cards, view.zones["deck"].hidden) == ((), left)


def test_everyone_gets_one_block() -> None:
    match = parlour.new("oh_hell", seed=1)
    deals = [event for event in match.events(2) if event.kind == "move" and event.source == "deck"]
    assert [(event.target, len(event.cards), event.hidden) for event in deals] == [
        ("hand0", 0, 10), ("hand1", 0, 10), ("hand2", 10, 0), ("hand3", 0, 10), ("turned", 1, 0)]


def test_where_trumps_come_from_does_not_change_the_hands() -> None:
    match, other = parlour.new("oh_hell", seed=1), parlour.new("oh_hell", seed=1, trump="dealer")
    assert match.deals == other.deals
    for seat in range(4):
        assert match.view(seat).zones[f"hand{seat}"] == other.view(seat).zones[f"hand{seat}"]


def test_the_card_turned_up_is_the_next_one_of_the_deck() -> None:
    """Where none is turned up, it still lies on top of the rest."""
    match, other = parlour.new("oh_hell", seed=1).state, parlour.new("oh_hell", seed=1, trump="dealer").state
    assert list(match.order[:11]) == list(other.order[:11])
    assert match.zone[13] == 1 << other.order[11]


# -- the dealer
def test_the_first_dealer_is_drawn_by_lot() -> None:
    found = Counter(parlour.new("oh_hell", seed=seed).view(7).facts["dealer"] for seed in range(400))
    assert set(found) == {0, 1, 2, 3}
    assert min(found.values()) > 70


@pytest.mark.parametrize("sequence", ["down-up", "up", "thirteen"])
def test_the_deal_goes_round(sequence: str) -> None:
    dealers = [view.facts["dealer"] for view in rounds(sequence=sequence)]
    first = dealers[0]
    assert isinstance(first, int)
    assert dealers == [(first + n) % 4 for n in range(len(dealers))]


def test_all_hear_who_deals_how_many_cards() -> None:
    for seed in range(5):
        match = parlour.new("oh_hell", seed=seed)
        (said,) = [event for event in match.events(7) if event.kind == "say"]
        assert (said.said, said.seat, said.amount) == ("deals", match.view(7).facts["dealer"], 10)


@pytest.mark.parametrize("dealer", range(4))
def test_the_deal_after_a_position_goes_on_to_the_left(dealer: int) -> None:
    match = parlour.position(f"oh_hell round:9 dealer:{dealer} leader:{(dealer + 1) % 4} bids:0,0,0,0 "
                             "hand0:2C hand1:3C hand2:4C hand3:5C turned:AH deck:*")
    assert isinstance(match, parlour.Match)
    play_round(match)
    assert match.view(7).facts["dealer"] == (dealer + 1) % 4
    assert match.to_act == [(dealer + 2) % 4]
    assert dealt(match.view(7)) == [2] * 4


# -- trumps
def test_one_card_is_turned_up_and_is_in_no_hand() -> None:
    for view in rounds():
        (card,) = view.zones["turned"].cards
        assert parlour.GAMES["oh_hell"].cards[int(str(view.facts["trump_card"]))] == card
        assert view.rules.words["trump"][int(str(view.facts["trump"]))][0].upper() == card[1]
        assert all(zone.cards == () for name, zone in view.zones.items() if name != "turned")


def test_as_an_option_the_dealers_last_card_makes_trumps() -> None:
    """It is seen in the dealer's hand, and no card is turned up."""
    for view in rounds(trump="dealer"):
        card = parlour.GAMES["oh_hell"].cards[int(str(view.facts["trump_card"]))]
        assert view.zones[f"hand{view.facts['dealer']}"].cards == (card,)
        assert view.zones["turned"] == ((), 0, None)
        assert view.rules.words["trump"][int(str(view.facts["trump"]))][0].upper() == card[1]


def test_the_dealers_last_card_is_the_one_at_the_end_of_the_block() -> None:
    """With one card each the block is that card; with ten, a pack mixed the same way tells which one lay last."""
    for seed in range(30):
        state = parlour.new("oh_hell", seed=seed, trump="dealer", sequence="up").state
        assert state.zone[state.dealer] == 1 << state.trump_card
        ten = parlour.new("oh_hell", seed=seed, trump="dealer").state
        pack = ten.clone()
        pack.dice = from_seed(parlour.new("oh_hell", seed=seed).deals[0])
        assert reach.lot(pack, 4) == ten.dealer
        reach.gather(pack, DECK)
        reach.shuffle(pack, DECK)
        dealt = list(pack.order[:52])[::-1]      # the top of the pile first
        block = dealt[10 * ten.dealer:10 * ten.dealer + 10]
        assert sum(1 << card for card in block) == ten.zone[ten.dealer]
        assert block[-1] == ten.trump_card


@pytest.mark.parametrize("trump", ["turned", "dealer"])
def test_with_thirteen_cards_each_it_is_always_the_dealers(trump: str) -> None:
    for view in (*rounds(trump=trump, sequence="thirteen"), rounds(trump=trump, sequence="up")[-1]):
        card = parlour.GAMES["oh_hell"].cards[int(str(view.facts["trump_card"]))]
        assert view.zones[f"hand{view.facts['dealer']}"].cards == (card,)
        assert view.zones["deck"].hidden + len(view.zones["turned"].cards) == 0


@pytest.mark.parametrize("sequence", ["down-up", "thirteen"])
def test_every_card_may_be_the_dealers_last_one(sequence: str) -> None:
    """Not the lowest of the hand, nor the highest: the place in the block decides."""
    places = Counter()
    for seed in range(600):
        state = parlour.new("oh_hell", seed=seed, trump="dealer", sequence=sequence).state
        hand = state.zone[state.dealer]
        assert hand >> state.trump_card & 1
        places[(hand & ((1 << state.trump_card) - 1)).bit_count()] += 1
    size = 13 if sequence == "thirteen" else 10
    assert set(places) == set(range(size))
    assert max(places.values()) < 2 * 600 / size


def test_the_dealer_plays_the_trump_card_like_any_other() -> None:
    match = parlour.position("oh_hell trump=dealer round:8 trump_card:9H bids:0,0,0,0 hand0:2C5C hand1:3C6C hand2:4C7C "
                             "hand3:9H8C deck:*")
    assert isinstance(match, parlour.Match)
    for seat, card in ((0, "2C"), (1, "3C"), (2, "4C")):
        match.play(seat, card)
    assert [act.name for act in match.legal(3)] == ["8C"]
    match.play(3, "8C")
    match.play(3, "9H")
    assert "9H" in match.view(0).zones["table3"].cards
    assert match.view(0).facts["trump"] == 3
