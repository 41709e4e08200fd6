"""`parlour arena`: bots against bots, on duplicate deals."""
import dataclasses
import json
import sys
from collections.abc import Iterable
from typing import Any

import click

from ..arena import ladder as ladders
from ..arena.deals import Arena
from . import given


@click.command()
@click.argument("game")
@click.option("--bots", default="search,simple", show_default=True, metavar="NAME[,NAME...]",
              help="Who plays, seat by seat; fewer than seats are repeated in turn around the table.")
@click.option("--matches", default=40, show_default=True, type=click.IntRange(1, 10_000_000),
              help="How many whole matches; rounded up, so that each deal is played in every rotation of the bots.")
@click.option("--seed", default=0, show_default=True, help="The same seed gives the same deals and decisions.")
@given.option
@click.option("--workers", default=1, show_default=True, type=click.IntRange(1, 256),
              help="Processes that play side by side; the results are the same.")
@click.option("--stop", is_flag=True,
              help="Stop as soon as it is clear whether the first bot wins more than the second.")
@click.option("--ladder", is_flag=True, help="Every two of the bots play --matches against each other; Elo of each.")
@click.option("--json", "as_json", is_flag=True, help="Print the results as JSON.")
def command(game: str, bots: str, matches: int, seed: int, options: tuple[str, ...], workers: int, stop: bool,
            ladder: bool, as_json: bool) -> None:
    """Let bots play whole matches of GAME and compare them.

    Every deal is played once for each rotation of the bots over the seats, and the 95 % intervals are taken over
    deals.  Wins that are shared count in parts; a bot in several seats has the wins of all of them.
    """
    names, chosen = [name.strip() for name in bots.split(",")], given.options_of(options)
    arenas = ladders.pairs(game.lower(), names, seed, chosen) if ladder else [Arena(game.lower(), names, seed, chosen)]
    if stop and (ladder or len({one.name for one in arenas[0].bots}) < 2):
        raise ValueError("--stop compares the first two bots: name two, and no --ladder.")
    deals = -(-matches // arenas[0].rotations)
    head = {"game": game.lower(), "options": chosen, "seed": seed}
    if ladder:
        _through(ladders.play(arenas, deals, workers), len(arenas) * deals, game)
        _show_ladder({**head, "ladder": ladders.rungs(arenas)}, as_json)
        return
    arena, = arenas
    for _ in _shown(arena.play(deals, workers), deals, game):
        if stop and arena.verdict:
            break
    found = {**head, "deals": len(arena.played), "rotations": arena.rotations,
             "matches": len(arena.played) * arena.rotations, "bots": arena.results(),
             "differences": arena.differences(), **({"verdict": arena.verdict} if stop else {})}
    _show(found, as_json)


def _shown(steps: Iterable[None], total: int, title: str) -> Iterable[None]:
    """With a bar, where somebody looks."""
    from rich.console import Console
    from rich.progress import Progress
    with Progress(console=Console(stderr=True), disable=not sys.stderr.isatty(), transient=True) as progress:
        yield from progress.track(steps, total=total, description=title)


def _through(steps: Iterable[None], total: int, title: str) -> None:
    for _ in _shown(steps, total, title):
        pass


def _title(found: dict[str, Any]) -> str:
    options = [f"{name} {value}" for name, value in found["options"].items()]
    return ", ".join([f"{found['game']} with seed {found['seed']}", *options])


def _show(found: dict[str, Any], as_json: bool) -> None:
    if as_json:
        click.echo(json.dumps(found, default=dataclasses.asdict, indent=1))
        return
    from rich.console import Console
    from rich.table import Table
    click.echo(f"{_title(found)}; deals: {found['deals']}, rotations: {found['rotations']}, "
               f"matches: {found['matches']}")
    table = Table("bot", "seats", "score a match", "score a round", "wins", "CPU ms")
    for column in table.columns[1:]:
        column.justify = "right"
    for name, bot in found["bots"].items():
        table.add_row(name, str(bot["seats"]), str(bot["score_per_match"]), str(bot["score_per_round"]),
                      str(bot["wins"]), f"{bot['cpu_ms_per_decision']:.3f}")
    Console().print(table)
    for pair in found["differences"]:
        click.echo(f"{pair['bot']} less {pair['less']}, deal by deal: {pair['score_per_match']} a match, "
                   f"{pair['score_per_round']} a round")
    if "verdict" in found:
        click.echo(f"Does the first win more than the second? {found['verdict'] or 'not clear yet'}.")
    click.echo("± is a 95 % interval over deals; CPU ms is for one decision.")


def _show_ladder(found: dict[str, Any], as_json: bool) -> None:
    if as_json:
        click.echo(json.dumps(found, default=dataclasses.asdict, indent=1))
        return
    click.echo(_title(found))
    for rung in found["ladder"]:
        click.echo(f"{rung.elo:+6.0f} ± {rung.reach:3.0f}  {rung.bot}  ({rung.matches} matches)")
    click.echo("Elo around the mean of these bots; ± is a 95 % interval.")
