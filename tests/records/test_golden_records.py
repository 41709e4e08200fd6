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
    "oh_hell-default": {"seed": 5, "names": NAMED},
    "oh_hell-dealer": {"seed": 6, "sequence": "up", "trump": "dealer", "restrict": True, "trick_points": "exact"},
    "oh_hell-thirteen": {"seed": 7, "sequence": "thirteen", "limit": 60},
    "oh_hell-position": {"position": "oh_hell restrict=on trick_points=never round:14 scores:80,64,90,71 dealer:1 "
                                     "leader:3 bids:1,1,3,2 hand0:9CKD5HTS hand1:5S6S2DJD hand2:7SAH3H4C hand3:4HQHKC "
                                     "table3:8H taken1:2C5C6CKS taken3:3D5D8D9D turned:AS deck:*"},
    "kabul-default": {"seed": 1, "names": NAMED},
    "kabul-cabo": {"seed": 2, "preset": "cabo", "target": 30, "seats": 3},
    "kabul-live": {"seed": 3, "preset": "cambio", "rounds": 2, "seats": 5, "scoring": "sum", "false_call": "five"},
    "kabul-front": {"seed": 4, "preset": "caller_last", "front_insert": True, "window": "random", "rounds": 3,
                    "switch_scope": "any_two", "peek_switch": "free", "stack_limit": "chain", "wrong_shown": "owner"},
    "kabul-position": {"position": "kabul rounds=2 last_turns=1 deck_out=reshuffle round:1 scores:3,2,1,0 "
                                   "sums:9,14,20,26,0,0 starter:1 phase:decide turns:9 mover:2 "
                                   "row0:ASKD_5C row1:9D9S4H2C row2:3CTH__6S "
                                   "row3:JCQD1R8H drawn2:7C deck:2D7H discard:* knows0:ASKD knows2:3C6S"},
    "qute-default": {"seed": 1, "names": NAMED[:3]},
    "qute-two": {"seed": 5, "seats": 2, "preset": "classic", "eights_choice_2p": True, "jpoints": "minus_only",
                 "j_count": "run", "new_game_starter": 1},
    "qute-four": {"seed": 3, "seats": 4, "opening": "choice", "drawn_card": "never", "qute_needs_two_players": True,
                  "final_penalties": False, "after_continue": "clear"},
    "qute-position": {"position": "qute seats=4 round:3 scores:105,40,-20,90 mover:2 suit:hearts mult:2 "
                                  "hand0:6D9DJCQS hand1:8D8HTCKSAS hand2:6HJDQDKH hand3:7C7D8C8SAH "
                                  "blind:TDTHJH "
                                  "stack:KDAD6S7S9STS7H9HQH6C9CQCKCACJS"},
    "quatch-default": {"seed": 1, "names": ("South", "North")},
    "quatch-easy": {"seed": 2, "preset": "easy", "games": 3, "may_eat": True},
    "quatch-places": {"seed": 3, "seats": 4, "places": True, "rotation": "toward_second_lowest", "games": 2},
    "quatch-forbid": {"seed": 4, "seats": 3, "play_all": True, "four_finish": "forbid", "places": True, "games": 2},
    "spades-default": {"seed": 1, "names": NAMED},
    "spades-bags-off": {"seed": 3, "sandbags": False, "spades_lead": "always", "limit": 150},
    "spades-after-first": {"seed": 5, "spades_lead": "after_first", "cap_bids": True, "limit": 200},
    "spades-rounds": {"seed": 6, "rounds": 2, "limit": 1000},
    "spades-position": {"position": "spades limit=400 round:7 scores:338,348,338,348 dealer:1 leader:0 bids:4,2,0,5 "
                                    "hand0:KC4D9DJSAS5HKH hand1:3C8CQD2S9S4HJH hand2:2C5C6D7D3S6H8H "
                                    "hand3:JCQCADQSKS9HAH taken3:ACTC9C6C8SJDTD2D taken0:*"},
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
