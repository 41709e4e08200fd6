"""Finds the weights of careful play in Qute: `python tools/train_weights.py --help`.

One or two weights at a time are changed by lot.  The changed player and the one so far each play the same rounds
against the rule of thumb, from every seat; what is better in a thousand deals is tried in more, and kept if it is
better by two standard errors there.  What was tried is kept in a file, a line each: run it again, and it goes on from
there.
"""
import json
import math
import random
from pathlib import Path

import click

from parlour.core.mind import Mind
from parlour.games import rules_of
from parlour.minds.qute import WEIGHTS, QuteMind

CARE = 2                                         # the concept of the mind that plays by weights
FEW, SURE = 1000, 2.0                            # deals for a first look; standard errors for good


def round_of(weights: list[int], seats: int, number: int, shift: int) -> float:
    """How many points fewer a round brings the careful player, in the seat `shift`, than the others in the mean."""
    rules = rules_of("qute")
    table = rules.new(rules.options({"seats": seats}))
    table.deal(number.to_bytes(32, "little"))
    mine, plain = QuteMind(table, CARE), Mind(table, 0)
    mine.weights = weights
    r = number * 1_000_003
    while table.to_act:
        seat = table.who()
        r += 1
        table.play(seat, (mine if seat == shift else plain).decide(seat, r))
    others = [table.scores[seat] for seat in range(seats) if seat != shift]
    return math.fsum(others) / len(others) - table.scores[shift]


def better(new: list[int], old: list[int], seats: int, first: int, deals: int) -> tuple[float, float]:
    """How much more the new weights bring a round than the old ones, and its standard error, over deals."""
    found = [math.fsum(round_of(new, seats, first + n, shift) - round_of(old, seats, first + n, shift)
                       for shift in range(seats)) / seats for n in range(deals)]
    mean = math.fsum(found) / deals
    return mean, math.sqrt(math.fsum((one - mean) ** 2 for one in found) / (deals - 1) / deals)


def changed(weights: list[int], rng: random.Random) -> list[int]:
    """One or two of them, by a little or by much."""
    new = list(weights)
    for i in rng.sample(range(len(new)), rng.choice([1, 1, 2])):
        new[i] += rng.choice([-1, 1]) * rng.choice([1, 3, 5, 10, 20, 40])
    return new


@click.command()
@click.option("--seats", default=2, show_default=True, type=click.IntRange(2, 4))
@click.option("--tries", default=500, show_default=True, type=click.IntRange(1, 1_000_000), help="How many in all.")
@click.option("--deals", default=5000, show_default=True, type=click.IntRange(100, 1_000_000), help="To be sure.")
@click.option("--file", type=click.Path(path_type=Path), help="Where it is kept; weights-SEATS.jsonl if not given.")
def main(seats: int, tries: int, deals: int, file: Path | None) -> None:
    """Try changes of the weights of careful play and print the best found."""
    file = file or Path(f"weights-{seats}.jsonl")
    lines = [json.loads(line) for line in file.read_text().splitlines()] if file.exists() else []
    best = lines[-1]["weights"] if lines else list(WEIGHTS[:30] if seats == 2 else WEIGHTS[30:])
    with click.progressbar(range(len(lines), tries), label="tries") as numbers, file.open("a") as out:
        for number in numbers:
            new, first = changed(best, random.Random(number)), 1_000_000 * (number + 1)
            gain, error = better(new, best, seats, first, FEW)
            if gain > 0.7 * error:
                gain, error = better(new, best, seats, first + FEW, deals)
                best = new if gain > SURE * error else best
            out.write(json.dumps({"gain": gain, "error": error, "weights": best}) + "\n")
            out.flush()
    click.echo(str(best))


if __name__ == "__main__":
    main()
