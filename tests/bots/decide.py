"""Prints what the levels of the house decide in a match; compiled and plain must print the same.

    python decide.py GAME BUDGET     as JSON: whether it is compiled, and what each decided
"""
import json
import random
import sys
from typing import Any

from conformance import kit
from parlour.bots import bot
from parlour.core import reach

LEVELS = ("novice", "casual", "skilled", "expert", "master")


def decisions(game: str, budget: str) -> list[Any]:
    """Act by act, of five matches of all kinds."""
    found: list[Any] = []
    for number in range(5):
        rng = random.Random(number)
        match = kit.new(game, number)
        for n in range(25):
            if match.over:
                break
            kit.wander(match, rng, rng.randrange(6))
            if match.over:
                break
            seat = rng.choice(match.to_act)
            thought = bot(f"{LEVELS[n % 5]}{budget}", n).choose(match.view(seat))
            found.append((thought.action, sorted(thought.scores.items()), sorted(thought.spread.items())))
            match.play(seat, thought.action)
    return found


if __name__ == "__main__":
    print(json.dumps({"compiled": bool(reach.COMPILED), "decided": decisions(sys.argv[1], sys.argv[2])}))
