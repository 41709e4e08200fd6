"""How a game of Quatch ends: somebody is out, or play goes round in circles; places and points."""
from ..core import bits
from .quatch_place import QuatchPlace
from .quatch_terms import FIRST, IDLE, MASK, OUT, PATIENCE, STAND, THIRD, TURN

WEIGHTS = [bits.scramble(n) >> 35 for n in range(50 * 13)]      # 46 places of the pile and 4 hands, by rank


class QuatchEnds(QuatchPlace):
    """Whose turn is next, unless the game is over."""

    def _after(self, seat: int) -> int:
        """Clockwise, or the other way round; who is out is left out."""
        step = self.seats - 1 if self.backward else 1
        for _ in range(self.seats):
            seat += step
            if seat >= self.seats:
                seat -= self.seats
            if not self.place[seat]:
                return seat
        return seat

    # -- endless games
    def _progress(self) -> None:
        """A card was binned, drawn, or left a row: no position can come back from before it."""
        for i in range(self.quiet + 1):
            self.past[i] = 0
        self.quiet = -1

    def _shift(self, rank: int, seat: int, place: int) -> int:
        """What it changes in a position that a card goes from a hand to a place of the pile."""
        return WEIGHTS[13 * place + rank] - WEIGHTS[13 * (46 + seat) + rank]

    def _go_on(self, seat: int, following: int) -> None:
        """The third time in one position, and 200 plays without progress, end the game.

        Without progress cards only go between hands and pile, as all can see, so what has changed since the last
        progress tells positions apart: a sum of numbers, one for each rank at each place, of which 29 bits are kept.
        """
        now, times = 0, 0
        if self.quiet >= 0:
            now = self.past[self.quiet] + self.change + TURN * (following - seat) & MASK
            for i in range(self.quiet + 1):
                times += self.past[i] == now
        if times >= 2 or self.quiet + 1 >= PATIENCE:
            self.say(THIRD if times >= 2 else IDLE, following, 0)
            self._decide(True)
        else:
            self.quiet += 1
            self.past[self.quiet] = now
            self._begin_turn(following)

    def _begin_turn(self, seat: int) -> None:
        self.several = False
        self.laid, self.change = 0, 0
        self.mover = seat
        self.turn(seat)

    # -- places
    def _out(self, seat: int) -> bool:
        """The first without cards wins; by agreement the others play on.  Whether the game is over."""
        place = self.seats - self._still_in() + 1
        self.place[seat] = place
        self.say(OUT, seat, place)
        if self.play_on and self._still_in() > 1:
            return False
        for other in range(self.seats):
            if not self.place[other]:
                self.place[other] = place + 1
        self._end()
        return True

    def _decide(self, compare: bool) -> None:
        """Fewest cards, then fewest in the stand, then fewest eaten are best; else it is a draw."""
        playing = 0
        for seat in range(self.seats):
            if not self.place[seat]:
                playing |= bits.one(seat)
        first = self.seats - bits.count(playing) + 1
        for seat in range(self.seats):
            if playing >> seat & 1:
                better = 0
                for other in range(self.seats):
                    if compare and playing >> other & 1 and self._load(other) < self._load(seat):
                        better += 1
                self.place[seat] = first + (better if self.play_on else min(better, 1))
                if self.place[seat] == 1:
                    self.say(FIRST, seat, 0)
        self._end()

    def _load(self, seat: int) -> int:
        return (bits.count(self._all(seat)) * 4 + bits.count(self.zone[STAND + seat])) * 10_000_000 + self.eaten[seat]

    # -- points
    def _end(self) -> None:
        """A point for each player left behind."""
        self._progress()
        self.quiet = 0
        self._begin_turn(self.mover)
        for seat in range(self.seats):
            if self._behind(seat):
                self.score(seat, self._behind(seat))
        self.end_round(self.round + 1 >= self.games)

    def _behind(self, seat: int) -> int:
        found = 0
        for other in range(self.seats):
            found += self.place[other] > self.place[seat]
        return found

    def _level(self, seat: int) -> int:
        found = -1                               # besides oneself
        for other in range(self.seats):
            found += self.place[other] == self.place[seat]
        return found

    def _reward(self, seat: int) -> float:
        """Half a point for each other player with the same place."""
        return (self._behind(seat) + self._level(seat) * 0.5) / (self.seats - 1)
