"""The one connection that writes to PostgreSQL: made when needed, and made again when it is lost."""
import asyncio
from contextlib import suppress
from datetime import datetime

import asyncpg

from .contract import Unavailable

CONNECT = 5.0                                    # seconds to wait for a connection
COMMAND = 15.0                                   # and for an answer
SETTINGS = {"application_name": "parlour", "synchronous_commit": "on"}
_PATIENCE = 100                                  # looks, a tenth of a second apart, at a connection that should end


class Session:
    """At most one connection."""

    def __init__(self, url: str) -> None:
        self._url = url
        self._conn: asyncpg.Connection | None = None
        self._who: tuple[int, datetime] | None = None
        self._lost: list[tuple[int, datetime]] = []

    async def connection(self) -> asyncpg.Connection:
        """The connection, a new one if need be."""
        if self._conn is None or self._conn.is_closed():
            self.drop()
            conn = await asyncpg.connect(self._url, timeout=CONNECT, command_timeout=COMMAND, server_settings=SETTINGS)
            self._conn = conn
            self._who = tuple(await conn.fetchrow(
                "SELECT pid, backend_start FROM pg_stat_activity WHERE pid = pg_backend_pid()"))
        return self._conn

    def drop(self) -> None:
        """Let go of a connection that is of no use any more."""
        if self._conn is not None:
            self._conn.terminate()
            if self._who:
                self._lost.append(self._who)
        self._conn = self._who = None

    async def end_lost(self) -> None:
        """See that the server, too, has ended the connections that were lost: one might still be writing."""
        conn = await self.connection()
        while self._lost:
            for _ in range(_PATIENCE):
                if not await conn.fetchval("SELECT count(pg_terminate_backend(pid)) FROM pg_stat_activity "
                                           "WHERE pid = $1 AND backend_start = $2", *self._lost[-1]):
                    break
                await asyncio.sleep(0.1)
            else:
                raise Unavailable("The database does not let go of a lost connection: nothing was written.")
            self._lost.pop()

    async def close(self) -> None:
        """Say goodbye."""
        if self._conn is not None:
            with suppress(Exception):
                await self._conn.close(timeout=CONNECT)
        self._conn = None
