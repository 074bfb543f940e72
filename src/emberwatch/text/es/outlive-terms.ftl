# The words of Outlive in Spanish. The terms are the rulebook's; the sentences are ours.
# "ronda" is what the Spanish rulebook calls "turno": dawn, day and night together.
# "Presa" with a capital is the Dam; "presa" is a wild game tile.

game-outlive = Outlive

## Resources

resource-meat = carne
resource-water = agua
resource-canned-goods = comida enlatada
resource-wood = madera
resource-metal = metal
resource-microchip = microchips
resource-munition = munición

amount-meat = { $n } de carne
amount-water = { $n } de agua
amount-canned-goods =
    { $n ->
        [one] { $n } lata
       *[other] { $n } latas
    }
amount-wood = { $n } de madera
amount-metal = { $n } de metal
amount-microchip =
    { $n ->
        [one] { $n } microchip
       *[other] { $n } microchips
    }
amount-munition =
    { $n ->
        [one] { $n } proyectil
       *[other] { $n } proyectiles
    }

supplies = materias primas
materials = materiales
resources = recursos
survivors = supervivientes

amount-supplies =
    { $n ->
        [one] { $n } materia prima
       *[other] { $n } materias primas
    }
amount-materials =
    { $n ->
        [one] { $n } material
       *[other] { $n } materiales
    }
amount-survivors =
    { $n ->
        [one] { $n } superviviente
       *[other] { $n } supervivientes
    }
amount-points = { $n } PS
amount-action-points =
    { $n ->
        [one] { $n } punto de acción
       *[other] { $n } puntos de acción
    }

permanent-water = agua permanente

## Places

place-forest = Bosque
    .to = al Bosque
    .at = en el Bosque
place-dam = Presa
    .to = a la Presa
    .at = en la Presa
place-military-base = Base militar
    .to = a la Base militar
    .at = en la Base militar
place-silent-peak = Silent Peak
    .to = a Silent Peak
    .at = en Silent Peak
place-mine = Mina
    .to = a la Mina
    .at = en la Mina
place-cargo-ship = Carguero
    .to = al Carguero
    .at = en el Carguero
place-fairgrounds = Feria
    .to = a la Feria
    .at = en la Feria
place-blackwood = Blackwood
    .to = a Blackwood
    .at = en Blackwood

## Things on the table

hero = héroe n.º { $strength }
hero-weakened = héroe n.º { $strength } (actúa con { $acts })
slot = espacio n.º { $strength }
airlock = Esclusa
gauge = medidor de radioactividad
first-player = ficha de primer jugador
shelter = Refugio
event-track = tablero del Convoy

## Rooms

room-construction = Construcción
    .help =
        Una vez por ronda, en el paso 5 de la noche, construyes una habitación por { $amount ->
            [one] { $amount } material
           *[other] { $amount } materiales
        } menos.
room-workshop = Robar y arreglar
    .help =
        Una vez por ronda, en el paso 6 de la noche, robas { $draw ->
            [one] { $draw } baldosa de equipo
           *[other] { $draw } baldosas de equipo
        } y después puedes arreglar un equipo cualquiera por { $amount ->
            [one] { $amount } material
           *[other] { $amount } materiales
        } menos. Tú eliges qué te ahorras del coste impreso.
room-events = Resolver eventos
    .help =
        Una vez por ronda, en el paso 1 de la noche, rebajas el coste de un evento en hasta { $amount ->
            [one] { $amount } material
           *[other] { $amount } materiales
        }, o hasta { $munitions ->
            [one] { $munitions } proyectil
           *[other] { $munitions } proyectiles
        }, o hasta { $supplies ->
            [one] { $supplies } materia prima
           *[other] { $supplies } materias primas
        }. Solo te ahorras lo que el evento pide; lo que sobre no se devuelve.
room-hunting-1 = Cacería +1
    .help = Una vez por ronda, al cazar una presa durante el día, ganas { $amount } de carne adicional de la reserva general. Vale aunque la presa no dé carne y se suma al efecto de otras habitaciones.
room-cargo-1 = Carguero +1
    .help =
        Una vez por ronda, cuando un héroe tuyo visita el Carguero, ganas { $amount ->
            [one] { $amount } lata adicional
           *[other] { $amount } latas adicionales
        } de la reserva general.
room-look = Mirar pila de búsqueda
    .help = Una vez por ronda, en cualquier momento del día, miras en secreto la pila de búsqueda de una ciudad. Las baldosas se quedan en el mismo orden.
room-hero-immunity = Héroe n.º 3 inmune
    .help = Una vez por ronda, anulas la Presión que sufre uno de tus héroes de fuerza impresa 3; tú eliges cuándo. Si vuelven a presionarte en la misma ronda, ya no te protege.
room-choice-of-tribute = Presión: elegir recursos
    .help = Cada vez que tu Presión tiene éxito eliges tú, y no el defensor, qué materias primas o materiales te llevas; nunca munición. En las ediciones francesa y española, solo si el defensor no habría podido anular toda la Presión; en la francesa, solo una vez por ronda; en la española puedes elegir también munición.
room-hunting-2 = Cacería +2
    .help = Una vez por ronda, al cazar una presa durante el día, ganas { $amount } de carne adicional de la reserva general. Vale aunque la presa no dé carne y se suma al efecto de otras habitaciones.
room-cargo-2 = Carguero +2 y espacio
    .help =
        Una vez por ronda, al visitar el Carguero con un héroe, ganas { $amount ->
            [one] { $amount } lata adicional
           *[other] { $amount } latas adicionales
        } y, en esa misma visita, puedes entrar en un espacio ocupado (con la Ballesta de garfio, también en el superior): sus latas y su superviviente salen de la reserva general. Puedes guardarla para una visita posterior; en la edición española, el espacio ocupado está siempre disponible.
room-munitions-4 = 4 proyectiles
    .help =
        Una vez por ronda, en el paso 5 de la noche, recibes { $amount ->
            [one] { $amount } proyectil
           *[other] { $amount } proyectiles
        } de la reserva general.
room-repair-free = Reparación automática
    .help = Una vez por ronda, en el paso 6 de la noche, arreglas un equipo sin pagar nada.
room-permanent-water = Agua permanente
    .help =
        Una vez por ronda dispones de { $amount } de agua para resolver un evento, alimentar o reclutar; si al alimentar aún no la has gastado, debes usarla ahí. No es una ficha: nadie te la roba, las ratas no te la quitan, no se guarda y no cuenta en un empate.
room-event-immunity = Inmunidad a eventos
    .help = Mientras está completa eres inmune a todos los eventos, también a Tormenta de arena, Enfermedad epizoótica y Mutación animal, salvo a los cinco de escasez: Incendio forestal, Derrumbe, Ladrones, Nómadas y Escasez general. Lo que se retira de reservas y pilas comunes falta también para ti.
room-dismantle = Destruir equipo
    .help =
        Una vez por ronda, en el paso 5 de la noche, puedes descartar un equipo tuyo, roto o arreglado, y recibir los materiales de su coste impreso.
room-gauge-1 = Radioactividad −1
    .help = Una vez por ronda, en el paso 5 de la noche, tu radioactividad se reduce en { $amount }.
room-airlock-1 = Esclusa: 1 ventilación
    .help =
        Una vez por ronda, en el paso 3 de la noche, absorbe { $amount ->
            [one] { $amount } punto
           *[other] { $amount } puntos
        } de radiación, aunque tu Esclusa esté vacía.
room-survivor-1 = +1 superviviente
    .help =
        Una vez por ronda, en el paso 5 de la noche, puedes añadir gratis { $amount ->
            [one] { $amount } superviviente
           *[other] { $amount } supervivientes
        } de la reserva general a esta habitación, incluso más allá de sus espacios, con un máximo de { $limit } dentro; ya no salen de ella. Los que llegan por otra vía solo ocupan sus espacios, y cuenta como una sola habitación completa.
room-search-2 = Ciudad: +2 búsquedas
    .help =
        Una vez por ciudad en cada ronda, tras pagar al menos una búsqueda con un punto de acción en esa visita, puedes robar gratis hasta { $amount ->
            [one] { $amount } baldosa
           *[other] { $amount } baldosas
        } más de su pila de búsqueda, de una en una. Tomar baldosas de equipo no cuenta como búsqueda.
room-equipment-2 = Robar 2 equipos
    .help =
        Una vez por ronda, en el paso 5 de la noche, robas { $amount ->
            [one] { $amount } baldosa
           *[other] { $amount } baldosas
        } de equipo. Como todo equipo nuevo, llega roto.
room-empty-cupboard = Estante vacío
    .help =
        Una vez por ciudad en cada ronda, al robar un estante vacío recibes { $amount } de madera y { $amount } de metal de la reserva general. Las búsquedas gratuitas también cuentan; las de Mary Koolpepper en los preparativos, no.
room-repair-2 = Arreglar equipo −2
    .help =
        Una vez por ronda, en el paso 6 de la noche, arreglas un equipo por { $amount ->
            [one] { $amount } material
           *[other] { $amount } materiales
        } menos. Tú eliges qué te ahorras del coste impreso.

## Equipment

equipment-bow = Arco
    .help = En el Bosque: recibes { $amount } de carne de la reserva general, sin necesidad de cazar.
equipment-axe = Hacha
    .help = En el Bosque: tras recolectar al menos 1 de madera con un punto de acción, tomas hasta { $amount } de madera más de la reserva de la localización.
equipment-battle-gear = Armadura
    .help =
        Cuando te presionan: reduce esa Presión en { $amount ->
            [one] { $amount } punto
           *[other] { $amount } puntos
        }; lo que sobre se pierde.
equipment-baseball-bat = Bate de béisbol
    .help =
        Cuando presionas: { $amount ->
            [one] { $amount } punto
           *[other] { $amount } puntos
        } más de Presión contra un héroe más débil, anunciado antes de que se defienda. En algunas ediciones vale contra todos los que presiones en esa visita.
equipment-thermal-sensor = Sensor termal
    .help = Al cazar: miras en secreto toda la pila de presas de la localización y eliges cuál cazas; las demás conservan su orden. Después aún puedes renunciar a la caza, pero el Sensor queda usado.
equipment-exoskeleton = Exoesqueleto
    .help = Al moverte: un héroe tuyo se desplaza sin límite de distancia. Las demás reglas de movimiento se mantienen.
equipment-access-card = Tarjeta de acceso
    .help = En la Presa: activas el purificador durante esta visita sin gastar un microchip.
equipment-jerrycan = Bidón
    .help = En la Presa: tras recolectar al menos 1 de agua con un punto de acción, tomas hasta { $amount } de agua más de la reserva de la localización.
equipment-metal-detector = Detector de metal
    .help =
        En la Feria: recibes { $amount ->
            [one] { $amount } lata
           *[other] { $amount } latas
        } de la reserva general.
equipment-backpack = Mochila
    .help =
        En la Feria: tras recolectar al menos 1 microchip con un punto de acción, tomas hasta { $amount ->
            [one] { $amount } microchip
           *[other] { $amount } microchips
        } más de la reserva de la localización.
equipment-bear-trap = Trampa de oso
    .help =
        Al cazar: { $amount ->
            [one] { $amount } punto más
           *[other] { $amount } puntos más
        }, solo para esta caza.
equipment-shotgun = Escopeta
    .help =
        Al cazar: { $amount ->
            [one] { $amount } punto más
           *[other] { $amount } puntos más
        }, solo para esta caza.
equipment-grappling-hook = Ballesta de garfio
    .help =
        En el Carguero: tu héroe ocupa un espacio { $amount ->
            [one] { $amount } nivel
           *[other] { $amount } niveles
        } por encima del suyo; es la única forma de llegar al más alto. La Presión no cambia.
equipment-hacksaw = Sierra
    .help = En el Carguero: recibes { $amount } de metal de la reserva general.
equipment-crowbar = Palanca
    .help =
        En la Base militar: recibes { $amount ->
            [one] { $amount } microchip
           *[other] { $amount } microchips
        } de la reserva general.
equipment-ammo-box = Kit de armamento
    .help =
        En la Base militar: tras recoger al menos 1 proyectil con un punto de acción, tomas hasta { $amount ->
            [one] { $amount } proyectil
           *[other] { $amount } proyectiles
        } más de la reserva de la localización.
equipment-chainsaw = Motosierra
    .help = En cualquiera de las dos ciudades: recibes { $amount } de madera de la reserva general.
equipment-flashlight = Linterna
    .help =
        En cualquiera de las dos ciudades: recibes { $amount ->
            [one] { $amount } superviviente
           *[other] { $amount } supervivientes
        } de la reserva general, para la Esclusa o para espacios libres de tus habitaciones construidas.
equipment-purifier = Purificador
    .help = En la Mina: recibes { $amount } de agua de la reserva general.
equipment-pickaxe = Pico
    .help = En la Mina: tras recolectar al menos 1 de metal con un punto de acción, tomas hasta { $amount } de metal más de la reserva de la localización.

## Events

event-wildfire = Incendio forestal
    .help = Cada día, el Bosque pierde { $amount } de madera.
event-cave-in = Derrumbe
    .help = Cada día, la Mina pierde { $amount } de metal.
event-thieves = Ladrones
    .help =
        Cada día, la Feria pierde { $amount ->
            [one] { $amount } microchip
           *[other] { $amount } microchips
        }.
event-nomads = Nómadas
    .help =
        Cada día, cada ciudad pierde { $amount ->
            [one] { $amount } baldosa
           *[other] { $amount } baldosas
        } de búsqueda de lo alto de su pila, a la vista de todos.
event-lean-times = Escasez general
    .help =
        Cada día, el Bosque pierde { $amount } de madera, la Mina { $amount } de metal y la Feria { $amount ->
            [one] { $amount } microchip
           *[other] { $amount } microchips
        }.
event-rat-infestation = Plaga de ratas
    .help =
        Cada día, cada Refugio pierde { $amount ->
            [one] { $amount } materia prima
           *[other] { $amount } materias primas
        }; solo si no le queda ninguna, pierde 1 superviviente.
event-sandstorm = Tormenta de arena
    .help =
        Todos los héroes tienen fuerza { $amount } para sus puntos de acción y para su espacio del Carguero. La Presión se mide con la fuerza impresa.
event-radioactive-cloud = Nube radioactiva
    .help = Cada día, la radioactividad de cada Refugio aumenta en { $amount }; cada punto que pase de la última casilla cuesta 1 superviviente.
event-epizootic-disease = Enfermedad epizoótica
    .help = Cada presa cazada da { $amount } de carne menos, sin bajar de cero; la baldosa cuenta igualmente.
event-animal-mutation = Mutación animal
    .help = La resistencia de todas las presas aumenta en { $amount }; la carne que dan no cambia.
event-enemy-clan = Clan enemigo
    .help =
        Cada día, cada Refugio pierde { $amount ->
            [one] { $amount } ficha
           *[other] { $amount } fichas
        } de material o de munición, en la mezcla que quiera su dueño. Si no llega a esa cantidad, conserva lo que tenga y pierde 1 superviviente.
event-cold-snap = Glaciación
    .help =
        Cada día, cada Refugio pierde { $amount ->
            [one] { $amount } superviviente
           *[other] { $amount } supervivientes
        }, de la Esclusa o de una habitación, a elección de su dueño.

## Leaders

leader-jacob-rowlett = Jacob Rowlett
leader-kooper-froste = Kooper Froste
leader-wilson-frye = Wilson Frye
leader-grayson-pigott = Grayson Pigott
leader-solen-livrich = Solen Livrich
leader-liza-valentine = Liza Valentine
leader-mary-koolpepper = Mary Koolpepper
    .help =
        En los preparativos roba { $draw ->
            [one] { $draw } baldosa
           *[other] { $draw } baldosas
        } de búsqueda, de una en una y cada vez de la ciudad que quiera, y se queda con el contenido de { $keep }.
leader-lily-rose-wely = Lily-Rose Wely
leader-swifty-bingham = Swifty Bingham
leader-erin-mccarthy = Erin McCarthy

## Wild game, search tiles, algae

prey = presa de resistencia { $endurance }

search-water = agua
search-canned-goods = comida enlatada
search-wood = madera
search-metal = metal
search-microchip = microchip
search-munition = munición
search-capsule = píldora de algas
search-empty = estante vacío

algae = algas antirradiación

## Phases and steps

phase-setup = Preparativos

night-step-N1 = Resolver eventos
night-step-N2 = Alimentar a los supervivientes
night-step-N3 = Controlar la radioactividad
night-step-N4 = Reclutar nuevos supervivientes
night-step-N5 = Construir habitaciones y activar sus efectos
night-step-N6 = Arreglar equipo
night-step-N7 = Limpiar el Refugio

## Score sheet

score-events = Eventos resueltos
score-rooms = Habitaciones completas
score-gauge = Radioactividad
score-survivors = Supervivientes
score-equipment = Equipo arreglado
score-pairs = Parejas de símbolos
score-total = Total

## Where a figure comes from

# $books es "all" o idiomas como "de, fr"
source-printed =
    { $books ->
        [all] impreso en los cuatro reglamentos
       *[other] impreso en estos reglamentos: { $books }
    }
source-component = leído en los componentes publicados
source-inferred = deducido de lo impreso
source-house = elegido por nosotros, a falta de confirmación
source-owner = cambiado por el paquete del dueño de la caja

## Editions

edition-table = los cuatro reglamentos juntos
    .help = La mejor lectura de los cuatro reglamentos juntos; es la opción predeterminada.
edition-en = edición inglesa
    .help = La carne de cada tipo de presa sigue creciendo después de la cuarta. Para cazar hace falta al menos un punto (vale el de un arma), y no tienes que activar antes a los héroes que pueden moverse.
edition-de = edición alemana
    .help = La carne de cada tipo de presa sigue creciendo después de la cuarta. No tienes que activar antes a los héroes que pueden moverse.
edition-fr = edición francesa
    .help = Para cazar hace falta al menos un punto (vale el de un arma). Elegir los recursos robados solo es posible una vez por ronda y contra un defensor que no habría podido anular toda la Presión, y el Bate de béisbol cuenta contra todos los que presiones en esa visita.
edition-es = edición española
    .help = Para cazar hace falta al menos un punto (vale el de un arma), y el Bate de béisbol cuenta contra todos los que presiones en esa visita. Elegir los recursos robados solo es posible contra un defensor que no habría podido anular toda la Presión, pero incluye también la munición. Con «Carguero +2 y espacio», el espacio ocupado está siempre disponible; solo las latas se limitan a una vez por ronda.

## Placing the heroes (S-6)

placement-together = todos a la vez
placement-in-turn = por turnos, un héroe cada vez
