"""Oh Hell.  Say how many tricks you will take, and take exactly that many.

Card = 13 * suit + rank; suits C D S H, rank 0 is the two.  An action is a bid, or the card played.
"""
from types import SimpleNamespace

from ..core import bits, cards, layout, sight
from ..core.tricks import Tricks
from ..options import opt

VERSION = 1                                      # of the rules: a record names it
BIDDING, PLAYING = range(2)                      # the pages of acts
ACTS = (tuple(f"bid {n}" for n in range(14)), cards.NAMES)
ZONES = {**layout.ZONES, "turned": 1}
HAND, TABLE, TAKEN, DECK, TURNED = layout.HAND, layout.TABLE, layout.TAKEN, layout.DECK, 13
SUIT = layout.SUIT
RULES = {"not-in-hand": (), "follow-suit": ("led",),         # and what each speaks of
         "bid-at-most-your-cards": ("cards",), "bids-must-not-fit": ("cards", "forbidden")}
ANY, FOLLOW, AT_MOST, MUST_NOT_FIT = range(4)
SAYS = ("takes-trick", "deals", "bids", "all-bid", "made", "missed")
TRICK, DEALS, BID, ALL_BID, MADE, MISSED = range(6)
FACTS = {"dealer": (0, 3), "leader": (0, 3), "trump_card": (-1, 51), "bids": (-1, 13)}  # what a position must say
PUBLIC = {**layout.PUBLIC, "trump": (-1, 3), "number": (0, 500), "cards": (0, 13), "total": (0, 52),
          "forbidden": (-1, 13), "tricks": (0, 13), "gained": (0, 23)}
WORDS = {**layout.WORDS, "trump": layout.WORDS["led"], "trump_card": cards.NAMES}
LEAST_WINS = False
EVERY_BID = (1 << 14) - 1
ROUNDS = {"down-up": 19, "up": 13}               # of a match
DOWN_UP, UP, THIRTEEN = range(3)
ALWAYS, EXACT, NEVER = range(3)
# for `_suggest`: what a card is worth in hundredths of a trick, rank by rank, in a hand of one card and of thirteen
FEW_TRUMPS = [50, 53, 56, 60, 65, 70, 76, 82, 88, 95, 104, 115, 124]
MANY_TRUMPS = [46, 47, 47, 47, 48, 50, 52, 58, 65, 75, 89, 106, 140]
FEW = [-6, -5, -4, -2, 0, 3, 6, 9, 12, 14, 16, 24, 46]
MANY = [-17, -17, -15, -14, -13, -11, -7, 0, 9, 24, 48, 70, 97]


class Options:
    """What the players may agree on."""

    sequence: str = opt("down-up", "Cards each: ten down to one and up to ten again, one up to thirteen, or thirteen",
                        "down-up", "up", "thirteen")
    trump: str = opt("turned", "The trump card: the next one after the deal, turned up, or the dealer's last card",
                     "turned", "dealer")
    restrict: bool = opt(False, "The dealer, who bids last, may not make the bids add up to the number of tricks")
    trick_points: str = opt("always", "A point for each trick: always, only with an exact bid, or never",
                            "always", "exact", "never")
    limit: int = opt(100, "With sequence=thirteen the match ends when somebody has this many points", 25, 500)


class OhHell(Tricks):
    """A match of 19 or 13 rounds, or until somebody reaches the limit."""

    def __init__(self, options: SimpleNamespace) -> None:
        self.lay_tricks()
        self.lay(TURNED, 1, sight.EVERYBODY)
        self.limit = options.limit
        self.sequence = ("down-up", "up", "thirteen").index(options.sequence)
        self.trick_points = ("always", "exact", "never").index(options.trick_points)
        self.dealers_card = options.trump == "dealer"
        self.restrict = options.restrict
        self.rounds = ROUNDS.get(options.sequence, options.limit)       # there are no more than that
        self.dealer = 3
        self.trump_card = -1
        self.number = 0                          # of this round, from 1 on
        self.cards = 0                           # that each is dealt in it
        self.bids = [-1] * 4
        self.total = 0                           # of the bids made so far
        self.forbidden = -1                      # what the dealer, now to bid, may not say
        self.tricks = [0] * 4
        self.gained = [0] * 4                    # points of the round just ended

    def _size(self, number: int) -> int:
        """Ten cards down to one and up again; or one up to thirteen; or always thirteen."""
        if self.sequence == THIRTEEN:
            return 13
        return number if self.sequence == UP else max(11 - number, number - 9)

    def _deal(self) -> None:
        """The deal goes round, from a dealer by lot; each gets a block of cards, and one card makes trumps."""
        self.dealer = (self.dealer + 1) & 3 if self.round else self.lot(4)
        self.number = self.round + 1
        self.cards = self._size(self.number)
        self.gather(DECK)
        self.say(DEALS, self.dealer, self.cards)
        self.shuffle(DECK)
        for seat in range(4):
            if seat == self.dealer:              # the last card of the dealer's block
                self.trump_card = self.at(DECK, 52 - self.cards * (seat + 1))
            self.give(self.cards, DECK, HAND + seat)
        if self._turns():
            self.trump_card = self.top(DECK)
            self.move(self.trump_card, DECK, TURNED)
        else:
            self.show(bits.one(self.trump_card), HAND + self.dealer, sight.EVERYBODY)
        self.trump = bits.suit_of(self.trump_card)
        self.bids = [-1] * 4
        self.tricks = [0] * 4
        self.gained = [0] * 4
        self.total, self.page = 0, BIDDING
        self.lead((self.dealer + 1) & 3)
        self._ask_bid(self.leader)

    def _turns(self) -> bool:
        """The card after the deal is turned up; if none is left, or as an option, the dealer shows one instead."""
        return self.cards < 13 and not self.dealers_card

    def _ask_bid(self, seat: int) -> None:
        """One bid each, from the dealer's left; as an option the last one must not make the total fit."""
        self.forbidden = -1
        if self.restrict and seat == self.dealer and self.total <= self.cards:
            self.forbidden = self.cards - self.total
        self.turn(seat)

    def _legal(self, seat: int) -> int:
        if self.page == BIDDING:
            might = bits.one(self.cards + 1) - 1
            if self.forbidden >= 0:
                return self.by(MUST_NOT_FIT, might & ~bits.one(self.forbidden))
            return self.by(AT_MOST, might)
        hand = self.zone[HAND + seat]
        if self.led >= 0:
            follow = hand & (SUIT << (13 * self.led))
            if follow:
                return self.by(FOLLOW, follow)
        return self.by(ANY, hand)

    def _mine(self, seat: int) -> int:
        return EVERY_BID if self.page == BIDDING else self.zone[HAND + seat]

    def _play(self, seat: int, act: int) -> None:
        if self.page == BIDDING:
            self._bid(seat, act)
        else:
            self._add_to_trick(seat, act)

    def _bid(self, seat: int, bid: int) -> None:
        """All hear it; when the dealer has bid too, whoever bid first leads."""
        self.bids[seat] = bid
        self.total += bid
        self.say(BID, seat, bid)
        if seat == self.dealer:
            self.say(ALL_BID, seat, self.total)
            self.forbidden = -1
            self.page = PLAYING
            self.turn(self.leader)
        else:
            self._ask_bid((seat + 1) & 3)

    def _add_to_trick(self, seat: int, card: int) -> None:
        """The fourth card completes the trick, the last trick the round."""
        if self.watched:
            self.show_void(seat, card)
        if self.play_card(seat, card):
            self.tricks[self.winner] += 1
            self.say(TRICK, self.winner, 0)
            if self.take_trick():
                self._score_round()

    def _score_round(self) -> None:
        """Who took exactly as many tricks as bid has made it; points count when the round is over."""
        for seat in range(4):
            self.gained[seat] = self._points(seat)
            self.say(MADE if self.bids[seat] == self.tricks[seat] else MISSED, seat, self.tricks[seat])
            self.score(seat, self.gained[seat])
        self.end_round(self._ends())

    def _ends(self) -> bool:
        """The match ends with the last round; with thirteen cards every time, when somebody is at the limit."""
        end: bool = self.number >= self.rounds
        for seat in range(4):
            end = end or (self.sequence == THIRTEEN and self.scores[seat] >= self.limit)
        return end

    def _points(self, seat: int) -> int:
        """Ten for an exact bid; one a trick, always, or with an exact bid, or never."""
        if self.bids[seat] == self.tricks[seat]:
            return 10 if self.trick_points == NEVER else 10 + self.tricks[seat]
        return self.tricks[seat] if self.trick_points == ALWAYS else 0

    def _reward(self, seat: int) -> float:
        """Mostly one's own points, and a little that the others get none."""
        most = 10 if self.trick_points == NEVER else 10 + self.cards
        given = self.gained[0] + self.gained[1] + self.gained[2] + self.gained[3]
        return 0.25 + (10 * self.gained[seat] - given) / (12.0 * most)

    def _suggest(self, seat: int, r: int) -> int:
        legal = self._legal(seat)
        return self._guess(seat, legal, r) if self.page == BIDDING else self._choose(seat, legal, r)

    def _choose(self, seat: int, legal: int, r: int) -> int:
        """Take tricks while some are wanted, then duck under them; a bid missed, take them all if they count."""
        wanted = self.bids[seat] - self.tricks[seat]
        missed = wanted < 0 or wanted > bits.count(self.zone[HAND + seat])
        if r % 16 == 0 or (missed and self.trick_points != ALWAYS):
            return bits.pick(legal, r)
        take = wanted > 0 or missed
        if self.led < 0:
            return self._by_rank(legal, take)
        last = (seat + 1) & 3 == self.leader
        over = legal & self._over_best()
        under = legal & ~over
        if take:
            return self._by_rank(over, not last) if over else self._by_rank(under, False)
        return self._by_rank(under, True) if under else self._by_rank(over, last)

    def _guess(self, seat: int, legal: int, r: int) -> int:
        """A bid: what the cards are worth, less where others have bid much; rounded with some whim."""
        hand = self.zone[HAND + seat]
        many = self.cards - 1                    # of 12: from a hand of one card to one of thirteen
        excess = 4 * self.total - self.cards * ((seat - self.leader) & 3)
        worth = 300 + bits.scale(r, 600) - excess * (85 if seat == self.dealer else 38)
        while hand:
            card = bits.lowest(hand)
            hand &= hand - 1
            rank = card % 13
            if bits.suit_of(card) == self.trump:
                worth += FEW_TRUMPS[rank] * (12 - many) + MANY_TRUMPS[rank] * many
            else:
                worth += FEW[rank] * (12 - many) + MANY[rank] * many
        worth = max(worth, 0)                    # in 1200ths of a trick
        bid = min(worth // 1200, self.cards)
        if legal >> bid & 1:
            return bid
        return bid + 1 if bid == 0 or (worth % 1200 >= 600 and bid < self.cards) else bid - 1

    def _over_best(self) -> int:
        """The cards that would take the trick as it is: higher ones of the winning suit, and trumps."""
        suit = bits.suit_of(self.best)
        higher = (SUIT << (13 * suit)) & ~(bits.one(self.best + 1) - 1)
        return higher if suit == self.trump else higher | SUIT << (13 * self.trump)

    def _by_rank(self, cards: int, highest: bool) -> int:
        """The highest or the lowest of these, trumps above all others."""
        chosen, most = -1, -100
        while cards:
            card = bits.lowest(cards)
            cards &= cards - 1
            rank = card % 13 + (13 if bits.suit_of(card) == self.trump else 0)
            if not highest:
                rank = -rank
            if rank > most:
                chosen, most = card, rank
        return chosen

    def _resume(self) -> None:
        """From a position: which round it is, trumps, who is to bid or to play."""
        playing, won = 0, 0
        for seat in range(4):
            playing |= self.zone[HAND + seat] | self.zone[TABLE + seat]
            taken = bits.count(self.zone[TAKEN + seat])
            if taken % 4:
                raise ValueError("A trick is four cards: each seat has taken some tricks, or none.")
            self.tricks[seat] = taken // 4
            won += taken // 4
        self.number = self.round + (1 if playing else 0)
        if self.number > self.rounds:
            raise ValueError(f"A match of this sequence has at most {self.rounds} rounds.")
        if playing or won:
            self._resume_deal(won)
            self._resume_bids(won)
        elif self.zone[TURNED] or self.trump_card >= 0 or max(self.bids) >= 0:
            raise ValueError("Before the deal there is neither a trump card nor a bid.")
        for seat in range(4):
            self.gained[seat] = 0 if playing or not won else self._points(seat)
        if not playing and self.over != self._ends():
            raise ValueError("The match is over, over:1, when its last round is or somebody has reached the limit.")

    def _resume_deal(self, won: int) -> None:
        """The sequence says how many cards each was dealt; the trump card is turned up, or was dealt to the dealer."""
        if self.number == 0:
            raise ValueError("A round that is over counts: say round:1.")
        self.cards = self._size(self.number)
        for seat in range(4):
            if bits.count(self.zone[HAND + seat] | self.zone[TABLE + seat]) + won != self.cards:
                raise ValueError(f"The size of a hand in round {self.number} is {self.cards}, less one for each trick.")
        turned = self.zone[TURNED]
        if bits.count(turned) != (1 if self._turns() else 0):
            raise ValueError("One card is turned up after the deal, unless the trump card is the dealer's.")
        if not turned:
            self._resume_shown()
        elif self.trump_card not in (-1, bits.lowest(turned)):
            raise ValueError("The trump card is the one turned up.")
        else:
            self.trump_card = bits.lowest(turned)
        self.trump = bits.suit_of(self.trump_card)

    def _resume_shown(self) -> None:
        """All know that the dealer has the trump card, or has played it."""
        card = 0 if self.trump_card < 0 else bits.one(self.trump_card)
        dealt = self.zone[HAND + self.dealer] | self.zone[TABLE + self.dealer]
        for seat in range(4):
            dealt |= self.zone[TAKEN + seat]
        if not dealt & card:
            raise ValueError("The trump card is one that the dealer has, or has played: say trump_card: and which.")
        if self.zone[HAND + self.dealer] & card:
            self.show(card, HAND + self.dealer, sight.EVERYBODY)

    def _resume_bids(self, won: int) -> None:
        """Bids go round from the dealer's left; when all are made, play begins there."""
        first, waits = (self.dealer + 1) & 3, -1
        self.total = 0
        for k in range(4):
            seat = (first + k) & 3
            if self.bids[seat] < 0:
                waits = seat if waits < 0 else waits
            elif waits >= 0 or self.bids[seat] > self.cards:
                raise ValueError(f"Bids go round from the dealer's left, each from 0 to {self.cards}.")
            else:
                self.total += self.bids[seat]
        if self.restrict and waits < 0 and self.total == self.cards:
            raise ValueError("With restrict=on the bids do not add up to the number of tricks.")
        if self.leader != first if not won else not self.tricks[self.leader]:
            raise ValueError("The seat after the dealer leads the first trick, and who took a trick the next one.")
        self.page = BIDDING if waits >= 0 else PLAYING
        self._resume_trick()
        if waits >= 0:
            if won or self.led >= 0:
                raise ValueError("Cards are played only when all have bid.")
            self._ask_bid(waits)
