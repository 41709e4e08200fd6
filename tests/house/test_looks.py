"""What the house tells bit by bit comes to the same as what it would tell anew."""
import random

import pytest

from conformance import kit as games
from parlour.core.glance import Glance
from parlour.core.sight import GALLERY
from parlour.house import wire
from parlour.house.shown import Shown, wired

from .kit import merged
from .looks import look_of


@pytest.mark.parametrize("aid", [True, False])
def test_news_added_up_is_the_whole_look(game: str, aid: bool, effort: int) -> None:
    """Over whole random matches, for every seat and the gallery; some look seldom, and some begin anew."""
    for number in range(2 * effort):
        rng = random.Random(f"{game} {number}")
        match = games.new(game, number)
        shown, seats = Shown(match, aid), [*range(len(match.scores)), GALLERY]
        looks = {seat: shown.whole(match, seat, True, 0)[0] for seat in seats}
        told = dict.fromkeys(seats, match.happened)
        acts = 0
        while match.to_act and acts < 600:
            games.step(match, rng)
            acts += 1
            shown.refresh(match)
            for seat in seats:
                if seat == 1 and acts % 3:
                    continue
                if rng.random() < 0.02:
                    looks[seat], _ = shown.whole(match, seat, True, 0)
                else:
                    new, happened = shown.news(match, seat, True, None)
                    assert happened == [wired(event) for event in match.events(seat, told[seat])]
                    looks[seat] = merged(looks[seat], new)
                    assert shown.news(match, seat, True, None) == (wire.Look(), [])
                told[seat] = match.happened
                assert looks[seat] == look_of(match, seat, aid)
        assert acts


def test_a_decision_that_is_made_is_not_asked_for(game: str) -> None:
    match = games.new(game, 0)
    shown = Shown(match, True)
    seat = match.to_act[0]
    assert shown.whole(match, seat, False, 0)[0].legal == []
    assert shown.news(match, seat, True, None)[0].legal == [act.name for act in match.legal(seat)]


def test_a_glance_is_of_seats_and_zones_that_there_are() -> None:
    for seat in (-1, 8):
        with pytest.raises(ValueError, match="no seat"):
            Glance(seat)
    glance = Glance(0)
    for zone in (-1, 20):
        with pytest.raises(ValueError, match="no zone"):
            glance.cards(zone)
        with pytest.raises(ValueError, match="no zone"):
            glance.others(zone)
        with pytest.raises(ValueError, match="no zone"):
            glance.row(zone, 0)
    with pytest.raises(ValueError, match="place 281"):
        glance.row(0, 281)
