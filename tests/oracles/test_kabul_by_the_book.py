"""Kabul: legal acts, rows, who knows what and scores agree with a second, plain telling of the rules."""
import random
from typing import Any

import pytest

import parlour
from conformance import kit
from oracles.kabul_by_the_book import Round, rank_of
from parlour.core.bits import each

MATCHES = 84                                     # of 4 rounds each, for each of three kinds: more than 1000 rounds


def names(match: parlour.Match, zone: int) -> list[Any]:
    """The cards of a zone with places, from the true table."""
    table = kit.table(match)
    row = table.order[table.start[zone]:table.start[zone] + table.length[zone]]
    return [match.rules.cards[card] if card >= 0 else None for card in row]


def dealt(match: parlour.Match, false_call: str) -> Round:
    """The same cards on the other table."""
    seats = len(match.scores)
    return Round([names(match, seat) for seat in range(seats)], names(match, 12),
                 int(str(match.view(0).facts["starter"])), false_call)


def alike(match: parlour.Match, book: Round) -> None:
    """Cards, acts and knowledge."""
    seats = range(len(match.scores))
    assert match.to_act == book.owing()
    assert [names(match, seat) for seat in seats] == book.rows
    assert (names(match, 12), names(match, 13)) == (book.deck, book.pile)
    for seat in seats:
        assert {act.name for act in match.legal(seat)} == book.legal(seat)
        zones = match.view(seat).zones
        for owner in seats:
            shown = [card and (card if card in book.seen[seat] else "??") for card in book.rows[owner]]
            assert list(zones[f"row{owner}"].places or ()) == shown
        assert zones["discard"].places == tuple(book.pile)
        if book.phase == "decide":
            drawn = zones[f"drawn{book.turn}"]
            assert drawn == (((book.drawn,), 0, None) if seat == book.turn else ((), 1, None))
    known = kit.table(match).known
    for seat in seats:
        assert {match.rules.cards[card] for card in each(known[seat])} == book.seen[seat]


def choice(book: Round, seat: int, rng: random.Random, calls: float) -> str:
    """A random act: calls are rare, and stacks often right, so that all of the rules is met."""
    legal = sorted(book.legal(seat))
    if "kabul" in legal:
        return "kabul" if rng.random() < calls else "finish"
    if book.phase == "stack":
        right = [act for act in legal if act != "pass"
                 and rank_of(book.rows[seat][int(act[6:]) - 1] or "") == rank_of(book.pile[-1])]
        return rng.choice(right if right and rng.random() < 0.7 else legal if rng.random() < 0.1 else ["pass"])
    return rng.choice(legal)


@pytest.mark.parametrize("preset", ["none", "repo", "caller_last"])
def test_every_act_row_and_score(preset: str) -> None:
    false_call, met, rounds = {"none": "none", "repo": "repo", "caller_last": "last"}[preset], set(), 0
    for number in range(MATCHES):
        rng = random.Random(f"{preset} {number}")
        match = parlour.new("kabul", seed=number, preset=preset, seats=rng.choice((2, 3, 4, 4, 4, 5, 6)))
        match.paused = True
        seats, calls = len(match.scores), rng.choice((0.0, 0.03, 0.1, 0.3))
        points, sums, starter = [0] * seats, [0] * seats, int(str(match.view(0).facts["starter"]))
        for played in range(4):
            book = dealt(match, false_call)
            assert book.turn == (starter + played) % seats
            alike(match, book)
            while book.owing():
                seat = rng.choice(book.owing())
                act = choice(book, seat, rng, calls)
                met |= {book.phase, act.split()[0], book.power}
                match.play(seat, act)
                book.play(seat, act)
                if book.owing():
                    alike(match, book)
            rounds += 1
            points = [a + b for a, b in zip(points, book.points, strict=True)]
            sums = [a + b for a, b in zip(sums, book.totals, strict=True)]
            assert match.scores == points
            assert list(match.view(0).facts["totals"])[:seats] == book.totals
            met |= {"marker"} if any(book.markers) else set()
            met |= {"empty row"} if not all(book.cards(s) for s in range(seats)) else set()
            met |= {"deck out"} if not book.deck else set()
            met |= {"forty turns"} if book.turns == 40 and book.caller < 0 else set()
            met |= {"wrong call"} if book.caller >= 0 and book.totals[book.caller] > min(book.totals) else set()
            if not match.over:
                match.deal()
        assert match.over
        best = max((points[s], -sums[s]) for s in range(seats))
        assert match.winners == [s for s in range(seats) if (points[s], -sums[s]) == best]
    assert rounds == 4 * MATCHES
    assert {"marker", "empty row", "deck out", "forty turns", "wrong call", "swap", "keep", "double"} <= met
