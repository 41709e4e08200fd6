about = Two teams of partners bid how many tricks they will take, and take them. Spades are trumps. Four players.

follow-suit = Follow suit: { $led } were led, and you have some.
spades-not-broken = Spades are not broken yet: lead another suit.
no-spades-on-first-lead = The first trick is not led with a spade: lead another suit.
more-than-thirteen = With your partner's bid that would be more than the thirteen tricks there are: bid less.

bids = { $me ->
    [yes] You bid { $amount }.
   *[no] { $who } bids { $amount }.
}
bids-nil = { $me ->
    [yes] You bid nil.
   *[no] { $who } bids nil.
}
team-bids = { $me ->
    [yes] Your team
   *[no] { $who }'s team
} bids { $amount ->
    [0] nil twice
    [one] 1 trick
   *[other] { $amount } tricks
} in all.
spades-broken = Spades are broken.
nil-made = { $me ->
    [yes] You made your nil: 100 points for your team.
   *[no] { $who } made nil: 100 points for that team.
}
nil-failed = { $me ->
    [yes] Your nil has failed: that will cost your team 100 points.
   *[no] { $who }'s nil has failed: that will cost the team 100 points.
}
makes-bid = { $me ->
    [yes] Your team
   *[no] { $who }'s team
} made its bid{ $amount ->
    [0] {""}
    [one] , with 1 trick over
   *[other] , with { $amount } tricks over
}.
set = { $me ->
    [yes] Your team
   *[no] { $who }'s team
} missed its bid by { $amount ->
    [one] 1 trick
   *[other] { $amount } tricks
}.
bag-penalty = { $me ->
    [yes] Your team has ten bags, which cost it { $amount } points.
   *[no] { $who }'s team has ten bags, which cost it { $amount } points.
}

prompt = { $my_bids ->
    [-1] Your bid, nil or a number of tricks:
   *[other] { $all_table ->
        [0] You lead
       *[other] Your turn, { $led } were led
    }; { $my_bids ->
        [0] you bid nil, and your team
       *[other] your team
    } { still-needs }:
}
still-needs = { $my_need ->
    [-13] needs no more tricks
    [-12] needs no more tricks
    [-11] needs no more tricks
    [-10] needs no more tricks
    [-9] needs no more tricks
    [-8] needs no more tricks
    [-7] needs no more tricks
    [-6] needs no more tricks
    [-5] needs no more tricks
    [-4] needs no more tricks
    [-3] needs no more tricks
    [-2] needs no more tricks
    [-1] needs no more tricks
    [0] needs no more tricks
    [one] needs 1 more trick
   *[other] needs { $my_need } more tricks
}
standing = { $option_limit } points win. { $broken ->
    [0] Spades are not broken.
   *[other] Spades are broken.
} Your team { still-needs }.
standing-seat = { $bids ->
    [-1] { $me ->
        [yes] You have not bid yet
       *[no] { $who } has not bid yet
    }
    [0] { $me ->
        [yes] You bid nil and have
       *[no] { $who } bid nil and has
    } { taken-so-far }
   *[other] { $me ->
        [yes] You bid { $bids } and have
       *[no] { $who } bid { $bids } and has
    } { taken-so-far }
}{ $option_sandbags ->
    [on] ; bags of { $me ->
        [yes] your
       *[no] that
    } team: { $bags }
   *[off] {""}
}.
taken-so-far = taken { $tricks ->
    [0] no trick
    [one] 1 trick
   *[other] { $tricks } tricks
}
won-taken = { "" }

option-limit = Points to win
option-sandbags = Bags
option-spades_lead = Leading spades
option-spades_lead-broken = when broken
option-spades_lead-after-first = after the first trick
option-spades_lead-always = always
option-cap_bids = Thirteen at most
option-rounds = Rounds at most
count-takes-trick = Tricks taken
count-nil-made = Nils made
count-nil-failed = Nils failed
count-makes-bid = Bids made
count-set = Bids missed
count-bag-penalty = Penalties for bags
