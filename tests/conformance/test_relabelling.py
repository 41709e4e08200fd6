"""Nothing a seat is shown may depend on cards that it cannot tell; and planted leaks are caught."""
import json
from collections.abc import Callable

from conformance import relabel

TRIALS = 2000


def test_what_a_seat_is_shown_does_not_depend_on_cards_it_cannot_tell(
        any_game: str, effort: int, record_property: Callable[[str, object], None]) -> None:
    wanted = TRIALS * effort
    count = relabel.run(any_game, wanted)
    record_property("trials", dict(count))
    assert count["never known"] + count["known and lost"] >= wanted
    assert min(count["never known"], count["known and lost"], count["later rounds"]) >= wanted // 8, count
    assert count["gallery"] >= wanted // 10, count
    assert count["skipped"] <= 4 * wanted, count             # swaps that make an act impossible say nothing


def test_every_planted_leak_is_caught(any_game: str, plain: Callable[..., str]) -> None:
    """In each game most of them, as not every game has piles, rows and heaps; in the game made for tests, all."""
    found = json.loads(plain("conformance/leaks.py", any_game))
    clean = found.pop("none")[any_game]
    assert clean is None, clean
    missed = [leak for leak, told in found.items() if not told[any_game]]
    assert len(found) >= 16
    assert len(missed) <= (0 if any_game == "magpie" else 4), missed
