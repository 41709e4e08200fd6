"""Every store in turn, empty; tests that are coroutines run in the loop of its store."""
import asyncio
import inspect
from collections.abc import Callable, Iterator
from itertools import count
from pathlib import Path

import asyncpg
import pytest

from parlour.store import Store, open_store

from .server import Server

DURABLE = ["sqlite", "postgres"]
KINDS = ["memory", *DURABLE]
PATIENCE = 120                                   # seconds; a test that waits longer would wait for ever


@pytest.hookimpl(tryfirst=True)
def pytest_pyfunc_call(pyfuncitem: pytest.Function) -> bool | None:
    if not inspect.iscoroutinefunction(pyfuncitem.obj):
        return None
    given = {name: pyfuncitem.funcargs[name] for name in inspect.signature(pyfuncitem.obj).parameters}
    pyfuncitem.funcargs["loop"].run(asyncio.wait_for(pyfuncitem.obj(**given), PATIENCE))
    return True


def pytest_generate_tests(metafunc: pytest.Metafunc) -> None:
    """`kind`: every store there is, where a test uses one.  `durable`: those that outlive the process."""
    said = {mark.args[0] for mark in metafunc.definition.iter_markers("parametrize")}
    if "kind" in metafunc.fixturenames and "kind" not in said:
        metafunc.parametrize("kind", DURABLE if "durable" in metafunc.fixturenames else KINDS)


@pytest.fixture(autouse=True)
def loop() -> Iterator[asyncio.Runner]:
    with asyncio.Runner() as runner:
        yield runner


@pytest.fixture(scope="session")
def server() -> Iterator[Server]:
    running = Server()
    yield running
    running.end()


@pytest.fixture
def database(server: Server) -> Callable[[], str]:
    """The URL of an empty database of PostgreSQL, another one at every call; the next test gets them emptied."""
    numbers = count()

    async def make() -> str:
        name = f"d{next(numbers)}"
        if name not in server.databases:
            conn = await asyncpg.connect(server.url("postgres"))
            await conn.execute(f"CREATE DATABASE {name}")
            server.databases.add(name)
        else:
            conn = await asyncpg.connect(server.url(name))
            await conn.execute("DROP SCHEMA public CASCADE; CREATE SCHEMA public")
        await conn.close()
        return server.url(name)
    return lambda: asyncio.run(make())


@pytest.fixture
def kind() -> str:
    raise AssertionError("a test that needs a store gets one of each kind")


@pytest.fixture
def url(kind: str, request: pytest.FixtureRequest, tmp_path: Path) -> str:
    if kind == "postgres":
        made: str = request.getfixturevalue("database")()
        return made
    return "memory:" if kind == "memory" else f"sqlite:///{tmp_path / 'parlour.db'}"


@pytest.fixture
def durable(url: str) -> str:
    """The URL, in a test of what only a database can do."""
    return url


@pytest.fixture
def store(url: str, loop: asyncio.Runner, tmp_path: Path) -> Iterator[Store]:
    opened = loop.run(open_store(url, tmp_path / "backups"))
    yield opened
    loop.run(opened.close())
