"""What the rules of a game outside this package build on.

Never compiled.  Such rules stay plain Python whether or not the core is compiled; with a compiled
core they find its words of the rules here, as the compiled ones are not visible from Python.
"""
from typing import Any

from . import reach
from .table import Table


class Game(Table):
    """A table for rules in plain Python; see docs/add-a-game.md."""


def _word(name: str) -> Any:
    word = getattr(reach, name)

    def method(self: Game, *args: Any) -> Any:
        return word(self, *args)

    method.__name__ = name
    return method


if reach.COMPILED:
    for _name in reach.VERBS:
        setattr(Game, _name, _word(_name))
