"""docs/games: a page for each game of the house, with every rule's id, the options, positions and a record."""
import re
from pathlib import Path

import pytest
from options_table import options_table, presets_table

import parlour
from parlour.games import HOUSE

ROOT = Path(__file__).parents[2]
ALWAYS = ("match-over", "not-your-turn", "no-such-act")       # what every game can refuse with
PAGES = {name: (ROOT / "docs" / "games" / f"{name}.md").read_text(encoding="utf-8") for name in HOUSE}

each_page = pytest.mark.parametrize("name", HOUSE)


def blocks(page: str, kind: str) -> list[str]:
    """The fenced blocks of a kind."""
    return re.findall(rf"^```{kind}\n(.*?)^```$", page, re.DOTALL | re.MULTILINE)


@each_page
def test_every_rule_id_is_a_place_on_the_page(name: str) -> None:
    anchors = re.findall(r'^<a id="([a-z-]+)"></a>\n### .*\(`([a-z-]+)`\)$', PAGES[name], re.MULTILINE)
    assert all(anchor == shown for anchor, shown in anchors)
    assert sorted(anchor for anchor, _ in anchors) == sorted((*parlour.GAMES[name].rules, *ALWAYS))


@each_page
def test_the_options_are_those_declared(name: str) -> None:
    shown = re.search(r"<!-- options -->\n(.*)\n<!-- end of options -->", PAGES[name], re.DOTALL)
    assert shown, "the page has no place for the options"
    assert shown[1] == options_table(name), f"put there what this prints: python tests/docs/options_table.py {name}"


@each_page
def test_the_presets_are_those_declared(name: str) -> None:
    shown = re.search(r"<!-- presets -->\n(.*)\n<!-- end of presets -->", PAGES[name], re.DOTALL)
    assert bool(shown) == bool(parlour.GAMES[name].presets)
    if shown:
        assert shown[1] == presets_table(name), f"put there what this prints: python tests/docs/options_table.py {name}"


@each_page
def test_the_page_speaks_of_every_option_and_zone(name: str) -> None:
    rules = parlour.GAMES[name]
    for word in (*rules.choices, *rules.facts, *(re.sub(r"\d$", "", zone) for zone in rules.zones)):
        assert re.search(rf"\b{word}", PAGES[name]), f"the page says nothing of {word}"


def line_of(found: parlour.Match | parlour.View) -> str:
    """The position again, as one line."""
    return found.position() if isinstance(found, parlour.Match) else str(found)


@each_page
def test_its_positions_can_be_read(name: str) -> None:
    found = [parlour.position(line) for line in blocks(PAGES[name], "position")]
    assert {type(position) for position in found} == {parlour.Match, parlour.View}
    for position in found:
        assert line_of(parlour.position(line_of(position))) == line_of(position)


@each_page
def test_its_records_replay(name: str) -> None:
    records = blocks(PAGES[name], "record")
    assert records
    for record in records:
        assert parlour.replay(record).record() == record
