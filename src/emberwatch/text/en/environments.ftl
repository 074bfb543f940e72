# Environments for machine learning.

error-package-missing = The package “{ $package }” is missing. Install it with: pip install 'emberwatch[{ $extra }]'
error-no-such-action = { $action } is not a valid action. Actions are the numbers 0 to { $last }; the action mask shows which of them are legal now.
error-not-begun = The environment has no game yet. Call reset() first.
error-own-seat = Seat { $seat } cannot be yours. Number of seats: { $seats }, numbered from 0 to { $last }.
error-opponents = Expected one word for all opponents or a list of { $expected } for { $seats } seats, found { $found }.
error-batch-actions = Give one action for each of the { $count } tables, as whole numbers; found an array of the shape { $found }.
error-batch-action = Action { $action } is not legal at table { $table }. The mask of that table shows which actions are legal.
error-batch-caller = Nobody is left for you to play: { $players }. Leave at least one seat of each line-up empty ("").
error-batch-reward = Other processes cannot call this function. Give the reward as module:function, or play in this process.
error-batch-process = A process that plays tables has ended: { $words }
error-imagined-state = This state was imagined, so it has no history to serialize. Serialize the state it was resampled from.
