"""Copying a table's fields (compiled: one memcpy, see memory.pxd)."""
from typing import Any


def copy_fields(target: Any, source: Any) -> None:
    """Copy everything but the story."""
    fields = target.__dict__
    for name, value in source.__dict__.items():
        if name != "story":
            fields[name] = value[:] if isinstance(value, list) else value


def twin(like: Any) -> Any:
    """A new table with the same fields, but no story."""
    new = object.__new__(type(like))
    copy_fields(new, like)
    new.story = None
    return new


def is_outside(table: Any) -> bool:
    """Whether this game's rules stay plain Python while the core is compiled."""
    return False
