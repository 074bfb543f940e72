# Was an einer Anfrage nicht stimmt und was richtig wäre.

error-no-room = { $game } bringt „{ $room }“ nicht mit, obwohl es hier gebraucht wird.
error-unknown-game = Ein Spiel „{ $game }“ gibt es nicht. Spiele: { $games }.
error-game-broken = Das Spiel „{ $game }“ lässt sich nicht laden: { $problem }. Bringe das Paket, aus dem es kommt, in Ordnung oder entferne es.
error-seats = Für { $game } sind { $allowed } Plätze möglich, nicht { $seats }.
error-unknown-option = { $game } hat keine Option „{ $option }“. Optionen: { $options }.
error-option-value = Die Option „{ $option }“ kann nicht „{ $value }“ sein. Möglich: { $values }.
error-option-pack = Ein Inhaltspaket ist der Inhalt einer Paketdatei, also eine Tabelle von Tabellen, kein Wert vom Typ { $kind }.
error-pack = Das Inhaltspaket lässt sich nicht verwenden: { $problem }
error-seed = Ein Seed ist eine ganze Zahl von 0 bis 18446744073709551615, nicht „{ $seed }“.
error-seed-and-secret = Gib entweder einen Seed oder ein Geheimnis an, nicht beides.
error-secret-length = Das Geheimnis hinter einem Siegel hat 32 Byte, nicht { $bytes }.
error-language = Die Sprache „{ $language }“ gibt es hier nicht. Sprachen: { $languages }.

error-no-such-seat = Einen Platz { $seat } gibt es nicht. Die Plätze sind von 0 bis { $last } nummeriert.
error-unknown-pick = { $pick } ist kein Zug von { $game }. Ein Zug ist ein Tupel wie ("move", "hero-5", "forest").
error-game-over = Das Spiel ist zu Ende: „{ $pick }“ kann nicht mehr gewählt werden.
error-not-waiting = Platz { $seat } hat gerade keine Frage und kann „{ $pick }“ deshalb nicht wählen. Gefragt ist: Platz { $waiting }.
error-not-offered =
    Platz { $seat } kann „{ $pick }“ jetzt nicht wählen. { $count ->
        [one] Möglich ist ein anderer Zug; picks({ $seat }) nennt ihn.
       *[other] Möglich sind { $count } andere Züge; picks({ $seat }) nennt sie.
    }

error-record-form = Eine Aufzeichnung ist eine Tabelle mit „format“, „game“, „picks“ und mehr, kein Wert vom Typ { $problem }.
error-record-field = In der Aufzeichnung fehlt „{ $field }“, oder der Wert ist ungültig.
error-record-format = Die Aufzeichnung hat Format { $format }; dieses Programm liest Format { $known }. Ein neueres Programm hat sie geschrieben, oder sie wurde verändert.
error-record-rules = Die Aufzeichnung entstand mit Version { $rules } der Regeln; dieses Programm spielt Version { $known }.
error-record-count = Die Aufzeichnung müsste { $expected } Züge enthalten, enthält aber { $count }: Sie ist abgeschnitten oder wurde verändert.
error-record-truncated =
    { $count ->
        [one] Die Aufzeichnung bricht nach { $count } Zug ab, mitten im Geschehen.
       *[other] Die Aufzeichnung bricht nach { $count } Zügen ab, mitten im Geschehen.
    }
error-record-pick = Eintrag { $at } der Aufzeichnung, { $pick }, ist kein Zug.
error-record-options = Die Optionen der Aufzeichnung lassen sich nicht verwenden: { $problem }
error-record-chance = Eintrag { $at } der Aufzeichnung, „{ $pick }“, kann nicht gezogen worden sein.
error-record-dice = Eintrag { $at } der Aufzeichnung, „{ $pick }“, ist nicht das, was ihr Geheimnis ergibt: Sie wurde verändert.
error-record-seal = Das Geheimnis in der Aufzeichnung ist nicht das versiegelte.
error-record-without-dice = Diese Aufzeichnung enthält das Geheimnis zu ihrem Siegel nicht; das Spiel lässt sich daher nicht fortsetzen.
error-record-differs = Eintrag { $at } der Aufzeichnung, „{ $pick }“, ist nicht das, was dort geschieht.
error-record-illegal = Eintrag { $at } der Aufzeichnung ist nicht möglich: { $problem }
error-record-outcome = Das Spiel endet nicht so, wie es in der Aufzeichnung steht.
error-record-state = Das Spiel kommt nicht zu dem Stand, der in der Aufzeichnung steht: Sie wurde verändert.
error-record-position = Diese Regeln können nicht dort weiterspielen, wo sie es laut Aufzeichnung getan haben: { $problem }
error-position = Von dieser Stellung aus können diese Regeln nicht weiterspielen: { $problem }.

## Inhaltspakete. Die Stelle des Problems steht vor dem Satz.

pack-no-file = diese Datei gibt es nicht
pack-unreadable = die Datei lässt sich nicht lesen ({ $reason })
pack-not-text = die Datei ist kein UTF-8-Text; speichere sie als UTF-8
pack-syntax = das ist kein TOML: { $reason }
pack-too-deep = die Datei ist zu tief verschachtelt; ein Inhaltspaket braucht nur Tabellen in Tabellen und Listen
pack-not-a-table = hier gehört eine Tabelle hin, nicht { $found }
pack-not-a-number = hier gehört eine ganze Zahl von { $low } bis { $high } hin, nicht { $found }
pack-not-a-list =
    { $count ->
        [one] hier gehört eine Liste mit { $count } Wert hin, nicht { $found }
       *[other] hier gehört eine Liste mit { $count } Werten hin, nicht { $found }
    }
pack-not-a-text = hier gehört ein Text hin, nicht { $found }
pack-out-of-range = { $value } ist nicht erlaubt; möglich sind { $low } bis { $high }
pack-list-length =
    { $found ->
        [one] die Liste hat { $found } Wert; nötig: { $count }
       *[other] die Liste hat { $found } Werte; nötig: { $count }
    }
pack-twice = { $word } kommt zweimal vor; jeder Name ist nur einmal erlaubt
pack-total = ergibt zusammen { $total }; erlaubt sind { $low } bis { $high }
pack-unknown-table = { $name } gibt es nicht; hier bekannt: { $choices }
pack-unknown-table-near = { $name } gibt es nicht; meintest du { $nearest }?
pack-unknown-field = ein Feld { $name } gibt es nicht; hier bekannt: { $choices }
pack-unknown-field-near = ein Feld { $name } gibt es nicht; meintest du { $nearest }?
pack-unknown-word = { $name } ist nicht bekannt; möglich: { $choices }
pack-unknown-word-near = { $name } ist nicht bekannt; meintest du { $nearest }?
pack-source-alone = nennt eine Herkunft für { $field }, aber die Zahl selbst fehlt; gib auch sie an
pack-no-source = nennt keine Herkunft für { $field }; möglich: { $choices }
pack-missing = fehlt
pack-other-game = dieses Inhaltspaket ist für { $found }, nicht für { $game }
pack-too-few = ergibt { $found }, aber { $see } verlangt mindestens { $needed }
pack-too-few-rooms = Erweiterungs-Räume insgesamt: { $found }; { $seats } Spieler erhalten zusammen { $needed }
pack-too-many = ist { $found }, aber { $see } erlaubt höchstens { $allowed }
pack-not-falling = jeder Wert muss kleiner sein als der vorige; { $value } nach { $before } ist es nicht
pack-not-on-gauge = { $value } steht nicht auf der Strahlungsanzeige; möglich: { $choices }
pack-not-mutual = nennt { $pair }, aber das Gegenstück von { $pair } ist { $other }; die beiden Teile eines Paars müssen einander nennen
pack-same-age = ist { $age }, genau wie bei { $other }; jedes Alter darf nur einmal vorkommen, denn der älteste Anführer beginnt

## Die Befehlszeile

error-unknown-bot = Einen Bot „{ $bot }“ gibt es für dieses Spiel nicht. Bots: { $bots }.
error-bot-budget = „{ $budget }“ ist keine Bedenkzeit. Gib die Zeit für einen Zug an, etwa 1s oder 250ms (höchstens { $longest } s), oder eine Zahl von Versuchen, etwa 400.
error-bot-no-budget = Der Bot „{ $bot }“ antwortet sofort und braucht keine Bedenkzeit; lass „:{ $budget }“ weg.
error-bot-broken = Der Bot „{ $bot }“ lässt sich nicht laden: { $problem }. Bringe das Paket, aus dem er kommt, in Ordnung oder entferne es.
error-bot-failed = Der Bot „{ $bot }“ auf Platz { $seat } ist im Spiel mit dem Seed { $seed } ausgefallen: { $problem }
error-bot-pick = Der Bot „{ $bot }“ hat { $pick } gewählt, was ihm nicht angeboten wurde.
error-net-broken = Das Netz { $path } ist nicht lesbar: { $problem }
error-net-other = Das Netz { $path } wurde für andere Regeln von { $game } trainiert ({ $found } statt { $wanted }). Trainiere es neu oder installiere die Version, zu der es gehört.
error-bot-file = Der Bot in „{ $file }“ ist ausgefallen: { $problem }
error-bot-file-class = „{ $file }“ muss eine Klasse von Bots enthalten, oder das Wort muss eine nennen, wie „{ $file }:Hopeful“. Gefunden: { $bots }
error-bot-file-unnamed = Die Datei „{ $file }“ würde als Programm laufen. Nenne sie auf der Befehlszeile, mit --seats oder --bots.
error-seat-list = „{ $seats }“ ist keine Liste von Plätzen. Schreibe ein Wort je Platz, durch Kommas getrennt: me,greedy,random.
error-no-file = Die Datei { $file } gibt es nicht.
error-file = { $file } lässt sich nicht lesen oder schreiben: { $reason }
error-not-json = { $file } ist keine Aufzeichnung, denn die Datei enthält kein JSON ({ $reason }).
error-unknown-rule = { $game } hat keine Regel { $rule }. Regeln: { $rules }.
error-folder = { $folder } lässt sich nicht für Aufzeichnungen verwenden: { $reason }
error-not-a-save = { $file } ist kein gespeichertes Spiel dieses Programms.

## Die Datenbank des Tisches

error-database-url = „{ $url }“ ist nicht die URL einer Datenbank. Eine URL sieht so aus: sqlite:///emberwatch.db oder postgresql+psycopg://user:password@host/emberwatch.
error-database-kind = Eine Datenbank der Art „{ $kind }“ kann dieses Programm nicht verwenden. Es kann sqlite und postgresql+psycopg.
error-database-memory = Eine SQLite-Datenbank muss eine Datei sein. Nenne eine, zum Beispiel sqlite:///emberwatch.db.
error-database-reach = Die Datenbank { $database } lässt sich nicht verwenden: { $reason }
error-database-busy = Ein anderes Programm hält die Datenbank { $database } gesperrt. Beende es oder warte, bis es fertig ist.
error-database-newer = Die Datenbank { $database } stammt von einer neueren Version dieses Programms. Installiere diese Version, um sie zu verwenden.
error-database-migrate = Die Datenbank { $database } lässt sich nicht auf den neuesten Stand bringen, und nichts darin wurde geändert: { $reason }
error-database-outdated = Die Datenbank { $database } ist nicht auf dem neuesten Stand. Starte den Server einmal mit ihr und kopiere sie dann.
error-file-exists = Die Datei { $file } gibt es schon, und sie wird nie überschrieben. Nenne eine andere.

## Spielsets von Discover

error-copy-code = { $code } ist nicht der Code eines Spielsets. Ein Code sieht aus wie { $example }; auch ein Seed, eine ganze Zahl, ist möglich.
error-copy-checksum = { $code } sieht aus wie der Code eines Spielsets, enthält aber einen Tippfehler: Die letzten zwei Zeichen passen nicht zu den anderen.
error-copy-version = { $code } ist der Code eines Spielsets aus Generator { $version }. Dieses Programm kennt diese Generatoren: { $known }.
error-copy-seed = Der Seed eines Spielsets ist eine ganze Zahl von 0 bis { $most }, nicht { $seed }.
error-copy-and-pack = Gib entweder den Code eines Spielsets oder ein Inhaltspaket an, nicht beides.
error-coop-last = Szenario 5 hat einen einzigen Sieger und lässt sich nicht mit coop spielen. Spiele es ohne coop oder wähle eines der Szenarien 1 bis 4.
error-last-scenario = In Szenario 5 gewinnt der letzte Überlebende; es braucht also mindestens zwei.

## Ein Spielset von Discover in einem Ordner. Datei und Karte stehen vor dem Satz.

pack-no-folder = diesen Ordner gibt es nicht
pack-not-a-folder = das ist eine einzelne Datei; ein Spielset von Discover ist ein Ordner mit Dateien, etwa docs/example-copy
pack-unknown-file = { $name } gehört nicht zu einem Spielset; dazu gehören: { $choices }
pack-unknown-file-near = { $name } gehört nicht zu einem Spielset; meintest du { $nearest }?
pack-value = { $found } ist hier nicht möglich; ein Spielset besteht aus Texten, ganzen Zahlen, true und false, Listen und Tabellen
pack-terrains = hier gehören zwei verschiedene Geländearten hin, die frühe zuerst: ["desert", "swamp"], nicht { $found }
pack-list = hier gehört eine Liste hin, nicht { $found }
pack-table = hier gehört eine Tabelle hin, nicht { $found }
pack-range = hier gehört eine ganze Zahl von { $low } bis { $high } hin, nicht { $found }
pack-flag = hier gehört true oder false hin, nicht { $found }
pack-name = { $found } ist kein Name; ein Name besteht aus Kleinbuchstaben und Bindestrichen, etwa dry-well
pack-line = { $found } ist keine Zeile; eine Zeile ist ein Text wie "gain wood 2" oder eine Tabelle mit pay, choose, roll, if, each oder may
pack-block = { $found } ergibt keinen Block; ein Block hat genau eines von pay, choose, roll, if, each, may, daneben do und else, und ist bei when = "always" nicht möglich
pack-choose = { $found } ist hier nicht möglich; zu choose gehört eine Liste von zwei bis vier Listen mit Zeilen
pack-words = { $found } hat zu wenige oder zu viele Wörter; auf das erste folgen: { $expected }
pack-amount = { $found } ist keine Menge; eine Menge ist eine ganze Zahl bis 99, # (die Zahl der Spieler) oder 2#
pack-signed = { $found } ist keine Änderung; schreibe eine Ziffer mit Vorzeichen, etwa +2 oder -1
pack-number = { $found } ist keine Nummer; hier gehört eine ganze Zahl mit höchstens drei Ziffern hin
pack-cost = { $found } sind keine Kosten; Kosten sind ein Text wie "wood 2, stone 1"; eine Fähigkeit kann auch "counter 1" oder "this" kosten
pack-condition = { $found } ist keine Bedingung; eine Bedingung ist ein Text wie "at-fire" oder "not has wood 2"
pack-unknown-verb = keine Zeile beginnt mit { $name }; möglich: { $choices }
pack-unknown-verb-near = keine Zeile beginnt mit { $name }; meintest du { $nearest }?
pack-unknown-condition = eine Bedingung { $name } gibt es nicht; möglich: { $choices }
pack-unknown-condition-near = eine Bedingung { $name } gibt es nicht; meintest du { $nearest }?
pack-cell = { $found } ist kein Feld eines Spielplanteils; schreibe das Gelände und dann seine Zeichen, etwa "dune *leaf", "rock ~" oder "dune+rock !12/rock", mit höchstens einem Umgebungsfeld, einer Wasserquelle oder einem Orientierungspunkt
pack-camp = die Rückseite ist { $found }; das Startteil hat die Rückseite 0 und ein Feld mit dem Lager, andere Spielplanteile haben beides nicht
pack-start-tile = das Startteil (Rückseite { $found }) hat keine Umgebungsfelder, keine Wasserquelle und keinen Orientierungspunkt
pack-slot = { $found } ist kein Platz; schreibe seinen Buchstaben von B bis S und die Nummer auf der Rückseite, etwa "H:2", und falls gewünscht, um wie viele Sechstel gedreht wird: "H:2:3"
pack-slot-alone = der Platz { $found } ist vom Startteil aus nicht erreichbar: Kein belegter Platz daneben führt dorthin
pack-face = { $found } ist keine Vorderseite eines Plättchens; sie zeigt eine oder zwei Ressourcen, etwa "wood" oder "wood stone"
pack-night-stamina = gibt allen { $found } Ausdauer; jede Nachtkarte gibt allen mindestens 6, in einem Block each = "everyone"
pack-tier = ist { $found }; nach der Reihenfolge in copy.toml müsste diese Geländeart { $wanted } sein, und die frühe steht vorn
pack-scenario-number = Szenarien mit der Nummer { $number }: { $found }; es muss genau eines sein
pack-first-stage = der erste aufgeführte Abschnitt muss die Nummer 1 haben
pack-stage-twice = die Nummer { $number } kommt zweimal vor; jeder Abschnitt hat eine eigene
pack-no-layout = für Szenario { $scenario } gibt es kein layout
pack-stack = in Szenario { $scenario } werden so viele Spielplanteile mit Rückseite { $back } ausgelegt: { $needed }; vorhanden: { $found }
pack-same-number = die Nummer { $number } gehört schon zu { $other }; in einem Stapel steht eine Nummer für eine Karte
pack-same-landmark = Orientierungspunkt { $number } ist schon auf { $other }; jeder ist auf genau einem Spielplanteil
pack-landmark-unnamed = zeigt Orientierungspunkt { $number }, zu dem ein Eintrag [[landmark]] fehlt
pack-landmark-nowhere = Orientierungspunkt { $number } ist auf keinem Spielplanteil; dort steht er als "!{ $number }"
pack-landmark-card = in Szenario { $scenario } fehlt die Entdeckungskarte { $number }; jeder Orientierungspunkt braucht eine
pack-landmark-unsure = nennt Orientierungspunkt { $number }, dessen Spielplanteil in Szenario { $scenario } übrig bleiben kann; eine Quest braucht Orientierungspunkte auf Teilen, die sicher ausliegen
pack-no-landmark = nennt Orientierungspunkt { $number }, den kein Spielplanteil dieser Geländeart zeigt
pack-no-card = nennt Entdeckungskarte { $number }, die in Szenario { $scenario } nicht im Stapel ist
pack-no-enemy = nennt Feind { $number }, aber kein Feind hat diese Nummer
pack-no-project = nennt den hergestellten Gegenstand { $number }, aber kein Projekt hat diese Nummer
pack-no-special = nennt das Spezialmonster { $name }, aber kein Szenario hat es
pack-no-stage = nennt Abschnitt { $number }, den das Szenario nicht hat
pack-no-item = nennt den Gegenstand { $name }, der nicht zu bekommen ist
pack-item-gone = wer gewinnt, nimmt { $name } mit, und danach kommt niemand mehr daran
pack-no-win = von Abschnitt { $number } führt keine Zeile zu einem Sieg
pack-two-faces = die Nummer { $number } gehört zu einer anderen Karte, { $other }, und in Szenario { $scenario } sind beide im Stapel; ändere eine Nummer, oder gib mit scenarios an, wo welche gilt
pack-hundred = hat die Nummer { $number }; genau die Karten mit use = "hundred" haben die Nummer 100
pack-hundred-ground = nennt ein bestimmtes Gelände, kann aber in Szenario 5 auch in der anderen Geländeart vorkommen
pack-key = hat tags, sodass ein Schlüssel zu Karte { $number } führen kann, aber die ist in Szenario { $scenario } nicht im Stapel
pack-enemy-tokens = Umgebungsplättchen mit seiner Nummer: { $tokens }; Karten: { $cards }; von beiden muss es gleich viele geben
pack-cost-unpayable = kostet eine Ressource, die in der Geländeart { $terrain } nicht zu bekommen ist: { $resource }
pack-character-idle = hat keine Fähigkeit, die in der Geländeart { $terrain } etwas bewirken könnte
pack-quest-item = ist ein Questgegenstand und darf nur einmal vorkommen: ein Exemplar, kein Projekt, keine zweite Karte dieses Namens
pack-abilities = hat { $found } Fähigkeiten; möglich sind höchstens { $most }
pack-endless = kostet nichts und hat keine Grenze, ließe sich also endlos benutzen; gib stamina, pay oder limit an

pack-count-tiles = Spielplanteile: { $found }; eine Geländeart hat { $low }
pack-count-start-tiles = Startteile (Rückseite 0): { $found }; eine Geländeart hat { $low }
pack-count-water = Wasserquellen: { $found }; eine Geländeart hat höchstens { $high }
pack-count-early-nights = Nachtkarten der Stufe 1: { $found }; ein Spielset hat { $low }
pack-count-late-nights = Nachtkarten der Stufe 2: { $found }; ein Spielset hat { $low }
pack-count-blue-threats = blaue Bedrohungskarten: { $found }; ein Spielset hat { $low }
pack-count-orange-threats = orange Bedrohungskarten: { $found }; ein Spielset hat { $low }
pack-count-quests = Questkarten, also Abschnitte aller Szenarien: { $found }; ein Spielset hat { $low }
pack-count-projects = normale Projekte: { $found }; ein Spielset hat { $low }
pack-count-complex-projects = komplexe Projekte: { $found }; ein Spielset hat { $low }
pack-count-characters = Charaktere: { $found }; ein Spielset hat { $low }
pack-count-discovery = Entdeckungskarten beider Geländearten und aller Szenarien, samt Spezialmonstern im Entdeckungsstapel: { $found }; ein Spielset hat { $low } bis { $high }
pack-count-enemies = Feindkarten beider Geländearten, samt Spezialmonstern im Feindstapel: { $found }; ein Spielset hat { $low } bis { $high }
pack-count-discovery-and-enemies = Entdeckungs- und Feindkarten zusammen: { $found }; ein Spielset hat { $low }
pack-count-features = Umgebungsplättchen beider Geländearten, mit Ressourcen, Feinden oder Nummern: { $found }; ein Spielset hat { $low } bis { $high }
pack-count-specials = Spezialmonster: { $found }; ein Spielset hat { $low } bis { $high }
pack-count-features-and-specials = Umgebungsplättchen und Spezialmonster zusammen: { $found }; ein Spielset hat { $low }
pack-count-monsters = Monsterplättchen beider Geländearten: { $found }; ein Spielset hat { $low }
pack-count-hundreds = verschiedene Entdeckungskarten mit der Nummer 100: { $found }; Szenario 5 braucht { $low } bis { $high }
