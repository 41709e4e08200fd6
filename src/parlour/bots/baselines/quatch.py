"""A yardstick for Quatch: lowest first, all of a rank, as the easiest computer player of this game does."""
from ...core.bits import count, lowest
from ...games.quatch_terms import ALL, FOUR, PICK, PLAY, SEVERAL, SPECIALS
from ...view import View
from ..bot import Bot, Thought


class Lowest(Bot):
    """The lowest rank that fits, the 2 on a pile too; on a fresh one a 2 or a 10 only if it must."""

    def _think(self, view: View, legal: list[int], r: int) -> Thought:
        if view.game != "quatch":
            raise ValueError(f"lowest plays Quatch and nothing else; for {view.game} there is, for example, simple.")
        if view.facts["stage"] != PLAY:
            return Thought(legal[0], {})         # the hand stays as it was dealt
        fits = view.legal & ALL
        if not fits:
            picks = [act for act in legal if act >= PICK]
            return Thought(picks[r % len(picks)] if picks else legal[0], {})
        if fits & ~SPECIALS and not view.facts["beat"]:
            fits &= ~SPECIALS
        card = lowest(fits)
        copies = count(fits & FOUR << (card & ~3))
        return Thought(SEVERAL if copies > 1 and view.legal >> SEVERAL & 1 else card, {})
