"""Setting what seat 0 sees of a table of Qute, and asking a level what it does there."""
import parlour
from parlour.bots import bot
from parlour.view import View

LEVELS = ("skilled", "expert", "master")


def seen(stack: str, hand: str, *sizes: int, options: str = "", **facts: object) -> View:
    """What seat 0 sees on its turn, holding `hand`, the others so many cards, the rest in the blind."""
    blind = 36 - (len(stack) + len(hand) + len(str(facts.get("drawn0", "")))) // 2 - sum(sizes)
    words = [f"seats={len(sizes) + 1}", options, "seat:0", "act:0", f"hand0:{hand}" if hand else "",
             *(f"hand{seat}:?{size}" for seat, size in enumerate(sizes, 1)), f"blind:?{blind}",
             f"stack:{stack}" if stack else "",
             *(f"{name.replace('not_', 'not.')}:{value}" for name, value in facts.items())]
    view = parlour.position("qute " + " ".join(word for word in words if word))
    assert isinstance(view, View)
    return view


def choice(view: View, level: str, seed: int = 0) -> str:
    """The act that a level chooses, by its name."""
    return view.rules.pages[0][bot(level, seed).choose(view).action]


def choices(view: View, level: str, seeds: int = 3) -> set[str]:
    """What it chooses with several seeds."""
    return {choice(view, level, seed) for seed in range(seeds)}
