"""How a table of Quatch lies: hands, chance rows, stands, pile; what fits, and what may not go last."""
from types import SimpleNamespace

from ..core import bits, sight
from ..core.table import Table
from .quatch_terms import (ALL, ASIDE, BIN, CHANCE, DEALT, DECK, FOUR, HAND, PILE, PLAY, SPECIALS, STAND)


class QuatchTable(Table):
    """Everybody sees the chance rows, the pile and the bin; of a hand what was eaten or shown is known to all."""

    def _lay_table(self, options: SimpleNamespace) -> None:
        self.set_up(options.seats)
        self.lay(HAND, 4, sight.OWN)
        self.lay(CHANCE, 4, sight.EVERYBODY, 3, True)
        self.lay(STAND, 4, sight.NOBODY, 3, True)
        self.lay(DEALT, 4, sight.OWN, 4)         # three, and a fourth while cards change places
        self.lay(DECK, 1, sight.NOBODY, 52)
        self.lay(PILE, 1, sight.EVERYBODY, 46)
        self.lay(BIN, 1, sight.EVERYBODY)
        self.lay(ASIDE, 1, sight.EVERYBODY)      # the twos and tens that are not in play
        self.pack = ALL
        self.games = options.games
        self.play_all = options.play_all
        self.may_eat = options.may_eat
        self.forbid_four = options.four_finish == "forbid"
        self.play_on = options.places
        self.to_second = options.rotation == "toward_second_lowest" and options.seats > 2
        self.stage = PLAY
        self.asked = 0                           # before play: who has to choose a layout, or to show a card
        self.mover = 0
        self.backward = False                    # counter-clockwise
        self.opening = -1                        # the rank that has to open
        self.beat = 0                            # the rank that must be reached; a two is anything
        self.several = False                     # the mover lays cards until it is done,
        self.laid = 0                            # and has laid so many
        self.passes = 0                          # in a row
        self.eaten = [0] * 4
        self.place = [0] * 4                     # 0 for those who are still in
        self.quiet = 0                           # plays since the last progress, -1 if this play is one;
        self.past = [0] * 200                    # the position after each of them,
        self.change = 0                          # and what this play has changed so far

    def _rank(self, rank: int) -> int:
        """The four cards of a rank."""
        return bits.one(4 * rank) * FOUR

    def _source(self, seat: int) -> int:
        """Play from the hand; without one from the chance row; without that too, pick from the stand."""
        return self.zone[HAND + seat] if self.zone[HAND + seat] else self.zone[CHANCE + seat]

    def _all(self, seat: int) -> int:
        """Every card a seat still has."""
        return self.zone[HAND + seat] | self.zone[CHANCE + seat] | self.zone[STAND + seat] | self.zone[DEALT + seat]

    def _fitting(self) -> int:
        """The rank on top or a higher one; a two and a ten fit always, and on a two or an empty pile everything."""
        return ALL ^ (bits.one(4 * self.beat) - 1) | SPECIALS

    def _never_last(self, seat: int, held: int) -> int:
        """A two or a ten is nobody's last card; nor, if so agreed, do four of a kind go with the last cards."""
        if self.zone[DECK] or self._all(seat) & ~held:
            return 0
        rank, copies = bits.lowest(held) >> 2, bits.count(held)
        if held & ~self._rank(rank) or (copies > 1 and not self.play_all):
            return 0
        return held if held & SPECIALS or (self.forbid_four and copies + self._run(rank) >= 4) else 0

    def _run(self, rank: int) -> int:
        """How many cards of a rank lie together on top of the pile."""
        place = self.length[PILE] - 1
        while place >= 0 and self.at(PILE, place) >> 2 == rank:
            place -= 1
        return self.length[PILE] - 1 - place

    def _still_in(self) -> int:
        """How many have no place yet."""
        found = 0
        for seat in range(self.seats):
            found += self.place[seat] == 0
        return found
