"""Imports point down only, and nobody but a match holds a table."""
import ast
from pathlib import Path

import pytest

from parlour.games import HOUSE

HOME = Path(__file__).parents[2] / "src/parlour"
GROUND = {"core", "options"}
MIDDLE = {"games", "acts", "events", "view", "positions", "setting", "record", "match", "seat", "notation", "words",
          "fair", "language"}
BELOW = {                                        # what each part may import, besides itself
    "core": set(), "options": set(), "games": GROUND, "minds": GROUND | {"games"},
    **dict.fromkeys(MIDDLE - {"games"}, GROUND | MIDDLE),
    "bots": GROUND | MIDDLE | {"minds"}, "rl": GROUND | MIDDLE, "store": GROUND | MIDDLE, "term": GROUND | MIDDLE,
    "review": GROUND | MIDDLE | {"bots"},
    "house": GROUND | MIDDLE | {"bots", "review", "store"},
}
TOP = {"__init__", "__main__", "cli", "commands", "arena", "bench"}         # these put the parts together


def part_of(path: Path) -> str:
    """The part of the house that a file belongs to."""
    first = path.relative_to(HOME).parts[0]
    return first.removesuffix(".py")


def imported(source: str, path: Path) -> set[str]:
    """The parts of ours that a file imports, at its top or later."""
    package = ["parlour", *path.relative_to(HOME).parts[:-1]]
    found = set()
    for node in ast.walk(ast.parse(source)):
        names: list[str] = []
        if isinstance(node, ast.Import):
            names = [alias.name for alias in node.names]
        elif isinstance(node, ast.ImportFrom):
            base = package[:len(package) - node.level + 1] if node.level else []
            whole = ".".join([*base, *([node.module] if node.module else [])])
            names = [f"{whole}.{alias.name}" for alias in node.names]
        found |= {name.split(".")[1] for name in names if name.startswith("parlour.")}
    return found


def wrong(source: str, path: Path) -> set[str]:
    part = part_of(path)
    return set() if part in TOP else {name for name in imported(source, path) - BELOW[part] - {part}
                                      if name[0] not in "_" and (name in BELOW or name in TOP)}


def test_imports_point_down_only() -> None:
    files = sorted(HOME.rglob("*.py"))
    assert len(files) > 20
    assert {part_of(path) for path in files} <= set(BELOW) | TOP, "a new part of the house: say what it may import"
    found = {str(path.relative_to(HOME)): bad for path in files
             if (bad := wrong(path.read_text(encoding="utf-8"), path))}
    assert not found


def game_of(name: str) -> str:
    """The files `<game>_<part>.py` belong to that game."""
    return max((game for game in HOUSE if name == game or name.startswith(f"{game}_")), key=len, default="")


def strangers(name: str, source: str) -> set[str]:
    """The files of other games that a file of rules imports."""
    lines = [node for node in ast.walk(ast.parse(source)) if isinstance(node, ast.ImportFrom)]
    named = {node.module or "" for node in lines} | {alias.name for node in lines if node.level == 1
                                                     for alias in node.names}
    return {other for other in named if game_of(other) not in ("", game_of(name))}


def test_no_game_knows_another() -> None:
    for path in (HOME / "games").glob("*.py"):
        if path.stem != "__init__":
            source = path.read_text(encoding="utf-8")
            assert game_of(path.stem), f"{path.name} belongs to no game of the house"
            assert not strangers(path.stem, source)
            assert "cython" not in source, f"{path.name} must not know of the compiler"


@pytest.mark.parametrize("line", ["from .hearts import SUIT", "from . import hearts", "from .qute_terms import ACE"])
def test_planted_strangers_are_caught(line: str) -> None:
    assert strangers("oh_hell", line)
    assert not strangers("qute_thumb", "from .qute_terms import ACE")


def test_only_a_match_holds_a_live_table() -> None:
    """`_table` is the match's own; a bot, a client or a server that reaches for it would see all cards."""
    for path in HOME.rglob("*.py"):
        if part_of(path) in {"match", "core", "games"}:
            continue
        for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
            assert not (isinstance(node, ast.Attribute) and node.attr == "_table"), f"{path.name}:{node.lineno}"


@pytest.mark.parametrize(("place", "line"), [
    ("core/zones.py", "from ..match import Match"), ("core/zones.py", "import parlour.games"),
    ("games/hearts.py", "from .. import match"), ("view.py", "from .bots import strong"),
    ("bots/strong.py", "from ..house.live import Table"), ("store/log.py", "from parlour.bots import strong")])
def test_planted_imports_are_caught(place: str, line: str) -> None:
    assert wrong(f"def f():\n    {line}", HOME / place)
