"""Quatch: every option is played, and by what it changes."""
import pytest

import parlour
from bots.quatch_views import LEVELS, choices, turn
from parlour.bots import DIFFICULTIES, bot
from parlour.commands.play import _difficulty

every_level = pytest.mark.parametrize("level", LEVELS)


@pytest.mark.parametrize("chosen", ["seats=3", "seats=4", "games=2", "play_all=on", "may_eat=on", "four_finish=forbid",
                                    "seats=3 places=on", "seats=4 rotation=toward_second_lowest"])
def test_whole_games_are_played_until_somebody_goes_out(chosen: str) -> None:
    match = parlour.new("quatch", seed=chosen, **dict(word.split("=") for word in chosen.split()))
    players = [bot(name, 3) for name in ("novice", "casual:8", "skilled:8", "master:8")]
    acts = 0
    while not match.over:
        seat = match.to_act[0]
        match.play(seat, players[seat].choose(match.view(seat)).action)
        acts += 1
        assert acts < 2500
    held = match.state.zone
    assert any(not (held[seat] | held[4 + seat] | held[8 + seat]) for seat in range(len(match.scores)))


@every_level
def test_play_all(level: str) -> None:
    """One act plays all of the rank: the pair goes last, not its king."""
    assert choices(turn("play_all=on hand0:5C5DKC hand1:JC", "JC"), level) == {"KC"}
    assert choices(turn("play_all=on hand0:5CKCKD hand1:JC", "JC"), level) <= {"KC", "KD"}


@every_level
def test_may_eat(level: str) -> None:
    """Who may eat does not where both last cards can go."""
    assert "eat" in turn("may_eat=on hand0:9C9D hand1:QC pile:8C", "QC").acts
    assert choices(turn("may_eat=on hand0:9C9D hand1:QC pile:8C", "QC"), level) == {"several"}


@every_level
def test_four_finish(level: str) -> None:
    """Four of a kind may be the last cards; where that is forbidden, they go one after the other."""
    assert choices(turn("several:1 laid:1 hand0:8D hand1:QC pile:8S8H8C", "QC"), level) == {"8D"}
    view = turn("four_finish=forbid hand0:8D3D hand1:QC4C pile:8S8H8C", "QC4C")
    assert choices(view, level) == {"8D"}


@every_level
def test_places(level: str) -> None:
    """With places the second of three is still played for: an ace that makes the last one eat."""
    words = "seats=3 places=on place:1,0,0,0 mover:1 hand1:4CAC hand2:QC"
    match = parlour.position(f"quatch {words} aside:2D2S2HTDTSTH bin:* shown:QC")
    assert isinstance(match, parlour.Match)
    view = match.view(1)
    assert {view.rules.pages[0][bot(level, seed).choose(view).action] for seed in range(2)} == {"AC"}


@every_level
def test_rotation(level: str) -> None:
    """Play goes counter-clockwise: it is the player to the right who must not go out."""
    backward = "seats=3 rotation=toward_second_lowest backward:1 hand0:4CKC hand1:TC hand2:5C"
    assert choices(turn(backward, "5CTC"), level) == {"KC"}


def test_own_names_stand_for_levels_and_presets() -> None:
    assert [bot(name).name for name in DIFFICULTIES] == ["novice", "skilled", "expert", "master"]
    assert _difficulty("quatch", "easy", {}) == ("easy", {"preset": "easy"})
    assert _difficulty("quatch", None, {"preset": "hard"}) == ("hard", {"preset": "hard"})
    assert _difficulty("quatch", "master", {"preset": "easy"}) == ("master", {"preset": "easy"})
    assert _difficulty("hearts", "easy", {}) == ("easy", {})
