# Was an einer Anfrage nicht stimmt und was richtig wäre.

error-unknown-game = Ein Spiel „{ $game }“ gibt es nicht. Spiele: { $games }.
error-seats = Für { $game } sind { $allowed } Sitzplätze möglich, nicht { $seats }.
error-unknown-option = { $game } hat keine Option „{ $option }“. Optionen: { $options }.
error-option-value = Die Option „{ $option }“ kann nicht „{ $value }“ sein. Möglich: { $values }.
error-option-pack = Ein Inhaltspaket ist der Inhalt einer Paketdatei, also eine Tabelle von Tabellen, kein Wert vom Typ { $kind }.
error-pack = Das Inhaltspaket lässt sich nicht verwenden: { $problem }
error-seed = Ein Seed ist eine ganze Zahl von 0 bis 18446744073709551615, nicht „{ $seed }“.
error-seed-and-secret = Gib entweder einen Seed oder ein Geheimnis an, nicht beides.
error-secret-length = Das Geheimnis versiegelter Würfel hat 32 Byte, nicht { $bytes }.
error-language = Die Sprache „{ $language }“ gibt es hier nicht. Sprachen: { $languages }.

error-no-such-seat = Einen Sitzplatz { $seat } gibt es nicht. Die Sitzplätze sind von 0 bis { $last } nummeriert.
error-unknown-pick = { $pick } ist kein Zug von { $game }. Ein Zug ist ein Tupel wie ("move", "hero-5", "forest").
error-game-over = Das Spiel ist zu Ende: „{ $pick }“ kann nicht mehr gewählt werden.
error-not-waiting = Sitzplatz { $seat } wird gerade nichts gefragt und kann „{ $pick }“ deshalb nicht wählen. Gefragt ist: Sitzplatz { $waiting }.
error-not-offered =
    Sitzplatz { $seat } kann „{ $pick }“ jetzt nicht wählen. { $count ->
        [one] Möglich ist ein anderer Zug; picks({ $seat }) nennt ihn.
       *[other] Möglich sind { $count } andere Züge; picks({ $seat }) nennt sie.
    }

error-record-form = Eine Aufzeichnung ist eine Tabelle mit „format“, „game“, „picks“ und mehr, kein Wert vom Typ { $problem }.
error-record-field = In der Aufzeichnung fehlt „{ $field }“, oder dort steht nicht, was dort hingehört.
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
error-record-dice = Eintrag { $at } der Aufzeichnung, „{ $pick }“, ist nicht das, was ihre Würfel ergeben: Sie wurde verändert.
error-record-seal = Das Geheimnis der Würfel in der Aufzeichnung ist nicht das versiegelte.
error-record-without-dice = Diese Aufzeichnung enthält das Geheimnis ihrer Würfel nicht; das Spiel lässt sich daher nicht fortsetzen.
error-record-differs = Eintrag { $at } der Aufzeichnung, „{ $pick }“, ist nicht das, was dort geschieht.
error-record-illegal = Eintrag { $at } der Aufzeichnung ist nicht möglich: { $problem }
error-record-outcome = Das Spiel endet nicht so, wie die Aufzeichnung sagt.
error-record-state = Das Spiel kommt nicht zu dem Stand, den die Aufzeichnung nennt: Sie wurde verändert.

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
pack-out-of-range = { $value } ist nicht erlaubt; möglich ist { $low } bis { $high }
pack-list-length =
    { $found ->
        [one] die Liste hat { $found } Wert; nötig: { $count }
       *[other] die Liste hat { $found } Werte; nötig: { $count }
    }
pack-twice = { $word } steht zweimal da; jeder Name darf nur einmal vorkommen
pack-total = ergibt zusammen { $total }; erlaubt ist { $low } bis { $high }
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
pack-not-mutual = nennt { $pair }, aber das Gegenstück von { $pair } ist { $other }; die zwei eines Paars müssen einander nennen
pack-same-age = ist { $age }, genau wie bei { $other }; jedes Alter darf nur einmal vorkommen, denn der älteste Anführer beginnt

## Die Befehlszeile

error-unknown-bot = Einen Bot „{ $bot }“ gibt es für dieses Spiel nicht. Bots: { $bots }.
error-seat-list = „{ $seats }“ ist keine Liste von Sitzplätzen. Schreib ein Wort je Sitzplatz, mit Kommas getrennt: me,greedy,random.
error-no-file = Die Datei { $file } gibt es nicht.
error-file = { $file } lässt sich nicht lesen oder schreiben: { $reason }
error-not-json = { $file } ist keine Aufzeichnung, denn es ist kein JSON ({ $reason }).
error-unknown-rule = { $game } hat keine Regel { $rule }. Regeln: { $rules }.
error-folder = { $folder } lässt sich nicht für Aufzeichnungen verwenden: { $reason }
error-not-a-save = { $file } ist kein gespeichertes Spiel dieses Programms.
