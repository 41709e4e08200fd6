about = Be the first without cards: play as high as the pile or higher, or eat it. Two to four players.

# Refusals
not-in-play = { $act } is not possible now. Play from your hand; when it is empty, from your chance row; when that is empty too, pick from your stand.
show-lowest = Show your lowest card, twos and tens apart.
open-with-lowest = You open, with your lowest rank: { $opening }. If you have several of it, you may say several first.
as-high = Play { $beat } or higher, or a 2 or a 10: one card, or if you have equal ones say several first.
as-high-and-all = Play { $beat } or higher, or a 2 or a 10; and all that you have of that rank.
must-play = Any rank fits, so play: one card, or if you have equal ones say several first.
must-play-all = Any rank fits, so play; and all that you have of that rank.
nothing-fits = Nothing that you have fits on { $beat }: eat the pile.
special-not-last = A 2 or a 10 may not be your last card: eat the pile, or pass if there is none.
four-not-last = Your last cards may not complete four of a kind.
pick-one = Pick a card of your stand.
equal-or-done = You are laying several: add another { $beat }, or say done.

# What is said
shows-none = { $me ->
    [yes] You have no other card to compare.
   *[no] { $who } has no other card to compare.
}
lot-decides = { $me ->
    [yes] The lowest cards are alike. The lot falls on you.
   *[no] The lowest cards are alike. The lot falls on { $who }.
}
opens = { $me ->
    [yes] You have the lowest card and open.
   *[no] { $who } has the lowest card and opens.
}
turns-round = Play goes counter-clockwise, toward the second lowest card.
several = { $me ->
    [yes] You say several: lay equal cards one by one, then say done.
   *[no] { $who } says several, and lays equal cards one by one.
}
bust = { $me ->
    [yes] It may not be played: bust!
   *[no] It may not be played: { $who } is bust!
}
ten-clears = A ten: { $me ->
    [yes] you clear
   *[no] { $who } clears
} the pile, { $amount ->
    [one] 1 card
   *[other] { $amount } cards
}.
four-clears = Four of a kind: { $me ->
    [yes] you clear
   *[no] { $who } clears
} the pile, { $amount } cards.
passes = { $me ->
    [yes] You pass: there is nothing to play and nothing to eat.
   *[no] { $who } passes, with nothing to play and nothing to eat.
}
out = { $me ->
    [yes] { $amount ->
        [1] You have no cards left: you come first!
        [2] You have no cards left: you come second.
       *[other] You have no cards left: you come third.
    }
   *[no] { $amount ->
        [1] { $who } has no cards left and comes first!
        [2] { $who } has no cards left and comes second.
       *[other] { $who } has no cards left and comes third.
    }
}
stalemate = Nobody can play, and there is nothing to eat: a draw.
no-progress = 200 plays without progress: who has the fewest cards is best.
third-time = The third time in the same position: who has the fewest cards is best.
first-place = { $me ->
    [yes] You come first.
   *[no] { $who } comes first.
}

# Moves
move-deck-aside = Not in this game: { $cards }.
move-deck-stand = { "" }
move-deck-chance = { $to_me ->
    [yes] Your chance row: { $cards }.
   *[no] { $taker }'s chance row: { $cards }.
}
move-deck-dealt = { $to_me ->
    [yes] You are dealt { $cards }.
   *[no] { "" }
}
move-deck-hand = { $named ->
    [0] { $count ->
        [one] { $taker } draws a card.
       *[other] { $taker } draws { $count } cards.
    }
   *[other] { $to_me ->
        [yes] You draw { $cards }.
       *[no] { $taker } draws { $cards }.
    }
}
move-chance-dealt = { $me ->
    [yes] You take { $cards } from the chance row into the hand.
   *[no] { $who } takes { $cards } from the chance row into the hand.
}
move-dealt-chance = { $me ->
    [yes] You lay { $cards } in the chance row.
   *[no] { $who } lays { $cards } in the chance row.
}
show-dealt = { $me ->
    [yes] You show { $cards }.
   *[no] { $who } shows { $cards }.
}
move-dealt-hand = { "" }
move-hand-pile = { $me ->
    [yes] You play { $cards }.
   *[no] { $who } plays { $cards }.
}
move-chance-pile = { $me ->
    [yes] You play { $cards } from the chance row.
   *[no] { $who } plays { $cards } from the chance row.
}
move-stand-pile = { $me ->
    [yes] You pick { $cards } from the stand.
   *[no] { $who } picks { $cards } from the stand.
}
move-pile-hand = { $count ->
    [0] { "" }
   *[other] { $to_me ->
        [yes] You eat { $count ->
            [one] 1 card
           *[other] { $count } cards
        }: { $cards }.
       *[no] { $taker } eats { $count ->
            [one] 1 card
           *[other] { $count } cards
        }: { $cards }.
    }
}
move-pile-bin = { "" }

# What lies where
lies-hand = { $me ->
    [yes] Your hand: { $cards }.
   *[no] { $who }'s hand: { $count ->
        [one] 1 card
       *[other] { $count } cards
    }{ $named ->
        [0] .
       *[other] , of which all have seen { $cards }.
    }
}
lies-dealt = { $me ->
    [yes] Dealt to you: { $cards }.
   *[no] Dealt to { $who }: { $count ->
        [one] 1 card
       *[other] { $count } cards
    }{ $named ->
        [0] .
       *[other] , of which all have seen { $cards }.
    }
}
lies-chance = { $named ->
    [0] { "" }
   *[other] { $me ->
        [yes] Your chance row: { $cards }.
       *[no] { $who }'s chance row: { $cards }.
    }
}
lies-stand = { $count ->
    [0] { "" }
   *[other] { $me ->
        [yes] Your stand: { $count ->
            [one] 1 card
           *[other] { $count } cards
        } that nobody has seen.
       *[no] { $who }'s stand: { $count ->
            [one] 1 card
           *[other] { $count } cards
        } that nobody has seen.
    }
}
lies-deck = { $count ->
    [one] The deck has 1 card.
   *[other] The deck has { $count } cards.
}
lies-pile = The pile, its top last: { $cards }.
lies-bin = { "" }
lies-aside = { "" }
won-bin = In the bin: { $cards }.

# At the table
prompt = { $stage ->
    [swap] Of your six cards those dealt to you are 1 to 3, your chance row 4 to 6. Choose the three for your hand:
    [lowest] Show your lowest card, twos and tens apart; without one pass:
    [second] Show your next lowest card, to find the second lowest of all; without one pass:
   *[play] { $opening ->
        [-1] { $laid ->
            [0] { $several ->
                [1] The first of several:
               *[other] { $all_pile ->
                    [0] Your turn. There is no pile:
                   *[other] Your turn. The pile has { $all_pile ->
                        [one] 1 card
                       *[other] { $all_pile } cards
                    }; { $beat ->
                        [any] on a 2 everything fits:
                       *[other] { $beat } or higher fits, and a 2 and a 10:
                    }
                }
            }
           *[other] Another { $beat }, or done:
        }
       *[other] You open, with { $opening }:
    }
}
standing = The deck has { $all_deck ->
    [one] 1 card
   *[other] { $all_deck } cards
}, the pile { $all_pile }, the bin { $all_bin }. { $quiet ->
    [0] { "" }
   *[other] Plays without progress: { $quiet } of 200.
} { $backward ->
    [1] Play goes counter-clockwise.
   *[other] { "" }
}
standing-seat = { $me ->
    [yes] You: in hand { $its_hand }; in the chance row { $its_chance }, in the stand { $its_stand }; eaten so far { $eaten }.
   *[no] { $who }: in hand { $its_hand }; in the chance row { $its_chance }, in the stand { $its_stand }; eaten so far { $eaten }.
}

option-seats = Players
option-games = Games
option-play_all = Play all equal cards
option-may_eat = Eat at will
option-four_finish = Ending with four
option-four_finish-win = allowed
option-four_finish-forbid = forbidden
option-places = For places
option-rotation = Direction
option-rotation-clockwise = clockwise
option-rotation-toward-second-lowest = toward the second lowest
preset-easy = Easy
preset-medium = Medium
preset-hard = Hard
preset-extreme = Extreme
count-out = Got rid of all cards
count-bust = Busts
count-ten-clears = Cleared with a ten
count-four-clears = Cleared with four of a kind
