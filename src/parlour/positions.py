"""Positions: all of a table, or all that one seat knows of it, as one line of text.

    hearts limit=50 round:2 passing:none leader:1 hand0:2CQS hand1:3C4C ... deck:...
    hearts seat:0 ... hand0:2CQS hand1:?2 ...

The game's name, its options where they differ from the defaults, and tokens `name:value`.  What is
as in a table before the first deal is left out.  `?3`, at the end, are three hidden cards, `??` is
one among others, `_` a gap in a row, `*` all cards not named elsewhere, `*H` all hearts.  `seat:` makes it a view.
"""
import re
from types import SimpleNamespace
from typing import Any, NamedTuple

from .core.bits import each
from .core.sight import EVERYBODY, GALLERY, HIDDEN
from .core.table import Table
from .games import Rules, rules_of
from .setting import SEATS, Setter, number_of
from .view import View, facts_of

LONGEST = 20_000


# -- writing
def of_table(rules: Rules, options: SimpleNamespace, table: Table) -> str:
    """The whole state: where every card lies, who knows what, the dice."""
    seen = [sum(table.zone[z] for z in range(table.zones) if table.sight[z] >> s & 1) for s in range(8)]
    shown = table.pack
    for s in range(8):
        shown &= table.known[s]
    for z in range(table.zones):
        if table.sight[z] == EVERYBODY:
            shown &= ~table.zone[z]
    words = _head(rules, options, table, facts_of(rules, table))
    words += _zones(rules, table, table.zone, table.order, [0] * 20)
    if shown:
        words.append(f"shown:{_cards(rules, shown)}")
    for s in range(8):
        if extra := table.known[s] & ~seen[s] & ~shown:
            words.append(f"knows{s}:{_cards(rules, extra)}")
    words += [f"not.{rules.zones[z]}:{_cards(rules, barred)}" for z in range(table.zones)
              if table.sight[z] != EVERYBODY and table.zone[z] and (barred := table.pack & ~table.may[z])]
    if any(table.dice):
        words.append("dice:" + "".join(f"{word:016x}" for word in table.dice))
    return " ".join(words)


def of_view(view: View) -> str:
    """All that one seat knows, and nothing else."""
    rules, table = view.rules, view.table()
    dark = table.pack & ~table.known[view.seat]
    words = _head(rules, view.options, table, view.facts)
    words.insert(1 + len(rules.changed(view.options)), f"seat:{view.seat}")
    words += _zones(rules, table, view.cards, view.order, view.hides)
    for s in range(8):
        seen = sum(view.cards[z] for z in range(table.zones) if table.sight[z] >> s & 1)
        if s != view.seat and (extra := view.known[s] & ~seen):
            words.append(f"knows{s}:{_cards(rules, extra)}")
    words += [f"not.{rules.zones[z]}:{_cards(rules, barred)}" for z in range(table.zones)
              if view.hides[z] and (barred := dark & ~view.may[z])]
    for z in each(table.ordered):
        eyes = view.eyes[table.start[z]:table.start[z] + view.length[z]]
        if any(eyes):
            words.append(f"eyes.{rules.zones[z]}:{_numbers(eyes)}")
    return " ".join(words)


def _head(rules: Rules, options: SimpleNamespace, table: Table, facts: dict[str, Any]) -> list[str]:
    """What both kinds begin with: game, options, round, scores, facts, whose turn."""
    fresh = rules.new(options)
    words = [rules.name] + [f"{name}={value}" for name, value in rules.changed(options).items()]
    words += [f"round:{table.round}"] * bool(table.round) + ["over:1"] * bool(table.over)
    if any(table.scores):
        words.append(f"scores:{_numbers(table.scores[:table.seats])}")
    for name in rules.facts:
        value, usual = facts[name], getattr(fresh, name)
        if value != (tuple(usual) if isinstance(usual, list) else usual):
            words.append(f"{name}:{named(rules, name, value)}")
    acts = rules.pages[table.page]
    words += [f"sealed{s}:{'?' if held == HIDDEN else acts[held].replace(' ', '_')}"
              for s, held in enumerate(table.sealed) if held != -1]
    if table.to_act:
        words.append(f"act:{_numbers(each(table.to_act))}")
    return words


def _zones(rules: Rules, table: Table, cards: Any, order: Any, hides: Any) -> list[str]:
    """Where the cards lie; the deck last, as it is long."""
    words = []
    for z, name in enumerate(rules.zones):
        if table.ordered >> z & 1:
            row = order[table.start[z]:table.start[z] + table.length[z]]
            text = "".join("_" if c == -1 else "??" if c == HIDDEN else rules.cards[c] for c in row)
            text = re.sub(r"(\?\?)+$", lambda run: f"?{len(run[0]) // 2}", text)
        else:
            text = _cards(rules, cards[z]) + (f"?{hides[z]}" if hides[z] else "")
        if text:
            words.append(f"{name}:{text}")
    return words


def _cards(rules: Rules, cards: int) -> str:
    """A set of cards; whole suits in short."""
    text = ""
    for letter, suit in rules.suits.items():
        if suit and cards & suit == suit:
            text += f"*{letter}"
            cards &= ~suit
    return text + "".join(rules.cards[c] for c in each(cards))


def _numbers(values: Any) -> str:
    return ",".join(str(value) for value in values)


def _used(values: tuple[int, ...]) -> int:
    """How many numbers of a list are written: all, or of one that is longer than a table has seats, up to its last."""
    return len(values) if len(values) <= SEATS else max((n + 1 for n, v in enumerate(values) if v), default=1)


def named(rules: Rules, name: str, value: Any) -> str:
    """The value of a fact, in words where it has some."""
    if isinstance(value, tuple):
        return _numbers(value[:_used(value)])
    words = rules.words.get(name, ())
    return words[value] if 0 <= value < len(words) else str(int(value))


# -- reading
class Position(NamedTuple):
    """What a line of text says: a whole table, or, if `view` is there, only what that knows."""

    rules: Rules
    options: SimpleNamespace
    table: Table
    view: View | None


def read(text: str) -> Position:
    """The table of a position, and the view, if it is one; ValueError says in a sentence what is wrong."""
    if len(text) > LONGEST or not text.strip():
        raise ValueError(f"A position is one line of at most {LONGEST} characters that begins with a game's name.")
    if not all(word.isascii() and word.isprintable() for word in text.split()):
        raise ValueError("A position is written in plain letters, digits and signs, without any others.")
    game, *rest = text.split()
    rules = rules_of(game)
    given: dict[str, object] = {}
    tokens: dict[str, str] = {}
    for word in rest:
        mark = re.match(r"([a-z][a-z_0-9.]*)([=:])(.*)", word)
        if not mark:
            raise ValueError(f"In a position, {word[:40]!r} is neither option=value nor name:value.")
        name, sign, value = mark.groups()
        kind: dict[str, Any] = given if sign == "=" else tokens
        if name in kind:
            raise ValueError(f"In a position, {name}{sign} stands twice.")
        kind[name] = value
    options = rules.options(given)
    table = rules.new(options)
    seat = number_of(tokens.pop("seat"), "seat", 0, GALLERY) if "seat" in tokens else None
    if seat is not None and table.seats <= seat < GALLERY:
        raise ValueError(f"seat:{seat} is nobody: seats are 0 to {table.seats - 1}, and {GALLERY} for the gallery.")
    setter = Setter(rules, table, tokens, seat)
    return Position(rules, options, table, setter.view(options) if seat is not None else None)
