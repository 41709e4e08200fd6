"""What hands of Spades are worth: their tricks, what a nil is up against, and what a nil leads and throws away."""
from ..core import bits, layout

SUIT = layout.SUIT
SPADES = 2
SPADE_CARDS = SUIT << (13 * SPADES)

# What a hand is worth, in hundredths of a trick, and what a nil is up against, in hundredths of a log of odds.
# python tools/train_spades.py
SIDE = [40, 0, 0, 0, 0, 0, 0, 0, 9, 11, 17, 0, 104, 0, 0, 0, 26, 35, 105, 117, 121, 138, 210, 0, 13, 49, 88, 134, 108,
    150, 188, 234, 28, 56, 93, 124, 122, 151, 192, 222, 47, 66, 102, 125, 138, 157, 202, 222, 65, 73, 108, 116, 151,
    160, 193, 201]
LONG = [-87, -69, -32, 25, 99, 182, 272, 361, 454, 465]
HIGH = [-14, 5, 22, 48, 52, 88, 103, 134, 70, 98, 121, 148, 155, 187, 219, 234]
RUFF = [-50, -9, 26, 32, 42, -24, 27, 43, 48, 46]
BASE = -123
LOWS = [63, 65, 67, 59, 54, 29, 23, -8, -38, -49, -89, -111, -471, 38, 0, 30, 28, 23, 25, 15, 6, -9, -27, -49, -80,
    -112, -263, 44, 0, 0, -1, -10, -4, -10, -19, -28, -28, -41, -58, -73, -113, 14]
TOPS = [14, 11, 3, -6, -13, -1, -8, -15, -34, -45, -70, -250, -600, 42, 22, 21, 19, 14, 12, 3, -9, -21, -69, -139, 0, 0,
    0, 24, 65, 66, 70, 58, 37, 1, -62, -132, -268, 0, 0, 0, 0, 41]


def estimate(hand: int) -> int:
    """The tricks that a hand takes if it wants all it can get, in hundredths."""
    trumps = bits.count(hand & SPADE_CARDS)
    value = LONG[min(trumps, 9)] + HIGH[hand >> (13 * SPADES + 9) & 15]
    for suit in range(4):
        if suit != SPADES:
            held = hand >> (13 * suit) & SUIT
            n = bits.count(held)
            value += SIDE[8 * min(n, 6) + (held >> 10)]
            if n < 2:
                value += RUFF[5 * n + min(trumps, 4)]
    return value


def odds(hand: int) -> int:
    """Of a nil, as a log in hundredths: low cards below the others in each suit, and no high spade."""
    value = BASE
    for suit in range(4):
        held = hand >> (13 * suit) & SUIT
        for k in range(3):
            rank = 13
            if held:
                rank = bits.highest(held) if suit == SPADES else bits.lowest(held)
                held &= ~bits.one(rank)
            value += TOPS[14 * k + rank] if suit == SPADES else LOWS[14 * k + rank]
    return value


def promise(hand: int, out: int) -> float:
    """The tricks left in a hand, by the cards that are still out: the top ones of each suit."""
    if bits.count(hand) == 13:
        return estimate(hand) / 100.0
    value = 0.0
    for suit in range(4):
        left = out & SUIT << (13 * suit)
        chance = 0.9
        while left:
            card = bits.highest(left)
            left &= ~bits.one(card)
            if hand & bits.one(card):
                value += chance
            chance -= 0.12 if suit == SPADES else 0.3
            if chance <= 0.05:
                break
    return value


def slip(legal: int, unseen: int) -> int:
    """A nil must lead: what the others are surest to beat."""
    best, most = -1, -1000
    while legal:
        card = bits.lowest(legal)
        suit = SUIT << (13 * bits.suit_of(card))
        legal &= ~suit
        above = bits.count(unseen & suit & ~(bits.one(card) - 1))
        below = bits.count(unseen & suit) - above
        value = 4 * above - 8 * below - (0 if above else 40)
        if value > most:
            best, most = card, value
    return best


def rid(lose: int, unseen: int) -> int:
    """A nil throws away: what could take a trick, with few lower ones beside it to play first."""
    chosen, most = -1, -1000
    while lose:
        suit = SUIT << (13 * bits.suit_of(bits.lowest(lose)))
        held = lose & suit
        lose &= ~suit
        card = bits.highest(held)
        out = unseen & suit
        below = bits.count(out & (bits.one(card) - 1))
        value = 6 * below - 5 * bits.count(held & (bits.one(card) - 1)) + (card % 13 if out else -100)
        if value > most:
            chosen, most = card, value
    return chosen


def spare(side: int, keep: bool) -> int:
    """Of cards that take no trick: the one that will help least, or the one that would take another."""
    best, most = -1, -1000
    while side:
        suit = SUIT << (13 * bits.suit_of(bits.lowest(side)))
        held = side & suit
        side &= ~suit
        n = bits.count(held)
        card = bits.lowest(held) if keep else bits.highest(held)
        if keep:
            value = -3 * (card % 13) - n
            top = bits.highest(held) % 13
            if n > 1 and top < 12 and 12 - top >= n - 1:
                value -= 8                   # it guards a king or queen
        else:
            value = 4 * (card % 13) - 3 * n - 3 * bits.count(held & (bits.one(card) - 1))
        if value > most:
            best, most = card, value
    return best
