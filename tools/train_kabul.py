"""Finds the numbers by which Kabul's mind reads others and judges acts: `python tools/train_kabul.py --help`.

`keeps` lets threshold players play, and tells what the cards count that their owners know, turn by turn, beside what
cards count that an observer has not seen.  `taste` changes one number of the mind after the other as long as it brings
more points at a glance against three that do not read, on common deals.
"""
import hashlib
import statistics
from collections import Counter, defaultdict

import click

import parlour
from parlour.bots import bot
from parlour.core.bits import each
from parlour.core.table import Table
from parlour.games import kabul_cards
from parlour.games.kabul_terms import END, PLACES, ROW
from parlour.minds import mind_of

READING, NOT_READING = 5, 1
STEPS = {"fresh": 2, "look": 2, "looks": 2, "spy": 1, "choice": 2, "leak": 2, "margin": 2, "lead": 2, "waits": 0.2,
         "quiet": 0.3}
SURE = 1.5                                       # standard errors by which a change has to be better


@click.group()
def main() -> None:
    """Numbers for `parlour/minds/kabul_others.py` and `kabul_rows.py`."""


@main.command()
@click.argument("false_call")
@click.option("--rounds", default=300, show_default=True, type=click.IntRange(1, 1_000_000))
def keeps(false_call: str, rounds: int) -> None:
    """For each number of turns: the mean of known cards, its spread; how much likelier 7, 8 ... are than usual."""
    kept: dict[int, Counter[int]] = defaultdict(Counter)
    base: Counter[int] = Counter()
    players = [bot("threshold", seat) for seat in range(4)]
    with click.progressbar(range(rounds), label=false_call) as numbers:
        for number in numbers:
            match = parlour.new("kabul", seed=f"keeps {number}", false_call=false_call, rounds=1)
            match.paused = True
            while match.to_act:
                seat = match.to_act[0]
                table = match.state
                if table.phase == END:
                    observed(table, seat, kept, base)
                match.play(seat, players[seat].choose(match.view(seat)).action)
    low = sum(n for value, n in base.items() if value <= 6)
    for turns, found in sorted(kept.items()):
        values = list(found.elements())
        usual = sum(n for value, n in found.items() if value <= 6) / low
        odds = [found[value] / base[value] / usual for value in (7, 8, 9, 10)]
        odds.append(sum(found[v] for v in (11, 12, 15)) / sum(base[v] for v in (11, 12, 15)) / usual)
        click.echo(f"{turns} turns, {len(values)} cards: {statistics.mean(values):.2f}, "
                   f"{statistics.pvariance(values):.1f}; {', '.join(f'{one:.2f}' for one in odds)}")


def observed(table: Table, seat: int, kept: dict[int, Counter[int]], base: Counter[int]) -> None:
    """What this seat does not know, and its owner does."""
    for other in range(4):
        turns = max((table.turns - (seat - other) % 4 + 3) // 4, 0)
        for place in range(table.length[ROW + other] if other != seat else 0):
            card = table.order[PLACES * other + place]
            if card >= 0 and table.known[other] >> card & 1 and not table.known[seat] >> card & 1:
                kept[turns][kabul_cards.VALUE[card]] += 1
    base.update(kabul_cards.VALUE[card] for card in each(table.pack & ~table.known[seat]))


def points(false_call: str, taste: dict[str, float], number: int) -> int:
    """What one round brings a mind of this taste."""
    rules = parlour.GAMES["kabul"]
    table = rules.new(rules.options({"false_call": false_call, "rounds": 1}))
    table.watch()
    table.deal(hashlib.sha256(f"taste {number}".encode()).digest())
    mine = number % 4
    reading, other = mind_of("kabul")(table, READING), mind_of("kabul")(table, NOT_READING)
    for name, value in taste.items():
        setattr(reading, name, value)
    r = 1_000_003 * number
    while table.to_act:
        seat, r = each(table.to_act)[0], r + 1
        table.play(seat, (reading if seat == mine else other).decide(seat, r))
    return int(table.scores[mine])


@main.command()
@click.argument("false_call")
@click.option("--rounds", default=20_000, show_default=True, type=click.IntRange(2, 10_000_000))
def taste(false_call: str, rounds: int) -> None:
    """Climb from the numbers in force; at the end say what they bring on fresh deals."""
    rules = parlour.GAMES["kabul"]
    mind = mind_of("kabul")(rules.new(rules.options({"false_call": false_call})), READING)
    chosen: dict[str, float] = {name: getattr(mind, name) for name in STEPS}
    best = [points(false_call, chosen, number) for number in range(rounds)]
    click.echo(f"{statistics.mean(best):.3f} {chosen}")
    for name, step in STEPS.items():
        for change in (step, -step):
            tried = {**chosen, name: chosen[name] + change}
            found = [points(false_call, tried, number) for number in range(rounds)]
            gains = [new - old for new, old in zip(found, best, strict=True)]
            if statistics.mean(gains) > SURE * statistics.stdev(gains) / rounds ** 0.5:
                chosen, best = tried, found
                click.echo(f"{statistics.mean(best):.3f} {name} {chosen[name]:g}")
                break
    fresh = [points(false_call, chosen, number) for number in range(rounds, 2 * rounds)]
    reach = 1.96 * statistics.stdev(fresh) / rounds ** 0.5
    click.echo(f"{statistics.mean(fresh):.3f} ± {reach:.3f} on fresh deals: {chosen}")


if __name__ == "__main__":
    main()
