"""Single hands of Hearts, two bots against two: `python tools/hearts_hands.py master flat:10000 --help`.

Each deal is played twice, with the pairs in each other's seats, and never near the end of a match.  Printed is how
many points a hand the first is better than the second, with a 95 % interval over deals, and the CPU time of a
decision on both sides.  Runs with other `--first` add to each other.  With `--alone` the first sits alone, once in
each seat, against three of the second, and its own points are printed too.
Bots are named as in `tools/trial.py`.
"""
import time

import click
from trial import player

import parlour
from parlour.arena.interval import mean_of

Clock = dict[str, list[float]]


def hand(sits: list[str], deal: int, passing: bool, clock: Clock) -> list[int]:
    """The points of each seat in one hand."""
    match = parlour.new("hearts", seed=f"x{deal}", passing=passing, limit=500)
    match.paused = True
    players = [player("hearts", name, deal * 10 + seat) for seat, name in enumerate(sits)]
    while match.to_act:
        seat = match.to_act[0]
        view, began = match.view(seat), time.process_time()
        act = players[seat].choose(view).action
        clock[sits[seat]].append(time.process_time() - began)
        match.play(seat, act)
    return list(match.state.gained)


@click.command()
@click.argument("one")
@click.argument("other")
@click.option("--deals", default=100, show_default=True, type=click.IntRange(2), help="How many.")
@click.option("--first", default=0, show_default=True, help="The number of the first deal.")
@click.option("--passing", is_flag=True, help="With a pass to the left before the hand.")
@click.option("--alone", is_flag=True, help="ONE sits alone against three of OTHER.")
def main(one: str, other: str, deals: int, first: int, passing: bool, alone: bool) -> None:
    """Let ONE and OTHER play single hands."""
    if one == other:
        raise click.ClickException("Name two bots that differ.")
    clock: Clock = {one: [], other: []}
    better: list[float] = []
    own: list[float] = []
    with click.progressbar(range(first, first + deals), label=f"{one} against {other}, deals") as numbers:
        for deal in numbers:
            mine, theirs = [], []
            for turn in range(4 if alone else 2):
                sits = [one if (seat == turn if alone else (seat + turn) % 2 == 0) else other for seat in range(4)]
                for name, points in zip(sits, hand(sits, deal, passing, clock), strict=True):
                    (mine if name == one else theirs).append(points)
            own.append(sum(mine) / len(mine))
            better.append(sum(theirs) / len(theirs) - own[-1])
    here, there = (f"{1000 * sum(times) / len(times):.2f} ms" for times in clock.values())
    has = f" and has {mean_of(own)} itself" if alone else ""
    click.echo(f"{one} is better than {other} by {mean_of(better)} points a hand{has}, over {deals} deals; "
               f"CPU a decision {here} and {there}")


if __name__ == "__main__":
    main()
