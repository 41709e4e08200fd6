"""The kinds of events."""
MOVE, SHOW, EXCHANGE, SHUFFLE, GATHER, SAY, SCORE = range(7)
NAMES = ("move", "show", "exchange", "shuffle", "gather", "say", "score")
