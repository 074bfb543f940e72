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
