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

## Spielsets von Discover

cli-copy = Spielset { $code }: { $name }
cli-copy-terrains = Gelände: { $early } (Szenarien 1, 2 und 5), { $late } (Szenarien 3, 4 und 5)
cli-copy-story = Geschichte: { $story }
cli-copy-scenarios = Szenarien:
cli-copy-characters = Charaktere:
cli-copy-holds = In der Schachtel: { $tiles } Spielplanteile, { $quests } Questkarten, { $discovery } Entdeckungskarten, { $enemies } Feindkarten, { $projects } Projekte, { $features } Umgebungsplättchen, { $monsters } Monsterplättchen, { $specials } Spezialmonster.
cli-copy-play = So spielst du es: emberwatch play discover --copy { $code } --scenario 1
cli-copy-landmarks = Orientierungspunkte ({ $terrain }):
cli-copy-enemies = Feinde ({ $terrain }):
cli-copy-cards = Entdeckungskarten ({ $terrain }):
cli-copy-projects = Projekte:
cli-copy-scenario = Szenario { $n }: { $title }
cli-copy-good =
    { $n ->
        [one] in Ordnung
       *[other] Alle { $n } Spielsets sind in Ordnung.
    }
cli-copy-bad =
    { $n ->
        [one] Das Spielset ist nicht in Ordnung.
       *[other] { $bad } von { $n } Spielsets sind nicht in Ordnung.
    }
cli-pack-copy = Das Spielset ist vollständig und spielbar.

## Prüfung vieler Spielsets

cli-audit = Spielsets: { $copies }, ab Seed { $seed }. Bot: scout. Anteil gewonnener Partien und Plätze; Tage im Mittel und von Zehntel zu Zehntel; Partien von 5 bis 16 Tagen; gesehene Entdeckungskarten und Orientierungspunkte.
cli-audit-columns = Szenario, Gelände             S Part.  Siege Plätze  Tage  10-90    5-16 Kart. Punkt  gestorben an
cli-audit-scenario = Szenario { $n }
cli-audit-hunger = Hunger
cli-audit-thirst = Durst
cli-audit-sickness = Krankheit
cli-audit-physical = Verletzung
cli-audit-gave-up = Aufgabe
cli-audit-time = Zeit
cli-audit-overlap = Was zwei Spielsets mit denselben Geländen gemeinsam haben (Paare: { $pairs }):
cli-audit-together = Feinde, Orientierungspunkte und Projekte: im Mittel { $mean }, höchstens { $highest }
cli-audit-enemies = Feinde: im Mittel { $mean }, höchstens { $highest }
cli-audit-landmarks = Orientierungspunkte: im Mittel { $mean }, höchstens { $highest }
cli-audit-projects = Projekte: im Mittel { $mean }, höchstens { $highest }

cli-serving = Emberwatch ist hier: { $url }  (Strg+C beendet es; jeder Zug bleibt erhalten)
cli-backed-up = Alle Tische wurden nach { $file } kopiert.
