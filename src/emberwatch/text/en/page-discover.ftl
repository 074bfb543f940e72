# Discover on the page: what is around the map, on the survivor's board and in the scenes.
# Names of cards, resources, people and places are the game's own and come from elsewhere.

page-discover-map = The map

## The day and the quest

# $day: the number of the day
page-discover-phase-setup = Setup
page-discover-phase-day = Day { $day }
page-discover-phase-night = Night { $day }
page-discover-phase-over = The end
page-discover-chief = Chieftain
page-discover-stage = Stage { $n }
page-discover-counters =
    { $n ->
        [one] { $n } counter
       *[other] { $n } counters
    }
page-discover-quest-more = Show all
page-discover-quest-less = Show less

## Around the map

page-discover-legend = Map legend
page-discover-zoom-in = Zoom in
page-discover-zoom-out = Zoom out
page-discover-find = Show where you are
page-discover-fit = Show the whole known map
page-discover-close = Close
page-discover-away =
    { $n ->
        [one] { $n } space away
       *[other] { $n } spaces away
    }
page-discover-no-way = No known way leads there
page-discover-more-projects =
    { $n ->
        [one] { $n } more project
       *[other] { $n } more projects
    }
page-discover-fewer-projects = Fewer projects
page-discover-sign-target = Target symbol: it matters only when a card refers to it
page-discover-sign-token = Face-down token: its symbol shows what kind it is
page-discover-sign-open = Face-up token: you can see what you gather
page-discover-sign-water = Water source that nobody has drawn from yet
page-discover-sign-landmark = Landmark and its number: you can investigate it
page-discover-sign-hidden = Face-down monster
page-discover-sign-foe = Enemy, its number and its remaining health

## A survivor

page-discover-stamina = Stamina { $n } of { $of }
page-discover-stamina-short = stamina
page-discover-hearts = { $n } of { $of } hearts left
# $kind is the name of the damage
page-discover-damage = { $kind }: { $n }
page-discover-pack = Pack
page-discover-load = { $n } of { $of }
# $what is the name of a resource or a double token
page-discover-tokens = { $what }: { $n }
page-discover-item-counters =
    { $n ->
        [one] { $n } counter on it
       *[other] { $n } counters on it
    }
page-discover-used = used
page-discover-hand = Your projects
page-discover-unseen =
    { $n ->
        [one] { $n } hidden project
       *[other] { $n } hidden projects
    }
page-discover-threats = Threats
page-discover-status-won = Made it home
page-discover-status-lost = Didn’t make it
page-discover-dealt = Who are you?
page-discover-kept = This is you
page-discover-alone = You’re alone out here.
page-discover-choosing = Choosing a character
page-discover-open-strip = Everything { $name } carries

## Combat

page-discover-combat = { $fighter } vs. { $enemy }
page-discover-defence = Defense
page-discover-attack = Attack
page-discover-health = Health
page-discover-health-left = { $n } of { $of } left
page-discover-need-defence = Defense { $n }
page-discover-need-attack = Attack { $n }
page-discover-need-duel = needs { $n }
page-discover-never = never hits
page-discover-hits = hits
page-discover-misses = misses
page-discover-hurts = hurts
page-discover-spares = no harm
page-discover-supporters = Support:
page-discover-no-support = no card
page-discover-played = { $name } played { $card }
# What a choice would do to the dice. $n is the new result of the die.
page-discover-then-own-hits = your die { $n }: hits
page-discover-then-own-misses = your die { $n }: misses
page-discover-then-enemy-hits = enemy die { $n }: hurts you
page-discover-then-enemy-misses = enemy die { $n }: no harm
# $n of $of numbers of the die
page-discover-again-own = your die then hits on { $n } of { $of } numbers
page-discover-again-enemy = the enemy die then hurts you on { $n } of { $of } numbers
page-discover-go-on = Continue
page-discover-fold = Show the map

## Trade

page-discover-deal = Trade
page-discover-gives = { $name } gives
page-discover-nothing = nothing

## Cards read aloud

page-discover-card-read = Discovery
page-discover-card-night-card = Night
page-discover-card-threat = Threat
page-discover-card-stage = Quest
page-discover-card-item = Item
page-discover-put-away = Put away
page-discover-next-card = Next card
page-discover-earlier-card = Previous card
page-discover-more-cards =
    { $n ->
        [one] { $n } more card
       *[other] { $n } more cards
    }
page-discover-last-card = Read the last card again: { $card }

## The end

page-discover-end-days =
    { $days ->
        [one] { $days } day
       *[other] { $days } days
    } · { $home } of { $of } made it home
page-discover-end-quest = The quest
page-discover-fate-won = made it home on day { $day }
page-discover-fate-hunger = starved on day { $day }
page-discover-fate-thirst = died of thirst on day { $day }
page-discover-fate-sickness = died of sickness on day { $day }
page-discover-fate-physical = died of wounds on day { $day }
page-discover-fate-lost = was left behind on day { $day }

## The goals of the quest, and the card that asks

page-discover-goal-or = or
page-discover-goal-met = (done)
page-discover-goal-open = (not yet)
page-discover-goal-more =
    { $n ->
        [one] or { $n } other way
       *[other] or { $n } other ways
    }
page-discover-goal-done = { $n } of { $of } done
page-discover-goal-last = Be the last survivor on the map.
page-discover-targets = Where the quest leads
page-discover-target-here = you are here
page-discover-target-sought = not found yet
page-discover-target-show = Show it on the map
# $direction: one of the directions below
page-discover-target-way =
    { $n ->
        [one] { $n } space { $direction }
       *[other] { $n } spaces { $direction }
    }
page-discover-card-character = Character
page-discover-card-sheet = Terrain
page-discover-card-asks = This card asks you. Answer below.
page-discover-danger-more = What could kill you
page-discover-sign-mixed = Space with two grounds: the larger part counts, unless a landmark stands on the smaller part
page-discover-to-east = east
page-discover-to-south-east = southeast
page-discover-to-south = south
page-discover-to-south-west = southwest
page-discover-to-west = west
page-discover-to-north-west = northwest
page-discover-to-north = north
page-discover-to-north-east = northeast

page-discover-unspent = You have { $n } stamina left. The night gives you at least { $night }, but you can have no more than { $most }: at least { $lost } would be lost.

## While something happens

page-discover-card-threat-passed = Threat
page-discover-card-revealed = Enemy
page-discover-card-project-drawn = Project
page-discover-card-project-shown = Project
# Over a die rolled outside combat: what it has to reach, and whether it did
page-discover-test-need = needs { $n } or more
page-discover-test-made = Success
page-discover-test-missed = Failure
page-discover-test-highest = The highest roll becomes chieftain
# What happened to the player since their last turn
page-discover-report = While you waited
# What is on a space of the map, for screen readers. $what: the name of a thing, $space: “E3”
page-discover-on-space = { $what } on { $space }
