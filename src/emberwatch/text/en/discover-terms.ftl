# The words of Discover: what is the same in every copy, and how cards are put into words.
# English is the reference for the other languages. Names within a sentence are lower case.
#
# What a card does is put together from these messages: a verb is a clause ("gain 2 wood", "a monster appears in camp"),
# addressed to the survivor who resolves the card: an order, if possible. Clauses are joined ("gain 2 wood and lose 1 stamina",
# but "lose 1 stamina, a monster appears in camp" where one is not an order: spawn, special, go, win, perish), put into blocks
# ("if you are at a fire: …") and made into sentences: the first letter becomes a capital and a period is added.
# So clauses begin in lower case and end without a period.
# Names are inserted in the nominative, amounts as ready phrases.

game-discover = Discover


## Resources: the noun as in a list, and an amount of it

d-resource-food = food
d-resource-meat = raw meat
d-resource-clean-water = clean water
d-resource-dirty-water = dirty water
d-resource-stone = stone
d-resource-wood = wood
d-resource-salvage = salvage
d-resource-medicine = medicine
d-resource-poison = poison

d-amount-food = { $n } food
d-amount-meat = { $n } raw meat
d-amount-clean-water = { $n } clean water
d-amount-dirty-water = { $n } dirty water
d-amount-stone = { $n } stone
d-amount-wood = { $n } wood
d-amount-salvage = { $n } salvage
d-amount-medicine = { $n } medicine
d-amount-poison = { $n } poison
d-amount-any =
    { $n ->
        [one] { $n } resource of your choice
       *[other] { $n } resources of your choice
    }


## Damage: its type as in a list, and an amount of it

d-damage-hunger = hunger
d-damage-thirst = thirst
d-damage-sickness = sickness
d-damage-physical = physical

d-harm-hunger = { $n } hunger damage
d-harm-thirst = { $n } thirst damage
d-harm-sickness = { $n } sickness damage
d-harm-physical = { $n } physical damage
d-harm-any = { $n } damage of your choice


## Other amounts

d-amount-stamina = { $n } stamina
d-amount-damage = { $n } damage
d-amount-counters =
    { $n ->
        [one] { $n } counter
       *[other] { $n } counters
    }
d-amount-spaces =
    { $n ->
        [one] { $n } space
       *[other] { $n } spaces
    }
d-amount-threats =
    { $n ->
        [one] { $n } threat card
       *[other] { $n } threat cards
    }
d-amount-projects =
    { $n ->
        [one] { $n } project
       *[other] { $n } projects
    }
d-amount-tiles =
    { $n ->
        [one] { $n } face-down tile
       *[other] { $n } face-down tiles
    }
d-amount-dice =
    { $n ->
        [one] { $n } die
       *[other] { $n } dice
    }
# An amount that counts once for each player: "1 wood per player"
d-per-player = { $amount } per player


## Symbols of feature tokens

d-symbol-leaf = leaf
d-symbol-rock = rock
d-symbol-paw = paw
d-symbol-relic = relic
d-symbol-shell = shell
d-symbol-bone = bone


## Traits of enemies, items and cards

d-trait-beast = Beast
d-trait-swarm = Swarm
d-trait-reptile = Reptile
d-trait-bird = Bird
d-trait-plant = Plant
d-trait-raider = Raider
d-trait-machine = Machine
d-trait-phantom = Phantom
d-trait-weapon = Weapon
d-trait-armour = Armor
d-trait-tool = Tool
d-trait-vessel = Vessel
d-trait-garment = Garment
d-trait-light = Light
d-trait-key = Key
d-trait-remedy = Remedy
d-trait-device = Device
d-trait-relic = Relic
d-trait-quest-item = Quest item
d-trait-cold = Cold
d-trait-heat = Heat
d-trait-storm = Storm
d-trait-disease = Disease


## Tags of discovery cards, to which keys refer

d-tag-locked = Locked
d-tag-sealed = Sealed
d-tag-buried = Buried
d-tag-dark = Dark


## Actions

d-action-gather = Gather
d-action-move = Move and gather
d-action-scout = Scout
d-action-investigate = Investigate
d-action-craft = Craft
d-action-trade = Trade
d-action-cook = Cook meat
d-action-stoke = Stoke fire
d-action-recover = Recover
d-action-loot = Loot
d-action-attack = Attack


## Combat support cards

d-support-overwhelm = Overwhelm
    .help = If the fighter hits, the enemy suffers 1 extra damage. If the fighter suffers damage, you also suffer 1 physical damage.
d-support-attack = Attack
    .help = When the fighter calls for it: +2 to the fighter’s die. The fighter may assign 1 of the damage to you.
d-support-protect = Protect
    .help = When the fighter calls for it, you may apply −2 to the enemy die. You may suffer 1 of the damage for the fighter.

# What a resource does in combat
d-spend-stone = reroll the enemy die
d-spend-wood = reroll your die
d-spend-salvage = −1 to the enemy die
d-spend-poison = +1 to your die


## Dice, directions, phases, statuses, decks

d-die-mine = gray die
d-die-enemy = red die


d-phase-setup = Setup
d-phase-day = Day
d-phase-night = Night
d-phase-over = The end

d-status-on-the-map = on the map
d-status-won = escaped
d-status-lost = casualty

d-deck-normal = normal projects
d-deck-complex = complex projects


## Things on the map, as in a list: "B3 (dune): face-down monster, the camp"

d-hidden-monster = face-down monster
# An enemy whose card nobody has read yet
d-enemy-number = enemy { $number }
# An enemy that has taken damage
d-foe-damaged = { $foe } ({ $amount })
d-foe-at = { $foe }, { $space }
# In a duel
d-opponent = another survivor

d-token-down = face-down token ({ $symbol })
d-token-numbered = token with number { $number }
d-thing-camp = the camp
d-thing-target = target symbol
d-thing-fire = burning fire
d-thing-ashes = extinguished fire
d-thing-water = water source
# A water source that has been revealed
d-thing-water-shown = water source ({ $resources })
d-landmark = landmark { $number } ({ $landmark })
# A discovery card that nobody has read yet
d-card-number = discovery card { $number }
d-cards-project =
    { $n ->
        [one] { $n } project, unseen
       *[other] { $n } projects, unseen
    }
# An empty list: "You give: nothing"
d-nothing = nothing
# A clause
d-no-effect = nothing happens


## Spaces and tiles. $space is a name such as B3, $slot a letter, $back the number on the back of a tile.

d-space = { $space } ({ $ground })
# Where somebody may move: the ground and what it costs
d-space-cost = { $space } ({ $ground }, { $cost })
d-space-things = { $space }: { $things }
d-tile = tile { $slot } (back { $back })


## An ability that belongs to nothing with a name of its own in the log

d-source-character = Character ability


## Places that cards name: where something is or appears, and where somebody is put

d-place-here =
    .at = on your space
    .to = on your space
d-place-camp =
    .at = in camp
    .to = in camp
d-place-adjacent =
    .at = on an adjacent space of your choice
    .to = on an adjacent space of your choice
d-place-landmark =
    .at = at landmark { $number } ({ $landmark })
    .to = at landmark { $number } ({ $landmark })
d-place-nearest-landmark =
    .at = at the nearest landmark
    .to = at the nearest landmark
d-place-nearest-target =
    .at = on the nearest space with a target symbol
    .to = on the nearest space with a target symbol
d-place-nearest-water =
    .at = at the nearest water source
    .to = at the nearest water source
d-place-nearest-fire =
    .at = at the nearest burning fire
    .to = at the nearest burning fire


## Who: the survivors that a block is about

d-who-everyone = each survivor
d-who-others = each other survivor
d-who-here = each survivor on your space
d-who-near = each survivor within 2 spaces of you
d-who-at-fire = each survivor at a fire
d-who-not-at-fire = each survivor who is not at a fire
d-who-in-camp = each survivor in camp
d-who-not-in-camp = each survivor who is not in camp


## Verbs: what cards do. $amount is a ready phrase ("2 wood"), $place one of the places above.

d-verb-gain = gain { $amount }
d-verb-lose = lose { $amount }
d-verb-damage = suffer { $amount }
d-verb-heal = heal { $amount }
d-verb-rest = gain { $amount }
d-verb-tire = lose { $amount }
d-verb-threat = draw { $amount }
d-verb-spawn = a monster appears { $place }
d-verb-special = a special monster appears { $place }: { $special }
d-verb-prowl-all = move every normal monster { $amount } toward the survivor nearest to it
d-verb-prowl-nearest = move the nearest normal monster { $amount } toward you
d-verb-strike =
    { $reach ->
        [0] deal { $amount } to a monster on your space
        [one] deal { $amount } to a monster within { $reach } space
       *[other] deal { $amount } to a monster within { $reach } spaces
    }
d-verb-move = move up to { $amount }, ignoring the ground
d-verb-go = place your figure { $place }
d-verb-light = light a fire { $place }
d-verb-douse-here = put out the fire on your space
d-verb-douse-camp = put out the fire in camp
d-verb-douse-all = put out all fires
d-verb-resolve = resolve discovery card { $number }
d-verb-fight = fight enemy { $number }
d-verb-project = draw { $amount }
d-verb-make = gain the crafted item “{ $item }”
d-verb-scout = reveal { $amount } adjacent to your space
d-verb-survey = reveal { $amount } anywhere along the edge of the known map
d-verb-lay = place a face-down feature token ({ $symbol }) { $place }
d-verb-regrow = place a face-down feature token ({ $symbol }) on the nearest empty space with this symbol
d-verb-uncover =
    { $reach ->
        [0] reveal a face-down token or monster on your space
        [one] reveal a face-down token or monster within { $reach } space
       *[other] reveal a face-down token or monster within { $reach } spaces
    }
# $amount of one resource, $other the name of another one
d-verb-swap = exchange up to { $amount } for the same amount of { $other }
d-verb-stay = leave the token face up on its space
d-verb-remove = remove this card from the game
d-verb-discard = discard this threat
d-verb-relief = discard one of your Ongoing threats
d-verb-mark = put { $amount } on the quest
d-verb-unmark = remove { $amount } from the quest
d-verb-stage = continue with stage { $number } of the quest
d-verb-win-you = you win
d-verb-win-here = all survivors on your space win
d-verb-win-all = all survivors on the map win
d-verb-perish = you are eliminated
d-verb-chief = become chieftain
d-verb-end-turn = end your turn

# In combat. $signed is a number with its sign: +2, −1
d-verb-reroll-mine = reroll your die
d-verb-reroll-enemy = reroll the enemy die
d-verb-mine = { $signed } to your die
d-verb-enemy = { $signed } to the enemy die
d-verb-wound = deal an extra { $amount } if your die hits
d-verb-flee = flee from the combat
d-verb-prevent = prevent { $amount }
# What a key does
d-verb-key = you may resolve the card with the next higher number instead


## Standing effects: always on

d-always-mine = { $signed } to your die in every combat
d-always-mine-against = { $signed } to your die against enemies with the trait { $trait }
d-always-enemy = { $signed } to the enemy die in every combat
d-always-enemy-against = { $signed } to the enemy die against enemies with the trait { $trait }
d-always-move-more = entering { $ground } costs you { $amount } more
d-always-move-less = entering { $ground } costs you { $amount } less
d-always-move-all-more = entering any space costs you { $amount } more
d-always-move-all-less = entering any space costs you { $amount } less
d-always-cheap = the action “{ $action }” costs you { $amount } less
d-always-carry = carries { $amount } beyond your carry limit
d-always-carry-any =
    { $n ->
        [one] carries { $n } resource token of any kind beyond your carry limit
       *[other] carries { $n } resource tokens of any kind beyond your carry limit
    }
d-always-limit = your carry limit is { $n } higher
d-always-warm = at night, you count as being at a fire
d-always-proof = you cannot suffer { $damage } damage
# $one is 1 of the resource
d-always-forage = when you gather a feature token that shows { $resource }, also gain { $amount }
d-always-thrift = projects cost you { $one } less
d-always-night-more = night cards give you { $amount } more
d-always-night-less = night cards give you { $amount } less


## Conditions: clauses that follow "if" (or "when"); `.not` is the opposite

d-if-at-fire = you are at a fire
    .not = you are not at a fire
d-if-in-camp = you are in camp
    .not = you are not in camp
d-if-on = the ground on your space is { $ground }
    .not = the ground on your space is not { $ground }
d-if-at-landmark = you are at landmark { $number } ({ $landmark })
    .not = you are not at landmark { $number } ({ $landmark })
d-if-on-target = your space has a target symbol
    .not = your space has no target symbol
d-if-on-water = there is a water source on your space
    .not = there is no water source on your space
d-if-has = you have at least { $amount }
    .not = you do not have { $amount }
d-if-has-item = you have “{ $item }”
    .not = you do not have “{ $item }”
d-if-has-trait = you have an item with the trait { $trait }
    .not = you have no item with the trait { $trait }
d-if-hurt = you have { $damage } damage
    .not = you have no { $damage } damage
d-if-hurt-any = you have damage
    .not = you have no damage
d-if-stamina = you have at least { $amount }
    .not = you do not have { $amount }
d-if-day = it is day { $number } or later
    .not = it is not day { $number } yet
d-if-odd-day = it is an odd-numbered day
    .not = it is not an odd-numbered day
d-if-even-day = it is an even-numbered day
    .not = it is not an even-numbered day
d-if-others-here = there is another survivor on your space
    .not = there is no other survivor on your space
d-if-alone = you are the last survivor on the map
    .not = there are other survivors on the map
d-if-near-monster =
    { $reach ->
        [0] a monster is on your space
        [one] a monster is within { $reach } space
       *[other] a monster is within { $reach } spaces
    }
    .not =
        { $reach ->
            [0] no monster is on your space
            [one] no monster is within { $reach } space
           *[other] no monster is within { $reach } spaces
        }
d-if-revealed = landmark { $number } ({ $landmark }) has been found
    .not = landmark { $number } ({ $landmark }) has not been found
d-if-tiles =
    { $number ->
        [one] at least { $number } tile has been revealed
       *[other] at least { $number } tiles have been revealed
    }
    .not =
        { $number ->
            [one] no tile has been revealed
           *[other] fewer than { $number } tiles have been revealed
        }
d-if-fires =
    { $number ->
        [one] at least { $number } fire is burning
       *[other] at least { $number } fires are burning
    }
    .not =
        { $number ->
            [one] no fire is burning
           *[other] fewer than { $number } fires are burning
        }
d-if-marks = the quest has at least { $amount }
    .not = the quest does not have { $amount } yet
d-if-stage = the quest is at stage { $number }
    .not = the quest is not at stage { $number }
d-if-defeated = the special monster “{ $special }” has been defeated
    .not = the special monster “{ $special }” has not been defeated
d-if-read = discovery card { $number } has been read
    .not = discovery card { $number } has not been read
d-if-everyone-in-camp = all survivors on the map are in camp
    .not = not all survivors on the map are in camp
d-if-everyone-at = all survivors on the map are at landmark { $number } ({ $landmark })
    .not = not all survivors on the map are at landmark { $number } ({ $landmark })
d-if-against = your enemy has the trait { $trait }
    .not = your enemy does not have the trait { $trait }
d-if-monster = your enemy is a monster
    .not = your enemy is not a monster


## Joining. $all is a list with commas, $last its last part.

d-list-apart = { $all }; { $last }
d-list-and = { $all } and { $last }

## Blocks. $text and $other are clauses, $conditions is one condition or several joined.

d-block-pay = you may pay { $cost }: { $text }
d-block-pay-both = you may pay { $cost }: { $text }; otherwise: { $other }
d-block-pay-else = pay { $cost }, or else: { $other }
# $options: (1) …; (2) …
d-block-choose = choose one: { $options }
d-block-roll = roll a die: on { $least }+, { $text }
d-block-roll-both = roll a die: on { $least }+, { $text }; below { $least }, { $other }
d-block-roll-else = roll a die: below { $least }, { $other }
# $amount dice are rolled, and each of them counts separately
d-block-dice = using { $amount }, one at a time: { $text }
d-block-if = if { $conditions }: { $text }
d-block-if-both = if { $conditions }: { $text }; otherwise: { $other }
d-block-if-else = unless { $conditions }: { $other }
d-block-each = { $who }: { $text }
d-block-may = you may: { $text }


## Costs: parts of a list ("1 stamina, 2 wood, discard this card")

d-cost-counters =
    { $n ->
        [one] { $n } counter from this card
       *[other] { $n } counters from this card
    }
d-cost-this = discard this card


## Abilities: the moment, then what happens. `.all` is the moment of what is open to every survivor:
## terrain sheets, quests and upgrades.

d-when-action = card action
d-when-turn = on your turn
d-when-before-roll = in combat, before you roll
d-when-modify = in combat
d-when-prevent = when you would suffer damage
d-when-prevent-of = when you would suffer { $damage } damage
d-when-night = every night
    .all = every night, each survivor
d-when-dawn = every morning
    .all = every morning, each survivor
d-when-enter = when you enter { $ground }
d-when-defeat = after you defeat an enemy in combat
d-when-scouted = after you take the action “{ d-action-scout }”
d-when-gained = when you gain this card
d-when-key = when you draw a discovery card with the tag { $tag }

# Moment, price, conditions
d-ability = { $when }: { $text }
d-ability-cost = { $when } ({ $cost }): { $text }
d-ability-if = { $when }, if { $conditions }: { $text }
d-ability-cost-if = { $when } ({ $cost }), if { $conditions }: { $text }

d-limit-day = once per day
d-limit-turn = once per turn
d-limit-combat = once per combat


## What is printed on cards, sentence by sentence

d-enemy-stats = Defense { $defence }, Attack { $attack }, Health { $health }.
d-enemy-deadly = Deadly: it never retreats and keeps fighting.
d-enemy-retreat = It retreats 2 spaces.
d-enemy-hit = On a hit: { $text }.
d-enemy-harmless = It never deals damage.
d-enemy-reward = Reward: { $text }.
d-traits = Traits: { $traits }.
d-tags = Tags: { $tags }.
d-item-counters =
    { $n ->
        [one] Comes with { $n } counter.
       *[other] Comes with { $n } counters.
    }
d-project-cost = Cost: { $cost }.
d-project-fire = Can be crafted only at a fire.
d-project-complex = Complex.
# Of a project whose item nobody has seen yet
d-project-unmade = Nobody has crafted one yet.
d-night-level = Night card, level { $level }.
d-threat-ongoing = Ongoing.
d-threat-community = Community.
d-stage-start = At the start: { $text }.
d-goal = When { $conditions }: { $text }.
d-goal-each = Each survivor, when { $conditions }: { $text }.
d-sheet-grounds = Entering costs: { $grounds }.
# One ground and what entering it costs
d-sheet-ground = { $ground } { $cost }
