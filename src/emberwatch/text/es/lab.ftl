# El laboratorio: simulaciones, arena, informes.

lab-bot-twice = «{ $bot }» aparece dos veces. Con --bots cada bot se nombra una vez; --field dice exactamente quién se sienta a la mesa.
lab-field-seats = --field { $field } ya dice cuántos asientos hay: quita --seats { $seats }.
lab-decisions-out = --decisions necesita una carpeta donde escribir: indícala con --out.
lab-vectors-decisions = --vectors necesita --decisions.
lab-records-here = --records funciona en esta máquina y sin --out: quita --records, o bien --ray y --out.
lab-missing = Para esto hace falta { $module }, que no está instalado. Se consigue con: pip install "emberwatch[{ $extra }]"
lab-in-use = Otro programa está escribiendo en { $path }. Espera a que termine o indica otro lugar.
lab-no-file = { $path } no se puede usar: { $reason }
lab-no-journal = { $path } no es un archivo de resultados de la arena. Indica un archivo nuevo o uno que haya escrito la arena.
lab-other-setup = { $path } pertenece a otra serie: { $what } es allí { $old } y aquí { $new }. Indica otro lugar o empieza con los mismos argumentos.
lab-broken-line = { $path } está dañado en la línea { $line }. Quita esa línea para que su partida se juegue de nuevo, o indica un archivo nuevo.
lab-worker-died = Un proceso se detuvo en plena partida, y también al jugarla de nuevo; una de las partidas que faltan tiene la semilla { $seed }. Lo jugado hasta entonces está guardado.
lab-no-cluster = Ningún clúster de Ray en «{ $address }» acepta este programa: { $reason } Inicia uno con «ray start --head»; si el que hay allí pide un token, indícalo como explica la documentación de Ray.
lab-cluster-without = El clúster no puede jugar: { $reason } Emberwatch debe estar instalado en todas sus máquinas.
lab-cluster-version = El clúster tiene otra versión: { $there } allí, { $here } aquí. Instala la misma en todas las máquinas.
lab-part-missing = Falta { $path }. Devuélvelo a su sitio o empieza una serie nueva en otra carpeta.
lab-part-broken = { $path } no se puede leer: { $reason }. Pon una copia buena o empieza una serie nueva en otra carpeta.
lab-part-count = El número de filas de { $path } no es correcto (debería ser { $n }). Pon una copia buena o empieza una serie nueva en otra carpeta.
lab-not-empty = La carpeta { $path } tiene archivos pero no run.json. Indica una carpeta nueva o vacía.
lab-no-run = { $path } no es la carpeta de una serie: no tiene run.json. Con «emberwatch simulate … --out { $path }» se crea una.
lab-broken-run = { $path } está dañado ({ $reason }). Pon una copia buena o empieza una serie nueva en otra carpeta.
lab-no-games = La serie de { $path } aún no contiene partidas. Repite la misma orden para continuarla.

lab-failed =
    { $n ->
        [one] Falta una partida porque falló un bot. La misma orden la juega de nuevo.
       *[other] Faltan { $n } partidas porque falló un bot. La misma orden las juega de nuevo.
    }
lab-broken-off = Interrumpido.
lab-go-on = Interrumpido; todo lo jugado está en { $path }. La misma orden continúa desde aquí.
lab-filled = Partidas en { $path }: { $done } de { $wanted }.
lab-reported = El informe está en { $path }.

## La arena

lab-arena =
    { $games ->
        [one] Una partida de { $game } con { $seats } asientos, desde la semilla { $seed }.
       *[other] { $games } partidas de { $game } con { $seats } asientos, desde la semilla { $seed }.
    }
lab-column-bot = bot
lab-column-seats = asientos
lab-column-share = victorias
lab-column-interval = 95 %
lab-column-score = puntos
lab-column-rank = puesto
lab-column-rating = valoración
lab-arena-chance = Si todos los bots fueran igual de buenos, cada uno ganaría { $share }. Una victoria compartida cuenta en proporción.
lab-arena-unbalanced = No todos los bots han ocupado cada asiento el mismo número de veces: para eso hace falta un múltiplo de { $cycle } partidas.

## Comparaciones

lab-compare-setting = «{ $setting }» no se puede usar aquí. Escribe NOMBRE=VALOR con uno de estos nombres: { $names }.
lab-compare-seats = Número de bots: { $a } en A y { $b } en B. Ambos necesitan el mismo número de asientos.
lab-compare =
    { $pairs ->
        [one] Un par de partidas de { $game } con { $seats } asientos, semillas { $first } a { $last }.
       *[other] { $pairs } pares de partidas de { $game } con { $seats } asientos, semillas { $first } a { $last }.
    }
lab-compare-samples = Las dos partidas de un par tienen la misma semilla y los mismos asientos. Cada valor es primero la media de los asientos de una partida, y cada par cuenta una vez. Las diferencias entre proporciones están en puntos porcentuales. n es el número de partidas en que existe el valor, en A/B.
lab-compare-mark = * El intervalo del 95 % no contiene el 0. Valores que difieren en al menos un par: { $rows }; unos { $chance } de ellos tendrían esta marca por azar, aunque en realidad nada hubiera cambiado.
lab-compare-holm = ** La marca también vale con la corrección de Holm (número de valores: { $rows }): si en realidad nada hubiera cambiado, la probabilidad de que algún valor tuviera dos estrellas sería como mucho del 5 %.
lab-compare-few = Con tan pocos pares, los intervalos son aproximados. Juega más con --games.
lab-compare-unmarked = Ninguna diferencia tiene marca.
lab-compare-written = Todos los valores están en { $path }.
lab-compare-seat = asiento { $seat }
lab-compare-at = n.º { $n }
lab-compare-count = { $what }: número por asiento
lab-compare-share-of-games = { $what }: proporción de las partidas
lab-compare-share-of-seats = { $what }: proporción de los asientos
lab-compare-wins = { $what }: proporción de victorias

## El informe

lab-report-title =
    { $games ->
        [one] { $game }: una partida
       *[other] { $game }: { $games } partidas
    }
lab-report-bots-are = Bots, asiento por asiento: { $bots }.
lab-report-made = Semillas { $seeds }. Emberwatch { $version }, reglas { $rules }.
lab-report-options = Opciones: { $options }
lab-report-unfinished = La serie no está completa; partidas: { $done } de { $wanted }.
lab-report-intervals = Los puntos son los valores observados; las líneas que los rodean son intervalos del 95 %, que contienen la proporción verdadera 95 veces de cada 100; n es el número de observaciones. El intervalo toma juntos los asientos de una misma partida, que no son independientes. Deja el puntero sobre una marca para leer su valor exacto.
lab-report-share = proporción de victorias
lab-report-part = proporción
lab-report-points = puntos
lab-report-choices = decisiones por partida
lab-report-games = partidas
lab-report-day = día
lab-report-home = escaparon
lab-report-lost = perdieron
lab-report-chance = Línea discontinua: { $share }, lo que ganaría cada uno si nada influyera.
lab-report-rank = Puesto { $n }
lab-report-after =
    { $n ->
        [0] primero
        [one] un asiento después
       *[other] { $n } asientos después
    }
lab-report-bots = Bots
    .help = Cuántas veces ha ganado cada bot, en todos sus asientos.
lab-report-parts = Puntos por puesto
    .help = La puntuación media, parte por parte, de los primeros, los segundos y así sucesivamente. Los tramos largos que se acortan de un puesto al siguiente son los que deciden las partidas.
lab-report-people = Qué les ocurrió
    .help = Medias por puesto: supervivientes al final, perdidos por hambre y por eventos, presas cazadas, Presión a otros jugadores, proyectiles gastados contra la Presión.
lab-report-leaders = Líderes
    .help = Cuántas veces ganó el jugador que tenía este líder.
lab-report-rooms = Habitaciones
    .help = Cuántas veces ganó quien había construido esta habitación. Los jugadores a los que les va bien construyen más: compara las habitaciones entre sí, no con el azar.
lab-report-rooms-built = Habitaciones que se construyen
    .help = De quienes se quedaron con esta habitación en los preparativos: cuántos la habían construido al final.
lab-report-equipment = Equipo
    .help = Cuántas veces ganó quien había arreglado este equipo. Los jugadores a los que les va bien arreglan más: compara los equipos entre sí, no con el azar.
lab-report-events = Eventos
    .help = Cuántas veces ganó quien resolvió este evento.
lab-report-events-overcome = Eventos que se resuelven
    .help = De las partidas en que llegó este evento: en cuántas alguien lo resolvió. Una proporción baja significa que cuesta demasiado para lo que da.
lab-report-first = Primer jugador
    .help = Victorias según el orden de turno, contado desde el primer jugador.
lab-report-length = Duración de las partidas
    .help = Cuántas decisiones con más de una opción hubo en total, sumando todos los asientos.
lab-report-survival = Supervivencia por días
    .help = De todos los supervivientes: cuántos habían escapado y cuántos habían perdido al final de cada día. El resto sigue en el mapa.
lab-report-causes = Causas de muerte
    .help = De todos los que perdieron: cuál fue su último daño, o si se rindieron o se les acabó el tiempo.
lab-report-scenarios = Escenarios
    .help = Partidas en las que alguien escapó.
lab-report-characters = Personajes
    .help = Cuántas veces escapó quien jugaba con este personaje.
lab-report-chief = Jefe
    .help = Cuántas veces escapó cada asiento, contado desde el primer jefe.
lab-report-days = Días
    .help = En qué día terminaron las partidas.
train-begin =
    Entrenamiento en { $tables } mesas, con { $workers ->
        [one] un proceso
       *[other] { $workers } procesos
    }. Todo está en { $folder }; puedes parar cuando quieras y seguir con la misma orden.
train-round = { $minutes } min: { $choices } millones de decisiones, { $speed } por segundo; la mejor puntuación de una partida es { $best } de media.
train-done = La red está en { $net }. Ha aprendido de { $choices } decisiones.
train-measured = Contra { $rivals }: { $share } % de { $games } partidas ganadas (intervalo del 95 %: de { $low } a { $high } %).

## Lo que el laboratorio guarda de una partida

lab-fact-scores = puntos
lab-fact-ranks = puesto
lab-fact-wins = victorias
lab-fact-reason = final de las partidas
lab-fact-decisions = decisiones, también forzadas
lab-fact-choices = decisiones con alternativa
lab-fact-first = victorias según el orden de turno
lab-fact-rounds = rondas
lab-fact-events-came = eventos que llegaron
lab-fact-overcome-in = ronda en que se resolvió el evento (0: nunca)
lab-fact-leaders = líderes
lab-fact-score-events = puntos por eventos
lab-fact-score-rooms = puntos por habitaciones
lab-fact-score-gauge = puntos por radioactividad
lab-fact-score-survivors = puntos por supervivientes
lab-fact-score-equipment = puntos por equipo
lab-fact-score-pairs = puntos por parejas de símbolos
lab-fact-survivors = supervivientes al final
lab-fact-gauge = nivel del medidor de radioactividad (0 es el mejor)
lab-fact-rooms-kept = habitaciones conservadas
lab-fact-rooms-built = habitaciones construidas
lab-fact-equipment = equipo arreglado
lab-fact-equipment-broken = equipo roto
lab-fact-events = eventos resueltos
lab-fact-caught = presas cazadas
lab-fact-tiles-left = presas restantes
lab-fact-airlock = supervivientes en la Esclusa
lab-fact-airlock-rows = filas de la Esclusa que pidieron agua
lab-fact-pressed = veces que ejercieron Presión
lab-fact-shot = proyectiles contra la Presión
lab-fact-starved = perdidos por hambre
lab-fact-lost-to-events = perdidos por eventos
lab-fact-days = último día
lab-fact-stage = última etapa de la misión
lab-fact-landmarks = puntos de referencia encontrados
lab-fact-chief = victorias según la distancia al primer jefe
lab-fact-characters = personajes
lab-fact-statuses = suerte de los supervivientes
lab-fact-left-on = día en que un superviviente escapó o perdió (0: nunca)
lab-fact-causes = causas de muerte
lab-fact-read = cartas leídas
lab-fact-crafted = proyectos fabricados
lab-fact-fights = combates
lab-fact-defeated = enemigos derrotados
lab-fact-fled = huidas
lab-reason-points = por puntos
lab-reason-supplies = desempate por materias primas
lab-reason-resources = desempate por materiales y munición
lab-reason-shared = victoria compartida
lab-reason-quest = alguien encontró la salida
lab-reason-last = ganó el último superviviente
lab-reason-lost = no ganó nadie
