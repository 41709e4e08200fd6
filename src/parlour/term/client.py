"""A person at the table, in plain lines: what happens is told, what they type is done."""
import dataclasses
import shlex
from collections.abc import Mapping, Sequence
from contextlib import suppress
from typing import Any, Protocol

from ..acts import NotAllowed
from ..match import Match
from ..view import View
from .keep import Keep
from .rules import rules_text
from .screen import Screen
from .story import Story
from .texts import Texts, result
from .typed import choices, typed

BEST = 5                                         # how many acts a hint compares
INTERRUPTED = 130


class Thought(Protocol):
    """What a player decided, and what it expects of every act it thought of, from 0 to 1."""

    @property
    def action(self) -> int:
        """What to do."""

    @property
    def scores(self) -> Mapping[int, float]:
        """What to expect."""


class Player(Protocol):
    """Whoever decides for another seat, from what that seat may see."""

    def choose(self, view: View) -> Thought:
        """Decide."""

    def explain(self, view: View, thought: Any) -> Sequence[Any]:
        """Say which hidden cards speak most for what it chose, as a dataclass each."""


class Client:
    """One person against players who think by themselves."""

    def __init__(self, match: Match, me: int, players: Mapping[int, Player], adviser: Player, screen: Screen,
                 keep: Keep) -> None:
        self.match = match
        self.me = me
        self.players = players
        self.adviser = adviser
        self.screen = screen
        self.keep = keep
        self.texts = Texts(match.rules, screen, len(match.scores), me, match.names)
        self.commands = {"?": self.hint, "hint": self.hint, "u": self.undo, "undo": self.undo, "l": self.last,
                         "last": self.last, "s": self.score, "score": self.score, "h": self.hand, "hand": self.hand,
                         "r": self.rules, "rules": self.rules, "help": self.help}
        self.asked = -1                          # how many acts there were at the last prompt
        self._catch_up()
        if not match.acts:                       # the first deal is still to be told
            self.told, self.story = 0, Story(self.texts, match)

    def run(self) -> int:
        """Play until the match is over or the person leaves; the exit code."""
        code = 0
        self._begin()
        try:
            while not self.match.over:
                self._step()
            self._news()
        except EOFError:
            pass
        except KeyboardInterrupt:
            code = INTERRUPTED
            self.screen.say("\n")
        self._end()
        return code

    # -- what one can type besides acts
    def hint(self) -> None:
        """What the adviser would do, and what it expects of each act."""
        view = self.match.view(self.me)
        thought = self.adviser.choose(view)
        acts = self.match.rules.pages[self.match.page]
        ranked = sorted(thought.scores.items(), key=lambda pair: (-pair[1], pair[0]))
        self._say("hint", act=self.texts.act(acts[thought.action]), known=len(ranked), acts=min(len(ranked), BEST),
                  scores=", ".join(f"{self.texts.act(acts[act])} {100 * score:.0f}" for act, score in ranked[:BEST]))
        for why in self.adviser.explain(view, thought):
            self.screen.say(self.texts.reason(acts[thought.action], **dataclasses.asdict(why)))

    def undo(self) -> None:
        """Back to the person's own last decision; the cards stay as they were dealt."""
        mine = [number for number, (seat, _) in enumerate(self.match.acts) if seat == self.me]
        if not mine:
            self._say("nothing-to-undo")
            return
        act = self.match.acts[mine[-1]][1].name
        self.match = self.match.before(mine[-1])
        self._catch_up()
        self._save()
        self._say("undone", act=self.texts.act(act))
        self._show_table(own=False)              # what is one's own, the prompt shows

    def last(self) -> None:
        """The last trick; in a game without tricks, what happened since one's own last act."""
        if "takes-trick" in self.match.rules.says:
            self.screen.say(self.story.last or self.texts.text("no-trick-yet"))
        else:
            self.screen.say("\n".join(self.since) or self.texts.text("nothing-yet"))

    def score(self) -> None:
        """The scores, and what each has won in this round."""
        view = self.match.view(self.me)
        self._say("scores", scores=self.texts.scores(self.match.scores), round=view.round + 1)
        self.screen.say("\n".join(self.texts.standing(view) + self.texts.lying(view, "won")))

    def hand(self) -> None:
        """All that lies before the person's eyes."""
        self._show_table()

    def rules(self) -> None:
        """The rules, with the options of this match."""
        self.screen.page(rules_text(self.match.rules, self.match.options))

    def help(self) -> None:
        """What one can type."""
        self._say("help")

    # -- the course of play
    def _begin(self) -> None:
        try:
            self.keep.save(self.match)
        except OSError as error:
            if self.keep.chosen:
                raise ValueError(f"{self.keep.path} cannot be written ({error.strerror or error}): "
                                 "name another file with --save.") from None
        if self.match.over:
            return
        if self.match.acts:
            self._say("welcome-back")
            self.score()
            self._show_table()
        else:
            self._say("welcome")

    def _step(self) -> None:
        """One decision, the person's first: nobody shall wait for bots before thinking."""
        if not self.match.to_act:
            self.match.deal()
        self._news()
        if self.me in self.match.to_act:
            self._ask()
            return
        seat = self.match.to_act[0]
        self.match.play(seat, int(self.players[seat].choose(self.match.view(seat)).action))

    def _ask(self) -> None:
        if self.asked != len(self.match.acts):
            self.asked = len(self.match.acts)
            self._prompt()
        line = self.screen.ask()
        word = line.lower()
        if word in ("q", "quit", "exit"):
            raise EOFError
        if word in self.commands:
            self.commands[word]()
        elif not line:
            self._prompt()
        else:
            self._act(line)

    def _prompt(self) -> None:
        view = self.match.view(self.me)
        legal = set(view.acts)
        hand = view.zones.get(f"hand{self.me}")
        if not (hand and legal.issuperset(hand.cards)):      # or the list of acts would show the hand once more
            self.screen.say("\n".join(self.texts.lying(view, own=True)))
        self.screen.say(self.screen.strong(self.texts.text("prompt", **self.texts.state(view))))
        self.screen.say(choices(self.texts, view.acts))

    def _act(self, line: str) -> None:
        """Do what was typed: an act, or several at once; if one of them is wrong, none."""
        try:
            acts = typed(self.texts, list(self.match.legal(self.me)), self.match.page, line)
            for act in acts:
                if refusal := self.match.why_not(self.me, act):
                    raise refusal
            for act in acts:
                self.match.play(self.me, act)
                self.since.clear()
                self._save()
        except NotAllowed as refusal:
            about = {**refusal.about, "act": self.texts.act(refusal.act)}
            self.screen.say(f"{self.texts.text(refusal.rule, **about)} ({refusal.rule})")
        except ValueError as error:
            self.screen.say(f"{error} {self.texts.text('type-help')}")

    def _news(self) -> None:
        """Tell what happened since the last time."""
        for event in self.match.events(self.me, self.told):
            if text := self.story.line(event):
                self.since.append(text)
                self.screen.say(text)
            self.told += 1

    def _catch_up(self) -> None:
        """Know all that has happened, without telling it again."""
        self.story = Story(self.texts, self.match)
        events = self.match.events(self.me)
        for event in events:
            self.story.line(event)
        self.told = len(events)
        self.since: list[str] = []               # what was told since the person's own last act
        self.asked = -1

    def _show_table(self, own: bool | None = None) -> None:
        self.screen.say("\n".join(self.texts.lying(self.match.view(self.me), own=own)))

    def _say(self, message: str, **about: object) -> None:
        self.screen.say(self.texts.text(message, **about))

    # -- nothing is lost
    def _save(self) -> None:
        with suppress(OSError):                  # told at the end, when it matters
            self.keep.save(self.match)

    def _end(self) -> None:
        try:
            self.keep.save(self.match)
        except OSError as error:
            self.screen.say(result(self.texts, self.match))
            self._say("not-saved", why=error.strerror or str(error))
            self.screen.say(self.keep.text(self.match))
            return
        self.screen.say(result(self.texts, self.match) if self.match.over else "")
        self._say("kept" if self.match.over else "saved", file=shlex.quote(str(self.keep.path)))
