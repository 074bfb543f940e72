# Discover on the page: what stands around the map, on the survivor's board and in the scenes.
# Names of cards, resources, people and places are the game's own and come from elsewhere.

page-discover-map = The map

## The day and the quest

# $day: the number of the day
page-discover-phase-setup = Set-up
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
page-discover-quest-more = Whole card
page-discover-quest-less = Less

## Around the map

page-discover-legend = What is on the map
page-discover-zoom-in = Closer
page-discover-zoom-out = Further away
page-discover-find = Show where you are
page-discover-fit = Show everything that is known
page-discover-close = Close
page-discover-away =
    { $n ->
        [one] { $n } space away
       *[other] { $n } spaces away
    }
page-discover-no-way = No known way leads there
page-discover-more-projects =
    { $n ->
        [one] { $n } more open project
       *[other] { $n } more open projects
    }
page-discover-fewer-projects = Fewer projects
page-discover-sign-target = A target symbol: it means something only when a card asks for it
page-discover-sign-token = A token, face down: its symbol says of which kind it is
page-discover-sign-open = A token, face up: gather it and you know what you get
page-discover-sign-water = A water source nobody has drawn from yet
page-discover-sign-landmark = A landmark and its number: investigate it
page-discover-sign-hidden = A monster, face down
page-discover-sign-foe = An enemy, its number, and the health it has left

## A survivor

page-discover-stamina = Stamina { $n } of { $of }
page-discover-stamina-short = stamina
page-discover-hearts = { $n } of { $of } hearts left
# $kind is what the damage is called
page-discover-damage = { $kind }, { $n }
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
        [one] { $n } project, unseen
       *[other] { $n } projects, unseen
    }
page-discover-threats = Threats
page-discover-status-won = Has come home
page-discover-status-lost = Did not make it
page-discover-dealt = Who are you?
page-discover-kept = This is you
page-discover-alone = You are alone out here.
page-discover-choosing = Choosing a character
page-discover-open-strip = Everything { $name } carries

## Combat

page-discover-combat = { $fighter } against { $enemy }
page-discover-defence = Defence
page-discover-attack = Attack
page-discover-health = Health
page-discover-health-left = { $n } of { $of } left
page-discover-need-defence = Defence { $n }
page-discover-need-attack = Attack { $n }
page-discover-need-duel = needs { $n }
page-discover-never = never hits
page-discover-hits = hits
page-discover-misses = misses
page-discover-hurts = hurts
page-discover-spares = no harm
page-discover-supporters = Support:
page-discover-no-support = no card
page-discover-played = { $name } has played { $card }
# What a choice would make of the dice. $n is what the die would come to.
page-discover-then-own-hits = your die { $n }: hits
page-discover-then-own-misses = your die { $n }: misses
page-discover-then-enemy-hits = enemy die { $n }: hurts you
page-discover-then-enemy-misses = enemy die { $n }: no harm
# $n of $of numbers of the die
page-discover-again-own = your die then hits with { $n } of { $of } numbers
page-discover-again-enemy = the enemy die then hurts with { $n } of { $of } numbers
page-discover-go-on = Go on
page-discover-fold = Look at the map

## Trade

page-discover-deal = A trade
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
page-discover-earlier-card = The one before
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
    } · { $home } of { $of } came home
page-discover-end-quest = The quest
page-discover-fate-won = came home on day { $day }
page-discover-fate-hunger = starved on day { $day }
page-discover-fate-thirst = died of thirst on day { $day }
page-discover-fate-sickness = died of a sickness on day { $day }
page-discover-fate-physical = died of wounds on day { $day }
page-discover-fate-lost = was left behind on day { $day }
