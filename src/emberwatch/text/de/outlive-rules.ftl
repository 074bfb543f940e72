# Outlive: die Regeln in unseren Worten, eine Nachricht je Regel

## Spielvorbereitung

rule-S-1 = Ihr seid zwei bis vier Spieler. Jeder hat eine Farbe, einen Bunker, vier Helden und drei Standard-Räume, die noch unfertig sind.
    .title = Spieler und Bunker
rule-S-2 = Du erhältst zufällig sechs Erweiterungs-Räume und zwei Anführer. Behalte vier Räume und einen Anführer; der Rest verlässt das Spiel. Alle wählen gleichzeitig und geheim; danach liegen Räume und Anführer offen.
    .title = Räume und Anführer wählen
rule-S-3 = Einen deiner sieben Räume baust du kostenlos. Setze deine ersten Überlebenden auf seine Plätze, in die Luftschleuse oder teils hierhin, teils dorthin. Auch das entscheiden alle gleichzeitig und geheim. Ein Raum wirkt nur, solange alle seine Plätze besetzt sind.
    .title = Der erste Raum
rule-S-4 = Dein Anführer bestimmt die vier Startorte deiner Helden, deine Start-Ressourcen und deine erste Ausrüstung. Sie ist defekt und wird beiseitegelegt, bevor der Ausrüstungsstapel gemischt wird.
    .title = Was der Anführer mitbringt
rule-S-5 = Wer den ältesten Anführer hat, beginnt und erhält den Startspielermarker.
    .title = Der erste Startspieler
rule-S-6 = Welcher deiner Helden an welchem deiner vier Startorte beginnt, entscheidest du. Normalerweise stellen alle gleichzeitig und geheim auf; ihr könnt auch vereinbaren, dass ab dem Startspieler reihum jeder je einen Helden aufstellt. Alle Helden beginnen untätig.
    .title = Helden aufstellen
rule-S-7 = Sechs der zwölf Ereignisse kommen zufällig und verdeckt der Reihe nach auf das Ereignistableau, eins für jeden Tag. Die anderen spielen nicht mit.
    .title = Ereignisse auslegen
rule-S-8 = Im Wald, im Bergwerk und im Vergnügungspark liegt je ein Stapel Jagdwild, dessen Höhe von der Spielerzahl abhängt. Nur das oberste Plättchen ist offen. Die übrigen Plättchen verlassen ungesehen das Spiel.
    .title = Jagdwild auslegen
rule-S-9 = Blackwood und Silent Peak bekommen je einen gemischten, verdeckten Suchstapel. Die Anti-Strahlungs-Algen in der Militärbasis sind verfügbar.
    .title = Suchstapel und Algen
rule-S-10 = Mit Mary Koolpepper ziehst du deine Start-Ressourcen: Suchplättchen, eins nach dem anderen, jedes aus einer Stadt, die du vorher nennst. Wirf die überzähligen ab und nimm die Ressourcen der anderen. Eine Algenkapsel senkt deine Strahlungsanzeige um 1 Level, ein leerer Schrank bringt nichts. Danach kommen alle Plättchen zurück und werden eingemischt.
    .title = Mary Koolpepper

## Dämmerung

rule-W-1 = Jeder Ort wird aus dem Vorrat auf die Gesamtzahl für eure Spielerzahl aufgefüllt. Liegt dort schon mehr, kommt nichts dazu, und es wird nichts weggenommen.
    .title = Orte auffüllen
rule-W-2 = Die Anti-Strahlungs-Algen in der Militärbasis sind wieder verfügbar.
    .title = Algen wachsen nach
rule-W-3 = Eine Stadt nach der anderen, erst Blackwood, dann Silent Peak, wirft ihre restliche Ausrüstung ab, zieht neue und legt sie offen aus. Was Silent Peak abwirft, kann Blackwood also noch nicht ziehen.
    .title = Neue Ausrüstung
rule-W-4 = In jeder Stadt werden alle Suchplättchen gemischt und verdeckt gestapelt. Zu zweit und zu dritt kommen einige davon offen zur Seite: So sehen alle, was es heute nicht zu finden gibt.
    .title = Suchstapel mischen
rule-W-5 = Auf dem Frachter kommt auf jeden leeren Platz für Überlebende ein neuer.
    .title = Überlebende auf dem Frachter
rule-Q = Jede Art von Ausrüstung darfst du nur einmal besitzen, ob defekt oder instand gesetzt. Ziehst du eine, die du schon hast, legst du sie beiseite, ziehst neu und wirfst die beiseitegelegte danach ab. Ist der Stapel leer, werden die abgeworfenen Plättchen zum neuen Stapel gemischt; gibt es auch davon keine, ziehst du entsprechend weniger.
    .title = Ausrüstung ziehen

## Tag: Ereignisse und Bewegung

rule-D-1 = Das Ereignis des Tages wird aufgedeckt und wirkt. Danach wirken alle älteren, die noch niemand abgewendet hat, in der Reihenfolge, in der sie gekommen sind. Sie werden einzeln abgehandelt: Was dir das eine nimmt, fehlt dir schon beim nächsten.
    .title = Der Tag bricht an
rule-D-2 = Ab dem Startspieler aktiviert reihum im Uhrzeigersinn jeder einen seiner untätigen Helden, bis alle Helden an der Reihe waren. Wechselt der Startspielermarker am Tag den Besitzer, bleibt die Reihenfolge dieses Tages dennoch bestehen.
    .title = Helden aktivieren
rule-D-3 = Die acht Orte bilden einen Ring. Dein Held bewegt sich darauf, normalerweise einen oder zwei Schritte weit, und darf nicht an dem Ort enden, an dem er begonnen hat.
    .title = Bewegung
rule-D-4 = An jedem Ort darf höchstens ein Held deiner Farbe stehen, ob aktiv oder untätig. Durch Orte mit eigenen oder fremden Helden darfst du frei hindurchziehen, und bei fremden Helden darfst du auch anhalten. Ein leergesammelter Ort darf ebenfalls betreten werden.
    .title = Wer wo stehen darf
rule-D-5 = Solange sich einer deiner untätigen Helden bewegen kann, musst du einen beweglichen wählen; in manchen Ausgaben bist du darin frei. Ein Held ohne erlaubtes Ziel (das gibt es nur, wenn der Frachter versperrt ist) bleibt liegen, tut nichts, gilt als erledigt und kann nicht Ziel von Überlegenheit sein. Freiwillige Hilfen wie Exoskelett, Enterhaken oder Frachter-Raum zwingen nie zu einer Bewegung.
    .title = Helden ohne Ziel
rule-D-6 = Mit dem Exoskelett darf sich einer deiner Helden für eine Bewegung beliebig weit bewegen. Alle anderen Bewegungsregeln gelten weiter.
    .title = Exoskelett

## Tag: Überlegenheit

rule-P-1 = Kommt dein Held an, nutzt er vor allem anderen seine Überlegenheit gegen jeden aktiven fremden Helden am Ort aus, dessen aufgedruckte Stärke geringer ist. Das ist Pflicht und kostet nichts. Es gilt auch auf dem Frachter und am Staudamm, selbst wenn du dort nichts bezahlst. Untätige Helden bleiben verschont.
    .title = Überlegenheit ausnutzen
rule-P-2 = Die Höhe der Überlegenheit ist der Unterschied der aufgedruckten Stärken. Sandsturm und Enterhaken ändern daran nichts.
    .title = Höhe der Überlegenheit
rule-P-3 = Mit dem Baseballschläger erhöhst du deine Überlegenheit gegen einen unterlegenen Helden; du sagst ihn an, bevor der Verteidiger antwortet. Gegen gleich starke Helden hast du nie Überlegenheit, auch nicht mit ihm. In manchen Ausgaben gilt er gegen alle Unterlegenen dieses Besuchs.
    .title = Baseballschläger
rule-P-4 = Ist dein Held unterlegen, darfst du dich wehren und dabei alles kombinieren. Die Kampfweste senkt die Überlegenheit, ein Überschuss verfällt; für je 1 Munition, die du in den Vorrat gibst, sinkt sie um 1. Der Raum, der Helden der Stärke 3 schützt, hebt sie bei einem Helden mit dieser aufgedruckten Stärke ganz auf; ob du ihn jetzt einsetzt oder aufsparst, entscheidest du.
    .title = Verteidigung
rule-P-5 = Für jeden Punkt Überlegenheit, der nach der Verteidigung bleibt, gibt der Unterlegene dem Angreifer 1 Lebensmittel oder 1 Material seiner Wahl, nie Munition; wer weniger hat, gibt alles davon. Hat der Angreifer den Raum, der ihn die Beute wählen lässt, wählt er, und zwar jedes Mal (eine Ausgabe kann das auf einmal pro Runde oder auf Unterlegene beschränken, die nicht alles hätten abwehren können, oder auch Munition erlauben). Die Beute gehört ihm sofort: Mit erbeuteter Elektronik kann er gleich das Filtersystem am Staudamm aktivieren.
    .title = Beute
rule-P-6 = Als Angreifer darfst du keine Munition ausgeben, um deine Überlegenheit zu erhöhen. Auf Beute verzichten darfst du auch nicht.
    .title = Grenzen des Angreifers
rule-P-7 = Sind mehrere Helden unterlegen, kommen ihre Spieler im Uhrzeigersinn ab dem Angreifer an die Reihe. Jeder Fall wird ganz abgehandelt, bevor der nächste beginnt.
    .title = Mehrere Unterlegene
rule-P-8 = Kommt ein Held zu einem stärkeren, geschieht ihm nichts. Überlegenheit nutzt immer nur aus, wer gerade ankommt.
    .title = Schwächere Neuankömmlinge
rule-P-9 = Dauerhaftes Wasser ist kein Marker und kann nicht erbeutet werden.
    .title = Dauerhaftes Wasser

## Tag: Aktionen

rule-A-1 = Dein Held hat so viele Aktionspunkte wie Stärke; bei Sandsturm zählt die verringerte Stärke. Gib sie in beliebiger Reihenfolge für das aus, was der Ort bietet. Auf den Rest darfst du verzichten.
    .title = Aktionspunkte
rule-A-2 = Für je 1 Aktionspunkt nimmst du 1 Munition, solange der Bestand reicht. Für 1 Aktionspunkt erntest du die Anti-Strahlungs-Algen und senkst deine Strahlungsanzeige um 1 Level; es gibt nur eine Dosis am Tag für alle Spieler zusammen. Auch auf dem besten Level darfst du sie nehmen, dann aber ohne Wirkung.
    .title = Militärbasis
rule-A-3 = Für je 1 Aktionspunkt nimmst du im Wald 1 Holz, im Bergwerk 1 Metall oder im Vergnügungspark 1 Elektronik, solange der Bestand reicht. Außerdem darfst du hier einmal pro Aktivierung jagen.
    .title = Wald, Bergwerk, Vergnügungspark
rule-A-4 = Du jagst das offene oberste Jagdwild: Aktionspunkte und Munition müssen zusammen seine Ausdauer ergeben (bei Tiermutation mehr). Schrotflinte und Bärenfalle geben Punkte nur für diese Jagd, und mehr Munition als nötig darfst du nicht ausgeben; Munition allein genügt, doch manche Ausgaben verlangen mindestens einen Punkt. Das Plättchen kommt neben deinen Bunker, das nächste wird aufgedeckt, und erlegtes Jagdwild kehrt nie zurück. Je öfter du dieselbe Art erlegst, desto mehr Fleisch bringt sie, bis zu einer Obergrenze, die manche Ausgaben nicht kennen; eine Tierseuche zieht davon ab (nie unter null, das Plättchen zählt trotzdem), dann kommen Raum-Boni dazu. Mit dem Wärmesensor siehst du bei einer angesagten Jagd den Stapel geheim durch und wählst ein beliebiges Plättchen; verzichtest du danach auf die Jagd, ist er trotzdem benutzt.
    .title = Jagd
    .figures = Fleisch für den ersten, zweiten, dritten und vierten Fang derselben Ausdauer: { $table }.
rule-A-5 = Ein Held darf nur auf den Platz seiner Stärke, nie auf einen anderen, auch nicht auf einen niedrigeren. Bei Sandsturm zählt die verringerte Stärke; mit dem Enterhaken darf er auf einen höheren Platz, und nur so erreicht er den höchsten. Auf dem Platz darf kein aktiver Held stehen, es sei denn, dein Frachter-Raum erlaubt es. Du nimmst zuerst die Konserven und setzt dann den Überlebenden auf einen freien Platz deiner Luftschleuse oder eines fertigen Raums; ist keiner frei, bleibt er auf dem Frachter. Aktionspunkte gibst du hier nicht aus. Der Spieler, dessen Held in der Runde als erster kommt, erhält sofort den Startspielermarker; er gilt ab der folgenden Nacht.
    .title = Frachter
    .figures = Konserven auf den Plätzen 3 bis 6: { $cans }.
rule-A-6 = Für 1 Elektronik oder mit der Zugangskarte aktivierst du das Filtersystem für diesen Besuch; das kostet keinen Aktionspunkt. Dann nimmst du für je 1 Aktionspunkt 1 Wasser, solange der Bestand reicht.
    .title = Staudamm
rule-A-7 = Für 1 Aktionspunkt nimmst du eine offene Ausrüstung, deren Art du noch nicht besitzt, oder ziehst ein Suchplättchen; was du bekommst, siehst du vor der nächsten Entscheidung. Ausrüstung wird am Tag nicht nachgelegt, gezogene Suchplättchen bleiben offen liegen. Eine Algenkapsel senkt deine Strahlungsanzeige um 1 Level, ein leerer Schrank bringt nichts.
    .title = Städte
rule-A-8 = Ausrüstung, die du bekommst, ist immer defekt. Nur instand gesetzte wirkt, jedes Plättchen einmal pro Runde.
    .title = Defekt und instand gesetzt
rule-A-9 = Waren alle Helden an der Reihe, endet der Tag. Alle Helden werden untätig und bleiben, wo sie sind.
    .title = Sonnenuntergang
rule-G = Axt (Wald), Spitzhacke (Bergwerk), Rucksack (Vergnügungspark), Munitionskiste (Militärbasis) und Kanister (Staudamm) bringen mehr von dem, was es dort gibt: aus dem Bestand des Ortes, soweit er reicht, und erst, wenn du dort mindestens einen solchen Marker mit einem Aktionspunkt genommen hast. Schon für den Besuch bringen aus dem Vorrat: Bogen (Wald) Fleisch ohne Jagd, Wasserfilter (Bergwerk) Wasser, Metalldetektor (Vergnügungspark) Konserven, Brechstange (Militärbasis) Elektronik, Bügelsäge (Frachter) Metall, Kettensäge (jede Stadt) Holz und Taschenlampe (jede Stadt) Überlebende für Luftschleuse oder fertige Räume. Zugangskarte, Enterhaken, Schrotflinte, Bärenfalle, Wärmesensor, Baseballschläger, Kampfweste und Exoskelett helfen bei Staudamm, Frachter, Jagd, Überlegenheit und Bewegung.
    .title = Ausrüstung benutzen

## Nacht

rule-N1 = Ab dem Startspieler, der neu sein kann, wendet reihum jeder ein offenes Ereignis ab, auch das heutige, oder passt; wer passt, wendet in dieser Nacht nichts mehr ab. Das endet, wenn alle gepasst haben oder kein Ereignis mehr offen ist. Du zahlst allein; dein Ereignis-Raum senkt einmal pro Nacht, was ein Ereignis an Materialien, Munition oder Lebensmitteln verlangt, erstattet aber nichts. Ein abgewendetes Ereignis wirkt nicht mehr und bringt dir bei Spielende seine ÜP.
    .title = Ereignisse abwenden
    .figures =
        Der Raum spart { $materials ->
            [one] { $materials } Material
           *[other] { $materials } Materialien
        } oder { $munitions } Munition oder { $supplies } Lebensmittel.
rule-N2 = Ab jetzt kümmern sich alle gleichzeitig um ihren Bunker, Schritt für Schritt; zu einem früheren Schritt geht es nicht zurück. Ausrüstung wird dabei in der Reihenfolge gezogen, in der ihr dazu kommt. Jeder Raum mit einem Überlebenden kostet seinen vollen Unterhalt in beliebigen Lebensmitteln, jede besetzte Reihe der Luftschleuse 1 Wasser; die Kosten stehen fest, bevor jemand geht. Was du zahlen kannst, musst du zahlen, und so, dass möglichst wenig fehlt: Wasser also zuerst für die Luftschleuse. Jeder fehlende Marker kostet dich einen Überlebenden deiner Wahl; reichen sie nicht, gehen alle, und der Rest wird dir erlassen.
    .title = Überlebende ernähren
    .figures = Lebensmittel sind Fleisch, Wasser und Konserven. Plätze der Luftschleuse, Reihe für Reihe: { $rows }.
rule-N3 = Jeder Überlebende in deiner Luftschleuse hält 1 Level der heutigen Strahlung ab, der Luftschleusen-Raum hilft mit; um den Rest steigt deine Strahlungsanzeige, ein Überschuss senkt sie nicht. Wer beim Ernähren gegangen ist, schützt nicht mehr; wer jetzt geht, hat noch geschützt. Jeder Level über den letzten vor dem Totenschädel hinaus kostet dich einen Überlebenden, und die Anzeige bleibt auf diesem letzten Level.
    .title = Strahlung prüfen
    .figures = Strahlung von Tag 1 bis Tag 6: { $waves }. Die Strahlungsanzeige, vom besten zum schlechtesten Wert: { $gauge } ÜP.
rule-N4 = Für je 1 Lebensmittel setzt du einen Überlebenden auf einen freien Platz deiner Luftschleuse, so oft du möchtest. Die Luftschleuse ist immer von der ersten Reihe an gefüllt. Hast du mit dem nächsten Schritt begonnen, kannst du nicht mehr rekrutieren, auch wenn Plätze frei werden.
    .title = Neue Überlebende rekrutieren
rule-N5 = In beliebiger Reihenfolge und so oft es geht: Versetze Überlebende aus der Luftschleuse in fertige Räume, baue Räume mit beliebigen Materialien und nutze Raumeigenschaften. Mit dem Raum für Raumbau wird einmal pro Nacht ein Bau billiger. Zurück in die Luftschleuse oder in einen anderen Raum darf niemand.
    .title = Bauen und Räume nutzen
    .figures =
        Ein Raum kostet { $build ->
            [one] { $build } Material
           *[other] { $build } Materialien
        }, also Holz, Metall oder Elektronik.
rule-N6 = Du darfst beliebig viele Ausrüstungen instand setzen, jede für ihre aufgedruckten Materialien. Mit der Werkstatt ziehst du erst Ausrüstung, dann wird eine Instandsetzung billiger, und du wählst, welches aufgedruckte Material du sparst. Andere Räume senken die Kosten einer Instandsetzung weiter oder erlassen sie ganz. Du darfst sie an einem Plättchen kombinieren; unter null sinken die Kosten nie.
    .title = Ausrüstung instand setzen
rule-N7 = Alles Fleisch verdirbt, und Wasser verfällt bis auf den kleinen Vorrat, den dein Bunker halten kann. Konserven, Materialien und Munition bleiben dir. Benutzte Ausrüstung ist wieder bereit.
    .title = Bunker-Wartung
    .figures = Ein Bunker hält { $water } Wasser.

## Räume, Ereignisse, Spielende

rule-R = Ein Raum wirkt, sobald sein letzter Platz besetzt ist, und hört auf, sobald einer frei wird, am Tag wie in der Nacht; zwei gleiche Räume wirken jeder für sich. Ereignis-Immunität und die Wahl der Beute gelten dauerhaft, zusätzliche Suchplättchen und der Bonus für leere Schränke einmal pro Stadt und Runde, alle anderen Eigenschaften einmal pro Runde; bei der Wahl der Beute und beim besetzten Frachter-Platz kann eine Ausgabe abweichen. Boni kommen aus dem Vorrat, nur zusätzliche Suchplättchen vom Stapel der Stadt; was ein Raum genau tut, steht bei ihm. Mit dauerhaftem Wasser zahlst du in den Schritten 1, 2 oder 4 der Nacht, spätestens beim Ernähren; für Beute, Rattenplage, Bunker-Wartung und Gleichstand zählt es nicht.
    .title = Raumeigenschaften
rule-E = Waldbrand, Einsturz, Diebesbande und Allgemeine Knappheit verringern den Bestand der Orte, Nomaden decken in beiden Städten Suchplättchen von oben auf und nehmen sie weg, nie unter null; dagegen ist niemand immun. Sandsturm senkt die Stärke für Aktionspunkte und Frachter, Tierseuche das Fleisch je Fang, Tiermutation erhöht die Ausdauer, Strahlungswolke deine Strahlungsanzeige (über den letzten Level hinaus gehen Überlebende). Kälteeinbruch kostet Überlebende, Rattenplage Lebensmittel und nur ohne diese einen Überlebenden; bei Feindlicher Gruppe gibst du Materialien und Munition ab oder verlierst, wenn sie nicht reichen, stattdessen einen Überlebenden. Was geht, wählt jeder für sich, alle gleichzeitig; wer nichts zu verlieren hat, verliert nichts.
    .title = Wirkung der Ereignisse
rule-Z = Nach der sechsten Nacht zählst du deine ÜP: abgewendete Ereignisse, voll besetzte Räume (je mehr, desto wertvoller; die Luftschleuse zählt nicht als Raum), den Wert deiner Strahlungsanzeige, 1 je Überlebendem, 1 je instand gesetzter Ausrüstung und 1 je vollständigem Symbolpaar darauf. Wer die meisten hat, gewinnt. Bei Gleichstand entscheiden mehr Lebensmittel, dann mehr Materialien und Munition zusammen, jeweils nach der letzten Bunker-Wartung. Steht es auch dann gleich, teilt ihr euch den Sieg.
    .title = Spielende und Wertung
    .figures = ÜP für einen bis sieben voll besetzte Räume: { $points }.
