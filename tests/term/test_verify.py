"""Every decision of a bot can be run again from the record."""
from pathlib import Path

import parlour
from parlour.match import PERSON

from .helpers import PLAY, run


def kept(tmp_path: Path) -> Path:
    """A match of a person with three kinds of bots, left in the second round."""
    file = tmp_path / "match.txt"
    run(*PLAY, "--bots", "search:20,simple,flat:30", "--save", file, typed="1\n" * 25)
    return file


def test_an_honest_record(tmp_path: Path) -> None:
    done = run("verify", kept(tmp_path))
    assert done.exit_code == 0
    match = parlour.replay((tmp_path / "match.txt").read_text())
    own = sum(seat == 0 for seat, _ in match.acts)
    assert done.output == f"{len(match.acts) - own} decisions of bots are as recorded, 0 are not; " \
                          f"{own} acts are not of bots.\n"


def test_a_changed_seed_is_found_out(tmp_path: Path) -> None:
    file = kept(tmp_path)
    file.write_text(file.read_text().replace("by 1 search@1:20 seed 1", "by 1 search@1:20 seed 77"))
    done = run("verify", file)
    assert done.exit_code == 1
    assert "seat 1 has " in done.output
    assert ", but search@1:20 seed 77 decides " in done.output
    assert "seat 2 has" not in done.output


def test_a_bot_that_this_house_does_not_have_is_named(tmp_path: Path) -> None:
    file = kept(tmp_path)
    file.write_text(file.read_text().replace("by 2 simple@1", "by 2 simple@99"))
    done = run("verify", file)
    assert done.exit_code == 2
    assert done.stderr.startswith("parlour: There is no bot called 'simple@99'")


def test_who_decides_may_change(tmp_path: Path) -> None:
    """A bot takes a seat over, and gives it back; undo forgets what came later."""
    match = parlour.new("hearts", seed=1, passing=False)
    seat = match.to_act[0]
    match.decides(seat, "simple@1 seed 5")
    match.play(seat, "2C")
    match.decides(seat)
    assert match.decider(seat) == PERSON
    assert [who for *_, who in match.decided()] == ["simple@1 seed 5"]
    again = parlour.replay(match.record())
    assert again.by == match.by
    assert again.record() == match.record()
    assert match.before(0).decider(seat) == "simple@1 seed 5"
    assert match.before(1).decider(seat) == PERSON
