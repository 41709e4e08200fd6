# What the browser client says, besides what is said at a table.
app-name = Parlour
app-not-loaded = This page could not be loaded. The house may be gone for a moment.
app-again = Try again
app-back = To the lobby
app-wait = One moment …
app-copied = Copied.
app-copy = Copy
app-share = Share
app-cancel = Leave it

# Games, in one line each
line-qute = Get rid of your cards; four of a rank end it at once.
line-hearts = Dodge the hearts and the queen, or dare to take them all.
line-spades = Bid with your partner, and spades are trumps.
line-oh_hell = Say how many tricks you take, and take exactly those.
line-kabul = Four hidden cards: remember, swap, and call when yours are least.
line-quatch = As high or higher, or eat the pile. Out first wins.

# Bots
level-novice = Novice
level-casual = Casual
level-skilled = Skilled
level-expert = Expert
level-master = Master
level-people = People
level-mixed = Several levels
level-why-novice = Sees its own cards and what lies before it.
level-why-casual = Remembers some of what was played.
level-why-skilled = Notices who lacks a suit, and plans the round.
level-why-expert = Forgets nothing.
level-why-master = Plans several of its own acts ahead.
level-bot = { $level } bot

# The lobby
lobby-greeting = A house of card games
lobby-you = You are { $name }
lobby-games = Games
lobby-play = Play now
lobby-play-named = Play now: { $game }, against bots of the level { $level }
lobby-friends = With friends
lobby-friends-named = With friends, or with other rules: { $game }
lobby-learn = Learn
lobby-learn-named = Learn in a minute: { $game }
lobby-level = Your opponents
lobby-mine = Your tables
lobby-go-on = Go on
lobby-go-on-named = Go on: { $game }
lobby-waits = waiting for players
lobby-plays = in play
lobby-finished = finished
lobby-give-up = Give up
lobby-give-up-named = Give up for good: { $game }
lobby-open = Open tables
lobby-none-open = Nobody waits at an open table. Deal one against bots, or open one that others can find.
lobby-sit = Sit down
lobby-sit-named = Sit down: { $game }
lobby-watch = Look on
lobby-watch-named = Look on: { $game }
lobby-free = { $count ->
    [one] 1 free seat
   *[other] { $count } free seats
}
lobby-join = Join a friend
lobby-join-label = Link or number of the table
lobby-join-go = Join
lobby-join-wrong = That is no link to a table of this house.
lobby-settings = Settings
lobby-statistics = Statistics
lobby-people = Name and devices

# A new table
new-title = A table of { $game }
new-usual = Usual rules
new-preset = Rules
new-preset-own = Own choice
new-rules = Rules of this table
new-chips = Other than usual
new-all-usual = All as usual.
new-seat = Seat { $number }
new-open = Seats for friends stay free until they come; bots take the others when you begin.
new-bots = Bots
new-listed = Anybody may find this table and sit down
new-spectators = Others may look on
new-chat = Own words, not only set phrases
new-aid = Show cards that you remember
new-clock = Time for a decision
new-clock-none = As long as you like
new-clock-move = { $seconds } seconds, and a minute in reserve
new-window = Time to react
new-window-seconds = { $seconds } seconds
new-go = Open the table
new-deal = Deal against bots
new-default = usually { $value }
new-reset = As usual
on = on
off = off
group- = Options
group-match = The match
group-deal = The deal
group-turn = A turn
group-powers = Powers
group-stacking = Stacking

# Inviting
invite-how = Whoever has this link can sit down, or take a bot's seat at any time.
invite-make = Make a link
invite-qr = The same link as a picture, to be read with a camera
invite-revoke = Make all links void
invite-revoked = No link lets anybody in any more.

# Settings
settings-title = Settings
settings-kept = Kept for you in this browser and at this house.
settings-look = Looks
settings-play = Play
settings-sound = Sound
settings-language = Language
settings-language- = As the browser says
settings-theme = Light
settings-theme-auto = As the system says
settings-theme-night = Night
settings-theme-day = Day
settings-deck = Deck
settings-deck-classic = Classic
settings-deck-four-colour = Four colours
settings-deck-colour-safe = Four colours for any eyes
settings-deck-high-contrast = High contrast
settings-back = Backs
settings-back-indigo = Indigo
settings-back-claret = Claret
settings-back-moss = Moss
settings-felt = Table
settings-felt-green = Green
settings-felt-blue = Blue
settings-felt-wine = Wine
settings-felt-slate = Slate
settings-speed = Speed
settings-speed-fast = Fast
settings-speed-normal = Normal
settings-speed-slow = Slow
settings-speed-off = No motion
settings-motion = Motion
settings-motion-auto = As the system says
settings-motion-less = Less
settings-motion-full = All
settings-rest = A finished trick lies
settings-rest-400 = Short
settings-rest-900 = Normal
settings-rest-1600 = Long
settings-rest--1 = Until a tap
settings-sort = Hand sorted by
settings-sort-suit = Suit
settings-sort-rank = Rank
settings-memory = Cards you saw in Kabul
settings-memory-off = Remember yourself
settings-memory-until-next-turn = Shown until your next turn
settings-memory-always = Always shown
settings-sound-on = Sounds
settings-volume = Cards and moves
settings-signals = Signals, such as your turn
settings-tints = Tint the cards that matter
settings-moods = Characters and their moods
settings-large = Larger cards in the hand
settings-keys-how = Touch a field and press the new key. Backspace switches a key off.
settings-reset = All as it was at first

# People
people-title = Name and devices
people-name = What others call you
people-rename = Change the name
people-renamed = You are { $name } now.
people-device = A second device
people-device-how = Open this house there, choose “Name and devices” and type this code. It works once, for five minutes.
people-device-make = Make a code
people-device-scan = Or open this address there:
people-code-label = Code from your other device
people-code-go = Be the same person here
people-code-done = You are { $name } on this device too.
people-program = Programs
people-program-how = A token lets a program or a terminal play as you. It is shown once.
people-program-make = Make a token
people-program-label = What it is for
people-sign-out = Sign out all other devices and programs
people-signed-out = All others are signed out.
people-data = Your data
people-export = Download all that is kept about you
people-forget = Forget me
people-forget-how = Name, settings, statistics and devices go for good. Matches stay for those you played with, without your name.
people-forget-sure = Yes, forget me
people-forgotten = You are forgotten.

# Statistics
stats-title = Statistics
stats-none = No finished match yet. Your first one begins in the lobby.
stats-games = By game
stats-matches = Last matches
stats-played = Played
stats-won = Won
stats-mean = Points a match
stats-best = Best
stats-game = Game
stats-options = Rules
stats-usual = usual
stats-counts = How often
stats-chart-won = Matches won, in percent, by game
stats-chart-level = { $game }: matches won, in percent, by opponents
stats-chart-form = Places in your last matches, the newest on the right
stats-place = Place { $place }
stats-score = Points
stats-review-named = { $game }: look back on the match of { $date }
stats-bar = { $name }: { $won } of { $played } won

# Looking back
review-title = Looking back: { $game }
review-load = The match is read …
review-working = A master looks at your decisions: { $done } of { $of }
review-mistakes = Decisions
review-replay = Step through
review-proof = Deals and record
review-account = Your rounds brought { $reward } of 100 on average. Skill { $skill }, luck { $luck }.
review-account-how = Skill is what your decisions cost against the best ones. Luck is all else: the cards, and how the others played.
review-count = { $mistakes ->
    [0] No costly decision among { $count }.
    [one] 1 costly decision among { $count }.
   *[other] { $mistakes } costly decisions among { $count }.
}
review-cost = costs { $loss }
review-did = You did { $act }
review-better = better { $better }
review-fine = as good as any
review-all = All decisions
review-only = Only costly ones
review-where = Round { $round }, act { $number }
review-look = See it on the table
review-scores = What the acts were expected to bring, of 100
review-reason = In { $share } % of the deals that fitted what you saw, { $card } lay in { $place }. There { $act } brings { $there } more than { $other }, elsewhere { $elsewhere }.
review-bar = { $act }: { $score } of 100
review-step = Act { $number } of { $of }
review-start = Before the first act
review-did-by = { $who }: { $act }
review-prev = One act back
review-next = One act on
review-round = Round { $round }
review-round-prev = Round before
review-round-next = Next round
review-deal = Deal { $deal }
review-deal-good = dealt as promised
review-deal-bad = NOT dealt as promised
review-deal-unproved = without a proof
review-deal-unable = cannot be checked here, as the page does not come over https
review-deal-how = Each deal follows from a secret to which the house was bound before, and from what the people added. This page worked that out anew just now, from the record alone.
review-download = Download the record
review-share = Share a link to this match
review-seat = Decisions of

# Learning
learn-title = Learn { $game }
learn-step = { $number } of { $of }
learn-next = Go on
learn-back = Back
learn-skip = Skip this one
learn-none = There is no lesson for this game yet; its rules are written down.
learn-done = That is all you need. The rest you find while playing.
learn-play = Play { $game } now
learn-rules = All the rules
learn-again = Once more
learn-others = Other games
learn-table = The table
learn-hand = Your hand

# Rules
rules-title = Rules of { $game }
rules-none = These rules could not be loaded.

# Offline
offline-what = Without the line you can read the rules, learn a game and change your settings. Playing, reviewing and statistics need the house.
