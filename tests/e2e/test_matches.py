"""A whole match of each game, by mouse; one by touch on a phone."""
from collections.abc import Callable

import pytest

from e2e.conftest import Visitor
from e2e.player import Player

SHORT: dict[str, dict[str, object]] = {
    "qute": {}, "hearts": {"limit": 25}, "spades": {"rounds": 2},
    "oh_hell": {"sequence": "thirteen", "limit": 25}, "kabul": {"rounds": 2}, "quatch": {}}


@pytest.mark.parametrize("plays", list(SHORT))
def test_a_whole_match_by_mouse(visitor: Callable[..., Visitor], plays: str) -> None:
    one = visitor()
    one.table(plays, **SHORT[plays])
    player = Player(one.page)
    player.match()
    assert player.done >= 5
    assert not player.missed
    one.shoot(f"{plays}-match-over")


def test_a_whole_match_by_touch_on_a_phone(visitor: Callable[..., Visitor]) -> None:
    one = visitor(viewport={"width": 360, "height": 640}, has_touch=True, is_mobile=True, device_scale_factor=2)
    one.table("hearts", **SHORT["hearts"])
    player = Player(one.page, touch=True)
    player.match()
    assert not player.missed
    assert not player.narrow
