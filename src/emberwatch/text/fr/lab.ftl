# Le laboratoire : simulations, arène, rapports.

lab-bot-twice = « { $bot } » est nommé deux fois. Avec --bots, chaque bot est nommé une fois ; --field dit exactement qui est à la table.
lab-field-seats = --field { $field } fixe déjà le nombre de sièges ; retire --seats { $seats }.
lab-decisions-out = --decisions demande un dossier où écrire : indique-le avec --out.
lab-vectors-decisions = --vectors a besoin de --decisions.
lab-records-here = --records ne fonctionne que sur cette machine et sans --out : retire --records, ou bien --ray et --out.
lab-missing = Cette commande a besoin du module { $module }, qui n’est pas installé. Pour l’installer : pip install "emberwatch[{ $extra }]"
lab-in-use = Un autre programme écrit dans { $path }. Attends qu’il ait fini, ou indique un autre endroit.
lab-no-file = { $path } est inutilisable : { $reason }
lab-no-journal = { $path } n’est pas un fichier de résultats de l’arène. Indique un nouveau fichier, ou un fichier écrit par l’arène.
lab-other-setup = { $path } appartient à autre chose : { $what } y vaut { $old } et ici { $new }. Indique un autre endroit, ou lance avec les mêmes arguments.
lab-broken-line = { $path } est abîmé à la ligne { $line }. Enlève cette ligne et sa partie sera rejouée, ou indique un nouveau fichier.
lab-worker-died = Un processus s’est arrêté brusquement pendant une partie, puis de nouveau quand elle a été rejouée ; l’une des parties restantes a la graine { $seed }. Ce qui a été joué jusque-là est conservé.
lab-no-cluster = Aucune grappe Ray à « { $address } » n’accepte ce programme : { $reason } Lances-en une avec « ray start --head » ; si une grappe y tourne et demande un jeton, donne-le comme l’indique la documentation de Ray.
lab-cluster-without = La grappe ne peut pas jouer : { $reason } Emberwatch doit être installé sur toutes ses machines.
lab-cluster-version = La grappe a une autre version : { $there } là-bas, { $here } ici. Installe la même partout.
lab-part-missing = { $path } manque. Remets-le, ou commence une nouvelle série dans un autre dossier.
lab-part-broken = { $path } est illisible : { $reason }. Remets une bonne copie, ou commence une nouvelle série dans un autre dossier.
lab-part-count =
    { $n ->
        [one] { $path } devrait avoir { $n } ligne et en a un autre nombre.
       *[other] { $path } devrait avoir { $n } lignes et en a un autre nombre.
    } Remets une bonne copie, ou commence une nouvelle série dans un autre dossier.
lab-not-empty = Le dossier { $path } contient des fichiers mais pas de run.json. Indique un dossier nouveau ou vide.
lab-no-run = { $path } n’est pas le dossier d’une série : il n’a pas de run.json. « emberwatch simulate … --out { $path } » en crée un.
lab-broken-run = { $path } est abîmé ({ $reason }). Remets une bonne copie, ou commence une nouvelle série dans un autre dossier.
lab-no-games = La série dans { $path } ne contient encore aucune partie. Relance-la pour continuer.

lab-failed =
    { $n ->
        [one] Il manque une partie parce qu’un bot est tombé en panne. La même commande la rejoue.
       *[other] Il manque { $n } parties parce qu’un bot est tombé en panne. La même commande les rejoue.
    }
lab-broken-off = Interrompu.
lab-go-on = Interrompu ; tout ce qui a été joué est dans { $path }. La même commande reprend à partir de là.
lab-filled = Parties dans { $path } : { $done } sur { $wanted }.
lab-reported = Le rapport est dans { $path }.

## L’arène

lab-arena =
    { $games ->
        [one] { $game } (sièges : { $seats }) : une partie, graine { $seed }.
       *[other] { $game } (sièges : { $seats }) : { $games } parties, à partir de la graine { $seed }.
    }
lab-column-bot = bot
lab-column-seats = sièges
lab-column-share = victoires
lab-column-interval = 95 %
lab-column-score = points
lab-column-rank = rang
lab-column-rating = cote
lab-arena-chance = Des bots de même force gagneraient chacun { $share }. Une victoire partagée compte pour sa part.
lab-arena-unbalanced = Les bots n’ont pas tous occupé chaque siège le même nombre de fois : il faut pour cela un multiple de { $cycle } parties.

## Comparaisons

lab-compare-setting = « { $setting } » n’est pas utilisable ici. Écris NOM=VALEUR avec l’un de ces noms : { $names }.
lab-compare-seats = Nombre de bots : { $a } dans A et { $b } dans B. Il faut le même nombre de sièges des deux côtés.
lab-compare =
    { $pairs ->
        [one] { $game } (sièges : { $seats }) : une paire de parties, graines { $first } à { $last }.
       *[other] { $game } (sièges : { $seats }) : { $pairs } paires de parties, graines { $first } à { $last }.
    }
lab-compare-samples = Les deux parties d’une paire ont la même graine et les mêmes sièges. Chaque valeur est d’abord la moyenne des sièges d’une partie, et chaque paire compte une fois. Les différences entre proportions sont en points de pourcentage. n est le nombre de parties où la valeur existe, dans A/B.
lab-compare-mark = * L’intervalle à 95 % ne contient pas 0. Valeurs qui diffèrent dans au moins une paire : { $rows } ; environ { $chance } d’entre elles auraient cette marque par hasard, même si rien n’avait vraiment changé.
lab-compare-holm = ** La marque tient aussi avec la correction de Holm (nombre de valeurs : { $rows }) : si rien n’avait vraiment changé, la probabilité qu’une seule valeur ait deux étoiles serait d’au plus 5 %.
lab-compare-few = Avec si peu de paires, les intervalles sont approximatifs. Joues-en davantage avec --games.
lab-compare-unmarked = Aucune différence n’a de marque.
lab-compare-written = Toutes les valeurs sont dans { $path }.
lab-compare-seat = siège { $seat }
lab-compare-at = nº { $n }
lab-compare-count = { $what } : nombre par siège
lab-compare-share-of-games = { $what } : proportion des parties
lab-compare-share-of-seats = { $what } : proportion des sièges
lab-compare-wins = { $what } : proportion de victoires

## Le rapport

lab-report-title =
    { $games ->
        [one] { $game } : une partie
       *[other] { $game } : { $games } parties
    }
lab-report-bots-are = Bots, siège par siège : { $bots }.
lab-report-made = Graines { $seeds }. Emberwatch { $version }, règles { $rules }.
lab-report-options = Options : { $options }
lab-report-unfinished = La série n’est pas complète. Parties jouées : { $done } sur { $wanted }.
lab-report-intervals = Les points montrent ce qui a été compté ; les traits qui les entourent sont des intervalles à 95 %, où la vraie proportion se trouve 95 fois sur 100 ; n est le nombre de cas observés. L’intervalle prend ensemble les sièges d’une même partie, qui ne sont pas indépendants. Pointe une marque pour lire sa valeur exacte.
lab-report-share = proportion de victoires
lab-report-part = proportion
lab-report-points = points
lab-report-choices = choix par partie
lab-report-games = parties
lab-report-day = jour
lab-report-home = tirés d’affaire
lab-report-lost = perdus
lab-report-chance = En pointillé : { $share }, ce que chacun gagnerait si rien ne faisait de différence.
lab-report-rank = Rang { $n }
lab-report-after =
    { $n ->
        [0] premier
        [one] un siège plus loin
       *[other] { $n } sièges plus loin
    }
lab-report-bots = Bots
    .help = Proportion de victoires de chaque bot, tous ses sièges confondus.
lab-report-parts = Points par rang
    .help = Le décompte moyen des premiers, des deuxièmes et ainsi de suite. Les longues parts qui raccourcissent de rang en rang décident des parties.
lab-report-people = Ce qu’ils ont vécu
    .help = Moyennes par rang : Survivants à la fin, Survivants partis faute de Denrées ou perdus lors d’Évènements, Gibiers chassés, Pressions exercées, Munitions dépensées contre la Pression.
lab-report-leaders = Leaders
    .help = Proportion de victoires des joueurs qui avaient ce Leader.
lab-report-rooms = Salles
    .help = Proportion de victoires des joueurs qui avaient construit cette Salle. Un joueur qui réussit construit davantage : compare les Salles entre elles, pas avec le hasard.
lab-report-rooms-built = Salles construites
    .help = Parmi les joueurs qui ont gardé cette Salle à la mise en place, la proportion de ceux qui l’avaient construite à la fin.
lab-report-equipment = Équipements
    .help = Proportion de victoires des joueurs qui avaient réparé cet Équipement. Un joueur qui réussit répare davantage : compare les Équipements entre eux, pas avec le hasard.
lab-report-events = Évènements
    .help = Proportion de victoires des joueurs qui avaient résolu cet Évènement.
lab-report-events-overcome = Évènements résolus
    .help = Parmi les parties où cet Évènement est arrivé, la proportion de celles où quelqu’un l’a résolu. Une faible proportion veut dire qu’il coûte trop cher pour ce qu’il rapporte.
lab-report-first = 1er joueur
    .help = Victoires selon l’ordre du tour, à partir du 1er joueur.
lab-report-length = Longueur des parties
    .help = Nombre de choix véritables par partie, tous sièges confondus.
lab-report-survival = Survie jour par jour
    .help = Parmi tous les survivants, la proportion de ceux qui étaient tirés d’affaire et de ceux qui étaient perdus à la fin de chaque jour. Les autres étaient encore sur le plateau.
lab-report-causes = Causes de mort
    .help = Parmi tous les survivants perdus, le type de leur dernier dégât, ou bien l’abandon ou le manque de temps.
lab-report-scenarios = Scénarios
    .help = Proportion de parties où quelqu’un a pu partir.
lab-report-characters = Personnages
    .help = Proportion de fois où ce personnage a pu partir.
lab-report-chief = Chef
    .help = Proportion de fois où chaque siège a pu partir, à partir du premier chef.
lab-report-days = Jours
    .help = Le jour où les parties se sont terminées.
train-begin =
    Entraînement à { $tables } tables, dans { $workers ->
        [one] { $workers } processus
       *[other] { $workers } processus
    }. Tout est dans { $folder } ; tu peux arrêter à tout moment et reprendre avec la même commande.
train-round = { $minutes } min : { $choices } millions de choix, { $speed } par seconde ; le meilleur score d’une partie est de { $best } en moyenne.
train-done = Le réseau est dans { $net }. Il a appris de { $choices } choix.
train-measured = Contre { $rivals } : { $share } % de { $games } parties gagnées (intervalle à 95 % : { $low } à { $high } %).

## Ce que le laboratoire garde d’une partie

lab-fact-scores = points
lab-fact-ranks = rang
lab-fact-wins = victoires
lab-fact-reason = fin des parties
lab-fact-decisions = choix, y compris forcés
lab-fact-choices = choix avec une alternative
lab-fact-first = victoires selon l’ordre du tour
lab-fact-rounds = tours
lab-fact-events-came = Évènements arrivés
lab-fact-overcome-in = tour où l’Évènement a été résolu (0 : jamais)
lab-fact-leaders = Leaders
lab-fact-score-events = points des Évènements
lab-fact-score-rooms = points des Salles
lab-fact-score-gauge = points de la jauge
lab-fact-score-survivors = points des Survivants
lab-fact-score-equipment = points des Équipements
lab-fact-score-pairs = points des symboles reconstitués
lab-fact-survivors = Survivants à la fin
lab-fact-gauge = niveau de la jauge (0 est le meilleur)
lab-fact-rooms-kept = Salles gardées
lab-fact-rooms-built = Salles construites
lab-fact-equipment = Équipements réparés
lab-fact-equipment-broken = Équipements cassés
lab-fact-events = Évènements résolus
lab-fact-caught = Gibiers chassés
lab-fact-tiles-left = Gibiers restants
lab-fact-airlock = Survivants dans le Sas
lab-fact-airlock-rows = rangées du Sas qui ont demandé de l’Eau
lab-fact-pressed = Pressions exercées
lab-fact-shot = Munitions de défense
lab-fact-starved = partis faute de Denrées
lab-fact-lost-to-events = perdus lors d’Évènements
lab-fact-days = dernier jour
lab-fact-stage = dernier chapitre de la quête
lab-fact-landmarks = points de repère trouvés
lab-fact-chief = victoires selon la distance au premier chef
lab-fact-characters = personnages
lab-fact-statuses = sort des survivants
lab-fact-left-on = jour où un survivant est parti ou a été perdu (0 : jamais)
lab-fact-causes = causes de mort
lab-fact-read = cartes lues
lab-fact-crafted = projets fabriqués
lab-fact-fights = combats
lab-fact-defeated = ennemis vaincus
lab-fact-fled = fuites
lab-reason-points = aux points
lab-reason-supplies = égalité, plus de Denrées
lab-reason-resources = égalité, plus de Matériaux et de Munitions
lab-reason-shared = victoire partagée
lab-reason-quest = quelqu’un a trouvé une issue
lab-reason-last = un dernier survivant a gagné
lab-reason-lost = personne n’a gagné
