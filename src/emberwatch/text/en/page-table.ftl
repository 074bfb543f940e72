# The table itself: the question, the log, travelling in time, players, habits, the guide.
# Buttons are short; a hint (.hint) is one sentence that a pointer resting on the button brings up.
# $name and $names are names of players, ready for the sentence.

page-table-title = { $game } · Emberwatch
page-table-title-asked = ● { $question } · { $name }
page-table-notice = Your turn in { $game }
page-table-loading = The table is being laid …
page-table-home = To the first page
page-table-gone = There is no such table
page-table-gone-why = The link may be incomplete, or the table has been cleared away.
page-table-newer = This game is ahead of this server
page-table-newer-why = A newer version of Emberwatch has gone on with it. Once this server is updated you can play on; nothing is lost.
page-table-failed = This table cannot be opened
page-table-failed-why = Something went wrong on the server. Its operator finds the reason in the log; nothing is lost.
page-table-again = Try again
page-table-undrawn = The last position of this game can no longer be drawn. Its record still holds it.
page-table-lost = The connection is lost. It comes back by itself; nothing is lost but time.
page-table-status-connecting = Connecting …
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
page-table-tab-offers = something can be picked here
page-table-side = Log and chat

## The question

page-table-question = What is asked
page-table-you-are-asked = You are asked
page-table-choices = Choices
page-table-all-choices =
    { $count ->
        [one] { $count } choice
       *[other] All { $count } choices
    }
    .hint = Every choice in a list, with what it does.
page-table-amount = How many?
page-table-less = Fewer
page-table-more = More
page-table-hint = Show me a good move
    .hint = A bot thinks about your position and marks what it would do (H).
page-table-hinted = good move
page-table-question-rules = Rules
    .hint = The rules behind this question.
page-table-back = Back
    .hint = Choose something else (Esc).
page-undo = Undo
    .hint = Take your last move back (U). Possible as long as nothing was revealed and nobody else has moved.
page-end-turn = End turn
    .hint = The others go on (E).
page-table-held = You are done. Shall the others go on?
page-table-held-off = Until then you can still undo. You can switch this question off:
page-table-held-go = Go on
page-table-waiting = Waiting for { $names }
page-table-waiting-held = Waiting for { $name } to end the turn
page-table-thinking = One moment …
page-table-open-seat = A seat is still open.
page-table-invite = Invite somebody
page-table-skip = Skip
    .hint = Show at once how things stand.

## Help

page-table-help = Help and keys
    .hint = How the table works, and what the keys do (?).
page-table-help-glow = Whatever glows orange can be picked now. Click it on the table or use its button in the bar below; both do the same.
page-table-help-point = Rest the pointer on anything, or press long on a touch screen, to learn what it is.
page-table-help-why = Click something that does not glow to learn why you cannot pick it now.
page-table-key-numbers = 1 – 9
    .does = make that choice; where an amount is asked, say it
page-table-key-arrows = Tab, arrows
    .does = go from one thing or button to the next
page-table-key-enter = Enter
    .does = pick what has the focus
page-table-key-escape = Esc
    .does = back out
page-table-key-undo = U
    .does = undo
page-table-key-end = E
    .does = end your turn
page-table-key-hint = H
    .does = show me a good move
page-table-key-help = ?
    .does = the rules of what is pointed at, or this help
page-table-why = Why can’t I?
page-table-rules = Rules
page-table-rules-behind = Rules:
page-table-rule =
    .hint = Read this rule.
page-table-all-rules = All rules
    .hint = Every rule of the game, to search and read, in a page of its own.

## Log and chat

page-table-log = Log
    .hint = What has happened so far.
page-table-log-line =
    .hint = Look at this moment.
page-table-log-card = Read the card
page-table-log-more =
    { $count ->
        [one] And { $count } line before that.
       *[other] And { $count } lines before that.
    }
# Behind a line that stands for several equal ones
page-table-log-times = × { $n }
page-table-log-empty = Nothing has happened yet.
page-table-log-down = To the newest
page-table-chat = Chat
    .hint = Talk with the others at the table.
page-table-chat-empty = Nobody has said anything yet.
page-table-chat-nameless = a spectator
page-table-chat-write = Say something
page-table-chat-send = Send
    .hint = Everybody at the table and every spectator can read it.
page-table-unread =
    { $count ->
        [one] { $count } unread line
       *[other] { $count } unread lines
    }

## Travelling in time

page-table-travel = Look back
    .hint = See earlier moments of this game again.
page-table-past = Moment { $at } of { $now }
page-table-present = The present
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
    .hint = Name, language, light, motion, sound and notices.
page-table-players = Players
    .hint = Who sits where, invitations, other devices.
page-table-seat = Seat { $number }
page-table-seat-open = open seat
page-table-seat-asked = is asked
page-table-seat-bot = bot
page-table-seat-stand-in = a bot stands in
page-table-seat-here = is here
page-table-seat-away = is away
page-table-name = Your name
    .hint = The others see it.
page-table-invitation = Invitation link
    .hint = Send this link to whoever is to sit here.
page-table-or-bot = Or a bot sits down:
page-table-copy = Copy
    .hint = Copy the link.
page-table-copied = Copied
    .hint = The link is in your clipboard.
page-table-share = Share
    .hint = Hand on the link to this table.
page-table-device = Continue on another device
    .hint = Open this link there; the seat moves to that browser. Whoever has the link has the seat.
page-table-watch = Spectators
    .hint = Whoever opens this link can look on and sees nothing that is hidden.
page-table-leave = Leave the table
    .hint = Your seat stays yours; you find the table again among your tables.

## Habits

page-table-habits = Your habits
    .hint = End turn, answers given beforehand, who plays while you are away.
page-table-explicit-end = I say myself when my turn is over
    .hint = Until you press “End turn” you can take your moves back. Without it the others go on at once.
page-table-standing = Answers given beforehand
    .hint = Others need not wait for you when these questions come up in their turns.
page-table-standing-ask = Ask me
page-table-stand-in = Stand-in
    .hint = A bot can play on your seat while you are away. You can take over again at any moment.
page-table-stand-in-never = Nobody plays for me
page-table-stand-in-away = A bot plays when I have been away for
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
page-table-stand-in-plays = A bot plays for you.
page-table-take-over = Take over


## Several people at one screen

page-table-curtain = Hand the screen to { $name }
page-table-curtain-why = What the others hold in their hands stays hidden until you say that it is you.
page-table-curtain-sit = I am { $name }

## The end

page-table-ending = The end
page-table-to-board = To the board
    .hint = Look at how everything stood at the end (Esc).
page-table-score = How it ended
    .hint = The result once more.
page-table-rematch = Rematch
    .hint = The same game again with the same players.
page-table-replay = Replay
    .hint = See the whole game again.
page-table-record = Download
    .hint = The record of the game as a file: every move can be replayed and checked.
page-table-seal-check = Check the dice
    .hint = Check for yourself that nobody meddled with the dice.
page-table-seal = The seal of the dice
    .hint = The proof that nobody can meddle with the dice, not even this server.
page-table-seal-why = All chance in this game comes from one secret number that was drawn before the game began. Its seal has been open to everybody since then. From the seal nobody can guess the secret, but only this one secret has this seal: so it cannot be exchanged later.
page-table-seal-hash = The seal, shown from the start:
page-table-seal-later = The secret is shown here when the game is over. Write the seal down now if you want to compare it yourself.
page-table-seal-secret = The secret, shown now that the game is over:
page-table-seal-compute = Your browser computes the seal of this secret itself (SHA-256):
page-table-seal-elsewhere = Browsers compute this only on secure pages (https). You can do it in any terminal:
page-table-seal-good = It is the same. The secret was not exchanged.
page-table-seal-bad = It is not the same! The dice were not those that were sealed at the start.
page-table-seal-draws = Every draw follows from the secret. If you want to check each of them, download the record: “emberwatch replay” draws them all again.

## The guide. page-guide-<game>-<step>: one to three short sentences and a title, told once at the right moment.
## Names of rooms, tokens and actions are those of the game’s own text files.

page-guide = Guide
page-guide-done = Got it
page-guide-off = No more tips
    .hint = Switch the guide off; you find it again in the menu.
page-guide-on = Guide
    .hint = Explain everything when it comes up for the first time.

page-guide-outlive-goal = In six days the Convoy comes, and it takes only one tribe along: the one with the most survival points (SP). Living survivors, full rooms, repaired equipment and overcome events bring points; radioactivity costs them.
    .title = What it is about
page-guide-outlive-screen = What you are asked always stands in this bar. Whatever glows orange can be picked, on the table or with a button. Rest the pointer on anything, or press it long, and it tells you what it is.
    .title = How you play
page-guide-outlive-rooms = Each card is a room that you may build later. Two of the six have to go. A room helps you only while survivors live on all its spaces, and every night they eat its upkeep. Rooms that do something often are worth more.
    .title = Your rooms
page-guide-outlive-found = One room is built for you at once, for free. The first three belong to everybody: “Room construction” makes one room a night cheap and is a solid start.
    .title = Your first room
page-guide-outlive-settle = A room works only when it is full. But its people want to be fed every night, while people in the airlock only need water and keep the radiation away. Staying in the airlock for now is often wise.
    .title = Room or airlock?
page-guide-outlive-leader = Your leader says where your four heroes begin and what you start with. The oldest leader of all makes the first move.
    .title = Your leader
page-guide-outlive-placing = Your heroes have strength 3, 3, 4 and 5, the number on them: that is how much they can do on a visit. Put each of them on one of your leader’s places; from there they move one or two steps a day.
    .title = Where heroes begin
page-guide-outlive-day = Six days, six nights. By day everybody moves one hero after another, in turn, until all have moved. The track in the middle shows the day and how strong the radiation will be tonight.
    .title = The day begins
page-guide-outlive-event = Every day brings an event that makes life harder, until somebody pays at night to overcome it and earns its points. Its tile lies in the middle, under the day: point at it to read it again.
    .title = Events
page-guide-outlive-turn = Pick a hero, then where it goes: one or two steps around the ring, and never two of your own on one place. Think of tonight: you need something to eat, and some water.
    .title = A turn
page-guide-outlive-points = Your hero has as many action points as it is strong. Spend them one at a time; what is left when you are done here is gone.
    .title = Action points
page-guide-outlive-wild = Each point takes a token: wood in the Forest, metal in the Mine, microchips at the Fairgrounds. These three materials build rooms and repair equipment.
    .title = Materials
page-guide-outlive-hunting = Once per visit you can hunt the open animal: action points and munitions together must make up its endurance. Its meat feeds your people tonight. Every further catch of the same kind brings more.
    .title = Hunting
page-guide-outlive-base = A point takes a munition: good for hunting, and for saving what is yours when somebody presses you. The algae, one dose a day for all players, make your radioactivity one better.
    .title = Military Base
page-guide-outlive-dam = Pay a microchip, and then every point takes a water. Water is the only thing people in the airlock need.
    .title = Dam
page-guide-outlive-city = A point takes one of the open pieces of equipment or draws a search tile, which may be anything or nothing. Equipment is broken until you repair it at night.
    .title = City
page-guide-outlive-end-turn = Your hero is done. Press “End turn” (E) and the others go on; until then you can undo. In “Your habits” you can switch this off.
    .title = End of a turn
page-guide-outlive-undo = You can take a move back with “Undo” (U), as long as it has revealed nothing.
    .title = Changed your mind?
page-guide-outlive-pressure = When your hero arrives, every weaker rival that has already moved today (it stands; who has not moved lies) is pressed: it hands over as many supplies or materials as you are stronger, or spends munitions instead. Stronger rivals do the same to you.
    .title = Pressure
page-guide-outlive-cargo = The Cargo Ship needs no action points: you get canned goods and a survivor at once. Each spot takes one hero, and the spot is the hero’s strength. The first to arrive goes first from tonight on.
    .title = Cargo Ship
page-guide-outlive-defend = A stronger rival presses you. Each munition you spend saves one of your supplies or materials.
    .title = You are pressed
page-guide-outlive-night = At night you look after your shelter, step by step: overcome events, feed everybody, radiation, recruit, build, repair. There is no way back to an earlier step.
    .title = Night
page-guide-outlive-overcome = Pay what an event asks: it is gone, and its survival points are yours. You take turns; whoever passes is out for tonight.
    .title = Overcoming events
page-guide-outlive-food = Every night each room with people in it eats its upkeep, the number at its top: that many supplies (meat, water or cans). Each row of the airlock with somebody in it drinks a water. For each token that is missing a survivor leaves. Plan for it by day.
    .title = Feeding
page-guide-outlive-lose = Somebody has to leave. A room that is no longer full stops working, so choose the place where it hurts least.
    .title = A loss
page-guide-outlive-radiation = Everybody in your airlock stops one of tonight’s radiation; the rest makes your radioactivity worse. It costs points at the end, and beyond the last square it costs lives. The waves grow every few days.
    .title = Radiation
page-guide-outlive-recruit = One supply brings one new survivor into the airlock. Every survivor is a point at the end, helps against radiation and can fill a room. Meat that is left would spoil tonight anyway.
    .title = Recruiting
page-guide-outlive-build = A room costs three materials. People can move from the airlock into rooms, never back, and a full room can be used at once. Leave some people in the airlock for the next wave.
    .title = Building
page-guide-outlive-repair = Repaired equipment works once every day and is a point at the end; two pieces whose halves of a symbol match are one point more.
    .title = Repairing
page-guide-outlive-spoil = Overnight all meat has spoiled, and water beyond two. Canned goods keep for ever. The board is full again.
    .title = A new morning
page-guide-outlive-score = Your points stand in your shelter, part by part. Full rooms count more and more the more of them you have.
    .title = Your score
page-guide-outlive-last = The last day. After this night the Convoy chooses, and what is still in your stores only breaks ties: fill rooms, repair, overcome events.
    .title = The last day
page-guide-outlive-over = The Convoy has chosen. “Replay” shows the game once more, “Rematch” starts another. You know Outlive now.
    .title = That was it

page-guide-discover-goal = You are stranded in a land that nobody knows. The quest says what has to be done; whoever is alive and fulfils its last stage has won. Several of you can win.
    .title = What it is about
page-guide-discover-screen = What you are asked always stands in this bar. Whatever glows orange can be picked, on the map or with a button. Rest the pointer on anything, or press it long, and it tells you what it is.
    .title = How you play
page-guide-discover-character = Choose who you are. Everybody can do something that nobody else can; point at a card to read it.
    .title = Your character
page-guide-discover-stamina = Whatever you do costs stamina, usually one. You can do as much as you have stamina for. The night gives you some back, up to twelve, and what you save today is still there tomorrow.
    .title = Stamina
page-guide-discover-moving = You can move to any glowing space beside you. What it costs depends on the ground: easy ground one stamina, hard ground more. After a move you may gather one thing there for free.
    .title = Moving
page-guide-discover-scouting = Beside you lies a tile that nobody has seen. Scouting costs one stamina and turns it up, with whatever is on it. Scout a lot in the first days: somewhere out there is what your quest needs.
    .title = Scouting
page-guide-discover-gathering = A face-down token may be a resource, a card with a story, or an enemy. After a move gathering is free, otherwise it costs one stamina.
    .title = Gathering
page-guide-discover-water = Nights bring hunger and thirst. Always have some food and clean water with you; animals give raw meat, and water sources never run dry.
    .title = Food and water
page-guide-discover-projects = Your projects are tools you could make. Point at one to see what it costs, and gather that on your way: good tools decide the game.
    .title = Projects
page-guide-discover-crafting = You have everything a project costs. Crafting takes one stamina; you get the item, the project lies open for everybody, and you draw a new one.
    .title = Crafting
page-guide-discover-landmark = A landmark has been found. Each one has a number and a card of its own. Go there and investigate it: quests and treasures begin at landmarks. If your quest names it, that is where you have to go.
    .title = Landmarks
page-guide-discover-investigating = You stand on a landmark. Investigating costs one stamina and reads its card; you can do it again later.
    .title = Investigating
page-guide-discover-card = A card has been read aloud. Everybody hears it. You find it again in the log: the small card beside the line opens it.
    .title = Cards
page-guide-discover-fire = At a burning fire raw meat becomes food, any amount for one stamina, and some things can only be made there. A fire that has gone out burns again for one wood.
    .title = Fire and cooking
page-guide-discover-recover = You can heal: food for hunger, clean water for thirst, medicine for sickness, one stamina each. Wounds need something special.
    .title = Recovering
page-guide-discover-trade = You stand together with somebody. Give and take whatever you both agree on; a gift is fine, too.
    .title = Trading
page-guide-discover-limit = You can carry ten things. Resources you leave behind stay on this space, and you can come back for them.
    .title = Too much to carry
page-guide-discover-undo = You can take a move back with “Undo” (U), as long as it has revealed nothing.
    .title = Changed your mind?
page-guide-discover-end-turn = You are getting tired. When you have done enough, end your turn (E): what stamina you have left stays with you. Think of the night: whoever sleeps at a burning fire is usually better off.
    .title = End of your turn
page-guide-discover-held = You are done, but nobody goes on before you say so with “End turn” (E): until then you can undo. In “Your habits” you can switch this off.
    .title = Done?
page-guide-discover-night = At night a card is read: you rest, and it may bring hunger, weather or monsters. Where you sleep can matter; a burning fire is a good place.
    .title = Night
page-guide-discover-threat = A threat concerns whoever draws it. Some pass at once, others stay until you get rid of them in the way their card says.
    .title = Threats
page-guide-discover-monster = A monster is about. It stays hidden until it meets somebody: whoever shares its space has to fight it.
    .title = Monsters
page-guide-discover-combat = Two dice. Yours hits if it reaches the enemy’s Defence; the red one hits you if it reaches its Attack. Before the dice count you may change them with resources and items: each button says how.
    .title = Combat
page-guide-discover-support = Somebody near you fights. You may play one of your three support cards; you get it back afterwards.
    .title = Support
page-guide-discover-damage = Each damage turns one of your three hearts to its kind. The damage after the third is the end of you, so heal in time.
    .title = Damage
page-guide-discover-chieftain = The chieftain goes first every day and decides where the others cannot agree. After each night it can be somebody else.
    .title = Chieftain
page-guide-discover-winning = The quest moves on. When a stage is done, its card says what comes next; the last stage is the way home.
    .title = The quest
page-guide-discover-over = The story is over. “Replay” shows it once more, “Rematch” starts another. You know Discover now.
    .title = That was it

# In a tooltip: a player, and how he or she is: here, away, a bot ...
page-table-player-is = { $name }: { $what }
