"""The table of a match: who owes a decision, what is legal, rounds and scores.

A game implements the underscored methods of the first block; they see only valid input.
"""
from collections.abc import Callable

from . import bits, dice, memory
from .zones import Zones

try:
    import cython
except ImportError:
    from . import compiled as cython


class Table(Zones):
    """A match.  Actions are ints from 0 to 63, sets of them masks."""

    turn: Callable[[int], None]                  # these stand in verbs.py and, inline, in table.pxd
    ask: Callable[[int], None]
    done: Callable[[int], None]
    by: Callable[[int, int], int]
    score: Callable[[int, int], None]
    say: Callable[[int, int, int], None]
    end_round: Callable[[bool], None]

    # -- a game writes these; a game from outside is plain Python, and asked in Python
    def _deal(self) -> None:
        """Gather, shuffle, deal, and ask the first seats."""
        if cython.compiled:
            with cython.gil:
                getattr(self, "_deal")()
        else:
            raise NotImplementedError

    def _legal(self, seat: int) -> int:
        """What this seat may do, given that it owes a decision; each `by` the rule that says so."""
        if cython.compiled:
            with cython.gil:
                return int(getattr(self, "_legal")(seat))
        raise NotImplementedError

    def _play(self, seat: int, action: int) -> None:
        """Do it."""
        if cython.compiled:
            with cython.gil:
                getattr(self, "_play")(seat, action)
        else:
            raise NotImplementedError

    def _reward(self, seat: int) -> float:
        """From 0 (worst) to 1 (best), for search, when a round is over."""
        if cython.compiled:
            with cython.gil:
                return float(getattr(self, "_reward")(seat))
        raise NotImplementedError

    def _suggest(self, seat: int, r: int) -> int:
        """A sensible action for guided playouts; r is a random number."""
        if self.outside:
            return _outside_suggest(self, seat, r)
        return bits.pick(self._legal(seat), r)

    def _mine(self, seat: int) -> int:
        """The actions that are this seat's own to think of, legal or not: say, the cards of its hand."""
        if self.outside:
            return _outside_mine(self, seat)
        return 0xFFFFFFFFFFFFFFFF

    def _standing(self, seat: int) -> int:
        """What decides who wins: the score, unless the game breaks ties."""
        if self.outside:
            return _outside_standing(self, seat)
        return self.scores[seat]

    def _resume(self) -> None:
        """What follows from the cards and facts of a position; ValueError where they contradict."""
        if self.outside:
            getattr(self, "_resume", int)()

    # -- words of the rules
    def set_up(self, seats: int) -> None:
        """An empty table for so many seats: the first word of every game."""
        self._clear()
        self.outside = memory.is_outside(self)
        self.scores = [0] * 8
        self.seats = seats
        self.to_act = 0                          # the seats that owe a decision
        self.sealed = [-1] * 8                   # what each has decided and nobody else may know yet, -1 for nothing
        self.round = 0                           # how many rounds are over
        self.page = 0                            # which of the game's lists of acts is in force
        self.rule = 0                            # why the last `_legal` forbade the rest
        self.over = False
        self.watch()

    def seal(self, seat: int, action: int) -> None:
        """This seat has decided; nobody else knows what before it is unsealed."""
        self.sealed[seat] = action
        self.done(seat)

    def unseal(self, seat: int) -> int:
        """What this seat had decided, or -1: from now on it is no secret."""
        action = self.sealed[seat]
        self.sealed[seat] = -1
        return action

    # -- the public side
    def deal(self, seed: bytes) -> None:
        """Deal the next round from a seed of 32 bytes, when nobody owes a decision."""
        if self.to_act or self.over:
            raise ValueError("A round can be dealt only when the one before is over and the match is not.")
        self.dice = dice.from_seed(seed)
        self._deal()

    def who(self) -> int:
        """The lowest seat that owes a decision, -1 for none."""
        return bits.lowest(self.to_act) if self.to_act else -1

    def legal(self, seat: int) -> int:
        """The legal actions of this seat, as a mask."""
        return self._legal(seat) if 0 <= seat < self.seats and self.to_act >> seat & 1 else 0

    def actions(self, seat: int) -> list[int]:
        """The legal actions of this seat, as a list."""
        mask = self._legal(seat) if 0 <= seat < self.seats and self.to_act >> seat & 1 else 0
        found = [0] * bits.count(mask)
        for i in range(bits.count(mask)):
            found[i] = bits.lowest(mask)
            mask &= mask - 1
        return found

    def attempt(self, seat: int, action: int) -> bool:
        """Play one action if it is legal; whether it was."""
        if (0 <= seat < self.seats and self.to_act >> seat & 1 and 0 <= action < 64
                and self._legal(seat) >> action & 1):
            self._play(seat, action)
            return True
        return False

    def play(self, seat: int, action: int) -> None:
        """Play one action; ValueError if it is not legal."""
        if not self.attempt(seat, action):
            raise ValueError(f"Seat {seat} may not play action {action} now; see legal({seat}).")

    def mine(self, seat: int) -> int:
        """The actions that are this seat's own to think of, legal or not, as a mask."""
        return self._mine(self._there(seat))

    def suggest(self, seat: int, r: int) -> int:
        """A sensible legal action by the game's own rule of thumb."""
        if not self.legal(seat):
            raise ValueError(f"Seat {seat} owes no decision now.")
        return self._suggest(seat, bits.from_seed(r))

    def standing(self, seat: int) -> int:
        """What decides who wins a match that is over."""
        return self._standing(self._there(seat))

    def reward(self, seat: int) -> float:
        """How well the round went for this seat, from 0 to 1."""
        return self._reward(self._there(seat))

    def _there(self, seat: int) -> int:
        """A compiled array is never checked, so a seat from Python is."""
        if not 0 <= seat < self.seats:
            raise ValueError(f"There is no seat {seat}: seats are 0 to {self.seats - 1}.")
        return seat

    def clone(self) -> "Table":
        """A copy that nobody watches, for search."""
        new: Table = memory.twin(self)
        new.watched = False
        new.told = False
        new.care = self.ordered
        return new

    def playouts(self, n: int, seed: int = 1, guided: bool = False) -> list[float]:
        """The mean rewards of n playouts to the end of the round, random or by the rule of thumb."""
        if n < 1:
            raise ValueError(f"The mean of {n} playouts is none: ask for at least one.")
        total = [0.0] * 8
        r = bits.from_seed(seed)
        scratch = self.clone()
        start = self.clone()
        with cython.nogil:
            for _ in range(n):
                memory.copy_fields(scratch, start)
                r = guided_playout(scratch, r) if guided else playout(scratch, r)
                for s in range(self.seats):
                    total[s] += scratch._reward(s)
        return [total[s] / n for s in range(self.seats)]

    def acts_in(self, n: int, seed: int = 1) -> int:
        """How many acts n random playouts to the end of the round take."""
        acts = 0
        r = bits.from_seed(seed)
        scratch = self.clone()
        start = self.clone()
        with cython.nogil:
            for _ in range(n):
                memory.copy_fields(scratch, start)
                while scratch.to_act:
                    seat = bits.lowest(scratch.to_act)
                    r = bits.next_random(r)
                    scratch._play(seat, bits.pick(scratch._legal(seat), r))
                    acts += 1
        return acts

    def settle(self) -> None:
        """After its cards and facts were set: what follows from them.  ValueError where they contradict."""
        self._resume()
        for seat in range(self.seats):
            held = self.sealed[seat]
            if held >= 0 and (self.to_act >> seat & 1 or not self._legal(seat) >> held & 1):
                raise ValueError(f"Seat {seat} cannot have sealed action {held} here.")


def playout(t: Table, r: int) -> int:
    """Random legal actions to the end of the round; the next random number."""
    while t.to_act:
        seat = bits.lowest(t.to_act)
        r = bits.next_random(r)
        t._play(seat, bits.pick(t._legal(seat), r))
    return r


def guided_playout(t: Table, r: int) -> int:
    """Suggested actions to the end of the round; the next random number."""
    while t.to_act:
        seat = bits.lowest(t.to_act)
        r = bits.next_random(r)
        t._play(seat, t._suggest(seat, r))
    return r


# apart, so that the methods above need the GIL only for a game from outside
def _outside_suggest(t: Table, seat: int, r: int) -> int:
    own = getattr(t, "_suggest", None)
    return own(seat, r) if own else bits.pick(t._legal(seat), r)


def _outside_mine(t: Table, seat: int) -> int:
    own = getattr(t, "_mine", None)
    return own(seat) if own else 0xFFFFFFFFFFFFFFFF


def _outside_standing(t: Table, seat: int) -> int:
    own = getattr(t, "_standing", None)
    return own(seat) if own else t.scores[seat]


if not cython.compiled:
    from . import verbs
    for _word in ("turn", "ask", "done", "by", "score", "say", "end_round"):
        setattr(Table, _word, getattr(verbs, _word))
