# Discover : le désert

terrain-desert = Désert
    .story = Les jours sont blancs, les nuits sont bleues. Quelqu’un a planté des poteaux à l’horizon, et le sable garde ce qui est resté entre eux.

## Sols

ground-desert-hardpan = argile craquelée
ground-desert-wadi = oued
ground-desert-dune = dune
ground-desert-scarp = escarpement
ground-desert-salt = croûte de sel

## Lieux

landmark-desert-sunken-well = le puits affaissé
landmark-desert-glass-field = le champ de verre
landmark-desert-buried-lorry = le camion enseveli
landmark-desert-shade-sails = les voiles d’ombre
landmark-desert-salt-cairn = le cairn de sel
landmark-desert-humming-posts = les poteaux bourdonnants
landmark-desert-roofed-cistern = la citerne voûtée
landmark-desert-rib-arch = l’arche de côtes
landmark-desert-fallen-mast = le mât couché
landmark-desert-wind-caves = les grottes du vent
landmark-desert-mirror-ring = le cercle de miroirs
landmark-desert-dead-orchard = le verger mort
landmark-desert-sand-stairs = l’escalier dans le sable
landmark-desert-salt-works = la saline
landmark-desert-great-dial = le grand cadran solaire

## Ennemis

enemy-desert-salt-jackal = Chacal du sel
enemy-desert-sand-swimmer = Nageur des sables
enemy-desert-glass-hornets = Frelons de verre
enemy-desert-thirst-moths = Papillons de la soif
enemy-desert-heat-double = Double de chaleur
enemy-desert-post-warden = Gardien des poteaux
enemy-desert-ridge-monitor = Varan des crêtes
enemy-desert-dust-raider = Pillard de poussière
enemy-desert-carrion-crane = Grue charognarde
enemy-desert-hollow-hound = Chien creux
enemy-desert-wind-spider = Araignée du vent
enemy-desert-pale-follower = Suiveur pâle
enemy-desert-long-eared-hare = Lièvre à longues oreilles
enemy-desert-sand-grouse = Ganga des sables
enemy-desert-horned-viper = Vipère à cornes
enemy-desert-grave-badger = Blaireau des tombes
enemy-desert-cliff-goat = Chèvre des falaises
enemy-desert-tumble-thorn = Ronce roulante
enemy-desert-red-locusts = Criquets rouges
enemy-desert-glass-scorpion = Scorpion de verre
enemy-desert-salt-crabs = Crabes du sel
enemy-desert-sand-sweeper = Balayeur de sable

## Cartes : lieux

card-desert-well-rope = La corde du puits
    .story = La margelle est maintenant sous le niveau du sol, et la corde a blanchi. Tout en bas, quelque chose goutte.
card-desert-well-voices = Des voix dans le puits
    .story = Tu appelles pour savoir s’il est profond. C’est ta voix qui remonte, mais elle dit un mot de plus.
card-desert-glass-crossing = À travers le verre
    .story = Ici, le sable a fondu puis s’est figé, mince comme la glace sur les bords. Chaque pas craque.
card-desert-glass-faces = Sous le verre terni
    .story = La poussière a dépoli la surface. En la lavant, on verrait ce qu’il y a dessous.
card-desert-lorry-cab = La cabine
    .story = Seul le toit dépasse. Le sable monte jusqu’au volant, et de l’autre côté quelqu’un a déjà creusé.
card-desert-lorry-radio = La radio de la cabine
    .story = Le cadran s’allume encore quand on tourne le bouton. Entre deux stations qui n’existent pas, quelqu’un compte lentement.
card-desert-sails-noon = Midi sous les voiles
    .story = De la toile déchirée pend entre six perches. L’ombre est étroite et se déplace, et les matelas se sont déplacés avec elle.
card-desert-sails-note = Un mot dans l’ourlet
    .story = Plié dans l’ourlet d’une voile, un feuillet : « Le jour, nous nous reposons. L’une de nous ne se réveille pas. Laissez-lui de quoi manger. »
card-desert-cairn-stones = Les pierres du cairn
    .story = Un tas aussi haut que toi, blanc de sel. On a porté ces pierres jusqu’ici ; il n’y en a pas d’autres à la ronde.
card-desert-cairn-names = Des noms sur les pierres
    .story = Sous chaque pierre, un nom est gravé. Celle du sommet n’en porte pas encore.
card-desert-posts-hum = Les poteaux
    .story = Sept poteaux de fer, aucun fil entre eux. Pose la main sur l’un d’eux et tu le sens dans tes dents.
card-desert-cistern-roof = Sur le toit de la citerne
    .story = Par la voûte fendue monte une odeur d’eau, et une autre. La lumière n’atteint pas le fond.
card-desert-arch-bones = La salle d’os
    .story = On la traverse comme une grande salle. Quoi que ce fût, c’est mort debout, tourné vers les poteaux.
card-desert-mast-climb = Le long du mât
    .story = Le treillis penche au-dessus du sel comme une échelle qui ne mène nulle part. À mi-hauteur, une douille vide fixe la plaine.
card-desert-caves-mouth = À l’entrée des grottes
    .story = Le vent inspire à midi et expire à minuit. La suie du plafond parle de nombreux petits feux.
card-desert-mirrors-turn = Tourner les miroirs
    .story = Douze miroirs sur pivot, tous encore clairs. Leur tache de lumière court sur le pays aussi vite que ton doigt.
card-desert-orchard-rows = Des rangées d’arbres gris
    .story = Deux cents troncs, plantés à égale distance. Gratte l’écorce : quelques-uns sont verts dessous.
card-desert-stairs-down = En bas des marches
    .story = De larges marches descendent, bien balayées, alors que le vent ne cesse jamais. En bas, le sable coule comme de l’eau.
card-desert-works-pans = Les bassines de cuisson
    .story = Des bassines de fer, des conduits de brique, des crochets à viande. Tout est intact ; il ne manque que les gens.
card-desert-dial-shadow = L’ombre qui se trompe
    .story = L’aiguille est haute comme une maison. Son ombre a une heure d’avance, et seulement un jour sur deux.

## Cartes : suites

card-desert-well-shaft = Dans le puits
    .story = Les échelons s’arrêtent à mi-chemin. Au-dessous de toi, un seau plein pend dans le noir et tourne sans le moindre vent.
card-desert-glass-blade = Lame de verre
    .story = Un long éclat, entouré de tissu à un bout. La personne qui l’a fait l’a poli pendant des heures.
card-desert-clay-amphora = Amphore d’argile
    .story = Elle transpire au-dehors et reste fraîche au-dedans. Deux empreintes de doigts ont cuit dans l’anse.
card-desert-cargo-doors = Les portes de la remorque
    .story = Un mètre de sable pèse contre les portes. À mains nues, il en retombe autant qu’on en retire.
card-desert-cargo-hold = Dans la remorque
    .story = Les portes cèdent d’une main, puis de deux. Des caisses bien sanglées, et une liste de sept noms, tous cochés.
card-desert-wire-radio = Radio à fil de cuivre
    .story = Un poste gros comme une miche de pain, bobiné de cuivre. Il entend plus loin qu’il ne devrait.
card-desert-quiet-sleeper = La dormeuse
    .story = Elle dort les yeux ouverts. Quand tu poses la nourriture, elle parle, distinctement, sans tourner la tête, puis elle n’est plus là.
card-desert-cairn-chamber = La cavité
    .story = Sous les dernières pierres, il y a un creux tapissé de tissu. Quelque chose y cliquette.
card-desert-post-panel = La trappe du poteau
    .story = À hauteur de genou, une plaque tient dans le fer par quatre vis. Derrière, le bourdonnement est plus chaud.
card-desert-cistern-hatch = Le couvercle
    .story = Un couvercle rond, pris dans un mortier de sel et de chaux. On l’a fermé du dehors, avec soin.
card-desert-cistern-hall = Les eaux sous la voûte
    .story = Le mortier tombe par écailles. Des piliers se dressent dans une eau noire et limpide, et sur un rebord attend une rangée de jarres.
card-desert-arch-guest = L’hôte de l’arche
    .story = Il prend la viande dans ta main, très poliment. Puis il fait quelques pas et se retourne.
card-desert-mast-lamp = La lampe du mât
    .story = La lampe tourne de nouveau, un seul rayon, une fois par minute. Le pays paraît plus petit.
card-desert-caves-depth = Au fond des grottes
    .story = Le passage tourne et le jour reste en arrière. Du tissu te frôle le visage : quelqu’un a mis du linge à sécher.
card-desert-stair-door = La porte de fer
    .story = Du fer gris, pas de poignée, juste un trou carré. On peut gratter les gonds, mais on t’entendra.
card-desert-stair-room = Derrière la porte de fer
    .story = Un lit, une table, des étagères. Au-dessus de la table, un dessin de votre camp, avec le bon nombre de personnes.
card-desert-noon-mark = La marque de midi
    .story = Là où finit la pointe de l’ombre, une plaque est scellée dans le sol. Un instant, plus aucun bruit, et tu sais quoi faire.
card-desert-humming-road = La route qui bourdonne
    .story = Un poteau répond au suivant. En suivant le son de la main, on arrive avant d’être las.
card-desert-salt-chisel = Ciseau à sel
    .story = Court, lourd, le tranchant blanchi par l’usage. Il entre dans tous les joints qu’on a maçonnés ici.
card-desert-white-cloak = Cape blanche
    .story = Une cape à plusieurs épaisseurs, légère comme du papier. Dans le col, un nom a été brodé, puis défait.

## Cartes : trouvailles

card-desert-barrel-cactus = Cactus tonneau
    .story = Il t’arrive à la hanche et clapote quand on s’y appuie. Toutes les espèces ne se boivent pas.
card-desert-thorn-thicket = Fourré d’épines
    .story = Du bois sec, dur comme de l’os, et des épines longues comme le doigt. Entre elles pendent quelques gousses ridées.
card-desert-night-flower = Fleur de nuit
    .story = Le jour, c’est un nœud gris. Pour un creux de main d’eau, elle s’ouvre et sent la pluie.
card-desert-dew-stones = Pierres à rosée
    .story = Des pierres plates, dressées en rangs pour prendre la fraîcheur de la nuit. Lèche-les avant le soleil.
card-desert-singing-sand = Le sable qui chante
    .story = La pente gronde sous ton poids, une seule note grave. Une autre lui répond, qui ne vient pas de la pente.
card-desert-fresh-tracks = La piste du troupeau
    .story = Le bord des empreintes s’effrite encore. Ils étaient nombreux à passer, et un autre derrière eux.
card-desert-honey-ants = Fourmis à miel
    .story = Sous la pierre pendent des fourmis rondes et dorées comme des raisins. Les autres montent te regarder.
card-desert-others-camp = Le camp des autres
    .story = Quatre couvertures en carré, quatre gobelets, un feu préparé et jamais allumé. Sous l’une des couvertures, il y a peut-être quelqu’un.
card-desert-map-scrap = La moitié d’une carte
    .story = Dessinée sur de l’écorce, avec soin, par quelqu’un qui comptait ses pas. Mouille-la, et la moitié effacée revient.
card-desert-salt-message = Message dans le sel
    .story = Des lettres de la longueur d’un corps, tracées au pied dans la croûte : PAR ICI, et une flèche. Elle montre l’endroit d’où tu viens.
card-desert-iron-crank = Manivelle de fer
    .story = Une manivelle à tête carrée, graissée, enveloppée dans un journal sans date.
card-desert-folding-spade = Pelle pliante
    .story = Le fer s’est aminci. Des encoches courent le long du manche, une par trou.
card-desert-thorn-whip = Fouet d’épines
    .story = Trois longues pousses, tressées vertes. Il siffle avant de frapper.
card-desert-sun-cloth = Toile de soleil
    .story = Un carré d’étoffe claire et quatre cordons. On peut marcher dessous, dormir dessous, et glisser dessus au bas des dunes.
card-desert-salt-lamp = Lampe de sel
    .story = Un bloc de sel creusé, avec une mèche. La lumière est rose et calme, et les bêtes ne l’aiment pas.
card-desert-bitter-salve = Baume amer
    .story = Une pâte verte dans une corne. Elle brûle, puis elle rafraîchit, puis on oublie où l’on avait mal.
card-desert-hide-flask = Gourde de peau
    .story = Cousue dans une seule peau, avec un bouchon en os. On peut la pendre au-dessus des flammes.
card-desert-glass-still = Alambic de verre
    .story = Une cloche, une coupe, un fil où courent les gouttes. Le soleil fait le reste.
card-desert-seep-pit = Trou d’eau
    .story = Une vieille fosse, étayée de pierres, sèche à première vue. Une longueur de bras plus bas, le sable devient sombre.
card-desert-goat-trail = Sentier de chèvres
    .story = Une ligne pas plus large qu’un pied, qui monte dans la roche. Les chèvres la connaissent depuis plus longtemps que quiconque.
card-desert-trapdoor-spinner = Fileuse à trappe
    .story = Le sol s’ouvre comme un couvercle. Tu vois les pattes avant de comprendre que ce sont des pattes.
card-desert-tin-sentinel = Sentinelle de fer-blanc
    .story = Elle était assise sous le sable, les genoux repliés. Elle se lève, et le sable coule de ses jointures.

## Cartes : numéro 100

card-desert-provision-drum = Fût de vivres
    .story = Un fût d’acier au couvercle rouge. Il grince si fort qu’on a dû l’entendre partout alentour.
card-desert-flare-pistol = Pistolet de détresse
    .story = Il reste deux cartouches. Sur la crosse, quelqu’un a écrit : pas sur les gens.
card-desert-floor-of-glass = Plancher de verre
    .story = Ce qui semblait être le sol est une vitre, et dessous il y a une pièce avec des étagères. Elle gémit.
card-desert-white-noon = Le midi blanc
    .story = Tu tires le levier parce qu’il est là. Pendant une heure, le soleil reste immobile au-dessus de tout.
card-desert-occupied-shade = Ombre occupée
    .story = Il fait frais sous le surplomb, et un sac est posé contre la paroi. Son propriétaire n’est pas parti de son plein gré.
card-desert-mirror-hound = Chien miroir
    .story = Dans son flanc, tu te vois courir. Il n’a pas encore choisi lequel de vous deux il va suivre.
card-desert-steel-pharmacy = Pharmacie d’acier
    .story = Une armoire derrière une grille, froide sous les doigts. Des aiguilles, des flacons, tout est étiqueté d’une écriture qui ressemble à la tienne.
card-desert-buried-drum = Le tambour enfoui
    .story = Une peau est tendue sous le sable. Chaque pas s’y entend de loin, et quelque chose vient danser.
card-desert-mirror-shield = Bouclier miroir
    .story = Une vitre du cercle, montée sur un cadre de tuyaux. Elle se brisera, mais pas au premier coup.
card-desert-scorpion-jar = Jarre de scorpions
    .story = La jarre est lourde, et quelque chose y crisse. Le couvercle est ficelé, mais la ficelle est vieille.
