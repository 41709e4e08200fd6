"""Spades: its options say what they allow."""
import pytest

import parlour


def test_the_options_and_their_defaults() -> None:
    options = parlour.GAMES["spades"].options({})
    assert vars(options) == {"limit": 500, "sandbags": True, "spades_lead": "broken", "cap_bids": False, "rounds": 50}


@pytest.mark.parametrize("limit", [50, 500, 1000, "50", " 1000 "])
def test_limits_that_are_allowed(limit: object) -> None:
    assert parlour.new("spades", limit=limit).options.limit == int(str(limit))


@pytest.mark.parametrize("limit", [49, 1001, 0, -500, "many", True, None, 500.0])
def test_limits_that_are_not(limit: object) -> None:
    with pytest.raises(ValueError, match=r"^Option limit cannot be .*: it takes 50 to 1000\.$"):
        parlour.new("spades", limit=limit)


@pytest.mark.parametrize("rounds", [1, 50, 500])
def test_rounds_that_are_allowed(rounds: int) -> None:
    assert parlour.new("spades", rounds=rounds).options.rounds == rounds


@pytest.mark.parametrize("rounds", [0, 501, -1, "all"])
def test_rounds_that_are_not(rounds: object) -> None:
    with pytest.raises(ValueError, match=r"^Option rounds cannot be .*: it takes 1 to 500\.$"):
        parlour.new("spades", rounds=rounds)


@pytest.mark.parametrize("when", ["broken", "after_first", "always", " Always "])
def test_when_spades_may_be_led(when: str) -> None:
    assert parlour.new("spades", spades_lead=when).options.spades_lead == when.strip().lower()


@pytest.mark.parametrize("when", ["never", "", True, 1, None])
def test_when_spades_may_not_be_led(when: object) -> None:
    with pytest.raises(ValueError, match=r"^Option spades_lead cannot be .*: it takes broken, after_first or always"):
        parlour.new("spades", spades_lead=when)


@pytest.mark.parametrize("name", ["sandbags", "cap_bids"])
def test_switches(name: str) -> None:
    for value, means in (("on", True), (False, False), ("off", False), (True, True)):
        assert getattr(parlour.new("spades", **{name: value}).options, name) is means
    with pytest.raises(ValueError, match=rf"^Option {name} cannot be '2': it takes on or off\.$"):
        parlour.new("spades", **{name: 2})


def test_an_unknown_option_is_told_what_there_is() -> None:
    with pytest.raises(ValueError, match=r"^spades has no option 'sandbag'\. Did you mean sandbags\? It has limit, "):
        parlour.new("spades", sandbag=True)
