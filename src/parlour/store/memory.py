"""A store in memory, for tests and for tables that nobody wants to keep."""
from collections.abc import Sequence

from .checks import check_entries, check_next, check_token, now
from .export import export
from .tally import statistics
from .things import Finished, Person, Statistic, Token, unnamed, without


class MemoryStore:
    """Everything in dictionaries: gone when the process is."""

    def __init__(self) -> None:
        self._logs: dict[str, list[bytes]] = {}
        self._closed: dict[str, int] = {}
        self._people: dict[str, Person] = {}
        self._tokens: dict[bytes, Token] = {}
        self._matches: dict[str, Finished] = {}
        self._records: dict[str, str] = {}

    async def append(self, table: str, first: int, entries: Sequence[bytes]) -> None:
        """Write entries at the numbers from `first` on."""
        check_entries(entries)
        check_next(table, first, len(self._logs.get(table, ())), table in self._closed)
        self._logs.setdefault(table, []).extend(entries)

    async def load(self, table: str, first: int = 0) -> list[bytes]:
        """The entries of a table from this number on."""
        return self._logs.get(table, [])[first:]

    async def tables(self) -> list[str]:
        """The tables that are not closed."""
        return [table for table in self._logs if table not in self._closed]

    async def close_table(self, table: str) -> None:
        """Close a table for good."""
        if table in self._logs:
            self._closed.setdefault(table, now())

    async def sweep(self, before: int) -> int:
        """Drop the logs of tables closed before that time."""
        gone = [table for table, closed in self._closed.items() if closed < before]
        for table in gone:
            del self._closed[table], self._logs[table]
        return len(gone)

    async def save_person(self, person: Person) -> None:
        """Keep a person, new or changed."""
        self._people[person.id] = person

    async def person(self, person: str) -> Person | None:
        """The person of that id."""
        return self._people.get(person)

    async def person_of(self, digest: bytes) -> Person | None:
        """Whose token this is."""
        token = self._tokens.get(digest)
        return self._people[token.person] if token else None

    async def give_token(self, token: Token) -> None:
        """Give a token to a person there is."""
        check_token(token, token.person in self._people, token.digest in self._tokens)
        self._tokens[token.digest] = token

    async def drop_token(self, digest: bytes) -> None:
        """From now on this token is nobody's."""
        self._tokens.pop(digest, None)

    async def tokens(self, person: str) -> list[Token]:
        """The tokens of a person, the oldest first."""
        mine = [token for token in self._tokens.values() if token.person == person]
        return sorted(mine, key=lambda token: (token.created, token.digest))

    async def export_person(self, person: str) -> bytes:
        """All that is kept about a person, as JSON."""
        if person not in self._people:
            return b""
        mine = self._of(person)
        return export(self._people[person], await self.tokens(person), mine, await self.statistics(person),
                      {match.id: self._records[match.id] for match in mine})

    async def forget_person(self, person: str) -> None:
        """Drop a person, the tokens, and the name in all matches."""
        self._people.pop(person, None)
        self._tokens = {digest: token for digest, token in self._tokens.items() if token.person != person}
        for match in self._of(person):
            self._keep(match, self._records[match.id])

    async def sweep_people(self, before: int) -> int:
        """Forget the people last seen before that time who have finished no match."""
        gone = [person.id for person in self._people.values() if person.seen < before and not self._of(person.id)]
        for person in gone:
            await self.forget_person(person)
        return len(gone)

    async def finish(self, match: Finished, record: str) -> None:
        """Keep a finished match."""
        if match.id not in self._matches:
            self._keep(match, record)

    async def matches(self, person: str, limit: int = 50, before: tuple[int, str] | None = None) -> list[Finished]:
        """Matches of a person, the latest first."""
        return [match for match in self._of(person) if before is None or (match.ended, match.id) < before][:limit]

    async def match(self, match: str) -> Finished | None:
        """The finished match of that id."""
        return self._matches.get(match)

    async def record(self, match: str) -> str | None:
        """The record of a finished match."""
        return self._records.get(match)

    async def statistics(self, person: str) -> list[Statistic]:
        """What a person's matches come to."""
        return statistics(self._of(person), person)

    async def ready(self) -> None:
        """Memory always is."""

    async def close(self) -> None:
        """Nothing to let go of."""

    def _of(self, person: str) -> list[Finished]:
        mine = [match for match in self._matches.values() if any(player.person == person for player in match.players)]
        return sorted(mine, key=lambda match: (match.ended, match.id), reverse=True)

    def _keep(self, match: Finished, record: str) -> None:
        for seat, player in enumerate(match.players):
            if player.person and player.person not in self._people:
                match, record = without(match, seat), unnamed(record, seat)
        self._matches[match.id], self._records[match.id] = match, record
