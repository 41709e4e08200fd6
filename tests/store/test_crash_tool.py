"""tools/crash_store.py: it sees what it looks for, and a short run of it finds nothing."""
import sys
from pathlib import Path

import pytest

from parlour.store import open_store

sys.path.insert(0, str(Path(__file__).parents[2] / "tools"))
import crash_store

HEADS = {"acknowledged, and lost": 0, "doubled": 0, "out of place": 0, "went on at another number": 0, "conflicts": 0}


@pytest.mark.parametrize(("log", "wrong"), [
    ([b"table0 0", b"table0 1", b"table0 2"], {}),
    ([b"table0 0", b"table0 1", b"table0 2", b"table0 3"], {}),
    ([b"table0 0", b"table0 1"], {"acknowledged, and lost": 1}),
    ([b"table0 0", b"table0 2"], {"acknowledged, and lost": 1, "out of place": 1}),
    ([b"table0 0", b"table0 1", b"table0 1"], {"doubled": 1, "out of place": 1}),
    ([b"table0 0", b"table1 1", b"table0 2"], {"out of place": 1})])
async def test_planted_losses_are_seen(log: list[bytes], wrong: dict[str, int]) -> None:
    store = await open_store("memory:")
    await store.append("table0", 0, log)
    tally = crash_store.Tally()
    for line in ("begun", "table0 0 1", "table0 1 2"):
        tally.told(line)
    await tally.check(store, 1)
    assert {**HEADS, **tally.wrong} == {**HEADS, **wrong}
    assert tally.entries == 3


def test_a_number_left_out_is_seen() -> None:
    tally = crash_store.Tally()
    for line in ("table0 0 1", "table0 2 1", "conflict Table table0 goes on with entry 5, not with 3."):
        tally.told(line)
    assert dict(tally.wrong) == {"went on at another number": 1, "conflicts": 1}


@pytest.mark.parametrize("words", [[], ["--postgres", "--server"]])
def test_a_short_run(words: list[str], capsys: pytest.CaptureFixture[str]) -> None:
    assert crash_store.main(["--kills", "2", "--tables", "10", *words]) == 0
    said = capsys.readouterr().out
    assert "2 kills, 10 tables" in said
    assert " 0 acknowledged entries" not in said
