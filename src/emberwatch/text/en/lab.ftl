# The lab: simulations, the arena, reports.

lab-bot-twice = “{ $bot }” is named twice. With --bots each bot is named once; --field says exactly who sits at the table.
lab-field-seats = --field { $field } says already how many seats there are; leave --seats { $seats } out.
lab-decisions-out = --decisions needs a folder to write to: give one with --out.
lab-records-here = --records works on this machine and without --out: leave out --records, or --ray and --out.
lab-missing = This needs { $module }, which is not installed. Get it with: pip install "emberwatch[{ $extra }]"
lab-in-use = Another program is writing to { $path }. Wait until it has ended, or name another place.
lab-no-file = { $path } cannot be used: { $reason }
lab-no-journal = { $path } is not a results file of the arena. Name a new file, or one that the arena has written.
lab-other-setup = { $path } belongs to something else: { $what } is { $old } there and { $new } here. Name another place, or start it with the same arguments.
lab-broken-line = { $path } is broken in line { $line }. Take that line out and its game will be played again, or name a new file.
lab-worker-died = A worker process died in a game and died again when it was played anew; one of the games left has seed { $seed }. What was played until then is kept.
lab-no-cluster = No Ray cluster at “{ $address }” takes this program: { $reason } Start one with “ray start --head”; if one is running there that asks for a token, give it as Ray's documentation says.
lab-cluster-without = The cluster cannot play: { $reason } Emberwatch must be installed on all its machines.
lab-cluster-version = The cluster has another version: { $there } there, { $here } here. Install the same on all machines.
lab-part-missing = { $path } is missing. Put it back, or start a new run in another folder.
lab-part-broken = { $path } cannot be read: { $reason }. Put a good copy back, or start a new run in another folder.
lab-part-count = { $path } should have { $n } rows and has another number. Put a good copy back, or start a new run in another folder.
lab-not-empty = The folder { $path } has files in it but no run.json. Name a new or empty folder.
lab-no-run = { $path } is no run folder: it has no run.json. “emberwatch simulate … --out { $path }” makes one.
lab-broken-run = { $path } is broken ({ $reason }). Put a good copy back, or start a new run in another folder.
lab-no-games = The run in { $path } holds no games yet. Run it again to go on.

lab-failed =
    { $n ->
        [one] One game is missing because a bot failed. The same command plays it again.
       *[other] { $n } games are missing because a bot failed. The same command plays them again.
    }
lab-broken-off = Broken off.
lab-go-on = Broken off; everything played is in { $path }. The same command goes on from here.
lab-filled = { $path } holds { $done } of { $wanted } games.
lab-reported = The report is in { $path }.

## The arena

lab-arena =
    { $games ->
        [one] One game of { $game } with { $seats } seats, from seed { $seed } on.
       *[other] { $games } games of { $game } with { $seats } seats, from seed { $seed } on.
    }
lab-column-bot = bot
lab-column-seats = seats
lab-column-share = wins
lab-column-interval = 95 %
lab-column-score = points
lab-column-rank = place
lab-column-rating = rating
lab-arena-chance = Equally good bots would win { $share } each. A shared victory counts its share.
lab-arena-unbalanced = Not every bot has sat on every seat equally often: that takes multiples of { $cycle } games.

## The report

lab-report-title =
    { $games ->
        [one] { $game }: one game
       *[other] { $game }: { $games } games
    }
lab-report-bots-are = Bots, seat by seat: { $bots }.
lab-report-made = Seeds { $seeds }. Emberwatch { $version }, rules { $rules }.
lab-report-options = Options: { $options }
lab-report-unfinished = The run is not complete: { $done } of { $wanted } games.
lab-report-intervals = Dots are what was counted; lines around them are 95 % intervals, in which the true share lies 95 times of 100; n is how often it was seen. Point at a mark to read it exactly.
lab-report-share = share of wins
lab-report-part = share
lab-report-points = points
lab-report-choices = choices in a game
lab-report-games = games
lab-report-day = day
lab-report-home = got home
lab-report-lost = lost
lab-report-chance = Dashed: { $share }, what everybody would win if nothing made a difference.
lab-report-rank = Place { $n }
lab-report-after =
    { $n ->
        [0] first
        [one] one seat later
       *[other] { $n } seats later
    }
lab-report-bots = Bots
    .help = How often each bot has won, on all its seats together.
lab-report-parts = Points by place
    .help = The score sheet of those who came first, second and so on, in the mean. Long pieces that shrink from place to place are what games are won by.
lab-report-people = What they went through
    .help = Means by place: people at the end, people lost to hunger and events, wild game caught, pressure put on others, shots fired.
lab-report-people-survivors = survivors at the end
lab-report-people-starved = lost to hunger
lab-report-people-lost-to-events = lost to events
lab-report-people-caught = wild game caught
lab-report-people-pressed = times pressure was put on others
lab-report-people-shot = shots fired
lab-report-leaders = Leaders
    .help = How often whoever had this leader has won.
lab-report-rooms = Rooms
    .help = How often whoever had built this room has won. Who does well builds more, so compare rooms with each other, not with chance.
lab-report-rooms-built = Rooms that get built
    .help = Of those who kept this room in set-up: how many had built it at the end.
lab-report-equipment = Equipment
    .help = How often whoever had repaired this has won. Who does well repairs more, so compare kinds with each other, not with chance.
lab-report-events = Events
    .help = How often whoever overcame this event has won.
lab-report-events-overcome = Events that get overcome
    .help = Of the games in which this event came: in how many somebody overcame it. Low shares mean that it costs too much for what it gives.
lab-report-first = First player
    .help = Wins by turn order, counted from the first player.
lab-report-length = Length of games
    .help = How many choices with an alternative all seats together had.
lab-report-survival = Survival by day
    .help = Of all survivors: how many had got home, and how many were lost, by the end of each day. The rest is still out there.
lab-report-causes = Causes of death
    .help = Of all who were lost: what their last damage was, or whether they gave up or ran out of time.
lab-report-scenarios = Scenarios
    .help = Games in which somebody got home.
lab-report-characters = Characters
    .help = How often whoever played this character got home.
lab-report-chief = Chieftain
    .help = How often seats got home, counted from the first chieftain.
lab-report-days = Days
    .help = On which day games ended.
