# What a house says. Refusals first, each by its id.
invitation-needed = You need an invitation to this table.
no-spectators = Nobody may look on at this table.
not-here = You are not at this table.
not-seated = You do not sit at this table.
only-the-host = Only the host of the table can do that.
not-now = { $state ->
    [gathering] The match has not begun yet.
    [over] The match is over.
   *[playing] That cannot be done now.
}
seated-already = You sit here already.
seat-taken = Somebody has that seat, or all seats are taken.
no-such-seat = This table has no such seat.
other-seat-this-round = You had seat { $seat } in this round; another one is yours from the next deal on.
no-such-level = There is no bot of that level.
stale = Something else happened meanwhile; look again.
no-such-act = There is no act called { $act } here.
paused = The match is held; type go to go on.
bot-plays = A bot plays for you; join again to take your seat back.
no-hints-here = There are no hints where people play for time.
no-undo-here = Acts cannot be taken back where people play for time.
no-pause-here = A match cannot be held where people play for time.
nothing-to-undo = You have nothing to take back in this round.
nothing-asked = Nobody has asked anything.
not-certain = The rest of the round is not certain yet.
no-such-phrase = There is no such phrase.
chat-is-off = Own words are switched off at this table; say PHRASE says one of the set ones.
too-soon = That was too soon to be a reaction.
too-fast = Not so fast, please.
too-many = That was too often; try again in a while.
too-many-tables = You have { $most } tables already.
too-many-tokens = You have { $most } devices and programs already; sign out the others first.
too-many-invitations = This table has enough invitations; revoke the old ones.
malformed = The house did not understand that.
not-json = The house takes JSON only.
too-big = That was too long.
other-site = The house does not answer pages of other sites.
who-are-you = The house does not know you any more.
no-name = A name has at least one letter or digit.
no-such-code = This code is wrong, used up, or too old.
no-such-table = There is no such table, or not any more.
no-such-match = There is no such match.
no-such-game-or-option = { $sentence }
not-found = There is nothing at this address.
not-allowed = That cannot be done at this address.
house-full = The house is full.
house-failed = Something went wrong in the house.
house-unavailable = The house cannot write anything down at the moment. Nothing is lost; try again soon.
no-review = This match cannot be looked back on.
one-moment = The house needs a moment; try again.
try-again = Something else happened meanwhile; try again.
left = You have left the table.

# At a table
at-table = You are at the table { $table } of { $game }, seat { $seat }.
looking-on = You look on at the table { $table } of { $game }.
gathering = Type start to begin; bots take the empty seats. Others join with:
others-join = { $how }
sits = { $who } sits down.
stands-up = { $who } gives the seat up; a bot plays on.
bot-for = A bot plays for { $who }.
back-again = { $who } is back.
device = Within { $minutes } minutes, once: open { $url } there, or type parlour play --at URL --code { $code }.
record-kept = The record of the match is in { $file }. To check its deals and bots: parlour verify { $file }
no-record = No match is finished at this table yet.
table-named = This table is called { $name } now.
held = The match is held.
goes-on = The match goes on.
taken-back = An act was taken back.
asks-undo = { $who } would like to take an act back. Do you agree? Type yes or no.
undo-settled = That is settled.
says = { $who }: { $text }
line-lost = The line to the house is gone; trying again.
line-back = Back at the table.
house-leaves = The house closes for a moment; nothing is lost.
house-gone = The house does not answer. Your seat is kept; come back with the same command.
dealt-fairly = Deal { $deal } was dealt as promised.
dealt-wrongly = Deal { $deal } was not dealt as promised: { $why }
rematch = Type rematch for another match, or quit.
time-left = You have { $seconds } seconds.
unknown-word = { $word } is no act here; type help.
help = Type a number or the name of an act. Besides:
    ?        a hint              u        take your last act back
    l        the last trick      s        the scores
    h        the table           r        the rules
    claim    play the rest out   hold, go pause and go on
    say X    a set phrase        chat X   own words
    name X   another name        table X  a name for the table
    device   play on elsewhere   record   keep the last match in a file
    start, rematch, stand, quit

# The set phrases
hello = Hello!
good-luck = Good luck!
well-played = Well played!
thanks = Thank you!
sorry = Sorry!
oops = Oops!
one-moment-please = One moment, please.
your-turn = It is your turn.
good-game = Good game!
goodbye = Goodbye!
smile = (smiles)
laugh = (laughs)
wow = Wow!
sad = (is sad)
clap = (claps)
heart = (sends a heart)
