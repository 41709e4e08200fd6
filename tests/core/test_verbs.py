"""What each verb does to the cards, to what everybody can tell, and to the story."""
from types import SimpleNamespace

import pytest

from parlour.core import kinds, sight
from parlour.core.outside import Game

HEAP, HAND, ROW, DECK, PILE, DARK = 0, 1, 4, 7, 8, 9      # HAND and ROW: three of each
EVERYBODY, GALLERY = 0b111 | 1 << 7, 1 << 7


class Board(Game):
    """Twelve cards and a zone of every kind; a row has five places."""

    def __init__(self) -> None:
        self.set_up(3)
        self.lay(HEAP, 1, sight.EVERYBODY)
        self.lay(HAND, 3, sight.OWN)
        self.lay(ROW, 3, sight.NOBODY, 5, True)
        self.lay(DECK, 1, sight.NOBODY, 12)
        self.lay(PILE, 1, sight.EVERYBODY, 12)
        self.lay(DARK, 1, sight.NOBODY)
        self.pack = 0xFFF
        self.options = SimpleNamespace()
        self.dice = [1, 2, 3, 4]
        self.gather(DECK)

    def lost(self) -> "Board":
        """The same, with all shuffled, and nothing told so far."""
        self.shuffle(DECK)
        self.story = []
        return self

    def names(self, card: int) -> set[int]:
        """The seats that can name a card where it lies."""
        return {s for s in range(8) if self.known[s] >> card & 1}


@pytest.fixture
def board() -> Board:
    return Board().lost()


def last(board: Board) -> tuple[object, ...]:
    assert board.story
    return tuple(board.story[-1])


def row(board: Board, z: int) -> list[int]:
    return list(board.order[board.start[z]:board.start[z] + board.length[z]])


def test_gather_lays_the_pack_in_order_and_all_know_it() -> None:
    board = Board()
    assert row(board, DECK) == list(range(12))
    assert board.zone[DECK] == 0xFFF
    assert [board.known[s] for s in range(8)] == [0xFFF] * 8
    board.lost()
    board.give(3, DECK, HAND)
    board.move(board.top(DECK), DECK, ROW)
    board.gather(DECK)
    assert row(board, DECK) == list(range(12))
    assert [board.zone[z] for z in range(10)] == [0xFFF if z == DECK else 0 for z in range(10)]
    assert [board.length[z] for z in range(10)] == [12 if z == DECK else 0 for z in range(10)]
    assert last(board)[:6] == (kinds.GATHER, 12, -1, -1, DECK, -1)


def test_shuffle_is_the_end_of_knowledge_but_not_of_where_they_lie(board: Board) -> None:
    assert sorted(row(board, DECK)) == list(range(12)) != row(board, DECK)
    assert [board.known[s] for s in range(8)] == [0] * 8
    assert board.may[DECK] == 0xFFF
    fresh = Board()
    fresh.shuffle(DECK)
    assert last(fresh) == (kinds.SHUFFLE, 12, DECK, -1, DECK, -1, (0,) * 8)
    assert row(fresh, DECK) == row(board, DECK)


def test_who_sees_a_pile_still_knows_it_after_a_shuffle(board: Board) -> None:
    board.move_all(board.zone[DECK], DECK, PILE)
    board.shuffle(PILE)
    assert [board.known[s] for s in range(8)] == [0xFFF] * 8


def test_a_shuffle_without_dice_still_ends(board: Board) -> None:
    board.dice = [0] * 4
    board.shuffle(DECK)
    assert sorted(row(board, DECK)) == list(range(12))
    assert any(board.dice)


def test_lots_fall_on_every_number_alike() -> None:
    board = Board()
    found = [board.lot(3) for _ in range(3000)]
    assert all(900 < found.count(n) < 1100 for n in range(3))
    assert [board.lot(1) for _ in range(5)] == [0] * 5
    board.dice = [0] * 4
    assert {board.lot(3) for _ in range(50)} == {0, 1, 2}
    with pytest.raises(ValueError, match="at least one number"):
        board.lot(0)


def test_what_is_sealed_is_a_decision_until_it_is_unsealed(board: Board) -> None:
    board.ask(0b101)
    board.seal(2, 7)
    assert board.to_act == 0b001
    assert list(board.sealed[:3]) == [-1, -1, 7]
    assert (board.unseal(2), board.unseal(2), board.unseal(0)) == (7, -1, -1)
    for seat, act in ((3, 0), (-1, 0), (0, 64), (0, -1)):
        with pytest.raises((ValueError, IndexError)):
            board.seal(seat, act)


def test_move_from_a_hidden_pile_is_seen_by_whoever_sees_where_it_goes(board: Board) -> None:
    card = board.top(DECK)
    board.move(card, DECK, HAND + 1)
    assert board.names(card) == {1}
    assert last(board) == (kinds.MOVE, 1, DECK, -1, HAND + 1, -1, tuple(1 << card if s == 1 else 0 for s in range(8)))
    assert board.may[HAND + 1] == 0xFFF
    assert (board.length[DECK], board.zone[HAND + 1]) == (11, 1 << card)
    board.move(card, HAND + 1, HEAP)
    assert board.names(card) == set(range(8))
    assert board.may[HAND + 1] == 0
    assert not board.may[HEAP]


def test_a_known_card_stays_known_where_it_goes_alone(board: Board) -> None:
    card = board.top(DECK)
    board.move(card, DECK, ROW)
    board.look(ROW, 0, 0b100)
    assert last(board) == (kinds.SHOW, 1, ROW, 0, ROW, 0, tuple(1 << card if s == 2 else 0 for s in range(8)))
    board.move(card, ROW, ROW + 1)
    assert board.names(card) == {2}
    assert last(board)[:6] == (kinds.MOVE, 1, ROW, 0, ROW + 1, 0)
    board.move(card, ROW + 1, DARK)
    assert board.names(card) == {2}


def test_from_a_heap_everybody_who_does_not_see_loses_track(board: Board) -> None:
    a, b = board.top(DECK), 0
    board.move(a, DECK, HAND)
    b = board.top(DECK)
    board.move(b, DECK, HAND)
    board.show(1 << a | 1 << b, HAND, 0b010)
    assert board.names(a) == board.names(b) == {0, 1}
    board.move(a, HAND, DARK)
    assert board.names(a) == board.names(b) == {0}


def test_what_all_know_of_a_heap_may_lie_at_either_end_when_one_leaves(board: Board) -> None:
    cards = [board.top(DECK)]
    board.move(cards[0], DECK, HAND)
    cards.append(board.top(DECK))
    board.move(cards[1], DECK, HAND)
    board.show(1 << cards[0], HAND, sight.EVERYBODY)
    board.rule_out(HAND, 0xFFF & ~(1 << cards[1]))
    board.move(cards[1], HAND, DARK)
    assert board.names(cards[0]) == {0}
    for z in (HAND, DARK):
        assert board.may[z] == 1 << cards[0] | 1 << cards[1]


def test_move_all_is_one_event_without_an_order(board: Board) -> None:
    board.move_all(0b1011, DECK, HAND + 2)
    assert last(board) == (kinds.MOVE, 3, DECK, -1, HAND + 2, -1, tuple(0b1011 if s == 2 else 0 for s in range(8)))
    assert len(board.story or []) == 1
    assert sorted(row(board, DECK)) == [2, *range(4, 12)]
    board.move_all(0b1011, HAND + 2, DARK)
    assert last(board)[:2] == (kinds.MOVE, 3)
    assert board.names(0) == {2}
    board.move_all(0b0001, DARK, HEAP)
    assert board.names(0) == set(range(8))


def test_give_takes_the_top_as_one_block(board: Board) -> None:
    order = row(board, DECK)
    board.give(4, DECK, HAND + 1)
    assert row(board, DECK) == order[:8]
    assert board.zone[HAND + 1] == sum(1 << card for card in order[8:])
    assert last(board)[:6] == (kinds.MOVE, 4, DECK, -1, HAND + 1, -1)
    board.give(2, DECK, ROW)
    assert row(board, ROW) == [order[7], order[6]]
    board.give(3, DECK, PILE)
    assert row(board, PILE) == [order[5], order[4], order[3]]
    assert board.known[7] == sum(1 << card for card in order[3:6])


def test_a_row_keeps_its_gaps_and_a_pile_closes_up(board: Board) -> None:
    board.give(3, DECK, ROW)
    a, b, c = row(board, ROW)
    board.move(b, ROW, PILE)
    assert row(board, ROW) == [a, -1, c]
    assert board.filled(ROW) == 0b101
    assert last(board)[:6] == (kinds.MOVE, 1, ROW, 1, PILE, -1)
    board.move_all(board.zone[DECK] & -board.zone[DECK], DECK, PILE)
    assert -1 not in row(board, DECK)
    assert board.length[DECK] == 8
    board.move(b, PILE, HEAP)
    assert board.length[PILE] == 1


def test_put_fills_a_place(board: Board) -> None:
    board.give(3, DECK, ROW)
    a, b, c = row(board, ROW)
    board.move(b, ROW, PILE)
    card = board.top(DECK)
    board.put(card, DECK, ROW, 1)
    assert row(board, ROW) == [a, card, c]
    assert board.names(card) == set()
    assert last(board)[:6] == (kinds.MOVE, 1, DECK, -1, ROW, 1)
    board.put(b, PILE, ROW + 1, 0)
    assert board.zone[ROW + 1] == 1 << b
    assert board.names(b) == set(range(8)), "what lay open is known where it was seen to go"


def test_put_behind_the_last_makes_the_row_longer(board: Board) -> None:
    board.give(1, DECK, ROW)
    card = board.top(DECK)
    board.put(card, DECK, ROW, 3)
    assert row(board, ROW)[1:] == [-1, -1, card]
    assert board.length[ROW] == 4
    board.give(1, DECK, ROW)
    assert board.filled(ROW) == 0b11001


def test_exchange_keeps_knowledge_with_the_card(board: Board) -> None:
    board.give(2, DECK, ROW)
    board.give(2, DECK, ROW + 1)
    a, b = board.at(ROW, 0), board.at(ROW + 1, 1)
    board.look(ROW, 0, 0b001)
    board.look(ROW + 1, 1, 0b010)
    board.exchange(ROW, 0, ROW + 1, 1)
    assert (board.at(ROW, 0), board.at(ROW + 1, 1)) == (b, a)
    assert (board.names(a), board.names(b)) == ({0}, {1})
    assert board.zone[ROW] >> b & 1
    assert last(board) == (kinds.EXCHANGE, 2, ROW, 0, ROW + 1, 1, (0,) * 8)
    board.exchange(ROW, 0, ROW, 1)
    assert board.at(ROW, 1) == b


def test_who_sees_a_zone_learns_what_an_exchange_brings_there() -> None:
    board = Board().lost()
    board.give(1, DECK, PILE)
    board.give(1, DECK, ROW)
    a, b = board.at(PILE, 0), board.at(ROW, 0)
    board.exchange(PILE, 0, ROW, 0)
    assert board.names(a) == board.names(b) == set(range(8))
    assert (board.at(PILE, 0), board.at(ROW, 0)) == (b, a)


def test_exchange_lets_both_zones_hold_what_either_may(board: Board) -> None:
    board.give(1, DECK, ROW)
    board.give(1, DECK, ROW + 1)
    a, b = board.at(ROW, 0), board.at(ROW + 1, 0)
    board.rule_out(ROW, 1 << b)
    board.rule_out(ROW + 1, 1 << a)
    board.exchange(ROW, 0, ROW + 1, 0)
    assert board.may[ROW] & board.may[ROW + 1] & (1 << a | 1 << b) == 1 << a | 1 << b


def test_show_is_seen_by_those_it_is_shown_to(board: Board) -> None:
    board.give(3, DECK, HAND)
    cards = board.zone[HAND]
    low = cards & -cards
    board.show(low, HAND, 0b100 | GALLERY)
    assert last(board)[:6] == (kinds.SHOW, 1, HAND, -1, HAND, -1)
    assert [board.known[s] & cards for s in range(8)] == [cards, 0, low, 0, 0, 0, 0, low]


def test_rule_out_is_for_cards_that_come_later_no_more(board: Board) -> None:
    board.give(2, DECK, HAND)
    other = board.zone[DECK] & -board.zone[DECK]
    board.rule_out(HAND, other)
    assert not board.may[HAND] & other
    board.give(1, DECK, HAND)
    assert board.may[HAND] & other


def test_nobody_watches_a_clone(board: Board) -> None:
    copy = board.clone()
    known, story = list(copy.known), list(board.story or [])
    copy.give(3, DECK, HAND)
    copy.shuffle(DECK)
    assert (list(copy.known), copy.story, list(board.story or [])) == (known, None, story)
    assert copy.options is board.options
    copy.watch()
    copy.give(1, DECK, HAND)
    assert len(copy.story) == 1


def test_more_zones_or_places_than_there_is_room_for_are_refused() -> None:
    board = Board()
    for first, count, places in ((19, 2, 0), (10, 1, 300), (10, 10, 40)):
        with pytest.raises(ValueError, match="room"):
            board.lay(first, count, 0, places)
