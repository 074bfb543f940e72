# Environnements pour les programmes qui apprennent.

error-package-missing = Le paquet « { $package } » n’est pas installé. Pour l’installer : pip install 'emberwatch[{ $extra }]'
error-no-such-action = { $action } n’est pas une action valide : les actions sont les nombres de 0 à { $last }, et le masque d’actions dit lesquelles peuvent être choisies maintenant.
error-not-begun = L’environnement n’a pas encore de partie ; appelle d’abord reset().
error-own-seat = Le siège { $seat } ne peut pas être le tien : avec { $seats } sièges, ils sont numérotés de 0 à { $last }. Le mot « random » tire un siège au sort à chaque partie.
error-opponents = Adversaires indiqués : { $found } ; sièges : { $seats }. Indique un seul mot pour tous, ou une liste de { $expected }.
error-batch-actions = Donne une action par table, soit { $count } nombres entiers ; le tableau reçu est de la forme { $found }.
error-batch-action = L’action { $action } n’est pas permise à la table { $table }. Le masque de cette table montre ce qui est permis.
error-batch-caller = Il ne te reste aucun siège : { $players }. Laisse au moins un siège vide ("") dans chaque composition.
error-batch-reward = Les autres processus ne peuvent pas appeler cette fonction. Donne-la sous la forme module:fonction, ou joue dans ce processus.
error-batch-process = Un processus qui joue des tables s’est arrêté : { $words }
error-opponent = { $opponent } ne peut pas jouer à ce jeu ({ $game }). Un adversaire est le nom d’un bot, un bot, une fonction de l’observation et du masque, ou une politique avec une méthode « predict ».
error-vector-actions = Il faut un tableau de { $count } nombres entiers, une action par table ; forme trouvée : { $found }.
error-vector-opponents = Avec d’autres processus, les adversaires doivent être des mots, comme « greedy » : on ne peut y envoyer ni fonctions ni objets. Utilise processes=0.
error-vector-render = Un environnement vectoriel ne dessine rien (render_mode={ $mode }). Pour dessiner, utilise vectorization_mode="sync" ou un environnement à une seule table.
error-imagined-state = Cet état est imaginé et n’a donc pas d’historique à écrire ; sérialise l’état dont il a été tiré.
