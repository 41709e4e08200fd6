"""Finds what scores near 125 are really worth in Qute: `python tools/train_qute.py --help`.

Two players of one bot play matches.  What rounds add that begin with few points stands for what any round adds; from
that follows the chance to win from every two scores, by going back from the end of the match.  Printed are the numbers
of `parlour.minds.qute` that come nearest to it: NEAR and FAR, and HOT, how much better than it looks each score from
80 on is.  Rounds are kept in a file, a line a match: run it again with more matches, and it goes on from there.
"""
import json
import math
from collections import Counter
from pathlib import Path

import click

import parlour
from parlour.bots import bot

LOW, LIMIT, STEP, HOTTEST = -100, 125, 5, 80
SCORES = range(LOW, LIMIT, STEP)
Gains = Counter[tuple[int, int]]


def play(name: str, number: int) -> list[tuple[list[int], list[int]]]:
    """One match: the scores before each round, and what it added."""
    match = parlour.new("qute", seed=f"gains {number}", seats=2)
    match.paused = True
    players = [bot(name, 2 * number + seat) for seat in range(2)]
    rounds, before = [], [0, 0]
    while not match.over:
        if not match.to_act:
            match.deal()
        seat = match.to_act[0]
        match.play(seat, players[seat].choose(match.view(seat)).action)
        if not match.to_act:
            rounds.append((before, [now - then for now, then in zip(match.scores, before, strict=True)]))
            before = list(match.scores)
    return rounds


def gains_of(rounds: list[tuple[list[int], list[int]]]) -> Gains:
    """What rounds add that begin far below the limit: both ways round, as both seats are alike."""
    found: Gains = Counter()
    for before, (mine, theirs) in rounds:
        if max(before) <= 35:
            found[mine, theirs] += 1
            found[theirs, mine] += 1
    return found


def chances(gains: Gains, laps: int) -> dict[tuple[int, int], float]:
    """The chance of the first of two players to win from every two scores, so many rounds looked ahead."""
    total = sum(gains.values())
    value = {(a, b): 0.5 for a in SCORES for b in SCORES}
    with click.progressbar(range(laps), label="rounds looked ahead") as numbers:
        for _ in numbers:
            new = {}
            for a in SCORES:
                for b in range(LOW, a + 1, STEP):
                    worth = 0.0
                    for (mine, theirs), times in gains.items():
                        c, d = (0 if score == LIMIT else max(score, LOW) for score in (a + mine, b + theirs))
                        if max(c, d) > LIMIT:
                            worth += times * ((c < d) + 0.5 * (c == d))
                        else:
                            worth += times * value[c, d]
                    new[a, b], new[b, a] = worth / total, 1 - worth / total
            value = new
    return value


def surprise(value: dict[tuple[int, int], float], near: float, far: float, hot: list[float]) -> float:
    """How far the formula of the mind is from these chances; scores that are seldom seen count for less."""
    total = weights = 0.0
    for (a, b), chance in value.items():
        if min(a, b) >= -40:
            ahead = sum(sign * (score - (hot[(score - HOTTEST) // STEP] if score >= HOTTEST else 0.0))
                        for sign, score in ((-1, a), (1, b)))
            told = 1 / (1 + math.exp(-ahead / math.sqrt(near + far * (LIMIT - max(a, b)))))
            weight = math.exp(-(abs(a - 60) + abs(b - 60)) / 60)
            total -= weight * (chance * math.log(told) + (1 - chance) * math.log(1 - told))
            weights += weight
    return total / weights


def fit(value: dict[tuple[int, int], float]) -> tuple[float, float, list[float]]:
    """The numbers that surprise least: steps of each, smaller and smaller."""
    found = [1500.0, 100.0, *([0.0] * ((LIMIT - HOTTEST) // STEP))]
    best, step = surprise(value, found[0], found[1], found[2:]), 1.0
    while step > 0.05:
        moved = False
        for i in range(len(found)):
            for sign in (-1, 1):
                tried = list(found)
                tried[i] = tried[i] * (1 + sign * step / 2) if i < 2 else tried[i] + sign * step * 8
                if (now := surprise(value, tried[0], tried[1], tried[2:])) < best:
                    best, found, moved = now, tried, True
        step = step if moved else step / 2
    return found[0], found[1], found[2:]


@click.command()
@click.option("--bot", "name", default="flat:60", show_default=True, help="Who plays, in both seats.")
@click.option("--matches", default=1000, show_default=True, type=click.IntRange(1, 1_000_000), help="How many in all.")
@click.option("--laps", default=30, show_default=True, type=click.IntRange(1, 1000), help="Rounds looked ahead.")
@click.option("--file", "file", default="qute.jsonl", show_default=True, type=click.Path(path_type=Path),
              help="Where the rounds are kept.")
def main(name: str, matches: int, laps: int, file: Path) -> None:
    """Play matches of two and print NEAR, FAR and HOT."""
    lines = [json.loads(line) for line in file.read_text().splitlines()] if file.exists() else []
    if any(line["bot"] != name for line in lines):
        raise click.ClickException(f"{file} holds matches of another bot: name another file.")
    with click.progressbar(range(len(lines), matches), label="matches") as numbers, file.open("a") as out:
        for number in numbers:
            lines.append({"bot": name, "rounds": play(name, number)})
            out.write(json.dumps(lines[-1]) + "\n")
            out.flush()
    gains = gains_of([one for line in lines[:matches] for one in line["rounds"]])
    near, far, hot = fit(chances(gains, laps))
    click.echo(f"near {near:.0f}, far {far:.1f}, hot {[round(one) for one in hot]} "
               f"from {sum(gains.values()) // 2} rounds")


if __name__ == "__main__":
    main()
