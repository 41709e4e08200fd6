"""The program in examples/house_bot.py plays whole matches with a personal token."""
import asyncio
import runpy
from pathlib import Path

from parlour.house import wire

from .kit import run, served

PLAY = runpy.run_path(str(Path(__file__).parents[2] / "examples/house_bot.py"))["play"]


def test_it_plays_to_the_end(tmp_path: Path, game: str) -> None:
    async def play() -> None:
        async with served(tmp_path, database="memory:") as house:
            person = await house.client()
            short = {"hearts": {"limit": 25}, "spades": {"limit": 50}, "kabul": {"rounds": 1}}.get(game, {})
            table = await house.open(person, game=game, levels=["simple"] * 2, options=short, listed=True, window=2000)
            _, made, _ = await house.call("POST", "/api/me/tokens", {}, Authorization=f"Bearer {await house.token()}")
            await person.sit(table, 0)
            program = asyncio.create_task(PLAY(house.url, made["token"], table, "simple"))
            await person.until(wire.Seating, where=lambda message: message.about.seats[1].person)
            await person.say(wire.Start(table))
            await person.play()
            assert await program == person.look.scores
            course = house.house.lobby.tables[table].course
            assert course.match
            assert course.match.decider(1) == "person"
    run(play())
