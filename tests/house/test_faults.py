"""When the store cannot write, or somebody else does: nothing is told that is not kept, and all goes on by itself."""
import time
from collections.abc import Sequence
from pathlib import Path

import pytest

from parlour.house import wire
from parlour.house.around import Pace
from parlour.house.clock import HandClock
from parlour.house.house import open_house
from parlour.house.refusal import Refusal
from parlour.house.settings import Settings
from parlour.store import Unavailable
from parlour.store.memory import MemoryStore

from .kit import Ear, Room, room, run
from .test_tables import acts, plays, table, until_turn


class Faulty(MemoryStore):
    """A store that sometimes cannot write."""

    full = False

    async def append(self, table: str, first: int, entries: Sequence[bytes]) -> None:
        """Write, if there is room."""
        if self.full:
            raise Unavailable("The disk is full.")
        await super().append(table, first, entries)


def test_a_full_disk_refuses_acts_loses_nothing_and_recovers() -> None:
    async def play() -> None:
        store = Faulty()
        async with room(store=store) as here:
            live, (one,) = await table(here)
            await until_turn(here, live, 0)
            at, heard = live.course.at, len(one.heard)
            store.full = True
            await plays(here, live, one)
            assert one.why() == "house-unavailable"
            assert [type(message) for message in one.heard[heard:]] == [wire.Refused]
            assert live.course.at == at == len(await store.load(live.course.table))
            store.full = False
            await plays(here, live, one)
            assert live.course.at > at
            store.full = True                    # now it is the bots that cannot go on
            done = acts(live)
            await here.turn(10)
            assert acts(live) == done
            store.full = False
            await until_turn(here, live, 0)      # at once, if it was still the person's turn
            await plays(here, live, one)
            assert acts(live) > done
            assert live.course.at == len(await store.load(live.course.table))
    run(play())


def test_a_finished_match_is_kept_as_soon_as_it_can_be() -> None:
    async def play() -> None:
        store = Faulty()
        async with room(store=store) as here:
            live, (one,) = await table(here)
            assert live.course.match
            while not live.course.match.over:
                if live.course.match.to_act == [0]:
                    await plays(here, live, one)
                store.full = live.course.match.over
                await here.turn(0.25, 0.25)
                store.full = live.course.match.over
            await here.turn(5)
            assert not live.course.kept
            store.full = False
            await here.turn(3)
            assert live.course.kept
            assert await store.record(live.course.kept)
    run(play())


def test_who_is_not_alone_with_a_log_lets_go_of_it_and_reads_it_again() -> None:
    async def play() -> None:
        async with room() as here, room(store=here.store) as other:
            await here.lobby.load()
            live, (one,) = await table(here)
            await until_turn(here, live, 0)
            await other.lobby.load()
            twin = other.lobby.tables[live.course.table]
            again = Ear(one.person)
            await other.say(twin, again, wire.Join)
            await plays(other, twin, again)
            await plays(here, live, one)         # the log has gone on without this one
            assert one.why() == "try-again"
            assert one.last(wire.Closed).why == "try-again"
            fresh = await here.lobby.find(live.course.table)
            assert fresh is not live
            assert fresh.course.at == twin.course.at
    run(play())


def test_a_table_that_was_closed_answers_still() -> None:
    async def play() -> None:
        async with room() as here:
            live, (one,) = await table(here)
            await live.close()
            live.ask(one, wire.Undo(live.course.table))
            assert one.why() == "try-again"
            with pytest.raises(Refusal, match="try-again"):
                await live.do(live.know)
    run(play())


def test_tables_that_nobody_needs_are_closed_after_a_while() -> None:
    async def play() -> None:
        async with room() as here:
            await here.lobby.load()
            live, (one,) = await table(here)
            waiting = await here.lobby.open(one.person, "hearts", {})
            here.clock.turn(2 * 86_400)
            assert await here.lobby.sweep() == 1
            assert list(here.lobby.tables) == [live.course.table]
            assert await here.store.tables() == [live.course.table]
            with pytest.raises(Refusal, match="no-such-table"):
                await here.lobby.find(waiting.course.table)
            live.hang_up(one)
            await here.rest()
            assert await here.lobby.sweep() == 0     # it was used until now
            here.clock.turn(31 * 86_400)
            assert await here.lobby.sweep() == 1
    run(play())


def test_a_house_that_is_opened_anew_knows_how_long_nobody_came() -> None:
    async def play() -> None:
        async with room() as here:
            live, (one,) = await table(here)
            live.hang_up(one)
            await here.rest()
            await here.lobby.close()
            for days, closed in ((20, 0), (11, 1)):
                here.clock.turn(days * 86_400)
                again = Room(here.store, Pace())
                again.clock.turn(here.clock.now() - again.clock.now())
                await again.lobby.load()
                assert await again.lobby.sweep() == closed
                await again.lobby.close()
                again.thinkers.close()
    run(play())


def test_the_house_drops_what_was_kept_long_enough(tmp_path: Path) -> None:
    async def play() -> None:
        clock = HandClock(time.time())           # the store has a clock of its own
        house = await open_house(Settings(data=str(tmp_path), database="memory:", threads=1), clock)
        await house.lobby.load()
        person, token = await house.people.guest()
        other, _ = await house.people.guest()
        table = (await house.lobby.open(person.id, "hearts", {})).course.table
        clock.turn(2 * 86_400)
        await house.sweep()
        assert await house.store.load(table)     # it is closed, its log is kept
        assert await house.store.tables() == []
        clock.turn(60 * 86_400)
        assert await house.people.of(token)      # this one was here
        await house.sweep()
        assert not await house.store.load(table)
        assert await house.store.person(other.id)
        clock.turn(30 * 86_400)
        await house.sweep()
        assert await house.store.person(other.id) is None
        assert await house.store.person(person.id)
        await house.close()
    run(play())


def test_nobody_opens_tables_without_end() -> None:
    async def play() -> None:
        async with room() as here:
            one = await here.guest()
            for _ in range(20):
                await here.lobby.open(one.person, "hearts", {})
            with pytest.raises(Refusal, match="too-many-tables"):
                await here.lobby.open(one.person, "hearts", {})
    run(play())
