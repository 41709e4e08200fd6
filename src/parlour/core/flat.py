"""Flat search: every candidate act is tried in the same imagined worlds, to the end of the round.

What one act did better than another in the same worlds, with the same luck, is soon known.
"""
import math

from . import bits, memory
from .imagine import Worlds
from .mind import Mind

try:
    import cython
except ImportError:
    from . import compiled as cython


class Flat:
    """What acts at the root were worth, each from 0 to 1, over as many worlds as were asked for.

    Of `among` worlds one is chosen each time, the likelier the better it explains what was done.
    """

    def __init__(self, worlds: Worlds, kind: type[Mind] = Mind, knows: int = 0, among: int = 1,
                 heeding: bool = False) -> None:
        self.worlds = worlds
        self.me = worlds.me
        self.among = among
        self.heeding = heeding                   # whether seats keep what they come to know in the trials
        self.world = worlds.draw(1)
        self.other = self.world.clone()
        self.trial = self.world.clone()
        self.judge = kind(self.other, knows)
        self.mind = kind(self.trial, knows)
        self.mind.me = self.me
        self.tried = [0] * 64                    # in how many worlds each act was tried
        self.sums = [0.0] * 64                   # of what it was worth
        self.squares = [0.0] * 64

    def run(self, acts: int, n: int, seed: int) -> None:
        """Try each act of this mask in n more worlds."""
        r = bits.from_seed(seed)
        with cython.nogil:
            for _ in range(n):
                r = self._world(acts, r)

    def _choose(self, r: int) -> int:
        """Imagine a world; the next random number."""
        if self.among == 1:
            r = self.judge.settle(self.me, self.worlds._draw(self.other, r))
            memory.copy_fields(self.world, self.other)
        else:
            total = 0.0
            for _ in range(self.among):
                r = self.judge.settle(self.me, self.worlds._draw(self.other, r))
                chance = self.judge.weight(self.me)
                total += chance
                r = bits.next_random(r)
                if bits.fraction(r) * total < chance:
                    memory.copy_fields(self.world, self.other)
        if self.heeding:
            self.world.heed()
        return r

    def _world(self, acts: int, r: int) -> int:
        """One more world, with the same luck for each act; the next random number."""
        r = self._choose(r)
        after = bits.next_random(r)
        while acts:
            act = bits.lowest(acts)
            acts &= acts - 1
            memory.copy_fields(self.trial, self.world)
            self.trial._play(self.me, act)
            self.mind.finish(after)
            worth = self.mind.worth(self.me)
            self.tried[act] += 1
            self.sums[act] += worth
            self.squares[act] += worth * worth
        return after

    def mean(self, act: int) -> float:
        """What an act that was tried is worth in the mean."""
        return self.sums[act & 63] / self.tried[act & 63]

    def spread(self, act: int) -> float:
        """How far that lies around the mean from world to world: the standard deviation."""
        mean = self.mean(act)
        return math.sqrt(max(self.squares[act & 63] / self.tried[act & 63] - mean * mean, 0.0))
