"""`parlour doctor`."""
from pathlib import Path

import click

from ..store import tools
from ..store.where import database_url, shown
from .database import answer, options

UNSOUND = 1


@click.command()
@options
def command(database: str | None, data: Path | None) -> int:
    """Look the database over: schema, soundness, gaps in logs, records that do not replay.

    Nothing is changed.  The exit code is 1 if anything is not as it should be.
    """
    url = database_url(database, data)
    findings = answer(tools.look(url))
    click.echo(f"This is {shown(url)}.")
    for finding in findings:
        click.echo(("  " if finding.good else "! ") + finding.sentence)
    wrong = sum(not finding.good for finding in findings)
    click.echo("All is well." if not wrong else f"{wrong} thing{'s' if wrong > 1 else ''} to look at, marked with !.")
    return UNSOUND if wrong else 0
