# El primer contacto: el resumen antes de la primera partida, la guía rápida, las invitaciones, las mesas en listas.

page-overview = Resumen
    .hint = El juego en dos minutos, con imágenes.
page-overview-of = { $game } en dos minutos
page-overview-skip = Saltar
    .hint = Empezar a jugar (Esc). Encontrarás el resumen en el menú.
page-overview-back = Atrás
page-overview-next = Siguiente
page-overview-done = ¡A jugar!
page-overview-step = Paso { $n } de { $of }
page-overview-picture = { $game }: una partida en curso

page-overview-outlive-goal = El mundo está en ruinas. Dentro de seis días llega el Convoy y solo se lleva a un clan: el que tenga más puntos de supervivencia. Diriges a cuatro héroes y un Refugio lleno de gente.
    .title = Seis días para sobrevivir
page-overview-outlive-day = De día, por turnos, cada jugador mueve un héroe uno o dos pasos por el anillo. El número de un héroe es su fuerza: son los puntos de acción que tiene donde llega. Un héroe más fuerte presiona a los más débiles y les quita bienes.
    .title = De día: envía a tus héroes
page-overview-outlive-places = Cada localización da algo distinto: madera, metal y microchips para construir, presas que cazar, agua en la Presa, equipo en las ciudades, latas y un superviviente en el Carguero.
    .title = Lo que dan las localizaciones
page-overview-outlive-shelter = Tu Refugio tiene siete habitaciones. Una habitación solo funciona mientras hay supervivientes en todos sus espacios, y cada noche consume su mantenimiento en materias primas. Quien espera en la Esclusa solo necesita agua.
    .title = Tu Refugio
page-overview-outlive-night = Cada noche, en este orden: resuelves eventos, alimentas a tu gente, soportas la radiación, reclutas, construyes y arreglas. Cada superviviente de la Esclusa absorbe un punto de radiación. Si falta comida, pierdes supervivientes.
    .title = De noche: cuida de tu gente
page-overview-outlive-points = Tras la sexta noche cuentan los supervivientes, las habitaciones completas, el equipo arreglado y los eventos resueltos. La radioactividad quita puntos. Tu puntuación está siempre a la vista, parte por parte.
    .title = Lo que cuenta al final

page-overview-discover-goal = Despiertas en una tierra desconocida con un poco de comida y agua. Sobrevive, sigue la misión y encuentra el camino a casa. Podéis ganar varios, o nadie.
    .title = En tierra extraña
page-overview-discover-map = Solo ves una pequeña parte de la tierra. Explora las losetas vecinas y muévete de casilla en casilla: cada suelo cuesta energía. Las fichas boca abajo esconden recursos, historias y enemigos; los puntos de referencia tienen cartas propias.
    .title = Un mapa desconocido
page-overview-discover-stamina = Todo lo que haces cuesta energía, por lo general 1: moverte, explorar, recolectar, fabricar, investigar. En tu turno puedes hacer todo lo que te permita. La que ahorres la tendrás mañana.
    .title = La energía es tu día
page-overview-discover-tools = Los recursos se convierten en herramientas: tus proyectos dicen qué cuestan. Lleva también comida y agua limpia; puedes llevar diez cosas en total.
    .title = Recolectar y fabricar
page-overview-discover-night = Cada noche se lee una carta. Descansas, pero también llegan el hambre, la sed, el mal tiempo y los monstruos. Cada daño te quita uno de tus tres corazones, y el cuarto es el final. Una hoguera encendida es buen sitio para dormir.
    .title = Noches cada vez más duras
page-overview-discover-quest = La misión dice qué hacer; sus etapas te llevan a casa. Quien completa la última con vida ha ganado.
    .title = Tu misión

page-rules-quick = Guía rápida
page-rules-all = Todas las reglas
page-rules-overview = Resumen en dos minutos

page-quick-outlive-round =
    Seis rondas: amanecer, día, noche.
    Amanecer: se reponen las localizaciones, las ciudades y el Carguero; vuelven las algas.
    Día: se aplica el evento nuevo, y todos los anteriores que nadie haya resuelto.
    Por turnos, cada jugador activa un héroe hasta que no queda ninguno.
    .title = Una ronda
page-quick-outlive-move =
    Uno o dos pasos por el anillo; debe acabar en otro sitio.
    Nunca dos héroes tuyos en la misma localización.
    Tantos puntos de acción como fuerza: 3, 3, 4 o 5.
    Los puntos que sobran se pierden.
    .title = Mover un héroe
page-quick-outlive-pressure =
    Al llegar, a cada héroe rival más débil que ya se haya movido.
    La diferencia de fuerza es lo que entrega el rival: materias primas o materiales, a su elección.
    Cada proyectil que gasta salva una ficha.
    .title = Presión
page-quick-outlive-places =
    Bosque, Mina, Feria: 1 de madera, metal o microchip por punto; una caza por visita.
    Caza: puntos y munición suman la resistencia.
    Presa: paga 1 microchip y luego 1 de agua por punto.
    Base militar: 1 proyectil por punto; 1 punto por las algas (una vez al día para todos).
    Ciudades: 1 punto por un equipo a la vista o una baldosa de búsqueda.
    Carguero: latas y un superviviente, sin puntos; el primero en llegar será el primer jugador desde esta noche.
    .title = Localizaciones
page-quick-outlive-night =
    1. Resolver eventos: paga su coste y toma sus puntos.
    2. Alimentar: el mantenimiento de cada habitación con gente; 1 de agua por cada fila ocupada de la Esclusa. Cada ficha que falta cuesta un superviviente.
    3. Radiación: la oleada menos los supervivientes de la Esclusa aumenta tu radioactividad.
    4. Reclutar: 1 materia prima trae 1 superviviente a la Esclusa.
    5. Construir: 3 materiales cualesquiera por una habitación; la gente pasa de la Esclusa a las habitaciones.
    6. Arreglar equipo con sus materiales.
    7. Se pierde toda la carne, y el agua por encima de 2.
    .title = La noche, paso a paso
page-quick-outlive-end =
    Eventos: los puntos de sus cartas.
    Habitaciones completas, de 1 a 7: 0, 1, 2, 4, 7, 11, 17 puntos.
    1 punto por superviviente, por equipo arreglado y por pareja de símbolos.
    Radioactividad: el número de tu indicador.
    Empate: más materias primas; después, más materiales y munición.
    .title = Puntos

page-quick-discover-turn =
    Empieza el jefe; después, cada superviviente tiene un turno.
    Tantas acciones como permita tu energía; la que ahorras se queda.
    La noche da al menos 6 de energía; el máximo es 12.
    .title = Un día
page-quick-discover-actions =
    Moverse y recolectar: el coste del suelo; después, una recolección gratis.
    Recolectar: 1. Una ficha de tu casilla, o agua de una fuente.
    Explorar: 1. Revela una loseta que toque tu casilla.
    Investigar: 1. Lee la carta del punto de referencia de tu casilla.
    Fabricar: 1 y los recursos del proyecto.
    Intercambiar con alguien de tu casilla: 1.
    Cocinar junto a una hoguera encendida: 1, toda la carne cruda que quieras. Avivar una hoguera: 1 y 1 de madera.
    .title = Las acciones y su energía
page-quick-discover-carry =
    Diez cosas en total, recursos y objetos juntos.
    Lo que dejas se queda en tu casilla.
    Algunos objetos permiten llevar más.
    .title = Llevar cosas
page-quick-discover-damage =
    Tres corazones: cada daño quita uno, el cuarto es tu final.
    Recuperarse por 1 de energía: 1 de comida para el hambre, 1 de agua limpia para la sed, 1 medicina para la enfermedad.
    El daño físico solo se cura con cartas.
    .title = Daño
page-quick-discover-combat =
    Tira los dos dados. El tuyo acierta si alcanza la Defensa del enemigo; el rojo te hiere si alcanza su Ataque.
    Antes: la madera repite el tuyo, la piedra repite el rojo.
    El veneno suma 1 al tuyo, la chatarra resta 1 al rojo.
    Quienes estén a 2 casillas o menos pueden apoyarte con una carta.
    .title = Combate
page-quick-discover-win =
    La carta de misión dice qué hacer; cada etapa lleva a la siguiente.
    Quien completa la última etapa con vida gana; los demás siguen jugando.
    .title = Ganar

page-link-code = Código QR
    .hint = Muestra un código para la cámara de un teléfono.
page-link-here = Solo este ordenador puede abrir esta dirección. Para jugar con amigos, inicia Emberwatch con «--host 0.0.0.0» (en tu red) o detrás de una dirección pública.
page-link-network = Cualquiera en la misma red puede abrir esta dirección.
page-link-where = Dirección

page-table-sat-down = { $name } se ha sentado a la mesa.
page-table-plays = Ahora le toca a { $name }.
page-table-rematch-go = A la revancha
    .hint = La siguiente partida ya está preparada; tu sitio te espera.
page-table-rematch-same = Otra vez igual
    .hint = Una revancha con todo como estaba.
page-table-rematch-discover-copy = El mismo ejemplar
    .hint = Una revancha en la misma tierra, con la misma misión y los mismos jugadores.

page-line-put-away = Guardar
    .hint = Quita esta partida terminada de la lista. No se borra nada.
page-line-bring-back = Recuperar
    .hint = Vuelve a poner esta partida en la lista.
page-tables-put-all = Guardar todas
page-tables-show-away = Ver las partidas guardadas
page-tables-away =
    { $n ->
        [0] Ninguna partida guardada
        [one] Una partida guardada
       *[other] { $n } partidas guardadas
    }
page-home-continue = Seguir jugando
page-home-look = Un vistazo a la mesa
page-join-guided = Con guía
    .hint = Si es tu primera partida: explica cada cosa la primera vez que aparece.

page-guide-outlive-shelter = Para que puedas empezar enseguida, tu líder y tus habitaciones ya están elegidos, y «Construcción» está construida y completa: abarata una habitación por noche. Las demás habitaciones son planos que podrás construir más adelante.
    .title = Tu Refugio
