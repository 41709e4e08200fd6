"""Search for games of hidden cards: information-set tree search to the end of the round."""
import math
from array import array

from . import bits, memory
from .imagine import Worlds
from .mind import Mind
from .table import playout

try:
    import cython
except ImportError:
    from . import compiled as cython

DEEPEST = 512
MOST_NODES = 1 << 26


class Ismcts:
    """Single-observer information-set Monte Carlo tree search (Cowling, Powley, Whitehouse 2012).

    Before each simulation `among` new worlds stand against the last one, and each takes its place by how well
    it explains what was done (Metropolis and Hastings); with 1, every simulation has a new world, whatever it explains.
    """

    def __init__(self, worlds: Worlds, limit: int, exploration: float = 0.7, guided: bool = False,
                 kind: type[Mind] = Mind, knows: int = 0, among: int = 1) -> None:
        if not 1 <= limit <= MOST_NODES:
            raise ValueError(f"A search tree has 1 to {MOST_NODES} nodes, not {limit}.")
        self.worlds = worlds
        self.world = worlds.draw(1)
        self.other = self.world.clone()
        self.kept = self.world.clone()          # the last world,
        self.likely = 0.0                        # and how well it explains what was done
        self.among = among
        self.judge = kind(self.other, knows)
        self.mind = kind(self.world, knows)      # how all play on below the tree, if guided, and count what they got
        self.me = worlds.me
        self.limit = limit                       # of nodes
        self.exploration = exploration
        self.guided = guided
        self.size = 1
        self.done = 0                            # simulations so far
        self.visits = array("i", [0]) * limit
        self.chances = array("i", [0]) * limit   # how often the node could be chosen
        self.value = array("d", [0.0]) * limit   # sums, of the first acts with their squares
        self.squares = array("d", [0.0]) * limit
        self.action = array("i", [0]) * limit
        self.mover = array("i", [0]) * limit
        self.child = array("i", [0]) * limit
        self.sibling = array("i", [0]) * limit
        self.path = array("i", [0]) * DEEPEST

    def _add(self, parent: int, action: int, mover: int) -> int:
        node = self.size
        self.size += 1
        self.action[node] = action
        self.mover[node] = mover
        self.sibling[node] = self.child[parent]
        self.child[parent] = node
        return node

    def _best(self, parent: int, legal: int) -> int:
        """The child to follow among the legal ones, by UCB on availability."""
        best, best_bound = 0, -1.0
        node = self.child[parent]
        while node:
            if (legal >> self.action[node]) & 1:
                self.chances[node] += 1
                bound = (self.value[node] / self.visits[node]
                         + self.exploration * math.sqrt(math.log(self.chances[node]) / self.visits[node]))
                if bound > best_bound:
                    best, best_bound = node, bound
            node = self.sibling[node]
        return best

    def _untried(self, parent: int, legal: int) -> int:
        node = self.child[parent]
        while node:
            legal &= ~bits.one(self.action[node])
            node = self.sibling[node]
        return legal

    def _imagine(self, r: int) -> int:
        """A world for the next simulation: the last one, or a new one that explains as much; the next random number."""
        if self.among == 1:
            return self.worlds._draw(self.world, r)
        for _ in range(self.among):
            r = self.worlds._draw(self.other, r)
            chance = self.judge.weight(self.me)
            r = bits.next_random(r)
            if bits.fraction(r) * self.likely < chance:
                self.likely = chance
                memory.copy_fields(self.kept, self.other)
        memory.copy_fields(self.world, self.kept)
        return r

    def _iterate(self, r: int) -> int:
        r = self._imagine(r)
        node, depth = 0, 0
        while self.world.to_act and depth < DEEPEST:
            mover = self.me if self.world.to_act >> self.me & 1 else bits.lowest(self.world.to_act)
            legal = self.world._legal(mover)
            untried = self._untried(node, legal)
            if untried and self.size == self.limit:      # the tree is full: leave it
                break
            if untried:
                r = bits.next_random(r)
                action = bits.pick(untried, r)
                node = self._add(node, action, mover)
                self.chances[node] = 1
            else:
                node = self._best(node, legal)
                action = self.action[node]
            self.world._play(mover, action)
            self.path[depth] = node
            depth += 1
            if untried:
                break
        r = self.mind.finish(r) if self.guided else playout(self.world, r)
        self.done += 1
        for i in range(depth):
            node = self.path[i]
            worth = self.mind.worth(self.mover[node])
            self.visits[node] += 1
            self.value[node] += worth
            if i == 0:
                self.squares[node] += worth * worth
        return r

    def run(self, n: int, seed: int) -> None:
        """N simulations more."""
        r = bits.from_seed(seed)
        with cython.nogil:
            for _ in range(n):
                r = self._iterate(r)

    def results(self) -> dict[int, tuple[int, float, float]]:
        """For every action tried at the root: how often, its mean worth from 0 to 1, and the spread around that."""
        found = {}
        node = self.child[0]
        while node:
            mean = self.value[node] / self.visits[node]
            spread = math.sqrt(max(self.squares[node] / self.visits[node] - mean * mean, 0.0))
            found[self.action[node]] = (self.visits[node], mean, spread)
            node = self.sibling[node]
        return dict(sorted(found.items()))
