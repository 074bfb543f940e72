# What the table's server answers.

error-table-held = The player in seat { $seat } has not ended their turn yet.
error-table-stale = The game has moved on (events you have seen: { $seq }; events so far: { $count }). Here is the current state.
error-table-not-held = You have no turn to end right now.
error-table-past = You’re looking at the past. Return to the present to continue playing.
error-table-not-asked = You have nothing to decide right now.
error-table-crowded = Several people moved at the same moment. Please try again.
error-table-store = The server couldn’t save or load this just now. Please try again.
error-table-failed = Something went wrong on the server, and the problem has been logged. Please try again, or reload the page.
error-table-other-seat = That was meant for seat { $seat }. Here is the current state.
error-table-no-look = The past can’t be shown right now. Please try again.
error-table-bot-process = The bot did not answer ({ $problem }).
error-table-no-hint = No hint is available right now.
error-table-bot-slow = “{ $bot }” would think for too long. Bots may think for at most { $longest } s per move here; choose a level or a shorter time.
error-table-no-bot = There is no bot in seat { $seat }.
error-table-spectator = You’re a spectator. You can only play in a seat of your own.
error-table-not-your-seat = That seat isn’t yours.
error-table-not-your-table = You don’t have a seat at that table.
error-table-creator = Only the person who created the table can do that.
error-table-seat-taken = Seat { $seat } is taken.
error-table-standing = “{ $answer }” is not a possible preset answer to “{ $name }”.
error-table-no-rule = There is no rule { $rule }.
error-table-too-fast = That was too many requests at once. Please wait a moment.
error-table-too-large = That message has { $size } characters; the limit is { $most }.
error-table-malformed = The server didn’t understand that message: { $problem }
error-table-chat-visitor = To chat, allow this page’s cookie and reload the page.
error-table-chat-often =
    { $most ->
        [one] Please send no more than { $most } line per minute.
       *[other] Please send no more than { $most } lines per minute.
    }
error-table-empty = Please write something.
error-table-long = That’s { $size } characters; the limit is { $most }.
error-table-none = There is no such table.
error-table-nobody = Someone must sit at the table: give at least one seat to yourself or to another person at this screen.
error-table-quota =
    { $most ->
        [one] You’ve created { $most } table in the past hour. Please wait before you create another.
       *[other] You’ve created { $most } tables in the past hour. Please wait before you create another.
    }
error-table-newcomers = Too many new visitors are coming from your address. Please try again later.
error-table-no-invitation = This invitation doesn’t exist or has already been used.
error-table-taken = Someone else has already taken this seat.
error-table-not-over = You can download the record once the game is over.
error-table-record-unfinished = The game in this record isn’t over.
error-table-record-dice = This record doesn’t contain the secret of its dice, so it can’t be checked.
error-table-record-unread = This record can’t be replayed: it takes too long, or it’s damaged.
error-table-records-busy = Many records are being read right now. Please try again in a moment.
error-table-request = The request isn’t valid: { $where }: { $problem }
error-table-http = That didn’t work (status { $status }).
error-table-origin = This request comes from another site.
error-table-request-large = That’s too large.
error-table-no-page = The page has not been built. Run: make page
error-table-workers = { $workers } workers need a PostgreSQL database, for example --database postgresql+psycopg://user@host/name. SQLite supports only one worker.
error-table-port = Cannot listen on { $host }, port { $port }: { $problem }. Choose another port with --port.

# -- after an update of the rules
error-table-closed = This game is closed and can’t be continued.
error-table-closed-past = This game was played under older rules: only its current state can be shown, not its earlier moments.
error-table-newer-rules = This game was continued with a newer version of Emberwatch (rules version { $version }); this server plays version { $now }. Update the server to continue.
error-table-record-chapters = The rules were updated in the middle of this game, so only its last part can be checked. Such records can’t be opened here; use “emberwatch replay”.
table-rules-updated = Emberwatch was updated. The game continues from the same position, under version { $version } of the rules. Moves made before the update can’t be undone.
table-closed-rules = This game can’t continue: it began under version { $version } of the rules, and version { $now } can’t load its position. Its log and its record are still here.
table-closed-unknown = This game can’t continue: it began with a version of Emberwatch that did not save positions. Its players and its chat are still here.
table-older-rules = This game was played under version { $version } of the rules. You see its final position; version { $now } can’t replay it.
error-table-undo-nothing = There’s nothing to take back: you haven’t chosen anything since the last turn ended.
error-table-undo-drawn = You can’t take that back: a tile, a card or a die has been drawn or rolled since.
error-table-undo-seen = You can’t take that back: it showed somebody something that was hidden.
error-table-undo-others = You can’t take that back: somebody else has chosen something since.
error-table-undo-often = You can’t take back any more in this game: that has been done too often.
error-table-undo-over = The game is over: nothing can be taken back now.

# A question that a card asks, at the table and in the terminal; the question is a sentence of its own.
asked-by-card = “{ $card }” asks: { $question }

# What tells a table from others in a list
table-fact = { $text }
error-table-not-finished = You can put a table away once its game is over.
