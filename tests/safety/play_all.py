"""Plays matches of every game, with searches, worlds and playouts: for the build that stops at undefined behaviour."""
import sys

import parlour.core.search
from conformance import digests, kit
from core.magpie import register
from parlour import GAMES
from parlour.core import reach


def main(matches: int) -> None:
    """So many matches of each."""
    assert reach.COMPILED
    assert parlour.core.search.__file__.startswith(sys.argv[2]), parlour.core.search.__file__
    for game in [*GAMES, register()]:
        digests.run(game, matches)
        for match in kit.moments(game, 20, seed=31):
            for seat in kit.seats(match):
                view = match.view(seat)
                view.imagine(7).playouts(3, 9, True)
            worlds = match.view(match.to_act[0]).worlds
            search = parlour.core.search.Ismcts(worlds, 300, guided=len(match.acts) % 2 == 0)
            search.run(400, 3)
    print("clean")


if __name__ == "__main__":
    main(int(sys.argv[1]))
