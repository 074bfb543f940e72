# Les bots sur la page : niveaux, autres bots, temps de réflexion, et pourquoi ils ont joué ainsi.

page-sits-more-bots = Autres bots
page-bot-easy = Bot : facile
    .hint = Joue comme le bot normal, mais rate un coup sur quatre. Idéal pour tes premières parties.
page-bot-normal = Bot : normal
    .hint = Pèse ce que rapporte chaque coup. Un adversaire ou un compagnon correct.
page-bot-hard = Bot : difficile
    .hint = Imagine la suite de la partie avant de jouer.
page-bot-random = Bot : hasard
    .hint = Joue n’importe quoi, sans aucun plan.
page-bot-novice = Bot : novice
    .hint = Joue comme le bot normal et rate un coup sur quatre.
page-bot-greedy = Bot : prudent
    .hint = Pèse ce que rapporte chaque coup et prend soin des siens. Un adversaire correct.
page-bot-scout = Bot : éclaireur
    .hint = Sait survivre : d’abord l’eau, la nourriture et le feu, ensuite la quête.
page-bot-planner = Bot : stratège
    .hint = Imagine la suite de la partie avant de jouer.
page-bot-other = Bot : { $name }
page-bot-at-once = Répond aussitôt.
page-bot-thinks = Réfléchit jusqu’à { $seconds } s par coup.
page-bot-why = Pourquoi { $name } a-t-il fait cela ?
    .hint = Demande au bot d’expliquer son dernier coup.
page-bot-why-short = Pourquoi ?
