"""Kabul once more, slowly: the usual rules with lists and words, written from the rule book and sharing nothing.

One object is one round.  A card is a word such as "9H" or "1R"; a row is a list with None where a card is gone.
"""

COUNT = {"A": 1, "T": 10, "J": 11, "Q": 11}
POWER = {"7": "self", "8": "self", "9": "other", "T": "both", "J": "switch", "Q": "switch"}
LOOKS = {"self": (1, 0), "other": (0, 1), "both": (1, 1), "double": (2, 2), "switch": (1, 1), "look and switch": (1, 1)}


def is_red(card: str) -> bool:
    """Diamonds, hearts, and two of the jokers."""
    return card[1] in "DHR"


def rank_of(card: str) -> str:
    """Jokers are one rank."""
    return "joker" if card[1] in "RB" else card[0]


def count_of(card: str) -> int:
    """What a card counts in a row."""
    if rank_of(card) == "joker":
        return -1 if is_red(card) else 15
    if rank_of(card) == "K":
        return 0 if is_red(card) else 12
    return COUNT.get(card[0]) or int(card[0])


def power_of(card: str) -> str:
    """What may be done by whoever discards it."""
    if rank_of(card) == "joker":
        return "" if is_red(card) else "double"
    if rank_of(card) == "K":
        return "" if is_red(card) else "look and switch"
    return POWER.get(card[0], "")


def points_for(totals: list[int], caller: int, false_call: str) -> list[int]:
    """Three, two, one, none; equals share the higher place."""
    def places(of: list[int]) -> list[int]:
        return [len(totals) - 1 - sum(1 for other in of if other < mine) for mine in totals]

    if caller < 0 or totals[caller] == min(totals) or false_call == "none":
        return places(totals)
    if false_call == "repo":
        return [-5 if seat == caller else 0 for seat in range(len(totals))]
    points = places(totals[:caller] + totals[caller + 1:])
    return [0 if seat == caller else points[seat] for seat in range(len(totals))]


class Round:
    """One round of four or so players, from given cards."""

    def __init__(self, rows: list[list[str | None]], deck: list[str], starter: int, false_call: str) -> None:
        self.rows, self.deck, self.pile = rows, deck, list[str]()
        self.false_call = false_call
        self.seen: list[set[str]] = [set() for _ in rows]
        self.looked: list[list[int]] = [[] for _ in rows]
        self.phase, self.turn, self.turns, self.drawn, self.caller = "peek", starter, 0, "", -1
        self.tries: dict[int, str] = {}
        self.markers = [0] * len(rows)
        self.power = ""
        self.chosen: list[tuple[int, int]] = []
        self.victim = -1
        self.totals, self.points = list[int](), list[int]()

    # -- who, and what
    def owing(self) -> list[int]:
        """Who owes a decision."""
        if self.phase == "over":
            return []
        if self.phase == "peek":
            return [s for s in range(len(self.rows)) if len(self.looked[s]) < 2]
        if self.phase == "stack":
            return [s for s in range(len(self.rows)) if self.cards(s) and s not in self.tries]
        return [self.turn]

    def cards(self, seat: int) -> list[int]:
        """The slots that hold a card."""
        return [i for i, card in enumerate(self.rows[seat]) if card]

    def others(self) -> list[int]:
        """Opponents of the one whose turn it is, who have cards."""
        return [s for s in range(len(self.rows)) if s != self.turn and self.cards(s)]

    def legal(self, seat: int) -> set[str]:
        """The acts of a seat by name."""
        if seat not in self.owing():
            return set()
        own = self.cards(seat)
        if self.phase == "peek":
            return {f"look {i + 1}" for i in own if i not in self.looked[seat]}
        if self.phase == "decide":
            return {"discard", *(f"replace {i + 1}" for i in own)}
        if self.phase == "stack":
            return {"pass", *(f"stack {i + 1}" for i in own)}
        if self.phase == "end":
            return {"kabul", "finish"}
        if self.phase == "swap":
            return {"swap", "keep"}
        skip = {"skip"} if not self.chosen or self.power == "double" else set()
        if self.phase == "own":
            return skip | {f"own {i + 1}" for i in own if (seat, i) not in self.chosen}
        if self.phase == "seat":
            return skip | {f"seat {s}" for s in self.others()}
        left = [i for i in self.cards(self.victim) if (self.victim, i) not in self.chosen]
        return {f"theirs {i + 1}" for i in left} | ({"skip"} if self.power == "double" else set())

    # -- play
    def play(self, seat: int, act: str) -> None:
        """One act."""
        word, _, rest = act.partition(" ")
        slot = int(rest) - 1 if rest and word != "seat" else -1
        if self.phase == "peek":
            self.looked[seat].append(slot)
            self.see(seat, seat, slot)
            if not self.owing():
                self.draw()
        elif self.phase == "decide":
            self.decide(seat, slot)
        elif self.phase == "stack":
            self.tries[seat] = act
            if not self.owing():
                self.judge()
        elif self.phase == "end" and word == "kabul":
            self.caller = seat
            self.finish()
        elif self.phase == "end":
            self.turn = (self.turn + 1) % len(self.rows)
            self.draw()
        elif self.phase == "swap":
            if word == "swap":
                self.switch()
            self.phase = "end"
        else:
            self.use(word, rest)

    def see(self, seat: int, owner: int, slot: int) -> None:
        card = self.rows[owner][slot]
        assert card
        self.seen[seat].add(card)

    def draw(self) -> None:
        if not self.deck or self.turns == 40:
            self.finish()
            return
        self.turns += 1
        self.drawn = self.deck.pop()
        self.seen[self.turn].add(self.drawn)
        self.phase = "decide"

    def decide(self, seat: int, slot: int) -> None:
        thrown: str | None = self.drawn
        if slot >= 0:
            thrown, self.rows[seat][slot] = self.rows[seat][slot], self.drawn
        assert thrown
        self.drawn = ""
        self.discard(thrown)
        self.power = power_of(thrown)
        self.tries = {}
        self.phase = "stack"
        if not self.owing():
            self.judge()

    def discard(self, card: str) -> None:
        self.pile.append(card)
        for seen in self.seen:
            seen.add(card)

    def judge(self) -> None:
        """From the one who discarded, clockwise; the first right one ends it."""
        wanted, tries = rank_of(self.pile[-1]), self.tries
        for step in range(len(self.rows)):
            seat = (self.turn + step) % len(self.rows)
            act = tries.get(seat, "pass")
            if act == "pass":
                continue
            slot = int(act.split()[1]) - 1
            card = self.rows[seat][slot]
            assert card
            if rank_of(card) == wanted:
                self.rows[seat][slot] = None
                self.discard(card)
                break
            for seen in self.seen:
                seen.add(card)
            if self.deck:
                self.rows[seat].append(self.deck.pop())
            else:
                self.markers[seat] += 10
        self.chosen, self.victim, self.tries = [], -1, {}
        own, theirs = LOOKS.get(self.power, (0, 0))
        both = "switch" in self.power
        can_own, can_theirs = bool(own and self.cards(self.turn)), bool(theirs and self.others())
        if (both and not (can_own and can_theirs)) or not (can_own or can_theirs):
            self.phase = "end"
        else:
            self.phase = "own" if can_own else "seat"

    def use(self, word: str, rest: str) -> None:
        """Own slots, then a seat, then slots there; looks when all is chosen."""
        own, theirs = LOOKS[self.power]
        if word == "seat":
            self.victim = int(rest)
            self.phase = "theirs"
            return
        if word != "skip":
            self.chosen.append((self.turn if word == "own" else self.victim, int(rest) - 1))
        mine = [slot for seat, slot in self.chosen if seat == self.turn]
        if self.phase == "own":
            if word == "skip" and self.power != "double":
                self.phase = "end"
            elif word == "skip" or len(mine) == min(own, len(self.cards(self.turn))):
                self.phase = "seat" if theirs and self.others() else "done"
        elif word == "skip" or len(self.chosen) - len(mine) == min(theirs, len(self.cards(self.victim))):
            self.phase = "done"
        if self.phase == "done":
            if self.power != "switch":
                for seat, slot in self.chosen:
                    self.see(self.turn, seat, slot)
            if self.power == "switch" and len(self.chosen) == 2:
                self.switch()
            self.phase = "swap" if self.power == "look and switch" and len(self.chosen) == 2 else "end"

    def switch(self) -> None:
        (a, i), (b, j) = self.chosen
        self.rows[a][i], self.rows[b][j] = self.rows[b][j], self.rows[a][i]

    def finish(self) -> None:
        self.phase = "over"
        self.totals = [sum(count_of(card) for card in row if card) + marker
                       for row, marker in zip(self.rows, self.markers, strict=True)]
        self.points = points_for(self.totals, self.caller, self.false_call)
