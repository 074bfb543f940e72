# Scénarios et histoires de Discover : titres et récits. Ce que font les cartes et les chapitres est mis en mots ailleurs.

## Premiers scénarios

scenario-three-fires = Trois feux
    .story = Le premier soir, quelqu’un l’aperçoit : une lumière, très loin, qui clignote trois fois, s’arrête, puis clignote encore trois fois. Là-bas, on compte les feux, et vous n’en avez qu’un.
stage-three-fires-1 = Deux cercles froids
    .story = Deux cercles de pierres noircies attendent quelque part, posés par des gens qui voulaient être vus. Trouvez-les, dressez un feu dans chacun et faites en sorte que trois feux brûlent en même temps : ces deux-là et un troisième, au camp ou ailleurs.
stage-three-fires-2 = La lumière répond
    .story = Elle a répondu : trois éclats brefs, une pause, trois autres. Gardez trois feux allumés nuit après nuit, jusqu’à ce que l’on vous fasse confiance là-bas, puis soyez au camp, car c’est là qu’on viendra. La lueur attire aussi autre chose.
card-three-fires-soot-ring = Le cercle de suie
    .story = Sous les cendres, une boîte en fer, et sous la boîte une pierre plate gravée de lignes. Les derniers ont tout brûlé, sauf cela.
card-three-fires-charred-pole = Le poteau calciné
    .story = Au milieu du cercle se dresse un poteau, brûlé jusqu’à hauteur d’homme. Quelqu’un y a suspendu un manteau, avec soin, comme pour revenir.

scenario-sunken-bell = La cloche enfouie
    .story = La nuit, une note monte du sol, trop grave pour qu’on l’appelle un bruit. Quelque chose est enterré là-bas et voudrait pendre à l’air libre.
stage-sunken-bell-1 = Bouche contre terre
    .story = Trouvez l’endroit où le sol bourdonne sous les pieds. Des leviers et de la patience mettront la cloche au jour, et avec un peu de bois et de fer vous pourriez en profiter pour bâtir un traîneau.
stage-sunken-bell-2 = Le poids
    .story = La cloche est dégagée, verte et muette, et plus lourde que vous ne le voudriez. L’un de vous doit la rapporter au camp, pas à pas, tandis que dans le noir des têtes se tournent vers elle.
stage-sunken-bell-3 = Sonner
    .story = Il lui faut un bâti assez solide pour se balancer. Construisez-le au camp, et quand il sera debout, tout le monde devra être au camp pour entendre le premier coup. Nul ne sait qui d’autre l’entendra.
card-sunken-bell-green-bell = La cloche verte
    .story = Fondue sans nom et sans année. Quand on la pose, elle continue un moment de trembler.
card-sunken-bell-log-sledge = Le traîneau de rondins
    .story = Deux patins, six traverses et une sangle qui scie l’épaule. Une fois lancé, il glisse.

scenario-false-door = La fausse porte
    .story = Deux portes sans maison se dressent là-bas, peintes du même gris. Un billet trouvé au camp dit : l’une des deux n’est qu’un trompe-l’œil.
stage-false-door-1 = Deux portes
    .story = Trouvez les deux portes avant de toucher à aucune. Frappez ensuite à l’une d’elles, au petit bonheur ou après avoir bien examiné ses gonds : derrière l’une se trouve le passage, derrière l’autre quelqu’un qui dormait.
stage-false-door-2 = La première porte est la bonne
    .story = Un courant d’air passe sous la première porte ; il sent la pluie et les rues. Elle est coincée dans son cadre : forcez-la avec des coins ou des leviers, puis franchissez-la. La nuit, on frappe de l’intérieur.
stage-false-door-3 = La seconde porte est la bonne
    .story = C’est la seconde porte, et derrière elle un couloir descend, à demi effondré. Étayez-le, prudemment ou à la hâte, jusqu’à ce que l’on puisse passer, puis entrez-y depuis cet endroit même.
card-false-door-warden-ring = L’anneau du gardien
    .story = Un anneau pour un pouce plus gros que le tien. À l’intérieur, quelqu’un a gravé : ouvre-moi.
card-false-door-list-of-names = La liste de noms
    .story = Des noms sont écrits près du cadre, de bien des mains, chacun suivi d’une coche. Les trois derniers n’en ont pas.
special-pale-warden = Gardien blême

scenario-fever-guest = L’hôte
    .story = Des traces de pas s’éloignent de votre camp et ne sont à aucun de vous. Quelqu’un était là avant votre réveil et s’en est allé en zigzag, comme une personne brûlante de fièvre.
stage-fever-guest-1 = La fièvre
    .story = Trouvez cette personne inconnue, qui s’est couchée quelque part et ne se relèvera plus seule. Apportez d’abord de l’eau, plus tard de la nourriture, des médicaments dès que vous en avez, et la nuit ne quittez pas son chevet plus souvent qu’il ne le faut.
stage-fever-guest-2 = L’hôte connaît le chemin
    .story = La fièvre est tombée, et le silence avec elle : il existe une issue, que l’on peut montrer mais non décrire. Emmenez votre hôte au second lieu ; une fois le passage ouvert, quiconque s’y rend pourra partir.
card-fever-guest-woken-guest = L’hôte guéri
    .story = Maigre, de bonne humeur, toujours assoiffé. Il connaît ici chaque pierre et pas une seule des personnes qui ont dû les lui montrer.
card-fever-guest-fever-notebook = Le carnet
    .story = Dans la main de l’hôte, un carnet trempé puis séché. À la dernière page, une dose et un croquis du pays, soulignés deux fois.

scenario-empty-cart = La charrette vide
    .story = Une charrette parcourt ce pays sans personne pour la conduire. Elle s’arrête là où on l’appelle et prend qui peut payer.
stage-empty-cart-1 = Le poteau d’appel
    .story = Trouvez le poteau au fil de sonnette et réparez-le ; sonnez jusqu’à ce que la charrette vous ait entendus. Sous le poteau vit quelque chose qui donnerait un jeton contre de la viande.
stage-empty-cart-2 = Le prix du voyage
    .story = Quelque part, des roues tournent. La charrette attendra au second lieu, avec trois caisses sur son plateau : une pour les vivres, une pour les matériaux, une pour les choses rares. Qui remplit une caisse part, et part seul ; chaque caisse ne vaut qu’un passage par jour. Qui montre le jeton paie moins.
card-empty-cart-toll-token = Le jeton
    .story = Un disque de corne percé d’un trou, tiède comme s’il sortait d’une poche.
card-empty-cart-answering-bell = L’autre sonnette
    .story = Tu tires sur le fil. Au bout d’un moment, bien trop près, une autre sonnette répond.

scenario-bait = L’appât
    .story = La bête porte des cornes qui ne vont à aucun animal connu et ne se montre à personne. Chaque matin, ses traces s’arrêtent au même endroit.
stage-bait-1 = Mettre la table
    .story = Trouvez le lieu où les traces s’arrêtent et déposez-y largement de quoi manger, viande ou autre nourriture. Puis allez-vous-en : la bête vient la nuit, et seulement chez ceux qui ne l’attendent pas.
stage-bait-2 = Des pas creux
    .story = Elle est venue, elle est repue, elle ne court pas loin. Abattez-la, avec des collets, du poison ou ce que vous saurez attacher à une perche, au camp.
stage-bait-3 = La corne
    .story = Ses cornes gisent là où vous aviez posé l’appât ; dans l’une, il y a longtemps, on a taillé une embouchure. Portez-la au second lieu et soufflez : ceux qui se tiennent près de vous seront emmenés. Les autres devront aller chercher leur propre corne.
card-bait-carved-horn = La corne
    .story = Elle ne pèse presque rien. Par bon vent elle parle toute seule, et tout ce qui vit vient voir.
card-bait-catch-spear = L’épieu à butée
    .story = Une traverse derrière la lame, pour que ce que l’on a touché reste à distance. Quelqu’un a réfléchi.
special-hollow-ram = Bélier creux

scenario-squatter = Le dormeur sur la trappe
    .story = Il y a une trappe dans le sol, les vieilles notes s’accordent là-dessus. Aucune ne dit comment l’ouvrir, car personne n’a jamais délogé ce qui dort dessus.
stage-squatter-1 = Fumée et vacarme
    .story = Trouvez le creux tiède et chassez ce qui s’y couche, par la fumée ou par le vacarme, sur place. Le tuer ne sert à rien : la nuit suivante, un autre est là. Il faut que l’endroit sente l’homme.
stage-squatter-2 = La manivelle
    .story = Désormais, ils gardent leurs distances. La trappe a un trou carré où va une manivelle, et la manivelle est au second lieu, prise par la rouille. Apportez-la à la trappe et ouvrez ; puis descendez, l’un après l’autre.
card-squatter-warm-hollow = Le creux tiède
    .story = Le sol fume. Ce que tu prenais pour une butte inspire et, longtemps après, expire.
card-squatter-hatch-crank = La manivelle
    .story = Une longueur de bras en fer, avec une poignée de bois lisse. Elle va à la main de quiconque a déjà eu peur.
special-broad-sleeper = Dormeur massif

scenario-blank-map = La carte vierge
    .story = Au camp se trouve une grande feuille de papier, avec un cadre, une rose des vents et rien dedans. À côté, taillé, un crayon.
stage-blank-map-1 = Dessinez ce que vous voyez
    .story = Parcourez le pays et dévoilez-en autant que vous pouvez ; la feuille veut être presque pleine. Puis revenez au camp et dessinez. Au camp, du haut d’une perche où fume un chiffon, un guetteur voit loin.
stage-blank-map-2 = Deux visées
    .story = Les lignes tracées, deux lieux ressortent. Portez la carte à chacun d’eux et faites-y une visée. Vous n’y serez pas seuls : dès que vous lèverez les yeux du papier, quelqu’un se tiendra à côté de vous.
stage-blank-map-3 = Où les lignes se croisent
    .story = Les lignes se croisent en des points marqués dans le pays même, par des signes que vous aviez longés sans les voir. Tenez-vous sur une case ainsi marquée avec des vivres pour la route et partez, chacun pour soi ; ou partez du premier lieu, c’est le chemin le plus long. Les marcheurs se sont rapprochés.
card-blank-map-drawn-map = La carte dessinée
    .story = Vos traits, vos erreurs, votre empreinte de pouce couleur café. On a déjà du mal à imaginer la feuille vide.
card-blank-map-first-sighting = La première visée
    .story = Tu alignes le bord du papier sur l’horizon. À sa gauche, une silhouette aligne quelque chose, elle aussi.
card-blank-map-second-sighting = La seconde visée
    .story = La ligne tombe exactement où il faut. À droite, une silhouette hoche la tête, un peu trop lentement.
special-left-walker = Marcheur de gauche
special-right-walker = Marcheur de droite

## Derniers scénarios

scenario-long-watch = La longue veille
    .story = Un billet est cloué au camp : ils viennent chercher ceux qui tiennent bon, mais seulement à cet endroit, et seulement si l’on est resté. Au-dessous, d’une autre main : c’étaient des nuits, beaucoup de nuits.
stage-long-watch-1 = Se retrancher
    .story = Trouvez le lieu et faites-en quelque chose que l’on puisse tenir : du bois et de la pierre, ou de la ferraille si vous en avez. Et un feu. Vous allez y passer du temps.
stage-long-watch-2 = Tenez la place
    .story = Maintenant, restez. Chaque nuit passée en ce lieu compte ; ceux qui s’y trouvent quand le compte y est seront emmenés. À partir de la deuxième nuit vient quelque chose qui ne rôde pas, mais assiège.
card-long-watch-stone-rampart = Le rempart
    .story = À hauteur de genou, puis de hanche. Au sommet, des pierres attendent qu’on les lance.
card-long-watch-long-pike = La longue pique
    .story = Assez longue pour passer par-dessus le mur, et tout juste assez légère pour être tenue jusqu’au matin.
special-grey-besieger = Assiégeant gris

scenario-signal-mast = Le mât
    .story = Aux vieilles fondations, un dessin repose sous verre : un mât, une lentille, un feu. Ceux qui l’ont dessiné sont allés jusqu’aux fondations.
stage-signal-mast-1 = L’assise
    .story = Trouvez les fondations et apportez des pierres pour les achever. Chaque coup porte loin, et ce qui l’entend s’approche.
stage-signal-mast-2 = La charpente
    .story = Maintenant, en hauteur, avec du bois ou du fer. La nuit, le vent secoue la charpente, et ce que personne ne tient, il le détache. D’en haut, on voit plus loin qu’on ne voudrait.
stage-signal-mast-3 = Une nuit de lumière
    .story = Le mât est debout. Allez chercher la grande lentille au second lieu, portez-la au mât, allumez-y un feu et passez une nuit auprès des deux. Si la lumière traverse le noir toute une nuit, on vous trouvera tous.
card-signal-mast-great-lens = La grande lentille
    .story = Large comme une roue de charrette, enveloppée dans des couvertures qui furent le manteau de quelqu’un. Le pays s’y voit à l’envers, et il y brûle plus de feux que le vôtre.
card-signal-mast-from-the-top = D’en haut
    .story = Tu grimpes. Le pays entier est là, étalé comme pour une inspection.

scenario-turning-water = L’eau qui tourne
    .story = Le matin, l’eau de vos gourdes est trouble, alors que le soir elle était claire. Cela commence quelque part, et cela s’étend.
stage-turning-water-1 = La source trouble
    .story = Trouvez la source où cela commence et bouchez-la avec des pierres ou traitez-la avec des médicaments, autant qu’il en faut. Ce qui vit là dans la vase ne restera pas sans rien faire ; on peut l’empoisonner. Tant que ce n’est pas fini, l’eau pure tourne pendant la nuit.
stage-turning-water-2 = L’écluse
    .story = La mauvaise eau ne coule plus. Ouvrez maintenant la vieille écluse, au second lieu, pour que la bonne coule de nouveau. Quand elle coulera, venez avec de l’eau pure à vous et buvez : qui le fait là-bas est tiré d’affaire.
card-turning-water-clouded-pool = Le bassin trouble
    .story = La surface est sans une ride. Puis elle s’ouvre, comme un œil qui ne faisait que se reposer.
card-turning-water-felt-strainer = Le filtre de feutre
    .story = Trois épaisseurs de feutre sur un cerceau. Ce qui y reste, on le jette sans regarder.
special-silt-mother = Mère de vase

scenario-carried-flame = La flamme portée
    .story = Trois foyers, une flamme : c’est gravé sur la pierre près de votre camp. Les trois sont froids depuis longtemps, et depuis lors personne n’est parti d’ici.
stage-carried-flame-1 = Le premier foyer
    .story = Trouvez le premier foyer. Au fond de ses cendres, quelque chose rougeoie encore ; ranimez-le et emportez-le dans un pot. Quelqu’un doit le porter et le nourrir chaque nuit.
stage-carried-flame-2 = Le deuxième foyer
    .story = Portez la flamme au deuxième foyer et chauffez-le au bois jusqu’à ce que ses parois soient chaudes. De là, la piste continue.
stage-carried-flame-3 = Le troisième foyer
    .story = Il reste un foyer. Portez-y la flamme, allumez-le et partagez-y un repas, autant de fois que vous étiez de personnes au départ. Qui se tient alors au troisième foyer peut aller plus loin.
card-carried-flame-flame-pot = Le pot à flamme
    .story = De l’argile, un couvercle à cinq trous, une anse de fil de fer. Il tient chaud et réclame du bois, comme un petit animal.
card-carried-flame-cold-kiln = Le four
    .story = Dans la paroi du foyer, une niche ne s’ouvre que lorsqu’elle est chaude. Quelqu’un y a laissé des choses pour les suivants.

scenario-last-cabin = La dernière cabine
    .story = Un câble traverse tout le pays, et il y pend, immobiles, des cabines pour une seule personne. Le soir, en dessous, vous n’êtes pas seuls à les compter.
stage-last-cabin-1 = La maison du treuil
    .story = Trouvez la maison du treuil et faites tourner son tambour : du bois pour les dents, du fer ou des tendons pour le reste. Quelque chose y loge qui mange le fil de fer ; des pierres le tiennent à l’écart.
stage-last-cabin-2 = Une cabine par jour
    .story = Le câble avance. Au second lieu, une cabine passe une fois par jour : soyez-y avec des vivres et montez. Le premier d’entre vous voyage à bon compte, il en faut davantage aux suivants. Et qui n’a plus d’espoir peut aussi grimper le long du câble.
card-last-cabin-winding-house = La maison du treuil
    .story = La porte ne tient plus que par un gond. À l’intérieur, quelque chose cesse de mâcher.
card-last-cabin-lower-platform = Le quai du bas
    .story = Sur le quai, une gamelle bien léchée, et à côté un panneau portant un règlement que plus personne ne sait lire. Quelqu’un s’y tient encore, les crocs dehors.
special-wire-gnawer = Rongeur de câbles
special-platform-dog = Chien du quai

scenario-two-reapers = Deux faucheuses
    .story = Deux machines parcourent le pays, toujours en vue l’une de l’autre. Là où elles sont passées, plus rien ne tient debout, et chaque jour elles se rapprochent d’une bande.
stage-two-reapers-1 = L’atelier
    .story = Trouvez l’atelier de ceux qui ont essayé avant vous et préparez-y des pieux et des cordes ; on peut aussi y fabriquer une perche à crochet. Découvrez aussi où les deux font demi-tour : c’est le second lieu.
stage-two-reapers-2 = L’une des deux
    .story = Elles se tiennent au point de demi-tour, tout près l’une de l’autre. Abattez l’une des deux, peu importe laquelle : avec des fosses et des pieux, avec la perche, ou avec du fer jeté dans ses rouages.
stage-two-reapers-3 = L’autre
    .story = L’autre ne fauche plus. Elle tourne en rond et appelle, sur une seule note, toute la nuit. Abattez-la aussi, ou portez du fer au point de demi-tour et déposez-le là, pièce par pièce, jusqu’à ce qu’elle comprenne : dans les deux cas, vous pourrez tous partir.
card-two-reapers-hooked-pole = La perche à crochet
    .story = Faite pour passer entre des lames qui tournent et en tirer la seule pièce qui compte. Le manche montre où étaient les mains.
card-two-reapers-still-blades = Lames immobiles
    .story = Elle gît sur le flanc, et les lames ralentissent peu à peu. Certaines de ses pièces sont plus jeunes que toi.
special-tall-reaper = Haute faucheuse
special-lame-reaper = Faucheuse boiteuse

scenario-humming-engine = La machine
    .story = On la sent dans les dents avant de l’entendre. Quelque part, une machine tourne mal, et tout dans ce pays marche, dort et chasse à sa cadence.
stage-humming-engine-1 = Réparer ou briser
    .story = Trouvez la machine et lisez ce qui y est estampé. Puis décidez, car qui est sur place décide pour tous : réparez-la avec du fer et du bois, ou brisez-la à coups de pierres. Les deux voies mènent dehors, mais pas au même endroit.
stage-humming-engine-2 = Elle tourne
    .story = Elle tourne comme elle doit. Alimentez-la jusqu’à ce que la pression soit bonne ; alors une porte s’ouvre au second lieu, et qui y parvient peut partir. Sa bonne marche en réveille d’autres.
stage-humming-engine-3 = Elle se tait
    .story = Le silence a fait venir quelqu’un dont c’est la charge. Arrêtez le gardien, avec tout ce qui se lance, s’abat ou se brandit ; et quand il ne bougera plus, rassemblez-vous tous au camp. Ce sera la première nuit tranquille.
card-humming-engine-engine-plate = La plaque
    .story = Une plaque est rivetée au carter : un numéro, une date qui n’est pas encore venue et deux mots, un pour chaque position du levier.
card-humming-engine-brass-lever = Le levier de laiton
    .story = Cassé net, une bonne longueur de bras. Il tient dans la main comme s’il voulait retrouver sa place.
special-engine-keeper = Gardien de la machine

scenario-fog-ford = Le gué dans la brume
    .story = Au-delà de la dernière borne, il n’y a plus que la brume. Un jour sur deux elle s’ouvre quelques heures, et l’on voit alors, toute proche, l’autre rive.
stage-fog-ford-1 = La corderie
    .story = Trouvez la corderie et tordez-y une corde, d’écorce, ou de fil de fer et de tendons. Elle doit être assez longue pour vous tous, car nul ne traverse sans y tenir une main.
stage-fog-ford-2 = Tous ensemble
    .story = Portez la corde au gué et fixez-la, avec des pierres ou à des poteaux. Ensuite, tous doivent se tenir au gué un jour pair : la brume s’ouvre pour tous ou pour personne. Une ligne jusqu’au camp aiderait les retardataires.
card-fog-ford-long-rope = La longue corde
    .story = Lovée sur les deux épaules, elle descend jusqu’aux genoux. Elle sent le travail.
card-fog-ford-fog-line = La ligne de vie
    .story = Une fine cordelette, un nœud tous les dix pas, du camp jusque dans le gris. On peut la suivre les yeux fermés.

## Scénarios du dernier survivant

scenario-closing-dark = Le noir se referme
    .story = Les bords du pays s’éteignent, l’un après l’autre, comme les lampes d’un couloir. Il reste un camp.
stage-closing-dark-1 = Il reste un lit
    .story = Au bout de quelques jours, le noir blessera quiconque n’est pas au camp la nuit ; plus tard, le camp non plus ne sera pas un refuge. Il n’y a pas de place pour tous. Le dernier debout verra le matin.

scenario-tall-hunter = Le grand chasseur
    .story = Il enjambe les creux et les fourrés comme des sillons. Il sait compter et cherche un nombre : un.
stage-tall-hunter-1 = Ne dormez pas sans feu
    .story = Qui dort sans feu reçoit une visite. En un certain lieu, les offrandes de viande guérissent, et l’on peut y fabriquer une lance ; avec de la viande on peut aussi appeler le chasseur, sur d’autres peut-être. Il partira quand il ne restera que l’un de vous.

scenario-three-crates = Trois caisses
    .story = Trois caisses sont tombées dans la nuit, loin les unes des autres. Sur chacune est écrite la même phrase : pour qui restera.
stage-three-crates-1 = Ce qui se garde et ce qui pourrit
    .story = La nourriture se gâte plus vite chaque jour. En trois lieux se trouvent trois caisses, de lames, de conserves et de pansements, et chacune ne s’ouvre qu’une fois. Elles ont été remplies pour une seule personne : le dernier debout.
card-three-crates-crate-of-blades = La caisse de lames
    .story = Du papier huilé, de l’acier neuf. Un logement est vide, et le papier y est encore tiède.
card-three-crates-crate-of-tins = La caisse de conserves
    .story = Ni étiquette ni date. Chaque boîte rend un autre son quand on la secoue.
card-three-crates-crate-of-bandages = La caisse de pansements
    .story = Blancs, pliés, repassés. Quelqu’un a soigné chaque bord.
card-tall-hunter-hunters-lance = La lance
    .story = Faite pour quelqu’un de trois fois ta taille. Cassée par le milieu, elle est juste comme il faut.
special-stilt-hunter = Chasseur aux échasses

## Histoires

story-tally = Les encoches
    .one = Vous vous êtes réveillés le dos raide, chaussés de bottes inconnues, et près du camp se dressait un poteau couvert d’encoches, taillées cinq par cinq. Quelqu’un a compté ici des jours, un très grand nombre. Sous la dernière, vous avez fait une encoche à vous, parce que cela semblait convenable. Au matin, la vôtre était la seule fraîche, et pourtant elle n’avait pas l’air neuve.
    .two = C’est votre tour, à vous qui ne savez rien de ceux d’avant, hormis leur poteau. Les encoches commencent avec soin et finissent à la hâte. Une chose est étrange : il y en a moins qu’un homme du groupe ne croit en avoir compté hier. Il recompte, tout haut, et s’arrête au milieu.
    .three = Un autre pays, un autre poteau, le même couteau. À côté des encoches on a gravé de petits signes, une cloche, une porte, une bête, comme pour se rappeler ce qui arriva tel ou tel jour. Vous n’en reconnaissez aucun. Mais tout en bas, là où le bois est encore clair, figurent vos propres noms, et près de chacun un jour où vous n’étiez pas encore réveillés.
    .four = Le poteau près de votre camp est lisse. Personne n’a jamais compté ici, et dans l’herbe à côté repose un couteau neuf. Vous comprenez alors dans quel sens vont les jours en ce lieu : les autres sont encore à venir, et ils commenceront par l’encoche du bas. Vous commencez en bas et vous taillez avec soin, pour qu’ils puissent lire.
    .five = Au coin du feu, on parle d’un groupe où personne ne faisait d’encoche, chacun croyant qu’un autre s’en chargeait. Aussi les jours ne passaient-ils pas. Ils ne passèrent que lorsqu’il n’en resta qu’un, qui savait à qui était le tour.
    .end = Avant de partir, vous retirez le couteau du poteau et le posez dans l’herbe. La dernière encoche est aussi la première. Quelqu’un se réveillera le dos raide et s’étonnera de ses bottes.

story-humming-posts = Les poteaux
    .one = Il y a dans ce pays des poteaux gris, plus hauts qu’un homme, et si l’on y colle l’oreille, ils bourdonnent. À vous tous, vous savez toutes sortes de métiers, et aucun qui servirait ici. Au camp, vous avez trouvé une couverture et une liste de poteaux cochés un à un. La dernière coche a une longue queue, comme lorsque quelqu’un lève les yeux.
    .two = Vous avez trouvé une liste que d’autres ont commencée, et vous la continuez, car mieux vaut avoir une liste que pas. Certains poteaux bourdonnent plus haut qu’il n’est noté. Une vieille femme parmi vous dit qu’ils ne chantent pas, qu’ils prennent leur souffle. Personne ne rit.
    .three = Ici les poteaux sont plus minces et plus serrés, et il y a des mots dans leur bourdonnement. Vous notez ces mots. C’est ce que les autres ont dit près de leurs feux, avant vous, ailleurs : des plaintes sur l’eau, une plaisanterie, une berceuse, la phrase de la vieille femme. Le pays a tout écouté.
    .four = Vous vous êtes réveillés sans un bruit. Les poteaux se taisent, tous, et vous remarquez combien ils vous manquent, vous qui ne les avez jamais entendus. Alors vous vous asseyez près de l’un d’eux et lui racontez qui vous êtes et comment c’est ici. Au bout d’un moment, tout au fond, il se met à bourdonner.
    .five = On dit qu’autrefois les poteaux avaient chacun leur note et que les gens se querellaient dessous. Quelqu’un eut alors l’idée qu’avec une seule voix le son serait pur. Il fut très pur.
    .end = Derrière vous, les poteaux se passent la chose de l’un à l’autre, plus vite que vous ne marchez. Ce qui a été découvert ici n’est pas perdu. Très loin, une autre année, quelqu’un colle l’oreille au bois.

story-ring-of-ash = L’anneau de cendre
    .one = Autour de votre camp court un anneau de cendre, large d’une main et sans lacune. Aucun de vous ne se souvient d’un feu, et aucun ne l’a encore enjambé sans retenir son souffle. La cendre ne s’envole pas. Du côté intérieur, on y voit des empreintes de pieds nus qui ne mènent nulle part.
    .two = Vous avez trouvé un camp que d’autres ont quitté ; les gobelets y étaient encore, et tout autour un anneau de cendre. Vous avez pris les gobelets et dormi à côté, pas dedans. Au matin, l’anneau était autour de vous. L’une de vous dit qu’il n’est pas là pour retenir quoi que ce soit.
    .three = Ici la cendre est en tas au bord des chemins, prête à servir, sous de petits toits. C’est donc un métier, pensez-vous : quelqu’un va de camp en camp et la répand. Vous avez trouvé un sac à moitié plein et, à côté, une paire de souliers. Les souliers vont à l’une de vous, et elle est devenue bien silencieuse.
    .four = Vous ne vous réveillez pas dans un camp, mais près d’une charrette chargée de sacs. Sans l’avoir appris, vous savez marcher à reculons et laisser couler entre les doigts. Là-bas dorment des gens qui ignorent encore qu’il faut les protéger de la nuit. Vous allez pieds nus, pour ne pas les réveiller.
    .five = Une légende : là où l’anneau est rompu, le noir entre et demande poliment combien vous êtes. À tout nombre sauf un, il répond : trop.
    .end = Le sac est vide, et pour la première fois le vent emporte la cendre. Il fait jour. Ceux qui dorment dans les anneaux peuvent se réveiller.

story-red-thread = Le fil rouge
    .one = Au réveil, chacun de vous avait un fil rouge au poignet, coupé à une longueur de doigt du nœud. Vous en avez plaisanté, et personne ne l’a ôté. Dehors, aux branches et aux pierres, pendent d’autres bouts semblables, décolorés. Qui est passé par ici a marqué le chemin, ou fut marqué.
    .two = Vous ne portez pas de fil. Mais au camp il y avait une bobine, rouge et presque pleine, et vous en nouez des morceaux à tout ce que vous voulez retrouver : un point d’eau, un bon endroit, une tombe. Parfois, là où vous n’êtes jamais allés, un morceau pend déjà. C’est toujours votre nœud.
    .three = Dans ce pays, le fil n’est pas coupé. Il court, tendu, de pierre en pierre, et si on le pince, quelque chose répond au bout d’un moment par deux secousses. Le jour, vous le suivez. La nuit, vous l’avez remarqué, il raccourcit.
    .four = Vous êtes revenus à vous le fil dans les mains, tous avec le même. À l’autre bout, quelqu’un marche : d’abord hésitant, puis un groupe, puis une foule ; vous le sentez dans les doigts comme des poissons. Personne n’a jamais attiré ces gens ici. Quelqu’un, depuis le début, essaie de les en tirer.
    .five = Dans le rêve, vous êtes tous suspendus à un même fil, et il s’effiloche. Chacun de vous a des ciseaux. C’est un rêve très silencieux.
    .end = Vous enroulez ce qu’il y a à enrouler. Au bout, chaque fois, vient un poignet, et un visage qui cligne des yeux. Vous coupez le fil à une longueur de doigt et les laissez dormir encore un peu.

story-four-notes = Quatre notes
    .one = Chaque soir, quelqu’un siffle au loin : quatre notes, la dernière trop basse. Vous avez crié, vous avez sifflé en retour, et alors c’est le silence pendant une heure. L’une de vous connaît l’air depuis l’enfance et ne sait dire d’où. Vous vous êtes mis à le fredonner en travaillant.
    .two = Vous êtes ici depuis une nuit et vous avez déjà une chanson ; nul ne sait qui l’a commencée. Elle a quatre notes. Dans un camp abandonné, vous l’avez trouvée écrite sur une planche, avec cette remarque : ne pas répondre. Au-dessous, d’une autre main : pourquoi pas, nous sommes seuls ici.
    .three = Ici, les oiseaux la connaissent. Ils la chantent faux, comme on répète une langue étrangère, et s’interrompent à votre approche. Sur une pierre, quelqu’un a gravé les quatre notes et une cinquième, avec un point d’interrogation. Avec la cinquième, la quatrième ne serait pas trop basse.
    .four = Vous sifflez bien, tous ; c’est la seule chose que vous ayez en commun. Le soir, vous êtes assis sur une hauteur, et en bas, au loin, brûlent les feux de gens qui semblent perdus. Vous sifflez pour eux, afin qu’ils sachent que quelqu’un est là. Jamais ils ne vous laissent arriver à la cinquième note ; ils crient toujours avant.
    .five = On raconte l’histoire de chanteurs qui n’avaient qu’une note chacun et se haïssaient pour cela. À la fin, l’un d’eux chanta seul toutes les notes. Ce fut beau, dit-on, et il n’y avait personne.
    .end = Ce soir, nul ne crie. Vous sifflez quatre notes, la dernière basse, et d’en bas, doucement, de bien des feux, monte la cinquième. Après cela, il n’y a plus rien à dire.

story-laid-table = La table mise
    .one = Il y avait une table en pleine nature sauvage, mise pour exactement autant que vous êtes. Le pain était frais. Vous avez mangé, car vous aviez faim, et c’est après seulement que vous vous êtes demandé qui d’autre devait venir. Depuis, vous lavez les gobelets chaque soir, par politesse.
    .two = Vous avez trouvé une table et la vaisselle d’inconnus, lavée et empilée. Pour vous, il y avait une assiette de trop. Vous l’avez laissée, et la nuit vous entendez que l’on déplace une chaise. Au matin, il y a un peu moins de tout, et autre chose à la place : un couteau, une ficelle, une allumette sèche.
    .three = Cette fois, la table est renversée et la vaisselle brisée, sauf un gobelet. On s’est querellé ici. Vous redressez la table, parce que cela se fait, et vous trouvez gravées dessous de longues rangées de noms, place par place : d’abord ceux qui ont mangé, puis ceux qui ont apporté. Certains noms sont dans les deux.
    .four = Dans votre camp, le garde-manger est plein, et personne n’a faim. Vous ne vous étonnez pas longtemps : vous prenez du pain, une nappe, juste assez de gobelets, et vous portez le tout là où les autres se réveilleront. L’une de vous y retourne sans cesse pour voir de loin s’ils mangent. Elle emporte une assiette de plus et s’assied là où il fait sombre.
    .five = On parle d’un banquet où il n’y avait qu’un seul carton, sans rien d’écrit. Tous les convives étaient sûrs qu’il s’agissait d’eux. Au matin, c’était vrai pour l’un.
    .end = Enfin, vous vous asseyez. Quelqu’un a mis la table, exactement comme il faut, et le pain est encore chaud. Personne ne demande qui d’autre doit venir ; il y a assez de chaises.

## Épilogues : comment chaque scénario peut finir. Ils ne s’adressent à personne, car il peut rester un survivant ou quatre.
## won, won-<chapitre>, spared : quelqu’un est rentré (spared : un monstre spécial a été épargné) ; behind : et quelqu’un non ;
## early, late : tous sont morts, au premier chapitre ou plus tard ; time : les nuits ont eu raison d’eux ; dead : tous sont morts.

epilogue-three-fires =
    .won = De l’autre côté, des lanternes descendent jusqu’au bord du noir, au nombre de trois, balancées au même pas. Personne ne demande de noms. Quelqu’un compte les feux une dernière fois, hoche la tête et éteint celui du camp du bout de sa botte.
    .behind = Là-bas, la lumière clignote encore un moment, pour ceux qui manquent. Puis on l’éteint aussi.
    .early = La lumière lointaine a clignoté trois fois, s’est arrêtée, puis a clignoté trois fois encore. Rien ne lui a répondu qu’un petit feu, et au matin pas même cela. Quelque part, les pierres de deux cercles n’ont jamais été aussi froides.
    .late = Trois feux brûlaient, et toute une nuit la lumière de là-bas a semblé se rapprocher. Puis la lueur a attiré quelque chose qui n’a pas besoin de lumière pour voir. Quand les lanternes ont atteint le camp, elles n’ont trouvé que des cendres tièdes.
    .time = Le bois s’est épuisé avant les nuits. Là-bas, quelqu’un a compté jusqu’au bout : un feu, parfois deux, jamais trois assez longtemps. Puis la lumière s’est détournée, comme une lampe que l’on emporte dans une autre pièce.

epilogue-sunken-bell =
    .won = Le premier coup traverse le sol avant de traverser l’air. Tout ce qui s’approchait en rampant s’immobilise et lève la tête. Au deuxième coup, très loin, une autre cloche répond, et l’on sait enfin de quel côté est la maison.
    .behind = Le troisième coup est pour ceux qui n’ont pas vécu assez longtemps pour entendre le premier.
    .early = La nuit, la note monte toujours du sol, trop grave pour qu’on l’appelle un bruit. Il n’y a plus personne pour y coller l’oreille. Ce qui est enterré là a déjà attendu plus longtemps et peut attendre encore.
    .late = La cloche est restée là où on l’a posée pour la dernière fois, verte et muette, et autour d’elle l’herbe a été piétinée par des pieds sans chaussures. Par grand vent, elle bourdonne un peu, comme si une main venait de la quitter. Aucune autre cloche ne répond à un bourdonnement.
    .time = À la fin, il ne restait plus la force de lever un marteau. Les nuits s’étaient faites plus lourdes, chacune à peu près du poids d’une cloche. Personne n’a entendu le premier coup, car il n’y en a pas eu.

epilogue-false-door =
    .won-2 = La première porte cède dans un soupir, et le courant d’air sent la pluie et les rues. Derrière, il y a un escalier, et en haut de l’escalier quelqu’un discute le prix des oignons. Puis la porte se referme, et de ce côté-ci ce n’est plus qu’un mur peint en gris.
    .won-3 = Le couloir derrière la seconde porte descend longtemps, le long d’étais qui grincent et qui tiennent. Puis il remonte, le noir devient gris, et le gris devient un matin avec des toits. Sur le dernier étai, il y a la place d’un nom, et un crayon pend au bout d’une ficelle.
    .behind = Sur la liste, près du cadre, tous les nouveaux noms n’ont pas reçu leur coche.
    .early = Les deux portes se dressent là où elles étaient, peintes du même gris. Il ne reste personne pour frapper à l’une ou à l’autre. Au camp, le vent a retourné le billet.
    .late = On savait déjà quelle porte était la bonne, et cela n’a servi à rien. Elle est toujours fermée, avec des griffures fraîches autour du cadre. La nuit, on frappe de l’autre côté, patiemment, comme si rien ne pressait.
    .time = Une porte, disait-on près du feu, n’est qu’une affaire de patience. Mais les nuits sont devenues longues, puis mauvaises, et la patience a manqué la première. À présent, les deux portes ne sont plus que des trompe-l’œil.

epilogue-fever-guest =
    .won = L’hôte marche devant, parle de pierres tout le long du chemin et s’arrête à un endroit pareil à tous les autres. L’issue est là, aussi impossible à décrire que promis. De l’autre côté, l’hôte demande un verre d’eau, le boit et disparaît avant que l’on ait pu dire merci.
    .behind = Là-bas, une couverture est restée, étendue avec soin. On y en avait davantage besoin.
    .early = Dehors, l’hôte gisait, la bouche brûlée, à guetter des pas qui ne venaient plus. Il y avait alors beaucoup de fièvre dans le pays, et plus personne pour la veiller. Un carnet donne la dose, soulignée deux fois.
    .late = La fièvre avait changé de camp. À la fin, c’est l’hôte qui veillait, un gobelet d’eau à la main, et personne ne s’est réveillé pour le boire. Au matin, une seule piste partait de là, parfaitement droite.
    .time = La fièvre avait tout son temps. Elle venait avec le soir et ne partait plus avec le matin, et le pays devenait mou sur les bords. La dernière chose que l’on ait entendue est une voix qui décrivait le chemin, dans tous ses détails, à personne.

epilogue-empty-cart =
    .won = La caisse est pleine, les roues tournent avant qu’un mot soit dit, et le banc est plus doux qu’il n’en a l’air. Personne ne tient les rênes. Au dernier tournant, la charrette s’arrête d’elle-même, près d’un poteau indicateur dont on peut lire les noms.
    .behind = Au poteau d’appel, la sonnette tinte encore une fois, très faiblement. La charrette ne fait pas demi-tour ; elle prend qui peut payer.
    .early = Le fil du poteau est resté lâche. Quelque part, des roues tournaient, s’arrêtaient, écoutaient et repartaient. Personne n’avait appelé.
    .late = La charrette a attendu à son arrêt un jour et une nuit, avec trois caisses vides. On l’avait appelée, et elle est patiente, mais elle ne cherche personne. Quand elle est repartie, ses traces n’étaient pas plus profondes qu’à l’arrivée.
    .time = Le prix du voyage n’avait jamais monté. C’est le pays qui, chaque nuit, en avait pris un peu plus : une poignée ici, un ballot là, et pour finir les bras qui les portaient. La charrette repasse de temps en temps, vide, au pas.

epilogue-bait =
    .won = La corne donne une seule note, et la réponse vient avant qu’elle s’éteigne. Ce qui arrive n’a aucune forme sur laquelle on puisse plus tard s’accorder, mais c’est délicat et cela porte bien. Tout en bas, le pays n’est plus qu’une table que l’on a oublié de débarrasser.
    .behind = La note ne porte pas jusqu’à tous ceux pour qui elle était faite. Là où était l’appât, il reste une corne, et personne ne vient la chercher.
    .early = Chaque matin, les traces s’arrêtent toujours au même endroit. Un matin, il y avait là plus à manger que personne n’en avait déposé. La bête n’est pas difficile.
    .late = Cela ressemblait tant à une réussite : la bête s’était enfin montrée. Mais dans ce pays, les chasseurs aussi sont des appâts, et ce qui les prend vient par-derrière. Les traces qui s’arrêtent là, désormais, sont des traces de bottes.
    .time = Un appât ne se garde pas. Nuit après nuit, il y en avait moins à déposer, et moins de force pour le faire, jusqu’à ce qu’il n’en reste que d’une sorte. La bête est venue, elle a mangé, et rien ne la pressait de repartir.

epilogue-squatter =
    .won = La manivelle tourne mal, puis bien, et de l’air frais monte de la trappe. En bas, il y a des échelons, puis des marches, puis un couloir dont quelqu’un remplit les lampes. En haut, dans le creux tiède, quelque chose se recouche en soupirant, et le dernier jour s’éteint.
    .behind = La trappe est restée entrouverte, la manivelle à côté, pour qui serait encore en chemin. Plus personne n’était en chemin.
    .early = Cela ne s’est jamais levé. Ce que l’on a tenté, cela l’a peut-être remarqué, comme on remarque une mouche, puis tout est redevenu calme. Au-dessus de la trappe, le sol est aussi tiède qu’avant.
    .late = Le creux était libre, enfin, et la trappe toujours fermée autour de son trou carré. Il n’est resté personne pour tourner une manivelle. Après quelques nuits sans odeur d’homme, le sol est redevenu tiède.
    .time = Ce qui dort sur la trappe a un grand avantage : il peut attendre. Les nuits se sont faites humides et mauvaises pour les poumons, et un soir plus personne ne toussait. Alors quelque chose est venu au creux, a tourné deux fois sur soi-même et s’est couché.

epilogue-blank-map =
    .won = Là où les lignes se croisent, un pas suffit. Le pays se plie le long des traits de crayon, proprement, une fois en large et une fois en long, et l’on n’en voit plus qu’un coin avec une empreinte de pouce. Deux silhouettes se tiennent au bord, et l’une d’elles taille un crayon.
    .behind = Sur la carte, quelques traits s’arrêtent au milieu d’une pente. Ils sont d’une autre main, et personne ne les finira.
    .early = La feuille est au camp, avec son cadre et sa rose des vents. Quelques lignes y entrent par le bord, chacune plus courte que la précédente. Le crayon est encore bien taillé.
    .late = La carte était bonne ; il n’y manquait que l’issue. Quand on l’a trouvée, elle portait deux silhouettes que personne n’avait dessinées, l’une au bord gauche, l’autre au bord droit. Ce qu’il y avait eu entre elles avait été gommé avec soin.
    .time = Chaque nuit gommait quelque chose : un creux, un sentier, un nom. À la fin, le camp aussi avait disparu, et avec lui la main qui l’avait dessiné. La feuille est grande et blanche et, à côté, taillé, il y a un crayon.

epilogue-long-watch =
    .won = Au matin de la dernière nuit, le rempart est balafré, le feu est bas, et dehors il n’y a plus rien debout. Ils montent en plein jour, sans se presser, des couvertures sur le bras. L’un d’eux demande combien il y a eu de nuits et le note.
    .behind = Devant le rempart, sous des pierres qui n’étaient pas faites pour être lancées, la veille n’a pas de fin.
    .early = Il n’y avait encore rien que l’on pût tenir : pas de rempart digne de ce nom, et pas une nuit qui comptât. Ce qui est venu n’a même pas eu à assiéger. Le billet est toujours cloué au camp, et il dit toujours : beaucoup de nuits.
    .late = Le rempart a tenu ; la veille, non. Vers le matin, il y a eu un instant où personne ne regardait dehors, et un instant suffit. On est venu chercher ceux qui étaient restés, on a trouvé le feu allumé, et l’on a remporté les couvertures.
    .time = Chaque nuit comptait, mais à partir d’une certaine nuit elles ont compté à rebours. Les pierres se faisaient plus lourdes et le noir plus long. À la fin, le siège lui-même a été levé, faute d’assiégés.

epilogue-signal-mast =
    .won = Le rayon part à la tombée de la nuit et ne tremble pas jusqu’au matin. Très loin, il passe sur une côte, une route, une fenêtre, et derrière la fenêtre quelqu’un pose sa tasse. Ils arrivent vers midi, de trois côtés, et chacun affirme l’avoir vu le premier.
    .behind = Toute la nuit, la lumière a parcouru le pays, et elle n’a pas oublié ceux qui ne la voyaient plus.
    .early = Les fondations n’en sont guère plus loin que sur le dessin. Chaque coup a été entendu, cela au moins est sûr. Qui viendra ensuite trouvera le verre, le dessin dessous et un marteau.
    .late = Le mât est debout, du moins pour l’essentiel ; le vent s’occupe du reste. Certaines nuits, quelque chose luit là-haut, la lune sur un boulon ou ce qui a grimpé pour regarder alentour. Personne n’y verrait un signal.
    .time = Il aurait fallu encore un peu de temps. C’était vrai depuis bien des nuits, puis il n’y en a plus eu. Sous le verre, sur le dessin, le mât est achevé et le feu brûle.

epilogue-turning-water =
    .won = L’écluse est ouverte, et l’eau descend, claire, avec des feuilles et, au bout d’un moment, du soleil. Une gorgée n’a goût de rien, et l’on ne peut dire mieux d’une eau. Plus bas, un sentier suit la berge, et il sait où il va.
    .behind = Plus haut, une gourde est restée dans l’herbe, pleine à ras bord et parfaitement claire. Elle est arrivée trop tard.
    .early = La source a continué de se troubler, et ce qui vit dans la vase a ouvert l’œil un peu plus grand. Gourde après gourde, l’eau tournait pendant la nuit. Vers la fin, boire ou ne pas boire, cela revenait au même.
    .late = La mauvaise eau ne coulait plus, mais la bonne vient lentement et la soif va vite. Sur l’écluse, il y a un gobelet posé avec soin, sec comme la poussière. Derrière les planches, on entend l’eau jour et nuit, à portée de main.
    .time = D’abord ce ne furent que les gourdes, puis la rosée, puis la pluie. Tout ce qui se buvait avait tourné, et la soif ne marchande pas. La surface du bassin est sans une ride, et elle ne reflète personne.

epilogue-carried-flame =
    .won = Le troisième foyer prend, et le temps d’un repas trois fumées se dressent sur le pays. Derrière le foyer, le mur est chaud, et là où il est le plus chaud il y a une porte. La flamme reste ; on y ajoute une bûche, pour les suivants.
    .behind = Près du feu, un bol est resté, plein, là où personne n’était assis.
    .early = Au fond des cendres du premier foyer, cela rougeoyait encore, et personne ne s’est penché. Une nuit, cela s’est éteint, quelques heures après le feu du camp.
    .late = Le pot est couché sur le flanc, et le couvercle à cinq trous a roulé un peu plus loin. On l’a nourri jusqu’au bout, même quand il n’y avait plus rien pour personne d’autre. L’argile est restée tiède trois jours encore.
    .time = On peut porter une flamme tant qu’il y a quelqu’un pour la porter. Les nuits sont devenues plus froides qu’aucun bois n’y pouvait répondre, et les foyers sont froids de nouveau, tous autant qu’ils sont. Sur la pierre près du camp, on lit toujours : trois foyers, une flamme.

epilogue-last-cabin =
    .won = La cabine oscille, tressaute et monte hors de portée des aboiements. D’en haut, la maison du treuil est petite comme un jouet, le pays plat comme un drap, et pendant une heure on n’entend que le câble. À l’autre bout, quelqu’un tient la porte et fait remarquer qu’il n’y avait plus eu de trafic depuis un bon moment.
    .behind = Ensuite, les cabines ont continué de passer, une par jour, et sont montées à vide.
    .early = Le tambour n’a pas tourné. Dans la maison du treuil, quelque chose a rongé le dernier bon fil, sans malice, et au-dessus les cabines pendaient, immobiles. Le soir, on les compte encore, mais ce ne sont pas des gens.
    .late = Le câble avançait, et une cabine passait chaque jour. Toutes sont montées à vide. Sur le quai du bas, le chien a une nouvelle gamelle, ou quelque chose qui en tient lieu.
    .time = Il manquait toujours une chose : une dent pour le tambour, des vivres pour le voyage, un jour. Puis il n’y a plus eu de jours. Les cabines pendent au-dessus du pays, chacune pour une personne, et se balancent un peu, comme si quelqu’un venait d’en descendre.

epilogue-two-reapers =
    .won = La seconde tombe plus lentement que la première, comme si elle l’avait attendu. Puis il fait si calme que l’on entend l’herbe. Le chemin coupe tout droit à travers le pays fauché, et le soir même il y pousse un premier vert.
    .spared = Pièce par pièce, le fer prend, au point de demi-tour, la forme de celle qui manque. L’autre abaisse ses lames, en fait une fois le tour et cesse d’appeler. Elle reste là, le dos à la route, et ne se retourne pas tant que l’on passe.
    .behind = Çà et là, dans le pays fauché, une touffe est restée debout, longue à peu près comme un corps couché. Nul ne sait laquelle des deux machines l’a contournée.
    .early = Une bande par jour, ce n’est pas rapide, mais c’est consciencieux. Un jour, il n’y a plus eu de bandes entre lesquelles choisir. Les deux ont fait demi-tour, tout près l’une de l’autre, et ont recommencé par l’autre côté.
    .late = Savoir où elles font demi-tour semblait suffire. Mais de près les lames sont plus larges qu’il n’y paraît, et elles ne s’arrêtent pas pour ce qui se trouve dans la bande. Le chaume, à cet endroit, est très régulier.
    .time = Les bandes s’étaient tant rapprochées que l’on pouvait les enjamber, puis on ne l’a plus pu. Le camp est resté debout une nuit encore. Au matin, le pays était plat d’un bord à l’autre, et des traces pesantes s’en éloignaient.

epilogue-humming-engine =
    .won-2 = Quand la pression est bonne, la machine trouve sa cadence, et au second lieu ce qui était un mur glisse de côté. La lumière, derrière, est de celles qui viennent de beaucoup de fenêtres. Le bourdonnement suit encore quelques rues, dans les dents, puis ce ne sont plus que les tramways.
    .won-3 = C’est la première nuit tranquille. Plus rien ne marche au pas, plus rien ne chasse en cadence, et dans le silence on entend, pas bien loin, une route ordinaire. Il n’y a pas d’heure pour se lever ; puis c’est le matin, et la route est toujours là.
    .behind = La date gravée sur la plaque de la machine est venue, à présent. C’était celle de ceux qui ne sont pas partis.
    .early = Réparer ou briser : rien n’a été décidé. La machine tourne toujours mal, et tout dans ce pays marche, dort et chasse à sa cadence. Quelques pas ont manqué à la mesure, et la mesure a continué.
    .late = Ce qui avait été décidé pour tous, plus personne ne pouvait le mener à bien. Là-bas, quelqu’un dont c’est la charge remet le levier comme il était. Vers le soir, le bourdonnement reprend, et il tourne mal.
    .time = La date de la plaque, celle qui n’était pas encore venue, est venue. Le bourdonnement est monté d’un demi-ton et a cessé d’être un bruit. Après cela, plus personne dans le pays ne marchait à contretemps.

epilogue-fog-ford =
    .won = La brume s’ouvre comme un rideau que quelqu’un retient. Une main après l’autre le long de la corde, de l’eau jusqu’aux hanches, c’est exactement aussi loin que cela en avait l’air. Sur l’autre rive, il y a un poteau où nouer le bout, poli par d’autres cordes.
    .behind = Le long de la corde, il y a des vides là où devrait être une main. Personne ne resserre les rangs.
    .early = Un jour sur deux, la brume s’ouvre quelques heures, et l’autre rive est là, toute proche. Il faudrait une corde. De ce côté, il ne reste personne pour en tordre une.
    .late = La corde était assez longue. Elle est restée là-bas, lovée, lourde d’humidité, et sent encore le travail. Les jours pairs, la brume s’ouvre, regarde et se referme.
    .time = Jour pair, jour impair, jour pair : vers la fin, on ne les distinguait plus. La brume est montée jusque par-dessus le camp et n’a pas pris la peine de s’ouvrir. De l’autre rive, on aurait dit que quelqu’un avait tiré un trait sous le pays.

epilogue-closing-dark =
    .won = La dernière lampe du couloir s’éteint, puis, à l’autre bout, une autre s’allume. Il y a un lit à la couverture rabattue, et le matin à la fenêtre. Dehors, on entend encore un moment les autres voix, puis il n’y a plus que celle qui les compte.
    .dead = Le lit était encore libre quand le noir y est parvenu. Il a pris l’oreiller, puis la couverture, puis le cadre, sans se presser. Il ne restait personne pour se le disputer.

epilogue-tall-hunter =
    .won = Il se penche, de très haut, compte d’un doigt et trouve le nombre qu’il cherchait. Puis il se redresse et s’en va par-dessus les collines, satisfait. La personne qu’il a comptée reste près du feu jusqu’au grand jour et y remet du bois malgré tout.
    .dead = Il a compté deux fois, car le résultat ne lui plaisait pas. Zéro est aussi un nombre, mais pas celui qu’il cherchait. Il est resté là jusqu’au matin, la tête penchée, puis il est allé compter ailleurs.

epilogue-three-crates =
    .won = C’est écrit sur chaque caisse : pour qui restera. Il n’y a plus personne pour le lire autrement. Le soir, quelque chose ronfle au-dessus des nuages, et une échelle descend, juste assez large pour une personne.
    .dead = Pour qui restera, disait la phrase, et nul n’est resté. Au bout de quelques jours, le vent a refermé les couvercles. Là-haut, quelqu’un note : trois caisses livrées, pas de signature.

# La règle maison : tous, ou personne
epilogue-together = Tous ensemble ou personne : c’était convenu, et l’on s’y est tenu. Là où l’un manque, les autres ne continuent pas ; ils s’assoient près de la place vide et laissent le feu baisser. L’issue peut attendre des gens qui arrivent au complet.
epilogue-given-up = À un moment, on pose les sacs, et personne ne les reprend. Ce n’est pas une défaite, car il n’y a ici personne qui ait gagné ; le pays se referme sur les traces, comme il l’a déjà fait. Quelque part, un feu brûle encore, et il y a de la place à côté.
