# The pages around the table: the first page, new tables, own tables, invitations, rules, credits, settings.
# Buttons are short; a hint (.hint) is one sentence. Names of people, games' publishers and software stay as they are.

page-title = Emberwatch
page-title-of = { $page } · Emberwatch
page-title-new = New table
page-title-tables = Your tables
page-title-join = Invitation
page-title-rules = Rules
page-title-credits = Credits
page-title-lost = Nothing here

## Everywhere

page-skip = To the content
page-ways = Pages
page-more = More
page-close = Close
page-done = Done
page-save = Save
page-saved = Saved.
page-again = Try again
page-loading = One moment …
page-starting = One moment …
page-problem-unreachable = The server cannot be reached at the moment. Check your connection and try again.
page-problem-server = The server did not understand this or is overburdened (status { $status }). Try again in a moment.
page-problem-page = Something on this page went wrong. Try again, or load the page anew.

## Where one can go

page-way-home = Home
page-way-tables = Tables
page-way-new = New table
    .hint = Choose players, bots and options yourself, or invite friends.
page-way-rules = Rules
page-home-way = To the first page
page-asking =
    { $n ->
        [one] It is your turn at one table
       *[other] It is your turn at { $n } tables
    }

## The games

page-game-outlive = Outlive
    .facts = 2 to 4 players · every tribe for itself
    .what = Six days until the Convoy comes, and it takes only one tribe along. Send your heroes out by day, feed your people and keep the radiation away at night.
page-game-discover = Discover
    .facts = 1 to 4 players · semi-cooperative
    .what = You wake up in a land that nobody knows and want to get away. Explore, gather, keep the fire burning; every copy is another land with another story.

## The first page

page-home-title = Two survival games, one table
page-home-lead = Emberwatch brings Outlive and Discover to your browser, by the letter of their rulebooks: alone against bots, together at one screen, or with friends far away. Nothing to install, no account, no waiting.
page-play-now = Play now
    .hint = Starts a game against bots at once.
page-play-guided = Guided first game
    .hint = A real game against bots; a guide explains everything when it comes up.
page-own = Your tables
    .none = No game is running yet. “Play now” starts one at once; you can leave it and come back at any time.
    .all = All your tables
page-fact-link = Friends come with a link that you send them. No account, no password.
page-fact-rules = Point at anything to learn what it does. What cannot be done says why.
page-fact-devices = Go on at the computer, the tablet or the phone: the table waits for you.
page-fact-dice = Nobody can cheat, not even we: at the end everybody can check every draw.
page-upload = Open a record
    .hint = A finished game that was saved as a file becomes a table again, to look at move by move.
    .busy = Reading …
    .wrong = { $file } is not a record of Emberwatch: a record is a JSON file.

## Whose games these are

page-unofficial-short = An independent, unofficial edition. Outlive and Discover belong to their authors and publishers.
page-unofficial = This is an independent, unofficial edition, made by people who like the games. Outlive, its name and its artwork belong to its author Grégory Oliver and its publisher La Boîte de Jeu; Discover, its name and its artwork to its author Corey Konieczka and its publisher Fantasy Flight Games. Nothing here is theirs but the facts of the rules: drawings, texts, lands and stories are our own.
    .title = Unofficial
    .box = If you enjoy it, buy the box. Cardboard on a real table is better company.

## Tables

page-tables-running =
    { $n ->
        [one] One game running
       *[other] { $n } games running
    }
page-tables-over =
    { $n ->
        [one] One game over
       *[other] { $n } games over
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

page-join = { $host } invites you to { $game }
    .nobody = You are invited to { $game }
    .move = Go on playing { $game } here
    .seat = Your seat
    .sit = Sit down
    .go-on = Go on as { $name }
    .hint = This browser keeps your seat: you can leave and come back at any time.
    .move-hint = Your seat moves to this browser; the other one can then only look on.
    .taken = Somebody has taken this seat already. You can look on.
    .look = Look on

## A new table

page-new-game = Game
page-new-seats = Who plays?
    .count = Players
    .nobody = You do not sit at this table yourself; you look on.
page-new-guided = With a guide
    .hint = It explains everything when it comes up for the first time.
page-new-options = How?
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
page-sits-here = Somebody at this screen
    .hint = You share this device; hidden things stay hidden when you hand it on.
    .name = Name
page-sits-open = Open: invite somebody
    .hint = At the table you get a link to send. You can begin before they come.

## Options. The value of an option is an attribute: .table, .on; a number has an n before it: .n1; its explanation ends in -hint.

page-option-outlive-edition = Rulebook
    .table = All four together
    .table-hint = The best reading of the English, German, French and Spanish rulebooks taken together. The usual way to play.
    .en = English
    .en-hint = Meat goes on growing with every further catch of a kind. A hunt needs at least one action point. A hero that cannot move may be chosen before one that can.
    .de = German
    .de-hint = Meat goes on growing with every further catch of a kind. A hero that cannot move may be chosen before one that can.
    .fr = French
    .fr-hint = A hunt needs at least one action point. The room for choosing the tribute works once a round, and only against a defender who could not have warded off all the pressure. The Baseball Bat counts against every hero put under pressure on a visit.
    .es = Spanish
    .es-hint = A hunt needs at least one action point. The Baseball Bat counts against every hero put under pressure on a visit. The room for choosing the tribute works only against a defender who could not have warded off all the pressure, and may take munitions, too. The Cargo Ship +2 room opens occupied spots on every visit.
page-option-outlive-placement = Heroes are placed
    .together = All at once
    .together-hint = Everybody decides in secret at the same time.
    .in-turn = One at a time
    .in-turn-hint = Openly, in turn order.
page-option-discover-scenario = Scenario
    .n1-hint = The story begins, in the first land of the copy. One to four players.
    .n2-hint = The story goes on, still in the first land. One to four players.
    .n3-hint = The story goes on, in the second land of the copy. One to four players.
    .n4-hint = The end of the story, in the second land. One to four players.
    .n5-hint = A game of its own: everybody against everybody, and the last survivor wins. Two to four players.
page-option-discover-copy = Copy
    .placeholder = one that nobody has seen yet
    .hint = Every copy is a box of its own, with other lands, creatures and cards. Left empty, you get a new one; to play a copy again or a friend’s, enter its code. Any number will do as well.
page-option-discover-terrain = Land
    .early = The first
    .late = The second
    .hint = Every copy has two lands.
page-option-discover-coop = All together or not at all
    .hint = A house rule: all win together, and the first who dies loses the game for all.
page-option-discover-guard = Stop after night 60
    .hint = So that every game ends: who is still on the map then has lost.

## Rules

page-rules-of = Rules of { $game }
page-rules =
    .lead = One text for each rule, in our own words. During a game you find the same texts where they matter.
    .games = Games
    .search = Search in the rules
    .chapters = Chapters
    .none = No rule fits your search.
    .link = Link to this rule
page-rules-found =
    { $n ->
        [one] one rule
       *[other] { $n } rules
    }
page-chapter-outlive-S = Set-up
page-chapter-outlive-W = Dawn
page-chapter-outlive-Q = Draws
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
page-chapter-discover-SE = Set-up
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
    .hint = The others at the table see it. Without one you are called by your colour.
page-language = Language
page-language-en = English
page-language-de = Deutsch
page-language-fr = Français
page-language-es = Español
page-light = Light
    .system = As the system
    .light = Day
    .dark = Night
page-light-to-light = Switch to daylight
page-light-to-dark = Switch to night
page-less-motion = Less motion
    .hint = Nothing travels over the table; changes are shown at once.
page-sound = Sound when it is your turn
    .hint = One short tone, nothing else.
page-notices = Notices of the browser
    .hint = When it is your turn and this page is in the background.
    .refused = Your browser has refused notices for this page. You can allow them in its settings.
page-messages = Messages when you are away
    .none = None
    .address = Address
    .on = Messages now go to { $address }.
    .off = No more messages.
page-messages-mail = By e-mail
    .hint = Your e-mail address. It is used for nothing but “It is your turn”.
page-messages-discord = By Discord
    .hint = The address of a Discord webhook.
page-messages-webhook = By webhook
    .hint = An address (https://…) that is called when it is your turn.

## Nothing here

page-lost = Nobody has been here yet
    .hint = There is no page at this address. The link may be old, or a letter of it may be missing.

## Credits

page-credits-icons = Icons
    .hint = Game-icons.net by Lorc, Delapouite and contributors, under the licence CC BY 3.0; taken from the package @iconify-json/game-icons, coloured and scaled by us.
page-credits-fonts = Typefaces
    .hint = Under the SIL Open Font License 1.1.
page-credits-page = The page
    .hint = What the page is made with.
page-credits-server = The server
    .hint = What the server is made with.
page-credits-own = Emberwatch itself
    .hint = Free software under the MIT licence: use it, change it, pass it on. All drawings of the boards, lands and tokens are our own.
