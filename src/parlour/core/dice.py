"""The one source of chance: xoshiro256**, 256 bits of state, the same numbers on every platform.

Never compiled: compiled files use the twins in dice.pxd.
"""
import hashlib
from collections.abc import Iterable

from . import bits

_ALL = 0xFFFFFFFFFFFFFFFF


def roll(dice: list[int]) -> int:
    """The next 64 random bits."""
    a, b, c, d = dice
    x = (b * 5) & _ALL
    rolled = (((x << 7) | (x >> 57)) * 9) & _ALL
    c ^= a
    d ^= b
    dice[0] = a ^ d
    dice[1] = b ^ c
    dice[2] = c ^ ((b << 17) & _ALL)
    dice[3] = ((d << 45) | (d >> 19)) & _ALL
    return rolled


def below(dice: list[int], n: int) -> int:
    """A number below n, each exactly as likely."""
    m = (roll(dice) >> 32) * n
    while (m & 0xFFFFFFFF) < 0x100000000 % n:
        m = (roll(dice) >> 32) * n
    return m >> 32


def reseed(dice: list[int], r: int) -> None:
    """Dice for an imagined world, from a search's random number."""
    for i in range(4):
        r = bits.scramble(r)
        dice[i] = r


def from_seed(seed: bytes) -> list[int]:
    """Dice for one deal, from 32 bytes: four little-endian words."""
    if len(seed) != 32 or not any(seed):
        raise ValueError("A deal's seed is 32 bytes, not all of them 0.")
    return [int.from_bytes(seed[i:i + 8], "little") for i in (0, 8, 16, 24)]


def deal_seed(secret: bytes, nonces: Iterable[bytes], number: int) -> bytes:
    """The seed of one deal: SHA-256 of its secret, what each player added, and its number."""
    h = hashlib.sha256(secret)
    for nonce in nonces:
        h.update(len(nonce).to_bytes(4, "little") + nonce)
    h.update(number.to_bytes(8, "little"))
    return h.digest()
