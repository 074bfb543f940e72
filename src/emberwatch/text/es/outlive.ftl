# Outlive at the table in Spanish: questions, picks, what happened, and the score.
# Names of seats come ready for a sentence; { $place_to } and { $place_at } are the place's attributes;
# { $amount } is an amount of a resource ("2 de madera"). Names of rooms, equipment and events come without an article.

## Questions. `.pass` is what passing means there, `.amount` what a number means.

ask-discard =
    { $count ->
        [one] ¿Qué habitación descartas?
       *[other] Descarta { $count } habitaciones. ¿Cuál primero?
    }
ask-found = ¿Qué habitación construyes gratis?
ask-settle = Has construido «{ $room }». ¿Cuántos supervivientes entran en ella (de { $total })? Los demás van a la Esclusa.
    .amount = { $n } en la habitación, { $rest } en la Esclusa
ask-leader = ¿Quién lidera tu clan?
ask-mary-city =
    { $count ->
        [one] ¿De qué ciudad robas la última baldosa de búsqueda?
       *[other] Te faltan { $count } baldosas de búsqueda. ¿De qué ciudad robas la siguiente?
    }
ask-mary-discard = ¿Qué baldosa descartas?
ask-place = ¿Dónde empieza cada uno de tus héroes?
ask-turn = Te toca: ¿qué héroe mueves y adónde?
ask-dock = ¿Qué espacio ocupa tu { $hero }?
ask-bat = Presionas a { $seat }. ¿Usas el Bate de béisbol?
    .pass = No
ask-defend =
    { $due ->
        [one] { $seat } presiona a tu héroe de fuerza { $strength }: queda { $due } punto de Presión. ¿Te defiendes?
       *[other] { $seat } presiona a tu héroe de fuerza { $strength }: quedan { $due } puntos de Presión. ¿Te defiendes?
    }
    .pass = Ceder
ask-choice = ¿Eliges tú lo que te entrega { $seat }?
    .pass = No, que elija { $seat }
ask-tribute =
    { $due ->
        [one] Presión: { $victim } aún debe entregar { $due } materia prima o material a { $seat }. ¿Cuál?
       *[other] Presión: { $victim } aún debe entregar { $due } materias primas o materiales a { $seat }. ¿Qué va primero?
    }
    .you =
        { $due ->
            [one] Presión: { $victim } aún debe entregarte { $due } materia prima o material. ¿Cuál?
           *[other] Presión: { $victim } aún debe entregarte { $due } materias primas o materiales. ¿Qué va primero?
        }
    .you-victim =
        { $due ->
            [one] Presión: aún debes entregar { $due } materia prima o material a { $seat }. ¿Cuál?
           *[other] Presión: aún debes entregar { $due } materias primas o materiales a { $seat }. ¿Qué va primero?
        }
ask-wild =
    { $points ->
        [one] { $place }: te queda { $points } punto de acción.
       *[other] { $place }: te quedan { $points } puntos de acción.
    }
    .pass = Terminar aquí
ask-base =
    { $points ->
        [one] Base militar: te queda { $points } punto de acción.
       *[other] Base militar: te quedan { $points } puntos de acción.
    }
    .pass = Terminar aquí
ask-dam =
    { $points ->
        [one] Presa: te queda { $points } punto de acción.
       *[other] Presa: te quedan { $points } puntos de acción.
    }
    .pass = Terminar aquí
ask-city =
    { $points ->
        [one] { $place }: te queda { $points } punto de acción.
       *[other] { $place }: te quedan { $points } puntos de acción.
    } { $free ->
        [0] { "" }
        [one] Una búsqueda es gratis.
       *[other] { $free } búsquedas son gratis.
    }
    .pass = Terminar aquí
ask-deck = En el Carguero: ¿algo más?
    .pass = Terminar aquí
ask-stalk = ¿Buscas otra presa con el Sensor termal?
    .pass = No, cazar la presa visible
ask-prey = Has mirado toda la pila. ¿Qué presa cazas?
    .pass = Renunciar a la caza
ask-kill = Caza ({ $prey }): debes sumar { $total } entre puntos de acción (tienes { $points }) y munición. ¿Cómo?
    .amount =
        { $n ->
            [one] { $n } proyectil
           *[other] { $n } proyectiles
        } y { $rest ->
            [one] { $rest } punto de acción
           *[other] { $rest } puntos de acción
        }
ask-welcome = ¿Dónde se instala el nuevo superviviente?
ask-lose =
    { $total ->
        [one] Debes perder un superviviente. ¿De dónde sale?
       *[other] Debes perder { $total } supervivientes. ¿De dónde sale el primero?
    }
ask-rats = Plaga de ratas: ¿qué materia prima pierdes?
    .pay = { $one }
ask-clan =
    { $count ->
        [one] Clan enemigo: te queda { $count } ficha por perder. ¿Cuál?
       *[other] Clan enemigo: te quedan { $count } fichas por perder. ¿Cuál primero?
    }
    .pay = { $one }
ask-overcome = ¿Resuelves un evento?
    .pass = No, esta noche no
ask-events-room = { $event }: ¿usas tu habitación «Resolver eventos»?
    .pass = No, pagar el coste completo
ask-save = { $event }: ¿qué te ahorras?
ask-pay-event = { $event }: ¿pagas 1 de agua con tu agua permanente?
    .pass = No, con fichas
ask-eat =
    { $due ->
        [one] Tus habitaciones aún necesitan 1 materia prima. ¿Cuál?
       *[other] Tus habitaciones aún necesitan { $due } materias primas. ¿Cuál primero?
    }
ask-recruit =
    { $spaces ->
        [one] ¿Reclutas? En tu Esclusa queda un espacio libre.
       *[other] ¿Reclutas? En tu Esclusa quedan { $spaces } espacios libres.
    }
    .pass = A nadie más
ask-build = Construye habitaciones, ocúpalas y usa sus efectos.
    .pass = Terminar de construir
ask-cheaply = ¿Qué habitación construyes con descuento?
ask-raise =
    { $due ->
        [one] «{ $room }»: 1 material por pagar. ¿Cuál?
       *[other] «{ $room }»: { $due } materiales por pagar. ¿Cuál primero?
    }
ask-dismantle = ¿Qué equipo destruyes?
ask-mend = Arregla tu equipo.
    .pass = Terminar de arreglar
ask-cost = { $equipment }: cuesta { $cost }. ¿Usas tus habitaciones para pagar menos?
    .pass = Arreglar ahora

## Picks

pick-pass = Pasar
pick-discard = Descartar «{ $room }»
pick-build = Construir «{ $room }»
pick-amount = { $n }
pick-lead = { $leader }
pick-discard-tile = Descartar: { $tile }
pick-place = Tu { $hero } { $place_at }
pick-move = Tu { $hero } ({ $from }) va { $place_to }
pick-stay = Tu { $hero } ({ $from }) no puede moverse y se queda
pick-dock = { $slot }
pick-give = { $one }
pick-take = Tomar { $one }
pick-shoot = Gastar 1 proyectil
pick-algae = Tomar: { $algae }
pick-hunt = Cazar
pick-prey = La número { $n } desde arriba: { $prey }
pick-open = Activar el purificador (1 microchip)
pick-salvage = Tomar: { $equipment }
pick-search = Robar una baldosa de búsqueda { $place_at }
pick-use-equipment = Usar: { $equipment }
pick-use-room = Usar la habitación «{ $room }»
pick-look = Mirar la pila de búsqueda { $place_at }
pick-welcome = { $spot }
pick-overcome = Resolver: { $event } ({ $cost } → { $points })
pick-save = Ahorrar { $one }
pick-pay = Pagar con { $one }
pick-lose = Perder uno de «{ $spot }»
pick-recruit = Reclutar a cambio de { $one }
pick-enter = Llevar un superviviente a «{ $room }»
pick-repair = Arreglar: { $equipment } (coste: { $cost })
pick-dismantle = Destruir: { $equipment } (recibes: { $cost })

## What happened

told-dealt-room = Recibes la habitación «{ $room }».
told-dealt-leader = Recibes a { $leader } como posible líder.
told-revealed = { $seat } elige a { $leader } como líder y construye «{ $room }».
    .you = Eliges a { $leader } como líder y construyes «{ $room }».
told-first = { $seat } tiene el líder de más edad y recibe la ficha de primer jugador.
    .you = Tienes el líder de más edad y recibes la ficha de primer jugador.
told-set-aside = { $seat } empieza con un equipo roto: { $equipment }.
    .you = Empiezas con un equipo roto: { $equipment }.
told-got = { $seat } empieza con { $amount }.
    .you = Empiezas con { $amount }.
told-mary-drew = { $seat } roba una baldosa de búsqueda { $place_at }: { $tile }.
    .you = Robas una baldosa de búsqueda { $place_at }: { $tile }.
told-mary-discarded = { $seat } descarta una baldosa: { $tile }.
    .you = Descartas una baldosa: { $tile }.
told-placed = { $seat } ({ $hero }) empieza { $place_at }.
    .you = Tu { $hero } empieza { $place_at }.
told-dawn = Amanecer del día { $n }. Se repone el tablero.
told-displayed = Equipo nuevo { $place_at }: { $equipment }.
told-tile-aside = Baldosa apartada { $place_at }: { $tile }.
told-reshuffled = El mazo de equipo está vacío: se baraja el descarte.
told-prey-shown = Nueva presa a la vista { $place_at }: { $prey }.
told-day = Empieza el día { $n }.
told-event-came = Evento: { $event }.
told-scarce = { $event }: { $amount } menos { $place_at }.
told-immune = { $event }: la inmunidad protege a { $seat }.
    .you = { $event }: la inmunidad te protege.
told-worse = { $seat }: la radioactividad aumenta en { $n } (ahora: { $gauge } PS).
    .you = Tu radioactividad aumenta en { $n } (ahora: { $gauge } PS).
told-lost-token = { $seat } pierde { $one }.
    .you = Pierdes { $one }.
told-lost-survivor = { $seat } pierde un superviviente ({ $spot }).
    .you = Pierdes un superviviente ({ $spot }).
told-moved = { $seat } ({ $hero }) va { $place_to }.
    .you = Tu { $hero } va { $place_to }.
told-stayed = { $seat } ({ $hero }) no puede moverse y se queda { $place_at }.
    .you = Tu { $hero } no puede moverse y se queda { $place_at }.
told-docked = { $seat } entra en el Carguero: { $slot }.
    .you = Entras en el Carguero: { $slot }.
told-claimed = { $seat } toma la ficha de primer jugador.
    .you = Tomas la ficha de primer jugador.
told-unloaded = { $seat } descarga { $amount }.
    .you = Descargas { $amount }.
told-welcomed = { $seat } acoge a un superviviente ({ $spot }).
    .you = Acoges a un superviviente ({ $spot }).
told-pressed =
    { $n ->
        [one] { $seat } presiona a { $to } (fuerza { $strength }): { $n } punto.
       *[other] { $seat } presiona a { $to } (fuerza { $strength }): { $n } puntos.
    }
    .you =
        { $n ->
            [one] Presionas a { $to } (fuerza { $strength }): { $n } punto.
           *[other] Presionas a { $to } (fuerza { $strength }): { $n } puntos.
        }
    .you-to =
        { $n ->
            [one] { $seat } te presiona (fuerza { $strength }): { $n } punto.
           *[other] { $seat } te presiona (fuerza { $strength }): { $n } puntos.
        }
told-shot = { $seat } gasta un proyectil contra { $to }.
    .you = Gastas un proyectil contra { $to }.
    .you-to = { $seat } gasta un proyectil contra ti.
told-gave = { $seat } entrega { $amount } a { $to }.
    .you = Entregas { $amount } a { $to }.
    .you-to = { $seat } te entrega { $amount }.
told-took = { $seat } toma { $one }.
    .you = Tomas { $one }.
told-algae = { $seat } toma las algas y reduce su radioactividad (ahora: { $gauge } PS).
    .you = Tomas las algas y reduces tu radioactividad (ahora: { $gauge } PS).
told-opened = { $seat } paga un microchip y activa el purificador.
    .you = Pagas un microchip y activas el purificador.
told-brought = { $seat } usa un equipo ({ $equipment }): { $amount }.
    .you = Usas un equipo ({ $equipment }): { $amount }.
told-used-equipment = { $seat } usa un equipo: { $equipment }.
    .you = Usas un equipo: { $equipment }.
told-used-room = { $seat } usa la habitación «{ $room }».
    .you = Usas la habitación «{ $room }».
told-looked = { $seat } mira la pila de búsqueda { $place_at }.
    .you = Miras la pila de búsqueda { $place_at }.
told-sensed = { $seat } mira la pila de presas { $place_at }.
    .you = Miras la pila de presas { $place_at }.
told-aimed = { $seat } va a cazar: { $prey }.
    .you = Vas a cazar: { $prey }.
told-spared = { $seat } renuncia a cazar { $place_at }.
    .you = Renuncias a cazar { $place_at }.
told-caught =
    { $munitions ->
        [0] { $seat } caza ({ $prey }): { $amount }.
        [one] { $seat } caza con un proyectil ({ $prey }): { $amount }.
       *[other] { $seat } caza con { $munitions } proyectiles ({ $prey }): { $amount }.
    }
    .you =
        { $munitions ->
            [0] Cazas ({ $prey }): { $amount }.
            [one] Cazas con un proyectil ({ $prey }): { $amount }.
           *[other] Cazas con { $munitions } proyectiles ({ $prey }): { $amount }.
        }
told-salvaged = { $seat } toma un equipo { $place_at }: { $equipment }.
    .you = Tomas un equipo { $place_at }: { $equipment }.
told-found = { $seat } busca { $place_at } y encuentra: { $tile }.
    .you = Buscas { $place_at } y encuentras: { $tile }.
told-night = Cae la noche del día { $n }.
told-passed = { $seat } no resuelve más eventos esta noche.
    .you = No resuelves más eventos esta noche.
told-saved = { $seat } se ahorra { $one }.
    .you = Te ahorras { $one }.
told-overcame = { $seat } resuelve un evento ({ $event }): { $points }.
    .you = Resuelves un evento ({ $event }): { $points }.
told-feeding =
    { $n ->
        [0]
            { $rows ->
                [0] { $seat } no tiene a nadie a quien alimentar.
               *[other] { $seat } debe gastar { $rows } de agua por la Esclusa.
            }
       *[other]
            { $seat } debe gastar { $n ->
                [one] { $n } materia prima
               *[other] { $n } materias primas
            } por sus habitaciones{ $rows ->
                [0] .
               *[other] {" "}y { $rows } de agua por la Esclusa.
            }
    }
    .you =
        { $n ->
            [0] { $rows ->
                [0] No tienes a nadie a quien alimentar.
               *[other] Debes gastar { $rows } de agua por la Esclusa.
            }
           *[other] Debes gastar { $n ->
                [one] { $n } materia prima
               *[other] { $n } materias primas
            } por tus habitaciones{ $rows ->
                [0] .
               *[other] {" "}y { $rows } de agua por la Esclusa.
            }
        }
told-ate = { $seat } consume { $amount }.
    .you = Consumes { $amount }.
told-starved =
    { $n ->
        [one] { $seat } no puede alimentar a todos: falta { $n } ficha.
       *[other] { $seat } no puede alimentar a todos: faltan { $n } fichas.
    }
    .you =
        { $n ->
            [one] Te falta { $n } ficha: no puedes alimentar a todos.
           *[other] Te faltan { $n } fichas: no puedes alimentar a todos.
        }
told-shielded = { $seat } absorbe toda la radiación ({ $n }).
    .you = Absorbes toda la radiación ({ $n }).
told-recruited = { $seat } recluta a un superviviente a cambio de { $one }.
    .you = Reclutas a un superviviente a cambio de { $one }.
told-entered = { $seat } lleva un superviviente a «{ $room }».
    .you = Llevas un superviviente a «{ $room }».
told-paid = { $seat } paga { $one }.
    .you = Pagas { $one }.
told-built = { $seat } construye la habitación «{ $room }».
    .you = Construyes la habitación «{ $room }».
told-dismantled = { $seat } destruye un equipo: { $equipment }.
    .you = Destruyes un equipo: { $equipment }.
told-drew = { $seat } roba un equipo roto: { $equipment }.
    .you = Robas un equipo roto: { $equipment }.
told-drew-owned = { $seat } roba un equipo que ya tiene y lo descarta: { $equipment }.
    .you = Robas un equipo que ya tienes y lo descartas: { $equipment }.
told-repaired = { $seat } arregla un equipo: { $equipment } (coste: { $cost }).
    .you = Arreglas un equipo: { $equipment } (coste: { $cost }).
told-spoiled =
    { $seat } limpia su Refugio y pierde { $meat ->
        [0] { $water } de agua.
       *[other]
            { $meat } de carne{ $water ->
                [0] .
               *[other] {" "}y { $water } de agua.
            }
    }
    .you =
        Limpias tu Refugio y pierdes { $meat ->
            [0] { $water } de agua.
           *[other] { $meat } de carne{ $water ->
                [0] .
               *[other] {" "}y { $water } de agua.
            }
        }
told-convoy = Ha llegado el Convoy.
told-scored = { $seat }: { $points }.
    .you = Tú: { $points }.

## The end

won-points =
    { $count ->
        [one] { $winners } se une al Convoy.
       *[other] { $winners } se unen al Convoy.
    }
    .you = Te unes al Convoy.
won-supplies = { $winners } se une al Convoy: deshace el empate con más materias primas.
    .you = Te unes al Convoy: deshaces el empate con más materias primas.
won-resources = { $winners } se une al Convoy: deshace el empate con más materiales y munición.
    .you = Te unes al Convoy: deshaces el empate con más materiales y munición.
won-shared = { $winners } se unen al Convoy: el empate es total y comparten la victoria.

nothing-to-pay = nada
second-copy = { $room } (2.ª)

## Facts beside a name

room-size =
    { $spaces ->
        [one] { $spaces } espacio
       *[other] { $spaces } espacios
    }, mantenimiento: { $upkeep }.
equipment-facts = Arreglo: { $cost }. Forma pareja con: { $pair }.
event-facts = Para resolverlo: { $cost }; ganas { $points }.
leader-facts = { $age } años. Salida: { $places }. Aporta: { $resources }; equipo roto: { $equipment }.

## Consejos: lo que habla a favor de una opción, o lo que falta. `.bot` dice lo mismo de un bot cuyo turno ha pasado.

advice-short =
    { $n ->
        [one] Esta noche te falta { $n } materia prima.
       *[other] Esta noche te faltan { $n } materias primas.
    }
    .bot =
        { $n ->
            [one] Para la noche le faltaba { $n } materia prima.
           *[other] Para la noche le faltaban { $n } materias primas.
        }
advice-short-water = Esta noche te falta agua: { $n }.
    .bot = Para la noche le faltaba agua: { $n }.
advice-points = Eso da { $points }.
advice-gain = Eso da { $gain }.
advice-press =
    { $n ->
        [one] Eso presiona a { $seat } con { $n } punto.
       *[other] Eso presiona a { $seat } con { $n } puntos.
    }

## Atajos: varias decisiones en un solo gesto
shortcut-found =
    { $n ->
        [one] Construir «{ $room }» con 1 superviviente
       *[other] Construir «{ $room }» con { $n } supervivientes
    }
shortcut-take = Tomar { $amount }
shortcut-take-algae = Tomar: { $algae } y { $amount }
shortcut-take-hunt = Tomar { $amount } y luego cazar: { $prey }
shortcut-hunt = Cazar: { $prey } (coste: { $cost })
shortcut-search =
    { $n ->
        [one] Robar 1 baldosa de búsqueda { $place_at }
       *[other] Robar { $n } baldosas de búsqueda { $place_at }
    }
shortcut-salvage = Tomar: { $equipment }
shortcut-salvage-search =
    { $n ->
        [one] Tomar: { $equipment }; luego robar 1 baldosa de búsqueda
       *[other] Tomar: { $equipment }; luego robar { $n } baldosas de búsqueda
    }
shortcut-welcome =
    { $n ->
        [one] 1 superviviente a «{ $spot }»
       *[other] { $n } supervivientes a «{ $spot }»
    }
shortcut-with = con: { $thing }
shortcut-cost = cuesta { $cost }
shortcut-pay = Pagar { $cost }
shortcut-give = Entregar { $cost }
shortcut-ward-off = Rechazar la Presión: { $cost }
shortcut-lose = Perder { $n } de «{ $spot }»
shortcut-lose-some = Perder { $n } de varios lugares
shortcut-from = { $n } de «{ $spot }»
shortcut-overcome = Resolver: { $event } ({ $cost } → { $points })
shortcut-recruit =
    { $n ->
        [one] Reclutar 1 superviviente
       *[other] Reclutar { $n } supervivientes
    }
shortcut-recruit-note =
    { $n ->
        [0] cuesta { $cost }; la Esclusa queda llena
        [one] cuesta { $cost }; queda 1 espacio libre
       *[other] cuesta { $cost }; quedan { $n } espacios libres
    }
shortcut-build = Construir «{ $room }»: { $cost }
shortcut-build-fill = Construir «{ $room }» y llenarla: { $cost }
shortcut-move-in =
    { $n ->
        [one] entra 1 superviviente
       *[other] entran { $n } supervivientes
    }
shortcut-enter =
    { $n ->
        [one] Llevar 1 superviviente a «{ $room }»
       *[other] Llevar { $n } supervivientes a «{ $room }»
    }
shortcut-fill =
    { $n ->
        [one] Llevar 1 superviviente a las habitaciones
       *[other] Llevar { $n } supervivientes a las habitaciones
    }
shortcut-into = { $n } en «{ $room }»
shortcut-rest = No construir ni arreglar nada
shortcut-repair = Arreglar: { $equipment } (coste: { $cost })

# A game in a list of tables
outlive-fact-setup = Preparación
outlive-fact-day = Día { $n } de { $days }
