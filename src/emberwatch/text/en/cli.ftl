# What the commands print.

cli-seat = Player { $n }
cli-simulated =
    { $games ->
        [one] One game of { $game }.
       *[other] { $games } games of { $game }.
    }
cli-simulated-seat = Seat { $seat } ({ $bot }): won { $won } ({ $share } %), mean score { $mean }.
cli-simulated-speed = { $speed } games a second, { $decisions } decisions a second.
cli-replayed-to = So far after { $n } picks.
cli-pack-change = { $where }: { $old } ({ $source }) → { $new }
cli-pack-wrong =
    { $n ->
        [one] One thing is wrong:
       *[other] { $n } things are wrong:
    }
cli-pack-good =
    { $n ->
        [0] The pack can be played. It changes nothing.
        [one] The pack can be played. It changes one figure.
       *[other] The pack can be played. It changes { $n } figures.
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
        [one] good
       *[other] All { $n } copies are good.
    }
cli-copy-bad =
    { $n ->
        [one] The copy is not good.
       *[other] { $bad } of { $n } copies are not good.
    }
cli-pack-copy = The copy is complete and can be played.

## Audit of many copies

cli-audit = Copies: { $copies }, from seed { $seed } on. Bot: scout. Shares of games and of seats won; days in the mean and from tenth to tenth; games of 5 to 16 days; discovery cards and landmarks seen.
cli-audit-columns = Scenario, terrain             S games    won  seats  days  10-90    5-16 cards marks  died of
cli-audit-scenario = Scenario { $n }
cli-audit-hunger = hunger
cli-audit-thirst = thirst
cli-audit-sickness = sickness
cli-audit-physical = physical damage
cli-audit-gave-up = giving up
cli-audit-time = time
cli-audit-overlap = What two copies of the same terrains have in common (pairs: { $pairs }):
cli-audit-together = enemies, landmarks and projects: { $mean } in the mean, { $highest } at most
cli-audit-enemies = enemies: { $mean } in the mean, { $highest } at most
cli-audit-landmarks = landmarks: { $mean } in the mean, { $highest } at most
cli-audit-projects = projects: { $mean } in the mean, { $highest } at most

cli-serving = Emberwatch is at { $url }  (Ctrl+C ends it; every move is kept)
cli-backed-up = All tables have been copied to { $file }.

## The benchmark of the table

cli-table-arriving = { $tables } people make a table each …
cli-table-playing = They play for { $seconds } seconds …
cli-table-killing = The server is killed and started again ({ $n } of { $kills }) …
cli-table-opening = { $tables } people open a table each and do nothing …
cli-table-load = { $tables } tables of Outlive and Discover for { $seconds } s on { $cores } cores; one person at each, who thinks for { $least } to { $most } s, and bots.
cli-table-trips = A pick, from the order to its answer: half of them within { $p50_ms } ms (wanted: { $wanted_p50_ms }), 99 of 100 within { $p99_ms } ms (wanted: { $wanted_p99_ms }), the slowest { $longest_ms } ms.
cli-table-rates = Picks a second: { $people } by people, { $bots } by bots.
cli-table-processors = Cores used: server { $server }, its bots { $bots }, this benchmark { $benchmark }. Memory of the server and its bots: { $mb } MB.
cli-table-idle = With { $idle_tables } idle tables open: { $idle_mb } MB of memory (wanted: { $wanted }), { $empty_mb } MB without any.
cli-table-page = The first page: { $page_kb } kB in { $page_files } files, compressed (wanted: { $wanted }).
cli-table-safe = kill -9 under load: { $kills } times. Orders answered: { $acknowledged }, said again after a restart: { $repeated }; lost = { $lost }, doubled = { $doubled }, out of order = { $misplaced }, unanswered = { $unanswered }.
cli-table-no-proc = The benchmark of the table reads memory and processor time from /proc, which this system does not have.
cli-table-no-server = The server that is to be measured does not work: { $problem }
error-limits = { $variable } cannot be used: { $problem }
