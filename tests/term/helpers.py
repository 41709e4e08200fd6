"""Running commands as a person would."""
import os
import subprocess
import sys
from pathlib import Path

from click.testing import CliRunner, Result

from parlour.cli import cli

PLAY = ["play", "hearts", "--seed", "7", "--bots", "simple", "--option", "limit=25"]


def run(*words: str | Path, typed: str = "") -> Result:
    """A command, with these lines typed into it."""
    return CliRunner().invoke(cli, [str(word) for word in words], input=typed)


def process(*words: str | Path, typed: bytes = b"", **environment: str) -> subprocess.CompletedProcess[bytes]:
    """The same in a process of its own, through pipes."""
    return subprocess.run([sys.executable, "-m", "parlour", *map(str, words)], input=typed, capture_output=True,
                          env={**os.environ, **environment}, timeout=120, check=False)


def last_line(path: Path, word: str) -> str:
    """The last line of a file that begins with this word."""
    return [line for line in path.read_text().splitlines() if line.startswith(word)][-1]
