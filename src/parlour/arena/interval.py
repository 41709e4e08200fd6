"""Means with 95 % intervals, over deals."""
import math
from collections.abc import Sequence
from dataclasses import dataclass

# how many standard errors hold 95 %: Student's t for 1 to 30 degrees of freedom
_T = (12.706, 4.303, 3.182, 2.776, 2.571, 2.447, 2.365, 2.306, 2.262, 2.228, 2.201, 2.179, 2.160, 2.145, 2.131,
      2.120, 2.110, 2.101, 2.093, 2.086, 2.080, 2.074, 2.069, 2.064, 2.060, 2.056, 2.052, 2.048, 2.045, 2.042)
_NORMAL = 1.959964


def errors_wide(freedom: int) -> float:
    """How many standard errors the interval reaches to each side.

    >>> errors_wide(1), errors_wide(10), round(errors_wide(60), 3)
    (12.706, 2.228, 2.0)
    """
    if freedom <= len(_T):
        return _T[freedom - 1]
    return _NORMAL + (_NORMAL ** 3 + _NORMAL) / (4 * freedom)


@dataclass(frozen=True)
class Mean:
    """A mean, and the interval that holds the true one in 95 of 100 such samples; None if one value tells nothing."""

    mean: float
    low: float | None
    high: float | None

    def __str__(self) -> str:
        if self.low is None or self.high is None:
            return f"{self.mean:.2f}"
        if not math.isclose(self.high - self.mean, self.mean - self.low, abs_tol=0.005):
            return f"{self.mean:.2f} ({self.low:.2f} to {self.high:.2f})"
        return f"{self.mean:.2f} ± {self.high - self.mean:.2f}"


def mean_of(values: Sequence[float]) -> Mean:
    """The mean of independent values, one a deal.

    >>> print(mean_of([1, 2, 3, 4, 5]))
    3.00 ± 1.96
    """
    n = len(values)
    mean = math.fsum(values) / n
    if n < 2:
        return Mean(mean, None, None)
    spread = math.sqrt(math.fsum((value - mean) ** 2 for value in values) / (n - 1))
    reach = errors_wide(n - 1) * spread / math.sqrt(n)
    return Mean(mean, mean - reach, mean + reach)


def share_of(values: Sequence[float]) -> Mean:
    """The mean of shares, each from 0 to 1.  Where one side had them all, the interval still leaves room for luck.

    >>> print(share_of([1.0] * 10))
    1.00 (0.69 to 1.00)
    """
    found = mean_of(values)
    if found.low is None or found.high is None:
        return found
    room = 1 - 0.025 ** (1 / len(values))        # more often than that, somebody else would have won one
    if found.mean == 1:
        return Mean(1.0, 1 - room, 1.0)
    if found.mean == 0:
        return Mean(0.0, 0.0, room)
    return Mean(found.mean, max(found.low, 0.0), min(found.high, 1.0))
