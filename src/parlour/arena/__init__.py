"""`parlour arena`: bots against bots, on duplicate deals."""
import dataclasses
import json
import sys
from typing import Any

import click


@click.command()
@click.argument("game")
@click.option("--bots", default="search,simple", show_default=True, metavar="NAME[,NAME...]",
              help="Who plays, seat by seat; fewer than seats are repeated in turn around the table.")
@click.option("--matches", default=40, show_default=True, type=click.IntRange(1, 10_000_000),
              help="How many whole matches; rounded up, so that each deal is played in every rotation of the bots.")
@click.option("--seed", default=0, show_default=True, help="The same seed gives the same deals and decisions.")
@click.option("--option", "options", multiple=True, metavar="NAME=VALUE",
              help="An option of the game; may be repeated.")
@click.option("--json", "as_json", is_flag=True, help="Print the results as JSON.")
def command(game: str, bots: str, matches: int, seed: int, options: tuple[str, ...], as_json: bool) -> None:
    """Let bots play whole matches of GAME and compare them.

    Every deal is played once for each rotation of the bots over the seats, and the 95 % intervals are taken over
    deals.  Wins that are shared count in parts; a bot in several seats has the wins of all of them.
    """
    from .deals import Arena
    try:
        arena = Arena(game.lower(), bots.split(","), seed, dict(_pair(text) for text in options))
    except ValueError as error:
        raise click.UsageError(str(error)) from None
    _play(arena, -(-matches // arena.rotations))
    found: dict[str, Any] = {
        "game": arena.game, "options": dict(_pair(text) for text in options), "seed": seed,
        "deals": len(arena.played), "rotations": arena.rotations, "matches": len(arena.played) * arena.rotations,
        "bots": arena.results(), "differences": arena.differences()}
    if as_json:
        click.echo(json.dumps(found, default=dataclasses.asdict, indent=1))
    else:
        _print(found)


def _pair(text: str) -> tuple[str, str]:
    name, sign, value = text.partition("=")
    if not sign:
        raise ValueError(f"--option takes NAME=VALUE, such as limit=50, not {text[:40]!r}.")
    return name.strip(), value


def _play(arena: Any, deals: int) -> None:
    from rich.console import Console
    from rich.progress import Progress
    with Progress(console=Console(stderr=True), disable=not sys.stderr.isatty(), transient=True) as progress:
        for _ in progress.track(arena.play(deals), total=deals * arena.rotations, description=arena.game):
            pass


def _print(found: dict[str, Any]) -> None:
    from rich.console import Console
    from rich.table import Table
    click.echo(", ".join([f"{found['game']} with seed {found['seed']}",
                          *[f"{name} {value}" for name, value in found["options"].items()]])
               + f"; deals: {found['deals']}, rotations: {found['rotations']}, matches: {found['matches']}")
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
    click.echo("± is a 95 % interval over deals; CPU ms is for one decision.")
