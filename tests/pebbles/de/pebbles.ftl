game-pebbles = Kiesel
pebbles-red = Rot
pebbles-green = Grün
pebbles-blue = Blau
pebbles-heap = Haufen
pebbles-bag = Der Beutel
pebbles-left = { $n ->
    [one] Ein Kiesel ist übrig.
   *[other] { $n } Kiesel sind übrig.
}
pebbles-none-left = Davon ist keiner übrig.
pebbles-not-your-turn = Du bist nicht am Zug.

pebbles-ask-turn = Welcher Kiesel? Du darfst noch { $n } haben.
pebbles-pick-take = { $colour } nehmen
    .help = Der Kiesel kommt vom Haufen, wo ihn alle sehen.
pebbles-pick-blind = Aus dem Beutel ziehen
    .help = Niemand weiß, welcher es wird, und du musst ihn behalten.
pebbles-told-favourite = { $seat }, deine Lieblingsfarbe ist { $colour }.
pebbles-told-took = { $seat } hat { $colour } genommen.
pebbles-told-drew = { $seat } hat { $colour } aus dem Beutel gezogen.
pebbles-told-counted = Die Kiesel werden gezählt.
pebbles-won-points = { $count ->
    [one] { $winners } gewinnt.
   *[other] { $winners } gewinnen gemeinsam.
}
pebbles-why-magpie = Ich mag, was glänzt.

rule-PB-1 = Alle bekommen heimlich eine Lieblingsfarbe, jeder eine andere.
    .title = Lieblingsfarben
rule-PB-2 = Nimm in deinem Zug einen Kiesel vom Haufen oder zieh einen aus dem Beutel.
    .title = Ein Zug
rule-PB-3 = Jeder Kiesel zählt einen Punkt, einer der Lieblingsfarbe zwei. Die meisten Punkte gewinnen, bei Gleichstand gemeinsam.
    .title = Das Ende
    .figures = Das Spiel endet, wenn alle { $hand } Kiesel haben.

pebbles-intro = Sammle Kiesel, am besten solche deiner Lieblingsfarbe.
pebbles-edition-short = Ein kurzes Spiel.
pebbles-edition-long = Ein langes Spiel.
pebbles-favourite = Deine Lieblingsfarbe: { $colour }
pebbles-tip-pebbles-ask-turn = Was du nimmst, verrät den anderen, was du magst.
pebbles-help-heap = zeigt den Haufen und was alle haben
pebbles-word-heap = haufen kiesel
pebbles-end-possible = Hier kannst du „save“, „heap“ oder „log“ eingeben. Enter beendet.
lab-report-pebbles-colours = Lieblingsfarben
    .help = Wie oft jede Lieblingsfarbe gewonnen hat.
lab-fact-favourites = Lieblingsfarben
lab-fact-drawn = aus dem Beutel gezogene Kiesel
