"""A yardstick for Kabul: never forgets, keeps what is low, stacks what it knows, calls at a total from a grid."""
from ...core.bits import each, lowest
from ...games import kabul_cards, kabul_options
from ...games.kabul_terms import (ALSO, ANY_CARD, DECIDE, DISCARD, DONE, DRAW, DRAWING, END, FINISH, GIVE, HEAP,
                                  KABUL, KEEP, NINE, OWN, PASS, PLACES, ROW, SEAT, SEATS, SKIP, STACK, SWAP, SWITCH,
                                  SWITCHING, TAKE, THEIRS)
from ...view import View
from ..bot import Bot, Thought

CALLS_AT = {"none": 23, "repo": 4, "mid": 9, "last": 10, "five": 7, "ten": 5}      # by false_call
UNKNOWN = 6.5                                    # what a card counts that was not seen, about


class Threshold(Bot):
    """Calls when its row seems to count no more than a number: its own for each `false_call`, or N with `:N`."""

    most = 60

    def _think(self, view: View, legal: list[int], r: int) -> Thought:
        if view.game != "kabul":
            raise ValueError(f"threshold plays Kabul and nothing else; for {view.game} there is, for example, simple.")
        return Thought(_Row(view).act(legal, self.budget or CALLS_AT[view.options.false_call]), {})


class _Row:
    """What a seat knows of the rows."""

    def __init__(self, view: View) -> None:
        self.view, self.me = view, view.seat
        self.numbers = kabul_options.numbers(view.options)

    def value(self, card: int) -> float:
        """What a card counts; one that was not seen, the mean."""
        return kabul_cards.VALUE[56 * self.numbers["values"] + card] if card >= 0 else UNKNOWN

    def card(self, owner: int, place: int) -> int:
        """The card at a place of a row; below 0 if this seat does not know it."""
        return self.view.order[PLACES * (owner - ROW) + place]

    def fact(self, name: str) -> int:
        """A fact that is one number."""
        value = self.view.facts[name]
        assert isinstance(value, int)
        return value

    def act(self, legal: list[int], calls_at: int) -> int:
        """One rule for each phase."""
        phase, places = self.fact("phase"), [act for act in legal if act < SEATS]
        if phase == STACK:
            return self.stack(legal)
        if phase in (DRAWING, END):
            return self.call(legal, calls_at)
        if phase == DECIDE:
            return self.replace(legal, places)
        if phase == ALSO:
            return DONE
        if phase == GIVE:
            return max(places, key=self.mine)
        if phase == OWN:
            return self.own(legal, places)
        if phase == SEAT:
            return max((act for act in legal if SEATS <= act < SEATS + 6), key=self.promise)
        if phase == THEIRS:
            return self.theirs(legal, places)
        if phase == SWITCHING:
            gain = self.value(self.card(self.me, lowest(self.fact("own"))))
            return SWAP if gain > self.value(self.card(self.fact("other"), lowest(self.fact("theirs")))) else KEEP
        return legal[0]

    def mine(self, place: int) -> float:
        """What the own card at a place seems to count."""
        return self.value(self.card(self.me, place))

    def stack(self, legal: list[int]) -> int:
        """What it knows to match, if it counts more than nothing."""
        for act in legal:
            if act != PASS:
                owner, place = divmod(act, NINE) if self.numbers["stack_scope"] == ANY_CARD else (self.me, act)
                card = self.card(owner, place)
                if card >= 0 and kabul_cards.RANK[card] == self.fact("rank") and self.value(card) > 0:
                    return act
        return PASS

    def call(self, legal: list[int], calls_at: int) -> int:
        """At the total; or else on, with a low discard if it may take one."""
        markers = self.view.facts["markers"]
        assert isinstance(markers, tuple)
        row = each(self.filled(self.me))
        if KABUL in legal and sum(map(self.mine, row)) + markers[self.me] <= calls_at:
            return KABUL
        if TAKE in legal and self.value(self.top()) < UNKNOWN - 2:
            return TAKE
        return DRAW if DRAW in legal else FINISH

    def top(self) -> int:
        """The top discard."""
        table = self.view.table()
        return self.view.order[table.start[HEAP] + self.view.length[HEAP] - 1]

    def filled(self, owner: int) -> int:
        """The places of a row that hold a card."""
        return sum(1 << place for place in range(self.view.length[ROW + owner]) if self.card(owner, place) != -1)

    def replace(self, legal: list[int], places: list[int]) -> int:
        """The highest goes, if the drawn card is lower."""
        if not places:
            return DISCARD
        fresh = self.value(lowest(self.view.cards[6 + self.me]))
        worst = max(places, key=self.mine)
        return worst if DISCARD not in legal or fresh < self.mine(worst) else DISCARD

    def own(self, legal: list[int], places: list[int]) -> int:
        """To look: one that is unknown; to switch: the highest, if it is high."""
        if self.fact("power") >= SWITCH:
            worst = max(places, key=self.mine)
            return worst if self.mine(worst) > UNKNOWN or SKIP not in legal else SKIP
        unknown = [place for place in places if self.card(self.me, place) < 0]
        return unknown[0] if unknown else SKIP if SKIP in legal else places[0]

    def promise(self, act: int) -> float:
        """To whom to turn: who has the lowest card, as far as known."""
        owner = act - SEATS
        return -min(self.value(self.card(owner, place)) for place in each(self.filled(owner)))

    def theirs(self, legal: list[int], places: list[int]) -> int:
        """The lowest to switch, an unknown one to look at."""
        other = self.fact("other")
        if self.fact("power") >= SWITCH:
            return min(places, key=lambda place: self.value(self.card(other, place)))
        unknown = [place for place in places if self.card(other, place) < 0]
        return unknown[0] if unknown else SKIP if SKIP in legal else places[0]
