"""`parlour analyse FILE`."""
import dataclasses
import json
from pathlib import Path

import click

from .. import bots, review
from ..term.texts import compass
from . import given


@click.command()
@click.argument("file", type=click.Path(path_type=Path))
@click.option("--seat", "seats", multiple=True, type=int, help="Only this seat; may be given again.")
@click.option("--bot", "name", default="master", show_default=True, help="Who judges.")
@click.option("--seed", default=0, show_default=True, help="The same seed gives the same judgement.")
@click.option("--worst", default=10, show_default=True, type=click.IntRange(0, 1000),
              help="How many of the costliest decisions are listed.")
@click.option("--json", "as_json", is_flag=True, help="Print every decision as JSON.")
def command(file: Path, seats: tuple[int, ...], name: str, seed: int, worst: int, as_json: bool) -> None:
    """Judge the decisions of the match recorded in FILE, each from what its seat could see.

    A loss is what the best act was expected to bring more than the one chosen, of 100 in a round.
    """
    match = given.match_of(file, given.text_of(file))
    found = list(review.judged(match, bots.bot(name, seed), [given.seat_of(match, seat) for seat in seats]))
    accounts = review.accounts(match, found)
    if as_json:
        click.echo(json.dumps({"accounts": [dataclasses.asdict(one) for one in accounts],
                               "decisions": [_plain(one) for one in found]}, indent=1))
        return
    names = match.names or compass(match.rules, len(match.scores), 0)
    for account in accounts:
        click.echo(f"{names[account.seat]}: {100 * account.reward:.0f} of 100 a round; decisions {account.decisions}, "
                   f"mistakes {account.mistakes}; skill {100 * account.skill:+.1f}, luck {100 * account.luck:+.1f}")
    for one in sorted(found, key=lambda one: (-one.loss, one.number))[:worst]:
        if one.loss > review.DOUBT:
            click.echo(f"Act {one.number}, round {one.round}: {names[one.seat]} {one.act}, better {one.better} "
                       f"(by {100 * one.loss:.0f})")


def _plain(one: review.Judged) -> dict[str, object]:
    """A decision without its view."""
    return {each.name: getattr(one, each.name) for each in dataclasses.fields(one) if each.name != "view"}
