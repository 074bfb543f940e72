# Der Tisch selbst: die Frage, der Verlauf, der Blick zurück, Spieler, Vorlieben, die Anleitung.
# Auf Schaltflächen steht wenig; ein Hinweis (.hint) ist ein Satz, den der ruhende Mauszeiger hervorholt.
# $name und $names sind Namen von Spielern, fertig für den Satz.

page-table-title = { $game } · Emberwatch
page-table-title-asked = ● { $question } · { $name }
page-table-notice = Du bist am Zug: { $game }
page-table-loading = Der Tisch wird vorbereitet …
page-table-home = Zur Startseite
page-table-gone = Diesen Tisch gibt es nicht
page-table-gone-why = Vielleicht ist der Link unvollständig, oder der Tisch wurde gelöscht.
page-table-newer = Dieses Spiel ist diesem Server voraus
page-table-newer-why = Eine neuere Version von Emberwatch hat es fortgesetzt. Sobald dieser Server aktualisiert ist, könnt ihr weiterspielen; verloren geht nichts.
page-table-failed = Dieser Tisch lässt sich nicht öffnen
page-table-failed-why = Auf dem Server ist etwas schiefgegangen. Wer ihn betreibt, findet den Grund im Serverprotokoll; verloren geht nichts.
page-table-again = Noch einmal versuchen
page-table-undrawn = Die letzte Stellung dieses Spiels lässt sich nicht mehr anzeigen. In der Aufzeichnung ist sie noch enthalten.
page-table-no-drawing = Diese Seite hat kein Bild von { $game }. Spielen kannst du trotzdem: Für jede Wahl gibt es unten in der Leiste eine Schaltfläche.
page-table-lost = Die Verbindung ist unterbrochen und wird wiederhergestellt. Dein Spiel ist sicher.
page-table-status-connecting = Verbinden …
page-table-status-lost = Keine Verbindung
page-table-status-closed = Geschlossen
page-table-spectators =
    { $count ->
        [one] { $count } Zuschauer
       *[other] { $count } Zuschauer
    }

## Teile des Tisches

page-table-parts = Teile des Tisches
page-table-tab-board = Spielplan
page-table-tab-own = Du
page-table-tab-others = Andere
page-table-tab-log = Verlauf
page-table-tab-offers = hier kannst du etwas wählen
page-table-side = Verlauf und Chat

## Die Frage

page-table-question = Die Frage
page-table-you-are-asked = Deine Entscheidung
page-table-choices = Möglichkeiten
page-table-all-choices =
    { $count ->
        [one] { $count } Möglichkeit
       *[other] Alle { $count } zeigen
    }
    .hint = Alle Möglichkeiten in einer Liste, jede mit dem, was sie bewirkt.
page-table-amount = Wie viele?
page-table-less = Weniger
page-table-more = Mehr
page-table-hint = Zug vorschlagen
    .hint = Ein Bot denkt über deine Lage nach und markiert, was er tun würde (H).
page-table-hinted = Vorschlag
page-table-question-rules = Regeln
    .hint = Die Regeln zu dieser Frage.
page-table-back = Zurück
    .hint = Etwas anderes wählen (Esc).
page-undo = Rückgängig
    .hint = Deinen letzten Zug zurücknehmen (U). Das geht, solange nichts aufgedeckt wurde und niemand sonst dran war.
page-end-turn = Zug beenden
    .hint = Die anderen sind dran (E).
page-table-held = Du bist fertig. Weiter?
page-table-held-off = Bis dahin kannst du noch „Rückgängig“ nutzen. Diese Frage lässt sich abschalten:
page-table-held-go = Weiter
page-table-waiting = Warten auf { $names }
page-table-waiting-held = { $name } muss noch den Zug beenden
page-table-thinking = Einen Moment …
page-table-open-seat = Ein Platz ist noch frei.
page-table-invite = Jemanden einladen
page-table-skip = Überspringen
    .hint = Sofort zeigen, wie es jetzt steht.

## Hilfe

page-table-help = Hilfe und Tasten
    .hint = Wie der Tisch funktioniert und was die Tasten tun (?).
page-table-help-glow = Was orange leuchtet, kannst du jetzt wählen. Klicke es auf dem Tisch an oder nutze die Schaltfläche unten in der Leiste; beides bewirkt dasselbe.
page-table-help-point = Lass den Mauszeiger auf etwas ruhen oder drücke auf einem Touchscreen lange darauf, und du erfährst, was es ist.
page-table-help-why = Klicke etwas an, das nicht leuchtet, und du erfährst, warum du es jetzt nicht wählen kannst.
page-table-key-numbers = 1–9
    .does = diese Möglichkeit wählen oder die gefragte Menge angeben
page-table-key-arrows = Tab, Pfeile
    .does = zum nächsten Element oder zur nächsten Schaltfläche
page-table-key-enter = Eingabe
    .does = wählen, was den Fokus hat
page-table-key-escape = Esc
    .does = zurück
page-table-key-undo = U
    .does = rückgängig
page-table-key-end = E
    .does = Zug beenden
page-table-key-question = Q
    .does = zur Frage gehen
page-table-key-hint = H
    .does = einen Zug vorschlagen
page-table-key-help = ?
    .does = die Regeln zu dem, worauf du zeigst, oder diese Hilfe
page-table-why = Warum geht das nicht?
page-table-rules = Regeln
page-table-rules-behind = Regeln:
page-table-rule =
    .hint = Diese Regel lesen.
page-table-all-rules = Alle Regeln
    .hint = Alle Regeln des Spiels zum Suchen und Lesen, auf einer eigenen Seite.

## Verlauf und Chat

page-table-log = Verlauf
    .hint = Was bisher geschah.
page-table-log-line =
    .hint = Diesen Moment ansehen.
page-table-log-card = Karte lesen
page-table-log-more =
    { $count ->
        [one] Im Verlauf steht noch { $count } weitere Zeile.
       *[other] Im Verlauf stehen noch { $count } weitere Zeilen.
    }
# Hinter einer Zeile, die für mehrere gleiche steht
page-table-log-times = × { $n }
page-table-log-empty = Noch ist nichts geschehen.
page-table-log-down = Zum Neuesten
page-table-chat = Chat
    .hint = Mit den anderen am Tisch reden.
page-table-chat-empty = Noch hat niemand etwas gesagt.
page-table-chat-nameless = ein Zuschauer
page-table-chat-write = Nachricht schreiben
page-table-chat-send = Senden
    .hint = Alle am Tisch und alle Zuschauer können es lesen.
page-table-unread =
    { $count ->
        [one] { $count } ungelesene Zeile
       *[other] { $count } ungelesene Zeilen
    }

## Der Blick zurück

page-table-travel = Zurückblicken
    .hint = Frühere Momente dieses Spiels noch einmal sehen.
page-table-past = Moment { $at } von { $now }
page-table-present = Die Gegenwart
page-table-moment = Moment
page-table-step-back = Einen Schritt zurück
page-table-step-forward = Einen Schritt vor
page-table-play = Abspielen
page-table-pause = Pause
page-table-speed = Tempo
page-table-times = { $speed }×
page-table-back-to-now = Zurück in die Gegenwart
page-table-back-to-end = Zurück zum Ende

## Spieler

page-table-menu = Menü
page-table-settings = Einstellungen
    .hint = Name, Sprache, Design, Bewegung, Ton und Benachrichtigungen.
page-table-players = Spieler
    .hint = Wer wo sitzt, Einladungen, andere Geräte.
page-table-seat = Platz { $number }
page-table-seat-open = freier Platz
page-table-seat-asked = entscheidet gerade
page-table-seat-bot = Bot
page-table-seat-stand-in = von einem Bot vertreten
page-table-seat-here = ist da
page-table-seat-away = ist weg
page-table-name = Dein Name
    .hint = Die anderen sehen ihn.
page-table-invitation = Einladungslink
    .hint = Schicke diesen Link an die Person, die hier sitzen soll.
page-table-or-bot = Oder ein Bot übernimmt den Platz:
page-table-copy = Kopieren
    .hint = Den Link kopieren.
page-table-copied = Kopiert
    .hint = Der Link ist in deiner Zwischenablage.
page-table-share = Teilen
    .hint = Den Link zu diesem Tisch weitergeben.
page-table-device = Auf einem anderen Gerät weiterspielen
    .hint = Öffne dort diesen Link; dein Platz zieht dann in den anderen Browser um. Wer den Link hat, hat den Platz.
page-table-watch = Zuschauer
    .hint = Wer diesen Link öffnet, kann zuschauen, sieht aber nichts Verdecktes.
page-table-leave = Den Tisch verlassen
    .hint = Dein Platz bleibt deiner; du findest den Tisch unter deinen Tischen wieder.

## Vorlieben

page-table-habits = Deine Vorlieben
    .hint = Zug beenden, Antworten im Voraus und wer spielt, während du weg bist.
page-table-explicit-end = Ich beende meine Züge selbst
    .hint = Bis du auf „Zug beenden“ drückst, kannst du deine Züge zurücknehmen. Sonst sind sofort die anderen dran.
page-table-standing = Antworten im Voraus
    .hint = Die anderen müssen nicht auf dich warten, wenn in ihren Zügen eine dieser Fragen aufkommt.
page-table-standing-ask = Mich fragen
page-table-stand-in = Vertretung
    .hint = Ein Bot kann für dich spielen, während du weg bist. Du kannst jederzeit wieder übernehmen.
page-table-stand-in-never = Niemand spielt für mich
page-table-stand-in-away = Ein Bot spielt, wenn ich so lange weg bin:
page-table-stand-in-now = Ein Bot spielt ab jetzt
page-table-stand-in-after = Nach welcher Zeit
page-table-stand-in-bot = Welcher Bot
page-table-minutes =
    { $minutes ->
        [one] { $minutes } Minute
        [60] eine Stunde
        [1440] einen Tag
       *[other] { $minutes } Minuten
    }
page-table-kept = Gespeichert.
page-table-stand-in-plays = Ein Bot spielt für dich.
page-table-take-over = Übernehmen


## Mehrere an einem Bildschirm

page-table-curtain = Der Bildschirm geht an { $name }
page-table-curtain-why = Was nur du sehen darfst, bleibt verdeckt, bis du bestätigst, dass du es bist.
page-table-curtain-sit = Ich bin { $name }

## Das Ende

page-table-ending = Das Ende
page-table-to-board = Zum Spielplan
    .hint = Ansehen, wie am Ende alles stand (Esc).
page-table-score = Ergebnis
    .hint = Das Ergebnis noch einmal.
page-table-rematch = Revanche
    .hint = Dasselbe Spiel noch einmal mit denselben Spielern.
page-table-replay = Wiederholung
    .hint = Das ganze Spiel noch einmal sehen.
page-table-record = Speichern
    .hint = Die Aufzeichnung des Spiels als Datei: Jeder Zug lässt sich nachspielen und prüfen.
page-table-seal-check = Zufall prüfen
    .hint = Prüfe selbst, dass niemand nachgeholfen hat.
page-table-seal = Das Siegel des Zufalls
    .hint = Der Beweis, dass niemand den Zufall beeinflussen kann, nicht einmal dieser Server.
page-table-seal-why = Aller Zufall in diesem Spiel kommt aus einer einzigen geheimen Zahl, die vor Beginn gezogen wurde. Seitdem ist ihr Siegel für alle zu sehen. Aus dem Siegel kann niemand das Geheimnis erraten, aber nur dieses eine Geheimnis hat dieses Siegel: Es lässt sich also nachträglich nicht austauschen.
page-table-seal-hash = Das Siegel, von Anfang an zu sehen:
page-table-seal-later = Das Geheimnis steht hier, sobald das Spiel zu Ende ist. Schreibe dir das Siegel jetzt auf, wenn du es selbst vergleichen willst.
page-table-seal-secret = Das Geheimnis, zu sehen, weil das Spiel zu Ende ist:
page-table-seal-compute = Dein Browser berechnet das Siegel dieses Geheimnisses selbst (SHA-256):
page-table-seal-elsewhere = Browser berechnen das nur auf sicheren Seiten (https). In jedem Terminal geht es so:
page-table-seal-good = Es ist dasselbe. Das Geheimnis wurde nicht ausgetauscht.
page-table-seal-bad = Es ist nicht dasselbe! Gespielt wurde nicht mit dem Geheimnis, das am Anfang versiegelt wurde.
page-table-seal-draws = Alles, was gezogen oder gewürfelt wurde, folgt aus dem Geheimnis. Willst du es einzeln prüfen, speichere die Aufzeichnung: „emberwatch replay“ zieht alles noch einmal.

## Die Anleitung. page-guide-<Spiel>-<Schritt>: ein bis drei kurze Sätze und ein Titel, einmal im richtigen Moment gesagt.
## Räume, Plättchen und Aktionen heißen wie in den Textdateien des Spiels.

page-guide = Anleitung
page-guide-done = Alles klar
page-guide-off = Tipps aus
    .hint = Die Anleitung abschalten; du findest sie im Menü wieder.
page-guide-on = Anleitung
    .hint = Alles erklären, sobald es zum ersten Mal vorkommt.

page-guide-outlive-goal = In sechs Tagen kommt Convoy und nimmt nur eine Gruppe mit: die mit den meisten Überlebenspunkten (ÜP). Punkte bringen Überlebende, voll besetzte Räume, instand gesetzte Ausrüstung und abgewendete Ereignisse; Strahlung kostet welche.
    .title = Worum es geht
page-guide-outlive-screen = Diese Leiste zeigt immer die aktuelle Frage. Was orange leuchtet, kannst du wählen, auf dem Tisch oder mit einer Schaltfläche. Lass den Mauszeiger auf etwas ruhen oder drücke lange darauf, und du erfährst, was es ist.
    .title = Wie du spielst
page-guide-outlive-rooms = Jedes Plättchen ist ein Raum, den du später bauen darfst. Auf zwei der sechs musst du verzichten. Ein Raum hilft dir nur, solange auf allen seinen Plätzen Überlebende wohnen, und die verbrauchen jede Nacht seinen Unterhalt. Räume, die oft etwas bringen, sind mehr wert.
    .title = Deine Räume
page-guide-outlive-found = Einen Raum baust du gleich jetzt, kostenlos. Die ersten drei haben alle: „Raumbau“ macht jede Nacht einen Raum billiger und ist ein solider Anfang.
    .title = Dein erster Raum
page-guide-outlive-settle = Ein Raum wirkt nur, wenn er voll besetzt ist. Aber wer darin ist, muss jede Nacht essen; in der Luftschleuse brauchen deine Leute nur Wasser und halten die Strahlung ab. Oft ist es klug, vorerst in der Luftschleuse zu bleiben.
    .title = Raum oder Luftschleuse?
page-guide-outlive-leader = Dein Anführer bestimmt, wo deine vier Helden beginnen und was du am Anfang hast. Wer den ältesten Anführer hat, beginnt.
    .title = Dein Anführer
page-guide-outlive-placing = Deine Helden haben die Stärken 3, 3, 4 und 5, die Zahl auf ihnen: So viel schaffen sie bei einem Besuch. Stelle jeden an einen der Startorte deines Anführers; von dort gehen sie einen oder zwei Schritte am Tag.
    .title = Wo Helden beginnen
page-guide-outlive-day = Sechs Tage, sechs Nächte. Am Tag bewegen alle reihum einen Helden nach dem anderen, bis jeder Held dran war. Die Leiste in der Mitte zeigt den Tag und wie stark die Strahlung heute Nacht wird.
    .title = Der Tag beginnt
page-guide-outlive-event = Jeder Tag bringt ein Ereignis, das euch das Leben schwer macht, bis jemand nachts zahlt, um es abzuwenden, und dafür seine Punkte bekommt. Seine Karte liegt in der Mitte unter dem Tag: Zeige darauf, um sie noch einmal zu lesen.
    .title = Ereignisse
page-guide-outlive-turn = Wähle einen Helden und dann, wohin er geht: einen oder zwei Schritte auf dem Ring, aber nie zu einem deiner anderen Helden. Denke an die Nacht: Du brauchst etwas zu essen und etwas Wasser.
    .title = Ein Zug
page-guide-outlive-points = Dein Held hat so viele Aktionspunkte wie Stärke. Gib sie einzeln aus; was übrig ist, wenn du hier fertig bist, verfällt.
    .title = Aktionspunkte
page-guide-outlive-wild = Für jeden Punkt nimmst du einen Marker: Holz im Wald, Metall im Bergwerk, Elektronik im Vergnügungspark. Mit diesen drei Materialien baust du Räume und setzt Ausrüstung instand.
    .title = Materialien
page-guide-outlive-hunting = Einmal pro Besuch kannst du das offene Jagdwild jagen: Aktionspunkte und Munition müssen zusammen seine Ausdauer ergeben. Sein Fleisch ernährt heute Nacht deine Leute. Jeder weitere Fang derselben Art bringt mehr.
    .title = Jagen
page-guide-outlive-base = Für einen Punkt nimmst du 1 Munition: gut für die Jagd und um deine Vorräte zu verteidigen, wenn dir jemand überlegen ist. Die Algen, eine Dosis am Tag für alle Spieler, senken deine Strahlungsanzeige um 1 Level.
    .title = Militärbasis
page-guide-outlive-dam = Zahle 1 Elektronik für das Filtersystem; dann nimmst du für jeden Punkt 1 Wasser. Mehr als Wasser brauchen deine Leute in der Luftschleuse nicht.
    .title = Staudamm
page-guide-outlive-city = Für einen Punkt nimmst du eine der offenen Ausrüstungen oder ziehst ein Suchplättchen, das alles oder nichts bringen kann. Ausrüstung ist defekt, bis du sie nachts instand setzt.
    .title = Stadt
page-guide-outlive-end-turn = Dein Held ist fertig. Drücke auf „Zug beenden“ (E), und die anderen sind dran; bis dahin kannst du „Rückgängig“ nutzen. Unter „Deine Vorlieben“ kannst du das abschalten.
    .title = Ende eines Zugs
page-guide-outlive-undo = Mit „Rückgängig“ (U) nimmst du einen Zug zurück, solange er nichts aufgedeckt hat.
    .title = Doch lieber anders?
page-guide-outlive-pressure = Wo dein Held ankommt, nutzt er seine Überlegenheit gegen jeden schwächeren fremden Helden aus, der heute schon dran war: Aktive Helden stehen, untätige liegen. Für jeden Punkt Unterschied gibt dir der andere Spieler 1 Lebensmittel oder 1 Material, oder er wehrt ihn mit 1 Munition ab. Stärkere Helden machen es mit dir genauso.
    .title = Überlegenheit
page-guide-outlive-cargo = Auf dem Frachter brauchst du keine Aktionspunkte: Du bekommst sofort Konserven und einen Überlebenden. Auf jeden Platz passt ein Held, und zwar einer mit dieser Stärke. Wer als Erster kommt, ist ab heute Nacht Startspieler.
    .title = Frachter
page-guide-outlive-defend = Ein Held ist deinem überlegen. Für je 1 Munition, die du ausgibst, behältst du 1 Lebensmittel oder Material.
    .title = Du bist unterlegen
page-guide-outlive-night = In der Nacht sorgst du für deinen Bunker, Schritt für Schritt: Ereignisse abwenden, alle ernähren, Strahlung, rekrutieren, bauen, instand setzen. Zu einem früheren Schritt geht es nicht zurück.
    .title = Nacht
page-guide-outlive-overcome = Zahle, was ein Ereignis verlangt: Dann ist es abgewendet, und seine Überlebenspunkte gehören dir. Das geht reihum; wer passt, ist für heute Nacht raus.
    .title = Ereignisse abwenden
page-guide-outlive-food = Jede Nacht verbraucht jeder Raum, in dem jemand ist, seinen Unterhalt, die Zahl oben rechts: so viele Lebensmittel (Fleisch, Wasser oder Konserven). Jede besetzte Reihe der Luftschleuse verbraucht 1 Wasser. Für jeden fehlenden Marker verlierst du einen Überlebenden. Plane das am Tag ein.
    .title = Ernähren
page-guide-outlive-lose = Jemand muss gehen. Ein Raum, der nicht mehr voll besetzt ist, wirkt nicht mehr; wähle also, wo es am wenigsten wehtut.
    .title = Ein Verlust
page-guide-outlive-radiation = Jeder in deiner Luftschleuse hält 1 Level der heutigen Strahlung ab; um den Rest steigt deine Strahlungsanzeige. Das kostet am Ende Punkte, und über den letzten Level hinaus kostet es Leben. Alle paar Tage wird die Strahlung stärker.
    .title = Strahlung
page-guide-outlive-recruit = Für 1 Lebensmittel kommt ein neuer Überlebender in die Luftschleuse. Jeder ist am Ende einen Punkt wert, hilft gegen Strahlung und kann einen Raum füllen. Übriges Fleisch würde heute Nacht ohnehin verderben.
    .title = Rekrutieren
page-guide-outlive-build = Ein Raum kostet drei Materialien. Deine Leute können aus der Luftschleuse in Räume ziehen, nie zurück, und ein voll besetzter Raum wirkt sofort. Lass ein paar in der Luftschleuse, für die nächste Strahlung.
    .title = Bauen
page-guide-outlive-repair = Instand gesetzte Ausrüstung wirkt einmal am Tag und ist am Ende einen Punkt wert; zwei, deren halbe Symbole zusammenpassen, sind noch einen Punkt mehr wert.
    .title = Instand setzen
page-guide-outlive-spoil = Am Ende der Nacht verdirbt alles Fleisch und alles Wasser bis auf 2; Konserven halten ewig. Was verderben würde, ist beim Rekrutieren besser aufgehoben.
    .title = Was verdirbt
page-guide-outlive-score = Deine Punkte stehen in deinem Bunker, Teil für Teil. Voll besetzte Räume zählen umso mehr, je mehr du davon hast.
    .title = Deine Punkte
page-guide-outlive-last = Der letzte Tag. Nach dieser Nacht wählt Convoy, und was dann noch in deinen Depots liegt, zählt nur bei Gleichstand: Besetze Räume, setze Ausrüstung instand, wende Ereignisse ab.
    .title = Der letzte Tag
page-guide-outlive-over = Convoy hat gewählt. „Wiederholung“ zeigt das Spiel noch einmal, „Revanche“ beginnt ein neues. Jetzt kennst du Outlive.
    .title = Das war’s

page-guide-discover-goal = Du bist in einer Wildnis gestrandet, die niemand kennt. Die Quest sagt, was zu tun ist; wer lebt und ihren letzten Abschnitt erfüllt, hat gewonnen. Das können mehrere von euch schaffen.
    .title = Worum es geht
page-guide-discover-screen = Diese Leiste zeigt immer die aktuelle Frage. Was orange leuchtet, kannst du wählen, auf dem Spielplan oder mit einer Schaltfläche. Lass den Mauszeiger auf etwas ruhen oder drücke lange darauf, und du erfährst, was es ist.
    .title = Wie du spielst
page-guide-discover-character = Wähle, wer du bist. Jeder Charakter kann etwas, das sonst niemand kann; zeige auf eine Karte, um sie zu lesen.
    .title = Dein Charakter
page-guide-discover-stamina = Alles, was du tust, kostet Ausdauer, meistens 1. Du kannst so viel tun, wie deine Ausdauer erlaubt. Die Nacht gibt dir neue, bis höchstens 12, und was du heute sparst, hast du morgen noch.
    .title = Ausdauer
page-guide-discover-moving = Du kannst auf jedes leuchtende Feld neben dir gehen. Was es kostet, hängt vom Gelände ab: leichtes kostet 1 Ausdauer, schweres mehr. Danach darfst du dort einmal kostenlos sammeln.
    .title = Bewegen
page-guide-discover-scouting = Neben dir liegt ein Spielplanteil, das noch niemand gesehen hat. Auskundschaften kostet 1 Ausdauer und deckt es auf, mit allem, was darauf ist. Tu das in den ersten Tagen oft: Irgendwo da draußen ist, was eure Quest braucht.
    .title = Auskundschaften
page-guide-discover-gathering = Ein verdecktes Plättchen kann eine Ressource sein, eine Karte mit einer Geschichte oder ein Feind. Nach einer Bewegung ist Sammeln kostenlos, sonst kostet es 1 Ausdauer.
    .title = Sammeln
page-guide-discover-water = Die Nächte bringen Hunger und Durst. Habe immer etwas Nahrung und sauberes Wasser dabei; Tiere geben rohes Fleisch, und Wasserquellen versiegen nie.
    .title = Nahrung und Wasser
page-guide-discover-projects = Deine Projekte sind Werkzeuge, die du herstellen kannst. Zeige auf eines, um zu sehen, was es kostet, und sammle das unterwegs: Gute Werkzeuge entscheiden das Spiel.
    .title = Projekte
page-guide-discover-crafting = Du hast alles, was ein Projekt kostet. Herstellen kostet 1 Ausdauer; du bekommst den Gegenstand, das Projekt liegt für alle offen, und du ziehst ein neues.
    .title = Herstellen
page-guide-discover-landmark = Ein Orientierungspunkt ist gefunden. Jeder hat eine Nummer und eine eigene Karte. Geh hin und erforsche ihn: Orientierungspunkte führen zu Quests und Schätzen. Nennt ihn deine Quest, musst du genau dorthin.
    .title = Orientierungspunkte
page-guide-discover-investigating = Du stehst auf einem Orientierungspunkt. Erforschen kostet 1 Ausdauer, und seine Karte wird gelesen; du kannst es später wieder tun.
    .title = Erforschen
page-guide-discover-card = Eine Karte wurde vorgelesen, und alle haben sie gehört. Du findest sie im Verlauf wieder: Die kleine Karte neben der Zeile öffnet sie.
    .title = Karten
page-guide-discover-fire = An einem brennenden Feuer wird rohes Fleisch zu Nahrung, beliebig viel für 1 Ausdauer, und manches lässt sich nur dort herstellen. Ein erloschenes Feuer brennt für 1 Holz wieder.
    .title = Feuer und Braten
page-guide-discover-recover = Du kannst heilen: Nahrung gegen Hunger, sauberes Wasser gegen Durst, Medikamente gegen Krankheit, für je 1 Ausdauer. Physischen Schaden heilen nur manche Karten.
    .title = Erholen
page-guide-discover-trade = Du bist mit jemandem auf einem Feld. Gebt und nehmt, worauf ihr euch einigt; auch Geschenke sind erlaubt.
    .title = Tauschen
page-guide-discover-limit = Du kannst zehn Dinge tragen. Ressourcen, die du zurücklässt, bleiben auf diesem Feld, und du kannst sie später holen.
    .title = Zu viel zu tragen
page-guide-discover-undo = Mit „Rückgängig“ (U) nimmst du einen Zug zurück, solange er nichts aufgedeckt hat.
    .title = Doch lieber anders?
page-guide-discover-end-turn = Du wirst müde. Wenn du genug getan hast, beende deinen Zug (E): Übrige Ausdauer behältst du. Denke an die Nacht: Wer an einem brennenden Feuer schläft, ist meist besser dran.
    .title = Ende deines Zugs
page-guide-discover-held = Du bist fertig, aber es geht erst weiter, wenn du auf „Zug beenden“ (E) drückst: Bis dahin kannst du „Rückgängig“ nutzen. Unter „Deine Vorlieben“ kannst du das abschalten.
    .title = Fertig?
page-guide-discover-night = In der Nacht wird eine Karte gelesen: Du ruhst dich aus, und sie kann Hunger, Wetter oder Monster bringen. Wo du schläfst, kann wichtig sein; ein brennendes Feuer ist ein guter Ort.
    .title = Nacht
page-guide-discover-threat = Eine Bedrohung trifft den, der sie zieht. Manche gehen gleich vorüber, andere bleiben, bis du sie so loswirst, wie ihre Karte es sagt.
    .title = Bedrohungen
page-guide-discover-monster = Ein Monster geht um. Es bleibt verdeckt, bis es auf jemanden trifft: Wer auf seinem Feld ist, muss es bekämpfen.
    .title = Monster
page-guide-discover-combat = Zwei Würfel. Deiner trifft, wenn er die Verteidigung des Feindes erreicht; der rote trifft dich, wenn er dessen Angriff erreicht. Bevor sie zählen, kannst du sie mit Ressourcen und Gegenständen ändern: Auf jeder Schaltfläche steht, wie.
    .title = Kampf
page-guide-discover-support = In deiner Nähe kämpft jemand. Du darfst eine deiner drei Kampfunterstützungskarten spielen; danach bekommst du sie zurück.
    .title = Unterstützung
page-guide-discover-damage = Für jeden Schaden wird eines deiner drei Herzen durch die Schadensart ersetzt. Der vierte Schaden ist dein Ende, also heile rechtzeitig.
    .title = Schaden
page-guide-discover-chieftain = Der Häuptling ist jeden Tag zuerst dran und entscheidet, wenn sich die anderen nicht einig werden. Nach jeder Nacht kann es jemand anderes sein.
    .title = Häuptling
page-guide-discover-winning = Die Quest geht voran. Ist ein Abschnitt geschafft, sagt seine Karte, wie es weitergeht; der letzte Abschnitt ist der Weg hinaus.
    .title = Die Quest
page-guide-discover-over = Die Geschichte ist zu Ende. „Wiederholung“ zeigt sie noch einmal, „Revanche“ beginnt eine neue. Jetzt kennst du Discover.
    .title = Das war’s

# Im Hinweis: ein Spieler und wie es um ihn steht: ist da, ist weg, ein Bot …
page-table-player-is = { $name }: { $what }

# On a choice that wins the game for certain
page-table-wins = Gewinnt das Spiel
# Like page-guide-discover-goal, for somebody who plays alone
page-guide-discover-alone = Du bist allein in einer Wildnis gestrandet, die niemand kennt. Die Quest sagt, was zu tun ist; lebst du und erfüllst ihren letzten Abschnitt, hast du gewonnen.
    .title = Worum es geht

# Bevor ein Zug endet, obwohl viel verloren ginge.
page-table-leaving = Zug beenden?
page-table-leaving-stay = Weiterspielen
page-table-leaving-end = Zug beenden

## Während das Ende erzählt wird

page-table-being-told = Das Ende wird erzählt …
page-table-skip-ending = Überspringen
    .hint = Das Ergebnis sofort sehen

## Der Coach und Tipps

page-coach-on = Coach einschalten
    .hint = Vor einem deutlich schlechten Zug fragt der Coach, ob du ihn wirklich meinst.
page-coach-off = Coach ausschalten
    .hint = Jeder Zug gilt sofort, ohne Rückfrage.
page-coach-sure = Trotzdem bei deiner Wahl bleiben?
page-coach-sure-end = Den Zug trotzdem beenden?
page-coach-anyway = Trotzdem machen
page-coach-back = Noch einmal überlegen
page-coach-show = Den besseren Zug zeigen
page-hint-close = Tipp schließen
page-undo-why = Warum sich jetzt nichts zurücknehmen lässt (U).

# Abkürzungen unter den Möglichkeiten
page-table-single = Einzeln
    .hint = Jede einzelne Möglichkeit als Knopf zeigen
page-table-shortcuts-more = { $count } weitere
    .hint = Alle Abkürzungen zeigen
page-table-on-board = Auch als Knöpfe ({ $count })
    .hint = Was auf dem Brett leuchtet, auch als Knöpfe zeigen
page-table-then = dann: { $ending }

# Über der Liste dessen, was jemand anderes in seinem Zug tut
page-table-turn-of = { $name } ist am Zug

# Vorgelesen nach der ersten Hälfte einer Wahl
page-table-chosen-next =
    { $what }: Wie geht es weiter? { $count ->
        [one] Es gibt nur eine Möglichkeit.
       *[other] Es gibt { $count } Möglichkeiten.
    }

# Der Sprunglink am Tisch
page-table-to-question = Zur Frage springen

# Vorgelesen: was über jemanden oder etwas gesagt wird
page-table-about = { $name }: { $text }
