# Discover à la table : les questions, les choix, ce qui s’est passé et la fin.
# { $seat }, { $to } et { $victim } sont des noms de joueurs : jamais après « de » ou « que », qu’il faudrait élider. Les noms de
# cartes, d’objets et d’ennemis viennent sans article, { $space } est une case avec son sol (« B3 (dune) »), { $amount }, { $one },
# { $token } et { $cost } sont des quantités (« 2 bois »).
# { $text } est ce que fait une carte, comme dans discover-terms : une proposition en minuscules et sans point.

## Questions. `.pass` dit ce que passer veut dire, `.yes` ce que veut dire accepter, `.name` ce que veut dire nommer quelqu’un.

discover-ask-turn = À toi, il te reste { $stamina }. Que fais-tu ?
discover-ask-give-up = Veux-tu vraiment abandonner ? Tu deviendrais une victime, et les autres pourraient te piller.
    .yes = Abandonner
    .pass = Continuer à jouer
discover-ask-cook = Combien de viandes crues fais-tu cuire ?
discover-ask-loot = Que prends-tu à { $victim } ?
discover-ask-foe = Quel monstre combats-tu ?
discover-ask-fighter = Il y a un combat sur ta case. Qui doit combattre ?
discover-ask-chief-fighter = Faute d’accord, c’est le chef qui décide : qui doit combattre ?
discover-ask-which-monster = Lequel des monstres les plus proches avance vers { $seat } ?
    .you = Lequel des monstres les plus proches avance vers toi ?
discover-ask-prowl = Où va ce monstre ({ $foe }) ?
    .name = Vers { $to }
    .name-you-to = Vers toi
discover-ask-prevent = Tu vas subir { $amount }. Veux-tu l’éviter ?
    .pass = Subir
discover-ask-walk =
    { $n ->
        [one] Tu peux encore te déplacer d’une case. Où ?
       *[other] Tu peux encore te déplacer de { $n } cases au plus. Où ?
    }
    .pass = Rester ici
discover-ask-offer = Échange avec { $to }. Tu donnes : { $given }. Tu reçois : { $wanted }. Quoi d’autre ?
    .pass = Renoncer à l’échange
discover-ask-consent = { $to } te propose : { $given }. En échange : { $wanted }. Acceptes-tu ?
    .yes = Accepter
    .pass = Refuser
discover-ask-give-project = Quel projet donnes-tu à { $to } ?
discover-ask-character = Qui es-tu ?
discover-ask-project = Dans quelle pioche prends-tu un projet ?
discover-ask-duel = { $seat } attaque { $victim }. Dé gris : { $mine }, dé rouge : { $red } ; un dé touche avec 10 ou plus. Que fais-tu ?
    .pass = Passer
    .name = Jouer ta carte pour { $to }
    .you = Tu attaques { $victim }. Dé gris : { $mine }, dé rouge : { $red } ; un dé touche avec 10 ou plus. Que fais-tu ?
    .you-victim = { $seat } t’attaque. Dé gris : { $mine }, dé rouge : { $red } ; un dé touche avec 10 ou plus. Que fais-tu ?
discover-ask-rob = Tu as touché { $victim }. Quelle ressource prends-tu ?
    .pass = Ne rien prendre
# $what dit ce qui va se passer
discover-ask-place = { $what } Sur quelle case ?
discover-ask-support = { $seat } combat : { $enemy }. Joues-tu une carte Soutien ?
    .pass = Aucune carte
discover-ask-before-roll = Tu combats : { $enemy }. Utilises-tu quelque chose avant de lancer les dés ?
    .pass = Lancer les dés
discover-ask-modify = { $enemy } : ton dé { $mine } contre Défense { $defence }, dé ennemi { $red } contre Attaque { $attack }. Que fais-tu ?
    .pass = Laisser les dés tels quels
discover-ask-protect-die = { $seat } fait appel à ta carte Protéger. Donnes-tu −2 au dé ennemi ({ $red }) ?
    .yes = Oui, −2
    .pass = Non
discover-ask-share = Ta récompense : { $amount }. En donnes-tu une partie à un soutien ?
    .pass = Tout garder
    .name = 1 pour { $to }
discover-ask-accept-reward = { $to } veut te donner { $one }. Acceptes-tu ?
    .yes = Accepter
    .pass = Non, tout laisser à { $to }
discover-ask-hand-reward = Ta récompense : { $text }. La cèdes-tu à un soutien ?
    .pass = La garder
    .name = La céder à { $to }
discover-ask-accept-handed = { $to } veut te céder une récompense : { $text }. Acceptes-tu ?
    .yes = Accepter
    .pass = Non, la laisser à { $to }
discover-ask-take-damage =
    { $damage ->
        [physique] { $seat } va subir des dégâts physiques. En subis-tu 1 à sa place ?
       *[other] { $seat } va subir des dégâts de { $damage }. En subis-tu 1 à sa place ?
    }
    .yes = Oui, en subir 1
    .pass = Non
discover-ask-assign =
    { $damage ->
        [physique] Tu vas subir des dégâts physiques. Un soutien qui a joué Assaillir en subit-il 1 à ta place ?
       *[other] Tu vas subir des dégâts de { $damage }. Un soutien qui a joué Assaillir en subit-il 1 à ta place ?
    }
    .pass = Non, tout subir
    .name = { $to } en subit 1
discover-ask-moment = { $source } : { $text }. Veux-tu le faire ?
    .yes = Oui
    .pass = Non
discover-ask-retreat = L’ennemi se replie ({ $enemy }). Vers quelle case ?
discover-ask-far-retreat = L’ennemi se replie ({ $enemy }), mais aucune case voisine n’est libre. Vers laquelle des cases libres les plus proches ?
discover-ask-flee = Où fuis-tu ?
discover-ask-vote = Qui devrait être chef ?
discover-ask-pass-on = Qui sera désormais le chef ?
discover-ask-key = Carte piochée : « { $card } ». Utilises-tu une clé pour résoudre la carte { $number } à sa place ?
    .pass = Non, résoudre la carte piochée
discover-ask-scout = Quelle tuile révèles-tu ?
discover-ask-lose =
    { $n ->
        [one] Tu perds une ressource. Laquelle ?
       *[other] Tu perds { $n } ressources. Laquelle d’abord ?
    }
discover-ask-heal = Quel dégât soignes-tu ?
# $resource est donné contre $other
discover-ask-swap = Échanger { $resource } contre { $other } : combien ?
discover-ask-strike = Quel monstre subit { $amount } ?
discover-ask-regrow = Où est posé le nouveau jeton environnement ({ $symbol }) ?
discover-ask-uncover = Sur quelle case révèles-tu quelque chose ?
discover-ask-which-hidden = Plusieurs choses sont face cachée en { $space }. Laquelle retournes-tu ?
discover-ask-relief = Quelle menace défausses-tu ?
discover-ask-pay = Coût : { $cost }. Paies-tu ?
    .yes = Payer ({ $cost }) : { $text }
    .pass = Ne pas payer : { $other }
discover-ask-choose = Que choisis-tu ?
discover-ask-may = Tu peux : { $text }. Veux-tu le faire ?
    .yes = Oui
    .pass = Non
discover-ask-hand-on = Tu as déjà « { $item } ». Qui reçoit l’ancien objet ?
    .pass = Personne, il retourne dans sa pioche
    .name = { $to }
discover-ask-accept-item = { $to } veut te donner « { $item } ». Acceptes-tu ?
    .yes = Accepter
    .pass = Non, retour dans sa pioche
discover-ask-limit =
    { $n ->
        [one] Tu portes une chose de trop. Que laisses-tu ?
       *[other] Tu portes { $n } choses de trop. Que laisses-tu d’abord ?
    }
discover-ask-water = Que puises-tu à la source d’eau ?
discover-ask-free-gather = Tu peux récolter une chose ici gratuitement.
    .pass = Ne rien récolter

# Ce qui va se passer quand une case est à choisir
discover-place-spawn = Un monstre apparaît.
discover-place-special = Un monstre spécial apparaît.
discover-place-go = Une figurine est déplacée.
discover-place-light = Un feu est allumé.
discover-place-lay = Un jeton environnement est posé.

## Choix

discover-pick-pass = Passer
discover-pick-yes = Oui
# $space avec le sol, le coût et ce qui s’y trouve : « C4 (roche, 2 points d’endurance) ; sur place : jeton face cachée (feuille) »
discover-pick-move = Aller en { $space }
discover-pick-gather = Récolter : { $thing }
discover-pick-scout = Explorer : { $tile }
discover-pick-investigate = Examiner le { $landmark }
discover-pick-craft = Fabriquer « { $project } » ({ $cost })
discover-pick-cook = Cuire la viande
discover-pick-stoke = Ranimer le feu d’ici (1 bois)
discover-pick-recover = Se rétablir : soigner { $harm } chez { $to } ({ $cost })
    .you-to = Se rétablir : soigner { $harm } chez toi ({ $cost })
discover-pick-loot = Piller { $victim }
discover-pick-trade = Échanger avec { $to }
discover-pick-attack = Attaquer { $victim } (3 points d’endurance)
discover-pick-use = { $source } : { $text }
discover-pick-show = Montrer à { $to } ton projet « { $project } »
discover-pick-give-up = Abandonner
discover-pick-end-turn = Terminer ton tour
discover-pick-keep = { $character }
discover-pick-name = { $to }
    .you-to = Toi
discover-pick-step = { $space }
discover-pick-place = { $space }
discover-pick-turn-up = Jeton : { $symbol }
discover-pick-foe = { $foe }
discover-pick-option = { $text }
discover-pick-amount = { $n }
discover-pick-resource = { $one }
discover-pick-heal = { $harm }
discover-pick-take = Prendre { $token }
discover-pick-take-item = Prendre « { $item } »
discover-pick-drop = Laisser { $token }
discover-pick-discard = Défausser « { $item } »
discover-pick-discard-threat = Défausser « { $threat } »
discover-pick-give = Donner { $token }
discover-pick-give-item = Donner « { $item } »
discover-pick-give-project = Donner le projet « { $project } »
discover-pick-want = Demander { $token }
discover-pick-want-item = Demander « { $item } »
discover-pick-want-project = Demander un projet, sans l’avoir vu
discover-pick-offer = Faire cette offre
discover-pick-split = Changer { $token } contre deux jetons simples
discover-pick-draw = Dans la pioche : { $deck }
discover-pick-support = { $support }
# $effect : « relancer ton dé »
discover-pick-spend = Dépenser { $one } : { $effect }
discover-pick-call = Faire appel à { $to } ({ $support })

## Ce qui s’est passé

discover-told-lot = { $seat } fait { $n } au dé pour désigner le chef.
    .you = Tu fais { $n } au dé pour désigner le chef.
discover-told-chief = { $seat } est chef.
    .you = C’est toi le chef.
discover-told-character = { $seat } incarne : { $character }.
    .you = Tu incarnes : { $character }.
discover-told-project = { $seat } pioche un projet.
    .you = Tu pioches un projet.
discover-told-project-drawn = Ton nouveau projet : { $project }.
discover-told-project-shown = { $seat } te montre un projet : { $project }.
discover-told-project-handed = { $seat } donne un projet à { $to }.
    .you = Tu donnes un projet à { $to }.
    .you-to = { $seat } te donne un projet.
discover-told-shown = { $seat } montre un projet à { $to }.
    .you = Tu montres un projet à { $to }.
    .you-to = { $seat } te montre un projet.
discover-told-stage = La quête : « { $stage } ».
discover-told-goal = { $seat } a atteint un objectif de la quête « { $stage } ».
    .you = Tu as atteint un objectif de la quête « { $stage } ».
discover-told-marked = La quête a maintenant { $amount } ({ $seat }).
    .you = La quête a maintenant { $amount } (toi).
discover-told-day = Le jour { $day } se lève.
discover-told-turn = C’est à { $seat } de jouer.
    .you = C’est à toi de jouer.
discover-told-turn-ended = { $seat } termine son tour.
    .you = Tu termines ton tour.
discover-told-moved = { $seat } va en { $space }.
    .you = Tu vas en { $space }.
discover-told-walked = { $seat } avance jusqu’en { $space }.
    .you = Tu avances jusqu’en { $space }.
discover-told-placed = { $seat } se retrouve en { $space }.
    .you = Tu te retrouves en { $space }.
discover-told-cut-short = { $seat } y rencontre un monstre ; ce qui devait suivre est perdu.
    .you = Tu y rencontres un monstre ; ce qui devait suivre est perdu.
discover-told-scouted = { $seat } révèle la { $tile }.
    .you = Tu révèles la { $tile }.
discover-told-landmark = Trouvé en { $space } : { $landmark }.
discover-told-gathered = { $seat } récolte { $token }.
    .you = Tu récoltes { $token }.
discover-told-picked-up = { $seat } ramasse { $token }.
    .you = Tu ramasses { $token }.
discover-told-dropped = { $seat } laisse { $token }.
    .you = Tu laisses { $token }.
discover-told-split = { $seat } change { $token } contre deux jetons simples.
    .you = Tu changes { $token } contre deux jetons simples.
discover-told-gained = { $seat } gagne { $amount }.
    .you = Tu gagnes { $amount }.
discover-told-spent = { $seat } défausse { $amount }.
    .you = Tu défausses { $amount }.
discover-told-enemy-token = { $seat } révèle un ennemi : { $enemy } !
    .you = Tu révèles un ennemi : { $enemy } !
discover-told-numbered = { $seat } révèle un jeton portant le numéro { $number }.
    .you = Tu révèles un jeton portant le numéro { $number }.
discover-told-token-seen = Un jeton est révélé en { $space } : { $thing }.
discover-told-token-enemy-seen = Un ennemi est révélé en { $space } : { $enemy }.
discover-told-regrown = Un nouveau jeton environnement se trouve en { $space } : { $symbol }.
discover-told-investigates = { $seat } examine le { $landmark }.
    .you = Tu examines le { $landmark }.
discover-told-read = { $seat } lit à voix haute : « { $card } ».
    .you = Tu lis à voix haute : « { $card } ».
discover-told-no-card = { $seat } cherche la carte Découverte { $number }, mais elle n’est plus là.
    .you = Tu cherches la carte Découverte { $number }, mais elle n’est plus là.
discover-told-upgrade = Une amélioration pour tous : « { $card } ».
discover-told-item = { $seat } a désormais « { $item } ».
    .you = Tu as désormais « { $item } ».
discover-told-item-returned = « { $item } » retourne dans sa pioche.
discover-told-item-handed = { $seat } donne « { $item } » à { $to }.
    .you = Tu donnes « { $item } » à { $to }.
    .you-to = { $seat } te donne « { $item } ».
discover-told-item-discarded = { $seat } défausse « { $item } ».
    .you = Tu défausses « { $item } ».
discover-told-item-looted = { $seat } prend « { $item } » à { $victim }, qui n’en a plus besoin.
    .you = Tu prends « { $item } » à { $victim }, qui n’en a plus besoin.
    .you-victim = { $seat } te prend « { $item } », dont tu n’as plus besoin.
discover-told-looted = { $seat } prend { $token } à { $victim }, qui n’en a plus besoin.
    .you = Tu prends { $token } à { $victim }, qui n’en a plus besoin.
    .you-victim = { $seat } te prend { $token }, dont tu n’as plus besoin.
discover-told-robbed = { $seat } vole { $one } à { $victim }.
    .you = Tu voles { $one } à { $victim }.
    .you-victim = { $seat } te vole { $one }.
discover-told-crafted = { $seat } fabrique « { $project } ».
    .you = Tu fabriques « { $project } ».
discover-told-used = { $seat } utilise : { $source }.
    .you = Tu utilises : { $source }.
discover-told-moment = Effet sur { $seat } : { $source }.
    .you = Effet sur toi : { $source }.
discover-told-stoked = { $seat } ranime le feu.
    .you = Tu ranimes le feu.
discover-told-lit = Un feu brûle en { $space }.
discover-told-burnt-down = Le feu en { $space } s’éteint.
discover-told-offers = { $seat } propose un échange à { $to }.
    .you = Tu proposes un échange à { $to }.
    .you-to = { $seat } te propose un échange.
discover-told-refused = { $seat } refuse ce que propose { $to }.
    .you = Tu refuses ce que propose { $to }.
    .you-to = { $seat } refuse ce que tu proposes.
discover-told-traded = { $seat } et { $to } font un échange.
    .you = Toi et { $to }, vous faites un échange.
    .you-to = { $seat } et toi, vous faites un échange.
discover-told-handed = { $seat } donne { $token } à { $to }.
    .you = Tu donnes { $token } à { $to }.
    .you-to = { $seat } te donne { $token }.
discover-told-hurt = { $seat } subit { $amount }.
    .you = Tu subis { $amount }.
discover-told-healed = { $seat } soigne { $amount }.
    .you = Tu soignes { $amount }.
# $amount est une quantité d’endurance, $n le nombre qui s’y trouve
discover-told-rested =
    { $n ->
        [0] { $seat } a déjà toute son endurance.
       *[other] { $seat } gagne { $amount }.
    }
    .you =
        { $n ->
            [0] Tu as déjà toute ton endurance.
           *[other] Tu gagnes { $amount }.
        }
discover-told-tired =
    { $n ->
        [0] { $seat } n’a plus d’endurance à perdre.
       *[other] { $seat } perd { $amount }.
    }
    .you =
        { $n ->
            [0] Tu n’as plus d’endurance à perdre.
           *[other] Tu perds { $amount }.
        }
discover-told-tested = { $seat } fait { $n } au dé ; il fallait { $least } ou plus.
    .you = Tu fais { $n } au dé ; il fallait { $least } ou plus.
discover-told-eliminated = { $seat } ne verra pas le jour suivant.
    .you = Tu ne verras pas le jour suivant.
discover-told-won = { $seat } a réussi !
    .you = Tu as réussi !
discover-told-night = La nuit { $day } tombe.
discover-told-night-card = La carte Nuit : « { $night } ».
discover-told-threat = Une menace pour { $seat } : « { $threat } ».
    .you = Une menace pour toi : « { $threat } ».
discover-told-threat-passed = « { $threat } » demande une communauté ; { $seat } n’a personne à ses côtés et pioche de nouveau.
    .you = « { $threat } » demande une communauté ; tu n’as personne à tes côtés et tu pioches de nouveau.
discover-told-threat-ended = { $seat } en a fini avec « { $threat } ».
    .you = Tu en as fini avec « { $threat } ».
discover-told-named = { $seat } propose { $to }.
    .you = Tu proposes { $to }.
    .you-to = { $seat } te propose.
    .you-self = Tu te proposes.
discover-told-spawned = Un monstre apparaît en { $space }.
discover-told-special = Un monstre spécial apparaît en { $space } : { $special }.
discover-told-revealed = Le monstre en { $space } est révélé : { $enemy }.
discover-told-prowled = Un monstre rôde, de { $from } à { $space }.
discover-told-combat = { $seat } combat : { $enemy } (Défense { $defence }, Attaque { $attack }, Santé { $health }).
    .you = Tu combats : { $enemy } (Défense { $defence }, Attaque { $attack }, Santé { $health }).
discover-told-supports = { $seat } joue une carte Soutien : { $support }.
    .you = Tu joues une carte Soutien : { $support }.
discover-told-helps = Effet de la carte Soutien jouée par { $seat } : { $support }.
    .you = Effet de ta carte Soutien : { $support }.
discover-told-backs = { $seat } aide { $to } : { $support }.
    .you = Tu aides { $to } : { $support }.
    .you-to = { $seat } t’aide : { $support }.
discover-told-rolled = { $seat } lance : { $die } { $n }.
    .you = Tu lances : { $die } { $n }.
discover-told-dice = { $seat } : dé gris { $mine } contre Défense { $defence }, dé rouge { $red } contre Attaque { $attack }.
    .you = Toi : dé gris { $mine } contre Défense { $defence }, dé rouge { $red } contre Attaque { $attack }.
discover-told-struck = { $seat } touche ({ $enemy }) : { $amount }.
    .you = Tu touches ({ $enemy }) : { $amount }.
discover-told-defeated = { $seat } a vaincu un ennemi : { $enemy } !
    .you = Tu as vaincu un ennemi : { $enemy } !
discover-told-retreated = L’ennemi se replie en { $space } : { $enemy }.
discover-told-lurks = { $enemy } : l’ennemi s’échappe, sa carte reste ouverte.
discover-told-fled = { $seat } prend la fuite.
    .you = Tu prends la fuite.
discover-told-takes-damage = { $seat } subit 1 dégât pour épargner { $to }.
    .you = Tu subis 1 dégât pour épargner { $to }.
    .you-to = { $seat } subit 1 dégât pour t’épargner.
discover-told-duel = { $seat } attaque { $victim } !
    .you = Tu attaques { $victim } !
    .you-victim = { $seat } t’attaque !
discover-told-duel-dice = { $seat } contre { $victim } : { $mine } à { $red }.
    .you = Toi contre { $victim } : { $mine } à { $red }.
    .you-victim = { $seat } contre toi : { $mine } à { $red }.
discover-told-over = L’histoire est finie.

## La fin

discover-won-quest =
    { $count ->
        [one] { $winners } a trouvé une issue.
       *[other] { $winners } ont trouvé une issue.
    }
    .you = Tu as trouvé une issue.
discover-won-last = { $winners } a survécu à tous les autres.
    .you = Tu as survécu à tous les autres.
discover-won-lost = Personne n’a trouvé d’issue.

## Conseils : ce qui parle pour un choix, ou ce qui manque. `.bot` dit la même chose d’un bot, une fois son tour fini.

discover-advice-move = Cela te rapproche de ce qui rapporte le plus pour ton endurance, ou d’un bon endroit où dormir.
discover-advice-goal = C’est sur le chemin de { $space }.
discover-advice-gather = Ce qu’on peut récolter ici vaut plus que l’endurance que cela coûte.
discover-advice-land = De nouvelles terres peuvent offrir de l’eau, de la nourriture et la suite de la quête.
discover-advice-quest = Ce qu’offre cette carte vaut son prix, ou la quête le demande.
discover-advice-craft = L’objet devrait te servir plus que les matériaux.
discover-advice-body = Avec la faim ou des blessures, on ne va pas loin.
discover-advice-fire = Un feu rend la nuit supportable.
discover-advice-rest = Rien à portée ne vaut plus d’endurance aujourd’hui.
discover-advice-fight = C’est ce qui semble le mieux, entre ce que les dés peuvent faire et ce que coûte l’aide.
discover-advice-pack = Le reste te sera plus utile dans les jours qui viennent.
discover-advice-worth = Ce que cela rapporte semble mieux que ce que cela coûte.
discover-advice-group = Ce que l’un a en abondance peut manquer à un autre.
discover-advice-last-heart = Il ne te reste qu’un cœur.
    .bot = Il ne lui restait qu’un cœur.
discover-advice-hunger = Tu n’as pas de nourriture pour cette nuit.
    .bot = Il n’avait pas de nourriture pour la nuit.
discover-advice-thirst = Tu n’as pas d’eau propre pour cette nuit.
    .bot = Il n’avait pas d’eau propre pour la nuit.
discover-coach-stamina = Il te reste { $stamina }.
discover-coach-night = Si tu termines ton tour maintenant, tu meurs cette nuit dans environ { $deaths } cas sur { $nights }.

## Raccourcis : plusieurs choix en un seul geste
discover-shortcut-walk = Marcher jusqu’en { $space }
discover-shortcut-walk-note =
    { $n ->
        [one] { $stamina } pour 1 case
       *[other] { $stamina } pour { $n } cases
    }

# A game in a list of tables
discover-fact-setup = Mise en place
discover-fact-day = Jour { $day }
