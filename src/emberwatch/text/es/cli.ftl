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
