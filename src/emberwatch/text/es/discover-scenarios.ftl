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

## Epílogos: cómo puede acabar cada escenario. No se dirigen a nadie, porque puede quedar un superviviente o pueden ser cuatro.
## won, won-<capítulo>, spared: alguien ha vuelto (spared: se dejó en paz a un monstruo especial); behind: y alguien no;
## early, late: todos han muerto, en el primer capítulo o más tarde; time: las noches pudieron más; dead: todos han muerto.

epilogue-three-fires =
    .won = Del otro lado bajan faroles hasta el borde de la oscuridad, tres, meciéndose al mismo paso. Nadie pregunta nombres. Alguien cuenta una vez más las hogueras, asiente y apaga la del campamento con la bota.
    .behind = Allí enfrente, la luz sigue parpadeando un rato por los que faltan. Luego también se apaga.
    .early = La luz lejana parpadeó tres veces, se detuvo y volvió a parpadear tres veces. Solo le respondió una hoguera pequeña, y por la mañana ni siquiera esa. Ahí fuera, las piedras de dos círculos nunca han estado tan frías.
    .late = Ardían tres hogueras, y durante una noche pareció que la luz de enfrente se acercaba. Después el resplandor atrajo a algo que no necesita luz para ver. Cuando los faroles llegaron al campamento, encontraron ceniza tibia y a nadie al lado.
    .time = La madera se acabó antes que las noches. Al otro lado alguien siguió contando hasta el final: una hoguera, a veces dos, nunca tres el tiempo suficiente. Entonces la luz se apartó, como una lámpara que alguien se lleva a otro cuarto.

epilogue-sunken-bell =
    .won = El primer golpe atraviesa el suelo antes que el aire. Todo lo que se acercaba a rastras se detiene y levanta la cabeza. Al segundo golpe, muy lejos, responde otra campana, y ya se sabe en qué dirección está el hogar.
    .behind = El tercer golpe es para quienes no vivieron para oír el primero.
    .early = De noche la nota sigue subiendo del suelo, demasiado grave para llamarla ruido. Ya no queda nadie que acerque el oído. Lo que está enterrado ahí ha esperado más que esto y puede seguir esperando.
    .late = La campana está donde la dejaron por última vez, verde y muda, y alrededor han pisoteado la hierba unos pies sin zapatos. Cuando el viento arrecia, zumba un poco, como si una mano acabara de soltarla. A un zumbido no responde ninguna otra campana.
    .time = Al final no quedaban fuerzas ni para levantar un martillo. Las noches se habían ido haciendo más pesadas, cada una en el peso de una campana, más o menos. Nadie oyó el primer golpe, porque no lo hubo.

epilogue-false-door =
    .won-2 = La primera puerta cede con un suspiro, y la corriente huele a lluvia y a calles. Detrás hay una escalera, y en lo alto alguien discute el precio de las cebollas. Luego la puerta se cierra y, vista desde este lado, no es más que una pared pintada de gris.
    .won-3 = El pasadizo de la segunda puerta baja mucho rato entre puntales que crujen y aguantan. Luego sube, lo oscuro se vuelve gris, y lo gris se vuelve una mañana con tejados. En el último puntal hay sitio para un nombre, y un lápiz cuelga de un cordel.
    .behind = En la lista, junto al marco, no todos los nombres nuevos reciben su marca.
    .early = Las dos puertas siguen donde estaban, pintadas del mismo gris. No queda nadie que llame a ninguna de ellas. En el campamento, el viento ha puesto la nota boca abajo.
    .late = Para entonces ya se sabía cuál era la puerta buena, y no sirvió de nada. Sigue cerrada, con arañazos recientes alrededor del marco. De noche alguien llama desde el otro lado, con paciencia, como si sobrara el tiempo.
    .time = Una puerta, se decía junto a la hoguera, es solo cuestión de paciencia. Pero las noches se hicieron largas y después crueles, y la paciencia fue lo primero en acabarse. A estas alturas, las dos puertas solo están pintadas.

epilogue-fever-guest =
    .won = El huésped va delante, habla de piedras todo el camino y se para en un sitio igual a cualquier otro. Ahí está la salida, tan imposible de describir como había prometido. Al otro lado pide un vaso de agua, se lo bebe y desaparece antes de que nadie pueda darle las gracias.
    .behind = Allá atrás ha quedado una manta, extendida con cuidado. Allí hacía más falta.
    .early = El desconocido yacía ahí fuera con la boca abrasada, atento a unos pasos que ya no venían. Había entonces mucha fiebre en la región, y nadie más que la velara. Un cuaderno indica la dosis, subrayada dos veces.
    .late = La fiebre había cambiado de bando. Al final era el huésped quien velaba, con un vaso de agua en la mano, y nadie despertó para beberlo. Por la mañana salía de allí un solo rastro, perfectamente recto.
    .time = La fiebre tenía todo el tiempo del mundo. Llegaba al anochecer y por la mañana ya no se iba, y a la tierra se le ablandaban los bordes. Lo último que se oyó fue una voz que describía la salida, con todo detalle, a nadie.

epilogue-empty-cart =
    .won = El cajón está lleno, las ruedas giran antes de que nadie diga nada, y el banco es más blando de lo que parece. Nadie lleva las riendas. En la última curva el carro se detiene solo, junto a un poste con nombres que se pueden leer.
    .behind = En el poste de llamada la campanilla suena una vez más, muy débil. El carro no da la vuelta; lleva a quien pueda pagar.
    .early = El cable del poste quedó flojo. En alguna parte unas ruedas giraban, se paraban, escuchaban y volvían a girar. Nadie había llamado.
    .late = El carro esperó en su parada un día y una noche, con tres cajones vacíos. Lo habían llamado, y es paciente, pero no sale a buscar a nadie. Cuando se marchó, sus huellas no eran más hondas que al llegar.
    .time = El pasaje nunca había subido. Era la tierra la que cada noche se llevaba un poco más: un puñado aquí, un fardo allá y, por último, los brazos que los cargaban. El carro aún pasa de vez en cuando, vacío, al paso.

epilogue-bait =
    .won = El cuerno da una sola nota, y la respuesta llega antes de que termine. Lo que aparece no tiene una forma en la que nadie vaya a ponerse de acuerdo, pero es cuidadoso y lleva bien la carga. Abajo, la región se encoge hasta ser una mesa que alguien olvidó recoger.
    .behind = La nota no alcanza a todos aquellos para quienes sonó. Donde estaba el cebo queda un cuerno, y nadie va a por él.
    .early = Las huellas siguen terminando cada mañana en el mismo lugar. Una mañana había allí más comida de la que nadie había dejado. No es nada remilgado.
    .late = Se parecía tanto al éxito: por fin la bestia se había dejado ver. Pero en esta tierra también los cazadores son cebo, y lo que viene a por ellos viene por la espalda. Las huellas que ahora terminan allí son de botas.
    .time = El cebo no se conserva. Noche tras noche había menos que dejar y menos fuerzas para hacerlo, hasta que solo quedó de una clase. Vino, comió y no tuvo ninguna prisa por marcharse.

epilogue-squatter =
    .won = La manivela gira con esfuerzo, luego sin él, y de la trampilla sube aire fresco. Abajo hay travesaños, después peldaños, después un corredor con lámparas que alguien rellena. Arriba, en la hondonada tibia, algo vuelve a echarse con un suspiro, y se apaga el último resto de día.
    .behind = La trampilla quedó entreabierta, con la manivela al lado, por si alguien venía aún de camino. Ya no venía nadie.
    .early = No llegó a levantarse. Lo que intentaron quizá lo notó, como se nota una mosca, y luego volvió la calma. Sobre la trampilla, el suelo sigue tan tibio como siempre.
    .late = La hondonada estaba libre por fin, y la trampilla seguía cerrada en torno a su agujero cuadrado. No quedó nadie para girar una manivela. Tras unas noches sin olor a gente, el suelo volvió a entibiarse.
    .time = Lo que duerme en la trampilla tiene una gran ventaja: puede esperar. Las noches se hicieron húmedas y malas para los pulmones, y una tarde ya no tosía nadie. Entonces algo llegó a la hondonada, dio dos vueltas sobre sí mismo y se echó.

epilogue-blank-map =
    .won = Donde se cruzan las líneas, basta un paso. La región se dobla por los trazos del lápiz, con esmero, una vez a lo ancho y otra a lo largo, hasta que solo se ve una esquina con la huella de un pulgar. Al borde hay dos figuras, y una de ellas saca punta a un lápiz.
    .behind = En el mapa, algunos trazos se interrumpen en mitad de una ladera. Son de otra mano, y nadie los terminará.
    .early = El pliego está en el campamento, con su marco y su rosa de los vientos. Unas pocas líneas entran desde el borde, cada una más corta que la anterior. El lápiz aún tiene punta.
    .late = El mapa era bueno; solo le faltaba la salida. Cuando lo encontraron, había en él dos figuras que nadie había dibujado, una en el borde izquierdo y otra en el derecho. Lo que hubo entre ellas lo habían borrado con cuidado.
    .time = Cada noche borraba algo: una hondonada, un sendero, un nombre. Al final tampoco estaba el campamento, ni la mano que lo había dibujado. El pliego es grande y blanco y, al lado, afilado, hay un lápiz.

epilogue-long-watch =
    .won = La mañana después de la última noche, la muralla está llena de marcas, la hoguera arde baja y fuera ya no hay nada en pie. Suben a plena luz, sin prisa, con mantas al brazo. Uno de ellos pregunta cuántas noches fueron y lo apunta.
    .behind = Al otro lado de la muralla, bajo piedras que no eran para lanzar, la guardia no tiene fin.
    .early = Aún no había nada que se pudiera defender: ni una muralla digna de ese nombre ni una sola noche que contara. Lo que vino no tuvo ni que asediar. La nota sigue clavada en el campamento y sigue diciendo: muchas noches.
    .late = La muralla aguantó; la guardia, no. Hacia la mañana hubo un instante en que nadie miraba afuera, y un instante basta. Vinieron a buscar a los que se habían quedado, encontraron la hoguera encendida y se llevaron otra vez las mantas.
    .time = Cada noche contaba, pero a partir de cierta noche contaron al revés. Las piedras pesaban más y la oscuridad duraba más. Al final se levantó incluso el asedio, por falta de asediados.

epilogue-signal-mast =
    .won = El haz sale al caer la noche y no tiembla hasta la mañana. Muy lejos pasa sobre una costa, una carretera, una ventana, y tras la ventana alguien deja la taza. Llegan hacia el mediodía, de tres direcciones, y cada cual afirma haberlo visto primero.
    .behind = Toda la noche recorrió la luz la región, y no se olvidó de quienes ya no la veían.
    .early = Los cimientos no están mucho más adelantados que en el dibujo. Todos los golpes se oyeron, eso es seguro. Quien venga después encontrará el cristal, el dibujo debajo y un martillo.
    .late = El mástil está en pie, o casi todo; del resto se ocupa el viento. Algunas noches brilla algo en lo alto, la luna en un perno o algo que ha trepado para mirar alrededor. Nadie lo tomaría por una señal.
    .time = Solo habría hecho falta un poco más. Eso fue verdad durante muchas noches, y después ya no hubo más noches. Bajo el cristal, en el dibujo, el mástil está terminado y la hoguera arde.

epilogue-turning-water =
    .won = La compuerta está abierta, y el agua baja clara y trae hojas y, al cabo de un rato, sol. Un trago no sabe a nada, y del agua no se puede decir nada mejor. Más abajo, un sendero sigue la orilla y sabe adónde va.
    .behind = Más arriba ha quedado una botella en la hierba, llena hasta el borde y perfectamente clara. Llegó tarde.
    .early = El manantial siguió enturbiándose, y lo que vive en el lodo abrió un poco más el ojo. Botella tras botella, el agua se echaba a perder durante la noche. Hacia el final ya daba lo mismo beber o no beber.
    .late = El agua mala se había detenido, pero la buena llega despacio y la sed es rápida. Sobre la compuerta hay un vaso, dejado con cuidado, seco como el polvo. Tras las tablas se la oye día y noche, al alcance de la mano.
    .time = Primero fueron solo las botellas, luego el rocío, luego la lluvia. Todo lo que se podía beber se había enturbiado, y la sed no regatea. La superficie de la poza no tiene ni una onda, y no refleja a nadie.

epilogue-carried-flame =
    .won = El tercer hogar prende y, lo que dura una comida, hay tres columnas de humo sobre la región. Detrás del hogar la pared está caliente, y donde más calienta hay una puerta. La llama se queda; alguien echa un leño más, para los que vengan.
    .behind = Junto al hogar hay un cuenco, lleno, donde nadie se sentó.
    .early = En lo hondo de la ceniza del primer hogar algo siguió brillando, y nadie se inclinó a mirarlo. Una noche se apagó, unas horas después que la hoguera del campamento.
    .late = La olla está volcada, y la tapa de los cinco agujeros ha rodado un trecho. La alimentaron hasta el final, incluso cuando ya no había nada para nadie más. El barro siguió tibio otros tres días.
    .time = Una llama se puede llevar mientras haya quien la lleve. Las noches se hicieron más frías de lo que ninguna madera podía remediar, y los hogares vuelven a estar fríos, los tres. En la piedra junto al campamento aún se lee: tres hogares, una llama.

epilogue-last-cabin =
    .won = La cabina se mece, da un tirón y sube hasta donde no alcanzan los ladridos. Desde arriba, la casa del torno es pequeña como un juguete y la región lisa como una sábana, y durante una hora no se oye más que el cable. En el otro extremo, alguien sujeta la puerta y comenta que hacía bastante que no había tráfico.
    .behind = Después las cabinas siguieron pasando, una al día, y subieron vacías.
    .early = El tambor no giró. En la casa del torno algo royó el último alambre bueno, sin mala intención, y en lo alto las cabinas colgaban inmóviles. Al anochecer todavía las cuentan, pero no son personas.
    .late = El cable se movía, y cada día pasaba una cabina. Todas subieron vacías. En el andén de abajo, el perro tiene un cuenco nuevo, o algo que sirve de cuenco.
    .time = Siempre faltaba algo: un diente para el tambor, víveres para el viaje, un día. Luego se acabaron los días. Las cabinas cuelgan sobre la región, cada una para una persona, y se mecen un poco, como si alguien acabara de bajar.

epilogue-two-reapers =
    .won = La segunda cae más despacio que la primera, como si lo hubiera estado esperando. Después hay tanto silencio que se oye la hierba. La salida cruza en línea recta la tierra segada, y al atardecer ha brotado en ella el primer verde.
    .spared = Pieza a pieza, el hierro va tomando, donde daban la vuelta, la forma de la que falta. La otra baja las cuchillas, la rodea una vez y deja de llamar. Se queda de espaldas al camino, y no se vuelve mientras pasa alguien.
    .behind = Aquí y allá, en la tierra segada, ha quedado en pie una mata, larga como una persona tendida. Nadie sabe cuál de las dos máquinas la rodeó.
    .early = Una franja al día no es rápido, pero sí concienzudo. Un día ya no quedaban franjas entre las que elegir. Las dos dieron la vuelta, muy juntas, y empezaron por el otro lado.
    .late = Parecía bastante saber dónde dan la vuelta. Pero de cerca las cuchillas son más anchas de lo que parecen, y no se paran por lo que haya en la franja. El rastrojo, en ese sitio, es muy parejo.
    .time = Las franjas habían llegado tan cerca que se podía pasar por encima, y luego ya no se pudo. El campamento siguió en pie una noche más. Por la mañana la tierra era llana de borde a borde, y unas huellas pesadas se alejaban de ella.

epilogue-humming-engine =
    .won-2 = Cuando hay presión, la máquina encuentra su compás, y en el segundo lugar se desliza a un lado lo que era una pared. La luz que hay detrás es de las que salen de muchas ventanas. El zumbido acompaña unas calles más, en los dientes, y luego ya son solo los tranvías.
    .won-3 = Es la primera noche tranquila. Ya nada anda al mismo paso, nada caza a compás, y en el silencio se oye, no muy lejos, una carretera cualquiera. No hay hora para levantarse; después es de mañana, y la carretera sigue ahí.
    .behind = La fecha de la placa de la máquina ya ha llegado. Era la de quienes no pudieron irse.
    .early = Arreglarla o romperla: no llegó a decidirse. La máquina sigue funcionando mal, y todo en esta tierra anda, duerme y caza a su compás. Unos pocos pasos faltaron al compás, y el compás siguió.
    .late = Lo que se había decidido por todos ya no pudo terminarlo nadie. Ahí fuera, alguien que es responsable devuelve la palanca a su posición. Al atardecer empieza otra vez el zumbido, y suena mal.
    .time = La fecha de la placa, la que aún no había llegado, llegó. El zumbido subió medio tono y dejó de ser un ruido. Después, en toda la región no quedó nadie que anduviera a destiempo.

epilogue-fog-ford =
    .won = La niebla se abre como una cortina que alguien aparta. Mano tras mano por la cuerda, con el agua a la cadera, está exactamente tan lejos como parecía. Al otro lado hay un poste para atar el cabo, pulido por otras cuerdas.
    .behind = En la cuerda hay vacíos donde debería haber una mano. Nadie cierra filas.
    .early = Un día de cada dos la niebla se abre unas horas, y ahí está el otro lado, muy cerca. Haría falta una cuerda. De este lado no queda nadie que la trence.
    .late = La cuerda era lo bastante larga. Ahí fuera sigue, enrollada, pesada de humedad, y todavía huele a trabajo. Los días pares la niebla se abre, mira y vuelve a cerrarse.
    .time = Día par, día impar, día par: hacia el final ya no se distinguían. La niebla subió por encima del campamento y no se molestó en abrirse. Desde el otro lado parecía que alguien había trazado una raya debajo de la región.

epilogue-closing-dark =
    .won = En el pasillo se apaga la última lámpara y entonces, en el otro extremo, se enciende una. Hay una cama con la manta abierta, y en la ventana es de mañana. Ahí fuera se oyen aún un rato las otras voces, y luego ya solo la que las cuenta.
    .dead = La cama seguía libre cuando llegó la oscuridad. Se llevó la almohada, luego la manta, luego el somier, sin prisa. No quedaba nadie para disputársela.

epilogue-tall-hunter =
    .won = Se inclina, desde muy arriba, cuenta con un dedo y llega al número que buscaba. Luego se endereza y se aleja por encima de las colinas, satisfecho. La persona contada se queda junto a la hoguera hasta que es pleno día y, aun así, echa más madera.
    .dead = Contó dos veces, porque no le gustó el resultado. Cero también es un número, pero no el que buscaba. Se quedó allí hasta la mañana, con la cabeza ladeada, y luego se fue a contar a otra parte.

epilogue-three-crates =
    .won = Está escrito en todas las cajas: para quien se quede. Ya no hay nadie que lo lea de otra manera. Al anochecer zumba algo por encima de las nubes, y baja una escalera, justo lo bastante ancha para una persona.
    .dead = Para quien se quede, decía, y no se quedó nadie. A los pocos días el viento cerró las tapas. Alguien, allá arriba, anota: tres cajas entregadas, sin firma.

# La regla de la casa: todos o nadie
epilogue-together = Todos juntos o nadie: ese era el acuerdo, y se ha cumplido. Donde falta uno, los demás no siguen; se sientan junto al sitio vacío y dejan que baje la hoguera. La salida puede esperar a gente que llegue al completo.
epilogue-given-up = En algún momento las mochilas quedan en el suelo, y nadie vuelve a cogerlas. No es una derrota, porque aquí no hay nadie que haya ganado; la tierra se cierra sobre las huellas, como ya ha hecho otras veces. En alguna parte arde todavía una hoguera, y al lado hay sitio.
