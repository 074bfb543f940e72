# Why a bot made its last move, in a sentence. “It” is the bot; where it sits is said before. No hidden thing is named.

bot-why-greedy =
    { $less ->
        [0] Of { $count } choices this one promised most, together with another: about { $points } points at the end.
       *[other] Of { $count } choices this one promised most: about { $points } points at the end, { $less } more than the second best.
    }
bot-why-planner =
    { $second ->
        [0] It played on { $tries } times in its mind. It sees its chance to win at { $share } %; the second best move seemed just as good.
        [one] It played on { $tries } times in its mind. It sees its chance to win at { $share } %; with the second best move it would be { $second } percentage point lower.
       *[other] It played on { $tries } times in its mind. It sees its chance to win at { $share } %; with the second best move it would be { $second } percentage points lower.
    }
bot-why-not-yet = It has not made a move yet that it could explain.
bot-why-silent = The bot “{ $bot }” does not say why.
bot-why-secret = It chose that in secret, so it does not say why.
bot-why-random = For no reason: it picks anything, and all choices are equally likely.
bot-why-slip = It was careless: now and then it picks anything, without thinking.
bot-why-novice = It saw what this move would bring at once, and did not think any further.
bot-why-greedy-alone = There was nothing else worth considering.
bot-why-planner-habit = That was a small matter: such questions it answers by habit, without thinking ahead.
bot-why-scout = It followed a rule of thumb that usually turns out well.
bot-why-scout-move = It is on its way to whatever brings most for the stamina it costs, or to where it wants to sleep.
bot-why-scout-gather = It needs what can be gathered here more than the stamina that it costs.
bot-why-scout-land = New land may hold water, food and the way on in the quest.
bot-why-scout-quest = What stands on this card is worth its price, or the quest asks for it.
bot-why-scout-craft = It expects more from the thing it makes than from the materials.
bot-why-scout-body = It looks after its body: who is hungry or hurt gets nowhere.
bot-why-scout-fire = A fire makes the night bearable.
bot-why-scout-rest = Nothing within reach was worth more stamina today.
bot-why-scout-fight = In a fight it weighs what the dice may do to it against what help costs.
bot-why-scout-pack = It keeps and takes what it will need most in the days to come.
bot-why-scout-worth = It compared what this brings with what it costs.
bot-why-scout-group = It thought of the others: what one has plenty of, another may need.
table-bot-failed = The bot “{ $bot }” on seat { $seat } has failed; the normal bot moves in its place.
term-bot-failed = The bot “{ $bot }” of { $seat } has failed ({ $problem }); the normal bot plays on in its place.
term-why = { $seat }: { $why }
term-why-nobody = No bot plays here: ask the people.
term-help-why = why each bot made its last move
term-word-why = reason reasons
term-level-easy = easy bot
term-level-normal = normal bot
term-level-hard = hard bot
term-sits-level = { $seat }: { $level }
term-sits-level-thinks = { $seat }: { $level }, thinks up to { $seconds } s a move
