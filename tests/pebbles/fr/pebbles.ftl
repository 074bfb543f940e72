game-pebbles = Cailloux
pebbles-red = rouge
pebbles-green = vert
pebbles-blue = bleu
pebbles-heap = Tas
pebbles-bag = Le sac
pebbles-left = { $n ->
    [one] Il reste { $n } caillou.
   *[other] Il reste { $n } cailloux.
}
pebbles-none-left = Il n’en reste plus.
pebbles-not-your-turn = Ce n’est pas ton tour.

pebbles-ask-turn = Quel caillou ? Tu peux encore en avoir { $n }.
pebbles-pick-take = Prendre un caillou { $colour }
    .help = Le caillou vient du tas, où tout le monde le voit.
pebbles-pick-blind = Piocher dans le sac
    .help = Personne ne sait ce que ce sera, et tu dois le garder.
pebbles-told-favourite = { $seat }, ta couleur préférée : { $colour }.
pebbles-told-took = { $seat } a pris un caillou { $colour }.
pebbles-told-drew = { $seat } a pioché un caillou { $colour } dans le sac.
pebbles-told-counted = On compte les cailloux.
pebbles-won-points = { $count ->
    [one] { $winners } gagne.
   *[other] { $winners } se partagent la victoire.
}
pebbles-why-magpie = J’aime ce qui brille.

rule-PB-1 = Chacun reçoit en secret une couleur préférée, différente de celle des autres.
    .title = Couleurs préférées
rule-PB-2 = À ton tour, prends un caillou du tas ou pioches-en un dans le sac.
    .title = Un tour
rule-PB-3 = Chaque caillou vaut un point, deux s’il est de ta couleur préférée. Le plus de points gagne ; à égalité, on partage.
    .title = La fin
    .figures = La partie s’arrête quand chacun a { $hand } cailloux.

pebbles-intro = Ramasse des cailloux, surtout ceux de ta couleur préférée.
pebbles-edition-short = Une partie courte.
pebbles-edition-long = Une partie longue.
pebbles-favourite = Ta couleur préférée : { $colour }
pebbles-tip-pebbles-ask-turn = Ce que tu prends révèle aux autres ce que tu aimes.
pebbles-help-heap = montre le tas et ce que chacun possède
pebbles-word-heap = tas cailloux
pebbles-end-possible = Tu peux taper ici « save », « heap » ou « log ». Entrée quitte.
lab-report-pebbles-colours = Couleurs préférées
    .help = Combien de fois chaque couleur préférée a gagné.
lab-fact-favourites = couleurs préférées
lab-fact-drawn = cailloux tirés du sac
