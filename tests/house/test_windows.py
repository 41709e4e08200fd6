"""Reaction windows: several seats may react to the same card, and who does not answer passes."""
import random

import pytest

from parlour.house import wire
from parlour.house.live import Live

from .kit import Ear, Room, room, run
from .snap import register


async def table(here: Room, window: str, *delays: float) -> tuple[Live, list[Ear]]:
    """A table of Snap where people with these delays sit from seat 0 on; the first card is turned up."""
    register()
    guests = [await here.guest(delay) for delay in delays]
    live = await here.lobby.open(guests[0].person, "snap", {"window": window}, ["random"] * 3)
    for guest in guests:
        await here.say(live, guest, wire.Sit)
    await here.say(live, guests[0], wire.Start)
    await here.turn(0.5, 0.25)
    await react(here, live, guests[0], "turn")
    assert live.course.window
    return live, guests


async def react(here: Room, live: Live, who: Ear, act: str, elapsed: int | None = None) -> None:
    at = live.course.at
    await here.say(live, who, wire.Act, at, f"{act} {at}", act, elapsed=elapsed)


def takers(live: Live) -> list[int]:
    """Who has taken a card so far."""
    assert live.course.match
    return [event.seat for event in live.course.match.events(7) if event.said == "takes"]


def open_(live: Live) -> bool:
    return bool(live.course.window)


@pytest.mark.parametrize("answers", [(), (1,), (0, 1, 2)])
def test_a_sealed_window_is_always_as_long(answers: tuple[int, ...]) -> None:
    async def play() -> None:
        async with room() as here:
            live, guests = await table(here, "seat", 0, 0, 0)
            for seat in answers:
                await react(here, live, guests[seat], "take")
            await here.turn(3.9, 0.1)
            assert open_(live)
            assert not takers(live)
            await here.turn(0.2, 0.1)
            assert not open_(live)
            assert takers(live) == list(answers[:1])
    run(play())


def test_nobody_is_told_who_has_decided_before_a_sealed_window_closes() -> None:
    async def play() -> None:
        async with room() as here:
            live, (one, two, _) = await table(here, "seat", 0, 0, 0)
            await here.say(live, two, wire.Join)
            at = two.last(wire.Snapshot).at
            await here.say(live, two, wire.Undo)
            refused = two.last(wire.Refused).why
            before = len(two.heard)
            await react(here, live, one, "take")
            assert one.last(wire.Done)
            assert one.last(wire.News).look.legal == []
            await here.turn(3, 0.5)
            assert len(two.heard) == before
            await here.say(live, two, wire.Join)
            assert two.last(wire.Snapshot).at == at
            await here.say(live, two, wire.Undo)
            assert two.last(wire.Refused).why == refused == "not-now"
            look = two.last(wire.Snapshot).look
            assert (look.to_act, look.sealed, look.legal) == ([0, 1, 2], [None] * 3, ["take", "pass"])
            await react(here, live, one, "pass")
            assert one.why() == "stale"          # what is decided is decided
    run(play())


def test_in_real_time_the_quickest_counts_as_far_as_its_line_explains() -> None:
    async def play() -> None:
        async with room() as here:
            live, (one, two, _) = await table(here, "live", 0.05, 0.2, 0.05)
            await here.turn(1, 0.25)
            await react(here, live, one, "take", 980)
            assert open_(live)                   # slower lines are waited for
            await here.turn(0.1, 0.05)
            await react(here, live, two, "take", 950)
            await here.turn(0.2, 0.05)
            assert takers(live) == [1]           # came later, but was shown the card later too
    run(play())


def test_in_real_time_a_story_that_the_line_does_not_explain_is_not_believed() -> None:
    async def play() -> None:
        async with room() as here:
            live, (one, two, _) = await table(here, "live", 0.2, 0.05, 0.05)
            await here.turn(1, 0.25)
            await react(here, live, one, "take", 980)
            await here.turn(0.1, 0.05)
            await react(here, live, two, "take", 200)      # 1100 ms, less 50 of its line, less 50
            assert live.course.held[1].after == 1000
            await here.turn(0.2, 0.05)
            assert takers(live) == [0]
    run(play())


def test_in_real_time_too_soon_is_refused_without_penalty() -> None:
    async def play() -> None:
        async with room() as here:
            live, (one, *_) = await table(here, "live", 0.05, 0.05, 0.05)
            await here.turn(0.1, 0.1)
            await react(here, live, one, "take", 90)
            assert one.why() == "too-soon"
            await here.turn(0.5, 0.25)
            await react(here, live, one, "take", 600)
            await here.turn(0.5, 0.1)
            assert takers(live) == [0]
    run(play())


def test_in_real_time_equals_count_from_the_left_of_who_acted_last() -> None:
    async def play() -> None:
        async with room() as here:
            live, (one, two, three) = await table(here, "live", 0.2, 0.2, 0.2)
            await here.turn(1, 0.25)
            for who, elapsed in ((one, 1000), (three, 1003), (two, 1005)):
                await react(here, live, who, "take", elapsed)
            await here.turn(0.3, 0.05)
            assert takers(live) == [1]           # seat 0 turned the card up, and so comes last
    run(play())


def test_in_real_time_a_window_closes_when_all_have_passed_or_time_is_up() -> None:
    async def play() -> None:
        async with room() as here:
            live, guests = await table(here, "live", 0.05, 0.05, 0.05)
            await here.turn(1, 0.25)
            for guest in guests:
                await react(here, live, guest, "pass", 900)
            await here.turn(0.1, 0.05)
            assert not open_(live)
            await react(here, live, guests[0], "turn")
            await here.turn(3.5, 0.5)
            assert open_(live)
            await here.turn(1, 0.5)
            assert not open_(live)
            assert not takers(live)
    run(play())


@pytest.mark.parametrize("window", ["seat", "live"])
def test_bots_react_and_what_they_decide_can_be_run_again(window: str) -> None:
    async def play() -> None:
        from parlour import bots
        async with room() as here:
            live, (one,) = await table(here, window, 0.05)
            while not live.course.kept:
                assert live.course.match
                if live.course.match.to_act == [0] and not open_(live):
                    await react(here, live, one, "turn")
                await here.turn(0.5, 0.25)
            match = live.course.match
            assert match.over
            decided = [(bots.signed(who).choose(before.view(seat)).action, int(act))
                       for before, seat, act, who in match.decided() if who != "person"]
            assert len(decided) >= 16
            assert all(mine == theirs for mine, theirs in decided)
    run(play())


def test_what_is_sealed_survives_a_restart() -> None:
    async def play() -> None:
        async with room() as here:
            live, guests = await table(here, "seat", 0, 0, 0)
            await react(here, live, guests[1], "take")
            await here.lobby.close()
            async with room(store=here.store) as again:
                await again.lobby.load()
                live = again.lobby.tables[live.course.table]
                await again.say(live, Ear(guests[0].person), wire.Join)
                await again.turn(5, 0.5)
                assert takers(live) == [1]
    run(play())


def test_in_kabul_every_window_is_as_long_whoever_has_something_to_stack() -> None:
    async def play() -> None:
        rng, lengths, seen = random.Random(3), set(), dict[int, float]()
        async with room() as here:
            one = await here.guest()
            live = await here.lobby.open(one.person, "kabul", {"rounds": 1}, ["simple"] * 4, window=2000)
            await here.say(live, one, wire.Sit, 0)
            await here.say(live, one, wire.Start)
            while live.course.state == "playing":
                match, opened = live.course.match, max(live.course.since)
                assert match
                if live.course.window:
                    seen[opened] = live.began.get((-2, opened), here.clock.now())
                elif seen:
                    lengths.add(round(here.clock.now() - seen.popitem()[1], 3))
                if 0 in match.to_act and 0 not in live.course.held and rng.random() < 0.3:
                    await react(here, live, one, rng.choice(list(match.legal(0))).name)
                await here.turn(0.125, 0.125)    # a sum of these is exact
        assert lengths == {2.0}
    run(play())
