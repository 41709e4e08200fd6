"""Spades: what play tells of the cards kept, and the worlds that bots imagine."""
import random

import pytest

import parlour
from core import enumerated
from core.enumerated import match_at, sets_of, unevenness
from parlour.bots import bot

NAMES = parlour.GAMES["spades"].cards
SPADES = sum(1 << card for card in range(26, 39))
PLENTY = 5                                       # standard deviations


def names(cards: list[int]) -> str:
    """Cards as in a position."""
    return "".join(NAMES[card] for card in cards)


def late(rng: random.Random, size: int, pool: list[int], options: str = "") -> parlour.Match:
    """A trick near the end, from hands of these cards; all others are taken."""
    hands = enumerated.shares(rng, rng.sample(pool, 4 * size), [size] * 4)[:4]
    rest = [card for card in range(52) if not any(card in hand for hand in hands)]
    lying = " ".join(f"hand{seat}:{names(hand)}" for seat, hand in enumerate(hands))
    return match_at(f"spades {options} leader:0 bids:3,2,1,4 {lying} taken0:{names(rest)}")


def play(match: parlour.Match, rng: random.Random, acts: int) -> None:
    """Random acts."""
    for _ in range(acts):
        if match.to_act:
            match.play(match.to_act[0], rng.choice(list(match.legal(match.to_act[0]))))


ALL = list(range(52))
SPADY = [*range(26, 39), 39, 40, 41]             # every spade is held, so that none is broken yet; and three hearts


@pytest.mark.parametrize(("pool", "size", "options"), [
    (ALL, 3, ""), (SPADY, 4, ""), (SPADY, 4, "spades_lead=after_first"), (SPADY, 4, "spades_lead=always")])
def test_may_is_exactly_what_the_acts_so_far_allow(pool: list[int], size: int, options: str) -> None:
    told = 0
    for number in range(40):
        rng = random.Random(number)
        match = late(rng, size, pool, options)
        if size == 4:                            # a card of each hand is known, or there would be too many worlds
            match = some_known(match, rng)
        start = match_at(match.position())
        play(match, rng, rng.randrange(1, 9))
        seat = rng.randrange(4)
        view = match.view(seat)
        assert enumerated.possible(start, match.acts, seat) == sets_of(view), (start.position(), match.acts, seat)
        dark = view.table().pack & ~sum(view.cards)
        told += any(hides and dark & ~may for may, hides in zip(view.may, view.hides, strict=True))
    assert told > 4


def some_known(match: parlour.Match, rng: random.Random) -> parlour.Match:
    """The same, but everybody knows a card of every hand."""
    zone = match.state.zone
    shown = [card for seat in range(4) for card in rng.sample([c for c in range(52) if zone[seat] >> c & 1], 1)]
    return match_at(f"{match.position()} shown:{names(shown)}")


def test_who_leads_a_spade_before_they_are_broken_has_nothing_else() -> None:
    hands = "hand0:4S5S2H3H hand1:2S3S6S7S hand2:8S9STSJS hand3:QSKSAS4H"
    match = match_at(f"spades leader:1 bids:1,1,1,1 {hands} taken1:*")
    start = match_at(match.position())
    match.play(1, "2S")
    view = match.view(0)
    dark = view.table().pack & ~sum(view.cards)
    assert dark & SPADES != dark, "somebody has a heart"
    assert not view.may[1] & ~SPADES
    assert enumerated.possible(start, match.acts, 0) == sets_of(view)
    assert unevenness(lambda n: enumerated.of_table(view.imagine(n)), enumerated.worlds_of(view), 10) < PLENTY


@pytest.mark.parametrize("options", ["spades_lead=after_first", "spades_lead=always"])
def test_a_spade_that_may_be_led_tells_nothing(options: str) -> None:
    hands = "hand0:4S5S2H3H hand1:2S3S6S7S hand2:8S9STSJS hand3:QSKSAS4H"
    match = match_at(f"spades {options} leader:1 bids:1,1,1,1 {hands} taken1:*")
    match.play(1, "2S")
    view = match.view(0)
    assert view.may[1] == view.table().pack & ~sum(view.cards)


def test_on_the_first_trick_a_spade_tells_of_a_hand_of_spades() -> None:
    line = "dealer:3 bids:13,0,0,0 hand0:*S hand1:*C hand2:*D hand3:*H"
    for option, sure in (("broken", True), ("after_first", True), ("always", False)):
        match = match_at(f"spades spades_lead={option} {line}")
        match.play(0, "2S")
        assert (match.view(1).may[0] & ~SPADES == 0) == sure
        if sure:
            assert all(match.view(1).imagine(n).zone[0] == SPADES & ~(1 << 26) for n in range(5))


def test_bids_tell_nothing_for_sure() -> None:
    match = match_at("spades dealer:3 hand0:*C hand1:*D hand2:*S hand3:*H")
    before = match.view(2).may
    match.play(0, "nil")
    match.play(1, "bid 13")
    assert match.view(2).may == before


@pytest.mark.parametrize("acts", [0, 3, 4, 9, 30, 50])
def test_a_bot_decides_from_the_text_of_its_view_alone(acts: int) -> None:
    match = parlour.new("spades", seed=8)
    play(match, random.Random(acts), acts)
    seat = match.to_act[0]
    view = parlour.position(str(match.view(seat)))
    assert isinstance(view, parlour.View)
    assert bot("search:100", 1).choose(match.view(seat)) == bot("search:100", 1).choose(view)
