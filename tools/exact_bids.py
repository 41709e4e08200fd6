"""How many bids of Oh Hell are exact at a table of one bot: `python tools/exact_bids.py --help`.

At the end it also tells by how much the bids miss the number of tricks, and how many are exact for each such miss.
"""
import time

import click
from trial import player

import parlour
from parlour.arena.interval import mean_of
from parlour.commands import given


@click.command()
@given.option
@click.option("--bot", "name", default="master", show_default=True, help="Who plays, named as in tools/trial.py.")
@click.option("--matches", default=10, show_default=True, type=click.IntRange(1, 1_000_000), help="How many.")
@click.option("--first", default=0, show_default=True, help="The number of the first match, to play in parts.")
def main(options: tuple[str, ...], name: str, matches: int, first: int) -> None:
    """Play matches and print the share of exact bids, and the points of a seat a round, over rounds."""
    exact: list[float] = []
    points: list[float] = []
    took: list[float] = []
    apart: dict[int, list[float]] = {}
    for number in range(first, first + matches):
        match = parlour.new("oh_hell", seed=f"exact {number}", **given.options_of(options))
        match.paused = True
        players = [player("oh_hell", name, 4 * number + seat) for seat in range(4)]
        while not match.over:
            if not match.to_act:
                match.deal()
            while match.to_act:
                seat = match.to_act[0]
                view = match.view(seat)
                began = time.process_time()
                action = players[seat].choose(view).action
                took.append(1000 * (time.process_time() - began))
                match.play(seat, action)
            table = match.state
            exact.append(sum(table.bids[seat] == table.tricks[seat] for seat in range(4)) / 4)
            points.append(sum(table.gained[seat] for seat in range(4)) / 4)
            apart.setdefault(table.total - table.cards, []).append(exact[-1])
        took.sort()
        median, late = took[len(took) // 2], took[len(took) * 99 // 100]
        click.echo(f"{name}, {number - first + 1} matches: exact {mean_of([100 * share for share in exact])} %, "
                   f"{mean_of(points)} points a round; "
                   f"a decision takes {median:.1f} ms, 99 of 100 at most {late:.1f} ms")
    missed = sum(by * len(shares) for by, shares in apart.items()) / len(exact)
    each = ", ".join(f"{by:+d} {100 * sum(shares) / len(shares):.0f} % ({len(shares)})"
                     for by, shares in sorted(apart.items()))
    click.echo(f"the bids are {missed:+.2f} tricks from all there are in the mean; exact by how far: {each}")


if __name__ == "__main__":
    main()
