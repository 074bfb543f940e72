# Pourquoi un bot a joué son dernier coup, en une phrase. « Il » est le bot ; son siège est nommé avant. Rien de caché n’est nommé.

bot-why-greedy =
    { $less ->
        [0] Sur { $count } choix, celui-ci était le plus prometteur, à égalité avec un autre : environ { $points } points à la fin.
       *[other] Sur { $count } choix, celui-ci était le plus prometteur : environ { $points } points à la fin, { $less } de plus que le deuxième.
    }
bot-why-planner =
    { $second ->
        [0] Il a imaginé { $tries ->
            [one] { $tries } suite
           *[other] { $tries } suites
        } de la partie. Il estime sa chance de gagner à { $share } % ; le deuxième coup semblait aussi bon.
        [one] Il a imaginé { $tries ->
            [one] { $tries } suite
           *[other] { $tries } suites
        } de la partie. Il estime sa chance de gagner à { $share } % ; avec le deuxième coup, elle serait plus basse de { $second } point.
       *[other] Il a imaginé { $tries ->
            [one] { $tries } suite
           *[other] { $tries } suites
        } de la partie. Il estime sa chance de gagner à { $share } % ; avec le deuxième coup, elle serait plus basse de { $second } points.
    }
bot-why-not-yet = Il n’a pas encore joué de coup qu’il puisse expliquer.
bot-why-silent = Le bot « { $bot } » ne dit pas pourquoi.
bot-why-secret = Il a choisi cela en secret : il ne dit donc pas pourquoi.
bot-why-random = Sans raison : il choisit au hasard, et tous les choix ont la même chance.
bot-why-slip = Il a été distrait : de temps en temps, il choisit au hasard, sans réfléchir.
bot-why-novice = Il a vu ce que ce coup rapporte tout de suite, sans chercher plus loin.
bot-why-greedy-alone = Il n’y avait rien d’autre à envisager.
bot-why-planner-habit = C’était un détail : il répond à ces questions sans réfléchir à la suite.
bot-why-veteran = Des centaines de milliers de parties lui ont appris à jouer ainsi ; il est sûr de ce choix à { $share } %. Il estime sa chance de gagner à { $win } %.
bot-why-master =
    Par expérience, il voyait { $picks ->
        [one] { $picks } coup prometteur
       *[other] { $picks } coups prometteurs
    } et il a imaginé { $tries ->
        [one] { $tries } suite
       *[other] { $tries } suites
    } de la partie. Il estime sa chance de gagner à { $win } %.
bot-why-scout = Il a suivi une règle simple qui réussit le plus souvent.
bot-why-scout-move = Il va vers ce qui rapporte le plus pour l’endurance dépensée, ou vers l’endroit où il veut dormir.
bot-why-scout-gather = Ce qu’il peut récolter ici lui est plus utile que l’endurance dépensée.
bot-why-scout-land = Une nouvelle tuile peut offrir de l’eau, de la nourriture et la suite de la quête.
bot-why-scout-quest = Ce que dit cette carte vaut son prix, ou la quête le demande.
bot-why-scout-craft = L’objet fabriqué lui sera plus utile que les ressources.
bot-why-scout-body = Il prend soin de lui : affamé ou blessé, on ne va pas loin.
bot-why-scout-fire = Un feu rend la nuit supportable.
bot-why-scout-rest = Rien à sa portée ne valait plus d’endurance aujourd’hui.
bot-why-scout-fight = En combat, il compare ce que les dés peuvent lui faire et ce que l’aide lui coûte.
bot-why-scout-pack = Il garde et prend ce dont il aura le plus besoin dans les jours à venir.
bot-why-scout-worth = Il a comparé ce que cela rapporte et ce que cela coûte.
bot-why-scout-group = Il a pensé aux autres : ce que l’un a en trop peut manquer à l’autre.
table-bot-failed = Le bot « { $bot } » du siège { $seat } est en panne ; le bot normal joue à sa place.
term-bot-failed = { $seat } : le bot « { $bot } » est en panne ({ $problem }) ; le bot normal continue à sa place.
term-why = { $seat } : { $why }
term-why-nobody = Aucun bot ne joue ici : demande aux autres joueurs.
term-help-why = la raison du dernier coup de chaque bot (ou « pourquoi »)
term-word-why = pourquoi raison
term-level-easy = bot facile
term-level-normal = bot normal
term-level-hard = bot difficile
term-sits-level = { $seat } : { $level }
term-sits-level-thinks = { $seat } : { $level }, réfléchit jusqu’à { $seconds } s par coup

# Ce que disent un conseil et le coach. { $choice } et { $other } sont des choix, tels que leurs boutons les nomment.

hint-what = Essaie ceci : { $choice }.
hint-points =
    { $by ->
        [one] C’est mieux que « { $other } » d’environ { $by } point.
       *[other] C’est mieux que « { $other } » d’environ { $by } points.
    }
hint-chance =
    { $by ->
        [one] C’est mieux que « { $other } » : tes chances de gagner semblent plus hautes d’environ { $by } point de pourcentage.
       *[other] C’est mieux que « { $other } » : tes chances de gagner semblent plus hautes d’environ { $by } points de pourcentage.
    }
hint-close = Cela se joue à peu : « { $other } » semble à peu près aussi bien.
coach-points =
    { $by ->
        [one] « { $other } » semble mieux d’environ { $by } point.
       *[other] « { $other } » semble mieux d’environ { $by } points.
    }
coach-chance =
    { $by ->
        [one] Avec « { $other } », tes chances de gagner semblent plus hautes d’environ { $by } point de pourcentage.
       *[other] Avec « { $other } », tes chances de gagner semblent plus hautes d’environ { $by } points de pourcentage.
    }
