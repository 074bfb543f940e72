# Le laboratoire : simulations, arène, rapports.

lab-bot-twice = « { $bot } » est nommé deux fois. Avec --bots, chaque bot est nommé une fois ; --field dit exactement qui est à la table.
lab-field-seats = --field { $field } dit déjà combien il y a de sièges ; retire --seats { $seats }.
lab-decisions-out = --decisions a besoin d’un dossier où écrire : indique-le avec --out.
lab-records-here = --records fonctionne sur cette machine et sans --out : retire --records, ou bien --ray et --out.
lab-missing = Il faut pour cela { $module }, qui n’est pas installé. Pour l’obtenir : pip install "emberwatch[{ $extra }]"
lab-in-use = Un autre programme écrit dans { $path }. Attends qu’il ait fini, ou indique un autre endroit.
lab-no-file = { $path } est inutilisable : { $reason }
lab-no-journal = { $path } n’est pas un fichier de résultats de l’arène. Indique un nouveau fichier, ou un fichier écrit par l’arène.
lab-other-setup = { $path } appartient à autre chose : { $what } y vaut { $old } et ici { $new }. Indique un autre endroit, ou lance avec les mêmes arguments.
lab-broken-line = { $path } est abîmé à la ligne { $line }. Enlève cette ligne et sa partie sera rejouée, ou indique un nouveau fichier.
lab-worker-died = Un processus est mort pendant une partie, puis de nouveau quand elle a été rejouée ; l’une des parties restantes a la graine { $seed }. Ce qui a été joué jusque-là est conservé.
lab-no-cluster = Aucune grappe Ray à « { $address } » n’accepte ce programme : { $reason } Lances-en une avec « ray start --head » ; si une grappe y tourne et demande un jeton, donne-le comme le dit la documentation de Ray.
lab-cluster-without = La grappe ne peut pas jouer : { $reason } Emberwatch doit être installé sur toutes ses machines.
lab-cluster-version = La grappe a une autre version : { $there } là-bas, { $here } ici. Installe la même partout.
lab-part-missing = { $path } manque. Remets-le, ou commence une nouvelle série dans un autre dossier.
lab-part-broken = { $path } est illisible : { $reason }. Remets une bonne copie, ou commence une nouvelle série dans un autre dossier.
lab-part-count = { $path } devrait avoir { $n } lignes et en a un autre nombre. Remets une bonne copie, ou commence une nouvelle série dans un autre dossier.
lab-not-empty = Le dossier { $path } contient des fichiers mais pas de run.json. Indique un dossier nouveau ou vide.
lab-no-run = { $path } n’est pas le dossier d’une série : il n’a pas de run.json. « emberwatch simulate … --out { $path } » en crée un.
lab-broken-run = { $path } est abîmé ({ $reason }). Remets une bonne copie, ou commence une nouvelle série dans un autre dossier.
lab-no-games = La série dans { $path } ne contient encore aucune partie. Relance-la pour continuer.

lab-failed =
    { $n ->
        [one] Une partie manque parce qu’un bot est tombé en panne. La même commande la rejoue.
       *[other] { $n } parties manquent parce qu’un bot est tombé en panne. La même commande les rejoue.
    }
lab-broken-off = Interrompu.
lab-go-on = Interrompu ; tout ce qui a été joué est dans { $path }. La même commande continue à partir d’ici.
lab-filled = { $path } contient { $done } parties sur { $wanted }.
lab-reported = Le rapport est dans { $path }.

## L’arène

lab-arena =
    { $games ->
        [one] Une partie de { $game } à { $seats } sièges, à partir de la graine { $seed }.
       *[other] { $games } parties de { $game } à { $seats } sièges, à partir de la graine { $seed }.
    }
lab-column-bot = bot
lab-column-seats = sièges
lab-column-share = victoires
lab-column-interval = 95 %
lab-column-score = points
lab-column-rank = rang
lab-column-rating = cote
lab-arena-chance = Des bots de même force gagneraient chacun { $share }. Une victoire partagée compte pour sa part.
lab-arena-unbalanced = Chaque bot n’a pas occupé chaque siège aussi souvent : il faut pour cela un multiple de { $cycle } parties.

## Le rapport

lab-report-title =
    { $games ->
        [one] { $game } : une partie
       *[other] { $game } : { $games } parties
    }
lab-report-bots-are = Bots, siège par siège : { $bots }.
lab-report-made = Graines { $seeds }. Emberwatch { $version }, règles { $rules }.
lab-report-options = Options : { $options }
lab-report-unfinished = La série n’est pas complète : { $done } parties sur { $wanted }.
lab-report-intervals = Les points montrent ce qui a été compté ; les traits autour sont des intervalles à 95 %, où se trouve la vraie part 95 fois sur 100 ; n dit combien de fois cela s’est vu. Pointe une marque pour la lire exactement.
lab-report-share = part des victoires
lab-report-part = part
lab-report-points = points
lab-report-choices = choix dans une partie
lab-report-games = parties
lab-report-day = jour
lab-report-home = rentrés
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
    .help = Combien de fois chaque bot a gagné, sur tous ses sièges ensemble.
lab-report-parts = Points par rang
    .help = La feuille de score des premiers, des deuxièmes et ainsi de suite, en moyenne. Les longs morceaux qui raccourcissent de rang en rang décident des parties.
lab-report-people = Ce qu’ils ont vécu
    .help = Moyennes par rang : gens à la fin, gens perdus par la faim et les événements, gibier pris, pressions exercées, coups de feu.
lab-report-people-survivors = survivants à la fin
lab-report-people-starved = perdus par la faim
lab-report-people-lost-to-events = perdus par les événements
lab-report-people-caught = gibier pris
lab-report-people-pressed = pressions exercées
lab-report-people-shot = coups de feu
lab-report-leaders = Chefs
    .help = Combien de fois a gagné qui avait ce chef.
lab-report-rooms = Salles
    .help = Combien de fois a gagné qui avait construit cette salle. Qui va bien construit davantage : compare les salles entre elles, pas avec le hasard.
lab-report-rooms-built = Salles qui sont construites
    .help = Parmi ceux qui ont gardé cette salle à la mise en place : combien l’avaient construite à la fin.
lab-report-equipment = Équipement
    .help = Combien de fois a gagné qui avait réparé ceci. Qui va bien répare davantage : compare les objets entre eux, pas avec le hasard.
lab-report-events = Événements
    .help = Combien de fois a gagné qui a surmonté cet événement.
lab-report-events-overcome = Événements qui sont surmontés
    .help = Parmi les parties où cet événement est venu : dans combien quelqu’un l’a surmonté. Une petite part veut dire qu’il coûte trop pour ce qu’il rapporte.
lab-report-first = Premier joueur
    .help = Victoires selon l’ordre du tour, compté à partir du premier joueur.
lab-report-length = Longueur des parties
    .help = Combien de choix avec une alternative ont eu tous les sièges ensemble.
lab-report-survival = Survie jour par jour
    .help = Parmi tous les survivants : combien étaient rentrés et combien étaient perdus à la fin de chaque jour. Les autres sont encore dehors.
lab-report-causes = Causes de mort
    .help = Parmi tous les perdus : quel a été leur dernier dégât, ou s’ils ont abandonné ou manqué de temps.
lab-report-scenarios = Scénarios
    .help = Parties où quelqu’un est rentré.
lab-report-characters = Personnages
    .help = Combien de fois est rentré qui jouait ce personnage.
lab-report-chief = Chef
    .help = Combien de fois les sièges sont rentrés, comptés à partir du premier chef.
lab-report-days = Jours
    .help = Quel jour les parties se sont terminées.
