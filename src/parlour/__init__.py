"""Parlour: a house of card games.  Six games, honest bots, one engine.

>>> import parlour
>>> match = parlour.new("hearts", seed=7, limit=50)
>>> match.to_act
[0, 1, 2, 3]
"""
from .acts import Action, Legal, NotAllowed
from .events import Event
from .games import GAMES
from .match import Match, Seat
from .position import read as _read
from .record import read as replay
from .view import View, Zone

__version__ = "0.1.0"
__all__ = ["GAMES", "Action", "Event", "Legal", "Match", "NotAllowed", "Seat", "View", "Zone",
           "new", "position", "replay"]

new = Match.new


def position(text: str) -> Match | View:
    """A match that begins at this position; or, if the text has `seat:`, that seat's view."""
    from secrets import token_bytes
    rules, options, table, view = _read(text)
    return view or Match(rules, options, token_bytes(32), table=table)
