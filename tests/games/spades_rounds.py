"""A round of Spades that is about to end in a certain way."""
from collections.abc import Sequence

import parlour

CARDS = parlour.GAMES["spades"].cards
LAST = ("2C", "3C", "4C", "AC")                  # the last trick, the ace for who takes it


def numbers(values: Sequence[int]) -> str:
    """As in a position."""
    return ",".join(str(value) for value in values)


def before_last(bids: Sequence[int], tricks: Sequence[int], scores: Sequence[int] = (0, 0), options: str = "",
                rounds: int = 3) -> parlour.Match:
    """Before the last trick, after which the seats have taken so many tricks; `scores` are those of the two teams."""
    taker = max(range(4), key=lambda seat: tricks[seat])
    held = dict(zip([seat for seat in range(4) if seat != taker] + [taker], LAST, strict=True))
    rest = [card for card in CARDS if card not in LAST]
    words = []
    for seat in range(4):
        count = 4 * (tricks[seat] - (seat == taker))
        words += [f"hand{seat}:{held[seat]}", f"taken{seat}:{''.join(rest[:count])}"]
        rest = rest[count:]
    assert not rest, "there are thirteen tricks"
    leader = next(seat for seat in range(4) if tricks[seat] - (seat == taker))
    match = parlour.position(f"spades {options} round:{rounds} scores:{numbers([*scores, *scores])} leader:{leader} "
                             f"bids:{numbers(bids)} {' '.join(word for word in words if not word.endswith(':'))}")
    assert isinstance(match, parlour.Match)
    match.paused = True
    return match


def after(bids: Sequence[int], tricks: Sequence[int], scores: Sequence[int] = (0, 0), options: str = "",
          rounds: int = 3) -> parlour.Match:
    """After it, the next round not dealt."""
    match = before_last(bids, tricks, scores, options, rounds)
    for _ in range(4):
        match.play(match.to_act[0], next(iter(match.legal(match.to_act[0]))))
    assert match.view(7).facts["tricks"] == tuple(tricks)
    return match


def said(match: parlour.Match, *words: str) -> list[tuple[str, int, int]]:
    """What all heard of these: word, seat, number."""
    return [(event.said, event.seat, event.amount) for event in match.events(7) if event.said in words]
