"""Where the database is: from what was said, the environment, or the usual place."""
import os
from pathlib import Path
from urllib.parse import urlsplit, urlunsplit

DATABASE = "PARLOUR_DATABASE_URL"
DATA = "PARLOUR_DATA"
FILE = "parlour.db"
USUAL = "parlour-data"
_SQLITE = "sqlite:///"
_POSTGRES = ("postgresql://", "postgres://")


def data_folder(data: Path | None = None) -> Path:
    """The folder of the house's data: as said, or $PARLOUR_DATA, or one in the working folder."""
    return Path(data or os.environ.get(DATA, "") or USUAL)


def database_url(database: str | None = None, data: Path | None = None) -> str:
    """The database: as said, or $PARLOUR_DATABASE_URL, or a file in the data folder."""
    url = (database or os.environ.get(DATABASE, "")).strip() or f"{_SQLITE}{data_folder(data) / FILE}"
    check_url(url)
    return url


def check_url(url: str) -> None:
    """It is of a kind that the store knows; ValueError says which there are."""
    if url != "memory:" and not sqlite_path(url) and not is_postgres(url):
        kind = url.partition(":")[0][:20]
        raise ValueError(f"{kind!r} is no database that Parlour knows. There are sqlite:///FILE, "
                         "postgresql://USER@HOST/NAME and, for trying things out, memory:")


def sqlite_path(url: str) -> Path | None:
    """The file, if it is SQLite's."""
    name = url.removeprefix(_SQLITE)
    return Path(name).expanduser() if name != url and name else None


def is_postgres(url: str) -> bool:
    """Whether it is PostgreSQL's."""
    return url.startswith(_POSTGRES)


def shown(url: str) -> str:
    """The database without the password."""
    parts = urlsplit(url)
    if not is_postgres(url):
        return url
    user, at, host = parts.netloc.rpartition("@")
    return urlunsplit((parts.scheme, user.partition(":")[0] + at + host, parts.path, "", ""))
