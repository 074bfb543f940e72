# Environments for learning code.

error-package-missing = The package “{ $package }” is missing. It comes with: pip install 'emberwatch[{ $extra }]'
error-no-such-action = { $action } is no action; actions are the numbers 0 to { $last }, and the action mask says which of them can be picked now.
error-not-begun = The environment has no game yet; call reset() first.
error-own-seat = Seat { $seat } cannot be yours; with { $seats } seats there are the seats 0 to { $last }.
error-opponents = { $found } opponents were named for { $seats } seats; it takes one word for all of them, or a list of { $expected }.
error-imagined-state = This state was imagined, so it has no history that could be written down; serialize the state it was resampled from.
