"""Bots that do not look ahead: to play against for a first time, and to measure others by."""
from ..core import bits
from ..view import View
from .bot import Bot, Thought


class Random(Bot):
    """Any legal act, each as likely."""

    def _think(self, view: View, legal: list[int], r: int) -> Thought:
        return Thought(legal[bits.scale(r, len(legal))], {})


class Simple(Bot):
    """The game's own rule of thumb."""

    def _think(self, view: View, legal: list[int], r: int) -> Thought:
        # asked of an imagined world, so that no rule of thumb can peek at the true one
        return Thought(view.imagine(r).suggest(view.seat, bits.scramble(r)), {})
