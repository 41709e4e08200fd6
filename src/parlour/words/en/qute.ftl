about = Get rid of your cards: match the suit or the rank on the stack, or put a jack. Two to four players.

open-the-round = You open the round: put any card of your hand.
match-the-top = You have a card that fits, so put one: { $suit }, another { $rank }, or a jack.
demanded-suit = You have a card that fits, so put one: { $suit }, which were demanded, or another jack.
nothing-fits = { $rank ->
    [jack] Nothing you have fits, so draw a card: it takes { $suit } or a jack.
   *[other] Nothing you have fits, so draw a card: it takes { $suit }, another { $rank }, or a jack.
}
put-what-you-drew = The card you drew fits: put it.
may-put-what-you-drew = The card you drew fits: put it, or end your turn.
only-one-draw = You have drawn a card, and cannot put one now: end your turn.
same-rank = In the rest of this turn you may only put another { $rank }; or end it.
cover-the-six = Cover your six: with { $suit }, another six or a jack. If you have none, draw until you have.
six-stays-open = Your six may stay open now: end your turn, or put a card that fits.
hand-is-empty = You have put your last card: finish the round.
name-a-suit = Your jack demands a suit: name it.
whom-the-eights-hit = Your eights make others draw: say whether all in turn, or only the next player.
minus-or-plus = Your jacks count at the end: minus for you, or plus for all others.

starts = { $me ->
    [yes] You start{ $amount ->
        [0] : the last card dealt to you is put by itself
       *[other] { "" }
    }.
   *[no] { $who } starts{ $amount ->
        [0] : the last card dealt is put by itself
       *[other] { "" }
    }.
}
demands-diamonds = { $me ->
    [yes] You demand diamonds.
   *[no] { $who } demands diamonds.
}
demands-spades = { $me ->
    [yes] You demand spades.
   *[no] { $who } demands spades.
}
demands-hearts = { $me ->
    [yes] You demand hearts.
   *[no] { $who } demands hearts.
}
demands-clubs = { $me ->
    [yes] You demand clubs.
   *[no] { $who } demands clubs.
}
passes = { $me ->
    [yes] You put nothing.
   *[no] { $who } puts nothing.
}
refills = The blind is empty: the stack is shuffled and becomes the blind. From now on points count times { $amount }.
nothing-left = { $me ->
    [yes] There is no card left for you to draw.
   *[no] There is no card left for { $who } to draw.
}
one-card-left = { $me ->
    [yes] You have one card left.
   *[no] { $who } has one card left.
}
skipped = { $me ->
    [yes] You are skipped.
   *[no] { $who } is skipped.
}
again = { $me ->
    [yes] You have another turn.
   *[no] { $who } has another turn.
}
eights-hit-all = { $me ->
    [yes] Your eights hit all others in turn.
   *[no] The eights of { $who } hit all others in turn.
}
eights-hit-next = { $me ->
    [yes] Your eights hit the next player only.
   *[no] The eights of { $who } hit the next player only.
}
declares-qute = { $me ->
    [yes] Four of a rank: you declare Qute! The round is over.
   *[no] Four of a rank: { $who } declares Qute! The round is over.
}
goes-out = { $me ->
    [yes] You have put your last card: the round is over.
   *[no] { $who } has put the last card: the round is over.
}
minus-points = { $me ->
    [yes] For jacks you count { $amount } points less.
   *[no] For jacks { $who } counts { $amount } points less.
}
plus-points = { $me ->
    [yes] For your jacks all others count { $amount } points more.
   *[no] For the jacks of { $who } all others count { $amount } points more.
}
times = All points of this round count times { $amount }.
to-zero = { $me ->
    [yes] You have exactly 125 points: your score goes back to 0!
   *[no] { $who } has exactly 125 points: the score goes back to 0!
}
score = { $me ->
    [yes] { $points ->
        [0] Your score stays { $total }.
       *[other] Your score changes by { $points }, to { $total }.
    }
   *[no] { $points ->
        [0] { $who }: the score stays { $total }.
       *[other] { $who }: the score changes by { $points }, to { $total }.
    }
}

move-blind-hand = { $named ->
    [0] { "" }
   *[other] { $to_me ->
        [yes] You are dealt { $cards }.
       *[no] { $taker } is dealt { $cards }.
    }
}
move-blind-drawn = { $named ->
    [0] { $count ->
        [one] { $taker } draws a card.
       *[other] { $taker } draws { $count } cards.
    }
   *[other] { $to_me ->
        [yes] You draw { $cards }.
       *[no] { $taker } draws { $cards }.
    }
}
move-hand-stack = { $me ->
    [yes] You put { $cards }.
   *[no] { $who } puts { $cards }.
}
move-drawn-stack = { $me ->
    [yes] You put { $cards }.
   *[no] { $who } puts { $cards }.
}
move-drawn-hand = { "" }
move-stack-blind = { "" }
show-hand = { $named ->
    [0] { $me ->
        [yes] You have no card left.
       *[no] { $who } has no card left.
    }
   *[other] { $me ->
        [yes] You have { $cards }.
       *[no] { $who } has { $cards }.
    }
}

lies-hand = { $me ->
    [yes] Your hand: { $cards }
   *[no] { $named ->
        [0] { $count ->
            [one] { $who } has one card.
           *[other] { $who } has { $count } cards.
        }
       *[other] { $who } has { $cards }.
    }
}
lies-drawn = { $me ->
    [yes] Just drawn: { $cards }
   *[no] { $count ->
        [one] { $who } has one more card, just drawn.
       *[other] { $who } has { $count } more cards, just drawn.
    }
}
lies-blind = { $count ->
    [one] In the blind: one card.
   *[other] In the blind: { $count } cards.
}
lies-stack = The stack, its top card last: { $cards }.

prompt = { $phase ->
    [opening] You start. Put any card of your hand:
    [suit] Which suit do you demand?
    [eights] Whom do your { $laid } eights hit? All others in turn draw two for each, or the next player draws for all:
    [last-eights] Whom do your { $laid } eights hit? All others in turn draw two for each, or the next player draws for all:
    [points] What do your jacks count? Minus for you, or plus for all others:
   *[turn] { $laid ->
        [0] { $drew ->
            [0] Your turn.
           *[other] You have drawn.
        } On top lies { $topmost }{ $rank ->
            [jack] , and { $suit } are demanded
           *[other] { "" }
        }:
       *[other] { $run ->
            [4] Four in a row!
           *[other] Your turn goes on.
        } { $rank ->
            [six] { $exempt ->
                [0] Cover your { $topmost }:
               *[other] Your { $topmost } may stay open:
            }
           *[other] On top lies your { $topmost }. Put another { $rank }, or end your turn:
        }
    }
}
standing = On top lies { $topmost }{ $rank ->
    [jack] , and { $suit } are demanded
   *[other] { "" }
}. { $run ->
    [1] It is the first of its rank in a row.
   *[other] Cards of its rank in a row: { $run }.
} { $mult ->
    [1] The blind was not refilled yet.
   *[other] Points of this round count times { $mult }.
} Exactly 125 points become 0; more end the match, and the fewest win.

option-seats = Players
option-opening = Opening
option-opening-auto = last card dealt
option-opening-choice = starter's choice
option-drawn_card = A drawn card
option-drawn_card-must = must be put
option-drawn_card-may = may be put
option-drawn_card-never = is never put
option-qute_needs_two_players = Qute takes two
option-final_penalties = Penalties at the end
option-jpoints = Points of jacks
option-jpoints-choose = as chosen
option-jpoints-minus-only = always minus
option-j_count = Which jacks count
option-j_count-last-turn = of the last turn
option-j_count-run = of the whole run
option-eights_choice_2p = Eights of two
option-new_game_starter = Who starts
option-after_continue = Going on without Qute
option-after_continue-keep = the run goes on
option-after_continue-clear = counts from 0
count-declares-qute = Qutes declared
count-goes-out = First to go out
count-to-zero = Back to 0
count-skipped = Skipped
preset-qute = Qute
preset-classic = Classic
