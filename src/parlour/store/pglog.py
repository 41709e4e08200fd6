"""The log in PostgreSQL: one connection writes what all tables wait for, batch by batch."""
import asyncio
from collections.abc import Sequence
from contextlib import suppress
from dataclasses import dataclass

import asyncpg

from .checks import check_next
from .contract import Conflict, Unavailable
from .faults import unavailable
from .logs import Last
from .pgsession import Session

CLOSED = "The store is closed."
_LARGEST = 5_000
_LOOK = """SELECT id, key, closed IS NOT NULL AS closed,
    (SELECT coalesce(max(number) + 1, 0) FROM entries WHERE entries.key = tables.key) AS following
    FROM tables WHERE id = any($1::text[])"""
_ADD = "INSERT INTO entries (key, number, body) SELECT * FROM unnest($1::int[], $2::int[], $3::bytea[])"


@dataclass(slots=True)
class Append:
    """What somebody waits for to be written."""

    table: str
    first: int
    entries: Sequence[bytes]
    waiting: "asyncio.Future[None]"
    error: BaseException | None = None

    def settle(self) -> None:
        """Tell who waits."""
        if not self.waiting.done():
            if self.error:
                self.waiting.set_exception(self.error)
            else:
                self.waiting.set_result(None)


class PostgresLog:
    """Appends in batches; after a lost connection, what may have been written is taken back first."""

    def __init__(self, session: Session) -> None:
        self._session = session
        self._last: dict[str, Last] = {}
        self._doubts: list[Append] = []          # whose commit was never answered
        self._queue: asyncio.Queue[Append | None] = asyncio.Queue()
        self._lock = asyncio.Lock()
        self._task = asyncio.create_task(self._work(), name="parlour-writer")
        self.closed = False

    async def append(self, table: str, first: int, entries: Sequence[bytes]) -> None:
        """Write entries at the numbers from `first` on."""
        if self.closed:
            raise Unavailable(CLOSED)
        job = Append(table, first, entries, asyncio.get_running_loop().create_future())
        self._queue.put_nowait(job)
        await job.waiting

    async def sure(self) -> None:
        """Before anybody reads: nothing is there of which its writer was told that it is not."""
        if self._doubts:
            async with self._lock:
                try:
                    await self._resolve()
                except Exception as error:
                    self._session.drop()
                    raise unavailable(error) or error from error

    def forget(self) -> None:
        """What was remembered may no longer be so: look again."""
        self._last.clear()

    async def stop(self) -> None:
        """Write what is waiting, then end."""
        self.closed = True
        self._queue.put_nowait(None)
        await self._task
        with suppress(Exception):                # doubts are for the next house to see, if they cannot be resolved
            await self._resolve()
        await self._session.close()

    async def _work(self) -> None:
        job: Append | None
        while (job := await self._queue.get()) is not None:
            batch = [job]
            while len(batch) < _LARGEST and not self._queue.empty() and (job := self._queue.get_nowait()) is not None:
                batch.append(job)
            async with self._lock:
                await self._commit(batch)
            for done in batch:
                done.settle()
            if job is None:
                return

    async def _commit(self, batch: list[Append]) -> None:
        writing: list[Append] = []
        sent = False
        try:
            await self._resolve()
            conn = await self._session.connection()
            await self._look({job.table for job in batch} - set(self._last))
            writing = self._checked(batch)
            sent = True
            await self._write(conn, writing)
        except Exception as error:               # whatever it is, nobody must wait for ever
            self.forget()
            if isinstance(error, asyncpg.IntegrityConstraintViolationError):
                await self._blame(writing)
                return
            if getattr(error, "severity_en", None) != "ERROR":     # nobody said that it was not written
                self._doubts += writing if sent else []
                self._session.drop()
            for job in batch:
                job.error = job.error or unavailable(error) or error

    async def _blame(self, writing: list[Append]) -> None:
        """Somebody else wrote to one of these tables: the others shall not suffer."""
        if len(writing) == 1:
            job = writing[0]
            job.error = Conflict(f"Somebody else is writing to table {job.table}.")
            return
        for job in writing:
            await self._commit([job])

    def _checked(self, batch: list[Append]) -> list[Append]:
        writing = []
        for job in batch:
            last = self._last.get(job.table)
            try:
                check_next(job.table, job.first, last.following if last else 0, bool(last and last.closed))
            except Conflict as error:
                job.error = error
                continue
            last = self._last.setdefault(job.table, Last(0, 0, False))
            last.following += len(job.entries)
            writing.append(job)
        return writing

    async def _write(self, conn: asyncpg.Connection, writing: list[Append]) -> None:
        if not writing:
            return
        new = list(dict.fromkeys(job.table for job in writing if not self._last[job.table].key))
        if not new:
            await conn.execute(_ADD, *self._columns(writing))
            return
        async with conn.transaction():
            for row in await conn.fetch("INSERT INTO tables (id) SELECT * FROM unnest($1::text[]) RETURNING id, key",
                                        new):
                self._last[row["id"]].key = row["key"]
            await conn.execute(_ADD, *self._columns(writing))

    def _columns(self, writing: list[Append]) -> tuple[list[int], list[int], list[bytes]]:
        keys: list[int] = []
        numbers: list[int] = []
        bodies: list[bytes] = []
        for job in writing:
            keys += [self._last[job.table].key] * len(job.entries)
            numbers += range(job.first, job.first + len(job.entries))
            bodies += job.entries
        return keys, numbers, bodies

    async def _look(self, tables: set[str]) -> None:
        if tables:
            conn = await self._session.connection()
            for row in await conn.fetch(_LOOK, list(tables)):
                self._last[row["id"]] = Last(row["key"], row["following"], row["closed"])

    async def _resolve(self) -> None:
        """Take back what was sent before the connection was lost, if it was written and nobody wrote after it."""
        if not self._doubts:
            return
        await self._session.end_lost()
        conn = await self._session.connection()
        async with conn.transaction():
            for job in reversed(self._doubts):
                rows = await conn.fetch(
                    "SELECT body FROM entries JOIN tables USING (key) WHERE id = $1 AND number >= $2 ORDER BY number",
                    job.table, job.first)
                if [row["body"] for row in rows] == list(job.entries):
                    await conn.execute("DELETE FROM entries USING tables WHERE entries.key = tables.key AND id = $1 "
                                       "AND number >= $2", job.table, job.first)
                    if job.first == 0:
                        await conn.execute("DELETE FROM tables WHERE id = $1", job.table)
        self._doubts.clear()
