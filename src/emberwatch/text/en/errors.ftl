# What is wrong with a request, and what would be right.

error-no-room = { $game } does not come with “{ $room }”, which is needed here.
error-unknown-game = There is no game called “{ $game }”. Games: { $games }.
error-game-broken = The game “{ $game }” cannot be loaded: { $problem }. Repair or remove the package it comes from.
error-seats = { $game } can be played with { $allowed } seats, not { $seats }.
error-unknown-option = { $game } has no option “{ $option }”. Options: { $options }.
error-option-value = Option “{ $option }” cannot be “{ $value }”. Possible values: { $values }.
error-option-pack = A pack must be the content of a pack file: a table of tables. Found: { $kind }.
error-pack = The pack cannot be used: { $problem }
error-seed = A seed must be a whole number from 0 to 18446744073709551615, not “{ $seed }”.
error-seed-and-secret = Give either a seed or a secret, not both.
error-secret-length = The secret of sealed dice must be 32 bytes long, not { $bytes }.
error-language = Language “{ $language }” is not available. Languages: { $languages }.

error-no-such-seat = There is no seat { $seat }. Seats are numbered from 0 to { $last }.
error-unknown-pick = { $pick } is not a valid pick in { $game }. A pick is a tuple such as ("move", "hero-5", "forest").
error-game-over = The game is over, so “{ $pick }” can no longer be picked.
error-not-waiting = Seat { $seat } has no question to answer, so it cannot pick “{ $pick }”. The game is waiting for seat { $waiting }.
error-not-offered =
    { $count ->
        [one] Seat { $seat } cannot pick “{ $pick }” now. It has { $count } other pick; picks({ $seat }) returns it.
       *[other] Seat { $seat } cannot pick “{ $pick }” now. It has { $count } other picks; picks({ $seat }) returns them.
    }

error-record-form = A record must be a table with “format”, “game”, “picks” and more. Found: { $problem }.
error-record-field = The record’s “{ $field }” is missing or invalid.
error-record-format = The record has format { $format }, but this program reads format { $known }. It was written by a newer program or edited.
error-record-rules = The record was made with version { $rules } of the rules, but this program plays version { $known }.
error-record-count =
    { $expected ->
        [one] The record should hold { $expected } pick but holds { $count }. It was cut short or edited.
       *[other] The record should hold { $expected } picks but holds { $count }. It was cut short or edited.
    }
error-record-truncated =
    { $count ->
        [one] The record ends after { $count } pick, in the middle of a move.
       *[other] The record ends after { $count } picks, in the middle of a move.
    }
error-record-pick = Entry { $at } of the record, { $pick }, is not a valid pick.
error-record-options = The record’s options cannot be used: { $problem }
error-record-chance = Entry { $at } of the record, “{ $pick }”, is not a possible draw.
error-record-dice = Entry { $at } of the record, “{ $pick }”, is not what its dice produce. The record was edited.
error-record-seal = The secret of the record’s dice does not match its seal.
error-record-without-dice = This record does not contain the secret of its dice, so the game cannot be continued.
error-record-differs = Entry { $at } of the record, “{ $pick }”, is not what happens at that point.
error-record-illegal = Entry { $at } of the record is not possible: { $problem }
error-record-outcome = The game does not end the way the record says.
error-record-state = The game does not reach the state given in the record. The record was edited.
error-record-position = These rules cannot continue from the position in the record: { $problem }
error-position = These rules cannot continue from that position: { $problem }.

## Packs. The location of the problem comes before the sentence.

pack-no-file = there is no such file
pack-unreadable = the file cannot be read ({ $reason })
pack-not-text = the file is not UTF-8 text; save it as UTF-8
pack-syntax = this is not valid TOML: { $reason }
pack-too-deep = the file is nested too deeply; a pack needs only tables within tables, and lists
pack-not-a-table = expected a table, found { $found }
pack-not-a-number = expected a whole number from { $low } to { $high }, found { $found }
pack-not-a-list = expected a list of { $count }, found { $found }
pack-not-a-text = expected text, found { $found }
pack-out-of-range = { $value } is out of range; it must be from { $low } to { $high }
pack-list-length = the length of the list must be { $count }, not { $found }
pack-twice = { $word } appears twice; each name may appear only once
pack-total = the total is { $total }; it must be from { $low } to { $high }
pack-unknown-table = there is no table { $name }; known tables: { $choices }
pack-unknown-table-near = there is no table { $name }; did you mean { $nearest }?
pack-unknown-field = there is no field { $name }; known fields: { $choices }
pack-unknown-field-near = there is no field { $name }; did you mean { $nearest }?
pack-unknown-word = { $name } is unknown; use one of: { $choices }
pack-unknown-word-near = { $name } is unknown; did you mean { $nearest }?
pack-source-alone = gives a source for { $field } but no figure; add the figure
pack-no-source = gives no source for { $field }; use one of: { $choices }
pack-missing = is missing
pack-other-game = this pack is for { $found }, not for { $game }
pack-too-few = the total is { $found }, but { $see } requires at least { $needed }
pack-too-few-rooms = advanced rooms: { $found }; { $seats } players are dealt { $needed }
pack-too-many = is { $found }, but { $see } allows at most { $allowed }
pack-not-falling = each value must be lower than the one before it, but { $value } follows { $before }
pack-not-on-gauge = { $value } is not on the gauge; use one of: { $choices }
pack-not-mutual = names { $pair }, but { $pair } is paired with { $other }; the two must name each other
pack-same-age = is { $age }, the same as { $other }; ages must differ because the oldest leader goes first

## The command line

error-unknown-bot = There is no bot “{ $bot }” for this game. Bots: { $bots }.
error-bot-budget = “{ $budget }” is not a valid budget. Give a time per move, such as 1s or 250ms (at most { $longest } s), or a number of tries, such as 400.
error-bot-no-budget = The bot “{ $bot }” answers at once and takes no budget. Leave out “:{ $budget }”.
error-bot-broken = The bot “{ $bot }” cannot be loaded: { $problem }. Repair or remove the package it comes from.
error-bot-failed = The bot “{ $bot }” in seat { $seat } failed in the game with seed { $seed }: { $problem }
error-bot-pick = The bot “{ $bot }” picked { $pick }, which it was not offered.
error-net-broken = The net { $path } cannot be read: { $problem }
error-net-other = The net { $path } was trained for other rules of { $game } ({ $found } instead of { $wanted }). Train it again, or install the version it belongs to.
error-bot-file = The bot in “{ $file }” failed: { $problem }
error-bot-file-class = “{ $file }” must define one class of bots, or the word must name one, as in “{ $file }:Hopeful”. Found: { $bots }
error-bot-file-unnamed = The file “{ $file }” would run as a program. Name it on the command line, with --seats or --bots.
error-seat-list = “{ $seats }” is not a valid list of seats. Give one word per seat, separated by commas: me,greedy,random.
error-no-file = There is no file { $file }.
error-file = { $file } cannot be read or written: { $reason }
error-not-json = { $file } is not a record: it is not valid JSON ({ $reason }).
error-unknown-rule = { $game } has no rule { $rule }. Rules: { $rules }.
error-folder = { $folder } cannot be used for records: { $reason }
error-not-a-save = { $file } is not a saved game of this program.

## The database of the table

error-database-url = “{ $url }” is not a database URL. Examples: sqlite:///emberwatch.db, postgresql+psycopg://user:password@host/emberwatch.
error-database-kind = This program cannot use a “{ $kind }” database. It can use sqlite and postgresql+psycopg.
error-database-memory = A SQLite database must be a file. Name one, such as sqlite:///emberwatch.db.
error-database-reach = The database { $database } cannot be used: { $reason }
error-database-busy = Another program has locked the database { $database }. Stop that program, or wait until it has finished.
error-database-newer = The database { $database } was written by a newer version of this program. Install that version to use it.
error-database-migrate = The database { $database } could not be updated; nothing in it has changed: { $reason }
error-database-outdated = The database { $database } is out of date. Start the server with it once, then copy it.
error-file-exists = The file { $file } already exists and will not be overwritten. Choose another name.

## Copies of Discover

error-copy-code = { $code } is not a valid copy code. A code looks like { $example }; you can also give a seed, which is any whole number.
error-copy-checksum = { $code } looks like a copy code but contains a typo: its last two letters do not match the rest.
error-copy-version = { $code } was made by version { $version } of the generator. This program knows these versions: { $known }.
error-copy-seed = The seed of a copy must be a whole number from 0 to { $most }, not { $seed }.
error-copy-and-pack = Give either a copy code or a pack, not both.
error-coop-last = Scenario 5 has a single winner, so it cannot be played with “coop”. Leave “coop” out, or play one of scenarios 1 to 4.
error-last-scenario = The last survivor wins scenario 5, so it needs at least two players.

## A copy of Discover in a folder. The file and the card come before the sentence.

pack-no-folder = there is no such folder
pack-not-a-folder = this is a single file; a copy of Discover is a folder of files, such as docs/example-copy
pack-unknown-file = { $name } does not belong in a copy; a copy has these files: { $choices }
pack-unknown-file-near = { $name } does not belong in a copy; did you mean { $nearest }?
pack-value = { $found } is not allowed; a copy contains only text, whole numbers, true and false, lists and tables
pack-terrains = expected two different terrains, the early one first, such as ["desert", "swamp"]; found { $found }
pack-list = expected a list, found { $found }
pack-table = expected a table, found { $found }
pack-range = expected a whole number from { $low } to { $high }, found { $found }
pack-flag = expected true or false, found { $found }
pack-name = { $found } is not a valid name; use lowercase letters and hyphens, as in dry-well
pack-line = { $found } is not a valid line; a line is text such as "gain wood 2", or a table with one of pay, choose, roll, if, each, may
pack-block = { $found } is not a valid block; a block has exactly one of pay, choose, roll, if, each, may, and optionally do and else; blocks are not allowed where when = "always"
pack-choose = { $found } is not allowed; choose takes a list of two to four lists of lines
pack-words = { $found } has too few or too many words; after the first word, expected: { $expected }
pack-amount = { $found } is not a valid amount; an amount is a whole number up to 99, # (the number of players) or 2#
pack-signed = { $found } is not a valid change; write one digit with its sign, such as +2 or -1
pack-number = { $found } is not a valid number; expected a whole number of up to three digits
pack-cost = { $found } is not a valid cost; a cost is text such as "wood 2, stone 1"; an ability can also cost "counter 1" or "this"
pack-condition = { $found } is not a valid condition; a condition is text such as "at-fire" or "not has wood 2"
pack-unknown-verb = no line starts with { $name }; use one of: { $choices }
pack-unknown-verb-near = no line starts with { $name }; did you mean { $nearest }?
pack-unknown-condition = there is no condition { $name }; use one of: { $choices }
pack-unknown-condition-near = there is no condition { $name }; did you mean { $nearest }?
pack-cell = { $found } is not a valid space of a tile; write the ground and then its marks, such as "dune *leaf", "rock ~" or "dune+rock !12/rock", with at most one feature, water source or landmark
pack-camp = the back is { $found }; the starting tile has back 0 and one space with the camp, and other tiles have neither
pack-start-tile = the starting tile (back { $found }) cannot have features, a water source or a landmark
pack-slot = { $found } is not a valid slot; write its letter from B to S and the number on the back of the tile, such as "H:2"; to turn the tile, add the number of sixths: "H:2:3"
pack-slot-alone = slot { $found } cannot be reached from the starting tile: no neighboring slot in use leads there
pack-face = { $found } is not a valid token face; a face shows one or two resources, such as "wood" or "wood stone"
pack-night-stamina = everyone gains { $found } stamina; every night card must give everyone at least 6, in a block each = "everyone"
pack-tier = is { $found }; from its position in copy.toml, this terrain should be { $wanted }; the early one comes first
pack-scenario-number = scenarios with number { $number }: { $found }; there must be exactly one
pack-first-stage = the first stage in the list must have number 1
pack-stage-twice = number { $number } appears twice; each stage needs its own number
pack-no-layout = there is no layout for scenario { $scenario }
pack-stack = tiles with back { $back } needed in scenario { $scenario }: { $needed }; found: { $found }
pack-same-number = number { $number } already belongs to { $other }; within a deck, each number stands for one card
pack-same-landmark = landmark { $number } is already on { $other }; each landmark is on one tile
pack-landmark-unnamed = shows landmark { $number }, which has no entry under [[landmark]]
pack-landmark-nowhere = landmark { $number } is not on any tile; its tile must show it as "!{ $number }"
pack-landmark-card = scenario { $scenario } has no discovery card { $number }; every landmark needs one
pack-landmark-unsure = refers to landmark { $number }, whose tile may be left out of scenario { $scenario }; a quest needs landmarks on tiles that are always used
pack-no-landmark = refers to landmark { $number }, which is not on any tile of this terrain
pack-no-card = refers to discovery card { $number }, which is not in the deck of scenario { $scenario }
pack-no-enemy = refers to enemy { $number }, but no enemy has that number
pack-no-project = refers to crafted item { $number }, but no project has that number
pack-no-special = refers to special monster { $name }, but no scenario has it
pack-no-stage = refers to stage { $number }, which its scenario does not have
pack-no-item = refers to item { $name }, which nobody can get
pack-item-gone = a survivor who wins takes { $name } along, and then nobody else can get it
pack-no-win = no line leads from stage { $number } to a win
pack-two-faces = number { $number } also belongs to another card, { $other }, and both are in the deck in scenario { $scenario }; change a number, or use scenarios to say where each card is used
pack-hundred = has number { $number }; cards with use = "hundred" must have number 100, and no other cards may have it
pack-hundred-ground = refers to a kind of ground, but in scenario 5 the card can also come up on the other terrain
pack-key = has tags, so a key can lead to card { $number }, which is not in the deck of scenario { $scenario }
pack-enemy-tokens = feature tokens with its number: { $tokens }; cards: { $cards }; the numbers must be equal
pack-cost-unpayable = costs { $resource }, which nobody can get on terrain { $terrain }
pack-character-idle = has no ability that can do anything on terrain { $terrain }
pack-quest-item = is a quest item and must be unique: one copy, no project, no other card of that name
pack-abilities = has { $found } abilities; the maximum is { $most }
pack-endless = is free and unlimited, so it could be used forever; add stamina, pay or limit

pack-count-tiles = map tiles: { $found }; a terrain has { $low }
pack-count-start-tiles = starting tiles (back 0): { $found }; a terrain has { $low }
pack-count-water = water sources: { $found }; a terrain has at most { $high }
pack-count-early-nights = level-1 night cards: { $found }; a copy has { $low }
pack-count-late-nights = level-2 night cards: { $found }; a copy has { $low }
pack-count-blue-threats = blue threat cards: { $found }; a copy has { $low }
pack-count-orange-threats = orange threat cards: { $found }; a copy has { $low }
pack-count-quests = quest cards (the stages of all scenarios): { $found }; a copy has { $low }
pack-count-projects = normal projects: { $found }; a copy has { $low }
pack-count-complex-projects = complex projects: { $found }; a copy has { $low }
pack-count-characters = characters: { $found }; a copy has { $low }
pack-count-discovery = discovery cards of both terrains and all scenarios, including special monsters in the discovery deck: { $found }; a copy has { $low } to { $high }
pack-count-enemies = enemy cards of both terrains, including special monsters in the enemy deck: { $found }; a copy has { $low } to { $high }
pack-count-discovery-and-enemies = discovery and enemy cards together: { $found }; a copy has { $low }
pack-count-features = feature tokens of both terrains, with resources, enemies or numbers: { $found }; a copy has { $low } to { $high }
pack-count-specials = special monsters: { $found }; a copy has { $low } to { $high }
pack-count-features-and-specials = feature tokens and special monsters together: { $found }; a copy has { $low }
pack-count-monsters = monster tokens of both terrains: { $found }; a copy has { $low }
pack-count-hundreds = different discovery cards numbered 100: { $found }; scenario 5 needs { $low } to { $high }
