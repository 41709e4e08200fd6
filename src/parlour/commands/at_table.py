"""A place at a table of a house: the line to it, what is known of the table, and the question what to do."""
import secrets
import time
from typing import Any

import msgspec
from websockets.exceptions import WebSocketException
from websockets.sync.client import ClientConnection

from ..house import wire
from ..house.guard import Bucket
from ..term.screen import Screen
from ..term.story import Story
from ..term.texts import Texts
from ..term.typed import choices
from ..view import View
from ..words import sentence
from .line import Ears, Gone, House

AGAIN = (0.2, 0.5, 1, 2, 4, 8, 8, 8)             # seconds between tries to get the line back
encode = msgspec.json.Encoder().encode


class AtTable:
    """One person at a table of a house."""

    def __init__(self, house: House, table: str, invite: str, screen: Screen) -> None:
        self.house, self.table, self.invite, self.screen = house, table, invite, screen
        self.ears = Ears()
        self.line: ClientConnection | None = None
        self.about: wire.About | None = None
        self.texts: Texts | None = None
        self.story: Story | None = None
        self.view: View | None = None
        self.seat = -1
        self.at = self.told = 0
        self.promises: dict[int, str] = {}
        self.prompted: tuple[str, ...] = ()      # the acts that were last asked for
        self.acts: list[str] = []                # typed in one line, still to be done one by one
        self.doing = False                       # an act is under way
        self.haste = Bucket(8, 10, time.monotonic())

    def come(self, first: bool) -> None:
        """Get a line, and be told what happens; after a while without one, give up."""
        if not first:
            self.tell("line-lost")
        for wait in AGAIN:
            try:
                self.line = self.house.connect()
            except Gone:
                time.sleep(wait)
                continue
            self.ears.listen(self.line)
            self.doing = False
            self.say(wire.Join(self.table, self.invite, line=True))
            if not first:
                self.tell("line-back")
            return
        raise ValueError(sentence("house", "house-gone"))

    def say(self, message: wire.FromClient) -> None:
        """Say something to the house; what is lost on the way is not done."""
        while not self.haste.take(time.monotonic()):
            time.sleep(0.05)
        try:
            assert self.line
            self.line.send(encode(message).decode())
        except (OSError, WebSocketException):
            pass                                 # the ears hear of it

    def mine(self) -> bool:
        """Whether a decision is mine."""
        return bool(self.view and self.view.acts and not (self.about and self.about.paused))

    def prompt(self) -> None:
        """Ask for a decision, once."""
        view, texts = self.view, self.texts
        if not self.mine() or self.acts or self.doing or view is None or texts is None or self.prompted == view.acts:
            return
        self.prompted = view.acts
        hand = view.zones.get(f"hand{self.seat}")
        if not (hand and set(view.acts).issuperset(hand.cards)):
            self.screen.say("\n".join(texts.lying(view, own=True)))
        self.screen.say(self.screen.strong(texts.text("prompt", **texts.state(view))))
        self.screen.say(choices(texts, view.acts))

    def act(self, name: str) -> None:
        """Do an act."""
        self.doing = True
        self.say(wire.Act(self.table, self.at, secrets.token_hex(8), name))

    def lying(self) -> None:
        """What lies where."""
        if self.view and self.texts:
            self.screen.say("\n".join(self.texts.lying(self.view)))

    def tell(self, message: str, **about: Any) -> None:
        """One of the texts of a house."""
        self.screen.say(sentence("house", message, **about))
