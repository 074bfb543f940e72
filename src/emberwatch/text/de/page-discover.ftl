# Discover im Browser: was rund um den Spielplan, auf der Charaktertafel eines Überlebenden und in den Szenen steht.
# Namen von Karten, Ressourcen, Menschen und Orten gehören dem Spiel und kommen von anderswo.

page-discover-map = Der Spielplan

## Der Tag und die Quest

# $day: die Nummer des Tages
page-discover-phase-setup = Aufbau
page-discover-phase-day = Tag { $day }
page-discover-phase-night = Nacht { $day }
page-discover-phase-over = Das Ende
page-discover-chief = Häuptling
page-discover-stage = Abschnitt { $n }
page-discover-counters =
    { $n ->
        [one] { $n } Zählmarker
       *[other] { $n } Zählmarker
    }
page-discover-quest-more = Ganze Karte
page-discover-quest-less = Weniger

## Rund um den Spielplan

page-discover-legend = Legende zum Spielplan
page-discover-zoom-in = Vergrößern
page-discover-zoom-out = Verkleinern
page-discover-find = Zeigen, wo du bist
page-discover-fit = Alles Bekannte zeigen
page-discover-close = Schließen
page-discover-away =
    { $n ->
        [one] { $n } Feld entfernt
       *[other] { $n } Felder entfernt
    }
page-discover-no-way = Kein bekannter Weg führt dorthin
page-discover-more-projects =
    { $n ->
        [one] { $n } weiteres offenes Projekt
       *[other] { $n } weitere offene Projekte
    }
page-discover-fewer-projects = Weniger Projekte
page-discover-sign-target = Ein Zielsymbol: Es bedeutet nur etwas, wenn sich eine Karte darauf bezieht
page-discover-sign-token = Ein verdecktes Plättchen: Sein Symbol zeigt, von welcher Art es ist
page-discover-sign-open = Ein offenes Plättchen: Was du beim Sammeln bekommst, steht fest
page-discover-sign-water = Eine Wasserquelle, aus der noch niemand geschöpft hat
page-discover-sign-landmark = Ein Orientierungspunkt mit seiner Nummer: Erforsche ihn
page-discover-sign-hidden = Ein verdecktes Monster
page-discover-sign-foe = Ein Feind, seine Nummer und die Gesundheit, die er noch hat

## Ein Überlebender

page-discover-stamina = Ausdauer { $n } von { $of }
page-discover-stamina-short = Ausdauer
page-discover-hearts = Noch { $n } von { $of } Herzen
# $kind ist der Name des Schadens
page-discover-damage = { $kind }, { $n }
page-discover-pack = Gepäck
page-discover-load = { $n } von { $of }
# $what ist der Name einer Ressource oder eines Doppelplättchens
page-discover-tokens = { $what }: { $n }
page-discover-item-counters =
    { $n ->
        [one] { $n } Zählmarker darauf
       *[other] { $n } Zählmarker darauf
    }
page-discover-used = schon benutzt
page-discover-hand = Deine Projekte
page-discover-unseen =
    { $n ->
        [one] { $n } Projekt, ungesehen
       *[other] { $n } Projekte, ungesehen
    }
page-discover-threats = Bedrohungen
page-discover-status-won = Entkommen
page-discover-status-lost = Hat es nicht geschafft
page-discover-dealt = Wer bist du?
page-discover-kept = Das bist du
page-discover-alone = Du bist allein hier draußen.
page-discover-choosing = Wählt einen Charakter
page-discover-open-strip = Alles, was { $name } trägt

## Kampf

page-discover-combat = { $fighter } gegen { $enemy }
page-discover-defence = Verteidigung
page-discover-attack = Angriff
page-discover-health = Gesundheit
page-discover-health-left = noch { $n } von { $of }
page-discover-need-defence = Verteidigung { $n }
page-discover-need-attack = Angriff { $n }
page-discover-need-duel = trifft ab { $n }
page-discover-never = trifft nie
page-discover-hits = trifft
page-discover-misses = trifft nicht
page-discover-hurts = verletzt
page-discover-spares = kein Schaden
page-discover-supporters = Unterstützung:
page-discover-no-support = keine Karte
page-discover-played = { $name } hat „{ $card }“ gespielt
# Was eine Möglichkeit aus den Würfeln machen würde. $n ist das Ergebnis des Würfels.
page-discover-then-own-hits = dein Würfel { $n }: trifft
page-discover-then-own-misses = dein Würfel { $n }: trifft nicht
page-discover-then-enemy-hits = feindlicher Würfel { $n }: verletzt dich
page-discover-then-enemy-misses = feindlicher Würfel { $n }: kein Schaden
# $n von $of Zahlen des Würfels
page-discover-again-own = dein Würfel trifft dann bei { $n } von { $of } Zahlen
page-discover-again-enemy = der feindliche Würfel verletzt dich dann bei { $n } von { $of } Zahlen
page-discover-go-on = Weiter
page-discover-fold = Spielplan ansehen

## Tauschen

page-discover-deal = Ein Tausch
page-discover-gives = { $name } gibt
page-discover-nothing = nichts

## Vorgelesene Karten

page-discover-card-read = Entdeckung
page-discover-card-night-card = Nacht
page-discover-card-threat = Bedrohung
page-discover-card-stage = Quest
page-discover-card-item = Gegenstand
page-discover-put-away = Weglegen
page-discover-next-card = Nächste Karte
page-discover-earlier-card = Vorherige Karte
page-discover-more-cards =
    { $n ->
        [one] { $n } weitere Karte
       *[other] { $n } weitere Karten
    }
page-discover-last-card = Die letzte Karte noch einmal lesen: { $card }

## Das Ende

page-discover-end-days =
    { $days ->
        [one] { $days } Tag
       *[other] { $days } Tage
    } · { $home } von { $of } entkommen
page-discover-end-quest = Die Quest
page-discover-fate-won = an Tag { $day } entkommen
page-discover-fate-hunger = an Tag { $day } verhungert
page-discover-fate-thirst = an Tag { $day } verdurstet
page-discover-fate-sickness = an Tag { $day } an einer Krankheit gestorben
page-discover-fate-physical = an Tag { $day } an Verletzungen gestorben
page-discover-fate-lost = an Tag { $day } zurückgeblieben

## Die Ziele der Quest, und die Karte, die fragt

page-discover-goal-or = oder
page-discover-goal-met = (erfüllt)
page-discover-goal-open = (noch nicht)
page-discover-goal-more =
    { $n ->
        [one] oder { $n } anderer Weg
       *[other] oder { $n } andere Wege
    }
page-discover-goal-done = { $n } von { $of } erfüllt
page-discover-goal-last = Überlebe als Letzter auf dem Spielplan.
page-discover-targets = Wohin die Quest führt
page-discover-target-here = hier bist du
page-discover-target-sought = noch nicht gefunden
page-discover-target-show = Auf dem Spielplan zeigen
# $direction: eine der Richtungen darunter
page-discover-target-way =
    { $n ->
        [one] { $n } Feld { $direction }
       *[other] { $n } Felder { $direction }
    }
page-discover-card-character = Charakter
page-discover-card-sheet = Landschaft
page-discover-card-asks = Diese Karte fragt dich. Antworte unten.
page-discover-danger-more = Was dich töten könnte
page-discover-sign-mixed = Feld mit zwei Geländearten: Der größere Teil zählt, außer ein Orientierungspunkt steht auf dem kleineren
page-discover-to-east = nach Osten
page-discover-to-south-east = nach Südosten
page-discover-to-south = nach Süden
page-discover-to-south-west = nach Südwesten
page-discover-to-west = nach Westen
page-discover-to-north-west = nach Nordwesten
page-discover-to-north = nach Norden
page-discover-to-north-east = nach Nordosten

page-discover-unspent = Du hast noch { $n } Ausdauer. Die Nacht bringt dir mindestens { $night }, doch mehr als { $most } kannst du nicht haben: Mindestens { $lost } Ausdauer ginge verloren.

## Während etwas geschieht

page-discover-card-threat-passed = Bedrohung
page-discover-card-revealed = Feind
page-discover-card-project-drawn = Projekt
page-discover-card-project-shown = Projekt
# Bei einem Würfel außerhalb eines Kampfes: was er erreichen muss und ob er es hat
page-discover-test-need = nötig: { $n } oder mehr
page-discover-test-made = Geschafft
page-discover-test-missed = Nicht geschafft
page-discover-test-highest = Der höchste Wurf wird Häuptling
# Was der Person seit ihrem letzten Zug zugestoßen ist
page-discover-report = In der Zwischenzeit
# Was auf einem Feld der Karte ist, für Screenreader. $what: der Name einer Sache, $space: „E3“
page-discover-on-space = { $what } auf { $space }
