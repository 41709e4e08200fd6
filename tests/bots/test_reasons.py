"""Why an act is the best: the hidden card that matters most is named, with what hangs on it."""
import pytest

import parlour
from parlour.bots import bot
from parlour.view import View

# seat 0 leads its last two cards; the queen of spades is with one of the others, and falls on the king: that is dear,
# but stops the moon of seat 2, which has all the hearts
QUEEN_IS_OUT = "hearts leader:0 hand0:KS3D hand1:{} hand2:{} hand3:{} taken2:*"
ROUND = ("QS5D", "2S6D", "4S7D")


def seen(order: tuple[int, int, int]) -> View:
    """What seat 0 sees, whoever has which of the three hands."""
    match = parlour.position(QUEEN_IS_OUT.format(*(ROUND[n] for n in order)))
    assert isinstance(match, parlour.Match)
    return match.view(0)


def test_the_card_that_matters_is_named_with_what_hangs_on_it() -> None:
    view = seen((0, 1, 2))
    master = bot("master", 1)
    thought = master.choose(view)
    assert view.rules.cards[thought.action] == "KS"
    found = master.explain(view, thought)
    assert "QS" in {why.card for why in found}
    for why in found:
        assert why.other == "3D"
        assert 0.1 <= why.share <= 0.9
        assert why.there != why.elsewhere


def test_reasons_hang_on_the_view_alone() -> None:
    views = [seen(order) for order in ((0, 1, 2), (2, 0, 1), (1, 2, 0))]
    assert len({str(view) for view in views}) == 1
    told = [bot("master", 3).explain(view, bot("master", 3).choose(view)) for view in views]
    assert told[0] == told[1] == told[2]


def test_gains_weigh_up_to_what_the_search_expects() -> None:
    """There and elsewhere, each in its share of the deals, make the mean difference between the two acts."""
    match = parlour.new("hearts", seed=5, passing=False)
    checked = 0
    while checked < 5 and not match.over:
        view = match.view(match.to_act[0])
        thought = bot("master", 2).choose(view)
        found = bot("master", 2).explain(view, thought)
        means = {round(why.share * why.there + (1 - why.share) * why.elsewhere, 9) for why in found}
        assert len(means) <= 1
        checked += bool(found)
        match.play(view.to_act[0], thought.action)
    assert checked


@pytest.mark.parametrize("name", ["simple", "master"])
def test_an_only_act_needs_no_reason(name: str) -> None:
    match = parlour.new("hearts", seed=1, passing=False)
    view = match.view(match.to_act[0])
    assert bot(name).explain(view, bot(name).choose(view)) == []
