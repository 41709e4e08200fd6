"""`parlour play GAME`: against bots, in the terminal."""
import secrets
import signal
from collections.abc import Sequence
from pathlib import Path
from types import FrameType

import click

from .. import bots
from ..games import rules_of
from ..match import PERSON, Match
from ..term.client import Client
from ..term.keep import Keep
from ..term.screen import Screen
from ..term.texts import compass
from . import given

USUAL, ADVISER = "skilled", "master"             # who plays if nobody else is named, and who gives hints


@click.command()
@click.argument("game", required=False)
@click.option("--seed", help="The same seed deals the same cards; without one nobody can foresee them.")
@click.option("--seat", type=int, help="Your seat; 0 if not given.")
@click.option("--bots", "names", metavar="NAME[,NAME...]",
              help=f"Who plays the other seats: one for all, or one each. {USUAL} if not given.")
@given.option
@click.option("--save", type=click.Path(path_type=Path), help="Keep the match in this new file.")
@click.option("--resume", type=click.Path(path_type=Path), help="Go on with the match in this file.")
@click.option("--ascii", "ascii_", is_flag=True, help="Suits as letters.")
@click.option("--at", metavar="URL", help="Play at this house, with others: go on, or get a seat at once.")
@click.option("--table", default="", help="At a house: this table.")
@click.option("--new", is_flag=True, help="At a house: a table of your own, where others may join.")
@click.option("--code", default="", help="At a house: be the person whose other device shows this code.")
def command(game: str | None, seed: str | None, seat: int | None, names: str | None, options: Sequence[str],
            save: Path | None, resume: Path | None, ascii_: bool, at: str | None, table: str, new: bool,
            code: str) -> int:
    """Play GAME against bots, or with others at a house.

    While you play, type a number or the name of an act; "help" lists the rest.
    """
    for name in ("SIGTERM", "SIGHUP"):           # a closed line is no reason to lose a match
        if hasattr(signal, name):
            signal.signal(getattr(signal, name), _leave)
    if at:
        if resume or save or seed is not None or names is not None or seat is not None:
            raise ValueError("A house deals, seats and keeps by itself: leave --seed, --seat, --bots, --save "
                             "and --resume out.")
        from .visit import visit
        return visit(at, game, given.options_of(options), table, new, code, Screen(ascii_))
    if table or new or code:
        raise ValueError("--table, --new and --code are for a house: say which with --at URL.")
    if resume:
        if seed is not None or options:
            raise ValueError("A saved match has its seed and options already: leave --seed and --option out.")
        match = _resumed(resume, game)
        seat = given.seat_of(match, _free(match) if seat is None else seat)
        chance = 0
    elif game:
        names, chosen = _difficulty(game, names, given.options_of(options))
        match, seat = _fresh(game, seed, seat or 0, chosen)
        chance = secrets.randbits(32) if seed is None else 0
    else:
        raise ValueError("Name a game, such as parlour play hearts; parlour games lists them.")
    players = _seated(match, seat, names, chance)
    keep = Keep(save or resume, new=save is not None)
    client = Client(match, seat, players, bots.bot(ADVISER, chance), Screen(ascii_), keep)
    return client.run()


def _difficulty(game: str, names: str | None, options: dict[str, object]) -> tuple[str | None, dict[str, object]]:
    """Where a game has presets such as easy and hard, each is a level and the table's rules: one brings the other."""
    both = bots.DIFFICULTIES.keys() & rules_of(game).presets
    if names in both:
        return names, {"preset": names, **options}
    preset = str(options.get("preset"))
    return (preset if names is None and preset in both else names), options


def _fresh(game: str, seed: str | None, seat: int, options: dict[str, object]) -> tuple[Match, int]:
    rules = rules_of(game)
    seats = rules.new(rules.options(options)).seats
    match = Match.new(game, seed, compass(rules, seats, seat % seats), **options)
    return match, given.seat_of(match, seat)


def _resumed(file: Path, game: str | None) -> Match:
    match = given.match_of(file, given.text_of(file))
    if game and rules_of(game) is not match.rules:
        raise ValueError(f"{file} is a match of {match.rules.name}, not of {game}.")
    return match


def _free(match: Match) -> int:
    """The seat that no bot has; the first, if that is not clear."""
    return next((seat for seat in range(len(match.scores)) if match.decider(seat) == PERSON), 0)


def _seated(match: Match, seat: int, names: str | None, chance: int) -> dict[int, bots.Bot]:
    """The bots of the other seats: those who sit there already, or those named; the record tells who it is."""
    others = [s for s in range(len(match.scores)) if s != seat]
    if names is None:
        found = {s: bots.bot(USUAL, chance + s) if match.decider(s) == PERSON else bots.signed(match.decider(s))
                 for s in others}
    else:
        named = [name.strip() for name in names.split(",")]
        if len(named) not in (1, len(others)):
            raise ValueError(f"--bots names {len(named)} bots, but {len(others)} others sit at this table: "
                             f"name one for all, or {len(others)}.")
        found = {s: bots.bot(named[i % len(named)], chance + s) for i, s in enumerate(others)}
    for s in range(len(match.scores)):
        who = found[s].signature if s in found else PERSON
        if who != match.decider(s):
            match.decides(s, who)
    return found


def _leave(number: int, frame: FrameType | None) -> None:
    raise KeyboardInterrupt
