"""What lies where, and who knows it.

Cards move only with the verbs: move, move_all, give, put, exchange, show, look, shuffle, gather.
While a table is watched they also keep what every seat can tell, and tell the story as events.
"""
from collections.abc import Callable
from typing import Any

from . import bits, dice, kinds

try:
    import cython
except ImportError:
    from . import compiled as cython

EVERY_ZONE = 0xFFFFF


class Story:
    """Holds the events; the only Python object of a table, so that no collector needs to look into one."""


class Zones(Story):
    """Zones are sets of cards.  An ordered zone also has places: a pile closes up, a row keeps its gaps."""

    move: Callable[[int, int, int], None]        # these stand in verbs.py and, inline, in zones.pxd
    move_all: Callable[[int, int, int], None]
    top: Callable[[int], int]
    at: Callable[[int, int], int]

    # -- laying out the table
    def _clear(self) -> None:
        self.story: list[tuple[Any, ...]] | None = None
        self.zone = [0] * 20                  # the cards lying there
        self.may = [0] * 20                   # the hidden cards that, as everybody can tell, may lie there
        self.sight = [0] * 20                 # the seats that see the faces
        self.start = [0] * 20                 # of an ordered zone: its part of `order`,
        self.length = [0] * 20                # and how many places of it are in use
        self.places = [0] * 20                # and how many it has
        self.order = [-1] * 280
        self.room = 0
        self.known = [0] * 8                 # for each seat: the cards it can tell where they lie
        self.dice = [0] * 4
        self.pack = 0                            # all the cards of the game
        self.zones = 0
        self.ordered = 0                         # the zones with places; in `rows` places stay when emptied
        self.rows = 0
        self.care = 0                            # the zones where a move is more than two bits
        self.watched = False                     # whether it is kept who knows what
        self.told = False                        # and the story

    def lay(self, first: int, count: int, sight: int, places: int = 0, row: bool = False) -> None:
        """Zones first, first + 1, ...; OWN sight: each is seen by one seat."""
        if first + count > 20 or self.room + places * count > 280:
            raise ValueError("This table has more zones or places than zones.pxd has room for.")
        for i in range(count):
            z = first + i
            self.sight[z] = 1 << i if sight < 0 else sight
            if places:
                self.ordered |= bits.one(z)
                self.start[z] = self.room
                self.places[z] = places
                self.room += places
                if row:
                    self.rows |= bits.one(z)
            if z >= self.zones:
                self.zones = z + 1

    # -- verbs (move, move_all, top and at are in verbs.py and, inline, in zones.pxd)
    def _follow(self, cards: int, src: int, dst: int) -> None:
        """What a move means besides its two bits: places, and who saw it."""
        left, came = -1, -1
        if (self.ordered >> src | self.ordered >> dst) & 1:
            rest = cards
            while rest:
                card = bits.lowest(rest)
                left = self._leave(card, src)
                came = self._arrive(card, dst)
                rest &= rest - 1
        if self.watched:
            single = cards & (cards - 1) == 0
            self._witness(cards, src, left if single else -1, dst, came if single else -1)

    def _leave(self, card: int, src: int) -> int:
        """Take a card out of the order of a zone; its place, if it is a row."""
        if not self.ordered >> src & 1:
            return -1
        first = self.start[src]
        i = first + self.length[src] - 1
        while i > first and self.order[i] != card:
            i -= 1
        self.order[i] = -1
        if self.rows >> src & 1:
            return i - first
        self.length[src] -= 1                    # a pile closes up
        while i < first + self.length[src]:
            self.order[i] = self.order[i + 1]
            i += 1
        self.order[i] = -1
        return -1

    def _arrive(self, card: int, dst: int) -> int:
        """Put a card behind the last of an ordered zone; its place, if it is a row."""
        if not self.ordered >> dst & 1:
            return -1
        place = self.length[dst]
        self.order[self.start[dst] + place] = card
        self.length[dst] += 1
        return place if self.rows >> dst & 1 else -1

    def give(self, n: int, src: int, dst: int) -> None:
        """The top n cards of a pile, as one block."""
        cards = 0
        for _ in range(n):
            card = self.top(src)
            cards |= bits.one(card)
            self.length[src] -= 1
            self.order[self.start[src] + self.length[src]] = -1
            self._arrive(card, dst)
        self.zone[src] ^= cards
        self.zone[dst] ^= cards
        if self.watched:
            self._witness(cards, src, -1, dst, -1)

    def put(self, card: int, src: int, dst: int, place: int) -> None:
        """Move to an empty place of a row, also one behind the last."""
        bit = bits.one(card)
        self.zone[src] ^= bit
        self.zone[dst] ^= bit
        left = self._leave(card, src)
        self.order[self.start[dst] + place] = card
        if place >= self.length[dst]:
            self.length[dst] = place + 1
        if self.watched:
            self._witness(bit, src, left, dst, place)

    def exchange(self, a: int, i: int, b: int, j: int) -> None:
        """Swap two cards where they lie.  Everyone sees which places; who knew a card or sees a face, knows it."""
        x, y = self.start[a] + i, self.start[b] + j
        one, two = self.order[x], self.order[y]
        self.order[x], self.order[y] = two, one
        both = bits.one(one) | bits.one(two)
        if a != b:
            self.zone[a] ^= both
            self.zone[b] ^= both
        if self.watched:
            may = self.may[a] | self.may[b]
            self.may[a] = may
            self.may[b] = may
            for s in range(8):
                if (self.sight[a] | self.sight[b]) >> s & 1:
                    self.known[s] |= both
            self._tell(kinds.EXCHANGE, 0, 2, a, i, b, j)

    def show(self, cards: int, z: int, seats: int) -> None:
        """Let these seats see cards where they lie."""
        if self.watched:
            for s in range(8):
                if seats >> s & 1:
                    self.known[s] |= cards
            self._tell(kinds.SHOW, cards, bits.count(cards), z, -1, z, -1)

    def look(self, z: int, place: int, seats: int) -> None:
        """Let these seats see the card at one place; everyone sees which place."""
        if self.watched:
            card = bits.one(self.at(z, place))
            for s in range(8):
                if seats >> s & 1:
                    self.known[s] |= card
            self._tell(kinds.SHOW, card, 1, z, place, z, place)

    def filled(self, z: int) -> int:
        """The places of a row that hold a card, as a mask."""
        found = 0
        for i in range(self.length[z]):
            if self.order[self.start[z] + i] >= 0:
                found |= bits.one(i)
        return found

    def gather(self, z: int) -> None:
        """The whole pack to one pile, in the order of the cards, before a deal."""
        for i in range(self.room):
            self.order[i] = -1
        for i in range(self.zones):
            self.zone[i] = 0
            self.length[i] = 0
            self.may[i] = 0
        self.zone[z] = self.pack
        rest = self.pack
        while rest:
            self._arrive(bits.lowest(rest), z)
            rest &= rest - 1
        if self.watched:
            for s in range(8):
                self.known[s] = self.pack
            self._tell(kinds.GATHER, 0, bits.count(self.pack), -1, -1, z, -1)

    def shuffle(self, z: int) -> None:
        """Every order of a pile is as likely; who does not see it loses track."""
        base = self.start[z]
        self._have_dice()
        for i in range(self.length[z] - 1, 0, -1):
            j = dice.below(self.dice, i + 1)
            held = self.order[base + i]
            self.order[base + i] = self.order[base + j]
            self.order[base + j] = held
        if self.watched:
            public = self.zone[z]                # all can still tell that these lie somewhere in it
            for s in range(8):
                public &= self.known[s]
            for i in range(self.zones):
                self.may[i] &= ~public
            self.may[z] |= public
            for s in range(8):
                if not self.sight[z] >> s & 1:
                    self.known[s] &= ~self.zone[z]
            self._tell(kinds.SHUFFLE, 0, bits.count(self.zone[z]), z, -1, z, -1)

    def lot(self, n: int) -> int:
        """A number below n by lot, each as likely: who deals first."""
        self._have_dice()
        return dice.below(self.dice, n)

    def _have_dice(self) -> None:
        """A position may name no dice, and dice of all 0 would roll 0 for ever."""
        if not (self.dice[0] | self.dice[1] | self.dice[2] | self.dice[3]):
            dice.reseed(self.dice, 1)

    # -- knowledge and events
    def _witness(self, cards: int, src: int, left: int, dst: int, came: int) -> None:
        """Whoever sees either end knows where the cards went; from a heap, others lose track."""
        sees = self.sight[src] | self.sight[dst]
        heap = self.zone[src] != 0 and not self.ordered >> src & 1
        if sees != 255:
            public = cards | self.zone[src] if heap else cards
            for s in range(8):
                public &= self.known[s]
            if heap:
                self.may[src] |= public
            self.may[dst] |= self.may[src] | public
        for s in range(8):
            if sees >> s & 1:
                self.known[s] |= cards
            elif heap:
                self.known[s] &= ~(cards | self.zone[src])
        if not self.zone[src]:
            self.may[src] = 0
        self._tell(kinds.MOVE, cards, bits.count(cards), src, left, dst, came)

    def rule_out(self, z: int, cards: int) -> None:
        """All can tell that none of these cards lies hidden here."""
        self.may[z] &= ~cards

    def _tell(self, kind: int, cards: int, n: int, src: int, left: int, dst: int, came: int) -> None:
        """An event: where it happened, and which of its cards each seat can name."""
        if self.told:
            with cython.gil:
                if self.story is not None:
                    self.story.append((kind, n, src, left, dst, came,
                                       tuple([self.known[s] & cards for s in range(8)])))

    def watch(self) -> None:
        """From now on keep what every seat knows, and tell the story."""
        self.heed()
        self.told = True
        self.story = []

    def heed(self) -> None:
        """From now on keep what every seat knows, but tell no story: for searches in which looking pays."""
        self.watched = True
        self.care = EVERY_ZONE

    def rest(self) -> None:
        """Nobody watches any more."""
        self.watched = False
        self.told = False
        self.care = self.ordered
        self.story = None


if not cython.compiled:
    from . import verbs
    for _word in ("move", "move_all", "top", "at"):
        setattr(Zones, _word, getattr(verbs, _word))
