# What the commands print.

cli-seat = Player { $n }
cli-simulated =
    { $games ->
        [one] One game of { $game }.
       *[other] { $games } games of { $game }.
    }
cli-simulated-seat = Seat { $seat } ({ $bot }): won { $won } ({ $share }%), average score { $mean }.
cli-simulated-speed = { $speed } games per second, { $decisions } decisions per second.
cli-replayed-to =
    { $n ->
        [one] Position after { $n } pick.
       *[other] Position after { $n } picks.
    }
cli-pack-change = { $where }: { $old } ({ $source }) → { $new }
cli-pack-wrong =
    { $n ->
        [one] Found one problem:
       *[other] Found { $n } problems:
    }
cli-pack-good =
    { $n ->
        [0] The pack is playable. It changes nothing.
        [one] The pack is playable. It changes one figure.
       *[other] The pack is playable. It changes { $n } figures.
    }

## Copies of Discover

cli-copy = Copy { $code }: { $name }
cli-copy-terrains = Terrains: { $early } (scenarios 1, 2 and 5), { $late } (scenarios 3, 4 and 5)
cli-copy-story = Story: { $story }
cli-copy-scenarios = Scenarios:
cli-copy-characters = Characters:
cli-copy-holds = In the box: { $tiles } map tiles, { $quests } quest cards, { $discovery } discovery cards, { $enemies } enemy cards, { $projects } projects, { $features } feature tokens, { $monsters } monster tokens, { $specials } special monsters.
cli-copy-play = Play it with: emberwatch play discover --copy { $code } --scenario 1
cli-copy-landmarks = Landmarks ({ $terrain }):
cli-copy-enemies = Enemies ({ $terrain }):
cli-copy-cards = Discovery cards ({ $terrain }):
cli-copy-projects = Projects:
cli-copy-scenario = Scenario { $n }: { $title }
cli-copy-good =
    { $n ->
        [one] The copy is valid.
       *[other] All { $n } copies are valid.
    }
cli-copy-bad =
    { $n ->
        [one] The copy is not valid.
       *[other] Copies that are not valid: { $bad } of { $n }.
    }
cli-pack-copy = The copy is complete and playable.

## Audit of many copies

cli-audit = Copies: { $copies }, starting at seed { $seed }. Bot: scout. Shares of games and of seats won; days on average and from the 10th to the 90th percentile; share of games that last 5 to 16 days; discovery cards and landmarks seen.
cli-audit-columns = Scenario, terrain             S games    won  seats  days  10-90    5-16 cards marks  died of
cli-audit-scenario = Scenario { $n }
cli-audit-hunger = hunger
cli-audit-thirst = thirst
cli-audit-sickness = sickness
cli-audit-physical = physical damage
cli-audit-gave-up = giving up
cli-audit-time = running out of time
cli-audit-overlap = What two copies with the same terrains have in common (pairs: { $pairs }):
cli-audit-together = enemies, landmarks and projects: { $mean } on average, { $highest } at most
cli-audit-enemies = enemies: { $mean } on average, { $highest } at most
cli-audit-landmarks = landmarks: { $mean } on average, { $highest } at most
cli-audit-projects = projects: { $mean } on average, { $highest } at most

cli-serving = Emberwatch is running at { $url }  (press Ctrl+C to stop; every move is saved)
cli-backed-up = All tables have been copied to { $file }.

## The benchmark of the table

cli-table-arriving =
    { $tables ->
        [one] { $tables } person creates a table…
       *[other] { $tables } people each create a table…
    }
cli-table-playing =
    { $seconds ->
        [one] Playing for { $seconds } second…
       *[other] Playing for { $seconds } seconds…
    }
cli-table-killing = Killing and restarting the server ({ $n } of { $kills })…
cli-table-opening =
    { $tables ->
        [one] { $tables } person opens a table and does nothing…
       *[other] { $tables } people each open a table and do nothing…
    }
cli-table-load = Tables of Outlive and Discover: { $tables }, for { $seconds } s on { $cores } cores. At each table, bots and one person who thinks for { $least } to { $most } s.
cli-table-trips = Time from a pick to its answer: median { $p50_ms } ms (target: { $wanted_p50_ms }), 99th percentile { $p99_ms } ms (target: { $wanted_p99_ms }), maximum { $longest_ms } ms.
cli-table-rates = Picks per second: { $people } by people, { $bots } by bots.
cli-table-processors = Cores used: server { $server }, its bots { $bots }, this benchmark { $benchmark }. Memory of the server and its bots: { $mb } MB.
cli-table-idle = Memory with { $idle_tables } idle tables open: { $idle_mb } MB (target: { $wanted }); without any: { $empty_mb } MB.
cli-table-page = Home page: { $page_kb } kB compressed, in { $page_files } files (target: { $wanted }).
cli-table-safe = kill -9 under load: { $kills } times. Orders answered: { $acknowledged }; repeated after a restart: { $repeated }; lost: { $lost }; duplicated: { $doubled }; out of order: { $misplaced }; unanswered: { $unanswered }.
cli-table-no-proc = The table benchmark reads memory and processor time from /proc, which this system does not have.
cli-table-no-server = The server to be measured does not work: { $problem }
error-limits = { $variable } cannot be used: { $problem }
