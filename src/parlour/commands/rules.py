"""`parlour rules GAME`."""
from collections.abc import Sequence

import click

from ..games import rules_of
from ..term.rules import rules_text
from ..term.screen import Screen
from . import given


@click.command()
@click.argument("game")
@given.option
@click.option("--ascii", "ascii_", is_flag=True, help="No signs but plain letters.")
def command(game: str, options: Sequence[str], ascii_: bool) -> None:
    """The rules of GAME, and its options with what they are now, by default, and may be."""
    rules = rules_of(game)
    Screen(ascii_).page(rules_text(rules, rules.options(given.options_of(options))))
