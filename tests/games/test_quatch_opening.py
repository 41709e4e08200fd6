"""Quatch: the pack, the deal, the swap, and who opens."""
import random
from itertools import combinations

import pytest
from quatch_tables import held, lay, legal, lying, refused

import parlour

SPARE = "aside:2C2S2HTCTSTH"


def opening(hands: list[str], stage: str = "lowest", dice: int = 1, **options: str) -> parlour.Match:
    """Everybody has swapped, and holds this; chance rows and stands are what comes next in the pack."""
    used = "".join(hands)
    rest = [r + s for r in "3456789JQKA2T" for s in "CDSH" if r + s not in used and r + s not in SPARE]
    words = [f"{name}={value}" for name, value in {"seats": len(hands), **options}.items()]
    for seat, hand in enumerate(hands):
        words += [f"dealt{seat}:{hand}", f"chance{seat}:{''.join(rest[:3])}", f"stand{seat}:{''.join(rest[3:6])}"]
        rest = rest[6:]
    words.append(f"dice:{random.Random(dice).getrandbits(256):064x}")
    match = parlour.position(f"quatch {' '.join(words)} stage:{stage} {SPARE} deck:*")
    assert isinstance(match, parlour.Match)
    return match


def show_all(match: parlour.Match) -> list[tuple[int, str]]:
    """The play-off, to the end: who showed what."""
    found = []
    while match.view(7).facts["stage"]:
        seat = match.to_act[0]
        act = next(iter(match.legal(seat)))
        found.append((seat, act.name))
        match.play(seat, act)
    return found


def said(match: parlour.Match) -> list[str]:
    return [event.said for event in match.events(7) if event.kind == "say"]


# -- the deal
@pytest.mark.parametrize(("seats", "left"), [(2, 28), (3, 19), (4, 10)])
def test_the_deal(seats: int, left: int) -> None:
    match = parlour.new("quatch", seed=3, seats=seats)
    zones = match.view(0).zones
    assert len(zones["dealt0"].cards) == 3
    for seat in range(seats):
        assert len(zones[f"chance{seat}"].cards) == 3
        assert (zones[f"stand{seat}"].cards, zones[f"stand{seat}"].hidden) == ((), 3)
    assert zones["deck"].hidden == left


def test_one_two_and_one_ten_of_any_suit_are_in_play() -> None:
    found = set()
    for seed in range(60):
        spare = parlour.new("quatch", seed=seed).view(7).zones["aside"].cards
        assert sorted(card[0] for card in spare) == ["2", "2", "2", "T", "T", "T"]
        found.add(spare)
    assert len(found) == 16


# -- the swap
def test_there_are_twenty_layouts_of_three() -> None:
    match = parlour.new("quatch", seed=1)
    assert legal(match, 0) == {f"hand {a} {b} {c}" for a, b, c in combinations(range(1, 7), 3)}
    for wrong in ("hand 1 2 3 4", "hand 1 2", "hand 1 1 2", "hand 1 2 7"):
        with pytest.raises(ValueError, match="has no act called"):
            match.play(0, wrong)
    assert refused(match, 0, "40") == "no-such-act"


@pytest.mark.parametrize("layout", list(combinations(range(6), 3)))
def test_what_a_layout_does(layout: tuple[int, ...]) -> None:
    match = opening(["4C9DKH", "2D5S5H"], "swap")
    before = match.view(0).zones
    six = [*(before["dealt0"].places or ()), *(before["chance0"].places or ())]
    match.play(0, "hand " + " ".join(str(i + 1) for i in layout))
    assert match.view(0).zones == before
    assert match.view(1).sealed[0] == -2
    match.play(1, "hand 1 2 3")
    after = match.view(0).zones
    assert {*after["dealt0"].cards} == {six[i] for i in layout}
    assert lying(match, "dealt0") == {six[i] for i in layout if i > 2}
    out = [six[i] for i in range(3) if i not in layout]
    assert after["chance0"].places == tuple(out.pop(0) if i in layout else six[i] for i in range(3, 6))


def test_all_can_tell_what_came_from_the_chance_row() -> None:
    match = opening(["4C9DKH", "2D5S5H"], "swap")
    match.play(0, "hand 1 4 5")
    match.play(1, "hand 1 2 3")
    assert lying(match, "dealt0") == {"3C", "3D"}
    assert match.view(1).zones["dealt0"].hidden == 1
    assert {"9D", "KH"} < lying(match, "chance0")


# -- the play-off
@pytest.mark.parametrize(("hands", "starter", "rank", "acts"), [
    (["4C9DKH", "2D5S5H"], 0, "4", {"4C"}),
    (["7C9DKH", "2D5S5H"], 1, "5", {"5S", "5H", "several"}),
    (["5C8D9H", "5S7DKS"], 1, "5", {"5S"}),
    (["5C8D9H", "5S8CKS"], 0, "5", {"5C"}),
    (["5C5D9H", "5S7DKS"], 0, "5", {"5C", "5D", "several"}),
    (["5C2DTD", "5S7DKS"], 1, "5", {"5S"}),
    (["5CAD2D", "5SKDTD"], 1, "5", {"5S"}),
    (["2DTDAH", "QSQDKS"], 1, "Q", {"QS", "QD", "several"}),
    (["7C9DKH", "6D7S7H", "6S9S9H"], 1, "6", {"6D"}),
    (["7C9DKH", "6D7S7H", "6S9S9H", "5CAHAD"], 3, "5", {"5C"}),
])
def test_the_lowest_opens_with_its_rank(hands: list[str], starter: int, rank: str, acts: set[str]) -> None:
    match = opening(hands)
    show_all(match)
    assert match.to_act == [starter]
    assert legal(match, starter) == acts
    assert refused(match, starter, "AC") in ("not-in-play", "open-with-lowest")
    assert said(match)[-1] == "opens"
    assert parlour.GAMES["quatch"].words["opening"][int(str(match.view(0).facts["opening"]))] == rank


def test_all_cards_must_open_with_play_all() -> None:
    match = opening(["7C9DKH", "2D5S5H"], play_all="on")
    show_all(match)
    assert legal(match, 1) == {"5S", "5H"}
    assert refused(match, 1, "2D") == "open-with-lowest"
    match.play(1, "5S")
    assert lying(match, "pile") == {"5S", "5H"}


def test_the_opening_may_be_of_several() -> None:
    match = opening(["7C9DKH", "2D5S5H"])
    show_all(match)
    match.play(1, "several")
    assert legal(match, 1) == {"5S", "5H"}
    match.play(1, "5H")
    assert legal(match, 1) == {"5S", "done"}


def test_the_others_keep_their_cards_and_only_what_was_compared_was_shown() -> None:
    match = opening(["4C9DKH", "2D5S5H"])
    assert show_all(match) == [(0, "4C"), (1, "5S")]
    assert lying(match, "hand0") == {"4C"}
    assert lying(match, "hand1") == {"5S"}
    assert held(match, 1) == {"2D", "5S", "5H"}
    match = opening(["5C8D9H", "5S7DKS", "6D7C8C"])
    assert show_all(match) == [(0, "5C"), (1, "5S"), (2, "6D"), (0, "8D"), (1, "7D")]
    assert lying(match, "hand0") == {"5C", "8D"}
    assert lying(match, "hand2") == {"6D"}


def test_who_ties_with_nothing_more_to_show_passes_and_loses() -> None:
    match = opening(["5C2DTD", "5S7DKS"])
    assert show_all(match) == [(0, "5C"), (1, "5S"), (0, "pass"), (1, "7D")]
    assert said(match) == ["shows-none", "opens"]
    assert match.to_act == [1]
    rest = {n for n, card in enumerate(parlour.GAMES["quatch"].cards) if match.view(1).may[0] >> n & 1}
    assert {parlour.GAMES["quatch"].cards[n][0] for n in rest} <= {"2", "5", "T"}
    assert refused(opening(["5C2DTD", "5S7DKS"]), 0, "pass") == "show-lowest"


def test_all_show_at_once() -> None:
    match = opening(["4C9DKH", "2D5S5H"])
    assert legal(match, 1) == {"5S", "5H"}
    match.play(1, "5H")
    assert not lying(match, "dealt1")
    assert match.to_act == [0]
    assert match.view(0).sealed[1] == -2
    assert match.view(1).sealed[1] >= 0
    match.play(0, "4C")
    assert lying(match, "hand1") == {"5H"}


def test_what_came_from_the_chance_row_is_compared_too() -> None:
    match = opening(["4C9DKH", "6D7S5H"], "swap")
    match.play(0, "hand 2 3 4")                  # 3C is the first of the chance row
    match.play(1, "hand 1 2 3")
    assert show_all(match) == [(0, "3C"), (1, "5H")]
    assert match.to_act == [0]
    assert legal(match) == {"3C"}


def test_nothing_else_may_be_shown() -> None:
    assert refused(opening(["4C9DKH", "2D5S5H"]), 0, "9D") == "show-lowest"


def test_all_can_tell_that_nothing_lower_is_there() -> None:
    match = opening(["4C9DKH", "2D7S7H"])
    show_all(match)
    low = sum(1 << n for n, card in enumerate(parlour.GAMES["quatch"].cards) if card[0] in "3456")
    assert not match.view(0).may[1] & low
    for seed in range(40):
        assert not match.view(0).imagine(seed).zone[1] & low


def test_a_lot_decides_between_hands_that_are_alike() -> None:
    starters = set()
    for n in range(40):
        match = opening(["5C8D9H", "5S8C9C"], dice=n)
        show_all(match)
        assert said(match)[0] == "lot-decides"
        starters.update(match.to_act)
    assert starters == {0, 1}


def test_play_goes_clockwise_from_the_starter() -> None:
    match = opening(["7C9DKH", "6D7S7H", "5S9S9H"])
    show_all(match)
    order = []
    rng = random.Random(1)
    for _ in range(3):
        seat = match.to_act[0]
        order.append(seat)
        acts = [act for act in match.legal(seat) if act.name not in ("TD", "several")]
        match.play(seat, rng.choice(acts))
    assert order == [2, 0, 1]


@pytest.mark.parametrize(("hands", "starter", "following"), [
    (["7C9DKH", "5D7S7H", "6S9S9H"], 1, 2), (["6C9DKH", "5D7S7H", "7D9S9H"], 1, 0),
    (["7C9DKH", "5D8S8H", "7D9S9H", "6S8C8D"], 1, 2), (["6C9DKH", "5D8S8H", "7D9S9H", "7S8C8D"], 1, 0),
    (["7C9DKH", "5D8S8H", "6D9S9H", "7S8C8D"], 1, 2), (["6C8DKH", "5D8S8H", "6D9S9H", "7S8CJD"], 1, 0)])
def test_toward_the_second_lowest(hands: list[str], starter: int, following: int) -> None:
    match = opening(hands, rotation="toward_second_lowest")
    show_all(match)
    assert match.to_act == [starter]
    lay(match, starter, "5")
    assert match.to_act == [following]
    assert ("turns-round" in said(match)) == (following == starter - 1)


def test_with_two_there_is_no_other_way_round() -> None:
    match = opening(["5C8D9H", "6S7DKS"], rotation="toward_second_lowest")
    assert len(show_all(match)) == 2
    assert not match.view(0).facts["backward"]
