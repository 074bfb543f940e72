# Lo que muestran las órdenes.

cli-seat = Jugador { $n }
cli-simulated =
    { $games ->
        [one] Una partida de { $game }.
       *[other] { $games } partidas de { $game }.
    }
cli-simulated-seat = Asiento { $seat } ({ $bot }): gana { $won } ({ $share } %), puntuación media { $mean }.
cli-simulated-speed = Partidas por segundo: { $speed }; decisiones por segundo: { $decisions }.
cli-replayed-to =
    { $n ->
        [one] Así está la partida tras { $n } jugada.
       *[other] Así está la partida tras { $n } jugadas.
    }
cli-pack-change = { $where }: { $old } ({ $source }) → { $new }
cli-pack-wrong =
    { $n ->
        [one] Hay un error:
       *[other] Hay { $n } errores:
    }
cli-pack-good =
    { $n ->
        [0] El paquete se puede jugar. No cambia nada.
        [one] El paquete se puede jugar. Cambia un valor.
       *[other] El paquete se puede jugar. Cambia { $n } valores.
    }

## Ejemplares de Discover

cli-copy = Ejemplar { $code }: { $name }
cli-copy-terrains = Terrenos: { $early } (escenarios 1, 2 y 5), { $late } (escenarios 3, 4 y 5)
cli-copy-story = Historia: { $story }
cli-copy-scenarios = Escenarios:
cli-copy-characters = Personajes:
cli-copy-holds = En la caja: losetas ({ $tiles }), cartas de misión ({ $quests }), cartas de descubrimiento ({ $discovery }), cartas de enemigo ({ $enemies }), proyectos ({ $projects }), fichas de entorno ({ $features }), fichas de monstruo ({ $monsters }), monstruos especiales ({ $specials }).
cli-copy-play = Para jugarlo: emberwatch play discover --copy { $code } --scenario 1
cli-copy-landmarks = Puntos de referencia ({ $terrain }):
cli-copy-enemies = Enemigos ({ $terrain }):
cli-copy-cards = Cartas de descubrimiento ({ $terrain }):
cli-copy-projects = Proyectos:
cli-copy-scenario = Escenario { $n }: { $title }
cli-copy-good =
    { $n ->
        [one] correcto
       *[other] Los { $n } ejemplares son correctos.
    }
cli-copy-bad =
    { $n ->
        [one] El ejemplar tiene errores.
       *[other] Ejemplares con errores: { $bad } de { $n }.
    }
cli-pack-copy = El ejemplar está completo y se puede jugar.

## Examen de muchos ejemplares

cli-audit = Ejemplares: { $copies }, desde la semilla { $seed }. Bot: scout. Proporción de partidas y de asientos ganados; días: media y percentiles 10 a 90; partidas de 5 a 16 días; cartas de descubrimiento y puntos de referencia vistos.
cli-audit-columns = Escenario, terreno            A part.   gana asien.  días  10-90    5-16 cart. punt.  muertes por
cli-audit-scenario = Escenario { $n }
cli-audit-hunger = hambre
cli-audit-thirst = sed
cli-audit-sickness = enfermedad
cli-audit-physical = heridas
cli-audit-gave-up = rendición
cli-audit-time = tiempo
cli-audit-overlap = Lo que tienen en común dos ejemplares con los mismos terrenos (parejas: { $pairs }):
cli-audit-together = enemigos, puntos de referencia y proyectos: { $mean } de media, { $highest } como máximo
cli-audit-enemies = enemigos: { $mean } de media, { $highest } como máximo
cli-audit-landmarks = puntos de referencia: { $mean } de media, { $highest } como máximo
cli-audit-projects = proyectos: { $mean } de media, { $highest } como máximo

cli-serving = Emberwatch está en marcha: { $url }  (Ctrl+C para pararlo; no se pierde ninguna jugada)
cli-backed-up = Copia de seguridad de todas las mesas: { $file }.

## La medición de la mesa

cli-table-arriving =
    { $tables ->
        [one] Una persona abre una mesa…
       *[other] { $tables } personas abren una mesa cada una…
    }
cli-table-playing = Se juega durante { $seconds } s…
cli-table-killing = El servidor se interrumpe y se reinicia ({ $n } de { $kills })…
cli-table-opening =
    { $tables ->
        [one] Una persona abre una mesa y no hace nada…
       *[other] { $tables } personas abren una mesa cada una y no hacen nada…
    }
cli-table-load = Mesas de Outlive y Discover: { $tables }, durante { $seconds } s; núcleos: { $cores }. En cada mesa juegan bots y una persona que piensa de { $least } a { $most } s.
cli-table-trips = Una elección, de la orden a la respuesta: la mitad en menos de { $p50_ms } ms (objetivo: { $wanted_p50_ms }), 99 de cada 100 en menos de { $p99_ms } ms (objetivo: { $wanted_p99_ms }), la más lenta en { $longest_ms } ms.
cli-table-rates = Elecciones por segundo: { $people } de personas, { $bots } de bots.
cli-table-processors = Núcleos ocupados: servidor { $server }, sus bots { $bots }, esta medición { $benchmark }. Memoria del servidor y de sus bots: { $mb } MB.
cli-table-idle = Mesas abiertas en reposo: { $idle_tables }, con { $idle_mb } MB de memoria (objetivo: { $wanted }); sin ninguna, { $empty_mb } MB.
cli-table-page = La portada: { $page_kb } kB comprimidos (objetivo: { $wanted }); archivos: { $page_files }.
cli-table-safe = Interrupciones con kill -9 bajo carga: { $kills }. Órdenes respondidas: { $acknowledged }, repetidas tras un reinicio: { $repeated }; perdidas = { $lost }, duplicadas = { $doubled }, fuera de orden = { $misplaced }, sin respuesta = { $unanswered }.
cli-table-no-proc = La medición de la mesa lee la memoria y el tiempo de procesador en /proc, que este sistema no tiene.
cli-table-no-server = El servidor que se va a medir no funciona: { $problem }
error-limits = { $variable } no se puede usar: { $problem }
