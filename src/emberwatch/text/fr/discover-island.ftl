# Discover en français : l’île. Noms des sols, des points de repère, des ennemis et des cartes, et leurs récits.

terrain-island = Île
    .story = Une île ronde dans une mer sans navires. Un jour sur deux, l’eau revient sur l’estran ; un jour sur deux, elle y laisse quelque chose.

## Sols

ground-island-sand = sable
ground-island-shoal = estran
ground-island-brush = fourré
ground-island-rock = roche
ground-island-cliff = falaise

## Points de repère

landmark-island-stranded-ferry = le bac échoué
landmark-island-net-loft = le grenier aux filets
landmark-island-tide-gauge = le marégraphe
landmark-island-burnt-camp = le camp brûlé
landmark-island-gull-cliff = la falaise aux goélands
landmark-island-boathouse = le hangar à bateaux
landmark-island-ebb-cave = la grotte du jusant
landmark-island-rain-cistern = la citerne de pluie
landmark-island-lamp-house = la maison de la lampe
landmark-island-whale-ribs = les côtes de baleine
landmark-island-drowned-houses = les maisons noyées
landmark-island-humming-post = le poteau bourdonnant
landmark-island-salt-pans = les marais salants
landmark-island-black-lagoon = le lagon sombre
landmark-island-iron-hatch = la trappe de fer

## Ennemis

enemy-island-tide-walker = Marcheur des marées
enemy-island-shore-boar = Sanglier des grèves
enemy-island-moon-crab = Crabe lunaire
enemy-island-gull-storm = Nuée de goélands
enemy-island-left-dogs = Chiens abandonnés
enemy-island-salt-snake = Serpent de sel
enemy-island-walking-net = Filet qui marche
enemy-island-tarred-man = Homme goudronné
enemy-island-buoy-walker = Bouée sur pattes
enemy-island-glass-bloom = Banc de méduses
enemy-island-pale-swimmer = Nageur pâle
enemy-island-ridge-lizard = Lézard à crête
enemy-island-stray-goat = Chèvre marronne
enemy-island-old-turtle = Vieille tortue
enemy-island-brooding-gannet = Fou de Bassan au nid
enemy-island-palm-rats = Rats des palmiers
enemy-island-night-heron = Bihoreau
enemy-island-urchin-bed = Tapis d’oursins
enemy-island-strangler-vine = Liane étrangleuse
enemy-island-brood-sow = Laie et ses petits
enemy-island-wreck-hermit = Ermite de l’épave
enemy-island-shy-seal = Phoque craintif

## Cartes des points de repère

card-island-ferry-hold = Dans la cale du bac
    .story = Le bac est couché sur le flanc, bien au-dessus de toute marée. Dans la cale, les voitures sont encore en rang, portières ouvertes, ceintures tranchées.
card-island-ferry-full-of-sand = Un bac plein de sable
    .story = Le sable remplit le salon jusqu’aux fenêtres. Quelqu’un y a creusé un boyau et l’a étayé avec des plateaux de table.
card-island-nets-on-the-beams = Des filets aux poutres
    .story = Des filets pendent aux poutres, secs comme du papier. Quelques nœuds, un flotteur neuf, et l’un d’eux tiendrait peut-être encore.
card-island-tally-on-the-wall = Le compte au mur
    .story = Des traits de goudron, groupés par cinq, couvrent les planches du sol au toit. Le dernier groupe n’en a que trois.
card-island-gauge-at-noon = Le marégraphe à midi
    .story = Loin sur l’estran, un mât rayé, une échelle de laiton et, devant, un tabouret. L’assise est polie par l’usage.
card-island-gauge-that-hums = Le marégraphe bourdonne
    .story = On a repeint l’échelle. Quand tu t’adosses au mât, tes genoux se mettent à compter avec lui, lents et réguliers comme une respiration.
card-island-cold-ash = Cendre froide
    .story = Six huttes, toutes brûlées, et aucune n’était assez proche pour enflammer sa voisine. Les pierres du foyer forment encore un cercle bien net.
card-island-eleven-stones = Onze pierres
    .story = L’herbe a repoussé sur les cercles noirs. Onze pierres s’y dressent, chacune avec un nom que tu arrives presque à lire.
card-island-eggs-in-the-wind = Des œufs dans le vent
    .story = Des milliers d’oiseaux, un seul long cri. Les meilleurs nids sont là où la roche est la plus blanche et où il n’y a plus de prise.
card-island-cliff-without-gulls = La falaise sans goélands
    .story = Les nids sont vides et comme balayés. Très haut tourne quelque chose qui ne bat pas des ailes.
card-island-boat-on-blocks = Une barque sur cales
    .story = Une barque repose sur des cales, trois bordages en moins. À côté, un banc, une boîte de clous, une tasse froide où stagne quelque chose de brun.
card-island-mouth-of-the-cave = La bouche de la grotte
    .story = Le jusant découvre une fente dans la falaise. Le varech y pend comme un rideau, et l’air, derrière, est tiède.
card-island-under-the-lid = Sous le couvercle
    .story = Un couvercle de pierre, quatre anneaux de fer. Dessous, la pluie de bien des années attend dans le noir et te rend ta voix un peu trop tard.
card-island-stairs-of-the-lamp = L’escalier de la lampe
    .story = Soixante-trois marches, et sur chacune un bout de chandelle. En haut, la grande lampe n’a jamais brûlé : sa mèche est blanche.
card-island-between-the-ribs = Entre les côtes
    .story = Les côtes se dressent dans le sable comme un portail, plus hautes qu’une maison. Qui passe dessous baisse la voix.
card-island-water-to-the-sills = De l’eau jusqu’aux fenêtres
    .story = Une rue de maisons basses descend dans la mer et ne s’y arrête pas. Les rideaux bougent, fenêtres closes.
card-island-hand-on-the-post = La main sur le poteau
    .story = Un poteau gris sans joint ni boulon, chaud du côté de l’ombre. Bien des mains y ont creusé une empreinte, juste à la hauteur de la tienne.
card-island-white-crust = Croûte blanche
    .story = Des bassins carrés, d’un blanc aveuglant, séparés par des murets. Des lanières d’on ne sait quoi pendent à une corde et ne se sont pas gâtées.
card-island-still-black-water = Eau noire, eau calme
    .story = Aucun vent n’atteint le lagon. À faible profondeur luit quelque chose de rond et de rouillé ; une tête sombre émerge à côté.
card-island-hatch-in-the-rock = La trappe dans la roche
    .story = Une trappe ronde, encastrée à ras de la roche. On a taillé les buissons alentour, il n’y a pas longtemps.

## Cartes auxquelles d’autres mènent

card-island-purser-cabin = La cabine du commissaire
    .story = La porte cède sous ton levier. À l’intérieur, tout est sec et rangé, et la liste des passagers ne porte que des prénoms.
card-island-engine-room = La salle des machines
    .story = Une échelle d’acier descend dans le noir complet. Tout en bas, quelque chose goutte sur quelque chose de creux.
card-island-engine-room-by-light = La salle des machines à la lanterne
    .story = La machine est démontée, chaque pièce nettoyée et posée sur un linge. Des pas tout frais en font le tour.
card-island-what-the-net-held = Ce que tenait le filet
    .story = Tu secoues le filet le plus lourd. Des écailles, une botte, une horloge sans aiguilles, et de temps en temps quelque chose à garder.
card-island-pencil-marks = Notes au crayon
    .story = Un carnet en toile cirée est attaché au mât. Pleine mer, basse mer, jour après jour, puis la même main, tremblante : elle nous attend.
card-island-pot-under-the-hearth = Le pot sous le foyer
    .story = L’une des pierres branle. Dessous, un creux tapissé d’argile et un pot cacheté de cire.
card-island-loose-ledge = Corniche branlante
    .story = La corniche se dérobe sans un bruit. Tu tiens par une main, et ton sac par sa bride.
card-island-throat-of-the-cave = La gorge de la grotte
    .story = Le passage se resserre, plonge et s’ouvre sur un bassin qui monte et descend d’une largeur de main. Sur la paroi, la ligne des hautes eaux passe au-dessus de ta tête.
card-island-cave-eel = Anguille des grottes
    .story = Ce que tu prenais pour un cordage dans le bassin lève la tête. Elle vit ici depuis assez longtemps pour avoir perdu ses yeux.
card-island-boat-locker = Le coffre du bateau
    .story = Un coffre de chêne goudronné, un cadenas gros comme le poing. Quelqu’un a gratté les charnières, puis renoncé.
card-island-boat-locker-open = Le coffre ouvert
    .story = De la toile roulée, des avirons, une boîte de fer dans du papier ciré. À l’intérieur du couvercle : prenez, nous ne reviendrons pas.
card-island-patched-skiff = Barque rapiécée
    .story = Elle prend un peu l’eau et tire à gauche, mais une largeur de main lui suffit pour flotter.
card-island-lamp-burning = La lampe brûle
    .story = Le faisceau balaie la plage et les fourrés. À l’autre bout de l’île, une lueur répond, une seule fois.
card-island-carved-ribs = Côtes gravées
    .story = La face interne des os est gravée de haut en bas : des gens assis en cercle, et l’un d’eux debout.
card-island-flooded-cellar = La cave inondée
    .story = Tu entres dans l’eau jusqu’à la poitrine et tâtes les étagères. Des bocaux, surtout. L’un d’eux est chaud.
card-island-rusted-shut = Bloquée par la rouille
    .story = Au centre de la trappe, un carré d’acier, nu et graissé. Ce qui servait à le tourner a été emporté.
card-island-below-the-hatch = Sous la trappe
    .story = Des couchettes, des étagères, une table mise pour six. La lampe du plafond s’allume quand ton pied touche le sol.
card-island-iron-wheel = Volant de fer
    .story = Un lourd volant au moyeu percé d’un trou carré. On l’a jeté à l’eau, on ne l’a pas perdu.
card-island-under-the-crust = Sous la croûte
    .story = Ta langue enfle, tes lèvres se fendent, mais sous le sel les choses se sont conservées : emballées, étiquetées, alignées.
card-island-keeper-coat = Le manteau du gardien
    .story = Il pend derrière la porte de la lanterne, long, doublé de feutre et lourd comme un enfant. Dans la poche, une seule allumette.

## Cartes des jetons environnement

card-island-letter-in-a-bottle = Lettre dans une bouteille
    .story = La lettre s’adresse à qui viendra ensuite. Elle décrit cette plage, et toi qui la trouves.
card-island-drifting-raft = Radeau à la dérive
    .story = Quatre troncs et une porte, liés au fil de fer. Il tourne lentement dans l’eau basse et porterait encore quelqu’un.
card-island-beached-buoy = Bouée échouée
    .story = Une bouée gît sur le côté dans le sable. Son feu clignote encore, et les marques près d’elle ressemblent à des pas.
card-island-warm-nest = Un nid tiède
    .story = Des œufs tachetés, encore tièdes, dans un creux grand comme un lit. Mieux vaut ne pas croiser ce qui s’y couche.
card-island-green-coconuts = Noix de coco vertes
    .story = Elles pendent à portée de main, lourdes, clapotantes, dures comme du bois. Par terre, de vieilles coques ont été ouvertes avec grand soin.
card-island-shallow-grave = Tombe peu profonde
    .story = Un monticule de sable, une pagaie pour croix. Le vent a déjà découvert le coin d’un sac.
card-island-water-comes-back = L’eau revient
    .story = Tu as suivi les coquillages trop loin. Derrière toi, les chenaux se remplissent sans un bruit.
card-island-snare-line = Une ligne de collets
    .story = Sept collets le long d’une coulée, bien posés. Plus un seul appât, et le fil n’est pas rouillé.
card-island-bitter-bark = Écorce amère
    .story = On a pelé une bande d’écorce, et un gobelet pend encore à côté. La décoction brûle jusqu’au fond.
card-island-squall = Grain
    .story = La lumière verdit, puis la pluie arrive de côté. Le temps de trouver un abri, c’est fini.
card-island-harbour-key = Clé du port
    .story = Une longue clé sur un flotteur de liège, pour qu’elle ne coule pas. Il n’y a de port nulle part sur cette île.
card-island-tar-lantern = Lanterne à goudron
    .story = Une lampe-tempête que quelqu’un a modifiée pour brûler du goudron. Elle fume, elle empeste, et aucun vent ne l’éteint.
card-island-gaff-hook = Gaffe
    .story = Un croc d’acier au bout d’un manche de frêne, fait pour hisser les gros poissons à bord. Il servira à autre chose.
card-island-oilskin = Ciré
    .story = Jaune autrefois, raide de sel, avec son capuchon. Rien de ce qui tombe de ce ciel ne le traverse.
card-island-gourd-flask = Gourde calebasse
    .story = Une calebasse séchée, un bouchon, un filet pour la porter. Laissée ouverte la nuit, elle n’est jamais tout à fait vide au matin.
card-island-palm-rope = Corde de palmier
    .story = Quarante pas de fibre tressée, une boucle à chaque bout. Qui l’a faite avait du temps.
card-island-urchin-salve = Baume d’oursin
    .story = Un coquillage plein de pâte noire, fermé à la cire. Ça pique, puis plus rien ne fait mal.
card-island-bone-whistle = Sifflet d’os
    .story = Tu n’entends rien quand tu souffles. Tout le reste entend, et te regarde.
card-island-guide-line = Main courante
    .story = Des piquets dans la vase et une corde tendue, verte d’algues. Qui les a plantés savait où le fond est ferme.
card-island-smoke-rack = Claie à fumer
    .story = Une claie de branches vertes, une natte de feuilles : facile à imiter. La fumée et la patience font le reste.
card-island-trap-setter = Le poseur de pièges
    .story = Il t’observait quand ta main s’est tendue vers sa prise. Il ne dit pas un mot et ne lâche pas le couteau.
card-island-pool-biter = Mordeur des flaques
    .story = La flaque paraît vide jusqu’à ce que tu y plonges la main. Quelque chose de court et de large se referme et ne lâche plus.

## Cartes de la dernière île

card-island-washed-up-crate = Caisse rejetée par la mer
    .story = Une caisse à poignées de corde, tombée d’aucun navire que tu aies vu. Il y a là plus qu’une personne ne peut porter.
card-island-flare-pistol = Fusées de détresse
    .story = Il reste deux fusées, avec leur bâton et leur mèche sèche. En mer, personne ne les verra ; à terre, si.
card-island-covered-pit = Fosse couverte
    .story = Des palmes sur du vide. La fosse a été creusée pour quelqu’un de ta taille, et récemment.
card-island-reef-stalker = Rôdeur du récif
    .story = Il a passé le récif avec le flot et il est resté quand l’eau est partie. Sur ses pattes courtes, il est plus rapide qu’on ne croit.
card-island-spring-tide = Grande marée
    .story = La mer se retire beaucoup trop loin. Le temps d’un souffle, tu vois tout le fond de la baie, et puis elle arrive.
card-island-surgeon-chest = Le coffre du chirurgien
    .story = Du velours vert, de l’acier, de petits flacons bruns. Le seul outil qui manque a laissé sa forme dans l’étoffe.
card-island-black-mirror = Disque de verre sombre
    .story = Poli d’un côté, brut de l’autre. Il montre la plage derrière toi, un peu plus tôt ou un peu plus tard.
card-island-lantern-bearer = Le porteur de lanterne
    .story = Une lumière longe le bord de l’eau, à hauteur de main. Il n’y a pas de main.
card-island-tooth-club = Massue à dents
    .story = Une massue de bois flotté, sertie de dents longues comme le pouce. Certaines sont cassées, et ce n’est pas l’âge.
card-island-fire-on-the-far-shore = Un feu sur l’autre rive
    .story = De l’autre côté de la baie, quelqu’un brûle du bois mouillé. Ta fumée doit se voir aussi, de là-bas.
