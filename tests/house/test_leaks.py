"""No byte of any message names a card that its reader may not know."""
import random
import sys
from pathlib import Path

import pytest

from parlour.house import wire

from .kit import room, run
from .leaks import Listener, Scan, renamed, scan

sys.path.insert(0, str(Path(__file__).parents[2] / "tools"))
import leak_scan


def test_random_matches_of_every_game(any_game: str, effort: int) -> None:
    for number in range(3 * effort):
        found = run(scan(any_game, number))
        assert not found.leaks
        assert found.did["names"] > 20


def test_planted_leaks_are_found() -> None:
    async def play() -> None:
        with renamed("hearts", random.Random(1)) as rules:
            async with room() as here:
                one = (await here.guest()).person
                live = await here.lobby.open(one, "hearts", {}, ["simple"] * 4)
                found = Scan(here, live, rules, random.Random(1))
                line = Listener(one, found)
                await here.say(live, line, wire.Sit, 0)
                await here.say(live, line, wire.Start)
                await here.turn(0.5, 0.25)
                assert found.did["names"] > 12
                assert not found.leaks
                card = next(number for number in range(52) if not found.may[0] >> number & 1)
                line.send(wire.encode(wire.Said("x", 1, text=f"I hold {rules.cards[card]}")))
                assert "may not know" in found.leaks.pop()
                found.may[0] |= 1 << card        # known once, and lost track of
                lying = {"hand1": wire.Lying([rules.cards[card]], 12)}
                line.send(wire.encode(wire.News("x", 1, [], wire.Look(zones=lying))))
                assert "does not know now" in found.leaks.pop()
    run(play())


def test_a_short_run_of_the_tool(capsys: pytest.CaptureFixture[str]) -> None:
    assert leak_scan.main(["--matches", "1", "--most", "3000", "kabul", "qute"]) == 0
    said = capsys.readouterr().out
    assert "2 matches, 2 of them to their end" in said
    assert "0 leaks" in said
