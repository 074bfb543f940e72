# Los bots en la página: niveles, otros bots, cuánto piensan y por qué han hecho lo que han hecho.

page-sits-more-bots = Más bots
page-bot-easy = Bot: fácil
    .hint = Juega como el bot normal, pero falla una de cada cuatro jugadas. Para tus primeras partidas.
page-bot-normal = Bot: normal
    .hint = Sopesa lo que aporta cada jugada. Un rival o compañero digno.
page-bot-hard = Bot: difícil
    .hint = Antes de jugar imagina cómo puede seguir la partida.
page-bot-random = Bot: azar
    .hint = Juega cualquier cosa, sin ningún plan.
page-bot-novice = Bot: novato
    .hint = Juega como el bot normal y falla una de cada cuatro jugadas.
page-bot-greedy = Bot: prudente
    .hint = Sopesa lo que aporta cada jugada y cuida de los suyos. Un rival digno.
page-bot-scout = Bot: explorador
    .hint = Sabe sobrevivir: agua, comida, hoguera y después la misión.
page-bot-planner = Bot: estratega
    .hint = Antes de jugar imagina cómo puede seguir la partida.
page-bot-other = Bot: { $name }
page-bot-at-once = Responde al momento.
page-bot-thinks = Piensa hasta { $seconds } s por jugada.
page-bot-why = ¿Por qué ha hecho eso { $name }?
    .hint = Que el bot explique su última jugada.
page-bot-why-short = ¿Por qué?
