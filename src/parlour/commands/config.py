"""`parlour config`: the settings of a house."""
from pathlib import Path

import click

from ..house.settings import read
from .setting import flags


@click.command()
@flags
@click.option("--show", is_flag=True, help="Print all settings as TOML, with passwords hidden.")
def command(show: bool, config: Path | None, **given: object) -> None:
    """Check the settings of a house: flags, PARLOUR_ variables and the file together."""
    settings = read(given, file=config)
    if not show:
        click.echo("The settings are good; --show prints them.")
        return
    for name, value in settings.shown().items():
        plain = isinstance(getattr(settings, name), (int, float))
        click.echo(f"{name} = {value}" if plain else f"{name} = {_quoted(value)}")


def _quoted(text: str) -> str:
    escaped = text.replace("\\", "\\\\").replace('"', '\\"')
    return f'"{escaped}"'
