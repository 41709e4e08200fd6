"""No constant may be shifted by a variable in compiled files: C would do it in 32 bits, silently wrong above bit 31."""
import ast
import re
import sys
from pathlib import Path

import pytest

ROOT = Path(__file__).parents[2]
WIDE = {"SUIT", "PACK"}                          # constants that the .pxd files declare as u64
FINE = {                                         # small for a stated reason
    ("zones.py", "lay"): "i is below 20 zones, and sight is a set of 8 seats; not in nogil code",
    ("imagine.py", "_sort"): "sets of at most 20 groups, in plain Python objects",
}


def hazards(source: str, name: str = "", sidecar: str = "") -> list[str]:
    """Shifts of constants by something that is not one: that may be a name which the .pxd makes a C variable."""
    found = []
    ints, wide = declared("int|short|long", sidecar), declared("u64", sidecar)

    def walk(node: ast.AST, function: str) -> None:
        if isinstance(node, ast.FunctionDef):
            function = node.name
        if isinstance(node, (ast.BinOp, ast.AugAssign)) and isinstance(node.op, ast.LShift):
            left = node.left if isinstance(node, ast.BinOp) else node.target
            right = node.right if isinstance(node, ast.BinOp) else node.value
            named = {part.id for part in ast.walk(right) if isinstance(part, ast.Name)}
            wrong = not constant(right) or named & ints
            if narrow(left, wide) and wrong and (name, function) not in FINE:
                found.append(f"{name}:{node.lineno} in {function or 'the module'}: {ast.unparse(node)}")
        for child in ast.iter_child_nodes(node):
            walk(child, function)
    walk(ast.parse(source), "")
    return found


def constant(node: ast.AST) -> bool:
    """Known when the file is compiled: numbers and names in capitals, and what is made of them."""
    return all(isinstance(part, (ast.Constant, ast.BinOp, ast.UnaryOp, ast.operator, ast.unaryop, ast.expr_context))
               or (isinstance(part, ast.Name) and part.id.isupper()) for part in ast.walk(node))


def declared(kind: str, sidecar: str) -> set[str]:
    """The constants that a .pxd makes C variables of a kind."""
    lines = re.findall(rf"^cdef (?:{kind}) ([\w, ]+)$", sidecar, re.MULTILINE)
    return {word for line in lines for word in line.split(", ")}


def narrow(node: ast.AST, wide: set[str]) -> bool:
    """A constant that C may take for a 32-bit one."""
    names = {part.id for part in ast.walk(node) if isinstance(part, ast.Name)}
    return constant(node) and not names & (WIDE | wide)


def compiled_files() -> list[Path]:
    sys.path.insert(0, str(ROOT))
    try:
        from hatch_build import names
    finally:
        sys.path.remove(str(ROOT))
    return [ROOT / "src" / (name.replace(".", "/") + ".py") for name in names()]


def test_no_compiled_file_shifts_a_constant_by_a_variable() -> None:
    files = compiled_files()
    assert len(files) >= 7
    found = [hazard for path in files for hazard in hazards(path.read_text(encoding="utf-8"), path.name,
                                                             path.with_suffix(".pxd").read_text(encoding="utf-8"))]
    assert not found, f"use bits.one(card), or a name that its .pxd declares as u64: {found}"


def test_wide_constants_are_declared_wide() -> None:
    pxds = "\n".join(path.read_text(encoding="utf-8") for path in (ROOT / "src/parlour").rglob("*.pxd"))
    for name in WIDE:
        assert f"u64 {name} " in pxds or f"u64 {name}," in pxds


@pytest.mark.parametrize("line", [
    "x = 1 << card", "x = 0x1FFF << (13 * suit)", "x = (1 << 13) - 1 << 13 * suit", "x = 3 << self.led",
    "x |= 1 << bits.lowest(cards)", "x = FULL << card", "for i in [1 << i for i in y]: pass", "x = ~(1 << card)",
    "x = -1 << card"])
def test_planted_shifts_are_caught(line: str) -> None:
    assert hazards(f"def f(card):\n    {line}")


@pytest.mark.parametrize("line", ["x = 1 << 52", "x = SUIT << 13 * suit", "x = bits.one(card)",
                                  "x = SUIT << 13 * HEARTS", "x = cards << 3", "x = cards >> card & 1",
                                  "x = 1 << 13 * SPADES + 10"])
def test_good_lines_pass(line: str) -> None:
    assert not hazards(f"def f(card):\n    {line}")


def test_a_name_that_the_sidecar_makes_a_variable_is_caught() -> None:
    line = "QUEEN = 1 << (13 * SPADES + 10)"
    assert not hazards(line)
    assert hazards(line, "", "cdef int HAND, SPADES\n")
