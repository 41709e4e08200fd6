"""The one thread that writes to SQLite: what waits while the disk is busy goes into the next commit together."""
import asyncio
import sqlite3
import threading
from collections.abc import Callable
from contextlib import suppress
from dataclasses import dataclass
from queue import Empty, SimpleQueue
from typing import Any

import sqlalchemy as sa

from .contract import Conflict, Unavailable
from .faults import unavailable

_LARGEST = 5_000                                 # jobs in one commit
CLOSED = "The store is closed."


@dataclass(slots=True)
class Job:
    """Something to write, and who waits for it."""

    work: Callable[[sa.Connection], Any]
    waiting: "asyncio.Future[Any]"
    checks_first: bool                           # changes nothing where it refuses, and needs no savepoint
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

    def __init__(self, conn: sa.Connection, raw: sqlite3.Connection, check: Callable[[], None],
                 undone: Callable[[], None]) -> None:
        super().__init__(name="parlour-writer", daemon=True)
        self._conn = conn
        self._raw = raw
        self._check = check                      # whether the file is still the one that was opened
        self._undone = undone                    # called when a transaction was rolled back
        self._jobs: SimpleQueue[Job | None] = SimpleQueue()
        self._loop = asyncio.get_running_loop()
        self.closed = False

    async def do(self, work: Callable[[sa.Connection], Any], checks_first: bool = False) -> Any:
        """Run this in the next transaction; its result when that is durable."""
        if self.closed:
            raise Unavailable(CLOSED)
        job = Job(work, self._loop.create_future(), checks_first)
        self._jobs.put(job)
        return await job.waiting

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
        if not job.checks_first:
            self._raw.execute("SAVEPOINT job")
        try:
            job.result = job.work(self._conn)
        except Conflict as error:
            job.error = error
            if not job.checks_first:
                self._raw.execute("ROLLBACK TO job")
        if not job.checks_first:
            self._raw.execute("RELEASE job")

    def _roll_back(self) -> None:
        self._undone()
        with suppress(sqlite3.Error):
            if self._raw.in_transaction:
                self._raw.execute("ROLLBACK")


def _settle(batch: list[Job]) -> None:
    for job in batch:
        job.settle()
