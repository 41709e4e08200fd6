"""`parlour bench`: how fast the engine is here, and beside OpenSpiel in the same run."""
import json
import sys
from typing import Any

import click

from ..games import HOUSE

ROWS = (("playouts a second", "playouts_per_second", "playouts"),
        ("acts a second in playouts", "acts_per_second", ""),
        ("ISMCTS simulations a second", "ismcts_per_second", "ismcts"),
        ("a step from Python, ns", "step_ns", "step"), ("a clone, ns", "clone_ns", "clone"),
        ("watched acts a second", "watched_acts_per_second", ""))


@click.command()
@click.option("--against", type=click.Choice(["openspiel"]), help="Measure this engine too, on the same work.")
@click.option("--game", "games", multiple=True, type=click.Choice(HOUSE), help="Only this game; may be repeated.")
@click.option("--portable", "with_portable", is_flag=True,
              help="Also playouts without the processor's own instructions for choosing a card.")
@click.option("--threads", "with_threads", is_flag=True, help="Also the same search in one thread and in two.")
@click.option("--passes", default=7, show_default=True, type=click.IntRange(1, 100), help="How often all is measured.")
@click.option("--seconds", default=0.3, show_default=True, type=click.FloatRange(0.0, 60.0),
              help="CPU time for each measure in each pass.")
@click.option("--json", "as_json", is_flag=True, help="Print the figures as JSON.")
def command(against: str | None, games: tuple[str, ...], with_portable: bool, with_threads: bool, passes: int,
            seconds: float, as_json: bool) -> None:
    """Measure the engine in CPU time, game by game, on dealt hands.

    Playouts to the end of the round, tree search at the first trick, single steps and clones from Python, and acts
    through a watched match.  Medians over passes, with the least and the greatest.
    """
    from . import openspiel, run
    from .portable import portable
    from .threads import scaling
    if against:
        try:
            openspiel.load()
        except ValueError as error:
            raise click.UsageError(str(error)) from None
    found: dict[str, Any] = {}
    for game in games or HOUSE:
        with click.progressbar(length=run.ticks(passes), label=game, file=sys.stderr,
                               hidden=not sys.stderr.isatty()) as bar:
            found[game] = run.run(game, bool(against), passes, seconds, tick=lambda bar=bar: bar.update(1))  # type: ignore[misc]
        if with_portable:
            found[game]["portable"] = portable(game, bool(against), passes, seconds)
        if with_threads:
            found[game]["threads"] = scaling(game, passes, round(500_000 * seconds) + 1)
    if as_json:
        click.echo(json.dumps(found, indent=1))
    else:
        for game, figures in found.items():
            _print(game, figures)


def _print(game: str, found: dict[str, Any]) -> None:
    from rich.console import Console
    from rich.table import Table

    def cell(of: dict[str, Any], key: str) -> str:
        if key not in of:
            return ""
        low, high = of["spread"][key]
        if key.endswith("_per_second"):
            return f"{of[key] / 1000:,.1f} k ({low / 1000:,.1f} to {high / 1000:,.1f})"
        return f"{of[key]:,} ({low:,} to {high:,})"

    peer = found.get("peer", {})
    table = Table(game, "Parlour", *([peer["name"], "ratio"] if peer else []))
    parts = [(label, key, ratio, found) for label, key, ratio in ROWS]
    if "portable" in found:
        parts.insert(1, ("the same, portable", "playouts_per_second", "playouts", found["portable"]))
    for label, key, ratio, of in parts:
        row = [label, cell(of, key)]
        if peer:
            low_high = of["spread"]["ratio"].get(ratio)
            row += [cell(of["peer"], key), f"{of['ratio'][ratio]} ({low_high[0]} to {low_high[1]})" if low_high else ""]
        table.add_row(*row)
    for column in table.columns[1:]:
        column.justify = "right"
    console = Console()
    if peer and not console.is_terminal:
        console.width = 112                      # in a file or a pipe it need not fit a window
    console.print(table)
    if "threads" in found:
        one, two = found["threads"]["one"], found["threads"]["two"]
        click.echo(f"ISMCTS in one thread: {one['per_second']:,} a second, {one['per_cpu_second']:,} a CPU second; "
                   f"in two: {two['per_second']:,} and {two['per_cpu_second']:,}; that is "
                   f"{found['threads']['scaling']}x.")
