"""What one seat was shown last of where the cards lie, so that only what is new has to be told."""
from . import bits, sight
from .table import Table


class Glance:
    """The zones as one seat sees them: of a table it takes only what that seat may know."""

    def __init__(self, seat: int, aid: bool = True) -> None:
        if not 0 <= seat < 8:
            raise ValueError(f"There is no seat {seat}: seats are 0 to 6, and 7 for the gallery.")
        self.seat = seat
        self.aid = aid                           # whether it is shown cards that it knows, but cannot see now
        self.named = [0] * 20                    # for each zone: the cards that are named,
        self.hidden = [0] * 20                   # how many others lie there,
        self.length = [0] * 20
        self.order = [-1] * 280                  # and in zones with places: card, HIDDEN or -1

    def look(self, table: Table) -> int:
        """Look again; the zones where there is anything new, as a set."""
        new = 0
        for z in range(table.zones):
            lying = table.zone[z]
            named = lying & table.known[self.seat] if self.aid or table.sight[z] >> self.seat & 1 else 0
            hidden = bits.count(lying & ~named)
            if named != self.named[z] or hidden != self.hidden[z]:
                self.named[z] = named
                self.hidden[z] = hidden
                new |= bits.one(z)
            if table.ordered >> z & 1 and self._places(table, z, named):
                new |= bits.one(z)
        return new

    def _places(self, table: Table, z: int, named: int) -> bool:
        """Look at a zone place by place; whether there is anything new."""
        first = table.start[z]
        new = table.length[z] != self.length[z]
        self.length[z] = table.length[z]
        for k in range(first, first + table.length[z]):
            card = table.order[k]
            if card >= 0 and not named >> card & 1:
                card = sight.HIDDEN
            if card != self.order[k]:
                self.order[k] = card
                new = True
        return new

    def cards(self, z: int) -> int:
        """The cards that are named in a zone, as a set."""
        return self.named[self._there(z)]

    def faces(self, z: int) -> list[int]:
        """The same as a list, the lowest first."""
        left = self.named[self._there(z)]
        found = []
        while left:
            found.append(bits.lowest(left))
            left &= left - 1
        return found

    def others(self, z: int) -> int:
        """How many more lie there."""
        return self.hidden[self._there(z)]

    def row(self, z: int, first: int) -> list[int]:
        """A zone with places, which begins at this one: card, HIDDEN or -1."""
        end = first + self.length[self._there(z)]
        if not 0 <= first <= end <= 280:
            raise ValueError(f"No zone begins at place {first}.")
        return [self.order[k] for k in range(first, end)]

    def _there(self, z: int) -> int:
        """A compiled array is never checked, so a zone from Python is."""
        if not 0 <= z < 20:
            raise ValueError(f"There is no zone {z}: zones are 0 to 19.")
        return z
