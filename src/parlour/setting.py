"""Setting a table as the tokens of a position say; positions.py tells the notation."""
import re
from types import SimpleNamespace

from .core.bits import each
from .core.imagine import Worlds
from .core.sight import EVERYBODY, HIDDEN
from .core.table import Table
from .games import Rules
from .view import View, fill, view_of

SEATS = 8                                        # a longer list of numbers is not one for each seat
_CARD = re.compile(r"\?\?|\?[0-9]{1,2}(?![0-9A-Z])|\*[A-Z]?|_|[0-9A-Z]{2}")


class Setter:
    """Sets up a table from tokens, each used once."""

    def __init__(self, rules: Rules, table: Table, tokens: dict[str, str], seat: int | None) -> None:
        self.rules, self.table, self.tokens, self.seat = rules, table, tokens, seat
        self.hides = [0] * 20
        self.eyes = [0] * 280
        self.act = tokens.pop("act", None)
        zones = rules.zones
        names = {"round", "over", "scores", "shown", "dice", *rules.facts, *zones, *(f"knows{s}" for s in range(8)),
                 *(f"sealed{s}" for s in range(table.seats)),
                 *(f"not.{zone}" for zone in zones), *(f"eyes.{zone}" for zone in zones)}
        for name in tokens:
            if name not in names:
                raise ValueError(f"A position of {rules.name} has no {name[:40]!r}. "
                                 f"It has seat, round, over, scores, act, {', '.join(rules.facts)}, sealed, shown, "
                                 f"knows, not, eyes, dice, and the zones {', '.join(zones)}.")
        self._lay()
        self._facts()
        self._seals()
        self._know()
        if seat is None:
            table.settle()
            self._check_act(table)

    def _parts(self, name: str, value: str) -> list[str]:
        parts = _CARD.findall(value)
        if "".join(parts) != value:
            raise ValueError(f"{name}:{value[:40]} is not a list of cards such as 2CTHQS.")
        for part in parts:
            if part[0] not in "?*_" and part not in self.rules.cards:
                raise ValueError(f"In {name}, there is no card {part}; a card is, for example, {self.rules.cards[0]}.")
        return parts

    def _set(self, name: str, value: str) -> int:
        """A set of cards."""
        found = 0
        for part in self._parts(name, value):
            if part[0] in "?_" or part == "*":
                raise ValueError(f"{name}:{value[:40]} may only name cards, or whole suits such as *H.")
            cards = self._suit(part) if part[0] == "*" else 1 << self.rules.cards.index(part)
            if found & cards:
                raise ValueError(f"In {name}, {part} stands twice.")
            found |= cards
        return found

    def _suit(self, part: str) -> int:
        if part[1] not in self.rules.suits:
            raise ValueError(f"{part} is no suit: there are {', '.join('*' + suit for suit in self.rules.suits)}.")
        return self.rules.suits[part[1]] & self.table.pack

    def _lay(self) -> None:
        """The cards into their zones."""
        table, zone, order, length, laid = self.table, [0] * 20, [-1] * 280, [0] * 20, 0
        rest_zone = -1
        for z, name in enumerate(self.rules.zones):
            row: list[int] = []
            for part in self._parts(name, value := self.tokens.pop(name, "")):
                if part == "*" and rest_zone < 0 and self.seat is None:
                    rest_zone = z
                elif part[0] == "?" and self.seat is not None:
                    row += [HIDDEN] * (1 if part == "??" else int(part[1:]))
                elif part == "_" and table.rows >> z & 1:
                    row.append(-1)
                elif part[0] == "*" and len(part) > 1:
                    row += each(self._suit(part))
                elif part[0] not in "*?_":
                    row.append(self.rules.cards.index(part))
                else:
                    raise ValueError(f"{name}:{value[:40]} cannot hold {part} here.")
            for card in row:
                if card >= 0 and (laid >> card & 1 or not table.pack >> card & 1):
                    raise ValueError(f"{self.rules.cards[card]} lies in two places, or does not belong to this game.")
                laid |= 1 << card if card >= 0 else 0
                zone[z] |= 1 << card if card >= 0 else 0
            self.hides[z] = row.count(HIDDEN)
            if table.ordered >> z & 1:
                length[z] = len(row)
                if length[z] > table.places[z]:
                    raise ValueError(f"{name} has room for {table.places[z]} cards, not {length[z]}.")
                order[table.start[z]:table.start[z] + len(row)] = row
        missing = table.pack & ~laid
        if rest_zone >= 0:
            zone[rest_zone] |= missing
            if table.ordered >> rest_zone & 1:
                row = each(missing)
                if length[rest_zone] + len(row) > table.places[rest_zone]:
                    raise ValueError(f"{self.rules.zones[rest_zone]} has no room for all the other cards.")
                at = table.start[rest_zone] + length[rest_zone]
                order[at:at + len(row)] = row
                length[rest_zone] += len(row)
        elif missing.bit_count() != sum(self.hides):
            raise ValueError(f"{missing.bit_count()} cards lie nowhere, and {sum(self.hides)} are hidden.")
        fill(table, {"zone": zone, "order": order, "length": length})

    def _facts(self) -> None:
        """Round, scores, and what the game publishes."""
        table, tokens = self.table, self.tokens
        table.round = number_of(tokens.pop("round", "0"), "round", 0, 100_000)
        table.over = bool(number_of(tokens.pop("over", "0"), "over", 0, 1))
        if "scores" in tokens:
            scores = [number_of(n, "scores", -10**6, 10**6) for n in tokens.pop("scores").split(",")]
            if len(scores) != table.seats:
                raise ValueError(f"scores needs {table.seats} numbers, one for each seat.")
            fill(table, {"scores": scores})
        for name, (low, high) in self.rules.facts.items():
            if name in tokens:
                value, words, usual = tokens.pop(name), self.rules.words.get(name, ()), getattr(table, name)
                values = [words.index(v) if v in words else number_of(v, name, low, high, words)
                          for v in value.split(",")]
                if isinstance(usual, list) and len(usual) > SEATS:       # such a list ends early, zeros follow
                    values += [0] * (len(usual) - len(values))
                if len(values) != (len(usual) if isinstance(usual, list) else 1):
                    raise ValueError(f"{name}:{value[:40]} has not as many values as this game has there.")
                setattr(table, name, values if isinstance(usual, list) else values[0])

    def _seals(self) -> None:
        """What seats have secretly decided; a view has ? for what others have."""
        sealed = [-1] * 8
        for s in range(self.table.seats):
            if (value := self.tokens.pop(f"sealed{s}", "")) == "?" and self.seat not in (None, s):
                sealed[s] = HIDDEN
            elif value:
                name = value.replace("_", " ")
                page = next((n for n, acts in enumerate(self.rules.pages) if name in acts), 0)
                sealed[s] = self.rules.act(name, page)
        fill(self.table, {"sealed": sealed})

    def _know(self) -> None:
        """Who knows what, and what all can tell of hidden cards."""
        table, tokens = self.table, self.tokens
        shown = self._set("shown", tokens.pop("shown", ""))
        may = [table.pack if table.sight[z] != EVERYBODY and (table.zone[z] or self.hides[z]) else 0
               for z in range(table.zones)]
        known = []
        for s in range(8):
            seen = sum(table.zone[z] for z in range(table.zones) if table.sight[z] >> s & 1)
            known.append(seen | shown | self._set(f"knows{s}", tokens.pop(f"knows{s}", "")))
        for z, name in enumerate(self.rules.zones):
            may[z] &= ~self._set(f"not.{name}", tokens.pop(f"not.{name}", ""))
            if f"eyes.{name}" in tokens:
                eyes = [number_of(n, f"eyes.{name}", 0, 255) for n in tokens.pop(f"eyes.{name}").split(",")]
                if not table.ordered >> z & 1 or len(eyes) != table.length[z]:
                    raise ValueError(f"eyes.{name} needs a number for each of the {table.length[z]} places of {name}.")
                self.eyes[table.start[z]:table.start[z] + len(eyes)] = eyes
        dice = tokens.pop("dice", "0" * 64)
        if not re.fullmatch("[0-9a-f]{64}", dice):
            raise ValueError("dice needs 64 hexadecimal digits.")
        table.dice = [int(dice[i:i + 16], 16) for i in range(0, 64, 16)]
        if self.seat is not None:
            named = sum(table.zone[:table.zones])
            if any(table.sight[z] >> self.seat & 1 and self.hides[z] for z in range(table.zones)):
                raise ValueError(f"Seat {self.seat} sees its own zones: no card there can be hidden from it.")
            known = [k & named for k in known]
            known[self.seat] = named
        public = table.pack
        for k in known:
            public &= k
        for z, name in enumerate(self.rules.zones):
            if table.sight[z] != EVERYBODY and table.zone[z] & ~may[z] & ~public:
                raise ValueError(f"not.{name} names a hidden card that does lie there.")
        fill(table, {"may": may, "known": known})

    def view(self, options: SimpleNamespace) -> View:
        """The view: any world that fits tells the rest, as that is public."""
        table, seat = self.table, self.seat
        assert seat is not None
        world = Worlds(table, seat, self.hides, self.eyes).draw(1)
        world.watch()
        before = world.known[seat]
        world.settle()
        if world.known[seat] != before:
            raise ValueError(f"Seat {seat} would know more than this view says: all were shown some hidden card.")
        self._check_act(world)
        for z in range(table.zones):
            if not world.zone[z]:
                world.may[z] = 0
        return view_of(self.rules, options, world, seat)

    def _check_act(self, table: Table) -> None:
        if table.over and table.to_act:
            raise ValueError("over:1 contradicts the cards that are still to be played.")
        follows = ",".join(str(s) for s in each(table.to_act))
        if self.act is not None and self.act != follows:
            raise ValueError(f"act:{self.act[:40]} contradicts the rest, from which act:{follows} follows.")


def number_of(text: str, name: str, low: int, high: int, words: tuple[str, ...] = ()) -> int:
    """A number within bounds; ValueError says which they are."""
    if not re.fullmatch(r"-?\d{1,9}", text, re.ASCII) or not low <= int(text) <= high:
        allowed = f"{', '.join(words)} or {low} to {high}" if words else f"{low} to {high}"
        raise ValueError(f"{name}:{text[:40]} must be {allowed}.")
    return int(text)
