"""Spades: which card may be played, and who takes the trick."""
import pytest

import parlour

RANKS = "23456789TJQKA"
DEALT = "dealer:3 bids:3,3,3,3 hand0:2C3C4C5C6C7C8C9CTCJCQCKC2S hand1:AC2D3D4D5D6D7D8D9DTDJDQDKD " \
        "hand2:3S4S5S6S7S8S9STSJSQSKSASAD hand3:*H"       # the first trick, led by seat 0
LEADS = ("broken", "after_first", "always")


def at(line: str) -> parlour.Match:
    """A match from this position."""
    match = parlour.position(f"spades {line}")
    assert isinstance(match, parlour.Match)
    match.paused = True
    return match


def later(hands: str, leader: int = 0, options: str = "") -> parlour.Match:
    """A later trick: these hands, all other cards are in tricks of the leader."""
    zones = " ".join(f"hand{seat}:{hand}" for seat, hand in enumerate(hands.split()))
    return at(f"{options} dealer:0 leader:{leader} bids:1,1,1,1 {zones} taken{leader}:*")


def legal(match: parlour.Match, seat: int) -> set[str]:
    """The names of the legal acts."""
    return {act.name for act in match.legal(seat)}


def refused(match: parlour.Match, seat: int, act: str) -> tuple[str, str]:
    """The id and the sentence of a refusal, which changes nothing."""
    before = match.digest()
    with pytest.raises(parlour.NotAllowed) as refusal:
        match.play(seat, act)
    assert match.digest() == before
    return refusal.value.rule, str(refusal.value)


def play(match: parlour.Match, *cards: str) -> None:
    """These cards, in turn."""
    for card in cards:
        match.play(match.to_act[0], card)


def broken(match: parlour.Match) -> bool:
    """Whether spades are broken, as everyone can see."""
    return bool(match.view(7).facts["broken"])


# -- the first trick
def test_anything_but_a_spade_leads_the_first_trick() -> None:
    match = at(DEALT)
    assert legal(match, 0) == {rank + "C" for rank in RANKS} - {"AC"}
    assert refused(match, 0, "2S") == (
        "spades-not-broken", "Spades are not broken yet: lead another suit. (spades-not-broken)")


def test_who_cannot_follow_may_ruff_the_first_trick() -> None:
    match = at(DEALT)
    play(match, "2C", "AC")
    assert len(match.legal(2)) == 13
    play(match, "3S")
    assert broken(match)
    play(match, "2H")
    assert match.to_act == [2], "the spade took it"


def test_a_card_thrown_on_the_first_trick_may_be_anything() -> None:
    match = at(DEALT)
    play(match, "2C", "AC", "AD")
    assert legal(match, 3) == {rank + "H" for rank in RANKS}


# -- following
@pytest.mark.parametrize("option", LEADS)
def test_follow_suit(option: str) -> None:
    match = at(f"spades_lead={option} {DEALT}")
    play(match, "2C")
    assert legal(match, 1) == {"AC"}
    assert refused(match, 1, "2D") == ("follow-suit", "Follow suit: clubs were led, and you have some. (follow-suit)")


def test_spades_are_followed_too() -> None:
    match = later("2SAH 3S4H 5S6S 7H8H", options="spades_lead=always")
    play(match, "2S")
    assert legal(match, 1) == {"3S"}
    play(match, "3S")
    assert legal(match, 2) == {"5S", "6S"}
    play(match, "5S")
    assert legal(match, 3) == {"7H", "8H"}


def test_nobody_must_trump_or_win() -> None:
    match = later("2HAH 3H4H 5S6C 7H8H")
    play(match, "AH")
    assert legal(match, 1) == {"3H", "4H"}
    play(match, "3H")
    assert legal(match, 2) == {"5S", "6C"}


# -- leading
UNBROKEN = "2S3S2H3H 4S5S6S7S 8S9STSJS QSKSAS4H"       # all spades are still held


def test_spades_are_not_led_before_they_are_broken() -> None:
    match = later(UNBROKEN)
    assert not broken(match)
    assert legal(match, 0) == {"2H", "3H"}
    assert refused(match, 0, "3S")[0] == "spades-not-broken"


def test_a_thrown_spade_breaks_spades_for_the_next_lead() -> None:
    match = later(UNBROKEN)
    play(match, "2H")
    assert not broken(match)
    play(match, "4S")
    assert broken(match)
    play(match, "JS", "4H")
    assert legal(match, 2) == {"8S", "9S", "TS"}
    play(match, "TS", "AS", "3S", "5S")
    assert match.to_act == [3]


def test_once_broken_spades_may_be_led_beside_others() -> None:
    assert legal(later("3S2H 4H5H 6H7H 8H9H"), 0) == {"3S", "2H"}


@pytest.mark.parametrize("option", LEADS)
def test_who_has_nothing_but_spades_leads_one_and_breaks_them(option: str) -> None:
    match = later(UNBROKEN, leader=1, options=f"spades_lead={option}")
    assert legal(match, 1) == {"4S", "5S", "6S", "7S"}
    play(match, "4S")
    assert broken(match)


@pytest.mark.parametrize("option", LEADS)
def test_a_hand_of_thirteen_spades_leads_one_to_the_first_trick(option: str) -> None:
    match = at(f"spades_lead={option} dealer:3 bids:13,0,0,0 hand0:*S hand1:*C hand2:*D hand3:*H")
    assert legal(match, 0) == {rank + "S" for rank in RANKS}


def test_after_the_first_trick_spades_may_be_led_unbroken_as_an_option() -> None:
    match = at(f"spades_lead=after_first {DEALT}")
    assert legal(match, 0) == {rank + "C" for rank in RANKS} - {"AC"}
    assert refused(match, 0, "2S") == ("no-spades-on-first-lead", "The first trick is not led with a spade: "
                                       "lead another suit. (no-spades-on-first-lead)")
    match = later(UNBROKEN, options="spades_lead=after_first")
    assert not broken(match)
    assert legal(match, 0) == {"2S", "3S", "2H", "3H"}


def test_spades_may_always_be_led_as_an_option() -> None:
    assert len(at(f"spades_lead=always {DEALT}").legal(0)) == 13
    match = later(UNBROKEN, options="spades_lead=always")
    assert legal(match, 0) == {"2S", "3S", "2H", "3H"}


def test_all_hear_when_spades_break_and_only_once() -> None:
    match = later(UNBROKEN)
    play(match, "2H", "4S", "8S", "4H")
    assert [(event.said, event.seat) for event in match.events(7) if event.said == "spades-broken"] \
        == [("spades-broken", 1)]


def test_spades_are_whole_again_in_the_next_round() -> None:
    match = at("dealer:0 leader:0 bids:1,1,1,1 hand0:2S hand1:3S hand2:4S hand3:5S taken0:*")
    play(match, "2S", "3S", "4S", "5S")
    match.deal()
    assert not broken(match)


# -- tricks
@pytest.mark.parametrize(("cards", "winner"), [
    ("2H 9H KH AH", 3), ("AH 9H KH 2H", 0), ("2H AC AD 3C", 0),           # the highest of the suit led
    ("AH 2S KH 3C", 1), ("AH 2S KH 3S", 3), ("AH KS 2S 3S", 1),           # or the highest spade
    ("2S 3S AH AD", 1), ("4S 3S AH KS", 3)])                               # led or not
def test_who_takes_the_trick(cards: str, winner: int) -> None:
    first = cards.split()
    spare = ("QC", "QD", "JC", "JD")
    match = later(" ".join(a + b for a, b in zip(first, spare, strict=True)), options="spades_lead=always")
    play(match, *first)
    assert match.to_act == [winner], "and leads the next one"
    assert set(first) <= set(match.view(0).zones[f"taken{winner}"].cards)
    said = [(event.said, event.seat) for event in match.events(7) if event.said == "takes-trick"]
    assert said == [("takes-trick", winner)]


def test_tricks_are_counted_for_all_to_see() -> None:
    match = later("2HAC 3HKC 4HQC 5HJC")
    assert match.view(7).facts["tricks"] == (11, 0, 0, 0)
    assert match.view(7).facts["need"] == (-9, 2, -9, 2)
    play(match, "2H", "3H", "4H", "5H")
    assert match.view(7).facts["tricks"] == (11, 0, 0, 1)
    assert match.view(7).facts["need"] == (-9, 1, -9, 1)


def test_seats_play_clockwise() -> None:
    match = later("5CKD 3C6D 9CAD AH2H", leader=2)
    order = []
    for _ in range(4):
        order += match.to_act
        match.play(match.to_act[0], next(iter(match.legal(match.to_act[0]))))
    assert order == [2, 3, 0, 1]


def test_other_refusals() -> None:
    match = at(DEALT)
    assert refused(match, 1, "2D") == ("not-your-turn", "It is not your turn. (not-your-turn)")
    assert refused(match, 0, "AD") == ("not-in-hand", "AD is not in your hand. (not-in-hand)")
    assert refused(match, 0, "60") == ("no-such-act", "This game has no act number 60. (no-such-act)")
