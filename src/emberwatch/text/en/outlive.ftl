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
    .you =
        { $due ->
            [one] Tribute from { $victim } to you: 1 token left to pay. Choose it.
           *[other] Tribute from { $victim } to you: { $due } tokens left to pay. Choose the next one.
        }
    .you-victim =
        { $due ->
            [one] You owe { $seat } tribute: 1 token left to pay. Choose it.
           *[other] You owe { $seat } tribute: { $due } tokens left to pay. Choose the next one.
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
    .you = You are led by { $leader } and have built “{ $room }”.
told-first = { $seat } has the oldest leader and is first player.
    .you = You have the oldest leader and are first player.
told-set-aside = { $seat } starts with the { $equipment } (broken).
    .you = You start with the { $equipment } (broken).
told-got = { $seat } starts with { $amount }.
    .you = You start with { $amount }.
told-mary-drew = { $seat } draws a search tile { $place_at }: { $tile }.
    .you = You draw a search tile { $place_at }: { $tile }.
told-mary-discarded = { $seat } discards: { $tile }.
    .you = You discard: { $tile }.
told-placed = { $seat } places { $hero } { $place_at }.
    .you = You place { $hero } { $place_at }.
told-dawn = Dawn of day { $n }. The board is replenished.
told-displayed = New { $place_at }: { $equipment }.
told-tile-aside = Set aside { $place_at }: { $tile }.
told-reshuffled = The equipment deck is empty, so the discard pile is shuffled into a new one.
told-prey-shown = Revealed { $place_at }: { $prey }.
told-day = Day { $n } begins.
told-event-came = Event: { $event }.
told-scarce = { $event }: { $amount } lost { $place_at }.
told-immune = { $seat } is immune to { $event }.
    .you = You are immune to { $event }.
told-worse =
    { $n ->
        [one] { $seat }’s radioactivity rises 1 level; the gauge is now at { $gauge } SP.
       *[other] { $seat }’s radioactivity rises { $n } levels; the gauge is now at { $gauge } SP.
    }
    .you =
        { $n ->
            [one] Your radioactivity rises 1 level; the gauge is now at { $gauge } SP.
           *[other] Your radioactivity rises { $n } levels; the gauge is now at { $gauge } SP.
        }
told-lost-token = { $seat } loses { $one }.
    .you = You lose { $one }.
told-lost-survivor = { $seat } loses a survivor ({ $spot }).
    .you = You lose a survivor ({ $spot }).
told-moved = { $seat } moves { $hero } { $place_to }.
    .you = You move { $hero } { $place_to }.
told-stayed = { $seat } cannot move { $hero }, which stays { $place_at }.
    .you = You cannot move { $hero }, which stays { $place_at }.
told-docked = { $seat } takes { $slot } on the Cargo Ship.
    .you = You take { $slot } on the Cargo Ship.
told-claimed = { $seat } takes the first player token.
    .you = You take the first player token.
told-unloaded = { $seat } collects { $amount }.
    .you = You collect { $amount }.
told-welcomed = { $seat } takes in a survivor ({ $spot }).
    .you = You take in a survivor ({ $spot }).
told-pressed = { $seat } applies { $n } pressure to { $to }’s strength-{ $strength } hero.
    .you = You apply { $n } pressure to { $to }’s strength-{ $strength } hero.
    .you-to = { $seat } applies { $n } pressure to your strength-{ $strength } hero.
told-shot = { $seat } spends 1 munition to defend against { $to }.
    .you = You spend 1 munition to defend against { $to }.
    .you-to = { $seat } spends 1 munition to defend against you.
told-gave = { $seat } gives { $to } { $amount }.
    .you = You give { $to } { $amount }.
    .you-to = { $seat } gives you { $amount }.
told-took = { $seat } takes { $one }.
    .you = You take { $one }.
told-algae = { $seat } harvests the algae; the gauge is now at { $gauge } SP.
    .you = You harvest the algae; the gauge is now at { $gauge } SP.
told-opened = { $seat } pays 1 microchip to access the water.
    .you = You pay 1 microchip to access the water.
told-brought = { $seat } uses the { $equipment } and gains { $amount }.
    .you = You use the { $equipment } and gain { $amount }.
told-used-equipment = { $seat } uses the { $equipment }.
    .you = You use the { $equipment }.
told-used-room = { $seat } uses the room “{ $room }”.
    .you = You use the room “{ $room }”.
told-looked = { $seat } looks through the search pile { $place_at }.
    .you = You look through the search pile { $place_at }.
told-sensed = { $seat } looks through the wild game stack { $place_at }.
    .you = You look through the wild game stack { $place_at }.
told-aimed = { $seat } hunts { $prey }.
    .you = You hunt { $prey }.
told-spared = { $seat } gives up the hunt { $place_at }.
    .you = You give up the hunt { $place_at }.
told-caught =
    { $munitions ->
        [0] { $seat } catches { $prey }: { $amount }.
        [one] { $seat } catches { $prey } with { $munitions } munition: { $amount }.
       *[other] { $seat } catches { $prey } with { $munitions } munitions: { $amount }.
    }
    .you =
        { $munitions ->
            [0] You catch { $prey }: { $amount }.
            [one] You catch { $prey } with { $munitions } munition: { $amount }.
           *[other] You catch { $prey } with { $munitions } munitions: { $amount }.
        }
told-salvaged = { $seat } takes the { $equipment } { $place_at }.
    .you = You take the { $equipment } { $place_at }.
told-found = { $seat } searches { $place_at } and finds: { $tile }.
    .you = You search { $place_at } and find: { $tile }.
told-night = Night { $n } falls.
told-passed = { $seat } passes and overcomes no more events tonight.
    .you = You pass and overcome no more events tonight.
told-saved = { $seat } saves { $one }.
    .you = You save { $one }.
told-overcame = { $seat } overcomes { $event }: { $points }.
    .you = You overcome { $event }: { $points }.
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
    .you =
        { $rows ->
            [0] { $n ->
                [one] You must pay { $n } supply for rooms.
               *[other] You must pay { $n } supplies for rooms.
            }
           *[other] { $n ->
                [0] You must pay { $rows } water for the airlock.
                [one] You must pay { $n } supply for rooms and { $rows } water for the airlock.
               *[other] You must pay { $n } supplies for rooms and { $rows } water for the airlock.
            }
        }
told-ate = { $seat } feeds survivors with { $amount }.
    .you = You feed your survivors with { $amount }.
told-starved =
    { $n ->
        [one] { $seat } cannot feed everyone: { $n } supply short.
       *[other] { $seat } cannot feed everyone: { $n } supplies short.
    }
    .you =
        { $n ->
            [one] You are { $n } supply short: you cannot feed everyone.
           *[other] You are { $n } supplies short: you cannot feed everyone.
        }
told-shielded = { $seat }’s airlock absorbs all of tonight’s radiation ({ $n }).
    .you = Your airlock absorbs all of tonight’s radiation ({ $n }).
told-recruited = { $seat } recruits a survivor for { $one }.
    .you = You recruit a survivor for { $one }.
told-entered = { $seat } moves a survivor into “{ $room }”.
    .you = You move a survivor into “{ $room }”.
told-paid = { $seat } pays { $one }.
    .you = You pay { $one }.
told-built = { $seat } builds “{ $room }”.
    .you = You build “{ $room }”.
told-dismantled = { $seat } dismantles the { $equipment }.
    .you = You dismantle the { $equipment }.
told-drew = { $seat } draws the { $equipment } (broken).
    .you = You draw the { $equipment } (broken).
told-drew-owned = { $seat } draws a second { $equipment } and discards it.
    .you = You draw a second { $equipment } and discard it.
told-repaired = { $seat } repairs the { $equipment } for { $cost }.
    .you = You repair the { $equipment } for { $cost }.
told-spoiled =
    { $seat } loses { $water ->
        [0] { $meat } meat
       *[other] { $meat ->
            [0] { $water } water
           *[other] { $meat } meat and { $water } water
        }
    } to spoilage.
    .you =
        You lose { $water ->
            [0] { $meat } meat
           *[other] { $meat ->
                [0] { $water } water
               *[other] { $meat } meat and { $water } water
            }
        } to spoilage.
told-convoy = Convoy has arrived.
told-scored = { $seat }: { $points }.
    .you = You: { $points }.

## The end

won-points =
    { $count ->
        [one] { $winners } joins Convoy.
       *[other] { $winners } join Convoy.
    }
    .you = You join Convoy.
won-supplies = { $winners } joins Convoy, winning the tiebreaker with more supplies.
    .you = You join Convoy, winning the tiebreaker with more supplies.
won-resources = { $winners } joins Convoy, winning the tiebreaker with more materials and munitions.
    .you = You join Convoy, winning the tiebreaker with more materials and munitions.
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

## Advice: why a choice is good, or what is missing. `.bot` says the same of a bot, about a turn that is over.

advice-short =
    { $n ->
        [one] You are { $n } supply short tonight.
       *[other] You are { $n } supplies short tonight.
    }
    .bot =
        { $n ->
            [one] It was { $n } supply short for the night.
           *[other] It was { $n } supplies short for the night.
        }
advice-short-water = You are { $n } water short tonight.
    .bot = It was { $n } water short for the night.
advice-points = It brings { $points }.
advice-gain = It brings { $gain }.
advice-press = It puts { $n } pressure on { $seat }.

## Shortcuts: several picks with one intention
shortcut-found =
    { $n ->
        [one] Build “{ $room }” with 1 survivor
       *[other] Build “{ $room }” with { $n } survivors
    }
shortcut-take = Take { $amount }
shortcut-take-algae = Harvest the { $algae } and take { $amount }
shortcut-take-hunt = Take { $amount }, then hunt: { $prey }
shortcut-hunt = Hunt: { $prey } for { $cost }
shortcut-search =
    { $n ->
        [one] Draw 1 search tile { $place_at }
       *[other] Draw { $n } search tiles { $place_at }
    }
shortcut-salvage = Take: { $equipment }
shortcut-salvage-search =
    { $n ->
        [one] Take: { $equipment }; then draw 1 search tile
       *[other] Take: { $equipment }; then draw { $n } search tiles
    }
shortcut-welcome =
    { $n ->
        [one] 1 survivor to: { $spot }
       *[other] { $n } survivors to: { $spot }
    }
shortcut-with = with { $thing }
shortcut-cost = costs { $cost }
shortcut-pay = Pay { $cost }
shortcut-give = Hand over { $cost }
shortcut-ward-off = Ward it off: { $cost }
shortcut-lose = Lose { $n } from: { $spot }
shortcut-lose-some = Lose { $n } from several places
shortcut-from = { $n } from { $spot }
shortcut-overcome = Overcome { $event }: { $cost } for { $points }
shortcut-recruit =
    { $n ->
        [one] Recruit 1 survivor
       *[other] Recruit { $n } survivors
    }
shortcut-recruit-note =
    { $n ->
        [0] costs { $cost }; the airlock is then full
        [one] costs { $cost }; 1 space stays free
       *[other] costs { $cost }; { $n } spaces stay free
    }
shortcut-build = Build “{ $room }”: { $cost }
shortcut-build-fill = Build “{ $room }” and fill it: { $cost }
shortcut-move-in =
    { $n ->
        [one] 1 survivor moves in
       *[other] { $n } survivors move in
    }
shortcut-enter =
    { $n ->
        [one] Move 1 survivor into “{ $room }”
       *[other] Move { $n } survivors into “{ $room }”
    }
shortcut-fill =
    { $n ->
        [one] Move 1 survivor into the rooms
       *[other] Move { $n } survivors into the rooms
    }
shortcut-into = { $n } into “{ $room }”
shortcut-rest = Neither build nor repair
shortcut-repair = Repair: { $equipment } ({ $cost })

# A game in a list of tables
outlive-fact-setup = Setup
outlive-fact-day = Day { $n } of { $days }
