about = Vier verdeckte Karten: Habe am wenigsten vor dir, und sage es. Zwei bis sechs Spieler.

card-1R = roter Joker
card-2R = roter Joker
card-1B = schwarzer Joker
card-2B = schwarzer Joker

rank-word = { $rank ->
    [two] Zwei
    [three] Drei
    [four] Vier
    [five] Fünf
    [six] Sechs
    [seven] Sieben
    [eight] Acht
    [nine] Neun
    [ten] Zehn
    [jack] Bube
    [queen] Dame
    [king] König
    [ace] Ass
    [joker] Joker
   *[other] { $rank }
}
no-card-there = Auf diesem Platz liegt keine Karte.
look-at-two = Sieh zwei deiner eigenen Karten an, jedes Mal eine andere.
draw-or-call = Ziehe zuerst eine Karte, oder tu etwas anderes, womit ein Zug beginnt.
replace-or-discard = Du hältst eine gezogene Karte: Lege sie ab, oder an die Stelle einer deiner Karten.
also-or-done = Nenne noch eine deiner Karten vom gleichen Wert, oder sage, dass du fertig bist.
stack-or-pass = Abgelegt wurde: { rank-word }. Wirf eine gleiche drauf, oder passe.
give-one = Du hast die Karte eines anderen draufgeworfen: Gib eine von dir dafür.
own-card = Wähle eine eigene Karte für die Kraft der abgelegten, oder verzichte, wenn du noch nicht begonnen hast.
choose-a-seat = Wähle einen anderen, der Karten hat, nie zweimal den gleichen und nicht dich selbst.
their-card = Wähle eine Karte in der Reihe dessen, den du genannt hast.
swap-or-keep = Tausche die beiden angesehenen Karten, oder lass sie liegen.
call-or-finish = Dein Zug ist fast vorbei: Rufe Kabul, oder beende ihn.
must-replace = Eine Karte von der Ablage muss eine von deinen ersetzen.
caller-locked = Wähle einen anderen, der Karten hat; die Karten dessen, der gerufen hat, sind unberührbar.

starts = { $me ->
    [yes] Jeder hat vier verdeckte Karten. Du beginnst.
   *[no] Jeder hat vier verdeckte Karten. { $who } beginnt.
}
kabul = { $me ->
    [yes] Du rufst Kabul!
   *[no] { $who } ruft Kabul!
}
replaces = { $me ->
    [yes] Du legst die gezogene Karte auf Platz { $amount }.
   *[no] { $who } legt die gezogene Karte auf Platz { $amount }.
}
mismatch = { $me ->
    [yes] Die genannten Karten haben verschiedene Werte: Alle werden gezeigt, sie bleiben, und die gezogene kommt dazu.
   *[no] Die von { $who } genannten Karten haben verschiedene Werte: Alle werden gezeigt, sie bleiben, und die gezogene kommt dazu.
}
stacks = { $me ->
    [yes] Du wirfst die Karte von Platz { $amount } drauf: Sie passt.
   *[no] { $who } wirft die Karte von Platz { $amount } drauf: Sie passt.
}
wrong-stack = { $me ->
    [yes] Du versuchst es mit der Karte von Platz { $amount }: Sie passt nicht.
   *[no] { $who } versucht es mit der Karte von Platz { $amount }: Sie passt nicht.
}
marker = { $me ->
    [yes] Es gibt keine Karte zu nehmen: Du bekommst eine Strafmarke zu 10. Deine Marken zählen { $amount }.
   *[no] Es gibt keine Karte zu nehmen: { $who } bekommt eine Strafmarke zu 10. Diese Marken zählen { $amount }.
}
looks = { $me ->
    [yes] Du siehst nach:
   *[no] { $who } sieht { $amount ->
        [one] eine Karte
       *[other] { $amount } Karten
    } an:
}
right-call = { $me ->
    [yes] Du hast gerufen, und niemand hat weniger.
   *[no] { $who } hat gerufen, und niemand hat weniger.
}
wrong-call = { $me ->
    [yes] Du hast gerufen, aber jemand hat weniger.
   *[no] { $who } hat gerufen, aber jemand hat weniger.
}
total = { $me ->
    [yes] Das macht { $amount } für dich.
   *[no] Das macht { $amount } für { $who }.
}
deck-out = Es ist keine Karte mehr zum Ziehen da: Die Runde ist zu Ende.

move-deck-row = { $target_place ->
    [0] { "" }
   *[other] { $to_me ->
        [yes] Du nimmst eine Karte vom Stapel, ungesehen, auf Platz { $target_place }.
       *[no] { $taker } nimmt eine Karte vom Stapel, ungesehen, auf Platz { $target_place }.
    }
}
move-deck-drawn = { $named ->
    [0] { $taker } zieht eine Karte.
   *[other] { $to_me ->
        [yes] Du ziehst { $cards }.
       *[no] { $taker } zieht { $cards }.
    }
}
move-discard-drawn = { $to_me ->
    [yes] Du nimmst { $cards } von der Ablage.
   *[no] { $taker } nimmt { $cards } von der Ablage.
}
move-drawn-discard = { $me ->
    [yes] Du legst { $cards } ab.
   *[no] { $who } legt { $cards } ab.
}
move-drawn-row = { $named ->
    [0] { "" }
   *[other] { $me ->
        [yes] { $cards } liegt jetzt auf deinem Platz { $target_place }.
       *[no] { $cards } liegt jetzt bei { $who } auf Platz { $target_place }.
    }
}
move-row-discard = { $source } → Ablage: { $cards }.
move-row-row = { $named ->
    [0] Eine Karte: { $source }, Platz { $source_place } → { $target }, Platz { $target_place }.
   *[other] { $cards }: { $source }, Platz { $source_place } → { $target }, Platz { $target_place }.
}
move-deck-discard = Die erste Karte der Ablage ist { $cards }.
move-discard-deck = Alle abgelegten Karten außer der obersten werden gemischt und sind der neue Stapel.
show-row = { $named ->
    [0] Angesehen wird: { $source }, Platz { $source_place }.
   *[other] { $source_place ->
        [0] { $me ->
            [yes] Du hast { $cards }.
           *[no] { $who } hat { $cards }.
        }
       *[other] { $source }, Platz { $source_place }: { $cards }.
    }
}
exchange-row-row = { $named ->
    [0] Zwei Karten tauschen die Plätze: { $source }, Platz { $source_place }, und { $target }, Platz { $target_place }.
   *[other] Zwei Karten tauschen die Plätze: { $source }, Platz { $source_place }, und { $target }, Platz { $target_place }. Du kennst { $cards }.
}

lies-row = { $count ->
    [0] { $me ->
        [yes] Du hast keine Karte mehr in der Reihe.
       *[no] { $who } hat keine Karte mehr.
    }
   *[other] { $me ->
        [yes] Deine Reihe: { $cards }
       *[no] Reihe von { $who }: { $cards }
    }
}
lies-drawn = { $me ->
    [yes] Du hast { $cards } gezogen.
   *[no] { $who } hat { $named ->
        [0] eine Karte
       *[other] { $cards }
    } gezogen.
}
lies-deck = Im Stapel: { $count ->
    [one] eine Karte.
   *[other] { $count } Karten.
}
lies-discard = { $count ->
    [one] Auf der Ablage: { $top }.
   *[other] Oben auf der Ablage, von { $count } Karten: { $top }.
}

prompt = { $phase ->
    [peek] Sieh zwei deiner Karten an:
    [draw] Du bist dran. Ziehe vom Stapel, oder tu etwas anderes:
    [decide] { $taken ->
        [0] Lege die gezogene Karte ab, oder an die Stelle einer von deinen:
       *[other] Lege die genommene Karte an die Stelle einer von deinen:
    }
    [also] Noch eine Karte vom gleichen Wert? Oder fertig:
    [stack] Abgelegt wurde: { rank-word }. Wirf eine gleiche drauf, oder passe:
    [give] Gib eine deiner Karten dafür:
    [own] { $power ->
        [peek-own] Sieh eine deiner Karten an, oder verzichte:
        [peek-both] Sieh eine von dir und eine eines anderen an, oder verzichte. Zuerst deine:
        [peek-double] Sieh bis zu zwei von dir an, dann bis zu zwei eines anderen. Deine, oder verzichte:
        [switch] Tausche eine von dir mit einer eines anderen, ungesehen, oder verzichte. Zuerst deine:
       *[other] Sieh eine von dir und eine eines anderen an; dann darfst du sie tauschen. Zuerst deine, oder verzichte:
    }
    [seat] { $power ->
        [switch] Wessen Karte wird getauscht?
       *[other] Wessen Karte siehst du an?
    }
    [theirs] { $power ->
        [switch] Welche dieser Karten wird getauscht?
       *[other] Welche dieser Karten siehst du an?
    }
    [switch] Die beiden angesehenen Karten tauschen, oder liegen lassen?
   *[other] Kabul rufen, oder den Zug beenden?
}
standing = { $option_scoring ->
    [rank] Die kleinste Summe einer Runde bekommt die meisten Punkte, und nach { $option_rounds } Runden gewinnen die meisten.
    [lowest] Die kleinste Summe einer Runde bekommt einen Punkt, und nach { $option_rounds } Runden gewinnen die meisten.
   *[other] Summen zählen als Minuspunkte, und nach { $option_rounds } Runden gewinnen die wenigsten.
}
standing-seat = { $me ->
    [yes] Du hast { $its_row ->
        [one] eine Karte
       *[other] { $its_row } Karten
    }{ $markers ->
        [0] .
       *[other] , und Strafmarken zu { $markers }.
    }
   *[no] { $who } hat { $its_row ->
        [one] eine Karte
       *[other] { $its_row } Karten
    }{ $markers ->
        [0] .
       *[other] , und Strafmarken zu { $markers }.
    }
}

option-seats = Spieler
option-seats-why = Wie viele spielen
option-rounds = Runden
option-rounds-why = Wie viele Runden eine Partie hat
option-target = Ende bei Punkten
option-target-why = Die Partie endet auch, wenn jemand so viele Punkte hat, gute oder schlechte; 0 für nie
option-jokers = Joker
option-jokers-why = Wie viele Joker dabei sind: rot, schwarz, rot, schwarz
option-start_peek = Erster Blick
option-start_peek-why = Welche eigenen Karten alle zuerst sehen: zwei beliebige, die erste und die letzte, die letzten zwei, oder keine
option-start_peek-any = zwei beliebige
option-start_peek-outer = erste und letzte
option-start_peek-near = die letzten zwei
option-start_peek-none = keine
option-initial_discard = Erste Ablage
option-initial_discard-why = Vor dem Spiel wird eine Karte auf die Ablage aufgedeckt
option-draw_sources = Ziehen von
option-draw_sources-why = Woher man zieht: nur vom Stapel, oder auch die oberste der Ablage
option-draw_sources-deck = Stapel
option-draw_sources-both = Stapel oder Ablage
option-front_insert = Neue nach vorn
option-front_insert-why = Neue Karten kommen an den Anfang der Reihe, und die anderen rücken auf
option-multi_exchange = Mehrere ersetzen
option-multi_exchange-why = Eine gezogene Karte darf mehrere vom gleichen Wert ersetzen
option-power_trigger = Kräfte haben
option-power_trigger-why = Ob auch Karten aus der Reihe Kräfte haben
option-power_trigger-any-discard = alle abgelegten
option-power_trigger-drawn-only = nur gezogene
option-power_map = Welche Kräfte
option-power_map-why = Welche Karten welche Kräfte haben
option-power_map-kabul = Kabul
option-power_map-gist = kurze Fassung
option-power_map-cambio = Cambio
option-power_map-cabo = Cabo
option-power_map-none = keine
option-switch_scope = Wer tauscht mit wem
option-switch_scope-why = Ein Tausch nimmt eine eigene und eine fremde Karte, oder Karten von zwei beliebigen
option-switch_scope-own = eigene und fremde
option-switch_scope-any-two = zwei beliebige
option-peek_switch = Nach dem Blick
option-peek_switch-why = Nach dem Blick auf zwei Karten dürfen sie getauscht werden, müssen es, oder es dürfen zwei beliebige sein
option-peek_switch-optional = darf tauschen
option-peek_switch-forced = muss tauschen
option-peek_switch-free = zwei beliebige
option-window = Wer zuerst zählt
option-window-why = Wessen Wurf zuerst zählt: der Reihe nach ab dem, der abgelegt hat, nach Los, oder der schnellste
option-window-seat = der Reihe nach
option-window-random = nach Los
option-window-live = der schnellste
option-stack_scope = Was man draufwerfen darf
option-stack_scope-why = Wessen Karten draufgeworfen werden dürfen
option-stack_scope-own = eigene
option-stack_scope-any = alle
option-stack_scope-none = keine
option-stack_limit = Wie viele draufgehen
option-stack_limit-why = Wie viele auf eine abgelegte Karte; bei der Kette wird nach jeder wieder gefragt
option-stack_limit-one = eine
option-stack_limit-all-matching = alle passenden
option-stack_limit-chain = Kette
option-stack_penalty = Strafe
option-stack_penalty-why = Wie viele Karten ein falscher Wurf kostet
option-wrong_shown = Falsche sehen
option-wrong_shown-why = Wer eine falsch geworfene Karte sieht
option-wrong_shown-all = alle
option-wrong_shown-owner = nur der Werfer
option-wrong_shown-nobody = niemand
option-call_timing = Wann man ruft
option-call_timing-why = Am Ende eines Zuges, statt eines Zuges, oder beides
option-call_timing-end = am Ende
option-call_timing-start = statt eines Zuges
option-call_timing-either = beides
option-min_laps = Frühestens
option-min_laps-why = So viele Züge für jeden, bevor jemand rufen darf
option-last_turns = Letzte Züge
option-last_turns-why = Wie viele Züge die anderen nach dem Ruf haben
option-lock_caller = Rufer geschützt
option-lock_caller-why = Niemand darf in den letzten Zügen die Karten dessen berühren, der gerufen hat
option-false_call = Falscher Ruf
option-false_call-why = Was ein Ruf kostet, wenn jemand weniger hat
option-false_call-none = nichts
option-false_call-repo = 5 Punkte, und sonst wird niemand gewertet
option-false_call-mid = 1 Punkt, je 1 für die anderen
option-false_call-last = letzter Platz
option-false_call-five = 5 Punkte
option-false_call-ten = 10 Punkte
option-scoring = Wertung
option-scoring-why = Wie aus Summen Punkte werden
option-scoring-rank = nach Rang
option-scoring-lowest = nur die kleinste
option-scoring-sum = Summen
option-scoring-cabo = wie in Cabo
option-scoring-golf = wie in Golf
option-deck_out = Stapel leer
option-deck_out-why = Ohne Karte zum Ziehen: Die Runde endet, gilt nicht, oder die Ablage wird gemischt
option-deck_out-ends = Runde endet
option-deck_out-void = gilt nicht
option-deck_out-reshuffle = Ablage mischen
option-values = Kartenwerte
option-values-why = Was Bildkarten und Joker zählen
option-values-kabul = Kabul
option-values-gist = kurze Fassung
option-values-cambio = Cambio
option-values-cabo = Cabo
option-values-golf = Golf
preset-none = Kabul wie üblich
preset-repo = Harte Strafe
preset-caller_last = Falscher Ruf ist Letzter
preset-first_to_12 = Bis zwölf
preset-cabo = Wie Cabo
preset-cambio = Wie Cambio
preset-golf = Wie Golf
count-kabul = Kabul gerufen
count-right-call = Richtig gerufen
count-wrong-call = Falsch gerufen
count-stacks = Draufgeworfen
count-wrong-stack = Falsch geworfen

# Optionen, die nicht zusammenpassen
one-given-for-each = Wo alle Karten draufgeworfen werden dürfen, wird für jede eine gegeben: Dann geht auf eine abgelegte Karte nur eine, oder eine Kette.
places-are-kept = Wo alle Karten draufgeworfen werden dürfen, behalten Karten ihre Plätze: Dann kommen neue nicht nach vorn.
totals-are-added = Wo Summen addiert werden, kostet ein falscher Ruf nichts, 5 oder 10 Punkte.
