# Las páginas alrededor de la mesa: la portada, mesas nuevas, las propias, invitaciones, reglas, créditos, ajustes.
# Los botones son cortos; una indicación (.hint) es una frase. Los nombres de personas, editoriales y programas no cambian.

page-title = Emberwatch
page-title-of = { $page } · Emberwatch
page-title-new = Nueva mesa
page-title-tables = Tus mesas
page-title-join = Invitación
page-title-rules = Reglas
page-title-credits = Créditos
page-title-lost = Aquí no hay nada

## En todas partes

page-skip = Ir al contenido
page-ways = Páginas
page-more = Más
page-close = Cerrar
page-done = Listo
page-save = Guardar
page-saved = Guardado.
page-again = Reintentar
page-loading = Un momento…
page-starting = Un momento…
page-problem-unreachable = No se puede conectar con el servidor. Comprueba tu conexión e inténtalo de nuevo.
page-problem-server = El servidor no ha entendido la petición o está sobrecargado (estado { $status }). Inténtalo de nuevo dentro de un momento.
page-problem-page = Algo ha fallado en esta página. Inténtalo de nuevo o vuelve a cargarla.

## Adónde se puede ir

page-way-home = Inicio
page-way-tables = Mesas
page-way-new = Nueva mesa
    .hint = Elige tú los jugadores, los bots y las opciones, o invita a amigos.
page-way-rules = Reglas
page-home-way = Ir al inicio
page-asking =
    { $n ->
        [one] Te toca en una mesa
       *[other] Te toca en { $n } mesas
    }

## Los juegos

page-game-outlive = Outlive
    .facts = De 2 a 4 jugadores · cada clan por su cuenta
    .what = Faltan seis días para que llegue el Convoy, y solo se llevará a un clan. De día, envía a tus héroes; de noche, alimenta a tu gente y protégela de la radiación.
page-game-discover = Discover
    .facts = De 1 a 4 jugadores · semicooperativo
    .what = Despiertas en una tierra que nadie conoce y quieres salir de ella. Explora, recolecta, mantén viva la hoguera: cada ejemplar es otra tierra con otra historia.

## La portada

page-home-title = Dos juegos de supervivencia, una mesa
page-home-lead = Emberwatch trae Outlive y Discover a tu navegador, fieles a sus reglamentos: a solas contra bots, en compañía ante una misma pantalla o con amigos que están lejos. Sin instalar nada, sin cuenta, sin esperas.
page-play-now = Jugar ya
    .hint = Empieza enseguida una partida contra bots.
page-play-guided = Partida guiada
    .hint = Una partida de verdad contra bots; una guía explica cada cosa la primera vez que aparece.
page-own = Tus mesas
    .none = Aún no tienes ninguna partida en curso. «Jugar ya» empieza una enseguida; puedes dejarla y volver cuando quieras.
    .all = Todas tus mesas
page-fact-link = Invita a tus amigos con un enlace. Sin cuenta ni contraseña.
page-fact-rules = Señala cualquier cosa para saber qué hace. Si algo no se puede hacer, el juego te dice por qué.
page-fact-devices = Sigue en el ordenador, la tableta o el móvil: la mesa te espera.
page-fact-dice = Nadie puede hacer trampa, ni siquiera nosotros: al final, cualquiera puede comprobar cada tirada y cada carta.
page-upload = Abrir un registro
    .hint = Una partida terminada y guardada en un archivo vuelve a ser una mesa, para verla jugada a jugada.
    .busy = Leyendo…
    .wrong = { $file } no es un registro de Emberwatch: un registro es un archivo JSON.

## De quién son estos juegos

page-unofficial-short = Una edición independiente y no oficial. Outlive y Discover pertenecen a sus autores y editoriales.
page-unofficial = Esta es una edición independiente y no oficial, hecha por gente a la que le gustan estos juegos. Outlive, su nombre y sus ilustraciones pertenecen a su autor, Grégory Oliver, y a su editorial, La Boîte de Jeu; Discover, su nombre y sus ilustraciones, a su autor, Corey Konieczka, y a su editorial, Fantasy Flight Games. De ellos solo tomamos el contenido de las reglas: los dibujos, los textos, las tierras y las historias son nuestros.
    .title = No oficial
    .box = Si te gusta, compra la caja. El cartón sobre una mesa de verdad hace mejor compañía.

## Mesas

page-tables-running =
    { $n ->
        [one] Una partida en curso
       *[other] { $n } partidas en curso
    }
page-tables-over =
    { $n ->
        [one] Una partida terminada
       *[other] { $n } partidas terminadas
    }
page-line-asking = Te toca
page-line-waiting = Esperando a { $names }
page-line-won = Has ganado
page-line-closed = Cerrada: las reglas han cambiado
page-line-over = Victoria de { $names }
page-line-nobody = No ha ganado nadie
page-seat-open = asiento libre
page-seat-bot = bot

## Una invitación

page-join = { $host } te invita a jugar a { $game }
    .nobody = Te invitan a jugar a { $game }
    .move = Sigue jugando a { $game } aquí
    .seat = Tu asiento
    .sit = Sentarse
    .go-on = Seguir como { $name }
    .hint = Este navegador recuerda tu asiento: puedes irte y volver cuando quieras.
    .move-hint = Tu asiento pasa a este navegador; desde el otro ya solo se podrá mirar.
    .taken = Alguien ya ha ocupado este asiento. Puedes mirar la partida.
    .look = Mirar

## Una mesa nueva

page-new-game = Juego
page-new-seats = ¿Quién juega?
    .count = Jugadores
    .nobody = No tienes asiento en esta mesa; solo miras.
page-new-guided = Con guía
    .hint = Explica cada cosa la primera vez que aparece.
page-new-options = Opciones
page-new-more = Más opciones
page-new-open = Abrir la mesa
page-seat-of = Asiento { $n } ({ $colour })
page-colour-0 = Naranja
page-colour-1 = Violeta
page-colour-2 = Azul
page-colour-3 = Beige
page-sits-people = Personas
page-sits-bots = Bots
page-sits-me = Yo
    .hint = Este es tu asiento.
page-sits-here = Alguien ante esta pantalla
    .hint = Compartís este dispositivo; lo oculto sigue oculto cuando os lo pasáis.
    .name = Nombre
page-sits-open = Libre: invitar a alguien
    .hint = En la mesa tendrás un enlace para enviar. Puedes empezar antes de que lleguen.

## Opciones. El valor de una opción es un atributo: .table, .on; un número lleva delante una n: .n1; su explicación acaba en -hint.

page-option-outlive-edition = Reglamento
    .table = Los cuatro juntos
    .table-hint = La mejor lectura conjunta de los reglamentos inglés, alemán, francés y español. Es la opción habitual.
    .en = Inglés
    .en-hint = Cada nueva presa del mismo tipo da más carne, sin tope. Para cazar hace falta al menos un punto de acción. No es obligatorio activar antes a los héroes que pueden moverse.
    .de = Alemán
    .de-hint = Cada nueva presa del mismo tipo da más carne, sin tope. No es obligatorio activar antes a los héroes que pueden moverse.
    .fr = Francés
    .fr-hint = Para cazar hace falta al menos un punto de acción. La habitación «Presión: elegir recursos» solo funciona una vez por ronda y contra un defensor que no habría podido anular toda la Presión. El Bate de béisbol cuenta contra todos los héroes presionados en una visita.
    .es = Español
    .es-hint = Para cazar hace falta al menos un punto de acción. El Bate de béisbol cuenta contra todos los héroes presionados en una visita. La habitación «Presión: elegir recursos» solo funciona contra un defensor que no habría podido anular toda la Presión, pero permite elegir también munición. La habitación «Carguero +2 y espacio» da acceso a los espacios ocupados en todas las visitas.
page-option-outlive-placement = Colocar los héroes
    .together = Todos a la vez
    .together-hint = Cada cual decide en secreto y al mismo tiempo.
    .in-turn = Por turnos
    .in-turn-hint = De uno en uno y a la vista de todos.
page-option-discover-scenario = Escenario
    .n1-hint = Empieza la historia, en el primer terreno del ejemplar. De uno a cuatro jugadores.
    .n2-hint = La historia continúa, todavía en el primer terreno. De uno a cuatro jugadores.
    .n3-hint = La historia continúa, en el segundo terreno del ejemplar. De uno a cuatro jugadores.
    .n4-hint = El final de la historia, en el segundo terreno. De uno a cuatro jugadores.
    .n5-hint = Una partida aparte: todos contra todos, y gana el último superviviente. De dos a cuatro jugadores.
page-option-discover-copy = Ejemplar
    .placeholder = uno que nadie ha visto aún
    .hint = Cada ejemplar es una caja distinta, con sus propios terrenos, criaturas y cartas. Si lo dejas vacío, tendrás uno nuevo; para repetir un ejemplar o jugar el de un amigo, escribe su código. También vale cualquier número.
page-option-discover-terrain = Terreno
    .early = El primero
    .late = El segundo
    .hint = Cada ejemplar tiene dos terrenos.
page-option-discover-coop = Todos juntos o nadie
    .hint = Una regla de casa: todos ganan juntos; si alguien muere, pierden todos.
page-option-discover-guard = Parar tras la noche 60
    .hint = Para que toda partida acabe: quien siga entonces en el mapa pierde.

## Reglas

page-rules-of = Reglas de { $game }
page-rules =
    .lead = Un texto para cada regla, con nuestras propias palabras. Durante la partida encuentras los mismos textos donde hacen falta.
    .games = Juegos
    .search = Buscar en las reglas
    .chapters = Capítulos
    .none = Ninguna regla coincide con tu búsqueda.
    .link = Enlace a esta regla
page-rules-found =
    { $n ->
        [one] una regla
       *[other] { $n } reglas
    }
page-chapter-outlive-S = Preparativos
page-chapter-outlive-W = Amanecer
page-chapter-outlive-Q = Robar equipo
page-chapter-outlive-D = Día
page-chapter-outlive-P = Presión
page-chapter-outlive-A = Acciones
page-chapter-outlive-G = Equipo
page-chapter-outlive-N = Noche
page-chapter-outlive-R = Habitaciones
page-chapter-outlive-E = Eventos
page-chapter-outlive-Z = Fin de la partida
page-chapter-discover-OV = Visión general
page-chapter-discover-CO = Componentes
page-chapter-discover-SE = Preparación
page-chapter-discover-RO = La ronda
page-chapter-discover-FI = Campamento y hogueras
page-chapter-discover-TH = Amenazas, descartes y rasgos
page-chapter-discover-QU = Misiones y victoria
page-chapter-discover-AC = Acciones
page-chapter-discover-CH = El jefe
page-chapter-discover-GA = Recolectar
page-chapter-discover-MO = Moverse y recolectar
page-chapter-discover-SC = Explorar
page-chapter-discover-TR = Intercambiar
page-chapter-discover-CR = Proyectos y fabricación
page-chapter-discover-SP = Gastar
page-chapter-discover-LI = Límite de carga
page-chapter-discover-IN = Investigar y cartas numeradas
page-chapter-discover-DA = Daño y curación
page-chapter-discover-KA = Caídos
page-chapter-discover-MN = Monstruos
page-chapter-discover-CB = Combate
page-chapter-discover-RT = Retirada
page-chapter-discover-FL = Huida
page-chapter-discover-DE = Enemigos letales
page-chapter-discover-GO = Reglas de oro
page-chapter-discover-OD = Una vez al día
page-chapter-discover-IT = Contadores en objetos
page-chapter-discover-CA = Acciones de carta
page-chapter-discover-SO = Jugar en solitario
page-chapter-discover-S5 = Escenario 5
page-chapter-discover-SU = Cartas de apoyo
page-chapter-discover-HO = Regla de casa
page-chapter-discover-R = Aclaraciones: lo que el reglamento deja abierto

## Ajustes

page-settings = Ajustes
page-name = Tu nombre
    .hint = Lo ven los demás en la mesa. Sin nombre, te llamas como tu color.
page-language = Idioma
page-language-en = English
page-language-de = Deutsch
page-language-fr = Français
page-language-es = Español
page-light = Tema
    .system = El del sistema
    .light = Claro
    .dark = Oscuro
page-light-to-light = Pasar al tema claro
page-light-to-dark = Pasar al tema oscuro
page-speed = Velocidad de las escenas
    .slow = Lenta
    .normal = Normal
    .fast = Rápida
    .instant = Inmediata
page-less-motion = Menos movimiento
    .hint = Sin animaciones: los cambios se ven al instante.
page-sound = Sonido cuando te toca
    .hint = Un tono breve, nada más.
page-notices = Avisos del navegador
    .hint = Cuando te toca y esta página está en segundo plano.
    .refused = Tu navegador no permite avisos de esta página. Puedes permitirlos en sus ajustes.
page-messages = Mensajes cuando no estás
    .none = Ninguno
    .address = Dirección
    .on = Los mensajes se enviarán a { $address }.
    .off = No se enviarán más mensajes.
page-messages-mail = Por correo
    .hint = Tu dirección de correo. Solo se usa para avisarte de que te toca.
page-messages-discord = Por Discord
    .hint = La dirección de un webhook de Discord.
page-messages-webhook = Por webhook
    .hint = Una dirección (https://…) a la que se llama cuando te toca.

## Aquí no hay nada

page-lost = Aquí no ha estado nadie todavía
    .hint = En esta dirección no hay ninguna página. Quizá el enlace sea antiguo o le falte una letra.

## Créditos

page-credits-icons = Iconos
    .hint = Game-icons.net, de Lorc, Delapouite y colaboradores, con licencia CC BY 3.0; tomados del paquete @iconify-json/game-icons y coloreados y ajustados de tamaño por nosotros.
page-credits-fonts = Tipos de letra
    .hint = Con la licencia SIL Open Font License 1.1.
page-credits-page = La página
    .hint = Con qué está hecha la página.
page-credits-server = El servidor
    .hint = Con qué está hecho el servidor.
page-credits-own = Emberwatch
    .hint = Software libre con licencia MIT: úsalo, cámbialo, compártelo. Todos los dibujos de tableros, terrenos y fichas son nuestros.
