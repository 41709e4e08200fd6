"""An imagined world shows a seat exactly what it sees; it comes from the view alone."""
import json
from collections.abc import Callable

from conformance import kit, worlds
from parlour import View
from parlour.core.search import Ismcts


def test_an_imagined_world_never_contradicts_the_view(any_game: str) -> None:
    """Nor the hidden hand sizes, voids, passed and remembered cards, which all stand in the view."""
    for match in kit.moments(any_game, 120, seed=11):
        for seat in kit.seats(match):
            view = match.view(seat)
            for draw in range(4):
                world = view.imagine(draw * 977 + seat)
                assert kit.seen_in(match, world, seat) == view, f"{match.position()} seat {seat} draw {draw}"
                for z in range(world.zones):
                    lying = world.zone[z] & ~view.cards[z]
                    assert not lying & ~view.may[z]
                    assert lying.bit_count() == view.hides[z]
                    if world.ordered >> z & 1:
                        row = world.order[world.start[z]:world.start[z] + world.length[z]]
                        assert sum(1 << card for card in row if card >= 0) == world.zone[z]
                assert world.legal(seat) == view.legal if seat < 7 else True


def test_an_imagined_world_can_be_played_to_the_end(any_game: str) -> None:
    for match in kit.moments(any_game, 60, seed=12):
        for seat in kit.seats(match):
            world = match.view(seat).imagine(seat)
            world.watch()
            start = len(world.story or [])
            for act in range(100_000):
                if not world.to_act:
                    break
                mover = world.who()
                acts = world.actions(mover)
                world.play(mover, acts[act % len(acts)])
            assert not world.to_act
            assert len(world.story or []) > start


def test_what_each_seat_knows_is_imagined_too(any_game: str) -> None:
    """A world knows who sees what lies in each zone; nobody knows less than the view says."""
    for match in kit.moments(any_game, 40, seed=13):
        for seat in kit.seats(match):
            view = match.view(seat)
            world = view.imagine(3)
            for s in kit.seats(match):
                for z in range(world.zones):
                    assert not world.sight[z] >> s & 1 or not world.zone[z] & ~world.known[s]
                assert not view.known[s] & ~world.known[s]


def test_the_same_seed_gives_the_same_world_and_others_give_others(any_game: str) -> None:
    for match in kit.moments(any_game, 10, seed=14):
        view = match.view(match.to_act[0])
        again = match.view(match.to_act[0])
        assert [kit.raw(view.imagine(n)) for n in range(5)] == [kit.raw(again.imagine(n)) for n in range(5)]
        if sum(view.hides) > 8:
            worlds = [kit.raw(view.imagine(n)) for n in range(60)]
            assert len({repr((world[0], world[3])) for world in worlds}) > 20         # zones, and the order of piles
            dice = {tuple(view.imagine(n).dice) for n in range(60)}
            assert len(dice) == 60
            assert tuple(kit.table(match).dice) not in dice, "an imagined world must not know the true dice"


def test_the_truth_is_not_needed(any_game: str, plain: Callable[..., str]) -> None:
    """A process that has nothing but the text of a view imagines the same worlds."""
    texts = [str(match.view(seat)) for match in kit.moments(any_game, 40, seed=15) for seat in kit.seats(match)]
    here = [worlds.imagined(text) for text in texts]
    assert json.loads(plain("conformance/worlds.py", text=json.dumps(texts))) == here


def test_a_search_needs_only_a_view_and_tries_legal_acts(any_game: str) -> None:
    for match in kit.moments(any_game, 25, seed=16):
        seat = match.to_act[-1]
        view = match.view(seat)
        assert isinstance(view, View)
        for guided in (False, True):
            search = Ismcts(view.worlds, 4000, guided=guided)
            search.run(300, 5)
            found = search.results()
            assert search.done == 300
            assert set(found) <= set(match.legal(seat))
            assert sum(visits for visits, *_ in found.values()) == 300
            assert len(found) == len(match.legal(seat)) or len(match.legal(seat)) > 300
            assert all(0 <= value <= 1 for _, value, _ in found.values())
            again = Ismcts(match.view(seat).worlds, 4000, guided=guided)
            again.run(300, 5)
            assert again.results() == found
            small = Ismcts(view.worlds, 8, guided=guided)
            small.run(100, 5)
            assert small.size <= 8
