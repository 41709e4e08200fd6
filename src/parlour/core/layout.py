"""How four players of tricks lay out their table, and the pack of 52."""
HAND, TABLE, TAKEN, DECK = 0, 4, 8, 12           # zones, one per seat but the deck; a game's own come behind
ZONES = {"hand": 4, "table": 4, "taken": 4, "deck": 1}
SUIT = 0x1FFF                                    # thirteen cards of one suit
PACK = (1 << 52) - 1
PUBLIC = {"led": (-1, 3), "best": (-1, 51), "winner": (0, 3)}
WORDS = {"led": ("clubs", "diamonds", "spades", "hearts")}
