# Outlive en français : les mots du jeu. Les termes sont ceux de la règle française, les phrases sont les nôtres.

game-outlive = Outlive

## Ressources

resource-meat = Nourriture
resource-water = Eau
resource-canned-goods = Conserve
resource-wood = Bois
resource-metal = Métal
resource-microchip = Puce
resource-munition = Munition

amount-meat = { $n ->
    [one] { $n } Nourriture
   *[other] { $n } Nourritures
}
amount-water = { $n ->
    [one] { $n } Eau
   *[other] { $n } Eaux
}
amount-canned-goods = { $n ->
    [one] { $n } Conserve
   *[other] { $n } Conserves
}
amount-wood = { $n } Bois
amount-metal = { $n ->
    [one] { $n } Métal
   *[other] { $n } Métaux
}
amount-microchip = { $n ->
    [one] { $n } Puce
   *[other] { $n } Puces
}
amount-munition = { $n ->
    [one] { $n } Munition
   *[other] { $n } Munitions
}

supplies = Denrées
materials = Matériaux
resources = Ressources
survivors = Survivants

amount-supplies = { $n ->
    [one] { $n } Denrée
   *[other] { $n } Denrées
}
amount-materials = { $n ->
    [one] { $n } Matériau
   *[other] { $n } Matériaux
}
amount-survivors = { $n ->
    [one] { $n } Survivant
   *[other] { $n } Survivants
}
amount-points = { $n } PS
amount-action-points = { $n ->
    [one] { $n } point d’Action
   *[other] { $n } points d’Action
}

permanent-water = Eau permanente

## Lieux

place-forest = Forêt
    .to = dans la Forêt
    .at = dans la Forêt
place-dam = Barrage
    .to = au Barrage
    .at = au Barrage
place-military-base = Base Militaire
    .to = à la Base Militaire
    .at = à la Base Militaire
place-silent-peak = Silent Peak
    .to = à Silent Peak
    .at = à Silent Peak
place-mine = Mine
    .to = à la Mine
    .at = dans la Mine
place-cargo-ship = Cargo
    .to = sur le Cargo
    .at = sur le Cargo
place-fairgrounds = Fête Foraine
    .to = à la Fête Foraine
    .at = à la Fête Foraine
place-blackwood = Blackwood
    .to = à Blackwood
    .at = à Blackwood

## Plateau et Abri

hero = Héros { $strength }
hero-weakened = Héros { $strength } (agit avec { $acts })
slot = emplacement { $strength }
airlock = Sas
gauge = jauge de Radioactivité
first-player = jeton 1er joueur
shelter = Abri
event-track = Plateau Convoi

## Salles communes

room-construction = Construction de Salle −2
    .help = Construis une Salle pour { $amount ->
        [one] { $amount } Matériau
       *[other] { $amount } Matériaux
    } de moins. Nuit, étape 5, une fois par tour.
room-workshop = Équipement et réparation
    .help = Pioche { $draw ->
        [one] { $draw } Équipement cassé
       *[other] { $draw } Équipements cassés
    }, puis répare si tu veux l’un de tes Équipements pour { $amount ->
        [one] { $amount } Matériau
       *[other] { $amount } Matériaux
    } de moins, au choix parmi ceux de son coût. Nuit, étape 6, une fois par tour.
room-events = Évènements à moindre coût
    .help = Résous un Évènement en économisant jusqu’à { $amount ->
        [one] { $amount } Matériau
       *[other] { $amount } Matériaux
    }, ou jusqu’à { $munitions ->
        [one] { $munitions } Munition
       *[other] { $munitions } Munitions
    }, ou jusqu’à { $supplies ->
        [one] { $supplies } Denrée
       *[other] { $supplies } Denrées
    } parmi ce qu’il demande. Nuit, étape 1, une fois par tour.

## Salles avancées

room-hunting-1 = Chasse +1
    .help = Après une chasse réussie, même si le Gibier ne rapporte rien, prends { $amount ->
        [one] { $amount } Nourriture
       *[other] { $amount } Nourritures
    } de plus dans la Réserve. Jour, une fois par tour.
room-cargo-1 = Cargo +1
    .help = Quand tu vas sur le Cargo, prends { $amount ->
        [one] { $amount } Conserve
       *[other] { $amount } Conserves
    } de plus dans la Réserve. Jour, une fois par tour.
room-look = Consultation de Fouille
    .help = Regarde en secret toutes les tuiles de la pile Fouille d’une Ville, sans en changer l’ordre. À tout moment du Jour, une fois par tour.
room-hero-immunity = Immunité d’un Héros 3
    .help = Annule entièrement une Pression subie par l’un de tes Héros de valeur 3 ; tu choisis laquelle. Une fois par tour.
room-choice-of-tribute = Choix du racket
    .help = Quand un adversaire sous Pression doit te donner des Denrées ou des Matériaux, c’est toi qui choisis lesquels, mais jamais de Munitions. Jour, chaque fois. Dans les éditions française et espagnole, seulement contre un adversaire qui n’aurait pas pu annuler toute la Pression ; dans la française, une seule fois par tour ; dans l’espagnole, tu peux aussi choisir des Munitions.
room-hunting-2 = Chasse +2
    .help = Après une chasse réussie, même si le Gibier ne rapporte rien, prends { $amount ->
        [one] { $amount } Nourriture
       *[other] { $amount } Nourritures
    } de plus dans la Réserve. Jour, une fois par tour.
room-cargo-2 = Cargo +2 et place assurée
    .help = Quand tu vas sur le Cargo, prends { $amount ->
        [one] { $amount } Conserve
       *[other] { $amount } Conserves
    } de plus et, au besoin, place-toi sur ton emplacement (ou celui qu’atteint ton Grappin) même s’il est occupé : ses Conserves et son Survivant viennent alors de la Réserve. Jour, une fois par tour, lors de la visite de ton choix (dans l’édition espagnole, la place est assurée à chaque visite).
room-munitions-4 = Munitions +4
    .help = Prends { $amount ->
        [one] { $amount } Munition
       *[other] { $amount } Munitions
    } dans la Réserve. Nuit, étape 5, une fois par tour.
room-repair-free = Réparation automatique
    .help = Répare un de tes Équipements sans rien payer. Nuit, étape 6, une fois par tour.
room-permanent-water = Eau permanente
    .help = Quand tu dépenses de l’Eau ou une Denrée, ton Abri fournit { $amount ->
        [one] { $amount } Eau
       *[other] { $amount } Eaux
    } : Nuit, étapes 1, 2 et 4, une fois par tour. Cette Eau n’a pas de jeton : personne ne peut la prendre, elle ne se garde pas, et elle doit servir à l’étape 2 si elle y est encore utile.
room-event-immunity = Immunité aux Évènements
    .help = Les Évènements n’ont pas d’effet sur toi, sauf les cinq pénuries, qui vident les Lieux et les piles Fouille. En permanence.
room-dismantle = Démontage d’Équipement
    .help = Défausse un de tes Équipements, cassé ou réparé, et prends dans la Réserve les Matériaux de son coût de réparation. Nuit, étape 5, une fois par tour.
room-gauge-1 = Radioactivité −1
    .help = Baisse ta jauge de Radioactivité de { $amount ->
        [one] { $amount } case
       *[other] { $amount } cases
    }. Nuit, étape 5, une fois par tour.
room-airlock-1 = Ventilation permanente
    .help = Absorbe { $amount ->
        [one] { $amount } point
       *[other] { $amount } points
    } de la vague de Radioactivité, en plus des Survivants du Sas. Nuit, étape 3, une fois par tour.
room-survivor-1 = Survivant +1
    .help = Ajoute gratuitement { $amount ->
        [one] { $amount } Survivant
       *[other] { $amount } Survivants
    } de la Réserve dans cette Salle, même au-delà de ses emplacements, jusqu’à { $limit } en tout ; ils y restent toute la partie. Nuit, étape 5, une fois par tour.
room-search-2 = Fouille +2
    .help = Dès que tu as dépensé un point d’Action pour une Fouille dans une Ville, tu peux y piocher jusqu’à { $amount ->
        [one] { $amount } tuile Fouille gratuite
       *[other] { $amount } tuiles Fouille gratuites, une par une
    }. Jour, une fois par Ville et par tour.
room-equipment-2 = Équipements +2
    .help = Pioche { $amount ->
        [one] { $amount } tuile Équipement et ajoute-la
       *[other] { $amount } tuiles Équipement et ajoute-les
    } à tes Équipements cassés. Nuit, étape 5, une fois par tour.
room-empty-cupboard = Placards vides
    .help = Quand tu tires un Placard vide en Ville, même avec une Fouille gratuite, prends { $amount } Bois et { $amount ->
        [one] { $amount } Métal
       *[other] { $amount } Métaux
    } dans la Réserve. Jour, une fois par Ville et par tour.
room-repair-2 = Réparation −2
    .help = Répare un de tes Équipements pour { $amount ->
        [one] { $amount } Matériau
       *[other] { $amount } Matériaux
    } de moins, au choix parmi ceux de son coût. Nuit, étape 6, une fois par tour.

## Équipements

equipment-bow = Arc
    .help = Dans la Forêt, prends { $amount ->
        [one] { $amount } Nourriture
       *[other] { $amount } Nourritures
    } dans la Réserve, sans chasser. Une fois par tour.
equipment-axe = Hache
    .help = Dans la Forêt, dès que tu y as récolté du Bois avec une Action, prends-y { $amount } Bois de plus, dans la limite de ce qui reste. Une fois par tour.
equipment-battle-gear = Armure
    .help = Réduis de { $amount } une Pression que tu subis ; le surplus est perdu. Une fois par tour.
equipment-baseball-bat = Batte de baseball
    .help = Ajoute { $amount } à ta Pression sur un Héros, avant qu’il se défende ; elle ne permet pas de viser un Héros de Force égale. Une fois par tour (dans les éditions française et espagnole, contre tous les Héros visés lors de cette visite).
equipment-thermal-sensor = Capteur thermique
    .help = Quand tu déclares une chasse, regarde en secret toute la pile de Gibier du Lieu et chasse la tuile de ton choix ; l’ordre du reste ne change pas. Une fois par tour, même si tu renonces ensuite à chasser.
equipment-exoskeleton = Exosquelette
    .help = Un de tes Héros se déplace sans limite de distance. Une fois par tour.
equipment-access-card = Carte d’accès
    .help = Donne accès à l’Eau du Barrage sans payer de Puce. Une fois par tour.
equipment-jerrycan = Jerrican
    .help = Au Barrage, dès que tu y as récolté de l’Eau avec une Action, prends-y { $amount ->
        [one] { $amount } Eau
       *[other] { $amount } Eaux
    } de plus, dans la limite de ce qui reste. Une fois par tour.
equipment-metal-detector = Détecteur de métaux
    .help = À la Fête Foraine, prends { $amount ->
        [one] { $amount } Conserve
       *[other] { $amount } Conserves
    } dans la Réserve. Une fois par tour.
equipment-backpack = Sac à dos
    .help = À la Fête Foraine, dès que tu y as récolté une Puce avec une Action, prends-y { $amount ->
        [one] { $amount } Puce
       *[other] { $amount } Puces
    } de plus, dans la limite de ce qui reste. Une fois par tour.
equipment-bear-trap = Piège à ours
    .help = Ajoute { $amount } à la Force de ton Héros pour une chasse, et pour elle seule. Une fois par tour.
equipment-shotgun = Fusil à pompe
    .help = Ajoute { $amount } à la Force de ton Héros pour une chasse, et pour elle seule. Une fois par tour.
equipment-grappling-hook = Grappin
    .help = Sur le Cargo, ton Héros prend place comme s’il avait { $amount } de Force en plus ; c’est le seul moyen d’atteindre le dernier emplacement. La Pression ne change pas. Une fois par tour.
equipment-hacksaw = Scie à métaux
    .help = Sur le Cargo, prends { $amount ->
        [one] { $amount } Métal
       *[other] { $amount } Métaux
    } dans la Réserve. Une fois par tour.
equipment-crowbar = Pied de biche
    .help = À la Base Militaire, prends { $amount ->
        [one] { $amount } Puce
       *[other] { $amount } Puces
    } dans la Réserve. Une fois par tour.
equipment-ammo-box = Kit d’artificier
    .help = À la Base Militaire, dès que tu y as récolté une Munition avec une Action, prends-y { $amount ->
        [one] { $amount } Munition
       *[other] { $amount } Munitions
    } de plus, dans la limite de ce qui reste. Une fois par tour.
equipment-chainsaw = Tronçonneuse
    .help = Dans l’une des deux Villes, prends { $amount } Bois dans la Réserve. Une fois par tour.
equipment-flashlight = Lampe de poche
    .help = Dans l’une des deux Villes, prends { $amount ->
        [one] { $amount } Survivant
       *[other] { $amount } Survivants
    } dans la Réserve, pour un emplacement libre de ton Sas ou d’une Salle Construite. Une fois par tour.
equipment-purifier = Purificateur
    .help = Dans la Mine, prends { $amount ->
        [one] { $amount } Eau
       *[other] { $amount } Eaux
    } dans la Réserve. Une fois par tour.
equipment-pickaxe = Pioche
    .help = Dans la Mine, dès que tu y as récolté du Métal avec une Action, prends-y { $amount ->
        [one] { $amount } Métal
       *[other] { $amount } Métaux
    } de plus, dans la limite de ce qui reste. Une fois par tour.

## Évènements

event-wildfire = Incendie de forêt
    .help = La Forêt perd { $amount } Bois.
event-cave-in = Éboulement dans la Mine
    .help = La Mine perd { $amount ->
        [one] { $amount } Métal
       *[other] { $amount } Métaux
    }.
event-thieves = Pilleurs
    .help = La Fête Foraine perd { $amount ->
        [one] { $amount } Puce
       *[other] { $amount } Puces
    }.
event-nomads = Nomades
    .help = Chaque Ville perd { $amount ->
        [one] la tuile du dessus de sa pile Fouille, posée
       *[other] les { $amount } tuiles du dessus de sa pile Fouille, posées
    } face visible.
event-lean-times = Pénurie globale
    .help = La Forêt perd { $amount } Bois, la Mine { $amount ->
        [one] { $amount } Métal
       *[other] { $amount } Métaux
    } et la Fête Foraine { $amount ->
        [one] { $amount } Puce
       *[other] { $amount } Puces
    }.
event-rat-infestation = Invasion de rats
    .help = Chaque Abri perd { $amount ->
        [one] { $amount } Denrée
       *[other] { $amount } Denrées
    }, au choix de son joueur. Un Abri sans aucune Denrée perd 1 Survivant.
event-sandstorm = Tempête de sable
    .help = Tous les Héros ont une Force de { $amount } pour leurs Actions et pour se placer sur le Cargo. La Pression se calcule toujours d’après la valeur des Héros.
event-radioactive-cloud = Nuage radioactif
    .help = Chaque jauge de Radioactivité monte de { $amount ->
        [one] { $amount } case
       *[other] { $amount } cases
    }. Chaque case au-delà de la dernière coûte 1 Survivant.
event-epizootic-disease = Épizootie
    .help = Chaque Gibier chassé rapporte { $amount ->
        [one] { $amount } Nourriture
       *[other] { $amount } Nourritures
    } de moins. La tuile compte quand même.
event-animal-mutation = Gibiers mutants
    .help = La Résistance de chaque Gibier augmente de { $amount }. La Nourriture qu’il rapporte ne change pas.
event-enemy-clan = Clan ennemi
    .help = Chaque Abri perd { $amount ->
        [one] { $amount } Matériau ou Munition
       *[other] { $amount } Matériaux et/ou Munitions
    }, au choix de son joueur. Un Abri qui n’en a pas assez les garde et perd 1 Survivant.
event-cold-snap = Glaciation
    .help = Chaque Abri perd { $amount ->
        [one] { $amount } Survivant
       *[other] { $amount } Survivants
    }, au choix de son joueur.

## Leaders

leader-jacob-rowlett = Jacob Rowlett
leader-kooper-froste = Kooper Froste
leader-wilson-frye = Wilson Frye
leader-grayson-pigott = Grayson Pigott
leader-solen-livrich = Solen Livrich
leader-liza-valentine = Liza Valentine
leader-mary-koolpepper = Mary Koolpepper
    .help = Pioche { $draw ->
        [one] { $draw } tuile Fouille
       *[other] { $draw } tuiles Fouille, une par une,
    } en choisissant chaque fois la Ville, puis garde le gain de { $keep } d’entre elles. Les tuiles retournent ensuite dans leurs piles.
leader-lily-rose-wely = Lily-Rose Wely
leader-swifty-bingham = Swifty Bingham
leader-erin-mccarthy = Erin McCarthy

## Gibier, Fouille, Algue

prey = Gibier { $endurance }

search-water = Eau
search-canned-goods = Conserve
search-wood = Bois
search-metal = Métal
search-microchip = Puce
search-munition = Munition
search-capsule = Pilule antirad
search-empty = Placard vide

algae = Algue antiradiation

## Phases et étapes

phase-setup = Mise en place

night-step-N1 = Résoudre les Évènements
night-step-N2 = Nourrir les Survivants
night-step-N3 = Gérer la Radioactivité
night-step-N4 = Recruter de nouveaux Survivants
night-step-N5 = Construire les Salles et activer leurs bonus
night-step-N6 = Réparer les Équipements
night-step-N7 = Nettoyer l’Abri

## Décompte

score-events = Évènements résolus
score-rooms = Salles complètes
score-gauge = Jauge de Radioactivité
score-survivors = Survivants
score-equipment = Équipements réparés
score-pairs = Symboles reconstitués
score-total = Total

## Provenance d’un chiffre

# $books vaut "all" ou des langues comme "de, fr"
source-printed =
    { $books ->
        [all] imprimé dans les quatre livrets de règles
       *[other] imprimé dans les livrets de règles : { $books }
    }
source-component = lu sur le matériel publié
source-inferred = déduit de ce qui est imprimé
source-house = choisi par nous, à vérifier dans une boîte du jeu
source-owner = remplacé par le pack du propriétaire

## Éditions et options

edition-table = Lecture commune
    .help = La meilleure lecture des quatre règles réunies. La Nourriture n’augmente plus après la quatrième prise d’un même Gibier ; les Munitions seules suffisent pour chasser ; le Choix du racket sert chaque fois ; les Héros qui peuvent se déplacer passent d’abord ; la Batte de baseball sert contre un seul Héros ; la place assurée du Cargo sert une fois par tour.
edition-en = Édition anglaise
    .help = La Nourriture augmente à chaque prise d’un même Gibier, sans plafond ; une chasse demande au moins un point d’Action (celui d’une arme convient) ; tu actives tes Héros dans l’ordre de ton choix, même si l’un d’eux ne peut pas se déplacer.
edition-de = Édition allemande
    .help = La Nourriture augmente à chaque prise d’un même Gibier, sans plafond ; tu actives tes Héros dans l’ordre de ton choix, même si l’un d’eux ne peut pas se déplacer.
edition-fr = Édition française
    .help = Une chasse demande au moins un point d’Action (celui d’une arme convient) ; le Choix du racket ne sert qu’une fois par tour, et seulement contre un défenseur qui n’aurait pas pu annuler toute la Pression ; la Batte de baseball sert contre tous les Héros visés lors d’une visite.
edition-es = Édition espagnole
    .help = Une chasse demande au moins un point d’Action (celui d’une arme convient) ; la Batte de baseball sert contre tous les Héros visés lors d’une visite ; le Choix du racket ne sert que contre un défenseur qui n’aurait pas pu annuler toute la Pression, mais permet aussi de prendre des Munitions ; la place assurée du Cargo sert à chaque visite, seules les Conserves en plus restent limitées à une fois par tour.

placement-together = tous en même temps
placement-in-turn = un à la fois, dans l’ordre du tour
