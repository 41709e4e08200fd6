"""Parlour: a house of card games.  Six games, honest bots, one engine.

>>> import parlour
>>> match = parlour.new("hearts", seed=7, limit=50)
>>> match.to_act
[0, 1, 2, 3]
>>> match.legal(0)
<Legal: 2C, AC, 2D, 4D, 8D, 5S, 8S, QS, KS, 2H, 4H, 6H, AH>
>>> match.play(0, "QS")
<36: QS>
>>> match.play(0, "3C")
Traceback (most recent call last):
    ...
parlour.acts.NotAllowed: 3C is not in your hand. (not-in-hand)
"""
from importlib import import_module
from typing import TYPE_CHECKING, Any

if TYPE_CHECKING:
    from .acts import Action, Legal, NotAllowed
    from .events import Event
    from .games import GAMES
    from .match import Match, new, position
    from .record import read as replay
    from .seat import Seat
    from .view import View, Zone

__version__ = "0.1.0"
__all__ = ["GAMES", "Action", "Event", "Legal", "Match", "NotAllowed", "Seat", "View", "Zone",
           "new", "position", "replay"]

# loaded when first asked for, so that the command line starts at once
_HOMES = {"GAMES": "games", "Action": "acts", "Event": "events", "Legal": "acts", "Match": "match",
          "NotAllowed": "acts", "Seat": "seat", "View": "view", "Zone": "view", "new": "match", "position": "match",
          "replay": "record.read"}


def __getattr__(name: str) -> Any:
    if name not in _HOMES:
        raise AttributeError(f"parlour has no {name!r}; it has {', '.join(__all__)}.")
    home, _, inside = _HOMES[name].partition(".")
    found = getattr(import_module(f"{__name__}.{home}"), inside or name)
    globals()[name] = found
    return found


def __dir__() -> list[str]:
    return sorted([*globals(), *__all__])
