# Ce que les commandes affichent.

cli-seat = Joueur { $n }
cli-simulated =
    { $games ->
        [one] Une partie, { $game }.
       *[other] { $games } parties, { $game }.
    }
cli-simulated-seat = Siège { $seat } ({ $bot }) : victoires { $won } ({ $share } %), score moyen { $mean }.
cli-simulated-speed = Parties par seconde : { $speed } ; décisions par seconde : { $decisions }.
cli-replayed-to = Position après { $n } choix.
cli-pack-change = { $where } : { $old } ({ $source }) → { $new }
cli-pack-wrong =
    { $n ->
        [one] Une erreur :
       *[other] { $n } erreurs :
    }
cli-pack-good =
    { $n ->
        [0] Ce pack est jouable. Il ne change rien.
        [one] Ce pack est jouable. Il change une valeur.
       *[other] Ce pack est jouable. Il change { $n } valeurs.
    }

## Exemplaires de Discover

cli-copy = Exemplaire { $code } : { $name }
cli-copy-terrains = Terrains : { $early } (scénarios 1, 2 et 5), { $late } (scénarios 3, 4 et 5)
cli-copy-story = Histoire : { $story }
cli-copy-scenarios = Scénarios :
cli-copy-characters = Personnages :
cli-copy-holds = Dans la boîte : tuiles ({ $tiles }), cartes Quête ({ $quests }), cartes Découverte ({ $discovery }), cartes Ennemi ({ $enemies }), projets ({ $projects }), jetons environnement ({ $features }), jetons monstre ({ $monsters }), monstres spéciaux ({ $specials }).
cli-copy-play = Pour y jouer : emberwatch play discover --copy { $code } --scenario 1
cli-copy-landmarks = Points de repère ({ $terrain }) :
cli-copy-enemies = Ennemis ({ $terrain }) :
cli-copy-cards = Cartes Découverte ({ $terrain }) :
cli-copy-projects = Projets :
cli-copy-scenario = Scénario { $n } : { $title }
cli-copy-good =
    { $n ->
        [one] L’exemplaire est en ordre.
       *[other] Les { $n } exemplaires sont en ordre.
    }
cli-copy-bad =
    { $n ->
        [one] L’exemplaire n’est pas en ordre.
       *[other] Exemplaires qui ne sont pas en ordre : { $bad } sur { $n }.
    }
cli-pack-copy = L’exemplaire est complet et jouable.

## Examen de nombreux exemplaires

cli-audit = Exemplaires : { $copies }, à partir de la graine { $seed }. Bot : scout. Proportion de parties et de sièges gagnants ; durée en jours, en moyenne et du 10e au 90e centile ; proportion de parties de 5 à 16 jours ; proportion de cartes Découverte et de points de repère vus.
cli-audit-columns = Scénario, terrain             P part.  gagné sièges jours  10-90    5-16 cart.  rep.  morts de
cli-audit-scenario = Scénario { $n }
cli-audit-hunger = faim
cli-audit-thirst = soif
cli-audit-sickness = maladie
cli-audit-physical = blessure
cli-audit-gave-up = abandon
cli-audit-time = temps
cli-audit-overlap = Ce que deux exemplaires aux mêmes terrains ont en commun (paires : { $pairs }) :
cli-audit-together = ennemis, points de repère et projets : { $mean } en moyenne, { $highest } au plus
cli-audit-enemies = ennemis : { $mean } en moyenne, { $highest } au plus
cli-audit-landmarks = points de repère : { $mean } en moyenne, { $highest } au plus
cli-audit-projects = projets : { $mean } en moyenne, { $highest } au plus

cli-serving = Emberwatch est disponible ici : { $url }  (Ctrl+C l’arrête ; chaque coup est conservé)
cli-backed-up = Toutes les tables ont été copiées dans { $file }.

## La mesure de la table

cli-table-arriving = Ouverture des tables ({ $tables }), avec une personne à chacune…
cli-table-playing = Partie en cours pendant { $seconds } s…
cli-table-killing = Le serveur est tué et redémarré ({ $n } sur { $kills })…
cli-table-opening = Ouverture de tables au repos ({ $tables }), avec une personne à chacune…
cli-table-load = Tables d’Outlive et de Discover : { $tables }, pendant { $seconds } s ; cœurs : { $cores }. À chacune, des bots et une personne, qui réfléchit de { $least } à { $most } s.
cli-table-trips = Temps de réponse à un choix : { $p50_ms } ms au plus pour la moitié (objectif : { $wanted_p50_ms }), { $p99_ms } ms au plus pour 99 % (objectif : { $wanted_p99_ms }), { $longest_ms } ms pour le plus lent.
cli-table-rates = Choix par seconde : { $people } par des personnes, { $bots } par des bots.
cli-table-processors = Cœurs occupés : serveur { $server }, ses bots { $bots }, cette mesure { $benchmark }. Mémoire du serveur et de ses bots : { $mb } Mo.
cli-table-idle = Mémoire avec des tables ouvertes au repos ({ $idle_tables }) : { $idle_mb } Mo (objectif : { $wanted }) ; sans table : { $empty_mb } Mo.
cli-table-page = La première page, compressée : { $page_kb } ko (objectif : { $wanted }) ; fichiers : { $page_files }.
cli-table-safe = Arrêts par kill -9 en pleine charge : { $kills }. Ordres confirmés : { $acknowledged }, répétés après un redémarrage : { $repeated } ; perdus = { $lost }, doublés = { $doubled }, dans le désordre = { $misplaced }, sans réponse = { $unanswered }.
cli-table-no-proc = La mesure de la table lit la mémoire et le temps de calcul dans /proc, que ce système n’a pas.
cli-table-no-server = Le serveur à mesurer ne fonctionne pas : { $problem }
error-limits = { $variable } est inutilisable : { $problem }
