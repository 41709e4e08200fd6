"""Imagining: the worlds in which one seat would see exactly what it sees.

Zones whose hidden cards all may hold alike make one group.  A card that may lie in every group is
free; the others are dealt first, one by one, each to a group with the chance that exact counting
of all ways to go on gives.  So every world that fits is exactly as likely, and none is rejected.
"""
from array import array
from collections.abc import Sequence

from . import bits, dice, memory, sight
from .table import Table

MOST = 1 << 22                                   # entries of the counting table


class Worlds:
    """Made from a table that holds only what one seat knows, and how many cards each zone hides.

    `eyes` names, for every place of the table's order, the seats that know a hidden card there.
    """

    def __init__(self, base: Table, me: int, hides: Sequence[int], eyes: Sequence[int]) -> None:
        self.base = base
        self.me = me
        self.hidden = [0] * 20                   # how many cards a zone hides
        self.eyes = [0] * 280
        self.eyed = False
        self.groups = 0
        self.members = 0                         # zones that hide cards, group after group
        self.member = [0] * 20
        self.first = [0] * 21                    # where in `member` a group begins
        self.need = [0] * 20                     # of a group: its hidden cards,
        self.cap = [0] * 20                      # how many of them could be cards that are not free,
        self.stride = [0] * 20                   # and what one such card adds to an index into `ways`
        self.hard = [0] * 64                     # the cards that are not free
        self.allow = [0] * 64                    # and the groups that each may lie in
        self.hards = 0
        self.size = 1
        dark = base.pack
        for z in range(base.zones):
            self.hidden[z] = hides[z]
            dark &= ~base.zone[z]
        for i in range(base.room):
            self.eyes[i] = eyes[i]
            if eyes[i]:
                self.eyed = True
        if sum(hides) != bits.count(dark):
            raise ValueError(f"{bits.count(dark)} cards lie nowhere, but {sum(hides)} places are hidden.")
        self.dark = dark
        self._group()
        self._sort()
        self._count()

    def _group(self) -> None:
        """Put zones together that may hide the same cards."""
        todo = [z for z in range(self.base.zones) if self.hidden[z]]
        while todo:
            allowed = self.base.may[todo[0]] & self.dark
            same = [z for z in todo if self.base.may[z] & self.dark == allowed]
            todo = [z for z in todo if z not in same]
            self.first[self.groups] = self.members
            for z in same:
                self.member[self.members] = z
                self.members += 1
                self.need[self.groups] += self.hidden[z]
            self.groups += 1
        self.first[self.groups] = self.members

    def _sort(self) -> None:
        """Find the cards that may not lie in every group; alike ones next to each other."""
        every = (1 << self.groups) - 1
        self.free = 0
        found = []
        for card in range(64):
            if self.dark >> card & 1:
                allow = 0
                for g in range(self.groups):
                    if self.base.may[self.member[self.first[g]]] >> card & 1:
                        allow |= 1 << g
                if allow == every:
                    self.free |= bits.one(card)
                else:
                    found.append((allow, card))
        found.sort()
        for allow, card in found:
            self.hard[self.hards] = card
            self.allow[self.hards] = allow
            self.hards += 1
        for g in range(self.groups):
            self.cap[g] = min(self.need[g], sum([allow >> g & 1 for allow, _ in found]))
            self.stride[g] = self.size
            self.size *= self.cap[g] + 1

    def _count(self) -> None:
        """ways[at]: for each share of the groups in the hard cards dealt so far, the ways to deal the rest."""
        if self.size > MOST:
            raise ValueError("Too much is known of too many places to count the worlds that fit.")
        self.ways = array("d", [0.0]) * self.size
        inverse = [1.0] * 65                     # of factorials
        used = [0] * 20
        for k in range(1, 65):
            inverse[k] = inverse[k - 1] / k
        for at in range(self.size - 1, -1, -1):
            total = 1.0
            dealt = 0                            # the shares also say how many that is
            for g in range(self.groups):
                used[g] = at // self.stride[g] % (self.cap[g] + 1)
                dealt += used[g]
                total *= inverse[self.need[g] - used[g]]
            if dealt > self.hards:
                continue
            if dealt < self.hards:
                total = 0.0
                for g in range(self.groups):
                    if self.allow[dealt] >> g & 1 and used[g] < self.cap[g]:
                        total += self.ways[at + self.stride[g]]
            self.ways[at] = total
        if self.ways[0] <= 0:
            raise ValueError("No world fits this view: what is known of the hidden cards contradicts itself.")

    def _draw(self, world: Table, r: int) -> int:
        """Make `world` one of the worlds; the next random number."""
        got = [0] * 20                           # the cards of each group
        open_ = [0] * 20                         # how many each still needs
        at = 0
        memory.copy_fields(world, self.base)
        for g in range(self.groups):
            got[g] = 0
            open_[g] = self.need[g]
        for i in range(self.hards):
            r = bits.next_random(r)
            x = bits.fraction(r) * self.ways[at]
            chosen = -1
            for g in range(self.groups):
                if self.allow[i] >> g & 1 and self.need[g] - open_[g] < self.cap[g]:
                    way = self.ways[at + self.stride[g]]
                    if way > 0:
                        chosen = g
                        x -= way
                        if x < 0:
                            break
            got[chosen] |= bits.one(self.hard[i])
            open_[chosen] -= 1
            at += self.stride[chosen]
        rest = self.free
        for g in range(self.groups - 1):
            for _ in range(open_[g]):
                r = bits.next_random(r)
                card = bits.pick(rest, r)
                rest &= ~bits.one(card)
                got[g] |= bits.one(card)
        if self.groups:
            got[self.groups - 1] |= rest
        for g in range(self.groups):
            for i in range(self.first[g], self.first[g + 1] - 1):
                cards = 0
                rest = got[g]
                for _ in range(self.hidden[self.member[i]]):
                    r = bits.next_random(r)
                    card = bits.pick(rest, r)
                    rest &= ~bits.one(card)
                    cards |= bits.one(card)
                got[g] = rest
                r = self._lay(world, self.member[i], cards, r)
            r = self._lay(world, self.member[self.first[g + 1] - 1], got[g], r)
        dice.reseed(world.dice, r)
        r = bits.next_random(r)
        for s in range(world.seats):             # what others have secretly decided: something sensible
            if world.sealed[s] == sight.HIDDEN:
                r = bits.next_random(r)
                world.sealed[s] = world._suggest(s, r)
        return r

    def _lay(self, world: Table, z: int, cards: int, r: int) -> int:
        """These are the hidden cards of a zone; their order, if it has one, is any."""
        world.zone[z] |= cards
        for s in range(8):
            if world.sight[z] >> s & 1:
                world.known[s] |= cards
        if world.ordered >> z & 1:
            for k in range(world.start[z], world.start[z] + world.length[z]):
                if world.order[k] == sight.HIDDEN:
                    r = bits.next_random(r)
                    card = bits.pick(cards, r)
                    cards &= ~bits.one(card)
                    world.order[k] = card
                    if self.eyed:
                        for s in range(8):
                            if self.eyes[k] >> s & 1:
                                world.known[s] |= bits.one(card)
        return r

    def draw(self, seed: int) -> Table:
        """One of the worlds, each as likely, as a table that nobody watches."""
        world = self.base.clone()
        self._draw(world, bits.from_seed(seed))
        return world
