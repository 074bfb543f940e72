# Discover: la montaña

terrain-mountain = Montaña
    .story = Hay nieve en cada hondonada y no corre ningún arroyo: lo que se quiera beber hay que derretirlo. Cuando el sol cae tras la cresta, el frío baja por la ladera como algo que estaba esperando.

## Suelos

ground-mountain-meadow = prado alpino
ground-mountain-ice = hielo
ground-mountain-scree = pedregal
ground-mountain-snow = nieve profunda
ground-mountain-crag = peñasco

## Puntos de referencia

landmark-mountain-stone-hut = la cabaña de piedra
landmark-mountain-cable-pylon = la torre del teleférico
landmark-mountain-frozen-tarn = la laguna helada
landmark-mountain-goat-fold = el redil de las cabras
landmark-mountain-signal-cairn = el hito de piedras
landmark-mountain-ice-cave = la cueva de hielo
landmark-mountain-rope-bridge = el puente de cuerdas
landmark-mountain-buried-barn = el granero sepultado
landmark-mountain-hanging-tents = las tiendas colgantes
landmark-mountain-weather-station = la estación meteorológica
landmark-mountain-eyrie = el nido de águilas
landmark-mountain-summit-stake = la estaca de la cumbre
landmark-mountain-glacier-mouth = la boca del glaciar
landmark-mountain-answering-wall = la pared que responde
landmark-mountain-bivouac-box = el vivac de chapa

## Enemigos

enemy-mountain-ridge-wolf = Lobo de las crestas
enemy-mountain-hut-bear = Oso de las cabañas
enemy-mountain-snow-lynx = Lince de las nieves
enemy-mountain-bone-dropper = Quebrantahuesos
enemy-mountain-frost-shade = Sombra de escarcha
enemy-mountain-late-echo = Eco tardío
enemy-mountain-rope-cutter = Cortador de cuerdas
enemy-mountain-stake-walker = Estaca andante
enemy-mountain-hunger-hounds = Perros famélicos
enemy-mountain-ice-worms = Gusanos de hielo
enemy-mountain-great-owl = Gran búho
enemy-mountain-old-ram = Íbice viejo
enemy-mountain-snow-hare = Liebre de las nieves
enemy-mountain-chamois = Rebeco
enemy-mountain-marmot-colony = Colonia de marmotas
enemy-mountain-billy-goat = Macho cabrío
enemy-mountain-ermine-pair = Pareja de armiños
enemy-mountain-wolverine = Glotón
enemy-mountain-scree-viper = Víbora del pedregal
enemy-mountain-moss-flies = Moscas del musgo
enemy-mountain-humming-post = Poste chirriante
enemy-mountain-thorn-roller = Bola de espinos

## Cartas: puntos de referencia

card-mountain-hut-hearth = Un hogar frío
    .story = Alguien ha barrido el hogar y ha dejado las cerillas. El cuarto de atrás está a oscuras, y allí no huele solo a heno.
card-mountain-hut-floor = Tablas que ceden
    .story = Una tabla suena a hueco al pisarla. Las maderas de la pared están secas y salen bien, pero no en silencio.
card-mountain-pylon-climb = Peldaño a peldaño
    .story = Los peldaños están barnizados de hielo y pensados para piernas más largas. Arriba cuelgan las herramientas en fila, como si acabara de terminar el turno.
card-mountain-pylon-cabin = La pequeña cabina
    .story = Bajo el cable cuelga una cabina para cuatro, con la puerta sujeta con un cordel. Al torno le falta una pieza, desatornillada con cuidado.
card-mountain-tarn-hole = Un agujero en el hielo
    .story = Alguien mantiene abierto este agujero; el borde está fino y mojado. Por debajo pasan despacio unos lomos grises.
card-mountain-tarn-lights = Luces bajo el hielo
    .story = Muy por debajo del hielo flotan lucecitas que giran todas a la vez. Cuando golpeas, se detienen.
card-mountain-fold-goats = Las cabras del redil
    .story = Una docena de cabras te mira por encima del muro con ojos amarillos y planos. Una ha bajado la cabeza.
card-mountain-fold-barter = Las muescas de la cancela
    .story = Sobre el poste hay mercancías, y a su lado muescas con el precio. No viene nadie, pero por la mañana siempre ha desaparecido lo que se dejó.
card-mountain-cairn-stones = Una piedra más
    .story = Cada grupo anterior puso su piedra; algunas llevan iniciales. En cuanto se quitan unas cuantas, parece que el viento se para.
card-mountain-cairn-tin = Algo dentro del hito
    .story = El viento silba en el hito una sola nota clara, y la nota suena a hojalata. Un brazo cabría justo.
card-mountain-cave-mouth = La puerta azul
    .story = La cueva respira, lenta, un aire más frío que el de fuera. Junto a la entrada, en seco, están los restos de alguien que esperó aquí durante días.
card-mountain-bridge-planks = La mitad de las tablas
    .story = El puente zumba con el viento y le falta la mitad de las tablas. Muy abajo, enredado en las cuerdas, se balancea algo que parece una mochila.
card-mountain-barn-ridge = Un tejado en la nieve
    .story = Del alud solo asoma el caballete del tejado. La ladera de encima está lisa, recién hecha y muy callada.
card-mountain-tent-search = Tiendas en la pared
    .story = Cinco tiendas cuelgan de clavos de hierro en la pared, todas cerradas por fuera. La de más abajo se mece un poco, a destiempo de las demás.
card-mountain-station-door = La aguja sigue escribiendo
    .story = Tras el cristal helado, una aguja traza su línea en un tambor de papel. Alguien cambia el papel; no hay huellas hasta la puerta.
card-mountain-eyrie-ledge = La repisa de ramas
    .story = El nido es ancho como un carro, trenzado con ramas, cuerda y una manga roja. Desde aquí arriba se ve lo pequeño que es el campamento.
card-mountain-stake-view = Junto a la estaca de hierro
    .story = Una estaca de hierro marca la cumbre y chasquea cuando se acercan las nubes. Tiene nombres grabados hasta abajo, también bajo la nieve.
card-mountain-glacier-gifts = Lo que devuelve el glaciar
    .story = El hielo acaba en un arco azul y chorreante y suelta lo que tragó hace mucho: una bota, una escalera, una fiambrera. Sobre tu cabeza, gime.
card-mountain-wall-answer = La pared responde
    .story = Llamas, y la pared te devuelve las palabras en su orden. Al cabo de un momento sigue hablando.
card-mountain-box-bunk = Una litera seca
    .story = Una caja de acero con cuatro literas, atornillada a la roca. Las mantas están dobladas, y una de las paredes suena más gruesa que las demás.

## Cartas: cadenas

card-mountain-trapdoor = La trampilla
    .story = Una trampilla con una cerradura vieja, engrasada hace poco. Aquí arriba los martillazos se oyen de lejos.
card-mountain-hut-cellar = La bodega de los cabreros
    .story = Estantes de tarros, cada uno con su fecha, ninguno con el año. Una segunda salida da a la nieve, y está abierta.
card-mountain-packed-snow = Nieve como piedra
    .story = El alud ha fraguado como argamasa. Rascas y picas, y dejas al aire un palmo de muro.
card-mountain-barn-loft = El pajar
    .story = Te descuelgas por el tejado a una oscuridad tibia y cerrada. El heno está aplastado por algo que duerme aquí.
card-mountain-blue-tunnel = El túnel azul
    .story = A los diez pasos, el azul se vuelve negro. El suelo se inclina, y tu pie encuentra un borde.
card-mountain-ice-hall = La sala de hielo
    .story = Se abre una sala, y tu aliento resuena en ella. En las paredes hay cosas congeladas en hileras, a la altura de la mano; una tiene cara.
card-mountain-cable-ride = El viaje
    .story = La rueda gira y la cabina sale a sacudidas sobre el vacío. La tierra se desliza allá abajo, sin un ruido.
card-mountain-tin-note = La nota en la lata
    .story = Una hoja cuadriculada con un croquis cuidadoso de las laderas. En la esquina dice: éramos nueve cuando empezamos este mapa.
card-mountain-hanging-pack = La mochila bajo el puente
    .story = La mochila da vueltas despacio colgada de su correa. Te tumbas boca abajo en el hielo y alargas el brazo.
card-mountain-down-bag = Saco de plumón
    .story = Grueso, remendado, todavía con olor a humo. En el cuello lleva cosido un número donde debería ir un nombre.
card-mountain-station-radio = La radio de la estación
    .story = Los auriculares de la mesa están tibios. En ellos una voz lee velocidades del viento, luego un lugar, luego el número de vuestro grupo.
card-mountain-station-stove = La estufa de la estación
    .story = Con un tubo y una bisagra nuevos, la estufa vuelve a tirar. Un hilo de humo se alza sobre la loma, y todos pueden verlo.
card-mountain-eyrie-mother = La madre del nido
    .story = Se va la luz, como si hubiera llegado una nube. Entonces oyes las plumas.
card-mountain-slit-goggles = Gafas de rendija
    .story = Talladas en cuerno, con una rendija estrecha para cada ojo. La nieve deja de doler y las distancias vuelven a su sitio.
card-mountain-frozen-climber = El escalador helado
    .story = Está sentado en el hielo, con la espalda contra la pared, joven, casi sin un rasguño. Aún lleva la mochila, y tiene los labios entreabiertos, como para avisar a alguien.
card-mountain-behind-the-rivets = Detrás de los remaches
    .story = Cuatro remaches, un golpe a cada uno, y el panel cae. Detrás hay un bulto envuelto en hule, atado con el mismo nudo que haces tú.
card-mountain-step-irons = Crampones
    .story = Dientes de hierro con correas de cuero, arrastrados por el glaciar. Encajan en tus botas a la primera.
card-mountain-figure-in-the-ice = La figura en el hielo
    .story = Limpias la escarcha de la pared, y al otro lado también la limpian. Luego la pared está vacía.
card-mountain-ram-horn = El cuerno de carnero
    .story = Cuelga de un gancho al pie de la pared, envuelto en hilo rojo. Una nota larga, y la nieve de las laderas se pone a pensar.
card-mountain-cornice-fall = Se rompe la cornisa
    .story = Una grieta recorre la nieve sobre ti, casi con educación. Después se viene abajo el borde entero.

## Cartas: fichas

card-mountain-loose-slab = Una losa suelta
    .story = Buenas piedras planas, y una losa apoyada encima. Se mueve cuando respiras.
card-mountain-crystal-seam = Una veta de cristal
    .story = Cristal limpio en una grieta, y un alambre que unas manos pacientes pasaron a través. Está muy hondo.
card-mountain-crooked-pine = Un pino torcido
    .story = Un solo pino, doblado por cien inviernos hasta crecer a ras de suelo. Sus ramas muertas suenan como el hierro.
card-mountain-frost-herb = Hierba de escarcha
    .story = Hojas grises bajo la nieve, tibias al tacto. Tu abuela tenía una palabra para ella, y ahora te viene a la memoria.
card-mountain-fresh-tracks = Huellas de pezuñas
    .story = Pequeñas y hendidas, zancadas largas, bordes todavía nítidos. En una de las huellas, la nieve apenas empieza a resbalar.
card-mountain-carcass-in-the-drift = Un animal muerto en el ventisquero
    .story = Una cabra, helada hasta los huesos, medio tapada por la nieve. Algo ha empezado por un extremo y piensa volver.
card-mountain-cold-camp = Un campamento frío
    .story = Un círculo de piedras, siete huecos en la nieve, siete tazas. La ceniza está fría, pero nadie recogió sus cosas.
card-mountain-humming-post = El poste que zumba
    .story = Un poste de metal mate, hasta la rodilla, sin nieve a un paso a la redonda. Si arrimas el oído, te empieza a sangrar la nariz.
card-mountain-fixed-ladder = La escala fija
    .story = Grapas de hierro y una escala de cuerda, clavadas a la roca por alguien que sabía hacerlo. Desde el último peldaño se ve el valle vecino.
card-mountain-tin-stove = Un hornillo de lata
    .story = Medio hornillo y media olla, al abrigo de una roca. En la olla hay sopa, helada, no muy vieja.
card-mountain-ice-axe = Piolet
    .story = El mango es de fresno, la hoja está recién afilada. Estaba clavado en la nieve, derecho como una señal.
card-mountain-wolf-fur-coat = Abrigo de piel de lobo
    .story = Cuatro pieles cosidas con tripa por una mano cuidadosa. Con él se ocupa el doble, se anda despacio y no se pasa frío.
card-mountain-goatskin = Odre de cabra
    .story = Una piel entera con tapón de cuerno. Llena de nieve y bajo la camisa, hace su trabajo poco a poco.
card-mountain-carbide-lamp = Lámpara de carburo
    .story = Una lámpara de latón que silba al arder. Su luz es blanca y dura, y no disimula nada.
card-mountain-marmot-balm = Ungüento de marmota
    .story = Una cajita de madera con grasa amarilla que huele fuerte a hierbas. Quedan en ella dos huellas de pulgar, una pequeña y una grande.
card-mountain-climbing-rope = Cuerda de escalada
    .story = Buena cuerda, bastante para cruzar un barranco, enrollada a la sombra de un peñasco. Un cabo está bien rematado; el otro, cortado.
card-mountain-herders-key = La llave de los cabreros
    .story = Una llave pesada en un cordón de pelo de cabra, gastada por muchos años de bolsillo. La cabeza tiene forma de casita.
card-mountain-drift-shovel = Pala de nieve
    .story = Una pala corta y ancha, con un guante congelado en el mango. El guante está vacío.
card-mountain-stake-line = Una línea de estacas
    .story = Entre las rocas hay un haz de estacas rojas, y más allá la primera, ya clavada. Sigues la línea que alguien quiso trazar y la terminas.
card-mountain-stacked-logs = Leña apilada
    .story = Un muro de leños bajo corteza de abeto, lo bastante cerca del campamento para ir a buscarlos. Alguien esperaba aquí un invierno largo.
card-mountain-hut-robber = Ladrón de cabañas
    .story = Un hombre con escarcha en la barba sale de espaldas de la ruina, con los brazos llenos. Mira tu bolsa como tú miras la suya.
card-mountain-ptarmigan = Perdiz nival
    .story = La nieve delante de ti abre un ojo. Luego es toda alas.

## Cartas: cien

card-mountain-numbered-crate = La caja numerada
    .story = Una caja bajo una lona blanca y rota, con la fecha de hoy pintada en la tapa. Quien la espera ya vendrá de camino.
card-mountain-wall-hammer = Martillo de escalada
    .story = Corto, pesado, con una punta en un lado. La correa se ajusta a tu muñeca, y la idea también.
card-mountain-white-out = Todo blanco
    .story = La ladera y el cielo se vuelven una sola cosa. Puedes esperar, andar o quemar lo que tengas.
card-mountain-whistling-stones = Piedras que silban
    .story = Primero el silbido, luego el golpe de piedra contra piedra. Quedan a tu alrededor, afiladas y manejables, y vienen más.
card-mountain-sledge-dog = El perro de trineo
    .story = Aún lleva el arnés, roído de parte a parte. Mueve la cola una vez y te enseña todos los dientes.
card-mountain-red-chest = El cofre rojo
    .story = Vendas, agujas, frasquitos marrones sin etiqueta. Las instrucciones de la tapa están escritas con esmero, y van dirigidas a ti.
card-mountain-felted-mail = Coraza de fieltro
    .story = Fieltro grueso como un pulgar, cosido sobre tiras de hojalata. Tres abolladuras muestran dónde ya ha servido.
card-mountain-flare-pistol = Cargas para aludes
    .story = Dos cargas naranjas de mecha corta, unidas con cinta. En la cinta está escrito: no es para pedir ayuda.
card-mountain-your-own-voice = Tu propia voz
    .story = Detrás de la roca alguien habla en voz baja, y eres tú. Sabe lo que ibas a hacer después.
card-mountain-cache-of-the-others = El escondite de los otros
    .story = Bajo la losa está todo lo que un grupo podía ceder, repartido en tres sacos. Al levantarla salen volando unos pájaros, y todos pueden verlos.
