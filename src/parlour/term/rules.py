"""The rules of a game as text."""
from types import SimpleNamespace

from ..games import Rules
from ..words import rules_page

IDS = "The words in brackets are the ids by which the game names a rule when it refuses an act."


def rules_text(rules: Rules, options: SimpleNamespace, language: str = "en") -> str:
    """The rules, and the options as they are now."""
    presets = f"\n\n## Presets\n\n{_presets(rules)}" if rules.presets else ""
    return f"{rules_page(rules, language)}\n\n{IDS}\n\n## Options\n\n{_options(rules, options)}{presets}"


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
