"""A house: what it is made of, how it opens and closes."""
import asyncio
import gc
import logging
import resource
import sys
from collections import Counter
from contextlib import suppress
from dataclasses import dataclass, field
from pathlib import Path
from typing import Protocol

from ..store import Store, Unavailable, open_store
from . import wire
from .around import Around, Line, Pace
from .clock import Clock, RealClock
from .guard import Limit
from .lobby import Lobby
from .metrics import Metrics
from .people import DAY, People
from .reviews import Reviews
from .settings import Settings
from .thinking import Thinkers

log = logging.getLogger("parlour.house")
PING = 20.0                                      # seconds between signs of life
SWEEP = 600.0                                    # seconds between looks for tables that nobody needs


class Caller(Line, Protocol):
    """A line as the house has it."""

    def ping(self) -> None:
        """Ask for a sign of life."""

    def hang_up(self) -> None:
        """End it."""


@dataclass
class House:
    """All that the requests of one house share."""

    settings: Settings
    store: Store
    clock: Clock
    people: People
    lobby: Lobby
    thinkers: Thinkers
    reviews: Reviews
    metrics: Metrics
    origins: frozenset[str]
    lines: set[Caller] = field(default_factory=set)
    from_address: Counter[str] = field(default_factory=Counter)          # connections at once
    ready: bool = False
    leaving: bool = False

    def __post_init__(self) -> None:
        settings, clock = self.settings, self.clock
        self.requests = Limit(clock, settings.requests, settings.requests * 3)
        self.guests = Limit(clock, settings.guests / 3600, settings.guests)
        self.codes = Limit(clock, 10 / 3600, 10)
        self.new_tables = Limit(clock, settings.tables / 3600, settings.tables)
        gauge = self.metrics.gauge
        gauge("connections", "Open connections.", lambda: len(self.lines))
        gauge("tables", "Tables in memory.", lambda: len(self.lobby.tables))
        gauge("playing", "Tables where a match is on and somebody is there.",
              lambda: sum(bool(live.visits) and live.course.state == "playing" for live in self.lobby.tables.values()))
        gauge("memory_bytes", "The most memory used so far.",
              lambda: resource.getrusage(resource.RUSAGE_SELF).ru_maxrss * (1 if sys.platform == "darwin" else 1024))

    async def run(self) -> None:
        """What goes on while the house is open: read the tables, then sweep now and then."""
        while not self.ready:
            try:
                tables = await self.lobby.load()
            except Unavailable as error:
                log.error("store is not there", extra={"why": str(error)})
                await self.clock.sleep(1.0)
            else:
                self.ready = True
                log.info("ready", extra={"tables": tables})
        swept = self.clock.now()
        while True:
            await self.clock.sleep(PING)
            for line in list(self.lines):
                line.ping()
            if self.clock.now() - swept >= SWEEP:
                swept = self.clock.now()
                with suppress(Unavailable):
                    await self.sweep()
                gc.collect()

    async def sweep(self) -> None:
        """Close tables that nobody needs; drop what has been kept long enough."""
        date = self.clock.date()
        closed = await self.lobby.sweep()
        dropped = await self.store.sweep(date - self.settings.keep_logs * DAY)
        forgotten = await self.store.sweep_people(date - self.settings.keep_guests * DAY)
        if closed or dropped or forgotten:
            log.info("swept", extra={"tables": closed, "logs": dropped, "guests": forgotten})

    async def drain(self, seconds: float = 2.0) -> None:
        """Tell all clients that the house closes, and let them be told."""
        self.leaving = True
        farewell = wire.encode(wire.Leaving(seconds=2))
        for line in list(self.lines):
            line.send(farewell)
        await asyncio.sleep(min(seconds, 0.2))

    async def close(self) -> None:
        """Close; the logs have everything."""
        await self.lobby.close()
        self.thinkers.close()
        self.reviews.close()
        await self.store.close()


async def open_house(settings: Settings, clock: Clock | None = None, pace: Pace | None = None) -> House:
    """A house with these settings."""
    clock = clock or RealClock()
    folder = Path(settings.data)
    if settings.store_url.startswith("sqlite:"):
        folder.mkdir(parents=True, exist_ok=True)
    store = await open_store(settings.store_url, backups=folder / "backups")
    people, metrics, thinkers = People(store, clock), Metrics(), Thinkers(settings.threads)
    lobby = Lobby(Around(store, clock, thinkers, people, pace or Pace(settings.pace, settings.between), metrics.count))
    origins = frozenset(origin.strip().rstrip("/") for origin in settings.origins.split(",") if origin.strip())
    if settings.url:
        origins |= {"/".join(settings.url.split("/")[:3])}
    return House(settings, store, clock, people, lobby, thinkers, Reviews(), metrics, origins)
