"""Kabul.  Four cards face down: have the least in front of you, and say so.

Here is the turn: deal, draw, replace, call.  The other rules stand in files of their own, each a layer that knows
those below it: what is agreed and what cards are worth, rows, stacking, powers, scores, a rule of thumb, positions.
"""
from types import SimpleNamespace

from ..core import bits, sight
from . import kabul_options, kabul_terms
from .kabul_place import KabulPlace
from .kabul_terms import (ALSO, AT_END, AT_START, BOTH, CALLS, CHOSEN, DECIDE, DECK, DECK_OUT, DISCARD, DONE, DRAW,
                          DRAWING, DRAWN, DRAWN_ONLY, END, FINISH, GIVE, HEAP, KABUL, LOCKED, MISMATCH, MUST_REPLACE,
                          NOTHING, PEEK, PHASES, PLACES, POWERS, REPLACES, ROW, SEAT, STACK, STARTS, TAKE, VOID)

VERSION = 1                                      # of the rules: a record names it
CARDS, ACTS, ZONES = kabul_terms.CARDS, kabul_terms.ACTS, kabul_terms.ZONES
RULES, SAYS = kabul_terms.RULES, kabul_terms.SAYS
FACTS = {"phase": (0, 11), "starter": (0, 5), "mover": (0, 5), "turns": (0, 40), "peeked": (0, 15), "taken": (0, 1),
         "power": (0, 6), "first": (-1, 5), "own": (0, (1 << PLACES) - 1), "other": (-1, 5),
         "theirs": (0, (1 << PLACES) - 1), "passed": (0, 63), "caller": (-1, 5), "last": (0, 10), "markers": (0, 9990),
         "totals": (-99, 19990), "gained": (-19990, 99), "sums": (-9990, 99990)}
PUBLIC = {"rank": (-1, 13)}
WORDS = {"phase": PHASES, "power": POWERS,
         "rank": ("two", "three", "four", "five", "six", "seven", "eight", "nine", "ten", "jack", "queen", "king",
                  "ace", "joker")}
LEAST_WINS = False
Options, PRESETS, GROUPS = kabul_options.Options, kabul_options.PRESETS, kabul_options.GROUPS
FIRST_LOOKS, MOST_TURNS = [0, 0b1001, 0b1100, 0], 40      # any two, first and last, the last two, or none


class Kabul(KabulPlace):
    """A match of some rounds; most points win."""

    def __init__(self, options: SimpleNamespace) -> None:
        self._lay_table(options)

    def _deal(self) -> None:
        """Four cards each, face down; all look at two of their own, and the first starter is chosen by lot."""
        self.gather(DECK)
        self.shuffle(DECK)
        self.starter = (self.starter + 1) % self.seats if self.round else self.lot(self.seats)
        self.turns, self.caller, self.last = 0, -1, 0
        self.say(STARTS, self.starter, 0)
        for seat in range(self.seats):
            self._deal_to(seat)
        if self.initial_discard:
            self.move(self.top(DECK), DECK, HEAP)
        if self.start_peek == CHOSEN:
            self._enter(PEEK, self.starter)
            self.ask(bits.one(self.seats) - 1)
        else:
            self._next_turn(self.starter)

    def _deal_to(self, seat: int) -> None:
        """Where it was agreed which cards all see first, they look at once."""
        self.give(4, DECK, ROW + seat)
        self.peeked[seat], self.markers[seat], self.totals[seat], self.gained[seat] = 0, 0, 0, 0
        for place in range(4):
            if FIRST_LOOKS[self.start_peek] >> place & 1:
                self.look(ROW + seat, place, bits.one(seat))

    # -- what is legal
    def _legal(self, seat: int) -> int:
        """Each phase has a rule of its own; two more for who must replace a card, or whom nobody can touch."""
        phase = self.phase
        if phase == STACK:
            return self.by(STACK, self._may_stack(seat))
        if phase == DECIDE:
            return self._may_decide(seat)
        if phase == END:
            return self.by(END, bits.one(KABUL) | bits.one(FINISH))
        if phase == PEEK:
            return self.by(PEEK, self._places(seat) & ~self.peeked[seat])
        if phase == DRAWING:
            return self.by(DRAWING, self._sources(seat))
        if phase == ALSO:
            return self.by(ALSO, self._places(seat) & ~self.own | bits.one(DONE))
        if phase == GIVE:
            return self.by(GIVE, self._places(seat))
        if phase == SEAT and self.lock_caller and self.caller >= 0:
            return self.by(LOCKED, self._may_pick(seat))
        return self.by(phase, self._may_pick(seat))

    def _may_decide(self, seat: int) -> int:
        """A card from the discard pile cannot go back there."""
        if self.taken:
            return self.by(MUST_REPLACE, self._places(seat))
        return self.by(DECIDE, self._places(seat) | bits.one(DISCARD))

    def _sources(self, seat: int) -> int:
        """The deck; the top discard, if there is a card to replace; or a call instead of the turn."""
        found = bits.one(DRAW)
        if self.draw_sources == BOTH and self.zone[HEAP] and self.zone[ROW + seat]:
            found |= bits.one(TAKE)
        if self.call_timing != AT_END and self._may_call():
            found |= bits.one(KABUL)
        return found

    def _may_call(self) -> bool:
        """Once a round, and not in the first laps."""
        return self.caller < 0 and self.turns > self.min_laps * self.seats

    # -- a turn
    def _play(self, seat: int, act: int) -> None:
        """Draw, decide, let all stack, use the power, call; a phase says when it is over, and the next one begins."""
        phase = self.phase
        if phase == PEEK:
            self._peek(seat, act)
        elif phase == STACK:
            if self._stack(seat, act):
                self._after_window()
        elif act == KABUL:
            self._call(seat)
        elif phase == DRAWING:
            self._draw(seat, HEAP if act == TAKE else DECK)
        elif phase == DECIDE:
            self._decide(seat, act)
        elif phase == ALSO:
            self._also(seat, act)
        elif phase == GIVE:
            if self._hand_over(seat, act):
                self._after_window()
        elif phase == END:
            self._next_turn((seat + 1) % self.seats)
        elif self._use_power(seat, act):
            self._end_turn()

    def _peek(self, seat: int, place: int) -> None:
        """Everybody looks at two of the own cards; who is first does not matter."""
        self.look(ROW + seat, place, bits.one(seat))
        self.peeked[seat] |= bits.one(place)
        if bits.count(self.peeked[seat]) == 2:
            self.done(seat)
        if self.to_act == 0:
            for s in range(6):
                self.peeked[s] = 0
            self._next_turn(self.starter)

    def _next_turn(self, seat: int) -> None:
        """Who cannot draw ends the round; so do forty turns, and the last turn after a call."""
        if seat == self.caller:
            seat = (seat + 1) % self.seats
        if (self.caller >= 0 and self.last == 0) or self.turns == MOST_TURNS:
            self._end_round(False)
        elif not self._stocked():
            self.say(DECK_OUT, seat, 0)
            self._end_round(self.deck_out == VOID)
        else:
            self._begin_turn(seat)

    def _begin_turn(self, seat: int) -> None:
        """Where there is no choice, a card is drawn at once."""
        self.turns += 1
        self.last -= 1 if self.caller >= 0 else 0
        self.mover = seat
        if self._sources(seat) == bits.one(DRAW):
            self._draw(seat, DECK)
        else:
            self._enter(DRAWING, seat)

    def _draw(self, seat: int, source: int) -> None:
        """The top card of the deck or of the discard pile; others do not see it."""
        self.taken = source == HEAP
        self.move(self.top(source), source, DRAWN + seat)
        self._enter(DECIDE, seat)

    def _decide(self, seat: int, act: int) -> None:
        """Discard the drawn card, or let it replace one of the row, which is then discarded."""
        if act == DISCARD:
            self.move(bits.lowest(self.zone[DRAWN + seat]), DRAWN + seat, HEAP)
            self._discarded(False)
        else:
            self.own = bits.one(act)
            if self.multi_exchange and self._size(seat) > 1 and self._has_room(seat):
                self._enter(ALSO, seat)
            else:
                self._replace(seat)

    def _also(self, seat: int, act: int) -> None:
        """Further cards of the same rank, as many as somebody dares."""
        if act != DONE:
            self.own |= bits.one(act)
        if act == DONE or self._legal(seat) == bits.one(DONE):
            self._replace(seat)

    def _replace(self, seat: int) -> None:
        """Cards of one rank make way for the drawn one; else all are shown, stay, and the drawn one joins them."""
        fresh, old, place = bits.lowest(self.zone[DRAWN + seat]), self.own, bits.lowest(self.own)
        same = self._of_one_rank(seat, old)
        self.own = 0
        self.say(REPLACES if same else MISMATCH, seat, place + 1)
        while old:
            if same:
                self.move(self._card(seat, bits.lowest(old)), ROW + seat, HEAP)
            else:
                self.look(ROW + seat, bits.lowest(old), sight.EVERYBODY)
            old &= old - 1
        if same:
            self.put(fresh, DRAWN + seat, ROW + seat, place)
            self._to_front(seat, place)
            self._discarded(True)
        else:
            self._append(seat, fresh, DRAWN + seat)
            self._end_turn()

    def _of_one_rank(self, seat: int, places: int) -> bool:
        """Whether all cards at these places are."""
        same, rank = True, self._rank(self._card(seat, bits.lowest(places)))
        while places:
            same = same and self._rank(self._card(seat, bits.lowest(places))) == rank
            places &= places - 1
        return same

    def _discarded(self, from_row: bool) -> None:
        """Its power waits until all had a chance to stack."""
        without = from_row and self.power_trigger == DRAWN_ONLY
        self.power = NOTHING if without else self._power(self.top(HEAP))
        self.taken = False
        if not self._open_window():
            self._after_window()

    def _after_window(self) -> None:
        """The power of what was discarded, if it can be used."""
        if not self._begin_power():
            self._end_turn()

    def _end_turn(self) -> None:
        """Call, or let the next one draw."""
        self._clear_picks()
        self.power, self.taken = NOTHING, False
        if self.call_timing != AT_START and self._may_call():
            self._enter(END, self.mover)
        else:
            self._next_turn((self.mover + 1) % self.seats)

    def _call(self, seat: int) -> None:
        """The round is over, or the others have their last turns."""
        self.say(CALLS, seat, 0)
        self.caller, self.last = seat, self.last_turns * (self.seats - 1)
        self._next_turn((seat + 1) % self.seats)
