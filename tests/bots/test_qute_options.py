"""Every option of Qute changes how the levels play, where it should."""
import pytest

import parlour
from bots.qute_views import LEVELS, choice, choices, seen
from parlour.bots import bot


@pytest.mark.parametrize("level", LEVELS)
def test_who_may_keeps_a_six_that_nothing_covers(level: str) -> None:
    drawn = {"drew": 1, "drawn0": "6C", "mult": 9, "scores": "0,60,60"}
    assert choice(seen("8HTC", "7D9S", 1, 1, options="drawn_card=may", **drawn), level) == "end"
    must = seen("8HTC", "7D9S", 1, 1, **drawn)
    assert (must.acts, choice(must, level)) == (("6C",), "6C")
    never = seen("8HTC", "7D9S", 1, 1, options="drawn_card=never", **drawn)
    assert (never.acts, choice(never, level)) == (("end",), "end")


@pytest.mark.parametrize("level", LEVELS)
def test_who_may_choose_the_opening_spends_no_jack(level: str) -> None:
    view = seen("", "JSKHKDKC9H", 5, 5, options="opening=choice", phase="opening")
    assert "JS" not in choices(view, level)


@pytest.mark.parametrize("level", LEVELS)
def test_four_of_ones_own_are_no_qute_where_two_must_have_a_part(level: str) -> None:
    hand = {"laid": 4}
    assert choice(seen("8H9D9S9H9C", "7D", 5, 5, **hand), level) == "qute"
    assert "qute" not in seen("8H9D9S9H9C", "7D", 5, 5, options="qute_needs_two_players=on", **hand).acts
    shared = seen("8H9D9S9H9C", "7D", 5, 5, options="qute_needs_two_players=on", laid=1, shared=1)
    assert choice(shared, level) == "qute"


@pytest.mark.parametrize("level", LEVELS)
def test_eights_of_a_qute_count_for_it_only_if_they_still_hit(level: str) -> None:
    """A Qute with eights makes the only opponent draw eight cards before the count."""
    hit = seen("8D8S8H8C", "KDQD", 1, laid=4, scores="60,60")
    assert choice(hit, level) == "qute"
    assert choice(seen("8D8S8H8C", "KDQD", 1, laid=4, scores="60,60", options="final_penalties=off"), level) == "end"


@pytest.mark.parametrize("level", LEVELS)
def test_jacks_end_a_match_only_where_plus_may_be_chosen(level: str) -> None:
    """With plus the rival is beyond 125 and the match is won; with minus alone one would rather go on holding less."""
    assert choice(seen("8DJS", "", 4, 4, laid=1, phase="points", scores="20,110,100"), level) == "plus"
    over = seen("JDJSJHJC", "ADAS", 1, laid=1, scores="100,115")
    assert choice(over, level) == "qute"


@pytest.mark.parametrize("level", LEVELS)
def test_a_run_of_jacks_that_counts_as_a_whole_is_declared(level: str) -> None:
    """Three aces, less 20 for one jack, or less 80 for all four."""
    assert choice(seen("JDJSJHJC", "ADASAH", 1, 1, laid=1, shared=1, options="j_count=run"), level) == "qute"
    assert choice(seen("JDJSJHJC", "ADASAH", 1, 1, laid=1, shared=1), level) == "end"


@pytest.mark.parametrize("level", LEVELS)
def test_with_one_opponent_both_answers_to_several_eights_are_the_same(level: str) -> None:
    view = seen("8D8S", "7STDKD", 5, laid=2, phase="eights", options="eights_choice_2p=on")
    scores = bot(level).choose(view).scores
    assert len(scores) == 2
    assert scores[44] == pytest.approx(scores[45], abs=1e-9)


@pytest.mark.parametrize("level", LEVELS)
@pytest.mark.parametrize("options", ["new_game_starter=1", "after_continue=clear", "seats=4", "seats=2 opening=choice"])
def test_whole_rounds_are_played(level: str, options: str) -> None:
    given = dict(word.split("=") for word in options.split())
    match = parlour.new("qute", seed=5, **given)
    for _ in range(500):
        if not match.state.round:
            seat = match.to_act[0]
            match.play(seat, bot(f"{level}:60", seat).choose(match.view(seat)).action)
    assert match.state.round == 1


@pytest.mark.parametrize("level", LEVELS)
def test_a_run_that_counts_from_0_again_is_declared_at_once(level: str) -> None:
    """Where the run goes on, too: what is in hand is the best there is."""
    for options in ("after_continue=clear", "after_continue=keep"):
        assert choice(seen("9D9S9H9C", "7D", 5, 5, laid=1, options=options), level) == "qute"
