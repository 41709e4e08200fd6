"""Endings of Quatch between two players who both know everything but the stands: reckoned, not tried.

All that can still come about is a graph of positions, in which cards of the stands come by chance and play may go
round in circles.  What each position is worth is found by going over all of them again and again, beginning with
what it would bring if the cards were counted there.
"""
from array import array

from ..core import bits, memory
from ..games.quatch import Quatch
from ..games.quatch_terms import ALL, CHANCE, EAT, HAND, PICK, PILE, STAND

PICKS = bits.one(PICK) * 7
SWEEPS, CLOSE = 400, 1e-10
SOON = 1e-6                                      # a win now is better than one an act later by so little


class Ending:
    """The positions that can come about from one, unless they are more than `limit`."""

    def __init__(self, root: Quatch, me: int, limit: int) -> None:
        self.me = me
        self.limit = limit
        self.size = 0
        self.links = 0
        self.tables: list[Quatch] = []
        self.scratch: Quatch = memory.twin(root)
        self.mask = 1
        while self.mask < 4 * limit:
            self.mask *= 2
        self.slots = array("i", [0]) * self.mask         # where a position with this key stands, counted from 1
        self.mask -= 1
        self.keys = array("Q", [0]) * (limit + 1)
        self.worth = array("d", [0.0]) * (limit + 1)
        self.first = array("i", [0]) * (limit + 2)       # of a position: where its links begin
        self.mover = array("i", [0]) * (limit + 1)       # 1: mine, -1: the other's, 0: it is over
        self.act = array("i", [0]) * (8 * limit + 64)    # of a link: by which act,
        self.target = array("i", [0]) * (8 * limit + 64)     # to which position,
        self.odds = array("d", [0.0]) * (8 * limit + 64)     # and by what chance
        self.solved = self._reach(root) and self._settle()

    def acts(self) -> dict[int, float]:
        """What the acts of the first position are worth, of equal cards the lowest only."""
        found: dict[int, float] = {}
        for link in range(self.first[0], self.first[1]):
            found[self.act[link]] = found.get(self.act[link], 0.0) + self.odds[link] * self.worth[self.target[link]]
        return found

    def _reach(self, root: Quatch) -> bool:
        """Find all positions, the nearest first; whether they are few enough."""
        self._find(memory.twin(root))
        i = 0
        while i < self.size:
            if self.size > self.limit or self.links > 8 * self.limit:
                return False
            self.first[i] = self.links
            self._expand(self.tables[i], i)
            self.tables[i] = self.scratch        # what has been looked at needs no room any more
            i += 1
        self.first[i] = self.links
        return True

    def _expand(self, table: Quatch, i: int) -> None:
        """All that can be done here, and where it leads."""
        if table.to_act:
            self._branch(table, i)
        else:
            self.mover[i] = 0
            self.worth[i] = table._reward(self.me)

    def _branch(self, table: Quatch, i: int) -> None:
        """Each act, of equal cards one, and each card that may be turned up."""
        seat = bits.lowest(table.to_act)
        self.mover[i] = 1 if seat == self.me else -1
        memory.copy_fields(self.scratch, table)
        self.scratch._decide(True)
        self.worth[i] = self.scratch._reward(self.me)
        legal = table._legal(seat)
        if legal & PICKS:
            self._pick(table, seat, bits.lowest(legal & PICKS))
            legal &= bits.one(EAT)
        while legal:
            act = bits.lowest(legal)
            legal &= ~(table._rank(act >> 2) if bits.one(act) & ALL else bits.one(act))
            new: Quatch = memory.twin(table)
            new._play(seat, act)
            self._link(act, 1.0, new)

    def _pick(self, table: Quatch, seat: int, act: int) -> None:
        """Any card of any stand may be the one that is turned up: all places are alike."""
        rest = 0
        for other in range(table.seats):
            rest |= table.zone[STAND + other]
        total = bits.count(rest)
        while rest:
            card = bits.lowest(rest)
            same = rest & table._rank(card >> 2)
            rest &= ~same
            new: Quatch = memory.twin(table)
            self._bring(new, card, seat, act - PICK)
            new._play(seat, act)
            self._link(act, bits.count(same) / total, new)

    def _bring(self, table: Quatch, card: int, seat: int, place: int) -> None:
        """Let this card change places with the one that lies there."""
        zone, at = 0, 0
        for other in range(table.seats):
            for i in range(table.length[STAND + other]):
                if table.at(STAND + other, i) == card:
                    zone, at = STAND + other, i
        table.exchange(zone, at, STAND + seat, place)

    def _link(self, act: int, odds: float, table: Quatch) -> None:
        table.quiet = 0                          # what lies behind does not count in what lies ahead
        table.past[0] = 0
        self.act[self.links] = act
        self.odds[self.links] = odds
        self.target[self.links] = self._find(table)
        self.links += 1

    def _find(self, table: Quatch) -> int:
        """Where this position stands; a new one is added."""
        key = self._key(table)
        slot = key & self.mask
        while self.slots[slot]:
            if self.keys[self.slots[slot] - 1] == key:
                return self.slots[slot] - 1
            slot = (slot + 1) & self.mask
        if self.size <= self.limit:
            self.slots[slot] = self.size + 1
            self.keys[self.size] = key
            self.tables.append(table)
            self.size += 1
        return self.size - 1

    def _key(self, table: Quatch) -> int:
        """A number for all that matters: who holds how many of each rank, what lies on the pile, whose turn it is."""
        stands = 0
        for seat in range(table.seats):
            stands |= table.zone[STAND + seat]
        key = bits.scramble(table._run(table.beat) * 4096 + table.beat * 256 + table.laid * 64 + table.several * 32
                            + table.passes * 8 + table.mover)
        for seat in range(table.seats):
            key = bits.scramble(key ^ self._ranks(table.zone[HAND + seat]))
            key = bits.scramble(key ^ self._ranks(table.zone[CHANCE + seat]) + bits.count(table.zone[STAND + seat]))
        key = bits.scramble(key ^ self._ranks(table.zone[PILE]))
        key = bits.scramble(key ^ self._ranks(stands))
        return bits.scramble(key ^ table.place[0] + 5 * table.place[1] + 25 * table.place[2] + 125 * table.place[3])

    def _ranks(self, cards: int) -> int:
        """How many of each rank there are, as one number: the cards of a rank closed up, whatever their suits."""
        found = 0
        for rank in range(13):
            found |= bits.one(bits.count(cards >> 4 * rank & 15)) - 1 << 4 * rank
        return found << 8

    def _settle(self) -> bool:
        """Go over all positions until nothing changes any more, at last in vain if that takes too long."""
        for _ in range(SWEEPS):
            moved = 0.0
            for i in range(self.size - 1, -1, -1):
                if self.mover[i]:
                    now = self._best(i)
                    now -= SOON * (now - 0.5)
                    moved = max(moved, abs(now - self.worth[i]))
                    self.worth[i] = now
            if moved < CLOSE:
                break
        return True

    def _best(self, i: int) -> float:
        """The best mean that an act has, for the one whose turn it is."""
        best, link, end = -1.0, self.first[i], self.first[i + 1]
        while link < end:
            act, mean = self.act[link], 0.0
            while link < end and self.act[link] == act:
                mean += self.odds[link] * self.worth[self.target[link]]
                link += 1
            if self.mover[i] < 0:
                mean = 1.0 - mean
            best = max(best, mean)
        return best if self.mover[i] > 0 else 1.0 - best
