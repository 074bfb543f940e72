# Les choses de Discover : ce que dit la bulle d’une chose sur la table, pourquoi une chose est impossible en ce moment, et les
# réponses données d’avance. { $cost } et { $amount } sont des quantités (« 2 bois »), { $harm } une quantité de dégâts.


## Ressources

discover-thing-remedy = Se rétablir : { $cost } pour soigner { $harm }.
# $effect : « relancer ton dé »
discover-thing-spend = En combat, pour 1 unité : { $effect }.
discover-thing-meat = Cuite près d’un feu allumé, elle devient de la nourriture.
discover-thing-dirty-water = Ne sert qu’à ce que dit une carte, un projet ou la fiche du terrain.
discover-thing-wood = Une unité ranime un feu éteint sur ta case.
discover-thing-double = Un jeton de deux ressources : il compte pour une seule chose que tu portes. Si tu en dépenses une, l’autre te revient sous forme de jeton simple.


## Plateaux et dés

discover-thing-damage = Dégâts : { $damage }
discover-thing-physical = L’action « Se rétablir » ne le soigne pas ; certaines cartes, si.
discover-thing-hearts = Tu survis à 3 dégâts, quel que soit leur type. Le quatrième t’élimine.
discover-thing-stamina = Endurance
    .text = La plupart des actions coûtent 1 point d’endurance. Tu ne peux pas en avoir plus de 12 ; ce que tu ne dépenses pas te reste pour demain.
discover-thing-die-mine = Le dé du combattant : s’il atteint la Défense de l’ennemi, celui-ci subit 1 dégât.
discover-thing-die-enemy = Le dé ennemi : s’il atteint l’Attaque de l’ennemi, le combattant subit des dégâts. Son chiffre dit aussi où l’ennemi se replie.
discover-thing-die-duel = Quand des survivants s’affrontent, un dé touche avec 10 ou plus.
discover-thing-symbol = Symbole : { $symbol }
    .text = Sur chaque case d’une nouvelle tuile qui le montre, on pose face cachée un jeton environnement du même symbole.
discover-thing-deck =
    { $n ->
        [0] Cette pioche est vide.
        [one] Il reste { $n } carte.
       *[other] Il reste { $n } cartes.
    }
    .text = Quand tu fabriques avec un projet en main, tu en pioches un nouveau.
    .duel = Dans ce scénario, personne ne pioche de projets.
# $n dans .guard est le numéro d’une nuit
discover-thing-day = Jour { $n }
    .text = Chaque survivant sur le plateau joue un tour, le chef d’abord. Puis la nuit tombe et une carte Nuit est piochée.
    .guard = Les survivants encore sur le plateau après la nuit { $n } ont perdu.


## Le plateau

discover-thing-cost = Coût d’entrée : { $cost }.
discover-thing-cost-own = Coût d’entrée pour toi : { $own } au lieu de { $cost }.
# $things est une liste
discover-thing-here = Sur place : { $things }.
discover-thing-slot = Elle est face cachée. Depuis une case qui la touche, tu peux la révéler : action « Explorer ».
discover-thing-token-down = Récolte-le pour le révéler : une ressource à garder, un ennemi à combattre aussitôt, ou le numéro d’une carte Découverte.
discover-thing-token-numbered = Récolte-le pour résoudre la carte Découverte { $number }.
discover-thing-token-loose = Tout survivant sur cette case peut le récolter.
discover-thing-card-read = Cette carte a déjà été lue : « { $card } ».
discover-thing-water-down = Personne n’y a encore puisé. Récolte ici pour la révéler.
discover-thing-water-up = Récolte ici pour gagner 1 des ressources qu’elle montre. Elle ne tarit jamais.
discover-thing-camp = C’est le feu du camp.
discover-thing-fire = Un survivant sur sa case est près d’un feu : il peut cuire la viande crue et fabriquer ce qui demande un feu.
discover-thing-ashes = Il ne sert à rien tant que personne sur sa case ne le ranime avec 1 bois.
discover-thing-landmark = Point de repère { $number }. Examine-le pour résoudre la carte Découverte { $number }.
    .duel = Point de repère { $number }. Examine-le pour résoudre une carte 100 au hasard ; il ne peut ensuite plus être examiné.
    .searched = Il a déjà été examiné.


## Ennemis

discover-thing-foe-hidden = Un survivant qui entre sur sa case, ou le voit entrer sur la sienne, le révèle et le combat.
discover-thing-foe-unread = Personne n’a encore lu sa carte.
discover-thing-foe-feature = Ce n’est pas un monstre : seul celui qui le récolte le combat.
discover-thing-foe-special = Un monstre spécial : les effets qui déplacent des monstres ne le déplacent pas.
discover-thing-foe-loose = Il n’a pas de jeton : sa carte reste ouverte jusqu’à ce que son numéro revienne.


## Les survivants et leurs cartes

# $harm est une liste de quantités
discover-thing-survivor = Survivant
    .stamina = Endurance { $n } sur { $most }.
    .hurt = A subi : { $harm }.
    .unhurt = Aucun dégât.
    .load = Transport : { $n } sur { $limit }.
    .chief = Est chef.
    .won = Hors de danger.
    .lost = Une victime : tout survivant sur cette case peut piller ce qui reste.
discover-thing-item =
    .counters = Dessus : { $amount }.
    .used = A déjà servi aujourd’hui.
discover-thing-quest = Dessus : { $amount }.
discover-thing-project = Coût pour toi : { $cost }.
    .open = Il est exposé : tous peuvent le fabriquer.
    .hand = Dans ta main ; les autres ne le voient que si tu le montres.
    .shown = Dans la main d’un autre survivant ; tu l’as vu.


## Pourquoi une chose est impossible en ce moment

discover-why-over = La partie est finie.
discover-why-casualty = Tu es une victime et ne joues plus.
discover-why-away = Tu es déjà hors de danger.
discover-why-others = D’autres joueurs doivent décider d’abord.
discover-why-night = Il fait nuit : personne ne peut faire d’action.
# $survivor est le nom d’un personnage
discover-why-turn = Ce n’est pas ton tour. À jouer : { $survivor }.
discover-why-first = Réponds d’abord à la question posée.
discover-why-not-offered = Cette question ne permet pas ce choix.

# $cost et $have sont des quantités d’endurance
discover-why-stamina = Coût : { $cost } ; tu as { $have }.
# $missing est une liste de quantités
discover-why-lacks = Il te manque : { $missing }.
discover-why-counters = Il n’y reste pas assez de marqueurs.

discover-why-there = Tu y es déjà.
discover-why-far =
    { $n ->
        [one] Tu ne peux aller que sur une case adjacente. Celle-ci est à { $n } case.
       *[other] Tu ne peux aller que sur une case adjacente. Celle-ci est à { $n } cases.
    }
discover-why-unreached = Tu ne peux aller que sur une case adjacente, et aucun chemin ne mène à celle-ci.
discover-why-step = Tu ne peux aller que sur une case adjacente révélée.
discover-why-touch = Tu ne peux explorer que les tuiles qui touchent ta case.
discover-why-gather-here = Tu ne peux récolter que sur ta propre case.
discover-why-fire-here = Il faut être sur la case du feu.
discover-why-landmark-here = Il faut être sur la case du point de repère.
discover-why-monster = Tu combats un monstre quand tu entres sur sa case ou qu’il entre sur la tienne.
discover-why-loose = On le combat quand son numéro revient.
discover-why-flee-monster = On ne fuit ni vers un monstre ni vers une tuile face cachée.
discover-why-no-escape = Il n’y a aucune case où fuir.

discover-why-same-space = Il faut être sur la même case.
discover-why-refused = Ce survivant a déjà refusé trois offres ce tour-ci.
discover-why-nothing-to-trade = Vous n’avez rien à échanger, ni l’un ni l’autre.
discover-why-nothing-left = Il ne reste rien à piller.
discover-why-first-day = Le premier jour, on ne peut pas attaquer de survivants.
discover-why-nobody-here = Il n’y a pas d’autre survivant sur ta case.
discover-why-die = On ne lance les dés qu’en combat.
discover-why-unhurt = Il n’y a pas de dégât de ce type à soigner.
discover-why-no-patient = Personne sur ta case ne souffre de ce que cela soigne.
discover-why-at-damage = Clique sur le dégât à soigner.
discover-why-no-fire = Tu n’es pas près d’un feu allumé.
discover-why-at-fire = Clique sur le feu de ta case.
discover-why-combat = Tu ne peux le dépenser qu’en combat ou pour payer un coût.
discover-why-no-dice = Cela ne change aucun dé.
discover-why-own-only = Tu ne peux dépenser que ce qui est à toi.
discover-why-keep = Tu ne peux abandonner quelque chose que si tu dépasses ta limite de transport.
discover-why-quest-item = On ne défausse jamais un objet de quête.

discover-why-anothers = C’est à un autre survivant.
discover-why-always = L’effet est permanent : il n’y a rien à faire.
# $when : « chaque nuit »
discover-why-moment = Cela ne sert qu’à un moment précis : { $when }.
discover-why-used-day = Cela a déjà servi aujourd’hui.
discover-why-used-turn = Cela a déjà servi ce tour-ci.
discover-why-used-combat = Cela a déjà servi dans ce combat.
discover-why-used-once = Cela a déjà servi contre ces dégâts.
# $conditions commence par « si » : « si tu es près d’un feu »
discover-why-conditions = Cela ne marche que { $conditions }.
discover-why-useless = Cela n’aurait aucun effet en ce moment.
discover-why-other-damage = Cela n’aide pas contre ce type de dégâts.
discover-why-in-hand = Il est dans la main d’un autre survivant.
discover-why-no-copy = Il ne reste aucun exemplaire de cet objet.
discover-why-deck = Tu pioches un projet après avoir fabriqué avec un projet en main, ou quand une carte le dit.
discover-why-alone = En solo, il n’y a pas de cartes Soutien.
discover-why-support = Tu joues une carte Soutien quand un autre survivant à 2 cases ou moins combat.
discover-why-fighter = Le combattant ne joue pas de carte Soutien.
discover-why-supporter = En combat, seuls les combattants utilisent des objets et des capacités.


## Réponses données d’avance

standing-support = Quand quelqu’un combat près de moi
    .none = Ne jouer aucune carte Soutien
    .overwhelm = Jouer Submerger
    .attack = Jouer Assaillir
    .protect = Jouer Protéger
standing-protect = Quand un combattant fait appel à ma carte Protéger
    .yes = Donner −2 au dé ennemi
    .no = Laisser le dé ennemi tel quel
standing-take-damage = Quand je peux subir des dégâts à la place d’un combattant
    .no = Refuser
    .if-safe = En subir, sauf si cela m’élimine
standing-accept = Quand on veut me donner une récompense ou un objet
    .yes = Accepter
    .no = Refuser
standing-trade = Quand on me propose un échange
    .refuse = Refuser
    .gifts = Accepter les cadeaux ; me demander pour tout le reste
standing-fighter = Quand il y a un combat sur ma case
    .self = Me proposer
standing-chieftain = Quand un nouveau chef peut être nommé
    .keep = Garder l’ancien
    .self = Me proposer

# Pourquoi une ligne d’une carte ne ferait rien en ce moment, d’après son verbe
discover-why-useless-relief = Tu n’as aucune menace à défausser.
discover-why-useless-resolve = La carte qu’il nomme n’est plus dans la pioche.
discover-why-useless-project = Il n’y a plus de projet à piocher.
discover-why-useless-make = Il ne reste aucun exemplaire de l’objet qu’il donne.
discover-why-useless-unmark = Il n’y a aucun marqueur à retirer de la quête.
discover-why-useless-go = Tu y es déjà, ou il n’y a pas encore de tel endroit sur le plateau.
discover-why-useless-light = Un feu y brûle déjà.
discover-why-useless-scout = Il n’y a aucune tuile face cachée à côté de toi.
discover-why-useless-survey = Aucune tuile face cachée n’est à portée.
discover-why-useless-lay = Il ne reste aucun jeton de ce genre, ou aucune case pour lui.
discover-why-useless-regrow = Il ne reste aucun jeton de ce genre, ou aucune case vide près de toi ne convient.
discover-why-useless-uncover = Aucun jeton face cachée n’est à portée.
discover-why-useless-spawn = Aucun monstre ne peut apparaître : il n’en reste pas, ou il n’y a pas de tel endroit.
discover-why-useless-special = Ce monstre est déjà venu, ou il n’y a pas de tel endroit.
discover-why-useless-prowl = Il n’y a aucun monstre sur le plateau.
discover-why-useless-strike = Aucun monstre n’est à portée.
discover-why-useless-swap = Tu n’as rien à échanger contre cela.
discover-why-useless-heal = Tu n’as pas de tels dégâts à soigner.
discover-why-useless-rest = Tu as déjà toute ton endurance.
discover-why-useless-chief = C’est déjà toi le chef.
discover-why-useless-pay = Tu ne peux pas payer ce que cela demande.

## Les objectifs de la quête, et ce qui a été trouvé

discover-thing-goal = Objectif
    .win = Objectif : il donne la victoire
discover-thing-sought = Personne ne l’a encore trouvé. Il est sur une tuile encore face cachée.
discover-thing-mixed = Deux sols : { $all } et { $last }. La plus grande partie compte : { $ground }.
    .landmark = Deux sols : { $all } et { $last }. Le point de repère est sur la plus petite partie, et c’est elle qui compte : { $ground }.
discover-thing-under = Trouvé jusqu’ici sous ce symbole : { $things }.
    .nothing = Personne n’en a encore révélé avec ce symbole.
# Combien de fois on a trouvé quelque chose : « 3 × 1 bois »
d-times = { $n } × { $what }


## Le dernier cœur : ce qui te tuerait

discover-danger-next = Plus de cœur : le prochain dégât te tue.
discover-danger = Danger cette nuit
discover-danger-here = Sur ta case : { $foe }. Un coup au combat, et tu meurs.
discover-danger-near = À côté de toi : { $foe }. S’il t’atteint cette nuit et te touche, tu meurs.
discover-danger-sure = Si tu restes ici, ceci te tue cette nuit : « { $card } » ({ $text }).
discover-danger-maybe = Si tu restes ici, ceci peut te tuer cette nuit : « { $card } » ({ $text }).
discover-danger-no-food = Tu n’as pas de nourriture. Certaines cartes Nuit infligent des dégâts à qui ne peut pas la payer.
discover-danger-no-clean-water = Tu n’as pas d’eau pure. Certaines cartes Nuit infligent des dégâts à qui ne peut pas la payer.
discover-danger-dark = Tu n’es pas près d’un feu. Beaucoup de cartes Nuit t’apportent alors une menace.
discover-danger-remedy = Tu peux te soigner maintenant : action « { d-action-recover } » avec { $one }.
discover-danger-none = Aucun danger connu.
# $price: what it costs; $conditions: where it can be done
discover-goal-do = { $text } ({ $price })
    .where = { $text } ({ $price }), { $conditions }
# Une condition d’un objectif comme quelque chose à atteindre ; la page lui met une majuscule
discover-goal-at-landmark = être au point de repère { $number } ({ $landmark })
discover-goal-everyone-at = tous les survivants du plateau au point de repère { $number } ({ $landmark })
discover-goal-in-camp = être au camp
discover-goal-everyone-in-camp = tous les survivants du plateau au camp
discover-goal-on-target = être sur un symbole cible
discover-goal-has-item = avoir « { $item } »
discover-goal-has = avoir au moins { $amount }
discover-goal-marks = sur la quête : { $amount }
discover-goal-fires = feux allumés : { $number }
discover-goal-tiles = tuiles révélées : { $number }
discover-goal-read = lire la carte Découverte { $number }
discover-goal-revealed = trouver le point de repère { $number } ({ $landmark })
discover-goal-defeated = vaincre le monstre spécial « { $special } »
discover-goal-at-fire = être près d’un feu
discover-goal-day = jour { $number } ou plus tard
discover-goal-if = { $conditions }
