"""tools/crash_house.py: it sees what it looks for, and a short run of it finds nothing.  A small load, too."""
import re
import sys
from pathlib import Path

import pytest
import uvloop

from parlour.house import entries

sys.path.insert(0, str(Path(__file__).parents[2] / "tools"))
import bench_house
import crash_house
from people import Door

OPENED = entries.Opened("hearts", 1, {}, ["simple"] * 4, "ann", "00", 0)
SAT = entries.Sat(0, "ann")
COMMITS, DEALS = entries.Commits(1, "11" * 32), entries.Deals([""] * 4)


@pytest.mark.parametrize(("acknowledged", "refused", "told", "wrong"), [
    ("ab", "", 7, {}),
    ("a", "c", 7, {}),
    ("abc", "", 7, {"acknowledged, and lost": 1}),
    ("a", "b", 7, {"refused, and done": 1}),
    ("ab", "", 8, {"told, and not in the log": 1})])
def test_planted_losses_are_seen(acknowledged: str, refused: str, told: int, wrong: dict[str, int]) -> None:
    tally = crash_house.Tally()
    table = crash_house.Shared("t", "hearts", tally, Door("http://127.0.0.1:1"))
    tally.acknowledged[b"t"], tally.refused[b"t"], table.told = set(acknowledged), set(refused), told
    table.check(log())
    assert {what: count for what, count in tally.wrong.items() if count} == wrong


def test_what_is_done_twice_is_seen() -> None:
    tally = crash_house.Tally()
    table = crash_house.Shared("t", "hearts", tally, Door("http://127.0.0.1:1"))
    first, second, *_ = hearts()
    twice = [entries.Acted(0, first, "ann", "a"), entries.Acted(0, second, "ann", "a")]
    table.check([*log()[:5], *map(entries.encode, twice)])
    assert tally.wrong["done twice"] == 1


def log() -> list[bytes]:
    """A table where somebody passes two cards."""
    first, second, *_ = hearts()
    acts = [entries.Acted(0, first, "ann", "a"), entries.Acted(0, second, "ann", "b")]
    return [entries.encode(entry) for entry in (OPENED, SAT, entries.Began("m", 0), COMMITS, DEALS, *acts)]


def hearts() -> list[int]:
    """What seat 0 may pass."""
    course = crash_house.Course("t")
    for entry in (OPENED, SAT, entries.Began("m", 0), COMMITS, DEALS):
        course.apply(entry)
    assert course.match
    return [int(act) for act in course.match.legal(0)]


@pytest.mark.parametrize("words", [[], ["--postgres", "--server"]])
def test_a_short_run(words: list[str], capsys: pytest.CaptureFixture[str]) -> None:
    assert crash_house.main(["--kills", "2", "--tables", "6", *words]) == 0
    said = capsys.readouterr().out
    assert "2 kills, 6 tables" in said
    assert " 0 acknowledged acts" not in said


def test_a_small_load(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    said = bench_house.wanted(["--tables", "5", "--passes", "1", "--seconds", "0.5", "--rate", "50"])
    uvloop.run(bench_house.play(said, str(tmp_path)))
    told = capsys.readouterr().out
    assert "refused: {}" in told
    assert re.search(r"as fast as they can \| [1-9]", told)
