"""`parlour play GAME --at URL`: at a table of a house, in plain lines."""
import re
from collections.abc import Mapping
from pathlib import Path
from typing import Any
from urllib.parse import parse_qs, urlsplit

from ..acts import actions_of
from ..games import rules_of
from ..house import wire
from ..term.rules import rules_text
from ..term.screen import Screen
from ..term.typed import typed
from .hearing import Hearing
from .line import Gone, House, known

INTERRUPTED = 130
ASKS: Mapping[str, tuple[Any, ...]] = {          # what is typed, and what is said to the house then
    "?": (wire.Hint,), "hint": (wire.Hint,), "u": (wire.Undo,), "undo": (wire.Undo,), "l": (wire.Last,),
    "last": (wire.Last,), "claim": (wire.Claim,), "start": (wire.Start,), "rematch": (wire.Rematch,),
    "stand": (wire.Stand,), "hold": (wire.Pause, True), "go": (wire.Pause, False), "yes": (wire.Agree, True),
    "no": (wire.Agree, False)}
WORDS = {"s": "scores", "score": "scores", "h": "lying", "hand": "lying", "r": "rules", "rules": "rules",
         "help": "help", "record": "keep_record"}


def visit(url: str, game: str | None, options: Mapping[str, object], table: str, new: bool, code: str,
          screen: Screen) -> int:
    """Go to a house, take a seat, play; the exit code."""
    parts = urlsplit(url)
    if parts.scheme not in ("http", "https") or not parts.netloc:
        raise ValueError(f"--at takes the address of a house, such as http://localhost:8765, not {url[:60]!r}.")
    asked = {name: values[0] for name, values in parse_qs(parts.fragment).items()}
    table = table or asked.get("table", "")
    with known(parts._replace(query="", fragment="").geturl(), code) as house:
        if not (table or new or options):
            table = unfinished(house, game)
        if not table:
            if game is None:
                raise ValueError("Name a game, such as parlour play hearts --at URL, or a table with --table.")
            body: dict[str, object] = {"game": game}
            if new or options:
                body |= {"options": options, "listed": True}
            table = house.call("POST", "/api/tables" if new or options else "/api/quick", body)["table"]
        return Guest(house, table, asked.get("invite", ""), screen).run()


def unfinished(house: House, game: str | None) -> str:
    """A table where this person is in the middle of a match, of this game if one is named; empty if there is none."""
    return next((str(about["table"]) for about in house.call("GET", "/api/me")["tables"]
                 if about["state"] == "playing" and game in (None, about["game"])), "")


class Guest(Hearing):
    """Somebody at a table who types what to do."""

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

    def idle(self) -> bool:
        """Whether nothing goes on before somebody types."""
        about = self.about
        return about is not None and self.seat >= 0 and (
            about.paused or (about.state == "over" and bool(about.record))
            or (about.state == "gathering" and about.host in (-1, self.seat)))

    def typed(self, line: str) -> None:
        """Do what was typed."""
        word, _, rest = line.partition(" ")
        if line.lower() in WORDS:
            getattr(self, WORDS[line.lower()])()
        elif line.lower() in ASKS:
            kind, *more = ASKS[line.lower()]
            self.doing = kind in (wire.Start, wire.Rematch)
            self.say(kind(self.table, *more))
        elif word.lower() == "say":
            self.say(wire.Phrase(self.table, rest.strip().replace(" ", "-")[:40]))
        elif word.lower() == "chat":
            self.say(wire.Chat(self.table, rest[:200]))
        elif word.lower() == "table":
            self.say(wire.NameTable(self.table, rest[:40]))
        elif word.lower() == "name":
            try:
                self.house.call("PATCH", "/api/me", {"name": rest[:100]})
            except ValueError as error:
                self.screen.say(str(error))
        elif line.lower() == "device":
            made = self.house.call("POST", "/api/me/code")
            self.tell("device", code=made["code"], minutes=made["seconds"] // 60, url=made["url"])
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

    def scores(self) -> None:
        """The scores."""
        if self.view and self.texts:
            view, texts = self.view, self.texts
            self.screen.say(texts.text("scores", scores=texts.scores(view.scores), round=view.round + 1))
            self.screen.say("\n".join(texts.standing(view) + texts.lying(view, "won")))

    def rules(self) -> None:
        """The rules."""
        if self.about:
            rules = rules_of(self.about.game)
            self.screen.page(rules_text(rules, rules.options(self.about.options)))

    def keep_record(self) -> None:
        """Keep the record of the last finished match in a file."""
        about = self.about
        if about is None or not re.fullmatch(r"[\w-]+", about.record, re.ASCII):      # it becomes a part of a path
            self.tell("no-record")
            return
        file = Path(f"{about.game}-{about.record}.txt")
        file.write_text(self.house.call("GET", f"/api/matches/{about.record}/record"), encoding="utf-8")
        self.tell("record-kept", file=str(file))

    def help(self) -> None:
        """What one can type."""
        self.tell("help")
