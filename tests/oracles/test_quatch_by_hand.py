"""Quatch: every legal set, every zone and every place agrees with a second program, which shares nothing."""
import random
from typing import Any

import pytest

import parlour
from oracles.quatch_by_hand import ORDER, Act, Player, Quatch
from parlour.core.table import Table

GAMES = 130                                      # of each set of options
HAND, CHANCE, STAND, DEALT, DECK, PILE, BIN = 0, 4, 8, 12, 16, 17, 18
OPTIONS: list[dict[str, Any]] = [
    {}, {"play_all": True}, {"may_eat": True}, {"four_finish": "forbid"}, {"four_finish": "forbid", "play_all": True},
    {"seats": 3}, {"seats": 3, "places": True, "rotation": "toward_second_lowest"},
    {"seats": 4, "places": True, "play_all": True, "rotation": "toward_second_lowest", "four_finish": "forbid"},
]
PLAY, SWAP, LOWEST = 0, 1, 2
NAMES, CARDS = parlour.GAMES["quatch"].pages[0], parlour.GAMES["quatch"].cards


def ranks(table: Table, z: int) -> list[str]:
    """A zone that is just a set."""
    return [ORDER[card // 4] for card in range(52) if table.zone[z] >> card & 1]


def row(table: Table, z: int) -> list[str | None]:
    """A zone with places."""
    start = table.start[z]
    return [None if card < 0 else ORDER[card // 4] for card in table.order[start:start + table.length[z]]]


def dealt(table: Table, options: Any) -> Quatch:
    """Their game with our cards."""
    players = [Player([str(c) for c in row(table, DEALT + s)], row(table, CHANCE + s), row(table, STAND + s))
               for s in range(table.seats)]
    return Quatch(players, [str(c) for c in row(table, DECK)], options)


def theirs(table: Any, seat: int, acts: list[str]) -> Act:
    """What our acts of one play do, in their words."""
    laid = [ORDER[CARDS.index(name) // 4] for name in acts if name in CARDS]
    if laid and table.play_all:
        source = HAND + seat if table.zone[HAND + seat] else CHANCE + seat
        return laid[0], ranks(table, source).count(laid[0])
    if laid:
        return laid[0], len(laid)
    word, _, place = acts[0].partition(" ")
    return word, int(place or 1) - 1


def plays(table: Any, seat: int) -> dict[Act, list[str]]:
    """All that may be done now, in their words, and our acts that do it: several cards go one by one."""
    found: dict[Act, list[str]] = {}
    todo: list[tuple[Any, list[str]]] = [(table, [])]
    while todo:
        here, before = todo.pop()
        for number in here.actions(seat):
            if any(CARDS.index(name) > number for name in before if name in CARDS):
                continue                         # in another order the same again
            acts, there = [*before, NAMES[number]], here.clone()
            there.play(seat, number)
            if there.several:
                todo.append((there, acts))
            else:
                found[theirs(table, seat, acts)] = acts
    return found


def sensible(table: Any, seat: int, rng: random.Random) -> list[str]:
    """The acts of one play by the rule of thumb."""
    there, acts = table.clone(), list[str]()
    while not acts or there.several:
        number = there.suggest(seat, rng.getrandbits(63))
        acts.append(NAMES[number])
        there.play(seat, number)
    return acts


def same(table: Table, game: Quatch) -> None:
    """Whether all lies as it should."""
    for s, player in enumerate(game.players):
        assert sorted(ranks(table, HAND + s)) == sorted(player.hand)
        assert sorted(map(str, row(table, CHANCE + s))) == sorted(map(str, player.chance))       # of equals any may go
        assert row(table, STAND + s) == player.stand
        assert (table.eaten[s], table.place[s]) == (player.eaten, player.place)          # type: ignore[attr-defined]
    assert row(table, DECK) == game.deck
    assert row(table, PILE) == game.pile
    assert sorted(ranks(table, BIN)) == sorted(game.bin)
    if not game.over:
        assert table.quiet == game.idle                                                  # type: ignore[attr-defined]
        assert table.who() == game.turn


def play_off(table: Any, game: Quatch, rng: random.Random) -> None:
    """Layouts and the cards that are shown; the lot, if it decides, is ours."""
    while table.stage != PLAY:
        seat = rng.choice([s for s in range(table.seats) if table.to_act >> s & 1])
        act = rng.choice(table.actions(seat))
        if table.stage == SWAP:
            game.swap(seat, [int(n) - 1 for n in parlour.GAMES["quatch"].pages[1][act].split()[1:]])
        table.play(seat, act)
    first = game.lowest_of(range(table.seats))
    assert table.mover in first
    others = [s for s in range(table.seats) if s != table.mover]
    if table.seats > 2 and game.options.rotation != "clockwise":                         # type: ignore[attr-defined]
        seconds = game.lowest_of(others)
        right = (table.mover - 1) % table.seats
        assert bool(table.backward) == (right in seconds) or len(seconds) > 1
    else:
        assert not table.backward
    game.open(table.mover, bool(table.backward))


@pytest.mark.parametrize("options", OPTIONS, ids=lambda options: " ".join(f"{k}={v}" for k, v in options.items()))
@pytest.mark.parametrize("careful", [False, True])
def test_every_legal_set_and_every_zone(options: dict[str, Any], careful: bool) -> None:
    ends: set[str] = set()
    for seed in range(GAMES // (4 if careful else 1)):
        match = parlour.new("quatch", seed=seed, **options)
        table: Any = match.state
        game, rng = dealt(table, match.options), random.Random(seed)
        play_off(table, game, rng)
        while table.to_act:
            same(table, game)
            seat = table.who()
            mean = plays(table, seat)
            assert set(mean) == game.legal()
            acts = sensible(table, seat, rng) if careful else mean[rng.choice(sorted(mean))]
            game.do(theirs(table, seat, acts))
            for act in acts:
                table.play(seat, NAMES.index(act))
        same(table, game)
        assert game.over
        assert all(player.place for player in game.players)
        ends.add(" ".join(str(player.place) for player in game.players))
    assert len(ends) > 1


@pytest.mark.parametrize("play_all", [False, True])
def test_small_endings_come_round_and_round(play_all: bool) -> None:
    """Few cards and no deck: here positions come a third time, and both can be left with a special."""
    ranked = "3456789JQKA"
    reasons = set()
    for seed in range(300):
        rng = random.Random(seed)
        cards = rng.sample([r + s for r in ranked for s in "CDSH"], rng.choice((0, 2, 3, 4)))
        specials = rng.choice((["2D", "TD"], ["2D"], []))
        hands = [[], []]
        for n, card in enumerate([*cards, *specials]):
            hands[n % 2 if n < 2 else rng.randrange(2)].append(card)
        if not all(hands):
            continue
        spare = "".join(c for c in ("2D", "TD") if c not in specials)
        line = (f"quatch play_all={'on' if play_all else 'off'} hand0:{''.join(hands[0])} hand1:{''.join(hands[1])} "
                f"bin:*{spare} aside:2C2S2HTCTSTH")
        match = parlour.position(line.replace(f"*{spare}", "*"))
        assert isinstance(match, parlour.Match)
        table: Any = match.state
        game = Quatch([Player(ranks(table, HAND + s), [], []) for s in range(2)], [], match.options)
        game.bin = ranks(table, BIN)
        game.remember()
        while table.to_act:
            seat = table.who()
            mean = plays(table, seat)
            assert set(mean) == game.legal(), (line, game.pile)
            chosen = rng.choice(sorted(mean))
            game.do(chosen)
            for act in mean[chosen]:
                table.play(seat, NAMES.index(act))
            assert bool(table.to_act) != game.over
            assert [table.place[s] for s in range(2)] == [p.place for p in game.players]
        reasons.add("draw" if table.place[0] == table.place[1] else "third" if max(game.seen.values()) > 2 else "out")
    assert {"third", "out"} <= reasons
