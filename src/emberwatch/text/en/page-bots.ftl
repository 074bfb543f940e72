# Bots on the page: levels, other bots, how long they think, and why they made a move.

page-sits-more-bots = More bots
page-bot-easy = Bot: easy
    .hint = Plays like the normal bot but makes a mistake on one move in four. Good for your first games.
page-bot-normal = Bot: normal
    .hint = Weighs what each move gains. A fair opponent or companion.
page-bot-hard = Bot: hard
    .hint = Plays through how the game might continue before it moves.
page-bot-random = Bot: random
    .hint = Makes random moves, without any plan.
page-bot-novice = Bot: novice
    .hint = Plays like the normal bot but makes a mistake on one move in four.
page-bot-greedy = Bot: careful
    .hint = Weighs what each move gains and looks after its people. A fair opponent.
page-bot-scout = Bot: scout
    .hint = Knows how to survive: water, food and fire first, then the quest.
page-bot-planner = Bot: planner
    .hint = Plays through how the game might continue before it moves.
page-bot-other = Bot: { $name }
page-bot-at-once = Answers at once.
page-bot-thinks = Thinks for up to { $seconds } s per move.
page-bot-why = Why did { $name } do that?
    .hint = Ask the bot to explain its last move.
page-bot-why-short = Why?
