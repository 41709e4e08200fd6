"""What all tests share: every game in turn, and longer runs behind --long."""
import os
import subprocess
import sys
from collections.abc import Callable
from pathlib import Path

import pytest

from parlour import GAMES

ROOT = Path(__file__).parents[1]


def pytest_addoption(parser: pytest.Parser) -> None:
    parser.addoption("--long", action="store_true", help="also what takes long: many more trials of the same tests")


def pytest_collection_modifyitems(config: pytest.Config, items: list[pytest.Item]) -> None:
    if not config.getoption("--long"):
        longer = [item for item in items if item.get_closest_marker("long")]
        items[:] = [item for item in items if item not in longer]
        config.hook.pytest_deselected(items=longer)


def pytest_generate_tests(metafunc: pytest.Metafunc) -> None:
    """`game`: every game there is.  `any_game`: and the one made for tests, which uses every verb."""
    if "game" in metafunc.fixturenames:
        metafunc.parametrize("game", list(GAMES))
    if "any_game" in metafunc.fixturenames:
        from core.magpie import register
        metafunc.parametrize("any_game", [*GAMES, register()])


@pytest.fixture
def effort(request: pytest.FixtureRequest) -> int:
    """How many times as much to try."""
    return 20 if request.config.getoption("--long") else 1


@pytest.fixture(scope="session")
def plain() -> Callable[..., str]:
    """Run a script of these tests where nothing is compiled; what it prints."""
    def run(script: str, *args: str, text: str = "") -> str:
        path = os.pathsep.join([str(ROOT / "src"), str(ROOT / "tests")])
        done = subprocess.run([sys.executable, str(ROOT / "tests" / script), *args], input=text, text=True,
                              capture_output=True, env={**os.environ, "PYTHONPATH": path}, check=False)
        assert done.returncode == 0, done.stderr[-4000:]
        return done.stdout
    return run
