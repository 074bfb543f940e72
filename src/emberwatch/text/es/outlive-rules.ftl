# The rules of Outlive in Spanish, one message a rule, in our own words.
# "ronda" is what the Spanish rulebook calls "turno": dawn, day and night together.

## Set-up

rule-S-1 =
    Juegan de dos a cuatro personas, cada una con un color, un Refugio y cuatro héroes que empiezan inactivos.
    Todas tienen las mismas tres habitaciones comunes, todavía sin construir.
    .title = Jugadores y Refugios

rule-S-2 =
    Recibes seis habitaciones avanzadas y dos líderes; quédate con cuatro habitaciones y un líder.
    Lo demás sale de la partida.
    Todos eligen a la vez y en secreto; después, habitaciones y líderes quedan a la vista.
    .title = Habitaciones y líder

rule-S-3 =
    Construye gratis una de tus siete habitaciones y reparte tus primeros supervivientes como quieras entre sus espacios y la Esclusa.
    Una habitación solo funciona si está completa, es decir, con todos sus espacios ocupados.
    Todos deciden a la vez y en secreto.
    .title = La primera habitación

rule-S-4 =
    Tu líder marca las cuatro localizaciones de salida de tus héroes, tus recursos iniciales y un equipo roto.
    Ese equipo se aparta antes de barajar el mazo.
    .title = Lo que aporta el líder

rule-S-5 =
    Quien tiene el líder de más edad es el primer jugador y recibe su ficha.
    .title = Quién empieza

rule-S-6 =
    Tú decides qué héroe empieza en cada una de las cuatro localizaciones de tu líder.
    Lo normal es que todos los coloquen a la vez y en secreto; como opción, se colocan por turnos, un héroe cada vez, empezando por el primer jugador.
    .title = Colocar los héroes

rule-S-7 =
    Seis de los doce eventos, al azar, esperan boca abajo y en orden en el tablero del Convoy: uno para cada día.
    Los otros seis no se usan.
    .title = Los seis eventos

rule-S-8 =
    Se forma una pila de baldosas de presa en el Bosque, otra en la Mina y otra en la Feria, más altas cuantos más jugadores haya.
    Las pilas están boca abajo y solo se ve la baldosa de arriba.
    Las baldosas que sobran salen de la partida sin que nadie las vea.
    .title = Las pilas de presas

rule-S-9 =
    Cada ciudad recibe su propia pila barajada de baldosas de búsqueda.
    La ficha de algas de la Base militar empieza activa.
    .title = Búsqueda y algas

rule-S-10 =
    En lugar de recursos fijos, Mary Koolpepper roba baldosas de búsqueda de una en una y elige cada vez la ciudad.
    Luego descarta lo que le sobra y recibe lo que muestran las demás; una píldora de algas reduce su radioactividad en 1 y un estante vacío no da nada.
    Las baldosas vuelven a sus pilas, que se barajan de nuevo.
    .title = Mary Koolpepper

## Dawn

rule-W-1 =
    Al amanecer se repone cada localización hasta el total que corresponde al número de jugadores: nunca se pasa de él y nunca se retira nada.
    Una ronda es un día entero, con amanecer, día y noche; el reglamento la llama turno.
    .title = Reponer el tablero

rule-W-2 =
    Las algas de la Base militar vuelven a estar activas: hay una dosis para el nuevo día.
    .title = Vuelven las algas

rule-W-3 =
    Primero en Blackwood y luego en Silent Peak se descarta el equipo que quede y se roban baldosas nuevas, que se dejan boca arriba.
    Así, en Blackwood aún no puede salir lo que se descarte en Silent Peak.
    .title = Equipo en las ciudades

rule-W-4 =
    En cada ciudad se barajan juntas todas sus baldosas de búsqueda.
    Con menos de cuatro jugadores, algunas se apartan boca arriba: así todos saben qué no se podrá encontrar hoy.
    .title = Pilas de búsqueda

rule-W-5 =
    En cada espacio del Carguero sin superviviente se coloca uno.
    .title = Supervivientes del Carguero

rule-Q =
    Siempre que se roba equipo: si el mazo se agota, se baraja el descarte; si tampoco hay descarte, se roban menos baldosas.
    No puedes tener el mismo equipo dos veces, ni roto ni arreglado: si robas uno que ya tienes, apártalo, roba otro y descarta al final lo apartado.
    .title = Robar equipo

## Day

rule-D-1 =
    Se revela el evento de hoy y se aplica; después se aplican todos los anteriores que sigan sin resolver, en el orden en que llegaron.
    Se aplican uno tras otro, y cada uno cuenta ya con las pérdidas del anterior.
    .title = Los eventos del día

rule-D-2 =
    Desde el primer jugador y en el sentido de las agujas del reloj, cada uno activa por turno uno de sus héroes inactivos, hasta que todos hayan actuado.
    La ficha de primer jugador puede cambiar de manos durante el día, pero el orden de este día se mantiene.
    .title = Activar héroes por turnos

rule-D-3 =
    El héroe avanza uno o dos pasos por el anillo de localizaciones y tiene que terminar en una localización distinta de la de salida.
    .title = Mover un héroe

rule-D-4 =
    En cada localización puede haber como máximo un héroe de tu color, activo o inactivo.
    Puedes pasar por donde haya héroes, tuyos o ajenos, y terminar donde haya héroes de otros jugadores.
    Si un héroe tuyo deja libre una localización, otro tuyo puede ocuparla.
    .title = Un héroe por localización

rule-D-5 =
    Activa primero a los héroes que pueden moverse; en alguna edición no es obligatorio.
    Un héroe que no puede moverse porque el Carguero está bloqueado se queda donde está, no hace nada y cuenta como jugado: no se pone en pie y nadie puede presionarlo.
    Las ayudas opcionales (Exoesqueleto, Ballesta de garfio, la habitación del Carguero) nunca obligan a moverse.
    .title = Héroes que no pueden moverse

rule-D-6 =
    Con el Exoesqueleto, un héroe se mueve una vez sin límite de distancia; las demás reglas de movimiento se mantienen.
    .title = Mover con el Exoesqueleto

## Pressure

rule-P-1 =
    Al llegar, y antes que nada, tu héroe presiona a todos los héroes activos de otros jugadores que estén allí y tengan menos fuerza impresa.
    Es obligatorio y no cuesta puntos; también ocurre en el Carguero, y en la Presa aunque no actives el purificador.
    Los héroes inactivos están a salvo.
    .title = A quién presionas

rule-P-2 =
    La Presión es la diferencia entre las dos fuerzas impresas.
    Ni la Tormenta de arena ni la Ballesta de garfio la cambian.
    .title = Cuánta Presión

rule-P-3 =
    El Bate de béisbol aumenta la Presión contra uno de los héroes presionados; anúncialo antes de que se defienda.
    Un héroe de igual fuerza no se presiona nunca, ni siquiera con el Bate.
    En alguna edición, el Bate vale contra todos los que presiones en esa visita.
    .title = Bate de béisbol

rule-P-4 =
    Si te presionan, puedes combinar tus defensas como quieras.
    La Armadura resta Presión (lo que sobre se pierde), y cada proyectil que devuelvas a la reserva general resta un punto.
    La habitación «Héroe n.º 3 inmune» anula una Presión entera contra un héroe de fuerza impresa 3, y tú eliges cuándo usarla.
    .title = Cómo defenderse

rule-P-5 =
    Por cada punto de Presión que quede tras la defensa, el defensor entrega una materia prima o un material a su elección, nunca munición; si tiene menos, entrega todo lo que tenga.
    Con la habitación «Presión: elegir recursos», el atacante elige siempre; alguna edición lo limita a una vez por ronda o a un defensor que no habría podido anular toda la Presión, o permite elegir también munición.
    El atacante recibe al instante lo entregado: con un microchip ya puede activar el purificador de la Presa.
    .title = Lo que se entrega

rule-P-6 =
    El atacante no puede gastar munición para presionar más, ni renunciar a lo que le deben.
    .title = Límites del atacante

rule-P-7 =
    Si presionas a varios, sigue el sentido de las agujas del reloj desde tu asiento y resuelve cada Presión por completo antes de pasar a la siguiente.
    .title = Varios presionados

rule-P-8 =
    Un héroe que llega adonde hay otros más fuertes no sufre Presión: solo presiona el que llega.
    .title = Llegar siendo más débil

rule-P-9 =
    El agua permanente no es una ficha y nadie puede quitártela.
    .title = Agua permanente a salvo

## Actions

rule-A-1 =
    Tu héroe tiene tantos puntos de acción como fuerza; con Tormenta de arena cuenta la fuerza que marca el evento.
    Repártelos en el orden que quieras entre lo que ofrece la localización; puedes renunciar al resto.
    .title = Puntos de acción

rule-A-2 =
    Con cada punto tomas un proyectil, mientras queden.
    Con un punto puedes tomar además las algas antirradiación, que reducen tu radioactividad en 1; solo hay una dosis al día para todos los jugadores.
    Puedes tomarlas aunque tu radioactividad ya no pueda reducirse más, pero sin efecto.
    .title = En la Base militar

rule-A-3 =
    Con cada punto tomas un material, mientras queden: madera en el Bosque, metal en la Mina, microchips en la Feria.
    En las tres localizaciones puedes además cazar, una sola vez por activación.
    .title = Bosque, Mina y Feria

rule-A-4 =
    Para cazar la presa visible de la pila, tus puntos de acción y tu munición deben sumar justo su resistencia, que aumenta con Mutación animal. La Escopeta y la Trampa de oso dan puntos solo para esta caza; la munición sola puede bastar, y nunca se gasta más de la que hace falta.
    Pon la baldosa junto a tu Refugio y revela la siguiente (las presas cazadas no vuelven). Cada presa de un tipo que ya tienes da más carne que la anterior, hasta la cuarta; después se resta la Enfermedad epizoótica, sin bajar de cero, y por último se suman tus habitaciones.
    Con el Sensor termal, una vez anunciada la caza, miras en secreto la pila y eliges cualquier baldosa sin cambiar el orden; aún puedes renunciar, pero el Sensor queda usado.
    Alguna edición exige al menos un punto para cazar o deja crecer la carne sin tope.
    .title = La caza
    .figures = Carne por la primera, segunda, tercera y cuarta presa de la misma resistencia: { $table }.

rule-A-5 =
    Aquí no se gastan puntos: tu héroe solo puede entrar si en el espacio de su fuerza (la que marque la Tormenta de arena, si está activa) no hay un héroe activo. Nunca entra en otro espacio, ni siquiera en uno inferior, salvo que la Ballesta de garfio lo suba de nivel; es la única forma de llegar al 6.
    La habitación «Carguero +2 y espacio» permite, una vez por ronda, entrar en un espacio ocupado; en alguna edición, siempre.
    Primero recibes las latas y luego el superviviente del espacio, que va a un espacio libre de la Esclusa o de una habitación construida; si no tienes ninguno, se queda allí.
    El dueño del primer héroe que llega en la ronda recibe al instante la ficha de primer jugador, que cuenta desde esa misma noche.
    .title = En el Carguero
    .figures = Latas en los espacios 3 a 6: { $cans }.

rule-A-6 =
    Paga un microchip o usa la Tarjeta de acceso para activar el purificador durante esta visita; no cuesta puntos.
    Después, con cada punto tomas una ficha de agua, mientras queden.
    .title = En la Presa

rule-A-7 =
    Con cada punto tomas una baldosa de equipo que esté boca arriba, si no tienes ya ese equipo, o robas una baldosa de búsqueda; ves cada una antes de decidir la siguiente.
    El equipo no se repone durante el día, y las baldosas de búsqueda robadas quedan a la vista.
    Recibes de la reserva general lo que muestran; una píldora de algas reduce tu radioactividad en 1 y un estante vacío no da nada.
    .title = En las ciudades

rule-A-8 =
    Todo equipo que consigues está roto, y solo el equipo arreglado funciona.
    Cada baldosa se usa una vez por ronda.
    .title = Equipo roto y arreglado

rule-A-9 =
    Cuando todos los héroes han actuado, el día termina y todos vuelven a estar inactivos allí donde están.
    .title = Fin del día

## Equipment

rule-G =
    Hacha (madera en el Bosque), Pico (metal en la Mina), Mochila (microchips en la Feria), Kit de armamento (munición en la Base militar) y Bidón (agua en la Presa) dan más fichas de la reserva de la localización, hasta donde alcance, si ya has recolectado allí con un punto al menos una ficha igual.
    Estos dan fichas de la reserva general con solo visitar la localización: Arco, carne en el Bosque sin cazar; Purificador, agua en la Mina; Detector de metal, latas en la Feria; Palanca, microchips en la Base militar; Sierra, metal en el Carguero; Motosierra, madera en una ciudad; Linterna, supervivientes en una ciudad, para la Esclusa o una habitación construida.
    Los demás ayudan al moverse (Exoesqueleto), en el Carguero (Ballesta de garfio), en la Presa (Tarjeta de acceso), al cazar (Escopeta, Trampa de oso, Sensor termal) o en la Presión (Bate de béisbol, Armadura).
    .title = Lo que hace el equipo

## Night

rule-N1 =
    Empezando por el primer jugador, que puede haber cambiado, cada uno resuelve por turno un evento a la vista, también el de hoy, o pasa. Quien pasa ya no resuelve más esta noche, y el paso acaba cuando todos han pasado o no quedan eventos.
    Pagas el coste sin ayuda de nadie; la habitación «Resolver eventos» rebaja un coste por noche en materiales, en munición o en materias primas, sin devolver nada.
    El evento deja de tener efecto y sus PS son tuyos al final.
    Desde el paso 2, todos juegan a la vez, cada uno sus pasos en orden y sin volver atrás; el equipo se roba por orden de llegada.
    .title = Resolver eventos
    .figures =
        La habitación ahorra { $materials ->
            [one] { $materials } material
           *[other] { $materials } materiales
        }, o { $munitions ->
            [one] { $munitions } proyectil
           *[other] { $munitions } proyectiles
        }, o { $supplies ->
            [one] { $supplies } materia prima
           *[other] { $supplies } materias primas
        }.

rule-N2 =
    Cada habitación con algún superviviente cuesta su mantenimiento completo en materias primas, en cualquier mezcla, y cada fila ocupada de la Esclusa cuesta 1 de agua; la Esclusa se ocupa siempre desde la primera fila, y todo se calcula antes de que alguien se vaya.
    Si puedes pagar, debes hacerlo, de modo que falte lo menos posible: el agua va primero a la Esclusa.
    Por cada ficha que falte pierdes un superviviente, de donde quieras; si no hay bastantes, se van todos y el resto se perdona.
    .title = Alimentar a los supervivientes
    .figures = Las materias primas son carne, agua y comida enlatada. Espacios de la Esclusa, fila por fila: { $rows }.

rule-N3 =
    A la oleada de radiación de hoy se le restan los supervivientes de tu Esclusa y lo que absorba tu habitación de ventilación. Tu radioactividad aumenta en lo que quede; si sobra protección, no se reduce.
    Los que perdiste al alimentar ya no protegen; los que pierdas en este paso sí lo han hecho.
    El marcador no pasa de la última casilla antes de la calavera: cada punto que sobre cuesta un superviviente.
    .title = Controlar la radioactividad
    .figures = Radiación del día 1 al día 6: { $waves }. El medidor, de mejor a peor: { $gauge } PS.

rule-N4 =
    Por cada materia prima que gastes entra un superviviente en un espacio libre de la Esclusa.
    Repítelo cuanto quieras mientras haya espacio.
    .title = Reclutar supervivientes

rule-N5 =
    En el orden que quieras y tantas veces como puedas: lleva supervivientes de la Esclusa a habitaciones construidas, construye habitaciones y usa sus efectos.
    Construir cuesta materiales a tu elección; con la habitación «Construcción» completa, una vez por noche cuesta menos.
    Quien entra en una habitación ya no sale de ella, y desde aquí ya no se puede volver al paso de reclutar.
    .title = Construir y activar efectos
    .figures =
        Una habitación cuesta { $build ->
            [one] { $build } material
           *[other] { $build } materiales
        }; son materiales la madera, el metal y los microchips.

rule-N6 =
    Arregla tantos equipos como quieras; cada uno cuesta los materiales que lleva impresos.
    Con «Robar y arreglar» robas antes equipo nuevo y después abaratas un arreglo; «Arreglar equipo −2» abarata uno y «Reparación automática» lo hace gratis.
    Tú eliges qué fichas del coste te ahorras, y puedes juntar varias ayudas en un mismo equipo, sin bajar de cero.
    .title = Arreglar equipo

rule-N7 =
    Pierdes toda la carne y el agua que no puedas guardar; la comida enlatada se conserva.
    Tu equipo usado vuelve a estar listo.
    .title = Limpiar el Refugio
    .figures = Un Refugio guarda { $water } de agua.

## Rooms

rule-R =
    Una habitación funciona desde que se ocupa su último espacio hasta que alguno queda libre, de día o de noche. Su ayuda dice en qué momento se usa, y lo que da sale de la reserva general, salvo las búsquedas adicionales, que salen de la pila de esa ciudad.
    La inmunidad a eventos y la elección de lo robado valen siempre (esta última, con límites en alguna edición); las búsquedas adicionales y el estante vacío, una vez por ciudad y ronda; las demás, una vez por ronda. Dos copias en un mismo Refugio cuentan por separado.
    El agua permanente sirve para pagar una vez por ronda al resolver un evento, alimentar o reclutar; si no la has usado antes, debes usarla al alimentar. La inmunidad se comprueba evento por evento y no devuelve lo retirado de reservas y pilas comunes.
    Lo que has visto en secreto (una pila de búsqueda, una de presas, tus habitaciones descartadas) lo sigues conociendo hasta que se baraje.
    .title = Efectos de las habitaciones

## Events

rule-E =
    Los cinco eventos de escasez retiran reservas según el número de jugadores, sin bajar de cero: Incendio forestal, madera; Derrumbe, metal; Ladrones, microchips; Escasez general, los tres materiales; Nómadas, baldosas de búsqueda de lo alto de cada pila, que se muestran.
    Tormenta de arena iguala la fuerza de los héroes para los puntos y el Carguero, Enfermedad epizoótica quita carne a cada presa y Mutación animal aumenta su resistencia.
    Nube radioactiva aumenta la radioactividad (más allá del límite cuesta supervivientes); Plaga de ratas se lleva materias primas y, solo si no tienes ninguna, un superviviente; Clan enemigo se lleva materiales y munición en la mezcla que quieras, o, si no te alcanzan, los conservas y pierdes un superviviente; Glaciación se lleva supervivientes.
    Cada dueño elige lo que pierde, todos a la vez, y quien no tiene nada que perder no pierde nada.
    .title = Los doce eventos

## End

rule-Z =
    Tras la sexta noche suma los PS de tus eventos resueltos, los de tus habitaciones construidas y completas (cada nueva habitación vale más que la anterior) y el valor, positivo o negativo, de tu medidor.
    Añade 1 PS por cada superviviente, en la Esclusa o en habitaciones, 1 por cada equipo arreglado y 1 por cada pareja de símbolos completa entre tu equipo arreglado.
    En caso de empate gana quien tenga más materias primas y, si persiste, quien tenga más materiales y munición, contados después de limpiar el Refugio.
    Si todo es igual, la victoria se comparte.
    .title = Final y puntuación
    .figures = PS por una a siete habitaciones completas: { $points }.
