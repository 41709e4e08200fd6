"""Oh Hell: the rule of thumb, which plays for `simple` and in guided playouts."""
import random
from typing import Any

import pytest

import parlour


def at(line: str) -> parlour.Match:
    """A match from this position: seat 3 deals, hearts are trumps."""
    match = parlour.position(f"oh_hell {line}")
    assert isinstance(match, parlour.Match)
    return match


def suggested(match: parlour.Match) -> list[str]:
    """What it suggests most often, and then the rest, to whom it is."""
    acts = match.rules.pages[match.page]
    found = [acts[match.state.suggest(match.to_act[0], r)] for r in range(200)]
    return sorted(set(found), key=lambda act: -found.count(act))


def mean_bid(hand: str, others: str = "-1,-1,-1,-1", **options: str) -> float:
    """The mean of the bids with this hand of three, hearts being trumps."""
    words = " ".join(f"{name}={value}" for name, value in options.items())
    seat = 0 if others.startswith("-1") else 3
    low = ["2C2D2S", "3C3D3S", "4C4D4S", "5C5D5S"]
    low[seat] = hand
    match = at(f"{words} round:7 bids:{others} " + " ".join(f"hand{s}:{cards}" for s, cards in enumerate(low))
               + " turned:TH deck:*")
    return sum(match.state.suggest(seat, r) for r in range(400)) / 400


def test_better_cards_are_bid_higher() -> None:
    bids = [mean_bid(hand) for hand in ("6C7D8S", "6CJDQS", "ACQDAS", "6CADKH", "ASQHKH", "QHKHAH")]
    assert bids == sorted(bids)
    assert bids[0] < 0.2
    assert bids[-1] > 2.8


def test_the_dealer_bids_less_when_others_have_bid_much() -> None:
    assert mean_bid("6CADKH", "0,0,0,-1") > mean_bid("6CADKH", "1,1,1,-1") > mean_bid("6CADKH", "3,3,3,-1")


@pytest.mark.parametrize("others", ["0,0,0", "1,0,0", "1,1,0", "1,1,1"])
def test_the_forbidden_bid_is_never_suggested(others: str) -> None:
    forbidden = 3 - sum(map(int, others.split(",")))
    for hand in ("6C7D8S", "6CADKH", "QHKHAH"):
        match = at(f"restrict=on round:7 bids:{others},-1 hand0:2C2D2S hand1:3C3D3S hand2:4C4D4S hand3:{hand} "
                   "turned:TH deck:*")
        assert forbidden not in {match.state.suggest(3, r) for r in range(300)}



def test_who_wants_no_trick_ducks_with_the_highest_card_that_loses() -> None:
    match = at("round:8 bids:1,0,0,1 hand0:TC3D hand1:4D9H hand2:5C9C hand3:6CKC turned:AH deck:*")
    match.play(0, "TC")
    assert suggested(match)[0] == "4D", "not the trump, which would take it"
    match.play(1, "4D")
    assert suggested(match)[0] == "9C"


def test_who_wants_tricks_takes_them_and_the_last_one_cheaply() -> None:
    match = at("round:8 bids:0,0,0,1 hand0:TC3D hand1:2C4D hand2:5C9C hand3:JCKC turned:AH deck:*")
    for card in ("TC", "2C", "9C"):
        match.play(match.to_act[0], card)
    assert suggested(match)[0] == "JC"


def test_who_leads_leads_high_or_low() -> None:
    assert suggested(at("round:8 bids:0,0,0,0 hand0:TC3D hand1:2C4D hand2:5C9C hand3:JCKC turned:AH deck:*"))[0] == "3D"
    assert suggested(at("round:8 bids:1,0,0,0 hand0:TC3D hand1:2C4D hand2:5C9C hand3:JCKC turned:AH deck:*"))[0] == "TC"


@pytest.mark.parametrize(("points", "best"), [("always", "KC"), ("exact", None), ("never", None)])
def test_with_a_bid_that_is_missed_tricks_are_still_taken_if_they_count(points: str, best: str | None) -> None:
    """Seat 1 has taken one too many, and leads."""
    match = at(f"trick_points={points} round:7 leader:1 bids:0,0,0,1 hand0:TC3D hand1:2SKC hand2:5C9C hand3:JCQD "
               "taken1:6C6D6S6H turned:AH deck:*")
    ranking = suggested(match)
    assert set(ranking) == {"2S", "KC"}
    if best:
        assert ranking[0] == best


def test_it_uses_only_what_the_seat_may_know() -> None:
    """The same in every world that fits the view."""
    for seed in range(20):
        match = parlour.new("oh_hell", seed=seed, trump=("turned", "dealer")[seed % 2], restrict=seed % 3 == 0)
        rng = random.Random(seed)
        for _ in range(rng.randrange(40)):
            match.play(match.to_act[0], rng.choice(list(match.legal(match.to_act[0]))))
        seat = match.to_act[0]
        for draw in range(10):
            world = match.view(seat).imagine(draw)
            assert [world.suggest(seat, r) for r in range(30)] == [match.state.suggest(seat, r) for r in range(30)]


def play(careful: set[int], seed: int, **options: Any) -> tuple[list[int], int]:
    """A match of which some seats go by the rule of thumb; the scores, and the exact bids of those."""
    rng = random.Random(seed)
    match = parlour.new("oh_hell", seed=seed, **options)
    while not match.over:
        seat = match.to_act[0]
        thumb = match.state.suggest(seat, rng.getrandbits(60))
        match.play(seat, thumb if seat in careful else rng.choice(list(match.legal(seat))))
    return match.scores, sum(event.said == "made" and event.seat in careful for event in match.events(7))


def test_it_is_far_better_than_chance() -> None:
    for options in ({}, {"trick_points": "never"}, {"restrict": True, "trump": "dealer"}):
        scores = [play({1}, seed, **options)[0] for seed in range(30)]
        assert sum(score[1] == max(score) for score in scores) >= 27


def test_about_half_the_bids_are_made() -> None:
    made = sum(play({0, 1, 2, 3}, seed)[1] for seed in range(20))
    assert 0.5 < made / (20 * 19 * 4) < 0.75
