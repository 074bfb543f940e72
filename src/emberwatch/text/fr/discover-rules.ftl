# Discover en français : les règles dans nos propres mots, un message par numéro de règle.
#
# Les mots choisis, un par notion :
#   survivor = survivant ; chieftain = chef (jeton chef) ; player = joueur ; character = personnage
#   map = plateau ; map tile = tuile ; start tile = tuile de départ ; space = case ; terrain sheet = fiche de terrain ; compass = boussole
#   camp = camp (in camp = au camp) ; fire = feu, burning = allumé, extinguished = éteint ; at a fire = près d’un feu
#   stamina = endurance ; health dial = cadran de santé ; heart = cœur ; counter = marqueur ; supply = réserve
#   feature token = jeton environnement ; feature space = case environnement ; resource token = jeton ressource ; double token = jeton double
#   water source = source d’eau ; landmark = point de repère ; target symbol = symbole cible
#   action names = Récolter (gather), Se déplacer et récolter (move and gather), Explorer (scout), Examiner (investigate), Fabriquer (craft),
#     Échanger (trade), Cuire la viande (cook meat), Ranimer le feu (stoke fire), Se rétablir (recover), action de carte (card action), Piller (loot),
#     Attaquer un survivant (attack, scénario 5) ; end turn = terminer son tour
#   discovery card = carte Découverte ; its types = Immédiat (instant), Amélioration (upgrade), Ennemi (enemy), Objet (item)
#   enemy card = carte Ennemi ; crafted item = objet fabriqué ; project = carte Projet ou projet (normal, complexe), en main ou exposé (open)
#   threat card = carte Menace ou menace (Persistante = Ongoing, Communauté = Community) ; night card = carte Nuit (niveau I, niveau II)
#   quest card = carte Quête ; stage = chapitre ; quest item = objet de quête ; key item = objet clé ; carrying item = objet de transport
#   combat support card = carte Soutien (Submerger = Overwhelm, Assaillir = Attack, Protéger = Protect) ; supporter = soutien ; fighter = combattant
#   enemy = ennemi ; monster = monstre ; monster token = jeton monstre ; special monster = monstre spécial ; normal monster = monstre normal ; Deadly = Mortel
#   Defence = Défense ; Attack = Attaque ; Health = Santé ; reward = récompense ; attacker = attaquant ; defender = défenseur
#   your die = « ton dé » (dé gris) ; enemy die = « dé ennemi » (dé rouge) ; shown = indiqué ; final result = résultat final ; reroll = relancer
#   retreat = repli, se replier ; flee = fuir, fuite ; casualty = victime ; eliminated = éliminé ; carry limit = limite de transport ; trait = trait ; keyword = mot-clé
#   damage = dégât (faim, soif, maladie, physique) ; heal = soigner ; prevent = annuler ; deck = pioche ; discard = défausse, défausser ; removed = retiré de la partie
#   resources = nourriture, viande crue, eau pure, eau sale, pierre, bois, ferraille (salvage), médicament, poison
#   spawn = apparaître ; reveal = révéler ; face-up / face-down = face visible / face cachée ; within N = à N cases ou moins ; copy of the game = exemplaire du jeu

## Le cadre du jeu

rule-OV-1 = Discover se joue de un à quatre joueurs, le scénario 5 de deux à quatre. La dernière carte Quête dit qui gagne : un seul survivant, tous ceux qui remplissent une condition, ou tous ceux du plateau. Les gagnants quittent le plateau et les autres continuent ; il peut y avoir n’importe quel nombre de gagnants et de perdants.
    .title = Joueurs et victoire
rule-OV-2 = Les cartes numérotées, les chapitres suivants, les tuiles et les jetons face cachée restent secrets jusqu’à ce qu’une règle les révèle. Tout le monde voit en revanche les dos (numéro de tuile, symbole de jeton, numéro de carte), les possessions, les dégâts, l’endurance, les défausses et toute carte déjà lue à voix haute.
    .title = Ce qui est secret
rule-OV-3 = Les éléments de deux exemplaires du jeu ne se mélangent jamais : une partie se joue avec un seul exemplaire.
    .title = Un seul exemplaire
rule-OV-4 = Une partie est un scénario. Les scénarios se jouent séparément et dans l’ordre de votre choix ; le scénario 1 est conseillé pour commencer.
    .title = Un scénario par partie
rule-OV-5 = Un exemplaire du jeu contient deux terrains. La fiche de chacun donne la disposition des tuiles, les cartes et les scénarios employés, et des règles spéciales qui valent dès la mise en place.
    .title = Les deux terrains
rule-OV-6 = Le mot « survivant » désigne à la fois le joueur et le personnage qu’il incarne.
    .title = Survivant et joueur
rule-OV-7 = Les joueurs sont assis en cercle. Le sens horaire va toujours vers la gauche, de voisin en voisin.
    .title = Le sens du jeu
rule-OV-8 = Entre joueurs, seuls les projets en main et le choix du personnage sont secrets. Objets, ressources, dégâts et endurance sont visibles de tous.
    .title = Secrets entre joueurs

## Matériel

rule-CO-1 = Chaque exemplaire du jeu contient deux terrains de 17 tuiles, 11 cartes Quête, 126 cartes Découverte et Ennemi, 11 projets (8 normaux, 3 complexes) avec quatre objets fabriqués chacun, 12 personnages, 10 cartes Nuit, 24 cartes Menace et 12 cartes Soutien. S’y ajoutent 108 jetons environnement et monstres spéciaux, 16 jetons monstre et 6 sources d’eau. Ce que ces cartes et jetons contiennent change d’un exemplaire à l’autre.
    .title = Contenu d’un exemplaire

## Mise en place

rule-SE-1 = Choisissez un scénario et prenez toutes ses cartes Quête. Les autres cartes Quête ne servent pas dans cette partie.
    .title = Choisir le scénario
rule-SE-2 = Le chapitre 1 est lu à voix haute et reste visible. Les chapitres suivants attendent face cachée.
    .title = Premier chapitre
rule-SE-3 = Chacun lance un dé, et le plus haut résultat désigne le chef. Si plusieurs partagent le plus haut résultat, eux seuls relancent.
    .title = Désigner le premier chef
rule-SE-4 = La pioche Nuit se compose des quatre cartes de niveau I mélangées, posées sur les six cartes de niveau II mélangées à part. Les quatre premières nuits sont donc de niveau I.
    .title = Pioche Nuit
rule-SE-5 = Prenez la fiche du terrain auquel appartient le scénario. Le scénario 5 se joue sur le terrain de votre choix parmi ceux de l’exemplaire.
    .title = Fiche de terrain
rule-SE-6 = Les pioches Découverte, Ennemi et Objet fabriqué restent rangées par numéro, face cachée. Elles ne sont jamais mélangées.
    .title = Pioches rangées par numéro
rule-SE-7 = Les cartes Découverte citées sur la fiche de terrain sont écartées dès la mise en place.
    .title = Cartes Découverte écartées
rule-SE-8 = Les projets normaux forment une pioche mélangée. Si la fiche de terrain montre des projets complexes, ils forment une seconde pioche, mélangée à part.
    .title = Pioches Projet
rule-SE-9 = La pioche Menace se compose des douze cartes de la couleur indiquée sur la fiche de terrain, mélangées.
    .title = Pioche Menace
rule-SE-10 = Seuls servent les tuiles, sources d’eau, camp, jetons monstre et jetons environnement montrés sur la fiche de terrain. Ils sont triés selon leur dos, et chaque tas est mélangé face cachée ; le terrain décide aussi des sources d’eau, six au plus.
    .title = Jetons du terrain
rule-SE-11 = Les ressources, les feux, les marqueurs et les monstres spéciaux forment la réserve commune. Les monstres spéciaux ne sont jamais mêlés aux jetons monstre.
    .title = Réserve commune
rule-SE-12 = Ne servent pas dans la partie : les autres quêtes, les cartes Découverte écartées, l’autre couleur de menaces, les projets complexes s’ils sont inutiles, les tuiles, jetons et camp de l’autre terrain et les personnages non choisis. La pioche Ennemi, la pioche Objet fabriqué et les monstres spéciaux restent toujours complets.
    .title = Matériel inutilisé
rule-SE-13 = La tuile de départ, illustrée des deux côtés, se place au centre et est révélée. Aucun jeton environnement ni source d’eau n’y est posé : ces jetons n’arrivent qu’en explorant.
    .title = Tuile de départ
rule-SE-14 = Les autres tuiles sont triées d’après le numéro de leur dos, chaque tas est mélangé, puis elles sont posées face cachée selon le motif de la fiche. Les tuiles en trop restent inconnues et ne servent pas.
    .title = Poser les tuiles
rule-SE-15 = La boussole est orientée comme sur la fiche de terrain. Elle associe chaque nombre du dé rouge à une direction.
    .title = Orienter la boussole
rule-SE-16 = Le jeton camp se pose sur la case du camp, côté feu allumé.
    .title = Le camp
rule-SE-17 = Tu reçois deux personnages et tu en gardes un en secret. Tous les choix sont révélés en même temps, et les autres personnages quittent la partie.
    .title = Choisir son personnage
rule-SE-18 = En solo, tu reçois quatre personnages et tu en gardes un.
    .title = Personnages en solo
rule-SE-19 = Chaque survivant commence avec trois cœurs. Son endurance de départ est de 8 à trois ou quatre joueurs, de 10 à deux joueurs, de 12 en solo.
    .title = Santé et endurance initiales
rule-SE-20 = Chaque survivant commence avec une nourriture et une eau pure, sous forme de deux jetons ressource simples.
    .title = Ressources de départ
rule-SE-21 = Tu prends les trois cartes Soutien de ta couleur. En solo, il n’y en a pas.
    .title = Cartes Soutien de départ
rule-SE-22 = Tu pioches tes premiers projets dans la pioche normale seulement : 1 à trois ou quatre joueurs, 2 à deux joueurs, 3 en solo. Ils restent secrets.
    .title = Projets de départ
rule-SE-23 = Toutes les figurines commencent au camp.
    .title = Départ au camp
rule-SE-24 = Les pioches Ennemi et Objet fabriqué servent en entier, quel que soit le terrain : tu peux donc y croiser des cartes de tout l’exemplaire.
    .title = Pioches complètes
rule-SE-25 = Le scénario est choisi par tout le groupe, avant la désignation du chef.
    .title = Choix en groupe

## La manche

rule-RO-1 = Une manche se compose d’un jour, puis d’une nuit.
    .title = Jour et nuit
rule-RO-2 = Le jour, le chef joue en premier, puis on continue dans le sens horaire. Chaque survivant encore sur le plateau joue exactement un tour.
    .title = Ordre du jour
rule-RO-3 = À ton tour, fais autant d’actions que tu veux. Chacune coûte 1 point d’endurance, sauf indication contraire.
    .title = Actions du tour
rule-RO-4 = Les actions sont : Récolter, Se déplacer et récolter, Explorer, Cuire la viande, Ranimer le feu, Fabriquer, Échanger, Examiner, Se rétablir, une action de carte et Piller ; dans le scénario 5 aussi Attaquer un survivant. Terminer son tour n’est pas une action et ne coûte rien.
    .title = Liste des actions
rule-RO-5 = La nuit commence quand tous les survivants ont joué leur tour.
    .title = Fin du jour
rule-RO-6 = La nuit, le chef pioche la première carte Nuit, l’applique de haut en bas, puis la défausse.
    .title = La carte Nuit
rule-RO-7 = Chaque carte Nuit donne au moins 6 points d’endurance à chaque survivant encore sur le plateau. Ils s’ajoutent à ce qu’il lui reste, au moment où la ligne est appliquée.
    .title = Endurance de la nuit
rule-RO-8 = L’endurance ne descend jamais sous 0 et ne dépasse jamais 12.
    .title = Limites de l’endurance
rule-RO-9 = Une fois la carte Nuit défaussée, le jeton chef peut changer de main. Puis le jour suivant commence.
    .title = Fin de la nuit
rule-RO-10 = On joue jusqu’à ce que chaque survivant ait gagné ou perdu. Le scénario 5 s’arrête dès qu’il ne reste qu’un survivant.
    .title = Durée de la partie
rule-RO-11 = Tu peux terminer ton tour quand tu veux, même sans avoir fait d’action.
    .title = Terminer son tour
rule-RO-12 = À 0 point d’endurance, ton tour n’est pas fini : les capacités qui ne coûtent pas d’endurance restent utilisables.
    .title = Sans endurance

## Camp et feu

rule-FI-1 = Tu es « au camp » quand ta figurine est sur la case du camp, même si le feu y est éteint.
    .title = Être au camp
rule-FI-2 = Tu es « près d’un feu » quand un feu allumé se trouve sur ta case. Un feu éteint ne compte pas ; le jeton camp vaut un jeton feu.
    .title = Être près d’un feu
rule-FI-3 = Un jeton feu a un côté allumé et un côté éteint. Un feu qui s’éteint est retourné et reste sur sa case.
    .title = Allumé ou éteint
rule-FI-4 = Au début, le feu du camp est le seul. Tant qu’il brûle, sa case compte à la fois comme camp et comme feu.
    .title = Le feu du camp
rule-FI-5 = Certains objets permettent d’allumer de nouveaux feux.
    .title = Nouveaux feux
rule-FI-6 = Ranimer le feu (1 point d’endurance) : dépense un de tes bois et retourne côté allumé un feu éteint de ta case, camp compris ; s’il y en a plusieurs, choisis lequel. L’action ne crée pas de feu et ne sert à rien sur un feu allumé.
    .title = Action Ranimer le feu
rule-FI-7 = Cuire la viande (1 point d’endurance) : près d’un feu, change autant de tes viandes crues que tu veux, au moins une, contre autant de nourritures en jetons simples. La viande des autres ne peut pas servir, et rien ne redevient cru.
    .title = Action Cuire la viande
rule-FI-8 = Un feu peut se trouver sur n’importe quelle case, quel que soit son sol, avec ou sans point de repère ou source d’eau.
    .title = Feu sur toute case
rule-FI-9 = Le jeton camp s’éteint et se ranime comme tout autre feu. Éteint, il te laisse au camp, mais plus près d’un feu.
    .title = Camp éteint
rule-FI-10 = « Près d’un feu » se vérifie au moment où c’est utile. Tu peux donc ranimer un feu et y cuire ta viande dans le même tour.
    .title = Quand le feu compte

## Menaces, défausse et traits

rule-TH-1 = Pour résoudre une menace, pioche la première carte Menace, suis ses instructions, puis défausse-la.
    .title = Résoudre une menace
rule-TH-2 = Une menace Persistante reste devant le survivant qui l’a piochée jusqu’à ce qu’un effet la fasse défausser.
    .title = Menace Persistante
rule-TH-3 = Si plusieurs survivants piochent une menace, chacun pioche et résout la sienne avant le suivant, en commençant par le chef et dans le sens horaire.
    .title = Plusieurs menaces
rule-TH-4 = Si tu pioches une menace Communauté alors qu’aucun autre survivant n’est sur le plateau, défausse-la et pioches-en une autre.
    .title = Menace Communauté
rule-TH-5 = Si les remplacements s’enchaînent, on pioche au plus autant de cartes que la pioche et la défausse en contenaient au départ. Ensuite, il n’y a pas de menace.
    .title = Fin des remplacements
rule-TH-6 = Les cartes Nuit et Menace défaussées sont posées face visible près de leur pioche. Tous peuvent les consulter.
    .title = Défausses visibles
rule-TH-7 = S’il faut une carte Nuit et que la pioche est vide, mélangez les six cartes de niveau II pour en former une nouvelle. Le niveau I ne revient pas.
    .title = Pioche Nuit vide
rule-TH-8 = Si la pioche Menace est vide, mélangez sa défausse ; les menaces Persistantes en jeu restent où elles sont. Si pioche et défausse sont vides, il n’y a pas de menace.
    .title = Pioche Menace vide
rule-TH-9 = Une carte Découverte, Ennemi ou Objet fabriqué défaussée retourne dans sa pioche, à la place de son numéro. Elle peut donc être retrouvée.
    .title = Retour dans la pioche
rule-TH-10 = Un trait n’a pas d’effet par lui-même, sauf Objet de quête, qui protège la carte de la défausse. D’autres cartes peuvent se référer aux traits.
    .title = Les traits
rule-TH-11 = Le survivant qui doit piocher une menace est le « tu » de cette carte. Si elle est Persistante, elle reste devant lui, même quand son effet touche ensuite d’autres survivants.
    .title = À qui la menace
rule-TH-12 = Persistante, Communauté et Mortel sont des mots-clés et non des traits : leur règle s’applique toujours.
    .title = Mots-clés et traits

## Quêtes et victoire

rule-QU-1 = La carte Quête active est visible de tous. Elle dit ce qu’il faut accomplir et ce qui s’ensuit.
    .title = Quête active
rule-QU-2 = Quand une quête mène à un autre chapitre, celui-ci remplace la carte active. Il n’y a qu’une quête active, et l’ancienne n’a plus d’effet.
    .title = Changer de chapitre
rule-QU-3 = Le dernier chapitre dit comment gagner. Tout chemin à travers les chapitres mène à une victoire possible.
    .title = Dernier chapitre
rule-QU-4 = Le gagnant retire sa figurine et ne laisse rien sur sa case. Ses objets, même de quête, retournent dans leurs pioches, ses jetons ressource à la réserve, ses jetons environnement et ses menaces Persistantes à leurs défausses. Ses projets en main sont retirés de la partie, et ses marqueurs, son personnage et ses cartes Soutien quittent le jeu.
    .title = Quand un survivant gagne
rule-QU-5 = Les projets en main d’un gagnant sont retirés de la partie, et non défaussés.
    .title = Projets d’un gagnant
rule-QU-6 = Un survivant éliminé a perdu. Les autres continuent et peuvent encore gagner.
    .title = Quand un survivant perd
rule-QU-7 = La partie s’arrête quand il n’y a plus de survivant sur le plateau.
    .title = Fin de la partie
rule-QU-8 = Le symbole du nombre de joueurs désigne toujours le nombre de joueurs au début de la partie, victimes et gagnants compris.
    .title = Symbole du nombre
rule-QU-9 = Les symboles cible des cases n’ont pas d’effet par eux-mêmes. Des cartes peuvent s’y référer.
    .title = Symboles cible
rule-QU-10 = Une seule quête est active à la fois, et elle peut mener à n’importe quel chapitre, pas seulement au suivant.
    .title = Ordre des chapitres
rule-QU-11 = Les menaces Persistantes d’un gagnant vont à la défausse des menaces. Celles d’une victime sont retirées de la partie.
    .title = Menaces après un départ
rule-QU-12 = Si un effet fait lancer autant de dés qu’il y a de joueurs, compte ceux du début de la partie, même au-delà de deux dés.
    .title = Dés par joueur

## Actions et chef

rule-AC-1 = L’endurance d’une action se paie au moment où tu la fais.
    .title = Payer une action
rule-AC-2 = La même action peut être répétée dans un tour.
    .title = Répéter une action
rule-AC-3 = Une action que tu ne peux pas payer en entier est interdite.
    .title = Trop peu d’endurance
rule-AC-4 = L’endurance que tu ne dépenses pas te reste pour le jour suivant.
    .title = Garder son endurance
rule-AC-5 = Seul le survivant dont c’est le tour peut faire des actions.
    .title = Survivant actif
rule-CH-1 = Le chef joue le premier tour de chaque jour.
    .title = Le chef commence
rule-CH-2 = Pour une décision de groupe, les survivants concernés se prononcent ; s’ils ne sont pas unanimes, le chef tranche, même s’il n’est pas concerné. Pour les égalités, par exemple de distance, le chef décide aussitôt.
    .title = Le chef tranche
rule-CH-3 = À la fin de chaque nuit, les survivants discutent du prochain chef. Le chef décide de garder le jeton ou de le donner à un autre.
    .title = Changer de chef
rule-CH-4 = Le chef doit céder si tous les autres survivants du plateau, au moins deux, désignent le même survivant autre que lui. À deux survivants, le chef décide donc seul.
    .title = Écarter le chef
rule-CH-5 = Si le chef est éliminé ou gagne, le jeton passe au survivant suivant encore sur le plateau, dans le sens horaire.
    .title = Perte du chef
rule-CH-6 = Cette discussion a lieu chaque nuit, après la défausse de la carte Nuit.
    .title = Moment de la discussion

## Récolter

rule-GA-1 = Récolter (1 point d’endurance) : choisis un seul jeton environnement, jeton ressource ou source d’eau de ta case. Les ennemis révélés et les jetons numérotés restés sur place en font partie et sont résolus de nouveau.
    .title = Action Récolter
rule-GA-2 = Un jeton environnement récolté est révélé. S’il montre une ressource, garde le jeton : il vaut cette ressource.
    .title = Jeton à ressource
rule-GA-3 = S’il montre un ennemi et un numéro, combats-le aussitôt, avec sa carte de la pioche Ennemi, ou avec sa carte déjà ouverte et ses dégâts si ce jeton a déjà combattu. S’il n’est pas vaincu, c’est ce jeton qui se replie.
    .title = Jeton à ennemi
rule-GA-4 = S’il ne montre qu’un numéro, résous la carte Découverte de ce numéro, puis défausse le jeton, même si la carte n’était pas dans la pioche.
    .title = Jeton numéroté
rule-GA-5 = Si la carte dit que le jeton numéroté reste, il demeure face visible sur sa case.
    .title = Jeton qui reste
rule-GA-6 = Un jeton ressource récolté sur ta case est à toi.
    .title = Ramasser une ressource
rule-GA-7 = Les jetons ressource et les jetons environnement que tu as gardés sont des ressources au même titre.
    .title = Ce qui vaut ressource
rule-GA-8 = Une ressource gagnée par un effet vient de la réserve, comme jeton ressource. Ce n’est jamais un jeton environnement.
    .title = Ressources gagnées par effet
rule-GA-9 = Une source d’eau ne s’emporte pas : révèle-la et gagne une des ressources qu’elle montre, à ton choix. Elle reste face visible sur place et ne s’épuise jamais.
    .title = Récolter une source
rule-GA-10 = Chaque récolte donne un jeton au plus. Plusieurs jetons demandent plusieurs récoltes.
    .title = Un jeton par récolte
rule-GA-11 = Un jeton environnement montrant un ennemi, même révélé, n’engage pas le combat de lui-même : il faut le récolter. Seule exception : un survivant vient de fuir cet ennemi.
    .title = Ennemis qui attendent
rule-GA-12 = Une source d’eau récoltée une fois reste face visible, et tous savent ce qu’elle donne.
    .title = Source connue
rule-GA-13 = Un jeton numéroté resté sur sa case peut être récolté de nouveau ; sa carte est alors résolue encore une fois.
    .title = Récolter à nouveau
rule-GA-14 = Un jeton double se ramasse en une seule récolte.
    .title = Récolter un double

## Se déplacer et récolter

rule-MO-1 = Se déplacer et récolter : va sur une case révélée adjacente et paie le coût de son sol, au lieu de 1 point d’endurance.
    .title = Action de déplacement
rule-MO-2 = Ensuite, tu peux récolter une fois gratuitement sur la case où se trouve ta figurine : après une fuite, c’est la nouvelle case. Un survivant éliminé ne récolte pas.
    .title = Récolte gratuite
rule-MO-3 = Sur une case à plusieurs sols, c’est celui qui en couvre la plus grande partie qui fixe le coût.
    .title = Case mixte
rule-MO-4 = Si la case mixte porte une source d’eau ou un point de repère, c’est le sol situé dessous qui fixe le coût.
    .title = Coût sous un repère
rule-MO-5 = Personne ne peut entrer sur une tuile face cachée.
    .title = Tuiles cachées
rule-MO-6 = Si des monstres, normaux ou spéciaux, sont sur la case où tu entres, révèle-les et combats-les tous avant la récolte gratuite. Un jeton environnement n’est jamais un monstre.
    .title = Case d’un monstre
rule-MO-7 = Un déplacement par capacité ignore le sol des cases et ne coûte rien de plus. Les tuiles face cachée restent fermées.
    .title = Déplacement par capacité
rule-MO-8 = Un tel déplacement s’arrête sur la première case où se trouve un monstre. Combats tous les monstres de cette case, puis ton action est finie : les pas restants sont perdus, et aussi tout ce que cette carte, ou une carte qui y a mené, prévoyait encore pour toi. Hors de ta propre action, seule cette carte prend fin pour toi. Les autres survivants, la carte Nuit et la quête continuent, et ce que la carte dit sur elle-même et sur son jeton vaut toujours.
    .title = Arrêt par un monstre
rule-MO-9 = Un déplacement par capacité ne peut pas être interrompu par une autre action.
    .title = Déplacement d’une traite
rule-MO-10 = Il n’y a pas de récolte gratuite à la fin d’un déplacement par capacité.
    .title = Sans récolte gratuite
rule-MO-11 = Un effet qui t’envoie à un endroit précis t’y pose directement, sans passer par les cases intermédiaires. Arriver sur la case d’un monstre, c’est y entrer : il y a combat, puis ton action est finie. Si l’endroit n’est pas sur le plateau révélé, rien ne bouge.
    .title = Déplacement direct
rule-MO-12 = Ta case est à distance 0, une case adjacente à 1, et ainsi de suite. « À N cases ou moins » comprend donc ta propre case.
    .title = Compter la distance
rule-MO-13 = Un déplacement « jusqu’à » un nombre de cases peut être plus court. Il n’entre jamais sur une tuile face cachée.
    .title = Déplacement plus court
rule-MO-14 = Un jeton envoyé à un endroit précis y est posé directement, sans combat en chemin.
    .title = Jetons posés directement

## Explorer

rule-SC-1 = Explorer (1 point d’endurance) : révèle une tuile face cachée qui touche la case de ta figurine.
    .title = Action Explorer
rule-SC-2 = Sur chaque case environnement de la tuile, pose face cachée un jeton environnement du même symbole, sans le regarder.
    .title = Poser l’environnement
rule-SC-3 = Seul le symbole du jeton doit correspondre à la case, pas son image.
    .title = Le symbole compte
rule-SC-4 = Sur un symbole de source d’eau, pose face cachée une source d’eau prise au hasard parmi celles de la fiche de terrain. Un terrain sec peut en avoir moins que de symboles.
    .title = Poser une source d’eau
rule-SC-5 = S’il n’y a plus de jeton d’un symbole, retourne et mélange ceux de sa défausse. S’il n’y en a toujours pas, rien n’est posé.
    .title = Jetons épuisés
rule-SC-6 = Les jetons sont posés sans que personne ne les voie, pas même celui qui explore.
    .title = Jetons non regardés

## Échanger

rule-TR-1 = Échanger (1 point d’endurance) : choisis un autre survivant sur ta case et échangez autant d’objets, de ressources et de projets en main que vous voulez. Menaces, cartes Soutien, personnages, dégâts et endurance ne s’échangent pas ; un projet proposé n’est vu que du partenaire.
    .title = Action Échanger
rule-TR-2 = Les deux doivent être d’accord. Sinon, rien ne change de main et l’endurance n’est pas dépensée.
    .title = Accord des deux
rule-TR-3 = Un échange inégal et même un cadeau sont permis, si l’autre accepte.
    .title = Échange inégal
rule-TR-4 = Un objet échangé garde ses marqueurs. Ce qu’il portait l’accompagne si vous le nommez dans l’offre.
    .title = Objets et leur contenu
rule-TR-5 = Une action Échanger concerne un seul partenaire. Pour un troisième survivant, il faut une nouvelle action.
    .title = Un seul partenaire

## Projets et fabrication

rule-CR-1 = Un projet montre l’objet à fabriquer, son coût en ressources et le numéro de la carte de l’objet.
    .title = La carte Projet
rule-CR-2 = Tes projets en main sont secrets, mais tu peux en parler et les montrer si tu veux.
    .title = Projets en main
rule-CR-3 = Un projet exposé n’appartient à personne : chaque survivant peut s’en servir. Il reste en jeu toute la partie.
    .title = Projets exposés
rule-CR-4 = Personne ne regarde la carte d’un objet avant sa fabrication.
    .title = Objets inconnus
rule-CR-5 = Fabriquer (1 point d’endurance) : paie le coût d’un projet en main ou exposé et prends l’objet fabriqué qui porte son numéro.
    .title = Action Fabriquer
rule-CR-6 = Après avoir fabriqué avec un projet en main, expose-le et pioche un nouveau projet. Un projet déjà exposé ne fait rien piocher.
    .title = Exposer puis piocher
rule-CR-7 = Un projet avec le symbole feu ne se fabrique que près d’un feu.
    .title = Projets au feu
rule-CR-8 = Les projets complexes ne sont jamais en main au départ. S’ils sont en jeu, tu choisis à chaque pioche suivante entre la pioche normale et la complexe.
    .title = Projets complexes
rule-CR-9 = Si la pioche Projet choisie est vide, prends dans l’autre ; si tout est vide, tu ne pioches pas. Sans exemplaire de l’objet dans la pioche, tu ne peux pas fabriquer et tu ne paies rien, à moins d’en posséder un : il est alors rendu et repris à neuf.
    .title = Pioches épuisées
rule-CR-10 = Fabriquer d’après un projet exposé ne fait pas piocher de projet.
    .title = Sans nouvelle pioche
rule-CR-11 = Le projet fait connaître l’objet et son coût. Seul le texte de l’objet reste inconnu jusqu’à sa première fabrication ; ensuite, il est connu.
    .title = Découvrir un objet
rule-CR-12 = Le nouveau projet se pioche après avoir reçu l’objet, dans la pioche normale ou complexe à ton choix, dès ta première fabrication.
    .title = Moment de la pioche

## Dépenser

rule-SP-1 = Dépenser une ressource, c’est défausser un de tes jetons. Un jeton environnement va à la défausse de son symbole, un jeton ressource retourne à la réserve.
    .title = Dépenser une ressource
rule-SP-2 = Un jeton qui vaut deux ressources peut être dépensé pour une seule. L’autre te revient sous forme de jeton simple.
    .title = Rendre la monnaie
rule-SP-3 = Tu ne peux dépenser que tes propres ressources.
    .title = Seulement les siennes
rule-SP-4 = Les jetons environnement dépensés servent à refaire le tas de leur symbole. Ils peuvent revenir sur une nouvelle tuile.
    .title = Retour des jetons
rule-SP-5 = Il y a neuf ressources : nourriture, viande crue, eau pure, eau sale, pierre, bois, ferraille, médicament et poison.
    .title = Les neuf ressources

## Limite de transport

rule-LI-1 = Tu peux porter au plus 10 ressources et objets en tout.
    .title = Dix au plus
rule-LI-2 = Au-delà, choisis exactement 10 choses à garder. Les ressources en trop tombent face visible sur ta case, les objets en trop retournent dans leur pioche.
    .title = Choisir quoi garder
rule-LI-3 = La limite se vérifie à la fin de l’action, pour chaque survivant qui y a gagné quelque chose. Hors d’une action, elle se vérifie à la fin de la carte ou du combat ; entre-temps, tu peux la dépasser.
    .title = Quand la vérifier
rule-LI-4 = Projets, menaces Persistantes et cartes Soutien ne comptent pas dans la limite.
    .title = Ce qui ne compte pas
rule-LI-5 = Tu ne peux abandonner des ressources que si tu dépasses la limite.
    .title = Pas d’abandon volontaire
rule-LI-6 = Un objet de quête ne peut jamais être défaussé, mais il compte. Si tu en as plus de dix, garde-les tous et rien d’autre.
    .title = Objets de quête
rule-LI-7 = Un jeton à deux symboles compte pour une seule chose.
    .title = Jeton double
rule-LI-8 = Tu peux à tout moment changer un jeton double contre deux jetons simples, qui comptent alors tous les deux. L’inverse est impossible.
    .title = Séparer un double
rule-LI-9 = Les ressources posées sur un objet de transport ne comptent pas dans la limite. L’objet lui-même compte pour un.
    .title = Objets de transport
rule-LI-10 = Tu peux à tout moment poser des ressources sur un tel objet ou les en retirer, il porte donc simplement autant qu’il peut. Lors d’un échange, vous nommez ce qui l’accompagne.
    .title = Charger et décharger
rule-LI-11 = Les ressources tombées peuvent être récoltées par tout survivant sur cette case.
    .title = Ressources tombées

## Examiner et cartes numérotées

rule-IN-1 = Examiner (1 point d’endurance) : sur la case d’un point de repère, résous la carte Découverte qui porte son numéro.
    .title = Action Examiner
rule-IN-2 = Le même point de repère peut être examiné plusieurs fois, en payant à chaque fois.
    .title = Examiner encore
rule-IN-3 = Quand une carte renvoie à une autre, cela ne coûte pas d’action de plus.
    .title = Renvois gratuits
rule-IN-4 = Une carte numérotée se cherche par son numéro, se lit à voix haute pour tous, puis se résout selon son type.
    .title = Résoudre une carte
rule-IN-5 = Immédiat : suis la carte, puis remets-la dans sa pioche. D’autres cartes peuvent se référer à son texte en italique.
    .title = Type Immédiat
rule-IN-6 = Amélioration : la carte reste près du plateau et aide tous les survivants jusqu’à la fin.
    .title = Type Amélioration
rule-IN-7 = Ennemi : combats-le. S’il n’a pas de jeton et n’est pas vaincu, sa carte reste ouverte avec ses dégâts, et le prochain appel de ce numéro fait combattre cette même carte.
    .title = Type Ennemi
rule-IN-8 = Objet : garde la carte près de ton personnage.
    .title = Type Objet
rule-IN-9 = Tu ne peux pas avoir deux objets du même nom. De quelque façon que tu en reçoives un second, garde le nouveau avec ses propres marqueurs ; l’ancien retourne dans sa pioche ou va à un autre survivant de ta case.
    .title = Objets du même nom
rule-IN-10 = Si le numéro n’est pas dans la pioche, rien n’est résolu. L’action et son endurance sont dépensées quand même.
    .title = Carte absente
rule-IN-11 = Dans la pioche Découverte, toutes les cartes d’un même numéro sont identiques. Seules les cartes 100 diffèrent entre elles : elles ne servent que dans le scénario 5.
    .title = Numéros en plusieurs exemplaires
rule-IN-12 = Si la carte Découverte que tu viens de piocher et de lire correspond à l’un de tes objets clés, tu peux résoudre la carte de remplacement. Décide avant de voir celle-ci ; la carte piochée retourne alors dans sa pioche sans être résolue.
    .title = Objets clés
rule-IN-13 = Chaque numéro appartient à une pioche. Le même numéro dans deux pioches désigne deux cartes différentes.
    .title = Numéro et pioche
rule-IN-14 = Une carte Immédiat retourne dans sa pioche et peut être rencontrée de nouveau.
    .title = Immédiat plusieurs fois
rule-IN-15 = Un renvoi peut être relatif, par exemple vers la carte qui porte le numéro suivant.
    .title = Renvois relatifs
rule-IN-16 = Un objet clé sert pour toute carte Découverte que tu pioches, pas seulement en examinant : par exemple, avec un jeton numéroté.
    .title = Portée des clés

## Dégâts et soins

rule-DA-1 = Pour chaque dégât subi, tourne un cadran de santé encore sur cœur vers le type de ce dégât.
    .title = Subir des dégâts
rule-DA-2 = Il y a quatre types de dégâts : faim, soif, maladie et physique.
    .title = Types de dégâts
rule-DA-3 = Tu survis à trois dégâts. Le quatrième, de n’importe quel type, t’élimine.
    .title = Quatrième dégât
rule-DA-4 = Se rétablir (1 point d’endurance) : soigne un de tes dégâts ou un dégât d’un autre survivant de ta case. Paie, avec tes ressources, une nourriture pour la faim, une eau pure pour la soif, un médicament pour la maladie ; viande crue et eau sale ne servent pas. Il ne faut ni feu, ni camp, ni accord de l’autre.
    .title = Action Se rétablir
rule-DA-5 = Un dégât physique ne se soigne pas avec l’action Se rétablir.
    .title = Dégâts physiques
rule-DA-6 = Une capacité de soin soigne celui qui l’utilise, sauf indication contraire.
    .title = Qui est soigné
rule-DA-7 = Si un soin ne précise pas le type de dégât, le survivant soigné choisit.
    .title = Soin sans type
rule-DA-8 = Des cartes peuvent soigner un dégât physique, y compris par un soin dont le type n’est pas précisé. Seule l’action Se rétablir ne le peut pas.
    .title = Soin physique par carte

## Victimes

rule-KA-1 = La figurine d’un survivant éliminé devient une victime sur sa case. Son joueur a perdu.
    .title = Devenir une victime
rule-KA-2 = Une victime ne joue plus, n’a plus de capacités et ne compte plus comme survivant pour aucune carte ni règle.
    .title = Plus un survivant
rule-KA-3 = Les projets et les menaces d’une victime sont retirés de la partie. Ses ressources et ses objets peuvent être pillés.
    .title = Biens d’une victime
rule-KA-4 = Piller (1 point d’endurance) : sur la case d’une victime, prends-lui un jeton ressource ou un objet.
    .title = Action Piller
rule-KA-5 = Les capacités du personnage et des objets d’une victime n’agissent plus.
    .title = Capacités perdues
rule-KA-6 = La victime reste sur sa case et ne gêne rien ni personne : un ennemi peut s’y replier.
    .title = La case d’une victime

## Monstres

rule-MN-1 = Pour faire apparaître un monstre, prends un jeton monstre au hasard et pose-le face cachée sur la case indiquée.
    .title = Apparition d’un monstre
rule-MN-2 = S’il apparaît sur la case de survivants, il est révélé et combattu aussitôt, avant le reste de la carte. S’ils sont plusieurs, ils choisissent le combattant ; à défaut d’accord, le chef décide.
    .title = Apparition sur un survivant
rule-MN-3 = Si la case n’est pas sur le plateau révélé, aucun monstre n’apparaît.
    .title = Case non révélée
rule-MN-4 = Quand un survivant entre sur la case d’un monstre, celui-ci est révélé et combattu.
    .title = Rencontrer un monstre
rule-MN-5 = Tant qu’un monstre et un survivant partagent une case, un autre combat suit. Le survivant qui est entré, ou qui est seul, choisit le monstre suivant ; si plusieurs étaient déjà là, le combattant est choisi en groupe pour chaque monstre.
    .title = Plusieurs monstres
rule-MN-6 = Un monstre avance exactement du nombre de cases indiqué, pas à pas, sans tenir compte du sol. Il en fait moins s’il atteint un survivant ou si aucun pas n’est possible.
    .title = Avance des monstres
rule-MN-7 = Un monstre qui entre sur la case d’un survivant est révélé et combattu.
    .title = Monstre qui arrive
rule-MN-8 = Si plusieurs survivants sont sur la case, ils choisissent entre eux le combattant. S’ils ne sont pas d’accord, le chef décide.
    .title = Choisir le combattant
rule-MN-9 = Le chef tranche les autres égalités, par exemple entre deux survivants aussi proches l’un que l’autre.
    .title = Autres égalités
rule-MN-10 = Un monstre qui avance de plusieurs cases s’arrête dès qu’il entre sur la case d’un survivant.
    .title = Arrêt sur un survivant
rule-MN-11 = Un monstre ne quitte pas le plateau et n’entre pas sur une tuile face cachée. Il longe alors le bord.
    .title = Longer le bord
rule-MN-12 = Si plusieurs monstres avancent en même temps, tous les déplacements ont lieu d’abord, puis les combats.
    .title = Avances simultanées
rule-MN-13 = Un monstre déplacé garde sa face, cachée ou visible. Il n’est révélé qu’en entrant sur la case d’un survivant.
    .title = Face du jeton
rule-MN-14 = S’il n’y a plus de jeton monstre, retournez et mélangez ceux qui ont déjà servi. Si tous sont sur le plateau, aucun n’apparaît.
    .title = Jetons monstre épuisés
rule-MN-15 = Les monstres spéciaux arrivent par une quête ou une carte Découverte. Ils sont face visible et ne sont jamais mêlés aux jetons monstre.
    .title = Monstres spéciaux
rule-MN-16 = Aucun effet qui déplace des monstres ne déplace un monstre spécial, à moins de le nommer. Pour tout le reste, repli compris, il est un monstre, sauf pour les effets qui parlent d’un « monstre normal ».
    .title = Déplacer un monstre spécial
rule-MN-17 = Le jeton d’un monstre spécial indique la pioche et le numéro de sa carte, qui peut être dans la pioche Découverte. S’il est vaincu, sa carte retourne dans cette pioche.
    .title = Carte d’un monstre spécial
rule-MN-18 = « Ennemi » désigne tout adversaire, « monstre » seulement ceux des jetons monstre. Un effet qui déplace des monstres ne touche ni les jetons environnement ni les monstres spéciaux ; « le monstre le plus proche » est donc le plus proche de ceux qu’il peut déplacer.
    .title = Ennemi et monstre
rule-MN-19 = Un jeton environnement montrant un ennemi n’est pas un monstre : il n’est pas déplacé, n’engage pas le combat quand tu entres, n’arrête pas un déplacement et n’empêche pas de fuir vers sa case. Il n’est jamais « le monstre le plus proche ».
    .title = Ennemis d’environnement
rule-MN-20 = Un monstre spécial, lui, engage le combat, arrête les déplacements par capacité et ferme sa case à la fuite.
    .title = Monstres spéciaux en chemin
rule-MN-21 = Un jeton monstre révélé montre le numéro de sa carte Ennemi.
    .title = Numéro du monstre
rule-MN-22 = Une apparition sur un survivant mène au combat tout de suite. Un mouvement de monstres s’achève d’abord, et les combats suivent.
    .title = Apparaître ou avancer

## Combat

rule-CB-1 = Le survivant qui pioche un ennemi le combat aussitôt. La carte de l’ennemi indique sa Défense, son Attaque, sa Santé et la récompense ; l’Attaque peut être « – » et la récompense peut manquer.
    .title = Carte Ennemi
rule-CB-2 = Avant le lancer, tout autre survivant à 2 cases ou moins du combattant, sa case comprise, est un soutien. À partir de la gauche du combattant et dans le sens horaire, chacun joue face visible une de ses trois cartes Soutien ou aucune, et ce à chaque combat.
    .title = Jouer un soutien
rule-CB-3 = Le combattant ne joue pas de carte Soutien.
    .title = Combattant sans soutien
rule-CB-4 = Les cartes qui s’utilisent avant le lancer servent après la décision des soutiens.
    .title = Avant le lancer
rule-CB-5 = Étape 1 : le combattant lance les deux dés. Le gris est « ton dé », le rouge le « dé ennemi ».
    .title = Lancer les dés
rule-CB-6 = Étape 2 : un bois relance le dé gris, une pierre relance le dé rouge, un poison ajoute 1 au gris, une ferraille retire 1 au rouge, aussi souvent que tu veux. Seul le combattant dépense, et seulement ses propres ressources.
    .title = Ressources au combat
rule-CB-7 = Chaque modification (capacité, objet, ressource, carte de chaque soutien) se résout une par une. Le combattant décide de la suivante.
    .title = Une à la fois
rule-CB-8 = Chaque objet sert au plus une fois par combat, mais plusieurs armes peuvent toutes servir. Un bonus permanent ne compte pas comme un usage.
    .title = Objets au combat
rule-CB-9 = « Une fois par combat » vaut de nouveau à chaque combat, y compris contre un ennemi Mortel qui recommence.
    .title = Une fois par combat
rule-CB-10 = Un bonus ou un malus reste attaché à son dé et s’applique aussi après une relance.
    .title = Bonus et relances
rule-CB-11 = Le nombre indiqué est celui de la face du dé, sans modification. Le résultat final tient compte de toutes les modifications.
    .title = Indiqué et final
rule-CB-12 = Seuls les combattants utilisent objets et capacités de personnage. Un soutien ne le peut que si une carte le dit.
    .title = Qui utilise quoi
rule-CB-13 = La carte d’un soutien agit à l’étape 2, quand le combattant l’appelle. Si elle dit « peut », le soutien choisit à ce moment ; sinon elle est obligatoire, et l’étape ne finit pas avant. À la fin du combat, toutes les cartes jouées retournent en main, utilisées ou non.
    .title = Effet des cartes Soutien
rule-CB-14 = Étape 3, d’abord : si le dé gris atteint ou dépasse la Défense, l’ennemi subit un dégât, noté par un marqueur.
    .title = Toucher l’ennemi
rule-CB-15 = L’ennemi est vaincu quand ses marqueurs atteignent ou dépassent sa Santé. Le combattant reçoit la récompense avant de subir des dégâts ; la carte retourne dans sa pioche, et le jeton rejoint les monstres déjà utilisés, la défausse de son symbole ou, s’il est spécial, la réserve.
    .title = Vaincre l’ennemi
rule-CB-16 = Étape 3, ensuite : si le dé rouge atteint ou dépasse l’Attaque, le combattant subit un dégât physique, même si l’ennemi vient d’être vaincu.
    .title = Être touché
rule-CB-17 = Un ennemi d’Attaque « – » n’inflige jamais de dégât. Le dé rouge ne sert alors qu’au repli.
    .title = Ennemi sans Attaque
rule-CB-18 = Le combattant garde toute la récompense ou en donne ce qu’il veut aux soutiens de ce combat, qu’ils aient joué une carte ou non.
    .title = Partager la récompense
rule-CB-19 = Un combattant qui vainc l’ennemi et est éliminé dans le même combat reçoit d’abord la récompense. Elle peut ensuite être pillée.
    .title = Vaincre et mourir
rule-CB-20 = Un dégât infligé hors combat peut vaincre un ennemi : celui qui l’inflige reçoit la récompense, même de loin. Sinon, le dégât reste.
    .title = Dégâts hors combat
rule-CB-21 = Étape 4 : un ennemi non vaincu se replie, et le combat est fini. Sa carte reste ouverte et garde ses dégâts.
    .title = Ennemi non vaincu
rule-CB-22 = On est soutien par la seule distance, à 2 cases ou moins, carte jouée ou non.
    .title = Qui est soutien
rule-CB-23 = Les effets des soutiens se résolvent eux aussi dans l’ordre que choisit le combattant.
    .title = Ordre des soutiens
rule-CB-24 = Un soutien ne dépense pas de ressources pour le combat.
    .title = Soutiens sans dépense
rule-CB-25 = Un combat hors de ton tour (nuit, menace, effet d’un autre) comporte toutes les étapes. Tu peux y utiliser objets, capacités et ressources.
    .title = Combat hors tour
rule-CB-26 = L’ordre d’un combat : révéler l’ennemi, décision des soutiens, cartes d’avant le lancer, lancer, modifications. Puis dégât à l’ennemi avec défaite et récompense, dégât au combattant, élimination, repli, fin.
    .title = Déroulement d’un combat

## Repli, fuite et ennemis mortels

rule-RT-1 = Un ennemi qui se replie va face visible sur la case adjacente dans la direction que la boussole donne au nombre indiqué par le dé rouge. Les modifications n’y changent rien.
    .title = Direction du repli
rule-RT-2 = S’il devait quitter le plateau ou entrer sur une tuile face cachée ou sur la case d’un survivant, le combattant choisit une case révélée adjacente sans survivant.
    .title = Repli empêché
rule-RT-3 = S’il n’y a aucune case adjacente de ce genre, l’ennemi va sur la case révélée sans survivant la plus proche.
    .title = Ennemi encerclé
rule-RT-4 = Un ennemi qui se replie de 2 cases fait les deux pas dans la même direction. Il renonce au second s’il mène hors du plateau, sur une tuile face cachée ou sur la case d’un survivant ; si le premier est déjà impossible, le combattant choisit une seule case adjacente.
    .title = Repli de deux cases
rule-RT-5 = Un jeton qui s’est replié reste face visible.
    .title = Jeton replié visible
rule-FL-1 = Fuir n’est possible que par une carte et ne coûte rien de plus : va sur une case révélée adjacente sans monstre ; s’il n’y en a pas, tu ne peux pas fuir. Le combat cesse aussitôt, les étapes restantes et le repli n’ont pas lieu, et l’ennemi reste où il est, carte ouverte.
    .title = Fuir un combat
rule-FL-2 = Si d’autres survivants restent sur la case de l’ennemi, il combat aussitôt l’un d’eux, même si c’est un jeton environnement. Ils choisissent le combattant ; à défaut d’accord, le chef décide.
    .title = Ceux qui restent
rule-FL-3 = Après une fuite, l’ennemi garde sa case, sa carte ouverte et ses dégâts. La prochaine rencontre reprend avec cette carte.
    .title = Après la fuite
rule-DE-1 = Un ennemi Mortel ne se replie jamais. Il recommence, chaque fois par un combat entier, jusqu’à être vaincu ou jusqu’à ce que tous les survivants de sa case soient éliminés, même si un seul d’entre eux l’a récolté.
    .title = Ennemi Mortel
rule-DE-2 = Le combattant suivant est le prochain survivant de la case dans le sens horaire ; s’il n’y en a pas d’autre, le même s’il vit encore. Sinon, c’est fini, et l’ennemi reste face visible, carte ouverte.
    .title = Combattant suivant
rule-DE-3 = Fuir un ennemi Mortel ne t’éloigne pas : le combat cesse, et un nouveau commence avec le combattant suivant.
    .title = Pas de fuite réelle
rule-DE-4 = À chaque reprise d’un ennemi Mortel, les soutiens décident de nouveau et les capacités « une fois par combat » peuvent resservir.
    .title = Reprise du combat

## Règles d’or, objets et usages

rule-GO-1 = Si une carte contredit la règle, c’est la carte qui compte.
    .title = La carte prime
rule-GO-2 = Dans un texte de carte, « ne peut pas » est absolu : rien ne permet d’y échapper.
    .title = Interdiction absolue
rule-GO-3 = Marqueurs, feux et jetons ressource sont illimités. Tout le reste se limite au contenu de l’exemplaire du jeu.
    .title = Matériel illimité
rule-GO-4 = Si tu dois perdre ou défausser plus que tu n’as, donne ce que tu as. Un coût, lui, se paie en entier, sinon la chose n’a pas lieu.
    .title = Perdre ce qu’on peut
rule-GO-5 = Un effet impossible est ignoré, et le reste de la carte s’applique. La carte va ensuite là où vont les cartes de son type.
    .title = Effet impossible
rule-GO-6 = Ce qui est retiré de la partie ne revient plus.
    .title = Retiré de la partie
rule-GO-7 = Un coût n’est pas une perte : tu ne peux rien fabriquer sans tout payer, mais on peut te prendre moins que demandé si tu n’as pas assez.
    .title = Coût et perte
rule-OD-1 = Une carte « une fois par jour » qui a servi est épuisée pour tous jusqu’au jour suivant, même si elle change de main.
    .title = Une fois par jour
rule-OD-2 = Chaque exemplaire d’une telle carte se compte à part.
    .title = Plusieurs exemplaires
rule-OD-3 = Elle peut servir la nuit si elle n’a pas servi ce jour-là. Elle est prête de nouveau dès le début du jour suivant.
    .title = Usage de nuit
rule-OD-4 = Au début de chaque jour, toutes les cartes « une fois par jour » sont de nouveau prêtes.
    .title = Cartes de nouveau prêtes
rule-IT-1 = Les marqueurs prévus quand un objet est fabriqué ou trouvé ne se posent que s’il vient d’une pioche.
    .title = Marqueurs de départ
rule-IT-2 = Les marqueurs déjà posés restent sur un objet échangé.
    .title = Marqueurs à l’échange
rule-IT-3 = Fabriquer de nouveau un objet, en payant l’action et le coût, donne un exemplaire neuf avec tous ses marqueurs.
    .title = Fabriquer à neuf
rule-IT-4 = Un objet pillé ou remis par un autre ne reçoit pas de nouveaux marqueurs.
    .title = Objets transmis

## Actions de carte

rule-CA-1 = Une capacité imprimée avec un coût en endurance est une action du survivant à qui appartient la carte, personnage ou objet. Si le texte l’ouvre à tous, elle peut aussi se trouver sur une Amélioration, la quête active, une carte Découverte ouverte ou la fiche de terrain.
    .title = Action de carte
rule-CA-2 = Paie l’endurance imprimée, au lieu de 1, et tous les autres coûts, en entier et avant l’effet.
    .title = Coût imprimé
rule-CA-3 = Seul le survivant actif peut la faire, à son tour et entre deux actions. Elle peut être répétée, sauf limite comme « une fois par jour ».
    .title = Moment et répétition
rule-CA-4 = Elle est impossible si une condition manque (feu, camp, trait) ou si son effet ne ferait rien du tout.
    .title = Action de carte impossible
rule-CA-5 = Un déplacement par action de carte suit les règles du déplacement par capacité : sol ignoré, arrêt sur la case d’un monstre, ni interruption ni récolte gratuite.
    .title = Déplacement par carte
rule-CA-6 = Une capacité sans coût en endurance n’est pas une action. Elle s’applique ou s’utilise au moment imprimé, même hors de ton tour ; en combat, par les combattants seulement.
    .title = Capacités sans endurance
rule-CA-7 = Une action de carte est une seule action : à sa fin, on vérifie la limite de transport, puis la quête.
    .title = Une action entière

## Solo

rule-SO-1 = En solo : quatre personnages au choix, 12 points d’endurance, trois projets, pas de cartes Soutien, et les menaces Communauté sont remplacées. Tu es toujours le chef ; échanger, soigner un autre, céder un objet en double, partager une récompense et jouer le scénario 5 sont impossibles.
    .title = Jouer seul

## Scénario 5

rule-S5-1 = Le scénario 5 demande au moins deux joueurs et se joue sur n’importe quel terrain, hors de l’histoire principale. Le dernier survivant gagne.
    .title = Le dernier survivant
rule-S5-2 = Tous les projets sont exposés dès le début, y compris les complexes si la fiche de terrain les emploie. Personne n’en pioche, et chacun peut fabriquer n’importe lequel.
    .title = Projets tous exposés
rule-S5-3 = Examiner un point de repère fait résoudre une carte Découverte 100 au hasard, au lieu de la sienne. Pose un marqueur sur la case du point de repère, même si la carte t’a déplacé ; les jetons numérotés gardent leurs propres numéros.
    .title = Repères au hasard
rule-S5-4 = Une case qui porte un marqueur ne peut plus être examinée.
    .title = Repère épuisé
rule-S5-5 = Le premier jour, il est interdit d’attaquer un survivant.
    .title = Premier jour paisible
rule-S5-6 = Attaquer un survivant coûte 3 points d’endurance et vise un survivant de ta case, jamais une victime. Tu es l’attaquant, l’autre est le défenseur ; tous deux sont combattants.
    .title = Attaquer un survivant
rule-S5-7 = L’attaquant lance le dé gris, le défenseur le rouge. Chacun appelle « ton dé » celui qu’il a lancé et « dé ennemi » l’autre, pour les capacités comme pour les ressources : bois et poison agissent sur ton dé, pierre et ferraille sur le dé ennemi.
    .title = À chacun son dé
rule-S5-8 = À partir de l’attaquant et dans le sens horaire, les combattants et les soutiens dont la carte n’a pas encore servi utilisent chacun un seul effet ou passent. Un soutien dont la carte est obligatoire l’utilise à son premier tour dans cette étape.
    .title = Modifier à tour de rôle
rule-S5-9 = Un bonus ou un malus gratuit sur un dé agit toujours, pour les deux combattants. Il ne prend pas de tour et ne peut pas être retenu. Ce qui a un prix, ne serait-ce que son seul usage du jour, s’utilise à son tour.
    .title = Bonus permanents
rule-S5-10 = Tu peux passer et agir plus tard dans la même étape. Elle s’arrête quand tous les participants ont passé l’un après l’autre ; tout effet utilisé fait repartir ce compte.
    .title = Passer son tour
rule-S5-11 = Les soutiens n’utilisent ni objets, ni capacités de personnage, ni ressources : seulement leur carte.
    .title = Soutiens limités
rule-S5-12 = Si le dé gris donne 10 ou plus, le défenseur subit un dégât physique. L’attaquant peut aussi lui prendre une ressource de son choix, même sur un objet de transport, jamais un objet.
    .title = L’attaquant touche
rule-S5-13 = Si le dé rouge donne 10 ou plus, l’attaquant subit un dégât physique. Le défenseur peut aussi lui prendre une ressource de son choix, même sur un objet de transport, jamais un objet ; les deux dés peuvent toucher à la fois.
    .title = Le défenseur touche
rule-S5-14 = Il n’y a pas de repli. Tu peux attaquer autant de fois que tu veux dans ton tour, pour 3 points d’endurance chaque fois.
    .title = Attaques répétées
rule-S5-15 = Les autres survivants à 2 cases ou moins de la case des combattants sont soutiens et peuvent jouer une carte avant le lancer, à partir de la gauche de l’attaquant. Aucun des deux combattants n’en joue.
    .title = Soutiens du duel
rule-S5-16 = Submerger inflige un dégât de plus au défenseur s’il est touché. Si l’attaquant subit des dégâts, le joueur de cette carte subit un dégât physique.
    .title = Submerger dans un duel
rule-S5-17 = Un soutien qui a joué Assaillir ou Protéger ne peut pas recevoir de dégâts à la place d’un combattant.
    .title = Pas de dégâts détournés
rule-S5-18 = Annuler un dégât n’annule que celui-là, le reste est infligé. Même si tous les dégâts sont annulés, la ressource peut être prise.
    .title = Annuler des dégâts
rule-S5-19 = Attaquant et défenseur utilisent tous deux leurs objets, capacités et ressources. Ni l’un ni l’autre ne joue de carte Soutien.
    .title = Deux combattants
rule-S5-20 = L’adversaire compte comme ennemi, mais pas comme monstre. Une arme contre les ennemis agit donc, un effet contre les monstres non.
    .title = Ennemi, pas monstre
rule-S5-21 = Le droit de prendre une ressource dépend du dé, 10 ou plus, et non des dégâts infligés.
    .title = Droit de prendre
rule-S5-22 = Personne ne reçoit de projets de départ et personne n’en pioche pendant la partie.
    .title = Sans projets en main
rule-S5-23 = Tout le reste suit les règles habituelles : nuits, menaces, monstres, échanges, pillage et chef.
    .title = Règles inchangées

## Cartes Soutien

rule-SU-1 = Assaillir et Protéger font choisir un combattant : dans le scénario 5, tu peux donc aider l’un ou l’autre camp. Submerger aide toujours l’attaquant. Dans un combat ordinaire, il n’y a qu’un combattant.
    .title = Choisir un combattant
rule-SU-2 = Submerger n’ajoute son dégât que si l’ennemi est touché. Plusieurs Submerger s’additionnent, chacun avec son propre risque ; chaque dégât peut être annulé à part.
    .title = Plusieurs Submerger
rule-SU-3 = Le +2 d’Assaillir et le −2 de Protéger restent attachés au dé après une relance. Le nombre indiqué ne change pas, donc la direction du repli non plus.
    .title = Bonus attachés au dé
rule-SU-4 = Quand le combattant doit subir des dégâts, il en annule d’abord ce qu’il peut. Puis on demande aux soutiens qui ont joué Protéger, à partir de sa gauche, et le premier qui accepte subit un dégât ; ensuite, le combattant peut en donner un à un seul soutien qui a joué Assaillir et subit le reste. Un soutien reçoit ainsi au plus un dégât par combat et ne le transmet pas.
    .title = Répartir les dégâts
rule-SU-5 = Un dégât donné à un soutien garde son type et peut l’éliminer. Le contrecoup de Submerger n’a lieu que si le combattant lui-même a subi au moins un dégât.
    .title = Dégâts des soutiens
rule-SU-6 = Contre une Attaque « – », il n’y a rien à répartir et pas de contrecoup. Après une fuite avant l’étape 3, les cartes retournent en main sans effet.
    .title = Soutien sans effet
rule-SU-7 = Dans le scénario 5, Assaillir et Protéger ne détournent pas de dégâts vers leur joueur.
    .title = Soutien au scénario 5

## Décisions : points ouverts

rule-R-1 = Si le chef gagne, le jeton passe au survivant suivant sur le plateau, dans le sens horaire, comme s’il était éliminé.
    .title = Le chef gagne
rule-R-2 = Pour écarter le chef par un vote, il faut au moins deux autres survivants. S’il n’y en a qu’un, le chef décide seul.
    .title = Vote à deux
rule-R-3 = La distance est le plus petit nombre de pas sur des cases révélées, sans tenir compte du sol ni des jetons. Elle vaut pour « à N cases ou moins », « le plus proche » et « vers » ; les tuiles face cachée ne sont pas sur le plateau.
    .title = Mesurer la distance
rule-R-4 = Seule l’eau pure soigne la soif. L’eau sale ne sert qu’à ce que dit une carte, un projet ou la fiche de terrain.
    .title = Eau pure, eau sale
rule-R-5 = Pour un nouveau projet, choisis parmi les pioches non vides ; s’il n’y en a pas, tu ne pioches rien. Sans exemplaire de l’objet dans la pioche, tu ne peux pas fabriquer et rien n’est payé, sauf si tu en possèdes un : il retourne d’abord dans la pioche et tu le reprends à neuf.
    .title = Projets ou objets épuisés
rule-R-6 = Chaque pas d’un monstre doit réduire sa distance à la cible. Entre pas équivalents, le chef choisit.
    .title = Chemin d’un monstre
rule-R-7 = S’il n’y a plus de source d’eau, aucune n’est posée, et la case n’en a pas.
    .title = Sources épuisées
rule-R-8 = Un ennemi peut se replier sur une case où se trouvent d’autres jetons. Il ne s’y passe rien.
    .title = Repli parmi des jetons
rule-R-9 = Lors d’un repli de 2 cases, si le second pas est empêché par le bord, une tuile face cachée ou un survivant, l’ennemi reste après le premier. Si le premier est empêché, le combattant choisit une seule case adjacente.
    .title = Repli de deux empêché
rule-R-10 = Arriver sur la case d’un monstre spécial, de quelque façon que ce soit, mène au combat avant toute autre chose.
    .title = Case d’un monstre spécial
rule-R-11 = La partie s’arrête quand il n’y a plus de survivant sur le plateau, et non dès la dernière quête accomplie. Une quête peut l’arrêter plus tôt si elle dit que tous les autres perdent.
    .title = Quand tout s’arrête
rule-R-12 = Toute case révélée sans survivant convient pour un repli : camp, point de repère, source d’eau ou case d’une victime.
    .title = Cases de repli
rule-R-13 = Dans le scénario 5, les ressources agissent selon le rôle et non selon la couleur du dé : le poison du défenseur renforce le dé qu’il a lancé.
    .title = Ressources selon le rôle
rule-R-14 = Les dégâts appartiennent au jeton : deux ennemis de même numéro comptent chacun les leurs. Un jeton ennemi mène toujours au combat, même si une carte de son numéro est déjà ouverte.
    .title = Dégâts par jeton
rule-R-15 = Si tous les survivants restants sont éliminés en même temps, la partie est finie et ils perdent. Ceux qui avaient gagné avant restent gagnants.
    .title = Tous éliminés
rule-R-16 = Submerger : si l’ennemi est touché, il subit un dégât de plus ; si le combattant subit des dégâts, tu subis un dégât physique. Assaillir : +2 au dé d’un combattant, qui peut te donner un des dégâts qu’il devrait subir. Protéger : tu peux donner −2 au dé ennemi d’un combattant et tu peux subir un de ses dégâts à sa place.
    .title = Textes des cartes Soutien

## Décisions : élimination et victoire

rule-R-17 = Si un effet blesse plusieurs survivants, tous subissent leurs dégâts, puis tous ceux au-delà de trois sont éliminés ensemble. Ensuite seulement, le jeton chef change de main, sans passer par eux.
    .title = Éliminés ensemble
rule-R-18 = Quand le dernier survivant quitte le plateau, tout s’arrête. Rien d’autre n’est résolu.
    .title = Arrêt immédiat
rule-R-19 = Si tu es éliminé pendant ton tour, il est fini. Le reste de l’action est perdu et rien n’est remboursé.
    .title = Éliminé à son tour
rule-R-20 = Les dégâts au-delà du quatrième sont ignorés.
    .title = Dégâts en trop
rule-R-21 = Si le combattant est éliminé sans avoir vaincu l’ennemi, celui-ci se replie quand même selon le dé rouge, sauf s’il est Mortel. Un choix éventuel revient au chef.
    .title = Repli après élimination
rule-R-22 = Si le combattant est éliminé et que d’autres monstres sont sur la case, les survivants restés là continuent et choisissent le combattant. S’il n’y en a pas, les monstres restent face visible.
    .title = Monstres restants
rule-R-23 = La quête n’est vérifiée qu’à la fin d’une action (après la limite de transport), d’un combat hors action, de chaque menace et de la carte Nuit, et au début du jour. Elle ne l’est jamais au milieu d’un combat ou d’une carte.
    .title = Vérifier la quête
rule-R-24 = Un évènement attendu par la quête, comme une défaite, est retenu jusqu’à la prochaine vérification ; un état, comme être au camp avec du bois, doit être vrai à ce moment. Tous ceux qui remplissent la condition de victoire à la même vérification gagnent.
    .title = Évènements et états
rule-R-25 = Un nouveau chapitre est vérifié aussitôt, dans la même vérification. Chaque chapitre l’est une fois au plus par vérification.
    .title = Chapitres en chaîne
rule-R-26 = Les éliminations précèdent la vérification : un éliminé ne peut ni accomplir la quête ni gagner. Ce qu’il a déjà obtenu, comme vaincre un ennemi de quête, compte pour les autres.
    .title = Éliminé avant vérification
rule-R-27 = Gagner à son tour termine ce tour, et le survivant suivant joue. Si tu gagnes la nuit, le reste de la nuit continue pour les autres.
    .title = Gagner en cours de route
rule-R-28 = Le dernier chapitre reste actif après le premier gagnant, sauf indication contraire.
    .title = Après le premier gagnant
rule-R-29 = Les objets de quête d’un gagnant retournent dans leur pioche, ceux d’une victime peuvent être pillés. Une quête qui en a besoin peut donc toujours être accomplie de nouveau.
    .title = Objets de quête retrouvés
rule-R-30 = Avant ta première action du tour, tu peux abandonner ; tu es alors éliminé et on peut te piller. Pour que chaque partie finisse, tous les survivants encore sur le plateau perdent après la nuit 60, sauf si vous désactivez cette limite.
    .title = Abandon et fin forcée
rule-R-31 = Victimes et gagnants ne sont ni cibles, ni obstacles, ni témoins, et ne votent pas.
    .title = Hors du jeu

## Décisions : chef et groupe

rule-R-32 = Chaque nuit, s’il y a au moins deux autres survivants, chacun sauf le chef propose en même temps un survivant, lui-même s’il le veut ; les voix sont ensuite révélées. S’ils proposent tous la même personne, autre que le chef, elle devient chef. Sinon, le chef garde le jeton ou le donne au survivant du plateau de son choix.
    .title = Vote de la nuit
rule-R-33 = Pour choisir un combattant sur une case partagée, ceux qui s’y trouvent proposent quelqu’un en même temps. S’ils ne sont pas unanimes, le chef décide, où qu’il soit.
    .title = Décision de groupe
rule-R-34 = L’ordre des tours est fixé au début du jour. Un jeton chef qui passe pendant le jour n’y change rien avant le lendemain ; personne ne joue deux fois ni ne perd son tour.
    .title = Ordre fixé
rule-R-35 = Si le chef disparaît au milieu d’une carte, son successeur continue à la même ligne.
    .title = Chef perdu en route
rule-R-36 = Il y a toujours un chef : le jeton passe à un survivant du plateau. S’il n’y en a plus, la partie est finie.
    .title = Toujours un chef
rule-R-37 = Si une ligne laisse un choix à chacun, comme manger ou subir la faim, on demande à partir du chef et dans le sens horaire. Les effets s’appliquent ensuite ensemble.
    .title = Choix de chacun

## Décisions : tours, actions et échanges

rule-R-38 = Une action ne commence qu’entre deux actions. Pendant une action, il n’y a que ses propres choix et ceux du combat.
    .title = Entre deux actions
rule-R-39 = Pas d’échange en combat, la nuit, au tour d’un autre ou au milieu d’une action. On n’abandonne et ne remet rien non plus, sauf un objet en double, une récompense ou l’excédent de la limite.
    .title = Quand échanger
rule-R-40 = Une offre refusée ne coûte rien. Quand le même partenaire a refusé trois offres, tu ne peux plus lui en faire ce tour-ci. Une offre que tu retires toi-même ne compte pas.
    .title = Offres refusées
rule-R-41 = Un échange se fait d’un seul coup, des deux côtés à la fois. Viennent ensuite les objets du même nom, puis les limites de transport, le survivant actif d’abord.
    .title = Échange en bloc
rule-R-42 = Les objets portent d’eux-mêmes autant qu’ils peuvent, car charger et décharger est libre à tout moment. On ne te demande s’il faut diviser un jeton double que lors d’un échange ou d’un dépassement de la limite ; quand tu paies, les jetons simples partent d’abord.
    .title = À tout moment
rule-R-43 = Un coût réduit ne descend jamais sous 0. Un déplacement à 0 point d’endurance reste l’action Se déplacer et récolter.
    .title = Coûts réduits
rule-R-44 = Une capacité qui coûte de l’endurance et s’utilise en combat n’est pas une action. Le combattant peut s’en servir à ce moment, à son tour ou non.
    .title = Endurance en combat
rule-R-45 = Une capacité gratuite sans limite imprimée sert une fois par combat, ou une fois par tour.
    .title = Capacités sans limite
rule-R-46 = Tu peux examiner un point de repère dont la carte n’est plus là : l’endurance est dépensée et il ne se passe rien.
    .title = Repère sans carte
rule-R-47 = À ton tour, entre deux actions, tu peux montrer un projet de ta main au joueur de ton choix. C’est gratuit et sans effet.
    .title = Montrer ses projets
rule-R-48 = Soigner un autre ne demande pas son accord ; lui remettre un objet, un double ou une récompense, si. S’il refuse, tu gardes la chose, mais un objet en double retourne dans sa pioche.
    .title = Accord pour recevoir

## Décisions : objets et transport

rule-R-49 = Avec plus de dix objets de quête, garde-les tous et laisse tout le reste. Tu peux encore en prendre d’autres.
    .title = Trop d’objets de quête
rule-R-50 = Pour un gain hors de ton tour, la limite se vérifie quand la carte ou le combat est fini. L’excédent tombe là où tu te trouves alors.
    .title = Gains hors tour
rule-R-51 = L’ancien objet en double ne va qu’à un survivant de ta case qui l’accepte et n’a pas d’objet de ce nom, sinon dans sa pioche. On le décharge d’abord.
    .title = Céder un double
rule-R-52 = Chaque objet de quête n’existe qu’une fois. Il ne retourne donc jamais dans sa pioche comme objet en double.
    .title = Objet de quête unique
rule-R-53 = Un objet pris dans la pioche est neuf : marqueurs complets et « une fois par jour » disponible, même s’il a quitté le jeu ce jour-là.
    .title = Objet neuf
rule-R-54 = Un objet de transport qui quitte son propriétaire autrement que par échange est d’abord déchargé, puis la limite est vérifiée. Ceux d’une victime le sont à sa mort : piller donne donc un jeton ou un objet.
    .title = Décharger avant de céder
rule-R-55 = Récolter, piller et la limite comptent les jetons. Dépenser, perdre et se faire voler comptent les ressources, un double en valant deux.
    .title = Compter les doubles
rule-R-56 = Sur un objet de transport aussi, un double compte pour un jeton, sauf si la carte dit autre chose. Ses deux symboles peuvent être différents.
    .title = Doubles transportés
rule-R-57 = Un objet ne s’abandonne ni ne se défausse à volonté. En excédent, il retourne dans sa pioche, jamais sur la case.
    .title = Objets en excédent
rule-R-58 = « Une fois par jour » vaut pour chaque carte : deux exemplaires servent une fois chacun, et un objet utilisé puis échangé reste utilisé. Il en va de même d’une capacité de personnage prêtée.
    .title = Chaque carte compte
rule-R-59 = Au-delà de la limite, on revient à 10 exactement. Les objets de quête restent hors du choix ; un double peut être séparé, jamais recomposé.
    .title = Revenir à dix
rule-R-60 = Si la pioche de projets normaux est vide et que les complexes sont en jeu, pioche un complexe ; de même dans l’autre sens.
    .title = L’autre pioche

## Décisions : monstres et combat

rule-R-61 = Si un monstre apparaît sur une case à plusieurs survivants, ils choisissent le combattant, même si l’un d’eux a pioché la carte ; à défaut d’accord, le chef décide.
    .title = Apparition partagée
rule-R-62 = Si plusieurs combats doivent avoir lieu, le chef commence, puis on suit le sens horaire. Chacun finit ses monstres ; une case partagée vient au rang de son premier survivant.
    .title = Ordre des combats
rule-R-63 = S’il n’y a aucun jeton monstre, ni neuf ni déjà utilisé, rien n’apparaît. Un monstre spécial déjà sur le plateau n’apparaît pas une seconde fois.
    .title = Pas d’apparition
rule-R-64 = Si plusieurs sont « le plus proche », points de repère et cases de repli compris, le chef choisit.
    .title = Distances égales
rule-R-65 = Un monstre sans chemin vers une cible reste sur place. Envoyé dans une direction barrée, il prend la direction voisine le long du bord, au choix du chef, ou reste.
    .title = Monstre bloqué
rule-R-66 = Un dégât hors combat à un monstre caché le révèle : sa carte s’ouvre avec ses marqueurs, mais aucun combat ne commence.
    .title = Blesser un monstre caché
rule-R-67 = Un ennemi pioché sans jeton et non vaincu ne se replie pas : sa carte reste ouverte avec ses dégâts. Le prochain appel de ce numéro fait combattre cette même carte.
    .title = Ennemi sans jeton
rule-R-68 = Les gains simples d’une récompense arrivent avant le dégât du dé rouge ; un soin peut ainsi te sauver. Ce qui fait résoudre une carte, apparaître un monstre ou combattre attend la fin du combat.
    .title = Moment des récompenses
rule-R-69 = Un résultat modifié peut descendre sous 1 et dépasser 12.
    .title = Résultats sans borne
rule-R-70 = Annuler un dégât agit avant qu’il soit subi. Un dégât annulé ne déclenche rien de ce qui suit un dégât.
    .title = Dégât annulé
rule-R-71 = Tu peux relancer le dé rouge pour orienter le repli, même contre une Attaque « – ». La dernière face indiquée compte.
    .title = Orienter le repli
rule-R-72 = Un repli n’engage jamais de combat, ne révèle rien et ne déplace rien d’autre.
    .title = Repli sans suite
rule-R-73 = Un ennemi encerclé va sur la case révélée sans survivant la plus proche de la case du combat. Cela vaut aussi pour un monstre spécial.
    .title = Repli de l’encerclé
rule-R-74 = S’il n’y a aucune case de ce genre sur tout le plateau, l’ennemi reste, et un monstre continue donc de combattre.
    .title = Aucune case libre
rule-R-75 = Si tu fuis au milieu de plusieurs monstres, tu leur échappes à tous. Ils combattent les survivants encore sur la case.
    .title = Fuir plusieurs monstres
rule-R-76 = Fuir n’est possible qu’au moment prévu par la carte et vers une case permise. Contre un ennemi Mortel, c’est toujours possible, puisque tu ne bouges pas.
    .title = Quand fuir
rule-R-77 = Les soutiens sont fixés avant le lancer. Un déplacement ou une mort pendant le combat n’y change rien.
    .title = Soutiens fixés
rule-R-78 = Les monstres se traversent et partagent une case. L’ordre de leurs avances simultanées est sans effet.
    .title = Monstres entre eux
rule-R-79 = Un monstre déplacé ou posé directement sur la case d’un survivant est révélé. Le combat a lieu après l’effet.
    .title = Monstre posé sur toi
rule-R-80 = Un survivant que l’effet d’un autre amène sur la case d’un monstre combat aussitôt, même hors de son tour.
    .title = Amené devant un monstre
rule-R-81 = Le jeton et la carte d’un ennemi vaincu peuvent revenir, sans dégâts.
    .title = Retour d’un ennemi
rule-R-82 = Si une carte Ennemi change le type ou le nombre des dégâts, elle remplace la règle ordinaire.
    .title = Dégâts de la carte

## Décisions : cartes numérotées, plateau et nuit

rule-R-83 = Une carte de remplacement est elle-même piochée : une autre clé, ou la même, peut la remplacer à son tour. Aucun numéro ne revient deux fois dans une même chaîne.
    .title = Clés en chaîne
rule-R-84 = Si plusieurs clés conviennent, utilises-en une ou aucune. Seuls comptent les objets du survivant qui résout la carte.
    .title = Plusieurs clés
rule-R-85 = Le remplacement n’est possible que si son numéro est dans la pioche ; les numéros au dos sont visibles de tous.
    .title = Remplacement présent
rule-R-86 = Une carte en cours de résolution n’est pas dans sa pioche. Un renvoi vers elle ne trouve rien, donc toute chaîne finit.
    .title = Fin des chaînes
rule-R-87 = Une Amélioration en jeu n’est plus dans sa pioche : un second appel ne trouve rien. S’il en reste un exemplaire, les deux agissent.
    .title = Amélioration en double
rule-R-88 = Si un feu devait naître là où se trouve déjà un jeton feu, aucun n’est ajouté : celui-ci est tourné côté allumé.
    .title = Feu sur feu
rule-R-89 = Si une tuile demande plus de jetons qu’il n’y en a, les cases se remplissent dans l’ordre fixe de la tuile.
    .title = Trop peu de jetons
rule-R-90 = La nuit, être ou non près d’un feu se vérifie quand la ligne s’applique, pour chaque survivant.
    .title = Feu de la nuit
rule-R-91 = Un survivant qui a quitté le plateau avant de piocher sa menace ne la pioche pas.
    .title = Menace sans survivant
rule-R-92 = L’endurance de la nuit au-delà de 12 est perdue.
    .title = Endurance perdue

## Décisions : scénario 5 et secrets

rule-R-93 = Dès qu’il ne reste qu’un survivant, il gagne : au milieu d’une carte, la nuit, ou dans un combat après l’étape 3, quelle que soit la cause des éliminations.
    .title = Victoire immédiate
rule-R-94 = Si les derniers survivants meurent ensemble, personne ne gagne.
    .title = Mort commune
rule-R-95 = Étape 3 d’un duel : on détermine les dégâts des deux dés, on en annule ce qu’on peut, puis les deux combattants subissent le reste en même temps. Viennent les prises de ressource, l’attaquant d’abord, même si celui qui prend ou celui qui perd en est à quatre dégâts ; puis le contrecoup de Submerger ; enfin les éliminations.
    .title = Ordre dans un duel
rule-R-96 = Les cartes de fuite servent aux deux combattants : va sur une case révélée adjacente sans monstre, et le combat cesse sans dégâts. L’endurance de l’attaque reste dépensée.
    .title = Fuir un duel
rule-R-97 = S’il n’y a plus de carte 100 dans la pioche, il ne se passe rien, mais le marqueur est posé quand même.
    .title = Plus de carte 100
rule-R-98 = Le jour 1 est le premier jour, pour tous les joueurs. Ensuite, attaquer demande un autre survivant sur ta case et 3 points d’endurance.
    .title = Dès le deuxième jour
rule-R-99 = La carte 100 est tirée au hasard, à chances égales, parmi celles de la pioche à ce moment. Les cartes Immédiat y retournent.
    .title = Tirage des cartes 100
rule-R-100 = Le texte d’une carte numérotée est caché à tous jusqu’à sa première lecture. Une fois lue, tous peuvent la relire à tout moment. Un bot n’en sait pas plus que toi à sa place.
    .title = Cartes lues et secrètes

## Règle maison

rule-HO-1 = Option, désactivée d’ordinaire : vous gagnez ou perdez tous ensemble. Le premier survivant éliminé fait perdre tout le monde, et vous gagnez quand chaque survivant a gagné.
    .title = Vraie coopération (règle maison)
