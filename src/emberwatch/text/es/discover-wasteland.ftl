# El páramo: nombres e historias.

terrain-wasteland = Páramo de ceniza
    .story = Chimeneas sin humo, carreteras sin fin, un cielo de color hierro. Una noche de cada dos llega la ceniza desde el oeste, y en algún lugar una máquina sigue en marcha.

## Suelos

ground-wasteland-ash = ceniza
ground-wasteland-road = carretera
ground-wasteland-slag = escoria
ground-wasteland-rubble = escombros
ground-wasteland-scrap = montón de chatarra

## Puntos de referencia

landmark-wasteland-pump-house = la casa de bombas
landmark-wasteland-filling-station = la gasolinera
landmark-wasteland-signal-mast = el mástil de señales
landmark-wasteland-stranded-bus = el autobús varado
landmark-wasteland-brick-kilns = los hornos de ladrillo
landmark-wasteland-turbine-hall = la sala de turbinas
landmark-wasteland-switchyard = la subestación
landmark-wasteland-kennels = las perreras
landmark-wasteland-filter-tower = la torre de filtros
landmark-wasteland-embankment-door = la puerta del terraplén
landmark-wasteland-blast-furnace = el alto horno
landmark-wasteland-sunken-station = la estación hundida
landmark-wasteland-running-mill = la trituradora que aún funciona
landmark-wasteland-listening-dish = la antena de escucha
landmark-wasteland-numbered-house = la casa del número

## Enemigos

enemy-wasteland-rust-hound = Sabueso de herrumbre
enemy-wasteland-ash-walker = Caminante de ceniza
enemy-wasteland-slag-crawler = Reptador de escoria
enemy-wasteland-pipe-lurker = Acechador de tuberías
enemy-wasteland-mask-wearer = Enmascarado
enemy-wasteland-drum-engine = Máquina de tambor
enemy-wasteland-coil-crawler = Bobina reptante
enemy-wasteland-kennel-pack = Jauría de las perreras
enemy-wasteland-soot-moths = Polillas de hollín
enemy-wasteland-lamp-eater = Devorador de lámparas
enemy-wasteland-gnawing-tide = Marea roedora
enemy-wasteland-wire-heron = Garza de alambre
enemy-wasteland-pipe-eel = Anguila de tubería
enemy-wasteland-cinder-hare = Liebre de rescoldo
enemy-wasteland-slag-tortoise = Tortuga de escoria
enemy-wasteland-den-mother = Perra con cachorros
enemy-wasteland-bone-crows = Cuervos de los huesos
enemy-wasteland-stove-cat = Gato de la estufa
enemy-wasteland-looter = Saqueador
enemy-wasteland-thornwire = Zarza de alambre
enemy-wasteland-ash-boar = Jabalí de ceniza
enemy-wasteland-counting-machine = Máquina de contar

## Cartas: puntos de referencia

card-wasteland-pump-house-dry = Un golpe por hora
    .story = El pistón queda suspendido, tiembla y cae. Del caño salta agua parda, y muy abajo algo responde al golpe.
card-wasteland-pump-house-flooded = Hasta las rodillas
    .story = Hoy el suelo está bajo el agua, y el agua se mueve. Al fondo hay un armario gris apoyado sobre ladrillos.
card-wasteland-filling-station-shop = Estante número cuatro
    .story = Alguien vació los estantes con cuidado, uno tras otro, todos menos uno. Bajo los surtidores los depósitos aún exhalan vapores.
card-wasteland-filling-station-pit = El foso
    .story = En el fondo del foso brilla el aceite. Encima cuelga un motor de una cadena y gira un poco, siempre en el mismo sentido.
card-wasteland-signal-mast-climb = Peldaño a peldaño
    .story = Uno de cada diez peldaños es ahora de hueso. A media altura cuelga un auricular de su cable.
card-wasteland-signal-mast-hum = El mástil zumba
    .story = Lo notas en la planta de los pies antes de oírlo. Aquí ningún pájaro ha hecho nunca su nido.
card-wasteland-stranded-bus-rows = Permanezcan sentados
    .story = El autobús cruza los dos carriles, con las ventanas pintadas por dentro. Todos los asientos están atornillados, menos el del conductor.
card-wasteland-stranded-bus-blankets = Once mantas
    .story = Aquí durmieron once personas, cabeza con pies. Las mantas están dobladas, y la última lámpara dejó un cerco quemado en el suelo.
card-wasteland-brick-kilns-warm = El horno tibio
    .story = Seis hornos están fríos. El séptimo está tibio como un animal dormido.
card-wasteland-brick-kilns-cellar = Bajo los hornos
    .story = Tras una pila de ladrillos baja una escalera, bien barrida. Entre las pilas algo rasca con las garras.
card-wasteland-turbine-hall = Dentro de la sala
    .story = Nueve turbinas duermen bajo lonas. La décima se ha quitado la suya; sus bobinas están esparcidas por el suelo, y no todas quietas.
card-wasteland-switchyard = Bajo los cables
    .story = Porcelana, cobre, un cartel con un rayo. Una sola palanca está engrasada, y apunta a la carretera.
card-wasteland-kennels = Las jaulas abiertas
    .story = Todas las jaulas están abiertas y todos los cuencos limpios. En el último corral, unos ojos esperan a ver qué llevas encima.
card-wasteland-filter-tower = Capas de carbón
    .story = El aire entra gris por arriba y sale limpio por abajo. Nadie ha cambiado los filtros, y sin embargo son nuevos.
card-wasteland-embankment-door = La puerta exterior
    .story = La puerta exterior cede al empujar con el hombro. Detrás hay un pasillo con una escotilla, un armario y unas huellas mojadas que entran.
card-wasteland-blast-furnace = El gigante frío
    .story = La boca de colada está tapada con arcilla, y la arcilla está húmeda. Arriba, en la plataforma, algo de hierro cambia de apoyo.
card-wasteland-sunken-station = Andén dos
    .story = La escalera baja hacia agua estancada y aire viciado. El reloj del andén va en hora.
card-wasteland-running-mill = Nadie la alimenta
    .story = Los rodillos giran y giran sin nada entre ellos. En la tolva alguien ha escrito con tiza: quiere hierro.
card-wasteland-listening-dish = La antena gira
    .story = Te sigue por la meseta con un lento rechinar. En su hueco, un susurro se vuelve palabra y tu propio aliento una tormenta.
card-wasteland-numbered-house = Recién pintada
    .story = De toda una calle queda una casa, pintada de blanco este mismo año. El número de la puerta es el de las personas de vuestro grupo.

## Cartas: lo que sigue

card-wasteland-pump-room = La sala de bombas
    .story = Con una junta nueva, la válvula gira. El tubo retumba: primero óxido, luego barro, luego quizá agua.
card-wasteland-iron-cupboard = El armario de hierro
    .story = Chapa gris, una buena cerradura, arañazos por todas partes. Otros lo intentaron con menos que tú.
card-wasteland-iron-cupboard-open = El armario de alguien
    .story = La cerradura suena como recién aceitada. Dentro hay un abrigo limpio y una lista de nombres en la que el tuyo aún no figura.
card-wasteland-voice-on-the-line = Una voz en la línea
    .story = La voz lee rumbos, calla y vuelve a leerlos. Cuando preguntas quién habla, da tu posición.
card-wasteland-carbide-lamp = Lámpara de minero
    .story = Una llama pequeña tras una fina malla de latón; se vuelve azul antes de que se huela nada. Quien la llenó pensaba volver.
card-wasteland-filter-mask = Máscara con filtro
    .story = La goma guarda la forma de otra cara. El aire sabe a carbón y a nada más.
card-wasteland-pressure-hatch = La escotilla a presión
    .story = Una escotilla redonda, y un vástago cuadrado donde debería ir el volante. Al otro lado, algo mantiene la presión.
card-wasteland-dry-room = El cuarto seco
    .story = Sale un aire seco y viejo. Estantes, latas, un traje en un gancho y una silla vuelta hacia la puerta.
card-wasteland-hand-held-out = La mano tendida
    .story = Te agachas y tiendes la carne. Tarda mucho, y luego todo pasa muy deprisa.
card-wasteland-grey-dog = El perro gris
    .story = Lleva un collar con una chapa, y alguien ha limado la chapa. Duerme de espaldas a ti, mirando hacia fuera.
card-wasteland-service-tunnel = El túnel de servicio
    .story = Dos pasos y la luz ha desaparecido. Los raíles zumban como si algo acabara de pasar.
card-wasteland-service-tunnel-lit = El túnel a la luz
    .story = La luz muestra flechas en las paredes, docenas, de manos distintas. Todas están de acuerdo.
card-wasteland-pressure-suit = Traje de presión
    .story = Lona, plomo y aros de latón, con el peso de una estufa. En la manga hay nueve puntadas, y una décima apenas empezada.
card-wasteland-wall-of-numbers = La pared de las cuentas
    .story = Días contados de cinco en cinco hasta el techo. Entre ellos alguien dibujó los lugares donde fueron dejando cosas.
card-wasteland-mill-fed = Lo que da la trituradora
    .story = Los rodillos muerden, el suelo tiembla, la rampa tose. Lo que hay en la bandeja nunca fue hierro.
card-wasteland-mill-stopped = Una barra en el engranaje
    .story = Encajas la barra donde se juntan los dientes. El silencio, si llega, se oirá a leguas.
card-wasteland-road-lights = Luces en la carretera
    .story = Una farola tras otra parpadea y se enciende, hasta el horizonte. Al final del todo, alguien apaga una.
card-wasteland-furnace-tender = El fogonero
    .story = Tiene una pala por mano y una parrilla por pecho. Sigue esperando el relevo.
card-wasteland-storm-cellar = El refugio del sótano
    .story = Aquí abajo la tormenta es solo un largo aliento. Hay un banco, una estufa y una lámpara en un clavo.
card-wasteland-sick-room = La enfermería
    .story = Dos camas están hechas, la tercera sigue tibia. En el alféizar hay frascos con etiquetas cuidadas y ningún nombre.

## Cartas: hallazgos

card-wasteland-warm-cup = Una taza aún tibia
    .story = Una taza de hojalata sobre un muro, medio llena y humeante. En la ceniza de alrededor no hay una sola huella.
card-wasteland-humming-post = El poste que zumba
    .story = Un poste de metal gris, a la altura de la cadera, más viejo que la carretera. Bajo tu mano zumba más grave.
card-wasteland-gas-pocket = Una bolsa de gas
    .story = La costra se rompe y el suelo exhala. Te lloran los ojos antes de oler nada.
card-wasteland-knocking-pipe = El tubo que llama
    .story = Tres golpes, una pausa, tres golpes. Cuando te acercas se detiene, como si escuchara.
card-wasteland-tool-grave = Una tumba para herramientas
    .story = Un túmulo rodeado de piedras, y bajo la ceniza nada de huesos: martillos, sierras y una pala, tendidos uno junto a otro.
card-wasteland-empty-mask = La figura sentada
    .story = Alguien está sentado contra la pared, con el abrigo abrochado y la máscara puesta. Llamas, y la máscara se inclina.
card-wasteland-door-without-house = Una puerta sin casa
    .story = Un marco, una puerta, un picaporte pulido por el uso. Por el ojo de la cerradura la luz es otra.
card-wasteland-dog-den = La guarida bajo el camión
    .story = Entre los ejes suena un gruñido, bajo y constante. Detrás gime algo pequeño.
card-wasteland-cellar-hatch = Una trampilla en la ceniza
    .story = Una tabla suena hueca bajo tu bota. Debajo hay una escalera de mano, y debajo de ella un olor a estufa fría.
card-wasteland-rust-fall = Lluvia de óxido
    .story = La grúa suelta su óxido en láminas rojas. Lo que queda es delgado, pero una parte aún sirve.
card-wasteland-depot-keys = Llaves del depósito
    .story = Un aro ancho como un plato, con treinta llaves y ganchos para llevar más. Una sigue tibia, como recién salida de un bolsillo.
card-wasteland-valve-wheel = Volante de válvula
    .story = Una rueda de hierro con radios y un agujero cuadrado. En algún sitio encaja, y el desgaste dice que se usó a menudo.
card-wasteland-rail-hammer = Mazo de ferroviario
    .story = Hecho para clavar escarpias en las traviesas, demasiado pesado para cargarlo mucho tiempo. El mango lleva cinta nueva.
card-wasteland-tally-string = Cordel de cuentas
    .story = Nudillos de hueso en un cordel, uno por cada noche superada. En el cordel queda sitio.
card-wasteland-glass-flask = Frasco de vidrio
    .story = Vidrio verde y grueso, con el tapón sujeto por una cadenita. Lleva marcas grabadas, y una más, rayada a mano.
card-wasteland-hand-flares = Bengalas de mano
    .story = Tres barras rojas en papel aceitado. Lo que vive a oscuras ha aprendido a odiar esta luz.
card-wasteland-tarpaulin-coat = Abrigo de lona
    .story = Cortado de la lona de un camión, cosido con alambre y forrado de piel. La ceniza resbala por él como el agua.
card-wasteland-field-kit = Estuche de curas
    .story = Aguja, hilo, gasa, una cuchara. Alguien volvió a guardarlo todo después de usarlo, con las manos limpias.
card-wasteland-ash-gutter = El canalón de ceniza
    .story = Chapas dobladas, un trozo de tubo, un barril. Lo que baja del techo del campamento es gris, pero baja.
card-wasteland-camp-siren = La sirena
    .story = Una manivela, una bocina, una abrazadera que encaja en el palo de vuestra tienda. Ante su aullido hasta las máquinas dan media vuelta.
card-wasteland-cable-nest = El nido de cables
    .story = Lo que parecían costillas son cables, y los cables se están enrollando. Dentro se mueven lucecitas.
card-wasteland-gate-warden = El guardián de la verja
    .story = Una caja sobre raíles con un brazo y una lente. Con voz amable te pide el pase.

## Cartas: las centenas

card-wasteland-shift-lunches = El almuerzo del turno de tarde
    .story = Una fila de fiambreras, cada una con un nombre. El pan está duro, pero las migas de la mesa son recientes.
card-wasteland-belt-with-teeth = La cinta con dientes
    .story = Buenas piezas desfilan por la cinta, una tras otra. Solo hay que ser más rápido que las pinzas.
card-wasteland-bolt-gun = Pistola de pernos
    .story = Hecha para planchas de acero, pesada como una piedra. En el tambor solo quedan unos pocos pernos.
card-wasteland-door-plate = Plancha de puerta
    .story = Media puerta de hierro con un asa soldada por detrás. La mirilla queda justo a la altura de los ojos.
card-wasteland-night-shift = El turno de noche
    .story = Marca la entrada, cuelga su lámpara y se vuelve hacia ti. Estás en su puesto.
card-wasteland-loudspeaker = El altavoz
    .story = Un micrófono, una luz roja, un interruptor para toda la llanura. Lo que digas se oirá, y no solo lo oirán personas.
card-wasteland-hand-car = La vagoneta
    .story = Un carrito sobre una vía que la ceniza ha respetado. La palanca aún se mueve, como si acabaran de soltarla.
card-wasteland-company-surgeon = El cirujano de la fábrica
    .story = Un maletín de acero con una manga para meter el brazo. Primero quiere metal; después trabaja deprisa y sin malicia.
card-wasteland-white-dust = Polvo blanco
    .story = El armario está lleno de cajas con una cruz roja, y las cajas están llenas de polvo. Has respirado antes de pensar.
card-wasteland-cold-boiler = La caldera fría
    .story = Hay astillas listas en la parrilla y una cerilla al lado. Fuera, algo araña a lo largo de la pared.
