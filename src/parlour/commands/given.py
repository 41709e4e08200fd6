"""What people give on the command line: options of a game, files, seats."""
from collections.abc import Callable, Sequence
from pathlib import Path
from typing import Any

import click

from ..match import Match
from ..record import LONGEST, read

option: Callable[[Any], Any] = click.option(
    "--option", "-o", "options", multiple=True, metavar="NAME=VALUE",
    help="An option of the game, as parlour rules GAME lists them; may be given again.")


def options_of(words: Sequence[str]) -> dict[str, object]:
    """The options of a game, from name=value words; what each may be, the game checks."""
    found: dict[str, object] = {}
    for word in words:
        name, equals, value = word.partition("=")
        name = name.strip().replace("-", "_")
        if not equals or not name:
            raise ValueError(f"--option takes NAME=VALUE, such as limit=50; {word[:40]!r} is not of that form.")
        if name in found:
            raise ValueError(f"The option {name} is given twice.")
        found[name] = value
    return found


def seat_of(match: Match, seat: int) -> int:
    """This seat, if the table has it."""
    last = len(match.scores) - 1
    if not 0 <= seat <= last:
        raise ValueError(f"There is no seat {seat}: {match.rules.name} has seats 0 to {last}.")
    return seat


def text_of(path: Path) -> str:
    """The text of a record's file."""
    try:
        with path.open("rb") as file:
            text = file.read(LONGEST + 1).decode("utf-8")
    except UnicodeDecodeError:
        raise ValueError(f"{path} is not a text file; a record of a match is needed.") from None
    except OSError as error:
        raise ValueError(f"{path} cannot be read: {error.strerror or error}.") from None
    return text


def match_of(path: Path, text: str) -> Match:
    """The match that this text of a file records."""
    try:
        return read(text)
    except ValueError as error:
        raise ValueError(f"{path} cannot be replayed: {error}") from None
