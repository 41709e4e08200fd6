"""Clients that mean harm: nothing they send fails the house, changes a table not theirs, or tells them anything."""
import asyncio
import random
from contextlib import suppress
from pathlib import Path

import pytest
from websockets.exceptions import ConnectionClosed, InvalidStatus

from parlour.house import wire
from parlour.words import has

from .harm import message
from .kit import Client, Served, run, served


async def ended(client: Client) -> int:
    """Listen until the house ends the line; why it did."""
    with suppress(ConnectionClosed):
        while True:
            await client.line.recv()
    return client.line.close_code or 0


async def playing(house: Served, levels: str = "simple") -> tuple[Client, str]:
    """A table where somebody plays."""
    client = await house.client()
    table = await house.open(client, game="hearts", levels=[levels] * 4, spectators=False)
    await client.sit(table, 0)
    await client.say(wire.Start(table))
    await client.my_turn()
    return client, table


def test_nothing_that_is_sent_fails_the_house(tmp_path: Path, effort: int) -> None:
    async def play() -> None:
        async with served(tmp_path, database="memory:") as house:
            victim, table = await playing(house)
            before = house.house.lobby.tables[table].course.at
            hostile = await house.client()
            rng, sent = random.Random(5), 1500 * effort

            async def listen() -> None:
                while not [m for m in hostile.heard[-1:] if isinstance(m, wire.Refused) and m.id == "the end"]:
                    await hostile.next()
            heard = asyncio.create_task(listen())
            for _ in range(sent):
                await hostile.say(message(rng, [table]))
            await hostile.say(wire.Act(table, 0, "the end", "2C"))
            await heard
            assert all(isinstance(message, (wire.Welcome, wire.Ping, wire.Refused)) for message in hostile.heard)
            whys = {no.why for no in hostile.refused}
            assert {"malformed", "not-seated"} <= whys
            assert all(has("house", why) for why in whys)
            assert house.house.metrics.counts["errors"] == 0
            assert house.house.lobby.tables[table].course.at == before
            assert len(house.house.lobby.tables) == 1
            await victim.play(acts=2)            # and the others play on
            assert not [no for no in victim.refused if no.of == "act"]
    run(play())


def test_another_tables_acts_and_ids_open_nothing(tmp_path: Path) -> None:
    async def play() -> None:
        async with served(tmp_path, database="memory:") as house:
            one, table = await playing(house)
            two, other = await playing(house)
            act = (one.look.legal or [""])[0]
            message = wire.Act(table, one.at, "replayed", act)
            await one.say(message)
            await one.until(wire.Done)
            for said in (message, wire.Act(table, one.at, "forged", act), wire.Stand(table), wire.Undo(table),
                         wire.Claim(table), wire.Hint(table), wire.Pause(table, True), wire.Chat(table, "hello")):
                assert await two.refusal(said) == "not-seated"
            assert await two.refusal(wire.Join(table)) == "invitation-needed"
            assert await two.refusal(wire.Join("a" * 16)) == "no-such-table"
            assert await two.refusal(wire.Last(table)) == "not-now"
            assert two.about
            assert two.about.table == other
    run(play())


@pytest.mark.parametrize("size", [8193, 100_000])
def test_a_message_that_is_too_long_ends_the_line(tmp_path: Path, size: int) -> None:
    async def play() -> None:
        async with served(tmp_path, database="memory:") as house:
            client = await house.client()
            await client.say('{"kind":"chat","table":"x","text":"' + "x" * size + '"}')
            assert await ended(client) == 1009
            assert await (await house.client()).refusal("x" * 8000) == "malformed"
    run(play())


def test_who_hangs_up_in_the_middle_of_a_request_is_no_error(tmp_path: Path) -> None:
    async def play() -> None:
        async with served(tmp_path, database="memory:") as house:
            _, writer = await asyncio.open_connection("127.0.0.1", house.port)
            writer.write(b"POST /api/quick HTTP/1.1\r\nHost: x\r\nContent-Type: application/json\r\n"
                         b"Content-Length: 50\r\n\r\n{")
            await writer.drain()
            await asyncio.sleep(0.05)
            writer.close()
            await house.call("GET", "/api/house")
            await asyncio.sleep(0.05)
            assert house.house.metrics.counts["errors"] == 0
    run(play())


def test_haste_is_refused_and_then_ended(tmp_path: Path) -> None:
    async def play() -> None:
        async with served(tmp_path, database="memory:", messages=10) as house:
            client = await house.client()
            for _ in range(30):
                await client.say("{}")
            whys = [(await client.until(wire.Refused)).why for _ in range(30)]
            assert whys[:15] == ["malformed"] * 15
            assert whys[-1] == "too-fast"
            for _ in range(250):
                await client.say("{}")
            assert await ended(client) == 1008
    run(play())


def test_who_is_not_known_or_comes_from_another_site_gets_no_line(tmp_path: Path) -> None:
    async def play() -> None:
        async with served(tmp_path, database="memory:", sockets=3, origins="https://friend.example") as house:
            token = await house.token()
            for given, origin, status in (
                    ("", "", 401), ("x" * 22, "", 401), (token, "https://evil.example", 403), (token, "null", 403),
                    (token, f"http://127.0.0.1:{house.port}.evil.example", 403)):
                with pytest.raises(InvalidStatus) as no:
                    await house.dial(given, **({"Origin": origin} if origin else {}))
                assert no.value.response.status_code == status
            lines = [await house.dial(token, Origin=origin)
                     for origin in (f"http://127.0.0.1:{house.port}", "https://friend.example")]
            lines.append(await house.dial("none", Authorization=f"Bearer {token}"))
            with pytest.raises(InvalidStatus) as no:
                await house.dial(token)
            assert no.value.response.status_code == 429
            await lines.pop().close()
            while house.house.from_address["127.0.0.1"] == 3:
                await asyncio.sleep(0.01)
            await (await house.dial(token)).close()
    run(play())


def test_a_client_that_does_not_read_is_cut_off(tmp_path: Path) -> None:
    """What waits for it is bounded, whatever happens at the table: by us, and by the system before that."""
    async def play() -> None:
        from parlour.house.socket import BEHIND, SocketLine
        async with served(tmp_path, database="memory:") as house:
            client = await house.client()
            line = next(iter(house.house.lines))
            assert isinstance(line, SocketLine)
            for _ in range(100):
                line.send(b" " * BEHIND)
                assert line.cable.waiting <= 2 * BEHIND + 100
            assert await ended(client) == 1013
    run(play())
