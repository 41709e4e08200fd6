about = Vermeide Herzen und die Pik-Dame, oder nimm sie alle. Vier Spieler.

follow-suit = Bediene: { suit-led } wurde ausgespielt, und du hast davon.
no-points-on-first-trick = Im ersten Stich weder Herz noch Pik-Dame, außer du hast nichts anderes.
two-of-clubs-leads = Den ersten Stich eröffnet die Kreuz-Zwei.
hearts-not-broken = Herz ist noch nicht eröffnet: Spiele eine andere Farbe aus.

hearts-broken = Herz ist eröffnet.
moon = { $me ->
    [yes] Du hast alle Punkte genommen: Durchmarsch!
   *[no] { $who } hat alle Punkte genommen: Durchmarsch!
}
move-hand-passed = { $named ->
    [0] { "" }
   *[other] { $me ->
        [yes] Du wählst { $cards }.
       *[no] { $who } wählt { $cards }.
    }
}
move-passed-hand = { $named ->
    [0] { $who } gibt { $count } Karten an { $taker }.
   *[other] { $me ->
        [yes] Du gibst { $cards } an { $taker }.
       *[no] { $who } gibt { $cards } an { $to_me ->
            [yes] dich
           *[no] { $taker }
        }.
    }
}
show-hand = { $me ->
    [yes] Du hast { $cards } und spielst aus.
   *[no] { $who } hat { $cards } und spielt aus.
}
lies-passed = { $me ->
    [yes] Zum Weitergeben: { $cards }
   *[no] { "" }
}
prompt = { $passing ->
    [none] { $all_table ->
        [0] Du spielst aus:
       *[other] Du bist dran, { suit-led } wurde ausgespielt:
    }
   *[other] Wähle drei Karten für { $passing ->
        [left] links
        [right] rechts
       *[across] gegenüber
    } ({ $my_passed ->
        [0] 1
        [1] 2
       *[other] 3
    } von 3):
}
standing = Mit { $option_limit } Punkten endet die Partie, und die wenigsten gewinnen. { $broken ->
    [0] Herz ist noch nicht eröffnet.
   *[other] Herz ist eröffnet.
}

option-limit = Punkte bis zum Ende
option-limit-why = Die Partie endet, wenn jemand so viele Punkte hat
option-jack = Karo-Bube
option-jack-why = Wer den Karo-Buben bekommt, bekommt zehn Punkte weniger
option-queen_breaks = Dame eröffnet Herz
option-queen_breaks-why = Auch die Pik-Dame eröffnet Herz
option-points_on_first = Punkte im ersten Stich
option-points_on_first-why = Herzen und die Pik-Dame darf man im ersten Stich abwerfen
option-moon = Durchmarsch
option-moon-why = Wer alle Punkte nimmt, bekommt keinen, und jeder andere 26
option-passing = Weitergeben
option-passing-why = Vor dem Spiel gehen drei Karten weiter: links, rechts, gegenüber und gar nicht, der Reihe nach
count-moon = Durchmärsche
count-takes-trick = Stiche
