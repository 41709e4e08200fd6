"""Endings of Quatch are reckoned without regret: tried against the rules written once more, as plainly as can be."""
from functools import cache
from random import Random

import pytest

import parlour
from bots.quatch_views import turn
from parlour.bots import bot
from parlour.core.bits import each
from parlour.games.quatch_terms import HAND, PICK, PILE, STAND
from parlour.match import Match

TWO, TEN = 0, 8
Cards = tuple[int, ...]
# both hands, how many lie in both stands and which, the pile but for its top, its top and how often, whose turn it is
Ending = tuple[Cards, Cards, int, int, Cards, Cards, int, int, int]


def put(ending: Ending, rank: int, copies: int, hand: Cards, unseen: Cards) -> Ending | float:
    """Cards of one rank from the hand of whoever's turn it is, or one from its stand: what follows."""
    hands, stands = [ending[0], ending[1]], [ending[2], ending[3]]
    pile, top, run, mover = ending[5:]
    hands[mover] = hand
    run = run + copies if top == rank else copies
    pile = pile if top == rank else tuple(sorted((*pile, *([top] * ending[7]))))
    if clears := rank == TEN or run >= 4:
        pile, rank, run = (), -1, 0
    if not hands[mover] and not stands[mover]:
        return float(mover == 0)
    return (*hands, *stands, unseen, pile, rank, run, mover if clears else 1 - mover)


def eaten(ending: Ending, more: Cards = ()) -> Ending:
    """The pile, and a card that did not fit, go to the hand; or it is a pass."""
    hands, mover = [ending[0], ending[1]], ending[8]
    hands[mover] = tuple(sorted((*hands[mover], *ending[5], *([ending[6]] * ending[7]), *more)))
    return (*hands, ending[2], ending[3], ending[4], (), -1, 0, 1 - mover)


def fits(ending: Ending, rank: int, left: int) -> bool:
    """As high as the top; a special always, but never as the last card."""
    if not left:
        return rank not in (TWO, TEN) and rank >= ending[6]
    return rank in (TWO, TEN) or rank >= ending[6]


@cache
def follow(ending: Ending) -> tuple[tuple[tuple[float, Ending | float], ...], ...]:
    """For each way to play: what may follow, and by what chance."""
    mover, stands, unseen = ending[8], [ending[2], ending[3]], ending[4]
    hand = ending[mover]
    if not hand:
        found = []
        for i, rank in enumerate(unseen):
            rest = unseen[:i] + unseen[i + 1:]
            less = (*ending[:2], *[stands[s] - (s == mover) for s in range(2)], rest, *ending[5:])
            after = put(less, rank, 1, (), rest) if fits(ending, rank, stands[mover] - 1) else eaten(less, (rank,))
            found.append((1 / len(unseen), after))
        return (tuple(found),)
    ways = []
    for rank in sorted(set(hand)):
        for copies in range(1, hand.count(rank) + 1):
            left = list(hand)
            for _ in range(copies):
                left.remove(rank)
            if fits(ending, rank, len(left) + stands[mover]):
                ways.append(((1.0, put(ending, rank, copies, tuple(left), unseen)),))
    return tuple(ways) or (((1.0, eaten(ending)),),)


def values(root: Ending, circles: float) -> dict[Ending, float]:
    """What every position is worth for seat 0, if to go round in circles for ever is worth this."""
    found, todo = {root: circles}, [root]
    while todo and len(found) < 2000:
        for way in follow(todo.pop()):
            for _, after in way:
                if isinstance(after, tuple) and after not in found:
                    found[after] = circles
                    todo.append(after)
    if todo:
        return {}
    for _ in range(300):
        moved = 0.0
        for ending in found:
            now = (min if ending[8] else max)(mean(way, found) for way in follow(ending))
            moved = max(moved, abs(now - found[ending]))
            found[ending] = now
        if moved < 1e-9:
            break
    return found


def mean(way: tuple[tuple[float, Ending | float], ...], found: dict[Ending, float]) -> float:
    """What a way to play is worth."""
    return sum(odds * (found[after] if isinstance(after, tuple) else after) for odds, after in way)


def ranks(cards: int) -> Cards:
    return tuple(card >> 2 for card in each(cards))


def ending_of(match: Match) -> Ending:
    """As this test writes it."""
    table = match.state
    pile = [card >> 2 for card in table.order[table.start[PILE]:table.start[PILE] + table.length[PILE]]]
    top = pile[-1] if pile else -1
    run = next((i for i, rank in enumerate(reversed(pile)) if rank != top), len(pile))
    return (ranks(table.zone[HAND]), ranks(table.zone[HAND + 1]),
            table.zone[STAND].bit_count(), table.zone[STAND + 1].bit_count(),
            tuple(sorted(ranks(table.zone[STAND] | table.zone[STAND + 1]))), tuple(sorted(pile[:len(pile) - run])),
            top, run, table.mover)


def dealt(rng: Random) -> Match:
    """A small ending: few cards each, all that is not in a stand known to both."""
    cards = rng.sample([f"{rank}{suit}" for rank in ("3", "4", "7", "Q", "A") for suit in "CDSH"] + ["2C", "TC"], 9)
    first, second, hidden = rng.randint(1, 3), rng.randint(1, 3), rng.randint(0, 1)
    mine, theirs, rest = cards[:first], cards[first:first + second], cards[first + second:]
    words = [f"hand0:{''.join(mine)}", f"hand1:{''.join(theirs)}", f"shown:{''.join(mine + theirs)}"]
    if hidden:
        words.append(f"stand0:{rest[0]}__ stand1:_{rest[1]}_")
    if pile := [card for card in rest[2:2 + rng.randint(0, 2)] if card[0] != "T"]:
        words.append(f"pile:{''.join(pile)}")
    match = parlour.position(f"quatch {' '.join(words)} aside:2D2S2HTDTSTH bin:*")
    assert isinstance(match, Match)
    return match


@pytest.mark.parametrize("level", ["expert", "master"])
def test_no_regret(level: str) -> None:
    rng, tried = Random(11), 0
    for _ in range(40):
        match = dealt(rng)
        root = ending_of(match)
        if len(match.legal(0)) < 2 or not (low := values(root, 0.0)):
            continue
        high = values(root, 1.0)
        if abs(high[root] - low[root]) > 1e-6:
            continue                             # who goes round in circles decides it, and that is another matter
        match.paused = True
        while match.to_act == [0] and not match.over:
            thought = bot(level).choose(match.view(0))
            if thought.action >= PICK:
                break
            match.play(0, thought.action)
            if not match.state.several:
                break
        worth = float(match.winners == [0]) if match.over else low[ending_of(match)]
        assert worth == pytest.approx(low[root], abs=1e-3), match.position()
        tried += 1
    assert tried > 8


def test_what_is_told_of_every_act_is_what_it_is_worth() -> None:
    """The king, also as the first of several, makes the other eat; a five first lets the knave go out."""
    view = turn("hand0:5C5DKC hand1:JC", "JC")
    thought = bot("master").choose(view)
    told = {view.rules.pages[0][act]: round(worth, 3) for act, worth in thought.scores.items()}
    assert told == {"5C": 0.0, "5D": 0.0, "KC": 1.0, "several": 1.0}
