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
