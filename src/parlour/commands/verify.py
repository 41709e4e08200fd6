"""`parlour verify FILE`."""
from pathlib import Path

import click

from .. import bots
from ..match import PERSON
from . import given

DIFFERS = 1


@click.command()
@click.argument("file", type=click.Path(path_type=Path))
def command(file: Path) -> int:
    """Run every decision of a bot in the match recorded in FILE again, from what its seat could see then.

    The exit code is 1 if any differs.
    """
    match = given.match_of(file, given.text_of(file))
    right, wrong, people = 0, 0, 0
    for number, (before, seat, act, who) in enumerate(match.decided(), 1):
        if who == PERSON:
            people += 1
            continue
        action = bots.signed(who).choose(before.view(seat)).action
        if action == act:
            right += 1
        else:
            wrong += 1
            name = before.rules.pages[before.page][action]
            click.echo(f"Act {number}: seat {seat} has {act}, but {who} decides {name} there.")
    click.echo(f"{right} decisions of bots are as recorded, {wrong} are not; {people} acts are not of bots.")
    return DIFFERS if wrong else 0
