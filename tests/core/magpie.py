"""A game for tests only, from outside the package: it uses every verb, heaps, rows, piles and secrets.

Magpie: three seats, 24 cards.  Everybody gets three cards in the hand and two face down in a row, and
looks at the first of them.  All secretly give a card to the left.  Then in turn: draw, discard (the suit
on top, if you can), peek at the second card of the row, swap the first card of the row unseen with
somebody's second one, lay the top of the deck in the row, flip the second card to the pile, or sweep the row away.
"""
import sys
from types import SimpleNamespace

from parlour.core import sight
from parlour.core.outside import Game
from parlour.games import GAMES, Rules
from parlour.options import opt

VERSION = 1
CARDS = tuple(rank + suit for suit in "CDSH" for rank in "234567")
DRAW, PEEK, LAY, FLIP, SWAP, SWEEP = 24, 25, 26, 27, 28, 31      # SWAP + seat
ACTS = (*CARDS, "draw", "peek", "lay", "flip", "swap 0", "swap 1", "swap 2", "sweep")
ZONES = {"hand": 3, "aside": 3, "row": 3, "deck": 1, "pile": 1, "out": 1}
HAND, ASIDE, ROW, DECK, PILE, OUT = 0, 3, 6, 9, 10, 11
RULES = {"not-in-hand": (), "follow-suit": ("suit",), "nothing-there": (), "give-first": ()}
ANY, FOLLOW, NOTHING, GIVE = range(4)
SAYS = ("reshuffled", "flipped")
FACTS = {"phase": (0, 1), "mover": (0, 2), "turns": (0, 30), "suit": (-1, 3)}
PUBLIC: dict[str, tuple[int, int]] = {}
WORDS = {"suit": ("clubs", "diamonds", "spades", "hearts"), "phase": ("give", "play")}
LEAST_WINS = False
PRESETS = {"magpie": {}, "quick": {"turns": 3, "rounds": 1}}
SIX = 0b111111


class Options:
    """What may be agreed on."""

    turns: int = opt(12, "Turns of a round", 2, 30)
    rounds: int = opt(2, "Rounds of a match", 1, 4)
    follow: bool = opt(True, "The suit on top must be followed")
    giving: str = opt("left", "Whom a card is given to", "left", "right", "nobody")
    sealed: bool = opt(False, "The card to give stays in the hand until all have chosen")


class Magpie(Game):
    """The whole game, as plain Python."""

    def __init__(self, options: SimpleNamespace) -> None:
        self.set_up(3)
        self.lay(HAND, 3, sight.OWN)
        self.lay(ASIDE, 3, sight.OWN)
        self.lay(ROW, 3, sight.NOBODY, 3, True)
        self.lay(DECK, 1, sight.NOBODY, 24)
        self.lay(PILE, 1, sight.EVERYBODY, 24)
        self.lay(OUT, 1, sight.NOBODY)
        self.pack = (1 << 24) - 1
        self.options = options
        self.phase = 0
        self.mover = 0
        self.turns = 0
        self.suit = -1

    def _deal(self) -> None:
        self.gather(DECK)
        self.shuffle(DECK)
        for seat in range(3):
            self.give(3, DECK, HAND + seat)
            self.give(2, DECK, ROW + seat)
            self.look(ROW + seat, 0, 1 << seat)
        self.move(self.top(DECK), DECK, OUT)                  # one card that nobody ever sees
        self.turns = self.options.turns
        self.suit = -1
        self.phase = 0 if self.options.giving != "nobody" else 1
        self._next(self.lot(3))
        if not self.phase:
            self.ask(7)

    def _next(self, seat: int) -> None:
        self.mover = seat
        self.turn(seat)

    def _legal(self, seat: int) -> int:
        hand = self.zone[HAND + seat]
        if not self.phase:
            return self.by(GIVE, hand)
        more = 1 << DRAW if self.zone[DECK] or self.zone[PILE] else 0
        if self.at(ROW + seat, 1) >= 0:
            more |= 1 << PEEK | 1 << FLIP
        if self.zone[DECK] and (self.at(ROW + seat, 1) < 0 or self.length[ROW + seat] < 3):
            more |= 1 << LAY
        if self.zone[ROW + seat].bit_count() > 1 and self.turns % 4 == 0:
            more |= 1 << SWEEP
        for other in range(3):
            if other != seat and self.at(ROW + seat, 0) >= 0 and self.at(ROW + other, 1) >= 0:
                more |= 1 << SWAP + other
        follow = hand & SIX << 6 * self.suit if self.suit >= 0 and self.options.follow else 0
        return self.by(FOLLOW, follow | more) if follow else self.by(NOTHING, hand | more)

    def _mine(self, seat: int) -> int:
        return self.zone[HAND + seat] | (1 << 32) - (1 << 24) & ~(1 << SWAP + seat)

    def _play(self, seat: int, act: int) -> None:
        if not self.phase:
            self._give(seat, act)
            return
        if act < DRAW:
            if self.suit >= 0 and self.options.follow and act // 6 != self.suit:
                self.rule_out(HAND + seat, SIX << 6 * self.suit)
            self.move(act, HAND + seat, PILE)
            self.suit = act // 6
        elif act == DRAW:
            if not self.zone[DECK]:
                self.move_all(self.zone[PILE], PILE, DECK)
                self.shuffle(DECK)
                self.suit = -1
                self.say(0, seat, 0)
            self.move(self.top(DECK), DECK, HAND + seat)
        elif act == PEEK:
            self.look(ROW + seat, 1, 1 << seat)
        elif act == LAY:
            if self.at(ROW + seat, 1) < 0:
                self.put(self.top(DECK), DECK, ROW + seat, 1)
            else:
                self.move(self.top(DECK), DECK, ROW + seat)
        elif act == FLIP:
            self.move(self.at(ROW + seat, 1), ROW + seat, PILE)
            self.suit = -1
            self.say(1, seat, 0)
        elif act == SWEEP:
            self.move_all(self.zone[ROW + seat], ROW + seat, OUT)
        else:
            self.exchange(ROW + seat, 0, ROW + act - SWAP, 1)
        self.turns -= 1
        if self.turns:
            self._next((seat + 1) % 3)
        else:
            self._end()

    def _give(self, seat: int, card: int) -> None:
        if self.options.sealed:
            self.seal(seat, card)
        else:
            self.move(card, HAND + seat, ASIDE + seat)
            self.done(seat)
        if self.to_act == 0:
            step = 1 if self.options.giving == "left" else 2
            for giver in range(3):
                chosen = self.unseal(giver)
                if chosen >= 0:
                    self.move(chosen, HAND + giver, ASIDE + giver)
            for giver in range(3):
                self.move_all(self.zone[ASIDE + giver], ASIDE + giver, HAND + (giver + step) % 3)
            self.phase = 1
            self._next(self.mover)

    def _end(self) -> None:
        """Hands are laid open; a point a card."""
        for seat in range(3):
            self.show(self.zone[HAND + seat], HAND + seat, sight.EVERYBODY)
            self.score(seat, self.zone[HAND + seat].bit_count())
        self.end_round(self.round + 1 == self.options.rounds)

    def _reward(self, seat: int) -> float:
        return self.zone[HAND + seat].bit_count() / 24

    def _resume(self) -> None:
        if self.phase:
            self.ask(1 << self.mover if self.turns else 0)
        else:
            self.ask(sum(1 << seat for seat in range(3) if self.zone[HAND + seat] and not self.zone[ASIDE + seat]
                         and self.sealed[seat] == -1))


def register() -> str:
    """Make it one of the games of this process; its name."""
    if "magpie" not in GAMES:
        GAMES._loaded["magpie"] = Rules("magpie", sys.modules[__name__])    # type: ignore[attr-defined]
    return "magpie"
