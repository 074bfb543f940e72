# Outlive en français : les règles dans nos propres mots, un message par numéro de règle.

## Mise en place

rule-S-1 = Outlive se joue de deux à quatre. Chacun prend une couleur, un Abri et les trois Salles communes, qui commencent sur leur face Détruite.
    .title = Joueurs et couleurs
rule-S-2 = Tu reçois six Salles avancées et deux Leaders. Garde quatre Salles et un Leader, le reste quitte la partie. Tout le monde choisit en même temps et en secret ; ensuite, les Salles et les Leaders sont visibles de tous.
    .title = Choisir Salles et Leader
rule-S-3 = Construis gratuitement une de tes sept Salles, puis répartis tes premiers Survivants entre ses emplacements et le Sas. Son bonus n’est actif que si tous ses emplacements sont occupés. Ce choix est simultané, et secret jusqu’à ce que tous aient choisi.
    .title = Première Salle gratuite
rule-S-4 = Ton Leader t’indique les Lieux de départ de tes quatre Héros, tes premières Ressources et un Équipement cassé. Les Équipements des Leaders sont mis de côté avant de mélanger la pioche.
    .title = Départ du Leader
rule-S-5 = Le joueur dont le Leader est le plus âgé reçoit le jeton 1er joueur.
    .title = 1er joueur
rule-S-6 = Tu choisis quel Héros commence sur quel Lieu de départ, un par Lieu. D’ordinaire, tous placent leurs Héros en même temps et en secret ; en option, chacun en place un à la fois, dans l’ordre du tour.
    .title = Placer ses Héros
rule-S-7 = Six des douze Évènements, tirés au hasard, attendent face cachée sur le Plateau Convoi. Un Évènement est révélé chaque jour, dans l’ordre.
    .title = Plateau Convoi
rule-S-8 = La Forêt, la Mine et la Fête Foraine reçoivent chacune une pile de Gibier, d’autant plus haute que vous êtes nombreux. Les piles sont face cachée, seule la tuile du dessus est visible. Les tuiles en trop quittent la partie sans être regardées.
    .title = Piles de Gibier
rule-S-9 = Chacune des deux Villes reçoit sa pile de tuiles Fouille, mélangée et face cachée. L’Algue antiradiation de la Base Militaire est disponible.
    .title = Fouille et Algue
rule-S-10 = Avec Mary Koolpepper, tu pioches tes tuiles Fouille de départ une par une, en choisissant chaque fois la Ville, puis tu en défausses une et tu gagnes ce que montrent les autres. Une Pilule antirad baisse ta jauge d’une case, un Placard vide ne donne rien. Les tuiles retournent ensuite dans leurs piles, qui sont mélangées.
    .title = Mary Koolpepper

## Aube

rule-W-1 = Chaque Lieu est complété jusqu’à son total, qui dépend du nombre de joueurs. On n’ajoute jamais au-delà, on ne retire jamais rien.
    .title = Réapprovisionner les Lieux
rule-W-2 = Le jeton Algue de la Base Militaire revient sur sa face active.
    .title = Retour de l’Algue
rule-W-3 = L’une après l’autre, Blackwood d’abord, Silent Peak ensuite, chaque Ville défausse les Équipements qui y restent et reçoit de nouvelles tuiles Équipement, face visible. Blackwood ne peut donc pas encore piocher ce que Silent Peak va défausser.
    .title = Équipements des Villes
rule-W-4 = Dans chaque Ville, toutes les tuiles Fouille sont mélangées. À deux ou trois joueurs, quelques-unes sont mises de côté face visible : tu sais ainsi ce que tu ne trouveras pas ce jour-là.
    .title = Piles Fouille
rule-W-5 = Chaque emplacement de Survivant vide du Cargo reçoit un Survivant.
    .title = Survivants du Cargo
rule-Q = Quand la pioche d’Équipements est vide, on mélange la défausse ; si les deux sont vides, on pioche moins. Si tu pioches un Équipement que tu possèdes déjà, cassé ou réparé, mets-le de côté et pioche de nouveau ; ce qui est de côté va ensuite à la défausse.
    .title = Piocher des Équipements

## Jour

rule-D-1 = L’Évènement du jour est révélé et appliqué, puis chaque Évènement plus ancien encore non résolu, dans l’ordre d’arrivée. Ils s’appliquent l’un après l’autre, et chacun tient compte des pertes causées par le précédent.
    .title = Évènements du jour
rule-D-2 = En commençant par le 1er joueur et dans le sens horaire, chacun active un Héros Inactif quand vient son tour, jusqu’à ce que tous les Héros aient joué. Si le jeton 1er joueur change de main pendant le Jour, l’ordre de ce Jour reste le même.
    .title = Activer ses Héros
rule-D-3 = Le Héros activé avance le long du chemin, dans le sens de ton choix, normalement d’un ou deux Lieux. Il ne peut ni rester sur son Lieu de départ ni y revenir.
    .title = Se déplacer
rule-D-4 = Tu ne peux pas avoir deux Héros sur le même Lieu, Actifs ou Inactifs. Tu peux traverser librement un Lieu occupé et t’arrêter auprès de Héros adverses. Un Lieu que ton Héros vient de quitter est de nouveau ouvert à tes autres Héros.
    .title = Un Héros par Lieu
rule-D-5 = Active d’abord tes Héros qui peuvent se déplacer ; certaines éditions en disposent autrement. Un Héros bloqué, ce qui n’arrive que si le Cargo lui est fermé, reste couché sur place, ne fait rien, est considéré comme ayant joué et ne subit pas de Pression. Tu n’es jamais obligé d’utiliser l’Exosquelette, le Grappin ou la Salle du Cargo pour le débloquer.
    .title = Héros bloqués
rule-D-6 = L’Exosquelette réparé supprime la limite de distance pour un déplacement. Les autres règles de déplacement restent valables.
    .title = Se déplacer avec l’Exosquelette

## Pression

rule-P-1 = À son arrivée, avant toute autre chose, ton Héros met la Pression sur chaque Héros adverse Actif du Lieu dont la valeur est plus petite que la sienne. C’est gratuit et obligatoire, même sur le Cargo, et même au Barrage sans payer de Puce.
    .title = Mettre la Pression
rule-P-2 = La Pression est la différence entre les valeurs des deux Héros. La Tempête de sable et le Grappin n’y changent rien.
    .title = Valeur de la Pression
rule-P-3 = Avec la Batte de baseball, tu augmentes la Pression sur un seul Héros visé et tu l’annonces avant qu’il se défende. Un Héros de Force égale n’est jamais mis sous Pression, même avec elle. Dans certaines éditions, elle sert contre tous les Héros visés lors de cette visite.
    .title = Batte de baseball
rule-P-4 = Celui qui subit la Pression combine ses défenses comme il veut. L’Armure la réduit, et son surplus est perdu ; chaque Munition rendue à la Réserve la réduit de 1 ; la Salle « Immunité d’un Héros 3 » annule une Pression sur un Héros de valeur 3, au moment que choisit son propriétaire.
    .title = Se défendre
rule-P-5 = Pour chaque point de Pression restant après la défense, le défenseur donne une Denrée ou un Matériau de son choix, jamais une Munition ; s’il n’en a pas assez, il donne tout ce qu’il a. Avec la Salle « Choix du racket », c’est l’attaquant qui choisit, chaque fois ; certaines éditions la limitent à une fois par tour ou à un défenseur qui n’aurait pas pu annuler toute la Pression, ou y admettent les Munitions. Ce que tu reçois est à toi aussitôt : une Puce peut déjà payer le Barrage.
    .title = Le racket
rule-P-6 = L’attaquant ne peut pas dépenser de Munitions pour renforcer la Pression. Il ne peut pas non plus renoncer à ce qui lui est dû.
    .title = Limites de l’attaquant
rule-P-7 = Si plusieurs Héros subissent la Pression, on procède dans le sens horaire à partir de l’attaquant. Chaque Pression est entièrement résolue avant la suivante.
    .title = Plusieurs Héros visés
rule-P-8 = Un Héros qui arrive auprès d’un Héros plus fort ne subit rien. Seuls les Héros déjà Actifs sur le Lieu risquent la Pression.
    .title = Arriver plus faible
rule-P-9 = L’Eau permanente n’est pas un jeton : personne ne peut te la prendre par la Pression.
    .title = Eau permanente protégée

## Actions

rule-A-1 = Ton Héros a autant de points d’Action que de Force ; la Tempête de sable abaisse cette Force. Dépense-les dans l’ordre de ton choix parmi ce qu’offre le Lieu ; rien ne t’oblige à tous les dépenser.
    .title = Points d’Action
rule-A-2 = À la Base Militaire, chaque point d’Action rapporte une Munition tant qu’il en reste. Une seule fois par jour, tous joueurs confondus, un point d’Action permet de prendre l’Algue antiradiation, qui baisse ta jauge d’une case. Si ta jauge est déjà au meilleur niveau, tu peux la prendre quand même, sans effet.
    .title = Base Militaire
rule-A-3 = Chaque point d’Action rapporte un Bois dans la Forêt, un Métal dans la Mine ou une Puce à la Fête Foraine, tant qu’il en reste. Tu peux aussi y chasser, une seule fois par activation.
    .title = Forêt, Mine, Fête Foraine
rule-A-4 = Pour chasser la tuile visible, réunis sa Résistance en points d’Action et en Munitions, sans Munition de trop ; les Munitions seules peuvent suffire, et le Fusil à pompe et le Piège à ours aident pour cette chasse seulement. Garde la tuile près de ton Abri et révèle la suivante ; le Gibier ne revient jamais. Chaque prise d’un même Gibier nourrit mieux que la précédente, jusqu’à la quatrième ; l’Épizootie en retire sans descendre sous zéro, puis s’ajoutent les bonus de Salle ; certaines éditions exigent un point d’Action ou lèvent ce plafond. Une fois la chasse déclarée, le Capteur thermique te montre toute la pile en secret et te laisse choisir une tuile, sans changer l’ordre des autres ; si tu renonces après avoir regardé, il a quand même servi.
    .title = Chasser le Gibier
    .figures = Nourriture de la première à la quatrième prise d’une même Résistance : { $table }.
rule-A-5 = Sur le Cargo, ton Héros prend l’emplacement exact de sa Force (abaissée par la Tempête de sable, augmentée par le Grappin), s’il ne s’y trouve aucun Héros Actif ; seule la Salle « Cargo +2 et place assurée » permet de venir quand même, Grappin compris, une fois par tour, ou plus souvent selon l’édition. Sans dépenser de point d’Action, il reçoit les Conserves, puis le Survivant, qui va sur un emplacement libre du Sas ou d’une Salle Construite ; faute de place, le Survivant reste sur le Cargo. Le joueur dont un Héros arrive le premier dans le tour prend aussitôt le jeton 1er joueur, valable dès la Nuit qui vient.
    .title = Visiter le Cargo
    .figures = Conserves des emplacements 3 à 6 : { $cans }.
rule-A-6 = Au Barrage, paie une Puce, ou utilise la Carte d’accès, pour accéder à l’Eau pendant cette visite ; cela ne coûte pas de point d’Action. Ensuite, chaque point d’Action rapporte une Eau, tant qu’il en reste.
    .title = Puiser au Barrage
rule-A-7 = Dans une Ville, un point d’Action permet de prendre un Équipement visible que tu n’as pas encore, ou de piocher une tuile Fouille. Tu vois chaque tuile avant de décider de la suite ; les tuiles piochées restent face visible et les Équipements pris ne sont pas remplacés ce Jour-là. Une Pilule antirad baisse ta jauge d’une case.
    .title = Fouiller les Villes
rule-A-8 = Tout Équipement gagné arrive cassé. Seul un Équipement réparé fonctionne, une fois par tour.
    .title = Équipement cassé ou réparé
rule-A-9 = Quand tous les Héros ont joué, le Jour s’achève et tous redeviennent Inactifs, là où ils sont.
    .title = Fin du Jour
rule-G = Hache dans la Forêt, Pioche dans la Mine, Sac à dos à la Fête Foraine, Kit d’artificier à la Base Militaire et Jerrican au Barrage : dès que tu y as récolté au moins un jeton de ce Lieu avec un point d’Action, prends-en plus, dans la limite de ce qui reste. D’autres servent dès l’arrivée et puisent dans la Réserve : Arc dans la Forêt (Nourriture, sans chasse), Purificateur dans la Mine (Eau), Détecteur de métaux à la Fête Foraine (Conserves), Pied de biche à la Base Militaire (Puces), Scie à métaux sur le Cargo (Métal), Tronçonneuse dans une Ville (Bois), Lampe de poche dans une Ville (un Survivant pour le Sas ou une Salle Construite). Les autres Équipements aident à se déplacer, à chasser, à mettre la Pression, à se défendre, à se placer sur le Cargo ou à accéder à l’Eau du Barrage.
    .title = Utiliser ses Équipements

## Nuit

rule-N1 = Dans l’ordre du tour, à partir du nouveau 1er joueur, résous un Évènement visible, même celui du jour, ou passe ; si tu passes, tu ne peux plus en résoudre cette Nuit. L’étape s’arrête quand tous ont passé ou qu’il ne reste aucun Évènement. Tu paies seul le coût entier, mais la Salle « Évènements à moindre coût » réduit un coût par Nuit, sans rien rembourser. La carte est alors à toi : ses PS comptent à la fin, et son effet cesse.
    .title = Résoudre les Évènements
    .figures =
        La Salle épargne { $materials ->
            [one] { $materials } Matériau
           *[other] { $materials } Matériaux
        }, ou { $munitions ->
            [one] { $munitions } Munition
           *[other] { $munitions } Munitions
        }, ou { $supplies ->
            [one] { $supplies } Denrée
           *[other] { $supplies } Denrées
        }.
rule-N2 = Chaque Salle occupée, même en partie, coûte son entretien en Denrées, au choix ; chaque ligne occupée du Sas coûte une Eau, et le Sas se remplit toujours à partir de la première ligne. Tout est calculé avant qu’un Survivant ne parte. Tu dois payer si tu le peux, et de façon à ce qu’il manque le moins possible : l’Eau va donc d’abord au Sas. Chaque jeton manquant te coûte un Survivant de ton choix ; s’il n’y en a pas assez, tous partent et le reste est ignoré. À partir d’ici et jusqu’à l’étape 7, chacun joue dans son Abri en même temps que les autres, étape après étape, sans revenir en arrière.
    .title = Nourrir les Survivants
    .figures = Les Denrées sont la Nourriture, l’Eau et les Conserves. Emplacements du Sas, ligne par ligne : { $rows }.
rule-N3 = La vague de Radioactivité du tour est réduite d’un point par Survivant du Sas, et encore par la Ventilation permanente ; ce qui reste fait monter ta jauge d’autant de cases. Un surplus de protection ne la fait pas baisser. Les Survivants perdus à l’étape 2 ne protègent plus ; ceux perdus ici ont encore protégé. Chaque case au-delà de la dernière te coûte un Survivant, et le marqueur reste sur la dernière.
    .title = Gérer la Radioactivité
    .figures = Vague de Radioactivité du Jour 1 au Jour 6 : { $waves }. La jauge, du meilleur au pire : { $gauge } PS.
rule-N4 = Pour une Denrée, prends un Survivant et place-le sur un emplacement libre du Sas, autant de fois que tu veux. Si le Sas est plein, tu ne peux pas recruter.
    .title = Recruter des Survivants
rule-N5 = Dans l’ordre que tu veux et autant de fois que possible : déplace des Survivants du Sas vers des Salles Construites, sans retour possible ; construis des Salles en payant leur coût avec les Matériaux de ton choix ; utilise les bonus de cette étape. La Salle « Construction de Salle −2 » réduit ce coût une fois par Nuit. Le bonus d’une Salle complète est actif aussitôt, mais on ne recrute plus à cette étape.
    .title = Construire et aménager
    .figures =
        Une Salle coûte { $build ->
            [one] { $build } Matériau
           *[other] { $build } Matériaux
        }, au choix : Bois, Métal ou Puces.
rule-N6 = Répare autant d’Équipements que tu veux, chacun pour les Matériaux indiqués sur sa tuile. La Salle « Équipement et réparation » te fait d’abord piocher, puis réduit le coût d’une réparation ; c’est toi qui choisis les Matériaux épargnés. « Réparation −2 » réduit aussi le coût d’une réparation, « Réparation automatique » l’offre ; ces bonus peuvent se cumuler sur une même tuile, sans descendre sous zéro.
    .title = Réparer les Équipements
rule-N7 = Toute ta Nourriture est perdue, ainsi que l’Eau au-delà de ce que ton Abri peut garder ; les Conserves restent. Tes Équipements sont de nouveau prêts.
    .title = Nettoyer l’Abri
    .figures =
        Un Abri garde { $water ->
            [one] { $water } Eau
           *[other] { $water } Eaux
        }.

## Salles, Évènements, fin

rule-R = Le bonus d’une Salle est actif dès que son dernier emplacement est occupé et jusqu’à ce que l’un d’eux se vide, de Jour comme de Nuit. Deux exemplaires d’une Salle servent chacun de leur côté, et leurs gains viennent de la Réserve (pour « Fouille +2 », de la pile de la Ville). « Immunité aux Évènements » et « Choix du racket » servent en permanence, « Fouille +2 » et « Placards vides » une fois par Ville et par tour, toutes les autres une fois par tour, c’est-à-dire de l’Aube à la fin de la Nuit. « Eau permanente » paie une fois par tour de l’Eau ou une Denrée aux étapes 1, 2 ou 4 de la Nuit, et doit servir à l’étape 2 si elle est encore disponible ; « Immunité aux Évènements » te protège de tout sauf des cinq pénuries, sans rendre aux Lieux ce qu’ils ont perdu. « Survivant +1 » peut dépasser ses emplacements avec ses propres recrues, qui ne se déplacent plus, et compte comme une seule Salle complète. Ce que tu as regardé en secret te reste connu jusqu’au prochain mélange.
    .title = Bonus des Salles
rule-E = « Incendie de forêt », « Éboulement dans la Mine », « Pilleurs » et « Pénurie globale » vident une partie des Lieux, et « Nomades » retire face visible le dessus de chaque pile Fouille : d’autant plus que vous êtes nombreux, jamais sous zéro. « Tempête de sable » abaisse la Force pour les Actions et le Cargo, « Épizootie » réduit la Nourriture de chaque prise, « Gibiers mutants » augmente la Résistance, « Nuage radioactif » fait monter les jauges (au-delà de la dernière case, des Survivants partent). « Invasion de rats » prend des Denrées, ou un Survivant si tu n’as aucune Denrée ; « Clan ennemi » prend des Matériaux et/ou des Munitions, mais si tu n’en as pas assez, tu les gardes et tu perds un Survivant ; « Glaciation » prend un Survivant. Chacun choisit ce qu’il perd, tous en même temps ; un joueur qui n’a rien à perdre ne perd rien.
    .title = Effets des Évènements
rule-Z = Après la sixième Nuit, additionne les PS de tes Évènements résolus, de tes Salles complètes (plus elles sont nombreuses, plus chacune rapporte) et de ta jauge, qui peut en retirer. Ajoute 1 PS par Survivant, Sas compris, 1 par Équipement réparé et 1 par symbole reconstitué entre Équipements réparés. En cas d’égalité, la victoire revient au joueur qui a le plus de Denrées, puis le plus de Matériaux et de Munitions, comptés après l’étape 7 ; si l’égalité demeure, la victoire est partagée.
    .title = Fin et décompte
    .figures = PS pour une à sept Salles complètes : { $points }.
