# Ce qui ne va pas dans ce qui a été demandé, et ce qui irait.

error-unknown-game = Il n’existe pas de jeu « { $game } ». Jeux : { $games }.
error-seats = { $game } se joue à { $allowed } sièges, pas à { $seats }.
error-unknown-option = { $game } n’a pas d’option « { $option } ». Options : { $options }.
error-option-value = L’option « { $option } » ne peut pas valoir « { $value } ». Valeurs possibles : { $values }.
error-option-pack = Un pack est le contenu d’un fichier de pack, une table de tables ; ceci est autre chose : { $kind }.
error-pack = Le pack est inutilisable : { $problem }
error-seed = Une graine est un nombre entier de 0 à 18446744073709551615, pas « { $seed } ».
error-seed-and-secret = Donne une graine ou un secret, pas les deux.
error-secret-length = Le secret des dés scellés compte 32 octets ; reçu : { $bytes }.
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

error-record-form = Un enregistrement est une table avec « format », « game », « picks » et d’autres champs ; ceci est autre chose : { $problem }.
error-record-field = Il manque « { $field } » dans l’enregistrement, ou ce qui s’y trouve n’y a pas sa place.
error-record-format = L’enregistrement a le format { $format } ; ce programme lit le format { $known }. Un programme plus récent l’a écrit, ou il a été modifié.
error-record-rules = L’enregistrement a été fait avec la version { $rules } des règles ; ce programme joue la version { $known }.
error-record-count = L’enregistrement devrait contenir { $expected } choix mais en contient { $count } : il est tronqué ou a été modifié.
error-record-truncated = L’enregistrement s’interrompt après { $count } choix, au milieu d’un coup.
error-record-pick = L’entrée { $at } de l’enregistrement, { $pick }, n’est pas un choix.
error-record-options = Les options de l’enregistrement sont inutilisables : { $problem }
error-record-chance = L’entrée { $at } de l’enregistrement, « { $pick } », n’a pas pu être tirée.
error-record-dice = L’entrée { $at } de l’enregistrement, « { $pick } », n’est pas ce que tirent ses dés : l’enregistrement a été modifié.
error-record-seal = Le secret des dés de l’enregistrement n’est pas celui qui a été scellé.
error-record-without-dice = Cet enregistrement ne contient pas le secret de ses dés : la partie ne peut pas être poursuivie.
error-record-differs = L’entrée { $at } de l’enregistrement, « { $pick } », n’est pas ce qui arrive à cet endroit.
error-record-illegal = L’entrée { $at } de l’enregistrement est impossible : { $problem }
error-record-outcome = La partie ne se termine pas comme le dit l’enregistrement.
error-record-state = La partie n’aboutit pas à l’état que nomme l’enregistrement : il a été modifié.

## Packs. L’endroit du problème précède la phrase.

pack-no-file = ce fichier n’existe pas
pack-unreadable = le fichier est illisible ({ $reason })
pack-not-text = le fichier n’est pas du texte UTF-8 ; enregistre-le en UTF-8
pack-syntax = ce n’est pas du TOML : { $reason }
pack-too-deep = le fichier est trop imbriqué ; un pack se contente de tables dans des tables et de listes
pack-not-a-table = { $found } se trouve là où il faut une table
pack-not-a-number = { $found } se trouve là où il faut un nombre entier de { $low } à { $high }
pack-not-a-list = { $found } se trouve là où il faut une liste de { $count }
pack-not-a-text = { $found } se trouve là où il faut un texte
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
pack-source-alone = indique une source pour { $field }, mais pas le chiffre ; donne-le aussi
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
error-seat-list = « { $seats } » n’est pas une liste de sièges. Écris un mot par siège, avec des virgules : me,greedy,random.
error-no-file = Le fichier { $file } n’existe pas.
error-file = Impossible de lire ou d’écrire { $file } : { $reason }
error-not-json = { $file } n’est pas un enregistrement : ce n’est pas du JSON ({ $reason }).
error-unknown-rule = { $game } n’a pas de règle { $rule }. Règles : { $rules }.
error-folder = Le dossier { $folder } ne peut pas servir aux enregistrements : { $reason }
error-not-a-save = { $file } n’est pas une partie sauvegardée de ce programme.
