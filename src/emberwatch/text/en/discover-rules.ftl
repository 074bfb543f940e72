# The rules of Discover, one message per rule. No variables.


## Overview

rule-OV-1 = The game is for one to four players; scenario 5 is for two to four. The final quest card says who wins: one survivor, all who meet a condition, or everyone on the map. Winners leave the game and the rest keep playing, so any number of survivors may win or lose.
    .title = Winning and losing

rule-OV-2 = Unread card fronts, later stages, face-down map tiles and face-down tokens stay secret until a rule reveals them. Card and token backs with their numbers and symbols, items, resources, damage, stamina and discards are public, and so is every card once it has been read aloud.
    .title = What is secret

rule-OV-3 = Every copy is a complete game of its own. Never mix components of different copies.
    .title = One copy at a time

rule-OV-4 = Each game is one scenario. Scenarios can be played separately and in any order. If the game is new to you, start with scenario 1.
    .title = One scenario per game

rule-OV-5 = A copy has two terrains. Each terrain has a sheet that shows its layout, its special rules, and the cards and scenarios that belong to it. The special rules apply from setup on.
    .title = Two terrains

rule-OV-6 = “Survivor” means both the player and the player’s character.
    .title = Survivors and players

rule-OV-7 = The players sit in a circle. Clockwise always means to the left.
    .title = The circle of players

rule-OV-8 = Only the projects in your hand and your choice of character are secret from other players. Items, resources, damage and stamina are public.
    .title = Secrets between players


## Components

rule-CO-1 = Copies differ in what they contain, but hardly in how much. Each has 34 map tiles, 11 quest cards, 11 projects, 44 crafted items, 12 characters, 24 threat cards, 10 night cards and 16 monster tokens. Discovery and enemy cards always add up to 126, feature tokens and special monsters to 108.
    .title = What a copy contains


## Setup

rule-SE-1 = Choose a scenario and take all of its quest cards. The quest cards of the other scenarios are not used.
    .title = Choosing the scenario

rule-SE-2 = Read stage 1 of the scenario aloud and place it face up. The later stages stay face down until they are needed.
    .title = The first stage

rule-SE-3 = Each player rolls a die. The player with the highest result becomes chieftain. If several players tie for the highest result, only they roll again.
    .title = The first chieftain

rule-SE-4 = Shuffle the six level II night cards. Shuffle the four level I cards and put them on top.
    .title = The night deck

rule-SE-5 = The scenario determines the terrain, and the terrain sheet determines the rest. Scenario 5 can be played in either terrain of the copy.
    .title = The terrain of the scenario

rule-SE-6 = The decks of discovery cards, enemy cards and crafted items are sorted by number. They are never shuffled.
    .title = Sorted decks

rule-SE-7 = During setup, remove the discovery cards listed on the terrain sheet from the deck.
    .title = Discovery cards removed

rule-SE-8 = Shuffle the normal projects into a deck. If the terrain sheet shows complex projects, shuffle them into a second deck; otherwise, they are not used.
    .title = The project decks

rule-SE-9 = The threat deck consists of the 12 threat cards in the color named on the terrain sheet, shuffled.
    .title = The threat deck

rule-SE-10 = Use only the map tiles, water sources, camp, monster tokens and feature tokens shown on the terrain sheet. Sort them by their backs and shuffle each pile face down.
    .title = Tokens of the terrain

rule-SE-11 = Resource tokens, fires, counters and special monsters are available in every terrain. Keep special monsters apart from the other monster tokens.
    .title = The general supply

rule-SE-12 = The following are not used: the other quests, the discovery cards removed during setup, the other threat color, complex projects not in play, the other terrain’s tiles and tokens, and the characters not chosen. Enemy cards, crafted items and special monsters are always used in full.
    .title = What is not used

rule-SE-13 = The starting tile, which is illustrated on both sides, starts revealed in the middle. It gets no tokens: tokens are placed only by scouting.
    .title = The starting tile

rule-SE-14 = Sort the other map tiles by the number on their backs and shuffle each stack. Place them face down in the pattern of the terrain sheet. Leftover tiles stay unseen and unused.
    .title = Building the map

rule-SE-15 = Place the compass next to the map, turned as the terrain sheet shows. It shows the direction for each number of the red die.
    .title = The compass

rule-SE-16 = Place the camp token on the camp space, burning side up.
    .title = The camp burns

rule-SE-17 = Each player is dealt two characters and secretly keeps one. All players reveal their choices together. The other characters leave the game.
    .title = Choosing a character

rule-SE-18 = If you play alone, you are dealt four characters and keep one.
    .title = Choosing a character alone

rule-SE-19 = Each survivor starts with three hearts on their character board. Starting stamina is 8 with three or four players, 10 with two, and 12 alone.
    .title = Starting health and stamina

rule-SE-20 = Each survivor starts with 1 food and 1 clean water, as single resource tokens.
    .title = Starting resources

rule-SE-21 = Each survivor has the three combat support cards of their color. If you play alone, you have none.
    .title = Support cards at the start

rule-SE-22 = Each survivor draws secret projects from the normal deck: one in a game for three or four players, two in a game for two, and three if you play alone. Nobody starts with a complex project.
    .title = Starting projects

rule-SE-23 = All survivors start in camp.
    .title = Starting in camp

rule-SE-24 = All enemy cards and crafted items are used in every terrain. Any of them may appear, whichever terrain you play.
    .title = Two complete decks

rule-SE-25 = All players choose the scenario together, before there is a chieftain.
    .title = The first choice


## The round

rule-RO-1 = A round consists of a day and a night.
    .title = Day and night

rule-RO-2 = By day, the chieftain takes the first turn, followed by the others clockwise. Each survivor on the map takes exactly one turn.
    .title = Turns of the day

rule-RO-3 = On your turn, you may take any number of actions. Each costs 1 stamina unless stated otherwise.
    .title = Actions in a turn

rule-RO-4 = The actions are gather, move and gather, scout, cook meat, stoke fire, craft, trade, investigate, recover, card action and loot, plus attack in scenario 5. You may end your turn at any time between actions, at no cost.
    .title = The actions

rule-RO-5 = When all survivors have taken their turns, night falls.
    .title = Night falls

rule-RO-6 = At night, the chieftain draws the top night card, resolves it line by line from top to bottom, and discards it.
    .title = The night card

rule-RO-7 = Every night card gives at least 6 stamina. When that line of the card is reached, each survivor still on the map adds it to the stamina they have.
    .title = Stamina at night

rule-RO-8 = Stamina never drops below 0 and never rises above 12.
    .title = Limits of stamina

rule-RO-9 = After the night card, the survivors confer and the chieftain token may change hands. Then the next day begins.
    .title = End of the night

rule-RO-10 = The game continues until every survivor has won or lost. Scenario 5 ends as soon as only one survivor is left.
    .title = How long you play

rule-RO-11 = You do not have to take any action on your turn. It ends when you say so.
    .title = Ending your turn

rule-RO-12 = Having 0 stamina does not end your turn. You may still use abilities that cost no stamina.
    .title = No stamina left


## Camp and fire

rule-FI-1 = You are in camp when you are on the camp’s space, whether or not its fire is burning.
    .title = In camp

rule-FI-2 = You are at a fire when there is a burning fire on your space. The camp token counts as a fire. An extinguished fire does not count.
    .title = At a fire

rule-FI-3 = A fire is burning or extinguished. When it burns down, turn it to its extinguished side. It stays where it is.
    .title = Burning and extinguished fires

rule-FI-4 = At the start, the camp’s fire is the only fire. While it burns, you are both in camp and at a fire there.
    .title = The camp’s fire

rule-FI-5 = Items may let you make more fires.
    .title = More fires

rule-FI-6 = Stoke fire (1 stamina): spend 1 wood of your own and turn one extinguished fire on your space, or the extinguished camp, to its burning side. This does not make a new fire. From then on, everyone on the space is at a fire.
    .title = The stoke fire action

rule-FI-7 = Cook meat (1 stamina): at a fire, exchange any amount of your own raw meat, at least 1, for the same amount of food. It is one action however much you cook. You get the food as single resource tokens.
    .title = The cook meat action

rule-FI-8 = There may be a fire on any space, whatever its ground, with or without a landmark or a water source.
    .title = Fires on any space

rule-FI-9 = The camp can burn down and be stoked like any other fire. While it is extinguished, you are in camp there, but not at a fire.
    .title = The camp can go out

rule-FI-10 = Whether you are at a fire is checked at the moment it matters. For example, you may stoke a fire and cook at it on the same turn.
    .title = When fire is checked


## Threats, discards and traits

rule-TH-1 = To resolve a threat, draw the top threat card, do what it says and discard it.
    .title = Resolving a threat

rule-TH-2 = An Ongoing threat stays in front of the survivor who drew it until an effect discards it, usually one on the card itself.
    .title = Ongoing threats

rule-TH-3 = If several survivors draw threats, they do so one after another, the chieftain first, then clockwise. Resolve each card before the next one is drawn.
    .title = Several threats

rule-TH-4 = If you draw a Community threat while no other survivor is on the map, discard it and draw another.
    .title = Community threats

rule-TH-5 = If the last survivor on the map draws only Community threats, drawing stops after as many cards as the deck and the discards held in total. Then there is no threat.
    .title = Nothing but Community threats

rule-TH-6 = Discarded night and threat cards stay face up next to their decks for everyone to see.
    .title = Public discards

rule-TH-7 = If a night card has to be drawn and the deck is empty, shuffle the six discarded level II cards into a new deck. Level I cards never return.
    .title = Night deck empty

rule-TH-8 = If the threat deck is empty, shuffle its discards into a new deck. Ongoing threats in play stay where they are. If there are no discards either, there is no threat.
    .title = Threat deck empty

rule-TH-9 = Discarded discovery cards, enemy cards and crafted items return to their decks, in numerical order. They can be found again.
    .title = Numbered cards return

rule-TH-10 = Traits have no effect of their own, but cards may refer to them. The one exception is quest item, which has its own rule.
    .title = What traits do

rule-TH-11 = “You” on a threat card is the survivor who was told to draw it. An Ongoing threat stays in front of that survivor even if it later affects others.
    .title = Whose threat it is

rule-TH-12 = Ongoing, Community and Deadly are keywords, not traits. Their rules always apply.
    .title = Keywords are not traits


## Quests and winning

rule-QU-1 = The active quest card is face up. It says what you must do and what happens then.
    .title = The active quest

rule-QU-2 = When the quest card tells you to continue with another stage, that stage becomes the active quest. The previous one no longer has any effect.
    .title = The next stage

rule-QU-3 = The last stage of a scenario says how to win. Whichever stages you go through, they lead to a way of winning.
    .title = The last stage

rule-QU-4 = A winner’s figure, character and support cards leave the game, and nothing stays on the space. The others keep playing. Items, even quest items, return to their decks, resource tokens to the supply and feature tokens to their discards. Ongoing threats go to the threat discards.
    .title = When a survivor wins

rule-QU-5 = The projects in a winner’s hand are removed from the game.
    .title = A winner’s projects

rule-QU-6 = A survivor who is eliminated loses. The others keep playing and may still win.
    .title = Eliminated survivors lose

rule-QU-7 = The game ends when no survivor is left on the map.
    .title = End of the game

rule-QU-8 = The symbol for the number of players always means the players at the start of the game, including casualties and winners.
    .title = The number of players

rule-QU-9 = Target symbols on spaces have no effect of their own. Cards may refer to them.
    .title = Target symbols

rule-QU-10 = Only one quest card is active at a time. It may lead to any stage it names, not just to the next number. What an earlier stage asked for no longer counts.
    .title = One quest at a time

rule-QU-11 = A winner’s Ongoing threats go to the threat discards. A casualty’s Ongoing threats are removed from the game.
    .title = Threats of those who leave

rule-QU-12 = If you must roll a die for each player, roll as many dice as there were players at the start, even if that is more than two.
    .title = Rolling dice per player


## Actions and chieftain

rule-AC-1 = You pay the stamina cost of an action when you take it.
    .title = Paying stamina

rule-AC-2 = You may take the same action several times in a turn.
    .title = Repeating actions

rule-AC-3 = You cannot take an action if you do not have enough stamina.
    .title = Not enough stamina

rule-AC-4 = You keep unspent stamina for the next day.
    .title = Unspent stamina

rule-AC-5 = Only the active survivor, whose turn it is, can take actions.
    .title = The active survivor

rule-CH-1 = The chieftain takes the first turn each day.
    .title = The chieftain starts

rule-CH-2 = If the survivors involved in a group decision do not all agree, the chieftain decides, even if not involved. Ties, such as which monster is nearest, are decided by the chieftain right away.
    .title = The last word

rule-CH-3 = At the end of each night, the survivors confer about a new chieftain. The chieftain decides whether to keep the token or pass it on.
    .title = Keeping or passing the token

rule-CH-4 = The chieftain is overruled if all other survivors on the map, at least two, name the same new chieftain. If there is only one other survivor, the chieftain decides alone.
    .title = Overruling the chieftain

rule-CH-5 = A chieftain who is eliminated or wins passes the token to the next survivor clockwise who is still on the map.
    .title = Losing the chieftain

rule-CH-6 = The survivors confer every night, after the night card has been discarded.
    .title = When you confer


## Gather

rule-GA-1 = Gather (1 stamina): choose one feature token, resource token or water source on your space. You may also choose a face-up enemy token or a numbered token that was left there.
    .title = The gather action

rule-GA-2 = Reveal the feature token you gather. If it shows a resource, keep the token itself as that resource.
    .title = Finding a resource

rule-GA-3 = If the token shows an enemy and a number, fight that enemy at once. If this token has been fought before, its card is still face up with its damage. If the enemy retreats, this token moves.
    .title = Finding an enemy

rule-GA-4 = If the token shows only a number, resolve the discovery card with that number, then discard the token. Discard it even if the card was not in the deck.
    .title = Finding a number

rule-GA-5 = If the discovery card says that the token stays, leave it face up on the space.
    .title = Tokens that stay

rule-GA-6 = If you gather a resource token on your space, take it.
    .title = Picking up resources

rule-GA-7 = Resource tokens and the feature tokens you keep are both resources. You may spend either.
    .title = What counts as a resource

rule-GA-8 = Resources you gain from an effect are resource tokens from the supply, never feature tokens.
    .title = Resources from effects

rule-GA-9 = You do not take a water source. Turn it face up and gain 1 of the resources it shows; if there are several, choose one. It stays for the rest of the game and never runs dry.
    .title = Water sources

rule-GA-10 = Each gather action is for one token only. To gather several tokens, you need several actions.
    .title = One token per action

rule-GA-11 = A face-up enemy feature token does not start combat just because you are on its space. You fight it only when somebody gathers it, or when a survivor flees from it and leaves others behind.
    .title = Enemy feature tokens wait

rule-GA-12 = After a survivor has gathered from a water source, it stays face up, and everyone can see what it gives.
    .title = Known water sources

rule-GA-13 = You may gather a numbered token again if it was left on its space. Resolve its card again.
    .title = Gathering a number again

rule-GA-14 = You take a token that shows two resources with a single gather action.
    .title = Gathering double tokens


## Move and gather

rule-MO-1 = Move and gather: move to an adjacent revealed space. Instead of 1 stamina, pay the stamina cost of the ground you enter.
    .title = The move and gather action

rule-MO-2 = After moving, you may gather once for free on the space you are on. If you had to flee, that is the new space. You cannot gather if you were eliminated.
    .title = The free gather

rule-MO-3 = On a space with several kinds of ground, the one that covers the larger part determines the cost.
    .title = Mixed ground

rule-MO-4 = If a mixed space has a water source or a landmark, the ground under it determines the cost, however small its part.
    .title = Ground under a landmark

rule-MO-5 = Nobody can enter a face-down map tile.
    .title = Face-down tiles are off limits

rule-MO-6 = If there are monsters on the space you enter, normal or special, reveal and fight all of them before your free gather.
    .title = Entering a monster’s space

rule-MO-7 = Movement by an ability, such as “up to 4 spaces”, ignores the ground and costs nothing beyond the cost of the ability. You still cannot enter face-down tiles.
    .title = Movement by abilities

rule-MO-8 = If you enter a space with a monster while moving by an ability, you stop and fight all monsters there. Then your action is over: you lose the remaining steps and everything else that this card, and any card that led to it, still had for you. Outside your own action, only this card ends for you. Other survivors, the night card and the quest continue, and what the card says about itself and its token still applies.
    .title = Stopped by a monster

rule-MO-9 = Movement by an ability cannot be interrupted by another action. You cannot gather on the way.
    .title = No stop on the way

rule-MO-10 = After movement by an ability, there is no free gather.
    .title = No gather after abilities

rule-MO-11 = An effect that moves you to a certain place puts your figure there directly, without entering the spaces in between. If there is a monster, you fight it, and then your action is over. If the place is not on the revealed map, you do not move.
    .title = Moved directly

rule-MO-12 = Your own space is at distance 0, an adjacent space at distance 1, and so on. “Within 2 spaces” includes your own space and all spaces at distance 1 or 2.
    .title = Counting distance

rule-MO-13 = If an ability lets you move up to a number of spaces, you may move fewer. You can never enter face-down tiles.
    .title = Moving fewer spaces

rule-MO-14 = Tokens that are moved directly to a space also do not enter the spaces in between, so a monster meets nobody on the way.
    .title = Tokens moved directly


## Scout

rule-SC-1 = Scout (1 stamina): reveal one face-down map tile that touches your space.
    .title = The scout action

rule-SC-2 = Put one face-down feature token with the matching symbol on each feature space of the revealed tile.
    .title = Feature tokens on new tiles

rule-SC-3 = Only the symbol of the feature token must match the space. The picture does not matter.
    .title = Symbols, not pictures

rule-SC-4 = Put one face-down water source on each water symbol of the tile. The terrain sheet shows which water sources are used. When they run out, place none.
    .title = Water sources on new tiles

rule-SC-5 = If there are no more feature tokens with a symbol, turn its discarded tokens face down and shuffle them. If there are still none, place nothing.
    .title = Feature tokens run out

rule-SC-6 = The scouting survivor places the new tokens without looking at them. Nobody else looks either.
    .title = Tokens are placed unseen


## Trade

rule-TR-1 = Trade (1 stamina): exchange any number of items, resources and projects with one other survivor on your space. Threats, support cards, characters, damage and stamina cannot be traded. Only your partner sees the projects you offer from your hand.
    .title = The trade action

rule-TR-2 = Both survivors must agree to the terms. If they do not, nothing changes hands and no stamina is spent.
    .title = Both must agree

rule-TR-3 = A trade does not have to be even. Even a gift is allowed if the other survivor accepts it.
    .title = Uneven trades and gifts

rule-TR-4 = A traded item keeps its counters. The resources it carries change hands with it if they are part of the offer.
    .title = Items keep their load

rule-TR-5 = A trade has one partner. To trade with a third survivor, you need another action.
    .title = One partner per trade


## Projects and crafting

rule-CR-1 = A project shows the item it makes, the resources it costs, and the number of the crafted item.
    .title = What a project shows

rule-CR-2 = The projects in your hand are secret. You may talk about them and show them to anyone you like.
    .title = Projects in hand

rule-CR-3 = Every survivor may use a face-up project. It belongs to nobody and stays in play for the whole game.
    .title = Face-up projects

rule-CR-4 = Nobody may look at a crafted item before it has been crafted.
    .title = Unknown crafted items

rule-CR-5 = Craft (1 stamina): pay the resources of a project in your hand or of a face-up project, and take the crafted item with its number.
    .title = The craft action

rule-CR-6 = If you craft a project from your hand, place it face up and draw a new one. If you craft a face-up project, you draw nothing.
    .title = Drawing a new project

rule-CR-7 = A project with a fire symbol can be crafted only at a fire.
    .title = Projects that need fire

rule-CR-8 = Nobody starts with complex projects. If they are in use, you choose the normal or the complex deck whenever you draw a project later.
    .title = Complex projects

rule-CR-9 = If there are no projects left, you draw none. If the deck has no copy of the item, you cannot craft it and pay nothing. If you own a copy, you can: yours returns to the deck first, and you take it again.
    .title = Nothing left to draw

rule-CR-10 = Crafting a face-up project never lets you draw a project.
    .title = No draw for face-up projects

rule-CR-11 = A project shows what it makes and what it costs. Only the text of the item stays unknown until it is crafted for the first time. From then on, everyone knows it.
    .title = Learning about an item

rule-CR-12 = You draw the new project after you gain the item, from the normal or the complex deck, as you choose. This applies from your very first craft action on.
    .title = When you draw


## Spending

rule-SP-1 = To spend a resource, discard one of your tokens: feature tokens go to the discards of their symbol, resource tokens to the supply.
    .title = Spending resources

rule-SP-2 = You may spend one resource of a token worth two. You get the other back as a single token.
    .title = Change for double tokens

rule-SP-3 = You can spend only your own resources.
    .title = Only your own

rule-SP-4 = Spent feature tokens are shuffled in again when their symbol runs out. They can then appear on new tiles.
    .title = Spent feature tokens return

rule-SP-5 = There are nine kinds of resources: food, raw meat, clean water, dirty water, stone, wood, salvage, medicine and poison.
    .title = Nine kinds of resources


## Carry limit

rule-LI-1 = A survivor can carry up to 10 resources and items together.
    .title = Carry limit

rule-LI-2 = If you have more than 10, keep exactly 10 of your choice. Drop excess resources face up on your space, where anyone can gather them. Discard excess items.
    .title = Over the limit

rule-LI-3 = Check the limit at the end of an action, for everyone who gained something from it. For gains outside an action, check it when the card or combat that gave them is finished. Until then, you may exceed it.
    .title = When the limit is checked

rule-LI-4 = Projects, Ongoing threats and combat support cards do not count toward the limit.
    .title = What does not count

rule-LI-5 = You may drop resources only when you are over the limit.
    .title = No dropping at will

rule-LI-6 = Quest items count toward the limit but can never be discarded to meet it. If you have more than 10 of them, you keep all of them and nothing else.
    .title = Quest items are kept

rule-LI-7 = A token with two resource symbols counts as 1.
    .title = Double tokens count once

rule-LI-8 = You may exchange a double token for two single tokens at any time. Both then count, and you cannot turn them back into a double token.
    .title = Splitting double tokens

rule-LI-9 = Some items can carry resources. These resources do not count toward your limit. The item itself counts as 1.
    .title = Items that carry resources

rule-LI-10 = You may put resources on such an item or take them off at any time, so it simply carries as much as it can. In a trade, you say what changes hands with it.
    .title = Loading and unloading

rule-LI-11 = Every survivor on the space may gather dropped resources.
    .title = Dropped resources


## Investigate and numbered cards

rule-IN-1 = Investigate (1 stamina): on a space with a landmark, resolve the discovery card with the landmark’s number.
    .title = The investigate action

rule-IN-2 = You may investigate the same landmark again, paying each time.
    .title = Investigating again

rule-IN-3 = If a card sends you to another card, that does not cost another action.
    .title = One card leads to another

rule-IN-4 = Find the card by its number, read it aloud to everyone, and resolve it according to its type.
    .title = Resolving a numbered card

rule-IN-5 = Instant: do what the card says and return it to its deck. Other cards may refer to its story text.
    .title = Instant cards

rule-IN-6 = Upgrade: the card stays next to the map for the rest of the game and helps all survivors.
    .title = Upgrade cards

rule-IN-7 = Enemy: fight it at once. If it has no token and is not defeated, its card stays face up with its damage until its number comes up again.
    .title = Enemy cards

rule-IN-8 = Item: keep the card next to your character. It helps you as its text says.
    .title = Item cards

rule-IN-9 = You can never own two items with the same name. However you gain a second copy, you keep the new one with its own counters. The old one returns to its deck or goes to another survivor on your space.
    .title = No two items with the same name

rule-IN-10 = If the number is not in the deck, no card is resolved. The action and its stamina are still spent.
    .title = Card not in the deck

rule-IN-11 = Discovery cards with the same number are identical. Only those numbered 100 differ from each other. They are removed in scenarios 1 to 4 and used in scenario 5.
    .title = Cards with the same number

rule-IN-12 = When you have drawn and read a discovery card that matches one of your key items, you may resolve the replacement card instead. Decide before you see it. The first card then returns to the deck unresolved.
    .title = Key items

rule-IN-13 = Discovery cards, enemy cards and crafted items are numbered separately. A number always means the card with that number in its own deck.
    .title = Numbers belong to a deck

rule-IN-14 = An instant returns to its deck, so you may find it again.
    .title = Finding an instant again

rule-IN-15 = A card may refer to another card by a relative number, such as the card whose number is 1 higher.
    .title = Relative numbers

rule-IN-16 = Key items work on every discovery card you draw, not only when you investigate.
    .title = Keys work everywhere


## Damage and recovery

rule-DA-1 = For each point of damage you suffer, turn one of your hearts to that type of damage.
    .title = Suffering damage

rule-DA-2 = There are four types of damage: hunger, thirst, sickness and physical damage.
    .title = Types of damage

rule-DA-3 = You survive three points of damage. The fourth, of any type, eliminates you.
    .title = The fourth point of damage

rule-DA-4 = Recover (1 stamina): heal 1 damage of your own or of another survivor on your space. Pay with your own resources: 1 food for hunger, 1 clean water for thirst, 1 medicine for sickness. You need neither a fire nor the other survivor’s consent.
    .title = The recover action

rule-DA-5 = The recover action cannot heal physical damage.
    .title = Physical damage

rule-DA-6 = An ability that heals damage heals the survivor who uses it, unless stated otherwise.
    .title = Who is healed

rule-DA-7 = If an ability heals damage without naming the type, the survivor who is healed chooses it.
    .title = Healing any type

rule-DA-8 = The recover action cannot heal physical damage. Cards may heal it, and healing of any type includes it.
    .title = Healing physical damage


## Casualties

rule-KA-1 = A survivor who is eliminated loses. The figure is tipped over on its space and is now a casualty.
    .title = Becoming a casualty

rule-KA-2 = A casualty takes no turns and uses no abilities. No card or rule treats it as a survivor.
    .title = No longer a survivor

rule-KA-3 = A casualty’s projects and threats are removed from the game. Its resources and items stay and can be looted.
    .title = What a casualty leaves behind

rule-KA-4 = Loot (1 stamina): take one resource token or one item from a casualty on your space.
    .title = The loot action

rule-KA-5 = The abilities of a casualty’s character and items never take effect.
    .title = Abilities of casualties

rule-KA-6 = A casualty stays on its space and blocks nothing. An enemy may retreat to that space.
    .title = Casualties block nothing


## Monsters

rule-MN-1 = When a monster appears, put a random monster token from the supply face down on the given space.
    .title = A monster appears

rule-MN-2 = If a survivor is there, the monster is revealed and fought at once, before the rest of the card. If several survivors are there, they choose who fights.
    .title = Appearing on a survivor’s space

rule-MN-3 = If the given space is not on the revealed map, no monster appears.
    .title = No space to appear on

rule-MN-4 = A survivor who enters a monster’s space reveals the monster and fights it.
    .title = Meeting a monster

rule-MN-5 = As long as a monster shares a space with a survivor, there is another combat. A survivor who entered the space or is alone there picks the next monster. If there are several survivors and none of them entered, they choose a fighter for each monster. This ends when no monster or no survivor is left there.
    .title = Several monsters

rule-MN-6 = A monster moves exactly the given number of spaces, one by one, and ignores the ground. It moves fewer only if it meets a survivor or has no legal step.
    .title = Moving monsters

rule-MN-7 = A monster that enters a survivor’s space is revealed, and there is combat.
    .title = A monster attacks

rule-MN-8 = If several survivors are on the space, they decide which of them fights. If they disagree, the chieftain decides.
    .title = Who fights

rule-MN-9 = The chieftain also breaks other ties, such as when two survivors are equally near a monster.
    .title = The chieftain breaks ties

rule-MN-10 = A monster that moves several spaces moves step by step and stops as soon as it enters a survivor’s space.
    .title = Stopping at a survivor

rule-MN-11 = Monsters cannot leave the map or enter face-down tiles. They move along the edge instead.
    .title = The edge of the map

rule-MN-12 = If several monsters move at the same time, move all of them first. Then resolve the combats.
    .title = Moves first, then combats

rule-MN-13 = A monster that moves keeps its side: a hidden monster stays hidden, a revealed one stays revealed. It is revealed only when it enters a survivor’s space.
    .title = Hidden monsters stay hidden

rule-MN-14 = If the supply of monster tokens is empty, turn the used ones face down and shuffle them. If all of them are on the map, no monster appears.
    .title = Monster tokens run out

rule-MN-15 = Special monsters come from quests and discovery cards. They are always face up and are never mixed with the other monster tokens.
    .title = Special monsters

rule-MN-16 = Effects that move monsters do not move a special monster unless they name special monsters. Special monsters retreat, stop movement and are fought like other monsters. The only other exception: effects on a “normal monster” do not apply to them.
    .title = Rules for special monsters

rule-MN-17 = A special monster’s token shows the deck and the number of its card, which may be in the discovery deck. When it is defeated, the card returns to that deck.
    .title = Cards of special monsters

rule-MN-18 = An enemy is any opponent; a monster is an enemy with a monster token. Effects that move monsters move neither enemy feature tokens nor special monsters. If such an effect moves “the nearest monster”, that is the nearest one it can move.
    .title = Enemies and monsters

rule-MN-19 = Enemy feature tokens are not monsters. Effects that move monsters do not move them, you do not fight them when you enter their space, they do not stop movement by abilities or prevent fleeing, and they are never the nearest monster.
    .title = Enemy feature tokens

rule-MN-20 = Special monsters are monsters: you fight them when you enter their space, they stop movement by abilities, you cannot flee to their space, and they may be the nearest monster, except for effects that move monsters.
    .title = Special monsters are monsters

rule-MN-21 = A revealed monster token shows the number of its enemy card.
    .title = The monster’s number

rule-MN-22 = A monster that appears on a survivor’s space is fought at once. When monsters move, all moves are made first and then the combats are resolved.
    .title = When combat starts


## Combat

rule-CB-1 = When you draw an enemy, you fight it at once. Its card shows Defense, Attack, Health and a reward. Attack may be a dash, and there may be no reward.
    .title = The enemy card

rule-CB-2 = Every other survivor within 2 spaces of the fighter is a supporter in this combat. Before the roll, clockwise from the fighter’s left, each supporter plays one of their three combat support cards face up, or none.
    .title = Supporters in combat

rule-CB-3 = The fighter does not play a combat support card.
    .title = No card for the fighter

rule-CB-4 = Cards that are used before rolling are used after the supporters have decided.
    .title = Before rolling

rule-CB-5 = Step 1: the fighter rolls both dice. On cards, the gray die is “your die” and the red die is the “enemy die”.
    .title = Rolling the dice

rule-CB-6 = Step 2: the fighter may spend their own resources as often as they like. Wood rerolls the gray die, stone rerolls the red die, poison adds 1 to the gray die, and salvage subtracts 1 from the red die.
    .title = Resources in combat

rule-CB-7 = All changes to the dice are made one at a time: abilities, items, resources and each supporter’s card. The fighter decides which comes next.
    .title = Changing the dice

rule-CB-8 = Each item can be used once per combat, but you may use several weapons. A bonus that is always on does not count as a use.
    .title = Items once per combat

rule-CB-9 = What can be used once per combat can be used again in every new combat, even against the same enemy.
    .title = Once per combat

rule-CB-10 = A bonus or penalty stays with its die and also applies after later rerolls.
    .title = Bonuses survive rerolls

rule-CB-11 = The number shown is the number printed on the die, without any changes. The final result is the number after all changes.
    .title = Shown number, final result

rule-CB-12 = Only a fighter uses items and character abilities in combat. Supporters do so only if a card explicitly allows it.
    .title = Whose abilities count

rule-CB-13 = A supporter’s card takes effect in step 2 when the fighter calls for it. If it says “may”, the supporter then decides; otherwise, it must be used before the step can end. All support cards return to their owners’ hands after the combat, used or not.
    .title = Using support cards

rule-CB-14 = Step 3, first part: if the gray die equals or exceeds the enemy’s Defense, the enemy suffers 1 damage. Mark it with a counter on the enemy’s card.
    .title = Hitting the enemy

rule-CB-15 = An enemy with at least as many counters as its Health is defeated. The fighter gains the reward before suffering any damage from the red die. Then the card returns to its deck, and the token goes to the used monsters, to its symbol’s discards or, for a special monster, to the supply.
    .title = Defeating an enemy

rule-CB-16 = Step 3, second part: if the red die equals or exceeds the enemy’s Attack, the fighter suffers 1 physical damage, even if the enemy has just been defeated.
    .title = Being hit

rule-CB-17 = An enemy with a dash for Attack never deals damage. The red die only matters for its retreat.
    .title = Enemies without Attack

rule-CB-18 = The fighter keeps the rewards or gives any part of them to supporters, that is, to survivors within 2 spaces, whether or not they played a card.
    .title = Sharing rewards

rule-CB-19 = A fighter who defeats the enemy and is eliminated in the same combat gains the reward first. It can then be looted.
    .title = Reward before elimination

rule-CB-20 = Damage dealt outside combat can defeat an enemy. The survivor who dealt it gains the reward, even from a distance. If the enemy is not defeated, the damage stays.
    .title = Damage outside combat

rule-CB-21 = Step 4: an enemy that is not defeated retreats. Its card stays face up, its damage remains, and the combat is over.
    .title = The enemy retreats

rule-CB-22 = Every survivor within 2 spaces of the fighter is a supporter, whether or not they play a card.
    .title = Supporters without a card

rule-CB-23 = The fighter also decides when the supporters’ effects are applied among all the changes to the dice.
    .title = Order of support effects

rule-CB-24 = Supporters do not spend resources in combat.
    .title = Supporters spend nothing

rule-CB-25 = A combat outside your turn (at night, from a threat or from another survivor’s effect) has all the usual steps. The fighter may use items, abilities and resources as usual.
    .title = Combat outside your turn

rule-CB-26 = The order of a combat is: reveal the enemy, supporters decide, use cards before rolling, roll, change the dice, damage to the enemy and its reward, damage to the fighter, eliminations, retreat.
    .title = Order of a combat


## Retreat

rule-RT-1 = A retreating enemy’s token moves face up to the adjacent space in the compass direction of the number shown on the red die. Bonuses and penalties do not change the direction.
    .title = Direction of the retreat

rule-RT-2 = If that direction leads off the map, to a face-down tile or to a survivor’s space, the fighter picks any adjacent revealed space without a survivor.
    .title = Retreat blocked

rule-RT-3 = If no adjacent space is allowed, the token moves to the nearest space without a survivor.
    .title = No adjacent space free

rule-RT-4 = An enemy that retreats 2 spaces takes both steps in the same direction. If the second step is blocked, it is not taken. If the first is already blocked, the fighter picks an adjacent space and the enemy moves only there.
    .title = Retreating two spaces

rule-RT-5 = A token that has retreated stays face up.
    .title = Retreated enemies stay face up


## Flee

rule-FL-1 = You can flee only when a card lets you. Move to an adjacent revealed space without a monster token, at no cost; if there is none, you cannot flee. The combat ends at once, and its remaining steps are skipped. The enemy does not retreat: its token stays, and its card stays face up.
    .title = Fleeing from combat

rule-FL-2 = If other survivors are on the space of the enemy you fled from, it fights one of them at once, even if it is a feature token. They choose who fights. If they disagree, the chieftain decides.
    .title = Leaving others behind

rule-FL-3 = The enemy you fled from stays on its space, with its card face up and its damage on it. A survivor who fights it later fights the same card.
    .title = The enemy stays


## Deadly enemies

rule-DE-1 = A Deadly enemy never retreats. It keeps fighting until it is defeated or no survivor is left on its space. All survivors there are involved, even if only one gathered its token. Each repetition is a whole new combat.
    .title = Deadly enemies

rule-DE-2 = The next fighter is the next survivor clockwise on its space. If there is no other, the previous fighter fights again. If nobody is left, it ends, and the enemy stays face up with its card.
    .title = The next fighter

rule-DE-3 = Fleeing does not take you away from a Deadly enemy. The combat ends, you stay, and the next combat begins with the next survivor on the space, or with you if there is no other.
    .title = Fleeing from Deadly enemies

rule-DE-4 = In each new combat with a Deadly enemy, supporters decide again, and what works once per combat can be used again.
    .title = Each combat is new


## Golden rules

rule-GO-1 = If a card contradicts the rules, the card is right.
    .title = Cards beat rules

rule-GO-2 = If a card says that something cannot be done, nothing can override it.
    .title = Cannot means cannot

rule-GO-3 = Counters, fires and resource tokens are unlimited. Everything else is limited to what the copy contains.
    .title = What is unlimited

rule-GO-4 = If you must lose or discard more than you have, you lose what you have. A cost, however, must be paid in full.
    .title = Losing more than you have

rule-GO-5 = Skip an effect that cannot happen and resolve the rest of the card. Then the card goes where such cards go.
    .title = Effects that cannot happen

rule-GO-6 = What is removed from the game does not come back in this game.
    .title = Removed from the game

rule-GO-7 = A cost is not a loss: without enough resources you cannot craft, but an effect can still take what little you have.
    .title = Costs and losses


## Once per day

rule-OD-1 = When a once-per-day ability is used, its card is used up for everyone until the next day begins, even if it is traded.
    .title = Once per day

rule-OD-2 = If there are several copies of such a card, each can be used once per day.
    .title = Each copy separately

rule-OD-3 = Such a card can be used at night if it was not used that day. It is ready again at the start of the next day.
    .title = Using it at night

rule-OD-4 = At the start of each day, all such cards are ready again.
    .title = Ready each morning


## Counters on items

rule-IT-1 = Put an item’s starting counters on it only when it is crafted or found, that is, when it comes from a deck.
    .title = Counters on new items

rule-IT-2 = Counters stay on an item that is traded. None are added.
    .title = Counters in a trade

rule-IT-3 = Crafting an item again, with its action and its cost, gives you a copy with all its counters.
    .title = Crafting it again

rule-IT-4 = Items that are looted or given away get no new counters.
    .title = Looted items stay as found


## Card actions

rule-CA-1 = An ability printed with a stamina cost is an action of the survivor who owns the card (a character or an item). If the text allows all survivors to use it, it may also be on an upgrade, the active quest, a face-up discovery card or the terrain sheet.
    .title = What card actions are

rule-CA-2 = Pay the printed stamina instead of the usual 1, and all other printed costs in full, before the effect.
    .title = Paying for card actions

rule-CA-3 = You can take card actions only on your own turn and between other actions. You may repeat them unless a limit is printed.
    .title = When to take card actions

rule-CA-4 = You cannot choose a card action if its conditions are not met or if it could have no effect at all.
    .title = Card actions without effect

rule-CA-5 = Movement by a card action follows the rules for movement by abilities: it ignores the ground, a monster stops you, and there is no other action on the way and no free gather.
    .title = Moving by card action

rule-CA-6 = Abilities without a stamina cost are not actions. They apply or are used at the moment they name, even outside your turn. In combat, only the fighter uses them.
    .title = Abilities without stamina cost

rule-CA-7 = A card action is one action. After it, the carry limit is checked, and then the quest.
    .title = One action like others


## Playing alone

rule-SO-1 = If you play alone, you choose from four characters, start with 12 stamina and three projects, have no combat support cards and redraw Community threats. You are always chieftain. You cannot trade, heal others, give away items or share rewards. Scenario 5 cannot be played alone.
    .title = Playing alone


## Scenario 5

rule-S5-1 = Scenario 5 is for two to four players and can be played in either terrain of the copy. It is not part of the main story. The last survivor wins.
    .title = The last survivor wins

rule-S5-2 = All projects are face up from the start, including complex ones if the terrain uses them. Anyone may craft any of them, and nobody draws projects.
    .title = All projects face up

rule-S5-3 = If you investigate a landmark, resolve a random discovery card numbered 100 instead of the landmark’s card, and put a counter on the landmark’s space, even if the card moves you away. Numbered feature tokens keep their own numbers.
    .title = Random landmarks

rule-S5-4 = A landmark whose space has a counter cannot be investigated again.
    .title = Landmarks only once

rule-S5-5 = Survivors cannot be attacked on the first day.
    .title = Peace on day one

rule-S5-6 = Attack (3 stamina): choose another survivor on your space; you cannot choose a casualty. You are the attacker, the other survivor is the defender, and both are fighters.
    .title = Attacking a survivor

rule-S5-7 = The attacker rolls the gray die, the defender the red die. For each fighter, the die they rolled is “your die” and the other is the “enemy die”, for abilities and resources alike: wood rerolls yours, stone rerolls the enemy’s, poison adds 1 to yours, salvage subtracts 1 from the enemy’s.
    .title = Your die, enemy die

rule-S5-8 = Both fighters and every supporter with an unused card take turns changing the dice, clockwise from the attacker. Each uses exactly one effect or passes. A supporter whose card is mandatory must use it the first time it is their turn in this step.
    .title = Taking turns changing the dice

rule-S5-9 = A bonus or penalty on a die that costs nothing is always on for both fighters. It takes no turn and cannot be held back. One that has a cost, even if only its one use per day, is used in turn.
    .title = Bonuses always on

rule-S5-10 = If you pass, you may still act later in this step. It ends when everyone involved has passed in a row. Whenever an effect is used, the count of passes starts over.
    .title = Passing and acting again

rule-S5-11 = Supporters do not use items, character abilities or resources. They only use their card or pass.
    .title = What supporters may do

rule-S5-12 = If the final gray result is 10 or more, the defender suffers 1 physical damage and the attacker may take 1 of the defender’s resources, including one carried by an item. The attacker chooses it. Items cannot be taken.
    .title = The attacker hits

rule-S5-13 = If the final red result is 10 or more, the attacker suffers 1 physical damage and the defender may take 1 of the attacker’s resources, including one carried by an item. The defender chooses it. Items cannot be taken.
    .title = The defender hits

rule-S5-14 = There is no retreat. You may attack as often as you like on your turn, for 3 stamina each time.
    .title = Attacking again

rule-S5-15 = Other survivors within 2 spaces of the fighters are supporters and may play a card before the roll, in order from the attacker’s left. Neither fighter plays one.
    .title = Support in scenario 5

rule-S5-16 = Overwhelm always supports the attacker: if the attacker’s die hits, the defender suffers 1 extra damage. If the attacker suffers damage, the player of Overwhelm suffers 1 physical damage.
    .title = Overwhelm in scenario 5

rule-S5-17 = In scenario 5, damage cannot be assigned to supporters who played Attack or Protect.
    .title = No damage passed on

rule-S5-18 = Preventing damage removes only the amount prevented; the rest is suffered. The resource may be taken even if all damage is prevented.
    .title = Preventing damage

rule-S5-19 = Attacker and defender are both fighters: neither plays a support card, and both use items, abilities and resources.
    .title = Two fighters

rule-S5-20 = For each fighter, the opponent is an enemy but not a monster. Texts about enemies apply; texts about monsters do not.
    .title = Survivors as enemies

rule-S5-21 = The right to take a resource depends on a final result of 10 or more, not on damage suffered.
    .title = The right to take

rule-S5-22 = There are no starting projects, and nobody ever draws one.
    .title = No project draws

rule-S5-23 = Everything else works as usual: nights, threats, monsters, trade, loot and chieftain.
    .title = Everything else as usual


## Combat support cards

rule-SU-1 = Attack and Protect help a fighter of the supporter’s choice. In an ordinary combat, there is only one fighter; in scenario 5, you may support either side. There, Overwhelm always supports the attacker.
    .title = Whom a card helps

rule-SU-2 = If the fighter’s die damages the enemy, each Overwhelm adds 1 extra damage. Without a hit, it adds none. If the fighter suffers damage, each player of Overwhelm suffers 1 physical damage. Each point of damage to a survivor can be prevented separately.
    .title = What Overwhelm does

rule-SU-3 = Attack adds 2 to the chosen fighter’s die. With Protect, you may subtract 2 from their enemy die. Both stay with the die through rerolls. The number shown does not change, so the retreat does not change either.
    .title = What Attack and Protect do

rule-SU-4 = When the fighter would suffer damage, their own prevention comes first. Then the players of Protect are asked, from the fighter’s left, and the first to agree takes 1. The fighter may assign 1 of what is left to one player of Attack and suffers the rest. A supporter is assigned at most 1 per combat and cannot pass it on.
    .title = Damage taken for others

rule-SU-5 = Damage taken for the fighter keeps its type and can eliminate. Overwhelm strikes back only if the fighter actually suffered at least 1 damage.
    .title = Type of assigned damage

rule-SU-6 = Against an enemy with a dash for Attack, there is nothing to assign, and Overwhelm does not strike back. If the fighter flees before damage is dealt, support cards have no effect and return to their owners’ hands.
    .title = Support without damage

rule-SU-7 = In scenario 5, Attack and Protect do not let damage be taken over or assigned. Only their effect on the dice remains.
    .title = Support cards in scenario 5


## House rule

rule-HO-1 = An option, off by default: all players win or lose together. If any survivor is eliminated, everyone loses. Everyone wins when every survivor has won.
    .title = All or none (house rule)


## Rulings: the open points

rule-R-1 = If the chieftain wins, the token goes to the next survivor clockwise on the map, as it does when the chieftain is eliminated.
    .title = A winning chieftain

rule-R-2 = Overruling the chieftain takes at least two other survivors. If there is only one other survivor, the chieftain decides alone.
    .title = Overruling takes two

rule-R-3 = Distance is the smallest number of steps over revealed spaces; ground and tokens do not matter. Spaces on face-down tiles are not part of the map. “Within”, “nearest” and “toward” are all measured this way.
    .title = Measuring distance

rule-R-4 = Only clean water heals thirst. You can use dirty water only where a card, a project or the terrain sheet says so.
    .title = Dirty water

rule-R-5 = When you draw a project, choose among the decks that still have cards. If none do, you draw nothing. If the deck has no copy of an item, it cannot be crafted and nothing is paid. If you own a copy, you can craft it: yours returns to the deck first, and you take it again.
    .title = Projects or items run out

rule-R-6 = Every step of a monster must bring it closer to its target. If several steps do so equally, the chieftain chooses.
    .title = Steps toward a target

rule-R-7 = If no water source token is left, none is placed, and that space has no water source.
    .title = No water source left

rule-R-8 = An enemy may retreat to a space with other tokens. Nothing happens there.
    .title = Retreating to a space with tokens

rule-R-9 = If the second step of a 2-space retreat is blocked by the edge, a face-down tile or a survivor, the enemy stops after the first. If the first is blocked, the fighter picks an adjacent space and the enemy moves only there.
    .title = Blocked steps of a retreat

rule-R-10 = However you arrive on a special monster’s space, there is combat before anything else.
    .title = Arriving at special monsters

rule-R-11 = The game ends when no survivor is on the map, not as soon as somebody completes the final quest. A quest can end it earlier only by saying that all others lose.
    .title = When the game ends

rule-R-12 = An enemy may retreat to any revealed space without a survivor, including the camp, a landmark, a water source or a casualty’s space.
    .title = Where enemies may retreat

rule-R-13 = In an attack on a survivor, resources work by role and not by color: each fighter’s wood and poison help the die they rolled, and stone and salvage affect the other die.
    .title = Resources of the defender

rule-R-14 = Damage belongs to the enemy token that suffered it. If several tokens have the same number, each has its own damage. An enemy token is always fought; its card is never missing.
    .title = Enemies with the same number

rule-R-15 = If all remaining survivors are eliminated at once, the game is over and they lose. Those who won earlier are still winners. In scenario 5, nobody wins.
    .title = All eliminated at once

rule-R-16 = There are three combat support cards: Overwhelm adds damage, Attack adds 2 to the fighter’s die, and Protect may subtract 2 from the enemy die. Each may cost the supporter something. Their rules are under combat support cards.
    .title = The three support cards


## Rulings: elimination and winning

rule-R-17 = If one effect damages several survivors, all of them suffer it first. Then all who have four points of damage are eliminated together. Only then does the chieftain token move, skipping them.
    .title = Damage to several survivors

rule-R-18 = When the last survivor leaves the map, everything stops. Nothing else is resolved.
    .title = The last survivor leaves

rule-R-19 = If you are eliminated on your own turn, the turn is over and the rest of the action is lost. Nothing is refunded.
    .title = Eliminated on your turn

rule-R-20 = Damage beyond the fourth point is ignored.
    .title = Damage beyond the fourth point

rule-R-21 = If the fighter is eliminated and the enemy is neither defeated nor Deadly, it still retreats according to the red die. The chieftain makes any necessary choices.
    .title = Retreat from a casualty

rule-R-22 = If the fighter is eliminated and more monsters are on the space, the remaining survivors there keep fighting. If there are none, the monsters stay face up.
    .title = More monsters after elimination

rule-R-23 = A quest is checked only at the end of an action (after the carry limit), at the end of a combat outside an action, after each threat card, after the night card and at the start of a day. It is never checked in the middle of a combat or a card.
    .title = When quests are checked

rule-R-24 = If a quest waits for an event, such as an enemy’s defeat, the event is remembered until the next check. If it requires a state, such as being in camp with 3 wood, that state must hold at the check. All survivors who meet the condition for winning at the same check win.
    .title = Events and states

rule-R-25 = A new stage is checked at once, at the same moment as the one before. Each stage is checked at most once at that moment.
    .title = Checking a new stage

rule-R-26 = Elimination comes before the check: a casualty cannot complete a quest or win. What it has already achieved, such as a defeated enemy, counts for the others.
    .title = Elimination comes first

rule-R-27 = If you win on your own turn, your turn ends, and the next survivor in turn order follows. If you win at night, the rest of the night continues for the others.
    .title = Winning in mid-round

rule-R-28 = The final stage stays active after the first winner, unless it says otherwise.
    .title = The final stage stays

rule-R-29 = A winner’s quest items return to their deck, and a casualty’s can be looted. This way, a quest that needs one can always be completed.
    .title = Quest items stay within reach

rule-R-30 = Before your first action of a turn, you may give up; you are then eliminated and can be looted. To make sure that every game ends, all survivors still on the map lose after night 60, unless you switch that off.
    .title = Giving up

rule-R-31 = Casualties and winners are neither targets nor obstacles. They do not count as present and have no vote.
    .title = Those out of play


## Rulings: chieftain and group

rule-R-32 = Each night, if there are at least two other survivors, all of them name a survivor at the same time. You may name yourself; naming the chieftain means no change. If all name the same other survivor, that survivor becomes chieftain. Otherwise, the chieftain keeps the token or passes it to any survivor on the map.
    .title = Voting at night

rule-R-33 = When a fighter must be chosen on a shared space, all survivors there name one at the same time. If they do not all agree, the chieftain decides, wherever the chieftain is.
    .title = Choosing a fighter

rule-R-34 = The turn order is fixed at the start of the day. If the chieftain token changes hands by day, that counts only from the next day on. Nobody gets a second turn or loses one.
    .title = Turn order

rule-R-35 = If the chieftain leaves the game in the middle of a card, the successor continues at the same line.
    .title = A successor in mid-card

rule-R-36 = There is always a chieftain: the token moves to a survivor on the map. If there is none, the game is over.
    .title = Always a chieftain

rule-R-37 = If a line of a card gives every survivor a choice, such as eating or going hungry, they are asked clockwise from the chieftain. Then the effects apply together.
    .title = Choices for everyone


## Rulings: turn, actions and trade

rule-R-38 = You take actions only between other actions. During an action, there are only its own questions and what combats allow.
    .title = Between actions

rule-R-39 = You cannot trade in combat, at night, on another survivor’s turn or in the middle of an action. You also cannot drop or give away anything then, except for a duplicate item, combat rewards, and what exceeds the carry limit.
    .title = No trade in between

rule-R-40 = A refused offer costs nothing. After the same partner has refused three of your offers, you cannot make them another this turn. Offers that you withdraw yourself do not count.
    .title = Three refusals

rule-R-41 = A trade is one package, and both sides change hands at the same time. Then duplicates are resolved, then the carry limits, starting with the active survivor.
    .title = Steps of a trade

rule-R-42 = Items automatically carry as much as they can, because loading and unloading are free at any time. You are asked whether to split a double token only when you trade or exceed the limit. When you pay, single tokens go first.
    .title = Splitting and loading

rule-R-43 = Changes to a cost can never reduce it below 0. A move that costs 0 is still an action.
    .title = Costs never below zero

rule-R-44 = An ability with a stamina cost that is meant for combat is not an action. The fighter may use it at that point of the combat, on any survivor’s turn.
    .title = Stamina abilities in combat

rule-R-45 = A free ability without a printed limit can be used once per combat if it is for combat, and otherwise once per turn.
    .title = Free abilities without limit

rule-R-46 = You may investigate a landmark whose card is gone. You find nothing, and the stamina is spent.
    .title = Investigating in vain

rule-R-47 = On your turn, between actions, you may show a project in your hand to a player of your choice. It is free and has no effect.
    .title = Showing projects

rule-R-48 = You can heal others without their consent, but they must agree to take items, duplicates or rewards. If they refuse, you keep what you offered, but a duplicate returns to its deck.
    .title = Consent to gifts


## Rulings: items and carrying

rule-R-49 = If you have more than 10 quest items, keep them all; everything else must go. You may still take more quest items.
    .title = More than ten quest items

rule-R-50 = If you gain something outside your turn, the limit is checked when that card or combat is over. What you drop stays on the space you are on then.
    .title = Gains outside your turn

rule-R-51 = You can give the old copy of a duplicate only to a survivor on your space who agrees and has no item with that name. Otherwise, it returns to its deck. Take the resources off it first.
    .title = Giving away duplicates

rule-R-52 = There is only one copy of every quest item, so none is ever a duplicate that returns to the deck.
    .title = Quest items are unique

rule-R-53 = A copy taken from the deck is fresh: it has all its counters and has not been used today, even if it left play the same day.
    .title = Fresh copies

rule-R-54 = A carrying item that leaves its owner other than by trade is unloaded first; then the limit is checked. A casualty’s carrying items are unloaded at once, so each loot action takes one token or one item.
    .title = Unloading carrying items

rule-R-55 = For gathering, looting and the carry limit, a double token is one token. For spending, losing and having resources taken, it is two resources, because its owner could have split it before.
    .title = Counting double tokens

rule-R-56 = A double token also counts as one on a carrying item, unless the card counts otherwise. Its two symbols may be of different kinds.
    .title = Double tokens as load

rule-R-57 = You cannot drop or discard items at will. Excess items return to their deck and are never left on a space.
    .title = No discarding at will

rule-R-58 = Once per day applies to each individual card. Each copy can be used once. A used card that is traded stays used, and so does a character’s ability that was lent.
    .title = Once per day, each card

rule-R-59 = If you are over the limit, you give up exactly what exceeds 10, never quest items. You may split double tokens for this but can never merge tokens.
    .title = Going down to ten

rule-R-60 = If the normal project deck is empty and complex projects are in use, you draw a complex one, and vice versa.
    .title = One project deck empty


## Rulings: monsters and combat

rule-R-61 = If a monster appears on a space with several survivors, they choose the fighter, even if one of them drew the card.
    .title = Appearing among several

rule-R-62 = If several combats have to be resolved, resolve them clockwise from the chieftain. A shared space is resolved when its first survivor is reached. All monsters there are fought before moving on.
    .title = Several combats

rule-R-63 = If the monster supply is empty and there are no used tokens, no monster appears. A special monster that is already on the map does not appear a second time.
    .title = No monster to appear

rule-R-64 = If several things are equally near, including landmarks and spaces for a retreat, the chieftain chooses.
    .title = Equally near

rule-R-65 = A monster without a path to any target stays where it is. If it must move in a compass direction and is blocked, it takes a neighboring direction along the edge, which the chieftain picks; if there is none, it stays.
    .title = Monsters without a path

rule-R-66 = Damage dealt outside combat to a hidden monster reveals it. Its card stays face up with the counters, and no combat starts.
    .title = Damaging a hidden monster

rule-R-67 = If an enemy card came up without a token, at a landmark or through a number, and is not defeated, nothing retreats. The card stays face up with its damage, and the next time its number comes up, this same card is fought.
    .title = Enemies without a token

rule-R-68 = Simple rewards are gained before the red die’s damage, so healing may save the fighter. Rewards that resolve a card, make a monster appear or start a combat wait until this combat is over.
    .title = When rewards take effect

rule-R-69 = Results of dice may rise above 12 or drop below 1.
    .title = Results without bounds

rule-R-70 = Prevention reduces damage before it is suffered. Prevented damage does not trigger anything that depends on damage.
    .title = Prevented damage

rule-R-71 = You may reroll the red die to steer the retreat, even against an enemy with a dash for Attack. The last number shown counts.
    .title = Steering the retreat

rule-R-72 = A retreat never starts a combat, reveals nothing and pushes nothing away.
    .title = Retreats start nothing

rule-R-73 = If no adjacent space is free for a retreat, the nearest revealed space without a survivor is measured from the space of the combat. This also applies to special monsters.
    .title = The nearest free space

rule-R-74 = If no space on the whole map is free for a retreat, the enemy stays, and the combats on that space continue.
    .title = Nowhere to retreat

rule-R-75 = If you flee from a space with several monsters, you escape all of them. Those left behind fight the survivors still on the space.
    .title = Fleeing from several monsters

rule-R-76 = You can flee only at the moment your card names, and only if there is an allowed space. Against a Deadly enemy, you may always use the card, because you need no space.
    .title = When you can flee

rule-R-77 = The supporters are determined before the roll. Later moves or eliminations in the combat do not change that.
    .title = Supporters do not change

rule-R-78 = Monsters can pass through each other and share a space. The order of simultaneous moves makes no difference.
    .title = Monsters share spaces

rule-R-79 = A monster put directly on a survivor’s space is revealed, and the combat follows after the effect.
    .title = Monsters put on survivors’ spaces

rule-R-80 = If another survivor’s effect moves you to a monster’s space, you fight at once, even outside your turn.
    .title = Moved to a monster

rule-R-81 = The token and the card of a defeated enemy can come back, without damage.
    .title = Defeated enemies return

rule-R-82 = If an enemy card names another type or amount of damage, that replaces the usual 1 physical damage.
    .title = Other damage from enemies


## Rulings: numbered cards, map and night

rule-R-83 = The replacement card of a key item counts as drawn, so another key, or the same one, may replace it in turn. No number can come up twice in such a chain.
    .title = Chains of keys

rule-R-84 = If several of your keys fit, you use one or none. Only the items of the survivor who resolves the card count.
    .title = Several keys fit

rule-R-85 = The replacement is offered only if its number is in the deck, which everyone can see from the backs.
    .title = Replacement must be available

rule-R-86 = A card being resolved is not in its deck until it is finished. A chain of cards that leads back to it finds nothing and ends.
    .title = Chains come to an end

rule-R-87 = Each copy of an upgrade is in play once. If its number comes up again, nothing is found, unless the deck has another copy: then both work.
    .title = Upgrades found twice

rule-R-88 = If a new fire is made on a space with a fire, no second one is placed. The fire there is turned to its burning side.
    .title = Fire upon fire

rule-R-89 = If there are fewer tokens than symbols on a tile, fill its spaces in a fixed order as long as the tokens last.
    .title = Too few tokens

rule-R-90 = Whether a survivor is at a fire at night is checked for each survivor when that line of the card is resolved.
    .title = At a fire at night

rule-R-91 = A survivor who leaves the game before drawing their threat does not draw it.
    .title = Gone before the draw

rule-R-92 = Stamina above 12 gained at night is lost.
    .title = Too much stamina


## Rulings: scenario 5 and secrecy

rule-R-93 = As soon as only one survivor is left, they win: in the middle of a card, at night, or in a combat after its damage step, whatever eliminated the others.
    .title = The moment of victory

rule-R-94 = If the last survivors are eliminated together, nobody wins scenario 5.
    .title = No survivor left

rule-R-95 = In the damage step, determine and prevent the damage of both dice; then both fighters suffer theirs together. Then resources are taken, the attacker first, even from or by a fighter with four points of damage. Then Overwhelm strikes back. Eliminations come last.
    .title = Order of the damage step

rule-R-96 = Cards for fleeing work for either fighter: the figure moves to an adjacent revealed space without a monster, and the combat is over. Nobody suffers damage. The 3 stamina are spent.
    .title = Fleeing from a survivor

rule-R-97 = If no card numbered 100 is left in the deck, you find nothing when you investigate. The counter is still placed.
    .title = No 100 left

rule-R-98 = The first day is the first day phase, for all players alike. After it, you need another survivor on your space and 3 stamina to attack.
    .title = From the second day on

rule-R-99 = Every card numbered 100 in the deck is equally likely to be drawn. Instants return and may come up again.
    .title = Drawing a random 100

rule-R-100 = Nobody, including bots, knows the front of a numbered card before it is read, what is face down, the order of the decks or the projects in others’ hands. Once a card has been read, everyone knows it.
    .title = What players know
