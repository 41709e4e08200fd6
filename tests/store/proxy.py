"""A way to PostgreSQL that can be cut at a moment of the test's choosing."""
import asyncio
from typing import Self
from urllib.parse import urlsplit


class Proxy:
    """Passes everything on, until the answers to something are to be swallowed, or it is told to hang up."""

    def __init__(self, url: str) -> None:
        parts = urlsplit(url)
        assert parts.hostname
        assert parts.port
        self._there = (parts.hostname, parts.port)
        self._parts = parts
        self._writers: list[asyncio.StreamWriter] = []
        self._tasks: set[asyncio.Task[None]] = set()
        self.fatal: bytes | None = None          # when this has passed, no answers come back any more
        self._silent = False

    async def __aenter__(self) -> Self:
        self._server = await asyncio.start_server(self._meet, "127.0.0.1", 0)
        port = self._server.sockets[0].getsockname()[1]
        self.url = self._parts._replace(netloc=f"{self._parts.username}@127.0.0.1:{port}").geturl()
        return self

    async def __aexit__(self, *about: object) -> None:
        self._server.close()
        self.hang_up()
        await asyncio.gather(*self._tasks, return_exceptions=True)

    def hang_up(self) -> None:
        """Every connection is lost; new ones are answered again."""
        self.fatal, self._silent = None, False
        for writer in self._writers:
            writer.close()
        self._writers.clear()

    async def _meet(self, reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        there_reader, there_writer = await asyncio.open_connection(*self._there)
        self._writers += [writer, there_writer]
        for source, target, answers in ((reader, there_writer, False), (there_reader, writer, True)):
            task = asyncio.create_task(self._pass(source, target, answers))
            self._tasks.add(task)

    async def _pass(self, source: asyncio.StreamReader, target: asyncio.StreamWriter, answers: bool) -> None:
        try:
            while data := await source.read(65_536):
                if not answers and self.fatal and self.fatal in data:
                    self._silent = True
                if not (answers and self._silent):
                    target.write(data)
                    await target.drain()
        except OSError:
            pass
        target.close()
