"""The rules of a game as text."""
from pathlib import Path
from types import SimpleNamespace

from ..games import Rules
from ..words import HERE


def rules_text(rules: Rules, options: SimpleNamespace, language: str = "en") -> str:
    """The rules, and the options as they are now."""
    presets = f"\n\n## Presets\n\n{_presets(rules)}" if rules.presets else ""
    return f"{_written(rules, language)}\n\n## Options\n\n{_options(rules, options)}{presets}"


def _written(rules: Rules, language: str) -> str:
    """The file beside the words, or beside the module of a game from outside; else what the module says of itself."""
    places = [HERE / language / f"{rules.name}.rules.md"]
    if rules.module.__file__:
        places.append(Path(rules.module.__file__).parent / f"{rules.name}.rules.md")
    for place in places:
        if place.is_file():
            return place.read_text(encoding="utf-8").strip()
    ids = ", ".join(rules.rules)
    return f"# {rules.name}\n\n{(rules.module.__doc__ or '').strip()}\n\nRules that may forbid an act: {ids}."


def _options(rules: Rules, options: SimpleNamespace) -> str:
    if not rules.choices:
        return "This game has none."
    return "\n".join(
        f"- {name} = {option.text(getattr(options, name))} (usually {option.text(option.default)}; {option.choices}): "
        f"{option.why}." for name, option in rules.choices.items())


def _presets(rules: Rules) -> str:
    lines = []
    for name in rules.presets:
        changes = rules.changed(rules.options({"preset": name}))
        told = ", ".join(f"{option}={value}" for option, value in changes.items())
        lines.append(f"- preset={name}: {told or 'all as usual'}.")
    return "\n".join(lines)
