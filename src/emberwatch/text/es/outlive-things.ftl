# Outlive in Spanish: what things on the table are (thing-), why one cannot pick something now (why-), answers given beforehand (standing-).
# { $place_at } is the place's attribute; { $one }, { $cans }, { $missing } and the like are amounts ("1 de madera").

## Places and what lies there. $pay is what starts the purifier at the Dam.

thing-place-wild = Con cada punto de acción, tu héroe toma { $one } de la reserva de la localización. Además puede cazar una vez por visita.
thing-place-base = Con cada punto de acción, tu héroe toma { $one } de la reserva de la localización. Con un punto de acción también puede tomar las algas antirradiación.
thing-place-dam = Para activar el purificador durante esta visita, paga { $pay } o usa la Tarjeta de acceso. Después, con cada punto de acción, tu héroe toma { $one } de la reserva de la localización.
thing-place-city = Con cada punto de acción, tu héroe toma una baldosa de equipo boca arriba o roba una baldosa de búsqueda.
thing-place-ship = Tu héroe ocupa el espacio de su fuerza, si no hay en él un héroe activo, y recibe las latas y el superviviente de ese espacio. No gasta puntos de acción.
thing-stock = { $resource } { $place_at }
    .text = Queda: { $left }. Cada amanecer se repone hasta { $total }.
thing-algae = Tomarlas cuesta un punto de acción en la Base militar y reduce tu radioactividad en 1. Hay una dosis al día para todos los jugadores.
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
thing-pile-hidden = Contenido, en un orden que no conoces: { $tiles }.
thing-pile-order = Ya la has mirado. Desde arriba: { $tiles }.
thing-display = Cuesta un punto de acción y llega roto. No puedes tomarlo si ya tienes ese equipo.
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

thing-first = Quien la tiene va primero: esta noche al resolver eventos y mañana al activar héroes. En cada ronda se la lleva el jugador cuyo héroe llega primero al Carguero.
thing-hero =
    { $moves ->
        [one] Una vez al día avanza un paso
       *[other] Una vez al día avanza hasta { $moves } pasos
    } y después tiene { $points }. Al llegar presiona a los héroes activos más débiles.
thing-hero-weak = { $event }: su fuerza se reduce para los puntos de acción y el Carguero.
thing-day = Día { $n }
    .text = Radiación de esta noche: { $wave }.
thing-tile-resource = Quien la encuentra recibe { $one }.
thing-tile-capsule = Quien la encuentra reduce su radioactividad en 1.
thing-tile-empty = No contiene nada.

## Shelter

thing-airlock = Espacios: { $spaces }, fila por fila: { $rows }. Cada noche, cada fila ocupada cuesta 1 de agua y cada superviviente de la Esclusa absorbe un punto de radiación.
thing-airlock-now = Ahora hay { $people }: { $water } por noche.
thing-gauge = Cada noche, la radiación que no absorbe la Esclusa acerca el marcador a la calavera. Al final de la partida cuenta el valor en el que esté.
thing-gauge-now = El marcador está en { $square }.
thing-tonight = Esta noche
    .text = Tal como están las cosas, las habitaciones ocupadas cuestan { $supplies } y la Esclusa { $water }.
    .radiation =
        { $n ->
            [0] La Esclusa absorbe toda la radiación.
           *[other] Tu radioactividad aumenta en { $n }.
        }
    .missing =
        { $n ->
            [one] No te alcanza: perderías 1 superviviente.
           *[other] No te alcanza: perderías { $n } supervivientes.
        }
thing-resource-meat = Una materia prima: sirve para alimentar tus habitaciones y reclutar supervivientes. La que sobra se pierde al final de la noche.
thing-resource-water = Una materia prima: sirve para alimentar la Esclusa y tus habitaciones y reclutar supervivientes. Para el día siguiente solo puedes guardar { $kept } de agua.
thing-resource-canned-goods = Una materia prima: sirve para alimentar tus habitaciones y reclutar supervivientes. Se conserva.
thing-resource-wood = Un material: sirve para construir habitaciones y arreglar equipo.
thing-resource-metal = Un material: sirve para construir habitaciones y arreglar equipo.
thing-resource-microchip = Un material: sirve para construir habitaciones y arreglar equipo, y para activar el purificador de la Presa.
thing-resource-munition = Cada proyectil resta un punto de Presión o vale por un punto de acción al cazar. La munición no se entrega, salvo con «Presión: elegir recursos» en la edición española.
thing-room-unbuilt = Sin construir. Construirla cuesta { $cost }, de noche.
thing-room-unfilled = Construida, pero aún no funciona: necesita { $people } más.
thing-room-works = Completa: funciona.
thing-room-used = Ya se ha usado esta ronda.
thing-gear-broken = Equipo roto: arréglalo de noche para poder usarlo.
thing-gear-ready = Equipo arreglado y listo.
thing-gear-used = Equipo ya usado esta ronda.

## Score. $rooms are the points for one to seven full rooms.

thing-score-events = Los puntos de los eventos que has resuelto.
thing-score-rooms = Puntos por una a siete habitaciones construidas y completas: { $rooms }.
thing-score-gauge = El valor que marca tu medidor de radioactividad.
thing-score-survivors = Un punto por cada superviviente de la Esclusa y de las habitaciones.
thing-score-equipment = Un punto por cada equipo arreglado.
thing-score-pairs = Un punto por cada símbolo que completan dos equipos arreglados.
thing-score-total = Lo que tendrías si el Convoy llegara ahora.

## Why not: whose turn it is

why-over = La partida ha terminado.
why-wait-others = Has terminado; los demás aún están eligiendo.
why-wait-defender = Antes tiene que responder quien sufre la Presión.
why-passed = Has pasado: esta noche ya no puedes resolver eventos.
why-not-your-turn = Es el turno de otro jugador.
why-something-else = Responde antes a la pregunta actual.
why-not-yours = Esto es de otro jugador.

## Why not: heroes and places

why-rest = De noche los héroes descansan.
why-hero-placed = Este héroe ya está en el tablero.
why-hero-later = Antes se coloca otro héroe: el más fuerte y, a igual fuerza, el primero.
why-hero-busy = Este héroe está actuando. Elige qué hace aquí.
why-hero-done = Este héroe ya ha actuado hoy.
why-hero-stuck = Este héroe no puede moverse. Activa antes a los que sí pueden.
why-place-own = Allí ya hay un héroe tuyo.
why-place-not-start = Tus héroes empiezan en otras localizaciones: { $places }.
why-place-far =
    { $moves ->
        [one] Ninguno de tus héroes inactivos llega en un paso.
       *[other] Ninguno de tus héroes inactivos llega en { $moves } pasos.
    }
why-place-here = Tu héroe está aquí. Elige qué hace.
why-place-moved = Tu héroe ya se ha movido y actúa donde está.
why-ship-taken = Los espacios que tus héroes podrían ocupar en el Carguero están ocupados.
why-not-there = Ninguno de tus héroes está actuando { $place_at }.
why-no-points = A tu héroe no le quedan puntos de acción.

## Why not: what lies at places

why-stock-empty = Aquí no queda nada hasta el próximo amanecer.
why-dam-closed = El purificador está parado: hace falta 1 microchip o la Tarjeta de acceso.
why-dam-open = El purificador ya está activado.
why-algae-gone = Alguien ha tomado ya la dosis de hoy.
why-stack-empty = Aquí no quedan presas.
why-hunted = Tu héroe ya ha cazado en esta visita.
why-prey-strong = Necesitas sumar { $needed }; con puntos de acción, munición y armas llegas a { $most } como mucho.
why-prey-hidden = Solo puedes cazar la presa visible. El Sensor termal te deja elegir otra una vez anunciada la caza.
why-slot-taken = En este espacio ya hay un héroe activo.
why-slot-strength = Tu héroe solo puede ocupar el espacio de su fuerza: { $strength }.
why-slot-done = Tu héroe ya ha ocupado su espacio.
why-owned = Ya tienes ese equipo, y no puedes repetirlo.
why-pile-empty = Aquí no quedan baldosas de búsqueda hasta el próximo amanecer.
why-event-unseen = Este evento aún no ha llegado.
why-event-gone = Este evento ya se ha resuelto.
why-event-dear = Te falta: { $missing }.
why-events-over = Los eventos se resuelven al principio de la noche.
why-events-night = Los eventos se resuelven de noche.

## Why not: equipment, rooms, resources. $help says what the thing does and when.

why-not-owned = No lo tienes.
why-repair-dear = Te falta: { $missing }.
why-rooms-save =
    { $saved ->
        [one] De ese coste, tus habitaciones solo te ahorran { $saved } material.
       *[other] De ese coste, tus habitaciones solo te ahorran { $saved } materiales.
    }
why-repaired = Este equipo ya está arreglado.
why-broken = Este equipo está roto. Arréglalo de noche.
why-gear-used = Ya has usado este equipo esta ronda.
why-gather-first = Antes tienes que recolectar algo aquí con un punto de acción.
why-no-space = No hay espacios libres ni en la Esclusa ni en tus habitaciones construidas.
why-not-now = No es el momento. { $help }
why-build-dear = Te falta: { $missing }.
why-build-cheaper = Usa primero «{ $room }»: la próxima habitación te costará menos.
why-unbuilt = La habitación no está construida.
why-unfilled = La habitación no funciona: necesita { $people } más.
why-room-used = Ya has usado esta habitación esta ronda.
why-room-full = La habitación no tiene espacios libres.
why-rooms-full = No hay espacios libres en tus habitaciones construidas.
why-all-built = Todas tus habitaciones están construidas.
why-no-gear = No tienes equipo.
why-gauge-best = Tu radioactividad no puede reducirse más.
why-survivor-limit = En esta habitación no cabe nadie más.
why-nobody-there = Aquí no hay nadie a quien perder.
why-airlock-full = Tu Esclusa está llena.
why-airlock-empty = En tu Esclusa no hay nadie que pueda entrar.
why-airlock-rooms = Elige la habitación en la que entra un superviviente.
why-not-giver = El que entrega es el otro jugador.
why-munition-safe = La munición no se puede entregar.
why-water-fixed = El agua permanente no es una ficha y no se puede entregar.
why-none-left = No queda nada de eso.
why-wrong-resource = Recursos que valen aquí: { $resources }.
why-no-permanent = Tu agua permanente ya está gastada o su habitación no funciona.
why-not-due = Esto no te lo puedes ahorrar: no forma parte del coste o no podrías pagar el resto.
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
