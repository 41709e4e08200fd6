"""Bots for trials: those of the house by name, or a level with some of its settings changed.

`master,budget=1000,among=32` is Master with these in its row of `parlour.bots.levels`.
"""
import json
from dataclasses import replace

import click

from parlour.bots import BOTS, Bot, bot
from parlour.bots.levels import Level, Player


def player(game: str, words: str, seed: int) -> Bot:
    """The bot that these words name."""
    name, *settings = words.split(",")
    if not settings:
        return bot(words, seed)
    kind = BOTS[name][-1]
    if not issubclass(kind, Player):
        raise click.ClickException(f"Only a level has settings, not {name}.")
    pairs = [setting.partition("=") for setting in settings]
    try:
        changed = replace(kind().level(game), **{key: json.loads(value) for key, _, value in pairs})
    except (TypeError, ValueError) as wrong:
        there = ", ".join(Level.__dataclass_fields__)
        raise click.ClickException(f"Settings are like budget=1000 or tree=true, of {there}.") from wrong

    class Changed(kind):                         # type: ignore[valid-type, misc]
        def level(self, game: str) -> Level:
            return changed

    return Changed(seed)
