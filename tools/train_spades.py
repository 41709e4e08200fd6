"""Finds what hands of Spades are worth: `python tools/train_spades.py --help`.

Rounds are played at a glance, with the care of the mind itself.  For the tricks of a hand everybody bids four, so
that all want what they can get; for a nil one seat with a low hand bids it and the others about what theirs are
worth.  Counts of tricks are fitted by least squares, nils by logistic regression, and the tables printed as they
stand in `parlour/minds/spades.py`.  Run it compiled; it says how far it is.  As the same seed gives the same deals, a
run that was stopped is begun again.
"""
import random

import click
import numpy as np
import numpy.typing as npt

import parlour
from parlour.core.table import Table
from parlour.minds import mind_of

CARE = 2 | 4
SUIT = (1 << 13) - 1
SPADES = 2
WIDTH = 56 + 10 + 16 + 10                        # tables of a hand: SIDE, LONG, HIGH, RUFF
NIL_WIDTH = 1 + 42 + 42                          # of a nil: BASE, LOWS, TOPS
Array = npt.NDArray[np.float64]


def tricks_of(hand: int) -> list[int]:
    """Which entries of the tables a hand adds up, for its tricks."""
    trumps = (hand >> 26 & SUIT).bit_count()
    found = [56 + min(trumps, 9), 66 + (hand >> 35 & 15)]
    for suit in range(4):
        if suit != SPADES:
            held = hand >> (13 * suit) & SUIT
            n = held.bit_count()
            found.append(8 * min(n, 6) + (held >> 10))
            if n < 2:
                found.append(82 + 5 * n + min(trumps, 4))
    return found


def nil_of(hand: int) -> list[int]:
    """And for a nil."""
    found = [0]
    for suit in range(4):
        ranks = [rank for rank in range(13) if hand >> (13 * suit) & 1 << rank]
        ranks = (ranks[::-1] if suit == SPADES else ranks) + [13] * 3
        found += [(43 if suit == SPADES else 1) + 14 * k + ranks[k] for k in range(3)]
    return found


def low(hand: int) -> bool:
    """A hand for which nil may be thought of."""
    return not hand >> 37 & 3 and (hand >> 26 & SUIT).bit_count() < 5


def rounds(number: int, seed: int, nils: bool, label: str) -> tuple[Array, Array]:
    """The sums of features of many hands, and what became of each."""
    rules = parlour.GAMES["spades"]
    rng = random.Random(seed)
    rows: list[list[int]] = []
    came: list[float] = []
    with click.progressbar(range(number), label=label) as bar:
        for _ in bar:
            table: Table = rules.new(rules.options({"rounds": 500}))
            table.deal(rng.randbytes(32))
            hands = list(table.zone[:4])
            seats = [seat for seat in range(4) if low(hands[seat])] if nils else range(4)
            if not seats:
                continue
            hopes = rng.choice(seats) if nils else -1
            mind = mind_of("spades")(table, CARE)
            for _ in range(4):
                seat = table.who()
                table.play(seat, 0 if seat == hopes else max(mind.decide(seat, rng.getrandbits(60)), 1) if nils else 4)
            while table.to_act:
                seat = table.who()
                table.play(seat, mind.decide(seat, rng.getrandbits(60)))
            for seat in [hopes] if nils else range(4):
                rows.append(nil_of(hands[seat]) if nils else tricks_of(hands[seat]))
                came.append(float(table.tricks[seat] == 0) if nils else float(table.tricks[seat]))
    features = np.zeros((len(rows), NIL_WIDTH if nils else WIDTH))
    for row, at in zip(features, rows, strict=True):
        np.add.at(row, at, 1.0)
    return features, np.array(came)


def least_squares(features: Array, came: Array) -> Array:
    """With a little ridge, as the tables overlap."""
    ridge = 3.0 * np.eye(features.shape[1])
    found: Array = np.linalg.solve(features.T @ features + ridge, features.T @ came)
    return found


def logistic(features: Array, came: Array) -> Array:
    """By Newton's method, with a little ridge."""
    weights: Array = np.zeros(features.shape[1])
    for _ in range(30):
        chance = 1 / (1 + np.exp(-features @ weights))
        slope = features.T @ (came - chance) - weights
        curve = (features * (chance * (1 - chance))[:, None]).T @ features + np.eye(len(weights))
        weights = weights + np.linalg.solve(curve, slope)
    return weights


def show(name: str, values: Array) -> None:
    """As it stands in the mind."""
    numbers = ", ".join(str(round(100 * value)) for value in values)
    click.echo(f"{name} = [{numbers}]" if len(values) > 1 else f"{name} = {numbers}")


@click.command()
@click.option("--number", default=60_000, show_default=True, help="How many rounds for each of the two.")
@click.option("--seed", default=1, show_default=True, help="The same seed gives the same deals.")
def main(number: int, seed: int) -> None:
    """Print the tables of what hands are worth."""
    features, came = rounds(number, seed, False, "tricks")
    found = least_squares(features, came)
    error = np.sqrt(np.mean((came - features @ found) ** 2))
    click.echo(f"tricks: {len(came)} hands, off by {error:.3f}, {came.std():.3f} without a look at them", err=True)
    for name, first, end in (("SIDE", 0, 56), ("LONG", 56, 66), ("HIGH", 66, 82), ("RUFF", 82, 92)):
        show(name, found[first:end])
    features, came = rounds(number, seed + 1, True, "nils")
    found = logistic(features, came)
    found[43 + 11:43 + 13] = -2.5, -6            # no such hand was tried: king and ace of spades
    chance = 1 / (1 + np.exp(-features @ found))
    for least in (0.0, 0.5, 0.6, 0.7, 0.8, 0.9):
        chosen = chance >= least
        click.echo(f"nils seen at {least:.0%} or more: {chosen.sum()} of {len(came)}, "
                   f"made {came[chosen].mean():.1%}", err=True)
    for name, first, end in (("BASE", 0, 1), ("LOWS", 1, 43), ("TOPS", 43, 85)):
        show(name, found[first:end])


if __name__ == "__main__":
    main()
