"""Playouts once more without the processor's own instructions for choosing a card, which is settled at import.

python -m parlour.bench.portable GAME AGAINST TIMES SECONDS     (run by `parlour bench --portable`)
"""
import json
import os
import subprocess
import sys
from typing import Any

from .run import run


def portable(game: str, against: bool, times: int, seconds: float) -> dict[str, Any]:
    """The playouts of a game in a process of its own, with the portable way of choosing."""
    own = {"PARLOUR_PORTABLE": "1", "PYTHONPATH": os.pathsep.join(filter(None, sys.path))}
    asked = subprocess.run([sys.executable, "-m", __name__, game, str(int(against)), str(times), str(seconds)],
                           env={**os.environ, **own}, check=True, capture_output=True, text=True)
    found: dict[str, Any] = json.loads(asked.stdout)
    return found


if __name__ == "__main__":
    _game, _against, _times, _seconds = sys.argv[1:]
    print(json.dumps(run(_game, _against == "1", int(_times), float(_seconds), only=("playouts",))))
