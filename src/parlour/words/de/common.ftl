# Ablehnungen, die jedes Spiel kennt. { $act } ist, was versucht wurde.
match-over = Die Partie ist zu Ende.
not-your-turn = Du bist nicht an der Reihe.
no-such-act = Dieses Spiel kennt keinen Zug mit der Nummer { $act }.
not-in-hand = { $act } hast du nicht auf der Hand.

# Plätze, wie man sitzt; du sitzt im Süden.
seat-south = Süd
seat-southwest = Südwest
seat-west = West
seat-northwest = Nordwest
seat-north = Nord
seat-northeast = Nordost
seat-east = Ost
seat-southeast = Südost
you = Du
you-inside = du
and = { $some } und { $last }

# Wo Karten liegen
zone = { zone-place } ({ $me ->
    [yes] du
   *[no] { $who }
})
zone-shared = { zone-place }
zone-place = { $place ->
    [hand] Hand
    [table] Tisch
    [taken] Stiche
    [passed] weitergegebene Karten
    [deck] Kartenstapel
    [turned] aufgedeckte Karte
    [row] Reihe
    [drawn] gezogene Karten
    [discard] Ablage
    [blind] Talon
    [stack] Stapel
    [pile] Haufen
    [bin] Tonne
    [chance] Chancenreihe
    [stand] Reserve
    [dealt] ausgeteilte Karten
    [aside] beiseitegelegte Karten
   *[other] { $place }
}
suit-led = { $led ->
    [clubs] Kreuz
    [diamonds] Karo
    [spades] Pik
    [hearts] Herz
   *[other] { $led }
}

# Ereignisse
gather = { "" }
    --- Runde { $round } ---
shuffle = { "" }
move = { $named ->
    [0] { $count ->
        [one] Eine Karte: { $source } → { $target }.
       *[other] { $count } Karten: { $source } → { $target }.
    }
   *[other] { $cards }: { $source } → { $target }.
}
show = { $named ->
    [0] { $source_place ->
        [0] Karten werden jemandem gezeigt: { $source }.
       *[other] Jemand sieht sich Platz { $source_place } an: { $source }.
    }
   *[other] { $source_place ->
        [0] { $source }: { $cards }.
       *[other] { $source }, Platz { $source_place }: { $cards }.
    }
}
exchange = Zwei Karten werden getauscht: { $source }, Platz { $source_place }, und { $target }, Platz { $target_place }.
score = { $me ->
    [yes] Du bekommst { $points ->
        [one] 1 Punkt
       *[other] { $points } Punkte
    }, insgesamt { $total }.
   *[no] { $who } bekommt { $points ->
        [one] 1 Punkt
       *[other] { $points } Punkte
    }, insgesamt { $total }.
}

# Stichspiele
move-deck-hand = { $named ->
    [0] { $count ->
        [one] { $taker } zieht eine Karte.
       *[other] { "" }
    }
   *[other] { $count ->
        [one] { $to_me ->
            [yes] Du ziehst { $cards }.
           *[no] { $taker } zieht { $cards }.
        }
       *[other] { $to_me ->
            [yes] Du bekommst { $cards }.
           *[no] { $taker } bekommt { $cards }.
        }
    }
}
move-hand-table = { $me ->
    [yes] Du spielst { $cards }.
   *[no] { $who } spielt { $cards }.
}
move-table-taken = { "" }
takes-trick = { $me ->
    [yes] Der Stich geht an dich.
   *[no] Der Stich geht an { $who }.
}
last-trick = { $me ->
    [yes] Letzter Stich: { $plays }. Er ging an dich.
   *[no] Letzter Stich: { $plays }. Er ging an { $who }.
}
no-trick-yet = Es gab noch keinen Stich.

# Was wo liegt, und was gewonnen ist
lies = { $named ->
    [0] { $place }: { $count ->
        [one] eine Karte
       *[other] { $count } Karten
    }.
   *[other] { $place }: { $cards }.
}
lies-hand = { $me ->
    [yes] Deine Hand: { $cards }
   *[no] { $named ->
        [0] { "" }
       *[other] { $who } hält { $cards }.
    }
}
lies-table = { $me ->
    [yes] Du hast { $cards } gespielt.
   *[no] { $who } hat { $cards } gespielt.
}
lies-taken = { "" }
lies-deck = { "" }
place-card = { $place }: { $card }
place-unknown = { $place }: unbekannt
won = { "" }
won-taken = { $me ->
    [yes] Du hast { $cards } gestochen.
   *[no] { $who } hat { $cards } gestochen.
}

# Am Tisch
welcome = Gib eine Nummer oder eine Karte ein; ? für einen Tipp, help für alles andere.
welcome-back = Willkommen zurück. So stand es:
prompt = Du bist an der Reihe.
standing = { "" }
standing-seat = { "" }
scores = Runde { $round }. Stand: { $scores }.
match-won = { $me ->
    [yes] { $count ->
        [one] Die Partie ist zu Ende. Du gewinnst! { $scores }.
       *[other] Die Partie ist zu Ende. { $who } teilen sich den Sieg! { $scores }.
    }
   *[no] { $count ->
        [one] Die Partie ist zu Ende. { $who } gewinnt. { $scores }.
       *[other] Die Partie ist zu Ende. { $who } teilen sich den Sieg. { $scores }.
    }
}
stands = { $count ->
    [0] Die Partie ist nicht zu Ende; als Nächstes wird gegeben. { $scores }.
   *[other] Die Partie ist nicht zu Ende; an der Reihe: { $who }. { $scores }.
}
hint = { $known ->
    [0] Tipp: { $act }.
    [one] Tipp: { $act }.
   *[other] Tipp: { $act }. Erwartet, von 0 (am schlechtesten) bis 100: { $scores }.
}
reason = In { $share } % der passenden Verteilungen liegt { $card } hier: { $place }. Dann bringt { $act } { $there } mehr als { $other }, sonst { $elsewhere }.
undone = Du nimmst { $act } zurück.
nothing-to-undo = Du hast noch nichts entschieden.
nothing-yet = Es ist noch nichts geschehen.
no-such-number = { $last ->
    [one] Es gibt nur Nummer 1.
   *[other] Wähle eine Nummer von 1 bis { $last }.
}
type-help = Mit help siehst du, was du tun kannst.
help = Gib die Nummer eines Zuges ein oder seinen Namen, etwa 10H oder qs. Mehrere zugleich: 1 2 3.
    ?  oder hint   was ein Meister täte, und wie gut ihm die Züge scheinen
    u  oder undo   deine letzte Entscheidung zurücknehmen
    l  oder last   der letzte Stich
    s  oder score  der Stand
    h  oder hand   deine Hand, und was auf dem Tisch liegt
    r  oder rules  die Regeln dieses Spiels
    q  oder quit   gehen; die Partie bleibt erhalten
saved = Die Partie bleibt erhalten. Zum Weiterspielen: parlour play --resume { $file }
kept = Zum Ansehen: parlour replay { $file }
not-saved = Die Partie lässt sich nicht speichern ({ $why }). Hier ist sie: Lege diese Zeilen in eine Datei, dann parlour play --resume DATEI.

# Die Regeln als Seite
rules-ids = Die Wörter in Klammern sind die Kennungen, mit denen das Spiel eine Regel nennt, wenn es einen Zug ablehnt.
rules-options = Optionen
rules-no-options = Dieses Spiel hat keine.
rules-option = - { $name } = { $value } (üblich { $usual }; { $choices }): { $why }.
rules-presets = Zusammenstellungen
rules-preset = - preset={ $name }: { $told }.
rules-usual = alles wie üblich
