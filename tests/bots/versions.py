"""What every version of every bot decided when it was new: `python tests/bots/versions.py` adds those not yet noted.

A record names a bot and its version, and anybody may run its decisions again.  So a version that has been noted
decides the same for ever; a better player is a new version, and the old one stays.
"""
import hashlib
import json
import sys
from pathlib import Path

from conformance import kit
from parlour import GAMES
from parlour.bots import BOTS, bot

NOTED = Path(__file__).parent / "decided.json"
OF_ONE_GAME = {"duck": "hearts", "threshold": "kabul", "counter": "oh_hell", "ranker": "qute", "formula": "spades",
               "lowest": "quatch"}
VIEWS = 10


def everyone() -> list[tuple[str, str]]:
    """Each version of each bot with a game that it plays, as `master@1` and `hearts`."""
    return [(f"{name}@{kind.version}", game)
            for name, kinds in BOTS.items() for kind in kinds for game in GAMES
            if OF_ONE_GAME.get(name, game) == game]


def decided(name: str, game: str) -> str:
    """A digest of what it thinks at some moments of matches of all kinds, to nine digits."""
    told = hashlib.sha256()
    for number, match in enumerate(kit.moments(game, VIEWS, seed=31)):
        thought = bot(name, number).choose(match.view(match.to_act[0]))
        scores = [(act, round(score, 9)) for act, score in sorted(thought.scores.items())]
        told.update(repr((thought.action, scores)).encode())
    return told.hexdigest()[:16]


def main() -> None:
    """Note what is new; never change what is noted."""
    noted: dict[str, dict[str, str]] = json.loads(NOTED.read_text()) if NOTED.exists() else {}
    for name, game in everyone():
        if game not in noted.setdefault(name, {}):
            noted[name][game] = decided(name, game)
    NOTED.write_text(json.dumps(noted, indent=1, sort_keys=True) + "\n")


if __name__ == "__main__":
    sys.exit(main())
