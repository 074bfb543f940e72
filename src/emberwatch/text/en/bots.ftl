# Why a bot made its last move, in a sentence. “It” is the bot; its seat is named before. Nothing hidden is named.

bot-why-greedy =
    { $less ->
        [0] Of { $count } choices, this one and another looked best: about { $points ->
            [one] { $points } point
           *[other] { $points } points
        } at the end.
       *[other] Of { $count } choices, this one looked best: about { $points ->
            [one] { $points } point
           *[other] { $points } points
        } at the end, { $less } more than the second best.
    }
bot-why-planner =
    { $second ->
        [0] It played the game out in its head { $tries ->
            [one] once
           *[other] { $tries } times
        }. It puts its chance of winning at { $share }%; the second-best move looked just as good.
        [one] It played the game out in its head { $tries ->
            [one] once
           *[other] { $tries } times
        }. It puts its chance of winning at { $share }%, { $second } percentage point more than with the second-best move.
       *[other] It played the game out in its head { $tries ->
            [one] once
           *[other] { $tries } times
        }. It puts its chance of winning at { $share }%, { $second } percentage points more than with the second-best move.
    }
bot-why-not-yet = It has not yet made a move it can explain.
bot-why-silent = The bot “{ $bot }” does not say why.
bot-why-secret = It chose that in secret, so it does not say why.
bot-why-random = No reason: it picks at random, and all choices are equally likely.
bot-why-slip = It was careless: now and then it picks at random, without thinking.
bot-why-novice = It saw what this move would gain right away and thought no further.
bot-why-greedy-alone = There was nothing else worth considering.
bot-why-planner-habit = This was a minor question, which it answers by habit, without thinking ahead.
bot-why-veteran = It has learned from hundreds of thousands of games that this is the move: it is { $share }% sure. It puts its chance of winning at { $win }%.
bot-why-master =
    It knew { $picks ->
        [one] one promising move
       *[other] { $picks } promising moves
    } from experience and played ahead in its head { $tries ->
        [one] once
       *[other] { $tries } times
    }. It puts its chance of winning at { $win }%.
bot-why-scout = It followed a rule of thumb that usually works out well.
bot-why-scout-move = It is heading for whatever gains the most for its stamina, or for where it wants to sleep.
bot-why-scout-gather = What it can gather here is worth more to it than the stamina it costs.
bot-why-scout-land = New land may hold water, food and the next step of the quest.
bot-why-scout-quest = What this card offers is worth its price, or the quest asks for it.
bot-why-scout-craft = It expects more from the item than from the materials.
bot-why-scout-body = It is looking after its health: a hungry or wounded survivor does not get far.
bot-why-scout-fire = A fire makes the night bearable.
bot-why-scout-rest = Nothing within reach was worth more stamina today.
bot-why-scout-fight = In a fight, it weighs what the dice may do to it against what help costs.
bot-why-scout-pack = It keeps and takes what it will need most in the days to come.
bot-why-scout-worth = It weighed what this gains against what it costs.
bot-why-scout-group = It thought of the others: one survivor may need what another has plenty of.
table-bot-failed = The bot “{ $bot }” in seat { $seat } has failed; the normal bot makes this move instead.
term-bot-failed = The bot “{ $bot }” playing { $seat } has failed ({ $problem }); the normal bot takes over.
term-why = { $seat }: { $why }
term-why-nobody = There are no bots in this game: ask the people.
term-help-why = why each bot made its last move
term-word-why = reason reasons
term-level-easy = easy bot
term-level-normal = normal bot
term-level-hard = hard bot
term-sits-level = { $seat }: { $level }
term-sits-level-thinks = { $seat }: { $level }, thinks for up to { $seconds } s per move
