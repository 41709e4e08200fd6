"""What the house says, in a person's language: message ids and arguments become sentences here.

The texts are Fluent files beside this one, common.ftl and one a game; a game from outside brings
its own beside its module, named like the game.
"""
from functools import cache
from pathlib import Path
from typing import Any

from .. import language as spoken
from ..games import GAMES, Rules

HERE = Path(__file__).parent


@cache
def _bundle(game: str, language: str) -> Any:
    from fluent.runtime import FluentBundle, FluentResource  # slow to import, and not always needed
    bundle = FluentBundle([language], use_isolating=False)
    places = [HERE / language / "common.ftl", HERE / language / f"{game}.ftl"]
    if game in GAMES and (module := GAMES[game].module.__file__):
        places.append(Path(module).parent / f"{game}.ftl")
    for place in places:
        if place.is_file():
            bundle.add_resource(FluentResource(place.read_text(encoding="utf-8")), allow_overrides=True)
    return bundle


def has(game: str, message: str, language: str = "") -> bool:
    """Whether there is a text for this message."""
    return bool(_bundle(game, language or spoken.now).has_message(message))


def sentence(game: str, message: str, /, language: str = "", **about: object) -> str:
    """The text of a message; of one that has none, its id in plain words."""
    bundle = _bundle(game, language or spoken.now)
    if not bundle.has_message(message):
        return message.replace("-", " ").capitalize() + "."
    text, errors = bundle.format_pattern(bundle.get_message(message).value, about)
    if errors:
        raise ValueError(f"The text {message!r} of {game} needs other arguments: {errors[0]}")
    return str(text)


def rules_page(rules: Rules, language: str = "") -> str:
    """The rules of a game: the file beside the words or beside a module from outside; else what that says."""
    places = [HERE / (language or spoken.now) / f"{rules.name}.rules.md"]
    if rules.module.__file__:
        places.append(Path(rules.module.__file__).parent / f"{rules.name}.rules.md")
    for place in places:
        if place.is_file():
            return place.read_text(encoding="utf-8").strip()
    ids = ", ".join(rules.rules)
    return f"# {rules.name}\n\n{(rules.module.__doc__ or '').strip()}\n\nRules that may forbid an act: {ids}."
