# Le jeu dans le terminal. Les mots entre guillemets « board », « quit » … sont tapés par le joueur et restent les mêmes
# dans toutes les langues ; chacun peut avoir d’autres mots dans la langue, dans `term-word-…`, séparés par des espaces.
# { $tag } est le signe d’un siège avec la Force d’un Héros, comme ▲5. Une case du Plateau a au moins 23 caractères de large.

## Le début

term-title = Emberwatch : { $game }
term-intro =
    Le Convoi arrive dans six jours. Il n’emmène qu’un seul clan : celui qui a le plus de Points de Survie (PS).
    Tu en gagnes avec tes Survivants, tes Salles complètes, tes Équipements réparés et leurs symboles reconstitués, les Évènements que tu résous, et une Radioactivité basse.
    Le Jour, tes quatre Héros sortent un par un, à tour de rôle avec ceux des autres joueurs, pour récolter, chasser et fouiller. La Nuit, tu nourris tes Survivants, tu résistes à la Radioactivité, tu recrutes, tu construis et tu répares.
    Les Survivants que tu ne peux pas nourrir s’en vont : pense d’abord aux Denrées.
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

term-curtain = { $seat }, c’est à toi. Que les autres ne regardent pas l’écran ! Appuie sur Entrée quand tu es devant.
term-curtain-prompt = Entrée :{" "}

## La question

term-prompt = Ton choix ({ $first }–{ $last }, ?, help) :{" "}
term-news = Ce qui s’est passé
term-tip = Astuce : { $tip }
term-stores = Tu as : { $items }
term-nothing = rien

## Astuces, données la première fois que la question se pose

term-tip-ask-discard = Les trois Salles communes sont à toi de toute façon (construction, réparation, Évènements). Parmi ces six-ci, tu en gardes quatre. Les Salles complètes rapportent des PS, d’autant plus qu’elles sont nombreuses. Le bonus d’une Salle n’est actif que si tous ses emplacements sont occupés, et tu paies son entretien chaque Nuit.
term-tip-ask-found = Cette première Salle est gratuite. Si tu la remplis tout de suite, son bonus est actif dès le premier Jour, mais son entretien est à payer dès la première Nuit.
term-tip-ask-settle = Les Survivants du Sas te protègent de la Radioactivité mais boivent une Eau par ligne ; ceux d’une Salle coûtent son entretien.
term-tip-ask-leader = Ton Leader décide d’où partent tes Héros et avec quoi tu commences. Le Leader le plus âgé de la table joue en premier.
term-tip-ask-place = Un Héros avance d’un ou deux Lieux le long du chemin qui fait le tour du Plateau. Plus il est fort, plus il peut faire d’Actions : il a un point d’Action par point de Force.
term-tip-ask-turn = Chacun de tes quatre Héros sort une fois par Jour. Il doit avancer d’un ou deux Lieux, puis fait autant d’Actions que l’indique sa Force. S’il rejoint un Héros adverse plus faible qui a déjà joué (debout), il met la Pression sur lui et le rackette. À côté de chaque déplacement, tu vois quels Héros mettraient la Pression sur quels autres.
term-tip-ask-dock = Plus l’emplacement est élevé, plus il offre de Conserves. Le premier qui arrive sur le Cargo dans le tour prend le jeton 1er joueur.
term-tip-ask-defend = La Pression que tu ne pares pas se paie en Denrées ou en Matériaux. Les Munitions et certains Équipements la réduisent.
term-tip-ask-tribute = Pense à la Nuit : ce sont les Denrées qui nourrissent tes Survivants.
term-tip-ask-wild = Les Matériaux servent à construire des Salles et à réparer des Équipements. La chasse rapporte beaucoup de Nourriture, mais ce qui en reste à la fin de la Nuit est perdu. Tape « 1x3 » pour faire trois fois le choix 1.
term-tip-ask-base = Les Munitions aident à chasser et à parer la Pression. L’Algue fait baisser ta Radioactivité.
term-tip-ask-dam = Le Sas ne consomme que de l’Eau ; un peu d’Eau se garde pour le lendemain.
term-tip-ask-city = Un nouvel Équipement est cassé : il faudra le réparer la Nuit. Une tuile Fouille rapporte une chose, au hasard.
term-tip-ask-kill = Les Munitions économisent des points d’Action, qui te restent pour autre chose.
term-tip-ask-overcome = Un Évènement résolu n’a plus d’effet, et ses PS sont à toi. Sinon, il frappe de nouveau demain.
term-tip-ask-eat = La Nourriture est perdue après cette Nuit, les Conserves se gardent : en général, mieux vaut consommer la Nourriture d’abord.
term-tip-ask-lose = Une Salle complète qui perd un Survivant perd aussi son bonus.
term-tip-ask-recruit = Chaque Survivant vaut un PS à la fin et, tant qu’il est dans le Sas, te protège de la Radioactivité ; mais il faut le nourrir dès la Nuit prochaine. La Nourriture qui te reste serait de toute façon perdue.
term-tip-ask-build = Le bonus d’une Salle est actif dès que son dernier emplacement est occupé. Un Survivant installé dans une Salle ne revient plus dans le Sas.
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
term-hint-filled = emplacements occupés : { $n } sur { $spaces }
term-hint-size = emplacements : { $spaces }, entretien : { $upkeep }
term-hint-repair = réparation : { $cost }
term-hint-will-work = active le bonus de la Salle
term-hint-will-stop = désactive le bonus de la Salle

## Le Plateau

term-days = Jour { $n } sur { $days }
term-days-night = Nuit { $n } sur { $days }
term-wave = Radioactivité ce soir : { $n }
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
term-room-used-once = encore 1 Ville
term-room-needs = il manque { $n }
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
term-help-question = les règles de la question ; avec un numéro, ce que fait ce choix
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
term-not-overwritten = { $file } existe déjà, et ce n’est pas une partie sauvegardée de ce programme. Choisis un autre nom.
term-quit-again = Tape « save » et un autre nom de fichier, ou de nouveau « quit » pour partir sans sauvegarder.

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
term-log-recruited =
    { $seat } recrute { $count ->
        [one] { $count } Survivant
       *[other] { $count } Survivants
    } (coût : { $items }).
term-log-found = { $seat } fouille { $place_at } et trouve : { $items }.
term-log-tile-aside = Tuiles mises de côté { $place_at } : { $items }.
term-log-mary-drew =
    { $seat } pioche { $count ->
        [one] { $count } tuile Fouille
       *[other] { $count } tuiles Fouille
    } { $place_at } : { $items }.
term-log-displayed = Nouveaux Équipements { $place_at } : { $items }.
term-log-salvaged = { $seat } prend des Équipements { $place_at } : { $items }.
term-log-drew = { $seat } pioche des Équipements cassés : { $items }.
term-log-entered =
    { $seat } : { $count ->
        [one] { $count } Survivant s’installe
       *[other] { $count } Survivants s’installent
    } ({ $items }).
term-log-welcomed =
    { $seat } accueille { $count ->
        [one] { $count } Survivant
       *[other] { $count } Survivants
    } ({ $items }).
term-log-lost-survivor =
    { $seat } perd { $count ->
        [one] { $count } Survivant
       *[other] { $count } Survivants
    } ({ $items }).
term-log-dealt-room = Tu reçois des Salles : { $items }.
term-log-dealt-leader = Tu reçois des Leaders : { $items }.
term-log-placed = { $seat } place ses Héros : { $items }.
term-log-placed-one = { $place_at } ({ $hero })
term-log-shot =
    { $seat } dépense { $count ->
        [one] { $count } Munition
       *[other] { $count } Munitions
    } pour se défendre contre { $to }.

## Discover : le début. « map », « me », « quest »… sont tapés par le joueur et restent les mêmes dans toutes les langues.

term-discover-intro =
    Tu te réveilles dans une contrée sauvage que personne ne connaît, et tu veux en partir. Ce qu’il faut faire pour cela est écrit sur la carte Quête : tape « quest » à tout moment.
    Le jour, tu dépenses de l’endurance pour te déplacer, récolter, explorer de nouvelles tuiles, examiner des points de repère, fabriquer, combattre. La nuit, une carte est piochée : elle rend de l’endurance, réclame de la nourriture ou de l’eau et apporte des dangers, surtout aux survivants qui ne sont pas près d’un feu.
    Tu as trois cœurs. Un quatrième dégât, quel qu’il soit, et c’est fini.
term-discover-copy = Exemplaire { $name }, code { $code }
term-discover-pack = Exemplaire { $name }
term-discover-scenario = Scénario { $n } sur { $of } : { $scenario }
term-discover-terrain = Le terrain : { $terrain }
term-discover-coop = Tous ensemble ou personne

## Discover : intitulés et faits brefs, dans des colonnes étroites.

term-discover-label-stamina = Endurance
term-discover-label-hearts = Cœurs
term-discover-label-stores = Sac
term-discover-label-items = Objets
term-discover-label-projects = Projets
term-discover-label-threats = Menaces
term-discover-label-character = Personnage
term-discover-label-quest = Quête
term-discover-label-counters = Marqueurs
term-discover-label-defeated = Vaincus
term-discover-label-grounds = Sols
term-discover-label-signs = Signes
term-discover-label-landmarks = Points de repère
term-discover-label-support = Soutien
term-discover-label-nights-gone = Cartes Nuit déjà passées
term-discover-label-threats-gone = Cartes Menace visibles
term-discover-label-upgrades = Améliorations
term-discover-label-enemies = Ennemis déjà rencontrés
term-discover-label-made = Objets déjà fabriqués
term-discover-label-open-projects = Projets que tous peuvent fabriquer
term-discover-label-read = Cartes Découverte déjà lues
# Sur ce qui peut être porté
term-discover-load =
    { $n ->
        [one] { $n } chose sur { $limit }
       *[other] { $n } choses sur { $limit }
    }
term-discover-load-counts = Chaque jeton compte pour une chose, même s’il vaut deux ressources, et chaque objet aussi. Ce qu’un objet transporte pour toi ne compte pas.
term-discover-used = a déjà servi aujourd’hui
term-discover-chief = chef
term-discover-day = Jour { $n }
term-discover-night = Nuit { $n }
term-discover-nights = prochaine carte Nuit : niveau { $level }
term-discover-led = chef : { $seat }
term-discover-quest-command = « quest » dit quoi faire
term-discover-progress-tiles = Tuiles révélées : { $n } sur { $of }
term-discover-progress-marks = Marqueurs : { $n } sur { $of }
term-discover-progress-fires = Feux allumés : { $n } sur { $of }
term-discover-quest-title = La quête, chapitre { $n } : { $stage }
term-discover-night-falls = Quand le jour est fini, le chef pioche une carte Nuit : d’abord les quatre de niveau I, puis celles de niveau II.
term-discover-no-cards = Aucune carte n’a encore été lue.
term-discover-alone = Il n’y a personne d’autre.

## Discover : ce que veulent dire les signes du plateau, comme dans une liste

term-discover-ground = { $ground } { $cost }
# $own : ce que cela te coûte ; $cost : ce qui est imprimé
term-discover-ground-own = { $ground } { $own } (au lieu de { $cost })
term-discover-legend-tokens = jetons face cachée : { $items }
term-discover-legend-backs = { $backs } numéro au dos d’une tuile face cachée
term-discover-sign-camp = camp
term-discover-sign-burning = feu allumé
term-discover-sign-out = feu éteint
term-discover-sign-water = source d’eau
term-discover-sign-hidden = monstre face cachée
term-discover-sign-monster = monstre et son numéro
term-discover-sign-special = monstre spécial
term-discover-sign-enemy = ennemi et son numéro
term-discover-sign-landmark = point de repère et son numéro
term-discover-sign-searched = point de repère déjà examiné
term-discover-sign-numbered = jeton numéroté
term-discover-sign-loose = ressources
term-discover-sign-target = symbole cible
term-discover-sign-casualty = victime

## Discover : le combat

term-discover-combat = Combat : { $seat } contre { $enemy }
term-discover-dice-shown = indiqué
term-discover-dice-added = ajouté
term-discover-dice-always = permanent
term-discover-dice-result = résultat
term-discover-dice-needs = il faut
term-discover-dice-verdict = effet
term-discover-dice-chance = touche avec
term-discover-defence = Défense { $n }
term-discover-attack = Attaque { $n }
term-discover-at-least = { $n } ou plus
term-discover-hits = touche
term-discover-misses = ne touche pas
term-discover-chance =
    { $n ->
        [one] { $n } nombre sur { $sides }
       *[other] { $n } nombres sur { $sides }
    }
# Ce qu’un choix ferait des dés
term-discover-then-hit = ton dé { $n } : touche
term-discover-then-miss = ton dé { $n } : ne touche pas
term-discover-then-hurt = dé ennemi { $n } : te blesse
term-discover-then-spared = dé ennemi { $n } : ne te blesse pas
term-discover-reroll-own =
    { $n ->
        [one] { $n } nombre sur { $sides } touche
       *[other] { $n } nombres sur { $sides } touchent
    }
term-discover-reroll-enemy =
    { $n ->
        [one] { $n } nombre sur { $sides } te blesse
       *[other] { $n } nombres sur { $sides } te blessent
    }

## Discover : groupes de choix, 10 caractères au plus

term-discover-group-moves = Aller
term-discover-group-gather = Récolter
term-discover-group-map = Explorer
term-discover-group-camp = Travaux
term-discover-group-cards = Cartes
term-discover-group-others = Autres
term-discover-group-end = Fin

## Discover : astuces, montrées la première fois que la question se pose

term-discover-tip-character = La capacité de ton personnage est à toi pour toute la partie : pense au terrain où tu es.
term-discover-tip-turn = Fais tout ce que ton endurance permet ; ce qui reste est gardé pour demain. Après chaque déplacement, tu peux récolter une chose sur place sans rien payer. Sois si possible près d’un feu allumé quand la nuit tombe, et garde de la nourriture et de l’eau pure. Un déplacement coûte ce qui est indiqué à côté ; récolter, explorer, examiner, fabriquer, cuire, ranimer, se rétablir, piller et échanger coûtent 1 point d’endurance chacun, sauf indication contraire.
term-discover-tip-free-gather = Les jetons face cachée sont le plus souvent des ressources, mais un ennemi ou une carte numérotée peut s’y trouver.
term-discover-tip-modify = Les dés ne comptent que lorsque tu les laisses tels quels : d’ici là, tu peux les changer autant de fois que tu peux payer.
term-discover-tip-support = Tu es à deux cases ou moins du combat. Chaque carte aide à sa façon, et chacune peut te faire subir un dégât.
term-discover-tip-limit = Les jetons que tu laisses restent sur ta case et peuvent être récoltés plus tard.
term-discover-tip-project = Ce que tu as fabriqué reste exposé : tous peuvent le fabriquer à leur tour.
term-discover-tip-offer = Compose pièce par pièce ce que tu donnes et ce que tu reçois, puis fais l’offre. Elle ne coûte de l’endurance que si elle est acceptée.
term-discover-tip-prowl = Tu es le chef : quand deux chemins sont aussi courts pour un monstre, c’est toi qui décides.
term-discover-tip-pay = Les ressources dépensées sont perdues ; « me » montre ce que tu as.

## Discover : les commandes

term-discover-help-map = le plateau, ses signes et ce que coûtent ses sols
term-discover-help-me = ton plateau individuel et le texte de tes cartes
term-discover-help-others = les plateaux des autres survivants
term-discover-help-quest = la quête : ce qu’il faut faire
term-discover-help-cards = toutes les cartes lues : améliorations, ennemis, objets
term-discover-help-night = ce que l’on sait des nuits
term-discover-help-log = aujourd’hui, la veille et la nuit (ou « journal ») ; « log all » : toute la partie
term-discover-help-rules = une règle (« rules MO-2 »), un chapitre (« rules MO »), ou un mot (« rules feu »)
term-discover-word-map = plateau p m
term-discover-word-me = moi i
term-discover-word-others = autres o a
term-discover-word-quest = quête quete
term-discover-word-cards = cartes c
term-discover-word-night = nuit n
# Quand il y a énormément de règles
term-all-chapters = Les chapitres des règles. « rules { $chapter } » donne un chapitre, « rules { $rule } » une règle, « rules » et un mot trouve les règles où il figure.
term-rules-found =
    { $n ->
        [one] « { $word } » figure dans { $n } règle :
       *[other] « { $word } » figure dans { $n } règles :
    }
term-chapter-ov = vue d’ensemble
term-chapter-co = matériel
term-chapter-se = mise en place
term-chapter-ro = la manche
term-chapter-fi = camp et feu
term-chapter-th = menaces et défausses
term-chapter-qu = quêtes et victoire
term-chapter-ac = actions
term-chapter-ch = le chef
term-chapter-ga = récolter
term-chapter-mo = se déplacer
term-chapter-sc = explorer
term-chapter-tr = échanger
term-chapter-cr = projets et fabrication
term-chapter-sp = dépenser des ressources
term-chapter-li = limite de transport
term-chapter-in = examiner et cartes numérotées
term-chapter-da = dégâts et soins
term-chapter-ka = victimes
term-chapter-mn = monstres
term-chapter-cb = combat
term-chapter-rt = repli
term-chapter-fl = fuite
term-chapter-de = ennemis mortels
term-chapter-go = règles d’or
term-chapter-od = une fois par jour
term-chapter-it = objets
term-chapter-ca = actions de carte
term-chapter-so = jouer en solo
term-chapter-s5 = scénario 5
term-chapter-su = cartes Soutien
term-chapter-ho = une règle maison
term-chapter-r = précisions : ce que le livret ne dit pas

## Discover : la fin. Le signe et le nom d’un joueur précèdent : « ● Orange a pu partir le jour 5. »

term-discover-end = L’histoire est finie
term-discover-fate-won = a pu partir le jour { $day }.
term-discover-fate-hunger = a succombé à la faim le jour { $day }.
term-discover-fate-thirst = a succombé à la soif le jour { $day }.
term-discover-fate-sickness = a succombé à une maladie le jour { $day }.
term-discover-fate-physical = a succombé à ses blessures le jour { $day }.
term-discover-fate-gave-up = a abandonné le jour { $day }.
term-discover-fate-time = n’est jamais reparu ; la nuit { $day } était la dernière.
term-discover-fate-lost = a disparu le jour { $day }.
term-discover-next = Le prochain scénario de cet exemplaire est le numéro { $n }, « { $scenario } » :
term-discover-again = Pour retenter le scénario { $n }, « { $scenario } », de cet exemplaire :
term-discover-end-possible = Ici, tu peux taper « save », « save » et un nom de fichier, « map », « me », « others », « quest », « cards », « log » ou « log all ». Entrée pour partir.
