"""The rule of thumb in Quatch: what a sensible player does at a glance."""
from ..core import bits
from .quatch_opening import QuatchOpening
from .quatch_terms import ALL, CHANCE, DEALT, DECK, PILE, PLAY, SEVERAL, SPECIALS, SWAP, TENS


class QuatchThumb(QuatchOpening):
    """Cheap, with some whim, and from what its seat may know."""

    def _suggest(self, seat: int, r: int) -> int:
        """Low ranks first and all of a rank; specials wait for need or a large pile; fours are completed."""
        legal = self._legal(seat)
        if self.stage == SWAP and r % 8:
            return self._sensible_layout(seat)
        if self.stage != PLAY or r % 8 == 0 or not legal & ALL:
            return bits.pick(legal, r)
        card = self._sensible_card(seat, legal)
        again = legal & self._rank(card >> 2)
        return SEVERAL if again & (again - 1) and legal >> SEVERAL & 1 else card

    def _sensible_card(self, seat: int, legal: int) -> int:
        others, specials, size = legal & ALL & ~SPECIALS, legal & SPECIALS, self.length[PILE]
        source = self._source(seat)
        if others and size:
            rank = self.top(PILE) >> 2
            four = others & self._rank(rank)
            if four and bits.count(four) + self._run(rank) == 4:
                return bits.lowest(four)
        if legal & TENS and size >= (6 if others else 3):
            return bits.lowest(legal & TENS)
        if specials and bits.count(source) == 2 and self._all(seat) == source and not self.zone[DECK]:
            return bits.lowest(specials)         # or it would be left over as the last card
        return bits.lowest(others if others else specials)

    def _sensible_layout(self, seat: int) -> int:
        """The three lowest are the hand; specials and high cards can wait in the chance row."""
        chosen = 0
        for _ in range(3):
            best, lowest = 0, 99
            for i in range(6):
                card = self.at(DEALT + seat, i) if i < 3 else self.at(CHANCE + seat, i - 3)
                value = (card >> 2) + (20 if bits.one(card) & SPECIALS else 0)
                if value < lowest and not chosen >> i & 1:
                    best, lowest = i, value
            chosen |= bits.one(best)
        return self._layout(chosen)
