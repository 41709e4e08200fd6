"""The options of a game as the table in docs/games: `python tests/docs/options_table.py hearts`."""
import sys

from parlour import GAMES


def options_table(name: str) -> str:
    """Made from what the rules declare."""
    rules = GAMES[name]
    lines = ["| Option | Usually | Allowed | What for |", "|---|---|---|---|"]
    lines += [f"| `{option.name}` | {option.text(option.default)} | {option.choices} | {option.why} |"
              for option in rules.choices.values()]
    return "\n".join(lines)


if __name__ == "__main__":
    print(options_table(sys.argv[1]))
