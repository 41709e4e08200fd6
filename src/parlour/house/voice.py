"""What a table tells those who are there: to each seat what it may see, as messages."""
from collections.abc import Iterable
from dataclasses import dataclass
from typing import Any

from msgspec.structs import replace

from ..core.sight import GALLERY
from ..match import Match
from . import shown, wire
from .around import Around, Line
from .course import Course


@dataclass
class Visit:
    """Somebody who is told what happens here."""

    line: Line
    seat: int                                    # GALLERY for who looks on
    positions: bool


class Voice:
    """The visitors of a table, and what they have been told."""

    def __init__(self, course: Course, around: Around) -> None:
        self.course = course
        self.around = around
        self.visits: dict[Line, Visit] = {}
        self.names: dict[str, str] = {}          # of the people who sit here
        self.gone: dict[str, float] = {}         # since when nobody has a line here
        self.began: dict[tuple[int, int], float] = {}      # when decisions began, by seat and place in the log
        self._shown: shown.Shown | None = None   # what was told of this match

    def refuse(self, line: Line, message: wire.AtTable, why: str, about: dict[str, Any]) -> None:
        """Say that it cannot be done."""
        self.around.count("refused")
        line.send(wire.encode(wire.Refused(of=str(message.__struct_config__.tag), why=why, table=self.course.table,
                                           id=getattr(message, "id", ""), about=about)))

    def say(self, lines: Iterable[Line], message: wire.FromHouse) -> None:
        """The same to several."""
        told = wire.encode(message)
        for line in list(lines):
            line.send(told)

    def tell(self, only: int | None = None) -> None:
        """The news, to everybody or to one seat."""
        match, course = self.course.match, self.course
        if match is None or not self.visits:
            return
        told = self._showing(match)
        told.refresh(match)
        left = self.left()
        for seat, lines in self._seated().items():
            if only not in (None, seat):
                continue
            if not told.knows(seat):
                self.show(seat)
                continue
            look, happened = told.news(match, seat, seat not in course.held, left)
            self._send(lines, wire.News(course.table, course.told, happened, look))

    def show(self, seat: int, only: Line | None = None) -> None:
        """The whole table, to all of a seat or to one line."""
        course, match = self.course, self.course.match
        look, told, happened = None, 0, list[wire.Event]()
        if match and match.deals:
            look, happened = self._showing(match).whole(match, seat, seat not in course.held, course.deal_at)
            told = course.deal_at + len(happened)
            look = replace(look, left=self.left())
        message = wire.Snapshot(course.told, -1 if seat == GALLERY else seat, self.about(), look, told, happened,
                                *self.promise())
        self._send([self.visits[only]] if only else self._seated()[seat], message)

    def _showing(self, match: Match) -> shown.Shown:
        """What this match has shown so far."""
        if self._shown is None:
            self._shown = shown.Shown(match, self.course.opened.memory_aid)
        return self._shown

    def _seated(self) -> dict[int, list[Visit]]:
        """The visitors by their seats."""
        found: dict[int, list[Visit]] = {}
        for visit in self.visits.values():
            found.setdefault(visit.seat, []).append(visit)
        return found

    def promise(self) -> tuple[int, str]:
        """The deal, and the commitment to it."""
        match = self.course.match
        if match and match.deals and (proof := match.proofs.get(len(match.deals) - 1)):
            return len(match.deals), proof.commitment.hex()
        return 0, ""

    def show_all(self) -> None:
        """The whole table to everybody: what was told before no longer holds."""
        self._shown = None
        for seat in self._seated():
            self.show(seat)

    def _send(self, visits: list[Visit], message: wire.News | wire.Snapshot) -> None:
        """The same to all of a seat; with the view as a position to those who want that."""
        told = wire.encode(message)
        for visit in visits:
            if visit.positions and message.look and self.course.match:
                line = str(self.course.match.view(visit.seat))
                visit.line.send(wire.encode(replace(message, look=replace(message.look, line=line))))
            else:
                visit.line.send(told)

    def about(self) -> wire.About:
        """The table: what is played, who sits there."""
        course, opened = self.course, self.course.opened
        present = {line.person for line in self.visits}
        seats = [wire.Place(self.names.get(chair.person, "") if chair.person else "", chair.level, bool(chair.person),
                            chair.person in present, course.by_bot(seat) or not chair.person, chair.bank)
                 for seat, chair in enumerate(course.chairs)]
        return wire.About(
            course.table, opened.game, opened.version, opened.options, course.state, seats,
            course.seat_of(opened.host), opened.quick, opened.spectators, course.chat, opened.memory_aid,
            course.paused, sum(visit.seat == GALLERY for visit in self.visits.values()), course.matches, course.kept,
            wire.Clock(opened.move, opened.bank) if opened.move else None, opened.window, course.name)

    async def visit(self, line: Line, seat: int, positions: bool) -> None:
        """Somebody comes, or takes another place here."""
        await self.know()
        if not self.visits:
            self.began.clear()                   # a table that wakes gives everybody their time anew
        self.visits[line] = Visit(line, seat, positions)
        self.gone.pop(line.person, None)
        self.show(seat, line)

    async def know(self) -> None:
        """Find out what the people who sit here are called."""
        for chair in self.course.chairs:
            if chair.person and chair.person not in self.names:
                self.names[chair.person] = await self.around.names.name(chair.person)
                self.gone.setdefault(chair.person, self.around.clock.now())

    def seating(self) -> None:
        """Tell everybody of the table itself."""
        self.say(self.visits, wire.Seating(self.course.told, self.about()))

    def leave(self, line: Line) -> None:
        """This line is told no more."""
        if self.visits.pop(line, None):
            if not any(other.person == line.person for other in self.visits):
                self.gone[line.person] = self.around.clock.now()
            self.seating()

    # -- the time that decisions take
    def used(self, seat: int) -> int:
        """Milliseconds since this seat's decision began."""
        now = self.around.clock.now()
        return round((now - self.began.get((seat, self.course.since[seat]), now)) * 1000)

    def spent(self, seat: int) -> int:
        """Milliseconds that this decision takes from the bank."""
        over = self.used(seat) - self.course.opened.move
        return min(max(over, 0), self.course.chairs[seat].bank) if self.course.opened.move else 0

    def left(self) -> list[int | None] | None:
        """Milliseconds each seat has left for its decision, its bank included."""
        course, match = self.course, self.course.match
        if not course.opened.move or match is None or course.paused:
            return None
        return [max(course.opened.move + chair.bank - self.used(seat), 0)
                if seat in match.to_act and not course.by_bot(seat) else None
                for seat, chair in enumerate(course.chairs)]
