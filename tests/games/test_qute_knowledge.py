"""Qute: what all can tell of hidden cards, and the worlds that bots imagine."""
import itertools
import random

from qute_table import PACK, at, hand, play

import parlour
from core.enumerated import match_at, of_table, sets_of, unevenness, worlds_of
from parlour import View

FIT_TEN_OF_HEARTS = {card for card in PACK if card[1] == "H" or card[0] in "TJ"}


def may(view: View, zone: str) -> set[str]:
    """What may lie hidden there."""
    cards = view.may[view.rules.zones.index(zone)]
    return {card for number, card in enumerate(PACK) if cards >> number & 1}


def test_who_draws_has_nothing_that_fits() -> None:
    match = play(at("TH", "9D7S8C", "2", top="8S"), "draw")
    view = match.view(1)
    assert not may(view, "hand0") & FIT_TEN_OF_HEARTS
    assert may(view, "drawn0") == may(view, "blind") >= FIT_TEN_OF_HEARTS - {"TH"} - hand(match, 1)


def test_who_ends_after_a_draw_still_has_nothing_that_fits() -> None:
    match = play(at("TH", "9D7S8C", "2", top="8S"), "draw", "end")
    assert not may(match.view(1), "hand0") & FIT_TEN_OF_HEARTS


def test_a_demanded_suit_tells_as_much() -> None:
    match = play(at("JS", "9D7S8C", "2", top="8S", suit="hearts"), "draw")
    found = may(match.view(1), "hand0")
    assert not {card for card in found if card[1] == "H" or card[0] == "J"}
    assert {"9S", "KS"} <= found                 # the jack's own suit means nothing


def test_what_may_be_kept_tells_nothing_of_the_drawn_card() -> None:
    for option in ("may", "never"):
        match = play(at("TH", "9D7S8C", "2", top="8S", drawn_card=option), "draw", "end")
        assert may(match.view(1), "hand0") >= FIT_TEN_OF_HEARTS - {"TH"} - hand(match, 1)


def test_draws_to_cover_tell_what_is_lacking() -> None:
    match = play(at("9C", "6C8DAS", "2", top="THTS6D"), "6C", "draw", "draw")
    view = match.view(1)
    assert not {card for card in may(view, "hand0") if card[1] == "C" or card[0] in "6J"}
    assert view.zones["hand0"].hidden == 3       # what was drawn first has joined the hand
    assert view.zones["drawn0"].hidden == 1


def test_ending_a_turn_with_a_card_put_tells_nothing() -> None:
    match = play(at("TH", "9H9DKH", "2"), "9H", "end")
    assert {"9D", "9S", "9C", "KH"} <= may(match.view(1), "hand0")


def test_penalties_lie_apart_from_the_hand_that_is_known_better() -> None:
    match = at("7H", "7CKD", "9D8S", "2", **{"not.hand1": "*H"})
    play(match, "7C", "end")
    view = match.view(2)
    assert not {card for card in may(view, "hand1") if card[1] == "H"}
    assert {card for card in may(view, "drawn1") if card[1] == "H"}


def test_all_can_tell_what_lies_in_a_new_blind() -> None:
    match = play(at("6D7D8DTH", "7C7S9C", "8C8S", rest="stack"), "draw")
    view = match.view(1)
    turned = set(PACK) - {"TH", "7C", "7S", "9C", "8C", "8S"}
    assert may(view, "blind") == may(view, "drawn0") == turned
    assert not may(view, "hand0") & turned
    assert match.view(7).may[8] == view.may[8]


def test_what_is_drawn_is_known_to_who_draws_and_nobody_else() -> None:
    match = play(at("TH", "9D7S", "2", "2", top="8S"), "draw", "end")
    assert "8S" in match.view(0).zones["hand0"].cards
    for seat in (1, 2, 7):
        assert match.view(seat).zones["hand0"] == ((), 3, None)
        assert not any("8S" in event.cards for event in match.events(seat))


def test_may_is_exactly_what_a_turn_tells() -> None:
    """Every deal of the hidden cards for which the acts so far would have been legal is a world, and no other."""
    moments = drawn = 0
    for number in range(60):
        rng = random.Random(number)
        cards = rng.sample(PACK, 36)
        hidden, known = cards[:6], cards[6:]
        size = rng.choice((2, 3))
        stack, mine = known[:9], known[9:]
        if stack[-1][0] == "J":
            continue
        head = f"qute seats=2 mover:1 stack:{''.join(stack)} hand0:{''.join(mine)}"
        match = match_at(f"{head} hand1:{''.join(hidden[:size])} blind:{''.join(hidden[size:])}")
        acts: list[str] = []
        starts = [f"{head} hand1:{''.join(held)} blind:{''.join(order)}"
                  for held in itertools.combinations(hidden, size)
                  for order in itertools.permutations([card for card in hidden if card not in held])]
        worlds = [match_at(text) for text in starts]
        while match.to_act == [1] and match.view(7).zones["blind"].hidden:
            act = rng.choice([act.name for act in match.legal(1)])
            match.play(1, act)
            acts.append(act)
            worlds = [world for world in worlds if act in world.legal(1)]
            for world in worlds:
                world.play(1, act)
            seen = match.view(0)
            worlds = [world for world in worlds if world.view(0).zones == seen.zones]
            assert {tuple(world.state.zone[:10]) for world in worlds} == sets_of(seen), (number, acts)
            moments += 1
            drawn += act == "draw"
            if "end" in acts or act == "end":
                break
    assert moments > 40
    assert drawn > 10


def test_every_world_is_as_likely() -> None:
    rng = random.Random(5)
    cards = rng.sample([card for card in PACK if card != "TH"], 35)
    hidden, mine = cards[:8], "".join(cards[8:])
    match = match_at(f"qute seats=3 mover:1 stack:TH hand0:{mine} hand1:{''.join(hidden[:2])} "
                     f"hand2:{''.join(hidden[2:5])} blind:{''.join(hidden[5:])}")
    if "draw" in match.legal(1):
        match.play(1, "draw")
    view = match.view(0)
    assert len(sets_of(view)) > 10
    assert unevenness(lambda n: of_table(view.imagine(n)), worlds_of(view), 20) < 4.5


def test_a_hint_needs_only_the_view() -> None:
    match = parlour.new("qute", seed=9, seats=4)
    for _ in range(30):
        if match.to_act:
            seat = match.to_act[0]
            world = match.view(seat).imagine(1)
            assert world.suggest(seat, 7) in match.legal(seat)
            assert world.suggest(seat, 7) == match.state.suggest(seat, 7)
            match.play(seat, match.state.suggest(seat, 7))
