"""A match as one seat has it: what a player gets, and a bot that plays in a match of its own."""
from typing import TYPE_CHECKING

from .acts import Action, Legal, NotAllowed
from .events import Event
from .view import View

if TYPE_CHECKING:
    from .match import Match


class Seat:
    """A match as one seat has it: what it may see and do, and nothing else."""

    def __init__(self, match: "Match", seat: int) -> None:
        self._match = match
        self.number = seat

    @property
    def view(self) -> View:
        """All that this seat may know."""
        return self._match.view(self.number)

    @property
    def legal(self) -> Legal:
        """Its legal acts, none if it owes no decision."""
        return self._match.legal(self.number)

    def events(self, since: int = 0) -> list[Event]:
        """What happened, as this seat was shown it."""
        return self._match.events(self.number, since)

    def why_not(self, act: int | str) -> NotAllowed | None:
        """The rule that forbids this act, or None if it is legal."""
        return self._match.why_not(self.number, act)

    def play(self, act: int | str) -> Action:
        """Do an act; NotAllowed if the rules forbid it."""
        return self._match.play(self.number, act)
