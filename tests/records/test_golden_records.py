"""Golden records: whole matches as text.  Each must replay to the digest that it ends with.

They fail when a rule, the deal or the notation changes.  If that was the purpose, raise VERSION in
the rules file and write them anew: `python tests/records/test_golden_records.py`.
"""
import random
from pathlib import Path
from typing import Any

import pytest

import parlour
from parlour.games import HOUSE

HERE = Path(__file__).parent
RECORDS = sorted(HERE.glob("*.txt"))
NAMED = ("South", "West", "North", "East")
GOLDEN: dict[str, dict[str, Any]] = {            # file: how its match was begun
    "hearts-default": {"seed": 1, "names": NAMED},
    "hearts-jack": {"seed": 2, "jack": True, "queen_breaks": True, "limit": 60},
    "hearts-no-passing": {"seed": 3, "passing": False, "points_on_first": True, "limit": 40},
    "hearts-no-moon": {"seed": 4, "moon": False, "jack": True, "limit": 50},
    "hearts-position": {"position": "hearts limit=25 round:2 scores:11,4,20,9 leader:2 "
                                    "hand0:3C9C4D5S8SQSKH hand1:5C7DKD2S6S2H6H "
                                    "hand2:6C7C2D9D5H7HAH hand3:TCJC5DAD7S3H4H taken1:*"},
    "quatch-default": {"seed": 1, "names": ("South", "North")},
    "quatch-easy": {"seed": 2, "preset": "easy", "games": 3, "may_eat": True},
    "quatch-places": {"seed": 3, "seats": 4, "places": True, "rotation": "toward_second_lowest", "games": 2},
    "quatch-forbid": {"seed": 4, "seats": 3, "play_all": True, "four_finish": "forbid", "places": True, "games": 2},
}


def play(name: str) -> parlour.Match:
    """The match of a golden record: sensible play, with some whim."""
    begun = dict(GOLDEN[name])
    rng = random.Random(name)
    match = parlour.position(begun["position"]) if "position" in begun else parlour.new(name.split("-")[0], **begun)
    assert isinstance(match, parlour.Match)
    match.secret = name.encode().ljust(32, b".")         # a match begun from a position would draw its own
    while not match.over:
        seat = rng.choice(match.to_act)
        match.play(seat, match.state.suggest(seat, rng.getrandbits(60)))
    return match


@pytest.mark.parametrize("path", RECORDS, ids=lambda path: path.stem)
def test_a_golden_record_replays_exactly(path: Path) -> None:
    text = path.read_text(encoding="utf-8")
    match = parlour.replay(text)
    assert match.over
    assert match.record() == text


@pytest.mark.parametrize("path", RECORDS, ids=lambda path: path.stem)
def test_a_golden_record_can_be_cut_anywhere(path: Path) -> None:
    lines = path.read_text(encoding="utf-8").splitlines()[:-1]
    for kept in range(len(lines) // 2, len(lines), 17):
        match = parlour.replay("\n".join(lines[:kept]))
        assert parlour.replay(match.record()).digest() == match.digest()


@pytest.mark.parametrize("name", HOUSE)
def test_every_game_has_a_golden_record(name: str) -> None:
    assert any(path.stem.startswith(f"{name}-") for path in RECORDS)


if __name__ == "__main__":
    for stem in GOLDEN:
        (HERE / f"{stem}.txt").write_text(play(stem).record(), encoding="utf-8")
        print(f"wrote {stem}.txt")
