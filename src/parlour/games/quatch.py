"""Quatch.  Be the first without cards: play as high as the pile or higher, or eat it."""
from types import SimpleNamespace

from ..core import bits
from ..options import opt
from .quatch_terms import (ACTS, ALL, AS_HIGH, BIN, BUST, CARDS, CHANCE, DEALT, DECK, DONE, EAT, EQUAL, FOUR_CLEARS,
                           HAND, HELD, HIGH_ALL, LAYS_SEVERAL, MASK, MUST, MUST_ALL, NO_FIT, NO_FOUR, NO_SPECIAL, OPEN,
                           PASS, PASSES, PICK, PICK_ONE, PILE, PLAY, RULES, SAYS, SEVERAL, SHOW, SPECIALS, STALEMATE,
                           STAND, SWAP, TEN, TEN_CLEARS, WORDS, ZONES)
from .quatch_thumb import QuatchThumb

__all__ = ["ACTS", "CARDS", "FACTS", "LEAST_WINS", "PRESETS", "PUBLIC", "RULES", "SAYS", "VERSION", "WORDS", "ZONES",
           "Options", "Quatch"]

VERSION = 1                                      # of the rules: a record names it
FACTS = {"stage": (0, 3), "asked": (0, 15), "mover": (0, 3), "opening": (-1, 12), "backward": (0, 1),
         "several": (0, 1), "laid": (0, 3), "passes": (0, 3), "eaten": (0, 1_000_000), "place": (0, 4),
         "quiet": (-1, 199), "past": (0, 1 << 29), "change": (0, 1 << 29)}     # what a position must say
PUBLIC = {"beat": (0, 12)}
LEAST_WINS = False
PRESETS: dict[str, dict[str, object]] = {"easy": {"play_all": True}, "medium": {"play_all": True}, "hard": {},
                                         "extreme": {}}
ONES, THREES, SEVENS = 0x1111111111111, 0x3333333333333, 0x7777777777777    # of each rank the first cards
LAYOUT_ACTS = (1 << 20) - 1


class Options:
    """What the players may agree on."""

    seats: int = opt(2, "How many play", 2, 4)
    games: int = opt(1, "Games in a match", 1, 25)
    play_all: bool = opt(False, "All cards of the rank that is played must be played")
    may_eat: bool = opt(False, "The pile may be eaten also by those who could play")
    four_finish: str = opt("win", "Whether the last cards may complete four of a kind", "win", "forbid")
    places: bool = opt(False, "After the first is out the others play on for places")
    rotation: str = opt("clockwise", "Which way play goes round", "clockwise", "toward_second_lowest")


class Quatch(QuatchThumb):
    """A match of one game or several."""

    def __init__(self, options: SimpleNamespace) -> None:
        self._lay_table(options)

    # -- what is legal
    def _legal(self, seat: int) -> int:
        if self.stage == SWAP:
            return self.by(HELD, LAYOUT_ACTS)
        if self.stage != PLAY:
            return self.by(SHOW, self._showable(seat))
        held = self._source(seat)
        never = self._never_last(seat, held) if held else 0
        if self.laid:
            return self.by(EQUAL, held & self._rank(self.beat) & ~never | bits.one(DONE))
        eat = bits.one(EAT) if self.zone[PILE] else 0
        more = eat if self.may_eat and not self.several else 0
        if not held:
            return self.by(PICK_ONE, self.filled(STAND + seat) * bits.one(PICK) | more)
        if self.opening >= 0:
            return self.by(OPEN, self._or_several(held & self._rank(self.opening)))
        plays = held & self._fitting() & ~never
        if never:
            self.rule = NO_SPECIAL if never & SPECIALS else NO_FOUR
        elif not plays:
            self.rule = NO_FIT
        elif self.beat:
            self.rule = HIGH_ALL if self.play_all else AS_HIGH
        else:
            self.rule = MUST_ALL if self.play_all else MUST
        if plays:
            return self._or_several(plays) | more
        return eat if eat else bits.one(PASS)

    def _or_several(self, plays: int) -> int:
        """One card, or first the word that it will be several, if there are equal ones."""
        equal = plays & plays >> 1 & SEVENS | plays & plays >> 2 & THREES | plays & plays >> 3 & ONES
        return plays | bits.one(SEVERAL) if equal and not (self.play_all or self.several) else plays

    def _mine(self, seat: int) -> int:
        if self.stage == SWAP:
            return LAYOUT_ACTS
        if self.stage != PLAY:
            return self.zone[DEALT + seat] | bits.one(PASS)
        words = bits.one(EAT) | bits.one(PASS)
        if not self.play_all:
            words |= bits.one(SEVERAL) | bits.one(DONE)
        return self._source(seat) | words | self.filled(STAND + seat) * bits.one(PICK)

    # -- a turn
    def _play(self, seat: int, act: int) -> None:
        if self.stage != PLAY:
            self.seal(seat, act)
            if not self.to_act and self.stage == SWAP:
                self._swap()
            elif not self.to_act:
                self._compare()
        elif act < SEVERAL:
            self._put_down(seat, act)
        elif act == SEVERAL:
            self.several = True
            self.say(LAYS_SEVERAL, seat, 0)
        elif act == DONE:
            self._resolve(seat)
        elif act == EAT:
            self._eat(seat)
        elif act == PASS:
            self._pass(seat)
        else:
            self._pick(seat, act - PICK)

    def _put_down(self, seat: int, card: int) -> None:
        """A card, by agreement all of its rank; who lays several goes on as long as there may be another."""
        source = HAND + seat if self.zone[HAND + seat] else CHANCE + seat
        rank = card >> 2
        played = self.zone[source] & self._rank(rank) if self.play_all else bits.one(card)
        copies = bits.count(played)
        if source == CHANCE + seat:
            self._progress()
        for i in range(copies):
            self.change = self.change + self._shift(rank, seat, self.length[PILE] + i) & MASK
        self.move_all(played, source, PILE)
        if self.play_all:
            self.rule_out(HAND + seat, self._rank(rank))
        self.opening = -1
        self.beat = rank
        self.laid += copies
        if not self.several or not self.zone[source] or played & SPECIALS or self._run(rank) >= 4:
            self._resolve(seat)

    def _resolve(self, seat: int) -> None:
        """A ten and four of a kind clear the pile; then draw, see who is out, and whoever cleared plays again."""
        clears = self.beat == TEN or self._run(self.beat) >= 4
        if clears:
            self.say(TEN_CLEARS if self.beat == TEN else FOUR_CLEARS, seat, self.length[PILE])
            self.give(self.length[PILE], PILE, BIN)
            self._progress()
            self.beat = 0
        self.passes = 0
        self._draw(seat)
        if self._all(seat):
            self._go_on(seat, seat if clears else self._after(seat))
        elif not self._out(seat):
            self._go_on(seat, self._after(seat))

    def _draw(self, seat: int) -> None:
        """Up to three cards in hand, while the deck lasts."""
        n = min(3 - bits.count(self.zone[HAND + seat]), self.length[DECK])
        if n > 0:
            self.give(n, DECK, HAND + seat)
            self._progress()

    def _eat(self, seat: int) -> None:
        """The whole pile goes to the hand, and the turn passes."""
        if self.watched and not self.may_eat:
            self._deduce(seat)
        self._take_pile(seat)

    def _take_pile(self, seat: int) -> None:
        for place in range(self.length[PILE]):
            self.change = self.change - self._shift(self.at(PILE, place) >> 2, seat, place) & MASK
        self.eaten[seat] += self.length[PILE]
        self.give(self.length[PILE], PILE, HAND + seat)
        self.beat = 0
        self.passes = 0
        self._go_on(seat, self._after(seat))

    def _deduce(self, seat: int) -> None:
        """Who eats or passes has nothing that fits, unless it may not be played last."""
        count = bits.count(self._source(seat))
        last = not self.zone[DECK] and not (self.zone[CHANCE + seat] | self.zone[STAND + seat])
        fits = self._fitting()
        if last and count == 1:
            fits &= ~SPECIALS
            if not self.zone[PILE]:
                fits = ALL ^ SPECIALS
        if last and self.forbid_four and (self.play_all or count == 1):
            if count == 4:                       # they may be of one rank, whichever
                fits = 0
            elif self.zone[PILE] and count + self._run(self.top(PILE) >> 2) >= 4:
                fits &= ~self._rank(self.top(PILE) >> 2)
        self.rule_out(HAND + seat, fits)

    def _pass(self, seat: int) -> None:
        """With nothing that may be played and nothing to eat; when all pass, the game is drawn."""
        self.say(PASSES, seat, 0)
        self._deduce(seat)
        self.passes += 1
        if self.passes == self._still_in():
            self.say(STALEMATE, seat, 0)
            self._decide(False)
        else:
            self._go_on(seat, self._after(seat))

    def _pick(self, seat: int, slot: int) -> None:
        """A card of the stand, unseen: if it may not be played, it is eaten with the whole pile."""
        card = self.at(STAND + seat, slot)
        fits = bits.one(card) & self._fitting() & ~self._never_last(seat, bits.one(card))
        self._progress()
        self.move(card, STAND + seat, PILE)
        if fits:
            self.beat = card >> 2
            self._resolve(seat)
        else:
            self.say(BUST, seat, 0)
            self._take_pile(seat)
