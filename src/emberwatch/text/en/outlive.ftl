# Outlive at the table: questions, picks, what happened, and the score.
# Names of seats come ready for a sentence; { $place_to } and { $place_at } are the place's attributes;
# { $amount } is an amount of a resource ("2 wood"). Names of rooms, equipment and events stand in the nominative.

## Questions. `.pass` is what passing means there, `.amount` what a number means.

ask-discard =
    { $count ->
        [one] Which other room do you give up?
       *[other] Which rooms do you give up? { $count } leave the game.
    }
ask-found = Which room do you build for free?
ask-settle = { $room } is built. How many of your { $total } survivors move in? The others stand in the airlock.
    .amount = { $n } in the room, { $rest } in the airlock
ask-leader = Who leads your tribe?
ask-mary-city =
    { $count ->
        [one] From which city do you draw the last search tile?
       *[other] From which city do you draw a search tile? { $count } to go.
    }
ask-mary-discard = Which tile do you discard?
ask-place = Which hero starts where?
ask-turn = Your turn: which hero goes where?
ask-dock = Which spot does your { $hero } take?
ask-bat = You press { $seat }. Do you swing the Baseball Bat?
    .pass = No
ask-defend = { $seat } presses your hero of strength { $strength }: { $due } to answer. Do you defend yourself?
    .pass = Yield
ask-choice = Do you choose the tribute of { $seat } yourself?
    .pass = No, let { $seat } choose
ask-tribute = Tribute from { $victim } to { $seat }: { $due } to hand over. What next?
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
        [one] One search is free.
       *[other] { $free } searches are free.
    }
    .pass = Done here
ask-deck = On the Cargo Ship: anything else?
    .pass = Done here
ask-stalk = Do you look for other prey with the Thermal Sensor?
    .pass = No, hunt the open tile
ask-prey = You have looked through the stack. Which one do you hunt?
    .pass = Let them all go
ask-kill = You hunt { $prey }: { $total } to be made up of munitions and action points (you have { $points }). How?
    .amount =
        { $n ->
            [one] { $n } munition
           *[other] { $n } munitions
        } and { $rest ->
            [one] { $rest } action point
           *[other] { $rest } action points
        }
ask-welcome = Where does the new survivor live?
ask-lose =
    { $total ->
        [one] You lose a survivor. From where?
       *[other] You lose { $total } survivors. Where does the next one come from?
    }
ask-rats = Rat Infestation: which supply do you lose?
    .pay = { $one }
ask-clan = Enemy Clan: { $count } to lose. Which one?
    .pay = { $one }
ask-overcome = Do you overcome an event?
    .pass = No, not tonight
ask-events-room = { $event }: do you use your events room?
    .pass = No, pay in full
ask-save = { $event }: what do you save?
ask-pay-event = { $event }: do you pay a water with your permanent water?
    .pass = No, with tokens
ask-eat =
    { $due ->
        [one] Your rooms still need 1 supply. Which?
       *[other] Your rooms still need { $due } supplies. Which one next?
    }
ask-recruit =
    { $spaces ->
        [one] Do you recruit? Your airlock has one free space.
       *[other] Do you recruit? Your airlock has { $spaces } free spaces.
    }
    .pass = Nobody else
ask-build = Build rooms, move people in, use your rooms.
    .pass = Done building
ask-cheaply = Which room do you build at the lower price?
ask-raise =
    { $due ->
        [one] { $room }: 1 material to pay. Which?
       *[other] { $room }: { $due } materials to pay. Which one next?
    }
ask-dismantle = Which equipment do you take apart?
ask-mend = Repair your equipment.
    .pass = Done repairing
ask-cost = { $equipment } costs { $cost }. Do your rooms save you something?
    .pass = Repair it now

## Picks

pick-pass = Pass
pick-discard = Give up “{ $room }”
pick-build = Build “{ $room }”
pick-amount = { $n }
pick-lead = { $leader }
pick-discard-tile = Discard: { $tile }
pick-place = Your { $hero } { $place_at }
pick-move = Your { $hero } ({ $from }) goes { $place_to }
pick-stay = Your { $hero } ({ $from }) cannot move and stays
pick-dock = { $slot }
pick-give = { $one }
pick-take = Take { $one }
pick-shoot = Spend 1 munition
pick-algae = Take the { $algae }
pick-hunt = Go hunting
pick-prey = Number { $n } from the top: { $prey }
pick-open = Pay 1 microchip for the water
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
pick-enter = A survivor moves into “{ $room }”
pick-repair = Repair the { $equipment }: { $cost }
pick-dismantle = Take the { $equipment } apart: { $cost }

## What happened

told-dealt-room = You are dealt the room { $room }.
told-dealt-leader = You are dealt { $leader }.
told-revealed = { $seat } is led by { $leader } and has built “{ $room }”.
told-first = { $seat } has the oldest leader and is first player.
told-set-aside = { $seat } begins with a broken { $equipment }.
told-got = { $seat } begins with { $amount }.
told-mary-drew = { $seat } draws a search tile { $place_at }: { $tile }.
told-mary-discarded = { $seat } discards: { $tile }.
told-placed = { $seat }: { $hero } starts { $place_at }.
told-dawn = Dawn of day { $n }. The board is filled again.
told-displayed = New { $place_at }: { $equipment }.
told-tile-aside = Put aside { $place_at }: { $tile }.
told-reshuffled = The equipment deck is empty; the discards are shuffled.
told-prey-shown = Now open { $place_at }: { $prey }.
told-day = Day { $n } begins.
told-event-came = Event: { $event }.
told-scarce = { $event }: { $amount } less { $place_at }.
told-immune = { $seat } is immune to { $event }.
told-worse =
    { $n ->
        [one] { $seat }: radioactivity climbs { $n } square, to { $gauge } SP.
       *[other] { $seat }: radioactivity climbs { $n } squares, to { $gauge } SP.
    }
told-lost-token = { $seat } loses { $one }.
told-lost-survivor = { $seat } loses a survivor ({ $spot }).
told-moved = { $seat }: { $hero } goes { $place_to }.
told-stayed = { $seat }: { $hero } cannot move and stays { $place_at }.
told-docked = { $seat } takes { $slot } on the Cargo Ship.
told-claimed = { $seat } takes the first player token.
told-unloaded = { $seat } unloads { $amount }.
told-welcomed = { $seat } takes in a survivor ({ $spot }).
told-pressed = { $seat } presses { $to } (strength { $strength }): { $n }.
told-shot = { $seat } spends a munition against { $to }.
told-gave = { $seat } gives { $to } { $amount }.
told-took = { $seat } takes { $one }.
told-algae = { $seat } takes the algae; the radioactivity gauge is at { $gauge } SP.
told-opened = { $seat } pays a microchip for the water.
told-brought = { $seat } uses the { $equipment }: { $amount }.
told-used-equipment = { $seat } uses the { $equipment }.
told-used-room = { $seat } uses the room “{ $room }”.
told-looked = { $seat } looks through the search pile { $place_at }.
told-sensed = { $seat } looks through the wild game { $place_at }.
told-aimed = { $seat } hunts { $prey }.
told-spared = { $seat } hunts nothing { $place_at } after all.
told-caught =
    { $munitions ->
        [0] { $seat } catches { $prey }: { $amount }.
        [one] { $seat } catches { $prey } with a munition: { $amount }.
       *[other] { $seat } catches { $prey } with { $munitions } munitions: { $amount }.
    }
told-salvaged = { $seat } takes the { $equipment } { $place_at }.
told-found = { $seat } searches { $place_at } and finds: { $tile }.
told-night = Night { $n } falls.
told-passed = { $seat } passes: no more events tonight.
told-saved = { $seat } saves { $one }.
told-overcame = { $seat } overcomes { $event }: { $points }.
told-feeding = { $seat } must feed: rooms { $n }, airlock { $rows } water.
told-ate = { $seat } uses up { $amount }.
told-starved = { $seat } cannot feed everybody: { $n } missing.
told-shielded = { $seat } is shielded from the radiation ({ $n }).
told-recruited = { $seat } recruits a survivor for { $one }.
told-entered = { $seat }: a survivor moves into “{ $room }”.
told-paid = { $seat } pays { $one }.
told-built = { $seat } builds “{ $room }”.
told-dismantled = { $seat } takes the { $equipment } apart.
told-drew = { $seat } draws a broken { $equipment }.
told-drew-owned = { $seat } draws a second { $equipment } and discards it.
told-repaired = { $seat } repairs the { $equipment } for { $cost }.
told-spoiled = { $seat }: spoiled are { $meat } meat and { $water } water.
told-convoy = The Convoy has come.
told-scored = { $seat }: { $points }.

## The end

won-points =
    { $count ->
        [one] { $winners } joins the Convoy.
       *[other] { $winners } join the Convoy.
    }
won-supplies = { $winners } joins the Convoy: a tie, decided by more supplies.
won-resources = { $winners } joins the Convoy: a tie, decided by more materials and munitions.
won-shared = { $winners } join the Convoy together: nothing sets them apart.

nothing-to-pay = nothing
second-copy = { $room } (second)

## Facts beside a name

room-size =
    { $spaces ->
        [one] { $spaces } space
       *[other] { $spaces } spaces
    }, upkeep { $upkeep }.
equipment-facts = Repair: { $cost }. Pair with: { $pair }.
event-facts = To overcome: { $cost }, for { $points }.
leader-facts = Aged { $age }. Start: { $places }. Brings: { $resources }; broken: { $equipment }.
