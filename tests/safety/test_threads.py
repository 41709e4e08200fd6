"""Searches and playouts run beside each other: nothing in them waits for the interpreter's lock.

Without a clock: the main thread keeps the lock for itself, and the search in the other must come to its end
all the same.
"""
import random
import sys
import threading
from collections.abc import Iterator

import pytest

from conformance import kit
from core.magpie import register
from parlour.core.search import Ismcts

PATIENCE = 300_000_000                           # looks at the search, before giving up: minutes
HOPELESS = 3_000_000


@pytest.fixture
def selfish() -> Iterator[None]:
    """The interpreter takes the lock from no thread that wants to keep it."""
    usual = sys.getswitchinterval()
    sys.setswitchinterval(10_000)
    yield
    sys.setswitchinterval(usual)


def alone(search: Ismcts, n: int, patience: int) -> int:
    """Run a search in another thread while this one keeps the lock; how many simulations were done by then."""
    worker = threading.Thread(target=search.run, args=(n, 1))
    worker.start()                               # waits until the other runs; which keeps the lock until it needs none
    looks = 0
    while search.done < n and looks < patience:
        looks += 1
    done = search.done
    sys.setswitchinterval(0.001)
    worker.join()
    return done


@pytest.mark.usefixtures("selfish")
@pytest.mark.parametrize("guided", [False, True])
def test_a_search_needs_no_lock(game: str, guided: bool) -> None:
    for match in kit.moments(game, 3, seed=21):
        n = 20_000
        search = Ismcts(match.view(match.to_act[0]).worlds, 50_000, guided=guided)
        sys.setswitchinterval(10_000)
        assert alone(search, n, PATIENCE) == n, "does a nogil function hold a Python local?"


@pytest.mark.usefixtures("selfish")
def test_a_search_that_takes_the_lock_would_be_noticed() -> None:
    """A game from outside is plain Python, so its search waits."""
    match = kit.wander(kit.new(register(), 0), random.Random(0), 5)
    search = Ismcts(match.view(match.to_act[0]).worlds, 5000)
    assert alone(search, 2000, HOPELESS) < 2000
    assert search.done == 2000
