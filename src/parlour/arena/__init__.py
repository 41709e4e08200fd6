"""Bots against each other: duplicate deals, intervals, sequential tests and a ladder."""
