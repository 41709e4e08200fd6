"""Oh Hell: its options say what they allow."""
import pytest

import parlour

DEFAULTS = {"sequence": "down-up", "trump": "turned", "restrict": False, "trick_points": "always", "limit": 100}


def test_the_options_and_their_defaults() -> None:
    assert vars(parlour.GAMES["oh_hell"].options({})) == DEFAULTS


@pytest.mark.parametrize(("option", "words"), [("sequence", ("down-up", "up", "thirteen")),
                                               ("trump", ("turned", "dealer")),
                                               ("trick_points", ("always", "exact", "never"))])
def test_words(option: str, words: tuple[str, ...]) -> None:
    for word in words:
        assert getattr(parlour.new("oh_hell", **{option: f" {word.upper()} "}).options, option) == word
    for wrong in ("", "sometimes", "13", 0, True, None):
        with pytest.raises(ValueError, match=rf"^Option {option} cannot be .*: it takes {words[0]}.* {words[-1]}\.$"):
            parlour.new("oh_hell", **{option: wrong})


def test_restrict_is_a_switch() -> None:
    assert parlour.new("oh_hell", restrict="on").options.restrict is True
    with pytest.raises(ValueError, match=r"^Option restrict cannot be 'dealer': it takes on or off\.$"):
        parlour.new("oh_hell", restrict="dealer")


@pytest.mark.parametrize("limit", [24, 501, "", "many", None, 100.0])
def test_limits_that_are_not_allowed(limit: object) -> None:
    with pytest.raises(ValueError, match=r"^Option limit cannot be .*: it takes 25 to 500\.$"):
        parlour.new("oh_hell", sequence="thirteen", limit=limit)


def test_seats_are_four_and_no_option() -> None:
    assert len(parlour.new("oh_hell").scores) == 4
    with pytest.raises(ValueError, match=r"^oh_hell has no option 'seats'\."):
        parlour.new("oh_hell", seats=3)


def test_an_unknown_option_is_told_what_there_is() -> None:
    with pytest.raises(ValueError, match=r"^oh_hell has no option 'restricted'\. Did you mean restrict\? It has seq"):
        parlour.new("oh_hell", restricted=True)


def test_a_match_keeps_its_rules() -> None:
    one = parlour.new("oh_hell", seed=1, restrict=True, trick_points="never")
    other = parlour.new("oh_hell", seed=1, trump="dealer")
    for match in (one, other):
        for _ in range(100):
            match.play(match.to_act[0], next(iter(match.legal(match.to_act[0]))))
    assert (one.options.restrict, one.options.trick_points, one.options.trump) == (True, "never", "turned")
    assert (other.options.restrict, other.options.trick_points, other.options.trump) == (False, "always", "dealer")
