about = Four cards face down: have the least in front of you, and say so. Two to six players.

card-1R = red joker
card-2R = red joker
card-1B = black joker
card-2B = black joker

no-card-there = There is no card at that place.
look-at-two = Look at two of your own cards, a different one each time.
draw-or-call = Draw a card first, or do one of the other things that begin a turn.
replace-or-discard = You hold a drawn card: discard it, or put it in place of one of yours.
also-or-done = Name another of your cards that has the same rank, or say that you are done.
stack-or-pass = A card of rank { $rank } was discarded: stack one like it, or pass.
give-one = You stacked another player's card: give one of yours for it.
own-card = Choose one of your own cards for the power of the card you discarded, or skip it if you have not begun.
choose-a-seat = Choose another player who has cards, never the same one twice and not yourself.
their-card = Choose a card in the row of the player you named.
swap-or-keep = Exchange the two cards you have looked at, or keep them where they are.
call-or-finish = Your turn is nearly over: call kabul, or finish it.
must-replace = A card taken from the discard pile has to replace one of yours.
caller-locked = Choose another player who has cards; nobody can touch the cards of the one who called.

starts = { $me ->
    [yes] Everybody has four cards, face down. You have the first turn.
   *[no] Everybody has four cards, face down. { $who } has the first turn.
}
kabul = { $me ->
    [yes] You call kabul!
   *[no] { $who } calls kabul!
}
replaces = { $me ->
    [yes] You put the drawn card at place { $amount }.
   *[no] { $who } puts the drawn card at place { $amount }.
}
mismatch = { $me ->
    [yes] The cards you named differ in rank: all are shown, they stay, and the drawn one joins them.
   *[no] The cards that { $who } named differ in rank: all are shown, they stay, and the drawn one joins them.
}
stacks = { $me ->
    [yes] You stack the card at place { $amount }: it matches.
   *[no] { $who } stacks the card at place { $amount }: it matches.
}
wrong-stack = { $me ->
    [yes] You try to stack the card at place { $amount }: it does not match.
   *[no] { $who } tries to stack the card at place { $amount }: it does not match.
}
marker = { $me ->
    [yes] There is no card to take: you get a marker worth 10. Your markers count { $amount }.
   *[no] There is no card to take: { $who } gets a marker worth 10. These markers count { $amount }.
}
looks = { $me ->
    [yes] You look:
   *[no] { $who } looks at { $amount ->
        [one] a card
       *[other] { $amount } cards
    }:
}
right-call = { $me ->
    [yes] You called, and nobody has less.
   *[no] { $who } called, and nobody has less.
}
wrong-call = { $me ->
    [yes] You called, but somebody has less.
   *[no] { $who } called, but somebody has less.
}
total = { $me ->
    [yes] That makes { $amount } for you.
   *[no] That makes { $amount } for { $who }.
}
deck-out = No card is left to draw: the round is over.

move-deck-row = { $target_place ->
    [0] { "" }
   *[other] { $to_me ->
        [yes] You take a card from the deck, unseen, to place { $target_place }.
       *[no] { $taker } takes a card from the deck, unseen, to place { $target_place }.
    }
}
move-deck-drawn = { $named ->
    [0] { $taker } draws a card.
   *[other] { $to_me ->
        [yes] You draw { $cards }.
       *[no] { $taker } draws { $cards }.
    }
}
move-discard-drawn = { $to_me ->
    [yes] You take { $cards } from the discard pile.
   *[no] { $taker } takes { $cards } from the discard pile.
}
move-drawn-discard = { $me ->
    [yes] You discard { $cards }.
   *[no] { $who } discards { $cards }.
}
move-drawn-row = { $named ->
    [0] { "" }
   *[other] { $me ->
        [yes] The { $cards } is at your place { $target_place } now.
       *[no] The { $cards } is at { $who }'s place { $target_place } now.
    }
}
move-row-discard = From { $source } to the discard pile: { $cards }.
move-row-row = { $named ->
    [0] A card goes from place { $source_place } of { $source } to place { $target_place } of { $target }.
   *[other] The { $cards } goes from place { $source_place } of { $source } to place { $target_place } of { $target }.
}
move-deck-discard = The first card of the discard pile is { $cards }.
move-discard-deck = All discards but the top one are shuffled and become the deck.
show-row = { $named ->
    [0] The card at place { $source_place } of { $source } is looked at.
   *[other] { $source_place ->
        [0] { $me ->
            [yes] You have { $cards }.
           *[no] { $who } has { $cards }.
        }
       *[other] At place { $source_place } of { $source }: { $cards }.
    }
}
exchange-row-row = { $named ->
    [0] Two cards change places: place { $source_place } of { $source } and place { $target_place } of { $target }.
   *[other] Two cards change places: place { $source_place } of { $source } and place { $target_place } of { $target }. You know of { $cards }.
}

lies-row = { $count ->
    [0] { $me ->
        [yes] You have no cards left in your row.
       *[no] { $who } has no cards left.
    }
   *[other] { $me ->
        [yes] Your row: { $cards }
       *[no] { $who }'s row: { $cards }
    }
}
lies-drawn = { $me ->
    [yes] You have drawn { $cards }.
   *[no] { $who } has drawn { $named ->
        [0] a card.
       *[other] { $cards }.
    }
}
lies-deck = In the deck: { $count ->
    [one] one card.
   *[other] { $count } cards.
}
lies-discard = { $count ->
    [one] On the discard pile: { $top }.
   *[other] On top of the discard pile, with { $count } cards: { $top }.
}

prompt = { $phase ->
    [peek] Look at two of your cards:
    [draw] Your turn. Draw from the deck, or do something else:
    [decide] { $taken ->
        [0] Discard the drawn card, or put it in place of one of yours:
       *[other] Put the card you took in place of one of yours:
    }
    [also] Another card of the same rank as well? Or done:
    [stack] The discard is of rank { $rank }. Stack one like it, or pass:
    [give] Give one of your cards for it:
    [own] { $power ->
        [peek-own] Look at one of your cards, or skip:
        [peek-both] Look at one of your cards and one of another player, or skip. First yours:
        [peek-double] Look at up to two of your cards, then at up to two of another player. Yours, or skip:
        [switch] Switch one of your cards with one of another player, unseen, or skip. First yours:
       *[other] Look at one of your cards and one of another player; then you may switch them. First yours, or skip:
    }
    [seat] { $power ->
        [switch] Whose card is to be switched?
       *[other] Whose card do you look at?
    }
    [theirs] { $power ->
        [switch] Which of these cards is to be switched?
       *[other] Which of these cards do you look at?
    }
    [switch] Switch the two cards you saw, or keep them where they are?
   *[other] Call kabul, or finish your turn?
}
standing = { $option_scoring ->
    [rank] The lowest total of a round gets the most points, and after { $option_rounds } rounds the most points win.
    [lowest] The lowest total of a round gets a point, and after { $option_rounds } rounds the most points win.
   *[other] Totals count as minus points, and after { $option_rounds } rounds the fewest win.
}
standing-seat = { $me ->
    [yes] You have { $its_row ->
        [one] one card
       *[other] { $its_row } cards
    }{ $markers ->
        [0] .
       *[other] , and markers worth { $markers }.
    }
   *[no] { $who } has { $its_row ->
        [one] one card
       *[other] { $its_row } cards
    }{ $markers ->
        [0] .
       *[other] , and markers worth { $markers }.
    }
}

option-seats = Players
option-rounds = Rounds
option-target = End at points
option-jokers = Jokers
option-start_peek = First look
option-start_peek-any = any two
option-start_peek-outer = first and last
option-start_peek-near = the last two
option-start_peek-none = none
option-initial_discard = First discard
option-draw_sources = Draw from
option-draw_sources-deck = the deck
option-draw_sources-both = deck or discard
option-front_insert = New ones in front
option-multi_exchange = Replace several
option-power_trigger = Powers have
option-power_trigger-any-discard = all discards
option-power_trigger-drawn-only = drawn cards only
option-power_map = Which powers
option-power_map-kabul = Kabul
option-power_map-gist = short version
option-power_map-cambio = Cambio
option-power_map-cabo = Cabo
option-power_map-none = none
option-switch_scope = A switch takes
option-switch_scope-own = own and another's
option-switch_scope-any-two = any two
option-peek_switch = After the look
option-peek_switch-optional = may switch
option-peek_switch-forced = must switch
option-peek_switch-free = any two
option-window = Who counts first
option-window-seat = in turn
option-window-random = by lot
option-window-live = the quickest
option-stack_scope = What may be stacked
option-stack_scope-own = own cards
option-stack_scope-any = all cards
option-stack_scope-none = nothing
option-stack_limit = How many are stacked
option-stack_limit-one = one
option-stack_limit-all-matching = all that match
option-stack_limit-chain = a chain
option-stack_penalty = Penalty cards
option-wrong_shown = Who sees a wrong one
option-wrong_shown-all = all
option-wrong_shown-owner = who tried
option-wrong_shown-nobody = nobody
option-call_timing = When to call
option-call_timing-end = at the end of a turn
option-call_timing-start = instead of a turn
option-call_timing-either = both
option-min_laps = Not before
option-last_turns = Last turns
option-lock_caller = Caller is safe
option-false_call = A wrong call
option-false_call-none = costs nothing
option-false_call-repo = 5 off, nobody else scores
option-false_call-mid = 1 off, 1 for the others
option-false_call-last = comes last
option-false_call-five = 5 points
option-false_call-ten = 10 points
option-scoring = Scoring
option-scoring-rank = by rank
option-scoring-lowest = only the lowest
option-scoring-sum = totals
option-scoring-cabo = as in Cabo
option-scoring-golf = as in Golf
option-deck_out = Deck empty
option-deck_out-ends = the round ends
option-deck_out-void = the round is void
option-deck_out-reshuffle = discards shuffled
option-values = Card values
option-values-kabul = Kabul
option-values-gist = short version
option-values-cambio = Cambio
option-values-cabo = Cabo
option-values-golf = Golf
preset-none = Kabul as usual
preset-repo = Hard penalty
preset-caller_last = Wrong caller is last
preset-first_to_12 = First to twelve
preset-cabo = Like Cabo
preset-cambio = Like Cambio
preset-golf = Like Golf
count-kabul = Kabul called
count-right-call = Called rightly
count-wrong-call = Called wrongly
count-stacks = Stacked
count-wrong-stack = Stacked wrongly

# Options that do not go together
one-given-for-each = Where all cards may be stacked, one is given for each: then either one card or a chain is stacked on a discard.
places-are-kept = Where all cards may be stacked, cards keep their places: then new ones do not go in front.
totals-are-added = Where totals are added up, a wrong call costs nothing, 5 or 10 points.
