"""Qute once more, slowly: rounds in strings and lists, written from the rules and sharing nothing with the engine.

`python tests/oracles/qute_reference.py` plays matches of a simple player by itself and prints what is usual.
"""
import random
from collections import Counter
from dataclasses import dataclass, field
from typing import Any

VALUES = {"6": 0, "7": 0, "8": 0, "9": 0, "T": 10, "J": 20, "Q": 10, "K": 10, "A": 15}
PACK = [rank + suit for suit in "DSHC" for rank in VALUES]
NAMES = {"D": "diamonds", "S": "spades", "H": "hearts", "C": "clubs"}
DEFAULTS = {"opening": "auto", "drawn_card": "must", "qute_needs_two_players": False, "final_penalties": True,
            "jpoints": "choose", "j_count": "last_turn", "eights_choice_2p": False, "after_continue": "keep"}


@dataclass
class Reference:
    """A match: whoever drives it says how cards lie after a deal or a refill, and what is done."""

    players: int
    options: dict[str, Any] = field(default_factory=dict)
    starter: int = 0
    scores: list[int] = field(default_factory=list)
    over: bool = False
    finished: bool = True                        # no round is on
    refills: int = 0

    def __post_init__(self) -> None:
        self.options = {**DEFAULTS, **self.options}
        self.scores = self.scores or [0] * self.players

    # -- a round
    def begin(self, hands: list[list[str]], blind: list[str], opener: str | None) -> None:
        """A deal; the blind's top card is its last."""
        self.hands = [list(hand) for hand in hands]
        self.blind = list(blind)
        self.stack: list[str] = []
        self.history: list[tuple[str, int]] = []           # every card put in this round, and who put it
        self.declined = 0                                  # how many of the run do not count any more
        self.mult = 1
        self.finished = False
        self.question = ""
        self.new_turn(self.starter)
        if opener:
            self.put(opener)
        else:
            self.question = "opening"

    def new_turn(self, player: int) -> None:
        self.current = player
        self.played: list[str] = []
        self.drawn: str | None = None
        self.has_drawn = False
        self.exempt = False

    def run(self) -> list[tuple[str, int]]:
        """The last cards put, as long as they are of one rank."""
        found: list[tuple[str, int]] = []
        for card, player in reversed(self.history):
            if found and card[0] != found[0][0][0]:
                break
            found.append((card, player))
        return found[:len(found) - self.declined]

    def qute_possible(self) -> bool:
        run = self.run()
        enough = not self.options["qute_needs_two_players"] or len({player for _, player in run}) > 1
        return bool(self.played) and len(run) == 4 and enough

    def fits(self, card: str) -> bool:
        top = self.stack[-1]
        if self.played:
            if top[0] == "6":
                return card[1] == top[1] or card[0] in "6J"
            return card[0] == top[0]
        if top[0] == "J":
            return card[1] == self.demanded or card[0] == "J"
        return card[1] == top[1] or card[0] == top[0] or card[0] == "J"

    def legal(self) -> set[str]:
        """The names of all that the current player may do."""
        if self.finished:
            return set()
        hand = self.hands[self.current]
        if self.question == "opening":
            return set(hand)
        if self.question == "suit":
            return {f"suit {name}" for name in NAMES.values()}
        if self.question in ("eights", "last eights"):
            return {"all", "next"}
        if self.question == "points":
            return {"minus", "plus"}
        able = {card for card in hand if self.fits(card)}
        must_cover = bool(self.played) and self.stack[-1][0] == "6" and not self.exempt
        found = set(able)
        if not able and (must_cover or (not self.played and not self.has_drawn)):
            found.add("draw")
        if hand and not must_cover and (self.played or (not able and self.has_drawn)):
            found.add("end")
        if self.has_drawn and not self.played and able and self.options["drawn_card"] == "may":
            found.add("end")
        if self.has_drawn and not self.played and self.options["drawn_card"] == "never":
            found = {"end"}
        if self.qute_possible():
            found.add("qute")
        if not hand and not must_cover:
            found = {"finish"}
        return found

    def do(self, act: str) -> None:
        """One legal act."""
        if act in PACK:
            self.put(act)
        elif act == "draw":
            self.draw()
        elif act == "end":
            self.end()
        elif act in ("qute", "finish"):
            self.close()
        elif act.startswith("suit "):
            self.demanded = next(suit for suit, name in NAMES.items() if name == act[5:])
            self.question = ""
            self.next_turn(False)
        elif act in ("all", "next"):
            last, self.question = self.question == "last eights", ""
            if last:
                self.count(act == "all", "minus")
            else:
                self.next_turn(act == "all")
        else:
            self.count(False, act)

    def put(self, card: str) -> None:
        if self.options["after_continue"] == "clear" and self.qute_possible():
            self.declined += 4
        if self.stack and self.stack[-1][0] != card[0]:
            self.declined = 0
        self.hands[self.current].remove(card)
        self.stack.append(card)
        self.played.append(card)
        self.history.append((card, self.current))
        self.question = ""
        if len(self.played) > 4 and all(other[0] == "6" for other in self.played):
            self.exempt = True

    def draw(self) -> None:
        if not self.played:
            self.has_drawn = True
        if self.take(self.current) is None and self.played:
            self.exempt = True

    def take(self, player: int) -> str | None:
        """The blind's top card to this hand, if there is one to be had."""
        if not self.blind:
            if len(self.stack) == 1:
                return None
            self.blind, self.stack = self.shuffled(self.stack[:-1]), self.stack[-1:]
            self.mult += 1
            self.refills += 1
        card = self.next_card(player)
        self.blind.remove(card)
        self.hands[player].append(card)
        return card

    def shuffled(self, cards: list[str]) -> list[str]:
        """In which order they become the blind."""
        return random.sample(cards, len(cards))

    def next_card(self, player: int) -> str:
        """Which card of the blind is drawn."""
        return self.blind[-1]

    def several_eights(self) -> bool:
        asked = self.players > 2 or self.options["eights_choice_2p"]
        return asked and [card[0] for card in self.played].count("8") > 1

    def end(self) -> None:
        if self.options["after_continue"] == "clear" and self.qute_possible():
            self.declined += 4
        if self.played and self.stack[-1][0] == "J":
            self.question = "suit"
        elif self.several_eights():
            self.question = "eights"
        else:
            self.next_turn(False)

    def effects(self, everybody: bool, penalties: bool) -> int:
        """What the cards of this turn do; the player who is next."""
        kinds = Counter(card[0] for card in self.played)
        others = [(self.current + 1 + i) % self.players for i in range(self.players - 1)]
        if penalties:
            for _ in range(kinds["7"]):
                self.take(others[0])
            for i in range(kinds["8"]):
                victim = others[i % len(others)] if everybody else others[0]
                for _ in range(2):
                    self.take(victim)
        skips = kinds["A"] or (kinds["8"] if everybody else min(kinds["8"], 1))
        where = self.current
        for i in range(skips):                   # walk past the skipped ones, never counting oneself
            where = others[i % len(others)]
        if not skips:
            return others[0]
        at = others.index(where)
        return others[at + 1] if at + 1 < len(others) else self.current

    def next_turn(self, everybody: bool) -> None:
        self.new_turn(self.effects(everybody, True))

    # -- the end
    def close(self) -> None:
        if self.stack[-1][0] == "J" and self.options["jpoints"] == "choose":
            self.question = "points"
        elif self.several_eights() and self.options["final_penalties"]:
            self.question = "last eights"
        else:
            self.count(False, "minus")

    def count(self, everybody: bool, sign: str) -> None:
        finisher = self.current
        after = self.effects(everybody, self.options["final_penalties"])
        jacks = 0
        if self.stack[-1][0] == "J":
            jacks = sum(card[0] == "J" for card in self.played)
            if self.options["j_count"] == "run":
                jacks = len(self.run())
        for player in range(self.players):
            value = sum(VALUES[card[0]] for card in self.hands[player])
            if sign == "minus" and player == finisher:
                value -= 20 * jacks
            if sign == "plus" and player != finisher:
                value += 20 * jacks
            self.scores[player] += self.mult * value
            if self.scores[player] == 125:
                self.scores[player] = 0
        order = [(after + i) % self.players for i in range(self.players)]
        self.starter = max(order, key=lambda player: self.scores[player])      # of equals, max takes the first
        self.over = any(score > 125 for score in self.scores)
        self.finished = True


# -- what is usual, with a player who puts cards in a fixed order, always all it can, and never declares Qute
def usual(players: int, matches: int, seed: int = 1) -> dict[str, float]:
    """Means over so many matches."""
    rng = random.Random(seed)
    random.seed(seed)
    found: Counter[str] = Counter()
    for _ in range(matches):
        game = Reference(players)
        while not game.over:
            pack = rng.sample(PACK, 36)
            hands = [pack[5 * i:5 * i + 5] for i in range(players)]
            game.begin(hands, pack[5 * players:], hands[game.starter][-1])
            began, refills = game.starter, game.refills
            found["turns"] += 1
            while not game.finished:
                legal = game.legal()
                found["chances"] += "qute" in legal and game.question == ""
                cards = sorted((card for card in legal if card in PACK), key=lambda card: "6AKQT879J".index(card[0]))
                if cards:
                    act = cards[0]
                else:
                    suits = [card[1] for card in game.hands[game.current]]
                    wish = f"suit {NAMES[rng.choice(suits)]}" if suits else ""
                    act = next(a for a in ("draw", "end", "finish", "next", "minus", wish) if a in legal)
                found["cover draws"] += act == "draw" and bool(game.played)
                turns = act in ("end", "next") or act.startswith("suit")
                game.do(act)
                found["turns"] += turns and not game.finished and game.question == ""
                if game.finished:
                    found["by starter"] += game.current == began
            found["rounds"] += 1
            found["with refill"] += game.refills > refills
    rounds = found["rounds"]
    return {"rounds a match": rounds / matches, "turns a round": found["turns"] / rounds,
            "rounds with a refill, %": 100 * found["with refill"] / rounds,
            "chances of Qute": found["chances"] / rounds,
            "won by the starter, %": 100 * found["by starter"] / rounds, "cover draws": found["cover draws"] / rounds}


if __name__ == "__main__":
    for number in (2, 3, 4):
        print(number, {name: round(value, 2) for name, value in usual(number, 3000).items()})
