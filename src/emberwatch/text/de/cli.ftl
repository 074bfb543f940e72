# Was die Befehle ausgeben.

cli-seat = Spieler { $n }
cli-simulated =
    { $games ->
        [one] Eine Partie { $game }.
       *[other] { $games } Partien { $game }.
    }
cli-simulated-seat = Platz { $seat } ({ $bot }): { $won } gewonnen ({ $share } %), { $mean } Punkte im Mittel.
cli-simulated-speed = { $speed } Partien je Sekunde, { $decisions } Entscheidungen je Sekunde.
cli-replayed-to =
    { $n ->
        [one] So steht es nach { $n } Zug.
       *[other] So steht es nach { $n } Zügen.
    }
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
cli-copy-terrains = Geländearten: { $early } (Szenarien 1, 2 und 5), { $late } (Szenarien 3, 4 und 5)
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

cli-audit = Spielsets: { $copies }, ab Seed { $seed }. Bot: scout. Anteil gewonnener Partien und Plätze; Tage im Mittel und vom 10. bis zum 90. Perzentil; Partien von 5 bis 16 Tagen; gesehene Entdeckungskarten und Orientierungspunkte.
cli-audit-columns = Szenario, Gelände             S Part.  Siege Plätze  Tage  10-90    5-16 Kart. Punkt  gestorben an
cli-audit-scenario = Szenario { $n }
cli-audit-hunger = Hunger
cli-audit-thirst = Durst
cli-audit-sickness = Krankheit
cli-audit-physical = Verletzung
cli-audit-gave-up = Aufgabe
cli-audit-time = Zeit
cli-audit-overlap = Was zwei Spielsets mit denselben Geländearten gemeinsam haben (Paare: { $pairs }):
cli-audit-together = Feinde, Orientierungspunkte und Projekte: im Mittel { $mean }, höchstens { $highest }
cli-audit-enemies = Feinde: im Mittel { $mean }, höchstens { $highest }
cli-audit-landmarks = Orientierungspunkte: im Mittel { $mean }, höchstens { $highest }
cli-audit-projects = Projekte: im Mittel { $mean }, höchstens { $highest }

cli-serving = Emberwatch läuft unter { $url }  (Strg+C beendet es; jeder Zug bleibt erhalten)
cli-backed-up = Alle Tische wurden nach { $file } kopiert.

## Die Messung des Tisches

cli-table-arriving = Tische, die je ein Mensch eröffnet: { $tables } …
cli-table-playing = Gespielt wird { $seconds } s lang …
cli-table-killing = Der Server wird hart beendet und neu gestartet ({ $n } von { $kills }) …
cli-table-opening = Tische, die je ein Mensch öffnet, ohne etwas zu tun: { $tables } …
cli-table-load = Tische von Outlive und Discover: { $tables }; Dauer: { $seconds } s; Kerne: { $cores }. An jedem Tisch spielen ein Mensch, der { $least } bis { $most } s überlegt, und Bots.
cli-table-trips = Ein Zug, vom Auftrag bis zur Antwort: die Hälfte binnen { $p50_ms } ms (Ziel: { $wanted_p50_ms }), 99 von 100 binnen { $p99_ms } ms (Ziel: { $wanted_p99_ms }), der langsamste { $longest_ms } ms.
cli-table-rates = Züge pro Sekunde: { $people } von Menschen, { $bots } von Bots.
cli-table-processors = Beschäftigte Kerne: Server { $server }, seine Bots { $bots }, diese Messung { $benchmark }. Speicher des Servers und seiner Bots: { $mb } MB.
cli-table-idle = Offene Tische ohne Betrieb: { $idle_tables }; Speicher: { $idle_mb } MB (Ziel: { $wanted }), ohne Tische { $empty_mb } MB.
cli-table-page = Die Startseite: { $page_kb } kB, komprimiert (Ziel: { $wanted }); Dateien: { $page_files }.
cli-table-safe = kill -9 unter Last: { $kills }-mal. Beantwortete Aufträge: { $acknowledged }, nach einem Neustart wiederholt: { $repeated }; verloren = { $lost }, doppelt = { $doubled }, in falscher Reihenfolge = { $misplaced }, unbeantwortet = { $unanswered }.
cli-table-no-proc = Die Messung des Tisches liest Speicher und Rechenzeit aus /proc, das es auf diesem System nicht gibt.
cli-table-no-server = Der Server, der gemessen werden soll, läuft nicht richtig: { $problem }
error-limits = { $variable } lässt sich nicht verwenden: { $problem }
