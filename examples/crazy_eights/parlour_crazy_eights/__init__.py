"""Crazy Eights, a game for Parlour."""
