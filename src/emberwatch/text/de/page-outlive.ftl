# Outlive im Browser. Namen von Orten, Räumen, Ausrüstung, Ereignissen und Anführern kommen aus den Wörtern des Spiels.

page-outlive-board = Der Spielplan: acht Orte rund um das Ereignistableau
page-outlive-own = Dein Bunker
page-outlive-others = Die anderen Bunker


## Das Ereignistableau

page-outlive-day = Tag { $n } von { $days }
page-outlive-before = Vor dem ersten Tag
page-outlive-phase-dawn = Dämmerung
page-outlive-phase-day = tagsüber
page-outlive-phase-night = nachts
# Die Überschrift über Verlusten, nach denen niemand gefragt hat
page-outlive-news = Was dir passiert ist
page-outlive-first = Startspieler: { $name }
page-outlive-deck =
    { $n ->
        [one] Ausrüstungsstapel: { $n } Plättchen
       *[other] Ausrüstungsstapel: { $n } Plättchen
    }


## Helden
# $state: idle liegt und war heute noch nicht dran; standing war dran; done konnte sich nicht bewegen und liegt weiter; waiting ist noch nicht auf dem Plan.

page-outlive-hero =
    { $state ->
        [idle] { $name }: Held der Stärke { $strength }, liegt ({ $place })
        [standing] { $name }: Held der Stärke { $strength }, steht ({ $place })
        [waiting] { $name }: Held der Stärke { $strength }, noch nicht aufgestellt
       *[done] { $name }: Held der Stärke { $strength }, konnte sich nicht bewegen ({ $place })
    }


## Der Bunker
# ÜP: Überlebenspunkte

page-outlive-points = ÜP
page-outlive-score = Wertung bisher: { $n } ÜP
page-outlive-part = { $name }: { $n } ÜP
# $standing: plan ist noch nicht gebaut; short hat freie Plätze; works ist voll besetzt; used ist voll besetzt und wurde in dieser Runde genutzt.
page-outlive-room =
    { $standing ->
        [plan] { $name }: noch nicht gebaut; Plätze { $spaces }, Unterhalt { $upkeep }
        [short] { $name }: wirkt noch nicht; Plätze besetzt: { $survivors } von { $spaces }, Unterhalt { $upkeep }
        [works] { $name }: voll besetzt, wirkt; Unterhalt { $upkeep }
       *[used] { $name }: voll besetzt, in dieser Runde schon genutzt; Unterhalt { $upkeep }
    }
page-outlive-airlock = { $name }: { $survivors } von { $spaces } Plätzen besetzt
page-outlive-gauge = { $name }: { $points }
page-outlive-depot = { $name }: { $n }
page-outlive-gear =
    { $state ->
        [broken] { $name }: defekt
        [ready] { $name }: instand gesetzt und bereit
       *[used] { $name }: in dieser Runde benutzt
    }
page-outlive-tonight =
    { $missing ->
        [0] Heute Nacht: { $supplies } Lebensmittel für die Räume, { $water } Wasser für die Luftschleuse, Strahlung { $radiation }
       *[other] Heute Nacht: { $supplies } Lebensmittel für die Räume, { $water } Wasser für die Luftschleuse, Strahlung { $radiation }; fehlend: { $missing }
    }
page-outlive-broken = Defekt
page-outlive-repaired = Instand gesetzt
page-outlive-caught = { $name }: { $n } erlegt
page-outlive-given-up = nicht behalten


## Die anderen Bunker

page-outlive-open = Bunker von { $name } öffnen
# $rooms: voll besetzte Räume; $gauge: die Anzeige mit Vorzeichen; $idle: Helden, die noch nicht dran waren
page-outlive-facts =
    { $survivors ->
        [one] { $survivors } Überlebender
       *[other] { $survivors } Überlebende
    }, { $rooms ->
        [one] { $rooms } voll besetzter Raum
       *[other] { $rooms } voll besetzte Räume
    }, { $repaired ->
        [one] { $repaired } Ausrüstung instand gesetzt
       *[other] { $repaired } Ausrüstungen instand gesetzt
    }, Strahlungsanzeige { $gauge }, { $idle ->
        [one] { $idle } Held noch nicht dran
       *[other] { $idle } Helden noch nicht dran
    }


## Das Ende

page-outlive-ending = Convoy hat gewählt
page-outlive-total = Gesamt
page-outlive-chosen = Von Convoy ausgewählt
# Was bei Gleichstand verglichen wird
page-outlive-tie-supplies = Übrige Lebensmittel
page-outlive-tie-goods = Übrige Materialien und Munition

# $place: 1 bis 4
page-outlive-nth =
    { $place ->
        [1] erster Platz
        [2] zweiter Platz
        [3] dritter Platz
       *[other] vierter Platz
    }
# $gap: um wie viele Punkte der Spieler hinter dem Sieger ($name) liegt; 0: ein Gleichstand wurde aufgelöst
page-outlive-behind =
    { $place ->
        [2] Du belegst den zweiten Platz
        [3] Du belegst den dritten Platz
       *[other] Du belegst den vierten Platz
    }, { $gap ->
        [0] punktgleich mit { $name }.
        [one] { $gap } Punkt hinter { $name }.
       *[other] { $gap } Punkte hinter { $name }.
    }
# $gap: um wie viele Punkte der Spieler vor dem Zweiten ($name) liegt
page-outlive-ahead =
    { $gap ->
        [0] Du belegst den ersten Platz, punktgleich mit { $name }.
        [one] Du belegst den ersten Platz, { $gap } Punkt vor { $name }.
       *[other] Du belegst den ersten Platz, { $gap } Punkte vor { $name }.
    }
# Dasselbe für Zuschauer
page-outlive-lead =
    { $gap ->
        [0] { $winner } und { $name } sind punktgleich.
        [one] { $winner } liegt { $gap } Punkt vor { $name }.
       *[other] { $winner } liegt { $gap } Punkte vor { $name }.
    }
# $part: eine Zeile des Wertungsblatts; $more, $less: die beiden Werte
page-outlive-decided = Den Ausschlag gab: { $part }, { $more } zu { $less }.

## Helden in Gefahr und Helden, die ein Ereignis schwächt

page-outlive-hero-acts = handelt jetzt mit { $acts }
page-outlive-hero-danger =
    { $count ->
        [one] { $who } kann noch kommen und ihm überlegen sein ({ $pressure })
       *[other] können noch kommen und ihm um bis zu { $pressure } überlegen sein: { $who }
    }
page-outlive-hero-presses = könnte noch dorthin kommen und wäre dir überlegen ({ $pressure })

## Die Nacht, Schritt für Schritt
# .told: das Ergebnis für einen Bunker. $paid: ausgegebene Marker; $lost: verlorene Überlebende; $gained: Punkte, Überlebende, Räume oder Ausrüstung

page-outlive-night = Nacht { $n }
page-outlive-night-steps = Die Schritte der Nacht und was jeder von ihnen jeden Bunker gekostet und ihm gebracht hat
page-outlive-night-events = Ereignisse
    .told =
        { $gained ->
            [0] Kein Ereignis abgewendet
           *[other] Ereignisse abgewendet: { $gained } ÜP; dafür bezahlt: { $paid }
        }
page-outlive-night-feeding = Ernähren
    .told =
        { $paid ->
            [0] Nichts verzehrt
           *[other] { $paid } Lebensmittel verzehrt
        }{ $lost ->
            [0] {""}
            [one] ; { $lost } Überlebender durch Hunger verloren
           *[other] ; { $lost } Überlebende durch Hunger verloren
        }
page-outlive-night-wave = Strahlung
    .told =
        { $levels ->
            [0] Die Luftschleuse hat alle Strahlung abgehalten
           *[other] Die Strahlungsanzeige ist um { $levels } Level gestiegen
        }{ $lost ->
            [0] {""}
            [one] ; { $lost } Überlebender verloren
           *[other] ; { $lost } Überlebende verloren
        }
page-outlive-night-recruiting = Rekrutieren
    .told =
        { $gained ->
            [0] Niemand rekrutiert
            [one] { $gained } Überlebender rekrutiert
           *[other] { $gained } Überlebende rekrutiert
        }
page-outlive-night-building = Bauen
    .told =
        { $gained ->
            [0] Kein Raum gebaut
            [one] { $gained } Raum gebaut
           *[other] { $gained } Räume gebaut
        }
page-outlive-night-repairing = Instand setzen
    .told =
        { $gained ->
            [0] Keine Ausrüstung instand gesetzt
            [one] { $gained } Ausrüstung instand gesetzt
           *[other] { $gained } Ausrüstungen instand gesetzt
        }


## Der Bericht am Morgen

page-outlive-report = Deine Nacht
# $meat, $water: Marker, die sich nicht gehalten haben
page-outlive-report-spoiled = Verdorben oder verfallen: { $meat } Fleisch, { $water } Wasser


## Bevor der letzte Held dran ist
# $what: eine der nächsten beiden Nachrichten oder beide

page-outlive-last = Dein letzter Held für heute
page-outlive-last-short =
    { $lost ->
        [one] Heute Nacht fehlt dir { $what }. Das kostet dich einen Überlebenden.
       *[other] Heute Nacht fehlen dir { $what }. Das kostet dich { $lost } Überlebende.
    }
page-outlive-last-water = { $n } Wasser für die Luftschleuse
page-outlive-last-supplies = { $n } Lebensmittel für die Räume
page-outlive-last-where = Hier gibt es noch etwas:
page-outlive-last-nowhere = Kein Ort, den dein letzter Held erreicht, gibt es dir sicher.
