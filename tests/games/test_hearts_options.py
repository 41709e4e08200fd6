"""Hearts: its options say what they allow."""
import pytest

import parlour


def test_the_options_and_their_defaults() -> None:
    options = parlour.GAMES["hearts"].options({})
    assert vars(options) == {"limit": 100, "jack": False, "queen_breaks": False, "points_on_first": False,
                             "moon": True, "passing": True}


@pytest.mark.parametrize("limit", [25, 100, 500, "25", " 500 "])
def test_limits_that_are_allowed(limit: object) -> None:
    assert parlour.new("hearts", limit=limit).options.limit == int(str(limit))


@pytest.mark.parametrize("limit", [24, 501, -1, "24", "501", "1e2", "", "many", True, None, 50.0, "٢٥", "9" * 5000])
def test_limits_that_are_not(limit: object) -> None:
    with pytest.raises(ValueError, match=r"^Option limit cannot be .*: it takes 25 to 500\.$"):
        parlour.new("hearts", limit=limit)


@pytest.mark.parametrize(("value", "means"), [(True, True), ("on", True), ("Yes", True), ("1", True), ("true", True),
                                              (False, False), ("off", False), ("NO", False), ("0", False)])
def test_what_switches_take(value: object, means: bool) -> None:
    assert parlour.new("hearts", jack=value).options.jack is means


@pytest.mark.parametrize("value", [2, 1, 0, None, "maybe", "", "on off"])
def test_what_switches_refuse(value: object) -> None:
    with pytest.raises(ValueError, match=r"^Option jack cannot be .*: it takes on or off\.$"):
        parlour.new("hearts", jack=value)


def test_who_may_get_the_points_of_a_moon() -> None:
    assert parlour.new("hearts", moon="Off").options.moon is False
    with pytest.raises(ValueError, match=r"^Option moon cannot be 'nobody': it takes on or off\.$"):
        parlour.new("hearts", moon="nobody")


def test_an_unknown_option_is_told_what_there_is() -> None:
    with pytest.raises(ValueError, match=r"^hearts has no option 'limmit'\. Did you mean limit\? It has limit, jack, "):
        parlour.new("hearts", limmit=50)


def test_an_unknown_game_is_told_what_there_is() -> None:
    with pytest.raises(ValueError, match=r"^There is no game called 'harts'\. Did you mean hearts\? "):
        parlour.new("harts")
