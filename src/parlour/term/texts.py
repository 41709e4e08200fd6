"""The words of one game at one table: names of seats, cards and zones put into the texts of `words`."""
import re
from collections.abc import Iterable, Sequence
from typing import Any

from ..games import Rules
from ..match import Match
from ..positions import named
from ..view import UNKNOWN, View, Zone
from ..words import has, sentence
from .screen import SIGNS, Screen

ROUND = {2: ("south", "north"), 3: ("south", "west", "east"), 4: ("south", "west", "north", "east"),
         5: ("south", "west", "northwest", "northeast", "east"),
         6: ("south", "west", "northwest", "north", "northeast", "east"),
         7: ("south", "southwest", "west", "northwest", "northeast", "east", "southeast")}
GAP = "--"


def compass(rules: Rules, seats: int, south: int) -> tuple[str, ...]:
    """Names for the seats, clockwise, seen from the one who sits in the south."""
    return tuple(sentence(rules.name, f"seat-{ROUND[seats][(seat - south) % seats]}") for seat in range(seats))


def place_of(zone: str) -> tuple[str, int]:
    """The name of a zone without its number, and the seat whose it is, or -1."""
    found = re.fullmatch(r"(.*?)(\d*)", zone)
    assert found
    return found[1], int(found[2] or -1)


class Texts:
    """What is said at this table, to the one who sits at `me`; None listens to everything."""

    def __init__(self, rules: Rules, screen: Screen, seats: int, me: int | None, names: Sequence[str] = ()) -> None:
        self.rules = rules
        self.screen = screen
        self.seats = seats
        self.me = me
        self.by_rank = rules.cards[0][0] == rules.cards[1][0]
        self.names = tuple(names) if len(names) == seats else compass(rules, seats, me or 0)

    def text(self, message: str, **about: Any) -> str:
        """The text of a message."""
        return sentence(self.rules.name, message, **about)

    def first(self, *messages: str) -> str:
        """The first of these messages that has a text; the last is one that always has."""
        return next((m for m in messages if has(self.rules.name, m)), messages[-1])

    def person(self, seat: int) -> dict[str, object]:
        """Who it is, and whether that is you."""
        return {"who": self.names[seat] if 0 <= seat < self.seats else "", "me": self.yes(seat)}

    def yes(self, seat: int) -> str:
        """Whether this seat is yours, as the texts ask it."""
        return "yes" if seat == self.me else "no"

    def name(self, seat: int, inside: bool = False) -> str:
        """Who sits there: "West", "You", or inside a sentence "you"."""
        return self.text("you-inside" if inside else "you") if seat == self.me else self.names[seat]

    def people(self, seats: Sequence[int]) -> str:
        """Several in a row: "You and West"."""
        names = [self.name(seat, seat != seats[0]) for seat in seats]
        if len(names) == 1:
            return names[0]
        return self.text("and", some=", ".join(names[:-1]), last=names[-1])

    def act(self, name: str) -> str:
        """An act or a card, its cards dressed for the screen, and seats called by their names."""
        named = re.sub(r"\bseat (\d)\b", lambda seat: (*self.names, *[seat[0]] * 10)[int(seat[1])], name)
        return " ".join(self._word(word) for word in named.split(" "))

    def _word(self, word: str) -> str:
        """A word of an act: cards that have no suit may have a text of their own, such as a joker."""
        if word not in self.rules.cards:
            return word
        if has(self.rules.name, f"card-{word}"):
            return self.text(f"card-{word}")
        return self.screen.card(word) if word[1:] in SIGNS else word

    def cards(self, names: Iterable[str | None]) -> str:
        """Cards in a row."""
        return ", ".join(GAP if name is None else self.act(name) for name in names)

    def hand(self, names: Iterable[str]) -> str:
        """Cards in a row, suit by suit where they have suits; or rank by rank, where the game puts them so."""
        groups: dict[str, list[str]] = {}
        for name in names:
            kind = name[0] if self.by_rank else name[-1]
            groups.setdefault(kind if name[-1] in SIGNS else "", []).append(self.act(name))
        return ", ".join(" ".join(cards) for cards in groups.values())

    def zone(self, zone: str) -> str:
        """The name of a zone: "your hand", "West's hand", "the deck"."""
        stem, owner = place_of(zone)
        return self.text("zone" if owner >= 0 else "zone-shared", place=stem, **self.person(owner))

    def lying(self, view: View, about: str = "lies", own: bool | None = None) -> list[str]:
        """A line for each zone of which there is something to tell: all, one's own or the others."""
        lines = []
        for name, zone in view.zones.items():
            stem, owner = place_of(name)
            if (zone.cards or zone.hidden or zone.places) and own in (None, owner == self.me):
                message = self.first(f"{about}-{stem}", about)
                lines.append(self.text(message, place=self.zone(name), cards=self._row(zone), named=len(zone.cards),
                                       top=self._top(zone), count=len(zone.cards) + zone.hidden,
                                       **self.person(owner)))
        return [line for line in lines if line]

    def _row(self, zone: Zone) -> str:
        """Cards in a row; where some are unknown or gone, each with its place."""
        if not zone.places:
            return self.hand(zone.cards)
        if UNKNOWN not in zone.places and None not in zone.places:
            return self.cards(zone.places)
        return ", ".join(self.text("place-unknown" if card == UNKNOWN else "place-card", place=n, card=self.act(card))
                         for n, card in enumerate(zone.places, 1) if card)

    def _top(self, zone: Zone) -> str:
        """The last card of a pile, if it can be named."""
        return self.act(zone.places[-1]) if zone.places and zone.places[-1] not in (None, UNKNOWN) else ""

    def reason(self, act: str, card: str, zone: str, share: float, other: str, there: float, elsewhere: float) -> str:
        """Why an act, by where a hidden card may lie; rewards are said of 100."""
        return self.text("reason", act=self.act(act), card=self.act(card), place=self.zone(zone), other=self.act(other),
                         share=round(100 * share), there=f"{100 * there:+.0f}", elsewhere=f"{100 * elsewhere:+.0f}")

    def state(self, view: View) -> dict[str, object]:
        """What a text may speak of: facts, options, how many cards lie in each zone, my own and all."""
        found: dict[str, object] = {}
        for fact, value in view.facts.items():
            if not isinstance(value, tuple):
                found[fact] = self._fact(fact, value)
            elif self.me is not None and self.me < len(value):
                found[f"my_{fact}"] = self._fact(fact, value[self.me])
        for name, option in self.rules.choices.items():
            found[f"option_{name}"] = option.text(getattr(view.options, name))
        for name, zone in view.zones.items():
            stem, owner = place_of(name)
            count = len(zone.cards) + zone.hidden
            found[f"all_{stem}"] = int(str(found.get(f"all_{stem}", 0))) + count
            if owner == self.me:
                found[f"my_{stem}"] = count
        return found

    def standing(self, view: View) -> list[str]:
        """How the round stands, and how each seat does in it."""
        lines = [self.text("standing", **self.state(view))]
        for seat in range(self.seats):
            about = {fact: self._fact(fact, value[seat]) for fact, value in view.facts.items()
                     if isinstance(value, tuple) and seat < len(value)}
            held = {f"its_{place_of(name)[0]}": len(zone.cards) + zone.hidden for name, zone in view.zones.items()
                    if place_of(name)[1] == seat}
            lines.append(self.text("standing-seat", **{**self.state(view), **about, **held, **self.person(seat)}))
        return [line for line in lines if line]

    def _fact(self, fact: str, value: int) -> int | str:
        """A fact as the texts ask it: a word where it has one, a card dressed for the screen."""
        return self.act(named(self.rules, fact, value)) if fact in self.rules.words and value >= 0 else value

    def scores(self, scores: Sequence[int]) -> str:
        """Who has how much."""
        return ", ".join(f"{self.name(seat, seat > 0)} {score}" for seat, score in enumerate(scores))


def result(texts: Texts, match: Match) -> str:
    """How a match ended, or where it stands."""
    if match.over:
        return texts.text("match-won", who=texts.people(match.winners), count=len(match.winners),
                          me="yes" if texts.me in match.winners else "no", scores=texts.scores(match.scores))
    return texts.text("stands", who=texts.people(match.to_act) if match.to_act else "",
                      count=len(match.to_act), scores=texts.scores(match.scores))

