"""The rules of a game as text."""
from types import SimpleNamespace

from ..games import Rules
from ..options import Option
from ..words import has, rules_page, sentence


def rules_text(rules: Rules, options: SimpleNamespace) -> str:
    """The rules, and the options as they are now."""
    parts = [rules_page(rules), _say(rules, "rules-ids"),
             f"## {_say(rules, 'rules-options')}", _options(rules, options)]
    if rules.presets:
        parts += [f"## {_say(rules, 'rules-presets')}", _presets(rules)]
    return "\n\n".join(parts)


def _say(rules: Rules, message: str, **about: object) -> str:
    return sentence(rules.name, message, "", **about)


def _options(rules: Rules, options: SimpleNamespace) -> str:
    if not rules.choices:
        return _say(rules, "rules-no-options")
    return "\n".join(
        _say(rules, "rules-option", name=name, value=option.text(getattr(options, name)),
             usual=option.text(option.default), choices=option.choices, why=_why(rules, option))
        for name, option in rules.choices.items())


def _why(rules: Rules, option: Option) -> str:
    """Why one would change an option, in the language that is spoken; the game itself says it in English."""
    message = f"option-{option.name}-why"
    return _say(rules, message) if has(rules.name, message) else option.why


def _presets(rules: Rules) -> str:
    lines = []
    for name in rules.presets:
        changes = rules.changed(rules.options({"preset": name}))
        told = ", ".join(f"{option}={value}" for option, value in changes.items())
        lines.append(_say(rules, "rules-preset", name=name, told=told or _say(rules, "rules-usual")))
    return "\n".join(lines)
