"""Qute.  Get rid of your cards: match the suit or the rank on the stack, or put a jack.

Card = 9 * suit + rank; suits D S H C, rank 0 is the six.  An action is a card to put, or one of the words.
"""
from types import SimpleNamespace

from ..core import bits, sight
from ..core.table import Table
from ..options import opt

VERSION = 1                                      # of the rules: a record names it
CARDS = tuple(rank + suit for suit in "DSHC" for rank in "6789TJQKA")
SUITS = ("diamonds", "spades", "hearts", "clubs")
RANKS = ("six", "seven", "eight", "nine", "ten", "jack", "queen", "king", "ace")
ACTS = (*CARDS, "draw", "end", "qute", "finish", *(f"suit {suit}" for suit in SUITS), "all", "next", "minus", "plus")
DRAW, END, QUTE, FINISH, NAME, ALL, NEXT, MINUS, PLUS = 36, 37, 38, 39, 40, 44, 45, 46, 47       # NAME + suit
DRAWS, ENDS, QUTES, FINISHES = bits.one(DRAW), bits.one(END), bits.one(QUTE), bits.one(FINISH)
WORD_ACTS = (1 << 48) - (1 << 36)
ZONES = {"hand": 4, "drawn": 4, "blind": 1, "stack": 1}
HAND, DRAWN, BLIND, STACK = 0, 4, 8, 9
RULES = {"not-in-hand": (), "open-the-round": (), "match-the-top": ("suit", "rank"), "demanded-suit": ("suit",),
         "nothing-fits": ("suit", "rank"), "put-what-you-drew": (), "may-put-what-you-drew": (),          # and what
         "only-one-draw": (), "same-rank": ("rank",), "cover-the-six": ("suit",), "six-stays-open": (),   # each
         "hand-is-empty": (), "name-a-suit": (), "whom-the-eights-hit": (), "minus-or-plus": ()}          # speaks of
OPEN, MATCH, DEMANDED, STUCK, PUT_IT, MAY_PUT_IT, ONE_DRAW, SAME, COVER, UNCOVERED, EMPTY = range(1, 12)
ASK_SUIT, ASK_EIGHTS, ASK_POINTS = range(12, 15)
SAYS = (*(f"demands-{suit}" for suit in SUITS), "starts", "passes", "refills", "nothing-left", "one-card-left",
        "skipped", "again", "eights-hit-all", "eights-hit-next", "declares-qute", "goes-out", "minus-points",
        "plus-points", "times", "to-zero")
STARTS, PASSES, REFILLS, NO_CARD, ONE_CARD, SKIPPED, AGAIN, HIT_ALL, HIT_NEXT, DECLARES = range(4, 14)
GOES_OUT, LESS, MORE, TIMES, TO_ZERO = range(14, 19)
TURN, OPENING, SUIT_CHOICE, EIGHTS_CHOICE, LAST_EIGHTS, POINTS_CHOICE, COUNTED = range(7)
FACTS = {"phase": (0, 6), "mover": (0, 3), "starter": (0, 3), "suit": (-1, 3), "run": (-1, 99), "putter": (0, 3),
         "shared": (0, 1), "laid": (0, 8), "drew": (0, 1), "exempt": (0, 1), "mult": (1, 9999),
         "gained": (-10**6, 10**6)}
PUBLIC = {"topmost": (-1, 35), "rank": (-1, 8)}
WORDS = {"phase": ("turn", "opening", "suit", "eights", "last-eights", "points", "counted"), "suit": SUITS,
         "rank": RANKS, "topmost": CARDS}
LEAST_WINS = True
PRESETS: dict[str, dict[str, object]] = {"qute": {}, "classic": {"drawn_card": "may"}}
LIMIT = 125                                      # exactly this becomes 0, more ends the match
SIX, SEVEN, EIGHT, NINE, TEN, JACK, QUEEN, KING, ACE = range(9)
MUST, MAY, NEVER = range(3)
PACK, SUIT, RANK = (1 << 36) - 1, 0x1FF, 1 << 27 | 1 << 18 | 1 << 9 | 1  # nine cards of a suit, four of a rank
SIXES, JACKS, ACES, TENS = RANK, RANK << JACK, RANK << ACE, RANK << TEN | RANK << QUEEN | RANK << KING
FITS = [SUIT << 9 * (card // 9) | RANK << card % 9 | JACKS for card in range(36)]
CHOICES = [0, 0, 15 * bits.one(NAME), 3 * bits.one(ALL), 3 * bits.one(ALL), 3 * bits.one(MINUS), 0]  # of each phase
ASKS = [0, OPEN, ASK_SUIT, ASK_EIGHTS, ASK_EIGHTS, ASK_POINTS, 0]
HITS = RANK << EIGHT | RANK << SEVEN
SHED = [ACES, TENS, HITS, RANK << NINE, SIXES, JACKS]                    # what to put first, as a rule of thumb


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


class Qute(Table):
    """A match, until somebody has more than 125 points."""

    def __init__(self, options: SimpleNamespace) -> None:
        self.set_up(options.seats)
        self.lay(HAND, 4, sight.OWN)
        self.lay(DRAWN, 4, sight.OWN)            # lies apart for a while: what is known of the hand stays sharp
        self.lay(BLIND, 1, sight.NOBODY, 36)
        self.lay(STACK, 1, sight.EVERYBODY, 36)
        self.pack = PACK
        if options.new_game_starter >= self.seats:
            raise ValueError(f"new_game_starter={options.new_game_starter} is nobody: seats are 0 to {self.seats - 1}.")
        self.opening_choice = options.opening == "choice"
        self.drawn_card = ("must", "may", "never").index(options.drawn_card)
        self.two_players = options.qute_needs_two_players
        self.final_penalties = options.final_penalties
        self.plus_too = options.jpoints == "choose"
        self.whole_run = options.j_count == "run"
        self.eights_choice = self.seats > 2 or options.eights_choice_2p
        self.clear = options.after_continue == "clear"
        self.phase = TURN
        self.starter = options.new_game_starter  # of the next round, when one is over
        self.topmost = self.rank = -1            # the card on top of the stack,
        self.suit = -1                           # and the suit to match: its own, or the one demanded
        self.run = -1                            # how many of this rank were put in a row, by whomever
        self.mover = self.putter = 0             # whose turn it is; who put the last card,
        self.shared = False                      # and whether others have a part in the run
        self.laid = 0                            # how many of it in this turn
        self.drew = self.exempt = False          # the one draw is done; a six may stay open
        self.mult = 1                            # one more with each refill
        self.gained = [0] * 4                    # by the round just counted

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

    def _fitting(self) -> int:
        """The suit or the rank on top, or a jack; on a jack the suit demanded; after the first card only its rank.

        An open six is covered as if it were the first card.
        """
        if self.laid and self.rank != SIX:
            return RANK << self.rank
        if self.rank == JACK:
            return SUIT << 9 * self.suit | JACKS
        return FITS[self.topmost]

    def _is_qute(self) -> bool:
        """Four cards of a rank in a row, the fourth put in this turn."""
        return self.laid > 0 and self.run == 4 and (self.shared or not self.two_players)

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

    def _several_eights(self) -> bool:
        return self.rank == EIGHT and self.laid > 1 and self.eights_choice

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

    def _opponent(self, seat: int, i: int) -> int:
        """The opponents in turn, again and again; never oneself."""
        return (seat + 1 + i % (self.seats - 1)) % self.seats

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

    def _value(self, cards: int) -> int:
        """Tens, queens and kings count 10, aces 15, jacks 20, all others nothing."""
        return 10 * bits.count(cards & TENS) + 15 * bits.count(cards & ACES) + 20 * bits.count(cards & JACKS)

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

    def _rival(self, seat: int, lowest: bool) -> int:
        """The lowest or the highest score of the others."""
        found = self.scores[self._opponent(seat, 0)]
        for i in range(1, self.seats - 1):
            score = self.scores[self._opponent(seat, i)]
            if score != found and (score < found) == lowest:
                found = score
        return found

    def _ahead(self, seat: int) -> int:
        """How much less one gained than the others did, as a sum."""
        ahead = -self.seats * self.gained[seat]
        for i in range(self.seats):
            ahead += self.gained[i]
        return ahead

    def _reward(self, seat: int) -> float:
        """The lead won in this round; above all that, the match."""
        reward = 0.5 + self._ahead(seat) / (240.0 + 2 * abs(self._ahead(seat)))
        return (reward + 3 * (self.scores[seat] <= self._rival(seat, True))) / 4 if self.over else reward

    def _suggest(self, seat: int, r: int) -> int:
        """Shed what counts most, sixes that can be covered first, jacks last; now and then anything."""
        legal = self._legal(seat)
        held = self.zone[HAND + seat] | self.zone[DRAWN + seat]
        fits = legal & PACK
        if self.phase > OPENING:
            return self._answer(seat, held, r)
        if r % 16 == 0:
            return bits.pick(legal, r)
        if legal & QUTES and self._likes_to_count(seat, held):
            return QUTE
        if not fits or (legal & ENDS and self.rank == JACK and bits.count(held) > 2):
            return bits.lowest(legal & ~(PACK | QUTES))
        six = bits.lowest(fits & SIXES) if fits & SIXES else 0
        if fits & SIXES and held & FITS[six] & ~bits.one(six):
            return six
        if fits & HITS and self._cards_of(self._opponent(seat, 0)) == 1:
            return bits.pick(fits & HITS, r)
        for i in range(6):
            if fits & SHED[i]:
                return bits.pick(fits & SHED[i], r)
        return bits.pick(legal, r)

    def _cards_of(self, seat: int) -> int:
        return bits.count(self.zone[HAND + seat] | self.zone[DRAWN + seat])

    def _likes_to_count(self, seat: int, held: int) -> bool:
        """At exactly 125, or with less than the others may hold, at eight points a card."""
        points = self._value(held) - (20 * self.laid if self.rank == JACK else 0)
        total = self.scores[seat] + self.mult * points
        others = bits.count(PACK & ~(self.zone[BLIND] | self.zone[STACK] | held))
        return total == LIMIT or (total < LIMIT and points * (self.seats - 1) <= 8 * others)

    def _answer(self, seat: int, held: int, r: int) -> int:
        """The suit one has most of; eights for the shorter hand; plus where it ends the match well."""
        best, most, own = 0, -1, self.scores[seat] + self.mult * self._value(held)
        if self.phase == SUIT_CHOICE:
            for i in range(4):
                suit = (i + bits.scale(r, 4)) % 4
                if bits.count(held & SUIT << 9 * suit) > most:
                    best, most = suit, bits.count(held & SUIT << 9 * suit)
            return NAME + best
        if self.phase != POINTS_CHOICE:
            return NEXT if self._cards_of(self._opponent(seat, 0)) <= self._cards_of(self._opponent(seat, 1)) else ALL
        ends = self._rival(seat, False) + 20 * self.mult * self.laid > LIMIT
        return PLUS if own == LIMIT or (ends and own < self._rival(seat, True)) else MINUS

    def _resume(self) -> None:
        """From a position: what lies on top, and whether all of it goes together."""
        held = 0
        for seat in range(4):
            if self._cards_of(seat):
                held |= bits.one(seat)
        _need(held < bits.one(self.seats) and max(self.mover, self.starter, self.putter) < self.seats,
              f"Only {self.seats} play here: seats are 0 to {self.seats - 1}.")
        if self.zone[STACK]:
            self._resume_stack()
        if self.phase != COUNTED and (held or self.zone[STACK]):
            self._resume_turn(held)

    def _resume_stack(self) -> None:
        """The cards put in a row lie on top of the stack, unless a refill took some of them away."""
        card, size, same = self.top(STACK), self.length[STACK], 0
        while same < size and self.at(STACK, size - 1 - same) % 9 == card % 9:
            same += 1
        self.topmost = card
        self.rank = card % 9
        named = self.rank == JACK and not self.laid
        if self.run < 0:
            self.run = same
        if self.suit < 0 and not named:
            self.suit = card // 9
        _need(self.suit >= 0 and (named or self.suit == card // 9),
              "suit: is that of the card on top, or the one that was demanded with a jack.")
        _need((self.run <= same or same == size) and (self.run >= same or self.clear),
              "run: is the number of cards of one rank on top of the stack; only a refill takes some away.")
        _need((self.laid <= self.run or self.clear) and (self.laid <= same or (same == size and self.rank == SIX)),
              "laid: cannot be more than the cards of one rank on top of the stack.")
        _need(self.exempt <= (self.laid > 0 and self.rank == SIX) and (self.laid < 5 or self.exempt),
              "exempt:1 is for a six put in this turn, and goes with every fifth one.")

    def _resume_turn(self, held: int) -> None:
        """Everybody holds cards; only whoever has just put the last one does not."""
        mine, empty, hand = held >> self.mover & 1, not self.zone[STACK], self.zone[HAND + self.mover]
        _need(held | bits.one(self.mover) == bits.one(self.seats) - 1 and (mine or self.laid),
              "While a round is on everybody holds cards, but for whoever has just put the last one.")
        _need(not empty or (self.phase == OPENING and self.run <= 0 and self.suit < 0 and not (self.laid or self.drew)),
              "Without a stack nothing was put yet: that is phase:opening, or nobody holds cards.")
        closing, jacks = not mine or self._is_qute(), self.rank == JACK and self.laid > 0
        several = self._several_eights()
        _need((True, empty and self.opening_choice, mine and jacks, mine and several,
               closing and several and self.final_penalties, closing and jacks and self.plus_too)[self.phase],
              f"phase:{WORDS['phase'][self.phase]} contradicts the cards, or the options.")
        many = self._cards_of(self.mover) > bits.count(hand) + 1
        _need(not self.drew or not (self.laid or hand & self._fitting() or many),
              "drew:1 needs a hand in which nothing fits, at most one card drawn, and none put since.")
        self.turn(self.mover)


def _need(good: object, told: str) -> None:
    if not good:
        raise ValueError(told)
