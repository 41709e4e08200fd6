"""The names of cards.  A card is a small int; a name is two letters: rank, then suit."""

SUITS = "CDSH"
RANKS = "23456789TJQKA"
NAMES = tuple(rank + suit for suit in SUITS for rank in RANKS)
_SIGNS = str.maketrans({"♣": "C", "♦": "D", "♠": "S", "♥": "H", "♧": "C", "♢": "D", "♤": "S", "♡": "H"})


def tidy(text: str) -> str:
    """A card or act as people write it, in the one form that names are compared in: 10♥ is TH."""
    text = " ".join(text.translate(_SIGNS).replace("\ufe0f", "").upper().split())
    return "T" + text[2:] if len(text) == 3 and text.startswith("10") else text
