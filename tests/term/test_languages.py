"""Every text is there in every language, and speaks of the same things."""
import re
from collections.abc import Iterator
from pathlib import Path

import pytest
from fluent.syntax import ast, parse, visitor

from parlour.games import GAMES, HOUSE
from parlour.language import LANGUAGES
from parlour.words import HERE, has, rules_page

WEB = Path(__file__).parents[2] / "web/src"
FILES = sorted(path.name for path in (HERE / "en").iterdir())
OTHERS = [language for language in LANGUAGES if language != "en"]
SAID = re.compile(r"""(?<![.\w])(?:say|tell|has)\(\s*(?:[\w."\[\]]+,\s*)?(?:[^()"'`]*\?\s*)?(["`])([^"`]*)\1""")
QUOTED = re.compile(r"""["'`]([a-z][\w-]*(?:\$\{)?)""")


class Spoken(visitor.Visitor):
    """The variables of a message, and the other messages in it."""

    def __init__(self) -> None:
        self.variables: set[str] = set()
        self.others: set[str] = set()

    def visit_VariableReference(self, node: ast.VariableReference) -> None:
        self.variables.add(node.id.name)

    def visit_MessageReference(self, node: ast.MessageReference) -> None:
        self.others.add(node.id.name)


def messages(language: str, *names: str) -> dict[str, Spoken]:
    """What the messages of files speak of."""
    found = {}
    for name in names:
        entries = parse((HERE / language / name).read_text(encoding="utf-8")).body
        assert not [entry for entry in entries if isinstance(entry, ast.Junk)], f"{language}/{name} cannot be read"
        for entry in entries:
            if isinstance(entry, ast.Message):
                assert entry.id.name not in found or name != names[-1] or len(names) > 1, entry.id.name
                found[entry.id.name] = spoken = Spoken()
                spoken.visit(entry)
    return found


def whole(all_: dict[str, Spoken], name: str) -> set[str]:
    """The variables of a message, and of the messages in it."""
    one = all_[name]
    return one.variables.union(*(whole(all_, other) for other in one.others))


def test_every_language_has_the_same_files() -> None:
    for language in OTHERS:
        assert sorted(path.name for path in (HERE / language).iterdir()) == FILES


@pytest.mark.parametrize("name", [name for name in FILES if name.endswith(".ftl")])
@pytest.mark.parametrize("language", OTHERS)
def test_every_message_exists_and_speaks_of_the_same(language: str, name: str) -> None:
    """A language may have parts of sentences of its own; of options it says why, which in English the game does."""
    english, other = messages("en", "common.ftl", name), messages(language, "common.ftl", name)
    parts = set().union(*(spoken.others for file in FILES if file.endswith(".ftl")
                          for spoken in messages(language, file).values()))
    assert sorted(english.keys() - other.keys()) == []
    assert sorted(one for one in other.keys() - english.keys() - parts if not re.fullmatch("option-.*-why", one)) == []
    differing = {one: (whole(english, one), whole(other, one)) for one in english
                 if whole(english, one) != whole(other, one)}
    assert differing == {}


@pytest.mark.parametrize("which", HOUSE)
@pytest.mark.parametrize("language", LANGUAGES)
def test_every_option_and_preset_has_a_name(language: str, which: str) -> None:
    rules = GAMES[which]
    wanted = [f"option-{name}" for name in rules.choices] + [f"preset-{name}" for name in rules.presets]
    wanted += [f"option-{name}-{word.replace('_', '-')}" for name, choice in rules.choices.items()
               if isinstance(choice.default, str) for word in choice.allowed]
    wanted += [f"option-{name}-why" for name in rules.choices if language != "en"]
    assert [message for message in wanted if not has(which, message, language)] == []


@pytest.mark.parametrize("which", HOUSE)
@pytest.mark.parametrize("language", OTHERS)
def test_the_rules_name_the_same_rules(language: str, which: str) -> None:
    rules = GAMES[which]
    english, other = rules_page(rules), rules_page(rules, language)
    assert english != other
    for part in (r"\(([a-z-]+)\)", r"\b(\w+)=\w+"):
        assert sorted(set(re.findall(part, english)) & {*rules.rules, *rules.choices}) \
            == sorted(set(re.findall(part, other)) & {*rules.rules, *rules.choices})
    assert len(re.findall("^#", english, re.M)) == len(re.findall("^#", other, re.M))


def sources() -> Iterator[str]:
    """The client's own source."""
    for path in WEB.rglob("*"):
        if path.suffix in (".ts", ".svelte") and not path.name.endswith(".test.ts"):
            yield path.read_text(encoding="utf-8")


def test_every_message_that_the_browser_client_asks_for_exists() -> None:
    shell = messages("en", "common.ftl", "house.ftl", "table.ftl", "web.ftl", "lessons.ftl").keys()
    games = {one for game in HOUSE for one in messages("en", f"{game}.ftl")}
    asked = {text for source in sources() for _, text in SAID.findall(source)}
    assert len(asked) > 100
    missing = [text for text in sorted(asked) if text and not _known(text, shell | games)]
    assert missing == []


def test_every_message_of_the_browser_client_is_asked_for() -> None:
    """Also by a part of its name: `settings-${name}`."""
    quoted = {text for source in sources() for text in QUOTED.findall(source)}
    plain = {text for text in quoted if not text.endswith("${")}
    starts = tuple(text.removesuffix("${") for text in quoted if text.endswith("${"))
    asked = messages("en", "web.ftl", "table.ftl")
    unused = [one for one in asked if one not in plain and not one.startswith(starts)
              and not any(one in spoken.others for spoken in asked.values())]
    assert unused == []


def _known(text: str, ids: set[str]) -> bool:
    """Whether there is this message, or one that begins so."""
    start, more, _ = text.partition("${")
    return any(one.startswith(start) for one in ids) if more else text in ids
