"""What cannot be done."""
from typing import Any


class Refusal(Exception):
    """Something that cannot be done: the id of a message, and what it speaks of."""

    def __init__(self, why: str, **about: Any) -> None:
        super().__init__(why)
        self.why = why
        self.about = about
