"""Keeping a match in a file while it is played, so that nothing is ever lost."""
import os
import re
from pathlib import Path
from typing import NamedTuple

import click

from ..match import Match


class Sitting(NamedTuple):
    """What a record does not say of a match against bots: your seat, the bots on the others, and their seed."""

    seat: int
    bots: tuple[str, ...]
    seed: int

    @property
    def line(self) -> str:
        """As a comment for a record."""
        return f"# played in the terminal: seat {self.seat}, seed {self.seed}, bots {','.join(self.bots)}\n"

    @classmethod
    def read(cls, text: str) -> "Sitting | None":
        """From such a comment, if there is one."""
        found = re.search(r"^# played in the terminal: seat (\d), seed (\d{1,18}), bots (\S+)$", text, re.MULTILINE)
        return cls(int(found[1]), tuple(found[3].split(",")), int(found[2])) if found else None


class Keep:
    """The file of a match: written anew after each of your acts, always whole."""

    def __init__(self, path: Path | None, sitting: Sitting, new: bool = False) -> None:
        self.sitting = sitting
        self.chosen = path is not None
        self.path = path
        if path and new and path.exists():
            raise ValueError(f"{path} is there already. To go on with it: parlour play --resume {path}")

    def save(self, match: Match) -> None:
        """Write the file; OSError if that fails, and then the old one is still there."""
        if self.path is None:
            self.path = _free(match.rules.name)
        target = self.path.resolve()
        beside = target.with_name(f".{target.name}.{os.getpid()}")
        try:
            with beside.open("w", encoding="utf-8", newline="\n") as file:
                file.write(self.text(match))
                file.flush()
                os.fsync(file.fileno())
            beside.replace(target)
        finally:
            beside.unlink(missing_ok=True)

    def text(self, match: Match) -> str:
        """The record; of a rebuilt match, as the live one may have been interrupted within an act."""
        return match.before(len(match.acts)).record(secret=True) + self.sitting.line


def _free(game: str) -> Path:
    """A file of its own for a match that has none."""
    folder = Path(click.get_app_dir("parlour"))
    folder.mkdir(parents=True, exist_ok=True)
    number = 1
    while True:
        path = folder / f"{game}-{number}.txt"
        try:
            path.touch(exist_ok=False)
        except FileExistsError:
            number += 1
        else:
            return path
