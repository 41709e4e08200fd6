"""Crazy Eights.  Be the first without cards: match the suit or the rank on the pile, or play an eight.

Card = 13 * suit + rank; suits C D S H, rank 0 is the two.  An action is a card to play, or one of the others.
"""
from types import SimpleNamespace

from parlour.core import bits, cards, sight
from parlour.core.outside import Game
from parlour.options import opt

VERSION = 1                                      # of the rules: a record names it
DRAW, PASS, NAME = 52, 53, 54                    # NAME + suit
ACTS = (*cards.NAMES, "draw", "pass", "suit clubs", "suit diamonds", "suit spades", "suit hearts")
OTHER_ACTS = (1 << 58) - (1 << 52)
ZONES = {"hand": 4, "stock": 1, "pile": 1}
HAND, STOCK, PILE = 0, 4, 5
RULES = {"not-in-hand": (), "match-or-draw": ("suit",), "match-or-pass": ("suit",), "must-match": ("suit",),
         "nothing-fits": (), "name-a-suit": ()}  # and what each speaks of
OR_DRAW, OR_PASS, MATCH, STUCK, NAMING = range(1, 6)
SAYS = ("names-clubs", "names-diamonds", "names-spades", "names-hearts", "passes")
PASSES = 4
FACTS = {"mover": (0, 3), "suit": (0, 3), "naming": (0, 1), "drawn": (0, 1), "stuck": (0, 4), "gained": (0, 400)}
PUBLIC: dict[str, tuple[int, int]] = {}
WORDS = {"suit": ("clubs", "diamonds", "spades", "hearts")}
LEAST_WINS = True
SUIT, RANK = 0x1FFF, 1 << 39 | 1 << 26 | 1 << 13 | 1      # thirteen cards of a suit; four of a rank
EIGHTS = RANK << 6
POINTS = (2, 3, 4, 5, 6, 7, 50, 9, 10, 10, 10, 10, 1)


class Options:
    """What the players may agree on."""

    seats: int = opt(4, "How many play", 2, 4)
    limit: int = opt(100, "The match ends when somebody has this many points", 20, 500)


class CrazyEights(Game):
    """A match, until somebody reaches the limit."""

    def __init__(self, options: SimpleNamespace) -> None:
        self.set_up(options.seats)
        self.lay(HAND, 4, sight.OWN)
        self.lay(STOCK, 1, sight.NOBODY, 52)     # piles of up to 52 cards, each with its order
        self.lay(PILE, 1, sight.EVERYBODY, 52)
        self.pack = (1 << 52) - 1
        self.limit = options.limit
        self.mover = 0                           # whose turn it is
        self.suit = 0                            # the suit to match: on the pile, or named
        self.naming = False                      # after an eight
        self.drawn = False                       # in this turn
        self.stuck = 0                           # how many in a row could neither play nor draw
        self.gained = [0] * 4                    # points of the round just ended

    def _deal(self) -> None:
        """Five cards each, seven if two play; one is turned up to begin the pile."""
        self.gather(STOCK)
        self.shuffle(STOCK)
        for seat in range(self.seats):
            self.give(7 if self.seats == 2 else 5, STOCK, HAND + seat)
        self.move(self.top(STOCK), STOCK, PILE)
        self.suit = self.top(PILE) // 13
        self.naming = False
        self.stuck = 0
        self.gained = [0] * 4
        self._next(self.round % self.seats)

    def _next(self, seat: int) -> None:
        self.mover = seat
        self.drawn = False
        self.turn(seat)

    def _fitting(self) -> int:
        """Cards of the suit, cards of the rank on the pile, and every eight."""
        return SUIT << 13 * self.suit | RANK << self.top(PILE) % 13 | EIGHTS

    def _legal(self, seat: int) -> int:
        """Play a card that fits, or draw one and then play or pass; without a stock, play if you can."""
        if self.naming:
            return self.by(NAMING, 0b1111 << NAME)
        fits = self.zone[HAND + seat] & self._fitting()
        if self.drawn:
            return self.by(OR_PASS, fits | 1 << PASS)
        if self.zone[STOCK]:
            return self.by(OR_DRAW, fits | 1 << DRAW)
        return self.by(MATCH, fits) if fits else self.by(STUCK, 1 << PASS)

    def _mine(self, seat: int) -> int:
        return self.zone[HAND + seat] | OTHER_ACTS

    def _play(self, seat: int, act: int) -> None:
        following = (seat + 1) % self.seats
        if act >= NAME:
            self.suit = act - NAME
            self.naming = False
            self.say(self.suit, seat, 0)
            self._next(following)
        elif act == DRAW:
            self.move(self.top(STOCK), STOCK, HAND + seat)
            self.drawn = True
        elif act == PASS:
            self._pass(seat, following)
        else:
            self._put(seat, act, following)

    def _pass(self, seat: int, following: int) -> None:
        """Who passes without a draw has nothing that fits; when nobody has, the round is over."""
        self.say(PASSES, seat, 0)
        if not self.drawn:
            self.rule_out(HAND + seat, self._fitting())
            self.stuck += 1
        if self.stuck == self.seats:
            self._end()
        else:
            self._next(following)

    def _put(self, seat: int, card: int, following: int) -> None:
        """The last card ends the round; whoever plays an eight names a suit."""
        self.move(card, HAND + seat, PILE)
        self.stuck = 0
        self.suit = card // 13
        if not self.zone[HAND + seat]:
            self._end()
        elif bits.one(card) & EIGHTS:
            self.naming = True
        else:
            self._next(following)

    def _end(self) -> None:
        """All show their cards: each counts its rank, court cards ten, an ace one, an eight fifty."""
        for seat in range(self.seats):
            hand = self.zone[HAND + seat]
            self.show(hand, HAND + seat, sight.EVERYBODY)
            self.gained[seat] = sum(POINTS[card % 13] for card in bits.each(hand))
            self.score(seat, self.gained[seat])
        self.end_round(max(self.scores[:self.seats]) >= self.limit)

    def _reward(self, seat: int) -> float:
        return 1 / (1 + self.gained[seat] / 20)

    def _resume(self) -> None:
        """From a position: whose turn it is."""
        held = [bool(self.zone[HAND + seat]) for seat in range(4)]
        if self.zone[PILE] and self.suit != self.top(PILE) // 13 and not bits.one(self.top(PILE)) & EIGHTS:
            raise ValueError("The suit is that of the card on the pile, unless that is an eight.")
        if self.mover >= self.seats or any(held[self.seats:]) or self.stuck > self.seats:
            raise ValueError(f"Only {self.seats} play here.")
        going_on = self.zone[PILE] and all(held[:self.seats]) and self.stuck < self.seats
        self.ask(1 << self.mover if going_on else 0)
