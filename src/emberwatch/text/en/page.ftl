# The pages around the table: home page, new tables, your tables, invitations, rules, credits, settings.
# Buttons are short; a hint (.hint) is one sentence. Names of people, publishers and software stay as they are.

page-title = Emberwatch
page-title-of = { $page } · Emberwatch
page-title-new = New table
page-title-tables = Your tables
page-title-join = Invitation
page-title-rules = Rules
page-title-credits = Credits
page-title-lost = Page not found

## Everywhere

page-skip = Skip to content
page-ways = Pages
page-more = More
page-close = Close
page-done = Done
page-save = Save
page-saved = Saved.
page-again = Try again
page-loading = Loading…
page-starting = One moment…
page-problem-unreachable = The server can’t be reached right now. Check your connection and try again.
page-problem-server = The server is overloaded or didn’t understand the request (status { $status }). Try again in a moment.
page-problem-page = Something went wrong on this page. Try again, or reload the page.

## Navigation

page-way-home = Home
page-way-tables = Tables
page-way-new = New table
    .hint = Choose players, bots and options yourself, or invite friends.
page-way-rules = Rules
page-home-way = Home page
page-asking =
    { $n ->
        [one] It’s your turn at one table
       *[other] It’s your turn at { $n } tables
    }

## The games

page-game-outlive = Outlive
    .facts = 2 to 4 players · every tribe for itself
    .what = Convoy arrives in six days and takes only one tribe. Send your heroes out by day; feed your people and keep the radiation out at night.
page-game-discover = Discover
    .facts = 1 to 4 players · semi-cooperative
    .what = You wake up in an unknown land and want to get out. Explore, gather and keep the fire burning. Every copy has its own lands and its own story.

## The home page

page-home-title = Two survival games, one table
page-home-lead = Emberwatch brings Outlive and Discover to your browser, faithful to their rulebooks. Play alone against bots, together at one screen, or with friends far away. No installation, no account, no waiting.
page-play-now = Play now
    .hint = Starts a game against bots right away.
page-play-guided = Guided first game
    .hint = A real game against bots, with a guide that explains everything as it comes up.
page-own = Your tables
    .none = You have no games in progress. “Play now” starts one right away; you can leave and come back at any time.
    .all = All your tables
page-fact-link = Invite friends with a link. No account, no password.
page-fact-rules = Point at anything to learn what it does. If you can’t do something, you’re told why.
page-fact-devices = Continue on your computer, tablet or phone: the table waits for you.
page-fact-dice = Nobody can cheat, not even us: after the game, everyone can check every draw.
page-upload = Open a record
    .hint = Opens a finished game from a file so that you can review it move by move.
    .busy = Reading…
    .wrong = { $file } is not an Emberwatch record. A record is a JSON file.

## Who owns these games

page-unofficial-short = An independent, unofficial edition. Outlive and Discover belong to their authors and publishers.
page-unofficial = This is an independent, unofficial edition, made by people who love the games. Outlive, its name and its artwork belong to its author, Grégory Oliver, and its publisher, La Boîte de Jeu. Discover, its name and its artwork belong to its author, Corey Konieczka, and its publisher, Fantasy Flight Games. Only the rules themselves come from them: the drawings, texts, lands and stories here are our own.
    .title = Unofficial
    .box = If you enjoy a game, buy the box. Games are even better around a real table.

## Tables

page-tables-running =
    { $n ->
        [one] One game in progress
       *[other] { $n } games in progress
    }
page-tables-over =
    { $n ->
        [one] One finished game
       *[other] { $n } finished games
    }
page-line-asking = Your turn
page-line-waiting = Waiting for { $names }
page-line-won = You won
page-line-closed = Closed: the rules have changed
page-line-over = Won by { $names }
page-line-nobody = Nobody won
page-seat-open = open seat
page-seat-bot = bot

## An invitation

page-join = { $host } invites you to play { $game }
    .nobody = You’re invited to play { $game }
    .move = Continue { $game } here
    .seat = Your seat
    .sit = Sit down
    .go-on = Continue as { $name }
    .hint = This browser remembers your seat: you can leave and come back at any time.
    .move-hint = Your seat moves to this browser; from then on, the other one can only watch.
    .taken = Someone has already taken this seat. You can watch instead.
    .look = Watch

## A new table

page-new-game = Game
page-new-seats = Who’s playing?
    .count = Players
    .nobody = You have no seat at this table, so you’ll only watch.
page-new-guided = With a guide
    .hint = Explains everything the first time it comes up.
page-new-options = Options
page-new-more = More options
page-new-open = Open the table
page-seat-of = Seat { $n } ({ $colour })
page-colour-0 = Orange
page-colour-1 = Violet
page-colour-2 = Blue
page-colour-3 = Beige
page-sits-people = People
page-sits-bots = Bots
page-sits-me = Me
    .hint = This is your seat.
page-sits-here = Someone at this screen
    .hint = You share this device; secrets stay hidden when you pass it on.
    .name = Name
page-sits-open = Open: invite someone
    .hint = At the table you’ll get a link to send. You can start before they join.

## Options. The value of an option is an attribute: .table, .on; a number starts with n: .n1; its explanation ends in -hint.

page-option-outlive-edition = Rulebook
    .table = All four combined
    .table-hint = The best reading of the English, German, French and Spanish rulebooks combined. The usual way to play.
    .en = English
    .en-hint = Each further catch of the same kind yields more meat, without limit. A hunt costs at least one action point. You may choose a hero that cannot move before one that can.
    .de = German
    .de-hint = Each further catch of the same kind yields more meat, without limit. You may choose a hero that cannot move before one that can.
    .fr = French
    .fr-hint = A hunt costs at least one action point. The “Choice of tribute” room works once per round, and only against a defender who could not have fended off all the pressure. The Baseball Bat counts against every hero you pressure on a visit.
    .es = Spanish
    .es-hint = A hunt costs at least one action point. The Baseball Bat counts against every hero you pressure on a visit. The “Choice of tribute” room works only against a defender who could not have fended off all the pressure, but then you may also take munitions. The “Cargo Ship +2, shared spot” room opens occupied spots on every visit.
page-option-outlive-placement = Placing heroes
    .together = All at once
    .together-hint = Everyone decides in secret at the same time.
    .in-turn = One at a time
    .in-turn-hint = Openly, in turn order.
page-option-discover-scenario = Scenario
    .n1-hint = The story begins in the first terrain of the copy. One to four players.
    .n2-hint = The story continues, still in the first terrain. One to four players.
    .n3-hint = The story continues in the second terrain of the copy. One to four players.
    .n4-hint = The story ends in the second terrain. One to four players.
    .n5-hint = A standalone game: everyone for themselves, and the last survivor wins. Two to four players.
page-option-discover-copy = Copy
    .placeholder = a brand-new copy
    .hint = Each copy is like a box of its own, with its own terrains, creatures and cards. Leave this empty for a new one. To play a copy again, or a friend’s, enter its code; any number works, too.
page-option-discover-terrain = Terrain
    .early = First
    .late = Second
    .hint = Every copy has two terrains.
page-option-discover-coop = All or none
    .hint = A house rule: everyone wins together, and if anyone dies, everyone loses.
page-option-discover-guard = Stop after night 60
    .hint = Makes sure every game ends: anyone still on the map after that night loses.

## Rules

page-rules-of = Rules of { $game }
page-rules =
    .lead = Every rule in our own words. During a game, the same texts appear where you need them.
    .games = Games
    .search = Search the rules
    .chapters = Chapters
    .none = No rule matches your search.
    .link = Link to this rule
page-rules-found =
    { $n ->
        [one] one rule
       *[other] { $n } rules
    }
page-chapter-outlive-S = Setup
page-chapter-outlive-W = Dawn
page-chapter-outlive-Q = Drawing equipment
page-chapter-outlive-D = Day
page-chapter-outlive-P = Pressure
page-chapter-outlive-A = Actions
page-chapter-outlive-G = Equipment
page-chapter-outlive-N = Night
page-chapter-outlive-R = Rooms
page-chapter-outlive-E = Events
page-chapter-outlive-Z = End of the game
page-chapter-discover-OV = Overview
page-chapter-discover-CO = Components
page-chapter-discover-SE = Setup
page-chapter-discover-RO = The round
page-chapter-discover-FI = Camp and fire
page-chapter-discover-TH = Threats, discards and traits
page-chapter-discover-QU = Quests and winning
page-chapter-discover-AC = Actions
page-chapter-discover-CH = Chieftain
page-chapter-discover-GA = Gather
page-chapter-discover-MO = Move and gather
page-chapter-discover-SC = Scout
page-chapter-discover-TR = Trade
page-chapter-discover-CR = Projects and crafting
page-chapter-discover-SP = Spending
page-chapter-discover-LI = Carry limit
page-chapter-discover-IN = Investigate and numbered cards
page-chapter-discover-DA = Damage and recovery
page-chapter-discover-KA = Casualties
page-chapter-discover-MN = Monsters
page-chapter-discover-CB = Combat
page-chapter-discover-RT = Retreat
page-chapter-discover-FL = Flee
page-chapter-discover-DE = Deadly enemies
page-chapter-discover-GO = Golden rules
page-chapter-discover-OD = Once per day
page-chapter-discover-IT = Counters on items
page-chapter-discover-CA = Card actions
page-chapter-discover-SO = Playing alone
page-chapter-discover-S5 = Scenario 5
page-chapter-discover-SU = Combat support cards
page-chapter-discover-HO = House rule
page-chapter-discover-R = Rulings where the rulebook is silent

## Settings

page-settings = Settings
page-name = Your name
    .hint = The others at the table see it. Without one, you go by your color.
page-language = Language
page-language-en = English
page-language-de = Deutsch
page-language-fr = Français
page-language-es = Español
page-light = Theme
    .system = Match system
    .light = Light
    .dark = Dark
page-light-to-light = Switch to light theme
page-light-to-dark = Switch to dark theme
page-speed = How fast scenes play
    .slow = Slow
    .normal = Normal
    .fast = Fast
    .instant = At once
page-less-motion = Reduce motion
    .hint = Nothing moves across the table; changes appear at once.
page-sound = Sound when it’s your turn
    .hint = One short tone, nothing else.
page-notices = Browser notifications
    .hint = When it’s your turn and this page is in the background.
    .refused = Your browser blocks notifications from this page. You can allow them in its settings.
page-messages = Messages when you’re away
    .none = None
    .address = Address
    .on = Messages now go to { $address }.
    .off = You won’t get any more messages.
page-messages-mail = By email
    .hint = Your email address. We use it only to tell you that it’s your turn.
page-messages-discord = Via Discord
    .hint = The address of a Discord webhook.
page-messages-webhook = Via webhook
    .hint = An address (https://…) to call when it’s your turn.

## Page not found

page-lost = Nobody has explored this far yet
    .hint = There’s no page at this address. The link may be old or incomplete.

## Credits

page-credits-icons = Icons
    .hint = Game-icons.net by Lorc, Delapouite and contributors, licensed under CC BY 3.0; taken from the package @iconify-json/game-icons, colored and scaled by us.
page-credits-fonts = Typefaces
    .hint = Licensed under the SIL Open Font License 1.1.
page-credits-page = The page
    .hint = What the page is built with.
page-credits-server = The server
    .hint = What the server is built with.
page-credits-own = Emberwatch itself
    .hint = Free software under the MIT license: use it, change it, share it. All drawings of boards, lands and tokens are our own.
