"""Where no compiler works the same files are installed as plain Python; PARLOUR_COMPILE chooses."""
import os
import subprocess
import sys
import zipfile
from pathlib import Path

import pytest

ROOT = Path(__file__).parents[2]
SHORT = "import parlour; m = parlour.new('hearts', seed=7); m.play(0, '2C'); print(m.digest())"


def wheel(out: Path, mode: str | None, **more: str) -> subprocess.CompletedProcess[str]:
    """Build a wheel of this directory, where there is no compiler."""
    env = {name: value for name, value in os.environ.items() if name not in ("PARLOUR_COMPILE", "PYTHONPATH")}
    env |= {"CC": "/nonexistent", "PARLOUR_WEB": "no"} | ({"PARLOUR_COMPILE": mode} if mode else {}) | more
    return subprocess.run([sys.executable, "-m", "pip", "wheel", "--no-deps", "--no-build-isolation", "--no-index",
                           "-v", "--disable-pip-version-check", "-w", str(out), str(ROOT)],
                          env=env, capture_output=True, text=True, check=False)


@pytest.mark.parametrize("mode", [None, "no"])      # without a word it is: try
def test_without_a_compiler_a_plain_wheel_is_built_that_runs(tmp_path: Path, mode: str | None) -> None:
    done = wheel(tmp_path, mode)
    assert done.returncode == 0, done.stderr[-3000:] + done.stdout[-3000:]
    assert ("not compiled" in done.stdout + done.stderr) == (mode != "no"), "it must say that it is not compiled"
    [built] = tmp_path.glob("*.whl")
    assert built.name.endswith("-py3-none-any.whl")
    with zipfile.ZipFile(built) as files:
        names = files.namelist()
        files.extractall(tmp_path / "lib")
    assert not [name for name in names if name.endswith((".so", ".pyd", ".c"))]
    assert {"parlour/core/table.py", "parlour/core/table.pxd", "parlour/py.typed", "parlour/words/en/common.ftl"} \
        <= set(names)
    outputs = [subprocess.run([sys.executable, "-c", SHORT], env={**os.environ, **env}, cwd=tmp_path,
                              capture_output=True, text=True, check=True).stdout
               for env in ({"PYTHONPATH": str(tmp_path / "lib")}, {})]
    assert outputs[0] == outputs[1], "plain and compiled give the same state"


def test_must_fails_where_nothing_can_be_compiled(tmp_path: Path) -> None:
    assert wheel(tmp_path, "must").returncode != 0
    assert not list(tmp_path.glob("*.whl"))


@pytest.mark.parametrize("name", ["PARLOUR_COMPILE", "PARLOUR_WEB"])
def test_any_other_word_is_refused_in_a_sentence(tmp_path: Path, name: str) -> None:
    done = wheel(tmp_path, "no", **{name: "maybe"})
    assert done.returncode != 0
    assert f"{name}=maybe is none of must, try, no." in done.stdout + done.stderr
