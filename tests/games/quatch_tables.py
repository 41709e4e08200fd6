"""Quatch: setting tables, and asking what lies and what is legal there."""
import pytest

import parlour

END = " aside:2C2S2HTCTSTH bin:*"
LATER = " seen1:3C4C5C"                          # what the other seat has, where it does not matter


def at(line: str) -> parlour.Match:
    """A match from this position; what is not named lies in the bin."""
    match = parlour.position(f"quatch {line}{END}")
    assert isinstance(match, parlour.Match)
    return match


def legal(match: parlour.Match, seat: int = 0) -> set[str]:
    """The names of the legal acts."""
    return {act.name for act in match.legal(seat)}


def lying(match: parlour.Match, zone: str) -> set[str]:
    """The cards of a zone that everybody can see."""
    return set(match.view(7).zones[zone].cards)


def refused(match: parlour.Match, seat: int, act: str) -> str:
    """The id of a refusal, which changes nothing."""
    before = match.digest()
    with pytest.raises(parlour.NotAllowed) as refusal:
        match.play(seat, act)
    assert match.digest() == before
    return refusal.value.rule
