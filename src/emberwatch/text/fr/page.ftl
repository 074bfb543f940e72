# Les pages autour de la table : accueil, nouvelles tables, tables en cours, invitations, règles, crédits, réglages.
# Les boutons sont courts ; une indication (.hint) est une phrase. Les noms de personnes, d’éditeurs et de logiciels restent tels quels.
# Jamais « de » ni « que » devant un nom de joueur : il faudrait l’élider.

page-title = Emberwatch
page-title-of = { $page } · Emberwatch
page-title-new = Nouvelle table
page-title-tables = Tes tables
page-title-join = Invitation
page-title-rules = Règles
page-title-credits = Crédits
page-title-lost = Rien ici

## Partout

page-skip = Aller au contenu
page-ways = Navigation
page-more = Plus
page-close = Fermer
page-done = Terminé
page-save = Enregistrer
page-saved = Enregistré.
page-again = Réessayer
page-loading = Chargement…
page-starting = Un instant…
page-problem-unreachable = Le serveur est injoignable en ce moment. Vérifie ta connexion et réessaie.
page-problem-server = Le serveur n’a pas compris la demande ou est surchargé (code { $status }). Réessaie dans un instant.
page-problem-page = Quelque chose n’a pas marché sur cette page. Réessaie, ou recharge-la.

## Où aller

page-way-home = Accueil
page-way-tables = Tables
page-way-new = Nouvelle table
    .hint = Choisis toi-même joueurs, bots et options, ou invite des amis.
page-way-rules = Règles
page-home-way = Retour à l’accueil
page-asking =
    { $n ->
        [one] À toi de jouer à une table
       *[other] À toi de jouer à { $n } tables
    }

## Les jeux

page-game-outlive = Outlive
    .facts = 2 à 4 joueurs · chacun pour soi
    .what = Le Convoi arrive dans six jours et n’emmène qu’un seul clan. Le Jour, tes Héros sortent ; la Nuit, nourris tes Survivants et tiens la Radioactivité à distance.
page-game-discover = Discover
    .facts = 1 à 4 joueurs · semi-coopératif
    .what = Tu te réveilles dans une contrée que personne ne connaît, et tu veux en partir. Explore, récolte, entretiens le feu ; chaque exemplaire a ses propres terrains et sa propre histoire.

## L’accueil

page-home-title = Deux jeux de survie, une table
page-home-lead = Emberwatch apporte Outlive et Discover dans ton navigateur, en suivant leurs règles à la lettre : en solo contre des bots, à plusieurs devant un écran, ou avec des amis au loin. Rien à installer, pas de compte, pas d’attente.
page-play-now = Jouer maintenant
    .hint = Lance aussitôt une partie contre des bots.
page-play-guided = Partie guidée
    .hint = Une vraie partie contre des bots ; un guide explique chaque chose la première fois qu’elle se présente.
page-own = Tes tables
    .none = Aucune partie en cours. « Jouer maintenant » en lance une aussitôt ; tu peux la quitter et y revenir à tout moment.
    .all = Toutes tes tables
page-fact-link = Invite tes amis en leur envoyant un lien. Pas de compte, pas de mot de passe.
page-fact-rules = Pointe n’importe quel élément pour savoir à quoi il sert. Si un choix est impossible, le jeu te dit pourquoi.
page-fact-devices = Continue sur l’ordinateur, la tablette ou le téléphone : la table t’attend.
page-fact-dice = Personne ne peut tricher, pas même nous : à la fin, chacun peut vérifier chaque tirage.
page-upload = Ouvrir un enregistrement
    .hint = Une partie terminée, enregistrée dans un fichier, redevient une table où la revoir coup par coup.
    .busy = Lecture…
    .wrong = { $file } n’est pas un enregistrement d’Emberwatch : il faut un fichier JSON.

## À qui sont ces jeux

page-unofficial-short = Une édition indépendante et non officielle. Outlive et Discover appartiennent à leurs auteurs et éditeurs.
page-unofficial = Ceci est une édition indépendante et non officielle, faite par des gens qui aiment ces jeux. Outlive, son nom et ses illustrations appartiennent à son auteur Grégory Oliver et à son éditeur La Boîte de Jeu ; Discover, son nom et ses illustrations à son auteur Corey Konieczka et à son éditeur Fantasy Flight Games. Rien ici n’est à eux, sinon le contenu des règles : dessins, textes, terrains et histoires sont de nous.
    .title = Non officiel
    .box = Si cela te plaît, achète la boîte. Du carton sur une vraie table, c’est encore mieux.

## Tables

page-tables-running =
    { $n ->
        [0] Aucune partie en cours
        [one] Une partie en cours
       *[other] { $n } parties en cours
    }
page-tables-over =
    { $n ->
        [0] Aucune partie terminée
        [one] Une partie terminée
       *[other] { $n } parties terminées
    }
page-line-asking = À toi de jouer
page-line-waiting = On attend { $names }
page-line-won = Tu as gagné
page-line-closed = Fermée : les règles ont changé
page-line-over = Gagnée par { $names }
page-line-nobody = Personne n’a gagné
page-seat-open = siège libre
page-seat-bot = bot

## Une invitation

page-join = { $host } t’invite à jouer à { $game }
    .nobody = On t’invite à jouer à { $game }
    .move = Continue ta partie ici : { $game }
    .seat = Ton siège
    .sit = Prendre ce siège
    .go-on = Continuer comme { $name }
    .hint = Ce navigateur garde ton siège : tu peux partir et revenir à tout moment.
    .move-hint = Ton siège passe à ce navigateur ; sur l’autre, tu ne pourras plus que regarder.
    .taken = Quelqu’un a déjà pris ce siège. Tu peux regarder.
    .look = Regarder

## Une nouvelle table

page-new-game = Jeu
page-new-seats = Qui joue ?
    .count = Joueurs
    .nobody = Tu n’as pas de siège à cette table : tu ne fais que regarder.
page-new-guided = Avec un guide
    .hint = Il explique chaque chose la première fois qu’elle se présente.
page-new-options = Options
page-new-more = Plus d’options
page-new-open = Ouvrir la table
page-seat-of = Siège { $n } ({ $colour })
page-colour-0 = Orange
page-colour-1 = Violet
page-colour-2 = Bleu
page-colour-3 = Beige
page-sits-people = Personnes
page-sits-bots = Bots
page-sits-me = Moi
    .hint = C’est ton siège.
page-sits-here = Quelqu’un devant cet écran
    .hint = Vous partagez cet appareil ; ce qui est caché le reste quand il change de mains.
    .name = Nom
page-sits-open = Libre : inviter quelqu’un
    .hint = À la table, tu reçois un lien à envoyer. Tu peux commencer sans attendre.

## Options. La valeur d’une option est un attribut : .table, .on ; un nombre est précédé d’un n : .n1 ; son explication finit par -hint.

page-option-outlive-edition = Édition
    .table = Lecture commune
    .table-hint = La meilleure lecture des règles anglaise, allemande, française et espagnole réunies. C’est l’option par défaut.
    .en = Anglaise
    .en-hint = La Nourriture augmente à chaque prise d’un même Gibier, sans plafond. Une chasse demande au moins un point d’Action. Un Héros bloqué peut être choisi avant un Héros qui peut se déplacer.
    .de = Allemande
    .de-hint = La Nourriture augmente à chaque prise d’un même Gibier, sans plafond. Un Héros bloqué peut être choisi avant un Héros qui peut se déplacer.
    .fr = Française
    .fr-hint = Une chasse demande au moins un point d’Action. La Salle « Choix du racket » sert une fois par tour, et seulement contre un défenseur qui n’aurait pas pu annuler toute la Pression. La Batte de baseball sert contre tous les Héros mis sous Pression lors d’une visite.
    .es = Espagnole
    .es-hint = Une chasse demande au moins un point d’Action. La Batte de baseball sert contre tous les Héros mis sous Pression lors d’une visite. La Salle « Choix du racket » ne sert que contre un défenseur qui n’aurait pas pu annuler toute la Pression, mais permet aussi de prendre des Munitions. La place assurée du Cargo sert à chaque visite.
page-option-outlive-placement = Placement des Héros
    .together = En même temps
    .together-hint = Tout le monde choisit en secret, en même temps.
    .in-turn = Un à la fois
    .in-turn-hint = À découvert, dans l’ordre du tour.
page-option-discover-scenario = Scénario
    .n1-hint = L’histoire commence, sur le premier terrain de l’exemplaire. De un à quatre joueurs.
    .n2-hint = L’histoire continue, encore sur le premier terrain. De un à quatre joueurs.
    .n3-hint = L’histoire continue, sur le second terrain de l’exemplaire. De un à quatre joueurs.
    .n4-hint = La fin de l’histoire, sur le second terrain. De un à quatre joueurs.
    .n5-hint = Une partie à part : chacun pour soi, et le dernier survivant gagne. De deux à quatre joueurs.
page-option-discover-copy = Exemplaire
    .placeholder = un exemplaire encore jamais vu
    .hint = Chaque exemplaire est comme une boîte différente, avec ses propres terrains, créatures et cartes. Laisse vide pour en recevoir un nouveau ; pour rejouer un exemplaire ou celui d’un ami, entre son code. N’importe quel nombre convient aussi.
page-option-discover-terrain = Terrain
    .early = Le premier
    .late = Le second
    .hint = Chaque exemplaire a deux terrains.
page-option-discover-coop = Tous ensemble ou personne
    .hint = Une règle maison : tous gagnent ensemble, et si l’un meurt, tout le monde perd.
page-option-discover-guard = Arrêt après la nuit 60
    .hint = Pour que toute partie ait une fin : les survivants encore sur le plateau ont alors perdu.

## Règles

page-rules-of =
    { $game ->
        [Outlive] Règles d’{ $game }
       *[other] Règles de { $game }
    }
page-rules =
    .lead = Un texte par règle, dans nos propres mots. Pendant la partie, tu retrouves ces textes là où ils comptent.
    .games = Jeux
    .search = Chercher dans les règles
    .chapters = Chapitres
    .none = Aucune règle ne correspond à ta recherche.
    .link = Lien vers cette règle
page-rules-found =
    { $n ->
        [0] aucune règle
        [one] une règle
       *[other] { $n } règles
    }
page-chapter-outlive-S = Mise en place
page-chapter-outlive-W = Aube
page-chapter-outlive-Q = Pioches
page-chapter-outlive-D = Jour
page-chapter-outlive-P = Pression
page-chapter-outlive-A = Actions
page-chapter-outlive-G = Équipements
page-chapter-outlive-N = Nuit
page-chapter-outlive-R = Salles
page-chapter-outlive-E = Évènements
page-chapter-outlive-Z = Fin de la partie
page-chapter-discover-OV = Vue d’ensemble
page-chapter-discover-CO = Matériel
page-chapter-discover-SE = Mise en place
page-chapter-discover-RO = La manche
page-chapter-discover-FI = Camp et feu
page-chapter-discover-TH = Menaces, défausses et traits
page-chapter-discover-QU = Quêtes et victoire
page-chapter-discover-AC = Actions
page-chapter-discover-CH = Le chef
page-chapter-discover-GA = Récolter
page-chapter-discover-MO = Se déplacer et récolter
page-chapter-discover-SC = Explorer
page-chapter-discover-TR = Échanger
page-chapter-discover-CR = Projets et fabrication
page-chapter-discover-SP = Dépenser des ressources
page-chapter-discover-LI = Limite de transport
page-chapter-discover-IN = Examiner et cartes numérotées
page-chapter-discover-DA = Dégâts et soins
page-chapter-discover-KA = Victimes
page-chapter-discover-MN = Monstres
page-chapter-discover-CB = Combat
page-chapter-discover-RT = Repli
page-chapter-discover-FL = Fuite
page-chapter-discover-DE = Ennemis mortels
page-chapter-discover-GO = Règles d’or
page-chapter-discover-OD = Une fois par jour
page-chapter-discover-IT = Marqueurs sur les objets
page-chapter-discover-CA = Actions de carte
page-chapter-discover-SO = Jouer en solo
page-chapter-discover-S5 = Scénario 5
page-chapter-discover-SU = Cartes Soutien
page-chapter-discover-HO = Une règle maison
page-chapter-discover-R = Précisions : ce que le livret ne dit pas

## Réglages

page-settings = Réglages
page-name = Ton nom
    .hint = Les autres à la table le voient. Sans nom, on t’appelle par ta couleur.
page-language = Langue
page-language-en = English
page-language-de = Deutsch
page-language-fr = Français
page-language-es = Español
page-light = Thème
    .system = Système
    .light = Clair
    .dark = Sombre
page-light-to-light = Thème clair
page-light-to-dark = Thème sombre
page-speed = Vitesse des scènes
    .slow = Lente
    .normal = Normale
    .fast = Rapide
    .instant = Immédiate
page-less-motion = Moins d’animations
    .hint = Rien ne se déplace sur la table ; les changements apparaissent aussitôt.
page-sound = Un son quand c’est à toi
    .hint = Une note brève, rien d’autre.
page-notices = Notifications du navigateur
    .hint = Quand c’est à toi et que cette page est à l’arrière-plan.
    .refused = Ton navigateur a refusé les notifications de cette page. Tu peux les autoriser dans ses réglages.
page-messages = Messages en ton absence
    .none = Aucun
    .address = Adresse
    .on = Les messages seront désormais envoyés à { $address }.
    .off = Tu ne recevras plus de messages.
page-messages-mail = Par e-mail
    .hint = Ton adresse e-mail. Elle ne sert qu’à te dire que c’est à toi de jouer.
page-messages-discord = Par Discord
    .hint = L’adresse d’un webhook Discord.
page-messages-webhook = Par webhook
    .hint = Une adresse (https://…) appelée quand c’est à toi de jouer.

## Rien ici

page-lost = Personne n’est encore venu ici
    .hint = Il n’y a pas de page à cette adresse. Le lien est peut-être ancien ou incomplet.

## Crédits

page-credits-icons = Icônes
    .hint = Game-icons.net par Lorc, Delapouite et d’autres, sous licence CC BY 3.0 ; tirées du paquet @iconify-json/game-icons, colorées et redimensionnées par nous.
page-credits-fonts = Polices
    .hint = Sous la SIL Open Font License 1.1.
page-credits-page = La page
    .hint = Ce avec quoi la page est faite.
page-credits-server = Le serveur
    .hint = Ce avec quoi le serveur est fait.
page-credits-own = Emberwatch
    .hint = Un logiciel libre sous licence MIT : utilise-le, modifie-le, partage-le. Tous les dessins des plateaux, des terrains et des jetons sont de nous.
