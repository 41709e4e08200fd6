"""Where the house keeps what must not be lost: `store = await open_store("sqlite:///parlour.db")`."""
from pathlib import Path

from .contract import Conflict, Store, StoreError, Unavailable
from .things import MIXED, NOBODY, PEOPLE, Finished, Person, Player, Statistic, Token
from .where import check_url, data_folder, is_postgres, sqlite_path

__all__ = ["MIXED", "NOBODY", "PEOPLE", "Conflict", "Finished", "Person", "Player", "Statistic", "Store", "StoreError",
           "Token", "Unavailable", "open_store"]


async def open_store(url: str, backups: Path | None = None) -> Store:
    """The store at `sqlite:///FILE`, `postgresql://...`, or `memory:`, with its schema brought up to date.

    A backup is written before every migration: into `backups`, or else into a folder of that name
    beside the file of SQLite, or in the data folder.
    """
    check_url(url)
    if is_postgres(url):
        from .postgres import PostgresStore
        return await PostgresStore.open(url, backups or data_folder() / "backups")
    if path := sqlite_path(url):
        from .sqlite import SqliteStore
        return SqliteStore(path, backups)
    from .memory import MemoryStore
    return MemoryStore()
