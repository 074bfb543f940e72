# Outlive: was die Dinge auf dem Tisch sind (thing-), warum man etwas jetzt nicht wählen kann (why-), vorab gegebene Antworten (standing-).
# { $place_at } ist das Attribut des Ortes; { $one }, { $cans }, { $missing } und Ähnliches sind Mengen („1 Holz“).

## Orte und was dort liegt. $pay aktiviert das Filtersystem am Staudamm.

thing-place-wild = Für je 1 Aktionspunkt nimmt dein Held { $one } aus dem Bestand. Einmal pro Besuch darf er außerdem jagen.
thing-place-base = Für je 1 Aktionspunkt nimmt dein Held { $one } aus dem Bestand. Für 1 Aktionspunkt erntet er die Anti-Strahlungs-Algen.
thing-place-dam = { $pay } oder die Zugangskarte aktiviert das Filtersystem für diesen Besuch. Dann nimmt dein Held für je 1 Aktionspunkt { $one } aus dem Bestand.
thing-place-city = Für je 1 Aktionspunkt nimmt dein Held eine der offenen Ausrüstungen oder zieht ein Suchplättchen.
thing-place-ship = Dein Held nimmt den Platz seiner Stärke ein, wenn dort kein aktiver Held steht, und bekommt die Konserven und den Überlebenden dieses Platzes. Aktionspunkte gibst du hier nicht aus.
thing-stock = { $resource } { $place_at }
    .text = Noch da: { $left }. Jeden Morgen wird der Bestand auf { $total } aufgefüllt.
thing-algae = Für 1 Aktionspunkt in der Militärbasis sinkt deine Strahlungsanzeige um 1 Level. Es gibt eine Dosis am Tag für alle Spieler zusammen.
thing-algae-gone = Die heutige Dosis ist schon genommen.
thing-stack = Jagdwild { $place_at }
    .text =
        { $n ->
            [0] Hier ist nichts mehr.
            [one] Ein Plättchen, und es liegt offen.
           *[other] { $n } Plättchen; nur das oberste liegt offen.
        }
thing-prey = Um es zu erlegen, müssen deine Aktionspunkte und deine Munition zusammen { $endurance } ergeben. Es bringt dir { $meat }.
thing-caught = Fleisch für den ersten Fang dieser Art, den zweiten und so weiter: { $meat }.
thing-slot = Für einen Helden der Stärke { $strength }. Hier warten { $cans } und { $people }.
thing-slot-taken = Der Platz ist heute besetzt.
thing-pile = Suchstapel { $place_at }
    .text =
        { $n ->
            [0] Heute liegt hier nichts mehr.
            [one] Ein Suchplättchen liegt verdeckt. Es zu ziehen kostet 1 Aktionspunkt.
           *[other] { $n } Suchplättchen liegen verdeckt. Eines zu ziehen kostet 1 Aktionspunkt.
        }
thing-pile-hidden = Inhalt, in unbekannter Reihenfolge: { $tiles }.
thing-pile-order = Du hast den Stapel durchgesehen. Von oben: { $tiles }.
thing-display = Für 1 Aktionspunkt nimmst du diese Ausrüstung, wenn du ihre Art noch nicht besitzt. Sie ist defekt.
thing-deck = Ausrüstungsstapel
    .text =
        { $n ->
            [one] Ein Plättchen liegt verdeckt
           *[other] { $n } Plättchen liegen verdeckt
        }, { $discarded ->
            [one] eines ist abgeworfen
           *[other] { $discarded } sind abgeworfen
        }.

## Figuren, Tage, Plättchen

thing-first = Wer ihn hat, ist heute Nacht beim Abwenden der Ereignisse und am nächsten Tag mit den Helden zuerst an der Reihe. Er geht in jeder Runde an den Spieler, dessen Held als erster auf den Frachter kommt.
thing-hero =
    { $moves ->
        [one] Einmal am Tag geht er einen Schritt weit
       *[other] Einmal am Tag geht er bis zu { $moves } Schritte weit
    } und hat dann { $points }. Wo er ankommt, nutzt er seine Überlegenheit gegen schwächere aktive Helden aus.
thing-hero-weak = Ereignis „{ $event }“: Für Aktionspunkte und Frachter ist seine Stärke verringert.
thing-day = Tag { $n }
    .text = Strahlung dieser Nacht: { $wave }.
thing-tile-resource = Wer es findet, nimmt { $one }.
thing-tile-capsule = Wer sie findet, senkt seine Strahlungsanzeige um 1 Level.
thing-tile-empty = Es ist nichts darin.

## Bunker

thing-airlock = { $spaces } Plätze, Reihe für Reihe: { $rows }. Jede Nacht kostet jede besetzte Reihe 1 Wasser, und jeder Überlebende hier hält 1 Level Strahlung ab.
thing-airlock-now = Jetzt { $people }: { $water } pro Nacht.
thing-gauge = Jede Nacht steigt die Anzeige um die Strahlung des Tages in Richtung Totenschädel, abzüglich dessen, was die Luftschleuse abhält. Der Wert daneben zählt bei Spielende.
thing-gauge-now = Die Anzeige steht bei { $square }.
thing-tonight = Heute Nacht
    .text = So wie es steht, kosten die besetzten Räume { $supplies } und die Luftschleuse { $water }.
    .radiation =
        { $n ->
            [0] Die Luftschleuse hält alle Strahlung ab.
            [one] Die Anzeige steigt um 1 Level.
           *[other] Die Anzeige steigt um { $n } Level.
        }
    .missing =
        { $n ->
            [one] Es fehlt etwas: Du würdest 1 Überlebenden verlieren.
           *[other] Es fehlt etwas: Du würdest { $n } Überlebende verlieren.
        }
thing-resource-meat = Ein Lebensmittel: Damit ernährst du Überlebende in Räumen und rekrutierst neue. Was übrig bleibt, verdirbt am Ende der Nacht.
thing-resource-water = Ein Lebensmittel: Damit ernährst du Überlebende in Luftschleuse und Räumen und rekrutierst neue. Nur { $kept } Wasser hält sich bis zum nächsten Tag.
thing-resource-canned-goods = Ein Lebensmittel: Damit ernährst du Überlebende in Räumen und rekrutierst neue. Konserven verderben nicht.
thing-resource-wood = Ein Material: Damit baust du Räume und setzt Ausrüstung instand.
thing-resource-metal = Ein Material: Damit baust du Räume und setzt Ausrüstung instand.
thing-resource-microchip = Ein Material: Damit baust du Räume und setzt Ausrüstung instand. Mit 1 Elektronik aktivierst du das Filtersystem am Staudamm.
thing-resource-munition = 1 Munition senkt eine Überlegenheit um 1 oder ersetzt bei der Jagd einen Aktionspunkt. Munition wird nicht zur Beute, außer durch die Wahl der Beute in der spanischen Ausgabe.
thing-room-unbuilt = Nicht gebaut. Der Bau kostet in der Nacht { $cost }.
thing-room-unfilled = Gebaut, wirkt aber noch nicht. Noch nötig: { $people }.
thing-room-works = Voll besetzt: Er wirkt.
thing-room-used = In dieser Runde genutzt.
thing-gear-broken = Defekt: Benutzen kannst du diese Ausrüstung erst, wenn du sie in der Nacht instand gesetzt hast.
thing-gear-ready = Instand gesetzt und bereit.
thing-gear-used = In dieser Runde benutzt.

## Wertung. $rooms sind die Punkte für einen bis sieben volle Räume.

thing-score-events = Die Punkte der Ereignisse, die du abgewendet hast.
thing-score-rooms = Punkte für einen bis sieben voll besetzte Räume: { $rooms }.
thing-score-gauge = Der Wert deiner Strahlungsanzeige.
thing-score-survivors = 1 Punkt für jeden Überlebenden in Luftschleuse und Räumen.
thing-score-equipment = 1 Punkt für jede instand gesetzte Ausrüstung.
thing-score-pairs = 1 Punkt für jedes Symbol, das zwei instand gesetzte Ausrüstungen zusammen ergeben.
thing-score-total = So viel hättest du, wenn Convoy jetzt käme.

## Warum nicht: wer an der Reihe ist

why-over = Das Spiel ist vorbei.
why-wait-others = Du bist fertig; die anderen wählen noch.
why-wait-defender = Zuerst antwortet der unterlegene Spieler.
why-passed = Du hast gepasst: Heute Nacht wendest du keine Ereignisse mehr ab.
why-not-your-turn = Ein anderer Spieler ist an der Reihe.
why-something-else = Beantworte zuerst die aktuelle Frage.
why-not-yours = Das gehört einem anderen Spieler.

## Warum nicht: Helden und Orte

why-rest = In der Nacht ruhen die Helden.
why-hero-placed = Dieser Held ist schon auf dem Spielplan.
why-hero-later = Zuerst kommt ein anderer Held: der stärkste, bei gleicher Stärke der erste.
why-hero-busy = Dieser Held ist gerade beschäftigt. Wähle, was er hier tut.
why-hero-done = Dieser Held war heute schon an der Reihe.
why-hero-stuck = Dieser Held kann sich nicht bewegen. Zuerst kommen die, die es können.
why-place-own = Dort ist schon einer deiner Helden.
why-place-not-start = Deine Helden beginnen anderswo: { $places }.
why-place-far =
    { $moves ->
        [one] Keiner deiner untätigen Helden kommt mit einem Schritt dorthin.
       *[other] Keiner deiner untätigen Helden kommt mit { $moves } Schritten dorthin.
    }
why-place-here = Dein Held ist hier. Wähle, was er tut.
why-place-moved = Dein Held hat sich schon bewegt; er handelt, wo er ist.
why-ship-taken = Die Plätze, die deine Helden auf dem Frachter einnehmen könnten, sind besetzt.
why-not-there = Keiner deiner Helden ist gerade { $place_at } beschäftigt.
why-no-points = Dein Held hat keinen Aktionspunkt mehr.

## Warum nicht: was an Orten liegt

why-stock-empty = Bis zum nächsten Morgen gibt es hier nichts mehr.
why-dam-closed = Das Filtersystem ist nicht aktiv: Es braucht 1 Elektronik oder die Zugangskarte.
why-dam-open = Das Filtersystem ist schon aktiv.
why-algae-gone = Die heutige Dosis hat schon jemand genommen.
why-stack-empty = Hier gibt es kein Jagdwild mehr.
why-hunted = Dein Held hat bei diesem Besuch schon gejagt.
why-prey-strong = Nötig sind { $needed }; mit Aktionspunkten, Munition und Waffen kommst du höchstens auf { $most }.
why-prey-hidden = Jagen kannst du nur das offene Plättchen. Mit dem Wärmesensor wählst du ein anderes, sobald du die Jagd angesagt hast.
why-slot-taken = Auf diesem Platz steht schon ein aktiver Held.
why-slot-strength = Dein Held darf nur auf den Platz seiner Stärke: { $strength }.
why-slot-done = Dein Held hat seinen Platz schon eingenommen.
why-owned = Diese Art besitzt du schon; doppelt ist nicht erlaubt.
why-pile-empty = Bis zum nächsten Morgen gibt es hier keine Suchplättchen mehr.
why-event-unseen = Dieses Ereignis ist nicht eingetreten.
why-event-gone = Dieses Ereignis ist schon abgewendet.
why-event-dear = Dir fehlt: { $missing }.
why-events-over = Ereignisse werden am Anfang der Nacht abgewendet.
why-events-night = Ereignisse werden in der Nacht abgewendet.

## Warum nicht: Ausrüstung, Räume, Ressourcen. $help sagt, was das Ding tut und wann.

why-not-owned = Das besitzt du nicht.
why-repair-dear = Dir fehlt: { $missing }.
why-rooms-save =
    { $saved ->
        [one] Deine Räume sparen dir davon nur 1 Material.
       *[other] Deine Räume sparen dir davon nur { $saved } Materialien.
    }
why-repaired = Diese Ausrüstung ist schon instand gesetzt.
why-broken = Diese Ausrüstung ist defekt. Setze sie in der Nacht instand.
why-gear-used = Du hast diese Ausrüstung in dieser Runde schon benutzt.
why-gather-first = Nimm hier zuerst etwas mit einem Aktionspunkt.
why-no-space = Weder in deiner Luftschleuse noch in einem fertigen Raum ist ein Platz frei.
why-not-now = Dafür ist jetzt nicht der richtige Moment. { $help }
why-build-dear = Dir fehlt: { $missing }.
why-build-cheaper = Nutze zuerst „{ $room }“: Der nächste Raum wird dadurch billiger.
why-unbuilt = Der Raum ist nicht gebaut.
why-unfilled = Der Raum wirkt nicht. Noch nötig: { $people }.
why-room-used = Du hast diesen Raum in dieser Runde schon genutzt.
why-room-full = In diesem Raum ist kein Platz frei.
why-rooms-full = In keinem fertigen Raum ist ein Platz frei.
why-all-built = Alle deine Räume sind gebaut.
why-no-gear = Du hast keine Ausrüstung.
why-gauge-best = Deine Strahlungsanzeige kann nicht weiter sinken.
why-survivor-limit = In diesen Raum darf niemand mehr.
why-nobody-there = Hier ist niemand, der gehen könnte.
why-airlock-full = Deine Luftschleuse ist voll.
why-airlock-empty = In deiner Luftschleuse steht niemand, der einziehen könnte.
why-airlock-rooms = Wähle den Raum, in den jemand einzieht.
why-not-giver = Die Beute gibt der andere Spieler.
why-munition-safe = Munition gibst du hier nicht ab.
why-water-fixed = Dauerhaftes Wasser ist kein Marker und kann nicht abgegeben werden.
why-none-left = Davon ist nichts mehr da.
why-wrong-resource = Hier zählt nur: { $resources }.
why-no-permanent = Dein dauerhaftes Wasser ist verbraucht, oder sein Raum wirkt nicht.
why-not-due = Das lässt sich nicht sparen: Es wird nicht verlangt, oder der Rest wäre nicht zu bezahlen.
why-discarded = Auf diesen Raum hast du verzichtet.
why-rooms-chosen = Du hast deine Räume gewählt.

## Antworten, die ein Spieler vorab auf Fragen in fremden Zügen geben kann

standing-defend = Wenn einer meiner Helden unterlegen ist
    .yes = Munition ausgeben, wenn sie alles abwehrt
    .no = Nachgeben
standing-tribute = Wenn ich Beute abgeben muss
    .materials-first = Zuerst Materialien, und zwar die, von denen ich am meisten habe
    .supplies-first = Zuerst Lebensmittel, und zwar die, von denen ich am meisten habe
    .most-plentiful = Immer das, wovon ich am meisten habe
