# The rules of Discover in Spanish, one message a rule, in our own words.
#
# The words chosen, one for each concept (English = Spanish):
#   survivor = superviviente; chieftain = jefe; camp = campamento; character = personaje
#   fire (burning, extinguished) = hoguera (encendida, apagada); at a fire = junto a una hoguera
#   stamina = energía; health = Salud; heart = corazón; eliminated = eliminado; casualty = caído
#   map = mapa; space = casilla; adjacent = adyacente; map tile = loseta; start tile = loseta inicial
#   terrain (the land of a copy) = terreno; ground (of a space) = suelo; terrain sheet = hoja de terreno; landmark = punto de referencia; compass = brújula
#   target symbol = símbolo de objetivo; within N spaces = a N casillas o menos
#   token = ficha; feature token = ficha de entorno; resource token = ficha de recurso; water source = fuente de agua
#   double, single token = ficha doble, sencilla; counter = contador; supply = reserva; face-up, face-down = boca arriba, boca abajo
#   food = comida; raw meat = carne cruda; clean, dirty water = agua limpia, sucia; stone = piedra; wood = madera
#   salvage = chatarra; medicine = medicina; poison = veneno
#   hunger = hambre; thirst = sed; sickness = enfermedad; physical damage = daño físico
#   gather = Recolectar; move and gather = Moverse y recolectar; scout = Explorar; investigate = Investigar
#   craft = Fabricar; trade = Intercambiar; cook meat = Asar carne; stoke fire = Avivar la hoguera
#   recover = Recuperarse; card action = Acción de carta; loot = Saquear; attack (scenario 5) = Atacar
#   discovery card = carta de descubrimiento; enemy card = carta de enemigo; numbered card = carta numerada
#   instant = Inmediata; upgrade = Mejora; enemy = Enemigo; item = Objeto; key item = objeto llave
#   item = objeto; crafted item = objeto fabricado; quest item = objeto de misión; project (normal, complex) = proyecto (normal, complejo)
#   threat card (Ongoing, Community) = carta de amenaza (Continua, Comunidad); night card (level I, II) = carta de noche (nivel I, II)
#   quest card = carta de misión; stage = etapa; scenario = escenario; copy of the game = ejemplar
#   trait = rasgo; keyword = palabra clave; ability = habilidad; carry limit = límite de carga; carrying item = objeto de transporte
#   combat = combate; fighter = combatiente; supporter = ayudante; attacker, defender = atacante, defensor
#   combat support card = carta de apoyo (Overwhelm = «Arrollar», Attack = «Acometer», Protect = «Proteger»)
#   Defence, Attack, Health = Defensa, Ataque, Salud; your die = tu dado; enemy die = dado enemigo; shown = mostrado; reward = recompensa
#   monster token = ficha de monstruo; special monster = monstruo especial; spawn = aparecer; Deadly = Letal
#   removed from the game = eliminado de la partida; retreat = retirarse, retirada; flee = huir, huida; quest checkpoint = comprobación de la misión; to reroll = repetir la tirada

## Overview

rule-OV-1 = Juegan de 1 a 4 personas; en el escenario 5, al menos 2. La última carta de misión dice quién gana: un superviviente, todos los que cumplan una condición o todos los que sigan en el mapa. Quien gana sale del juego y los demás continúan, así que puede haber cualquier número de ganadores y de perdedores.
    .title = Jugadores y victoria

rule-OV-2 = Nadie ve las cartas numeradas, las etapas posteriores, las losetas sin revelar ni las fichas boca abajo hasta que las reglas las descubren. Los reversos (número de loseta, símbolo de entorno, número de carta), las pertenencias, el daño, la energía y los descartes están a la vista, igual que toda carta que ya se haya leído en voz alta.
    .title = Lo oculto y lo visible

rule-OV-3 = Cada ejemplar del juego es único y completo. Los componentes de ejemplares distintos no se mezclan nunca.
    .title = Un solo ejemplar

rule-OV-4 = En cada partida se juega un escenario. Los escenarios se pueden jugar por separado y en cualquier orden, aunque conviene empezar por el 1.
    .title = Un escenario por partida

rule-OV-5 = Un ejemplar tiene dos terrenos, cada uno con su hoja: la disposición del mapa, las reglas especiales y las cartas y los escenarios que se usan. Las reglas especiales de la hoja valen desde la preparación.
    .title = Terrenos y sus hojas

rule-OV-6 = La palabra «superviviente» designa tanto al jugador como al personaje que lleva.
    .title = Quién es superviviente

rule-OV-7 = Los jugadores se sientan en círculo. El sentido de las agujas del reloj va siempre hacia la izquierda.
    .title = Orden en la mesa

rule-OV-8 = Lo único que un jugador guarda en secreto son los proyectos de su mano y, hasta que todos eligen, su personaje. Objetos, recursos, daño y energía están a la vista de todos.
    .title = Secretos de cada jugador

## Components

rule-CO-1 = Todo ejemplar tiene 34 losetas de dos terrenos, 12 personajes, 11 cartas de misión y 11 proyectos con cuatro objetos fabricados cada uno. Las cartas de descubrimiento y de enemigo suman siempre 126, y las fichas de entorno y de monstruo especial, 108. Noches, amenazas, cartas de apoyo y recursos son iguales en todos.
    .title = Contenido de un ejemplar

## Set-up

rule-SE-1 = Se elige un escenario y se toman todas sus cartas de misión. Las de los demás escenarios no se usan.
    .title = Elegir el escenario

rule-SE-2 = La etapa 1 se lee en voz alta y queda a la vista. Las demás etapas del escenario esperan boca abajo.
    .title = La primera etapa

rule-SE-3 = Cada jugador tira un dado y quien saque más es el jefe. Si hay empate en el resultado más alto, repiten la tirada solo los empatados.
    .title = El primer jefe

rule-SE-4 = El mazo de noche lleva arriba las cuatro cartas de nivel I barajadas y debajo las seis de nivel II, barajadas aparte.
    .title = Mazo de noche

rule-SE-5 = Se usa la hoja de terreno que corresponde al escenario. El escenario 5 se puede jugar en cualquiera de los dos terrenos del ejemplar.
    .title = La hoja de terreno

rule-SE-6 = Los mazos de descubrimiento, de enemigos y de objetos fabricados se ordenan por número y no se barajan nunca.
    .title = Mazos ordenados por número

rule-SE-7 = Las cartas de descubrimiento que indica la hoja de terreno se retiran durante la preparación.
    .title = Descubrimientos que se retiran

rule-SE-8 = Los proyectos normales se barajan en un mazo. Si la hoja de terreno muestra proyectos complejos, estos forman un segundo mazo barajado.
    .title = Mazos de proyectos

rule-SE-9 = El mazo de amenaza son las doce cartas del color que indica la hoja de terreno, barajadas.
    .title = Mazo de amenaza

rule-SE-10 = Solo se usan las losetas, el campamento, las fuentes de agua y las fichas de monstruo y de entorno que muestra la hoja de terreno. Se separan por su reverso y cada montón se baraja; las fuentes de agua son seis como máximo.
    .title = Fichas del terreno

rule-SE-11 = Los recursos, las hogueras, los contadores y los monstruos especiales forman la reserva general, al alcance de todos. Los monstruos especiales no se mezclan con las demás fichas de monstruo.
    .title = La reserva general

rule-SE-12 = Vuelven a la caja las otras misiones, los descubrimientos indicados, el otro color de amenaza, los proyectos complejos sin uso, los personajes no elegidos y las losetas, fichas de entorno, de monstruo y campamento del otro terreno. Los mazos de enemigos y de objetos fabricados y los monstruos especiales se quedan completos.
    .title = Lo que vuelve a la caja

rule-SE-13 = La loseta inicial, ilustrada por las dos caras, se coloca boca arriba en el centro. En ella no se ponen fichas de entorno ni fuentes de agua: esas llegan solo al explorar.
    .title = La loseta inicial

rule-SE-14 = Las demás losetas se separan por el número del reverso, se baraja cada pila y se colocan boca abajo según el dibujo de la hoja de terreno. Las que sobran de una pila quedan sin ver y sin usar.
    .title = Montar el mapa

rule-SE-15 = La brújula se coloca junto al mapa con la orientación que muestra la hoja de terreno.
    .title = La brújula

rule-SE-16 = La ficha de campamento se pone en la casilla del campamento con la hoguera encendida.
    .title = El campamento arde

rule-SE-17 = Cada jugador recibe dos personajes y se queda con uno en secreto. Todos los muestran a la vez y el resto sale de la partida.
    .title = Elegir personaje

rule-SE-18 = En solitario recibes cuatro personajes y te quedas con uno.
    .title = Personajes en solitario

rule-SE-19 = Cada superviviente empieza con tres corazones y 8 de energía si juegan tres o cuatro, 10 si juegan dos y 12 en solitario.
    .title = Salud y energía iniciales

rule-SE-20 = Cada superviviente empieza con 1 de comida y 1 de agua limpia, en dos fichas de recurso sencillas.
    .title = Provisiones iniciales

rule-SE-21 = Cada jugador toma las tres cartas de apoyo de su color. En solitario no se usan.
    .title = Cartas de apoyo propias

rule-SE-22 = Los proyectos iniciales se roban solo del mazo normal: 1 si juegan tres o cuatro, 2 si juegan dos y 3 en solitario. Se guardan en secreto en la mano.
    .title = Proyectos iniciales

rule-SE-23 = Todas las figuras empiezan en el campamento.
    .title = Casilla de salida

rule-SE-24 = El mazo de enemigos y el de objetos fabricados se usan enteros en cualquier terreno. Solo el mazo de descubrimiento se reduce.
    .title = Dos mazos siempre enteros

rule-SE-25 = El grupo elige el escenario lo primero de todo, antes de que haya jefe.
    .title = Primero, el escenario

## Rounds

rule-RO-1 = Cada ronda tiene un día y después una noche.
    .title = Día y noche

rule-RO-2 = De día, cada superviviente juega exactamente un turno: primero el jefe y luego los demás en el sentido de las agujas del reloj. Los caídos y los que ya han ganado no juegan.
    .title = Turnos del día

rule-RO-3 = En tu turno puedes hacer tantas acciones como quieras. Cada una cuesta 1 de energía si no se indica otra cosa.
    .title = Acciones de un turno

rule-RO-4 = Las acciones son Recolectar, Moverse y recolectar, Explorar, Asar carne, Avivar la hoguera, Fabricar, Intercambiar, Investigar, Recuperarse, Acción de carta y Saquear; en el escenario 5, también Atacar. Terminar el turno no es una acción y no cuesta nada.
    .title = Lista de acciones

rule-RO-5 = Cuando todos los supervivientes han jugado su turno, cae la noche.
    .title = Llega la noche

rule-RO-6 = De noche, el jefe roba la primera carta de noche, la resuelve de arriba abajo y la descarta.
    .title = La carta de noche

rule-RO-7 = Toda carta de noche da al menos 6 de energía a cada superviviente que siga en el mapa. Se suma a la que tenga, en el momento en que se llega a esa línea de la carta.
    .title = Energía de la noche

rule-RO-8 = La energía nunca baja de 0 ni sube de 12.
    .title = Límites de la energía

rule-RO-9 = Después de la carta de noche, la ficha de jefe puede cambiar de manos. Luego empieza un nuevo día.
    .title = Fin de la noche

rule-RO-10 = Se juega hasta que cada superviviente haya ganado o perdido. El escenario 5 acaba en cuanto queda un solo superviviente.
    .title = Cuándo acaba la partida

rule-RO-11 = Un turno puede no tener ninguna acción. Termina cuando lo dice el superviviente a quien le toca.
    .title = Terminar el turno

rule-RO-12 = Quedarse con 0 de energía no termina el turno. Las habilidades que no cuestan energía se pueden seguir usando.
    .title = Turno sin energía

## Camp and fire

rule-FI-1 = Estás en el campamento si tu figura ocupa su casilla, aunque la hoguera esté apagada.
    .title = Estar en el campamento

rule-FI-2 = Estás junto a una hoguera si en tu casilla hay una encendida. La ficha de campamento cuenta como hoguera para todas estas reglas.
    .title = Estar junto a una hoguera

rule-FI-3 = Cada hoguera tiene una cara encendida y otra apagada. Cuando se consume, la ficha se gira a la cara apagada y se queda en su casilla.
    .title = Encendida o apagada

rule-FI-4 = Al principio, la del campamento es la única hoguera. Mientras arda, en esa casilla se está a la vez en el campamento y junto a una hoguera.
    .title = La hoguera del campamento

rule-FI-5 = Algunos objetos permiten encender hogueras nuevas.
    .title = Hogueras nuevas

rule-FI-6 = Gasta 1 de energía y 1 de madera tuya para encender una hoguera apagada de tu casilla, también la del campamento. No crea hogueras nuevas ni sirve con una encendida; desde ese momento, todos los de la casilla están junto a una hoguera.
    .title = Acción Avivar la hoguera

rule-FI-7 = Junto a una hoguera, gasta 1 de energía y cambia tanta carne cruda tuya como quieras, al menos 1, por la misma cantidad de comida en fichas sencillas. También vale la que lleven tus objetos de transporte, pero no la de otros.
    .title = Acción Asar carne

rule-FI-8 = Una ficha de hoguera puede estar en cualquier casilla, sea cual sea el suelo y aunque haya un punto de referencia o agua.
    .title = Hogueras en cualquier lugar

rule-FI-9 = La hoguera del campamento se consume y se aviva como cualquier otra. Apagada, la casilla sigue siendo el campamento, pero no se está junto a una hoguera.
    .title = Campamento apagado

rule-FI-10 = Se comprueba si estás junto a una hoguera en el momento en que hace falta. Puedes encender una y asar carne en el mismo turno.
    .title = Encender y usar enseguida

## Threats, discards and traits

rule-TH-1 = Para resolver una amenaza, roba la primera carta del mazo, haz lo que dice y descártala.
    .title = Resolver una amenaza

rule-TH-2 = Una amenaza Continua se queda delante de quien la robó hasta que un efecto la descarte, casi siempre el suyo propio.
    .title = Amenazas Continuas

rule-TH-3 = Si varios supervivientes deben robar amenazas, lo hacen de uno en uno: cada uno roba y resuelve la suya antes que el siguiente. Empieza el jefe y se sigue en el sentido de las agujas del reloj.
    .title = Varios roban amenazas

rule-TH-4 = Si robas una amenaza Comunidad y en el mapa no hay más supervivientes que tú, descártala y roba otra.
    .title = Amenazas Comunidad

rule-TH-5 = Si solo salen amenazas Comunidad que no se pueden resolver, se deja de robar al llegar a tantas cartas como había al empezar entre el mazo y el descarte. Entonces no ocurre nada.
    .title = Solo cartas Comunidad

rule-TH-6 = Las cartas de noche y de amenaza descartadas quedan boca arriba junto a su mazo, a la vista de todos.
    .title = Descartes a la vista

rule-TH-7 = Si hay que robar una carta de noche y el mazo está vacío, se barajan las seis cartas de nivel II del descarte y forman el nuevo mazo. Las de nivel I no vuelven.
    .title = Mazo de noche agotado

rule-TH-8 = Si el mazo de amenaza se agota, se baraja su descarte; las amenazas Continuas en juego no entran. Si tampoco hay descarte, no hay amenaza.
    .title = Mazo de amenaza agotado

rule-TH-9 = Las cartas de descubrimiento, de enemigo y de objeto fabricado que se descartan vuelven a su mazo, al lugar de su número, y pueden volver a encontrarse.
    .title = Descartar cartas numeradas

rule-TH-10 = Los rasgos no tienen efecto por sí mismos, salvo el de objeto de misión, que impide descartar la carta. Otras cartas pueden referirse a ellos.
    .title = Los rasgos

rule-TH-11 = Quien debe robar la amenaza es el «tú» de esa carta. Una amenaza Continua queda delante de él aunque su efecto alcance después a otros.
    .title = A quién habla la amenaza

rule-TH-12 = Continua, Comunidad y Letal son palabras clave y no rasgos: su regla se aplica siempre.
    .title = Palabras clave

## Quests and winning

rule-QU-1 = La carta de misión activa está a la vista y dice qué hay que cumplir y qué ocurre entonces.
    .title = La misión activa

rule-QU-2 = Cuando una carta manda seguir con otra etapa, esa etapa pasa a ser la misión activa. Solo hay una activa, y la anterior deja de tener efecto.
    .title = Pasar a otra etapa

rule-QU-3 = La última etapa del escenario explica cómo se gana. Sea cual sea el camino que tome la misión, siempre lleva a una victoria posible.
    .title = La última etapa

rule-QU-4 = Quien gana retira su figura y no deja nada en la casilla: los objetos, también los de misión, vuelven a sus mazos para que otros puedan encontrarlos. Las fichas de recurso van a la reserva, las de entorno al descarte de su símbolo y las amenazas Continuas al descarte de amenaza. Sus contadores, su personaje y sus cartas de apoyo salen del juego.
    .title = Salir como ganador

rule-QU-5 = Los proyectos que el ganador tiene en la mano se eliminan de la partida; no se descartan.
    .title = Proyectos del ganador

rule-QU-6 = Quien es eliminado pierde. Los demás siguen jugando y todavía pueden ganar.
    .title = Perder la partida

rule-QU-7 = La partida termina cuando ya no queda ningún superviviente en el mapa.
    .title = Mapa sin supervivientes

rule-QU-8 = El símbolo de número de jugadores significa siempre los que empezaron la partida, incluidos los caídos y los que ya ganaron.
    .title = Número de jugadores

rule-QU-9 = Los símbolos de objetivo de las casillas no hacen nada por sí mismos. Las cartas pueden referirse a ellos.
    .title = Símbolos de objetivo

rule-QU-10 = Solo cuenta la carta de misión activa: lo que pedía la anterior ya no vale. Una etapa puede llevar a cualquier otra que nombre, no solo a la siguiente.
    .title = Una sola misión activa

rule-QU-11 = Las amenazas Continuas de quien gana van al descarte de amenaza; las de un caído se eliminan de la partida.
    .title = Amenazas de quien se va

rule-QU-12 = Si una carta pide tirar tantos dados como jugadores, se tiran todos esos dados, aunque sean más de dos.
    .title = Tirar por cada jugador

## Actions

rule-AC-1 = La energía de una acción se paga al hacerla.
    .title = Pagar la acción

rule-AC-2 = Puedes repetir la misma acción en un turno tantas veces como puedas pagarla.
    .title = Repetir acciones

rule-AC-3 = Si no tienes bastante energía para una acción, no puedes hacerla.
    .title = Falta de energía

rule-AC-4 = La energía que no gastes la conservas para el día siguiente.
    .title = Guardar energía

rule-AC-5 = Solo puede hacer acciones el superviviente activo, es decir, aquel a quien le toca el turno.
    .title = El superviviente activo

## Chieftain

rule-CH-1 = El jefe juega el primer turno de cada día.
    .title = El jefe empieza

rule-CH-2 = En una decisión de grupo opinan los afectados; si no son unánimes, decide el jefe, aunque a él no le afecte. Los empates, por ejemplo de distancia, los decide directamente el jefe.
    .title = La última palabra

rule-CH-3 = Al final de cada noche los supervivientes hablan de quién será el jefe. El jefe decide si conserva la ficha o la entrega a otro.
    .title = Conservar o ceder la jefatura

rule-CH-4 = El jefe no decide si todos los demás supervivientes del mapa, siendo al menos dos, proponen a un mismo superviviente distinto de él: ese será el nuevo jefe. Con un solo compañero, decide siempre el jefe.
    .title = Jefe por unanimidad

rule-CH-5 = Si el jefe muere o gana, la ficha pasa al siguiente superviviente del mapa en el sentido de las agujas del reloj.
    .title = Si el jefe falta

rule-CH-6 = Todas las noches se habla de la jefatura, justo después de descartar la carta de noche.
    .title = Consejo de cada noche

## Gather

rule-GA-1 = Por 1 de energía, elige una sola ficha de entorno, de recurso o de fuente de agua de tu casilla y resuélvela. También valen las fichas de enemigo boca arriba y las numeradas que quedaron allí.
    .title = Acción Recolectar

rule-GA-2 = Una ficha de entorno se revela. Si muestra un recurso, te quedas con la propia ficha como recurso.
    .title = Entorno con recurso

rule-GA-3 = Si la ficha de entorno muestra un enemigo y un número, combates enseguida contra la carta de enemigo de ese número, o contra su carta abierta y con su daño si ya se combatió contra esa ficha. Si no lo derrotas, se retira la propia ficha.
    .title = Entorno con enemigo

rule-GA-4 = Si la ficha de entorno muestra solo un número, resuelves la carta de descubrimiento de ese número. Después la ficha se descarta, aunque la carta no estuviera en el mazo.
    .title = Entorno con número

rule-GA-5 = Si la carta dice que la ficha se queda, esta permanece boca arriba en la casilla en lugar de descartarse.
    .title = Fichas que se quedan

rule-GA-6 = Si eliges una ficha de recurso de tu casilla, te la quedas.
    .title = Recoger un recurso

rule-GA-7 = Las fichas de recurso y las de entorno que guardas son recursos por igual y se gastan del mismo modo.
    .title = Qué es un recurso

rule-GA-8 = Los recursos que da un efecto salen de la reserva como fichas de recurso, nunca como fichas de entorno.
    .title = Recursos por un efecto

rule-GA-9 = Una fuente de agua no se recoge: se revela y recibes 1 de los recursos que muestra, a tu elección si hay varios. La fuente se queda boca arriba toda la partida y no se agota.
    .title = Recolectar en una fuente

rule-GA-10 = Cada acción Recolectar da como máximo una ficha. Para tomar varias hacen falta varias acciones.
    .title = Una ficha por acción

rule-GA-11 = Una ficha de entorno con enemigo boca arriba no inicia ningún combate por sí sola, aunque estés en su casilla. Solo se combate al recolectarla.
    .title = Enemigos de entorno quietos

rule-GA-12 = Una fuente de agua que ya se ha recolectado queda boca arriba y a la vista de todos.
    .title = Fuentes reveladas

rule-GA-13 = Una ficha numerada que se quedó en la casilla está a la vista y puede volver a recolectarse. Su carta se resuelve otra vez.
    .title = Repetir una ficha numerada

rule-GA-14 = Una ficha doble se recolecta con una sola acción.
    .title = Recolectar una ficha doble

## Move and gather

rule-MO-1 = Muévete a una casilla revelada adyacente y paga el coste de su suelo en lugar de 1 de energía.
    .title = Acción Moverse y recolectar

rule-MO-2 = Después de moverte puedes recolectar una vez gratis en la casilla donde esté ahora tu figura; si has huido, en la nueva. Es opcional, y no puedes hacerlo si te han eliminado.
    .title = Recolectar gratis al llegar

rule-MO-3 = En una casilla con varios suelos se paga el coste del que ocupa la mayor parte.
    .title = Casillas de suelo mixto

rule-MO-4 = Si la casilla mixta tiene una fuente de agua o un punto de referencia, cuenta el suelo sobre el que está.
    .title = Coste con agua o referencia

rule-MO-5 = No se puede entrar en losetas boca abajo.
    .title = Losetas sin revelar

rule-MO-6 = Si en la casilla a la que entras hay monstruos, normales o especiales, se revelan y combates contra todos antes de recolectar. Las fichas de entorno con enemigo no cuentan.
    .title = Entrar donde hay monstruos

rule-MO-7 = El movimiento que da una habilidad, por ejemplo hasta 4 casillas, no tiene en cuenta el suelo y no cuesta nada más. Las losetas boca abajo siguen vedadas.
    .title = Moverse con una habilidad

rule-MO-8 = Ese movimiento se detiene al entrar en una casilla con monstruos, normales o especiales. Combates contra todos y tu acción termina: se pierden los pasos que falten y todo lo que esta carta, o una que llevó a ella, aún tuviera para ti. Fuera de tu propia acción, solo esta carta termina para ti. Los demás supervivientes, la carta de noche y la misión siguen, y lo que la carta dice de sí misma y de su ficha vale igual.
    .title = Monstruos en el camino

rule-MO-9 = El movimiento por habilidad no se puede interrumpir con otras acciones.
    .title = Movimiento sin pausas

rule-MO-10 = Al final de un movimiento por habilidad no se recolecta gratis.
    .title = Habilidad sin recolección

rule-MO-11 = Si un efecto te lleva a un lugar concreto, tu figura se coloca allí directamente, sin pasar por las casillas intermedias. Llegar donde hay un monstruo es entrar en su casilla: se combate, y después tu acción termina; si el destino no está en el mapa revelado, no te mueves.
    .title = Ir directo a un lugar

rule-MO-12 = Tu propia casilla está a distancia 0, las adyacentes a 1, y así sucesivamente. «A 2 casillas o menos» incluye también a quien está en tu casilla.
    .title = Contar distancias

rule-MO-13 = Con un movimiento por habilidad puedes avanzar menos casillas de las permitidas. Nunca se entra en losetas boca abajo.
    .title = Avanzar menos casillas

rule-MO-14 = También las fichas se colocan directamente cuando un efecto las lleva a un lugar concreto. No hay combates por el camino.
    .title = Colocar fichas directamente

## Scout

rule-SC-1 = Por 1 de energía, revela una loseta boca abajo que toque tu casilla.
    .title = Acción Explorar

rule-SC-2 = En cada casilla de entorno de la loseta se coloca boca abajo, sin mirarla, una ficha de entorno con el mismo símbolo.
    .title = Colocar fichas de entorno

rule-SC-3 = Solo tiene que coincidir el símbolo; la ilustración no importa.
    .title = Símbolo, no dibujo

rule-SC-4 = En cada símbolo de fuente de agua se coloca boca abajo una de las fuentes que usa este terreno, mientras queden.
    .title = Colocar fuentes de agua

rule-SC-5 = Si se agotan las fichas de entorno de un símbolo, se da la vuelta a sus descartes y se barajan. Si tampoco hay, no se coloca nada.
    .title = Fichas de entorno agotadas

rule-SC-6 = Quien explora coloca las fichas sin verlas. Nadie puede mirarlas.
    .title = Fichas sin mirar

## Trade

rule-TR-1 = Por 1 de energía, elige a otro superviviente de tu casilla e intercambiad los objetos, recursos y proyectos que queráis. No se intercambian amenazas, cartas de apoyo, personajes, daño ni energía; los proyectos de mano ofrecidos solo los ve el otro.
    .title = Acción Intercambiar

rule-TR-2 = Los dos tienen que estar de acuerdo. Si no, no hay intercambio y no se gasta energía.
    .title = Acuerdo de ambos

rule-TR-3 = Con acuerdo, el intercambio puede ser desigual o incluso un regalo.
    .title = Tratos desiguales y regalos

rule-TR-4 = Un objeto intercambiado conserva sus contadores. Lo que llevaba va con él si lo nombráis en la oferta.
    .title = Contadores y carga incluidos

rule-TR-5 = Cada acción Intercambiar es con un solo superviviente. Para tratar con otro hace falta otra acción.
    .title = Un socio por acción

## Projects and crafting

rule-CR-1 = Un proyecto muestra el objeto que produce, los recursos que cuesta y el número de la carta de objeto fabricado.
    .title = Qué muestra un proyecto

rule-CR-2 = Los proyectos de tu mano son secretos, pero puedes hablar de ellos y enseñarlos si quieres.
    .title = Proyectos en la mano

rule-CR-3 = Los proyectos boca arriba no son de nadie: puede usarlos cualquier superviviente y se quedan toda la partida.
    .title = Proyectos a la vista

rule-CR-4 = Las cartas de objeto fabricado no se pueden mirar antes de fabricarlas.
    .title = Objetos aún desconocidos

rule-CR-5 = Por 1 de energía, paga los recursos de un proyecto de tu mano o de uno a la vista y recibe el objeto fabricado con su número.
    .title = Acción Fabricar

rule-CR-6 = Si el proyecto era de tu mano, déjalo boca arriba y roba otro. Si ya estaba a la vista, no robas nada.
    .title = Robar otro proyecto

rule-CR-7 = Un proyecto con el símbolo de hoguera solo se puede fabricar junto a una hoguera.
    .title = Proyectos que piden hoguera

rule-CR-8 = Nadie empieza con proyectos complejos. Después, cada vez que robes un proyecto eliges entre el mazo normal y el complejo, si se usa.
    .title = Proyectos complejos

rule-CR-9 = Si no quedan proyectos, no se roba. Si no queda ninguna copia del objeto en el mazo, no puedes fabricarlo ni pagas nada, a no ser que la copia que tienes vuelva al mazo y la tomes de nuevo.
    .title = Sin proyectos o sin copias

rule-CR-10 = Fabricar con un proyecto que ya está a la vista no da derecho a robar otro.
    .title = A la vista, sin robar

rule-CR-11 = De un proyecto se conocen siempre el producto y el coste. El texto del objeto se descubre la primera vez que se fabrica y desde entonces lo conocen todos.
    .title = Cuándo se conoce un objeto

rule-CR-12 = El nuevo proyecto se roba después de recibir el objeto. Ya desde la primera vez puedes elegir entre el mazo normal y el complejo.
    .title = Primero objeto, luego proyecto

## Spending

rule-SP-1 = Gastar un recurso es descartar boca arriba una ficha tuya: las de entorno van al descarte de su símbolo y las de recurso a la reserva.
    .title = Gastar recursos

rule-SP-2 = Una ficha que vale dos recursos puede gastarse como uno solo. Recuperas el otro como ficha sencilla.
    .title = Cambio de fichas dobles

rule-SP-3 = Solo puedes gastar tus propios recursos.
    .title = Solo recursos propios

rule-SP-4 = Las fichas de entorno gastadas vuelven a barajarse cuando se agotan las de su símbolo, así que pueden reaparecer en otra loseta.
    .title = Fichas que reaparecen

rule-SP-5 = Hay nueve recursos: comida, carne cruda, agua limpia, agua sucia, piedra, madera, chatarra, medicina y veneno.
    .title = Los nueve recursos

## Carry limit

rule-LI-1 = Puedes llevar como máximo 10 cosas, entre recursos y objetos.
    .title = Límite de carga

rule-LI-2 = Si llevas más de 10, eliges exactamente 10 que conservas. Los recursos sobrantes quedan boca arriba en tu casilla y los objetos sobrantes se descartan.
    .title = Exceso de carga

rule-LI-3 = El límite se comprueba al final de la acción, para todos los que hayan recibido algo con ella. Lo recibido fuera de una acción se comprueba cuando terminan la carta o el combate que lo dio; mientras tanto puedes llevar más.
    .title = Cuándo se comprueba la carga

rule-LI-4 = Los proyectos, las amenazas Continuas y las cartas de apoyo no cuentan para el límite de carga.
    .title = Lo que no cuenta

rule-LI-5 = Solo puedes dejar caer recursos si superas el límite de carga.
    .title = No soltar sin motivo

rule-LI-6 = Los objetos de misión cuentan para el límite, pero no se pueden descartar. Si llevas más de 10, te los quedas todos y nada más.
    .title = Objetos de misión y carga

rule-LI-7 = Una ficha con dos símbolos de recurso cuenta como 1 para el límite de carga.
    .title = Peso de una ficha doble

rule-LI-8 = En cualquier momento puedes cambiar una ficha doble por dos sencillas. Ambas cuentan entonces para el límite y ya no se pueden volver a juntar.
    .title = Dividir una ficha doble

rule-LI-9 = Algunos objetos transportan recursos. Esos recursos no cuentan para el límite de carga; el objeto cuenta como 1.
    .title = Objetos de transporte

rule-LI-10 = Puedes poner recursos en un objeto así o quitarlos en todo momento, así que siempre lleva todo lo que puede. En un intercambio decís qué va con él.
    .title = Cargar y descargar

rule-LI-11 = Los recursos caídos en una casilla puede recolectarlos cualquier superviviente que esté en ella.
    .title = Recursos en la casilla

## Investigate and numbered cards

rule-IN-1 = En una casilla con un punto de referencia, gasta 1 de energía y resuelve la carta de descubrimiento con su número.
    .title = Acción Investigar

rule-IN-2 = El mismo punto de referencia puede investigarse varias veces, pagando cada vez.
    .title = Investigar de nuevo

rule-IN-3 = Si una carta te manda resolver otra, no hace falta una nueva acción.
    .title = De carta en carta

rule-IN-4 = Una carta numerada se busca por el número de su reverso, se lee en voz alta para todos y se resuelve según su tipo.
    .title = Resolver cartas numeradas

rule-IN-5 = Haz lo que dice una carta Inmediata y devuélvela a su mazo. Otras cartas pueden referirse a su texto en cursiva.
    .title = Cartas Inmediatas

rule-IN-6 = Una carta de Mejora se queda junto al mapa y ayuda a todos los supervivientes el resto de la partida.
    .title = Cartas de Mejora

rule-IN-7 = Una carta de Enemigo inicia un combate, también si estaba en el mazo de descubrimiento. Si no tiene ficha y no es derrotado, la carta queda abierta con su daño y la próxima vez que salga ese número se combate contra ella.
    .title = Cartas de Enemigo

rule-IN-8 = Una carta de Objeto te la quedas junto a tu personaje y te da las ventajas que describe.
    .title = Cartas de Objeto

rule-IN-9 = No puedes tener dos objetos con el mismo nombre. Si recibes de cualquier modo uno que ya tienes, te quedas el nuevo con sus propios contadores, y el viejo vuelve a su mazo o pasa a otro superviviente de tu casilla.
    .title = Objetos repetidos

rule-IN-10 = Si el número no está en el mazo, la carta no se resuelve. La acción y su energía se gastan igualmente.
    .title = Carta ausente del mazo

rule-IN-11 = Una vez preparado el mazo de descubrimiento, todas las cartas con el mismo número son idénticas. La excepción son las de número 100, distintas entre sí: en los escenarios 1 a 4 se retiran y solo se usan en el 5.
    .title = Cartas del mismo número

rule-IN-12 = Si robas y lees una carta de descubrimiento que encaja con un objeto llave tuyo, puedes resolver en su lugar la carta que indica el objeto. Decides antes de ver la otra; la carta robada no se resuelve y vuelve al mazo.
    .title = Objetos llave

rule-IN-13 = Cada número pertenece a un mazo: el mismo número en el mazo de descubrimiento, de enemigos o de objetos fabricados designa cartas distintas.
    .title = Número y mazo

rule-IN-14 = Una carta Inmediata vuelve al mazo y puede salir otra vez.
    .title = Inmediatas que se repiten

rule-IN-15 = Una carta puede señalar a otra contando desde su propio número, por ejemplo la que lleva uno más. Esa carta está siempre entre las del ejemplar.
    .title = Números relativos

rule-IN-16 = Los objetos llave sirven con cualquier carta de descubrimiento que robes, no solo al investigar; por ejemplo, con una ficha de entorno numerada.
    .title = Dónde sirven las llaves

## Damage and recovery

rule-DA-1 = Por cada daño que sufres, uno de tus corazones pasa a mostrar el tipo de daño.
    .title = Sufrir daño

rule-DA-2 = Hay cuatro tipos de daño: hambre, sed, enfermedad y daño físico.
    .title = Tipos de daño

rule-DA-3 = Con tres daños sigues en pie. El cuarto, sea del tipo que sea, te elimina.
    .title = El cuarto daño

rule-DA-4 = Por 1 de energía, cúrate un daño o cúraselo a otro superviviente de tu casilla: el hambre cuesta 1 de comida, la sed 1 de agua limpia y la enfermedad 1 de medicina. Pagas con recursos tuyos, no hace falta permiso ni hoguera, y cada acción cura un solo daño.
    .title = Acción Recuperarse

rule-DA-5 = La acción Recuperarse no cura el daño físico.
    .title = Daño físico sin cura

rule-DA-6 = Una habilidad que cura lo hace a quien la usa, si no dice otra cosa.
    .title = A quién cura

rule-DA-7 = Si una curación no nombra el tipo de daño, lo elige quien es curado.
    .title = Elegir el daño curado

rule-DA-8 = El daño físico solo está excluido de la acción Recuperarse. Las cartas sí pueden curarlo, también las que curan sin nombrar un tipo.
    .title = Cartas contra daño físico

## Casualties and looting

rule-KA-1 = Quien es eliminado ha perdido. Su figura se tumba en su casilla y es un caído.
    .title = Los caídos

rule-KA-2 = Un caído no juega turnos, no usa habilidades y no cuenta como superviviente para ninguna carta ni regla.
    .title = Fuera del juego

rule-KA-3 = Los proyectos y las amenazas del caído se eliminan de la partida. Sus recursos y objetos se pueden saquear.
    .title = Pertenencias del caído

rule-KA-4 = En la casilla de un caído, gasta 1 de energía y toma una de sus fichas de recurso o uno de sus objetos.
    .title = Acción Saquear

rule-KA-5 = Las habilidades de los objetos y del personaje de un caído no se aplican nunca.
    .title = Habilidades de un caído

rule-KA-6 = El caído se queda en su casilla y no estorba a nadie: un enemigo puede retirarse hasta allí.
    .title = El caído no bloquea

## Monsters

rule-MN-1 = Cuando aparece un monstruo, se pone boca abajo en la casilla indicada una ficha de monstruo de la reserva, al azar.
    .title = Aparece un monstruo

rule-MN-2 = Si aparece donde hay supervivientes, se revela y se combate enseguida, antes de seguir con la carta. Si hay varios, se decide quién combate.
    .title = Aparición sobre supervivientes

rule-MN-3 = Si la casilla indicada no está en el mapa revelado, no aparece ningún monstruo.
    .title = Casilla sin revelar

rule-MN-4 = Cuando un superviviente entra en la casilla de un monstruo, este se revela y se combate.
    .title = Entrar junto a un monstruo

rule-MN-5 = Mientras quede un monstruo en la casilla de un superviviente hay otro combate, hasta que no queden monstruos o supervivientes. Quien ha entrado o está solo elige el siguiente monstruo; si hay varios y ninguno ha entrado, deciden para cada monstruo quién combate.
    .title = Varios monstruos en la casilla

rule-MN-6 = Un monstruo avanza exactamente las casillas indicadas, paso a paso y sin tener en cuenta el suelo. Solo avanza menos si llega donde hay un superviviente o no tiene paso posible.
    .title = Movimiento de los monstruos

rule-MN-7 = Un monstruo que entra en la casilla de un superviviente se revela y hay combate.
    .title = El monstruo llega

rule-MN-8 = Si hay varios supervivientes en esa casilla, acuerdan quién combate. Si no se ponen de acuerdo, decide el jefe.
    .title = Quién combate

rule-MN-9 = El jefe resuelve los demás empates, por ejemplo si hay dos supervivientes igual de cerca.
    .title = Empates del movimiento

rule-MN-10 = Un monstruo que avanza varias casillas lo hace de una en una y se detiene en cuanto entra en la de un superviviente.
    .title = Detenerse ante un superviviente

rule-MN-11 = Los monstruos no salen del mapa ni entran en losetas boca abajo. En lugar de eso, avanzan por el borde.
    .title = Borde del mapa

rule-MN-12 = Si se mueven varios monstruos a la vez, primero se hacen todos los movimientos y después los combates.
    .title = Movimientos simultáneos

rule-MN-13 = Un monstruo que se mueve conserva la cara que mostraba. Solo se revela al entrar en la casilla de un superviviente.
    .title = Boca abajo al moverse

rule-MN-14 = Si se agotan las fichas de monstruo, las ya usadas se ponen boca abajo y se barajan. Si están todas en el mapa, no aparece ninguno.
    .title = Monstruos agotados

rule-MN-15 = Los monstruos especiales aparecen por misiones o descubrimientos y están siempre a la vista. Nunca se mezclan con las demás fichas de monstruo.
    .title = Monstruos especiales

rule-MN-16 = Ningún efecto que mueva monstruos mueve a los especiales, salvo que los nombre. Sí se retiran, combaten, detienen el movimiento y cuentan como monstruos en todo lo demás, menos cuando se habla de un monstruo normal.
    .title = Los especiales no se mueven

rule-MN-17 = La ficha de un monstruo especial indica el mazo y el número de su carta, que puede estar en el mazo de descubrimiento. Al ser derrotado, la carta vuelve a ese mazo.
    .title = Carta del monstruo especial

rule-MN-18 = Enemigo es todo rival contra el que se combate; monstruo, solo el que tiene ficha de monstruo. Los efectos que mueven monstruos no mueven fichas de entorno con enemigo ni monstruos especiales, y «el monstruo más cercano» se busca solo entre los que se pueden mover.
    .title = Enemigos y monstruos

rule-MN-19 = Las fichas de entorno con enemigo no son monstruos: no se mueven, no inician combate al entrar, no detienen el movimiento por habilidad, no impiden huir a su casilla y no son «el monstruo más cercano».
    .title = Enemigos de entorno aparte

rule-MN-20 = Los monstruos especiales sí son monstruos: inician combate al entrar, detienen el movimiento por habilidad e impiden huir a su casilla.
    .title = Los especiales son monstruos

rule-MN-21 = Una ficha de monstruo revelada muestra el número de su carta de enemigo.
    .title = Número del monstruo

rule-MN-22 = Cuando un monstruo aparece sobre supervivientes, se combate en el acto. Cuando los monstruos se mueven, se combate después de todos los movimientos.
    .title = Cuándo se combate

## Combat

rule-CB-1 = Quien roba una carta de enemigo combate enseguida. La carta indica Defensa, Ataque (que puede ser «–»), Salud y, a veces, una recompensa.
    .title = Empieza el combate

rule-CB-2 = Antes de tirar, cualquier otro superviviente a 2 casillas o menos del combatiente, también en la misma, es ayudante. Por turno, desde la izquierda del combatiente, cada uno juega boca arriba una de sus tres cartas de apoyo o ninguna; se pregunta de nuevo en cada combate.
    .title = Apoyo antes de tirar

rule-CB-3 = El combatiente no juega cartas de apoyo.
    .title = Combatiente sin apoyo propio

rule-CB-4 = Las cartas que se usan «antes de tirar» se usan cuando los ayudantes ya han decidido.
    .title = Cartas antes de tirar

rule-CB-5 = Paso 1: el combatiente tira los dos dados. El gris es «tu dado» y el rojo, el «dado enemigo».
    .title = Tirar los dados

rule-CB-6 = Paso 2: el combatiente puede gastar sus propios recursos, tantas veces como quiera. 1 de madera repite la tirada del dado gris y 1 de piedra, la del rojo; 1 de veneno suma 1 al gris y 1 de chatarra resta 1 al rojo.
    .title = Recursos en combate

rule-CB-7 = Cada modificación se resuelve por separado: habilidades, objetos, recursos y las cartas de los ayudantes. El combatiente decide cuál va después.
    .title = Modificar en orden

rule-CB-8 = Cada objeto se usa como máximo una vez por combate, pero puedes usar varias armas. Una bonificación permanente no cuenta como uso.
    .title = Objetos en combate

rule-CB-9 = Lo que se puede usar una vez por combate vuelve a estar disponible en cada combate nuevo, también contra el mismo enemigo.
    .title = Una vez por combate

rule-CB-10 = Una suma o resta se queda con el dado y vale también si después se repite la tirada.
    .title = Modificadores que permanecen

rule-CB-11 = El número mostrado es el que se ve en el dado, sin modificadores. El resultado final es el que queda después de todos ellos.
    .title = Mostrado y resultado final

rule-CB-12 = En un combate solo los combatientes usan objetos y habilidades de personaje. Los ayudantes solo pueden si una carta lo dice.
    .title = Quién usa objetos

rule-CB-13 = La carta de un ayudante se usa en el paso 2, cuando el combatiente la pide. Si dice «puedes», el ayudante decide entonces; si no, es obligatoria y el paso no termina sin usarla. Al acabar el combate, todas las cartas vuelven a la mano, usadas o no.
    .title = Usar las cartas de apoyo

rule-CB-14 = Paso 3, primero: si el dado gris iguala o supera la Defensa, el enemigo recibe 1 daño, que se marca con un contador.
    .title = Dañar al enemigo

rule-CB-15 = Con tantos contadores como Salud o más, el enemigo es derrotado, y el combatiente recibe toda la recompensa antes de sufrir el daño del dado rojo. Después la carta vuelve a su mazo y la ficha sale: la de monstruo con las usadas, la de entorno a su descarte y la especial a la reserva general.
    .title = Enemigo derrotado

rule-CB-16 = Paso 3, después: si el dado rojo iguala o supera el Ataque, el combatiente sufre 1 daño físico, aunque acabe de derrotar al enemigo.
    .title = Dañar al combatiente

rule-CB-17 = Un enemigo con Ataque «–» nunca hace daño. El dado rojo solo sirve para su retirada.
    .title = Enemigos sin ataque

rule-CB-18 = El combatiente se queda la recompensa o reparte lo que quiera entre los ayudantes de este combate, hayan jugado carta o no.
    .title = Repartir la recompensa

rule-CB-19 = Si el combatiente derrota al enemigo y es eliminado en el mismo combate, recibe antes la recompensa. Después, otros pueden saquearla.
    .title = Recompensa del que cae

rule-CB-20 = El daño hecho a un enemigo fuera de combate también puede derrotarlo; la recompensa es de quien usó el efecto, aunque esté lejos. Si no lo derrota, el daño se queda.
    .title = Daño fuera de combate

rule-CB-21 = Paso 4: un enemigo no derrotado se retira. Su carta queda abierta con el daño recibido y el combate termina.
    .title = Fin del combate

rule-CB-22 = Es ayudante cualquier otro superviviente a 2 casillas o menos del combate, juegue o no una carta.
    .title = Quién es ayudante

rule-CB-23 = Los efectos de los ayudantes se resuelven en el orden que elige el combatiente.
    .title = Orden de los apoyos

rule-CB-24 = Los ayudantes no gastan recursos en el combate.
    .title = Ayudantes sin recursos

rule-CB-25 = Un combate fuera de tu turno, de noche, por una amenaza o por un efecto ajeno, tiene todos los pasos. El combatiente puede usar objetos, habilidades y recursos.
    .title = Combates fuera de turno

rule-CB-26 = Un combate sigue este orden: revelar, decisión de los ayudantes, cartas de antes de tirar, tirada, modificaciones, daño al enemigo y recompensa, daño al combatiente, eliminación y retirada.
    .title = Orden de un combate

## Retreat

rule-RT-1 = El enemigo que se retira va, boca arriba, a la casilla adyacente en la dirección de la brújula que corresponde al número mostrado en el dado rojo. Los modificadores no cambian la dirección.
    .title = Dirección de la retirada

rule-RT-2 = Si así saliera del mapa, entrara en una loseta boca abajo o llegara a un superviviente, el combatiente elige cualquier casilla revelada adyacente sin supervivientes.
    .title = Retirada impedida

rule-RT-3 = Si no hay ninguna casilla adyacente válida, el enemigo va a la casilla revelada sin supervivientes más cercana.
    .title = Sin casilla adyacente libre

rule-RT-4 = Un enemigo que se retira 2 casillas da los dos pasos en la misma dirección. Si el segundo sale del mapa o da en una loseta boca abajo o en un superviviente, no lo da; si ya el primero es imposible, el combatiente elige una casilla adyacente y solo se mueve una.
    .title = Retirada de dos casillas

rule-RT-5 = Una ficha que se ha retirado queda boca arriba para siempre.
    .title = Retirado y a la vista

## Fleeing

rule-FL-1 = Solo una carta permite huir: te mueves gratis a una casilla revelada adyacente sin ficha de monstruo, y si no la hay no puedes huir. El combate acaba en el acto, sin los pasos que falten; el enemigo no se retira, se queda donde está y su carta sigue abierta.
    .title = Huir del combate

rule-FL-2 = Si en la casilla del enemigo queda otro superviviente, el enemigo combate enseguida contra uno de los que están allí, aunque sea una ficha de entorno. Quién combate se decide como siempre.
    .title = Los que se quedan

rule-FL-3 = Tras una huida, el enemigo sigue en su casilla con la carta abierta y el daño que tenía. Si alguien vuelve, combate contra esa misma carta.
    .title = El enemigo tras la huida

## Deadly enemies

rule-DE-1 = Un enemigo Letal no se retira nunca: combate una y otra vez hasta ser derrotado o hasta que no queden supervivientes en su casilla. Implica a todos los que estén allí, aunque solo uno recolectara la ficha, y cada repetición es un combate nuevo y completo.
    .title = Enemigos Letales

rule-DE-2 = El siguiente combatiente es el próximo superviviente de esa casilla en el sentido de las agujas del reloj. Si no hay otro, repite el anterior si sigue con vida; si no, el combate acaba y el enemigo se queda boca arriba con su carta abierta.
    .title = Siguiente combatiente

rule-DE-3 = Huir no te aleja de un enemigo Letal. El combate termina y empieza otro contra el siguiente superviviente de la casilla, o contra ti si estás solo.
    .title = Huir de un Letal

rule-DE-4 = En cada repetición se pregunta de nuevo a los ayudantes y lo de «una vez por combate» vuelve a estar disponible.
    .title = Cada repetición es nueva

## Golden rules

rule-GO-1 = Si una carta contradice el reglamento, vale la carta.
    .title = La carta manda

rule-GO-2 = En el texto de una carta, «no puede» es una prohibición absoluta: ningún permiso la anula.
    .title = Prohibición absoluta

rule-GO-3 = Los contadores, las hogueras y las fichas de recurso no se agotan. Todo lo demás se limita a lo que trae el ejemplar.
    .title = Lo ilimitado y lo limitado

rule-GO-4 = Si debes perder o descartar más de lo que tienes, pierdes lo que tengas. Un coste, en cambio, se paga entero o no se hace.
    .title = Pérdidas y costes

rule-GO-5 = Un efecto imposible se omite y el resto de la carta se resuelve. Después la carta va a donde le corresponde.
    .title = Efectos imposibles

rule-GO-6 = Lo que se elimina de la partida ya no vuelve a ella.
    .title = Eliminado de la partida

rule-GO-7 = Un coste no es una pérdida: no puedes fabricar si te falta algo, pero sí te pueden quitar lo poco que tengas.
    .title = Coste no es pérdida

## Once per day

rule-OD-1 = Una carta de «una vez al día» ya usada no la puede usar nadie hasta el día siguiente, aunque cambie de dueño.
    .title = Una vez al día

rule-OD-2 = Cada copia de una carta se cuenta por separado.
    .title = Copias por separado

rule-OD-3 = Si no la usaste de día, puedes usarla de noche. Al empezar el día siguiente está lista otra vez.
    .title = Usarla de noche

rule-OD-4 = Al comienzo de cada día, todas las cartas de «una vez al día» vuelven a estar disponibles.
    .title = Disponibles cada mañana

## Items

rule-IT-1 = Los contadores que un objeto recibe al fabricarse o encontrarse solo se ponen cuando la carta sale de un mazo.
    .title = Contadores al recibir

rule-IT-2 = Al intercambiar un objeto, conserva los contadores que le queden.
    .title = Contadores al intercambiar

rule-IT-3 = Puedes volver a fabricar un objeto pagando la acción y el coste. Recibes una copia con todos sus contadores, y la vieja vuelve al mazo o pasa a otro superviviente de tu casilla.
    .title = Fabricar otra vez

rule-IT-4 = Los objetos saqueados o entregados no reciben contadores nuevos.
    .title = Sin contadores nuevos

## Card actions

rule-CA-1 = Una habilidad impresa con un coste de energía es una acción de quien posee la carta, sea personaje u objeto. Si el texto la abre a todos, también puede estar en una mejora, en la misión activa, en un descubrimiento abierto o en la hoja de terreno.
    .title = Acción de carta

rule-CA-2 = Antes del efecto pagas por completo la energía impresa, en lugar de la habitual, y los demás costes de la carta.
    .title = Pagar lo impreso

rule-CA-3 = Solo la usa el superviviente activo, en su turno y entre acciones. Se puede repetir si la carta no lo limita.
    .title = Cuándo se usa

rule-CA-4 = No puedes elegirla si no se cumplen sus condiciones, como estar junto a una hoguera, o si no tendría ningún efecto.
    .title = Condiciones de la carta

rule-CA-5 = El movimiento de una acción de carta es movimiento por habilidad: no cuenta el suelo, se detiene ante los monstruos, no se interrumpe y no termina recolectando gratis.
    .title = Moverse por una carta

rule-CA-6 = Las habilidades sin coste de energía no son acciones. Se usan o se aplican en el momento que indican, también fuera de tu turno; en combate, solo las del combatiente.
    .title = Habilidades sin energía

rule-CA-7 = Una acción de carta cuenta como una sola acción: al terminar se comprueban el límite de carga y la misión.
    .title = Cuenta como una acción

## Solo

rule-SO-1 = En solitario eliges entre cuatro personajes y empiezas con 12 de energía, tres proyectos y sin cartas de apoyo; siempre eres el jefe. No puedes intercambiar, repartir recompensas, entregar objetos repetidos ni curar a otros, y las amenazas Comunidad se cambian por otra. El escenario 5 no se puede jugar.
    .title = Partida en solitario

## Scenario 5

rule-S5-1 = El escenario 5 es para dos jugadores o más y gana el último superviviente. Se juega en cualquier terreno y no forma parte de la historia principal.
    .title = El último superviviente

rule-S5-2 = Todos los proyectos están a la vista desde el principio, también los complejos si el terreno los usa. Nadie roba proyectos y todos pueden fabricar cualquiera.
    .title = Proyectos abiertos a todos

rule-S5-3 = Al investigar un punto de referencia se resuelve al azar una carta de descubrimiento con el número 100, y se pone un contador en la casilla del punto, aunque la carta te lleve a otro sitio. Las fichas de entorno numeradas siguen usando su número.
    .title = Referencias al azar

rule-S5-4 = En una casilla con contador no se puede volver a investigar.
    .title = Investigar una sola vez

rule-S5-5 = El primer día no se puede atacar a otros supervivientes.
    .title = Primer día en paz

rule-S5-6 = Gasta 3 de energía para atacar a un superviviente de tu casilla, nunca a un caído. Tú eres el atacante y él, el defensor; ambos sois combatientes.
    .title = Acción Atacar

rule-S5-7 = El atacante tira el dado gris y el defensor, el rojo. Para habilidades y recursos, cada uno llama «tu dado» al suyo y «dado enemigo» al otro: la madera repite la tirada del tuyo, la piedra la del rival, el veneno suma 1 al tuyo y la chatarra resta 1 al del rival.
    .title = Los dados del duelo

rule-S5-8 = En el paso 2 participan los dos combatientes y los ayudantes con una carta sin usar. Desde el atacante y en el sentido de las agujas del reloj, cada uno usa un efecto o pasa. Un ayudante con una carta obligatoria debe usarla la primera vez que le toque.
    .title = Modificar por turnos

rule-S5-9 = Una bonificación o penalización gratuita a un dado se aplica siempre, para los dos combatientes. No gasta tu vez y no se puede reservar. Lo que tiene un precio, aunque solo sea su único uso del día, se usa cuando te toca.
    .title = Bonificaciones siempre activas

rule-S5-10 = Puedes pasar y volver a actuar más tarde en el mismo paso. El paso acaba cuando todos los participantes han pasado uno tras otro; en cuanto alguien usa un efecto, la cuenta empieza de nuevo.
    .title = Pasar en el duelo

rule-S5-11 = Los ayudantes no usan objetos, habilidades de personaje ni recursos: solo su carta de apoyo.
    .title = Ayudantes del duelo

rule-S5-12 = Si el dado gris llega a 10 o más, el defensor sufre 1 daño físico y el atacante puede quitarle un recurso a su elección. Vale también lo que lleven objetos de transporte, pero nunca se toma un objeto.
    .title = Acierta el atacante

rule-S5-13 = Si el dado rojo llega a 10 o más, el atacante sufre 1 daño físico y el defensor puede quitarle un recurso a su elección, nunca un objeto. Los dos dados pueden acertar a la vez.
    .title = Acierta el defensor

rule-S5-14 = No hay retirada. Puedes atacar tantas veces como quieras en tu turno, pagando 3 de energía cada vez.
    .title = Atacar varias veces

rule-S5-15 = Los demás supervivientes a 2 casillas o menos del duelo son ayudantes y pueden jugar una carta antes de tirar. Deciden por turno desde la izquierda del atacante, sin contar al defensor; ningún combatiente juega carta.
    .title = Apoyo en el duelo

rule-S5-16 = «Arrollar» apoya siempre al atacante: si su dado acierta, el defensor sufre 1 daño más. Si el atacante sufre daño, quien jugó la carta sufre 1 daño físico.
    .title = Arrollar en el duelo

rule-S5-17 = A los ayudantes que jugaron «Acometer» o «Proteger» no se les puede asignar daño.
    .title = Acometer y Proteger a salvo

rule-S5-18 = Evitar daño quita solo esa cantidad; el resto se sufre. Aunque se evite todo, se puede tomar el recurso.
    .title = Evitar daño en duelos

rule-S5-19 = Atacante y defensor son ambos combatientes: no juegan cartas de apoyo, y los dos usan objetos, habilidades y recursos.
    .title = Dos combatientes

rule-S5-20 = El rival es un enemigo, pero no un monstruo. Le afectan los objetos que hablan de enemigos y no los que hablan de monstruos.
    .title = Rival enemigo, no monstruo

rule-S5-21 = El derecho a tomar un recurso depende de que el dado llegue a 10, no del daño que se haga.
    .title = Tomar depende del dado

rule-S5-22 = Nadie recibe proyectos iniciales ni roba proyectos después.
    .title = Manos sin proyectos

rule-S5-23 = Todo lo demás es como siempre: noches, amenazas, monstruos, intercambios, saqueos y jefe.
    .title = Lo que no cambia

## Combat support cards

rule-SU-1 = «Acometer» y «Proteger» favorecen al combatiente que elijas; en un combate normal solo hay uno, y en el escenario 5 puedes ponerte de cualquier lado. «Arrollar» apoya siempre al atacante.
    .title = A quién se apoya

rule-SU-2 = «Arrollar» añade daño solo si el dado acierta; varias cartas se suman y cada una expone a quien la jugó. El daño añadido es parte del mismo golpe y cada punto se puede evitar por separado.
    .title = Daño de Arrollar

rule-SU-3 = El +2 y el −2 de las cartas se mantienen aunque se repita la tirada. No cambian el número mostrado ni, por tanto, la retirada.
    .title = Modificadores de apoyo

rule-SU-4 = El combatiente evita primero el daño que pueda; luego, desde su izquierda, se pregunta a quienes jugaron «Proteger» y el primero que acepta sufre 1 por él. De lo que quede puede asignar 1 a uno que jugó «Acometer» y sufre el resto. A cada ayudante le toca como mucho 1 por combate, y no puede pasarlo a otro.
    .title = Reparto del daño

rule-SU-5 = El daño asignado conserva su tipo y puede eliminar. Quien jugó «Arrollar» solo sufre daño si el combatiente mismo ha sufrido al menos 1.
    .title = Daño asignado

rule-SU-6 = Con Ataque «–» no hay daño que asignar ni riesgo para «Arrollar». Si se huye antes del paso 3, las cartas no tienen efecto y vuelven a la mano.
    .title = Apoyo sin efecto

rule-SU-7 = En el escenario 5 no se aplica la parte de «Acometer» y de «Proteger» que pasa daño al ayudante.
    .title = Apoyo en el escenario 5

## Rulings: open points

rule-R-1 = Si el jefe gana, la ficha pasa al siguiente superviviente del mapa en el sentido de las agujas del reloj, igual que si muere.
    .title = Jefe que gana

rule-R-2 = Para imponerse al jefe hacen falta al menos otros dos supervivientes. Si solo hay uno, decide el jefe.
    .title = Votación con dos jugadores

rule-R-3 = La distancia es el menor número de pasos por casillas reveladas, sin contar suelos ni fichas; las losetas boca abajo no forman parte del mapa. Vale igual para alcance, cercanía y dirección.
    .title = Medir la distancia

rule-R-4 = Solo el agua limpia cura la sed. El agua sucia sirve únicamente para lo que diga una carta, un proyecto o la hoja de terreno.
    .title = Agua limpia y sucia

rule-R-5 = Al robar un proyecto eliges entre los mazos que no estén vacíos; si lo están todos, no robas. Sin copias del objeto en el mazo no se fabrica ni se paga, salvo que tengas una: primero vuelve al mazo y luego la tomas como nueva.
    .title = Mazos y copias agotados

rule-R-6 = Cada paso de un monstruo debe acercarlo a su objetivo. Si varios pasos acercan igual, elige el jefe.
    .title = Pasos hacia el objetivo

rule-R-7 = Si no quedan fuentes de agua, no se coloca ninguna y esa casilla no tiene agua.
    .title = Sin fuentes de agua

rule-R-8 = Un enemigo puede retirarse a una casilla con otras fichas. No ocurre nada más.
    .title = Retirada entre fichas

rule-R-9 = En una retirada de 2, si el segundo paso está impedido por el borde, una loseta boca abajo o un superviviente, el enemigo se queda tras el primero. Si lo está el primero, el combatiente elige una casilla adyacente y el enemigo se mueve solo esa.
    .title = Retirada de dos impedida

rule-R-10 = Quien llega de cualquier modo a la casilla de un monstruo especial combate antes que nada.
    .title = Llegar ante un especial

rule-R-11 = La partida acaba cuando no queda ningún superviviente en el mapa, no al cumplirse la última misión. Una misión puede acabarla antes si dice que los demás pierden.
    .title = El verdadero final

rule-R-12 = Un enemigo puede retirarse a cualquier casilla revelada sin supervivientes: también al campamento, a un punto de referencia, a una con agua o a la de un caído.
    .title = Casillas válidas de retirada

rule-R-13 = En el escenario 5, madera, piedra, veneno y chatarra actúan según quién tiró el dado y no según su color: «tu dado» es el que has tirado tú.
    .title = Recursos según el papel

rule-R-14 = El daño pertenece a cada ficha de enemigo, aunque varias lleven el mismo número. Una ficha de enemigo encuentra siempre su carta y se puede combatir contra ella.
    .title = Daño de cada ficha

rule-R-15 = Si todos los supervivientes que quedan son eliminados a la vez, la partida acaba y ellos pierden. Quien ganó antes sigue siendo ganador.
    .title = Todos caen a la vez

rule-R-16 = «Arrollar»: si el dado del combatiente daña al enemigo, este sufre 1 daño más; si el combatiente sufre daño, tú sufres 1 daño físico. «Acometer»: +2 al dado de un combatiente, que puede asignarte 1 de los daños que vaya a sufrir. «Proteger»: puedes aplicar −2 al dado enemigo de un combatiente y puedes sufrir 1 daño en su lugar.
    .title = Las tres cartas de apoyo

## Rulings: elimination and winning

rule-R-17 = Si un efecto daña a varios, todos sufren el daño y después son eliminados a la vez los que pasen de tres. Luego cambia de manos la ficha de jefe, sin contar a los eliminados.
    .title = Daño a varios

rule-R-18 = Cuando el último superviviente deja el mapa, todo se detiene y no se resuelve nada más.
    .title = Fin inmediato

rule-R-19 = Si te eliminan en tu turno, el turno termina. El resto de la acción se pierde y no se devuelve nada.
    .title = Eliminado en su turno

rule-R-20 = El daño que exceda del cuarto no cuenta.
    .title = Daño de más

rule-R-21 = Si el combatiente es eliminado y el enemigo sigue en pie y no es Letal, este se retira según el dado rojo. Si hay que elegir casilla, elige el jefe.
    .title = Retirada tras una muerte

rule-R-22 = Si el combatiente es eliminado y quedan monstruos en la casilla, siguen combatiendo los demás supervivientes de allí. Si no hay ninguno, los monstruos se quedan boca arriba.
    .title = Monstruos tras una muerte

rule-R-23 = La misión solo se comprueba al final de una acción, tras el límite de carga; al final de un combate fuera de una acción; al final de cada amenaza; al final de la carta de noche y al empezar el día. Nunca en medio de un combate o de una carta.
    .title = Cuándo se comprueba la misión

rule-R-24 = Un suceso que la misión espera, como derrotar a un enemigo, se recuerda hasta la siguiente comprobación; una situación, como estar en el campamento con 3 de madera, debe darse en ese momento. Si varios cumplen a la vez la condición de victoria, ganan todos.
    .title = Sucesos y situaciones

rule-R-25 = Una etapa nueva se comprueba en el acto, pero cada etapa como máximo una vez en la misma comprobación.
    .title = Comprobar la etapa nueva

rule-R-26 = Las eliminaciones van antes de comprobar la misión: un caído no la cumple ni gana. Lo que ya había logrado, como derrotar a un enemigo, cuenta para los demás.
    .title = Primero las eliminaciones

rule-R-27 = Si ganas en tu turno, este termina y sigue el próximo superviviente del orden del día. Si ganas de noche, la noche continúa para los demás.
    .title = Ganar a mitad de ronda

rule-R-28 = La última etapa sigue activa después del primer ganador, si no dice otra cosa.
    .title = Tras el primer ganador

rule-R-29 = Los objetos de misión de un ganador vuelven al mazo y los de un caído se pueden saquear. Así, una misión que pide uno siempre puede cumplirse de nuevo.
    .title = Recuperar objetos de misión

rule-R-30 = Antes de tu primera acción del turno puedes rendirte; quedas eliminado y se te puede saquear. Para que toda partida termine, tras la noche 60 pierden todos los que sigan en el mapa, salvo si desactiváis ese límite.
    .title = Rendirse y noche límite

rule-R-31 = Los caídos y los ganadores no son objetivo de nada, no estorban, no cuentan como presentes y no votan.
    .title = Los que ya no juegan

## Rulings: chieftain and group

rule-R-32 = Cada noche, si hay al menos otros dos supervivientes, todos menos el jefe proponen a la vez a uno, que puede ser uno mismo; proponer al jefe significa no cambiar. Si todos proponen al mismo y no es el jefe, ese será el nuevo jefe. Si no, el jefe conserva la ficha o la da a cualquier superviviente del mapa.
    .title = La votación del jefe

rule-R-33 = Quién combate en una casilla compartida lo dicen a la vez los que están en ella. Si no coinciden, decide el jefe, esté donde esté.
    .title = Decisión de grupo

rule-R-34 = El orden de turnos se fija al empezar el día. Si la ficha de jefe cambia durante el día, el orden cambia solo desde mañana, y nadie gana ni pierde un turno.
    .title = Orden fijo del día

rule-R-35 = Si el jefe falta a mitad de una carta, su sucesor sigue en la misma línea.
    .title = Sucesor a mitad de carta

rule-R-36 = Siempre hay jefe: la ficha pasa a un superviviente del mapa y, si no queda ninguno, la partida ha terminado.
    .title = Siempre hay jefe

rule-R-37 = Si una línea pide a cada uno una decisión propia, como comer o pasar hambre, se pregunta desde el jefe en el sentido de las agujas del reloj. Los efectos se aplican a la vez.
    .title = Decisiones de cada uno

## Rulings: turn, actions and trade

rule-R-38 = Solo puedes empezar una acción cuando ha terminado la anterior. Durante una acción solo decides lo que ella pide y lo que permite el combate.
    .title = Una acción tras otra

rule-R-39 = No se intercambia en combate, de noche, en el turno de otro ni en medio de una acción. Tampoco se suelta ni se entrega nada, salvo objetos repetidos, recompensas y lo que exceda del límite de carga.
    .title = Cuándo no se intercambia

rule-R-40 = Una oferta rechazada no cuesta nada. Cuando el mismo compañero ha rechazado tres ofertas, no puedes hacerle más en este turno. Una oferta que retiras tú no cuenta.
    .title = Ofertas rechazadas

rule-R-41 = El intercambio es un solo paquete: ambas partes cambian a la vez. Después se resuelven los objetos repetidos y luego los límites de carga, primero el del superviviente activo.
    .title = Un solo paquete

rule-R-42 = Los objetos transportan por sí solos todo lo que pueden, pues cargar y descargar es libre en todo momento. Solo se te pregunta si divides una ficha doble al intercambiar o al superar el límite; al pagar se gastan primero las sencillas.
    .title = Dividir y cargar

rule-R-43 = Los cambios de coste nunca lo bajan de 0. Un movimiento de coste 0 sigue siendo una acción.
    .title = Coste mínimo cero

rule-R-44 = Una habilidad con coste de energía que se usa en combate no es una acción. El combatiente puede usarla en ese momento, sea o no su turno.
    .title = Energía en combate

rule-R-45 = Una habilidad gratuita sin límite impreso se usa una vez por combate si es de combate y una vez por turno si es de turno.
    .title = Habilidades sin límite impreso

rule-R-46 = Puedes investigar un punto de referencia cuya carta ya no está. No encuentras nada y la energía se gasta.
    .title = Investigar sin carta

rule-R-47 = En tu turno, entre dos acciones, puedes mostrar un proyecto de tu mano al jugador que elijas. Es gratis y no tiene efecto.
    .title = Enseñar proyectos

rule-R-48 = Curar a otro no requiere su permiso; darle objetos, repetidos o recompensas, sí. Si lo rechaza, te lo quedas, y un objeto repetido va al mazo.
    .title = Permiso para dar

## Rulings: items and carrying

rule-R-49 = Con más de 10 objetos de misión te los quedas todos y dejas todo lo demás. Aún puedes tomar otros objetos de misión.
    .title = Demasiados objetos de misión

rule-R-50 = Lo que recibes fuera de tu turno se ajusta al límite de carga cuando acaban esa carta o ese combate. Lo sobrante cae donde estés entonces.
    .title = Límite fuera de turno

rule-R-51 = Un objeto repetido solo se entrega a un superviviente de la casilla que lo acepte y no tenga otro igual; si no, va al mazo. Antes se le quita la carga.
    .title = Entregar el repetido

rule-R-52 = De cada objeto de misión hay un solo ejemplar, así que nunca acaba en el mazo por repetido.
    .title = Objetos de misión únicos

rule-R-53 = Una copia tomada del mazo es nueva: lleva todos sus contadores y su uso diario está disponible, aunque haya salido del juego ese mismo día.
    .title = Copias nuevas

rule-R-54 = Un objeto de transporte que deja a su dueño sin ser por intercambio se descarga antes; después se comprueba el límite de carga. Los de un caído se descargan al morir: cada saqueo da una ficha o un objeto.
    .title = Descargar el transporte

rule-R-55 = Al recolectar, al saquear y para el límite de carga se cuentan fichas. Al gastar, perder o quitar se cuentan recursos, porque la ficha doble podría haberse dividido antes.
    .title = Contar fichas dobles

rule-R-56 = En un objeto de transporte, una ficha doble también cuenta como una, si la carta no cuenta de otro modo. Sus dos símbolos pueden ser de tipos distintos.
    .title = Dobles en el transporte

rule-R-57 = Los objetos no se sueltan ni se descartan a voluntad. Los sobrantes van al mazo, nunca a la casilla.
    .title = No soltar objetos

rule-R-58 = «Una vez al día» vale para cada carta concreta: dos copias tienen un uso cada una y una carta usada sigue usada al intercambiarla. Lo mismo vale para una habilidad de personaje prestada.
    .title = Uso diario por carta

rule-R-59 = Si superas el límite de carga, bajas exactamente a 10. Los objetos de misión no se pueden elegir; las fichas dobles pueden dividirse, pero no juntarse.
    .title = Bajar hasta diez

rule-R-60 = Si el mazo de proyectos normales está vacío y se usan los complejos, se roba de estos, y al revés.
    .title = Un mazo de proyectos vacío

## Rulings: monsters and combat

rule-R-61 = Si un monstruo aparece donde hay varios supervivientes, ellos acuerdan quién combate o decide el jefe, aunque uno de ellos robara la carta.
    .title = Aparición en casilla compartida

rule-R-62 = Si hay varios combates pendientes, empieza el jefe y se sigue en el sentido de las agujas del reloj. Cada superviviente termina con sus monstruos; una casilla compartida se resuelve cuando le toca al primero de los que están en ella.
    .title = Varios combates pendientes

rule-R-63 = Si no quedan fichas de monstruo ni usadas, no aparece ninguno. Un monstruo especial que ya está en el mapa no aparece otra vez.
    .title = Sin monstruos que poner

rule-R-64 = Los empates de cercanía los decide el jefe, también entre puntos de referencia y en la retirada a la casilla libre más cercana.
    .title = Igual de cerca

rule-R-65 = Un monstruo sin camino hacia ningún objetivo se queda. Si debe ir en una dirección de la brújula y no puede, toma la vecina a lo largo del borde, que elige el jefe; si tampoco puede, se queda.
    .title = Monstruo sin camino

rule-R-66 = El daño fuera de combate revela a un monstruo oculto. Su carta queda abierta con los contadores y no empieza ningún combate.
    .title = Dañar a un oculto

rule-R-67 = Un enemigo sin ficha que no es derrotado no se retira: su carta queda abierta con el daño. La próxima vez que salga ese número se combate contra esa misma carta.
    .title = Enemigo sin ficha

rule-R-68 = Lo que la recompensa da directamente se recibe antes del daño del dado rojo, y una curación puede salvar al combatiente. Si obliga a resolver una carta, hace aparecer algo o inicia un combate, espera al final del combate.
    .title = Momento de la recompensa

rule-R-69 = Con los modificadores, un resultado puede quedar por debajo de 1 o por encima de 12.
    .title = Resultados sin tope

rule-R-70 = Evitar daño lo reduce antes de sufrirlo. El daño evitado no activa nada que dependa de haber sido dañado.
    .title = Daño evitado

rule-R-71 = Puedes repetir la tirada del dado rojo para dirigir la retirada, también contra Ataque «–». Cuenta el último número mostrado.
    .title = Dirigir la retirada

rule-R-72 = Una retirada nunca inicia un combate, no revela nada y no empuja a nadie.
    .title = Retirada sin consecuencias

rule-R-73 = La casilla libre más cercana se mide desde la del combate y debe estar revelada y sin supervivientes. Vale también para los monstruos especiales.
    .title = La casilla más cercana

rule-R-74 = Si no hay en todo el mapa una casilla sin supervivientes, el enemigo se queda y se sigue combatiendo.
    .title = Mapa lleno

rule-R-75 = Quien huye de una casilla con varios monstruos se libra de todos. Los monstruos combaten contra los supervivientes que queden allí.
    .title = Huir de varios

rule-R-76 = Solo puedes huir en el momento que dice la carta y si hay una casilla válida. Contra un enemigo Letal siempre puedes, porque no hace falta casilla.
    .title = Cuándo se puede huir

rule-R-77 = Los ayudantes quedan fijados antes de la tirada. Si alguno se mueve o muere durante el combate, eso no cambia.
    .title = Ayudantes fijados

rule-R-78 = Los monstruos pueden cruzarse y compartir casilla. El orden de los movimientos simultáneos no importa.
    .title = Monstruos que se cruzan

rule-R-79 = Un monstruo movido o colocado directamente en la casilla de un superviviente se revela, y se combate al acabar el efecto.
    .title = Monstruo colocado encima

rule-R-80 = Si el efecto de otro te lleva hasta un monstruo, combates enseguida, aunque no sea tu turno.
    .title = Llevado hasta un monstruo

rule-R-81 = La ficha y la carta de un enemigo derrotado pueden volver a salir, sin daño.
    .title = Enemigos que vuelven

rule-R-82 = Si la carta del enemigo cambia el tipo o la cantidad de daño, vale lo que dice la carta.
    .title = Daño según la carta

## Rulings: numbered cards, map and night

rule-R-83 = La carta que sustituye a otra también se considera robada, así que otra llave, o la misma, puede sustituirla. Ningún número sale dos veces en la misma cadena.
    .title = Cadenas de llaves

rule-R-84 = Si encajan varios objetos llave, usas uno o ninguno. Solo cuentan los de quien resuelve la carta.
    .title = Varias llaves

rule-R-85 = La sustitución solo se ofrece si el número de la otra carta está en el mazo; los reversos son visibles para todos.
    .title = Llave sin carta

rule-R-86 = La carta que se está resolviendo está fuera de su mazo hasta que termina. Si una cadena vuelve a su número, no encuentra nada.
    .title = Carta en curso

rule-R-87 = Cada Mejora está en juego una vez por número. Si vuelve a salir no ocurre nada, a no ser que haya otra copia en el mazo: entonces valen las dos.
    .title = Mejoras repetidas

rule-R-88 = Si se enciende una hoguera donde ya hay una ficha de hoguera, no se pone otra: la que hay queda encendida.
    .title = Hoguera sobre hoguera

rule-R-89 = Si una loseta tiene más símbolos que fichas quedan, las casillas se llenan en el orden fijo de la loseta.
    .title = Fichas insuficientes

rule-R-90 = De noche se comprueba si un superviviente está junto a una hoguera al resolver esa línea, para cada uno por separado.
    .title = Hoguera en la noche

rule-R-91 = Quien ha dejado el mapa antes de robar su amenaza ya no la roba.
    .title = Amenaza sin destinatario

rule-R-92 = De noche se pierde la energía que pase de 12.
    .title = Energía sobrante

## Rulings: scenario 5 and secrecy

rule-R-93 = En el escenario 5, el último superviviente gana en el mismo momento en que se queda solo, sea lo que sea lo que mató a los demás: tras el paso 3 de un combate, en medio de una carta o de noche.
    .title = Victoria al instante

rule-R-94 = Si los últimos supervivientes del escenario 5 mueren a la vez, no gana nadie.
    .title = Nadie queda en pie

rule-R-95 = En el paso 3 del duelo se cuenta el daño de ambos dados, se evita lo que se pueda y los dos lo sufren a la vez. Luego se toman los recursos, primero el atacante, aunque quien los da o los recibe ya tenga cuatro daños. Después sufre quien jugó «Arrollar» y al final llegan las eliminaciones.
    .title = Orden del daño en duelo

rule-R-96 = En el duelo, una carta para huir sirve a cualquiera de los dos combatientes. Se va a una casilla revelada adyacente sin monstruo y el combate acaba sin daño, pero los 3 de energía quedan gastados.
    .title = Huir de un duelo

rule-R-97 = Si no quedan cartas 100 en el mazo, no se encuentra nada. El contador se pone igualmente.
    .title = Sin cartas 100

rule-R-98 = El primer día es el primero de la partida para todos. Desde el segundo, atacar exige otro superviviente en tu casilla y 3 de energía.
    .title = Desde qué día atacar

rule-R-99 = Todas las cartas 100 que estén en el mazo tienen la misma probabilidad de salir. Las Inmediatas vuelven a él.
    .title = Azar de las cartas 100

rule-R-100 = Nadie, tampoco un bot, conoce la cara de una carta numerada que aún no se ha leído, las losetas y fichas ocultas, el orden de los mazos ni los proyectos de otros. Una carta leída la conocen todos para siempre y se puede volver a consultar.
    .title = Lo que nadie sabe

## House rule

rule-HO-1 = Es una opción, desactivada al principio: todos ganan o pierden juntos. Si un superviviente es eliminado, todos pierden la partida en ese momento; ganan todos cuando cada superviviente ha ganado.
    .title = Cooperación total (regla de casa)
