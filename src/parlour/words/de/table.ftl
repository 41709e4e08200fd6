# Was die Seite am Tisch sagt.

# Spiele
game-qute = Qute
game-hearts = Hearts
game-spades = Spades
game-oh_hell = Oh Hell
game-kabul = Kabul
game-quatch = Quatch

# Karten, wie man sie nennt; $rank und $suit sind die Buchstaben ihrer Namen
card-name = { card-suit }-{ card-rank }
card-suit = { $suit ->
    [C] Kreuz
    [D] Karo
    [S] Pik
   *[H] Herz
}
card-rank = { $rank ->
    [2] Zwei
    [3] Drei
    [4] Vier
    [5] Fünf
    [6] Sechs
    [7] Sieben
    [8] Acht
    [9] Neun
    [T] Zehn
    [J] Bube
    [Q] Dame
    [K] König
   *[A] Ass
}
card-unknown = verdeckte Karte
red-joker = roter Joker
black-joker = schwarzer Joker
card-stack = { $count } wie { $card }
can-be-played = spielbar
is-chosen = gewählt
is-new = gerade bekommen
at-place = Platz { $place }

# Orte
place-of-hand = Hand
place-of-drawn = gerade gezogen
place-of-dealt = Hand
place-of-row = Karten
place-of-chance = Chancenreihe
place-of-stand = Reserve
place-of-deck = Kartenstapel
place-of-blind = Talon
place-of-stack = Stapel
place-of-discard = Ablage
place-of-pile = Haufen
place-of-bin = Tonne
place-of-aside = nicht im Spiel
place-of-turned = Trumpfkarte
place-of-taken = Stiche
place-of-passed = weitergegeben
place-of-table = Tisch
cards-left = { $count ->
    [one] 1 Karte
   *[other] { $count } Karten
}
no-cards = keine Karten
on-top = oben { $card }
your-hand = Deine Hand, { $count ->
    [one] 1 Karte
   *[other] { $count } Karten
}
the-trick = Der Stich

# Wer dran ist
waiting-for = { $count ->
    [one] { $who } überlegt.
   *[other] Warten auf { $who }.
}
waiting-for-house = Einen Moment …
your-turn-now = { $prompt }. { $count ->
    [0] { "" }
   *[other] Auf dem Tisch: { $table }.
}
your-turn-title = Du bist dran
refused = Das geht nicht ({ $why }).
read-the-rule = Zur Regel
seconds-left = { $seconds ->
    [one] noch 1 Sekunde
   *[other] noch { $seconds } Sekunden
}
choices = Was du tun kannst
score-title = Punkte
partner = Partner
bot-stands-in = Ein Bot vertritt
round-number = Runde { $round }
round-short = R{ $round }

# Züge
act-draw = Ziehen
act-take = Von der Ablage
act-end = Zug beenden
act-qute = Qute!
act-finish = Fertig
act-suit = { $number ->
    [diamonds] ♦ Karo
    [spades] ♠ Pik
    [hearts] ♥ Herz
   *[clubs] ♣ Kreuz
}
act-all = Alle der Reihe nach
act-next = Nur den Nächsten
act-minus = Minus für mich
act-plus = Plus für die anderen
act-nil = Null
act-discard = Ablegen
act-done = Fertig
act-pass = Passen
act-skip = Verzichten
act-swap = Tauschen
act-keep = Liegen lassen
act-kabul = Kabul!
act-eat = Haufen fressen
act-several = Mehrere
act-look = { $number } ansehen
act-replace = { $number } ersetzen
act-also = Auch { $number }
act-stack = { $number } draufwerfen
act-give = { $number } abgeben
act-own = Eigene { $number }
act-theirs = Platz { $number }
act-seat = { $who }
act-pick = { $number } aufdecken

# Hilfen
tools = Hilfen für diese Runde
tool-hint = Tipp
tool-undo = Zurück
tool-last = Letzter Stich
tool-since = Seit meinem Zug
tool-more = Mehr
tool-claim = Zu Ende spielen
tool-pause = Anhalten
tool-go-on = Weiter
agree = Einverstanden
disagree = Nicht einverstanden
hint-is = Tipp: { $act }
hint-reason = In { $share } % der Verteilungen { $held ->
    [yes] hält { $who } { $card }
   *[no] liegt { $card } hier: { $place }
}. Dann bringt das { $there } mehr als { $other }, sonst { $elsewhere }.
close = Schließen
coming-to-table = Auf dem Weg zum Tisch …
line-connecting = Das Haus wird gerufen …
line-broken = Die Verbindung zum Haus ist weg. Neuer Versuch; dein Platz bleibt dir.
line-leaving = Das Haus schließt für einen Moment; nichts geht verloren.
line-offline = Dieses Gerät ist offline. Die Partie geht weiter, wenn es wieder da ist.
bot-plays-for-you = Ein Bot spielt für dich.
take-it-back = Platz wieder einnehmen
you-look-on = Du siehst zu.
to-lobby = Zur Lobby
leave-question = Den Tisch verlassen? Ein Bot spielt weiter, und du kannst zurückkommen.
stay = Bleiben
leave-for-now = Erst einmal gehen
sound-on = Ton einschalten
sound-off = Ton ausschalten
settings = Einstellungen

# Neben dem Tisch
beside-the-table = Punkte, Verlauf und Regeln
tab-score = Punkte
tab-log = Verlauf
tab-rules = Regeln
tab-review = Rückblick
tab-people = Leute
score-sheet = Punktezettel
round = Runde
total-title = Summe
earlier = { $count } frühere Zeilen zeigen
fair-title = Wie gegeben wurde
fair-how = Vor jedem Geben legt sich das Haus auf ein Geheimnis fest, und diese Seite fügt zufällige Bytes hinzu. Nach der Runde wird es hier in der Seite selbst geprüft.
deal-number = { $deal }. Geben:
fair-fair = gegeben wie versprochen
fair-other-commitment = das Haus hatte sich auf etwas anderes festgelegt
fair-wrong-secret = das Geheimnis ist nicht das versprochene
fair-nonce-missing = was diese Seite hinzugefügt hat, fehlt
fair-wrong-seed = die Karten folgen nicht aus dem Geheimnis
fair-unable = ohne https kann diese Seite das nicht prüfen
fair-commitment = Vor dem Geben versprochen
fair-secret = Das Geheimnis
fair-nonces = Von den Spielern hinzugefügt
fair-seed = Daraus wurde gegeben
review-match = Auf diese Partie zurückblicken
review-later = Nach der Partie kannst du auf jede Entscheidung zurückblicken.
is-here = da
is-away = weg
bot-of-level = Bot ({ $level })
sit-here = Hier setzen
watching = { $count ->
    [one] 1 Person sieht zu.
   *[other] { $count } Leute sehen zu.
}
own-words = In eigenen Worten
send = Senden
allow-own-words = Eigene Worte erlauben
said-here = Was hier gesagt wurde

# Vorher, dazwischen und danach
gathering-how = Bots nehmen die Plätze, die frei bleiben.
start-match = Partie beginnen
take-a-seat = Platz nehmen
waiting-for-host = Wer den Tisch eröffnet hat, beginnt die Partie.
match-over-title = Die Partie ist zu Ende
round-over-title = Die Runde ist zu Ende
round-ends = Runde { $round } ist zu Ende
player = Spieler
before = Vorher
this-round = Diese Runde
rematch-button = Noch eine Partie
go-on = Weiter
verify-deal = Geben prüfen

# Tasten
keys-title = Tasten
key-arrows = In der Hand bewegen
key-enter = Die Karte spielen
key-digits = Das erste bis zehnte, was du tun kannst
key-hint = Tipp
key-undo = Zurücknehmen
key-last = Letzter Stich
key-claim = Zu Ende spielen
key-score = Punkte
key-log = Verlauf
key-rules = Regeln
key-prompt = Was gefragt ist
key-pause = Anhalten und weiter
key-keys = Diese Liste
key-finish = Alle Bewegung beenden
space-key = Leertaste
change-keys = Tasten ändern
one-fewer = Eine weniger
choose-more = Wähle noch { $count }

# Hearts
pass-title = Weitergeben
pass-way = Drei Karten gehen { $way ->
    [left] nach links
    [right] nach rechts
    [across] nach gegenüber
   *[none] an niemanden
}
pass-prompt = Wähle drei Karten, die { $way ->
    [left] nach links
    [right] nach rechts
   *[across] nach gegenüber
} gehen
pass-cards = { $count ->
    [one] 1 Karte
   *[other] { $count } Karten
} { $way ->
    [left] nach links
    [right] nach rechts
   *[across] nach gegenüber
}
hearts-are-broken = Herz ist eröffnet
hearts-are-not-broken = Herz ist noch nicht eröffnet
hearts-taken = { $count ->
    [one] 1 Herz gestochen
   *[other] { $count } Herzen gestochen
}
queen-taken = Pik-Dame gestochen
jack-taken = Karo-Bube gestochen
moment-moon = Durchmarsch!
moment-hearts = Herz ist eröffnet

# Spades und Oh Hell
taken-of-bid = { $taken } von { $bid } angesagten
team-title = Team
team-taken = Dein Team hat { $taken } von { $bid }
spades-are-broken = Pik ist eröffnet
spades-are-not-broken = Pik ist noch nicht eröffnet
nil-lost = Null angesagt, aber einen Stich gemacht
nil-stands = Null angesagt, noch ohne Stich
bags-title = { $count ->
    [one] 1 Überstich
   *[other] { $count } Überstiche
}
moment-nil-failed = Null verloren
moment-nil-made = Null geschafft!
moment-spades = Pik ist eröffnet
round-of = Runde { $number } von { $of }
trump-title = Trumpf
trump-is = Trumpf ist { $suit ->
    [C] Kreuz
    [D] Karo
    [S] Pik
   *[H] Herz
}
bids-in-all = { $total } angesagt bei { $cards } Stichen
bid-forbidden = Deine Ansage: { $total } sind angesagt bei { $cards } Stichen, also nicht { $forbidden }

# Wer sitzt, wo Bots spielen
animal-fox = Fuchs
animal-owl = Eule
animal-otter = Otter
animal-badger = Dachs
animal-hare = Hase
animal-cat = Katze
animal-toad = Kröte
animal-raven = Rabe

# Kabul
kabul-called = { $who } hat Kabul gerufen
kabul-total = Karten { $total }
markers-title = Strafmarken { $points }
stack-window = Die Zeit zum Dazulegen
stack-decided = Warten auf die anderen …
moment-kabul = Kabul!
moment-stack = Passt!
moment-wrong-stack = Passt nicht

# Quatch
quatch-swap = Wähle die drei Karten für deine Hand; die anderen sind deine Chancenreihe
quatch-keep = Diese drei auf die Hand
choose-equal = Wähle gleiche Karten
play-some = { $count } × { $rank } spielen
counter-clockwise = Es geht gegen den Uhrzeigersinn
quiet-plays = { $quiet } von 200 Zügen ohne Fortschritt
place-title = Platz { $place }
eaten-title = { $count ->
    [one] 1 Karte gefressen
   *[other] { $count } Karten gefressen
}
eat-pile = { $count ->
    [one] 1 Karte fressen
   *[other] { $count } Karten fressen
}
moment-reset = Von vorn!
moment-cleared = Abgeräumt!
moment-four = Vier Gleiche!
moment-bust = Verzockt!
moment-out = Raus!

# Qute
points-times = Punkte dieser Runde zählen { $mult }fach
to-limit = { $count } Punkte bis zur Grenze
run-title = { $count ->
    [one] Die Folge: { $cards }
   *[other] Folge von { $count }: { $cards }
}
demanded = { $suit ->
    [diamonds] Karo
    [spades] Pik
    [hearts] Herz
   *[clubs] Kreuz
} ist gewünscht
moment-qute = Qute!
moment-zero = 125: zurück auf 0!
moment-refill = Gemischt

# Leute am Tisch
level-of = Wie gut { $who } spielt
wants-undo = { $who } möchte etwas zurücknehmen. Einverstanden?
answers = Deine Antwort
