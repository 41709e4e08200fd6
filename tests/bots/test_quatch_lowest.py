"""The yardstick for Quatch plays its lowest cards."""
from random import Random

import pytest

import parlour
from bots.quatch_views import choices, turn
from conformance import kit
from parlour.bots import bot


@pytest.mark.parametrize(("words", "act"), [
    ("hand0:3C9CKC hand1:5C", "3C"),
    ("hand0:3C9C9DKC hand1:5C pile:8C", "several"),                  # all of a rank
    ("several:1 laid:1 hand0:9DKC hand1:5C pile:8C9C", "9D"),
    ("play_all=on hand0:3C9C9DKC hand1:5C pile:8C", "9C"),
    ("hand0:2C9CKC hand1:5C pile:8C", "2C"),                         # the two counts as the lowest on a pile
    ("hand0:2CTCKC hand1:5C", "KC"),                                 # and is kept with the ten on a fresh one
    ("hand0:TCKC hand1:5C pile:8C", "TC")])
def test_what_it_plays(words: str, act: str) -> None:
    assert choices(turn(words), "lowest") == {act}


def test_it_keeps_the_hand_that_it_was_dealt() -> None:
    match = parlour.new("quatch", seed=1)
    view = match.view(0)
    assert view.acts[0] == "hand 1 2 3"
    assert choices(view, "lowest") == {"hand 1 2 3"}


def test_it_picks_any_card_of_the_stand() -> None:
    view = turn("stand0:3C4C5C hand1:6C pile:8C")
    assert choices(view, "lowest", 20) == {"pick 1", "pick 2", "pick 3"}


def test_it_plays_every_kind_of_match() -> None:
    rng = Random(4)
    for number in range(8):
        match = kit.new("quatch", number)
        for _ in range(120):
            if match.over:
                break
            seat = rng.choice(match.to_act)
            match.play(seat, bot("lowest").choose(match.view(seat)).action)


def test_it_plays_nothing_else() -> None:
    match = parlour.new("hearts", seed=1)
    with pytest.raises(ValueError, match="plays Quatch and nothing else"):
        bot("lowest").choose(match.view(match.to_act[0]))
