# Premier contact : l’aperçu avant la première partie, l’aide-mémoire, les invitations, les tables dans les listes.

page-overview = Aperçu
    .hint = Le jeu en deux minutes, en images.
page-overview-of = { $game } en deux minutes
page-overview-skip = Passer
    .hint = Jouer tout de suite (Échap). Tu retrouveras l’aperçu dans le menu.
page-overview-back = Retour
page-overview-next = Suivant
page-overview-done = C’est parti
page-overview-step = Étape { $n } sur { $of }
page-overview-picture = { $game } : une partie en cours

page-overview-outlive-goal = Le monde est en ruines. Dans six jours, le Convoi arrive et n’emmène qu’un seul clan : celui qui a le plus de Points de Survie. Tu diriges quatre Héros et un Abri plein de monde.
    .title = Survivre six jours
page-overview-outlive-day = Le Jour, chacun à son tour déplace un Héros d’un ou deux Lieux. Le chiffre d’un Héros est sa Force : c’est le nombre de points d’Action qu’il a là où il arrive. Un Héros plus fort met la Pression sur les plus faibles et leur prend des biens.
    .title = Le Jour : envoyer ses Héros
page-overview-outlive-places = Chaque Lieu apporte autre chose : Bois, Métal et Puces pour construire, Gibier à chasser, Eau au Barrage, Équipements dans les Villes, Conserves et un Survivant sur le Cargo.
    .title = Ce que donnent les Lieux
page-overview-outlive-shelter = Ton Abri a sept Salles. Le bonus d’une Salle n’est actif que si des Survivants occupent tous ses emplacements, et chaque Nuit elle coûte son entretien en Denrées. Ceux qui attendent dans le Sas ne demandent que de l’Eau.
    .title = Ton Abri
page-overview-outlive-night = Chaque Nuit, dans cet ordre : résoudre des Évènements, nourrir les Survivants, subir la Radioactivité, recruter, construire, réparer. Chaque Survivant du Sas arrête un point de la vague. S’il manque des Denrées, des Survivants s’en vont.
    .title = La Nuit : prendre soin des siens
page-overview-outlive-points = Après la sixième Nuit comptent les Survivants, les Salles complètes, les Équipements réparés et les Évènements résolus. La Radioactivité coûte des points. Ton score reste visible, partie par partie.
    .title = Ce qui compte à la fin

page-overview-discover-goal = Tu te réveilles en terre inconnue, avec un peu de nourriture et d’eau. Survis, suis la quête et trouve le chemin du retour. Plusieurs peuvent gagner, ou personne.
    .title = Perdus
page-overview-discover-map = Tu ne vois qu’une petite partie du pays. Explore les tuiles voisines et avance de case en case : chaque sol coûte de l’endurance. Les jetons face cachée renferment des ressources, des histoires et des ennemis ; les points de repère ont leurs propres cartes.
    .title = Une carte inconnue
page-overview-discover-stamina = Tout ce que tu fais coûte de l’endurance, en général un point : te déplacer, explorer, récolter, fabriquer, examiner. À ton tour, fais autant de choses qu’elle le permet. Ce que tu gardes est encore là demain.
    .title = L’endurance, c’est ta journée
page-overview-discover-tools = Les ressources deviennent des outils : tes projets disent ce qu’ils coûtent. Emporte aussi de la nourriture et de l’eau pure ; tu peux porter dix choses en tout.
    .title = Récolter et fabriquer
page-overview-discover-night = Chaque nuit, une carte est lue. Tu te reposes, mais la faim, la soif, le mauvais temps et des monstres arrivent aussi. Chaque dégât prend un de tes trois cœurs, et le quatrième t’est fatal. Un feu allumé est un bon endroit pour dormir.
    .title = Des nuits de plus en plus dures
page-overview-discover-quest = La quête dit ce qu’il faut faire ; ses chapitres te ramènent chez toi. Qui accomplit le dernier en vie a gagné.
    .title = Ta quête

page-rules-quick = Aide-mémoire
page-rules-all = Toutes les règles
page-rules-overview = Aperçu en deux minutes

page-quick-outlive-round =
    Six manches : Aube, Jour, Nuit.
    Aube : les Lieux, les Villes et le Cargo sont regarnis ; l’Algue est de retour.
    Jour : le nouvel Évènement s’applique, ainsi que tous ceux que personne n’a résolus.
    Chacun à son tour joue un Héros, jusqu’à ce que tous aient joué.
    .title = Une manche
page-quick-outlive-move =
    Un ou deux Lieux plus loin ; il faut arriver ailleurs.
    Jamais deux de tes Héros sur le même Lieu.
    Autant de points d’Action que de Force : 3, 3, 4 ou 5.
    Les points qui restent sont perdus.
    .title = Déplacer un Héros
page-quick-outlive-pressure =
    À l’arrivée, sur chaque Héros adverse plus faible qui a déjà joué.
    La différence de Force est ce que l’autre donne : des Denrées ou des Matériaux de son choix.
    Chaque Munition qu’il dépense épargne un jeton.
    .title = Pression
page-quick-outlive-places =
    Forêt, Mine, Fête Foraine : 1 Bois, Métal ou Puce par point ; une chasse par visite.
    Chasse : points et Munitions atteignent ensemble la Résistance.
    Barrage : payer 1 Puce, puis 1 Eau par point.
    Base Militaire : 1 Munition par point ; 1 point pour l’Algue (une fois par Jour pour toute la table).
    Villes : 1 point pour un Équipement visible ou une tuile Fouille.
    Cargo : des Conserves et un Survivant, sans point ; le premier arrivé joue en premier dès cette Nuit.
    .title = Lieux
page-quick-outlive-night =
    1. Résoudre des Évènements : payer leur coût, prendre leurs points.
    2. Nourrir : l’entretien de chaque Salle occupée ; 1 Eau par ligne occupée du Sas. Chaque jeton manquant coûte un Survivant.
    3. Radioactivité : la vague, moins les Survivants du Sas, fait monter ta Radioactivité.
    4. Recruter : 1 Denrée fait entrer 1 Survivant dans le Sas.
    5. Construire : 3 Matériaux au choix pour une Salle ; des Survivants passent du Sas aux Salles.
    6. Réparer des Équipements avec leurs Matériaux.
    7. Toute la Nourriture est perdue, et l’Eau au-delà de 2.
    .title = La Nuit, étape par étape
page-quick-outlive-end =
    Évènements : les points de leurs cartes.
    Salles complètes, de 1 à 7 : 0, 1, 2, 4, 7, 11, 17 points.
    1 point par Survivant, par Équipement réparé et par paire assortie.
    Radioactivité : le chiffre de ta jauge.
    Égalité : le plus de Denrées, puis le plus de Matériaux et de Munitions.
    .title = Points

page-quick-discover-turn =
    Le chef commence ; puis chaque survivant joue un tour.
    Autant d’actions que ton endurance le permet ; l’endurance gardée reste.
    La nuit rend au moins 6 points d’endurance ; 12 est le maximum.
    .title = Une journée
page-quick-discover-actions =
    Se déplacer et récolter : le coût du sol ; une récolte gratuite ensuite.
    Récolter : 1. Un jeton de ta case, ou l’eau d’une source.
    Explorer : 1. Révèle une tuile qui touche ta case.
    Examiner : 1. Lit la carte du point de repère de ta case.
    Fabriquer : 1 et les ressources du projet.
    Échanger avec quelqu’un sur ta case : 1.
    Cuire près d’un feu allumé : 1, autant de viande crue que tu veux. Ranimer un feu : 1 et 1 bois.
    .title = Les actions et leur endurance
page-quick-discover-carry =
    Dix choses en tout, ressources et objets ensemble.
    Ce que tu laisses reste sur ta case.
    Certains objets permettent de porter plus.
    .title = Porter
page-quick-discover-damage =
    Trois cœurs : chaque dégât en prend un, le quatrième t’est fatal.
    Se soigner pour 1 point d’endurance : 1 nourriture contre la faim, 1 eau pure contre la soif, 1 médicament contre la maladie.
    Les dégâts physiques ne guérissent qu’avec des cartes.
    .title = Dégâts
page-quick-discover-combat =
    Lance les deux dés. Le tien touche s’il atteint la Défense de l’ennemi ; le rouge te blesse s’il atteint son Attaque.
    Avant : le bois relance le tien, la pierre relance le rouge.
    Le poison ajoute 1 au tien, la ferraille retire 1 au rouge.
    Les autres, à 2 cases au plus, peuvent te soutenir avec une carte.
    .title = Combat
page-quick-discover-win =
    La carte de quête dit ce qu’il faut faire ; chaque chapitre mène au suivant.
    Qui accomplit le dernier chapitre en vie gagne ; les autres continuent.
    .title = Gagner

page-link-code = Code QR
    .hint = Affiche un code pour l’appareil photo d’un téléphone.
page-link-here = Seul cet ordinateur peut ouvrir cette adresse. Pour jouer avec d’autres, démarre Emberwatch avec « --host 0.0.0.0 » (dans ton réseau) ou derrière une adresse publique.
page-link-network = Toute personne du même réseau peut ouvrir cette adresse.
page-link-where = Adresse

page-table-sat-down = { $name } a pris place.
page-table-plays = C’est au tour de { $name }.
page-table-rematch-go = Vers la revanche
    .hint = La partie suivante est déjà prête ; ta place t’attend.
page-table-rematch-same = Rejouer à l’identique
    .hint = Une revanche où tout est comme avant.
page-table-rematch-discover-copy = Le même exemplaire
    .hint = Une revanche dans le même pays, avec la même quête et les mêmes joueurs.

page-line-put-away = Ranger
    .hint = Retire cette partie terminée de la liste. Rien n’est effacé.
page-line-bring-back = Ressortir
    .hint = Remet cette partie dans la liste.
page-tables-put-all = Tout ranger
page-tables-show-away = Voir les parties rangées
page-tables-away =
    { $n ->
        [0] Aucune partie rangée
        [one] Une partie rangée
       *[other] { $n } parties rangées
    }
page-home-continue = Reprendre
page-home-look = Un coup d’œil à la table
page-join-guided = Avec un guide
    .hint = Si c’est ta première partie : il explique chaque chose la première fois qu’elle se présente.

page-guide-outlive-shelter = Pour que tu puisses jouer tout de suite, ton Leader et tes Salles sont déjà choisis, et « Construction de Salle −2 » est construite et complète : elle réduit le prix d’une Salle par Nuit. Les autres Salles sont des plans à construire plus tard.
    .title = Ton Abri
