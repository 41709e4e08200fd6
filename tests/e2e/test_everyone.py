"""Nothing that axe finds, on every page and at every moment; names and roles that a screen reader needs."""
from collections.abc import Callable
from pathlib import Path

import pytest

from e2e.conftest import ROOT, Visitor
from e2e.player import Player
from e2e.test_matches import SHORT

AXE = (ROOT / "web/node_modules/axe-core/axe.min.js").read_text(encoding="utf-8")
RULES = ["wcag2a", "wcag2aa", "wcag21a", "wcag21aa", "wcag22aa", "best-practice"]
PAGES = ["", "#/settings", "#/stats", "#/people", "#/learn/hearts"]


def faults(one: Visitor) -> list[str]:
    """What axe has against the page as it is now."""
    if not one.page.evaluate("!!window.axe"):
        one.page.evaluate(AXE)
    found = one.page.evaluate("rules => axe.run(document, {runOnly: rules, resultTypes: ['violations']})", RULES)
    return [f"{each['id']}: {each['help']}: {node['html'][:160]}" for each in found["violations"]
            for node in each["nodes"]]


@pytest.mark.parametrize("where", PAGES)
@pytest.mark.parametrize("theme", ["light", "dark"])
def test_pages(visitor: Callable[..., Visitor], where: str, theme: str) -> None:
    one = visitor(color_scheme=theme)
    one.go(where)
    one.page.locator("h1").first.wait_for()
    one.page.wait_for_load_state("networkidle")
    assert not faults(one)


@pytest.mark.parametrize("plays", list(SHORT))
def test_tables(visitor: Callable[..., Visitor], plays: str) -> None:
    """At the beginning, here and there in the match, and at its end."""
    one = visitor(viewport={"width": 360, "height": 740})
    one.table(plays, **SHORT[plays])
    found: list[str] = []

    def look(done: int) -> None:
        if done in (1, 3, 8, 20, 40):
            found.extend(faults(one))

    Player(one.page, seed=3).match(each=look)
    found.extend(faults(one))
    assert not found, sorted(set(found))


@pytest.mark.parametrize("plays", list(SHORT))
def test_whatever_can_be_done_has_a_name_of_its_own(visitor: Callable[..., Visitor], plays: str) -> None:
    one = visitor()
    one.table(plays, **SHORT[plays])
    player = Player(one.page, seed=4)
    for _ in range(12):
        offers = player.wait()
        names = [offer["name"].strip() for offer in offers["found"]]
        assert all(names)
        cards = [offer["name"] for offer in offers["found"] if offer["kind"] == "card"]
        assert len(set(cards)) == len(cards), cards
        if offers["over"]:
            break
        player.take(offers["found"])


def test_the_tree_of_a_table_is_as_it_was_read_and_approved(visitor: Callable[..., Visitor]) -> None:
    """Roles and names, with the cards and the names of people taken out, as these differ from deal to deal."""
    one = visitor()
    one.table("hearts", passing="off", limit=25)
    Player(one.page).wait()
    tree = one.page.evaluate(TREE)
    approved = Path(__file__).with_name("hearts-tree.txt")
    assert tree == approved.read_text(encoding="utf-8").rstrip("\n"), tree


TREE = r"""() => {
  const lines = [], named = ['button', 'link', 'heading', 'tab'];
  const kinds = {BUTTON: 'button', A: 'link', MAIN: 'main', H1: 'heading', H2: 'heading', HEADER: 'header',
                 TABLE: 'table', NAV: 'nav', ASIDE: 'aside', SECTION: 'section'};
  const walk = (one, depth) => {
    if (one.hidden || one.ariaHidden === 'true' || getComputedStyle(one).display === 'none') return;
    const kind = one.getAttribute('role') || kinds[one.tagName], card = one.matches('[data-k]');
    if (kind === 'img') return;                  // how many lie in the trick hangs on the deal
    if (kind && card) {
      if (!lines.at(-1)?.endsWith('card')) lines.push('  '.repeat(depth) + kind + ' card');
    } else if (kind) {
      const name = one.getAttribute('aria-label') || (named.includes(kind) ? one.innerText : '');
      const who = one.closest('.seats') ? 'of a seat' : name;
      lines.push(('  '.repeat(depth) + kind + ' ' + who.replace(/\s+/g, ' ')).trimEnd());
    }
    if (!card) for (const child of one.children) walk(child, depth + (kind ? 1 : 0));
  };
  walk(document.body, 0);
  return lines.join('\n');
}"""
