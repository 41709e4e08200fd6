"""Looking a database over: what is in it, and whether it is sound."""
import shutil
from collections.abc import Iterator
from dataclasses import dataclass
from pathlib import Path

import sqlalchemy as sa

from ..record import read
from .contract import StoreError
from .migrate import check_current, head
from .schema import ENTRIES, MATCHES, PEOPLE, TABLES

_RECORDS = 100                                   # of the latest matches are replayed
_ROOM = 200_000_000                              # bytes that should be free


@dataclass(frozen=True)
class Finding:
    """A sentence about the database, and whether it is as it should be."""

    good: bool
    sentence: str


def look_over(conn: sa.Connection, path: Path | None) -> Iterator[Finding]:
    """All that can be said of it; nothing is changed."""
    try:
        check_current(conn)
    except StoreError as error:
        yield Finding(False, str(error))
        return
    yield Finding(True, f"The schema is {head()}, as this version expects.")
    if path:
        yield from _file(conn, path)
    else:
        yield from _server(conn)
    yield from _logs(conn)
    yield from _records(conn)


def _file(conn: sa.Connection, path: Path) -> Iterator[Finding]:
    found = conn.exec_driver_sql("PRAGMA integrity_check").scalar()
    yield Finding(found == "ok", "The file is sound." if found == "ok" else f"The file is damaged: {found}.")
    broken = conn.exec_driver_sql("PRAGMA foreign_key_check").first()
    yield Finding(not broken, f"Rows of {broken[0]} belong to nothing." if broken else "No row belongs to nothing.")
    mode = conn.exec_driver_sql("PRAGMA journal_mode").scalar()
    yield Finding(mode == "wal", f"Its journal is {mode}." + ("" if mode == "wal" else " It should be wal."))
    free = shutil.disk_usage(path.parent).free
    yield Finding(free >= _ROOM, f"{free // 1_000_000:,} MB are free on its disk.")


def _server(conn: sa.Connection) -> Iterator[Finding]:
    version = conn.exec_driver_sql("SHOW server_version").scalar()
    yield Finding(True, f"The server is PostgreSQL {version}.")
    for name, why in (("fsync", "a crash of the machine can lose or damage everything"),
                      ("full_page_writes", "a crash of the machine can damage the database"),
                      ("synchronous_commit", "a crash can lose what was acknowledged by other programs")):
        value = conn.exec_driver_sql(f"SHOW {name}").scalar()
        yield Finding(value != "off", f"{name} is {value}" + (f": {why}." if value == "off" else "."))


def _logs(conn: sa.Connection) -> Iterator[Finding]:
    open_ = conn.scalar(sa.select(sa.func.count()).select_from(TABLES).where(TABLES.c.closed.is_(None)))
    sums = {table.name: conn.scalar(sa.select(sa.func.count()).select_from(table)) or 0
            for table in (TABLES, ENTRIES, PEOPLE, MATCHES)}
    yield Finding(True, f"Tables: {sums['tables']}, {open_} of them open, with {sums['entries']} entries. "
                        f"People: {sums['people']}. Finished matches: {sums['matches']}.")
    number = ENTRIES.c.number
    gaps = conn.execute(
        sa.select(TABLES.c.id, sa.func.count(), sa.func.max(number)).join_from(ENTRIES, TABLES)
        .group_by(TABLES.c.id).having(sa.or_(sa.func.count() != sa.func.max(number) + 1, sa.func.min(number) != 0))
        .order_by(TABLES.c.id)).all()
    for table, count, last in gaps:
        yield Finding(False, f"The log of table {table} has {count} entries, but its last number is {last}.")
    empty = conn.scalars(sa.select(TABLES.c.id).where(TABLES.c.key.not_in(sa.select(ENTRIES.c.key)))).all()
    for table in empty:
        yield Finding(False, f"Table {table} has no entries.")
    if not gaps and not empty:
        yield Finding(True, "No log has a gap.")


def _records(conn: sa.Connection) -> Iterator[Finding]:
    latest = sa.select(MATCHES.c.id, MATCHES.c.record).order_by(MATCHES.c.ended.desc()).limit(_RECORDS)
    rows = conn.execute(latest).all()
    bad = 0
    for match, record in rows:
        try:
            read(record)
        except ValueError as error:
            bad += 1
            yield Finding(False, f"The record of match {match} cannot be replayed: {error}")
    if rows and not bad:
        yield Finding(True, f"Of the latest matches {len(rows)} records were replayed.")
