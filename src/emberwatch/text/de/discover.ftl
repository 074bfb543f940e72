# Discover am Tisch: Fragen, Züge, was geschah und das Ende.
# { $seat }, { $to } und { $victim } sind Namen von Spielern. Namen von Karten, Gegenständen und Feinden stehen im Nominativ
# (manche in der Mehrzahl), { $space } ist ein Feld mit seinem Gelände („B3 (Düne)“), { $amount }, { $one }, { $token } und
# { $cost } sind Mengen („2 Holz“); Mengen von Schaden ({ $amount }, { $harm }) stehen im Akkusativ.
# { $text } ist, was eine Karte bewirkt, wie in discover-terms: meist ein Infinitiv, ohne Punkt.

## Fragen. `.pass` sagt, was Passen dort heißt, `.yes`, was Zustimmen heißt, `.name`, was es heißt, jemanden zu nennen.

discover-ask-turn = Du bist am Zug und hast noch { $stamina }. Was tust du?
discover-ask-give-up = Gibst du wirklich auf? Du wärst ein Todesopfer, und andere könnten dich plündern.
    .yes = Aufgeben
    .pass = Weiterspielen
discover-ask-cook = Wie viel rohes Fleisch brätst du?
discover-ask-loot = Was nimmst du von { $victim }?
discover-ask-foe = Gegen welches Monster kämpfst du?
discover-ask-fighter = Auf deinem Feld kommt es zum Kampf. Wer soll kämpfen?
discover-ask-chief-fighter = Die Überlebenden dort sind sich nicht einig, also entscheidet der Häuptling: Wer soll kämpfen?
discover-ask-which-monster = Welches der nächsten Monster bewegt sich auf { $seat } zu?
    .you = Welches der nächsten Monster bewegt sich auf dich zu?
discover-ask-prowl = { $foe }: Wohin bewegt sich dieses Monster?
    .name = Auf { $to } zu
    .name-you-to = Auf dich zu
discover-ask-prevent = Gleich erleidest du { $amount }. Verhinderst du das?
    .pass = Den Schaden erleiden
discover-ask-walk =
    { $n ->
        [one] Du darfst dich noch 1 Feld bewegen. Wohin?
       *[other] Du darfst dich noch bis zu { $n } Felder bewegen. Wohin jetzt?
    }
    .pass = Hier bleiben
discover-ask-offer = Tausch mit { $to }. Du gibst: { $given }. Du bekommst: { $wanted }. Was noch?
    .pass = Den Tausch abbrechen
discover-ask-consent = { $to } bietet dir an: { $given }. Dafür gibst du: { $wanted }. Bist du einverstanden?
    .yes = Zustimmen
    .pass = Ablehnen
discover-ask-give-project = Welches Projekt gibst du { $to }?
discover-ask-character = Wer bist du?
discover-ask-project = Von welchem Stapel ziehst du ein Projekt?
discover-ask-duel = { $seat } greift { $victim } an. Grauer Würfel: { $mine }, roter Würfel: { $red }; ab 10 ist es ein Treffer. Was tust du?
    .pass = Passen
    .name = Deine Karte für { $to } nutzen
    .you = Du greifst { $victim } an. Grauer Würfel: { $mine }, roter Würfel: { $red }; ab 10 ist es ein Treffer. Was tust du?
    .you-victim = { $seat } greift dich an. Grauer Würfel: { $mine }, roter Würfel: { $red }; ab 10 ist es ein Treffer. Was tust du?
discover-ask-rob = Du hast { $victim } getroffen. Welche Ressource nimmst du?
    .pass = Nichts nehmen
# $what sagt, was gleich geschieht
discover-ask-place = { $what } Wähle ein Feld.
discover-ask-support = { $seat } kämpft. Feind: { $enemy }. Spielst du eine Kampfunterstützungskarte?
    .pass = Keine Karte
discover-ask-before-roll = Du kämpfst. Feind: { $enemy }. Benutzt du etwas vor dem Würfeln?
    .pass = Würfeln
discover-ask-modify = { $enemy }: dein Würfel { $mine } gegen Verteidigung { $defence }, feindlicher Würfel { $red } gegen Angriff { $attack }. Was tust du?
    .pass = Die Würfel so lassen
discover-ask-protect-die = { $seat } ruft deine Karte „Beschützen“ auf. Bekommt der feindliche Würfel ({ $red }) −2?
    .yes = Ja, −2
    .pass = Nein
discover-ask-share = Deine Belohnung: { $amount }. Gibst du einem Unterstützer etwas davon ab?
    .pass = Behalten
    .name = 1 für { $to }
discover-ask-accept-reward = { $to } will dir { $one } geben. Nimmst du an?
    .yes = Annehmen
    .pass = Nein, { $to } soll es behalten
discover-ask-hand-reward = Deine Belohnung: { $text }. Überlässt du sie einem Unterstützer?
    .pass = Behalten
    .name = { $to } überlassen
discover-ask-accept-handed = { $to } will dir eine Belohnung überlassen: { $text }. Nimmst du an?
    .yes = Annehmen
    .pass = Nein, { $to } soll sie behalten
discover-ask-take-damage = { $seat } wird gleich Schaden erleiden ({ $damage }). Nimmst du 1 davon auf dich?
    .yes = Ja, einspringen
    .pass = Nein
discover-ask-assign = Du wirst gleich Schaden erleiden ({ $damage }). Teilst du 1 davon jemandem zu, der „Attackieren“ gespielt hat?
    .pass = Nein, selbst erleiden
    .name = { $to } zuteilen
discover-ask-moment = { $source }: { $text }. Machst du das?
    .yes = Ja
    .pass = Nein
discover-ask-retreat = Der Feind zieht sich zurück ({ $enemy }). Wohin?
discover-ask-far-retreat = Der Feind zieht sich zurück ({ $enemy }), aber ringsum ist nichts frei. Auf welches der nächsten freien Felder?
discover-ask-flee = Wohin fliehst du?
discover-ask-vote = Wer soll Häuptling sein?
discover-ask-pass-on = Wer ist ab jetzt Häuptling?
discover-ask-key = Gezogen: { $card }. Benutzt du einen Schlüssel, um stattdessen Karte { $number } abzuhandeln?
    .pass = Nein, die gezogene Karte abhandeln
discover-ask-scout = Welches Spielplanteil deckst du auf?
discover-ask-lose =
    { $n ->
        [one] Du verlierst eine Ressource. Welche?
       *[other] Du verlierst { $n } Ressourcen. Welche zuerst?
    }
discover-ask-heal = Welchen Schaden heilst du?
# $resource wird für $other gegeben
discover-ask-swap = Du tauschst { $resource } gegen { $other }. Wie viel?
discover-ask-strike = Welches Monster erleidet { $amount }?
discover-ask-regrow = Wohin kommt das neue Umgebungsplättchen ({ $symbol })?
discover-ask-uncover = Wo deckst du etwas auf?
discover-ask-which-hidden = Auf { $space } liegt mehreres verdeckt. Was deckst du auf?
discover-ask-relief = Welche Bedrohung legst du ab?
discover-ask-pay = Gibst du { $cost } aus?
    .yes = { $cost } ausgeben: { $text }
    .pass = Nichts ausgeben: { $other }
discover-ask-choose = Was wählst du?
discover-ask-may = Du darfst: { $text }. Machst du das?
    .yes = Ja
    .pass = Nein
discover-ask-hand-on = Du hast „{ $item }“ schon. Wer bekommt den alten Gegenstand?
    .pass = Niemand, er geht in den Stapel zurück
    .name = { $to }
discover-ask-accept-item = { $to } will dir „{ $item }“ geben. Nimmst du an?
    .yes = Annehmen
    .pass = Nein, zurück in den Stapel
discover-ask-limit =
    { $n ->
        [one] Du trägst ein Ding zu viel. Was lässt du zurück?
       *[other] Du trägst { $n } Dinge zu viel. Was lässt du zuerst zurück?
    }
discover-ask-water = Was schöpfst du aus der Wasserquelle?
discover-ask-free-gather = Du darfst hier einmal kostenlos sammeln.
    .pass = Nichts sammeln

# Was gleich geschieht, wenn ein Feld zu wählen ist
discover-place-spawn = Ein Monster erscheint.
discover-place-special = Ein Spezialmonster erscheint.
discover-place-go = Jemand wird versetzt.
discover-place-light = Ein Feuer wird gemacht.
discover-place-lay = Ein Umgebungsplättchen wird gelegt.

## Züge

discover-pick-pass = Passen
discover-pick-yes = Ja
# $space mit Gelände, Kosten und dem, was dort ist: „C4 (Fels, 2 Ausdauer); dort: verdecktes Plättchen (Blatt)“
discover-pick-move = Bewegen nach { $space }
discover-pick-gather = Sammeln: { $thing }
discover-pick-scout = Auskundschaften: { $tile }
discover-pick-investigate = Erforschen: { $landmark }
discover-pick-craft = Herstellen: „{ $project }“ ({ $cost })
discover-pick-cook = Rohes Fleisch braten
discover-pick-stoke = Das Feuer hier anfachen (1 Holz)
discover-pick-recover = Erholen: { $harm } bei { $to } heilen ({ $cost })
    .you-to = Erholen: { $harm } bei dir heilen ({ $cost })
discover-pick-loot = { $victim } plündern
discover-pick-trade = Mit { $to } tauschen
discover-pick-attack = { $victim } angreifen (3 Ausdauer)
discover-pick-use = { $source }: { $text }
discover-pick-show = { $to } dein Projekt „{ $project }“ zeigen
discover-pick-give-up = Aufgeben
discover-pick-end-turn = Zug beenden
discover-pick-keep = { $character }
discover-pick-name = { $to }
    .you-to = Du selbst
discover-pick-step = { $space }
discover-pick-place = { $space }
discover-pick-turn-up = Plättchen: { $symbol }
discover-pick-foe = { $foe }
discover-pick-option = { $text }
discover-pick-amount = { $n }
discover-pick-resource = { $one }
discover-pick-heal = { $harm } heilen
discover-pick-take = { $token } nehmen
discover-pick-take-item = „{ $item }“ nehmen
discover-pick-drop = { $token } fallen lassen
discover-pick-discard = „{ $item }“ ablegen
discover-pick-discard-threat = „{ $threat }“ ablegen
discover-pick-give = { $token } geben
discover-pick-give-item = „{ $item }“ geben
discover-pick-give-project = Projekt „{ $project }“ geben
discover-pick-want = { $token } bekommen
discover-pick-want-item = „{ $item }“ bekommen
discover-pick-want-project = Ein Projekt bekommen, ungesehen
discover-pick-offer = Dieses Angebot machen
discover-pick-split = Gegen zwei Einzelplättchen eintauschen: { $token }
discover-pick-draw = Vom Stapel: { $deck }
discover-pick-support = { $support }
# $effect: „deinen Würfel neu werfen“
discover-pick-spend = { $one } ausgeben: { $effect }
discover-pick-call = „{ $support }“ von { $to } aufrufen

## Was geschah

discover-told-lot = Wer wird Häuptling? { $seat } würfelt eine { $n }.
    .you = Wer wird Häuptling? Du würfelst eine { $n }.
discover-told-chief = { $seat } ist Häuptling.
    .you = Du bist Häuptling.
discover-told-character = { $seat } spielt { $character }.
    .you = Du spielst { $character }.
discover-told-project = { $seat } zieht ein Projekt.
    .you = Du ziehst ein Projekt.
discover-told-project-drawn = Dein neues Projekt: { $project }.
discover-told-project-shown = { $seat } zeigt dir ein Projekt: { $project }.
discover-told-project-handed = { $seat } gibt { $to } ein Projekt.
    .you = Du gibst { $to } ein Projekt.
    .you-to = { $seat } gibt dir ein Projekt.
discover-told-shown = { $seat } zeigt { $to } ein Projekt.
    .you = Du zeigst { $to } ein Projekt.
    .you-to = { $seat } zeigt dir ein Projekt.
discover-told-stage = Die Quest: „{ $stage }“.
discover-told-goal = { $seat } hat ein Ziel der Quest „{ $stage }“ erreicht.
    .you = Du hast ein Ziel der Quest „{ $stage }“ erreicht.
discover-told-marked = Auf der Quest liegen jetzt: { $amount } ({ $seat }).
    .you = Auf der Quest liegen jetzt: { $amount } (du).
discover-told-day = Tag { $day } bricht an.
discover-told-turn = { $seat } ist am Zug.
    .you = Du bist am Zug.
discover-told-turn-ended = { $seat } beendet den Zug.
    .you = Du beendest den Zug.
discover-told-moved = { $seat } geht nach { $space }.
    .you = Du gehst nach { $space }.
discover-told-walked = { $seat } wandert nach { $space }.
    .you = Du wanderst nach { $space }.
discover-told-placed = { $seat } wird nach { $space } versetzt.
    .you = Du wirst nach { $space } versetzt.
discover-told-cut-short = { $seat } trifft dort auf ein Monster; was noch folgen sollte, verfällt.
    .you = Du triffst dort auf ein Monster; was noch folgen sollte, verfällt.
discover-told-scouted = { $seat } deckt auf: { $tile }.
    .you = Du deckst auf: { $tile }.
discover-told-landmark = Gefunden auf { $space }: { $landmark }.
discover-told-gathered = { $seat } sammelt { $token }.
    .you = Du sammelst { $token }.
discover-told-picked-up = { $seat } hebt { $token } auf.
    .you = Du hebst { $token } auf.
discover-told-dropped = { $seat } lässt { $token } fallen.
    .you = Du lässt { $token } fallen.
discover-told-split = { $seat } tauscht ein Doppelplättchen gegen zwei Einzelplättchen ein: { $token }.
    .you = Du tauschst ein Doppelplättchen gegen zwei Einzelplättchen ein: { $token }.
discover-told-gained = { $seat } erhält { $amount }.
    .you = Du erhältst { $amount }.
discover-told-spent = { $seat } gibt { $amount } ab.
    .you = Du gibst { $amount } ab.
discover-told-enemy-token = { $seat } deckt einen Feind auf: { $enemy }!
    .you = Du deckst einen Feind auf: { $enemy }!
discover-told-numbered = { $seat } deckt ein Plättchen mit Nummer { $number } auf.
    .you = Du deckst ein Plättchen mit Nummer { $number } auf.
discover-told-token-seen = Auf { $space } wird ein Plättchen aufgedeckt: { $thing }.
discover-told-token-enemy-seen = Auf { $space } wird ein Feind aufgedeckt: { $enemy }.
discover-told-regrown = Auf { $space } liegt ein neues Umgebungsplättchen: { $symbol }.
discover-told-investigates = { $seat } erforscht { $landmark }.
    .you = Du erforschst { $landmark }.
discover-told-read = { $seat } liest vor: „{ $card }“.
    .you = Du liest vor: „{ $card }“.
discover-told-no-card = { $seat } sucht Entdeckungskarte { $number }, aber sie ist nicht mehr da.
    .you = Du suchst Entdeckungskarte { $number }, aber sie ist nicht mehr da.
discover-told-upgrade = Eine Aufwertung für alle: „{ $card }“.
discover-told-item = { $seat } hat jetzt „{ $item }“.
    .you = Du hast jetzt „{ $item }“.
discover-told-item-returned = Zurück in den Stapel: „{ $item }“.
discover-told-item-handed = { $seat } gibt { $to } „{ $item }“.
    .you = Du gibst { $to } „{ $item }“.
    .you-to = { $seat } gibt dir „{ $item }“.
discover-told-item-discarded = { $seat } legt „{ $item }“ ab.
    .you = Du legst „{ $item }“ ab.
discover-told-item-looted = { $seat } plündert { $victim }: „{ $item }“.
    .you = Du plünderst { $victim }: „{ $item }“.
    .you-victim = { $seat } plündert dich: „{ $item }“.
discover-told-looted = { $seat } plündert { $victim }: { $token }.
    .you = Du plünderst { $victim }: { $token }.
    .you-victim = { $seat } plündert dich: { $token }.
discover-told-robbed = { $seat } beraubt { $victim }: { $one }.
    .you = Du beraubst { $victim }: { $one }.
    .you-victim = { $seat } beraubt dich: { $one }.
discover-told-crafted = { $seat } stellt „{ $project }“ her.
    .you = Du stellst „{ $project }“ her.
discover-told-used = { $seat } benutzt: { $source }.
    .you = Du benutzt: { $source }.
discover-told-moment = Auf { $seat } wirkt: { $source }.
    .you = Auf dich wirkt: { $source }.
discover-told-stoked = { $seat } facht das Feuer an.
    .you = Du fachst das Feuer an.
discover-told-lit = Auf { $space } brennt ein Feuer.
discover-told-burnt-down = Das Feuer auf { $space } erlischt.
discover-told-offers = { $seat } bietet { $to } einen Tausch an.
    .you = Du bietest { $to } einen Tausch an.
    .you-to = { $seat } bietet dir einen Tausch an.
discover-told-refused = { $seat } lehnt das Angebot von { $to } ab.
    .you = Du lehnst das Angebot von { $to } ab.
    .you-to = { $seat } lehnt dein Angebot ab.
discover-told-traded = { $seat } und { $to } sind sich einig.
    .you = Du und { $to } seid euch einig.
    .you-to = { $seat } und du seid euch einig.
discover-told-handed = { $seat } gibt { $to } { $token }.
    .you = Du gibst { $to } { $token }.
    .you-to = { $seat } gibt dir { $token }.
discover-told-hurt = { $seat } erleidet { $amount }.
    .you = Du erleidest { $amount }.
discover-told-healed = { $seat } heilt { $amount }.
    .you = Du heilst { $amount }.
# $amount ist eine Menge Ausdauer, $n die Zahl darin
discover-told-rested =
    { $n ->
        [0] { $seat } ist schon ganz ausgeruht.
       *[other] { $seat } erhält { $amount }.
    }
    .you =
        { $n ->
            [0] Du bist schon ganz ausgeruht.
           *[other] Du erhältst { $amount }.
        }
discover-told-tired =
    { $n ->
        [0] { $seat } hat keine Ausdauer mehr zu verlieren.
       *[other] { $seat } verliert { $amount }.
    }
    .you =
        { $n ->
            [0] Du hast keine Ausdauer mehr zu verlieren.
           *[other] Du verlierst { $amount }.
        }
discover-told-tested = { $seat } würfelt eine { $n }; nötig: { $least } oder mehr.
    .you = Du würfelst eine { $n }; nötig: { $least } oder mehr.
discover-told-eliminated = { $seat } erlebt den nächsten Tag nicht mehr.
    .you = Du erlebst den nächsten Tag nicht mehr.
discover-told-won = { $seat } hat es geschafft!
    .you = Du hast es geschafft!
discover-told-night = Nacht { $day } bricht herein.
discover-told-night-card = Die Nachtkarte: „{ $night }“.
discover-told-threat = Eine Bedrohung für { $seat }: „{ $threat }“.
    .you = Eine Bedrohung für dich: „{ $threat }“.
discover-told-threat-passed = Gemeinschaft: { $seat } ist allein, legt „{ $threat }“ ab und zieht neu.
    .you = Gemeinschaft: Du bist allein, legst „{ $threat }“ ab und ziehst neu.
discover-told-threat-ended = { $seat } legt „{ $threat }“ ab.
    .you = Du legst „{ $threat }“ ab.
discover-told-named = { $seat } schlägt { $to } vor.
    .you = Du schlägst { $to } vor.
    .you-to = { $seat } schlägt dich vor.
    .you-self = Du schlägst dich selbst vor.
discover-told-spawned = Auf { $space } erscheint ein Monster.
discover-told-special = Auf { $space } erscheint ein Spezialmonster: { $special }.
discover-told-revealed = Das Monster auf { $space } wird aufgedeckt: { $enemy }.
discover-told-prowled = Ein Monster schleicht von { $from } nach { $space }.
discover-told-combat = { $seat } kämpft. Feind: { $enemy } (Verteidigung { $defence }, Angriff { $attack }, Gesundheit { $health }).
    .you = Du kämpfst. Feind: { $enemy } (Verteidigung { $defence }, Angriff { $attack }, Gesundheit { $health }).
discover-told-supports = { $seat } spielt eine Kampfunterstützungskarte: { $support }.
    .you = Du spielst eine Kampfunterstützungskarte: { $support }.
discover-told-helps = Die Kampfunterstützungskarte von { $seat } wirkt: { $support }.
    .you = Deine Kampfunterstützungskarte wirkt: { $support }.
discover-told-backs = { $seat } hilft { $to }: { $support }.
    .you = Du hilfst { $to }: { $support }.
    .you-to = { $seat } hilft dir: { $support }.
discover-told-rolled = { $seat } würfelt: { $die } { $n }.
    .you = Du würfelst: { $die } { $n }.
discover-told-dice = { $seat }: grauer Würfel { $mine } gegen Verteidigung { $defence }, roter Würfel { $red } gegen Angriff { $attack }.
    .you = Du: grauer Würfel { $mine } gegen Verteidigung { $defence }, roter Würfel { $red } gegen Angriff { $attack }.
discover-told-struck = { $seat } trifft ({ $enemy }): { $amount }.
    .you = Du triffst ({ $enemy }): { $amount }.
discover-told-defeated = { $seat } hat einen Feind besiegt: { $enemy }!
    .you = Du hast einen Feind besiegt: { $enemy }!
discover-told-retreated = Der Feind zieht sich nach { $space } zurück: { $enemy }.
discover-told-lurks = Der Feind entkommt ({ $enemy }); seine Karte bleibt offen liegen.
discover-told-fled = { $seat } flieht.
    .you = Du fliehst.
discover-told-takes-damage = { $seat } erleidet 1 Schaden anstelle von { $to }.
    .you = Du erleidest 1 Schaden anstelle von { $to }.
    .you-to = { $seat } erleidet 1 Schaden an deiner Stelle.
discover-told-duel = { $seat } greift { $victim } an!
    .you = Du greifst { $victim } an!
    .you-victim = { $seat } greift dich an!
discover-told-duel-dice = { $seat } gegen { $victim }: { $mine } zu { $red }.
    .you = Du gegen { $victim }: { $mine } zu { $red }.
    .you-victim = { $seat } gegen dich: { $mine } zu { $red }.
discover-told-over = Die Geschichte ist zu Ende.

## Das Ende

discover-won-quest =
    { $count ->
        [one] { $winners } hat den Weg hinaus gefunden.
       *[other] { $winners } haben den Weg hinaus gefunden.
    }
    .you = Du hast den Weg hinaus gefunden.
discover-won-last = { $winners } ist der letzte Überlebende.
    .you = Nur du hast überlebt.
discover-won-lost = Niemand hat den Weg hinaus gefunden.

## Rat: was für eine Wahl spricht oder was fehlt. `.bot` sagt dasselbe über einen Bot, dessen Zug vorbei ist.

discover-advice-move = So kommst du zu dem, was für deine Ausdauer am meisten bringt, oder zu einem guten Schlafplatz.
discover-advice-goal = Das liegt auf dem Weg nach { $space }.
discover-advice-gather = Was es hier zu sammeln gibt, ist mehr wert als die Ausdauer, die es kostet.
discover-advice-land = In neuem Gelände gibt es vielleicht Wasser, Nahrung und den Weg zum Ziel der Quest.
discover-advice-quest = Was auf dieser Karte steht, ist seinen Preis wert, oder die Quest verlangt es.
discover-advice-craft = Der fertige Gegenstand nützt dir mehr als das Material.
discover-advice-body = Wer hungert oder verletzt ist, kommt nicht weit.
discover-advice-fire = Ein Feuer macht die Nacht erträglich.
discover-advice-rest = Nichts in Reichweite ist heute noch mehr Ausdauer wert.
discover-advice-fight = Das sieht am besten aus, wenn man abwägt, was die Würfel anrichten können und was Hilfe kostet.
discover-advice-pack = Den Rest brauchst du in den nächsten Tagen dringender.
discover-advice-worth = Was es bringt, sieht besser aus als das, was es kostet.
discover-advice-group = Was einer reichlich hat, fehlt vielleicht einem anderen.
discover-advice-last-heart = Du hast nur noch ein Herz.
    .bot = Er hatte nur noch ein Herz.
discover-advice-hunger = Du hast für heute Nacht keine Nahrung.
    .bot = Er hatte für die Nacht keine Nahrung.
discover-advice-thirst = Du hast für heute Nacht kein sauberes Wasser.
    .bot = Er hatte für die Nacht kein sauberes Wasser.
discover-coach-stamina = Du hast noch { $stamina }.
discover-coach-night = Wenn du den Zug jetzt beendest, stirbst du heute Nacht in ungefähr { $deaths } von { $nights } Fällen.

## Abkürzungen: mehrere Züge mit einer Absicht
discover-shortcut-walk = Gehen nach { $space }
discover-shortcut-walk-note =
    { $n ->
        [one] { $stamina } für 1 Feld
       *[other] { $stamina } für { $n } Felder
    }

# A game in a list of tables
discover-fact-setup = Aufbau
discover-fact-day = Tag { $day }
