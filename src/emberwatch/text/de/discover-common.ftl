# Discover: Projekte, Charaktere, Nächte und Bedrohungen

## Projekte und ihre Gegenstände

project-hardened-spear = Gehärteter Speer
    .story = Eine gerade Stange, deren Spitze in der Glut gedreht wurde, bis sie beim Anschnippen klingt.
project-stone-club = Steinkeule
    .story = Nichts an ihr ist raffiniert, und doch liegt sie in der Hand, als wäre sie schon immer dort gewesen.
project-flint-knife = Feuersteinmesser
    .story = Ein guter Schlag spaltet die Knolle, und die Kante, die zum Vorschein kommt, ist dünner als Papier.
project-sling = Schleuder
    .story = Ein Streifen Haut, zwei Schnüre und ein Nachmittag, an dem kein einziger Baum getroffen wird.
project-wicker-shield = Weidenschild
    .story = Grüne Ruten, so dicht geflochten, dass nicht so leicht loslässt, was sich darin verbeißt.
project-fur-cloak = Fellumhang
    .story = Er riecht nach dem Tier und hält die Wärme, als würde darin noch etwas atmen.
project-forage-basket = Sammelkorb
    .story = Erst mit zwei freien Händen merkst du, wie viel hier essbar ist.
project-back-frame = Rückentrage
    .story = Zwei Astgabeln, ein Sicherheitsgurt von wer weiß woher, und die Last sitzt auf den Hüften.
project-water-bag = Wasserbeutel
    .story = Genäht, gewendet und mit Asche eingerieben: Er schwitzt ein wenig, aber er hält dicht.
project-boiling-bowl = Kochschale
    .story = Steine aus dem Feuer versinken zischend, und bald wallt die ganze Schale.
project-dew-sheet = Tautuch
    .story = In der Dämmerung über eine Mulde gespannt, hängt es am Morgen voller kleiner kalter Tropfen.
project-fire-drill = Feuerbohrer
    .story = Nach hundert Zügen kommt der Rauch, und der Funke kurz nachdem du aufgegeben hast.
project-ember-pot = Gluttopf
    .story = Ein Gefäß mit Deckel voll morschem Holz, in dem ein Stück der letzten Nacht weiterglimmt.
project-herb-poultice = Kräuterumschlag
    .story = Grau, warm und übelriechend, doch das Pochen hört fast sofort auf.
project-splint = Schiene
    .story = Zwei gerade Latten, ein Riemen und etwas zum Draufbeißen, während er festgezogen wird.
project-striding-poles = Gehstöcke
    .story = Auf vier Beinen statt auf zweien wird das Land kleiner.
project-reed-float = Schilffloß
    .story = Gebündelte Halme tragen dich flach übers Wasser, so leise, dass dir die Wellen laut vorkommen.
project-snare-line = Schlingenleine
    .story = Dünne Schlaufen auf Knöchelhöhe, und du lernst dir zu merken, wo du schon warst.
project-tallow-lamp = Talglampe
    .story = Ein Docht in einem ausgehöhlten Stein wirft einen kleinen Kreis, in dem sich nichts als Schatten ausgeben kann.
project-fish-weir = Fischreuse
    .story = Ein Trichter aus Pfählen, der das Warten der Strömung überlässt.
project-forged-machete = Geschmiedete Machete
    .story = Sie war einmal eine Blattfeder und davor etwas, dessen Seriennummer jemand abgefeilt hat.
project-venom-darts = Giftpfeile
    .story = Acht Dornen in einem hohlen Stängel, jeder dreimal getaucht und danach nie wieder berührt.
project-scrap-mail = Schrottpanzer
    .story = Nummernschilder, Unterlegscheiben und Draht, und ein Rasseln, das dich auf hundert Schritt ankündigt.
project-field-kit = Feldapotheke
    .story = Nadel, Faden, sauberes Tuch und ein Etikett in einer Handschrift, die keiner aus der Gruppe lesen kann.
project-charcoal-filter = Kohlefilter
    .story = Was oben braun hineinläuft, kommt unten Tropfen für Tropfen heraus und schmeckt nach gar nichts.
project-down-bedroll = Daunenlager
    .story = Zum ersten Mal, seit du hier aufgewacht bist, schläfst du, ohne dich zur Faust zu ballen.
project-arc-lamp = Bogenlampe
    .story = Zwei Kohlestäbe, ein Glas Säure, und zehn Atemzüge lang steht ein ganzer Hang im Tageslicht.
project-spring-jaw = Schlageisen
    .story = Zum Spannen braucht es zwei Leute oder einen, der dem Haken mehr traut, als er sollte.

## Charaktere: Gruppe 1

character-tomasz-baker = Tomasz, Bäcker
    .story = Dreißig Jahre lang ist er um zwei Uhr nachts aufgestanden. Die Dunkelheit hier, sagt er, ist auf die falsche Art still.
character-amara-well-digger = Amara, Brunnengräberin
    .story = Sie legt das Ohr an den Boden, bevor sie das Gepäck ablegt. Irgendwo da unten fließt es immer, sagt sie.
character-rurik-doorman = Rurik, Türsteher
    .story = Er hat Betrunkene abgewiesen, Gerichtsvollzieher und einmal eine Braut. Zwischen Feuer und Dunkel stellt er sich, ohne dass ihn jemand bittet.
character-ines-surveyor = Ines, Vermesserin
    .story = Sie zählt leise ihre Schritte und hat festgestellt, dass derselbe Hang nie zweimal gleich lang ist.
character-yuki-potter = Yuki, Töpferin
    .story = Mit vierundsiebzig traut sie ihren Daumen noch immer mehr als ihren Augen. Jedes Lager bekommt erst eine Feuerstelle, dann einen Namen.
character-anselm-clock-mender = Anselm, Uhrmacher
    .story = Seine Uhr blieb stehen, als er hier aufwachte, und an manchen Morgen ist sie weitergegangen. Er schreibt die Zeiten auf.

## Charaktere: Gruppe 2

character-kofi-fisherman = Kofi, Fischer
    .story = Er kann stundenlang am Wasser sitzen, ohne sich zu rühren. Worauf er lauscht, behält er für sich.
character-leila-plumber = Leila, Klempnerin
    .story = Gib ihr ein rostiges Rohr, und sie sagt dir, wohin es führt. Wohin diese hier führen, hat ihr nicht gefallen.
character-bruno-butcher = Bruno, Metzger
    .story = Ein sanfter Mann mit riesigen Händen. Er dankt jedem Tier, und seit Kurzem sieht er sich ihre Zähne an.
character-sanna-postwoman = Sanna, Briefträgerin
    .story = Neunzehn Jahre auf der längsten Runde des Nordens, und nie kam ein Brief zu spät. In ihrer Tasche liegt einer, der an diesen Ort adressiert ist.
character-otto-charcoal-burner = Otto, Köhler
    .story = Der Ruß in seinen Gesichtsfalten geht nicht mehr weg. Er liest den Rauch fremder Feuer, auch wo gar kein Feuer ist.
character-mirela-card-reader = Mirela, Kartenlegerin
    .story = Sie hat nie an die Karten geglaubt, sie zahlten bloß die Miete. Seit sie hier ist, behalten sie recht.

## Charaktere: Gruppe 3

character-paloma-mushroom-picker = Paloma, Pilzsammlerin
    .story = Ihre Großmutter lehrte sie vierhundert Namen und zwei, die man nicht ausspricht. Beide hat sie hier schon gesehen.
character-idris-ice-seller = Idris, Eisverkäufer
    .story = In einer Stadt voller Hitze verkaufte er Kälte in Blöcken. Er wacht vor den anderen auf, wenn alles noch nass ist.
character-hanne-wrestler = Hanne, Ringerin
    .story = Zweimal Bezirksmeisterin, einmal die Beste im ganzen Land. Bei den meisten Dingen, sagt sie, kommt es darauf an, unten zu bleiben.
character-teo-steeplejack = Teo, Turmkletterer
    .story = Auf ebenem Boden schläft er schlecht. Gib ihm etwas zum Klettern, und er ist mit Neuigkeiten zurück, bevor der Kessel kocht.
character-priya-toolmaker = Priya, Werkzeugmacherin
    .story = Sie misst mit dem Auge und liegt nie um mehr als ein Haar daneben. Ihr Notizbuch füllt sich mit Dingen, nach denen noch niemand gefragt hat.
character-pio-sleepwalker = Pio, Schlafwandler
    .story = Siebzehn, höflich, immer müde. An manchen Morgen erwacht er weit weg von seiner Decke, mit sauberen Füßen.

## Charaktere: Gruppe 4

character-bashir-cook = Bashir, Schiffskoch
    .story = Im Sturm hat er vierzig Mann aus einem einzigen Topf satt bekommen. Eine leere Kelle kränkt ihn.
character-noor-bargewoman = Noor, Flussschifferin
    .story = Auf dem Fluss geboren, auf dem Fluss aufgewachsen, und ihr Leben lang hat sie daraus getrunken. So leicht verdirbt ihr nichts den Magen oder die Laune.
character-kenji-fencing-teacher = Kenji, Fechtlehrer
    .story = Achtundsechzig Jahre alt und ein wenig schwerhörig. Mit halb geschlossenen Augen wartet er, bis der andere einen Fehler macht.
character-astrid-balloonist = Astrid, Ballonfahrerin
    .story = An den Start kann sie sich erinnern. Von oben, sagt sie, sahen die Täler aus, als hätte sie jemand ausgelegt.
character-luca-tinker = Luca, Kesselflicker
    .story = Auf seinem Karren gab es alles, und die Hälfte davon funktionierte. Er kann brauchen, worüber andere hinwegsteigen.
character-zora-caver = Zora, Höhlenforscherin
    .story = Sie war länger unter der Erde als mancher Bergmann. Das Dunkel macht ihr keine Angst, nur der warme Luftzug, der daraus kommt.

## Charaktere: Gruppe 5

character-mateo-beekeeper = Mateo, Imker
    .story = Er bewegt sich langsam und summt. Die Bienen dieses Landes summen zurück, einen halben Ton zu tief.
character-freya-diver = Freya, Perlentaucherin
    .story = Vier Minuten mit einem Atemzug, und das mit über fünfzig. Was dort auf dem Grund stand, darüber redet sie nicht.
character-dmitri-night-watchman = Dmitri, Nachtwächter
    .story = Zwanzig Winter in einem Lagerhaus voller fremder Dinge. Er kennt den Augenblick, in dem in einer Stille jemand ist.
character-aroha-courier = Aroha, Botin
    .story = Die schnellsten Beine zwischen Hafen und Hügel. Sie läuft, um den Heimweg nicht zu vergessen.
character-abel-thatcher = Abel, Reetdecker
    .story = In jedem Baum sieht er ein Dach. Solange er das Feuer füttert, muss niemand fragen, wer Wache hat.
character-vesna-vet = Vesna, Landtierärztin
    .story = Kühe, Hunde, ab und zu ein Bauer. Ihre Patienten konnten nie sagen, wo es wehtut, also fragt sie nicht.

## Charaktere: Gruppe 6

character-rosa-trapper = Rosa, Fallenstellerin
    .story = Neunfache Großmutter mit einer Tasche voll Draht. Sie entschuldigt sich für nichts und lässt nichts verkommen.
character-samir-rain-watcher = Samir, Wetterwart
    .story = Auf einer Bergstation führte er das Wetterbuch und ließ keinen Eintrag aus. Hier kommt der Regen nach dem Kalender, nur ist es nicht unser Kalender.
character-olga-shot-putter = Olga, Kugelstoßerin
    .story = Vierte bei den Spielen, um zwei Zentimeter. Seitdem hat sie keinen Stein mehr sanft abgelegt.
character-linh-birdwatcher = Linh, Vogelbeobachterin
    .story = Dreitausend Arten auf ihrer Liste, und keine davon ruft hier. Was sich bewegt, sieht sie, bevor es sich bewegt.
character-henrik-candlemaker = Henrik, Kerzenzieher
    .story = Er riecht leicht nach Honig und Fett. In einem Kerzenstummel sieht er einen Abend und in einem Abend beinahe alles.
character-emeka-locksmith = Emeka, Schlosser
    .story = Jedes Schloss, sagt er, ist die Frage von jemandem, der nicht da ist. Hier sind ihm Fragen begegnet, die er schon einmal beantwortet hatte.

## Nächte

night-quiet-dark = Stilles Dunkel
    .story = Nichts regt sich, und ihr liegt wach und hört euren Mägen zu.
night-dry-mouths = Trockene Münder
    .story = Die Luft schmeckt nach Staub, und alle hören den letzten Schluck aus der Flasche.
night-ring-of-eyes = Ein Kreis aus Augen
    .story = Gleich hinter dem Lichtschein öffnen und schließen sich Funkenpaare, geduldig und der Reihe nach.
night-humming-hours = Die summenden Stunden
    .story = Gegen Mitternacht beginnen die Pfosten zu summen, und eine Weile schlaft ihr alle, als hätte es jemand angeordnet.
night-lean-night = Die magere Nacht
    .story = Jemand zählt laut die Vorräte, stockt und fängt von vorne an.
night-parched-night = Die dürre Nacht
    .story = Warmer Wind kämmt durch das Lager und nimmt euch die Feuchtigkeit von Lippen und Augen.
night-closing-circle = Der Kreis schließt sich
    .story = Erst kommen die Rufe von vier Seiten, dann von dreien, und dann aus nächster Nähe.
night-black-gale = Schwarzer Sturm
    .story = Der Sturm bringt keinen Regen, nur Gewicht, und er stemmt sich gegen alles, was steht.
night-falling-ash = Fallende Asche
    .story = Weiche graue Flocken sinken durch den Feuerschein, und nirgends ist ein Brand, von dem sie kommen könnten.
night-low-mist = Niedriger Nebel
    .story = Er steigt bis zum Knie und nicht höher, und was darin geht, hat keine Füße.

## Bedrohungen: blau

threat-festering-scratch = Eiternder Kratzer
    .story = Es war kaum mehr als ein Dorn, und jetzt ist die Haut ringsum heiß und gespannt.
threat-twisted-ankle = Verstauchter Knöchel
    .story = Der Stein rollt, dein Fuß bleibt, und eine Weile siehst du nur noch Weiß.
threat-creeping-doubt = Schleichender Zweifel
    .story = Was, wenn die anderen nie hier aufgewacht sind, sondern nur du?
threat-the-quarrel = Der Streit
    .story = Er beginnt mit einem Löffel, und am Ende hat jeder etwas gesagt.
threat-light-fingers = Lange Finger
    .story = Am Morgen sind die Bündel mit einem anderen Knoten verschnürt.
threat-snapped-twig = Ein Zweig bricht
    .story = Ein Knacken, ganz nah, und danach die lange Sorgfalt von etwas, das still steht.
threat-fresh-tracks = Frische Spuren
    .story = Sie kreuzen deine eigenen, und ihre Ränder haben noch nicht zu bröckeln begonnen.
threat-scent-on-the-wind = Witterung
    .story = Der Wind hat gedreht und trägt die Kunde von dir ins Dunkel.
threat-sudden-downpour = Plötzlicher Guss
    .story = Eine einzige Wolke, eine einzige Minute, und kein Faden bleibt trocken.
threat-loose-ground = Lockerer Boden
    .story = Gestern war der Hang noch fest; heute Nacht rieselt er dir unter den Stiefeln davon.
threat-chill-before-dawn = Kälte vor dem Morgen
    .story = Die schlimmste Stunde ist die letzte, wenn der Himmel schon grau ist und nichts hergibt.
threat-somebody-was-here = Jemand war hier
    .story = Neben deinem Kopf liegt ein kleines, sauber verschnürtes Bündel, und keine Fußspur führt dorthin.

## Bedrohungen: orange

threat-rattling-cough = Rasselnder Husten
    .story = Er sitzt tief und klingt, als würde da drinnen etwas antworten.
threat-marked-as-prey = Als Beute gezeichnet
    .story = An deinem Ärmel ist ein Fleck, der sich nicht auswaschen lässt und im Dunkeln schwach leuchtet.
threat-frost-in-the-bones = Frost in den Knochen
    .story = Du zitterst nicht mehr, und du weißt, dass das kein gutes Zeichen ist.
threat-shared-fever = Gemeinsames Fieber
    .story = Ein Becher für alle, und um Mitternacht redet ihr alle im selben Traum.
threat-rope-too-short = Das Seil ist zu kurz
    .story = Die Kante bricht, deine Hand findet eine Wurzel, und du rufst einen Namen.
threat-hunting-line = Die Treiberkette
    .story = Sie gehen in einer Reihe, im gleichen Abstand, wie Treiber auf einem Feld.
threat-breath-behind-you = Atem hinter dir
    .story = Er ist warm, er ist langsam, und er holt Luft, wann immer du es tust.
threat-robbed-cache = Das geplünderte Versteck
    .story = Die Steine sind wieder aufgeschichtet wie zuvor, nur liegt nichts mehr darunter, und die Spur führt zum Wasser.
threat-stones-of-ice = Steine aus Eis
    .story = Der erste spaltet einen Ast, und danach zählt niemand mehr mit.
threat-ground-gives-way = Der Boden gibt nach
    .story = Unter der dünnen Kruste ist ein Raum, und du bist auf dem Weg hinein.
threat-breathless-air = Stehende Luft
    .story = Die Nacht ist heißer, als der Tag es war, und kein Blatt wagt sich zu rühren.
threat-distant-lantern = Eine ferne Laterne
    .story = Weit weg schwenkt jemand ein Licht, dreimal nach links, und für einen Augenblick liegt das ganze Land offen da.
