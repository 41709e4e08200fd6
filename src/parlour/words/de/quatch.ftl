about = Sei als Erster ohne Karten: Spiele so hoch wie der Haufen oder höher, oder friss ihn. Zwei bis vier Spieler.

beat-rank = { $beat ->
    [J] Bube
    [Q] Dame
    [K] König
    [A] Ass
   *[other] { $beat }
}
opening-rank = { $opening ->
    [J] Bube
    [Q] Dame
    [K] König
    [A] Ass
   *[other] { $opening }
}
# Ablehnungen
not-in-play = { $act } geht jetzt nicht. Spiele von der Hand; ist sie leer, aus der Chancenreihe; ist auch die leer, aus der Reserve.
show-lowest = Zeige deine niedrigste Karte, Zweien und Zehnen nicht mitgezählt.
open-with-lowest = Du eröffnest mit deinem niedrigsten Wert: { opening-rank }. Hast du mehrere, darfst du zuerst „mehrere“ sagen.
as-high = Spiele { beat-rank } oder höher, oder eine 2 oder 10: eine Karte, oder bei gleichen sage zuerst „mehrere“.
as-high-and-all = Spiele { beat-rank } oder höher, oder eine 2 oder 10; und alle, die du von diesem Wert hast.
must-play = Jeder Wert passt, also spiele: eine Karte, oder bei gleichen sage zuerst „mehrere“.
must-play-all = Jeder Wert passt, also spiele; und alle, die du von diesem Wert hast.
nothing-fits = Nichts von dir passt auf { beat-rank }: Friss den Haufen.
special-not-last = Eine 2 oder 10 darf nicht deine letzte Karte sein: Friss den Haufen, oder passe, wenn keiner da ist.
four-not-last = Deine letzten Karten dürfen keine vier Gleichen vollmachen.
pick-one = Decke eine Karte deiner Reserve auf.
equal-or-done = Du legst mehrere: noch einmal { beat-rank }, oder sage „fertig“.

# Was gesagt wird
shows-none = { $me ->
    [yes] Du hast keine weitere Karte zum Vergleichen.
   *[no] { $who } hat keine weitere Karte zum Vergleichen.
}
lot-decides = { $me ->
    [yes] Die niedrigsten Karten sind gleich. Das Los fällt auf dich.
   *[no] Die niedrigsten Karten sind gleich. Das Los fällt auf { $who }.
}
opens = { $me ->
    [yes] Du hast die niedrigste Karte und eröffnest.
   *[no] { $who } hat die niedrigste Karte und eröffnet.
}
turns-round = Es geht gegen den Uhrzeigersinn, zur zweitniedrigsten Karte hin.
several = { $me ->
    [yes] Du sagst „mehrere“: Lege gleiche Karten einzeln, dann sage „fertig“.
   *[no] { $who } sagt „mehrere“ und legt gleiche Karten einzeln.
}
bust = { $me ->
    [yes] Die darf nicht liegen: Du hast dich verzockt!
   *[no] Die darf nicht liegen: { $who } hat sich verzockt!
}
ten-clears = Eine Zehn: { $me ->
    [yes] Du räumst
   *[no] { $who } räumt
} den Haufen ab, { $amount ->
    [one] 1 Karte
   *[other] { $amount } Karten
}.
four-clears = Vier Gleiche: { $me ->
    [yes] Du räumst
   *[no] { $who } räumt
} den Haufen ab, { $amount } Karten.
passes = { $me ->
    [yes] Du passt: Es gibt nichts zu spielen und nichts zu fressen.
   *[no] { $who } passt: Es gibt nichts zu spielen und nichts zu fressen.
}
out = { $me ->
    [yes] { $amount ->
        [1] Du hast keine Karten mehr: Du wirst Erster!
        [2] Du hast keine Karten mehr: Du wirst Zweiter.
       *[other] Du hast keine Karten mehr: Du wirst Dritter.
    }
   *[no] { $amount ->
        [1] { $who } hat keine Karten mehr und kommt auf Platz 1!
        [2] { $who } hat keine Karten mehr und kommt auf Platz 2.
       *[other] { $who } hat keine Karten mehr und kommt auf Platz 3.
    }
}
stalemate = Niemand kann spielen, und es gibt nichts zu fressen: unentschieden.
no-progress = 200 Züge ohne Fortschritt: Wer am wenigsten Karten hat, ist der Beste.
third-time = Zum dritten Mal die gleiche Stellung: Wer am wenigsten Karten hat, ist der Beste.
first-place = { $me ->
    [yes] Du wirst Erster.
   *[no] { $who } kommt auf Platz 1.
}

# Bewegungen
move-deck-aside = Nicht im Spiel: { $cards }.
move-deck-stand = { "" }
move-deck-chance = { $to_me ->
    [yes] Deine Chancenreihe: { $cards }.
   *[no] Chancenreihe von { $taker }: { $cards }.
}
move-deck-dealt = { $to_me ->
    [yes] Du bekommst { $cards }.
   *[no] { "" }
}
move-deck-hand = { $named ->
    [0] { $count ->
        [one] { $taker } zieht eine Karte.
       *[other] { $taker } zieht { $count } Karten.
    }
   *[other] { $to_me ->
        [yes] Du ziehst { $cards }.
       *[no] { $taker } zieht { $cards }.
    }
}
move-chance-dealt = { $me ->
    [yes] Du nimmst { $cards } aus der Chancenreihe auf die Hand.
   *[no] { $who } nimmt { $cards } aus der Chancenreihe auf die Hand.
}
move-dealt-chance = { $me ->
    [yes] Du legst { $cards } in die Chancenreihe.
   *[no] { $who } legt { $cards } in die Chancenreihe.
}
show-dealt = { $me ->
    [yes] Du zeigst { $cards }.
   *[no] { $who } zeigt { $cards }.
}
move-dealt-hand = { "" }
move-hand-pile = { $me ->
    [yes] Du spielst { $cards }.
   *[no] { $who } spielt { $cards }.
}
move-chance-pile = { $me ->
    [yes] Du spielst { $cards } aus der Chancenreihe.
   *[no] { $who } spielt { $cards } aus der Chancenreihe.
}
move-stand-pile = { $me ->
    [yes] Du deckst { $cards } aus der Reserve auf.
   *[no] { $who } deckt { $cards } aus der Reserve auf.
}
move-pile-hand = { $count ->
    [0] { "" }
   *[other] { $to_me ->
        [yes] Du frisst { $count ->
            [one] 1 Karte
           *[other] { $count } Karten
        }: { $cards }.
       *[no] { $taker } frisst { $count ->
            [one] 1 Karte
           *[other] { $count } Karten
        }: { $cards }.
    }
}
move-pile-bin = { "" }

# Was wo liegt
lies-hand = { $me ->
    [yes] Deine Hand: { $cards }.
   *[no] Hand von { $who }: { $count ->
        [one] 1 Karte
       *[other] { $count } Karten
    }{ $named ->
        [0] .
       *[other] , davon haben alle gesehen: { $cards }.
    }
}
lies-dealt = { $me ->
    [yes] Dir gegeben: { $cards }.
   *[no] { $who } gegeben: { $count ->
        [one] 1 Karte
       *[other] { $count } Karten
    }{ $named ->
        [0] .
       *[other] , davon haben alle gesehen: { $cards }.
    }
}
lies-chance = { $named ->
    [0] { "" }
   *[other] { $me ->
        [yes] Deine Chancenreihe: { $cards }.
       *[no] Chancenreihe von { $who }: { $cards }.
    }
}
lies-stand = { $count ->
    [0] { "" }
   *[other] { $me ->
        [yes] Deine Reserve: { $count ->
            [one] 1 Karte, die
           *[other] { $count } Karten, die
        } niemand gesehen hat.
       *[no] Reserve von { $who }: { $count ->
            [one] 1 Karte, die
           *[other] { $count } Karten, die
        } niemand gesehen hat.
    }
}
lies-deck = { $count ->
    [one] Im Stapel ist 1 Karte.
   *[other] Im Stapel sind { $count } Karten.
}
lies-pile = Der Haufen, die oberste zuletzt: { $cards }.
lies-bin = { "" }
lies-aside = { "" }
won-bin = In der Tonne: { $cards }.

# Am Tisch
prompt = { $stage ->
    [swap] Von deinen sechs Karten sind die gegebenen 1 bis 3, deine Chancenreihe 4 bis 6. Wähle die drei für deine Hand:
    [lowest] Zeige deine niedrigste Karte, Zweien und Zehnen nicht mitgezählt; ohne eine passe:
    [second] Zeige deine nächstniedrigste Karte, um die zweitniedrigste von allen zu finden; ohne eine passe:
   *[play] { $opening ->
        [-1] { $laid ->
            [0] { $several ->
                [1] Die erste von mehreren:
               *[other] { $all_pile ->
                    [0] Du bist dran. Es liegt kein Haufen da:
                   *[other] Du bist dran. Der Haufen hat { $all_pile ->
                        [one] 1 Karte
                       *[other] { $all_pile } Karten
                    }; { $beat ->
                        [any] auf eine 2 passt alles:
                       *[other] { beat-rank } oder höher passt, und eine 2 und eine 10:
                    }
                }
            }
           *[other] Noch einmal { beat-rank }, oder fertig:
        }
       *[other] Du eröffnest, mit { opening-rank }:
    }
}
standing = Im Stapel { $all_deck ->
    [one] 1 Karte
   *[other] { $all_deck } Karten
}, im Haufen { $all_pile }, in der Tonne { $all_bin }. { $quiet ->
    [0] { "" }
   *[other] Züge ohne Fortschritt: { $quiet } von 200.
} { $backward ->
    [1] Es geht gegen den Uhrzeigersinn.
   *[other] { "" }
}
standing-seat = { $me ->
    [yes] Du: auf der Hand { $its_hand }; in der Chancenreihe { $its_chance }, in der Reserve { $its_stand }; bisher gefressen { $eaten }.
   *[no] { $who }: auf der Hand { $its_hand }; in der Chancenreihe { $its_chance }, in der Reserve { $its_stand }; bisher gefressen { $eaten }.
}

option-seats = Spieler
option-seats-why = Wie viele spielen
option-games = Spiele
option-games-why = Wie viele Spiele eine Partie hat
option-play_all = Alle Gleichen spielen
option-play_all-why = Alle Karten des gespielten Werts müssen gespielt werden
option-may_eat = Freiwillig fressen
option-may_eat-why = Den Haufen darf auch fressen, wer spielen könnte
option-four_finish = Schluss mit vier Gleichen
option-four_finish-why = Ob die letzten Karten vier Gleiche vollmachen dürfen
option-four_finish-win = erlaubt
option-four_finish-forbid = verboten
option-places = Um Plätze
option-places-why = Ist der Erste fertig, spielen die anderen um die Plätze weiter
option-rotation = Richtung
option-rotation-why = In welche Richtung es geht
option-rotation-clockwise = im Uhrzeigersinn
option-rotation-toward-second-lowest = zur zweitniedrigsten
preset-easy = Leicht
preset-medium = Mittel
preset-hard = Schwer
preset-extreme = Extrem
count-out = Fertig geworden
count-bust = Verzockt
count-ten-clears = Mit der Zehn abgeräumt
count-four-clears = Mit vier Gleichen abgeräumt
