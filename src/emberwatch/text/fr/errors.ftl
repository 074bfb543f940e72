# Ce qui ne va pas dans ce qui a été demandé, et ce qui irait.

error-no-room = { $game } ne fournit pas « { $room } », nécessaire ici.
error-unknown-game = Il n’existe pas de jeu « { $game } ». Jeux : { $games }.
error-game-broken = Le jeu « { $game } » ne peut pas être chargé : { $problem }. Répare ou enlève le paquet dont il vient.
error-seats = Nombre de sièges impossible pour { $game } : { $seats }. Possibles : { $allowed }.
error-unknown-option = { $game } n’a pas d’option « { $option } ». Options : { $options }.
error-option-value = L’option « { $option } » ne peut pas valoir « { $value } ». Valeurs possibles : { $values }.
error-option-pack = Un pack est le contenu d’un fichier de pack, une table de tables ; trouvé : { $kind }.
error-pack = Le pack est inutilisable : { $problem }
error-seed = Une graine est un nombre entier de 0 à 18446744073709551615, pas « { $seed } ».
error-seed-and-secret = Donne une graine ou un secret, pas les deux.
error-secret-length = Le secret des tirages scellés compte 32 octets ; reçu : { $bytes }.
error-language = La langue « { $language } » n’existe pas ici. Langues : { $languages }.

error-no-such-seat = Il n’y a pas de siège { $seat }. Les sièges sont numérotés de 0 à { $last }.
error-unknown-pick = { $pick } n’est pas un choix de ce jeu ({ $game }). Un choix est un tuple comme ("move", "hero-5", "forest").
error-game-over = La partie est finie : « { $pick } » ne peut plus être choisi.
error-not-waiting = Rien n’est demandé au siège { $seat } en ce moment, il ne peut donc pas choisir « { $pick } ». En attente : siège { $waiting }.
error-not-offered =
    Le siège { $seat } ne peut pas choisir « { $pick } » en ce moment. { $count ->
        [one] Il a { $count } autre choix ; demande-le
       *[other] Il a { $count } autres choix ; demande-les
    } avec picks({ $seat }).

error-record-form = Un enregistrement est une table avec « format », « game », « picks » et d’autres champs ; trouvé : { $problem }.
error-record-field = Le champ « { $field } » de l’enregistrement manque ou n’est pas valide.
error-record-format = L’enregistrement a le format { $format } ; ce programme lit le format { $known }. Un programme plus récent l’a écrit, ou il a été modifié.
error-record-rules = L’enregistrement a été fait avec la version { $rules } des règles ; ce programme joue la version { $known }.
error-record-count = L’enregistrement devrait contenir { $expected } choix mais en contient { $count } : il est tronqué ou a été modifié.
error-record-truncated = L’enregistrement s’interrompt après { $count } choix, au milieu d’un coup.
error-record-pick = L’entrée { $at } de l’enregistrement, { $pick }, n’est pas un choix.
error-record-options = Les options de l’enregistrement sont inutilisables : { $problem }
error-record-chance = L’entrée { $at } de l’enregistrement, « { $pick } », n’a pas pu être tirée.
error-record-dice = L’entrée { $at } de l’enregistrement, « { $pick } », n’est pas ce que donne le tirage : l’enregistrement a été modifié.
error-record-seal = Le secret des tirages de l’enregistrement n’est pas celui qui a été scellé.
error-record-without-dice = Cet enregistrement ne contient pas le secret de ses tirages : la partie ne peut pas être poursuivie.
error-record-differs = L’entrée { $at } de l’enregistrement, « { $pick } », n’est pas ce qui arrive à cet endroit.
error-record-illegal = L’entrée { $at } de l’enregistrement est impossible : { $problem }
error-record-outcome = La partie ne se termine pas comme le dit l’enregistrement.
error-record-state = La partie n’aboutit pas à l’état qu’indique l’enregistrement : il a été modifié.
error-record-position = Ces règles ne peuvent pas reprendre la partie à l’endroit qu’indique l’enregistrement : { $problem }
error-position = Ces règles ne peuvent pas reprendre cette position : { $problem }.

## Packs. L’endroit du problème précède la phrase.

pack-no-file = ce fichier n’existe pas
pack-unreadable = le fichier est illisible ({ $reason })
pack-not-text = le fichier n’est pas du texte UTF-8 ; enregistre-le en UTF-8
pack-syntax = ce n’est pas du TOML : { $reason }
pack-too-deep = le fichier est trop imbriqué ; un pack se contente de tables dans des tables et de listes
pack-not-a-table = il faut une table ; trouvé : { $found }
pack-not-a-number = il faut un nombre entier de { $low } à { $high } ; trouvé : { $found }
pack-not-a-list = il faut une liste de { $count } ; trouvé : { $found }
pack-not-a-text = il faut un texte ; trouvé : { $found }
pack-out-of-range = { $value } est hors limites ; il faut de { $low } à { $high }
pack-list-length =
    { $found ->
        [one] la liste a { $found } valeur ; il en faut { $count }
       *[other] la liste a { $found } valeurs ; il en faut { $count }
    }
pack-twice = { $word } apparaît deux fois ; chaque nom ne peut servir qu’une fois
pack-total = donne { $total } au total ; il faut de { $low } à { $high }
pack-unknown-table = { $name } n’existe pas ; noms connus ici : { $choices }
pack-unknown-table-near = { $name } n’existe pas ; voulais-tu dire { $nearest } ?
pack-unknown-field = le champ { $name } n’existe pas ; champs connus ici : { $choices }
pack-unknown-field-near = le champ { $name } n’existe pas ; voulais-tu dire { $nearest } ?
pack-unknown-word = le mot { $name } est inconnu ; au choix : { $choices }
pack-unknown-word-near = le mot { $name } est inconnu ; voulais-tu dire { $nearest } ?
pack-source-alone = indique une source pour { $field }, mais pas sa valeur ; donne-la aussi
pack-no-source = n’indique pas de source pour { $field } ; au choix : { $choices }
pack-missing = manque
pack-other-game = ce pack est pour { $found }, pas pour { $game }
pack-too-few = donne { $found }, mais { $see } demande au moins { $needed }
pack-too-few-rooms =
    { $found ->
        [one] donne { $found } Salle avancée
       *[other] donne { $found } Salles avancées
    } ; à { $seats } joueurs, on en distribue { $needed }
pack-too-many = vaut { $found }, mais { $see } permet au plus { $allowed }
pack-not-falling = chaque valeur doit être plus petite que la précédente ; { $value } après { $before } ne l’est pas
pack-not-on-gauge = { $value } n’est pas sur la jauge ; au choix : { $choices }
pack-not-mutual = nomme { $pair }, mais { $pair } a pour paire { $other } ; les deux moitiés d’une paire doivent se nommer l’une l’autre
pack-same-age = vaut { $age }, comme { $other } ; les âges doivent différer, car le plus âgé est 1er joueur

## La ligne de commande

error-unknown-bot = Il n’existe pas de bot « { $bot } » pour ce jeu. Bots : { $bots }.
error-bot-budget = « { $budget } » n’est pas un temps de réflexion. Écris le temps pour un coup, comme 1s ou 250ms ({ $longest } s au plus), ou un nombre d’essais, comme 400.
error-bot-no-budget = Le bot « { $bot } » répond aussitôt et ne prend pas de temps de réflexion ; enlève « :{ $budget } ».
error-bot-broken = Le bot « { $bot } » ne peut pas être chargé : { $problem }. Répare ou enlève le paquet dont il vient.
error-bot-failed = Le bot « { $bot } » du siège { $seat } est tombé en panne dans la partie de graine { $seed } : { $problem }
error-bot-pick = Le bot « { $bot } » a choisi { $pick }, qui ne lui était pas proposé.
error-net-broken = Le réseau { $path } est illisible : { $problem }
error-net-other = Le réseau { $path } a été entraîné pour d’autres règles de { $game } ({ $found } au lieu de { $wanted }). Entraîne-le à nouveau ou installe la version à laquelle il appartient.
error-bot-file = Le bot dans « { $file } » est tombé en panne : { $problem }
error-bot-file-class = « { $file } » doit définir une seule classe de bots, ou le mot doit en nommer une, comme « { $file }:Hopeful ». Trouvé : { $bots }
error-bot-file-unnamed = Le fichier « { $file } » serait exécuté comme un programme. Nomme-le sur la ligne de commande, avec --seats ou --bots.
error-seat-list = « { $seats } » n’est pas une liste de sièges. Écris un mot par siège, avec des virgules : me,greedy,random.
error-no-file = Le fichier { $file } n’existe pas.
error-file = Impossible de lire ou d’écrire { $file } : { $reason }
error-not-json = { $file } n’est pas un enregistrement : ce n’est pas du JSON ({ $reason }).
error-unknown-rule = { $game } n’a pas de règle { $rule }. Règles : { $rules }.
error-folder = Le dossier { $folder } ne peut pas servir aux enregistrements : { $reason }
error-not-a-save = { $file } n’est pas une partie sauvegardée de ce programme.

## La base de données de la table

error-database-url = « { $url } » n’est pas l’URL d’une base de données. Une URL ressemble à sqlite:///emberwatch.db ou postgresql+psycopg://user:password@host/emberwatch.
error-database-kind = Ce programme ne peut pas utiliser une base de données de type « { $kind } ». Il peut utiliser sqlite et postgresql+psycopg.
error-database-memory = Une base de données SQLite doit être un fichier. Indique-en un, par exemple sqlite:///emberwatch.db.
error-database-reach = Impossible d’utiliser la base de données { $database } : { $reason }
error-database-busy = Un autre programme verrouille la base de données { $database }. Arrête-le ou attends qu’il ait fini.
error-database-newer = La base de données { $database } a été écrite par une version plus récente de ce programme. Installe cette version pour l’utiliser.
error-database-migrate = Impossible de mettre à jour la base de données { $database }, et rien n’y a été changé : { $reason }
error-database-outdated = La base de données { $database } n’est pas à jour. Démarre une fois le serveur avec elle, puis copie-la.
error-file-exists = Le fichier { $file } existe déjà et ne sera pas écrasé. Indique-en un autre.

## Exemplaires de Discover

error-copy-code = { $code } n’est pas le code d’un exemplaire. Un code ressemble à { $example } ; une graine, un nombre entier, convient aussi.
error-copy-checksum = { $code } ressemble au code d’un exemplaire, mais contient une faute de frappe : ses deux derniers caractères ne correspondent pas aux autres.
error-copy-version = { $code } est le code d’un exemplaire du générateur { $version }. Ce programme connaît ces générateurs : { $known }.
error-copy-seed = La graine d’un exemplaire est un nombre entier de 0 à { $most }, pas { $seed }.
error-copy-and-pack = Donne le code d’un exemplaire ou un pack, pas les deux.
error-coop-last = Le scénario 5 n’a qu’un vainqueur et ne se joue pas avec coop ; joue-le sans, ou choisis un scénario de 1 à 4.
error-last-scenario = Dans le scénario 5, le dernier survivant gagne : il en faut donc au moins deux.

## Un exemplaire de Discover dans un dossier. Le fichier et la carte précèdent la phrase.

pack-no-folder = ce dossier n’existe pas
pack-not-a-folder = ceci est un fichier seul ; un exemplaire de Discover est un dossier de fichiers, comme docs/example-copy
pack-unknown-file = { $name } ne fait pas partie d’un exemplaire ; ses fichiers : { $choices }
pack-unknown-file-near = { $name } ne fait pas partie d’un exemplaire ; voulais-tu dire { $nearest } ?
pack-value = { $found } n’a pas sa place ici ; un exemplaire s’écrit avec des textes, des nombres entiers, true et false, des listes et des tables
pack-terrains = il faut deux terrains différents, le premier d’abord, comme ["desert", "swamp"] ; trouvé : { $found }
pack-list = il faut une liste ; trouvé : { $found }
pack-table = il faut une table ; trouvé : { $found }
pack-range = il faut un nombre entier de { $low } à { $high } ; trouvé : { $found }
pack-flag = il faut true ou false ; trouvé : { $found }
pack-name = { $found } n’est pas un nom ; un nom s’écrit en minuscules avec des traits d’union, comme dry-well
pack-line = { $found } n’est pas une ligne ; une ligne est un texte comme "gain wood 2", ou une table avec pay, choose, roll, if, each ou may
pack-block = { $found } ne forme pas un bloc ; un bloc a exactement un de ces champs : pay, choose, roll, if, each, may, avec do et else à côté, et n’est pas possible avec when = "always"
pack-choose = { $found } n’a pas sa place ici ; choose demande une liste de deux à quatre listes de lignes
pack-words = { $found } a trop de mots ou trop peu ; après le premier viennent : { $expected }
pack-amount = { $found } n’est pas une quantité ; une quantité est un nombre entier jusqu’à 99, # (autant que de joueurs) ou 2#
pack-signed = { $found } n’est pas une modification ; écris un chiffre avec son signe, comme +2 ou -1
pack-number = { $found } n’est pas un numéro ; il faut un nombre entier de trois chiffres au plus
pack-cost = { $found } n’est pas un coût ; un coût est un texte comme "wood 2, stone 1" ; une capacité peut aussi coûter "counter 1" ou "this"
pack-condition = { $found } n’est pas une condition ; une condition est un texte comme "at-fire" ou "not has wood 2"
pack-unknown-verb = aucune ligne ne commence par { $name } ; au choix : { $choices }
pack-unknown-verb-near = aucune ligne ne commence par { $name } ; voulais-tu dire { $nearest } ?
pack-unknown-condition = la condition { $name } n’existe pas ; au choix : { $choices }
pack-unknown-condition-near = la condition { $name } n’existe pas ; voulais-tu dire { $nearest } ?
pack-cell = { $found } n’est pas une case de tuile ; écris le sol puis ses marques, comme "dune *leaf", "rock ~" ou "dune+rock !12/rock", avec au plus un symbole d’environnement, une source d’eau ou un point de repère
pack-camp = le dos est { $found } ; la tuile de départ a le dos 0 et une case avec le camp, les autres tuiles n’ont ni l’un ni l’autre
pack-start-tile = la tuile de départ (dos { $found }) n’a ni symbole d’environnement, ni source d’eau, ni point de repère
pack-slot = { $found } n’est pas un emplacement ; écris sa lettre de B à S et le numéro au dos de la tuile, comme "H:2", ou aussi de combien de sixièmes elle est tournée, "H:2:3"
pack-slot-alone = l’emplacement { $found } est inaccessible depuis la tuile de départ : aucun emplacement occupé à côté n’y mène
pack-face = { $found } n’est pas la face d’un jeton ; elle montre une ou deux ressources, comme "wood" ou "wood stone"
pack-night-stamina =
    { $found ->
        [one] donne { $found } point d’endurance à tous
       *[other] donne { $found } points d’endurance à tous
    } ; toute carte Nuit en donne au moins 6 à tous, dans un bloc each = "everyone"
pack-tier = vaut { $found } ; d’après sa place dans copy.toml, ce terrain devrait être { $wanted }, et « early » vient d’abord
pack-scenario-number = scénarios portant le numéro { $number } : { $found } ; il en faut exactement un
pack-first-stage = le premier chapitre de la liste doit porter le numéro 1
pack-stage-twice = le numéro { $number } apparaît deux fois ; chaque chapitre a le sien
pack-no-layout = il n’y a pas de layout pour le scénario { $scenario }
pack-stack = dans le scénario { $scenario }, nombre de tuiles posées au dos { $back } : { $needed } ; il n’y en a que { $found }
pack-same-number = le numéro { $number } appartient déjà à { $other } ; dans une pioche, un numéro désigne une seule carte
pack-same-landmark = le point de repère { $number } est déjà sur { $other } ; chacun se trouve sur une seule tuile
pack-landmark-unnamed = montre le point de repère { $number }, qui n’a pas d’entrée [[landmark]]
pack-landmark-nowhere = le point de repère { $number } n’est sur aucune tuile ; on l’y écrit "!{ $number }"
pack-landmark-card = dans le scénario { $scenario }, il manque la carte Découverte { $number } ; chaque point de repère en demande une
pack-landmark-unsure = cite le point de repère { $number }, dont la tuile peut rester inutilisée dans le scénario { $scenario } ; une quête demande des points de repère sur des tuiles posées à coup sûr
pack-no-landmark = cite le point de repère { $number }, qui n’est sur aucune tuile de ce terrain
pack-no-card = cite la carte Découverte { $number }, absente de la pioche du scénario { $scenario }
pack-no-enemy = cite l’ennemi { $number }, mais aucun ennemi ne porte ce numéro
pack-no-project = cite l’objet fabriqué { $number }, mais aucun projet ne porte ce numéro
pack-no-special = cite le monstre spécial { $name }, mais aucun scénario ne le contient
pack-no-stage = cite le chapitre { $number }, que son scénario n’a pas
pack-no-item = cite l’objet { $name }, qu’on ne peut pas obtenir
pack-item-gone = le gagnant emporte { $name }, et personne d’autre ne peut plus l’obtenir
pack-no-win = depuis le chapitre { $number }, aucune ligne ne mène à la victoire
pack-two-faces = le numéro { $number } appartient à une autre carte, { $other }, et dans le scénario { $scenario } les deux sont dans la pioche ; change un numéro, ou indique dans scenarios où chacune sert
pack-hundred = porte le numéro { $number } ; les cartes avec use = "hundred" portent le numéro 100, et elles seules
pack-hundred-ground = parle d’un type de sol, mais peut aussi apparaître sur l’autre terrain dans le scénario 5
pack-key = a des mentions (tags), si bien qu’une clé peut mener à la carte { $number }, absente de la pioche du scénario { $scenario }
pack-enemy-tokens = jetons environnement portant son numéro : { $tokens } ; cartes : { $cards } ; il en faut autant des uns que des autres
pack-cost-unpayable = coûte { $resource }, qu’on ne peut pas obtenir sur le terrain { $terrain }
pack-character-idle = n’a aucune capacité qui puisse servir sur le terrain { $terrain }
pack-quest-item = est un objet de quête et ne doit exister qu’une fois : un exemplaire, pas de projet, pas d’autre carte de ce nom
pack-abilities = capacités : { $found } ; maximum : { $most }
pack-endless = ne coûte rien, n’a pas de limite et pourrait donc servir sans fin ; donne-lui stamina, pay ou limit

pack-count-tiles = tuiles : { $found } ; un terrain en a { $low }
pack-count-start-tiles = tuiles de départ (dos 0) : { $found } ; un terrain en a { $low }
pack-count-water = sources d’eau : { $found } ; un terrain en a { $high } au plus
pack-count-early-nights = cartes Nuit de niveau 1 : { $found } ; un exemplaire en a { $low }
pack-count-late-nights = cartes Nuit de niveau 2 : { $found } ; un exemplaire en a { $low }
pack-count-blue-threats = cartes Menace bleues : { $found } ; un exemplaire en a { $low }
pack-count-orange-threats = cartes Menace orange : { $found } ; un exemplaire en a { $low }
pack-count-quests = cartes Quête, soit les chapitres de tous les scénarios : { $found } ; un exemplaire en a { $low }
pack-count-projects = projets normaux : { $found } ; un exemplaire en a { $low }
pack-count-complex-projects = projets complexes : { $found } ; un exemplaire en a { $low }
pack-count-characters = personnages : { $found } ; un exemplaire en a { $low }
pack-count-discovery = cartes Découverte des deux terrains et de tous les scénarios, avec les monstres spéciaux de la pioche Découverte : { $found } ; un exemplaire en a de { $low } à { $high }
pack-count-enemies = cartes Ennemi des deux terrains, avec les monstres spéciaux de la pioche Ennemi : { $found } ; un exemplaire en a de { $low } à { $high }
pack-count-discovery-and-enemies = cartes Découverte et Ennemi ensemble : { $found } ; un exemplaire en a { $low }
pack-count-features = jetons environnement des deux terrains, à ressource, ennemi ou numéro : { $found } ; un exemplaire en a de { $low } à { $high }
pack-count-specials = monstres spéciaux : { $found } ; un exemplaire en a de { $low } à { $high }
pack-count-features-and-specials = jetons environnement et monstres spéciaux ensemble : { $found } ; un exemplaire en a { $low }
pack-count-monsters = jetons monstre des deux terrains : { $found } ; un exemplaire en a { $low }
pack-count-hundreds = cartes Découverte différentes portant le numéro 100 : { $found } ; le scénario 5 en demande de { $low } à { $high }
