# The words of Outlive: resources, locations, rooms, equipment, events, leaders.
# English is the reference for the other languages. Location, room, equipment and event names are capitalized,
# everything else is lower case so that it fits into a sentence.
# Figures are variables, because an owner's pack may replace them.

game-outlive = Outlive


## Resources: the noun as in a list, and an amount of it

resource-meat = meat
resource-water = water
resource-canned-goods = canned goods
resource-wood = wood
resource-metal = metal
resource-microchip = microchips
resource-munition = munitions

amount-meat = { $n } meat
amount-water = { $n } water
amount-canned-goods =
    { $n ->
        [one] { $n } can
       *[other] { $n } cans
    }
amount-wood = { $n } wood
amount-metal = { $n } metal
amount-microchip =
    { $n ->
        [one] { $n } microchip
       *[other] { $n } microchips
    }
amount-munition =
    { $n ->
        [one] { $n } munition
       *[other] { $n } munitions
    }

# Supplies are meat, water and canned goods; materials are wood, metal and microchips; resources are both and munitions.
supplies = supplies
materials = materials
resources = resources
survivors = survivors

amount-supplies =
    { $n ->
        [one] { $n } supply
       *[other] { $n } supplies
    }
amount-materials =
    { $n ->
        [one] { $n } material
       *[other] { $n } materials
    }
amount-survivors =
    { $n ->
        [one] { $n } survivor
       *[other] { $n } survivors
    }
# SP: survival points
amount-points = { $n } SP
amount-action-points =
    { $n ->
        [one] { $n } action point
       *[other] { $n } action points
    }

# The water of the permanent-water room, named where a player chooses what to pay with
permanent-water = permanent water


## Locations

place-forest = Forest
    .to = to the Forest
    .at = in the Forest
place-dam = Dam
    .to = to the Dam
    .at = at the Dam
place-military-base = Military Base
    .to = to the Military Base
    .at = at the Military Base
place-silent-peak = Silent Peak
    .to = to Silent Peak
    .at = in Silent Peak
place-mine = Mine
    .to = to the Mine
    .at = in the Mine
place-cargo-ship = Cargo Ship
    .to = to the Cargo Ship
    .at = on the Cargo Ship
place-fairgrounds = Fairgrounds
    .to = to the Fairgrounds
    .at = at the Fairgrounds
place-blackwood = Blackwood
    .to = to Blackwood
    .at = in Blackwood


## Pieces and parts of the shelter

hero = hero { $strength }
# A space on the Cargo Ship, named after the strength it requires
slot = spot { $strength }
airlock = airlock
gauge = radioactivity gauge
first-player = first player token
shelter = shelter
event-track = Convoy board


## Rooms (at most 26 characters)

room-construction = Room construction
    .help =
        Once per round, in the building step of the night, build one room for { $amount ->
            [one] { $amount } material
           *[other] { $amount } materials
        } less.
room-workshop = Workshop: draw and repair
    .help =
        Once per round, in the repair step of the night, draw { $draw ->
            [one] { $draw } equipment tile
           *[other] { $draw } equipment tiles
        }. Then repair one piece of equipment for { $amount ->
            [one] { $amount } material
           *[other] { $amount } materials
        } less. You choose what you save.
room-events = Overcome events
    .help =
        Once per round, when you overcome an event, reduce its cost by up to { $amount ->
            [one] { $amount } material
           *[other] { $amount } materials
        }, or by up to { $munitions ->
            [one] { $munitions } munition
           *[other] { $munitions } munitions
        }, or by up to { $supplies ->
            [one] { $supplies } supply
           *[other] { $supplies } supplies
        }. You can save only what the event requires; nothing is refunded.

room-hunting-1 = Hunting +1
    .help = Once per round, when you catch wild game, take { $amount } extra meat from the general stock.
room-cargo-1 = Cargo Ship +1
    .help =
        Once per round, when you visit the Cargo Ship, take { $amount ->
            [one] { $amount } extra can
           *[other] { $amount } extra cans
        } from the general stock.
room-look = Look through a search pile
    .help =
        Once per round, at any time during the day, secretly look through the search pile of one city without changing its order.
        You can keep looking at what you have seen until the pile is shuffled.
room-hero-immunity = Strength-3 immunity
    .help = Once per round, when one of your heroes with a printed strength of 3 comes under pressure, you may cancel that pressure. You choose when.
room-choice-of-tribute = Choice of tribute
    .help = Whenever your hero exacts tribute, you, not the defender, choose which supplies and materials you take. You cannot take munitions. In the French and Spanish editions, this works only against a defender who could not have fended off all the pressure. In the French edition, it works once per round; in the Spanish edition, you may also take munitions.
room-hunting-2 = Hunting +2
    .help = Once per round, when you catch wild game, take { $amount } extra meat from the general stock.
room-cargo-2 = Cargo Ship +2, shared spot
    .help =
        Once per round, on one visit to the Cargo Ship (you choose which), take { $amount ->
            [one] { $amount } extra can
           *[other] { $amount } extra cans
        } from the general stock. On that visit, your hero may also share an occupied spot; in the Spanish edition, it may do so on every visit.
        The canned goods and the survivor of a shared spot also come from the general stock.
room-munitions-4 = 4 munitions
    .help =
        Once per round, in the building step of the night, take { $amount ->
            [one] { $amount } munition
           *[other] { $amount } munitions
        } from the general stock.
room-repair-free = Free repair
    .help = Once per round, in the repair step of the night, repair one piece of equipment for free.
room-permanent-water = Permanent water
    .help =
        Once per round, you have { $amount } water to spend at night to overcome an event, feed survivors or recruit. If you still have it when you feed your survivors, you must use it to feed them.
        It is not a token: you cannot give it as tribute, lose it to an event or save it for the next day, and it does not count in a tie.
room-event-immunity = Event immunity
    .help =
        Events do not affect you: you lose nothing to them, and { event-sandstorm }, { event-epizootic-disease } and { event-animal-mutation } do not hinder your heroes.
        { event-wildfire }, { event-cave-in }, { event-thieves }, { event-nomads } and { event-lean-times } still reduce what is on the board for everyone, including you.
room-dismantle = Dismantle equipment
    .help = Once per round, in the building step of the night, discard one of your equipment tiles, broken or repaired, and take the materials of its repair cost from the general stock.
room-gauge-1 = Radioactivity gauge −1
    .help =
        Once per round, in the building step of the night, lower your radioactivity by { $amount ->
            [one] { $amount } level
           *[other] { $amount } levels
        }.
room-airlock-1 = Airlock +1
    .help =
        Every night, your airlock absorbs { $amount ->
            [one] { $amount } extra point
           *[other] { $amount } extra points
        } of radiation, even if it is empty.
room-survivor-1 = +1 survivor
    .help =
        Once per round, in the building step of the night, you may add { $amount ->
            [one] { $amount } survivor
           *[other] { $amount } survivors
        } from the general stock to this room for free, even beyond its spaces, up to a maximum of { $limit }.
        These survivors never move out, and the room scores as one full room.
room-search-2 = +2 search tiles
    .help =
        Once per round in each city, after a search there that cost you an action point, you may draw up to { $amount ->
            [one] { $amount } more search tile
           *[other] { $amount } more search tiles
        } from its pile for free, one at a time. Taking equipment does not count as a search.
room-equipment-2 = Draw 2 equipment tiles
    .help =
        Once per round, in the building step of the night, draw { $amount ->
            [one] { $amount } equipment tile
           *[other] { $amount } equipment tiles
        }. Equipment you draw is broken.
room-empty-cupboard = Empty cupboard
    .help = Once per round in each city, when you find an empty cupboard, take { $amount } wood and { $amount } metal from the general stock. Free searches count too.
room-repair-2 = Repair −2
    .help =
        Once per round, in the repair step of the night, repair one piece of equipment for { $amount ->
            [one] { $amount } material
           *[other] { $amount } materials
        } less. You choose what you save.


## Equipment

equipment-bow = Bow
    .help = Once per round, when you visit the Forest, take { $amount } meat from the general stock. This is not a hunt.
equipment-axe = Axe
    .help = Once per round, after you take wood in the Forest with an action point, take up to { $amount } more wood from the Forest’s stock.
equipment-battle-gear = Battle Gear
    .help =
        Once per round, reduce the pressure on one of your heroes by { $amount ->
            [one] { $amount } point
           *[other] { $amount } points
        }. Any excess is lost.
equipment-baseball-bat = Baseball Bat
    .help =
        Once per round, when your hero applies pressure, add { $amount ->
            [one] { $amount } point
           *[other] { $amount } points
        } of pressure against one weaker hero. Declare it before the defender responds.
equipment-thermal-sensor = Thermal Sensor
    .help =
        Once per round, when you hunt, secretly look through the wild game stack at that location and choose your prey. The order of the other tiles does not change.
        You may still give up the hunt, but the Sensor is used.
equipment-exoskeleton = Exoskeleton
    .help = Once per round, move one of your heroes any distance. All other movement rules still apply.
equipment-access-card = Access Card
    .help = Once per round, access the water at the Dam without paying a microchip.
equipment-jerrycan = Jerrycan
    .help = Once per round, after you take water at the Dam with an action point, take up to { $amount } more water from the Dam’s stock.
equipment-metal-detector = Metal Detector
    .help =
        Once per round, when you visit the Fairgrounds, take { $amount ->
            [one] { $amount } can
           *[other] { $amount } cans
        } from the general stock.
equipment-backpack = Backpack
    .help =
        Once per round, after you take a microchip at the Fairgrounds with an action point, take up to { $amount ->
            [one] { $amount } more microchip
           *[other] { $amount } more microchips
        } from the Fairgrounds’ stock.
equipment-bear-trap = Bear Trap
    .help =
        Once per round, you have { $amount ->
            [one] { $amount } extra action point
           *[other] { $amount } extra action points
        } for one hunt only.
equipment-shotgun = Shotgun
    .help =
        Once per round, you have { $amount ->
            [one] { $amount } extra action point
           *[other] { $amount } extra action points
        } for one hunt only.
equipment-grappling-hook = Grappling Hook
    .help =
        Once per round, add { $amount } to your hero’s strength when it takes a spot on the Cargo Ship. This is the only way to reach the highest spot.
        It does not affect pressure.
equipment-hacksaw = Hacksaw
    .help = Once per round, when you visit the Cargo Ship, take { $amount } metal from the general stock.
equipment-crowbar = Crowbar
    .help =
        Once per round, when you visit the Military Base, take { $amount ->
            [one] { $amount } microchip
           *[other] { $amount } microchips
        } from the general stock.
equipment-ammo-box = Ammo Box
    .help =
        Once per round, after you take a munition at the Military Base with an action point, take up to { $amount ->
            [one] { $amount } more munition
           *[other] { $amount } more munitions
        } from the Base’s stock.
equipment-chainsaw = Chainsaw
    .help = Once per round, when you visit either city, take { $amount } wood from the general stock.
equipment-flashlight = Flashlight
    .help =
        Once per round, when you visit either city, take { $amount ->
            [one] { $amount } survivor
           *[other] { $amount } survivors
        } from the general stock. Use free spaces in your airlock or your built rooms.
equipment-purifier = Purifier
    .help = Once per round, when you visit the Mine, take { $amount } water from the general stock.
equipment-pickaxe = Pickaxe
    .help = Once per round, after you take metal in the Mine with an action point, take up to { $amount } more metal from the Mine’s stock.


## Events

event-wildfire = Wildfire
    .help = At the start of each day, the Forest loses { $amount } wood.
event-cave-in = Cave-In
    .help = At the start of each day, the Mine loses { $amount } metal.
event-thieves = Thieves
    .help =
        At the start of each day, the Fairgrounds lose { $amount ->
            [one] { $amount } microchip
           *[other] { $amount } microchips
        }.
event-nomads = Nomads
    .help =
        At the start of each day, each city loses { $amount ->
            [one] { $amount } search tile
           *[other] { $amount } search tiles
        } from the top of its pile. Everyone sees what is gone.
# $amount is what is lost of each of the three materials.
event-lean-times = Lean Times
    .help =
        At the start of each day, the Forest loses { $amount } wood, the Mine { $amount } metal and the Fairgrounds { $amount ->
            [one] { $amount } microchip
           *[other] { $amount } microchips
        }.
event-rat-infestation = Rat Infestation
    .help =
        At the start of each day, you lose { $amount ->
            [one] { $amount } supply
           *[other] { $amount } supplies
        } of your choice. If you have no supplies at all, you lose 1 survivor instead.
# $amount is the strength everybody has.
event-sandstorm = Sandstorm
    .help = Every hero has strength { $amount } for action points and the Cargo Ship. Pressure still depends on printed strength.
event-radioactive-cloud = Radioactive Cloud
    .help =
        At the start of each day, your radioactivity rises { $amount ->
            [one] { $amount } level
           *[other] { $amount } levels
        } toward the skull. Each level beyond the last costs you 1 survivor.
event-epizootic-disease = Epizootic Disease
    .help = Every catch yields { $amount } less meat, but never less than 0. The tile still counts as caught.
event-animal-mutation = Animal Mutation
    .help = All wild game has { $amount } more endurance. The meat it yields does not change.
event-enemy-clan = Enemy Clan
    .help = At the start of each day, you lose { $amount } of your materials and munitions, in any combination. If you have fewer, you keep them and lose 1 survivor instead.
event-cold-snap = Cold Snap
    .help =
        At the start of each day, you lose { $amount ->
            [one] { $amount } survivor
           *[other] { $amount } survivors
        } from your airlock or your rooms. You choose where.


## Leaders

leader-jacob-rowlett = Jacob Rowlett
leader-kooper-froste = Kooper Froste
leader-wilson-frye = Wilson Frye
leader-grayson-pigott = Grayson Pigott
leader-solen-livrich = Solen Livrich
leader-liza-valentine = Liza Valentine
leader-mary-koolpepper = Mary Koolpepper
    .help =
        During setup, you draw { $draw ->
            [one] { $draw } search tile
           *[other] { $draw } search tiles
        }, choosing the city each time, and keep { $keep }. You take what they show.
        An algae capsule lowers your radioactivity by 1 level; an empty cupboard gives nothing.
leader-lily-rose-wely = Lily-Rose Wely
leader-swifty-bingham = Swifty Bingham
leader-erin-mccarthy = Erin McCarthy


## Tiles

# One wild game tile, named after its endurance
prey = wild game (endurance { $endurance })

# What one search tile shows
search-water = water
search-canned-goods = canned goods
search-wood = wood
search-metal = metal
search-microchip = microchip
search-munition = munition
search-capsule = algae capsule
search-empty = empty cupboard

# The dose at the Military Base
algae = anti-radiation algae


## Phases

phase-setup = Setup

night-step-N1 = Overcome events
night-step-N2 = Feed survivors
night-step-N3 = Manage radioactivity
night-step-N4 = Recruit new survivors
night-step-N5 = Build rooms and activate abilities
night-step-N6 = Repair equipment
night-step-N7 = Shelter upkeep


## Score sheet

score-events = Events overcome
score-rooms = Fully populated rooms
score-gauge = Radioactivity
score-survivors = Survivors
score-equipment = Repaired equipment
score-pairs = Matching pairs of equipment
score-total = Total


## Where a figure comes from

# $books is "all", or languages such as "de, fr"
source-printed =
    { $books ->
        [all] printed in all four rulebooks
       *[other] printed in these rulebooks: { $books }
    }
source-component = read off the published components
source-inferred = follows from printed facts
source-house = our own choice; only an owner of the box can confirm it
source-owner = replaced by the owner’s pack


## Editions of the rulebook, and options

edition-table = All four rulebooks combined
    .help =
        The best reading of the English, German, French and Spanish rulebooks together.
        This is the usual way to play.
edition-en = English rulebook
    .help =
        Each further catch of the same kind yields 1 more meat, without limit. A hunt requires at least 1 action point; one from the Shotgun or Bear Trap is enough.
        You may choose a hero that cannot move before one that can.
edition-de = German rulebook
    .help =
        Each further catch of the same kind yields 1 more meat, without limit.
        You may choose a hero that cannot move before one that can.
edition-fr = French rulebook
    .help =
        A hunt requires at least 1 action point; one from the Shotgun or Bear Trap is enough. The “{ room-choice-of-tribute }” room works once per round, and only against a defender who could not have fended off all the pressure.
        The Baseball Bat counts against every hero put under pressure on that visit.
edition-es = Spanish rulebook
    .help =
        A hunt requires at least 1 action point; one from the Shotgun or Bear Trap is enough. The Baseball Bat counts against every hero put under pressure on that visit.
        The “{ room-choice-of-tribute }” room works only against a defender who could not have fended off all the pressure, but then you may also take munitions.
        The “{ room-cargo-2 }” room lets you share an occupied spot on every visit; only its extra canned goods are limited to once per round.

placement-together = All players at once
placement-in-turn = One hero at a time, in turn order
