# First contact: the overview before the first game, the quick reference, invitations, tables in lists.
# An overview has one to three short sentences a step; a quick reference has one fact a line.

page-overview = Overview
    .hint = The game in two minutes, with pictures.
page-overview-of = { $game } in two minutes
page-overview-skip = Skip
    .hint = Start playing (Esc). You can open the overview again from the menu.
page-overview-back = Back
page-overview-next = Next
page-overview-done = Let’s play
page-overview-step = Step { $n } of { $of }
page-overview-picture = { $game }: a game in progress

page-overview-outlive-goal = The world lies in ruins. In six days Convoy comes, and it takes only one tribe along: the one with the most survival points. You lead four heroes and a shelter full of people.
    .title = Six days to survive
page-overview-outlive-day = By day, players take turns moving one hero, one or two steps around the ring. The number on a hero is its strength: that many action points it has where it arrives. A stronger hero pressures weaker rivals and takes their goods.
    .title = By day: send out your heroes
page-overview-outlive-places = Each location gives something else: wood, metal and microchips to build with, game to hunt, water from the Dam, equipment in the cities, canned goods and a survivor on the Cargo Ship.
    .title = What the locations give
page-overview-outlive-shelter = Your shelter has seven rooms. A room works only while survivors fill all its spaces, and it costs its upkeep in food every night. People who wait in the airlock need only water.
    .title = Your shelter
page-overview-outlive-night = Every night you overcome events, feed your people, face the radiation, recruit, build and repair, in this order. Your airlock stops radiation: one point for each survivor in it. If food is missing, people are lost.
    .title = By night: look after your people
page-overview-outlive-points = After the sixth night you score survivors, full rooms, repaired equipment and the events you overcame. Radioactivity costs points. Your score is always in sight, part by part.
    .title = What counts in the end

page-overview-discover-goal = You wake up in an unknown land with a little food and water. Survive, follow your quest, and find the way home. Several of you can win, or nobody.
    .title = Stranded
page-overview-discover-map = You see only a small part of the land. Scout the tiles next to you, and move from space to space: each ground costs stamina. Face-down tokens hide resources, stories and enemies; landmarks have cards of their own.
    .title = An unknown map
page-overview-discover-stamina = Everything you do costs stamina, usually 1: move, scout, gather, craft, investigate. On your turn you may do as much as you like while it lasts. What you save is still there tomorrow.
    .title = Stamina is your day
page-overview-discover-tools = Resources make tools: your projects say what they cost. Carry food and clean water, too; you can carry ten things in all.
    .title = Gather and craft
page-overview-discover-night = Every night a card is read. You rest, but hunger, thirst, weather and monsters come as well. Each damage takes one of your three hearts, and the fourth is the end. A burning fire is a good place to sleep.
    .title = The nights get harder
page-overview-discover-quest = The quest says what to do next; its stages lead you home. Whoever completes the last one alive has won.
    .title = Your quest

page-rules-quick = Quick reference
page-rules-all = All rules
page-rules-overview = Overview in two minutes

page-quick-outlive-round =
    Six rounds: dawn, day, night.
    Dawn: locations, cities and the Cargo Ship are refilled; the algae are back.
    Day: the new event applies, and every older one that nobody has overcome.
    Players take turns with one hero each until all have acted.
    .title = A round
page-quick-outlive-move =
    One or two steps around the ring; you must end elsewhere.
    Never two of your own heroes at one location.
    As many action points as strength: 3, 3, 4 or 5.
    Unspent points are lost.
    .title = Moving a hero
page-quick-outlive-pressure =
    On arrival, against every weaker rival hero that has already acted.
    The difference in strength is what the rival gives: supplies or materials of their choice.
    Each munition the rival spends saves one token.
    .title = Pressure
page-quick-outlive-places =
    Forest, Mine, Fairgrounds: 1 wood, metal or microchip per point; one hunt per visit.
    Hunt: points and munitions together make the endurance.
    Dam: pay 1 microchip, then 1 water per point.
    Military Base: 1 munition per point; 1 point for the algae (once a day for all).
    Cities: 1 point for a face-up piece of equipment or a search tile.
    Cargo Ship: canned goods and a survivor, no points; the first to come is first player from tonight.
    .title = Locations
page-quick-outlive-night =
    1. Overcome events: pay their cost, take their points.
    2. Feed: upkeep of each room with people; 1 water for each airlock row in use. Each missing token costs a survivor.
    3. Radiation: tonight’s wave minus the survivors in the airlock raises your radioactivity.
    4. Recruit: 1 supply brings 1 survivor into the airlock.
    5. Build: any 3 materials for a room; move people from the airlock into rooms.
    6. Repair equipment for its materials.
    7. All meat spoils, and all water above 2.
    .title = The night, step by step
page-quick-outlive-end =
    Events: the points on their cards.
    Full rooms, 1 to 7: 0, 1, 2, 4, 7, 11, 17 points.
    1 point for each survivor, each repaired piece of equipment and each matching pair.
    Radioactivity: the number on your gauge.
    Ties: most supplies, then most materials and munitions.
    .title = Points

page-quick-discover-turn =
    The chieftain begins; then each survivor takes one turn.
    As many actions as your stamina allows; saved stamina stays.
    The night gives at least 6 stamina; 12 is the most.
    .title = A day
page-quick-discover-actions =
    Move and gather: the cost of the ground; gathering once afterward is free.
    Gather: 1. One token on your space, or water from a source.
    Scout: 1. Reveals a tile that touches your space.
    Investigate: 1. Reads the card of the landmark on your space.
    Craft: 1 and the project’s resources.
    Trade with somebody on your space: 1.
    Cook at a burning fire: 1, any amount of raw meat. Relight a fire: 1 and 1 wood.
    .title = Actions and their stamina
page-quick-discover-carry =
    Ten things in all, resources and items together.
    What you leave behind stays on your space.
    Items of some kinds carry more.
    .title = Carrying
page-quick-discover-damage =
    Three hearts: each damage takes one, the fourth damage ends the game for you.
    Recover for 1 stamina: 1 food for hunger, 1 clean water for thirst, 1 medicine for sickness.
    Physical damage heals only through cards.
    .title = Damage
page-quick-discover-combat =
    Roll both dice. Yours hits at the enemy’s Defense or more; the red one hurts you at its Attack or more.
    Before that, spend wood to reroll yours, stone to reroll the red one.
    Poison adds 1 to yours; salvage takes 1 from the red one.
    Others within 2 spaces may support you with a card.
    .title = Combat
page-quick-discover-win =
    The quest card says what to do; each stage leads to the next.
    Whoever completes the last stage alive wins; the others play on.
    .title = Winning

page-link-code = QR code
    .hint = Shows a code for the camera of a phone.
page-link-here = Only this computer can open this address. To let friends join, start Emberwatch with “--host 0.0.0.0” (in your own network) or behind a public address.
page-link-network = Anyone in the same network can open this address.
page-link-where = Address

page-table-sat-down = { $name } has sat down.
page-table-plays = Now it’s { $name }’s turn.
page-table-rematch-go = To the rematch
    .hint = Somebody has already set up the next game; your seat is waiting.
page-table-rematch-same = Same setup again
    .hint = A rematch with everything as it was.
page-table-rematch-discover-copy = Same copy again
    .hint = A rematch in the same land with the same quest and the same players.

page-line-put-away = Put away
    .hint = Takes this finished game off the list. Nothing is deleted.
page-line-bring-back = Bring back
    .hint = Puts this game back on the list.
page-tables-put-all = Put all away
page-tables-show-away = Show games put away
page-tables-away =
    { $n ->
        [0] No games put away
        [one] One game put away
       *[other] { $n } games put away
    }
page-home-continue = Continue playing
page-home-look = A look at the table
page-join-guided = With a guide
    .hint = If this is your first game: explains everything the first time it comes up.

page-guide-outlive-shelter = To let you start right away, your leader and rooms have been chosen for you, and “Room construction” is built and full: it makes one room cheaper each night. The other rooms are plans that you can build later.
    .title = Your shelter
