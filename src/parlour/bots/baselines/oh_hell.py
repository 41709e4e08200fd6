"""A yardstick for Oh Hell: bids by counting high cards, takes tricks while it wants some, then ducks."""
from ...core import layout
from ...core.bits import count, each
from ...view import View
from ..bot import Bot, Thought

SUITS = [layout.SUIT << (13 * suit) for suit in range(4)]
HIGH = {12: 0.8, 11: 0.5, 10: 0.2}               # what an ace, king and queen count in the suits that are not trumps


class Counter(Bot):
    """Counts tricks as books for beginners do; never looks ahead, and does not mind what the others bid."""

    def _think(self, view: View, legal: list[int], r: int) -> Thought:
        if view.game != "oh_hell":
            raise ValueError(f"counter plays Oh Hell and nothing else; for {view.game} there is, for example, simple.")
        if view.page == 0:
            tricks = _counted(view)
            return Thought(min(legal, key=lambda bid: (abs(bid - tricks), bid)), {})
        wanted = _of(view, "bids")[view.seat] - _of(view, "tricks")[view.seat]
        return Thought(_card(view, legal, wanted > 0), {})


def _fact(view: View, name: str) -> int:
    value = view.facts[name]
    assert isinstance(value, int)
    return value


def _of(view: View, name: str) -> list[int]:
    value = view.facts[name]
    assert not isinstance(value, int)
    return list(value)


def _counted(view: View) -> float:
    """High trumps a trick each, low ones less; aces and kings; a suit that is missing helps a low trump."""
    hand, trump, cards = view.cards[layout.HAND + view.seat], _fact(view, "trump"), _fact(view, "cards")
    played = 3 * cards / (52 - cards)            # the share of the others' cards that are in the game
    tricks = 0.0
    for card in each(hand):
        rank = card % 13
        if card // 13 == trump:
            tricks += max(0.35, 1 - 0.35 * played * (12 - rank))
        else:
            tricks += HIGH.get(rank, 0.0) if played > 0.3 else HIGH.get(rank, 0.0) / 2
    if hand & SUITS[trump]:
        tricks += 0.2 * sum(1 for suit in range(4) if suit != trump and not hand & SUITS[suit])
    return min(tricks, cards)


def _card(view: View, legal: list[int], take: bool) -> int:
    """Highest or lowest to win or to lose; just enough if last to play."""
    trump, best, led = _fact(view, "trump"), _fact(view, "best"), _fact(view, "led")

    def power(card: int) -> int:
        return card % 13 + (13 if card // 13 == trump else 0)

    if led < 0:
        return max(legal, key=power) if take else min(legal, key=power)
    over = [card for card in legal if (card // 13 == best // 13 and card > best)
            or (card // 13 == trump and best // 13 != trump)]
    under = [card for card in legal if card not in over]
    last = count(sum(view.cards[layout.TABLE:layout.TABLE + 4])) == 3
    if take and over:
        return min(over, key=power) if last else max(over, key=power)
    if take:
        return min(under, key=power)
    if under:
        return max(under, key=power)
    return max(over, key=power) if last else min(over, key=power)
