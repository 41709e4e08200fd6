"""Yardsticks: simple players, a file a game, that the levels of the house are measured against."""
