"""What a person types as acts of a game, and the list of those they choose from."""
import re
from collections.abc import Sequence

from ..acts import Action
from .texts import Texts


def choices(texts: Texts, acts: Sequence[str]) -> str:
    """The legal acts in a list, each with its number."""
    return texts.screen.choices([texts.act(act) for act in acts], _numbered(acts)[1])


def typed(texts: Texts, legal: Sequence[Action], page: int, line: str) -> list[int]:
    """The acts of a line; numbers are those in front of the legal acts."""
    stem, numbers = _numbered([act.name for act in legal])

    def one(text: str) -> int:
        if text.isascii() and text.isdigit():
            number = int(text[:6])
            if number in numbers:
                return int(legal[numbers.index(number)])
            if stem:
                return texts.rules.act(f"{stem}{number}", page)
            raise ValueError(texts.text("no-such-number", last=len(legal)))
        shown = [act for act in legal if texts.act(act.name).lower() == text.lower()]
        return int(shown[0]) if shown else texts.rules.act(text, page)

    try:
        return [one(line)]
    except ValueError:
        pieces = line.replace(",", " ").split()
        if len(pieces) < 2:
            raise
        return [one(piece) for piece in pieces]


def _numbered(acts: Sequence[str]) -> tuple[str, list[int]]:
    """The words before the numbers that end the names of all these acts, such as bids; and these numbers.

    The first may have none, such as nil before bid 1: that is 0.  If the acts are others, they are counted from 1.
    """
    parts = [re.fullmatch(r"(.*?)(\d*)", act) for act in acts]
    stems = [part[1] for part in parts if part and part[2]]
    numbers = [int(part[2] or 0) for part in parts if part]
    if len(set(stems)) == 1 and (len(stems) == len(acts) or numbers == list(range(len(acts)))):
        return stems[0], numbers
    return "", list(range(1, len(acts) + 1))
