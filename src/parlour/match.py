"""A match: the sole owner of a live game.  Everyone else gets a seat, a view or a copy."""
import hashlib
import re
import secrets
from collections.abc import Iterator, Sequence
from types import SimpleNamespace

from . import positions, record
from .acts import Action, Legal, NotAllowed, actions_of
from .core import sight
from .core.bits import each
from .core.dice import deal_seed
from .core.glance import Glance
from .core.table import Table
from .events import Event, event_for
from .fair import Proof
from .games import Rules, rules_of
from .seat import Seat
from .view import View, facts_of, sealed_for, view_of

PERSON = "person"                                # who decides where no bot does


class Match:
    """One match from the first deal to the last score.

    >>> match = Match.new("hearts", seed=7)
    >>> match.to_act
    [0, 1, 2, 3]
    """

    def __init__(self, rules: Rules, options: SimpleNamespace, secret: bytes, names: Sequence[str] = (),
                 table: Table | None = None) -> None:
        self.rules = rules
        self.options = options
        self.secret = secret                     # gives the deals to come: never shown while the match is on
        self.names = tuple(_tidy(name) for name in names)          # of who sits where
        self.paused = False                      # whether the next round waits for `deal`
        self.start = positions.of_table(rules, options, table) if table else ""
        self.deals: list[bytes] = []             # the seeds of the deals so far
        self.dealt_at: list[int] = []            # and after how many acts each was
        self.proofs: dict[int, Proof] = {}       # of deals that people can check, by the place in `deals`
        self.acts: list[tuple[int, Action]] = [] # seat and action
        self.by: list[tuple[int, int, str]] = [] # after so many acts, this seat was taken over by whom
        self._decides: dict[int, str] = {}       # by seat, the last of these
        self._table = table or rules.new(options)
        if len(self.names) > self._table.seats:
            raise ValueError(f"{len(self.names)} names are too many: {rules.name} has {self._table.seats} seats here.")

    @classmethod
    def new(cls, game: str, seed: int | str | bytes | None = None, names: Sequence[str] = (),
            **options: object) -> "Match":
        """A new match, dealt; the same seed gives the same deals, no seed gives unpredictable ones."""
        rules = rules_of(game)
        match = cls(rules, rules.options(options), _secret(seed), names)
        match.deal()
        return match

    # -- what everybody may ask
    @property
    def to_act(self) -> list[int]:
        """The seats that owe a decision."""
        return each(self._table.to_act)

    @property
    def page(self) -> int:
        """Which page of the game's acts is in force: a game may bid on one and play on another."""
        return self._table.page

    @property
    def over(self) -> bool:
        """Whether the match is over."""
        return bool(self._table.over)

    @property
    def scores(self) -> list[int]:
        """The scores of the finished rounds."""
        return self._table.scores[:self._table.seats]

    @property
    def winners(self) -> list[int]:
        """The seats that share the win; none while the match is on."""
        if not self.over:
            return []
        standings = [self._table.standing(seat) for seat in range(self._table.seats)]
        best = min(standings) if self.rules.least_wins else max(standings)
        return [seat for seat, standing in enumerate(standings) if standing == best]

    @property
    def facts(self) -> dict[str, int | tuple[int, ...]]:
        """The facts that the game publishes by name."""
        return facts_of(self.rules, self._table)

    @property
    def round(self) -> int:
        """How many rounds are over."""
        return self._table.round

    @property
    def happened(self) -> int:
        """How many events there were so far."""
        return len(self._table.story or ())

    # -- what only the owner may ask
    @property
    def state(self) -> Table:
        """A copy of the compiled state, unwatched, for searches and loops of one's own."""
        return self._table.clone()

    def legal(self, seat: int) -> Legal:
        """The legal acts of a seat, none if it owes no decision."""
        return Legal(self.rules, self._table.page, self._table.legal(self._seat(seat)))

    def view(self, seat: int) -> View:
        """All that this seat may know; seat 7 is the gallery."""
        return view_of(self.rules, self.options, self._table, self._seat(seat, gallery=True))

    @property
    def secret_acts(self) -> bool:
        """Whether anybody has decided what others may not know yet."""
        return any(held >= 0 for held in self._table.sealed)

    def sealed(self, seat: int) -> tuple[int, ...]:
        """What each seat has secretly decided, as this seat may know it: -1 is nothing, HIDDEN something."""
        return sealed_for(self._table, seat)

    def look(self, glance: Glance) -> int:
        """Let a seat look at the zones; those where there is anything new for it, as a set."""
        return glance.look(self._table)

    def events(self, seat: int, since: int = 0, made: dict[tuple[int, int], Event] | None = None) -> list[Event]:
        """What happened from event number `since` on, as this seat was shown it.

        `made` are those that others were shown: who saw the same gets the same.
        """
        story = self._table.story or []
        self._seat(seat, gallery=True)
        made = {} if made is None else made
        found = []
        for number in range(max(since, 0), len(story)):
            told = story[number]
            seen = (number, told[6][seat])
            event = made.get(seen)
            if event is None:
                event = made[seen] = event_for(self.rules, number, told, seat)
            found.append(event)
        return found

    def why_not(self, seat: int, act: int | str) -> NotAllowed | None:
        """The rule that forbids this act, or None if it is legal."""
        number = self._number(act)
        if self._table.legal(self._seat(seat)) >> number & 1:
            return None
        acts = self.rules.pages[self._table.page]
        name = acts[number] if number < len(acts) else str(number)
        if self.over:
            rule = "match-over"
        elif not self._table.to_act >> seat & 1:
            rule = "not-your-turn"
        elif number >= len(acts):
            rule = "no-such-act"
        elif not self._table.mine(seat) >> number & 1:
            rule = next(iter(self.rules.rules))
        else:
            self._table.legal(seat)
            rule = list(self.rules.rules)[self._table.rule]
        about = {fact: positions.named(self.rules, fact, getattr(self._table, fact))
                 for fact in self.rules.rules.get(rule, ())}
        return NotAllowed(self.rules, name, rule, about)

    def play(self, seat: int, act: int | str) -> Action:
        """Do an act, by name, number or `Action`; NotAllowed if the rules forbid it, and then nothing has changed."""
        number = self._number(act)
        page = self._table.page
        if not self._table.attempt(self._seat(seat), number):
            refusal = self.why_not(seat, act)
            assert refusal
            raise refusal
        action = actions_of(self.rules, page)[number]
        self.acts.append((seat, action))
        if not (self._table.to_act or self._table.over or self.paused):
            self.deal()
        return action

    def decides(self, seat: int, who: str = PERSON) -> None:
        """From now on this bot, by its signature, or a person decides for a seat: records tell it."""
        if not re.fullmatch(r"[!-~]+( [!-~]+)*", who) or len(who) > 100:
            raise ValueError(f"{who[:40]!r} does not say who decides: that is a bot's signature, or {PERSON!r}.")
        self.by.append((len(self.acts), self._seat(seat), who))
        self._decides[seat] = who

    def taken_over(self, by: list[tuple[int, int, str]]) -> None:
        """Who decided for which seat from when on, as in a match that this one is made after."""
        self.by, self._decides = by, {seat: who for _, seat, who in by}

    def decider(self, seat: int) -> str:
        """Who decides for a seat now."""
        return self._decides.get(seat, PERSON)

    def decided(self) -> Iterator[tuple["Match", int, Action, str]]:
        """Act by act: the match as it was before, the seat, its act, and who decided it."""
        match, who, by = self.before(0), dict[int, str](), list(self.by)
        deals = dict(zip(self.dealt_at, self.deals, strict=True))
        for n, (seat, act) in enumerate(self.acts):
            while by and by[0][0] <= n:
                _, taken, name = by.pop(0)
                who[taken] = name
            yield match, seat, act, who.get(seat, PERSON)
            match.paused = True
            match.play(seat, act)
            if not (match.to_act or match.over) and n + 1 in deals:
                match.deal(deals[n + 1])

    def seat(self, seat: int) -> "Seat":
        """This match as one seat has it."""
        return Seat(self, self._seat(seat))

    def position(self) -> str:
        """The whole state as one line of text."""
        return positions.of_table(self.rules, self.options, self._table)

    def digest(self) -> str:
        """A short fingerprint of the whole state."""
        return hashlib.sha256(self.position().encode()).hexdigest()[:16]

    def record(self, secret: bool = False) -> str:
        """The match so far as text that `parlour.replay` reads; with the secret, the deals to come are the same too."""
        return record.write(self, secret)

    def before(self, acts: int) -> "Match":
        """The match as it was before act number `acts`, for undo and review."""
        if not 0 <= acts <= len(self.acts):
            raise ValueError(f"This match has acts 0 to {len(self.acts) - 1}: there is no before act {acts}.")
        deals = [seed for seed, at in zip(self.deals, self.dealt_at, strict=True) if at <= acts]
        return record.rebuild(self, deals, self.acts[:acts])

    def deal(self, seed: bytes | None = None) -> None:
        """Deal the next round, when nobody owes a decision: from this seed, or from the match's own secret."""
        if seed is None:
            number = len(self.deals) + 1
            own = hashlib.sha256(self.secret + number.to_bytes(8, "little")).digest()
            seed = deal_seed(own, (), number)
        self._table.deal(seed)
        self.deals.append(seed)
        self.dealt_at.append(len(self.acts))

    # -- inside
    def _seat(self, seat: int, gallery: bool = False) -> int:
        if not (0 <= seat < self._table.seats or (gallery and seat == sight.GALLERY)):
            watching = ", and 7 for the gallery" if gallery else ""
            raise ValueError(f"There is no seat {seat}: seats are 0 to {self._table.seats - 1}{watching}.")
        return seat

    def _number(self, act: int | str) -> int:
        if isinstance(act, str):
            written = act.strip()
            by_number = written.isascii() and written.isdigit() and len(written) < 4
            act = int(written) if by_number else self.rules.act(act, self._table.page)
        if not 0 <= act < 64:
            name = self.rules.pages[self._table.page][0]
            raise ValueError(f"Action {act} is none: actions are 0 to 63, or names such as {name}.")
        return act

    def __repr__(self) -> str:
        state = f"won by {self.winners}" if self.over else f"round {self._table.round + 1}, to act: {self.to_act}"
        return f"<Match of {self.rules.name}, {state}, scores {self.scores}>"


def _tidy(name: str) -> str:
    """A name that fits on a line: nothing in it moves a cursor or breaks a record."""
    return " ".join("".join(c if c.isprintable() else " " for c in name).split())[:40].rstrip()


def _secret(seed: int | str | bytes | None) -> bytes:
    if seed is None:
        return secrets.token_bytes(32)
    text = seed if isinstance(seed, bytes) else str(seed).encode(errors="surrogatepass")
    return hashlib.sha256(b"parlour:" + text).digest()


def new(game: str, seed: int | str | bytes | None = None, names: Sequence[str] = (), **options: object) -> Match:
    """A new match, dealt; options by name.  The same seed gives the same deals.

    >>> new("hearts", seed=7, limit=50)
    <Match of hearts, round 1, to act: [0, 1, 2, 3], scores [0, 0, 0, 0]>
    """
    return Match.new(game, seed, names, **options)


def position(text: str) -> Match | View:
    """A match that begins at this position; or, if the text has `seat:`, that seat's view."""
    rules, options, table, view = positions.read(text)
    return view or Match(rules, options, _secret(None), table=table)
