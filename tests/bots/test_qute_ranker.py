"""The yardstick for Qute plays by its orders of ranks."""
from random import Random

import pytest

import parlour
from bots.qute_views import choice, seen
from conformance import kit
from parlour.bots import bot


@pytest.mark.parametrize(("stack", "hand", "card"), [
    ("8HTC", "6CKCTD", "6C"),                    # a six first, covered or not
    ("8H9C", "ACTCTSTH", "TC"),                  # the rank that counts most in all: three tens before an ace
    ("8H7C", "JDAC9C", "AC"),                    # a jack last
    ("8H9D", "KDKSJC", "KD")])
def test_what_it_puts_first(stack: str, hand: str, card: str) -> None:
    assert choice(seen(stack, hand, 4, 4), "ranker") == card


def test_it_hits_a_next_player_with_one_card() -> None:
    assert choice(seen("8H7C", "8CACKC", 1, 4), "ranker") == "8C"
    assert choice(seen("8H7C", "8CACKC", 4, 1), "ranker") == "AC"


def test_it_keeps_aces_that_make_exactly_125() -> None:
    assert choice(seen("8H7C", "AC9C", 4, 4, scores="110,0,0"), "ranker") == "9C"


def test_it_declares_with_little_in_hand_and_never_above_125() -> None:
    assert choice(seen("9D9S9H9C", "KD", 4, 4, laid=1), "ranker") == "qute"
    assert choice(seen("9D9S9H9C", "KDQS", 4, 4, laid=1), "ranker") == "end"
    assert choice(seen("9D9S9H9C", "KD", 4, 4, laid=1, scores="120,0,0"), "ranker") == "end"
    assert choice(seen("9D9S9H9C", "KDAS", 4, 4, laid=1, scores="100,0,0"), "ranker") == "qute"


def test_eights_are_for_whoever_is_about_to_go_out() -> None:
    assert choice(seen("8D8S", "7HKD", 1, 4, laid=2, phase="eights"), "ranker") == "next"
    assert choice(seen("8D8S", "7HKD", 4, 1, laid=2, phase="eights"), "ranker") == "all"


def test_it_plays_every_kind_of_match() -> None:
    rng = Random(4)
    for number in range(12):
        match = kit.new("qute", number)
        for _ in range(150):
            if match.over:
                break
            seat = rng.choice(match.to_act)
            match.play(seat, bot("ranker").choose(match.view(seat)).action)


def test_it_plays_nothing_else() -> None:
    match = parlour.new("hearts", seed=1)
    with pytest.raises(ValueError, match="plays Qute and nothing else"):
        bot("ranker").choose(match.view(match.to_act[0]))
