"""Plays at a table as a person would: by mouse, by touch or by keys, whatever is offered."""
from collections.abc import Callable
from random import Random
from typing import Any

from playwright.sync_api import Page

# What can be done now, as places on the screen; and whether somebody who aims there would hit it.
OFFERS = """() => {
  const over = !!document.querySelector('.end a[href^="#/review/"]');
  const found = [];
  const add = (kind, element) => {
    element.scrollIntoView({block: 'nearest', inline: 'nearest'});
    const box = element.getBoundingClientRect();
    const strip = element.parentElement.classList.contains('slot')
      ? Math.min(box.width, element.parentElement.getBoundingClientRect().width) : box.width;
    const x = box.left + Math.min(strip, box.width) / 2, y = box.top + Math.min(16, box.height / 2);
    const hit = document.elementFromPoint(x, y);
    found.push({kind, x, y, hit: !!hit && (element === hit || element.contains(hit)),
                wide: strip, high: box.height, name: element.getAttribute('aria-label') || element.innerText});
  };
  const next = document.querySelector('.end button.primary');
  if (next && !over) add('next', next);
  const decide = document.querySelector('.choices .button.primary:not([disabled]):not([data-act])');
  if (decide) add('decide', decide);
  document.querySelectorAll('[data-act]:not([disabled])').forEach((each) => add('act', each));
  document.querySelectorAll('[data-can]:not([aria-pressed=true])').forEach((each) => add('card', each));
  return {over, found};
}"""


class Stuck(AssertionError):
    """Nothing can be done, and nothing happens."""


class Player:
    """Somebody at a table, who takes any of what is offered."""

    def __init__(self, page: Page, seed: int = 1, touch: bool = False) -> None:
        self.page = page
        self.rng = Random(seed)
        self.touch = touch
        self.done = 0
        self.missed: list[str] = []              # what was offered but covered by something else
        self.narrow: list[str] = []              # too small for a finger

    def match(self, most: int = 1500, each: Callable[[int], None] = lambda done: None) -> int:
        """Play until the match is over; how many things were done."""
        for _ in range(most):
            offers = self.wait()
            if offers["over"]:
                return self.done
            self.take(offers["found"])
            each(self.done)
        raise AssertionError(f"The match is not over after {most} things that were done.")

    def wait(self) -> Any:
        """What is offered, as soon as something is."""
        for _ in range(1500):
            offers = self.page.evaluate(OFFERS)
            if offers["over"] or offers["found"]:
                return offers
            self.page.wait_for_timeout(10)
        raise Stuck(self.page.locator("body").inner_text()[:1500])

    def take(self, found: list[Any]) -> None:
        """One of these, the next step first."""
        first = [one for one in found if one["kind"] in ("next", "decide")]
        one = first[0] if first else self.rng.choice(found)
        if not one["hit"]:
            self.missed.append(one["name"])
        if self.touch and (one["wide"] < 43.5 or one["high"] < 43.5):
            self.narrow.append(f"{one['name']}: {one['wide']:.0f} x {one['high']:.0f}")
        if self.touch:
            self.page.touchscreen.tap(one["x"], one["y"])
        else:
            self.page.mouse.click(one["x"], one["y"])
        self.done += 1
