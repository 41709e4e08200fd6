"""What happens at a table by itself: drop-outs, clocks, pauses, pace.  The clock is turned by hand."""
from itertools import count

import parlour
from parlour.bots import Bot, Thought
from parlour.house import wire
from parlour.house.around import Pace
from parlour.house.live import Live
from parlour.view import View

from .kit import Ear, Room, room, run

NUMBER = count()                                 # of the acts of people: no two alike


async def table(here: Room, people: int = 1, **more: object) -> tuple[Live, list[Ear]]:
    """A table of Hearts without passing where so many people sit, from seat 0 on, and the match has begun."""
    guests = [await here.guest() for _ in range(people)]
    live = await here.lobby.open(guests[0].person, "hearts", {"passing": False}, ["simple"] * 4,
                                 **more)         # type: ignore[arg-type]
    for seat, guest in enumerate(guests):
        await here.say(live, guest, wire.Sit, seat)
    await here.say(live, guests[0], wire.Start)
    await here.turn(0.5, 0.25)                   # a step for the commitment, and one for the deal
    return live, guests


def acts(live: Live) -> int:
    assert live.course.match
    return len(live.course.match.acts)


async def until_turn(here: Room, live: Live, seat: int, *others: Ear) -> None:
    """Let bots, and these people, play until it is this seat's turn."""
    assert live.course.match
    for _ in range(200):
        turn = live.course.match.to_act
        if turn == [seat]:
            return
        for other in others:
            if turn == [live.course.seat_of(other.person)]:
                await plays(here, live, other, turn[0])
        await here.turn(0.5)
    raise AssertionError("It never was that seat's turn.")


async def plays(here: Room, live: Live, who: Ear, seat: int = 0) -> None:
    """The first legal act."""
    assert live.course.match
    act = next(iter(live.course.match.legal(seat))).name
    await here.say(live, who, wire.Act, live.course.at, f"{next(NUMBER)}", act)


def test_a_seat_is_kept_for_thirty_seconds_and_given_back_at_any_time() -> None:
    async def play() -> None:
        async with room() as here:
            live, (one, two) = await table(here, 2)
            live.hang_up(two)
            await here.rest()
            await here.turn(29)
            assert not live.course.by_bot(1)
            await here.turn(1)
            assert live.course.by_bot(1)
            about = one.last(wire.Seating).about
            assert (about.seats[1].bot, about.seats[1].person, about.seats[1].present) == (True, True, False)
            done = acts(live)
            while acts(live) < done + 8:         # two tricks
                await until_turn(here, live, 0)
                await plays(here, live, one)
            assert live.course.match
            assert 1 in [seat for seat, _ in live.course.match.acts[done:]]     # the bot, for the one who is gone
            again = Ear(two.person)
            await here.say(live, again, wire.Join)
            assert not live.course.by_bot(1)
            assert again.last(wire.Snapshot).seat == 1
    run(play())


def test_who_is_back_in_time_has_lost_nothing() -> None:
    async def play() -> None:
        async with room() as here:
            live, (_, two) = await table(here, 2)
            live.hang_up(two)
            await here.rest()
            await here.turn(29)
            await here.say(live, Ear(two.person), wire.Join)
            await here.turn(60)
            assert not live.course.by_bot(1)
    run(play())


def test_a_table_without_people_sleeps_and_goes_on() -> None:
    async def play() -> None:
        async with room() as here:
            live, (one,) = await table(here)
            await here.turn(1)
            live.hang_up(one)
            await here.rest()
            done = live.course.at
            await here.turn(1000, 100)
            assert live.course.at == done
            back = Ear(one.person)
            await here.say(live, back, wire.Join)
            assert back.last(wire.Snapshot).at == live.course.at
            await until_turn(here, live, 0)
            assert not live.course.by_bot(0)
    run(play())


def test_a_bot_plays_one_act_when_the_time_is_up() -> None:
    async def play() -> None:
        async with room() as here:
            live, (one,) = await table(here, move=30_000, bank=60_000)
            await until_turn(here, live, 0)
            done = acts(live)
            await here.turn(89)
            assert acts(live) == done
            await here.turn(2)
            assert acts(live) > done
            assert live.course.match
            assert live.course.match.decider(0) == "person"
            assert live.course.chairs[0].bank == 0
            assert [who for _, seat, who in live.course.match.by if seat == 0][-2].startswith("simple@1 seed ")
            await until_turn(here, live, 0)
            assert one.last(wire.News).look.left[0] == 30_000
            done = acts(live)
            await here.turn(31)
            assert acts(live) > done             # the bank is used up
    run(play())


def test_a_long_thought_comes_from_the_bank() -> None:
    async def play() -> None:
        async with room() as here:
            live, (one,) = await table(here, move=30_000, bank=60_000)
            await until_turn(here, live, 0)
            await here.turn(40)
            await plays(here, live, one)
            assert live.course.chairs[0].bank in range(49_000, 51_000)
            await until_turn(here, live, 0)
            bank = live.course.chairs[0].bank
            await here.turn(10)
            await plays(here, live, one)
            assert live.course.chairs[0].bank == bank
    run(play())


def test_without_a_clock_nobody_is_hurried() -> None:
    async def play() -> None:
        async with room() as here:
            live, (one,) = await table(here)
            await until_turn(here, live, 0)
            done = acts(live)
            await here.turn(10_000, 1000)
            assert acts(live) == done
            await plays(here, live, one)
            assert one.last(wire.News).look.left is None
    run(play())


def test_a_pause_holds_bots_and_clocks() -> None:
    async def play() -> None:
        async with room() as here:
            live, (one,) = await table(here, move=30_000)
            await until_turn(here, live, 0)
            await here.say(live, one, wire.Pause, True)
            done = acts(live)
            await here.turn(100, 10)
            assert acts(live) == done
            await plays(here, live, one)
            assert one.why() == "paused"
            await here.say(live, one, wire.Pause, False)
            await here.turn(29)
            assert acts(live) == done
            await here.turn(2)
            assert acts(live) > done
    run(play())


def test_bots_keep_their_pace_whatever_they_hold() -> None:
    """Each acts exactly when its pace is over, one legal card or many."""
    async def play() -> None:
        async with room(Pace(bot=2, between=0, nonces=0)) as here:
            live, (one,) = await table(here)
            times, last = set(), (here.clock.now(), acts(live))
            while acts(live) < 40:
                assert live.course.match
                if live.course.match.to_act == [0]:
                    await plays(here, live, one)
                    last = here.clock.now(), acts(live)
                await here.turn(0.25, 0.25)
                if acts(live) > last[1]:
                    times.add(here.clock.now() - last[0])
                    last = here.clock.now(), acts(live)
            assert times == {2.0}
    run(play())


def test_how_long_a_bot_thinks_does_not_show() -> None:
    """The time of its search counts towards its pace: what it holds may take it longer, and nobody sees that."""
    async def play() -> None:
        async with room(Pace(bot=2, between=0, nonces=0)) as here:
            live, (one,) = await table(here)
            think, took = here.thinkers.think, []

            async def slow(bot: Bot, view: View) -> Thought:
                took.append(0.1 * (view.cards[view.seat] % 19))        # by the cards of its hand
                await here.clock.sleep(took[-1])
                return await think(bot, view)
            here.thinkers.think = slow           # type: ignore[method-assign]
            await until_turn(here, live, 0)
            await plays(here, live, one)
            times, last = set(), (here.clock.now(), acts(live))
            while len(took) < 12:
                await here.turn(0.05, 0.05)
                assert live.course.match
                if acts(live) > last[1]:
                    times.add(round(here.clock.now() - last[0], 2))
                    last = here.clock.now(), acts(live)
                if live.course.match.to_act == [0]:
                    await plays(here, live, one)
                    last = here.clock.now(), acts(live)
            assert len(set(took)) > 5
            assert times <= {2.0, 2.05}          # one look at the clock late at most
    run(play())


def test_the_record_says_who_decided_and_everything_can_be_run_again() -> None:
    async def play() -> str:
        async with room(Pace(bot=0, between=0, nonces=0)) as here:
            live, (one, two) = await table(here, 2)
            live.hang_up(two)
            await here.turn(31)
            while live.course.match and not live.course.kept:
                if live.course.match.to_act == [0]:
                    await plays(here, live, one)
                await here.turn(0.1)
            return str(await here.store.record(live.course.kept))
    match = parlour.replay(run(play()))
    assert match.over
    for before, seat, act, who in match.decided():
        if who != "person":
            assert parlour_bot(who, before, seat) == act


def parlour_bot(who: str, before: parlour.Match, seat: int) -> int:
    from parlour import bots
    return bots.signed(who).choose(before.view(seat)).action
