# What is wrong with what was asked, and what would be right.

error-unknown-game = There is no game called “{ $game }”. Games: { $games }.
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
error-seat-list = “{ $seats }” is not a list of seats. Write one word a seat, with commas: me,greedy,random.
error-no-file = There is no file { $file }.
error-file = { $file } cannot be read or written: { $reason }
error-not-json = { $file } is not a record: it is not JSON ({ $reason }).
error-unknown-rule = { $game } has no rule { $rule }. Rules: { $rules }.
error-folder = { $folder } cannot be used for records: { $reason }
error-not-a-save = { $file } is not a saved game of this program.
