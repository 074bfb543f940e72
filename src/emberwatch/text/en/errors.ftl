# What is wrong with what was asked, and what would be right.

error-no-room = { $game } does not come with “{ $room }”, which is needed here.
error-unknown-game = There is no game called “{ $game }”. Games: { $games }.
error-game-broken = The game “{ $game }” cannot be loaded: { $problem }. Repair or remove the package it comes from.
error-seats = { $game } is played by { $allowed } seats, not by { $seats }.
error-unknown-option = { $game } has no option “{ $option }”. Options: { $options }.
error-option-value = Option “{ $option }” cannot be “{ $value }”. It can be: { $values }.
error-option-pack = A pack is the content of a pack file, a table of tables, not a { $kind }.
error-pack = The pack cannot be used: { $problem }
error-seed = A seed is a whole number from 0 to 18446744073709551615, not “{ $seed }”.
error-seed-and-secret = Give either a seed or a secret, not both.
error-secret-length = The secret of sealed dice has 32 bytes, not { $bytes }.
error-language = There is no language “{ $language }” here. Languages: { $languages }.

error-no-such-seat = There is no seat { $seat }. Seats are numbered from 0 to { $last }.
error-unknown-pick = { $pick } is not a pick of { $game }. A pick is a tuple such as ("move", "hero-5", "forest").
error-game-over = The game is over: “{ $pick }” cannot be picked any more.
error-not-waiting = Seat { $seat } is not asked anything now, so it cannot pick “{ $pick }”. Waiting: seat { $waiting }.
error-not-offered = Seat { $seat } cannot pick “{ $pick }” now. It has { $count } other picks; ask for them with picks({ $seat }).

error-record-form = A record is a table with “format”, “game”, “picks” and more, not a { $problem }.
error-record-field = The record lacks “{ $field }”, or what stands there is not what belongs there.
error-record-format = The record has format { $format }; this program reads format { $known }. A newer program wrote it, or it was edited.
error-record-rules = The record was made with version { $rules } of the rules; this program plays version { $known }.
error-record-count = The record should hold { $expected } picks but holds { $count }: it is truncated or was edited.
error-record-truncated = The record breaks off after { $count } picks, in the middle of a move.
error-record-pick = Entry { $at } of the record, { $pick }, is not a pick.
error-record-options = The record's options cannot be used: { $problem }
error-record-chance = Entry { $at } of the record, “{ $pick }”, cannot have been drawn.
error-record-dice = Entry { $at } of the record, “{ $pick }”, is not what its dice draw: the record was edited.
error-record-seal = The secret of the record's dice is not the one that was sealed.
error-record-without-dice = This record does not carry the secret of its dice, so the game cannot be played on.
error-record-differs = Entry { $at } of the record, “{ $pick }”, is not what happens there.
error-record-illegal = Entry { $at } of the record cannot be: { $problem }
error-record-outcome = The game does not end as the record says.
error-record-state = The game does not come to the state that the record names: it was edited.
error-record-position = These rules cannot go on where the record says they did: { $problem }
error-position = These rules cannot go on from that position: { $problem }.

## Packs. The place of the problem stands before the sentence.

pack-no-file = there is no such file
pack-unreadable = the file cannot be read ({ $reason })
pack-not-text = the file is not UTF-8 text; save it as UTF-8
pack-syntax = this is not TOML: { $reason }
pack-too-deep = the file is nested too deeply; a pack needs tables in tables and lists, no more
pack-not-a-table = found { $found } where a table belongs
pack-not-a-number = found { $found } where a whole number from { $low } to { $high } belongs
pack-not-a-list = found { $found } where a list of { $count } belongs
pack-not-a-text = found { $found } where a text belongs
pack-out-of-range = { $value } is out of range; it must be from { $low } to { $high }
pack-list-length = the list has { $found } values; it needs { $count }
pack-twice = { $word } is there twice; each may be named once
pack-total = comes to { $total } in all; it must be from { $low } to { $high }
pack-unknown-table = there is no { $name }; known here: { $choices }
pack-unknown-table-near = there is no { $name }; did you mean { $nearest }?
pack-unknown-field = there is no field { $name }; known here: { $choices }
pack-unknown-field-near = there is no field { $name }; did you mean { $nearest }?
pack-unknown-word = { $name } is not known; one of: { $choices }
pack-unknown-word-near = { $name } is not known; did you mean { $nearest }?
pack-source-alone = names a source for { $field }, but the figure is not given; give it too
pack-no-source = says no source for { $field }; one of: { $choices }
pack-missing = is missing
pack-other-game = this pack is for { $found }, not for { $game }
pack-too-few = comes to { $found }, but { $see } asks for at least { $needed }
pack-too-few-rooms = comes to { $found } advanced rooms; { $seats } players are dealt { $needed }
pack-too-many = is { $found }, but { $see } allows at most { $allowed }
pack-not-falling = every value must be lower than the one before it; { $value } after { $before } is not
pack-not-on-gauge = { $value } is not on the gauge; one of: { $choices }
pack-not-mutual = names { $pair }, but the pair of { $pair } is { $other }; a pair must name each other
pack-same-age = is { $age }, and so is { $other }; ages must differ, for the oldest is first player

## The command line

error-unknown-bot = There is no bot “{ $bot }” for this game. Bots: { $bots }.
error-bot-budget = “{ $budget }” is no budget. Write the time for a move, such as 1s or 250ms ({ $longest } s at most), or a number of tries, such as 400.
error-bot-no-budget = The bot “{ $bot }” answers at once and takes no budget; leave out “:{ $budget }”.
error-bot-broken = The bot “{ $bot }” cannot be loaded: { $problem }. Repair or remove the package it comes from.
error-bot-failed = The bot “{ $bot }” on seat { $seat } failed in the game with seed { $seed }: { $problem }
error-bot-pick = The bot “{ $bot }” picked { $pick }, which it was not offered.
error-seat-list = “{ $seats }” is not a list of seats. Write one word a seat, with commas: me,greedy,random.
error-no-file = There is no file { $file }.
error-file = { $file } cannot be read or written: { $reason }
error-not-json = { $file } is not a record: it is not JSON ({ $reason }).
error-unknown-rule = { $game } has no rule { $rule }. Rules: { $rules }.
error-folder = { $folder } cannot be used for records: { $reason }
error-not-a-save = { $file } is not a saved game of this program.

## The database of the table

error-database-url = “{ $url }” is not the URL of a database. A URL looks like sqlite:///emberwatch.db or postgresql+psycopg://user:password@host/emberwatch.
error-database-kind = This program cannot use a database of the kind “{ $kind }”. It can use sqlite and postgresql+psycopg.
error-database-memory = A SQLite database must be a file. Name one, such as sqlite:///emberwatch.db.
error-database-reach = The database { $database } cannot be used: { $reason }
error-database-busy = Another program keeps the database { $database } locked. End it, or wait until it has finished.
error-database-newer = The database { $database } was written by a newer version of this program. Install that version to use it.
error-database-migrate = The database { $database } cannot be brought up to date, and nothing in it has been changed: { $reason }
error-database-outdated = The database { $database } is not up to date. Start the server on it once, then copy it.
error-file-exists = There is a file { $file } already, and it is never overwritten. Name another one.

## Copies of Discover

error-copy-code = { $code } is not the code of a copy. A code looks like { $example }; a seed, a whole number, will do as well.
error-copy-checksum = { $code } looks like the code of a copy, but something in it is mistyped: its last two letters do not fit the others.
error-copy-version = { $code } is the code of a copy by generator { $version }. This program knows these generators: { $known }.
error-copy-seed = The seed of a copy is a whole number from 0 to { $most }, not { $seed }.
error-copy-and-pack = Give either the code of a copy or a pack, not both.
error-coop-last = scenario 5 has one winner, so it cannot be played with coop; play it without, or play scenario 1 to 4
error-last-scenario = In scenario 5 the last survivor wins, so it takes at least two.

## A copy of Discover in a folder. The file and the card stand before the sentence.

pack-no-folder = there is no such folder
pack-not-a-folder = this is a single file; a copy of Discover is a folder of files, such as docs/example-copy
pack-unknown-file = { $name } is no file of a copy; these are: { $choices }
pack-unknown-file-near = { $name } is no file of a copy; did you mean { $nearest }?
pack-value = found { $found }; a copy is written in texts, whole numbers, true and false, lists and tables
pack-terrains = found { $found } where two different terrains belong, the early one first: ["desert", "swamp"]
pack-list = found { $found } where a list belongs
pack-table = found { $found } where a table belongs
pack-range = found { $found } where a whole number from { $low } to { $high } belongs
pack-flag = found { $found } where true or false belongs
pack-name = { $found } is no name; a name is written in lower case with hyphens, such as dry-well
pack-line = { $found } is no line; a line is a text such as "gain wood 2", or a table with one of pay, choose, roll, if, each, may
pack-block = { $found } makes no block; a block has exactly one of pay, choose, roll, if, each, may, beside it do and else, and cannot stand where when = "always"
pack-choose = found { $found }; choose takes a list of two to four lists of lines
pack-words = { $found } has too few words or too many; after the first belong: { $expected }
pack-amount = { $found } is no amount; an amount is a whole number up to 99, # (as many as there are players) or 2#
pack-signed = { $found } is no change; write one digit with its sign, such as +2 or -1
pack-number = { $found } is no number; a whole number of up to three digits belongs here
pack-cost = { $found } is no cost; a cost is a text such as "wood 2, stone 1"; an ability can also cost "counter 1" or "this"
pack-condition = { $found } is no condition; a condition is a text such as "at-fire" or "not has wood 2"
pack-unknown-verb = no line begins with { $name }; one of: { $choices }
pack-unknown-verb-near = no line begins with { $name }; did you mean { $nearest }?
pack-unknown-condition = there is no condition { $name }; one of: { $choices }
pack-unknown-condition-near = there is no condition { $name }; did you mean { $nearest }?
pack-cell = { $found } is no space of a tile; write the ground and then its marks, such as "dune *leaf", "rock ~" or "dune+rock !12/rock", with no more than one feature, water source or landmark
pack-camp = the back is { $found }; the starting tile has back 0 and one space with the camp, other tiles have neither
pack-start-tile = the starting tile (back { $found }) has no features, no water source and no landmark
pack-slot = { $found } is no slot; write its letter from B to S and the number on the tile's back, such as "H:2", or also by how many sixths it is turned, "H:2:3"
pack-slot-alone = the slot { $found } cannot be reached from the starting tile: no laid slot beside it leads there
pack-face = { $found } is no face of a token; it shows one resource or two, such as "wood" or "wood stone"
pack-night-stamina = everyone gains { $found } stamina; every night card gives everyone at least 6, in a block each = "everyone"
pack-tier = is { $found }; by its place in copy.toml this terrain is the { $wanted } one, and the early one comes first
pack-scenario-number = scenarios numbered { $number }: { $found }; there must be exactly one
pack-first-stage = the first stage that is listed must have number 1
pack-stage-twice = number { $number } is there twice; each stage has a number of its own
pack-no-layout = there is no layout for scenario { $scenario }
pack-stack = in scenario { $scenario } this many tiles with back { $back } are laid: { $needed }; there are only { $found }
pack-same-number = number { $number } belongs to { $other } already; in a deck a number means one card
pack-same-landmark = landmark { $number } is on { $other } already; each landmark is on one tile
pack-landmark-unnamed = shows landmark { $number }, which has no entry under [[landmark]]
pack-landmark-nowhere = landmark { $number } is on no tile; its tile shows it as "!{ $number }"
pack-landmark-card = in scenario { $scenario } there is no discovery card { $number }; every landmark needs one
pack-landmark-unsure = refers to landmark { $number }, whose tile may be left over in scenario { $scenario }; a quest needs landmarks on tiles that are certainly laid
pack-no-landmark = refers to landmark { $number }, which is on no tile of this terrain
pack-no-card = refers to discovery card { $number }, which is not in the deck of scenario { $scenario }
pack-no-enemy = refers to enemy { $number }, but no enemy has that number
pack-no-project = refers to crafted item { $number }, but no project has that number
pack-no-special = refers to special monster { $name }, but no scenario has it
pack-no-stage = refers to stage { $number }, which its scenario does not have
pack-no-item = refers to item { $name }, which cannot be had
pack-item-gone = whoever wins takes { $name } along, and then nobody else can get it
pack-no-win = from stage { $number } no line leads to a win
pack-two-faces = number { $number } belongs to another card, { $other }, and in scenario { $scenario } both are in the deck; change a number, or say in scenarios where each is used
pack-hundred = has number { $number }; cards with use = "hundred" have number 100, and no others have it
pack-hundred-ground = speaks of a kind of ground, but in scenario 5 it can come up on the other terrain, too
pack-key = has tags, so that a key can lead to card { $number }, but this is not in the deck of scenario { $scenario }
pack-enemy-tokens = feature tokens with its number: { $tokens }; cards: { $cards }; there must be as many of both
pack-cost-unpayable = costs { $resource }, which cannot be had on the terrain { $terrain }
pack-character-idle = has no ability that could do anything on the terrain { $terrain }
pack-quest-item = is a quest item and so must exist once: one copy, no project, no other card of that name
pack-abilities = has { $found } abilities; at most { $most } are possible
pack-endless = is free and has no limit, so that it could be used without end; give it stamina, pay or limit

pack-count-tiles = map tiles: { $found }; a terrain has { $low }
pack-count-start-tiles = starting tiles (back 0): { $found }; a terrain has { $low }
pack-count-water = water sources: { $found }; a terrain has at most { $high }
pack-count-early-nights = night cards of level 1: { $found }; a copy has { $low }
pack-count-late-nights = night cards of level 2: { $found }; a copy has { $low }
pack-count-blue-threats = blue threat cards: { $found }; a copy has { $low }
pack-count-orange-threats = orange threat cards: { $found }; a copy has { $low }
pack-count-quests = quest cards, the stages of all scenarios: { $found }; a copy has { $low }
pack-count-projects = normal projects: { $found }; a copy has { $low }
pack-count-complex-projects = complex projects: { $found }; a copy has { $low }
pack-count-characters = characters: { $found }; a copy has { $low }
pack-count-discovery = discovery cards of both terrains and all scenarios, special monsters in the discovery deck included: { $found }; a copy has { $low } to { $high }
pack-count-enemies = enemy cards of both terrains, special monsters in the enemy deck included: { $found }; a copy has { $low } to { $high }
pack-count-discovery-and-enemies = discovery and enemy cards together: { $found }; a copy has { $low }
pack-count-features = feature tokens of both terrains, with resources, enemies or numbers: { $found }; a copy has { $low } to { $high }
pack-count-specials = special monsters: { $found }; a copy has { $low } to { $high }
pack-count-features-and-specials = feature tokens and special monsters together: { $found }; a copy has { $low }
pack-count-monsters = monster tokens of both terrains: { $found }; a copy has { $low }
pack-count-hundreds = different discovery cards numbered 100: { $found }; scenario 5 needs { $low } to { $high }
