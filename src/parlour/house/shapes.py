"""What the HTTP API is sent, and what it answers."""
from typing import Annotated, Any

from msgspec import Meta, Struct, field

from . import wire

Value = bool | int | Annotated[str, Meta(max_length=40)]
Game = Annotated[str, Meta(max_length=40)]
Options = Annotated[dict[Annotated[str, Meta(max_length=40)], Value], Meta(max_length=60)]
# of the game; `preset` names a set of them
Millis = Annotated[int, Meta(ge=0, le=3_600_000)]


class Rename(Struct, forbid_unknown_fields=True):
    """Another name."""

    name: Annotated[str, Meta(min_length=1, max_length=100)]


class NewToken(Struct, forbid_unknown_fields=True):
    """A token for a program."""

    label: Annotated[str, Meta(max_length=40)] = "program"


class Code(Struct, forbid_unknown_fields=True):
    """The code that another device shows."""

    code: Annotated[str, Meta(min_length=1, max_length=20)]


class Kept(Struct, forbid_unknown_fields=True):
    """How a client is set, for the other devices of the same person; the house does not look into it."""

    kept: Annotated[str, Meta(max_length=4000)] = ""
    changed: Annotated[int, Meta(ge=0, le=2**53)] = 0                # when; the client's own clock


class Quick(Struct, forbid_unknown_fields=True):
    """A seat at once."""

    game: Game
    level: Game = ""                             # against bots of this level alone, without a clock
    options: Options = field(default_factory=dict)                   # and with these, then


class NewTable(Struct, forbid_unknown_fields=True):
    """A table as its host wants it."""

    game: Game
    options: Options = field(default_factory=dict)
    levels: Annotated[list[Game], Meta(max_length=8)] = field(default_factory=list)    # of bots, seat by seat
    listed: bool = False                         # for everybody, not only for who is invited
    spectators: bool = True
    memory_aid: bool = True
    chat: bool = False
    move: Millis = 0                             # a clock: so long for a decision
    bank: Millis = 0                             # and this for a whole match
    window: Annotated[int, Meta(ge=2000, le=8000)] = 4000
    name: Annotated[str, Meta(max_length=100)] = ""


class Me(Struct):
    """Who you are here."""

    name: str
    tables: list[wire.About]                     # where you sit


class Table(Struct):
    """A table, by its id."""

    table: str


class Invitation(Struct):
    """A way to a table."""

    code: str
    url: str
    qr: str                                      # the address as a picture, for the `src` of an image


class Token(Struct):
    """A token: told once, never again."""

    token: str


class DeviceCode(Struct):
    """What to type into the other device, or to point it at."""

    code: str
    seconds: int
    url: str
    qr: str                                      # the address as a picture, for the `src` of an image


class Choice(Struct):
    """An option of a game."""

    name: str
    why: str
    default: bool | int | str
    allowed: list[bool | int | str]              # of a number: from and to
    group: str = ""                              # what it is about, where there are many


class Preset(Struct):
    """A set of options with a name."""

    name: str
    options: dict[str, str]                      # those that differ from the defaults


class GameInfo(Struct):
    """A game."""

    name: str
    version: int
    seats: int                                   # as its options are by default
    presets: list[Preset]
    options: list[Choice]
    words: dict[str, list[str]]                  # facts that are numbers on the wire, and the words for 0, 1 ...
    least_wins: bool


class HouseInfo(Struct):
    """What this house has."""

    wire: int
    games: list[GameInfo]
    levels: list[str]                            # of the house's own bots, the weakest first
    bots: list[str]                              # all that can be asked to play
    phrases: list[str]


class Statistic(Struct):
    """Your matches of one game, against one kind of opponents, with one set of options."""

    game: str
    against: str
    options: str
    played: int
    won: int
    points: int
    least: int
    most: int
    counts: dict[str, int]


class Player(Struct):
    """Who sat where, and how it went."""

    name: str
    you: bool
    bot: str
    place: int
    score: int


class Match(Struct):
    """A finished match."""

    id: str
    game: str
    options: str
    started: int
    ended: int
    players: list[Player]


class Decision(Struct):
    """An act looked back on, from what its seat saw then."""

    number: int                                  # of the act in the match, from 1
    round: int                                   # from 1
    act: str
    better: str                                  # the best act; the same one if nothing was lost
    loss: float                                  # of an expected reward from 0 to 1 in the round
    scores: list[wire.Score]                     # the best first
    reasons: list[wire.Reason] = field(default_factory=list)         # for a costly one: what spoke for the better act


class Account(Struct):
    """How a match went for a seat: the mean reward of a round, and what moved it from the table's mean."""

    reward: float
    skill: float
    luck: float
    decisions: int
    mistakes: int


class Review(Struct):
    """What is known so far; ask again until `done` is `of`."""

    seat: int
    judge: str
    done: int
    of: int
    decisions: list[Decision]
    account: Account | None = None               # when all is done


class Step(Struct):
    """A moment of a finished match, all cards open: the act, and what it changed."""

    number: int                                  # of acts done; 0 before the first
    round: int                                   # from 1
    look: wire.Look                              # the first one whole, then what is new
    seat: int = -1
    act: str = ""


class No(Struct):
    """Why something cannot be done: the id of a message, and what it speaks of."""

    why: str
    about: dict[str, Any] = field(default_factory=dict)
