about = Zwei Teams sagen an, wie viele Stiche sie machen, und machen sie. Pik ist Trumpf. Vier Spieler.

follow-suit = Bediene: { suit-led } wurde ausgespielt, und du hast davon.
spades-not-broken = Pik ist noch nicht eröffnet: Spiele eine andere Farbe aus.
no-spades-on-first-lead = Der erste Stich beginnt nicht mit Pik: Spiele eine andere Farbe aus.
more-than-thirteen = Mit der Ansage deines Partners wären das mehr als die dreizehn Stiche, die es gibt: Sage weniger an.

bids = { $me ->
    [yes] Du sagst { $amount } an.
   *[no] { $who } sagt { $amount } an.
}
bids-nil = { $me ->
    [yes] Du sagst Null an.
   *[no] { $who } sagt Null an.
}
team-bids = { $me ->
    [yes] Dein Team
   *[no] Das Team von { $who }
} sagt zusammen { $amount ->
    [0] zweimal Null
    [one] 1 Stich
   *[other] { $amount } Stiche
} an.
spades-broken = Pik ist eröffnet.
nil-made = { $me ->
    [yes] Deine Null ist gelungen: 100 Punkte für dein Team.
   *[no] Die Null von { $who } ist gelungen: 100 Punkte für das Team.
}
nil-failed = { $me ->
    [yes] Deine Null ist gescheitert: Das kostet dein Team 100 Punkte.
   *[no] Die Null von { $who } ist gescheitert: Das kostet das Team 100 Punkte.
}
makes-bid = { $me ->
    [yes] Dein Team
   *[no] Das Team von { $who }
} hat die Ansage erfüllt{ $amount ->
    [0] {""}
    [one] , mit 1 Überstich
   *[other] , mit { $amount } Überstichen
}.
set = { $me ->
    [yes] Deinem Team
   *[no] Dem Team von { $who }
} fehlen { $amount ->
    [one] 1 Stich
   *[other] { $amount } Stiche
} zur Ansage.
bag-penalty = { $me ->
    [yes] Dein Team hat zehn Überstiche; das kostet { $amount } Punkte.
   *[no] Das Team von { $who } hat zehn Überstiche; das kostet { $amount } Punkte.
}

prompt = { $my_bids ->
    [-1] Deine Ansage, Null oder eine Zahl von Stichen:
   *[other] { $all_table ->
        [0] Du spielst aus
       *[other] Du bist dran, { suit-led } wurde ausgespielt
    }; { $my_bids ->
        [0] du hast Null angesagt, und dein Team
       *[other] dein Team
    } { still-needs }:
}
still-needs = { $my_need ->
    [-13] braucht keinen Stich mehr
    [-12] braucht keinen Stich mehr
    [-11] braucht keinen Stich mehr
    [-10] braucht keinen Stich mehr
    [-9] braucht keinen Stich mehr
    [-8] braucht keinen Stich mehr
    [-7] braucht keinen Stich mehr
    [-6] braucht keinen Stich mehr
    [-5] braucht keinen Stich mehr
    [-4] braucht keinen Stich mehr
    [-3] braucht keinen Stich mehr
    [-2] braucht keinen Stich mehr
    [-1] braucht keinen Stich mehr
    [0] braucht keinen Stich mehr
    [one] braucht noch 1 Stich
   *[other] braucht noch { $my_need } Stiche
}
standing = { $option_limit } Punkte gewinnen. { $broken ->
    [0] Pik ist noch nicht eröffnet.
   *[other] Pik ist eröffnet.
} Dein Team { still-needs }.
standing-seat = { $bids ->
    [-1] { $me ->
        [yes] Du hast noch nichts angesagt
       *[no] { $who } hat noch nichts angesagt
    }
    [0] { $me ->
        [yes] Du hast Null angesagt und
       *[no] { $who } hat Null angesagt und
    } { taken-so-far }
   *[other] { $me ->
        [yes] Du hast { $bids } angesagt und
       *[no] { $who } hat { $bids } angesagt und
    } { taken-so-far }
}{ $option_sandbags ->
    [on] ; Überstiche { $me ->
        [yes] deines
       *[no] dieses
    } Teams: { $bags }
   *[off] {""}
}.
taken-so-far = { $tricks ->
    [0] keinen Stich gemacht
    [one] 1 Stich gemacht
   *[other] { $tricks } Stiche gemacht
}
won-taken = { "" }

option-limit = Punkte zum Sieg
option-limit-why = Die Partie endet, wenn ein Team so viele Punkte hat und mehr Zehner als das andere
option-sandbags = Überstiche
option-sandbags-why = Stiche über der Ansage zählen je einen Punkt, und zehn davon kosten 110
option-spades_lead = Pik ausspielen
option-spades_lead-why = Pik darf man ausspielen, wenn es eröffnet ist, nach dem ersten Stich oder immer
option-spades_lead-broken = wenn eröffnet
option-spades_lead-after-first = nach dem ersten Stich
option-spades_lead-always = immer
option-cap_bids = Höchstens dreizehn
option-cap_bids-why = Partner dürfen zusammen nicht mehr als dreizehn ansagen; Null und 1 gehen immer
option-rounds = Höchstzahl der Runden
option-rounds-why = Die Partie endet nach so vielen Runden, wie immer es steht
count-takes-trick = Stiche
count-nil-made = Null gelungen
count-nil-failed = Null gescheitert
count-makes-bid = Ansagen erfüllt
count-set = Ansagen verfehlt
count-bag-penalty = Strafen für Überstiche
