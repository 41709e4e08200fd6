"""What is said over the wire: one JSON object a message, and its `kind` says which.

`asks` has what clients say, `tells` what the house says.  docs/protocol.md shows every message; web/src/wire.ts is made
from these files.
"""
import msgspec

from .asks import (
    Act,
    Add,
    Agree,
    AllowChat,
    AtTable,
    Chat,
    Claim,
    ClientMessage,
    FromClient,
    Hint,
    Join,
    Last,
    Leave,
    Level,
    NameTable,
    Pause,
    Phrase,
    Pong,
    Rematch,
    Sit,
    Stand,
    Start,
    Undo,
)
from .tells import (
    About,
    Asked,
    Clock,
    Closed,
    Committed,
    Done,
    Event,
    Fair,
    FromHouse,
    Hinted,
    HouseMessage,
    Leaving,
    Look,
    Lying,
    News,
    Ping,
    Place,
    Reason,
    Recent,
    Refused,
    Revealed,
    Said,
    Score,
    Seating,
    Snapshot,
    Welcome,
)

__all__ = [
    "LONGEST",
    "VERSION",
    "About",
    "Act",
    "Add",
    "Agree",
    "AllowChat",
    "Asked",
    "AtTable",
    "Chat",
    "Claim",
    "ClientMessage",
    "Clock",
    "Closed",
    "Committed",
    "Done",
    "Event",
    "Fair",
    "FromClient",
    "FromHouse",
    "Hint",
    "Hinted",
    "HouseMessage",
    "Join",
    "Last",
    "Leave",
    "Leaving",
    "Level",
    "Look",
    "Lying",
    "NameTable",
    "News",
    "Pause",
    "Phrase",
    "Ping",
    "Place",
    "Pong",
    "Reason",
    "Recent",
    "Refused",
    "Rematch",
    "Revealed",
    "Said",
    "Score",
    "Seating",
    "Sit",
    "Snapshot",
    "Stand",
    "Start",
    "Undo",
    "Welcome",
    "encode",
    "read_client",
    "read_house"
]

VERSION = 1
LONGEST = 8192                                   # bytes in a message of a client

_client = msgspec.json.Decoder(ClientMessage)
_house = msgspec.json.Decoder(HouseMessage)
encode = msgspec.json.Encoder().encode


def read_client(text: str | bytes) -> ClientMessage:
    """A message of a client; ValueError if it is none."""
    return _client.decode(text)                  # type: ignore[no-any-return]


def read_house(text: str | bytes) -> HouseMessage:
    """A message of the house; ValueError if it is none."""
    return _house.decode(text)                   # type: ignore[no-any-return]
