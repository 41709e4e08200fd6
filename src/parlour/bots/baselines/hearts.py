"""A yardstick for Hearts: ducks and dumps, as most people do when they begin to think."""
from ...core import layout
from ...core.bits import count, highest, lowest
from ...view import View
from ..bot import Bot, Thought

SUITS = [layout.SUIT << (13 * suit) for suit in range(4)]
SPADES, HEARTS = SUITS[2], SUITS[3]
QUEEN = 1 << (13 * 2 + 10)
CATCHERS = 3 << (13 * 2 + 11)                    # the king and ace of spades


class Duck(Bot):
    """Plays under the winning card if it can, throws what hurts if it may; never looks ahead or counts."""

    def _think(self, view: View, legal: list[int], r: int) -> Thought:
        if view.game != "hearts":
            raise ValueError(f"duck plays Hearts and nothing else; for {view.game} there is, for example, simple.")
        if view.facts["passing"]:
            return Thought(_pass(view.legal), {})
        if view.facts["led"] == -1:
            return Thought(_lead(view.legal), {})
        if view.legal & SUITS[_fact(view, "led")]:
            return Thought(_follow(view), {})
        return Thought(_dump(view), {})


def _fact(view: View, name: str) -> int:
    value = view.facts[name]
    assert isinstance(value, int)
    return value


def _top(cards: int) -> int:
    """The card of the highest rank, hearts before other suits."""
    return max((card for card in range(52) if cards >> card & 1), key=lambda card: (card % 13, card))


def _pass(hand: int) -> int:
    """The queen, king and ace of spades, unless four low ones guard them; then the highest cards."""
    high = hand & (QUEEN | CATCHERS)
    if high and count(hand & SPADES & ~high) < 4:
        return highest(high)
    return _top(hand & ~SPADES or hand)


def _lead(legal: int) -> int:
    """The lowest card there is, but none of the high spades."""
    safe = legal & ~(QUEEN | CATCHERS) or legal
    return min((card for card in range(52) if safe >> card & 1), key=lambda card: (card % 13, card))


def _follow(view: View) -> int:
    """As high as possible under the winning card; last to a trick without points, with the highest."""
    legal, best = view.legal, _fact(view, "best")
    under = legal & ((1 << best) - 1)
    if under & QUEEN:
        return lowest(QUEEN)
    trick = sum(view.cards[layout.TABLE:layout.TABLE + 4])
    last = count(trick) == 3
    rest = legal & ~QUEEN or legal
    if last and not trick & (HEARTS | QUEEN):
        return highest(rest)
    if under:
        return highest(under)
    return highest(rest) if last else lowest(rest)


def _dump(view: View) -> int:
    """The queen; then the spades that may catch her; then hearts, then what is high.  The jack is kept if he counts."""
    legal = view.legal
    if legal & QUEEN:
        return lowest(QUEEN)
    gone = sum(view.cards[layout.TABLE:layout.TAKEN + 4])
    if legal & CATCHERS and not gone & QUEEN:
        return highest(legal & CATCHERS)
    if legal & HEARTS:
        return highest(legal & HEARTS)
    jack = 1 << (13 + 9) if view.options.jack else 0
    return _top(legal & ~jack or legal)
