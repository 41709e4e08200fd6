"""The same work done by OpenSpiel."""
import random
from itertools import count, repeat
from operator import length_hint
from typing import Any

from .clock import Measure
from .ours import CLONES, HANDS, SIMULATIONS, picks

ROLLOUTS = 2000


def load() -> Any:
    """OpenSpiel's module; ValueError says how to get it."""
    try:
        import pyspiel
    except ImportError:
        raise ValueError("OpenSpiel is not installed here: pip install parlour[openspiel]") from None
    return pyspiel


def version() -> str:
    """Which OpenSpiel it is."""
    from importlib.metadata import version
    return version("open_spiel")


def dealt(name: str, rng: random.Random) -> Any:
    """A state whose chance nodes are over; a search that starts at one crashes."""
    state = load().load_game(name).new_initial_state()
    while state.is_chance_node():
        # not chance_outcomes(), which offers ways of passing although the option forbids it
        state.apply_action(rng.choice(state.legal_actions()))
    return state


def first_trick(name: str, opening: int, rng: random.Random) -> Any:
    """A state `opening` acts after a deal, where the player has three acts or more to choose from."""
    for _ in count():
        state = dealt(name, rng)
        for _ in range(opening):
            state.apply_action(rng.choice(state.legal_actions()))
        if len(state.legal_actions()) >= 3:
            return state


def searches(name: str) -> bool:
    """Whether its tree search works for this game: it keeps its nodes by information states."""
    return bool(load().load_game(name).get_type().provides_information_state_string)


def measures(name: str, opening: int, seed: int) -> dict[str, Measure]:
    """All that is measured, on one deal; no tree search where it has none for a game, as some lack what that needs."""
    spiel, rng = load(), random.Random(seed)
    game, start, first = spiel.load_game(name), dealt(name, rng), first_trick(name, opening, rng)
    numbers = picks(seed)
    # a search of a single simulation, whose evaluator does all its rollouts in C++
    evaluator = spiel.RandomRolloutEvaluator(ROLLOUTS, seed + 1)
    rollouts = spiel.MCTSBot(game, evaluator, 2.0, 1, 100, False, seed + 1, False)
    tree = spiel.ISMCTSBot(seed + 1, spiel.RandomRolloutEvaluator(1, seed + 1), 30.0, SIMULATIONS)

    def playouts() -> int:
        rollouts.mcts_search(start)
        return ROLLOUTS

    def ismcts() -> int:
        tree.step(first)
        return SIMULATIONS

    def step() -> int:
        left = iter(numbers)
        for _ in range(HANDS):
            state = start.clone()
            for number in left:
                if state.is_terminal():
                    break
                legal = state.legal_actions()
                state.apply_action(legal[number % len(legal)])
        return len(numbers) - length_hint(left) - HANDS

    def clone() -> int:
        one = start.clone
        for _ in repeat(None, CLONES):
            one()
        return CLONES

    searched: dict[str, Measure] = {"ismcts": ismcts} if searches(name) else {}
    return {"playouts": playouts, **searched, "step": step, "clone": clone}
