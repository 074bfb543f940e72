# Discover: el desierto

terrain-desert = Desierto
    .story = Los días son blancos y las noches azules. Alguien ha clavado postes en el horizonte, y la arena guarda lo que quedó entre ellos.

## Suelos

ground-desert-hardpan = arcilla agrietada
ground-desert-wadi = uadi
ground-desert-dune = duna
ground-desert-scarp = escarpe
ground-desert-salt = costra de sal

## Puntos de referencia

landmark-desert-sunken-well = el pozo hundido
landmark-desert-glass-field = el campo de vidrio
landmark-desert-buried-lorry = el camión enterrado
landmark-desert-shade-sails = las velas de sombra
landmark-desert-salt-cairn = el hito de sal
landmark-desert-humming-posts = los postes que zumban
landmark-desert-roofed-cistern = la cisterna abovedada
landmark-desert-rib-arch = el arco de costillas
landmark-desert-fallen-mast = el mástil caído
landmark-desert-wind-caves = las cuevas del viento
landmark-desert-mirror-ring = el círculo de espejos
landmark-desert-dead-orchard = el huerto muerto
landmark-desert-sand-stairs = la escalera en la arena
landmark-desert-salt-works = la salina
landmark-desert-great-dial = el gran reloj de sol

## Enemigos

enemy-desert-salt-jackal = Chacal de la sal
enemy-desert-sand-swimmer = Nadador de arena
enemy-desert-glass-hornets = Avispones de vidrio
enemy-desert-thirst-moths = Polillas de la sed
enemy-desert-heat-double = Doble de calor
enemy-desert-post-warden = Guardián de los postes
enemy-desert-ridge-monitor = Varano de las crestas
enemy-desert-dust-raider = Saqueador del polvo
enemy-desert-carrion-crane = Grulla carroñera
enemy-desert-hollow-hound = Perro hueco
enemy-desert-wind-spider = Araña del viento
enemy-desert-pale-follower = Seguidor pálido
enemy-desert-long-eared-hare = Liebre orejuda
enemy-desert-sand-grouse = Ganga
enemy-desert-horned-viper = Víbora cornuda
enemy-desert-grave-badger = Tejón de las tumbas
enemy-desert-cliff-goat = Cabra de los riscos
enemy-desert-tumble-thorn = Zarza rodadora
enemy-desert-red-locusts = Langostas rojas
enemy-desert-glass-scorpion = Escorpión de vidrio
enemy-desert-salt-crabs = Cangrejos de la sal
enemy-desert-sand-sweeper = Barredor de arena

## Cartas: lugares

card-desert-well-rope = La cuerda del pozo
    .story = El brocal ya ha quedado por debajo del suelo y la cuerda se ha vuelto blanca. Muy abajo, algo gotea.
card-desert-well-voices = Voces en el pozo
    .story = Gritas hacia abajo para saber si es hondo. Vuelve tu propia voz, pero dice una palabra más.
card-desert-glass-crossing = Cruzar el vidrio
    .story = Aquí la arena se fundió y volvió a endurecerse, fina como hielo en los bordes. Cada paso cruje.
card-desert-glass-faces = Bajo el vidrio empañado
    .story = El polvo ha vuelto mate la superficie. Si alguien la lavara, se vería lo que hay debajo.
card-desert-lorry-cab = La cabina
    .story = Solo asoma el techo. La arena llega hasta el volante, y por el otro lado alguien ya ha cavado.
card-desert-lorry-radio = La radio de la cabina
    .story = El dial aún se ilumina al girarlo. Entre dos emisoras que no existen, alguien cuenta despacio.
card-desert-sails-noon = Mediodía bajo las velas
    .story = Entre seis varas cuelga lona desgarrada. La sombra es estrecha y se mueve, y los colchones se han movido con ella.
card-desert-sails-note = Una nota en el dobladillo
    .story = En el dobladillo de una vela hay una hoja doblada: «De día descansamos. Una de nosotras no despierta. Dejadle algo de comer».
card-desert-cairn-stones = Piedras del hito
    .story = Un montón tan alto como tú, blanco de sal. Alguien trajo aquí estas piedras; no hay otras en leguas a la redonda.
card-desert-cairn-names = Nombres en las piedras
    .story = Bajo cada piedra hay un nombre grabado. La de arriba del todo sigue en blanco.
card-desert-posts-hum = Los postes
    .story = Siete postes de hierro, sin ningún cable entre ellos. Si apoyas la mano en uno, lo notas en los dientes.
card-desert-cistern-roof = Sobre el techo de la cisterna
    .story = Por la bóveda rajada sube olor a agua, y a algo más. La luz no llega al fondo.
card-desert-arch-bones = La sala de hueso
    .story = Se atraviesa como una gran sala. Fuera lo que fuera, murió de pie, mirando a los postes.
card-desert-mast-climb = Por el mástil
    .story = La celosía se inclina sobre la sal como una escalera a ninguna parte. A media altura, un portalámparas vacío mira la llanura.
card-desert-caves-mouth = En la boca de las cuevas
    .story = El viento aspira al mediodía y espira a medianoche. El hollín del techo habla de muchos fuegos pequeños.
card-desert-mirrors-turn = Girar los espejos
    .story = Doce espejos sobre pivotes, todos aún limpios. Su mancha de luz corre por la tierra tan deprisa como tu dedo.
card-desert-orchard-rows = Hileras de árboles grises
    .story = Doscientos troncos, plantados a la misma distancia. Rasca la corteza: unos pocos están verdes por debajo.
card-desert-stairs-down = Escalones abajo
    .story = Bajan unos escalones anchos, bien barridos, aunque el viento nunca cesa. Al fondo la arena entra como agua.
card-desert-works-pans = Los calderos
    .story = Calderos de hierro, tiros de ladrillo, ganchos para la carne. Todo está entero; solo falta la gente.
card-desert-dial-shadow = La sombra equivocada
    .story = La aguja es alta como una casa. Su sombra va una hora adelantada, y solo un día de cada dos.

## Cartas: continuaciones

card-desert-well-shaft = En el pozo
    .story = Los peldaños acaban a mitad de camino. Debajo de ti cuelga en la oscuridad un cubo lleno que gira sin viento.
card-desert-glass-blade = Hoja de vidrio
    .story = Una esquirla larga, envuelta en tela por un extremo. Quien la hizo pasó horas afilándola.
card-desert-clay-amphora = Ánfora de barro
    .story = Por fuera suda y por dentro sigue fresca. En el asa quedaron cocidas las huellas de dos dedos.
card-desert-cargo-doors = Las puertas de carga
    .story = Un metro de arena empuja contra las puertas. Con las manos desnudas, vuelve a caer tanta como se saca.
card-desert-cargo-hold = Dentro del camión
    .story = Las puertas ceden un palmo, luego dos. Cajas bien amarradas y una lista con siete nombres, todos marcados.
card-desert-wire-radio = Radio de alambre
    .story = Un aparato del tamaño de una hogaza, envuelto en hilo de cobre. Oye más lejos de lo que debería.
card-desert-quiet-sleeper = La durmiente
    .story = Duerme con los ojos abiertos. Cuando dejas la comida, habla con claridad, sin volver la cabeza, y luego ya no está.
card-desert-cairn-chamber = La cámara de abajo
    .story = Bajo las últimas piedras hay un hueco forrado de tela. Dentro, algo chasquea.
card-desert-post-panel = La tapa del poste
    .story = A la altura de la rodilla hay una placa sujeta al hierro con cuatro tornillos. Detrás, el zumbido es más cálido.
card-desert-cistern-hatch = La tapa sellada
    .story = Una tapa redonda, fijada con mortero de sal y cal. La cerraron desde fuera, con esmero.
card-desert-cistern-hall = La sala del agua
    .story = El sello cae en escamas. Hay pilares en un agua negra y transparente, y en una repisa espera una fila de tinajas.
card-desert-arch-guest = El huésped del arco
    .story = Toma la carne de tu mano con mucha cortesía. Luego se adelanta unos pasos y mira hacia atrás.
card-desert-mast-lamp = La lámpara del mástil
    .story = La lámpara vuelve a girar, un solo haz, una vez por minuto. La tierra parece ahora más pequeña.
card-desert-caves-depth = En lo hondo de las cuevas
    .story = El pasadizo tuerce y la luz del día se queda atrás. Una tela te roza la cara: alguien tendió ropa a secar.
card-desert-stair-door = La puerta de hierro
    .story = Hierro gris, sin manilla, solo un agujero cuadrado. Se pueden rascar las bisagras, pero se oirá.
card-desert-stair-room = Tras la puerta de hierro
    .story = Una cama, una mesa, estantes. Sobre la mesa cuelga un dibujo de vuestro campamento, con el número exacto de personas.
card-desert-noon-mark = La marca del mediodía
    .story = Donde acaba la punta de la sombra hay una placa encajada en el suelo. Por un momento no se oye nada, y sabes qué hacer.
card-desert-humming-road = El camino que zumba
    .story = Un poste responde al siguiente. Quien sigue el tono con la mano llega antes de cansarse.
card-desert-salt-chisel = Cincel de sal
    .story = Corto, pesado, con el filo blanco por el uso. Entra en cada junta que aquí se cerró con mortero.
card-desert-white-cloak = Capa blanca
    .story = Una capa de muchas telas, ligera como el papel. En el cuello bordaron un nombre y lo descosieron.

## Cartas: hallazgos

card-desert-barrel-cactus = Cactus de barril
    .story = Te llega a la cadera y chapotea cuando te apoyas. No todos dan agua que se pueda beber.
card-desert-thorn-thicket = Matorral de espinas
    .story = Leña seca, dura como el hueso, y espinas largas como dedos. Entre ellas cuelgan unas vainas arrugadas.
card-desert-night-flower = Flor nocturna
    .story = De día es un nudo gris. Por un puñado de agua se abre y huele a lluvia.
card-desert-dew-stones = Piedras de rocío
    .story = Piedras planas, puestas en filas para atrapar el fresco de la noche. Lámelas antes de que lo haga el sol.
card-desert-singing-sand = Arena que canta
    .story = La ladera retumba bajo tu peso, una sola nota grave. Otra nota responde, y no viene de la ladera.
card-desert-fresh-tracks = El rastro de muchos
    .story = El borde de las huellas aún se desmorona. Muchos pasaron por aquí, y uno detrás de ellos.
card-desert-honey-ants = Hormigas de miel
    .story = Bajo la piedra cuelgan hormigas redondas y doradas como uvas. Las demás suben a mirarte.
card-desert-others-camp = El campamento de los otros
    .story = Cuatro mantas en cuadro, cuatro vasos, un fuego preparado y nunca encendido. Bajo una de las mantas podría haber alguien.
card-desert-map-scrap = Medio mapa
    .story = Dibujado con esmero en corteza por alguien que contaba los pasos. Si se moja, vuelve la mitad borrada.
card-desert-salt-message = Mensaje en la sal
    .story = Letras largas como una persona, pisadas en la costra: POR AQUÍ, y una flecha. Señala el lugar del que vienes.
card-desert-iron-crank = Manivela de hierro
    .story = Una manivela de cabeza cuadrada, engrasada y envuelta en un periódico sin fecha.
card-desert-folding-spade = Pala plegable
    .story = La hoja está gastada y fina. A lo largo del mango corren muescas, una por cada hoyo.
card-desert-thorn-whip = Látigo de espinas
    .story = Tres brotes largos, trenzados en verde. Silba antes de golpear.
card-desert-sun-cloth = Tela de sol
    .story = Un cuadrado de tela clara y cuatro cordeles. Se puede andar debajo, dormir debajo y bajar las dunas deslizándose encima.
card-desert-salt-lamp = Lámpara de sal
    .story = Un bloque de sal ahuecado, con una mecha. La luz es rosada y quieta, y a los animales no les gusta.
card-desert-bitter-salve = Ungüento amargo
    .story = Una pasta verde en un cuerno. Quema, luego refresca, luego se olvida dónde dolía.
card-desert-hide-flask = Odre de piel
    .story = Cosido de una sola piel, con un tapón de hueso. Se puede colgar justo sobre las llamas.
card-desert-glass-still = Alambique de vidrio
    .story = Una campana, un cuenco, un hilo por el que corren las gotas. El sol hace el resto.
card-desert-seep-pit = Hoyo de agua
    .story = Un hoyo viejo, apuntalado con piedras, seco a primera vista. Un brazo más abajo la arena se oscurece.
card-desert-goat-trail = Senda de cabras
    .story = Una línea no más ancha que un pie, roca arriba. Las cabras la conocen desde antes que nadie.
card-desert-trapdoor-spinner = Hilandera de trampilla
    .story = El suelo se abre como una tapa. Ves las patas antes de entender que son patas.
card-desert-tin-sentinel = Centinela de hojalata
    .story = Estaba sentado bajo la arena, con las rodillas encogidas. Ahora se levanta, y la arena le cae de las juntas.

## Cartas: número 100

card-desert-provision-drum = Bidón de víveres
    .story = Un bidón de acero con tapa roja. Chirría tanto al abrirse que ha debido de oírse en todas partes.
card-desert-flare-pistol = Pistola de bengalas
    .story = Quedan dos cartuchos. En la culata alguien ha escrito: a personas no.
card-desert-floor-of-glass = Suelo de vidrio
    .story = Lo que parecía suelo es una luna de vidrio, y debajo hay un cuarto con estantes. Cruje.
card-desert-white-noon = El mediodía blanco
    .story = Tiras de la palanca porque está ahí. Durante una hora el sol se queda quieto sobre todo.
card-desert-occupied-shade = Sombra ocupada
    .story = Bajo el saliente hace fresco, y hay una mochila apoyada en la pared. Su dueño no se fue por voluntad propia.
card-desert-mirror-hound = Perro espejo
    .story = En su costado te ves a ti, corriendo. Aún no ha decidido a quién de los dos seguir.
card-desert-steel-pharmacy = Botica de acero
    .story = Un armario tras una reja, frío al tacto. Agujas, frascos, todo rotulado con una letra como la tuya.
card-desert-buried-drum = El tambor enterrado
    .story = Bajo la arena hay una piel tensada. Cada paso sobre ella se oye a lo lejos, y algo viene a bailar.
card-desert-mirror-shield = Escudo espejo
    .story = Una luna del círculo sobre un marco de tubos. Se romperá, pero no al primer golpe.
card-desert-scorpion-jar = Tinaja de escorpiones
    .story = La tinaja pesa, y por dentro algo cruje. La tapa está atada, pero la cuerda es vieja.
