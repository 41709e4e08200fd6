"""Deals that people can check: the house binds itself to a secret before, and tells it after.

seed = SHA-256(secret, then of each seat the length of what it added as 4 bytes and that, then the number as 8 bytes),
all numbers little-endian.  The commitment is the SHA-256 of the secret.  docs/fairness.md has all of it.
"""
import hashlib
import re
from typing import NamedTuple

from .core.dice import deal_seed

_NONCE = re.compile("(?:[0-9a-f]{2}){1,32}")


class Proof(NamedTuple):
    """How a deal came about."""

    commitment: bytes                            # was told before the deal
    secret: bytes                                # is told after the round
    nonces: tuple[bytes, ...]                    # what each seat added; empty where nobody did

    def wrong(self, seed: bytes, number: int) -> str:
        """A sentence that says what does not fit this seed of deal number so-and-so; empty if all does."""
        if hashlib.sha256(self.secret).digest() != self.commitment:
            return "the secret is not the one that the house had bound itself to."
        if deal_seed(self.secret, self.nonces, number) != seed:
            return "the cards were not dealt from this secret and what the players added."
        return ""

    def __str__(self) -> str:
        return " ".join([self.commitment.hex(), self.secret.hex(), *(nonce.hex() or "-" for nonce in self.nonces)])


def proof(secret: bytes, nonces: tuple[bytes, ...]) -> Proof:
    """The proof of a deal from this secret and these nonces."""
    return Proof(hashlib.sha256(secret).digest(), secret, nonces)


def read(text: str) -> Proof:
    """A proof as a record has it; ValueError if it is none."""
    commitment, secret, *nonces = [*text.split(" "), ""] if " " not in text else text.split(" ")
    if not all(re.fullmatch("[0-9a-f]{64}", part) for part in (commitment, secret)):
        raise ValueError("a proof begins with the commitment and the secret, 64 hexadecimal digits each.")
    if len(nonces) > 8 or not all(nonce == "-" or _NONCE.fullmatch(nonce) for nonce in nonces):
        raise ValueError("a proof ends with what each seat added: up to 64 hexadecimal digits, or - for nothing.")
    return Proof(bytes.fromhex(commitment), bytes.fromhex(secret),
                 tuple(b"" if nonce == "-" else bytes.fromhex(nonce) for nonce in nonces))
