"""The log of the tables in a database."""
import sqlite3
from collections.abc import Sequence
from dataclasses import dataclass
from itertools import chain

import sqlalchemy as sa

from .checks import check_next
from .schema import ENTRIES, TABLES

_ADD = "INSERT INTO entries (key, number, body) VALUES (?, ?, ?)"
_MOST = 256                                      # rows in one statement


@dataclass(slots=True)
class Last:
    """Where the log of a table goes on, as its one writer remembers it."""

    key: int
    following: int
    closed: bool


def load(conn: sa.Connection, table: str, first: int) -> list[bytes]:
    """The entries of a table from this number on."""
    return list(conn.scalars(sa.select(ENTRIES.c.body).join_from(ENTRIES, TABLES).where(
        TABLES.c.id == table, ENTRIES.c.number >= first).order_by(ENTRIES.c.number)))


def tables(conn: sa.Connection) -> list[str]:
    """The tables that are not closed."""
    return list(conn.scalars(sa.select(TABLES.c.id).where(TABLES.c.closed.is_(None)).order_by(TABLES.c.key)))


def close(conn: sa.Connection, table: str, at: int) -> None:
    """Close a table for good."""
    conn.execute(sa.update(TABLES).where(TABLES.c.id == table, TABLES.c.closed.is_(None)).values(closed=at))


def sweep(conn: sa.Connection, before: int) -> int:
    """Drop the logs of tables closed before that time."""
    return conn.execute(sa.delete(TABLES).where(TABLES.c.closed < before)).rowcount


class SqliteLog:
    """Appends through the plain connection of the writer, within its transaction.

    What belongs to one transaction is collected and written in a few large statements: each one makes the threads of
    the house wait for each other.
    """

    def __init__(self, raw: sqlite3.Connection) -> None:
        self._raw = raw
        self._last: dict[str, Last] = {}
        self._rows: list[tuple[int, int, bytes]] = []

    def append(self, table: str, first: int, entries: Sequence[bytes]) -> None:
        """Write entries at the numbers from `first` on, when it comes to `write`; Conflict at once."""
        last = self._last.get(table) or self._look(table)
        check_next(table, first, last.following if last else 0, bool(last and last.closed))
        if last is None:
            key = self._raw.execute("INSERT INTO tables (id) VALUES (?)", (table,)).lastrowid
            assert key is not None
            last = Last(key, 0, False)
        self._rows += [(last.key, number, entry) for number, entry in enumerate(entries, first)]
        last.following += len(entries)
        self._last[table] = last

    def write(self) -> None:
        """Write what was collected."""
        rows, done = self._rows, 0
        while done < len(rows):
            size = min(_MOST, 1 << (len(rows) - done).bit_length() - 1)            # so that there are few statements
            self._raw.execute(_ADD + ", (?, ?, ?)" * (size - 1), list(chain(*rows[done:done + size])))
            done += size
        rows.clear()

    def forget(self) -> None:
        """What was remembered may no longer be so: look again."""
        self._last.clear()
        self._rows.clear()

    def _look(self, table: str) -> Last | None:
        self.write()
        row = self._raw.execute(
            "SELECT key, (SELECT max(number) + 1 FROM entries WHERE entries.key = tables.key), closed "
            "FROM tables WHERE id = ?", (table,)).fetchone()
        return Last(row[0], row[1] or 0, row[2] is not None) if row else None
