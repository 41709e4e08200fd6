"""Bots decide the same whatever lies where they cannot see: `python tests/conformance/honesty.py --help`.

Two cards that a seat cannot tell are swapped in the middle of a match, which is played on with the same acts; then
the bot is asked about the last decision in both.  It must do the same, and expect the same of every act.
"""
from collections import Counter

import click

from conformance import relabel
from parlour import GAMES
from parlour.bots import bot
from parlour.view import View

LEVELS = ("novice", "casual", "skilled", "expert", "master")


def asked(name: str, game: str, swaps: int, seed: int) -> Counter[str]:
    """How many decisions of a bot were compared, and how many differed."""
    def same(one: View, other: View) -> bool:
        return bot(name, seed).choose(one) == bot(name, seed).choose(other)
    return relabel.run(game, swaps, seed, same)


@click.command()
@click.option("--swaps", default=680, show_default=True, help="How many for each game and level.")
@click.option("--seed", default=1, show_default=True, help="Other matches, swaps and decisions.")
@click.option("--game", "games", multiple=True, type=click.Choice(list(GAMES)), help="Only this; may be given again.")
def main(swaps: int, seed: int, games: tuple[str, ...]) -> int:
    """Ask all levels in all games; the exit code is 1 if a decision hangs on a card that is hidden."""
    total: Counter[str] = Counter()
    for game in games or tuple(GAMES):
        for name in LEVELS:
            count = asked(name, game, swaps, seed)
            total += count
            click.echo(f"{game:8} {name:8} swaps {count['decided']:6,}, decided otherwise {count['decided otherwise']}")
    click.echo(f"In all {total['decided']:,} swaps, {total['decided otherwise']} changed decisions.")
    return 1 if total["decided otherwise"] else 0


if __name__ == "__main__":
    raise SystemExit(main(standalone_mode=False))
