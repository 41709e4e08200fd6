"""A yardstick for Qute: a ranker goes by fixed orders of ranks, as the first computer players of this game did."""
from ...core.bits import count, each, lowest
from ...games.qute_terms import (ACE, ACES, ALL, DRAWN, EIGHT, HAND, JACK, JACKS, LIMIT, MINUS, NAME, NEXT, PACK, PLUS,
                                 POINTS_CHOICE, QUTE, QUTES, RANK, SEVEN, SIX, SUIT, SUIT_CHOICE, TENS)
from ...view import View
from ..bot import Bot, Thought

EIGHTS_PHASES = (3, 4)                           # whom several eights hit is asked in two phases


class Ranker(Bot):
    """Puts whatever it can, all cards of one rank at once; counts nobody's points but its own, and never remembers."""

    def _think(self, view: View, legal: list[int], r: int) -> Thought:
        if view.game != "qute":
            raise ValueError(f"ranker plays Qute and nothing else; for {view.game} there is, for example, simple.")
        held = view.cards[HAND + view.seat] | view.cards[DRAWN + view.seat]
        phase = _fact(view, "phase")
        if phase == SUIT_CHOICE:
            return Thought(_suit(held), {})
        if phase in EIGHTS_PHASES:
            return Thought(_eights(view, held), {})
        if phase == POINTS_CHOICE:
            return Thought(PLUS if _total(view, held) == LIMIT else MINUS, {})
        if view.legal & QUTES and _declares(view, held):
            return Thought(QUTE, {})
        fits = view.legal & PACK
        return Thought(_card(view, held, fits) if fits else lowest(view.legal & ~QUTES), {})


def _fact(view: View, name: str) -> int:
    value = view.facts[name]
    assert isinstance(value, int)
    return value


def _value(cards: int) -> int:
    return 10 * count(cards & TENS) + 15 * count(cards & ACES) + 20 * count(cards & JACKS)


def _total(view: View, held: int, jacks: int = 0) -> int:
    """The own score if the round ended now."""
    return view.scores[view.seat] + _fact(view, "mult") * (_value(held) - 20 * jacks)


def _size(view: View, seat: int) -> int:
    return sum(view.cards[zone].bit_count() + view.hides[zone] for zone in (HAND + seat, DRAWN + seat))


def _sizes(view: View) -> list[int]:
    """How many cards the others hold, in turn."""
    seats = len(view.scores)
    return [_size(view, (view.seat + i) % seats) for i in range(1, seats)]


def _ranks(view: View, held: int) -> list[int]:
    """Which rank to put first: what counts most, but with two kinds of cards for a special time."""
    ranks = sorted(range(9), key=lambda rank: (-_value(held & RANK << rank), rank))
    if _sizes(view)[0] == 1:
        return [EIGHT, SEVEN, *(rank for rank in ranks if rank not in (EIGHT, SEVEN))]
    if view.scores[view.seat] + 15 * count(held & ACES) * _fact(view, "mult") == LIMIT:
        return [*(rank for rank in ranks if rank != ACE), ACE]
    return [SIX, *(rank for rank in ranks if rank not in (SIX, JACK)), JACK]


def _card(view: View, held: int, fits: int) -> int:
    """Of the rank to put: first the suit that lies on top, last a suit that can be followed."""
    ranks = _ranks(view, held)
    cards = fits & RANK << next(rank for rank in ranks if fits & RANK << rank)
    on_top = SUIT << 9 * _fact(view, "suit") if _fact(view, "suit") >= 0 else 0
    if cards & on_top:
        return lowest(cards & on_top)
    rest = held & ~cards
    for rank in ranks:                           # what is kept of the best rank says what to put last
        for card in each(rest & RANK << rank):
            last = cards & SUIT << 9 * (card // 9)
            if last and cards != last:
                return lowest(cards & ~last)
    return lowest(cards)


def _suit(held: int) -> int:
    """The suit of a card of the rank that counts most, jacks apart."""
    best = max(range(9), key=lambda rank: (rank != JACK, _value(held & RANK << rank), count(held & RANK << rank)))
    cards = held & RANK << best
    return NAME + (lowest(cards) // 9 if cards else 0)


def _eights(view: View, held: int) -> int:
    """For whoever is about to go out; else for all, if that gives another turn that can be used."""
    following, *others = _sizes(view)
    if following == 1 and 1 not in others:
        return NEXT
    if following > 1 and 1 in others:
        return ALL
    return ALL if held & SUIT << 9 * (_fact(view, "topmost") // 9) else NEXT


def _declares(view: View, held: int) -> bool:
    """With hardly anything in hand, or at exactly 125; with jacks also to come down from where it is hot."""
    if _fact(view, "rank") != JACK:
        total = _total(view, held)
        return total == LIMIT or (total < LIMIT and _value(held) * _fact(view, "mult") <= 10)
    laid = _fact(view, "laid")
    total = _total(view, held, laid)
    return LIMIT in (total, _total(view, held)) or total > 100 or _value(held) <= 20 * laid
