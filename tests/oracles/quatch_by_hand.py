"""Quatch once more, slowly: lists of ranks, no suits, every rule written out; nothing of the game's own file."""
from collections import Counter
from collections.abc import Sequence

ORDER = ["2", "3", "4", "5", "6", "7", "8", "9", "10", "J", "Q", "K", "A"]
SPECIAL = ("2", "10")
Act = tuple[str, int]                            # ("play", ...) is (rank, how many); others ("eat", 0), ("pick", 2)


class Player:
    """What one player has."""

    def __init__(self, hand: list[str], chance: list[str | None], stand: list[str | None]) -> None:
        self.hand, self.chance, self.stand = hand, chance, stand
        self.eaten = 0
        self.place = 0

    def cards(self) -> int:
        """How many cards are left."""
        return len(self.hand) + sum(c is not None for c in self.chance) + sum(c is not None for c in self.stand)

    def plain(self) -> list[str]:
        """The hand without twos and tens, lowest first."""
        return sorted((c for c in self.hand if c not in SPECIAL), key=ORDER.index)


class Quatch:
    """One game, after the deal."""

    def __init__(self, players: list[Player], deck: list[str], options: object) -> None:
        self.players = players
        self.deck = deck                         # the last is on top
        self.options = options
        self.pile: list[str] = []
        self.bin: list[str] = []
        self.turn = 0
        self.step = 1
        self.opening: str | None = None
        self.idle = 0
        self.passed = 0
        self.seen: Counter[object] = Counter()
        self.over = False

    # -- before play
    def swap(self, seat: int, layout: Sequence[int]) -> None:
        """Those of the six cards that shall be the hand: 0 to 2 are of the hand, 3 to 5 of the chance row."""
        player = self.players[seat]
        six = [*player.hand, *player.chance]
        player.hand = [str(six[i]) for i in layout]
        out = [six[i] for i in range(3) if i not in layout]
        player.chance = [out.pop(0) if i in layout else six[i] for i in range(3, 6)]     # who stays, keeps its place

    def lowest_of(self, seats: Sequence[int]) -> list[int]:
        """Who has the lowest card; who ties compares the next; several, if all are alike."""
        left = list(seats)
        for n in range(3):
            level = {s: ORDER.index(self.players[s].plain()[n]) if n < len(self.players[s].plain()) else 99
                     for s in left}
            left = [s for s in left if level[s] == min(level.values())]
            if len(left) == 1:
                break
        return left

    def open(self, starter: int, backward: bool) -> None:
        """The starter is to play the lowest rank."""
        self.turn = starter
        self.step = -1 if backward else 1
        self.opening = self.players[starter].plain()[0]
        self.remember()

    # -- a turn
    def fits(self, card: str) -> bool:
        """Whether a card may lie on the pile."""
        if card in SPECIAL or not self.pile or self.pile[-1] == "2":
            return True
        return ORDER.index(card) >= ORDER.index(self.pile[-1])

    def may_end(self, seat: int, rank: str, copies: int) -> bool:
        """A play after which nothing is left: no special, and by agreement no fourth of a kind."""
        if self.deck or self.players[seat].cards() > copies:
            return True
        if rank in SPECIAL:
            return False
        top = (self.pile + [rank] * copies)[-4:]
        return not (self.options.four_finish == "forbid" and len(top) == 4 and set(top) == {rank})  # type: ignore[attr-defined]

    def legal(self) -> set[Act]:
        """All that may be done now."""
        player = self.players[self.turn]
        source = list(player.hand) or [c for c in player.chance if c is not None]
        found: set[Act] = set()
        if source:
            for rank in set(source):
                if self.opening not in (None, rank) or not self.fits(rank):
                    continue
                most = source.count(rank)
                for copies in range(most if self.options.play_all else 1, most + 1):      # type: ignore[attr-defined]
                    if self.may_end(self.turn, rank, copies):
                        found.add((rank, copies))
        else:
            found = {("pick", i) for i, card in enumerate(player.stand) if card is not None}
        if self.pile and (not found or self.options.may_eat):                             # type: ignore[attr-defined]
            found.add(("eat", 0))
        return found or {("pass", 0)}

    def do(self, act: Act) -> None:
        """One act of the player whose turn it is."""
        player, (word, n) = self.players[self.turn], act
        self.opening = None
        if word == "pass":
            self.idle += 1
            self.passed += 1
            if self.passed == sum(p.place == 0 for p in self.players):
                self.finish(by_cards=False)
            else:
                self.next()
            return
        self.passed = 0
        if word == "eat":
            self.take(player)
            self.idle += 1
            self.next()
        elif word == "pick":
            card = player.stand[n]
            assert card is not None
            if self.fits(card) and self.may_end(self.turn, card, 1):
                player.stand[n] = None
                self.put(card, 1, progress=True)
            else:
                player.stand[n] = None
                player.hand.append(card)
                player.eaten += 1
                self.take(player)
                self.idle = 0
                self.next()
        elif player.hand:
            for _ in range(n):
                player.hand.remove(word)
            self.put(word, n, progress=False)
        else:
            for _ in range(n):
                player.chance[player.chance.index(word)] = None
            self.put(word, n, progress=True)

    def take(self, player: Player) -> None:
        """The pile goes to the hand."""
        player.eaten += len(self.pile)
        player.hand += self.pile
        self.pile = []

    def put(self, rank: str, copies: int, progress: bool) -> None:
        """To the pile; clear, draw, win, bonus turn, in this order."""
        player = self.players[self.turn]
        self.pile += [rank] * copies
        clear = rank == "10" or (len(self.pile) >= 4 and len(set(self.pile[-4:])) == 1)
        if clear:
            self.bin += self.pile
            self.pile = []
        while len(player.hand) < 3 and self.deck:
            player.hand.append(self.deck.pop())
            progress = True
        self.idle = 0 if progress or clear else self.idle + 1
        if player.cards() == 0:
            player.place = 1 + sum(p.place > 0 for p in self.players)
            left = [p for p in self.players if p.place == 0]
            if not self.options.places or len(left) == 1:                                 # type: ignore[attr-defined]
                for other in left:
                    other.place = player.place + 1
                self.over = True
                return
            clear = False
        self.next(again=clear)

    def next(self, again: bool = False) -> None:
        """Whose turn it is; long or circular play ends the game."""
        if not again:
            self.turn = (self.turn + self.step) % len(self.players)
            while self.players[self.turn].place:
                self.turn = (self.turn + self.step) % len(self.players)
        if self.idle >= 200 or self.remember() >= 3:
            self.finish(by_cards=True)

    def remember(self) -> int:
        """How often the whole position, with the same player to move, has been there."""
        position = (self.turn, tuple(self.pile), tuple(self.deck),
                    tuple((tuple(sorted(p.hand)), tuple(p.chance), tuple(p.stand)) for p in self.players))
        self.seen[position] += 1
        return self.seen[position]

    def finish(self, by_cards: bool) -> None:
        """By cards left, stand cards left, cards eaten; or nobody is better."""
        left = [p for p in self.players if p.place == 0]
        first = 1 + len(self.players) - len(left)
        load = [(p.cards(), sum(c is not None for c in p.stand), p.eaten) if by_cards else () for p in left]
        for player, mine in zip(left, load, strict=True):
            better = sum(other < mine for other in load)
            player.place = first + (better if self.options.places else min(better, 1))    # type: ignore[attr-defined]
        self.over = True
