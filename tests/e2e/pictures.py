"""Makes the pictures of the README: `PYTHONPATH=tests python tests/e2e/pictures.py`, with Pillow installed.

A house is opened and somebody plays there; what the page shows is kept in docs/pictures: the lobby, each game at a
desktop's size, Hearts on a phone, and some seconds of Spades as a moving picture.
"""
import io
import shutil
import tempfile
from pathlib import Path

from PIL import Image
from playwright.sync_api import Browser, Page, sync_playwright

import parlour
from e2e.conftest import FLAGS, ROOT, House, Visitor
from e2e.player import OFFERS, Player

HOME = ROOT / "docs/pictures"
FRAMES, STEP = 40, 200                           # of the moving picture, and milliseconds between them
PHONE = {"viewport": {"width": 360, "height": 640}, "device_scale_factor": 2}


def picture(page: Page, colours: int) -> Image.Image:
    """The page as it is, with few colours, as these files are sent around a lot."""
    whole = Image.open(io.BytesIO(page.screenshot())).convert("RGB")
    return whole.quantize(colours, dither=Image.Dither.NONE)


def keep(page: Page, name: str) -> None:
    """One picture."""
    page.wait_for_timeout(1500)
    picture(page, 192).save(HOME / f"{name}.png", optimize=True)


def played(browser: Browser, url: str, game: str, acts: int, **looks: object) -> Visitor:
    """Somebody who has played a little at a table of this game."""
    one = Visitor(browser, url, **{"color_scheme": "dark", "viewport": {"width": 1200, "height": 750}, **looks})
    one.table(game)
    player = Player(one.page, seed=2)
    for _ in range(acts):
        player.take(player.wait()["found"])
        one.page.wait_for_timeout(300)
    player.wait()
    return one


def moving(one: Visitor) -> None:
    """Some seconds of play, with the usual speed."""
    one.page.evaluate("localStorage.setItem('parlour.settings', '{\"speed\": \"normal\", \"changed\": 2}')")
    one.page.reload()
    player, frames = Player(one.page, seed=2), []
    player.wait()
    for number in range(FRAMES):
        frames.append(picture(one.page, 96))
        if number % 8 == 3 and (offers := one.page.evaluate(OFFERS))["found"]:
            player.take(offers["found"])
        one.page.wait_for_timeout(STEP // 2)
    frames[0].save(HOME / "play.gif", save_all=True, append_images=frames[1:], duration=STEP, loop=0, optimize=True)


def main() -> None:
    """All of them."""
    HOME.mkdir(exist_ok=True)
    path = shutil.which("chromium") or shutil.which("chromium-browser")
    with tempfile.TemporaryDirectory() as data, sync_playwright() as play:
        house = House(Path(data) / "house")
        house.settings["pace"] = "0.2"
        house.start()
        browser = play.chromium.launch(executable_path=path, args=FLAGS)
        try:
            for game in parlour.GAMES:
                keep(played(browser, house.url, game, 6).page, game)
            keep(played(browser, house.url, "hearts", 4, **PHONE).page, "phone")
            moving(played(browser, house.url, "spades", 3, viewport={"width": 800, "height": 600}))
            lobby = Visitor(browser, house.url, viewport={"width": 1200, "height": 750})
            keep(lobby.go(), "lobby")
        finally:
            browser.close()
            house.kill()


if __name__ == "__main__":
    main()
