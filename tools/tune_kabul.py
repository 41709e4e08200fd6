"""At which total the threshold player of Kabul had best call, under one price of a wrong call.

    python tools/tune_kabul.py none --grid 8,11,14,17,20,23,26,30 --rounds 700

Every seat of every round is given a number of the grid by lot, those that did better so far more often; the one that
is best among such opponents is printed with the others.  The same seed gives the same figures.
"""
import math
import random

import click

import parlour
from parlour.bots import Bot, bot

FORGETS, DRAWN_OUT, LEAST = 0.997, 2.5, 0.02     # how soon early rounds fade; how steep the choice; the least chance


def played(players: list[Bot], seed: str, false_call: str) -> list[int]:
    """What one round brings each seat."""
    match = parlour.new("kabul", seed=seed, false_call=false_call, rounds=1)
    while not match.over:
        for seat in match.to_act:
            match.play(seat, players[seat].choose(match.view(seat)).action)
    return list(match.scores)


@click.command()
@click.argument("false_call")
@click.option("--grid", default="3,5,7,9,11,13,16,19", show_default=True, help="The totals to try.")
@click.option("--rounds", default=700, show_default=True, type=click.IntRange(1, 1_000_000))
@click.option("--seed", default=0, show_default=True)
def command(false_call: str, grid: str, rounds: int, seed: int) -> None:
    """Print for each total of the grid how much better than the table it did, and how often it was chosen."""
    totals = [int(word) for word in grid.split(",")]
    rng = random.Random(f"{false_call} {seed}")
    sums, counts, weights = dict.fromkeys(totals, 0.0), dict.fromkeys(totals, 0.0), dict.fromkeys(totals, 1.0)
    with click.progressbar(range(rounds), label=false_call) as numbers:
        for number in numbers:
            chosen = rng.choices(totals, [weights[total] for total in totals], k=4)
            scores = played([bot(f"threshold:{total}") for total in chosen], f"tune {seed} {number}", false_call)
            for total, score in zip(chosen, scores, strict=True):
                sums[total] = sums[total] * FORGETS + score - sum(scores) / 4
                counts[total] = counts[total] * FORGETS + 1
            if number > rounds / 5:
                steep = DRAWN_OUT * (1 + 4 * number / rounds)
                weights = {total: max(LEAST, math.exp(steep * sums[total] / (counts[total] + 20))) for total in totals}
    for total in totals:
        click.echo(f"{total:3}  {sums[total] / max(counts[total], 1):+.3f} a round better than its table, "
                   f"{counts[total]:.0f} times of late")


if __name__ == "__main__":
    command()
