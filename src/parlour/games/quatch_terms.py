"""What things are called in Quatch: cards, acts, zones, stages, rules, and the numbers that stand for them.

Card = 4 * rank + suit, rank 0 is the two: suits never matter, and a rank is four bits in a row.
"""
from itertools import combinations

from ..core import cards

RANKS = ("2", "3", "4", "5", "6", "7", "8", "9", "10", "J", "Q", "K", "A")
CARDS = tuple(rank + suit for rank in cards.RANKS for suit in cards.SUITS)
TWO, TEN, NONE = 0, 8, 13                        # ranks; NONE is above all
ALL, FOUR = (1 << 52) - 1, 15                    # FOUR << 4 * rank are the four cards of a rank
TWOS, TENS = FOUR, FOUR << 4 * TEN
SPECIALS = TWOS | TENS

# -- acts: on the first page the cards and some words; on the second the layouts
CHOICES = [*combinations(range(6), 3)]           # which of the dealt 1 2 3 and the chance row 4 5 6 are to be the hand
SEVERAL, DONE, EAT, PASS, PICK = range(52, 57)   # PICK + place in the stand
ACTS = ((*CARDS, "several", "done", "eat", "pass", "pick 1", "pick 2", "pick 3"),
        tuple(f"hand {a + 1} {b + 1} {c + 1}" for a, b, c in CHOICES))

# -- zones: what is dealt for the hand lies apart, in the order in which it came, until it is known who opens
ZONES = {"hand": 4, "chance": 4, "stand": 4, "dealt": 4, "deck": 1, "pile": 1, "bin": 1, "aside": 1}
HAND, CHANCE, STAND, DEALT, DECK, PILE, BIN, ASIDE = 0, 4, 8, 12, 16, 17, 18, 19

# -- stages
PLAY, SWAP, LOWEST, SECOND = range(4)
WORDS = {"stage": ("play", "swap", "lowest", "second"), "opening": RANKS, "beat": ("any", *RANKS[1:])}

# -- rules, and what each speaks of; and what is said
RULES = {"not-in-play": (), "show-lowest": (), "open-with-lowest": ("opening",), "as-high": ("beat",),
         "as-high-and-all": ("beat",), "must-play": (), "must-play-all": (), "nothing-fits": ("beat",),
         "special-not-last": (), "four-not-last": (), "pick-one": (), "equal-or-done": ("beat",)}
HELD, SHOW, OPEN, AS_HIGH, HIGH_ALL, MUST, MUST_ALL, NO_FIT, NO_SPECIAL, NO_FOUR, PICK_ONE, EQUAL = range(12)
SAYS = ("shows-none", "lot-decides", "opens", "turns-round", "several", "bust", "ten-clears", "four-clears", "passes",
        "out", "stalemate", "no-progress", "third-time", "first-place")
NO_MORE, BY_LOT, OPENS, TURNS_ROUND, LAYS_SEVERAL, BUST, TEN_CLEARS, FOUR_CLEARS, PASSES = range(9)
OUT, STALEMATE, IDLE, THIRD, FIRST = range(9, 14)

# -- endless games: fingerprints of positions
MASK, TURN = (1 << 29) - 1, 381_178_347
PATIENCE = 200                                   # so many plays without progress end the game
