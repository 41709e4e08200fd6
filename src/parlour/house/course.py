"""What the log of a table says: its entries are applied in turn, live and after a restart alike.

Nothing here waits, tells or decides; `live` does.
"""
import hashlib
from collections.abc import Callable
from dataclasses import dataclass, field
from typing import Any, get_args

from .. import fair
from ..bots import bot
from ..core.dice import deal_seed
from ..core.table import Table
from ..games import rules_of
from ..match import PERSON, Match
from . import entries

GATHERING, PLAYING, OVER = "gathering", "playing", "over"


@dataclass
class Chair:
    """A seat: who has it, and which bot plays where no person does."""

    level: str
    person: str = ""                             # the id of a person
    bank: int = 0                                # milliseconds left


@dataclass
class Course:
    """The state of a table, as its log says."""

    table: str
    at: int = 0                                  # the number of the next entry
    opened: entries.Opened = field(init=False)
    chairs: list[Chair] = field(default_factory=list)
    match: Match | None = None
    match_id: str = ""
    began: int = 0                               # when the match did
    matches: int = 0                             # how many have begun
    kept: str = ""                               # the last match that is kept
    commit: entries.Commits | None = None        # of the deal to come
    held: dict[int, entries.Sealed] = field(default_factory=dict)
    paused: bool = False
    chat: bool = False
    name: str = ""
    invites: set[str] = field(default_factory=set)
    done: dict[tuple[str, str], int] = field(default_factory=dict)      # acts by person and id, and where in the log
    since: list[int] = field(default_factory=list)                      # where each seat's decision began
    dealt: Table | None = None                   # how the cards lay when they had been dealt
    deal_at: int = 0                             # how many events there were before this deal
    sat_for: dict[str, int] = field(default_factory=dict)               # in this deal, who had which seat
    _owed: list[tuple[int, int]] = field(default_factory=list)
    _seats: dict[str, int] = field(default_factory=dict)               # by person

    def apply(self, entry: entries.Any) -> None:
        """One more entry."""
        _APPLY[type(entry)](self, entry)
        self.at += 1
        self._mark()

    @property
    def told(self) -> int:
        """The place in the log that people hear of; what is sealed does not count, as it would show that one acted."""
        return self.at - len(self.held)

    @property
    def state(self) -> str:
        """Whether people gather, play, or the match is over."""
        return GATHERING if self.match is None else OVER if self.match.over else PLAYING

    @property
    def rules(self) -> Any:
        """The rules of the game."""
        return rules_of(self.opened.game)

    @property
    def options(self) -> Any:
        """The options of the game."""
        return self.rules.options(self.opened.options)

    def seat_of(self, person: str) -> int:
        """Where this person sits, or -1."""
        return self._seats.get(person, -1)

    def signature(self, seat: int) -> str:
        """The bot of a seat: its seed is known to nobody while the match is on."""
        told = f"{self.opened.secret} {self.match_id} {seat}"
        seed = int.from_bytes(hashlib.sha256(told.encode()).digest()[:4], "little")
        return bot(self.chairs[seat].level, seed).signature

    def by_bot(self, seat: int) -> bool:
        """Whether a bot decides for this seat now."""
        return self.match is not None and self.match.decider(seat) != PERSON

    def people(self) -> list[int]:
        """The seats that people decide for."""
        return [seat for seat, chair in enumerate(self.chairs) if chair.person and not self.by_bot(seat)]

    @property
    def window(self) -> bool:
        """Whether a reaction window is open: the game has such, and all who owe a decision may pass."""
        match = self.match
        return (match is not None and "window" in match.rules.choices and len(match.to_act) > 0 and not match.over
                and all("pass" in match.legal(seat) for seat in match.to_act))

    @property
    def realtime(self) -> bool:
        """Whether in such a window the quickest counts, not the order of seats or a lot."""
        return getattr(self.options, "window", "") == "live"

    # -- entries
    def _mark(self) -> None:
        """Note where decisions began: who owes one, and among which acts."""
        match = self.match
        if match is None:
            return
        page, owes = match.page, match.to_act
        owed = [(page, match.legal(seat).mask if seat in owes else 0) for seat in range(len(self.chairs))]
        for seat, now in enumerate(owed):
            if seat >= len(self._owed) or now != self._owed[seat]:
                self.since[seat] = self.told
        self._owed = owed

    def _opened(self, entry: entries.Opened) -> None:
        self.opened = entry
        self.chairs = [Chair(level) for level in entry.levels]
        self.since = [0] * len(self.chairs)
        self.chat, self.name = entry.chat, entry.name

    def _named(self, entry: entries.Named) -> None:
        self.name = entry.name

    def _sat(self, entry: entries.Sat) -> None:
        self.chairs[entry.seat].person = entry.person
        self._seats[entry.person] = entry.seat
        self.sat_for[entry.person] = entry.seat

    def _stood(self, entry: entries.Stood) -> None:
        self._seats.pop(self.chairs[entry.seat].person, None)
        self.chairs[entry.seat].person = ""

    def _levelled(self, entry: entries.Levelled) -> None:
        self.chairs[entry.seat].level = entry.level

    def _began(self, entry: entries.Began) -> None:
        self.match = Match(self.rules, self.options, bytes(32))
        self.match.paused = True                 # deals come from the log
        self.match_id, self.began = entry.match, entry.time
        self.matches += 1
        self.paused, self.commit, self._owed = False, None, []
        self.held.clear()
        self.done.clear()
        for seat, chair in enumerate(self.chairs):
            chair.bank = self.opened.bank
            if not chair.person:
                self.match.decides(seat, self.signature(seat))

    def _commits(self, entry: entries.Commits) -> None:
        self.commit = entry

    def _deals(self, entry: entries.Deals) -> None:
        assert self.match
        assert self.commit
        proof = fair.proof(bytes.fromhex(self.commit.secret), tuple(bytes.fromhex(nonce) for nonce in entry.nonces))
        number = len(self.match.deals)
        self.deal_at = self.match.happened
        self.match.deal(deal_seed(proof.secret, proof.nonces, number + 1))
        self.match.proofs[number] = proof
        self.dealt = self.match.state
        self.commit = None
        self._owed = []
        self.sat_for = {chair.person: seat for seat, chair in enumerate(self.chairs) if chair.person}

    def _decides(self, entry: entries.Decides) -> None:
        assert self.match
        self.match.decides(entry.seat, entry.who)

    def _acted(self, entry: entries.Acted) -> None:
        assert self.match
        self.match.play(entry.seat, entry.act)
        self.chairs[entry.seat].bank -= entry.spent
        self.held.pop(entry.seat, None)
        if entry.id:
            self.done[entry.person, entry.id] = self.at + 1
        if entry.seat < len(self._owed):
            self._owed[entry.seat] = (-1, -1)    # whatever it owes now is a new decision

    def _sealed(self, entry: entries.Sealed) -> None:
        self.held[entry.seat] = entry
        if entry.id:
            self.done[entry.person, entry.id] = self.told + 1

    def _unsealed(self, entry: entries.Unsealed) -> None:
        self.held.clear()

    def _undone(self, entry: entries.Undone) -> None:
        assert self.match
        deciders = [self.match.decider(seat) for seat in range(len(self.chairs))]
        self.match = self.match.before(entry.acts)
        for seat, who in enumerate(deciders):
            if self.match.decider(seat) != who:
                self.match.decides(seat, who)
        self._owed, self.commit = [], None
        self.held.clear()

    def _paused(self, entry: entries.Paused) -> None:
        self.paused = entry.on

    def _chats(self, entry: entries.Chats) -> None:
        self.chat = entry.on

    def _invited(self, entry: entries.Invited) -> None:
        self.invites.add(entry.digest)

    def _revoked(self, entry: entries.Revoked) -> None:
        self.invites = self.invites - {entry.digest} if entry.digest else set()

    def _kept(self, entry: entries.Kept) -> None:
        self.kept = entry.match


_APPLY: dict[type, Callable[[Course, Any], None]] = {
    kind: getattr(Course, f"_{kind.__name__.lower()}") for kind in get_args(entries.Any)}
