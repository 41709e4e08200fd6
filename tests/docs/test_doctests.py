"""The examples in the package's own docstrings are true."""
import doctest
from importlib import import_module
from pathlib import Path

import pytest

import parlour

HOME = Path(parlour.__file__).parent
MODULES = sorted(".".join(("parlour", *path.relative_to(HOME).with_suffix("").parts)).removesuffix(".__init__")
                 for path in HOME.rglob("*.py") if ">>> " in path.read_text(encoding="utf-8"))


@pytest.mark.parametrize("name", MODULES)
def test_examples(name: str) -> None:
    found = doctest.testmod(import_module(name))
    assert found.attempted
    assert not found.failed


def test_there_are_some() -> None:
    assert {"parlour", "parlour.match", "parlour.bots"} <= set(MODULES)
