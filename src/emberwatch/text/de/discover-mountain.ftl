# Discover: das Gebirge

terrain-mountain = Gebirge
    .story = In jeder Mulde liegt Schnee, und kein Bach fließt: Was ihr trinken wollt, müsst ihr schmelzen. Sinkt die Sonne hinter den Grat, kommt die Kälte den Hang herab wie etwas, das gewartet hat.

## Gelände

ground-mountain-meadow = Bergwiese
ground-mountain-ice = Eis
ground-mountain-scree = Geröll
ground-mountain-snow = Tiefschnee
ground-mountain-crag = Fels

## Orientierungspunkte

landmark-mountain-stone-hut = die Steinhütte
landmark-mountain-cable-pylon = der Seilbahnmast
landmark-mountain-frozen-tarn = der gefrorene Bergsee
landmark-mountain-goat-fold = der Ziegenpferch
landmark-mountain-signal-cairn = der Steinmann
landmark-mountain-ice-cave = die Eishöhle
landmark-mountain-rope-bridge = die Seilbrücke
landmark-mountain-buried-barn = die verschüttete Scheune
landmark-mountain-hanging-tents = die hängenden Zelte
landmark-mountain-weather-station = die Wetterwarte
landmark-mountain-eyrie = der Adlerhorst
landmark-mountain-summit-stake = der Gipfelpfahl
landmark-mountain-glacier-mouth = das Gletschertor
landmark-mountain-answering-wall = die antwortende Wand
landmark-mountain-bivouac-box = die Biwakschachtel

## Feinde

enemy-mountain-ridge-wolf = Gratwolf
enemy-mountain-hut-bear = Hüttenbär
enemy-mountain-snow-lynx = Schneeluchs
enemy-mountain-bone-dropper = Knochenwerfer
enemy-mountain-frost-shade = Frostschatten
enemy-mountain-late-echo = Spätes Echo
enemy-mountain-rope-cutter = Seilkapper
enemy-mountain-stake-walker = Stelzender Pfahl
enemy-mountain-hunger-hounds = Hungerhunde
enemy-mountain-ice-worms = Eiswürmer
enemy-mountain-great-owl = Große Eule
enemy-mountain-old-ram = Alter Steinbock
enemy-mountain-snow-hare = Schneehase
enemy-mountain-chamois = Gämse
enemy-mountain-marmot-colony = Murmeltierkolonie
enemy-mountain-billy-goat = Ziegenbock
enemy-mountain-ermine-pair = Hermelinpaar
enemy-mountain-wolverine = Vielfraß
enemy-mountain-scree-viper = Geröllviper
enemy-mountain-moss-flies = Moosfliegen
enemy-mountain-humming-post = Schrillender Pfosten
enemy-mountain-thorn-roller = Dornenroller

## Karten: Orientierungspunkte

card-mountain-hut-hearth = Kalter Herd
    .story = Jemand hat den Herd gefegt und die Streichhölzer liegen lassen. Die hintere Kammer ist dunkel, und es riecht dort nicht nur nach Heu.
card-mountain-hut-floor = Nachgiebige Dielen
    .story = Eine Diele klingt hohl, wenn man darübergeht. Die Wandbretter sind trocken und lösen sich leicht, aber nicht leise.
card-mountain-pylon-climb = Die Sprossen hinauf
    .story = Die Sprossen sind vereist und für längere Beine gemacht als deine. Oben hängt Werkzeug in einer Reihe, als wäre gerade Feierabend.
card-mountain-pylon-cabin = Die kleine Gondel
    .story = Eine Gondel für vier hängt am Seil, die Tür mit Schnur festgebunden. Der Winde fehlt ein Teil, säuberlich abgeschraubt.
card-mountain-tarn-hole = Ein Loch im Eis
    .story = Jemand hat das Loch offen gehalten; sein Rand ist dünn und nass. Darunter ziehen langsam graue Rücken vorbei.
card-mountain-tarn-lights = Lichter unter dem Eis
    .story = Tief unter dem Eis treiben kleine Lichter und wenden alle zugleich. Als du klopfst, halten sie an.
card-mountain-fold-goats = Ziegen im Pferch
    .story = Ein Dutzend Ziegen steht hinter der Mauer und schaut dich aus flachen gelben Augen an. Eine hat den Kopf gesenkt.
card-mountain-fold-barter = Die Kerben am Gatter
    .story = Auf dem Gatterpfosten liegen Waren, daneben Kerben für den Preis. Niemand kommt, doch am Morgen ist immer fort, was hier zurückblieb.
card-mountain-cairn-stones = Ein Stein mehr
    .story = Jede Gruppe vor euch hat einen Stein aufgelegt, manche mit Anfangsbuchstaben. Nimmt man welche weg, scheint sich sofort der Wind zu legen.
card-mountain-cairn-tin = Etwas im Steinmann
    .story = Der Wind pfeift durch den Steinmann, ein einziger klarer Ton, und der Ton klingt nach Blech. Ein Arm würde gerade hineinpassen.
card-mountain-cave-mouth = Die blaue Tür
    .story = Die Höhle atmet aus, langsam und kälter als die Luft davor. Gleich hinter dem Eingang liegt trocken, was jemand zurückließ, der hier tagelang gewartet hat.
card-mountain-bridge-planks = Die Hälfte der Bretter
    .story = Die Brücke summt im Wind, und die Hälfte ihrer Bretter fehlt. Weit unten hat sich etwas in den Seilen verfangen und schaukelt; es sieht aus wie ein Rucksack.
card-mountain-barn-ridge = Ein Dach im Schnee
    .story = Nur der First ragt noch aus der Lawine. Der Hang darüber ist glatt und neu und sehr still.
card-mountain-tent-search = Zelte an der Wand
    .story = Fünf Zelte hängen an Eisenhaken in der Felswand, alle von außen geschlossen. Das unterste schwankt ein wenig, nicht im Takt der anderen.
card-mountain-station-door = Die Nadel schreibt noch
    .story = Hinter vereistem Glas zieht eine Nadel ihre Linie auf eine Papiertrommel. Jemand wechselt das Papier; zur Tür führt keine Spur.
card-mountain-eyrie-ledge = Der Sims aus Ästen
    .story = Der Horst ist so breit wie ein Karren, geflochten aus Ästen, Seil und einem roten Ärmel. Von hier oben sieht man, wie klein euer Lager ist.
card-mountain-stake-view = Am eisernen Pfahl
    .story = Ein Eisenpfahl steht auf dem Gipfel und tickt, wenn die Wolken näher kommen. Namen sind bis ganz nach unten eingeritzt, auch unter dem Schnee.
card-mountain-glacier-gifts = Was der Gletscher hergibt
    .story = Das Eis endet in einem nassen blauen Bogen und lässt fallen, was es vor langer Zeit verschluckt hat: einen Stiefel, eine Leiter, eine Brotdose. Über dir ächzt es.
card-mountain-wall-answer = Die Wand antwortet
    .story = Du rufst, und die Wand gibt dir deine Worte zurück, in der richtigen Reihenfolge. Nach einer Weile spricht sie weiter.
card-mountain-box-bunk = Ein trockenes Lager
    .story = Ein Stahlkasten mit vier Pritschen, in den Fels geschraubt. Die Decken sind gefaltet, und eine Wand klingt dicker als die anderen.

## Karten: Folgekarten

card-mountain-trapdoor = Die Falltür
    .story = Eine Falltür mit einem alten Schloss, das vor Kurzem geölt wurde. Hammerschläge trägt die Luft hier oben weit.
card-mountain-hut-cellar = Der Hirtenkeller
    .story = Regale voller Gläser, auf jedem ein Datum, auf keinem ein Jahr. Ein zweiter Ausgang führt in den Schnee, und er steht offen.
card-mountain-packed-snow = Schnee wie Stein
    .story = Die Lawine ist hart geworden wie Mörtel. Du kratzt und hackst und legst eine Handbreit Wand frei.
card-mountain-barn-loft = Der Heuboden
    .story = Du lässt dich durchs Dach in warme, abgestandene Dunkelheit fallen. Das Heu ist platt gedrückt von etwas, das hier schläft.
card-mountain-blue-tunnel = Der blaue Gang
    .story = Nach zehn Schritten wird das Blau schwarz. Der Boden neigt sich, und dein Fuß findet eine Kante.
card-mountain-ice-hall = Der Saal aus Eis
    .story = Ein Saal öffnet sich, und dein Atem klingt darin nach. In den Wänden stecken Dinge in Reihen, auf Griffhöhe; eines hat ein Gesicht.
card-mountain-cable-ride = Die Fahrt
    .story = Das Rad dreht sich, und die Gondel ruckt hinaus ins Leere. Lautlos gleitet unten das Land vorbei.
card-mountain-tin-note = Der Zettel in der Dose
    .story = Ein kariertes Blatt mit einer sorgfältigen Skizze der Hänge. In der Ecke steht: Wir waren neun, als wir diese Karte begannen.
card-mountain-hanging-pack = Der Rucksack unter der Brücke
    .story = Der Rucksack dreht sich langsam an seinem Riemen. Du liegst bäuchlings auf dem Eis und streckst den Arm aus.
card-mountain-down-bag = Daunenschlafsack
    .story = Dick, geflickt, und er riecht noch nach Rauch. Im Kragen ist eine Nummer eingenäht, wo ein Name stehen müsste.
card-mountain-station-radio = Das Funkgerät der Warte
    .story = Die Kopfhörer auf dem Tisch sind warm. Eine Stimme darin liest Windstärken vor, dann einen Ort, dann die Nummer eurer Gruppe.
card-mountain-station-stove = Der Ofen der Warte
    .story = Mit neuem Rohr und neuer Angel zieht der Ofen wieder. Ein dünner Rauchfaden steht über der Kuppe, und alle können ihn sehen.
card-mountain-eyrie-mother = Die Mutter des Horsts
    .story = Es wird dunkel, als wäre eine Wolke gekommen. Dann hörst du die Federn.
card-mountain-slit-goggles = Schlitzbrille
    .story = Aus Horn geschnitzt, ein schmaler Schlitz für jedes Auge. Der Schnee tut nicht mehr weh, und die Entfernungen stimmen wieder.
card-mountain-frozen-climber = Der Bergsteiger im Eis
    .story = Er sitzt im Eis, den Rücken an der Wand, jung und fast ohne Schramme. Den Rucksack hat er noch auf, und die Lippen sind geöffnet, als wollte er jemanden warnen.
card-mountain-behind-the-rivets = Hinter den Nieten
    .story = Vier Nieten, je ein Schlag, und die Platte fällt. Dahinter liegt ein Bündel in Wachstuch, verschnürt mit demselben Knoten, den du knüpfst.
card-mountain-step-irons = Steigeisen
    .story = Eiserne Zähne an Lederriemen, vom Gletscher ausgespült. Sie passen sofort an deine Stiefel.
card-mountain-figure-in-the-ice = Die Gestalt im Eis
    .story = Du wischst den Reif von der Wand, und auf der anderen Seite wischt es auch. Dann ist die Wand leer.
card-mountain-ram-horn = Das Widderhorn
    .story = Es hängt an einem Haken am Fuß der Wand, mit rotem Faden umwickelt. Ein langer Ton, und der Schnee an den Hängen gerät ins Grübeln.
card-mountain-cornice-fall = Die Wechte bricht
    .story = Ein Riss läuft durch den Schnee über dir, beinahe höflich. Dann kommt die ganze Kante herunter.

## Karten: Plättchen

card-mountain-loose-slab = Lose Platte
    .story = Gute flache Steine, und eine Platte lehnt darüber. Sie rückt, wenn du atmest.
card-mountain-crystal-seam = Eine Kristallader
    .story = Klarer Kristall in einem Spalt, und geduldige Hände haben Draht hindurchgezogen. Er sitzt tief.
card-mountain-crooked-pine = Eine krumme Kiefer
    .story = Eine einzige Kiefer, von hundert Wintern gebogen, bis sie am Boden entlangwuchs. Ihre toten Äste klingen wie Eisen.
card-mountain-frost-herb = Frostkraut
    .story = Graue Blätter unter dem Schnee, warm, wenn man sie berührt. Deine Großmutter hatte ein Wort dafür, und jetzt fällt es dir ein.
card-mountain-fresh-tracks = Hufspuren
    .story = Klein und gespalten, weite Sprünge, die Ränder noch scharf. In einem Abdruck beginnt der Schnee eben erst zu rutschen.
card-mountain-carcass-in-the-drift = Ein Kadaver in der Wehe
    .story = Eine Ziege, durchgefroren, halb von der Wehe bedeckt. Etwas hat an einem Ende angefangen und will wiederkommen.
card-mountain-cold-camp = Ein kaltes Lager
    .story = Ein Steinkreis, sieben Mulden im Schnee, sieben Becher. Die Asche ist kalt, doch niemand hat gepackt.
card-mountain-humming-post = Der summende Pfosten
    .story = Ein kniehoher Pfosten aus mattem Metall, einen Schritt weit liegt um ihn kein Schnee. Legst du das Ohr daran, fängt deine Nase an zu bluten.
card-mountain-fixed-ladder = Die feste Leiter
    .story = Eisenklammern und eine Strickleiter, im Fels befestigt von jemandem, der es konnte. Von der obersten Sprosse sieht man ins nächste Tal.
card-mountain-tin-stove = Ein Blechofen
    .story = Ein halber Ofen, ein halber Topf, im Windschatten eines Felsens abgestellt. Im Topf ist Suppe, gefroren, nicht alt.
card-mountain-ice-axe = Eispickel
    .story = Der Schaft ist aus Esche, das Blatt frisch geschliffen. Er stand aufrecht im Schnee wie ein Zeichen.
card-mountain-wolf-fur-coat = Wolfspelzmantel
    .story = Vier Felle, von sorgsamer Hand mit Darm vernäht. Er macht dich breit und langsam und warm.
card-mountain-goatskin = Ziegenschlauch
    .story = Eine ganze Haut mit einem Stöpsel aus Horn. Mit Schnee gefüllt und unter dem Hemd getragen, tut sie langsam ihre Arbeit.
card-mountain-carbide-lamp = Karbidlampe
    .story = Eine Messinglampe, die beim Brennen zischt. Ihr Licht ist weiß und hart und beschönigt nichts.
card-mountain-marmot-balm = Murmeltiersalbe
    .story = Ein Holzdöschen mit gelbem Fett, scharf von Kräutern. Zwei Daumenabdrücke sind darin, ein kleiner und ein großer.
card-mountain-climbing-rope = Kletterseil
    .story = Gutes Seil, genug für eine Schlucht, aufgerollt im Schatten eines Felsblocks. Das eine Ende ist sauber umwickelt, das andere abgeschnitten.
card-mountain-herders-key = Der Hirtenschlüssel
    .story = Ein schwerer Schlüssel an einer Schnur aus Ziegenhaar, in einer Tasche dünn gerieben. Sein Griff hat die Form eines kleinen Hauses.
card-mountain-drift-shovel = Lawinenschaufel
    .story = Eine kurze, breite Schaufel, am Stiel ist ein Handschuh festgefroren. Der Handschuh ist leer.
card-mountain-stake-line = Eine Reihe Stangen
    .story = Zwischen den Felsen liegt ein Bündel roter Stangen, dahinter steckt schon die erste im Schnee. Du folgst der Linie, die jemand ziehen wollte, und führst sie zu Ende.
card-mountain-stacked-logs = Gestapelte Scheite
    .story = Eine Wand aus Scheiten unter Fichtenrinde, nah genug am Lager, um sie zu holen. Hier hat jemand mit einem langen Winter gerechnet.
card-mountain-hut-robber = Hüttenräuber
    .story = Ein Mann mit Reif im Bart kommt rückwärts aus der Ruine, die Arme voll. Er sieht deinen Beutel an, wie du seinen ansiehst.
card-mountain-ptarmigan = Schneehuhn
    .story = Der Schnee vor dir öffnet ein Auge. Dann besteht er nur noch aus Flügeln.

## Karten: Hundert

card-mountain-numbered-crate = Die nummerierte Kiste
    .story = Eine Kiste an einem zerrissenen weißen Schirm, auf dem Deckel das heutige Datum. Für wen sie auch bestimmt war, er ist sicher unterwegs.
card-mountain-wall-hammer = Felshammer
    .story = Kurz, schwer, auf einer Seite ein Dorn. Die Schlaufe passt um dein Handgelenk, und der Gedanke passt auch.
card-mountain-white-out = Alles weiß
    .story = Hang und Himmel werden eins. Du kannst stehen bleiben, gehen oder verbrennen, was du hast.
card-mountain-whistling-stones = Pfeifende Steine
    .story = Erst das Pfeifen, dann der Schlag von Stein auf Stein. Sie liegen um dich her, scharf und handlich, und es kommen noch mehr.
card-mountain-sledge-dog = Der Schlittenhund
    .story = Er trägt noch das Geschirr, durchgebissen. Er wedelt einmal und zeigt dir jeden Zahn.
card-mountain-red-chest = Die rote Truhe
    .story = Verbände, Nadeln, braune Fläschchen mit abgelösten Etiketten. Die Anleitung im Deckel ist sorgfältig geschrieben, und sie ist an dich gerichtet.
card-mountain-felted-mail = Filzpanzer
    .story = Daumendicker Filz, über Blechstreifen genäht. Drei Dellen zeigen, wo er schon genützt hat.
card-mountain-flare-pistol = Lawinenladungen
    .story = Zwei orangefarbene Ladungen mit kurzer Lunte, zusammengeklebt. Auf dem Band steht: nicht um Hilfe zu rufen.
card-mountain-your-own-voice = Deine eigene Stimme
    .story = Hinter dem Felsen spricht jemand leise, und das bist du. Er weiß, was du als Nächstes tun wolltest.
card-mountain-cache-of-the-others = Das Versteck der anderen
    .story = Unter der Platte liegt alles, was eine Gruppe entbehren konnte, in drei Säcke sortiert. Als du sie hebst, fliegen Vögel auf, und alle können sie sehen.
