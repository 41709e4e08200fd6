"""The end of a round of Kabul: totals, and what they are worth."""
from ..core import bits, sight
from .kabul_powers import KabulPowers
from .kabul_terms import (CABO, GOLF, LAST, LOWEST, MID, NOTHING, OVER, REPO, RIGHT_CALL, ROW, SUM, TOTAL, WRONG_CALL)

FINES = [0, 5, 1, 0, 5, 10]                      # what a wrong call costs besides: none, repo, mid, last, five, ten


class KabulScore(KabulPowers):
    """The least in front of one is best."""

    def _total(self, seat: int) -> int:
        """Ten a marker, and the cards; in golf two of a rank count nothing."""
        total = self.markers[seat]
        for rank in range(14):
            same = self.zone[ROW + seat] & self._same(rank)
            if self.scoring == GOLF:
                same = self._unpaired(same)
            while same:
                total += self._value(bits.lowest(same))
                same &= same - 1
        return total

    def _unpaired(self, same: int) -> int:
        """Of cards of a rank the one that is left over, a red one rather than a black one."""
        if bits.count(same) % 2 == 0:
            return 0
        red = self._red(same)
        return bits.one(bits.lowest(red if red else same))

    def _end_round(self, void: bool) -> None:
        """All cards are turned up."""
        self._clear_picks()
        self.phase, self.page, self.power = OVER, OVER, NOTHING
        for seat in range(self.seats):
            if self.zone[ROW + seat]:
                self.show(self.zone[ROW + seat], ROW + seat, sight.EVERYBODY)
            self.totals[seat] = self._total(seat)
            self.sums[seat] += self.totals[seat]
            self.say(TOTAL, seat, self.totals[seat])
        wrong = self.caller >= 0 and self._wrongly_called()
        if self.caller >= 0:
            self.say(WRONG_CALL if wrong else RIGHT_CALL, self.caller, 0)
        for seat in range(self.seats):
            self._gain(seat, 0 if void else self._points(seat, wrong))
        self.end_round(self.round + 1 >= self.rounds or self._target_reached())

    def _wrongly_called(self) -> bool:
        """A call is wrong if somebody has less."""
        wrong = False
        for seat in range(self.seats):
            wrong = wrong or self.totals[seat] < self.totals[self.caller]
        return wrong

    def _gain(self, seat: int, points: int) -> None:
        """In Cabo exactly a hundred become fifty."""
        self.gained[seat] = points
        self.score(seat, points)
        if self.scoring == CABO and self.scores[seat] == -100:
            self.score(seat, 50)

    def _target_reached(self) -> bool:
        """Where totals are added up points are negative, and the target is for points against."""
        reached = False
        for seat in range(self.seats):
            points = -self.scores[seat] if self.scoring >= SUM else self.scores[seat]
            reached = reached or (self.target > 0 and points >= self.target)
        return reached

    def _points(self, seat: int, wrong: bool) -> int:
        """What the total is worth; a wrong call may take that from its caller, or from all."""
        called = wrong and seat == self.caller
        points = self._worth_of_total(seat, wrong)
        if wrong and self.false_call == REPO:
            points = 0
        elif wrong and self.false_call == MID:
            points = 0 if called else 1
        elif called and self.false_call == LAST:
            points = 0
        return points - FINES[self.false_call] if called else points

    def _worth_of_total(self, seat: int, wrong: bool) -> int:
        """A point for each who has not less, so that equals share the higher place; or else as agreed."""
        less = self._lower(seat, wrong)
        if self.scoring == LOWEST:
            return 1 if less == 0 else 0
        if self.scoring < SUM:
            return self.seats - 1 - less
        if self.scoring == CABO and seat == self.caller and not wrong:
            return 0
        return -self.totals[seat]

    def _lower(self, seat: int, wrong: bool) -> int:
        """How many have less, but for a wrong caller who is last."""
        found = 0
        for other in range(self.seats):
            last = wrong and self.false_call == LAST and other == self.caller
            if self.totals[other] < self.totals[seat] and not last:
                found += 1
        return found

    def _standing(self, seat: int) -> int:
        """Equal points: the lower sum of all totals, unless points are such sums themselves."""
        return self.scores[seat] if self.scoring >= SUM else self.scores[seat] * 100_000 - self.sums[seat]

    def _reward(self, seat: int) -> float:
        """The points of the round, from the fewest to the most there can be; sums from sixty against to ten for."""
        fine = FINES[self.false_call]
        if self.scoring >= SUM:
            return min(max(self.gained[seat] + 60, 0), 70) / 70.0
        return (self.gained[seat] + fine) / (fine + (1.0 if self.scoring == LOWEST else self.seats - 1.0))
