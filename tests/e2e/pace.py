"""How fast the page is: `PYTHONPATH=tests python tests/e2e/pace.py`, with Chromium; `--runs 3` says how often.

A house is opened, and a browser comes to it as a slow phone does: its processor is slowed down four times, its line has
150 ms of delay and 1.6 Mbit/s. Each figure is a median with the least and the greatest. Times by the clock depend on
what else the machine does; bytes, shifts of the layout, and CPU time of the page's main thread hardly do.
"""
import argparse
import shutil
import tempfile
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from statistics import median
from typing import Any
from urllib.request import Request, urlopen

from playwright.sync_api import Browser, CDPSession, Page, sync_playwright
from rich.console import Console
from rich.table import Table

import parlour
from e2e.conftest import FLAGS, House, Visitor
from e2e.player import Player

SLOWER = 4
LINE = {"offline": False, "latency": 150, "downloadThroughput": 1.6e6 / 8, "uploadThroughput": 0.75e6 / 8}
PHONE, DESK = {"width": 360, "height": 640}, {"width": 1440, "height": 900}
CLICKS = 30
AIMS = {"JavaScript, gzip, kB": 110, "cold start, s": 5, "warm start, s": 1, "LCP, s": 2.5, "INP, ms": 200,
        "card response, ms": 50, "CLS at 360 px": 0.1, "CLS at 1440 px": 0.1}

# Notes what the browser tells of itself, and how long a card takes to answer a click: until it was painted elsewhere,
# as chosen, or was gone.
WATCH = """(() => {
  const seen = window.seen = {lcp: 0, shifts: [], waits: {}, cards: []};
  const watch = (type, each, more) =>
    new PerformanceObserver((list) => list.getEntries().forEach(each)).observe({type, buffered: true, ...more});
  watch('largest-contentful-paint', (entry) => seen.lcp = entry.startTime);
  watch('layout-shift', (entry) => { if (!entry.hadRecentInput) seen.shifts.push([entry.startTime, entry.value]); });
  watch('event', (entry) => {
    const id = entry.interactionId;
    if (id) seen.waits[id] = Math.max(seen.waits[id] || 0, entry.duration);
  }, {durationThreshold: 16});
  addEventListener('click', (event) => {
    const card = event.target.closest('[data-can]');
    if (!card) return;
    const now = () => [card.isConnected, JSON.stringify(card.getBoundingClientRect()), card.className,
                       card.getAttribute('aria-pressed')].join();
    const before = now();
    const look = () => {
      if (now() === before && performance.now() - event.timeStamp < 3000) return requestAnimationFrame(look);
      setTimeout(() => seen.cards.push(performance.now() - event.timeStamp));
    };
    requestAnimationFrame(look);
  }, true);
})()"""
# Goes to the first table as fast as a hand could: from the lobby, with "Play now" for Hearts, to a card to be touched.
HURRY = """(() => {
  let pressed = false, tell;
  window.playable = new Promise((done) => tell = done);
  const look = () => {
    const button = document.querySelectorAll('.tiles button.primary')[1];
    if (button && !pressed) { pressed = true; button.click(); }
    if (document.querySelector('[data-can]')) setTimeout(() => tell(performance.now()));
    else requestAnimationFrame(look);
  };
  look();
})()"""

# How many bytes came, in the encoding that the browser asked for.
SENT = """(end) => performance.getEntriesByType('resource').filter((each) => each.name.endsWith(end))
  .reduce((sum, each) => sum + each.encodedBodySize, 0)"""


def cls(page: Page) -> float:
    """Cumulative layout shift: the worst window of five seconds whose shifts are less than a second apart."""
    worst = total = first = last = 0.0
    for when, value in page.evaluate("window.seen.shifts"):
        if when - last > 1000 or when - first > 5000:
            total, first = 0.0, when
        total, last = total + value, when
        worst = max(worst, total)
    return worst


def scripts(page: Page) -> list[str]:
    """The scripts that the page has loaded."""
    return list(page.evaluate("performance.getEntriesByType('resource').map((entry) => entry.name)"
                              ".filter((name) => name.endsWith('.js'))"))


def gzipped(address: str) -> int:
    """How many bytes the house sends of this file to somebody who reads gzip."""
    with urlopen(Request(address, headers={"Accept-Encoding": "gzip"})) as answer:
        return len(answer.read())


def slow(page: Page, line: bool = True) -> CDPSession:
    """Be a slow phone from now on."""
    told = page.context.new_cdp_session(page)
    told.send("Emulation.setCPUThrottlingRate", {"rate": SLOWER})
    told.send("Performance.enable", {"timeDomain": "threadTicks"})
    if line:
        told.send("Network.enable")
        told.send("Network.emulateNetworkConditions", LINE)
    return told


def spent(told: CDPSession) -> float:
    """CPU seconds of the main thread, slowed down as it is."""
    found = {each["name"]: each["value"] for each in told.send("Performance.getMetrics")["metrics"]}
    return float(found["TaskDuration"])


@contextmanager
def somebody(browser: Browser, url: str, **looks: Any) -> Iterator[Visitor]:
    """A new person with the usual settings, whose page is watched."""
    one = Visitor(browser, url, **looks)
    one.context.add_init_script("localStorage.removeItem('parlour.settings')")
    one.context.add_init_script(WATCH)
    yield one
    one.context.close()


def start(browser: Browser, url: str) -> dict[str, float]:
    """From an empty cache to a card, and the same again with a full one."""
    found: dict[str, float] = {}
    with somebody(browser, url, viewport=PHONE, has_touch=True) as one:
        one.context.add_init_script(HURRY)
        for name in ("cold", "warm"):
            page = one.context.new_page()
            told = slow(page)
            page.goto(url, wait_until="commit")
            found[f"{name} start, s"] = page.evaluate("window.playable") / 1000
            found[f"{name} start, CPU s"] = spent(told)
            if name == "cold":
                found["JavaScript, gzip, kB"] = sum(map(gzipped, scripts(page))) / 1000
                found["JavaScript as sent, kB"] = page.evaluate(SENT, ".js") / 1000
                found["all as sent, kB"] = page.evaluate(SENT, "") / 1000
            page.close()
    return found


def lobby(browser: Browser, url: str) -> dict[str, float]:
    """The first picture of the lobby."""
    with somebody(browser, url, viewport=PHONE) as one:
        slow(one.page)
        one.go()
        one.page.locator(".tiles button").first.wait_for(timeout=60_000)
        one.page.wait_for_timeout(2500)
        return {"LCP, s": one.page.evaluate("window.seen.lcp") / 1000, "CLS of the lobby": cls(one.page)}


def hand(browser: Browser, url: str) -> dict[str, float]:
    """Thirty clicks in Hearts."""
    with somebody(browser, url, viewport=PHONE) as one:
        one.table("hearts")
        player = Player(one.page, seed=3)
        player.wait()
        told = slow(one.page, line=False)
        before = spent(told)
        for _ in range(CLICKS):
            player.take(player.wait()["found"])
            one.page.wait_for_timeout(150)
        one.page.wait_for_timeout(500)
        seen = one.page.evaluate("window.seen")
        return {"INP, ms": max([0.0, *seen["waits"].values()]), "card response, ms": median(seen["cards"]),
                "CPU of a click and what follows, ms": (spent(told) - before) / CLICKS * 1000}


def shifts(browser: Browser, url: str, game: str, size: dict[str, int]) -> float:
    """How much the layout moves by itself within twenty clicks."""
    with somebody(browser, url, viewport=size) as one:
        one.table(game)
        player = Player(one.page, seed=3)
        for _ in range(20):
            offers = player.wait()
            if offers["over"]:
                break
            player.take(offers["found"])
            one.page.wait_for_timeout(50)
        return cls(one.page)


def printed(figures: dict[str, list[float]], runs: int) -> Table:
    """What was measured, and what is aimed at."""
    table = Table(title=f"The page on a slow phone: {runs} runs, processor {SLOWER} times slower")
    for column in ("", "median", "least", "greatest", "aim"):
        table.add_column(column, justify="left" if not column else "right")
    for name, values in figures.items():
        aim = AIMS.get(name)
        row = [f"{value:.3f}" if "CLS" in name else f"{value:.2f}" if name.endswith(" s") else f"{value:.0f}"
               for value in (median(values), min(values), max(values))]
        table.add_row(name, *row, "" if aim is None else f"<= {aim:g}{'' if median(values) <= aim else '  MISSED'}")
    return table


def main() -> None:
    """Measure all, and print it."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--runs", type=int, default=3, help="how often each is measured")
    runs: int = parser.parse_args().runs
    path = shutil.which("chromium") or shutil.which("chromium-browser")
    figures: dict[str, list[float]] = {}
    with tempfile.TemporaryDirectory() as data, sync_playwright() as play:
        house = House(Path(data) / "house")
        house.settings["pace"] = "0.2"
        house.start()
        browser = play.chromium.launch(executable_path=path, args=FLAGS)
        try:
            for _ in range(runs):
                for what in (start, lobby, hand):
                    for name, value in what(browser, house.url).items():
                        figures.setdefault(name, []).append(value)
            for size in (PHONE, DESK):
                figures[f"CLS at {size['width']} px"] = [shifts(browser, house.url, game, size)
                                                         for game in parlour.GAMES]
        finally:
            browser.close()
            house.kill()
    Console().print(printed(figures, runs))


if __name__ == "__main__":
    main()
