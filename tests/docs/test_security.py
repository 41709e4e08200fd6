"""docs/security.md: every defence names tests that exist."""
import re
from pathlib import Path

import pytest

ROOT = Path(__file__).parents[2]
PAGE = (ROOT / "docs/security.md").read_text(encoding="utf-8")
ROWS = [[cell.strip() for cell in line.strip("|").split("|")] for line in PAGE.splitlines()
        if line.startswith("|") and not line.startswith(("| Harm", "|---"))]


def named(cell: str) -> list[tuple[str, str]]:
    """Files, and tests in them by a part of their names: `FILE: PART`, `PART`; a file or folder alone is all of it."""
    found, file = [], ""
    for words in re.findall(r"`([^`]+)`", cell):
        place, colon, part = words.partition(": ")
        if colon or "/" in words or words.endswith(".py"):
            file = place if "/" in place else f"tests/house/{place}"
            found.append((file, part))
        else:
            found.append((file, words))
    return found


@pytest.mark.parametrize(("harm", "defence", "tests"), ROWS, ids=[row[0] for row in ROWS])
def test_every_defence_has_the_tests_it_names(harm: str, defence: str, tests: str) -> None:
    assert harm
    assert defence
    assert named(tests), harm
    for file, part in named(tests):
        path = ROOT / file
        text = path.read_text(encoding="utf-8") if path.is_file() else ""
        assert (path.is_dir() and not part) or re.search(rf"\bdef test_\w*{re.escape(part)}", text), (file, part)


def test_a_test_that_is_missing_would_be_seen() -> None:
    assert named("`test_api.py: other_sites`, `no_inline`; all: `tests/conformance`") == [
        ("tests/house/test_api.py", "other_sites"), ("tests/house/test_api.py", "no_inline"), ("tests/conformance", "")]
