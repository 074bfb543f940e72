# Discover: die Wüste

terrain-desert = Wüste
    .story = Die Tage sind weiß, die Nächte blau. Jemand hat Pfosten am Horizont aufgestellt, und der Sand behält, was dazwischen liegen blieb.

## Gelände

ground-desert-hardpan = Lehmpfanne
ground-desert-wadi = Wadi
ground-desert-dune = Düne
ground-desert-scarp = Felsstufe
ground-desert-salt = Salzkruste

## Orientierungspunkte

landmark-desert-sunken-well = der eingesunkene Brunnen
landmark-desert-glass-field = das Glasfeld
landmark-desert-buried-lorry = der verschüttete Lastwagen
landmark-desert-shade-sails = die Schattensegel
landmark-desert-salt-cairn = das Steinmal im Salz
landmark-desert-humming-posts = die summenden Pfosten
landmark-desert-roofed-cistern = die überwölbte Zisterne
landmark-desert-rib-arch = der Rippenbogen
landmark-desert-fallen-mast = der umgestürzte Mast
landmark-desert-wind-caves = die Windhöhlen
landmark-desert-mirror-ring = der Spiegelring
landmark-desert-dead-orchard = der tote Obstgarten
landmark-desert-sand-stairs = die Treppe im Sand
landmark-desert-salt-works = die Saline
landmark-desert-great-dial = die große Sonnenuhr

## Feinde

enemy-desert-salt-jackal = Salzschakal
enemy-desert-sand-swimmer = Sandschwimmer
enemy-desert-glass-hornets = Glashornissen
enemy-desert-thirst-moths = Durstmotten
enemy-desert-heat-double = Hitzezwilling
enemy-desert-post-warden = Pfostenwärter
enemy-desert-ridge-monitor = Gratwaran
enemy-desert-dust-raider = Staubräuber
enemy-desert-carrion-crane = Aaskranich
enemy-desert-hollow-hound = Hohler Hund
enemy-desert-wind-spider = Windspinne
enemy-desert-pale-follower = Blasser Begleiter
enemy-desert-long-eared-hare = Langohrhase
enemy-desert-sand-grouse = Flughuhn
enemy-desert-horned-viper = Hornviper
enemy-desert-grave-badger = Grabdachs
enemy-desert-cliff-goat = Klippenziege
enemy-desert-tumble-thorn = Rolldorn
enemy-desert-red-locusts = Rote Heuschrecken
enemy-desert-glass-scorpion = Glasskorpion
enemy-desert-salt-crabs = Salzkrabben
enemy-desert-sand-sweeper = Sandkehrer

## Karten: Orientierungspunkte

card-desert-well-rope = Das Seil im Brunnen
    .story = Der Rand liegt inzwischen unter dem Boden, das Seil ist weiß gebleicht. Tief unten tropft etwas.
card-desert-well-voices = Stimmen im Brunnen
    .story = Du rufst hinunter, um zu hören, wie tief er ist. Zurück kommt deine eigene Stimme, aber sie sagt ein Wort mehr.
card-desert-glass-crossing = Über das Glas
    .story = Der Sand ist hier geschmolzen und wieder erstarrt, am Rand dünn wie Eis. Jeder Schritt knackt.
card-desert-glass-faces = Unter dem blinden Glas
    .story = Staub hat die Fläche blind geschliffen. Würde man sie waschen, könnte man sehen, was darunter liegt.
card-desert-lorry-cab = Das Fahrerhaus
    .story = Nur das Dach schaut heraus. Die Sitze stecken bis zum Lenkrad im Sand, und auf der anderen Seite hat schon jemand gegraben.
card-desert-lorry-radio = Das Funkgerät im Fahrerhaus
    .story = Die Skala leuchtet noch, wenn man dreht. Zwischen zwei Sendern, die es nicht gibt, zählt jemand langsam.
card-desert-sails-noon = Mittag unter den Segeln
    .story = Zerrissenes Tuch hängt zwischen sechs Stangen. Der Schatten ist schmal und wandert, und die Matratzen sind mitgewandert.
card-desert-sails-note = Ein Zettel im Saum
    .story = Im Saum eines Segels steckt ein gefaltetes Blatt: „Am Tag ruhen wir. Eine von uns wacht nicht auf. Lasst ihr etwas zu essen da.“
card-desert-cairn-stones = Steine vom Mal
    .story = Ein Haufen, so hoch wie du, weiß von Salz. Die Steine wurden hergetragen, weit und breit gibt es keine anderen.
card-desert-cairn-names = Namen auf den Steinen
    .story = Auf der Unterseite jedes Steins ist ein Name eingeritzt. Der oberste ist noch leer.
card-desert-posts-hum = Die Pfosten
    .story = Sieben eiserne Pfosten, kein Draht dazwischen. Legst du die Hand an einen, spürst du es in den Zähnen.
card-desert-cistern-roof = Auf dem Dach der Zisterne
    .story = Durch das gesprungene Gewölbe riecht es nach Wasser und nach etwas anderem. Das Licht reicht nicht bis zum Grund.
card-desert-arch-bones = Die Halle aus Knochen
    .story = Man geht hindurch wie durch eine Halle. Was immer es war, es ist im Stehen gestorben, den Pfosten zugewandt.
card-desert-mast-climb = Den Mast entlang
    .story = Das Gitter lehnt über der Salzpfanne wie eine Leiter ins Nichts. Auf halber Höhe starrt eine leere Lampenfassung in die Ebene.
card-desert-caves-mouth = Am Eingang der Höhlen
    .story = Mittags atmet der Wind ein, um Mitternacht aus. Der Ruß an der Decke erzählt von vielen kleinen Feuern.
card-desert-mirrors-turn = An den Spiegeln drehen
    .story = Zwölf Spiegel auf Zapfen, alle noch klar. Ihr Lichtfleck läuft so schnell über das Land, wie du zeigen kannst.
card-desert-orchard-rows = Reihen grauer Bäume
    .story = Zweihundert Stämme, in gleichem Abstand gepflanzt. Kratzt man an der Rinde, sind einige darunter grün.
card-desert-stairs-down = Die Stufen hinab
    .story = Breite Stufen führen hinunter, sauber gefegt, obwohl der Wind nie aufhört. Unten fließt der Sand herein wie Wasser.
card-desert-works-pans = Die Siedepfannen
    .story = Eiserne Pfannen, gemauerte Züge, Haken für Fleisch. Alles ist heil, nur die Leute fehlen.
card-desert-dial-shadow = Der falsche Schatten
    .story = Der Zeiger ist hoch wie ein Haus. Sein Schatten liegt eine Stunde weiter, als er sollte, und nur jeden zweiten Tag.

## Karten: Folgekarten

card-desert-well-shaft = Im Schacht
    .story = Die Sprossen enden auf halber Höhe. Unter dir hängt ein voller Eimer im Dunkeln und dreht sich ohne Wind.
card-desert-glass-blade = Glasklinge
    .story = Ein langer Splitter, an einem Ende mit Stoff umwickelt. Wer ihn gemacht hat, hat stundenlang geschliffen.
card-desert-clay-amphora = Tonamphore
    .story = Außen schwitzt sie, innen bleibt sie kühl. Im Henkel sind zwei Fingerabdrücke eingebrannt.
card-desert-cargo-doors = Die Ladetüren
    .story = Ein Meter Sand liegt vor den Türen. Mit bloßen Händen rutscht so viel nach, wie man herausschaufelt.
card-desert-cargo-hold = Im Lastwagen
    .story = Die Türen geben eine Handbreit nach, dann zwei. Kisten, ordentlich verzurrt, und eine Liste mit sieben abgehakten Namen.
card-desert-wire-radio = Drahtradio
    .story = Ein Gerät, so groß wie ein Brotlaib, mit Kupfer umwickelt. Es hört weiter, als es sollte.
card-desert-quiet-sleeper = Die Schlafende
    .story = Sie schläft mit offenen Augen. Als du das Essen hinstellst, spricht sie, klar und ohne den Kopf zu wenden, und dann ist sie fort.
card-desert-cairn-chamber = Die Kammer darunter
    .story = Unter den untersten Steinen ist ein Hohlraum, mit Stoff ausgelegt. Etwas klickt darin.
card-desert-post-panel = Die Klappe
    .story = In Kniehöhe sitzt eine Platte im Eisen, von vier Schrauben gehalten. Dahinter ist das Summen wärmer.
card-desert-cistern-hatch = Der Deckel
    .story = Ein runder Deckel, eingesetzt in Mörtel aus Salz und Kalk. Jemand hat ihn von außen verschlossen, mit Sorgfalt.
card-desert-cistern-hall = Die Wasserhalle
    .story = Das Siegel blättert ab. Pfeiler stehen in schwarzem, klarem Wasser, und auf einem Sims wartet eine Reihe Krüge.
card-desert-arch-guest = Der Gast am Bogen
    .story = Er nimmt dir das Fleisch aus der Hand, sehr höflich. Dann geht er ein paar Schritte voraus und sieht sich um.
card-desert-mast-lamp = Lampe am Mast
    .story = Die Lampe dreht sich wieder, ein Strahl, einmal in der Minute. Das Land sieht jetzt kleiner aus.
card-desert-caves-depth = Tief in den Höhlen
    .story = Der Gang biegt ab, das Tageslicht bleibt zurück. Stoff streift dein Gesicht: Jemand hat Kleider zum Trocknen aufgehängt.
card-desert-stair-door = Die Eisentür
    .story = Graues Eisen, keine Klinke, nur ein viereckiges Loch. Man kann an den Angeln kratzen, aber man wird gehört.
card-desert-stair-room = Hinter der Eisentür
    .story = Ein Bett, ein Tisch, Regale. Über dem Tisch hängt eine Zeichnung von eurem Lager, mit der richtigen Zahl von Menschen.
card-desert-noon-mark = Die Mittagsmarke
    .story = Wo die Spitze des Schattens endet, ist eine Platte in den Boden eingelassen. Einen Moment lang ist gar nichts zu hören, und du weißt, was zu tun ist.
card-desert-humming-road = Die summende Straße
    .story = Ein Pfosten antwortet dem nächsten. Wer dem Ton mit der Hand folgt, ist da, bevor er müde wird.
card-desert-salt-chisel = Salzmeißel
    .story = Kurz, schwer, die Schneide weiß vom Gebrauch. Er passt in jede Fuge, die hier vermauert wurde.
card-desert-white-cloak = Weißer Umhang
    .story = Ein Umhang aus vielen Lagen, leicht wie Papier. In den Kragen ist ein Name gestickt und wieder aufgetrennt.

## Karten: Funde

card-desert-barrel-cactus = Tonnenkaktus
    .story = Er reicht dir bis zur Hüfte und gluckert, wenn du dich anlehnst. Nicht jede Sorte kann man trinken.
card-desert-thorn-thicket = Dornendickicht
    .story = Trockenes Holz, hart wie Knochen, und fingerlange Dornen. Dazwischen hängen ein paar verschrumpelte Schoten.
card-desert-night-flower = Nachtblume
    .story = Am Tag ist sie ein grauer Knoten. Für eine Handvoll Wasser öffnet sie sich und duftet nach Regen.
card-desert-dew-stones = Tausteine
    .story = Flache Steine, in Reihen aufgestellt, um die Kühle der Nacht zu fangen. Leck sie ab, bevor die Sonne es tut.
card-desert-singing-sand = Singender Sand
    .story = Der Hang brummt unter deinem Gewicht, ein tiefer Ton. Ein zweiter Ton antwortet, und er kommt nicht vom Hang.
card-desert-fresh-tracks = Die Spur der vielen
    .story = Die Ränder der Abdrücke bröckeln noch. Viele sind hier entlanggezogen, und einer hinter ihnen her.
card-desert-honey-ants = Honigameisen
    .story = Unter dem Stein hängen Ameisen, rund und golden wie Trauben. Die anderen kommen herauf und sehen dich an.
card-desert-others-camp = Lager der anderen
    .story = Vier Decken im Quadrat, vier Becher, ein Feuer, geschichtet und nie angezündet. Unter einer Decke könnte jemand liegen.
card-desert-map-scrap = Eine halbe Karte
    .story = Auf Rinde gezeichnet, sorgfältig, von jemandem, der Schritte gezählt hat. Feuchtet man sie an, kehrt die verblasste Hälfte zurück.
card-desert-salt-message = Botschaft im Salz
    .story = Buchstaben, so lang wie ein Mensch, in die Kruste getreten: HIER ENTLANG, und ein Pfeil. Er zeigt dorthin, wo du herkommst.
card-desert-iron-crank = Eiserne Kurbel
    .story = Eine Kurbel mit Vierkant, eingefettet und in eine Zeitung ohne Datum gewickelt.
card-desert-folding-spade = Klappspaten
    .story = Das Blatt ist dünn geworden. Den Stiel entlang laufen Kerben, eine für jedes Loch.
card-desert-thorn-whip = Dornenpeitsche
    .story = Drei lange Triebe, grün geflochten. Sie pfeift, bevor sie trifft.
card-desert-sun-cloth = Sonnentuch
    .story = Ein Viereck aus hellem Stoff und vier Schnüre. Man kann darunter gehen, darunter schlafen und darauf die Dünen hinunterrutschen.
card-desert-salt-lamp = Salzlampe
    .story = Ein ausgehöhlter Salzblock mit Docht. Das Licht ist rosa und ruhig, und Tiere mögen es nicht.
card-desert-bitter-salve = Bittere Salbe
    .story = Grüne Paste in einem Horn. Erst brennt sie, dann kühlt sie, dann vergisst man, wo es wehgetan hat.
card-desert-hide-flask = Lederflasche
    .story = Aus einer einzigen Haut genäht, mit einem Stöpsel aus Knochen. Man kann sie direkt über die Flammen hängen.
card-desert-glass-still = Glasdestille
    .story = Eine Kuppel, eine Schale, ein Faden, an dem die Tropfen entlanglaufen. Den Rest macht die Sonne.
card-desert-seep-pit = Wassergrube
    .story = Eine alte Grube, mit Steinen abgestützt, auf den ersten Blick trocken. Eine Armlänge tiefer wird der Sand dunkel.
card-desert-goat-trail = Ziegenpfad
    .story = Eine Linie, nicht breiter als ein Fuß, hinauf durch den Fels. Die Ziegen kennen sie länger als irgendjemand.
card-desert-trapdoor-spinner = Falltürspinnerin
    .story = Der Boden klappt auf wie ein Deckel. Du siehst die Beine, bevor du begreifst, dass es Beine sind.
card-desert-tin-sentinel = Blecherner Posten
    .story = Er saß mit angezogenen Knien unter dem Sand. Jetzt steht er auf, und Sand rinnt aus seinen Gelenken.

## Karten: Nummer 100

card-desert-provision-drum = Vorratsfass
    .story = Ein Stahlfass mit rotem Deckel. Er quietscht beim Öffnen so laut, dass es ringsum alles gehört haben muss.
card-desert-flare-pistol = Leuchtpistole
    .story = Zwei Patronen sind übrig. Auf dem Griff steht von Hand: nicht auf Menschen.
card-desert-floor-of-glass = Boden aus Glas
    .story = Was wie Boden aussah, ist eine Scheibe, und darunter liegt ein Raum mit Regalen. Sie knarrt.
card-desert-white-noon = Der weiße Mittag
    .story = Du ziehst an dem Hebel, weil er da ist. Eine Stunde lang steht die Sonne still über allem.
card-desert-occupied-shade = Besetzter Schatten
    .story = Unter dem Überhang ist es kühl, und an der Wand lehnt ein Rucksack. Wem er gehört hat, der ist nicht freiwillig gegangen.
card-desert-mirror-hound = Spiegelhund
    .story = In seiner Flanke siehst du dich selbst, wie du rennst. Er hat noch nicht entschieden, wem von euch beiden er folgt.
card-desert-steel-pharmacy = Stählerne Apotheke
    .story = Ein Schrank hinter einem Gitter, kalt unter den Fingern. Nadeln, Fläschchen, alles beschriftet in einer Schrift wie deiner.
card-desert-buried-drum = Die vergrabene Trommel
    .story = Unter dem Sand ist ein Fell gespannt. Jeden Schritt darauf hört man weithin, und etwas kommt zum Tanz.
card-desert-mirror-shield = Spiegelschild
    .story = Eine Scheibe aus dem Ring auf einem Rahmen aus Rohren. Sie wird zerbrechen, aber nicht beim ersten Schlag.
card-desert-scorpion-jar = Krug voller Skorpione
    .story = Der Krug ist schwer, und er raschelt. Der Deckel ist festgebunden, aber die Schnur ist alt.
