"""The one thread that writes to SQLite: what waits while the disk is busy goes into the next commit together."""
import asyncio
import sqlite3
import threading
from collections.abc import Callable, Sequence
from contextlib import suppress
from dataclasses import dataclass
from queue import Empty, SimpleQueue
from typing import Any

import sqlalchemy as sa

from .contract import Conflict, Unavailable
from .faults import unavailable
from .logs import SqliteLog

_LARGEST = 5_000                                 # jobs in one commit
CLOSED = "The store is closed."


@dataclass(slots=True)
class Append:
    """Entries for the log of a table."""

    table: str
    first: int
    entries: Sequence[bytes]


@dataclass(slots=True)
class Job:
    """Something to write, and who waits for it."""

    work: Append | Callable[[sa.Connection], Any]
    waiting: "asyncio.Future[Any]"
    result: Any = None
    error: BaseException | None = None

    def settle(self) -> None:
        """Tell who waits, in the loop's own thread."""
        if not self.waiting.done():
            if self.error:
                self.waiting.set_exception(self.error)
            else:
                self.waiting.set_result(self.result)


class Writer(threading.Thread):
    """Takes jobs, runs them in one transaction, commits, and only then says so."""

    def __init__(self, conn: sa.Connection, raw: sqlite3.Connection, log: SqliteLog, check: Callable[[], None]) -> None:
        super().__init__(name="parlour-writer", daemon=True)
        self._conn = conn
        self._raw = raw
        self._log = log
        self._check = check                      # whether the file is still the one that was opened
        self._jobs: SimpleQueue[Job | None] = SimpleQueue()
        self._loop = asyncio.get_running_loop()
        self.closed = False

    def do(self, work: Append | Callable[[sa.Connection], Any]) -> "asyncio.Future[Any]":
        """Do this in the next transaction; its result when that is durable."""
        if self.closed:
            raise Unavailable(CLOSED)
        job = Job(work, self._loop.create_future())
        self._jobs.put(job)
        return job.waiting

    def stop(self) -> None:
        """Write what is waiting, then end; blocks until then."""
        self.closed = True
        self._jobs.put(None)
        self.join()

    def run(self) -> None:
        """Commit after commit, until there is the sign to stop."""
        while (job := self._jobs.get()) is not None:
            batch = [job]
            with suppress(Empty):
                while len(batch) < _LARGEST and (job := self._jobs.get_nowait()) is not None:
                    batch.append(job)
            self._commit(batch)
            with suppress(RuntimeError):         # a loop that is closed has nobody waiting
                self._loop.call_soon_threadsafe(_settle, batch)
            if job is None:
                return

    def _commit(self, batch: list[Job]) -> None:
        try:
            self._check()
            self._raw.execute("BEGIN IMMEDIATE")
            for job in batch:
                self._attempt(job)
            self._log.write()
            self._raw.execute("COMMIT")
        except Exception as error:               # whatever it is, nobody must wait for ever
            self._roll_back()
            if len(batch) > 1 and not unavailable(error) and not isinstance(error, Unavailable):
                for job in batch:                # one of them is to blame: the others shall not suffer
                    self._commit([job])
                return
            for job in batch:
                job.error = error if isinstance(error, Unavailable) else unavailable(error) or error

    def _attempt(self, job: Job) -> None:
        job.result = job.error = None
        try:
            if isinstance(job.work, Append):     # which changes nothing where it refuses
                self._log.append(job.work.table, job.work.first, job.work.entries)
            else:
                job.result = self._apart(job.work)
        except Conflict as error:
            job.error = error

    def _apart(self, work: Callable[[sa.Connection], Any]) -> Any:
        """Run this so that nothing of it is left if it refuses."""
        self._log.write()
        self._raw.execute("SAVEPOINT job")
        try:
            result = work(self._conn)
        except Conflict:
            self._raw.execute("ROLLBACK TO job")
            self._raw.execute("RELEASE job")
            raise
        self._raw.execute("RELEASE job")
        return result

    def _roll_back(self) -> None:
        self._log.forget()
        with suppress(sqlite3.Error):
            if self._raw.in_transaction:
                self._raw.execute("ROLLBACK")


def _settle(batch: list[Job]) -> None:
    for job in batch:
        job.settle()
