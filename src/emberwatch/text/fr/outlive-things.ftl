# Outlive : ce que sont les choses de la table (thing-), pourquoi on ne peut pas les choisir (why-), réponses données d’avance (standing-).
# { $place_at } est l’attribut du Lieu ; { $one }, { $cans }, { $missing } et semblables sont des quantités (« 1 Bois »).

## Lieux et ce qui s’y trouve. $pay ouvre l’accès à l’Eau du Barrage.

thing-place-wild = Chaque point d’Action de ton Héros rapporte { $one } pris dans ce qui reste ici. Une fois par visite, il peut aussi chasser.
thing-place-base = Chaque point d’Action de ton Héros rapporte { $one } pris dans ce qui reste ici. Un point d’Action permet de prendre l’Algue antiradiation.
thing-place-dam = { $pay } ou la Carte d’accès ouvre l’accès à l’Eau pour cette visite. Ensuite, chaque point d’Action de ton Héros rapporte { $one }.
thing-place-city = Chaque point d’Action de ton Héros permet de prendre un Équipement visible ou de piocher une tuile Fouille.
thing-place-ship = Ton Héros prend l’emplacement de sa Force, si aucun Héros Actif ne s’y trouve, et reçoit ses Conserves et son Survivant. Aucun point d’Action n’est dépensé.
thing-stock = { $resource } { $place_at }
    .text = Reste : { $left }. Chaque Aube complète jusqu’à { $total }.
thing-algae = Pour un point d’Action à la Base Militaire, ta jauge baisse d’une case. Il y a une dose par jour, tous joueurs confondus.
thing-algae-gone = La dose du jour a été prise.
thing-stack = Gibier { $place_at }
    .text =
        { $n ->
            [0] Il ne reste rien ici.
            [one] Une tuile, visible.
           *[other] { $n } tuiles ; seule celle du dessus est visible.
        }
thing-prey = Pour l’attraper, réunis { $endurance } en points d’Action et en Munitions. Il te rapporte { $meat }.
thing-caught = Nourriture pour la première prise de ce Gibier, la deuxième et ainsi de suite : { $meat }.
thing-slot = Pour un Héros de Force { $strength }. S’y trouvent { $cans } et { $people }.
thing-slot-taken = L’emplacement est occupé aujourd’hui.
thing-pile = pile Fouille { $place_at }
    .text =
        { $n ->
            [0] Il ne reste rien ici aujourd’hui.
            [one] Une tuile Fouille est face cachée. La piocher coûte un point d’Action.
           *[other] { $n } tuiles Fouille sont face cachée. En piocher une coûte un point d’Action.
        }
thing-pile-hidden = Parmi elles, dans un ordre inconnu de toi : { $tiles }.
thing-pile-order = Tu as regardé. À partir du dessus : { $tiles }.
thing-display = Pour un point d’Action il est à toi, cassé, si tu n’as pas déjà cet Équipement.
thing-deck = pioche Équipement
    .text =
        { $n ->
            [one] { $n } tuile face cachée
           *[other] { $n } tuiles face cachée
        }, { $discarded ->
            [one] { $discarded } tuile défaussée
           *[other] { $discarded } tuiles défaussées
        }.

## Pièces, jours, tuiles

thing-first = Qui l’a commence : cette Nuit pour résoudre les Évènements, le Jour suivant pour activer ses Héros. Le premier Héros arrivé sur le Cargo dans un tour le donne à son joueur.
thing-hero =
    { $moves ->
        [one] Une fois par Jour, il avance d’un Lieu
       *[other] Une fois par Jour, il avance de { $moves } Lieux au plus
    }, puis il a { $points }. Là où il arrive, il met la Pression sur les Héros Actifs plus faibles.
thing-hero-weak = { $event } abaisse sa Force pour les Actions et le Cargo.
thing-day = Jour { $n }
    .text = Vague de Radioactivité de cette Nuit : { $wave }.
thing-tile-resource = Qui la trouve prend { $one }.
thing-tile-capsule = Qui la trouve baisse sa jauge d’une case.
thing-tile-empty = Il n’y a rien dedans.

## Abri

thing-airlock = { $spaces } places, ligne par ligne : { $rows }. Chaque Nuit, chaque ligne occupée coûte 1 Eau, et chaque Survivant ici arrête un point de Radioactivité.
thing-airlock-now = Maintenant { $people } : { $water } par Nuit.
thing-gauge = Chaque Nuit, la vague de Radioactivité du jour fait monter la jauge vers le crâne, moins ce qu’arrête le Sas. La valeur atteinte compte à la fin.
thing-gauge-now = La jauge est à { $square }.
thing-tonight = Cette Nuit
    .text = En l’état, les Salles occupées coûtent { $supplies } et le Sas { $water }.
    .radiation =
        { $n ->
            [0] Le Sas arrête toute la Radioactivité.
            [one] La jauge monte d’une case.
           *[other] La jauge monte de { $n } cases.
        }
    .missing = Il en manque : perte prévue, { $people }.
thing-resource-meat = Une Denrée : elle nourrit tes Salles et recrute des Survivants. Ce qui en reste est perdu à la fin de la Nuit.
thing-resource-water = Une Denrée : elle nourrit le Sas et tes Salles et recrute des Survivants. Seules { $kept } se gardent jusqu’au lendemain.
thing-resource-canned-goods = Une Denrée : elle nourrit tes Salles et recrute des Survivants. Elle se garde.
thing-resource-wood = Un Matériau : il construit des Salles et répare des Équipements.
thing-resource-metal = Un Matériau : il construit des Salles et répare des Équipements.
thing-resource-microchip = Un Matériau : elle construit des Salles et répare des Équipements. Une Puce ouvre l’accès à l’Eau du Barrage.
thing-resource-munition = Chacune réduit la Pression de 1 ou remplace un point d’Action à la chasse. Elle ne se donne pas par racket, sauf par le Choix du racket de l’édition espagnole.
thing-room-unbuilt = Pas construite : { $cost }, la Nuit.
thing-room-unfilled = Construite, mais elle n’agit pas encore. Manquent : { $people }.
thing-room-works = Complète : elle agit.
thing-room-used = Utilisée ce tour-ci.
thing-gear-broken = Cassé : répare-le la Nuit avant de pouvoir l’utiliser.
thing-gear-ready = Réparé et prêt.
thing-gear-used = Utilisé ce tour-ci.

## Décompte. $rooms sont les points pour une à sept Salles complètes.

thing-score-events = Les points des Évènements que tu as résolus.
thing-score-rooms = Points pour une à sept Salles complètes : { $rooms }.
thing-score-gauge = La valeur de ta jauge.
thing-score-survivors = Un point par Survivant du Sas et des Salles.
thing-score-equipment = Un point par Équipement réparé.
thing-score-pairs = Un point par symbole reconstitué entre deux Équipements réparés.
thing-score-total = Ce que tu aurais si le Convoi arrivait maintenant.

## Pourquoi pas : à qui est le tour

why-over = La partie est finie.
why-wait-others = Tu as terminé ; les autres choisissent encore.
why-wait-defender = D’abord répond celui qui subit la Pression.
why-passed = Tu as passé : plus d’Évènement pour toi cette Nuit.
why-not-your-turn = C’est le tour d’un autre joueur.
why-something-else = La question qui t’est posée porte sur autre chose.
why-not-yours = Cela appartient à un autre joueur.

## Pourquoi pas : Héros et Lieux

why-rest = La Nuit, les Héros se reposent.
why-hero-placed = Ce Héros est déjà sur le plateau.
why-hero-later = Un autre Héros est placé d’abord : le plus fort, et de deux égaux le premier.
why-hero-busy = Ce Héros est en train d’agir. Choisis ce qu’il fait ici.
why-hero-done = Ce Héros a déjà joué aujourd’hui.
why-hero-stuck = Ce Héros ne peut pas bouger. D’abord ceux qui le peuvent.
why-place-own = L’un de tes Héros s’y trouve déjà.
why-place-not-start = Tes Héros commencent ailleurs : { $places }.
why-place-far =
    { $moves ->
        [one] Aucun de tes Héros Inactifs n’y arrive en un pas.
       *[other] Aucun de tes Héros Inactifs n’y arrive en { $moves } pas.
    }
why-place-here = Ton Héros est ici. Choisis ce qu’il fait.
why-place-moved = Ton Héros s’est déjà déplacé ; il agit là où il est.
why-ship-taken = Les emplacements que tes Héros pourraient prendre sur le Cargo sont occupés.
why-not-there = Aucun de tes Héros n’agit { $place_at } en ce moment.
why-no-points = Ton Héros n’a plus de point d’Action.

## Pourquoi pas : ce qui se trouve dans les Lieux

why-stock-empty = Il ne reste rien ici avant la prochaine Aube.
why-dam-closed = L’accès à l’Eau est fermé : il faut 1 Puce ou la Carte d’accès.
why-dam-open = L’accès à l’Eau est déjà ouvert.
why-algae-gone = La dose du jour a déjà été prise.
why-stack-empty = Il ne reste plus de Gibier ici.
why-hunted = Ton Héros a déjà chassé lors de cette visite.
why-prey-strong = Il faut { $needed } ; tes points d’Action, tes Munitions et tes armes en donnent { $most } au plus.
why-prey-hidden = Seule la tuile visible se chasse. Le Capteur thermique t’en laisse choisir une autre, une fois la chasse déclarée.
why-slot-taken = Un Héros Actif est déjà sur cet emplacement.
why-slot-strength = Ton Héros prend l’emplacement de sa Force, { $strength }, et aucun autre.
why-slot-done = Ton Héros a déjà pris son emplacement.
why-owned = Tu as déjà cet Équipement, et jamais deux fois.
why-pile-empty = Il ne reste pas de tuile Fouille ici avant la prochaine Aube.
why-event-unseen = Cet Évènement n’est pas arrivé.
why-event-gone = Cet Évènement a déjà été résolu.
why-event-dear = Il te manque : { $missing }.
why-events-over = Les Évènements se résolvent au début de la Nuit.
why-events-night = Les Évènements se résolvent la Nuit.

## Pourquoi pas : Équipements, Salles, Ressources. $help dit ce que fait la chose et quand.

why-not-owned = Tu ne l’as pas.
why-repair-dear = Il te manque : { $missing }.
why-rooms-save =
    { $saved ->
        [one] Tes Salles n’en épargnent qu’un Matériau.
       *[other] Tes Salles n’en épargnent que { $saved } Matériaux.
    }
why-repaired = Il est réparé.
why-broken = Il est cassé. Répare-le la Nuit.
why-gear-used = Tu l’as déjà utilisé ce tour-ci.
why-gather-first = Prends d’abord quelque chose ici avec un point d’Action.
why-no-space = Ni le Sas ni une Salle Construite n’a d’emplacement libre.
why-not-now = Ce n’est pas le moment. { $help }
why-build-dear = Il te manque : { $missing }.
why-unbuilt = La Salle n’est pas construite.
why-unfilled = La Salle n’agit pas. Manquent : { $people }.
why-room-used = Tu as déjà utilisé cette Salle ce tour-ci.
why-room-full = La Salle n’a pas d’emplacement libre.
why-rooms-full = Aucune Salle Construite n’a d’emplacement libre.
why-all-built = Toutes tes Salles sont construites.
why-no-gear = Tu n’as pas d’Équipement.
why-gauge-best = Ta jauge ne peut pas descendre plus bas.
why-survivor-limit = Plus personne ne peut entrer dans cette Salle.
why-nobody-there = Il n’y a personne à perdre ici.
why-airlock-full = Ton Sas est plein.
why-airlock-empty = Personne dans ton Sas ne pourrait s’installer.
why-airlock-rooms = Choisis la Salle où quelqu’un s’installe.
why-not-giver = C’est l’autre joueur qui donne.
why-munition-safe = Les Munitions ne se donnent pas.
why-water-fixed = L’Eau permanente n’est pas un jeton et ne se donne pas.
why-none-left = Il n’y en a plus.
why-wrong-resource = Ce qui compte ici : { $resources }.
why-no-permanent = Ton Eau permanente a servi, ou sa Salle n’agit pas.
why-not-due = Cela ne s’économise pas : ce n’est pas demandé, ou le reste ne pourrait pas être payé.
why-discarded = Tu as défaussé cette Salle.
why-rooms-chosen = Tu as choisi tes Salles.

## Réponses qu’un joueur peut donner d’avance aux questions posées dans le tour des autres

standing-defend = Quand l’un de mes Héros subit la Pression
    .yes = Dépenser des Munitions si elles la parent en entier
    .no = Céder
standing-tribute = Quand je dois donner par racket
    .materials-first = D’abord des Matériaux, ceux que j’ai en plus grand nombre
    .supplies-first = D’abord des Denrées, celles que j’ai en plus grand nombre
    .most-plentiful = Toujours ce que j’ai en plus grand nombre
