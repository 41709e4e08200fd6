"""Events as sentences, a line each."""
from collections.abc import Iterator
from dataclasses import replace

from ..events import Event
from ..match import Match
from .texts import Texts, place_of

PLAYED = ("hand", "table")                       # how games of tricks call where a card comes from and goes to
TRICK = "takes-trick"


class Story:
    """Tells the events of a match in their order; keeps the scores, and the last trick in case it is asked for."""

    def __init__(self, texts: Texts, match: Match) -> None:
        start = match.before(0)
        self.texts = texts
        self.scores = list(start.scores)
        self.round = start.view(0).round + (1 if start.to_act and not start.deals else 0)
        self.last = ""                           # trick
        self._trick: list[str] = []

    def line(self, event: Event) -> str:
        """The sentence for this event; empty if there is nothing to say of it."""
        texts = self.texts
        if event.kind == "gather":
            self.round += 1
            return texts.text("gather", round=self.round)
        if event.kind == "score":
            self.scores[event.seat] += event.amount
            return texts.text("score", points=event.amount, total=self.scores[event.seat], **texts.person(event.seat))
        if event.kind == "say":
            if event.said == TRICK:
                self.last = texts.text("last-trick", plays=", ".join(self._trick), **texts.person(event.seat))
                self._trick = []
            return texts.text(event.said, amount=event.amount, **texts.person(event.seat))
        source, giver = place_of(event.source)
        target, taker = place_of(event.target)
        cards = texts.cards(event.cards)
        if event.kind == "move" and (source, target) == PLAYED:
            self._trick.append(f"{texts.name(giver, bool(self._trick))} {cards}")
        kind = event.kind
        message = texts.first(f"{kind}-{source}-{target}", kind) if kind in ("move", "exchange") else \
            texts.first(f"{kind}-{source}", kind)
        return texts.text(
            message, cards=cards, named=len(event.cards), count=len(event.cards) + event.hidden,
            source=texts.zone(event.source), target=texts.zone(event.target),
            source_place=event.source_place + 1, target_place=event.target_place + 1,
            taker=texts.person(taker)["who"], to_me=texts.yes(taker), **texts.person(giver))


def open_events(match: Match) -> Iterator[Event]:
    """What happened, with every card that any seat could name."""
    names = match.rules.cards
    for told in zip(*(match.events(seat) for seat in range(len(match.scores))), strict=True):
        seen = {card for event in told for card in event.cards}
        total = len(told[0].cards) + told[0].hidden
        yield replace(told[0], cards=tuple(sorted(seen, key=names.index)), hidden=total - len(seen))
