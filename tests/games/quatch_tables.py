"""Quatch: setting tables, and asking what lies and what is legal there."""
import pytest

import parlour

END = " aside:2C2S2HTCTSTH bin:*"
LATER = " hand1:3C4C5C"                          # what the other seat has, where it does not matter


def at(line: str) -> parlour.Match:
    """A match from this position; what is not named lies in the bin."""
    match = parlour.position(f"quatch {line}{END}")
    assert isinstance(match, parlour.Match)
    return match


def legal(match: parlour.Match, seat: int = 0) -> set[str]:
    """The names of the legal acts."""
    return {act.name for act in match.legal(seat)}


def lay(match: parlour.Match, seat: int, cards: str) -> None:
    """One play: a card, several of them, or any one of a rank."""
    named = [cards[n:n + 2] for n in range(0, len(cards), 2)]
    if len(cards) == 1:
        named = [min(name for name in legal(match, seat) if name[0] == cards and name[1:] in "CDSH")]
    for act in (["several"] if len(named) > 1 else []) + named:
        match.play(seat, act)
    if len(named) > 1 and match.view(7).facts["several"]:
        match.play(seat, "done")


def held(match: parlour.Match, seat: int) -> set[str]:
    """The cards of a hand."""
    return set(match.view(seat).zones[f"hand{seat}"].cards)


def lying(match: parlour.Match, zone: str) -> set[str]:
    """The cards of a zone that everybody has seen."""
    return set(match.view(7).zones[zone].cards)


def refused(match: parlour.Match, seat: int, act: str) -> str:
    """The id of a refusal, which changes nothing."""
    before = match.digest()
    with pytest.raises(parlour.NotAllowed) as refusal:
        match.play(seat, act)
    assert match.digest() == before
    return refusal.value.rule
