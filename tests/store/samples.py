"""People, tokens and matches for the tests of the store."""
from parlour.store import Finished, Person, Player, Token

ANN = Person("ann", "Ann", b'{"cards": "large"}', 1_000, 2_000)
BEN = Person("ben", "Ben")
BOT = {"bot": "search@1:2000 seed 8", "level": "strong"}
RECORD = """parlour-record 1
game hearts 1
option limit=50
seat 0 Ann
seat 1 Ben Ann
deal 6f1e
0 QS
digest 0123456789abcdef
"""


def token(person: str, number: int) -> Token:
    return Token(bytes([number]) * 32, person, f"device {number}", number)


def match(number: int, *players: Player, game: str = "hearts", options: str = "limit=50") -> Finished:
    return Finished(f"m{number}", "t", game, 1, options, number * 10, number * 10 + 5, players)
