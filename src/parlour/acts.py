"""Acts as people meet them: a number with a name, the set of legal ones, the refusal of others."""
from collections.abc import Iterator
from functools import cache
from typing import Any

from .core.bits import each
from .games import Rules


class Action(int):
    """An action of a game: an int from 0 to 63 that shows its name."""

    name: str

    def __new__(cls, number: int, name: str) -> "Action":
        """The action of this number."""
        self = super().__new__(cls, number)
        self.name = name
        return self

    def __str__(self) -> str:
        return self.name

    def __repr__(self) -> str:
        return f"<{int(self)}: {self.name}>"


@cache
def actions_of(rules: Rules, page: int) -> tuple[Action, ...]:
    """All actions on a page of a game, by number."""
    return tuple(Action(number, name) for number, name in enumerate(rules.pages[page]))


class Legal:
    """The legal acts of one seat: iterate, ask `in` or `len`, or print them.

    Nothing is listed before it is asked for.
    """

    def __init__(self, rules: Rules, page: int, mask: int) -> None:
        self._rules = rules
        self._page = page
        self.mask = mask

    def __iter__(self) -> Iterator[Action]:
        actions = actions_of(self._rules, self._page)
        return (actions[number] for number in each(self.mask))

    def __len__(self) -> int:
        return self.mask.bit_count()

    def __bool__(self) -> bool:
        return self.mask != 0

    def __contains__(self, act: object) -> bool:
        if isinstance(act, str):
            try:
                act = self._rules.act(act, self._page)
            except ValueError:
                return False
        return isinstance(act, int) and 0 <= act < 64 and bool(self.mask >> act & 1)

    def __repr__(self) -> str:
        return f"<Legal: {', '.join(act.name for act in self) or 'nothing'}>"


class NotAllowed(ValueError):
    """An act that the rules forbid: `rule` is the id of the rule, `about` what it speaks of."""

    def __init__(self, rules: Rules, act: str, rule: str, about: dict[str, Any]) -> None:
        self.game = rules.name
        self.act = act
        self.rule = rule
        self.about = about
        super().__init__(rule)

    def __str__(self) -> str:
        from .words import sentence
        return f"{sentence(self.game, self.rule, act=self.act, **self.about)} ({self.rule})"
