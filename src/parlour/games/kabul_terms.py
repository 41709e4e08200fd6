"""What things are called in Kabul: cards, phases, acts, zones, rules, and the numbers that stand for them.

Card = 13 * suit + rank, suits C D S H, rank 0 is the two; then the jokers.  Each phase has a page of acts: 0 to 47 a
place of a row, 48 to 53 a seat, then words.  Only where others' cards may be stacked, 9 * seat + place is a card.
"""
from ..core import cards

CARDS = (*cards.NAMES, "1R", "1B", "2R", "2B")   # four jokers
ZONES = {"row": 6, "drawn": 6, "deck": 1, "discard": 1}
ROW, DRAWN, DECK, HEAP = 0, 6, 12, 13
PLACES, NINE = 28, 9                             # of a row; and where others' cards may be stacked

# -- phases, each with a page of acts; ANY is the page where any card may be stacked
OVER, PEEK, DRAWING, DECIDE, ALSO, STACK, GIVE, OWN, SEAT, THEIRS, SWITCHING, END, ANY = range(13)
PHASES = ("over", "peek", "draw", "decide", "also", "stack", "give", "own", "seat", "theirs", "switch", "end")

# -- acts
SEATS, DRAW, TAKE, DISCARD, DONE, PASS, SKIP, SWAP, KEEP, KABUL, FINISH = 48, 54, 55, 56, 57, 58, 59, 60, 61, 62, 63
NAMED = ("draw", "take", "discard", "done", "pass", "skip", "swap", "keep", "kabul", "finish")
VERBS = ("place", "look", "place", "replace", "also", "stack", "give", "own", "place", "theirs", "place", "place")


def page(verb: str) -> tuple[str, ...]:
    """The acts of a phase where this is done with places."""
    return (*(f"{verb} {place}" for place in range(1, SEATS + 1)), *(f"seat {seat}" for seat in range(6)), *NAMED)


STACK_ANY = tuple(f"stack {place} of seat {seat}" for seat in range(6) for place in range(1, NINE + 1))
ACTS = (*(page(verb) for verb in VERBS), (*STACK_ANY, *NAMED))

# -- rules: each phase has one, of the same number; then two more
RULES = {"no-card-there": (), "look-at-two": (), "draw-or-call": (), "replace-or-discard": (), "also-or-done": (),
         "stack-or-pass": ("rank",), "give-one": (), "own-card": (), "choose-a-seat": (), "their-card": (),
         "swap-or-keep": (), "call-or-finish": (), "must-replace": (), "caller-locked": ()}
MUST_REPLACE, LOCKED = 12, 13

# -- what is said
SAYS = ("kabul", "replaces", "mismatch", "stacks", "wrong-stack", "marker", "looks", "right-call", "wrong-call",
        "total", "deck-out", "starts")
CALLS, REPLACES, MISMATCH, STACKS, WRONG, MARKER, LOOKS, RIGHT_CALL, WRONG_CALL, TOTAL, DECK_OUT, STARTS = range(12)

# -- powers
NOTHING, PEEK_SELF, PEEK_OPP, PEEK_BOTH, PEEK_DOUBLE, SWITCH, PEEK_SWITCH = range(7)
POWERS = ("none", "peek-own", "peek-other", "peek-both", "peek-double", "switch", "peek-switch")

# -- words of options, where more than one place speaks of them; and the numbers of those that the rules ask for
VALUES = ("kabul", "gist", "cambio", "cabo", "golf")
POWER_MAPS = ("kabul", "gist", "cambio", "cabo", "none")
FALSE_CALLS = ("none", "repo", "mid", "last", "five", "ten")
SCORINGS = ("rank", "lowest", "sum", "cabo", "golf")
REPO, MID, LAST = 1, 2, 3                        # false_call
LOWEST, SUM, CABO, GOLF = 1, 2, 3, 4             # scoring; from SUM on totals are added up
CHOSEN = 0                                       # start_peek: any two
BOTH = 1                                         # draw_sources
DRAWN_ONLY = 1                                   # power_trigger
ANY_TWO = 1                                      # switch_scope
OPTIONAL, FREE = 0, 2                            # peek_switch
BY_LOT, LIVE = 1, 2                              # window
ANY_CARD, NO_CARD = 1, 2                         # stack_scope
ALL_MATCHING, CHAIN = 1, 2                       # stack_limit
ALL, OWNER = 0, 1                                # wrong_shown
AT_END, AT_START = 0, 1                          # call_timing
VOID, RESHUFFLE = 1, 2                           # deck_out
