"""The games of the house, by name; and games from outside, by the entry point `parlour.games`.

A game is a module: its class (named like the module) and the constants that `Rules` reads.
"""
from collections.abc import Callable, Iterator, Mapping
from difflib import get_close_matches
from functools import cache
from importlib import import_module
from operator import attrgetter
from types import ModuleType, SimpleNamespace
from typing import Any

from ..core.cards import NAMES, SUITS, tidy
from ..core.table import Table
from ..options import Option, changed, declared, read

HOUSE = ("qute", "hearts", "spades", "oh_hell", "kabul", "quatch")
GROUP = "parlour.games"


class Rules:
    """What the rest of the house needs to know of a game, read once from its module.

    The acts of a game stand on one page, or on several, if it has more than 64 in all: bids, then cards.
    """

    def __init__(self, name: str, module: ModuleType) -> None:
        self.name = name
        self.module = module
        self.version: int = module.VERSION
        self.cards: tuple[str, ...] = tuple(getattr(module, "CARDS", NAMES))
        self.suits = {suit: sum(1 << card for card, its in enumerate(self.cards) if its[1:] == suit) for suit in SUITS}
        pages = (module.ACTS,) if isinstance(module.ACTS[0], str) else module.ACTS
        self.pages: tuple[tuple[str, ...], ...] = tuple(tuple(page) for page in pages)
        self.rules: dict[str, tuple[str, ...]] = module.RULES
        self.says: tuple[str, ...] = module.SAYS
        self.for_team: tuple[str, ...] = getattr(module, "FOR_TEAM", ())        # what counts for the partner, too
        self.facts: dict[str, tuple[int, int]] = module.FACTS
        self.public: dict[str, tuple[int, int]] = module.PUBLIC
        self.published = (*self.facts, *self.public)
        self.ask = _asks(self.published)         # for the values of these, of a table
        self.words: dict[str, tuple[str, ...]] = module.WORDS
        self.least_wins: bool = module.LEAST_WINS
        self.zones = tuple(f"{zone}{i}" if count > 1 else zone
                           for zone, count in module.ZONES.items() for i in range(count))
        self.table: type[Any] = getattr(module, "".join(part.title() for part in name.split("_")))
        self.choices: dict[str, Option] = declared(module.Options)
        self.presets: dict[str, dict[str, object]] = getattr(module, "PRESETS", {})
        self.groups: dict[str, tuple[str, ...]] = getattr(module, "GROUPS", {})
        if any(len(page) > 64 or len(set(page)) != len(page) for page in self.pages):
            raise ValueError(f"{name} needs at most 64 acts a page, each with a name of its own.")

    def options(self, given: Mapping[str, object]) -> SimpleNamespace:
        """All options: the defaults, a `preset`, those given by name; ValueError says what is allowed."""
        return read(self.name, self.module.Options, given, self.presets)

    def changed(self, options: SimpleNamespace) -> dict[str, str]:
        """Only what differs from the defaults, as text."""
        return changed(self.module.Options, options)

    def group(self, option: str) -> str:
        """What an option is about, in a game that has many; else nothing."""
        return next((group for group, names in self.groups.items() if option in names), "")

    def new(self, options: SimpleNamespace) -> Table:
        """A table of this game, nothing dealt yet."""
        table: Table = self.table(options)
        return table

    def act(self, text: str, page: int = 0) -> int:
        """The number of an act by its name, as people write it; ValueError lists what it could be."""
        acts = self.pages[page]
        if text in acts:
            return acts.index(text)
        name = tidy(text)
        for number, act in enumerate(acts):
            if act.upper() == name:
                return number
        near = get_close_matches(name, [act.upper() for act in acts], 3)
        hint = f" Did you mean {' or '.join(near)}?" if near else f" An act is, for example, {acts[0]}."
        raise ValueError(f"{self.name} has no act called {text[:40]!r}.{hint}")


def _asks(names: tuple[str, ...]) -> Callable[[Table], tuple[Any, ...]]:
    """What tells all these attributes of a table."""
    if len(names) > 1:
        return attrgetter(*names)
    return lambda table: tuple(getattr(table, name) for name in names)


class _Games(Mapping[str, Rules]):
    """All games by name; each is loaded when first asked for."""

    def __init__(self) -> None:
        self._loaded: dict[str, Rules] = {}

    def __getitem__(self, name: str) -> Rules:
        if name not in self._loaded:
            if name in HOUSE:
                module = import_module(f"{__name__}.{name}")
            elif name in (outside := _outside()):
                module = outside[name].load()
            else:
                near = get_close_matches(str(name), list(self), 1)
                hint = f" Did you mean {near[0]}?" if near else ""
                raise KeyError(f"There is no game called {str(name)[:40]!r}.{hint} There are: {', '.join(self)}.")
            self._loaded[name] = Rules(name, module)
        return self._loaded[name]

    def __iter__(self) -> Iterator[str]:
        yield from HOUSE
        yield from _outside()

    def __len__(self) -> int:
        return len(list(iter(self)))


@cache
def _outside() -> dict[str, Any]:
    from importlib.metadata import entry_points  # slow to import, and seldom needed
    return {entry.name: entry for entry in entry_points(group=GROUP) if entry.name not in HOUSE}


GAMES: Mapping[str, Rules] = _Games()


def rules_of(name: str) -> Rules:
    """The rules of a game; ValueError names the games there are."""
    try:
        return GAMES[name]
    except KeyError as error:
        raise ValueError(error.args[0]) from None
