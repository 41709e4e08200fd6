"""Which card of Spades to play: what the bids want, to the partner's side, and over or under a nil."""
from ..core import bits, layout
from ..core.mind import Mind
from ..games.spades import Spades
from . import spades_hands as hands

HAND, TABLE, SUIT = layout.HAND, layout.TABLE, layout.SUIT
SPADES = 2
SPADE_CARDS = SUIT << (13 * SPADES)


class SpadesCards(Mind):
    """Plays from what a seat may know."""

    def __init__(self, table: Spades, knows: int) -> None:
        self.table = table
        self.spades = table
        self.knows = knows

    # -- what all can see
    def _sure(self, card: int, unseen: int) -> bool:
        """Nothing higher of its suit is out."""
        return not unseen & SUIT << (13 * bits.suit_of(card)) & ~(bits.one(card + 1) - 1)

    def _lacks(self, seat: int, suit: int) -> bool:
        """As all can tell, this seat has none of a suit."""
        return not self.spades.may[HAND + seat] & SUIT << (13 * suit)

    def _wants(self, seat: int) -> bool:
        """More tricks: to make the bid, or because the others can hardly make theirs."""
        theirs = self.spades.need[seat ^ 1]
        slack = bits.count(self.spades.zone[HAND + seat]) - theirs
        return self.spades.need[seat] > 0 or (theirs > 0 and slack >= 0 and (slack <= 1 or not self.spades.sandbags))

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
        return hands.spare(side, keep)

    def _duck(self, seat: int, legal: int) -> int:
        """A nil: under the best card with the highest that stays there; rid of what could take a trick."""
        unseen = self.spades._unseen(seat)
        if self.spades.led < 0:
            return hands.slip(legal, unseen)
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
        return hands.rid(lose, unseen)
