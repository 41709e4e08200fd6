"""What things are called in Qute: cards, acts, zones, rules, phases, and the numbers that stand for them.

Card = 9 * suit + rank; suits D S H C, rank 0 is the six.  An action is a card to put, or one of the words.
"""
from ..core import bits

CARDS = tuple(rank + suit for suit in "DSHC" for rank in "6789TJQKA")
SUITS = ("diamonds", "spades", "hearts", "clubs")
RANKS = ("six", "seven", "eight", "nine", "ten", "jack", "queen", "king", "ace")
ACTS = (*CARDS, "draw", "end", "qute", "finish", *(f"suit {suit}" for suit in SUITS), "all", "next", "minus", "plus")
DRAW, END, QUTE, FINISH, NAME, ALL, NEXT, MINUS, PLUS = 36, 37, 38, 39, 40, 44, 45, 46, 47       # NAME + suit
DRAWS, ENDS, QUTES, FINISHES = bits.one(DRAW), bits.one(END), bits.one(QUTE), bits.one(FINISH)
WORD_ACTS = (1 << 48) - (1 << 36)
ZONES = {"hand": 4, "drawn": 4, "blind": 1, "stack": 1}
HAND, DRAWN, BLIND, STACK = 0, 4, 8, 9
RULES = {"not-in-hand": (), "open-the-round": (), "match-the-top": ("suit", "rank"), "demanded-suit": ("suit",),
         "nothing-fits": ("suit", "rank"), "put-what-you-drew": (), "may-put-what-you-drew": (),          # and what
         "only-one-draw": (), "same-rank": ("rank",), "cover-the-six": ("suit",), "six-stays-open": (),   # each
         "hand-is-empty": (), "name-a-suit": (), "whom-the-eights-hit": (), "minus-or-plus": ()}          # speaks of
OPEN, MATCH, DEMANDED, STUCK, PUT_IT, MAY_PUT_IT, ONE_DRAW, SAME, COVER, UNCOVERED, EMPTY = range(1, 12)
ASK_SUIT, ASK_EIGHTS, ASK_POINTS = range(12, 15)
SAYS = (*(f"demands-{suit}" for suit in SUITS), "starts", "passes", "refills", "nothing-left", "one-card-left",
        "skipped", "again", "eights-hit-all", "eights-hit-next", "declares-qute", "goes-out", "minus-points",
        "plus-points", "times", "to-zero")
STARTS, PASSES, REFILLS, NO_CARD, ONE_CARD, SKIPPED, AGAIN, HIT_ALL, HIT_NEXT, DECLARES = range(4, 14)
GOES_OUT, LESS, MORE, TIMES, TO_ZERO = range(14, 19)
TURN, OPENING, SUIT_CHOICE, EIGHTS_CHOICE, LAST_EIGHTS, POINTS_CHOICE, COUNTED = range(7)
WORDS = {"phase": ("turn", "opening", "suit", "eights", "last-eights", "points", "counted"), "suit": SUITS,
         "rank": RANKS, "topmost": CARDS}
LIMIT = 125                                      # exactly this becomes 0, more ends the match
SIX, SEVEN, EIGHT, NINE, TEN, JACK, QUEEN, KING, ACE = range(9)
MUST, MAY, NEVER = range(3)
PACK, SUIT, RANK = (1 << 36) - 1, 0x1FF, 1 << 27 | 1 << 18 | 1 << 9 | 1  # nine cards of a suit, four of a rank
SIXES, JACKS, ACES, TENS = RANK, RANK << JACK, RANK << ACE, RANK << TEN | RANK << QUEEN | RANK << KING
