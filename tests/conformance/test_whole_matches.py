"""Cards are conserved at every step, every match ends, and somebody always owes a decision until then."""
import random
from collections.abc import Callable

import pytest

from conformance import kit
from parlour import Match
from parlour.core import sight
from parlour.core.bits import each
from parlour.core.table import Table

MOST_ACTS = 200_000


def check_cards(t: Table) -> None:
    """Every card of the pack lies in one zone, and in one place of it, if that has places."""
    found = 0
    for z in range(t.zones):
        assert not found & t.zone[z], f"a card of zone {z} lies elsewhere too"
        found |= t.zone[z]
        if t.ordered >> z & 1:
            row = t.order[t.start[z]:t.start[z] + t.length[z]]
            placed = [card for card in row if card >= 0]
            assert len(placed) == len(set(placed))
            assert sum(1 << card for card in placed) == t.zone[z]
            assert t.rows >> z & 1 or len(placed) == len(row)
            assert set(t.order[t.start[z] + t.length[z]:t.start[z] + t.places[z]]) <= {-1}
            assert t.length[z] <= t.places[z]
        else:
            assert t.length[z] == 0
    assert found in (0, t.pack)
    assert not any(t.zone[t.zones:])


def check_knowledge(t: Table) -> None:
    """Who sees a zone knows its cards; what nobody can rule out may lie there."""
    for seat in [*range(t.seats), sight.GALLERY]:
        for z in range(t.zones):
            if t.sight[z] >> seat & 1:
                assert not t.zone[z] & ~t.known[seat], f"seat {seat} does not know what it sees in zone {z}"
            assert not t.zone[z] & ~t.known[seat] & ~t.may[z], f"a card that cannot be in zone {z} is there"
    for seat in range(t.seats):
        assert not t.known[sight.GALLERY] & ~t.known[seat], f"the gallery knows what seat {seat} does not"


def check_turns(match: Match) -> None:
    """Somebody owes a decision, and can make it, until the match is over."""
    t = kit.table(match)
    assert bool(match.to_act) != match.over
    for seat in range(t.seats):
        assert bool(t.legal(seat)) == (seat in match.to_act)
        assert not t.legal(seat) >> len(match.rules.pages[t.page])
        assert not t.legal(seat) & ~t.mine(seat), "a legal act must be the seat's own to think of"
    assert t.who() == (match.to_act[0] if match.to_act else -1)


def test_cards_are_conserved_and_known_to_those_who_see_them(any_game: str) -> None:
    for number in range(12):
        rng = random.Random(number)
        match = kit.new(any_game, number)
        for _ in range(700):
            check_cards(kit.table(match))
            check_knowledge(kit.table(match))
            check_turns(match)
            if match.over:
                break
            kit.step(match, rng)


def first(match: Match, rng: random.Random) -> tuple[int, int]:
    seat = match.to_act[0]
    return seat, min(match.legal(seat))


def last(match: Match, rng: random.Random) -> tuple[int, int]:
    seat = match.to_act[-1]
    return seat, max(match.legal(seat))


def at_random(match: Match, rng: random.Random) -> tuple[int, int]:
    seat = rng.choice(match.to_act)
    return seat, rng.choice(list(match.legal(seat)))


def by_thumb(match: Match, rng: random.Random) -> tuple[int, int]:
    seat = rng.choice(match.to_act)
    return seat, kit.table(match).suggest(seat, rng.randrange(1 << 64))


@pytest.mark.parametrize("player", [first, last, at_random, by_thumb])
def test_every_match_ends_even_with_the_worst_players(
        any_game: str, player: Callable[[Match, random.Random], tuple[int, int]]) -> None:
    for number in range(6):
        match = kit.new(any_game, number)
        rng = random.Random(number)
        rounds, scores = 0, match.scores
        for _ in range(MOST_ACTS):
            if match.over:
                break
            match.play(*player(match, rng))
            if kit.table(match).round == rounds:
                assert match.scores == scores, "scores count when a round is over"
            else:
                assert kit.table(match).round == rounds + 1
                rounds, scores = rounds + 1, match.scores
        assert match.over
        best = (min if match.rules.least_wins else max)
        standings = [kit.table(match).standing(seat) for seat in range(len(match.scores))]
        assert match.winners == [seat for seat, standing in enumerate(standings) if standing == best(standings)]
        assert {match.scores[seat] for seat in match.winners} == {best(match.scores)}, "ties may be broken, not scores"
        assert len(match.deals) == rounds
        assert match.dealt_at == sorted(match.dealt_at)


def test_playouts_end_the_round_and_rewards_are_from_0_to_1(any_game: str) -> None:
    for match in kit.moments(any_game, 10, seed=5):
        state = match.state
        for guided in (False, True):
            means = state.playouts(40, 3, guided)
            assert len(means) == state.seats
            assert all(0 <= mean <= 1 for mean in means)
            assert means == state.playouts(40, 3, guided)
        while state.to_act:
            seat = state.who()
            state.play(seat, each(state.legal(seat))[0])
        assert all(0 <= state.reward(seat) <= 1 for seat in range(state.seats))


def test_the_same_seed_gives_the_same_deals_and_another_others(any_game: str) -> None:
    digests = [Match.new(any_game, seed).digest() for seed in (1, 1, 2, "1", b"1", None, None)]
    assert digests[0] == digests[1] == digests[3]
    assert len({digests[0], digests[2], digests[5], digests[6]}) == 4
    match = kit.undealt(any_game, 0)
    match.deal(bytes(range(32)))
    again = kit.undealt(any_game, 0)
    again.deal(bytes(range(32)))
    assert match.digest() == again.digest()
    with pytest.raises(ValueError, match="dealt"):
        again.deal(bytes(range(32)))
    for wrong in (b"", bytes(31), bytes(32), bytes(33)):
        with pytest.raises(ValueError, match="32 bytes"):
            kit.undealt(any_game, 0).deal(wrong)
