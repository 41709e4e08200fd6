"""The same files compiled and as plain Python give the same games, to the last bit."""
import json
from collections.abc import Callable

from conformance import digests

MATCHES = 200


def test_compiled_and_plain_runs_agree(any_game: str, effort: int, plain: Callable[..., str]) -> None:
    here = digests.run(any_game, MATCHES * effort)
    there = json.loads(plain("conformance/digests.py", any_game, str(MATCHES * effort)))
    assert here["compiled"], "these tests need the compiled package: PARLOUR_COMPILE=must pip install ."
    assert not there["compiled"]
    differ = [n for n, (a, b) in enumerate(zip(here["matches"], there["matches"], strict=True)) if a != b]
    assert not differ, f"{any_game} matches {differ[:10]} differ"
    assert len(set(here["matches"])) == MATCHES * effort
