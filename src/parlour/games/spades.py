"""Spades.  Two teams bid how many tricks they will take, and take them; spades are trumps.

Card = 13 * suit + rank; suits C D S H, rank 0 is the two.  Bids have a page of acts; on the other an act is a card.
"""
from types import SimpleNamespace

from ..core import bits, cards, layout
from ..core.tricks import Tricks
from ..options import opt

VERSION = 1                                      # of the rules: a record names it
ACTS = (("nil", *(f"bid {n}" for n in range(1, 14))), cards.NAMES)
BIDDING, PLAYING = range(2)                      # the pages
ZONES = layout.ZONES
HAND, TABLE, TAKEN, DECK = layout.HAND, layout.TABLE, layout.TAKEN, layout.DECK
SUIT, PACK = layout.SUIT, layout.PACK
RULES = {"not-in-hand": (), "follow-suit": ("led",), "spades-not-broken": (), "no-spades-on-first-lead": (),
         "more-than-thirteen": ()}               # and what each speaks of
ANY, FOLLOW, UNBROKEN, FIRST_LEAD, THIRTEEN = range(5)
SAYS = ("takes-trick", "spades-broken", "bids", "bids-nil", "team-bids", "nil-made", "nil-failed", "makes-bid",
        "set", "bag-penalty")
TRICK, BROKEN, BIDS, BIDS_NIL, TEAM_BIDS, NIL_MADE, NIL_FAILED, MAKES, IS_SET, PENALTY = range(10)
FOR_TEAM = ("team-bids", "makes-bid", "set", "bag-penalty")                     # said once, of a team's first seat
FACTS = {"dealer": (0, 3), "leader": (0, 3), "bids": (-1, 13)}                  # what a position must say
PUBLIC = {**layout.PUBLIC, "tricks": (0, 13), "need": (-13, 26), "bags": (0, 9), "broken": (0, 1)}
WORDS = layout.WORDS
LEAST_WINS = False
SPADES = 2
SPADE_CARDS = SUIT << (13 * SPADES)
LEADS = ("broken", "after_first", "always")
WHEN_BROKEN, AFTER_FIRST, ALWAYS = range(3)
HIGH_SPADES = bits.one(13 * SPADES + 10) * 7     # queen, king and ace
LOW_CARDS = (1 << 6) - 1                         # of one suit, up to the seven
HONOURS = [4, 3, 1]                              # an ace, king or queen, in quarters of a trick
RANK = 1 << 39 | 1 << 26 | 1 << 13 | 1           # four cards of a rank


class Options:
    """What the players may agree on."""

    limit: int = opt(500, "The match ends when a team has this many points, and more tens than the other", 50, 1000)
    sandbags: bool = opt(True, "Tricks over the bid count a point each, and ten of them cost 110")
    spades_lead: str = opt("broken", "Spades may be led when they are broken, after the first trick, or always", *LEADS)
    cap_bids: bool = opt(False, "Partners may not bid more than thirteen together; nil and 1 can always be bid")
    rounds: int = opt(50, "The match ends after so many rounds, whatever the scores", 1, 500)


class Spades(Tricks):
    """A match of two teams, seats 0 and 2 against 1 and 3; each seat has the score of its team."""

    def __init__(self, options: SimpleNamespace) -> None:
        self.lay_tricks()
        self.trump = SPADES
        self.limit = options.limit
        self.rounds = options.rounds
        self.sandbags = options.sandbags
        self.spades_lead = LEADS.index(options.spades_lead)
        self.cap_bids = options.cap_bids
        self.dealer = 0
        self.ahead = 0.0                         # how well the first team did in the round just ended, -0.5 to 0.5
        self.broken = False                      # a spade has been played
        self.bids = [-1] * 4                     # 0 is nil, -1 not yet
        self.tricks = [0] * 4                    # that each has taken,
        self.need = [0] * 4                      # and how many its team still needs: below 0 it has bags
        self.bags = [0] * 4                      # of the rounds before: the last digit of the score

    def _deal(self) -> None:
        """Thirteen cards each; the first dealer by lot, then clockwise.  The bids begin at the dealer's left."""
        self.dealer = (self.dealer + 1) & 3 if self.round else self.lot(4)
        self.deal_hands(13)
        self.broken = False
        self.page = BIDDING
        self.bids = [-1] * 4
        self.tricks = [0] * 4
        self.need = [0] * 4
        self.ahead = 0.0
        self.lead((self.dealer + 1) & 3)

    def _legal(self, seat: int) -> int:
        """Follow suit if you can; to a trick of your own lead what you like, spades only when they may be led."""
        hand = self.zone[HAND + seat]
        if self.led >= 0:
            follow = hand & (SUIT << (13 * self.led))
            return self.by(FOLLOW, follow if follow else hand)
        if self.page == BIDDING:
            return self._bids_for(seat)
        if hand & ~SPADE_CARDS and not self._spades_may_be_led(hand):
            return self.by(UNBROKEN if self.spades_lead == WHEN_BROKEN else FIRST_LEAD, hand & ~SPADE_CARDS)
        return self.by(ANY, hand)

    def _bids_for(self, seat: int) -> int:
        """Any number of tricks, or nil; or only as many as the partner's bid leaves of the thirteen, but always one."""
        most = max(1, 13 - self.bids[seat ^ 2]) if self.cap_bids and self.bids[seat ^ 2] >= 0 else 13
        return self.by(THIRTEEN, bits.one(most + 1) - 1)

    def _spades_may_be_led(self, hand: int) -> bool:
        """Once one was played to an earlier trick; or from the second trick on; or always."""
        if self.spades_lead == AFTER_FIRST:
            return bits.count(hand) < 13
        return self.broken or self.spades_lead == ALWAYS

    def _mine(self, seat: int) -> int:
        return bits.one(14) - 1 if self.page == BIDDING else self.zone[HAND + seat]

    def _play(self, seat: int, act: int) -> None:
        """A bid, or a card; the fourth card completes the trick."""
        if self.page == BIDDING:
            self._bid(seat, act)
        else:
            full = self.play_card(seat, act)
            if self.watched:
                self._tell_card(seat, act)
            if not self.broken and bits.one(act) & SPADE_CARDS:
                self.broken = True
            if full:
                self._end_trick(self.winner)

    def _bid(self, seat: int, bid: int) -> None:
        """One bid each, for all to hear; the dealer is the last, and who was the first leads the first trick."""
        self.bids[seat] = bid
        self.need[seat] += bid
        self.need[seat ^ 2] += bid
        self.say(BIDS if bid else BIDS_NIL, seat, bid)
        self.turn((seat + 1) & 3)
        if seat == self.dealer:
            self.page = PLAYING
            for team in range(2):
                self.say(TEAM_BIDS, team, self.need[team])

    def _tell_card(self, seat: int, card: int) -> None:
        """Spades break, led or not; and who does not follow has none of that suit, who must lead one nothing else."""
        self.show_void(seat, card)
        if bits.one(card) & SPADE_CARDS and not self.broken:
            if seat == self.leader and not self._spades_may_be_led(self.zone[HAND + seat] | bits.one(card)):
                self.rule_out(HAND + seat, PACK & ~SPADE_CARDS)
            self.say(BROKEN, seat, 0)

    def _end_trick(self, seat: int) -> None:
        """A trick counts for the team, also one that a nil bidder takes; after the last the round is scored."""
        self.say(TRICK, seat, 0)
        if self.watched and self._hopes(seat):
            self.say(NIL_FAILED, seat, 0)
        self.tricks[seat] += 1
        self.need[seat] -= 1
        self.need[seat ^ 2] -= 1
        if self.take_trick():
            self._score_round()

    def _earned(self, seat: int) -> int:
        """Ten points a trick bid, won or lost; a hundred for each nil, won or lost."""
        bid = self.bids[seat] + self.bids[seat ^ 2]
        points = -10 * bid if self.need[seat] > 0 else 10 * bid
        for one in range(seat & 1, 4, 2):
            if self.bids[one] == 0:
                points += -100 if self.tricks[one] else 100
        return points

    def _over(self, seat: int) -> int:
        """Tricks over the bid, each a bag and a point: none for a team that bid nothing, or where bags are off."""
        return -self.need[seat] if self.sandbags and self.need[seat] < 0 < self.bids[seat] + self.bids[seat ^ 2] else 0

    def _score_round(self) -> None:
        """Bids, nils and bags; ten bags cost 110: a hundred, and the ten points that they gave."""
        ahead = 0
        for team in range(2):
            points, bags = self._earned(team), self._over(team)
            ahead = points - 10 * bags - ahead
            if self.watched:
                self._tell_result(team)
            if self.bags[team] + bags % 10 >= 10:
                points -= 110
                self.say(PENALTY, team, 110)
            self.score(team, points + bags)
            self.score(team + 2, points + bags)
        self._count_bags()
        self._compare(-ahead)
        self.end_round(self._decided(self.round + 1))

    def _decided(self, rounds: int) -> bool:
        """The match is over: a team has the limit, and not just bags more than the other; or it was the last round."""
        best = max(self.scores[0], self.scores[1])
        return rounds >= self.rounds or (best >= self.limit and self.scores[0] // 10 != self.scores[1] // 10)

    def _tell_result(self, team: int) -> None:
        for seat in range(team, 4, 2):
            if self._hopes(seat):
                self.say(NIL_MADE, seat, 0)
        if self.need[team] > 0:
            self.say(IS_SET, team, self.need[team])
        elif self.bids[team] + self.bids[team + 2] > 0:
            self.say(MAKES, team, -self.need[team])

    def _count_bags(self) -> None:
        """Bags are the last digit of the score, also of a negative one: -57 is -60 and three bags."""
        for team in range(2):
            self.bags[team] = self.bags[team + 2] = self.scores[team] % 10 if self.sandbags else 0

    def _compare(self, points: int) -> None:
        """How far ahead the first team came, by points; a bag costs ten in the long run, as every tenth does 100."""
        self.ahead = 0.5 * points / (120.0 + abs(points))

    def _reward(self, seat: int) -> float:
        return 0.5 + (self.ahead if seat % 2 == 0 else -self.ahead)

    def _suggest(self, seat: int, r: int) -> int:
        """Bid what the hand is worth; then take tricks while the team needs them, and afterwards duck."""
        if self.page == BIDDING:
            return self._worth(seat, r)
        legal = self._legal(seat)
        if r % 16 == 0 or not legal & (legal - 1):
            return bits.pick(legal, r)
        return self._lead_one(seat, legal, r) if self.led < 0 else self._add_one(seat, legal, r)

    def _worth(self, seat: int, r: int) -> int:
        """Honours with cards to guard them, long spades, and short suits to ruff; nil with low cards everywhere."""
        hand, partner = self.zone[HAND + seat], self.bids[seat ^ 2]
        trumps = bits.count(hand & SPADE_CARDS)
        quarters = 4 * max(trumps - 3, 0) + r % 3
        low = trumps < 4 and not hand & HIGH_SPADES
        for suit in range(4):
            held = hand >> (13 * suit) & SUIT
            n = bits.count(held)
            for k in range(3):
                if held >> (12 - k) & 1 and n > k:
                    quarters += HONOURS[k]
            low = low and 2 * bits.count(held & LOW_CARDS) >= n
            if n < 2 <= trumps:
                quarters += 4 - 2 * n
        nil = low and quarters < 8 and partner != 0
        return 0 if nil else max(1, min(quarters // 4, 13 - max(partner, 0)))

    def _hopes(self, seat: int) -> bool:
        """For a nil that is still good."""
        return self.bids[seat] == 0 and self.tricks[seat] == 0

    def _wants(self, seat: int) -> bool:
        """More tricks: to make the bid, or to set the others."""
        return self.need[seat] > 0 or 0 <= bits.count(self.zone[HAND + seat]) - self.need[seat ^ 1] <= 1

    def _unseen(self, seat: int) -> int:
        """What the others may hold."""
        seen = self.zone[HAND + seat]
        for other in range(4):
            seen |= self.zone[TABLE + other] | self.zone[TAKEN + other]
        return PACK & ~seen

    def _lead_one(self, seat: int, legal: int, r: int) -> int:
        """High to cover a partner's nil, sure winners while tricks are wanted, else low: also against a nil."""
        if not self._hopes(seat):
            if self._hopes(seat ^ 2):
                return extreme(legal, True, r)
            if self._wants(seat) and not self._hopes(seat ^ 1) and not self._hopes(seat ^ 3):
                unseen, sure = self._unseen(seat), 0
                for suit in range(4):
                    mine = legal & SUIT << (13 * suit)
                    if mine > unseen & SUIT << (13 * suit):
                        sure |= bits.one(bits.highest(mine))
                if sure:
                    return bits.pick(sure, r)
        return extreme(legal & ~SPADE_CARDS or legal, False, r)

    def _add_one(self, seat: int, legal: int, r: int) -> int:
        """Win as cheaply as will do if the trick is wanted and not the partner's; else stay below, with the highest."""
        above = SUIT << (13 * bits.suit_of(self.best)) & ~(bits.one(self.best + 1) - 1)
        win = legal & (above if bits.suit_of(self.best) == SPADES else above | SPADE_CARDS)
        lose, partner = legal & ~win, seat ^ 2
        nil, covers, last = self._hopes(seat), self._hopes(partner), (seat + 1) & 3 == self.leader
        eager = not nil and (covers or self._wants(seat))
        if win and eager and (covers if self.winner == partner else not self._hopes(self.winner)):
            suited = win & SUIT << (13 * self.led)
            if last or not suited:
                return bits.lowest(win & ~SPADE_CARDS or win)
            top = bits.highest(suited)
            sure = bits.one(top) > self._unseen(seat) & SUIT << (13 * self.led)
            return top if sure or covers or partner == self.leader else bits.lowest(legal)
        if not lose:
            return bits.highest(win) if last and not nil and not eager else bits.lowest(win & ~SPADE_CARDS or win)
        return extreme(lose, not eager, r)

    def _resume(self) -> None:
        """From a position: what the cards and bids say."""
        made, played = 0, 0
        for k in range(4):
            seat = (self.dealer + 1 + k) & 3
            if self.bids[seat] >= 0:
                made += 1
                if made <= k or (k > 1 and not self._bids_for(seat) >> self.bids[seat] & 1):
                    raise ValueError("Bids are made in turn, from the dealer's left on, and not above the cap.")
            won = bits.count(self.zone[TAKEN + seat])
            if won % 4 or self.scores[seat] != self.scores[seat ^ 2]:
                raise ValueError("Tricks taken have four cards each, and partners (0 and 2, 1 and 3) one score.")
            self.tricks[seat] = won // 4
            self.need[seat] = max(self.bids[seat], 0) - won // 4
            played |= self.zone[TAKEN + seat] | self.zone[TABLE + seat]
        for team in range(2):
            self.need[team] = self.need[team + 2] = self.need[team] + self.need[team + 2]
        self.broken = played & SPADE_CARDS != 0
        self._count_bags()
        if self._decided(self.round) != self.over:
            raise ValueError("The match is over, over:1, when a team has won or the last round was played; not before.")
        if made and self.zone[DECK]:
            raise ValueError("All cards are dealt before the first bid.")
        if made == 4:
            self.page = PLAYING
            self._resume_trick()
            if self.leader != (self.dealer + 1) & 3 if not any(self.tricks) else self.tricks[self.leader] == 0:
                raise ValueError("The seat at the dealer's left leads the first trick, who took a trick the next.")
            if not self.to_act:
                self._compare(self._earned(0) - self._earned(1) - 10 * (self._over(0) - self._over(1)))
        else:
            self.lead((self.dealer + 1) & 3)
            self.ask(bits.one((self.leader + made) & 3) if self.zone[DECK] != PACK else 0)
            for seat in range(4):
                if bits.count(self.zone[HAND + seat]) != (13 if self.to_act else 0):
                    raise ValueError("Everybody holds thirteen cards until all have bid, and none before the deal.")


def extreme(cards: int, high: bool, r: int) -> int:
    """One of the cards of the highest rank there is, or of the lowest, whatever the suit."""
    ranks = (cards | cards >> 13 | cards >> 26 | cards >> 39) & SUIT
    return bits.pick(cards & RANK * bits.one(bits.highest(ranks) if high else bits.lowest(ranks)), r)
