"""Kabul.  Four cards face down: have the least in front of you, and say so.

Card = 13 * suit + rank, suits C D S H, rank 0 is the two; then the jokers.  Each phase has a page of acts: 0 to 47 a
place of a row, 48 to 53 a seat, then words.  Only where others' cards may be stacked, 9 * seat + place is a card.
"""
from types import SimpleNamespace

from ..core import bits, cards, sight
from ..core.table import Table
from ..options import declared, opt

VERSION = 1                                      # of the rules: a record names it
CARDS = (*cards.NAMES, "1R", "1B", "2R", "2B")   # four jokers
OVER, PEEK, DRAWING, DECIDE, ALSO, STACK, GIVE, OWN, SEAT, THEIRS, SWITCHING, END, ANY = range(13)    # ANY: a page
SEATS, DRAW, TAKE, DISCARD, DONE, PASS, SKIP, SWAP, KEEP, KABUL, FINISH = 48, 54, 55, 56, 57, 58, 59, 60, 61, 62, 63
NAMED = ("draw", "take", "discard", "done", "pass", "skip", "swap", "keep", "kabul", "finish")
VERBS = ("place", "look", "place", "replace", "also", "stack", "give", "own", "place", "theirs", "place", "place")
ACTS = (*((*(f"{verb} {n}" for n in range(1, 49)), *(f"seat {s}" for s in range(6)), *NAMED) for verb in VERBS),
        (*(f"stack {n} of seat {s}" for s in range(6) for n in range(1, 10)), *NAMED))
ZONES = {"row": 6, "drawn": 6, "deck": 1, "discard": 1}
ROW, DRAWN, DECK, HEAP, PLACES, NINE = 0, 6, 12, 13, 28, 9
RULES = {"no-card-there": (), "look-at-two": (), "draw-or-call": (), "replace-or-discard": (), "also-or-done": (),
         "stack-or-pass": ("rank",), "give-one": (), "own-card": (), "choose-a-seat": (), "their-card": (),
         "swap-or-keep": (), "call-or-finish": (), "must-replace": (), "caller-locked": ()}      # by phase; two more
MUST_REPLACE, LOCKED = 12, 13
SAYS = ("kabul", "replaces", "mismatch", "stacks", "wrong-stack", "marker", "looks", "right-call", "wrong-call",
        "total", "deck-out", "starts")
CALLS, REPLACES, MISMATCH, STACKS, WRONG, MARKER, LOOKS, RIGHT_CALL, WRONG_CALL, TOTAL, DECK_OUT, STARTS = range(12)
FACTS = {"phase": (0, 11), "starter": (0, 5), "mover": (0, 5), "turns": (0, 40), "peeked": (0, 15), "taken": (0, 1),
         "power": (0, 6), "first": (-1, 5), "own": (0, (1 << PLACES) - 1), "other": (-1, 5),
         "theirs": (0, (1 << PLACES) - 1), "passed": (0, 63), "caller": (-1, 5), "last": (0, 10), "markers": (0, 9990),
         "totals": (-99, 19990), "gained": (-19990, 99), "sums": (-9990, 99990)}
PUBLIC = {"rank": (-1, 13)}
WORDS = {"phase": ("over", "peek", "draw", "decide", "also", "stack", "give", "own", "seat", "theirs", "switch", "end"),
         "power": ("none", "peek-own", "peek-other", "peek-both", "peek-double", "switch", "peek-switch"),
         "rank": ("two", "three", "four", "five", "six", "seven", "eight", "nine", "ten", "jack", "queen", "king",
                  "ace", "joker")}
LEAST_WINS = False
PACK, RED = (1 << 56) - 1, 0x1FFF << 13 | 0x1FFF << 39 | 1 << 52 | 1 << 54
RANK = [card % 13 for card in range(52)] + [13] * 4
SAME = [bits.one(rank) * 0x8004002001 for rank in range(13)] + [15 << 52]      # the cards of a rank
COUNTS = {"kabul": (11, 11, 0, -1, 11, 11, 12, 15), "gist": (11, 12, 0, -1, 11, 12, 13, -1),
          "cambio": (11, 12, -1, 0, 11, 12, 13, 0), "cabo": (11, 12, 13, 0, 11, 12, 13, 0),
          "golf": (10, 10, 0, -2, 10, 10, 0, -2)}      # J Q K joker, red ones first
VALUE = [RANK[card] + 2 if RANK[card] < 9 else 1 if RANK[card] == 12
         else of[min(RANK[card] - 9, 3) + (0 if RED >> card & 1 else 4)]
         for of in COUNTS.values() for card in range(56)]
NOTHING, PEEK_SELF, PEEK_OPP, PEEK_BOTH, PEEK_DOUBLE, SWITCH, PEEK_SWITCH = range(7)
OWN_PICKS, THEIR_PICKS = [0, 1, 0, 1, 2, 1, 1], [0, 0, 1, 1, 2, 1, 1]
POWERS = {"kabul": "0112355064", "gist": "2211556660", "cambio": "0112255060", "cabo": "0112255000", "none": "0" * 10}
POWER = [int(of[9 if card in (53, 55) else 7 if RANK[card] == 11 and RED >> card & 1 else 8 if RANK[card] == 11
                else RANK[card] - 4]) if 4 <= RANK[card] < 12 or card in (53, 55) else 0
         for of in POWERS.values() for card in range(56)]      # of: 6 7 8 9 10 J Q, red K, black K, black joker
FALSE_CALLS, SCORINGS = ("none", "repo", "mid", "last", "five", "ten"), ("rank", "lowest", "sum", "cabo", "golf")
REPO, MID, LAST, BY_LOT, LIVE, ALL_MATCHING, CHAIN, LOWEST, SUM, CABO, GOLF = 1, 2, 3, 1, 2, 1, 2, 1, 2, 3, 4
BOTH, DRAWN_ONLY, ANY_TWO, OPTIONAL, FREE, ANY_CARD, NO_CARD, OWNER = 1, 1, 1, 0, 2, 1, 2, 1
AT_END, AT_START, VOID, RESHUFFLE = 0, 1, 1, 2
FINES, CALL_BELOW = [0, 5, 1, 0, 5, 10], [15, 7, 9, 10, 7, 5]      # wrong calls: the most they cost, when to dare
FIRST_LOOKS, SHOWN, MOST_TURNS = [0, 0b1001, 0b1100, 0], [255, 0, 0], 40


class Options:
    """What the players may agree on."""

    seats: int = opt(4, "How many play", 2, 6)
    rounds: int = opt(4, "How many rounds a match has", 1, 50)
    target: int = opt(0, "A match also ends when somebody has so many points, for or against; 0 for never", 0, 200)
    jokers: int = opt(4, "How many jokers there are: red, black, red, black", 0, 4)
    start_peek: str = opt("any", "Own cards that all see first: any two, first and last, the last two, or none",
                          "any", "outer", "near", "none")
    initial_discard: bool = opt(False, "A card is turned up on the discard pile before play")
    draw_sources: str = opt("deck", "Where to draw from: both is the deck or the top discard", "deck", "both")
    front_insert: bool = opt(False, "New cards go to the front of the row, and the others move up")
    multi_exchange: bool = opt(False, "A drawn card may replace several cards of one rank")
    power_trigger: str = opt("any_discard", "Whether cards of the row have powers too", "any_discard", "drawn_only")
    power_map: str = opt("kabul", "Which cards have which powers", *POWERS)
    switch_scope: str = opt("own", "A switch takes an own card and another's, or cards of any two", "own", "any_two")
    peek_switch: str = opt("optional", "After a look at two cards they may be switched, must be, or any two may be",
                           "optional", "forced", "free")
    window: str = opt("seat", "Whose stack counts first: from the discarder on, by lot, or as they come",
                      "seat", "random", "live")
    stack_scope: str = opt("own", "Whose cards may be stacked", "own", "any", "none")
    stack_limit: str = opt("one", "How many on a discard; chain asks again after each", "one", "all_matching", "chain")
    stack_penalty: int = opt(1, "How many cards a wrong stack costs", 0, 2)
    wrong_shown: str = opt("all", "Who sees a card wrongly stacked; owner is whoever tried", "all", "owner", "nobody")
    call_timing: str = opt("end", "When to call: at the end of a turn, instead, or both", "end", "start", "either")
    min_laps: int = opt(0, "So many turns each before anybody may call", 0, 3)
    last_turns: int = opt(0, "How many turns the others have after a call", 0, 2)
    lock_caller: bool = opt(True, "Nobody can touch the caller's cards in the last turns")
    false_call: str = opt("none", "What a call costs if somebody has less", *FALSE_CALLS)
    scoring: str = opt("rank", "How totals become points", *SCORINGS)
    deck_out: str = opt("ends", "With no card to draw: the round ends, is void, or the discards are shuffled",
                        "ends", "void", "reshuffle")
    values: str = opt("kabul", "What court cards and jokers count", *COUNTS)


PRESETS: dict[str, dict[str, object]] = {
    "none": {}, "repo": {"false_call": "repo"}, "caller_last": {"false_call": "last"},
    "first_to_12": {"target": 12, "rounds": 50},
    "cabo": {"initial_discard": True, "draw_sources": "both", "multi_exchange": True, "power_map": "cabo",
             "power_trigger": "drawn_only", "switch_scope": "any_two", "stack_scope": "none", "call_timing": "start",
             "last_turns": 1, "false_call": "ten", "scoring": "cabo", "values": "cabo", "target": 100, "rounds": 50},
    "cambio": {"initial_discard": True, "start_peek": "near", "power_map": "cambio", "power_trigger": "drawn_only",
               "stack_scope": "any", "window": "live", "call_timing": "start", "last_turns": 1, "scoring": "lowest",
               "deck_out": "reshuffle", "values": "cambio"},
    "golf": {"jokers": 0, "initial_discard": True, "draw_sources": "both", "start_peek": "near", "power_map": "none",
             "stack_scope": "none", "call_timing": "start", "last_turns": 1, "scoring": "golf", "values": "golf",
             "rounds": 9, "deck_out": "reshuffle"}}


class Kabul(Table):
    """A match of some rounds; most points win."""

    def __init__(self, options: SimpleNamespace) -> None:
        if options.stack_scope == "any" and options.stack_limit == "all_matching":
            raise ValueError("With stack_scope=any a card is given for each one stacked: stack_limit is one or chain.")
        if options.stack_scope == "any" and options.front_insert:
            raise ValueError("With stack_scope=any cards keep their places: front_insert is off.")
        if options.scoring in SCORINGS[SUM:] and options.false_call in FALSE_CALLS[REPO:LAST + 1]:
            raise ValueError("Where totals are added up, false_call is none, five or ten.")
        self.set_up(options.seats)
        self.lay(ROW, options.seats, sight.NOBODY, PLACES, True)
        self.lay(DRAWN, options.seats, sight.OWN)
        self.lay(DECK, 1, sight.NOBODY, 56)
        self.lay(HEAP, 1, sight.EVERYBODY, 56)
        self.pack = bits.one(52 + options.jokers) - 1
        self.rounds = self.target = self.jokers = self.start_peek = self.initial_discard = self.draw_sources = 0
        self.front_insert = self.multi_exchange = self.power_trigger = self.power_map = self.switch_scope = 0
        self.peek_switch = self.window = self.stack_scope = self.stack_limit = self.stack_penalty = 0
        self.wrong_shown = self.call_timing = self.min_laps = self.last_turns = self.lock_caller = 0
        self.false_call = self.scoring = self.deck_out = self.values = 0
        for name, option in declared(Options).items():         # each is a field: a number, or the number of a word
            chosen = getattr(options, name)
            setattr(self, name, chosen if isinstance(chosen, int) else option.allowed.index(chosen))
        self.width = NINE if self.stack_scope == ANY_CARD else PLACES      # of a row
        self.phase, self.starter, self.mover, self.turns = OVER, 0, 0, 0
        self.peeked = [0] * 6                    # places each has looked at before the first turn
        self.taken = False                       # the drawn card is from the discard pile
        self.rank, self.power = -1, NOTHING      # to be matched; and what may be used after that
        self.first, self.other = -1, -1          # the two seats that a power is used on, or who gives a card to whom
        self.own, self.theirs = 0, 0             # and the places there
        self.passed = 0                          # live: who has had a say
        self.caller, self.last = -1, 0           # and how many turns are left after a call
        self.markers, self.totals, self.gained, self.sums = [0] * 6, [0] * 6, [0] * 6, [0] * 6

    def _deal(self) -> None:
        """Four cards each, face down; all look at two of their own, and the first starter is chosen by lot."""
        self.gather(DECK)
        self.shuffle(DECK)
        self.starter = (self.starter + 1) % self.seats if self.round else self.lot(self.seats)
        self.turns, self.caller, self.last = 0, -1, 0
        self.say(STARTS, self.starter, 0)
        for seat in range(self.seats):
            self.give(4, DECK, ROW + seat)
            self.peeked[seat], self.markers[seat], self.totals[seat], self.gained[seat] = 0, 0, 0, 0
            for place in range(4):
                if FIRST_LOOKS[self.start_peek] >> place & 1:
                    self.look(ROW + seat, place, bits.one(seat))
        if self.initial_discard:
            self.move(self.top(DECK), DECK, HEAP)
        if self.start_peek == 0:
            self._enter(PEEK, self.starter)
            self.ask(bits.one(self.seats) - 1)
        else:
            self._next_turn(self.starter)

    def _enter(self, phase: int, seat: int) -> None:
        self.phase = phase
        self.page = ANY if phase == STACK and self.stack_scope == ANY_CARD else phase
        self.turn(seat)

    # -- what is legal
    def _open_rows(self) -> int:
        """The seats whose cards can be touched: who has some, but for a locked caller."""
        found = 0
        for seat in range(self.seats):
            if self.zone[ROW + seat] and not (self.lock_caller and seat == self.caller):
                found |= bits.one(seat)
        return found

    def _may_call(self) -> bool:
        """Once a round, and not in the first laps."""
        return self.caller < 0 and self.turns > self.min_laps * self.seats

    def _legal(self, seat: int) -> int:
        """A power need not be used; once begun it is completed, but a double look is at up to two cards each."""
        phase, places = self.phase, self.filled(ROW + (self.other if self.phase == THEIRS else seat))
        skip = bits.one(SKIP) if self.power == PEEK_DOUBLE or (self.own == 0 and phase != THEIRS) else bits.one(0) ^ 1
        if phase == STACK:
            return self.by(STACK, bits.one(PASS) | (self._every_card() if self.stack_scope == ANY_CARD else places))
        if phase == DECIDE:
            return self.by(MUST_REPLACE, places) if self.taken else self.by(DECIDE, places | bits.one(DISCARD))
        if phase == END:
            return self.by(END, bits.one(KABUL) | bits.one(FINISH))
        if phase == PEEK:
            return self.by(PEEK, places & ~self.peeked[seat])
        if phase == DRAWING:
            return self.by(DRAWING, self._sources(seat))
        if phase == ALSO:
            return self.by(ALSO, places & ~self.own | bits.one(DONE))
        if phase == OWN:
            return self.by(OWN, places & ~self.own | skip)
        if phase == SEAT:
            return self.by(LOCKED if self.lock_caller and self.caller >= 0 else SEAT, self._others() << SEATS | skip)
        if phase == THEIRS:
            return self.by(THEIRS, places & ~self.theirs | skip)
        return self.by(SWITCHING, bits.one(SWAP) | bits.one(KEEP)) if phase == SWITCHING else self.by(GIVE, places)

    def _sources(self, seat: int) -> int:
        """The deck; the top discard, if there is a card to replace; or a call instead of the turn."""
        found = bits.one(DRAW)
        if self.draw_sources == BOTH and self.zone[HEAP] and self.zone[ROW + seat]:
            found |= bits.one(TAKE)
        return found | bits.one(KABUL) if self.call_timing != AT_END and self._may_call() else found

    def _every_card(self) -> int:
        found, rows = 0, self._open_rows()
        while rows:
            owner = bits.lowest(rows)
            found |= self.filled(ROW + owner) << NINE * owner
            rows &= rows - 1
        return found

    def _others(self) -> int:
        """Those who have cards, but for the seat that was chosen already: oneself, or the first of any two."""
        rows = self._open_rows()
        return rows & ~bits.one(self.first) if self.first >= 0 else rows

    def _mine(self, seat: int) -> int:
        if self.phase == STACK and self.stack_scope == ANY_CARD:
            return self._every_card() | bits.one(SEATS) * 0xFFC0
        return self.filled(ROW + (self.other if self.phase == THEIRS else seat)) | bits.one(SEATS) * 0xFFFF

    # -- a turn
    def _play(self, seat: int, act: int) -> None:
        if self.phase == PEEK:
            self._peek(seat, act)
        elif self.phase == STACK:
            self._stack(seat, act)
        elif act == KABUL:                       # the round is over, or the others have their last turns
            self.say(CALLS, seat, 0)
            self.caller, self.last = seat, self.last_turns * (self.seats - 1)
            self._next_turn((seat + 1) % self.seats)
        elif self.phase == DRAWING:
            self._draw(seat, HEAP if act == TAKE else DECK)
        elif self.phase == DECIDE:
            self._decide(seat, act)
        elif self.phase == ALSO:
            self.own |= 0 if act == DONE else bits.one(act)
            if act == DONE or self._legal(seat) == bits.one(DONE):
                self._replace(seat)
        elif self.phase == GIVE:
            self.put(self.at(ROW + seat, act), ROW + seat, ROW + self.other, bits.lowest(self.theirs))
            self._after_window(True)
        elif self.phase == SWITCHING:
            self._finish_power(act == SWAP)
        elif self.phase == END:
            self._next_turn((seat + 1) % self.seats)
        else:
            self._pick(seat, act)

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
            self.turns += 1
            self.last -= 1 if self.caller >= 0 else 0
            self.mover = seat
            if self._sources(seat) == bits.one(DRAW):
                self._draw(seat, DECK)
            else:
                self._enter(DRAWING, seat)

    def _stocked(self) -> bool:
        """Whether there is a card to draw; the discards below the top one may have to be shuffled first."""
        if self.deck_out == RESHUFFLE and not self.zone[DECK] and bits.count(self.zone[HEAP]) > 1:
            self.move_all(self.zone[HEAP] & ~bits.one(self.top(HEAP)), HEAP, DECK)
            self.shuffle(DECK)
        return self.zone[DECK] != 0

    def _draw(self, seat: int, source: int) -> None:
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
            if self.multi_exchange and bits.count(self.zone[ROW + seat]) > 1 and self.length[ROW + seat] < self.width:
                self._enter(ALSO, seat)
            else:
                self._replace(seat)

    def _replace(self, seat: int) -> None:
        """Cards of one rank make way for the drawn one; else all are shown, stay, and the drawn one joins them."""
        fresh, place = bits.lowest(self.zone[DRAWN + seat]), bits.lowest(self.own)
        rank, rest = RANK[self.at(ROW + seat, place)], self.own
        same = True
        while rest:
            same = same and RANK[self.at(ROW + seat, bits.lowest(rest))] == rank
            rest &= rest - 1
        rest, self.own = self.own, 0
        self.say(REPLACES if same else MISMATCH, seat, place + 1)
        while rest:
            if same:
                self.move(self.at(ROW + seat, bits.lowest(rest)), ROW + seat, HEAP)
            else:
                self.look(ROW + seat, bits.lowest(rest), sight.EVERYBODY)
            rest &= rest - 1
        if same:
            self.put(fresh, DRAWN + seat, ROW + seat, place)
            self._to_front(seat, place)
            self._discarded(True)
        else:
            self.move(fresh, DRAWN + seat, ROW + seat)
            self._to_front(seat, self.length[ROW + seat] - 1)
            self._end_turn()

    def _to_front(self, seat: int, place: int) -> None:
        """With `front_insert` the cards before a new one move up, one by one."""
        before = self.filled(ROW + seat) & bits.one(place) - 1 if self.front_insert else 0
        while before:
            next_ = bits.highest(before)
            self.exchange(ROW + seat, next_, ROW + seat, place)
            before ^= bits.one(next_)
            place = next_

    def _discarded(self, from_row: bool) -> None:
        """Its power waits until all had a chance to stack."""
        card = self.top(HEAP)
        self.power = NOTHING if from_row and self.power_trigger == DRAWN_ONLY else POWER[56 * self.power_map + card]
        self.taken = False
        self._open_window()

    # -- stacking
    def _open_window(self) -> None:
        """All who have cards may stack one of the same rank, once."""
        who = self._open_rows() if self.stack_scope != NO_CARD else 0
        self.passed = 0
        if who:
            self.rank = RANK[self.top(HEAP)]
            self._enter(STACK, self.mover)
            self.ask(who)
        else:
            self._begin_power()

    def _stack(self, seat: int, act: int) -> None:
        """Sealed until all have decided, then judged from the discarder on, or by lot; live, each try counts at once.

        What comes after the first right one is void.
        """
        tries, right = 0, False
        self.seal(seat, act)
        if self.window == LIVE:
            self.passed |= bits.one(seat)
        if self.to_act == 0 or self.window == LIVE:
            for s in range(self.seats):
                tries |= bits.one(s) if self.sealed[s] >= 0 and self.sealed[s] != PASS else 0
            while tries and not (right and self.stack_limit != ALL_MATCHING):
                seat = self.mover
                for _ in range(self.lot(bits.count(tries)) if self.window == BY_LOT else 0):
                    seat = self._next_of(tries, seat) + 1
                seat = self._next_of(tries, seat)
                tries &= ~bits.one(seat)
                right = self._try(seat, self.sealed[seat]) or right
            for s in range(self.seats):
                self.unseal(s)
            if self.to_act == 0 or (right and self.stack_limit != ALL_MATCHING):
                self._after_window(right)

    def _next_of(self, seats: int, seat: int) -> int:
        """The first of these seats from a seat on, clockwise."""
        while not seats >> seat % self.seats & 1:
            seat += 1
        return seat % self.seats

    def _try(self, seat: int, act: int) -> bool:
        """Right: it is discarded, for another's card one is given.  Wrong: it is shown, and costs a card."""
        owner = act // NINE if self.stack_scope == ANY_CARD else seat
        place = act % NINE if self.stack_scope == ANY_CARD else act
        card = self.at(ROW + owner, place)
        if RANK[card] == self.rank:
            self.say(STACKS, seat, place + 1)
            self.move(card, ROW + owner, HEAP)
            if owner != seat:
                self.first, self.other, self.theirs = seat, owner, bits.one(place)
            return True
        self.say(WRONG, seat, place + 1)
        self.look(ROW + owner, place, SHOWN[self.wrong_shown] | (bits.one(seat) if self.wrong_shown == OWNER else 0))
        for _ in range(self.stack_penalty):
            self._pay(seat)
        return False

    def _pay(self, seat: int) -> None:
        """A card that nobody has seen, to the right end; where there is none, or no place, a marker that counts ten."""
        if self.length[ROW + seat] < self.width and self._stocked():
            self.move(self.top(DECK), DECK, ROW + seat)
            self._to_front(seat, self.length[ROW + seat] - 1)
        else:
            self.markers[seat] += 10
            self.say(MARKER, seat, self.markers[seat])

    def _after_window(self, right: bool) -> None:
        """A card may have to be given, or others may stack on the stacked one; else the power is next."""
        if self.theirs and self.phase != GIVE:
            self._enter(GIVE, self.first)
        else:
            self._clear_picks()
            self.passed, self.rank = 0, -1
            if right and self.stack_limit == CHAIN:
                self._open_window()
            else:
                self._begin_power()

    # -- powers
    def _clear_picks(self) -> None:
        self.first, self.other, self.own, self.theirs = -1, -1, 0, 0

    def _usable(self) -> bool:
        """A look needs a card to look at; a switch needs one on both sides."""
        rows, own = self._open_rows(), bits.one(self.mover)
        if self.power >= SWITCH:
            return rows & rows - 1 != 0 and (self.switch_scope == ANY_TWO or rows & own != 0)
        return (OWN_PICKS[self.power] > 0 and rows & own != 0) or (THEIR_PICKS[self.power] > 0 and rows & ~own != 0)

    def _begin_power(self) -> None:
        if not self._usable():
            self._end_turn()
        elif self.power >= SWITCH and self.switch_scope == ANY_TWO:
            self._enter(SEAT, self.mover)
        else:
            self.first = self.mover
            own = OWN_PICKS[self.power] and self.zone[ROW + self.mover]
            self._enter(OWN if own else SEAT, self.mover)

    def _pick(self, seat: int, act: int) -> None:
        """First all is chosen, then looked at: own cards, a seat, cards of that seat."""
        if self.phase == OWN:
            self.own |= 0 if act == SKIP else bits.one(act)
            own = bits.count(self.own)
            if act == SKIP and self.power != PEEK_DOUBLE:
                self._end_turn()
            elif act == SKIP or own == min(OWN_PICKS[self.power], bits.count(self.zone[ROW + seat])):
                if THEIR_PICKS[self.power] and self._others():
                    self._enter(SEAT, seat)
                else:
                    self._picked()
        elif self.phase == SEAT:
            if act == SKIP:
                self._picked()
            else:
                self.other = act - SEATS
                self._enter(THEIRS, seat)
        else:
            self.theirs |= 0 if act == SKIP else bits.one(act)
            most = min(THEIR_PICKS[self.power], bits.count(self.zone[ROW + self.other]))
            if self.first < 0:                   # of any two, this was the first
                self.first, self.own, self.other, self.theirs = self.other, self.theirs, -1, 0
                self._enter(SEAT, seat)
            elif act == SKIP or bits.count(self.theirs) == most:
                self._picked()

    def _picked(self) -> None:
        """See what was chosen; only a blind switch does not look."""
        if self.power != SWITCH:
            if self.own | self.theirs:
                self.say(LOOKS, self.mover, bits.count(self.own) + bits.count(self.theirs))
            self._see(self.first, self.own)
            self._see(self.other, self.theirs)
        if self.power == PEEK_SWITCH and self.theirs and self.peek_switch == FREE:
            self._clear_picks()
            self.power = SWITCH
            self._begin_power()
        elif self.power == PEEK_SWITCH and self.theirs and self.peek_switch == OPTIONAL:
            self._enter(SWITCHING, self.mover)
        else:
            self._finish_power(self.power >= SWITCH and self.theirs != 0)

    def _see(self, owner: int, places: int) -> None:
        while places:
            self.look(ROW + owner, bits.lowest(places), bits.one(self.mover))
            places &= places - 1

    def _finish_power(self, switch: bool) -> None:
        if switch:
            self.exchange(ROW + self.first, bits.lowest(self.own), ROW + self.other, bits.lowest(self.theirs))
        self._end_turn()

    def _end_turn(self) -> None:
        """Call, or let the next one draw."""
        self._clear_picks()
        self.power, self.taken = NOTHING, False
        if self.call_timing != AT_START and self._may_call():
            self._enter(END, self.mover)
        else:
            self._next_turn((self.mover + 1) % self.seats)

    # -- the end
    def _total(self, seat: int) -> int:
        """Ten a marker, and the cards; in golf two of a rank count nothing."""
        total = self.markers[seat]
        for rank in range(14):
            same = self.zone[ROW + seat] & SAME[rank]
            if self.scoring == GOLF:
                same = 0 if bits.count(same) % 2 == 0 else bits.one(bits.lowest(same & RED if same & RED else same))
            while same:
                total += VALUE[56 * self.values + bits.lowest(same)]
                same &= same - 1
        return total

    def _end_round(self, void: bool) -> None:
        """All cards are turned up."""
        wrong = False
        self._clear_picks()
        self.phase, self.page, self.power = OVER, OVER, NOTHING
        for seat in range(self.seats):
            if self.zone[ROW + seat]:
                self.show(self.zone[ROW + seat], ROW + seat, sight.EVERYBODY)
            self.totals[seat] = self._total(seat)
            self.sums[seat] += self.totals[seat]
            self.say(TOTAL, seat, self.totals[seat])
        if self.caller >= 0:
            for seat in range(self.seats):
                wrong = wrong or self.totals[seat] < self.totals[self.caller]
            self.say(WRONG_CALL if wrong else RIGHT_CALL, self.caller, 0)
        over = self.round + 1 >= self.rounds
        for seat in range(self.seats):
            self.gained[seat] = 0 if void else self._points(seat, wrong)
            self.score(seat, self.gained[seat])
            if self.scoring == CABO and self.scores[seat] == -100:
                self.score(seat, 50)
            total = -self.scores[seat] if self.scoring >= SUM else self.scores[seat]
            over = over or (self.target > 0 and total >= self.target)
        self.end_round(over)

    def _points(self, seat: int, wrong: bool) -> int:
        """A point for each who has not less, so that equals share the higher place; and what a wrong call costs."""
        caller, less = seat == self.caller, 0
        for other in range(self.seats):
            last = wrong and self.false_call == LAST and other == self.caller
            less += 1 if self.totals[other] < self.totals[seat] and not last else 0
        points = self.seats - 1 - less
        if self.scoring == LOWEST:
            points = 1 if less == 0 else 0
        elif self.scoring >= SUM:
            points = 0 if self.scoring == CABO and caller and not wrong else -self.totals[seat]
        if wrong and (self.false_call == REPO or (self.false_call == LAST and caller)):
            points = 0
        elif wrong and self.false_call == MID:
            points = 0 if caller else 1
        return points - FINES[self.false_call] if wrong and caller else points

    def _standing(self, seat: int) -> int:
        """Equal points: the lower sum of all totals, unless points are such sums themselves."""
        return self.scores[seat] if self.scoring >= SUM else self.scores[seat] * 100_000 - self.sums[seat]

    def _reward(self, seat: int) -> float:
        fine = FINES[self.false_call]
        if self.scoring >= SUM:
            return min(max(self.gained[seat] + 60, 0), 70) / 70.0
        return (self.gained[seat] + fine) / (fine + (1.0 if self.scoring == LOWEST else self.seats - 1.0))

    # -- a rule of thumb
    def _worth(self, seat: int, owner: int, place: int) -> int:
        """Twice what a card counts, as far as this seat can tell."""
        card = self.at(ROW + owner, place)
        return 2 * VALUE[56 * self.values + card] if self.known[seat] >> card & 1 else 13

    def _extreme(self, seat: int, owner: int, places: int, sign: int) -> int:
        """The place of the card that seems worth most, or least if the sign is -1."""
        best, found = -99, bits.lowest(places)
        while places:
            worth = sign * self._worth(seat, owner, bits.lowest(places))
            if worth > best:
                best, found = worth, bits.lowest(places)
            places &= places - 1
        return found

    def _known_places(self, seat: int, owner: int, cards: int) -> int:
        """The places where this seat knows one of these cards."""
        found, rest = 0, cards & self.known[seat] & self.zone[ROW + owner]
        places = self.filled(ROW + owner) if rest else 0
        while places:
            found |= bits.one(bits.lowest(places)) if rest >> self.at(ROW + owner, bits.lowest(places)) & 1 else 0
            places &= places - 1
        return found

    def _would_call(self, seat: int) -> bool:
        """With a total that seems low enough for what a wrong call costs."""
        places, total = self.filled(ROW + seat), 2 * self.markers[seat]
        while places:
            total += self._worth(seat, seat, bits.lowest(places))
            places &= places - 1
        return total <= 2 * CALL_BELOW[self.false_call]

    def _suggest(self, seat: int, r: int) -> int:
        """Low cards stay, high ones go; stack only what is known, switch high against low, look at the unknown."""
        phase, legal = self.phase, self._legal(seat)
        places, act = legal & bits.one(SEATS) - 1, -1
        if phase == STACK:
            act = self._suggest_stack(seat, legal)
        elif phase in (END, DRAWING):
            act = FINISH if phase == END else DRAW
            if phase == DRAWING and self.zone[HEAP] and VALUE[56 * self.values + self.top(HEAP)] < 4:
                act = TAKE
            if legal >> KABUL & 1 and self._would_call(seat):
                act = KABUL
        elif r % 16 == 0:
            act = -1                             # now and then anything
        elif phase == DECIDE:
            fresh = 2 * VALUE[56 * self.values + bits.lowest(self.zone[DRAWN + seat])]
            act = self._extreme(seat, seat, places, 1) if places else DISCARD
            if places and not self.taken and self._worth(seat, seat, act) <= fresh:
                act = DISCARD
        elif phase == ALSO:
            places &= self._known_places(seat, seat, SAME[RANK[self.at(ROW + seat, bits.lowest(self.own))]])
            act = bits.lowest(places) if places and self._known_places(seat, seat, PACK) & self.own else DONE
        elif phase == SWITCHING:
            act = SWAP if (self._worth(seat, self.first, bits.lowest(self.own))
                           > self._worth(seat, self.other, bits.lowest(self.theirs))) else KEEP
        elif places and (phase == GIVE or self.power >= SWITCH):
            owner = self.other if phase == THEIRS else seat
            act = self._extreme(seat, owner, places, 1 if owner == seat else -1)
            if phase == OWN and self.power == SWITCH and self._worth(seat, seat, act) < 16:
                act = SKIP
        elif phase in (OWN, THEIRS):
            places &= ~self._known_places(seat, self.other if phase == THEIRS else seat, PACK)
            act = bits.pick(places, r) if places else SKIP
        return act if act >= 0 and legal >> act & 1 else bits.pick(legal, r)

    def _suggest_stack(self, seat: int, legal: int) -> int:
        """A card that surely matches and counts more than nothing; an own one first."""
        for k in range(self.seats if self.stack_scope == ANY_CARD else 1):
            owner = (seat + k) % self.seats
            places = self._known_places(seat, owner, SAME[self.rank])
            act = self._extreme(seat, owner, places, 1) if places else 0
            if places and (k or self._worth(seat, owner, act) > 0):
                act += NINE * owner if self.stack_scope == ANY_CARD else 0
                if legal >> act & 1:
                    return act
        return PASS

    # -- positions
    def _resume(self) -> None:
        """From a position: who owes a decision.  What could not be is refused."""
        phase, mover, seats, owing = self.phase, self.mover, self.seats, 0
        if max(mover, self.starter, self.caller, self.first, self.other) >= seats or any(
                self.zone[ROW + s] | self.zone[DRAWN + s] | self.markers[s] | self.peeked[s] for s in range(seats, 6)):
            raise ValueError(f"Only {seats} play here.")
        self.page = ANY if phase == STACK and self.stack_scope == ANY_CARD else phase
        self.rank = RANK[self.top(HEAP)] if self.zone[HEAP] and phase in (STACK, GIVE) else -1
        open_, lying = self._open_rows(), [self.filled(ROW + s) for s in range(seats)]
        stackers = open_ if phase == STACK and self.stack_scope != NO_CARD else 0
        own, theirs, powered = bits.count(self.own), bits.count(self.theirs), phase in (OWN, SEAT, THEIRS, SWITCHING)
        first, other = lying[self.first] if self.first >= 0 else 0, lying[self.other] if self.other >= 0 else 0
        two = powered and self.power >= SWITCH and self.switch_scope == ANY_TWO
        chosen = self.other < 0 if phase in (OWN, SEAT) else 0 <= self.other != self.first
        begun = own == (self.first >= 0) if two else self.first == mover and (
            own == 1 or self.power < SWITCH or phase == OWN) and own <= OWN_PICKS[self.power]
        fits = {OWN: not two and own < OWN_PICKS[self.power] and not theirs,
                SEAT: THEIR_PICKS[self.power] and not theirs, THEIRS: theirs < THEIR_PICKS[self.power],
                SWITCHING: self.power == PEEK_SWITCH and own == theirs == 1,
                ALSO: self.multi_exchange and own and not self.own & ~lying[mover] and self.first == self.other == -1
                and not theirs and self.length[ROW + mover] < self.width,
                GIVE: self.stack_scope == ANY_CARD and chosen and first and not own and theirs == 1
                and not self.theirs & other and self.theirs < bits.one(self.length[ROW + self.other])}
        good = fits.get(phase, not own and not theirs and self.first == self.other == -1)
        holder = mover if phase in (DECIDE, ALSO) else -1
        for wrong, sentence in (
                (any(bits.count(self.zone[DRAWN + s]) != (s == holder) for s in range(seats)),
                 "One drawn card lies before whoever is to decide about it, and nowhere else."),
                (any(self.length[ROW + s] > self.width for s in range(seats)),
                 f"With these options a row has {self.width} places."),
                (any(self.sealed[s] != -1 and (self.window == LIVE or not stackers >> s & 1) for s in range(8)),
                 "Sealed is only what is to be stacked, by those who have cards, and not in live windows."),
                (any(self.peeked[s] & ~lying[s] or bits.count(self.peeked[s]) > (2 if phase == PEEK else 0)
                     for s in range(seats)), "Before the first turn, and only then, all look at two own cards."),
                (any(abs(self.scores[s]) > (99_990 if self.scoring >= SUM else 9990) for s in range(seats)),
                 "Nobody can have so many points."),
                (self.last > (self.last_turns * (seats - 1) if self.caller >= 0 else 0)
                 or (self.caller >= 0 and phase != OVER
                     and (not self.last_turns or phase in (PEEK, END) or self.caller == mover)),
                 "After a call it is the others who have their last turns."),
                (self.passed and (phase != STACK or self.window != LIVE),
                 "Only in live windows somebody has passed already."),
                (phase == STACK and self.rank < 0, "Only after a discard is there something to stack on."),
                (not good or (powered and not (
                    chosen and begun and self._usable() and not self.own & ~first and not self.theirs & ~other
                    and (self.other < 0 or open_ >> self.other & 1) and (not own or open_ >> self.first & 1))),
                 f"The cards picked do not fit phase:{WORDS['phase'][phase]}.")):
            if wrong:
                raise ValueError(sentence)
        for s in range(seats):
            if phase == PEEK and bits.count(self.peeked[s]) < 2:
                owing |= bits.one(s)
            elif phase == STACK and self.sealed[s] == -1:
                owing |= bits.one(s) & stackers & ~self.passed
        if phase not in (OVER, PEEK, STACK):
            owing = bits.one(self.first if phase == GIVE else mover)
        if phase != OVER and (not owing or any(owing >> s & 1 and not self._legal(s) for s in range(seats))):
            raise ValueError(f"In phase:{WORDS['phase'][phase]} somebody owes a decision, and can make it.")
        self.ask(owing)
