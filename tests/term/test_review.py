"""Hints for positions, and what the decisions of a match were worth."""
import json
from pathlib import Path

import pytest

import parlour
from parlour.bots import bot
from parlour.review import accounts, judged

from .helpers import PLAY, run

LAST = "hearts leader:1 hand0:QSKD table1:5H table2:6H table3:7H hand1:2D hand2:AD hand3:3S taken2:*"


def test_a_hint_for_a_position() -> None:
    done = run("hint", LAST, "--bot", "flat")
    assert done.exit_code == 0
    lines = done.output.splitlines()
    assert lines[0] == "Seat 0: QS"
    assert lines[1].split() == ["QS", "100.0", "±", "0"]
    assert run("hint", LAST).output.startswith("Seat 0: QS\n")
    found = json.loads(run("hint", LAST, "--bot", "search:50", "--json").output)
    assert (found["seat"], found["act"], found["spread"]["QS"]) == (0, "QS", 0.0)
    assert found["scores"].keys() == {"QS", "KD"}


def test_a_hint_from_a_view_or_a_record(tmp_path: Path) -> None:
    match = parlour.position(LAST)
    assert isinstance(match, parlour.Match)
    assert run("hint", str(match.view(0))).output == run("hint", LAST).output
    (tmp_path / "record").write_text(match.record())
    assert run("hint", tmp_path / "record").output == run("hint", LAST).output


@pytest.mark.parametrize(("words", "says"), [
    ((LAST, "--seat", "1"), "Seat 1 owes no decision now"),
    ((LAST, "--seat", "9"), "There is no seat 9"),
    ((LAST, "--bot", "nobody"), "There is no bot called 'nobody'"),
    (("nothing",), "nothing cannot be read"),
    (("hearts hand0:2C",), "51 cards lie nowhere")])
def test_what_cannot_be_hinted_is_said(words: tuple[str, ...], says: str) -> None:
    done = run("hint", *words)
    assert done.exit_code == 2
    assert says in done.stderr


def test_a_bad_discard_is_found(tmp_path: Path) -> None:
    """Keeping the queen of spades for the last trick, where her holder takes it."""
    match = parlour.position(LAST)
    assert isinstance(match, parlour.Match)
    match.paused = True
    match.play(0, "KD")
    found = list(judged(match, bot("flat:200")))
    assert [(one.act, one.better) for one in found] == [("KD", "QS")]
    assert found[0].loss == pytest.approx(1 - found[0].scores["KD"])
    assert not list(judged(match, bot("flat:200"), [1]))


def test_skill_and_luck_make_up_the_result(tmp_path: Path) -> None:
    file = tmp_path / "match.txt"
    run(*PLAY, "--bots", "simple", "--save", file, typed="1\n" * 60)
    match = parlour.replay(file.read_text())
    found = list(judged(match, bot("flat:60")))
    assert all(0 <= one.loss <= 1 and one.scores[one.better] == max(one.scores.values()) for one in found)
    told = accounts(match, found)
    assert [one.seat for one in told] == [0, 1, 2, 3]
    usual = sum(one.reward for one in told) / 4
    for one in told:
        assert one.skill <= 0
        assert one.reward == pytest.approx(usual + one.skill + one.luck)
    done = run("analyse", file, "--bot", "flat:60", "--seat", "0", "--worst", "3")
    assert done.exit_code == 0
    assert done.output.startswith("South: ")
    assert len(done.output.splitlines()) == 4
    both = json.loads(run("analyse", file, "--bot", "flat:60", "--json").output)
    assert len(both["decisions"]) == len(found)


def test_who_weighs_nothing_cannot_judge(tmp_path: Path) -> None:
    match = parlour.new("hearts", seed=1)
    match.play(0, next(iter(match.legal(0))))
    (tmp_path / "record").write_text(match.record())
    done = run("analyse", tmp_path / "record", "--bot", "simple")
    assert done.exit_code == 2
    assert "let one that searches judge" in done.stderr
