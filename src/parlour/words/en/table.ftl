# What the browser client says at a table.

# Games
game-qute = Qute
game-hearts = Hearts
game-spades = Spades
game-oh_hell = Oh Hell
game-kabul = Kabul
game-quatch = Quatch

# Cards as they are said; $rank and $suit are the letters of their names
card-name = { $rank ->
    [2] two
    [3] three
    [4] four
    [5] five
    [6] six
    [7] seven
    [8] eight
    [9] nine
    [T] ten
    [J] jack
    [Q] queen
    [K] king
   *[A] ace
} of { $suit ->
    [C] clubs
    [D] diamonds
    [S] spades
   *[H] hearts
}
card-unknown = face-down card
red-joker = red joker
black-joker = black joker
card-stack = { $count } like { $card }
can-be-played = can be played
is-chosen = chosen
is-new = just received
at-place = place { $place }

# Places
place-of-hand = hand
place-of-drawn = just drawn
place-of-dealt = hand
place-of-row = cards
place-of-chance = chance row
place-of-stand = stand
place-of-deck = deck
place-of-blind = blind
place-of-stack = stack
place-of-discard = discard pile
place-of-pile = pile
place-of-bin = bin
place-of-aside = not in this game
place-of-turned = trump card
place-of-taken = tricks
place-of-passed = passed cards
place-of-table = table
cards-left = { $count ->
    [one] 1 card
   *[other] { $count } cards
}
no-cards = no cards
on-top = on top the { $card }
your-hand = Your hand, { $count ->
    [one] 1 card
   *[other] { $count } cards
}
the-trick = The trick

# Turns
waiting-for = { $count ->
    [one] { $who } is thinking.
   *[other] Waiting for { $who }.
}
waiting-for-house = One moment …
your-turn-now = { $prompt }. { $count ->
    [0] { "" }
   *[other] On the table: { $table }.
}
your-turn-title = Your turn
refused = That cannot be done ({ $why }).
read-the-rule = Read the rule
seconds-left = { $seconds ->
    [one] 1 second left
   *[other] { $seconds } seconds left
}
choices = What you can do
score-title = Score
partner = partner
bot-stands-in = A bot stands in
round-number = Round { $round }
round-short = R{ $round }

# Acts
act-draw = Draw
act-take = Take the discard
act-end = End turn
act-qute = Qute!
act-finish = Finish
act-suit = { $number ->
    [diamonds] ♦ Diamonds
    [spades] ♠ Spades
    [hearts] ♥ Hearts
   *[clubs] ♣ Clubs
}
act-all = All in turn
act-next = Only the next
act-minus = Minus for me
act-plus = Plus for the others
act-nil = Nil
act-discard = Discard it
act-done = Done
act-pass = Pass
act-skip = Skip
act-swap = Exchange them
act-keep = Keep them
act-kabul = Kabul!
act-eat = Eat the pile
act-several = Several
act-look = Look at { $number }
act-replace = Replace { $number }
act-also = And { $number }
act-stack = Stack { $number }
act-give = Give { $number }
act-own = Own { $number }
act-theirs = Place { $number }
act-seat = { $who }
act-pick = Pick { $number }

# Tools
tools = Help for this hand
tool-hint = Hint
tool-undo = Undo
tool-last = Last trick
tool-since = Since my turn
tool-more = More
tool-claim = Play it out
tool-pause = Pause
tool-go-on = Go on
agree = Agree
disagree = Disagree
hint-is = Hint: { $act }
hint-reason = In { $share } % of the deals { $held ->
    [yes] { $who } holds { $card }
   *[no] { $card } lies in { $place }
}: this gains { $there } over { $other } then, { $elsewhere } otherwise.
close = Close
coming-to-table = Coming to the table …
line-connecting = Calling the house …
line-broken = The line to the house is gone. Trying again; your seat is kept.
line-leaving = The house closes for a moment; nothing is lost.
line-offline = This device is offline. The match goes on when it is back.
bot-plays-for-you = A bot plays for you.
take-it-back = Take the seat back
you-look-on = You look on.
to-lobby = To the lobby
leave-question = Leave the table? A bot plays on, and you can come back.
stay = Stay
leave-for-now = Leave for now
sound-on = Switch sound on
sound-off = Switch sound off
settings = Settings

# Beside the table
beside-the-table = Score, log and rules
tab-score = Score
tab-log = Log
tab-rules = Rules
tab-review = Review
tab-people = People
score-sheet = Score sheet
round = Round
total-title = Total
earlier = Show { $count } earlier lines
fair-title = How the cards were dealt
fair-how = Before each deal the house binds itself to a secret, and this page adds random bytes. After the round it is checked here, in the page itself.
deal-number = Deal { $deal }:
fair-fair = dealt as promised
fair-other-commitment = the house bound itself to something else
fair-wrong-secret = the secret is not the one promised
fair-nonce-missing = what this page added is missing
fair-wrong-seed = the cards do not follow from the secret
fair-unable = this page cannot check it without https
fair-commitment = Promised before the deal
fair-secret = The secret
fair-nonces = Added by the players
fair-seed = The cards were dealt from
review-match = Look back on this match
review-later = After the match you can look back on every decision.
is-here = here
is-away = away
bot-of-level = { $level } bot
sit-here = Sit here
watching = { $count ->
    [one] 1 person looks on.
   *[other] { $count } people look on.
}
own-words = In your own words
send = Send
allow-own-words = Allow own words
said-here = What was said here

# Before, between and after
gathering-how = Bots take the seats that stay empty.
start-match = Start the match
take-a-seat = Take a seat
waiting-for-host = The host starts the match.
match-over-title = The match is over
round-over-title = The round is over
round-ends = Round { $round } is over
player = Player
before = Before
this-round = This round
rematch-button = Play again
go-on = Go on
verify-deal = Check the deal

# Keys
keys-title = Keys
key-arrows = Move in the hand
key-enter = Play the card
key-digits = The first to the tenth of what you can do
key-hint = Hint
key-undo = Take back
key-last = Last trick
key-claim = Play it out
key-score = Score
key-log = Log
key-rules = Rules
key-prompt = What is asked
key-pause = Hold and go on
key-keys = This list
key-finish = Finish all motion
space-key = Space
change-keys = Change keys
one-fewer = One fewer
choose-more = Choose { $count } more

# Hearts
pass-title = Pass
pass-way = Three cards are passed { $way ->
    [left] to the left
    [right] to the right
    [across] across
   *[none] to nobody
}
pass-prompt = Choose three cards to pass { $way ->
    [left] to the left
    [right] to the right
   *[across] across
}
pass-cards = Pass { $count ->
    [one] 1 card
   *[other] { $count } cards
} { $way ->
    [left] left
    [right] right
   *[across] across
}
hearts-are-broken = Hearts are broken
hearts-are-not-broken = Hearts are not broken
hearts-taken = { $count ->
    [one] 1 heart taken
   *[other] { $count } hearts taken
}
queen-taken = queen of spades taken
jack-taken = jack of diamonds taken
moment-moon = Shot the moon!
moment-hearts = Hearts are broken

# Spades and Oh Hell
taken-of-bid = { $taken } taken of { $bid } bid
team-title = Team
team-taken = Your team has taken { $taken } of { $bid }
spades-are-broken = Spades are broken
spades-are-not-broken = Spades are not broken
nil-lost = bid nil, and has taken a trick
nil-stands = bid nil, which still stands
bags-title = { $count ->
    [one] 1 bag
   *[other] { $count } bags
}
moment-nil-failed = Nil broken
moment-nil-made = Nil made!
moment-spades = Spades are broken
round-of = Round { $number } of { $of }
trump-title = Trump
trump-is = Trumps are { $suit ->
    [C] clubs
    [D] diamonds
    [S] spades
   *[H] hearts
}
bids-in-all = { $total } bid in all for { $cards } tricks
bid-forbidden = Your bid: { $total } are bid for { $cards } tricks, so you may not bid { $forbidden }

# Who sits where bots play
animal-fox = Fox
animal-owl = Owl
animal-otter = Otter
animal-badger = Badger
animal-hare = Hare
animal-cat = Cat
animal-toad = Toad
animal-raven = Raven

# Kabul
kabul-called = { $who } called kabul
kabul-total = cards { $total }
markers-title = markers worth { $points }
stack-window = The time to stack
stack-decided = Waiting for the others …
moment-kabul = Kabul!
moment-stack = It matches!
moment-wrong-stack = No match

# Quatch
quatch-swap = Choose the three cards for your hand; the others are your chance row
quatch-keep = Keep these three in the hand
choose-equal = Choose equal cards
play-some = Play { $count } × { $rank }
counter-clockwise = Play goes counter-clockwise
quiet-plays = { $quiet } of 200 plays without progress
place-title = place { $place }
eaten-title = { $count ->
    [one] 1 card eaten
   *[other] { $count } cards eaten
}
eat-pile = { $count ->
    [one] Eat 1 card
   *[other] Eat { $count } cards
}
moment-reset = Reset!
moment-cleared = Cleared!
moment-four = Four of a kind!
moment-bust = Bust!
moment-out = Out!

# Qute
points-times = Points of this round count times { $mult }
to-limit = { $count } points to the limit
run-title = { $count ->
    [one] The run: { $cards }
   *[other] The run of { $count }: { $cards }
}
demanded = { $suit ->
    [diamonds] diamonds
    [spades] spades
    [hearts] hearts
   *[clubs] clubs
} are demanded
moment-qute = Qute!
moment-zero = 125: back to 0!
moment-refill = Shuffled
level-of = How well { $who } plays
wants-undo = { $who } would like to take an act back. Do you agree?
answers = Your answer
