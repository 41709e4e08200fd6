"""What every store refuses, in the same words."""
import time
from collections.abc import Sequence

from .contract import Conflict
from .things import Token


def now() -> int:
    """Milliseconds of Unix time."""
    return time.time_ns() // 1_000_000


def check_entries(entries: Sequence[bytes]) -> None:
    """At least one, all of them bytes."""
    if not entries:
        raise ValueError("There must be at least one entry to append.")
    if not all(isinstance(entry, bytes) for entry in entries):
        raise TypeError("Entries are bytes.")


def check_next(table: str, first: int, following: int, closed: bool) -> None:
    """The entries continue the log of an open table."""
    if closed:
        raise Conflict(f"Table {table} is closed.")
    if first != following:
        raise Conflict(f"Table {table} goes on with entry {following}, not with {first}.")


def check_token(token: Token, known: bool, given: bool) -> None:
    """The person is known, and the token is new."""
    if not known:
        raise Conflict(f"There is no person {token.person} to give a token to.")
    if given:
        raise Conflict("This token is given already.")
