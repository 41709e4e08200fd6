"""Bots: pure, legal, blind to what is hidden, and the search stronger than chance."""
import ast
from itertools import pairwise
from pathlib import Path
from random import Random

import pytest

import parlour
from parlour import bots as package
from parlour.bots import BOTS, bot
from parlour.core.bits import each
from parlour.view import View, view_of

NAMES = ["random", "simple", "search:40", "flat:40", "novice:20", "casual:20", "skilled:30", "expert:30", "master:30"]


def views(game: str, seed: int, acts: int) -> list[View]:
    """What the seats to act saw, act by act, in a match of random acts."""
    rng, match, found = Random(seed), parlour.new(game, seed=seed), []
    for _ in range(acts):
        if match.over:
            break
        seat = rng.choice(match.to_act)
        found.append(match.view(seat))
        match.play(seat, rng.choice(list(match.legal(seat))))
    return found


@pytest.mark.parametrize("name", NAMES)
def test_the_same_view_gives_the_same_thought_in_any_order(game: str, name: str) -> None:
    seen = views(game, 3, 60)
    one, other = bot(name, 5), bot(name, 5)
    forward = [one.choose(view) for view in seen]
    backward = [other.choose(view) for view in reversed(seen)]
    assert forward == backward[::-1]
    assert forward == [bot(name, 5).choose(view) for view in seen]


def test_another_seed_gives_other_choices(game: str) -> None:
    seen = views(game, 3, 60)
    assert [bot("random", 1).choose(view) for view in seen] != [bot("random", 2).choose(view) for view in seen]


@pytest.mark.parametrize("name", NAMES)
def test_a_decision_can_be_run_again_from_the_text_of_its_view(game: str, name: str) -> None:
    for view in views(game, 4, 60)[::7]:
        again = parlour.position(str(view))
        assert isinstance(again, View)
        assert bot(name, 2).choose(again) == bot(name, 2).choose(view)


@pytest.mark.parametrize("name", NAMES)
def test_every_choice_is_legal_through_a_whole_match(game: str, name: str) -> None:
    match = parlour.new(game, seed=8)
    player, stranger = bot(name, 1), bot("random", 2)
    while not match.over:
        seat = match.to_act[0]
        view = match.view(seat)
        thought = (player if seat == 0 else stranger).choose(view)
        assert view.legal >> thought.action & 1
        assert all(view.legal >> act & 1 and 0 <= score <= 1 for act, score in thought.scores.items())
        match.play(seat, thought.action)


@pytest.mark.parametrize("name", NAMES)
def test_cards_that_are_hidden_change_nothing(game: str, name: str) -> None:
    """Two worlds that differ only in what a seat does not know look the same to it, and to its bot."""
    differed = 0
    for view in views(game, 6, 40)[::5]:
        worlds = [view.imagine(seed) for seed in range(4)]
        differed += any(list(a.zone) != list(b.zone) for a, b in pairwise(worlds))
        thoughts = [bot(name, 9).choose(view_of(view.rules, view.options, world, view.seat)) for world in worlds]
        assert all(thought == thoughts[0] for thought in thoughts)
        assert thoughts[0] == bot(name, 9).choose(view)
    assert differed


def test_search_says_what_it_expects_of_every_act() -> None:
    view = next(view for view in views("hearts", 6, 40) if len(each(view.legal)) > 2)
    thought = bot("search:200").choose(view)
    assert sorted(thought.scores) == each(view.legal)


def test_an_only_act_needs_no_thought() -> None:
    match = parlour.new("hearts", seed=1, passing=False)
    seat = match.to_act[0]
    assert bot("search").choose(match.view(seat)).scores == {}


def test_who_owes_no_decision_is_asked_for_none() -> None:
    match = parlour.new("hearts", seed=1, passing=False)
    with pytest.raises(ValueError, match="owes no decision"):
        bot("simple").choose(match.view((match.to_act[0] + 1) % 4))


def points(name: str, deals: int) -> tuple[float, float]:
    """The mean points a round of a bot in turn in each seat, and of the random players around it."""
    mine, theirs = 0, 0
    for deal in range(deals):
        match = parlour.new("hearts", seed=f"strength {deal}")
        me = deal % 4
        players = [bot(name if seat == me else "random", 11) for seat in range(4)]
        while not any(match.scores) and not match.over:
            for seat in match.to_act:
                match.play(seat, players[seat].choose(match.view(seat)).action)
        mine += match.scores[me]
        theirs += sum(match.scores) - match.scores[me]
    return mine / deals, theirs / (3 * deals)


@pytest.mark.parametrize(("name", "at_most"), [("simple", 0.8), ("search:60", 0.6)])
def test_bots_that_think_beat_chance(name: str, at_most: float) -> None:
    """On fixed deals; a round of random players costs each about seven points."""
    mine, theirs = points(name, 24)
    assert mine < at_most * theirs


@pytest.mark.parametrize(("name", "full"), [("search", "search"), (" Search:500 ", "search:500"),
                                            ("search:2000", "search"), ("RANDOM", "random")])
def test_names(name: str, full: str) -> None:
    assert bot(name).name == full


@pytest.mark.parametrize("name", ["", "serach", "search:", "search:0", "search:-3", "search:1.5", "search:²",
                                  "search:9999999", "random:5", "simple:1", "search:5:5", "x" * 1000])
def test_unknown_bots_are_refused_in_a_sentence_that_lists_the_others(name: str) -> None:
    with pytest.raises(ValueError, match="There is no bot called") as error:
        bot(name)
    assert all(known in str(error.value) for known in BOTS)
    assert len(str(error.value)) < 300


def test_no_bot_can_import_a_live_game() -> None:
    allowed = {"core", "games", "minds", "view", "options", "bots"}
    for path in Path(package.__file__).parent.glob("*.py"):
        for node in ast.walk(ast.parse(path.read_text())):
            if isinstance(node, ast.ImportFrom):
                parts = (node.module or "").split(".")
                ours = parts[1] if parts[0] == "parlour" and len(parts) > 1 else parts[0]
                assert node.level < 2 or ours in allowed, f"{path.name} imports {node.module}"
                assert node.level or parts[0] != "parlour" or ours in allowed, f"{path.name} imports {node.module}"
            elif isinstance(node, ast.Import):
                assert not any(name.name.startswith("parlour") for name in node.names)
            elif isinstance(node, ast.Call):
                assert getattr(node.func, "id", "") not in {"__import__", "import_module", "eval", "exec"}
