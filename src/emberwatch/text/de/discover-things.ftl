# Die Dinge von Discover: was der Hinweis zu einem Ding auf dem Tisch sagt, warum etwas gerade nicht geht, und Antworten, die
# im Voraus gegeben werden. { $cost } und { $amount } sind Mengen („2 Holz“), { $harm } ist eine Menge Schaden im Akkusativ.


## Ressourcen

discover-thing-remedy = Erholen: Für { $cost } heilst du { $harm }.
# $effect: „deinen Würfel neu werfen“
discover-thing-spend = Im Kampf für 1 davon: { $effect }.
discover-thing-meat = An einem brennenden Feuer gebraten, wird daraus Nahrung.
discover-thing-dirty-water = Dient nur dem, was eine Karte, ein Projekt oder der Übersichtsbogen sagt.
discover-thing-wood = 1 davon facht ein erloschenes Feuer auf deinem Feld an.
discover-thing-double = Ein Plättchen mit zwei Ressourcen: Es zählt als ein Ding, das du trägst. Gibst du eine davon aus, erhältst du die andere als Einzelplättchen zurück.


## Charaktertafeln und Würfel

discover-thing-damage = Schaden: { $damage }
discover-thing-physical = Die Aktion „Erholen“ heilt ihn nicht, manche Karten schon.
discover-thing-hearts = 3 Schaden gleich welcher Art überlebst du. Mit dem vierten scheidest du aus.
discover-thing-stamina = Ausdauer
    .text = Die meisten Aktionen kosten 1 Ausdauer. Mehr als 12 hast du nie, und was übrig ist, bleibt für morgen.
discover-thing-die-mine = Der Würfel des Kämpfers: Erreicht er die Verteidigung des Feindes, erleidet dieser 1 Schaden.
discover-thing-die-enemy = Der Würfel des Feindes: Erreicht er dessen Angriff, erleidet der Kämpfer Schaden. Seine Zahl sagt auch, wohin sich der Feind zurückzieht.
discover-thing-die-duel = Kämpfen Überlebende gegeneinander, trifft man ab 10.
discover-thing-symbol = Symbol: { $symbol }
    .text = Auf jedes Feld eines neuen Spielplanteils, das es zeigt, kommt ein verdecktes Umgebungsplättchen mit demselben Symbol.
discover-thing-deck =
    { $n ->
        [0] Dieser Stapel ist leer.
        [one] { $n } Karte ist übrig.
       *[other] { $n } Karten sind übrig.
    }
    .text = Wer ein Projekt von der Hand herstellt, zieht ein neues.
    .duel = In diesem Szenario zieht niemand Projekte.
# $n von .guard ist die Nummer einer Nacht
discover-thing-day = Tag { $n }
    .text = Jeder Überlebende auf dem Spielplan hat einen Zug, der Häuptling zuerst. Dann wird es Nacht, und eine Nachtkarte wird gezogen.
    .guard = Wer nach Nacht { $n } noch auf dem Spielplan ist, hat verloren.


## Der Spielplan

discover-thing-cost = Betreten kostet { $cost }.
discover-thing-cost-own = Betreten kostet dich { $own } statt { $cost }.
# $things ist eine Liste
discover-thing-here = Dort: { $things }.
discover-thing-slot = Es liegt verdeckt. Von einem Feld aus, das daran grenzt, kannst du es aufdecken: Aktion „Auskundschaften“.
discover-thing-token-down = Wer es sammelt, deckt es auf: eine Ressource zum Behalten, ein Feind, der sofort bekämpft wird, oder die Nummer einer Entdeckungskarte.
discover-thing-token-numbered = Wer es sammelt, handelt Entdeckungskarte { $number } ab.
discover-thing-token-loose = Wer auf diesem Feld steht, kann es sammeln.
discover-thing-card-read = Diese Karte wurde schon gelesen: „{ $card }“.
discover-thing-water-down = Noch niemand hat hier geschöpft. Wer hier sammelt, deckt sie auf.
discover-thing-water-up = Wer hier sammelt, erhält 1 der Ressourcen, die sie zeigt. Sie versiegt nie.
discover-thing-camp = Das Feuer des Lagers.
discover-thing-fire = Wer auf seinem Feld steht, ist an einem Feuer, kann rohes Fleisch braten und herstellen, was ein Feuer verlangt.
discover-thing-ashes = Es nützt nichts, bis es jemand auf seinem Feld mit 1 Holz anfacht.
discover-thing-landmark = Orientierungspunkt { $number }. Wer ihn erforscht, handelt Entdeckungskarte { $number } ab.
    .duel = Orientierungspunkt { $number }. Wer ihn erforscht, handelt eine zufällige Karte mit Nummer 100 ab; danach kann er nicht mehr erforscht werden.
    .searched = Er ist schon erforscht.


## Feinde

discover-thing-foe-hidden = Betritt ein Überlebender sein Feld oder betritt es das Feld eines Überlebenden, wird es aufgedeckt, und es kommt zum Kampf.
discover-thing-foe-unread = Seine Karte hat noch niemand gelesen.
discover-thing-foe-feature = Er ist kein Monster: Nur wer ihn sammelt, bekämpft ihn.
discover-thing-foe-special = Ein Spezialmonster: Effekte, die Monster bewegen, wirken nicht auf dieses.
discover-thing-foe-loose = Er hat kein Plättchen: Seine Karte liegt offen, bis ihre Nummer wieder aufgerufen wird.


## Überlebende und ihre Karten

# $harm ist eine Liste von Mengen
discover-thing-survivor = Überlebender
    .stamina = Ausdauer { $n } von { $most }.
    .hurt = Hat erlitten: { $harm }.
    .unhurt = Unversehrt.
    .load = Trägt { $n } von { $limit } Dingen.
    .chief = Ist Häuptling.
    .won = Dieser Überlebende ist entkommen.
    .lost = Ein Todesopfer: Wer auf diesem Feld steht, kann plündern, was noch da ist.
discover-thing-item =
    .counters = Darauf: { $amount }.
    .used = Heute schon benutzt.
discover-thing-quest = Darauf: { $amount }.
discover-thing-project = Dich kostet es { $cost }.
    .open = Es liegt offen: Jeder darf es herstellen.
    .hand = Auf deiner Hand; andere sehen es nur, wenn du es zeigst.
    .shown = Auf der Hand eines anderen Überlebenden; du hast es gesehen.


## Warum etwas gerade nicht geht

discover-why-over = Das Spiel ist zu Ende.
discover-why-casualty = Du bist ein Todesopfer und nimmst nicht mehr teil.
discover-why-away = Du bist schon entkommen.
discover-why-others = Zuerst müssen andere entscheiden.
discover-why-night = Es ist Nacht: Niemand führt Aktionen aus.
# $survivor ist der Name eines Charakters
discover-why-turn = Du bist nicht am Zug. Am Zug ist: { $survivor }.
discover-why-first = Beantworte zuerst die aktuelle Frage.
discover-why-not-offered = Das steht bei dieser Frage nicht zur Wahl.

# $cost und $have sind Mengen von Ausdauer
discover-why-stamina = Das kostet { $cost }; du hast { $have }.
# $missing ist eine Liste von Mengen
discover-why-lacks = Dir fehlt: { $missing }.
discover-why-counters = Es liegen zu wenige Zählmarker darauf.

discover-why-there = Da bist du schon.
discover-why-far =
    { $n ->
        [one] Du kannst dich nur auf ein benachbartes Feld bewegen. Dieses ist { $n } Feld entfernt.
       *[other] Du kannst dich nur auf ein benachbartes Feld bewegen. Dieses ist { $n } Felder entfernt.
    }
discover-why-unreached = Du kannst dich nur auf ein benachbartes Feld bewegen, und dorthin führt kein Weg.
discover-why-step = Du kannst dich nur auf ein benachbartes aufgedecktes Feld bewegen.
discover-why-touch = Du kannst nur Spielplanteile auskundschaften, die an dein Feld grenzen.
discover-why-gather-here = Du kannst nur auf deinem eigenen Feld sammeln.
discover-why-fire-here = Du musst auf dem Feld des Feuers sein.
discover-why-landmark-here = Du musst auf dem Feld des Orientierungspunkts sein.
discover-why-monster = Gegen ein Monster kämpfst du, wenn du sein Feld betrittst oder wenn es deines betritt.
discover-why-loose = Gekämpft wird, wenn seine Nummer wieder aufgerufen wird.
discover-why-flee-monster = Du kannst weder auf ein Feld mit einem Monster noch auf ein verdecktes Spielplanteil fliehen.
discover-why-no-escape = Es gibt kein Feld, auf das du fliehen könntest.

discover-why-same-space = Ihr müsst auf demselben Feld sein.
discover-why-refused = Dieser Überlebende hat in diesem Zug schon drei Angebote abgelehnt.
discover-why-nothing-to-trade = Keiner von euch hat etwas zu tauschen.
discover-why-nothing-left = Hier gibt es nichts mehr zu plündern.
discover-why-first-day = Am ersten Tag können Überlebende nicht angegriffen werden.
discover-why-nobody-here = Auf deinem Feld ist kein anderer Überlebender.
discover-why-die = Gewürfelt wird nur im Kampf.
discover-why-unhurt = Solchen Schaden gibt es hier nicht zu heilen.
discover-why-no-patient = Niemand auf deinem Feld leidet an dem, was es heilt.
discover-why-at-damage = Klicke auf den Schaden, den es heilen soll.
discover-why-no-fire = Du bist an keinem brennenden Feuer.
discover-why-at-fire = Klicke auf das Feuer auf deinem Feld.
discover-why-combat = Du kannst es im Kampf ausgeben oder um Kosten zu bezahlen.
discover-why-no-dice = Es ändert keine Würfel.
discover-why-own-only = Du kannst nur ausgeben, was dir gehört.
discover-why-keep = Du kannst nur etwas fallen lassen, wenn du zu viel trägst.
discover-why-quest-item = Questgegenstände können nie abgelegt werden.

discover-why-anothers = Das gehört einem anderen Überlebenden.
discover-why-always = Es wirkt immer: Es gibt nichts zu tun.
# $when: „jede Nacht“
discover-why-moment = Es hat seinen eigenen Zeitpunkt: { $when }.
discover-why-used-day = Es ist heute schon benutzt worden.
discover-why-used-turn = Es ist in diesem Zug schon benutzt worden.
discover-why-used-combat = Es ist in diesem Kampf schon benutzt worden.
discover-why-used-once = Es ist gegen diesen Schaden schon benutzt worden.
# $conditions: „du an einem Feuer bist und mindestens 1 Holz hast“
discover-why-conditions = Es wirkt nur, falls { $conditions }.
discover-why-useless = Es würde jetzt nichts bewirken.
discover-why-other-damage = Gegen diese Art von Schaden hilft es nicht.
discover-why-in-hand = Es ist auf der Hand eines anderen Überlebenden.
discover-why-no-copy = Von diesem Gegenstand ist kein Exemplar mehr übrig.
discover-why-deck = Du ziehst ein Projekt, wenn du eines von der Hand hergestellt hast oder eine Karte es sagt.
discover-why-alone = Im Solospiel gibt es keine Kampfunterstützungskarten.
discover-why-support = Eine Kampfunterstützungskarte spielst du, wenn ein anderer Überlebender innerhalb von 2 Feldern kämpft.
discover-why-fighter = Der Kämpfer spielt keine Kampfunterstützungskarte.
discover-why-supporter = Nur Kämpfer können im Kampf Gegenstände und Fähigkeiten benutzen.


## Antworten, die im Voraus gegeben werden

standing-support = Wenn in meiner Nähe jemand kämpft
    .none = Keine Kampfunterstützungskarte spielen
    .overwhelm = „Überwältigen“ spielen
    .attack = „Attackieren“ spielen
    .protect = „Beschützen“ spielen
standing-protect = Wenn ein Kämpfer meine Karte „Beschützen“ aufruft
    .yes = Dem feindlichen Würfel −2 geben
    .no = Den feindlichen Würfel so lassen
standing-take-damage = Wenn ich Schaden für einen Kämpfer auf mich nehmen darf
    .no = Nicht einspringen
    .if-safe = Einspringen, außer wenn ich dadurch ausscheide
standing-accept = Wenn mir jemand eine Belohnung oder einen Gegenstand geben will
    .yes = Annehmen
    .no = Nicht annehmen
standing-trade = Wenn mir jemand einen Tausch anbietet
    .refuse = Ablehnen
    .gifts = Geschenke annehmen; bei allem anderen fragen
standing-fighter = Wenn es auf meinem Feld zum Kampf kommt
    .self = Mich melden
standing-chieftain = Wenn ein neuer Häuptling bestimmt werden kann
    .keep = Den alten behalten
    .self = Mich vorschlagen

# Warum eine Zeile einer Karte jetzt nichts bewirken würde, nach ihrem Verb
discover-why-useless-relief = Du hast keine Bedrohung, die du ablegen könntest.
discover-why-useless-resolve = Die Karte, die es nennt, ist nicht mehr im Stapel.
discover-why-useless-project = Es ist kein Projekt mehr zu ziehen.
discover-why-useless-make = Von dem Gegenstand, den es gibt, ist kein Exemplar mehr übrig.
discover-why-useless-unmark = Auf der Quest liegt kein Marker, der sich entfernen ließe.
discover-why-useless-go = Du bist schon dort, oder so einen Ort gibt es auf dem Plan noch nicht.
discover-why-useless-light = Dort brennt schon ein Feuer.
discover-why-useless-scout = Neben dir liegt kein verdecktes Spielplanteil.
discover-why-useless-survey = Kein verdecktes Spielplanteil ist zu erreichen.
discover-why-useless-lay = So ein Plättchen ist nicht mehr übrig, oder es gibt kein Feld dafür.
discover-why-useless-regrow = So ein Plättchen ist nicht mehr übrig, oder in deiner Nähe ist kein passendes Feld leer.
discover-why-useless-uncover = In seiner Reichweite liegt kein verdecktes Plättchen.
discover-why-useless-spawn = Es kann kein Monster erscheinen: Keines ist übrig, oder so einen Ort gibt es nicht.
discover-why-useless-special = Dieses Monster ist schon gekommen, oder so einen Ort gibt es nicht.
discover-why-useless-prowl = Auf dem Plan ist kein Monster.
discover-why-useless-strike = In seiner Reichweite ist kein Monster.
discover-why-useless-swap = Du hast nichts, was du dafür eintauschen könntest.
discover-why-useless-heal = Du hast keinen solchen Schaden, der zu heilen wäre.
discover-why-useless-rest = Du hast schon die volle Ausdauer.
discover-why-useless-chief = Du bist schon Häuptling.
discover-why-useless-pay = Du kannst nicht bezahlen, was es verlangt.

## Die Ziele der Quest, und was gefunden wurde

discover-thing-goal = Ziel
    .win = Ziel: Damit gewinnst du
discover-thing-sought = Noch hat ihn niemand gefunden. Er ist auf einem Spielplanteil, das noch verdeckt liegt.
discover-thing-mixed = Zwei Geländearten: { $all } und { $last }. Der größere Teil zählt, also: { $ground }.
    .landmark = Zwei Geländearten: { $all } und { $last }. Der Orientierungspunkt steht auf dem kleineren Teil, und dann zählt dieser: { $ground }.
discover-thing-under = Bisher unter diesem Symbol gefunden: { $things }.
    .nothing = Mit diesem Symbol hat noch niemand eins aufgedeckt.
# Wie oft etwas gefunden wurde: „3 × 1 Holz“
d-times = { $n } × { $what }


## Das letzte Herz: was dich töten würde

discover-danger-next = Kein Herz mehr: Der nächste Schaden tötet dich.
discover-danger = Gefahr heute Nacht
discover-danger-here = Auf deinem Feld: { $foe }. Ein Treffer im Kampf, und du stirbst.
discover-danger-near = Neben dir: { $foe }. Kommt es heute Nacht zu dir und trifft, stirbst du.
discover-danger-sure = Bleibst du hier, tötet dich das heute Nacht: „{ $card }“ ({ $text }).
discover-danger-maybe = Bleibst du hier, kann dich das heute Nacht töten: „{ $card }“ ({ $text }).
discover-danger-no-food = Du hast keine Nahrung. Manche Nachtkarten verursachen Schaden, wenn du sie nicht abgeben kannst.
discover-danger-no-clean-water = Du hast kein sauberes Wasser. Manche Nachtkarten verursachen Schaden, wenn du es nicht abgeben kannst.
discover-danger-dark = Du bist nicht an einem Feuer. Viele Nachtkarten bringen dir dann eine Bedrohung.
discover-danger-remedy = Du kannst dich jetzt heilen: Aktion „{ d-action-recover }“ mit { $one }.
discover-danger-none = Keine Gefahr bekannt.
# $price: what it costs; $conditions: where it can be done
discover-goal-do = { $text } ({ $price })
    .where = { $text } ({ $price }), falls { $conditions }
# Eine Bedingung eines Ziels als etwas, was zu erreichen ist; die Seite schreibt es groß
discover-goal-at-landmark = bei Orientierungspunkt { $number } sein ({ $landmark })
discover-goal-everyone-at = alle Überlebenden auf dem Spielplan bei Orientierungspunkt { $number } ({ $landmark })
discover-goal-in-camp = im Lager sein
discover-goal-everyone-in-camp = alle Überlebenden auf dem Spielplan im Lager
discover-goal-on-target = auf einem Zielsymbol sein
discover-goal-has-item = „{ $item }“ haben
discover-goal-has = mindestens { $amount } haben
discover-goal-marks = auf der Quest: { $amount }
discover-goal-fires = brennende Feuer: { $number }
discover-goal-tiles = aufgedeckte Spielplanteile: { $number }
discover-goal-read = Entdeckungskarte { $number } lesen
discover-goal-revealed = Orientierungspunkt { $number } finden ({ $landmark })
discover-goal-defeated = das Spezialmonster „{ $special }“ besiegen
discover-goal-at-fire = an einem Feuer sein
discover-goal-day = Tag { $number } oder später
discover-goal-if = falls { $conditions }
