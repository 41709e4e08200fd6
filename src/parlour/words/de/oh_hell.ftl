about = Sage an, wie viele Stiche du machst, und mache genau so viele. Vier Spieler.

follow-suit = Bediene: { suit-led } wurde ausgespielt, und du hast davon.
bid-at-most-your-cards = Sage 0 bis { $cards } an: Mehr Stiche als Karten auf der Hand gibt es nicht.
bids-must-not-fit = Sage 0 bis { $cards } an, nur nicht { $forbidden }: Die Ansagen dürfen nicht die Zahl der Stiche ergeben.

deals = { $me ->
    [yes] Du gibst jedem { $amount ->
        [one] 1 Karte
       *[other] { $amount } Karten
    }.
   *[no] { $who } gibt jedem { $amount ->
        [one] 1 Karte
       *[other] { $amount } Karten
    }.
}
bids = { $me ->
    [yes] Du sagst { $amount } an.
   *[no] { $who } sagt { $amount } an.
}
all-bid = Zusammen sind { $amount } angesagt.
made = { $me ->
    [yes] Du hast { $amount } angesagt und genau das gemacht.
   *[no] { $who } hat { $amount } angesagt und genau das gemacht.
}
missed = { $me ->
    [yes] Du verfehlst deine Ansage mit { $amount ->
        [0] keinem Stich
        [one] 1 Stich
       *[other] { $amount } Stichen
    }.
   *[no] { $who } verfehlt die Ansage mit { $amount ->
        [0] keinem Stich
        [one] 1 Stich
       *[other] { $amount } Stichen
    }.
}
move-deck-hand = { $to_me ->
    [yes] Du bekommst { $cards }.
   *[no] { $named ->
        [0] { "" }
       *[other] { $taker } bekommt { $cards }.
    }
}
move-deck-turned = { $cards } wird aufgedeckt: Diese Farbe ist Trumpf.
show-hand = { $me ->
    [yes] Du zeigst { $cards }: Diese Farbe ist Trumpf.
   *[no] { $who } zeigt { $cards }: Diese Farbe ist Trumpf.
}
lies-turned = Für den Trumpf aufgedeckt: { $cards }.
won-taken = { "" }
suit-trump = { $trump ->
    [clubs] Kreuz
    [diamonds] Karo
    [spades] Pik
    [hearts] Herz
   *[other] { $trump }
}
prompt = { $my_bids ->
    [-1] Trumpf ist { suit-trump } ({ $trump_card }). { $cards ->
        [one] 1 Stich
       *[other] { $cards } Stiche
    }, bisher { $total } angesagt. Deine Ansage{ $forbidden ->
        [-1] { "" }
       *[other] , aber nicht { $forbidden }
    }:
   *[other] { $all_table ->
        [0] Du spielst aus, Trumpf ist { suit-trump }.
       *[other] Du bist dran, { suit-led } wurde ausgespielt, Trumpf ist { suit-trump }.
    } Angesagt { $my_bids }, gemacht { $my_tricks }:
}
standing = { $option_sequence ->
    [down-up] Runde { $number } von 19, je { $cards ->
        [one] 1 Karte
       *[other] { $cards } Karten
    }.
    [up] Runde { $number } von 13, je { $cards ->
        [one] 1 Karte
       *[other] { $cards } Karten
    }.
   *[thirteen] Mit { $option_limit } Punkten endet die Partie.
} Die meisten Punkte gewinnen. Trumpf ist { suit-trump } ({ $trump_card }). { $total } angesagt bei { $cards ->
    [one] 1 Stich
   *[other] { $cards } Stichen
}.
standing-seat = { $me ->
    [yes] { $bids ->
        [-1] Du hast noch nichts angesagt.
       *[other] Du hast { $bids } angesagt und { $tricks } gemacht.
    }
   *[no] { $bids ->
        [-1] { $who } hat noch nichts angesagt.
       *[other] { $who } hat { $bids } angesagt und { $tricks } gemacht.
    }
}

option-sequence = Karten je Runde
option-sequence-why = Je zehn Karten hinunter bis eine und wieder hinauf, eine bis dreizehn, oder immer dreizehn
option-sequence-down-up = zehn bis eine bis zehn
option-sequence-up = eine bis dreizehn
option-sequence-thirteen = immer dreizehn
option-trump = Trumpfkarte
option-trump-why = Woher der Trumpf kommt: die nächste Karte nach dem Geben, aufgedeckt, oder die letzte des Gebers
option-trump-turned = aufgedeckt
option-trump-dealer = letzte des Gebers
option-restrict = Ansagen dürfen nicht aufgehen
option-restrict-why = Wer gibt und zuletzt ansagt, darf die Ansagen nicht auf die Zahl der Stiche bringen
option-trick_points = Punkte je Stich
option-trick_points-why = Ein Punkt je Stich: immer, nur bei genauer Ansage, oder nie
option-trick_points-always = immer
option-trick_points-exact = bei genauer Ansage
option-trick_points-never = nie
option-limit = Punkte bis zum Ende
option-limit-why = Bei immer dreizehn Karten endet die Partie, wenn jemand so viele Punkte hat
count-takes-trick = Stiche
count-made = Ansagen erfüllt
count-missed = Ansagen verfehlt
