"""When enough deals have been played: a sequential test of "better" against "not better".

The more of the two hypotheses the deals speak for, the sooner it stops; at most one test in twenty is wrong.
"""
import math
from collections.abc import Sequence

EFFECT = 0.15                                    # "better" means by this much of the spread from deal to deal
BOUND = math.log(19)                             # 95 to 5
FEWEST = 20                                      # deals; the spread of fewer is not known well enough


def verdict(differences: Sequence[float]) -> str:
    """`better`, `not better`, or nothing yet, for differences deal by deal that should be above 0.

    >>> verdict([1.0, 1.2, 0.8, 1.1] * 5), verdict([-1.0, -1.2, -0.8, -1.1] * 5), verdict([1.0])
    ('better', 'not better', '')
    """
    n = len(differences)
    if n < FEWEST:
        return ""
    mean = math.fsum(differences) / n
    spread = math.sqrt(math.fsum((value - mean) ** 2 for value in differences) / (n - 1))
    if not spread:
        return "better" if mean > 0 else "not better"
    # of two normal distributions with this spread, one around 0 and one around the effect
    ratio = n * EFFECT * (mean / spread - EFFECT / 2)
    return "better" if ratio >= BOUND else "not better" if ratio <= -BOUND else ""
