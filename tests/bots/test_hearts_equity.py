"""The chance to win a match of Hearts: exact at its end, before it better with fewer points; and how it is fitted."""
import importlib.util
import math
from pathlib import Path
from random import Random
from types import ModuleType

import pytest
from click.testing import CliRunner

import parlour
from parlour.bots import bot
from parlour.bots.search import grown
from parlour.core.flat import Flat
from parlour.core.search import Ismcts
from parlour.minds.hearts import HeartsMind
from parlour.view import View

MATCH, RIVALS, PASSING, GLANCE = 1, 4, 8, 16
# the last trick of a round in which seat 1 took 16 points and seat 2 took 10
LAST = "taken1:QS2H3H4H taken2:5H6H7H8H9HTHJHQHKHAH taken3:* leader:1 table1:4C table2:5C table3:6C hand0:3C"


def worth(scores: str, options: str = "", knows: int = MATCH | RIVALS) -> float:
    """What the end of the round is worth for seat 0, which takes nothing in it."""
    match = parlour.position(f"hearts {options} scores:{scores} {LAST}")
    assert isinstance(match, parlour.Match)
    tries = Flat(match.view(0).worlds, HeartsMind, knows)
    act = int(next(iter(match.legal(0))))
    tries.run(1 << act, 1, 1)
    return tries.mean(act)


@pytest.mark.parametrize(("scores", "chance"), [
    ("30,90,40,50", 1.0),                        # 30, 106, 50, 50: won
    ("50,90,40,50", 1 / 3),                      # 50, 106, 50, 50: shared by three
    ("51,90,40,60", 0.0),                        # one point too many
    ("50,90,40,51", 0.5)])
def test_at_the_end_it_is_exact(scores: str, chance: float) -> None:
    assert worth(scores) == chance


def test_fewer_own_points_and_more_of_the_others_are_better() -> None:
    mine = [worth(f"{score},60,60,75") for score in range(50, 80, 3)]
    assert mine == sorted(mine, reverse=True)
    assert len(set(mine)) == len(mine)
    theirs = [worth(f"60,60,{score},75") for score in range(50, 80, 3)]
    assert theirs == sorted(theirs)
    assert len(set(theirs)) == len(theirs)


def test_a_lead_counts_for_more_the_nearer_the_end() -> None:
    leads = [worth("50,50,60,76", f"limit={limit}") for limit in (104, 98, 92, 86, 80)]
    assert leads == sorted(leads)
    assert leads[-1] > leads[0] > 0.5


def test_far_from_the_end_points_count_against_those_of_the_others() -> None:
    assert worth("0,0,0,0") == worth("0,0,0,0", knows=RIVALS) == pytest.approx((36 + 26 / 3) / 72)
    assert worth("0,0,0,0", knows=0) == 1.0


def test_nothing_is_worse_than_another_s_moon_and_nothing_better_than_ones_own() -> None:
    """Against taking nothing, and against taking the queen and three hearts."""
    def after(taken: str) -> float:
        match = parlour.position(f"hearts {taken} leader:1 table1:4C table2:5C table3:6C hand0:3C")
        assert isinstance(match, parlour.Match)
        tries = Flat(match.view(0).worlds, HeartsMind, RIVALS)
        tries.run(match.legal(0).mask, 1, 1)
        return tries.mean(int(next(iter(match.legal(0)))))
    hearts = "2H3H4H5H6H7H8H9HTHJHQHKHAH"
    own, none = after(f"taken0:QS{hearts} taken3:*"), after(f"taken1:QS taken2:{hearts} taken3:*")
    queen, theirs = after(f"taken0:QS2H3H4H taken2:{hearts[6:]} taken3:*"), after(f"taken1:QS{hearts} taken3:*")
    assert own > none > queen > theirs


def test_a_pass_deserves_more_thought_or_none() -> None:
    match = parlour.new("hearts", seed=1)
    assert [HeartsMind(match.state, knows).effort(0) for knows in (0, PASSING, PASSING | GLANCE)] == [4, 4, 0]
    match = parlour.new("hearts", seed=1, passing=False)
    assert [HeartsMind(match.state, knows).effort(0) for knows in (0, PASSING, PASSING | GLANCE)] == [1, 1, 1]
    assert len(bot("master:30").choose(parlour.new("hearts", seed=1).view(0)).scores) == 13
    assert not bot("skilled").choose(parlour.new("hearts", seed=1).view(0)).scores


def test_a_tree_explores_as_far_as_its_acts_spread() -> None:
    match = parlour.new("hearts", seed=5, passing=False)
    match.play(match.to_act[0], "2C")
    view = match.view(match.to_act[0])
    assert isinstance(view, View)
    wide, same = (Ismcts(view.worlds, 1601, 0.4, True, HeartsMind, knows) for knows in (0, 0))
    thought = grown(wide, 1600, 3, 2.5)
    spreads = list(thought.spread.values())
    assert 2.5 * min(spreads) * 0.5 < wide.exploration < 2.5 * max(spreads) * 2
    assert wide.done == 1600
    assert grown(same, 1600, 3).scores.keys() == thought.scores.keys()
    assert same.exploration == 0.4


@pytest.fixture(scope="module")
def tool() -> ModuleType:
    path = Path(__file__).parents[2] / "tools" / "train_equity.py"
    spec = importlib.util.spec_from_file_location("train_equity", path)
    assert spec
    assert spec.loader
    module = importlib.util.module_from_spec(spec)
    spec.loader.exec_module(module)
    return module


def test_the_fit_finds_the_swings_that_made_the_wins(tool: ModuleType) -> None:
    rng, rounds = Random(1), []
    for _ in range(4000):
        distance, tallies = rng.uniform(0, 100), [rng.uniform(-60, 0) for _ in range(4)]
        shares = [math.exp(tally / math.sqrt(30 + 3 * distance)) for tally in tallies]
        winner = rng.choices(range(4), shares)[0]
        rounds.append((distance, tallies, [float(seat == winner) for seat in range(4)]))
    near, far = tool.fit(rounds)
    assert tool.surprise(rounds, near, far) <= tool.surprise(rounds, 30, 3)
    for distance in (20, 80):
        assert math.sqrt(near + far * distance) == pytest.approx(math.sqrt(30 + 3 * distance), rel=0.15)


def test_training_goes_on_where_it_stopped(tool: ModuleType, tmp_path: Path) -> None:
    def trained(file: str, *more: str) -> str:
        result = CliRunner().invoke(tool.main, ["hearts", "-o", "limit=25", "--bot", "simple", "--file",
                                                str(tmp_path / file), *more])
        assert result.exit_code == 0, result.output
        return result.output.splitlines()[-1]
    trained("a", "--matches", "2")
    assert trained("a", "--matches", "4") == trained("b", "--matches", "4")
    assert (tmp_path / "a").read_text() == (tmp_path / "b").read_text()
    other = CliRunner().invoke(tool.main, ["hearts", "--bot", "duck", "--file", str(tmp_path / "a")])
    assert other.exit_code
    assert "other settings" in other.output
