"""Setting a table of Kabul for one rule."""
import parlour
from parlour import Match

ROWS = "row0:9C2DKD4S row1:9D3C6H5C row2:TC6SAC8H row3:JC3HQD7H"       # what is there unless a test says so


def at(text: str, rows: str = ROWS, rest: str = "deck:*", options: str = "") -> Match:
    """A match of one round at this moment; it does not deal on."""
    match = parlour.position(f"kabul {options} {text} {rows} {rest}")
    assert isinstance(match, Match)
    match.paused = True
    return match


def decide(drawn: str, rows: str = ROWS, rest: str = "deck:*", options: str = "", more: str = "") -> Match:
    """Seat 0 has drawn this card."""
    return at(f"phase:decide turns:5 {more} drawn0:{drawn}", rows, rest, options)


def row(match: Match, seat: int) -> list[str]:
    """The cards of a row as they truly lie, `_` where one is gone."""
    state = match.state
    places = state.order[state.start[seat]:state.start[seat] + state.length[seat]]
    return [match.rules.cards[card] if card >= 0 else "_" for card in places]


def pile(match: Match) -> tuple[str, ...]:
    """The discards; the last is the top."""
    return tuple(card for card in match.view(7).zones["discard"].places or () if card)


def seen(match: Match, seat: int, owner: int) -> list[str]:
    """A row as a seat knows it."""
    return [card or "_" for card in match.view(seat).zones[f"row{owner}"].places or ()]


def fact(match: Match, name: str) -> str:
    """A fact in words."""
    from parlour.positions import named
    return named(match.rules, name, match.view(7).facts[name])


def acts(match: Match, seat: int) -> list[str]:
    """The legal acts of a seat."""
    return [act.name for act in match.legal(seat)]


def window(match: Match, tries: dict[int, str] | None = None) -> None:
    """Everybody decides about stacking; who is not named passes."""
    for seat in list(match.to_act):
        match.play(seat, (tries or {}).get(seat, "pass"))


def finish(match: Match) -> None:
    """The call that ends a round, if it is time for that; passes and skips before."""
    while "kabul" not in acts(match, match.to_act[0]):
        quiet = [act for act in acts(match, match.to_act[0]) if act in ("pass", "skip", "keep", "discard")]
        match.play(match.to_act[0], quiet[0])
    match.play(match.to_act[0], "kabul")


def refused(match: Match, seat: int, act: str) -> str:
    """The rule that forbids an act."""
    refusal = match.why_not(seat, act)
    assert refusal, f"{act} is legal"
    return refusal.rule


def scored(rows: str, caller: int = 0, options: str = "", more: str = "") -> Match:
    """A round that a seat has just ended with a call."""
    match = at(f"phase:end turns:9 mover:{caller} {more}", rows, options=options)
    match.play(caller, "kabul")
    return match


def gained(match: Match) -> list[int]:
    """What the round gave."""
    return list(match.view(7).facts["gained"])[:len(match.scores)]     # type: ignore[arg-type]


def totals(match: Match) -> list[int]:
    """What everybody had."""
    return list(match.view(7).facts["totals"])[:len(match.scores)]     # type: ignore[arg-type]
