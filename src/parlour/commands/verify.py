"""`parlour verify FILE`."""
from pathlib import Path

import click

from .. import bots
from ..match import PERSON, Match
from . import given

DIFFERS = 1


@click.command()
@click.argument("file", type=click.Path(path_type=Path))
def command(file: Path) -> int:
    """Run every decision of a bot in the match recorded in FILE again, from what its seat could see then.

    Where a house dealt, also check that each deal is the one it had bound itself to, with what the players added.
    The exit code is 1 if anything differs.
    """
    match = given.match_of(file, given.text_of(file))
    unfair = _deals(match)
    right, wrong, people = 0, 0, 0
    for number, (before, seat, act, who) in enumerate(match.decided(), 1):
        if who == PERSON:
            people += 1
            continue
        action = bots.signed(who).choose(before.view(seat)).action
        if action == act:
            right += 1
        else:
            wrong += 1
            name = before.rules.pages[before.page][action]
            click.echo(f"Act {number}: seat {seat} has {act}, but {who} decides {name} there.")
    click.echo(f"{right} decisions of bots are as recorded, {wrong} are not; {people} acts are not of bots.")
    return DIFFERS if wrong or unfair else 0


def _deals(match: Match) -> int:
    """Check the deals that have a proof; how many are not as promised."""
    unfair = 0
    for number, seed in enumerate(match.deals, 1):
        if (proof := match.proofs.get(number - 1)) and (why := proof.wrong(seed, number)):
            unfair += 1
            click.echo(f"Deal {number}: {why}")
        elif proof:
            added = sum(bool(nonce) for nonce in proof.nonces)
            click.echo(f"Deal {number}: commitment {proof.commitment.hex()}, "
                       f"{added} of {len(proof.nonces)} seats added.")
    if match.proofs:
        click.echo(f"{len(match.proofs) - unfair} of {len(match.deals)} deals are as committed: "
                   "compare the commitments with those you were told before.")
    return unfair
