"""What went wrong in a database, as a sentence; never with anything of what was to be written."""
import sqlite3

import sqlalchemy as sa

from .contract import Unavailable

_SQLITE = {
    "SQLITE_FULL": "The disk is full, or the database may not grow: nothing was written. Make room, and it goes on.",
    "SQLITE_IOERR": "The disk refuses to read or write the database: nothing was written.",
    "SQLITE_READONLY": "The database cannot be written: its file or folder is read-only, or was moved.",
    "SQLITE_CANTOPEN": "The database cannot be opened: see that its folder is there and may be written.",
    "SQLITE_BUSY": "The database is locked by another program: nothing was written.",
    "SQLITE_CORRUPT": "The database is damaged: run parlour doctor, and restore a backup.",
    "SQLITE_NOTADB": "The file is no SQLite database.",
}
_POSTGRES = {                                    # by the beginning of the code of the error
    "53100": "The disk of the database is full: nothing was written. Make room, and it goes on.",
    "53": "The database has no room for another connection, or no memory: nothing was written.",
    "57P": "The database is starting or stopping: nothing was written.",
    "57014": "The database took too long: nothing was written.",
    "25006": "The database cannot be written: it is read-only now.",
    "28": "The database refuses the user or the password.",
    "3D000": "There is no database of that name on the server.",
    "3F000": "The database has no schema to write to.",
    "42501": "The database does not allow its user to do this.",
    "08": "The connection to the database is lost: nothing was written.",
    "58": "The disk refuses the database: nothing was written.",
    "XX": "The database is in trouble: see its own log.",
}
GONE = "The database cannot be reached: nothing was written. It goes on when the database is back."


def unavailable(error: BaseException) -> Unavailable | None:
    """The sentence for an error of a database that can pass; none if it is ours, or of the data."""
    cause: BaseException | None = error.orig if isinstance(error, sa.exc.DBAPIError) else error
    while cause is not None:
        name = getattr(cause, "sqlite_errorname", None)
        if isinstance(cause, sqlite3.Error) and name:
            return next((Unavailable(text) for start, text in _SQLITE.items() if name.startswith(start)), None)
        code = getattr(cause, "sqlstate", None)
        if isinstance(code, str):
            return next((Unavailable(text) for start, text in _POSTGRES.items() if code.startswith(start)), None)
        if isinstance(cause, OSError) or type(cause).__name__ in _LOST:
            return Unavailable(GONE)
        cause = cause.__cause__
    if isinstance(error, sa.exc.DBAPIError) and error.connection_invalidated:
        return Unavailable(GONE)
    return None


_LOST = {"InterfaceError", "InternalClientError", "ConnectionDoesNotExistError", "TimeoutError"}
