about = Say how many tricks you will take, and take exactly that many. Four players.

follow-suit = Follow suit: { $led } were led, and you have some.
bid-at-most-your-cards = Bid from 0 to { $cards }: there are no more tricks than cards in a hand.
bids-must-not-fit = Bid from 0 to { $cards }, but not { $forbidden }: the bids must not add up to the number of tricks.

deals = { $me ->
    [yes] You deal { $amount ->
        [one] 1 card
       *[other] { $amount } cards
    } each.
   *[no] { $who } deals { $amount ->
        [one] 1 card
       *[other] { $amount } cards
    } each.
}
bids = { $me ->
    [yes] You bid { $amount }.
   *[no] { $who } bids { $amount }.
}
all-bid = The bids add up to { $amount }.
made = { $me ->
    [yes] You bid { $amount } and made it.
   *[no] { $who } bid { $amount } and made it.
}
missed = { $me ->
    [yes] You missed your bid with { $amount ->
        [0] no trick
        [one] 1 trick
       *[other] { $amount } tricks
    }.
   *[no] { $who } missed the bid with { $amount ->
        [0] no trick
        [one] 1 trick
       *[other] { $amount } tricks
    }.
}
move-deck-hand = { $to_me ->
    [yes] You are dealt { $cards }.
   *[no] { $named ->
        [0] { "" }
       *[other] { $taker } is dealt { $cards }.
    }
}
move-deck-turned = { $cards } is turned up: its suit is trumps.
show-hand = { $me ->
    [yes] You show { $cards }: its suit is trumps.
   *[no] { $who } shows { $cards }: its suit is trumps.
}
lies-turned = Turned up for trumps: { $cards }.
won-taken = { "" }
prompt = { $my_bids ->
    [-1] Trumps are { $trump } ({ $trump_card }). { $cards ->
        [one] 1 trick
       *[other] { $cards } tricks
    }, { $total } bid so far. Your bid{ $forbidden ->
        [-1] { "" }
       *[other] , which may not be { $forbidden }
    }:
   *[other] { $all_table ->
        [0] You lead, trumps are { $trump }.
       *[other] Your turn, { $led } were led, trumps are { $trump }.
    } You bid { $my_bids } and have taken { $my_tricks }:
}
standing = { $option_sequence ->
    [down-up] Round { $number } of 19, { $cards ->
        [one] 1 card
       *[other] { $cards } cards
    } each.
    [up] Round { $number } of 13, { $cards ->
        [one] 1 card
       *[other] { $cards } cards
    } each.
   *[thirteen] { $option_limit } points end the match.
} The most points win. Trumps are { $trump } ({ $trump_card }). { $total } bid in all, for { $cards ->
    [one] 1 trick
   *[other] { $cards } tricks
}.
standing-seat = { $me ->
    [yes] { $bids ->
        [-1] You have not bid yet.
       *[other] You bid { $bids } and have taken { $tricks }.
    }
   *[no] { $bids ->
        [-1] { $who } has not bid yet.
       *[other] { $who } bid { $bids } and has taken { $tricks }.
    }
}

option-sequence = Cards each
option-sequence-down-up = ten to one to ten
option-sequence-up = one to thirteen
option-sequence-thirteen = always thirteen
option-trump = Trump card
option-trump-turned = turned up
option-trump-dealer = dealer's last
option-restrict = Bids must not fit
option-trick_points = Points for tricks
option-trick_points-always = always
option-trick_points-exact = with an exact bid
option-trick_points-never = never
option-limit = Points to the end
count-takes-trick = Tricks taken
count-made = Bids made
count-missed = Bids missed
