"""What a table's log holds: everything that happens to it, an entry each.  A restart reads it and goes on."""
import msgspec
from msgspec import Struct


class Entry(Struct, tag_field="kind", omit_defaults=True, frozen=True):
    """Something that happened to a table."""


class Opened(Entry, tag="opened", frozen=True):
    """The table was set up."""

    game: str
    version: int
    options: dict[str, str]
    levels: list[str]                            # of the bot for each seat, where nobody sits
    host: str                                    # the person who set it up
    secret: str                                  # makes the seeds of the bots
    time: int
    quick: bool = False
    listed: bool = True                          # in the list of open tables
    spectators: bool = True
    memory_aid: bool = True
    chat: bool = False
    move: int = 0                                # milliseconds for a decision; 0: no clock
    bank: int = 0
    window: int = 4000                           # milliseconds of a reaction window
    name: str = ""


class Named(Entry, tag="named", frozen=True):
    """Another name for the table; empty: none."""

    name: str = ""


class Sat(Entry, tag="sat", frozen=True):
    """A person took a seat."""

    seat: int
    person: str


class Stood(Entry, tag="stood", frozen=True):
    """A person gave a seat up."""

    seat: int


class Levelled(Entry, tag="levelled", frozen=True):
    """Another level of bots for a seat."""

    seat: int
    level: str


class Began(Entry, tag="began", frozen=True):
    """A match begins; this is its id."""

    match: str
    time: int


class Commits(Entry, tag="commits", frozen=True):
    """The secret of the next deal; people are told its SHA-256."""

    deal: int
    secret: str


class Deals(Entry, tag="deals", frozen=True):
    """Cards are dealt, from the secret and what the people added."""

    nonces: list[str]


class Decides(Entry, tag="decides", frozen=True):
    """From now on this bot, or a person, decides for a seat."""

    seat: int
    who: str


class Acted(Entry, tag="acted", frozen=True):
    """An act."""

    seat: int
    act: int
    person: str = ""
    id: str = ""
    spent: int = 0                               # milliseconds from the bank


class Sealed(Entry, tag="sealed", frozen=True):
    """An act in a reaction window: it counts when the window closes."""

    seat: int
    act: int
    person: str = ""
    id: str = ""
    after: int = 0                               # milliseconds after the window opened


class Unsealed(Entry, tag="unsealed", frozen=True):
    """The window closed; what was sealed there and not done is void."""


class Undone(Entry, tag="undone", frozen=True):
    """Back to where the match had so many acts."""

    acts: int


class Paused(Entry, tag="paused", frozen=True):
    """The match is held, or goes on."""

    on: bool


class Chats(Entry, tag="chats", frozen=True):
    """Own words are allowed, or not."""

    on: bool


class Invited(Entry, tag="invited", frozen=True):
    """An invitation: the SHA-256 of its code."""

    digest: str


class Revoked(Entry, tag="revoked", frozen=True):
    """An invitation that holds no more; empty: none does."""

    digest: str = ""


class Kept(Entry, tag="kept", frozen=True):
    """The finished match is kept with the records."""

    match: str


Any = (Opened | Named | Sat | Stood | Levelled | Began | Commits | Deals | Decides | Acted | Sealed | Unsealed | Undone
       | Paused | Chats | Invited | Revoked | Kept)
_decoder = msgspec.json.Decoder(Any)
encode = msgspec.json.Encoder().encode


def decode(entry: bytes) -> Any:
    """An entry from its bytes."""
    return _decoder.decode(entry)                # type: ignore[no-any-return]


