# Szenarien und Geschichten von Discover: Titel und Erzähltexte. Was Karten und Abschnitte bewirken, wird anderswo in Worte gefasst.

## Frühe Szenarien

scenario-three-fires = Drei Feuer
    .story = Am ersten Abend sieht es jemand: ein Licht, weit weg, das dreimal blinkt, innehält und wieder dreimal blinkt. Wer immer dort drüben ist, zählt Feuer, und eures ist nur eines.
stage-three-fires-1 = Zwei kalte Ringe
    .story = Zwei Ringe aus geschwärzten Steinen liegen da draußen, gelegt von Leuten, die gesehen werden wollten. Findet beide, schichtet in jedem ein Feuer auf und sorgt dafür, dass drei Feuer zugleich brennen: diese beiden und ein drittes, im Lager oder anderswo.
stage-three-fires-2 = Das Licht antwortet
    .story = Es hat geantwortet: dreimal kurz, eine Pause, wieder dreimal. Lasst die Nächte hindurch drei Feuer brennen, bis man euch dort drüben traut, und seid dann im Lager, denn dorthin werden sie kommen. Der Schein zieht auch anderes an.
card-three-fires-soot-ring = Der Rußring
    .story = Unter der Asche liegt eine Blechdose und unter der Dose ein flacher Stein mit eingeritzten Linien. Die Letzten haben alles verbrannt, nur das nicht.
card-three-fires-charred-pole = Der verkohlte Pfahl
    .story = Mitten im Ring steht ein Pfahl, auf Mannshöhe heruntergebrannt. Jemand hat einen Mantel darübergehängt, ordentlich, als käme er wieder.

scenario-sunken-bell = Die versunkene Glocke
    .story = Nachts steigt ein Ton aus dem Boden, zu tief, um ihn ein Geräusch zu nennen. Da draußen liegt etwas begraben, das im Freien hängen will.
stage-sunken-bell-1 = Mit der Öffnung nach unten
    .story = Findet die Stelle, an der der Boden unter den Füßen summt. Mit Hebeln und Geduld kommt die Glocke ans Licht, und aus etwas Holz und Eisen ließe sich dabei gleich ein Schlitten zimmern.
stage-sunken-bell-2 = Das Gewicht
    .story = Die Glocke ist frei, grün und stumm und schwerer, als euch lieb ist. Einer von euch muss sie ins Lager bringen, Schritt für Schritt, während sich im Dunkeln Köpfe nach ihr drehen.
stage-sunken-bell-3 = Das Läuten
    .story = Sie braucht einen Glockenstuhl, der ihr Schwingen aushält. Baut ihn im Lager, und wenn er steht, müssen alle im Lager sein, um den ersten Schlag zu hören. Wer ihn sonst noch hört, weiß niemand.
card-sunken-bell-green-bell = Die grüne Glocke
    .story = Gegossen ohne Namen und ohne Jahr. Setzt man sie ab, zittert sie noch eine Weile weiter.
card-sunken-bell-log-sledge = Der Holzschlitten
    .story = Zwei Kufen, sechs Querhölzer und ein Gurt, der in die Schulter schneidet. Ist er einmal in Bewegung, gleitet er.

scenario-false-door = Die falsche Tür
    .story = Da draußen stehen zwei Türen ohne Häuser, im selben Grau gestrichen. Auf einem Zettel im Lager steht: Eine davon ist nur aufgemalt.
stage-false-door-1 = Zwei Türen
    .story = Findet beide Türen, bevor ihr eine anrührt. Klopft dann an eine von ihnen, auf gut Glück oder nach einem gründlichen Blick auf die Angeln: Hinter der einen liegt der Weg, hinter der anderen jemand, der geschlafen hat.
stage-false-door-2 = Die erste Tür ist die richtige
    .story = Unter der ersten Tür zieht es, und der Zug riecht nach Regen und Straßen. Sie sitzt fest im Rahmen: Brecht sie mit Keilen oder mit Hebeln auf und geht dann hindurch. Nachts klopft es von innen.
stage-false-door-3 = Die zweite Tür ist die richtige
    .story = Es ist die zweite Tür, und hinter ihr führt ein halb verschütteter Gang hinab. Stützt ihn ab, sorgsam oder schnell, bis man durchkommt, und geht dann von dort aus hinein.
card-false-door-warden-ring = Der Ring des Wärters
    .story = Ein Ring für einen dickeren Daumen als deinen. Innen hat jemand eingeritzt: Mach mir auf.
card-false-door-list-of-names = Die Namensliste
    .story = Neben dem Rahmen stehen Namen in vielen Handschriften, hinter jedem ein Haken. Nur hinter den letzten drei nicht.
special-pale-warden = Bleicher Wärter

scenario-fever-guest = Der Gast
    .story = Von eurem Lager führen Fußspuren weg, die keinem von euch gehören. Jemand war hier, bevor ihr aufgewacht seid, und ist im Zickzack davongegangen wie einer, der glüht.
stage-fever-guest-1 = Das Fieber
    .story = Findet den Fremden, der sich irgendwo da draußen hingelegt hat und allein nicht mehr aufsteht. Bringt ihm erst Wasser, dann Nahrung, Medikamente, wann immer ihr welche habt, und lasst ihn nachts nicht öfter allein, als ihr müsst.
stage-fever-guest-2 = Der Gast kennt den Weg
    .story = Das Fieber ist fort und mit ihm das Schweigen: Es gibt einen Weg hinaus, den man zeigen, aber nicht beschreiben kann. Nehmt den Gast mit zum zweiten Ort; ist dort erst offen, darf jeder gehen, der hinkommt.
card-fever-guest-woken-guest = Der genesene Gast
    .story = Dünn, vergnügt, immer durstig. Kennt hier jeden Stein und nicht einen der Menschen, die ihm das alles gezeigt haben müssen.
card-fever-guest-fever-notebook = Das Notizbuch
    .story = In der Hand des Fremden liegt ein Notizbuch, durchnässt und wieder getrocknet. Auf der letzten Seite stehen eine Dosis und eine Zeichnung des Landes, beide doppelt unterstrichen.

scenario-empty-cart = Der leere Wagen
    .story = Es gibt einen Wagen, der ohne Kutscher durch dieses Land fährt. Er hält, wo man ihn ruft, und nimmt mit, wer zahlen kann.
stage-empty-cart-1 = Der Rufpfosten
    .story = Findet den Pfosten mit dem Glockendraht und setzt ihn instand; läutet, bis der Wagen euch gehört hat. Unter dem Pfosten wohnt etwas, das für Fleisch eine Marke hergibt.
stage-empty-cart-2 = Der Fahrpreis
    .story = Irgendwo drehen sich Räder. Der Wagen wird am zweiten Ort warten, drei Kisten stehen auf seiner Pritsche: eine für Proviant, eine für Baustoffe, eine für Seltenes. Wer eine Kiste füllt, fährt mit, er allein; jede Kiste nimmt eine Fahrt am Tag. Wer die Marke vorzeigt, zahlt weniger.
card-empty-cart-toll-token = Die Marke
    .story = Eine gelochte Hornscheibe, warm, als käme sie eben aus einer Hosentasche.
card-empty-cart-answering-bell = Die Antwort
    .story = Du ziehst am Draht. Nach einer Weile antwortet eine zweite Glocke, viel zu nah.

scenario-bait = Der Köder
    .story = Es hat Hörner, die zu keinem Tier passen, das ihr kennt, und es zeigt sich niemandem. Seine Spuren enden jeden Morgen am selben Ort.
stage-bait-1 = Aufgetischt
    .story = Findet den Ort, an dem die Spuren enden, und legt dort reichlich aus, Fleisch oder andere Nahrung. Dann geht fort: Es kommt nachts und nur zu denen, die nicht warten.
stage-bait-2 = Hohle Schritte
    .story = Es ist gekommen, es ist satt, und es läuft nicht weit. Bringt es zur Strecke, mit Schlingen, mit Gift oder mit dem, was ihr im Lager an eine Stange binden könnt.
stage-bait-3 = Das Horn
    .story = Seine Hörner liegen dort, wo ihr den Köder ausgelegt habt; in eines ist vor langer Zeit ein Mundstück geschnitten worden. Bringt es zum zweiten Ort und blast es dort: Wer neben euch steht, wird mitgenommen. Die anderen müssten sich selbst ein Horn holen.
card-bait-carved-horn = Das Horn
    .story = Es wiegt fast nichts. Steht der Wind richtig, spricht es von allein, und alles, was lebt, kommt nachsehen.
card-bait-catch-spear = Der Fangspieß
    .story = Hinter der Klinge eine Querstange, damit auf Abstand bleibt, was man getroffen hat. Da hat jemand mitgedacht.
special-hollow-ram = Hohlwidder

scenario-squatter = Der Schläfer auf der Luke
    .story = Im Boden ist eine Luke, darin sind sich die alten Notizen einig. Keine sagt, wie man sie aufbekommt, denn keiner hat das davon herunterbekommen, was darauf schläft.
stage-squatter-1 = Rauch und Lärm
    .story = Findet die warme Mulde und vertreibt, was darin liegt, mit Rauch oder mit Getöse an Ort und Stelle. Es zu töten nützt nichts: In der nächsten Nacht liegt ein anderes dort. Der Ort muss nach Menschen riechen.
stage-squatter-2 = Die Kurbel
    .story = Jetzt bleiben sie fern. In der Luke ist ein Vierkantloch, in das eine Kurbel gehört, und die Kurbel steckt festgerostet am zweiten Ort. Bringt sie zur Luke und kurbelt auf; dann steigt hinab, einer nach dem anderen.
card-squatter-warm-hollow = Die warme Mulde
    .story = Der Boden dampft. Was du für einen Hügel gehalten hast, atmet ein und nach langer Zeit wieder aus.
card-squatter-hatch-crank = Die Kurbel
    .story = Eine Armlänge Eisen mit einem Griff aus glattem Holz. Sie liegt jedem gut in der Hand, der schon einmal Angst gehabt hat.
special-broad-sleeper = Breiter Schläfer

scenario-blank-map = Die leere Karte
    .story = Im Lager liegt ein großer Bogen Papier mit Rahmen und Windrose und nichts darin. Daneben liegt, gespitzt, ein Bleistift.
stage-blank-map-1 = Zeichnet, was ihr seht
    .story = Geht durch das Land und deckt davon auf, so viel ihr könnt; der Bogen will beinahe voll werden. Kommt dann ins Lager zurück und zeichnet. Von einer Stange mit einem qualmenden Lappen daran hat man im Lager einen guten Ausblick.
stage-blank-map-2 = Zwei Peilungen
    .story = Kaum sind die Linien gezogen, fallen zwei Orte auf. Tragt die Karte zu beiden und peilt dort. Allein werdet ihr dabei nicht sein: Sobald ihr vom Papier aufseht, steht jemand neben euch.
stage-blank-map-3 = Wo sich die Linien treffen
    .story = Die Linien treffen sich an Stellen, die im Land selbst markiert sind, mit Zeichen, an denen ihr blind vorbeigegangen seid. Stellt euch mit Proviant auf ein so markiertes Feld und geht, jeder für sich; oder geht vom ersten Ort aus, das ist der längere Weg. Die Begleiter sind näher gekommen.
card-blank-map-drawn-map = Die gezeichnete Karte
    .story = Eure Striche, eure Fehler, euer kaffeebrauner Daumenabdruck. Schon jetzt kann man sich den Bogen kaum noch leer vorstellen.
card-blank-map-first-sighting = Die erste Peilung
    .story = Du legst die Papierkante an den Horizont. Links von ihr legt auch eine Gestalt etwas an.
card-blank-map-second-sighting = Die zweite Peilung
    .story = Die Linie fällt genau dorthin, wohin sie muss. Rechts nickt eine Gestalt, ein wenig zu langsam.
special-left-walker = Linker Begleiter
special-right-walker = Rechter Begleiter

## Späte Szenarien

scenario-long-watch = Die lange Wache
    .story = Im Lager ist ein Zettel angenagelt: Sie holen die, die ausharren, aber nur an dem einen Ort und nur, wenn man geblieben ist. Darunter in anderer Schrift: Es waren Nächte, viele Nächte.
stage-long-watch-1 = Eingraben
    .story = Findet den Ort und macht etwas daraus, das sich halten lässt: aus Holz und Stein oder aus Schrott, wenn ihr welchen habt. Und macht Feuer. Ihr werdet Zeit dort verbringen.
stage-long-watch-2 = Haltet den Ort
    .story = Nun bleibt. Jede Nacht, die ihr an diesem Ort verbringt, zählt; wer dort ist, wenn genug Nächte gezählt sind, wird geholt. Von der zweiten Nacht an kommt etwas, das nicht umherstreift, sondern belagert.
card-long-watch-stone-rampart = Der Wall
    .story = Kniehoch, dann hüfthoch. Obenauf liegen Steine zum Werfen bereit.
card-long-watch-long-pike = Die lange Pike
    .story = Lang genug, um über die Mauer zu reichen, und gerade noch leicht genug, um sie bis zum Morgen hochzuhalten.
special-grey-besieger = Grauer Belagerer

scenario-signal-mast = Der Mast
    .story = Am alten Fundament liegt eine Zeichnung unter Glas: ein Mast, eine Linse, ein Feuer. Die sie gezeichnet haben, sind bis zum Fundament gekommen.
stage-signal-mast-1 = Der Grund
    .story = Findet das Fundament und bringt Steine, um es fertigzubauen. Jeder Schlag trägt weit, und was ihn hört, kommt näher.
stage-signal-mast-2 = Das Gerüst
    .story = Jetzt in die Höhe, mit Holz oder mit Eisen. Nachts rüttelt der Wind am Gerüst, und was keiner festhält, rüttelt er los. Von oben sieht man weiter, als angenehm ist.
stage-signal-mast-3 = Eine Nacht lang Licht
    .story = Der Mast steht. Holt die große Linse vom zweiten Ort, tragt sie zum Mast, macht dort Feuer und verbringt eine Nacht bei beidem. Geht das Licht eine ganze Nacht lang hinaus ins Dunkel, so findet man euch alle.
card-signal-mast-great-lens = Die große Linse
    .story = Groß wie ein Wagenrad, in Decken gewickelt, die einmal jemandes Mantel waren. Das Land steht kopf darin, und es brennen dort mehr Feuer als eures.
card-signal-mast-from-the-top = Von oben
    .story = Du kletterst. Das ganze Land liegt da wie zur Besichtigung ausgebreitet.

scenario-turning-water = Das Wasser kippt
    .story = Morgens ist das Wasser in euren Flaschen trüb, obwohl es am Abend klar war. Irgendwo fängt es an, und es breitet sich aus.
stage-turning-water-1 = Die trübe Quelle
    .story = Findet die Quelle, an der es anfängt, und verstopft sie mit Steinen oder behandelt sie mit Medizin, bis es reicht. Was dort im Schlick lebt, wird nicht tatenlos zusehen; es lässt sich vergiften. Bis es geschafft ist, kippt sauberes Wasser über Nacht.
stage-turning-water-2 = Das Wehr
    .story = Das schlechte Wasser steht still. Öffnet nun am zweiten Ort das alte Wehr, damit das gute wieder fließt. Wenn es fließt, kommt mit eigenem sauberem Wasser und trinkt darauf: Wer das dort tut, ist hindurch.
card-turning-water-clouded-pool = Das trübe Becken
    .story = Die Oberfläche ist ohne jede Welle. Dann geht sie auf wie ein Auge, das nur geruht hat.
card-turning-water-felt-strainer = Das Filzsieb
    .story = Drei Lagen Filz auf einem Reifen. Was darin hängen bleibt, wirft man weg, ohne hinzusehen.
special-silt-mother = Schlickmutter

scenario-carried-flame = Die getragene Flamme
    .story = Drei Herde, eine Flamme: So steht es in den Stein neben eurem Lager geritzt. Die drei sind seit Langem kalt, und seither ist niemand mehr von hier fortgekommen.
stage-carried-flame-1 = Der erste Herd
    .story = Findet den ersten Herd. Tief in seiner Asche glimmt noch etwas; erweckt es zum Leben und nehmt es in einem Topf mit. Jemand muss ihn tragen und jede Nacht füttern.
stage-carried-flame-2 = Der zweite Herd
    .story = Bringt die Flamme zum zweiten Herd und heizt ihn mit Holz, bis seine Wände warm sind. Von dort geht die Spur weiter.
stage-carried-flame-3 = Der dritte Herd
    .story = Ein Herd fehlt noch. Tragt die Flamme hin, entzündet ihn und teilt ein Mahl darüber, so oft, wie ihr am Anfang Leute wart. Wer dann am dritten Herd steht, darf weitergehen.
card-carried-flame-flame-pot = Der Flammentopf
    .story = Ton, ein Deckel mit fünf Löchern, ein Henkel aus Draht. Er wärmt und verlangt nach Holz wie ein kleines Tier.
card-carried-flame-cold-kiln = Der Brennofen
    .story = In der Wand des Herdes ist eine Nische, die sich nur öffnet, wenn sie heiß ist. Jemand hat darin etwas hinterlassen für die, die nach ihm kommen.

scenario-last-cabin = Die letzte Gondel
    .story = Quer über das ganze Land läuft ein Seil, und daran hängen reglos Gondeln für je eine Person. Abends seid ihr da unten nicht die Einzigen, die sie zählen.
stage-last-cabin-1 = Das Windenhaus
    .story = Findet das Windenhaus und bringt seine Trommel zum Drehen: Holz für die Zähne, Eisen oder Sehnen für den Rest. Dort haust etwas, das Draht frisst; Steine halten es fern.
stage-last-cabin-2 = Eine Gondel am Tag
    .story = Das Seil läuft. Am zweiten Ort schwebt einmal am Tag eine Gondel vorbei: Seid mit Proviant zur Stelle und steigt ein. Der Erste von euch reist billig, die nach ihm brauchen mehr. Und wer verzweifelt ist, könnte auch am Seil entlangklettern.
card-last-cabin-winding-house = Das Windenhaus
    .story = Die Tür hängt nur noch in einer Angel. Drinnen hört etwas auf zu kauen.
card-last-cabin-lower-platform = Der untere Bahnsteig
    .story = Auf dem Bahnsteig steht ein blank geleckter Napf, daneben ein Schild mit einer Vorschrift, die niemand mehr lesen kann. Einer hält sich noch daran, mit gefletschten Zähnen.
special-wire-gnawer = Drahtnager
special-platform-dog = Bahnsteighund

scenario-two-reapers = Zwei Schnitter
    .story = Zwei Maschinen ziehen durch das Land, immer in Sichtweite voneinander. Wo sie waren, steht nichts mehr, und jeden Tag kommen sie um einen Streifen näher.
stage-two-reapers-1 = Die Werkstatt
    .story = Findet die Werkstatt derer, die es vor euch versucht haben, und macht dort Pfähle und Seile bereit; auch eine Hakenstange lässt sich dort bauen. Findet außerdem heraus, wo die beiden wenden: Das ist der zweite Ort.
stage-two-reapers-2 = Einer von beiden
    .story = Sie stehen am Wendepunkt, dicht beieinander. Bringt einen von beiden zu Fall, gleich welchen: mit Gruben und Pfählen, mit der Stange oder mit Eisen, das ihr ihm ins Werk werft.
stage-two-reapers-3 = Der andere
    .story = Der andere mäht nicht mehr. Er geht im Kreis und ruft, auf einem einzigen Ton, die ganze Nacht. Bringt auch ihn zu Fall, oder tragt Eisen zum Wendepunkt und legt es dort nieder, Stück für Stück, bis er versteht: Beides lässt euch alle ziehen.
card-two-reapers-hooked-pole = Die Hakenstange
    .story = Gemacht, um zwischen laufende Klingen zu greifen und das eine herauszuziehen, auf das es ankommt. Am Griff sieht man, wo Hände waren.
card-two-reapers-still-blades = Stille Klingen
    .story = Er liegt auf der Seite, und die Klingen laufen langsam aus. Manche Teile an ihm sind jünger als du.
special-tall-reaper = Hoher Schnitter
special-lame-reaper = Lahmer Schnitter

scenario-humming-engine = Die Maschine
    .story = Man spürt sie in den Zähnen, bevor man sie hört. Irgendwo da draußen läuft eine Maschine unrund, und alles in diesem Land geht, schläft und jagt in ihrem Takt.
stage-humming-engine-1 = Flicken oder zerschlagen
    .story = Findet die Maschine und lest, was auf ihr eingeprägt ist. Dann entscheidet, denn wer dort ist, entscheidet für alle: Flickt sie mit Eisen und Holz, oder zerschlagt sie mit Steinen. Beide Wege führen hinaus, aber nicht an denselben Ort.
stage-humming-engine-2 = Sie läuft
    .story = Sie läuft, wie sie soll. Heizt sie, bis der Druck stimmt; dann öffnet sich am zweiten Ort eine Tür, und wer hinkommt, darf gehen. Der runde Lauf weckt auch andere.
stage-humming-engine-3 = Sie schweigt
    .story = Die Stille hat jemanden gerufen, der zuständig ist. Haltet den Hüter auf, mit allem, was sich werfen, fällen oder schwingen lässt; und wenn er still liegt, versammelt euch alle im Lager. Es wird die erste ruhige Nacht.
card-humming-engine-engine-plate = Das Schild
    .story = Am Gehäuse ist ein Schild angenietet: eine Nummer, ein Datum, das noch nicht war, und zwei Wörter, eines für jede Stellung des Hebels.
card-humming-engine-brass-lever = Der Messinghebel
    .story = Glatt abgebrochen, gut eine Armlänge. Er liegt in der Hand, als wollte er wieder an seinen Platz.
special-engine-keeper = Hüter der Maschine

scenario-fog-ford = Die Furt im Nebel
    .story = Hinter der letzten Marke ist nur noch Nebel. Jeden zweiten Tag reißt er für ein paar Stunden auf, und dann sieht man, ganz nah, die andere Seite.
stage-fog-ford-1 = Die Seilerbahn
    .story = Findet die Seilerbahn und dreht dort ein Seil, aus Bast oder aus Draht und Sehnen. Es muss lang genug für euch alle sein, denn keiner geht hinüber ohne eine Hand daran.
stage-fog-ford-2 = Alle zusammen
    .story = Bringt das Seil zur Furt und macht es fest, mit Steinen oder an Pfosten. Dann müssen alle an einem geraden Tag an der Furt stehen: Der Nebel öffnet sich für alle oder für keinen. Eine Leine zum Lager hülfe denen, die spät kommen.
card-fog-ford-long-rope = Das lange Seil
    .story = Über beide Schultern gelegt reicht es bis zu den Knien. Es riecht nach Arbeit.
card-fog-ford-fog-line = Die Leitleine
    .story = Eine dünne Leine, alle zehn Schritte ein Knoten, vom Lager ins Graue hinein. An ihr kann man mit geschlossenen Augen gehen.

## Szenarien um den letzten Überlebenden

scenario-closing-dark = Das Dunkel rückt näher
    .story = Die Ränder des Landes gehen aus, einer nach dem anderen, wie Lampen in einem Flur. Ein Lager ist übrig.
stage-closing-dark-1 = Ein Bett ist noch frei
    .story = Nach einigen Tagen tut das Dunkel jedem weh, der nachts nicht im Lager ist; später ist auch das Lager keine Zuflucht mehr. Für alle ist kein Platz. Wer als Letzter steht, sieht den Morgen.

scenario-tall-hunter = Der hohe Jäger
    .story = Er steigt über Senken und Dickicht wie über Ackerfurchen. Er kann zählen, und er sucht eine Zahl: eins.
stage-tall-hunter-1 = Schlaft nicht ohne Feuer
    .story = Wer ohne Feuer schläft, bekommt Besuch. An einem gewissen Ort da draußen heilen Fleischopfer, und eine Lanze lässt sich dort fertigen; mit Fleisch kann man den Jäger auch rufen, anderen auf den Hals vielleicht. Er geht, wenn nur noch einer von euch übrig ist.

scenario-three-crates = Drei Kisten
    .story = In der Nacht sind drei Kisten heruntergekommen, weit voneinander. Auf jeder steht derselbe Satz: für den, der bleibt.
stage-three-crates-1 = Was hält und was verdirbt
    .story = Die Nahrung verdirbt jeden Tag schneller. An drei Orten liegen drei Kisten, mit Klingen, mit Dosen und mit Verbandszeug, und jede lässt sich einmal öffnen. Gepackt sind sie für eine Person; gemeint ist, wer als Letzter steht.
card-three-crates-crate-of-blades = Die Kiste mit den Klingen
    .story = Ölpapier, neuer Stahl. Ein Fach ist leer, und das Papier darin ist noch warm.
card-three-crates-crate-of-tins = Die Kiste mit den Dosen
    .story = Kein Etikett, kein Datum. Jede Dose klingt anders, wenn man sie schüttelt.
card-three-crates-crate-of-bandages = Die Kiste mit dem Verbandszeug
    .story = Weiß, gefaltet, gebügelt. Mit jeder Kante hat sich jemand Mühe gegeben.
card-tall-hunter-hunters-lance = Die Lanze
    .story = Gemacht für einen, der dreimal so groß ist wie du. In der Mitte durchgebrochen passt sie genau.
special-stilt-hunter = Stelzenjäger

## Geschichten

story-tally = Die Kerben
    .one = Ihr seid mit steifem Rücken und in fremden Stiefeln aufgewacht, und neben dem Lager stand ein Pfosten voller Kerben, in Fünfergruppen geschnitten. Jemand hat hier Tage gezählt, sehr viele. Unter die letzte habt ihr eine eigene Kerbe gesetzt, weil es sich so zu gehören schien. Am Morgen war eure die einzige frische, und trotzdem sah sie nicht neu aus.
    .two = Jetzt seid ihr an der Reihe, die ihr von denen vor euch nichts kennt als ihren Pfosten. Die Kerben beginnen sorgfältig und enden hastig. Seltsam ist nur, dass es weniger sind, als ein Mann in der Gruppe gestern gezählt haben will. Er zählt noch einmal, laut, und hört mittendrin auf.
    .three = Ein anderes Land, ein anderer Pfosten, dasselbe Messer. Neben die Kerben sind kleine Zeichen geritzt, eine Glocke, eine Tür, ein Tier, wie um sich zu merken, was an welchem Tag war. Nichts davon kennt ihr. Aber ganz unten, wo das Holz noch hell ist, stehen eure eigenen Namen, und bei jedem ein Tag, an dem ihr noch gar nicht aufgewacht wart.
    .four = Der Pfosten neben eurem Lager ist glatt. Hier hat noch nie jemand gezählt, und daneben im Gras liegt ein neues Messer. Da begreift ihr, in welche Richtung die Tage an diesem Ort laufen: Die anderen kommen erst noch, und sie werden bei der untersten Kerbe anfangen. Ihr beginnt unten, und ihr schneidet sorgfältig, damit sie es lesen können.
    .five = Am Feuer erzählt man von einer Gruppe, in der niemand eine Kerbe schnitt, weil jeder glaubte, ein anderer tue es. So vergingen die Tage nicht. Sie vergingen erst, als nur noch einer da war und wusste, wer an der Reihe ist.
    .end = Bevor ihr geht, zieht ihr das Messer aus dem Pfosten und legt es ins Gras. Die letzte Kerbe ist auch die erste. Jemand wird steif aufwachen und sich über fremde Stiefel wundern.

story-humming-posts = Die Pfosten
    .one = In diesem Land stehen graue Pfosten, höher als ein Mensch, und wer das Ohr daranlegt, hört sie summen. Zusammen beherrscht ihr allerlei Berufe und keinen, der hier hülfe. Im Lager fandet ihr eine Decke und eine Liste der Pfosten mit Haken dahinter. Der letzte Haken hat einen langen Schwanz, wie wenn jemand aufblickt.
    .two = Ihr habt eine Liste gefunden, die andere begonnen haben, und ihr führt sie weiter, denn eine Liste zu haben ist besser als keine. Manche Pfosten summen höher als notiert. Eine alte Frau unter euch sagt, sie sängen nicht, sie holten Luft. Niemand lacht.
    .three = Hier sind die Pfosten dünner und stehen dichter, und in ihrem Summen sind Worte. Ihr schreibt die Worte auf. Es ist das, was die anderen an ihren Feuern gesagt haben, vor euch, anderswo: Klagen über das Wasser, ein Witz, ein Schlaflied, der Satz der alten Frau. Das Land hat bei allem zugehört.
    .four = Ihr seid in völliger Stille aufgewacht. Die Pfosten schweigen, alle, und ihr merkt, wie sehr sie euch fehlen, obwohl ihr sie nie gehört habt. Also setzt ihr euch zu einem und erzählt ihm, wer ihr seid und wie es hier ist. Nach einer Weile beginnt er, tief unten, zu summen.
    .five = Es heißt, einst hätten alle Pfosten verschieden gesummt, und die Menschen darunter hätten gestritten. Da kam jemand auf den Gedanken, mit nur einer Stimme gäbe es einen klaren Ton. Er war sehr klar.
    .end = Hinter euch geben die Pfosten es weiter, einer dem nächsten, schneller, als ihr gehen könnt. Was hier herausgefunden wurde, geht nicht verloren. Weit weg, in einem anderen Jahr, legt jemand das Ohr an das Holz.

story-ring-of-ash = Der Aschering
    .one = Rings um euer Lager liegt ein Ring aus Asche, eine Hand breit und ohne Lücke. Keiner von euch erinnert sich an ein Feuer, und keiner ist bisher hinübergestiegen, ohne den Atem anzuhalten. Die Asche weht nicht fort. Innen sind Abdrücke nackter Füße darin, die nirgendwohin führen.
    .two = Ihr habt ein Lager gefunden, das andere verlassen haben; die Becher standen noch da, und ringsum lag ein Ring aus Asche. Die Becher habt ihr genommen und daneben geschlafen, nicht darin. Am Morgen lag der Ring um euch. Eine von euch sagt, er sei nicht dazu da, etwas drinnen zu halten.
    .three = Hier liegt die Asche in Haufen am Weg, gebrauchsfertig, unter kleinen Dächern. Also ist es eine Arbeit, denkt ihr: Jemand geht von Lager zu Lager und streut. Ihr habt einen Sack gefunden, halb voll, und daneben ein Paar Schuhe. Die Schuhe passen einer von euch, und sie ist sehr still geworden.
    .four = Ihr erwacht in keinem Lager, sondern neben einem Karren voller Säcke. Ohne es gelernt zu haben, wisst ihr, wie man rückwärts geht und es durch die Finger rinnen lässt. Da draußen schlafen Menschen, die noch nicht wissen, dass man sie vor der Nacht schützen muss. Ihr geht barfuß, um sie nicht zu wecken.
    .five = Eine Sage: Wo der Ring eine Lücke hat, kommt das Dunkel herein und fragt höflich, wie viele ihr seid. Zu jeder Zahl außer der Eins sagt es: zu viele.
    .end = Der Sack ist leer, und der Wind nimmt zum ersten Mal die Asche mit. Es ist hell. Wer in den Ringen schläft, darf jetzt aufwachen.

story-red-thread = Der rote Faden
    .one = Beim Aufwachen trug jeder von euch einen roten Faden ums Handgelenk, eine Fingerlänge hinter dem Knoten abgeschnitten. Ihr habt darüber gescherzt, und keiner hat ihn abgenommen. Draußen hängen an Zweigen und Steinen noch mehr solcher Enden, verblichene. Wer hier ging, hat den Weg gezeichnet oder wurde gezeichnet.
    .two = Ihr tragt keine Fäden. Aber im Lager lag eine Spule, rot und fast voll, und ihr knüpft Stücke davon an alles, was ihr wiederfinden wollt: eine Wasserstelle, einen guten Platz, ein Grab. Manchmal hängt, wo ihr nie gewesen seid, schon ein Stück. Es ist immer euer Knoten.
    .three = In diesem Land ist der Faden nicht abgeschnitten. Er läuft straff weiter, von Stein zu Stein, und zupft man daran, so antwortet nach einer Weile etwas mit zweimaligem Rucken. Am Tag folgt ihr ihm. In der Nacht, das habt ihr bemerkt, wird er kürzer.
    .four = Ihr seid mit dem Faden in den Händen zu euch gekommen, ihr alle mit demselben. Am anderen Ende geht jemand: erst zögernd, dann eine Gruppe, dann viele; ihr spürt es in den Fingern wie Fische. Niemand hat diese Menschen je hierhergezogen. Jemand versucht die ganze Zeit, sie herauszuziehen.
    .five = Im Traum hängt ihr alle an einem Faden, und er franst aus. Jeder von euch hat eine Schere. Es ist ein sehr stiller Traum.
    .end = Ihr wickelt auf, was aufzuwickeln ist. Am Ende kommt jedes Mal ein Handgelenk und ein Gesicht, das blinzelt. Ihr schneidet den Faden auf Fingerlänge ab und lasst sie noch ein wenig schlafen.

story-four-notes = Vier Töne
    .one = Jeden Abend pfeift da draußen jemand: vier Töne, der letzte zu tief. Ihr habt gerufen, ihr habt zurückgepfiffen, und dann ist eine Stunde lang Stille. Eine von euch kennt die Melodie seit der Kindheit und kann nicht sagen, woher. Ihr habt angefangen, sie bei der Arbeit zu summen.
    .two = Eine Nacht seid ihr hier und habt schon ein Lied; keiner weiß, wer damit angefangen hat. Es hat vier Töne. In einem verlassenen Lager habt ihr es aufgeschrieben gefunden, auf einem Brett, mit dem Vermerk: nicht antworten. Darunter in anderer Schrift: Warum nicht, wir sind doch allein hier.
    .three = Hier kennen es die Vögel. Sie singen es falsch, wie man etwas in einer fremden Sprache nachspricht, und brechen ab, wenn ihr kommt. In einen Stein hat jemand die vier Töne geritzt und einen fünften, mit Fragezeichen. Mit dem fünften wäre der vierte nicht zu tief.
    .four = Ihr könnt gut pfeifen, ihr alle; es ist das Einzige, was ihr gemeinsam habt. Abends sitzt ihr auf einer Anhöhe, und unten in der Ferne brennen die Feuer von Leuten, die verloren aussehen. Ihr pfeift ihnen zu, damit sie wissen, dass jemand da ist. Bis zum fünften Ton lassen sie euch nie kommen; immer schreien sie vorher.
    .five = Es gibt eine Geschichte von Sängern, die jeder nur einen Ton hatten und sich deswegen hassten. Am Ende sang einer alle Töne allein. Es soll schön gewesen sein, und niemand soll es gehört haben.
    .end = Heute Abend schreit niemand. Ihr pfeift vier Töne, den letzten tief, und von unten, leise, von vielen Feuern, kommt der fünfte. Mehr ist nicht zu sagen.

story-laid-table = Der gedeckte Tisch
    .one = Mitten in der Wildnis stand ein Tisch, gedeckt für genau so viele, wie ihr seid. Das Brot war frisch. Ihr habt gegessen, denn ihr hattet Hunger, und erst danach fiel euch ein zu fragen, wer noch kommt. Seither spült ihr jeden Abend die Becher, aus Höflichkeit.
    .two = Ihr fandet einen Tisch und das Geschirr von Fremden, gespült und gestapelt. Für euch war es ein Teller zu viel. Ihr habt ihn stehen lassen, und nachts hört ihr, wie ein Stuhl gerückt wird. Am Morgen ist von allem etwas weniger da und dafür etwas anderes: ein Messer, eine Schnur, ein trockenes Streichholz.
    .three = Diesmal liegt der Tisch auf der Seite, und das Geschirr ist zerbrochen, bis auf einen Becher. Hier wurde gestritten. Ihr stellt den Tisch auf, weil man das so macht, und findet in seine Unterseite lange Reihen von Namen geschnitzt, nach Plätzen: erst die, die aßen, dann die, die brachten. Manche Namen stehen in beiden.
    .four = In eurem Lager ist eine volle Vorratskammer, und niemand hat Hunger. Ihr wundert euch nicht lange: Ihr nehmt Brot, ein Tuch, gerade genug Becher und tragt alles hinaus, dorthin, wo die anderen aufwachen werden. Eine von euch geht immer wieder zurück, um von Weitem zu sehen, ob sie essen. Sie nimmt einen Teller mehr mit und setzt sich dahin, wo es dunkel ist.
    .five = Man erzählt von einem Festmahl mit einer einzigen Tischkarte, auf der nichts stand. Alle Gäste waren sicher, gemeint zu sein. Als der Morgen kam, stimmte es bei einem.
    .end = Endlich setzt ihr euch. Jemand hat gedeckt, genau richtig, und das Brot ist noch warm. Keiner fragt, wer noch kommt; Stühle sind genug da.

## Epiloge: wie jedes Szenario enden kann. Sie sprechen niemanden an, denn übrig sein kann einer, oder es sind vier.
## won, won-<Stufe>, spared: jemand ist entkommen (spared: ein Spezialmonster blieb am Leben); behind: und jemand nicht;
## early, late: alle sind tot, in der ersten Stufe oder später; time: die Nächte wurden zu viel; dead: alle sind tot.

epilogue-three-fires =
    .won = Von drüben kommen Laternen herab bis an den Rand des Dunkels, drei Stück, im Gleichschritt schwankend. Nach Namen fragt niemand. Jemand zählt die Feuer noch einmal, nickt und tritt das im Lager mit dem Stiefel aus.
    .behind = Das Licht dort drüben blinkt noch eine Weile weiter, für die, die fehlen. Dann geht auch dieses aus.
    .early = Das ferne Licht blinkte dreimal, hielt inne und blinkte wieder dreimal. Nichts gab ihm Antwort als ein kleines Feuer, und am Morgen nicht einmal mehr das. Da draußen sind die Steine zweier Ringe so kalt wie nie.
    .late = Drei Feuer brannten, und eine Nacht lang schien das Licht dort drüben näher zu kommen. Dann zog der Schein etwas an, das kein Licht braucht, um zu sehen. Als die Laternen das Lager erreichten, fanden sie warme Asche und niemanden daneben.
    .time = Das Holz ging eher zu Ende als die Nächte. Drüben zählte jemand bis zuletzt weiter: ein Feuer, manchmal zwei, drei nie lange genug. Dann wandte das Licht sich ab wie eine Lampe, die in ein anderes Zimmer getragen wird.

epilogue-sunken-bell =
    .won = Der erste Schlag geht durch den Boden, bevor er durch die Luft geht. Alles, was herangeschlichen ist, steht still und hebt den Kopf. Beim zweiten Schlag antwortet weit weg eine andere Glocke, und nun ist klar, in welcher Richtung es nach Hause geht.
    .behind = Der dritte Schlag gilt denen, die den ersten nicht mehr erlebt haben.
    .early = Nachts steigt der Ton noch immer aus dem Boden, zu tief, um ihn ein Geräusch zu nennen. Niemand ist mehr da, der das Ohr daran legt. Was dort begraben liegt, hat schon länger gewartet und kann weiter warten.
    .late = Die Glocke steht, wo sie zuletzt abgesetzt wurde, grün und stumm, und das Gras ringsum haben Füße ohne Schuhe zertreten. Bei starkem Wind summt sie ein wenig, als hätte eben erst eine Hand von ihr abgelassen. Auf ein Summen antwortet keine andere Glocke.
    .time = Am Ende reichte die Kraft nicht mehr, um einen Hammer zu heben. Die Nächte waren immer schwerer geworden, jede etwa um das Gewicht einer Glocke. Den ersten Schlag hat niemand gehört, denn es gab keinen.

epilogue-false-door =
    .won-2 = Die erste Tür gibt mit einem Seufzer nach, und der Luftzug riecht nach Regen und Straßen. Dahinter ist eine Treppe, und oben an der Treppe streitet jemand über den Preis von Zwiebeln. Dann fällt die Tür ins Schloss, und von dieser Seite ist sie nur noch eine Wand, grau gestrichen.
    .won-3 = Der Gang hinter der zweiten Tür führt lange hinab, vorbei an Stützen, die knarren und halten. Dann steigt er, das Dunkel vorn wird grau, und das Grau wird zu einem Morgen mit Dächern darin. Am letzten Pfosten ist Platz für einen Namen, und an einer Schnur hängt ein Bleistift.
    .behind = Auf der Liste neben dem Rahmen bekommt nicht jeder neue Name seinen Haken.
    .early = Die zwei Türen stehen, wo sie standen, im selben Grau gestrichen. Niemand ist mehr da, der an eine von ihnen klopft. Im Lager hat der Wind den Zettel umgedreht.
    .late = Da war schon bekannt, welche Tür die richtige ist, und es half nichts. Sie ist noch immer zu, mit frischen Kratzern rings um den Rahmen. Nachts klopft es von der anderen Seite, geduldig, als wäre viel Zeit.
    .time = Eine Tür, hieß es am Feuer, sei nur eine Frage der Geduld. Aber die Nächte wurden lang und dann unfreundlich, und die Geduld ging als Erstes aus. Inzwischen sind beide Türen nur aufgemalt.

epilogue-fever-guest =
    .won = Der Gast geht voran, redet den ganzen Weg über Steine und bleibt an einer Stelle stehen, die aussieht wie jede andere. Da ist der Weg hinaus, und er lässt sich so wenig beschreiben wie angekündigt. Auf der anderen Seite bittet der Gast um ein Glas Wasser, trinkt es aus und ist fort, ehe jemand danke sagen kann.
    .behind = Dort hinten ist eine Decke zurückgeblieben, sorgsam ausgebreitet. Da wurde sie nötiger gebraucht.
    .early = Der Fremde lag da draußen mit verbranntem Mund und horchte auf Schritte, die nicht mehr kamen. Es gab da schon viel Fieber im Land und niemanden mehr, der bei ihm wachte. In einem Notizbuch steht die Dosis, zweimal unterstrichen.
    .late = Das Fieber hatte die Seite gewechselt. Am Ende war es der Gast, der wachte, einen Becher Wasser in der Hand, und niemand erwachte, um ihn zu trinken. Am Morgen führte eine einzige Spur von dort weg, schnurgerade.
    .time = Das Fieber hatte alle Zeit der Welt. Es kam mit dem Abend und ging am Morgen nicht mehr, und das Land wurde weich an den Rändern. Zuletzt war nur noch eine Stimme zu hören, die den Weg hinaus beschrieb, in allen Einzelheiten, für niemanden.

epilogue-empty-cart =
    .won = Die Kiste ist voll, die Räder drehen sich, ehe ein Wort gefallen ist, und die Bank ist weicher, als sie aussieht. Die Zügel hält niemand. An der letzten Biegung bleibt der Wagen von allein stehen, neben einem Wegweiser mit Namen, die man lesen kann.
    .behind = Am Rufpfosten läutet es noch einmal, ganz leise. Der Wagen kehrt nicht um; er nimmt mit, wer zahlen kann.
    .early = Der Draht am Pfosten blieb schlaff. Irgendwo drehten sich Räder, hielten an, lauschten und drehten sich weiter. Niemand hatte gerufen.
    .late = Einen Tag und eine Nacht stand der Wagen an seinem Halt, mit drei leeren Kisten. Er war gerufen worden, und er ist geduldig, aber suchen geht er niemanden. Als er abfuhr, war seine Spur nicht tiefer als zuvor.
    .time = Der Fahrpreis war nie gestiegen. Es war das Land, das jede Nacht ein wenig mehr genommen hatte: hier eine Handvoll, da ein Bündel, zuletzt die Arme, die es trugen. Ab und zu kommt der Wagen noch vorbei, leer, im Schritt.

epilogue-bait =
    .won = Das Horn gibt einen einzigen Ton, und die Antwort kommt, ehe er verklungen ist. Was da erscheint, hat keine Gestalt, auf die man sich später einigen könnte, aber es ist behutsam, und es trägt gut. Tief unten schrumpft das Land zu einem Tisch, den jemand abzuräumen vergaß.
    .behind = Der Ton reicht nicht bis zu allen, für die er gedacht war. Wo der Köder war, liegt noch ein Horn, und niemand kommt es holen.
    .early = Die Spuren enden noch immer jeden Morgen am selben Ort. Eines Morgens gab es dort mehr zu fressen, als irgendwer ausgelegt hatte. Wählerisch ist es nicht.
    .late = Es hatte so sehr nach Erfolg ausgesehen: Endlich hatte das Tier sich gezeigt. Aber in diesem Land sind auch die Jäger Köder, und was sie holt, kommt von hinten. Die Spuren, die dort jetzt enden, sind von Stiefeln.
    .time = Köder halten sich nicht. Nacht für Nacht gab es weniger auszulegen und weniger Kraft dafür, bis nur noch eine Sorte übrig war. Es kam, es fraß, und es hatte keine Eile fortzukommen.

epilogue-squatter =
    .won = Die Kurbel dreht sich schwer, dann leicht, und aus der Luke steigt kühle Luft. Unten sind Sprossen, dann Stufen, dann ein Gang mit Lampen, die jemand regelmäßig füllt. Oben in der warmen Mulde legt sich etwas seufzend wieder hin, und der letzte Rest Tageslicht geht aus.
    .behind = Die Luke blieb einen Spalt offen, daneben die Kurbel, für alle, die vielleicht noch unterwegs waren. Es war niemand mehr unterwegs.
    .early = Es ist nie aufgestanden. Was man auch versuchte, es bemerkte es vielleicht, so wie man eine Fliege bemerkt, und dann war wieder Ruhe. Über der Luke ist der Boden so warm wie eh und je.
    .late = Endlich war die Mulde frei, und die Luke darin saß noch immer fest um ihr Vierkantloch. Niemand war mehr da, um eine Kurbel zu drehen. Nach ein paar Nächten ohne den Geruch von Menschen wurde der Boden wieder warm.
    .time = Was auf der Luke schläft, hat einen großen Vorteil: Es kann warten. Die Nächte wurden feucht und schlecht für die Lunge, und eines Abends hustete niemand mehr. Da kam etwas zur Mulde, drehte sich zweimal um sich selbst und legte sich hin.

epilogue-blank-map =
    .won = Wo sich die Linien treffen, genügt ein Schritt. Das Land faltet sich die Bleistiftstriche entlang, ordentlich, einmal quer und einmal längs, bis nur noch eine Ecke mit einem Daumenabdruck zu sehen ist. An ihrem Rand stehen zwei Gestalten, und die eine spitzt einen Bleistift.
    .behind = Auf der Karte enden einige Striche mitten am Hang. Sie sind von anderer Hand, und niemand wird sie zu Ende ziehen.
    .early = Der Bogen liegt im Lager, mit Rahmen und Windrose. Vom Rand her führen ein paar Linien hinein, jede kürzer als die davor. Der Bleistift ist noch spitz.
    .late = Die Karte war gut; nur der Weg hinaus fehlte. Als man sie fand, waren zwei Gestalten darauf, die niemand gezeichnet hatte, eine am linken Rand und eine am rechten. Was zwischen ihnen gewesen war, hatte jemand sorgfältig wegradiert.
    .time = Jede Nacht radierte etwas weg: eine Senke, einen Pfad, einen Namen. Zuletzt war auch das Lager fort und mit ihm, wer es gezeichnet hatte. Der Bogen ist groß und weiß, und daneben liegt, gespitzt, ein Bleistift.

epilogue-long-watch =
    .won = Am Morgen nach der letzten Nacht ist der Wall zerschrammt, das Feuer niedrig, und draußen steht nichts mehr. Sie kommen am hellen Tag herauf, ohne Eile, mit Decken über dem Arm. Eine fragt, wie viele Nächte es waren, und schreibt es auf.
    .behind = Vor dem Wall, unter Steinen, die nicht zum Werfen gedacht waren, nimmt die Wache kein Ende.
    .early = Noch war da nichts, was sich hätte halten lassen: kein Wall, der den Namen verdiente, und keine einzige Nacht, die schon zählte. Was kam, musste nicht einmal belagern. Der Zettel hängt noch im Lager, und noch immer steht darauf: viele Nächte.
    .late = Der Wall hielt; die Wache hielt nicht. Gegen Morgen gab es einen Augenblick, in dem niemand hinaussah, und ein Augenblick ist lang genug. Man kam, um die zu holen, die geblieben waren, fand das Feuer brennend und trug die Decken wieder fort.
    .time = Jede Nacht zählte, aber von einer gewissen Nacht an zählten sie andersherum. Die Steine wurden schwerer und das Dunkel länger. Am Ende wurde sogar die Belagerung abgebrochen, weil niemand mehr zu belagern war.

epilogue-signal-mast =
    .won = Mit der Nacht geht der Strahl hinaus, und bis zum Morgen zittert er nicht. Weit fort streicht er über eine Küste, eine Straße, ein Fenster, und hinter dem Fenster stellt jemand eine Tasse ab. Gegen Mittag kommen sie, aus drei Richtungen, und alle behaupten, es zuerst gesehen zu haben.
    .behind = Die ganze Nacht ging das Licht über das Land, und es ließ auch die nicht aus, die es nicht mehr sahen.
    .early = Das Fundament ist kaum weiter als auf der Zeichnung. Gehört wurde jeder Schlag, so viel ist sicher. Wer als Nächstes kommt, findet das Glas, die Zeichnung darunter und einen Hammer.
    .late = Der Mast steht, jedenfalls das meiste davon; um den Rest kümmert sich der Wind. In manchen Nächten blinkt es oben, der Mond auf einem Bolzen oder etwas, das hinaufgeklettert ist, um sich umzusehen. Für ein Zeichen würde das niemand halten.
    .time = Es hätte nur noch ein wenig gebraucht. Das hatte viele Nächte lang gestimmt, und dann gab es keine mehr. Auf der Zeichnung, unter dem Glas, ist der Mast fertig, und das Feuer brennt.

epilogue-turning-water =
    .won = Das Wehr steht offen, und das Wasser kommt klar herab und bringt Laub mit und nach einer Weile Sonnenlicht. Ein Schluck davon schmeckt nach gar nichts, und Besseres lässt sich von Wasser nicht sagen. Unterhalb des Wehrs folgt ein Pfad dem Ufer, und er weiß, wohin.
    .behind = Weiter oben ist eine Flasche im Gras stehen geblieben, voll bis zum Rand und vollkommen klar. Sie kam zu spät.
    .early = Die Quelle trübte sich weiter, und was im Schlick lebt, machte das Auge ein Stück weiter auf. Flasche um Flasche kippte über Nacht. Gegen Ende machte es keinen Unterschied mehr, zu trinken oder nicht zu trinken.
    .late = Das schlechte Wasser stand still, aber gutes kommt langsam, und der Durst ist schnell. Auf dem Wehr steht ein Becher, behutsam hingestellt, trocken wie Staub. Hinter den Bohlen hört man es Tag und Nacht, zum Greifen nah.
    .time = Erst waren es nur die Flaschen, dann der Tau, dann der Regen. Alles, was man trinken konnte, war gekippt, und der Durst lässt nicht mit sich reden. Die Oberfläche des Beckens ist ohne jede Welle, und sie spiegelt niemanden.

epilogue-carried-flame =
    .won = Der dritte Herd fängt Feuer, und für die Dauer eines Mahls stehen drei Rauchsäulen über dem Land. Hinter dem Herd ist die Wand warm, und wo sie am wärmsten ist, ist eine Tür. Die Flamme bleibt hier; ein Scheit wird noch aufgelegt für die, die danach kommen.
    .behind = Neben dem Feuer steht eine Schale, gefüllt, an einem Platz, an dem niemand saß.
    .early = Tief in der Asche des ersten Herdes glomm es weiter, und niemand beugte sich dazu hinab. Eines Nachts ging es aus, ein paar Stunden nach dem Feuer im Lager.
    .late = Der Topf liegt auf der Seite, und der Deckel mit den fünf Löchern ist ein Stück weit gerollt. Gefüttert wurde er bis zuletzt, auch als für sonst niemanden mehr etwas da war. Der Ton blieb noch drei Tage warm.
    .time = Eine Flamme lässt sich tragen, solange jemand da ist, der sie trägt. Die Nächte wurden kälter, als irgendein Holz es wettmachen konnte, und die Herde sind wieder kalt, einer wie der andere. Auf dem Stein neben dem Lager steht noch immer: drei Herde, eine Flamme.

epilogue-last-cabin =
    .won = Die Gondel schwankt, ruckt und steigt, bis das Gebell nicht mehr heranreicht. Von oben ist das Windenhaus klein wie ein Spielzeug und das Land flach wie ein Laken, und eine Stunde lang hört man nur das Seil. Am oberen Ende hält jemand die Tür auf und bemerkt, es sei schon länger kein Betrieb gewesen.
    .behind = Danach kamen die Gondeln weiter vorbei, eine am Tag, und fuhren leer hinauf.
    .early = Die Trommel drehte sich nicht. Im Windenhaus nagte etwas den letzten guten Draht durch, ohne böse Absicht, und darüber hingen reglos die Gondeln. Abends werden sie noch immer gezählt, aber nicht von Menschen.
    .late = Das Seil lief, und jeden Tag kam eine Gondel vorbei. Alle fuhren sie leer hinauf. Auf dem unteren Bahnsteig hat der Hund einen neuen Napf oder etwas, das als Napf taugt.
    .time = Immer fehlte noch eines: ein Zahn für die Trommel, Proviant für die Reise, ein Tag. Dann waren die Tage verbraucht. Die Gondeln hängen über dem Land, jede für eine Person, und schaukeln ein wenig, als wäre eben jemand ausgestiegen.

epilogue-two-reapers =
    .won = Der zweite fällt langsamer als der erste, als hätte er darauf gewartet. Dann ist es so still, dass man das Gras hört. Der Weg hinaus führt quer über das gemähte Land, und am Abend ist darin das erste Grün aufgegangen.
    .spared = Stück für Stück nimmt das Eisen am Wendepunkt die Gestalt dessen an, der fehlt. Der andere senkt die Klingen, geht einmal darum herum und hört auf zu rufen. Er bleibt mit dem Rücken zur Straße stehen, und er dreht sich nicht um, solange jemand vorübergeht.
    .behind = Hier und da ist im gemähten Land ein Fleck stehen geblieben, etwa so lang wie ein Mensch, der liegt. Welche der beiden Maschinen darum herumgegangen ist, kann niemand sagen.
    .early = Ein Streifen am Tag ist nicht schnell, aber gründlich. Eines Tages gab es keine Streifen mehr zur Auswahl. Die beiden wendeten, dicht beieinander, und begannen von der anderen Seite.
    .late = Zu wissen, wo sie wenden, schien schon genug zu sein. Aber aus der Nähe sind die Klingen breiter, als sie aussehen, und für das, was im Streifen liegt, halten sie nicht an. Die Stoppeln sind dort sehr gleichmäßig.
    .time = Die Streifen waren so nah gekommen, dass man darüber hinwegsteigen konnte, und dann konnte man es nicht mehr. Eine Nacht blieb das Lager noch stehen. Am Morgen war das Land eben von Rand zu Rand, und schwere Spuren führten von ihm fort.

epilogue-humming-engine =
    .won-2 = Als der Druck stimmt, findet die Maschine ihren Takt, und am zweiten Ort gleitet etwas zur Seite, das eine Wand war. Das Licht dahinter ist von der Art, die aus vielen Fenstern kommt. Ein paar Straßen weit geht das Summen noch mit, in den Zähnen, und dann ist es nur noch die Straßenbahn.
    .won-3 = Es ist die erste ruhige Nacht. Nichts geht mehr im Gleichschritt, nichts jagt mehr im Takt, und in der Stille hört man, gar nicht weit, eine ganz gewöhnliche Straße. Niemand muss zu einer bestimmten Stunde aufstehen; dann ist Morgen, und die Straße ist noch da.
    .behind = Das Datum auf dem Schild der Maschine ist inzwischen gekommen. Gemeint waren die, die nicht fortgekommen sind.
    .early = Flicken oder zerschlagen: Entschieden wurde es nie. Die Maschine läuft weiter unrund, und alles in diesem Land geht, schläft und jagt in ihrem Takt. Ein paar Schritte fielen aus dem Takt, und der Takt ging weiter.
    .late = Was für alle entschieden war, konnte niemand mehr zu Ende bringen. Da draußen stellt jemand, der zuständig ist, den Hebel wieder so, wie er stand. Gegen Abend beginnt das Summen von vorn, und es läuft unrund.
    .time = Das Datum auf dem Schild, das noch nicht gewesen war, kam. Das Summen stieg um einen halben Ton und hörte auf, ein Geräusch zu sein. Danach ging im ganzen Land niemand mehr aus dem Takt.

epilogue-fog-ford =
    .won = Der Nebel öffnet sich wie ein Vorhang, den jemand zur Seite hält. Hand über Hand am Seil entlang, das Wasser bis zur Hüfte, ist es genau so weit, wie es ausgesehen hat. Auf der anderen Seite steht ein Pfosten für das Ende, von anderen Seilen blank gescheuert.
    .behind = Am Seil sind Lücken, wo eine Hand sein sollte. Niemand rückt auf.
    .early = Jeden zweiten Tag reißt der Nebel für ein paar Stunden auf, und die andere Seite liegt da, ganz nah. Ein Seil müsste man haben. Auf dieser Seite ist niemand mehr, der eines dreht.
    .late = Das Seil war lang genug. Es liegt da draußen in seinen Schlingen, schwer von Nässe, und riecht noch immer nach Arbeit. An geraden Tagen öffnet sich der Nebel, sieht nach und schließt sich wieder.
    .time = Gerader Tag, ungerader Tag, gerader Tag: Gegen Ende waren sie nicht mehr zu unterscheiden. Der Nebel kam herauf bis über das Lager und machte sich nicht die Mühe, aufzureißen. Von der anderen Seite sah es aus, als hätte jemand einen Strich unter das Land gezogen.

epilogue-closing-dark =
    .won = Im Flur geht die letzte Lampe aus, und dann geht am anderen Ende eine an. Da ist ein Bett mit zurückgeschlagener Decke, und im Fenster ist Morgen. Die anderen Stimmen sind da draußen noch eine Weile zu hören, und dann ist es nur noch die eine, die sie zählt.
    .dead = Das Bett war noch frei, als das Dunkel dort ankam. Es nahm das Kissen, dann die Decke, dann das Gestell, ohne Eile. Es war niemand mehr da, um darüber zu streiten.

epilogue-tall-hunter =
    .won = Er beugt sich herab, von weit oben, zählt mit einem Finger und kommt auf die Zahl, die er gesucht hat. Dann richtet er sich auf und steigt zufrieden über die Hügel davon. Wer da gezählt wurde, sitzt am Feuer, bis es heller Tag ist, und legt trotzdem Holz nach.
    .dead = Er zählte zweimal, weil ihm das Ergebnis nicht gefiel. Keiner ist auch eine Zahl, aber nicht die, die er gesucht hat. Bis zum Morgen stand er da, den Kopf zur Seite gelegt, und dann ging er anderswo zählen.

epilogue-three-crates =
    .won = Auf jeder Kiste steht es: für den, der bleibt. Es ist niemand mehr da, der es anders liest. Am Abend brummt etwas über den Wolken, und eine Leiter kommt herab, genau breit genug für eine Person.
    .dead = Für den, der bleibt, stand da, und es blieb keiner. Nach ein paar Tagen schloss der Wind die Deckel. Jemand dort oben notiert: drei Kisten geliefert, keine Unterschrift.

# Die Hausregel: alle oder keiner
epilogue-together = Alle zusammen oder keiner: So war es abgemacht, und dabei ist es geblieben. Wo einer fehlt, gehen die anderen nicht weiter; sie setzen sich neben den leeren Platz und lassen das Feuer herunterbrennen. Der Weg hinaus kann warten auf Leute, die vollzählig ankommen.
epilogue-given-up = Irgendwann wird das Gepäck abgestellt, und niemand hebt es wieder auf. Eine Niederlage ist es nicht, denn hier ist keiner, der gewonnen hätte; das Land schließt sich über den Spuren, wie es das immer getan hat. Irgendwo brennt noch ein Feuer, und daneben ist Platz.
