"""What clients say over the wire."""
from typing import Annotated

from msgspec import Meta, Struct

Word = Annotated[str, Meta(max_length=40)]
Id = Annotated[str, Meta(min_length=1, max_length=32)]
Line = Annotated[str, Meta(max_length=200)]
Nonce = Annotated[str, Meta(pattern="^[0-9a-f]{2,64}$")]
Count = Annotated[int, Meta(ge=0, le=2**31)]
SeatNumber = Annotated[int, Meta(ge=-1, le=7)]


class FromClient(Struct, tag_field="kind", forbid_unknown_fields=True, frozen=True):
    """What a client may say."""


class AtTable(FromClient, frozen=True):
    """What a client may say at a table."""

    table: Id


class Join(AtTable, tag="join", frozen=True):
    """Be told what happens at this table; where one sits, one takes the seat back."""

    invite: Word = ""                            # where the table is not open to all
    line: bool = False                           # also tell the view as a position line, for programs


class Leave(AtTable, tag="leave", frozen=True):
    """Be told no more; the seat is kept for a while."""


class Sit(AtTable, tag="sit", frozen=True):
    """Take a free seat; -1 is any."""

    seat: SeatNumber = -1
    invite: Word = ""


class Stand(AtTable, tag="stand", frozen=True):
    """Give the seat up; a bot plays on there."""


class Level(AtTable, tag="level", frozen=True):
    """Who plays a seat where nobody sits: a level of bots; from the host."""

    seat: SeatNumber
    level: Word


class NameTable(AtTable, tag="name-table", frozen=True):
    """Call the table something, or nothing; from the host."""

    name: Word


class Start(AtTable, tag="start", frozen=True):
    """Begin; bots take the empty seats.  From the host."""


class Rematch(AtTable, tag="rematch", frozen=True):
    """Begin the next match with the same people."""


class Add(AtTable, tag="add", frozen=True):
    """What this person adds to the chance of the next deal: some random bytes, in hexadecimal digits."""

    deal: Count
    nonce: Nonce


class Act(AtTable, tag="act", frozen=True):
    """Do an act.  `at` is the number of the last news it answers; the same `id` is never done twice."""

    at: Count
    id: Id
    act: Word
    elapsed: Count | None = None                 # milliseconds since the decision was shown


class Undo(AtTable, tag="undo", frozen=True):
    """Take one's last act back: at once against bots, else if all the people agree."""


class Agree(AtTable, tag="agree", frozen=True):
    """Answer to what somebody asked of all."""

    yes: bool


class Hint(AtTable, tag="hint", frozen=True):
    """What would a strong bot do here."""


class Claim(AtTable, tag="claim", frozen=True):
    """Play the rest of the round out at once, if nothing can change its result any more."""


class Last(AtTable, tag="last", frozen=True):
    """Tell the last trick again, or what happened since one's own last act."""


class Pause(AtTable, tag="pause", frozen=True):
    """Hold the match, or go on with it."""

    on: bool


class Phrase(AtTable, tag="phrase", frozen=True):
    """Say one of the set phrases."""

    phrase: Word


class Chat(AtTable, tag="chat", frozen=True):
    """Say something in one's own words, where the host allows it."""

    text: Line


class AllowChat(AtTable, tag="allow-chat", frozen=True):
    """Allow own words at this table, or forbid them; from the host."""

    on: bool


class Pong(FromClient, tag="pong", frozen=True):
    """The answer to a ping."""

    id: Count


ClientMessage = (Join | Leave | Sit | Stand | Level | NameTable | Start | Rematch | Add | Act | Undo | Agree | Hint
                 | Claim | Last | Pause | Phrase | Chat | AllowChat | Pong)
