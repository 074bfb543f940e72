# Environments for machine learning.

error-package-missing = The package “{ $package }” is missing. Install it with: pip install 'emberwatch[{ $extra }]'
error-no-such-action = { $action } is not a valid action. Actions are the numbers 0 to { $last }; the action mask shows which of them are legal now.
error-not-begun = The environment has no game yet. Call reset() first.
error-own-seat = Seat { $seat } cannot be yours. Number of seats: { $seats }, numbered from 0 to { $last }. The word “random” draws a seat for every game.
error-opponents = Expected one word for all opponents or a list of { $expected } for { $seats } seats, found { $found }.
error-opponent = { $opponent } cannot play this game ({ $game }). An opponent is the name of a bot, a bot, a function of observation and mask, or a policy with a method “predict”.
error-vector-actions = Expected an array of { $count } whole numbers, one action for each table; found shape { $found }.
error-vector-opponents = With other processes, opponents must be words, such as “greedy”: functions and objects cannot be sent there. Use processes=0.
error-vector-render = A vector environment draws nothing (render_mode={ $mode }). Use vectorization_mode="sync" to render, or an environment with one table.
error-imagined-state = This state was imagined, so it has no history to serialize. Serialize the state it was resampled from.
