"""Hearts.  Avoid taking hearts and the queen of spades, or take them all.

Card = 13 * suit + rank; suits C D S H, rank 0 is the two.  An action is the card passed or played.
"""
from types import SimpleNamespace

from ..core import bits, cards, layout, sight
from ..core.tricks import Tricks
from ..options import opt

VERSION = 1                                      # of the rules: a record names it
ACTS = cards.NAMES
ZONES = {**layout.ZONES, "passed": 4}
HAND, TABLE, TAKEN, DECK, PASSED = layout.HAND, layout.TABLE, layout.TAKEN, layout.DECK, 13
SUIT, PACK = layout.SUIT, layout.PACK
RULES = {"not-in-hand": (), "follow-suit": ("led",), "no-points-on-first-trick": (),       # and what each speaks of
         "two-of-clubs-leads": (), "hearts-not-broken": ()}
ANY, FOLLOW, NO_POINTS, TWO_LEADS, UNBROKEN = range(5)
SAYS = ("takes-trick", "hearts-broken", "moon")
TRICK, BROKEN, MOON = range(3)
FACTS = {"passing": (0, 3), "leader": (0, 3), "gained": (-10, 26)}              # what a position must say
PUBLIC = {**layout.PUBLIC, "broken": (0, 1), "first_trick": (0, 1)}
WORDS = {**layout.WORDS, "passing": ("none", "left", "across", "right")}
LEAST_WINS = True
CLUBS, DIAMONDS, SPADES, HEARTS = range(4)
TWO_OF_CLUBS = 1
QUEEN_OF_SPADES = 1 << (13 * SPADES + 10)
JACK_OF_DIAMONDS = 1 << (13 * DIAMONDS + 9)
HEART_CARDS = SUIT << (13 * HEARTS)
POINT_CARDS = HEART_CARDS | QUEEN_OF_SPADES
PASS_TO = [1, 3, 2, 0]                           # left, right, across, keep


class Options:
    """What the players may agree on."""

    limit: int = opt(100, "The match ends when somebody has this many points", 25, 500)
    jack: bool = opt(False, "Whoever takes the jack of diamonds gets ten points off")
    queen_breaks: bool = opt(False, "The queen of spades also breaks hearts")
    points_on_first: bool = opt(False, "Hearts and the queen of spades may be thrown on the first trick")
    moon: bool = opt(True, "Whoever takes all the points gets none, and each of the others 26")
    passing: bool = opt(True, "Three cards are passed before play, left, right, across and not at all in turn")


class Hearts(Tricks):
    """A match, until somebody reaches the limit."""

    def __init__(self, options: SimpleNamespace) -> None:
        self.lay_tricks()
        self.lay(PASSED, 4, sight.OWN)          # chosen, but not yet handed over
        self.limit = options.limit
        self.jack = options.jack
        self.points_on_first = options.points_on_first
        self.moon = options.moon
        self.pass_cards = options.passing
        self.breakers = POINT_CARDS if options.queen_breaks else HEART_CARDS
        self.passing = 0                         # how many seats to the left, while passing
        self.broken = False
        self.first_trick = False
        self.gained = [0] * 4                    # points of the round just ended

    def _deal(self) -> None:
        """Thirteen cards each; then three of them are passed on, but for every fourth round."""
        self.deal_hands(13)
        self.broken = False
        self.first_trick = True
        self.gained = [0] * 4
        self.passing = PASS_TO[self.round % 4] if self.pass_cards else 0
        if self.passing:
            self.ask(15)
        else:
            self._first_lead()

    def _first_lead(self) -> None:
        """Whoever holds the two of clubs leads it; so all can tell where it lies."""
        for seat in range(4):
            if self.zone[HAND + seat] & TWO_OF_CLUBS:
                self.show(TWO_OF_CLUBS, HAND + seat, sight.EVERYBODY)
                self.lead(seat)

    def _legal(self, seat: int) -> int:
        hand = self.zone[HAND + seat]
        if self.led >= 0:
            follow = hand & (SUIT << (13 * self.led))
            if follow:
                return self.by(FOLLOW, follow)
            if self.first_trick and not self.points_on_first and hand & ~POINT_CARDS:
                return self.by(NO_POINTS, hand & ~POINT_CARDS)
            return self.by(ANY, hand)
        if self.passing:
            return self.by(ANY, hand)
        if self.first_trick:
            return self.by(TWO_LEADS, TWO_OF_CLUBS)
        if not self.broken and hand & ~HEART_CARDS:
            return self.by(UNBROKEN, hand & ~HEART_CARDS)
        return self.by(ANY, hand)

    def _play(self, seat: int, card: int) -> None:
        if self.passing:
            self._pass(seat, card)
        else:
            self._add_to_trick(seat, card)

    def _pass(self, seat: int, card: int) -> None:
        """Three cards; nobody sees what arrives until all have chosen."""
        self.move(card, HAND + seat, PASSED + seat)
        if bits.count(self.zone[PASSED + seat]) == 3:
            self.done(seat)
        if self.to_act == 0:
            for giver in range(4):
                to = HAND + (giver + self.passing) % 4
                self.move_all(self.zone[PASSED + giver], PASSED + giver, to)
            self.passing = 0
            self._first_lead()

    def _add_to_trick(self, seat: int, card: int) -> None:
        """A heart breaks hearts, whether led or thrown; the fourth card completes the trick."""
        if self.watched:
            self._deduce(seat, card)
        full = self.play_card(seat, card)
        if not self.broken and bits.one(card) & self.breakers:
            self.broken = True
            self.say(BROKEN, seat, 0)
        if full:
            self.first_trick = False
            self.say(TRICK, self.winner, 0)
            if self.take_trick():
                self._score_round()

    def _deduce(self, seat: int, card: int) -> None:
        """What a play tells everybody of the cards kept."""
        self.show_void(seat, card)
        if self.led >= 0:
            if self.first_trick and not self.points_on_first and bits.one(card) & POINT_CARDS:
                self.rule_out(HAND + seat, PACK & ~POINT_CARDS)
        elif bits.one(card) & HEART_CARDS and not self.broken:
            self.rule_out(HAND + seat, PACK & ~HEART_CARDS)

    def _score_round(self) -> None:
        """A point a heart, thirteen for the queen; who takes them all gives 26 to the others."""
        over = False
        for seat in range(4):
            won = self.zone[TAKEN + seat]
            if self.moon and won & POINT_CARDS == POINT_CARDS:
                self.say(MOON, seat, 0)
                for other in range(4):
                    if other != seat:
                        self.gained[other] += 26
            else:
                self.gained[seat] += bits.count(won & HEART_CARDS)
                if won & QUEEN_OF_SPADES:
                    self.gained[seat] += 13
            if self.jack and won & JACK_OF_DIAMONDS:
                self.gained[seat] -= 10
        for seat in range(4):
            self.score(seat, self.gained[seat])
            over = over or self.scores[seat] >= self.limit
        self.end_round(over)

    def _reward(self, seat: int) -> float:
        return (26 - self.gained[seat]) / (36.0 if self.jack else 26.0)

    def _suggest(self, seat: int, r: int) -> int:
        """Duck under the winning card; throw the queen of spades, hearts, high cards; else random."""
        legal = self._legal(seat)
        if self.led < 0 or r % 8 == 0:
            return bits.pick(legal, r)
        if legal & (SUIT << (13 * self.led)):
            under = legal & (bits.one(self.best) - 1)
            return bits.highest(under) if under else bits.pick(legal, r)
        if legal & QUEEN_OF_SPADES:
            return bits.lowest(QUEEN_OF_SPADES)
        if legal & HEART_CARDS:
            return bits.highest(legal & HEART_CARDS)
        return bits.pick(legal, r)

    def _resume(self) -> None:
        """From a position: what the cards say."""
        taken, shown, passers = 0, 0, 0
        for seat in range(4):
            taken |= self.zone[TAKEN + seat]
            shown |= self.zone[TABLE + seat]
            chosen = bits.count(self.zone[PASSED + seat])
            held = bits.count(self.zone[HAND + seat])
            if chosen > (3 if self.passing else 0) or (self.passing and held + chosen != 13):
                raise ValueError("While passing, and only then, up to three of a seat's thirteen cards lie passed.")
            if chosen < 3:
                passers |= bits.one(seat)
        self.first_trick = taken == 0
        self.broken = (taken | shown) & self.breakers != 0
        if self.passing:
            if not passers:
                raise ValueError("While passing, somebody has fewer than three cards passed.")
            self.ask(passers)
        else:
            self._resume_trick()
            if self.to_act and (self.zone[DECK] or (shown and not (taken | shown) & TWO_OF_CLUBS)):
                raise ValueError("All cards are dealt, and the two of clubs is the first to be played.")
            if self.to_act and not taken and not shown:
                self._first_lead()
