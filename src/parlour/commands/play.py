"""`parlour play GAME`: against bots, in the terminal."""
import secrets
import signal
from collections.abc import Sequence
from pathlib import Path
from types import FrameType

import click

from .. import bots
from ..games import rules_of
from ..match import Match
from ..term.client import Client
from ..term.keep import Keep, Sitting
from ..term.screen import Screen
from ..term.texts import compass
from . import given

USUAL = "search"                                 # who plays, and who gives hints


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
def command(game: str | None, seed: str | None, seat: int | None, names: str | None, options: Sequence[str],
            save: Path | None, resume: Path | None, ascii_: bool) -> int:
    """Play GAME against bots.

    While you play, type a number or the name of an act; "help" lists the rest.
    """
    if resume:
        if seed is not None or options:
            raise ValueError("A saved match has its seed and options already: leave --seed and --option out.")
        match, sitting = _resumed(resume, game, seat, names)
    elif game:
        match, sitting = _fresh(game, seed, seat or 0, USUAL if names is None else names, given.options_of(options))
    else:
        raise ValueError("Name a game, such as parlour play hearts; parlour games lists them.")
    others = [s for s in range(len(match.scores)) if s != sitting.seat]
    players = {s: bots.bot(name, sitting.seed + s) for s, name in zip(others, sitting.bots, strict=True)}
    keep = Keep(save or resume, sitting, new=save is not None)
    client = Client(match, sitting.seat, players, bots.bot(USUAL, sitting.seed), Screen(ascii_), keep)
    for name in ("SIGTERM", "SIGHUP"):           # a closed line is no reason to lose a match
        if hasattr(signal, name):
            signal.signal(getattr(signal, name), _leave)
    return client.run()


def _fresh(game: str, seed: str | None, seat: int, names: str, options: dict[str, object]) -> tuple[Match, Sitting]:
    rules = rules_of(game)
    seats = rules.new(rules.options(options)).seats
    match = Match.new(game, seed, compass(rules, seats, seat % seats), **options)
    given.seat_of(match, seat)
    return match, Sitting(seat, _bots(names, seats), secrets.randbits(32) if seed is None else 0)


def _resumed(file: Path, game: str | None, seat: int | None, names: str | None) -> tuple[Match, Sitting]:
    text = given.text_of(file)
    match = given.match_of(file, text)
    if game and rules_of(game) is not match.rules:
        raise ValueError(f"{file} is a match of {match.rules.name}, not of {game}.")
    seats = len(match.scores)
    sat = Sitting.read(text) or Sitting(0, _bots(USUAL, seats), 0)
    seat = given.seat_of(match, sat.seat if seat is None else seat)
    return match, Sitting(seat, _bots(",".join(sat.bots) if names is None else names, seats), sat.seed)


def _bots(names: str, seats: int) -> tuple[str, ...]:
    """A bot for every other seat."""
    found = tuple(name.strip() for name in names.split(","))
    if len(found) not in (1, seats - 1):
        raise ValueError(f"--bots names {len(found)} bots, but {seats - 1} others sit at this table: "
                         f"name one for all, or {seats - 1}.")
    for name in found:
        bots.bot(name)
    return found * (seats - 1) if len(found) == 1 else found


def _leave(number: int, frame: FrameType | None) -> None:
    raise KeyboardInterrupt
