"""What every store promises; memory, SQLite and PostgreSQL keep it, and the same tests hold them to it."""
from collections.abc import Sequence
from typing import Protocol

from .things import Finished, Person, Statistic, Token


class StoreError(Exception):
    """The store could not do it; the text is a sentence for whoever runs the house."""


class Unavailable(StoreError):
    """The disk is full or the database is gone: nothing was done, and it may be tried again."""


class Conflict(StoreError):
    """The entries do not continue the log of that table: somebody else wrote there, or it is closed."""


class Store(Protocol):
    """The log of the tables, and what is known of people.

    The log is the only truth about a table.  Its entries are bytes that the store does not look into;
    they should name people by their ids, so that forgetting a person leaves no name behind.
    """

    async def append(self, table: str, first: int, entries: Sequence[bytes]) -> None:
        """Write entries at the numbers from `first` on; the table comes into being with number 0.

        They are durable when this returns, all of them or none.  Conflict if `first` is not the next number.
        Whoever gets Unavailable may go on with the same number, with these entries or others.
        A cancelled call may still be written: read the log again then.
        """

    async def load(self, table: str, first: int = 0) -> list[bytes]:
        """The entries of a table from this number on; none if there is no such table."""

    async def tables(self) -> list[str]:
        """The tables that are not closed, in the order in which they came into being."""

    async def close_table(self, table: str) -> None:
        """Close a table for good: its log is still there, but nothing can be added."""

    async def sweep(self, before: int) -> int:
        """Drop the logs of tables closed before that time, as finished matches are kept apart; how many."""

    async def save_person(self, person: Person) -> None:
        """Keep a person, new or changed."""

    async def person(self, person: str) -> Person | None:
        """The person of that id."""

    async def person_of(self, digest: bytes) -> Person | None:
        """Whose token this is; given is its SHA-256."""

    async def give_token(self, token: Token) -> None:
        """Give a token to a person there is; Conflict otherwise, or if the token is given already."""

    async def drop_token(self, digest: bytes) -> None:
        """From now on this token is nobody's."""

    async def tokens(self, person: str) -> list[Token]:
        """The tokens of a person, the oldest first."""

    async def export_person(self, person: str) -> bytes:
        """All that is kept about a person, as JSON; of a person there is not, empty."""

    async def forget_person(self, person: str) -> None:
        """Drop a person, the tokens, and the name in all matches, which stay for those they were played with."""

    async def sweep_people(self, before: int) -> int:
        """Forget the people last seen before that time who have finished no match; how many."""

    async def finish(self, match: Finished, record: str) -> None:
        """Keep a finished match; of one that is kept already, nothing changes.

        Seats of people who are not known, or no longer, become nobody's.
        """

    async def matches(self, person: str, limit: int = 50, before: tuple[int, str] | None = None) -> list[Finished]:
        """Matches of a person, the latest first; `before` is the end and the id of the last one seen."""

    async def match(self, match: str) -> Finished | None:
        """The finished match of that id."""

    async def record(self, match: str) -> str | None:
        """The record of a finished match."""

    async def statistics(self, person: str) -> list[Statistic]:
        """What a person's matches come to, by game, opponents and options, in that order."""

    async def ready(self) -> None:
        """Write something and read it back; Unavailable says why that fails."""

    async def close(self) -> None:
        """Finish what was begun, and let go of the database."""
