"""Finds from self-play how wide the chances to win a match lie: `python tools/train_equity.py hearts --help`.

A mind puts the chance to win at exp(tally / swing), shared out over the seats, where the square of the swing is
`near` at the end of the match and grows by `far` for each step of distance.  Matches are played by one bot
in all seats; after every round it is written down how far the end was, the tally of each seat, and who won at last.
The two numbers printed make those wins the likeliest.  Rounds are kept in a file, a line a match: run it again
with more matches, and it goes on from there.
"""
import json
import math
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import click

import parlour
from parlour.bots import bot
from parlour.commands import given
from parlour.core.mind import Mind
from parlour.games import rules_of
from parlour.minds import mind_of

Round = tuple[float, list[float], list[float]]   # the distance, the tally of each seat, each seat's part in the win


def play(game: str, options: dict[str, Any], name: str, number: int) -> list[Round]:
    """One match, round by round."""
    match = parlour.new(game, seed=f"equity {number}", **options)
    match.paused = True
    rounds: list[tuple[float, list[float]]] = []
    players = [bot(name, 100 * number + seat) for seat in range(match.state.seats)]
    while not match.over:
        if not match.to_act:
            mind: Mind = mind_of(game)(match.state, 0)
            rounds.append(mind.outlook())
            match.deal()
        seat = match.to_act[0]
        match.play(seat, players[seat].choose(match.view(seat)).action)
    parts = [1 / len(match.winners) if seat in match.winners else 0.0 for seat in range(match.state.seats)]
    return [(distance, tallies, parts) for distance, tallies in rounds]


def surprise(rounds: list[Round], near: float, far: float) -> float:
    """How far the wins are from what these swings expect: minus the logarithm of the likelihood, a round."""
    total = 0.0
    for distance, tallies, parts in rounds:
        swing = math.sqrt(near + far * distance)
        most = max(tallies)
        shares = [math.exp((tally - most) / swing) for tally in tallies]
        total -= sum(part * math.log(share) for part, share in zip(parts, shares, strict=True) if part)
        total += math.log(sum(shares))
    return total / len(rounds)


def fit(rounds: list[Round]) -> tuple[float, float]:
    """The swings that surprise least: steps of either number, smaller and smaller."""
    near, far, step = 20.0, 4.0, 4.0
    best = surprise(rounds, near, far)
    while step > 1.01:
        tries = [(near * step, far), (near / step, far), (near, far * step), (near, far / step)]
        found, at = min((surprise(rounds, *one), one) for one in tries)
        if found < best:
            best, (near, far) = found, at
        else:
            step = math.sqrt(step)
    return near, far


def kept(file: Path) -> Iterator[list[Round]]:
    """The matches already played."""
    if file.exists():
        for line in file.read_text().splitlines():
            yield json.loads(line)["rounds"]


@click.command()
@click.argument("game")
@given.option
@click.option("--bot", "name", default="skilled", show_default=True, help="Who plays, in every seat.")
@click.option("--matches", default=400, show_default=True, type=click.IntRange(1, 1_000_000), help="How many in all.")
@click.option("--file", "file", default="equity.jsonl", show_default=True, type=click.Path(path_type=Path),
              help="Where the rounds are kept.")
def main(game: str, options: tuple[str, ...], name: str, matches: int, file: Path) -> None:
    """Play matches of GAME and print the `near` and `far` that fit them."""
    chosen = given.options_of(options)
    rules_of(game)
    head = json.dumps([game, chosen, name])
    played = list(kept(file))
    if played and json.loads(file.read_text().partition("\n")[0])["head"] != head:
        raise click.ClickException(f"{file} holds matches of other settings: name another file.")
    with click.progressbar(range(len(played), matches), label=f"{game}, matches") as numbers, file.open("a") as out:
        for number in numbers:
            played.append(play(game, chosen, name, number))
            out.write(json.dumps({"head": head, "rounds": played[-1]}) + "\n")
            out.flush()
    rounds = [one for match in played[:matches] for one in match]
    near, far = fit(rounds)
    click.echo(f"{game} {chosen}: near {near:.1f}, far {far:.2f} from {len(played[:matches])} matches; "
               f"surprise {surprise(rounds, near, far):.4f} a round, "
               f"{math.log(len(rounds[0][1])):.4f} if all had the same chance")


if __name__ == "__main__":
    main()
