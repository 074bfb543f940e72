# La partida en el terminal. Las palabras entre comillas «board», «quit» … las escribe quien juega y son las mismas
# en todos los idiomas; cada una puede tener más palabras del idioma, en `term-word-…`, separadas por espacios.
# { $tag } es el signo de un asiento con la fuerza de un héroe, como ▲5. Las casillas del tablero miden 23 caracteres o más.

## The beginning

term-title = Emberwatch: { $game }
term-intro =
    Faltan seis días para que llegue el Convoy. Se llevará a un solo clan: el que tenga más puntos de supervivencia (PS).
    Dan puntos los supervivientes, las habitaciones completas del Refugio, el equipo arreglado y sus parejas de símbolos, los eventos resueltos y una radioactividad baja.
    De día, tus cuatro héroes salen de uno en uno, por turnos con los demás jugadores, a recolectar, cazar y buscar. De noche alimentas a tu gente, resistes la radiación, reclutas, construyes y arreglas.
    Quien no come se va, así que piensa antes que nada en la comida y el agua.
term-intro-commands = Responde a cada pregunta con el número de una opción. «?» explica la pregunta, «? 3» la tercera opción y «help» muestra todas las órdenes. Puedes salir cuando quieras con «quit»: la partida se guarda.
term-sits-human = { $seat }: una persona ante esta pantalla
term-sits-bot = { $seat }: el bot «{ $bot }»
term-rulebook = Reglas: { $edition }. Colocación de los héroes: { $placement }.
term-resumed = La partida continúa. «log» muestra lo que ha pasado hoy.
# What seats are called when nobody gave them a name: their colours, as names
term-seat-0 = Naranja
term-seat-1 = Violeta
term-seat-2 = Azul
term-seat-3 = Beige
term-error-names = Demasiados nombres ({ $names }) para el número de asientos ({ $seats }). Indica como máximo un nombre por asiento, separados por comas.

## Several people at one screen

term-curtain = { $seat }, te toca. Que los demás aparten la vista. Pulsa Intro cuando quieras empezar.
term-curtain-prompt = Intro:{" "}

## The question

term-prompt = Tu elección ({ $first }–{ $last }, ?, help):{" "}
term-news = Qué ha pasado
term-tip = Consejo: { $tip }
term-stores = Tienes: { $items }
term-nothing = nada

## Tips, shown the first time a question comes up

term-tip-ask-discard = Además tienes siempre tres habitaciones comunes («Construcción», «Robar y arreglar» y «Resolver eventos»). De estas seis te quedas con cuatro. Las habitaciones completas dan puntos, y cada una vale más cuantas más tengas; una habitación solo funciona mientras todos sus espacios están ocupados, y alimentarla cuesta su mantenimiento cada noche.
term-tip-ask-found = Esta primera habitación es gratis. Si la completas ya, funciona desde el primer día, pero esta noche hay que alimentarla.
term-tip-ask-settle = La gente de la Esclusa te protege de la radiación, pero bebe 1 de agua por cada fila ocupada; la gente de una habitación consume el mantenimiento de esta.
term-tip-ask-leader = Tu líder decide dónde empiezan tus héroes y qué tienes al principio. Empieza la partida quien tenga el líder de más edad.
term-tip-ask-place = Los héroes avanzan uno o dos pasos por el anillo de localizaciones. Los más fuertes hacen más: una acción por cada punto de fuerza.
term-tip-ask-turn = Cada uno de tus cuatro héroes sale una vez al día. Tiene que moverse, uno o dos pasos, y después actúa tantas veces como indica su fuerza. Si llega adonde hay un héroe rival más débil que ya ha actuado (activo), lo presiona y su dueño debe entregarte recursos. Junto a cada movimiento se indica quién puede presionar a quién.
term-tip-ask-dock = Los espacios más altos tienen más latas. Quien llega primero al Carguero cada día se lleva la ficha de primer jugador.
term-tip-ask-defend = La Presión que quede se paga en materias primas o materiales. La munición y algunos equipos la reducen.
term-tip-ask-tribute = Piensa en esta noche: las materias primas alimentan a tu gente.
term-tip-ask-wild = Con materiales se construyen habitaciones y se arregla equipo. La carne es comida abundante, pero la que sobra se pierde al acabar la noche. Escribe «1x3» para elegir tres veces la opción 1.
term-tip-ask-base = La munición sirve para cazar y contra la Presión. Las algas reducen tu radioactividad.
term-tip-ask-dam = La Esclusa solo consume agua; de una noche a otra puedes guardar un poco.
term-tip-ask-city = El equipo nuevo está roto y hay que arreglarlo de noche. Cada baldosa de búsqueda da una sola cosa, la que salga.
term-tip-ask-kill = La munición ahorra puntos de acción, que puedes gastar en otra cosa.
term-tip-ask-overcome = Un evento resuelto deja de tener efecto y sus puntos son tuyos. Si nadie lo resuelve, mañana vuelve a aplicarse.
term-tip-ask-eat = La carne se pierde después de esta noche y las latas se conservan: por lo general conviene gastar primero la carne.
term-tip-ask-lose = Una habitación que pierde un superviviente deja de funcionar.
term-tip-ask-recruit = Cada superviviente da un punto al final y te protege de la radiación mientras esté en la Esclusa, pero hay que alimentarlo desde la noche siguiente. La carne que sobre se perdería de todos modos.
term-tip-ask-build = Una habitación funciona desde que se ocupa su último espacio. Quien entra en ella ya no vuelve a la Esclusa.
term-tip-ask-mend = Solo el equipo arreglado funciona y da puntos; las parejas de símbolos dan puntos adicionales.

## What stands beside a choice

term-mover = ahora { $place_at }
term-gain-algae = algas
term-gain-dam = { $amount } por 1 microchip (tienes { $have })
term-gain-search =
    { $n ->
        [one] { $n } baldosa de búsqueda
       *[other] { $n } baldosas de búsqueda
    }
term-gain-nothing = hoy ya no queda nada
term-gain-slot = { $slot }: { $amount }
term-gain-survivor = un superviviente
term-presses =
    { $n ->
        [one] presiona a { $tag }: { $n } punto
       *[other] presiona a { $tag }: { $n } puntos
    }
term-risk = expuesto a la Presión de { $tags }
term-uses = usa: { $equipment }
term-taken = Ahora no puedes ir adonde ya hay un héroe tuyo: { $places }
term-hint-have = tienes { $n }
term-hint-left = aquí hay { $left }, tienes { $n }
term-hint-meat = resistencia { $endurance }: { $amount }
term-hint-pile = boca abajo: { $items }
term-hint-gauge = radioactividad { $from } → { $to } PS
term-hint-gauge-best = radioactividad ya en su mejor valor: sin efecto
term-hint-filled = ocupados: { $n } de { $spaces }
term-hint-size = espacios: { $spaces }; mantenimiento: { $upkeep }
term-hint-repair = arreglo: { $cost }
term-hint-will-work = así ya funciona
term-hint-will-stop = así deja de funcionar

## The board

term-days = Día { $n } de { $days }
term-days-night = Noche { $n } de { $days }
term-wave = Radiación esta noche: { $n }
term-first = Primer jugador: { $seat }
term-open-events = Eventos: { $events }
term-no-events = Ningún evento pendiente
term-board-game = presa { $endurance }, pila de { $n }
term-board-no-game = no quedan presas
term-board-algae = algas: una dosis
term-board-no-algae = algas: agotadas
term-board-dam = activar: 1 microchip
term-board-search = baldosas de búsqueda: { $n }
term-board-known = conocidas: { $items }
term-board-no-equipment = no queda equipo
term-board-slot =
    { $n ->
        [one] { $strength }: { $n } lata
       *[other] { $strength }: { $n } latas
    }
term-legend = { $standing } ha actuado: se le puede presionar   { $lying } inactivo: a salvo   { $person } superviviente

## The shelter

term-shelter = Refugio de { $seat }
term-shelter-led = Refugio de { $seat }, líder: { $leader }
term-column-room = Habitación
term-column-upkeep = Mant.
term-room-unbuilt = sin construir
term-room-works = funciona
term-room-used = usada
term-room-used-once = queda 1 ciudad
term-room-needs =
    { $n ->
        [one] falta { $n }
       *[other] faltan { $n }
    }
term-labelled = { $label }:
term-label-supplies = Materias primas
term-label-materials = Materiales
term-label-munitions = Munición
term-label-airlock = Esclusa
term-label-feeding = Alimentar
term-label-gauge = Radioactividad
term-label-ready = Equipo listo
term-label-used = Equipo usado
term-label-broken = Equipo roto
term-label-caught = Presas cazadas
term-label-events = Eventos resueltos
term-airlock-count = { $n }/{ $spaces }
term-feeding-airlock = Esclusa { $water }
term-feeding-nothing = nadie a quien alimentar
term-caught = resistencia { $endurance } ×{ $count }

## The other players

term-rival-rooms =
    { $n ->
        [0] ninguna habitación funciona
        [one] { $n } habitación funciona
       *[other] { $n } habitaciones funcionan
    }
term-rival-gauge = radioactividad { $gauge }

## Commands. What is typed stays as it is; the rest is translated.

term-help-title = Qué puedes escribir
term-help-number = elegir esa opción; «3x2» elige la 3 dos veces, si sigue ahí
term-help-question = las reglas de la pregunta; con un número, qué hace esa opción
term-help-help = esta lista
term-help-board = el tablero
term-help-shelter = tu Refugio
term-help-others = los Refugios de los demás
term-help-events = los eventos pendientes: qué hacen y cuánto cuesta resolverlos
term-help-score = la puntuación tal como está ahora
term-help-log = lo que ha pasado hoy; «log all»: en toda la partida
term-help-rules = una regla por su clave, como «rules N2»; sin clave, la lista
term-help-save = guardar la partida con el nombre habitual o el que indiques
term-help-quit = guardar la partida y salir
term-help-enter = Una línea vacía repite la pregunta. También valen: ayuda, tablero, refugio, otros, eventos, puntos, diario, reglas, guardar, salir.

# Further words for the commands, separated by spaces
term-word-help = ayuda a h
term-word-board = tablero t b
term-word-shelter = refugio s
term-word-others = otros demás o
term-word-events = eventos e
term-word-score = puntos puntuación p
term-word-log = diario historia d l
term-word-rules = reglas regla r
term-word-save = guardar g
term-word-quit = salir q

term-no-such-choice = No existe la opción { $number }. Escribe un número del { $first } al { $last }.
term-no-such-times = El número de veces debe ser al menos 1: «{ $number }x2» elige la opción { $number } dos veces.
term-not-understood = No se entiende «{ $line }». Escribe un número del { $first } al { $last }, «?» para ver las reglas de la pregunta o «help».
term-all-rules = Las reglas por su clave. «rules { $rule }» muestra una de ellas.
term-log-empty = Aún no ha pasado nada.
term-score-title = La puntuación tal como está ahora

## Saving

term-saved = La partida se ha guardado en { $file }.
term-how-to-resume = Para continuar: { $program } play --resume { $file }
term-not-saved = La partida no se ha guardado. { $problem }
term-not-overwritten = { $file } ya existe y no es una partida guardada de este programa. Elige otro nombre.
term-quit-again = Escribe «save» y otro nombre de archivo, o «quit» otra vez para salir sin guardar.

## The end

term-end = Ha llegado el Convoy
term-end-supplies = Desempate: materias primas
term-end-resources = Desempate: materiales y munición
term-end-save = Para conservar el registro de esta partida, escribe «save», o «save» y un nombre de archivo. Con Intro sales.
term-end-possible = Aquí puedes escribir «save», «save» y un nombre de archivo, «score», «log», «log all», «others», «board» o «shelter». Con Intro sales.
term-end-prompt = save, help o Intro:{" "}

## Many events in one sentence

term-log-took = { $seat } toma { $items }.
term-log-paid = { $seat } paga { $items }.
term-log-gave = { $seat } entrega { $items } a { $to }.
term-log-got = { $seat } empieza con { $items }.
term-log-lost-token = { $seat } pierde { $items }.
term-log-saved = { $seat } se ahorra { $items }.
term-log-ate = { $seat } consume { $items }.
term-log-recruited = { $seat } recluta a { $count } supervivientes a cambio de { $items }.
term-log-found = { $seat } busca { $place_at } y encuentra: { $items }.
term-log-tile-aside = Baldosas apartadas { $place_at }: { $items }.
term-log-mary-drew = { $seat } roba { $count } baldosas de búsqueda { $place_at }: { $items }.
term-log-displayed = Equipo nuevo { $place_at }: { $items }.
term-log-salvaged = { $seat } toma equipo { $place_at }: { $items }.
term-log-drew = { $seat } roba equipo roto: { $items }.
term-log-entered = { $seat }: entran { $count } supervivientes ({ $items }).
term-log-welcomed = { $seat } acoge a { $count } supervivientes ({ $items }).
term-log-lost-survivor = { $seat } pierde { $count } supervivientes ({ $items }).
term-log-dealt-room = Recibes estas habitaciones: { $items }.
term-log-dealt-leader = Recibes como posibles líderes: { $items }.
term-log-placed = { $seat }: los héroes empiezan { $items }.
term-log-placed-one = { $place_at } ({ $hero })
term-log-shot = { $seat } gasta { $count } proyectiles contra { $to }.

## Discover: el principio. «map», «me», «quest»… los escribe el jugador y son iguales en todos los idiomas.

term-discover-intro =
    Has despertado en una tierra salvaje que nadie conoce y quieres irte. Lo que hay que hacer para ello está en la carta de misión: escribe «quest» cuando quieras.
    De día gastas energía en moverte, recolectar, explorar nuevas losetas del mapa, investigar puntos de referencia, fabricar, combatir. De noche se roba una carta: da energía nueva, pide comida o agua y trae peligros, sobre todo a quien no está junto a una hoguera.
    Tienes tres corazones. El cuarto daño, sea del tipo que sea, es tu final.
term-discover-copy = Ejemplar { $name }, código { $code }
term-discover-pack = Ejemplar { $name }
term-discover-scenario = Escenario { $n } de { $of }: { $scenario }
term-discover-terrain = El terreno: { $terrain }
term-discover-coop = Todos juntos o nadie

## Discover: rótulos y datos breves, en columnas estrechas.

term-discover-label-stamina = Energía
term-discover-label-hearts = Corazones
term-discover-label-stores = Lleva
term-discover-label-items = Objetos
term-discover-label-projects = Proyectos
term-discover-label-threats = Amenazas
term-discover-label-character = Personaje
term-discover-label-quest = Misión
term-discover-label-counters = Contadores
term-discover-label-defeated = Vencidos
term-discover-label-grounds = Suelos
term-discover-label-signs = Símbolos
term-discover-label-landmarks = Puntos de referencia
term-discover-label-support = Apoyo
term-discover-label-nights-gone = Cartas de noche ya resueltas
term-discover-label-threats-gone = Cartas de amenaza a la vista
term-discover-label-upgrades = Mejoras
term-discover-label-enemies = Enemigos ya encontrados
term-discover-label-made = Objetos ya fabricados
term-discover-label-open-projects = Proyectos que todos pueden fabricar
term-discover-label-read = Cartas de descubrimiento ya leídas
# De lo que se puede llevar
term-discover-load = { $n } de { $limit } cosas
term-discover-load-counts = Cada ficha es una cosa, también la que vale dos recursos, y cada objeto otra. Lo que un objeto lleva por ti no cuenta.
term-discover-used = ya se ha usado hoy
term-discover-chief = jefe
term-discover-day = Día { $n }
term-discover-night = Noche { $n }
term-discover-nights = próxima carta de noche: nivel { $level }
term-discover-led = jefe: { $seat }
term-discover-quest-command = «quest» dice qué hacer
term-discover-progress-tiles = Losetas reveladas: { $n } de { $of }
term-discover-progress-marks = Contadores: { $n } de { $of }
term-discover-progress-fires = Hogueras encendidas: { $n } de { $of }
term-discover-quest-title = La misión, etapa { $n }: { $stage }
term-discover-night-falls = Cuando acaba el día, el jefe roba una carta de noche: primero las cuatro de nivel I y luego las de nivel II.
term-discover-no-cards = Aún no se ha leído ninguna carta.
term-discover-alone = No hay nadie más.

## Discover: lo que significan los signos del mapa, como en una lista

term-discover-ground = { $ground } { $cost }
# $own es lo que te cuesta a ti, $cost lo que está impreso
term-discover-ground-own = { $ground } { $own } (en vez de { $cost })
term-discover-legend-tokens = fichas boca abajo: { $items }
term-discover-legend-backs = { $backs } número del reverso de una loseta boca abajo
term-discover-sign-camp = campamento
term-discover-sign-burning = hoguera encendida
term-discover-sign-out = hoguera apagada
term-discover-sign-water = fuente de agua
term-discover-sign-hidden = monstruo boca abajo
term-discover-sign-monster = monstruo y su número
term-discover-sign-special = monstruo especial
term-discover-sign-enemy = enemigo y su número
term-discover-sign-landmark = punto de referencia y su número
term-discover-sign-searched = punto de referencia ya investigado
term-discover-sign-numbered = ficha con número
term-discover-sign-loose = recursos
term-discover-sign-target = símbolo de objetivo
term-discover-sign-casualty = caído

## Discover: combate

term-discover-combat = Combate: { $seat } contra { $enemy }
term-discover-dice-shown = mostrado
term-discover-dice-added = añadido
term-discover-dice-always = siempre
term-discover-dice-result = resultado
term-discover-dice-needs = hace falta
term-discover-dice-verdict = efecto
term-discover-dice-chance = acierta con
term-discover-defence = Defensa { $n }
term-discover-attack = Ataque { $n }
term-discover-at-least = { $n } o más
term-discover-hits = acierta
term-discover-misses = falla
term-discover-chance = { $n } de { $sides } números
# Lo que una opción haría con los dados
term-discover-then-hit = tu dado { $n }: acierta
term-discover-then-miss = tu dado { $n }: falla
term-discover-then-hurt = dado enemigo { $n }: te hiere
term-discover-then-spared = dado enemigo { $n }: no te hiere
term-discover-reroll-own = acierta con { $n } de { $sides } números
term-discover-reroll-enemy = te hiere con { $n } de { $sides } números

## Discover: grupos de opciones, 10 caracteres como máximo

term-discover-group-moves = Moverse
term-discover-group-gather = Recolectar
term-discover-group-map = Explorar
term-discover-group-camp = Tareas
term-discover-group-cards = Cartas
term-discover-group-others = Otros
term-discover-group-end = Fin

## Discover: consejos, la primera vez que sale una pregunta

term-discover-tip-character = Conservas la habilidad de tu personaje toda la partida: piensa en el terreno en el que estás.
term-discover-tip-turn = Haz todo lo que tu energía permita; lo que sobre queda para mañana. Tras cada movimiento puedes recolectar allí una cosa gratis. Si puedes, espera la noche junto a una hoguera encendida, y guarda comida y agua limpia. Moverse cuesta lo que se indica al lado; recolectar, explorar, investigar, fabricar, asar, avivar, recuperarse, saquear e intercambiar cuestan 1 de energía cada vez, si no se indica otra cosa.
term-discover-tip-free-gather = Las fichas boca abajo suelen ser recursos, pero entre ellas puede haber un enemigo o una carta numerada.
term-discover-tip-modify = Los dados solo cuentan cuando los dejas como están: hasta entonces puedes cambiarlos tantas veces como puedas pagar.
term-discover-tip-support = Estás a dos casillas o menos del combate. Cada carta ayuda a su manera, pero puede costarte un corazón.
term-discover-tip-limit = Las fichas que sueltas se quedan en tu casilla y se pueden recolectar más tarde.
term-discover-tip-project = Lo que has fabricado queda a la vista: cualquiera puede volver a fabricarlo.
term-discover-tip-offer = Reúne pieza a pieza lo que das y lo que recibes, y haz después la oferta. Solo cuesta energía si se acepta.
term-discover-tip-prowl = Eres el jefe: si dos caminos son igual de cortos para un monstruo, decides tú.
term-discover-tip-pay = Los recursos gastados se pierden; «me» muestra lo que tienes.

## Discover: órdenes

term-discover-help-map = el mapa, sus símbolos y lo que cuestan sus suelos
term-discover-help-me = tu hoja de personaje con los textos de tus cartas
term-discover-help-others = las hojas de personaje de los demás supervivientes
term-discover-help-quest = la misión: lo que hay que hacer
term-discover-help-cards = todas las cartas leídas: mejoras, enemigos, objetos
term-discover-help-night = lo que se sabe de las noches
term-discover-help-log = lo que ha pasado hoy y el día y la noche anteriores; «log all»: en toda la partida
term-discover-help-rules = una regla («rules MO-2»), un capítulo («rules MO») o una palabra («rules hoguera»)
term-discover-word-map = mapa m
term-discover-word-me = yo i
term-discover-word-others = otros demás o
term-discover-word-quest = misión mision
term-discover-word-cards = cartas c
term-discover-word-night = noche n
# Donde hay muchísimas reglas
term-all-chapters = Los capítulos de las reglas. «rules { $chapter }» muestra un capítulo, «rules { $rule }» una regla, «rules» y una palabra encuentra las reglas en que aparece.
term-rules-found =
    { $n ->
        [one] «{ $word }» aparece en { $n } regla:
       *[other] «{ $word }» aparece en { $n } reglas:
    }
term-chapter-ov = visión general
term-chapter-co = componentes
term-chapter-se = preparación
term-chapter-ro = la ronda
term-chapter-fi = campamento y hogueras
term-chapter-th = amenazas y descartes
term-chapter-qu = misiones y victoria
term-chapter-ac = acciones
term-chapter-ch = el jefe
term-chapter-ga = recolectar
term-chapter-mo = moverse
term-chapter-sc = explorar
term-chapter-tr = intercambiar
term-chapter-cr = proyectos y fabricación
term-chapter-sp = gastar recursos
term-chapter-li = límite de carga
term-chapter-in = investigar y cartas numeradas
term-chapter-da = daño y curación
term-chapter-ka = caídos
term-chapter-mn = monstruos
term-chapter-cb = combate
term-chapter-rt = retirada
term-chapter-fl = huida
term-chapter-de = enemigos letales
term-chapter-go = reglas de oro
term-chapter-od = una vez al día
term-chapter-it = objetos
term-chapter-ca = acciones de carta
term-chapter-so = jugar en solitario
term-chapter-s5 = escenario 5
term-chapter-su = cartas de apoyo
term-chapter-ho = una regla de casa
term-chapter-r = aclaraciones: lo que el reglamento deja abierto

## Discover: el final. Antes van el signo y el nombre de un jugador: «● Naranja escapó el día 5.»

term-discover-end = La historia ha terminado
term-discover-fate-won = escapó el día { $day }.
term-discover-fate-hunger = murió de hambre el día { $day }.
term-discover-fate-thirst = murió de sed el día { $day }.
term-discover-fate-sickness = murió de una enfermedad el día { $day }.
term-discover-fate-physical = murió de sus heridas el día { $day }.
term-discover-fate-gave-up = se rindió el día { $day }.
term-discover-fate-time = no apareció nunca; la noche { $day } fue la última.
term-discover-fate-lost = desapareció el día { $day }.
term-discover-next = El próximo escenario de este ejemplar es el número { $n }, «{ $scenario }»:
term-discover-again = Para intentar de nuevo el escenario { $n }, «{ $scenario }», de este ejemplar:
term-discover-end-possible = Aquí puedes escribir «save», «save» y un nombre de archivo, «map», «me», «others», «quest», «cards», «log» o «log all». Con Intro sales.
