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
