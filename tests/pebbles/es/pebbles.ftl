game-pebbles = Guijarros
pebbles-red = rojo
pebbles-green = verde
pebbles-blue = azul
pebbles-heap = Montón
pebbles-bag = La bolsa
pebbles-left = { $n ->
    [one] Queda un guijarro.
   *[other] Quedan { $n } guijarros.
}
pebbles-none-left = No queda ninguno.
pebbles-not-your-turn = No es tu turno.

pebbles-ask-turn = ¿Qué guijarro? Puedes tener { $n } más.
pebbles-pick-take = Tomar un guijarro { $colour }
    .help = El guijarro viene del montón, a la vista de todos.
pebbles-pick-blind = Sacar de la bolsa
    .help = Nadie sabe cuál será, y tienes que quedártelo.
pebbles-told-favourite = { $seat }, tu color favorito es el { $colour }.
pebbles-told-took = { $seat } ha tomado un guijarro { $colour }.
pebbles-told-drew = { $seat } ha sacado un guijarro { $colour } de la bolsa.
pebbles-told-counted = Se cuentan los guijarros.
pebbles-won-points = { $count ->
    [one] Gana { $winners }.
   *[other] { $winners } comparten la victoria.
}
pebbles-why-magpie = Me gusta lo que brilla.

rule-PB-1 = Cada uno recibe en secreto un color favorito, distinto del de los demás.
    .title = Colores favoritos
rule-PB-2 = En tu turno, toma un guijarro del montón o saca uno de la bolsa.
    .title = Un turno
rule-PB-3 = Cada guijarro vale un punto, y dos si es de tu color favorito. Gana quien tenga más puntos; si hay empate, se comparte.
    .title = El final
    .figures = La partida termina cuando todos tienen { $hand } guijarros.

pebbles-intro = Reúne guijarros, sobre todo los de tu color favorito.
pebbles-edition-short = Una partida corta.
pebbles-edition-long = Una partida larga.
pebbles-favourite = Tu color favorito: { $colour }
pebbles-tip-pebbles-ask-turn = Lo que tomas revela a los demás lo que te gusta.
pebbles-help-heap = muestra el montón y lo que tiene cada uno
pebbles-word-heap = montón guijarros
pebbles-end-possible = Aquí puedes escribir «save», «heap» o «log». Intro sale.
lab-report-pebbles-colours = Colores favoritos
    .help = Cuántas veces ha ganado cada color favorito.
lab-fact-favourites = colores favoritos
lab-fact-drawn = guijarros sacados de la bolsa
