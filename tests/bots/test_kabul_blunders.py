"""Kabul: what people complain of in computer players, and what Skilled, Expert and Master never do."""
import pytest

import parlour
from bots.kabul_views import LEVELS, acts, discarded, drawn, table, used
from parlour import Match
from parlour.bots import bot

every_level = pytest.mark.parametrize("level", LEVELS)


@every_level
@pytest.mark.parametrize(("card", "row", "known"), [("KC", "KD9C4S2D", "KD9C"), ("1B", "9C1R4S2D", "1R4S")])
def test_never_stacks_a_red_king_or_a_red_joker(level: str, card: str, row: str, known: str) -> None:
    """They count nothing or less: without them the row would be no better, or worse."""
    assert acts(level, discarded(card, row, known)) == {"pass"}


@every_level
def test_never_stacks_what_it_does_not_know_to_match(level: str) -> None:
    assert acts(level, discarded("9S", "9C2DKD4S", "2D4S")) == {"pass"}
    assert acts(level, discarded("9S", "5S2DKD4S", "5S2D")) == {"pass"}


@every_level
def test_stacks_what_it_knows_to_match(level: str) -> None:
    assert acts(level, discarded("9S", "9C2DKD4S", "9C4S")) == {"stack 1"}
    assert acts(level, discarded("KS", "TD2DKC4S", "KC4S")) == {"stack 3"}


@every_level
@pytest.mark.parametrize("card", ["5D", "8C", "QS", "1B"])
def test_never_puts_a_higher_card_for_a_lower_one(level: str, card: str) -> None:
    assert acts(level, drawn(card, "3S2D4CAS", "3S2D4CAS")) == {"discard"}


@every_level
@pytest.mark.parametrize("options", ["", "false_call=repo", "false_call=last"])
def test_never_throws_a_two_while_it_knows_that_it_holds_a_black_king(level: str, options: str) -> None:
    assert "discard" not in acts(level, drawn("2S", "KC2D4C5S", "KC2D", options))
    assert acts(level, drawn("2S", "KC2D4CAS", "KC2D4CAS", options)) == {"replace 1"}


@every_level
@pytest.mark.parametrize("card", ["AD", "4D", "6C"])
def test_never_keeps_a_black_joker_when_it_can_be_replaced(level: str, card: str) -> None:
    assert acts(level, drawn(card, "3S1B4CAS", "3S1B4CAS", "false_call=repo")) == {"replace 2"}


@every_level
def test_never_looks_at_what_it_knows(level: str) -> None:
    assert acts(level, used("7C", "3S9C4C5S", "3S4C5S")) == {"own 2"}
    assert acts(level, used("7C", "3S9C4C5S", "3S9C4C5S")) == {"skip"}
    match = used("9S", "3SJS4C5S", "3S9D3C6H")
    match.play(0, "seat 1")
    assert acts(level, match) == {"theirs 4"}


@every_level
def test_never_switches_a_low_card_for_one_that_it_does_not_know(level: str) -> None:
    assert acts(level, used("JS", "3S2D4CAS", "3S2D4CAS")) == {"skip"}


@every_level
def test_switches_a_high_card_that_it_knows_or_keeps_it_for_good_reason(level: str) -> None:
    """If it switches at all it gives the highest away."""
    assert acts(level, used("JS", "3SQC4CAS", "3SQC4CAS")) <= {"own 2", "skip"}
    match = used("KS", "3SQC4CAS", "3SQC4CAS")
    for act in ("own 2", "seat 2", "theirs 3"):
        match.play(0, act)
    assert acts(level, match) == {"swap"}
    match = used("KS", "3SQC4CAS", "3SQC4CAS")
    for act in ("own 1", "seat 2", "theirs 1"):
        match.play(0, act)
    assert acts(level, match) == {"keep"}


@every_level
def test_never_calls_blindly_where_a_wrong_call_costs(level: str) -> None:
    """Nothing is known of the own row, and three others have seen and changed theirs."""
    others = "knows1:9D3C6H5C knows2:TC6SAC8H knows3:JC3HQD7H"
    assert acts(level, table("9C2DKC4S", f"phase:end {others}", "false_call=repo")) == {"finish"}


@every_level
def test_never_draws_on_with_next_to_nothing(level: str) -> None:
    assert acts(level, table("ASKDKHAD", "phase:end knows0:ASKDKHAD")) == {"kabul"}
    assert acts(level, table("AS_KHAD", "phase:end knows0:ASKHAD", "false_call=last")) == {"kabul"}


@every_level
def test_somebody_calls_before_the_deck_is_empty(level: str) -> None:
    for number, false_call in enumerate(("none", "repo", "last")):
        match: Match = parlour.new("kabul", seed=f"calls {number}", false_call=false_call, rounds=1)
        while not match.over:
            seat = match.to_act[0]
            match.play(seat, bot(f"{level}:60", seat).choose(match.view(seat)).action)
        assert match.view(7).facts["caller"] != -1
