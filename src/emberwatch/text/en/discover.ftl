# Discover at the table: questions, picks, what happened, and the end.
# { $seat }, { $to } and { $victim } are names of players. Names of cards, items and enemies stand in the nominative,
# { $space } is a space with its ground ("B3 (dune)"), { $amount }, { $one }, { $token } and { $cost } are amounts ("2 wood").
# { $text } is what a card does, as in discover-terms: a clause that begins in lower case and has no full stop.

## Questions. `.pass` is what passing means there, `.yes` what agreeing means, `.name` what naming somebody means.

discover-ask-turn = Your turn, { $stamina } left. What do you do?
discover-ask-give-up = Do you really give up? You would be a casualty, and others could loot you.
    .yes = Give up
    .pass = Play on
discover-ask-cook = How much raw meat do you cook?
discover-ask-loot = What do you take from { $victim }?
discover-ask-foe = Which monster do you fight?
discover-ask-fighter = There is a fight on your space. Who is to fight?
discover-ask-chief-fighter = They cannot agree, so the chieftain decides: who is to fight?
discover-ask-which-monster = Which of the nearest monsters moves towards { $seat }?
discover-ask-prowl = { $foe } prowls. Where does it go?
    .name = Towards { $to }
discover-ask-prevent = You are about to suffer { $amount }. Do you prevent it?
    .pass = Suffer it
discover-ask-walk =
    { $n ->
        [one] You may move one more space. Where to?
       *[other] You may move up to { $n } spaces. Where to now?
    }
    .pass = Stay here
discover-ask-offer = Trade with { $to }. You give: { $given }. You get: { $wanted }. What else?
    .pass = Call the trade off
discover-ask-consent = { $to } offers you: { $given }. In return: { $wanted }. Do you agree?
    .yes = Agree
    .pass = Refuse
discover-ask-give-project = Which project do you give { $to }?
discover-ask-character = Who are you?
discover-ask-project = From which deck do you draw a project?
discover-ask-duel = { $seat } attacks { $victim }. Grey die: { $mine }, red die: { $red }; 10 or more hits. What do you do?
    .pass = Pass
    .name = Play your card for { $to }
discover-ask-rob = You have hit { $victim }. Which resource do you take?
    .pass = Take nothing
# $what says what is about to happen
discover-ask-place = { $what } On which space?
discover-ask-support = { $seat } fights: { $enemy }. Do you play a support card?
    .pass = No card
discover-ask-before-roll = You fight: { $enemy }. Do you use something before the dice are rolled?
    .pass = Roll the dice
discover-ask-modify = { $enemy }: your die { $mine } against Defence { $defence }, enemy die { $red } against Attack { $attack }. What do you do?
    .pass = Leave the dice as they are
discover-ask-protect-die = { $seat } calls for your Protect card. Does the enemy die ({ $red }) get −2?
    .yes = Yes, −2
    .pass = No
discover-ask-share = Your reward: { $amount }. Do you hand some of it to a supporter?
    .pass = Keep it
    .name = 1 for { $to }
discover-ask-accept-reward = { $to } wants to hand you { $one }. Do you take it?
    .yes = Take it
    .pass = No, leave it to { $to }
discover-ask-hand-reward = Your reward: { $text }. Do you hand it to a supporter?
    .pass = Keep it
    .name = { $to } gets it
discover-ask-accept-handed = { $to } wants to hand you a reward: { $text }. Do you take it?
    .yes = Take it
    .pass = No, leave it to { $to }
discover-ask-take-damage = { $seat } is about to suffer damage ({ $damage }). Do you suffer 1 of it instead?
    .yes = Yes, step in
    .pass = No
discover-ask-assign = You are about to suffer damage ({ $damage }). Does somebody who attacked with you suffer 1 of it?
    .pass = No, suffer it yourself
    .name = { $to } suffers it
discover-ask-moment = { $source }: { $text }. Do you do it?
    .yes = Yes
    .pass = No
discover-ask-retreat = { $enemy } retreats. Where to?
discover-ask-far-retreat = { $enemy } retreats, but nothing around is free. Which of the nearest free spaces?
discover-ask-flee = Where do you flee?
discover-ask-vote = Who should be chieftain?
discover-ask-pass-on = Who is chieftain from now on?
discover-ask-key = { $card } has been drawn. Do you use a key to resolve card { $number } instead?
    .pass = No, resolve the card that was drawn
discover-ask-scout = Which tile do you turn up?
discover-ask-lose =
    { $n ->
        [one] You lose a resource. Which one?
       *[other] You lose { $n } resources. Which one first?
    }
discover-ask-heal = Which damage do you heal?
# $resource is given for $other
discover-ask-swap = You exchange { $resource } for { $other }. How many?
discover-ask-strike = Which monster takes { $amount }?
discover-ask-regrow = Where is the new feature token laid ({ $symbol })?
discover-ask-uncover = Where do you turn something up?
discover-ask-which-hidden = Several things lie face down at { $space }. Which one do you turn up?
discover-ask-relief = Which threat do you discard?
discover-ask-pay = Do you pay { $cost }?
    .yes = Pay { $cost }: { $text }
    .pass = Do not pay: { $other }
discover-ask-choose = What do you choose?
discover-ask-may = You may: { $text }. Do you?
    .yes = Yes
    .pass = No
discover-ask-hand-on = You have “{ $item }” already. Who gets the old one?
    .pass = Nobody, it goes back to its deck
    .name = { $to }
discover-ask-accept-item = { $to } wants to hand you “{ $item }”. Do you take it?
    .yes = Take it
    .pass = No, back to its deck
discover-ask-limit =
    { $n ->
        [one] You carry one thing too many. What do you leave behind?
       *[other] You carry { $n } things too many. What do you leave behind first?
    }
discover-ask-water = What do you draw from the water source?
discover-ask-free-gather = You may gather one thing here for free.
    .pass = Gather nothing

# What is about to happen when a space is to be chosen
discover-place-spawn = A monster appears.
discover-place-special = A special monster appears.
discover-place-go = Somebody is moved.
discover-place-light = A fire is lit.
discover-place-lay = A feature token is laid.

## Picks

discover-pick-pass = Pass
discover-pick-yes = Yes
# $space with ground, cost and what is there: "C4 (rock, 2 stamina); there: face-down token (leaf)"
discover-pick-move = Move to { $space }
discover-pick-gather = Gather: { $thing }
discover-pick-scout = Scout: { $tile }
discover-pick-investigate = Investigate { $landmark }
discover-pick-craft = Craft “{ $project }” ({ $cost })
discover-pick-cook = Cook raw meat
discover-pick-stoke = Stoke the fire here (1 wood)
discover-pick-recover = Recover: heal { $harm } of { $to } ({ $cost })
discover-pick-loot = Loot { $victim }
discover-pick-trade = Trade with { $to }
discover-pick-attack = Attack { $victim } (3 stamina)
discover-pick-use = { $source }: { $text }
discover-pick-show = Show { $to } your project “{ $project }”
discover-pick-give-up = Give up
discover-pick-end-turn = End your turn
discover-pick-keep = { $character }
discover-pick-name = { $to }
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
discover-pick-give = You give { $token }
discover-pick-give-item = You give “{ $item }”
discover-pick-give-project = You give the project “{ $project }”
discover-pick-want = You get { $token }
discover-pick-want-item = You get “{ $item }”
discover-pick-want-project = You get a project, unseen
discover-pick-offer = Make this offer
discover-pick-split = Exchange { $token } for two single tokens
discover-pick-draw = From the deck: { $deck }
discover-pick-support = { $support }
# $effect: "reroll your die"
discover-pick-spend = Spend { $one }: { $effect }
discover-pick-call = Call for the support card of { $to } ({ $support })

## What happened

discover-told-lot = { $seat } rolls { $n } to see who leads.
discover-told-chief = { $seat } is chieftain.
discover-told-character = { $seat } plays { $character }.
discover-told-project = { $seat } draws a project.
discover-told-project-drawn = Your new project: { $project }.
discover-told-project-shown = { $seat } shows you a project: { $project }.
discover-told-project-handed = { $seat } gives { $to } a project.
discover-told-shown = { $seat } shows { $to } a project.
discover-told-stage = The quest: “{ $stage }”.
discover-told-goal = { $seat } has reached a goal of the quest “{ $stage }”.
discover-told-marked = { $seat } works on the quest: { $amount }.
discover-told-day = Day { $day } dawns.
discover-told-turn = It is { $seat }’s turn.
discover-told-turn-ended = { $seat } ends the turn.
discover-told-moved = { $seat } moves to { $space }.
discover-told-walked = { $seat } walks to { $space }.
discover-told-placed = { $seat } is taken to { $space }.
discover-told-cut-short = { $seat } meets a monster there; whatever was to follow is lost.
discover-told-scouted = { $seat } turns up { $tile }.
discover-told-landmark = Found at { $space }: { $landmark }.
discover-told-gathered = { $seat } gathers { $token }.
discover-told-picked-up = { $seat } picks up { $token }.
discover-told-dropped = { $seat } drops { $token }.
discover-told-split = { $seat } exchanges { $token } for two single tokens.
discover-told-gained = { $seat } gains { $amount }.
discover-told-spent = { $seat } parts with { $amount }.
discover-told-enemy-token = { $seat } turns up an enemy: { $enemy }!
discover-told-numbered = { $seat } turns up a token with number { $number }.
discover-told-token-seen = A token is turned up at { $space }: { $thing }.
discover-told-token-enemy-seen = An enemy is turned up at { $space }: { $enemy }.
discover-told-regrown = A new feature token lies at { $space }: { $symbol }.
discover-told-investigates = { $seat } investigates { $landmark }.
discover-told-read = { $seat } reads aloud: “{ $card }”.
discover-told-no-card = { $seat } looks for discovery card { $number }, but it is no longer there.
discover-told-upgrade = An upgrade for everybody: “{ $card }”.
discover-told-item = { $seat } now has “{ $item }”.
discover-told-item-returned = “{ $item }” goes back to its deck.
discover-told-item-handed = { $seat } hands { $to } “{ $item }”.
discover-told-item-discarded = { $seat } discards “{ $item }”.
discover-told-item-looted = { $seat } takes “{ $item }” from { $victim }, who no longer needs it.
discover-told-looted = { $seat } takes { $token } from { $victim }, who no longer needs it.
discover-told-robbed = { $seat } robs { $victim }: { $one }.
discover-told-crafted = { $seat } crafts “{ $project }”.
discover-told-used = { $seat } uses: { $source }.
discover-told-moment = { $source } takes effect for { $seat }.
discover-told-stoked = { $seat } stokes the fire.
discover-told-lit = A fire burns at { $space }.
discover-told-burnt-down = The fire at { $space } goes out.
discover-told-offers = { $seat } offers { $to } a trade.
discover-told-refused = { $seat } refuses the offer of { $to }.
discover-told-traded = { $seat } and { $to } have a deal.
discover-told-handed = { $seat } hands { $to } { $token }.
discover-told-hurt = { $seat } suffers { $amount }.
discover-told-healed = { $seat } heals { $amount }.
# $amount is an amount of stamina, $n the number in it
discover-told-rested =
    { $n ->
        [0] { $seat } is as rested as can be.
       *[other] { $seat } gains { $amount }.
    }
discover-told-tired =
    { $n ->
        [0] { $seat } has no stamina left to lose.
       *[other] { $seat } loses { $amount }.
    }
discover-told-tested = { $seat } rolls { $n }; { $least } or more was needed.
discover-told-eliminated = { $seat } does not live to see another day.
discover-told-won = { $seat } has made it!
discover-told-night = Night { $day } falls.
discover-told-night-card = The night card: “{ $night }”.
discover-told-threat = A threat for { $seat }: “{ $threat }”.
discover-told-threat-passed = “{ $threat }” needs a community; { $seat } is alone and draws again.
discover-told-threat-ended = { $seat } is rid of “{ $threat }”.
discover-told-named = { $seat } names { $to }.
discover-told-spawned = A monster appears at { $space }.
discover-told-special = { $special } appears at { $space }.
discover-told-revealed = The monster at { $space } is revealed: { $enemy }.
discover-told-prowled = A monster prowls from { $from } to { $space }.
discover-told-combat = { $seat } fights: { $enemy } (Defence { $defence }, Attack { $attack }, Health { $health }).
discover-told-supports = { $seat } plays a support card: { $support }.
discover-told-helps = The support card of { $seat } takes effect: { $support }.
discover-told-backs = { $seat } helps { $to }: { $support }.
discover-told-rolled = { $seat } rolls: { $die } { $n }.
discover-told-dice = { $seat }: grey die { $mine } against Defence { $defence }, red die { $red } against Attack { $attack }.
discover-told-struck = { $seat } hits: { $amount } to { $enemy }.
discover-told-defeated = { $seat } has defeated an enemy: { $enemy }!
discover-told-retreated = { $enemy } retreats to { $space }.
discover-told-lurks = { $enemy } gets away; its card stays open.
discover-told-fled = { $seat } flees.
discover-told-takes-damage = { $seat } suffers 1 damage in place of { $to }.
discover-told-duel = { $seat } attacks { $victim }!
discover-told-duel-dice = { $seat } against { $victim }: { $mine } to { $red }.
discover-told-over = The story is over.

## The end

discover-won-quest =
    { $count ->
        [one] { $winners } has found the way out.
       *[other] { $winners } have found the way out.
    }
discover-won-last = { $winners } is the last survivor.
discover-won-lost = Nobody has found the way out.
