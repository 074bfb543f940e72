# La table elle-même : la question, le journal, le voyage dans le temps, les joueurs, les préférences, le guide.
# Les boutons sont courts ; une indication (.hint) est une phrase qui paraît quand le pointeur reste sur le bouton.
# $name et $names sont des noms de joueurs : jamais après « de » ou « que », qu’il faudrait élider.

page-table-title = { $game } · Emberwatch
page-table-title-asked = ● { $question } · { $name }
page-table-notice = { $game } : c’est à toi
page-table-loading = La table se met en place…
page-table-home = Retour à l’accueil
page-table-gone = Cette table n’existe pas
page-table-gone-why = Le lien est peut-être incomplet, ou la table a été rangée.
page-table-newer = Cette partie est en avance sur ce serveur
page-table-newer-why = Une version plus récente d’Emberwatch l’a continuée. Dès que ce serveur sera à jour, on pourra la reprendre ; rien n’est perdu.
page-table-failed = Impossible d’ouvrir cette table
page-table-failed-why = Une erreur s’est produite sur le serveur. La personne qui le gère en trouvera la raison dans le journal technique ; rien n’est perdu.
page-table-again = Réessayer
page-table-undrawn = La dernière position de cette partie ne peut plus être affichée. Son enregistrement la contient toujours.
page-table-no-drawing = Cette page n’a pas d’image de { $game }. Tu peux quand même y jouer : chaque choix a son bouton dans la barre du bas.
page-table-lost = Connexion perdue. Elle se rétablira d’elle-même ; ta partie est sauvegardée.
page-table-status-connecting = Connexion…
page-table-status-lost = Connexion perdue
page-table-status-closed = Fermée
page-table-spectators =
    { $count ->
        [one] { $count } spectateur
       *[other] { $count } spectateurs
    }

## Les parties de la table

page-table-parts = Parties de la table
page-table-tab-board = Plateau
page-table-tab-own = Toi
page-table-tab-others = Autres
page-table-tab-log = Journal
page-table-tab-offers = un choix est possible ici
page-table-side = Journal et chat

## La question

page-table-question = La question
page-table-you-are-asked = À toi de choisir
page-table-choices = Choix
page-table-all-choices =
    { $count ->
        [one] { $count } choix
       *[other] Les { $count } choix
    }
    .hint = Tous les choix dans une liste, avec ce qu’ils font.
page-table-amount = Combien ?
page-table-less = Moins
page-table-more = Plus
page-table-hint = Un conseil ?
    .hint = Un bot étudie ta position et marque ce qu’il ferait (H).
page-table-hinted = conseillé
page-table-question-rules = Règles
    .hint = Les règles derrière cette question.
page-table-back = Retour
    .hint = Choisir autre chose (Échap).
page-undo = Annuler
    .hint = Reprendre ton dernier coup (U). Possible tant que rien n’a été révélé et que personne d’autre n’a joué.
page-end-turn = Terminer mon tour
    .hint = Les autres continuent (E).
page-table-held = Tu as fini. Passer la main aux autres ?
page-table-held-off = D’ici là, tu peux encore annuler. Pour désactiver cette question :
page-table-held-go = Continuer
page-table-waiting = On attend { $names }
page-table-waiting-held = { $name } doit encore terminer son tour
page-table-thinking = Un instant…
page-table-open-seat = Un siège est encore libre.
page-table-invite = Inviter quelqu’un
page-table-skip = Passer
    .hint = Montrer tout de suite où en est la partie.

## Aide

page-table-help = Aide et touches
    .hint = Comment marche la table, et ce que font les touches (?).
page-table-help-glow = Tout ce qui brille en orange peut être choisi maintenant. Clique dessus sur la table ou utilise son bouton dans la barre du bas : l’effet est le même.
page-table-help-point = Laisse le pointeur sur n’importe quel élément, ou appuie longuement dessus sur un écran tactile, pour savoir ce que c’est.
page-table-help-why = Clique sur ce qui ne brille pas pour savoir pourquoi tu ne peux pas le choisir maintenant.
page-table-key-numbers = 1 – 9
    .does = faire ce choix, ou donner le nombre demandé
page-table-key-arrows = Tab, flèches
    .does = aller d’un élément ou d’un bouton à l’autre
page-table-key-enter = Entrée
    .does = choisir ce qui est sélectionné
page-table-key-escape = Échap
    .does = revenir en arrière
page-table-key-undo = U
    .does = annuler
page-table-key-end = E
    .does = terminer ton tour
page-table-key-question = Q
    .does = aller à la question
page-table-key-hint = H
    .does = demander un conseil
page-table-key-help = ?
    .does = afficher les règles de ce qui est pointé, ou cette aide
page-table-why = Pourquoi est-ce impossible ?
page-table-rules = Règles
page-table-rules-behind = Règles :
page-table-rule =
    .hint = Lire cette règle.
page-table-all-rules = Toutes les règles
    .hint = Toutes les règles du jeu, à lire et à parcourir, dans une page à part.

## Journal et chat

page-table-log = Journal
    .hint = Ce qui s’est passé jusqu’ici.
page-table-log-line =
    .hint = Voir ce moment.
page-table-log-card = Lire la carte
page-table-log-more =
    { $count ->
        [one] Et encore { $count } ligne dans le journal.
       *[other] Et encore { $count } lignes dans le journal.
    }
# Après une ligne qui en remplace plusieurs identiques
page-table-log-times = × { $n }
page-table-log-empty = Il ne s’est encore rien passé.
page-table-log-down = Aller au plus récent
page-table-chat = Chat
    .hint = Discuter avec les autres à la table.
page-table-chat-empty = Personne n’a encore rien dit.
page-table-chat-nameless = un spectateur
page-table-chat-write = Dis quelque chose
page-table-chat-send = Envoyer
    .hint = Tout le monde à la table peut le lire, spectateurs compris.
page-table-unread =
    { $count ->
        [one] { $count } ligne non lue
       *[other] { $count } lignes non lues
    }

## Voyage dans le temps

page-table-travel = Revoir la partie
    .hint = Revoir des moments passés de cette partie.
page-table-past = Moment { $at } sur { $now }
page-table-present = Le présent
page-table-moment = Moment
page-table-step-back = Un pas en arrière
page-table-step-forward = Un pas en avant
page-table-play = Lecture
page-table-pause = Pause
page-table-speed = Vitesse
page-table-times = { $speed }×
page-table-back-to-now = Revenir au présent
page-table-back-to-end = Revenir à la fin

## Joueurs

page-table-menu = Menu
page-table-settings = Réglages
    .hint = Nom, langue, thème, animations, son et notifications.
page-table-players = Joueurs
    .hint = Qui a quel siège, invitations, autres appareils.
page-table-seat = Siège { $number }
page-table-seat-open = siège libre
page-table-seat-asked = doit répondre
page-table-seat-bot = bot
page-table-seat-stand-in = un bot joue à sa place
page-table-seat-here = est là
page-table-seat-away = n’est pas là
page-table-name = Ton nom
    .hint = Les autres le voient.
page-table-invitation = Lien d’invitation
    .hint = Envoie ce lien à la personne qui doit s’asseoir ici.
page-table-or-bot = Ou donne le siège à un bot :
page-table-copy = Copier
    .hint = Copier le lien.
page-table-copied = Copié
    .hint = Le lien est dans ton presse-papiers.
page-table-share = Partager
    .hint = Partager le lien de cette table.
page-table-device = Continuer sur un autre appareil
    .hint = Ouvre ce lien là-bas ; le siège passe à cet autre navigateur. La personne qui a le lien a le siège.
page-table-watch = Spectateurs
    .hint = Ceux qui ouvrent ce lien peuvent regarder, sans rien voir de ce qui est caché.
page-table-leave = Quitter la table
    .hint = Ton siège reste à toi ; tu retrouves la table parmi tes tables.

## Préférences

page-table-habits = Préférences
    .hint = Fin du tour, réponses automatiques, bot qui joue en ton absence.
page-table-explicit-end = Je termine mes tours moi-même
    .hint = Tant que tu n’appuies pas sur « Terminer mon tour », tu peux annuler tes coups. Sinon, les autres continuent aussitôt.
page-table-standing = Réponses automatiques
    .hint = Les autres n’ont pas à t’attendre quand ces questions se posent pendant leur tour.
page-table-standing-ask = Me demander
page-table-stand-in = Remplaçant
    .hint = Un bot peut jouer à ta place en ton absence. Tu peux reprendre la main à tout moment.
page-table-stand-in-never = Personne ne joue pour moi
page-table-stand-in-away = Un bot joue après une absence de
page-table-stand-in-now = Un bot joue dès maintenant
page-table-stand-in-after = Au bout de combien de temps
page-table-stand-in-bot = Quel bot
page-table-minutes =
    { $minutes ->
        [one] { $minutes } minute
        [60] une heure
        [1440] un jour
       *[other] { $minutes } minutes
    }
page-table-kept = Enregistré.
page-table-stand-in-plays = Un bot joue pour toi.
page-table-take-over = Reprendre la main


## Plusieurs personnes devant un écran

page-table-curtain = Passe l’écran à { $name }
page-table-curtain-why = Les mains restent cachées jusqu’à ce que tu confirmes que c’est bien toi.
page-table-curtain-sit = C’est moi, { $name }

## La fin

page-table-ending = La fin
page-table-to-board = Voir le plateau
    .hint = Voir le plateau tel qu’il était à la fin (Échap).
page-table-score = Voir le résultat
    .hint = Revoir le résultat.
page-table-rematch = Revanche
    .hint = Rejouer au même jeu avec les mêmes joueurs.
page-table-replay = Revoir
    .hint = Revoir toute la partie.
page-table-record = Télécharger
    .hint = L’enregistrement de la partie dans un fichier : chaque coup peut être rejoué et vérifié.
page-table-seal-check = Vérifier
    .hint = Vérifie toi-même que personne n’a truqué les tirages.
page-table-seal = Le sceau du hasard
    .hint = La preuve que personne ne peut truquer les tirages, pas même ce serveur.
page-table-seal-why = Tout le hasard de cette partie vient d’un seul nombre secret, tiré avant qu’elle commence. Depuis, tout le monde peut voir son sceau. Le sceau ne permet pas de deviner le secret, mais seul ce secret donne ce sceau : il ne peut donc plus être remplacé.
page-table-seal-hash = Le sceau, montré depuis le début :
page-table-seal-later = Le secret sera montré ici quand la partie sera finie. Note le sceau dès maintenant si tu veux comparer toi-même.
page-table-seal-secret = Le secret, montré maintenant que la partie est finie :
page-table-seal-compute = Ton navigateur calcule lui-même le sceau de ce secret (SHA-256) :
page-table-seal-elsewhere = Les navigateurs ne font ce calcul que sur des pages sécurisées (https). Tu peux le faire dans n’importe quel terminal :
page-table-seal-good = C’est le même. Le secret n’a pas été remplacé.
page-table-seal-bad = Ce n’est pas le même ! Ce secret n’est pas celui qui avait été scellé au début.
page-table-seal-draws = Chaque tirage découle du secret. Pour les vérifier un à un, télécharge l’enregistrement : « emberwatch replay » les refait tous.

## Le guide. page-guide-<jeu>-<étape> : une à trois phrases courtes et un titre, affichées une seule fois, au bon moment.
## Les noms de Salles, de jetons et d’actions sont ceux des fichiers du jeu.

page-guide = Guide
page-guide-done = Compris
page-guide-off = Arrêter le guide
    .hint = Ne plus rien expliquer ; tu retrouves le guide dans le menu.
page-guide-on = Guide
    .hint = Expliquer chaque chose la première fois qu’elle se présente.

page-guide-outlive-goal = Le Convoi arrive dans six jours et n’emmène qu’un seul clan : celui qui a le plus de Points de Survie (PS). Tes Survivants, tes Salles complètes, tes Équipements réparés et les Évènements résolus en rapportent ; la Radioactivité en coûte.
    .title = Le but du jeu
page-guide-outlive-screen = Cette barre montre toujours ce que tu dois décider. Tout ce qui brille en orange peut être choisi, sur la table ou avec un bouton. Laisse le pointeur sur un élément, ou appuie longuement dessus, pour savoir ce que c’est.
    .title = Comment jouer
page-guide-outlive-rooms = Chaque tuile est une Salle que tu pourras construire plus tard. Sur les six, défausses-en deux. Le bonus d’une Salle n’est actif que si des Survivants occupent tous ses emplacements, et chaque Nuit ils consomment son entretien. Mieux vaut garder celles qui servent souvent.
    .title = Tes Salles
page-guide-outlive-found = Une Salle est construite tout de suite et gratuitement. Les trois premières sont communes à tous : « Construction de Salle −2 » réduit le prix d’une Salle par Nuit, un bon début.
    .title = Ta première Salle
page-guide-outlive-settle = Le bonus d’une Salle n’est actif que si elle est complète. Mais il faut nourrir ses Survivants chaque Nuit, tandis que ceux du Sas ne demandent que de l’Eau et arrêtent la Radioactivité. Rester d’abord dans le Sas est souvent sage.
    .title = Salle ou Sas ?
page-guide-outlive-leader = Ton Leader décide d’où partent tes quatre Héros et avec quoi tu commences. Le Leader le plus âgé de la table joue en premier.
    .title = Ton Leader
page-guide-outlive-placing = Le chiffre que portent tes Héros est leur Force, 3, 3, 4 et 5 : c’est le nombre d’Actions qu’ils peuvent faire par visite. Place chacun sur un des Lieux de ton Leader ; de là, ils avancent d’un ou deux Lieux par Jour.
    .title = Le départ des Héros
page-guide-outlive-day = Six Jours, six Nuits. Le Jour, chacun à son tour déplace un Héros, jusqu’à ce que tous aient joué. Le Plateau Convoi, au milieu, montre le Jour et la vague de Radioactivité de la Nuit.
    .title = Le Jour commence
page-guide-outlive-event = Chaque Jour apporte un Évènement qui rend la vie plus dure, jusqu’à ce que quelqu’un paie, la Nuit, pour le résoudre et en gagner les PS. Sa carte est au centre, sous le Jour : passe dessus pour la relire.
    .title = Évènements
page-guide-outlive-turn = Choisis un Héros, puis où il va : un ou deux Lieux plus loin sur le chemin, jamais deux de tes Héros sur le même Lieu. Pense à la Nuit : il te faudra de quoi manger, et de l’Eau.
    .title = Un tour
page-guide-outlive-points = Ton Héros a autant de points d’Action que de Force. Dépense-les un par un ; ceux qui te restent quand tu termines ici sont perdus.
    .title = Points d’Action
page-guide-outlive-wild = Chaque point rapporte un jeton : Bois dans la Forêt, Métal dans la Mine, Puce à la Fête Foraine. Ces trois Matériaux servent à construire des Salles et à réparer des Équipements.
    .title = Matériaux
page-guide-outlive-hunting = Une fois par visite, tu peux chasser le Gibier visible : points d’Action et Munitions doivent atteindre ensemble sa Résistance. Il te nourrit cette Nuit. Chaque nouvelle prise du même Gibier rapporte plus.
    .title = Chasser
page-guide-outlive-base = Un point rapporte une Munition : elle sert à chasser et à te défendre contre la Pression. L’Algue, une dose par Jour pour toute la table, fait baisser ta Radioactivité d’une case.
    .title = Base Militaire
page-guide-outlive-dam = Paie une Puce, et chaque point rapporte ensuite une Eau. Le Sas ne demande rien d’autre que de l’Eau.
    .title = Barrage
page-guide-outlive-city = Un point permet de prendre un Équipement visible ou de piocher une tuile Fouille, qui peut cacher de tout, ou rien. Un Équipement est cassé tant que tu ne l’as pas réparé, la Nuit.
    .title = Ville
page-guide-outlive-end-turn = Ton Héros a fini. Appuie sur « Terminer mon tour » (E) et les autres continuent ; d’ici là, tu peux annuler. Tu peux désactiver cette étape dans « Préférences ».
    .title = Fin du tour
page-guide-outlive-undo = Tu peux reprendre un coup avec « Annuler » (U), tant qu’il n’a rien révélé.
    .title = Changé d’avis ?
page-guide-outlive-pressure = Quand ton Héros arrive, il met la Pression sur chaque Héros adverse plus faible qui a déjà joué (il est debout ; les autres sont couchés) : son joueur te donne autant de Denrées ou de Matériaux que tu as de Force en plus, ou dépense des Munitions. Un Héros plus fort peut t’en faire autant.
    .title = Pression
page-guide-outlive-cargo = Le Cargo ne demande pas de point d’Action : tu reçois aussitôt des Conserves et un Survivant. Chaque emplacement accueille un seul Héros, de la Force indiquée. Le premier arrivé joue en premier dès cette Nuit.
    .title = Cargo
page-guide-outlive-defend = Un Héros plus fort met la Pression sur toi. Chaque Munition que tu dépenses épargne une de tes Denrées ou un de tes Matériaux.
    .title = Sous Pression
page-guide-outlive-night = La Nuit, tu t’occupes de ton Abri, étape par étape : résoudre les Évènements, nourrir les Survivants, gérer la Radioactivité, recruter, construire, réparer. On ne revient pas à une étape passée.
    .title = Nuit
page-guide-outlive-overcome = Paie ce que demande un Évènement : il disparaît et ses PS sont à toi. Chacun joue à son tour ; si tu passes, tu n’en résous plus cette Nuit.
    .title = Résoudre
page-guide-outlive-food = Chaque Nuit, toute Salle occupée consomme son entretien, le chiffre en haut à droite : autant de Denrées (Nourriture, Eau ou Conserves). Chaque ligne occupée du Sas consomme une Eau. Pour chaque jeton manquant, un Survivant s’en va. Prévois-le dès le Jour.
    .title = Nourrir
page-guide-outlive-lose = Quelqu’un doit partir. Une Salle qui n’est plus complète perd son bonus : choisis l’endroit où cela fait le moins mal.
    .title = Une perte
page-guide-outlive-radiation = Chaque Survivant du Sas arrête un point de la vague de cette Nuit ; le reste fait monter ta Radioactivité. Elle coûte des PS à la fin et, au-delà de la dernière case, des vies. Les vagues grossissent au fil des jours.
    .title = Radioactivité
page-guide-outlive-recruit = Une Denrée fait entrer un nouveau Survivant dans le Sas. Chacun vaut un PS à la fin, aide contre la Radioactivité et peut compléter une Salle. La Nourriture qui te reste serait de toute façon perdue cette Nuit.
    .title = Recruter
page-guide-outlive-build = Une Salle coûte trois Matériaux. Les Survivants vont du Sas aux Salles, jamais l’inverse, et le bonus d’une Salle complète est actif aussitôt. Laisse du monde dans le Sas pour la prochaine vague.
    .title = Construire
page-guide-outlive-repair = Un Équipement réparé sert une fois par tour et vaut un PS à la fin ; deux Équipements dont les moitiés de symbole se complètent valent un PS de plus.
    .title = Réparer
page-guide-outlive-spoil = À la fin de la Nuit, toute la Nourriture est perdue, et toute l’Eau sauf deux jetons ; les Conserves se gardent toujours. Ce qui serait perdu sert mieux à recruter maintenant.
    .title = Ce qui se perd
page-guide-outlive-score = Tes PS sont détaillés dans ton Abri. Plus tu as de Salles complètes, plus chacune compte.
    .title = Tes points
page-guide-outlive-last = Le dernier Jour. Après cette Nuit, le Convoi choisit, et ce qui reste dans tes réserves ne fait que départager les égalités : complète des Salles, répare, résous des Évènements.
    .title = Le dernier Jour
page-guide-outlive-over = Le Convoi a choisi. « Revoir » montre de nouveau la partie, « Revanche » en lance une autre. Maintenant, tu connais Outlive.
    .title = C’est fini

page-guide-discover-goal = Te voilà dans une contrée que personne ne connaît. La quête dit ce qu’il faut faire : reste en vie et accomplis son dernier chapitre pour gagner. Vous pouvez être plusieurs à gagner.
    .title = Le but du jeu
page-guide-discover-screen = Cette barre montre toujours ce que tu dois décider. Tout ce qui brille en orange peut être choisi, sur le plateau ou avec un bouton. Laisse le pointeur sur un élément, ou appuie longuement dessus, pour savoir ce que c’est.
    .title = Comment jouer
page-guide-discover-character = Choisis qui tu es. Chacun sait faire quelque chose que personne d’autre ne sait faire ; pointe une carte pour la lire.
    .title = Ton personnage
page-guide-discover-stamina = Tout ce que tu fais coûte de l’endurance, en général un point. Fais autant de choses que tu as d’endurance. La nuit t’en rend, jusqu’à douze, et ce que tu gardes aujourd’hui est encore là demain.
    .title = Endurance
page-guide-discover-moving = Tu peux aller sur toute case voisine qui brille. Le coût dépend du sol : un point d’endurance s’il est facile, plus s’il est difficile. Après un déplacement, tu peux récolter une chose sur place gratuitement.
    .title = Se déplacer
page-guide-discover-scouting = À côté de toi se trouve une tuile que personne n’a vue. Explorer coûte un point d’endurance et la révèle, avec tout ce qu’elle porte. Explore beaucoup les premiers jours : ce qu’il faut à ta quête est là, quelque part.
    .title = Explorer
page-guide-discover-gathering = Un jeton face cachée peut être une ressource, une carte avec son histoire ou un ennemi. Récolter est gratuit après un déplacement, sinon cela coûte un point d’endurance.
    .title = Récolter
page-guide-discover-water = Les nuits apportent la faim et la soif. Aie toujours un peu de nourriture et d’eau pure sur toi ; les animaux donnent de la viande crue, et les sources d’eau ne tarissent jamais.
    .title = Manger et boire
page-guide-discover-projects = Tes projets sont des objets que tu pourrais fabriquer. Pointe-les pour voir leur coût, et récolte en chemin ce qu’il faut : de bons outils décident de la partie.
    .title = Projets
page-guide-discover-crafting = Tu as tout ce que coûte un projet. Fabriquer demande un point d’endurance ; tu reçois l’objet, le projet est exposé pour tous, et tu en pioches un nouveau.
    .title = Fabriquer
page-guide-discover-landmark = Un point de repère a été trouvé. Chacun a son numéro et sa propre carte. Va l’examiner : c’est là que commencent quêtes et trésors. Si ta quête le nomme, c’est là qu’il faut aller.
    .title = Points de repère
page-guide-discover-investigating = Tu es à un point de repère. L’examiner coûte un point d’endurance et fait lire sa carte ; tu peux recommencer plus tard.
    .title = Examiner
page-guide-discover-card = Une carte a été lue à voix haute, et tout le monde l’entend. Tu la retrouves dans le journal : la petite carte à côté de la ligne l’ouvre.
    .title = Cartes
page-guide-discover-fire = Près d’un feu allumé, la viande crue devient de la nourriture, autant que tu veux pour un point d’endurance, et certaines choses ne se fabriquent que là. Un feu éteint se ranime avec 1 bois.
    .title = Feu et cuisson
page-guide-discover-recover = Tu peux te soigner : la nourriture contre la faim, l’eau pure contre la soif, un médicament contre la maladie, pour un point d’endurance à chaque fois. Les dégâts physiques demandent autre chose.
    .title = Se rétablir
page-guide-discover-trade = Quelqu’un est avec toi sur cette case. Échangez ce dont vous convenez ; les cadeaux sont permis aussi.
    .title = Échanger
page-guide-discover-limit = Tu peux porter dix choses. Les ressources que tu laisses restent sur cette case, et tu peux revenir les chercher.
    .title = Trop à porter
page-guide-discover-undo = Tu peux reprendre un coup avec « Annuler » (U), tant qu’il n’a rien révélé.
    .title = Changé d’avis ?
page-guide-discover-end-turn = Tes forces baissent. Quand tu en as assez fait, termine ton tour (E) : tu gardes l’endurance qui te reste. Pense à la nuit : mieux vaut en général dormir près d’un feu allumé.
    .title = Fin de ton tour
page-guide-discover-held = Tu as fini, mais personne ne continue tant que tu n’as pas choisi « Terminer mon tour » (E) : d’ici là, tu peux annuler. Tu peux désactiver cette étape dans « Préférences ».
    .title = Fini ?
page-guide-discover-night = La nuit, une carte est lue : tu te reposes, et elle peut apporter la faim, le mauvais temps ou des monstres. L’endroit où tu dors peut compter ; un feu allumé est un bon choix.
    .title = Nuit
page-guide-discover-threat = Une menace touche celui qui la pioche. Les unes passent aussitôt, les autres restent jusqu’à ce que tu t’en débarrasses comme le dit leur carte.
    .title = Menaces
page-guide-discover-monster = Un monstre rôde. Il reste caché jusqu’à ce qu’il rencontre quelqu’un : celui qui partage sa case doit le combattre.
    .title = Monstres
page-guide-discover-combat = Tu lances deux dés. Le tien touche s’il atteint la Défense de l’ennemi ; le rouge te blesse s’il atteint son Attaque. Avant qu’ils comptent, tu peux les changer avec des ressources et des objets : chaque bouton dit comment.
    .title = Combat
page-guide-discover-support = Quelqu’un combat près de toi. Tu peux jouer une de tes trois cartes Soutien ; elle te revient ensuite.
    .title = Soutien
page-guide-discover-damage = Chaque dégât remplace un de tes trois cœurs par son type. Après le troisième, le suivant t’est fatal : soigne-toi à temps.
    .title = Dégâts
page-guide-discover-chieftain = Le chef joue en premier chaque jour et tranche quand les autres ne sont pas d’accord. Après chaque nuit, quelqu’un d’autre peut le devenir.
    .title = Le chef
page-guide-discover-winning = La quête avance. Quand un chapitre est accompli, sa carte dit ce qui suit ; le dernier ouvre le chemin du retour.
    .title = La quête
page-guide-discover-over = L’histoire est finie. « Revoir » la montre de nouveau, « Revanche » en lance une autre. Maintenant, tu connais Discover.
    .title = C’est fini

# Dans une bulle : un joueur et ce qu’il en est : présent, absent, un bot…
page-table-player-is = { $name } : { $what }

# On a choice that wins the game for certain
page-table-wins = Donne la victoire
# Like page-guide-discover-goal, for somebody who plays alone
page-guide-discover-alone = Te voilà, sans personne d’autre, dans une contrée inconnue. La quête dit ce qu’il faut faire : reste en vie et accomplis son dernier chapitre pour gagner.
    .title = Le but du jeu

# Avant la fin d’un tour où l’on perdrait beaucoup.
page-table-leaving = Terminer ton tour ?
page-table-leaving-stay = Continuer à jouer
page-table-leaving-end = Terminer mon tour

## Pendant que la fin est racontée

page-table-being-told = La fin est en train d’être racontée…
page-table-skip-ending = Passer
    .hint = Voir le résultat tout de suite

## Le coach et les conseils

page-coach-on = Activer le coach
    .hint = Avant un coup nettement mauvais, le coach demande si tu le veux vraiment.
page-coach-off = Désactiver le coach
    .hint = Chaque coup compte aussitôt, sans question.
page-coach-sure = Garder quand même ton choix ?
page-coach-sure-end = Terminer ton tour quand même ?
page-coach-anyway = Le faire quand même
page-coach-back = Réfléchir encore
page-coach-show = Montrer le meilleur coup
page-hint-close = Fermer le conseil
page-undo-why = Pourquoi on ne peut rien annuler maintenant (U).

# Raccourcis parmi les choix
page-table-single = Un par un
    .hint = Montrer chaque choix comme un bouton
page-table-shortcuts-more = { $count } de plus
    .hint = Montrer tous les raccourcis
page-table-on-board = Aussi en boutons ({ $count })
    .hint = Montrer aussi comme boutons les choix qui brillent sur le plateau
page-table-then = puis : { $ending }

# Au-dessus de la liste de ce que fait quelqu’un d’autre pendant son tour
page-table-turn-of = Tour de { $name }

# Lu à voix haute après la première moitié d’un choix
page-table-chosen-next =
    { $what } : et ensuite ? { $count ->
        [one] Un seul choix est possible.
       *[other] { $count } choix sont possibles.
    }

# Le lien d’évitement à la table
page-table-to-question = Aller à la question

# Lu à voix haute : ce qui est dit de quelqu’un ou de quelque chose
page-table-about = { $name } : { $text }
