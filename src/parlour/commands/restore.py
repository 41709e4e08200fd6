"""`parlour restore FILE`."""
from pathlib import Path

import click

from ..store import tools
from ..store.where import database_url, shown
from .database import answer, options


@click.command()
@click.argument("file", type=click.Path(path_type=Path))
@options
def command(file: Path, database: str | None, data: Path | None) -> None:
    """Bring the backup FILE into a new database; nothing that is there is ever overwritten."""
    url = database_url(database, data)
    rows = answer(tools.restore(url, file))
    click.echo(f"{file} is restored to {shown(url)}: {rows['tables']} tables with {rows['entries']} entries, "
               f"{rows['people']} people, {rows['matches']} finished matches.")
