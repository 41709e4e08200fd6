"""What the commands about the database share: which one it is, and how they fail."""
import asyncio
from collections.abc import Callable, Coroutine
from pathlib import Path
from typing import Any, TypeVar

import click

T = TypeVar("T")


def options(command: Callable[..., Any]) -> Callable[..., Any]:
    """--database and --data, or what stands in the environment for them."""
    data = click.option("--data", type=click.Path(path_type=Path), envvar="PARLOUR_DATA", metavar="FOLDER",
                        help="The folder of the house's data, where parlour.db is if there is no --database. "
                             "[env: PARLOUR_DATA]")
    database = click.option("--database", envvar="PARLOUR_DATABASE_URL", metavar="URL",
                            help="sqlite:///FILE or postgresql://USER@HOST/NAME. [env: PARLOUR_DATABASE_URL]")
    return database(data(command))


def answer(work: Coroutine[Any, Any, T]) -> T:
    """Run this; what the store refuses becomes a sentence."""
    from ..store import StoreError
    try:
        return asyncio.run(work)
    except StoreError as error:
        raise click.ClickException(str(error)) from error
