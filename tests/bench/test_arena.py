"""The arena: duplicate deals, rotations, intervals, and its errors."""
import json
import math
import random
from typing import Any

import pytest
from click.testing import CliRunner

from parlour.arena import ladder
from parlour.arena.deals import Arena, Tally
from parlour.arena.interval import errors_wide, mean_of, share_of
from parlour.arena.sequential import EFFECT, FEWEST, verdict
from parlour.cli import cli


def run(*args: str) -> Any:
    return CliRunner().invoke(cli, ["arena", *args])


def asked(*args: str) -> Any:
    result = run(*args, "--json")
    assert result.exit_code == 0, result.output
    return json.loads(result.stdout)


def test_json() -> None:
    found = asked("hearts", "--bots", "simple,random", "--matches", "3", "--seed", "4", "--option", "limit=25")
    assert (found["deals"], found["rotations"], found["matches"]) == (2, 2, 4)
    assert found["options"] == {"limit": "25"}
    assert list(found["bots"]) == ["simple", "random"]
    for bot in found["bots"].values():
        assert bot["seats"] == 2
        assert bot["matches"] == 4
        assert bot["decisions"] > 0
        assert bot["cpu_ms_per_decision"] >= 0
        for key in ("score_per_match", "score_per_round", "wins"):
            assert bot[key]["low"] <= bot[key]["mean"] <= bot[key]["high"]
    assert sum(bot["wins"]["mean"] for bot in found["bots"].values()) == pytest.approx(1)
    pair, = found["differences"]
    assert (pair["bot"], pair["less"]) == ("simple", "random")
    means = [bot["score_per_match"]["mean"] for bot in found["bots"].values()]
    assert pair["score_per_match"]["mean"] == pytest.approx(means[0] - means[1])


def test_the_same_seed_gives_the_same_matches() -> None:
    def without_time() -> Any:
        found = asked("hearts", "--bots", "random,simple", "--matches", "2", "--seed", "9", "--option", "limit=25")
        for bot in found["bots"].values():
            del bot["cpu_ms_per_decision"]
        return found
    assert without_time() == without_time()


@pytest.mark.parametrize(("bots", "seats", "rotations"), [
    ("random", {"random": 4}, 1), ("random,simple", {"random": 2, "simple": 2}, 2),
    ("random,simple,search:1", {"random": 2, "simple": 1, "search:1": 1}, 4),
    ("random,simple,simple,simple", {"random": 1, "simple": 3}, 4),
    ("random,random,simple,simple", {"random": 2, "simple": 2}, 4)])
def test_bots_are_repeated_around_the_table_and_rotated(bots: str, seats: dict[str, int], rotations: int) -> None:
    arena = Arena("hearts", bots.split(","), options={"limit": 25})
    for _ in arena.play(1):
        pass
    assert arena.rotations == rotations
    results = arena.results()
    assert {name: found["seats"] for name, found in results.items()} == seats
    assert all(found["matches"] == rotations for found in results.values())


def test_every_rotation_has_the_same_cards() -> None:
    """Where all play alike, whoever sits where, each deal gives the same to every bot."""
    arena = Arena("hearts", ["search", "search:2000"], options={"limit": 25})
    assert [one.name for one in arena.bots] == ["search"] * 4
    assert arena.rotations == 1


def test_intervals() -> None:
    found = mean_of([1.0, 2.0, 3.0, 4.0])
    assert found.mean == 2.5
    reach = 3.182 * math.sqrt(5 / 3) / 2
    assert found.low == pytest.approx(2.5 - reach)
    assert found.high == pytest.approx(2.5 + reach)
    assert str(found) == f"2.50 ± {reach:.2f}"


def test_shares_stay_between_0_and_1_and_all_wins_are_no_certainty() -> None:
    assert share_of([1.0, 1.0, 1.0, 0.5]).high == 1.0
    always, never = share_of([1.0] * 20), share_of([0.0] * 20)
    assert always.low == pytest.approx(0.025 ** (1 / 20))
    assert always.low == pytest.approx(0.832, abs=0.001)
    assert never.high == pytest.approx(1 - 0.025 ** (1 / 20))
    assert str(always) == "1.00 (0.83 to 1.00)"
    assert share_of([0.4, 0.5, 0.6]) == mean_of([0.4, 0.5, 0.6])


def test_one_deal_tells_nothing_of_the_spread() -> None:
    found = mean_of([3.0])
    assert (found.mean, found.low, found.high, str(found)) == (3.0, None, None, "3.00")
    bot, = asked("hearts", "--bots", "random", "--matches", "1", "--option", "limit=25")["bots"].values()
    assert bot["wins"] == {"mean": 1.0, "low": None, "high": None}


def test_few_deals_need_wider_intervals() -> None:
    widths = [errors_wide(n) for n in range(1, 1000)]
    assert widths == sorted(widths, reverse=True)
    assert errors_wide(100) == pytest.approx(1.984, abs=0.002)
    assert errors_wide(10 ** 6) == pytest.approx(1.96, abs=0.001)


def test_workers_change_nothing() -> None:
    def without_time(workers: str) -> Any:
        found = asked("hearts", "--bots", "random,simple", "--matches", "6", "-o", "limit=25", "--workers", workers)
        for bot in found["bots"].values():
            del bot["cpu_ms_per_decision"]
        return found
    assert without_time("1") == without_time("2")


def test_it_stops_as_soon_as_it_is_clear() -> None:
    found = asked("hearts", "--bots", "simple,random", "--matches", "1000", "-o", "limit=25", "--stop")
    assert found["verdict"] == "better"
    assert FEWEST <= found["deals"] < 200
    assert asked("hearts", "--bots", "random,simple", "--matches", "1000", "-o", "limit=25",
                 "--stop")["verdict"] == "not better"


def test_the_sequential_test_is_seldom_wrong() -> None:
    """Of equals, about one in twenty is called better; of better ones, about one in twenty is missed."""
    rng = random.Random(1)

    def first(mean: float) -> str:
        told: list[float] = []
        while not (said := verdict(told)):
            told.append(rng.gauss(mean, 1))
        return said

    assert sum(first(0) == "better" for _ in range(200)) <= 20
    assert sum(first(EFFECT) == "not better" for _ in range(200)) <= 20


def test_a_ladder_puts_the_stronger_higher() -> None:
    found = asked("hearts", "--bots", "random,flat:20,simple", "--matches", "20", "-o", "limit=25", "--ladder")
    assert [rung["bot"] for rung in found["ladder"]] == ["flat:20", "simple", "random"]
    assert sum(rung["elo"] for rung in found["ladder"]) == pytest.approx(0, abs=1e-6)
    assert all(rung["matches"] == 40 and rung["reach"] > 0 for rung in found["ladder"])


def test_elo_is_what_the_wins_say() -> None:
    """Three wins of four are 191 points, but for the win and the loss that every pair is given in part."""
    arena, = ladder.pairs("hearts", ["simple", "random"], 0, {})
    arena.played = [{"simple": Tally(wins=1.5), "random": Tally(wins=0.5)}] * 1000
    better, worse = ladder.rungs([arena])
    assert (better.bot, worse.bot) == ("simple", "random")
    assert better.elo - worse.elo == pytest.approx(190.8, abs=0.2)


def test_a_table_for_people() -> None:
    result = run("hearts", "--bots", "simple,random", "--matches", "2", "--option", "limit=25")
    assert result.exit_code == 0
    assert all(word in result.stdout for word in ("simple", "random", "score a round", "CPU ms", "deal by deal"))


@pytest.mark.parametrize(("args", "says"), [
    (["hartes"], "Did you mean hearts?"),
    (["hearts", "--bots", "serach"], "There is no bot called 'serach'"),
    (["hearts", "--bots", "search:0"], "1 to 1000000"),
    (["hearts", "--bots", ""], "There is no bot called ''"),
    (["hearts", "--bots", "simple,simple,simple,simple,simple"], "4 seats"),
    (["hearts", "--option", "limt=50"], "Did you mean limit?"),
    (["hearts", "--option", "limit=4"], "25 to 500"),
    (["hearts", "--option", "limit"], "NAME=VALUE"),
    (["hearts", "--ladder", "--bots", "simple"], "two bots or more"),
    (["hearts", "--ladder", "--bots", "simple,simple"], "each named once"),
    (["hearts", "--stop", "--bots", "simple"], "name two"),
    (["hearts", "--matches", "0"], "--matches"),
    (["hearts", "--matches", "many"], "--matches")])
def test_errors_are_sentences(args: list[str], says: str) -> None:
    result = run(*args)
    assert result.exit_code == 2
    assert says in result.stderr
    assert "Traceback" not in result.output
    assert not result.stdout
