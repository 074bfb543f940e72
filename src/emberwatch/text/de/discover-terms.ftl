# Die Wörter von Discover: was in jedem Spielset gleich ist, und wie Karten in Worte gefasst werden.
#
# Was eine Karte bewirkt, wird aus diesen Nachrichten zusammengesetzt. Im Deutschen steht es im Infinitiv
# („2 Holz erhalten und 1 Ausdauer verlieren“): Das passt nach „Jeder Überlebende:“ so gut wie nach „Kartenaktion:“,
# und nach einem Doppelpunkt wird klein weitergeschrieben. Was kein Infinitiv sein kann, beginnt mit einer Zahl oder
# einem Hauptwort („1 Monster erscheint im Lager“). Bedingungen sind Nebensätze ohne ihr Bindewort, das Verb am Ende.
# Namen stehen im Nominativ, Mengen sind fertige Wendungen; Mengen von Schaden stehen im Akkusativ.

game-discover = Discover


## Ressourcen: das Wort wie in einer Liste, und eine Menge davon

d-resource-food = Nahrung
d-resource-meat = rohes Fleisch
d-resource-clean-water = sauberes Wasser
d-resource-dirty-water = schmutziges Wasser
d-resource-stone = Stein
d-resource-wood = Holz
d-resource-salvage = Schrott
d-resource-medicine = Medikamente
d-resource-poison = Gift

d-amount-food = { $n } Nahrung
d-amount-meat = { $n } rohes Fleisch
d-amount-clean-water = { $n } sauberes Wasser
d-amount-dirty-water = { $n } schmutziges Wasser
d-amount-stone =
    { $n ->
        [one] { $n } Stein
       *[other] { $n } Steine
    }
d-amount-wood = { $n } Holz
d-amount-salvage = { $n } Schrott
d-amount-medicine =
    { $n ->
        [one] { $n } Medikament
       *[other] { $n } Medikamente
    }
d-amount-poison = { $n } Gift
d-amount-any =
    { $n ->
        [one] { $n } Ressource deiner Wahl
       *[other] { $n } Ressourcen deiner Wahl
    }


## Schaden: seine Art wie in einer Liste, und eine Menge davon (im Akkusativ)

d-damage-hunger = Hunger
d-damage-thirst = Durst
d-damage-sickness = Krankheit
d-damage-physical = physisch

d-harm-hunger = { $n } Hungerschaden
d-harm-thirst = { $n } Durstschaden
d-harm-sickness = { $n } Krankheitsschaden
d-harm-physical = { $n } physischen Schaden
d-harm-any = { $n } Schaden beliebiger Art


## Andere Mengen

d-amount-stamina = { $n } Ausdauer
d-amount-damage = { $n } Schaden
d-amount-counters =
    { $n ->
        [one] { $n } Zählmarker
       *[other] { $n } Zählmarker
    }
d-amount-spaces =
    { $n ->
        [one] { $n } Feld
       *[other] { $n } Felder
    }
d-amount-threats =
    { $n ->
        [one] { $n } Bedrohungskarte
       *[other] { $n } Bedrohungskarten
    }
d-amount-projects =
    { $n ->
        [one] { $n } Projekt
       *[other] { $n } Projekte
    }
d-amount-tiles =
    { $n ->
        [one] { $n } verdecktes Spielplanteil
       *[other] { $n } verdeckte Spielplanteile
    }
d-amount-dice = { $n } Würfel
# Eine Menge, die für jeden Spieler einmal zählt: „1 Holz pro Spieler“
d-per-player = { $amount } pro Spieler


## Symbole der Umgebungsplättchen

d-symbol-leaf = Blatt
d-symbol-rock = Fels
d-symbol-paw = Pfote
d-symbol-relic = Relikt
d-symbol-shell = Muschel
d-symbol-bone = Knochen


## Merkmale von Feinden, Gegenständen und Karten

d-trait-beast = Tier
d-trait-swarm = Schwarm
d-trait-reptile = Reptil
d-trait-bird = Vogel
d-trait-plant = Pflanze
d-trait-raider = Räuber
d-trait-machine = Maschine
d-trait-phantom = Phantom
d-trait-weapon = Waffe
d-trait-armour = Rüstung
d-trait-tool = Werkzeug
d-trait-vessel = Gefäß
d-trait-garment = Kleidung
d-trait-light = Licht
d-trait-key = Schlüssel
d-trait-remedy = Heilmittel
d-trait-device = Gerät
d-trait-relic = Relikt
d-trait-quest-item = Questgegenstand
d-trait-cold = Kälte
d-trait-heat = Hitze
d-trait-storm = Sturm
d-trait-disease = Krankheit


## Kennzeichen von Entdeckungskarten, auf die sich Schlüssel beziehen

d-tag-locked = Verschlossen
d-tag-sealed = Versiegelt
d-tag-buried = Vergraben
d-tag-dark = Dunkel


## Aktionen

d-action-gather = Sammeln
d-action-move = Bewegen und sammeln
d-action-scout = Auskundschaften
d-action-investigate = Erforschen
d-action-craft = Herstellen
d-action-trade = Tauschen
d-action-cook = Fleisch braten
d-action-stoke = Feuer anfachen
d-action-recover = Erholen
d-action-loot = Plündern
d-action-attack = Angriff


## Kampfunterstützungskarten

d-support-overwhelm = Überwältigen
    .help = Trifft der Kämpfer, erleidet der Feind 1 Schaden mehr. Erleidet der Kämpfer Schaden, erleidest auch du 1 physischen Schaden.
d-support-attack = Attackieren
    .help = Der Würfel des Kämpfers bekommt +2, wenn der Kämpfer die Karte aufruft. Der Kämpfer darf dir 1 Schaden zuteilen.
d-support-protect = Beschützen
    .help = Du darfst dem feindlichen Würfel −2 geben, wenn der Kämpfer die Karte aufruft, und du darfst 1 Schaden für den Kämpfer auf dich nehmen.

# Was eine Ressource im Kampf bewirkt
d-spend-stone = den feindlichen Würfel neu werfen
d-spend-wood = deinen Würfel neu werfen
d-spend-salvage = −1 auf den feindlichen Würfel
d-spend-poison = +1 auf deinen Würfel


## Würfel, Phasen, Stand, Stapel

d-die-mine = grauer Würfel
d-die-enemy = roter Würfel

d-phase-setup = Aufbau
d-phase-day = Tag
d-phase-night = Nacht
d-phase-over = Ende

d-status-on-the-map = auf dem Spielplan
d-status-won = entkommen
d-status-lost = Todesopfer

d-deck-normal = normale Projekte
d-deck-complex = komplexe Projekte


## Dinge auf dem Spielplan. Sie stehen in Listen: „dort: verdecktes Monster, Lager“

d-hidden-monster = verdecktes Monster
# Ein Feind, dessen Karte noch niemand gelesen hat
d-enemy-number = Feind { $number }
# Ein Feind, der Schaden erlitten hat
d-foe-damaged = { $foe } ({ $amount })
d-foe-at = { $foe }, { $space }
# Beim Angriff auf einen Überlebenden
d-opponent = ein anderer Überlebender

d-token-down = verdecktes Plättchen ({ $symbol })
d-token-numbered = Plättchen mit Nummer { $number }
d-thing-camp = Lager
d-thing-target = Zielsymbol
d-thing-fire = brennendes Feuer
d-thing-ashes = erloschenes Feuer
d-thing-water = Wasserquelle
# Eine Wasserquelle, die aufgedeckt ist
d-thing-water-shown = Wasserquelle ({ $resources })
d-landmark = Orientierungspunkt { $number } ({ $landmark })
# Eine Entdeckungskarte, die noch niemand gelesen hat
d-card-number = Entdeckungskarte { $number }
d-cards-project =
    { $n ->
        [one] { $n } Projekt, ungesehen
       *[other] { $n } Projekte, ungesehen
    }
# Eine leere Liste: „Du gibst: nichts“
d-nothing = nichts
# Anstelle einer Wirkung
d-no-effect = nichts weiter


## Felder und Spielplanteile. $space ist ein Name wie B3, $slot ein Buchstabe, $back die Nummer auf der Rückseite.

d-space = { $space } ({ $ground })
# Wohin man gehen kann: das Gelände und was es kostet
d-space-cost = { $space } ({ $ground }, { $cost })
d-space-things = { $space }; dort: { $things }
d-tile = Spielplanteil { $slot } (Rückseite { $back })


## Eine Fähigkeit, die im Verlauf zu nichts gehört, was einen Namen hat

d-source-character = Fähigkeit des Charakters


## Orte, die Karten nennen: wo etwas ist oder erscheint (.at), und wohin jemand oder etwas kommt (.to)

d-place-here =
    .at = auf deinem Feld
    .to = auf dein Feld
d-place-camp =
    .at = im Lager
    .to = ins Lager
d-place-adjacent =
    .at = auf einem benachbarten Feld deiner Wahl
    .to = auf ein benachbartes Feld deiner Wahl
d-place-landmark =
    .at = bei Orientierungspunkt { $number } ({ $landmark })
    .to = zu Orientierungspunkt { $number } ({ $landmark })
d-place-nearest-landmark =
    .at = beim nächsten Orientierungspunkt
    .to = zum nächsten Orientierungspunkt
d-place-nearest-target =
    .at = beim nächsten Zielsymbol
    .to = zum nächsten Zielsymbol
d-place-nearest-water =
    .at = bei der nächsten Wasserquelle
    .to = zur nächsten Wasserquelle
d-place-nearest-fire =
    .at = beim nächsten brennenden Feuer
    .to = zum nächsten brennenden Feuer


## Wer: die Überlebenden, um die es geht

d-who-everyone = jeder Überlebende
d-who-others = jeder andere Überlebende
d-who-here = jeder Überlebende auf deinem Feld
d-who-near = jeder Überlebende innerhalb von 2 Feldern
d-who-at-fire = jeder Überlebende an einem Feuer
d-who-not-at-fire = jeder Überlebende, der an keinem Feuer ist
d-who-in-camp = jeder Überlebende im Lager
d-who-not-in-camp = jeder Überlebende, der nicht im Lager ist


## Verben: was Karten bewirken. $amount ist eine fertige Wendung („2 Holz“), $place einer der Orte oben.

d-verb-gain = { $amount } erhalten
d-verb-lose = { $amount } verlieren
d-verb-damage = { $amount } erleiden
d-verb-heal = { $amount } heilen
d-verb-rest = { $amount } erhalten
d-verb-tire = { $amount } verlieren
d-verb-threat = { $amount } ziehen
d-verb-spawn = 1 Monster erscheint { $place }
d-verb-special = Spezialmonster „{ $special }“ erscheint { $place }
d-verb-prowl-all = alle normalen Monster um { $amount } in Richtung des jeweils nächsten Überlebenden bewegen
d-verb-prowl-nearest = das nächste normale Monster um { $amount } in deine Richtung bewegen
d-verb-strike =
    { $reach ->
        [0] einem Monster auf deinem Feld { $amount } zufügen
        [one] einem Monster innerhalb von { $reach } Feld { $amount } zufügen
       *[other] einem Monster innerhalb von { $reach } Feldern { $amount } zufügen
    }
d-verb-move = bis zu { $amount } weit durch beliebiges Gelände gehen
d-verb-go = { $place } versetzt werden
d-verb-light = { $place } ein Feuer machen
d-verb-douse-here = das Feuer auf deinem Feld löschen
d-verb-douse-camp = das Feuer im Lager löschen
d-verb-douse-all = alle Feuer löschen
d-verb-resolve = Entdeckungskarte { $number } abhandeln
d-verb-fight = gegen Feind { $number } kämpfen
d-verb-project = { $amount } ziehen
d-verb-make = den hergestellten Gegenstand „{ $item }“ erhalten
d-verb-scout = { $amount } neben deinem Feld aufdecken
d-verb-survey = { $amount } irgendwo am Rand des bekannten Spielplans aufdecken
d-verb-lay = ein verdecktes Umgebungsplättchen ({ $symbol }) { $place } legen
d-verb-regrow = ein verdecktes Umgebungsplättchen ({ $symbol }) auf das nächste leere Feld mit diesem Symbol legen
d-verb-uncover =
    { $reach ->
        [0] ein verdecktes Plättchen oder Monster auf deinem Feld aufdecken
        [one] ein verdecktes Plättchen oder Monster innerhalb von { $reach } Feld aufdecken
       *[other] ein verdecktes Plättchen oder Monster innerhalb von { $reach } Feldern aufdecken
    }
# $amount einer Ressource, $other der Name einer anderen
d-verb-swap = bis zu { $amount } eins zu eins gegen { $other } tauschen
d-verb-stay = das Plättchen offen liegen lassen
d-verb-remove = diese Karte aus dem Spiel entfernen
d-verb-discard = diese Bedrohung ablegen
d-verb-relief = eine deiner andauernden Bedrohungen ablegen
d-verb-mark = { $amount } auf die Questkarte legen
d-verb-unmark = { $amount } von der Questkarte nehmen
d-verb-stage = zu Abschnitt { $number } der Quest übergehen
d-verb-win-you = das Spiel gewinnen
d-verb-win-here = Sieg für alle Überlebenden auf deinem Feld
d-verb-win-all = Sieg für alle Überlebenden auf dem Spielplan
d-verb-perish = ausscheiden
d-verb-chief = Häuptling werden
d-verb-end-turn = den Zug beenden

# Im Kampf. $signed ist eine Zahl mit Vorzeichen: +2, −1
d-verb-reroll-mine = deinen Würfel neu werfen
d-verb-reroll-enemy = den feindlichen Würfel neu werfen
d-verb-mine = { $signed } auf deinen Würfel
d-verb-enemy = { $signed } auf den feindlichen Würfel
d-verb-wound = bei einem Treffer deines Würfels { $amount } mehr
d-verb-flee = aus dem Kampf fliehen
d-verb-prevent = { $amount } verhindern
# Was ein Schlüssel bewirkt
d-verb-key = auf Wunsch stattdessen die Karte mit der nächsthöheren Nummer abhandeln


## Was immer gilt

d-always-mine = { $signed } auf deinen Würfel in jedem Kampf
d-always-mine-against = { $signed } auf deinen Würfel gegen Feinde mit dem Merkmal { $trait }
d-always-enemy = { $signed } auf den feindlichen Würfel in jedem Kampf
d-always-enemy-against = { $signed } auf den Würfel von Feinden mit dem Merkmal { $trait }
d-always-move-more = Gelände „{ $ground }“ zu betreten kostet dich { $amount } mehr
d-always-move-less = Gelände „{ $ground }“ zu betreten kostet dich { $amount } weniger
d-always-move-all-more = Felder zu betreten kostet dich jeweils { $amount } mehr
d-always-move-all-less = Felder zu betreten kostet dich jeweils { $amount } weniger
d-always-cheap = { $amount } weniger für die Aktion „{ $action }“
d-always-carry = transportiert { $amount } für dich über dein Transportlimit hinaus
d-always-carry-any =
    { $n ->
        [one] transportiert { $n } beliebiges Ressourcenplättchen für dich über dein Transportlimit hinaus
       *[other] transportiert { $n } beliebige Ressourcenplättchen für dich über dein Transportlimit hinaus
    }
d-always-limit = +{ $n } auf dein Transportlimit
d-always-warm = in der Nacht giltst du als „an einem Feuer“
d-always-proof = kein Schaden der Art „{ $damage }“ für dich
# $one ist 1 der Ressource
d-always-forage = { $amount } zusätzlich, wenn du ein Umgebungsplättchen sammelst, das { $resource } zeigt
d-always-thrift = Projekte kosten dich { $one } weniger
d-always-night-more = Nachtkarten geben dir { $amount } mehr
d-always-night-less = Nachtkarten geben dir { $amount } weniger


## Bedingungen: Nebensätze nach „falls“ (oder „sobald“), das Verb am Ende; `.not` ist das Gegenteil

d-if-at-fire = du an einem Feuer bist
    .not = du an keinem Feuer bist
d-if-in-camp = du im Lager bist
    .not = du nicht im Lager bist
d-if-on = dein Feld das Gelände „{ $ground }“ hat
    .not = dein Feld nicht das Gelände „{ $ground }“ hat
d-if-at-landmark = du bei Orientierungspunkt { $number } ({ $landmark }) bist
    .not = du nicht bei Orientierungspunkt { $number } ({ $landmark }) bist
d-if-on-target = dein Feld ein Zielsymbol zeigt
    .not = dein Feld kein Zielsymbol zeigt
d-if-on-water = auf deinem Feld eine Wasserquelle ist
    .not = auf deinem Feld keine Wasserquelle ist
d-if-has = du mindestens { $amount } hast
    .not = du nicht mindestens { $amount } hast
d-if-has-item = du „{ $item }“ hast
    .not = du „{ $item }“ nicht hast
d-if-has-trait = du einen Gegenstand mit dem Merkmal { $trait } hast
    .not = du keinen Gegenstand mit dem Merkmal { $trait } hast
d-if-hurt = du Schaden der Art „{ $damage }“ hast
    .not = du keinen Schaden der Art „{ $damage }“ hast
d-if-hurt-any = du Schaden hast
    .not = du keinen Schaden hast
d-if-stamina = du mindestens { $amount } hast
    .not = du weniger als { $amount } hast
d-if-day = es Tag { $number } oder später ist
    .not = es noch nicht Tag { $number } ist
d-if-odd-day = die Nummer des Tages ungerade ist
    .not = die Nummer des Tages gerade ist
d-if-even-day = die Nummer des Tages gerade ist
    .not = die Nummer des Tages ungerade ist
d-if-others-here = ein anderer Überlebender auf deinem Feld ist
    .not = kein anderer Überlebender auf deinem Feld ist
d-if-alone = du der letzte Überlebende auf dem Spielplan bist
    .not = andere Überlebende auf dem Spielplan sind
d-if-near-monster =
    { $reach ->
        [0] ein Monster auf deinem Feld ist
        [one] ein Monster innerhalb von { $reach } Feld ist
       *[other] ein Monster innerhalb von { $reach } Feldern ist
    }
    .not =
        { $reach ->
            [0] kein Monster auf deinem Feld ist
            [one] kein Monster innerhalb von { $reach } Feld ist
           *[other] kein Monster innerhalb von { $reach } Feldern ist
        }
d-if-revealed = Orientierungspunkt { $number } ({ $landmark }) gefunden ist
    .not = Orientierungspunkt { $number } ({ $landmark }) noch nicht gefunden ist
d-if-tiles =
    { $number ->
        [one] mindestens { $number } Spielplanteil aufgedeckt ist
       *[other] mindestens { $number } Spielplanteile aufgedeckt sind
    }
    .not =
        { $number ->
            [one] kein Spielplanteil aufgedeckt ist
           *[other] weniger als { $number } Spielplanteile aufgedeckt sind
        }
d-if-fires =
    { $number ->
        [one] mindestens { $number } Feuer brennt
       *[other] mindestens { $number } Feuer brennen
    }
    .not =
        { $number ->
            [one] kein Feuer brennt
           *[other] weniger als { $number } Feuer brennen
        }
d-if-marks = die Questkarte mindestens { $amount } trägt
    .not = die Questkarte weniger als { $amount } trägt
d-if-stage = die Quest bei Abschnitt { $number } ist
    .not = die Quest nicht bei Abschnitt { $number } ist
d-if-defeated = Spezialmonster „{ $special }“ besiegt ist
    .not = Spezialmonster „{ $special }“ nicht besiegt ist
d-if-read = Entdeckungskarte { $number } vorgelesen wurde
    .not = Entdeckungskarte { $number } noch nicht vorgelesen wurde
d-if-everyone-in-camp = alle Überlebenden auf dem Spielplan im Lager sind
    .not = nicht alle Überlebenden auf dem Spielplan im Lager sind
d-if-everyone-at = alle Überlebenden auf dem Spielplan bei Orientierungspunkt { $number } ({ $landmark }) sind
    .not = nicht alle Überlebenden auf dem Spielplan bei Orientierungspunkt { $number } ({ $landmark }) sind
d-if-against = dein Feind das Merkmal { $trait } hat
    .not = dein Feind das Merkmal { $trait } nicht hat
d-if-monster = dein Feind ein Monster ist
    .not = dein Feind kein Monster ist


## Verbinden. $all ist eine Liste mit Kommas, $last ihr letzter Teil.

d-list-apart = { $all }; { $last }
d-list-and = { $all } und { $last }

## Blöcke. $text und $other sind Wirkungen, $conditions ist eine Bedingung oder mehrere, verbunden.

d-block-pay = auf Wunsch { $cost } ausgeben, dann: { $text }
d-block-pay-both = auf Wunsch { $cost } ausgeben, dann: { $text }; sonst: { $other }
d-block-pay-else = { $cost } ausgeben, andernfalls: { $other }
# $options: (1) …; (2) …
d-block-choose = eines wählen: { $options }
d-block-roll = würfeln, bei { $least } oder mehr: { $text }
d-block-roll-both = würfeln, bei { $least } oder mehr: { $text }; bei weniger: { $other }
d-block-roll-else = würfeln, bei weniger als { $least }: { $other }
# Es werden $amount geworfen, und jeder zählt für sich
d-block-dice = { $amount }, einer nach dem anderen: { $text }
d-block-if = falls { $conditions }: { $text }
d-block-if-both = falls { $conditions }: { $text }; sonst: { $other }
d-block-if-else = außer wenn { $conditions }: { $other }
d-block-each = { $who }: { $text }
d-block-may = auf Wunsch: { $text }


## Kosten: Teile einer Liste („1 Ausdauer, 2 Holz, diese Karte ablegen“)

d-cost-counters =
    { $n ->
        [one] { $n } Zählmarker dieser Karte
       *[other] { $n } Zählmarker dieser Karte
    }
d-cost-this = diese Karte ablegen


## Fähigkeiten: der Zeitpunkt, dann was geschieht. `.all` ist der Zeitpunkt von etwas, das allen Überlebenden
## offensteht: Übersichtsbögen, Quests und Aufwertungen.

d-when-action = Kartenaktion
d-when-turn = in deinem Zug
d-when-before-roll = im Kampf vor dem Würfeln
d-when-modify = im Kampf
d-when-prevent = wenn du Schaden erleiden würdest
d-when-prevent-of = wenn du Schaden der Art „{ $damage }“ erleiden würdest
d-when-night = jede Nacht
    .all = jede Nacht, jeder Überlebende
d-when-dawn = jeden Morgen
    .all = jeden Morgen, jeder Überlebende
d-when-enter = wenn du das Gelände „{ $ground }“ betrittst
d-when-defeat = wenn du im Kampf einen Feind besiegt hast
d-when-scouted = nach deiner Aktion „Auskundschaften“
d-when-gained = wenn du diese Karte erhältst
d-when-key = wenn du eine Entdeckungskarte mit dem Kennzeichen { $tag } ziehst

# Zeitpunkt, Preis, Bedingungen
d-ability = { $when }: { $text }
d-ability-cost = { $when } ({ $cost }): { $text }
d-ability-if = { $when }, falls { $conditions }: { $text }
d-ability-cost-if = { $when } ({ $cost }), falls { $conditions }: { $text }

d-limit-day = ein Mal am Tag
d-limit-turn = ein Mal pro Zug
d-limit-combat = ein Mal pro Kampf


## Was auf Karten steht, Satz für Satz

d-enemy-stats = Verteidigung { $defence }, Angriff { $attack }, Gesundheit { $health }.
d-enemy-deadly = Tödlich: kein Rückzug, der Kampf geht weiter.
d-enemy-retreat = Rückzug um 2 Felder.
d-enemy-hit = Wenn der Feind trifft: { $text }.
d-enemy-harmless = Fügt nie Schaden zu.
d-enemy-reward = Belohnung: { $text }.
d-traits = Merkmale: { $traits }.
d-tags = Kennzeichen: { $tags }.
d-item-counters =
    { $n ->
        [one] Beginnt mit { $n } Zählmarker.
       *[other] Beginnt mit { $n } Zählmarkern.
    }
d-project-cost = Kosten: { $cost }.
d-project-fire = Nur an einem Feuer.
d-project-complex = Komplex.
# Von einem Projekt, dessen Gegenstand noch niemand gesehen hat
d-project-unmade = Noch nie hergestellt.
d-night-level = Nachtkarte, Stufe { $level }.
d-threat-ongoing = Andauernd.
d-threat-community = Gemeinschaft.
d-stage-start = Zu Beginn: { $text }.
d-goal = Sobald { $conditions }: { $text }.
d-goal-each = Jeder für sich, sobald { $conditions }: { $text }.
d-sheet-grounds = Betreten kostet: { $grounds }.
# Ein Gelände und was es kostet, es zu betreten
d-sheet-ground = { $ground } { $cost }
