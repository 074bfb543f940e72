# The lab: simulations, the arena, reports.

lab-bot-twice = “{ $bot }” is named twice. Name each bot only once with --bots; to say exactly who sits at the table, use --field.
lab-field-seats = --field { $field } already determines the number of seats. Leave out --seats { $seats }.
lab-decisions-out = --decisions needs a folder to write to. Name one with --out.
lab-vectors-decisions = --vectors needs --decisions.
lab-records-here = --records works only on this machine and without --out. Leave out --records, or leave out --ray and --out.
lab-missing = This needs { $module }, which is not installed. Install it with: pip install "emberwatch[{ $extra }]"
lab-in-use = Another program is writing to { $path }. Wait until it has finished, or choose another path.
lab-no-file = { $path } cannot be used: { $reason }
lab-no-journal = { $path } is not a results file of the arena. Name a new file, or one that the arena wrote.
lab-other-setup = { $path } belongs to a different setup: { $what } is { $old } there and { $new } here. Choose another path, or use the same arguments.
lab-broken-line = Line { $line } of { $path } is damaged. Remove the line to play its game again, or name a new file.
lab-worker-died = A worker process died in a game, and died again on the second try. One of the remaining games has seed { $seed }. All finished games have been saved.
lab-no-cluster = No usable Ray cluster at “{ $address }”: { $reason } Start one with “ray start --head”. If a cluster is running there and requires a token, provide it as Ray’s documentation describes.
lab-cluster-without = The cluster cannot play: { $reason } Emberwatch must be installed on all its machines.
lab-cluster-version = The cluster runs a different version: { $there } there, { $here } here. Install the same version on all machines.
lab-part-missing = { $path } is missing. Restore it, or start a new run in another folder.
lab-part-broken = { $path } cannot be read: { $reason }. Restore it, or start a new run in another folder.
lab-part-count = { $path } does not have the expected number of rows ({ $n }). Restore it, or start a new run in another folder.
lab-not-empty = The folder { $path } contains files but no run.json. Name a new or empty folder.
lab-no-run = { $path } is not a run folder: it has no run.json. To create one, use “emberwatch simulate … --out { $path }”.
lab-broken-run = { $path } is damaged ({ $reason }). Restore it, or start a new run in another folder.
lab-no-games = The run in { $path } has no games yet. Run the same command again to continue.

lab-failed =
    { $n ->
        [one] One game is missing because a bot failed. Run the same command again to play it.
       *[other] { $n } games are missing because a bot failed. Run the same command again to play them.
    }
lab-broken-off = Interrupted.
lab-go-on = Interrupted. All finished games are in { $path }. Run the same command again to continue.
lab-filled =
    { $wanted ->
        [one] { $path } holds { $done } of { $wanted } game.
       *[other] { $path } holds { $done } of { $wanted } games.
    }
lab-reported = The report is in { $path }.

## The arena

lab-arena =
    { $games ->
        [one] One game of { $game } with { $seats ->
            [one] { $seats } seat
           *[other] { $seats } seats
        }, starting at seed { $seed }.
       *[other] { $games } games of { $game } with { $seats ->
            [one] { $seats } seat
           *[other] { $seats } seats
        }, starting at seed { $seed }.
    }
lab-column-bot = bot
lab-column-seats = seats
lab-column-share = wins
lab-column-interval = 95%
lab-column-score = points
lab-column-rank = rank
lab-column-rating = rating
lab-arena-chance = Equally strong bots would win { $share } each. A shared victory is divided equally.
lab-arena-unbalanced = The bots have not sat in every seat equally often. For that, play a multiple of { $cycle } games.

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
lab-report-intervals = Dots show what was counted; the lines around them are 95% intervals, which contain the true share 95 times out of 100; n is the number of cases. Point at a mark to read its exact values.
lab-report-share = share of wins
lab-report-part = share
lab-report-points = points
lab-report-choices = choices per game
lab-report-games = games
lab-report-day = day
lab-report-home = made it home
lab-report-lost = lost
lab-report-chance = Dashed line: { $share }, each player’s share of wins if nothing made a difference.
lab-report-rank = Rank { $n }
lab-report-after =
    { $n ->
        [0] first
        [one] one seat later
       *[other] { $n } seats later
    }
lab-report-bots = Bots
    .help = How often each bot won, in all its seats combined.
lab-report-parts = Points by rank
    .help = The average score sheet of the winners, the runners-up, and so on. Long segments that shrink from rank to rank are what wins games.
lab-report-people = What happened along the way
    .help = Averages by rank: survivors at the end, survivors lost to hunger and to events, wild game caught, pressure applied to others, munitions spent in defense.
lab-report-people-survivors = survivors at the end
lab-report-people-starved = lost to hunger
lab-report-people-lost-to-events = lost to events
lab-report-people-caught = wild game caught
lab-report-people-pressed = times pressure was applied
lab-report-people-shot = munitions spent in defense
lab-report-leaders = Leaders
    .help = How often the player with this leader won.
lab-report-rooms = Rooms
    .help = How often a player who had built this room won. Players who do well build more, so compare rooms with each other, not with chance.
lab-report-rooms-built = Rooms that get built
    .help = Of the players who kept this room during setup, how many had built it by the end.
lab-report-equipment = Equipment
    .help = How often a player who had repaired this equipment won. Players who do well repair more, so compare pieces with each other, not with chance.
lab-report-events = Events
    .help = How often a player who overcame this event won.
lab-report-events-overcome = Events that get overcome
    .help = Of the games in which this event came up, the share in which someone overcame it. A low share means that it costs too much for what it gives.
lab-report-first = First player
    .help = Wins by turn order, counted from the first player.
lab-report-length = Length of games
    .help = How many choices with an alternative all seats had together.
lab-report-survival = Survival by day
    .help = Of all survivors, how many had made it home, and how many were lost, by the end of each day. The rest are still out there.
lab-report-causes = Causes of death
    .help = Of all survivors who were lost: the last damage they suffered, or whether they gave up or ran out of time.
lab-report-scenarios = Scenarios
    .help = Games in which at least one survivor made it home.
lab-report-characters = Characters
    .help = How often the survivor with this character made it home.
lab-report-chief = Chieftain
    .help = How often each seat made it home, counted from the first chieftain.
lab-report-days = Days
    .help = The day on which games ended.
