"""The first table is light, and nothing on it moves unasked."""
from typing import Any

import pytest

from e2e.pace import DESK, PHONE, WATCH, cls, gzipped, scripts
from e2e.player import Player

CLICKS = 22
KILOBYTE = 1000


def test_the_first_table_needs_little_javascript(visitor: Any) -> None:
    """From the lobby to a dealt hand: no more than 110 kB of it, gzipped."""
    page = visitor().go()
    page.locator(".tiles button.primary").nth(1).click()
    page.locator("[data-can]").first.wait_for()
    asked = scripts(page)
    assert any("TablePage" in address for address in asked)
    assert sum(map(gzipped, asked)) <= 110 * KILOBYTE


@pytest.mark.parametrize("size", [PHONE, DESK], ids=["phone", "desk"])
def test_nothing_moves_unasked(visitor: Any, size: dict[str, int]) -> None:
    """While a hand of Hearts is played, the layout stays where it is."""
    one = visitor(viewport=size)
    one.context.add_init_script(WATCH)
    one.table("hearts")
    player = Player(one.page, seed=3)
    for _ in range(CLICKS):
        player.take(player.wait()["found"])
    player.wait()
    assert one.page.evaluate("window.seen.cards.length") > 0        # it was watched
    assert cls(one.page) <= 0.1
