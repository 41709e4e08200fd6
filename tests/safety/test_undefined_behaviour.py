"""C arrays are not bounds-checked and shifts can overflow silently: a build that stops there plays all games."""
import os
import shutil
import subprocess
import sys
from pathlib import Path

import pytest

ROOT = Path(__file__).parents[2]
FLAGS = ["-O1", "-g0", "-fsanitize=undefined,bounds", "-fno-sanitize-recover=all"]
BUILD = "import sys; sys.path.insert(0, {root!r}); import hatch_build as h; h.compile_to({out!r}, {flags!r}, {links!r})"


def run(script: list[str], **env: str) -> subprocess.CompletedProcess[str]:
    return subprocess.run([sys.executable, *script], env={**os.environ, **env}, capture_output=True,
                          text=True, check=False)


@pytest.fixture(scope="module")
def build(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """The package, compiled to stop at undefined behaviour."""
    out = tmp_path_factory.mktemp("undefined")
    done = run(["-c", BUILD.format(root=str(ROOT), out=str(out), flags=FLAGS, links=["-fsanitize=undefined"])])
    assert done.returncode == 0, done.stderr[-3000:]
    shutil.copytree(ROOT / "src/parlour", out / "lib/parlour", dirs_exist_ok=True,
                    ignore=shutil.ignore_patterns("__pycache__"))
    return out / "lib"


def test_all_games_play_without_undefined_behaviour(build: Path) -> None:
    path = os.pathsep.join([str(build), str(ROOT / "tests")])
    done = run([str(ROOT / "tests/safety/play_all.py"), "25", str(build)], PYTHONPATH=path)
    assert done.returncode == 0, done.stderr[-3000:]
    assert done.stdout.strip() == "clean"
    assert "runtime error" not in done.stderr


PLANTED = {"above": ("cdef int[4] a\n    a[n] = 1\n    return a[n]", "out of bounds"),
           "one": ("return 1 << (n + 28)", "shift exponent"), "suit": ("return 0x1FFF << (13 * n)", "shift exponent")}


@pytest.fixture(scope="module")
def planted(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """A module with faults, compiled with the same flags."""
    out = tmp_path_factory.mktemp("planted")
    lines = [f"def {name}(int n):\n    {body}\n" for name, (body, _) in PLANTED.items()]
    (out / "planted.pyx").write_text("# cython: language_level=3, boundscheck=False\n" + "".join(lines))
    build = ("from setuptools import Distribution, Extension; from Cython.Build import cythonize; "
             f"m = cythonize([Extension('planted', ['planted.pyx'], extra_compile_args={FLAGS!r}, "
             "extra_link_args=['-fsanitize=undefined'])], quiet=True); "
             "c = Distribution({'ext_modules': m}).get_command_obj('build_ext'); c.inplace = True; "
             "c.ensure_finalized(); c.run()")
    done = subprocess.run([sys.executable, "-c", build], cwd=out, capture_output=True, text=True, check=False)
    assert done.returncode == 0, done.stderr[-2000:]
    return out


@pytest.mark.parametrize("fault", PLANTED)
def test_planted_undefined_behaviour_is_caught(planted: Path, fault: str) -> None:
    """The same flags stop at an index one too high and at a shift too far."""
    script = f"from planted import {fault} as f; f(2); print('fine', flush=True); f(4)"
    caught = run(["-c", script], PYTHONPATH=str(planted))
    assert "fine" in caught.stdout
    assert caught.returncode != 0
    assert PLANTED[fault][1] in caught.stderr
