"""The store in one file: SQLite, with its log written ahead, one writer, and readers beside it."""
import asyncio
import os
import sqlite3
from collections.abc import Callable, Sequence
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path
from typing import TypeVar

import sqlalchemy as sa

from . import logs
from .checks import check_entries, now
from .contract import StoreError, Unavailable
from .copying import copy_out, free_name
from .faults import unavailable
from .kept import Kept
from .migrate import bring_up
from .place import Place
from .writer import CLOSED, Append, Writer

T = TypeVar("T")
_READERS = 2


def engine(path: Path, readonly: bool = False) -> sa.Engine:
    """Connections to this file; they begin and end transactions only where they are told to."""
    def connect() -> sqlite3.Connection:
        conn = sqlite3.connect(f"{path.absolute().as_uri()}?mode={'ro' if readonly else 'rwc'}", uri=True, timeout=5,
                               isolation_level=None, check_same_thread=False)
        conn.execute("PRAGMA foreign_keys = ON")
        conn.execute("PRAGMA synchronous = FULL")
        if readonly:
            conn.execute("PRAGMA query_only = ON")
        return conn
    return sa.create_engine("sqlite://", creator=connect, poolclass=sa.QueuePool, pool_size=_READERS,
                            isolation_level="AUTOCOMMIT", hide_parameters=True)


def raw_of(conn: sa.Connection) -> sqlite3.Connection:
    """The connection of the standard library below this one."""
    raw = conn.connection.driver_connection
    assert isinstance(raw, sqlite3.Connection)
    return raw


class SqliteStore(Kept):
    """Everything in one file."""

    def __init__(self, path: Path, backups: Path | None = None) -> None:
        """Open the file, make it if need be, and bring its schema up to date."""
        self._place = Place(path)
        try:
            self._conn = engine(path).connect()
            self._raw = raw_of(self._conn)
            self._raw.execute("PRAGMA journal_mode = WAL")
            self._raw.execute("PRAGMA journal_size_limit = 67108864")
            _prepare(self._conn, path, backups or path.parent / "backups")
            self._place.remember()
        except (sqlite3.Error, sa.exc.DBAPIError) as error:
            self._place.leave()
            raise unavailable(error) or error from error
        except BaseException:
            self._place.leave()
            raise
        self._log = logs.SqliteLog(self._raw)
        self._writer = Writer(self._conn, self._raw, self._log, self._place.check)
        self._writer.start()
        self._engine = engine(path, readonly=True)
        self._readers = ThreadPoolExecutor(_READERS, "parlour-reader")

    async def append(self, table: str, first: int, entries: Sequence[bytes]) -> None:
        """Write entries at the numbers from `first` on."""
        check_entries(entries)
        await self._writer.do(Append(table, first, list(entries)))

    async def load(self, table: str, first: int = 0) -> list[bytes]:
        """The entries of a table from this number on."""
        return await self._read(lambda conn: logs.load(conn, table, first))

    async def tables(self) -> list[str]:
        """The tables that are not closed."""
        return await self._read(logs.tables)

    async def close_table(self, table: str) -> None:
        """Close a table for good."""
        def work(conn: sa.Connection) -> None:
            self._log.forget()
            logs.close(conn, table, now())
        await self._write(work)

    async def sweep(self, before: int) -> int:
        """Drop the logs of tables closed before that time."""
        def work(conn: sa.Connection) -> int:
            self._log.forget()
            return logs.sweep(conn, before)
        return await self._write(work)

    async def close(self) -> None:
        """Finish what was begun, and let go of the file."""
        if self._writer.closed:
            return
        await asyncio.to_thread(self._writer.stop)
        self._readers.shutdown()
        self._engine.dispose()
        self._conn.close()
        self._conn.engine.dispose()
        self._place.leave()

    async def _write(self, work: Callable[[sa.Connection], T]) -> T:
        found: T = await self._writer.do(work)
        return found

    async def _read(self, work: Callable[[sa.Connection], T]) -> T:
        if self._writer.closed:
            raise Unavailable(CLOSED)
        return await asyncio.get_running_loop().run_in_executor(self._readers, self._read_now, work)

    def _read_now(self, work: Callable[[sa.Connection], T]) -> T:
        self._place.check()
        try:
            return reading(self._engine, work)
        except (sqlite3.Error, sa.exc.DBAPIError) as error:
            raise unavailable(error) or error from error


def reading(source: sa.Engine, work: Callable[[sa.Connection], T]) -> T:
    """Run this on one state of the database, whatever is written meanwhile."""
    with source.connect() as conn:
        raw_of(conn).execute("BEGIN")
        try:
            return work(conn)
        finally:
            raw_of(conn).execute("ROLLBACK")


def _prepare(conn: sa.Connection, path: Path, backups: Path) -> None:
    """Bring the schema up to date in one transaction; foreign keys wait, as tables may be made anew."""
    raw = raw_of(conn)
    raw.execute("PRAGMA foreign_keys = OFF")
    raw.execute("BEGIN IMMEDIATE")
    try:
        bring_up(conn, lambda old, at: copy_out(old, free_name(backups, path.stem, at)))
        if raw.execute("PRAGMA foreign_key_check").fetchone():
            raise ValueError("The migration would break what belongs together; nothing was changed.")
        raw.execute("COMMIT")
    except BaseException:
        if raw.in_transaction:
            raw.execute("ROLLBACK")
        raise
    finally:
        raw.execute("PRAGMA foreign_keys = ON")


def build(path: Path, fill: Callable[[sa.Connection], T]) -> T:
    """Make a new database, whole or not at all."""
    if path.exists():
        raise StoreError(f"{path} is there already; nothing is overwritten. Move it away, or name another database.")
    if (log := path.with_name(path.name + "-wal")).exists():
        raise StoreError(f"{log} belongs to another database; nothing is overwritten. Move it away first.")
    place = Place(path)
    beside = path.with_name(f".{path.name}.{os.getpid()}")
    try:
        source = engine(beside)
        with source.connect() as conn:
            raw_of(conn).execute("PRAGMA journal_mode = WAL")
            raw_of(conn).execute("BEGIN IMMEDIATE")
            done = fill(conn)
            raw_of(conn).execute("COMMIT")
        source.dispose()
        beside.replace(path)
        folder = os.open(path.parent, os.O_RDONLY)
        os.fsync(folder)
        os.close(folder)
        return done
    except BaseException as error:
        path.unlink()                            # only an empty one was here
        raise unavailable(error) or error from error
    finally:
        beside.unlink(missing_ok=True)
        place.leave()
