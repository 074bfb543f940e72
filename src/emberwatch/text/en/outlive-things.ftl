# Outlive: what things on the table are (thing-), why one cannot pick something now (why-), answers given beforehand (standing-).
# { $place_at } is the place's attribute; { $one }, { $cans }, { $missing } and the like are amounts of resources ("1 wood").

## Places and what lies there. $pay is what opens the water at the Dam.

thing-place-wild = Each action point of your hero takes { $one } from the stock here. Once per visit your hero may also hunt.
thing-place-base = Each action point of your hero takes { $one } from the stock here. One action point harvests the anti-radiation algae.
thing-place-dam = { $pay } or the Access Card opens the water for this visit. Then each action point of your hero takes { $one } from the stock.
thing-place-city = Each action point of your hero takes one of the face-up equipment tiles or draws a search tile.
thing-place-ship = Your hero takes the spot of its strength, if no activated hero is on it, and gets the canned goods and the survivor there. No action points are spent.
thing-stock = { $resource } { $place_at }
    .text = { $left } left. Every dawn fills the stock up to { $total }.
thing-algae = For one action point at the Military Base, your radioactivity falls by one square. There is one dose a day for all players together.
thing-algae-gone = Today's dose has been taken.
thing-stack = wild game { $place_at }
    .text =
        { $n ->
            [0] Nothing is left here.
            [one] One tile, and it lies open.
           *[other] { $n } tiles; only the top one lies open.
        }
thing-prey = To catch it, you pay { $endurance } in action points and munitions. It brings you { $meat }.
thing-caught = Meat for the first catch of this kind, the second, and so on: { $meat }.
thing-slot = For a hero of strength { $strength }. It holds { $cans } and { $people }.
thing-slot-taken = The spot is taken today.
thing-pile = search pile { $place_at }
    .text =
        { $n ->
            [0] Nothing is left here today.
            [one] One search tile lies face down. Drawing it costs one action point.
           *[other] { $n } search tiles lie face down. Drawing one costs one action point.
        }
thing-pile-hidden = Among them, in an order unknown to you: { $tiles }.
thing-pile-order = You have looked. From the top: { $tiles }.
thing-display = For one action point it is yours, broken, unless you already own this kind.
thing-deck = equipment deck
    .text =
        { $n ->
            [one] One tile lies face down
           *[other] { $n } tiles lie face down
        }, { $discarded ->
            [one] one tile is discarded
           *[other] { $discarded } tiles are discarded
        }.

## Pieces, days, tiles

thing-first = Its holder is first: to overcome events tonight, and to move a hero on the next day. The first hero to come to the Cargo Ship in a round brings it to its owner.
thing-hero =
    { $moves ->
        [one] Once a day it goes one step
       *[other] Once a day it goes up to { $moves } steps
    } and then has { $points }. Where it arrives, it presses weaker heroes that have been activated.
thing-hero-weak = { $event } lowers its strength for action points and the Cargo Ship.
thing-day = Day { $n }
    .text = Radiation of this night: { $wave }.
thing-tile-resource = Whoever finds it takes { $one }.
thing-tile-capsule = Whoever finds it lowers their radioactivity by one square.
thing-tile-empty = Nothing is in it.

## Shelter

thing-airlock = { $spaces } spaces, in rows of { $rows }. Every night each row with somebody in it costs 1 water, and each survivor here keeps off one square of radiation.
thing-airlock-now = Now { $people }: { $water } a night.
thing-gauge = Every night the radiation of the day drives the tracer towards the skull, less what the airlock keeps off. The number beside the tracer counts at the end.
thing-gauge-now = The tracer is at { $square }.
thing-tonight = Tonight
    .text = As things stand, rooms with somebody in them cost { $supplies } and the airlock { $water }.
    .radiation =
        { $n ->
            [0] The airlock keeps off all radiation.
            [one] The tracer climbs one square.
           *[other] The tracer climbs { $n } squares.
        }
    .missing = Not all of it is there: { $people } would be lost.
thing-resource-meat = A supply: it feeds your rooms and recruits survivors. What is left of it spoils at the end of the night.
thing-resource-water = A supply: it feeds your airlock and your rooms and recruits survivors. Only { $kept } of it keep until the next day.
thing-resource-canned-goods = A supply: it feeds your rooms and recruits survivors. It keeps.
thing-resource-wood = A material: it builds rooms and repairs equipment.
thing-resource-metal = A material: it builds rooms and repairs equipment.
thing-resource-microchip = A material: it builds rooms and repairs equipment. One opens the water at the Dam.
thing-resource-munition = Each one takes off a point of pressure or stands for an action point in a hunt. Munitions cannot be taken as tribute, except with the choice of tribute room in the Spanish edition.
thing-room-unbuilt = Not built: { $cost }, at night.
thing-room-unfilled = Built, but it does not work yet: { $people } still missing.
thing-room-works = Full: it works.
thing-room-used = Used this round.
thing-gear-broken = Broken: repair it at night before you can use it.
thing-gear-ready = Repaired and ready.
thing-gear-used = Used this round.

## Score. $rooms are the points for one to seven full rooms.

thing-score-events = The points on the events you overcame.
thing-score-rooms = Points for one to seven built rooms that are full: { $rooms }.
thing-score-gauge = The number beside your tracer.
thing-score-survivors = One point for each survivor in your airlock and your rooms.
thing-score-equipment = One point for each repaired piece of equipment.
thing-score-pairs = One point for each symbol made whole by two repaired pieces.
thing-score-total = What you would score if the Convoy came now.

## Why not: whose turn it is

why-over = The game is over.
why-wait-others = You are done; the others are still choosing.
why-wait-defender = First the player under pressure answers.
why-passed = You have passed: no more events for you tonight.
why-not-your-turn = It is another player's turn.
why-something-else = The question you are asked is about something else.
why-not-yours = This belongs to another player.

## Why not: heroes and places

why-rest = At night the heroes rest.
why-hero-placed = This hero already stands on the board.
why-hero-later = Another hero is placed first: the strongest, and of two equals the first.
why-hero-busy = This hero is busy right now. Choose what it does here.
why-hero-done = This hero has already been activated today.
why-hero-stuck = This hero cannot move. First come those that can.
why-place-own = One of your heroes is already there.
why-place-not-start = Your heroes start elsewhere: { $places }.
why-place-far =
    { $moves ->
        [one] None of your idle heroes gets there in one step.
       *[other] None of your idle heroes gets there in { $moves } steps.
    }
why-place-here = Your hero is here. Choose what it does.
why-place-moved = Your hero has moved; it acts where it is.
why-ship-taken = The spots that your heroes could take on the Cargo Ship are occupied.
why-not-there = None of your heroes is busy { $place_at } now.
why-no-points = Your hero has no action point left.

## Why not: what lies at places

why-stock-empty = Nothing is left here before the next dawn.
why-dam-closed = The water is closed: it takes 1 microchip or the Access Card.
why-dam-open = The water is open already.
why-algae-gone = Somebody has taken today's dose.
why-stack-empty = No wild game is left here.
why-hunted = Your hero has already hunted on this visit.
why-prey-strong = It takes { $needed }; action points, munitions and weapons give you { $most } at most.
why-prey-hidden = Only the open tile can be hunted. The Thermal Sensor lets you choose another, once you have declared the hunt.
why-slot-taken = An activated hero is already on this spot.
why-slot-strength = Your hero takes the spot of its strength, { $strength }, and no other.
why-slot-done = Your hero has already taken its spot.
why-owned = You already own this kind, and never two of it.
why-pile-empty = No search tile is left here before the next dawn.
why-event-unseen = This event has not come.
why-event-gone = This event has already been overcome.
why-event-dear = You lack { $missing }.
why-events-over = Events are overcome at the beginning of the night.
why-events-night = Events are overcome at night.

## Why not: equipment, rooms, resources. $help says what the thing does and when.

why-not-owned = You do not own this.
why-repair-dear = You lack { $missing }.
why-rooms-save =
    { $saved ->
        [one] Your rooms save only one material of that.
       *[other] Your rooms save only { $saved } materials of that.
    }
why-repaired = It is repaired.
why-broken = It is broken. Repair it at night.
why-gear-used = You have used it this round.
why-gather-first = First take something here with an action point.
why-no-space = Neither your airlock nor a built room has a free space.
why-not-now = This is not the moment. { $help }
why-build-dear = You lack { $missing }.
why-unbuilt = The room is not built.
why-unfilled = The room does not work: { $people } still missing.
why-room-used = You have used this room this round.
why-room-full = The room has no free space.
why-rooms-full = No built room has a free space.
why-all-built = All your rooms are built.
why-no-gear = You have no equipment.
why-gauge-best = Your radioactivity cannot get any lower.
why-survivor-limit = No more survivors may enter this room.
why-nobody-there = There is nobody here to lose.
why-airlock-full = Your airlock is full.
why-airlock-empty = Nobody stands in your airlock who could move in.
why-airlock-rooms = Choose the room that somebody moves into.
why-not-giver = The other player hands over the tribute.
why-munition-safe = Munitions are not handed over.
why-water-fixed = Permanent water is not a token and cannot be handed over.
why-none-left = None of it is left.
why-wrong-resource = What counts here: { $resources }.
why-no-permanent = Your permanent water is used up, or its room does not work.
why-not-due = This cannot be saved: it is not due, or the rest could not be paid.
why-discarded = You have given up this room.
why-rooms-chosen = You have chosen your rooms.

## Answers that a player can give beforehand, to questions in other players' turns

standing-defend = When one of my heroes comes under pressure
    .yes = Spend munitions if they ward off all of it
    .no = Yield
standing-tribute = When I have to hand over tribute
    .materials-first = Materials first, of the kind I have most of
    .supplies-first = Supplies first, of the kind I have most of
    .most-plentiful = Always what I have most of
