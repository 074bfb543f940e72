# Discover : la montagne

terrain-mountain = Montagne
    .story = La neige emplit chaque creux et aucun ruisseau ne coule : il faut faire fondre ce que l’on veut boire. Quand le soleil passe derrière la crête, le froid descend la pente comme quelque chose qui attendait.

## Sols

ground-mountain-meadow = alpage
ground-mountain-ice = glace
ground-mountain-scree = éboulis
ground-mountain-snow = neige profonde
ground-mountain-crag = rocher

## Points de repère

landmark-mountain-stone-hut = la cabane de pierre
landmark-mountain-cable-pylon = le pylône du téléphérique
landmark-mountain-frozen-tarn = le lac gelé
landmark-mountain-goat-fold = l’enclos aux chèvres
landmark-mountain-signal-cairn = le cairn
landmark-mountain-ice-cave = la grotte de glace
landmark-mountain-rope-bridge = le pont de cordes
landmark-mountain-buried-barn = la grange ensevelie
landmark-mountain-hanging-tents = les tentes suspendues
landmark-mountain-weather-station = la station météo
landmark-mountain-eyrie = l’aire du rapace
landmark-mountain-summit-stake = le pieu du sommet
landmark-mountain-glacier-mouth = la bouche du glacier
landmark-mountain-answering-wall = la paroi qui répond
landmark-mountain-bivouac-box = le bivouac de tôle

## Ennemis

enemy-mountain-ridge-wolf = Loup des crêtes
enemy-mountain-hut-bear = Ours des cabanes
enemy-mountain-snow-lynx = Lynx des neiges
enemy-mountain-bone-dropper = Casseur d’os
enemy-mountain-frost-shade = Ombre de givre
enemy-mountain-late-echo = Écho tardif
enemy-mountain-rope-cutter = Coupeur de cordes
enemy-mountain-stake-walker = Pieu marcheur
enemy-mountain-hunger-hounds = Chiens de famine
enemy-mountain-ice-worms = Vers de glace
enemy-mountain-great-owl = Grand hibou
enemy-mountain-old-ram = Vieux bouquetin
enemy-mountain-snow-hare = Lièvre des neiges
enemy-mountain-chamois = Chamois
enemy-mountain-marmot-colony = Colonie de marmottes
enemy-mountain-billy-goat = Bouc
enemy-mountain-ermine-pair = Couple d’hermines
enemy-mountain-wolverine = Glouton
enemy-mountain-scree-viper = Vipère des éboulis
enemy-mountain-moss-flies = Mouches des mousses
enemy-mountain-humming-post = Borne stridente
enemy-mountain-thorn-roller = Boule d’épines

## Cartes : points de repère

card-mountain-hut-hearth = Un foyer froid
    .story = Quelqu’un a balayé l’âtre et laissé les allumettes. La pièce du fond est noire, et l’on n’y sent pas que le foin.
card-mountain-hut-floor = Des planches qui cèdent
    .story = Une lame du plancher sonne creux sous le pas. Les planches des murs sont sèches et se détachent bien, mais pas sans bruit.
card-mountain-pylon-climb = Échelon par échelon
    .story = Les échelons sont vernis de glace et faits pour de plus longues jambes. Tout en haut, des outils pendent en rang, comme si l’équipe venait de finir sa journée.
card-mountain-pylon-cabin = La petite cabine
    .story = Une cabine de quatre places pend sous le câble, la porte retenue par une ficelle. Il manque une pièce au treuil, proprement dévissée.
card-mountain-tarn-hole = Un trou dans la glace
    .story = Quelqu’un entretient ce trou ; le bord en est mince et mouillé. Des dos gris passent lentement dessous.
card-mountain-tarn-lights = Des lueurs sous la glace
    .story = Loin sous la glace, de petites lueurs dérivent et tournent toutes ensemble. Quand tu frappes, elles s’arrêtent.
card-mountain-fold-goats = Les chèvres de l’enclos
    .story = Une douzaine de chèvres te regardent par-dessus le mur de leurs yeux jaunes et plats. L’une d’elles a baissé la tête.
card-mountain-fold-barter = Les entailles de la barrière
    .story = Des marchandises sont posées sur le poteau, avec des entailles pour le prix. Personne ne vient, mais au matin tout ce qu’on a laissé a disparu.
card-mountain-cairn-stones = Une pierre de plus
    .story = Chaque groupe avant vous a posé sa pierre, parfois avec des initiales. Dès qu’on en retire, le vent semble retomber.
card-mountain-cairn-tin = Quelque chose dans le cairn
    .story = Le vent siffle dans le cairn une seule note claire, et cette note sonne le fer-blanc. Un bras passerait tout juste.
card-mountain-cave-mouth = La porte bleue
    .story = La grotte souffle, lentement, un air plus froid que celui du dehors. Juste après l’entrée traînent au sec les restes de quelqu’un qui a attendu là des jours entiers.
card-mountain-bridge-planks = La moitié des planches
    .story = Le pont chante dans le vent, et la moitié de ses planches manque. Très bas, pris dans les cordes, quelque chose se balance, un sac peut-être.
card-mountain-barn-ridge = Un toit dans la neige
    .story = Seul le faîte du toit dépasse de l’avalanche. La pente au-dessus est lisse, toute neuve et bien silencieuse.
card-mountain-tent-search = Des tentes sur la paroi
    .story = Cinq tentes pendent à des pitons dans la paroi, toutes fermées de l’extérieur. La plus basse oscille un peu, à contretemps des autres.
card-mountain-station-door = L’aiguille écrit toujours
    .story = Derrière la vitre givrée, une aiguille trace sa ligne sur un tambour de papier. Quelqu’un change le papier ; aucune trace ne mène à la porte.
card-mountain-eyrie-ledge = La corniche de branches
    .story = Le nid est large comme une charrette, tressé de branches, de corde et d’une manche rouge. De là-haut, on voit combien le camp est petit.
card-mountain-stake-view = Au pied du pieu de fer
    .story = Un pieu de fer marque le sommet, et il crépite quand les nuages approchent. Des noms y sont gravés jusqu’en bas, même sous la neige.
card-mountain-glacier-gifts = Ce que rend le glacier
    .story = La glace finit en une arche bleue et ruisselante, et lâche ce qu’elle avala jadis : une botte, une échelle, une gamelle. Au-dessus de toi, elle gémit.
card-mountain-wall-answer = La paroi répond
    .story = Tu appelles, et la paroi te rend tes mots dans le bon ordre. Au bout d’un moment, elle continue de parler.
card-mountain-box-bunk = Une couchette au sec
    .story = Une boîte d’acier à quatre couchettes, boulonnée au rocher. Les couvertures sont pliées, et une des parois sonne plus épais que les autres.

## Cartes : suites

card-mountain-trapdoor = La trappe
    .story = Une trappe munie d’une vieille serrure, huilée il y a peu. Ici, les coups de marteau portent loin.
card-mountain-hut-cellar = La cave des bergers
    .story = Des étagères de bocaux, chacun avec une date, aucun avec une année. Une seconde issue donne sur la neige, et elle est ouverte.
card-mountain-packed-snow = Une neige de pierre
    .story = L’avalanche a pris comme du mortier. Tu grattes, tu cognes, et tu dégages une main de mur.
card-mountain-barn-loft = Le grenier à foin
    .story = Tu te laisses glisser par le toit dans un noir tiède et renfermé. Le foin est aplati par quelque chose qui dort ici.
card-mountain-blue-tunnel = Le boyau bleu
    .story = Au bout de dix pas, le bleu devient noir. Le sol penche, et ton pied rencontre un bord.
card-mountain-ice-hall = La salle de glace
    .story = Une salle s’ouvre, et ton souffle y résonne. Des choses sont prises dans les murs, en rangées, à hauteur de main ; l’une d’elles a un visage.
card-mountain-cable-ride = Le trajet
    .story = La roue tourne, et la cabine s’élance au-dessus du vide. Le pays défile en bas, sans un bruit.
card-mountain-tin-note = Le mot dans la boîte
    .story = Une feuille quadrillée, et dessus le croquis soigneux des pentes. Dans un coin : nous étions neuf quand nous avons commencé cette carte.
card-mountain-hanging-pack = Le sac sous le pont
    .story = Le sac tourne lentement au bout de sa sangle. À plat ventre sur la glace, tu tends le bras.
card-mountain-down-bag = Sac de couchage en duvet
    .story = Épais, rapiécé, encore imprégné de fumée. Un numéro est cousu au col, à la place du nom.
card-mountain-station-radio = La radio de la station
    .story = Le casque posé sur la table est tiède. Une voix y lit des vitesses de vent, puis un lieu, puis le numéro de votre groupe.
card-mountain-station-stove = Le poêle de la station
    .story = Avec un tuyau neuf et un gond neuf, le poêle tire à nouveau. Un mince fil de fumée se dresse au-dessus de la butte, et tous peuvent le voir.
card-mountain-eyrie-mother = La mère de l’aire
    .story = La lumière s’en va, comme au passage d’un nuage. Puis tu entends les plumes.
card-mountain-slit-goggles = Lunettes à fente
    .story = Taillées dans la corne, une mince fente pour chaque œil. La neige cesse de faire mal, et les distances se remettent en place.
card-mountain-frozen-climber = L’alpiniste gelé
    .story = Il est assis dans la glace, adossé à la paroi, jeune, presque sans une égratignure. Il porte encore son sac, et ses lèvres sont entrouvertes, comme pour prévenir quelqu’un.
card-mountain-behind-the-rivets = Derrière les rivets
    .story = Quatre rivets, un coup chacun, et le panneau tombe. Derrière, un paquet de toile cirée, noué comme tu noues toi-même.
card-mountain-step-irons = Crampons
    .story = Des dents de fer sur des lanières de cuir, rejetées par le glacier. Elles vont tout de suite à tes chaussures.
card-mountain-figure-in-the-ice = La forme dans la glace
    .story = Tu essuies le givre du mur, et l’on essuie de l’autre côté. Puis le mur est vide.
card-mountain-ram-horn = La corne de bélier
    .story = Elle pend à un crochet au pied de la paroi, enroulée de fil rouge. Une longue note, et la neige des pentes se met à réfléchir.
card-mountain-cornice-fall = La corniche se rompt
    .story = Une fissure court dans la neige au-dessus de toi, presque poliment. Puis tout le bord descend.

## Cartes : jetons

card-mountain-loose-slab = Une dalle instable
    .story = De bonnes pierres plates, et une dalle penchée au-dessus. Elle bouge quand tu respires.
card-mountain-crystal-seam = Une veine de cristal
    .story = Du cristal pur dans une fente, et du fil de métal que des mains patientes y ont passé. C’est enfoncé loin.
card-mountain-crooked-pine = Un pin tordu
    .story = Un seul pin, courbé par cent hivers jusqu’à pousser au ras du sol. Ses branches mortes sonnent comme du fer.
card-mountain-frost-herb = L’herbe de givre
    .story = Des feuilles grises sous la neige, tièdes au toucher. Ta grand-mère avait un mot pour cela, et voilà qu’il te revient.
card-mountain-fresh-tracks = Empreintes de sabots
    .story = Petites et fendues, de grands bonds, des bords encore nets. Dans l’une des empreintes, la neige commence à peine à couler.
card-mountain-carcass-in-the-drift = Une carcasse dans la congère
    .story = Une chèvre, gelée à cœur, à demi couverte par la congère. Quelque chose a commencé par un bout et compte bien revenir.
card-mountain-cold-camp = Un camp refroidi
    .story = Un cercle de pierres, sept creux dans la neige, sept gobelets. La cendre est froide, mais personne n’a fait ses bagages.
card-mountain-humming-post = La borne bourdonnante
    .story = Une borne de métal terne, haute comme le genou, sans neige à un pas à la ronde. Colles-y l’oreille, et tu te mets à saigner du nez.
card-mountain-fixed-ladder = L’échelle à demeure
    .story = Des crampons de fer et une échelle de corde, fixés au rocher par quelqu’un qui savait s’y prendre. Du dernier barreau, on voit dans la vallée voisine.
card-mountain-tin-stove = Un réchaud de tôle
    .story = Une moitié de réchaud et une moitié de marmite, posées à l’abri d’un rocher. Dans la marmite, une soupe gelée, mais pas vieille.
card-mountain-ice-axe = Piolet
    .story = Le manche est en frêne, la lame fraîchement affûtée. Il était planté droit dans la neige, comme un repère.
card-mountain-wolf-fur-coat = Manteau de loup
    .story = Quatre peaux cousues au boyau par une main soigneuse. Dedans, on tient toute la place, on marche lentement et l’on a chaud.
card-mountain-goatskin = Outre en peau de chèvre
    .story = Une peau entière, avec un bouchon de corne. Remplie de neige et portée sous la chemise, elle fait lentement son travail.
card-mountain-carbide-lamp = Lampe à carbure
    .story = Une lampe de laiton qui siffle en brûlant. Sa lumière est blanche, dure, et n’embellit rien.
card-mountain-marmot-balm = Baume de marmotte
    .story = Une petite boîte de bois pleine de graisse jaune qui sent fort les herbes. Deux empreintes de pouce y sont restées, une petite, une grande.
card-mountain-climbing-rope = Corde d’escalade
    .story = De la bonne corde, assez pour franchir une gorge, lovée à l’ombre d’un bloc. Un bout est soigneusement ligaturé, l’autre est coupé.
card-mountain-herders-key = La clé des bergers
    .story = Une lourde clé au bout d’un cordon en poil de chèvre, amincie par des années de poche. L’anneau a la forme d’une petite maison.
card-mountain-drift-shovel = Pelle à avalanche
    .story = Une pelle courte et large, un gant pris par le gel sur le manche. Le gant est vide.
card-mountain-stake-line = Une ligne de jalons
    .story = Un fagot de jalons rouges entre les rochers, et plus loin le premier, déjà planté. Tu suis la ligne que quelqu’un voulait tracer et tu la mènes à son terme.
card-mountain-stacked-logs = Des bûches empilées
    .story = Un mur de bûches sous de l’écorce d’épicéa, assez près du camp pour s’y servir. Quelqu’un s’attendait ici à un long hiver.
card-mountain-hut-robber = Pilleur de cabanes
    .story = Un homme à la barbe givrée sort à reculons de la ruine, les bras chargés. Il regarde ton sac comme tu regardes le sien.
card-mountain-ptarmigan = Lagopède
    .story = Devant toi, la neige ouvre un œil. Puis elle n’est plus qu’un battement d’ailes.

## Cartes : cent

card-mountain-numbered-crate = La caisse numérotée
    .story = Une caisse sous une toile blanche déchirée, la date d’aujourd’hui peinte sur le couvercle. Celui qui l’attend est sûrement en route.
card-mountain-wall-hammer = Marteau de paroi
    .story = Court, lourd, une pointe d’un côté. La dragonne va à ton poignet, et l’idée aussi.
card-mountain-white-out = Jour blanc
    .story = La pente et le ciel ne font plus qu’un. On peut rester là, marcher, ou brûler ce que l’on a.
card-mountain-whistling-stones = Les pierres qui sifflent
    .story = D’abord le sifflement, puis le choc de la pierre sur la pierre. Elles gisent autour de toi, tranchantes et bien en main, et d’autres arrivent.
card-mountain-sledge-dog = Le chien de traîneau
    .story = Il porte encore son harnais, rongé de part en part. Il remue la queue une fois et te montre toutes ses dents.
card-mountain-red-chest = Le coffre rouge
    .story = Des bandages, des aiguilles, des fioles brunes aux étiquettes décollées. Le mode d’emploi, sous le couvercle, est d’une écriture appliquée, et c’est à toi qu’il s’adresse.
card-mountain-felted-mail = Cuirasse de feutre
    .story = Un feutre épais comme le pouce, cousu sur des bandes de tôle. Trois bosses montrent où elle a déjà servi.
card-mountain-flare-pistol = Charges d’avalanche
    .story = Deux charges orange à mèche courte, liées par du ruban. Sur le ruban, on lit : pas pour appeler à l’aide.
card-mountain-your-own-voice = Ta propre voix
    .story = Derrière le rocher, quelqu’un parle tout bas, et c’est toi. La voix sait ce que tu allais faire ensuite.
card-mountain-cache-of-the-others = La cache des autres
    .story = Sous la dalle, tout ce qu’un groupe pouvait laisser, trié dans trois sacs. Quand tu la soulèves, des oiseaux s’envolent, et tous peuvent les voir.
