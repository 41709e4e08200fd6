"""What a team of Spades makes of its bids against another: `python tools/spades_bids.py --help`.

Each deal is played from both sides, whole matches.  The bids of both partners count as one bid; a nil by itself.
What was counted is kept in a file, a line a deal: run it again with more deals, and it goes on from there.
"""
import json
import time
from pathlib import Path

import click

import parlour
from parlour.arena.interval import mean_of, share_of
from parlour.bots import bot
from parlour.commands import given

Round = tuple[int, int, int, int, int]           # points more than they; bid made or not; nils, those made; bags
Sheet = tuple[float, list[Round], list[float]]   # of one match: the part won, its rounds, milliseconds of decisions


def play(names: tuple[str, str], options: dict[str, object], deal: int, turned: int) -> Sheet:
    """One match, the first bot in the seats 0 and 2, or turned in 1 and 3."""
    match = parlour.new("spades", seed=f"bids {deal}", **options)
    match.paused = True
    players = [bot(names[(seat + turned) % 2], 10 * deal + seat) for seat in range(4)]
    rounds: list[Round] = []
    took: list[float] = []
    before = match.scores
    while True:
        while match.to_act:
            seat = match.to_act[0]
            view = match.view(seat)
            began = time.process_time()
            action = players[seat].choose(view).action
            if seat % 2 == turned:
                took.append(1000 * (time.process_time() - began))
            match.play(seat, action)
        rounds.append(counted(match, turned, before))
        before = match.scores
        if match.over:
            break
        match.deal()
    won = sum(winner % 2 == turned for winner in match.winners) / len(match.winners)
    return won, rounds, took


def counted(match: parlour.Match, mine: int, before: list[int]) -> Round:
    """What became of the bids of a team in the round just over."""
    table, theirs = match.state, mine ^ 1
    wanted = max(table.bids[mine], 0) + max(table.bids[mine + 2], 0)
    nils = [seat for seat in (mine, mine + 2) if table.bids[seat] == 0]
    gain = match.scores[mine] - before[mine] - (match.scores[theirs] - before[theirs])
    return (gain, int(table.need[mine] <= 0) if wanted else -1, len(nils),
            sum(table.tricks[seat] == 0 for seat in nils), max(-table.need[mine], 0) if wanted else 0)


@click.command()
@given.option
@click.option("--bots", "names", default="master,formula", show_default=True, help="The team counted, and the other.")
@click.option("--deals", default=10, show_default=True, type=click.IntRange(1, 1_000_000), help="How many in all.")
@click.option("--file", "file", default="spades_bids.jsonl", show_default=True, type=click.Path(path_type=Path),
              help="Where the counts are kept.")
def main(options: tuple[str, ...], names: str, deals: int, file: Path) -> None:
    """Play deals of Spades, each from both sides, and print what the first team made of its bids."""
    one, other = names.split(",")
    chosen = given.options_of(options)
    head = json.dumps([chosen, one, other])
    lines = [json.loads(line) for line in file.read_text().splitlines()] if file.exists() else []
    if lines and lines[0]["head"] != head:
        raise click.ClickException(f"{file} holds deals of other bots or options: name another file.")
    with click.progressbar(range(len(lines), deals), label="deals") as numbers, file.open("a") as out:
        for number in numbers:
            sheets = [play((one, other), chosen, number, turned) for turned in range(2)]
            lines.append({"head": head, "sheets": sheets})
            out.write(json.dumps(lines[-1]) + "\n")
            out.flush()
    show([line["sheets"] for line in lines])


def show(deals: list[list[Sheet]]) -> None:
    """The figures, with their intervals: over deals for matches won, over rounds, bids or nils for the others."""
    rounds = [one for deal in deals for _, rounds, _ in deal for one in rounds]
    bids = [float(made) for _, made, *_ in rounds if made >= 0]
    nils = [float(k < made) for _, _, tried, made, _ in rounds for k in range(tried)]
    took = sorted(ms for deal in deals for *_, times in deal for ms in times)
    click.echo(f"{2 * len(deals)} matches, {len(rounds)} rounds: "
               f"won {share_of([sum(won for won, *_ in deal) / 2 for deal in deals])}, "
               f"{mean_of([float(gain) for gain, *_ in rounds])} points a round more than they")
    click.echo(f"bids made {share_of(bids)} of {len(bids)}, bags a round {mean_of([float(r[4]) for r in rounds])}")
    share = share_of([float(k < tried) for _, _, tried, *_ in rounds for k in range(2)])
    click.echo(f"nils {share} of all bids, made {share_of(nils) if nils else '-'} of {len(nils)}")
    click.echo(f"a decision takes {took[len(took) // 2]:.1f} ms, 99 of 100 at most {took[len(took) * 99 // 100]:.1f}, "
               f"the longest {took[-1]:.1f} ms")


if __name__ == "__main__":
    main()
