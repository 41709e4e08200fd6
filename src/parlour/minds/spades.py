"""How to think of Spades: bid what the hand is worth, keep to the partner's side, cover a nil, and mind the bags."""
import math

from ..core import bits, layout
from ..core.mind import Mind
from ..games.spades import Spades

HAND, TABLE, TAKEN = layout.HAND, layout.TABLE, layout.TAKEN
SUIT, PACK = layout.SUIT, layout.PACK
SPADES = 2
SPADE_CARDS = SUIT << (13 * SPADES)
MATCH, CARE, GLANCE = 1, 2, 4                    # concepts: plays for the match; with care; never tries things out
NEAR, FAR = 400.0, 40.0                          # the square of the swing: at the end, and more for each point left
BAG = 11.0                                       # what a bag costs, in points: the tenth part of what ten cost
NIL, TRY, DARING = 130, 30, -50                 # the odds from which nil is bid at a glance, thought of, or must be
FEAR = 60.0                                      # what a failed nil costs besides its points: trust
DOUBT = 1.5                                      # tricks by which a bid may be off the mark

# What a hand is worth, in hundredths of a trick, and what a nil is up against, in hundredths of a log of odds.
# python tools/train_spades.py
SIDE = [40, 0, 0, 0, 0, 0, 0, 0, 9, 11, 17, 0, 104, 0, 0, 0, 26, 35, 105, 117, 121, 138, 210, 0, 13, 49, 88, 134, 108,
    150, 188, 234, 28, 56, 93, 124, 122, 151, 192, 222, 47, 66, 102, 125, 138, 157, 202, 222, 65, 73, 108, 116, 151,
    160, 193, 201]
LONG = [-87, -69, -32, 25, 99, 182, 272, 361, 454, 465]
HIGH = [-14, 5, 22, 48, 52, 88, 103, 134, 70, 98, 121, 148, 155, 187, 219, 234]
RUFF = [-50, -9, 26, 32, 42, -24, 27, 43, 48, 46]
BASE = -123
LOWS = [63, 65, 67, 59, 54, 29, 23, -8, -38, -49, -89, -111, -471, 38, 0, 30, 28, 23, 25, 15, 6, -9, -27, -49, -80,
    -112, -263, 44, 0, 0, -1, -10, -4, -10, -19, -28, -28, -41, -58, -73, -113, 14]
TOPS = [14, 11, 3, -6, -13, -1, -8, -15, -34, -45, -70, -250, -600, 42, 22, 21, 19, 14, 12, 3, -9, -21, -69, -139, 0, 0,
    0, 24, 65, 66, 70, 58, 37, 1, -62, -132, -268, 0, 0, 0, 0, 41]


class SpadesMind(Mind):
    """Of one table of Spades."""

    def __init__(self, table: Spades, knows: int) -> None:
        self.table = table
        self.spades = table
        self.knows = knows
        self.near, self.far = NEAR, FAR

    def suggest(self, seat: int, r: int) -> int:
        """With care, but not always the same: what cannot be foreseen must be tried too."""
        if self.knows & GLANCE:
            r |= 1
        if not self.knows & CARE:
            return self.spades._suggest(seat, r)
        legal = self.spades._legal(seat)
        if legal & (legal - 1) == 0:
            return bits.lowest(legal)
        if self.spades.page == 0:
            return self._bid(seat, r)
        if self.spades._hopes(seat):
            return self._duck(seat, legal)
        if r % 32 == 0 and not self.spades._hopes(seat ^ 2):
            return bits.pick(legal, r)
        if self.spades.led < 0:
            return self._lead(seat, legal, r)
        return self._follow(seat, legal)

    # -- bids
    def _estimate(self, hand: int) -> int:
        """The tricks that a hand takes if it wants all it can get, in hundredths."""
        trumps = bits.count(hand & SPADE_CARDS)
        value = LONG[min(trumps, 9)] + HIGH[hand >> (13 * SPADES + 9) & 15]
        for suit in range(4):
            if suit != SPADES:
                held = hand >> (13 * suit) & SUIT
                n = bits.count(held)
                value += SIDE[8 * min(n, 6) + (held >> 10)]
                if n < 2:
                    value += RUFF[5 * n + min(trumps, 4)]
        return value

    def _odds(self, hand: int) -> int:
        """Of a nil, as a log in hundredths: low cards below the others in each suit, and no high spade."""
        value = BASE
        for suit in range(4):
            held = hand >> (13 * suit) & SUIT
            for k in range(3):
                rank = 13
                if held:
                    rank = bits.highest(held) if suit == SPADES else bits.lowest(held)
                    held &= ~bits.one(rank)
                value += TOPS[14 * k + rank] if suit == SPADES else LOWS[14 * k + rank]
        return value

    def _bid(self, seat: int, r: int) -> int:
        """What the hand is worth, less where the others want more than there is; nil if it is likely to be made."""
        hand = self.spades.zone[HAND + seat]
        value = self._estimate(hand)
        if self._odds(hand) > NIL and value < 350 and self.spades.bids[seat ^ 2] != 0:
            return 0
        others, made = 0, 0
        for other in range(4):
            if self.spades.bids[other] >= 0:
                others += self.spades.bids[other]
                made += 1
        luck = (r >> 8) % 3
        bid = max((value + 20 + 20 * luck) // 100, 1)
        if made == 3 and others + bid > 12 and bid > 1:
            bid -= 1
        most = 13 - max(self.spades.bids[seat ^ 2], 0)
        return max(min(bid, most), 1)

    # -- what deserves a thought
    def worthy(self, seat: int, legal: int) -> int:
        """Bids near what the hand is worth; no card that gives a nil away, or ruffs what is the partner's."""
        if not self.knows & CARE:
            return legal
        return self._near_bids(seat) if self.spades.page == 0 else self._fair_cards(seat)

    def _near_bids(self, seat: int) -> int:
        """Two up, two down; nil if it is likely to be made, or if nothing else can help."""
        hand = self.spades.zone[HAND + seat]
        value = self._estimate(hand)
        bid = max((value + 50) // 100, 1)
        found = 0
        for near in range(max(bid - 2, 1), min(bid + 2, 13) + 1):
            found |= bits.one(near)
        if self._odds(hand) > self._nil_from(seat):
            found |= 1
        return found & self.spades._legal(seat)

    def _nil_from(self, seat: int) -> int:
        """The odds from which a nil is thought of: lower for a team that has to catch up before the match ends."""
        mine, theirs = self.spades.scores[seat], self.spades.scores[seat ^ 1]
        if theirs - mine > 100 and self.spades.limit - theirs < 100:
            return DARING
        return TRY + (60 if self.spades.bids[seat ^ 2] == 0 else 0)

    def _fair_cards(self, seat: int) -> int:
        """Under the best card for a nil; over a partner's nil; and no spade on a trick that is surely the partner's."""
        legal = self.spades._legal(seat)
        if self.spades.led < 0:
            return legal
        best, partner = self.spades.best, seat ^ 2
        above = SUIT << (13 * bits.suit_of(best)) & ~(bits.one(best + 1) - 1)
        win = legal & (above if bits.suit_of(best) == SPADES else above | SPADE_CARDS)
        lose = legal & ~win
        last = (seat + 1) & 3 == self.spades.leader
        if self.spades._hopes(seat):
            return lose if lose else legal
        if self.spades.winner == partner and self.spades._hopes(partner):
            return win if win else legal
        if self.spades.winner == partner and last and lose:
            return legal & ~(win & SPADE_CARDS) if self.spades.led != SPADES else legal
        return legal

    # -- what all can see
    def _sure(self, card: int, unseen: int) -> bool:
        """Nothing higher of its suit is out."""
        return not unseen & SUIT << (13 * bits.suit_of(card)) & ~(bits.one(card + 1) - 1)

    def _lacks(self, seat: int, suit: int) -> bool:
        """As all can tell, this seat has none of a suit."""
        return not self.spades.may[HAND + seat] & SUIT << (13 * suit)

    def _wants(self, seat: int) -> bool:
        """More tricks: to make the bid, or because the others can hardly make theirs."""
        slack = bits.count(self.spades.zone[HAND + seat]) - self.spades.need[seat ^ 1]
        return self.spades.need[seat] > 0 or (0 <= slack <= 1 and self.spades.need[seat ^ 1] > 0)

    # -- cards
    def _lead(self, seat: int, legal: int, r: int) -> int:
        """High for a partner's nil, low against one of the others; winners while tricks are wanted; else low."""
        unseen, hand = self.spades._unseen(seat), self.spades.zone[HAND + seat]
        covers = self.spades._hopes(seat ^ 2)
        left, right = (seat + 1) & 3, (seat + 3) & 3
        hunts = self.spades._hopes(left) or self.spades._hopes(right)
        wants = self._wants(seat)
        trumps = bits.count(unseen & SPADE_CARDS)
        best, most = -1, -10000
        for suit in range(4):
            held = legal & SUIT << (13 * suit)
            if not held:
                continue
            out = unseen & SUIT << (13 * suit)
            many = bits.count(out)
            low, top = bits.lowest(held), bits.highest(held)
            noise = r >> (8 + 4 * suit) & 7
            card, value = low, noise
            if covers:
                card = top
                value += 8 * (top % 13) + (30 if self._sure(top, unseen) else 0)
                if self._lacks(seat ^ 2, suit) and not self._lacks(seat ^ 2, SPADES) and suit != SPADES:
                    value += 60                  # the partner throws something away
            elif hunts:
                value += 60 - 8 * (low % 13) + 2 * many
                prey = left if self.spades._hopes(left) else right
                if self._lacks(prey, suit) or not out:
                    value -= 80
            elif wants and self._sure(top, unseen):
                card = top
                value += 60 + many * 2
                if suit == SPADES:
                    value += 10 if bits.count(held) > 3 or not trumps else -40
                elif trumps and (many < 5 or self._lacks(left, suit) or self._lacks(right, suit)):
                    value -= 45
            elif wants:
                value += 20 - 2 * (low % 13)
                if suit == SPADES:
                    value -= 10 if bits.count(held) > 4 else 30
                else:
                    if self._lacks(seat ^ 2, suit) and trumps:
                        value += 25              # the partner can ruff
                    if hand & SPADE_CARDS and bits.count(held) < 3:
                        value += 10 * (3 - bits.count(held))
                    if top % 13 == 11 or (top % 13 == 10 and bits.count(held) < 3):
                        value -= 15              # kings and queens wait for others to lead
            else:
                above = bits.count(out & ~(bits.one(low) - 1))
                value += 4 * above - 8 * (many - above) + (0 if above else -40) - (10 if suit == SPADES else 0)
            if value > most:
                best, most = card, value
        return best

    def _follow(self, seat: int, legal: int) -> int:
        """Take what is wanted and not the partner's, as cheaply as will do; save a nil; leave a trick to a nil."""
        best = self.spades.best
        above = SUIT << (13 * bits.suit_of(best)) & ~(bits.one(best + 1) - 1)
        win = legal & (above if bits.suit_of(best) == SPADES else above | SPADE_CARDS)
        lose = legal & ~win
        partner, winner = seat ^ 2, self.spades.winner
        last = (seat + 1) & 3 == self.spades.leader
        played = self.spades.zone[TABLE + partner] != 0
        suited = win & SUIT << (13 * self.spades.led)
        wants = self._wants(seat)
        if self.spades._hopes(partner) and winner == partner:
            if win:
                return self._take(seat, win, suited, last or not wants)
            return self._throw(seat, lose, wants)
        if self.spades._hopes(partner) and not played:
            if suited:
                return bits.highest(suited)
            if win and not lose:
                return bits.highest(win)
            return bits.lowest(win) if win and best % 13 < 9 else self._throw(seat, lose, True)
        if winner != partner and self.spades._hopes(winner):
            if lose:
                return self._throw(seat, lose, wants and self.spades.need[seat] > 1)
            return bits.highest(win) if last else bits.lowest(win)
        if not win:
            return self._throw(seat, lose, wants)
        if not wants:
            if lose:
                return self._throw(seat, lose, False)
            return bits.highest(win & ~SPADE_CARDS or win) if last else bits.lowest(win & ~SPADE_CARDS or win)
        return self._contest(seat, win, lose, suited)

    def _contest(self, seat: int, win: int, lose: int, suited: int) -> int:
        """The trick is wanted: not from a partner who has it, low as the second, high as the third."""
        best, partner = self.spades.best, seat ^ 2
        last = (seat + 1) & 3 == self.spades.leader
        unseen = self.spades._unseen(seat)
        safe = last or self._sure(best, unseen)
        if self.spades.winner == partner and lose:
            if safe and (last or bits.suit_of(best) == SPADES or not self._lacks((seat + 1) & 3, self.spades.led)):
                return self._throw(seat, lose, True)
            if suited:
                top = bits.highest(suited)
                between = unseen & (bits.one(top) - 1) & ~(bits.one(best + 1) - 1)
                return top if between else self._throw(seat, lose, True)
            if best % 13 > 9 or self._lacks((seat + 1) & 3, SPADES):
                return self._throw(seat, lose, True)
        if last or not suited:
            return self._take(seat, win, suited, True)
        top = bits.highest(suited)
        if self._sure(top, unseen) or self.spades.zone[TABLE + partner] or not lose:
            return self._take(seat, win, suited, False)
        return self._throw(seat, lose, True)

    def _take(self, seat: int, win: int, suited: int, cheap: bool) -> int:
        """With the lowest that will do, or the highest of the suit led; else with the lowest spade."""
        if not suited:
            return bits.lowest(win & ~SPADE_CARDS or win)
        if cheap:
            return bits.lowest(suited)
        top = bits.highest(suited)
        unseen = self.spades._unseen(seat)
        while suited & (bits.one(top) - 1):      # of neighbours, the lowest
            below = bits.highest(suited & (bits.one(top) - 1))
            if unseen & (bits.one(top) - 1) & ~(bits.one(below + 1) - 1):
                break
            top = below
        return top

    def _throw(self, seat: int, lose: int, keep: bool) -> int:
        """A card that does not take the trick: the one that will help least, or the one that would take another."""
        led = lose & SUIT << (13 * self.spades.led)
        if led:
            return bits.lowest(led) if keep else bits.highest(led)
        side = lose & ~SPADE_CARDS
        if not side:
            return bits.lowest(lose) if keep else bits.highest(lose)
        best, most = -1, -1000
        while side:
            suit = SUIT << (13 * bits.suit_of(bits.lowest(side)))
            held = side & suit
            side &= ~suit
            n = bits.count(held)
            card = bits.lowest(held) if keep else bits.highest(held)
            if keep:
                value = -3 * (card % 13) - n
                top = bits.highest(held) % 13
                if n > 1 and top < 12 and 12 - top >= n - 1:
                    value -= 8                   # it guards a king or queen
            else:
                value = 4 * (card % 13) - 3 * n - 3 * bits.count(held & (bits.one(card) - 1))
            if value > most:
                best, most = card, value
        return best

    def _duck(self, seat: int, legal: int) -> int:
        """A nil: under the best card with the highest that stays there; rid of what could take a trick."""
        unseen = self.spades._unseen(seat)
        if self.spades.led < 0:
            return self._slip(legal, unseen)
        best = self.spades.best
        above = SUIT << (13 * bits.suit_of(best)) & ~(bits.one(best + 1) - 1)
        win = legal & (above if bits.suit_of(best) == SPADES else above | SPADE_CARDS)
        lose = legal & ~win
        if lose & SUIT << (13 * self.spades.led):
            return bits.highest(lose)
        if lose & SPADE_CARDS:
            return bits.highest(lose & SPADE_CARDS)
        if not lose:
            return bits.lowest(win)
        chosen, most = -1, -1000
        while lose:
            suit = SUIT << (13 * bits.suit_of(bits.lowest(lose)))
            held = lose & suit
            lose &= ~suit
            card = bits.highest(held)
            out = unseen & suit
            below = bits.count(out & (bits.one(card) - 1))
            value = 6 * below - 5 * bits.count(held & (bits.one(card) - 1)) + (card % 13 if out else -100)
            if value > most:
                chosen, most = card, value
        return chosen

    def _slip(self, legal: int, unseen: int) -> int:
        """A nil must lead: what the others are surest to beat."""
        best, most = -1, -1000
        while legal:
            card = bits.lowest(legal)
            suit = SUIT << (13 * bits.suit_of(card))
            legal &= ~suit
            above = bits.count(unseen & suit & ~(bits.one(card) - 1))
            below = bits.count(unseen & suit) - above
            value = 4 * above - 8 * below - (0 if above else 40)
            if value > most:
                best, most = card, value
        return best

    # -- what it is all for
    def worth(self, seat: int) -> float:
        """The chance of the team to win the match; who does not think of it counts points."""
        return 2 * self.chance(seat) if self.knows & MATCH else self.spades._reward(seat)

    def distance(self) -> float:
        """What the better team lacks to the limit; not more than the rounds to come can bring."""
        best = max(self.spades.scores[0], self.spades.scores[1])
        return float(max(min(self.spades.limit - best, 60 * (self.spades.rounds - self.spades.round)), 0))

    def tally(self, seat: int) -> float:
        """Points, less what the bags among them will cost."""
        if self.spades.over:
            return float(self.spades.scores[seat])
        value = self.spades.scores[seat] - BAG * self.spades.bags[seat]
        for one in range(seat & 1, 4, 2):
            if self.spades.bids[one] == 0 and self.spades.tricks[one]:
                value -= FEAR
        return value

    # -- what the others have said
    def weight(self, me: int) -> float:
        """A hand is about as good as its bid, or what is left of it."""
        total = 0.0
        for seat in range(4):
            bid = self.spades.bids[seat]
            if seat != me and bid >= 0:
                off = self._promise(self.spades.zone[HAND + seat]) - max(bid - self.spades.tricks[seat], 0)
                total += off * off
        return math.exp(-total / (2 * DOUBT * DOUBT)) + 1e-6

    def _promise(self, hand: int) -> float:
        """The tricks left in a hand, by the cards that are still out: the top ones of each suit."""
        if bits.count(hand) == 13:
            return self._estimate(hand) / 100.0
        out = 0
        for seat in range(4):
            out |= self.spades.zone[HAND + seat]
        value = 0.0
        for suit in range(4):
            left = out & SUIT << (13 * suit)
            chance = 0.9
            while left:
                card = bits.highest(left)
                left &= ~bits.one(card)
                if hand & bits.one(card):
                    value += chance
                chance -= 0.12 if suit == SPADES else 0.3
                if chance <= 0.05:
                    break
        return value
