"""The tools for long runs: short ones of each find nothing, and they see what they look for."""
import sys
from collections import Counter
from pathlib import Path

import pytest

sys.path.insert(0, str(Path(__file__).parents[2] / "tools"))
import hostile
import soak

WELL = {"memory": 8e7, "tasks": 4, "actors": 0, "tables": 0, "lines": 0, "blocks": 9, "cpu": 1.0, "counts": {}}


def test_a_short_soak(capsys: pytest.CaptureFixture[str]) -> None:
    words = "--minutes 0.05 --tables 6 --pace 0.01 --every 0.5 --idle 1.5 --grows 100"
    assert soak.main(words.split()) == 0, capsys.readouterr().out
    assert "matches begun" in capsys.readouterr().out


@pytest.mark.parametrize(("last", "left", "said"), [
    ({"tasks": 5}, [], "5 tasks"), ({"lines": 1}, [], "1 lines"), ({"tables": 2}, [], "2 tables"),
    ({}, ["table x"], "table x"), ({"counts": {"errors": 3}}, [], "3 errors")])
def test_a_soak_sees_what_is_left_behind(last: dict[str, object], left: list[str], said: str) -> None:
    assert not soak.report([WELL] * 30, WELL, [], Counter(), 8)
    assert said in "".join(soak.report([WELL] * 30, WELL | last, left, Counter(), 8))


def test_a_soak_sees_memory_that_grows() -> None:
    told = [WELL | {"memory": 8e7 + 2e6 * number} for number in range(30)]
    assert "grew by" in "".join(soak.report(told, WELL, [], Counter(), 8))


def test_a_short_attack(capsys: pytest.CaptureFixture[str]) -> None:
    assert hostile.main(["--messages", "800", "--requests", "80", "--every", "0.2"]) == 0, capsys.readouterr().out
    assert "refused malformed" in capsys.readouterr().out


@pytest.mark.parametrize(("tally", "counts", "said", "why"), [
    ({"refused stale": 1, "refused oops!": 1}, {}, "", "no message"), ({"HTTP 500": 1}, {}, "", "errors inside"),
    ({}, {"errors": 1}, "", "1 errors inside"), ({}, {}, "Traceback", "Traceback")])
def test_an_attack_sees_what_went_wrong(tally: dict[str, int], counts: dict[str, int], said: str, why: str) -> None:
    assert not hostile.report([80.0] * 30, Counter({"refused stale": 9}), WELL, "")
    assert why in "".join(hostile.report([80.0] * 30, Counter(tally), WELL | {"counts": counts}, said))
