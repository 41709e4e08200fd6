"""A game for tests only, which has nothing but reaction windows: who takes the card on top first?

Snap: three seats; seat 0 turns up a card, then all may take it or pass.  `live`: each try counts at once, and the
first one ends the window; else all decide secretly, and from seat 0 on the first who tries has it.
"""
import sys
from types import SimpleNamespace

from parlour.core import sight
from parlour.core.outside import Game
from parlour.games import GAMES, Rules
from parlour.options import opt

VERSION = 1
CARDS = tuple(rank + suit for suit in "CDSH" for rank in "2345")
TURN, TAKE, PASS = 0, 1, 2
ACTS = ("turn", "take", "pass")
ZONES = {"won": 3, "deck": 1, "top": 1}
WON, DECK, TOP = 0, 3, 4
RULES = {"turn-first": (), "take-or-pass": ()}
ANY, REACT = range(2)
SAYS = ("takes",)
FACTS = {"phase": (0, 1), "turns": (0, 16), "passed": (0, 7)}
PUBLIC: dict[str, tuple[int, int]] = {}
WORDS: dict[str, tuple[str, ...]] = {}
LEAST_WINS = False


class Options:
    """What may be agreed on."""

    window: str = opt("seat", "Whose try counts", "seat", "live")


class Snap(Game):
    """The whole game."""

    def __init__(self, options: SimpleNamespace) -> None:
        self.set_up(3)
        self.lay(WON, 3, sight.EVERYBODY)
        self.lay(DECK, 1, sight.NOBODY, 16)
        self.lay(TOP, 1, sight.EVERYBODY, 16)
        self.pack = (1 << 16) - 1
        self.options = options
        self.phase = self.turns = self.passed = 0

    def _deal(self) -> None:
        self.gather(DECK)
        self.shuffle(DECK)
        self.phase = self.turns = 0
        self.turn(0)

    def _legal(self, seat: int) -> int:
        return self.by(REACT, 1 << TAKE | 1 << PASS) if self.phase else self.by(ANY, 1 << TURN)

    def _play(self, seat: int, act: int) -> None:
        if act == TURN:
            self.move(self.top(DECK), DECK, TOP)
            self.turns, self.phase, self.passed = self.turns + 1, 1, 0
            self.ask(7)
            return
        live = self.options.window == "live"
        if live:
            self.passed |= 1 << seat
            self.done(seat)
        else:
            self.seal(seat, act)
        tries = [seat] if live and act == TAKE else \
            [s for s in range(3) if self.sealed[s] == TAKE] if not self.to_act else []
        if tries:
            self.say(0, tries[0], 0)
            self.move_all(self.zone[TOP], TOP, WON + tries[0])
            self.score(tries[0], 1)
        if tries or not self.to_act:
            for s in range(3):
                self.unseal(s)
            self.phase = 0
            if self.turns == 16:
                self.end_round(True)
            else:
                self.turn(0)

    def _reward(self, seat: int) -> float:
        return self.scores[seat] / 16

    def _resume(self) -> None:
        self.ask(7 & ~self.passed if self.phase else 1)


def register() -> str:
    """Make the game known for tests."""
    GAMES._loaded.setdefault("snap", Rules("snap", sys.modules[__name__]))     # type: ignore[attr-defined]
    return "snap"
