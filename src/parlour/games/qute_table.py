"""How a table of Qute lies: hands, blind and stack; how far the turn is, and what goes with what lies on top."""
from types import SimpleNamespace

from ..core import bits, sight
from ..core.table import Table
from .qute_terms import ACES, BLIND, DRAWN, EIGHT, HAND, JACK, JACKS, PACK, RANK, SIX, STACK, SUIT, TENS, TURN

FITS = [SUIT << 9 * (card // 9) | RANK << card % 9 | JACKS for card in range(36)]


class QuteTable(Table):
    """Everybody sees the stack; a card drawn lies apart from the hand until the turn is over."""

    def _lay_table(self, options: SimpleNamespace) -> None:
        self.set_up(options.seats)
        self.lay(HAND, 4, sight.OWN)
        self.lay(DRAWN, 4, sight.OWN)            # lies apart for a while: what is known of the hand stays sharp
        self.lay(BLIND, 1, sight.NOBODY, 36)
        self.lay(STACK, 1, sight.EVERYBODY, 36)
        self.pack = PACK
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

    def _fits_on(self, card: int) -> int:
        return FITS[card]

    def _several_eights(self) -> bool:
        return self.rank == EIGHT and self.laid > 1 and self.eights_choice

    def _opponent(self, seat: int, i: int) -> int:
        """The opponents in turn, again and again; never oneself."""
        return (seat + 1 + i % (self.seats - 1)) % self.seats

    def _cards_of(self, seat: int) -> int:
        return bits.count(self.zone[HAND + seat] | self.zone[DRAWN + seat])

    def _value(self, cards: int) -> int:
        """Tens, queens and kings count 10, aces 15, jacks 20, all others nothing."""
        return 10 * bits.count(cards & TENS) + 15 * bits.count(cards & ACES) + 20 * bits.count(cards & JACKS)

    def _rival(self, seat: int, lowest: bool) -> int:
        """The lowest or the highest score of the others."""
        found = self.scores[self._opponent(seat, 0)]
        for i in range(1, self.seats - 1):
            score = self.scores[self._opponent(seat, i)]
            if score != found and (score < found) == lowest:
                found = score
        return found
