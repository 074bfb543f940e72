# Bots auf der Seite: Stufen, weitere Bots, wie lange sie nachdenken und warum sie etwas getan haben.

page-sits-more-bots = Weitere Bots
page-bot-easy = Bot: leicht
    .hint = Spielt wie der normale Bot, verpatzt aber einen von vier Zügen. Für deine ersten Spiele.
page-bot-normal = Bot: normal
    .hint = Wägt ab, was jeder Zug bringt. Ein ordentlicher Gegner oder Gefährte.
page-bot-hard = Bot: schwer
    .hint = Stellt sich vor jedem Zug vor, wie das Spiel weitergehen könnte.
page-bot-random = Bot: Zufall
    .hint = Spielt irgendetwas, ganz ohne Plan.
page-bot-novice = Bot: Neuling
    .hint = Spielt wie der normale Bot, verpatzt aber einen von vier Zügen.
page-bot-greedy = Bot: umsichtig
    .hint = Wägt ab, was jeder Zug bringt, und sorgt für seine Leute. Ein ordentlicher Gegner.
page-bot-scout = Bot: Kundschafter
    .hint = Weiß, wie man überlebt: Wasser, Nahrung, Feuer, und dann die Quest.
page-bot-planner = Bot: Planer
    .hint = Stellt sich vor jedem Zug vor, wie das Spiel weitergehen könnte.
page-bot-other = Bot: { $name }
page-bot-at-once = Antwortet sofort.
page-bot-thinks = Denkt bis zu { $seconds } s je Zug nach.
page-bot-why = Warum hat { $name } das getan?
    .hint = Lass den Bot seinen letzten Zug erklären.
page-bot-why-short = Warum?
