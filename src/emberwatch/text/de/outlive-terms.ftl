# Outlive: die Wörter des Spiels (deutsche Ausgabe der Spielregel)

game-outlive = Outlive

## Ressourcen

resource-meat = Fleisch
resource-water = Wasser
resource-canned-goods = Konserven
resource-wood = Holz
resource-metal = Metall
resource-microchip = Elektronik
resource-munition = Munition

amount-meat = { $n } Fleisch
amount-water = { $n } Wasser
amount-canned-goods =
    { $n ->
        [one] { $n } Konserve
       *[other] { $n } Konserven
    }
amount-wood = { $n } Holz
amount-metal = { $n } Metall
amount-microchip = { $n } Elektronik
amount-munition = { $n } Munition

supplies = Lebensmittel
materials = Materialien
resources = Ressourcen
survivors = Überlebende

amount-supplies = { $n } Lebensmittel
amount-materials =
    { $n ->
        [one] { $n } Material
       *[other] { $n } Materialien
    }
amount-survivors =
    { $n ->
        [one] { $n } Überlebender
       *[other] { $n } Überlebende
    }
amount-points = { $n } ÜP
amount-action-points =
    { $n ->
        [one] { $n } Aktionspunkt
       *[other] { $n } Aktionspunkte
    }

permanent-water = Dauerhaftes Wasser

## Orte

place-forest = Wald
    .to = in den Wald
    .at = im Wald
place-dam = Staudamm
    .to = zum Staudamm
    .at = am Staudamm
place-military-base = Militärbasis
    .to = zur Militärbasis
    .at = in der Militärbasis
place-silent-peak = Silent Peak
    .to = nach Silent Peak
    .at = in Silent Peak
place-mine = Bergwerk
    .to = ins Bergwerk
    .at = im Bergwerk
place-cargo-ship = Frachter
    .to = auf den Frachter
    .at = auf dem Frachter
place-fairgrounds = Vergnügungspark
    .to = in den Vergnügungspark
    .at = im Vergnügungspark
place-blackwood = Blackwood
    .to = nach Blackwood
    .at = in Blackwood

## Dinge auf dem Tisch

# Ohne Artikel verwendbar: „Carol bewegt Held 5 in den Wald.“
hero = Held { $strength }
hero-weakened = Held { $strength } (handelt mit { $acts })
slot = Platz { $strength }
airlock = Luftschleuse
gauge = Strahlungsanzeige
first-player = Startspielermarker
shelter = Bunker
event-track = Ereignistableau

## Räume

room-construction = Raumbau
    .help =
        Einmal pro Runde, in Schritt 5 der Nacht: Ein Raum, den du baust, kostet dich { $amount ->
            [one] { $amount } Material
           *[other] { $amount } Materialien
        } weniger.
room-workshop = Werkstatt
    .help =
        Einmal pro Runde, in Schritt 6 der Nacht: Du ziehst { $draw ->
            [one] { $draw } Ausrüstung
           *[other] { $draw } Ausrüstungen
        } (defekt). Danach kostet dich eine Instandsetzung { $amount ->
            [one] { $amount } Material
           *[other] { $amount } Materialien
        } weniger; was du sparst, wählst du.
room-events = Ereignisse abwenden
    .help =
        Einmal pro Runde, in Schritt 1 der Nacht: Ein Ereignis abzuwenden kostet dich bis zu { $amount ->
            [one] { $amount } Material
           *[other] { $amount } Materialien
        } oder bis zu { $munitions } Munition oder bis zu { $supplies } Lebensmittel weniger. Gespart wird nur, was das Ereignis verlangt.
room-hunting-1 = Jagen +1 Fleisch
    .help = Einmal pro Runde, am Tag: Eine gelungene Jagd bringt dir { $amount } Fleisch zusätzlich, auch wenn der Fang wegen einer Tierseuche sonst kein Fleisch brächte. Mehrere Jagdräume zählen zusammen.
room-cargo-1 = Frachter +1 Konserve
    .help =
        Einmal pro Runde, am Tag: Besucht dein Held den Frachter, bekommst du { $amount ->
            [one] { $amount } Konserve
           *[other] { $amount } Konserven
        } zusätzlich aus dem Vorrat.
room-look = Suchstapel ansehen
    .help = Einmal pro Runde, jederzeit am Tag: Du siehst geheim einen Suchstapel durch, ohne seine Reihenfolge zu ändern. Was du gesehen hast, bleibt dir bekannt, bis neu gemischt wird.
room-hero-immunity = Held 3 immun
    .help = Einmal pro Runde, am Tag: Du hebst die Überlegenheit auf, die ein gegnerischer Held gegen einen deiner Helden mit aufgedruckter Stärke 3 ausnutzt. Wann du das tust, entscheidest du.
room-choice-of-tribute = Du wählst die Beute
    .help = Wirkt dauerhaft: Jedes Mal, wenn dein Held seine Überlegenheit ausnutzt, wählst du die Beute, nicht der Unterlegene; Munition ist ausgenommen. In der französischen und der spanischen Ausgabe gilt das nur, wenn der Unterlegene nicht alles hätte abwehren können; in der französischen nur einmal pro Runde, in der spanischen darfst du auch Munition wählen.
room-hunting-2 = Jagen +2 Fleisch
    .help = Einmal pro Runde, am Tag: Eine gelungene Jagd bringt dir { $amount } Fleisch zusätzlich, auch wenn der Fang wegen einer Tierseuche sonst kein Fleisch brächte. Mehrere Jagdräume zählen zusammen.
room-cargo-2 = Frachter +2 und immer Platz
    .help =
        Einmal pro Runde, am Tag: Besucht dein Held den Frachter, bekommst du { $amount ->
            [one] { $amount } Konserve
           *[other] { $amount } Konserven
        } zusätzlich, und er darf auch auf einen besetzten Platz (mit dem Enterhaken auch auf den höheren); dessen Konserven und der Überlebende kommen dann aus dem Vorrat. Du darfst dir den Raum für einen späteren Besuch aufheben; in der spanischen Ausgabe steht dir der besetzte Platz immer offen.
room-munitions-4 = 4 Munition
    .help = Einmal pro Runde, in Schritt 5 der Nacht: Du nimmst { $amount } Munition aus dem Vorrat.
room-repair-free = Kostenlos instand setzen
    .help = Einmal pro Runde, in Schritt 6 der Nacht: Eine Instandsetzung kostet dich nichts.
room-permanent-water = Dauerhaftes Wasser
    .help = Einmal pro Runde, in der Nacht: { $amount } Wasser, mit dem du Ereignisse abwendest, Überlebende ernährst oder rekrutierst; spätestens beim Ernähren musst du es einsetzen. Es ist kein Marker: Niemand kann es dir nehmen, und es lässt sich nicht aufheben.
room-event-immunity = Ereignis-Immunität
    .help = Wirkt dauerhaft: Kein Ereignis trifft deine Gruppe, auch nicht Sandsturm, Tierseuche oder Tiermutation. Nur die fünf Ereignisse, die Orte und Suchstapel verknappen, gelten auch für dich.
room-dismantle = Ausrüstung zerstören
    .help = Einmal pro Runde, in Schritt 5 der Nacht: Du wirfst eine deiner Ausrüstungen ab, defekt oder instand gesetzt, und bekommst die Materialien, die ihre Instandsetzung kostet.
room-gauge-1 = Strahlungsanzeige −1
    .help = Einmal pro Runde, in Schritt 5 der Nacht: Deine Strahlungsanzeige sinkt um { $amount } Level. Auf dem besten Level geschieht nichts.
room-airlock-1 = Luftschleuse +1
    .help = Einmal pro Runde, in Schritt 3 der Nacht: Deine Luftschleuse hält { $amount } Level Strahlung mehr ab, selbst wenn niemand in ihr ist.
room-survivor-1 = +1 Überlebender
    .help =
        Einmal pro Runde, in Schritt 5 der Nacht: Du darfst kostenlos { $amount ->
            [one] { $amount } Überlebenden
           *[other] { $amount } Überlebende
        } aus dem Vorrat in genau diesen Raum setzen, auch über seine Plätze hinaus, bis { $limit } darin sind. Wer so hinzukommt, bleibt für immer dort; andere dürfen nur auf die Plätze des Raums. Gewertet wird er als ein voll besetzter Raum.
room-search-2 = Stadt +2 Suchplättchen
    .help = Einmal pro Stadt und Runde, am Tag: Hast du bei diesem Besuch mindestens eine Suche mit einem Aktionspunkt bezahlt, darfst du dort bis zu { $amount } Suchplättchen kostenlos ziehen, eins nach dem anderen. Ausrüstung zu nehmen zählt nicht als Suche.
room-equipment-2 = 2 Ausrüstungen ziehen
    .help =
        Einmal pro Runde, in Schritt 5 der Nacht: Du ziehst { $amount ->
            [one] { $amount } Ausrüstung
           *[other] { $amount } Ausrüstungen
        } (defekt).
room-empty-cupboard = Schrank: Holz und Metall
    .help = Einmal pro Stadt und Runde, am Tag: Ziehst du dort einen leeren Schrank, bekommst du { $amount } Holz und { $amount } Metall aus dem Vorrat. Auch kostenlos gezogene Suchplättchen zählen, die der Spielvorbereitung nicht.
room-repair-2 = Instand setzen −2
    .help =
        Einmal pro Runde, in Schritt 6 der Nacht: Eine Instandsetzung kostet dich { $amount ->
            [one] { $amount } Material
           *[other] { $amount } Materialien
        } weniger; was du sparst, wählst du.

## Ausrüstung

equipment-bow = Bogen
    .help = Wald: Besucht ihn dein Held, bekommst du { $amount } Fleisch aus dem Vorrat, ganz ohne Jagd. Einmal pro Runde.
equipment-axe = Axt
    .help = Wald: Hast du dort mindestens 1 Holz mit einem Aktionspunkt genommen, nimmst du bis zu { $amount } Holz zusätzlich aus seinem Bestand. Einmal pro Runde.
equipment-battle-gear = Kampfweste
    .help = Verteidigung: Die Überlegenheit gegen einen deiner Helden sinkt um { $amount }; ein Überschuss verfällt. Einmal pro Runde.
equipment-baseball-bat = Baseballschläger
    .help = Angriff: Deine Überlegenheit gegen einen schwächeren Helden steigt um { $amount }; gegen gleich starke hilft er nicht. Einmal pro Runde; nach der französischen und der spanischen Ausgabe gilt er bei diesem Besuch gegen alle Unterlegenen.
equipment-thermal-sensor = Wärmesensor
    .help = Jagd: Du siehst den Jagdwildstapel am Ort geheim durch und jagst ein beliebiges Plättchen daraus; die Reihenfolge der übrigen bleibt. Einmal pro Runde, auch wenn du dann doch nicht jagst.
equipment-exoskeleton = Exoskelett
    .help = Bewegung: Einer deiner Helden darf sich beliebig weit bewegen; alle anderen Bewegungsregeln gelten weiter. Einmal pro Runde.
equipment-access-card = Zugangskarte
    .help = Staudamm: Mit ihr aktivierst du das Filtersystem für diesen Besuch, ohne Elektronik zu zahlen. Einmal pro Runde.
equipment-jerrycan = Kanister
    .help = Staudamm: Hast du dort mindestens 1 Wasser mit einem Aktionspunkt genommen, nimmst du bis zu { $amount } Wasser zusätzlich aus seinem Bestand. Einmal pro Runde.
equipment-metal-detector = Metalldetektor
    .help =
        Vergnügungspark: Besucht ihn dein Held, bekommst du { $amount ->
            [one] { $amount } Konserve
           *[other] { $amount } Konserven
        } aus dem Vorrat. Einmal pro Runde.
equipment-backpack = Rucksack
    .help = Vergnügungspark: Hast du dort mindestens 1 Elektronik mit einem Aktionspunkt genommen, nimmst du bis zu { $amount } Elektronik zusätzlich aus seinem Bestand. Einmal pro Runde.
equipment-bear-trap = Bärenfalle
    .help =
        Jagd: Du hast { $amount ->
            [one] { $amount } Punkt
           *[other] { $amount } Punkte
        } mehr, aber nur für diese Jagd. Einmal pro Runde.
equipment-shotgun = Schrotflinte
    .help =
        Jagd: Du hast { $amount ->
            [one] { $amount } Punkt
           *[other] { $amount } Punkte
        } mehr, aber nur für diese Jagd. Einmal pro Runde.
equipment-grappling-hook = Enterhaken
    .help = Frachter: Dein Held darf einen um { $amount } höheren Platz einnehmen, als seine Stärke erlaubt; nur so ist der höchste Platz erreichbar. Auf Überlegenheit hat das keinen Einfluss. Einmal pro Runde.
equipment-hacksaw = Bügelsäge
    .help = Frachter: Besucht ihn dein Held, bekommst du { $amount } Metall aus dem Vorrat. Einmal pro Runde.
equipment-crowbar = Brechstange
    .help = Militärbasis: Besucht sie dein Held, bekommst du { $amount } Elektronik aus dem Vorrat. Einmal pro Runde.
equipment-ammo-box = Munitionskiste
    .help = Militärbasis: Hast du dort mindestens 1 Munition mit einem Aktionspunkt genommen, nimmst du bis zu { $amount } Munition zusätzlich aus ihrem Bestand. Einmal pro Runde.
equipment-chainsaw = Kettensäge
    .help = Blackwood oder Silent Peak: Besucht dein Held die Stadt, bekommst du { $amount } Holz aus dem Vorrat. Einmal pro Runde.
equipment-flashlight = Taschenlampe
    .help =
        Blackwood oder Silent Peak: Besucht dein Held die Stadt, bekommst du { $amount ->
            [one] { $amount } Überlebenden
           *[other] { $amount } Überlebende
        } aus dem Vorrat für deine Luftschleuse oder einen fertigen Raum. Einmal pro Runde.
equipment-purifier = Wasserfilter
    .help = Bergwerk: Besucht es dein Held, bekommst du { $amount } Wasser aus dem Vorrat. Einmal pro Runde.
equipment-pickaxe = Spitzhacke
    .help = Bergwerk: Hast du dort mindestens 1 Metall mit einem Aktionspunkt genommen, nimmst du bis zu { $amount } Metall zusätzlich aus seinem Bestand. Einmal pro Runde.

## Ereignisse

event-wildfire = Waldbrand
    .help = Zu Beginn jedes Tages verliert der Wald { $amount } Holz.
event-cave-in = Einsturz
    .help = Zu Beginn jedes Tages verliert das Bergwerk { $amount } Metall.
event-thieves = Diebesbande
    .help = Zu Beginn jedes Tages verliert der Vergnügungspark { $amount } Elektronik.
event-nomads = Nomaden
    .help = Zu Beginn jedes Tages verliert der Suchstapel jeder Stadt oben { $amount } Plättchen. Sie liegen offen daneben.
event-lean-times = Allgemeine Knappheit
    .help = Zu Beginn jedes Tages verlieren der Wald Holz, das Bergwerk Metall und der Vergnügungspark Elektronik, je { $amount } Marker.
event-rat-infestation = Rattenplage
    .help = Zu Beginn jedes Tages gibst du { $amount } Lebensmittel deiner Wahl ab. Nur wenn du gar keine Lebensmittel hast, verlierst du stattdessen einen Überlebenden.
event-sandstorm = Sandsturm
    .help = Für Aktionspunkte und Frachter hat jeder Held Stärke { $amount }. Bei Überlegenheit zählt weiter die aufgedruckte Stärke.
event-radioactive-cloud = Strahlungswolke
    .help = Zu Beginn jedes Tages steigt deine Strahlungsanzeige um { $amount } Level. Jeder Level über den letzten hinaus kostet dich einen Überlebenden.
event-epizootic-disease = Tierseuche
    .help = Jeder Fang bringt { $amount } Fleisch weniger, aber nie unter null. Das Plättchen zählt trotzdem.
event-animal-mutation = Tiermutation
    .help = Die Ausdauer jedes Jagdwilds steigt um { $amount }; die Menge an Fleisch bleibt gleich.
event-enemy-clan = Feindliche Gruppe
    .help = Zu Beginn jedes Tages gibst du { $amount } Marker ab, Materialien und Munition beliebig gemischt. Hast du nicht so viele, behältst du, was du hast, und verlierst stattdessen einen Überlebenden.
event-cold-snap = Kälteeinbruch
    .help =
        Zu Beginn jedes Tages verlierst du { $amount ->
            [one] { $amount } Überlebenden
           *[other] { $amount } Überlebende
        } deiner Wahl.

## Anführer

leader-jacob-rowlett = Jacob Rowlett
leader-kooper-froste = Kooper Froste
leader-wilson-frye = Wilson Frye
leader-grayson-pigott = Grayson Pigott
leader-solen-livrich = Solen Livrich
leader-liza-valentine = Liza Valentine
leader-mary-koolpepper = Mary Koolpepper
    .help = Mary hat keine festen Start-Ressourcen: Du ziehst { $draw } Suchplättchen, jedes aus einer Stadt deiner Wahl, und behältst den Fund von { $keep } davon.
leader-lily-rose-wely = Lily-Rose Wely
leader-swifty-bingham = Swifty Bingham
leader-erin-mccarthy = Erin McCarthy

## Jagdwild, Suchplättchen, Algen

prey = Jagdwild { $endurance }
search-water = Wasser
search-canned-goods = Konserve
search-wood = Holz
search-metal = Metall
search-microchip = Elektronik
search-munition = Munition
search-capsule = Algenkapsel
search-empty = leerer Schrank
algae = Anti-Strahlungs-Algen

## Phasen

phase-setup = Spielvorbereitung
night-step-N1 = Ereignisse abwenden
night-step-N2 = Überlebende ernähren
night-step-N3 = Strahlung prüfen
night-step-N4 = Neue Überlebende rekrutieren
night-step-N5 = Räume bauen und Eigenschaften aktivieren
night-step-N6 = Ausrüstung instand setzen
night-step-N7 = Bunker-Wartung

## Wertung

score-events = Abgewendete Ereignisse
score-rooms = Voll besetzte Räume
score-gauge = Strahlungsanzeige
score-survivors = Überlebende
score-equipment = Instand gesetzte Ausrüstung
score-pairs = Passende Symbolpaare
score-total = Gesamt

## Herkunft einer Zahl

# $books ist "all" oder Sprachen wie "de, fr"
source-printed =
    { $books ->
        [all] steht in allen vier Spielregeln
       *[other] steht in den Spielregeln { $books }
    }
source-component = vom Spielmaterial abgelesen
source-inferred = aus Gedrucktem erschlossen
source-house = hier festgelegt, nicht bestätigt
source-owner = aus dem Inhaltspaket des Besitzers

## Ausgaben der Spielregel

edition-table = Tischfassung
    .help = Die beste Lesart aller vier Regelhefte zusammen: Das Fleisch jeder Tierart hat eine Obergrenze; Munition allein genügt zum Jagen; bewegliche Helden kommen zuerst; der Baseballschläger trifft einen Gegner; die Wahl der Beute gilt jedes Mal, der besetzte Frachter-Platz einmal pro Runde.
edition-en = Englische Ausgabe
    .help = Wie die Tischfassung, aber: Jeder weitere Fang derselben Tierart bringt mehr Fleisch, ohne Obergrenze; eine Jagd braucht mindestens einen Punkt, den auch eine Waffe liefern kann; unbewegliche Helden darfst du jederzeit wählen.
edition-de = Deutsche Ausgabe
    .help = Wie die Tischfassung, aber: Jeder weitere Fang derselben Tierart bringt mehr Fleisch, ohne Obergrenze; unbewegliche Helden darfst du jederzeit wählen.
edition-fr = Französische Ausgabe
    .help = Wie die Tischfassung, aber: Eine Jagd braucht mindestens einen Punkt, den auch eine Waffe liefern kann; die Wahl der Beute gilt nur einmal pro Runde und nur, wenn der Unterlegene nicht alles hätte abwehren können; der Baseballschläger trifft alle, denen dein Held bei diesem Besuch überlegen ist.
edition-es = Spanische Ausgabe
    .help = Wie die Tischfassung, aber: Eine Jagd braucht mindestens einen Punkt, den auch eine Waffe liefern kann; der Baseballschläger trifft alle, denen dein Held bei diesem Besuch überlegen ist; die Wahl der Beute gilt nur, wenn der Unterlegene nicht alles hätte abwehren können, dann aber auch für Munition; der besetzte Frachter-Platz steht dir mit dem passenden Raum immer offen, nur die Konserven gibt es einmal pro Runde.

## Helden aufstellen (S-6)

placement-together = Alle gleichzeitig
placement-in-turn = Reihum, je ein Held
