"""The options and presets of a game as the tables in docs/games: `python tests/docs/options_table.py hearts`."""
import sys

from parlour import GAMES


def options_table(name: str) -> str:
    """Made from what the rules declare."""
    rules = GAMES[name]
    lines = ["| Option | Usually | Allowed | What for |", "|---|---|---|---|"]
    lines += [f"| `{option.name}` | {option.text(option.default)} | {option.choices} | {option.why} |"
              for option in rules.choices.values()]
    return "\n".join(lines)


def presets_table(name: str) -> str:
    """What each preset changes."""
    rules = GAMES[name]
    lines = ["| Preset | What it changes |", "|---|---|"]
    for preset in rules.presets:
        changes = rules.changed(rules.options({"preset": preset}))
        told = ", ".join(f"`{option}={value}`" for option, value in changes.items())
        lines.append(f"| `{preset}` | {told or 'nothing: all as usual'} |")
    return "\n".join(lines)


if __name__ == "__main__":
    print(options_table(sys.argv[1]))
    if GAMES[sys.argv[1]].presets:
        print(f"\n{presets_table(sys.argv[1])}")
