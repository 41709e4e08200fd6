"""An option is declared once; flags, forms, checks and docs are read from it.

In the module of a game:

    class Options:
        limit: int = opt(100, "The match ends when somebody has this many points", 25, 500)
        jack: bool = opt(False, "Whoever takes the jack of diamonds gets ten points off")
        trump: str = opt("turned", "Where the trump card comes from", "turned", "dealer")

    PRESETS = {"short": {"limit": 50}}      # if it has some: sets of options with a name of their own
"""
import re
from collections.abc import Mapping
from dataclasses import dataclass
from difflib import get_close_matches
from types import MappingProxyType, SimpleNamespace
from typing import Any

_WORDS = {"on": True, "yes": True, "true": True, "1": True, "off": False, "no": False, "false": False, "0": False}


class Unfit(ValueError):
    """Options that do not go together: the id of a message, and the same in a sentence."""

    def __init__(self, why: str, sentence: str) -> None:
        super().__init__(sentence)
        self.why = why


@dataclass(frozen=True)
class Option:
    """One option of a game: its default, why one would change it, and what is allowed."""

    name: str
    default: bool | int | str
    why: str
    allowed: tuple[Any, ...]            # of a number: from and to; of a word: the words

    @property
    def choices(self) -> str:
        """What is allowed, as a person would say it."""
        if isinstance(self.default, bool):
            return "on or off"
        if isinstance(self.default, int):
            low, high = self.allowed
            return f"{low} to {high}" if low != high else f"only {low}"
        return ", ".join(self.allowed[:-1]) + f" or {self.allowed[-1]}"

    def read(self, value: object) -> bool | int | str:
        """This value, from text or as it is; ValueError says what is allowed."""
        found: object = value
        if isinstance(self.default, bool):
            found = _WORDS.get(value.strip().lower()) if isinstance(value, str) else value
            good = isinstance(found, bool)
        elif isinstance(self.default, int):
            if isinstance(value, str) and re.fullmatch(r"\s*-?[0-9]{1,9}\s*", value):
                found = int(value)
            good = isinstance(found, int) and not isinstance(found, bool)
            good = good and self.allowed[0] <= found <= self.allowed[1]
        else:
            found = value.strip().lower() if isinstance(value, str) else value
            good = found in self.allowed
        if not good:
            raise ValueError(f"Option {self.name} cannot be {str(value)[:40]!r}: it takes {self.choices}.")
        return found    # type: ignore[return-value]

    def text(self, value: object) -> str:
        """A value as it is written in commands and records."""
        return ("on" if value else "off") if isinstance(self.default, bool) else str(value)


def opt(default: Any, why: str, *allowed: Any) -> Any:
    """Declare an option: a switch, a number with its least and greatest, or a word with all its words."""
    return Option("", default, why, allowed)


def declared(options: type) -> dict[str, Option]:
    """The options of a class, by name, in the order they were declared."""
    return {name: Option(name, o.default, o.why, o.allowed)
            for name, o in vars(options).items() if isinstance(o, Option)}


def read(game: str, options: type, given: Mapping[str, object],
         presets: Mapping[str, Mapping[str, object]] = MappingProxyType({})) -> SimpleNamespace:
    """All the options of a game: the defaults, over them what a `preset` says, over that those given by name.

    ValueError names an unknown option's nearest, or what a bad value should have been.
    """
    known = declared(options)
    if presets and "preset" in given:
        chosen = str(given["preset"]).strip().lower()
        if chosen not in presets:
            near = get_close_matches(chosen, presets, 1)
            hint = f" Did you mean {near[0]}?" if near else ""
            raise ValueError(f"{game} has no preset {chosen[:40]!r}.{hint} It has {', '.join(presets)}.")
        given = {**presets[chosen], **{name: value for name, value in given.items() if name != "preset"}}
    for name in given:
        if name not in known:
            near = get_close_matches(str(name), known, 1)
            hint = f" Did you mean {near[0]}?" if near else ""
            raise ValueError(f"{game} has no option {str(name)[:40]!r}.{hint} It has {', '.join(known)}.")
    return SimpleNamespace(**{name: o.read(given[name]) if name in given else o.default for name, o in known.items()})


def changed(options: type, chosen: SimpleNamespace) -> dict[str, str]:
    """Only what differs from the defaults, as text."""
    return {name: o.text(getattr(chosen, name)) for name, o in declared(options).items()
            if getattr(chosen, name) != o.default}
