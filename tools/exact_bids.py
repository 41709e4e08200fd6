"""How many bids of Oh Hell are exact at a table of one bot: `python tools/exact_bids.py --help`."""
import time

import click

import parlour
from parlour.arena.interval import mean_of, share_of
from parlour.bots import bot
from parlour.commands import given


@click.command()
@given.option
@click.option("--bot", "name", default="master", show_default=True, help="Who plays, in every seat.")
@click.option("--matches", default=10, show_default=True, type=click.IntRange(1, 1_000_000), help="How many.")
@click.option("--first", default=0, show_default=True, help="The number of the first match, to play in parts.")
def main(options: tuple[str, ...], name: str, matches: int, first: int) -> None:
    """Play matches and print the share of exact bids, and the points of a seat a round, over rounds."""
    exact: list[float] = []
    points: list[float] = []
    took: list[float] = []
    for number in range(first, first + matches):
        match = parlour.new("oh_hell", seed=f"exact {number}", **given.options_of(options))
        match.paused = True
        players = [bot(name, 4 * number + seat) for seat in range(4)]
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
        took.sort()
        median, late = took[len(took) // 2], took[len(took) * 99 // 100]
        click.echo(f"{name}, {number - first + 1} matches: exact {share_of(exact)}, {mean_of(points)} points a round; "
                   f"a decision takes {median:.1f} ms, 99 of 100 at most {late:.1f} ms")


if __name__ == "__main__":
    main()
