"""Every store in turn, empty; tests that are coroutines run in the loop of its store."""
import asyncio
import inspect
from collections.abc import Iterator
from pathlib import Path

import pytest

from parlour.store import Store, open_store

KINDS = ["memory", "sqlite"]


@pytest.hookimpl(tryfirst=True)
def pytest_pyfunc_call(pyfuncitem: pytest.Function) -> bool | None:
    if not inspect.iscoroutinefunction(pyfuncitem.obj):
        return None
    given = {name: pyfuncitem.funcargs[name] for name in inspect.signature(pyfuncitem.obj).parameters}
    pyfuncitem.funcargs["loop"].run(pyfuncitem.obj(**given))
    return True


def pytest_generate_tests(metafunc: pytest.Metafunc) -> None:
    if inspect.iscoroutinefunction(metafunc.function) and "loop" not in metafunc.fixturenames:
        metafunc.fixturenames.append("loop")


@pytest.fixture
def loop() -> Iterator[asyncio.Runner]:
    with asyncio.Runner() as runner:
        yield runner


@pytest.fixture(params=KINDS)
def url(request: pytest.FixtureRequest, tmp_path: Path) -> str:
    return {"memory": "memory:", "sqlite": f"sqlite:///{tmp_path / 'parlour.db'}"}[request.param]


@pytest.fixture
def store(url: str, loop: asyncio.Runner) -> Iterator[Store]:
    opened = loop.run(open_store(url))
    yield opened
    loop.run(opened.close())
