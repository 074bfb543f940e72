# Environments for machine learning.

error-package-missing = The package “{ $package }” is missing. Install it with: pip install 'emberwatch[{ $extra }]'
error-no-such-action = { $action } is not a valid action. Actions are the numbers 0 to { $last }; the action mask shows which of them are legal now.
error-not-begun = The environment has no game yet. Call reset() first.
error-own-seat = Seat { $seat } cannot be yours. Number of seats: { $seats }, numbered from 0 to { $last }. The word “random” draws a seat for every game.
error-opponents = Expected one word for all opponents or a list of { $expected } for { $seats } seats, found { $found }.
error-batch-actions = Give one action for each of the { $count } tables, as whole numbers; found an array of shape { $found }.
error-batch-action = Action { $action } is not legal at table { $table }. The mask of that table shows which actions are legal.
error-batch-caller = No seat is left for you to play: { $players }. Leave at least one seat of each lineup empty ("").
error-batch-reward = Other processes cannot call this function. Give the reward as module:function, or play in this process.
error-batch-process = A process that plays tables has ended: { $words }
error-opponent = { $opponent } cannot play this game ({ $game }). An opponent is the name of a bot, a bot, a function of observation and mask, or a policy with a “predict” method.
error-vector-actions = Expected an array of { $count } whole numbers, one action for each table; found shape { $found }.
error-vector-opponents = With other processes, opponents must be words, such as “greedy”: functions and objects cannot be sent there. Use processes=0.
error-vector-render = A vector environment draws nothing (render_mode={ $mode }). Use vectorization_mode="sync" to render, or an environment with one table.
error-imagined-state = This state was imagined, so it has no history to serialize. Serialize the state it was resampled from.
