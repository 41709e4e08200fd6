"""Keeping a match in a file while it is played, so that nothing is ever lost."""
import os
from pathlib import Path

import click

from ..match import Match


class Keep:
    """The file of a match: written anew after each of your acts, always whole."""

    def __init__(self, path: Path | None, new: bool = False) -> None:
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
        return match.before(len(match.acts)).record(secret=True)


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
