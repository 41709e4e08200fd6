"""How to think of Quatch: by the rule of thumb, exactly where little is unknown, and not round in circles."""
from ..core import bits, memory
from ..core.mind import Mind
from ..games.quatch import Quatch
from ..games.quatch_terms import ALL, CHANCE, DECK, HAND, PICK, PILE, PLAY, SEVERAL, SPECIALS, STAND
from .quatch_ending import Ending

PATIENT, HASTE, EXACT = 1, 2, 4                  # concepts: breaks off what goes round in circles; would rather be done
# soon; reckons endings
HURRY, LONG = 0.1, 400.0                         # to somebody in haste a game of LONG acts is worth so much less
ENOUGH = 24                                      # plays without progress
MOST, FEW = 20_000, 14                           # positions of an ending that is reckoned, and cards that all can see
STANDS, PICKS = bits.one(STAND) * 15, bits.one(PICK) * 7


class QuatchMind(Mind):
    """Of one table of Quatch."""

    def __init__(self, table: Quatch, knows: int) -> None:
        self.table = table
        self.quatch = table
        self.knows = knows
        self.near, self.far = 1.0, 1.0
        self.acts = 0                            # in the last playout

    def suggest(self, seat: int, r: int) -> int:
        """By the rule of thumb; but where nothing gets on, mostly the lowest cards."""
        if self.knows & PATIENT and self.quatch.stage == PLAY and r % 4 and self._circles():
            legal = self.quatch._legal(seat)
            if legal & ALL:
                return self._lowest(legal)
        return self.quatch._suggest(seat, r)

    def effort(self, seat: int) -> int:
        """None where things go round in circles: then the lowest cards are played, until something moves."""
        return 0 if self.knows & PATIENT and self.quatch.stage == PLAY and self._circles() else 1

    def solved(self, seat: int, hidden: int) -> dict[int, float]:
        """Exact between two with an empty deck, if only cards of the stands are unknown and positions are few."""
        if (not self.knows & EXACT or self.quatch.stage != PLAY or self.quatch.zone[DECK]
                or self.quatch._still_in() > 2 or hidden & ~STANDS or self._in_sight() > FEW):
            return {}
        return self._reckon(seat)

    def _in_sight(self) -> int:
        """How many cards are in play, those of the stands apart."""
        found = self.quatch.length[PILE]
        for seat in range(self.quatch.seats):
            found += bits.count(self.quatch.zone[HAND + seat] | self.quatch.zone[CHANCE + seat])
        return found

    def _reckon(self, seat: int) -> dict[int, float]:
        ending = Ending(self.quatch, seat, MOST)
        reckoned = ending.acts() if ending.solved else {}
        found: dict[int, float] = {}
        legal = self.quatch._legal(seat)
        for act in reckoned:
            alike = legal & (self.quatch._rank(act >> 2) if act < SEVERAL else PICKS if act >= PICK else bits.one(act))
            worth = reckoned[act] if act >= PICK else self._now(seat, act, reckoned[act])
            while alike:
                found[bits.lowest(alike)] = worth
                alike &= alike - 1
        return found

    def _now(self, seat: int, act: int, worth: float) -> float:
        """What an act is worth; if by what went before it is the third time, that counts."""
        after: Quatch = memory.twin(self.quatch)
        after._play(seat, act)
        return worth if after.to_act else after._reward(seat)

    def worth(self, seat: int) -> float:
        """The points of the game, unless nobody went out; in haste, who wins or loses would rather do so soon."""
        reward = self.quatch._reward(seat)
        if self.knows & PATIENT and self._undecided():
            reward = 0.0
        if self.knows & HASTE:
            return (1.0 - HURRY) * reward + HURRY * max(1.0 - self.acts / LONG, 0.0)
        return reward

    def _undecided(self) -> bool:
        """Nobody went out: the cards were counted, as nothing got on."""
        for seat in range(self.quatch.seats):
            if self.quatch.place[seat] == 1 and not self.quatch._all(seat):
                return False
        return True

    def finish(self, r: int) -> int:
        """Play on to the end, each act as suggested, and count them; the next random number."""
        self.acts = 0
        while self.quatch.to_act:
            seat = bits.lowest(self.quatch.to_act)
            r = bits.next_random(r)
            self.quatch._play(seat, self.suggest(seat, r))
            self.acts += 1
        return r

    def _circles(self) -> bool:
        """Nothing has got on for long, or all lies as it did before."""
        if self.quatch.quiet >= ENOUGH:
            return True
        times = 0
        for i in range(max(self.quatch.quiet, 0)):
            times += self.quatch.past[i] == self.quatch.past[self.quatch.quiet]
        return times > 0

    def _lowest(self, legal: int) -> int:
        """The lowest rank, all of it; specials only if nothing else fits."""
        fits = legal & ALL
        card = bits.lowest(fits & ~SPECIALS if fits & ~SPECIALS else fits)
        again = legal & self.quatch._rank(card >> 2)
        return SEVERAL if again & (again - 1) and legal >> SEVERAL & 1 else card
