# The rules of Discover, one message a rule. No variables.


## Overview

rule-OV-1 = One to four players take part, in scenario 5 two to four. The final quest card says who wins: one survivor, all who meet a condition, or all on the map. Winners leave and the rest play on, so any number may win or lose.
    .title = Winning and losing

rule-OV-2 = Card fronts not yet read, later stages, face-down map tiles and face-down tokens stay secret until a rule reveals them. Backs with their numbers and symbols, items, resources, damage, stamina and discards are open, and so is every card once it has been read aloud.
    .title = What is secret

rule-OV-3 = Every copy is a complete game of its own. Components of different copies are never mixed.
    .title = One copy at a time

rule-OV-4 = You play one scenario per game. Scenarios can be played separately and in any order; begin with scenario 1 if the game is new to you.
    .title = One scenario per game

rule-OV-5 = A copy has two terrains. The sheet of each shows its layout, its special rules, and the cards and scenarios that belong to it. The special rules apply from set-up on.
    .title = Two terrains

rule-OV-6 = The word survivor means both the player and the character played.
    .title = Survivors and players

rule-OV-7 = The players sit in a circle. Clockwise always means to the left.
    .title = The circle of players

rule-OV-8 = Only your projects in hand and your choice of character are secret from other players. Items, resources, damage and stamina lie open.
    .title = Secrets between players


## Components

rule-CO-1 = Copies differ in what they hold, but hardly in how much: each has 34 map tiles, 11 quest cards, 11 projects, 44 crafted items, 12 characters, 24 threat cards, 10 night cards and 16 monster tokens. Discovery and enemy cards together always come to 126, feature tokens and special monsters to 108.
    .title = What a copy holds


## Set-up

rule-SE-1 = Choose a scenario and take all of its quest cards. The quest cards of the other scenarios are not used.
    .title = Choosing the scenario

rule-SE-2 = Stage 1 of the scenario is read aloud and lies open. The later stages stay face down until they are needed.
    .title = The first stage

rule-SE-3 = Every player rolls a die, and the highest result becomes chieftain. If several share the highest result, only they roll again.
    .title = The first chieftain

rule-SE-4 = The six night cards of level II are shuffled, and the four shuffled cards of level I are put on top of them.
    .title = The night deck

rule-SE-5 = The scenario says which terrain is used, and the sheet of that terrain says the rest. Scenario 5 can be played in either terrain of the copy.
    .title = The terrain of the scenario

rule-SE-6 = The decks of discovery cards, enemy cards and crafted items are sorted by number. They are never shuffled.
    .title = Sorted decks

rule-SE-7 = The discovery cards listed on the terrain sheet are taken out of the deck during set-up.
    .title = Discovery cards taken out

rule-SE-8 = The normal projects are shuffled into a deck. If the terrain sheet shows complex projects, these form a second shuffled deck; otherwise they are not used.
    .title = The project decks

rule-SE-9 = The threat deck consists of the 12 threat cards in the colour named on the terrain sheet, shuffled.
    .title = The threat deck

rule-SE-10 = Only the map tiles, water sources, camp, monster tokens and feature tokens shown on the terrain sheet are used. They are sorted by their backs, and each pile is shuffled face down.
    .title = Tokens of the terrain

rule-SE-11 = Resource tokens, fires, counters and special monsters lie ready for every terrain. Special monsters are kept apart from the other monster tokens.
    .title = The general supply

rule-SE-12 = Back into the box go other quests, the discovery cards taken out, the other threat colour, complex projects not in use, the other terrain's tiles and tokens, and characters not chosen. Enemy cards, crafted items and special monsters always take part in full.
    .title = What is not used

rule-SE-13 = The starting tile, which is illustrated on both sides, lies revealed in the middle. No tokens are put on it: they come only by scouting.
    .title = The starting tile

rule-SE-14 = The other map tiles are sorted by the number on their backs, and each stack is shuffled. They are laid face down in the pattern of the terrain sheet; tiles left over stay unseen and unused.
    .title = Laying out the map

rule-SE-15 = The compass lies beside the map, turned as the terrain sheet shows. It tells in which direction each number of the red die points.
    .title = The compass

rule-SE-16 = The camp token lies on the camp space with its burning side up.
    .title = The camp burns

rule-SE-17 = Each player is dealt two characters and secretly keeps one. All reveal their choice together, and the other characters leave the game.
    .title = Choosing a character

rule-SE-18 = A player alone is dealt four characters and keeps one.
    .title = Choosing a character alone

rule-SE-19 = Each survivor starts with three hearts and a stamina of 8 with three or four players, 10 with two, 12 alone.
    .title = Starting health and stamina

rule-SE-20 = Each survivor starts with 1 food and 1 clean water, as single resource tokens.
    .title = Starting resources

rule-SE-21 = Each survivor has the three combat support cards of their colour. A player alone has none.
    .title = Support cards at the start

rule-SE-22 = Each survivor draws secret projects from the normal deck: one with three or four players, two with two, three alone. Nobody starts with a complex project.
    .title = Starting projects

rule-SE-23 = All figures start in the camp.
    .title = Starting in the camp

rule-SE-24 = Enemy cards and crafted items are used whole in every terrain. Any of them may turn up, whichever terrain you play.
    .title = Two complete decks

rule-SE-25 = The scenario is chosen by all players together, before there is a chieftain.
    .title = The first choice


## The round

rule-RO-1 = A round consists of a day and then a night.
    .title = Day and night

rule-RO-2 = By day the chieftain takes the first turn, then the others clockwise. Every survivor on the map has exactly one turn.
    .title = Turns of the day

rule-RO-3 = In your turn you take as many actions as you like. Each costs 1 stamina unless something else is stated.
    .title = Actions in a turn

rule-RO-4 = The actions are gather, move and gather, scout, cook meat, stoke fire, craft, trade, investigate, recover, card action and loot; in scenario 5 also attack. You may end your turn at any time between actions, at no cost.
    .title = The actions

rule-RO-5 = When all survivors have had their turn, night falls.
    .title = Night falls

rule-RO-6 = At night the chieftain draws the top night card, resolves it line by line from top to bottom, and discards it.
    .title = The night card

rule-RO-7 = Every night card gives at least 6 stamina. Each survivor still on the map adds it to the stamina they have, when that line of the card is reached.
    .title = Stamina at night

rule-RO-8 = Stamina never falls below 0 and never rises above 12.
    .title = Limits of stamina

rule-RO-9 = After the night card the survivors confer and the chieftain token may change hands. Then the next day begins.
    .title = End of the night

rule-RO-10 = Rounds go on until every survivor has won or lost. Scenario 5 ends as soon as one survivor is left.
    .title = How long you play

rule-RO-11 = A turn may do without any action. It ends when its survivor says so.
    .title = Ending your turn

rule-RO-12 = A stamina of 0 does not end your turn. You may still use abilities that cost no stamina.
    .title = No stamina left


## Camp and fire

rule-FI-1 = You are in the camp when your figure stands on the camp's space, whether or not its fire burns.
    .title = In the camp

rule-FI-2 = You are at a fire when a burning fire lies on your space. The camp token counts as a fire; an extinguished fire does not serve.
    .title = At a fire

rule-FI-3 = A fire is burning or extinguished. When it burns down, it is turned to its extinguished side and stays where it is.
    .title = Burning and extinguished fires

rule-FI-4 = At the start the fire of the camp is the only one. While it burns, you are both in the camp and at a fire there.
    .title = The fire of the camp

rule-FI-5 = Items may let you make further fires.
    .title = More fires

rule-FI-6 = Stoke fire (1 stamina): spend 1 wood of your own and turn one extinguished fire on your space, or the extinguished camp, to its burning side. This makes no new fire. From then on everybody on the space is at a fire.
    .title = The stoke fire action

rule-FI-7 = Cook meat (1 stamina): at a fire, exchange any number of your own raw meat, at least 1, for as much food. It is one action however much you cook, and the food comes as single resource tokens.
    .title = The cook meat action

rule-FI-8 = A fire may lie on any space, whatever its terrain, with or without a landmark or a water source.
    .title = Fires on any space

rule-FI-9 = The camp token can burn down and be stoked like any other fire. While it is extinguished you are in the camp there, but not at a fire.
    .title = The camp can go out

rule-FI-10 = Whether you are at a fire is checked at the moment it matters. So you may stoke a fire and cook at it in the same turn.
    .title = When fire is checked


## Threats, discards and traits

rule-TH-1 = To resolve a threat, draw the top threat card, do what it says and discard it.
    .title = Resolving a threat

rule-TH-2 = An Ongoing threat stays in front of the survivor who drew it until an effect discards it, usually one on the card itself.
    .title = Ongoing threats

rule-TH-3 = If several survivors draw threats, they do so one after another, the chieftain first, then clockwise. Each card is resolved before the next one is drawn.
    .title = Several threats

rule-TH-4 = If you draw a Community threat while no other survivor is on the map, discard it and draw another.
    .title = Community threats

rule-TH-5 = If only Community threats keep coming to the last survivor on the map, drawing stops after as many cards as deck and discards held together. Then there is no threat.
    .title = Nothing but Community threats

rule-TH-6 = Discarded night and threat cards lie face up beside their decks for all to see.
    .title = Open discards

rule-TH-7 = If a night card is to be drawn and the deck is empty, the six discarded cards of level II are shuffled into a new deck. Level I never returns.
    .title = Night deck empty

rule-TH-8 = If the threat deck is empty, its discards are shuffled into a new deck; Ongoing threats in play stay where they are. If there are no discards either, there is no threat.
    .title = Threat deck empty

rule-TH-9 = Discarded discovery cards, enemy cards and crafted items return to their decks at the place of their number. They can be found again.
    .title = Numbered cards return

rule-TH-10 = Traits have no effect of their own, but cards may refer to them. The one exception is quest item, which has a rule.
    .title = What traits do

rule-TH-11 = The survivor told to draw a threat is the one addressed as "you" on it. An Ongoing threat lies before that survivor even if it later concerns others.
    .title = Whose threat it is

rule-TH-12 = Ongoing, Community and Deadly are keywords, not traits. Their rules always apply.
    .title = Keywords are not traits


## Quests and winning

rule-QU-1 = The active quest card lies open. It says what you must do and what happens then.
    .title = The active quest

rule-QU-2 = When the quest card says that another stage follows, that stage becomes the active quest. The former one has no further effect.
    .title = The next stage

rule-QU-3 = The last stage of a scenario says how to win. Whichever stages you pass through, they lead to a way of winning.
    .title = The last stage

rule-QU-4 = A winner's figure, character and support cards leave the game, and nothing is left on the space; the others play on. Items, even quest items, return to their decks, resource tokens to the supply and feature tokens to their discards; Ongoing threats go to the threat discards.
    .title = When a survivor wins

rule-QU-5 = The projects in a winner's hand are removed from the game.
    .title = A winner's projects

rule-QU-6 = A survivor who is eliminated has lost. The others play on and may still win.
    .title = Eliminated survivors lose

rule-QU-7 = The game ends when no survivor is left on the map.
    .title = End of the game

rule-QU-8 = The symbol for the number of players always means the players at the start of the game, including casualties and winners.
    .title = The number of players

rule-QU-9 = Target symbols on spaces do nothing by themselves. Cards may refer to them.
    .title = Target symbols

rule-QU-10 = Only one quest card is active at a time, and it may lead to any stage it names, not just to the next number. What a former stage asked for no longer counts.
    .title = One quest at a time

rule-QU-11 = The Ongoing threats of a winner go to the threat discards. Those of a casualty are removed from the game.
    .title = Threats of those who leave

rule-QU-12 = If you must roll a die for every player, roll as many as there were players at the start, even if that is more than two.
    .title = Rolling dice per player


## Actions and chieftain

rule-AC-1 = You pay the stamina of an action when you take it.
    .title = Paying stamina

rule-AC-2 = You may take the same action several times in a turn.
    .title = Repeating actions

rule-AC-3 = You cannot take an action for which you lack stamina.
    .title = Too little stamina

rule-AC-4 = Stamina you have not spent is kept for the next day.
    .title = Unspent stamina

rule-AC-5 = Only the active survivor, whose turn it is, can take actions.
    .title = The active survivor

rule-CH-1 = The chieftain takes the first turn each day.
    .title = The chieftain begins

rule-CH-2 = When those concerned in a group decision do not all agree, the chieftain decides, even if not concerned. Ties, such as which is nearest, are decided by the chieftain at once.
    .title = The last word

rule-CH-3 = At the end of each night the survivors confer about a new chieftain. The chieftain decides whether to keep the token or to pass it on.
    .title = Keeping or passing the token

rule-CH-4 = The chieftain is overruled if all other survivors on the map, and at least two of them, name the same new chieftain. With only one other survivor the chieftain decides alone.
    .title = Overruling the chieftain

rule-CH-5 = A chieftain who is eliminated or wins hands the token to the next survivor clockwise who is still on the map.
    .title = Losing the chieftain

rule-CH-6 = The survivors confer every night, after the night card has been discarded.
    .title = When you confer


## Gather

rule-GA-1 = Gather (1 stamina): choose one feature token, resource token or water source on your space. Face-up enemy tokens and numbered tokens left lying may be chosen too.
    .title = The gather action

rule-GA-2 = Reveal the feature token you gather. If it shows a resource, keep the token itself as that resource.
    .title = Finding a resource

rule-GA-3 = If the token shows an enemy and a number, you fight that enemy at once. If this token has been fought before, its open card still bears its damage. If the enemy retreats, it is this token that moves.
    .title = Finding an enemy

rule-GA-4 = If the token shows only a number, resolve the discovery card of that number, then discard the token. It is discarded even if the card was not in the deck.
    .title = Finding a number

rule-GA-5 = If the discovery card says that the token stays, it remains face up on the space.
    .title = Tokens that stay

rule-GA-6 = If you gather a resource token on your space, you take it.
    .title = Picking up resources

rule-GA-7 = Resource tokens and the feature tokens you have kept are both resources. You may spend either.
    .title = What counts as resources

rule-GA-8 = Resources gained by an effect are taken as resource tokens from the supply, never as feature tokens.
    .title = Resources from effects

rule-GA-9 = A water source is not taken: turn it face up and gain 1 of the resources it shows, of your choice if there are several. It stays for the rest of the game and never runs dry.
    .title = Water sources

rule-GA-10 = One gather action concerns one token only. For several tokens you need several actions.
    .title = One token per action

rule-GA-11 = A face-up enemy feature token does not start a combat just because you stand there. It is fought only when somebody gathers it, or when a survivor flees from it and leaves others behind.
    .title = Enemy feature tokens wait

rule-GA-12 = Once gathered from, a water source stays face up, and everybody can see what it gives.
    .title = Known water sources

rule-GA-13 = A numbered token left lying may be gathered again. Its card is then resolved again.
    .title = Gathering a number again

rule-GA-14 = A token that shows two resources is taken with a single gather action.
    .title = Gathering double tokens


## Move and gather

rule-MO-1 = Move and gather: move to an adjacent revealed space and pay the stamina cost of the terrain you enter instead of 1.
    .title = The move and gather action

rule-MO-2 = After moving you may gather once for free on the space where you now stand; if you had to flee, that is the new space. A survivor who was eliminated gathers nothing.
    .title = The free gather

rule-MO-3 = On a space with several terrains, the one that covers the larger part sets the cost.
    .title = Mixed terrain

rule-MO-4 = If a mixed space holds a water source or a landmark, the terrain under it sets the cost, however small its part.
    .title = Terrain under a landmark

rule-MO-5 = Nobody can enter a face-down map tile.
    .title = Face-down tiles are barred

rule-MO-6 = If there are monsters on the space you enter, normal or special, reveal and fight all of them before your free gather.
    .title = Entering a monster's space

rule-MO-7 = Movement by an ability, such as up to 4 spaces, ignores terrain and costs nothing beyond the price of the ability. Face-down tiles stay barred.
    .title = Movement by abilities

rule-MO-8 = If you enter a space with a monster while moving by an ability, you stop and fight all monsters there. Then your action is over: the remaining steps are lost, and so is everything that this card, and any card that led to it, still had for you. Outside your own action only this card ends for you. Other survivors, the night card and the quest go on, and what the card says about itself and its token still holds.
    .title = Stopped by a monster

rule-MO-9 = Movement by an ability cannot be interrupted by another action. You cannot gather on the way.
    .title = No stop on the way

rule-MO-10 = After movement by an ability there is no free gather.
    .title = No gather after abilities

rule-MO-11 = An effect that moves you to a certain place puts your figure there directly, without passing the spaces between. Arriving at a monster means combat, and after it your action is over; if the place is not on the revealed map, you do not move.
    .title = Moved directly

rule-MO-12 = Your own space is at distance 0, an adjacent one at 1, and so on. "Within 2 spaces" includes your own space and all spaces at 1 or 2.
    .title = Counting distance

rule-MO-13 = When an ability lets you move up to a number of spaces, you may go fewer. You never enter face-down tiles.
    .title = Moving less far

rule-MO-14 = Tokens moved directly to a space are also put there without passing the spaces between, so a monster meets nobody on the way.
    .title = Tokens moved directly


## Scout

rule-SC-1 = Scout (1 stamina): reveal one face-down map tile that touches the space you stand on.
    .title = The scout action

rule-SC-2 = On every feature space of the revealed tile, put one face-down feature token with the matching symbol.
    .title = Feature tokens on new tiles

rule-SC-3 = Only the symbol of the feature token must match the space. The picture does not matter.
    .title = Symbols, not pictures

rule-SC-4 = On every water symbol of the tile, put one face-down water source. The terrain sheet shows which water sources are used; when they run out, none is laid.
    .title = Water sources on new tiles

rule-SC-5 = If there are no more feature tokens of a symbol, its discarded tokens are turned face down and shuffled. If there are still none, nothing is laid.
    .title = Feature tokens run out

rule-SC-6 = The scouting survivor lays out the new tokens without looking. Nobody else looks either.
    .title = Tokens are laid unseen


## Trade

rule-TR-1 = Trade (1 stamina): exchange any number of items, resources and projects with one other survivor on your space. Threats, support cards, characters, damage and stamina cannot be traded. Projects offered from a hand are seen by the partner only.
    .title = The trade action

rule-TR-2 = Both must agree to the terms. If they do not, nothing changes hands and no stamina is spent.
    .title = Both must agree

rule-TR-3 = A trade need not be even. Even a gift is allowed if the other accepts it.
    .title = Uneven trades and gifts

rule-TR-4 = An item that is traded keeps its counters. What it carried goes along if you name it in the offer.
    .title = Items keep their load

rule-TR-5 = A trade has one partner. To trade with a third survivor you need another action.
    .title = One partner per trade


## Projects and crafting

rule-CR-1 = A project shows the item it makes, the resources it costs, and the number of the crafted item.
    .title = What a project shows

rule-CR-2 = The projects in your hand are secret. You may talk about them and show them to whom you like.
    .title = Projects in hand

rule-CR-3 = Every survivor may use an open project. It belongs to nobody and stays in play for the whole game.
    .title = Open projects

rule-CR-4 = Nobody may look at a crafted item before it has been crafted.
    .title = Unknown crafted items

rule-CR-5 = Craft (1 stamina): pay the resources of a project in your hand or of an open one and take the crafted item with its number.
    .title = The craft action

rule-CR-6 = If you craft from your hand, lay the project open and draw a new one. If you craft from an open project, you draw nothing.
    .title = Drawing a new project

rule-CR-7 = A project with a fire symbol can be crafted only at a fire.
    .title = Projects that need fire

rule-CR-8 = Nobody starts with complex projects. If they are in use, you choose the normal or the complex deck whenever you draw a project later.
    .title = Complex projects

rule-CR-9 = If there are no projects left to draw, you draw none. If the deck holds no copy of the item, you cannot craft it and pay nothing, unless you own a copy: then yours goes back first and you take it anew.
    .title = Nothing left to draw

rule-CR-10 = Crafting from an open project never lets you draw a project.
    .title = No draw for open projects

rule-CR-11 = A project shows what it makes and what it costs. Only the text of the item stays unknown until it is crafted for the first time; from then on everybody knows it.
    .title = Learning about an item

rule-CR-12 = You draw the new project after you have gained the item, from the normal or the complex deck as you like. This is so from your very first crafting on.
    .title = When you draw


## Spending

rule-SP-1 = To spend a resource, discard one of your tokens: feature tokens go to the discards of their symbol, resource tokens to the supply.
    .title = Spending resources

rule-SP-2 = A token worth two resources may be spent as one. The other resource comes back to you as a single token.
    .title = Change for double tokens

rule-SP-3 = You can spend only your own resources.
    .title = Only your own

rule-SP-4 = Feature tokens that were spent are shuffled in again when their symbol runs out. So they can turn up under new tiles.
    .title = Spent feature tokens return

rule-SP-5 = There are nine kinds of resources: food, raw meat, clean water, dirty water, stone, wood, salvage, medicine and poison.
    .title = Nine kinds of resources


## Carry limit

rule-LI-1 = A survivor carries at most 10 resources and items together.
    .title = Carry limit

rule-LI-2 = If you have more than 10, keep exactly 10 of your choice. Surplus resources are dropped face up on your space, where anybody can gather them; surplus items are discarded.
    .title = Beyond the limit

rule-LI-3 = The limit is checked at the end of an action, for everyone who gained something by it. Gains outside an action are checked when the card or combat that gave them is finished. Until then you may exceed it.
    .title = When the limit is checked

rule-LI-4 = Projects, Ongoing threats and combat support cards do not count towards the limit.
    .title = What does not count

rule-LI-5 = You may drop resources only when you are over the limit.
    .title = No dropping at will

rule-LI-6 = Quest items can never be discarded to meet the limit, yet they count. If you have more than 10 of them, you keep them all and nothing else.
    .title = Quest items are kept

rule-LI-7 = A token with two resource symbols counts as 1.
    .title = Double tokens count once

rule-LI-8 = You may exchange a double token for two single tokens at any time. Both then count, and they cannot be turned back into a double.
    .title = Splitting double tokens

rule-LI-9 = Some items can carry resources. These do not count towards your limit; the item itself counts as 1.
    .title = Items that carry resources

rule-LI-10 = You may put resources on such an item or take them off at any time, so it simply carries as much as it can. In a trade you name what goes along.
    .title = Loading and unloading

rule-LI-11 = Dropped resources may be gathered by every survivor on that space.
    .title = Dropped resources


## Investigate and numbered cards

rule-IN-1 = Investigate (1 stamina): on a space with a landmark, resolve the discovery card with the landmark's number.
    .title = The investigate action

rule-IN-2 = You may investigate the same landmark again and again, paying each time.
    .title = Investigating again

rule-IN-3 = If a card sends you to another card, that costs no further action.
    .title = One card leads to another

rule-IN-4 = Find the card by its number, read it aloud to all, and resolve it according to its type.
    .title = Resolving a numbered card

rule-IN-5 = Instant: do what the card says and return it to its deck. Other cards may refer to its story text.
    .title = Instant cards

rule-IN-6 = Upgrade: the card stays beside the map for the rest of the game and helps all survivors.
    .title = Upgrade cards

rule-IN-7 = Enemy: fight it at once. If it has no token and is not defeated, its card stays open with its damage until the number is called again.
    .title = Enemy cards

rule-IN-8 = Item: keep the card beside your character. It helps you as its text says.
    .title = Item cards

rule-IN-9 = You never own two items of the same name. However you gain a second copy, you keep the new one with its own counters; the old one returns to its deck or goes to another survivor on your space.
    .title = No two of a name

rule-IN-10 = If the number is not in the deck, the card is not resolved. The action and its stamina are spent all the same.
    .title = Card not in the deck

rule-IN-11 = Discovery cards with the same number are alike. Only those numbered 100 differ from each other; they are taken out in scenarios 1 to 4 and used in scenario 5.
    .title = Cards of the same number

rule-IN-12 = When you have drawn and read a discovery card that matches a key item of yours, you may resolve the replacement card instead. Decide before you see it; the first card then returns to the deck unresolved.
    .title = Key items

rule-IN-13 = Discovery cards, enemy cards and crafted items are numbered separately. A number always means the card of that number in the deck concerned.
    .title = Numbers belong to a deck

rule-IN-14 = An instant returns to its deck, so you may meet it again.
    .title = Meeting an instant again

rule-IN-15 = A card may name another in relation to a number, for example the card whose number is 1 higher.
    .title = Numbers relative to a card

rule-IN-16 = Key items work on every discovery card you draw, not only when you investigate.
    .title = Keys work everywhere


## Damage and recovery

rule-DA-1 = For each damage you suffer, one of your hearts turns to that kind of damage.
    .title = Suffering damage

rule-DA-2 = There are four kinds of damage: hunger, thirst, sickness and physical damage.
    .title = Kinds of damage

rule-DA-3 = You survive three damage. The fourth, of whatever kind, eliminates you.
    .title = The fourth damage

rule-DA-4 = Recover (1 stamina): heal one damage of yourself or of another survivor on your space. You pay from your own: 1 food for hunger, 1 clean water for thirst, 1 medicine for sickness. You need neither a fire nor the other's consent.
    .title = The recover action

rule-DA-5 = Physical damage cannot be healed by recover.
    .title = Physical damage

rule-DA-6 = An ability that heals damage heals the survivor who uses it, unless it says otherwise.
    .title = Who is healed

rule-DA-7 = If an ability heals damage without naming the kind, the survivor who is healed chooses it.
    .title = Healing any kind

rule-DA-8 = Only recover fails against physical damage. Cards may heal it, and healing of any kind includes it.
    .title = Healing physical damage


## Casualties

rule-KA-1 = An eliminated survivor has lost. The figure is tipped over on its space and is now a casualty.
    .title = Becoming a casualty

rule-KA-2 = A casualty takes no turns and uses no abilities. No card and no rule treats it as a survivor.
    .title = No longer a survivor

rule-KA-3 = A casualty's projects and threats are removed from the game. Resources and items stay and can be looted.
    .title = What a casualty leaves

rule-KA-4 = Loot (1 stamina): take one resource token or one item from a casualty on your space.
    .title = The loot action

rule-KA-5 = The abilities of a casualty's character and items never take effect.
    .title = Abilities of casualties

rule-KA-6 = A casualty stays on its space and blocks nothing. An enemy may retreat onto that space.
    .title = Casualties block nothing


## Monsters

rule-MN-1 = When a monster appears, a random monster token from the supply is put face down on the space named.
    .title = A monster appears

rule-MN-2 = If a survivor is there, the monster is revealed and fought at once, before the rest of the card. If several are there, they choose who fights.
    .title = Appearing at a survivor

rule-MN-3 = If the space named is not on the revealed map, no monster appears.
    .title = No place to appear

rule-MN-4 = A survivor who enters a monster's space reveals the monster and fights it.
    .title = Meeting a monster

rule-MN-5 = As long as a monster shares a space with a survivor, there is another combat. The survivor who entered or stands there alone picks the next monster; several survivors, none of whom entered, choose a fighter for each. It ends when no monster or no survivor is left there.
    .title = Several monsters

rule-MN-6 = A monster moves exactly the stated number of spaces, one by one, and ignores terrain. It moves fewer only if it meets a survivor or has no legal step.
    .title = Moving monsters

rule-MN-7 = A monster that enters a survivor's space is revealed, and there is a combat.
    .title = A monster attacks

rule-MN-8 = If several survivors are on the space, they decide who of them fights. If they disagree, the chieftain decides.
    .title = Who fights

rule-MN-9 = The chieftain also breaks other ties, such as two survivors equally near to a monster.
    .title = The chieftain breaks ties

rule-MN-10 = A monster that moves several spaces goes step by step and stops as soon as it enters a survivor's space.
    .title = Stopping at a survivor

rule-MN-11 = Monsters cannot leave the map or enter face-down tiles. They go along the edge instead.
    .title = The edge of the map

rule-MN-12 = If several monsters move at the same time, all of them move first. The combats come afterwards.
    .title = First moves, then combats

rule-MN-13 = A monster that moves keeps its side: hidden stays hidden, revealed stays revealed. It is revealed only when it enters a survivor's space.
    .title = Hidden monsters stay hidden

rule-MN-14 = If the supply of monster tokens is empty, the used ones are turned face down and shuffled. If all are on the map, no monster appears.
    .title = Monster tokens run out

rule-MN-15 = Special monsters come from quests and discovery cards. They are always open and are never mixed with the other monster tokens.
    .title = Special monsters

rule-MN-16 = No effect that moves monsters moves a special monster, unless it names special monsters. They retreat, stop movement and are fought like other monsters; only effects on a "normal monster" leave them out.
    .title = Rules for special monsters

rule-MN-17 = A special monster's token tells the deck and the number of its card, which may be in the discovery deck. When it is defeated, the card returns to that deck.
    .title = Cards of special monsters

rule-MN-18 = An enemy is any opponent; a monster is an enemy with a monster token. Effects that move monsters move neither enemy feature tokens nor special monsters, and "the nearest monster" to be moved is the nearest that can be.
    .title = Enemies and monsters

rule-MN-19 = Enemy feature tokens are not monsters. They are not moved by effects that move monsters, not fought on entering, do not stop movement by abilities, do not prevent fleeing, and are never the nearest monster.
    .title = Enemy feature tokens

rule-MN-20 = Special monsters are monsters: they are fought on entering, stop movement by abilities, bar a space for fleeing, and may be the nearest monster. Only effects that move monsters pass them by.
    .title = Special monsters are monsters

rule-MN-21 = A revealed monster token shows the number of its enemy card.
    .title = The monster's number

rule-MN-22 = A monster that appears on a survivor's space is fought at once. When monsters move, all moves are made first, then come the combats.
    .title = When combat comes


## Combat

rule-CB-1 = When you draw an enemy, you fight it at once. Its card shows Defence, Attack, Health and a reward; Attack may be a dash, and the reward may be missing.
    .title = The enemy card

rule-CB-2 = Every other survivor within 2 spaces of the fighter is a supporter in this combat. Before the roll, clockwise from the fighter's left, each plays one of their three combat support cards face up, or none.
    .title = Supporters in combat

rule-CB-3 = The fighter plays no combat support card.
    .title = No card for the fighter

rule-CB-4 = Cards used before rolling are used after the supporters have decided.
    .title = Before rolling

rule-CB-5 = Step 1: the fighter rolls both dice. On cards, the grey one is "your die" and the red one the "enemy die".
    .title = Rolling the dice

rule-CB-6 = Step 2: the fighter may spend their own resources as often as they like. Wood rerolls the grey die, stone rerolls the red die, poison adds 1 to the grey die, and salvage takes 1 off the red die.
    .title = Resources in combat

rule-CB-7 = All changes to the dice are made one at a time: abilities, items, resources and each supporter's card. The fighter decides which comes next.
    .title = Changing the dice

rule-CB-8 = Each item can be used once per combat, but you may use several weapons. A bonus that is always on is not a use.
    .title = Items once per combat

rule-CB-9 = What can be used once per combat can be used again in every new combat, even against the same enemy.
    .title = Once per combat

rule-CB-10 = A bonus or penalty stays with its die and also applies after later rerolls.
    .title = Bonuses survive rerolls

rule-CB-11 = The number shown is the one printed on the die, without any change. The final result is the number after all changes.
    .title = Shown number, final result

rule-CB-12 = Only a fighter uses items and character abilities in combat. Supporters do so only if a card expressly allows it.
    .title = Whose abilities count

rule-CB-13 = A supporter's card takes effect in step 2 when the fighter calls for it. If it says "may", the supporter then decides; otherwise it must be used before the step can end. All support cards return to hand after the combat, used or not.
    .title = Using support cards

rule-CB-14 = Step 3, first part: if the grey die equals or exceeds the enemy's Defence, the enemy suffers 1 damage, marked by a counter on its card.
    .title = Hitting the enemy

rule-CB-15 = An enemy with at least as many counters as Health is defeated. The fighter gains the reward before any damage from the red die. Then the card returns to its deck, and the token goes to the used monsters, to its symbol's discards or, for a special monster, to the supply.
    .title = Defeating an enemy

rule-CB-16 = Step 3, second part: if the red die equals or exceeds the enemy's Attack, the fighter suffers 1 physical damage, even if the enemy has just been defeated.
    .title = Being hit

rule-CB-17 = An enemy with a dash for Attack never deals damage. The red die only matters for its retreat.
    .title = Enemies without Attack

rule-CB-18 = The fighter keeps the rewards or hands any part of them to supporters, that is, to survivors within 2 spaces, whether or not they played a card.
    .title = Sharing rewards

rule-CB-19 = A fighter who defeats the enemy and is eliminated in the same combat gains the reward first. It can then be looted.
    .title = Reward before elimination

rule-CB-20 = Damage dealt outside combat can defeat an enemy. The survivor who dealt it gets the reward, even from afar. If the enemy is not defeated, the damage stays.
    .title = Damage outside combat

rule-CB-21 = Step 4: an enemy that is not defeated retreats. Its card stays open, its damage remains, and the combat is over.
    .title = The enemy retreats

rule-CB-22 = Whoever is within 2 spaces of the fighter is a supporter, with or without a card played.
    .title = Supporters without a card

rule-CB-23 = The fighter also decides when, among all changes to the dice, the supporters' effects come.
    .title = Order of support effects

rule-CB-24 = Supporters spend no resources in a combat.
    .title = Supporters spend nothing

rule-CB-25 = A combat outside your turn, at night, by a threat or by another's effect, has all the usual steps. The fighter may use items, abilities and resources as always.
    .title = Combat outside your turn

rule-CB-26 = A combat runs in this order: reveal the enemy, supporters decide, cards used before rolling, roll, change the dice, damage to the enemy and its reward, damage to the fighter, eliminations, retreat.
    .title = Order of a combat


## Retreat

rule-RT-1 = A retreating enemy's token moves face up to the adjacent space to which the compass points for the number shown on the red die. Bonuses and penalties do not change the direction.
    .title = Direction of the retreat

rule-RT-2 = If that way leads off the map, onto a face-down tile or onto a survivor's space, the fighter picks any adjacent revealed space without a survivor.
    .title = Retreat barred

rule-RT-3 = If no adjacent space is allowed, the token goes to the nearest space without a survivor.
    .title = No adjacent space free

rule-RT-4 = An enemy that retreats 2 spaces takes both steps in the same direction. A second step that is barred is not taken; if already the first is barred, the fighter picks an adjacent space and the enemy moves only there.
    .title = Retreating two spaces

rule-RT-5 = A token that has retreated stays face up.
    .title = Retreated enemies stay open


## Flee

rule-FL-1 = You flee only when a card lets you: move to an adjacent revealed space without a monster token, at no cost; without such a space you cannot flee. The combat ends at once and its remaining steps are skipped. The enemy does not retreat: its token stays and its card remains open.
    .title = Fleeing from combat

rule-FL-2 = If other survivors are on the space of the enemy you fled from, it fights one of them at once, even if it is a feature token. They choose who fights; if they disagree, the chieftain decides.
    .title = Leaving others behind

rule-FL-3 = The enemy you fled from stays on its space with its card open and its damage. Whoever fights it later fights the same card.
    .title = The enemy stays


## Deadly enemies

rule-DE-1 = A Deadly enemy never retreats: it fights on until it is defeated or no survivor is left on its space. All survivors there are drawn in, even if only one gathered its token. Each repetition is a whole new combat.
    .title = Deadly enemies

rule-DE-2 = The next fighter is the next survivor clockwise who stands on its space. If there is no other, the previous fighter fights again; if nobody is left, it ends, and the enemy stays face up with its card open.
    .title = The next fighter

rule-DE-3 = Fleeing does not take you away from a Deadly enemy. The combat ends, you stay, and the next combat begins with the next survivor on the space, or with you if there is no other.
    .title = Fleeing from Deadly enemies

rule-DE-4 = In each new combat with a Deadly enemy, supporters decide anew, and what works once per combat can be used again.
    .title = Each combat is new


## Golden rules

rule-GO-1 = If a card contradicts the rules, the card is right.
    .title = Cards beat rules

rule-GO-2 = If a card says that something cannot be done, nothing gets around it.
    .title = Cannot means cannot

rule-GO-3 = Counters, fires and resource tokens never run out. Of everything else there is only what the copy holds.
    .title = What is unlimited

rule-GO-4 = If you must lose or discard more than you have, you lose what you have. A cost, however, must be paid in full, or the thing is not done.
    .title = Losing more than you have

rule-GO-5 = An effect that cannot happen is skipped, and the rest of the card is resolved. The card then goes where such cards go.
    .title = Effects that cannot happen

rule-GO-6 = What is removed from the game does not come back in this game.
    .title = Removed from the game

rule-GO-7 = A cost is not a loss: without enough resources you cannot craft, but an effect can still take what little you have.
    .title = Costs and losses


## Once per day

rule-OD-1 = When an ability that works once per day is used, its card is spent for everybody until the next day begins, even if it is traded.
    .title = Once per day

rule-OD-2 = Of several copies of such a card, each can be used once per day.
    .title = Each copy for itself

rule-OD-3 = Such a card can be used at night if it was not used that day. It is ready again at the start of the next day.
    .title = Using it at night

rule-OD-4 = At the start of every day all such cards are ready again.
    .title = Ready each morning


## Counters on items

rule-IT-1 = Counters that an item gets when crafted or found are put on it only when it comes from a deck.
    .title = Counters on new items

rule-IT-2 = Counters stay on an item that is traded; none are added.
    .title = Counters when traded

rule-IT-3 = Crafting an item again, with its action and its cost, gives you a freshly loaded copy.
    .title = Crafting it again

rule-IT-4 = Items that are looted or handed over get no new counters.
    .title = Looted items stay as found


## Card actions

rule-CA-1 = An ability printed with a stamina cost is an action of the survivor who owns the card, a character or an item. If the text opens it to all, it may also be on an upgrade, the active quest, an open discovery card or the terrain sheet.
    .title = What card actions are

rule-CA-2 = Pay the printed stamina instead of the usual 1, and all other printed costs in full, before the effect.
    .title = Paying for card actions

rule-CA-3 = Card actions are taken only in your own turn and between other actions. You may repeat them unless a limit is printed.
    .title = When card actions are taken

rule-CA-4 = You cannot choose a card action if its conditions are not met or if it could do nothing at all.
    .title = Card actions without effect

rule-CA-5 = Movement by a card action follows the rules for movement by abilities: terrain is ignored, a monster stops you, there is no other action on the way and no free gather.
    .title = Moving by card action

rule-CA-6 = Abilities without a stamina cost are not actions. They apply or are used at the moment they name, even outside your turn; in combat only the fighter uses them.
    .title = Abilities without stamina cost

rule-CA-7 = A card action is one action. The carry limit and then the quest are checked after it.
    .title = One action like others


## Playing alone

rule-SO-1 = Alone you choose from four characters, start with 12 stamina and three projects, have no combat support cards and redraw Community threats. You are always chieftain; trading, healing others, handing on items and sharing rewards are impossible. Scenario 5 cannot be played alone.
    .title = Playing alone


## Scenario 5

rule-S5-1 = Scenario 5 is for two to four players and can be played in any terrain of the copy. It stands apart from the main story, and the last survivor wins.
    .title = The last survivor wins

rule-S5-2 = All projects lie open from the start, complex ones too if the terrain uses them. Anybody may craft any of them, and nobody draws projects.
    .title = All projects open

rule-S5-3 = If you investigate a landmark, resolve a random discovery card numbered 100 instead of the landmark's card and put a counter on the landmark's space, even if the card moves you away. Numbered feature tokens keep their own numbers.
    .title = Random landmarks

rule-S5-4 = A landmark whose space bears a counter cannot be investigated again.
    .title = Landmarks only once

rule-S5-5 = On the first day survivors cannot be attacked.
    .title = Peace on day one

rule-S5-6 = Attack (3 stamina): choose another survivor on your space; casualties cannot be chosen. You are the attacker, the other is the defender, and both are fighters.
    .title = Attacking a survivor

rule-S5-7 = The attacker rolls the grey die, the defender the red one. For each fighter the die they rolled is "your die" and the other the "enemy die", for abilities as for resources: wood rerolls yours, stone the enemy's, poison adds 1 to yours, salvage takes 1 off the enemy's.
    .title = Your die, enemy die

rule-S5-8 = Both fighters and every supporter with an unused card change the dice in turn, clockwise from the attacker. Each uses exactly one effect or passes. A supporter whose card is compulsory must use it on their first turn in this step.
    .title = Changing the dice in turn

rule-S5-9 = A bonus or penalty on a die that costs nothing is always on for both fighters. It takes no turn and cannot be held back. One that has a price, if only its single use of the day, is used in turn.
    .title = Bonuses always on

rule-S5-10 = If you pass, you may still act later in this step. It ends when all who take part have passed one after another; each use of an effect starts the count of passes anew.
    .title = Passing and acting again

rule-S5-11 = Supporters use neither items nor character abilities nor resources. They only use their card or pass.
    .title = What supporters may do

rule-S5-12 = If the final grey result is 10 or more, the defender suffers 1 physical damage and the attacker may take 1 of the defender's resources, also from a carrying item. The attacker chooses it; items cannot be taken.
    .title = The attacker hits

rule-S5-13 = If the final red result is 10 or more, the attacker suffers 1 physical damage and the defender may take 1 of the attacker's resources, also from a carrying item. The defender chooses it; items cannot be taken.
    .title = The defender hits

rule-S5-14 = There is no retreat. You may attack as often as you like in your turn, for 3 stamina each time.
    .title = Attacking again

rule-S5-15 = Other survivors within 2 spaces of the fighters are supporters and may play a card before the roll, in order from the attacker's left. Neither fighter plays one.
    .title = Support in scenario 5

rule-S5-16 = Overwhelm always backs the attacker: if the attacker's die hits, the defender suffers 1 further damage. If the attacker suffers damage, the player of Overwhelm suffers 1 physical damage.
    .title = Overwhelm in scenario 5

rule-S5-17 = Supporters who played Attack or Protect cannot be assigned damage in scenario 5.
    .title = No damage passed on

rule-S5-18 = Preventing damage removes only as much as is prevented; the rest is suffered. Even if all is prevented, the resource may be taken.
    .title = Preventing damage

rule-S5-19 = Attacker and defender are both fighters: neither plays a support card, both use items, abilities and resources.
    .title = Two fighters

rule-S5-20 = For each fighter the opponent is an enemy but not a monster. Texts about enemies apply, texts about monsters do not.
    .title = Survivors as enemies

rule-S5-21 = The right to take a resource depends on a final result of 10 or more, not on damage suffered.
    .title = The right to take

rule-S5-22 = There are no starting projects, and nobody ever draws one.
    .title = No project draws

rule-S5-23 = Everything else is as usual: nights, threats, monsters, trade, loot and chieftain.
    .title = Everything else as usual


## Combat support cards

rule-SU-1 = Attack and Protect help a fighter chosen by the supporter; in an ordinary combat there is only one, in scenario 5 you may back either side. There Overwhelm always backs the attacker.
    .title = Whom a card helps

rule-SU-2 = If the fighter's die damages the enemy, each Overwhelm adds 1 further damage; without a hit it adds none. If the fighter suffers damage, each player of Overwhelm suffers 1 physical damage. Each point of damage to a survivor can be prevented singly.
    .title = What Overwhelm does

rule-SU-3 = Attack adds 2 to the chosen fighter's die; with Protect you may take 2 off their enemy die. Both stay with the die through rerolls. The number shown does not change, so the retreat does not either.
    .title = What Attack and Protect do

rule-SU-4 = When the fighter would suffer damage, their own prevention comes first; then the players of Protect, from the fighter's left, are asked, and the first who agrees takes 1. Of what is left the fighter may assign 1 to one player of Attack and suffers the rest. A supporter is assigned at most 1 per combat and cannot pass it on.
    .title = Damage taken for others

rule-SU-5 = Damage taken for the fighter keeps its kind and can eliminate. Overwhelm strikes back only if the fighter actually suffered at least 1 damage.
    .title = Kind of assigned damage

rule-SU-6 = Against an enemy with a dash for Attack there is nothing to assign, and Overwhelm does not strike back. If the fighter flees before damage is dealt, support cards have no effect and return to hand.
    .title = Support without damage

rule-SU-7 = In scenario 5 no damage is taken over or assigned by Attack or Protect. Only their effect on the dice remains.
    .title = Support cards in scenario 5


## House rule

rule-HO-1 = An option, off by default: all win together or lose together. The first survivor who is eliminated loses the game for all; all win when every survivor has won.
    .title = True co-op (house rule)


## Rulings: the open points

rule-R-1 = If the chieftain wins, the token goes to the next survivor clockwise on the map, as it does when the chieftain is eliminated.
    .title = A winning chieftain

rule-R-2 = Overruling the chieftain takes at least two other survivors. With only one other, the chieftain decides alone.
    .title = Overruling takes two

rule-R-3 = Distance is the smallest number of steps over revealed spaces; terrain and tokens do not matter. Spaces of face-down tiles are not on the map. The same measure serves for within, nearest and towards.
    .title = Measuring distance

rule-R-4 = Only clean water heals thirst. Dirty water serves only what a card, a project or the terrain sheet says.
    .title = Dirty water

rule-R-5 = When you draw a project, choose among the decks that still have cards; without any, there is no draw. If the deck holds no copy of an item, it cannot be crafted and nothing is paid, unless you own one: it returns first and you take it anew.
    .title = Projects or items run out

rule-R-6 = Every step of a monster must bring it nearer to its target. If several steps do so equally, the chieftain chooses.
    .title = Steps towards a target

rule-R-7 = If no water source token is left, none is laid, and that space has no water source.
    .title = No water source left

rule-R-8 = An enemy may retreat onto a space with other tokens. Nothing happens there.
    .title = Retreating onto tokens

rule-R-9 = If the second step of a retreat by 2 is barred by the edge, a face-down tile or a survivor, the enemy stays after the first. If the first is barred, the fighter picks an adjacent space and the enemy moves only there.
    .title = Barred steps of a retreat

rule-R-10 = However you arrive on a special monster's space, there is a combat before anything else.
    .title = Arriving at special monsters

rule-R-11 = The game ends when no survivor is on the map, not as soon as somebody completes the final quest. A quest may end it earlier only by saying that all others lose.
    .title = When the game ends

rule-R-12 = An enemy may retreat onto any revealed space without a survivor, be it the camp, a landmark, a water source or a casualty's space.
    .title = Where enemies may retreat

rule-R-13 = In an attack on a survivor, resources work by role and not by colour: each fighter's wood and poison help the die they rolled, stone and salvage act on the other.
    .title = Resources of the defender

rule-R-14 = Damage belongs to the enemy token that suffered it. If several tokens bear the same number, each has damage of its own. An enemy token is always fought; its card is never missing.
    .title = Enemies of the same number

rule-R-15 = If all remaining survivors are eliminated at once, the game is over and they lose. Those who won earlier remain winners; in scenario 5 nobody wins.
    .title = All eliminated at once

rule-R-16 = There are three combat support cards: Overwhelm adds damage, Attack adds 2 to the fighter's die, and Protect may take 2 off the enemy die. Each may cost the supporter something; their rules stand under combat support cards.
    .title = The three support cards


## Rulings: elimination and winning

rule-R-17 = If one effect damages several survivors, all suffer it first. Then all who have four damage are eliminated together, and only then does the chieftain token move, passing them over.
    .title = Damage to several survivors

rule-R-18 = When the last survivor leaves the map, everything stops. Nothing further is resolved.
    .title = The last survivor leaves

rule-R-19 = If you are eliminated in your own turn, the turn is over and the rest of the action is lost. Nothing is refunded.
    .title = Eliminated in your turn

rule-R-20 = Damage beyond the fourth is ignored.
    .title = Damage beyond the fourth

rule-R-21 = If the fighter is eliminated and the enemy is neither defeated nor Deadly, it still retreats by the red die. The chieftain makes any choice needed.
    .title = Retreat from a casualty

rule-R-22 = If the fighter is eliminated and more monsters are on the space, the remaining survivors there go on fighting. If there are none, the monsters stay face up.
    .title = More monsters after elimination

rule-R-23 = Whether a quest is fulfilled is checked only at the end of an action (after the carry limit), at the end of a combat outside an action, after each threat card, after the night card and at the start of a day. It is never checked within a combat or a card.
    .title = When quests are checked

rule-R-24 = What a quest waits for, such as an enemy's defeat, is remembered until the next check; a state, such as being in the camp with 3 wood, must hold at the check. All survivors who fulfil the condition for winning at the same check win.
    .title = Events and states

rule-R-25 = A new stage is checked at once, at the same moment as the one before. Each stage is checked at most once at that moment.
    .title = Checking a new stage

rule-R-26 = Elimination comes before the check: a casualty cannot complete a quest or win. What it has already brought about, such as a defeated enemy, counts for the others.
    .title = Elimination comes first

rule-R-27 = If you win in your own turn, it ends, and the next survivor in the order of the day follows. If you win at night, the rest of the night goes on for the others.
    .title = Winning in mid-round

rule-R-28 = The final stage stays active after the first winner, unless it says otherwise.
    .title = The final stage stays

rule-R-29 = A winner's quest items return to their deck, and a casualty's can be looted. So a quest that needs one can always still be solved.
    .title = Quest items stay within reach

rule-R-30 = Before your first action of a turn you may give up; you are then eliminated and can be looted. So that every game ends, all survivors still on the map lose after night 60, unless you switch that off.
    .title = Giving up

rule-R-31 = Casualties and winners are no targets and no obstacles. They do not count as present and have no vote.
    .title = Those out of play


## Rulings: chieftain and group

rule-R-32 = Each night with at least two other survivors, all but the chieftain name a survivor at the same time; naming yourself is allowed, naming the chieftain means no change. If all name the same other survivor, that one becomes chieftain. Otherwise the chieftain keeps the token or passes it to any survivor on the map.
    .title = Voting at night

rule-R-33 = When a fighter must be chosen on a shared space, all survivors there name one at the same time. If they do not all agree, the chieftain decides, wherever the chieftain is.
    .title = Choosing a fighter

rule-R-34 = The order of turns is fixed at the start of the day. If the chieftain token moves by day, that counts only from tomorrow; nobody gets a second turn or loses one.
    .title = Order of the day

rule-R-35 = If the chieftain is lost in the middle of a card, the successor goes on at the same line.
    .title = A successor in mid-card

rule-R-36 = There is always a chieftain: the token moves to a survivor on the map, and without one the game is over.
    .title = Always a chieftain

rule-R-37 = If a line of a card gives every survivor a choice, such as eating or going hungry, they are asked clockwise from the chieftain. The effects then apply together.
    .title = Choices for everyone


## Rulings: turn, actions and trade

rule-R-38 = You take actions only between other actions. Within an action there are only its own questions and what combats allow.
    .title = Between actions

rule-R-39 = There is no trade in a combat, at night, in another's turn or in the middle of an action. Nor may you drop or hand over anything, except a duplicate item, rewards of a combat, and what exceeds the carry limit.
    .title = No trade in between

rule-R-40 = A refused offer costs nothing. After the same partner has refused three offers you can make them no more this turn. An offer that you withdraw yourself does not count.
    .title = Three refusals

rule-R-41 = A trade is one package, and both sides change hands at the same time. Then duplicates are settled, then the carry limits, the active survivor first.
    .title = Course of a trade

rule-R-42 = Items carry as much as they can by themselves, for loading and unloading is free at any time. You are asked whether to split a double token only when you trade or exceed the limit; when you pay, singles go first.
    .title = Splitting and loading

rule-R-43 = Changes to a cost never bring it below 0. A move that costs 0 is still an action.
    .title = Costs never below zero

rule-R-44 = An ability with a stamina cost that is meant for combat is not an action. The fighter may use it at that point of the combat, in or out of turn.
    .title = Stamina abilities in combat

rule-R-45 = A free ability without a printed limit can be used once per combat if it is for combat, and otherwise once per turn.
    .title = Free abilities without limit

rule-R-46 = You may investigate a landmark whose card is gone. It yields nothing, and the stamina is spent.
    .title = Investigating in vain

rule-R-47 = In your turn, between actions, you may show a hand project to a player of your choice. It is free and has no effect.
    .title = Showing projects

rule-R-48 = Healing others needs no consent; handing them items, duplicates or rewards does. If they refuse, the giver keeps it, but a duplicate returns to its deck.
    .title = Consent to gifts


## Rulings: items and carrying

rule-R-49 = If you have more than 10 quest items, keep them all; everything else must go. You may still take further quest items.
    .title = More than ten quest items

rule-R-50 = If you gain something outside your turn, the limit is checked when that card or combat is over. What you drop lies where you then stand.
    .title = Gains outside your turn

rule-R-51 = The old copy of a duplicate can be handed only to a willing survivor on your space who has no item of that name; otherwise it returns to its deck. The resources on it are taken off first.
    .title = Handing on duplicates

rule-R-52 = Every quest item exists only once, so none is ever a duplicate that goes back to the deck.
    .title = Quest items are unique

rule-R-53 = A copy taken from the deck is fresh: its counters are full and its use per day is unspent, even if it left play the same day.
    .title = Fresh copies

rule-R-54 = A carrying item that leaves its owner otherwise than by trade is unloaded first; the limit is checked afterwards. A casualty's carrying items are unloaded at once, so each loot takes one token or one item.
    .title = Unloading carrying items

rule-R-55 = For gathering, looting and the carry limit, a double token is one token. For spending, losing and having resources taken, it is two resources, as its owner could have split it before.
    .title = Counting double tokens

rule-R-56 = On a carrying item, too, a double token counts as one, unless the card counts otherwise. Its two symbols may be of different kinds.
    .title = Double tokens as load

rule-R-57 = You cannot drop or discard items at will. Surplus items return to their deck and never lie on a space.
    .title = No discarding at will

rule-R-58 = Once per day applies to each single card. Each copy can be used once, a used card that is traded stays used, and so does a character's ability that was lent.
    .title = Once per day, each card

rule-R-59 = Over the limit, you give up exactly what exceeds 10, never quest items. Double tokens may be split for this but never merged.
    .title = Going down to ten

rule-R-60 = If the normal project deck is empty and complex projects are in use, you draw a complex one, and the other way round.
    .title = One project deck empty


## Rulings: monsters and combat

rule-R-61 = If a monster appears on a space with several survivors, they choose the fighter, even if one of them drew the card.
    .title = Appearing among several

rule-R-62 = If several combats are due, they are settled from the chieftain clockwise; a shared space comes when its first survivor is reached. All monsters there are fought before the next.
    .title = Several combats due

rule-R-63 = If the monster supply is empty and there are no used tokens, no monster appears. A special monster that is already on the map does not appear a second time.
    .title = No monster to appear

rule-R-64 = If several things are equally near, landmarks or spaces for a retreat included, the chieftain chooses.
    .title = Equally near

rule-R-65 = A monster without a path to any target stays. If it must go in a compass direction and is barred, it takes a neighbouring direction along the edge, which the chieftain picks; otherwise it stays.
    .title = Monsters without a path

rule-R-66 = Damage dealt outside combat to a hidden monster reveals it. Its card lies open with the counters, and no combat starts.
    .title = Damaging a hidden monster

rule-R-67 = If an enemy card came up without a token, at a landmark or by a number, and is not defeated, nothing retreats. The card stays open with its damage, and the next call of that number fights this very card.
    .title = Enemies without a token

rule-R-68 = Simple rewards are gained before the red die's damage, so healing may save the fighter. Rewards that resolve a card, make a monster appear or start a combat wait until this combat is over.
    .title = When rewards take effect

rule-R-69 = Results of dice may rise above 12 or fall below 1.
    .title = Results without bounds

rule-R-70 = Prevention lowers damage before it is suffered. Prevented damage triggers nothing that depends on damage.
    .title = Prevented damage

rule-R-71 = You may reroll the red die to steer the retreat, even against an enemy with a dash for Attack. The last number shown counts.
    .title = Steering the retreat

rule-R-72 = A retreat never starts a combat, reveals nothing and pushes nothing away.
    .title = Retreats start nothing

rule-R-73 = If no adjacent space is free for a retreat, the nearest revealed space without a survivor is measured from the space of the combat. This holds for special monsters too.
    .title = The nearest free space

rule-R-74 = If no space on the whole map is free for a retreat, the enemy stays, and the combats on that space go on.
    .title = Nowhere to retreat

rule-R-75 = If you flee from among several monsters, you are free of all of them. Those left behind fight the survivors still on the space.
    .title = Fleeing from several monsters

rule-R-76 = You can flee only at the moment your card names and only if there is an allowed space. Against a Deadly enemy you may always use it, as you need no space.
    .title = When you can flee

rule-R-77 = The supporters are fixed before the roll. Later moves or eliminations in the combat do not change that.
    .title = Supporters are fixed

rule-R-78 = Monsters pass through each other and may share a space. The order of moves at the same time makes no difference.
    .title = Monsters share spaces

rule-R-79 = A monster put directly onto a survivor's space is revealed, and the combat follows after the effect.
    .title = Monsters put on survivors

rule-R-80 = If another's effect moves you onto a monster's space, you fight at once, even outside your turn.
    .title = Moved onto a monster

rule-R-81 = The token and the card of a defeated enemy can come back, fresh and without damage.
    .title = Defeated enemies return

rule-R-82 = If an enemy card names another kind or amount of damage, that replaces the usual 1 physical damage.
    .title = Other damage by enemies


## Rulings: numbered cards, map and night

rule-R-83 = The replacement card of a key item counts as drawn, so another key, or the same, may replace it in turn. No number comes twice in such a chain.
    .title = Chains of keys

rule-R-84 = If several of your keys fit, you use one or none. Only the items of the survivor who resolves the card count.
    .title = Several keys fit

rule-R-85 = The replacement is offered only if its number is in the deck, which everybody can see from the backs.
    .title = Replacement must be there

rule-R-86 = A card being resolved is out of its deck until it is finished. A chain of cards that leads back to it finds nothing and ends.
    .title = Chains come to an end

rule-R-87 = Each copy of an upgrade is in play once. If its number is called again, nothing is found, unless the deck holds another copy: then both work.
    .title = Upgrades found twice

rule-R-88 = If a new fire is made where a fire lies, there is no second one. The fire there is turned to burning.
    .title = Fire upon fire

rule-R-89 = If there are fewer tokens than symbols on a tile, its spaces are filled in a fixed order as far as the tokens last.
    .title = Too few tokens

rule-R-90 = Whether you are at a fire at night is checked for each survivor when that line of the card is resolved.
    .title = At a fire at night

rule-R-91 = A survivor who has left the game before their threat is drawn does not draw it.
    .title = Gone before the draw

rule-R-92 = Stamina beyond 12 gained at night is lost.
    .title = Too much stamina


## Rulings: scenario 5 and secrecy

rule-R-93 = As soon as one survivor is left, they win: in the middle of a card, at night, or in a combat once its damage step is done, whatever eliminated the others.
    .title = The moment of victory

rule-R-94 = If the last survivors are eliminated together, nobody wins scenario 5.
    .title = No survivor left

rule-R-95 = In the damage step, the damage of both dice is reckoned and prevented, then both fighters suffer theirs together. Then resources are taken, the attacker first, even from or by a fighter with four damage; then Overwhelm strikes back. Eliminations come last.
    .title = Order of the damage step

rule-R-96 = Cards for fleeing work for either fighter: the figure moves to an adjacent revealed space without a monster and the combat is over. Nobody suffers damage; the 3 stamina are spent.
    .title = Fleeing from a survivor

rule-R-97 = If no card numbered 100 is left in the deck, investigating yields nothing. The counter is placed all the same.
    .title = No 100 left

rule-R-98 = The first day is the first day phase, for all players alike. After it, an attack needs another survivor on your space and 3 stamina.
    .title = From the second day on

rule-R-99 = Every card numbered 100 that is in the deck is equally likely to be drawn. Instants go back and may come again.
    .title = Drawing a random 100

rule-R-100 = Nobody, computer players included, knows the front of a numbered card before it is read, what lies face down, the order of the decks or the hand projects of others. What has been read stays known to all.
    .title = What players know
