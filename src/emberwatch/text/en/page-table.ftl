# The table itself: the question, the log, looking back, players, preferences, the guide.
# Buttons are short; a hint (.hint) is one sentence that appears when the pointer rests on the button.
# $name and $names are names of players, ready for the sentence.

page-table-title = { $game } · Emberwatch
page-table-title-asked = ● { $question } · { $name }
page-table-notice = Your turn in { $game }
page-table-loading = Setting up the table…
page-table-home = Home page
page-table-gone = Table not found
page-table-gone-why = The link may be incomplete, or the table may have been removed.
page-table-newer = This game needs a newer server
page-table-newer-why = The game was continued with a newer version of Emberwatch. You can keep playing once this server is updated; nothing is lost.
page-table-failed = This table can’t be opened
page-table-failed-why = Something went wrong on the server. Its operator can find the reason in the log; nothing is lost.
page-table-again = Try again
page-table-undrawn = The final position of this game can no longer be shown. It’s still in the record.
page-table-no-drawing = This page has no picture of { $game }. You can still play it: every choice has a button in the bar below.
page-table-lost = Connection lost. Reconnecting; your game is safe.
page-table-status-connecting = Connecting…
page-table-status-lost = Connection lost
page-table-status-closed = Closed
page-table-spectators =
    { $count ->
        [one] { $count } spectator
       *[other] { $count } spectators
    }

## Parts of the table

page-table-parts = Parts of the table
page-table-tab-board = Board
page-table-tab-own = Yours
page-table-tab-others = Others
page-table-tab-log = Log
page-table-tab-offers = you can choose something here
page-table-side = Log and chat

## The question

page-table-question = Current question
page-table-you-are-asked = Your decision
page-table-choices = Choices
page-table-all-choices =
    { $count ->
        [one] { $count } choice
       *[other] All { $count } choices
    }
    .hint = Lists every choice and what it does.
page-table-amount = How many?
page-table-less = Fewer
page-table-more = More
page-table-hint = Show a hint
    .hint = A bot looks at your position and marks the move it would make (H).
page-table-hinted = suggested
page-table-question-rules = Rules
    .hint = The rules behind this question.
page-table-back = Back
    .hint = Choose something else (Esc).
page-undo = Undo
    .hint = Take back your last move (U). You can do this until something is revealed or someone else moves.
page-end-turn = End turn
    .hint = Let the others play (E).
page-table-held = You’re done. Ready to move on?
page-table-held-off = You can still undo. Turn this question off in
page-table-held-go = Continue
page-table-waiting = Waiting for { $names }
page-table-waiting-held = Waiting for { $name } to end their turn
page-table-thinking = One moment…
page-table-open-seat = A seat is still open.
page-table-invite = Invite someone
page-table-skip = Skip
    .hint = Jump straight to the current position.

## Help

page-table-help = Help and keys
    .hint = How the table works and what the keys do (?).
page-table-help-glow = You can choose anything that glows orange. Click it on the table or use its button in the bar below; both do the same.
page-table-help-point = To learn what something is, rest the pointer on it, or press and hold on a touch screen.
page-table-help-why = To learn why you can’t choose something, click it.
page-table-key-numbers = 1–9
    .does = make that choice, or enter an amount
page-table-key-arrows = Tab, arrows
    .does = move between things and buttons
page-table-key-enter = Enter
    .does = choose what has the focus
page-table-key-escape = Esc
    .does = go back
page-table-key-undo = U
    .does = undo
page-table-key-end = E
    .does = end your turn
page-table-key-question = Q
    .does = go to the question
page-table-key-hint = H
    .does = show a hint
page-table-key-help = ?
    .does = show the rules for what you point at, or this help
page-table-why = Why can’t I?
page-table-rules = Rules
page-table-rules-behind = Rules:
page-table-rule =
    .hint = Read this rule.
page-table-all-rules = All rules
    .hint = Opens a page where you can read and search all the rules of the game.

## Log and chat

page-table-log = Log
    .hint = What has happened so far.
page-table-log-line =
    .hint = Look at this moment.
page-table-log-card = Read the card
page-table-log-more =
    { $count ->
        [one] And { $count } more line in the log.
       *[other] And { $count } more lines in the log.
    }
# After a line that stands for several identical ones
page-table-log-times = × { $n }
page-table-log-empty = Nothing has happened yet.
page-table-log-down = Jump to latest
page-table-chat = Chat
    .hint = Talk to the others at the table.
page-table-chat-empty = Nobody has said anything yet.
page-table-chat-nameless = a spectator
page-table-chat-write = Say something
page-table-chat-send = Send
    .hint = Everyone at the table and all spectators can read it.
page-table-unread =
    { $count ->
        [one] { $count } unread line
       *[other] { $count } unread lines
    }

## Looking back

page-table-travel = Look back
    .hint = See earlier moments of this game.
page-table-past = Moment { $at } of { $now }
page-table-present = Now
page-table-moment = Moment
page-table-step-back = One step back
page-table-step-forward = One step forward
page-table-play = Play
page-table-pause = Pause
page-table-speed = Speed
page-table-times = { $speed }×
page-table-back-to-now = Back to now
page-table-back-to-end = Back to the end

## Players

page-table-menu = Menu
page-table-settings = Settings
    .hint = Name, language, theme, motion, sound and notifications.
page-table-players = Players
    .hint = Who sits where, invitations, other devices.
page-table-seat = Seat { $number }
page-table-seat-open = open seat
page-table-seat-asked = deciding
page-table-seat-bot = bot
page-table-seat-stand-in = a bot is standing in
page-table-seat-here = here
page-table-seat-away = away
page-table-name = Your name
    .hint = The others see it.
page-table-invitation = Invitation link
    .hint = Send this link to the person you want to sit here.
page-table-or-bot = Or seat a bot:
page-table-copy = Copy
    .hint = Copy the link.
page-table-copied = Copied
    .hint = The link is in your clipboard.
page-table-share = Share
    .hint = Share the link to this table.
page-table-device = Continue on another device
    .hint = Open this link there, and your seat moves to that browser. Anyone who has the link can take the seat.
page-table-watch = Spectators
    .hint = Anyone who opens this link can watch, without seeing anything hidden.
page-table-leave = Leave the table
    .hint = You keep your seat, and you’ll find the table under “Your tables”.

## Preferences

page-table-habits = Preferences
    .hint = Ending your turn, preset answers, and who plays while you’re away.
page-table-explicit-end = I end my turns myself
    .hint = You can take back moves until you press “End turn”. Otherwise the others continue at once.
page-table-standing = Preset answers
    .hint = The others don’t have to wait for you when these questions come up on their turns.
page-table-standing-ask = Ask me
page-table-stand-in = Stand-in
    .hint = A bot can play for you while you’re away. You can take over again at any time.
page-table-stand-in-never = Nobody plays for me
page-table-stand-in-away = A bot plays when I’ve been away for
page-table-stand-in-now = A bot plays from now on
page-table-stand-in-after = After how long
page-table-stand-in-bot = Which bot
page-table-minutes =
    { $minutes ->
        [one] { $minutes } minute
        [60] one hour
        [1440] one day
       *[other] { $minutes } minutes
    }
page-table-kept = Saved.
page-table-stand-in-plays = A bot is playing for you.
page-table-take-over = Take over


## Several people at one screen

page-table-curtain = Pass the screen to { $name }
page-table-curtain-why = Hands stay hidden until you confirm that it’s you.
page-table-curtain-sit = I’m { $name }

## The end

page-table-ending = The end
page-table-to-board = Show the board
    .hint = See how the board looked at the end (Esc).
page-table-score = Result
    .hint = See the result again.
page-table-rematch = Rematch
    .hint = Play the same game again with the same players.
page-table-replay = Replay
    .hint = Watch the whole game again.
page-table-record = Download
    .hint = Saves the game’s record as a file: every move can be replayed and checked.
page-table-seal-check = Check fairness
    .hint = See for yourself that nobody tampered with the draws.
page-table-seal = Fairness seal
    .hint = Proves that nobody can tamper with the draws, not even this server.
page-table-seal-why = All chance in this game comes from one secret number, drawn before the game began. Everyone has been able to see its seal since then. Nobody can work out the secret from the seal, but only this secret has this seal, so it can’t be swapped later.
page-table-seal-hash = The seal, shown from the start:
page-table-seal-later = The secret appears here when the game is over. Write down the seal now if you want to compare it yourself.
page-table-seal-secret = The secret, now that the game is over:
page-table-seal-compute = Your browser computes the seal of this secret (SHA-256):
page-table-seal-elsewhere = Browsers compute this only on secure pages (https). You can do it in any terminal:
page-table-seal-good = It matches. The secret was not swapped.
page-table-seal-bad = It doesn’t match! The game did not use the secret that was sealed at the start.
page-table-seal-draws = Every draw follows from the secret. To check each one, download the record: “emberwatch replay” makes all the draws again.

## The guide. page-guide-<game>-<step>: one to three short sentences and a title, shown once at the right moment.
## Names of rooms, tokens and actions are those of the game’s own text files.

page-guide = Guide
page-guide-done = Got it
page-guide-off = No more tips
    .hint = Turn the guide off; you can turn it on again in the menu.
page-guide-on = Guide
    .hint = Explains everything the first time it comes up.

page-guide-outlive-goal = Convoy arrives in six days and takes only one tribe: the one with the most survival points (SP). You score for survivors, full rooms, repaired equipment and events you overcome; radioactivity costs you points.
    .title = The goal
page-guide-outlive-screen = This bar shows your current decision. You can choose anything that glows orange, on the table or with its button. Rest the pointer on anything, or press and hold, to learn what it is.
    .title = How to play
page-guide-outlive-rooms = Each tile is a room you may build later. Discard two of the six. A room helps you only while survivors fill all its spaces, and each night it costs its upkeep in supplies. Rooms you can use often are worth more.
    .title = Your rooms
page-guide-outlive-found = You build one room right away, for free. Everyone has the first three: “Room construction” makes one room cheaper each night and is a solid start.
    .title = Your first room
page-guide-outlive-settle = A room works only when it’s full, and you must feed its people every night. People in the airlock need only water, and they keep the radiation out. It’s often wise to leave them in the airlock for now.
    .title = Room or airlock?
page-guide-outlive-leader = Your leader determines where your four heroes start and what you start with. The player with the oldest leader goes first.
    .title = Your leader
page-guide-outlive-placing = Your heroes have strengths of 3, 3, 4 and 5, as printed on them: that’s how many action points each has on a visit. Place each one at one of your leader’s starting locations; from there, they move one or two steps per day.
    .title = Where heroes start
page-guide-outlive-day = The game lasts six days and six nights. By day, players take turns moving one hero each until all have moved. The track in the middle shows the day and how strong the radiation will be tonight.
    .title = The day begins
page-guide-outlive-event = Every day brings an event that makes life harder until someone pays at night to overcome it and earns its points. Its card is in the middle, below the day: point at it to read it again.
    .title = Events
page-guide-outlive-turn = Choose a hero, then where it goes: one or two steps around the ring, but never to a location where you already have a hero. Think of tonight: you’ll need food and some water.
    .title = A turn
page-guide-outlive-points = Your hero has as many action points as its strength. Spend them one at a time; any you have left when you finish here are lost.
    .title = Action points
page-guide-outlive-wild = Each action point gets you one token: wood in the Forest, metal in the Mine, microchips at the Fairgrounds. You need these three materials to build rooms and repair equipment.
    .title = Materials
page-guide-outlive-hunting = Once per visit you can hunt the face-up animal: pay its endurance in action points and munitions. Its meat feeds your people tonight. Every further catch of the same kind yields more.
    .title = Hunting
page-guide-outlive-base = Each action point gets you one munition, useful for hunting and for protecting your goods when someone pressures you. The algae lower your radioactivity by one level; there is one dose per day for all players.
    .title = Military Base
page-guide-outlive-dam = Pay one microchip, and each action point gets you one water. People in the airlock need nothing else.
    .title = Dam
page-guide-outlive-city = Each action point gets you one face-up piece of equipment or a search tile, which may be empty. Equipment stays broken until you repair it at night.
    .title = City
page-guide-outlive-end-turn = Your hero is done. Press “End turn” (E) to let the others play; until then, you can undo. You can turn this off in “Preferences”.
    .title = Ending your turn
page-guide-outlive-undo = You can take back a move with “Undo” (U), as long as it hasn’t revealed anything.
    .title = Changed your mind?
page-guide-outlive-pressure = When your hero arrives, it pressures every weaker rival hero that has already moved today (those are standing; unmoved heroes lie down). For each point of difference in strength, the rival gives you one supply or material, or spends one munition instead. Stronger rivals do the same to you.
    .title = Pressure
page-guide-outlive-cargo = The Cargo Ship costs no action points: you get canned goods and a survivor at once. Each spot holds one hero of the matching strength. Whoever gets here first each day becomes first player, starting tonight.
    .title = Cargo Ship
page-guide-outlive-defend = A stronger rival is pressuring you. Each munition you spend saves one of your supplies or materials.
    .title = Under pressure
page-guide-outlive-night = At night you look after your shelter, step by step: overcome events, feed your people, face the radiation, recruit, build, repair. You can’t go back to an earlier step.
    .title = Night
page-guide-outlive-overcome = Pay an event’s cost to remove it and earn its survival points. Players take turns; once you pass, you’re out for tonight.
    .title = Overcoming events
page-guide-outlive-food = Every night, each room with people in it costs its upkeep, the number at its top, in supplies (meat, water or cans). Each row of the airlock with people in it costs one water. For each token you’re short, you lose a survivor. Plan for it by day.
    .title = Feeding
page-guide-outlive-lose = You must lose a survivor. A room that is no longer full stops working, so choose where it hurts least.
    .title = A loss
page-guide-outlive-radiation = Each survivor in your airlock blocks one point of tonight’s radiation; the rest raises your radioactivity. That costs points at the end, and beyond the last level it costs lives. The radiation gets stronger every few days.
    .title = Radiation
page-guide-outlive-recruit = Each supply you spend brings one new survivor into the airlock. Every survivor scores a point at the end, helps against radiation and can fill a room. Leftover meat would spoil tonight anyway.
    .title = Recruiting
page-guide-outlive-build = A room costs three materials. People can move from the airlock into rooms, but never back, and you can use a full room at once. Leave some people in the airlock for the next wave of radiation.
    .title = Building
page-guide-outlive-repair = Repaired equipment works once per day and scores a point at the end; two pieces with matching half symbols score one more.
    .title = Repairing
page-guide-outlive-spoil = At the end of the night, all your meat and all but two of your water tokens spoil; canned goods keep forever. What would spoil is better spent on recruiting now.
    .title = What spoils
page-guide-outlive-score = Your shelter shows your score, part by part. The more full rooms you have, the more each one is worth.
    .title = Your score
page-guide-outlive-last = This is the last day. After tonight, Convoy makes its choice, and whatever is left in your stores only breaks ties: fill rooms, repair, overcome events.
    .title = The last day
page-guide-outlive-over = Convoy has chosen. “Replay” shows the game again, “Rematch” starts another. Now you know Outlive.
    .title = That’s it

page-guide-discover-goal = You’re stranded in an unknown land. The quest says what you have to do; anyone who completes its last stage alive wins. Several of you can win.
    .title = The goal
page-guide-discover-screen = This bar shows your current decision. You can choose anything that glows orange, on the map or with its button. Rest the pointer on anything, or press and hold, to learn what it is.
    .title = How to play
page-guide-discover-character = Choose who you are. Each character can do something that nobody else can; point at a card to read it.
    .title = Your character
page-guide-discover-stamina = Almost everything you do costs stamina, usually 1. Keep going as long as you have some. The night restores some, up to 12, and whatever you save today is still there tomorrow.
    .title = Stamina
page-guide-discover-moving = You can move to any glowing space next to yours. The cost depends on the ground: easy ground costs 1 stamina, hard ground more. After a move, you may gather one thing there for free.
    .title = Moving
page-guide-discover-scouting = Next to you is a tile that nobody has seen. Scouting costs 1 stamina and reveals it, with everything on it. Scout a lot in the first days: what your quest needs is out there somewhere.
    .title = Scouting
page-guide-discover-gathering = A face-down token may be a resource, a card with a story, or an enemy. Gathering is free after a move; otherwise it costs 1 stamina.
    .title = Gathering
page-guide-discover-water = Nights bring hunger and thirst. Always carry some food and clean water; animals give raw meat, and water sources never run dry.
    .title = Food and water
page-guide-discover-projects = Your projects are tools you could make. Point at one to see what it costs, and gather that along the way: good tools decide the game.
    .title = Projects
page-guide-discover-crafting = You have everything a project costs. Crafting takes 1 stamina; you get the item, the project is laid face up for everyone, and you draw a new one.
    .title = Crafting
page-guide-discover-landmark = A landmark has been found. Each one has a number and a card of its own. Go there and investigate it: quests and treasures begin at landmarks. If your quest names it, that’s where you have to go.
    .title = Landmarks
page-guide-discover-investigating = You’re at a landmark. Investigate it for 1 stamina to read its card; you can do it again later.
    .title = Investigating
page-guide-discover-card = A card has been read aloud, for everyone to hear. You can find it again in the log: click the small card next to the line.
    .title = Cards
page-guide-discover-fire = At a burning fire, you can cook any amount of raw meat into food for 1 stamina, and some things can only be made there. One wood relights a fire that has gone out.
    .title = Fire and cooking
page-guide-discover-recover = You can heal: food for hunger, clean water for thirst, medicine for sickness, for 1 stamina each. Wounds need something special.
    .title = Recovering
page-guide-discover-trade = You’re on the same space as someone. Give and take whatever you both agree on; a gift is fine, too.
    .title = Trading
page-guide-discover-limit = You can carry ten things. Resources you leave behind stay on this space, and you can come back for them.
    .title = Too much to carry
page-guide-discover-undo = You can take back a move with “Undo” (U), as long as it hasn’t revealed anything.
    .title = Changed your mind?
page-guide-discover-end-turn = You’re getting tired. When you’ve done enough, end your turn (E); you keep any stamina you have left. Think of the night: sleeping at a burning fire is usually safer.
    .title = Ending your turn
page-guide-discover-held = You’re done, but the others can’t play until you press “End turn” (E); until then, you can undo. You can turn this off in “Preferences”.
    .title = Done?
page-guide-discover-night = At night, a card is read: you rest, and it may bring hunger, weather or monsters. Where you sleep can matter; a burning fire is a good place.
    .title = Night
page-guide-discover-threat = A threat affects the survivor who draws it. Some pass at once; others stay until you get rid of them as their card says.
    .title = Threats
page-guide-discover-monster = A monster is prowling. It stays face down until it meets someone: anyone who shares its space has to fight it.
    .title = Monsters
page-guide-discover-combat = Combat uses two dice. Yours hits if it reaches the enemy’s Defense; the red one hits you if it reaches the enemy’s Attack. Before the dice count, you may change them with resources and items: each button says how.
    .title = Combat
page-guide-discover-support = Someone near you is fighting. You may play one of your three support cards; you get it back afterward.
    .title = Support
page-guide-discover-damage = Each point of damage turns one of your three hearts to its type. After three, the next one kills you, so heal in time.
    .title = Damage
page-guide-discover-chieftain = The chieftain goes first every day and decides when the others can’t agree. Someone else may become chieftain after each night.
    .title = Chieftain
page-guide-discover-winning = The quest moves on. When a stage is done, its card says what comes next; the last stage is the way home.
    .title = The quest
page-guide-discover-over = The story is over. “Replay” shows it again, “Rematch” starts another. Now you know Discover.
    .title = That’s it

# In a tooltip: a player and their state: here, away, a bot...
page-table-player-is = { $name }: { $what }

# On a choice that wins the game for certain
page-table-wins = Wins the game
# Like page-guide-discover-goal, for somebody who plays alone
page-guide-discover-alone = You’re stranded in an unknown land, alone. The quest says what you have to do; if you complete its last stage alive, you win.
    .title = The goal

# Before a turn ends although much would be lost.
page-table-leaving = End your turn?
page-table-leaving-stay = Keep playing
page-table-leaving-end = End my turn

## While the ending is being told

page-table-being-told = The end is being told …
page-table-skip-ending = Skip
    .hint = See the result at once

## The coach and hints

page-coach-on = Coach on
    .hint = Before a clearly bad move, the coach asks whether you mean it.
page-coach-off = Coach off
    .hint = Make every move at once, without being asked.
page-coach-sure = Make your own choice anyway?
page-coach-sure-end = End your turn anyway?
page-coach-anyway = Do it anyway
page-coach-back = Think again
page-coach-show = Show me the better move
page-hint-close = Close the hint
page-undo-why = Why you can’t undo now (U).

# Shortcuts among the choices
page-table-single = One by one
    .hint = Show every single choice as a button
page-table-shortcuts-more = { $count } more
    .hint = Show all shortcuts
page-table-on-board = Also as buttons ({ $count })
    .hint = Show the choices that glow on the board as buttons, too
page-table-then = then { $ending }

# Above the list of what another player does in their turn
page-table-turn-of = { $name }’s turn

# Read aloud after the first half of a choice
page-table-chosen-next =
    { $what }: what next? { $count ->
        [one] There is only one choice.
       *[other] There are { $count } choices.
    }

# The skip link at the table
page-table-to-question = Skip to the question

# Read aloud: what is said about somebody or something
page-table-about = { $name }: { $text }
