# Outlive: what things on the table are (thing-), why something cannot be picked now (why-), preset answers (standing-).
# { $place_at } is the location's attribute; { $one }, { $cans }, { $missing } and the like are amounts of resources ("1 wood").

## Locations and what is there. $pay is what gives access to the water at the Dam.

thing-place-wild = Your hero takes { $one } from the stock here per action point. Once per visit, it may also hunt.
thing-place-base = Your hero takes { $one } from the stock here per action point. For 1 action point, it can harvest the anti-radiation algae.
thing-place-dam = { $pay } or the Access Card gives you access to the water for this visit. Then your hero takes { $one } from the stock per action point.
thing-place-city = For each action point, your hero takes one of the face-up equipment tiles or draws a search tile.
thing-place-ship = Your hero takes the spot that matches its strength, if no activated hero is on it, and gets the canned goods and the survivor there. This costs no action points.
thing-stock = { $resource } { $place_at }
    .text = { $left } left. Every dawn, the stock is replenished to { $total }.
thing-algae = For 1 action point at the Military Base, lower your radioactivity by 1 level. There is one dose per day for all players together.
thing-algae-gone = Today’s dose has been taken.
thing-stack = wild game { $place_at }
    .text =
        { $n ->
            [0] Nothing is left here.
            [one] 1 tile, face up.
           *[other] { $n } tiles. Only the top one is face up.
        }
thing-prey = To catch it, pay { $endurance } in action points and munitions. You get { $meat }.
thing-caught = Meat for the first catch of this kind, the second, and so on: { $meat }.
thing-slot = For a strength-{ $strength } hero. It holds { $cans } and { $people }.
thing-slot-taken = This spot is taken today.
thing-pile = search pile { $place_at }
    .text =
        { $n ->
            [0] Nothing is left here today.
            [one] 1 face-down search tile. Drawing it costs 1 action point.
           *[other] { $n } face-down search tiles. Drawing one costs 1 action point.
        }
thing-pile-hidden = Contents, in no particular order: { $tiles }.
thing-pile-order = You have looked. From the top: { $tiles }.
thing-display = Costs 1 action point and comes broken. You cannot take a kind you already own.
thing-deck = equipment deck
    .text =
        { $n ->
            [one] { $n } face-down tile
           *[other] { $n } face-down tiles
        }, { $discarded ->
            [one] { $discarded } discarded tile
           *[other] { $discarded } discarded tiles
        }.

## Pieces, days, tiles

thing-first = The player who holds it goes first: when overcoming events tonight and when moving heroes the next day. The first player to bring a hero to the Cargo Ship in a round takes it.
thing-hero =
    { $moves ->
        [one] Once per day, it moves 1 location
       *[other] Once per day, it moves up to { $moves } locations
    } and then has { $points }. When it arrives, it applies pressure to other players’ weaker activated heroes.
thing-hero-weak = { $event } lowers its strength for action points and the Cargo Ship.
thing-day = Day { $n }
    .text = Radiation that night: { $wave }.
thing-tile-resource = If you find it, take { $one }.
thing-tile-capsule = If you find it, lower your radioactivity by 1 level.
thing-tile-empty = There is nothing in it.

## Shelter

thing-airlock = Spaces: { $spaces }, in rows of { $rows }. Every night, each occupied row costs 1 water, and each survivor here absorbs 1 radiation.
thing-airlock-now = It now holds { $people } and costs { $water } per night.
thing-gauge = Every night, the day’s radiation, minus what the airlock absorbs, moves the tracer toward the skull. The number next to the tracer counts at the end.
thing-gauge-now = The tracer is at { $square }.
thing-tonight = Tonight
    .text = As things stand, your rooms cost { $supplies } and your airlock { $water }.
    .radiation =
        { $n ->
            [0] Your airlock absorbs all the radiation.
            [one] Your radioactivity rises 1 level.
           *[other] Your radioactivity rises { $n } levels.
        }
    .missing =
        { $n ->
            [one] You do not have enough: you would lose 1 survivor.
           *[other] You do not have enough: you would lose { $n } survivors.
        }
thing-resource-meat = A supply. Use it to feed your rooms and recruit survivors. Leftover meat spoils at the end of the night.
thing-resource-water = A supply. Use it to feed your airlock and rooms and to recruit survivors. You keep only { $kept } until the next day.
thing-resource-canned-goods = A supply. Use it to feed your rooms and recruit survivors. It never spoils.
thing-resource-wood = A material. Use it to build rooms and repair equipment.
thing-resource-metal = A material. Use it to build rooms and repair equipment.
thing-resource-microchip = A material. Use it to build rooms and repair equipment. One gives you access to the water at the Dam.
thing-resource-munition = Each one removes 1 point of pressure or replaces 1 action point in a hunt. Munitions cannot be taken as tribute, except with the room “{ room-choice-of-tribute }” in the Spanish edition.
thing-room-unbuilt = Not built. You can build it at night for { $cost }.
thing-room-unfilled = Built, but not working yet: it still needs { $people }.
thing-room-works = Full and working.
thing-room-used = Used this round.
thing-gear-broken = Broken. Repair it at night before you can use it.
thing-gear-ready = Repaired and ready.
thing-gear-used = Used this round.

## Score. $rooms are the points for one to seven full rooms.

thing-score-events = The SP on the events you overcame.
thing-score-rooms = SP for one to seven full rooms: { $rooms }.
thing-score-gauge = The number next to your tracer.
thing-score-survivors = 1 SP for each survivor in your airlock and rooms.
thing-score-equipment = 1 SP for each repaired piece of equipment.
thing-score-pairs = 1 SP for each symbol completed by two repaired pieces of equipment.
thing-score-total = What you would score if Convoy came now.

## Why not: whose turn it is

why-over = The game is over.
why-wait-others = You are done. The others are still choosing.
why-wait-defender = The player under pressure must respond first.
why-passed = You have passed and cannot overcome any more events tonight.
why-not-your-turn = It is another player’s turn.
why-something-else = Answer the current question first.
why-not-yours = This belongs to another player.

## Why not: heroes and locations

why-rest = Heroes rest at night.
why-hero-placed = This hero is already on the board.
why-hero-later = Place another hero first: the strongest, or the first of two equals.
why-hero-busy = This hero is acting right now. Choose what it does here.
why-hero-done = This hero has already been activated today.
why-hero-stuck = This hero cannot move. First choose one that can.
why-place-own = One of your heroes is already there.
why-place-not-start = Your heroes start elsewhere: { $places }.
why-place-far =
    { $moves ->
        [one] None of your idle heroes can get there: heroes move 1 location.
       *[other] None of your idle heroes can get there: heroes move up to { $moves } locations.
    }
why-place-here = Your hero is here. Choose what it does.
why-place-moved = Your hero has already moved and must act where it is.
why-ship-taken = Every Cargo Ship spot your heroes could take is occupied.
why-not-there = None of your heroes is acting { $place_at } right now.
why-no-points = Your hero has no action points left.

## Why not: what is at a location

why-stock-empty = Nothing is left here until the next dawn.
why-dam-closed = First pay 1 microchip or use the Access Card.
why-dam-open = You already have access to the water.
why-algae-gone = Today’s dose has already been taken.
why-stack-empty = No wild game is left here.
why-hunted = Your hero has already hunted on this visit.
why-prey-strong = You need { $needed }. Action points, munitions and weapons give you { $most } at most.
why-prey-hidden = You can hunt only the top tile. Once you have declared a hunt, the Thermal Sensor lets you choose another.
why-slot-taken = There is already an activated hero on this spot.
why-slot-strength = Your hero can take only the spot that matches its strength: { $strength }.
why-slot-done = Your hero has already taken its spot.
why-owned = You already own this kind, and duplicates are not allowed.
why-pile-empty = No search tiles are left here until the next dawn.
why-event-unseen = This event has not been revealed yet.
why-event-gone = This event has already been overcome.
why-event-dear = You are missing { $missing }.
why-events-over = Events can be overcome only at the start of the night.
why-events-night = Events can be overcome only at night.

## Why not: equipment, rooms, resources. $help says what the thing does and when.

why-not-owned = You do not own this.
why-repair-dear = You are missing { $missing }.
why-rooms-save =
    { $saved ->
        [one] Your rooms can save you only 1 of those materials.
       *[other] Your rooms can save you only { $saved } of those materials.
    }
why-repaired = It has already been repaired.
why-broken = It is broken. Repair it at night.
why-gear-used = You have already used it this round.
why-gather-first = First take something here with an action point.
why-no-space = There is no free space in your airlock or built rooms.
why-not-now = You cannot use it now. { $help }
why-build-dear = You are missing { $missing }.
why-build-cheaper = First use “{ $room }”: it makes the next room cheaper.
why-unbuilt = This room is not built.
why-unfilled = This room does not work: it still needs { $people }.
why-room-used = You have already used this room this round.
why-room-full = There is no free space in this room.
why-rooms-full = There is no free space in your built rooms.
why-all-built = All your rooms are built.
why-no-gear = You have no equipment.
why-gauge-best = Your radioactivity cannot go any lower.
why-survivor-limit = This room cannot hold any more survivors.
why-nobody-there = There is nobody here to lose.
why-airlock-full = Your airlock is full.
why-airlock-empty = There is nobody in your airlock to move in.
why-airlock-rooms = Choose the room that a survivor moves into.
why-not-giver = The other player pays the tribute.
why-munition-safe = Munitions cannot be given as tribute.
why-water-fixed = Permanent water is not a token and cannot be given as tribute.
why-none-left = There is none left.
why-wrong-resource = You need one of these: { $resources }.
why-no-permanent = Your permanent water is used up, or its room does not work.
why-not-due = You cannot save this: it is not part of the cost, or you could not pay the rest.
why-discarded = You have discarded this room.
why-rooms-chosen = You have already chosen your rooms.

## Preset answers to questions on other players' turns

standing-defend = When one of my heroes comes under pressure
    .yes = Spend munitions if they cancel all of it
    .no = Yield
standing-tribute = When I have to pay tribute
    .materials-first = Materials first, starting with the kind I have most of
    .supplies-first = Supplies first, starting with the kind I have most of
    .most-plentiful = Always what I have most of
