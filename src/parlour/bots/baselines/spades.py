"""A yardstick for Spades: bids by the formula that books teach, then plays a simple hand for the partnership."""
from ...core import layout
from ...core.bits import each
from ...view import View
from ..bot import Bot, Thought

SUITS = [layout.SUIT << (13 * suit) for suit in range(4)]
SPADES = 2
HIGH = {12: 1.0, 11: 0.75, 10: 0.25}             # an ace, king and queen, if so many low cards guard it


class Formula(Bot):
    """Counts its tricks, covers a partner's nil and lets others' nils win; takes tricks while its team needs some."""

    def _think(self, view: View, legal: list[int], r: int) -> Thought:
        if view.game != "spades":
            raise ValueError(f"formula plays Spades and nothing else; for {view.game} there is, for example, simple.")
        return Thought(_Hand(view, legal).bid() if view.page == 0 else _Hand(view, legal).card(), {})


def _power(card: int) -> int:
    return card % 13 + (13 if card // 13 == SPADES else 0)


class _Hand:
    """What one seat holds and has seen."""

    def __init__(self, view: View, legal: list[int]) -> None:
        self.seat, self.legal = view.seat, legal
        self.hand = view.cards[layout.HAND + view.seat]
        self.bids, self.tricks, self.need = (list(_several(view, name)) for name in ("bids", "tricks", "need"))
        self.on = [cards.bit_length() - 1 for cards in view.cards[layout.TABLE:layout.TABLE + 4]]
        self.led, self.best, self.winner = (_one(view, name) for name in ("led", "best", "winner"))
        self.unseen = layout.PACK & ~self.hand & ~sum(view.cards[layout.TABLE:layout.DECK])

    def bid(self) -> int:
        """High cards with others to guard them, spades over three, short suits with spades to ruff; nil when low."""
        spades = (self.hand & SUITS[SPADES]).bit_count()
        tricks, low = float(max(spades - 3, 0)), spades < 4 and not self.hand >> 36 & 7
        for suit in SUITS:
            held = [card % 13 for card in each(self.hand & suit)]
            tricks += sum(HIGH.get(rank, 0.0) for rank in held if len(held) > 12 - rank)
            tricks += max(2 - len(held), 0) * 0.5 if spades > 1 and suit != SUITS[SPADES] else 0
            low = low and sum(rank <= 5 for rank in held) * 2 >= len(held)
        if low and tricks < 2 and self.bids[self.seat ^ 2] != 0:
            return 0
        return min(max(int(tricks + 0.25), 1), max(self.legal))

    def card(self) -> int:
        """The lead, or a card to the trick."""
        self.hopes = [self.bids[seat] == 0 and not self.tricks[seat] for seat in range(4)]
        left = self.hand.bit_count()
        self.wants = not self.hopes[self.seat] and (
            self.need[self.seat] > 0 or 0 <= left - self.need[self.seat ^ 1] <= 1)
        return self._lead() if self.led < 0 else self._follow()

    def _sure(self, card: int) -> bool:
        return not self.unseen & SUITS[card // 13] >> card << card

    def _lead(self) -> int:
        """High for a partner's nil; what is sure to win, while tricks are wanted; else low."""
        if not self.hopes[self.seat] and self.hopes[self.seat ^ 2]:
            return max(self.legal, key=lambda card: (card % 13, card))
        sure = [card for card in self.legal if self._sure(card)]
        against_nil = self.hopes[self.seat ^ 1] or self.hopes[self.seat ^ 3]
        if self.wants and sure and not against_nil:
            return min(sure, key=_power)
        return min(self.legal, key=_power)

    def _follow(self) -> int:
        """Win cheaply what is wanted and not the partner's; second and unsure, low; else under the best card."""
        spade = self.best // 13 == SPADES
        over = [card for card in self.legal if (card // 13 == self.best // 13 and card > self.best)
                or (card // 13 == SPADES and not spade)]
        under = [card for card in self.legal if card not in over]
        partner, last = self.seat ^ 2, self.on.count(-1) == 1
        covers = self.hopes[partner] and not self.hopes[self.seat]
        mine = covers if self.winner == partner else not self.hopes[self.winner]
        if over and (self.wants or covers) and mine:
            suited = [card for card in over if card // 13 == self.led]
            if last or not suited:
                return min(over, key=_power)
            if self._sure(max(suited)) or covers or self.on[partner] >= 0:
                return max(suited)
            return min(self.legal, key=_power)
        if not under:
            return min(over, key=_power) if self.hopes[self.seat] or self.wants or not last else max(over, key=_power)
        return min(under, key=_power) if self.wants or covers else max(under, key=_power)


def _one(view: View, name: str) -> int:
    value = view.facts[name]
    assert isinstance(value, int)
    return value


def _several(view: View, name: str) -> tuple[int, ...]:
    value = view.facts[name]
    assert not isinstance(value, int)
    return value
