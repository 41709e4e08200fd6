# Was die Seite sagt, außer am Tisch.
app-name = Parlour
app-not-loaded = Diese Seite ließ sich nicht laden. Vielleicht ist das Haus für einen Moment fort.
app-again = Noch einmal versuchen
app-back = Zur Lobby
app-wait = Einen Moment …
app-copied = Kopiert.
app-copy = Kopieren
app-share = Teilen
app-cancel = Lieber nicht

# Spiele, in einer Zeile
line-qute = Werde deine Karten los; vier Gleiche beenden alles sofort.
line-hearts = Meide Herzen und die Dame, oder wage es und nimm alle.
line-spades = Sage mit deinem Partner an; Pik ist Trumpf.
line-oh_hell = Sage deine Stiche an, und mache genau so viele.
line-kabul = Vier verdeckte Karten: merken, tauschen, im rechten Moment rufen.
line-quatch = So hoch oder höher, sonst frisst du den Haufen. Wer zuerst fertig ist, gewinnt.

# Bots
level-novice = Neuling
level-casual = Gelegentlich
level-skilled = Geübt
level-expert = Experte
level-master = Meister
level-people = Menschen
level-mixed = Gemischt
level-why-novice = Sieht die eigenen Karten und was vor ihm liegt.
level-why-casual = Erinnert sich an manches, was gespielt wurde.
level-why-skilled = Merkt, wem eine Farbe fehlt, und plant die Runde.
level-why-expert = Vergisst nichts.
level-why-master = Plant mehrere eigene Züge voraus.
level-bot = Bot ({ $level })

# Die Lobby
lobby-greeting = Ein Haus für Kartenspiele
lobby-you = Du bist { $name }
lobby-games = Spiele
lobby-play = Jetzt spielen
lobby-play-named = Jetzt spielen: { $game }, gegen Bots der Stärke { $level }
lobby-friends = Mit Freunden
lobby-friends-named = Mit Freunden oder mit anderen Regeln: { $game }
lobby-learn = Lernen
lobby-learn-named = Lernen in einer Minute: { $game }
lobby-level = Deine Gegner
lobby-mine = Deine Tische
lobby-go-on = Weiterspielen
lobby-go-on-named = Weiterspielen: { $game }
lobby-waits = wartet auf Mitspieler
lobby-plays = wird gespielt
lobby-finished = beendet
lobby-give-up = Aufgeben
lobby-give-up-named = Aufgeben, endgültig: { $game }
lobby-open = Offene Tische
lobby-none-open = An keinem offenen Tisch wartet jemand. Spiele gegen Bots, oder eröffne einen, den andere finden.
lobby-sit = Hinsetzen
lobby-sit-named = Hinsetzen: { $game }
lobby-watch = Zusehen
lobby-watch-named = Zusehen: { $game }
lobby-free = { $count ->
    [one] 1 freier Platz
   *[other] { $count } freie Plätze
}
lobby-join = Zu Freunden
lobby-join-label = Link oder Nummer des Tisches
lobby-join-go = Hingehen
lobby-join-wrong = Das ist kein Link zu einem Tisch dieses Hauses.
lobby-settings = Einstellungen
lobby-statistics = Statistik
lobby-people = Name und Geräte

# Ein neuer Tisch
new-title = Ein Tisch für { $game }
new-usual = Übliche Regeln
new-preset = Regeln
new-preset-own = Eigene Wahl
new-rules = Regeln an diesem Tisch
new-chips = Anders als üblich
new-all-usual = Alles wie üblich.
new-seat = Platz { $number }
new-open = Plätze für Freunde bleiben frei, bis sie kommen; die anderen nehmen Bots, wenn du beginnst.
new-bots = Bots
new-listed = Alle können diesen Tisch finden und sich setzen
new-spectators = Andere dürfen zusehen
new-chat = Eigene Worte, nicht nur feste Sätze
new-aid = Karten zeigen, an die du dich erinnern kannst
new-clock = Bedenkzeit
new-clock-none = So lange du willst
new-clock-move = { $seconds } Sekunden, und eine Minute Reserve
new-window = Zeit zum Reagieren
new-window-seconds = { $seconds } Sekunden
new-go = Tisch eröffnen
new-deal = Gegen Bots spielen
new-default = üblich: { $value }
new-reset = Wie üblich
on = an
off = aus
group- = Optionen
group-match = Die Partie
group-deal = Das Geben
group-turn = Der Zug
group-powers = Kräfte
group-stacking = Draufwerfen

# Einladen
invite-how = Wer diesen Link hat, kann sich setzen oder jederzeit den Platz eines Bots nehmen.
invite-make = Link erzeugen
invite-qr = Der gleiche Link als Bild, für eine Kamera
invite-revoke = Alle Links ungültig machen
invite-revoked = Kein Link gilt mehr.

# Einstellungen
settings-title = Einstellungen
settings-kept = Gemerkt in diesem Browser und in diesem Haus.
settings-look = Aussehen
settings-play = Spielen
settings-sound = Ton
settings-language = Sprache
settings-language- = Wie im Browser
settings-theme = Licht
settings-theme-auto = Wie im System
settings-theme-night = Nacht
settings-theme-day = Tag
settings-deck = Blatt
settings-deck-classic = Klassisch
settings-deck-four-colour = Vier Farben
settings-deck-colour-safe = Vier Farben für alle Augen
settings-deck-high-contrast = Hoher Kontrast
settings-back = Rückseiten
settings-back-indigo = Indigo
settings-back-claret = Bordeaux
settings-back-moss = Moos
settings-felt = Tisch
settings-felt-green = Grün
settings-felt-blue = Blau
settings-felt-wine = Weinrot
settings-felt-slate = Schiefer
settings-speed = Tempo
settings-speed-fast = Schnell
settings-speed-normal = Normal
settings-speed-slow = Langsam
settings-speed-off = Keine Bewegung
settings-motion = Bewegung
settings-motion-auto = Wie im System
settings-motion-less = Weniger
settings-motion-full = Alle
settings-rest = Ein Stich bleibt liegen
settings-rest-400 = Kurz
settings-rest-900 = Normal
settings-rest-1600 = Lang
settings-rest--1 = Bis zum Antippen
settings-sort = Hand sortiert nach
settings-sort-suit = Farbe
settings-sort-rank = Wert
settings-memory = Gesehene Karten in Kabul
settings-memory-off = Selbst merken
settings-memory-until-next-turn = Bis zum nächsten Zug zeigen
settings-memory-always = Immer zeigen
settings-sound-on = Ton
settings-volume = Karten und Züge
settings-signals = Signale, etwa wenn du dran bist
settings-tints = Wichtige Karten tönen
settings-moods = Figuren und ihre Stimmung
settings-large = Größere Karten auf der Hand
settings-keys-how = Feld antippen und die neue Taste drücken. Mit der Rücktaste wird eine Taste abgeschaltet.
settings-reset = Alles wie am Anfang

# Leute
people-title = Name und Geräte
people-name = Wie andere dich nennen
people-rename = Namen ändern
people-renamed = Du heißt jetzt { $name }.
people-device = Ein zweites Gerät
people-device-how = Öffne dort dieses Haus, wähle „Name und Geräte“ und gib diesen Code ein. Er gilt einmal, fünf Minuten lang.
people-device-make = Code erzeugen
people-device-scan = Oder öffne dort diese Adresse:
people-code-label = Code von deinem anderen Gerät
people-code-go = Hier die gleiche Person sein
people-code-done = Auch auf diesem Gerät bist du { $name }.
people-program = Programme
people-program-how = Mit einem Schlüssel kann ein Programm oder ein Terminal für dich spielen. Er wird nur einmal gezeigt.
people-program-make = Schlüssel erzeugen
people-program-label = Wofür er ist
people-sign-out = Alle anderen Geräte und Programme abmelden
people-signed-out = Alle anderen sind abgemeldet.
people-data = Deine Daten
people-export = Alles herunterladen, was über dich gespeichert ist
people-forget = Mich vergessen
people-forget-how = Name, Einstellungen, Statistik und Geräte gehen für immer verloren. Partien bleiben denen, mit denen du gespielt hast, ohne deinen Namen.
people-forget-sure = Ja, mich vergessen
people-forgotten = Du bist vergessen.

# Statistik
stats-title = Statistik
stats-none = Noch keine beendete Partie. Deine erste beginnt in der Lobby.
stats-games = Nach Spiel
stats-matches = Letzte Partien
stats-played = Gespielt
stats-won = Gewonnen
stats-mean = Punkte je Partie
stats-best = Beste
stats-game = Spiel
stats-options = Regeln
stats-usual = üblich
stats-counts = Wie oft
stats-chart-won = Gewonnene Partien in Prozent, nach Spiel
stats-chart-level = { $game }: gewonnene Partien in Prozent, nach Gegnern
stats-chart-form = Plätze in deinen letzten Partien, die neueste rechts
stats-place = Platz { $place }
stats-score = Punkte
stats-review-named = { $game }: auf die Partie vom { $date } zurückblicken
stats-bar = { $name }: { $won } von { $played } gewonnen

# Rückblick
review-title = Rückblick: { $game }
review-load = Die Partie wird gelesen …
review-working = Ein Meister sieht sich deine Entscheidungen an: { $done } von { $of }
review-mistakes = Entscheidungen
review-replay = Zug für Zug
review-proof = Geben und Protokoll
review-account = Deine Runden brachten im Mittel { $reward } von 100. Können { $skill }, Glück { $luck }.
review-account-how = Können ist, was deine Entscheidungen gegenüber den besten kosteten. Glück ist alles andere: die Karten, und wie die anderen spielten.
review-count = { $mistakes ->
    [0] Keine teure Entscheidung unter { $count }.
    [one] 1 teure Entscheidung unter { $count }.
   *[other] { $mistakes } teure Entscheidungen unter { $count }.
}
review-cost = kostet { $loss }
review-did = Dein Zug: { $act }
review-better = besser { $better }
review-fine = so gut wie jeder
review-all = Alle Entscheidungen
review-only = Nur teure
review-where = Runde { $round }, Zug { $number }
review-look = Auf dem Tisch ansehen
review-scores = Was die Züge erwarten ließen, von 100
review-reason = In { $share } % der Verteilungen, die zu dem passten, was du sahst, lag { $card } hier: { $place }. Dann bringt { $act } { $there } mehr als { $other }, sonst { $elsewhere }.
review-bar = { $act }: { $score } von 100
review-step = Zug { $number } von { $of }
review-start = Vor dem ersten Zug
review-did-by = { $who }: { $act }
review-prev = Zug zurück
review-next = Zug vor
review-round = Runde { $round }
review-round-prev = Runde zurück
review-round-next = Runde vor
review-deal = { $deal }. Geben
review-deal-good = gegeben wie versprochen
review-deal-bad = NICHT gegeben wie versprochen
review-deal-unproved = ohne Nachweis
review-deal-unable = hier nicht prüfbar, weil die Seite nicht über https kommt
review-deal-how = Jedes Geben folgt aus einem Geheimnis, auf das sich das Haus vorher festgelegt hatte, und aus dem, was die Leute hinzufügten. Diese Seite hat das gerade neu ausgerechnet, allein aus dem Protokoll.
review-download = Protokoll herunterladen
review-share = Link zu dieser Partie teilen
review-seat = Entscheidungen von

# Lernen
learn-title = { $game } lernen
learn-step = { $number } von { $of }
learn-next = Weiter
learn-back = Zurück
learn-skip = Überspringen
learn-none = Für dieses Spiel gibt es noch keine Lektion; seine Regeln sind aufgeschrieben.
learn-done = Mehr brauchst du nicht. Den Rest findest du beim Spielen heraus.
learn-play = Jetzt { $game } spielen
learn-rules = Alle Regeln
learn-again = Noch einmal
learn-others = Andere Spiele
learn-table = Der Tisch
learn-hand = Deine Hand

# Regeln
rules-title = Regeln von { $game }
rules-none = Diese Regeln ließen sich nicht laden.

# Offline
offline-what = Ohne Verbindung kannst du Regeln lesen, ein Spiel lernen und Einstellungen ändern. Spielen, Rückblick und Statistik brauchen das Haus.
