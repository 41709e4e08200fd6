"""`parlour games`."""
import click

from ..games import GAMES
from ..words import has, sentence


@click.command()
def command() -> None:
    """The games of the house, a line each."""
    width = max(len(name) for name in GAMES) + 2
    for name in GAMES:
        click.echo(f"{name:{width}}{_about(name)}")


def _about(name: str) -> str:
    """What the game is about; a game from outside that does not load must not hide the others."""
    try:
        rules = GAMES[name]
    except Exception as error:
        return f"(does not load: {type(error).__name__}: {' '.join(str(error).split())})"
    if has(name, "about"):
        return sentence(name, "about")
    return " ".join((rules.module.__doc__ or name).strip().splitlines()[0].split())
