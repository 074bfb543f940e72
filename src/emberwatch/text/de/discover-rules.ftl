# Discover: die Regeln in unseren Worten, eine Nachricht je Regel

## Überblick

rule-OV-1 = Ihr seid ein bis vier Spieler, in Szenario 5 zwei bis vier. Die letzte Questkarte sagt, wer gewinnt: ein einzelner Überlebender, alle, die eine Bedingung erfüllen, oder alle auf dem Spielplan. Wer gewonnen hat, verlässt das Spiel, die anderen spielen weiter; es kann beliebig viele Sieger und Verlierer geben.
    .title = Sieger und Verlierer
rule-OV-2 = Die Texte nummerierter Karten, spätere Abschnitte der Quest, verdeckte Spielplanteile und verdeckte Plättchen bleiben unbekannt, bis eine Regel sie aufdeckt. Offen sind dagegen alle Rückseiten mit ihren Nummern und Symbolen, der Besitz, der Schaden und die Ausdauer aller Überlebenden, die Ablagestapel und jede Karte, die einmal vorgelesen wurde.
    .title = Was verdeckt ist
rule-OV-3 = Jede Partie benutzt genau ein Spielset. Karten und Plättchen verschiedener Spielsets werden nie vermischt.
    .title = Ein Spielset pro Partie
rule-OV-4 = In einer Partie spielt ihr ein Szenario. Die Szenarien sind unabhängig voneinander und dürfen in jeder Reihenfolge gespielt werden; für den Anfang empfiehlt sich Szenario 1.
    .title = Ein Szenario pro Partie
rule-OV-5 = Ein Spielset enthält zwei Geländearten. Zu jeder gehört ein Übersichtsbogen mit dem Muster des Spielplans, den Sonderregeln des Geländes sowie den Karten und Szenarien, die dort vorkommen. Die Sonderregeln gelten ab dem Spielaufbau.
    .title = Geländearten und Übersichtsbögen
rule-OV-6 = „Überlebender“ meint den Spieler ebenso wie den Charakter, den er spielt.
    .title = Überlebende sind Spieler
rule-OV-7 = Ihr sitzt im Kreis. „Im Uhrzeigersinn“ heißt immer: weiter zum linken Nachbarn.
    .title = Sitzen im Kreis
rule-OV-8 = Geheim sind nur eure Projektkarten auf der Hand und, bis alle gewählt haben, eure Wahl des Charakters. Gegenstände, Ressourcen, Schaden und Ausdauer sehen alle.
    .title = Geheimnisse unter Spielern

## Spielmaterial

rule-CO-1 = Jedes Spielset ist anders, aber gleich groß: 34 Spielplanteile, 12 Charakter-, 11 Quest-, 10 Nacht-, 24 Bedrohungs- und 12 Kampfunterstützungskarten, 11 Projektkarten (8 normale, 3 komplexe) mit 44 hergestellten Gegenständen, 16 Monsterplättchen und 6 Wasserquellen. Dazu kommen 94 bis 96 Entdeckungs- und 30 bis 32 Feindkarten, zusammen 126, sowie 103 bis 106 Umgebungs- und 2 bis 5 Spezialmonster-Plättchen, zusammen 108.
    .title = Inhalt eines Spielsets

## Spielaufbau

rule-SE-1 = Zum gewählten Szenario gehören alle seine Questkarten. Die Questkarten der anderen Szenarien spielen nicht mit.
    .title = Questkarten heraussuchen
rule-SE-2 = Abschnitt 1 liegt von Anfang an offen und nennt euer erstes Ziel. Alle späteren Abschnitte bleiben verdeckt.
    .title = Der erste Abschnitt
rule-SE-3 = Jeder würfelt mit einem Würfel, und wer die höchste Zahl wirft, wird Häuptling. Teilen sich mehrere die höchste Zahl, würfeln nur sie noch einmal.
    .title = Den Häuptling auswürfeln
rule-SE-4 = Im Nachtstapel liegen die vier gemischten Nachtkarten der Stufe I über den sechs gemischten der Stufe II.
    .title = Den Nachtstapel bilden
rule-SE-5 = Jedes Szenario hat seine Geländeart, und deren Übersichtsbogen gilt. Szenario 5 könnt ihr in jeder Geländeart eures Spielsets spielen.
    .title = Gelände des Szenarios
rule-SE-6 = Entdeckungskarten, Feindkarten und hergestellte Gegenstände liegen als drei Stapel nach Nummern sortiert bereit. Sie werden nie gemischt.
    .title = Sortierte Stapel
rule-SE-7 = Die Entdeckungskarten, die der Übersichtsbogen nennt, kommen vor Spielbeginn aus dem Stapel und bleiben draußen.
    .title = Aussortierte Entdeckungskarten
rule-SE-8 = Die normalen Projektkarten werden zu einem verdeckten Stapel gemischt. Zeigt der Übersichtsbogen komplexe Projekte, bilden sie einen eigenen gemischten Stapel; sonst spielen sie nicht mit.
    .title = Die Projektstapel bilden
rule-SE-9 = Der Bedrohungsstapel besteht aus den zwölf gemischten Karten der Farbe, die der Übersichtsbogen vorgibt.
    .title = Den Bedrohungsstapel bilden
rule-SE-10 = Von Spielplanteilen, Wasserquellen, Lager-, Monster- und Umgebungsplättchen kommt nur ins Spiel, was der Übersichtsbogen zeigt. Die Plättchen werden nach Rückseiten getrennt und verdeckt gemischt; auch Wasserquellen gibt es nur so viele wie abgebildet, höchstens sechs.
    .title = Plättchen des Geländes
rule-SE-11 = Ressourcenplättchen, Feuerplättchen, Zählmarker und Spezialmonster liegen in jeder Geländeart als allgemeiner Vorrat bereit. Spezialmonster kommen nie unter die normalen Monsterplättchen.
    .title = Allgemeiner Vorrat
rule-SE-12 = Nicht im Spiel sind die anderen Questkarten, die aussortierten Entdeckungskarten, die Bedrohungen der anderen Farbe, ungenutzte komplexe Projekte, die nicht gewählten Charaktere sowie die Spielplanteile und die Umgebungs-, Monster- und Lagerplättchen der anderen Geländeart. Feindstapel, hergestellte Gegenstände und Spezialmonster sind immer vollständig dabei.
    .title = Was nicht mitspielt
rule-SE-13 = In der Mitte liegt offen das Startteil, das auf beiden Seiten bebildert ist. Auf ihm liegen keine Umgebungsplättchen und keine Wasserquelle, denn die kommen nur durch Auskundschaften ins Spiel.
    .title = Das Startteil
rule-SE-14 = Die übrigen Spielplanteile werden nach der Nummer ihrer Rückseite gestapelt, jeder Stapel wird gemischt, und dann werden sie nach dem Muster des Übersichtsbogens verdeckt ausgelegt. Überzählige Teile bleiben ungesehen und unbenutzt.
    .title = Verdeckte Spielplanteile
rule-SE-15 = Der Kompass liegt so am Spielplan, wie es der Übersichtsbogen zeigt. Er ordnet jeder Zahl des roten Würfels eine Richtung zu.
    .title = Den Kompass anlegen
rule-SE-16 = Das Lagerplättchen kommt auf das Lagerfeld, und sein Feuer brennt.
    .title = Das Lager brennt
rule-SE-17 = Jeder bekommt zwei Charakterkarten und wählt geheim eine davon. Haben alle gewählt, wird gleichzeitig aufgedeckt; die übrigen Charaktere spielen nicht mit.
    .title = Charakter wählen
rule-SE-18 = Allein wählst du deinen Charakter aus vier Karten.
    .title = Charakterwahl im Solospiel
rule-SE-19 = Jeder Überlebende beginnt mit drei Herzen. Die Ausdauer beträgt zu Beginn 8 bei drei oder vier Spielern, 10 bei zweien und 12 im Solospiel.
    .title = Gesundheit und Ausdauer zu Beginn
rule-SE-20 = Jeder beginnt mit 1 Nahrung und 1 sauberem Wasser, beides als einzelne Ressourcenplättchen.
    .title = Proviant zu Beginn
rule-SE-21 = Jeder erhält die drei Kampfunterstützungskarten seiner Farbe: Überwältigen, Attackieren und Beschützen. Im Solospiel gibt es sie nicht.
    .title = Die eigenen Kampfunterstützungskarten
rule-SE-22 = Jeder zieht verdeckt Projekte vom normalen Stapel: eines bei drei oder vier Spielern, zwei zu zweit, drei allein. Komplexe Projekte sind zu Beginn nie dabei.
    .title = Projekte zu Beginn
rule-SE-23 = Alle Überlebenden beginnen im Lager.
    .title = Start im Lager
rule-SE-24 = Der Feindstapel und der Stapel hergestellter Gegenstände bleiben in jeder Geländeart vollständig. Ausgedünnt werden nur die Entdeckungskarten.
    .title = Vollständige Stapel
rule-SE-25 = Das Szenario wählt ihr als Gruppe, noch bevor es einen Häuptling gibt.
    .title = Das Szenario wählen

## Ablauf einer Runde

rule-RO-1 = Jede Runde besteht aus einer Tagphase und der Nachtphase danach.
    .title = Tag und Nacht
rule-RO-2 = Am Tag beginnt der Häuptling, dann geht es im Uhrzeigersinn weiter. Jeder Überlebende auf dem Spielplan hat genau einen Zug.
    .title = Reihenfolge am Tag
rule-RO-3 = In deinem Zug darfst du beliebig viele Aktionen durchführen. Jede kostet 1 Ausdauer, wenn nichts anderes angegeben ist.
    .title = Dein Zug
rule-RO-4 = Es gibt die Aktionen Sammeln, Bewegen und sammeln, Auskundschaften, Fleisch braten, Feuer anfachen, Herstellen, Tauschen, Erforschen, Erholen, Kartenaktion und Plündern, in Szenario 5 auch den Angriff. Den Zug zu beenden ist keine Aktion, kostet nichts und geht immer.
    .title = Alle Aktionen
rule-RO-5 = Waren alle Überlebenden am Zug, beginnt die Nachtphase.
    .title = Die Nacht bricht herein
rule-RO-6 = In der Nacht zieht der Häuptling die oberste Nachtkarte. Sie wird Zeile für Zeile von oben nach unten abgehandelt und dann abgelegt.
    .title = Nachtkarte abhandeln
rule-RO-7 = Jede Nachtkarte bringt mindestens 6 Ausdauer. Alle Überlebenden auf dem Spielplan zählen sie zu ihrer Ausdauer hinzu, sobald die Karte zu dieser Zeile kommt.
    .title = Ausdauer in der Nacht
rule-RO-8 = Deine Ausdauer liegt immer zwischen 0 und 12. Was darüber oder darunter ginge, verfällt.
    .title = Grenzen der Ausdauer
rule-RO-9 = Nach der Nachtkarte wird über den Häuptling entschieden. Dann beginnt der nächste Tag.
    .title = Ende der Nacht
rule-RO-10 = Gespielt wird, bis jeder Überlebende gewonnen oder verloren hat. Szenario 5 endet, sobald nur noch ein Überlebender übrig ist.
    .title = Dauer der Partie
rule-RO-11 = Dein Zug endet, wenn du ihn beendest. Du darfst auch ganz auf Aktionen verzichten.
    .title = Zug beenden
rule-RO-12 = Mit 0 Ausdauer ist dein Zug noch nicht vorbei: Fähigkeiten, die keine Ausdauer kosten, kannst du weiter benutzen.
    .title = Zug ohne Ausdauer

## Lager und Feuer

rule-FI-1 = Du bist im Lager, wenn deine Figur auf dem Feld des Lagers steht, auch wenn dort kein Feuer brennt.
    .title = Im Lager
rule-FI-2 = Du bist an einem Feuer, wenn auf deinem Feld ein brennendes Feuer liegt; ein erloschenes zählt nicht. Das Lagerplättchen gilt für alle Feuerregeln als Feuer.
    .title = An einem Feuer
rule-FI-3 = Ein Feuer ist brennend oder erloschen. Brennt es herunter, wird das Plättchen umgedreht, bleibt aber liegen.
    .title = Brennend und erloschen
rule-FI-4 = Zu Beginn gibt es nur das Feuer des Lagers. Solange es brennt, bist du dort zugleich im Lager und an einem Feuer.
    .title = Das Lagerfeuer
rule-FI-5 = Mit manchen Gegenständen könnt ihr weitere Feuer machen.
    .title = Neue Feuer
rule-FI-6 = Feuer anfachen (1 Ausdauer): Gib 1 eigenes Holz aus und drehe ein erloschenes Feuer auf deinem Feld, auch das des Lagers, auf die brennende Seite. Ein neues Feuer entsteht so nicht. Sofort sind alle auf dem Feld an einem Feuer.
    .title = Aktion Feuer anfachen
rule-FI-7 = Fleisch braten (1 Ausdauer): An einem Feuer tauschst du beliebig viel eigenes rohes Fleisch, mindestens 1, gegen gleich viel Nahrung. Du erhältst sie als einzelne Ressourcenplättchen. Die Menge ändert nichts an den Kosten.
    .title = Aktion Fleisch braten
rule-FI-8 = Ein Feuerplättchen darf auf jedem Feld liegen, gleich welches Gelände, welcher Orientierungspunkt oder welche Wasserquelle dort ist.
    .title = Feuer auf jedem Feld
rule-FI-9 = Das Feuer des Lagers kann herunterbrennen und angefacht werden wie jedes andere. Ist es aus, bist du dort im Lager, aber nicht an einem Feuer.
    .title = Lagerfeuer erlischt
rule-FI-10 = Ob du an einem Feuer bist, zählt in dem Augenblick, in dem es darauf ankommt. Du kannst also im selben Zug ein Feuer anfachen und daran braten.
    .title = Der Augenblick zählt

## Bedrohungen, Ablage, Merkmale

rule-TH-1 = Musst du eine Bedrohungskarte abhandeln, ziehst du die oberste des Stapels, tust, was sie verlangt, und legst sie ab.
    .title = Bedrohungskarte abhandeln
rule-TH-2 = Eine Bedrohung mit dem Stichwort Andauernd bleibt vor dem Überlebenden liegen, der sie gezogen hat. Erst ein Effekt, meist ihr eigener, legt sie ab.
    .title = Stichwort Andauernd
rule-TH-3 = Ziehen mehrere eine Bedrohung, geschieht das einzeln: Der Häuptling zieht und handelt ab, dann im Uhrzeigersinn der Nächste.
    .title = Mehrere Bedrohungen
rule-TH-4 = Ist außer dir kein Überlebender auf dem Spielplan, legst du eine Bedrohung mit dem Stichwort Gemeinschaft ab und ziehst eine neue.
    .title = Stichwort Gemeinschaft
rule-TH-5 = Findest du allein nur Gemeinschaft-Karten, hört das Ziehen auf, sobald du so viele Karten gezogen hast, wie anfangs in Stapel und Ablage zusammen lagen. Dann geschieht nichts.
    .title = Nur Gemeinschaft-Karten
rule-TH-6 = Abgelegte Nacht- und Bedrohungskarten liegen für alle sichtbar offen neben ihrem Stapel.
    .title = Offene Ablagestapel
rule-TH-7 = Ist eine Nachtkarte zu ziehen und der Stapel leer, werden die sechs abgelegten Karten der Stufe II zum neuen Stapel gemischt. Die Karten der Stufe I kommen nie wieder.
    .title = Nachtstapel leer
rule-TH-8 = Ist der Bedrohungsstapel leer, wird seine Ablage zum neuen Stapel gemischt; andauernde Bedrohungen im Spiel bleiben liegen. Gibt es auch keine Ablage, wird keine Bedrohung gezogen.
    .title = Bedrohungsstapel leer
rule-TH-9 = Abgelegte Entdeckungskarten, Feindkarten und hergestellte Gegenstände kehren an ihren Platz im Stapel zurück und können wieder gefunden werden.
    .title = Zurück in den Stapel
rule-TH-10 = Merkmale bewirken allein nichts, doch Karten können sich auf sie beziehen. Einzige Ausnahme ist das Merkmal Questgegenstand, das eine eigene Regel hat.
    .title = Merkmale von Karten
rule-TH-11 = „Du“ auf einer Bedrohungskarte ist der Überlebende, der sie ziehen musste. Ist sie andauernd, bleibt sie vor ihm liegen, auch wenn sie später andere betrifft.
    .title = Wer ist gemeint
rule-TH-12 = Andauernd, Gemeinschaft und Tödlich sind Stichwörter, keine Merkmale. Ihre Regel gilt immer.
    .title = Stichwörter sind keine Merkmale

## Quests und Spielsieg

rule-QU-1 = Die aktive Questkarte liegt offen. Sie sagt, was ihr erfüllen müsst und was dann geschieht.
    .title = Aktive Questkarte
rule-QU-2 = Führt eine Questkarte zu einem anderen Abschnitt, ersetzt dessen Karte die bisherige. Immer ist genau eine Questkarte aktiv; die alte wirkt nicht mehr.
    .title = Der nächste Abschnitt
rule-QU-3 = Der letzte Abschnitt sagt, wie ihr gewinnt. Jeder Weg durch die Abschnitte führt zu einem möglichen Sieg.
    .title = Der letzte Abschnitt
rule-QU-4 = Wer gewinnt, nimmt seine Figur vom Spielplan. Gegenstände, auch Questgegenstände, gehen in ihre Stapel zurück, Ressourcenplättchen in den Vorrat, Umgebungsplättchen auf ihre Ablage, andauernde Bedrohungen auf den Ablagestapel; Charakter und Kampfunterstützungskarten verlassen das Spiel, Zählmarker kommen weg. Auf dem Feld bleibt nichts liegen.
    .title = Wer gewinnt, geht
rule-QU-5 = Die Projektkarten auf der Hand eines Siegers werden aus dem Spiel entfernt.
    .title = Projekte eines Siegers
rule-QU-6 = Wer ausscheidet, hat verloren. Die anderen spielen weiter und können noch gewinnen.
    .title = Ausscheiden heißt verlieren
rule-QU-7 = Das Spiel endet, wenn kein Überlebender mehr auf dem Spielplan ist.
    .title = Wann das Spiel endet
rule-QU-8 = Das Symbol für die Spieleranzahl meint immer die Zahl der Spieler zu Beginn, Todesopfer und Sieger eingeschlossen.
    .title = Symbol für die Spieleranzahl
rule-QU-9 = Zielsymbole auf Feldern haben keine eigene Wirkung. Karten können sich auf sie beziehen.
    .title = Zielsymbole auf Feldern
rule-QU-10 = Eine Questkarte kann zu jedem Abschnitt führen, den sie nennt, nicht nur zum nächsthöheren. Die Bedingung des verlassenen Abschnitts zählt nicht mehr.
    .title = Verzweigte Quests
rule-QU-11 = Andauernde Bedrohungen eines Siegers kommen auf den Ablagestapel und können wiederkehren. Die eines Todesopfers werden aus dem Spiel entfernt.
    .title = Bedrohungen ohne Besitzer
rule-QU-12 = Sollt ihr so viele Würfel werfen, wie ihr zu Beginn Spieler wart, dann werft ihr wirklich so viele, auch mehr als zwei.
    .title = Mehr als zwei Würfel

## Aktionen und Häuptling

rule-AC-1 = Die Ausdauer einer Aktion zahlst du, wenn du sie durchführst.
    .title = Ausdauer bezahlen
rule-AC-2 = Du darfst dieselbe Aktion in deinem Zug mehrmals durchführen.
    .title = Aktionen wiederholen
rule-AC-3 = Reicht deine Ausdauer für eine Aktion nicht, kannst du sie nicht wählen.
    .title = Zu wenig Ausdauer
rule-AC-4 = Ausdauer, die du nicht ausgibst, behältst du für den nächsten Tag.
    .title = Ausdauer aufsparen
rule-AC-5 = Aktionen stehen nur dem aktiven Überlebenden offen, also dem, der gerade am Zug ist.
    .title = Aktiver Überlebender
rule-CH-1 = Der Häuptling hat jeden Tag den ersten Zug.
    .title = Der Häuptling beginnt
rule-CH-2 = Muss die Gruppe entscheiden, nennen die Betroffenen ihre Wahl; sind sie sich nicht einig, entscheidet der Häuptling, auch wenn es ihn selbst nicht betrifft. Bei Gleichstand, etwa zwischen zwei gleich nahen Zielen, entscheidet er sofort.
    .title = Das letzte Wort
rule-CH-3 = Am Ende jeder Nacht beratet ihr, wer Häuptling sein soll. Der Häuptling entscheidet, ob er es bleibt oder das Plättchen weitergibt.
    .title = Ein neuer Häuptling
rule-CH-4 = Nennen alle anderen Überlebenden auf dem Spielplan, mindestens zwei, denselben neuen Häuptling, so ist er es, ob der bisherige will oder nicht. Zu zweit entscheidet immer der Häuptling.
    .title = Den Häuptling überstimmen
rule-CH-5 = Scheidet der Häuptling aus oder gewinnt er, geht das Plättchen an den nächsten Überlebenden im Uhrzeigersinn, der noch auf dem Spielplan ist.
    .title = Häuptling verlässt das Spiel
rule-CH-6 = Die Beratung findet jede Nacht statt, gleich nachdem die Nachtkarte abgelegt ist.
    .title = Beratung in der Nacht

## Sammeln

rule-GA-1 = Sammeln (1 Ausdauer): Wähle genau ein Umgebungs-, Ressourcen- oder Wasserquellenplättchen auf deinem Feld. Auch aufgedeckte Umgebungsplättchen mit Feind und liegen gebliebene mit Nummer kannst du wählen; sie werden dann erneut abgehandelt.
    .title = Aktion Sammeln
rule-GA-2 = Ein Umgebungsplättchen deckst du auf. Zeigt es eine Ressource, behältst du das Plättchen selbst als Ressource.
    .title = Umgebungsplättchen mit Ressource
rule-GA-3 = Zeigt das Umgebungsplättchen einen Feind, kämpfst du sofort gegen ihn: mit der Feindkarte seiner Nummer oder, wenn das Plättchen schon bekämpft wurde, mit seiner offenen Karte samt Schaden. Besiegst du ihn nicht, zieht sich das Plättchen zurück.
    .title = Umgebungsplättchen mit Feind
rule-GA-4 = Zeigt das Umgebungsplättchen nur eine Nummer, handelst du die Entdeckungskarte mit dieser Nummer ab und legst das Plättchen danach ab, auch wenn die Karte nicht im Stapel war.
    .title = Umgebungsplättchen mit Nummer
rule-GA-5 = Sagt die Entdeckungskarte, dass das Plättchen liegen bleibt, bleibt es offen auf dem Feld.
    .title = Plättchen bleibt liegen
rule-GA-6 = Ein Ressourcenplättchen auf deinem Feld nimmst du einfach zu dir.
    .title = Ressourcenplättchen nehmen
rule-GA-7 = Ressourcenplättchen und behaltene Umgebungsplättchen sind gleichermaßen Ressourcen.
    .title = Was eine Ressource ist
rule-GA-8 = Ressourcen durch Effekte erhältst du immer als Ressourcenplättchen aus dem Vorrat, nie als Umgebungsplättchen.
    .title = Ressourcen durch Effekte
rule-GA-9 = Eine Wasserquelle nimmst du nicht mit: Du deckst sie auf und erhältst 1 der abgebildeten Ressourcen, bei mehreren nach deiner Wahl. Sie bleibt für den Rest der Partie liegen und versiegt nie.
    .title = Aus Wasserquellen sammeln
rule-GA-10 = Mit einmal Sammeln bekommst du höchstens ein Plättchen. Für mehrere brauchst du mehrere Aktionen.
    .title = Ein Plättchen je Aktion
rule-GA-11 = Ein aufgedecktes Umgebungsplättchen mit Feind greift nicht von selbst an. Zum Kampf kommt es erst, wenn jemand es sammelt.
    .title = Feinde, die liegen bleiben
rule-GA-12 = Eine Wasserquelle liegt nach dem ersten Sammeln für alle offen.
    .title = Aufgedeckte Wasserquelle
rule-GA-13 = Ein Umgebungsplättchen mit Nummer, das liegen bleibt, kann wieder gesammelt werden. Seine Karte wird dann erneut abgehandelt.
    .title = Noch einmal sammeln
rule-GA-14 = Ein Doppelplättchen mit zwei Ressourcen nimmst du mit einer einzigen Aktion.
    .title = Doppelplättchen sammeln

## Bewegung

rule-MO-1 = Bewegen und sammeln: Gehe auf ein benachbartes aufgedecktes Feld und zahle dafür statt 1 die Ausdauerkosten seines Geländes.
    .title = Aktion Bewegen und sammeln
rule-MO-2 = Danach darfst du dort, wo deine Figur jetzt steht, einmal kostenlos sammeln, nach einer Flucht also auf dem neuen Feld. Du kannst darauf verzichten; bist du ausgeschieden, entfällt es.
    .title = Kostenloses Sammeln
rule-MO-3 = Zeigt ein Feld mehr als ein Gelände, zählt das Gelände, das den größeren Teil einnimmt.
    .title = Gemischte Felder
rule-MO-4 = Liegt auf einem gemischten Feld eine Wasserquelle oder ein Orientierungspunkt, zählt das Gelände darunter.
    .title = Gelände unter Orientierungspunkten
rule-MO-5 = Verdeckte Spielplanteile kannst du nicht betreten. Kundschafte sie erst aus.
    .title = Verdeckt ist gesperrt
rule-MO-6 = Betrittst du ein Feld mit normalen Monstern oder Spezialmonstern, werden sie aufgedeckt, und du kämpfst gegen alle, bevor du kostenlos sammelst. Umgebungsplättchen mit Feind zählen hier nicht.
    .title = Monster auf dem Zielfeld
rule-MO-7 = Bewegst du dich durch eine Fähigkeit „bis zu“ mehrere Felder, spielt das Gelände keine Rolle und kostet nichts extra. Verdeckte Spielplanteile bleiben gesperrt.
    .title = Bewegung durch Fähigkeiten
rule-MO-8 = Betrittst du dabei ein Feld mit Monstern, hältst du an und kämpfst gegen alle dort. Dann endet deine Aktion: Übrige Schritte verfallen, ebenso alles, was diese Karte und jede, die zu ihr geführt hat, noch für dich vorsah. Außerhalb deiner eigenen Aktion endet für dich nur diese Karte. Andere Überlebende, Nachtkarte und Quest machen weiter, und was die Karte über sich und ihr Plättchen sagt, gilt trotzdem.
    .title = Monster halten dich auf
rule-MO-9 = Unterwegs kannst du diese Bewegung nicht für andere Aktionen unterbrechen.
    .title = Keine Unterbrechung
rule-MO-10 = Nach einer Bewegung durch eine Fähigkeit gibt es kein kostenloses Sammeln.
    .title = Kein Sammeln danach
rule-MO-11 = Wirst du direkt auf ein bestimmtes Feld bewegt, überspringst du alle Felder dazwischen. Liegt am Ziel ein Monster, kommt es zum Kampf, und danach endet deine Aktion. Ist das Ziel nicht aufgedeckt, bleibst du, wo du bist.
    .title = Direkt ans Ziel
rule-MO-12 = Dein eigenes Feld ist 0 Felder entfernt, ein benachbartes 1 und so weiter. „Innerhalb von 2 Feldern“ schließt das eigene Feld ein.
    .title = Entfernung in Feldern
rule-MO-13 = „Bis zu“ heißt: Du darfst auch weniger Felder gehen.
    .title = Kürzer gehen
rule-MO-14 = Auch Plättchen, die direkt auf ein Feld bewegt werden, überspringen die Felder dazwischen. Unterwegs kommt es zu keinem Kampf.
    .title = Plättchen direkt versetzen

## Auskundschaften

rule-SC-1 = Auskundschaften (1 Ausdauer): Decke ein verdecktes Spielplanteil auf, das an dein Feld grenzt.
    .title = Aktion Auskundschaften
rule-SC-2 = Auf jedes Umgebungsfeld des neuen Teils kommt ungesehen ein verdecktes Umgebungsplättchen mit dem passenden Symbol.
    .title = Umgebungsplättchen auslegen
rule-SC-3 = Nur das Symbol muss passen, das Bild darf ein anderes sein.
    .title = Symbol vor Bild
rule-SC-4 = Auf ein Feld mit Wasserquellensymbol kommt eine verdeckte Wasserquelle. Es gibt nur die, die der Übersichtsbogen zeigt; sind sie verbraucht, bleibt das Feld leer.
    .title = Wasserquellen auslegen
rule-SC-5 = Sind die Umgebungsplättchen eines Symbols aufgebraucht, werden die abgelegten umgedreht und gemischt. Gibt es auch davon keine, wird nichts gelegt.
    .title = Umgebungsplättchen aufgebraucht
rule-SC-6 = Wer auskundschaftet, legt die Plättchen aus, ohne sie anzusehen. Niemand kennt sie.
    .title = Niemand sieht nach

## Tauschen

rule-TR-1 = Tauschen (1 Ausdauer): Mit einem anderen Überlebenden auf deinem Feld tauschst du beliebig viele Gegenstände, Ressourcen und Projektkarten. Angebotene Projekte von der Hand sieht nur der Partner. Bedrohungen, Charaktere, Kampfunterstützungskarten, Schaden und Ausdauer sind nicht tauschbar.
    .title = Aktion Tauschen
rule-TR-2 = Beide müssen zustimmen. Sonst geschieht nichts, und du gibst keine Ausdauer aus.
    .title = Beide stimmen zu
rule-TR-3 = Ein Tausch muss nicht ausgewogen sein. Auch Geschenke sind erlaubt, wenn der andere sie annimmt.
    .title = Geschenke sind erlaubt
rule-TR-4 = Ein getauschter Gegenstand behält seine Zählmarker. Was er transportiert, geht mit, wenn ihr es im Angebot nennt.
    .title = Was mitgetauscht wird
rule-TR-5 = Je Aktion tauschst du mit einem Partner. Für einen weiteren brauchst du eine neue Aktion.
    .title = Ein Partner je Aktion

## Projekte und Herstellen

rule-CR-1 = Eine Projektkarte zeigt den Gegenstand, seine Nummer und die Ressourcen, die er kostet.
    .title = Was Projektkarten zeigen
rule-CR-2 = Projekte auf der Hand sind geheim. Du darfst aber über sie sprechen und sie zeigen, wem du willst.
    .title = Projekte auf der Hand
rule-CR-3 = Offene Projekte gehören niemandem, und jeder darf sie benutzen. Sie bleiben die ganze Partie liegen.
    .title = Offene Projekte
rule-CR-4 = Die Karte eines hergestellten Gegenstands darf niemand ansehen, bevor er hergestellt wurde.
    .title = Unbekannte Gegenstände
rule-CR-5 = Herstellen (1 Ausdauer): Gib die Ressourcen eines Projekts von deiner Hand oder eines offenen Projekts aus und nimm den Gegenstand mit seiner Nummer.
    .title = Aktion Herstellen
rule-CR-6 = Hast du ein Projekt von der Hand benutzt, kommt es offen neben den Spielplan, und du ziehst ein neues. Für ein offenes Projekt ziehst du nichts.
    .title = Neues Projekt ziehen
rule-CR-7 = Projekte mit Feuersymbol kannst du nur an einem Feuer herstellen.
    .title = Projekte mit Feuersymbol
rule-CR-8 = Spielen komplexe Projekte mit, wählst du bei jedem späteren Ziehen zwischen dem normalen und dem komplexen Stapel. Zu Beginn hat niemand ein komplexes.
    .title = Komplexe Projekte
rule-CR-9 = Ist kein Projekt mehr im Stapel, ziehst du keines. Liegt kein Exemplar des Gegenstands mehr im Stapel und besitzt du selbst keines, kannst du ihn nicht herstellen und zahlst nichts.
    .title = Nichts mehr da
rule-CR-10 = Stellst du nach einem offenen Projekt her, bleibt deine Hand unverändert.
    .title = Kein Ziehen bei offenen
rule-CR-11 = Was ein Projekt ergibt und kostet, siehst du auf der Karte. Der Text des Gegenstands wird erst bei der ersten Herstellung bekannt und bleibt es dann.
    .title = Erste Herstellung
rule-CR-12 = Das neue Projekt ziehst du, nachdem du den Gegenstand erhalten hast. Schon beim ersten Mal darfst du den komplexen Stapel wählen, wenn er mitspielt.
    .title = Zeitpunkt des Ziehens

## Plättchen ausgeben

rule-SP-1 = Ausgegebene Plättchen legst du ab: Umgebungsplättchen offen auf die Ablage ihres Symbols, Ressourcenplättchen in den Vorrat.
    .title = Ressourcen ausgeben
rule-SP-2 = Ein Plättchen mit zwei Ressourcen darfst du auch als eine ausgeben. Die andere erhältst du als Einzelplättchen zurück.
    .title = Doppelplättchen einfach ausgeben
rule-SP-3 = Du kannst nur deine eigenen Ressourcen ausgeben.
    .title = Nur eigene Ressourcen
rule-SP-4 = Ausgegebene Umgebungsplättchen können wiederkommen: Gehen die ihres Symbols zur Neige, werden sie neu gemischt und auf neuen Spielplanteilen ausgelegt.
    .title = Umgebungsplättchen kehren wieder
rule-SP-5 = Es gibt neun Ressourcen: Nahrung, rohes Fleisch, sauberes Wasser, schmutziges Wasser, Holz, Stein, Schrott, Medikamente und Gift.
    .title = Die neun Ressourcen

## Transportlimit

rule-LI-1 = Du kannst höchstens 10 Ressourcen und Gegenstände zusammen tragen.
    .title = Das Transportlimit
rule-LI-2 = Hast du mehr, behältst du genau 10 nach deiner Wahl. Überzählige Ressourcen bleiben offen auf deinem Feld liegen, wo jeder sie sammeln kann; überzählige Gegenstände werden abgelegt.
    .title = Zu viel getragen
rule-LI-3 = Geprüft wird am Ende der Aktion bei allen, die durch sie etwas erhalten haben. Erhältst du etwas außerhalb einer Aktion, wird geprüft, sobald die Karte oder der Kampf vorbei ist. Bis dahin darfst du mehr tragen.
    .title = Wann das Limit gilt
rule-LI-4 = Projekte, andauernde Bedrohungen und Kampfunterstützungskarten zählen nicht zum Transportlimit.
    .title = Was nicht zählt
rule-LI-5 = Ressourcen fallen lassen darfst du nur, wenn du über dem Transportlimit bist.
    .title = Nichts freiwillig fallen lassen
rule-LI-6 = Questgegenstände kannst du nie ablegen, doch sie zählen zum Transportlimit. Hast du mehr als 10 davon, behältst du sie alle und sonst nichts.
    .title = Questgegenstände behalten
rule-LI-7 = Ein Plättchen mit zwei Ressourcen zählt als 1.
    .title = Doppelplättchen zählen einfach
rule-LI-8 = Ein Doppelplättchen darfst du jederzeit gegen zwei einzelne tauschen. Dann zählen beide, und zurück geht es nicht.
    .title = Doppelplättchen teilen
rule-LI-9 = Manche Gegenstände können Ressourcen transportieren. Was auf ihnen liegt, zählt nicht zum Transportlimit; der Gegenstand selbst zählt als 1.
    .title = Ressourcen transportieren
rule-LI-10 = Auf solche Gegenstände darfst du jederzeit Ressourcen legen oder sie herunternehmen; sie transportieren also von selbst so viel, wie sie können. Beim Tauschen nennt ihr, was mitgeht.
    .title = Beladen und entladen
rule-LI-11 = Was jemand fallen lässt, kann jeder Überlebende auf diesem Feld sammeln.
    .title = Fallen gelassene Ressourcen

## Erforschen und nummerierte Karten

rule-IN-1 = Erforschen (1 Ausdauer): Auf einem Feld mit Orientierungspunkt handelst du die Entdeckungskarte mit dessen Nummer ab.
    .title = Aktion Erforschen
rule-IN-2 = Du darfst denselben Orientierungspunkt mehrmals erforschen und zahlst jedes Mal.
    .title = Mehrmals erforschen
rule-IN-3 = Schickt dich eine Karte zu einer weiteren, kostet diese keine zusätzliche Aktion.
    .title = Karte führt zu Karte
rule-IN-4 = Eine nummerierte Karte wird im Stapel gesucht, allen vorgelesen und je nach ihrer Art abgehandelt: Sofort, Aufwertung, Feind oder Gegenstand.
    .title = Nummerierte Karten abhandeln
rule-IN-5 = Sofort: Befolge die Karte und lege sie in den Stapel zurück. Auf ihren kursiven Text können andere Karten Bezug nehmen.
    .title = Kartenart Sofort
rule-IN-6 = Aufwertung: Die Karte bleibt neben dem Spielplan im Spiel und hilft dauerhaft allen Überlebenden.
    .title = Kartenart Aufwertung
rule-IN-7 = Feind: Es kommt sofort zum Kampf. Hat der Feind kein Plättchen und wird nicht besiegt, bleibt seine Karte offen mit ihrem Schaden liegen, bis ihre Nummer wieder aufgerufen wird.
    .title = Kartenart Feind
rule-IN-8 = Gegenstand: Du behältst die Karte und nutzt, was sie bietet.
    .title = Kartenart Gegenstand
rule-IN-9 = Du kannst nie zwei Gegenstände mit gleichem Namen haben. Erhältst du einen zweiten, gleich auf welchem Weg, behältst du den neuen mit seinen Zählmarkern; den alten legst du in den Stapel zurück oder gibst ihn einem anderen Überlebenden auf deinem Feld.
    .title = Kein Gegenstand doppelt
rule-IN-10 = Ist die Nummer nicht im Stapel, wird keine Karte abgehandelt. Aktion und Ausdauer sind trotzdem verbraucht.
    .title = Karte nicht im Stapel
rule-IN-11 = Alle Entdeckungskarten mit derselben Nummer sind gleich. Nur die Karten mit der Nummer 100 unterscheiden sich; sie spielen allein in Szenario 5 mit.
    .title = Gleiche Nummern
rule-IN-12 = Hast du eine Entdeckungskarte gezogen und gelesen, auf die dein Schlüssel-Gegenstand passt, darfst du stattdessen die Ersatzkarte abhandeln. Du entscheidest, bevor du die Ersatzkarte siehst. Die gezogene Karte geht dann ungenutzt in den Stapel zurück.
    .title = Schlüssel-Gegenstände benutzen
rule-IN-13 = Entdeckungskarten, Feindkarten und hergestellte Gegenstände sind je für sich nummeriert. Zu einer Nummer gehört immer auch der Stapel.
    .title = Nummer und Stapel
rule-IN-14 = Eine Sofort-Karte liegt nach dem Abhandeln wieder im Stapel und kann euch erneut begegnen.
    .title = Sofort-Karten kehren wieder
rule-IN-15 = Ein Verweis kann auch relativ sein, etwa auf die nächsthöhere Nummer.
    .title = Relative Verweise
rule-IN-16 = Ein Schlüssel-Gegenstand wirkt bei jeder Entdeckungskarte, die du ziehst, nicht nur beim Erforschen, sondern zum Beispiel auch beim Sammeln.
    .title = Schlüssel wirken überall

## Schaden und Erholen

rule-DA-1 = Für jeden Schaden drehst du eines deiner Herzen auf die erlittene Schadensart.
    .title = Schaden erleiden
rule-DA-2 = Es gibt vier Schadensarten: Hunger, Durst, Krankheit und physischen Schaden.
    .title = Die vier Schadensarten
rule-DA-3 = Drei Schaden überlebst du. Beim vierten, gleich welcher Art, scheidest du aus.
    .title = Der vierte Schaden
rule-DA-4 = Erholen (1 Ausdauer): Heile 1 Schaden bei dir oder einem anderen Überlebenden auf deinem Feld und zahle dafür selbst: 1 Nahrung gegen Hunger, 1 sauberes Wasser gegen Durst oder 1 Medikament gegen Krankheit. Rohes Fleisch und schmutziges Wasser helfen nicht. Feuer, Lager oder Zustimmung brauchst du nicht.
    .title = Aktion Erholen
rule-DA-5 = Physischer Schaden lässt sich durch Erholen nicht heilen.
    .title = Physischer Schaden bleibt
rule-DA-6 = Eine Fähigkeit heilt den, der sie benutzt, sofern nichts anderes angegeben ist.
    .title = Wen eine Fähigkeit heilt
rule-DA-7 = Nennt eine Heilung keine Schadensart, wählt der Geheilte, was er heilt.
    .title = Heilung nach Wahl
rule-DA-8 = Karten können physischen Schaden heilen, auch solche, die keine Schadensart nennen. Nur die Aktion Erholen kann es nicht.
    .title = Physischen Schaden heilen

## Todesopfer

rule-KA-1 = Wer ausscheidet, hat verloren. Seine Figur bleibt als Todesopfer auf ihrem Feld liegen.
    .title = Todesopfer auf dem Spielplan
rule-KA-2 = Ein Todesopfer hat keine Züge und keine Fähigkeiten. Für Karten und Regeln ist es kein Überlebender mehr.
    .title = Kein Überlebender mehr
rule-KA-3 = Projekte und Bedrohungen eines Todesopfers werden aus dem Spiel entfernt. Was es an Ressourcen und Gegenständen hatte, kann geplündert werden.
    .title = Was ein Todesopfer hinterlässt
rule-KA-4 = Plündern (1 Ausdauer): Nimm von einem Todesopfer auf deinem Feld 1 Ressourcen- oder Umgebungsplättchen oder 1 Gegenstand.
    .title = Aktion Plündern
rule-KA-5 = Gegenstände und Charakter eines Todesopfers wirken nicht mehr; auch ihre dauerhaften Vorteile enden.
    .title = Fähigkeiten enden
rule-KA-6 = Ein Todesopfer bleibt auf seinem Feld und versperrt nichts. Auch Feinde können sich dorthin zurückziehen.
    .title = Kein Hindernis

## Monster

rule-MN-1 = Erscheint ein Monster, kommt ein zufälliges Monsterplättchen verdeckt auf das genannte Feld.
    .title = Monster erscheinen
rule-MN-2 = Steht dort ein Überlebender, wird es aufgedeckt und sofort bekämpft, bevor die Karte weitergeht. Stehen dort mehrere, bestimmen sie den Kämpfer.
    .title = Monster erscheint bei Überlebenden
rule-MN-3 = Ist das Feld nicht auf dem aufgedeckten Spielplan, erscheint kein Monster.
    .title = Kein Feld, kein Monster
rule-MN-4 = Betritt ein Überlebender das Feld eines Monsters, wird es aufgedeckt und bekämpft.
    .title = Ein Monsterfeld betreten
rule-MN-5 = Solange ein Monster auf dem Feld eines Überlebenden liegt, folgt Kampf auf Kampf. Wer das Feld betreten hat oder allein dort steht, wählt das nächste Monster; stehen dort mehrere, von denen keiner es gerade betreten hat, bestimmen sie für jedes Monster einen Kämpfer. Schluss ist, wenn dort kein Monster oder kein Überlebender mehr ist.
    .title = Mehrere Monster
rule-MN-6 = Ein Monster bewegt sich genau so viele Felder wie angegeben, das Gelände zählt nicht. Kürzer geht es nur, wenn es auf Überlebende trifft oder kein erlaubter Schritt bleibt.
    .title = Monster bewegen
rule-MN-7 = Betritt ein Monster das Feld eines Überlebenden, wird es aufgedeckt, und es kommt zum Kampf.
    .title = Monster greifen an
rule-MN-8 = Stehen dort mehrere Überlebende, bestimmen sie gemeinsam, wer kämpft. Werden sie sich nicht einig, entscheidet der Häuptling.
    .title = Wer kämpft
rule-MN-9 = Auch andere Gleichstände entscheidet der Häuptling, zum Beispiel zwischen zwei gleich nahen Überlebenden.
    .title = Gleich nahe Ziele
rule-MN-10 = Ein Monster geht Feld für Feld und hält an, sobald es das Feld eines Überlebenden betritt.
    .title = Monster halten an
rule-MN-11 = Monster verlassen den Spielplan nicht und betreten keine verdeckten Spielplanteile. Stattdessen gehen sie am Rand entlang.
    .title = Am Rand entlang
rule-MN-12 = Bewegen sich mehrere Monster zugleich, kommen erst alle Bewegungen und dann die Kämpfe.
    .title = Erst bewegen, dann kämpfen
rule-MN-13 = Ein bewegtes Monster bleibt, wie es ist: ein verdecktes verdeckt, ein aufgedecktes offen. Aufgedeckt wird es erst auf dem Feld eines Überlebenden.
    .title = Verdeckt bleibt verdeckt
rule-MN-14 = Ist der Vorrat leer, werden die gebrauchten Monsterplättchen umgedreht und neu gemischt. Sind alle auf dem Spielplan, erscheint keines.
    .title = Monstervorrat leer
rule-MN-15 = Spezialmonster kommen durch Quest- oder Entdeckungskarten ins Spiel. Sie liegen immer offen und sind nie im normalen Vorrat.
    .title = Herkunft der Spezialmonster
rule-MN-16 = Effekte, die Monster bewegen, bewegen Spezialmonster nie, es sei denn, sie nennen sie ausdrücklich. Spezialmonster ziehen sich aber zurück, lösen Kämpfe aus, halten Bewegungen auf und zählen auch sonst als Monster, außer wenn von normalen Monstern die Rede ist.
    .title = Spezialmonster bewegen sich nicht
rule-MN-17 = Das Plättchen eines Spezialmonsters nennt Stapel und Nummer seiner Karte. Sie kann auch im Entdeckungsstapel liegen und kehrt, wenn es besiegt ist, dorthin zurück.
    .title = Karte eines Spezialmonsters
rule-MN-18 = Feind ist jeder Gegner, Monster sind nur Feinde mit Monsterplättchen. Was Monster bewegt, bewegt weder Umgebungsplättchen mit Feind noch Spezialmonster; „das nächste Monster“ ist dann das nächste, das sich bewegen lässt.
    .title = Feinde und Monster
rule-MN-19 = Umgebungsplättchen mit Feind sind keine Monster: Sie bewegen sich nicht, greifen beim Betreten nicht an, halten keine Bewegung auf, hindern keine Flucht und sind nie „das nächste Monster“.
    .title = Keine Monster
rule-MN-20 = Spezialmonster dagegen sind in all dem Monster: Sie werden beim Betreten bekämpft, halten Bewegungen auf, versperren Fluchtfelder und können „das nächste Monster“ sein, außer für Effekte, die Monster bewegen.
    .title = Spezialmonster sind Monster
rule-MN-21 = Ein aufgedecktes Monsterplättchen zeigt die Nummer seiner Feindkarte.
    .title = Nummer des Monsters
rule-MN-22 = Wo ein Monster bei Überlebenden erscheint, wird sofort gekämpft. Werden Monster bewegt, kommen die Kämpfe erst nach allen Bewegungen.
    .title = Erscheinen und bewegen

## Kampf

rule-CB-1 = Ziehst du einen Feind, kommt es sofort zum Kampf. Seine Karte nennt Verteidigung, Angriff, Gesundheit und Belohnung; der Angriff kann „–“ sein, und die Belohnung kann fehlen.
    .title = Feindkarte und Kampf
rule-CB-2 = Jeder andere Überlebende innerhalb von 2 Feldern um den Kämpfer ist Unterstützer, auch auf dessen Feld. Vor dem Würfeln entscheiden sie in jedem Kampf neu, vom linken Nachbarn des Kämpfers an im Uhrzeigersinn, ob sie eine ihrer drei Kampfunterstützungskarten offen spielen.
    .title = Unterstützer im Kampf
rule-CB-3 = Der Kämpfer selbst spielt keine Kampfunterstützungskarte.
    .title = Keine Karte für den Kämpfer
rule-CB-4 = Karten, die „vor dem Würfeln“ wirken, werden benutzt, nachdem alle Unterstützer entschieden haben.
    .title = Vor dem Würfeln
rule-CB-5 = Schritt 1: Der Kämpfer wirft beide Würfel. Der graue ist „dein Würfel“, der rote der „feindliche Würfel“.
    .title = Schritt 1: würfeln
rule-CB-6 = Schritt 2: Der Kämpfer darf eigene Ressourcen ausgeben, so oft er will. 1 Holz wirft den grauen Würfel neu, 1 Stein den roten; 1 Gift gibt +1 auf den grauen, 1 Schrott −1 auf den roten.
    .title = Ressourcen im Kampf
rule-CB-7 = Alles, was Würfel verändert, wird einzeln abgehandelt: eigene Fähigkeiten, Gegenstände, Ressourcen und die Karten der Unterstützer. Der Kämpfer bestimmt, was als Nächstes kommt.
    .title = Reihenfolge der Veränderungen
rule-CB-8 = Jeden Gegenstand kannst du einmal pro Kampf verwenden, mehrere Waffen also alle nacheinander. Ein Bonus, der immer gilt, ist keine Verwendung.
    .title = Gegenstände im Kampf
rule-CB-9 = „Ein Mal pro Kampf“ gilt in jedem neuen Kampf von vorn, auch wenn derselbe Feind gleich noch einmal kämpft.
    .title = Ein Mal pro Kampf
rule-CB-10 = Zu- und Abschläge bleiben am Würfel. Wirfst du ihn später neu, gelten sie auch für den neuen Wurf.
    .title = Zuschläge bleiben
rule-CB-11 = Die „gezeigte“ Zahl ist die aufgedruckte, ohne jede Veränderung. Das „Endergebnis“ ist die Zahl nach allen Zu- und Abschlägen.
    .title = Gezeigte Zahl und Endergebnis
rule-CB-12 = Nur Kämpfer benutzen im Kampf Gegenstände und Charakterfähigkeiten. Unterstützer können das nur, wenn eine Karte es ausdrücklich sagt.
    .title = Fähigkeiten der Kämpfer
rule-CB-13 = Die Karte eines Unterstützers wirkt in Schritt 2, wenn der Kämpfer sie aufruft. Steht „darf“ darauf, sagt der Unterstützer dann ja oder nein; sonst ist sie Pflicht, und Schritt 2 endet nicht ohne sie. Nach dem Kampf kehren alle gespielten Karten auf die Hand zurück.
    .title = Karten der Unterstützer
rule-CB-14 = Schritt 3a: Erreicht oder übertrifft der graue Würfel die Verteidigung, erleidet der Feind 1 Schaden. Ein Zählmarker auf seiner Karte zeigt das an.
    .title = Den Feind treffen
rule-CB-15 = Hat der Feind mindestens so viele Zählmarker wie Gesundheit, ist er besiegt. Der Kämpfer erhält zuerst die ganze Belohnung; dann kehrt die Karte in ihren Stapel zurück, und das Plättchen wird abgelegt: ein Monster zu den gebrauchten, ein Umgebungsplättchen auf seine Ablage, ein Spezialmonster in den allgemeinen Vorrat.
    .title = Den Feind besiegen
rule-CB-16 = Schritt 3b: Erreicht oder übertrifft der rote Würfel den Angriff, erleidet der Kämpfer 1 physischen Schaden, selbst wenn der Feind gerade besiegt wurde.
    .title = Der Feind trifft
rule-CB-17 = Ein Feind mit Angriff „–“ fügt nie Schaden zu. Der rote Würfel bestimmt dann nur seinen Rückzug.
    .title = Feinde ohne Angriff
rule-CB-18 = Der Kämpfer behält die Belohnung oder gibt beliebig viel davon an Unterstützer dieses Kampfes ab, auch an solche, die keine Karte gespielt haben.
    .title = Belohnung teilen
rule-CB-19 = Besiegst du einen Feind und scheidest im selben Kampf aus, erhältst du erst noch die Belohnung. Andere können sie dann plündern.
    .title = Belohnung vor dem Ausscheiden
rule-CB-20 = Schaden außerhalb eines Kampfes kann einen Feind besiegen. Die Belohnung erhält, wer ihn zugefügt hat, auch aus der Ferne. Wird der Feind nicht besiegt, bleibt der Schaden auf ihm.
    .title = Schaden außerhalb des Kampfes
rule-CB-21 = Schritt 4: Ein Feind, der nicht besiegt ist, zieht sich zurück. Seine Karte bleibt offen, sein Schaden bleibt erhalten, und der Kampf ist vorbei.
    .title = Rückzug des Feindes
rule-CB-22 = Unterstützer bist du allein durch deine Nähe zum Kampf, ob du eine Karte spielst oder nicht.
    .title = Unterstützer ohne Karte
rule-CB-23 = Auch wann die Karten der Unterstützer wirken, bestimmt der Kämpfer.
    .title = Der Kämpfer ruft auf
rule-CB-24 = Unterstützer geben im Kampf keine Ressourcen aus.
    .title = Unterstützer zahlen nichts
rule-CB-25 = Ein Kampf außerhalb deines Zuges, etwa in der Nacht oder durch eine Bedrohung, hat dieselben Schritte. Du darfst dabei Gegenstände, Fähigkeiten und Ressourcen benutzen.
    .title = Kampf außer der Reihe
rule-CB-26 = Ein Kampf läuft immer so ab: Feind aufdecken, Unterstützer entscheiden, Karten vor dem Würfeln, würfeln, Würfel modifizieren, Schaden am Feind und Belohnung, Schaden am Kämpfer, Ausscheiden, Rückzug.
    .title = Ablauf eines Kampfes

## Rückzug, Flucht und tödliche Feinde

rule-RT-1 = Beim Rückzug geht das Plättchen des Feindes offen auf das benachbarte Feld in der Richtung, die der Kompass der gezeigten roten Zahl zuordnet. Zu- und Abschläge ändern die Richtung nicht.
    .title = Richtung des Rückzugs
rule-RT-2 = Läge das Feld außerhalb des Spielplans, auf einem verdeckten Spielplanteil oder bei einem Überlebenden, wählt der Kämpfer ein anderes benachbartes aufgedecktes Feld ohne Überlebende.
    .title = Versperrter Rückzug
rule-RT-3 = Gibt es kein solches benachbartes Feld, kommt der Feind auf das nächste Feld ohne Überlebende.
    .title = Kein Nachbarfeld frei
rule-RT-4 = Feinde, die sich um 2 Felder zurückziehen, gehen beide Schritte in dieselbe Richtung. Ist der zweite Schritt versperrt, durch den Rand, ein verdecktes Spielplanteil oder einen Überlebenden, bleibt es bei einem. Ist es schon der erste, wählt der Kämpfer wie sonst ein benachbartes Feld.
    .title = Rückzug um 2 Felder
rule-RT-5 = Ein Feind, der sich einmal zurückgezogen hat, bleibt offen liegen.
    .title = Offen nach dem Rückzug
rule-FL-1 = Fliehen kannst du nur durch eine Karte: Gehe kostenlos auf ein benachbartes aufgedecktes Feld ohne Monster; gibt es keines, kannst du nicht fliehen. Der Kampf endet sofort, alle übrigen Schritte entfallen. Der Feind zieht sich nicht zurück, seine Karte bleibt offen.
    .title = Aus dem Kampf fliehen
rule-FL-2 = Sind auf dem Feld des Feindes noch andere Überlebende, kämpft der Feind sofort gegen einen von ihnen, auch wenn er ein Umgebungsplättchen ist. Bei mehreren bestimmen sie den Kämpfer.
    .title = Wer zurückbleibt, kämpft
rule-FL-3 = Nach einer Flucht bleibt der Feind auf seinem Feld, mit offener Karte und allem Schaden. Wer ihn wieder bekämpft, trifft auf dieselbe Karte.
    .title = Der Feind bleibt
rule-DE-1 = Ein Feind mit dem Stichwort Tödlich zieht sich nie zurück. Er kämpft gegen alle Überlebenden auf seinem Feld, bis er besiegt ist oder alle dort ausgeschieden sind, auch wenn nur einer von ihnen sein Plättchen gesammelt hat.
    .title = Stichwort Tödlich
rule-DE-2 = Der nächste Kämpfer ist der nächste Überlebende auf dem Feld des Feindes, im Uhrzeigersinn vom bisherigen Kämpfer aus. Gibt es keinen anderen, kämpft der bisherige weiter, wenn er noch lebt; sonst endet es, und der Feind bleibt offen liegen.
    .title = Nächster Kämpfer
rule-DE-3 = Vor einem tödlichen Feind kommst du nicht weg. Eine Flucht beendet nur diesen Kampf, und sofort beginnt der nächste mit dem nächsten Kämpfer.
    .title = Keine Flucht vor tödlichen Feinden
rule-DE-4 = Jeder weitere Kampf gegen einen tödlichen Feind ist ganz neu: Die Unterstützer entscheiden wieder, und was „ein Mal pro Kampf“ verwendet werden kann, steht erneut bereit.
    .title = Jeder Kampf beginnt neu

## Goldene Regeln, Gegenstände und Kartenaktion

rule-GO-1 = Widersprechen sich eine Karte und die Regeln, gilt die Karte.
    .title = Karten gehen vor
rule-GO-2 = Steht auf einer Karte, dass etwas nicht geht, dann geht es nicht, gleich was sonst erlaubt wäre.
    .title = Nein heißt nein
rule-GO-3 = Zählmarker, Feuer und Ressourcenplättchen gehen nie aus. Alles andere gibt es nur so oft wie im Spielset.
    .title = Begrenztes Material
rule-GO-4 = Musst du mehr verlieren oder ablegen, als du hast, verlierst du so viel wie möglich. Kosten dagegen musst du ganz bezahlen, sonst geht es nicht.
    .title = So viel wie möglich
rule-GO-5 = Was nicht geschehen kann, wird übersprungen, und der Rest der Karte gilt. Danach kommt sie dorthin, wohin eine solche Karte gehört.
    .title = Unmögliche Effekte
rule-GO-6 = Was aus dem Spiel entfernt wird, kommt in dieser Partie nicht wieder.
    .title = Aus dem Spiel entfernt
rule-GO-7 = Kosten und Verlust sind zweierlei: Mit zu wenig Ressourcen kannst du nichts herstellen, verlieren kannst du auch das Wenige.
    .title = Kosten und Verlust
rule-OD-1 = Eine Karte, die „ein Mal am Tag“ wirkt, ist nach der Benutzung bis zur nächsten Tagphase verbraucht, und zwar für alle. Auch ein Tausch macht sie nicht wieder bereit.
    .title = Ein Mal am Tag
rule-OD-2 = Von mehreren Exemplaren einer solchen Karte kann jedes einmal benutzt werden.
    .title = Jedes Exemplar für sich
rule-OD-3 = Hast du sie am Tag nicht benutzt, kannst du es in der Nacht tun. Am nächsten Tag ist sie trotzdem wieder bereit.
    .title = Benutzung in der Nacht
rule-OD-4 = Zu Beginn jeder Tagphase sind alle Karten, die ein Mal am Tag wirken, wieder bereit.
    .title = Neuer Tag, wieder bereit
rule-IT-1 = Zählmarker, die ein Gegenstand beim Herstellen oder Finden bekommt, erhält er nur, wenn er aus einem Stapel kommt.
    .title = Zählmarker auf Gegenständen
rule-IT-2 = Beim Tauschen bleiben die Zählmarker auf dem Gegenstand; neue kommen nicht dazu.
    .title = Zählmarker beim Tauschen
rule-IT-3 = Stellst du den Gegenstand noch einmal her, mit Aktion und Kosten, erhältst du ein frisches Exemplar mit allen Zählmarkern.
    .title = Erneut herstellen
rule-IT-4 = Auch geplünderte oder überreichte Gegenstände bekommen keine neuen Zählmarker.
    .title = Keine neuen Zählmarker
rule-CA-1 = Kartenaktion: Eine Fähigkeit mit aufgedruckten Ausdauerkosten ist eine Aktion für den Besitzer der Karte, also auf deinem Charakter oder deinen Gegenständen. Steht sie laut Text allen offen, kann sie auch auf einer Aufwertung, der aktiven Questkarte, einer offenen Entdeckungskarte oder dem Übersichtsbogen stehen.
    .title = Was eine Kartenaktion ist
rule-CA-2 = Du zahlst die aufgedruckte Ausdauer statt der üblichen 1, dazu alle anderen genannten Kosten, vollständig und vor dem Effekt.
    .title = Kosten einer Kartenaktion
rule-CA-3 = Nur der aktive Überlebende kann sie durchführen, in seinem Zug und zwischen anderen Aktionen. Sie ist wiederholbar, wenn die Karte es nicht begrenzt.
    .title = Zeitpunkt einer Kartenaktion
rule-CA-4 = Sind ihre Bedingungen nicht erfüllt oder könnte sie gar nichts bewirken, kannst du sie nicht wählen.
    .title = Nicht ohne Wirkung
rule-CA-5 = Bewegst du dich durch eine Kartenaktion, gelten die Regeln für Bewegung durch Fähigkeiten: Gelände zählt nicht, Monster halten dich auf, und du sammelst nichts.
    .title = Bewegen als Kartenaktion
rule-CA-6 = Fähigkeiten ohne Ausdauerkosten sind keine Aktionen. Sie gelten zu dem Zeitpunkt, den die Karte nennt, auch außerhalb deines Zuges, im Kampf aber nur für Kämpfer.
    .title = Fähigkeiten ohne Ausdauerkosten
rule-CA-7 = Eine Kartenaktion zählt als eine Aktion. Danach werden wie immer Transportlimit und Quest geprüft.
    .title = Nach der Kartenaktion

## Solospiel

rule-SO-1 = Allein wählst du aus vier Charakteren, beginnst mit 12 Ausdauer und drei Projekten und spielst ohne Kampfunterstützungskarten. Du bist immer Häuptling, Gemeinschaft-Karten werden ersetzt, und du kannst nicht tauschen, niemand anderen heilen, keine Gegenstände weitergeben und keine Belohnung teilen. Szenario 5 geht nicht allein.
    .title = Regeln im Solospiel

## Szenario 5

rule-S5-1 = Szenario 5 ist für mindestens zwei Spieler und in jeder Geländeart spielbar; zur Hauptgeschichte gehört es nicht. Es gewinnt, wer als Letzter überlebt.
    .title = Der letzte Überlebende
rule-S5-2 = Alle Projekte liegen von Anfang an offen, die komplexen auch, wenn der Übersichtsbogen sie vorsieht. Jeder darf jedes herstellen, niemand zieht Projekte.
    .title = Offene Projektkarten
rule-S5-3 = Erforschst du einen Orientierungspunkt, ziehst du statt seiner Karte zufällig eine der Entdeckungskarten 100, handelst sie ab und legst einen Zählmarker auf sein Feld, auch wenn dich die Karte fortbewegt hat. Umgebungsplättchen mit Nummer benutzen weiter ihre eigene Karte.
    .title = Zufällige Orientierungspunkte
rule-S5-4 = Felder mit einem Zählmarker können nicht mehr erforscht werden.
    .title = Nur einmal erforschen
rule-S5-5 = Am ersten Tag darf niemand einen anderen Überlebenden angreifen.
    .title = Friedlicher erster Tag
rule-S5-6 = Angriff (3 Ausdauer): Wähle einen Überlebenden auf deinem Feld, kein Todesopfer. Du bist der Angreifer, er ist der Verteidiger, und ihr seid beide Kämpfer.
    .title = Einen Überlebenden angreifen
rule-S5-7 = Den grauen Würfel wirft der Angreifer, den roten der Verteidiger. Für jeden ist der selbst geworfene „dein Würfel“ und der andere der „feindliche“, auch bei Ressourcen: Holz wirft den eigenen neu, Stein den feindlichen, Gift gibt dem eigenen +1, Schrott dem feindlichen −1.
    .title = Jedem sein Würfel
rule-S5-8 = Beim Modifizieren kommen ab dem Angreifer im Uhrzeigersinn beide Kämpfer und alle Unterstützer mit unbenutzter Karte an die Reihe. Jeder nutzt genau einen Effekt oder passt. Eine Karte, die Pflicht ist, muss ihr Unterstützer benutzen, wenn er zum ersten Mal an der Reihe ist.
    .title = Reihum modifizieren
rule-S5-9 = Ein Bonus oder Malus auf einen Würfel, der nichts kostet, gilt für beide Kämpfer immer. Er zählt nicht als der eine Effekt, den du nutzt, wenn du an der Reihe bist, und lässt sich nicht zurückhalten. Was einen Preis hat, und sei es die einzige Nutzung des Tages, nutzt du, wenn du an der Reihe bist.
    .title = Ständige Boni
rule-S5-10 = Wer passt, darf später in diesem Schritt wieder etwas tun. Der Schritt endet, wenn alle direkt nacheinander gepasst haben.
    .title = Passen beim Modifizieren
rule-S5-11 = Unterstützer benutzen nur ihre gespielte Karte, keine Gegenstände, Charakterfähigkeiten oder Ressourcen.
    .title = Unterstützer in Szenario 5
rule-S5-12 = Ist das Endergebnis des grauen Würfels 10 oder mehr, erleidet der Verteidiger 1 physischen Schaden. Außerdem darf ihm der Angreifer 1 beliebige Ressource nehmen, auch von Gegenständen, die sie transportieren, aber nie einen Gegenstand.
    .title = Der Angreifer trifft
rule-S5-13 = Ist das Endergebnis des roten Würfels 10 oder mehr, erleidet der Angreifer 1 physischen Schaden, und der Verteidiger darf ihm ebenso 1 beliebige Ressource nehmen. Beides kann im selben Kampf geschehen.
    .title = Der Verteidiger trifft
rule-S5-14 = Nach dem Schaden ist der Kampf vorbei, niemand zieht sich zurück. Du darfst in deinem Zug beliebig oft angreifen, für je 3 Ausdauer.
    .title = Mehrere Angriffe
rule-S5-15 = Alle anderen innerhalb von 2 Feldern sind Unterstützer und dürfen vor dem Würfeln eine Karte spielen. Die Reihe geht vom linken Nachbarn des Angreifers aus; die Kämpfer spielen keine.
    .title = Unterstützung beim Angriff
rule-S5-16 = Überwältigen hilft immer dem Angreifer: Trifft er, erleidet der Verteidiger 1 Schaden mehr. Erleidet der Angreifer Schaden, erleidet auch der Spieler dieser Karte 1 physischen Schaden.
    .title = Überwältigen in Szenario 5
rule-S5-17 = Wer Attackieren oder Beschützen gespielt hat, kann in Szenario 5 keinen Schaden zugeteilt bekommen.
    .title = Kein zugeteilter Schaden
rule-S5-18 = Verhinderter Schaden wird nur in dieser Höhe abgezogen, der Rest trifft. Die Ressource darf auch genommen werden, wenn aller Schaden verhindert wurde.
    .title = Schaden verhindern
rule-S5-19 = Beide Kämpfer dürfen Gegenstände, Fähigkeiten und Ressourcen benutzen. Kampfunterstützungskarten spielt keiner von beiden.
    .title = Beide sind Kämpfer
rule-S5-20 = Dein Gegner gilt als Feind, nicht als Monster. Was gegen Feinde hilft, hilft auch hier; was nur gegen Monster hilft, nicht.
    .title = Feind, kein Monster
rule-S5-21 = Ob du eine Ressource nehmen darfst, hängt allein vom Würfel ab, nicht davon, ob dein Gegner Schaden erleidet.
    .title = Recht auf eine Ressource
rule-S5-22 = Zu Beginn erhält niemand Projekte auf die Hand, und niemand zieht jemals welche.
    .title = Keine Projekte auf der Hand
rule-S5-23 = Alles andere läuft wie gewohnt: Nächte, Bedrohungen, Monster, Tauschen, Plündern und Häuptling.
    .title = Sonst wie gewohnt

## Klarstellungen: offene Fragen

rule-R-1 = Gewinnt der Häuptling, geht das Plättchen an den nächsten Überlebenden im Uhrzeigersinn auf dem Spielplan, genau wie bei seinem Ausscheiden.
    .title = Häuptling gewinnt
rule-R-2 = Den Häuptling überstimmen können nur mindestens zwei andere Überlebende. Gibt es nur einen anderen, entscheidet der Häuptling allein.
    .title = Überstimmen ab zwei
rule-R-3 = Entfernung ist die kleinste Zahl von Schritten über aufgedeckte Felder; Gelände und Plättchen zählen nicht, verdeckte Spielplanteile gehören nicht dazu. Dasselbe Maß gilt für „innerhalb“, „nächste“ und „auf etwas zu“.
    .title = Entfernung messen
rule-R-4 = Nur sauberes Wasser heilt Durst. Schmutziges Wasser dient allein dem, was eine Karte, ein Projekt oder der Übersichtsbogen nennt.
    .title = Schmutziges Wasser
rule-R-5 = Beim Ziehen eines Projekts wählst du unter den Stapeln, die nicht leer sind; sind alle leer, ziehst du nichts. Fehlt der Gegenstand im Stapel, kannst du ihn nicht herstellen und zahlst nichts. Besitzt du selbst ein Exemplar, geht es erst in den Stapel zurück, und du erhältst es frisch.
    .title = Leere Projekt- und Gegenstandsstapel
rule-R-6 = Bewegt sich ein Monster auf ein Ziel zu, muss jeder Schritt die Entfernung verkürzen. Unter gleich guten Schritten wählt der Häuptling.
    .title = Auf ein Ziel zu
rule-R-7 = Ist keine Wasserquelle mehr im Vorrat, wird keine gelegt. Das Feld hat dann keine.
    .title = Wasserquellen verbraucht
rule-R-8 = Ein Feind darf sich auf ein Feld mit anderen Plättchen zurückziehen. Dort geschieht dann nichts.
    .title = Rückzug zu anderen Plättchen
rule-R-9 = Beim Rückzug um 2 Felder bleibt der Feind nach dem ersten Schritt stehen, wenn den zweiten der Rand, ein verdecktes Spielplanteil oder ein Überlebender versperrt. Ist der erste versperrt, wählt der Kämpfer ein benachbartes Feld, und es bleibt bei diesem einen.
    .title = Versperrter Rückzug um 2
rule-R-10 = Wie auch immer du auf das Feld eines Spezialmonsters kommst: Zuerst wird gekämpft.
    .title = Ankunft beim Spezialmonster
rule-R-11 = Das Spiel endet erst, wenn kein Überlebender mehr auf dem Spielplan ist. Eine Quest kann es früher beenden, wenn sie sagt, dass alle anderen verlieren.
    .title = Wann Schluss ist
rule-R-12 = Jedes aufgedeckte Feld ohne Überlebende ist für einen Rückzug erlaubt, auch Lager, Orientierungspunkt, Wasserquelle oder ein Feld mit Todesopfer.
    .title = Erlaubte Rückzugsfelder
rule-R-13 = In Szenario 5 wirken Holz, Stein, Gift und Schrott nach der Rolle und nicht nach der Farbe: Für jeden Kämpfer ist der selbst geworfene Würfel der eigene.
    .title = Ressourcen des Verteidigers
rule-R-14 = Schaden gehört zum einzelnen Plättchen. Von jeder Feindkarte gibt es so viele wie Plättchen mit ihrer Nummer; fehlt doch eine, teilen sich die Plättchen die Karte, jedes mit eigenem Schaden. Ein Plättchen mit Feind bleibt also nie ohne Kampf.
    .title = Mehrere gleiche Feinde
rule-R-15 = Scheiden alle Übrigen zugleich aus, ist das Spiel vorbei, und sie haben verloren. Wer vorher gewonnen hat, bleibt Sieger; in Szenario 5 gewinnt dann niemand.
    .title = Alle scheiden zugleich aus
rule-R-16 = Überwältigen: Trifft der Würfel des Kämpfers in Schritt 3, erleidet der Feind 1 Schaden mehr; erleidet der Kämpfer dabei Schaden, erleidest du 1 physischen Schaden. Attackieren: +2 auf den Würfel eines Kämpfers deiner Wahl; würde er in Schritt 3 Schaden erleiden, darf er dir 1 davon zuteilen. Beschützen: Du darfst −2 auf den feindlichen Würfel eines Kämpfers deiner Wahl anwenden; würde er in Schritt 3 Schaden erleiden, darfst du 1 davon auf dich nehmen.
    .title = Texte der Kampfunterstützungskarten

## Klarstellungen: Ausscheiden und Gewinnen

rule-R-17 = Fügt ein Effekt mehreren Überlebenden Schaden zu, erleiden ihn zuerst alle. Dann scheiden alle mit mehr als drei Schaden gemeinsam aus, und erst danach wandert das Häuptlingsplättchen, an ihnen vorbei.
    .title = Gemeinsam ausscheiden
rule-R-18 = Verlässt der letzte Überlebende den Spielplan, hört alles sofort auf. Nichts wird mehr abgehandelt.
    .title = Der Letzte geht
rule-R-19 = Scheidest du in deinem Zug aus, ist er vorbei. Der Rest der Aktion verfällt, erstattet wird nichts.
    .title = Ausscheiden im eigenen Zug
rule-R-20 = Schaden über den vierten hinaus zählt nicht.
    .title = Mehr als vier Schaden
rule-R-21 = Scheidet der Kämpfer aus und ist der Feind weder besiegt noch tödlich, zieht sich der Feind trotzdem nach dem roten Würfel zurück. Ist dafür eine Wahl nötig, trifft sie der Häuptling.
    .title = Rückzug ohne Kämpfer
rule-R-22 = Scheidet der Kämpfer aus und liegen dort noch Monster, kämpfen die übrigen Überlebenden auf dem Feld weiter. Ist keiner mehr da, bleiben die Monster offen liegen.
    .title = Übrige Monster
rule-R-23 = Quests werden nur zu festen Zeitpunkten geprüft: am Ende einer Aktion nach dem Transportlimit, nach einem Kampf außerhalb einer Aktion, nach jeder Bedrohungskarte, nach der Nachtkarte und zu Beginn eines Tages. Mitten in einem Kampf oder einer Karte geschieht das nie.
    .title = Wann Quests geprüft werden
rule-R-24 = Ein Ereignis, auf das die Quest wartet, bleibt bis zur nächsten Prüfung vorgemerkt; ein Zustand muss in diesem Augenblick bestehen. Erfüllen mehrere bei derselben Prüfung die Siegbedingung, gewinnen sie alle.
    .title = Ereignisse und Zustände
rule-R-25 = Ein neuer Abschnitt wird bei derselben Prüfung gleich mitgeprüft, jeder Abschnitt aber nur einmal je Prüfung.
    .title = Mehrere Abschnitte auf einmal
rule-R-26 = Wer ausscheidet, tut das vor der Prüfung und kann nichts mehr abschließen oder gewinnen. Was er schon ausgelöst hat, etwa den Sieg über einen Feind, zählt für die anderen.
    .title = Ausscheiden vor der Prüfung
rule-R-27 = Gewinnst du in deinem Zug, endet er, und der Nächste ist dran. Gewinnst du in der Nacht, geht sie für die anderen weiter.
    .title = Gewinnen im eigenen Zug
rule-R-28 = Der letzte Abschnitt bleibt nach dem ersten Sieger aktiv, wenn er nichts anderes sagt.
    .title = Nach dem ersten Sieger
rule-R-29 = Die Questgegenstände eines Siegers kehren in den Stapel zurück, die eines Todesopfers können geplündert werden. Eine Quest, die einen braucht, bleibt also immer lösbar.
    .title = Questgegenstände gehen nicht verloren
rule-R-30 = Vor deiner ersten Aktion im Zug darfst du aufgeben; du scheidest dann aus und kannst geplündert werden. Damit jede Partie endet, verlieren nach Nacht 60 alle, die noch auf dem Spielplan sind, es sei denn, ihr schaltet das ab.
    .title = Aufgeben und letzte Nacht
rule-R-31 = Todesopfer und Sieger sind kein Ziel und kein Hindernis, zählen nicht als anwesend und stimmen nicht ab.
    .title = Wer nicht mehr zählt

## Klarstellungen: Häuptling und Gruppe

rule-R-32 = Bei mindestens zwei anderen nennt jede Nacht jeder außer dem Häuptling gleichzeitig einen Überlebenden, auch sich selbst; danach liegt die Wahl offen. Nennen alle denselben anderen, wird er Häuptling; den bisherigen zu nennen heißt: keine Änderung. Sonst behält der Häuptling das Plättchen oder gibt es einem beliebigen Überlebenden auf dem Spielplan.
    .title = Abstimmung über den Häuptling
rule-R-33 = Wer auf einem gemeinsamen Feld kämpfen soll, schlagen alle dort gleichzeitig vor. Sind sie sich nicht einig, entscheidet der Häuptling, wo auch immer er ist.
    .title = Den Kämpfer bestimmen
rule-R-34 = Die Zugreihenfolge steht zu Beginn des Tages fest. Wechselt das Häuptlingsplättchen am Tag, gilt das erst ab morgen; niemand bekommt einen zweiten Zug oder verliert seinen.
    .title = Feste Zugreihenfolge
rule-R-35 = Scheidet der Häuptling mitten in einer Karte aus, macht sein Nachfolger an derselben Stelle weiter.
    .title = Nachfolger macht weiter
rule-R-36 = Einen Häuptling gibt es immer: Das Plättchen wandert stets zu einem Überlebenden auf dem Spielplan, und ohne einen solchen ist das Spiel vorbei.
    .title = Nie ohne Häuptling
rule-R-37 = Muss jeder für sich entscheiden, etwa ob er isst oder hungert, werdet ihr ab dem Häuptling im Uhrzeigersinn gefragt. Die Folgen treten für alle gemeinsam ein.
    .title = Jeder wählt für sich

## Klarstellungen: Zug, Aktionen, Tauschen

rule-R-38 = Eine Aktion beginnt erst, wenn die vorige zu Ende ist. Währenddessen entscheidest du nur, was sie selbst verlangt und was ein Kampf dir anbietet.
    .title = Eine Aktion nach der anderen
rule-R-39 = Im Kampf, in der Nacht, im Zug eines anderen und mitten in einer Aktion wird nicht getauscht. Auch sonst gibst du dort nichts weiter und lässt nichts fallen, außer bei doppelten Gegenständen, beim Teilen einer Belohnung und beim Transportlimit.
    .title = Wann nicht getauscht wird
rule-R-40 = Ein abgelehntes Angebot kostet nichts. Hat derselbe Partner drei Angebote abgelehnt, kannst du ihm in diesem Zug keine weiteren machen. Ein Angebot, das du selbst zurückziehst, zählt nicht.
    .title = Abgelehnte Angebote
rule-R-41 = Ein Tausch ist ein Paket: Beide Seiten wechseln zugleich den Besitzer. Dann folgen doppelte Gegenstände und schließlich das Transportlimit, der aktive Überlebende zuerst.
    .title = Ablauf eines Tauschs
rule-R-42 = Gegenstände transportieren von selbst so viel, wie sie können, denn Be- und Entladen ist jederzeit erlaubt. Ob du ein Doppelplättchen eintauschst, wirst du nur beim Tauschen und beim Überschreiten des Transportlimits gefragt; beim Ausgeben kommen Einzelplättchen zuerst.
    .title = Teilen und Beladen
rule-R-43 = Kosten sinken nie unter 0. Auch eine Bewegung, die 0 kostet, ist eine Aktion.
    .title = Kosten von 0
rule-R-44 = Eine Fähigkeit mit Ausdauerkosten, die im Kampf wirkt, ist keine Aktion. Der Kämpfer kann sie zu ihrem Zeitpunkt benutzen, auch außerhalb seines Zuges.
    .title = Ausdauer im Kampf
rule-R-45 = Nennt eine kostenlose Fähigkeit keine Grenze, kannst du sie im Kampf einmal pro Kampf und sonst einmal pro Zug benutzen.
    .title = Kostenlose Fähigkeiten
rule-R-46 = Du darfst einen Orientierungspunkt erforschen, dessen Karte nicht mehr im Stapel ist. Du findest nichts, die Ausdauer ist ausgegeben.
    .title = Leerer Orientierungspunkt
rule-R-47 = In deinem Zug darfst du zwischen zwei Aktionen einem Mitspieler deiner Wahl ein Projekt deiner Hand zeigen. Das ist kostenlos und hat keine Wirkung.
    .title = Projekte zeigen
rule-R-48 = Um einen anderen zu heilen, brauchst du dessen Zustimmung nicht. Gegenstände, doppelte Exemplare und Belohnungen muss er annehmen wollen; sonst behältst du sie, und ein doppelter Gegenstand geht in den Stapel.
    .title = Wann Zustimmung nötig ist

## Klarstellungen: Gegenstände und Tragen

rule-R-49 = Mit mehr als 10 Questgegenständen behältst du sie alle und gibst alles andere auf. Weitere Questgegenstände darfst du trotzdem nehmen.
    .title = Viele Questgegenstände
rule-R-50 = Erhältst du etwas außerhalb deines Zuges, gilt das Transportlimit, sobald die Karte oder der Kampf vorbei ist. Was zu viel ist, fällt auf das Feld, auf dem du dann stehst.
    .title = Limit außer der Reihe
rule-R-51 = Ein doppelter Gegenstand geht nur an einen Überlebenden auf deinem Feld, der ihn will und keinen gleichen Namens hat, sonst in den Stapel. Seine Ladung nimmst du vorher herunter.
    .title = Doppelte weitergeben
rule-R-52 = Jeden Questgegenstand gibt es nur einmal. Du kannst ihn also nie doppelt haben.
    .title = Questgegenstände sind einmalig
rule-R-53 = Ein Gegenstand aus dem Stapel ist immer frisch: mit allen Zählmarkern und bereit für „ein Mal am Tag“, auch wenn er erst heute zurückgelegt wurde.
    .title = Frisch aus dem Stapel
rule-R-54 = Verlässt ein beladener Gegenstand seinen Besitzer anders als durch Tauschen, wird er vorher entladen, dann gilt das Transportlimit. Auch bei einem Todesopfer wird alles entladen: Einmal plündern bringt ein Plättchen oder einen Gegenstand.
    .title = Erst entladen
rule-R-55 = Beim Sammeln, beim Plündern und für das Transportlimit zählen Plättchen. Beim Ausgeben, Verlieren und Wegnehmen zählen die einzelnen Ressourcen.
    .title = Plättchen oder Ressourcen
rule-R-56 = Auch auf einem Gegenstand, der transportiert, zählt ein Doppelplättchen als eines, wenn die Karte nichts anderes sagt. Seine zwei Ressourcen können verschieden sein.
    .title = Doppelplättchen transportieren
rule-R-57 = Gegenstände kannst du nicht freiwillig ablegen oder fallen lassen. Überzählige gehen in den Stapel, nie auf das Feld.
    .title = Gegenstände ablegen
rule-R-58 = „Ein Mal am Tag“ gilt für die einzelne Karte. Gleiche Karten können je einmal benutzt werden, und eine benutzte bleibt nach dem Tauschen benutzt; ebenso eine verliehene Charakterfähigkeit.
    .title = Jede Karte einzeln
rule-R-59 = Am Transportlimit gibst du genau so viel ab, dass 10 bleiben. Questgegenstände stehen dabei nicht zur Wahl; Doppelplättchen darfst du teilen, aber nie zusammenlegen.
    .title = Genau auf 10
rule-R-60 = Ist der normale Projektstapel leer und spielen komplexe mit, ziehst du ein komplexes Projekt, und umgekehrt.
    .title = Ein Projektstapel leer

## Klarstellungen: Monster und Kampf

rule-R-61 = Erscheint ein Monster bei mehreren Überlebenden, bestimmen sie den Kämpfer, auch wenn einer von ihnen die Karte gezogen hat.
    .title = Erscheinen bei mehreren
rule-R-62 = Stehen mehrere Kämpfe an, beginnt der Häuptling, dann geht es im Uhrzeigersinn weiter. Jeder bringt erst alle seine Monster hinter sich; ein gemeinsames Feld ist dran, wenn der erste Überlebende dort an der Reihe ist.
    .title = Mehrere Kämpfe
rule-R-63 = Gibt es weder im Vorrat noch unter den gebrauchten ein Monsterplättchen, erscheint keines. Ein Spezialmonster, das schon auf dem Spielplan ist, erscheint nicht noch einmal.
    .title = Keine Plättchen übrig
rule-R-64 = Ist mehreres gleich nah, auch Orientierungspunkte oder Rückzugsfelder, entscheidet der Häuptling.
    .title = Gleich nah
rule-R-65 = Ein Monster ohne Weg zu einem Ziel bleibt stehen. Ist ihm eine vorgegebene Kompassrichtung versperrt, nimmt es die nächste Richtung am Rand entlang, die der Häuptling wählt; sonst bleibt es stehen.
    .title = Monster ohne Weg
rule-R-66 = Schaden außerhalb eines Kampfes deckt ein verdecktes Monster auf. Seine Karte liegt dann offen mit den Zählmarkern, ein Kampf beginnt nicht.
    .title = Verdecktes Monster treffen
rule-R-67 = Ein Feind ohne Plättchen, etwa von einem Orientierungspunkt, zieht sich nicht zurück. Wird er nicht besiegt, bleibt seine Karte offen mit ihrem Schaden liegen, und wer seine Nummer wieder aufruft, kämpft gegen eben diese Karte.
    .title = Feinde ohne Plättchen
rule-R-68 = Einfache Belohnungen erhältst du vor dem Schaden durch den roten Würfel, eine Heilung kann dich also noch retten. Belohnungen, die eine Karte, ein neues Monster oder einen Kampf bringen, warten bis nach dem Kampf.
    .title = Zeitpunkt der Belohnung
rule-R-69 = Ein Würfelergebnis darf durch Zu- und Abschläge unter 1 fallen oder über 12 steigen.
    .title = Ergebnisse ohne Grenzen
rule-R-70 = Schaden wird verhindert, bevor er erlitten wird. Verhinderter Schaden löst nichts aus, was auf erlittenen Schaden wartet.
    .title = Verhinderter Schaden
rule-R-71 = Du darfst den roten Würfel auch neu werfen, um den Rückzug zu lenken, selbst bei Angriff „–“. Es zählt die zuletzt gezeigte Zahl.
    .title = Den Rückzug lenken
rule-R-72 = Ein Rückzug löst keinen Kampf aus, deckt nichts auf und verdrängt nichts.
    .title = Rückzug ohne Folgen
rule-R-73 = Muss ein Feind beim Rückzug über die Nachbarfelder hinaus, kommt er auf das nächste aufgedeckte Feld ohne Überlebende, vom Kampffeld aus gemessen. Das gilt auch für Spezialmonster.
    .title = Weiter Rückzug
rule-R-74 = Gibt es auf dem ganzen Spielplan kein freies Feld, bleibt der Feind, und es wird weitergekämpft. Mit mindestens fünf aufgedeckten Feldern kommt das nie vor.
    .title = Kein Feld für den Rückzug
rule-R-75 = Fliehst du vor mehreren Monstern, bist du alle los. Sie kämpfen gegen die Überlebenden, die noch auf dem Feld sind.
    .title = Flucht vor mehreren Monstern
rule-R-76 = Fliehen kannst du nur zu dem Zeitpunkt, den die Karte nennt, und nur, wenn ein erlaubtes Feld da ist. Gegen einen tödlichen Feind brauchst du kein Feld.
    .title = Wann du fliehen kannst
rule-R-77 = Wer Unterstützer ist, steht vor dem Würfeln fest. Bewegung oder Ausscheiden im Kampf ändert daran nichts.
    .title = Unterstützer stehen fest
rule-R-78 = Monster gehen durcheinander hindurch und dürfen ein Feld teilen. In welcher Reihenfolge gleichzeitige Bewegungen stattfinden, macht keinen Unterschied.
    .title = Monster teilen Felder
rule-R-79 = Wird ein Monster direkt auf das Feld eines Überlebenden gebracht, wird es aufgedeckt. Der Kampf folgt nach dem Effekt.
    .title = Monster wird versetzt
rule-R-80 = Bringt dich der Effekt eines anderen auf das Feld eines Monsters, kämpfst du sofort, auch außerhalb deines Zuges.
    .title = Zum Monster versetzt
rule-R-81 = Plättchen und Karte eines besiegten Feindes können wiederkommen, dann ohne Schaden.
    .title = Feinde kehren wieder
rule-R-82 = Nennt eine Feindkarte eine andere Schadensart oder Schadenshöhe, gilt das statt 1 physischem Schaden.
    .title = Schaden laut Feindkarte

## Klarstellungen: Karten, Schlüssel, Spielplan, Nacht

rule-R-83 = Auch die Ersatzkarte gilt als gezogen: Derselbe oder ein anderer Schlüssel-Gegenstand darf sie wieder ersetzen. In einer solchen Kette kommt keine Nummer zweimal vor.
    .title = Schlüssel hintereinander
rule-R-84 = Passen mehrere Schlüssel-Gegenstände, benutzt du einen oder keinen. Es zählen nur die des Überlebenden, der die Karte abhandelt.
    .title = Mehrere passende Schlüssel
rule-R-85 = Ersetzen kannst du nur, wenn die Nummer der Ersatzkarte im Stapel ist.
    .title = Ersatzkarte fehlt
rule-R-86 = Eine Karte ist nicht im Stapel, solange sie abgehandelt wird. Führt eine Kette von Karten zu ihr zurück, findet ihr dort nichts, und die Kette endet.
    .title = Ketten von Karten
rule-R-87 = Wird eine Aufwertung noch einmal aufgerufen, findet ihr nichts, außer es liegt ein weiteres Exemplar im Stapel. Dann wirken beide.
    .title = Aufwertung ein zweites Mal
rule-R-88 = Macht jemand Feuer, wo schon ein Feuerplättchen liegt, kommt kein zweites dazu. Das vorhandene brennt dann.
    .title = Feuer auf Feuer
rule-R-89 = Gibt es für ein neues Spielplanteil zu wenige Plättchen, werden seine Felder in fester Reihenfolge belegt, bis keine mehr da sind.
    .title = Zu wenige Plättchen
rule-R-90 = Ob du in der Nacht an einem Feuer bist, wird für jeden in dem Augenblick geprüft, in dem die Zeile der Nachtkarte abgehandelt wird.
    .title = Feuer in der Nacht
rule-R-91 = Wer das Spiel verlassen hat, bevor er eine Bedrohung ziehen müsste, zieht keine.
    .title = Keine Bedrohung mehr
rule-R-92 = Ausdauer über 12 verfällt in der Nacht. Aufgespart wird sie nicht.
    .title = Überschüssige Ausdauer

## Klarstellungen: Szenario 5 und Geheimnisse

rule-R-93 = Sobald nur ein Überlebender übrig ist, gewinnt er, auch nach dem Schaden mitten im Kampf, mitten in einer Karte oder in der Nacht. Woran die anderen gestorben sind, ist gleich.
    .title = Sofortiger Sieg
rule-R-94 = Scheiden die Letzten gemeinsam aus, gewinnt niemand.
    .title = Kein Sieger
rule-R-95 = Im Angriff gilt die Reihenfolge: Schaden beider Würfel, Verhindern, gemeinsam erleiden, Ressourcen nehmen (der Angreifer zuerst; wer nun vier Schaden hat, darf noch nehmen und kann noch beraubt werden), Rückschlag durch Überwältigen, Ausscheiden.
    .title = Schaden im Angriff
rule-R-96 = Auch beim Angriff kann jeder der beiden Kämpfer durch eine Karte fliehen, auf ein benachbartes aufgedecktes Feld ohne Monster. Der Kampf endet ohne Schaden, die 3 Ausdauer sind ausgegeben.
    .title = Flucht vor dem Angreifer
rule-R-97 = Ist keine Karte 100 mehr im Stapel, findest du nichts. Der Zählmarker kommt trotzdem auf das Feld.
    .title = Keine Karte 100 mehr
rule-R-98 = Der erste Tag ist die erste Tagphase, für alle Spieler gleich. Danach braucht ein Angriff einen anderen Überlebenden auf deinem Feld und 3 Ausdauer.
    .title = Ab wann angegriffen wird
rule-R-99 = Unter allen Karten 100, die gerade im Stapel sind, ist jede gleich wahrscheinlich. Sofort-Karten kommen danach zurück.
    .title = Zufällige Karte 100
rule-R-100 = Den Text einer nummerierten Karte kennt niemand, bevor sie vorgelesen wurde; danach kennen ihn alle für immer. Auch Bots wissen nichts über ungelesene Karten, verdeckte Spielplanteile und Plättchen, die Reihenfolge der Stapel und fremde Projekte auf der Hand.
    .title = Niemand weiß mehr

## Kampfunterstützungskarten im Einzelnen

rule-SU-1 = Im gewöhnlichen Kampf gibt es nur einen Kämpfer zu wählen. In Szenario 5 kannst du mit Attackieren und Beschützen jeder der beiden Seiten helfen; Überwältigen hilft immer dem Angreifer.
    .title = Wem du hilfst
rule-SU-2 = Überwältigen wirkt nur bei einem Treffer. Mehrere zählen zusammen, jede Karte mit eigenem Rückschlag. Der Schaden gehört zum selben Treffer und kann in Szenario 5 Punkt für Punkt verhindert werden.
    .title = Schaden durch Überwältigen
rule-SU-3 = +2 und −2 bleiben auch nach einem neuen Wurf am Würfel. Die gezeigte Zahl ändern sie nicht, also auch nicht die Richtung des Rückzugs.
    .title = Zuschläge der Unterstützer
rule-SU-4 = Droht dem Kämpfer Schaden, verhindert er erst selbst, was er kann. Dann werden ab seinem linken Nachbarn alle gefragt, die Beschützen gespielt haben, und der erste, der zusagt, nimmt 1 davon auf sich. Danach darf der Kämpfer 1 jemandem zuteilen, der Attackieren gespielt hat; den Rest erleidet er selbst. In einem Kampf trifft es jeden Unterstützer so höchstens einmal, und niemand reicht Schaden weiter.
    .title = Schaden zuteilen
rule-SU-5 = Zugeteilter Schaden behält seine Art, und man kann durch ihn ausscheiden. Den Rückschlag von Überwältigen gibt es nur, wenn der Kämpfer selbst mindestens 1 Schaden erlitten hat.
    .title = Zugeteilter Schaden und Rückschlag
rule-SU-6 = Bei Angriff „–“ gibt es nichts zuzuteilen und keinen Rückschlag. Flieht der Kämpfer vor dem Schaden, bleiben die Karten ohne Wirkung und kehren auf die Hand zurück.
    .title = Kein Angriff oder Flucht
rule-SU-7 = In Szenario 5 entfällt bei Attackieren und Beschützen das Zuteilen und Übernehmen von Schaden. +2 und −2 gelten auch dort.
    .title = Unterstützung in Szenario 5

## Hausregel

rule-HO-1 = Eine Option, die normalerweise ausgeschaltet ist: Ihr gewinnt oder verliert alle gemeinsam. Scheidet der erste Überlebende aus, haben alle verloren; haben alle Überlebenden gewonnen, habt ihr es geschafft.
    .title = Echtes Miteinander (Hausregel)
