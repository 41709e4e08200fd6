"""Play the installed example in every way there is, and print what came of it: `play_eights.py FOLDER`."""
import random
import sys

sys.path.insert(0, sys.argv[1])

import parlour
from parlour.core.search import Ismcts


def views_fit(match: parlour.Match, seats: int) -> None:
    """Positions and views round-trip, and every imagined world looks the same to the seat that imagines it."""
    line = match.position()
    again = parlour.position(line)
    assert isinstance(again, parlour.Match)
    assert again.position() == line
    for seat in (*range(seats), 7):
        view = match.view(seat)
        assert str(parlour.position(str(view))) == str(view)
        world = view.imagine(len(match.acts))
        assert sum(list(world.zone)[:world.zones]) == world.pack
        if seat < seats:
            assert world.legal(seat) == view.legal
        world.playouts(1, seed=2)


def refusals_teach(match: parlour.Match) -> None:
    """Every act that is not legal is refused by a rule that has a text."""
    seat = match.to_act[0]
    for act in range(64):
        refusal = match.why_not(seat, act)
        assert (refusal is None) == (act in match.legal(seat))
        if refusal:
            assert str(refusal).endswith(f". ({refusal.rule})")


def play(seed: int) -> parlour.Match:
    """A whole match of random acts."""
    rng = random.Random(seed)
    match = parlour.new("crazy_eights", seed=seed, seats=2 + seed % 3, limit=60)
    while not match.over:
        if rng.random() < 0.04:
            views_fit(match, match.options.seats)
            refusals_teach(match)
        seat = rng.choice(match.to_act)
        match.play(seat, rng.choice(list(match.legal(seat))))
    record = match.record()
    assert parlour.replay(record).record() == record
    return match


assert "crazy_eights" in list(parlour.GAMES)
for seed in range(20):
    match = play(seed)
    print(seed, match.digest(), match.scores, match.winners, len(match.acts))
match = parlour.new("crazy_eights", seed=5)
search = Ismcts(match.view(0).worlds, 2000)
search.run(400, seed=1)
print(search.results())
