"""Every game at three sizes: nothing runs over, what can be done is in sight; pictures are kept to be looked at."""
from collections.abc import Callable

import pytest

from e2e.conftest import Visitor
from e2e.player import Player
from e2e.test_matches import SHORT

SIZES = {"phone": (360, 640), "tablet": (768, 1024), "desktop": (1440, 900)}
FITS = """() => {
  const wide = document.documentElement.scrollWidth - innerWidth;
  const cut = [...document.querySelectorAll('main button, main a')].filter((e) => {
    const box = e.getBoundingClientRect();
    return box.width && (box.left < -1 || box.right > innerWidth + 1);
  }).map((e) => e.getAttribute('aria-label') || e.innerText);
  const small = [...document.querySelectorAll('main button, main a.button')].filter((e) => {
    const box = e.getBoundingClientRect();
    return box.width && (box.width < 24 || box.height < 24);
  }).map((e) => e.getAttribute('aria-label') || e.innerText);
  return {wide, cut, small};
}"""


@pytest.mark.parametrize("size", list(SIZES))
@pytest.mark.parametrize("plays", list(SHORT))
def test_a_table_fits(visitor: Callable[..., Visitor], plays: str, size: str) -> None:
    width, height = SIZES[size]
    one = visitor(viewport={"width": width, "height": height}, color_scheme="dark" if size == "phone" else "light")
    one.table(plays, **SHORT[plays])
    player = Player(one.page, seed=5)
    for step in range(10):
        offers = player.wait()
        if offers["over"]:
            break
        found = one.page.evaluate(FITS)
        assert found["wide"] <= 0, found
        assert not found["cut"], found
        assert not found["small"], found
        if step in (0, 5, 9):
            one.shoot(f"{plays}-{size}-{step}")
        player.take(offers["found"])
    assert not player.missed


@pytest.mark.parametrize("size", list(SIZES))
def test_the_lobby_fits(visitor: Callable[..., Visitor], size: str) -> None:
    width, height = SIZES[size]
    one = visitor(viewport={"width": width, "height": height})
    one.go()
    one.page.locator("h1").first.wait_for()
    one.page.wait_for_load_state("networkidle")
    assert one.page.evaluate(FITS)["wide"] <= 0
    one.shoot(f"lobby-{size}")


def test_a_narrow_phone_and_large_text(visitor: Callable[..., Visitor]) -> None:
    """320 pixels wide, and text at 200 %."""
    one = visitor(viewport={"width": 320, "height": 640})
    one.table("hearts", limit=25)
    Player(one.page).wait()
    assert one.page.evaluate(FITS)["wide"] <= 0
    one.page.evaluate("document.documentElement.style.fontSize = '200%'")
    assert one.page.evaluate(FITS)["wide"] <= 0
    one.shoot("hearts-320-large-text")


def test_in_german(visitor: Callable[..., Visitor]) -> None:
    one = visitor(locale="de-DE", viewport={"width": 360, "height": 640})
    one.go()
    one.page.locator("h1").first.wait_for()
    assert one.page.locator("html").get_attribute("lang") == "de"
    one.shoot("lobby-german")
    one.table("hearts", limit=25)
    Player(one.page).wait()
    assert one.page.evaluate(FITS)["wide"] <= 0
    assert "Karten" in one.page.locator("main").inner_text()
    one.shoot("hearts-german")
