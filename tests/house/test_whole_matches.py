"""Whole matches over real sockets: two people, two bots; lines that break, houses that close."""
import asyncio
from collections import Counter
from pathlib import Path

import pytest

import parlour
from parlour.house import wire

from .kit import Client, Served, run, served


async def seated(house: Served, game: str = "hearts", people: int = 2, **more: object) -> tuple[list[Client], str]:
    """So many people at a table, who have not begun."""
    clients = [await house.client() for _ in range(people)]
    table = await house.open(clients[0], game=game, listed=True, **more)
    seats = len(house.house.lobby.tables[table].course.chairs)
    for number, client in enumerate(clients):
        await client.sit(table, number * seats // people)
    return clients, table


async def settled(house: Served, client: Client) -> tuple[wire.Look, int]:
    """When it is for people to decide: what this client sees then, and where the log is."""
    course = house.house.lobby.tables[client.table].course
    while not (course.match and course.match.to_act and all(seat in course.people() for seat in course.match.to_act)):
        await asyncio.sleep(0.001)
    while client.at < course.at:
        await client.next()
    return client.look, client.at


def test_a_whole_match_of_two_people_and_two_bots(tmp_path: Path, game: str) -> None:
    async def play() -> None:
        async with served(tmp_path, database="memory:") as house:
            short = {"hearts": {"limit": 25}, "spades": {"limit": 50}, "kabul": {"rounds": 1}}.get(game, {})
            clients, table = await seated(house, game, levels=["simple"] * 2, options=short, window=2000)
            await clients[0].say(wire.Start(table))
            await asyncio.gather(*(client.play() for client in clients))
            one, two = clients
            assert one.look.scores == two.look.scores
            assert one.look.over
            assert not [no for client in clients for no in client.refused if no.of == "act"]
            assert one.about
            status, record, _ = await house.call("GET", f"/api/matches/{one.about.record}/record")
            assert status == 200
            match = parlour.replay(record)
            assert match.over
            assert list(match.scores) == one.look.scores
            assert [match.decider(client.seat) for client in clients] == ["person"] * 2
            status, found, _ = await house.call("GET", "/api/me/statistics", Authorization=f"Bearer {one.token}")
            assert (status, [each["game"] for each in found]) == (200, [game])
            assert found[0]["played"] == 1
            _, other, _ = await house.call("GET", "/api/me/statistics", Authorization=f"Bearer {two.token}")
            told = [Counter(each.said for each in match.events(7) if each.kind == "say" and each.seat == client.seat)
                    for client in (one, two)]
            for said in match.rules.for_team:    # of a team's first seat, and of both in the statistics
                assert found[0]["counts"].get(said, 0) == other[0]["counts"].get(said, 0) == told[0][said]
            for stands, counts in zip((found, other), told, strict=True):
                alone = {said: number for said, number in counts.items() if said not in match.rules.for_team}
                assert {said: stands[0]["counts"][said] for said in alone} == alone
    run(play())


def test_who_comes_again_sees_all_there_is_to_see(tmp_path: Path) -> None:
    async def play() -> None:
        async with served(tmp_path) as house:
            (one,), table = await seated(house, people=1, levels=["simple"] * 4)
            await one.say(wire.Start(table))
            await one.play(acts=8)
            await one.my_turn()
            await one.line.close()
            again = await house.client(one.token)
            snapshot = await again.join(table)
            assert snapshot.seat == 0
            assert snapshot.at == one.at
            assert snapshot.look == wire.msgspec.structs.replace(one.look)
            assert snapshot.events == one.events
            await again.play(acts=3)
            assert not again.refused
    run(play())


def test_a_house_that_closes_in_mid_hand_goes_on_where_it_was(tmp_path: Path) -> None:
    async def play() -> None:
        async with served(tmp_path) as house:
            (one, two), table = await seated(house, levels=["simple"] * 4, options={"limit": 25})
            await one.say(wire.Start(table))
            await asyncio.gather(one.play(acts=3), two.play(acts=3))
            before, at = await settled(house, one)
            await house.house.drain()
            assert (await one.until(wire.Leaving)).seconds > 0
        async with served(tmp_path) as house:
            one, two = await house.client(one.token), await house.client(two.token)
            snapshot = await one.join(table)
            assert snapshot.at == at
            assert snapshot.look == before
            await two.join(table)
            await asyncio.gather(one.play(), two.play())
            assert one.look.over
            assert one.look.scores == two.look.scores
    run(play())


@pytest.mark.parametrize("again", [False, True])
def test_an_act_that_is_sent_again_is_done_once(tmp_path: Path, again: bool) -> None:
    async def play() -> None:
        async with served(tmp_path) as house:
            (one,), table = await seated(house, people=1, levels=["simple"] * 4)
            await one.say(wire.Start(table))
            await one.my_turn()
            message = wire.Act(table, one.at, "the same", (one.look.legal or [""])[0])
            await one.say(message)
            first = await one.until(wire.Done)
            if again:                            # also from another device, after the house was opened anew
                await one.close()
                one = await house.client(one.token)
                await one.join(table)
            held = one.look.zones["hand0"] if one.look.zones else None
            await one.say(message)
            second = await one.until(wire.Done)
            assert second == first
            assert one.look.zones
            assert one.look.zones["hand0"] == held
    run(play())


def test_another_match_with_the_same_people(tmp_path: Path) -> None:
    async def play() -> None:
        async with served(tmp_path) as house:
            (one,), table = await seated(house, people=1, levels=["random"] * 4, options={"limit": 25})
            await one.say(wire.Start(table))
            await one.play()
            assert one.about
            first = one.about.record
            await one.say(wire.Rematch(table))
            await one.until(wire.Snapshot)
            assert one.about.match == 2
            await one.play()
            assert one.about.record != first
            _, found, _ = await house.call("GET", "/api/me/matches", Authorization=f"Bearer {one.token}")
            assert {each["id"] for each in found} == {first, one.about.record}
    run(play())
