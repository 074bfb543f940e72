# Discover en español: la isla. Nombres de suelos, puntos de referencia, enemigos y cartas, y sus relatos.

terrain-island = Isla
    .story = Una isla redonda en un mar sin barcos. Un día sí y otro no, el agua vuelve sobre los bajíos; un día sí y otro no, deja algo atrás.

## Suelos

ground-island-sand = arena
ground-island-shoal = bajío
ground-island-brush = matorral
ground-island-rock = roca
ground-island-cliff = acantilado

## Puntos de referencia

landmark-island-stranded-ferry = el transbordador varado
landmark-island-net-loft = el desván de las redes
landmark-island-tide-gauge = el mareógrafo
landmark-island-burnt-camp = el campamento quemado
landmark-island-gull-cliff = el peñón de las gaviotas
landmark-island-boathouse = el cobertizo de los botes
landmark-island-ebb-cave = la cueva de la bajamar
landmark-island-rain-cistern = el aljibe
landmark-island-lamp-house = la casa de la lámpara
landmark-island-whale-ribs = las costillas de ballena
landmark-island-drowned-houses = las casas anegadas
landmark-island-humming-post = el poste zumbante
landmark-island-salt-pans = las salinas
landmark-island-black-lagoon = la laguna oscura
landmark-island-iron-hatch = la escotilla de hierro

## Enemigos

enemy-island-tide-walker = Caminante de la marea
enemy-island-shore-boar = Jabalí de playa
enemy-island-moon-crab = Cangrejo lunar
enemy-island-gull-storm = Nube de gaviotas
enemy-island-left-dogs = Perros abandonados
enemy-island-salt-snake = Serpiente de sal
enemy-island-walking-net = Red que camina
enemy-island-tarred-man = Hombre de brea
enemy-island-buoy-walker = Boya con patas
enemy-island-glass-bloom = Banco de medusas
enemy-island-pale-swimmer = Nadador pálido
enemy-island-ridge-lizard = Lagarto de cresta
enemy-island-stray-goat = Cabra cimarrona
enemy-island-old-turtle = Tortuga vieja
enemy-island-brooding-gannet = Alcatraz en su nido
enemy-island-palm-rats = Ratas de palmera
enemy-island-night-heron = Martinete
enemy-island-urchin-bed = Lecho de erizos
enemy-island-strangler-vine = Liana estranguladora
enemy-island-brood-sow = Jabalina con crías
enemy-island-wreck-hermit = Ermitaño del pecio
enemy-island-shy-seal = Foca huidiza

## Cartas de los puntos de referencia

card-island-ferry-hold = La bodega del transbordador
    .story = El barco yace de costado, muy por encima de cualquier marea. En la bodega los coches siguen en fila, con las puertas abiertas y los cinturones cortados.
card-island-ferry-full-of-sand = Un barco lleno de arena
    .story = La arena llena el salón hasta las ventanas. Alguien cavó un túnel y lo apuntaló con tableros de mesa.
card-island-nets-on-the-beams = Redes en las vigas
    .story = De las vigas cuelgan redes, secas como el papel. Unos nudos, un flotador nuevo, y una de ellas quizá vuelva a aguantar.
card-island-tally-on-the-wall = La cuenta en la pared
    .story = Rayas de brea, de cinco en cinco, cubren las tablas del suelo al techo. El último grupo solo tiene tres.
card-island-gauge-at-noon = El mareógrafo a mediodía
    .story = Lejos, en los bajíos, un mástil a rayas con una escala de latón y un taburete delante. El asiento está pulido por el uso.
card-island-gauge-that-hums = El mareógrafo zumba
    .story = Han pintado encima de la escala. Si te apoyas en el mástil, las rodillas empiezan a contar con él, lentas y regulares, como una respiración.
card-island-cold-ash = Ceniza fría
    .story = Seis chozas, todas quemadas, y ninguna tan cerca como para prender a la vecina. Las piedras del hogar siguen formando un círculo perfecto.
card-island-eleven-stones = Once piedras
    .story = La hierba ha crecido sobre los círculos negros. Entre ellos se alzan once piedras, cada una con un nombre que casi consigues leer.
card-island-eggs-in-the-wind = Huevos al viento
    .story = Miles de aves, un solo grito largo. Los mejores nidos están donde la roca es más blanca y ya no hay de dónde agarrarse.
card-island-cliff-without-gulls = El peñón sin gaviotas
    .story = Los nidos están vacíos y como barridos. Muy arriba da vueltas algo que no bate las alas.
card-island-boat-on-blocks = Un bote sobre calzos
    .story = Un esquife descansa sobre calzos; le faltan tres tablas. Al lado, un banco, una lata de clavos, una taza fría de algo marrón.
card-island-mouth-of-the-cave = La boca de la cueva
    .story = La bajamar deja al descubierto una grieta en el acantilado. Las algas cuelgan como una cortina, y el aire que hay detrás es tibio.
card-island-under-the-lid = Bajo la losa
    .story = Una losa de piedra, cuatro argollas de hierro. Debajo, la lluvia de muchos años aguarda a oscuras y te devuelve la voz un poco tarde.
card-island-stairs-of-the-lamp = La escalera de la lámpara
    .story = Sesenta y tres peldaños, y en cada uno un cabo de vela. Arriba, la gran lámpara no ha ardido nunca: la mecha está blanca.
card-island-between-the-ribs = Entre las costillas
    .story = Las costillas se alzan en la arena como un portón, más altas que una casa. Quien pasa entre ellas baja la voz.
card-island-water-to-the-sills = Agua hasta las ventanas
    .story = Una calle de casas bajas desciende hasta el mar y no termina ahí. Las cortinas se mueven, aunque las ventanas están cerradas.
card-island-hand-on-the-post = La mano en el poste
    .story = Un poste gris sin juntas ni pernos, caliente por el lado de la sombra. Muchas manos han desgastado un hueco, justo a la altura de la tuya.
card-island-white-crust = Costra blanca
    .story = Balsas cuadradas, de un blanco cegador, con muretes entre ellas. De una cuerda cuelgan tiras de algo que no se ha echado a perder.
card-island-still-black-water = Agua negra y quieta
    .story = A la laguna no llega el viento. A poca profundidad brilla algo redondo y oxidado; a su lado asoma una cabeza oscura.
card-island-hatch-in-the-rock = La escotilla en la roca
    .story = Una escotilla redonda, encajada a ras de la roca. Alguien ha podado los arbustos de alrededor, no hace mucho.

## Cartas a las que llevan otras

card-island-purser-cabin = El camarote del sobrecargo
    .story = La puerta cede a tu palanca. Dentro todo está seco y en orden, y en la lista de pasajeros solo hay nombres de pila.
card-island-engine-room = La sala de máquinas
    .story = Una escala de acero baja a la oscuridad total. Muy abajo, algo gotea sobre algo hueco.
card-island-engine-room-by-light = La sala de máquinas a la luz del farol
    .story = La máquina está desmontada, cada pieza limpia y puesta sobre un paño. Unas huellas recientes dan vueltas a su alrededor.
card-island-what-the-net-held = Lo que guardaba la red
    .story = Sacudes la red más pesada. Escamas, una bota, un reloj sin agujas y, de vez en cuando, algo que vale la pena.
card-island-pencil-marks = Notas a lápiz
    .story = Hay un cuaderno envuelto en hule atado al mástil. Pleamar, bajamar, día tras día, y luego la misma mano, temblorosa: nos está esperando.
card-island-pot-under-the-hearth = La olla bajo el hogar
    .story = Una de las piedras se mueve. Debajo hay un hueco forrado de arcilla y una olla sellada con cera.
card-island-loose-ledge = Cornisa suelta
    .story = La cornisa se va bajo tus pies sin un ruido. Tú cuelgas de una mano, y tu bolsa, de la correa.
card-island-throat-of-the-cave = La garganta de la cueva
    .story = El paso se estrecha, baja y se abre a una poza que sube y baja un palmo. En la pared, la línea de la pleamar queda por encima de tu cabeza.
card-island-cave-eel = Anguila de la cueva
    .story = Lo que tomabas por una soga en la poza levanta la cabeza. Lleva aquí el tiempo suficiente para haber perdido los ojos.
card-island-boat-locker = El arcón del bote
    .story = Un arcón de roble embreado con un candado como un puño. Alguien arañó las bisagras y se dio por vencido.
card-island-boat-locker-open = El arcón abierto
    .story = Lona enrollada, remos, una caja de hojalata en papel encerado. Por dentro de la tapa: lleváoslo, no vamos a volver.
card-island-patched-skiff = Esquife remendado
    .story = Hace un poco de agua y se va a la izquierda, pero le basta un palmo para flotar.
card-island-lamp-burning = La lámpara arde
    .story = El haz recorre la playa y el matorral. En la otra punta de la isla, un brillo responde una sola vez.
card-island-carved-ribs = Costillas talladas
    .story = La cara interior de los huesos está tallada de arriba abajo: gente sentada en círculo, y alguien de pie entre ellos.
card-island-flooded-cellar = El sótano inundado
    .story = Entras con el agua al pecho y palpas los estantes. Tarros, sobre todo. Uno de ellos está caliente.
card-island-rusted-shut = Cerrada por el óxido
    .story = En el centro de la escotilla hay un vástago cuadrado, limpio y engrasado. Lo que servía para girarlo se lo han llevado.
card-island-below-the-hatch = Bajo la escotilla
    .story = Literas, estantes, una mesa puesta para seis. La lámpara del techo se enciende cuando tu pie toca el suelo.
card-island-iron-wheel = Volante de hierro
    .story = Un volante pesado con un agujero cuadrado en el cubo. Lo arrojaron al agua; nadie lo perdió.
card-island-under-the-crust = Bajo la costra
    .story = La lengua se te hincha y los labios se te agrietan, pero bajo la sal las cosas se han conservado: envueltas, etiquetadas, en fila.
card-island-keeper-coat = El abrigo del farero
    .story = Cuelga tras la puerta de la linterna, largo, forrado de fieltro y pesado como un niño. En el bolsillo, una sola cerilla.

## Cartas de las fichas de entorno

card-island-letter-in-a-bottle = Carta en una botella
    .story = La carta va dirigida a quien venga después. Describe esta playa, y a ti en el momento de encontrarla.
card-island-drifting-raft = Balsa a la deriva
    .story = Cuatro troncos y una puerta, atados con alambre. Gira despacio en el agua somera y aún aguantaría a una persona.
card-island-beached-buoy = Boya varada
    .story = Una boya yace de lado en la arena. Su luz aún parpadea, y las marcas que hay junto a ella parecen pasos.
card-island-warm-nest = Un nido caliente
    .story = Huevos moteados, aún calientes, en un hoyo del tamaño de una cama. Mejor no toparse con lo que cabe ahí.
card-island-green-coconuts = Cocos verdes
    .story = Cuelgan al alcance de la mano, pesados y llenos, duros como la madera. En el suelo, alguien abrió otros con mucho esmero.
card-island-shallow-grave = Tumba poco honda
    .story = Un montón de arena, un remo por cruz. El viento ya ha destapado la esquina de una bolsa.
card-island-water-comes-back = Vuelve el agua
    .story = Has seguido las conchas demasiado lejos. A tu espalda los canales se llenan sin un ruido.
card-island-snare-line = Una hilera de lazos
    .story = Siete lazos de alambre en una senda, bien puestos. No queda cebo en ninguno, y el alambre no está oxidado.
card-island-bitter-bark = Corteza amarga
    .story = Falta una tira de corteza, y al lado cuelga todavía un vaso. El cocimiento quema hasta el fondo.
card-island-squall = Turbonada
    .story = La luz se vuelve verde y la lluvia llega de lado. Para cuando encuentras refugio, ya ha pasado.
card-island-harbour-key = Llave del puerto
    .story = Una llave larga con un flotador de corcho, para que no se hunda. En esta isla no hay puerto por ninguna parte.
card-island-tar-lantern = Farol de brea
    .story = Un farol de tormenta que alguien adaptó para quemar brea. Humea, apesta, y no hay viento que lo apague.
card-island-gaff-hook = Bichero
    .story = Un gancho de acero en un palo de fresno, hecho para subir a bordo peces grandes. Servirá para otras cosas.
card-island-oilskin = Chubasquero encerado
    .story = Fue amarillo; ahora está tieso de sal, con su capucha y todo. Nada de lo que cae de este cielo lo atraviesa.
card-island-gourd-flask = Calabaza de agua
    .story = Una calabaza seca con tapón y red para llevarla. Si se deja abierta de noche, por la mañana nunca está vacía del todo.
card-island-palm-rope = Cuerda de palma
    .story = Cuarenta pasos de fibra trenzada con un lazo en cada extremo. Quien la hizo tenía tiempo.
card-island-urchin-salve = Ungüento de erizo
    .story = Una concha llena de pasta negra, cerrada con cera. Escuece, y luego deja de doler todo.
card-island-bone-whistle = Silbato de hueso
    .story = No oyes nada al soplar. Todo lo demás sí lo oye, y te mira.
card-island-guide-line = Cuerda guía
    .story = Estacas en el fango y una cuerda entre ellas, verde de algas. Quien las clavó sabía dónde el fondo es firme.
card-island-smoke-rack = Ahumadero
    .story = Un armazón de ramas verdes y una estera de hojas, fácil de imitar. Lo demás lo hacen el humo y la paciencia.
card-island-trap-setter = El trampero
    .story = Te ha visto echar mano a su presa. No dice ni una palabra y no suelta el cuchillo.
card-island-pool-biter = Mordedor de pozas
    .story = La poza parece vacía hasta que metes la mano. Algo corto y ancho se cierra de golpe y no suelta.

## Cartas de la última isla

card-island-washed-up-crate = Cajón arrojado por el mar
    .story = Un cajón con asas de cuerda, que no cayó de ningún barco que hayas visto. Hay más de lo que puede cargar una persona.
card-island-flare-pistol = Cohetes de socorro
    .story = Quedan dos cohetes, con su varilla y la mecha seca. En el mar no los verá nadie; en tierra, sí.
card-island-covered-pit = Foso cubierto
    .story = Hojas de palma sobre el vacío. El foso se cavó para alguien de tu tamaño, y hace poco.
card-island-reef-stalker = Acechador del arrecife
    .story = Cruzó el arrecife con la crecida y se quedó cuando el agua se fue. Con esas patas cortas corre más de lo que parece.
card-island-spring-tide = Marea viva
    .story = El mar se retira demasiado. Durante un suspiro ves todo el fondo de la bahía, y entonces llega.
card-island-surgeon-chest = El cofre del cirujano
    .story = Terciopelo verde, acero, frasquitos marrones. La única herramienta que falta ha dejado su contorno en la tela.
card-island-black-mirror = Disco de vidrio oscuro
    .story = Pulido por un lado, áspero por el otro. Muestra la playa a tu espalda, un poco antes o un poco después.
card-island-lantern-bearer = El portador del farol
    .story = Una luz avanza por la orilla, a la altura de una mano. No hay mano.
card-island-tooth-club = Maza dentada
    .story = Una maza de madera de deriva con dientes largos como el pulgar. Algunos están rotos, y no de viejos.
card-island-fire-on-the-far-shore = Fuego en la otra orilla
    .story = Al otro lado de la bahía alguien quema leña mojada. Desde allí también se verá tu humo.
