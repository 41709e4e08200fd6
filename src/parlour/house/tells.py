"""What the house says over the wire."""
from msgspec import Struct, field

# -- parts

class Event(Struct, omit_defaults=True, frozen=True):
    """Something that happened at the table, as this seat was shown it."""

    number: int
    what: str                                    # move, show, exchange, shuffle, gather, say, score
    cards: list[str] = field(default_factory=list)
    hidden: int = 0
    source: str = ""
    source_place: int = -1
    target: str = ""
    target_place: int = -1
    said: str = ""
    seat: int = -1
    amount: int = 0


class Lying(Struct, frozen=True):
    """What lies in a zone: cards by name, how many others; and place by place where places matter."""

    cards: list[str]
    hidden: int
    places: list[str | None] | None = None       # ?? is a card face down, null a gap


class Look(Struct, omit_defaults=True, frozen=True):
    """All that one seat may see.  In news, only what changed; zones and facts one by one."""

    round: int | None = None
    over: bool | None = None
    to_act: list[int] | None = None
    legal: list[str] | None = None
    scores: list[int] | None = None
    winners: list[int] | None = None
    sealed: list[str | None] | None = None       # what each seat has secretly decided; ?? is something
    facts: dict[str, int | list[int]] | None = None
    zones: dict[str, Lying] | None = None
    left: list[int | None] | None = None         # milliseconds each seat has for its decision; null: no clock runs
    line: str | None = None                      # the view as a position, for who asked for it


class Place(Struct, frozen=True):
    """A seat and who has it."""

    name: str
    level: str                                   # of the bot that plays where no person does
    person: bool                                 # somebody has the seat
    present: bool                                # and is connected
    bot: bool                                    # a bot plays now
    bank: int                                    # milliseconds left for long thoughts, where there is a clock


class Clock(Struct, frozen=True):
    """Milliseconds for each decision, and a bank for a whole match."""

    move: int
    bank: int


class About(Struct, frozen=True):
    """A table: what is played and who sits there."""

    table: str
    game: str
    version: int                                 # of the rules
    options: dict[str, str]                      # those that differ from the defaults
    state: str                                   # gathering, playing or over
    seats: list[Place]
    host: int                                    # the seat that starts; -1 if none does
    quick: bool
    spectators: bool
    chat: bool
    memory_aid: bool
    paused: bool
    watching: int                                # how many look on
    match: int                                   # how many matches have begun here
    record: str = ""                             # the id of the last finished match
    clock: Clock | None = None
    window: int = 0                              # milliseconds of a reaction window
    name: str = ""                               # what the host calls the table


class Fair(Struct, frozen=True):
    """The proof of a deal that is over."""

    deal: int
    commitment: str
    secret: str
    nonces: list[str]                            # what each seat added; empty where nobody did
    seed: str


class Score(Struct, frozen=True):
    """What a bot expects of an act, from 0 to 1."""

    act: str
    reward: float


class Reason(Struct, frozen=True):
    """A hidden card that speaks for the act, or against it: what it brings more than the next best, from -1 to 1."""

    card: str
    zone: str                                    # where it may lie,
    share: float                                 # in this share of the deals that fit
    other: str                                   # the next best act
    there: float                                 # what is gained if it lies there,
    elsewhere: float                             # and if it does not


# -- messages

class FromHouse(Struct, tag_field="kind", frozen=True):
    """What the house says."""


class Welcome(FromHouse, tag="welcome", frozen=True):
    """The first message on every connection."""

    version: int
    name: str
    phrases: list[str]


class Snapshot(FromHouse, tag="snapshot", frozen=True):
    """A whole table: on joining, and whenever what was told before no longer holds."""

    at: int                                      # the position in the log
    seat: int                                    # where you sit; -1: you look on
    about: About
    look: Look | None                            # none before the first deal
    told: int                                    # how many events there were so far
    events: list[Event]                          # those of this deal
    deal: int = 0                                # the number of the deal
    commitment: str = ""                         # and the SHA-256 of its secret


class News(FromHouse, tag="news", frozen=True):
    """What happened since the last news."""

    table: str
    at: int
    events: list[Event]
    look: Look


class Seating(FromHouse, tag="seating", frozen=True):
    """The table itself changed: who sits there, and how it goes on."""

    at: int
    about: About


class Committed(FromHouse, tag="committed", frozen=True):
    """The house has chosen its secret for the next deal, and binds itself to it; now people may add theirs."""

    table: str
    deal: int
    commitment: str


class Revealed(FromHouse, tag="revealed", frozen=True):
    """A deal is over: this is how it came about, and where all the cards were."""

    table: str
    fair: Fair
    dealt: dict[str, Lying]                      # all cards as they were dealt,
    lying: dict[str, Lying]                      # and where they lie at the end


class Done(FromHouse, tag="done", frozen=True):
    """This act is done, and will not be lost."""

    table: str
    id: str
    at: int


class Refused(FromHouse, tag="refused", frozen=True):
    """This cannot be done; nothing has changed.  `why` is the id of a message or of a rule of the game."""

    of: str                                      # the kind of what was refused
    why: str
    table: str = ""
    id: str = ""
    about: dict[str, str | int | list[int]] = field(default_factory=dict)


class Hinted(FromHouse, tag="hinted", frozen=True):
    """What a strong bot would do."""

    table: str
    at: int
    act: str
    scores: list[Score]
    reasons: list[Reason] = field(default_factory=list)


class Recent(FromHouse, tag="recent", frozen=True):
    """The last trick, or what happened since one's own last act."""

    table: str
    events: list[Event]


class Asked(FromHouse, tag="asked", frozen=True):
    """Somebody wants to take an act back; everybody has to agree."""

    table: str
    seat: int
    agreed: list[int]
    open: bool                                   # false: it is settled, one way or the other


class Said(FromHouse, tag="said", frozen=True):
    """Somebody said something: a set phrase, or own words."""

    table: str
    seat: int
    phrase: str = ""
    text: str = ""


class Ping(FromHouse, tag="ping", frozen=True):
    """To be answered at once."""

    id: int


class Leaving(FromHouse, tag="leaving", frozen=True):
    """The house closes for a moment; nothing is lost.  Connect again."""

    seconds: int


class Closed(FromHouse, tag="closed", frozen=True):
    """You are no longer told of this table."""

    table: str
    why: str


HouseMessage = (Welcome | Snapshot | News | Seating | Committed | Revealed | Done | Refused | Hinted | Recent | Asked
                | Said | Ping | Leaving | Closed)
