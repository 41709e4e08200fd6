"""A preset is a set of options with a name: the defaults, then the preset, then what is given by name."""
import random

import pytest

from conformance import kit
from parlour import Match
from parlour.games import GAMES


def test_every_preset_can_be_played_to_the_end_and_its_record_names_the_options(any_game: str) -> None:
    rules = GAMES[any_game]
    for name, changes in rules.presets.items():
        match = Match.new(any_game, 1, preset=f" {name.upper()} ")
        assert rules.changed(match.options) == rules.changed(rules.options(changes))
        assert "preset" not in match.record()
        kit.wander(match, random.Random(1), 10_000)
        assert match.over


def test_an_option_given_by_name_goes_before_the_preset() -> None:
    from core.magpie import register
    options = GAMES[register()].options({"rounds": 3, "preset": "quick"})
    assert (options.turns, options.rounds) == (3, 3)


def test_an_unknown_preset_is_told_what_there_is(any_game: str) -> None:
    rules = GAMES[any_game]
    if rules.presets:
        told = rf"^{any_game} has no preset 'xyzzy'\. It has {', '.join(rules.presets)}"
        with pytest.raises(ValueError, match=told):
            rules.options({"preset": "xyzzy"})
    else:
        with pytest.raises(ValueError, match=rf"^{any_game} has no option 'preset'"):
            rules.options({"preset": "xyzzy"})
