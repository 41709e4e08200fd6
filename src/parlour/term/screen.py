"""Where lines go to and come from: with colour and suit signs only where these can be shown."""
import os
import shutil
import sys
from collections.abc import Sequence
from contextlib import suppress

import click

SIGNS = {"C": "♣", "D": "♦", "S": "♠", "H": "♥"}
RED = "DH"


class Screen:
    """A terminal, or a pipe: a pipe gets letters, so that what it caught can be typed in again."""

    def __init__(self, ascii_: bool = False) -> None:
        for stream in (sys.stdin, sys.stdout):   # a strange letter must not end a match
            if hasattr(stream, "reconfigure"):
                stream.reconfigure(errors="replace")
        shown = sys.stdout is not None and sys.stdout.isatty()
        bright = shown and os.environ.get("TERM") != "dumb"
        self.colour = bright and not os.environ.get("NO_COLOR")
        self.signs = bright and not ascii_ and "utf" in (sys.stdout.encoding or "").lower()
        self.talks = sys.stdin is not None and sys.stdin.isatty()
        self.width = shutil.get_terminal_size().columns if shown else 0

    def say(self, text: str) -> None:
        """A line, or lines; of an empty text, none."""
        if text:
            click.echo(text, color=self.colour)

    def card(self, name: str) -> str:
        """A card of the 52 by its letters, dressed for this screen."""
        rank, suit = name[0], name[1]
        text = ("10" if rank == "T" and self.signs else rank) + (SIGNS[suit] if self.signs else suit)
        return click.style(text, fg="red") if self.colour and suit in RED else text

    def strong(self, text: str) -> str:
        """A text that catches the eye."""
        return click.style(text, bold=True) if self.colour else text

    def choices(self, names: Sequence[str], numbers: Sequence[int] = ()) -> str:
        """A list numbered from 1, or with these numbers; as many to a line as fit."""
        lines = [""]
        for number, name in zip(numbers or range(1, len(names) + 1), names, strict=True):
            item = f"{number}) {name}"
            if self.width and lines[-1] and len(click.unstyle(lines[-1])) + 2 + len(click.unstyle(item)) > self.width:
                lines.append("")
            lines[-1] += ("  " if lines[-1] else "") + item
        return "\n".join(lines)

    def ask(self) -> str:
        """The next line typed; EOFError when there are no more."""
        if not self.talks:
            line = sys.stdin.readline() if sys.stdin else ""
            if not line:
                raise EOFError
            return line.strip()
        with suppress(ImportError):              # lets the line be edited, where there is such a thing
            import readline
            readline.set_auto_history(True)
        return input("> ").strip()

    def page(self, markdown: str) -> None:
        """A longer text: laid out on a terminal, as it is elsewhere."""
        if self.colour and self.signs:
            from rich.console import Console
            from rich.markdown import Markdown

            Console(width=min(self.width, 100)).print(Markdown(markdown))
        else:
            self.say(markdown)
