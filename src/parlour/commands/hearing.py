"""What somebody at a table hears from the house, told in plain lines."""
import secrets

from msgspec import structs

from .. import fair
from ..events import Event
from ..games import rules_of
from ..house import wire
from ..match import Match, position
from ..term.story import Story
from ..term.texts import Texts, compass
from ..view import View
from ..words import has, sentence
from .at_table import AtTable


class Hearing(AtTable):
    """Somebody at a table who hears what happens."""

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
        if message.about.name not in ("", before.name):
            self.tell("table-named", name=message.about.name)
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
        for why in message.reasons:
            self.screen.say(self.texts.reason(message.act, **structs.asdict(why)))

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


def _event(told: wire.Event) -> Event:
    return Event(told.number, told.what, tuple(told.cards), told.hidden, told.source, told.source_place, told.target,
                 told.target_place, told.said, told.seat, told.amount)
