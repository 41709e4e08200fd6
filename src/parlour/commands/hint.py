"""`parlour hint POSITION`."""
import dataclasses
import json
from pathlib import Path

import click

from .. import bots
from ..match import Match, position
from ..term.screen import Screen
from ..term.texts import Texts
from ..view import View
from . import given


@click.command()
@click.argument("where")
@click.option("--seat", type=int, help="Whose decision; the lowest seat that owes one, if not given.")
@click.option("--bot", "name", default="master", show_default=True, help="Who is asked.")
@click.option("--seed", default=0, show_default=True, help="The same seed gives the same answer.")
@click.option("--json", "as_json", is_flag=True, help="Print the answer as JSON.")
def command(where: str, seat: int | None, name: str, seed: int, as_json: bool) -> None:
    """Say what a bot would do, and what it expects of every act.

    WHERE is a position in quotes, of a whole table or of one seat's view, or the file of a record.
    """
    view, adviser = _view(where, seat), bots.bot(name, seed)
    thought, names = adviser.choose(view), view.rules.pages[view.page]
    reasons = adviser.explain(view, thought)
    if as_json:
        told = dataclasses.asdict(thought)
        click.echo(json.dumps({"seat": view.seat, "act": names[thought.action],
                               **{part: {names[act]: value for act, value in told[part].items()}
                                  for part in ("scores", "spread")},
                               "reasons": [dataclasses.asdict(why) for why in reasons]}, indent=1))
        return
    click.echo(f"Seat {view.seat}: {names[thought.action]}")
    for act in sorted(thought.scores, key=lambda act: (-thought.scores[act], act)):
        spread = f" ± {100 * thought.spread[act]:.0f}" if act in thought.spread else ""
        click.echo(f"  {names[act]:12} {100 * thought.scores[act]:5.1f}{spread}")
    texts = Texts(view.rules, Screen(), len(view.scores), view.seat)
    for why in reasons:
        click.echo(texts.reason(names[thought.action], **dataclasses.asdict(why)))
    if thought.scores:
        click.echo("Expected of the round, from 0 (worst) to 100"
                   + ("; ± is how far it varies from one imagined deal to another." if thought.spread else "."))


def _view(where: str, seat: int | None) -> View:
    """The view that is asked for."""
    path = Path(where)
    found: Match | View = given.match_of(path, given.text_of(path)) if " " not in where else position(where)
    if isinstance(found, View):
        if seat not in (None, found.seat):
            raise ValueError(f"This is the view of seat {found.seat}: it tells nothing of what seat {seat} sees.")
        return found
    if found.over:
        raise ValueError("The match is over: there is nothing to decide.")
    return found.view(given.seat_of(found, found.to_act[0] if seat is None else seat))
