# Ce que les commandes affichent.

cli-seat = Joueur { $n }
cli-simulated =
    { $games ->
        [one] Une partie, { $game }.
       *[other] { $games } parties, { $game }.
    }
cli-simulated-seat = Place { $seat } ({ $bot }) : { $won } victoires ({ $share } %), score moyen { $mean }.
cli-simulated-speed = { $speed } parties par seconde, { $decisions } décisions par seconde.
cli-replayed-to = Voilà où en est la partie après { $n } choix.
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
