# Was ein Haus sagt. Zuerst Ablehnungen, jede nach ihrer Kennung.
invitation-needed = Für diesen Tisch brauchst du eine Einladung.
no-spectators = An diesem Tisch darf niemand zusehen.
not-here = Du bist nicht an diesem Tisch.
not-seated = Du sitzt nicht an diesem Tisch.
only-the-host = Das kann nur, wer den Tisch eröffnet hat.
not-now = { $state ->
    [gathering] Die Partie hat noch nicht begonnen.
    [over] Die Partie ist zu Ende.
   *[playing] Das geht jetzt nicht.
}
seated-already = Du sitzt hier schon.
seat-taken = Dieser Platz ist besetzt, oder alle sind es.
no-such-seat = Diesen Platz gibt es hier nicht.
other-seat-this-round = In dieser Runde hattest du Platz { $seat }; ein anderer gehört dir erst beim nächsten Geben.
no-such-level = Eine solche Spielstärke gibt es nicht.
stale = Inzwischen ist etwas anderes geschehen; sieh noch einmal hin.
no-such-act = Einen Zug { $act } gibt es hier nicht.
paused = Die Partie ist angehalten; mit go geht es weiter.
bot-plays = Ein Bot spielt für dich; komm zurück, um deinen Platz wieder einzunehmen.
no-hints-here = Wo Menschen auf Zeit spielen, gibt es keine Tipps.
no-undo-here = Wo Menschen auf Zeit spielen, wird nichts zurückgenommen.
no-pause-here = Wo Menschen auf Zeit spielen, wird nicht angehalten.
nothing-to-undo = In dieser Runde hast du nichts zurückzunehmen.
nothing-asked = Niemand hat etwas gefragt.
not-certain = Der Rest der Runde steht noch nicht fest.
no-such-phrase = Diesen Satz gibt es nicht.
chat-is-off = Eigene Worte sind an diesem Tisch abgeschaltet; say SATZ sagt einen der festen Sätze.
too-soon = Das war zu früh, um eine Reaktion zu sein.
too-fast = Bitte nicht so schnell.
too-many = Das war zu oft; versuche es in einer Weile wieder.
too-many-tables = Du hast schon { $most } Tische.
too-many-tokens = Du hast schon { $most } Geräte und Programme; melde zuerst die anderen ab.
too-many-invitations = Dieser Tisch hat genug Einladungen; mache die alten ungültig.
malformed = Das hat das Haus nicht verstanden.
not-json = Das Haus nimmt nur JSON an.
too-big = Das war zu lang.
other-site = Das Haus antwortet keinen Seiten von anderswo.
who-are-you = Das Haus kennt dich nicht mehr.
no-name = Ein Name hat mindestens einen Buchstaben oder eine Ziffer.
no-such-code = Dieser Code ist falsch, verbraucht oder zu alt.
no-such-table = Diesen Tisch gibt es nicht oder nicht mehr.
no-such-match = Diese Partie gibt es nicht.
no-such-game-or-option = { $sentence }
not-found = Unter dieser Adresse ist nichts.
not-allowed = Das geht unter dieser Adresse nicht.
house-full = Das Haus ist voll.
house-failed = Im Haus ist etwas schiefgegangen.
house-unavailable = Das Haus kann gerade nichts aufschreiben. Es geht nichts verloren; versuche es bald wieder.
no-review = Auf diese Partie kann nicht zurückgeblickt werden.
one-moment = Das Haus braucht einen Moment; versuche es noch einmal.
try-again = Inzwischen ist etwas anderes geschehen; versuche es noch einmal.
left = Du hast den Tisch verlassen.

# An einem Tisch
at-table = Du sitzt am Tisch { $table }, { $game }, Platz { $seat }.
looking-on = Du siehst am Tisch { $table } zu, { $game }.
gathering = Mit start geht es los; Bots nehmen die freien Plätze. Andere kommen dazu mit:
others-join = { $how }
sits = { $who } setzt sich.
stands-up = { $who } gibt den Platz auf; ein Bot spielt weiter.
bot-for = Ein Bot spielt für { $who }.
back-again = { $who } ist wieder da.
device = Innerhalb von { $minutes } Minuten, einmal: Öffne dort { $url }, oder gib ein: parlour play --at URL --code { $code }.
record-kept = Das Protokoll der Partie liegt in { $file }. Geben und Bots prüfen: parlour verify { $file }
no-record = An diesem Tisch ist noch keine Partie zu Ende.
table-named = Dieser Tisch heißt jetzt { $name }.
held = Die Partie ist angehalten.
goes-on = Die Partie geht weiter.
taken-back = Ein Zug wurde zurückgenommen.
asks-undo = { $who } möchte einen Zug zurücknehmen. Bist du einverstanden? Antworte yes oder no.
undo-settled = Das ist geklärt.
says = { $who }: { $text }
line-lost = Die Verbindung zum Haus ist weg; neuer Versuch.
line-back = Zurück am Tisch.
house-leaves = Das Haus schließt für einen Moment; nichts geht verloren.
house-gone = Das Haus antwortet nicht. Dein Platz bleibt dir; komm mit demselben Befehl wieder.
dealt-fairly = Runde { $deal } wurde gegeben wie versprochen.
dealt-wrongly = Runde { $deal } wurde nicht gegeben wie versprochen: { $why }
rematch = Mit rematch noch eine Partie, oder quit.
time-left = Du hast { $seconds } Sekunden.
unknown-word = { $word } ist hier kein Zug; help hilft.
help = Gib die Nummer oder den Namen eines Zuges ein. Außerdem:
    ?        ein Tipp            u        deinen letzten Zug zurücknehmen
    l        der letzte Stich    s        der Stand
    h        der Tisch           r        die Regeln
    claim    zu Ende spielen     hold, go anhalten und weiter
    say X    ein fester Satz     chat X   eigene Worte
    name X   ein anderer Name    table X  ein Name für den Tisch
    device   anderswo spielen    record   die letzte Partie in eine Datei
    start, rematch, stand, quit

# Die festen Sätze
hello = Hallo!
good-luck = Viel Glück!
well-played = Gut gespielt!
thanks = Danke!
sorry = Entschuldigung!
oops = Hoppla!
one-moment-please = Einen Moment, bitte.
your-turn = Du bist dran.
good-game = Schöne Partie!
goodbye = Tschüss!
smile = (lächelt)
laugh = (lacht)
wow = Wow!
sad = (ist traurig)
clap = (klatscht)
heart = (schickt ein Herz)
