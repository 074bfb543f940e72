# Warum ein Bot seinen letzten Zug gemacht hat, in einem Satz. „Er“ ist der Bot; wo er sitzt, steht davor. Nichts Verdecktes wird genannt.

bot-why-greedy =
    { $less ->
        [0] Von { $count } Möglichkeiten versprachen diese und eine andere gleichermaßen am meisten: am Ende ungefähr { $points } ÜP.
       *[other] Von { $count } Möglichkeiten versprach diese am meisten: am Ende ungefähr { $points } ÜP, { $less } mehr als die zweitbeste.
    }
bot-why-planner =
    { $second ->
        [0] Er hat in Gedanken { $tries } Mal weitergespielt. Seine Siegchance sieht er bei { $share } %; der zweitbeste Zug schien ebenso gut.
        [one] Er hat in Gedanken { $tries } Mal weitergespielt. Seine Siegchance sieht er bei { $share } %; mit dem zweitbesten Zug wäre sie um { $second } Prozentpunkt niedriger.
       *[other] Er hat in Gedanken { $tries } Mal weitergespielt. Seine Siegchance sieht er bei { $share } %; mit dem zweitbesten Zug wäre sie um { $second } Prozentpunkte niedriger.
    }
bot-why-not-yet = Er hat noch keinen Zug gemacht, den er erklären könnte.
bot-why-silent = Der Bot „{ $bot }“ sagt nicht, warum.
bot-why-secret = Das hat er verdeckt gewählt, deshalb sagt er nicht, warum.
bot-why-random = Ohne Grund: Er wählt irgendetwas, alles gleich wahrscheinlich.
bot-why-slip = Er war unachtsam: Ab und zu wählt er irgendetwas, ohne nachzudenken.
bot-why-novice = Er hat gesehen, was der Zug sofort bringt, und nicht weiter nachgedacht.
bot-why-greedy-alone = Etwas anderes kam gar nicht infrage.
bot-why-planner-habit = Das war eine Kleinigkeit: Solche Fragen beantwortet er aus Gewohnheit, ohne vorauszudenken.
bot-why-veteran = Er hat aus Hunderttausenden von Spielen gelernt, dass das der richtige Zug ist: Er ist sich zu { $share } % sicher. Seine Siegchance sieht er bei { $win } %.
bot-why-master =
    Aus Erfahrung kamen für ihn { $picks ->
        [one] ein Zug
       *[other] { $picks } Züge
    } infrage; in Gedanken hat er { $tries } Mal weitergespielt. Seine Siegchance sieht er bei { $win } %.
bot-why-scout = Er hat sich an eine Faustregel gehalten, die meistens gut geht.
bot-why-scout-move = Er ist unterwegs zu dem, was für seine Ausdauer am meisten bringt, oder zu seinem Schlafplatz.
bot-why-scout-gather = Was es hier zu sammeln gibt, braucht er dringender als die Ausdauer, die es kostet.
bot-why-scout-land = In neuem Gelände gibt es vielleicht Wasser, Nahrung und den Weg zum Ziel der Quest.
bot-why-scout-quest = Was auf dieser Karte steht, ist seinen Preis wert, oder die Quest verlangt es.
bot-why-scout-craft = Vom fertigen Gegenstand verspricht er sich mehr als vom Material.
bot-why-scout-body = Er sorgt für seinen Körper: Wer hungert oder verletzt ist, kommt nicht weit.
bot-why-scout-fire = Ein Feuer macht die Nacht erträglich.
bot-why-scout-rest = Nichts in Reichweite war heute noch mehr Ausdauer wert.
bot-why-scout-fight = Im Kampf wägt er ab, was die Würfel anrichten können und was Hilfe kostet.
bot-why-scout-pack = Er behält und nimmt, was er in den nächsten Tagen am dringendsten braucht.
bot-why-scout-worth = Er hat verglichen, was das bringt und was es kostet.
bot-why-scout-group = Er hat an die anderen gedacht: Was einer reichlich hat, fehlt vielleicht einem anderen.
table-bot-failed = Der Bot „{ $bot }“ auf Platz { $seat } ist ausgefallen; der normale Bot zieht an seiner Stelle.
term-bot-failed = Der Bot „{ $bot }“ von { $seat } ist ausgefallen ({ $problem }); der normale Bot spielt an seiner Stelle weiter.
term-why = { $seat }: { $why }
term-why-nobody = Hier spielt kein Bot: Frage die Menschen.
term-help-why = warum jeder Bot seinen letzten Zug gemacht hat
term-word-why = warum wieso
term-level-easy = leichter Bot
term-level-normal = normaler Bot
term-level-hard = schwerer Bot
term-sits-level = { $seat }: { $level }
term-sits-level-thinks = { $seat }: { $level }, denkt bis zu { $seconds } s je Zug nach

# Was ein Tipp und der Coach sagen. { $choice } und { $other } sind Möglichkeiten, wie sie auf ihren Schaltflächen stehen.

hint-what = Mein Rat: { $choice }.
hint-points =
    { $by ->
        [one] Das ist um ungefähr { $by } Punkt besser als „{ $other }“.
       *[other] Das ist um ungefähr { $by } Punkte besser als „{ $other }“.
    }
hint-chance =
    { $by ->
        [one] Das ist besser als „{ $other }“: Deine Siegchance ist damit ungefähr { $by } Prozentpunkt höher.
       *[other] Das ist besser als „{ $other }“: Deine Siegchance ist damit ungefähr { $by } Prozentpunkte höher.
    }
hint-close = Es ist knapp: „{ $other }“ sieht ungefähr gleich gut aus.
coach-points =
    { $by ->
        [one] „{ $other }“ sieht um ungefähr { $by } Punkt besser aus.
       *[other] „{ $other }“ sieht um ungefähr { $by } Punkte besser aus.
    }
coach-chance =
    { $by ->
        [one] Mit „{ $other }“ ist deine Siegchance ungefähr { $by } Prozentpunkt höher.
       *[other] Mit „{ $other }“ ist deine Siegchance ungefähr { $by } Prozentpunkte höher.
    }
