"""`imagine` is exactly uniform over the worlds that fit, and `may` says exactly which those are.

Proved on small cases by counting them out: every deal of the hidden cards for which all the acts that were
played would have been legal must be one of the worlds, and no other; and each is drawn as often.
"""
import math
import random

import pytest

from core import enumerated
from core.enumerated import match_at, of_table, sets_of, unevenness, worlds_of
from parlour import Match, View
from parlour.core import bits
from parlour.core.cards import NAMES
from parlour.games import GAMES

PLENTY = 4.5                                     # standard deviations: with fixed seeds a fixed answer


def names(cards: list[int]) -> str:
    return "".join(NAMES[card] for card in cards)


def late(rng: random.Random, size: int, pool: list[int], first_trick: bool = False) -> Match:
    """Hearts with so many cards in each hand, out of these; the rest is taken, or, on the first trick, shown aside."""
    hands = enumerated.shares(rng, pool, [size] * 4)[:4]
    rest = sorted(set(range(52)) - {card for hand in hands for card in hand})
    aside = f"deck:{names(rest)} shown:{names(rest)}" if first_trick else f"taken1:{names(rest)}"
    leader = next((s for s, hand in enumerate(hands) if 0 in hand), rng.randrange(4))
    lying = " ".join(f"hand{s}:{names(hand)}" for s, hand in enumerate(hands))
    return match_at(f"hearts leader:{leader} {lying} {aside}")


def play(match: Match, rng: random.Random, acts: int) -> None:
    """Random acts, off suit or hearts where it tells something."""
    for _ in range(acts):
        if match.to_act:
            seat = match.to_act[0]
            match.play(seat, rng.choice(list(match.legal(seat))))


def uneven(view: View, each_drawn: int = 40) -> float:
    return unevenness(lambda n: of_table(view.imagine(n)), worlds_of(view), each_drawn)


def voids(view: View) -> int:
    """How many hands are known not to hold some of the hidden cards."""
    dark = view.table().pack & ~sum(view.cards)
    return sum(1 for may, hidden in zip(view.may, view.hides, strict=True) if hidden and dark & ~may)


ALL, HEARTY = list(range(52)), [*range(36, 52), *range(0, 40, 7)]
FIRST = [0, 1, 2, 36, 40, 41, 42, 43, 44, 45, 46, 47, 48, 13, 14, 26]


@pytest.mark.parametrize(("pool", "first_trick"), [(ALL, False), (HEARTY, False), (FIRST, True)])
def test_may_is_exactly_what_the_acts_so_far_allow(pool: list[int], first_trick: bool) -> None:
    kinds = set()
    for number in range(40):
        rng = random.Random(number)
        match = late(rng, 3, pool if not first_trick else [0, *rng.sample(pool[1:], 11)], first_trick)
        start = match_at(match.position())
        assert start.digest() == match.digest()
        play(match, rng, rng.randrange(1, 9))
        seat = rng.randrange(4)
        view = match.view(seat)
        assert enumerated.possible(start, match.acts, seat) == sets_of(view), (start.position(), match.acts, seat)
        kinds.add(voids(view))
    assert {0, 1, 2} <= kinds, "no void, one, and two must be among the cases"


@pytest.mark.parametrize("wanted", [0, 1, 2, 3])
@pytest.mark.parametrize("pool", [ALL, HEARTY])
def test_every_world_that_fits_is_as_likely_with_so_many_voids(wanted: int, pool: list[int]) -> None:
    tried = 0
    for number in range(1000):
        rng = random.Random(number)
        match = late(rng, 3, pool)
        play(match, rng, rng.choice((0, 3, 4, 5, 6, 7)))
        view = match.view(rng.randrange(4))
        if voids(view) == wanted and sum(view.hides) > 4 and len(sets_of(view)) > 4:
            assert uneven(view) < PLENTY, str(view)
            tried += 1
            if tried == (3 if wanted else 2):
                break
    assert tried >= 1


def test_every_world_is_as_likely_after_a_discard_on_the_first_trick() -> None:
    """Who throws a heart on the first trick has nothing but hearts and the queen of spades left."""
    hands = "hand0:2C3C4D5S hand1:2H3H4H5H hand2:4C6H7D9S hand3:5C8D8S9H"
    rest = names([card for card in range(52) if NAMES[card] not in hands])
    match = match_at(f"hearts {hands} deck:{rest} shown:{rest}")
    start = match_at(match.position())
    for seat, act in ((0, "2C"), (1, "2H"), (2, "4C")):
        match.play(seat, act)
    view = match.view(0)
    points = sum(1 << card for card in (*range(39, 52), 36))
    assert not view.may[1] & ~points
    assert enumerated.possible(start, match.acts, 0) == sets_of(view)
    assert 10 <= len(sets_of(view)) <= 600
    assert uneven(view, 100) < PLENTY


def test_every_world_is_as_likely_after_a_heart_is_led_unbroken() -> None:
    """Who leads a heart before hearts are broken has nothing else."""
    hands = "hand0:2C3C4H hand1:2H3H5H hand2:4C6H7D hand3:5C8D9H"
    rest = names([card for card in range(52) if NAMES[card] not in hands and card < 39])
    more = names([card for card in range(39, 52) if NAMES[card] not in hands])
    match = match_at(f"hearts leader:1 {hands} taken1:{rest} deck:{more} shown:{more}")
    start = match_at(match.position())
    for seat, act in ((1, "2H"), (2, "6H"), (3, "9H")):
        match.play(seat, act)
    view = match.view(0)
    assert not view.may[1] & ~sum(1 << card for card in range(39, 52))
    assert enumerated.possible(start, match.acts, 0) == sets_of(view)
    assert uneven(view, 100) < PLENTY


@pytest.mark.parametrize("acts", [0, 1, 2, 4, 8, 11, 12, 14, 15])
def test_every_world_is_as_likely_during_and_after_the_pass(acts: int) -> None:
    """What was passed on is known to the giver, and to nobody else; also while it lies face down."""
    for number in range(2):
        rng = random.Random(number)
        hands = enumerated.shares(rng, ALL, [3, 3, 3, 3])
        rest = hands.pop()
        text = " ".join(f"hand{s}:{names(hand)}" for s, hand in enumerate(hands))
        match = match_at(f"hearts passing:{('left', 'across')[number]} {text} taken2:{names(rest)}")
        for _ in range(acts):
            seat = match.to_act[0] if len(match.to_act) > 1 else match.to_act[-1]
            match.play(seat, rng.choice(list(match.legal(seat))))
        for seat in (0, 1):
            view = match.view(seat)
            ways = math.factorial(sum(view.hides))
            for hidden in view.hides:
                ways //= math.factorial(hidden)
            if ways > 2000:                      # too many to draw each often: look at single cards
                z = next(z for z, hidden in enumerate(view.hides) if hidden)
                draws = [view.imagine(n).zone[z] & ~view.cards[z] for n in range(8000)]
                dark = bits.each(view.table().pack & ~sum(view.cards))
                expected = 8000 * view.hides[z] / len(dark)
                assert all(abs(sum(d >> card & 1 for d in draws) - expected) < 5 * expected ** 0.5 for card in dark)
            elif ways > 1:
                assert uneven(view, 25) < PLENTY, str(view)


def test_every_order_of_piles_and_rows_is_as_likely() -> None:
    """Cards that somebody has looked at stay looked at, place by place."""
    from core import magpie
    assert magpie.register() in GAMES
    tried = 0
    for number in range(400):
        rng = random.Random(number)
        cards = rng.sample(magpie.CARDS, 24)
        hands, rows, deck = [cards[:1], cards[1:2], cards[2:3]], [cards[3:5], cards[5:7], cards[7:9]], cards[9:11]
        pile = [*cards[11:]]
        text = " ".join([f"hand{s}:{''.join(hand)}" for s, hand in enumerate(hands)]
                        + [f"row{s}:{''.join(row)}" for s, row in enumerate(rows)]
                        + [f"knows{s}:{row[0]}" for s, row in enumerate(rows)])
        match = match_at(f"magpie phase:play mover:{number % 3} turns:9 suit:clubs {text} deck:{''.join(deck)} "
                         f"pile:{''.join(pile)}")
        for _ in range(number % 9):
            if match.to_act:
                match.play(match.to_act[0], rng.choice(list(match.legal(match.to_act[0]))))
        for seat in (0, 1, 2):
            view = match.view(seat)
            if 3 < sum(view.hides) < 7 and (voids(view) or number % 3 == 0):
                assert uneven(view, 30) < PLENTY, str(view)
                tried += 1
        if tried >= 6:
            break
    assert tried >= 6


def test_a_sampler_that_deals_hard_cards_one_by_one_would_be_caught() -> None:
    """The sketch's way: each restricted card to any place it may lie in.  The same test must notice."""
    match = match_at("hearts leader:1 hand0:2C3C4H hand1:2H3H5D6D hand2:4C6H7D9C hand3:5C8D9H3D taken1:* "
                     "not.hand1:*C not.hand2:*D".replace("hand0:2C3C4H", "hand0:2C3C4H2S").replace("7D", "7S"))
    view = match.view(0)
    worlds = worlds_of(view)
    assert uneven(view, 60) < PLENTY
    dark = bits.each(view.table().pack & ~sum(view.cards))

    def careless(n: int) -> enumerated.World:
        rng = random.Random(n)
        while True:
            zones, left = list(view.cards), list(view.hides)
            for card in dark:
                where = [z for z in range(len(left)) if left[z] and view.may[z] >> card & 1]
                if not where:
                    break
                z = rng.choice(where)
                zones[z] |= 1 << card
                left[z] -= 1
            else:
                return tuple(zones), view.order
    assert unevenness(careless, worlds, 60) > 3 * PLENTY


def test_the_gallery_too() -> None:
    for number in range(3):
        rng = random.Random(number)
        match = late(rng, 2, ALL)
        play(match, rng, 3 + number)
        assert uneven(match.view(7), 30) < PLENTY
