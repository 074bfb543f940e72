# La mesa misma: la pregunta, el diario, los viajes en el tiempo, los jugadores, las preferencias, la guía.
# Los botones son cortos; una indicación (.hint) es una frase que aparece al dejar el puntero sobre el botón.
# $name y $names son nombres de jugadores, listos para la frase.

page-table-title = { $game } · Emberwatch
page-table-title-asked = ● { $question } · { $name }
page-table-notice = Te toca en { $game }
page-table-loading = Preparando la mesa…
page-table-home = Ir al inicio
page-table-gone = Esa mesa no existe
page-table-gone-why = Quizá el enlace esté incompleto o la mesa ya se haya recogido.
page-table-newer = Esta partida va por delante de este servidor
page-table-newer-why = Una versión más reciente de Emberwatch la ha continuado. En cuanto se actualice este servidor se podrá seguir; no se pierde nada.
page-table-failed = No se puede abrir esta mesa
page-table-failed-why = Algo ha fallado en el servidor. La causa ha quedado anotada para quien lo administra; no se pierde nada.
page-table-again = Volver a intentarlo
page-table-undrawn = La última posición de esta partida ya no se puede dibujar. Su registro aún la conserva.
page-table-no-drawing = Esta página no tiene ningún dibujo de { $game }. Aun así puedes jugar: cada opción tiene su botón en la barra de abajo.
page-table-lost = Se ha perdido la conexión. Se restablecerá sola; tu partida está a salvo.
page-table-status-connecting = Conectando…
page-table-status-lost = Sin conexión
page-table-status-closed = Cerrada
page-table-spectators =
    { $count ->
        [one] { $count } espectador
       *[other] { $count } espectadores
    }

## Partes de la mesa

page-table-parts = Partes de la mesa
page-table-tab-board = Tablero
page-table-tab-own = Tu zona
page-table-tab-others = Otros
page-table-tab-log = Diario
page-table-tab-offers = aquí hay algo que elegir
page-table-side = Diario y chat

## La pregunta

page-table-question = Pregunta actual
page-table-you-are-asked = Te toca decidir
page-table-choices = Opciones
page-table-all-choices =
    { $count ->
        [one] { $count } opción
       *[other] Las { $count } opciones
    }
    .hint = Todas las opciones en una lista, con lo que hace cada una.
page-table-amount = ¿Cuántos?
page-table-less = Menos
page-table-more = Más
page-table-hint = Sugerir una jugada
    .hint = Un bot estudia tu posición y marca lo que haría (H).
page-table-hinted = jugada sugerida
page-table-question-rules = Reglas
    .hint = Las reglas de esta pregunta.
page-table-back = Atrás
    .hint = Elegir otra cosa (Esc).
page-undo = Deshacer
    .hint = Retira tu última jugada (U). Se puede mientras no se haya revelado nada ni haya jugado otra persona.
page-end-turn = Terminar turno
    .hint = Pasa el turno a los demás (E).
page-table-held = Has terminado. ¿Pasas el turno?
page-table-held-off = Hasta entonces aún puedes deshacer. Puedes desactivar esta pregunta:
page-table-held-go = Pasar turno
page-table-waiting = Esperando a { $names }
page-table-waiting-held = Esperando a que { $name } termine su turno
page-table-thinking = Un momento…
page-table-open-seat = Aún queda un asiento libre.
page-table-invite = Invitar a alguien
page-table-skip = Saltar
    .hint = Muestra enseguida el resultado.

## Ayuda

page-table-help = Ayuda y teclas
    .hint = Cómo funciona la mesa y para qué sirven las teclas (?).
page-table-help-glow = Lo que brilla en naranja se puede elegir ahora. Haz clic en la mesa o usa su botón en la barra de abajo; es lo mismo.
page-table-help-point = Deja el puntero sobre cualquier cosa, o mantenla pulsada en una pantalla táctil, para saber qué es.
page-table-help-why = Haz clic en algo que no brilla para saber por qué no puedes elegirlo ahora.
page-table-key-numbers = 1–9
    .does = elegir esa opción; si se pide una cantidad, indicarla
page-table-key-arrows = Tab, flechas
    .does = pasar de una cosa o un botón al siguiente
page-table-key-enter = Intro
    .does = elegir lo que tiene el foco
page-table-key-escape = Esc
    .does = volver atrás
page-table-key-undo = U
    .does = deshacer
page-table-key-end = E
    .does = terminar tu turno
page-table-key-question = Q
    .does = ir a la pregunta
page-table-key-hint = H
    .does = sugerir una jugada
page-table-key-help = ?
    .does = ver las reglas de lo que señalas o esta ayuda
page-table-why = ¿Por qué no puedo?
page-table-rules = Reglas
page-table-rules-behind = Reglas:
page-table-rule =
    .hint = Leer esta regla.
page-table-all-rules = Todas las reglas
    .hint = Todas las reglas del juego, para buscar y leer, en su propia página.

## Diario y chat

page-table-log = Diario
    .hint = Lo que ha pasado hasta ahora.
page-table-log-line =
    .hint = Ver este momento.
page-table-log-card = Leer la carta
page-table-log-more =
    { $count ->
        [one] Y { $count } línea más en el diario.
       *[other] Y { $count } líneas más en el diario.
    }
# Tras una línea que vale por varias iguales
page-table-log-times = × { $n }
page-table-log-empty = Aún no ha pasado nada.
page-table-log-down = Ir a lo último
page-table-chat = Chat
    .hint = Habla con los demás de la mesa.
page-table-chat-empty = Nadie ha dicho nada todavía.
page-table-chat-nameless = alguien del público
page-table-chat-write = Di algo
page-table-chat-send = Enviar
    .hint = Lo leen todos los de la mesa y todos los espectadores.
page-table-unread =
    { $count ->
        [one] { $count } línea sin leer
       *[other] { $count } líneas sin leer
    }

## Viajes en el tiempo

page-table-travel = Revisar la partida
    .hint = Vuelve a ver momentos anteriores de esta partida.
page-table-past = Momento { $at } de { $now }
page-table-present = Presente
page-table-moment = Momento
page-table-step-back = Un paso atrás
page-table-step-forward = Un paso adelante
page-table-play = Reproducir
page-table-pause = Pausa
page-table-speed = Velocidad
page-table-times = { $speed }×
page-table-back-to-now = Volver al presente
page-table-back-to-end = Volver al final

## Jugadores

page-table-menu = Menú
page-table-settings = Ajustes
    .hint = Nombre, idioma, tema, movimiento, sonido y avisos.
page-table-players = Jugadores
    .hint = Quién está en cada asiento, invitaciones, otros dispositivos.
page-table-seat = Asiento { $number }
page-table-seat-open = asiento libre
page-table-seat-asked = le toca
page-table-seat-bot = bot
page-table-seat-stand-in = juega un bot
page-table-seat-here = está aquí
page-table-seat-away = no está
page-table-name = Tu nombre
    .hint = Lo ven los demás.
page-table-invitation = Enlace de invitación
    .hint = Envía este enlace a quien vaya a sentarse aquí.
page-table-or-bot = O se sienta un bot:
page-table-copy = Copiar
    .hint = Copia el enlace.
page-table-copied = Copiado
    .hint = El enlace está en el portapapeles.
page-table-share = Compartir
    .hint = Comparte el enlace de esta mesa.
page-table-device = Seguir en otro dispositivo
    .hint = Abre allí este enlace; el asiento pasa a ese navegador. Quien tiene el enlace tiene el asiento.
page-table-watch = Espectadores
    .hint = Quien abre este enlace puede mirar y no ve nada de lo oculto.
page-table-leave = Dejar la mesa
    .hint = Tu asiento sigue siendo tuyo; la mesa queda entre tus mesas.

## Preferencias

page-table-habits = Tus preferencias
    .hint = Fin del turno, respuestas automáticas, quién juega cuando no estás.
page-table-explicit-end = Yo termino mis turnos
    .hint = Hasta que pulses «Terminar turno» puedes deshacer tus jugadas. Si lo desactivas, los demás siguen enseguida.
page-table-standing = Respuestas automáticas
    .hint = Los demás no tienen que esperarte cuando estas preguntas salen en sus turnos.
page-table-standing-ask = Preguntarme
page-table-stand-in = Suplente
    .hint = Un bot puede jugar por ti cuando no estás. Puedes volver a jugar tú en cualquier momento.
page-table-stand-in-never = Nadie juega por mí
page-table-stand-in-away = Juega un bot si llevo fuera
page-table-stand-in-now = Juega un bot desde ahora
page-table-stand-in-after = Al cabo de cuánto
page-table-stand-in-bot = Qué bot
page-table-minutes =
    { $minutes ->
        [one] { $minutes } minuto
        [60] una hora
        [1440] un día
       *[other] { $minutes } minutos
    }
page-table-kept = Guardado.
page-table-stand-in-plays = Un bot juega por ti.
page-table-take-over = Sigo yo


## Varias personas ante una pantalla

page-table-curtain = Pasa la pantalla a { $name }
page-table-curtain-why = Lo que los demás tienen en la mano sigue oculto hasta que digas que eres tú.
page-table-curtain-sit = Soy { $name }

## El final

page-table-ending = El final
page-table-to-board = Ver el tablero
    .hint = Mira cómo quedó todo al final (Esc).
page-table-score = Resultado
    .hint = Vuelve a ver cómo acabó la partida.
page-table-rematch = Revancha
    .hint = La misma partida otra vez con los mismos jugadores.
page-table-replay = Repetición
    .hint = Vuelve a ver toda la partida.
page-table-record = Descargar
    .hint = El registro de la partida en un archivo: cada jugada se puede repetir y comprobar.
page-table-seal-check = Comprobar sello
    .hint = Comprueba por tu cuenta que nadie ha manipulado el azar.
page-table-seal = El sello del azar
    .hint = La prueba de que nadie puede manipular el azar, ni siquiera este servidor.
page-table-seal-why = Todo el azar de esta partida sale de un solo número secreto, elegido antes de que empezara. Desde entonces, su sello está a la vista de todos. Del sello nadie puede deducir el secreto, pero solo ese secreto tiene este sello: por eso no se puede cambiar después.
page-table-seal-hash = El sello, a la vista desde el principio:
page-table-seal-later = El secreto aparecerá aquí cuando termine la partida. Apunta ahora el sello si quieres compararlo por tu cuenta.
page-table-seal-secret = El secreto, a la vista ahora que la partida ha terminado:
page-table-seal-compute = Tu navegador calcula por sí mismo el sello de este secreto (SHA-256):
page-table-seal-elsewhere = Los navegadores solo lo calculan en páginas seguras (https). Puedes hacerlo en cualquier terminal:
page-table-seal-good = Coincide. Nadie ha cambiado el secreto.
page-table-seal-bad = ¡No coincide! Este secreto no es el que se selló al principio.
page-table-seal-draws = Todo lo que sale al azar se deriva del secreto. Si quieres comprobarlo paso a paso, descarga el registro: «emberwatch replay» lo vuelve a generar todo.

## La guía. page-guide-<juego>-<paso>: de una a tres frases cortas y un título, dichas una vez en el momento adecuado.
## Los nombres de habitaciones, fichas y acciones son los de los textos del propio juego.

page-guide = Guía
page-guide-done = Entendido
page-guide-off = Sin más consejos
    .hint = Apaga la guía; puedes volver a activarla en el menú.
page-guide-on = Guía
    .hint = Explica cada cosa la primera vez que aparece.

page-guide-outlive-goal = Dentro de seis días llega el Convoy y solo se lleva a un clan: el que tenga más puntos de supervivencia (PS). Dan puntos los supervivientes, las habitaciones completas, el equipo arreglado y los eventos resueltos; la radioactividad los quita.
    .title = De qué se trata
page-guide-outlive-screen = Esta barra muestra siempre qué tienes que decidir. Lo que brilla en naranja se puede elegir, en la mesa o con un botón. Deja el puntero sobre cualquier cosa, o mantenla pulsada, y te dirá qué es.
    .title = Cómo se juega
page-guide-outlive-rooms = Cada baldosa es una habitación que podrás construir más adelante. Debes descartar dos de las seis. Una habitación solo te ayuda mientras hay supervivientes en todos sus espacios, y cada noche consumen su mantenimiento. Las mejores son las que se usan a menudo.
    .title = Tus habitaciones
page-guide-outlive-found = Ahora construyes una habitación gratis. Las tres primeras las tiene todo el mundo: «Construcción» abarata una habitación por noche y es un buen comienzo.
    .title = Tu primera habitación
page-guide-outlive-settle = Una habitación solo funciona cuando está completa. Pero su gente come todas las noches, mientras que la de la Esclusa solo necesita agua y absorbe radiación. De momento suele convenir quedarse en la Esclusa.
    .title = ¿Habitación o Esclusa?
page-guide-outlive-leader = Tu líder decide dónde empiezan tus cuatro héroes y con qué cuentas al principio. Mueve primero quien tenga el líder de más edad.
    .title = Tu líder
page-guide-outlive-placing = Tus héroes tienen fuerza 3, 3, 4 y 5 (el número que llevan): cada uno puede hacer otras tantas acciones por visita. Coloca cada uno en una localización de salida de tu líder; desde ahí avanzan uno o dos pasos al día.
    .title = Dónde empiezan los héroes
page-guide-outlive-day = Seis días, seis noches. De día, todos mueven un héroe tras otro, por turnos, hasta que no queda ninguno. El tablero del centro muestra el día y la fuerza de la radiación de esta noche.
    .title = Empieza el día
page-guide-outlive-event = Cada día trae un evento que complica la vida, hasta que alguien paga de noche para resolverlo y se lleva sus puntos. Su carta está en el centro, bajo el día: señálala para volver a leerla.
    .title = Eventos
page-guide-outlive-turn = Elige un héroe y luego adónde va: uno o dos pasos por el anillo, y nunca dos tuyos en la misma localización. Piensa en esta noche: necesitarás algo de comida y un poco de agua.
    .title = Un turno
page-guide-outlive-points = Tu héroe tiene tantos puntos de acción como fuerza. Gástalos de uno en uno; los que sobren cuando acabes aquí se pierden.
    .title = Puntos de acción
page-guide-outlive-wild = Con cada punto tomas una ficha: madera en el Bosque, metal en la Mina, microchips en la Feria. Con estos tres materiales se construyen habitaciones y se arregla equipo.
    .title = Materiales
page-guide-outlive-hunting = Una vez por visita puedes cazar la presa visible: puntos de acción y munición deben sumar su resistencia. Su carne alimenta a tu gente esta noche. Cada nueva presa del mismo tipo da más.
    .title = La caza
page-guide-outlive-base = Con cada punto tomas un proyectil: sirve para cazar y para salvar lo tuyo cuando te presionan. Las algas, una dosis al día para todos los jugadores, reducen tu radioactividad en 1.
    .title = Base militar
page-guide-outlive-dam = Paga un microchip para activar el purificador; después, con cada punto tomas 1 de agua. El agua es lo único que necesita la gente de la Esclusa.
    .title = Presa
page-guide-outlive-city = Con cada punto tomas un equipo que esté a la vista o robas una baldosa de búsqueda, que puede dar cualquier cosa o nada. El equipo llega roto: no sirve hasta que lo arregles de noche.
    .title = Ciudad
page-guide-outlive-end-turn = Tu héroe ha terminado. Pulsa «Terminar turno» (E) para que sigan los demás; hasta entonces puedes deshacer. En «Tus preferencias» puedes desactivarlo.
    .title = Fin del turno
page-guide-outlive-undo = Con «Deshacer» (U) puedes retirar una jugada, siempre que no haya revelado nada.
    .title = ¿Has cambiado de idea?
page-guide-outlive-pressure = Cuando llega, tu héroe presiona a todos los héroes rivales más débiles que ya se han movido hoy (están de pie; los demás, tumbados): por cada punto de fuerza que le saques a uno, su dueño te entrega una materia prima o un material, o gasta un proyectil en su lugar. Los rivales más fuertes te hacen lo mismo.
    .title = Presión
page-guide-outlive-cargo = En el Carguero no hacen falta puntos de acción: recibes enseguida latas y un superviviente. En cada espacio cabe un solo héroe, de esa misma fuerza. El primero en llegar será el primer jugador desde esta noche.
    .title = Carguero
page-guide-outlive-defend = Un rival más fuerte te presiona. Cada proyectil que gastas salva una de tus materias primas o uno de tus materiales.
    .title = Te presionan
page-guide-outlive-night = De noche cuidas de tu Refugio, paso a paso: resolver eventos, alimentar a todos, radiación, reclutar, construir, arreglar. No se vuelve a un paso anterior.
    .title = Noche
page-guide-outlive-overcome = Paga lo que pide un evento: deja de tener efecto y sus puntos de supervivencia son tuyos. Se juega por turnos; quien pasa queda fuera por esta noche.
    .title = Resolver eventos
page-guide-outlive-food = Cada noche, toda habitación con gente consume tantas materias primas (carne, agua o comida enlatada) como indica su mantenimiento, el número de arriba a la derecha. Cada fila ocupada de la Esclusa consume 1 de agua. Por cada ficha que falte se va un superviviente. Tenlo en cuenta de día.
    .title = Alimentar
page-guide-outlive-lose = Alguien tiene que irse. Una habitación que deja de estar completa deja de funcionar: elige donde menos duela.
    .title = Una pérdida
page-guide-outlive-radiation = Cada superviviente de tu Esclusa absorbe un punto de la radiación de esta noche; el resto aumenta tu radioactividad. Al final cuesta puntos, y más allá de la última casilla cuesta vidas. Las oleadas crecen cada pocos días.
    .title = Radiación
page-guide-outlive-recruit = Una materia prima trae a la Esclusa a un superviviente nuevo. Cada superviviente da un punto al final, ayuda contra la radiación y puede ocupar una habitación. La carne que sobre se perdería esta noche de todos modos.
    .title = Reclutar
page-guide-outlive-build = Una habitación cuesta tres materiales. La gente puede pasar de la Esclusa a las habitaciones, nunca al revés, y una habitación completa se puede usar enseguida. Deja a alguien en la Esclusa para la próxima oleada.
    .title = Construir
page-guide-outlive-repair = El equipo arreglado se usa una vez por ronda y da un punto al final; dos equipos cuyas mitades de símbolo encajan dan un punto más.
    .title = Arreglar
page-guide-outlive-spoil = Al final de la noche se pierden toda la carne y toda el agua salvo dos fichas; la comida enlatada no caduca. Lo que se perdería, mejor gástalo ahora en reclutar.
    .title = Lo que se pierde
page-guide-outlive-score = Tus puntos están en tu Refugio, parte por parte. Cuantas más habitaciones completas tengas, más vale cada una.
    .title = Tu puntuación
page-guide-outlive-last = El último día. Después de esta noche, el Convoy elige, y lo que te quede en reserva solo sirve para desempatar: completa habitaciones, arregla equipo, resuelve eventos.
    .title = El último día
page-guide-outlive-over = El Convoy ha elegido. «Repetición» muestra la partida otra vez y «Revancha» empieza una nueva. Ya conoces Outlive.
    .title = Eso ha sido todo

page-guide-discover-goal = Te has perdido en una tierra que nadie conoce. La misión dice qué hay que hacer; gana quien siga con vida y cumpla su última etapa. Podéis ganar varios.
    .title = De qué se trata
page-guide-discover-screen = Esta barra muestra siempre qué tienes que decidir. Lo que brilla en naranja se puede elegir, en el mapa o con un botón. Deja el puntero sobre cualquier cosa, o mantenla pulsada, y te dirá qué es.
    .title = Cómo se juega
page-guide-discover-character = Elige quién eres. Cada personaje sabe hacer algo que los demás no saben; señala una carta para leerla.
    .title = Tu personaje
page-guide-discover-stamina = Todo lo que haces cuesta energía, por lo general 1. Puedes hacer todo lo que te permita. La noche te devuelve una parte, hasta doce, y la que ahorres hoy la tendrás mañana.
    .title = Energía
page-guide-discover-moving = Puedes moverte a cualquier casilla adyacente que brille. El coste depende del suelo: si es fácil, 1 de energía; si es difícil, más. Después de moverte puedes recolectar allí una cosa gratis.
    .title = Moverse
page-guide-discover-scouting = Junto a ti hay una loseta que nadie ha visto. Explorar cuesta 1 de energía y la revela, con todo lo que hay en ella. Explora mucho los primeros días: en alguna parte está lo que pide tu misión.
    .title = Explorar
page-guide-discover-gathering = Una ficha boca abajo puede ser un recurso, una carta con una historia o un enemigo. Después de moverte, recolectar es gratis; si no, cuesta 1 de energía.
    .title = Recolectar
page-guide-discover-water = Las noches traen hambre y sed. Lleva siempre algo de comida y agua limpia; los animales dan carne cruda y las fuentes de agua nunca se agotan.
    .title = Comida y agua
page-guide-discover-projects = Tus proyectos son herramientas que podrías fabricar. Señala uno para ver qué cuesta y ve recolectándolo por el camino: las buenas herramientas deciden la partida.
    .title = Proyectos
page-guide-discover-crafting = Tienes todo lo que cuesta un proyecto. Fabricar gasta 1 de energía; recibes el objeto, el proyecto queda a la vista de todos y robas uno nuevo.
    .title = Fabricar
page-guide-discover-landmark = Se ha encontrado un punto de referencia. Cada uno tiene un número y una carta propia. Ve allí e investígalo: ahí empiezan las misiones y los tesoros. Si tu misión lo nombra, es allí adonde tienes que ir.
    .title = Puntos de referencia
page-guide-discover-investigating = Estás en un punto de referencia. Investigarlo cuesta 1 de energía y se lee su carta; puedes repetirlo más tarde.
    .title = Investigar
page-guide-discover-card = Se ha leído una carta en voz alta. Todos la oyen. Puedes volver a leerla en el diario: pulsa la cartita que hay junto a la línea.
    .title = Cartas
page-guide-discover-fire = Junto a una hoguera encendida, la carne cruda se convierte en comida, toda la que quieras por 1 de energía, y algunas cosas solo se fabrican allí. Una hoguera apagada vuelve a arder con 1 de madera.
    .title = Hoguera y comida
page-guide-discover-recover = Puedes curarte: comida para el hambre, agua limpia para la sed, medicina para la enfermedad, por 1 de energía cada vez. El daño físico pide algo especial.
    .title = Recuperarse
page-guide-discover-trade = Estás junto a otro superviviente. Dad y recibid lo que os parezca bien a los dos; un regalo también vale.
    .title = Intercambiar
page-guide-discover-limit = Puedes llevar diez cosas. Los recursos que dejas se quedan en esta casilla y puedes volver a por ellos.
    .title = Demasiada carga
page-guide-discover-undo = Con «Deshacer» (U) puedes retirar una jugada, siempre que no haya revelado nada.
    .title = ¿Has cambiado de idea?
page-guide-discover-end-turn = Te estás cansando. Cuando hayas hecho bastante, termina tu turno (E): conservas la energía que te quede. Piensa en la noche: suele ser mejor dormir junto a una hoguera encendida.
    .title = Fin de tu turno
page-guide-discover-held = Has terminado, pero nadie sigue hasta que lo digas con «Terminar turno» (E): hasta entonces puedes deshacer. En «Tus preferencias» puedes desactivarlo.
    .title = ¿Listo?
page-guide-discover-night = De noche se lee una carta: descansas, y puede traer hambre, mal tiempo o monstruos. Puede importar dónde duermes; una hoguera encendida es buen sitio.
    .title = Noche
page-guide-discover-threat = Una amenaza afecta a quien la roba. Algunas pasan enseguida; otras se quedan hasta que te libras de ellas como dice su carta.
    .title = Amenazas
page-guide-discover-monster = Hay un monstruo cerca. Sigue oculto hasta que se encuentra con alguien: quien esté en su casilla tiene que combatir contra él.
    .title = Monstruos
page-guide-discover-combat = Dos dados. El tuyo acierta si alcanza la Defensa del enemigo; el rojo te hiere si alcanza su Ataque. Antes de que cuenten puedes cambiarlos con recursos y objetos: cada botón dice cómo.
    .title = Combate
page-guide-discover-support = Alguien combate cerca de ti. Puedes jugar una de tus tres cartas de apoyo; después la recuperas.
    .title = Apoyo
page-guide-discover-damage = Cada daño sustituye uno de tus tres corazones por su tipo. El cuarto daño es tu final, así que cúrate a tiempo.
    .title = Daño
page-guide-discover-chieftain = El jefe va primero cada día y decide cuando los demás no se ponen de acuerdo. Después de cada noche puede haber un jefe nuevo.
    .title = Jefe
page-guide-discover-winning = La misión avanza. Cuando se cumple una etapa, su carta dice qué viene después; la última etapa es la salida.
    .title = La misión
page-guide-discover-over = La historia ha terminado. «Repetición» la muestra otra vez y «Revancha» empieza una nueva. Ya conoces Discover.
    .title = Eso ha sido todo

# In a tooltip: a player, and how he or she is: here, away, a bot ...
page-table-player-is = { $name }: { $what }

# On a choice that wins the game for certain
page-table-wins = Gana la partida
# Like page-guide-discover-goal, for somebody who plays alone
page-guide-discover-alone = Te has perdido, sin nadie más, en una tierra desconocida. La misión dice qué hay que hacer; si sigues con vida y cumples su última etapa, ganas.
    .title = De qué se trata

# Antes de terminar un turno en el que se perdería mucho.
page-table-leaving = ¿Terminar tu turno?
page-table-leaving-stay = Seguir jugando
page-table-leaving-end = Terminar mi turno

## Mientras se cuenta el final

page-table-being-told = Se está contando el final…
page-table-skip-ending = Saltar
    .hint = Ver el resultado al momento

## El entrenador y las pistas

page-coach-on = Activar el entrenador
    .hint = Antes de una jugada claramente mala, el entrenador pregunta si la quieres hacer.
page-coach-off = Desactivar el entrenador
    .hint = Cada jugada vale al momento, sin preguntas.
page-coach-sure = ¿Mantienes tu elección de todos modos?
page-coach-sure-end = ¿Terminas tu turno de todos modos?
page-coach-anyway = Hacerla de todos modos
page-coach-back = Pensarlo otra vez
page-coach-show = Ver la jugada mejor
page-hint-close = Cerrar la pista
page-undo-why = Por qué no se puede deshacer nada ahora (U).

# Atajos entre las opciones
page-table-single = Una por una
    .hint = Mostrar cada opción como un botón
page-table-shortcuts-more = { $count } más
    .hint = Mostrar todos los atajos
page-table-on-board = También como botones ({ $count })
    .hint = Mostrar también como botones lo que brilla en el tablero
page-table-then = luego: { $ending }

# Encima de la lista de lo que hace otra persona en su turno
page-table-turn-of = Turno de { $name }

# Se lee en voz alta tras la primera mitad de una elección
page-table-chosen-next =
    { $what }: ¿y ahora? { $count ->
        [one] Solo hay una opción.
       *[other] Hay { $count } opciones.
    }

# El enlace para saltar en la mesa
page-table-to-question = Ir a la pregunta

# Leído en voz alta: lo que se dice de alguien o de algo
page-table-about = { $name }: { $text }
