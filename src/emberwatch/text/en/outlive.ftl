# Outlive at the table: questions, picks, what happened, and the score.
# Names of seats come ready for a sentence; { $place_to } and { $place_at } are the location's attributes;
# { $amount } is an amount of a resource ("2 wood"). Names of rooms, equipment and events are in the nominative.

## Questions. `.pass` is what passing means there, `.amount` what a number means.

ask-discard =
    { $count ->
        [one] Discard 1 more room.
       *[other] Discard { $count } rooms.
    }
ask-found = Choose a room to build for free.
ask-settle = “{ $room }” is built. How many of your survivors ({ $total }) will move in? The others go to the airlock.
    .amount = { $n } in the room, { $rest } in the airlock
ask-leader = Choose your leader.
ask-mary-city =
    { $count ->
        [one] Draw the last search tile. From which city?
       *[other] Draw { $count } search tiles. From which city will you draw the next one?
    }
ask-mary-discard = Discard one of the tiles you drew.
ask-place = Place a hero at a starting location.
ask-turn = Your turn: choose a hero and where it goes.
ask-dock = Which spot will { $hero } take?
ask-bat = You are applying pressure to { $seat }. Use the Baseball Bat?
    .pass = No
ask-defend = { $seat } is applying { $due } pressure to your strength-{ $strength } hero. Defend yourself?
    .pass = Yield
ask-choice = Choose { $seat }’s tribute yourself?
    .pass = No, let { $seat } choose
ask-tribute =
    { $due ->
        [one] Tribute from { $victim } to { $seat }: 1 token left to pay. Choose it.
       *[other] Tribute from { $victim } to { $seat }: { $due } tokens left to pay. Choose the next one.
    }
ask-wild =
    { $points ->
        [one] { $place }: { $points } action point left.
       *[other] { $place }: { $points } action points left.
    }
    .pass = Done here
ask-base =
    { $points ->
        [one] Military Base: { $points } action point left.
       *[other] Military Base: { $points } action points left.
    }
    .pass = Done here
ask-dam =
    { $points ->
        [one] Dam: { $points } action point left.
       *[other] Dam: { $points } action points left.
    }
    .pass = Done here
ask-city =
    { $points ->
        [one] { $place }: { $points } action point left.
       *[other] { $place }: { $points } action points left.
    } { $free ->
        [0] { "" }
        [one] 1 search is free.
       *[other] { $free } searches are free.
    }
    .pass = Done here
ask-deck = Cargo Ship: anything else?
    .pass = Done here
ask-stalk = Use the Thermal Sensor to look for other prey?
    .pass = No, hunt the top tile
ask-prey = You have looked through the stack. Which tile will you hunt?
    .pass = Give up the hunt
ask-kill = You are hunting { $prey }. Spend { $total } in munitions and action points (action points left: { $points }).
    .amount =
        { $n ->
            [one] { $n } munition
           *[other] { $n } munitions
        } and { $rest ->
            [one] { $rest } action point
           *[other] { $rest } action points
        }
ask-welcome = Where will the new survivor go?
ask-lose =
    { $total ->
        [one] You lose 1 survivor. From where?
       *[other] You lose { $total } survivors. Where will you take the next one from?
    }
ask-rats = Rat Infestation: choose a supply to lose.
    .pay = { $one }
ask-clan =
    { $count ->
        [one] Enemy Clan: lose 1 more material or munition.
       *[other] Enemy Clan: lose { $count } materials or munitions. Choose the next one.
    }
    .pay = { $one }
ask-overcome = Overcome an event?
    .pass = Not tonight
ask-events-room = { $event }: use your room “{ room-events }” to pay less?
    .pass = No, pay in full
ask-save = { $event }: what will you save?
ask-pay-event = { $event }: pay 1 water with your permanent water?
    .pass = No, use tokens
ask-eat =
    { $due ->
        [one] Your rooms still need 1 supply. Choose it.
       *[other] Your rooms still need { $due } supplies. Choose the next one.
    }
ask-recruit =
    { $spaces ->
        [one] Recruit survivors? Your airlock has 1 free space.
       *[other] Recruit survivors? Your airlock has { $spaces } free spaces.
    }
    .pass = Done recruiting
ask-build = Build rooms, move survivors in, and use room abilities.
    .pass = Done building
ask-cheaply = Choose a room to build at the lower cost.
ask-raise =
    { $due ->
        [one] { $room }: 1 material left to pay. Choose it.
       *[other] { $room }: { $due } materials left to pay. Choose the next one.
    }
ask-dismantle = Choose a piece of equipment to dismantle.
ask-mend = Repair your equipment.
    .pass = Done repairing
ask-cost = Repairing the { $equipment } costs { $cost }. Use a room to pay less?
    .pass = Repair it now

## Picks

pick-pass = Pass
pick-discard = Discard “{ $room }”
pick-build = Build “{ $room }”
pick-amount = { $n }
pick-lead = { $leader }
pick-discard-tile = Discard: { $tile }
pick-place = Place { $hero } { $place_at }
pick-move = Move { $hero } ({ $from }) { $place_to }
pick-stay = Leave { $hero } ({ $from }) where it is: it cannot move
pick-dock = { $slot }
pick-give = { $one }
pick-take = Take { $one }
pick-shoot = Spend 1 munition
pick-algae = Harvest the { $algae }
pick-hunt = Go hunting
pick-prey = Tile { $n } from the top: { $prey }
pick-open = Pay 1 microchip to access the water
pick-salvage = Take the { $equipment }
pick-search = Draw a search tile { $place_at }
pick-use-equipment = Use the { $equipment }
pick-use-room = Use the room “{ $room }”
pick-look = Look through the search pile { $place_at }
pick-welcome = { $spot }
pick-overcome = Overcome { $event }: { $cost } for { $points }
pick-save = Save { $one }
pick-pay = Pay { $one }
pick-lose = From: { $spot }
pick-recruit = Recruit for { $one }
pick-enter = Move a survivor into “{ $room }”
pick-repair = Repair the { $equipment }: { $cost }
pick-dismantle = Dismantle the { $equipment }: { $cost }

## What happened

told-dealt-room = You are dealt the room { $room }.
told-dealt-leader = You are dealt { $leader }.
told-revealed = { $seat } is led by { $leader } and has built “{ $room }”.
told-first = { $seat } has the oldest leader and is first player.
told-set-aside = { $seat } starts with the { $equipment } (broken).
told-got = { $seat } starts with { $amount }.
told-mary-drew = { $seat } draws a search tile { $place_at }: { $tile }.
told-mary-discarded = { $seat } discards: { $tile }.
told-placed = { $seat } places { $hero } { $place_at }.
told-dawn = Dawn of day { $n }. The board is replenished.
told-displayed = New { $place_at }: { $equipment }.
told-tile-aside = Set aside { $place_at }: { $tile }.
told-reshuffled = The equipment deck is empty, so the discard pile is shuffled into a new one.
told-prey-shown = Revealed { $place_at }: { $prey }.
told-day = Day { $n } begins.
told-event-came = Event: { $event }.
told-scarce = { $event }: { $amount } lost { $place_at }.
told-immune = { $seat } is immune to { $event }.
told-worse =
    { $n ->
        [one] { $seat }’s radioactivity rises 1 level; the gauge is now at { $gauge } SP.
       *[other] { $seat }’s radioactivity rises { $n } levels; the gauge is now at { $gauge } SP.
    }
told-lost-token = { $seat } loses { $one }.
told-lost-survivor = { $seat } loses a survivor ({ $spot }).
told-moved = { $seat } moves { $hero } { $place_to }.
told-stayed = { $seat } cannot move { $hero }, which stays { $place_at }.
told-docked = { $seat } takes { $slot } on the Cargo Ship.
told-claimed = { $seat } takes the first player token.
told-unloaded = { $seat } collects { $amount }.
told-welcomed = { $seat } takes in a survivor ({ $spot }).
told-pressed = { $seat } applies { $n } pressure to { $to }’s strength-{ $strength } hero.
told-shot = { $seat } spends 1 munition to defend against { $to }.
told-gave = { $seat } gives { $to } { $amount }.
told-took = { $seat } takes { $one }.
told-algae = { $seat } harvests the algae; the gauge is now at { $gauge } SP.
told-opened = { $seat } pays 1 microchip to access the water.
told-brought = { $seat } uses the { $equipment } and gains { $amount }.
told-used-equipment = { $seat } uses the { $equipment }.
told-used-room = { $seat } uses the room “{ $room }”.
told-looked = { $seat } looks through the search pile { $place_at }.
told-sensed = { $seat } looks through the wild game stack { $place_at }.
told-aimed = { $seat } hunts { $prey }.
told-spared = { $seat } gives up the hunt { $place_at }.
told-caught =
    { $munitions ->
        [0] { $seat } catches { $prey }: { $amount }.
        [one] { $seat } catches { $prey } with { $munitions } munition: { $amount }.
       *[other] { $seat } catches { $prey } with { $munitions } munitions: { $amount }.
    }
told-salvaged = { $seat } takes the { $equipment } { $place_at }.
told-found = { $seat } searches { $place_at } and finds: { $tile }.
told-night = Night { $n } falls.
told-passed = { $seat } passes and overcomes no more events tonight.
told-saved = { $seat } saves { $one }.
told-overcame = { $seat } overcomes { $event }: { $points }.
told-feeding =
    { $rows ->
        [0] { $n ->
            [one] { $seat } must pay { $n } supply for rooms.
           *[other] { $seat } must pay { $n } supplies for rooms.
        }
       *[other] { $n ->
            [0] { $seat } must pay { $rows } water for the airlock.
            [one] { $seat } must pay { $n } supply for rooms and { $rows } water for the airlock.
           *[other] { $seat } must pay { $n } supplies for rooms and { $rows } water for the airlock.
        }
    }
told-ate = { $seat } feeds survivors with { $amount }.
told-starved =
    { $n ->
        [one] { $seat } cannot feed everyone: { $n } supply short.
       *[other] { $seat } cannot feed everyone: { $n } supplies short.
    }
told-shielded = { $seat }’s airlock absorbs all of tonight’s radiation ({ $n }).
told-recruited = { $seat } recruits a survivor for { $one }.
told-entered = { $seat } moves a survivor into “{ $room }”.
told-paid = { $seat } pays { $one }.
told-built = { $seat } builds “{ $room }”.
told-dismantled = { $seat } dismantles the { $equipment }.
told-drew = { $seat } draws the { $equipment } (broken).
told-drew-owned = { $seat } draws a second { $equipment } and discards it.
told-repaired = { $seat } repairs the { $equipment } for { $cost }.
told-spoiled =
    { $seat } loses { $water ->
        [0] { $meat } meat
       *[other] { $meat ->
            [0] { $water } water
           *[other] { $meat } meat and { $water } water
        }
    } to spoilage.
told-convoy = Convoy has arrived.
told-scored = { $seat }: { $points }.

## The end

won-points =
    { $count ->
        [one] { $winners } joins Convoy.
       *[other] { $winners } join Convoy.
    }
won-supplies = { $winners } joins Convoy, winning the tiebreaker with more supplies.
won-resources = { $winners } joins Convoy, winning the tiebreaker with more materials and munitions.
won-shared = { $winners } join Convoy together: they are tied in everything.

nothing-to-pay = nothing
second-copy = { $room } (second)

## Facts beside a name

room-size =
    { $spaces ->
        [one] { $spaces } space
       *[other] { $spaces } spaces
    }, upkeep { $upkeep }.
equipment-facts = Repair: { $cost }. Pairs with: { $pair }.
event-facts = To overcome: { $cost }. Worth { $points }.
leader-facts = Age { $age }. Starting locations: { $places }. Brings { $resources } and broken equipment: { $equipment }.

# A game in a list of tables
outlive-fact-setup = Setup
outlive-fact-day = Day { $n } of { $days }
