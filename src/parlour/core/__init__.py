"""What every card game is made of: cards, zones, verbs, knowledge, search."""
