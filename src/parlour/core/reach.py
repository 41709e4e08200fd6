"""The words of the rules for a game from outside: plain Python on top of a compiled table.

Compiled arrays are never checked, so what such a game asks for is checked here.
"""
from . import bits
from .table import Table

try:
    import cython
except ImportError:
    from . import compiled as cython

VERBS = ("set_up", "lay", "move", "move_all", "give", "put", "exchange", "show", "look", "filled", "gather",
         "shuffle", "lot", "rule_out", "top", "at", "turn", "ask", "done", "seal", "unseal", "by", "score", "say",
         "end_round")
COMPILED = cython.compiled


def _zone(t: Table, z: int) -> None:
    """A compiled table would not notice a zone that is not there."""
    if not 0 <= z < t.zones:
        raise IndexError(f"There is no zone {z}: this table has zones 0 to {t.zones - 1}.")


def _place(t: Table, z: int, place: int) -> None:
    _zone(t, z)
    if not (t.ordered >> z & 1 and 0 <= place < t.places[z]):
        raise IndexError(f"Zone {z} has no place {place}: it has {t.places[z]} places.")


def _seat(t: Table, seat: int) -> None:
    if not 0 <= seat < t.seats:
        raise IndexError(f"There is no seat {seat}: this table has seats 0 to {t.seats - 1}.")


def _room(t: Table, z: int, n: int) -> None:
    _zone(t, z)
    if t.ordered >> z & 1 and t.length[z] + n > t.places[z]:
        raise IndexError(f"Zone {z} has no room for {n} more cards: it has {t.places[z]} places.")


def _card(t: Table, z: int, card: int) -> None:
    _zone(t, z)
    if not (0 <= card < 64 and t.zone[z] >> card & 1):
        raise IndexError(f"Card {card} does not lie in zone {z}.")


def set_up(t: Table, seats: int) -> None:
    t.set_up(seats)


def lay(t: Table, first: int, count: int, sight: int, places: int = 0, row: bool = False) -> None:
    t.lay(first, count, sight, places, row)


def move(t: Table, card: int, src: int, dst: int) -> None:
    _card(t, src, card)
    _room(t, dst, 1)
    t.move(card, src, dst)


def move_all(t: Table, cards: int, src: int, dst: int) -> None:
    _zone(t, src)
    if cards & ~t.zone[src]:
        raise IndexError(f"Not all of these cards lie in zone {src}.")
    _room(t, dst, bits.count(cards))
    t.move_all(cards, src, dst)


def give(t: Table, n: int, src: int, dst: int) -> None:
    _zone(t, src)
    if not (t.ordered >> src & 1 and 0 <= n <= t.length[src]):
        raise IndexError(f"Zone {src} is no pile of {n} cards.")
    _room(t, dst, n)
    t.give(n, src, dst)


def put(t: Table, card: int, src: int, dst: int, place: int) -> None:
    _card(t, src, card)
    _place(t, dst, place)
    t.put(card, src, dst, place)


def exchange(t: Table, a: int, i: int, b: int, j: int) -> None:
    _place(t, a, i)
    _place(t, b, j)
    t.exchange(a, i, b, j)


def show(t: Table, cards: int, z: int, seats: int) -> None:
    _zone(t, z)
    t.show(cards, z, seats)


def look(t: Table, z: int, place: int, seats: int) -> None:
    _place(t, z, place)
    t.look(z, place, seats)


def filled(t: Table, z: int) -> int:
    _zone(t, z)
    return t.filled(z)


def gather(t: Table, z: int) -> None:
    _zone(t, z)
    t.gather(z)


def shuffle(t: Table, z: int) -> None:
    _zone(t, z)
    t.shuffle(z)


def lot(t: Table, n: int) -> int:
    if n < 1:
        raise ValueError(f"A lot needs at least one number to fall on, not {n}.")
    return t.lot(n)


def rule_out(t: Table, z: int, cards: int) -> None:
    _zone(t, z)
    t.rule_out(z, cards)


def top(t: Table, z: int) -> int:
    _zone(t, z)
    if not (t.ordered >> z & 1 and t.length[z]):
        raise IndexError(f"Zone {z} is no pile with a card on top.")
    return t.top(z)


def at(t: Table, z: int, place: int) -> int:
    _place(t, z, place)
    return t.at(z, place)


def turn(t: Table, seat: int) -> None:
    _seat(t, seat)
    t.turn(seat)


def ask(t: Table, seats: int) -> None:
    t.ask(seats)


def done(t: Table, seat: int) -> None:
    _seat(t, seat)
    t.done(seat)


def seal(t: Table, seat: int, action: int) -> None:
    _seat(t, seat)
    if not 0 <= action < 64:
        raise IndexError(f"Action {action} is none: actions are 0 to 63.")
    t.seal(seat, action)


def unseal(t: Table, seat: int) -> int:
    _seat(t, seat)
    return t.unseal(seat)


def by(t: Table, rule: int, actions: int) -> int:
    return t.by(rule, actions)


def score(t: Table, seat: int, points: int) -> None:
    _seat(t, seat)
    t.score(seat, points)


def say(t: Table, word: int, seat: int, number: int) -> None:
    t.say(word, seat, number)


def end_round(t: Table, over: bool) -> None:
    t.end_round(over)
