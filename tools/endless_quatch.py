"""How games of Quatch end, and how long they are: `python tools/endless_quatch.py --games 10000`.

Players of the levels of the house are drawn by lot for each game; those that search have a small budget, as games go
round in circles the sooner the less is foreseen.  Tables have all kinds of options.  Every twenty games are kept in a
file, a line each: run it again with more games, and it goes on from there.
"""
import json
import random
from collections import Counter
from pathlib import Path

import click

import parlour
from parlour.bots import bot
from parlour.games.quatch_terms import CHANCE, HAND, PASS, STAND

BOTS = ("novice", "novice", "casual:12", "skilled:12", "expert:12", "master:12", "casual:40", "master:40")
LOT = 20                                        # games a line


def game(number: int, seats: int) -> tuple[str, int]:
    """How one game ended, and after how many acts."""
    rng = random.Random(number)
    options = {"play_all": rng.random() < 0.3, "may_eat": rng.random() < 0.2,
               "four_finish": rng.choice(["win", "win", "forbid"]), "places": rng.random() < 0.2}
    match = parlour.new("quatch", seed=f"ends {number}", seats=seats, **options)
    players = [bot(rng.choice(BOTS), number + seat) for seat in range(seats)]
    acts, act, quiet = 0, -1, 0
    while not match.over:
        seat = match.to_act[0]
        act = players[seat].choose(match.view(seat)).action
        quiet = match.state.quiet
        match.play(seat, act)
        acts += 1
    if sum(1 for seat in range(seats) if not any(match.state.zone[z + seat] for z in (HAND, CHANCE, STAND))) > \
            (seats - 2 if options["places"] else 0):
        return "out", acts
    return "all passed" if act == PASS else "200 plays" if quiet >= 199 else "third time", acts


@click.command()
@click.option("--games", default=10_000, show_default=True, type=click.IntRange(1, 10_000_000))
@click.option("--seats", default=2, show_default=True, type=click.IntRange(2, 4))
@click.option("--file", type=click.Path(path_type=Path), help="Where it is kept; ends-SEATS.jsonl if not given.")
def main(games: int, seats: int, file: Path | None) -> None:
    """Play games of Quatch and print how they ended."""
    file = file or Path(f"ends-{seats}.jsonl")
    lines = [json.loads(line) for line in file.read_text().splitlines()] if file.exists() else []
    with click.progressbar(range(len(lines), -(-games // LOT)), label="twenties of games") as numbers, \
            file.open("a") as out:
        for number in numbers:
            lines.append([game(number * LOT + n, seats) for n in range(LOT)])
            out.write(json.dumps(lines[-1]) + "\n")
            out.flush()
    played = [one for line in lines for one in line]
    acts = sorted(acts for _, acts in played)
    for how, times in Counter(how for how, _ in played).most_common():
        click.echo(f"{how:12} {times:6}")
    most = acts[len(acts) * 99 // 100]
    click.echo(f"acts: median {acts[len(acts) // 2]}, 99 of 100 up to {most}, longest {acts[-1]}")


if __name__ == "__main__":
    main()
