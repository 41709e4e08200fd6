"""A version of a bot that a record may name decides the same for ever."""
import json

import pytest

from bots import versions

NOTED = json.loads(versions.NOTED.read_text())


@pytest.mark.parametrize(("name", "plays"), versions.everyone())
def test_a_version_decides_as_it_did_when_it_was_new(name: str, plays: str) -> None:
    assert plays in NOTED.get(name, {}), "a new bot or version: run python tests/bots/versions.py, which notes it"
    assert versions.decided(name, plays) == NOTED[name][plays], (
        f"records may name {name}: give the changed player the next version, and keep this one")


def test_no_version_that_was_noted_is_gone() -> None:
    assert set(NOTED) <= {name for name, _ in versions.everyone()}
