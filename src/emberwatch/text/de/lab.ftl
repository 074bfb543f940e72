# Das Labor: Simulationen, die Arena, Berichte.

lab-bot-twice = „{ $bot }“ ist zweimal genannt. Mit --bots wird jeder Bot einmal genannt; --field sagt genau, wer am Tisch sitzt.
lab-field-seats = --field { $field } sagt schon, wie viele Plätze es gibt; lass --seats { $seats } weg.
lab-decisions-out = --decisions braucht einen Ordner, in den geschrieben wird: Gib ihn mit --out an.
lab-vectors-decisions = --vectors braucht --decisions.
lab-records-here = --records geht nur auf diesem Rechner und ohne --out: Lass --records weg oder --ray und --out.
lab-missing = Dafür wird { $module } gebraucht, das nicht installiert ist. Installiere es mit: pip install "emberwatch[{ $extra }]"
lab-in-use = Ein anderes Programm schreibt gerade in { $path }. Warte, bis es fertig ist, oder nenne einen anderen Ort.
lab-no-file = { $path } kann nicht benutzt werden: { $reason }
lab-no-journal = { $path } ist keine Ergebnisdatei der Arena. Nenne eine neue Datei oder eine, die die Arena geschrieben hat.
lab-other-setup = { $path } gehört zu etwas anderem: { $what } ist dort { $old } und hier { $new }. Nenne einen anderen Ort oder starte mit denselben Angaben.
lab-broken-line = { $path } ist in Zeile { $line } beschädigt. Nimm die Zeile heraus, dann wird ihre Partie noch einmal gespielt, oder nenne eine neue Datei.
lab-worker-died = Ein Arbeitsprozess ist mitten in einer Partie abgestürzt, und beim erneuten Versuch wieder; eine der übrigen Partien hat den Seed { $seed }. Was bis dahin gespielt wurde, ist gespeichert.
lab-no-cluster = Kein Ray-Cluster unter „{ $address }“ nimmt dieses Programm an: { $reason } Starte einen mit „ray start --head“; läuft dort schon einer, der ein Token verlangt, gib es so an, wie es in der Dokumentation von Ray steht.
lab-cluster-without = Der Cluster kann nicht spielen: { $reason } Emberwatch muss auf allen seinen Rechnern installiert sein.
lab-cluster-version = Der Cluster hat eine andere Version: dort { $there }, hier { $here }. Installiere überall dieselbe.
lab-part-missing = { $path } fehlt. Lege die Datei zurück oder beginne einen neuen Lauf in einem anderen Ordner.
lab-part-broken = { $path } ist nicht lesbar: { $reason }. Lege eine gute Kopie zurück oder beginne einen neuen Lauf in einem anderen Ordner.
lab-part-count = { $path } müsste { $n } Zeilen haben, hat aber eine andere Zahl. Lege eine gute Kopie zurück oder beginne einen neuen Lauf in einem anderen Ordner.
lab-not-empty = Im Ordner { $path } liegen Dateien, aber keine run.json. Nenne einen neuen oder leeren Ordner.
lab-no-run = { $path } ist kein Ordner eines Laufs: Es fehlt run.json. „emberwatch simulate … --out { $path }“ legt einen an.
lab-broken-run = { $path } ist beschädigt ({ $reason }). Lege eine gute Kopie zurück oder beginne einen neuen Lauf in einem anderen Ordner.
lab-no-games = Der Lauf in { $path } enthält noch keine Partien. Starte ihn noch einmal, dann geht er weiter.

lab-failed =
    { $n ->
        [one] Eine Partie fehlt, weil ein Bot ausgefallen ist. Derselbe Befehl spielt sie noch einmal.
       *[other] { $n } Partien fehlen, weil ein Bot ausgefallen ist. Derselbe Befehl spielt sie noch einmal.
    }
lab-broken-off = Abgebrochen.
lab-go-on = Abgebrochen; alles Gespielte ist in { $path }. Derselbe Befehl macht hier weiter.
lab-filled = { $path } enthält { $done } von { $wanted } Partien.
lab-reported = Der Bericht ist in { $path }.

## Die Arena

lab-arena =
    { $games ->
        [one] Eine Partie { $game } mit { $seats } Plätzen, ab Seed { $seed }.
       *[other] { $games } Partien { $game } mit { $seats } Plätzen, ab Seed { $seed }.
    }
lab-column-bot = Bot
lab-column-seats = Plätze
lab-column-share = Siege
lab-column-interval = 95 %
lab-column-score = Punkte
lab-column-rank = Rang
lab-column-rating = Wertung
lab-arena-chance = Gleich gute Bots würden je { $share } gewinnen. Ein geteilter Sieg zählt mit seinem Anteil.
lab-arena-unbalanced = Nicht jeder Bot hat auf jedem Platz gleich oft gesessen: Dazu braucht es Vielfache von { $cycle } Partien.

## Vergleiche

lab-compare-setting = „{ $setting }“ geht hier nicht. Schreibe NAME=WERT mit einem dieser Namen: { $names }.
lab-compare-seats = A nennt { $a } Bots und B { $b }. Beide brauchen gleich viele Plätze.
lab-compare =
    { $pairs ->
        [one] Ein Paar von Partien { $game } mit { $seats } Plätzen, Seeds { $first } bis { $last }.
       *[other] { $pairs } Paare von Partien { $game } mit { $seats } Plätzen, Seeds { $first } bis { $last }.
    }
lab-compare-samples = Die beiden Partien eines Paars haben denselben Seed und dieselben Plätze. Jede Größe wird erst über die Plätze einer Partie gemittelt, und jedes Paar zählt einmal. Unterschiede zwischen Anteilen sind in Prozentpunkten angegeben. n ist die Zahl der Partien, in denen es die Größe gibt, in A/B.
lab-compare-mark = * Das 95-%-Intervall enthält die 0 nicht. { $rows } Größen unterscheiden sich in mindestens einem Paar; etwa { $chance } davon bekämen diese Marke durch Zufall, auch wenn sich in Wahrheit nichts geändert hätte.
lab-compare-holm = ** Die Marke gilt auch mit der Korrektur nach Holm für alle { $rows } Größen: Hätte sich in Wahrheit nichts geändert, bekäme mit höchstens 5 % Wahrscheinlichkeit auch nur eine Größe zwei Sterne.
lab-compare-few = Bei so wenigen Paaren sind die Intervalle ungenau. Mit --games werden mehr gespielt.
lab-compare-unmarked = Kein Unterschied hat eine Marke.
lab-compare-written = Alle Größen sind in { $path }.
lab-compare-seat = Platz { $seat }
lab-compare-at = Nr. { $n }
lab-compare-count = { $what }: Anzahl pro Platz
lab-compare-share-of-games = { $what }: Anteil der Partien
lab-compare-share-of-seats = { $what }: Anteil der Plätze
lab-compare-wins = { $what }: Anteil der Siege

## Der Bericht

lab-report-title =
    { $games ->
        [one] { $game }: eine Partie
       *[other] { $game }: { $games } Partien
    }
lab-report-bots-are = Bots, Platz für Platz: { $bots }.
lab-report-made = Seeds { $seeds }. Emberwatch { $version }, Regeln { $rules }.
lab-report-options = Optionen: { $options }
lab-report-unfinished = Der Lauf ist nicht vollständig: { $done } von { $wanted } Partien.
lab-report-intervals = Punkte zeigen, was gezählt wurde; die Linien um sie sind 95-%-Intervalle, in denen der wahre Anteil in 95 von 100 Fällen liegt; n sagt, wie oft es vorkam. Das Intervall nimmt die Plätze einer Partie zusammen, denn sie sind nicht unabhängig voneinander. Zeige auf eine Marke, um sie genau zu lesen.
lab-report-share = Anteil der Siege
lab-report-part = Anteil
lab-report-points = Punkte
lab-report-choices = Entscheidungen in einer Partie
lab-report-games = Partien
lab-report-day = Tag
lab-report-home = entkommen
lab-report-lost = ausgeschieden
lab-report-chance = Gestrichelt: { $share }; so viel würde jeder gewinnen, wenn nichts einen Unterschied machte.
lab-report-rank = Rang { $n }
lab-report-after =
    { $n ->
        [0] zuerst
        [one] einen Platz später
       *[other] { $n } Plätze später
    }
lab-report-bots = Bots
    .help = Wie oft jeder Bot gewonnen hat, auf allen seinen Plätzen zusammen.
lab-report-parts = Punkte nach Rang
    .help = Der Wertungsbogen der Ersten, Zweiten und so weiter, im Mittel. Lange Stücke, die von Rang zu Rang kürzer werden, entscheiden Partien.
lab-report-people = Was sie erlebt haben
    .help = Mittelwerte nach Rang: Überlebende am Ende, durch Hunger und Ereignisse verlorene Überlebende, erlegtes Jagdwild, ausgenutzte Überlegenheit, zur Verteidigung ausgegebene Munition.
lab-report-leaders = Anführer
    .help = Wie oft gewonnen hat, wer diesen Anführer hatte.
lab-report-rooms = Räume
    .help = Wie oft gewonnen hat, wer diesen Raum gebaut hatte. Wer gut dasteht, baut mehr; vergleiche also Räume miteinander und nicht mit dem Zufall.
lab-report-rooms-built = Räume, die gebaut werden
    .help = Von denen, die diesen Raum bei der Spielvorbereitung behalten haben: wie viele ihn am Ende gebaut hatten.
lab-report-equipment = Ausrüstung
    .help = Wie oft gewonnen hat, wer diese Ausrüstung instand gesetzt hatte. Wer gut dasteht, setzt mehr instand; vergleiche also miteinander und nicht mit dem Zufall.
lab-report-events = Ereignisse
    .help = Wie oft gewonnen hat, wer dieses Ereignis abgewendet hat.
lab-report-events-overcome = Ereignisse, die abgewendet werden
    .help = Von den Partien, in denen dieses Ereignis kam: in wie vielen es jemand abgewendet hat. Kleine Anteile heißen, dass es zu viel kostet für das, was es bringt.
lab-report-first = Startspieler
    .help = Siege nach Zugfolge, vom Startspieler an gezählt.
lab-report-length = Länge der Partien
    .help = Wie viele Entscheidungen mit mindestens zwei Möglichkeiten alle Plätze zusammen hatten.
lab-report-survival = Überleben nach Tagen
    .help = Von allen Überlebenden: wie viele am Ende jedes Tages entkommen und wie viele ausgeschieden waren. Der Rest ist noch draußen.
lab-report-causes = Todesursachen
    .help = Von allen Ausgeschiedenen: was ihr letzter Schaden war oder ob sie aufgegeben haben oder die Zeit um war.
lab-report-scenarios = Szenarien
    .help = Partien, in denen jemand entkommen ist.
lab-report-characters = Charaktere
    .help = Wie oft entkommen ist, wer diesen Charakter gespielt hat.
lab-report-chief = Häuptling
    .help = Wie oft Plätze entkommen sind, vom ersten Häuptling an gezählt.
lab-report-days = Tage
    .help = An welchem Tag Partien zu Ende gingen.
train-begin =
    Training an { $tables } Tischen in { $workers ->
        [one] einem Prozess
       *[other] { $workers } Prozessen
    }. Der Lauf liegt in { $folder }; du kannst ihn jederzeit abbrechen und mit demselben Befehl fortsetzen.
train-round = { $minutes } min: { $choices } Millionen Entscheidungen, { $speed } pro Sekunde; die beste Wertung eines Spiels beträgt im Mittel { $best }.
train-done = Das Netz liegt in { $net }. Es hat aus { $choices } Entscheidungen gelernt.
train-measured = Gegen { $rivals }: { $share } % von { $games } Spielen gewonnen (95-%-Intervall { $low } bis { $high } %).

## Was das Labor von einer Partie behält

lab-fact-scores = Punkte
lab-fact-ranks = Rang
lab-fact-wins = Siege
lab-fact-reason = Ende der Partien
lab-fact-decisions = Entscheidungen, auch erzwungene
lab-fact-choices = Entscheidungen mit einer Alternative
lab-fact-first = Siege nach Zugfolge
lab-fact-rounds = Runden
lab-fact-events-came = gekommene Ereignisse
lab-fact-overcome-in = Runde, in der das Ereignis abgewendet wurde (0: nie)
lab-fact-leaders = Anführer
lab-fact-score-events = Punkte für Ereignisse
lab-fact-score-rooms = Punkte für Räume
lab-fact-score-gauge = Punkte der Strahlungsanzeige
lab-fact-score-survivors = Punkte für Überlebende
lab-fact-score-equipment = Punkte für Ausrüstung
lab-fact-score-pairs = Punkte für Symbolpaare
lab-fact-survivors = Überlebende am Ende
lab-fact-gauge = Stufe der Strahlungsanzeige (0 ist die beste)
lab-fact-rooms-kept = behaltene Räume
lab-fact-rooms-built = gebaute Räume
lab-fact-equipment = instand gesetzte Ausrüstung
lab-fact-equipment-broken = defekte Ausrüstung
lab-fact-events = abgewendete Ereignisse
lab-fact-caught = erlegtes Jagdwild
lab-fact-tiles-left = übriges Jagdwild
lab-fact-airlock = Überlebende in der Luftschleuse
lab-fact-airlock-rows = Reihen der Luftschleuse, die Wasser brauchten
lab-fact-pressed = Überlegenheit ausgenutzt
lab-fact-shot = Munition zur Verteidigung
lab-fact-starved = durch Hunger verloren
lab-fact-lost-to-events = durch Ereignisse verloren
lab-fact-days = letzter Tag
lab-fact-stage = letzter Abschnitt der Quest
lab-fact-landmarks = gefundene Orientierungspunkte
lab-fact-chief = Siege nach Abstand vom ersten Häuptling
lab-fact-characters = Charaktere
lab-fact-statuses = was aus den Überlebenden wurde
lab-fact-left-on = Tag, an dem ein Überlebender ging oder ausschied (0: nie)
lab-fact-causes = Todesursachen
lab-fact-read = vorgelesene Karten
lab-fact-crafted = hergestellte Projekte
lab-fact-fights = Kämpfe
lab-fact-defeated = besiegte Feinde
lab-fact-fled = Fluchten
lab-reason-points = nach Punkten
lab-reason-supplies = Gleichstand: mehr Lebensmittel
lab-reason-resources = Gleichstand: mehr Materialien und Munition
lab-reason-shared = geteilter Sieg
lab-reason-quest = jemand hat den Weg hinaus gefunden
lab-reason-last = ein letzter Überlebender hat gewonnen
lab-reason-lost = niemand hat gewonnen
