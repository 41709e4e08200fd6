"""Quatch: what all can tell, and what nobody learns."""
from quatch_tables import LATER, at, lay, legal, lying

import parlour

CARDS = parlour.GAMES["quatch"].cards


def may(match: parlour.Match, seat: int, of: int) -> set[str]:
    """The ranks that, as a seat can tell, unseen cards of a hand may have."""
    mask = match.view(seat).may[of]
    return {card[0] for n, card in enumerate(CARDS) if mask >> n & 1}


def deep(line: str) -> parlour.Match:
    """A match from this position, with a deck that has the rest."""
    match = parlour.position(f"quatch {line} aside:2C2S2HTCTSTH deck:*")
    assert isinstance(match, parlour.Match)
    return match


HANDS = "hand0:3C3D4C hand1:4D5C6C chance0:7C8C9C chance1:7D8D9D stand0:JCQCKC stand1:JDQDKD"


def test_what_was_eaten_is_known_until_it_is_played() -> None:
    match = at("mover:1 pile:5S9SKC hand1:3D4D8D hand0:JS7C3S")
    match.play(1, "eat")
    lay(match, 0, "7")
    lay(match, 1, "9")
    assert lying(match, "hand1") == {"5S", "KC"}
    assert match.view(0).zones["hand1"].hidden == 3


def test_who_eats_has_nothing_that_fits() -> None:
    match = deep(f"{HANDS} mover:1 pile:9S")
    match.play(1, "eat")
    assert may(match, 0, 1) == set("345678")
    assert not may(match, 0, 1) & set("2T9JQKA")


def test_but_not_if_eating_is_free() -> None:
    match = deep(f"may_eat=on {HANDS} mover:1 pile:9S")
    match.play(1, "eat")
    assert may(match, 0, 1) >= set("2T9JQKA")


def test_a_lone_special_must_eat_so_it_stays_possible() -> None:
    match = at("mover:1 pile:9S hand1:2D stand0:3C4CTD")
    match.play(1, "eat")
    assert may(match, 0, 1) == set("234T")
    match = at("mover:1 hand1:2D stand0:3C4CTD")
    match.play(1, "pass")
    assert may(match, 0, 1) == set("2T")


def test_who_may_not_complete_four_eats_too() -> None:
    match = at("four_finish=forbid play_all=on mover:1 pile:8C8D hand1:8S8H stand0:3CJCQC")
    match.play(1, "eat")
    assert may(match, 0, 1) == set("38")


def test_a_draw_loosens_it() -> None:
    match = deep(f"{HANDS} mover:1 pile:9S")
    match.play(1, "eat")
    assert "A" not in may(match, 0, 1)
    match = deep("hand0:3C3D4C hand1:4D5C chance0:7C8C9C chance1:7D8D9D stand0:JCQCKC stand1:JDQDKD mover:1 pile:9S")
    match.play(1, "eat")
    lay(match, 0, "4")
    lay(match, 1, "9")
    assert match.view(0).zones["hand1"].hidden == 3
    assert "A" in may(match, 0, 1)


def test_who_plays_all_of_a_rank_has_no_more_of_it() -> None:
    match = at("play_all=on hand0:8C8DKS stand1:8S8H9H")
    match.play(0, "8D")
    assert "8" not in may(match, 1, 0)
    match = at("hand0:8C8DKS stand1:8S8H9H")
    lay(match, 0, "8C8D")
    assert "8" in may(match, 1, 0)


def test_one_card_tells_nothing_of_its_equals() -> None:
    """Whether there are more or not, the others see the same."""
    seen = []
    for hand, rest in (("8C8DKS", "8S8H9H"), ("8C9HKS", "8S8H8D")):
        match = at(f"hand0:{hand} stand1:{rest}")
        assert ("several" in legal(match)) == (hand[3] == "D" and hand[2] == "8")
        match.play(0, "8C")
        seen.append((str(match.view(1)), match.to_act, match.events(1)))
    assert seen[0] == seen[1]


def test_who_said_several_is_asked_for_another_in_any_case() -> None:
    match = at("hand0:8C8DKSAC hand1:3C4C")
    for act in ("several", "8C", "8D"):
        match.play(0, act)
    assert match.to_act == [0]
    for seed in range(30):                       # in the worlds of the other there may be another or not
        world = match.view(1).imagine(seed)
        assert world.legal(0) >> parlour.GAMES["quatch"].pages[0].index("done") & 1


def test_nobody_knows_a_stand_not_even_its_owner() -> None:
    match = at("stand0:JC4DTD" + LATER)
    for seat in (0, 1, 7):
        assert match.view(seat).zones["stand0"].cards == ()
        assert match.view(seat).zones["stand0"].hidden == 3


def test_at_last_cards_can_be_counted() -> None:
    """With an empty deck and no stand, what is not seen is what the other holds."""
    match = at("hand0:8CKS hand1:9DJD3C")
    for seed in range(5):
        world = match.view(0).imagine(seed)
        assert {CARDS[n] for n in range(52) if world.zone[1] >> n & 1} == {"9D", "JD", "3C"}
