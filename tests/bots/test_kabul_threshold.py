"""The threshold player of Kabul, a yardstick: it calls at its number, and never forgets."""
import pytest

import parlour
from bots.kabul_views import discarded, drawn, table
from parlour.bots import bot


def does(name: str, match: parlour.Match) -> str:
    """The act of seat 0."""
    view = match.view(0)
    return view.rules.pages[view.page][bot(name).choose(view).action]


def test_it_calls_at_its_number_and_not_above() -> None:
    match = table("5S2S4DAS", "phase:end knows0:5S2S4DAS")
    assert [does(f"threshold:{n}", match) for n in (11, 12, 13)] == ["finish", "kabul", "kabul"]


def test_unknown_cards_count_six_and_a_half() -> None:
    match = table("5S2S4DAS", "phase:end knows0:5S2S")
    assert [does(f"threshold:{n}", match) for n in (19, 20)] == ["finish", "kabul"]


def test_its_usual_number_hangs_on_what_a_wrong_call_costs() -> None:
    row = "5S2S4DAS"
    assert does("threshold", table(row, f"phase:end knows0:{row}")) == "kabul"
    assert does("threshold", table(row, f"phase:end knows0:{row}", "false_call=repo")) == "finish"


def test_it_keeps_what_is_low_and_stacks_what_it_knows() -> None:
    assert does("threshold", drawn("2D", "5SQC4DAS", "5SQC4DAS")) == "replace 2"
    assert does("threshold", drawn("9S", "5S2S4DAS", "5S2S4DAS")) == "discard"
    assert does("threshold", discarded("9S", "5S2S9CAS", "9C")) == "stack 3"
    assert does("threshold", discarded("9S", "5S2S9CAS", "5S")) == "pass"


def test_it_plays_nothing_else() -> None:
    match = parlour.new("hearts", seed=1)
    with pytest.raises(ValueError, match="threshold plays Kabul"):
        bot("threshold").choose(match.view(match.to_act[0]))


def test_acts_that_deserve_no_thought_are_weighed_and_never_chosen() -> None:
    """To stack what is not known to match: what it would cost is told all the same."""
    match = discarded("9S", "5S2S9CAS", "5S2SAS")
    view = match.view(0)
    thought = bot("expert", 1).choose(view)
    assert sorted(view.rules.pages[view.page][act] for act in thought.scores) == \
        ["pass", "stack 1", "stack 2", "stack 3", "stack 4"]
    assert view.rules.pages[view.page][thought.action] == "pass"
