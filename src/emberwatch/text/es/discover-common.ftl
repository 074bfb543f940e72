# Discover: proyectos, personajes, noches y amenazas

## Proyectos y sus objetos

project-hardened-spear = Lanza endurecida
    .story = Un palo recto cuya punta giró entre las brasas hasta sonar al golpearla con la uña.
project-stone-club = Maza de piedra
    .story = No tiene nada de ingenioso, pero se asienta en la mano como si siempre hubiera estado ahí.
project-flint-knife = Cuchillo de sílex
    .story = Un buen golpe parte el nódulo, y el filo que asoma es más fino que el papel.
project-sling = Honda
    .story = Una tira de piel, dos cordones y una tarde entera sin acertarle a un solo árbol.
project-wicker-shield = Escudo de mimbre
    .story = Varas verdes tejidas tan prietas que a lo que muerde ahí le cuesta soltarse.
project-fur-cloak = Capa de pieles
    .story = Huele al animal y guarda el calor como si algo respirara todavía dentro.
project-forage-basket = Cesta de recolección
    .story = Con las dos manos libres te das cuenta de pronto de cuánto se puede comer aquí.
project-back-frame = Armazón de carga
    .story = Dos horquetas y un cinturón de seguridad salido de quién sabe dónde, y el peso descansa en las caderas.
project-water-bag = Odre
    .story = Cosido, vuelto del revés y frotado con ceniza: suda un poco, pero no gotea.
project-boiling-bowl = Cuenco de hervir
    .story = Las piedras del fuego sisean al hundirse, y pronto todo el cuenco borbotea.
project-dew-sheet = Lona de rocío
    .story = Tendida al anochecer sobre un hoyo, amanece cuajada de gotas pequeñas y frías.
project-fire-drill = Taladro de fuego
    .story = El humo llega a las cien vueltas, y la chispa justo después de abandonar.
project-ember-pot = Olla de brasas
    .story = Un cacharro con tapa lleno de madera podrida, donde un trozo de la noche pasada sigue encendido.
project-herb-poultice = Cataplasma de hierbas
    .story = Gris, tibia y maloliente, y sin embargo las punzadas cesan casi al momento.
project-splint = Férula
    .story = Dos listones rectos, una correa y algo que morder mientras la aprietan.
project-striding-poles = Bastones de marcha
    .story = Con cuatro patas en vez de dos, la tierra se hace más pequeña.
project-reed-float = Balsa de juncos
    .story = Los haces de tallos te llevan a ras de agua, con tal sigilo que las ondas parecen ruidosas.
project-snare-line = Línea de lazos
    .story = Lazos finos a la altura del tobillo, y aprendes a recordar por dónde has pasado.
project-tallow-lamp = Lámpara de sebo
    .story = Una mecha en una piedra ahuecada dibuja un pequeño círculo donde nada puede fingir que es una sombra.
project-fish-weir = Nasa de estacas
    .story = Un embudo de estacas que deja la espera en manos de la corriente.
project-forged-machete = Machete forjado
    .story = Antes fue una ballesta de camión, y antes de eso algo a lo que le limaron el número de serie.
project-venom-darts = Dardos envenenados
    .story = Ocho espinas en un tallo hueco, cada una mojada tres veces y nunca más tocada.
project-scrap-mail = Cota de chatarra
    .story = Matrículas, arandelas y alambre, y un traqueteo que te anuncia a cien pasos.
project-field-kit = Botiquín de campaña
    .story = Aguja, hilo, paño limpio y una etiqueta con una letra que nadie del grupo sabe leer.
project-charcoal-filter = Filtro de carbón
    .story = Lo que entra marrón sale por abajo gota a gota, y no sabe absolutamente a nada.
project-down-bedroll = Petate de plumón
    .story = Por primera vez desde que despertaste aquí, duermes sin encogerte como un puño.
project-arc-lamp = Lámpara de arco
    .story = Dos barras de carbón, un tarro de ácido, y durante diez respiraciones toda una ladera queda a plena luz del día.
project-spring-jaw = Cepo de muelle
    .story = Para armarlo hacen falta dos personas, o una que se fíe del pestillo más de la cuenta.

## Personajes: grupo 1

character-tomasz-baker = Tomasz, panadero
    .story = Durante treinta años se levantó a las dos de la madrugada. Dice que la oscuridad de aquí no calla como es debido.
character-amara-well-digger = Amara, pocera
    .story = Pega la oreja al suelo antes de soltar la mochila. Ahí abajo, dice, siempre corre en alguna parte.
character-rurik-doorman = Rurik, portero de discoteca
    .story = Ha echado a borrachos, a cobradores y una vez a una novia. Se planta entre el fuego y la oscuridad sin que nadie se lo pida.
character-ines-surveyor = Ines, topógrafa
    .story = Cuenta sus pasos en voz baja y ha comprobado que la misma cuesta nunca mide dos veces lo mismo.
character-yuki-potter = Yuki, alfarera
    .story = A los setenta y cuatro años sigue fiándose más de sus pulgares que de sus ojos. Cada campamento recibe un hogar antes que un nombre.
character-anselm-clock-mender = Anselm, relojero
    .story = Su reloj se paró cuando despertó aquí, y algunas mañanas ha avanzado. Él va apuntando las horas.

## Personajes: grupo 2

character-kofi-fisherman = Kofi, pescador
    .story = Puede pasar horas junto al agua sin moverse. Qué es lo que escucha, se lo guarda.
character-leila-plumber = Leila, fontanera
    .story = Dale una tubería oxidada y te dirá adónde lleva. Adónde llevan las de aquí no le gustó nada.
character-bruno-butcher = Bruno, carnicero
    .story = Un hombre apacible de manos enormes. Da las gracias a cada animal, y desde hace poco les mira los dientes.
character-sanna-postwoman = Sanna, cartera
    .story = Diecinueve años en la ruta más larga del norte y ni una carta con retraso. En su bolsa hay una dirigida a este lugar.
character-otto-charcoal-burner = Otto, carbonero
    .story = El hollín se le ha quedado para siempre en las arrugas. Lee el humo de los fuegos ajenos, incluso donde no hay fuego.
character-mirela-card-reader = Mirela, echadora de cartas
    .story = Nunca creyó en las cartas, solo pagaban el alquiler. Desde que está aquí, aciertan.

## Personajes: grupo 3

character-paloma-mushroom-picker = Paloma, setera
    .story = Su abuela le enseñó cuatrocientos nombres y dos que no se pronuncian. Esos dos ya los ha visto aquí.
character-idris-ice-seller = Idris, vendedor de hielo
    .story = En una ciudad de calor vendía frío por bloques. Se despierta antes que los demás, cuando todo está mojado aún.
character-hanne-wrestler = Hanne, luchadora
    .story = Dos veces campeona de su distrito, una vez de todo el país. Casi siempre, dice, se trata de mantenerse cerca del suelo.
character-teo-steeplejack = Teo, escalatorres
    .story = En terreno llano duerme mal. Dale algo que trepar y volverá con noticias antes de que hierva el agua.
character-priya-toolmaker = Priya, fabricante de herramientas
    .story = Mide a ojo y nunca se equivoca en más de un pelo. Su cuaderno se llena de cosas que todavía nadie ha pedido.
character-pio-sleepwalker = Pio, sonámbulo
    .story = Diecisiete años, educado, siempre cansado. Algunas mañanas despierta lejos de su manta, con los pies limpios.

## Personajes: grupo 4

character-bashir-cook = Bashir, cocinero de barco
    .story = En plena tormenta dio de comer a cuarenta hombres con una sola olla. Un cucharón vacío le ofende.
character-noor-bargewoman = Noor, barquera
    .story = Nació en el río, creció en el río y toda la vida bebió de él. Pocas cosas le revuelven el estómago o el ánimo.
character-kenji-fencing-teacher = Kenji, maestro de esgrima
    .story = Sesenta y ocho años y algo duro de oído. Espera con los ojos entornados a que el otro cometa un error.
character-astrid-balloonist = Astrid, piloto de globo
    .story = Recuerda el despegue. Desde arriba, dice, los valles parecían colocados por alguien.
character-luca-tinker = Luca, hojalatero
    .story = En su carro había de todo, y la mitad funcionaba. Sabe sacar partido de lo que otros dejan tirado.
character-zora-caver = Zora, espeleóloga
    .story = Ha pasado más tiempo bajo tierra que muchos mineros. La oscuridad no la asusta, solo el aire tibio que sale de ella.

## Personajes: grupo 5

character-mateo-beekeeper = Mateo, apicultor
    .story = Se mueve despacio y tararea. Las abejas de esta tierra le responden, medio tono más bajo de lo debido.
character-freya-diver = Freya, buscadora de perlas
    .story = Cuatro minutos con una sola bocanada, y ya pasa de los cincuenta. De lo que había en pie allá en el fondo no quiere hablar.
character-dmitri-night-watchman = Dmitri, vigilante nocturno
    .story = Veinte inviernos en un almacén lleno de cosas ajenas. Conoce el instante en que dentro de un silencio hay alguien.
character-aroha-courier = Aroha, mensajera
    .story = Las piernas más rápidas entre el puerto y la colina. Corre para no olvidar el camino a casa.
character-abel-thatcher = Abel, techador
    .story = En cada árbol ve un tejado. Mientras él alimente el fuego, nadie tiene que preguntar quién está de guardia.
character-vesna-vet = Vesna, veterinaria rural
    .story = Vacas, perros, de vez en cuando un granjero. Sus pacientes nunca supieron decir dónde les dolía, así que no pregunta.

## Personajes: grupo 6

character-rosa-trapper = Rosa, trampera
    .story = Abuela de nueve nietos, con el bolsillo lleno de alambre. No pide perdón por nada y no desperdicia nada.
character-samir-rain-watcher = Samir, vigía de la lluvia
    .story = Llevaba el libro del tiempo de una estación de montaña y no se saltó un solo día. Aquí la lluvia sigue el calendario, solo que no es el nuestro.
character-olga-shot-putter = Olga, lanzadora de peso
    .story = Cuarta en los juegos, por dos centímetros. Desde entonces no ha vuelto a dejar una piedra con suavidad.
character-linh-birdwatcher = Linh, observadora de aves
    .story = Tres mil especies en su lista, y ninguna de las que cantan aquí. Lo que se mueve, ella lo ve antes de que se mueva.
character-henrik-candlemaker = Henrik, cerero
    .story = Huele un poco a miel y a grasa. En un cabo de vela ve una velada, y en una velada casi todo.
character-emeka-locksmith = Emeka, cerrajero
    .story = Cada cerradura, dice, es la pregunta de alguien que no está. Aquí se ha topado con preguntas que ya había contestado.

## Noches

night-quiet-dark = Oscuridad callada
    .story = Nada se mueve, y yacéis despiertos escuchando vuestros estómagos.
night-dry-mouths = Bocas secas
    .story = El aire sabe a polvo, y todos oyen el último trago de la botella.
night-ring-of-eyes = Un cerco de ojos
    .story = Justo más allá de la luz se abren y se cierran pares de chispas, con paciencia, por turnos.
night-humming-hours = Las horas del zumbido
    .story = Hacia la medianoche los postes empiezan a zumbar, y un rato dormís todos como si alguien lo hubiera ordenado.
night-lean-night = La noche flaca
    .story = Alguien cuenta las provisiones en voz alta, se calla y vuelve a empezar.
night-parched-night = La noche reseca
    .story = Un viento cálido peina el campamento y se lleva la humedad de los labios y de los ojos.
night-closing-circle = El cerco se estrecha
    .story = Las llamadas vienen primero de cuatro lados, luego de tres y luego de muy cerca.
night-black-gale = El vendaval negro
    .story = Esta tormenta no trae lluvia, solo peso, y se apoya en todo lo que sigue en pie.
night-falling-ash = Cae ceniza
    .story = Blandos copos grises bajan por el resplandor del fuego, y no hay incendio alguno del que puedan venir.
night-low-mist = Niebla baja
    .story = Sube hasta la rodilla y no más, y lo que camina por ella no tiene pies.

## Amenazas: azules

threat-festering-scratch = Un rasguño infectado
    .story = Apenas fue una espina, y ahora la piel de alrededor está caliente y tirante.
threat-twisted-ankle = Un tobillo torcido
    .story = La piedra rueda, tu pie se queda, y por un rato solo ves blanco.
threat-creeping-doubt = La duda se cuela
    .story = ¿Y si los demás nunca despertaron aquí, y solo lo hiciste tú?
threat-the-quarrel = La riña
    .story = Empieza por una cuchara, y al final todos han dicho algo.
threat-light-fingers = Manos largas
    .story = Por la mañana los fardos están atados con un nudo distinto.
threat-snapped-twig = Cruje una rama
    .story = Un chasquido, muy cerca, y después el largo cuidado de algo que se queda quieto.
threat-fresh-tracks = Huellas frescas
    .story = Cruzan las tuyas, y sus bordes aún no han empezado a deshacerse.
threat-scent-on-the-wind = Un olor en el viento
    .story = El viento ha cambiado y lleva noticias de ti a la oscuridad.
threat-sudden-downpour = Aguacero repentino
    .story = Una sola nube, un solo minuto, y ni un hilo seco.
threat-loose-ground = Suelo suelto
    .story = Ayer la ladera era firme; esta noche se escurre bajo tus botas.
threat-chill-before-dawn = El frío de antes del alba
    .story = La peor hora es la última, cuando el cielo ya está gris y no da nada.
threat-somebody-was-here = Alguien estuvo aquí
    .story = Junto a tu cabeza hay un hatillo bien atado, y ninguna huella conduce hasta él.

## Amenazas: naranjas

threat-rattling-cough = Una tos bronca
    .story = Viene de muy adentro y suena como si algo allí le contestara.
threat-marked-as-prey = La marca de la presa
    .story = En tu manga hay una mancha que no sale al lavarla y que brilla un poco en la oscuridad.
threat-frost-in-the-bones = Escarcha en los huesos
    .story = Ya no tiritas, y sabes que eso no es buena señal.
threat-shared-fever = Fiebre compartida
    .story = Un vaso para todos, y a medianoche habláis todos en el mismo sueño.
threat-rope-too-short = Una cuerda demasiado corta
    .story = El borde se rompe, tu mano encuentra una raíz y gritas un nombre.
threat-hunting-line = La línea de batida
    .story = Avanzan en fila abierta, a distancias iguales, como ojeadores por un campo.
threat-breath-behind-you = Un aliento a tu espalda
    .story = Es cálido, es lento, y toma aire cada vez que lo tomas tú.
threat-robbed-cache = El escondrijo saqueado
    .story = Las piedras están apiladas como antes, solo que debajo ya no hay nada y el rastro lleva al agua.
threat-stones-of-ice = Piedras de hielo
    .story = La primera parte una rama, y después ya nadie cuenta.
threat-ground-gives-way = El suelo cede
    .story = Bajo la fina costra hay una sala, y tú vas camino de ella.
threat-breathless-air = Aire inmóvil
    .story = La noche es más calurosa de lo que fue el día, y ni una hoja se atreve a moverse.
threat-distant-lantern = Un farol lejano
    .story = A lo lejos alguien agita una luz, tres veces hacia la izquierda, y por un instante la tierra entera queda a la vista.
