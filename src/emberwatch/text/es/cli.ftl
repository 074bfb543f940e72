# Lo que muestran las órdenes.

cli-seat = Jugador { $n }
cli-simulated =
    { $games ->
        [one] Una partida de { $game }.
       *[other] { $games } partidas de { $game }.
    }
cli-simulated-seat = Asiento { $seat } ({ $bot }): gana { $won } ({ $share } %), puntuación media { $mean }.
cli-simulated-speed = { $speed } partidas por segundo, { $decisions } decisiones por segundo.
cli-replayed-to = Así está la partida tras { $n } jugadas.
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
cli-copy-holds = En la caja: { $tiles } losetas, { $quests } cartas de misión, { $discovery } cartas de descubrimiento, { $enemies } cartas de enemigo, { $projects } proyectos, { $features } fichas de entorno, { $monsters } fichas de monstruo, { $specials } monstruos especiales.
cli-copy-play = Para jugarlo: emberwatch play discover --copy { $code } --scenario 1
cli-copy-landmarks = Puntos de referencia ({ $terrain }):
cli-copy-enemies = Enemigos ({ $terrain }):
cli-copy-cards = Cartas de descubrimiento ({ $terrain }):
cli-copy-projects = Proyectos:
cli-copy-scenario = Escenario { $n }: { $title }
cli-copy-good =
    { $n ->
        [one] correcto
       *[other] Los { $n } ejemplares están bien.
    }
cli-copy-bad =
    { $n ->
        [one] El ejemplar no está bien.
       *[other] Ejemplares que no están bien: { $bad } de { $n }.
    }
cli-pack-copy = El ejemplar está completo y se puede jugar.

## Examen de muchos ejemplares

cli-audit = Ejemplares: { $copies }, desde la semilla { $seed }. Bot: scout. Parte de partidas y de asientos ganados; días de media y de décimo a décimo; partidas de 5 a 16 días; cartas de descubrimiento y puntos de referencia vistos.
cli-audit-columns = Escenario, terreno            A part.   gana asien.  días  10-90    5-16 cart. punt.  muertes por
cli-audit-scenario = Escenario { $n }
cli-audit-hunger = hambre
cli-audit-thirst = sed
cli-audit-sickness = enfermedad
cli-audit-physical = herida
cli-audit-gave-up = abandono
cli-audit-time = tiempo
cli-audit-overlap = Lo que tienen en común dos ejemplares con los mismos terrenos (parejas: { $pairs }):
cli-audit-together = enemigos, puntos de referencia y proyectos: { $mean } de media, { $highest } como máximo
cli-audit-enemies = enemigos: { $mean } de media, { $highest } como máximo
cli-audit-landmarks = puntos de referencia: { $mean } de media, { $highest } como máximo
cli-audit-projects = proyectos: { $mean } de media, { $highest } como máximo

cli-serving = Emberwatch está aquí: { $url }  (Ctrl+C lo termina; se conserva cada jugada)
cli-backed-up = Todas las mesas se han copiado en { $file }.

## La medición de la mesa

cli-table-arriving = { $tables } personas abren una mesa cada una…
cli-table-playing = Juegan durante { $seconds } segundos…
cli-table-killing = Se mata el servidor y se reinicia ({ $n } de { $kills })…
cli-table-opening = { $tables } personas abren una mesa cada una y no hacen nada…
cli-table-load = { $tables } mesas de Outlive y Discover durante { $seconds } s en { $cores } núcleos; en cada una, una persona que piensa de { $least } a { $most } s, y bots.
cli-table-trips = Una elección, de la orden a la respuesta: la mitad en menos de { $p50_ms } ms (deseado: { $wanted_p50_ms }), 99 de cada 100 en menos de { $p99_ms } ms (deseado: { $wanted_p99_ms }), la más lenta { $longest_ms } ms.
cli-table-rates = Elecciones por segundo: { $people } de personas, { $bots } de bots.
cli-table-processors = Núcleos ocupados: servidor { $server }, sus bots { $bots }, esta medición { $benchmark }. Memoria del servidor y de sus bots: { $mb } MB.
cli-table-idle = Con { $idle_tables } mesas abiertas en reposo: { $idle_mb } MB de memoria (deseado: { $wanted }), { $empty_mb } MB sin ninguna.
cli-table-page = La primera página: { $page_kb } kB en { $page_files } archivos, comprimidos (deseado: { $wanted }).
cli-table-safe = kill -9 bajo carga: { $kills } veces. Órdenes respondidas: { $acknowledged }, repetidas tras un reinicio: { $repeated }; perdidas = { $lost }, duplicadas = { $doubled }, fuera de orden = { $misplaced }, sin respuesta = { $unanswered }.
cli-table-no-proc = La medición de la mesa lee la memoria y el tiempo de procesador en /proc, que este sistema no tiene.
cli-table-no-server = El servidor que se va a medir no funciona: { $problem }
error-limits = { $variable } no se puede usar: { $problem }
