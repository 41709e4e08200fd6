"""How long each level thinks, in CPU time: `python tools/decision_times.py --help`.

Whole matches of one level in all seats, up to a number of decisions.  Decisions with a single legal act are left
out.  The memory is the most that the process had at any time, with the interpreter and the game.
"""
import resource
import time

import click

import parlour
from parlour.bots import bot
from parlour.commands import given

LEVELS = ("novice", "casual", "skilled", "expert", "master")


def times(game: str, level: str, decisions: int, options: dict[str, object]) -> list[float]:
    """Milliseconds of CPU for each decision, in order of length."""
    took: list[float] = []
    number = 0
    while len(took) < decisions:
        match = parlour.new(game, seed=f"times {number}", **options)
        number += 1
        players = [bot(level, number * 10 + seat) for seat in range(len(match.scores))]
        while not match.over and len(took) < decisions:
            seat = match.to_act[0]
            view, began = match.view(seat), time.process_time()
            action = players[seat].choose(view).action
            if len(view.acts) > 1:
                took.append(1000 * (time.process_time() - began))
            match.play(seat, action)
    return sorted(took)


@click.command()
@click.argument("games", nargs=-1, type=click.Choice(list(parlour.GAMES)))
@given.option
@click.option("--decisions", default=2000, show_default=True, type=click.IntRange(100), help="How many of each level.")
def main(games: tuple[str, ...], options: tuple[str, ...], decisions: int) -> None:
    """Print median, 99th percentile and longest decision of every level in GAMES, or in all of them."""
    click.echo("| game | level | median, ms | p99, ms | longest, ms |\n|---|---|---|---|---|")
    for game in games or tuple(parlour.GAMES):
        for level in LEVELS:
            took = times(game, level, decisions, given.options_of(options))
            click.echo(f"| {game} | {level} | {took[len(took) // 2]:.2f} | {took[len(took) * 99 // 100]:.2f} | "
                       f"{took[-1]:.2f} |")
    click.echo(f"\nAt most {resource.getrusage(resource.RUSAGE_SELF).ru_maxrss / 1024:.0f} MB in all.")


if __name__ == "__main__":
    main()
