"""What the store keeps besides the log: people, their tokens, finished matches and what follows from them."""
from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field, replace

NOBODY = "somebody"                              # the name of a person who asked to be forgotten
PEOPLE = "people"                                # whom one plays against when another person sits there
MIXED = "mixed"                                  # and when it is bots of several levels


@dataclass(frozen=True)
class Person:
    """Somebody who plays here.  Times are milliseconds of Unix time everywhere in the store."""

    id: str
    name: str
    settings: bytes = b""                        # the house's own, as it likes to write them
    created: int = 0
    seen: int = 0


@dataclass(frozen=True)
class Token:
    """A token of a person, for a device or a program: kept as its SHA-256 alone."""

    digest: bytes
    person: str
    label: str = ""                              # how the person calls the device
    created: int = 0


@dataclass(frozen=True)
class Player:
    """Who sat at one seat of a finished match, and how it went."""

    name: str
    place: int                                   # 1 is the winner's; it may be shared
    score: int
    person: str | None = None                    # the id of the person, if one decided there to the end
    bot: str = ""                                # otherwise the signature of the bot that did
    level: str = ""                              # and its level
    counts: Mapping[str, int] = field(default_factory=dict)        # moons, bids made ... by name


@dataclass(frozen=True)
class Finished:
    """A finished match."""

    id: str
    table: str
    game: str
    version: int
    options: str                                 # those that differ from the defaults: "jack=on limit=50"
    started: int
    ended: int
    players: Sequence[Player]                    # by seat

    def against(self, seat: int) -> str:
        """Whom this seat played against: people, bots of one level, or bots of several."""
        others = [player for number, player in enumerate(self.players) if number != seat]
        if any(not player.bot for player in others):
            return PEOPLE
        levels = {player.level for player in others}
        return levels.pop() if len(levels) == 1 else MIXED


@dataclass(frozen=True)
class Statistic:
    """A person's matches of one game, against one kind of opponents, with one set of options."""

    game: str
    against: str                                 # a level of bots, "people" or "mixed"
    options: str
    played: int
    won: int
    points: int                                  # all scores together
    least: int
    most: int
    counts: Mapping[str, int]                    # sums, by name


def unnamed(record: str, seat: int) -> str:
    """The record of a match, without the name of who sat there."""
    head, deal, rest = record.partition("\ndeal ")
    lines = [f"seat {seat} {NOBODY}" if line.startswith(f"seat {seat} ") else line for line in head.split("\n")]
    return "\n".join(lines) + deal + rest


def without(match: Finished, seat: int) -> Finished:
    """A finished match, with nobody in particular at this seat."""
    players = [replace(player, person=None, name=NOBODY) if number == seat else player
               for number, player in enumerate(match.players)]
    return replace(match, players=tuple(players))
