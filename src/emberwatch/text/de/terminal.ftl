# Das Spiel im Terminal. Wörter in Anführungszeichen wie „board“ oder „quit“ tippt der Spieler; sie sind in allen
# Sprachen gleich. Weitere Wörter der Sprache stehen in `term-word-…`, durch Leerzeichen getrennt.
# { $seat } trägt sein Zeichen, wo es allein steht (● Orange), ebenso { $tag }; { $tags }, { $standing } und { $lying }
# sind Zeichen mit der Stärke eines Helden (▲5). Ein Feld des Spielplans ist bei 80 Spalten 25 Zeichen breit.

## Der Anfang

term-title = Emberwatch: { $game }
term-intro =
    In sechs Tagen kommt Convoy und nimmt nur eine Gruppe mit: die mit den meisten Überlebenspunkten (ÜP).
    Punkte gibt es für Überlebende, für voll besetzte Räume im Bunker, für instand gesetzte Ausrüstung und ihre Symbolpaare, für abgewendete Ereignisse und für wenig Strahlung.
    Am Tag ziehen deine vier Helden los, einer nach dem anderen und abwechselnd mit denen der Mitspieler: Sie sammeln, jagen und suchen. In der Nacht ernährst du deine Leute, überstehst die Strahlung, rekrutierst, baust und setzt instand.
    Wer nicht satt wird, geht: Kümmere dich also zuerst um Nahrung und Wasser.
term-intro-commands = Beantworte eine Frage mit der Nummer deiner Wahl. „?“ erklärt die Frage, „? 3“ die dritte Möglichkeit, „help“ zeigt alle Befehle. Mit „quit“ kannst du jederzeit aufhören: Das Spiel wird gespeichert.
term-sits-human = { $seat }: ein Mensch an diesem Bildschirm
term-sits-bot = { $seat }: der Bot „{ $bot }“
term-rulebook = Spielregel: { $edition }. Helden aufstellen: { $placement }.
term-resumed = Das Spiel geht weiter. „log“ zeigt, was heute geschah.
# So heißen Spieler, denen niemand einen Namen gab: ihre Farben, als Namen
term-seat-0 = Orange
term-seat-1 = Violett
term-seat-2 = Blau
term-seat-3 = Beige
term-error-names = Für { $seats } Plätze wurden { $names } Namen angegeben. Gib höchstens einen Namen je Platz an, durch Kommas getrennt.

## Mehrere an einem Bildschirm

term-curtain = { $seat }, du bist dran. Alle anderen schauen bitte weg. Drücke die Eingabetaste, wenn du bereit bist.
term-curtain-prompt = Eingabetaste:{" "}

## Die Frage

term-prompt = Deine Wahl ({ $first }–{ $last }, ?, help):{" "}
term-news = Was geschah
term-tip = Tipp: { $tip }
term-stores = Du hast: { $items }
term-nothing = nichts

## Tipps, wenn eine Frage zum ersten Mal kommt

term-tip-ask-discard = Drei Standard-Räume hast du ohnehin (Raumbau, Werkstatt, Ereignisse abwenden). Von diesen sechs behältst du vier. Voll besetzte Räume bringen Punkte, und je mehr es sind, desto mehr; ein Raum wirkt nur, solange alle seine Plätze besetzt sind, und kostet jede Nacht seinen Unterhalt.
term-tip-ask-found = Dieser erste Raum ist kostenlos. Besetzt du ihn sofort ganz, wirkt er vom ersten Tag an, kostet aber schon heute Nacht Unterhalt.
term-tip-ask-settle = Wer in der Luftschleuse ist, hält Strahlung von dir ab, braucht aber Wasser: 1 je Reihe. Wer in einem Raum ist, verbraucht dessen Unterhalt.
term-tip-ask-leader = Der Anführer bestimmt, wo deine Helden beginnen und was du am Anfang hast. Wer den ältesten Anführer am Tisch hat, beginnt.
term-tip-ask-place = Helden gehen auf dem Ring der Orte einen oder zwei Schritte weit. Starke Helden schaffen mehr: eine Aktion je Punkt Stärke.
term-tip-ask-turn = Jeder deiner vier Helden zieht einmal am Tag los. Er muss sich bewegen, einen oder zwei Schritte weit, und hat dann so viele Aktionen wie Stärke. Kommt er zu einem schwächeren fremden Helden, der heute schon dran war (er steht), ist er ihm überlegen und verlangt Beute. Neben jedem Zug steht, wem er überlegen wäre und welche stärkeren Helden ihn danach bedrohen.
term-tip-ask-dock = Höhere Plätze bringen mehr Konserven. Wer heute als Erster zum Frachter kommt, erhält den Startspielermarker.
term-tip-ask-defend = Was von der Überlegenheit übrig bleibt, zahlst du in Lebensmitteln oder Materialien. Munition und manche Ausrüstung senken sie.
term-tip-ask-tribute = Denke an die Nacht, denn mit Lebensmitteln ernährst du deine Leute.
term-tip-ask-wild = Mit Materialien baust du Räume und setzt Ausrüstung instand. Fleisch ernährt viele, aber was davon übrig ist, verdirbt am Ende der Nacht. Mit „1x3“ wählst du die 1 dreimal.
term-tip-ask-base = Munition hilft bei der Jagd und gegen Überlegenheit. Die Algen senken deine Strahlungsanzeige.
term-tip-ask-dam = Für die Luftschleuse zählt nur Wasser; ein wenig davon hält sich über Nacht.
term-tip-ask-city = Neue Ausrüstung ist defekt und muss nachts instand gesetzt werden. Was ein Suchplättchen bringt, ist Glückssache.
term-tip-ask-kill = Munition spart Aktionspunkte, die du dann für anderes hast.
term-tip-ask-overcome = Ein abgewendetes Ereignis wirkt nicht mehr, und seine Punkte gehören dir. Sonst trifft es euch morgen wieder.
term-tip-ask-eat = Fleisch verdirbt nach dieser Nacht, Konserven verderben nicht: Nimm in der Regel zuerst das Fleisch.
term-tip-ask-lose = Ein Raum, der einen Überlebenden verliert, wirkt nicht mehr.
term-tip-ask-recruit = Jeder Überlebende ist am Ende einen Punkt wert und schützt dich in der Luftschleuse vor Strahlung, muss aber ab der nächsten Nacht ernährt werden. Übriges Fleisch würde ohnehin verderben.
term-tip-ask-build = Ein Raum wirkt, sobald alle seine Plätze besetzt sind. Wer einzieht, kommt nie in die Luftschleuse zurück.
term-tip-ask-mend = Nur instand gesetzte Ausrüstung wirkt und zählt; Symbolpaare zählen extra.

## Was neben einer Möglichkeit steht

term-mover = jetzt { $place_at }
term-gain-algae = Algen
term-gain-dam = { $amount } für 1 Elektronik (du hast { $have })
term-gain-search = { $n } Suchplättchen
term-gain-nothing = heute nichts mehr
term-gain-slot = { $slot }: { $amount }
term-gain-survivor = ein Überlebender
term-presses = ist { $tag } um { $n } überlegen
term-risk = bedroht von { $tags }
term-uses = benutzt: { $equipment }
term-taken = Gerade nicht möglich, weil dort schon ein eigener Held ist: { $places }
term-hint-have = du hast { $n }
term-hint-left = hier { $left }, du hast { $n }
term-hint-meat = Ausdauer { $endurance }: { $amount }
term-hint-pile = verdeckt: { $items }
term-hint-gauge = Strahlungsanzeige: { $from } → { $to } ÜP
term-hint-gauge-best = Strahlungsanzeige schon auf dem besten Level: bringt nichts
term-hint-filled =
    { $spaces ->
        [one] { $n } darin, { $spaces } Platz
       *[other] { $n } darin, { $spaces } Plätze
    }
term-hint-size = Plätze { $spaces }, Unterhalt { $upkeep }
term-hint-repair = Instandsetzung: { $cost }
term-hint-will-work = dann wirkt der Raum
term-hint-will-stop = dann wirkt der Raum nicht mehr

## Der Spielplan

term-days = Tag { $n } von { $days }
term-days-night = Nacht { $n } von { $days }
term-wave = Strahlung heute Nacht: { $n }
term-first = Startspieler: { $seat }
term-open-events = Ereignisse: { $events }
term-no-events = Kein offenes Ereignis
term-board-game = Jagdwild { $endurance }, Stapel: { $n }
term-board-no-game = kein Jagdwild
term-board-algae = Algen: eine Dosis
term-board-no-algae = Algen: schon geerntet
term-board-dam = Zugang: 1 Elektronik
term-board-search = Suchplättchen: { $n }
term-board-known = bekannt: { $items }
term-board-no-equipment = keine Ausrüstung mehr
term-board-slot =
    { $n ->
        [one] { $strength }: { $n } Konserve
       *[other] { $strength }: { $n } Konserven
    }
term-legend = { $standing } steht: war dran, angreifbar    { $lying } liegt: sicher    { $person } Überlebender

## Der Bunker

term-shelter = Bunker von { $seat }
term-shelter-led = Bunker von { $seat }, angeführt von { $leader }
term-column-room = Raum
term-column-upkeep = Unterhalt
# Der Zustand eines Raums: höchstens 12 Zeichen
term-room-unbuilt = ungebaut
term-room-works = wirkt
term-room-used = genutzt
term-room-used-once = halb genutzt
term-room-needs = frei: { $n }
term-labelled = { $label }:
term-label-supplies = Lebensmittel
term-label-materials = Materialien
term-label-munitions = Munition
term-label-airlock = Luftschleuse
term-label-feeding = Bedarf
term-label-gauge = Strahlung
term-label-ready = Bereit
term-label-used = Benutzt
term-label-broken = Defekt
term-label-caught = Erlegt
term-label-events = Abgewendet
term-airlock-count = { $n }/{ $spaces }
term-feeding-airlock = Luftschleuse { $water }
term-feeding-nothing = keiner
term-caught = Jagdwild { $endurance } ×{ $count }

## Die Mitspieler

term-rival-rooms =
    { $n ->
        [one] { $n } Raum wirkt
       *[other] { $n } Räume wirken
    }
term-rival-gauge = Strahlung { $gauge } ÜP

## Befehle. Was getippt wird, bleibt, wie es ist; der Rest wird übersetzt.

term-help-title = Was du eingeben kannst
term-help-number = wählt die 3; „3x2“ wählt sie zweimal, falls es sie dann noch gibt
term-help-question = die Regeln zur Frage; mit Nummer: was die Möglichkeit bewirkt
term-help-help = diese Liste
term-help-board = der Spielplan
term-help-shelter = dein Bunker
term-help-others = die Bunker der anderen
term-help-events = die offenen Ereignisse, was sie bewirken und was Abwenden kostet
term-help-score = die Wertung, wie sie jetzt ausfiele
term-help-log = was heute geschah; „log all“: das ganze Spiel
term-help-rules = eine Regel, etwa „rules N2“; ohne Kürzel die Liste aller Regeln
term-help-save = speichert das Spiel, wie üblich oder in der genannten Datei
term-help-quit = speichert das Spiel und beendet es
term-help-enter = Eine leere Zeile zeigt die Frage noch einmal.

# Weitere Wörter für die Befehle, durch Leerzeichen getrennt
term-word-help = h hilfe
term-word-board = b plan spielplan
term-word-shelter = s bunker
term-word-others = o a andere
term-word-events = e ereignisse
term-word-score = w wertung punkte
term-word-log = l verlauf
term-word-rules = r regel regeln
term-word-save = speichern
term-word-quit = q ende beenden

term-no-such-choice = Eine Möglichkeit { $number } gibt es nicht. Gib eine Nummer von { $first } bis { $last } ein.
term-no-such-times = Wähle etwas mindestens einmal: „{ $number }x2“ wählt die { $number } zweimal.
term-not-understood = „{ $line }“ ist hier kein Befehl. Gib eine Nummer von { $first } bis { $last } ein, „?“ für die Regeln zur Frage oder „help“.
term-all-rules = Alle Regeln mit ihren Kürzeln. „rules { $rule }“ zeigt eine davon.
term-log-empty = Noch ist nichts geschehen.
term-score-title = Die Wertung, wie sie jetzt ausfiele

## Speichern

term-saved = Das Spiel ist gespeichert: { $file }
term-how-to-resume = So geht es weiter: { $program } play --resume { $file }
term-not-saved = Das Spiel ist nicht gespeichert: { $problem }
term-not-overwritten = { $file } gibt es schon; die Datei ist kein gespeichertes Spiel dieses Programms. Wähle einen anderen Namen.
term-quit-again = Gib „save“ und einen anderen Dateinamen ein, oder noch einmal „quit“, um ohne Speichern aufzuhören.

## Das Ende

term-end = Convoy ist da
term-end-supplies = Gleichstand: Lebensmittel
term-end-resources = Gleichstand: Materialien und Munition
term-end-save = Willst du die Aufzeichnung dieses Spiels behalten, gib „save“ ein, oder „save“ und einen Dateinamen. Die Eingabetaste beendet das Spiel.
term-end-possible = Hier kannst du „save“, „save“ und einen Dateinamen, „score“, „log“, „log all“, „others“, „board“ oder „shelter“ eingeben. Die Eingabetaste beendet das Spiel.
term-end-prompt = save, help oder Eingabetaste:{" "}

## Viele Ereignisse in einem Satz

term-log-took = { $seat } nimmt { $items }.
term-log-paid = { $seat } zahlt { $items }.
term-log-gave = { $seat } gibt { $to } { $items }.
term-log-got = { $seat } beginnt mit { $items }.
term-log-lost-token = { $seat } verliert { $items }.
term-log-saved = { $seat } spart { $items }.
term-log-ate = { $seat } verbraucht { $items }.
term-log-recruited = { $seat } rekrutiert { $count } Überlebende für { $items }.
term-log-found = { $seat } sucht { $place_at } und findet: { $items }.
term-log-tile-aside = Beiseitegelegt { $place_at }: { $items }.
term-log-mary-drew = { $seat } zieht { $place_at } { $count } Suchplättchen: { $items }.
term-log-displayed = Neu { $place_at }: { $items }.
term-log-salvaged = { $seat } nimmt { $place_at } Ausrüstung: { $items }.
term-log-drew = { $seat } zieht defekte Ausrüstung: { $items }.
term-log-entered = { $seat } versetzt { $count } Überlebende in: { $items }.
term-log-welcomed = { $seat } nimmt { $count } Überlebende auf (jetzt in: { $items }).
term-log-lost-survivor = { $seat } verliert { $count } Überlebende (aus: { $items }).
term-log-dealt-room = Du erhältst die Räume: { $items }.
term-log-dealt-leader = Zur Wahl als Anführer erhältst du: { $items }.
term-log-placed = { $seat }: Helden beginnen { $items }.
term-log-placed-one = { $place_at } ({ $hero })
term-log-shot = { $seat } gibt { $count } Munition gegen { $to } aus.

## Discover: der Anfang. „map“, „me“, „quest“ … gibt der Spieler ein; sie sind in allen Sprachen gleich.

term-discover-intro =
    Du bist in einer Wildnis aufgewacht, die niemand kennt, und willst fort. Was du dafür tun musst, steht auf der Questkarte: Gib jederzeit „quest“ ein.
    Am Tag gibst du Ausdauer aus: bewegen, sammeln, neue Spielplanteile auskundschaften, Orientierungspunkte erforschen, herstellen, kämpfen. In der Nacht wird eine Karte gezogen: Sie gibt neue Ausdauer, verlangt Nahrung oder Wasser und bringt Gefahren, vor allem für alle, die an keinem Feuer sind.
    Du hast drei Herzen. Der vierte Schaden, gleich welcher Art, ist dein Ende.
term-discover-copy = Spielset { $name }, Code { $code }
term-discover-pack = Spielset { $name }
term-discover-scenario = Szenario { $n } von { $of }: { $scenario }
term-discover-terrain = Geländeart: { $terrain }
term-discover-coop = Alle zusammen oder keiner

## Discover: Beschriftungen und knappe Angaben. Sie stehen in schmalen Spalten: kurz halten.

term-discover-label-stamina = Ausdauer
term-discover-label-hearts = Herzen
term-discover-label-stores = Gepäck
term-discover-label-items = Gegenstände
term-discover-label-projects = Projekte
term-discover-label-threats = Bedrohungen
term-discover-label-character = Charakter
term-discover-label-quest = Quest
term-discover-label-counters = Zählmarker
term-discover-label-defeated = Besiegt
term-discover-label-grounds = Gelände
term-discover-label-signs = Zeichen
term-discover-label-landmarks = Orientierungspunkte
term-discover-label-support = Unterstützung
term-discover-label-nights-gone = Abgelegte Nachtkarten
term-discover-label-threats-gone = Abgelegte Bedrohungskarten
term-discover-label-upgrades = Aufwertungen
term-discover-label-enemies = Feinde, denen ihr begegnet seid
term-discover-label-made = Hergestellte Gegenstände
term-discover-label-open-projects = Projekte, die alle herstellen dürfen
term-discover-label-read = Vorgelesene Entdeckungskarten
# Von dem, was getragen werden kann
term-discover-load = { $n } von { $limit } Dingen
term-discover-load-counts = Jedes Plättchen zählt als ein Ding, auch eines mit zwei Ressourcen, und ebenso jeder Gegenstand. Was ein Gegenstand für dich transportiert, zählt nicht.
term-discover-used = heute benutzt
term-discover-chief = Häuptling
term-discover-day = Tag { $n }
term-discover-night = Nacht { $n }
term-discover-nights = nächste Nachtkarte: Stufe { $level }
term-discover-led = Häuptling: { $seat }
term-discover-quest-command = „quest“ sagt, was zu tun ist
term-discover-progress-tiles = Aufgedeckte Spielplanteile: { $n } von { $of }
term-discover-progress-marks = Zählmarker: { $n } von { $of }
term-discover-progress-fires = Brennende Feuer: { $n } von { $of }
term-discover-quest-title = Die Quest, Abschnitt { $n }: { $stage }
term-discover-night-falls = Ist der Tag vorbei, zieht der Häuptling eine Nachtkarte: Zuerst kommen die vier der Stufe I, dann die der Stufe II.
term-discover-no-cards = Noch wurde keine Karte vorgelesen.
term-discover-alone = Du bist allein.

## Discover: was die Zeichen auf dem Spielplan bedeuten, wie in einer Aufzählung

term-discover-ground = { $ground } { $cost }
# $own kostet es dich, $cost ist aufgedruckt
term-discover-ground-own = { $ground } { $own } (statt { $cost })
term-discover-legend-tokens = verdeckte Plättchen: { $items }
term-discover-legend-backs = { $backs } Zahl auf der Rückseite eines verdeckten Spielplanteils
term-discover-sign-camp = Lager
term-discover-sign-burning = brennendes Feuer
term-discover-sign-out = erloschenes Feuer
term-discover-sign-water = Wasserquelle
term-discover-sign-hidden = verdecktes Monster
term-discover-sign-monster = Monster mit Nummer
term-discover-sign-special = Spezialmonster
term-discover-sign-enemy = Feind mit Nummer
term-discover-sign-landmark = Orientierungspunkt mit Nummer
term-discover-sign-searched = schon erforschter Orientierungspunkt
term-discover-sign-numbered = Plättchen mit Nummer
term-discover-sign-loose = Ressourcen
term-discover-sign-target = Zielsymbol
term-discover-sign-casualty = Todesopfer

## Discover: Kampf

term-discover-combat = Kampf: { $seat } gegen { $enemy }
term-discover-dice-shown = gewürfelt
term-discover-dice-added = dazu
term-discover-dice-always = dauerhaft
term-discover-dice-result = Ergebnis
term-discover-dice-needs = nötig
term-discover-dice-verdict = Folge
term-discover-dice-chance = trifft bei
term-discover-defence = Verteidigung { $n }
term-discover-attack = Angriff { $n }
term-discover-at-least = { $n } oder mehr
term-discover-hits = trifft
term-discover-misses = trifft nicht
term-discover-chance = { $n } von { $sides } Zahlen
# Was eine Möglichkeit aus den Würfeln machen würde
term-discover-then-hit = dein Würfel { $n }: trifft
term-discover-then-miss = dein Würfel { $n }: trifft nicht
term-discover-then-hurt = feindlicher Würfel { $n }: verletzt dich
term-discover-then-spared = feindlicher Würfel { $n }: verletzt dich nicht
term-discover-reroll-own = dein Würfel trifft bei { $n } von { $sides } Zahlen
term-discover-reroll-enemy = der feindliche Würfel verletzt dich bei { $n } von { $sides } Zahlen

## Discover: Gruppen von Möglichkeiten, höchstens 10 Zeichen

term-discover-group-moves = Bewegen
term-discover-group-gather = Sammeln
term-discover-group-map = Erkunden
term-discover-group-camp = Arbeiten
term-discover-group-cards = Karten
term-discover-group-others = Andere
term-discover-group-end = Ende

## Discover: Tipps, wenn eine Frage zum ersten Mal kommt

term-discover-tip-character = Die Fähigkeit deines Charakters hast du das ganze Spiel lang: Denke bei der Wahl an das Gelände.
term-discover-tip-turn = Tu so viel, wie deine Ausdauer erlaubt; was übrig ist, bleibt dir für morgen. Nach jeder Bewegung darfst du dort einmal kostenlos sammeln. Sei möglichst an einem brennenden Feuer, wenn die Nacht kommt, und behalte Nahrung und sauberes Wasser. Bewegen kostet, was daneben steht; Sammeln, Auskundschaften, Erforschen, Herstellen, Braten, Anfachen, Erholen, Plündern und Tauschen kosten je 1 Ausdauer, wenn nichts anderes daneben steht.
term-discover-tip-free-gather = Verdeckte Plättchen sind meist Ressourcen, aber auch ein Feind oder eine nummerierte Karte kann dabei sein.
term-discover-tip-modify = Die Würfel zählen erst, wenn du sie so lässt: Bis dahin kannst du sie verändern, so oft du es bezahlen kannst.
term-discover-tip-support = Du bist höchstens zwei Felder vom Kampf entfernt. Jede Karte hilft auf ihre Weise, und jede kann dich ein Herz kosten.
term-discover-tip-limit = Plättchen, die du fallen lässt, bleiben auf deinem Feld liegen und können später gesammelt werden.
term-discover-tip-project = Was du herstellst, liegt von nun an als Projekt offen: Alle dürfen es herstellen.
term-discover-tip-offer = Stelle Stück für Stück zusammen, was du gibst und was du bekommst, und mache dann das Angebot. Ausdauer kostet es nur, wenn es angenommen wird.
term-discover-tip-prowl = Du bist Häuptling: Wo zwei Wege für ein Monster gleich kurz sind, entscheidest du.
term-discover-tip-pay = Ausgegebene Ressourcen sind weg; „me“ zeigt, was du hast.

## Discover: Befehle

term-discover-help-map = der Spielplan, seine Zeichen und die Kosten der Gelände
term-discover-help-me = deine Charaktertafel mit den Texten deiner Karten
term-discover-help-others = die Charaktertafeln der anderen Überlebenden
term-discover-help-quest = die Quest: was zu tun ist
term-discover-help-cards = alle vorgelesenen Karten: Aufwertungen, Feinde, Gegenstände
term-discover-help-night = was über die Nächte bekannt ist
term-discover-help-log = was seit gestern geschah; „log all“: das ganze Spiel
term-discover-help-rules = Regel („rules MO-2“), Kapitel („rules MO“), Wort („rules feuer“)
term-discover-word-map = karte k plan spielplan
term-discover-word-me = ich i
term-discover-word-others = andere o a
term-discover-word-quest = auftrag abschnitt
term-discover-word-cards = karten c
term-discover-word-night = nacht n
# Wo es sehr viele Regeln gibt
term-all-chapters = Die Kapitel der Regeln. „rules { $chapter }“ zeigt ein Kapitel, „rules { $rule }“ eine Regel, „rules“ und ein Wort findet die Regeln, in denen es steht.
term-rules-found =
    { $n ->
        [one] „{ $word }“ steht in { $n } Regel:
       *[other] „{ $word }“ steht in { $n } Regeln:
    }
term-chapter-ov = Überblick
term-chapter-co = Spielmaterial
term-chapter-se = Spielaufbau
term-chapter-ro = die Runde
term-chapter-fi = Lager und Feuer
term-chapter-th = Bedrohungen und Ablagestapel
term-chapter-qu = Quests und Sieg
term-chapter-ac = Aktionen
term-chapter-ch = der Häuptling
term-chapter-ga = Sammeln
term-chapter-mo = Bewegen
term-chapter-sc = Auskundschaften
term-chapter-tr = Tauschen
term-chapter-cr = Projekte und Herstellen
term-chapter-sp = Ressourcen ausgeben
term-chapter-li = das Transportlimit
term-chapter-in = Erforschen und nummerierte Karten
term-chapter-da = Schaden und Heilung
term-chapter-ka = Todesopfer
term-chapter-mn = Monster
term-chapter-cb = Kampf
term-chapter-rt = Rückzug
term-chapter-fl = Flucht
term-chapter-de = tödliche Feinde
term-chapter-go = goldene Regeln
term-chapter-od = ein Mal am Tag
term-chapter-it = Gegenstände
term-chapter-ca = Kartenaktionen
term-chapter-so = allein spielen
term-chapter-s5 = Szenario 5
term-chapter-su = Kampfunterstützungskarten
term-chapter-ho = eine Hausregel
term-chapter-r = Klarstellungen: was das Regelheft offen lässt

## Discover: das Ende. Davor stehen Zeichen und Name eines Spielers: „● Orange ist an Tag 5 entkommen.“

term-discover-end = Die Geschichte ist zu Ende
term-discover-fate-won = ist an Tag { $day } entkommen.
term-discover-fate-hunger = ist an Tag { $day } verhungert.
term-discover-fate-thirst = ist an Tag { $day } verdurstet.
term-discover-fate-sickness = ist an Tag { $day } an einer Krankheit gestorben.
term-discover-fate-physical = ist an Tag { $day } an Verletzungen gestorben.
term-discover-fate-gave-up = hat an Tag { $day } aufgegeben.
term-discover-fate-time = wurde nie gefunden; Nacht { $day } war die letzte.
term-discover-fate-lost = ist seit Tag { $day } verschollen.
term-discover-next = Das nächste Szenario dieses Spielsets ist Nummer { $n }, „{ $scenario }“:
term-discover-again = Um Szenario { $n }, „{ $scenario }“, dieses Spielsets noch einmal zu versuchen:
term-discover-end-possible = Hier kannst du „save“, „save“ und einen Dateinamen, „map“, „me“, „others“, „quest“, „cards“, „log“ oder „log all“ eingeben. Die Eingabetaste beendet das Spiel.
