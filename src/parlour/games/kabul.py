"""Kabul.  Four cards face down: have the least in front of you, and say so.

Card = 13 * suit + rank, suits C D S H, rank 0 is the two; then the jokers.  Each phase has a page of acts: 0 to 47 a
place of a row, 48 to 53 a seat, then words.  Only where others' cards may be stacked, 9 * seat + place is a card.
"""
from types import SimpleNamespace

from ..core import bits, cards, sight
from ..core.table import Table
from ..options import declared, opt

VERSION = 1                                      # of the rules: a record names it
CARDS = (*cards.NAMES, "1R", "1B", "2R", "2B")
OVER, PEEK, DRAWING, DECIDE, ALSO, STACK, GIVE, OWN, SEAT, THEIRS, SWITCHING, END, ANY = range(13)     # ANY: a page only
SEATS, DRAW, TAKE, DISCARD, DONE, PASS, SKIP, SWAP, KEEP, KABUL, FINISH = 48, 54, 55, 56, 57, 58, 59, 60, 61, 62, 63
NAMED = ("draw", "take", "discard", "done", "pass", "skip", "swap", "keep", "kabul", "finish")
VERBS = ("place", "look", "place", "replace", "also", "stack", "give", "own", "place", "theirs", "place", "place")
ACTS = (*((*(f"{verb} {n}" for n in range(1, 49)), *(f"seat {s}" for s in range(6)), *NAMED) for verb in VERBS),
        (*(f"stack {n} of seat {s}" for s in range(6) for n in range(1, 10)), *NAMED))
ZONES = {"row": 6, "drawn": 6, "deck": 1, "discard": 1}
ROW, DRAWN, DECK, HEAP, PLACES, NINE = 0, 6, 12, 13, 28, 9
RULES = {"no-card-there": (), "look-at-two": (), "draw-or-call": (), "replace-or-discard": (), "also-or-done": (),
         "stack-or-pass": ("rank",), "give-one": (), "own-card": (), "choose-a-seat": (), "their-card": (),
         "swap-or-keep": (), "call-or-finish": (), "must-replace": (), "caller-locked": ()}      # by phase; then others
MUST_REPLACE, LOCKED = 12, 13
SAYS = ("kabul", "replaces", "mismatch", "stacks", "wrong-stack", "marker", "looks", "right-call", "wrong-call", "total",
        "deck-out", "late")
CALLS, REPLACES, MISMATCH, STACKS, WRONG, MARKER, LOOKS, RIGHT_CALL, WRONG_CALL, TOTAL, DECK_OUT, LATE = range(12)
MASK = (0, (1 << PLACES) - 1)
FACTS = {"phase": (0, 11), "starter": (0, 5), "mover": (0, 5), "turns": (0, 40), "peeked": (0, 15), "taken": (0, 1),
         "power": (0, 6), "first": (-1, 5), "mine": MASK, "other": (-1, 5), "theirs": MASK, "passed": (0, 63),
         "caller": (-1, 5), "last": (0, 10), "markers": (0, 9990), "totals": (-99, 19990), "gained": (-19990, 99),
         "sums": (-19990, 19990)}
PUBLIC = {"rank": (-1, 13)}
WORDS = {"phase": ("over", "peek", "draw", "decide", "also", "stack", "give", "own", "seat", "theirs", "switch", "end"),
         "power": ("none", "peek-own", "peek-other", "peek-both", "peek-double", "switch", "peek-switch"),
         "rank": ("two", "three", "four", "five", "six", "seven", "eight", "nine", "ten", "jack", "queen", "king",
                  "ace", "joker")}
LEAST_WINS = False
PACK, RED = (1 << 56) - 1, 0x1FFF << 13 | 0x1FFF << 39 | 1 << 52 | 1 << 54
RANK = [card % 13 for card in range(52)] + [13] * 4
SAME = [bits.one(rank) * 0x8004002001 for rank in range(13)] + [15 << 52]      # the cards of a rank
COUNTS = {"kabul": (11, 11, 0, -1, 11, 11, 12, 15), "gist": (11, 12, 0, -1, 11, 12, 13, -1),     # red J Q K joker, black
          "cambio": (11, 12, -1, 0, 11, 12, 13, 0), "cabo": (11, 12, 13, 0, 11, 12, 13, 0),
          "golf": (10, 10, 0, -2, 10, 10, 0, -2)}
VALUE = [card % 13 + 2 if card < 52 and card % 13 < 9 else 1 if card < 52 and card % 13 == 12
         else of[(card % 13 - 9 if card < 52 else 3) + (0 if RED >> card & 1 else 4)]
         for of in COUNTS.values() for card in range(56)]
NOTHING, PEEK_SELF, PEEK_OPP, PEEK_BOTH, PEEK_DOUBLE, SWITCH, PEEK_SWITCH = range(7)
OWN_PICKS, THEIR_PICKS = [0, 1, 0, 1, 2, 1, 1], [0, 0, 1, 1, 2, 1, 1]
POWERS = {"kabul": "0112355064", "gist": "2211556660", "cambio": "0112255060", "cabo": "0112255000", "none": "0" * 10}
POWER = [int(of[card % 13 - 4 if card % 13 < 11 else 7 if RED >> card & 1 else 8]) if card < 52 and 4 <= card % 13 < 12
         else int(of[9]) if card in (53, 55) else 0      # in POWERS: 6 7 8 9 10 J Q, red K, black K, black joker
         for of in POWERS.values() for card in range(56)]
WINDOWS, LIMITS, SCORINGS = ("seat", "random", "live"), ("one", "all_matching", "chain"), \
    ("rank", "lowest", "sum", "cabo", "golf")
BY_SEAT, BY_LOT, LIVE, ONE, ALL_MATCHING, CHAIN, BY_RANK, LOWEST, SUM, CABO, GOLF = 0, 1, 2, 0, 1, 2, 0, 1, 2, 3, 4
FALSE_CALLS = ("none", "repo", "mid", "last", "five", "ten")
REPO, MID, LAST = 1, 2, 3
FINES, CALL_BELOW = [0, 5, 1, 0, 5, 10], [15, 7, 9, 10, 7, 5]      # at most; and a total to call with
MOST_TURNS = 40
FIRST_LOOKS, SHOWN = [0, 0b1001, 0b1100, 0], [255, 0, 0]
BOTH, DRAWN_ONLY, ANY_TWO, OPTIONAL, FREE, ANY_CARD, NO_CARD, OWNER = 1, 1, 1, 0, 2, 1, 2, 1       # of their options
AT_END, AT_START, VOID, RESHUFFLE = 0, 1, 1, 2


class Options:
    """What the players may agree on."""

    seats: int = opt(4, "How many play", 2, 6)
    rounds: int = opt(4, "How many rounds a match has", 1, 50)
    target: int = opt(0, "A match also ends when somebody has so many points, for or against; 0 for never", 0, 200)
    jokers: int = opt(4, "How many jokers there are: red, black, red, black", 0, 4)
    start_peek: str = opt("any", "Which own cards all look at first: any two, the outer, the last two, none", "any", "outer",
                          "near", "none")
    initial_discard: bool = opt(False, "A card is turned up on the discard pile before play")
    draw_sources: str = opt("deck", "Where to draw from: both is the deck or the top discard", "deck", "both")
    front_insert: bool = opt(False, "New cards go to the front of the row, and the others move up")
    multi_exchange: bool = opt(False, "A drawn card may replace several cards of one rank")
    power_trigger: str = opt("any_discard", "Whether a card from the row also has its power", "any_discard", "drawn_only")
    power_map: str = opt("kabul", "Which cards have which powers", *POWERS)
    switch_scope: str = opt("own", "A switch takes an own card and another's, or cards of any two", "own", "any_two")
    peek_switch: str = opt("optional", "After a look at two cards they may be, or must be switched, or any two may be",
                           "optional", "forced", "free")
    window: str = opt("seat", "Whose stack counts first: from the discarder on, by lot, or as they come", *WINDOWS)
    stack_scope: str = opt("own", "Whose cards may be stacked", "own", "any", "none")
    stack_limit: str = opt("one", "How many may be stacked on a discard: chain asks all again after each", *LIMITS)
    stack_penalty: int = opt(1, "How many cards a wrong stack costs", 0, 2)
    wrong_shown: str = opt("all", "Who sees a card wrongly stacked; owner is whoever tried", "all", "owner", "nobody")
    call_timing: str = opt("end", "When to call: at the end of a turn, instead of one, or either", "end", "start", "either")
    min_laps: int = opt(0, "So many turns each before anybody may call", 0, 3)
    last_turns: int = opt(0, "How many turns the others have after a call", 0, 2)
    lock_caller: bool = opt(True, "Nobody can touch the caller's cards in the last turns")
    false_call: str = opt("none", "What a call costs if somebody has less", *FALSE_CALLS)
    scoring: str = opt("rank", "How totals become points", *SCORINGS)
    deck_out: str = opt("ends", "With no card to draw the round ends, counts for nothing, or the discards are shuffled",
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
        if options.scoring in SCORINGS[2:] and options.false_call in FALSE_CALLS[1:4]:
            raise ValueError("Where totals are added up, false_call is none, five or ten.")
        self.set_up(options.seats)
        self.lay(ROW, options.seats, sight.NOBODY, PLACES, True)
        self.lay(DRAWN, options.seats, sight.OWN)
        self.lay(DECK, 1, sight.NOBODY, 56)
        self.lay(HEAP, 1, sight.EVERYBODY, 56)
        self.pack = bits.one(52 + options.jokers) - 1
        for name, option in declared(Options).items():         # each is a field: a number, or the number of a word
            chosen = getattr(options, name)
            setattr(self, name, chosen if isinstance(chosen, int) else option.allowed.index(chosen))
        self.width = NINE if self.stack_scope == ANY_CARD else PLACES      # of a row
        self.phase = OVER
        self.starter, self.mover, self.turns = 0, 0, 0
        self.peeked = [0] * 6                    # places each has looked at before the first turn
        self.taken = False                       # the drawn card is from the discard pile
        self.rank = -1                           # of the card to be matched
        self.power = NOTHING                     # of the card that was discarded
        self.first, self.other = -1, -1         # the two seats that a power is used on, or who gives a card to whom
        self.mine, self.theirs = 0, 0            # and the places there
        self.passed = 0                          # live: who has had a say
        self.caller, self.last = -1, 0           # and how many turns are left after a call
        self.markers, self.totals, self.gained, self.sums = [0] * 6, [0] * 6, [0] * 6, [0] * 6

    def _deal(self) -> None:
        """Four cards each, face down; all look at two of their own, and the first starter is chosen by lot."""
        self.gather(DECK)
        self.shuffle(DECK)
        self.starter = (self.starter + 1) % self.seats if self.round else self.lot(self.seats)
        self.turns, self.caller, self.last, self.rank = 0, -1, 0, -1
        for seat in range(self.seats):
            self.give(4, DECK, ROW + seat)
            self.peeked[seat], self.markers[seat], self.totals[seat], self.gained[seat] = 0, 0, 0, 0
            for place in range(4):
                if FIRST_LOOKS[self.start_peek] >> place & 1:
                    self.look(ROW + seat, place, bits.one(seat))
        if self.initial_discard:
            self.move(self.top(DECK), DECK, HEAP)
            self.rank = RANK[self.top(HEAP)]
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
        if self.phase == STACK and self.stack_scope == ANY_CARD:
            return self.by(STACK, self._every_card() | bits.one(PASS))
        if self.phase == SEAT:
            return self.by(LOCKED if self.lock_caller and self.caller >= 0 else SEAT, self._seats_to_choose())
        if self.phase == SWITCHING:
            return self.by(SWITCHING, bits.one(SWAP) | bits.one(KEEP))
        if self.phase == END:
            return self.by(END, bits.one(KABUL) | bits.one(FINISH))
        if self.phase == DRAWING:
            return self.by(DRAWING, self._sources(seat))
        places = self.filled(ROW + (self.other if self.phase == THEIRS else seat))
        if self.phase == PEEK:
            return self.by(PEEK, places & ~self.peeked[seat])
        if self.phase == DECIDE:
            return self.by(MUST_REPLACE, places) if self.taken else self.by(DECIDE, places | bits.one(DISCARD))
        if self.phase == ALSO:
            return self.by(ALSO, places & ~self.mine | bits.one(DONE))
        if self.phase == STACK:
            return self.by(STACK, places | bits.one(PASS))
        if self.phase == OWN:
            return self.by(OWN, places & ~self.mine | self._skip(self.mine == 0))
        if self.phase == THEIRS:
            return self.by(THEIRS, places & ~self.theirs | self._skip(False))
        return self.by(GIVE, places)

    def _skip(self, begun: bool) -> int:
        """A power need not be used; once begun it is completed, but a double look is at up to two cards each."""
        return bits.one(SKIP) if begun or self.power == PEEK_DOUBLE else 0

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

    def _seats_to_choose(self) -> int:
        """Somebody else who has cards."""
        rows = self._open_rows()
        if self.first >= 0:
            rows &= ~bits.one(self.first)
        return rows << SEATS | self._skip(self.mine == 0)

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
        elif act == KABUL:
            self._call(seat)
        elif self.phase == DRAWING:
            self._draw(seat, HEAP if act == TAKE else DECK)
        elif self.phase == DECIDE:
            self._decide(seat, act)
        elif self.phase == ALSO:
            self.mine |= 0 if act == DONE else bits.one(act)
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

    def _call(self, seat: int) -> None:
        """Kabul: the round is over, or the others have their last turns."""
        self.say(CALLS, seat, 0)
        self.caller, self.last = seat, self.last_turns * (self.seats - 1)
        self._next_turn((seat + 1) % self.seats)

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
            self.mine = bits.one(act)
            if self.multi_exchange and bits.count(self.zone[ROW + seat]) > 1 and self.length[ROW + seat] < self.width:
                self._enter(ALSO, seat)
            else:
                self._replace(seat)

    def _replace(self, seat: int) -> None:
        """Cards of one rank make way for the drawn one; else all are shown, stay, and the drawn one joins them."""
        fresh, place = bits.lowest(self.zone[DRAWN + seat]), bits.lowest(self.mine)
        rank, rest = RANK[self.at(ROW + seat, place)], self.mine
        same = True
        while rest:
            same = same and RANK[self.at(ROW + seat, bits.lowest(rest))] == rank
            rest &= rest - 1
        rest, self.mine = self.mine, 0
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
        self.rank = RANK[card]
        self.power = NOTHING if from_row and self.power_trigger == DRAWN_ONLY else POWER[56 * self.power_map + card]
        self.taken = False
        self._open_window()

    # -- stacking
    def _open_window(self) -> None:
        """All who have cards may stack one of the same rank, once."""
        who = self._open_rows() if self.stack_scope != NO_CARD else 0
        self.passed = 0
        if who:
            self._enter(STACK, self.mover)
            self.ask(who)
        else:
            self._begin_power()

    def _stack(self, seat: int, act: int) -> None:
        """Sealed until all have decided; or live, where it counts at once, and the first right one closes the window."""
        if self.window == LIVE:
            self.passed |= bits.one(seat)
            self.done(seat)
            right = act != PASS and self._try(seat, act)
            if self.to_act == 0 or (right and self.stack_limit != ALL_MATCHING):
                self._after_window(right)
        else:
            self.seal(seat, act)
            if self.to_act == 0:
                self._judge()

    def _judge(self) -> None:
        """One by one, the discarder first and on clockwise, or by lot; what comes after the first right one is void."""
        tries, right = 0, False
        for s in range(self.seats):
            tries |= bits.one(s) if self.sealed[s] >= 0 and self.sealed[s] != PASS else 0
        while tries and not (right and self.stack_limit != ALL_MATCHING):
            seat = self.mover
            if self.window == BY_LOT:
                seat = bits.lowest(tries)
                for _ in range(self.lot(bits.count(tries))):
                    seat = bits.lowest(tries & ~(bits.one(seat + 1) - 1))
            while not tries >> seat & 1:
                seat = (seat + 1) % self.seats
            tries &= ~bits.one(seat)
            right = self._try(seat, self.sealed[seat]) or right
        for s in range(self.seats):
            self.unseal(s)
        self._after_window(right)

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
            self.passed = 0
            if right and self.stack_limit == CHAIN:
                self._open_window()
            else:
                self._begin_power()

    # -- powers
    def _clear_picks(self) -> None:
        self.first, self.other, self.mine, self.theirs = -1, -1, 0, 0

    def _usable(self) -> bool:
        """A look needs a card to look at; a switch needs one on both sides."""
        rows, own = self._open_rows(), bits.one(self.mover)
        if self.power >= SWITCH:
            return rows & rows - 1 != 0 and (self.switch_scope == ANY_TWO or rows & own != 0)
        return (OWN_PICKS[self.power] and rows & own) or (THEIR_PICKS[self.power] and rows & ~own)

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
            self.mine |= 0 if act == SKIP else bits.one(act)
            own = bits.count(self.mine)
            if act == SKIP and self.power != PEEK_DOUBLE:
                self._end_turn()
            elif act == SKIP or own == min(OWN_PICKS[self.power], bits.count(self.zone[ROW + seat])):
                if THEIR_PICKS[self.power] and self._open_rows() & ~bits.one(seat):
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
                self.first, self.mine, self.other, self.theirs = self.other, self.theirs, -1, 0
                self._enter(SEAT, seat)
            elif act == SKIP or bits.count(self.theirs) == most:
                self._picked()

    def _picked(self) -> None:
        """See what was chosen; only a blind switch does not look."""
        if self.power != SWITCH:
            if self.mine | self.theirs:
                self.say(LOOKS, self.mover, bits.count(self.mine) + bits.count(self.theirs))
            self._see(self.first, self.mine)
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
            self.exchange(ROW + self.first, bits.lowest(self.mine), ROW + self.other, bits.lowest(self.theirs))
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
            if self.totals[other] < self.totals[seat] and not (wrong and self.false_call == LAST and other == self.caller):
                less += 1
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
        """Equal points: the lower sum of all totals."""
        return self.scores[seat] * 40000 - self.sums[seat]

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
        legal = self._legal(seat)
        act = -1
        if r % 16 == 0 and self.phase != STACK:
            return bits.pick(legal, r)
        if self.phase == STACK:
            act = self._suggest_stack(seat)
        elif self.phase == DRAWING:
            act = DRAW
            if self._would_call(seat):
                act = KABUL
            elif VALUE[56 * self.values + self.top(HEAP)] < 4 and r % 4:
                act = TAKE
        elif self.phase == END:
            act = KABUL if self._would_call(seat) else FINISH
        elif self.phase == DECIDE:
            fresh, places = bits.lowest(self.zone[DRAWN + seat]), self.filled(ROW + seat)
            act = self._extreme(seat, seat, places, 1) if places else DISCARD
            if places and not self.taken and self._worth(seat, seat, act) <= 2 * VALUE[56 * self.values + fresh]:
                act = DISCARD
        elif self.phase == ALSO:
            same = self._known_places(seat, seat, SAME[RANK[self.at(ROW + seat, bits.lowest(self.mine))]]) & legal
            act = bits.lowest(same) if same and self._known_places(seat, seat, PACK) & self.mine else DONE
        elif self.phase == GIVE:
            act = self._extreme(seat, seat, legal, 1)
        elif self.phase == SWITCHING:
            gain = VALUE[56 * self.values + self.at(ROW + self.first, bits.lowest(self.mine))] \
                - VALUE[56 * self.values + self.at(ROW + self.other, bits.lowest(self.theirs))]
            act = SWAP if gain > 0 else KEEP
        elif self.phase == OWN or self.phase == THEIRS:
            act = self._suggest_target(seat, legal, r)
        return act if act >= 0 and legal >> act & 1 else bits.pick(legal, r)

    def _suggest_stack(self, seat: int) -> int:
        """A card that surely matches and counts more than nothing; an own one first."""
        worst = self._known_places(seat, seat, SAME[self.rank])
        if worst:
            worst = bits.one(self._extreme(seat, seat, worst, 1))
        if worst and self._worth(seat, seat, bits.lowest(worst)) > 0:
            return bits.lowest(worst) + (NINE * seat if self.stack_scope == ANY_CARD else 0)
        rows = self._open_rows() & ~bits.one(seat) if self.stack_scope == ANY_CARD else 0
        while rows:
            places = self._known_places(seat, bits.lowest(rows), SAME[self.rank])
            if places:
                return NINE * bits.lowest(rows) + bits.lowest(places)
            rows &= rows - 1
        return PASS

    def _suggest_target(self, seat: int, legal: int, r: int) -> int:
        """Switch the worst own card for the best of another; look at what is unknown."""
        owner = self.other if self.phase == THEIRS else seat
        places = legal & bits.one(SEATS) - 1
        if self.power == SWITCH:
            act = self._extreme(seat, owner, places, 1 if owner == seat else -1)
            return SKIP if owner == seat and self._worth(seat, seat, act) < 16 else act
        if self.power == PEEK_SWITCH and owner == seat:
            return self._extreme(seat, seat, places, 1)
        unknown = places & ~self._known_places(seat, owner, PACK)
        return bits.pick(unknown, r) if unknown else SKIP

    # -- positions
    def _resume(self) -> None:
        """From a position: who owes a decision.  What could not be is refused."""
        phase, holding, owing = self.phase, self.phase in (DECIDE, ALSO), 0
        self.page = ANY if phase == STACK and self.stack_scope == ANY_CARD else phase
        self.rank = RANK[self.top(HEAP)] if self.zone[HEAP] else -1
        stackers = self._open_rows() if phase == STACK and self.stack_scope != NO_CARD else 0
        first = self.filled(ROW + self.first) if 0 <= self.first < self.seats else 0
        other = self.filled(ROW + self.other) if 0 <= self.other < self.seats and self.other != self.first else 0
        mine, theirs, two = bits.count(self.mine), bits.count(self.theirs), self.power >= SWITCH and self.switch_scope == ANY_TWO
        if max(self.mover, self.starter, self.caller, self.first, self.other) >= self.seats:
            raise ValueError(f"Only {self.seats} play here.")
        for s in range(6):
            if s >= self.seats and (self.zone[ROW + s] or self.zone[DRAWN + s] or self.markers[s] or self.peeked[s]):
                raise ValueError(f"Only {self.seats} play here.")
            if bits.count(self.zone[DRAWN + s]) != (holding and s == self.mover):
                raise ValueError("One drawn card lies before whoever is to decide about it, and nowhere else.")
            if self.length[ROW + s] > self.width:
                raise ValueError(f"With these options a row has {self.width} places.")
            if self.sealed[s] != -1 and (self.window == LIVE or not stackers >> s & 1):
                raise ValueError("Sealed is only what is to be stacked, by those who have cards, and not in live windows.")
            if self.peeked[s] and (phase != PEEK or bits.count(self.peeked[s]) > 2 or self.peeked[s] & ~self.filled(ROW + s)):
                raise ValueError("Before the first turn, and only then, all look at two of their own cards.")
            if phase == PEEK and s < self.seats and bits.count(self.peeked[s]) < 2:
                owing |= bits.one(s)
        if max(self.scores) > 9990 or min(self.scores) < -9990:
            raise ValueError("Nobody can have so many points.")
        if self.caller >= 0 and phase not in (OVER, PEEK) and (not self.last_turns or phase == END or self.caller == self.mover):
            raise ValueError("After a call it is the others who have their last turns.")
        if self.passed and (phase != STACK or self.window != LIVE):
            raise ValueError("Only in live windows somebody has passed already.")
        if self.last > self.last_turns * (self.seats - 1) or (self.last and self.caller < 0):
            raise ValueError("The last turns are those after a call.")
        powered = self._usable() and self.phase in (OWN, SEAT, THEIRS, SWITCHING)
        picks = {ALSO: self.multi_exchange and self.first < 0 and mine and not self.mine & ~self.filled(ROW + self.mover)
                 and not theirs and self.other < 0 and self.length[ROW + self.mover] < self.width,
                 GIVE: self.stack_scope == ANY_CARD and first and not mine and theirs == 1 and 0 <= self.other != self.first
                 and not self.theirs & ~(bits.one(self.length[ROW + self.other]) - 1) and not self.theirs & other,
                 OWN: not two and self.first == self.mover and mine < OWN_PICKS[self.power] and not theirs and self.other < 0,
                 SEAT: not theirs and self.other < 0 and (THEIR_PICKS[self.power] if not two else mine == (self.first >= 0)),
                 THEIRS: other and theirs < THEIR_PICKS[self.power] and (not two or mine == (self.first >= 0)),
                 SWITCHING: self.power == PEEK_SWITCH and mine == theirs == 1 and other}
        good = picks.get(phase, not mine and not theirs and self.first < 0 and self.other < 0)
        if phase in (OWN, SEAT, THEIRS, SWITCHING):
            good = good and powered and not self.mine & ~first and not self.theirs & ~other and (two or self.first == self.mover) \
                and not (self.lock_caller and 0 <= self.caller in (self.first, self.other)) \
                and (phase == OWN or two or mine == 1 or self.power < SWITCH)
        if not good:
            raise ValueError(f"The cards picked do not fit phase:{WORDS['phase'][phase]}.")
        if phase == STACK:
            if self.rank < 0 or self.peeked[0]:
                raise ValueError("Only after a discard is there something to stack on.")
            owing = stackers & ~self.passed
            for s in range(self.seats):
                owing &= ~bits.one(s) if self.sealed[s] != -1 else owing
        elif phase not in (OVER, PEEK):
            owing = bits.one(self.first if phase == GIVE else self.mover)
        self.ask(owing)
        if phase != OVER:
            for s in range(self.seats):
                if owing >> s & 1 and not self._legal(s):
                    raise ValueError(f"Seat {s} could do nothing.")
            if not owing:
                raise ValueError(f"In phase:{WORDS['phase'][phase]} somebody owes a decision.")
