"""The bench: what it prints, with workloads too small to measure anything; never how fast."""
import json
import sys
from itertools import pairwise
from typing import Any

import pytest
from click.testing import CliRunner

from parlour.bench import command, openspiel, ours
from parlour.bench.clock import TURNS, passes, rates, spread
from parlour.bench.games import PEERS
from parlour.games import HOUSE

TINY = ("--passes", "1", "--seconds", "0")
ORDER = ["our a", "their a"] * 2 + ["our b", "their b"] * 2
FIGURES = {"playouts_per_second", "acts_per_second", "ismcts_per_second", "step_ns", "clone_ns"}


@pytest.fixture(autouse=True)
def small(monkeypatch: pytest.MonkeyPatch) -> None:
    """A few units at a time."""
    for module in (ours, openspiel):
        monkeypatch.setattr(module, "SIMULATIONS", 5)
        monkeypatch.setattr(module, "CLONES", 5)
        monkeypatch.setattr(module, "HANDS", 2)
    monkeypatch.setattr(ours, "PLAYOUTS", 5)
    monkeypatch.setattr(openspiel, "ROLLOUTS", 5)


def run(*args: str) -> Any:
    return CliRunner().invoke(command, [*TINY, *args])


def asked(*args: str) -> Any:
    result = run(*args, "--json")
    assert result.exit_code == 0, result.output
    return json.loads(result.stdout)


def test_alone() -> None:
    found = asked()
    assert list(found) == list(HOUSE)
    for figures in found.values():
        assert figures.keys() == FIGURES | {"watched_acts_per_second", "spread"}
        for key in FIGURES | {"watched_acts_per_second"}:
            low, high = figures["spread"][key]
            assert 0 < low <= figures[key] <= high


@pytest.mark.parametrize("shared", PEERS)
def test_beside_openspiel(shared: str) -> None:
    pytest.importorskip("pyspiel")
    figures = asked("--against", "openspiel", "--game", shared)[shared]
    tree = {"ismcts"} if openspiel.searches(PEERS[shared].spiel) else set()
    assert figures.keys() >= FIGURES | {"ratio", "peer"}
    assert figures["ratio"].keys() == {"playouts", "step", "clone"} | tree
    assert all(ratio > 0 for ratio in figures["ratio"].values())
    assert figures["peer"].keys() >= FIGURES - {"acts_per_second", "ismcts_per_second"}
    assert ("ismcts_per_second" in figures["peer"]) == bool(tree)
    assert figures["peer"]["game"] == PEERS[shared].spiel


def test_a_game_that_openspiel_cannot_search_is_measured_without(monkeypatch: pytest.MonkeyPatch) -> None:
    pytest.importorskip("pyspiel")
    monkeypatch.setattr(openspiel, "searches", lambda name: False)
    figures = asked("--against", "openspiel", "--game", "hearts")["hearts"]
    assert figures["ratio"].keys() == {"playouts", "step", "clone"}
    assert "ismcts_per_second" in figures
    assert "ismcts_per_second" not in figures["peer"]
    assert "ISMCTS" in run("--against", "openspiel", "--game", "hearts").stdout


def test_threads_and_the_portable_way() -> None:
    figures = asked("--threads", "--portable", "--game", "hearts")["hearts"]
    assert figures["threads"].keys() == {"one", "two", "scaling"}
    assert figures["threads"]["two"].keys() == {"per_second", "per_cpu_second"}
    assert figures["portable"]["playouts_per_second"] > 0


def test_a_table_for_people() -> None:
    pytest.importorskip("pyspiel")
    result = run("--against", "openspiel", "--threads")
    assert result.exit_code == 0
    assert all(word in result.stdout for word in ("hearts", "OpenSpiel", "ratio", "playouts", "clone", "one thread"))


def test_without_openspiel_it_says_how_to_install_it(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(sys.modules, "pyspiel", None)
    result = run("--against", "openspiel")
    assert result.exit_code == 2
    assert "pip install parlour[openspiel]" in result.stderr
    assert "Traceback" not in result.output


@pytest.mark.parametrize("args", [["--against", "rlcard"], ["--game", "whist"], ["--passes", "0"]])
def test_what_it_does_not_know_is_refused(args: list[str]) -> None:
    result = run(*args)
    assert result.exit_code == 2
    assert "Error:" in result.stderr


@pytest.mark.parametrize("shared", PEERS)
def test_both_sides_do_the_same_work(shared: str) -> None:
    pytest.importorskip("pyspiel")
    peer = PEERS[shared]
    mine = ours.measures(shared, peer.options, peer.opening, 3)
    theirs = openspiel.measures(peer.spiel, peer.opening, 3)
    assert mine.keys() == theirs.keys() | {"acts", "ismcts"}
    assert mine["step"]() == theirs["step"]()    # acts from the deal to the end of the round


def test_acts_of_playouts_are_counted() -> None:
    assert ours.measures("hearts", {"passing": False}, 1, 3)["acts"]() == 52 * ours.PLAYOUTS


def test_passes_interleave_the_sides() -> None:
    order: list[str] = []

    def work(name: str) -> Any:
        def go() -> int:
            order.append(name)
            return 1
        return go

    rounds = [[{"a": work("our a"), "b": work("our b")}, {"a": work("their a"), "b": work("their b")}]] * 2
    found = passes(rounds, 0, lambda: None)
    assert [name for k, name in enumerate(order) if k == 0 or order[k - 1] != name] == ORDER * 2
    assert [{name: len(rates) for name, rates in side.items()} for side in found] == [{"a": 2, "b": 2}] * 2


def test_rates_and_spread() -> None:
    assert rates([lambda: 7], 0)[0] > 0
    done: list[int] = []
    rates([lambda: done.append(0) or 1, lambda: done.append(1) or 1], 0.001 * TURNS)
    assert sum(a != b for a, b in pairwise(done)) >= TURNS
    assert spread([3.0, 1.0, 2.0]) == (2.0, 1.0, 3.0)
