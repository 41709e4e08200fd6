"""What the cards of Kabul count, and what they can do, in tables that the rules look into."""
from ..core import bits
from .kabul_terms import POWER_MAPS, VALUES

PIPS, JACK, KING, ACE = 9, 9, 11, 12             # ranks: below PIPS two to ten, JACK queen KING count as agreed
BLACK_JOKERS = (53, 55)
RED = 0x1FFF << 13 | 0x1FFF << 39 | 1 << 52 | 1 << 54
RANK = [card % 13 for card in range(52)] + [13] * 4
SAME = [bits.one(rank) * 0x8004002001 for rank in range(13)] + [15 << 52]      # the cards of a rank

COUNTS = {"kabul": (11, 11, 0, -1, 11, 11, 12, 15), "gist": (11, 12, 0, -1, 11, 12, 13, -1),
          "cambio": (11, 12, -1, 0, 11, 12, 13, 0), "cabo": (11, 12, 13, 0, 11, 12, 13, 0),
          "golf": (10, 10, 0, -2, 10, 10, 0, -2)}      # jack, queen, king, joker: red ones, then black ones
DOES = {"kabul": "0112355064", "gist": "2211556660", "cambio": "0112255060", "cabo": "0112255000",
        "none": "0000000000"}    # the powers of 6 7 8 9 10 J Q, red K, black K, black joker


def value(card: int, counts: tuple[int, ...]) -> int:
    """Cards count their pips, an ace one; courts and jokers what was agreed."""
    rank, black = RANK[card], not RED >> card & 1
    if rank == ACE:
        return 1
    if rank < PIPS:
        return rank + 2
    return counts[min(rank - JACK, 3) + 4 * black]


def power(card: int, does: str) -> int:
    """From the six on cards may have powers, but not aces and red jokers."""
    rank, black = RANK[card], not RED >> card & 1
    if card in BLACK_JOKERS:
        return int(does[9])
    if rank == KING:
        return int(does[7 + black])
    return int(does[rank - 4]) if 4 <= rank < KING else 0


VALUE = [value(card, COUNTS[name]) for name in VALUES for card in range(56)]
POWER = [power(card, DOES[name]) for name in POWER_MAPS for card in range(56)]
