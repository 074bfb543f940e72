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
lab-arena-unbalanced = The bots have not sat in every seat equally often. To balance the seats, play a multiple of { $cycle } games.

## Comparisons

lab-compare-setting = “{ $setting }” cannot be used here. Write NAME=VALUE with one of these names: { $names }.
lab-compare-seats = A names { $a } bots and B names { $b }. Both need the same number of seats.
lab-compare =
    { $pairs ->
        [one] One pair of games of { $game } with { $seats ->
            [one] { $seats } seat
           *[other] { $seats } seats
        }, seeds { $first } to { $last }.
       *[other] { $pairs } pairs of games of { $game } with { $seats ->
            [one] { $seats } seat
           *[other] { $seats } seats
        }, seeds { $first } to { $last }.
    }
lab-compare-samples = The two games of a pair have the same seed and the same seats. Each figure is first averaged over the seats of a game, and each pair counts once. Differences between shares are in percentage points. n is the number of games that have the figure, in A/B.
lab-compare-mark = * The 95% interval excludes 0. { $rows } figures differ in at least one pair; about { $chance } of them would get this mark by chance, even if nothing really changed.
lab-compare-holm = ** The mark also holds with Holm’s correction for all { $rows } figures: if nothing really changed, the chance that any figure gets two stars is at most 5%.
lab-compare-few = With so few pairs, the intervals are rough. Use --games to play more.
lab-compare-unmarked = No difference has a mark.
lab-compare-written = All figures are in { $path }.
lab-compare-seat = seat { $seat }
lab-compare-at = no. { $n }
lab-compare-count = { $what }: number per seat
lab-compare-share-of-games = { $what }: share of games
lab-compare-share-of-seats = { $what }: share of seats
lab-compare-wins = { $what }: share of wins

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
lab-report-intervals = Dots show what was counted; the lines around them are 95% intervals, which contain the true share 95 times out of 100; n is the number of cases. The interval treats the seats of one game as a unit, since they are not independent. Point at a mark to read its exact values.
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
    .help = How many choices with an alternative all seats had in total.
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
train-begin =
    Training at { $tables } tables, played by { $workers ->
        [one] one process
       *[other] { $workers } processes
    }. The run is in { $folder }; stop it at any time, and run the same command to continue.
train-round = { $minutes } min: { $choices } million choices, { $speed } per second; the best score per game is { $best } on average.
train-done = The net is in { $net }. It has learned from { $choices } choices.
train-measured = Against { $rivals }: { $share }% of { $games } games won (95% interval { $low } to { $high }%).

## What the lab keeps of a game

lab-fact-scores = points
lab-fact-ranks = rank
lab-fact-wins = wins
lab-fact-reason = how games ended
lab-fact-decisions = picks, including forced ones
lab-fact-choices = picks with an alternative
lab-fact-first = wins by turn order
lab-fact-rounds = rounds
lab-fact-events-came = events that came up
lab-fact-overcome-in = round in which the event was overcome (0: never)
lab-fact-leaders = leaders
lab-fact-score-events = points for events
lab-fact-score-rooms = points for rooms
lab-fact-score-gauge = points for radioactivity
lab-fact-score-survivors = points for survivors
lab-fact-score-equipment = points for equipment
lab-fact-score-pairs = points for pairs of equipment
lab-fact-survivors = survivors at the end
lab-fact-gauge = level of the radioactivity gauge (0 is the best)
lab-fact-rooms-kept = rooms kept
lab-fact-rooms-built = rooms built
lab-fact-equipment = repaired equipment
lab-fact-equipment-broken = broken equipment
lab-fact-events = events overcome
lab-fact-caught = wild game caught
lab-fact-tiles-left = wild game tiles left
lab-fact-airlock = survivors in the airlock
lab-fact-airlock-rows = airlock rows that needed water
lab-fact-pressed = times pressure was applied
lab-fact-shot = munitions spent in defense
lab-fact-starved = lost to hunger
lab-fact-lost-to-events = lost to events
lab-fact-days = last day
lab-fact-stage = last stage of the quest
lab-fact-landmarks = landmarks found
lab-fact-chief = wins by distance from the first chieftain
lab-fact-characters = characters
lab-fact-statuses = what became of the survivors
lab-fact-left-on = day on which a survivor left (0: never)
lab-fact-causes = causes of death
lab-fact-read = cards read
lab-fact-crafted = projects crafted
lab-fact-fights = combats
lab-fact-defeated = enemies defeated
lab-fact-fled = times a survivor fled
lab-reason-points = by points
lab-reason-supplies = tie broken by supplies
lab-reason-resources = tie broken by materials and munitions
lab-reason-shared = shared victory
lab-reason-quest = someone found the way out
lab-reason-last = a last survivor won
lab-reason-lost = nobody won
