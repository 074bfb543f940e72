# Der erste Kontakt: der Überblick vor dem ersten Spiel, die Kurzübersicht, Einladungen, Tische in Listen.

page-overview = Überblick
    .hint = Das Spiel in zwei Minuten, mit Bildern.
page-overview-of = { $game } in zwei Minuten
page-overview-skip = Überspringen
    .hint = Gleich spielen (Esc). Im Menü findest du den Überblick jederzeit wieder.
page-overview-back = Zurück
page-overview-next = Weiter
page-overview-done = Los geht’s
page-overview-step = Schritt { $n } von { $of }
page-overview-picture = { $game }: ein laufendes Spiel

page-overview-outlive-goal = Die Welt liegt in Trümmern. In sechs Tagen kommt Convoy und nimmt nur eine Gruppe mit: die mit den meisten Überlebenspunkten. Du führst vier Helden und einen Bunker voller Menschen.
    .title = Sechs Tage überleben
page-overview-outlive-day = Am Tag bewegen alle reihum einen Helden, einen oder zwei Schritte auf dem Ring. Die Zahl auf einem Helden ist seine Stärke: So viele Aktionspunkte hat er, wo er ankommt. Stärkere Helden nehmen schwächeren etwas ab.
    .title = Am Tag: Helden ausschicken
page-overview-outlive-places = Jeder Ort bringt etwas anderes: Holz, Metall und Elektronik zum Bauen, Jagdwild, Wasser vom Staudamm, Ausrüstung in den Städten, Konserven und einen Überlebenden auf dem Frachter.
    .title = Was die Orte bringen
page-overview-outlive-shelter = Dein Bunker hat sieben Räume. Ein Raum wirkt nur, solange auf allen seinen Plätzen Überlebende wohnen, und jede Nacht kostet er seinen Unterhalt an Lebensmitteln. Wer in der Luftschleuse wartet, braucht nur Wasser.
    .title = Dein Bunker
page-overview-outlive-night = Jede Nacht wendest du Ereignisse ab, ernährst deine Leute, überstehst die Strahlung, rekrutierst, baust und setzt instand, in dieser Reihenfolge. Jeder in der Luftschleuse hält 1 Level der Strahlung ab. Fehlt Essen, verlierst du Überlebende.
    .title = In der Nacht: für alle sorgen
page-overview-outlive-points = Nach der sechsten Nacht zählen Überlebende, voll besetzte Räume, instand gesetzte Ausrüstung und abgewendete Ereignisse. Strahlung kostet Punkte. Deinen Stand siehst du immer, Teil für Teil.
    .title = Was am Ende zählt

page-overview-discover-goal = Du wachst in einem unbekannten Land auf, mit etwas Nahrung und Wasser. Überlebe, folge der Quest und finde den Weg nach Hause. Mehrere können gewinnen, oder niemand.
    .title = Gestrandet
page-overview-discover-map = Vom Land siehst du nur einen kleinen Teil. Kundschafte die Spielplanteile neben dir aus und zieh von Feld zu Feld: Jeder Boden kostet Ausdauer. Verdeckte Plättchen bergen Ressourcen, Geschichten und Feinde; Orientierungspunkte haben eigene Karten.
    .title = Eine unbekannte Karte
page-overview-discover-stamina = Alles, was du tust, kostet Ausdauer, meistens 1: dich bewegen, auskundschaften, sammeln, herstellen, erforschen. In deinem Zug tust du so viel, wie sie erlaubt. Was du sparst, hast du morgen noch.
    .title = Ausdauer ist dein Tag
page-overview-discover-tools = Aus Ressourcen werden Werkzeuge: Deine Projekte sagen, was sie kosten. Trage auch Nahrung und sauberes Wasser bei dir; zehn Dinge kannst du insgesamt tragen.
    .title = Sammeln und herstellen
page-overview-discover-night = Jede Nacht wird eine Karte gelesen. Du ruhst dich aus, aber auch Hunger, Durst, Wetter und Monster kommen. Jeder Schaden nimmt dir eines von drei Herzen, der vierte ist das Ende. Ein brennendes Feuer ist ein guter Schlafplatz.
    .title = Die Nächte werden härter
page-overview-discover-quest = Die Quest sagt, was als Nächstes zu tun ist; ihre Abschnitte führen dich nach Hause. Wer den letzten lebend schafft, hat gewonnen.
    .title = Deine Quest

page-rules-quick = Kurzübersicht
page-rules-all = Alle Regeln
page-rules-overview = Überblick in zwei Minuten

page-quick-outlive-round =
    Sechs Runden: Morgen, Tag, Nacht.
    Morgen: Orte, Städte und der Frachter werden aufgefüllt; die Algen sind wieder da.
    Tag: Das neue Ereignis gilt, und jedes ältere, das niemand abgewendet hat.
    Alle bewegen reihum je einen Helden, bis jeder dran war.
    .title = Eine Runde
page-quick-outlive-move =
    Einen oder zwei Schritte auf dem Ring; du musst woanders ankommen.
    Nie zwei eigene Helden am selben Ort.
    So viele Aktionspunkte wie Stärke: 3, 3, 4 oder 5.
    Übrige Punkte verfallen.
    .title = Einen Helden bewegen
page-quick-outlive-pressure =
    Bei der Ankunft, gegen jeden schwächeren fremden Helden, der schon dran war.
    Der Unterschied der Stärken ist, was der andere gibt: Lebensmittel oder Materialien seiner Wahl.
    Jede Munition, die er ausgibt, rettet ihm einen Marker.
    .title = Überlegenheit
page-quick-outlive-places =
    Wald, Bergwerk, Vergnügungspark: 1 Holz, Metall oder Elektronik je Punkt; einmal pro Besuch jagen.
    Jagd: Punkte und Munition ergeben zusammen die Ausdauer des Jagdwilds.
    Staudamm: 1 Elektronik zahlen, dann 1 Wasser je Punkt.
    Militärbasis: 1 Munition je Punkt; 1 Punkt für die Algen (einmal am Tag für alle).
    Städte: 1 Punkt für eine offene Ausrüstung oder ein Suchplättchen.
    Frachter: Konserven und ein Überlebender, ohne Punkte; wer als Erster kommt, ist ab heute Nacht Startspieler.
    .title = Orte
page-quick-outlive-night =
    1. Ereignisse abwenden: Kosten zahlen, Punkte nehmen.
    2. Ernähren: Unterhalt jedes bewohnten Raums; 1 Wasser für jede besetzte Reihe der Luftschleuse. Jeder fehlende Marker kostet einen Überlebenden.
    3. Strahlung: Um die heutige Strahlung minus die Leute in der Luftschleuse steigt deine Strahlungsanzeige.
    4. Rekrutieren: Für 1 Lebensmittel kommt 1 Überlebender in die Luftschleuse.
    5. Bauen: 3 beliebige Materialien für einen Raum; Leute ziehen aus der Luftschleuse in Räume.
    6. Ausrüstung für ihre Materialien instand setzen.
    7. Alles Fleisch verdirbt, und Wasser über 2.
    .title = Die Nacht, Schritt für Schritt
page-quick-outlive-end =
    Ereignisse: die Punkte auf ihren Karten.
    Voll besetzte Räume, 1 bis 7: 0, 1, 2, 4, 7, 11, 17 Punkte.
    Je 1 Punkt für Überlebende, instand gesetzte Ausrüstung und passende Paare.
    Strahlung: die Zahl an deiner Strahlungsanzeige.
    Gleichstand: die meisten Lebensmittel, dann die meisten Materialien und Munition.
    .title = Punkte

page-quick-discover-turn =
    Der Häuptling beginnt; dann hat jeder Überlebende einen Zug.
    So viele Aktionen, wie deine Ausdauer erlaubt; gesparte Ausdauer bleibt.
    Die Nacht gibt mindestens 6 Ausdauer; mehr als 12 hat niemand.
    .title = Ein Tag
page-quick-discover-actions =
    Bewegen und sammeln: die Kosten des Bodens; danach einmal kostenlos sammeln.
    Sammeln: 1. Ein Plättchen auf deinem Feld oder Wasser aus einer Quelle.
    Auskundschaften: 1. Deckt ein Spielplanteil auf, das dein Feld berührt.
    Erforschen: 1. Liest die Karte des Orientierungspunkts auf deinem Feld.
    Herstellen: 1 und die Ressourcen des Projekts.
    Handeln mit jemandem auf deinem Feld: 1.
    Braten an einem brennenden Feuer: 1, beliebig viel rohes Fleisch. Feuer anfachen: 1 und 1 Holz.
    .title = Aktionen und ihre Ausdauer
page-quick-discover-carry =
    Zehn Dinge insgesamt, Ressourcen und Gegenstände zusammen.
    Was du zurücklässt, bleibt auf deinem Feld.
    Manche Gegenstände tragen mehr.
    .title = Tragen
page-quick-discover-damage =
    Drei Herzen: Jeder Schaden nimmt eines, der vierte ist dein Ende.
    Erholen für 1 Ausdauer: 1 Nahrung gegen Hunger, 1 sauberes Wasser gegen Durst, 1 Medikament gegen Krankheit.
    Physischen Schaden heilen nur Karten.
    .title = Schaden
page-quick-discover-combat =
    Wirf beide Würfel. Deiner trifft ab der Verteidigung des Feindes; der rote trifft dich ab dessen Angriff.
    Vorher: Holz wirft deinen neu, Stein den roten.
    Gift zählt 1 zu deinem dazu, Schrott nimmt 1 vom roten weg.
    Andere im Umkreis von 2 Feldern dürfen dich mit einer Karte unterstützen.
    .title = Kampf
page-quick-discover-win =
    Die Questkarte sagt, was zu tun ist; jeder Abschnitt führt zum nächsten.
    Wer den letzten Abschnitt lebend schafft, gewinnt; die anderen spielen weiter.
    .title = Gewinnen

page-link-code = QR-Code
    .hint = Zeigt einen Code für die Kamera eines Telefons.
page-link-here = Diese Adresse lässt sich nur an diesem Rechner öffnen. Damit andere mitspielen können, starte Emberwatch mit „--host 0.0.0.0“ (im eigenen Netz) oder hinter einer öffentlichen Adresse.
page-link-network = Diese Adresse können alle im selben Netz öffnen.
page-link-where = Adresse

page-table-sat-down = { $name } hat Platz genommen.
page-table-plays = Jetzt ist { $name } dran.
page-table-rematch-go = Zur Revanche
    .hint = Das nächste Spiel ist schon aufgebaut; dein Platz wartet.
page-table-rematch-same = Noch einmal genauso
    .hint = Eine Revanche, bei der alles so ist wie vorher.
page-table-rematch-discover-copy = Dasselbe Spielset noch einmal
    .hint = Eine Revanche im selben Land, mit derselben Quest und denselben Spielern.

page-line-put-away = Weglegen
    .hint = Nimmt dieses beendete Spiel von der Liste. Gelöscht wird nichts.
page-line-bring-back = Zurückholen
    .hint = Setzt dieses Spiel wieder auf die Liste.
page-tables-put-all = Alle weglegen
page-tables-show-away = Weggelegte Spiele zeigen
page-tables-away =
    { $n ->
        [0] Keine weggelegten Spiele
        [one] Ein weggelegtes Spiel
       *[other] { $n } weggelegte Spiele
    }
page-home-continue = Weiterspielen
page-home-look = Ein Blick auf den Tisch
page-join-guided = Mit Anleitung
    .hint = Falls das dein erstes Spiel ist: erklärt alles, wenn es zum ersten Mal vorkommt.

page-guide-outlive-shelter = Damit es gleich losgehen kann, sind dein Anführer und deine Räume schon ausgewählt, und der „Raumbau“ ist gebaut und voll besetzt: Er macht jede Nacht einen Raum billiger. Die anderen Räume sind Pläne, die du später bauen kannst.
    .title = Dein Bunker
