"""The store in PostgreSQL, by URL."""
from collections.abc import Callable, Sequence
from pathlib import Path
from typing import TypeVar
from urllib.parse import urlsplit

import asyncpg
import sqlalchemy as sa
from sqlalchemy.ext.asyncio import AsyncEngine, create_async_engine

from . import logs
from .checks import check_entries, now
from .contract import Conflict, Unavailable
from .copying import copy_out, free_name
from .faults import unavailable
from .kept import Kept
from .migrate import bring_up
from .pglog import CLOSED, PostgresLog
from .pgsession import COMMAND, CONNECT, SETTINGS, Session

T = TypeVar("T")
_POOL = 4
_MIGRATING = 7_203_771_001                       # the lock of whoever changes the schema


def engine(url: str) -> AsyncEngine:
    """Connections to this database, for everything but appending."""
    async def connect() -> asyncpg.Connection:
        return await asyncpg.connect(url, timeout=CONNECT, command_timeout=COMMAND, server_settings=SETTINGS)
    return create_async_engine("postgresql+asyncpg://", async_creator=connect, pool_size=_POOL, max_overflow=0,
                               pool_pre_ping=True, hide_parameters=True)


async def within(source: AsyncEngine, work: Callable[[sa.Connection], T], isolation: str = "READ COMMITTED") -> T:
    """Run this in a transaction of its own; Unavailable and Conflict are all that can go wrong."""
    try:
        async with source.connect() as conn:
            await conn.execution_options(isolation_level=isolation)
            async with conn.begin():
                return await conn.run_sync(work)
    except sa.exc.IntegrityError as error:
        raise Conflict("Somebody else has written the same at the same time.") from error
    except (sa.exc.SQLAlchemyError, asyncpg.PostgresError, asyncpg.InterfaceError, OSError) as error:
        raise unavailable(error) or error from error


class PostgresStore(Kept):
    """Everything in one database of a PostgreSQL server."""

    def __init__(self, url: str) -> None:
        self._engine = engine(url)
        self._log = PostgresLog(Session(url))

    @classmethod
    async def open(cls, url: str, backups: Path) -> "PostgresStore":
        """Connect, and bring the schema up to date."""
        first = engine(url)
        name = urlsplit(url).path.strip("/") or "parlour"

        def prepare(conn: sa.Connection) -> None:
            conn.execute(sa.select(sa.func.pg_advisory_xact_lock(_MIGRATING)))
            bring_up(conn, lambda old, at: _saved(old, free_name(backups, name, at)))
        try:
            await within(first, prepare)
        finally:
            await first.dispose()
        return cls(url)

    async def append(self, table: str, first: int, entries: Sequence[bytes]) -> None:
        """Write entries at the numbers from `first` on."""
        check_entries(entries)
        await self._log.append(table, first, list(entries))

    async def load(self, table: str, first: int = 0) -> list[bytes]:
        """The entries of a table from this number on."""
        await self._log.sure()
        return await self._read(lambda conn: logs.load(conn, table, first))

    async def tables(self) -> list[str]:
        """The tables that are not closed."""
        await self._log.sure()
        return await self._read(logs.tables)

    async def close_table(self, table: str) -> None:
        """Close a table for good."""
        await self._write(lambda conn: logs.close(conn, table, now()))
        self._log.forget()

    async def sweep(self, before: int) -> int:
        """Drop the logs of tables closed before that time."""
        dropped = await self._write(lambda conn: logs.sweep(conn, before))
        self._log.forget()
        return dropped

    async def close(self) -> None:
        """Finish what was begun, and disconnect."""
        if self._log.closed:
            return
        await self._log.stop()
        await self._engine.dispose()

    async def _write(self, work: Callable[[sa.Connection], T]) -> T:
        self._check_open()
        return await within(self._engine, work)

    async def _read(self, work: Callable[[sa.Connection], T]) -> T:
        self._check_open()
        return await within(self._engine, work, "REPEATABLE READ")

    def _check_open(self) -> None:
        if self._log.closed:
            raise Unavailable(CLOSED)


def _saved(conn: sa.Connection, path: Path) -> None:
    """Copy everything, and end what reading it has opened, which would be in the way of changes."""
    reading = conn.begin_nested()
    try:
        copy_out(conn, path)
    finally:
        reading.rollback()
