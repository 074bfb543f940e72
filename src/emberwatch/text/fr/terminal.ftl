# Le jeu dans le terminal. Les mots entre guillemets « board », « quit » … sont tapés par le joueur et restent les mêmes
# dans toutes les langues ; chacun peut avoir d’autres mots dans la langue, dans `term-word-…`, séparés par des espaces.
# { $tag } est le signe d’un siège avec la Force d’un Héros, comme ▲5. Une case du Plateau a au moins 23 caractères de large.

## Le début

term-title = Emberwatch : { $game }
term-intro =
    Le Convoi arrive dans six jours. Il n’emmène qu’un seul clan : celui qui a le plus de Points de Survie (PS).
    Tu en gagnes avec tes Survivants, tes Salles complètes, tes Équipements réparés et leurs symboles reconstitués, les Évènements que tu résous, et une Radioactivité basse.
    Le Jour, tes quatre Héros sortent un par un, à tour de rôle avec ceux des autres joueurs, pour récolter, chasser et fouiller. La Nuit, tu nourris tes Survivants, tu résistes à la Radioactivité, tu recrutes, tu construis et tu répares.
    Les Survivants mal nourris s’en vont : pense d’abord à la nourriture et à l’Eau.
term-intro-commands = Réponds à une question par un numéro. « ? » explique la question, « ? 3 » le choix 3, et « help » (ou « aide ») donne toutes les commandes. Tu peux partir à tout moment avec « quit » : la partie est sauvegardée.
term-sits-human = { $seat } : une personne devant cet écran
term-sits-bot = { $seat } : le bot « { $bot } »
term-rulebook = Règle du jeu : { $edition }. Placement des Héros : { $placement }.
term-resumed = La partie continue. « log » montre ce qui s’est passé aujourd’hui.
# Le nom des sièges que personne n’a nommés : leur couleur
term-seat-0 = Orange
term-seat-1 = Violet
term-seat-2 = Bleu
term-seat-3 = Beige
term-error-names = Noms donnés : { $names } ; sièges : { $seats }. Donne au plus un nom par siège, avec des virgules.

## Plusieurs personnes devant un écran

term-curtain = { $seat }, c’est à toi. Les autres ne regardent pas l’écran. Appuie sur Entrée quand c’est bon.
term-curtain-prompt = Entrée :{" "}

## La question

term-prompt = Ton choix ({ $first }–{ $last }, ?, help) :{" "}
term-news = Ce qui s’est passé
term-tip = Conseil : { $tip }
term-stores = Tu as : { $items }
term-nothing = rien

## Conseils, donnés la première fois que la question se pose

term-tip-ask-discard = Les trois Salles communes sont à toi de toute façon (construction, réparation, Évènements). De ces six-ci, tu en gardes quatre. Les Salles complètes rapportent des PS, d’autant plus qu’elles sont nombreuses. Une Salle n’agit que si tous ses emplacements sont occupés, et tu paies son entretien chaque Nuit.
term-tip-ask-found = Cette première Salle est gratuite. Si tu la remplis tout de suite, elle agit dès le premier Jour, mais son entretien est à payer dès la première Nuit.
term-tip-ask-settle = Les Survivants du Sas te protègent de la Radioactivité mais boivent une Eau par ligne ; ceux d’une Salle coûtent son entretien.
term-tip-ask-leader = Ton Leader décide d’où partent tes Héros et avec quoi tu commences. Le Leader le plus âgé de la table joue en premier.
term-tip-ask-place = Un Héros avance d’un ou deux Lieux le long du chemin qui fait le tour du Plateau. Plus il est fort, plus il agit : il a un point d’Action par point de Force.
term-tip-ask-turn = Chacun de tes quatre Héros sort une fois par Jour. Il doit bouger, d’un ou deux Lieux, puis agit autant de fois que l’indique sa Force. S’il rejoint un Héros adverse plus faible qui a déjà joué (debout), il met la Pression sur lui et le rackette. À côté de chaque déplacement, tu vois qui peut mettre la Pression sur qui.
term-tip-ask-dock = Plus l’emplacement est élevé, plus il offre de Conserves. Qui arrive le premier du Jour sur le Cargo prend le jeton 1er joueur.
term-tip-ask-defend = La Pression que tu ne pares pas se paie en Denrées ou en Matériaux. Les Munitions et certains Équipements la réduisent.
term-tip-ask-tribute = Pense à la Nuit : ce sont les Denrées qui nourrissent tes Survivants.
term-tip-ask-wild = Les Matériaux servent à construire des Salles et à réparer des Équipements. La chasse rapporte beaucoup de Nourriture, mais ce qui en reste à la fin de la Nuit est perdu. Tape « 1x3 » pour faire trois fois le choix 1.
term-tip-ask-base = Les Munitions aident à chasser et à parer la Pression. L’Algue fait baisser ta Radioactivité.
term-tip-ask-dam = Le Sas ne consomme que de l’Eau ; un peu d’Eau se garde pour le lendemain.
term-tip-ask-city = Un nouvel Équipement est cassé : il faudra le réparer la Nuit. Une tuile Fouille rapporte une chose, au hasard.
term-tip-ask-kill = Les Munitions économisent des points d’Action, qui te restent pour autre chose.
term-tip-ask-overcome = Un Évènement résolu n’agit plus, et ses PS sont à toi. Sinon, il frappe de nouveau demain.
term-tip-ask-eat = La Nourriture se perd après cette Nuit, les Conserves se gardent : en général, mieux vaut consommer la Nourriture d’abord.
term-tip-ask-lose = Une Salle qui perd un Survivant cesse d’agir.
term-tip-ask-recruit = Chaque Survivant vaut un PS à la fin et, tant qu’il est dans le Sas, te protège de la Radioactivité ; mais il faut le nourrir dès la Nuit prochaine. La Nourriture qui te reste serait de toute façon perdue.
term-tip-ask-build = Une Salle agit dès que son dernier emplacement est occupé. Qui s’y installe ne revient plus dans le Sas.
term-tip-ask-mend = Seul un Équipement réparé fonctionne et rapporte des PS ; chaque symbole reconstitué en rapporte en plus.

## À côté d’un choix

term-mover = actuellement { $place_at }
term-gain-algae = Algue
term-gain-dam = { $amount } pour 1 Puce (tu en as { $have })
term-gain-search =
    { $n ->
        [one] { $n } tuile Fouille
       *[other] { $n } tuiles Fouille
    }
term-gain-nothing = plus rien aujourd’hui
term-gain-slot = { $slot } : { $amount }
term-gain-survivor = 1 Survivant
term-presses = met une Pression de { $n } sur { $tag }
term-risk = risque la Pression de { $tags }
term-uses = utilise : { $equipment }
term-taken = Impossible pour l’instant, un de tes Héros y est déjà : { $places }
term-hint-have = tu en as { $n }
term-hint-left = { $left } ici, tu en as { $n }
term-hint-meat = Résistance { $endurance } : { $amount }
term-hint-pile = face cachée : { $items }
term-hint-gauge = Radioactivité : { $from } → { $to } PS
term-hint-gauge-best = Radioactivité déjà au mieux : aucun gain
term-hint-filled = occupé : { $n } sur { $spaces }
term-hint-size = emplacements : { $spaces }, entretien : { $upkeep }
term-hint-repair = réparation : { $cost }
term-hint-will-work = la Salle agit alors
term-hint-will-stop = la Salle n’agit alors plus

## Le Plateau

term-days = Jour { $n } sur { $days }
term-days-night = Nuit { $n } sur { $days }
term-wave = Radiations ce soir : { $n }
term-first = 1er joueur : { $seat }
term-open-events = Évènements : { $events }
term-no-events = Aucun Évènement visible
term-board-game = Gibier { $endurance }, pile de { $n }
term-board-no-game = plus de Gibier
term-board-algae = Algue : une dose
term-board-no-algae = Algue : déjà prise
term-board-dam = accès : 1 Puce
term-board-search = à fouiller : { $n }
term-board-known = pile connue : { $items }
term-board-no-equipment = plus d’Équipement
term-board-slot =
    { $n ->
        [one] Force { $strength } : { $n } Conserve
       *[other] Force { $strength } : { $n } Conserves
    }
term-legend = { $standing } debout : a joué, Pression possible   { $lying } couché : protégé   { $person } Survivant

## L’Abri

term-shelter = Abri : { $seat }
term-shelter-led = Abri : { $seat }, Leader : { $leader }
term-column-room = Salle
term-column-upkeep = Entretien
term-room-unbuilt = détruite
term-room-works = active
term-room-used = utilisée
term-room-used-once = reste 1 Ville
term-room-needs = manque { $n }
# Le deux-points vient du programme, sans l’espace qu’il lui faut en français : les étiquettes l’apportent.
term-labelled = { $label } :
term-label-supplies = Denrées
term-label-materials = Matériaux
term-label-munitions = Munitions
term-label-airlock = Sas
term-label-feeding = Repas
term-label-gauge = Radioactivité
term-label-ready = Équipements prêts
term-label-used = Équipements utilisés
term-label-broken = Équipements cassés
term-label-caught = Chasse
term-label-events = Évènements résolus
term-airlock-count = { $n }/{ $spaces }
term-feeding-airlock = { $water }
term-feeding-nothing = aucun
term-caught = Gibier { $endurance } ×{ $count }

## Les autres joueurs

term-rival-rooms =
    { $n ->
        [one] { $n } Salle active
       *[other] { $n } Salles actives
    }
term-rival-gauge = Radioactivité { $gauge }

## Les commandes. Ce qui se tape reste tel quel ; le reste est traduit.

term-help-title = Ce que tu peux taper
term-help-number = faire ce choix ; « 3x2 » le fait deux fois, s’il existe encore
term-help-why = les règles de la question ; avec un numéro, ce que fait ce choix
term-help-help = cette liste (ou « aide »)
term-help-board = le Plateau (ou « plateau »)
term-help-shelter = ton Abri (ou « abri »)
term-help-others = les Abris des autres (ou « autres »)
term-help-events = les Évènements visibles, leur effet et leur coût
term-help-score = le décompte, si la partie finissait maintenant
term-help-log = la journée (ou « journal ») ; « log all » : toute la partie
term-help-rules = une règle par son numéro, comme « rules N2 » ; sinon, leur liste
term-help-save = sauvegarder, sous le nom habituel ou dans le fichier indiqué
term-help-quit = sauvegarder et partir (ou « quitter »)
term-help-enter = Une ligne vide montre de nouveau la question.

# D’autres mots pour les commandes, séparés par des espaces
term-word-help = aide h
term-word-board = plateau p b
term-word-shelter = abri a s
term-word-others = autres o
term-word-events = évènements événements evenements évènement événement evenement e
term-word-score = points décompte decompte
term-word-log = journal j l
term-word-rules = règles règle regles regle rule r
term-word-save = sauvegarder sauver
term-word-quit = quitter partir q exit

term-no-such-choice = Il n’y a pas de choix { $number }. Tape un nombre de { $first } à { $last }.
term-no-such-times = Fais ce choix une fois ou plus : « { $number }x2 » fait deux fois le choix { $number }.
term-not-understood = « { $line } » : commande inconnue. Tape un nombre de { $first } à { $last }, « ? » pour les règles de la question, ou « help ».
term-all-rules = Les règles par numéro. « rules { $rule } » en montre une.
term-log-empty = Il ne s’est encore rien passé.
term-score-title = Le décompte, si la partie finissait maintenant

## Sauvegarder

term-saved = La partie est sauvegardée dans { $file }.
term-how-to-resume = Pour la reprendre : { $program } play --resume { $file }
term-not-saved = La partie n’est pas sauvegardée : { $problem }
term-not-overwritten = { $file } existe déjà et n’est pas une partie sauvegardée de ce programme. Choisis un autre nom.
term-quit-again = Tape « save » et un autre nom de fichier, ou encore « quit » pour partir sans sauvegarder.

## La fin

term-end = Le Convoi est arrivé
term-end-supplies = Égalité : Denrées
term-end-resources = Égalité : Matériaux et Munitions
term-end-save = Pour garder l’enregistrement de cette partie, tape « save », ou « save » et un nom de fichier. Entrée pour partir.
term-end-possible = Ici, tu peux taper « save », « save » et un nom de fichier, « score », « log », « log all », « others », « board » ou « shelter ». Entrée pour partir.
term-end-prompt = save, help ou Entrée :{" "}

## Plusieurs choses en une phrase

term-log-took = { $seat } prend { $items }.
term-log-paid = { $seat } paie { $items }.
term-log-gave = { $seat } donne { $items } à { $to }.
term-log-got = { $seat } commence avec { $items }.
term-log-lost-token = { $seat } perd { $items }.
term-log-saved = { $seat } économise { $items }.
term-log-ate = { $seat } consomme { $items }.
term-log-recruited = { $seat } recrute { $count } Survivants (coût : { $items }).
term-log-found = { $seat } fouille { $place_at } et trouve : { $items }.
term-log-tile-aside = Tuiles mises de côté { $place_at } : { $items }.
term-log-mary-drew = { $seat } pioche { $count } tuiles Fouille { $place_at } : { $items }.
term-log-displayed = Nouveaux Équipements { $place_at } : { $items }.
term-log-salvaged = { $seat } prend des Équipements { $place_at } : { $items }.
term-log-drew = { $seat } pioche des Équipements cassés : { $items }.
term-log-entered = { $seat } : { $count } Survivants s’installent ({ $items }).
term-log-welcomed = { $seat } accueille { $count } Survivants ({ $items }).
term-log-lost-survivor = { $seat } perd { $count } Survivants ({ $items }).
term-log-dealt-room = Tu reçois des Salles : { $items }.
term-log-dealt-leader = Tu reçois des Leaders : { $items }.
term-log-placed = { $seat } place ses Héros : { $items }.
term-log-placed-one = { $place_at } ({ $hero })
term-log-shot = { $seat } dépense { $count } Munitions contre { $to }.
