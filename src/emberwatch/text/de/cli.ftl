# Was die Befehle ausgeben.

cli-seat = Spieler { $n }
cli-simulated =
    { $games ->
        [one] Eine Partie { $game }.
       *[other] { $games } Partien { $game }.
    }
cli-simulated-seat = Sitzplatz { $seat } ({ $bot }): { $won } gewonnen ({ $share } %), { $mean } Punkte im Mittel.
cli-simulated-speed = { $speed } Partien je Sekunde, { $decisions } Entscheidungen je Sekunde.
cli-replayed-to = So steht es nach { $n } Zügen.
cli-pack-change = { $where }: { $old } ({ $source }) → { $new }
cli-pack-wrong =
    { $n ->
        [one] Eine Angabe stimmt nicht:
       *[other] { $n } Angaben stimmen nicht:
    }
cli-pack-good =
    { $n ->
        [0] Das Inhaltspaket ist spielbar. Es ändert nichts.
        [one] Das Inhaltspaket ist spielbar. Es ändert einen Wert.
       *[other] Das Inhaltspaket ist spielbar. Es ändert { $n } Werte.
    }
