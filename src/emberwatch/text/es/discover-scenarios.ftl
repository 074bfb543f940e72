# Escenarios e historias de Discover: títulos y relatos. Lo que hacen las cartas y las etapas se dice en otra parte.

## Primeros escenarios

scenario-three-fires = Tres hogueras
    .story = La primera noche alguien la ve: una luz muy lejana que parpadea tres veces, se detiene y vuelve a parpadear tres veces. Quien esté allí cuenta hogueras, y vosotros solo tenéis una.
stage-three-fires-1 = Dos círculos fríos
    .story = Ahí fuera hay dos círculos de piedras ennegrecidas, puestos por gente que quería ser vista. Encontradlos, levantad una hoguera en cada uno y haced que ardan tres a la vez: esas dos y una tercera, en el campamento o en otro lugar.
stage-three-fires-2 = La luz responde
    .story = Ha respondido: tres destellos breves, una pausa y otros tres. Mantened tres hogueras encendidas noche tras noche, hasta que quienes responden se fíen de vosotros, y estad entonces en el campamento, porque irán a buscaros allí. El resplandor atrae también otras cosas.
card-three-fires-soot-ring = El círculo de hollín
    .story = Bajo la ceniza hay una caja de lata y, bajo la caja, una piedra plana con líneas grabadas. Los últimos lo quemaron todo menos esto.
card-three-fires-charred-pole = El poste calcinado
    .story = En medio del círculo se alza un poste, quemado hasta la altura de un hombre. Alguien le colgó un abrigo, con cuidado, como quien piensa volver.

scenario-sunken-bell = La campana enterrada
    .story = De noche sube del suelo una nota demasiado grave para llamarla ruido. Ahí fuera hay algo enterrado que quiere colgar al aire libre.
stage-sunken-bell-1 = Boca abajo
    .story = Encontrad el lugar donde el suelo zumba bajo los pies. Con palancas y paciencia la campana saldrá a la luz y, con algo de madera y hierro, de paso podríais armar un trineo.
stage-sunken-bell-2 = El peso
    .story = La campana está libre, verde y muda, y pesa más de lo que quisierais. Uno de vosotros tiene que llevarla al campamento, paso a paso, mientras en la oscuridad se vuelven cabezas a mirarla.
stage-sunken-bell-3 = El toque
    .story = Necesita un armazón que aguante su vaivén. Construidlo en el campamento y, cuando esté en pie, todos tendréis que estar allí para oír el primer golpe. Nadie sabe quién más lo oirá.
card-sunken-bell-green-bell = La campana verde
    .story = Fundida sin nombre y sin año. Cuando la dejas en el suelo, sigue temblando un rato.
card-sunken-bell-log-sledge = El trineo de troncos
    .story = Dos patines, seis travesaños y una correa que se clava en el hombro. Una vez en marcha, se desliza.

scenario-false-door = La puerta falsa
    .story = Ahí fuera se alzan dos puertas sin casa, pintadas del mismo gris. Una nota en el campamento dice: una de las dos solo está pintada.
stage-false-door-1 = Dos puertas
    .story = Encontrad las dos puertas antes de tocar ninguna. Llamad después a una de ellas, a la buena de Dios o tras examinar bien las bisagras: detrás de una está el camino; detrás de la otra, alguien que dormía.
stage-false-door-2 = La primera puerta es la buena
    .story = Por debajo de la primera puerta sale una corriente que huele a lluvia y a calles. Está atascada en el marco: forzadla con cuñas o con palancas y luego cruzadla. De noche llaman desde dentro.
stage-false-door-3 = La segunda puerta es la buena
    .story = Es la segunda puerta, y tras ella baja un pasadizo medio derrumbado. Apuntaladlo, con cuidado o deprisa, hasta que se pueda pasar, y entrad entonces desde ese mismo lugar.
card-false-door-warden-ring = El anillo del celador
    .story = Un anillo para un pulgar más grueso que el tuyo. Por dentro alguien grabó: ábreme.
card-false-door-list-of-names = La lista de nombres
    .story = Junto al marco hay nombres escritos por muchas manos, cada uno con su marca al lado. Los tres últimos no la tienen.
special-pale-warden = Celador pálido

scenario-fever-guest = El huésped
    .story = De vuestro campamento salen huellas que no son de ninguno de vosotros. Alguien estuvo aquí antes de que despertarais y se fue en zigzag, como quien arde de fiebre.
stage-fever-guest-1 = La fiebre
    .story = Encontrad al desconocido, que se ha tumbado en algún lugar y ya no se levantará solo. Llevadle primero agua, después comida, medicina siempre que tengáis, y de noche no os apartéis de su lado más de lo necesario.
stage-fever-guest-2 = El huésped conoce el camino
    .story = La fiebre se ha ido y con ella el silencio: hay una salida, que se puede mostrar pero no describir. Llevad al huésped al segundo lugar; una vez abierto el paso, podrá marcharse todo el que llegue.
card-fever-guest-woken-guest = El huésped repuesto
    .story = Flaco, risueño, siempre con sed. Conoce aquí cada piedra y a ninguna de las personas que tuvieron que enseñárselas.
card-fever-guest-fever-notebook = El cuaderno
    .story = En la mano del desconocido hay un cuaderno empapado y vuelto a secar. En la última página, una dosis y un dibujo de la región, subrayados dos veces.

scenario-empty-cart = El carro vacío
    .story = Por estas tierras anda un carro sin nadie en el pescante. Se detiene donde lo llaman y lleva a quien pueda pagar.
stage-empty-cart-1 = El poste de llamada
    .story = Encontrad el poste con el cable de la campanilla y arregladlo; llamad hasta que el carro os haya oído. Bajo el poste vive algo que daría una ficha a cambio de carne.
stage-empty-cart-2 = El pasaje
    .story = En alguna parte giran unas ruedas. El carro esperará en el segundo lugar, con tres cajones en la plataforma: uno para víveres, uno para materiales y uno para cosas raras. Quien llena un cajón viaja, y viaja solo; cada cajón vale un pasaje al día. Quien enseña la ficha paga menos.
card-empty-cart-toll-token = La ficha de cuerno
    .story = Un disco de cuerno con un agujero, tibio como recién salido de un bolsillo.
card-empty-cart-answering-bell = La otra campanilla
    .story = Tiras del cable. Al cabo de un rato, demasiado cerca, responde otra campanilla.

scenario-bait = El cebo
    .story = Tiene unos cuernos que no van con ningún animal que conozcáis y no se deja ver por nadie. Cada mañana, sus huellas terminan en el mismo lugar.
stage-bait-1 = La mesa puesta
    .story = Encontrad el lugar donde terminan las huellas y dejad allí comida en abundancia, carne o lo que sea. Luego marchaos: viene de noche, y solo adonde nadie lo espera.
stage-bait-2 = Pasos huecos
    .story = Ha venido, está saciado y no corre lejos. Abatidlo con lazos, con veneno o con lo que podáis atar a una vara en el campamento.
stage-bait-3 = El cuerno
    .story = Sus cuernos están donde dejasteis el cebo; en uno de ellos alguien talló hace mucho una boquilla. Llevadlo al segundo lugar y sopladlo allí: quienes estén a vuestro lado se irán con vosotros. Los demás tendrán que ir a por su propio cuerno.
card-bait-carved-horn = El cuerno
    .story = No pesa casi nada. Con buen viento habla solo, y todo lo que vive se acerca a mirar.
card-bait-catch-spear = El venablo de tope
    .story = Un travesaño tras la hoja, para que lo herido se quede a distancia. Alguien pensó con calma.
special-hollow-ram = Carnero hueco

scenario-squatter = El durmiente de la trampilla
    .story = En el suelo hay una trampilla, en eso coinciden las notas antiguas. Ninguna dice cómo abrirla, porque nadie consiguió echar de encima lo que duerme allí.
stage-squatter-1 = Humo y estruendo
    .story = Encontrad la hondonada tibia y ahuyentad lo que yace en ella, con humo o con estruendo, allí mismo. Matarlo no sirve: a la noche siguiente hay otro. El lugar tiene que oler a gente.
stage-squatter-2 = La manivela
    .story = Ahora guardan las distancias. La trampilla tiene un agujero cuadrado donde va una manivela, y la manivela está en el segundo lugar, agarrotada por el óxido. Llevadla a la trampilla y abrid; luego bajad, uno tras otro.
card-squatter-warm-hollow = La hondonada tibia
    .story = El suelo humea. Lo que tomabas por un cerro toma aire y, al cabo de mucho tiempo, lo suelta.
card-squatter-hatch-crank = La manivela
    .story = Un brazo de hierro con el mango de madera lisa. Se amolda a la mano de quien haya tenido miedo alguna vez.
special-broad-sleeper = Durmiente corpulento

scenario-blank-map = El mapa en blanco
    .story = En el campamento hay un gran pliego de papel con un marco, una rosa de los vientos y nada dentro. Al lado, afilado, un lápiz.
stage-blank-map-1 = Dibujad lo que veis
    .story = Recorred la región y descubrid cuanto podáis; el pliego quiere quedar casi lleno. Volved entonces al campamento y dibujadla. En el campamento, desde lo alto de una vara con un trapo humeante, se ve bastante lejos.
stage-blank-map-2 = Dos visuales
    .story = Trazadas las líneas, destacan dos lugares. Llevad el mapa a ambos y tomad allí una visual. No estaréis solos: en cuanto levantéis la vista del papel, habrá alguien a vuestro lado.
stage-blank-map-3 = Donde se cruzan las líneas
    .story = Las líneas se cruzan en puntos marcados en la propia tierra, con señales junto a las que pasasteis sin verlas. Poneos en una casilla así marcada con víveres para el viaje y partid, cada cual por su cuenta; o partid desde el primer lugar, que es el camino más largo. Los caminantes se han acercado.
card-blank-map-drawn-map = El mapa dibujado
    .story = Vuestros trazos, vuestros errores, vuestra huella de pulgar color café. Ya cuesta imaginar el pliego vacío.
card-blank-map-first-sighting = La primera visual
    .story = Alineas el borde del papel con el horizonte. A su izquierda, una figura también alinea algo.
card-blank-map-second-sighting = La segunda visual
    .story = La línea cae justo donde debe. A la derecha, una figura asiente, un poco demasiado despacio.
special-left-walker = Caminante de la izquierda
special-right-walker = Caminante de la derecha

## Últimos escenarios

scenario-long-watch = La larga guardia
    .story = En el campamento hay una nota clavada: vienen a buscar a los que aguantan, pero solo en aquel lugar, y solo si os habéis quedado. Debajo, con otra letra: fueron noches, muchas noches.
stage-long-watch-1 = Atrincherarse
    .story = Encontrad el lugar y haced de él algo que se pueda defender: madera y piedra, o chatarra si la tenéis. Y una hoguera. Vais a pasar tiempo allí.
stage-long-watch-2 = Defended el lugar
    .story = Ahora quedaos. Cada noche que paséis en este lugar cuenta; a quienes estén allí cuando se hayan contado bastantes noches vendrán a buscarlos. A partir de la segunda noche llega algo que no merodea, sino que asedia.
card-long-watch-stone-rampart = El parapeto
    .story = Hasta la rodilla, luego hasta la cadera. Encima hay piedras listas para arrojar.
card-long-watch-long-pike = La pica larga
    .story = Lo bastante larga para pasar por encima del muro y lo justo de ligera para sostenerla hasta la mañana.
special-grey-besieger = Sitiador gris

scenario-signal-mast = El mástil
    .story = En los viejos cimientos hay un dibujo bajo un cristal: un mástil, una lente, una hoguera. Quienes lo dibujaron llegaron hasta los cimientos.
stage-signal-mast-1 = El asiento
    .story = Encontrad los cimientos y llevad piedra para terminarlos. Cada golpe suena lejos, y lo que lo oye se acerca.
stage-signal-mast-2 = El armazón
    .story = Ahora hacia arriba, con madera o con hierro. De noche el viento sacude el armazón, y lo que nadie sujeta lo suelta. Desde lo alto se ve más lejos de lo que agrada.
stage-signal-mast-3 = Una noche de luz
    .story = El mástil está en pie. Traed la gran lente del segundo lugar, llevadla al mástil, encended allí una hoguera y pasad una noche junto a las dos. Si la luz sale a la oscuridad una noche entera, os encontrarán a todos.
card-signal-mast-great-lens = La gran lente
    .story = Ancha como una rueda de carro, envuelta en mantas que fueron el abrigo de alguien. En ella la tierra se ve del revés, y arden más hogueras que la vuestra.
card-signal-mast-from-the-top = Desde lo alto
    .story = Trepas. La región entera está ahí, extendida como para que alguien la inspeccione.

scenario-turning-water = El agua que se enturbia
    .story = Por la mañana el agua de vuestras botellas está turbia, aunque por la noche era clara. Empieza en alguna parte, y se extiende.
stage-turning-water-1 = El manantial turbio
    .story = Encontrad el manantial donde empieza y tapadlo con piedras o tratadlo con medicina, cuanto haga falta. Lo que vive allí en el lodo no se quedará mirando; se lo puede envenenar. Hasta que esté hecho, el agua limpia se echa a perder durante la noche.
stage-turning-water-2 = La compuerta
    .story = El agua mala se ha detenido. Abrid ahora la vieja compuerta del segundo lugar, para que vuelva a correr la buena. Cuando corra, venid con agua limpia propia y bebed: quien lo haga allí estará a salvo.
card-turning-water-clouded-pool = La poza turbia
    .story = La superficie no tiene ni una onda. Entonces se abre, como un ojo que solo descansaba.
card-turning-water-felt-strainer = El filtro de fieltro
    .story = Tres capas de fieltro en un aro. Lo que queda en él se tira sin mirar.
special-silt-mother = Madre del lodo

scenario-carried-flame = Llevar la llama
    .story = Tres hogares, una llama: así está grabado en la piedra junto a vuestro campamento. Los tres llevan mucho tiempo fríos, y desde entonces nadie se ha ido de aquí.
stage-carried-flame-1 = El primer hogar
    .story = Encontrad el primer hogar. En lo hondo de su ceniza aún brilla algo; reavivadlo y lleváoslo en una olla. Alguien tiene que cargar con ella y alimentarla cada noche.
stage-carried-flame-2 = El segundo hogar
    .story = Llevad la llama al segundo hogar y calentadlo con madera hasta que sus paredes estén tibias. Desde allí sigue el rastro.
stage-carried-flame-3 = El tercer hogar
    .story = Queda un hogar. Llevad allí la llama, encendedlo y compartid una comida ante él, tantas veces como personas erais al principio. Quien esté entonces en el tercer hogar podrá seguir adelante.
card-carried-flame-flame-pot = La olla de la llama
    .story = Barro, una tapa con cinco agujeros, un asa de alambre. Da calor y pide madera, como un animalillo.
card-carried-flame-cold-kiln = El horno
    .story = En la pared del hogar hay un nicho que solo se abre cuando está caliente. Alguien dejó allí cosas para quien viniera después.

scenario-last-cabin = La última cabina
    .story = Un cable cruza toda la región, y de él cuelgan, inmóviles, cabinas para una sola persona. Al anochecer, ahí abajo, no sois los únicos que las cuentan.
stage-last-cabin-1 = La casa del torno
    .story = Encontrad la casa del torno y haced girar su tambor: madera para los dientes, hierro o tendones para lo demás. Allí vive algo que come alambre; las piedras lo mantienen lejos.
stage-last-cabin-2 = Una cabina al día
    .story = El cable se mueve. Por el segundo lugar pasa una cabina una vez al día: estad allí con víveres y subid. El primero de vosotros viaja barato; los siguientes necesitan más. Y quien desespere también podría trepar por el cable.
card-last-cabin-winding-house = La casa del torno
    .story = La puerta cuelga de una sola bisagra. Dentro, algo deja de masticar.
card-last-cabin-lower-platform = El andén de abajo
    .story = En el andén hay un cuenco bien lamido y, al lado, un letrero con una norma que ya nadie sabe leer. Alguien aún la cumple, enseñando los dientes.
special-wire-gnawer = Roedor de cables
special-platform-dog = Perro del andén

scenario-two-reapers = Dos segadoras
    .story = Dos máquinas recorren la región, siempre a la vista la una de la otra. Por donde han pasado no queda nada en pie, y cada día se acercan una franja más.
stage-two-reapers-1 = El taller
    .story = Encontrad el taller de quienes lo intentaron antes y preparad allí estacas y cuerdas; también se puede hacer una vara con gancho. Averiguad además dónde dan la vuelta las dos: ese es el segundo lugar.
stage-two-reapers-2 = Una de las dos
    .story = Están en el punto donde dan la vuelta, muy juntas. Derribad una de las dos, no importa cuál: con fosos y estacas, con la vara o con hierro arrojado a sus engranajes.
stage-two-reapers-3 = La otra
    .story = La otra ha dejado de segar. Anda en círculos y llama, con una sola nota, toda la noche. Derribadla también, o llevad hierro al punto donde daban la vuelta y dejadlo allí, pieza a pieza, hasta que comprenda: cualquiera de las dos cosas os dejará marchar a todos.
card-two-reapers-hooked-pole = La vara con gancho
    .story = Hecha para meterse entre cuchillas que giran y sacar la única pieza que importa. En el mango se ve dónde hubo manos.
card-two-reapers-still-blades = Cuchillas quietas
    .story = Yace de costado, y las cuchillas se van parando poco a poco. Algunas de sus piezas son más jóvenes que tú.
special-tall-reaper = Segadora alta
special-lame-reaper = Segadora coja

scenario-humming-engine = La máquina
    .story = Se nota en los dientes antes de oírla. En alguna parte una máquina funciona mal, y todo en esta tierra anda, duerme y caza a su compás.
stage-humming-engine-1 = Reparar o romper
    .story = Encontrad la máquina y leed lo que lleva estampado. Después decidid, porque quien esté allí decide por todos: reparadla con hierro y madera, o rompedla a pedradas. Los dos caminos llevan fuera, aunque no al mismo sitio.
stage-humming-engine-2 = Funciona
    .story = Funciona como debía. Alimentadla hasta que haya presión; entonces se abre una puerta en el segundo lugar, y quien llegue podrá marcharse. Su buena marcha despierta también a otros.
stage-humming-engine-3 = Calla
    .story = El silencio ha llamado a alguien que es responsable. Detened al guardián con todo lo que se pueda lanzar, derribar o blandir; y cuando esté quieto, reuníos todos en el campamento. Será la primera noche tranquila.
card-humming-engine-engine-plate = La placa
    .story = En la carcasa hay una placa remachada: un número, una fecha que aún no ha llegado y dos palabras, una por cada posición de la palanca.
card-humming-engine-brass-lever = La palanca de latón
    .story = Partida limpiamente, un brazo de largo. Se deja coger como si quisiera volver a su sitio.
special-engine-keeper = Guardián de la máquina

scenario-fog-ford = El vado en la niebla
    .story = Más allá del último mojón solo hay niebla. Un día de cada dos se abre unas horas, y entonces se ve, muy cerca, el otro lado.
stage-fog-ford-1 = La cordelería
    .story = Encontrad la cordelería y trenzad allí una cuerda, de corteza o de alambre y tendones. Tiene que bastar para todos, porque nadie cruza sin una mano en ella.
stage-fog-ford-2 = Todos juntos
    .story = Llevad la cuerda al vado y sujetadla con piedras o con postes. Después todos tienen que estar en el vado un día par: la niebla se abre para todos o para nadie. Un cordel hasta el campamento ayudaría a los que lleguen tarde.
card-fog-ford-long-rope = La cuerda larga
    .story = Enrollada sobre los dos hombros, llega hasta las rodillas. Huele a trabajo.
card-fog-ford-fog-line = El cordel guía
    .story = Un cordel fino, con un nudo cada diez pasos, del campamento hacia lo gris. Se puede seguir con los ojos cerrados.

## Escenarios del último superviviente

scenario-closing-dark = Se cierra la oscuridad
    .story = Los bordes de la región se van apagando, uno tras otro, como lámparas en un pasillo. Queda un campamento.
stage-closing-dark-1 = Queda una cama
    .story = Dentro de unos días la oscuridad hará daño a quien no pase la noche en el campamento; más tarde, tampoco el campamento será refugio. No hay sitio para todos. El último en pie verá la mañana.

scenario-tall-hunter = El cazador alto
    .story = Salva hoyos y matorrales como si fueran surcos. Sabe contar y busca un número: uno.
stage-tall-hunter-1 = No durmáis sin hoguera
    .story = Quien duerme sin hoguera recibe visita. En cierto lugar las ofrendas de carne curan, y allí se puede hacer una lanza; con carne también se puede llamar al cazador, quizá contra otros. Se irá cuando solo quede uno de vosotros.

scenario-three-crates = Tres cajas
    .story = De noche cayeron tres cajas, muy lejos unas de otras. En todas está escrita la misma frase: para quien se quede.
stage-three-crates-1 = Lo que dura y lo que se pudre
    .story = La comida se estropea cada día más deprisa. En tres lugares hay tres cajas, de cuchillas, de latas y de vendas, y cada una se abre una sola vez. Las llenaron para una persona: la última que quede en pie.
card-three-crates-crate-of-blades = La caja de cuchillas
    .story = Papel aceitado, acero nuevo. Un hueco está vacío, y el papel sigue tibio ahí.
card-three-crates-crate-of-tins = La caja de latas
    .story = Ni etiquetas ni fechas. Cada lata suena distinta al agitarla.
card-three-crates-crate-of-bandages = La caja de vendas
    .story = Blancas, dobladas, planchadas. Alguien se esmeró en cada borde.
card-tall-hunter-hunters-lance = La lanza
    .story = Hecha para alguien tres veces más alto que tú. Partida por la mitad, es justo como hace falta.
special-stilt-hunter = Cazador zancudo

## Historias

story-tally = Las muescas
    .one = Despertasteis con la espalda rígida y unas botas ajenas, y junto al campamento había un poste con muescas, cortadas de cinco en cinco. Alguien ha contado días aquí, muchísimos. Debajo de la última hicisteis una muesca vuestra, porque parecía lo debido. Por la mañana era la única reciente y, aun así, no parecía nueva.
    .two = Ahora os toca a vosotros, que de los anteriores no conocéis más que su poste. Las muescas empiezan con esmero y terminan con prisa. Lo único raro es que hay menos de las que un hombre del grupo recuerda haber contado ayer. Vuelve a contar, en voz alta, y se para a la mitad.
    .three = Otra tierra, otro poste, el mismo cuchillo. Junto a las muescas hay grabados pequeños signos, una campana, una puerta, una bestia, como para recordar qué pasó cada día. No reconocéis ninguno. Pero abajo del todo, donde la madera aún es clara, están vuestros propios nombres, y al lado de cada uno un día en que todavía no habíais despertado.
    .four = El poste junto a vuestro campamento está liso. Aquí no ha contado nadie nunca, y al lado, en la hierba, hay un cuchillo nuevo. Entonces comprendéis en qué dirección corren los días en este lugar: los otros aún están por venir, y empezarán por la muesca de abajo. Empezáis abajo y cortáis con esmero, para que puedan leerlo.
    .five = Junto a la hoguera cuentan de un grupo en el que nadie hacía muescas, porque cada uno creía que otro las hacía. Así que los días no pasaban. Solo pasaron cuando quedó uno, que sabía a quién le tocaba.
    .end = Antes de iros sacáis el cuchillo del poste y lo dejáis en la hierba. La última muesca es también la primera. Alguien despertará con la espalda rígida y se extrañará de unas botas ajenas.

story-humming-posts = Los postes
    .one = En esta tierra hay postes grises, más altos que una persona, y si les pegas el oído, zumban. Entre todos sabéis toda clase de oficios, y ninguno que sirva aquí. En el campamento encontrasteis una manta y una lista de postes con una marca al lado de cada uno. La última marca tiene una cola larga, como cuando alguien levanta la vista.
    .two = Habéis encontrado una lista que empezaron otros y la continuáis, porque tener una lista es mejor que no tenerla. Algunos postes zumban más agudo de lo anotado. Una anciana del grupo dice que no cantan, que están tomando aire. Nadie se ríe.
    .three = Aquí los postes son más delgados y están más juntos, y en su zumbido hay palabras. Apuntáis las palabras. Son lo que los otros dijeron junto a sus hogueras, antes que vosotros, en otra parte: quejas por el agua, un chiste, una nana, la frase de la anciana. La tierra lo ha escuchado todo.
    .four = Despertasteis sin un solo ruido. Los postes callan, todos, y notáis cuánto los echáis de menos, aunque nunca los hayáis oído. Así que os sentáis junto a uno y le contáis quiénes sois y cómo es esto. Al cabo de un rato, muy al fondo, empieza a zumbar.
    .five = Dicen que antaño cada poste zumbaba con su nota y que la gente reñía debajo. Entonces a alguien se le ocurrió que con una sola voz el sonido sería limpio. Fue muy limpio.
    .end = A vuestra espalda los postes se lo pasan de uno a otro, más deprisa de lo que podéis andar. Lo que aquí se averiguó no se pierde. Muy lejos, en otro año, alguien pega el oído a la madera.

story-ring-of-ash = El anillo de ceniza
    .one = Alrededor de vuestro campamento hay un anillo de ceniza, de un palmo de ancho y sin un solo hueco. Ninguno recuerda un fuego, y ninguno lo ha cruzado aún sin contener el aliento. La ceniza no se la lleva el viento. Por la parte de dentro hay huellas de pies descalzos que no van a ninguna parte.
    .two = Encontrasteis un campamento que otros dejaron; los vasos seguían allí, y alrededor había un anillo de ceniza. Cogisteis los vasos y dormisteis al lado, no dentro. Por la mañana el anillo estaba a vuestro alrededor. Una de vosotros dice que no está ahí para encerrar nada.
    .three = Aquí la ceniza está en montones junto al camino, lista para usar, bajo pequeños tejados. Así que es un oficio, pensáis: alguien va de campamento en campamento y la esparce. Habéis encontrado un saco medio lleno y, al lado, un par de zapatos. Los zapatos le valen a una de vosotros, y se ha quedado muy callada.
    .four = No despertáis en un campamento, sino junto a una carreta cargada de sacos. Sin haberlo aprendido sabéis andar hacia atrás y dejar correr la ceniza entre los dedos. Ahí fuera duerme gente que aún no sabe que hay que protegerla de la noche. Vais descalzos, para no despertarla.
    .five = Una leyenda: donde el anillo se interrumpe, la oscuridad entra y pregunta con educación cuántos sois. A cualquier número menos el uno responde: demasiados.
    .end = El saco está vacío y, por primera vez, el viento se lleva la ceniza. Es de día. Quienes duermen en los anillos ya pueden despertar.

story-red-thread = El hilo rojo
    .one = Al despertar, cada uno llevaba un hilo rojo en la muñeca, cortado a un dedo del nudo. Bromeasteis con ello, y nadie se lo quitó. Fuera, de ramas y piedras, cuelgan más cabos así, descoloridos. Quien pasó por aquí marcó el camino, o fue marcado.
    .two = No lleváis hilos. Pero en el campamento había una bobina, roja y casi llena, y atáis trozos a todo lo que queréis volver a encontrar: una fuente, un buen sitio, una tumba. A veces, donde nunca habéis estado, ya cuelga un trozo. El nudo es siempre el vuestro.
    .three = En esta tierra el hilo no está cortado. Sigue, tenso, de piedra en piedra, y si lo pulsáis, al cabo de un rato algo responde con dos tirones. De día lo seguís. De noche, lo habéis notado, se acorta.
    .four = Volvisteis en vosotros con el hilo en las manos, todos con el mismo. En el otro extremo anda alguien: primero con dudas, luego un grupo, luego muchos; lo sentís en los dedos como si fueran peces. Nadie arrastró jamás a esa gente hasta aquí. Alguien lleva todo el tiempo intentando sacarla.
    .five = En el sueño colgáis todos de un mismo hilo, y se está deshilachando. Cada uno tiene unas tijeras. Es un sueño muy silencioso.
    .end = Devanáis lo que hay que devanar. Al final, cada vez, viene una muñeca, y una cara que parpadea. Cortáis el hilo a un dedo del nudo y los dejáis dormir un poco más.

story-four-notes = Cuatro notas
    .one = Cada noche alguien silba ahí fuera: cuatro notas, la última demasiado grave. Habéis gritado, habéis silbado en respuesta, y entonces hay silencio durante una hora. Una de vosotros conoce la melodía desde niña y no sabe decir de qué. Habéis empezado a tararearla mientras trabajáis.
    .two = Lleváis aquí una noche y ya tenéis una canción; nadie sabe quién la empezó. Tiene cuatro notas. En un campamento abandonado la encontrasteis escrita en una tabla, con una advertencia: no responder. Debajo, con otra letra: por qué no, si aquí estamos solos.
    .three = Aquí la conocen los pájaros. La cantan mal, como quien repite una lengua extranjera, y se callan cuando llegáis. En una piedra alguien ha grabado las cuatro notas y una quinta, con un signo de interrogación. Con la quinta, la cuarta no sería demasiado grave.
    .four = Silbáis bien, todos; es lo único que tenéis en común. Al anochecer os sentáis en un alto, y abajo, a lo lejos, arden las hogueras de gente que parece perdida. Les silbáis, para que sepan que hay alguien. Nunca os dejan llegar a la quinta nota; siempre gritan antes.
    .five = Hay una historia de cantores que tenían una sola nota cada uno y se odiaban por ello. Al final uno cantó solo todas las notas. Dicen que fue hermoso y que no había nadie.
    .end = Esta noche nadie grita. Silbáis cuatro notas, la última grave, y desde abajo, en voz baja, de muchas hogueras, llega la quinta. Después no hay nada más que decir.

story-laid-table = La mesa servida
    .one = En plena tierra salvaje había una mesa, puesta para tantos como sois exactamente. El pan era del día. Comisteis, porque teníais hambre, y solo después se os ocurrió preguntar quién más venía. Desde entonces laváis los vasos cada noche, por cortesía.
    .two = Encontrasteis una mesa y la vajilla de unos desconocidos, lavada y apilada. Para vosotros había un plato de más. Lo dejasteis, y de noche oís que alguien mueve una silla. Por la mañana hay un poco menos de todo y, en su lugar, otra cosa: un cuchillo, un cordel, una cerilla seca.
    .three = Esta vez la mesa está volcada y la vajilla rota, menos un vaso. Aquí hubo una riña. Levantáis la mesa, porque es lo que se hace, y encontráis talladas por debajo largas filas de nombres, sitio por sitio: primero los que comieron, luego los que trajeron. Algunos nombres están en las dos.
    .four = En vuestro campamento hay una despensa llena, y nadie tiene hambre. No os extrañáis mucho tiempo: cogéis pan, un mantel, los vasos justos, y lo lleváis todo adonde despertarán los otros. Una de vosotros vuelve una y otra vez a mirar de lejos si comen. Se lleva un plato de más y se sienta donde está oscuro.
    .five = Cuentan de un banquete con una sola tarjeta en la mesa, sin nada escrito. Todos los invitados estaban seguros de que era para ellos. Al llegar la mañana, era verdad para uno.
    .end = Por fin os sentáis. Alguien ha puesto la mesa, justo como debe ser, y el pan está aún caliente. Nadie pregunta quién más viene; hay sillas de sobra.
