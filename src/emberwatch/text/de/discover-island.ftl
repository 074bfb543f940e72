# Discover auf Deutsch: die Insel. Namen von Gelände, Orientierungspunkten, Feinden und Karten und ihre Geschichten.

terrain-island = Insel
    .story = Eine runde Insel in einem Meer ohne Schiffe. Jeden zweiten Tag kommt das Wasser über das Watt zurück, und jeden zweiten Tag lässt es etwas liegen.

## Gelände

ground-island-sand = Sand
ground-island-shoal = Watt
ground-island-brush = Gestrüpp
ground-island-rock = Fels
ground-island-cliff = Klippe

## Orientierungspunkte

landmark-island-stranded-ferry = die gestrandete Fähre
landmark-island-net-loft = der Netzboden
landmark-island-tide-gauge = der Gezeitenpegel
landmark-island-burnt-camp = das verbrannte Lager
landmark-island-gull-cliff = der Möwenfelsen
landmark-island-boathouse = das Bootshaus
landmark-island-ebb-cave = die Ebbehöhle
landmark-island-rain-cistern = die Regenzisterne
landmark-island-lamp-house = das Lampenhaus
landmark-island-whale-ribs = die Walrippen
landmark-island-drowned-houses = die versunkenen Häuser
landmark-island-humming-post = der summende Pfosten
landmark-island-salt-pans = die Salzpfannen
landmark-island-black-lagoon = die dunkle Lagune
landmark-island-iron-hatch = die eiserne Luke

## Feinde

enemy-island-tide-walker = Flutgänger
enemy-island-shore-boar = Strandkeiler
enemy-island-moon-crab = Mondkrabbe
enemy-island-gull-storm = Möwensturm
enemy-island-left-dogs = Zurückgelassene Hunde
enemy-island-salt-snake = Salzschlange
enemy-island-walking-net = Wanderndes Netz
enemy-island-tarred-man = Geteerter Mann
enemy-island-buoy-walker = Boje auf Beinen
enemy-island-glass-bloom = Quallenblüte
enemy-island-pale-swimmer = Bleicher Schwimmer
enemy-island-ridge-lizard = Kammechse
enemy-island-stray-goat = Verwilderte Ziege
enemy-island-old-turtle = Alte Schildkröte
enemy-island-brooding-gannet = Brütender Tölpel
enemy-island-palm-rats = Palmratten
enemy-island-night-heron = Nachtreiher
enemy-island-urchin-bed = Seeigelbank
enemy-island-strangler-vine = Würgeranke
enemy-island-brood-sow = Sau mit Frischlingen
enemy-island-wreck-hermit = Einsiedler vom Wrack
enemy-island-shy-seal = Scheue Robbe

## Karten der Orientierungspunkte

card-island-ferry-hold = Im Bauch der Fähre
    .story = Die Fähre liegt auf der Seite, weit oberhalb jeder Flut. Im Laderaum stehen die Autos noch in Reihen, die Türen offen, die Gurte durchgeschnitten.
card-island-ferry-full-of-sand = Eine Fähre voll Sand
    .story = Der Sand reicht im Salon bis an die Fenster. Jemand hat einen Gang hindurchgegraben und ihn mit Tischplatten abgestützt.
card-island-nets-on-the-beams = Netze im Gebälk
    .story = An den Balken hängen Netze, trocken wie Papier. Ein paar Knoten, ein neuer Schwimmer, und eines von ihnen könnte wieder halten.
card-island-tally-on-the-wall = Striche an der Wand
    .story = Teerstriche, zu fünft gebündelt, bedecken die Bretter vom Boden bis zum Dach. Das letzte Bündel hat nur drei.
card-island-gauge-at-noon = Der Pegel am Mittag
    .story = Weit draußen im Watt steht ein geringelter Mast mit einer Messingskala, davor ein Schemel. Die Sitzfläche ist blank gewetzt.
card-island-gauge-that-hums = Der Pegel summt
    .story = Die Skala ist überstrichen. Wer sich an den Mast lehnt, dem zählen bald die Knie mit, langsam und gleichmäßig, wie Atemzüge.
card-island-cold-ash = Kalte Asche
    .story = Sechs Hütten, alle verbrannt, und keine stand so nah, dass sie die nächste anstecken konnte. Die Steine der Feuerstelle liegen noch ordentlich im Ring.
card-island-eleven-stones = Elf Steine
    .story = Über die schwarzen Kreise ist Gras gewachsen. Dazwischen stehen elf Steine aufrecht, jeder mit einem Namen, den du beinahe lesen kannst.
card-island-eggs-in-the-wind = Eier im Wind
    .story = Tausende Vögel, ein einziger langer Schrei. Die besten Nester sind dort, wo der Fels am weißesten ist und es keinen Halt mehr gibt.
card-island-cliff-without-gulls = Der Felsen ohne Möwen
    .story = Die Nester sind leer und wie ausgefegt. Hoch oben kreist etwas, das nicht mit den Flügeln schlägt.
card-island-boat-on-blocks = Ein Boot auf Böcken
    .story = Ein Kahn liegt aufgebockt da, drei Planken fehlen ihm. Daneben eine Bank, eine Dose Nägel, eine kalte Tasse mit etwas Braunem.
card-island-mouth-of-the-cave = Der Mund der Höhle
    .story = Die Ebbe legt einen Spalt in der Klippe frei. Tang hängt davor wie ein Vorhang, und die Luft dahinter ist warm.
card-island-under-the-lid = Unter dem Deckel
    .story = Ein Deckel aus Stein, vier Eisenringe. Darunter steht der Regen vieler Jahre im Dunkeln und gibt deine Stimme ein wenig zu spät zurück.
card-island-stairs-of-the-lamp = Die Stufen zur Lampe
    .story = Dreiundsechzig Stufen, auf jeder ein Kerzenstumpf. Die große Lampe oben hat nie gebrannt: Ihr Docht ist weiß.
card-island-between-the-ribs = Zwischen den Rippen
    .story = Die Rippen stehen im Sand wie ein Tor, höher als ein Haus. Wer hindurchgeht, senkt die Stimme.
card-island-water-to-the-sills = Wasser bis zur Fensterbank
    .story = Eine Straße mit niedrigen Häusern führt ins Meer hinunter und hört dort nicht auf. Die Vorhänge bewegen sich, obwohl die Fenster geschlossen sind.
card-island-hand-on-the-post = Die Hand am Pfosten
    .story = Ein grauer Pfosten ohne Naht und Schraube, warm auf der Schattenseite. Viele Hände haben eine Mulde hineingerieben, genau auf deiner Höhe.
card-island-white-crust = Weiße Kruste
    .story = Viereckige Becken, blendend weiß, dazwischen niedrige Mauern. An einer Leine hängen Streifen von irgendetwas und sind nicht verdorben.
card-island-still-black-water = Stilles schwarzes Wasser
    .story = Kein Wind erreicht die Lagune. Nicht tief unter der Oberfläche schimmert etwas Rundes, Rostiges, und daneben taucht ein dunkler Kopf auf.
card-island-hatch-in-the-rock = Die Luke im Fels
    .story = Eine runde Luke, bündig in den Fels gesetzt. Die Büsche ringsum sind gestutzt worden, und das ist nicht lange her.

## Karten, zu denen andere führen

card-island-purser-cabin = Die Kabine des Zahlmeisters
    .story = Die Tür gibt deinem Hebel nach. Drinnen ist alles trocken und aufgeräumt, und auf der Passagierliste stehen nur Vornamen.
card-island-engine-room = Der Maschinenraum
    .story = Eine Stahlleiter führt hinunter in völlige Finsternis. Tief unten tropft etwas auf etwas Hohles.
card-island-engine-room-by-light = Der Maschinenraum im Laternenlicht
    .story = Die Maschine ist zerlegt, jedes Teil geputzt und auf Tüchern ausgelegt. Frische Fußspuren führen im Kreis um sie herum.
card-island-what-the-net-held = Was im Netz hing
    .story = Du schüttelst das schwerste Netz aus. Schuppen, ein Stiefel, eine Uhr ohne Zeiger, und hin und wieder etwas, das man behält.
card-island-pencil-marks = Bleistiftnotizen
    .story = Am Mast ist ein Heft in Wachstuch festgebunden. Hochwasser, Niedrigwasser, Tag um Tag, und dann dieselbe Hand, zitternd: Es wartet auf uns.
card-island-pot-under-the-hearth = Der Topf unter dem Herd
    .story = Einer der Steine wackelt. Darunter ist eine Höhlung, mit Lehm ausgestrichen, und ein mit Wachs verschlossener Topf.
card-island-loose-ledge = Loser Sims
    .story = Der Sims bricht lautlos unter dir weg. Du hängst an einer Hand, und deine Tasche hängt an ihrem Riemen.
card-island-throat-of-the-cave = Der Schlund der Höhle
    .story = Der Gang wird enger, fällt ab und endet an einem Becken, das sich um eine Handbreit hebt und senkt. An der Wand verläuft die Flutlinie über deinem Kopf.
card-island-cave-eel = Höhlenaal
    .story = Was du im Becken für ein Tau gehalten hast, hebt den Kopf. Es lebt hier schon so lange, dass es keine Augen mehr hat.
card-island-boat-locker = Die Bootskiste
    .story = Eine Kiste aus geteerter Eiche, das Vorhängeschloss so groß wie eine Faust. Jemand hat an den Scharnieren gekratzt und aufgegeben.
card-island-boat-locker-open = Die Kiste, offen
    .story = Gerolltes Segeltuch, Riemen, eine Blechdose in Wachspapier. Innen am Deckel steht: Nehmt es, wir kommen nicht wieder.
card-island-patched-skiff = Geflickter Kahn
    .story = Er leckt ein wenig und zieht nach links, aber eine Handbreit Wasser genügt ihm.
card-island-lamp-burning = Die Lampe brennt
    .story = Der Strahl wandert über Strand und Gestrüpp. Am anderen Ende der Insel antwortet etwas Helles, ein einziges Mal.
card-island-carved-ribs = Geschnitzte Rippen
    .story = Die Innenseiten der Knochen sind über und über beschnitzt: Menschen, die im Kreis sitzen, und einer von ihnen steht.
card-island-flooded-cellar = Der überflutete Keller
    .story = Du watest bis zur Brust hinein und tastest die Regale ab. Gläser, meistens. Eines davon ist warm.
card-island-rusted-shut = Festgerostet
    .story = In der Mitte der Luke sitzt ein Vierkant, blank und gefettet. Was immer ihn drehte, wurde weggebracht.
card-island-below-the-hatch = Unter der Luke
    .story = Kojen, Regale, ein für sechs gedeckter Tisch. Die Lampe an der Decke geht an, als dein Fuß den Boden berührt.
card-island-iron-wheel = Eisernes Handrad
    .story = Ein schweres Handrad mit einem Vierkantloch in der Nabe. Es wurde ins Wasser geworfen, nicht verloren.
card-island-under-the-crust = Unter der Kruste
    .story = Die Zunge schwillt, die Lippen reißen, aber unter dem Salz haben sich die Dinge gehalten: eingewickelt, beschriftet, in Reihen.
card-island-keeper-coat = Der Mantel des Wärters
    .story = Er hängt hinter der Tür zum Lampenraum, lang, mit Filz gefüttert und schwer wie ein Kind. In der Tasche steckt ein einziges Streichholz.

## Karten der Umgebungsplättchen

card-island-letter-in-a-bottle = Flaschenpost
    .story = Der Brief richtet sich an die, die als Nächste kommen. Er beschreibt diesen Strand und wie du dort eine Flasche aufhebst.
card-island-drifting-raft = Treibendes Floß
    .story = Vier Stämme und eine Tür, mit Draht verzurrt. Es dreht sich langsam im Seichten und trüge noch einen Menschen.
card-island-beached-buoy = Angeschwemmte Boje
    .story = Eine Boje liegt auf der Seite im Sand. Ihre Lampe blinkt noch, und die Abdrücke neben ihr sehen aus wie Schritte.
card-island-warm-nest = Ein warmes Nest
    .story = Gesprenkelte Eier, noch warm, in einer Mulde so groß wie ein Bett. Was dort hineinpasst, möchtest du lieber nicht treffen.
card-island-green-coconuts = Grüne Kokosnüsse
    .story = Sie hängen in Reichweite, schwer und gluckernd, mit Schalen wie Holz. Die alten Hülsen am Boden hat jemand sehr sauber geöffnet.
card-island-shallow-grave = Flaches Grab
    .story = Ein Sandhügel, ein Paddel als Kreuz. Der Wind hat schon die Ecke einer Tasche freigelegt.
card-island-water-comes-back = Das Wasser kommt zurück
    .story = Du bist den Muscheln zu weit hinaus gefolgt. Hinter dir füllen sich lautlos die Priele.
card-island-snare-line = Eine Reihe Schlingen
    .story = Sieben Drahtschlingen an einem Wechsel, gut gelegt. Aus allen ist der Köder verschwunden, und der Draht ist nicht rostig.
card-island-bitter-bark = Bittere Rinde
    .story = Aus der Rinde ist ein Streifen geschält, und daneben hängt noch ein Becher. Der Sud brennt bis in den Magen.
card-island-squall = Bö
    .story = Das Licht wird grün, dann kommt der Regen von der Seite. Bis du einen Unterschlupf hast, ist alles vorbei.
card-island-harbour-key = Hafenschlüssel
    .story = Ein langer Schlüssel an einem Korken, damit er nicht untergeht. Auf dieser Insel gibt es nirgends einen Hafen.
card-island-tar-lantern = Teerlaterne
    .story = Eine Sturmlaterne, die jemand für Teer umgebaut hat. Sie rußt, sie stinkt, und kein Wind bläst sie aus.
card-island-gaff-hook = Fischhaken
    .story = Ein Stahlhaken an einer Eschenstange, um große Fische an Bord zu ziehen. Er taugt auch für anderes.
card-island-oilskin = Ölzeug
    .story = Einmal war es gelb, jetzt ist es steif vom Salz, mit Kapuze und allem. Nichts, was aus diesem Himmel fällt, dringt hindurch.
card-island-gourd-flask = Kürbisflasche
    .story = Ein getrockneter Kürbis mit Stöpsel und Tragnetz. Wer ihn nachts offen stehen lässt, findet ihn morgens nie ganz leer.
card-island-palm-rope = Palmseil
    .story = Vierzig Schritt geflochtene Palmfaser mit einer Schlaufe an jedem Ende. Wer das gemacht hat, hatte Zeit.
card-island-urchin-salve = Seeigelsalbe
    .story = Eine Muschel voll schwarzer Paste, mit Wachs verschlossen. Sie brennt, und dann tut gar nichts mehr weh.
card-island-bone-whistle = Knochenpfeife
    .story = Du hörst nichts, wenn du hineinbläst. Alles andere hört es und sieht dich an.
card-island-guide-line = Leitseil
    .story = Pflöcke im Schlick, dazwischen ein Seil, grün von Algen. Wer sie gesetzt hat, wusste, wo der Grund trägt.
card-island-smoke-rack = Räuchergestell
    .story = Ein Gestell aus grünen Ästen und eine Matte aus Blättern, leicht nachzubauen. Den Rest machen Rauch und Geduld.
card-island-trap-setter = Der Fallensteller
    .story = Er hat zugesehen, wie du nach seinem Fang greifst. Er sagt kein Wort und lässt das Messer nicht los.
card-island-pool-biter = Tümpelbeißer
    .story = Das Becken scheint leer, bis du hineingreifst. Etwas Kurzes, Breites schnappt zu und lässt nicht los.

## Karten der letzten Insel

card-island-washed-up-crate = Angespülte Kiste
    .story = Eine Kiste mit Griffen aus Tau, von keinem Schiff, das du je gesehen hättest. Es ist mehr darin, als einer tragen kann.
card-island-flare-pistol = Rettungsraketen
    .story = Zwei Raketen sind übrig, mit Holzstab und trockener Lunte. Auf See wird sie niemand sehen, an Land schon.
card-island-covered-pit = Verdeckte Grube
    .story = Palmblätter über dem Nichts. Die Grube wurde für jemanden von deiner Größe gegraben, und zwar vor Kurzem.
card-island-reef-stalker = Riffschleicher
    .story = Mit der Flut kam er über das Riff, und als das Wasser ging, blieb er. Auf seinen kurzen Beinen ist er schneller, als man denkt.
card-island-spring-tide = Springflut
    .story = Das Meer zieht sich viel zu weit zurück. Einen Atemzug lang siehst du den ganzen Grund der Bucht, und dann kommt es.
card-island-surgeon-chest = Die Truhe des Wundarztes
    .story = Grüner Samt, Stahl, braune Fläschchen. Das eine Werkzeug, das fehlt, hat seinen Umriss im Stoff hinterlassen.
card-island-black-mirror = Scheibe aus dunklem Glas
    .story = Auf einer Seite poliert, auf der anderen rau. Sie zeigt den Strand hinter dir, ein wenig früher oder ein wenig später.
card-island-lantern-bearer = Der Laternenträger
    .story = Ein Licht kommt die Wasserlinie entlang, auf Höhe einer Hand. Eine Hand ist nicht da.
card-island-tooth-club = Zahnkeule
    .story = Eine Keule aus Treibholz, besetzt mit daumenlangen Zähnen. Einige sind abgebrochen, und nicht vom Alter.
card-island-fire-on-the-far-shore = Feuer am anderen Ufer
    .story = Jenseits der Bucht verbrennt jemand nasses Holz. Auch dein Rauch dürfte dort drüben zu sehen sein.
