# Les mots de Discover : ce qui est pareil dans tous les exemplaires, et comment les cartes sont mises en phrases.
# Les mots sont ceux de la liste en tête de discover-rules. Un nom au milieu d’une phrase commence par une minuscule.
#
# Ce que fait une carte se compose de ces messages : un verbe donne une proposition à l’infinitif (« gagner 2 bois »), qui va
# aussi bien après « tu peux : » et « chaque survivant : » que dans un choix, ou une phrase si ce n’est pas un ordre
# (« un monstre apparaît au camp »). Les propositions sont jointes, mises en blocs (« si tu es près d’un feu : … ») et deviennent
# des phrases : majuscule au début, point à la fin. Elles commencent donc par une minuscule et n’ont pas de point.
# Chaque condition apporte son « si » : « si tu es au camp et si le jour 8 est arrivé », « sauf si … ».
# Les noms viennent sans article, les quantités toutes faites. Pas de « de » ni de « que » devant un nom : il faudrait l’élider.

game-discover = Discover


## Ressources : le nom seul, et une quantité

d-resource-food = nourriture
d-resource-meat = viande crue
d-resource-clean-water = eau pure
d-resource-dirty-water = eau sale
d-resource-stone = pierre
d-resource-wood = bois
d-resource-salvage = ferraille
d-resource-medicine = médicament
d-resource-poison = poison

d-amount-food =
    { $n ->
        [one] { $n } nourriture
       *[other] { $n } nourritures
    }
d-amount-meat =
    { $n ->
        [one] { $n } viande crue
       *[other] { $n } viandes crues
    }
d-amount-clean-water =
    { $n ->
        [one] { $n } eau pure
       *[other] { $n } eaux pures
    }
d-amount-dirty-water =
    { $n ->
        [one] { $n } eau sale
       *[other] { $n } eaux sales
    }
d-amount-stone =
    { $n ->
        [one] { $n } pierre
       *[other] { $n } pierres
    }
d-amount-wood = { $n } bois
d-amount-salvage =
    { $n ->
        [one] { $n } ferraille
       *[other] { $n } ferrailles
    }
d-amount-medicine =
    { $n ->
        [one] { $n } médicament
       *[other] { $n } médicaments
    }
d-amount-poison =
    { $n ->
        [one] { $n } poison
       *[other] { $n } poisons
    }
d-amount-any =
    { $n ->
        [one] { $n } ressource de ton choix
       *[other] { $n } ressources de ton choix
    }


## Dégâts : le type seul, et une quantité

d-damage-hunger = faim
d-damage-thirst = soif
d-damage-sickness = maladie
d-damage-physical = physique

d-harm-hunger =
    { $n ->
        [one] { $n } dégât de faim
       *[other] { $n } dégâts de faim
    }
d-harm-thirst =
    { $n ->
        [one] { $n } dégât de soif
       *[other] { $n } dégâts de soif
    }
d-harm-sickness =
    { $n ->
        [one] { $n } dégât de maladie
       *[other] { $n } dégâts de maladie
    }
d-harm-physical =
    { $n ->
        [one] { $n } dégât physique
       *[other] { $n } dégâts physiques
    }
d-harm-any =
    { $n ->
        [one] { $n } dégât du type de ton choix
       *[other] { $n } dégâts du type de ton choix
    }


## Autres quantités

d-amount-stamina =
    { $n ->
        [one] { $n } point d’endurance
       *[other] { $n } points d’endurance
    }
d-amount-damage =
    { $n ->
        [one] { $n } dégât
       *[other] { $n } dégâts
    }
d-amount-counters =
    { $n ->
        [one] { $n } marqueur
       *[other] { $n } marqueurs
    }
d-amount-spaces =
    { $n ->
        [one] { $n } case
       *[other] { $n } cases
    }
d-amount-threats =
    { $n ->
        [one] { $n } carte Menace
       *[other] { $n } cartes Menace
    }
d-amount-projects =
    { $n ->
        [one] { $n } projet
       *[other] { $n } projets
    }
d-amount-tiles =
    { $n ->
        [one] { $n } tuile face cachée
       *[other] { $n } tuiles face cachée
    }
d-amount-dice =
    { $n ->
        [one] { $n } dé
       *[other] { $n } dés
    }
# Une quantité qui compte une fois par joueur : « 1 bois par joueur »
d-per-player = { $amount } par joueur


## Symboles des jetons environnement

d-symbol-leaf = feuille
d-symbol-rock = rocher
d-symbol-paw = patte
d-symbol-relic = relique
d-symbol-shell = coquillage
d-symbol-bone = os


## Traits des ennemis, des objets et des cartes

d-trait-beast = Bête
d-trait-swarm = Nuée
d-trait-reptile = Reptile
d-trait-bird = Oiseau
d-trait-plant = Plante
d-trait-raider = Pillard
d-trait-machine = Machine
d-trait-phantom = Fantôme
d-trait-weapon = Arme
d-trait-armour = Armure
d-trait-tool = Outil
d-trait-vessel = Récipient
d-trait-garment = Vêtement
d-trait-light = Lumière
d-trait-key = Clé
d-trait-remedy = Remède
d-trait-device = Appareil
d-trait-relic = Relique
d-trait-quest-item = Objet de quête
d-trait-cold = Froid
d-trait-heat = Chaleur
d-trait-storm = Tempête
d-trait-disease = Maladie


## Mentions des cartes Découverte, auxquelles les clés se réfèrent

d-tag-locked = Verrouillé
d-tag-sealed = Scellé
d-tag-buried = Enfoui
d-tag-dark = Obscur


## Actions

d-action-gather = Récolter
d-action-move = Se déplacer et récolter
d-action-scout = Explorer
d-action-investigate = Examiner
d-action-craft = Fabriquer
d-action-trade = Échanger
d-action-cook = Cuire la viande
d-action-stoke = Ranimer le feu
d-action-recover = Se rétablir
d-action-loot = Piller
d-action-attack = Attaquer un survivant


## Cartes Soutien

d-support-overwhelm = Submerger
    .help = Si le combattant touche, l’ennemi subit 1 dégât de plus. Si le combattant subit des dégâts, tu subis toi aussi 1 dégât physique.
d-support-attack = Assaillir
    .help = Le dé du combattant reçoit +2 quand il le demande. Le combattant peut te faire subir 1 dégât à sa place.
d-support-protect = Protéger
    .help = Tu peux donner −2 au dé ennemi quand le combattant le demande, et tu peux subir 1 dégât à sa place.

# Ce que fait une ressource en combat
d-spend-stone = relancer le dé ennemi
d-spend-wood = relancer ton dé
d-spend-salvage = −1 au dé ennemi
d-spend-poison = +1 à ton dé


## Dés, directions, phases, situations, pioches

d-die-mine = dé gris
d-die-enemy = dé rouge


d-phase-setup = Mise en place
d-phase-day = Jour
d-phase-night = Nuit
d-phase-over = Fin

d-status-on-the-map = sur le plateau
d-status-won = hors de danger
d-status-lost = victime

d-deck-normal = projets normaux
d-deck-complex = projets complexes

# Les quatre types de cartes Découverte


## Ce qui se trouve sur le plateau, dans des listes : « sur place : monstre face cachée, le camp »

d-hidden-monster = monstre face cachée
# Un ennemi dont personne n’a encore lu la carte
d-enemy-number = ennemi { $number }
# Un ennemi qui a subi des dégâts
d-foe-damaged = { $foe } ({ $amount })
d-foe-at = { $foe }, { $space }
# Dans un duel
d-opponent = un autre survivant

d-token-down = jeton face cachée ({ $symbol })
d-token-numbered = jeton portant le numéro { $number }
d-thing-camp = le camp
d-thing-target = symbole cible
d-thing-fire = feu allumé
d-thing-ashes = feu éteint
d-thing-water = source d’eau
# Une source d’eau révélée
d-thing-water-shown = source d’eau ({ $resources })
d-landmark = point de repère { $number } ({ $landmark })
# Une carte Découverte que personne n’a encore lue
d-card-number = carte Découverte { $number }
d-cards-project =
    { $n ->
        [one] { $n } projet inconnu
       *[other] { $n } projets inconnus
    }
# Une liste vide : « Tu donnes : rien »
d-nothing = rien
# Une proposition
d-no-effect = il ne se passe rien


## Cases et tuiles. $space est un nom comme B3, $slot une lettre, $back le numéro au dos d’une tuile.

d-space = { $space } ({ $ground })
# Où quelqu’un peut aller : le sol et le coût
d-space-cost = { $space } ({ $ground }, { $cost })
d-space-things = { $space } ; sur place : { $things }
d-tile = tuile { $slot } (dos { $back })


## Une capacité qui ne vient de rien qui ait un nom dans le journal

d-source-character = capacité du personnage


## Lieux cités par les cartes : où quelque chose est ou apparaît, et où l’on pose quelque chose ou quelqu’un

d-place-here =
    .at = sur ta case
    .to = sur ta case
d-place-camp =
    .at = au camp
    .to = au camp
d-place-adjacent =
    .at = sur une case adjacente de ton choix
    .to = sur une case adjacente de ton choix
d-place-landmark =
    .at = au point de repère { $number } ({ $landmark })
    .to = au point de repère { $number } ({ $landmark })
d-place-nearest-landmark =
    .at = au point de repère le plus proche
    .to = au point de repère le plus proche
d-place-nearest-target =
    .at = sur le symbole cible le plus proche
    .to = sur le symbole cible le plus proche
d-place-nearest-water =
    .at = à la source d’eau la plus proche
    .to = à la source d’eau la plus proche
d-place-nearest-fire =
    .at = au feu allumé le plus proche
    .to = au feu allumé le plus proche


## Qui : les survivants dont parle un bloc

d-who-everyone = chaque survivant
d-who-others = chaque autre survivant
d-who-here = chaque survivant de ta case
d-who-near = chaque survivant à 2 cases ou moins de toi
d-who-at-fire = chaque survivant près d’un feu
d-who-not-at-fire = chaque survivant qui n’est pas près d’un feu
d-who-in-camp = chaque survivant au camp
d-who-not-in-camp = chaque survivant qui n’est pas au camp


## Verbes : ce que font les cartes. $amount est une quantité toute faite (« 2 bois »), $place un des lieux ci-dessus.

d-verb-gain = gagner { $amount }
d-verb-lose = perdre { $amount }
d-verb-damage = subir { $amount }
d-verb-heal = soigner { $amount }
d-verb-rest = gagner { $amount }
d-verb-tire = perdre { $amount }
d-verb-threat = piocher { $amount }
d-verb-spawn = un monstre apparaît { $place }
d-verb-special = le monstre spécial « { $special } » apparaît { $place }
d-verb-prowl-all = faire avancer de { $amount } chaque monstre normal vers le survivant le plus proche de lui
d-verb-prowl-nearest = faire avancer de { $amount } vers toi le monstre normal le plus proche
d-verb-strike =
    { $reach ->
        [0] infliger { $amount } à un monstre de ta case
        [one] infliger { $amount } à un monstre à { $reach } case ou moins
       *[other] infliger { $amount } à un monstre à { $reach } cases ou moins
    }
d-verb-move = parcourir jusqu’à { $amount } sans tenir compte du sol
d-verb-go = ta figurine est placée { $place }
d-verb-light = allumer un feu { $place }
d-verb-douse-here = éteindre le feu de ta case
d-verb-douse-camp = éteindre le feu du camp
d-verb-douse-all = éteindre tous les feux
d-verb-resolve = résoudre la carte Découverte { $number }
d-verb-fight = combattre l’ennemi { $number }
d-verb-project = piocher { $amount }
d-verb-make = recevoir l’objet fabriqué « { $item } »
d-verb-scout = révéler { $amount } à côté de ta case
d-verb-survey = révéler { $amount } n’importe où au bord du plateau révélé
d-verb-lay = poser face cachée un jeton environnement ({ $symbol }) { $place }
d-verb-regrow = poser face cachée un jeton environnement ({ $symbol }) sur la case vide de ce symbole la plus proche
d-verb-uncover =
    { $reach ->
        [0] révéler un jeton ou un monstre face cachée sur ta case
        [one] révéler un jeton ou un monstre face cachée à { $reach } case ou moins
       *[other] révéler un jeton ou un monstre face cachée à { $reach } cases ou moins
    }
# $amount d’une ressource, $other le nom d’une autre
d-verb-swap = échanger jusqu’à { $amount } contre autant de jetons { $other }
d-verb-stay = laisser le jeton face visible sur sa case
d-verb-remove = retirer cette carte de la partie
d-verb-discard = défausser cette menace
d-verb-relief = défausser une de tes menaces Persistantes
d-verb-mark = poser { $amount } sur la quête
d-verb-unmark = retirer { $amount } de la quête
d-verb-stage = passer au chapitre { $number } de la quête
d-verb-win-you = tu gagnes la partie
d-verb-win-here = tous les survivants de ta case gagnent la partie
d-verb-win-all = tous les survivants du plateau gagnent la partie
d-verb-perish = tu deviens une victime
d-verb-chief = devenir chef
d-verb-end-turn = terminer ton tour

# En combat. $signed est un nombre avec son signe : +2, −1
d-verb-reroll-mine = relancer ton dé
d-verb-reroll-enemy = relancer le dé ennemi
d-verb-mine = donner { $signed } à ton dé
d-verb-enemy = donner { $signed } au dé ennemi
d-verb-wound = infliger { $amount } de plus si ton dé touche
d-verb-flee = fuir le combat
d-verb-prevent = annuler { $amount }
# Ce que fait une clé
d-verb-key = tu peux résoudre à sa place la carte qui porte le numéro suivant


## Effets permanents

d-always-mine = { $signed } à ton dé dans chaque combat
d-always-mine-against = { $signed } à ton dé contre les ennemis avec le trait { $trait }
d-always-enemy = { $signed } au dé ennemi dans chaque combat
d-always-enemy-against = { $signed } au dé des ennemis avec le trait { $trait }
d-always-move-more = entrer sur une case « { $ground } » te coûte { $amount } de plus
d-always-move-less = entrer sur une case « { $ground } » te coûte { $amount } de moins
d-always-move-all-more = entrer sur n’importe quelle case te coûte { $amount } de plus
d-always-move-all-less = entrer sur n’importe quelle case te coûte { $amount } de moins
d-always-cheap = l’action « { $action } » te coûte { $amount } de moins
d-always-carry = transporte jusqu’à { $amount } pour toi, hors de ta limite de transport
d-always-carry-any =
    { $n ->
        [one] transporte jusqu’à { $n } jeton ressource quelconque pour toi, hors de ta limite de transport
       *[other] transporte jusqu’à { $n } jetons ressource quelconques pour toi, hors de ta limite de transport
    }
d-always-limit = ta limite de transport augmente de { $n }
d-always-warm = la nuit, tu comptes comme un survivant près d’un feu
d-always-proof =
    { $damage ->
        [physique] tu ne peux pas subir de dégâts physiques
       *[other] tu ne peux pas subir de dégâts de { $damage }
    }
# $one est 1 de la ressource
d-always-forage = quand tu récoltes un jeton environnement qui montre la ressource « { $resource } », tu gagnes { $amount } de plus
d-always-thrift = les projets te coûtent { $one } de moins
d-always-night-more = les cartes Nuit te donnent { $amount } de plus
d-always-night-less = les cartes Nuit te donnent { $amount } de moins


## Conditions, chacune avec son « si » ; `.not` est le contraire

d-if-at-fire = si tu es près d’un feu
    .not = si tu n’es pas près d’un feu
d-if-in-camp = si tu es au camp
    .not = si tu n’es pas au camp
d-if-on = si tu es sur une case « { $ground } »
    .not = si tu n’es pas sur une case « { $ground } »
d-if-at-landmark = si tu es au point de repère { $number } ({ $landmark })
    .not = si tu n’es pas au point de repère { $number } ({ $landmark })
d-if-on-target = si ta case porte un symbole cible
    .not = si ta case ne porte pas de symbole cible
d-if-on-water = s’il y a une source d’eau sur ta case
    .not = s’il n’y a pas de source d’eau sur ta case
d-if-has = si tu as au moins { $amount }
    .not = si tu as moins de { $amount }
d-if-has-item = si tu as « { $item } »
    .not = si tu n’as pas « { $item } »
d-if-has-trait = si tu as un objet avec le trait { $trait }
    .not = si tu n’as pas d’objet avec le trait { $trait }
d-if-hurt =
    { $damage ->
        [physique] si tu as des dégâts physiques
       *[other] si tu as des dégâts de { $damage }
    }
    .not =
        { $damage ->
            [physique] si tu n’as pas de dégâts physiques
           *[other] si tu n’as pas de dégâts de { $damage }
        }
d-if-hurt-any = si tu as des dégâts
    .not = si tu n’as aucun dégât
d-if-stamina = si tu as au moins { $amount }
    .not = si tu as moins de { $amount }
d-if-day = si c’est le jour { $number } ou plus tard
    .not = si c’est avant le jour { $number }
d-if-odd-day = si le numéro du jour est impair
    .not = si le numéro du jour est pair
d-if-even-day = si le numéro du jour est pair
    .not = si le numéro du jour est impair
d-if-others-here = si un autre survivant est sur ta case
    .not = si aucun autre survivant n’est sur ta case
d-if-alone = si tu es le dernier survivant du plateau
    .not = si d’autres survivants sont sur le plateau
d-if-near-monster =
    { $reach ->
        [0] si un monstre est sur ta case
        [one] si un monstre est à { $reach } case ou moins
       *[other] si un monstre est à { $reach } cases ou moins
    }
    .not =
        { $reach ->
            [0] si aucun monstre n’est sur ta case
            [one] si aucun monstre n’est à { $reach } case ou moins
           *[other] si aucun monstre n’est à { $reach } cases ou moins
        }
d-if-revealed = si le point de repère { $number } ({ $landmark }) a été trouvé
    .not = si le point de repère { $number } ({ $landmark }) n’a pas encore été trouvé
d-if-tiles =
    { $number ->
        [one] si au moins { $number } tuile a été révélée
       *[other] si au moins { $number } tuiles ont été révélées
    }
    .not =
        { $number ->
            [one] si aucune tuile n’a été révélée
           *[other] si moins de { $number } tuiles ont été révélées
        }
d-if-fires =
    { $number ->
        [one] si au moins { $number } feu est allumé
       *[other] si au moins { $number } feux sont allumés
    }
    .not =
        { $number ->
            [one] si aucun feu n’est allumé
           *[other] si moins de { $number } feux sont allumés
        }
d-if-marks = si la quête porte au moins { $amount }
    .not = si la quête porte moins de { $amount }
d-if-stage = si la quête en est au chapitre { $number }
    .not = si la quête n’en est pas au chapitre { $number }
d-if-defeated = si le monstre spécial « { $special } » a été vaincu
    .not = si le monstre spécial « { $special } » n’a pas été vaincu
d-if-read = si la carte Découverte { $number } a été lue
    .not = si la carte Découverte { $number } n’a pas été lue
d-if-everyone-in-camp = si tous les survivants du plateau sont au camp
    .not = si les survivants du plateau ne sont pas tous au camp
d-if-everyone-at = si tous les survivants du plateau sont au point de repère { $number } ({ $landmark })
    .not = si les survivants du plateau ne sont pas tous au point de repère { $number } ({ $landmark })
d-if-against = si ton ennemi a le trait { $trait }
    .not = si ton ennemi n’a pas le trait { $trait }
d-if-monster = si ton ennemi est un monstre
    .not = si ton ennemi n’est pas un monstre


## Joindre. $all est une liste avec des virgules, $last en est le dernier élément.

d-list-apart = { $all } ; { $last }
d-list-and = { $all } et { $last }

## Blocs. $text et $other sont des propositions, $conditions une condition ou plusieurs, chacune avec son « si ».

d-block-pay = tu peux payer { $cost } : { $text }
d-block-pay-both = tu peux payer { $cost } : { $text } ; sinon : { $other }
d-block-pay-else = payer { $cost }, faute de quoi : { $other }
# $options : (1) … ; (2) …
d-block-choose = au choix : { $options }
d-block-roll = lancer un dé, avec { $least } ou plus : { $text }
d-block-roll-both = lancer un dé, avec { $least } ou plus : { $text } ; avec moins : { $other }
d-block-roll-else = lancer un dé, avec moins de { $least } : { $other }
d-block-dice = { $amount }, l’un après l’autre : { $text }
d-block-if = { $conditions } : { $text }
d-block-if-both = { $conditions } : { $text } ; sinon : { $other }
d-block-if-else = sauf { $conditions } : { $other }
d-block-each = { $who } : { $text }
d-block-may = tu peux : { $text }


## Coûts : parties d’une liste (« 1 point d’endurance, 2 bois, défausser cette carte »)

d-cost-counters =
    { $n ->
        [one] { $n } marqueur de cette carte
       *[other] { $n } marqueurs de cette carte
    }
d-cost-this = défausser cette carte


## Capacités : le moment, puis ce qui se passe. `.all` est le moment de ce qui est ouvert à chaque survivant :
## fiches de terrain, quêtes et améliorations.

d-when-action = action de carte
d-when-turn = à ton tour
d-when-before-roll = en combat, avant le lancer
d-when-modify = en combat
d-when-prevent = quand tu devrais subir des dégâts
d-when-prevent-of =
    { $damage ->
        [physique] quand tu devrais subir des dégâts physiques
       *[other] quand tu devrais subir des dégâts de { $damage }
    }
d-when-night = chaque nuit
    .all = chaque nuit, chaque survivant
d-when-dawn = chaque matin
    .all = chaque matin, chaque survivant
d-when-enter = quand tu entres sur une case « { $ground } »
d-when-defeat = quand tu viens de vaincre un ennemi en combat
d-when-scouted = après ton action « Explorer »
d-when-gained = quand tu reçois cette carte
d-when-key = quand tu pioches une carte Découverte portant la mention { $tag }

# Moment, coût, conditions
d-ability = { $when } : { $text }
d-ability-cost = { $when } ({ $cost }) : { $text }
d-ability-if = { $when }, { $conditions } : { $text }
d-ability-cost-if = { $when } ({ $cost }), { $conditions } : { $text }

d-limit-day = une fois par jour
d-limit-turn = une fois par tour
d-limit-combat = une fois par combat


## Ce qui est imprimé sur les cartes, phrase par phrase

d-enemy-stats = Défense { $defence }, Attaque { $attack }, Santé { $health }.
d-enemy-deadly = Mortel : l’ennemi ne se replie pas, le combat continue.
d-enemy-retreat = L’ennemi se replie de deux cases.
d-enemy-hit = Si l’ennemi te touche : { $text }.
d-enemy-harmless = Cet ennemi n’inflige jamais de dégâts.
d-enemy-reward = Récompense : { $text }.
d-traits = Traits : { $traits }.
d-tags = Mentions : { $tags }.
d-item-counters =
    { $n ->
        [one] Arrive avec { $n } marqueur.
       *[other] Arrive avec { $n } marqueurs.
    }
d-project-cost = Coût : { $cost }.
d-project-fire = Seulement près d’un feu.
d-project-complex = Complexe.
# D’un projet dont personne n’a encore vu l’objet
d-project-unmade = Personne ne l’a encore fabriqué.
d-night-level = Carte Nuit, niveau { $level }.
d-threat-ongoing = Persistante.
d-threat-community = Communauté.
d-stage-start = Au début : { $text }.
d-goal = Objectif, { $conditions } : { $text }.
d-goal-each = Objectif pour chaque survivant, { $conditions } : { $text }.
d-sheet-grounds = Coût d’entrée : { $grounds }.
# Un sol et ce que coûte d’y entrer
d-sheet-ground = { $ground } { $cost }
