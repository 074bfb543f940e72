# Le dessin d’Outlive dans le navigateur. Les noms des Lieux, Salles, Équipements, Évènements et Leaders viennent des mots du jeu.

page-outlive-board = Le plateau : huit Lieux autour du Plateau Convoi
page-outlive-own = Ton Abri
page-outlive-others = Les autres Abris


## Le Plateau Convoi

page-outlive-day = Jour { $n } sur { $days }
page-outlive-before = Mise en place
page-outlive-phase-dawn = phase Aube
page-outlive-phase-day = phase Jour
page-outlive-phase-night = phase Nuit
# Le titre au-dessus des pertes subies sans question
page-outlive-news = Ce qui t’est arrivé
page-outlive-first = 1er joueur : { $name }
page-outlive-deck =
    { $n ->
        [one] Pioche Équipement : { $n } tuile
       *[other] Pioche Équipement : { $n } tuiles
    }


## Héros
# $state : idle, couché, n’a pas encore joué aujourd’hui ; standing, a joué ; done n’a pas pu bouger et reste couché ; waiting n’est pas encore sur le plateau.

page-outlive-hero =
    { $state ->
        [idle] { $name } : Héros de Force { $strength }, couché ({ $place })
        [standing] { $name } : Héros de Force { $strength }, debout ({ $place })
        [waiting] { $name } : Héros de Force { $strength }, pas encore placé
       *[done] { $name } : Héros de Force { $strength }, n’a pas pu se déplacer ({ $place })
    }


## L’Abri
# PS : Points de Survie

page-outlive-points = PS
page-outlive-score = Score actuel : { $n } PS
page-outlive-part = { $name } : { $n } PS
# $standing : plan n’est pas encore construite ; short a des emplacements libres ; works est complète ; used est complète et a déjà servi ce tour-ci.
page-outlive-room =
    { $standing ->
        [plan] { $name } : pas encore construite ; emplacements : { $spaces } ; entretien : { $upkeep }
        [short] { $name } : bonus pas encore actif ; emplacements occupés : { $survivors } sur { $spaces } ; entretien : { $upkeep }
        [works] { $name } : complète, bonus actif ; entretien : { $upkeep }
       *[used] { $name } : complète, bonus déjà utilisé ce tour-ci ; entretien : { $upkeep }
    }
page-outlive-airlock =
    { $survivors ->
        [one] { $name } : { $survivors } emplacement occupé sur { $spaces }
       *[other] { $name } : { $survivors } emplacements occupés sur { $spaces }
    }
page-outlive-gauge = { $name } : { $points }
page-outlive-depot = { $name } : { $n }
page-outlive-gear =
    { $state ->
        [broken] { $name } : Équipement cassé
        [ready] { $name } : Équipement réparé et prêt
       *[used] { $name } : Équipement déjà utilisé ce tour-ci
    }
page-outlive-tonight =
    { $missing ->
        [0] Cette Nuit, Denrées pour les Salles : { $supplies } ; Eau pour le Sas : { $water } ; Radioactivité : { $radiation }
       *[other] Cette Nuit, Denrées pour les Salles : { $supplies } ; Eau pour le Sas : { $water } ; Radioactivité : { $radiation } ; manquant : { $missing }
    }
page-outlive-broken = Cassés
page-outlive-repaired = Réparés
page-outlive-caught =
    { $n ->
        [one] { $name } : { $n } prise
       *[other] { $name } : { $n } prises
    }
page-outlive-given-up = défaussée


## Les autres Abris

page-outlive-open = Ouvrir l’Abri : { $name }
# $rooms : Salles complètes ; $gauge : la jauge avec son signe ; $idle : Héros qui n’ont pas encore joué
page-outlive-facts =
    { $survivors ->
        [one] { $survivors } Survivant
       *[other] { $survivors } Survivants
    }, { $rooms ->
        [one] { $rooms } Salle complète
       *[other] { $rooms } Salles complètes
    }, { $repaired ->
        [one] { $repaired } Équipement réparé
       *[other] { $repaired } Équipements réparés
    }, Radioactivité { $gauge }, { $idle ->
        [one] { $idle } Héros doit encore jouer
       *[other] { $idle } Héros doivent encore jouer
    }


## La fin

page-outlive-ending = Le choix du Convoi
page-outlive-total = Total
page-outlive-chosen = Élu par le Convoi
# Ce qui départage les égalités
page-outlive-tie-supplies = Denrées restantes
page-outlive-tie-goods = Matériaux et Munitions restants

# $place : de 1 à 4
page-outlive-nth =
    { $place ->
        [1] première place
        [2] deuxième place
        [3] troisième place
       *[other] quatrième place
    }
# $gap : de combien de points le joueur suit le vainqueur ($name) ; 0 : une égalité a été départagée
page-outlive-behind =
    { $place ->
        [2] Tu prends la deuxième place
        [3] Tu prends la troisième place
       *[other] Tu prends la quatrième place
    }, { $gap ->
        [0] à égalité de points avec { $name }.
        [one] { $gap } point derrière { $name }.
       *[other] { $gap } points derrière { $name }.
    }
# $gap : de combien de points le joueur devance le deuxième ($name)
page-outlive-ahead =
    { $gap ->
        [0] Tu prends la première place, à égalité de points avec { $name }.
        [one] Tu prends la première place, { $gap } point devant { $name }.
       *[other] Tu prends la première place, { $gap } points devant { $name }.
    }
# La même chose pour les spectateurs
page-outlive-lead =
    { $gap ->
        [0] { $winner } et { $name } sont à égalité de points.
        [one] { $winner } devance { $name } de { $gap } point.
       *[other] { $winner } devance { $name } de { $gap } points.
    }
# $part : une ligne de la feuille de score ; $more, $less : les deux valeurs
page-outlive-decided = Ce qui a fait la différence : { $part }, { $more } contre { $less }.

## Héros en danger, et Héros qu’un évènement affaiblit

page-outlive-hero-acts = agit maintenant avec { $acts }
page-outlive-hero-danger =
    { $count ->
        [one] { $who } peut encore le mettre sous Pression ({ $pressure })
       *[other] jusqu’à { $pressure } de Pression peut encore venir de { $who }
    }
page-outlive-hero-presses = pourrait encore y venir et te mettre sous Pression ({ $pressure })
