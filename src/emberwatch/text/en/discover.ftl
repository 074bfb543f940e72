# Discover at the table: questions, picks, what happened, and the end.
# { $seat }, { $to } and { $victim } are names of players. Names of cards, items and enemies are in the nominative,
# { $space } is a space with its ground ("B3 (dune)"), { $amount }, { $one }, { $token } and { $cost } are amounts ("2 wood").
# { $text } is what a card does, as in discover-terms: a clause that begins in lower case and has no period.
# Names of enemies may be plural ("Glass hornets"): never make one the subject of a verb.

## Questions. `.pass` is what passing means there, `.yes` what agreeing means, `.name` what naming somebody means.

discover-ask-turn = Your turn. You have { $stamina }. What do you do?
discover-ask-give-up = Really give up? You will become a casualty, and others can loot you.
    .yes = Give up
    .pass = Keep playing
discover-ask-cook = How much raw meat will you cook?
discover-ask-loot = What will you take from { $victim }?
discover-ask-foe = Which monster will you fight?
discover-ask-fighter = There is combat on your space. Who will fight?
discover-ask-chief-fighter = The survivors on the space cannot agree. As chieftain, decide who fights.
discover-ask-which-monster = Which of the nearest monsters should move toward { $seat }?
    .you = Which of the nearest monsters should move toward you?
discover-ask-prowl = A monster moves: { $foe }. Where should it go?
    .name = Toward { $to }
    .name-you-to = Toward you
discover-ask-prevent = You are about to suffer { $amount }. Prevent it?
    .pass = Suffer it
discover-ask-walk =
    { $n ->
        [one] You may move 1 more space. Where to?
       *[other] You may move up to { $n } spaces. Where to?
    }
    .pass = Stay here
discover-ask-offer = Trade with { $to }. You give: { $given }. You get: { $wanted }. What will you add?
    .pass = Call off the trade
discover-ask-consent = { $to } offers you { $given } in return for { $wanted }. Accept?
    .yes = Accept
    .pass = Refuse
discover-ask-give-project = Which project will you give { $to }?
discover-ask-character = Choose your character.
discover-ask-project = From which deck will you draw a project?
discover-ask-duel = { $seat } attacks { $victim }. Gray die: { $mine }, red die: { $red }. A die hits on 10+. What do you do?
    .pass = Pass
    .name = Play your card for { $to }
    .you = You attack { $victim }. Gray die: { $mine }, red die: { $red }. A die hits on 10+. What do you do?
    .you-victim = { $seat } attacks you. Gray die: { $mine }, red die: { $red }. A die hits on 10+. What do you do?
discover-ask-rob = You hit { $victim }. Which resource will you take?
    .pass = Take nothing
# $what says what is about to happen
discover-ask-place = { $what } Choose a space.
discover-ask-support = { $seat } vs. { $enemy }. Play a support card?
    .pass = No card
discover-ask-before-roll = Your enemy: { $enemy }. Use anything before you roll?
    .pass = Roll the dice
discover-ask-modify = { $enemy }: your die { $mine } against Defense { $defence }, enemy die { $red } against Attack { $attack }. What do you do?
    .pass = Keep the dice
discover-ask-protect-die = { $seat } calls for your Protect card. Apply −2 to the enemy die ({ $red })?
    .yes = Yes, −2
    .pass = No
discover-ask-share = Your reward: { $amount }. Give some of it to a supporter?
    .pass = Keep it
    .name = 1 for { $to }
discover-ask-accept-reward = { $to } offers you { $one }. Take it?
    .yes = Take it
    .pass = No, { $to } keeps it
discover-ask-hand-reward = Your reward: { $text }. Give it to a supporter?
    .pass = Keep it
    .name = Give it to { $to }
discover-ask-accept-handed = { $to } offers you a reward: { $text }. Take it?
    .yes = Take it
    .pass = No, { $to } keeps it
discover-ask-take-damage = { $seat } is about to suffer { $damage } damage. Suffer 1 of it instead?
    .yes = Yes, step in
    .pass = No
discover-ask-assign = You are about to suffer { $damage } damage. Assign 1 of it to a supporter who played Attack?
    .pass = No, suffer it yourself
    .name = Assign it to { $to }
discover-ask-moment = { $source }: { $text }. Do this?
    .yes = Yes
    .pass = No
discover-ask-retreat = The enemy retreats ({ $enemy }). Where to?
discover-ask-far-retreat = The enemy retreats ({ $enemy }), but no adjacent space is free. To which of the nearest free spaces?
discover-ask-flee = Where will you flee to?
discover-ask-vote = Who should be chieftain?
discover-ask-pass-on = Who will be chieftain from now on?
discover-ask-key = You have drawn: { $card }. Use a key to resolve card { $number } instead?
    .pass = No, resolve the card you drew
discover-ask-scout = Which tile will you reveal?
discover-ask-lose =
    { $n ->
        [one] You lose 1 resource. Which one?
       *[other] You lose { $n } resources. Which one first?
    }
discover-ask-heal = Which damage will you heal?
# $resource is given for $other
discover-ask-swap = How much { $resource } will you exchange for { $other }?
discover-ask-strike = Which monster will take { $amount }?
discover-ask-regrow = Where will you place the new feature token ({ $symbol })?
discover-ask-uncover = On which space will you reveal something?
discover-ask-which-hidden = There are several face-down tokens on { $space }. Which one will you reveal?
discover-ask-relief = Which threat will you discard?
discover-ask-pay = Pay { $cost }?
    .yes = Pay { $cost }: { $text }
    .pass = Don’t pay: { $other }
discover-ask-choose = Choose one.
discover-ask-may = You may: { $text }. Do this?
    .yes = Yes
    .pass = No
discover-ask-hand-on = You already have “{ $item }”. Who will get the old one?
    .pass = Nobody; return it to its deck
    .name = { $to }
discover-ask-accept-item = { $to } offers you “{ $item }”. Take it?
    .yes = Take it
    .pass = No, return it to its deck
discover-ask-limit =
    { $n ->
        [one] You’re carrying 1 thing too many. What will you leave behind?
       *[other] You’re carrying { $n } things too many. What will you leave behind first?
    }
discover-ask-water = Which resource will you take from the water source?
discover-ask-free-gather = You may gather one thing here for free.
    .pass = Gather nothing

# What is about to happen when a space is to be chosen
discover-place-spawn = A monster appears.
discover-place-special = A special monster appears.
discover-place-go = A survivor is moved.
discover-place-light = A fire is lit.
discover-place-lay = A feature token is placed.

## Picks

discover-pick-pass = Pass
discover-pick-yes = Yes
# $space with ground, cost and what is there: "C4 (rock, 2 stamina): face-down token (leaf)"
discover-pick-move = Move to { $space }
discover-pick-gather = Gather: { $thing }
discover-pick-scout = Scout: { $tile }
discover-pick-investigate = Investigate { $landmark }
discover-pick-craft = Craft “{ $project }” ({ $cost })
discover-pick-cook = Cook raw meat
discover-pick-stoke = Stoke the fire here (1 wood)
discover-pick-recover = Recover: { $to } heals { $harm } ({ $cost })
    .you-to = Recover: you heal { $harm } ({ $cost })
discover-pick-loot = Loot { $victim }
discover-pick-trade = Trade with { $to }
discover-pick-attack = Attack { $victim } (3 stamina)
discover-pick-use = { $source }: { $text }
discover-pick-show = Show { $to } your project “{ $project }”
discover-pick-give-up = Give up
discover-pick-end-turn = End your turn
discover-pick-keep = { $character }
discover-pick-name = { $to }
    .you-to = You
discover-pick-step = { $space }
discover-pick-place = { $space }
discover-pick-turn-up = Token: { $symbol }
discover-pick-foe = { $foe }
discover-pick-option = { $text }
discover-pick-amount = { $n }
discover-pick-resource = { $one }
discover-pick-heal = { $harm }
discover-pick-take = Take { $token }
discover-pick-take-item = Take “{ $item }”
discover-pick-drop = Drop { $token }
discover-pick-discard = Discard “{ $item }”
discover-pick-discard-threat = Discard “{ $threat }”
discover-pick-give = Offer { $token }
discover-pick-give-item = Offer “{ $item }”
discover-pick-give-project = Offer the project “{ $project }”
discover-pick-want = Ask for { $token }
discover-pick-want-item = Ask for “{ $item }”
discover-pick-want-project = Ask for a project, unseen
discover-pick-offer = Make this offer
discover-pick-split = Exchange { $token } for two single tokens
discover-pick-draw = From the deck: { $deck }
discover-pick-support = { $support }
# $effect: "reroll your die"
discover-pick-spend = Spend { $one }: { $effect }
discover-pick-call = Call for { $to }’s support card ({ $support })

## What happened

discover-told-lot = { $seat } rolls { $n } for chieftain.
    .you = You roll { $n } for chieftain.
discover-told-chief = { $seat } is chieftain.
    .you = You are chieftain.
discover-told-character = { $seat } plays { $character }.
    .you = You play { $character }.
discover-told-project = { $seat } draws a project.
    .you = You draw a project.
discover-told-project-drawn = Your new project: { $project }.
discover-told-project-shown = { $seat } shows you a project: { $project }.
discover-told-project-handed = { $seat } gives { $to } a project.
    .you = You give { $to } a project.
    .you-to = { $seat } gives you a project.
discover-told-shown = { $seat } shows { $to } a project.
    .you = You show { $to } a project.
    .you-to = { $seat } shows you a project.
discover-told-stage = The quest: “{ $stage }”.
discover-told-goal = { $seat } has reached a goal of the quest “{ $stage }”.
    .you = You have reached a goal of the quest “{ $stage }”.
discover-told-marked = The quest now has { $amount } ({ $seat }).
    .you = The quest now has { $amount } (you).
discover-told-day = Day { $day } dawns.
discover-told-turn = It is { $seat }’s turn.
    .you = It is your turn.
discover-told-turn-ended = { $seat } ends their turn.
    .you = You end your turn.
discover-told-moved = { $seat } moves to { $space }.
    .you = You move to { $space }.
discover-told-walked = { $seat } walks to { $space }.
    .you = You walk to { $space }.
discover-told-placed = { $seat } is moved to { $space }.
    .you = You are moved to { $space }.
discover-told-cut-short = { $seat } meets a monster there; the rest of the effect is lost.
    .you = You meet a monster there; the rest of the effect is lost.
discover-told-scouted = { $seat } reveals { $tile }.
    .you = You reveal { $tile }.
discover-told-landmark = Found on { $space }: { $landmark }.
discover-told-gathered = { $seat } gathers { $token }.
    .you = You gather { $token }.
discover-told-picked-up = { $seat } picks up { $token }.
    .you = You pick up { $token }.
discover-told-dropped = { $seat } drops { $token }.
    .you = You drop { $token }.
discover-told-split = { $seat } exchanges { $token } for two single tokens.
    .you = You exchange { $token } for two single tokens.
discover-told-gained = { $seat } gains { $amount }.
    .you = You gain { $amount }.
discover-told-spent = { $seat } gives up { $amount }.
    .you = You give up { $amount }.
discover-told-enemy-token = { $seat } reveals an enemy: { $enemy }!
    .you = You reveal an enemy: { $enemy }!
discover-told-numbered = { $seat } reveals a token with number { $number }.
    .you = You reveal a token with number { $number }.
discover-told-token-seen = A token is revealed on { $space }: { $thing }.
discover-told-token-enemy-seen = An enemy is revealed on { $space }: { $enemy }.
discover-told-regrown = A new feature token is placed on { $space }: { $symbol }.
discover-told-investigates = { $seat } investigates { $landmark }.
    .you = You investigate { $landmark }.
discover-told-read = { $seat } reads aloud: “{ $card }”.
    .you = You read aloud: “{ $card }”.
discover-told-no-card = { $seat } looks for discovery card { $number }, but it is not in the deck.
    .you = You look for discovery card { $number }, but it is not in the deck.
discover-told-upgrade = An upgrade for everyone: “{ $card }”.
discover-told-item = { $seat } now has “{ $item }”.
    .you = You now have “{ $item }”.
discover-told-item-returned = “{ $item }” returns to its deck.
discover-told-item-handed = { $seat } gives { $to } “{ $item }”.
    .you = You give { $to } “{ $item }”.
    .you-to = { $seat } gives you “{ $item }”.
discover-told-item-discarded = { $seat } discards “{ $item }”.
    .you = You discard “{ $item }”.
discover-told-item-looted = { $seat } loots “{ $item }” from { $victim }.
    .you = You loot “{ $item }” from { $victim }.
    .you-victim = { $seat } loots “{ $item }” from you.
discover-told-looted = { $seat } loots { $token } from { $victim }.
    .you = You loot { $token } from { $victim }.
    .you-victim = { $seat } loots { $token } from you.
discover-told-robbed = { $seat } takes { $one } from { $victim }.
    .you = You take { $one } from { $victim }.
    .you-victim = { $seat } takes { $one } from you.
discover-told-crafted = { $seat } crafts “{ $project }”.
    .you = You craft “{ $project }”.
discover-told-used = { $seat } uses: { $source }.
    .you = You use: { $source }.
discover-told-moment = { $seat } is affected by: { $source }.
    .you = You are affected by: { $source }.
discover-told-stoked = { $seat } stokes the fire.
    .you = You stoke the fire.
discover-told-lit = A fire burns on { $space }.
discover-told-burnt-down = The fire on { $space } goes out.
discover-told-offers = { $seat } offers { $to } a trade.
    .you = You offer { $to } a trade.
    .you-to = { $seat } offers you a trade.
discover-told-refused = { $seat } refuses { $to }’s offer.
    .you = You refuse { $to }’s offer.
    .you-to = { $seat } refuses your offer.
discover-told-traded = { $seat } and { $to } trade.
    .you = You and { $to } trade.
    .you-to = { $seat } and you trade.
discover-told-handed = { $seat } gives { $to } { $token }.
    .you = You give { $to } { $token }.
    .you-to = { $seat } gives you { $token }.
discover-told-hurt = { $seat } suffers { $amount }.
    .you = You suffer { $amount }.
discover-told-healed = { $seat } heals { $amount }.
    .you = You heal { $amount }.
# $amount is an amount of stamina, $n the number in it
discover-told-rested =
    { $n ->
        [0] { $seat } is already fully rested.
       *[other] { $seat } gains { $amount }.
    }
    .you =
        { $n ->
            [0] You are already fully rested.
           *[other] You gain { $amount }.
        }
discover-told-tired =
    { $n ->
        [0] { $seat } has no stamina to lose.
       *[other] { $seat } loses { $amount }.
    }
    .you =
        { $n ->
            [0] You have no stamina to lose.
           *[other] You lose { $amount }.
        }
discover-told-tested = { $seat } rolls { $n } (needed: { $least }+).
    .you = You roll { $n } (needed: { $least }+).
discover-told-eliminated = { $seat } does not live to see another day.
    .you = You do not live to see another day.
discover-told-won = { $seat } has made it!
    .you = You have made it!
discover-told-night = Night { $day } falls.
discover-told-night-card = The night card: “{ $night }”.
discover-told-threat = A threat for { $seat }: “{ $threat }”.
    .you = A threat for you: “{ $threat }”.
discover-told-threat-passed = “{ $threat }” is a Community threat. { $seat } is alone and draws again.
    .you = “{ $threat }” is a Community threat. You are alone and draw again.
discover-told-threat-ended = { $seat } discards the threat “{ $threat }”.
    .you = You discard the threat “{ $threat }”.
discover-told-named = { $seat } names { $to }.
    .you = You name { $to }.
    .you-to = { $seat } names you.
    .you-self = You name yourself.
discover-told-spawned = A monster appears on { $space }.
discover-told-special = A special monster appears on { $space }: { $special }.
discover-told-revealed = The monster on { $space } is revealed: { $enemy }.
discover-told-prowled = A monster moves from { $from } to { $space }.
discover-told-combat = Combat: { $seat } vs. { $enemy } (Defense { $defence }, Attack { $attack }, Health { $health }).
    .you = Combat: you vs. { $enemy } (Defense { $defence }, Attack { $attack }, Health { $health }).
discover-told-supports = { $seat } plays a support card: { $support }.
    .you = You play a support card: { $support }.
discover-told-helps = { $seat }’s support card takes effect: { $support }.
    .you = Your support card takes effect: { $support }.
discover-told-backs = { $seat } helps { $to }: { $support }.
    .you = You help { $to }: { $support }.
    .you-to = { $seat } helps you: { $support }.
discover-told-rolled = { $seat } rolls { $n } on the { $die }.
    .you = You roll { $n } on the { $die }.
discover-told-dice = { $seat }: gray die { $mine } against Defense { $defence }, red die { $red } against Attack { $attack }.
    .you = You: gray die { $mine } against Defense { $defence }, red die { $red } against Attack { $attack }.
discover-told-struck = { $seat } hits: { $amount } to { $enemy }.
    .you = You hit: { $amount } to { $enemy }.
discover-told-defeated = { $seat } has defeated an enemy: { $enemy }!
    .you = You have defeated an enemy: { $enemy }!
discover-told-retreated = The enemy retreats to { $space }: { $enemy }.
discover-told-lurks = The enemy gets away ({ $enemy }); its card stays face up.
discover-told-fled = { $seat } flees.
    .you = You flee.
discover-told-takes-damage = { $seat } suffers 1 damage in place of { $to }.
    .you = You suffer 1 damage in place of { $to }.
    .you-to = { $seat } suffers 1 damage in your place.
discover-told-duel = { $seat } attacks { $victim }!
    .you = You attack { $victim }!
    .you-victim = { $seat } attacks you!
discover-told-duel-dice = { $seat } against { $victim }: { $mine } to { $red }.
    .you = You against { $victim }: { $mine } to { $red }.
    .you-victim = { $seat } against you: { $mine } to { $red }.
discover-told-over = The story is over.

## The end

discover-won-quest =
    { $count ->
        [one] { $winners } has found the way out.
       *[other] { $winners } have found the way out.
    }
    .you = You have found the way out.
discover-won-last = { $winners } is the last survivor.
    .you = You are the last survivor.
discover-won-lost = Nobody has found the way out.

## Advice: why a choice is good, or what is missing. `.bot` says the same of a bot, about a turn that is over.

discover-advice-move = It takes you toward whatever gains the most for your stamina, or toward a good place to sleep.
discover-advice-goal = It is on the way to { $space }.
discover-advice-gather = What you can gather here is worth more than the stamina it costs.
discover-advice-land = New land may hold water, food and the next step of the quest.
discover-advice-quest = What this card offers is worth its price, or the quest asks for it.
discover-advice-craft = The item should do more for you than the materials.
discover-advice-body = A hungry or wounded survivor does not get far.
discover-advice-fire = A fire makes the night bearable.
discover-advice-rest = Nothing within reach is worth more stamina today.
discover-advice-fight = That looks best when you weigh what the dice may do against what help costs.
discover-advice-pack = You will need the rest most in the days to come.
discover-advice-worth = What it gains looks better than what it costs.
discover-advice-group = One survivor may need what another has plenty of.
discover-advice-last-heart = You have one heart left.
    .bot = It had one heart left.
discover-advice-hunger = You have no food for tonight.
    .bot = It had no food for the night.
discover-advice-thirst = You have no clean water for tonight.
    .bot = It had no clean water for the night.
discover-coach-stamina = You still have { $stamina }.
discover-coach-night = If you end your turn now, you die tonight in about { $deaths } of { $nights } cases.

## Shortcuts: several picks with one intention
discover-shortcut-walk = Walk to { $space }
discover-shortcut-walk-note =
    { $n ->
        [one] { $stamina } for 1 space
       *[other] { $stamina } for { $n } spaces
    }

# A game in a list of tables
discover-fact-setup = Setup
discover-fact-day = Day { $day }
