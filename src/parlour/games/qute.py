"""Qute.  Get rid of your cards: match the suit or the rank on the stack, or put a jack."""
from types import SimpleNamespace

from ..core import bits, sight
from ..options import opt
from .qute_terms import (ACE, ACTS, AGAIN, ALL, ASK_EIGHTS, ASK_POINTS, ASK_SUIT, BLIND, CARDS, COUNTED, COVER,
                         DECLARES, DEMANDED, DRAW, DRAWN, DRAWS, EIGHT, EIGHTS_CHOICE, EMPTY, END, ENDS, FINISHES,
                         GOES_OUT, HAND, HIT_ALL, HIT_NEXT, JACK, LAST_EIGHTS, LESS, LIMIT, MATCH, MAY_PUT_IT, MINUS,
                         MORE, MUST, NAME, NEVER, NO_CARD, ONE_CARD, ONE_DRAW, OPEN, OPENING, PASSES, PLUS,
                         POINTS_CHOICE, PUT_IT, QUTE, QUTES, REFILLS, RULES, SAME, SAYS, SEVEN, SIX, SKIPPED, STACK,
                         STARTS, STUCK, SUIT_CHOICE, TIMES, TO_ZERO, TURN, UNCOVERED, WORDS, WORD_ACTS, ZONES)
from .qute_thumb import QuteThumb

__all__ = ["ACTS", "CARDS", "FACTS", "LEAST_WINS", "PRESETS", "PUBLIC", "RULES", "SAYS", "VERSION", "WORDS", "ZONES",
           "Options", "Qute"]

VERSION = 1                                      # of the rules: a record names it
FACTS = {"phase": (0, 6), "mover": (0, 3), "starter": (0, 3), "suit": (-1, 3), "run": (-1, 99), "putter": (0, 3),
         "shared": (0, 1), "laid": (0, 8), "drew": (0, 1), "exempt": (0, 1), "mult": (1, 9999),
         "gained": (-10**6, 10**6)}
PUBLIC = {"topmost": (-1, 35), "rank": (-1, 8)}
LEAST_WINS = True
PRESETS: dict[str, dict[str, object]] = {"qute": {}, "classic": {"drawn_card": "may"}}
CHOICES = [0, 0, 15 * bits.one(NAME), 3 * bits.one(ALL), 3 * bits.one(ALL), 3 * bits.one(MINUS), 0]  # of each phase
ASKS = [0, OPEN, ASK_SUIT, ASK_EIGHTS, ASK_EIGHTS, ASK_POINTS, 0]


class Options:
    """What the players may agree on."""

    seats: int = opt(3, "How many play", 2, 4)
    opening: str = opt("auto", "What opens a round: the last card dealt, or the starter's choice", "auto", "choice")
    drawn_card: str = opt("must", "A drawn card that fits must be put, may be, or never is", "must", "may", "never")
    qute_needs_two_players: bool = opt(False, "Four of a rank are a Qute only if they are not all of one player")
    final_penalties: bool = opt(True, "Sevens and eights of the last turn still make others draw before the count")
    jpoints: str = opt("choose", "Jacks put last: minus or plus, or always minus", "choose", "minus_only")
    j_count: str = opt("last_turn", "Which jacks count: those of the last turn, or the whole run", "last_turn", "run")
    eights_choice_2p: bool = opt(False, "Two players, too, are asked whom several eights hit")
    new_game_starter: int = opt(0, "The seat that starts the first round, such as the loser of the match before", 0, 3)
    after_continue: str = opt("keep", "After a Qute not declared the run goes on, or counts from 0", "keep", "clear")


class Qute(QuteThumb):
    """A match, until somebody has more than 125 points."""

    def __init__(self, options: SimpleNamespace) -> None:
        self._lay_table(options)
        if options.new_game_starter >= self.seats:
            raise ValueError(f"new_game_starter={options.new_game_starter} is nobody: seats are 0 to {self.seats - 1}.")

    def _deal(self) -> None:
        """Five cards each; the last one dealt to the starter opens the stack, with all that it does."""
        opener = 0
        self.gather(BLIND)
        self.shuffle(BLIND)
        for seat in range(self.seats):
            if seat == self.starter:
                opener = self.at(BLIND, self.length[BLIND] - 5)
            self.give(5, BLIND, HAND + seat)
        self.topmost = self.rank = self.suit = -1
        self.run = 0
        self.shared = False
        self.mult = 1
        self.gained = [0] * 4
        self._turn_of(self.starter)
        self.say(STARTS, self.starter, 1 if self.opening_choice else 0)
        if self.opening_choice:
            self.phase = OPENING
        else:
            self._put(self.starter, opener)

    def _turn_of(self, seat: int) -> None:
        self.phase = TURN
        self.mover = seat
        self.laid = 0
        self.drew = self.exempt = False
        self.turn(seat)

    def _legal(self, seat: int) -> int:
        """Put a card that fits if you can, else draw; then add cards of its rank as you like, and end."""
        if self.phase:
            return self.by(ASKS[self.phase], CHOICES[self.phase] if self.phase > OPENING else self.zone[HAND + seat])
        held = self.zone[HAND + seat] | self.zone[DRAWN + seat]
        fits = held & self._fitting()
        qute = QUTES if self._is_qute() else 0
        if self.laid and self.rank == SIX and not self.exempt:
            return self.by(COVER, (fits if fits else DRAWS) | qute)
        if not held:
            return self.by(EMPTY, FINISHES)
        if self.laid:
            return self.by(UNCOVERED if self.exempt else SAME, fits | qute | ENDS)
        if not self.drew:
            return self.by(DEMANDED if self.rank == JACK else MATCH, fits) if fits else self.by(STUCK, DRAWS)
        if not fits or self.drawn_card == NEVER:
            return self.by(ONE_DRAW, ENDS)
        return self.by(PUT_IT, fits) if self.drawn_card == MUST else self.by(MAY_PUT_IT, fits | ENDS)

    def _mine(self, seat: int) -> int:
        return self.zone[HAND + seat] | self.zone[DRAWN + seat] | WORD_ACTS

    def _play(self, seat: int, act: int) -> None:
        if act < DRAW:
            self._put(seat, act)
        elif act == DRAW:
            self._draw(seat)
        elif act == END:
            self._end(seat)
        elif act < NAME:
            self._close(seat, act)
        elif act < ALL:
            self.suit = act - NAME
            self.say(self.suit, seat, 0)
            self._pass_on(seat, False)
        elif act >= MINUS:
            self._count_up(seat, False, act == PLUS)
        else:
            self.say(HIT_ALL if act == ALL else HIT_NEXT, seat, 0)
            if self.phase == EIGHTS_CHOICE:
                self._pass_on(seat, act == ALL)
            else:
                self._count_up(seat, act == ALL, False)

    def _put(self, seat: int, card: int) -> None:
        """A run is cards of one rank put one after the other: neither draws nor turns nor refills break it."""
        if self.clear and self._is_qute():
            self.run = 0
        self.move(card, (HAND if self.zone[HAND + seat] & bits.one(card) else DRAWN) + seat, STACK)
        if card % 9 != self.rank:
            self.run = self.laid = 0
            self.shared = False
        elif self.putter != seat:
            self.shared = True
        self.topmost = card
        self.rank = card % 9
        self.suit = card // 9
        self.putter = seat
        self.run += 1
        self.laid += 1
        self.phase = TURN
        self.drew = False
        self.exempt = self.exempt or self.laid > 4           # a six came back by a refill: no turn goes on for ever

    def _draw(self, seat: int) -> None:
        """Only with nothing that fits, so all can tell; where no card is left, an open six may stay open."""
        if self.watched:
            self.rule_out(HAND + seat, self._fitting())
            self.rule_out(DRAWN + seat, self._fitting())
        self._join(seat)
        self.drew = self.laid == 0
        if self._take(seat, 1):
            self.exempt = self.laid > 0
            self.say(NO_CARD, seat, 0)

    def _join(self, seat: int) -> None:
        """What was drawn before becomes part of the hand."""
        if self.zone[DRAWN + seat]:
            self.move_all(self.zone[DRAWN + seat], DRAWN + seat, HAND + seat)

    def _take(self, seat: int, n: int) -> int:
        """From the blind; when it is empty all of the stack but its top card is. How many cards are not to be had."""
        while n and (self.zone[BLIND] or self.length[STACK] > 1):
            if not self.zone[BLIND]:
                self.move_all(self.zone[STACK] & ~bits.one(self.topmost), STACK, BLIND)
                self.shuffle(BLIND)
                self.mult += 1
                self.say(REFILLS, seat, self.mult)
            some = n if n < self.length[BLIND] else self.length[BLIND]
            self.give(some, BLIND, DRAWN + seat)
            n -= some
        return n

    def _end(self, seat: int) -> None:
        """After a jack the suit is named, after several eights it is said whom they hit."""
        if not self.laid:
            self.say(PASSES, seat, 0)
            if self.watched and self.drawn_card == MUST:
                self.rule_out(DRAWN + seat, self._fitting())
        if self.clear and self._is_qute():
            self.run = 0
        if self.laid and self.rank == JACK:
            self.phase = SUIT_CHOICE
        elif self._several_eights():
            self.phase = EIGHTS_CHOICE
        else:
            self._pass_on(seat, False)

    def _pass_on(self, seat: int, everybody: bool) -> None:
        """What the cards of this turn do to the others, then the next turn."""
        self._join(seat)
        if bits.count(self.zone[HAND + seat]) == 1:
            self.say(ONE_CARD, seat, 0)
        following = self._effects(seat, everybody)
        if following == seat:
            self.say(AGAIN, seat, 0)
        self._turn_of(following)

    def _effects(self, seat: int, everybody: bool) -> int:
        """Each seven: the next player draws one; each eight: two, and is skipped; each ace skips one. Who is next."""
        if self.rank == SEVEN:
            self._punish(seat, 0, self.laid)
        elif self.rank == ACE:
            return self._skip(seat, self.laid)
        elif self.rank == EIGHT and self.laid and everybody:
            for i in range(self.laid):
                self._punish(seat, i, 2)
            return self._skip(seat, self.laid)
        elif self.rank == EIGHT and self.laid:
            self._punish(seat, 0, 2 * self.laid)
            return self._skip(seat, 1)
        return self._opponent(seat, 0)

    def _punish(self, seat: int, i: int, n: int) -> None:
        if self.phase != COUNTED or self.final_penalties:
            self._take(self._opponent(seat, i), n)

    def _skip(self, seat: int, n: int) -> int:
        """Who is next when so many opponents are skipped: oneself, after whole rounds of them."""
        if self.watched and self.phase != COUNTED:
            for i in range(n):
                self.say(SKIPPED, self._opponent(seat, i), 0)
        return seat if n and n % (self.seats - 1) == 0 else self._opponent(seat, n)

    def _close(self, seat: int, act: int) -> None:
        """Qute, or the last card: jacks and several eights leave a choice before the count."""
        self.say(DECLARES if act == QUTE else GOES_OUT, seat, 0)
        if self.rank == JACK and self.plus_too:
            self.phase = POINTS_CHOICE
        elif self._several_eights() and self.final_penalties:
            self.phase = LAST_EIGHTS
        else:
            self._count_up(seat, False, False)

    def _count_up(self, seat: int, everybody: bool, plus: bool) -> None:
        """All count what they hold, times `mult`; who has the most starts, of equals the first in turn."""
        self.phase = COUNTED
        following, over, jacks = self._effects(seat, everybody), False, 0
        if self.rank == JACK:
            jacks = 20 * (self.run if self.whole_run else self.laid)
            self.say(MORE if plus else LESS, seat, jacks)
        if self.mult > 1:
            self.say(TIMES, seat, self.mult)
        for i in range(self.seats):
            who = (following + i) % self.seats
            self._join(who)
            self.show(self.zone[HAND + who], HAND + who, sight.EVERYBODY)
            points = self._value(self.zone[HAND + who])
            if plus != (who == seat):
                points += jacks if plus else -jacks
            total = self.scores[who] + self.mult * points
            if total == LIMIT:
                self.say(TO_ZERO, who, 0)
                total = 0
            self.gained[who] = total - self.scores[who]
            self.score(who, self.gained[who])
            over = over or total > LIMIT
            if i == 0 or total > self.scores[self.starter]:
                self.starter = who
        self.end_round(over)
