"""Finds from self-play what a hand of Oh Hell is worth in tricks that its player still wants.

Before each trick of each match, what every seat holds and how many tricks it lacks to its bid is kept in a file, a line
a match: run it again with more matches, and it goes on from there.  Least squares give the numbers that stand in
`parlour.minds.oh_hell`: SIDE and TRUMPS, EVER, VOID, LONG and EXCESS, in hundredths of a trick.
"""
import json
from pathlib import Path
from typing import Any

import click

import parlour
from parlour.bots import bot
from parlour.core import layout
from parlour.core.bits import count, each

STEPS = (0.0, 0.35, 0.7, 1.1, 1.6, 2.3, 3.3, 5.0)            # of the higher cards that others hold in the mean
BINS = len(STEPS) + 1
TURNED = 13
SUITS = [layout.SUIT << (13 * suit) for suit in range(4)]
RIDGE = 3.0                                      # what hardly ever happens is worth nothing
Row = tuple[int, int, int, int, int]             # the hand, what is gone, trumps, the excess, tricks wanted


def play(name: str, number: int) -> list[Row]:
    """One match; every third one goes up to thirteen cards, every other one restricts the last bid."""
    match = parlour.new("oh_hell", seed=f"train {number}", restrict=number % 2 == 1,
                        sequence="up" if number % 3 == 2 else "down-up")
    match.paused = True
    rows: list[Row] = []
    players = [bot(name, 4 * number + seat) for seat in range(4)]
    while not match.over:
        if not match.to_act:
            match.deal()
        table, seat = match.state, match.to_act[0]
        if table.page == 1 and table.led < 0:
            rows += found(table)
        match.play(seat, players[seat].choose(match.view(seat)).action)
    return rows


def found(table: Any) -> list[Row]:
    """What each seat holds and wants if it can still make its bid; how much earlier bidders wanted above their part."""
    gone, rows, excess = sum(table.zone[layout.TAKEN:layout.TAKEN + 4]) | table.zone[TURNED], [], 0
    for place in range(4):
        seat = (table.dealer + 1 + place) % 4
        hand, wanted = table.zone[layout.HAND + seat], table.bids[seat] - table.tricks[seat]
        if 0 <= wanted <= count(hand):
            rows.append((hand, gone, table.trump, excess, wanted))
        excess += 4 * table.bids[seat] - table.cards
    return rows


def features(row: Row) -> list[float]:
    """For each size of hand: cards of each kind, one, trumps with voids, trumps above a quarter; and the excess."""
    hand, gone, trump, excess, _ = row
    k = count(hand)
    size, width = 0 if k <= 2 else 1 if k <= 5 else 2, 2 * BINS + 3
    values = [0.0] * (3 * width + 1)
    unseen = layout.PACK & ~hand & ~gone
    for card in each(hand):
        suit = card // 13
        above = count(unseen & SUITS[suit] & ~((2 << card) - 1)) * 3 * k / count(unseen)
        step = sum(above > edge for edge in STEPS)
        values[size * width + (BINS if suit == trump else 0) + step] += 1
    held = count(hand & SUITS[trump])
    voids = sum(1 for suit in range(4) if suit != trump and not hand & SUITS[suit])
    values[size * width + 2 * BINS:(size + 1) * width] = [1.0, held * voids, max(0.0, held - k / 4)]
    values[-1] = excess / 4
    return values


def solved(rows: list[Row]) -> list[float]:
    """The weights of least squares, by elimination."""
    width = len(features(rows[0]))
    normal = [[RIDGE if i == j else 0.0 for j in range(width)] + [0.0] for i in range(width)]
    for row in rows:
        values = features(row)
        there = [i for i, value in enumerate(values) if value]
        for i in there:
            for j in there:
                normal[i][j] += values[i] * values[j]
            normal[i][width] += values[i] * row[4]
    for i in range(width):
        pivot = normal[i][i]
        for other in range(i + 1, width):
            factor = normal[other][i] / pivot
            if factor:
                normal[other] = [a - factor * b for a, b in zip(normal[other], normal[i], strict=True)]
    weights = [0.0] * width
    for i in reversed(range(width)):
        rest = sum(normal[i][j] * weights[j] for j in range(i + 1, width))
        weights[i] = (normal[i][width] - rest) / normal[i][i]
    return weights


@click.command()
@click.option("--bot", "name", default="master:1000", show_default=True, help="Who plays, in every seat.")
@click.option("--matches", default=60, show_default=True, type=click.IntRange(1, 1_000_000), help="How many in all.")
@click.option("--file", "file", default="oh_hell.jsonl", show_default=True, type=click.Path(path_type=Path),
              help="Where the hands are kept.")
def main(name: str, matches: int, file: Path) -> None:
    """Play matches and print the numbers that fit them."""
    played = [json.loads(line) for line in file.read_text().splitlines()] if file.exists() else []
    with click.progressbar(range(len(played), matches), label="matches") as numbers, file.open("a") as out:
        for number in numbers:
            played.append(play(name, number))
            out.write(json.dumps(played[-1]) + "\n")
            out.flush()
    rows = [tuple(row) for match in played[:matches] for row in match]
    weights = [round(100 * weight) for weight in solved(rows)]
    width = 2 * BINS + 3
    for size, words in enumerate(("one or two cards", "up to five", "more")):
        part = weights[size * width:(size + 1) * width]
        click.echo(f"{words}: SIDE {part[:BINS]}, TRUMPS {part[BINS:2 * BINS]}, EVER, VOID, LONG {part[2 * BINS:]}")
    click.echo(f"EXCESS {weights[-1]}, from {len(rows)} hands of {min(matches, len(played))} matches")


if __name__ == "__main__":
    main()
