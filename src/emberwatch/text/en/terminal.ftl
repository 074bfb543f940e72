# The game in the terminal. Players type the words in quotation marks (“board”, “quit” …), which are the same
# in every language; each may have further words in the language, in `term-word-…`, separated by spaces.
# { $seat } comes with its sign where it stands alone (● Orange), and so does { $tag }; { $tags }, { $standing } and
# { $lying } are signs with a hero's strength (▲5). A cell of the board is 25 characters wide in a terminal of 80.

## The beginning

term-title = Emberwatch: { $game }
term-intro =
    Convoy arrives in six days. It takes only one tribe: the one with the most survival points (SP).
    You score for survivors, full shelter rooms, repaired equipment and its matching pairs, events you overcome, and low radioactivity.
    By day, players take turns sending out their four heroes, one at a time, to gather, hunt and search. At night you feed your people, sit out the radiation, recruit, build and repair.
    People you cannot feed are lost, so look after food and water first.
term-intro-commands = Answer a question with its number. “?” explains the question, “? 3” the third choice, and “help” lists all commands. You can leave at any time with “quit”: the game is saved.
term-sits-human = { $seat }: a person at this screen
term-sits-bot = { $seat }: the bot “{ $bot }”
term-rulebook = Rulebook: { $edition }. Placing heroes: { $placement }.
term-resumed = Game resumed. “log” shows what happened today.
# What seats are called when nobody gave them a name: their colors, as names
term-seat-0 = Orange
term-seat-1 = Violet
term-seat-2 = Blue
term-seat-3 = Beige
term-error-names =
    { $seats ->
        [one] { $names } names were given for { $seats } seat. Give at most one name per seat, separated by commas.
       *[other] { $names } names were given for { $seats } seats. Give at most one name per seat, separated by commas.
    }

## Several people at one screen

term-curtain = { $seat }, it’s your turn. Everyone else, look away. Press Enter when you’re ready.
term-curtain-prompt = Enter:{" "}

## The question

term-prompt = Your choice ({ $first }–{ $last }, ?, help):{" "}
term-news = What happened
term-tip = Tip: { $tip }
term-stores = You have: { $items }
term-nothing = nothing

## Tips, shown the first time a question comes up

term-tip-ask-discard = You always have the three standard rooms (construction, workshop, events). Keep four of these six. The more full rooms you have, the more points each is worth. A room works only while all its spaces are filled, and it costs its upkeep every night.
term-tip-ask-found = This first room is free. If you fill it now, it works from the first day on, but you must feed it tonight.
term-tip-ask-settle = People in the airlock block radiation but cost one water per row; people in a room cost its upkeep.
term-tip-ask-leader = Your leader determines where your heroes start and what you start with. The player with the oldest leader goes first.
term-tip-ask-place = Heroes move one or two steps around the ring of locations. Stronger heroes do more: one action per point of strength.
term-tip-ask-turn = Each of your four heroes goes out once per day. It must move one or two steps and then has one action per point of strength. If it arrives at a location with another player’s weaker activated hero, it applies pressure and takes tribute. Each move shows who can pressure whom.
term-tip-ask-dock = Higher spots hold more canned goods. The first player to reach the ship today takes the first player token.
term-tip-ask-defend = You pay for any remaining pressure in supplies or materials. Munitions and some equipment reduce it.
term-tip-ask-tribute = Think of tonight: supplies feed your people.
term-tip-ask-wild = Materials build rooms and repair equipment. Hunting yields plenty of meat, but leftover meat spoils at the end of the night. Type “1x3” to take choice 1 three times.
term-tip-ask-base = Munitions help with hunting and against pressure. The algae lower your radioactivity.
term-tip-ask-dam = The airlock needs water and nothing else; you can keep a little overnight.
term-tip-ask-city = New equipment is broken, so repair it at night. A search tile gives you whatever is on it.
term-tip-ask-kill = Munitions save action points, which you can then spend on something else.
term-tip-ask-overcome = When you overcome an event, it stops working and you score its points. Otherwise it strikes again tomorrow.
term-tip-ask-eat = Meat spoils after tonight and canned goods keep, so it’s usually best to use meat first.
term-tip-ask-lose = A room that loses a survivor stops working.
term-tip-ask-recruit = Every survivor scores a point at the end and blocks radiation while in the airlock, but must be fed from the next night on. Leftover meat would spoil anyway.
term-tip-ask-build = A room works once all its spaces are filled. Survivors who move in never return to the airlock.
term-tip-ask-mend = Equipment works and scores only after you repair it, and matching pairs score extra.

## What is shown next to a choice

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
term-presses = pressures { $tag } for { $n }
term-risk = may be pressured by { $tags }
term-uses = uses the { $equipment }
term-taken = Not now, because you already have a hero there: { $places }
term-hint-have = you have { $n }
term-hint-left = { $left } here, you have { $n }
term-hint-meat = endurance { $endurance }: { $amount }
term-hint-pile = face down: { $items }
term-hint-gauge = radioactivity { $from } → { $to } SP
term-hint-gauge-best = radioactivity already at its lowest: no effect
term-hint-filled = { $n } of { $spaces } spaces filled
term-hint-size = spaces { $spaces }, upkeep { $upkeep }
term-hint-repair = repair: { $cost }
term-hint-will-work = then it works
term-hint-will-stop = then it stops working

## The board

term-days = Day { $n } of { $days }
term-days-night = Night { $n } of { $days }
term-wave = Radiation tonight: { $n }
term-first = First player: { $seat }
term-open-events = Events: { $events }
term-no-events = No events in play
term-board-game = game { $endurance }, stack of { $n }
term-board-no-game = no game left
term-board-algae = algae: one dose
term-board-no-algae = algae: taken
term-board-dam = access: 1 microchip
term-board-search = search tiles: { $n }
term-board-known = known: { $items }
term-board-no-equipment = no equipment left
term-board-slot =
    { $n ->
        [one] { $strength }: { $n } can
       *[other] { $strength }: { $n } cans
    }
term-legend = { $standing } activated: can be pressured    { $lying } idle: safe    { $person } survivor

## The shelter

term-shelter = Shelter of { $seat }
term-shelter-led = Shelter of { $seat }, led by { $leader }
term-column-room = Room
term-column-upkeep = Upkeep
# The state of a room: at most 12 characters
term-room-unbuilt = not built
term-room-works = working
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
        [one] { $n } working room
       *[other] { $n } working rooms
    }
term-rival-gauge = radioactivity { $gauge }

## Commands. What players type stays as it is; the rest is translated.

term-help-title = What you can type
term-help-number = make that choice; “3x2” makes choice 3 twice if it’s still available
term-help-question = the rules behind the question; with a number, what that choice does
term-help-help = this list
term-help-board = the board
term-help-shelter = your shelter
term-help-others = the other players’ shelters
term-help-events = the events in play, what they do and what it costs to overcome them
term-help-score = the score as it stands
term-help-log = what happened today; “log all”: in the whole game
term-help-rules = a rule by its id, such as “rules N2”; without an id, a list of all rules
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
term-no-such-times = You can make a choice once or more: “{ $number }x2” makes choice { $number } twice.
term-not-understood = “{ $line }” is not a command. Type a number from { $first } to { $last }, “?” for the rules behind the question, or “help”.
term-all-rules = The rules by their ids. “rules { $rule }” shows one of them.
term-log-empty = Nothing has happened yet.
term-score-title = The score as it stands

## Saving

term-saved = Game saved in { $file }.
term-how-to-resume = To continue: { $program } play --resume { $file }
term-not-saved = The game was not saved: { $problem }
term-not-overwritten = { $file } already exists and is not a saved game of this program. Choose another name.
term-quit-again = Type “save” and another file name, or “quit” again to leave without saving.

## The end

term-end = Convoy has arrived
term-end-supplies = Tie: supplies
term-end-resources = Tie: materials and munitions
term-end-save = To keep the record of this game, type “save”, or “save” and a file name. Press Enter to leave.
term-end-possible = You can type “save”, “save” and a file name, “score”, “log”, “log all”, “others”, “board” or “shelter”. Press Enter to leave.
term-end-prompt = save, help, or Enter:{" "}

## Many events in one sentence

term-log-took = { $seat } takes { $items }.
term-log-paid = { $seat } pays { $items }.
term-log-gave = { $seat } gives { $to } { $items }.
term-log-got = { $seat } starts with { $items }.
term-log-lost-token = { $seat } loses { $items }.
term-log-saved = { $seat } saves { $items }.
term-log-ate = { $seat } uses up { $items }.
term-log-recruited =
    { $count ->
        [one] { $seat } recruits { $count } survivor for { $items }.
       *[other] { $seat } recruits { $count } survivors for { $items }.
    }
term-log-found = { $seat } searches { $place_at } and finds: { $items }.
term-log-tile-aside = Set aside { $place_at }: { $items }.
term-log-mary-drew =
    { $count ->
        [one] { $seat } draws { $count } search tile { $place_at }: { $items }.
       *[other] { $seat } draws { $count } search tiles { $place_at }: { $items }.
    }
term-log-displayed = New { $place_at }: { $items }.
term-log-salvaged = { $seat } takes from the equipment { $place_at }: { $items }.
term-log-drew = { $seat } draws broken equipment: { $items }.
term-log-entered =
    { $count ->
        [one] { $seat }: { $count } survivor moves in ({ $items }).
       *[other] { $seat }: { $count } survivors move in ({ $items }).
    }
term-log-welcomed =
    { $count ->
        [one] { $seat } takes in { $count } survivor ({ $items }).
       *[other] { $seat } takes in { $count } survivors ({ $items }).
    }
term-log-lost-survivor =
    { $count ->
        [one] { $seat } loses { $count } survivor ({ $items }).
       *[other] { $seat } loses { $count } survivors ({ $items }).
    }
term-log-dealt-room = You are dealt the rooms { $items }.
term-log-dealt-leader = You are dealt the leaders { $items }.
term-log-placed = { $seat }: heroes start { $items }.
term-log-placed-one = { $place_at } ({ $hero })
term-log-shot =
    { $count ->
        [one] { $seat } spends { $count } munition against { $to }.
       *[other] { $seat } spends { $count } munitions against { $to }.
    }

## Discover: the beginning. Players type “map”, “me”, “quest” …, which are the same in every language.

term-discover-intro =
    You wake up in an unknown wilderness and want to get out. The quest card says what you have to do; type “quest” at any time to read it.
    By day you spend stamina to move, gather, scout new tiles of the map, investigate landmarks, craft and fight. At night a card is drawn: it restores stamina, demands food or water, and brings dangers, especially to anyone who is not at a fire.
    You have three hearts. A fourth point of damage, of any type, kills you.
term-discover-copy = Copy { $name }, code { $code }
term-discover-pack = Copy { $name }
term-discover-scenario = Scenario { $n } of { $of }: { $scenario }
term-discover-terrain = Terrain: { $terrain }
term-discover-coop = All or none

## Discover: labels and short facts. Columns are narrow, so keep them short.

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
term-discover-label-grounds = Ground
term-discover-label-signs = Signs
term-discover-label-landmarks = Landmarks
term-discover-label-support = Support
term-discover-label-nights-gone = Night cards already used
term-discover-label-threats-gone = Face-up threat cards
term-discover-label-upgrades = Upgrades
term-discover-label-enemies = Enemies met so far
term-discover-label-made = Items made so far
term-discover-label-open-projects = Projects anyone may craft
term-discover-label-read = Discovery cards read so far
# Out of what can be carried
term-discover-load = { $n } of { $limit } things
term-discover-load-counts = Every token counts as one thing, even with two resources on it, and so does every item. What an item carries for you does not count.
term-discover-used = used today
term-discover-chief = chieftain
term-discover-day = Day { $n }
term-discover-night = Night { $n }
term-discover-nights = next night card: level { $level }
term-discover-led = chieftain: { $seat }
term-discover-quest-command = “quest” says what to do
# Progress of the quest: $n of $of
term-discover-progress-tiles = Tiles revealed: { $n } of { $of }
term-discover-progress-marks = Counters: { $n } of { $of }
term-discover-progress-fires = Fires burning: { $n } of { $of }
term-discover-quest-title = The quest, stage { $n }: { $stage }
term-discover-night-falls = At the end of the day, the chieftain draws a night card: first the four of level I, then those of level II.
term-discover-no-cards = No card has been read yet.
term-discover-alone = You are alone.

## Discover: what the signs of the map mean, as in a list

term-discover-ground = { $ground } { $cost }
# $own is what it costs you, $cost the printed cost
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
term-discover-sign-searched = landmark already investigated
term-discover-sign-numbered = token with a number
term-discover-sign-loose = resources
term-discover-sign-target = target symbol
term-discover-sign-casualty = casualty

## Discover: combat

term-discover-combat = Combat: { $seat } vs. { $enemy }
term-discover-dice-shown = rolled
term-discover-dice-added = added
term-discover-dice-always = always on
term-discover-dice-result = result
term-discover-dice-needs = needs
term-discover-dice-verdict = outcome
term-discover-dice-chance = hits on
term-discover-defence = Defense { $n }
term-discover-attack = Attack { $n }
term-discover-at-least = { $n }+
term-discover-hits = hits
term-discover-misses = misses
term-discover-chance = { $n } of { $sides } numbers
# What a choice would do to the dice
term-discover-then-hit = your die { $n }: hits
term-discover-then-miss = your die { $n }: misses
term-discover-then-hurt = enemy die { $n }: hurts you
term-discover-then-spared = enemy die { $n }: no harm
term-discover-reroll-own = hits on { $n } of { $sides } numbers
term-discover-reroll-enemy = hurts you on { $n } of { $sides } numbers

## Discover: groups of choices, at most 10 characters

term-discover-group-moves = Move
term-discover-group-gather = Gather
term-discover-group-map = Explore
term-discover-group-camp = Work
term-discover-group-cards = Cards
term-discover-group-others = Others
term-discover-group-end = End

## Discover: tips, shown the first time a question comes up

term-discover-tip-character = You keep your character’s ability for the whole game, so think of the terrain you’re in.
term-discover-tip-turn = Do as much as your stamina allows; you keep what is left for tomorrow. After every move, you may gather one thing there for free. If you can, be at a burning fire when night falls, and keep some food and clean water. The cost of each move is shown next to it; gathering, scouting, investigating, crafting, cooking, stoking, recovering, looting and trading cost 1 stamina each, unless the choice says otherwise.
term-discover-tip-free-gather = Face-down tokens are usually resources, but some are enemies or numbered cards.
term-discover-tip-modify = The dice count only when you leave them as they are. Until then, you can change them as often as you can pay for it.
term-discover-tip-support = You are within two spaces of the fight. Each card helps in its own way, and each may cost you a heart.
term-discover-tip-limit = Tokens you drop stay on your space and can be gathered later.
term-discover-tip-project = What you have crafted is now face up: anyone may craft it.
term-discover-tip-offer = Choose what you give and what you get, piece by piece, then make the offer. It costs stamina only if it’s accepted.
term-discover-tip-prowl = You are the chieftain: when a monster has two equally short ways, you decide.
term-discover-tip-pay = Resources you spend are gone; “me” shows what you have.

## Discover: commands

term-discover-help-map = the map, what its signs mean and what each ground costs
term-discover-help-me = your character board and the text of your cards
term-discover-help-others = the other survivors’ character boards
term-discover-help-quest = the quest: what you have to do
term-discover-help-cards = all cards read so far: upgrades, enemies, items
term-discover-help-night = what is known about the nights
term-discover-help-log = what happened today, and on the day and night before; “log all”: in the whole game
term-discover-help-rules = a rule (“rules MO-2”), a chapter (“rules MO”), everything about a word (“rules fire”)
term-discover-word-map = m b board
term-discover-word-me = i self
term-discover-word-others = o
term-discover-word-quest = stage
term-discover-word-cards = c
term-discover-word-night = n nights
# For games with very many rules
term-all-chapters = The chapters of the rules. “rules { $chapter }” lists a chapter, “rules { $rule }” shows a rule, and “rules” followed by a word finds the rules that contain it.
term-rules-found =
    { $n ->
        [one] { $n } rule contains “{ $word }”:
       *[other] { $n } rules contain “{ $word }”:
    }
# Chapters, after their letters: “MO  moving”
term-chapter-ov = overview
term-chapter-co = components
term-chapter-se = setup
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
term-chapter-od = once per day
term-chapter-it = items
term-chapter-ca = card actions
term-chapter-so = playing alone
term-chapter-s5 = scenario 5
term-chapter-su = support cards
term-chapter-ho = a house rule
term-chapter-r = rulings on what the rulebook leaves open

## Discover: the end. These follow the sign and the name of a player: “● Orange got away on day 5.”

term-discover-end = The story is over
term-discover-fate-won = got away on day { $day }.
term-discover-fate-hunger = died of hunger on day { $day }.
term-discover-fate-thirst = died of thirst on day { $day }.
term-discover-fate-sickness = died of sickness on day { $day }.
term-discover-fate-physical = died of wounds on day { $day }.
term-discover-fate-gave-up = gave up on day { $day }.
term-discover-fate-time = was never found; night { $day } was the last.
term-discover-fate-lost = was lost on day { $day }.
term-discover-next = The next scenario of this copy is number { $n }, “{ $scenario }”:
term-discover-again = To try scenario { $n }, “{ $scenario }”, of this copy again:
term-discover-end-possible = You can type “save”, “save” and a file name, “map”, “me”, “others”, “quest”, “cards”, “log” or “log all”. Press Enter to leave.
