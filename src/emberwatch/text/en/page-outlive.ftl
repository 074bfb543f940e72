# The drawing of Outlive in the browser. Names of locations, rooms, equipment, events and leaders come from the game's own texts.

page-outlive-board = The board: eight locations around the Convoy board
page-outlive-own = Your shelter
page-outlive-others = The other shelters


## The Convoy board

page-outlive-day = Day { $n } of { $days }
page-outlive-before = Before the first day
page-outlive-phase-dawn = dawn
page-outlive-phase-day = daytime
page-outlive-phase-night = night
# The heading over losses that the player had no say in
page-outlive-news = What happened to you
page-outlive-first = First player: { $name }
page-outlive-deck =
    { $n ->
        [one] Equipment deck: { $n } tile
       *[other] Equipment deck: { $n } tiles
    }


## Heroes
# $state: idle is lying down and has not acted today; standing has acted; done could not move and stays lying down; waiting is not on the board yet.

page-outlive-hero =
    { $state ->
        [idle] { $name }: strength-{ $strength } hero, idle ({ $place })
        [standing] { $name }: strength-{ $strength } hero, activated ({ $place })
        [waiting] { $name }: strength-{ $strength } hero, not placed yet
       *[done] { $name }: strength-{ $strength } hero, could not move ({ $place })
    }


## The shelter
# SP: survival points

page-outlive-points = SP
page-outlive-score = Current score: { $n } SP
page-outlive-part = { $name }: { $n } SP
# $standing: plan is not built yet; short has empty spaces; works is full; used is full and was used this round.
page-outlive-room =
    { $standing ->
        [plan] { $name }: not built yet; { $spaces ->
            [one] { $spaces } space
           *[other] { $spaces } spaces
        }, upkeep { $upkeep }
        [short] { $name }: { $survivors } of { $spaces } spaces filled, not working yet, upkeep { $upkeep }
        [works] { $name }: full and working, upkeep { $upkeep }
       *[used] { $name }: full, already used this round, upkeep { $upkeep }
    }
page-outlive-airlock = { $name }: { $survivors } of { $spaces } spaces filled
page-outlive-gauge = { $name }: { $points }
page-outlive-depot = { $name }: { $n }
page-outlive-gear =
    { $state ->
        [broken] { $name }: broken
        [ready] { $name }: repaired and ready
       *[used] { $name }: used this round
    }
page-outlive-tonight =
    { $supplies ->
        [one] Tonight: { $supplies } supply for the rooms
       *[other] Tonight: { $supplies } supplies for the rooms
    }, { $water } water for the airlock, { $radiation } radiation{ $missing ->
        [0] {""}
       *[other] ; { $missing } missing
    }
page-outlive-broken = Broken
page-outlive-repaired = Repaired
page-outlive-caught = { $name }: { $n } caught
page-outlive-given-up = discarded


## The other shelters

page-outlive-open = Open { $name }’s shelter
# $rooms: full rooms; $gauge: the gauge with its sign; $idle: heroes that have not acted yet
page-outlive-facts =
    { $survivors ->
        [one] { $survivors } survivor
       *[other] { $survivors } survivors
    }, { $rooms ->
        [one] { $rooms } full room
       *[other] { $rooms } full rooms
    }, { $repaired ->
        [one] { $repaired } repaired piece of equipment
       *[other] { $repaired } repaired pieces of equipment
    }, radioactivity { $gauge }, { $idle ->
        [one] { $idle } idle hero
       *[other] { $idle } idle heroes
    }


## The end

page-outlive-ending = Convoy’s choice
page-outlive-total = Total
page-outlive-chosen = Chosen by Convoy
# What is compared in a tie
page-outlive-tie-supplies = Supplies left
page-outlive-tie-goods = Materials and munitions left

# $place: 1 to 4
page-outlive-nth =
    { $place ->
        [1] first place
        [2] second place
        [3] third place
       *[other] fourth place
    }
# $gap: by how many points the player is behind the winner ($name); 0: a tie was broken
page-outlive-behind =
    { $place ->
        [2] You are second
        [3] You are third
       *[other] You are fourth
    }, { $gap ->
        [0] level on points with { $name }.
        [one] { $gap } point behind { $name }.
       *[other] { $gap } points behind { $name }.
    }
# $gap: by how many points the player is ahead of the runner-up ($name)
page-outlive-ahead =
    { $gap ->
        [0] You are first, level on points with { $name }.
        [one] You are first, { $gap } point ahead of { $name }.
       *[other] You are first, { $gap } points ahead of { $name }.
    }
# The same, for spectators
page-outlive-lead =
    { $gap ->
        [0] { $winner } and { $name } are level on points.
        [one] { $winner } is { $gap } point ahead of { $name }.
       *[other] { $winner } is { $gap } points ahead of { $name }.
    }
# $part: a line of the score sheet; $more, $less: the two counts
page-outlive-decided = What decided it: { $part }, { $more } to { $less }.

## Heroes in danger, and heroes that an event weakens

page-outlive-hero-acts = acts with { $acts } now
page-outlive-hero-danger =
    { $count ->
        [one] { $who } could still press it ({ $pressure })
       *[other] up to { $pressure } pressure could still come from { $who }
    }
page-outlive-hero-presses = could still come there and press you ({ $pressure })
