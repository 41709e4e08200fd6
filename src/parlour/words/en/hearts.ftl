about = Avoid taking hearts and the queen of spades, or take them all. Four players.

follow-suit = Follow suit: { $led } were led, and you have some.
no-points-on-first-trick = No hearts and no queen of spades on the first trick, unless you have nothing else.
two-of-clubs-leads = The two of clubs leads the first trick.
hearts-not-broken = Hearts are not broken yet: lead another suit.

hearts-broken = Hearts are broken.
moon = { $me ->
    [yes] You took all the points: you shot the moon!
   *[no] { $who } took all the points: { $who } shot the moon!
}
move-hand-passed = { $named ->
    [0] { "" }
   *[other] { $me ->
        [yes] You choose { $cards }.
       *[no] { $who } chooses { $cards }.
    }
}
move-passed-hand = { $named ->
    [0] { $who } passes { $count } cards to { $taker }.
   *[other] { $me ->
        [yes] You pass { $cards } to { $taker }.
       *[no] { $who } passes { $cards } to { $to_me ->
            [yes] you
           *[no] { $taker }
        }.
    }
}
show-hand = { $me ->
    [yes] You have { $cards } and lead.
   *[no] { $who } has { $cards } and leads.
}
lies-passed = { $me ->
    [yes] To be passed: { $cards }
   *[no] { "" }
}
prompt = { $passing ->
    [none] { $all_table ->
        [0] You lead:
       *[other] Your turn, { $led } were led:
    }
   *[other] Choose three cards to pass { $passing } ({ $my_passed ->
        [0] 1
        [1] 2
       *[other] 3
    } of 3):
}
standing = { $option_limit } points end the match, and the fewest win. { $broken ->
    [0] Hearts are not broken.
   *[other] Hearts are broken.
}

option-limit = Points to the end
option-jack = Jack of diamonds
option-queen_breaks = Queen breaks hearts
option-points_on_first = Points on the first trick
option-moon = Shooting the moon
option-passing = Passing
count-moon = Moons shot
count-takes-trick = Tricks taken
