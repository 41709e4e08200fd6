"""Plays matches and prints fingerprints of all there is to see; compiled and plain must print the same.

    python digests.py GAME MATCHES     as JSON: whether it is compiled, and a fingerprint a match
"""
import hashlib
import json
import random
import sys
from typing import Any

from conformance import kit
from parlour import GAMES, Match
from parlour.core import reach
from parlour.core.search import Ismcts
from parlour.core.table import guided_playout, playout

RARELY = 97                                      # acts between two looks at everything, and then twice as many
MOST = 900                                       # acts of a match; records and replays go to the end elsewhere


def everything(match: Match, rng: random.Random) -> tuple[Any, ...]:
    """All views, refusals, playouts, searches and imagined worlds of one moment."""
    seed = rng.randrange(1 << 64)
    seat = rng.choice(match.to_act)
    state = match.state
    views = [match.view(s) for s in kit.seats(match)]
    shown = [(str(v), v.cards, v.hides, v.may, v.order, v.known, v.eyes, sorted(v.facts.items())) for v in views]
    refused = [kit.refusals(match, s) for s in range(state.seats)]
    searches = []
    acts = state.acts_in(1, seed)                # to the end of the round: where that is far, a few searches do
    for guided in (False, True):
        search = Ismcts(match.view(seat).worlds, 20, guided=guided)
        search.run(min(15, 2 + 500 // max(acts, 1)), seed)
        searches.append((search.results(), search.size, search.done, acts))
    worlds = [kit.raw(v.imagine(seed + n)) for n, v in enumerate(views)]
    ends = [(f(state.clone(), seed | 1), state.playouts(1, seed, f is guided_playout))
            for f in (playout, guided_playout)]
    hints = [(state.suggest(s, seed), state.mine(s)) for s in match.to_act]
    rewards = [state.reward(s) for s in range(state.seats)]
    return match.position(), shown, refused, searches, worlds, ends, hints, rewards


def fingerprint(game: str, number: int) -> str:
    """Of one match, played at random."""
    rng = random.Random(f"{game} {number}")
    match = kit.new(game, number)
    h = hashlib.sha256()
    look, gap = rng.randrange(RARELY), RARELY
    for n in range(MOST):
        if match.over:
            break
        if n == look:
            look, gap = look + gap, 2 * gap
            h.update(repr(everything(match, rng)).encode())
        h.update(repr((kit.step(match, rng), kit.raw(kit.table(match)))).encode())
    h.update(repr(kit.table(match).story).encode())
    h.update(repr([match.events(s, n - 40) for s in kit.seats(match)]).encode())
    h.update(match.record().encode())
    return h.hexdigest()[:16]


def run(game: str, matches: int) -> dict[str, Any]:
    """Fingerprints of so many matches."""
    if game not in GAMES:
        from core.magpie import register
        register()
    return {"compiled": bool(reach.COMPILED), "matches": [fingerprint(game, number) for number in range(matches)]}


if __name__ == "__main__":
    print(json.dumps(run(sys.argv[1], int(sys.argv[2]))))
