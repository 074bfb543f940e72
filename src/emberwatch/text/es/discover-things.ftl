# Las cosas de Discover: lo que dice la ayuda de una cosa de la mesa, por qué algo no se puede hacer ahora, y respuestas que se
# dan de antemano. { $cost } y { $amount } son cantidades («2 de madera»), { $harm } una cantidad de daño.


## Recursos

discover-thing-remedy = Recuperarse: { $cost } cura { $harm }.
# $effect: «repetir la tirada de tu dado»
discover-thing-spend = En combate, por 1 unidad: { $effect }.
discover-thing-meat = Asada junto a una hoguera encendida se convierte en comida.
discover-thing-dirty-water = Solo sirve para lo que diga una carta, un proyecto o la hoja de terreno.
discover-thing-wood = Con 1 de madera avivas una hoguera apagada de tu casilla.
discover-thing-double = Una ficha con dos recursos: cuenta como una sola cosa que llevas. Si gastas uno, recuperas el otro como ficha sencilla.


## Tableros y dados

discover-thing-damage = Daño: { $damage }
discover-thing-physical = La acción «Recuperarse» no cura el daño físico; algunas cartas sí.
discover-thing-hearts = Sobrevives a 3 daños de cualquier tipo. El cuarto te elimina.
discover-thing-stamina = Energía
    .text = La mayoría de las acciones cuestan 1 de energía. Nunca pasa de 12, y la que sobra se guarda para mañana.
discover-thing-die-mine = El dado del combatiente: si alcanza la Defensa del enemigo, este sufre 1 daño.
discover-thing-die-enemy = El dado del enemigo: si alcanza su Ataque, el combatiente sufre daño. Su número dice también adónde se retira el enemigo.
discover-thing-die-duel = Cuando los supervivientes combaten entre sí, se acierta con 10 o más.
discover-thing-symbol = Símbolo: { $symbol }
    .text = En cada casilla de una loseta nueva que lo muestre se coloca boca abajo una ficha de entorno con el mismo símbolo.
discover-thing-deck =
    { $n ->
        [0] Este mazo está vacío.
        [one] Queda { $n } carta.
       *[other] Quedan { $n } cartas.
    }
    .text = Quien fabrica con un proyecto de su mano roba otro.
    .duel = En este escenario nadie roba proyectos.
# $n en .guard es el número de una noche
discover-thing-day = Día { $n }
    .text = Cada superviviente del mapa tiene un turno; empieza el jefe. Después cae la noche y se roba una carta de noche.
    .guard = Quien siga en el mapa tras la noche { $n } pierde.


## El mapa

discover-thing-cost = Entrar cuesta { $cost }.
discover-thing-cost-own = Entrar te cuesta { $own } en vez de { $cost }.
# $things es una lista
discover-thing-here = Allí: { $things }.
discover-thing-slot = Está boca abajo. Desde una casilla en contacto con ella puedes revelarla con la acción «Explorar».
discover-thing-token-down = Quien la recolecta la revela: un recurso que se guarda, un enemigo al que se combate enseguida o el número de una carta de descubrimiento.
discover-thing-token-numbered = Quien la recolecta resuelve la carta de descubrimiento { $number }.
discover-thing-token-loose = La puede recolectar cualquiera que esté en esta casilla.
discover-thing-card-read = Esa carta ya se ha leído: «{ $card }».
discover-thing-water-down = Nadie ha tomado nada de ella todavía. Quien recolecta en ella la revela.
discover-thing-water-up = Quien recolecta en ella recibe 1 de los recursos que muestra. Nunca se agota.
discover-thing-camp = Es la hoguera del campamento.
discover-thing-fire = Quien está en su casilla está junto a una hoguera: puede asar carne cruda y fabricar lo que pide una hoguera.
discover-thing-ashes = No sirve de nada hasta que alguien de su casilla la avive con 1 de madera.
discover-thing-landmark = Punto de referencia { $number }. Quien lo investiga resuelve la carta de descubrimiento { $number }.
    .duel = Punto de referencia { $number }. Quien lo investiga resuelve al azar una carta con el número 100; después no se puede volver a investigar.
    .searched = Ya se ha investigado.


## Enemigos

discover-thing-foe-hidden = Si entras en su casilla, o si entra en la tuya, se revela y combates contra él.
discover-thing-foe-unread = Nadie ha leído su carta todavía.
discover-thing-foe-feature = No es un monstruo: solo combates contra él si lo recolectas.
discover-thing-foe-special = Un monstruo especial: no le afectan los efectos que mueven monstruos.
discover-thing-foe-loose = No tiene ficha: su carta queda a la vista hasta que vuelva a salir su número.


## Los supervivientes y sus cartas

# $harm es una lista de cantidades
discover-thing-survivor = Superviviente
    .stamina = Energía: { $n } de { $most }.
    .hurt = Ha sufrido: { $harm }.
    .unhurt = Sin daño.
    .load = Lleva { $n } de { $limit } cosas.
    .chief = Es el jefe.
    .won = Ha escapado.
    .lost = Está entre los caídos: quien esté en esta casilla puede saquear lo que queda.
discover-thing-item =
    .counters = Encima: { $amount }.
    .used = Ya se ha usado hoy.
discover-thing-quest = Encima: { $amount }.
discover-thing-project = A ti te cuesta { $cost }.
    .open = Está a la vista: cualquiera puede fabricarlo.
    .hand = En tu mano; los demás solo lo ven si lo enseñas.
    .shown = En la mano de otro superviviente; tú lo has visto.


## Por qué algo no se puede hacer ahora

discover-why-over = La partida ha terminado.
discover-why-casualty = Estás entre los caídos y ya no participas.
discover-why-away = Ya has escapado.
discover-why-others = Antes tienen que decidir otros jugadores.
discover-why-night = Es de noche: nadie puede hacer acciones.
# $survivor es el nombre de un personaje
discover-why-turn = No es tu turno. Le toca a: { $survivor }.
discover-why-first = Responde antes a la pregunta que tienes delante.
discover-why-not-offered = No es una respuesta posible a esta pregunta.

# $cost y $have son cantidades de energía
discover-why-stamina = Cuesta { $cost }; tienes { $have }.
# $missing es una lista de cantidades
discover-why-lacks = Te falta: { $missing }.
discover-why-counters = No le quedan suficientes contadores.

discover-why-there = Ya estás allí.
discover-why-far =
    { $n ->
        [one] Solo puedes moverte a una casilla adyacente. Esta está a { $n } casilla.
       *[other] Solo puedes moverte a una casilla adyacente. Esta está a { $n } casillas.
    }
discover-why-unreached = Solo puedes moverte a una casilla adyacente, y ningún camino lleva a esta.
discover-why-step = Solo puedes moverte a una casilla adyacente revelada.
discover-why-touch = Solo puedes explorar losetas en contacto con tu casilla.
discover-why-gather-here = Solo puedes recolectar en tu propia casilla.
discover-why-fire-here = Tienes que estar en la casilla de la hoguera.
discover-why-landmark-here = Tienes que estar en la casilla del punto de referencia.
discover-why-monster = Se combate contra un monstruo cuando entras en su casilla o cuando él entra en la tuya.
discover-why-loose = Se combate cuando vuelve a salir su número.
discover-why-flee-monster = No puedes huir adonde hay un monstruo ni a una loseta boca abajo.
discover-why-no-escape = No hay ninguna casilla a la que huir.

discover-why-same-space = Tenéis que estar en la misma casilla.
discover-why-refused = Este superviviente ya ha rechazado tres ofertas en este turno.
discover-why-nothing-to-trade = No tenéis nada que intercambiar.
discover-why-nothing-left = No queda nada que saquear.
discover-why-first-day = El primer día no se puede atacar a otros supervivientes.
discover-why-nobody-here = No hay ningún otro superviviente en tu casilla.
discover-why-die = Los dados solo se tiran en combate.
discover-why-unhurt = No hay ningún daño de ese tipo que curar.
discover-why-no-patient = En tu casilla no hay nadie con un daño que eso cure.
discover-why-at-damage = Haz clic en el daño que quieres curar.
discover-why-no-fire = No estás junto a una hoguera encendida.
discover-why-at-fire = Haz clic en la hoguera de tu casilla.
discover-why-combat = Se gasta en combate o para pagar un coste.
discover-why-no-dice = No cambia ningún dado.
discover-why-own-only = Solo puedes gastar lo que es tuyo.
discover-why-keep = Solo puedes dejar caer cosas si llevas demasiadas.
discover-why-quest-item = Los objetos de misión nunca se pueden descartar.

discover-why-anothers = Es de otro superviviente.
discover-why-always = Su efecto es permanente: no hay nada que hacer.
# $when: «cada noche»
discover-why-moment = Tiene su propio momento: { $when }.
discover-why-used-day = Ya se ha usado hoy.
discover-why-used-turn = Ya se ha usado en este turno.
discover-why-used-combat = Ya se ha usado en este combate.
discover-why-used-once = Ya se ha usado contra este daño.
# $conditions: «estás junto a una hoguera y tienes al menos 1 de madera»
discover-why-conditions = Solo funciona si { $conditions }.
discover-why-useless = Ahora no tendría ningún efecto.
discover-why-other-damage = No sirve contra este tipo de daño.
discover-why-in-hand = Está en la mano de otro superviviente.
discover-why-no-copy = No queda ningún ejemplar de este objeto.
discover-why-deck = Robas un proyecto cuando fabricas con uno de tu mano o cuando lo dice una carta.
discover-why-alone = En solitario no hay cartas de apoyo.
discover-why-support = Puedes jugar una carta de apoyo cuando combate otro superviviente a 2 casillas o menos.
discover-why-fighter = El combatiente no puede jugar cartas de apoyo.
discover-why-supporter = En combate, solo los combatientes pueden usar objetos y habilidades.


## Respuestas que se dan de antemano

standing-support = Cuando alguien combate cerca de mí
    .none = No jugar ninguna carta de apoyo
    .overwhelm = Jugar «Arrollar»
    .attack = Jugar «Acometer»
    .protect = Jugar «Proteger»
standing-protect = Cuando un combatiente pide mi carta «Proteger»
    .yes = Aplicar −2 al dado enemigo
    .no = Dejar el dado enemigo como está
standing-take-damage = Cuando puedo sufrir daño en lugar de un combatiente
    .no = No intervenir
    .if-safe = Intervenir, salvo si eso me elimina
standing-accept = Cuando quieren darme una recompensa o un objeto
    .yes = Aceptar
    .no = No aceptar
standing-trade = Cuando me ofrecen un intercambio
    .refuse = Rechazar
    .gifts = Aceptar regalos; preguntarme lo demás
standing-fighter = Cuando hay un combate en mi casilla
    .self = Ofrecerme
standing-chieftain = Cuando se puede proponer un nuevo jefe
    .keep = Mantener al jefe actual
    .self = Proponerme

# Por qué una línea de una carta no haría nada ahora, según su verbo
discover-why-useless-relief = No tienes ninguna amenaza que descartar.
discover-why-useless-resolve = La carta que nombra ya no está en el mazo.
discover-why-useless-project = No queda ningún proyecto que robar.
discover-why-useless-make = No queda ningún ejemplar del objeto que da.
discover-why-useless-unmark = No hay ningún contador que quitar de la misión.
discover-why-useless-go = Ya estás allí, o todavía no hay un lugar así en el mapa.
discover-why-useless-light = Allí ya arde una hoguera.
discover-why-useless-scout = No hay ninguna loseta boca abajo junto a ti.
discover-why-useless-survey = No se puede alcanzar ninguna loseta boca abajo.
discover-why-useless-lay = No queda ninguna ficha así, o no hay casilla para ella.
discover-why-useless-regrow = No queda ninguna ficha así, o ninguna casilla vacía cerca de ti sirve.
discover-why-useless-uncover = No hay ninguna ficha boca abajo a su alcance.
discover-why-useless-spawn = No puede aparecer ningún monstruo: no queda ninguno, o no hay un lugar así.
discover-why-useless-special = Ese monstruo ya ha venido, o no hay un lugar así.
discover-why-useless-prowl = No hay ningún monstruo en el mapa.
discover-why-useless-strike = No hay ningún monstruo a su alcance.
discover-why-useless-swap = No tienes nada que cambiar por ello.
discover-why-useless-heal = No tienes ningún daño así que curar.
discover-why-useless-rest = Ya tienes toda la energía posible.
discover-why-useless-chief = Ya eres el jefe.
discover-why-useless-pay = No puedes pagar lo que pide.

## Los objetivos de la misión, y lo que se ha encontrado

discover-thing-goal = Objetivo
    .win = Objetivo: da la victoria
discover-thing-sought = Nadie lo ha encontrado todavía. Está en una loseta que sigue boca abajo.
discover-thing-mixed = Dos suelos: { $all } y { $last }. Cuenta la parte mayor: { $ground }.
    .landmark = Dos suelos: { $all } y { $last }. El punto de referencia está en la parte menor, y es la que cuenta: { $ground }.
discover-thing-under = Encontrado hasta ahora bajo este símbolo: { $things }.
    .nothing = Nadie ha revelado todavía ninguna con este símbolo.
# Cuántas veces se ha encontrado algo: «3 × 1 madera»
d-times = { $n } × { $what }


## El último corazón: lo que te mataría

discover-danger-next = Sin corazones: el próximo daño te mata.
discover-danger = Peligro esta noche
discover-danger-here = En tu casilla: { $foe }. Si te golpea en combate, mueres.
discover-danger-near = A tu lado: { $foe }. Si te alcanza esta noche y te golpea, mueres.
discover-danger-sure = Si te quedas aquí, esto te mata esta noche: «{ $card }» ({ $text }).
discover-danger-maybe = Si te quedas aquí, esto puede matarte esta noche: «{ $card }» ({ $text }).
discover-danger-no-food = No tienes comida. Algunas cartas de noche hacen daño a quien no puede pagarla.
discover-danger-no-clean-water = No tienes agua limpia. Algunas cartas de noche hacen daño a quien no puede pagarla.
discover-danger-dark = No estás junto a una hoguera. Muchas cartas de noche te traen entonces una amenaza.
discover-danger-remedy = Puedes curarte ahora: acción «{ d-action-recover }» con { $one }.
discover-danger-none = No se conoce ningún peligro.
# $price: what it costs; $conditions: where it can be done
discover-goal-do = { $text } ({ $price })
    .where = { $text } ({ $price }), si { $conditions }
# Una condición de un objetivo como algo que alcanzar; la página la escribe con mayúscula
discover-goal-at-landmark = estar en el punto de referencia { $number } ({ $landmark })
discover-goal-everyone-at = todos los supervivientes del mapa en el punto de referencia { $number } ({ $landmark })
discover-goal-in-camp = estar en el campamento
discover-goal-everyone-in-camp = todos los supervivientes del mapa en el campamento
discover-goal-on-target = estar en un símbolo de objetivo
discover-goal-has-item = tener «{ $item }»
discover-goal-has = tener al menos { $amount }
discover-goal-marks = en la misión: { $amount }
discover-goal-fires = hogueras encendidas: { $number }
discover-goal-tiles = losetas reveladas: { $number }
discover-goal-read = leer la carta de descubrimiento { $number }
discover-goal-revealed = encontrar el punto de referencia { $number } ({ $landmark })
discover-goal-defeated = derrotar al monstruo especial «{ $special }»
discover-goal-at-fire = estar junto a una hoguera
discover-goal-day = día { $number } o más tarde
discover-goal-if = si { $conditions }
