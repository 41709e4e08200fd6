"""The words of the rules for a game from outside: plain Python on top of a compiled table."""
from .table import Table

try:
    import cython
except ImportError:
    from . import compiled as cython

VERBS = ("set_up", "lay", "move", "move_all", "give", "put", "exchange", "show", "look", "filled", "gather",
         "shuffle", "rule_out", "top", "at", "turn", "ask", "done", "by", "score", "say", "end_round")
COMPILED = cython.compiled


def set_up(t: Table, seats: int) -> None:
    t.set_up(seats)


def lay(t: Table, first: int, count: int, sight: int, places: int = 0, row: bool = False) -> None:
    t.lay(first, count, sight, places, row)


def move(t: Table, card: int, src: int, dst: int) -> None:
    t.move(card, src, dst)


def move_all(t: Table, cards: int, src: int, dst: int) -> None:
    t.move_all(cards, src, dst)


def give(t: Table, n: int, src: int, dst: int) -> None:
    t.give(n, src, dst)


def put(t: Table, card: int, src: int, dst: int, place: int) -> None:
    t.put(card, src, dst, place)


def exchange(t: Table, a: int, i: int, b: int, j: int) -> None:
    t.exchange(a, i, b, j)


def show(t: Table, cards: int, z: int, seats: int) -> None:
    t.show(cards, z, seats)


def look(t: Table, z: int, place: int, seats: int) -> None:
    t.look(z, place, seats)


def filled(t: Table, z: int) -> int:
    return t.filled(z)


def gather(t: Table, z: int) -> None:
    t.gather(z)


def shuffle(t: Table, z: int) -> None:
    t.shuffle(z)


def rule_out(t: Table, z: int, cards: int) -> None:
    t.rule_out(z, cards)


def top(t: Table, z: int) -> int:
    return t.top(z)


def at(t: Table, z: int, place: int) -> int:
    return t.at(z, place)


def turn(t: Table, seat: int) -> None:
    t.turn(seat)


def ask(t: Table, seats: int) -> None:
    t.ask(seats)


def done(t: Table, seat: int) -> None:
    t.done(seat)


def by(t: Table, rule: int, actions: int) -> int:
    return t.by(rule, actions)


def score(t: Table, seat: int, points: int) -> None:
    t.score(seat, points)


def say(t: Table, word: int, seat: int, number: int) -> None:
    t.say(word, seat, number)


def end_round(t: Table, over: bool) -> None:
    t.end_round(over)
