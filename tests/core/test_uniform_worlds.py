"""`imagine` is exactly uniform over the worlds that fit, and `may` says exactly which those are.

Proved on small cases by counting them out: every deal of the hidden cards for which all the acts that were
played would have been legal must be one of the worlds, and no other; and each is drawn as often.
"""
import random

import pytest

import parlour
from core import enumerated
from core.enumerated import match_at, of_table, sets_of, unevenness, worlds_of
from parlour import Match, View
from parlour.core import bits
from parlour.core.cards import NAMES
from parlour.games import GAMES

PLENTY = 4.5                                     # standard deviations: with fixed seeds a fixed answer


def names(cards: list[int]) -> str:
    return "".join(NAMES[card] for card in cards)


def late(rng: random.Random, size: int, pool: list[int]) -> Match:
    """Hearts with so many cards in each hand, out of these; the rest is taken."""
    *hands, _ = enumerated.shares(rng, pool, [size] * 4)
    rest = sorted(set(range(52)) - {card for hand in hands for card in hand})
    lying = " ".join(f"hand{s}:{names(hand)}" for s, hand in enumerate(hands))
    return match_at(f"hearts leader:{rng.randrange(4)} {lying} taken1:{names(rest)}")


def first_trick(rng: random.Random) -> Match:
    """Hearts on the first trick: seat 1 has but points, and three cards a hand are hidden from seat 0."""
    points = [36, *range(39, 52)]
    hand1 = rng.sample(points, 13)
    others = rng.sample(sorted(set(range(52)) - set(hand1)), 39)
    hands = [others[:13], hand1, others[13:26], others[26:]]
    leader = next(s for s, hand in enumerate(hands) if 0 in hand)
    knows = "".join(names([card for card in hand if card != 0][3:]) for hand in hands[1:])
    lying = " ".join(f"hand{s}:{names(hand)}" for s, hand in enumerate(hands))
    return match_at(f"hearts leader:{leader} {lying} knows0:{knows}")


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


@pytest.mark.parametrize("pool", [ALL, HEARTY])
def test_may_is_exactly_what_the_acts_so_far_allow(pool: list[int]) -> None:
    kinds = set()
    for number in range(60):
        rng = random.Random(number)
        match = late(rng, 3, pool)
        start = match_at(match.position())
        assert start.digest() == match.digest()
        play(match, rng, rng.randrange(1, 9))
        seat = rng.randrange(4)
        view = match.view(seat)
        assert enumerated.possible(start, match.acts, seat) == sets_of(view), (start.position(), match.acts, seat)
        kinds.add(voids(view))
    assert {0, 1, 2} <= kinds, "no void, one, and two must be among the cases"


def test_may_is_exactly_what_the_first_trick_allows_and_its_worlds_are_as_likely() -> None:
    """Who throws a point on the first trick has nothing else."""
    points = sum(1 << card for card in (36, *range(39, 52)))
    told = 0
    for number in range(20):
        rng = random.Random(number)
        match = first_trick(rng)
        start = match_at(match.position())
        play(match, rng, 3)
        view = match.view(0)
        sets = sets_of(view)
        assert enumerated.possible(start, match.acts, 0) == sets, (start.position(), match.acts)
        if any(act in (36, *range(39, 52)) for _, act in match.acts):
            assert not view.may[1] & ~points
            told += 1
            if len(sets) > 1 and told < 4:
                assert uneven(view) < PLENTY
    assert told >= 4


@pytest.mark.parametrize(("pool", "wanted"), [(ALL, 0), (ALL, 1), (ALL, 2), (ALL, 3), (HEARTY, 1), (HEARTY, 2)])
def test_every_world_that_fits_is_as_likely_with_so_many_voids(pool: list[int], wanted: int) -> None:
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


def test_every_world_is_as_likely_after_a_heart_is_led_unbroken() -> None:
    """Who leads a heart before hearts are broken has nothing else."""
    hands = "hand0:4H9H7H3C hand1:2H3H5H8H hand2:6HTHAH7D hand3:JHQHKH5C"
    taken = names([card for card in range(52) if NAMES[card] not in hands])
    match = match_at(f"hearts leader:1 {hands} taken1:{taken}")
    start = match_at(match.position())
    match.play(1, "2H")
    view = match.view(0)
    assert not view.may[1] & ~sum(1 << card for card in range(39, 52))
    assert enumerated.possible(start, match.acts, 0) == sets_of(view)
    assert uneven(view) < PLENTY


@pytest.mark.parametrize("acts", [0, 1, 2, 5, 8, 11, 12, 13])
def test_every_card_is_as_likely_anywhere_during_and_after_the_pass(acts: int) -> None:
    """What was passed on is known to the giver, and to nobody else; also while it lies face down."""
    rng = random.Random(acts)
    match = parlour.new("hearts", acts)
    mine = []
    for _ in range(acts):
        seat = rng.choice(match.to_act)
        act = rng.choice(list(match.legal(seat)))
        match.play(seat, act)
        mine += [int(act)] * (seat == 0 and len(match.acts) <= 12)
    view = match.view(0)
    worlds = [view.imagine(n).zone for n in range(3000)]
    if acts >= 12:
        assert view.known[0] & sum(1 << card for card in mine) == sum(1 << card for card in mine)
    dark = bits.each(view.table().pack & ~sum(view.cards))
    for z, hidden in enumerate(view.hides):
        expected = 3000 * hidden / len(dark)
        for card in dark:
            assert abs(sum(world[z] >> card & 1 for world in worlds) - expected) <= 5 * expected ** 0.5


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


def test_worlds_are_counted_however_much_is_known_of_many_places() -> None:
    """Nine places, of each of which all can tell something else: the table has an entry for each share, no more."""
    suits = "DSHC"
    lying = [f"hand{s}:?5 drawn{s}:?2" for s in range(4)]
    barred = [f"not.hand{s}:*{suits[s]} not.drawn{s}:6{suits[s]}7{suits[s]}8{suits[s]}" for s in range(4)]
    view = parlour.position(f"qute seats=4 seat:7 mover:0 suit:diamonds {' '.join(lying)} blind:?7 stack:AD "
                            f"{' '.join(barred)} not.blind:KD")
    assert isinstance(view, View)
    assert view.worlds.groups == 9
    assert view.worlds.size == 6**4 * 3**4 * 8
    worlds = [view.imagine(n).zone for n in range(3000)]
    for s in range(4):
        assert not any(world[s] & 0x1FF << 9 * s for world in worlds)
    king = sum(world[s] >> 7 & 1 for world in worlds for s in range(1, 4))
    assert 0.6 < king / 3000 < 0.72              # it lies in one of the hands or, less often, drawn: not in the blind
