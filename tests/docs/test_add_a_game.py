"""docs/add-a-game.md: the package made from the page alone, installed, and played on both kinds of core."""
import os
import re
import subprocess
import sys
from collections.abc import Callable
from pathlib import Path

import pytest

ROOT = Path(__file__).parents[2]
EXAMPLE = ROOT / "examples" / "crazy_eights"
PAGE = (ROOT / "docs" / "add-a-game.md").read_text(encoding="utf-8")
FILES = ("pyproject.toml", *(f"parlour_crazy_eights/{name}" for name in (
    "__init__.py", "crazy_eights.py", "crazy_eights.ftl", "crazy_eights.rules.md")))


def on_the_page(file: str) -> list[str]:
    """The lines of a file as the page shows it, in one block or several; empty lines left out."""
    blocks = re.findall(rf"<!-- {re.escape(file)} -->\n```\w+\n(.*?)\n```", PAGE, re.DOTALL)
    return [line for block in blocks for line in block.splitlines() if line.strip()]


@pytest.mark.parametrize("file", FILES)
def test_the_page_shows_the_files_of_the_example(file: str) -> None:
    lines = (EXAMPLE / file).read_text(encoding="utf-8").splitlines()
    assert on_the_page(file) == [line for line in lines if line.strip()]


def test_the_example_has_no_other_files() -> None:
    found = {path.relative_to(EXAMPLE).as_posix() for path in EXAMPLE.rglob("*")
             if path.is_file() and "__pycache__" not in path.parts}
    assert found == set(FILES)


def test_the_rules_fit_on_two_screens() -> None:
    assert len((EXAMPLE / "parlour_crazy_eights/crazy_eights.py").read_text(encoding="utf-8").splitlines()) <= 150


@pytest.fixture(scope="module")
def installed(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """Where the package, made from the page, is installed."""
    made, target = tmp_path_factory.mktemp("made"), tmp_path_factory.mktemp("installed")
    for file in FILES:
        (made / file).parent.mkdir(exist_ok=True)
        (made / file).write_text("\n".join(on_the_page(file)) + "\n", encoding="utf-8")
    subprocess.run([sys.executable, "-m", "pip", "install", "--quiet", "--disable-pip-version-check", "--no-deps",
                    "--no-index", "--no-build-isolation", "--target", str(target), str(made)], check=True)
    return target


def test_it_plays_the_same_on_both_kinds_of_core(installed: Path, plain: Callable[..., str]) -> None:
    here = subprocess.run([sys.executable, str(ROOT / "tests/docs/play_eights.py"), str(installed)],
                          capture_output=True, text=True, check=False)
    assert here.returncode == 0, here.stderr[-4000:]
    lines = here.stdout.splitlines()
    assert len(lines) > 20
    assert plain("docs/play_eights.py", str(installed)).splitlines() == lines


def test_what_the_page_shows_at_the_prompt(installed: Path) -> None:
    path = os.pathsep.join([str(installed), *(p for p in sys.path if p)])
    done = subprocess.run([sys.executable, "-m", "doctest", str(ROOT / "docs/add-a-game.md")],
                          capture_output=True, text=True, env={**os.environ, "PYTHONPATH": path}, check=False)
    assert done.returncode == 0, done.stdout[-4000:] + done.stderr[-2000:]
