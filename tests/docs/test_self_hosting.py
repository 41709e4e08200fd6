"""docs/self-hosting.md: its commands can be given, its files can be read, its files are there."""
import re
import shlex
from pathlib import Path

import click
import pytest

from parlour.cli import cli
from parlour.house.settings import read

ROOT = Path(__file__).parents[2]
PAGE = (ROOT / "docs/self-hosting.md").read_text(encoding="utf-8")
LINES = [line for block in re.findall(r"```sh\n(.*?)```", PAGE, re.S)
         for line in block.replace("\\\n", " ").splitlines() if line]
OURS = [found[1] for line in LINES
        if (found := re.match(r"(?:sudo /opt/parlour/bin/|docker exec parlour )?parlour (.*)", line))]


@pytest.mark.parametrize("words", OURS)
def test_every_command_of_the_house_can_be_given(words: str) -> None:
    name, *rest = shlex.split(words, comments=True)
    command = cli.get_command(click.Context(cli), name)
    assert command
    command.make_context(name, rest)


def test_the_page_has_commands_of_all_three_ways() -> None:
    assert len(OURS) > 4


def test_the_settings_on_the_page_can_be_read(tmp_path: Path) -> None:
    file = tmp_path / "house.toml"
    file.write_text(re.findall(r"```toml\n(.*?)```", PAGE, re.S)[0], encoding="utf-8")
    assert read({}, {}, file).url


def test_every_file_that_the_page_copies_is_there() -> None:
    copied = [word for line in LINES if line.startswith("sudo cp ") for word in line.split()[2:-1]]
    assert copied
    assert all((ROOT / name).is_file() for name in copied)
