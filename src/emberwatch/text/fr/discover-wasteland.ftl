# Les terres mortes : noms et récits.

terrain-wasteland = Terres mortes
    .story = Des cheminées sans fumée, des routes sans fin, un ciel couleur de fer. Une nuit sur deux, la cendre arrive de l’ouest, et quelque part une machine tourne encore.

## Sols

ground-wasteland-ash = cendre
ground-wasteland-road = route
ground-wasteland-slag = scorie
ground-wasteland-rubble = gravats
ground-wasteland-scrap = amas de ferraille

## Points de repère

landmark-wasteland-pump-house = la station de pompage
landmark-wasteland-filling-station = la station-service
landmark-wasteland-signal-mast = le mât de signalisation
landmark-wasteland-stranded-bus = l’autocar échoué
landmark-wasteland-brick-kilns = les fours à briques
landmark-wasteland-turbine-hall = la salle des turbines
landmark-wasteland-switchyard = le poste électrique
landmark-wasteland-kennels = le chenil
landmark-wasteland-filter-tower = la tour à filtres
landmark-wasteland-embankment-door = la porte du remblai
landmark-wasteland-blast-furnace = le haut-fourneau
landmark-wasteland-sunken-station = la gare engloutie
landmark-wasteland-running-mill = le broyeur qui tourne encore
landmark-wasteland-listening-dish = la parabole d’écoute
landmark-wasteland-numbered-house = la maison au numéro

## Ennemis

enemy-wasteland-rust-hound = Chien de rouille
enemy-wasteland-ash-walker = Marcheur de cendre
enemy-wasteland-slag-crawler = Rampant des scories
enemy-wasteland-pipe-lurker = Rôdeur des conduites
enemy-wasteland-mask-wearer = Porteur de masque
enemy-wasteland-drum-engine = Machine à tambour
enemy-wasteland-coil-crawler = Bobine rampante
enemy-wasteland-kennel-pack = Meute du chenil
enemy-wasteland-soot-moths = Phalènes de suie
enemy-wasteland-lamp-eater = Mangeur de lampes
enemy-wasteland-gnawing-tide = Marée rongeuse
enemy-wasteland-wire-heron = Héron de fil
enemy-wasteland-pipe-eel = Anguille des tuyaux
enemy-wasteland-cinder-hare = Lièvre des braises
enemy-wasteland-slag-tortoise = Tortue des scories
enemy-wasteland-den-mother = Chienne et sa portée
enemy-wasteland-bone-crows = Corneilles des os
enemy-wasteland-stove-cat = Chat du poêle
enemy-wasteland-looter = Pillard
enemy-wasteland-thornwire = Ronce de fer
enemy-wasteland-ash-boar = Sanglier de cendre
enemy-wasteland-counting-machine = Machine à compter

## Cartes : points de repère

card-wasteland-pump-house-dry = Un coup par heure
    .story = Le piston reste suspendu, tremble, retombe. Une eau brune jaillit du bec, et tout au fond quelque chose répond au choc.
card-wasteland-pump-house-flooded = De l’eau aux genoux
    .story = Aujourd’hui le sol est sous l’eau, et l’eau bouge. Contre le mur du fond, une armoire grise est calée sur des briques.
card-wasteland-filling-station-shop = Rayon numéro quatre
    .story = On a vidé les rayons avec soin, l’un après l’autre, tous sauf un. Sous les pompes, les cuves exhalent encore leurs vapeurs.
card-wasteland-filling-station-pit = La fosse
    .story = De l’huile luit au fond de la fosse. Au-dessus, un moteur pend à une chaîne et tourne un peu, toujours dans le même sens.
card-wasteland-signal-mast-climb = Échelon après échelon
    .story = Un échelon sur dix a été remplacé par un os. À mi-hauteur, un combiné pend au bout de son fil.
card-wasteland-signal-mast-hum = Le mât bourdonne
    .story = On le sent sous la plante des pieds avant de l’entendre. Aucun oiseau n’a jamais niché ici.
card-wasteland-stranded-bus-rows = Veuillez rester assis
    .story = L’autocar barre les deux voies, ses vitres sont peintes de l’intérieur. Tous les sièges sont boulonnés, sauf celui du chauffeur.
card-wasteland-stranded-bus-blankets = Onze couvertures
    .story = Des gens ont dormi ici, onze, tête-bêche. Les couvertures sont pliées, et la dernière lampe a brûlé un rond dans le plancher.
card-wasteland-brick-kilns-warm = Le four tiède
    .story = Six fours sont froids. Le septième est tiède comme une bête endormie.
card-wasteland-brick-kilns-cellar = Sous les fours
    .story = Derrière une pile de briques, un escalier balayé de frais descend. Entre les piles, des griffes raclent le sol.
card-wasteland-turbine-hall = Dans la salle
    .story = Neuf turbines dorment sous leur bâche. La dixième a rejeté la sienne ; ses bobines jonchent le sol, et toutes ne sont pas immobiles.
card-wasteland-switchyard = Sous les fils
    .story = De la porcelaine, du cuivre, un panneau avec un éclair. Un seul levier est graissé, et il pointe vers la route.
card-wasteland-kennels = Les cages ouvertes
    .story = Toutes les cages sont ouvertes, toutes les gamelles sont propres. Dans le dernier enclos, deux yeux attendent de voir ce que tu portes.
card-wasteland-filter-tower = Des couches de charbon
    .story = L’air entre gris par le haut et ressort pur par le bas. Personne n’a changé les filtres, et pourtant ils sont neufs.
card-wasteland-embankment-door = La porte extérieure
    .story = La porte extérieure cède d’un coup d’épaule. Derrière, un couloir avec une écoutille, une armoire et des pas mouillés qui s’enfoncent dans le noir.
card-wasteland-blast-furnace = Le géant froid
    .story = Le trou de coulée est bouché d’argile, et l’argile est humide. Là-haut, sur la plate-forme, une masse de fer change d’appui.
card-wasteland-sunken-station = Quai numéro deux
    .story = L’escalier descend vers une eau dormante et un air usé. L’horloge au-dessus du quai est à l’heure.
card-wasteland-running-mill = Personne ne le nourrit
    .story = Les cylindres tournent et tournent sur du vide. Sur la trémie, quelqu’un a écrit à la craie : il veut du fer.
card-wasteland-listening-dish = La parabole pivote
    .story = Elle te suit à travers le plateau dans un lent grincement. En son creux, un murmure devient un mot, et ton souffle une tempête.
card-wasteland-numbered-house = Peinture fraîche
    .story = De toute une rue il reste une maison, repeinte en blanc cette année. Le numéro sur la porte est le nombre de personnes de votre groupe.

## Cartes : la suite

card-wasteland-pump-room = La salle des pompes
    .story = Avec un joint neuf, la vanne tourne. Ça cogne dans le tuyau : de la rouille, puis de la boue, puis peut-être de l’eau.
card-wasteland-iron-cupboard = L’armoire de fer
    .story = De la tôle grise, une bonne serrure, des éraflures tout autour. D’autres ont essayé avec moins que toi.
card-wasteland-iron-cupboard-open = L’armoire de quelqu’un
    .story = La serrure claque comme si on l’avait huilée hier. Dedans, un manteau propre et une liste de noms où le tien ne figure pas encore.
card-wasteland-voice-on-the-line = Une voix sur la ligne
    .story = La voix dicte des relèvements, se tait, puis les dicte encore. Quand tu demandes qui est là, elle donne ta position.
card-wasteland-carbide-lamp = Lampe de mineur
    .story = Une petite flamme derrière un fin treillis de laiton ; elle bleuit avant qu’on sente la moindre odeur. Celui qui l’a remplie comptait revenir.
card-wasteland-filter-mask = Masque filtrant
    .story = Le caoutchouc a gardé la forme d’un autre visage. L’air n’a plus que le goût du charbon.
card-wasteland-pressure-hatch = L’écoutille sous pression
    .story = Une écoutille ronde, et un carré de métal là où devrait être le volant. De l’autre côté, quelque chose entretient la pression.
card-wasteland-dry-room = La chambre sèche
    .story = Il en sort un air sec et vieux. Des étagères, des boîtes, une combinaison à un crochet, et une chaise tournée vers la porte.
card-wasteland-hand-held-out = La main tendue
    .story = Tu t’accroupis et tu tends la viande. Cela dure très longtemps, et puis tout va très vite.
card-wasteland-grey-dog = Le chien gris
    .story = La plaque de son collier a été limée. Il dort le dos contre toi, le museau vers le dehors.
card-wasteland-service-tunnel = Le tunnel de service
    .story = Deux pas, et la lumière a disparu. Les rails bourdonnent comme si quelque chose venait de passer.
card-wasteland-service-tunnel-lit = Le tunnel à la lampe
    .story = La lumière montre des flèches sur les murs, des dizaines, de mains différentes. Toutes sont d’accord.
card-wasteland-pressure-suit = Scaphandre
    .story = De la toile, du plomb, des anneaux de laiton, le poids d’un poêle. Sur la manche, neuf points de couture, et un dixième à peine commencé.
card-wasteland-wall-of-numbers = Le mur aux bâtons
    .story = Des jours comptés par cinq, jusqu’au plafond. Entre eux, quelqu’un a dessiné les endroits où ils ont laissé des choses.
card-wasteland-mill-fed = Ce que rend le broyeur
    .story = Les cylindres mordent, le sol tremble, la goulotte tousse. Ce qui repose dans le bac n’a jamais été du fer.
card-wasteland-mill-stopped = Une barre dans l’engrenage
    .story = Tu coinces la barre là où les dents se rejoignent. Le silence, s’il vient, s’entendra à des lieues.
card-wasteland-road-lights = Des lumières sur la route
    .story = Un réverbère après l’autre s’allume en clignotant, jusqu’à l’horizon. Tout au bout, quelqu’un en éteint un.
card-wasteland-furnace-tender = Le chauffeur du fourneau
    .story = Une pelle lui sert de main, une grille de poitrine. Il attend toujours la relève.
card-wasteland-storm-cellar = L’abri sous terre
    .story = Ici, la tempête n’est plus qu’un long souffle. Il y a un banc, un poêle et une lampe à un clou.
card-wasteland-sick-room = L’infirmerie
    .story = Deux lits sont faits, le troisième est encore tiède. Sur l’appui de la fenêtre, des bocaux bien étiquetés, mais sans aucun nom.

## Cartes : trouvailles

card-wasteland-warm-cup = Une tasse encore tiède
    .story = Une tasse de fer-blanc sur un mur, à moitié pleine, encore fumante. Autour, la cendre ne porte aucune trace.
card-wasteland-humming-post = Le poteau qui bourdonne
    .story = Un poteau de métal gris, à hauteur de hanche, plus vieux que la route. Sous ta main, il bourdonne plus grave.
card-wasteland-gas-pocket = Une poche de gaz
    .story = La croûte cède et le sol expire. Tes yeux pleurent avant que tu sentes la moindre odeur.
card-wasteland-knocking-pipe = Le tuyau qui frappe
    .story = Trois coups, un silence, trois coups. Quand tu approches, cela s’arrête, comme pour écouter.
card-wasteland-tool-grave = Une tombe pour des outils
    .story = Un tertre bordé de pierres, et sous la cendre, point d’os : des marteaux, des scies et une bêche, couchés côte à côte.
card-wasteland-empty-mask = La silhouette assise
    .story = Quelqu’un est assis contre le mur, manteau boutonné, masque sanglé. Tu appelles, et le masque s’incline.
card-wasteland-door-without-house = Une porte sans maison
    .story = Un cadre, une porte, une poignée polie par les mains. Par le trou de la serrure, la lumière n’est pas la même.
card-wasteland-dog-den = La tanière sous le camion
    .story = Un grognement monte d’entre les essieux, bas et régulier. Derrière, quelque chose de petit gémit.
card-wasteland-cellar-hatch = Une trappe dans la cendre
    .story = Une planche sonne creux sous ta botte. Dessous, une échelle, et sous l’échelle une odeur de poêle froid.
card-wasteland-rust-fall = Pluie de rouille
    .story = Le portique perd sa rouille par plaques rouges. Ce qui reste est mince, mais une partie est encore bonne.
card-wasteland-depot-keys = Clés du dépôt
    .story = Un anneau large comme une assiette, trente clés et des crochets pour en porter plus. L’une d’elles est encore tiède, comme sortie d’une poche.
card-wasteland-valve-wheel = Volant de vanne
    .story = Une roue de fer à rayons, percée d’un trou carré. Elle va bien quelque part, et l’usure dit qu’on s’en servait souvent.
card-wasteland-rail-hammer = Masse de cheminot
    .story = Faite pour enfoncer les tire-fond, trop lourde pour une longue marche. Le manche est bandé de neuf.
card-wasteland-tally-string = Cordelette à compter
    .story = Des osselets enfilés, un pour chaque nuit traversée. Il reste de la place sur la cordelette.
card-wasteland-glass-flask = Flacon de verre
    .story = Un verre épais et vert, un bouchon au bout d’une chaînette. Des graduations gravées, et une de plus, rayée à la main.
card-wasteland-hand-flares = Feux à main
    .story = Trois bâtons rouges dans du papier huilé. Ce qui vit dans le noir a appris à haïr cette lumière.
card-wasteland-tarpaulin-coat = Manteau de bâche
    .story = Taillé dans une bâche de camion, cousu au fil de fer, doublé de fourrure. La cendre y glisse comme de l’eau.
card-wasteland-field-kit = Nécessaire à pansements
    .story = Une aiguille, du fil, de la gaze, une cuillère. Quelqu’un l’a rangé après usage, les mains propres.
card-wasteland-ash-gutter = La gouttière à cendre
    .story = Des tôles pliées, un bout de tuyau, un tonneau. Ce qui coule du toit du camp est gris, mais ça coule.
card-wasteland-camp-siren = La sirène
    .story = Une manivelle, un pavillon, un collier qui s’adapte au mât de votre tente. À son hurlement, même les machines font demi-tour.
card-wasteland-cable-nest = Le nid de câbles
    .story = Ce qu’on prenait pour des côtes, ce sont des câbles, et ils s’enroulent. De petites lumières circulent dedans.
card-wasteland-gate-warden = Le gardien du portail
    .story = Une caisse sur rails, un bras, une lentille. D’une voix aimable, elle te demande ton laissez-passer.

## Cartes : les centaines

card-wasteland-shift-lunches = Le repas de l’équipe du soir
    .story = Une rangée de gamelles, un nom sur chacune. Le pain est dur, mais les miettes sur la table sont fraîches.
card-wasteland-belt-with-teeth = Le tapis à mâchoires
    .story = De bonnes pièces défilent sur le tapis, l’une après l’autre. Il suffit d’être plus rapide que les pinces.
card-wasteland-bolt-gun = Pistolet à boulons
    .story = Conçu pour les plaques d’acier, lourd comme une pierre. Le tambour ne contient que quelques boulons.
card-wasteland-door-plate = Plaque de porte
    .story = La moitié d’une porte de fer, une poignée soudée au dos. Le judas tombe juste à hauteur d’yeux.
card-wasteland-night-shift = L’équipe de nuit
    .story = Elle pointe, accroche sa lampe et se tourne vers toi. Tu occupes sa place.
card-wasteland-loudspeaker = Le haut-parleur
    .story = Un micro, une lampe rouge, un interrupteur pour toute la plaine. Ce que tu diras sera entendu, et pas seulement par des gens.
card-wasteland-hand-car = La draisine
    .story = Un petit chariot sur une voie que la cendre a épargnée. Le levier bouge encore, comme si on venait de le lâcher.
card-wasteland-company-surgeon = Le chirurgien de l’usine
    .story = Une mallette d’acier avec une manche où glisser le bras. Elle veut d’abord du métal, puis elle travaille vite et sans malice.
card-wasteland-white-dust = Poussière blanche
    .story = L’armoire est pleine de boîtes à croix rouge, et les boîtes sont pleines de poussière. Tu as inspiré avant de réfléchir.
card-wasteland-cold-boiler = La chaudière froide
    .story = Du petit bois attend dans la grille, une allumette à côté. Dehors, quelque chose gratte le long du mur.
