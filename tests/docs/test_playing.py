"""docs/playing.md: its keys are those of the page, and its bold words are what the page says."""
import re
from pathlib import Path

ROOT = Path(__file__).parents[2]
PAGE = (ROOT / "docs/playing.md").read_text(encoding="utf-8")
KEYS = (ROOT / "web/src/table/keys.ts").read_text(encoding="utf-8")
WORDS = ROOT / "src/parlour/words/en"
SENTENCES = "".join((WORDS / name).read_text(encoding="utf-8") for name in ("web.ftl", "table.ftl"))


def test_the_keys_are_those_of_the_table() -> None:
    commands = dict(re.findall(r'(\w+): "(.)"', KEYS.partition("} as const")[0]))
    words = dict(re.findall(r"^key-(\w+) = (.+)$", SENTENCES, re.MULTILINE))
    rows = re.findall(r"^\| `?([^`|\s]+)`? \| ([^|]+) \|$", PAGE, re.MULTILINE)
    listed = {" " if key == "Space" else key: text for key, text in rows}
    assert len(commands) > 9
    for command, key in commands.items():
        assert listed[key] == words[command].lower(), command


def test_the_page_says_what_is_said_in_bold() -> None:
    said = set(re.findall(r"^[\w-]+ = (.+)$", SENTENCES, re.MULTILINE))
    bold = {re.sub(r"\s+", " ", words) for words in re.findall(r"\*\*([^*]+)\*\*", PAGE)}
    assert bold
    assert bold <= said
