# Discover en la mesa: preguntas, opciones, lo que ha pasado y el final.
# { $seat }, { $to } y { $victim } son nombres de jugadores, de cualquier género. Los nombres de cartas, objetos y enemigos
# vienen sin artículo, algunos en plural; { $space } es una casilla con su suelo («B3 (duna)»);
# { $amount }, { $one }, { $token } y { $cost } son cantidades («2 de madera»).
# { $text } es lo que hace una carta, como en discover-terms: empieza en minúscula y no lleva punto.

## Preguntas. `.pass` es lo que allí significa pasar, `.yes` lo que significa aceptar, `.name` lo que significa nombrar a alguien.

discover-ask-turn = Te toca y tienes { $stamina }. ¿Qué haces?
discover-ask-give-up = ¿De verdad te rindes? Quedarías entre los caídos y los demás podrían saquearte.
    .yes = Rendirse
    .pass = Seguir jugando
discover-ask-cook = ¿Cuánta carne cruda asas?
discover-ask-loot = ¿Qué tomas de { $victim }?
discover-ask-foe = ¿Contra qué monstruo combates?
discover-ask-fighter = Hay un combate en tu casilla. ¿Quién debe combatir?
discover-ask-chief-fighter = No se ponen de acuerdo, así que decide el jefe: ¿quién combate?
discover-ask-which-monster = ¿Cuál de los monstruos más cercanos se mueve hacia { $seat }?
    .you = ¿Cuál de los monstruos más cercanos se mueve hacia ti?
discover-ask-prowl = { $foe }: ¿adónde va este monstruo?
    .name = Hacia { $to }
    .name-you-to = Hacia ti
discover-ask-prevent = Vas a sufrir { $amount }. ¿Lo evitas?
    .pass = Sufrir el daño
discover-ask-walk =
    { $n ->
        [one] Puedes moverte una casilla más. ¿Adónde?
       *[other] Puedes moverte hasta { $n } casillas más. ¿Adónde ahora?
    }
    .pass = Quedarse aquí
discover-ask-offer = Intercambio con { $to }. Ofreces: { $given }. Pides: { $wanted }. ¿Qué más?
    .pass = Cancelar el intercambio
discover-ask-consent = { $to } te ofrece: { $given }. A cambio das: { $wanted }. ¿Aceptas?
    .yes = Aceptar
    .pass = Rechazar
discover-ask-give-project = ¿Qué proyecto le das a { $to }?
discover-ask-character = ¿Quién eres?
discover-ask-project = ¿De qué mazo robas un proyecto?
discover-ask-duel = { $seat } ataca a { $victim }. Dado gris: { $mine }, dado rojo: { $red }; con 10 o más se acierta. ¿Qué haces?
    .pass = Pasar
    .name = Usar tu carta a favor de { $to }
    .you = Atacas a { $victim }. Dado gris: { $mine }, dado rojo: { $red }; con 10 o más se acierta. ¿Qué haces?
    .you-victim = { $seat } te ataca. Dado gris: { $mine }, dado rojo: { $red }; con 10 o más se acierta. ¿Qué haces?
discover-ask-rob = Has alcanzado a { $victim }. ¿Qué recurso tomas?
    .pass = No tomar nada
# $what dice lo que está a punto de ocurrir
discover-ask-place = { $what } ¿En qué casilla?
discover-ask-support = { $seat } combate. Enemigo: { $enemy }. ¿Juegas una carta de apoyo?
    .pass = Ninguna carta
discover-ask-before-roll = Combates. Enemigo: { $enemy }. ¿Usas algo antes de tirar los dados?
    .pass = Tirar los dados
discover-ask-modify = { $enemy }: tu dado { $mine } contra Defensa { $defence }, dado enemigo { $red } contra Ataque { $attack }. ¿Qué haces?
    .pass = Dejar los dados como están
discover-ask-protect-die = { $seat } pide tu carta «Proteger». ¿Aplicas −2 al dado enemigo ({ $red })?
    .yes = Sí, −2
    .pass = No
discover-ask-share = Tu recompensa: { $amount }. ¿Das algo a un ayudante?
    .pass = Quedarse con todo
    .name = 1 para { $to }
discover-ask-accept-reward = { $to } quiere darte { $one }. ¿Aceptas?
    .yes = Aceptar
    .pass = No, que se lo quede { $to }
discover-ask-hand-reward = Tu recompensa: { $text }. ¿Se la das a un ayudante?
    .pass = Quedársela
    .name = Dársela a { $to }
discover-ask-accept-handed = { $to } quiere darte una recompensa: { $text }. ¿Aceptas?
    .yes = Aceptar
    .pass = No, que se la quede { $to }
discover-ask-take-damage = { $seat } va a sufrir daño ({ $damage }). ¿Sufres tú 1 daño en su lugar?
    .yes = Sí, intervenir
    .pass = No
discover-ask-assign = Vas a sufrir daño ({ $damage }). ¿Asignas 1 daño a alguien que jugó «Acometer»?
    .pass = No, sufrirlo todo
    .name = Asignar 1 a { $to }
discover-ask-moment = { $source }: { $text }. ¿Lo haces?
    .yes = Sí
    .pass = No
discover-ask-retreat = El enemigo se retira ({ $enemy }). ¿Adónde?
discover-ask-far-retreat = El enemigo se retira ({ $enemy }), pero no hay casillas adyacentes libres. ¿A cuál de las casillas libres más cercanas?
discover-ask-flee = ¿Adónde huyes?
discover-ask-vote = ¿Quién debe ser el jefe?
discover-ask-pass-on = ¿Quién es el jefe desde ahora?
discover-ask-key = Carta robada: { $card }. ¿Usas una llave para resolver en su lugar la carta { $number }?
    .pass = No, resolver la carta robada
discover-ask-scout = ¿Qué loseta revelas?
discover-ask-lose =
    { $n ->
        [one] Pierdes un recurso. ¿Cuál?
       *[other] Pierdes { $n } recursos. ¿Cuál primero?
    }
discover-ask-heal = ¿Qué daño curas?
# $resource se da a cambio de $other
discover-ask-swap = Cambias { $resource } por { $other }. ¿Qué cantidad?
discover-ask-strike = ¿Qué monstruo sufre { $amount }?
discover-ask-regrow = ¿Dónde se coloca la nueva ficha de entorno ({ $symbol })?
discover-ask-uncover = ¿Dónde revelas algo?
discover-ask-which-hidden = En { $space } hay varias cosas boca abajo. ¿Cuál revelas?
discover-ask-relief = ¿Qué amenaza descartas?
discover-ask-pay = ¿Pagas { $cost }?
    .yes = Pagar { $cost }: { $text }
    .pass = No pagar: { $other }
discover-ask-choose = ¿Qué eliges?
discover-ask-may = Si quieres: { $text }. ¿Lo haces?
    .yes = Sí
    .pass = No
discover-ask-hand-on = Ya tienes «{ $item }». ¿Quién se queda con el objeto viejo?
    .pass = Nadie, vuelve a su mazo
    .name = { $to }
discover-ask-accept-item = { $to } quiere darte «{ $item }». ¿Aceptas?
    .yes = Aceptar
    .pass = No, que vuelva a su mazo
discover-ask-limit =
    { $n ->
        [one] Llevas una cosa de más. ¿Qué dejas?
       *[other] Llevas { $n } cosas de más. ¿Qué dejas primero?
    }
discover-ask-water = ¿Qué tomas de la fuente de agua?
discover-ask-free-gather = Puedes recolectar aquí una vez gratis.
    .pass = No recolectar nada

# Lo que está a punto de ocurrir cuando hay que elegir una casilla
discover-place-spawn = Aparece un monstruo.
discover-place-special = Aparece un monstruo especial.
discover-place-go = Se coloca una figura.
discover-place-light = Se enciende una hoguera.
discover-place-lay = Se coloca una ficha de entorno.

## Opciones

discover-pick-pass = Pasar
discover-pick-yes = Sí
# $space con suelo, coste y lo que hay allí: «C4 (roca, 2 de energía); allí: ficha boca abajo (hoja)»
discover-pick-move = Moverse a { $space }
discover-pick-gather = Recolectar: { $thing }
discover-pick-scout = Explorar: { $tile }
discover-pick-investigate = Investigar: { $landmark }
discover-pick-craft = Fabricar «{ $project }» ({ $cost })
discover-pick-cook = Asar carne cruda
discover-pick-stoke = Avivar la hoguera de aquí (1 de madera)
discover-pick-recover = Recuperarse: curar { $harm } a { $to } ({ $cost })
    .you-to = Recuperarse: curarte { $harm } ({ $cost })
discover-pick-loot = Saquear a { $victim }
discover-pick-trade = Intercambiar con { $to }
discover-pick-attack = Atacar a { $victim } (3 de energía)
discover-pick-use = { $source }: { $text }
discover-pick-show = Enseñar a { $to } tu proyecto «{ $project }»
discover-pick-give-up = Rendirse
discover-pick-end-turn = Terminar el turno
discover-pick-keep = { $character }
discover-pick-name = { $to }
    .you-to = Tú
discover-pick-step = { $space }
discover-pick-place = { $space }
discover-pick-turn-up = Ficha: { $symbol }
discover-pick-foe = { $foe }
discover-pick-option = { $text }
discover-pick-amount = { $n }
discover-pick-resource = { $one }
discover-pick-heal = { $harm }
discover-pick-take = Tomar { $token }
discover-pick-take-item = Tomar «{ $item }»
discover-pick-drop = Dejar caer { $token }
discover-pick-discard = Descartar «{ $item }»
discover-pick-discard-threat = Descartar «{ $threat }»
discover-pick-give = Ofrecer { $token }
discover-pick-give-item = Ofrecer «{ $item }»
discover-pick-give-project = Ofrecer el proyecto «{ $project }»
discover-pick-want = Pedir { $token }
discover-pick-want-item = Pedir «{ $item }»
discover-pick-want-project = Pedir un proyecto sin verlo
discover-pick-offer = Hacer esta oferta
discover-pick-split = Cambiar { $token } por dos fichas sencillas
discover-pick-draw = Del mazo: { $deck }
discover-pick-support = { $support }
# $effect: «repetir la tirada de tu dado»
discover-pick-spend = Gastar { $one }: { $effect }
discover-pick-call = Pedir «{ $support }» a { $to }

## Lo que ha pasado

discover-told-lot = { $seat } tira un dado por el puesto de jefe: { $n }.
    .you = Tiras un dado por el puesto de jefe: { $n }.
discover-told-chief = El jefe es { $seat }.
    .you = El jefe eres tú.
discover-told-character = { $seat } juega con { $character }.
    .you = Juegas con { $character }.
discover-told-project = { $seat } roba un proyecto.
    .you = Robas un proyecto.
discover-told-project-drawn = Tu nuevo proyecto: { $project }.
discover-told-project-shown = { $seat } te enseña un proyecto: { $project }.
discover-told-project-handed = { $seat } da un proyecto a { $to }.
    .you = Das un proyecto a { $to }.
    .you-to = { $seat } te da un proyecto.
discover-told-shown = { $seat } enseña un proyecto a { $to }.
    .you = Enseñas un proyecto a { $to }.
    .you-to = { $seat } te enseña un proyecto.
discover-told-stage = La misión: «{ $stage }».
discover-told-goal = { $seat } ha cumplido un objetivo de la misión «{ $stage }».
    .you = Has cumplido un objetivo de la misión «{ $stage }».
discover-told-marked = La misión tiene ahora { $amount } ({ $seat }).
    .you = La misión tiene ahora { $amount } (tú).
discover-told-day = Amanece el día { $day }.
discover-told-turn = Le toca a { $seat }.
    .you = Te toca a ti.
discover-told-turn-ended = { $seat } termina su turno.
    .you = Terminas tu turno.
discover-told-moved = { $seat } se mueve a { $space }.
    .you = Te mueves a { $space }.
discover-told-walked = { $seat } camina hasta { $space }.
    .you = Caminas hasta { $space }.
discover-told-placed = { $seat } pasa a { $space }.
    .you = Pasas a { $space }.
discover-told-cut-short = { $seat } se topa allí con un monstruo; lo que faltaba por hacer se pierde.
    .you = Te topas allí con un monstruo; lo que faltaba por hacer se pierde.
discover-told-scouted = { $seat } revela la { $tile }.
    .you = Revelas la { $tile }.
discover-told-landmark = Hallazgo en { $space }: { $landmark }.
discover-told-gathered = { $seat } recolecta { $token }.
    .you = Recolectas { $token }.
discover-told-picked-up = { $seat } recoge { $token }.
    .you = Recoges { $token }.
discover-told-dropped = { $seat } deja caer { $token }.
    .you = Dejas caer { $token }.
discover-told-split = { $seat } cambia { $token } por dos fichas sencillas.
    .you = Cambias { $token } por dos fichas sencillas.
discover-told-gained = { $seat } recibe { $amount }.
    .you = Recibes { $amount }.
discover-told-spent = { $seat } se desprende de { $amount }.
    .you = Te desprendes de { $amount }.
discover-told-enemy-token = { $seat } descubre a un enemigo: ¡{ $enemy }!
    .you = Descubres a un enemigo: ¡{ $enemy }!
discover-told-numbered = { $seat } revela una ficha con el número { $number }.
    .you = Revelas una ficha con el número { $number }.
discover-told-token-seen = Se revela una ficha en { $space }: { $thing }.
discover-told-token-enemy-seen = Se revela un enemigo en { $space }: { $enemy }.
discover-told-regrown = Hay una nueva ficha de entorno en { $space }: { $symbol }.
discover-told-investigates = { $seat } investiga el { $landmark }.
    .you = Investigas el { $landmark }.
discover-told-read = { $seat } lee en voz alta: «{ $card }».
    .you = Lees en voz alta: «{ $card }».
discover-told-no-card = { $seat } busca la carta de descubrimiento { $number }, pero ya no está.
    .you = Buscas la carta de descubrimiento { $number }, pero ya no está.
discover-told-upgrade = Una mejora para todos: «{ $card }».
discover-told-item = { $seat } tiene ahora «{ $item }».
    .you = Tienes ahora «{ $item }».
discover-told-item-returned = Vuelve a su mazo la carta «{ $item }».
discover-told-item-handed = { $seat } da «{ $item }» a { $to }.
    .you = Das «{ $item }» a { $to }.
    .you-to = { $seat } te da «{ $item }».
discover-told-item-discarded = { $seat } descarta «{ $item }».
    .you = Descartas «{ $item }».
discover-told-item-looted = { $seat } toma «{ $item }» de { $victim }, a quien ya no le hace falta.
    .you = Tomas «{ $item }» de { $victim }, a quien ya no le hace falta.
    .you-victim = { $seat } toma «{ $item }» de ti: ya no te hace falta.
discover-told-looted = { $seat } toma { $token } de { $victim }, a quien ya no le hace falta.
    .you = Tomas { $token } de { $victim }, a quien ya no le hace falta.
    .you-victim = { $seat } toma { $token } de ti: ya no te hace falta.
discover-told-robbed = { $seat } le quita un recurso a { $victim }: { $one }.
    .you = Le quitas un recurso a { $victim }: { $one }.
    .you-victim = { $seat } te quita un recurso: { $one }.
discover-told-crafted = { $seat } fabrica «{ $project }».
    .you = Fabricas «{ $project }».
discover-told-used = { $seat } usa: { $source }.
    .you = Usas: { $source }.
discover-told-moment = Afecta a { $seat }: { $source }.
    .you = Te afecta: { $source }.
discover-told-stoked = { $seat } aviva la hoguera.
    .you = Avivas la hoguera.
discover-told-lit = Arde una hoguera en { $space }.
discover-told-burnt-down = Se apaga la hoguera de { $space }.
discover-told-offers = { $seat } propone un intercambio a { $to }.
    .you = Propones un intercambio a { $to }.
    .you-to = { $seat } te propone un intercambio.
discover-told-refused = { $seat } rechaza la oferta de { $to }.
    .you = Rechazas la oferta de { $to }.
    .you-to = { $seat } rechaza tu oferta.
discover-told-traded = { $seat } llega a un acuerdo con { $to }.
    .you = Llegas a un acuerdo con { $to }.
    .you-to = { $seat } llega a un acuerdo contigo.
discover-told-handed = { $seat } da { $token } a { $to }.
    .you = Das { $token } a { $to }.
    .you-to = { $seat } te da { $token }.
discover-told-hurt = { $seat } sufre { $amount }.
    .you = Sufres { $amount }.
discover-told-healed = { $seat } se cura { $amount }.
    .you = Te curas { $amount }.
# $amount es una cantidad de energía, $n el número que contiene
discover-told-rested =
    { $n ->
        [0] { $seat } ya tiene toda la energía posible.
       *[other] { $seat } recibe { $amount }.
    }
    .you =
        { $n ->
            [0] Ya tienes toda la energía posible.
           *[other] Recibes { $amount }.
        }
discover-told-tired =
    { $n ->
        [0] { $seat } ya no tiene energía que perder.
       *[other] { $seat } pierde { $amount }.
    }
    .you =
        { $n ->
            [0] Ya no tienes energía que perder.
           *[other] Pierdes { $amount }.
        }
discover-told-tested = { $seat } saca un { $n }; necesitaba { $least } o más.
    .you = Sacas un { $n }; necesitabas { $least } o más.
discover-told-eliminated = { $seat } no verá otro amanecer.
    .you = No verás otro amanecer.
discover-told-won = ¡{ $seat } lo ha conseguido!
    .you = ¡Lo has conseguido!
discover-told-night = Cae la noche del día { $day }.
discover-told-night-card = La carta de noche: «{ $night }».
discover-told-threat = Una amenaza para { $seat }: «{ $threat }».
    .you = Una amenaza para ti: «{ $threat }».
discover-told-threat-passed = La amenaza «{ $threat }» es de Comunidad; como no hay nadie más, { $seat } roba otra.
    .you = La amenaza «{ $threat }» es de Comunidad; como no hay nadie más, robas otra.
discover-told-threat-ended = { $seat } se libra de «{ $threat }».
    .you = Te libras de «{ $threat }».
discover-told-named = { $seat } propone a { $to }.
    .you = Propones a { $to }.
    .you-to = { $seat } te propone a ti.
    .you-self = Propones tu propio nombre.
discover-told-spawned = Aparece un monstruo en { $space }.
discover-told-special = Aparece un monstruo especial en { $space }: { $special }.
discover-told-revealed = Se revela el monstruo de { $space }: { $enemy }.
discover-told-prowled = Un monstruo avanza de { $from } a { $space }.
discover-told-combat = { $seat } combate. Enemigo: { $enemy } (Defensa { $defence }, Ataque { $attack }, Salud { $health }).
    .you = Combates. Enemigo: { $enemy } (Defensa { $defence }, Ataque { $attack }, Salud { $health }).
discover-told-supports = { $seat } juega una carta de apoyo: { $support }.
    .you = Juegas una carta de apoyo: { $support }.
discover-told-helps = La carta de apoyo de { $seat } hace efecto: { $support }.
    .you = Tu carta de apoyo hace efecto: { $support }.
discover-told-backs = { $seat } ayuda a { $to }: { $support }.
    .you = Ayudas a { $to }: { $support }.
    .you-to = { $seat } te ayuda: { $support }.
discover-told-rolled = { $seat } tira el { $die }: { $n }.
    .you = Tiras el { $die }: { $n }.
discover-told-dice = { $seat }: dado gris { $mine } contra Defensa { $defence }, dado rojo { $red } contra Ataque { $attack }.
    .you = Tú: dado gris { $mine } contra Defensa { $defence }, dado rojo { $red } contra Ataque { $attack }.
discover-told-struck = { $seat } acierta ({ $enemy }): { $amount }.
    .you = Aciertas ({ $enemy }): { $amount }.
discover-told-defeated = { $seat } ha derrotado a un enemigo: ¡{ $enemy }!
    .you = Has derrotado a un enemigo: ¡{ $enemy }!
discover-told-retreated = El enemigo se retira a { $space }: { $enemy }.
discover-told-lurks = El enemigo escapa y su carta queda a la vista: { $enemy }.
discover-told-fled = { $seat } huye.
    .you = Huyes.
discover-told-takes-damage = { $seat } sufre 1 daño en lugar de { $to }.
    .you = Sufres 1 daño en lugar de { $to }.
    .you-to = { $seat } sufre 1 daño en tu lugar.
discover-told-duel = ¡{ $seat } ataca a { $victim }!
    .you = ¡Atacas a { $victim }!
    .you-victim = ¡{ $seat } te ataca!
discover-told-duel-dice = { $seat } contra { $victim }: { $mine } a { $red }.
    .you = Tú contra { $victim }: { $mine } a { $red }.
    .you-victim = { $seat } contra ti: { $mine } a { $red }.
discover-told-over = La historia ha terminado.

## El final

discover-won-quest =
    { $count ->
        [one] { $winners } ha encontrado la salida.
       *[other] { $winners } han encontrado la salida.
    }
    .you = Has encontrado la salida.
discover-won-last = De todos los supervivientes, solo queda { $winners }.
    .you = De todos los supervivientes, solo quedas tú.
discover-won-lost = Nadie ha encontrado la salida.

## Consejos: lo que habla a favor de una opción, o lo que falta. `.bot` dice lo mismo de un bot cuyo turno ha pasado.

discover-advice-move = Te acerca a lo que más da por tu energía, o a un buen lugar para dormir.
discover-advice-goal = Está de camino a { $space }.
discover-advice-gather = Lo que se puede recolectar aquí vale más que la energía que cuesta.
discover-advice-land = En tierra nueva puede haber agua, comida y el siguiente paso de la misión.
discover-advice-quest = Lo que ofrece esta carta vale su precio, o la misión lo pide.
discover-advice-craft = El objeto debería servirte más que los materiales.
discover-advice-body = Con hambre o con heridas no se llega lejos.
discover-advice-fire = Una hoguera hace soportable la noche.
discover-advice-rest = Nada de lo que está al alcance vale hoy más energía.
discover-advice-fight = Es lo que mejor pinta entre lo que pueden hacer los dados y lo que cuesta la ayuda.
discover-advice-pack = Lo demás te hará más falta en los próximos días.
discover-advice-worth = Lo que da parece mejor que lo que cuesta.
discover-advice-group = Lo que a uno le sobra puede faltarle a otro.
discover-advice-last-heart = Te queda un solo corazón.
    .bot = Le quedaba un solo corazón.
discover-advice-hunger = No tienes comida para esta noche.
    .bot = No tenía comida para la noche.
discover-advice-thirst = No tienes agua limpia para esta noche.
    .bot = No tenía agua limpia para la noche.
discover-coach-stamina = Todavía tienes { $stamina }.
discover-coach-night = Si terminas tu turno ahora, esta noche mueres en unos { $deaths } de cada { $nights } casos.

## Atajos: varias decisiones en un solo gesto
discover-shortcut-walk = Caminar hasta { $space }
discover-shortcut-walk-note =
    { $n ->
        [one] { $stamina } por 1 espacio
       *[other] { $stamina } por { $n } espacios
    }

# A game in a list of tables
discover-fact-setup = Preparación
discover-fact-day = Día { $day }
