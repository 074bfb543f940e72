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
term-help-why = the rules behind the question; with a number, what that choice does
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
