"""What a person types as acts of a game, and the list of those they choose from."""
import re
from collections.abc import Sequence

from ..acts import Action
from .texts import Texts


def choices(texts: Texts, acts: Sequence[str]) -> str:
    """The legal acts in a list, numbered from 1 or by the numbers in their names."""
    shared = _stem(acts)
    numbers = [int(act.removeprefix(shared)) for act in acts] if shared else []
    return texts.screen.choices([texts.act(act) for act in acts], numbers)


def typed(texts: Texts, legal: Sequence[Action], page: int, line: str) -> list[int]:
    """The acts of a line; numbers count the legal acts from 1, or are those at the end of their names."""
    shared = _stem([act.name for act in legal])

    def one(text: str) -> int:
        if text.isascii() and text.isdigit():
            number = int(text[:6])
            if shared:
                return texts.rules.act(f"{shared}{number}", page)
            if not 1 <= number <= len(legal):
                raise ValueError(texts.text("no-such-number", last=len(legal)))
            return int(legal[number - 1])
        return texts.rules.act(text, page)

    try:
        return [one(line)]
    except ValueError:
        pieces = line.replace(",", " ").split()
        if len(pieces) < 2:
            raise
        return [one(piece) for piece in pieces]


def _stem(acts: Sequence[str]) -> str:
    """What all these acts begin with, if only a number follows it: "bid " of bid 0, bid 1 and bid 3."""
    stems = {re.sub(r"\d+$", "", act) for act in acts}
    return stems.pop() if len(stems) == 1 and all(act[-1].isdigit() for act in acts) else ""
