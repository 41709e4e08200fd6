"""Setting a table of Quatch, and asking a level what it does there."""
import parlour
from parlour.bots import bot
from parlour.view import View

LEVELS = ("skilled", "expert", "master")


def turn(words: str, known: str = "") -> View:
    """What seat 0 sees on its turn; these cards of hands are known to all, and what is not named was played."""
    shown = f" shown:{known}" if known else ""
    match = parlour.position(f"quatch {words} aside:2D2S2HTDTSTH bin:*{shown}")
    assert isinstance(match, parlour.Match)
    return match.view(0)


def choices(view: View, level: str, seeds: int = 2) -> set[str]:
    """What it chooses with several seeds."""
    names = view.rules.pages[view.page]
    return {names[bot(level, seed).choose(view).action] for seed in range(seeds)}
