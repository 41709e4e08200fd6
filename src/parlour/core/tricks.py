"""What games of tricks share: a hand each, a card each on the table, the tricks taken."""
from collections.abc import Callable

from . import bits, layout, sight
from .table import Table

try:
    import cython
except ImportError:
    from . import compiled as cython

HAND, TABLE, TAKEN, DECK = layout.HAND, layout.TABLE, layout.TAKEN, layout.DECK
SUIT = layout.SUIT


class Tricks(Table):
    """Four seats, 52 cards; a trick is a card from each."""

    play_card: Callable[[int, int], bool]        # in verbs.py and, inline, in tricks.pxd
    compare: Callable[[int, int], None]
    lead: Callable[[int], None]
    take_trick: Callable[[], bool]

    def lay_tricks(self) -> None:
        """Lay out the zones."""
        self.set_up(4)
        self.lay(HAND, 4, sight.OWN)
        self.lay(TABLE, 4, sight.EVERYBODY)     # the card each has played to the trick
        self.lay(TAKEN, 4, sight.EVERYBODY)
        self.lay(DECK, 1, sight.NOBODY, 52)
        self.pack = layout.PACK
        self.trump = -1
        self.leader = 0
        self.led = -1                            # the suit led, -1 before the lead
        self.best = -1                           # the card winning the trick, -1 for none,
        self.winner = 0                          # and whose it is

    def deal_hands(self, n: int) -> None:
        """Shuffle; each seat gets the next block of n cards."""
        self.gather(DECK)
        self.shuffle(DECK)
        for seat in range(4):
            self.give(n, DECK, HAND + seat)
        self.lead(0)

    def show_void(self, seat: int, card: int) -> None:
        """Who does not follow suit has none of it, as all can tell."""
        if self.led >= 0 and bits.suit_of(card) != self.led:
            self.rule_out(HAND + seat, SUIT << (13 * self.led))

    def _mine(self, seat: int) -> int:
        return self.zone[HAND + seat]

    def _resume_trick(self) -> None:
        """The trick in progress, from the cards on the table and who led."""
        first, size, waits = self.leader, 0, 0
        self.lead(first)
        for k in range(4):
            seat = (first + k) & 3
            table = self.zone[TABLE + seat]
            if table:
                if waits or table & (table - 1):
                    raise ValueError("The cards on the table must be one each, from the leader on in turn.")
                self.compare(seat, bits.lowest(table))
            elif not waits:
                waits = bits.one(seat)
            held = bits.count(self.zone[HAND + seat]) + (1 if table else 0)
            if k and held != size:
                raise ValueError("The hands must be of one size, each with its card on the table.")
            size = held
        if not waits:
            raise ValueError("A full trick is taken: put its cards into the winner's taken cards.")
        self.leader = first
        self.ask(waits if size else 0)


if not cython.compiled:
    from . import verbs
    for _word in ("play_card", "compare", "lead", "take_trick"):
        setattr(Tricks, _word, getattr(verbs, _word))
