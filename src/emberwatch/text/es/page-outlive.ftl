# El dibujo de Outlive en el navegador. Los nombres de lugares, habitaciones, equipo, eventos y líderes vienen de las palabras del juego.

page-outlive-board = El tablero: ocho localizaciones alrededor del tablero del Convoy
page-outlive-own = Tu Refugio
page-outlive-others = Los otros Refugios


## El tablero del Convoy

page-outlive-day = Día { $n } de { $days }
page-outlive-before = Preparativos
page-outlive-phase-dawn = amanecer
page-outlive-phase-day = de día
page-outlive-phase-night = de noche
# El título sobre las pérdidas por las que nadie preguntó
page-outlive-news = Qué te ha pasado
page-outlive-first = Primer jugador: { $name }
page-outlive-deck =
    { $n ->
        [one] Mazo de equipo: { $n } baldosa
       *[other] Mazo de equipo: { $n } baldosas
    }


## Héroes
# $state: idle está tumbado y hoy no ha actuado; standing ha actuado; done no pudo moverse y sigue tumbado; waiting aún no está en el tablero.

page-outlive-hero =
    { $state ->
        [idle] { $name }: héroe de fuerza { $strength }, tumbado ({ $place })
        [standing] { $name }: héroe de fuerza { $strength }, de pie ({ $place })
        [waiting] { $name }: héroe de fuerza { $strength }, sin colocar
       *[done] { $name }: héroe de fuerza { $strength }, no pudo moverse ({ $place })
    }


## El Refugio
# PS: puntos de supervivencia

page-outlive-points = PS
page-outlive-score = Puntuación actual: { $n } PS
page-outlive-part = { $name }: { $n } PS
# $standing: plan aún no está construida; short tiene espacios libres; works está llena; used está llena y se ha usado esta ronda.
page-outlive-room =
    { $standing ->
        [plan] { $name }: sin construir; espacios: { $spaces }, mantenimiento: { $upkeep }
        [short] { $name }: aún no funciona; espacios ocupados: { $survivors } de { $spaces }, mantenimiento: { $upkeep }
        [works] { $name }: completa, funciona; mantenimiento: { $upkeep }
       *[used] { $name }: completa, ya usada esta ronda; mantenimiento: { $upkeep }
    }
page-outlive-airlock = { $name }: espacios ocupados, { $survivors } de { $spaces }
page-outlive-gauge = { $name }: { $points }
page-outlive-depot = { $name }: { $n }
page-outlive-gear =
    { $state ->
        [broken] { $name }: equipo roto
        [ready] { $name }: equipo arreglado y listo
       *[used] { $name }: equipo ya usado esta ronda
    }
page-outlive-tonight =
    Esta noche: { $supplies ->
        [one] { $supplies } materia prima
       *[other] { $supplies } materias primas
    } para las habitaciones, { $water } de agua, radiación { $radiation }{ $missing ->
        [0] { "" }
        [one] ; falta { $missing } ficha
       *[other] ; faltan { $missing } fichas
    }
page-outlive-broken = Roto
page-outlive-repaired = Arreglado
page-outlive-caught = { $name }: { $n }
page-outlive-given-up = descartada


## Los otros Refugios

page-outlive-open = Abrir el Refugio de { $name }
# $rooms: habitaciones llenas; $gauge: el medidor con su signo; $idle: héroes que aún no han actuado
page-outlive-facts =
    { $survivors ->
        [one] { $survivors } superviviente
       *[other] { $survivors } supervivientes
    }, { $rooms ->
        [one] { $rooms } habitación completa
       *[other] { $rooms } habitaciones completas
    }, { $repaired ->
        [one] { $repaired } equipo arreglado
       *[other] { $repaired } equipos arreglados
    }, radioactividad { $gauge }, { $idle ->
        [one] { $idle } héroe por actuar
       *[other] { $idle } héroes por actuar
    }


## El final

page-outlive-ending = La elección del Convoy
page-outlive-total = Total
page-outlive-chosen = Se une al Convoy
# Lo que se compara en un empate
page-outlive-tie-supplies = Materias primas restantes
page-outlive-tie-goods = Materiales y munición restantes

# $place: de 1 a 4
page-outlive-nth =
    { $place ->
        [1] primer puesto
        [2] segundo puesto
        [3] tercer puesto
       *[other] cuarto puesto
    }
# $gap: a cuántos puntos queda el jugador de quien gana ($name); 0: se ha resuelto un empate
page-outlive-behind =
    { $place ->
        [2] Quedas en segundo puesto
        [3] Quedas en tercer puesto
       *[other] Quedas en cuarto puesto
    }, { $gap ->
        [0] con los mismos puntos que { $name }.
        [one] a { $gap } punto de { $name }.
       *[other] a { $gap } puntos de { $name }.
    }
# $gap: cuántos puntos saca el jugador al segundo ($name)
page-outlive-ahead =
    { $gap ->
        [0] Quedas en primer puesto, con los mismos puntos que { $name }.
        [one] Quedas en primer puesto, { $gap } punto por delante de { $name }.
       *[other] Quedas en primer puesto, { $gap } puntos por delante de { $name }.
    }
# Lo mismo para los espectadores
page-outlive-lead =
    { $gap ->
        [0] { $winner } y { $name } tienen los mismos puntos.
        [one] { $winner } saca { $gap } punto a { $name }.
       *[other] { $winner } saca { $gap } puntos a { $name }.
    }
# $part: una línea de la hoja de puntuación; $more, $less: los dos valores
page-outlive-decided = Lo que decidió: { $part }, { $more } a { $less }.

## Héroes en peligro y héroes a los que debilita un evento

page-outlive-hero-acts = ahora actúa con { $acts }
page-outlive-hero-danger =
    { $count ->
        [one] { $who } aún puede presionarlo ({ $pressure })
       *[other] aún puede llegar hasta { $pressure } de Presión de { $who }
    }
page-outlive-hero-presses = aún podría ir allí y presionarte ({ $pressure })
