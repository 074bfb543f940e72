# The rules of Outlive, one message a rule. Ids as in the rules digest; no variables, and no figure that an owner's pack may replace.


## Set-up

rule-S-1 =
    Two to four players each take a colour, with its shelter and its heroes.
    Every shelter begins with the same three standard rooms, all of them unbuilt.
    .title = Players and colours

rule-S-2 =
    You are dealt six advanced rooms and two leaders; keep four rooms and one leader, the rest leave the game.
    Everyone chooses at the same time and in secret.
    Once all have chosen, rooms and leaders lie open.
    .title = Choosing rooms and leader

rule-S-3 =
    Build one of your seven rooms for free, then put your first survivors on its spaces, in your airlock, or some here and some there.
    Everyone does this at the same time and in secret.
    A room works only while all of its spaces are filled.
    .title = First room, first survivors

rule-S-4 =
    Your leader decides at which locations your heroes start, which resources you begin with, and which piece of equipment is yours.
    That equipment is broken: repair it before you can use it.
    It is set aside for you before the equipment deck is shuffled.
    .title = What your leader brings

rule-S-5 =
    The player with the oldest leader takes the first player token.
    .title = The oldest leader begins

rule-S-6 =
    Your leader names the starting locations; you decide which hero starts at which, one at each.
    By default all players decide at the same time and in secret.
    As an option, heroes are placed openly, one at a time in turn order.
    .title = Placing your heroes

rule-S-7 =
    Six of the twelve events are drawn and laid face down on the Convoy board in order, one for each day.
    Nobody knows which.
    .title = Six events

rule-S-8 =
    The wild game tiles are shuffled into three face-down stacks, in the Forest, in the Mine and at the Fairgrounds; the more players, the higher the stacks.
    Only the top tile of each stack is revealed.
    The remaining tiles leave the game unseen.
    .title = Wild game stacks

rule-S-9 =
    Each of the two cities has its own shuffled pile of search tiles, and both piles hold the same things.
    The anti-radiation algae at the Military Base are ready to be harvested.
    .title = Search piles and algae

rule-S-10 =
    Mary Koolpepper's starting resources come from search tiles: you draw them one by one, naming the city each time, then discard the surplus.
    Take the resources of the tiles you keep; an algae capsule lowers your radioactivity by one square, an empty cupboard gives nothing, whatever your rooms.
    All the tiles go back into their piles, which are shuffled.
    .title = Mary Koolpepper's search


## Dawn

rule-W-1 =
    The Forest, the Mine, the Fairgrounds, the Military Base and the Dam are filled up from the general stock, each to its total for the number of players.
    What is left from the day before stays and counts: nothing is added beyond the total and nothing is taken away.
    .title = Refilling the locations

rule-W-2 =
    The anti-radiation algae at the Military Base are ready again: one dose for the coming day.
    .title = The algae grow back

rule-W-3 =
    One city after the other, first Blackwood, then Silent Peak, discards the equipment left there, draws new tiles and lays them face up.
    What Silent Peak discards is not there yet when Blackwood draws.
    .title = New equipment in the cities

rule-W-4 =
    In each city all search tiles, found or not, are shuffled into a new face-down pile.
    With two or three players some of them are put aside face up, so everyone sees what cannot be found today.
    .title = New search piles

rule-W-5 =
    Every empty spot of the Cargo Ship gets a new survivor.
    .title = Survivors on the ship

rule-Q =
    When the equipment deck is empty, the discarded tiles are shuffled to make a new one; when there are none either, fewer tiles are drawn.
    You never own two tiles of the same kind: one that you already have, broken or repaired, is set aside and you draw again, and what was set aside is then discarded.
    At night, players draw in the order in which they ask.
    .title = Drawing equipment


## Day

rule-D-1 =
    The day begins with the new event: it is revealed and takes effect.
    Then every older event that has not been overcome takes effect again, in the order they came.
    Events are settled one after another, each meeting what the one before has left.
    .title = Events strike

rule-D-2 =
    Beginning with the first player and going clockwise, each player in turn activates one idle hero, until all heroes are done.
    The first player token may change hands during the day, but the order of this day stays as it is.
    .title = One hero each in turn

rule-D-3 =
    The eight locations form a ring, drawn around the edge of the board; the hero moves one or two steps along it, in either direction.
    It must end somewhere else than it began.
    .title = Moving a hero

rule-D-4 =
    Two of your heroes never end at the same location, whether idle or activated.
    Passing through any heroes is free, and your hero may end its move among heroes of other players.
    It may also go to a location that has nothing left.
    .title = One hero per location

rule-D-5 =
    A hero that can move must move, and must be chosen before one that cannot; an edition may differ on this order.
    A hero can only be stuck because the Cargo Ship is blocked: it then stays where it lies, does nothing, counts as done and cannot be put under pressure.
    Help that you could use but need not, such as the Exoskeleton, the Grappling Hook or a room for the Cargo Ship, never obliges a hero to move.
    .title = Heroes that cannot move

rule-D-6 =
    With the Exoskeleton one of your heroes may go any distance for one move.
    All other movement rules still apply.
    .title = The Exoskeleton


## Pressure

rule-P-1 =
    When your hero arrives, and before it does anything else, it applies pressure to every activated hero of another player there whose printed strength is lower; idle heroes are safe.
    This is mandatory and costs nothing.
    It happens on the Cargo Ship too, and at the Dam whether or not you pay for the water.
    .title = Who comes under pressure

rule-P-2 =
    The pressure is the difference between the two printed strengths.
    Neither a Sandstorm nor the Grappling Hook changes it.
    .title = How much pressure

rule-P-3 =
    With the Baseball Bat you may raise the pressure on one of the heroes you put under pressure; say so before the defender answers.
    Heroes of equal strength are never put under pressure, bat or no bat.
    An edition may let the bat count against all of them on that visit.
    .title = The Baseball Bat

rule-P-4 =
    The defender may lower the pressure in any combination of three ways.
    Battle Gear takes off some points; any surplus is lost.
    The room for strength-3 immunity cancels the pressure on one hero of printed strength 3, once a round, when its owner chooses.
    Each munition spent takes off one point and goes to the general stock.
    .title = Defending yourself

rule-P-5 =
    After the defence, each point left costs the defender one supply or material of their choice, never munitions; who has less gives all there is.
    If the attacker has the choice of tribute room, the attacker chooses instead, every time; an edition may limit this to once a round or to a defender who could not have warded off all the pressure, and may let munitions be chosen, too.
    Tribute belongs to the attacker at once, so a microchip may open the Dam straight away.
    .title = Paying tribute

rule-P-6 =
    The attacker cannot spend munitions to add pressure, and cannot forgo the tribute.
    .title = Limits for the attacker

rule-P-7 =
    If several heroes come under pressure, they are settled one after another, clockwise from the attacker.
    .title = Several targets

rule-P-8 =
    A hero that arrives where a stronger one already stands suffers nothing.
    Only arriving heroes apply pressure.
    .title = Arriving among the stronger

rule-P-9 =
    Permanent water is not a token, so it can be neither given nor taken as tribute.
    .title = Permanent water is safe


## Actions

rule-A-1 =
    Your hero has as many action points as its strength; a Sandstorm changes that.
    Spend them in any order on what the location offers.
    You may forgo the rest.
    .title = Action points

rule-A-2 =
    Each action point gives 1 munition, while the stock lasts.
    For 1 action point you may harvest the anti-radiation algae and lower your radioactivity by one square; there is one dose a day for all players together.
    You may take it even when your radioactivity cannot get any lower.
    .title = The Military Base

rule-A-3 =
    Each action point gives 1 wood in the Forest, 1 metal in the Mine or 1 microchip at the Fairgrounds, while the stock lasts.
    At these three locations your hero may also hunt, once per activation.
    .title = Forest, Mine and Fairgrounds

rule-A-4 =
    To catch the open top tile, pay its endurance with action points and munitions in any mix and never more than is needed: munitions alone will do (an edition may ask for an action point), the Shotgun and the Bear Trap each give extra points for this hunt only, and an Animal Mutation makes the catch harder.
    The tile goes beside your shelter and the next one is revealed; caught game never comes back.
    The more tiles of that kind you already have, the more meat you take, up to the fourth catch (an edition may go on); an Epizootic Disease lowers it, never below zero, and your hunting rooms then add theirs even to a catch of no meat.
    With the Thermal Sensor, once you have declared the hunt, you look secretly through the stack and take any tile, the order staying as it is; you may also give up the hunt then, but the Sensor is used.
    .title = Hunting wild game
    .figures = Meat for the first, second, third and fourth catch of the same endurance: { $table }.

rule-A-5 =
    Your hero may end its move here only if the spot of its strength has no activated hero on it; it never takes another spot, not even a lower one.
    A Sandstorm changes its strength, the Grappling Hook leads it higher and is the only way to the highest spot, and the Cargo Ship +2 room, once a round, lets it share an occupied spot (with the Hook, an occupied higher one) and take what that spot gives from the general stock; an edition may allow the sharing on every visit.
    No action points are spent: take the canned goods of the spot, then put its survivor on any free space of your airlock or of a built room; if there is none, the survivor stays.
    The first hero to come here in a round brings its owner the first player token at once, and it counts from the coming night.
    .title = The Cargo Ship
    .figures = Canned goods on spots 3 to 6: { $cans }.

rule-A-6 =
    Pay 1 microchip, or use the Access Card, to open the water for this visit; this costs no action point.
    Then each action point gives 1 water, while the stock lasts.
    .title = The Dam

rule-A-7 =
    Each action point takes one face-up equipment tile of a kind you do not own, or draws one search tile; you see what you got before you choose again.
    You take what the search tile shows; an algae capsule lowers your radioactivity by one square, and an empty cupboard gives nothing.
    Drawn search tiles lie face up for all to see.
    Equipment taken is not replaced before the next dawn.
    .title = Blackwood and Silent Peak

rule-A-8 =
    Equipment is always broken when you get it, and only repaired equipment works.
    Each tile can be used once a round.
    .title = Broken and repaired equipment

rule-A-9 =
    When all heroes are done, the day is over and all of them lie down: they are idle again, each where it is.
    .title = End of the day


## Equipment

rule-G =
    Five tiles add to what you gather: after taking at least one such token there with an action point, you may take more of it from the location's stock, as far as it lasts; these are the Axe (wood, Forest), the Pickaxe (metal, Mine), the Backpack (microchips, Fairgrounds), the Ammo Box (munitions, Military Base) and the Jerrycan (water, Dam).
    Seven bring something from the general stock just for the visit: the Bow (meat, Forest, without a hunt), the Purifier (water, Mine), the Metal Detector (canned goods, Fairgrounds), the Crowbar (microchips, Military Base), the Hacksaw (metal, Cargo Ship), and in either city the Chainsaw (wood) and the Flashlight (a survivor, into a free space of your airlock or of a built room).
    The others help with a move, a hunt, pressure, the Cargo Ship or the Dam.
    .title = Using equipment


## Night

rule-N1 =
    Beginning with the holder of the first player token and going clockwise, each player in turn overcomes one face-up event, today's included, or passes for the rest of this night; it ends when all have passed or no event is left.
    You pay the cost alone.
    The room for overcoming events lowers one cost a night, by some materials or some munitions or some supplies of what the event asks for, and refunds nothing.
    The event stops working, and its card brings you its SP at the end of the game.
    .title = Overcome events
    .figures = The room saves { $materials } materials, or { $munitions } munitions, or { $supplies } supplies.

rule-N2 =
    From here on all players go through the night at the same time, each in their own shelter, strictly step by step.
    Every room with at least one survivor costs its full upkeep in supplies of any mix, and every airlock row with at least one survivor costs 1 water; survivors always stand in the airlock row by row, from the first on.
    The costs are fixed before anybody leaves, and what you can pay you must, so that as little as possible is missing: water goes to the airlock first.
    For each missing token you lose 1 survivor from anywhere in your shelter, as you choose; if you have too few, all leave and the rest is forgotten.
    .title = Feed survivors
    .figures = Supplies are meat, water and canned goods. Spaces in the airlock, row by row: { $rows }.

rule-N3 =
    Your tracer climbs towards the skull by the radiation of this round, less 1 square for each survivor in your airlock, and less again with the airlock room; a surplus does not lower it.
    Survivors lost while feeding no longer shield you.
    Each square beyond the end of the gauge costs you 1 survivor instead, and the tracer stays at the end; survivors lost now have still shielded you.
    .title = Manage radioactivity
    .figures = Radiation from day 1 to day 6: { $waves }. The gauge, best to worst: { $gauge } SP.

rule-N4 =
    Pay 1 supply of any kind to put 1 new survivor on a free space of your airlock.
    Do so as often as you like, as long as there is space.
    .title = Recruit new survivors

rule-N5 =
    In any order and as often as you can, build rooms, move survivors from the airlock to free spaces of built rooms, and use room abilities.
    A room costs materials of any mix; the room for construction makes one room a night cheaper.
    A new room can be filled and used at once.
    Survivors never go back to the airlock or on to another room.
    .title = Build rooms, use abilities
    .figures = A room costs { $build } materials, that is wood, metal or microchips.

rule-N6 =
    Repair as many pieces of equipment as you like, each for the materials printed on it.
    The workshop draws equipment and then makes one repair cheaper, another room saves more on one repair, and a third makes one free; you choose which of the printed materials you save.
    They may help with the same tile, but a cost never falls below nothing.
    .title = Repair equipment

rule-N7 =
    All your meat is lost, and so is the water beyond what a shelter can keep; canned goods keep.
    Used equipment is ready again.
    .title = Shelter upkeep
    .figures = A shelter keeps { $water } water.


## Rooms

rule-R =
    A room works, by day or by night, from the moment its last space is filled until one of its spaces is empty; its help says what it does and when.
    Event immunity and the choice of tribute always work, the rooms for search tiles and for empty cupboards once a round in each city, and all others once a round; an edition may differ for the choice of tribute and for the Cargo Ship +2 room.
    Two copies of a room in one shelter each work for themselves.
    What rooms give comes from the general stock, but extra search tiles come from the pile of that city.
    .title = Room abilities


## Events

rule-E =
    Wildfire, Cave-In, Thieves, Lean Times and Nomads take from the board, more with more players but never below zero; Sandstorm, Epizootic Disease and Animal Mutation hamper heroes and hunts all day.
    The others strike every shelter at the start of the day: a Radioactive Cloud raises your radioactivity (beyond the end of the gauge it costs survivors), a Cold Snap costs survivors, a Rat Infestation costs supplies (1 survivor only if you have none), and an Enemy Clan costs materials and munitions (if you have too few, you keep them and lose 1 survivor).
    All players choose at the same time what they lose, and who has nothing to lose loses nothing.
    An event works every day until somebody overcomes it.
    .title = What events do


## End of the game

rule-Z =
    After the sixth night you score the SP of the events you overcame, SP for the number of your built rooms that are full, the number at your tracer, 1 SP for each survivor in your airlock and rooms, 1 SP for each repaired piece of equipment and 1 SP for each matching pair of symbols among these.
    Whoever has the most SP wins.
    In a tie, more supplies decide, then more materials and munitions together, both counted after the last upkeep.
    If that is equal too, the victory is shared.
    .title = Final score
    .figures = SP for one to seven full rooms: { $points }.
