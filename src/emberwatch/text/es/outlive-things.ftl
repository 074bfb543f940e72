# Outlive in Spanish: what things on the table are (thing-), why one cannot pick something now (why-), answers given beforehand (standing-).
# { $place_at } is the place's attribute; { $one }, { $cans }, { $missing } and the like are amounts ("1 de madera").

## Places and what lies there. $pay is what opens the water at the Dam.

thing-place-wild = Cada punto de acción de tu héroe toma { $one } de la reserva del lugar. Una vez por visita también puede cazar.
thing-place-base = Cada punto de acción de tu héroe toma { $one } de la reserva del lugar. Un punto de acción compra las algas antirradiación.
thing-place-dam = { $pay } o la Tarjeta de acceso abre el agua para esta visita. Después, cada punto de acción de tu héroe toma { $one } de la reserva del lugar.
thing-place-city = Cada punto de acción de tu héroe toma una baldosa de equipo que esté boca arriba o roba una baldosa de búsqueda.
thing-place-ship = Tu héroe ocupa el espacio de su fuerza, si allí no hay un héroe activo, y recibe las latas y el superviviente de ese espacio. No se gastan puntos de acción.
thing-stock = { $resource } { $place_at }
    .text = Queda: { $left }. Cada amanecer se repone hasta { $total }.
thing-algae = Por un punto de acción en la Base militar, tu medidor mejora una casilla. Hay una dosis al día para todos los jugadores.
thing-algae-gone = La dosis de hoy ya se ha tomado.
thing-stack = presas { $place_at }
    .text =
        { $n ->
            [0] Aquí no queda nada.
            [one] Una baldosa, y está a la vista.
           *[other] { $n } baldosas; solo la de arriba está a la vista.
        }
thing-prey = Para cazarla debes sumar { $endurance } entre puntos de acción y munición. Te da { $meat }.
thing-caught = Carne por la primera presa de este tipo, la segunda, etcétera: { $meat }.
thing-slot = Para un héroe de fuerza { $strength }. Aquí hay { $cans } y { $people }.
thing-slot-taken = Hoy el espacio está ocupado.
thing-pile = pila de búsqueda { $place_at }
    .text =
        { $n ->
            [0] Hoy no queda nada aquí.
            [one] Hay una baldosa de búsqueda boca abajo. Robarla cuesta un punto de acción.
           *[other] Hay { $n } baldosas de búsqueda boca abajo. Robar una cuesta un punto de acción.
        }
thing-pile-hidden = Entre ellas, en un orden que no conoces: { $tiles }.
thing-pile-order = La has mirado. Desde arriba: { $tiles }.
thing-display = Por un punto de acción es tuyo, roto, si no tienes ya ese equipo.
thing-deck = mazo de equipo
    .text =
        { $n ->
            [one] { $n } baldosa boca abajo
           *[other] { $n } baldosas boca abajo
        }, { $discarded ->
            [one] { $discarded } descartada
           *[other] { $discarded } descartadas
        }.

## Pieces, days, tiles

thing-first = Quien la tiene va primero: esta noche al resolver eventos y al día siguiente al activar héroes. El primer héroe que llega al Carguero en una ronda se la da a su dueño.
thing-hero =
    { $moves ->
        [one] Una vez al día avanza un paso
       *[other] Una vez al día avanza hasta { $moves } pasos
    } y después tiene { $points }. Allí donde llega presiona a los héroes activos más débiles.
thing-hero-weak = { $event } rebaja su fuerza para los puntos de acción y el Carguero.
thing-day = Día { $n }
    .text = Radiación de esta noche: { $wave }.
thing-tile-resource = Quien la encuentra toma { $one }.
thing-tile-capsule = Quien la encuentra mejora su medidor una casilla.
thing-tile-empty = No hay nada dentro.

## Shelter

thing-airlock = { $spaces } espacios, fila por fila: { $rows }. Cada noche, cada fila ocupada cuesta 1 de agua y cada superviviente que haya aquí absorbe una casilla de radiación.
thing-airlock-now = Ahora { $people }: { $water } por noche.
thing-gauge = Cada noche, la radiación del día empuja el marcador hacia la calavera, menos lo que absorbe la Esclusa. El valor en el que está cuenta al final.
thing-gauge-now = El marcador está en { $square }.
thing-tonight = Esta noche
    .text = Tal como están las cosas, las habitaciones ocupadas cuestan { $supplies } y la Esclusa { $water }.
    .radiation =
        { $n ->
            [0] La Esclusa absorbe toda la radiación.
            [one] El marcador sube una casilla.
           *[other] El marcador sube { $n } casillas.
        }
    .missing = Falta algo: perderías { $people }.
thing-resource-meat = Una materia prima: alimenta tus habitaciones y recluta supervivientes. La que sobra se pierde al final de la noche.
thing-resource-water = Una materia prima: alimenta la Esclusa y tus habitaciones y recluta supervivientes. Solo { $kept } se guardan hasta el día siguiente.
thing-resource-canned-goods = Una materia prima: alimenta tus habitaciones y recluta supervivientes. Se conserva.
thing-resource-wood = Un material: construye habitaciones y arregla equipo.
thing-resource-metal = Un material: construye habitaciones y arregla equipo.
thing-resource-microchip = Un material: construye habitaciones y arregla equipo. Uno abre el agua de la Presa.
thing-resource-munition = Cada proyectil resta un punto de Presión o vale por un punto de acción al cazar. La munición no se entrega, salvo con «Presión: elegir recursos» en la edición española.
thing-room-unbuilt = Sin construir: { $cost }, de noche.
thing-room-unfilled = Construida, pero aún no funciona. Faltan: { $people }.
thing-room-works = Llena: funciona.
thing-room-used = Usada esta ronda.
thing-gear-broken = Roto: arréglalo de noche antes de poder usarlo.
thing-gear-ready = Arreglado y listo.
thing-gear-used = Usado esta ronda.

## Score. $rooms are the points for one to seven full rooms.

thing-score-events = Los puntos de los eventos que has resuelto.
thing-score-rooms = Puntos por una a siete habitaciones construidas y llenas: { $rooms }.
thing-score-gauge = El valor de tu medidor.
thing-score-survivors = Un punto por cada superviviente de la Esclusa y de las habitaciones.
thing-score-equipment = Un punto por cada equipo arreglado.
thing-score-pairs = Un punto por cada símbolo que completan dos equipos arreglados.
thing-score-total = Lo que tendrías si el Convoy llegara ahora.

## Why not: whose turn it is

why-over = La partida ha terminado.
why-wait-others = Has terminado; los demás aún eligen.
why-wait-defender = Primero responde quien sufre la Presión.
why-passed = Has pasado: esta noche ya no resuelves eventos.
why-not-your-turn = Es el turno de otro jugador.
why-something-else = La pregunta que se te hace trata de otra cosa.
why-not-yours = Esto es de otro jugador.

## Why not: heroes and places

why-rest = De noche los héroes descansan.
why-hero-placed = Este héroe ya está en el tablero.
why-hero-later = Antes se coloca otro héroe: el más fuerte y, de dos iguales, el primero.
why-hero-busy = Este héroe está actuando. Elige qué hace aquí.
why-hero-done = Este héroe ya ha actuado hoy.
why-hero-stuck = Este héroe no puede moverse. Antes van los que pueden.
why-place-own = Allí ya hay un héroe tuyo.
why-place-not-start = Tus héroes empiezan en otros lugares: { $places }.
why-place-far =
    { $moves ->
        [one] Ninguno de tus héroes inactivos llega en un paso.
       *[other] Ninguno de tus héroes inactivos llega en { $moves } pasos.
    }
why-place-here = Tu héroe está aquí. Elige qué hace.
why-place-moved = Tu héroe ya se ha movido; actúa donde está.
why-ship-taken = Los espacios que tus héroes podrían ocupar en el Carguero están ocupados.
why-not-there = Ninguno de tus héroes está actuando { $place_at }.
why-no-points = A tu héroe no le quedan puntos de acción.

## Why not: what lies at places

why-stock-empty = Aquí no queda nada hasta el próximo amanecer.
why-dam-closed = El agua está cerrada: hace falta 1 microchip o la Tarjeta de acceso.
why-dam-open = El agua ya está abierta.
why-algae-gone = Alguien ha tomado ya la dosis de hoy.
why-stack-empty = Aquí no quedan presas.
why-hunted = Tu héroe ya ha cazado en esta visita.
why-prey-strong = Hacen falta { $needed }; con puntos de acción, munición y armas sumas { $most } como mucho.
why-prey-hidden = Solo se caza la presa visible. El Sensor termal te deja elegir otra, una vez anunciada la caza.
why-slot-taken = En este espacio ya hay un héroe activo.
why-slot-strength = Tu héroe ocupa el espacio de su fuerza, { $strength }, y ningún otro.
why-slot-done = Tu héroe ya ha ocupado su espacio.
why-owned = Ya tienes ese equipo, y nunca dos veces.
why-pile-empty = Aquí no quedan baldosas de búsqueda hasta el próximo amanecer.
why-event-unseen = Este evento no ha llegado.
why-event-gone = Este evento ya se ha resuelto.
why-event-dear = Te falta: { $missing }.
why-events-over = Los eventos se resuelven al principio de la noche.
why-events-night = Los eventos se resuelven de noche.

## Why not: equipment, rooms, resources. $help says what the thing does and when.

why-not-owned = No lo tienes.
why-repair-dear = Te falta: { $missing }.
why-rooms-save =
    { $saved ->
        [one] Tus habitaciones solo ahorran un material de eso.
       *[other] Tus habitaciones solo ahorran { $saved } materiales de eso.
    }
why-repaired = Está arreglado.
why-broken = Está roto. Arréglalo de noche.
why-gear-used = Ya lo has usado esta ronda.
why-gather-first = Toma antes algo aquí con un punto de acción.
why-no-space = Ni la Esclusa ni ninguna habitación construida tiene un espacio libre.
why-not-now = No es el momento. { $help }
why-build-dear = Te falta: { $missing }.
why-unbuilt = La habitación no está construida.
why-unfilled = La habitación no funciona. Faltan: { $people }.
why-room-used = Ya has usado esta habitación esta ronda.
why-room-full = La habitación no tiene espacios libres.
why-rooms-full = Ninguna habitación construida tiene un espacio libre.
why-all-built = Todas tus habitaciones están construidas.
why-no-gear = No tienes equipo.
why-gauge-best = Tu medidor no puede mejorar más.
why-survivor-limit = En esta habitación no puede entrar nadie más.
why-nobody-there = Aquí no hay nadie a quien perder.
why-airlock-full = Tu Esclusa está llena.
why-airlock-empty = En tu Esclusa no hay nadie que pueda entrar.
why-airlock-rooms = Elige la habitación en la que entra alguien.
why-not-giver = Quien entrega es el otro jugador.
why-munition-safe = La munición no se entrega.
why-water-fixed = El agua permanente no es una ficha y no se puede entregar.
why-none-left = No queda nada de eso.
why-wrong-resource = Aquí cuenta: { $resources }.
why-no-permanent = Tu agua permanente está gastada, o su habitación no funciona.
why-not-due = Esto no se puede ahorrar: no se pide, o el resto no podría pagarse.
why-discarded = Has descartado esta habitación.
why-rooms-chosen = Ya has elegido tus habitaciones.

## Answers that a player can give beforehand, to questions in other players' turns

standing-defend = Cuando uno de mis héroes sufre Presión
    .yes = Gastar munición si la anula por completo
    .no = Ceder
standing-tribute = Cuando tengo que entregar algo
    .materials-first = Primero materiales, de los que más tengo
    .supplies-first = Primero materias primas, de las que más tengo
    .most-plentiful = Siempre de lo que más tengo
