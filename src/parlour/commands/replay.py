"""`parlour replay FILE`."""
from pathlib import Path

import click

from ..term.screen import Screen
from ..term.story import Story, open_events
from ..term.texts import Texts, result
from . import given


@click.command()
@click.argument("file", type=click.Path(path_type=Path))
@click.option("--seat", type=int, help="Only what this seat was shown; otherwise all hands are open.")
@click.option("--ascii", "ascii_", is_flag=True, help="Suits as letters.")
def command(file: Path, seat: int | None, ascii_: bool) -> None:
    """Show the match recorded in FILE, event by event, and its result."""
    match = given.match_of(file, given.text_of(file))
    if seat is not None:
        given.seat_of(match, seat)
    screen = Screen(ascii_)
    texts = Texts(match.rules, screen, len(match.scores), seat, match.names)
    story = Story(texts, match)
    for event in open_events(match) if seat is None else match.events(seat):
        screen.say(story.line(event))
    screen.say(result(texts, match))
