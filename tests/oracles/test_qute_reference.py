"""Qute: every legal set, hand, score and starter agrees with a slow reference that was written apart.

The reference follows the engine only in what chance decides: the deal, and which card of a shuffled stack is drawn.
"""
import random
from collections import Counter
from typing import Any

import pytest

import parlour
from conformance import kit
from oracles.qute_reference import NAMES, PACK, Reference, usual
from parlour import Match
from parlour.games import GAMES

HAND, DRAWN, BLIND, STACK = 0, 4, 8, 9
QUESTIONS = {"": "turn", "opening": "opening", "suit": "suit", "eights": "eights", "last eights": "last-eights",
             "points": "points"}
ROUNDS = 500                                     # at least, for each number of players, and as many late starts


class Follower(Reference):
    """Draws what the engine drew, where a shuffle decided it."""

    match: Match
    mixed = False

    def shuffled(self, cards: list[str]) -> list[str]:
        self.mixed = True
        return cards

    def next_card(self, player: int) -> str:
        if not self.mixed:
            return self.blind[-1]
        new = set(held(self.match, player)) - set(self.hands[player])
        return next(card for card in self.blind if card in new)


def lying(match: Match, zone: int) -> list[str]:
    """The cards of a zone: those of a pile in their order."""
    t = kit.table(match)
    if t.ordered >> zone & 1:
        return [GAMES["qute"].cards[c] for c in t.order[t.start[zone]:t.start[zone] + t.length[zone]]]
    return [card for number, card in enumerate(GAMES["qute"].cards) if t.zone[zone] >> number & 1]


def held(match: Match, player: int) -> list[str]:
    return lying(match, HAND + player) + lying(match, DRAWN + player)


def same(match: Match, other: Follower) -> None:
    """All that can be compared between two acts."""
    facts = match.view(7).facts
    assert [sorted(held(match, p)) for p in range(other.players)] == [sorted(hand) for hand in other.hands]
    assert lying(match, STACK) == other.stack
    assert (sorted if other.mixed else list)(lying(match, BLIND)) \
        == (sorted if other.mixed else list)(other.blind)            # type: ignore[operator]
    assert facts["mult"] == other.mult
    assert bool(match.to_act) != other.finished
    if other.finished:
        assert (match.scores, facts["starter"], match.over) == (other.scores, other.starter, other.over)
        return
    assert match.to_act == [other.current]
    assert {act.name for act in match.legal(other.current)} == other.legal()
    assert match.view(7).facts["phase"] == list(QUESTIONS.values()).index(QUESTIONS[other.question])
    if other.question != "opening":
        assert facts["run"] == len(other.run())


def play_round(match: Match, other: Follower, rng: random.Random, count: Counter[str]) -> None:
    """To the end of the round, at random or sensibly or by drawing a lot."""
    careful = rng.random() < 0.4
    same(match, other)
    while match.to_act:
        seat = match.to_act[0]
        legal = [act.name for act in match.legal(seat)]
        if careful:
            act = GAMES["qute"].pages[0][match.state.suggest(seat, rng.getrandbits(60))]
        else:
            act = rng.choice(legal if rng.random() < 0.7 or "end" not in legal else ["end"])
        assert act in legal
        count[act if act not in PACK else "card"] += 1
        mult, five, exempt = other.mult, len(other.run()) == 5 if other.stack else False, other.exempt
        match.play(seat, act)
        other.do(act)
        same(match, other)
        count["refill"] += other.mult > mult
        count["run of five"] += not five and len(other.run()) == 5
        count["six left open"] += other.exempt and not exempt
    count["round"] += 1


def options_of(rng: random.Random, players: int) -> dict[str, Any]:
    options = {name: rng.choice(kit.values(option, rng)) for name, option in GAMES["qute"].choices.items()}
    return {**options, "seats": players, "new_game_starter": rng.randrange(players)} if rng.random() < 0.7 \
        else {"seats": players}


@pytest.mark.parametrize("players", [2, 3, 4])
def test_whole_matches(players: int, effort: int) -> None:
    count: Counter[str] = Counter()
    rng = random.Random(players)
    while count["round"] < ROUNDS * effort:
        options = options_of(rng, players)
        match = Match(GAMES["qute"], GAMES["qute"].options(options), rng.randbytes(32))
        match.paused = True
        other = Follower(players, {k: v for k, v in options.items() if k not in ("seats", "new_game_starter")},
                         options.get("new_game_starter", 0))
        other.match = match
        while not match.over:
            match.deal()
            other.mixed = False
            opener = next(iter(lying(match, STACK)), None)
            hands = [held(match, p) + [opener] * (p == other.starter and opener is not None) for p in range(players)]
            other.begin(hands, lying(match, BLIND), opener)          # type: ignore[arg-type]
            play_round(match, other, rng, count)
        assert sorted(match.winners) == [p for p in range(players) if other.scores[p] == min(other.scores)]
    assert min(count[word] for word in ("draw", "end", "qute", "finish", "all", "next", "minus", "plus", "refill")) \
        >= 5 * (players > 2), count


@pytest.mark.parametrize("players", [2, 3, 4])
def test_rounds_that_begin_with_nearly_all_cards_in_hands(players: int, effort: int) -> None:
    """Where refills are small, runs are long, and sometimes no card is left to draw."""
    count: Counter[str] = Counter()
    rng = random.Random(10 + players)
    while count["round"] < ROUNDS * effort:
        options = options_of(rng, players)
        cards = rng.sample(PACK, 36)
        if rng.random() < 0.5:                   # many sixes on the stack
            cards.sort(key=lambda card: (card[0] == "6", rng.random()))
        stack, blind, rest = cards[-rng.choice((1, 1, 2, 3, 4)):], rng.choice((0, 0, 1, 2)), []
        rest = cards[:-len(stack)]
        drawable, rest = rest[:blind], rest[blind:]
        cuts = sorted(rng.sample(range(1, len(rest)), players - 1))
        hands = [rest[a:b] for a, b in zip([0, *cuts], [*cuts, len(rest)], strict=True)]
        mover, demanded = rng.randrange(players), rng.choice("DSHC") if stack[-1][0] == "J" else stack[-1][1]
        changed = GAMES["qute"].changed(GAMES["qute"].options(options))
        match = parlour.position(" ".join([
            "qute", *(f"{name}={value}" for name, value in changed.items()), f"mover:{mover}",
            f"suit:{NAMES[demanded]}", *(f"hand{p}:{''.join(hand)}" for p, hand in enumerate(hands)),
            f"blind:{''.join(drawable)}", f"stack:{''.join(stack)}"]))
        assert isinstance(match, Match)
        match.paused = True
        match.secret = rng.randbytes(32)
        other = Follower(players, {k: v for k, v in options.items() if k not in ("seats", "new_game_starter")},
                         options.get("new_game_starter", 0))
        other.match = match
        other.hands, other.blind, other.stack = hands, drawable, stack[:]
        other.history = [(card, 0) for card in stack]
        other.declined, other.mult, other.finished, other.question, other.demanded = 0, 1, False, "", demanded
        other.new_turn(mover)
        play_round(match, other, rng, count)
    assert min(count[word] for word in ("refill", "run of five", "six left open", "qute", "finish")) >= 1, count


def test_the_reference_alone_plays_rounds_of_the_usual_length() -> None:
    """So it is no stranger to the game: what others measured for a simple player, within some tenths."""
    for players, rounds, turns in ((2, 9.8, 13.4), (3, 7.6, 15.3), (4, 5.6, 17.7)):
        found = usual(players, 200)
        assert abs(found["rounds a match"] / rounds - 1) < 0.2
        assert abs(found["turns a round"] / turns - 1) < 0.1
