"""Single rounds of Oh Hell, two bots against two: `python tools/oh_hell_rounds.py master expert --help`.

Rounds are those of a standard match in turn, all seats with no points yet; each deal is played twice, with the pairs
in each other's seats.  Printed is what the first has more than the second, with a 95 % interval over deals.  Bots
are named as in `tools/trial.py`.
"""
import time

import click
from trial import player

import parlour
from parlour.arena.interval import mean_of
from parlour.commands import given

SIZES = 19                                       # rounds of a standard match


@click.command()
@click.argument("one")
@click.argument("other")
@given.option
@click.option("--deals", default=152, show_default=True, type=click.IntRange(2), help="How many.")
@click.option("--first", default=0, show_default=True, help="The number of the first deal.")
def main(one: str, other: str, options: tuple[str, ...], deals: int, first: int) -> None:
    """Let ONE and OTHER play single rounds."""
    chosen = " ".join(options)
    points: list[float] = []
    exact: list[float] = []
    clock: dict[int, list[float]] = {0: [], 1: []}
    with click.progressbar(range(first, first + deals), label=f"{one} against {other}, deals") as numbers:
        for number in numbers:
            better, made = 0.0, 0.0
            for swapped in range(2):
                match = parlour.position(f"oh_hell {chosen} round:{number % SIZES} dealer:{number // SIZES % 4} deck:*")
                assert isinstance(match, parlour.Match)
                match.paused = True
                match.deal(f"rounds {number}".encode().ljust(32))
                sits = [(one, other)[(seat + swapped) % 2] for seat in range(4)]
                players = [player("oh_hell", name, 10 * number + seat) for seat, name in enumerate(sits)]
                while match.to_act:
                    seat = match.to_act[0]
                    view, began = match.view(seat), time.process_time()
                    act = players[seat].choose(view).action
                    clock[(seat + swapped) % 2].append(time.process_time() - began)
                    match.play(seat, act)
                for seat in range(4):
                    sign = -1 if (seat + swapped) % 2 else 1
                    better += sign * match.state.gained[seat] / 4
                    made += sign * 100 * (match.state.bids[seat] == match.state.tricks[seat]) / 4
            points.append(better)
            exact.append(made)
    here, there = (f"{1000 * sum(times) / len(times):.2f} ms" for times in clock.values())
    click.echo(f"{one} has {mean_of(points)} points a round and {mean_of(exact)} % exact bids more than {other}, "
               f"over {deals} deals; CPU a decision {here} and {there}")


if __name__ == "__main__":
    main()
