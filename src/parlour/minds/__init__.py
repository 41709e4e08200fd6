"""How bots think of the games of the house: better than a rule of thumb, and compiled like the rules.

A game without a mind of its own is thought of by the rule of thumb in its rules.
"""
from importlib import import_module

from ..core.mind import Mind

MINDS = {"qute": "QuteMind", "hearts": "HeartsMind", "spades": "SpadesMind", "oh_hell": "OhHellMind",
         "kabul": "KabulMind", "quatch": "QuatchMind"}


def mind_of(game: str) -> type[Mind]:
    """The kind of mind for a game."""
    if game not in MINDS:
        return Mind
    kind: type[Mind] = getattr(import_module(f"{__name__}.{game}"), MINDS[game])
    return kind
