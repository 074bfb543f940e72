# The game in the terminal. Words in quotation marks “board”, “quit” … are typed by the player and stay the same
# in every language; each may have further words of the language, in `term-word-…`, separated by spaces.
# { $seat } comes with its sign where it stands alone (● Orange), and so does { $tag }; { $tags }, { $standing } and
# { $lying } are signs with a hero's strength (▲5). A cell of the board is 25 characters wide in a terminal of 80.

## The beginning

term-title = Emberwatch: { $game }
term-intro =
    Six days are left until the Convoy comes. It takes one tribe along: the one with the most survival points (SP).
    Points come from survivors, from shelter rooms filled to the last space, from repaired equipment and its matching pairs, from events overcome, and from a low radioactivity.
    By day your four heroes go out one at a time, in turn with the other players, to gather, hunt and search. By night you feed your people, sit out the radiation, recruit, build and repair.
    Unfed people leave, so look after food and water first.
term-intro-commands = Answer a question with its number. “?” explains the question, “? 3” the third choice, “help” lists all commands. You can leave at any time with “quit”: the game is saved.
term-sits-human = { $seat }: a person at this screen
term-sits-bot = { $seat }: the bot “{ $bot }”
term-rulebook = Rulebook: { $edition }. Heroes are placed: { $placement }.
term-resumed = The game goes on. “log” shows what happened today.
# What seats are called when nobody gave them a name: their colours, as names
term-seat-0 = Orange
term-seat-1 = Violet
term-seat-2 = Blue
term-seat-3 = Beige
term-error-names = { $names } names were given for { $seats } seats. Give at most one name a seat, with commas.

## Several people at one screen

term-curtain = { $seat }, it is your turn. All others look away. Press Enter when you are ready.
term-curtain-prompt = Enter:{" "}

## The question

term-prompt = Your choice ({ $first }–{ $last }, ?, help):{" "}
term-news = What happened
term-tip = Tip: { $tip }
term-stores = You have: { $items }
term-nothing = nothing

## Tips, shown the first time a question comes up

term-tip-ask-discard = You have three standard rooms anyway (construction, workshop, events). Of these six you keep four. Filled rooms are worth points, the more of them the more each; a room works only while all its spaces are filled, and feeding it costs its upkeep every night.
term-tip-ask-found = This first room is free. If you fill it at once, it works from the first day on, but must be fed tonight.
term-tip-ask-settle = People in the airlock keep radiation off you but drink water, one for each row; people in a room eat its upkeep.
term-tip-ask-leader = The leader decides where your heroes start and what you begin with. The oldest leader at the table begins.
term-tip-ask-place = Heroes move one or two steps around the ring of locations. Strong heroes do more: one action for each point of strength.
term-tip-ask-turn = Each of your four heroes goes out once a day. It must move, one or two steps, and then acts as often as its strength says. If it comes to a weaker hero of somebody else who has already acted (standing), it presses that player for tribute. Who can press whom stands beside each move.
term-tip-ask-dock = Higher spots hold more canned goods. The first to come to the ship today takes the first player token.
term-tip-ask-defend = What is left of the pressure must be paid in supplies or materials. Munitions and some equipment lower it.
term-tip-ask-tribute = Think of tonight: supplies feed your people.
term-tip-ask-wild = Materials build rooms and repair equipment. Meat is plentiful food, but what is left of it spoils at the end of the night. Type “1x3” to take choice 1 three times.
term-tip-ask-base = Munitions help with the hunt and against pressure. The algae lower your radioactivity.
term-tip-ask-dam = Water is the only thing the airlock drinks; a little of it keeps over night.
term-tip-ask-city = New equipment is broken and must be repaired at night. Search tiles bring one thing each, as they come.
term-tip-ask-kill = Munitions save action points, which you can then spend on something else.
term-tip-ask-overcome = An overcome event stops working and its points are yours. Otherwise it strikes again tomorrow.
term-tip-ask-eat = Meat spoils after tonight, canned goods keep: as a rule, meat goes first.
term-tip-ask-lose = A room that loses a survivor stops working.
term-tip-ask-recruit = Every survivor is a point in the end, and shields you from radiation while in the airlock, but must be fed from the next night on. Meat left over would spoil anyway.
term-tip-ask-build = Fill a room to the last space and it works. Those who move in never come back to the airlock.
term-tip-ask-mend = Only repaired equipment works and counts, and matching pairs count extra.

## What stands beside a choice

term-mover = now { $place_at }
term-gain-algae = algae
term-gain-dam = { $amount } for 1 microchip (you have { $have })
term-gain-search =
    { $n ->
        [one] { $n } search tile
       *[other] { $n } search tiles
    }
term-gain-nothing = nothing left today
term-gain-slot = { $slot }: { $amount }
term-gain-survivor = a survivor
term-presses = presses { $tag } for { $n }
term-risk = may be pressed by { $tags }
term-uses = uses the { $equipment }
term-taken = Not now, as a hero of yours is there: { $places }
term-hint-have = you have { $n }
term-hint-left = { $left } here, you have { $n }
term-hint-meat = endurance { $endurance }: { $amount }
term-hint-pile = face down: { $items }
term-hint-gauge = radioactivity { $from } → { $to } SP
term-hint-gauge-best = radioactivity already at its best: gains nothing
term-hint-filled = { $n } of { $spaces } spaces filled
term-hint-size = spaces { $spaces }, upkeep { $upkeep }
term-hint-repair = repair: { $cost }
term-hint-will-work = then it works
term-hint-will-stop = then it no longer works

## The board

term-days = Day { $n } of { $days }
term-days-night = Night { $n } of { $days }
term-wave = Radiation tonight: { $n }
term-first = First player: { $seat }
term-open-events = Events: { $events }
term-no-events = No open event
term-board-game = game { $endurance }, stack of { $n }
term-board-no-game = no game left
term-board-algae = algae: one dose
term-board-no-algae = algae: taken
term-board-dam = opens for 1 microchip
term-board-search = to search: { $n }
term-board-known = known: { $items }
term-board-no-equipment = no equipment left
term-board-slot =
    { $n ->
        [one] { $strength }: { $n } can
       *[other] { $strength }: { $n } cans
    }
term-legend = { $standing } stands: has acted, can be pressed    { $lying } lies: safe    { $person } survivor

## The shelter

term-shelter = Shelter of { $seat }
term-shelter-led = Shelter of { $seat }, led by { $leader }
term-column-room = Room
term-column-upkeep = Upkeep
# The state of a room: at most 12 characters
term-room-unbuilt = not built
term-room-works = works
term-room-used = used
term-room-used-once = used once
term-room-needs = needs { $n }
term-labelled = { $label }:
term-label-supplies = Supplies
term-label-materials = Materials
term-label-munitions = Munitions
term-label-airlock = Airlock
term-label-feeding = Feeding
term-label-gauge = Radioactivity
term-label-ready = Ready
term-label-used = Used
term-label-broken = Broken
term-label-caught = Caught
term-label-events = Overcome
term-airlock-count = { $n } of { $spaces }
term-feeding-airlock = airlock { $water }
term-feeding-nothing = nobody to feed
term-caught = endurance { $endurance } ×{ $count }

## The other players

term-rival-rooms =
    { $n ->
        [one] { $n } room working
       *[other] { $n } rooms working
    }
term-rival-gauge = radioactivity { $gauge }

## Commands. What is typed stays as it is; the rest is translated.

term-help-title = What you can type
term-help-number = choose it; “3x2” chooses 3 twice, if it is still there
term-help-question = the rules behind the question; with a number, what that choice does
term-help-help = this list
term-help-board = the board
term-help-shelter = your shelter
term-help-others = the shelters of the others
term-help-events = the open events, what they do and what it costs to overcome them
term-help-score = the score as it would be now
term-help-log = what happened today; “log all”: in the whole game
term-help-rules = a rule by its id, such as “rules N2”; without an id the list of them
term-help-save = save the game, under the usual name or in the file you name
term-help-quit = save the game and leave
term-help-enter = An empty line shows the question again.

# Further words for the commands, separated by spaces
term-word-help = h
term-word-board = b
term-word-shelter = s
term-word-others = o
term-word-events = e
term-word-score = points
term-word-log = l
term-word-rules = rule r
term-word-save = store
term-word-quit = q exit

term-no-such-choice = There is no choice { $number }. Type a number from { $first } to { $last }.
term-no-such-times = Choose something once or more often: “{ $number }x2” chooses { $number } twice.
term-not-understood = “{ $line }” is not understood. Type a number from { $first } to { $last }, “?” for the rules behind the question, or “help”.
term-all-rules = The rules by their ids. “rules { $rule }” shows one of them.
term-log-empty = Nothing has happened yet.
term-score-title = The score as it would be now

## Saving

term-saved = The game is saved in { $file }.
term-how-to-resume = To go on: { $program } play --resume { $file }
term-not-saved = The game is not saved: { $problem }
term-not-overwritten = { $file } is there already and is not a saved game of this program. Choose another name.
term-quit-again = Type “save” and another file name, or “quit” again to leave without saving.

## The end

term-end = The Convoy has come
term-end-supplies = Tie: supplies
term-end-resources = Tie: materials and munitions
term-end-save = To keep the record of this game, type “save”, or “save” and a file name. Enter leaves.
term-end-possible = Here you can type “save”, “save” and a file name, “score”, “log”, “log all”, “others”, “board” or “shelter”. Enter leaves.
term-end-prompt = save, help, or Enter:{" "}

## Many events in one sentence

term-log-took = { $seat } takes { $items }.
term-log-paid = { $seat } pays { $items }.
term-log-gave = { $seat } gives { $to } { $items }.
term-log-got = { $seat } begins with { $items }.
term-log-lost-token = { $seat } loses { $items }.
term-log-saved = { $seat } saves { $items }.
term-log-ate = { $seat } uses up { $items }.
term-log-recruited = { $seat } recruits { $count } survivors for { $items }.
term-log-found = { $seat } searches { $place_at } and finds: { $items }.
term-log-tile-aside = Put aside { $place_at }: { $items }.
term-log-mary-drew = { $seat } draws { $count } search tiles { $place_at }: { $items }.
term-log-displayed = New { $place_at }: { $items }.
term-log-salvaged = { $seat } takes from the equipment { $place_at }: { $items }.
term-log-drew = { $seat } draws broken equipment: { $items }.
term-log-entered = { $seat }: { $count } survivors move in ({ $items }).
term-log-welcomed = { $seat } takes in { $count } survivors ({ $items }).
term-log-lost-survivor = { $seat } loses { $count } survivors ({ $items }).
term-log-dealt-room = You are dealt the rooms { $items }.
term-log-dealt-leader = You are dealt the leaders { $items }.
term-log-placed = { $seat }: heroes start { $items }.
term-log-placed-one = { $place_at } ({ $hero })
term-log-shot = { $seat } spends { $count } munitions against { $to }.

## Discover: the beginning. “map”, “me”, “quest” … are typed by the player and stay the same in every language.

term-discover-intro =
    You woke up in a wilderness that nobody knows, and you want to get away. What you have to do for that stands on the quest card; type “quest” at any time.
    By day you spend stamina: move, gather, scout new tiles of the map, investigate landmarks, craft, fight. At night a card is drawn: it gives new stamina, asks for food or water, and brings dangers, above all to those who are not at a fire.
    You have three hearts. A fourth damage of any kind is the end of you.
term-discover-copy = Copy { $name }, code { $code }
term-discover-pack = Copy { $name }
term-discover-scenario = Scenario { $n } of { $of }: { $scenario }
term-discover-terrain = The terrain: { $terrain }
term-discover-coop = All together or not at all

## Discover: labels and short facts. They stand in narrow columns: keep them short.

term-discover-label-stamina = Stamina
term-discover-label-hearts = Hearts
term-discover-label-stores = Carries
term-discover-label-items = Items
term-discover-label-projects = Projects
term-discover-label-threats = Threats
term-discover-label-character = Character
term-discover-label-quest = Quest
term-discover-label-counters = Counters
term-discover-label-defeated = Defeated
term-discover-label-grounds = Grounds
term-discover-label-signs = Signs
term-discover-label-landmarks = Landmarks
term-discover-label-support = Support
term-discover-label-nights-gone = Night cards that are gone
term-discover-label-threats-gone = Threat cards that lie open
term-discover-label-upgrades = Upgrades
term-discover-label-enemies = Enemies that have been met
term-discover-label-made = Items that have been made
term-discover-label-open-projects = Projects that everybody may craft
term-discover-label-read = Discovery cards that have been read
# Of what can be carried
term-discover-load = { $n } of { $limit } things
term-discover-load-counts = Every token is one thing, also one with two resources, and so is every item. What an item carries for you does not count.
term-discover-used = used today
term-discover-chief = chieftain
term-discover-day = Day { $n }
term-discover-night = Night { $n }
term-discover-nights = next night card: level { $level }
term-discover-led = chieftain: { $seat }
term-discover-quest-command = “quest” says what to do
# How far the quest is: $n of $of
term-discover-progress-tiles = Tiles turned up: { $n } of { $of }
term-discover-progress-marks = Counters: { $n } of { $of }
term-discover-progress-fires = Fires burning: { $n } of { $of }
term-discover-quest-title = The quest, stage { $n }: { $stage }
term-discover-night-falls = When the day is over, the chieftain draws a night card: the four of level I come first, then those of level II.
term-discover-no-cards = No card has been read yet.
term-discover-alone = You are alone.

## Discover: what the signs of the map mean, as in a list

term-discover-ground = { $ground } { $cost }
# $own is what it costs you, $cost what is printed
term-discover-ground-own = { $ground } { $own } (not { $cost })
term-discover-legend-tokens = face-down tokens: { $items }
# $backs is a row such as (1), (2)
term-discover-legend-backs = { $backs } number on the back of a face-down tile
term-discover-sign-camp = camp
term-discover-sign-burning = burning fire
term-discover-sign-out = extinguished fire
term-discover-sign-water = water source
term-discover-sign-hidden = face-down monster
term-discover-sign-monster = monster and its number
term-discover-sign-special = special monster
term-discover-sign-enemy = enemy and its number
term-discover-sign-landmark = landmark and its number
term-discover-sign-searched = searched landmark
term-discover-sign-numbered = token with a number
term-discover-sign-loose = resources
term-discover-sign-target = target symbol
term-discover-sign-casualty = casualty

## Discover: combat

term-discover-combat = Combat: { $seat } against { $enemy }
term-discover-dice-shown = rolled
term-discover-dice-added = added
term-discover-dice-always = always on
term-discover-dice-result = result
term-discover-dice-needs = needs
term-discover-dice-verdict = outcome
term-discover-dice-chance = hits with
term-discover-defence = Defence { $n }
term-discover-attack = Attack { $n }
term-discover-at-least = { $n } or more
term-discover-hits = hits
term-discover-misses = misses
term-discover-chance = { $n } of { $sides } numbers
# What a choice would make of the dice
term-discover-then-hit = your die { $n }: hits
term-discover-then-miss = your die { $n }: misses
term-discover-then-hurt = enemy die { $n }: hurts you
term-discover-then-spared = enemy die { $n }: does not hurt you
term-discover-reroll-own = { $n } of { $sides } numbers hit
term-discover-reroll-enemy = { $n } of { $sides } numbers hurt you

## Discover: groups of choices, at most 10 characters

term-discover-group-moves = Move
term-discover-group-gather = Gather
term-discover-group-map = Explore
term-discover-group-camp = Work
term-discover-group-cards = Cards
term-discover-group-others = Others
term-discover-group-end = End

## Discover: tips, shown the first time a question comes up

term-discover-tip-character = The ability of your character is yours for the whole game: think of the land you are in.
term-discover-tip-turn = Do as much as your stamina allows; what is left stays for tomorrow. Every move lets you gather one thing there for nothing. Be at a burning fire when night falls if you can, and keep food and clean water in hand. A move costs what stands beside it; gathering, scouting, investigating, crafting, cooking, stoking, recovering, looting and trading cost 1 stamina each, unless something else stands beside them.
term-discover-tip-free-gather = Face-down tokens are resources as a rule, but an enemy or a numbered card may be among them.
term-discover-tip-modify = The dice count only when you leave them as they are: until then you can change them as often as you can pay for it.
term-discover-tip-support = You are within two spaces of the fight. Each card helps in its own way, and each may cost you a heart.
term-discover-tip-limit = Tokens that you drop stay on your space and can be gathered later.
term-discover-tip-project = What you have crafted lies open from now on: everybody may craft it again.
term-discover-tip-offer = Put together what you give and what you get, piece by piece, and then make the offer. It costs stamina only if it is accepted.
term-discover-tip-prowl = You are chieftain: where two ways are equally short for a monster, you decide.
term-discover-tip-pay = Resources that you spend are gone; “me” shows what you have.

## Discover: commands

term-discover-help-map = the map, what its signs mean and what its grounds cost
term-discover-help-me = your board with the texts of your cards
term-discover-help-others = the boards of the other survivors
term-discover-help-quest = the quest: what is to be done
term-discover-help-cards = all cards that have been read: upgrades, enemies, items
term-discover-help-night = what is known of the nights
term-discover-help-log = what happened today, and the day and night before; “log all”: in the whole game
term-discover-help-rules = a rule (“rules MO-2”), a chapter (“rules MO”), all about a word (“rules fire”)
term-discover-word-map = m b board
term-discover-word-me = i self
term-discover-word-others = o
term-discover-word-quest = stage
term-discover-word-cards = c
term-discover-word-night = n nights
# Where there are very many rules
term-all-chapters = The chapters of the rules. “rules { $chapter }” lists a chapter, “rules { $rule }” shows a rule, “rules” and a word finds the rules in which it stands.
term-rules-found =
    { $n ->
        [one] “{ $word }” stands in { $n } rule:
       *[other] “{ $word }” stands in { $n } rules:
    }
# Chapters, after their letters: “MO  moving”
term-chapter-ov = overview
term-chapter-co = components
term-chapter-se = set-up
term-chapter-ro = the round
term-chapter-fi = camp and fire
term-chapter-th = threats and discards
term-chapter-qu = quests and winning
term-chapter-ac = actions
term-chapter-ch = the chieftain
term-chapter-ga = gathering
term-chapter-mo = moving
term-chapter-sc = scouting
term-chapter-tr = trading
term-chapter-cr = projects and crafting
term-chapter-sp = spending resources
term-chapter-li = the carry limit
term-chapter-in = investigating and numbered cards
term-chapter-da = damage and healing
term-chapter-ka = casualties
term-chapter-mn = monsters
term-chapter-cb = combat
term-chapter-rt = retreat
term-chapter-fl = fleeing
term-chapter-de = deadly enemies
term-chapter-go = golden rules
term-chapter-od = once a day
term-chapter-it = items
term-chapter-ca = card actions
term-chapter-so = playing alone
term-chapter-s5 = scenario 5
term-chapter-su = support cards
term-chapter-ho = a house rule
term-chapter-r = rulings: what the rulebook leaves open

## Discover: the end. These follow the sign and the name of a player: “● Orange got away on day 5.”

term-discover-end = The story is over
term-discover-fate-won = got away on day { $day }.
term-discover-fate-hunger = died of hunger on day { $day }.
term-discover-fate-thirst = died of thirst on day { $day }.
term-discover-fate-sickness = died of a sickness on day { $day }.
term-discover-fate-physical = died of wounds on day { $day }.
term-discover-fate-gave-up = gave up on day { $day }.
term-discover-fate-time = was never found; night { $day } was the last.
term-discover-fate-lost = was lost on day { $day }.
term-discover-next = The next scenario of this copy is number { $n }, “{ $scenario }”:
term-discover-again = To try scenario { $n }, “{ $scenario }”, of this copy again:
term-discover-end-possible = Here you can type “save”, “save” and a file name, “map”, “me”, “others”, “quest”, “cards”, “log” or “log all”. Enter leaves.
