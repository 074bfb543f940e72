# Discover's things: what the tooltip of a thing on the table says, why something cannot be done now, and preset answers.
# { $cost } and { $amount } are amounts ("2 wood"), { $harm } an amount of damage.


## Resources

discover-thing-remedy = Recover: { $cost } heals { $harm }.
# $effect: "reroll your die"
discover-thing-spend = Spend 1 in combat: { $effect }.
discover-thing-meat = Cook it at a burning fire to turn it into food.
discover-thing-dirty-water = You can use it only where a card, a project or the terrain sheet says so.
discover-thing-wood = Spend 1 to stoke an extinguished fire on your space.
discover-thing-double = One token with two resources. It counts as one thing that you carry. If you spend one of them, you get the other back as a single token.


## Boards and dice

discover-thing-damage = Damage: { $damage }
discover-thing-physical = You cannot heal it with the action “{ d-action-recover }”. Some cards heal it.
discover-thing-hearts = You survive 3 points of damage. The fourth, of any type, eliminates you.
discover-thing-stamina = Stamina
    .text = Most actions cost 1 stamina. You can have up to 12, and you keep what is left for tomorrow.
discover-thing-die-mine = The fighter’s die. If it equals or exceeds the enemy’s Defense, the enemy suffers 1 damage.
discover-thing-die-enemy = The enemy’s die. If it equals or exceeds the enemy’s Attack, the fighter suffers damage. Its number also determines where the enemy retreats.
discover-thing-die-duel = When survivors fight each other, a die hits on 10+.
discover-thing-symbol = Symbol: { $symbol }
    .text = When a tile is revealed, a face-down feature token with this symbol is placed on each space that shows it.
discover-thing-deck =
    { $n ->
        [0] This deck is empty.
        [one] { $n } card is left.
       *[other] { $n } cards are left.
    }
    .text = When you craft a project from your hand, you draw a new one.
    .duel = Nobody draws projects in this scenario.
# $n of .guard is the number of a night
discover-thing-day = Day { $n }
    .text = Each survivor on the map takes one turn, starting with the chieftain. Then night falls and a night card is drawn.
    .guard = Survivors still on the map after night { $n } lose.


## The map

discover-thing-cost = Entering costs { $cost }.
discover-thing-cost-own = Entering costs you { $own } instead of { $cost }.
# $things is a list
discover-thing-here = Here: { $things }.
discover-thing-slot = Face down. You can reveal it from a space that touches it: action “{ d-action-scout }”.
discover-thing-token-down = Gather it to reveal it: a resource to keep, an enemy to fight at once, or the number of a discovery card.
discover-thing-token-numbered = Gather it to resolve discovery card { $number }.
discover-thing-token-loose = You can gather it from this space.
discover-thing-card-read = That card has been read: “{ $card }”.
discover-thing-water-down = Nobody has gathered from it yet. Gather from it to reveal it.
discover-thing-water-up = Gather from it to gain 1 of the resources it shows. It never runs dry.
discover-thing-camp = This is the camp’s fire.
discover-thing-fire = If you are on its space, you are at a fire: you can cook raw meat and craft what needs a fire.
discover-thing-ashes = It has no effect until a survivor on its space stokes it with 1 wood.
discover-thing-landmark = Landmark { $number }. Investigate it to resolve discovery card { $number }.
    .duel = Landmark { $number }. Investigate it to resolve a random card numbered 100. It can be investigated only once.
    .searched = It has already been investigated.


## Enemies

discover-thing-foe-hidden = A survivor who shares its space reveals and fights it.
discover-thing-foe-unread = Nobody has read its card yet.
discover-thing-foe-feature = This is not a monster: you fight it only if you gather it.
discover-thing-foe-special = A special monster. Effects that move monsters do not move it.
discover-thing-foe-loose = It has no token. Its card stays face up until its number comes up again.


## Survivors and their cards

# $harm is a list of amounts
discover-thing-survivor = Survivor
    .stamina = Stamina: { $n } of { $most }.
    .hurt = Suffered: { $harm }.
    .unhurt = No damage.
    .load = Carrying: { $n } of { $limit }.
    .chief = Chieftain.
    .won = This survivor has escaped.
    .lost = A casualty. Survivors on this space can loot what is left.
discover-thing-item =
    .counters = On it: { $amount }.
    .used = Already used today.
discover-thing-quest = On it: { $amount }.
discover-thing-project = It costs you { $cost }.
    .open = Face up: every survivor may craft it.
    .hand = In your hand. Others cannot see it unless you show it.
    .shown = In another survivor’s hand. You have seen it.


## Why something cannot be done now

discover-why-over = The game is over.
discover-why-casualty = You are a casualty and can no longer act.
discover-why-away = You have already escaped.
discover-why-others = Other players must decide first.
discover-why-night = Nobody takes actions at night.
# $survivor is the name of a character
discover-why-turn = It is not your turn. Current turn: { $survivor }.
discover-why-first = Answer the current question first.
discover-why-not-offered = You cannot choose this one here.

# $cost and $have are amounts of stamina
discover-why-stamina = It costs { $cost }; you have { $have }.
# $missing is a list of amounts
discover-why-lacks = You are missing { $missing }.
discover-why-counters = It does not have enough counters left.

discover-why-there = You are already there.
discover-why-far =
    { $n ->
        [one] You can move only to an adjacent space. This one is { $n } space away.
       *[other] You can move only to an adjacent space. This one is { $n } spaces away.
    }
discover-why-unreached = You can move only to an adjacent space, and there is no way to reach this one.
discover-why-step = You can move only to an adjacent revealed space.
discover-why-touch = You can scout only tiles that touch your space.
discover-why-gather-here = You can gather only on your own space.
discover-why-fire-here = You must be on the same space as the fire.
discover-why-landmark-here = You must be on the same space as the landmark.
discover-why-monster = You fight a monster when you enter its space or it enters yours.
discover-why-loose = You fight it when its number comes up again.
discover-why-flee-monster = You cannot flee to a space with a monster or to a face-down tile.
discover-why-no-escape = There is no space to flee to.

discover-why-same-space = You must be on the same space.
discover-why-refused = This survivor has refused three of your offers this turn.
discover-why-nothing-to-trade = Neither of you has anything to trade.
discover-why-nothing-left = There is nothing left to loot.
discover-why-first-day = Survivors cannot be attacked on the first day.
discover-why-nobody-here = There is no other survivor on your space.
discover-why-die = Dice are rolled only in combat.
discover-why-unhurt = There is no such damage to heal.
discover-why-no-patient = Nobody on your space has damage that this heals.
discover-why-at-damage = Choose the damage it should heal.
discover-why-no-fire = You are not at a burning fire.
discover-why-at-fire = Choose the fire on your space.
discover-why-combat = You can spend it in combat or to pay a cost.
discover-why-no-dice = It does not change any dice.
discover-why-own-only = You can spend only your own resources.
discover-why-keep = You can drop things only when you carry too many.
discover-why-quest-item = Quest items cannot be given up.

discover-why-anothers = It belongs to another survivor.
discover-why-always = It is always on. You do not need to use it.
# $when: "every night"
discover-why-moment = You cannot use it now. Timing: { $when }.
discover-why-used-day = It has already been used today.
discover-why-used-turn = It has already been used this turn.
discover-why-used-combat = It has already been used in this combat.
discover-why-used-once = It has already been used against this damage.
# $conditions: "you are at a fire and you have at least 1 wood"
discover-why-conditions = It works only if { $conditions }.
discover-why-useless = It would have no effect now.
discover-why-other-damage = It does not help against this type of damage.
discover-why-in-hand = It is in another survivor’s hand.
discover-why-no-copy = There is no copy of this item left.
discover-why-deck = You draw a project after you craft one from your hand, or when a card says so.
discover-why-alone = There are no support cards when you play alone.
discover-why-support = You can play a support card when another survivor within 2 spaces fights.
discover-why-fighter = The fighter cannot play a support card.
discover-why-supporter = Only a fighter uses items and abilities in combat.


## Preset answers

standing-support = When a survivor near me fights
    .none = Play no support card
    .overwhelm = Play Overwhelm
    .attack = Play Attack
    .protect = Play Protect
standing-protect = When a fighter calls for my Protect card
    .yes = Apply −2 to the enemy die
    .no = Do not change the enemy die
standing-take-damage = When I may suffer damage for a fighter
    .no = Decline
    .if-safe = Step in unless it would eliminate me
standing-accept = When I am offered a reward or an item
    .yes = Take it
    .no = Decline it
standing-trade = When I am offered a trade
    .refuse = Refuse
    .gifts = Accept gifts; ask me about everything else
standing-fighter = When there is combat on my space
    .self = Volunteer to fight
standing-chieftain = When a new chieftain may be named
    .keep = Keep the current one
    .self = Name myself

# Why a line of a card would do nothing now, by its verb
discover-why-useless-relief = You have no threat to discard.
discover-why-useless-resolve = The card it names is no longer in the deck.
discover-why-useless-project = There is no project left to draw.
discover-why-useless-make = No copy of the item it makes is left.
discover-why-useless-unmark = There is no counter on the quest to remove.
discover-why-useless-go = You are already there, or there is no such place on the map yet.
discover-why-useless-light = A fire is already burning there.
discover-why-useless-scout = No face-down tile is next to you.
discover-why-useless-survey = No face-down tile can be reached.
discover-why-useless-lay = No such token is left, or there is no space for it.
discover-why-useless-regrow = No such token is left, or no empty space near you can take it.
discover-why-useless-uncover = No face-down token is within its reach.
discover-why-useless-spawn = No monster can appear: none is left, or there is no such place.
discover-why-useless-special = That monster has already come, or there is no such place.
discover-why-useless-prowl = There is no monster on the map.
discover-why-useless-strike = No monster is within its reach.
discover-why-useless-swap = You have nothing to exchange for it.
discover-why-useless-heal = You have no such damage to heal.
discover-why-useless-rest = You already have all the stamina you can have.
discover-why-useless-chief = You are already chieftain.
discover-why-useless-pay = You cannot pay what it asks for.

## The quest's goals, and what was found

discover-thing-goal = Goal
    .win = Goal: this wins the game
discover-thing-sought = Nobody has found it yet. It is on a tile that still lies face down.
discover-thing-mixed = Two grounds: { $all } and { $last }. The larger part counts, so this is { $ground }.
    .landmark = Two grounds: { $all } and { $last }. The landmark stands on the smaller part, and that part counts: this is { $ground }.
discover-thing-under = Found under this symbol so far: { $things }.
    .nothing = Nobody has revealed one with this symbol yet.
# How often something was found: "3 × 1 wood"
d-times = { $n } × { $what }


## The last heart: what would kill you

discover-danger-next = No hearts left: the next damage kills you.
discover-danger = Danger tonight
discover-danger-here = On your space: { $foe }. If it hits you in combat, you die.
discover-danger-near = Next to you: { $foe }. If it reaches you tonight and hits, you die.
discover-danger-sure = Tonight, if you stay here, this kills you: “{ $card }” ({ $text }).
discover-danger-maybe = Tonight, if you stay here, this can kill you: “{ $card }” ({ $text }).
discover-danger-no-food = You have no food. Some night cards deal damage if you cannot pay it.
discover-danger-no-clean-water = You have no clean water. Some night cards deal damage if you cannot pay it.
discover-danger-dark = You are not at a fire. Many night cards then bring you a threat.
discover-danger-remedy = You can heal now: the action “{ d-action-recover }” with { $one }.
discover-danger-none = No danger is known.
# $price: what it costs; $conditions: where it can be done
discover-goal-do = { $text } ({ $price })
    .where = { $text } ({ $price }), if { $conditions }
# A condition of a goal as something to reach; the page writes it with a capital letter
discover-goal-at-landmark = be at landmark { $number } ({ $landmark })
discover-goal-everyone-at = all survivors on the map at landmark { $number } ({ $landmark })
discover-goal-in-camp = be in camp
discover-goal-everyone-in-camp = all survivors on the map in camp
discover-goal-on-target = be on a target symbol
discover-goal-has-item = have “{ $item }”
discover-goal-has = have at least { $amount }
discover-goal-marks = on the quest: { $amount }
discover-goal-fires = burning fires: { $number }
discover-goal-tiles = revealed tiles: { $number }
discover-goal-read = read discovery card { $number }
discover-goal-revealed = find landmark { $number } ({ $landmark })
discover-goal-defeated = defeat the special monster “{ $special }”
discover-goal-at-fire = be at a fire
discover-goal-day = day { $number } or later
discover-goal-if = if { $conditions }
