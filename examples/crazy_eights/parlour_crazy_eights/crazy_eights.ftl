about = Be the first without cards: match the suit or the rank on the pile, or play an eight. Two to four players.

match-or-draw = Play { $suit }, a card of the rank on the pile, or an eight; or draw a card.
match-or-pass = Play { $suit }, a card of the rank on the pile, or an eight; or pass.
must-match = The stock is empty, and you have a card that fits: { $suit }, the rank on the pile, or an eight.
nothing-fits = Nothing you hold fits, and the stock is empty: you can only pass.
name-a-suit = You have played an eight: name a suit.

names-clubs = { $me ->
    [yes] You name clubs.
   *[no] { $who } names clubs.
}
names-diamonds = { $me ->
    [yes] You name diamonds.
   *[no] { $who } names diamonds.
}
names-spades = { $me ->
    [yes] You name spades.
   *[no] { $who } names spades.
}
names-hearts = { $me ->
    [yes] You name hearts.
   *[no] { $who } names hearts.
}
passes = { $me ->
    [yes] You pass.
   *[no] { $who } passes.
}
