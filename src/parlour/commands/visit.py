"""`parlour play GAME --at URL`: at a table of a house, in plain lines."""
import secrets
import time
from collections.abc import Callable, Mapping
from typing import Any
from urllib.parse import parse_qs, urlsplit

import msgspec
from websockets.exceptions import WebSocketException
from websockets.sync.client import ClientConnection

from .. import fair
from ..acts import actions_of
from ..events import Event
from ..games import rules_of
from ..house import wire
from ..house.guard import Bucket
from ..match import Match, position
from ..term.rules import rules_text
from ..term.screen import Screen
from ..term.story import Story
from ..term.texts import Texts, compass
from ..term.typed import choices, typed
from ..view import View
from ..words import has, sentence
from .line import Ears, Gone, House, known

AGAIN = (0.2, 0.5, 1, 2, 4, 8, 8, 8)             # seconds between tries to get the line back
INTERRUPTED = 130
ASKS: Mapping[str, tuple[Any, ...]] = {          # what is typed, and what is said to the house then
    "?": (wire.Hint,), "hint": (wire.Hint,), "u": (wire.Undo,), "undo": (wire.Undo,), "l": (wire.Last,),
    "last": (wire.Last,), "claim": (wire.Claim,), "start": (wire.Start,), "rematch": (wire.Rematch,),
    "stand": (wire.Stand,), "hold": (wire.Pause, True), "go": (wire.Pause, False), "yes": (wire.Agree, True),
    "no": (wire.Agree, False)}
encode = msgspec.json.Encoder().encode


def visit(url: str, game: str | None, options: Mapping[str, object], table: str, new: bool, screen: Screen) -> int:
    """Go to a house, take a seat, play; the exit code."""
    parts = urlsplit(url)
    if parts.scheme not in ("http", "https") or not parts.netloc:
        raise ValueError(f"--at takes the address of a house, such as http://localhost:8765, not {url[:60]!r}.")
    asked = {name: values[0] for name, values in parse_qs(parts.fragment).items()}
    table = table or asked.get("table", "")
    with known(parts._replace(query="", fragment="").geturl()) as house:
        if not table:
            if game is None:
                raise ValueError("Name a game, such as parlour play hearts --at URL, or a table with --table.")
            body: dict[str, object] = {"game": game}
            if new or options:
                body |= {"options": options, "listed": True}
            table = house.call("POST", "/api/tables" if new or options else "/api/quick", body)["table"]
        return Guest(house, table, asked.get("invite", ""), screen).run()


class Guest:
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
        self.words: dict[str, Callable[[], None]] = {
            "s": self.scores, "score": self.scores, "h": self.lying, "hand": self.lying, "r": self.rules,
            "rules": self.rules, "help": lambda: self.tell("help")}

    def run(self) -> int:
        """Play until the person leaves; the exit code."""
        self.come(first=True)
        self.ears.type_in(self.screen.ask)
        try:
            while True:
                if self.screen.talks or ((self.mine() or self.idle()) and not self.doing):
                    self.ears.want()
                heard = self.ears.next()
                if heard is EOFError or (isinstance(heard, str) and heard.lower() in ("q", "quit", "exit")):
                    return 0
                if heard is Gone:
                    self.come(first=False)
                elif isinstance(heard, str):
                    self.typed(heard)
                elif isinstance(heard, wire.FromHouse):
                    self.heard(heard)
        except KeyboardInterrupt:
            return INTERRUPTED

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

    def idle(self) -> bool:
        """Whether nothing goes on before somebody types."""
        about = self.about
        return about is not None and self.seat >= 0 and (
            about.paused or (about.state == "over" and bool(about.record))
            or (about.state == "gathering" and about.host in (-1, self.seat)))

    # -- what the house says
    def heard(self, message: wire.FromHouse) -> None:
        """Do what a message asks, or tell it."""
        name = f"on_{message.__struct_config__.tag}"
        if handler := getattr(self, name, None):
            handler(message)

    def on_ping(self, message: wire.Ping) -> None:
        """Answer at once."""
        self.say(wire.Pong(message.id))

    def on_committed(self, message: wire.Committed) -> None:
        """Remember the promise, and add to the deal."""
        self.promises[message.deal] = message.commitment
        if self.seat >= 0:
            self.say(wire.Add(self.table, message.deal, secrets.token_hex(16)))

    def on_revealed(self, message: wire.Revealed) -> None:
        """Check what was promised."""
        told = message.fair
        proof = fair.Proof(bytes.fromhex(told.commitment), bytes.fromhex(told.secret),
                           tuple(bytes.fromhex(nonce) for nonce in told.nonces))
        wrong = proof.wrong(bytes.fromhex(told.seed), told.deal)
        if self.promises.get(told.deal, told.commitment) != told.commitment:
            wrong = "the house had promised something else."
        self.tell("dealt-wrongly" if wrong else "dealt-fairly", deal=told.deal, why=wrong)

    def on_snapshot(self, message: wire.Snapshot) -> None:
        """The whole table."""
        first, before, moved = self.about is None, self.told, self.seat != message.seat
        self.seating(message.about, message.seat)
        self.at = message.at
        if message.deal:
            self.promises.setdefault(message.deal, message.commitment)
        if moved or first:
            game = message.about.game.replace("_", " ")
            self.tell("at-table" if self.seat >= 0 else "looking-on", table=self.table, game=game, seat=self.seat)
        if self.seat < 0 and any(not seat.person for seat in message.about.seats) and first:
            self.say(wire.Sit(self.table, invite=self.invite))
        if message.about.state == "gathering" and self.seat >= 0 and moved:
            self.tell("gathering")
            self.tell("others-join", how=f"parlour play --at {self.house.url} --table {self.table}")
        if not message.look:
            return
        self.doing = False
        self.see(message.look)
        self.prompted = ()
        fresh = message.events and before < message.events[0].number + 1
        if self.story is None or fresh or message.told < before:
            self.begin_story(message)
        if fresh or self.view is None:
            self.happened(message.events)
        else:
            if message.told < before:
                self.tell("taken-back")
            self.lying()
        self.told = message.told
        self.prompt()

    def begin_story(self, message: wire.Snapshot) -> None:
        """Tell from this deal on."""
        look, about = message.look, message.about
        assert look
        assert self.texts
        rules = rules_of(about.game)
        self.story = Story(self.texts, Match(rules, rules.options(about.options), bytes(32)))
        scores = list(look.scores or ())
        for event in message.events:
            if event.what == "score":
                scores[event.seat] -= event.amount
        self.story.scores, self.story.round = scores, (look.round or 0)

    def on_news(self, message: wire.News) -> None:
        """What happened."""
        self.at = message.at
        self.see(message.look)
        self.happened(message.events)
        self.told += len(message.events)
        self.prompt()

    def see(self, look: wire.Look) -> None:
        """Look at the table."""
        if look.line:
            found = position(look.line)
            assert isinstance(found, View)
            self.view = found

    def happened(self, events: list[wire.Event]) -> None:
        """Tell what happened."""
        assert self.story
        for event in events:
            self.screen.say(self.story.line(_event(event)))

    def on_seating(self, message: wire.Seating) -> None:
        """Who sits there changed."""
        before = self.about
        self.seating(message.about, self.seat)
        if before is None or self.texts is None:
            return
        for number, (was, now) in enumerate(zip(before.seats, message.about.seats, strict=True)):
            if number == self.seat or (was.person, was.bot, was.name) == (now.person, now.bot, now.name):
                continue
            why = "sits" if now.person and not was.person else "stands-up" if was.person and not now.person else \
                "bot-for" if now.bot and not was.bot else "back-again" if was.bot and not now.bot else ""
            if why:
                self.tell(why, who=now.name or was.name)
        if before.paused != message.about.paused:
            self.tell("held" if message.about.paused else "goes-on")
        if message.about.state == "over" and message.about.record and before.record != message.about.record:
            self.over(message.about)

    def over(self, about: wire.About) -> None:
        """The match is over."""
        view, texts = self.view, self.texts
        assert view
        assert texts
        best = (min if view.rules.least_wins else max)(view.scores)
        winners = [seat for seat, score in enumerate(view.scores) if score == best]
        self.screen.say(texts.text("match-won", who=texts.people(winners), count=len(winners),
                                   me=texts.yes(self.seat) if self.seat in winners else "no",
                                   scores=texts.scores(view.scores)))
        self.tell("rematch")

    def seating(self, about: wire.About, seat: int) -> None:
        """Know who sits where."""
        self.about, self.seat = about, seat
        rules = rules_of(about.game)
        if rules.version != about.version:
            raise ValueError(f"This house plays version {about.version} of {about.game}; here is {rules.version}. "
                             "Use the same version of Parlour as the house.")
        usual = compass(rules, len(about.seats), max(seat, 0))
        names = [place.name or usual[number] for number, place in enumerate(about.seats)]
        if self.texts is None:
            self.texts = Texts(rules, self.screen, len(names), None, names)
        self.texts.names, self.texts.me = tuple(names), seat if seat >= 0 else None

    def on_refused(self, message: wire.Refused) -> None:
        """Tell why not."""
        self.acts.clear()
        self.doing = False
        about = dict(message.about)
        if self.texts and has(self.texts.rules.name, message.why):
            if isinstance(act := about.get("act"), str):
                about["act"] = self.texts.act(act)
            self.screen.say(f"{self.texts.text(message.why, **about)} ({message.why})")
        elif message.why != "stale" or message.of != "add":
            self.tell(message.why, **about)
        if message.why in ("invitation-needed", "no-such-table") and message.of == "join":
            raise ValueError(sentence("house", message.why))
        if message.why == "stale":
            self.prompted = ()

    def on_done(self, message: wire.Done) -> None:
        """Do the next act of the line."""
        self.at, self.doing, self.prompted = max(self.at, message.at), False, ()
        if self.acts:
            self.act(self.acts.pop(0))
        self.prompt()

    def on_hinted(self, message: wire.Hinted) -> None:
        """A hint."""
        assert self.texts
        scores = ", ".join(f"{self.texts.act(each.act)} {100 * each.reward:.0f}" for each in message.scores)
        self.screen.say(self.texts.text("hint", act=self.texts.act(message.act), known=len(message.scores),
                                        acts=len(message.scores), scores=scores))

    def on_recent(self, message: wire.Recent) -> None:
        """The last trick once more."""
        assert self.texts
        assert self.about
        rules = self.texts.rules
        told = Story(self.texts, Match(rules, rules.options(self.about.options), bytes(32)))
        lines = [line for event in message.events if (line := told.line(_event(event)))]
        self.screen.say(told.last or "\n".join(lines) or self.texts.text("nothing-yet"))

    def on_asked(self, message: wire.Asked) -> None:
        """Somebody wants to take an act back."""
        assert self.texts
        if not message.open:
            self.tell("undo-settled")
        elif self.seat not in (-1, message.seat):
            self.tell("asks-undo", who=self.texts.names[message.seat])

    def on_said(self, message: wire.Said) -> None:
        """Somebody says something."""
        assert self.texts
        text = message.text or sentence("house", message.phrase)
        self.tell("says", who=self.texts.name(message.seat), text=text)

    def on_leaving(self, message: wire.Leaving) -> None:
        """The house closes for a moment."""
        self.tell("house-leaves")

    def on_closed(self, message: wire.Closed) -> None:
        """No longer at the table."""
        if message.why == "try-again":
            self.say(wire.Join(self.table, self.invite, line=True))
        else:
            raise ValueError(sentence("house", message.why))

    # -- what the person types
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

    def typed(self, line: str) -> None:
        """Do what was typed."""
        word, _, rest = line.partition(" ")
        if line.lower() in self.words:
            self.words[line.lower()]()
        elif line.lower() in ASKS:
            kind, *more = ASKS[line.lower()]
            self.doing = kind in (wire.Start, wire.Rematch)
            self.say(kind(self.table, *more))
        elif word.lower() == "say":
            self.say(wire.Phrase(self.table, rest.strip().replace(" ", "-")[:40]))
        elif word.lower() == "chat":
            self.say(wire.Chat(self.table, rest[:200]))
        elif word.lower() == "name":
            try:
                self.house.call("PATCH", "/api/me", {"name": rest[:100]})
            except ValueError as error:
                self.screen.say(str(error))
        elif not line:
            self.prompted = ()
            self.prompt()
        else:
            self.try_acts(line)

    def try_acts(self, line: str) -> None:
        """Acts, one after the other."""
        view, texts = self.view, self.texts
        if view is None or texts is None:
            self.tell("unknown-word", word=line[:40])
            return
        known_acts = actions_of(view.rules, view.page)
        try:
            numbers = typed(texts, [act for act in known_acts if act.name in view.acts], view.page, line)
        except ValueError as error:
            self.screen.say(f"{error} {texts.text('type-help')}")
            return
        self.acts = [known_acts[number].name for number in numbers]
        self.act(self.acts.pop(0))

    def act(self, name: str) -> None:
        """Do an act."""
        self.doing = True
        self.say(wire.Act(self.table, self.at, secrets.token_hex(8), name))

    def scores(self) -> None:
        """The scores."""
        if self.view and self.texts:
            view, texts = self.view, self.texts
            self.screen.say(texts.text("scores", scores=texts.scores(view.scores), round=view.round + 1))
            self.screen.say("\n".join(texts.standing(view) + texts.lying(view, "won")))

    def lying(self) -> None:
        """What lies where."""
        if self.view and self.texts:
            self.screen.say("\n".join(self.texts.lying(self.view)))

    def rules(self) -> None:
        """The rules."""
        if self.about:
            rules = rules_of(self.about.game)
            self.screen.page(rules_text(rules, rules.options(self.about.options)))

    def tell(self, message: str, **about: Any) -> None:
        """One of the texts of a house."""
        self.screen.say(sentence("house", message, **about))


def _event(told: wire.Event) -> Event:
    return Event(told.number, told.what, tuple(told.cards), told.hidden, told.source, told.source_place, told.target,
                 told.target_place, told.said, told.seat, told.amount)
