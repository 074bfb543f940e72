# The words of Outlive: resources, places, rooms, equipment, events, leaders.
# English is the reference for the other languages. Place, room, equipment and event names are capitalised,
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

# The water of the permanent-water room, named where one chooses what to pay with
permanent-water = permanent water


## Places

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
# A space on the Cargo Ship, named after the strength it asks for
slot = spot { $strength }
airlock = airlock
gauge = radioactivity gauge
first-player = first player token
shelter = shelter
event-track = Convoy board


## Rooms (at most 26 characters)

room-construction = Room construction
    .help =
        Once a round, in the building step of the night, one room costs you { $amount ->
            [one] { $amount } material
           *[other] { $amount } materials
        } less.
room-workshop = Workshop: draw and repair
    .help =
        Once a round, in the repair step of the night, draw { $draw ->
            [one] { $draw } equipment tile
           *[other] { $draw } equipment tiles
        }. Then one repair costs you { $amount ->
            [one] { $amount } material
           *[other] { $amount } materials
        } less, and you choose what you save.
room-events = Overcome events
    .help =
        Once a round, when you overcome an event, its cost is lower for you by up to { $amount ->
            [one] { $amount } material
           *[other] { $amount } materials
        }, or by up to { $munitions ->
            [one] { $munitions } munition
           *[other] { $munitions } munitions
        }, or by up to { $supplies ->
            [one] { $supplies } supply
           *[other] { $supplies } supplies
        }. You save only what the event asks for; nothing is refunded.

room-hunting-1 = Hunting +1
    .help = Once a round, when your hunt succeeds, take { $amount } extra meat from the general stock.
room-cargo-1 = Cargo Ship +1
    .help = Once a round, when you visit the Cargo Ship, take { $amount } extra canned goods from the general stock.
room-look = Look through a search pile
    .help =
        Once a round, at any time during the day, look secretly through the search pile of one city; its order does not change.
        What you have seen stays visible to you until the pile is shuffled.
room-hero-immunity = Strength-3 immunity
    .help = Once a round, when one of your heroes of printed strength 3 comes under pressure, you may cancel that pressure. You choose when.
room-choice-of-tribute = Choice of tribute
    .help = Whenever your hero takes tribute, you choose which supplies and materials you get, not the defender. Munitions cannot be taken. In the French and the Spanish edition this works only against a defender who could not have warded off all the pressure; in the French one it works once a round, in the Spanish one you may also choose munitions.
room-hunting-2 = Hunting +2
    .help = Once a round, when your hunt succeeds, take { $amount } extra meat from the general stock.
room-cargo-2 = Cargo Ship +2 and space
    .help =
        Once a round, on a visit to the Cargo Ship of your choice, take { $amount } extra canned goods from the general stock; on that visit your hero may also share an occupied spot.
        The canned goods and the survivor of a shared spot come from the general stock as well.
room-munitions-4 = 4 munitions
    .help =
        Once a round, in the building step of the night, take { $amount ->
            [one] { $amount } munition
           *[other] { $amount } munitions
        } from the general stock.
room-repair-free = Free repair
    .help = Once a round, in the repair step of the night, repair one piece of equipment without paying.
room-permanent-water = Permanent water
    .help =
        Once a round you have { $amount } water to spend at night, on overcoming an event, feeding or recruiting; if it is still there when you feed your survivors, it must help to feed them.
        It is not a token: it cannot be taken, lost to an event, saved for the next day or counted in a tie.
room-event-immunity = Event immunity
    .help =
        Events do not touch you: you lose nothing to them, and { event-sandstorm }, { event-epizootic-disease } and { event-animal-mutation } do not hamper your heroes.
        Only { event-wildfire }, { event-cave-in }, { event-thieves }, { event-nomads } and { event-lean-times } still empty the board for everyone, you included.
room-dismantle = Dismantle equipment
    .help = Once a round, in the building step of the night, discard one of your equipment tiles, broken or repaired, and take the materials of its repair cost from the general stock.
room-gauge-1 = Radioactivity gauge -1
    .help =
        Once a round, in the building step of the night, lower your radioactivity by { $amount ->
            [one] { $amount } square
           *[other] { $amount } squares
        }, away from the skull.
room-airlock-1 = Airlock +1
    .help =
        Every night your airlock absorbs { $amount ->
            [one] { $amount } more point
           *[other] { $amount } more points
        } of radiation, even if nobody stands in it.
room-survivor-1 = +1 survivor
    .help =
        Once a round, in the building step of the night, you may put { $amount ->
            [one] { $amount } survivor
           *[other] { $amount } survivors
        } from the general stock into this very room, free of charge and beyond its spaces, until { $limit } are in it.
        They never move out, and it scores as one full room.
room-search-2 = +2 search tiles
    .help =
        Once a round in each city, after a search there that you paid for with an action point, you may draw up to { $amount ->
            [one] { $amount } more search tile
           *[other] { $amount } more search tiles
        } from its pile for free, one at a time. Taking equipment does not count as a search.
room-equipment-2 = Draw 2 equipment tiles
    .help =
        Once a round, in the building step of the night, draw { $amount ->
            [one] { $amount } equipment tile
           *[other] { $amount } equipment tiles
        }. What you draw is broken.
room-empty-cupboard = Empty cupboard
    .help = Once a round in each city, when you find an empty cupboard, take { $amount } wood and { $amount } metal from the general stock. Searches that cost you no action point count too.
room-repair-2 = Repair -2
    .help =
        Once a round, in the repair step of the night, one repair costs you { $amount ->
            [one] { $amount } material
           *[other] { $amount } materials
        } less. You choose what you save.


## Equipment

equipment-bow = Bow
    .help = Once a round, when you visit the Forest, take { $amount } meat from the general stock. This is not a hunt.
equipment-axe = Axe
    .help = Once a round, after you have taken wood in the Forest with an action point, take up to { $amount } more wood from the Forest's stock.
equipment-battle-gear = Battle Gear
    .help =
        Once a round, reduce the pressure on one of your heroes by { $amount ->
            [one] { $amount } point
           *[other] { $amount } points
        }. What is not needed is lost.
equipment-baseball-bat = Baseball Bat
    .help =
        Once a round, when your hero applies pressure, raise it by { $amount ->
            [one] { $amount } point
           *[other] { $amount } points
        } against one weaker hero. Say so before the defender answers.
equipment-thermal-sensor = Thermal Sensor
    .help =
        Once a round, when you hunt, look secretly through the wild game stack there and choose your prey; the order of the others does not change.
        You may still give up the hunt, but the Sensor is used.
equipment-exoskeleton = Exoskeleton
    .help = Once a round, one of your heroes may move any distance. All other movement rules still apply.
equipment-access-card = Access Card
    .help = Once a round, open the water at the Dam without paying a microchip.
equipment-jerrycan = Jerrycan
    .help = Once a round, after you have taken water at the Dam with an action point, take up to { $amount } more water from the Dam's stock.
equipment-metal-detector = Metal Detector
    .help = Once a round, when you visit the Fairgrounds, take { $amount } canned goods from the general stock.
equipment-backpack = Backpack
    .help =
        Once a round, after you have taken a microchip at the Fairgrounds with an action point, take up to { $amount ->
            [one] { $amount } more microchip
           *[other] { $amount } more microchips
        } from the Fairgrounds' stock.
equipment-bear-trap = Bear Trap
    .help =
        Once a round, you have { $amount ->
            [one] { $amount } extra action point
           *[other] { $amount } extra action points
        } for one hunt, and for nothing else.
equipment-shotgun = Shotgun
    .help =
        Once a round, you have { $amount ->
            [one] { $amount } extra action point
           *[other] { $amount } extra action points
        } for one hunt, and for nothing else.
equipment-grappling-hook = Grappling Hook
    .help =
        Once a round, your hero's strength counts { $amount } higher for the spot it takes on the Cargo Ship; the highest spot cannot be reached in any other way.
        Pressure does not change.
equipment-hacksaw = Hacksaw
    .help = Once a round, when you visit the Cargo Ship, take { $amount } metal from the general stock.
equipment-crowbar = Crowbar
    .help =
        Once a round, when you visit the Military Base, take { $amount ->
            [one] { $amount } microchip
           *[other] { $amount } microchips
        } from the general stock.
equipment-ammo-box = Ammo Box
    .help =
        Once a round, after you have taken a munition at the Military Base with an action point, take up to { $amount ->
            [one] { $amount } more munition
           *[other] { $amount } more munitions
        } from the Base's stock.
equipment-chainsaw = Chainsaw
    .help = Once a round, when you visit either city, take { $amount } wood from the general stock.
equipment-flashlight = Flashlight
    .help =
        Once a round, when you visit either city, take { $amount ->
            [one] { $amount } survivor
           *[other] { $amount } survivors
        } from the general stock into free spaces of your airlock or of your built rooms.
equipment-purifier = Purifier
    .help = Once a round, when you visit the Mine, take { $amount } water from the general stock.
equipment-pickaxe = Pickaxe
    .help = Once a round, after you have taken metal in the Mine with an action point, take up to { $amount } more metal from the Mine's stock.


## Events

event-wildfire = Wildfire
    .help = At the start of the day, the Forest loses { $amount } wood.
event-cave-in = Cave-In
    .help = At the start of the day, the Mine loses { $amount } metal.
event-thieves = Thieves
    .help =
        At the start of the day, the Fairgrounds lose { $amount ->
            [one] { $amount } microchip
           *[other] { $amount } microchips
        }.
event-nomads = Nomads
    .help =
        At the start of the day, each city loses { $amount ->
            [one] { $amount } search tile
           *[other] { $amount } search tiles
        } from the top of its pile. Everyone sees what is gone.
# $amount is what is lost of each of the three materials.
event-lean-times = Lean Times
    .help =
        At the start of the day, the Forest loses { $amount } wood, the Mine { $amount } metal and the Fairgrounds { $amount ->
            [one] { $amount } microchip
           *[other] { $amount } microchips
        }.
event-rat-infestation = Rat Infestation
    .help =
        At the start of the day, you lose { $amount ->
            [one] { $amount } supply
           *[other] { $amount } supplies
        } of your choice. Only if you have no supplies at all, you lose 1 survivor instead.
# $amount is the strength everybody has.
event-sandstorm = Sandstorm
    .help = Every hero has strength { $amount } for action points and for the Cargo Ship. Pressure still goes by the printed strength.
event-radioactive-cloud = Radioactive Cloud
    .help =
        At the start of the day, your radioactivity climbs { $amount ->
            [one] { $amount } square
           *[other] { $amount } squares
        } towards the skull. Each square beyond the last costs you 1 survivor.
event-epizootic-disease = Epizootic Disease
    .help = Every catch brings { $amount } meat less, but never below zero. The tile still counts as caught.
event-animal-mutation = Animal Mutation
    .help = All wild game has { $amount } more endurance. The meat it brings does not change.
event-enemy-clan = Enemy Clan
    .help = At the start of the day, you lose { $amount } of your materials and munitions, in any mix. If you have fewer, you keep them and lose 1 survivor instead.
event-cold-snap = Cold Snap
    .help =
        At the start of the day, you lose { $amount ->
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
        During set-up you draw { $draw ->
            [one] { $draw } search tile
           *[other] { $draw } search tiles
        }, one at a time from the city you name, and keep { $keep }: what they show is yours.
        An algae capsule lowers your radioactivity by one square, an empty cupboard gives nothing.
leader-lily-rose-wely = Lily-Rose Wely
leader-swifty-bingham = Swifty Bingham
leader-erin-mccarthy = Erin McCarthy


## Tiles

# One wild game tile, named after its endurance
prey = wild game of endurance { $endurance }

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

phase-setup = Set-up

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
       *[other] printed in the rulebooks { $books }
    }
source-component = read off the published components
source-inferred = follows from printed facts
source-house = our own choice; only an owner of the box can confirm it
source-owner = replaced by the owner's pack


## Editions of the rulebook, and options

edition-table = All four rulebooks together
    .help =
        The best reading of the English, German, French and Spanish rulebooks taken together.
        This is the usual way to play.
edition-en = English rulebook
    .help =
        Meat goes on growing by one with every further catch of a kind, without end. A hunt needs at least one action point; the point of a Shotgun or Bear Trap will do.
        A hero that cannot move may be chosen before one that can.
edition-de = German rulebook
    .help =
        Meat goes on growing by one with every further catch of a kind, without end.
        A hero that cannot move may be chosen before one that can.
edition-fr = French rulebook
    .help =
        A hunt needs at least one action point; the point of a Shotgun or Bear Trap will do. The choice of tribute room works once a round, and only against a defender who could not have warded off all the pressure.
        The Baseball Bat counts against every hero put under pressure on that visit.
edition-es = Spanish rulebook
    .help =
        A hunt needs at least one action point; the point of a Shotgun or Bear Trap will do. The Baseball Bat counts against every hero put under pressure on that visit.
        The choice of tribute room works only against a defender who could not have warded off all the pressure, and may take munitions, too.
        The Cargo Ship +2 room opens occupied spots on every visit; only its extra canned goods are limited to once a round.

placement-together = All players at once
placement-in-turn = One hero at a time, in turn order
