# Was der Server des Tisches antwortet.

error-table-held = Auf Platz { $seat } ist der Zug noch nicht beendet.
error-table-stale = Am Tisch ging es inzwischen weiter: Du hast { $seq } Ereignisse gesehen, es sind aber { $count }. So steht es jetzt.
error-table-not-held = Du hast gerade keinen Zug zu beenden.
error-table-past = Du siehst dir gerade die Vergangenheit an. Kehre in die Gegenwart zurück, um weiterzuspielen.
error-table-not-asked = An dich gibt es gerade keine Frage.
error-table-crowded = Mehrere haben im selben Moment gezogen. Bitte versuche es noch einmal.
error-table-store = Das ließ sich gerade nicht speichern oder lesen. Bitte versuche es noch einmal.
error-table-failed = Auf dem Server ist etwas schiefgegangen. Es wurde vermerkt; bitte versuche es noch einmal oder lade die Seite neu.
error-table-other-seat = Das war für Platz { $seat } gedacht. So steht es jetzt.
error-table-no-look = Frühere Momente lassen sich gerade nicht zeigen. Bitte versuche es noch einmal.
error-table-bot-process = Der Bot hat nicht geantwortet ({ $problem }).
error-table-no-hint = Gerade ist kein Vorschlag möglich.
error-table-bot-slow = „{ $bot }“ würde zu lange nachdenken: Hier darf ein Bot höchstens { $longest } s je Zug nachdenken. Wähle eine Stufe oder eine kürzere Zeit.
error-table-no-bot = Auf Platz { $seat } spielt kein Bot.
error-table-spectator = Du schaust zu: Spielen kann nur, wer einen Platz am Tisch hat.
error-table-not-your-seat = Das ist nicht dein Platz.
error-table-not-your-table = An diesem Tisch sitzt du nicht.
error-table-creator = Das kann nur, wer den Tisch eröffnet hat.
error-table-seat-taken = Platz { $seat } ist besetzt.
error-table-standing = Auf „{ $name }“ kann man nicht im Voraus „{ $answer }“ antworten.
error-table-no-rule = Eine Regel { $rule } gibt es nicht.
error-table-too-fast = Das war zu viel auf einmal. Bitte warte einen Moment.
error-table-too-large = Die Nachricht hat { $size } Zeichen; erlaubt sind { $most }.
error-table-malformed = Die Nachricht ist nicht zu verstehen: { $problem }
error-table-chat-visitor = Zum Chatten braucht diese Seite ihr Cookie: Erlaube es und lade die Seite neu.
error-table-chat-often = Bitte höchstens { $most } Zeilen pro Minute.
error-table-empty = Bitte schreibe etwas.
error-table-long = Das sind { $size } Zeichen; erlaubt sind { $most }.
error-table-none = Diesen Tisch gibt es nicht.
error-table-nobody = Jemand muss am Tisch sitzen: Mindestens ein Platz gehört dir oder jemandem an diesem Bildschirm.
error-table-quota = Du hast innerhalb einer Stunde { $most } Tische eröffnet. Bitte warte, bevor du den nächsten eröffnest.
error-table-newcomers = Von deiner Adresse kommen zu viele neue Besucher. Bitte versuche es später noch einmal.
error-table-no-invitation = Diese Einladung gibt es nicht, oder sie wurde schon benutzt.
error-table-taken = Auf diesem Platz sitzt schon jemand anderes.
error-table-not-over = Die Aufzeichnung gibt es, wenn das Spiel zu Ende ist.
error-table-record-unfinished = Das Spiel in dieser Aufzeichnung ist nicht zu Ende.
error-table-record-dice = Diese Aufzeichnung enthält das Geheimnis zu ihrem Siegel nicht und lässt sich deshalb nicht prüfen.
error-table-record-unread = Diese Aufzeichnung lässt sich nicht nachspielen: Es dauert zu lange, oder sie ist beschädigt.
error-table-records-busy = Gerade werden viele Aufzeichnungen gelesen. Bitte versuche es gleich noch einmal.
error-table-request = Die Anfrage ist ungültig: { $where }: { $problem }
error-table-http = Das hat nicht geklappt (Status { $status }).
error-table-origin = Diese Anfrage kommt von einer anderen Website.
error-table-request-large = Das ist zu groß.
error-table-no-page = Die Seite ist noch nicht gebaut. Baue sie mit: make page
error-table-workers = { $workers } Prozesse brauchen eine PostgreSQL-Datenbank, zum Beispiel --database postgresql+psycopg://user@host/name; SQLite reicht nur für einen.
error-table-port = Port { $port } auf { $host } lässt sich nicht verwenden: { $problem }. Wähle mit --port einen anderen.

# Nach einer Aktualisierung der Regeln
error-table-closed = Dieses Spiel ist geschlossen: Niemand kann es fortsetzen.
error-table-closed-past = Dieses Spiel wurde nach älteren Regeln gespielt: Frühere Momente lassen sich nicht mehr zeigen, nur wie es jetzt steht.
error-table-newer-rules = Eine neuere Version von Emberwatch (Regelversion { $version }) hat dieses Spiel fortgesetzt; dieser Server spielt Version { $now }. Aktualisiere den Server, um weiterzuspielen.
error-table-record-chapters = Mitten in diesem Spiel wurden die Regeln aktualisiert, deshalb lässt sich nur sein letzter Teil prüfen. Hier wird eine solche Aufzeichnung nicht angenommen; „emberwatch replay“ liest sie.
table-rules-updated = Emberwatch wurde aktualisiert. Das Spiel geht dort weiter, wo es stand, nach Version { $version } der Regeln. Frühere Züge lassen sich nicht mehr zurücknehmen.
table-closed-rules = Dieses Spiel kann nicht weitergehen: Es begann nach Version { $version } der Regeln, und Version { $now } kann seine Stellung nicht übernehmen. Verlauf und Aufzeichnung bleiben erhalten.
table-closed-unknown = Dieses Spiel kann nicht weitergehen: Es begann mit einer Version von Emberwatch, die noch keine Stellungen speicherte. Mitspieler und Chat bleiben erhalten.
table-older-rules = Dieses Spiel wurde nach Version { $version } der Regeln gespielt. Du siehst, wie es endete; Version { $now } kann es nicht noch einmal abspielen.
error-table-undo-nothing = Du kannst nichts zurücknehmen: Seit dem Ende des letzten Zuges hast du nichts gewählt.
error-table-undo-drawn = Das kannst du nicht zurücknehmen: Seither wurde gezogen oder gewürfelt.
error-table-undo-seen = Das kannst du nicht zurücknehmen: Dadurch hat jemand etwas Verdecktes gesehen.
error-table-undo-others = Das kannst du nicht zurücknehmen: Seither hat jemand anderes etwas gewählt.
error-table-undo-often = In diesem Spiel kannst du nichts mehr zurücknehmen: Das ist schon zu oft geschehen.
error-table-undo-over = Das Spiel ist zu Ende: Jetzt lässt sich nichts mehr zurücknehmen.

# A question that a card asks, at the table and in the terminal; the question is a sentence of its own.
asked-by-card = „{ $card }“ fragt: { $question }

# What tells a table from others in a list
table-fact = { $text }
error-table-not-finished = Du kannst einen Tisch weglegen, sobald das Spiel zu Ende ist.
