game-pebbles = Pebbles
pebbles-red = red
pebbles-green = green
pebbles-blue = blue
pebbles-heap = Heap
pebbles-bag = The bag
pebbles-left = { $n ->
    [one] One pebble is left.
   *[other] { $n } pebbles are left.
}
pebbles-none-left = There is none left.
pebbles-not-your-turn = It is not your turn.

pebbles-ask-turn = Which pebble? You may have { $n } more.
pebbles-pick-take = Take { $colour }
    .help = The pebble comes from the heap, where everybody can see it.
pebbles-pick-blind = Draw from the bag
    .help = Nobody knows what it will be, and you must keep it.
pebbles-told-favourite = { $seat }, your favourite colour is { $colour }.
pebbles-told-took = { $seat } took { $colour }.
pebbles-told-drew = { $seat } drew { $colour } from the bag.
pebbles-told-counted = The pebbles are counted.
pebbles-won-points = { $count ->
    [one] { $winners } wins.
   *[other] { $winners } share the victory.
}
pebbles-why-magpie = I like things that shine.

rule-PB-1 = Everybody is dealt a favourite colour in secret; no two are alike.
    .title = Favourites
rule-PB-2 = In your turn, take a pebble from the heap or draw one from the bag.
    .title = A turn
rule-PB-3 = Each pebble counts one point, those of your favourite colour two. The most points win; equals share.
    .title = The end
    .figures = The game ends when everybody has { $hand } pebbles.

pebbles-intro = Collect pebbles, most of all those of your favourite colour.
pebbles-edition-short = A short game.
pebbles-edition-long = A long game.
pebbles-favourite = Your favourite: { $colour }
pebbles-tip-pebbles-ask-turn = What you take tells others what you like.
pebbles-help-heap = shows the heap and what everybody has
pebbles-word-heap = heap pebbles
pebbles-end-possible = Here you can type “save”, “heap” or “log”. Enter leaves.
lab-report-pebbles-colours = Favourites
    .help = How often each favourite colour has won.
lab-fact-favourites = favourite colours
lab-fact-drawn = pebbles drawn from the bag
