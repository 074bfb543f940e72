# Discover's things: what the tooltip of a thing on the table says, why something cannot be done now, and answers that are
# given beforehand. { $cost } and { $amount } are amounts ("2 wood"), { $harm } an amount of damage.


## Resources

discover-thing-remedy = Recover: { $cost } heals { $harm }.
# $effect: "reroll your die"
discover-thing-spend = In combat, 1 of it: { $effect }.
discover-thing-meat = Cooked at a burning fire it becomes food.
discover-thing-dirty-water = It serves only what a card, a project or the terrain sheet says.
discover-thing-wood = 1 of it stokes an extinguished fire on your space.
discover-thing-double = One token with two resources: it counts as one thing that you carry. If you spend one of them, the other comes back as a single token.


## Boards and dice

discover-thing-damage = Damage: { $damage }
discover-thing-physical = The action “Recover” does not heal it; some cards do.
discover-thing-hearts = You survive 3 damage of whatever kind. The fourth eliminates you.
discover-thing-stamina = Stamina
    .text = Most actions cost 1 stamina. It never rises above 12, and what is left stays for tomorrow.
discover-thing-die-mine = The fighter’s die: if it reaches the enemy’s Defence, the enemy suffers 1 damage.
discover-thing-die-enemy = The enemy’s die: if it reaches the enemy’s Attack, the fighter suffers damage. Its number also says where the enemy retreats.
discover-thing-die-duel = When survivors fight each other, 10 or more hits.
discover-thing-symbol = Symbol: { $symbol }
    .text = On every space of a new tile that shows it a face-down feature token with the same symbol is laid.
discover-thing-deck =
    { $n ->
        [0] This deck is empty.
        [one] { $n } card is left.
       *[other] { $n } cards are left.
    }
    .text = Who crafts a project from hand draws a new one.
    .duel = In this scenario nobody draws projects.
# $n of .guard is the number of a night
discover-thing-day = Day { $n }
    .text = Every survivor on the map has one turn, the chieftain first. Then night falls and a night card is drawn.
    .guard = Whoever is still on the map after night { $n } has lost.


## The map

discover-thing-cost = Entering costs { $cost }.
discover-thing-cost-own = Entering costs you { $own } instead of { $cost }.
# $things is a list
discover-thing-here = There: { $things }.
discover-thing-slot = It lies face down. From a space that touches it you can turn it up: action “Scout”.
discover-thing-token-down = Who gathers it turns it up: it is a resource to keep, an enemy to fight at once, or the number of a discovery card.
discover-thing-token-numbered = Who gathers it resolves discovery card { $number }.
discover-thing-token-loose = Who stands on this space can gather it.
discover-thing-card-read = That card has been read: “{ $card }”.
discover-thing-water-down = Nobody has drawn from it yet. Who gathers from it turns it up.
discover-thing-water-up = Who gathers from it gains 1 of the resources that it shows. It never runs dry.
discover-thing-camp = It is the fire of the camp.
discover-thing-fire = Who stands on its space is at a fire, can cook raw meat and craft what needs a fire.
discover-thing-ashes = It is of no use until somebody on its space stokes it with 1 wood.
discover-thing-landmark = Landmark { $number }. Who investigates it resolves discovery card { $number }.
    .duel = Landmark { $number }. Who investigates it resolves a random card numbered 100; after that it cannot be investigated again.
    .searched = It has been searched.


## Enemies

discover-thing-foe-hidden = Who enters its space, or whose space it enters, turns it up and fights it.
discover-thing-foe-unread = Nobody has read its card yet.
discover-thing-foe-feature = It is no monster: only who gathers it fights it.
discover-thing-foe-special = A special monster: what moves monsters does not move it.
discover-thing-foe-loose = It has no token: its card lies open until its number is called again.


## Survivors and their cards

# $harm is a list of amounts
discover-thing-survivor = Survivor
    .stamina = Stamina { $n } of { $most }.
    .hurt = Suffers from { $harm }.
    .unhurt = Unhurt.
    .load = Carries { $n } of { $limit } things.
    .chief = Is chieftain.
    .won = Has got away.
    .lost = A casualty: who stands on this space can loot what is left.
discover-thing-item =
    .counters = On it: { $amount }.
    .used = It has been used today.
discover-thing-quest = On it: { $amount }.
discover-thing-project = It costs you { $cost }.
    .open = It lies open: everybody may craft it.
    .hand = In your hand, unseen by others unless you show it.
    .shown = In another survivor’s hand; you have seen it.


## Why something cannot be done now

discover-why-over = The game is over.
discover-why-casualty = You are a casualty and take no further part.
discover-why-away = You have got away already.
discover-why-others = Others have to decide first.
discover-why-night = It is night: nobody takes actions.
# $survivor is the name of a character
discover-why-turn = It is not your turn, but that of { $survivor }.
discover-why-first = First answer the question that you are asked.
discover-why-not-offered = This question does not allow that one.

# $cost and $have are amounts of stamina
discover-why-stamina = It costs { $cost }; you have { $have }.
# $missing is a list of amounts
discover-why-lacks = You lack { $missing }.
discover-why-counters = There are too few counters left on it.

discover-why-there = You are there already.
discover-why-far =
    { $n ->
        [one] You move only to an adjacent space. This one is { $n } space away.
       *[other] You move only to an adjacent space. This one is { $n } spaces away.
    }
discover-why-unreached = You move only to an adjacent space, and no way leads there.
discover-why-step = You move only to an adjacent space that is turned up.
discover-why-touch = You scout only tiles that touch your space.
discover-why-gather-here = You gather only on your own space.
discover-why-fire-here = You must be on the space of the fire.
discover-why-landmark-here = You must be on the space of the landmark.
discover-why-monster = A monster is fought when you enter its space or it enters yours.
discover-why-loose = It is fought when its number is called again.
discover-why-flee-monster = You do not flee to where a monster is, or to a tile that lies face down.
discover-why-no-escape = There is no space to flee to.

discover-why-same-space = You must be on the same space.
discover-why-refused = This survivor has refused three offers in this turn.
discover-why-nothing-to-trade = Neither of you has anything to trade.
discover-why-nothing-left = There is nothing left to loot.
discover-why-first-day = On the first day survivors cannot be attacked.
discover-why-nobody-here = There is no other survivor on your space.
discover-why-die = Dice are rolled only in combat.
discover-why-unhurt = There is no such damage to heal.
discover-why-no-patient = Nobody on your space suffers from what it heals.
discover-why-at-damage = Point at the damage that it is to heal.
discover-why-no-fire = You are at no burning fire.
discover-why-at-fire = Point at the fire on your space.
discover-why-combat = You spend it in combat, or when something costs it.
discover-why-no-dice = It does not change any dice.
discover-why-own-only = You spend only what is your own.
discover-why-keep = You drop things only when you carry too many.
discover-why-quest-item = Quest items are never given up.

discover-why-anothers = It is another survivor’s.
discover-why-always = It is always on: there is nothing to do.
# $when: "every night"
discover-why-moment = It has its own moment: { $when }.
discover-why-used-day = It has been used today.
discover-why-used-turn = It has been used in this turn.
discover-why-used-combat = It has been used in this combat.
discover-why-used-once = It has been used against this damage.
# $conditions: "you are at a fire and you have at least 1 wood"
discover-why-conditions = It works only if { $conditions }.
discover-why-useless = It would do nothing now.
discover-why-other-damage = It does not help against this kind of damage.
discover-why-in-hand = It is in another survivor’s hand.
discover-why-no-copy = There is no copy of this item left.
discover-why-deck = You draw a project when you have crafted one from your hand, or when a card says so.
discover-why-alone = Who plays alone has no support cards.
discover-why-support = You play a support card when another survivor within two spaces fights.
discover-why-fighter = The fighter plays no support card.
discover-why-supporter = Only a fighter uses items and abilities in combat.


## Answers that are given beforehand

standing-support = When somebody near me fights
    .none = Play no support card
    .overwhelm = Play Overwhelm
    .attack = Play Attack
    .protect = Play Protect
standing-protect = When a fighter calls for my Protect card
    .yes = Give the enemy die −2
    .no = Leave the enemy die as it is
standing-take-damage = When I may suffer damage for a fighter
    .no = Do not
    .if-safe = Step in, unless it would eliminate me
standing-accept = When I am handed a reward or an item
    .yes = Take it
    .no = Leave it
standing-trade = When I am offered a trade
    .refuse = Refuse
    .gifts = Take gifts; ask me about everything else
standing-fighter = When there is a fight on my space
    .self = Volunteer
standing-chieftain = When a new chieftain may be named
    .keep = Keep the old one
    .self = Name myself
