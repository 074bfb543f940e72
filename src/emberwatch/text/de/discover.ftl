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
discover-ask-prowl = { $foe }: Wohin bewegt sich dieses Monster?
    .name = Auf { $to } zu
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
discover-pick-loot = { $victim } plündern
discover-pick-trade = Mit { $to } tauschen
discover-pick-attack = { $victim } angreifen (3 Ausdauer)
discover-pick-use = { $source }: { $text }
discover-pick-show = { $to } dein Projekt „{ $project }“ zeigen
discover-pick-give-up = Aufgeben
discover-pick-end-turn = Zug beenden
discover-pick-keep = { $character }
discover-pick-name = { $to }
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
discover-told-chief = { $seat } ist Häuptling.
discover-told-character = { $seat } spielt { $character }.
discover-told-project = { $seat } zieht ein Projekt.
discover-told-project-drawn = Dein neues Projekt: { $project }.
discover-told-project-shown = { $seat } zeigt dir ein Projekt: { $project }.
discover-told-project-handed = { $seat } gibt { $to } ein Projekt.
discover-told-shown = { $seat } zeigt { $to } ein Projekt.
discover-told-stage = Die Quest: „{ $stage }“.
discover-told-goal = { $seat } hat ein Ziel der Quest „{ $stage }“ erreicht.
discover-told-marked = Auf der Quest liegen jetzt: { $amount } ({ $seat }).
discover-told-day = Tag { $day } bricht an.
discover-told-turn = { $seat } ist am Zug.
discover-told-turn-ended = { $seat } beendet den Zug.
discover-told-moved = { $seat } geht nach { $space }.
discover-told-walked = { $seat } wandert nach { $space }.
discover-told-placed = { $seat } wird nach { $space } versetzt.
discover-told-cut-short = { $seat } trifft dort auf ein Monster; was noch folgen sollte, verfällt.
discover-told-scouted = { $seat } deckt auf: { $tile }.
discover-told-landmark = Gefunden auf { $space }: { $landmark }.
discover-told-gathered = { $seat } sammelt { $token }.
discover-told-picked-up = { $seat } hebt { $token } auf.
discover-told-dropped = { $seat } lässt { $token } fallen.
discover-told-split = { $seat } tauscht ein Doppelplättchen gegen zwei Einzelplättchen ein: { $token }.
discover-told-gained = { $seat } erhält { $amount }.
discover-told-spent = { $seat } gibt { $amount } ab.
discover-told-enemy-token = { $seat } deckt einen Feind auf: { $enemy }!
discover-told-numbered = { $seat } deckt ein Plättchen mit Nummer { $number } auf.
discover-told-token-seen = Auf { $space } wird ein Plättchen aufgedeckt: { $thing }.
discover-told-token-enemy-seen = Auf { $space } wird ein Feind aufgedeckt: { $enemy }.
discover-told-regrown = Auf { $space } liegt ein neues Umgebungsplättchen: { $symbol }.
discover-told-investigates = { $seat } erforscht { $landmark }.
discover-told-read = { $seat } liest vor: „{ $card }“.
discover-told-no-card = { $seat } sucht Entdeckungskarte { $number }, aber sie ist nicht mehr da.
discover-told-upgrade = Eine Aufwertung für alle: „{ $card }“.
discover-told-item = { $seat } hat jetzt „{ $item }“.
discover-told-item-returned = Zurück in den Stapel: „{ $item }“.
discover-told-item-handed = { $seat } gibt { $to } „{ $item }“.
discover-told-item-discarded = { $seat } legt „{ $item }“ ab.
discover-told-item-looted = { $seat } plündert { $victim }: „{ $item }“.
discover-told-looted = { $seat } plündert { $victim }: { $token }.
discover-told-robbed = { $seat } beraubt { $victim }: { $one }.
discover-told-crafted = { $seat } stellt „{ $project }“ her.
discover-told-used = { $seat } benutzt: { $source }.
discover-told-moment = Auf { $seat } wirkt: { $source }.
discover-told-stoked = { $seat } facht das Feuer an.
discover-told-lit = Auf { $space } brennt ein Feuer.
discover-told-burnt-down = Das Feuer auf { $space } erlischt.
discover-told-offers = { $seat } bietet { $to } einen Tausch an.
discover-told-refused = { $seat } lehnt das Angebot von { $to } ab.
discover-told-traded = { $seat } und { $to } sind sich einig.
discover-told-handed = { $seat } gibt { $to } { $token }.
discover-told-hurt = { $seat } erleidet { $amount }.
discover-told-healed = { $seat } heilt { $amount }.
# $amount ist eine Menge Ausdauer, $n die Zahl darin
discover-told-rested =
    { $n ->
        [0] { $seat } ist schon ganz ausgeruht.
       *[other] { $seat } erhält { $amount }.
    }
discover-told-tired =
    { $n ->
        [0] { $seat } hat keine Ausdauer mehr zu verlieren.
       *[other] { $seat } verliert { $amount }.
    }
discover-told-tested = { $seat } würfelt eine { $n }; nötig: { $least } oder mehr.
discover-told-eliminated = { $seat } erlebt den nächsten Tag nicht mehr.
discover-told-won = { $seat } hat es geschafft!
discover-told-night = Nacht { $day } bricht herein.
discover-told-night-card = Die Nachtkarte: „{ $night }“.
discover-told-threat = Eine Bedrohung für { $seat }: „{ $threat }“.
discover-told-threat-passed = Gemeinschaft: { $seat } ist allein, legt „{ $threat }“ ab und zieht neu.
discover-told-threat-ended = { $seat } legt „{ $threat }“ ab.
discover-told-named = { $seat } schlägt { $to } vor.
discover-told-spawned = Auf { $space } erscheint ein Monster.
discover-told-special = Auf { $space } erscheint ein Spezialmonster: { $special }.
discover-told-revealed = Das Monster auf { $space } wird aufgedeckt: { $enemy }.
discover-told-prowled = Ein Monster schleicht von { $from } nach { $space }.
discover-told-combat = { $seat } kämpft. Feind: { $enemy } (Verteidigung { $defence }, Angriff { $attack }, Gesundheit { $health }).
discover-told-supports = { $seat } spielt eine Kampfunterstützungskarte: { $support }.
discover-told-helps = Die Kampfunterstützungskarte von { $seat } wirkt: { $support }.
discover-told-backs = { $seat } hilft { $to }: { $support }.
discover-told-rolled = { $seat } würfelt: { $die } { $n }.
discover-told-dice = { $seat }: grauer Würfel { $mine } gegen Verteidigung { $defence }, roter Würfel { $red } gegen Angriff { $attack }.
discover-told-struck = { $seat } trifft ({ $enemy }): { $amount }.
discover-told-defeated = { $seat } hat einen Feind besiegt: { $enemy }!
discover-told-retreated = Der Feind zieht sich nach { $space } zurück: { $enemy }.
discover-told-lurks = Der Feind entkommt ({ $enemy }); seine Karte bleibt offen liegen.
discover-told-fled = { $seat } flieht.
discover-told-takes-damage = { $seat } erleidet 1 Schaden anstelle von { $to }.
discover-told-duel = { $seat } greift { $victim } an!
discover-told-duel-dice = { $seat } gegen { $victim }: { $mine } zu { $red }.
discover-told-over = Die Geschichte ist zu Ende.

## Das Ende

discover-won-quest =
    { $count ->
        [one] { $winners } hat den Weg hinaus gefunden.
       *[other] { $winners } haben den Weg hinaus gefunden.
    }
discover-won-last = { $winners } ist der letzte Überlebende.
discover-won-lost = Niemand hat den Weg hinaus gefunden.

# A game in a list of tables
discover-fact-setup = Aufbau
discover-fact-day = Tag { $day }
