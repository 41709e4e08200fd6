"""Qute: sevens, eights and aces, and who is next."""
import pytest
from qute_table import at, hand, legal, play, refused, said

MORE = ["2", "2", "2"]                        # hands that are of no concern
SUITS = "DSHC"


def turn(cards: str, seats: int, *, more: str = "KS", end: tuple[str, ...] = ("end",), **facts: object) -> tuple[
        list[int], list[int]]:
    """Seat 0 puts these cards of one rank on a queen: how many each of the others drew, and who is next."""
    split = [cards[i:i + 2] for i in range(0, len(cards), 2)]
    hands = [cards + more, "9STS", "9DTD", "9HTH"][:seats]
    match = at("Q" + cards[1], *hands, **facts)
    play(match, *split, *end)
    return [len(hand(match, seat)) - 2 for seat in range(1, seats)], match.to_act


def of(rank: str, count: int) -> str:
    return "".join(rank + suit for suit in SUITS[:count])


@pytest.mark.parametrize("seats", [2, 3, 4])
@pytest.mark.parametrize("count", [1, 2, 3, 4])
def test_the_next_player_draws_one_for_each_seven_and_has_a_turn(seats: int, count: int) -> None:
    assert turn(of("7", count), seats) == ([count] + [0] * (seats - 2), [1])


def test_the_draw_for_a_seven_is_not_the_draw_of_the_turn() -> None:
    match = at("QS", "7S7DKS", "9CTC", "9HTH", top="8C8H6C")
    play(match, "7S", "7D", "end")
    assert hand(match, 1) == {"9C", "TC", "8C", "8H"}
    assert legal(match) == {"draw"}
    play(match, "draw")
    assert legal(match) == {"end"}
    assert hand(match, 1) == {"9C", "TC", "8C", "8H", "6C"}


def test_what_was_drawn_for_a_seven_may_be_put() -> None:
    match = at("QS", "7SKS", "9CTC", "9HTH", top="7H")
    assert legal(play(match, "7S", "end")) == {"7H"}
    play(match, "7H", "end")                     # and does what it does: nothing is passed on
    assert (len(hand(match, 2)), match.to_act) == (3, [2])


@pytest.mark.parametrize(("seats", "count", "following"), [
    (2, 1, 0), (2, 2, 0), (2, 3, 0), (2, 4, 0), (3, 1, 2), (3, 2, 0), (3, 3, 2), (3, 4, 0),
    (4, 1, 2), (4, 2, 3), (4, 3, 0), (4, 4, 2)])
def test_each_ace_skips_an_opponent(seats: int, count: int, following: int) -> None:
    assert turn(of("A", count), seats) == ([0] * (seats - 1), [following])


def test_all_hear_who_is_skipped_and_who_has_another_turn() -> None:
    match = play(at("QD", "ADASKS", *MORE[:2]), "AD", "AS", "end")
    assert said(match, "skipped") == [1, 2]
    assert said(match, "again") == [0]


def test_another_turn_is_a_new_one() -> None:
    match = play(at("QD", "ADKSKH", "9STS", top="9C"), "AD", "end")
    assert match.to_act == [0]
    assert legal(match) == {"draw"}
    assert legal(play(match, "draw")) == {"end"}


@pytest.mark.parametrize(("seats", "drew", "following"), [(2, [2], 0), (3, [2, 0], 2), (4, [2, 0, 0], 2)])
def test_one_eight_asks_nothing(seats: int, drew: list[int], following: int) -> None:
    assert turn("8D", seats) == (drew, [following])


@pytest.mark.parametrize(("seats", "count", "drew", "following"), [
    (3, 2, [4, 0], 2), (3, 3, [6, 0], 2), (3, 4, [8, 0], 2), (4, 2, [4, 0, 0], 2), (4, 3, [6, 0, 0], 2)])
def test_several_eights_for_the_next_player(seats: int, count: int, drew: list[int], following: int) -> None:
    assert turn(of("8", count), seats, end=("end", "next")) == (drew, [following])


@pytest.mark.parametrize(("seats", "count", "drew", "following"), [
    (3, 2, [2, 2], 0), (3, 3, [4, 2], 2), (3, 4, [4, 4], 0),
    (4, 2, [2, 2, 0], 3), (4, 3, [2, 2, 2], 0), (4, 4, [4, 2, 2], 2)])
def test_several_eights_for_all(seats: int, count: int, drew: list[int], following: int) -> None:
    assert turn(of("8", count), seats, end=("end", "all")) == (drew, [following])


@pytest.mark.parametrize("count", [1, 2, 3, 4])
def test_two_players_are_not_asked(count: int) -> None:
    assert turn(of("8", count), 2) == ([2 * count], [0])


@pytest.mark.parametrize("choice", ["all", "next"])
def test_two_players_may_be_asked_and_it_makes_no_difference(choice: str) -> None:
    assert turn("8D8S", 2, end=("end", choice), eights_choice_2p="on") == ([4], [0])
    assert turn("8D", 2, eights_choice_2p="on") == ([2], [0])


def test_only_eights_of_this_turn_count() -> None:
    match = play(at("8S", "8CKD", *MORE[1:]), "8C", "end")
    assert match.to_act == [2]
    assert len(hand(match, 1)) == 4


def test_eights_after_a_six_are_asked_about() -> None:
    match = play(at("QC", "6C8C8HKD", *MORE[1:]), "6C", "8C", "8H", "end")
    assert legal(match) == {"all", "next"}
    assert refused(match, "end") == ("whom-the-eights-hit", "Your eights make others draw: say whether all in turn, "
                                                             "or only the next player. (whom-the-eights-hit)")


def test_cards_lie_apart_until_the_skipped_players_own_turn_ends() -> None:
    match = play(at("QC", "8CKD", "9STS", "9D7C"), "8C", "end", "7C", "end")
    assert match.view(7).zones["drawn1"].hidden == 2
    assert match.to_act == [0]


@pytest.mark.parametrize(("rank", "seats"), [("9", 3), ("T", 2), ("Q", 4), ("K", 3), ("6", 3)])
def test_other_cards_do_nothing_to_others(rank: str, seats: int) -> None:
    cards = f"{rank}S" if rank != "6" else "6SKS"
    hands = [cards + "QDKD", "8D8H", "7D7H", "7CTC"][:seats]
    match = at("8S", *hands)
    play(match, *(cards[i:i + 2] for i in range(0, len(cards), 2)), "end")
    assert match.to_act == [1]
    assert all(len(hand(match, seat)) == 2 for seat in range(1, seats))


def test_a_card_put_in_an_earlier_turn_does_nothing_more() -> None:
    for top in ("7S", "8S", "AS"):
        match = play(at(top, "9DTD", "9HTH", "9CTC", top="6D"), "draw", "end")
        assert match.to_act == [1]
        assert len(hand(match, 1)) == 2
