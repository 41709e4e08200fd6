"""Setting a table of Qute: the stack, a hand for each seat, what will be drawn; the rest lies in the blind."""
import re

import pytest

import parlour

OPTIONS = parlour.GAMES["qute"].choices
PACK = parlour.GAMES["qute"].cards


def split(cards: str) -> list[str]:
    """Cards written one behind the other."""
    return re.findall("..", cards.replace(" ", ""))


def at(stack: str, *hands: str, top: str = "", rest: str = "blind", **more: object) -> parlour.Match:
    """A match from here: `top` are the cards to be drawn, in this order; the rest lies below them or in the stack.

    A hand may be a number: as many cards that are of no concern.
    """
    drawn = [str(value) for name, value in more.items() if name.startswith("drawn") and name not in OPTIONS]
    given = [stack, top, *(hand for hand in hands if not hand.isdigit()), *drawn]
    named = [card for part in given for card in split(part)]
    others = [card for card in PACK if card not in named]
    hands = tuple("".join(others.pop(0) for _ in range(int(hand))) if hand.isdigit() else hand for hand in hands)
    blind = (others if rest == "blind" else []) + split(top)[::-1]
    below = others if rest == "stack" else []
    words = [f"seats={len(hands)}", *(f"{name}={value}" for name, value in more.items() if name in OPTIONS),
             *(f"{name}:{value}" for name, value in more.items() if name not in OPTIONS),
             *(f"hand{seat}:{''.join(split(hand))}" for seat, hand in enumerate(hands)),
             f"blind:{''.join(blind)}", f"stack:{''.join(below + split(stack))}"]
    match = parlour.position("qute " + " ".join(words))
    assert isinstance(match, parlour.Match)
    match.paused = True
    return match


def play(match: parlour.Match, *acts: str) -> parlour.Match:
    """These acts, each by whoever's turn it is."""
    for act in acts:
        match.play(match.to_act[0], act)
    return match


def legal(match: parlour.Match) -> set[str]:
    """What whoever's turn it is may do."""
    return {act.name for act in match.legal(match.to_act[0])} if match.to_act else set()


def hand(match: parlour.Match, seat: int) -> set[str]:
    """All that a seat holds."""
    zones = match.view(seat).zones
    return {*zones[f"hand{seat}"].cards, *zones[f"drawn{seat}"].cards}


def fact(match: parlour.Match, name: str) -> object:
    """A fact, as everybody sees it."""
    return match.view(7).facts[name]


def said(match: parlour.Match, word: str) -> list[int]:
    """About whom this was said."""
    return [event.seat for event in match.events(7) if event.said == word]


def refused(match: parlour.Match, act: str) -> tuple[str, str]:
    """The id and the sentence of a refusal, which changes nothing."""
    before = match.digest()
    with pytest.raises(parlour.NotAllowed) as refusal:
        match.play(match.to_act[0], act)
    assert match.digest() == before
    return refusal.value.rule, str(refusal.value)
