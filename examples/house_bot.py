"""A program that plays at a house: python examples/house_bot.py URL TOKEN TABLE [LEVEL]

TOKEN is a personal token, from "Name and devices" in the browser or POST /api/me/tokens.  The program takes a free
seat, and a bot of Parlour decides from the position of each look; whatever can read a position may do that instead.
"""
import asyncio
import secrets
import sys

from websockets.asyncio.client import connect

import parlour
from parlour import bots
from parlour.house import wire


async def play(url: str, token: str, table: str, level: str = "skilled") -> list[int]:
    """Sit down and play until the match is over; the scores."""
    mind, at, legal, position, waits, scores = bots.bot(level), 0, list[str](), "", False, list[int]()
    address = f"ws{url.rstrip('/').removeprefix('http')}/ws"
    async with connect(address, additional_headers={"Authorization": f"Bearer {token}"}) as line:
        async def say(message: wire.FromClient) -> None:
            await line.send(wire.encode(message).decode())

        await say(wire.Sit(table))
        await say(wire.Join(table, line=True))
        async for raw in line:
            message = wire.read_house(raw)
            match message:
                case wire.Ping():
                    await say(wire.Pong(message.id))
                case wire.Committed():
                    await say(wire.Add(table, message.deal, secrets.token_hex(16)))
                case wire.Snapshot() | wire.News() if look := message.look:
                    at, position = message.at, look.line or position
                    legal = legal if look.legal is None else look.legal
                    scores = look.scores or scores
                case wire.Done() | wire.Refused():
                    waits = False
                case wire.Seating() if message.about.state == "over" and message.about.record:
                    return scores
            if legal and not waits and position:
                view = parlour.position(position)
                assert isinstance(view, parlour.View)
                act = view.rules.pages[view.page][mind.choose(view).action]
                await say(wire.Act(table, at, secrets.token_hex(8), act))
                waits = True
    raise ConnectionError("The house has hung up; connect again, and join.")


if __name__ == "__main__":
    print(asyncio.run(play(*sys.argv[1:])))
