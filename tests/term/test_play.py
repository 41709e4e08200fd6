"""Playing in the terminal."""
import os
import re
import signal
import subprocess
import sys
import time
from pathlib import Path

import pytest

import parlour

from .helpers import PLAY, last_line, process, run


def test_a_whole_match_by_numbers(tmp_path: Path) -> None:
    """Typing 1 again and again comes to the end of a match, and its record replays."""
    file = tmp_path / "match.txt"
    done = run(*PLAY, "--save", file, typed="1\n" * 400)
    assert done.exit_code == 0
    assert "The match is over." in done.output
    match = parlour.replay(file.read_text())
    assert match.over
    assert match.names == ("South", "West", "North", "East")
    shown = run("replay", file)
    assert shown.exit_code == 0
    assert "South is dealt 2C, AC" in shown.output
    assert shown.output.splitlines()[-1].startswith("The match is over.")


def test_one_line_an_event() -> None:
    """The first lines of a match, as the person is shown it: nothing of other hands."""
    done = run(*PLAY, typed="1 2 3\n")
    lines = done.output.splitlines()
    assert "You are dealt 2C, AC, 2D, 4D, 8D, 5S, 8S, QS, KS, 2H, 4H, 6H, AH." in lines
    assert "Choose three cards to pass left (1 of 3):" in lines
    assert lines[lines.index("You pass 2C, AC, 2D to West.") + 1] == "West passes 3 cards to North."
    assert not any("dealt" in line and "You" not in line for line in lines)


def test_acts_by_name_and_the_prompt_counts() -> None:
    """Card names as people write them; the prompt says which of the three it is."""
    done = run(*PLAY, typed="qs\n10♥\nK♠\n")
    assert "You choose QS." in done.output
    assert "(2 of 3)" in done.output
    assert "TH is not in your hand. (not-in-hand)" in done.output
    assert "You choose KS." in done.output
    assert "(3 of 3)" in done.output


def test_several_acts_at_once_or_none() -> None:
    """If one of several acts is wrong, none is done."""
    done = run(*PLAY, typed="QS KS 3C\n")
    assert "not-in-hand" in done.output
    assert "You choose" not in done.output


def test_wrong_lines_change_nothing(tmp_path: Path) -> None:
    """Garbage gets a sentence, and the match goes on."""
    file = tmp_path / "match.txt"
    done = run(*PLAY, "--save", file, typed="foo\n99\n0\n-1\n\x00\n½\n1 99\n" + "9" * 5000 + "\n\n")
    assert done.exit_code == 0
    assert "hearts has no act called 'foo'" in done.output
    assert "Choose a number from 1 to 13." in done.output
    assert parlour.replay(file.read_text()).acts == []


def test_hint() -> None:
    """A hint names the best act and compares what is expected of several."""
    done = run(*PLAY, typed="?\n")
    found = re.search(r"Hint: (..)\. Expected, from 0 \(worst\) to 100: (..) \d+, (..) \d+", done.output)
    assert found
    match = parlour.new("hearts", seed=7)
    assert all(card in match.legal(0) for card in found.groups())


def test_undo_goes_back_to_ones_own_last_decision(tmp_path: Path) -> None:
    """Bots' acts since then are taken back too, and the same cards are dealt."""
    file = tmp_path / "match.txt"
    once = run(*PLAY, "--save", file, typed="1 2 3\n1\n1\n")
    digest = last_line(file, "digest")
    twice = run(*PLAY, "--save", tmp_path / "other.txt", typed="1 2 3\n1\n2\nu\n1\n")
    assert re.search(r"You take .. back\.", twice.output)
    assert last_line(tmp_path / "other.txt", "digest") == digest
    assert once.exit_code == twice.exit_code == 0
    assert "You have not decided anything yet." in run(*PLAY, typed="undo\n").output


def test_undo_to_the_start_deals_the_same() -> None:
    """Three times back is the deal, and it is not told again."""
    done = run(*PLAY, typed="1\n1\nu\nu\nu\n")
    assert done.output.count("You are dealt") == 1
    assert "You have not decided anything yet." in done.output


def test_last_trick_score_and_hand() -> None:
    """The three questions about the table."""
    done = run(*PLAY, typed="l\n1 2 3\nh\n1\nl\ns\n")
    assert "No trick has been taken yet." in done.output
    assert re.search(r"Last trick: West 2C, North .., East .., you ..\. \w+ took it\.", done.output)
    assert "Round 1. Scores: You 0, West 0, North 0, East 0." in done.output
    assert "25 points end the match, and the fewest win. Hearts are not broken." in done.output
    assert re.search(r"(has|have) taken .*2C", done.output)
    assert re.search(r"^Your hand: .*, .*H", done.output, re.MULTILINE)


def test_rules_and_help_while_playing() -> None:
    """The rules are those of this match."""
    done = run(*PLAY, typed="r\nhelp\n")
    assert "limit = 25" in done.output
    assert "take your last decision back" in done.output


def test_quit_keeps_the_match_and_says_how_to_go_on(home: Path) -> None:
    """Played in two sittings, a match is the same as in one."""
    done = run(*PLAY, typed="1 2 3\n1\nq\nnever read\n")
    assert done.exit_code == 0
    found = re.search(r"To go on: parlour play --resume (\S+)", done.output)
    assert found
    kept = Path(found[1])
    assert home in kept.parents
    again = run("play", "--resume", kept, typed="1\n" * 400)
    assert again.exit_code == 0
    assert "Welcome back." in again.output
    whole = home / "whole.txt"
    run(*PLAY, "--save", whole, typed="1 2 3\n" + "1\n" * 400)
    assert last_line(kept, "digest") == last_line(whole, "digest")
    assert "Welcome back." not in run("play", "--resume", kept).output


def test_resume_at_once_is_the_same_state(tmp_path: Path) -> None:
    """Leaving and coming back changes nothing, and the bots and the seat are remembered."""
    file = tmp_path / "match.txt"
    run("play", "hearts", "--seed", "3", "--seat", "2", "--bots", "simple,random,search:20", "--save", file,
        typed="1\n2\n")
    before = file.read_text()
    assert [line for line in before.splitlines() if line.startswith("by")] \
        == ["by 0 simple@1 seed 0", "by 1 random@1 seed 1", "by 3 search@1:20 seed 3"]
    done = run("play", "hearts", "--resume", file)
    assert done.exit_code == 0
    assert file.read_text() == before
    assert "To be passed: " in done.output


def test_a_plain_record_can_be_played_on(tmp_path: Path) -> None:
    """A record from elsewhere has names, but neither a seat nor bots."""
    match = parlour.new("hearts", seed=1, names=("South", "West", "North", "East"))
    file = tmp_path / "match.txt"
    file.write_text(match.record())
    done = run("play", "--resume", file, "--seat", "1", "--bots", "simple", typed="1 2 3\n")
    assert done.exit_code == 0
    assert "You pass" in done.output
    assert "to North." in done.output


def test_two_matches_do_not_share_a_file(home: Path) -> None:
    """A second match never writes over the first."""
    run(*PLAY, typed="q\n")
    run(*PLAY, typed="q\n")
    assert len([file for file in home.rglob("*.txt") if file.read_text()]) == 2
    assert len([file for file in home.rglob("*") if file.is_file()]) == 2


def test_where_nothing_can_be_kept_the_record_is_shown(home: Path) -> None:
    """Nothing is lost."""
    home.write_text("not a folder")
    done = run(*PLAY, typed="1 2 3\n1\n")
    assert done.exit_code == 0
    record = done.output[done.output.index("parlour-record 1"):]
    assert len(parlour.replay(record).acts) > 12


def test_piped(tmp_path: Path) -> None:
    """A real process with real pipes: letters, no colours, the end of input saves."""
    file = tmp_path / "match.txt"
    done = process(*PLAY, "--save", file, typed=b"1 2 3\n\xff\xfe\n1\n", PYTHONIOENCODING="utf-8")
    assert done.returncode == 0
    assert done.stderr == b""
    assert done.stdout.isascii() or b"\x1b" not in done.stdout
    assert b"To go on: parlour play --resume" in done.stdout
    assert parlour.replay(file.read_text()).acts


@pytest.mark.skipif(os.name != "posix", reason="signals of Unix")
@pytest.mark.parametrize("number", [signal.SIGINT, signal.SIGTERM, signal.SIGHUP])
def test_an_interrupted_match_is_kept(tmp_path: Path, number: signal.Signals) -> None:
    """Ctrl-C, a closed line, a shutdown: all end with the match in its file."""
    file = tmp_path / "match.txt"
    with subprocess.Popen([sys.executable, "-m", "parlour", *PLAY, "--save", str(file)], stdin=subprocess.PIPE,
                          stdout=subprocess.PIPE, stderr=subprocess.PIPE) as playing:
        assert playing.stdin
        playing.stdin.write(b"1 2 3\n")
        playing.stdin.flush()
        until = time.monotonic() + 60
        while not (file.exists() and "0 2D" in file.read_text()) and time.monotonic() < until:
            time.sleep(0.02)
        playing.send_signal(number)
        assert playing.wait(timeout=60) == 130
        assert playing.stderr
        assert playing.stderr.read() == b""
    assert len(parlour.replay(file.read_text()).acts) >= 3


def test_any_game_can_be_played(any_game: str, home: Path) -> None:
    """The client knows no game: hidden rows, piles and acts that are no cards are told all the same."""
    done = run("play", any_game, "--seed", "3", "--bots", "random", typed="h\n1\ns\nl\n?\nu\n" + "1\n2\n3\n4\n" * 1500)
    assert done.exit_code == 0
    assert "The match is over." in done.output
    (file,) = home.rglob("*.txt")
    assert run("replay", file).exit_code == 0
    assert run("rules", any_game).exit_code == 0
