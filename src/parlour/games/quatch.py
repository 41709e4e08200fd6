"""Quatch.  Be the first without cards: play as high as the pile or higher, or eat it.

Card = 4 * rank + suit, rank 0 is the two: suits never matter, and a rank is four bits in a row.  A hand lies in two
zones, as some of its cards are seen by all: what was eaten, was taken from the chance row, or was shown.
"""
from itertools import combinations
from types import SimpleNamespace

from ..core import bits, cards, sight
from ..core.table import Table
from ..options import opt

VERSION = 1                                      # of the rules: a record names it
RANKS = ("2", "3", "4", "5", "6", "7", "8", "9", "10", "J", "Q", "K", "A")
CARDS = tuple(rank + suit for rank in cards.RANKS for suit in cards.SUITS)
TWO, TEN, NONE = 0, 8, 13                        # ranks; NONE is above all
CODES = [0, *range(4, 33), *range(36, 52)]       # of an act that plays: 4 * rank + copies - 1
SPLIT, EAT, PASS, PICK = 46, 49, 50, 51          # SPLIT 1 of 2, 1 of 3, 2 of 3 equal cards; PICK + place in the stand
CHOICES = [*combinations(range(6), 3)]           # which of hand 1 2 3 and chance 4 5 6 are to be the hand
LAYOUTS = [bits.one(a) | bits.one(b) | bits.one(c) for a, b, c in CHOICES]
ACTS = ((*(f"play {RANKS[code // 4]}" + f" x{code % 4 + 1}" * (code % 4 > 0) for code in CODES),
         "play 1 of 2", "play 1 of 3", "play 2 of 3", "eat", "pass", "pick 1", "pick 2", "pick 3"),
        tuple(f"hand {a + 1} {b + 1} {c + 1}" for a, b, c in CHOICES),
        (*(f"show {rank}{of}" for rank in (*RANKS[1:8], *RANKS[9:]) for of in ("", " of 2", " of 3")), "show none"))
PLAYS, LOW, HIGH = (1 << 46) - 1, (1 << 30) - 2, (1 << 46) - (1 << 30)
ZONES = {"hand": 4, "seen": 4, "chance": 4, "stand": 4, "deck": 1, "pile": 1, "bin": 1, "aside": 1}
HAND, SEEN, CHANCE, STAND, DECK, PILE, BIN, ASIDE = 0, 4, 8, 12, 16, 17, 18, 19
RULES = {"not-in-play": (), "show-lowest": (), "open-with-lowest": ("opening",), "as-high": ("beat",),
         "as-high-and-all": ("beat",), "must-play": (), "must-play-all": (), "nothing-fits": ("beat",),
         "special-not-last": (), "four-not-last": (), "pick-one": ()}      # and what each speaks of
HELD, SHOW, OPEN, AS_HIGH, HIGH_ALL, MUST, MUST_ALL, NO_FIT, NO_SPECIAL, NO_FOUR, PICK_ONE = range(11)
SAYS = ("shows-none", "lot-decides", "opens", "turns-round", "ten-clears", "four-clears", "passes", "out", "stalemate",
        "no-progress", "third-time", "first-place")
NO_MORE, BY_LOT, OPENS, TURNS_ROUND, TEN_CLEARS, FOUR_CLEARS, PASSES, OUT, STALEMATE, IDLE, THIRD, FIRST = range(12)
FACTS = {"stage": (0, 3), "mover": (0, 3), "opening": (-1, 12), "backward": (0, 1), "showed": (0, 3),
         "passes": (0, 3), "eaten": (0, 1_000_000), "place": (0, 4), "past": (0, 1 << 29)}    # what a position must say
PUBLIC = {"beat": (0, 12), "quiet": (0, 199)}
WORDS = {"stage": ("play", "swap", "lowest", "second"), "opening": RANKS, "beat": ("any", *RANKS[1:])}
PLAY, SWAP, LOWEST, SECOND = range(4)            # stages; their pages of acts are 0, 1, 2, 2
LEAST_WINS = False
PRESETS = {"easy": {"play_all": True}, "medium": {"play_all": True}, "hard": {}, "extreme": {}}
ALL, ONES, SEVENS = (1 << 52) - 1, 0x1111111111111, 0x7777777777777
TWOS, TENS = 15, 15 << 32
SPECIALS = TWOS | TENS
MASK, TURN = (1 << 29) - 1, 381_178_347          # of fingerprints: see _go_on
WEIGHTS = [bits.scramble(n) >> 35 for n in range(50 * 13)]      # 46 places of the pile and 4 hands, by rank
PATIENCE = 200


class Options:
    """What the players may agree on."""

    seats: int = opt(2, "How many play", 2, 4)
    games: int = opt(1, "Games in a match", 1, 25)
    play_all: bool = opt(False, "All cards of the rank that is played must be played")
    may_eat: bool = opt(False, "The pile may be eaten also by those who could play")
    four_finish: str = opt("win", "Whether the last cards may complete four of a kind", "win", "forbid")
    places: bool = opt(False, "After the first is out the others play on for places")
    rotation: str = opt("clockwise", "Which way play goes round", "clockwise", "toward_second_lowest")


class Quatch(Table):
    """A match of one game or several."""

    def __init__(self, options: SimpleNamespace) -> None:
        self.set_up(options.seats)
        self.lay(HAND, 4, sight.OWN, 3)          # never more; in the order in which they came, for `_first`
        self.lay(SEEN, 4, sight.EVERYBODY)       # the part of the hand that all have seen
        self.lay(CHANCE, 4, sight.EVERYBODY, 3, True)
        self.lay(STAND, 4, sight.NOBODY, 3, True)
        self.lay(DECK, 1, sight.NOBODY, 52)
        self.lay(PILE, 1, sight.EVERYBODY, 46)
        self.lay(BIN, 2, sight.EVERYBODY)        # and aside: the twos and tens that are not in play
        self.pack = ALL
        self.games = options.games
        self.play_all = options.play_all
        self.may_eat = options.may_eat
        self.forbid_four = options.four_finish == "forbid"
        self.play_on = options.places
        self.to_second = options.rotation == "toward_second_lowest" and options.seats > 2
        self.stage = PLAY
        self.mover = 0
        self.opening = -1                        # the rank that has to open
        self.backward = False                    # counter-clockwise
        self.showed = [0] * 4                    # how many of its lowest cards a seat has shown in the play-off
        self.passes = 0                          # in a row
        self.eaten = [0] * 4
        self.place = [0] * 4                     # 0 for those who are still in
        self.beat = 0                            # the rank that must be reached; a two is anything
        self.quiet = 0                           # plays since the last progress,
        self.past = [0] * 200                    # and the positions after them

    def _deal(self) -> None:
        """One two and one ten stay, their suits by lot; three cards each for stand, chance row and hand."""
        self.gather(DECK)
        self.shuffle(DECK)
        self._set_aside(TWOS, TWO)
        self._set_aside(TENS, TEN)
        for seat in range(self.seats):
            self.give(3, DECK, STAND + seat)
            self.give(3, DECK, CHANCE + seat)
            self.give(3, DECK, HAND + seat)
        self.showed = [0] * 4
        self.eaten = [0] * 4
        self.place = [0] * 4
        self.backward = False
        self.passes = 0
        self.beat = 0
        self.stage = SWAP
        self.page = 1
        self.ask(bits.one(self.seats) - 1)

    def _set_aside(self, four: int, rank: int) -> None:
        self.move_all(four & ~bits.one(4 * rank + self.lot(4)), DECK, ASIDE)

    # -- what is legal
    def _legal(self, seat: int) -> int:
        if self.stage == SWAP:
            return self.by(HELD, bits.one(20) - 1)
        if self.stage != PLAY:
            return self.by(SHOW, bits.one(self._to_show(seat)))
        held = self._source(seat)
        eat = bits.one(EAT) if self.zone[PILE] else 0
        more = eat if self.may_eat else 0
        if not held:
            return self.by(PICK_ONE, self.filled(STAND + seat) * bits.one(PICK) | more)
        if self.opening >= 0:
            return self.by(OPEN, self._plays(seat, held & bits.one(4 * self.opening) * 15, 0))
        never = 0 if self.zone[DECK] else self._never_last(seat, held)
        plays = self._plays(seat, held, never)
        if never:
            rule = NO_SPECIAL if never & SPECIALS else NO_FOUR
        elif not plays:
            rule = NO_FIT
        elif self.beat:
            rule = HIGH_ALL if self.play_all else AS_HIGH
        else:
            rule = MUST_ALL if self.play_all else MUST
        if plays:
            return self.by(rule, plays | more)
        return self.by(rule, eat if eat else bits.one(PASS))

    def _source(self, seat: int) -> int:
        """Play from the hand; without one from the chance row; without that too, pick from the stand."""
        hand = self.zone[HAND + seat] | self.zone[SEEN + seat]
        return hand if hand else self.zone[CHANCE + seat]

    def _all(self, seat: int) -> int:
        """Every card a seat still has."""
        return self.zone[HAND + seat] | self.zone[SEEN + seat] | self.zone[CHANCE + seat] | self.zone[STAND + seat]

    def _fitting(self) -> int:
        """The rank on top or a higher one; a two and a ten fit always, and on a two or an empty pile everything."""
        return ALL ^ (bits.one(4 * self.beat) - 1) | SPECIALS

    def _plays(self, seat: int, held: int, never: int) -> int:
        """Some cards of one rank that fits, or by agreement all of it.

        Nobody shall learn from a suit what else is held.  So who plays some of a rank takes those that all have seen;
        and if that is not enough, it is either all the unseen ones too, or an act that says how many of how many.
        """
        fit = held & self._fitting()
        hidden = fit & self.zone[HAND + seat]
        codes = self._copies(fit)
        if self.play_all or hidden:
            codes &= ~(codes >> 1 & SEVENS)      # all of a rank
            if not self.play_all:
                codes |= self._copies(fit ^ hidden)
        acts = self._acts(codes & ~never)
        return acts if self.play_all or not hidden & (hidden - 1) else acts | self._splits(hidden)

    def _splits(self, hidden: int) -> int:
        """One of two, one or two of three: only one rank of three unseen cards can have two."""
        copies = self._copies(hidden)
        if copies & ONES << 2:
            return bits.one(SPLIT + 1) | bits.one(SPLIT + 2)
        return bits.one(SPLIT) if copies & ONES << 1 else 0

    def _copies(self, held: int) -> int:
        """For each rank, one copy and two and so on up to all that are held: bit 4 * rank + copies - 1."""
        a, b, c, d = held & ONES, held >> 1 & ONES, held >> 2 & ONES, held >> 3 & ONES
        return (a | b | c | d | (a & b | c & d | (a | b) & (c | d)) << 1
                | (a & b & (c | d) | c & d & (a | b)) << 2 | (a & b & c & d) << 3)

    def _acts(self, codes: int) -> int:
        """Codes as acts, which leave out what one two and one ten cannot do."""
        return codes & 1 | codes >> 3 & LOW | codes >> 6 & HIGH

    def _never_last(self, seat: int, held: int) -> int:
        """A two or a ten is nobody's last card; nor, if so agreed, do four of a kind go with the last cards."""
        if self.zone[DECK] or self._all(seat) & ~held:
            return 0
        rank, copies = bits.lowest(held) >> 2, bits.count(held)
        if held & ~(bits.one(4 * rank) * 15):
            return 0
        if held & SPECIALS or (self.forbid_four and copies + self._run(rank) >= 4):
            return bits.one(4 * rank + copies - 1)
        return 0

    def _run(self, rank: int) -> int:
        """How many cards of a rank lie together on top of the pile."""
        place = self.length[PILE] - 1
        while place >= 0 and self.at(PILE, place) >> 2 == rank:
            place -= 1
        return self.length[PILE] - 1 - place

    def _mine(self, seat: int) -> int:
        if self.stage != PLAY:
            return self._legal(seat) if self.stage == SWAP else bits.one(34) - 1
        held = self._source(seat)
        return (self._acts(self._copies(held)) | self._splits(held & self.zone[HAND + seat]) | bits.one(EAT)
                | bits.one(PASS) | self.filled(STAND + seat) * bits.one(PICK))

    # -- before play
    def _play(self, seat: int, act: int) -> None:
        if self.stage == SWAP:
            self.seal(seat, act)
            if not self.to_act:
                self._swap()
        elif self.stage != PLAY:
            self._show(seat, act // 3)
        elif act < EAT:
            self._play_cards(seat, act)
        elif act == EAT:
            self._eat(seat)
        elif act == PASS:
            self._pass(seat)
        else:
            self._pick(seat, act - PICK)

    def _swap(self) -> None:
        """When all have chosen, cards change between hands and chance rows, open as they lie there."""
        for seat in range(self.seats):
            chosen = LAYOUTS[self.unseal(seat)]
            out = 0                              # the place in the hand, which closes up
            for i in range(3):
                if chosen >> i & 1:
                    out += 1
                    continue
                slot = 0
                while not chosen >> (3 + slot) & 1:
                    slot += 1
                chosen ^= bits.one(3 + slot)
                self.move(self.at(CHANCE + seat, slot), CHANCE + seat, SEEN + seat)
                self.put(self.at(HAND + seat, out), HAND + seat, CHANCE + seat, slot)
        self.stage = LOWEST
        self.page = 2
        self.ask(bits.one(self.seats) - 1)

    def _to_show(self, seat: int) -> int:
        """The lowest card, specials apart, that was not shown yet: the act says of how many unseen ones of its rank."""
        rest = (self.zone[HAND + seat] | self.zone[SEEN + seat]) & ~SPECIALS
        for _ in range(self.showed[seat]):
            rest &= rest - 1
        if not rest:
            return 33
        rank = bits.lowest(rest) >> 2
        hidden = bits.count(self.zone[HAND + seat] & bits.one(4 * rank) * 15)
        lies_open = bits.count(self.zone[SEEN + seat] & (bits.one(4 * rank + 4) - 1) & ~SPECIALS) > self.showed[seat]
        return 3 * (rank - 1 if rank < TEN else rank - 2) + (0 if lies_open or not hidden else hidden - 1)

    def _show(self, seat: int, nth: int) -> None:
        """All show their lowest card, and whoever ties the next one; what is shown stays in the hand."""
        rank = nth + 1 if nth < TEN - 1 else nth + 2
        below = (bits.one(4 * rank) - 1) & ~SPECIALS
        seen = self.zone[SEEN + seat] & (bits.one(4 * rank + 4) - 1) & ~SPECIALS
        if rank == NONE:
            self.say(NO_MORE, seat, 0)
        elif bits.count(seen) > self.showed[seat] or not self.zone[HAND + seat] & bits.one(4 * rank) * 15:
            self.show(bits.one(bits.highest(seen)), SEEN + seat, sight.EVERYBODY)
        else:
            self.move_all(self._first(HAND + seat, rank, 1), HAND + seat, SEEN + seat)
        self.rule_out(HAND + seat, below)
        self.showed[seat] += 1
        self.done(seat)
        if not self.to_act:
            self._compare()

    def _compare(self) -> None:
        """The lowest opens, with that rank; by agreement, play goes round toward the second lowest."""
        everyone = bits.one(self.seats) - 1
        if self.stage == LOWEST:
            found = self._contest(everyone)
            if found >= 0:
                self.mover = found
                self.stage = SECOND
        if self.stage == SECOND and self.to_second:
            found = self._contest(everyone & ~bits.one(self.mover))
            self.backward = found == (self.mover + self.seats - 1) % self.seats
        if not self.to_act:
            self._open()

    def _open(self) -> None:
        self.opening = self._shown(self.mover, 0)
        self.showed = [0] * 4
        self.stage = PLAY
        self.page = 0
        self.say(OPENS, self.mover, 0)
        if self.backward:
            self.say(TURNS_ROUND, self.mover, 0)
        self.turn(self.mover)

    def _contest(self, seats: int) -> int:
        """Who has the lowest card; of those who tie, the next one counts, and at last the lot.  -1: some must show."""
        for n in range(3):
            lowest, tied, waiting = 99, 0, 0
            for seat in range(self.seats):
                if seats >> seat & 1:
                    if self.showed[seat] <= n:
                        waiting |= bits.one(seat)
                    rank = self._shown(seat, n)
                    if rank < lowest:
                        lowest = rank
                        tied = 0
                    if rank == lowest:
                        tied |= bits.one(seat)
            if waiting:
                self.ask(waiting)
                return -1
            seats = tied
            if seats & (seats - 1) == 0:
                return bits.lowest(seats)
        for _ in range(self.lot(bits.count(seats))):
            seats &= seats - 1
        self.say(BY_LOT, bits.lowest(seats), 0)
        return bits.lowest(seats)

    def _shown(self, seat: int, n: int) -> int:
        """The rank of the card shown n-th; who had none left, has the highest."""
        rest = self.zone[SEEN + seat] & ~SPECIALS
        for _ in range(n):
            rest &= rest - 1
        return bits.lowest(rest) >> 2 if rest else NONE

    # -- a turn
    def _play_cards(self, seat: int, act: int) -> None:
        """What an act means: so many cards of a rank."""
        if act < SPLIT:
            self._put_down(seat, CODES[act] >> 2, (CODES[act] & 3) + 1)
        else:
            pairs = self._copies(self.zone[HAND + seat]) & ONES << 1
            rank = bits.lowest(pairs) >> 2
            seen = bits.count(self.zone[SEEN + seat] & bits.one(4 * rank) * 15)
            self._put_down(seat, rank, seen + (2 if act == SPLIT + 2 else 1))

    def _put_down(self, seat: int, rank: int, copies: int) -> None:
        """Of the hand first what all have seen, so that the suits that are played tell nothing of what stays."""
        four = bits.one(4 * rank) * 15
        self.opening = -1
        if self.zone[HAND + seat] | self.zone[SEEN + seat]:
            seen = self._some(self.zone[SEEN + seat] & four, copies)
            hidden = self._first(HAND + seat, rank, copies - bits.count(seen))
            if seen:
                self.move_all(seen, SEEN + seat, PILE)
            if hidden:
                self.move_all(hidden, HAND + seat, PILE)
            if self.play_all:
                self.rule_out(HAND + seat, four)
            self._resolve(seat, rank, copies, False)
        else:
            self.move_all(self._first(CHANCE + seat, rank, copies), CHANCE + seat, PILE)
            self._resolve(seat, rank, copies, True)

    def _some(self, lying: int, n: int) -> int:
        while bits.count(lying) > n:
            lying &= lying - 1
        return lying

    def _first(self, z: int, rank: int, n: int) -> int:
        """The first n of a rank, in the order in which they lie: not by suit, or suits would tell something."""
        found, place = 0, 0
        while n:
            card = self.at(z, place)
            if card >> 2 == rank:
                found |= bits.one(card)
                n -= 1
            place += 1
        return found

    def _resolve(self, seat: int, rank: int, copies: int, moved: bool) -> None:
        """A ten and four of a kind clear the pile; then draw, see who is out, and whoever cleared plays again."""
        clears = rank == TEN or self._run(rank) >= 4
        if clears:
            self.say(TEN_CLEARS if rank == TEN else FOUR_CLEARS, seat, self.length[PILE])
            self.give(self.length[PILE], PILE, BIN)
        self.beat = 0 if clears else rank
        self.passes = 0
        drawn = self._draw(seat)
        out = self._all(seat) == 0
        if not out or not self._out(seat):
            following = seat if clears and not out else self._after(seat)
            if clears or drawn or moved:
                self._go_on_anew(following)
            else:
                change = 0
                for place in range(self.length[PILE] - copies, self.length[PILE]):
                    change += WEIGHTS[13 * place + rank] - WEIGHTS[13 * (46 + seat) + rank]
                self._go_on(seat, following, change)

    def _draw(self, seat: int) -> bool:
        """Up to three cards in hand, while the deck lasts."""
        n = min(3 - bits.count(self.zone[HAND + seat] | self.zone[SEEN + seat]), self.length[DECK])
        if n > 0:
            self.give(n, DECK, HAND + seat)
        return n > 0

    def _eat(self, seat: int) -> None:
        """The whole pile goes to the hand, and the turn passes."""
        change = 0
        for place in range(self.length[PILE]):
            rank = self.at(PILE, place) >> 2
            change += WEIGHTS[13 * (46 + seat) + rank] - WEIGHTS[13 * place + rank]
        if self.watched and not self.may_eat:
            self._deduce(seat)
        self._take_pile(seat)
        self._go_on(seat, self._after(seat), change)

    def _take_pile(self, seat: int) -> None:
        self.eaten[seat] += self.length[PILE]
        self.give(self.length[PILE], PILE, SEEN + seat)
        self.beat = 0
        self.passes = 0

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
                fits &= ~(bits.one(4 * (self.top(PILE) >> 2)) * 15)
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
            self._go_on(seat, self._after(seat), 0)

    def _pick(self, seat: int, slot: int) -> None:
        """A card of the stand, unseen: it is played, or, if it may not be, goes to the hand with the pile."""
        card = self.at(STAND + seat, slot)
        if bits.one(card) & self._fitting() and not self._never_last(seat, bits.one(card)):
            self.move(card, STAND + seat, PILE)
            self._resolve(seat, card >> 2, 1, True)
        else:
            self.move(card, STAND + seat, SEEN + seat)
            self.eaten[seat] += 1
            self._take_pile(seat)
            self._go_on_anew(self._after(seat))

    # -- whose turn, and for how long
    def _after(self, seat: int) -> int:
        """Clockwise, or the other way round; who is out is left out."""
        step = self.seats - 1 if self.backward else 1
        seat += step
        while seat >= self.seats or self.place[seat]:
            seat += step if seat < self.seats else -self.seats
        return seat

    def _go_on_anew(self, seat: int) -> None:
        """Progress: a card was binned, drawn, or left a row.  No position can come back from before it."""
        for i in range(self.quiet):
            self.past[i] = 0
        self.quiet = 0
        self.mover = seat
        self.turn(seat)

    def _go_on(self, seat: int, following: int, change: int) -> None:
        """The third time in one position, and 200 plays without progress, end the game.

        Without progress cards only go between hands and pile, as all can see, so what has changed since the last
        progress tells positions apart: a sum of numbers, one for each rank at each place, of which 29 bits are kept.
        """
        change += self.past[self.quiet - 1] - 1 if self.quiet else 0
        now = (change + TURN * (following - seat) & MASK) + 1
        times = 1 if now == 1 else 0
        for i in range((self.quiet + 7) >> 3 << 3):          # there are zeros at the end; in eights it is quicker
            times += self.past[i] == now
        self.quiet += 1
        if times >= 2 or self.quiet >= PATIENCE:
            self.say(THIRD if times >= 2 else IDLE, following, 0)
            self._decide(True)
        else:
            self.past[self.quiet - 1] = now
            self.mover = following
            self.turn(following)

    # -- the end
    def _still_in(self) -> int:
        """How many have no place yet."""
        found = 0
        for seat in range(self.seats):
            found += self.place[seat] == 0
        return found

    def _out(self, seat: int) -> bool:
        """The first without cards wins; by agreement the others play on.  Whether the game is over."""
        place = self.seats - self._still_in() + 1
        self.place[seat] = place
        self.say(OUT, seat, place)
        if self.play_on and self._still_in() > 1:
            return False
        for other in range(self.seats):
            if not self.place[other]:
                self.place[other] = place + 1
        self._end()
        return True

    def _decide(self, compare: bool) -> None:
        """Fewest cards, then fewest in the stand, then fewest eaten are best; else it is a draw."""
        playing = 0
        for seat in range(self.seats):
            if not self.place[seat]:
                playing |= bits.one(seat)
        first = self.seats - bits.count(playing) + 1
        for seat in range(self.seats):
            if playing >> seat & 1:
                better = 0
                for other in range(self.seats):
                    if compare and playing >> other & 1 and self._load(other) < self._load(seat):
                        better += 1
                self.place[seat] = first + (better if self.play_on else min(better, 1))
                if self.place[seat] == 1:
                    self.say(FIRST, seat, 0)
        self._end()

    def _load(self, seat: int) -> int:
        return (bits.count(self._all(seat)) * 4 + bits.count(self.zone[STAND + seat])) * 10_000_000 + self.eaten[seat]

    def _end(self) -> None:
        """A point for each player left behind."""
        self._go_on_anew(self.mover)
        for seat in range(self.seats):
            if self._behind(seat):
                self.score(seat, self._behind(seat))
        self.end_round(self.round + 1 >= self.games)

    def _behind(self, seat: int) -> int:
        found = 0
        for other in range(self.seats):
            found += self.place[other] > self.place[seat]
        return found

    def _reward(self, seat: int) -> float:
        """Half a point for each other player with the same place."""
        return (self._behind(seat) + self._level(seat) * 0.5) / (self.seats - 1)

    def _level(self, seat: int) -> int:
        found = -1                               # besides oneself
        for other in range(self.seats):
            found += self.place[other] == self.place[seat]
        return found

    # -- for bots, and for positions
    def _suggest(self, seat: int, r: int) -> int:
        """Low ranks first and all of a rank; specials wait for need or a large pile; fours are completed."""
        legal = self._legal(seat)
        if self.stage == SWAP and r % 8:
            return self._sensible_layout(seat)
        if self.stage != PLAY or r % 8 == 0 or not legal & PLAYS:
            return bits.pick(legal, r)
        return self._sensible_play(seat, legal)

    def _sensible_play(self, seat: int, legal: int) -> int:
        two, ten, size = bits.one(0), bits.one(29), self.length[PILE]
        others = legal & PLAYS & ~(two | ten)
        if others and size:
            rank = self.top(PILE) >> 2
            four = others & self._acts(bits.one(4 * rank + 3 - self._run(rank)))
            if four:
                return bits.lowest(four)
        source = self._source(seat)
        if legal & ten and size >= (6 if others else 3):
            return bits.lowest(ten)
        if legal & (two | ten) and bits.count(source) == 2 and self._all(seat) == source and not self.zone[DECK]:
            return bits.lowest(legal & (two | ten))          # or it would be left over as the last card
        if others:
            rank = CODES[bits.lowest(others)] >> 2
            return bits.highest(others & self._acts(bits.one(4 * rank) * 15))
        return bits.lowest(legal & PLAYS)

    def _sensible_layout(self, seat: int) -> int:
        """The three lowest are the hand; specials and high cards can wait in the chance row."""
        chosen, act = 0, 0
        for _ in range(3):
            best, lowest = 0, 99
            for i in range(6):
                card = self.at(HAND + seat, i) if i < 3 else self.at(CHANCE + seat, i - 3)
                value = (card >> 2) + (20 if bits.one(card) & SPECIALS else 0)
                if value < lowest and not chosen >> i & 1:
                    best, lowest = i, value
            chosen |= bits.one(best)
        while LAYOUTS[act] != chosen:
            act += 1
        return act

    def _resume(self) -> None:
        """From a position: what the cards and facts say."""
        self._check_cards()
        self.quiet = 0
        while self.quiet < PATIENCE and self.past[self.quiet]:
            self.quiet += 1
        if self.quiet == PATIENCE or any(list(self.past)[self.quiet:]):
            raise ValueError("past has less than 200 numbers, all above 0, one for each play since the last progress.")
        self.beat = self.top(PILE) >> 2 if self.zone[PILE] else 0
        self.page = min(self.stage, 2)
        self.ask(0)
        if self.stage == PLAY:
            if self._still_in():
                self._resume_play()
        else:
            self._resume_opening()

    def _check_cards(self) -> None:
        spare = self.zone[ASIDE]
        if bits.count(spare & TWOS) != 3 or bits.count(spare & TENS) != 3 or spare & ~SPECIALS:
            raise ValueError("Aside lie three twos and three tens, as only one two and one ten are in play.")
        places = 0
        for seat in range(4):
            if seat >= self.seats and (self._all(seat) or self.eaten[seat] or self.place[seat] or self.showed[seat]):
                raise ValueError(f"Only {self.seats} play here.")
            if seat < self.seats and self.place[seat]:
                places |= bits.one(self.place[seat] - 1)
        if self.mover >= self.seats or (self.backward and not self.to_second):
            raise ValueError(f"Play goes round {self.seats} seats, and backward only if rotation says so.")
        finished = self.seats - self._still_in()
        if self._still_in() and finished:
            alone = not self.play_on or self._still_in() < 2
            if alone or self.place[self.mover] or places != bits.one(finished) - 1 or self.stage != PLAY:
                raise ValueError("Places are taken from 1 up, if places is on, and the mover and one other have none.")
        for seat in range(self.seats):
            if self._still_in() and (self.place[seat] == 0) == (self._all(seat) == 0):
                raise ValueError("While a game is on, who has a place has no cards, and all others have some.")

    def _resume_play(self) -> None:
        run, last = 0, NONE
        for place in range(self.length[PILE]):
            rank = self.at(PILE, place) >> 2
            run = run + 1 if rank == last else 1
            last = rank
            if rank == TEN or run == 4:
                raise ValueError("A ten, or four of a rank on top of each other, would have cleared the pile.")
        if self.passes and (self.zone[PILE] or self.passes >= self._still_in()):
            raise ValueError("Passes are in a row, with no pile, and when all pass the game is over.")
        for seat in range(self.seats):
            if self.sealed[seat] != -1 or self.showed[seat]:
                raise ValueError("Only before play are layouts sealed and lowest cards shown.")
        if self.opening >= 0:
            four = bits.one(4 * self.opening) * 15
            if four & SPECIALS or not self.zone[SEEN + self.mover] & four:
                raise ValueError("The mover opens with a rank, no 2 or 10, of which one card was seen by all.")
            self._check_undealt()
        self.turn(self.mover)

    def _check_undealt(self) -> None:
        """Until the first play everybody has three cards for hand, chance row and stand."""
        for seat in range(self.seats):
            hand = self.zone[HAND + seat] | self.zone[SEEN + seat]
            if bits.count(hand) != 3 or self.filled(CHANCE + seat) != 7 or self.filled(STAND + seat) != 7:
                raise ValueError("Before the first play each hand, chance row and stand has three cards.")
            if self.zone[PILE] or self.zone[BIN] or self.passes or self.quiet or self.eaten[seat]:
                raise ValueError("Before the first play nothing was played, eaten or passed.")

    def _resume_opening(self) -> None:
        """Who has still to choose a layout, or to show a card."""
        self._check_undealt()
        if self.opening >= 0 or self.backward:
            raise ValueError("The play-off decides who opens and which way play goes.")
        waiting = 0
        for seat in range(self.seats):
            if self.stage == SWAP and (self.zone[SEEN + seat] or self.showed[seat]):
                raise ValueError("Nobody has seen cards of a hand before all have chosen their layouts.")
            if self.stage != SWAP and self.sealed[seat] != -1:
                raise ValueError("Only while swapping layouts are sealed.")
            if self.sealed[seat] == -1:
                waiting |= bits.one(seat)
        if self.stage == SWAP:
            self.ask(waiting)
        elif self.stage == LOWEST:
            self._contest(waiting)
        elif self.to_second:
            self._contest(waiting & ~bits.one(self.mover))
        if not self.to_act:
            raise ValueError("Before the first play somebody has still to choose a layout or to show a card.")
