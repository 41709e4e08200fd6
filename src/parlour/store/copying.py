"""Backups: every database is copied into one SQLite file, and a file can be brought back into every database."""
import os
import sqlite3
from collections.abc import Iterator
from contextlib import suppress
from pathlib import Path

import sqlalchemy as sa

from .contract import StoreError
from .migrate import check_known, current, upgrade

_ROWS = 1_000                                    # at once
_VERSION = "alembic_version"


def free_name(folder: Path, name: str, at: str) -> Path:
    """A name for the backup before a migration."""
    stem = f"{name}-schema-{at}"
    names = (folder / f"{stem}{f'-{n}' if n else ''}.backup" for n in range(1_000))
    return next(path for path in names if not path.exists())


def copy_out(conn: sa.Connection, path: Path) -> None:
    """Copy all tables there are, whatever their schema, to a new file: whole or not at all, and on the disk."""
    beside = path.with_name(f".{path.name}.{os.getpid()}")
    try:
        if path.exists():
            raise StoreError(f"{path} is there already; a backup overwrites nothing.")
        path.parent.mkdir(parents=True, exist_ok=True)
        beside.touch(0o600)
        _fill(conn, beside)
        with beside.open("rb") as file:
            os.fsync(file.fileno())
        os.link(beside, path)                    # unlike a rename, this overwrites nothing
    except (OSError, sqlite3.Error, sa.exc.DBAPIError) as error:
        reason = getattr(error, "strerror", None) or getattr(error, "orig", None) or error
        raise StoreError(f"The backup {path} cannot be written: {reason}.") from error
    finally:
        with suppress(OSError):                  # it may not even have come into being
            beside.unlink()


def _fill(conn: sa.Connection, path: Path) -> None:
    found = sa.MetaData()
    found.reflect(conn)
    plain = sa.MetaData()
    with sa.create_engine(f"sqlite:///{path}", poolclass=sa.NullPool, hide_parameters=True).begin() as file:
        for table in found.sorted_tables:
            columns = [sa.Column(column.name, column.type.as_generic(), nullable=column.nullable,
                                 primary_key=column.primary_key, autoincrement=False) for column in table.columns]
            copy = sa.Table(table.name, plain, *columns)
            copy.create(file)
            for rows in _parts(conn, table):
                file.execute(sa.insert(copy), rows)


def _parts(conn: sa.Connection, table: sa.Table) -> Iterator[list[dict[str, object]]]:
    rows = conn.execute(sa.select(table).execution_options(yield_per=_ROWS))
    for some in rows.mappings().partitions():
        yield [dict(row) for row in some]


def copy_in(path: Path, conn: sa.Connection) -> dict[str, int]:
    """Bring a backup into an empty database, and its schema up to date; how many rows of what there are then."""
    if sa.inspect(conn).get_table_names():
        raise StoreError("The database is not empty; a backup can be restored into an empty one only.")
    with file_engine(path).connect() as source:
        at = check_backup(source, path)
        upgrade(conn, at)
        target = sa.MetaData()
        target.reflect(conn)
        for table in target.sorted_tables:
            if table.name != _VERSION:
                for rows in _parts(source, _as_there(source, table)):
                    conn.execute(sa.insert(table), rows)
    upgrade(conn)
    found = sa.MetaData()
    found.reflect(conn)
    _count_on(conn, found)
    return {table.name: conn.scalar(sa.select(sa.func.count()).select_from(table)) or 0
            for table in found.sorted_tables if table.name != _VERSION}


def file_engine(path: Path) -> sa.Engine:
    """A backup, to read from."""
    def connect() -> sqlite3.Connection:
        return sqlite3.connect(f"{path.absolute().as_uri()}?mode=ro", uri=True)
    return sa.create_engine("sqlite://", creator=connect, poolclass=sa.NullPool, hide_parameters=True)


def check_backup(source: sa.Connection, path: Path) -> str:
    """The schema of a backup, if it is a whole one."""
    try:
        whole = source.exec_driver_sql("PRAGMA integrity_check").scalar()
        at = current(source)
    except sa.exc.DBAPIError as error:
        raise StoreError(f"{path} is no backup of Parlour, or it is damaged.") from error
    if whole != "ok" or at is None:
        raise StoreError(f"{path} is no backup of Parlour, or it is damaged.")
    check_known(at)
    return at


def _as_there(source: sa.Connection, table: sa.Table) -> sa.Table:
    """The table in the file, read with the types of the target."""
    if not sa.inspect(source).has_table(table.name):
        raise StoreError(f"The backup has no table {table.name}; take another backup.")
    return sa.Table(table.name, sa.MetaData(), *(sa.Column(column.name, column.type.as_generic())
                                                 for column in table.columns))


def _count_on(conn: sa.Connection, found: sa.MetaData) -> None:
    """PostgreSQL numbers new rows from a counter of its own, which must not begin anew."""
    if conn.dialect.name != "postgresql":
        return
    for table in found.tables.values():
        for column in table.primary_key.columns:
            if column.server_default is not None:
                highest = conn.scalar(sa.select(sa.func.max(column)))
                if highest is not None:
                    conn.execute(sa.select(sa.func.setval(
                        sa.func.pg_get_serial_sequence(table.name, column.name), highest)))
