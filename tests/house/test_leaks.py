"""No byte of any message names a card that its reader may not know."""
import random

import pytest

from parlour.house import wire

from .kit import room, run
from .leaks import Listener, Scan, renamed, scan


def test_random_matches_of_every_game(any_game: str, effort: int) -> None:
    names = [run(scan(any_game, number)) for number in range(6 * effort)]
    assert min(names) > 50


def test_a_planted_leak_is_found() -> None:
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
                assert found.looked
                card = next(number for number in range(52) if not found.may[0] >> number & 1)
                line.send(wire.encode(wire.Said("x", 1, text=f"I hold {rules.cards[card]}")))
    with pytest.raises(AssertionError, match="may not know"):
        run(play())
