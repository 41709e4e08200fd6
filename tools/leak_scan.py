"""Look at every byte that a house tells its clients, in whole random matches of all games, for cards they may not know.

    python tools/leak_scan.py --matches 340                  of each game; or name some games
    python tools/leak_scan.py --matches 40 --first 300       a later part of the same row of matches

People, bots and onlookers play, take back, ask for hints, claim, stand up, lose their lines and come again; the house
is closed and opened anew.  Cards have random names of twelve letters, others in each match: no hit is by chance.
"""
import argparse
import asyncio
import random
import sys
import time
from collections import Counter
from pathlib import Path

from parlour.games import HOUSE

sys.path.insert(0, str(Path(__file__).parents[1] / "tests"))

from house.leaks import scan


def main(words: list[str]) -> int:
    """Scan; 0 if nothing leaked and every match was whole."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("games", nargs="*", default=list(HOUSE))
    parser.add_argument("--matches", type=int, default=340, help="of each game")
    parser.add_argument("--first", type=int, default=0, help="the number of the first match")
    parser.add_argument("--most", type=int, default=20_000, help="things that people do in a match")
    given = parser.parse_args(words)
    leaks, whole, total, begun = 0, 0, Counter[str](), time.process_time()
    for game in given.games:
        did, aid = Counter[str](), Counter[bool]()
        for number in range(given.first, given.first + given.matches):
            random.seed(number)
            found = asyncio.run(scan(game, number, given.most))
            did.update(found.did)
            aid[found.live.course.opened.memory_aid] += 1
            leaks += len(found.leaks)
            for leak in found.leaks[:3]:
                print(f"{game} {number}: {leak}")
        print(f"{game}: {given.matches} matches, {did['whole']} whole, memory aid on in {aid[True]}; {dict(did)}",
              flush=True)
        whole += did["whole"]
        total.update(did)
    count = given.matches * len(given.games)
    print(f"{count} matches, {whole} of them to their end: {total['messages']:,} messages, {total['bytes']:,} bytes, "
          f"{total['names']:,} names of cards, {leaks} leaks; {time.process_time() - begun:.0f} s CPU")
    return 1 if leaks or whole < count else 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
