"""A clone is one memcpy: so games are final classes, and hold plain C fields but for the story."""
import re
from pathlib import Path

import pytest

from parlour.core import reach
from parlour.games import GAMES, HOUSE

HOME = Path(__file__).parents[2] / "src/parlour"
PLAIN = re.compile(r"(unsigned )?(int|short|long|char|bint|double|u64|u8|i8|size_t)((?:\[\d+\])?)")

FIELD = re.compile(r" {4}cdef (?:public |readonly )?([\w ]+?(?:\[[^]]*\])?) (\w+(?:, *\w+)*) *(?:#.*)?$")


def classes(text: str) -> dict[str, tuple[str, bool, list[tuple[str, str]]]]:
    """The classes of a .pxd: base, whether final, and its fields with their types."""
    found: dict[str, tuple[str, bool, list[tuple[str, str]]]] = {}
    final, name = False, ""
    for line in text.splitlines():
        if mark := re.match(r"cdef class (\w+)(?:\((\w+)\))?:", line):
            name = mark[1]
            found[name] = (mark[2] or "", final, [])
            final = False
        elif line.startswith("@cython.final"):
            final = True
        elif line and not line[0].isspace() and not line.startswith(("@", "#")):
            name = ""
        elif name and (mark := FIELD.match(line)):
            found[name][2].extend((mark[1], field.strip()) for field in mark[2].split(","))
    return found


def every() -> dict[str, tuple[str, bool, list[tuple[str, str]]]]:
    found = {}
    for part in ("core", "games"):
        for path in (HOME / part).glob("*.pxd"):
            found.update(classes(path.read_text(encoding="utf-8")))
    return found


def faults(name: str, known: dict[str, tuple[str, bool, list[tuple[str, str]]]]) -> list[str]:
    """What keeps a class from being copied as one block of memory."""
    found = [] if known[name][1] else [f"{name} is not final"]
    while name:
        base, _, fields = known[name]
        objects = [f"{kind} {field}" for kind, field in fields if not PLAIN.fullmatch(kind)]
        if name == "Story":
            found += [] if objects == ["list story"] and len(fields) == 1 else [f"Story holds {fields}"]
        else:
            found += [f"{name} holds {field}" for field in objects]
        found += [] if base or name == "Story" else [f"{name} is not built on Story"]
        name = base
    return found


@pytest.mark.parametrize("house", HOUSE)
def test_games_are_final_and_hold_plain_fields_only(house: str) -> None:
    name = GAMES[house].table.__name__
    known = every()
    assert name in known, f"{house} has no .pxd beside it"
    assert faults(name, known) == []
    assert len(known["Zones"][2]) > 10
    own = 0
    while name not in ("Table", "Tricks"):
        own += len(known[name][2])
        name = known[name][0]
    assert own > 1


@pytest.mark.parametrize("house", HOUSE)
def test_compiled_games_cannot_be_built_on(house: str) -> None:
    assert reach.COMPILED
    table = GAMES[house].table
    with pytest.raises(TypeError):
        type("Mine", (table,), {})
    assert not hasattr(GAMES[house].new(GAMES[house].options({})), "__dict__")


@pytest.mark.parametrize("name", ["hearts", "spades", "oh_hell", "qute"])
def test_a_clone_fits_into_memory_that_is_kept_at_hand(name: str) -> None:
    """Up to 1032 bytes, 16 of them a header, the C library hands out at once; with more a clone takes twice as long."""
    assert GAMES[name].new(GAMES[name].options({})).__sizeof__() <= 1016


@pytest.mark.parametrize("line", ["    cdef public object thing", "    cdef dict names", "    cdef public list cards",
                                  "    cdef Table other", "    cdef double[::1] ways", "    cdef public str name"])
def test_planted_objects_are_caught(line: str) -> None:
    known = every()
    known.update(classes(f"@cython.final\ncdef class Bad(Tricks):\n    cdef public int good\n{line}\n"))
    assert len(faults("Bad", known)) == 1
    known.update(classes("cdef class Open(Tricks):\n    cdef public int good\n"))
    assert faults("Open", known) == ["Open is not final"]
