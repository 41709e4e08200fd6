"""What the house tells of finished matches: reviews, and every step with open cards."""
import asyncio
import time
from pathlib import Path
from typing import Any

import pytest

import parlour
from parlour.bots import bot
from parlour.house.opened import opened
from parlour.house.reviews import Reviews
from parlour.house.shapes import Review
from parlour.match import Match

from .kit import merged, run, served


def played(game: str) -> Match:
    """A short match of casual bots."""
    options: dict[str, dict[str, object]] = {"hearts": {"limit": 25}, "spades": {"rounds": 1}, "kabul": {"rounds": 1}}
    match = parlour.new(game, seed=4, **options.get(game, {}))
    match.names = tuple("ABCDEF"[:len(match.scores)])
    players = [bot("casual", seat) for seat in range(len(match.scores))]
    while not match.over and len(match.acts) < 120:
        seat = match.to_act[0]
        match.play(seat, players[seat].choose(match.view(seat)).action)
    return match


def whole(reviews: Reviews, record: str, seat: int) -> Review:
    """A review, when it is done."""
    for _ in range(30_000):
        found = reviews.of("m", record, seat)
        if found.done == found.of and (found.account or not found.of):
            return found
        time.sleep(0.01)
    raise AssertionError(f"The review came to {found.done} of {found.of} decisions and no further.")


@pytest.mark.parametrize("which", ["qute", "hearts", "kabul"])
def test_a_review_says_what_the_best_act_was_and_what_the_one_done_cost(which: str) -> None:
    match, reviews = played(which), Reviews()
    try:
        found = whole(reviews, match.record(), 0)
    finally:
        reviews.close()
    assert found.done == len(found.decisions) > 5
    for one in found.decisions:
        scores = {score.act: score.reward for score in one.scores}
        assert match.acts[one.number - 1][1].name == one.act
        assert scores[one.better] == max(scores.values())
        assert one.loss == pytest.approx(scores[one.better] - scores[one.act], abs=1e-3)
        assert one.loss >= 0


def test_a_review_is_made_once_and_few_wait(monkeypatch: pytest.MonkeyPatch) -> None:
    made: list[object] = []
    reviews = Reviews()
    monkeypatch.setattr(reviews, "_work", lambda asked, record: made.append(asked))
    record = played("hearts").record()
    assert reviews.of("m", record, 0) is reviews.of("m", record, 0)
    for n in range(7):
        reviews.of(f"m{n}", record, 0)
    with pytest.raises(Exception, match="one-moment"):
        reviews.of("one more", record, 0)
    with pytest.raises(Exception, match="no-such-seat"):
        reviews.of("m", record, 4)
    reviews.close()


def test_every_step_of_a_match_is_told_with_all_cards_open(game: str) -> None:
    match = played(game)
    steps = opened(match.record())
    assert [(step.seat, step.act) for step in steps[1:]] == [(seat, str(act)) for seat, act in match.acts]
    look = steps[0].look
    for step in steps[1:]:
        look = merged(look, step.look)
    assert look.scores == match.scores
    assert look.zones
    cards = [card for lying in look.zones.values() for card in lying.cards]
    assert len(cards) == match.state.pack.bit_count()
    assert "??" not in cards


def test_over_http(tmp_path: Path) -> None:
    async def play() -> None:
        async with served(tmp_path, database="memory:") as house:
            client = await house.client()
            mine = {"Authorization": f"Bearer {client.token}"}
            status, found, _ = await house.call("POST", "/api/quick", {
                "game": "kabul", "level": "novice", "options": {"rounds": 1}}, **mine)
            assert status == 200
            assert (await client.join(found["table"])).about.state == "playing"
            await client.play()
            assert client.about
            match = client.about.record
            steps: Any = (await house.call("GET", f"/api/matches/{match}/steps"))[1]
            assert steps[0]["look"]["zones"]["row1"]["cards"]
            for _ in range(1500):
                _, review, _ = await house.call("GET", f"/api/matches/{match}/review/0")
                if review["account"]:
                    break
                await asyncio.sleep(0.2)
            assert review["done"] == review["of"]
            assert (await house.call("GET", f"/api/matches/{match}/review/5"))[1]["why"] == "no-such-seat"
            assert (await house.call("GET", "/api/matches/none/steps"))[1]["why"] == "no-such-match"
    run(play())
