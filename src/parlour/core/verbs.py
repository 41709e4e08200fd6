"""The busiest words of the rules as plain Python.

Their C twins stand inline in zones.pxd, table.pxd and tricks.pxd: being so short, they cost
nothing there.  The tests play every game with both and compare.
"""
from typing import Any

from . import bits, kinds, layout


# -- of zones
def move(self: Any, card: int, src: int, dst: int) -> None:
    """One card from zone to zone."""
    bit = 1 << card
    self.zone[src] ^= bit
    self.zone[dst] ^= bit
    if (self.care >> src | self.care >> dst) & 1:
        self._follow(bit, src, dst)


def move_all(self: Any, cards: int, src: int, dst: int) -> None:
    """A set of cards at once: one event, no order."""
    self.zone[src] ^= cards
    self.zone[dst] ^= cards
    if (self.care >> src | self.care >> dst) & 1:
        self._follow(cards, src, dst)


def top(self: Any, z: int) -> int:
    """The card on top of a pile that is not empty."""
    card: int = self.order[self.start[z] + self.length[z] - 1]
    return card


def at(self: Any, z: int, place: int) -> int:
    """The card at a place of an ordered zone, -1 for none."""
    card: int = self.order[self.start[z] + place]
    return card


# -- of tables
def turn(self: Any, seat: int) -> None:
    """This seat alone owes a decision."""
    self.to_act = 1 << seat


def ask(self: Any, seats: int) -> None:
    """All these seats owe a decision, in whatever order they decide."""
    self.to_act = seats


def done(self: Any, seat: int) -> None:
    """This seat has decided."""
    self.to_act &= ~(1 << seat)


def by(self: Any, rule: int, actions: int) -> int:
    """These are legal; this rule forbids the others."""
    self.rule = rule
    return actions


def score(self: Any, seat: int, points: int) -> None:
    """Add to the score of a seat."""
    self.scores[seat] += points
    if self.told:
        self._tell(kinds.SCORE, 0, points, seat, -1, -1, -1)


def say(self: Any, word: int, seat: int, number: int) -> None:
    """Something that all shall hear, by its number in the game's SAYS."""
    if self.told:
        self._tell(kinds.SAY, 0, number, seat, word, -1, -1)


def end_round(self: Any, over: bool) -> None:
    """Nobody owes a decision; the next deal is the match's to make, unless it is over."""
    self.round += 1
    self.over = over
    self.to_act = 0


# -- of games of tricks
def play_card(self: Any, seat: int, card: int) -> bool:
    """To the table, and the next seat's turn; true when the trick is full."""
    self.move(card, layout.HAND + seat, layout.TABLE + seat)
    following = (seat + 1) & 3
    self.compare(seat, card)
    self.turn(following)
    return bool(following == self.leader)


def compare(self: Any, seat: int, card: int) -> None:
    """The highest trump wins the trick, or else the highest card of the suit led."""
    suit = bits.suit_of(card)
    if self.led < 0:
        self.led = suit
        self.leader = seat
        self.best = card
        self.winner = seat
    elif suit == bits.suit_of(self.best):
        if card > self.best:
            self.best = card
            self.winner = seat
    elif suit == self.trump:
        self.best = card
        self.winner = seat


def lead(self: Any, seat: int) -> None:
    """A new trick, which this seat is to lead."""
    self.led = -1
    self.best = -1
    self.leader = seat
    self.winner = seat
    self.turn(seat)


def take_trick(self: Any) -> bool:
    """To the winner, who leads the next; true when the hands are empty."""
    for seat in range(4):
        self.move_all(self.zone[layout.TABLE + seat], layout.TABLE + seat, layout.TAKEN + self.winner)
    self.lead(self.winner)
    return not self.zone[layout.HAND + self.winner]
