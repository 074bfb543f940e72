# Discover sur la page : ce qui entoure le plateau, le plateau individuel et les scènes.
# Les noms des cartes, ressources, personnes et endroits sont ceux du jeu et viennent d’ailleurs.

page-discover-map = Le plateau

## Le jour et la quête

# $day : le numéro du jour
page-discover-phase-setup = Mise en place
page-discover-phase-day = Jour { $day }
page-discover-phase-night = Nuit { $day }
page-discover-phase-over = La fin
page-discover-chief = Chef
page-discover-stage = Chapitre { $n }
page-discover-counters =
    { $n ->
        [one] { $n } marqueur
       *[other] { $n } marqueurs
    }
page-discover-quest-more = Carte entière
page-discover-quest-less = Réduire

## Autour du plateau

page-discover-legend = Ce qu’il y a sur le plateau
page-discover-zoom-in = Zoomer
page-discover-zoom-out = Dézoomer
page-discover-find = Montrer où tu es
page-discover-fit = Montrer tout ce qui est connu
page-discover-close = Fermer
page-discover-more-projects =
    { $n ->
        [one] { $n } autre projet exposé
       *[other] { $n } autres projets exposés
    }
page-discover-fewer-projects = Moins de projets
page-discover-away =
    { $n ->
        [one] À { $n } case d’ici
       *[other] À { $n } cases d’ici
    }
page-discover-no-way = Aucun chemin connu n’y mène
page-discover-sign-target = Un symbole cible : il ne compte que si une carte le demande
page-discover-sign-token = Un jeton face cachée : son symbole dit de quel type il est
page-discover-sign-open = Un jeton face visible : récolte-le, tu sais ce que tu reçois
page-discover-sign-water = Une source d’eau face cachée : personne n’y a encore puisé
page-discover-sign-landmark = Un point de repère et son numéro : examine-le
page-discover-sign-hidden = Un monstre face cachée
page-discover-sign-foe = Un ennemi, son numéro et la Santé qui lui reste

## Un survivant

page-discover-stamina = Endurance { $n } sur { $of }
page-discover-stamina-short = endur.
page-discover-hearts =
    { $n ->
        [one] { $n } cœur restant sur { $of }
       *[other] { $n } cœurs restants sur { $of }
    }
# $kind est le nom du dégât
page-discover-damage = { $kind }, { $n }
page-discover-pack = Sac
page-discover-load = { $n } sur { $of }
# $what est le nom d’une ressource ou d’un jeton double
page-discover-tokens = { $what } : { $n }
page-discover-item-counters =
    { $n ->
        [one] avec { $n } marqueur
       *[other] avec { $n } marqueurs
    }
page-discover-used = a déjà servi
page-discover-hand = Tes projets
page-discover-unseen =
    { $n ->
        [one] { $n } projet inconnu
       *[other] { $n } projets inconnus
    }
page-discover-threats = Menaces
page-discover-status-won = Hors de danger
page-discover-status-lost = N’a pas survécu
page-discover-dealt = Qui es-tu ?
page-discover-kept = C’est toi
page-discover-alone = Il n’y a que toi ici.
page-discover-choosing = Choisit son personnage
page-discover-open-strip = Tout ce que porte { $name }

## Combat

page-discover-combat = { $fighter } contre { $enemy }
page-discover-defence = Défense
page-discover-attack = Attaque
page-discover-health = Santé
page-discover-health-left = Santé restante : { $n } sur { $of }
page-discover-need-defence = Défense { $n }
page-discover-need-attack = Attaque { $n }
page-discover-need-duel = { $n } ou plus
page-discover-never = ne touche jamais
page-discover-hits = touche
page-discover-misses = ne touche pas
page-discover-hurts = blesse
page-discover-spares = ne blesse pas
page-discover-supporters = Soutien :
page-discover-no-support = aucune carte
page-discover-played = { $name } a joué { $card }
# Ce qu’un choix ferait des dés. $n est ce que le dé donnerait.
page-discover-then-own-hits = ton dé { $n } : touche
page-discover-then-own-misses = ton dé { $n } : ne touche pas
page-discover-then-enemy-hits = dé ennemi { $n } : te blesse
page-discover-then-enemy-misses = dé ennemi { $n } : ne te blesse pas
# $n des $of nombres du dé
page-discover-again-own =
    { $n ->
        [one] ton dé touche alors avec { $n } nombre sur { $of }
       *[other] ton dé touche alors avec { $n } nombres sur { $of }
    }
page-discover-again-enemy =
    { $n ->
        [one] le dé ennemi blesse alors avec { $n } nombre sur { $of }
       *[other] le dé ennemi blesse alors avec { $n } nombres sur { $of }
    }
page-discover-go-on = Continuer
page-discover-fold = Voir le plateau

## Échange

page-discover-deal = Un échange
page-discover-gives = { $name } donne
page-discover-nothing = rien

## Cartes lues à voix haute

page-discover-card-read = Découverte
page-discover-card-night-card = Nuit
page-discover-card-threat = Menace
page-discover-card-stage = Quête
page-discover-card-item = Objet
page-discover-put-away = Ranger
page-discover-earlier-card = Carte précédente
page-discover-next-card = Carte suivante
page-discover-more-cards =
    { $n ->
        [one] encore { $n } carte
       *[other] encore { $n } cartes
    }
page-discover-last-card = Relire la dernière carte : « { $card } »

## La fin

page-discover-end-days =
    { $days ->
        [one] { $days } jour
       *[other] { $days } jours
    } · { $home ->
        [0] personne n’a pu partir
        [one] { $home } sur { $of } a pu partir
       *[other] { $home } sur { $of } ont pu partir
    }
page-discover-end-quest = La quête
page-discover-fate-won = a pu partir le jour { $day }
page-discover-fate-hunger = a succombé à la faim le jour { $day }
page-discover-fate-thirst = a succombé à la soif le jour { $day }
page-discover-fate-sickness = a succombé à une maladie le jour { $day }
page-discover-fate-physical = a succombé à ses blessures le jour { $day }
page-discover-fate-lost = a disparu le jour { $day }

## Les objectifs de la quête, et la carte qui demande

page-discover-goal-or = ou
page-discover-goal-met = (atteint)
page-discover-goal-open = (pas encore)
page-discover-goal-more =
    { $n ->
        [one] ou { $n } autre façon
       *[other] ou { $n } autres façons
    }
page-discover-goal-done = { $n } sur { $of } atteints
page-discover-goal-last = Sois le dernier survivant sur le plateau.
page-discover-targets = Où mène la quête
page-discover-target-here = tu y es
page-discover-target-sought = pas encore trouvé
page-discover-target-show = Montrer sur le plateau
# $direction : une des directions ci-dessous
page-discover-target-way =
    { $n ->
        [one] { $n } case { $direction }
       *[other] { $n } cases { $direction }
    }
page-discover-card-character = Personnage
page-discover-card-sheet = Région
page-discover-card-asks = Cette carte t’interroge. Réponds plus bas.
page-discover-danger-more = Ce qui pourrait te tuer
page-discover-sign-mixed = Case à deux sols : la plus grande partie compte, sauf si un point de repère est sur la plus petite
page-discover-to-east = à l’est
page-discover-to-south-east = au sud-est
page-discover-to-south = au sud
page-discover-to-south-west = au sud-ouest
page-discover-to-west = à l’ouest
page-discover-to-north-west = au nord-ouest
page-discover-to-north = au nord
page-discover-to-north-east = au nord-est

page-discover-unspent = Il te reste { $n } points d’endurance. La nuit t’en rend au moins { $night }, mais tu ne peux pas en avoir plus de { $most } : tu en perdrais au moins { $lost }.

## Pendant que quelque chose se passe

page-discover-card-threat-passed = Menace
page-discover-card-revealed = Ennemi
page-discover-card-project-drawn = Projet
page-discover-card-project-shown = Projet
# Sous un dé lancé hors combat : ce qu’il doit atteindre, et s’il y parvient
page-discover-test-need = il faut { $n } ou plus
page-discover-test-made = Réussi
page-discover-test-missed = Raté
page-discover-test-highest = Le meilleur jet devient chef
# Ce qui est arrivé à la personne depuis son dernier tour
page-discover-report = Entre-temps
# Ce qui se trouve sur une case de la carte, pour les lecteurs d’écran. $what : le nom d’une chose, $space : « E3 »
page-discover-on-space = { $what } en { $space }
