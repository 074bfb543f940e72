# Discover : projets, personnages, nuits et menaces

## Projets et leurs objets

project-hardened-spear = Épieu durci
    .story = Une perche bien droite dont la pointe a tourné dans la braise jusqu’à tinter sous l’ongle.
project-stone-club = Massue de pierre
    .story = Elle n’a rien d’ingénieux, mais elle tient dans la main comme si elle y avait toujours été.
project-flint-knife = Couteau de silex
    .story = Un coup bien placé fend le rognon, et le tranchant qui apparaît est plus fin que du papier.
project-sling = Fronde
    .story = Une lanière de peau, deux cordons et tout un après-midi à manquer tous les arbres.
project-wicker-shield = Bouclier d’osier
    .story = Des baguettes vertes tressées si serré que ce qui y mord a du mal à lâcher prise.
project-fur-cloak = Manteau de fourrure
    .story = Il sent la bête et garde la chaleur comme si quelque chose y respirait encore.
project-forage-basket = Panier de cueillette
    .story = Les deux mains libres, tu remarques soudain tout ce qui se mange ici.
project-back-frame = Claie de portage
    .story = Deux branches fourchues, une ceinture de sécurité venue on ne sait d’où, et la charge repose sur tes hanches.
project-water-bag = Outre
    .story = Cousue, retournée et frottée de cendre, elle suinte un peu mais ne fuit pas.
project-boiling-bowl = Bol à bouillir
    .story = Les pierres sorties du feu sifflent en coulant, et bientôt tout le bol bouillonne.
project-dew-sheet = Toile à rosée
    .story = Tendue au crépuscule au-dessus d’un creux, elle est au matin toute perlée de gouttes froides.
project-fire-drill = Foret à feu
    .story = La fumée vient au bout de cent allers-retours, et l’étincelle juste après que tu as renoncé.
project-ember-pot = Pot à braises
    .story = Un pot à couvercle plein de bois pourri, où un morceau de la nuit dernière continue de rougeoyer.
project-herb-poultice = Cataplasme d’herbes
    .story = Gris, tiède et malodorant, et pourtant les élancements cessent presque aussitôt.
project-splint = Attelle
    .story = Deux lattes droites, une sangle, et de quoi mordre pendant qu’on la serre.
project-striding-poles = Bâtons de marche
    .story = Sur quatre jambes au lieu de deux, le pays rapetisse.
project-reed-float = Flotteur de roseaux
    .story = Des tiges en bottes te portent au ras de l’eau, si doucement que les rides semblent faire du bruit.
project-snare-line = Ligne de collets
    .story = De minces boucles à hauteur de cheville, et tu apprends à retenir le chemin déjà parcouru.
project-tallow-lamp = Lampe à suif
    .story = Une mèche dans une pierre creusée jette un petit cercle où rien ne peut se faire passer pour une ombre.
project-fish-weir = Nasse de pieux
    .story = Un entonnoir de piquets qui laisse au courant le soin d’attendre.
project-forged-machete = Machette forgée
    .story = Elle fut une lame de ressort, et avant cela quelque chose dont on a limé le numéro de série.
project-venom-darts = Fléchettes empoisonnées
    .story = Huit épines dans une tige creuse, chacune trempée trois fois puis jamais plus touchée.
project-scrap-mail = Cotte de ferraille
    .story = Des plaques d’immatriculation, des rondelles, du fil de fer, et un cliquetis qui t’annonce à cent pas.
project-field-kit = Trousse de secours
    .story = Aiguille, fil, linge propre, et une étiquette d’une écriture que personne dans le groupe ne sait lire.
project-charcoal-filter = Filtre à charbon
    .story = Ce qui entre brun ressort en bas goutte à goutte, et n’a plus aucun goût.
project-down-bedroll = Couchage de duvet
    .story = Pour la première fois depuis ton réveil ici, tu dors sans te recroqueviller comme un poing.
project-arc-lamp = Lampe à arc
    .story = Deux baguettes de carbone, un bocal d’acide, et le temps de dix souffles tout un versant se dresse en plein jour.
project-spring-jaw = Piège à mâchoires
    .story = Pour l’armer il faut être deux, ou bien se fier au cran d’arrêt plus que de raison.

## Personnages : groupe 1

character-tomasz-baker = Tomasz, boulanger
    .story = Trente ans durant, il s’est levé à deux heures du matin. Selon lui, l’obscurité d’ici n’a pas le bon silence.
character-amara-well-digger = Amara, puisatière
    .story = Elle pose l’oreille au sol avant de poser son sac. Quelque part là-dessous, dit-elle, ça coule toujours.
character-rurik-doorman = Rurik, videur
    .story = Il a refoulé des ivrognes, des huissiers et une fois une mariée. Il se place entre le feu et le noir sans qu’on le lui demande.
character-ines-surveyor = Ines, géomètre
    .story = Elle compte ses pas à mi-voix et a constaté que la même pente n’a jamais deux fois la même longueur.
character-yuki-potter = Yuki, potière
    .story = À soixante-quatorze ans, elle se fie toujours plus à ses pouces qu’à ses yeux. Chaque camp reçoit un foyer avant de recevoir un nom.
character-anselm-clock-mender = Anselm, horloger
    .story = Sa montre s’est arrêtée quand il s’est réveillé ici, et certains matins elle a avancé. Il note les heures.

## Personnages : groupe 2

character-kofi-fisherman = Kofi, pêcheur
    .story = Il peut rester des heures au bord de l’eau sans bouger. Ce qu’il écoute, il le garde pour lui.
character-leila-plumber = Leila, plombière
    .story = Donne-lui un tuyau rouillé et elle te dira où il mène. Là où mènent ceux d’ici, cela ne lui a pas plu.
character-bruno-butcher = Bruno, boucher
    .story = Un homme doux aux mains énormes. Il remercie chaque bête, et depuis peu il leur regarde les dents.
character-sanna-postwoman = Sanna, factrice
    .story = Dix-neuf ans sur la plus longue tournée du Nord, et jamais une lettre en retard. Dans sa sacoche, il y en a une adressée à cet endroit.
character-otto-charcoal-burner = Otto, charbonnier
    .story = La suie s’est installée pour de bon dans les rides de son visage. Il lit la fumée des feux des autres, même là où il n’y a pas de feu.
character-mirela-card-reader = Mirela, tireuse de cartes
    .story = Elle n’a jamais cru aux cartes, elles payaient le loyer, voilà tout. Depuis qu’elle est ici, elles disent vrai.

## Personnages : groupe 3

character-paloma-mushroom-picker = Paloma, cueilleuse de champignons
    .story = Sa grand-mère lui a appris quatre cents noms, et deux qu’on ne prononce pas. Ces deux-là, elle les a vus ici.
character-idris-ice-seller = Idris, marchand de glace
    .story = Dans une ville de chaleur, il vendait le froid au bloc. Il se réveille avant les autres, quand tout est encore mouillé.
character-hanne-wrestler = Hanne, lutteuse
    .story = Deux fois championne de son district, une fois du pays entier. Le plus souvent, dit-elle, il suffit de rester près du sol.
character-teo-steeplejack = Teo, cordiste
    .story = Il dort mal en terrain plat. Donne-lui de quoi grimper, et il revient avec des nouvelles avant que l’eau ne bouille.
character-priya-toolmaker = Priya, outilleuse
    .story = Elle mesure à l’œil et ne se trompe jamais de plus d’un cheveu. Son carnet se remplit de choses que personne n’a encore demandées.
character-pio-sleepwalker = Pio, somnambule
    .story = Dix-sept ans, poli, toujours fatigué. Certains matins il se réveille loin de sa couverture, les pieds propres.

## Personnages : groupe 4

character-bashir-cook = Bashir, cuisinier de bord
    .story = En pleine tempête, il a nourri quarante hommes avec une seule marmite. Une louche vide le vexe.
character-noor-bargewoman = Noor, batelière
    .story = Née sur le fleuve, élevée sur le fleuve, elle en a bu toute sa vie. Peu de choses lui gâtent l’estomac ou l’humeur.
character-kenji-fencing-teacher = Kenji, maître d’armes
    .story = Soixante-huit ans et un peu dur d’oreille. Il attend, les yeux mi-clos, que l’autre commette une erreur.
character-astrid-balloonist = Astrid, aérostière
    .story = Elle se souvient du décollage. D’en haut, dit-elle, on aurait cru que quelqu’un avait disposé les vallées.
character-luca-tinker = Luca, rétameur
    .story = Sur sa charrette il y avait de tout, et la moitié marchait. Il trouve à employer ce que les autres enjambent.
character-zora-caver = Zora, spéléologue
    .story = Elle a passé plus de temps sous terre que bien des mineurs. Le noir ne lui fait pas peur, seulement le souffle tiède qui en sort.

## Personnages : groupe 5

character-mateo-beekeeper = Mateo, apiculteur
    .story = Il se déplace lentement et fredonne. Les abeilles de ce pays lui répondent, un demi-ton trop bas.
character-freya-diver = Freya, pêcheuse de perles
    .story = Quatre minutes d’un seul souffle, à plus de cinquante ans. De ce qui se dressait au fond, elle ne parle pas.
character-dmitri-night-watchman = Dmitri, veilleur de nuit
    .story = Vingt hivers dans un entrepôt plein des affaires des autres. Il connaît l’instant où, dans un silence, il y a quelqu’un.
character-aroha-courier = Aroha, coursière
    .story = Les jambes les plus rapides entre le port et la colline. Elle court pour ne pas oublier le chemin du retour.
character-abel-thatcher = Abel, chaumier
    .story = Dans chaque arbre il voit un toit. Tant qu’il nourrit le feu, personne ne demande qui est de garde.
character-vesna-vet = Vesna, vétérinaire de campagne
    .story = Des vaches, des chiens, un fermier de temps à autre. Ses patients n’ont jamais su dire où ils avaient mal, alors elle ne demande pas.

## Personnages : groupe 6

character-rosa-trapper = Rosa, trappeuse
    .story = Neuf fois grand-mère, du fil de fer plein la poche. Elle ne s’excuse de rien et ne gaspille rien.
character-samir-rain-watcher = Samir, guetteur de pluie
    .story = Il tenait le registre du temps d’une station de montagne et n’a jamais manqué une ligne. Ici la pluie suit le calendrier, mais ce n’est pas le nôtre.
character-olga-shot-putter = Olga, lanceuse de poids
    .story = Quatrième aux jeux, à deux centimètres près. Depuis, elle n’a plus jamais posé une pierre avec douceur.
character-linh-birdwatcher = Linh, ornithologue
    .story = Trois mille espèces sur sa liste, et aucune de celles qui crient ici. Ce qui bouge, elle le voit avant que cela ne bouge.
character-henrik-candlemaker = Henrik, cirier
    .story = Il sent un peu le miel et la graisse. Dans un bout de chandelle il voit une soirée, et dans une soirée presque tout.
character-emeka-locksmith = Emeka, serrurier
    .story = Chaque serrure, dit-il, est la question de quelqu’un qui n’est pas là. Il a rencontré ici des questions auxquelles il avait déjà répondu.

## Nuits

night-quiet-dark = L’obscurité tranquille
    .story = Rien ne remue, et vous restez éveillés à écouter vos ventres.
night-dry-mouths = Bouches sèches
    .story = L’air a un goût de poussière, et chacun entend la dernière gorgée quitter la bouteille.
night-ring-of-eyes = Un cercle d’yeux
    .story = Juste au-delà de la lumière, des étincelles s’ouvrent et se ferment deux par deux, patiemment, à tour de rôle.
night-humming-hours = Les heures bourdonnantes
    .story = Vers minuit les poteaux se mettent à bourdonner, et un moment vous dormez tous comme si quelqu’un l’avait ordonné.
night-lean-night = La nuit maigre
    .story = Quelqu’un compte les provisions à voix haute, s’arrête, puis recommence.
night-parched-night = La nuit desséchée
    .story = Un vent chaud peigne le camp et prend ce qu’il reste d’humide sur vos lèvres et dans vos yeux.
night-closing-circle = Le cercle se resserre
    .story = Les cris viennent d’abord de quatre côtés, puis de trois, puis de tout près.
night-black-gale = La bourrasque noire
    .story = Cette tempête n’apporte pas de pluie, seulement du poids, et elle s’appuie sur tout ce qui tient debout.
night-falling-ash = Pluie de cendres
    .story = De doux flocons gris descendent dans la lueur du feu, et nul incendie d’où ils pourraient venir.
night-low-mist = La brume basse
    .story = Elle monte jusqu’au genou, pas plus haut, et ce qui marche dedans n’a pas de pieds.

## Menaces : bleues

threat-festering-scratch = Une écorchure qui suppure
    .story = Ce n’était guère qu’une épine, et voilà la peau alentour brûlante et tendue.
threat-twisted-ankle = Une cheville tordue
    .story = La pierre roule, ton pied reste, et un moment tu ne vois plus que du blanc.
threat-creeping-doubt = Le doute s’insinue
    .story = Et si les autres ne s’étaient jamais réveillés ici, et qu’il n’y avait que toi ?
threat-the-quarrel = La dispute
    .story = Elle commence par une cuillère, et à la fin chacun a dit quelque chose.
threat-light-fingers = Doigts crochus
    .story = Au matin, les ballots sont fermés par un autre nœud.
threat-snapped-twig = Une branche craque
    .story = Un craquement, tout près, puis le long soin que met quelque chose à ne pas bouger.
threat-fresh-tracks = Des traces fraîches
    .story = Elles croisent les tiennes, et leurs bords n’ont pas encore commencé à s’effriter.
threat-scent-on-the-wind = Une odeur dans le vent
    .story = Le vent a tourné, et il porte de tes nouvelles dans le noir.
threat-sudden-downpour = Averse soudaine
    .story = Un seul nuage, une seule minute, et plus un fil de sec.
threat-loose-ground = Sol meuble
    .story = Hier la pente était ferme ; cette nuit elle s’écoule sous tes bottes.
threat-chill-before-dawn = Le froid d’avant l’aube
    .story = La pire heure est la dernière, quand le ciel est déjà gris et ne donne rien.
threat-somebody-was-here = Quelqu’un est passé
    .story = Près de ta tête repose un petit paquet bien ficelé, et aucune trace de pas n’y mène.

## Menaces : orange

threat-rattling-cough = Une toux qui racle
    .story = Elle vient de loin, et on dirait que quelque chose là-dedans lui répond.
threat-marked-as-prey = La marque de la proie
    .story = Il y a sur ta manche une tache qui ne part pas au lavage, et qui luit un peu dans le noir.
threat-frost-in-the-bones = Le gel dans les os
    .story = Tu ne grelottes plus, et tu sais que ce n’est pas bon signe.
threat-shared-fever = Fièvre partagée
    .story = Un seul gobelet pour tous, et à minuit vous parlez tous dans le même rêve.
threat-rope-too-short = Une corde trop courte
    .story = Le rebord cède, ta main trouve une racine, et tu cries un nom.
threat-hunting-line = La ligne de battue
    .story = Ils avancent de front, à intervalles égaux, comme des rabatteurs dans un champ.
threat-breath-behind-you = Un souffle dans ton dos
    .story = Il est chaud, il est lent, et il inspire chaque fois que tu inspires.
threat-robbed-cache = La cache pillée
    .story = Les pierres sont remises en tas comme avant, seulement il n’y a plus rien dessous, et la piste mène à l’eau.
threat-stones-of-ice = Des pierres de glace
    .story = La première fend une branche, et après personne ne compte plus.
threat-ground-gives-way = Le sol se dérobe
    .story = Sous la mince croûte il y a une pièce, et tu es en train d’y entrer.
threat-breathless-air = Pas un souffle d’air
    .story = La nuit est plus chaude que ne l’était le jour, et pas une feuille n’ose bouger.
threat-distant-lantern = Une lanterne au loin
    .story = Là-bas, quelqu’un balance une lumière, trois fois vers la gauche, et un instant tout le pays s’offre à la vue.
