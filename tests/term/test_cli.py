"""The command line: helps, bad input, start-up."""
import json
import subprocess
import sys
from pathlib import Path

import pytest

import parlour
from parlour.cli import COMMANDS

from .helpers import PLAY, process, run

HEAVY = ("parlour.match", "parlour.games", "parlour.bots", "rich", "fluent", "fluent.runtime", "cython")


@pytest.mark.parametrize("words", [["--help"], ["--version"], []])
def test_help_imports_nothing_heavy(words: list[str]) -> None:
    """So that it is there at once."""
    code = ("import sys, json, contextlib\nfrom parlour.cli import cli\n"
            f"with contextlib.suppress(SystemExit): cli.main({words!r}, prog_name='parlour')\n"
            "print(json.dumps(list(sys.modules)))")
    done = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, timeout=60, check=True)
    assert not set(json.loads(done.stdout.splitlines()[-1])) & set(HEAVY)


@pytest.mark.parametrize("name", COMMANDS)
def test_every_command_has_help(name: str) -> None:
    """And it is listed with one line."""
    done = run(name, "--help")
    assert done.exit_code == 0
    assert done.output.startswith("Usage: ")
    assert f"  {name} " in run("--help").output


def test_games() -> None:
    """A line each."""
    done = run("games")
    assert [line.split()[0] for line in done.output.splitlines()] == list(parlour.GAMES)


def test_rules_state_every_id_and_option(game: str) -> None:
    """Every rule that can forbid an act stands in the text, and every option with its value."""
    done = run("rules", game)
    assert done.exit_code == 0
    rules = parlour.GAMES[game]
    for rule in (*rules.rules, "not-your-turn", "match-over", "no-such-act"):
        assert f"({rule})" in done.output
    for name, option in rules.choices.items():
        assert f"- {name} = {option.text(option.default)} (usually" in done.output


def test_rules_with_options() -> None:
    """The values in force are shown beside the defaults."""
    assert "- limit = 50 (usually 100; 25 to 500)" in run("rules", "hearts", "--option", "limit=50").output


def test_version() -> None:
    """It says which Python, and whether the rules are compiled."""
    done = run("version")
    assert done.output.startswith(f"Parlour {parlour.__version__}, ")
    assert "compiled rules" in done.output or "100 times slower" in done.output
    assert run("--version").output == f"Parlour {parlour.__version__}\n"


def test_replay_as_one_seat_saw_it(tmp_path: Path) -> None:
    """The open replay shows all hands, a seat's only its own."""
    file = tmp_path / "match.txt"
    file.write_text(parlour.new("hearts", seed=7, names=("South", "West", "North", "East")).record())
    whole, seat = run("replay", file), run("replay", file, "--seat", "1")
    assert whole.output.count(" is dealt ") == 4
    assert "You are dealt 3C" in seat.output
    assert " is dealt " not in seat.output
    assert "still to act: South, West, North and East." in whole.output


BAD: list[list[str]] = [
    ["pley"], ["--foo"], ["play"], ["play", "heart"], ["play", "hearts", "--foo"], ["play", "hearts", "extra"],
    ["play", "hearts", "--seat", "4"], ["play", "hearts", "--seat", "-1"], ["play", "hearts", "--seat", "x"],
    ["play", "hearts", "--bots", "nobody"], ["play", "hearts", "--bots", "simple,simple"],
    ["play", "hearts", "--bots", ""], ["play", "hearts", "--bots", "search:0"],
    ["play", "hearts", "--option", "limit"], ["play", "hearts", "--option", "=5"],
    ["play", "hearts", "--option", "limit=5"], ["play", "hearts", "--option", "lmit=50"],
    ["play", "hearts", "-o", "limit=50", "-o", "limit=60"], ["play", "hearts", "--save", "no/such/folder"],
    ["play", "hearts", "--save", "garbage"], ["play", "--resume", "missing"], ["play", "--resume", "garbage"],
    ["play", "--resume", "bytes"], ["play", "--resume", "."], ["play", "--resume", "wrong"],
    ["play", "other", "--resume", "good"], ["play", "--resume", "good", "--seed", "1"],
    ["play", "--resume", "good", "--seat", "9"], ["play", "--resume", "strange"],
    ["replay"], ["replay", "missing"], ["replay", "garbage"], ["replay", "bytes"], ["replay", "wrong"],
    ["replay", "good", "--seat", "4"], ["verify", "missing"],
    ["rules"], ["rules", "nothing"], ["rules", "hearts", "--option", "moon=blue"],
]


@pytest.fixture
def files(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """A folder with good and bad files."""
    record = parlour.new("hearts", seed=7).record()
    (tmp_path / "good").write_text(record)
    (tmp_path / "wrong").write_text(record.replace("digest ", "digest 0"))
    (tmp_path / "strange").write_text(record + "by 1 who@1 seed 0\n")
    (tmp_path / "garbage").write_text("garbage")
    (tmp_path / "bytes").write_bytes(bytes(range(256)))
    monkeypatch.chdir(tmp_path)
    return tmp_path


@pytest.mark.parametrize("words", BAD, ids=" ".join)
def test_bad_input_gets_one_sentence(words: list[str], files: Path) -> None:
    """On the error stream, with exit code 2, and no file is touched."""
    before = {path: path.read_bytes() for path in files.iterdir() if path.is_file()}
    done = run(*words, typed="1\n")
    assert done.exit_code == 2, done.output
    assert done.stdout == ""
    assert done.stderr.startswith("parlour: ")
    assert done.stderr.count("\n") == 1
    assert done.stderr.rstrip().endswith((".", "--help.", "good", "garbage"))
    assert "Traceback" not in done.stderr
    assert {path: path.read_bytes() for path in files.iterdir() if path.is_file()} == before


def test_bad_input_in_a_process() -> None:
    """The same from the shell."""
    done = process("play", "hearts", "--option", "limit=abc")
    assert done.returncode == 2
    assert done.stderr.decode().splitlines() == ["parlour: Option limit cannot be 'abc': it takes 25 to 500."]


def test_closed_input_ends_well(tmp_path: Path) -> None:
    """No line at all is an end of input like any other."""
    file = tmp_path / "match.txt"
    assert run(*PLAY, "--save", file).exit_code == 0
    assert parlour.replay(file.read_text()).acts == []
