"""Backup, restoring and checking of a database by its URL, beside a house that may be running."""
from collections.abc import Callable
from pathlib import Path
from typing import TypeVar

import sqlalchemy as sa

from .checkup import Finding, look_over
from .contract import StoreError
from .copying import check_backup, copy_in, copy_out, file_engine
from .where import is_postgres, sqlite_path

T = TypeVar("T")


async def backup(url: str, to: Path) -> None:
    """Copy the database as it is at this moment to a new file."""
    await _read(url, lambda conn: _checked_out(conn, to))


async def restore(url: str, backup: Path) -> dict[str, int]:
    """Bring a backup into a database that is not there yet; how many rows of what there are then."""
    _check_file(backup)
    if path := sqlite_path(url):
        from .sqlite import build
        return build(path, lambda conn: copy_in(backup, conn))
    if is_postgres(url):
        from .postgres import engine, within
        source = engine(url)
        try:
            return await within(source, lambda conn: copy_in(backup, conn))
        finally:
            await source.dispose()
    raise ValueError("What is only in memory cannot be restored; name a database.")


async def look(url: str) -> list[Finding]:
    """What can be said of a database."""
    return await _read(url, lambda conn: list(look_over(conn, sqlite_path(url))))


def _checked_out(conn: sa.Connection, to: Path) -> None:
    from .migrate import current
    if current(conn) is None:
        raise StoreError("There is nothing of Parlour in this database, so there is nothing to back up.")
    copy_out(conn, to)


def _check_file(path: Path) -> None:
    if not path.is_file():
        raise ValueError(f"{path} is not there, or it is no file; name a backup.")
    with file_engine(path).connect() as conn:
        check_backup(conn, path)


async def _read(url: str, work: Callable[[sa.Connection], T]) -> T:
    if path := sqlite_path(url):
        if not path.is_file():
            raise ValueError(f"{path} is not there; say where the database is with --database or --data.")
        from .faults import unavailable
        from .sqlite import engine as file_engine
        from .sqlite import reading
        try:
            return reading(file_engine(path, readonly=True), work)
        except sa.exc.DBAPIError as error:
            raise unavailable(error) or error from error
    if is_postgres(url):
        from .postgres import engine, within
        source = engine(url)
        try:
            return await within(source, work, "REPEATABLE READ")
        finally:
            await source.dispose()
    raise ValueError("What is only in memory cannot be looked at from outside; name a database.")
