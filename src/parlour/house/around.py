"""What a table needs of the house around it."""
from collections.abc import Callable, Iterable
from dataclasses import dataclass, field
from typing import Protocol

from ..store import Store
from .clock import Clock
from .thinking import Thinkers


class Line(Protocol):
    """The line to one client."""

    person: str
    delay: float                                 # seconds there and back

    def send(self, message: bytes) -> None:
        """Say something; never waits."""


class Names(Protocol):
    """Knows what people are called."""

    async def name(self, person: str) -> str:
        """The name of this person."""

    async def seen(self, people: Iterable[str]) -> int:
        """When any of these people was last here, in milliseconds of Unix time."""


@dataclass
class Pace:
    """How quickly things happen that nobody decides, in seconds."""

    bot: float = 0.8                             # the least time that a bot seems to need
    between: float = 3.0                         # rounds
    nonces: float = 2.0                          # to wait for what people add to a deal
    keep: float = 30.0                           # a seat for somebody whose line is gone
    again: float = 1.0                           # until something is tried again that the store could not do


@dataclass
class Around:
    """What a table needs of the house."""

    store: Store
    clock: Clock
    thinkers: Thinkers
    names: Names
    pace: Pace = field(default_factory=Pace)
    count: Callable[[str], None] = lambda what: None     # of things that happen, for the metrics
