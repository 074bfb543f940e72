# Outlive : ce que sont les choses de la table (thing-), pourquoi on ne peut pas les choisir (why-), réponses données d’avance (standing-).
# { $place_at } est l’attribut du Lieu ; { $one }, { $cans }, { $missing } et semblables sont des quantités (« 1 Bois »).

## Lieux et ce qui s’y trouve. $pay ouvre l’accès à l’Eau du Barrage.

thing-place-wild = Chaque point d’Action de ton Héros rapporte { $one }, dans la limite de ce qui reste ici. Une fois par visite, il peut aussi chasser.
thing-place-base = Chaque point d’Action de ton Héros rapporte { $one }, dans la limite de ce qui reste ici. Un point d’Action permet aussi de prendre l’Algue antiradiation.
thing-place-dam = Pour accéder à l’Eau pendant une visite, il faut payer { $pay } ou utiliser la Carte d’accès. Ensuite, chaque point d’Action de ton Héros rapporte { $one }.
thing-place-city = Chaque point d’Action de ton Héros permet de prendre un Équipement visible ou de piocher une tuile Fouille.
thing-place-ship = Ton Héros prend l’emplacement de sa Force, si aucun Héros Actif ne s’y trouve, et reçoit ses Conserves et son Survivant. Aucun point d’Action n’est dépensé.
thing-stock = { $resource } { $place_at }
    .text = Il reste { $left }. À chaque Aube, le Lieu est complété jusqu’à { $total }.
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
thing-slot = Pour un Héros de Force { $strength }. On y trouve { $cans } et { $people }.
thing-slot-taken = L’emplacement est déjà occupé aujourd’hui.
thing-pile = pile Fouille { $place_at }
    .text =
        { $n ->
            [0] Il ne reste rien ici aujourd’hui.
            [one] Une tuile Fouille est face cachée. La piocher coûte un point d’Action.
           *[other] { $n } tuiles Fouille sont face cachée. En piocher une coûte un point d’Action.
        }
thing-pile-hidden = Contenu, dans un ordre inconnu de toi : { $tiles }.
thing-pile-order = Tu as regardé. À partir du dessus : { $tiles }.
thing-display = Il coûte un point d’Action et arrive cassé. Tu ne peux pas le prendre si tu l’as déjà.
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

thing-first = Son détenteur commence : cette Nuit pour résoudre les Évènements, le Jour suivant pour activer ses Héros. À chaque tour, il passe au joueur dont un Héros arrive le premier sur le Cargo.
thing-hero =
    { $moves ->
        [one] Une fois par Jour, il avance d’un Lieu
       *[other] Une fois par Jour, il avance de { $moves } Lieux au plus
    }, puis il dispose de { $points }. Là où il arrive, il met la Pression sur les Héros Actifs plus faibles.
thing-hero-weak = Sa Force est abaissée pour les Actions et le Cargo ({ $event }).
thing-day = Jour { $n }
    .text = Vague de Radioactivité de cette Nuit : { $wave }.
thing-tile-resource = Le joueur qui la trouve prend { $one }.
thing-tile-capsule = Le joueur qui la trouve baisse sa jauge d’une case.
thing-tile-empty = Il n’y a rien dedans.

## Abri

thing-airlock =
    { $spaces ->
        [one] { $spaces } emplacement
       *[other] { $spaces } emplacements
    }, ligne par ligne : { $rows }. Chaque Nuit, chaque ligne occupée coûte 1 Eau, et chaque Survivant ici arrête un point de Radioactivité.
thing-airlock-now = Actuellement : { $people }, soit { $water } par Nuit.
thing-gauge = Chaque Nuit, la vague de Radioactivité du jour fait monter la jauge vers la tête de mort, moins ce qu’arrête le Sas. La valeur atteinte compte à la fin.
thing-gauge-now = La jauge est à { $square }.
thing-tonight = Cette Nuit
    .text = Actuellement, les Salles occupées coûtent { $supplies } et le Sas { $water }.
    .radiation =
        { $n ->
            [0] Le Sas arrête toute la Radioactivité.
            [one] La jauge monte d’une case.
           *[other] La jauge monte de { $n } cases.
        }
    .missing =
        { $n ->
            [one] Tu n’en as pas assez : tu perdrais 1 Survivant.
           *[other] Tu n’en as pas assez : tu perdrais { $n } Survivants.
        }
thing-resource-meat = Une Denrée : elle sert à nourrir tes Salles et à recruter des Survivants. Ce qui en reste est perdu à la fin de la Nuit.
thing-resource-water = Une Denrée : elle sert à nourrir le Sas et tes Salles, et à recruter des Survivants. À la fin de la Nuit, ton Abri ne garde que { $kept }.
thing-resource-canned-goods = Une Denrée : elle sert à nourrir tes Salles et à recruter des Survivants. Elle se garde.
thing-resource-wood = Un Matériau : il sert à construire des Salles et à réparer des Équipements.
thing-resource-metal = Un Matériau : il sert à construire des Salles et à réparer des Équipements.
thing-resource-microchip = Un Matériau : il sert à construire des Salles et à réparer des Équipements. Une Puce donne accès à l’Eau du Barrage.
thing-resource-munition = Chacune réduit la Pression de 1 ou remplace un point d’Action à la chasse. Les Munitions ne peuvent pas être rackettées, sauf avec le Choix du racket dans l’édition espagnole.
thing-room-unbuilt = Pas encore construite. Coût, la Nuit : { $cost }.
thing-room-unfilled = Construite, mais son bonus n’est pas encore actif : il manque { $people }.
thing-room-works = Complète : son bonus est actif.
thing-room-used = Son bonus a déjà servi ce tour-ci.
thing-gear-broken = Équipement cassé : répare-le la Nuit pour pouvoir l’utiliser.
thing-gear-ready = Équipement réparé et prêt.
thing-gear-used = Équipement déjà utilisé ce tour-ci.

## Décompte. $rooms sont les points pour une à sept Salles complètes.

thing-score-events = Les points des Évènements que tu as résolus.
thing-score-rooms = Points pour une à sept Salles complètes : { $rooms }.
thing-score-gauge = La valeur de ta jauge.
thing-score-survivors = Un point par Survivant du Sas et des Salles.
thing-score-equipment = Un point par Équipement réparé.
thing-score-pairs = Un point par symbole reconstitué entre deux Équipements réparés.
thing-score-total = Ce que tu aurais si le Convoi arrivait maintenant.

## Pourquoi c’est impossible : à qui est le tour

why-over = La partie est finie.
why-wait-others = Tu as terminé ; les autres choisissent encore.
why-wait-defender = Celui qui subit la Pression répond d’abord.
why-passed = Tu as passé : tu ne résous plus d’Évènement cette Nuit.
why-not-your-turn = C’est le tour d’un autre joueur.
why-something-else = Réponds d’abord à la question qui t’est posée.
why-not-yours = C’est à un autre joueur.

## Pourquoi c’est impossible : Héros et Lieux

why-rest = La Nuit, les Héros se reposent.
why-hero-placed = Ce Héros est déjà sur le plateau.
why-hero-later = Un autre Héros se place d’abord : le plus fort ; à Force égale, le premier.
why-hero-busy = Ce Héros est en train d’agir. Choisis ce qu’il fait ici.
why-hero-done = Ce Héros a déjà joué aujourd’hui.
why-hero-stuck = Ce Héros ne peut pas se déplacer. Active d’abord ceux qui le peuvent.
why-place-own = L’un de tes Héros s’y trouve déjà.
why-place-not-start = Tes Héros commencent ailleurs : { $places }.
why-place-far =
    { $moves ->
        [one] Aucun de tes Héros Inactifs n’est à un Lieu de là.
       *[other] Aucun de tes Héros Inactifs n’est à { $moves } Lieux ou moins de là.
    }
why-place-here = Ton Héros est ici. Choisis ce qu’il fait.
why-place-moved = Ton Héros s’est déjà déplacé ; il agit là où il est.
why-ship-taken = Les emplacements que tes Héros pourraient prendre sur le Cargo sont occupés.
why-not-there = Aucun de tes Héros n’agit { $place_at } en ce moment.
why-no-points = Ton Héros n’a plus de points d’Action.

## Pourquoi c’est impossible : ce qui se trouve dans les Lieux

why-stock-empty = Il ne reste rien ici avant la prochaine Aube.
why-dam-closed = Pour accéder à l’Eau, il faut d’abord payer 1 Puce ou utiliser la Carte d’accès.
why-dam-open = Tu as déjà accès à l’Eau.
why-algae-gone = La dose du jour a déjà été prise.
why-stack-empty = Il ne reste plus de Gibier ici.
why-hunted = Ton Héros a déjà chassé lors de cette visite.
why-prey-strong = Il faut { $needed } ; tes points d’Action, tes Munitions et tes armes en donnent { $most } au plus.
why-prey-hidden = Seul le Gibier visible peut être chassé. Une fois la chasse déclarée, le Capteur thermique permet d’en choisir un autre.
why-slot-taken = Un Héros Actif est déjà sur cet emplacement.
why-slot-strength = Ton Héros prend l’emplacement de sa Force, { $strength }, et aucun autre.
why-slot-done = Ton Héros a déjà pris son emplacement.
why-owned = Tu as déjà cet Équipement ; impossible d’en avoir deux.
why-pile-empty = Il ne reste pas de tuile Fouille ici avant la prochaine Aube.
why-event-unseen = Cet Évènement n’a pas encore été révélé.
why-event-gone = Cet Évènement a déjà été résolu.
why-event-dear = Il te manque : { $missing }.
why-events-over = Les Évènements se résolvent au début de la Nuit.
why-events-night = Les Évènements se résolvent la Nuit.

## Pourquoi c’est impossible : Équipements, Salles, Ressources. $help dit ce que fait la chose et quand.

why-not-owned = Tu ne l’as pas.
why-repair-dear = Il te manque : { $missing }.
why-rooms-save =
    { $saved ->
        [one] Tes Salles n’épargnent qu’un Matériau.
       *[other] Tes Salles n’épargnent que { $saved } Matériaux.
    }
why-repaired = Il est déjà réparé.
why-broken = Il est cassé. Répare-le la Nuit.
why-gear-used = Tu l’as déjà utilisé ce tour-ci.
why-gather-first = Prends d’abord quelque chose ici avec un point d’Action.
why-no-space = Ni le Sas ni aucune Salle Construite n’ont d’emplacement libre.
why-not-now = Ce n’est pas le moment. { $help }
why-build-dear = Il te manque : { $missing }.
why-build-cheaper = Utilise d’abord « { $room } » : la prochaine Salle coûtera moins cher.
why-unbuilt = Cette Salle n’est pas encore construite.
why-unfilled = Le bonus de cette Salle n’est pas actif : il manque { $people }.
why-room-used = Tu as déjà utilisé cette Salle ce tour-ci.
why-room-full = Cette Salle n’a plus d’emplacement libre.
why-rooms-full = Aucune Salle Construite n’a d’emplacement libre.
why-all-built = Toutes tes Salles sont construites.
why-no-gear = Tu n’as pas d’Équipement.
why-gauge-best = Ta jauge ne peut pas descendre plus bas.
why-survivor-limit = Plus personne ne peut entrer dans cette Salle.
why-nobody-there = Il n’y a personne à perdre ici.
why-airlock-full = Ton Sas est plein.
why-airlock-empty = Il n’y a personne à installer dans ton Sas.
why-airlock-rooms = Choisis plutôt la Salle où installer un Survivant.
why-not-giver = C’est l’autre joueur qui donne.
why-munition-safe = Les Munitions ne peuvent pas être rackettées.
why-water-fixed = L’Eau permanente n’est pas un jeton : elle ne peut pas être rackettée.
why-none-left = Il n’y en a plus.
why-wrong-resource = Ici, il faut : { $resources }.
why-no-permanent = Ton Eau permanente a déjà servi, ou le bonus de sa Salle n’est pas actif.
why-not-due = Cela ne s’économise pas : ce n’est pas demandé, ou le reste ne pourrait pas être payé.
why-discarded = Tu as défaussé cette Salle.
why-rooms-chosen = Tu as déjà choisi tes Salles.

## Réponses qu’un joueur peut donner d’avance aux questions posées dans le tour des autres

standing-defend = Quand l’un de mes Héros subit la Pression
    .yes = Dépenser des Munitions si elles suffisent à la parer entièrement
    .no = Céder
standing-tribute = Quand on me rackette
    .materials-first = D’abord des Matériaux, ceux que j’ai en plus grand nombre
    .supplies-first = D’abord des Denrées, celles que j’ai en plus grand nombre
    .most-plentiful = Toujours ce que j’ai en plus grand nombre
