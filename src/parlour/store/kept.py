"""What SQLite and PostgreSQL do alike: everything but the log, which each writes in its own fast way."""
from collections.abc import Callable
from functools import partial
from typing import TypeVar

import sqlalchemy as sa

from . import matches, people
from .checks import now
from .contract import Unavailable
from .schema import PULSE
from .things import Finished, Person, Statistic, Token

T = TypeVar("T")


class Kept:
    """People and matches in a database; a subclass says how to read and write it."""

    async def _read(self, work: Callable[[sa.Connection], T]) -> T:
        raise NotImplementedError

    async def _write(self, work: Callable[[sa.Connection], T]) -> T:
        raise NotImplementedError

    async def save_person(self, person: Person) -> None:
        """Keep a person, new or changed."""
        await self._write(partial(people.save, person=person))

    async def person(self, person: str) -> Person | None:
        """The person of that id."""
        return await self._read(partial(people.one, person=person))

    async def person_of(self, digest: bytes) -> Person | None:
        """Whose token this is."""
        return await self._read(partial(people.of_token, digest=digest))

    async def give_token(self, token: Token) -> None:
        """Give a token to a person there is."""
        await self._write(partial(people.give_token, token=token))

    async def drop_token(self, digest: bytes) -> None:
        """From now on this token is nobody's."""
        await self._write(partial(people.drop_token, digest=digest))

    async def tokens(self, person: str) -> list[Token]:
        """The tokens of a person, the oldest first."""
        return await self._read(partial(people.tokens, person=person))

    async def export_person(self, person: str) -> bytes:
        """All that is kept about a person, as JSON."""
        return await self._read(partial(matches.export_person, person=person))

    async def forget_person(self, person: str) -> None:
        """Drop a person, the tokens, and the name in all matches."""
        await self._write(partial(matches.forget_person, person=person))

    async def sweep_people(self, before: int) -> int:
        """Forget the people last seen before that time who have finished no match."""
        return await self._write(partial(people.sweep, before=before))

    async def finish(self, match: Finished, record: str) -> None:
        """Keep a finished match."""
        await self._write(partial(matches.finish, match=match, record=record))

    async def matches(self, person: str, limit: int = 50, before: tuple[int, str] | None = None) -> list[Finished]:
        """Matches of a person, the latest first."""
        return await self._read(partial(matches.of, person=person, limit=limit, before=before))

    async def match(self, match: str) -> Finished | None:
        """The finished match of that id."""
        return await self._read(partial(matches.one, match=match))

    async def record(self, match: str) -> str | None:
        """The record of a finished match."""
        return await self._read(partial(matches.record, match=match))

    async def statistics(self, person: str) -> list[Statistic]:
        """What a person's matches come to."""
        return await self._read(partial(matches.statistics, person=person))

    async def ready(self) -> None:
        """Write something and read it back."""
        beat = now()
        await self._write(partial(_beat, beat=beat))
        found = await self._read(lambda conn: conn.scalar(sa.select(PULSE.c.beat)))
        if found is None or found < beat:
            raise Unavailable("What was just written to the database cannot be read back.")


def _beat(conn: sa.Connection, beat: int) -> None:
    if not conn.execute(sa.update(PULSE).values(beat=beat)).rowcount:
        conn.execute(sa.insert(PULSE).values(id=1, beat=beat))
