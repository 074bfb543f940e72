# Die Seiten rund um den Tisch: erste Seite, neue und eigene Tische, Einladungen, Regeln, Mitwirkende, Einstellungen.
# Auf Schaltflächen steht wenig; ein Hinweis (.hint) ist ein Satz. Namen von Menschen, Verlagen und Software bleiben, wie sie sind.

page-title = Emberwatch
page-title-of = { $page } · Emberwatch
page-title-new = Neuer Tisch
page-title-tables = Deine Tische
page-title-join = Einladung
page-title-rules = Regeln
page-title-credits = Mitwirkende
page-title-lost = Hier ist nichts

## Überall

page-skip = Zum Inhalt springen
page-ways = Seiten
page-more = Mehr
page-close = Schließen
page-done = Fertig
page-save = Speichern
page-saved = Gespeichert.
page-again = Noch einmal versuchen
page-loading = Einen Moment …
page-starting = Einen Moment …
page-problem-unreachable = Der Server ist gerade nicht zu erreichen. Prüfe deine Verbindung und versuche es noch einmal.
page-problem-server = Der Server hat das nicht verstanden oder ist überlastet (Status { $status }). Versuche es gleich noch einmal.
page-problem-page = Auf dieser Seite ist etwas schiefgegangen. Versuche es noch einmal oder lade die Seite neu.

## Wohin es geht

page-way-home = Start
page-way-tables = Tische
page-way-new = Neuer Tisch
    .hint = Spieler, Bots und Optionen selbst wählen oder Freunde einladen.
page-way-rules = Regeln
page-home-way = Zur Startseite
page-asking =
    { $n ->
        [one] An einem Tisch bist du am Zug
       *[other] An { $n } Tischen bist du am Zug
    }

## Die Spiele

page-game-outlive = Outlive
    .facts = 2 bis 4 Spieler · jeder für sich
    .what = In sechs Tagen kommt Convoy und nimmt nur eine Gruppe mit. Schicke am Tag deine Helden los, ernähre nachts deine Leute und halte die Strahlung fern.
page-game-discover = Discover
    .facts = 1 bis 4 Spieler · semikooperativ
    .what = Du wachst in einer Wildnis auf, die niemand kennt, und willst fort. Erkunde, sammle, halte das Feuer am Brennen; jedes Spielset ist eine andere Wildnis mit einer anderen Geschichte.

## Die erste Seite

page-home-title = Zwei Überlebensspiele, ein Tisch
page-home-lead = Emberwatch bringt Outlive und Discover in deinen Browser, genau nach den Regelheften: allein gegen Bots, gemeinsam an einem Bildschirm oder online mit Freunden. Ohne Installation, ohne Konto, ohne Wartezeit.
page-play-now = Jetzt spielen
    .hint = Ein Spiel gegen Bots beginnt sofort.
page-play-guided = Mit Anleitung
    .hint = Ein echtes Spiel gegen Bots, in dem dir alles erklärt wird, sobald es vorkommt.
page-own = Deine Tische
    .none = Noch läuft kein Spiel. „Jetzt spielen“ beginnt sofort eines; du kannst jederzeit gehen und wiederkommen.
    .all = Alle deine Tische
page-fact-link = Lade Freunde mit einem Link ein. Ohne Konto, ohne Passwort.
page-fact-rules = Zeige auf etwas, und du erfährst, was es tut. Geht etwas nicht, erfährst du, warum.
page-fact-devices = Spiele am Computer, Tablet oder Handy weiter: Der Tisch wartet auf dich.
page-fact-dice = Niemand kann schummeln, nicht einmal wir: Am Ende können alle jeden Wurf und jede Karte nachprüfen.
page-upload = Aufzeichnung öffnen
    .hint = Ein beendetes Spiel aus einer Datei wird wieder zum Tisch, den du dir Zug für Zug ansehen kannst.
    .busy = Wird gelesen …
    .wrong = { $file } ist keine Aufzeichnung von Emberwatch: Eine Aufzeichnung ist eine JSON-Datei.

## Wem diese Spiele gehören

page-unofficial-short = Eine unabhängige, inoffizielle Ausgabe. Outlive und Discover gehören ihren Autoren und Verlagen.
page-unofficial = Dies ist eine unabhängige, inoffizielle Ausgabe von Menschen, die diese Spiele mögen. Outlive, sein Name und seine Illustrationen gehören seinem Autor Grégory Oliver und seinem Verlag La Boîte de Jeu; Discover, sein Name und seine Illustrationen gehören seinem Autor Corey Konieczka und seinem Verlag Fantasy Flight Games. Von ihnen stammt hier nur, was in den Regeln festgelegt ist: Zeichnungen, Texte, Gelände und Geschichten sind unsere eigenen.
    .title = Inoffiziell
    .box = Wenn dir ein Spiel gefällt, kaufe die Schachtel. An einem echten Tisch ist es geselliger.

## Tische

page-tables-running =
    { $n ->
        [one] Ein laufendes Spiel
       *[other] { $n } laufende Spiele
    }
page-tables-over =
    { $n ->
        [one] Ein beendetes Spiel
       *[other] { $n } beendete Spiele
    }
page-line-asking = Du bist am Zug
page-line-waiting = Am Zug: { $names }
page-line-won = Du hast gewonnen
page-line-closed = Geschlossen: Die Regeln haben sich geändert
page-line-over = Gewonnen: { $names }
page-line-nobody = Niemand hat gewonnen
page-seat-open = freier Platz
page-seat-bot = Bot

## Eine Einladung

page-join = { $host } lädt dich zu { $game } ein
    .nobody = Du bist zu { $game } eingeladen
    .move = Spiele { $game } hier weiter
    .seat = Dein Platz
    .sit = Platz nehmen
    .go-on = Weiter als { $name }
    .hint = Dieser Browser merkt sich deinen Platz: Du kannst jederzeit gehen und wiederkommen.
    .move-hint = Dein Platz zieht in diesen Browser um; mit dem anderen kannst du dann nur noch zuschauen.
    .taken = Auf diesem Platz sitzt schon jemand. Du kannst zuschauen.
    .look = Zuschauen

## Ein neuer Tisch

page-new-game = Spiel
page-new-seats = Wer spielt mit?
    .count = Spieler
    .nobody = Du selbst sitzt nicht an diesem Tisch, sondern schaust zu.
page-new-guided = Mit Anleitung
    .hint = Alles wird erklärt, sobald es zum ersten Mal vorkommt.
page-new-options = Optionen
page-new-more = Weitere Optionen
page-new-open = Tisch eröffnen
page-seat-of = Platz { $n } ({ $colour })
page-colour-0 = Orange
page-colour-1 = Violett
page-colour-2 = Blau
page-colour-3 = Beige
page-sits-people = Menschen
page-sits-bots = Bots
page-sits-me = Ich
    .hint = Das ist dein Platz.
page-sits-here = Jemand an diesem Bildschirm
    .hint = Ihr teilt euch dieses Gerät; Verdecktes bleibt verdeckt, wenn ihr es weitergebt.
    .name = Name
page-sits-open = Frei: jemanden einladen
    .hint = Am Tisch bekommst du einen Link zum Verschicken. Anfangen kannst du schon vorher.

## Optionen. Der Wert einer Option ist ein Attribut: .table, .on; vor einer Zahl steht ein n: .n1; ihre Erklärung endet auf -hint.

page-option-outlive-edition = Spielregel
    .table = Alle vier zusammen
    .table-hint = Die beste Lesart des englischen, deutschen, französischen und spanischen Regelhefts zusammen. So wird gewöhnlich gespielt.
    .en = Englisch
    .en-hint = Jeder weitere Fang derselben Art bringt mehr Fleisch, ohne Obergrenze. Eine Jagd braucht mindestens einen Aktionspunkt. Helden, die sich nicht bewegen können, darfst du jederzeit wählen.
    .de = Deutsch
    .de-hint = Jeder weitere Fang derselben Art bringt mehr Fleisch, ohne Obergrenze. Helden, die sich nicht bewegen können, darfst du jederzeit wählen.
    .fr = Französisch
    .fr-hint = Eine Jagd braucht mindestens einen Aktionspunkt. Der Raum „Du wählst die Beute“ wirkt einmal pro Runde und nur, wenn der Unterlegene nicht alles hätte abwehren können. Der Baseballschläger gilt bei einem Besuch gegen alle, denen dein Held überlegen ist.
    .es = Spanisch
    .es-hint = Eine Jagd braucht mindestens einen Aktionspunkt. Der Baseballschläger gilt bei einem Besuch gegen alle, denen dein Held überlegen ist. Der Raum „Du wählst die Beute“ wirkt nur, wenn der Unterlegene nicht alles hätte abwehren können, dann aber auch für Munition. Mit dem Raum „Frachter +2 und immer Platz“ stehen dir besetzte Plätze bei jedem Besuch offen.
page-option-outlive-placement = Helden aufstellen
    .together = Alle gleichzeitig
    .together-hint = Alle entscheiden gleichzeitig und geheim.
    .in-turn = Reihum
    .in-turn-hint = Offen, immer einen Helden nach dem anderen.
page-option-discover-scenario = Szenario
    .n1-hint = Die Geschichte beginnt, in der ersten Geländeart des Spielsets. Für einen bis vier Spieler.
    .n2-hint = Die Geschichte geht weiter, noch in der ersten Geländeart. Für einen bis vier Spieler.
    .n3-hint = Die Geschichte geht weiter, in der zweiten Geländeart des Spielsets. Für einen bis vier Spieler.
    .n4-hint = Das Ende der Geschichte, in der zweiten Geländeart. Für einen bis vier Spieler.
    .n5-hint = Ein Spiel für sich: alle gegen alle, und wer zuletzt noch lebt, gewinnt. Für zwei bis vier Spieler.
page-option-discover-copy = Spielset
    .placeholder = eines, das noch niemand kennt
    .hint = Jedes Spielset ist eine Schachtel für sich, mit anderen Geländearten, Wesen und Karten. Lass das Feld leer, und du bekommst ein neues. Um ein Spielset noch einmal zu spielen oder das eines Freundes, gib seinen Code ein; auch eine beliebige Zahl ist möglich.
page-option-discover-terrain = Geländeart
    .early = Die erste
    .late = Die zweite
    .hint = Jedes Spielset hat zwei Geländearten.
page-option-discover-coop = Alle zusammen oder keiner
    .hint = Eine Hausregel: Alle gewinnen gemeinsam, und sobald jemand stirbt, haben alle verloren.
page-option-discover-guard = Schluss nach Nacht 60
    .hint = Damit jedes Spiel endet: Wer dann noch auf dem Spielplan ist, hat verloren.

## Regeln

page-rules-of = Regeln von { $game }
page-rules =
    .lead = Ein Text zu jeder Regel, in unseren eigenen Worten. Im Spiel findest du dieselben Texte dort, wo du sie brauchst.
    .games = Spiele
    .search = In den Regeln suchen
    .chapters = Kapitel
    .none = Zu deiner Suche passt keine Regel.
    .link = Link zu dieser Regel
page-rules-found =
    { $n ->
        [one] eine Regel
       *[other] { $n } Regeln
    }
page-chapter-outlive-S = Spielvorbereitung
page-chapter-outlive-W = Dämmerung
page-chapter-outlive-Q = Ziehen
page-chapter-outlive-D = Tag
page-chapter-outlive-P = Überlegenheit
page-chapter-outlive-A = Aktionen
page-chapter-outlive-G = Ausrüstung
page-chapter-outlive-N = Nacht
page-chapter-outlive-R = Räume
page-chapter-outlive-E = Ereignisse
page-chapter-outlive-Z = Spielende
page-chapter-discover-OV = Überblick
page-chapter-discover-CO = Spielmaterial
page-chapter-discover-SE = Spielaufbau
page-chapter-discover-RO = Die Runde
page-chapter-discover-FI = Lager und Feuer
page-chapter-discover-TH = Bedrohungen, Ablagestapel und Merkmale
page-chapter-discover-QU = Quests und Sieg
page-chapter-discover-AC = Aktionen
page-chapter-discover-CH = Häuptling
page-chapter-discover-GA = Sammeln
page-chapter-discover-MO = Bewegen und sammeln
page-chapter-discover-SC = Auskundschaften
page-chapter-discover-TR = Tauschen
page-chapter-discover-CR = Projekte und Herstellen
page-chapter-discover-SP = Ressourcen ausgeben
page-chapter-discover-LI = Transportlimit
page-chapter-discover-IN = Erforschen und nummerierte Karten
page-chapter-discover-DA = Schaden und Heilung
page-chapter-discover-KA = Todesopfer
page-chapter-discover-MN = Monster
page-chapter-discover-CB = Kampf
page-chapter-discover-RT = Rückzug
page-chapter-discover-FL = Flucht
page-chapter-discover-DE = Tödliche Feinde
page-chapter-discover-GO = Goldene Regeln
page-chapter-discover-OD = Ein Mal am Tag
page-chapter-discover-IT = Zählmarker auf Gegenständen
page-chapter-discover-CA = Kartenaktionen
page-chapter-discover-SO = Allein spielen
page-chapter-discover-S5 = Szenario 5
page-chapter-discover-SU = Kampfunterstützungskarten
page-chapter-discover-HO = Hausregel
page-chapter-discover-R = Klarstellungen, wo das Regelheft schweigt

## Einstellungen

page-settings = Einstellungen
page-name = Dein Name
    .hint = Die anderen am Tisch sehen ihn. Ohne Namen heißt du wie deine Farbe.
page-language = Sprache
page-language-en = English
page-language-de = Deutsch
page-language-fr = Français
page-language-es = Español
page-light = Design
    .system = Wie das System
    .light = Hell
    .dark = Dunkel
page-light-to-light = Helles Design
page-light-to-dark = Dunkles Design
page-speed = Tempo der Szenen
    .slow = Langsam
    .normal = Normal
    .fast = Schnell
    .instant = Sofort
page-less-motion = Weniger Bewegung
    .hint = Nichts wandert über den Tisch; was sich ändert, ist sofort da.
page-sound = Ton, wenn du am Zug bist
    .hint = Ein kurzer Ton, sonst nichts.
page-notices = Benachrichtigungen im Browser
    .hint = Wenn du am Zug bist und diese Seite im Hintergrund ist.
    .refused = Dein Browser lässt für diese Seite keine Benachrichtigungen zu. Du kannst sie in seinen Einstellungen erlauben.
page-messages = Nachrichten, wenn du weg bist
    .none = Keine
    .address = Adresse
    .on = Nachrichten gehen ab jetzt an { $address }.
    .off = Du bekommst keine Nachrichten mehr.
page-messages-mail = Per E-Mail
    .hint = Deine E-Mail-Adresse. Sie dient nur dazu, dir zu sagen, dass du am Zug bist.
page-messages-discord = Über Discord
    .hint = Die Adresse eines Discord-Webhooks.
page-messages-webhook = Per Webhook
    .hint = Eine Adresse (https://…), die aufgerufen wird, wenn du am Zug bist.

## Hier ist nichts

page-lost = Hier war noch niemand
    .hint = Unter dieser Adresse gibt es keine Seite. Vielleicht ist der Link alt, oder ihm fehlt ein Buchstabe.

## Mitwirkende

page-credits-icons = Symbole
    .hint = Game-icons.net von Lorc, Delapouite und anderen, unter der Lizenz CC BY 3.0; aus dem Paket @iconify-json/game-icons, von uns eingefärbt und skaliert.
page-credits-fonts = Schriften
    .hint = Unter der SIL Open Font License 1.1.
page-credits-page = Die Seite
    .hint = Womit diese Seite entwickelt wurde.
page-credits-server = Der Server
    .hint = Womit der Server entwickelt wurde.
page-credits-own = Emberwatch selbst
    .hint = Freie Software unter der MIT-Lizenz: Nutze sie, ändere sie, gib sie weiter. Alle Zeichnungen von Spielplänen, Geländearten und Plättchen sind unsere eigenen.
