# Das Ödland: Namen und Geschichten.

terrain-wasteland = Ödland
    .story = Schornsteine ohne Rauch, Straßen ohne Ende, ein Himmel wie Eisen. Jede zweite Nacht weht von Westen die Asche heran, und irgendwo läuft noch eine Maschine.

## Gelände

ground-wasteland-ash = Asche
ground-wasteland-road = Straße
ground-wasteland-slag = Schlacke
ground-wasteland-rubble = Schutt
ground-wasteland-scrap = Schrotthalde

## Orientierungspunkte

landmark-wasteland-pump-house = das Pumpenhaus
landmark-wasteland-filling-station = die Tankstelle
landmark-wasteland-signal-mast = der Signalmast
landmark-wasteland-stranded-bus = der liegengebliebene Bus
landmark-wasteland-brick-kilns = die Ziegelöfen
landmark-wasteland-turbine-hall = die Turbinenhalle
landmark-wasteland-switchyard = das Umspannwerk
landmark-wasteland-kennels = die Zwinger
landmark-wasteland-filter-tower = der Filterturm
landmark-wasteland-embankment-door = die Tür im Bahndamm
landmark-wasteland-blast-furnace = der Hochofen
landmark-wasteland-sunken-station = der versunkene Bahnhof
landmark-wasteland-running-mill = die Mühle, die noch läuft
landmark-wasteland-listening-dish = die Horchschüssel
landmark-wasteland-numbered-house = das Haus mit der Nummer

## Feinde

enemy-wasteland-rust-hound = Rosthund
enemy-wasteland-ash-walker = Aschegänger
enemy-wasteland-slag-crawler = Schlackenkriecher
enemy-wasteland-pipe-lurker = Rohrlauerer
enemy-wasteland-mask-wearer = Maskenträger
enemy-wasteland-drum-engine = Trommelmaschine
enemy-wasteland-coil-crawler = Spulenkriecher
enemy-wasteland-kennel-pack = Zwingermeute
enemy-wasteland-soot-moths = Rußmotten
enemy-wasteland-lamp-eater = Lampenfresser
enemy-wasteland-gnawing-tide = Nagende Flut
enemy-wasteland-wire-heron = Drahtreiher
enemy-wasteland-pipe-eel = Rohraal
enemy-wasteland-cinder-hare = Glimmhase
enemy-wasteland-slag-tortoise = Schlackenschildkröte
enemy-wasteland-den-mother = Hündin mit Wurf
enemy-wasteland-bone-crows = Knochenkrähen
enemy-wasteland-stove-cat = Ofenkatze
enemy-wasteland-looter = Plünderer
enemy-wasteland-thornwire = Dornendraht
enemy-wasteland-ash-boar = Ascheneber
enemy-wasteland-counting-machine = Zählmaschine

## Karten: Orientierungspunkte

card-wasteland-pump-house-dry = Ein Hub pro Stunde
    .story = Der Kolben hängt, zittert und fällt. Braunes Wasser springt aus dem Rohr, und tief unten antwortet etwas auf den Schlag.
card-wasteland-pump-house-flooded = Knietief
    .story = Heute steht der Boden unter Wasser, und das Wasser bewegt sich. An der Rückwand steht ein grauer Schrank auf Ziegeln.
card-wasteland-filling-station-shop = Regal Nummer vier
    .story = Die Regale sind leer geräumt, säuberlich, eins nach dem anderen, bis auf eines. Unter den Zapfsäulen dünsten noch immer die Tanks.
card-wasteland-filling-station-pit = Die Grube
    .story = Am Grund der Montagegrube glänzt Öl. Darüber hängt ein Motor an einer Kette und dreht sich ein wenig, immer in dieselbe Richtung.
card-wasteland-signal-mast-climb = Sprosse um Sprosse
    .story = Jede zehnte Sprosse ist durch Knochen ersetzt. Auf halber Höhe baumelt ein Telefonhörer an seiner Schnur.
card-wasteland-signal-mast-hum = Der Mast summt
    .story = Du spürst es in den Fußsohlen, bevor du es hörst. Hier hat kein Vogel je ein Nest gebaut.
card-wasteland-stranded-bus-rows = Bitte sitzen bleiben
    .story = Der Bus steht quer über beide Spuren, die Fenster sind von innen übermalt. Alle Sitze sind festgeschraubt, nur der des Fahrers nicht.
card-wasteland-stranded-bus-blankets = Elf Decken
    .story = Hier haben welche geschlafen, elf Leute, Kopf an Fuß. Die Decken liegen gefaltet, die letzte Lampe hat einen Ring in den Boden gebrannt.
card-wasteland-brick-kilns-warm = Der warme Ofen
    .story = Sechs Öfen sind kalt. Der siebte ist warm wie ein schlafendes Tier.
card-wasteland-brick-kilns-cellar = Unter den Öfen
    .story = Hinter einem Ziegelstapel führt eine Treppe hinab, sauber gefegt. Zwischen den Stapeln scharren Krallen.
card-wasteland-turbine-hall = In der Halle
    .story = Neun Turbinen schlafen unter Planen. Die zehnte hat ihre abgeworfen; ihre Spulen liegen über den Boden verstreut, und nicht alle liegen still.
card-wasteland-switchyard = Unter den Drähten
    .story = Porzellan, Kupfer, ein Schild mit einem Blitz. Ein einziger Hebel ist frisch gefettet, und er zeigt auf die Straße.
card-wasteland-kennels = Die offenen Käfige
    .story = Alle Käfige stehen offen, alle Näpfe sind sauber. Im letzten Auslauf warten zwei Augen ab, was du bei dir trägst.
card-wasteland-filter-tower = Schicht um Schicht Kohle
    .story = Oben geht die Luft grau hinein, unten kommt sie frisch heraus. Niemand hat die Filter gewechselt, und doch sind sie neu.
card-wasteland-embankment-door = Die äußere Tür
    .story = Die äußere Tür gibt der Schulter nach. Dahinter ein Gang mit einer Luke, einem Schrank und nassen Fußspuren, die hineinführen.
card-wasteland-blast-furnace = Der kalte Riese
    .story = Das Abstichloch ist mit Lehm verschlossen, und der Lehm ist feucht. Oben auf der Bühne verlagert etwas Eisernes sein Gewicht.
card-wasteland-sunken-station = Gleis zwei
    .story = Die Treppe führt hinab in stehendes Wasser und verbrauchte Luft. Die Uhr über dem Bahnsteig geht richtig.
card-wasteland-running-mill = Niemand füttert sie
    .story = Die Walzen drehen und drehen sich, und nichts ist dazwischen. Am Trichter steht mit Kreide: Sie will Eisen.
card-wasteland-listening-dish = Die Schüssel dreht sich
    .story = Mit langsamem Mahlen folgt sie dir über die Hochfläche. In ihrer Mulde wird ein Flüstern zum Wort und dein eigener Atem zum Sturm.
card-wasteland-numbered-house = Frisch gestrichen
    .story = Von einer ganzen Straße ist ein Haus geblieben, dieses Jahr weiß gestrichen. Die Nummer an der Tür ist die Zahl der Leute in eurer Gruppe.

## Karten: was folgt

card-wasteland-pump-room = Der Pumpenraum
    .story = Mit einer neuen Dichtung lässt sich das Ventil drehen. Es hämmert im Rohr: erst Rost, dann Schlamm, dann vielleicht Wasser.
card-wasteland-iron-cupboard = Der Eisenschrank
    .story = Graues Blech, ein gutes Schloss, ringsum Kratzer. Andere haben es mit weniger versucht als du.
card-wasteland-iron-cupboard-open = Ein fremder Schrank
    .story = Das Schloss klickt, als wäre es gestern geölt worden. Darin hängen ein sauberer Mantel und eine Namensliste, und dein Name steht noch nicht darauf.
card-wasteland-voice-on-the-line = Eine Stimme in der Leitung
    .story = Die Stimme liest Peilungen vor, macht eine Pause und liest sie noch einmal. Als du fragst, wer da ist, nennt sie deinen Standort.
card-wasteland-carbide-lamp = Grubenlampe
    .story = Eine kleine Flamme hinter feinem Messinggeflecht; sie wird blau, noch bevor man etwas riecht. Wer sie gefüllt hat, wollte wiederkommen.
card-wasteland-filter-mask = Filtermaske
    .story = Das Gummi hat die Form eines anderen Gesichts behalten. Die Luft schmeckt nach Kohle und sonst nach nichts.
card-wasteland-pressure-hatch = Die Druckluke
    .story = Eine runde Luke; wo das Rad sitzen sollte, ragt ein Vierkant heraus. Irgendetwas auf der anderen Seite hält den Druck aufrecht.
card-wasteland-dry-room = Der trockene Raum
    .story = Trockene, alte Luft strömt dir entgegen. Regale, Dosen, ein Anzug am Haken und ein Stuhl, der zur Tür blickt.
card-wasteland-hand-held-out = Die ausgestreckte Hand
    .story = Du gehst in die Hocke und hältst das Fleisch hin. Es dauert sehr lange, und dann geht es sehr schnell.
card-wasteland-grey-dog = Der graue Hund
    .story = An seinem Halsband hängt eine Marke, die jemand glatt gefeilt hat. Er schläft mit dem Rücken zu dir und hält Wache nach draußen.
card-wasteland-service-tunnel = Der Wartungstunnel
    .story = Zwei Schritte, und das Licht ist fort. Die Schienen summen, als wäre eben etwas vorbeigefahren.
card-wasteland-service-tunnel-lit = Der Tunnel im Lampenschein
    .story = Im Licht siehst du Pfeile an den Wänden, Dutzende, von verschiedenen Händen. Alle sind sich einig.
card-wasteland-pressure-suit = Druckanzug
    .story = Segeltuch, Blei und Messingringe, schwer wie ein Ofen. Am Ärmel sitzen neun Stiche, der zehnte ist nur angefangen.
card-wasteland-wall-of-numbers = Die Wand voller Striche
    .story = Tage, in Fünferbündeln gezählt bis unter die Decke. Dazwischen hat jemand die Stellen eingezeichnet, an denen sie etwas zurückgelassen haben.
card-wasteland-mill-fed = Was die Mühle gibt
    .story = Die Walzen beißen zu, der Boden bebt, die Rutsche hustet. Was in der Schale liegt, war nie Eisen.
card-wasteland-mill-stopped = Eine Stange im Getriebe
    .story = Du klemmst die Stange dorthin, wo die Zähne ineinandergreifen. Die Stille, falls sie kommt, wird man meilenweit hören.
card-wasteland-road-lights = Licht an der Straße
    .story = Eine Laterne nach der anderen flackert auf, bis zum Horizont. Ganz am Ende macht jemand eine wieder aus.
card-wasteland-furnace-tender = Der Heizer
    .story = Er hat eine Schaufel als Hand und einen Rost als Brust. Er wartet noch immer auf die Ablösung.
card-wasteland-storm-cellar = Der Sturmkeller
    .story = Hier unten ist der Sturm nur ein langer Atemzug. Eine Bank, ein Ofen, eine Lampe am Nagel.
card-wasteland-sick-room = Das Krankenzimmer
    .story = Zwei Betten sind gemacht, das dritte ist noch warm. Auf dem Fensterbrett stehen Gläser, sorgfältig beschriftet, aber ohne Namen.

## Karten: Funde

card-wasteland-warm-cup = Eine Tasse, noch warm
    .story = Eine Blechtasse auf einer Mauer, halb voll, darüber steht Dampf. In der Asche ringsum keine einzige Spur.
card-wasteland-humming-post = Der summende Pfosten
    .story = Ein Pfosten aus grauem Metall, hüfthoch, älter als die Straße. Legst du die Hand darauf, summt er tiefer.
card-wasteland-gas-pocket = Eine Gasblase
    .story = Die Kruste bricht, und der Boden atmet aus. Dir tränen die Augen, noch bevor du etwas riechst.
card-wasteland-knocking-pipe = Das klopfende Rohr
    .story = Dreimal Klopfen, Pause, dreimal Klopfen. Als du näher kommst, hört es auf, als würde es lauschen.
card-wasteland-tool-grave = Ein Grab für Werkzeug
    .story = Ein Hügel, eingefasst mit Steinen, und unter der Asche keine Knochen, sondern Hämmer, Sägen und ein Spaten, Seite an Seite.
card-wasteland-empty-mask = Die sitzende Gestalt
    .story = An der Wand sitzt jemand, den Mantel zugeknöpft, die Maske festgeschnallt. Du rufst, und die Maske neigt sich.
card-wasteland-door-without-house = Eine Tür ohne Haus
    .story = Ein Rahmen, eine Tür, eine blank gegriffene Klinke. Durchs Schlüsselloch gesehen ist das Licht ein anderes.
card-wasteland-dog-den = Der Bau unter dem Laster
    .story = Zwischen den Achsen knurrt es, tief und gleichmäßig. Dahinter wimmert etwas Kleines.
card-wasteland-cellar-hatch = Eine Klappe in der Asche
    .story = Ein Brett klingt hohl unter deinem Stiefel. Darunter eine Leiter, und unter der Leiter der Geruch von kaltem Ofen.
card-wasteland-rust-fall = Rostregen
    .story = In roten Fladen lässt die Kranbrücke ihren Rost fallen. Was bleibt, ist dünn, aber einiges davon taugt noch.
card-wasteland-depot-keys = Depotschlüssel
    .story = Ein Ring, groß wie ein Teller, mit dreißig Schlüsseln und Haken für mehr. Einer ist noch warm, wie aus einer Hosentasche.
card-wasteland-valve-wheel = Ventilrad
    .story = Ein eisernes Speichenrad mit vierkantigem Loch. Irgendwo muss es passen, und abgegriffen ist es auch.
card-wasteland-rail-hammer = Gleishammer
    .story = Gemacht, um Schienennägel einzuschlagen, und zu schwer, um ihn lange zu tragen. Der Stiel ist frisch umwickelt.
card-wasteland-tally-string = Zählschnur
    .story = Knöchelchen auf einer Schnur, eines für jede überstandene Nacht. Auf der Schnur ist noch Platz.
card-wasteland-glass-flask = Glasflasche
    .story = Dickes grünes Glas, der Stöpsel an einem Kettchen. Messstriche sind eingeätzt, und noch einer ist von Hand geritzt.
card-wasteland-hand-flares = Handfackeln
    .story = Drei rote Stäbe in Ölpapier. Was im Dunkeln lebt, hat gelernt, dieses Licht zu hassen.
card-wasteland-tarpaulin-coat = Planenmantel
    .story = Aus einer Lastwagenplane geschnitten, mit Draht genäht, innen Fell. Die Asche läuft daran ab wie Wasser.
card-wasteland-field-kit = Verbandstasche
    .story = Nadel, Faden, Mull, ein Löffel. Jemand hat sie nach dem Gebrauch wieder eingeräumt, mit sauberen Händen.
card-wasteland-ash-gutter = Die Ascherinne
    .story = Gebogene Bleche, ein Stück Rohr, ein Fass. Was vom Dach des Lagers rinnt, ist grau, aber es rinnt.
card-wasteland-camp-siren = Die Sirene
    .story = Eine Kurbel, ein Trichter, eine Schelle, die an eure Zeltstange passt. Vor ihrem Heulen machen selbst die Maschinen kehrt.
card-wasteland-cable-nest = Das Kabelnest
    .story = Was wie Rippen aussah, sind Kabel, und die Kabel wickeln sich auf. Darin wandern kleine Lichter.
card-wasteland-gate-warden = Der Torwächter
    .story = Ein Kasten auf Schienen mit einem Arm und einer Linse. Mit freundlicher Stimme fragt er nach deinem Ausweis.

## Karten: die Hunderter

card-wasteland-shift-lunches = Brotzeit der Spätschicht
    .story = Eine Reihe Blechdosen, auf jeder ein Name. Das Brot ist hart, aber die Krümel auf dem Tisch sind frisch.
card-wasteland-belt-with-teeth = Das Band mit den Zähnen
    .story = Auf dem Förderband kommen gute Teile angefahren, eins nach dem anderen. Du musst nur schneller sein als die Greifer.
card-wasteland-bolt-gun = Bolzengerät
    .story = Für Stahlplatten gebaut, schwer wie ein Stein. In der Trommel stecken nur ein paar Bolzen.
card-wasteland-door-plate = Türplatte
    .story = Eine halbe Eisentür, hinten ein Griff angeschweißt. Der Spion sitzt genau auf Augenhöhe.
card-wasteland-night-shift = Die Nachtschicht
    .story = Sie stempelt ein, hängt ihre Lampe auf und dreht sich zu dir um. Du stehst an ihrem Platz.
card-wasteland-loudspeaker = Der Lautsprecher
    .story = Ein Mikrofon, ein rotes Lämpchen, ein Schalter für die ganze Ebene. Was du sagst, wird man hören, und nicht nur Menschen.
card-wasteland-hand-car = Die Draisine
    .story = Ein kleiner Wagen auf einem Gleis, das die Asche freigelassen hat. Der Hebel bewegt sich noch, als hätte ihn eben jemand losgelassen.
card-wasteland-company-surgeon = Der Werksarzt
    .story = Ein Stahlkoffer mit einem Ärmel, in den man den Arm steckt. Erst will er Metall, dann arbeitet er schnell und ohne Bosheit.
card-wasteland-white-dust = Weißer Staub
    .story = Der Schrank ist voller Schachteln mit rotem Kreuz, und die Schachteln sind voller Staub. Du hast eingeatmet, bevor du nachdenkst.
card-wasteland-cold-boiler = Der kalte Kessel
    .story = Im Rost liegt Anmachholz bereit, daneben ein Streichholz. Draußen kratzt etwas an der Wand entlang.
