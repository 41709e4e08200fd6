"""What the levels do in positions of Kabul; seat 0 decides."""
import parlour
from parlour import Match
from parlour.bots import bot

LEVELS = ("skilled", "expert", "master")
REST = "row1:9D3C6H5C row2:TC6SAC8H row3:JC3HQD7H"


def table(row: str, more: str, options: str = "", rest: str = REST) -> Match:
    """A table of one round where seat 0 has this row, and may know some of it."""
    match = parlour.position(f"kabul {options} turns:9 mover:0 row0:{row} {rest} deck:* {more}")
    assert isinstance(match, Match)
    match.paused = True
    return match


def drawn(card: str, row: str, knows: str, options: str = "", rest: str = REST) -> Match:
    """Seat 0 has drawn a card and knows some others."""
    return table(row, f"phase:decide drawn0:{card} knows0:{knows}", options, rest)


def discarded(card: str, row: str, knows: str, options: str = "", rest: str = REST) -> Match:
    """Seat 0 has drawn and discarded a card, and all may stack."""
    match = drawn(card, row, knows, options, rest)
    match.play(0, "discard")
    return match


def used(card: str, row: str, knows: str, options: str = "") -> Match:
    """Seat 0 has discarded a card with a power, and nobody has stacked on it."""
    match = discarded(card, row, knows, options)
    for seat in list(match.to_act):
        match.play(seat, "pass")
    return match


def acts(level: str, match: Match, seeds: int = 3) -> set[str]:
    """All that a level does here, with several seeds."""
    view = match.view(0)
    return {view.rules.pages[view.page][bot(level, seed).choose(view).action] for seed in range(seeds)}
