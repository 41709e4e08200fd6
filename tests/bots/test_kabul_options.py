"""Kabul: every option is played, and by what it changes."""
import pytest

import parlour
from bots.kabul_views import LEVELS, acts, discarded, drawn, table
from parlour.bots import bot
from parlour.core.bits import each
from parlour.games import kabul_cards, rules_of
from parlour.games.kabul_terms import NINE, PASS, PLACES, SEATS, STACK
from parlour.view import View

every_level = pytest.mark.parametrize("level", LEVELS)


def known_at(view: View, owner: int, place: int) -> int:
    """The card there, below 0 if this seat does not know it."""
    return view.order[PLACES * owner + place]


def mindful(view: View, act: int) -> None:
    """What nobody should do under any option: stack what may not match, replace the known by what counts more."""
    if view.facts["phase"] == STACK and act != PASS:
        owner, place = divmod(act, NINE) if view.options.stack_scope == "any" else (view.seat, act)
        card = known_at(view, owner, place)
        assert card >= 0
        assert kabul_cards.RANK[card] == view.facts["rank"]


@pytest.mark.parametrize("chosen", [
    "seats=2", "seats=3", "seats=6", "jokers=0", "start_peek=outer", "start_peek=near", "start_peek=none",
    "initial_discard=on", "draw_sources=both", "front_insert=on", "multi_exchange=on", "power_trigger=drawn_only",
    "power_map=gist", "power_map=cambio", "power_map=none", "switch_scope=any_two", "peek_switch=forced",
    "peek_switch=free", "window=random", "window=live", "stack_scope=any", "stack_scope=none", "stack_limit=chain",
    "stack_limit=all_matching", "stack_penalty=2", "wrong_shown=nobody", "call_timing=either", "min_laps=2",
    "last_turns=2", "lock_caller=off last_turns=1", "false_call=mid", "false_call=ten", "scoring=lowest", "scoring=sum",
    "scoring=golf", "deck_out=reshuffle", "deck_out=void", "values=gist", "values=golf", "target=5",
    "preset=cabo", "preset=cambio", "preset=golf"])
def test_a_round_is_played_to_its_end_and_with_care(chosen: str) -> None:
    options = dict(word.split("=") for word in f"rounds=1 {chosen}".split())
    if "preset" in options:
        options = {name: str(value) for name, value in rules_of("kabul").presets[options["preset"]].items()}
    match = parlour.new("kabul", seed=chosen, **{name: _read(value) for name, value in options.items()})
    players = [bot("skilled:40", 1), bot("expert:40", 2), bot("master:40", 3)]
    while not match.over and match.state.round == 0:
        seat = match.to_act[0]
        view = match.view(seat)
        act = players[seat % 3].choose(view).action
        mindful(view, act)
        match.play(seat, act)
    assert match.view(7).facts["turns"] < 40


def _read(value: str) -> object:
    if value in ("on", "True"):
        return True
    if value in ("off", "False"):
        return False
    return int(value) if value.lstrip("-").isdigit() else value


@every_level
def test_draw_sources(level: str) -> None:
    """A low discard is taken, a high one is not."""
    row, knows = "QC9S4CTD", "knows0:QC9S4CTD"
    rest = "row1:9D3C6H5C row2:TC6SAC8H row3:JC3HQD7H"
    low = parlour.position(f"kabul draw_sources=both phase:draw turns:9 mover:0 row0:{row} {rest} "
                           f"deck:* discard:AD {knows}")
    high = parlour.position(f"kabul draw_sources=both phase:draw turns:9 mover:0 row0:{row} {rest} "
                            f"deck:* discard:1B {knows}")
    assert isinstance(low, parlour.Match)
    assert isinstance(high, parlour.Match)
    assert acts(level, low) == {"take"}
    assert acts(level, high) == {"draw"}


@every_level
def test_multi_exchange(level: str) -> None:
    """Two known cards of a rank go together; a card that is not known stays where it is."""
    match = drawn("2S", "QCQS4CTD", "QCQS4C", "multi_exchange=on")
    match.play(0, "replace 1")
    assert acts(level, match) == {"also 2"}
    match = drawn("2S", "QC9S4CTD", "QC4C", "multi_exchange=on")
    match.play(0, "replace 1")
    assert acts(level, match) == {"done"}


@every_level
def test_stack_scope(level: str) -> None:
    """Another's card that is known to match is stacked, and the highest given for it; with none, twins are no use."""
    match = discarded("9S", "3S2D4CTS", "3S2D4CTS9D", "stack_scope=any")
    assert acts(level, match) == {"stack 1 of seat 1"}
    match.play(0, "stack 1 of seat 1")
    for seat in (1, 2, 3):
        match.play(seat, "pass")
    assert acts(level, match) == {"give 4"}
    assert acts(level, drawn("QS", "QC2D4CAS", "QC2D4CAS", "power_map=none")) == {"discard"}
    assert acts(level, drawn("9S", "QC9C4CAS", "QC9C4CAS", "stack_scope=none power_map=none")) == {"replace 1"}


@every_level
def test_call_timing(level: str) -> None:
    """With next to nothing it calls instead of the turn."""
    assert acts(level, table("ASKDKHAD", "phase:draw knows0:ASKDKHAD", "call_timing=start")) == {"kabul"}


@every_level
def test_false_call(level: str) -> None:
    """A middling total is called where a wrong call costs nothing and others may go lower, but not at a price."""
    others = "knows1:3C5C knows2:6SAC knows3:3H7H"
    row = "5S3S4CAS"
    assert acts(level, table(row, f"phase:end knows0:{row} {others}")) == {"kabul"}
    assert acts(level, table("5SQS4C9S", f"phase:end knows0:5SQS4C9S {others}", "false_call=repo")) == {"finish"}


@every_level
def test_scoring_golf(level: str) -> None:
    """A pair counts nothing there, and is not broken up."""
    assert acts(level, drawn("5D", "9C9S2HTS", "9C9S2HTS", "scoring=golf stack_scope=none power_map=none")) == \
        {"replace 4"}


@every_level
def test_values(level: str) -> None:
    """A red king counts nothing, or thirteen."""
    assert acts(level, drawn("AD", "KD3S2H4S", "KD3S2H4S", "power_map=none")) <= {"replace 2", "replace 4"}
    assert acts(level, drawn("AD", "KD3S2H4S", "KD3S2H4S", "values=cabo power_map=none")) == {"replace 1"}


@every_level
def test_start_peek(level: str) -> None:
    """Any two own cards are as good as any others, but not the same one twice."""
    match = parlour.new("kabul", seed=3)
    for _ in range(2):
        for seat in match.to_act:
            view = match.view(seat)
            act = bot(level, 1).choose(view).action
            assert act < SEATS
            assert known_at(view, seat, act) < 0
            match.play(seat, act)
    assert [len(each(match.state.known[seat] & match.state.zone[seat])) for seat in range(4)] == [2] * 4
