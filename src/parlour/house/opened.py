"""A finished match with all cards open, act by act."""
from ..core.bits import each
from ..games import Rules
from ..match import Match
from ..record import read
from ..view import facts_of
from . import wire
from .shapes import Step
from .shown import change


def opened(text: str) -> list[Step]:
    """Every step of the match of this record: the first look is whole, the others say what is new."""
    match = read(text)
    found: list[Step] = []
    last = wire.Look()
    moment, seat, act = match, -1, ""
    for number, (moment, mover, done, _) in enumerate(match.decided()):
        last = _step(found, number, moment, last, seat, act)
        seat, act = mover, str(done)
    _step(found, len(match.acts), match, last, seat, act)
    return found


def _step(found: list[Step], number: int, match: Match, last: wire.Look, seat: int, act: str) -> wire.Look:
    now = _look(match)
    found.append(Step(number, match.state.round + 1, change(last, now), seat, act))
    return now


def _look(match: Match) -> wire.Look:
    table, rules = match.state, match.rules
    return wire.Look(round=table.round, over=match.over, to_act=match.to_act, scores=match.scores,
                     winners=match.winners, zones=_zones(match),
                     facts={name: list(value) if isinstance(value, tuple) else value
                            for name, value in facts_of(rules, table).items()})


def _zones(match: Match) -> dict[str, wire.Lying]:
    table, rules, found = match.state, match.rules, {}
    for z, name in enumerate(rules.zones[:table.zones]):
        row = table.order[table.start[z]:table.start[z] + table.length[z]] if table.ordered >> z & 1 else None
        found[name] = wire.Lying(_names(rules, each(table.zone[z])), 0,
                                 None if row is None else [rules.cards[card] if card >= 0 else None for card in row])
    return found


def _names(rules: Rules, cards: list[int]) -> list[str]:
    return [rules.cards[card] for card in cards]
