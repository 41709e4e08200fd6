"""What one player of Kabul brings against three threshold players: `python tools/kabul_bound.py --help`.

With `--sees` it is a yardstick and no bot: a search that is shown cards which no player may see.  `own` is its whole
row, `rows` are all rows, `all` is the deck as well.  So it says what is within reach at most.  Rounds stand alone, and
the player's seat goes round from one to the next.  What was counted is kept in a file, a line a round: run it again
with more, and it goes on from there.
"""
import json
import time
from pathlib import Path

import click

import parlour
from parlour.arena.interval import mean_of
from parlour.bots import Bot, Thought, bot
from parlour.bots.flat import halved
from parlour.commands import given
from parlour.core.bits import each
from parlour.core.flat import Flat
from parlour.core.table import Table
from parlour.minds import mind_of
from parlour.view import View, view_of

SHOWN = {"own": lambda table, seat: table.zone[seat],
         "rows": lambda table, seat: sum(table.zone[:table.seats]),
         "all": lambda table, seat: table.pack}
KNOWS = 5                                        # with care, and reads the others


def shown(match: parlour.Match, seat: int, what: str) -> View:
    """The view of a seat that knows more than it may."""
    table: Table = match.state
    known = list(table.known)
    known[seat] |= SHOWN[what](table, seat)
    table.known = known
    return view_of(match.rules, match.options, table, seat)


def searched(view: View, budget: int, r: int) -> Thought:
    """What flat search finds there."""
    legal = each(view.legal)
    if len(legal) == 1:
        return Thought(legal[0], {})
    mind = mind_of("kabul")
    worthy = mind(view.imagine(r), KNOWS).worthy(view.seat, view.legal) & view.legal or view.legal
    return halved(Flat(view.worlds, mind, KNOWS, 1, True), legal, budget, r, worthy)


def play(options: dict[str, object], name: str, sees: str, budget: int, number: int) -> list[float]:
    """One round: the points of the player and of the table's mean, who called (1: the player), its decisions in ms."""
    match = parlour.new("kabul", seed=f"bound {number}", **{**options, "rounds": 1})
    match.paused = True
    seats = match.state.seats
    mine = number % seats
    players: list[Bot] = [bot(name if seat == mine else "threshold", number) for seat in range(seats)]
    took: list[float] = []
    while match.to_act:
        seat = match.to_act[0]
        if seat == mine and sees:
            match.play(seat, searched(shown(match, seat, sees), budget, 1000 * number + len(match.acts)).action)
            continue
        view = match.view(seat)
        began = time.process_time()
        act = players[seat].choose(view).action
        if seat == mine:
            took.append(1000 * (time.process_time() - began))
        match.play(seat, act)
    return [match.scores[mine], sum(match.scores) / seats, float(match.state.caller == mine), match.state.turns, *took]


@click.command()
@given.option
@click.option("--bot", "name", default="master", show_default=True, help="Who plays against the three.")
@click.option("--sees", default="", type=click.Choice(["", *SHOWN]), help="Play by a search that sees these cards.")
@click.option("--budget", default=200, show_default=True, type=click.IntRange(1, 100_000), help="Of that search.")
@click.option("--rounds", default=400, show_default=True, type=click.IntRange(1, 1_000_000), help="How many in all.")
@click.option("--file", "file", default="kabul_bound.jsonl", show_default=True, type=click.Path(path_type=Path),
              help="Where the rounds are kept.")
def main(options: tuple[str, ...], name: str, sees: str, budget: int, rounds: int, file: Path) -> None:
    """Print the points a round, with their interval."""
    chosen = given.options_of(options)
    head = json.dumps([chosen, *([sees, budget] if sees else [name])])
    lines = [json.loads(line) for line in file.read_text().splitlines()] if file.exists() else []
    if lines and lines[0]["head"] != head:
        raise click.ClickException(f"{file} holds rounds of another player or other options: name another file.")
    with click.progressbar(range(len(lines), rounds), label="rounds") as numbers, file.open("a") as out:
        for number in numbers:
            lines.append({"head": head, "round": play(chosen, name, sees, budget, number)})
            out.write(json.dumps(lines[-1]) + "\n")
            out.flush()
    played = [line["round"] for line in lines]
    click.echo(f"{head}: {mean_of([one[0] for one in played])} points a round over {len(played)} rounds; the table "
               f"{mean_of([one[1] for one in played])}; called {mean_of([one[2] for one in played])} of them; "
               f"{sum(one[3] for one in played) / len(played):.1f} turns a round")
    took = sorted(ms for one in played for ms in one[4:])
    if took:
        click.echo(f"a decision takes {took[len(took) // 2]:.1f} ms, "
                   f"99 of 100 at most {took[len(took) * 99 // 100]:.1f}, the longest {took[-1]:.1f} ms")


if __name__ == "__main__":
    main()
