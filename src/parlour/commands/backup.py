"""`parlour backup FILE`."""
from pathlib import Path

import click

from ..store import tools
from ..store.where import database_url, shown
from .database import answer, options


@click.command()
@click.argument("file", type=click.Path(path_type=Path))
@options
def command(file: Path, database: str | None, data: Path | None) -> None:
    """Copy the database to FILE, as it is at this moment; the house may be running.

    FILE is one file whatever the database is, and parlour restore brings it back into either kind.
    """
    url = database_url(database, data)
    answer(tools.backup(url, file))
    click.echo(f"{shown(url)} is backed up to {file}, {file.stat().st_size:,} bytes.")
