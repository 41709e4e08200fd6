"""Whether the rest of a round is certain: nothing that anybody can still do changes what all get."""
from ..core.table import Table
from ..view import View

WORLDS, LINES = 6, 4000                          # how many worlds are tried, and how many acts in each


def certain(view: View, truth: Table, seed: int) -> bool:
    """Whether the round ends with the same scores whatever is played, in worlds that fit the view and in the true one.

    The worlds come first: nobody learns of the true cards by asking, unless what they know makes it as good as certain.
    """
    return all(_same(table) for table in (*(view.imagine(seed + n) for n in range(WORLDS)), truth))


def _same(table: Table) -> bool:
    """Every line of play from here ends the round with the same scores; False if there are too many to tell."""
    ends: set[tuple[int, ...]] = set()
    lines, left = [table], LINES
    while lines:
        here = lines.pop()
        seat = (here.to_act & -here.to_act).bit_length() - 1
        legal = here.legal(seat)
        while legal:
            act = (legal & -legal).bit_length() - 1
            legal &= legal - 1
            left -= 1
            there = here.clone()
            there.play(seat, act)
            if there.to_act:
                lines.append(there)
            else:
                ends.add(tuple(there.scores[:there.seats]))
            if left < 0 or len(ends) > 1:
                return False
    return True
