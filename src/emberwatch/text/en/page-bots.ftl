# Bots on the page: levels, other bots, how long they think, and why they did what they did.

page-sits-more-bots = More bots
page-bot-easy = Bot: easy
    .hint = Plays like the normal bot, but one move in four is a slip. For your first games.
page-bot-normal = Bot: normal
    .hint = Weighs what every move brings. A fair opponent or companion.
page-bot-hard = Bot: hard
    .hint = Imagines how the game may go on before it moves.
page-bot-random = Bot: random
    .hint = Plays whatever comes up, without any plan.
page-bot-novice = Bot: novice
    .hint = Plays like the normal bot, and slips in one move out of four.
page-bot-greedy = Bot: careful
    .hint = Weighs what every move brings and looks after its people. A fair opponent.
page-bot-scout = Bot: scout
    .hint = Knows how to survive: water, food, fire, and then the quest.
page-bot-planner = Bot: planner
    .hint = Imagines how the game may go on before it moves.
page-bot-other = Bot: { $name }
page-bot-at-once = Answers at once.
page-bot-thinks = Thinks up to { $seconds } s a move.
page-bot-why = Why did { $name } do that?
    .hint = Let the bot explain its last move.
page-bot-why-short = Why?
