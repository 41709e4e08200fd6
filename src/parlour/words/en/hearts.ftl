follow-suit = Follow suit: { $led } were led, and you have some.
no-points-on-first-trick = No hearts and no queen of spades on the first trick, unless you have nothing else.
two-of-clubs-leads = The two of clubs leads the first trick.
hearts-not-broken = Hearts are not broken yet: lead another suit.
