# Refusals that every game knows. { $act } is what was tried.
match-over = The match is over.
not-your-turn = It is not your turn.
no-such-act = This game has no act number { $act }.
not-in-hand = { $act } is not in your hand.

# Seats, by where they sit; you sit in the south.
seat-south = South
seat-southwest = Southwest
seat-west = West
seat-northwest = Northwest
seat-north = North
seat-northeast = Northeast
seat-east = East
seat-southeast = Southeast
you = You
you-inside = you
and = { $some } and { $last }

# Zones: "your hand", "West's hand", "the deck".
zone = { $me ->
    [yes] your { $place }
   *[no] { $who }'s { $place }
}
zone-shared = the { $place }

# Events. A game may say more of a move from zone to zone: move-hand-table and the like.
# $who does it, $taker gets it; $me and $to_me say whether that is you. An empty text is not shown.
gather = { "" }
    --- Round { $round } ---
shuffle = { "" }
move = { $named ->
    [0] { $count ->
        [one] A card goes from { $source } to { $target }.
       *[other] { $count } cards go from { $source } to { $target }.
    }
   *[other] { $cards } { $count ->
        [one] goes
       *[other] go
    } from { $source } to { $target }.
}
show = { $named ->
    [0] { $source_place ->
        [0] Cards of { $source } are shown to somebody.
       *[other] Somebody looks at place { $source_place } of { $source }.
    }
   *[other] { $source_place ->
        [0] In { $source }: { $cards }.
       *[other] At place { $source_place } of { $source }: { $cards }.
    }
}
exchange = Two cards are exchanged, place { $source_place } of { $source } and place { $target_place } of { $target }.
score = { $me ->
    [yes] You get { $points ->
        [one] 1 point
       *[other] { $points } points
    }, { $total } in all.
   *[no] { $who } gets { $points ->
        [one] 1 point
       *[other] { $points } points
    }, { $total } in all.
}

# Games of tricks
move-deck-hand = { $named ->
    [0] { $count ->
        [one] { $taker } draws a card.
       *[other] { "" }
    }
   *[other] { $count ->
        [one] { $to_me ->
            [yes] You draw { $cards }.
           *[no] { $taker } draws { $cards }.
        }
       *[other] { $to_me ->
            [yes] You are dealt { $cards }.
           *[no] { $taker } is dealt { $cards }.
        }
    }
}
move-hand-table = { $me ->
    [yes] You play { $cards }.
   *[no] { $who } plays { $cards }.
}
move-table-taken = { "" }
takes-trick = { $me ->
    [yes] You take the trick.
   *[no] { $who } takes the trick.
}
last-trick = { $me ->
    [yes] Last trick: { $plays }. You took it.
   *[no] Last trick: { $plays }. { $who } took it.
}
no-trick-yet = No trick has been taken yet.

# What lies where, for the command h; and what each has won, for s.
lies = { $named ->
    [0] In { $place }: { $count ->
        [one] one card
       *[other] { $count } cards
    }.
   *[other] In { $place }: { $cards }.
}
lies-hand = { $me ->
    [yes] Your hand: { $cards }
   *[no] { $named ->
        [0] { "" }
       *[other] { $who } holds { $cards }.
    }
}
lies-table = { $me ->
    [yes] You have played { $cards }.
   *[no] { $who } has played { $cards }.
}
lies-taken = { "" }
lies-deck = { "" }
place-card = { $place }: { $card }
place-unknown = { $place }: unknown
won = { "" }
won-taken = { $me ->
    [yes] You have taken { $cards }.
   *[no] { $who } has taken { $cards }.
}

# At the table
welcome = Type a number or a card; ? for a hint, help for all else.
welcome-back = Welcome back. This is where you were:
prompt = Your turn.
standing = { "" }
standing-seat = { "" }
scores = Round { $round }. Scores: { $scores }.
match-won = { $me ->
    [yes] { $count ->
        [one] The match is over. You win! { $scores }.
       *[other] The match is over. { $who } share the win! { $scores }.
    }
   *[no] { $count ->
        [one] The match is over. { $who } wins. { $scores }.
       *[other] The match is over. { $who } share the win. { $scores }.
    }
}
stands = { $count ->
    [0] The match is not over; the next round is to be dealt. { $scores }.
   *[other] The match is not over; still to act: { $who }. { $scores }.
}
hint = { $known ->
    [0] Hint: { $act }.
    [one] Hint: { $act }.
   *[other] Hint: { $act }. Expected, from 0 (worst) to 100: { $scores }.
}
reason = In { $share } % of the deals that fit, { $card } lies in { $place }. There { $act } brings { $there } more than { $other }, elsewhere { $elsewhere }.
undone = You take { $act } back.
nothing-to-undo = You have not decided anything yet.
nothing-yet = Nothing has happened yet.
no-such-number = { $last ->
    [one] There is only number 1.
   *[other] Choose a number from 1 to { $last }.
}
type-help = Type help to see what you can do.
help = Type the number of an act, or its name, such as 10H or qs. Several at once: 1 2 3.
    ?  or hint   what a master would do, and how good the acts seem to it
    u  or undo   take your last decision back
    l  or last   the last trick
    s  or score  the scores
    h  or hand   your hand, and what lies on the table
    r  or rules  the rules of this game
    q  or quit   leave; the match is kept
saved = The match is kept. To go on: parlour play --resume { $file }
kept = To see it again: parlour replay { $file }
not-saved = The match cannot be saved ({ $why }). Here it is: put these lines into a file, then parlour play --resume FILE.

# The rules as a page
rules-ids = The words in brackets are the ids by which the game names a rule when it refuses an act.
rules-options = Options
rules-no-options = This game has none.
rules-option = - { $name } = { $value } (usually { $usual }; { $choices }): { $why }.
rules-presets = Presets
rules-preset = - preset={ $name }: { $told }.
rules-usual = all as usual
