# The drawing of Outlive in the browser. Names of places, rooms, equipment, events and leaders come from the game's own words.

page-outlive-board = The board: eight places around the Convoy board
page-outlive-own = Your shelter
page-outlive-others = The other shelters


## The Convoy board

page-outlive-day = Day { $n } of { $days }
page-outlive-before = Before the first day
page-outlive-phase-dawn = dawn
page-outlive-phase-day = daytime
page-outlive-phase-night = night
# The heading over losses that nobody asked about
page-outlive-news = What happened to you
page-outlive-first = First player: { $name }
page-outlive-deck =
    { $n ->
        [one] Equipment deck: { $n } tile
       *[other] Equipment deck: { $n } tiles
    }


## Heroes
# $state: idle lies and has not acted today; standing has acted; done could not move and lies on; waiting is not on the board yet.

page-outlive-hero =
    { $state ->
        [idle] { $name }: hero of strength { $strength }, lying ({ $place })
        [standing] { $name }: hero of strength { $strength }, standing ({ $place })
        [waiting] { $name }: hero of strength { $strength }, not placed yet
       *[done] { $name }: hero of strength { $strength }, could not move ({ $place })
    }


## The shelter
# SP: survival points

page-outlive-points = SP
page-outlive-score = Score now: { $n } SP
page-outlive-part = { $name }: { $n } SP
# $standing: plan is not built yet; short has spaces left; works is full; used is full and was used this round.
page-outlive-room =
    { $standing ->
        [plan] { $name }: a plan, not built yet; { $spaces } spaces, upkeep { $upkeep }
        [short] { $name }: { $survivors } of { $spaces } spaces taken, does not work yet, upkeep { $upkeep }
        [works] { $name }: full and working, upkeep { $upkeep }
       *[used] { $name }: full, already used this round, upkeep { $upkeep }
    }
page-outlive-airlock = { $name }: { $survivors } of { $spaces } spaces taken
page-outlive-gauge = { $name }: { $points }
page-outlive-depot = { $name }: { $n }
page-outlive-gear =
    { $state ->
        [broken] { $name }: broken
        [ready] { $name }: repaired and ready
       *[used] { $name }: used this round
    }
page-outlive-tonight =
    { $missing ->
        [0] Tonight: { $supplies } for the rooms, { $water } water, radiation { $radiation }
       *[other] Tonight: { $supplies } for the rooms, { $water } water, radiation { $radiation }; { $missing } missing
    }
page-outlive-broken = Broken
page-outlive-repaired = Repaired
page-outlive-caught = { $name }: { $n } caught
page-outlive-given-up = given up


## The other shelters

page-outlive-open = Open the shelter of { $name }
# $rooms: full rooms; $gauge: the gauge with its sign; $idle: heroes that have not acted yet
page-outlive-facts =
    { $survivors ->
        [one] { $survivors } survivor
       *[other] { $survivors } survivors
    }, { $rooms ->
        [one] { $rooms } full room
       *[other] { $rooms } full rooms
    }, { $repaired ->
        [one] { $repaired } repaired tile
       *[other] { $repaired } repaired tiles
    }, radioactivity { $gauge }, { $idle ->
        [one] { $idle } hero still to act
       *[other] { $idle } heroes still to act
    }


## The end

page-outlive-ending = The Convoy’s choice
page-outlive-total = Total
page-outlive-chosen = Chosen by the Convoy
# What is compared in a tie
page-outlive-tie-supplies = Supplies left
page-outlive-tie-goods = Materials and munitions left
