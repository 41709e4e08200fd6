"""The file of a SQLite database: in use by one house at a time, and still the one that was opened."""
import os
from pathlib import Path

from .contract import StoreError, Unavailable

try:
    import fcntl
except ImportError:                              # where the system has no such locks, nobody is kept out
    fcntl = None  # type: ignore[assignment]


class Place:
    """A file and the lock beside it; the lock ends with the process, however it ends."""

    def __init__(self, path: Path) -> None:
        self.path = path
        self._opened: tuple[int, int] | None = None
        beside = path.with_name(path.name + ".lock")
        try:
            path.parent.mkdir(parents=True, exist_ok=True)
            self._lock = os.open(beside, os.O_RDWR | os.O_CREAT | getattr(os, "O_CLOEXEC", 0), 0o600)
        except OSError as error:
            raise Unavailable(f"{beside} cannot be written: {error.strerror}.") from error
        try:
            if fcntl:
                fcntl.flock(self._lock, fcntl.LOCK_EX | fcntl.LOCK_NB)
            path.touch(0o600)
        except BlockingIOError:
            os.close(self._lock)
            raise StoreError(f"{path} is in use by another house; a database serves one at a time.") from None
        except OSError as error:
            os.close(self._lock)
            raise Unavailable(f"{path} cannot be written: {error.strerror}.") from error

    def remember(self) -> None:
        """This is the file."""
        self._opened = self._now()

    def check(self) -> None:
        """SQLite would go on writing to a deleted file, and nobody could ever read it."""
        found = self._now()
        if found is None:
            raise Unavailable(f"{self.path} is gone: nothing was written. It goes on when the file is back.")
        if found != self._opened:
            raise Unavailable(f"{self.path} is not the file it was: nothing was written. Start the house again.")

    def leave(self) -> None:
        """Let others have it."""
        os.close(self._lock)

    def _now(self) -> tuple[int, int] | None:
        try:
            found = os.stat(self.path)
        except OSError:
            return None
        return found.st_dev, found.st_ino
