"""Single hands of Hearts, two bots against two: `python tools/hearts_hands.py master flat:10000 --help`.

Each deal is played twice, with the pairs in each other's seats, and never near the end of a match.  Printed is how
many points a hand the first is better than the second, with a 95 % interval over deals, and the CPU time of a
decision on both sides.  Runs with other `--first` add to each other.
"""
import time

import click

import parlour
from parlour.arena.interval import mean_of
from parlour.bots import bot

Clock = dict[str, list[float]]


def hand(names: tuple[str, str], deal: int, swapped: int, passing: bool, clock: Clock) -> int:
    """The points of the second pair less those of the first, in one hand."""
    match = parlour.new("hearts", seed=f"x{deal}", passing=passing, limit=500)
    match.paused = True
    sits = [names[(seat + swapped) % 2] for seat in range(4)]
    players = [bot(name, deal * 10 + seat) for seat, name in enumerate(sits)]
    while match.to_act:
        seat = match.to_act[0]
        view, began = match.view(seat), time.process_time()
        act = players[seat].choose(view).action
        clock[sits[seat]].append(time.process_time() - began)
        match.play(seat, act)
    return sum(score if (seat + swapped) % 2 else -score for seat, score in enumerate(match.scores))


@click.command()
@click.argument("one")
@click.argument("other")
@click.option("--deals", default=100, show_default=True, type=click.IntRange(2), help="How many.")
@click.option("--first", default=0, show_default=True, help="The number of the first deal.")
@click.option("--passing", is_flag=True, help="With a pass to the left before the hand.")
def main(one: str, other: str, deals: int, first: int, passing: bool) -> None:
    """Let ONE and OTHER play single hands."""
    if one == other:
        raise click.ClickException("Name two bots that differ.")
    clock: Clock = {one: [], other: []}
    found: list[float] = []
    with click.progressbar(range(first, first + deals), label=f"{one} against {other}, deals") as numbers:
        for deal in numbers:
            found.append(sum(hand((one, other), deal, swapped, passing, clock) for swapped in range(2)) / 4)
    here, there = (f"{1000 * sum(times) / len(times):.2f} ms" for times in clock.values())
    click.echo(f"{one} is better than {other} by {mean_of(found)} points a hand over {deals} deals; "
               f"CPU a decision {here} and {there}")


if __name__ == "__main__":
    main()
