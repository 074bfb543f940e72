# The rules of Outlive, one message per rule. Ids as in the rules digest; no variables, and no figure that an owner’s pack may replace.


## Setup

rule-S-1 =
    Two to four players each take a color with its shelter and heroes.
    Every shelter starts with the same three standard rooms, all unbuilt.
    .title = Players and colors

rule-S-2 =
    You are dealt six advanced rooms and two leaders. Keep four rooms and one leader; the rest leave the game.
    All players choose secretly and at the same time.
    Once everyone has chosen, rooms and leaders are revealed.
    .title = Choosing rooms and leader

rule-S-3 =
    Build one of your seven rooms for free, then place your first survivors on its spaces, in your airlock, or both.
    All players do this secretly and at the same time.
    A room works only while all of its spaces are filled.
    .title = First room, first survivors

rule-S-4 =
    Your leader determines where your heroes start, which resources you start with, and which piece of equipment you own.
    That equipment is broken: you must repair it before you can use it.
    It is set aside for you before the equipment deck is shuffled.
    .title = What your leader brings

rule-S-5 =
    The player with the oldest leader takes the first player token.
    .title = The oldest leader starts

rule-S-6 =
    Your leader determines the starting locations. You decide which hero starts where, one at each location.
    By default, all players decide secretly and at the same time.
    As an option, players place their heroes openly, one at a time in turn order.
    .title = Placing your heroes

rule-S-7 =
    Six of the twelve events are drawn at random and placed face down on the Convoy board, one for each day.
    Nobody knows which ones they are.
    .title = Six events

rule-S-8 =
    The wild game tiles are shuffled into three face-down stacks: one in the Forest, one in the Mine and one at the Fairgrounds. The more players, the higher the stacks.
    Only the top tile of each stack is revealed.
    The remaining tiles leave the game unseen.
    .title = Wild game stacks

rule-S-9 =
    Each of the two cities has its own shuffled pile of search tiles. Both piles contain the same tiles.
    The anti-radiation algae at the Military Base are ready to be harvested.
    .title = Search piles and algae

rule-S-10 =
    Mary Koolpepper’s starting resources come from search tiles. Draw them one by one, choosing the city each time, then discard the excess.
    Take the resources on the tiles you keep. An algae capsule lowers your radioactivity by 1 level; an empty cupboard gives nothing, whatever rooms you have.
    All the tiles go back into their piles, which are then shuffled.
    .title = Mary Koolpepper’s search


## Dawn

rule-W-1 =
    Replenish the Forest, the Mine, the Fairgrounds, the Military Base and the Dam from the general stock, each up to its total for the number of players.
    What is left from the day before stays and counts toward the total. Nothing is taken away.
    .title = Replenishing the locations

rule-W-2 =
    The anti-radiation algae at the Military Base are ready again: one dose for the coming day.
    .title = The algae grow back

rule-W-3 =
    First Blackwood, then Silent Peak discards its remaining equipment, draws new tiles and places them face up.
    When Blackwood draws, Silent Peak has not discarded its tiles yet.
    .title = New equipment in the cities

rule-W-4 =
    In each city, all search tiles, drawn or not, are shuffled into a new face-down pile.
    With two or three players, some of them are set aside face up, so everyone sees what cannot be found today.
    .title = New search piles

rule-W-5 =
    Put a survivor on every empty spot of the Cargo Ship.
    .title = Survivors on the ship

rule-Q =
    When the equipment deck is empty, shuffle the discarded tiles into a new deck. If there are none, draw fewer tiles.
    You can never own two tiles of the same kind. If you draw one that you already have, broken or repaired, set it aside and draw again; then discard the tile you set aside.
    At night, players draw in the order in which they ask.
    .title = Drawing equipment


## Day

rule-D-1 =
    At the start of the day, the new event is revealed and takes effect.
    Then every earlier event that has not been overcome takes effect again, in order of appearance.
    Events are resolved one after another, so each one applies to whatever the previous one has left.
    .title = Events strike

rule-D-2 =
    Starting with the first player and going clockwise, each player activates one idle hero, and so on until all heroes are done.
    The first player token may change hands during the day, but the turn order stays the same until night.
    .title = One hero at a time

rule-D-3 =
    The eight locations form a ring. Your hero moves one or two locations along it, in either direction.
    It must end its move at a different location.
    .title = Moving a hero

rule-D-4 =
    Two of your heroes, idle or activated, can never end their moves at the same location.
    Your hero may pass through any location and may end its move where there are heroes of other players.
    It may also go to a location that has nothing left.
    .title = One hero per location

rule-D-5 =
    A hero that can move must move, and you must choose it before one that cannot. Some editions differ on this order.
    A hero is stuck only if the Cargo Ship is blocked. It then stays where it is, lying down, does nothing, counts as done and cannot be put under pressure.
    You never have to use the Exoskeleton, the Grappling Hook or a Cargo Ship room to make a move possible.
    .title = Heroes that cannot move

rule-D-6 =
    With the Exoskeleton, one of your heroes may move any distance once.
    All other movement rules still apply.
    .title = The Exoskeleton


## Pressure

rule-P-1 =
    When your hero arrives, before it does anything else, it applies pressure to each activated hero there that belongs to another player and has a lower printed strength. Idle heroes are safe.
    Applying pressure is mandatory and free.
    It also happens on the Cargo Ship, and at the Dam even if you do not pay for the water.
    .title = Who comes under pressure

rule-P-2 =
    The pressure equals the difference between the two printed strengths.
    Neither a Sandstorm nor the Grappling Hook changes it.
    .title = How much pressure

rule-P-3 =
    With the Baseball Bat, you may increase the pressure on one of the heroes you put under pressure. Declare it before the defender responds.
    Heroes of equal strength never come under pressure, even with the bat.
    In some editions, the bat counts against every hero put under pressure on that visit.
    .title = The Baseball Bat

rule-P-4 =
    The defender may reduce the pressure in three ways, in any combination.
    Battle Gear removes some of it; any excess is lost.
    The room “{ room-hero-immunity }” cancels the pressure on one hero with a printed strength of 3, once per round, when its owner chooses.
    Each munition spent removes 1 point of pressure and goes to the general stock.
    .title = Defending yourself

rule-P-5 =
    After the defense, the defender gives the attacker 1 supply or material of the defender’s choice for each point of pressure left, never munitions. A defender with fewer tokens gives everything they have.
    If the attacker has the room “{ room-choice-of-tribute }”, the attacker always chooses instead. Some editions limit this to once per round or to defenders who could not have fended off all the pressure, and may allow munitions to be chosen.
    Tribute belongs to the attacker immediately, so a microchip may pay for access to the water at the Dam.
    .title = Paying tribute

rule-P-6 =
    The attacker cannot spend munitions to increase the pressure and cannot decline the tribute.
    .title = Limits for the attacker

rule-P-7 =
    If several heroes come under pressure, resolve them one after another, clockwise from the attacker.
    .title = Several targets

rule-P-8 =
    A hero that arrives at a location with a stronger hero does not come under pressure.
    Only arriving heroes apply pressure.
    .title = Arriving among stronger heroes

rule-P-9 =
    Permanent water is not a token, so it cannot be given or taken as tribute.
    .title = Permanent water is safe


## Actions

rule-A-1 =
    Your hero has as many action points as its strength. A Sandstorm changes that.
    Spend them in any order on what the location offers.
    You do not have to spend all of them.
    .title = Action points

rule-A-2 =
    Take 1 munition per action point, while the stock lasts.
    For 1 action point, you may harvest the anti-radiation algae and lower your radioactivity by 1 level. There is only one dose per day for all players together.
    You may take it even if your radioactivity cannot go any lower.
    .title = The Military Base

rule-A-3 =
    Take 1 wood in the Forest, 1 metal in the Mine or 1 microchip at the Fairgrounds per action point, while the stock lasts.
    At these three locations, your hero may also hunt, once per activation.
    .title = Forest, Mine and Fairgrounds

rule-A-4 =
    To catch the top tile, pay its endurance with action points and munitions in any combination, but never more than needed. Munitions alone are enough, though some editions require an action point. The Shotgun and the Bear Trap each give extra points for this hunt only. An Animal Mutation makes the catch harder.
    Put the tile next to your shelter and reveal the next one. Game that has been caught never comes back.
    The more tiles of the same kind you already have, the more meat you take, up to the fourth catch; some editions have no such limit. An Epizootic Disease reduces the meat, but never below 0. Then your hunting rooms add theirs, even to a catch that yields no meat.
    With the Thermal Sensor, once you have declared a hunt, you secretly look through the stack and take any tile without changing the order of the others. You may then still give up the hunt, but the Sensor is used.
    .title = Hunting wild game
    .figures = Meat for the first, second, third and fourth catch of the same endurance: { $table }.

rule-A-5 =
    Your hero may end its move here only if there is no activated hero on the spot that matches its strength. It can never take another spot, not even a lower one.
    A Sandstorm changes its strength. The Grappling Hook takes it higher and is the only way to reach the highest spot. Once per round, the room “{ room-cargo-2 }” lets it share an occupied spot (with the Hook, the next higher one) and take what that spot gives from the general stock; some editions allow this on every visit.
    You spend no action points. Take the canned goods of the spot, then put its survivor on a free space in your airlock or a built room. If there is none, the survivor stays.
    The first hero to arrive here in a round earns its owner the first player token immediately. It takes effect that night.
    .title = The Cargo Ship
    .figures = Canned goods on spots 3 to 6: { $cans }.

rule-A-6 =
    Pay 1 microchip or use the Access Card to access the water for this visit. This costs no action point.
    Then take 1 water per action point, while the stock lasts.
    .title = The Dam

rule-A-7 =
    For each action point, take one face-up equipment tile of a kind you do not own, or draw one search tile. You see what you get before you choose again.
    You take what the search tile shows. An algae capsule lowers your radioactivity by 1 level; an empty cupboard gives nothing.
    Drawn search tiles stay face up for everyone to see.
    Equipment that is taken is not replaced until the next dawn.
    .title = Blackwood and Silent Peak

rule-A-8 =
    Equipment is always broken when you get it. Only repaired equipment works.
    Each tile can be used once per round.
    .title = Broken and repaired equipment

rule-A-9 =
    When all heroes are done, the day ends. Lay all heroes down where they are: they are idle again.
    .title = End of the day


## Equipment

rule-G =
    Five tiles add to what you take. After you take at least one token of that kind at the location with an action point, you may take more from the location’s stock, as long as it lasts: Axe (wood, Forest), Pickaxe (metal, Mine), Backpack (microchips, Fairgrounds), Ammo Box (munitions, Military Base) and Jerrycan (water, Dam).
    Seven tiles bring something from the general stock when you visit a location: Bow (meat, Forest, without a hunt), Purifier (water, Mine), Metal Detector (canned goods, Fairgrounds), Crowbar (microchips, Military Base), Hacksaw (metal, Cargo Ship), and in either city Chainsaw (wood) and Flashlight (a survivor, on a free space in your airlock or a built room).
    The others help with movement, hunting, pressure, the Cargo Ship or the Dam.
    .title = Using equipment


## Night

rule-N1 =
    Starting with the holder of the first player token and going clockwise, each player overcomes one face-up event, including today’s, or passes for the rest of the night. This ends when all players have passed or no event is left.
    You pay the full cost yourself.
    The room “{ room-events }” reduces one cost per night by some of the materials, munitions or supplies that the event requires. It refunds nothing.
    An overcome event no longer has any effect, and its card earns you its SP at the end of the game.
    .title = Overcome events
    .figures =
        The room saves { $materials ->
            [one] { $materials } material
           *[other] { $materials } materials
        }, or { $munitions ->
            [one] { $munitions } munition
           *[other] { $munitions } munitions
        }, or { $supplies ->
            [one] { $supplies } supply
           *[other] { $supplies } supplies
        }.

rule-N2 =
    From this step on, all players resolve the night at the same time, each in their own shelter, strictly step by step.
    Every room with at least one survivor costs its full upkeep in any combination of supplies. Every airlock row with at least one survivor costs 1 water. Survivors in the airlock always fill it row by row, starting with the first.
    The costs are fixed before any survivor is lost. You must pay as much of them as you can, so water goes to the airlock first.
    For each missing token, you lose 1 survivor of your choice from anywhere in your shelter. If you have too few, you lose them all and the rest is ignored.
    .title = Feed survivors
    .figures = Supplies are meat, water and canned goods. Spaces in the airlock, row by row: { $rows }.

rule-N3 =
    Your tracer moves toward the skull by this round’s radiation, minus 1 for each survivor in your airlock and minus the bonus of the room “{ room-airlock-1 }”. Excess protection does not lower it.
    Survivors lost while feeding no longer protect you.
    Each level beyond the end of the gauge costs you 1 survivor instead, and the tracer stays at the end. Survivors you lose this way have still protected you.
    .title = Manage radioactivity
    .figures = Radiation from day 1 to day 6: { $waves }. The gauge, best to worst: { $gauge } SP.

rule-N4 =
    Pay 1 supply of any kind to put 1 new survivor on a free space in your airlock.
    You may do this as often as you like, as long as there is space.
    .title = Recruit new survivors

rule-N5 =
    In any order and as often as you can, build rooms, move survivors from the airlock to free spaces in built rooms, and use room abilities.
    Pay for a room with any combination of materials. The room “{ room-construction }” makes one room per night cheaper.
    You can fill and use a new room right away.
    Survivors never go back to the airlock or move to another room.
    .title = Build rooms, use abilities
    .figures =
        A room costs { $build ->
            [one] { $build } material
           *[other] { $build } materials
        } (wood, metal or microchips).

rule-N6 =
    Repair as many pieces of equipment as you like, each for the materials printed on it.
    The workshop draws equipment and then makes one repair cheaper, another room saves more on one repair, and a third makes one repair free. You choose which of the printed materials you save.
    You may combine them on the same tile, but a cost can never drop below zero.
    .title = Repair equipment

rule-N7 =
    You lose all your meat, and any water beyond what a shelter can keep. You keep canned goods.
    Used equipment is ready again.
    .title = Shelter upkeep
    .figures = A shelter keeps { $water } water.


## Rooms

rule-R =
    A room works, day or night, from the moment its last space is filled until one of its spaces is empty. Its help text says what it does and when.
    “{ room-event-immunity }” and “{ room-choice-of-tribute }” always work, the rooms for search tiles and empty cupboards work once per round in each city, and all others work once per round. Some editions differ for “{ room-choice-of-tribute }” and “{ room-cargo-2 }”.
    Two copies of a room in one shelter work separately.
    Whatever rooms give comes from the general stock, except for extra search tiles, which come from that city’s pile.
    .title = Room abilities


## Events

rule-E =
    Wildfire, Cave-In, Thieves, Lean Times and Nomads take from the board, more with more players, but never below zero. Sandstorm, Epizootic Disease and Animal Mutation hinder heroes and hunts all day.
    The others strike every shelter at the start of the day. A Radioactive Cloud raises your radioactivity (beyond the end of the gauge, it costs survivors). A Cold Snap costs survivors. A Rat Infestation costs supplies (if you have none, 1 survivor). An Enemy Clan costs materials and munitions (if you have too few, you keep them and lose 1 survivor).
    All players choose at the same time what they lose. Players with nothing to lose are not affected.
    An event takes effect every day until a player overcomes it.
    .title = What events do


## End of the game

rule-Z =
    After the sixth night, you score the SP of the events you overcame, SP for the number of your full built rooms, the number next to your tracer, 1 SP for each survivor in your airlock and rooms, 1 SP for each repaired piece of equipment, and 1 SP for each matching pair of symbols among them.
    The player with the most SP wins.
    A tie is broken by more supplies, then by more materials and munitions together, both counted after the last upkeep.
    If players are still tied, they share the victory.
    .title = Final score
    .figures = SP for one to seven full rooms: { $points }.
