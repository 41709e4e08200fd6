"""README.md: its examples run, its commands are there, its links lead somewhere."""
import doctest
import re
from pathlib import Path

import pytest

from parlour.cli import COMMANDS

ROOT = Path(__file__).parents[2]
README = (ROOT / "README.md").read_text(encoding="utf-8")
PAGES = [ROOT / "README.md", *sorted((ROOT / "docs").rglob("*.md"))]


def test_the_examples_run() -> None:
    blocks = re.findall(r"^```python\n(.*?)^```$", README, re.DOTALL | re.MULTILINE)
    assert blocks
    for block in blocks:
        test = doctest.DocTestParser().get_doctest(block, {}, "README.md", "README.md", 0)
        assert test.examples
        assert doctest.DocTestRunner().run(test).failed == 0


def test_the_library_example_is_short() -> None:
    block = re.findall(r"^```python\n(.*?)^```$", README, re.DOTALL | re.MULTILINE)[0]
    assert len(re.findall(r"^(?:>>>|\.\.\.) ", block, re.MULTILINE)) <= 12


def test_every_command_is_there() -> None:
    named = set(re.findall(r"^parlour (\w+)", README, re.MULTILINE))
    assert named == set(COMMANDS)


def test_the_two_commands_are_in_the_makefile() -> None:
    targets = re.findall(r"^(\w+):", (ROOT / "Makefile").read_text(encoding="utf-8"), re.MULTILINE)
    assert {"play", "test"} <= set(targets)


@pytest.mark.parametrize("page", PAGES, ids=lambda page: page.name)
def test_links_lead_somewhere(page: Path) -> None:
    for link in re.findall(r"\]\(([^)#]+)(?:#[^)]*)?\)", page.read_text(encoding="utf-8")):
        if not link.startswith("http"):
            assert (page.parent / link).is_file(), f"{page.name} links to {link}"
