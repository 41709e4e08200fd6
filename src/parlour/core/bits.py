"""Sets of cards as ints, one bit per card; and the random numbers of searches.

Never compiled: compiled files use the twins in bits.pxd.
"""
_ALL = 0xFFFFFFFFFFFFFFFF


def count(cards: int) -> int:
    """How many cards are in the set."""
    return cards.bit_count()


def one(card: int) -> int:
    """The set of just this card."""
    return 1 << card


def lowest(cards: int) -> int:
    """The lowest card of a set that is not empty."""
    return (cards & -cards).bit_length() - 1


def highest(cards: int) -> int:
    """The highest card of a set that is not empty."""
    return cards.bit_length() - 1


def next_random(r: int) -> int:
    """The random number after r (never 0, below 2**64): xorshift64."""
    r ^= (r << 13) & _ALL
    r ^= r >> 7
    return r ^ ((r << 17) & _ALL)


def scramble(seed: int) -> int:
    """A random number to start from, for any seed: one step of splitmix64, never 0."""
    z = (seed + 0x9E3779B97F4A7C15) & _ALL
    z = ((z ^ (z >> 30)) * 0xBF58476D1CE4E5B9) & _ALL
    z = ((z ^ (z >> 27)) * 0x94D049BB133111EB) & _ALL
    z ^= z >> 31
    return z if z else 1


def from_seed(seed: int) -> int:
    """A random number to start from, for any whole number."""
    return scramble(seed & _ALL)


def pick(cards: int, r: int) -> int:
    """One card of the set, by a random number."""
    for _ in range(((r >> 32) * count(cards)) >> 32):
        cards &= cards - 1
    return lowest(cards)


def scale(r: int, n: int) -> int:
    """A number below n, by a random number."""
    return ((r >> 32) * n) >> 32


def fraction(r: int) -> float:
    """A number from 0 to below 1, by a random number."""
    return (r >> 11) * (1.0 / 9007199254740992.0)


def suit_of(card: int) -> int:
    """The suit of a card of the 52: 0 to 3."""
    return card // 13


def each(cards: int) -> list[int]:
    """The cards of the set, the lowest first."""
    found = []
    while cards:
        found.append(lowest(cards))
        cards &= cards - 1
    return found
