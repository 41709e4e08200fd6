about = Werde deine Karten los: Bediene Farbe oder Wert auf dem Stapel, oder lege einen Buben. Zwei bis vier Spieler.

suit-word = { $suit ->
    [clubs] Kreuz
    [diamonds] Karo
    [spades] Pik
    [hearts] Herz
   *[other] { $suit }
}
rank-another = { $rank ->
    [six] eine weitere Sechs
    [seven] eine weitere Sieben
    [eight] eine weitere Acht
    [nine] eine weitere Neun
    [ten] eine weitere Zehn
    [jack] einen weiteren Buben
    [queen] eine weitere Dame
    [king] einen weiteren König
    [ace] ein weiteres Ass
   *[other] noch einmal { $rank }
}

open-the-round = Du eröffnest die Runde: Lege eine beliebige Karte deiner Hand.
match-the-top = Du hast eine Karte, die passt, also lege eine: { suit-word }, { rank-another } oder einen Buben.
demanded-suit = Du hast eine Karte, die passt, also lege eine: { suit-word }, wie gewünscht, oder einen Buben.
nothing-fits = { $rank ->
    [jack] Nichts von dir passt, also ziehe eine Karte: Es braucht { suit-word } oder einen Buben.
   *[other] Nichts von dir passt, also ziehe eine Karte: Es braucht { suit-word }, { rank-another } oder einen Buben.
}
put-what-you-drew = Die gezogene Karte passt: Lege sie.
may-put-what-you-drew = Die gezogene Karte passt: Lege sie, oder beende deinen Zug.
only-one-draw = Du hast gezogen und kannst jetzt nichts legen: Beende deinen Zug.
same-rank = Im Rest dieses Zuges darfst du nur { rank-another } legen; oder beende ihn.
cover-the-six = Bedecke deine Sechs: mit { suit-word }, einer weiteren Sechs oder einem Buben. Hast du nichts davon, ziehe, bis du es hast.
six-stays-open = Deine Sechs darf jetzt offen bleiben: Beende deinen Zug, oder lege eine passende Karte.
hand-is-empty = Du hast deine letzte Karte gelegt: Beende die Runde.
name-a-suit = Dein Bube wünscht eine Farbe: Nenne sie.
whom-the-eights-hit = Deine Achten lassen andere ziehen: alle der Reihe nach, oder nur den Nächsten.
minus-or-plus = Deine Buben zählen am Ende: Minus für dich, oder Plus für alle anderen.

starts = { $me ->
    [yes] Du beginnst{ $amount ->
        [0] : Deine zuletzt gegebene Karte wird von selbst gelegt
       *[other] { "" }
    }.
   *[no] { $who } beginnt{ $amount ->
        [0] : Die zuletzt gegebene Karte wird von selbst gelegt
       *[other] { "" }
    }.
}
demands-diamonds = { $me ->
    [yes] Du wünschst Karo.
   *[no] { $who } wünscht Karo.
}
demands-spades = { $me ->
    [yes] Du wünschst Pik.
   *[no] { $who } wünscht Pik.
}
demands-hearts = { $me ->
    [yes] Du wünschst Herz.
   *[no] { $who } wünscht Herz.
}
demands-clubs = { $me ->
    [yes] Du wünschst Kreuz.
   *[no] { $who } wünscht Kreuz.
}
passes = { $me ->
    [yes] Du legst nichts.
   *[no] { $who } legt nichts.
}
refills = Der Talon ist leer: Der Stapel wird gemischt und wird zum Talon. Von jetzt an zählen Punkte { $amount }fach.
nothing-left = { $me ->
    [yes] Für dich ist keine Karte mehr zum Ziehen da.
   *[no] Für { $who } ist keine Karte mehr zum Ziehen da.
}
one-card-left = { $me ->
    [yes] Du hast noch eine Karte.
   *[no] { $who } hat noch eine Karte.
}
skipped = { $me ->
    [yes] Du setzt aus.
   *[no] { $who } setzt aus.
}
again = { $me ->
    [yes] Du bist noch einmal dran.
   *[no] { $who } ist noch einmal dran.
}
eights-hit-all = { $me ->
    [yes] Deine Achten treffen alle anderen der Reihe nach.
   *[no] Die Achten von { $who } treffen alle anderen der Reihe nach.
}
eights-hit-next = { $me ->
    [yes] Deine Achten treffen nur den Nächsten.
   *[no] Die Achten von { $who } treffen nur den Nächsten.
}
declares-qute = { $me ->
    [yes] Vier Gleiche: Du rufst Qute! Die Runde ist zu Ende.
   *[no] Vier Gleiche: { $who } ruft Qute! Die Runde ist zu Ende.
}
goes-out = { $me ->
    [yes] Du hast deine letzte Karte gelegt: Die Runde ist zu Ende.
   *[no] { $who } hat die letzte Karte gelegt: Die Runde ist zu Ende.
}
minus-points = { $me ->
    [yes] Für Buben zählst du { $amount } Punkte weniger.
   *[no] Für Buben zählt { $who } { $amount } Punkte weniger.
}
plus-points = { $me ->
    [yes] Für deine Buben zählen alle anderen { $amount } Punkte mehr.
   *[no] Für die Buben von { $who } zählen alle anderen { $amount } Punkte mehr.
}
times = Alle Punkte dieser Runde zählen { $amount }fach.
to-zero = { $me ->
    [yes] Du hast genau 125 Punkte: Dein Konto geht zurück auf 0!
   *[no] { $who } hat genau 125 Punkte: Das Konto geht zurück auf 0!
}
score = { $me ->
    [yes] { $points ->
        [0] Dein Konto bleibt bei { $total }.
       *[other] Dein Konto ändert sich um { $points } auf { $total }.
    }
   *[no] { $points ->
        [0] { $who }: Das Konto bleibt bei { $total }.
       *[other] { $who }: Das Konto ändert sich um { $points } auf { $total }.
    }
}

move-blind-hand = { $named ->
    [0] { "" }
   *[other] { $to_me ->
        [yes] Du bekommst { $cards }.
       *[no] { $taker } bekommt { $cards }.
    }
}
move-blind-drawn = { $named ->
    [0] { $count ->
        [one] { $taker } zieht eine Karte.
       *[other] { $taker } zieht { $count } Karten.
    }
   *[other] { $to_me ->
        [yes] Du ziehst { $cards }.
       *[no] { $taker } zieht { $cards }.
    }
}
move-hand-stack = { $me ->
    [yes] Du legst { $cards }.
   *[no] { $who } legt { $cards }.
}
move-drawn-stack = { $me ->
    [yes] Du legst { $cards }.
   *[no] { $who } legt { $cards }.
}
move-drawn-hand = { "" }
move-stack-blind = { "" }
show-hand = { $named ->
    [0] { $me ->
        [yes] Du hast keine Karte mehr.
       *[no] { $who } hat keine Karte mehr.
    }
   *[other] { $me ->
        [yes] Du hast { $cards }.
       *[no] { $who } hat { $cards }.
    }
}

lies-hand = { $me ->
    [yes] Deine Hand: { $cards }
   *[no] { $named ->
        [0] { $count ->
            [one] { $who } hat eine Karte.
           *[other] { $who } hat { $count } Karten.
        }
       *[other] { $who } hat { $cards }.
    }
}
lies-drawn = { $me ->
    [yes] Gerade gezogen: { $cards }
   *[no] { $count ->
        [one] { $who } hat noch eine, gerade gezogen.
       *[other] { $who } hat noch { $count }, gerade gezogen.
    }
}
lies-blind = { $count ->
    [one] Im Talon: eine Karte.
   *[other] Im Talon: { $count } Karten.
}
lies-stack = Der Stapel, die oberste zuletzt: { $cards }.

on-top-lies = { $topmost }{ $rank ->
    [jack] , und { suit-word } ist gewünscht
   *[other] { "" }
}
prompt = { $phase ->
    [opening] Du beginnst. Lege eine beliebige Karte deiner Hand:
    [suit] Welche Farbe wünschst du?
    [eights] Wen treffen deine { $laid } Achten? Alle anderen ziehen der Reihe nach zwei für jede, oder der Nächste zieht für alle:
    [last-eights] Wen treffen deine { $laid } Achten? Alle anderen ziehen der Reihe nach zwei für jede, oder der Nächste zieht für alle:
    [points] Was zählen deine Buben? Minus für dich, oder Plus für alle anderen:
   *[turn] { $laid ->
        [0] { $drew ->
            [0] Du bist dran.
           *[other] Du hast gezogen.
        } Oben liegt { on-top-lies }:
       *[other] { $run ->
            [4] Vier hintereinander!
           *[other] Dein Zug geht weiter.
        } { $rank ->
            [six] { $exempt ->
                [0] Bedecke deine { $topmost }:
               *[other] Deine { $topmost } darf offen bleiben:
            }
           *[other] Oben liegt deine { $topmost }. Lege { rank-another }, oder beende deinen Zug:
        }
    }
}
standing = Oben liegt { on-top-lies }. { $run ->
    [1] Es ist die erste ihres Werts hintereinander.
   *[other] Karten dieses Werts hintereinander: { $run }.
} { $mult ->
    [1] Der Talon wurde noch nicht nachgefüllt.
   *[other] Punkte dieser Runde zählen { $mult }fach.
} Genau 125 Punkte werden 0; mehr beenden die Partie, und die wenigsten gewinnen.

option-seats = Spieler
option-seats-why = Wie viele spielen
option-opening = Eröffnung
option-opening-why = Was eine Runde eröffnet: die zuletzt gegebene Karte, oder die Wahl dessen, der beginnt
option-opening-auto = letzte Karte
option-opening-choice = freie Wahl
option-drawn_card = Gezogene Karte
option-drawn_card-why = Eine gezogene Karte, die passt, muss gelegt werden, darf es, oder wird es nie
option-drawn_card-must = muss gelegt werden
option-drawn_card-may = darf gelegt werden
option-drawn_card-never = wird nie gelegt
option-qute_needs_two_players = Qute nur gemeinsam
option-qute_needs_two_players-why = Vier Gleiche sind nur Qute, wenn nicht alle von einem Spieler sind
option-final_penalties = Strafen zum Schluss
option-final_penalties-why = Siebenen und Achten des letzten Zuges lassen andere noch ziehen, bevor gezählt wird
option-jpoints = Punkte der Buben
option-jpoints-why = Zuletzt gelegte Buben: Minus oder Plus, oder immer Minus
option-jpoints-choose = nach Wahl
option-jpoints-minus-only = immer Minus
option-j_count = Welche Buben zählen
option-j_count-why = Die des letzten Zuges, oder die ganze Folge
option-j_count-last-turn = letzter Zug
option-j_count-run = ganze Folge
option-eights_choice_2p = Achten zu zweit
option-eights_choice_2p-why = Auch zwei Spieler werden gefragt, wen mehrere Achten treffen
option-new_game_starter = Wer beginnt
option-new_game_starter-why = Der Platz, der die erste Runde beginnt, etwa wer die letzte Partie verloren hat
option-after_continue = Ohne Qute weiter
option-after_continue-why = Nach einem nicht gerufenen Qute geht die Folge weiter, oder sie zählt von 0
option-after_continue-keep = geht weiter
option-after_continue-clear = von 0
count-declares-qute = Qute gerufen
count-goes-out = Als Erster fertig
count-to-zero = Zurück auf 0
count-skipped = Ausgesetzt
preset-qute = Qute
preset-classic = Klassisch
