"""A house of its own, and Debian's Chromium, for every test of the browser client."""
import json
import re
import shutil
import subprocess
import sys
from collections.abc import Iterator
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import Browser, BrowserContext, Page, sync_playwright

ROOT = Path(__file__).parents[2]
SCREENS = ROOT / "build/screens"                 # what the pages looked like, kept to be looked at
FLAGS = ["--no-sandbox", "--disable-gpu", "--disable-quic", "--no-first-run", "--disable-background-networking",
         "--disable-component-update", "--disable-sync", "--force-color-profile=srgb"]
EASY = {"pace": "0.001", "between": "0", "messages": "1000", "requests": "1000", "guests": "1000", "tables": "1000"}
SEATS = {"qute": 3, "hearts": 4, "spades": 4, "oh_hell": 4, "kabul": 4, "quatch": 2}
START = re.compile("^Start|beginnen|starten", re.IGNORECASE)
LEFT_OUT = ("status of 404", "ERR_CONNECTION", "WebSocket connection to")     # what a closed house causes is tested


@dataclass
class House:
    """`parlour serve` as a process; it can be killed, and started again on the same port and data."""

    data: Path
    port: str = "0"
    url: str = ""
    process: "subprocess.Popen[str] | None" = None
    settings: dict[str, str] = field(default_factory=lambda: dict(EASY))

    def start(self) -> None:
        """Open it; ready when it says so."""
        words = [part for name, value in self.settings.items() for part in (f"--{name}", value)]
        self.process = subprocess.Popen(
            [sys.executable, "-m", "parlour", "serve", "--port", self.port, "--data", str(self.data), *words],
            stdout=subprocess.PIPE, stderr=subprocess.PIPE, text=True)
        assert self.process.stdout
        assert self.process.stderr
        self.url = re.findall(r"http://\S+", self.process.stdout.readline())[0].rstrip("/")
        self.port = self.url.rpartition(":")[2]
        assert '"ready"' in self.process.stderr.readline()

    def kill(self) -> None:
        """At once, as a power cut would."""
        if self.process:
            self.process.kill()
            self.process.communicate()


@pytest.fixture
def house(tmp_path: Path) -> Iterator[House]:
    """A house that is open."""
    here = House(tmp_path / "house")
    here.start()
    yield here
    here.kill()


@pytest.fixture(scope="module")
def chromium() -> Iterator[Browser]:
    """The browser of the system; it keeps a loop in this process, so it goes before other tests begin."""
    path = shutil.which("chromium") or shutil.which("chromium-browser")
    assert path, "These tests need Chromium: apt-get install chromium"
    with sync_playwright() as play:
        browser = play.chromium.launch(executable_path=path, args=FLAGS)
        yield browser
        browser.close()


class Visitor:
    """Somebody with a browser of their own, at a page of the house."""

    def __init__(self, browser: Browser, url: str, **settings: Any) -> None:
        self.url = url
        self.context: BrowserContext = browser.new_context(**{"viewport": {"width": 1280, "height": 800}, **settings})
        self.context.add_init_script("if (!localStorage.getItem('parlour.settings')) localStorage.setItem("
                                     "'parlour.settings', JSON.stringify({speed: 'off', rest: 400, changed: 1}))")
        self.page: Page = self.context.new_page()
        self.page.set_default_timeout(10_000)
        self.trouble: list[str] = []
        self.page.on("pageerror", lambda error: self.trouble.append(str(error)))
        self.page.on("console", lambda said: self._heard(said.type, said.text))
        self.page.on("request", lambda request: self._asked(request.url))

    def _heard(self, kind: str, text: str) -> None:
        if kind in ("error", "warning") and not any(part in text for part in LEFT_OUT):
            self.trouble.append(text)

    def _asked(self, address: str) -> None:
        if not address.startswith((self.url, self.url.replace("http", "ws", 1), "data:", "blob:")):
            self.trouble.append(f"a request to somebody else: {address}")

    def go(self, where: str = "") -> Page:
        """To a page of the client."""
        self.page.goto(f"{self.url}/{where}")
        return self.page

    def ask(self, method: str, path: str, body: object = None) -> Any:
        """Call the house as this person."""
        return json.loads(self.page.evaluate(
            """async ([method, path, body]) => {
                const answer = await fetch(path, {method, credentials: 'same-origin',
                    headers: {'content-type': 'application/json'}, body: body === null ? undefined : body});
                return (await answer.text()) || 'null';
            }""", [method, path, None if body is None else json.dumps(body)]))

    def table(self, game: str, start: bool = True, **options: object) -> str:
        """Open a table with bots and sit down there; its id."""
        self.go()
        levels = ["casual"] * SEATS[game]
        found: str = self.ask("POST", "api/tables", {"game": game, "options": options, "levels": levels})["table"]
        self.go(f"#/table/{found}")
        self.page.locator("main button.primary").click()              # take a seat
        if start:
            self.page.locator("main button.primary", has_text=START).click()
        return found

    def shoot(self, name: str) -> None:
        """Keep a picture of the page."""
        SCREENS.mkdir(parents=True, exist_ok=True)
        self.page.screenshot(path=SCREENS / f"{name}.png")


@pytest.fixture
def visitor(chromium: Browser, house: House, request: pytest.FixtureRequest) -> Iterator[Any]:
    """Makes visitors; each must have met with no error of the page, and asked nobody but the house."""
    there: list[Visitor] = []

    def make(**settings: Any) -> Visitor:
        there.append(Visitor(chromium, house.url, **settings))
        return there[-1]

    yield make
    trouble = [text for one in there for text in one.trouble]
    for one in there:
        one.context.close()
    assert not trouble, trouble
