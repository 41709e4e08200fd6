"""Flat search: every candidate act is tried in the same imagined worlds, to the end of the round.

What one act did better than another in the same worlds, with the same luck, is soon known.
"""
import math

from . import bits, memory
from .imagine import Worlds
from .table import guided_playout

try:
    import cython
except ImportError:
    from . import compiled as cython


class Flat:
    """Rewards of acts at the root, each from 0 to 1, over as many worlds as were asked for."""

    def __init__(self, worlds: Worlds) -> None:
        self.worlds = worlds
        self.me = worlds.me
        self.world = worlds.draw(1)
        self.trial = self.world.clone()
        self.tried = [0] * 64                    # in how many worlds each act was tried
        self.sums = [0.0] * 64                   # of rewards
        self.squares = [0.0] * 64

    def run(self, acts: int, n: int, seed: int) -> None:
        """Try each act of this mask in n more worlds."""
        r = bits.from_seed(seed)
        with cython.nogil:
            for _ in range(n):
                r = self._world(acts, r)

    def _world(self, acts: int, r: int) -> int:
        """One more world, with the same luck for each act; the next random number."""
        r = self.worlds._draw(self.world, r)
        after = bits.next_random(r)
        while acts:
            act = bits.lowest(acts)
            acts &= acts - 1
            memory.copy_fields(self.trial, self.world)
            self.trial._play(self.me, act)
            guided_playout(self.trial, after)
            reward = self.trial._reward(self.me)
            self.tried[act] += 1
            self.sums[act] += reward
            self.squares[act] += reward * reward
        return after

    def mean(self, act: int) -> float:
        """The mean reward of an act that was tried."""
        return self.sums[act & 63] / self.tried[act & 63]

    def spread(self, act: int) -> float:
        """How far its rewards lie around that mean from world to world: the standard deviation."""
        mean = self.mean(act)
        return math.sqrt(max(self.squares[act & 63] / self.tried[act & 63] - mean * mean, 0.0))
