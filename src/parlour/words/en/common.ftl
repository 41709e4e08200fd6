# Refusals that every game knows. { $act } is what was tried.
match-over = The match is over.
not-your-turn = It is not your turn.
no-such-act = This game has no act number { $act }.
not-in-hand = { $act } is not in your hand.
