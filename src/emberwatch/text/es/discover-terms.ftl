# Las palabras de Discover: lo que es igual en todos los ejemplares, y cómo se ponen en palabras las cartas.
#
# Lo que hace una carta se compone con estos mensajes. En español va en imperativo («recibe 2 de madera y pierde 1 de energía»),
# que en casi todos los verbos suena igual que la tercera persona: vale tras «cada superviviente:» y tras «acción de carta:».
# Tras los dos puntos se sigue en minúscula. Las condiciones van en indicativo, para que sirvan tras «si» y «salvo si»;
# por eso no hay «en cuanto» ni «a menos que». Ningún verbo empieza por «i», porque delante va «y».
# Los nombres propios de cartas, enemigos y suelos van sin artículo, a menudo entre comillas; las cantidades están listas.

game-discover = Discover


## Recursos: la palabra como en una lista, y una cantidad

d-resource-food = comida
d-resource-meat = carne cruda
d-resource-clean-water = agua limpia
d-resource-dirty-water = agua sucia
d-resource-stone = piedra
d-resource-wood = madera
d-resource-salvage = chatarra
d-resource-medicine = medicina
d-resource-poison = veneno

d-amount-food = { $n } de comida
d-amount-meat = { $n } de carne cruda
d-amount-clean-water = { $n } de agua limpia
d-amount-dirty-water = { $n } de agua sucia
d-amount-stone = { $n } de piedra
d-amount-wood = { $n } de madera
d-amount-salvage = { $n } de chatarra
d-amount-medicine = { $n } de medicina
d-amount-poison = { $n } de veneno
d-amount-any =
    { $n ->
        [one] { $n } recurso a tu elección
       *[other] { $n } recursos a tu elección
    }


## Daño: su tipo como en una lista, y una cantidad

d-damage-hunger = hambre
d-damage-thirst = sed
d-damage-sickness = enfermedad
d-damage-physical = físico

d-harm-hunger =
    { $n ->
        [one] { $n } daño por hambre
       *[other] { $n } daños por hambre
    }
d-harm-thirst =
    { $n ->
        [one] { $n } daño por sed
       *[other] { $n } daños por sed
    }
d-harm-sickness =
    { $n ->
        [one] { $n } daño por enfermedad
       *[other] { $n } daños por enfermedad
    }
d-harm-physical =
    { $n ->
        [one] { $n } daño físico
       *[other] { $n } daños físicos
    }
d-harm-any =
    { $n ->
        [one] { $n } daño a tu elección
       *[other] { $n } daños a tu elección
    }


## Otras cantidades

d-amount-stamina = { $n } de energía
d-amount-damage =
    { $n ->
        [one] { $n } daño
       *[other] { $n } daños
    }
d-amount-counters =
    { $n ->
        [one] { $n } contador
       *[other] { $n } contadores
    }
d-amount-spaces =
    { $n ->
        [one] { $n } casilla
       *[other] { $n } casillas
    }
d-amount-threats =
    { $n ->
        [one] { $n } carta de amenaza
       *[other] { $n } cartas de amenaza
    }
d-amount-projects =
    { $n ->
        [one] { $n } proyecto
       *[other] { $n } proyectos
    }
d-amount-tiles =
    { $n ->
        [one] { $n } loseta boca abajo
       *[other] { $n } losetas boca abajo
    }
d-amount-dice =
    { $n ->
        [one] { $n } dado
       *[other] { $n } dados
    }
# Una cantidad que cuenta una vez por cada jugador: «1 de madera por jugador»
d-per-player = { $amount } por jugador


## Símbolos de las fichas de entorno

d-symbol-leaf = hoja
d-symbol-rock = roca
d-symbol-paw = zarpa
d-symbol-relic = reliquia
d-symbol-shell = concha
d-symbol-bone = hueso


## Rasgos de enemigos, objetos y cartas

d-trait-beast = Bestia
d-trait-swarm = Enjambre
d-trait-reptile = Reptil
d-trait-bird = Ave
d-trait-plant = Planta
d-trait-raider = Saqueador
d-trait-machine = Máquina
d-trait-phantom = Fantasma
d-trait-weapon = Arma
d-trait-armour = Armadura
d-trait-tool = Herramienta
d-trait-vessel = Recipiente
d-trait-garment = Prenda
d-trait-light = Luz
d-trait-key = Llave
d-trait-remedy = Remedio
d-trait-device = Aparato
d-trait-relic = Reliquia
d-trait-quest-item = Objeto de misión
d-trait-cold = Frío
d-trait-heat = Calor
d-trait-storm = Tormenta
d-trait-disease = Enfermedad


## Marcas de las cartas de descubrimiento, a las que se refieren las llaves

d-tag-locked = Cerrada
d-tag-sealed = Sellada
d-tag-buried = Enterrada
d-tag-dark = Oscura


## Acciones

d-action-gather = Recolectar
d-action-move = Moverse y recolectar
d-action-scout = Explorar
d-action-investigate = Investigar
d-action-craft = Fabricar
d-action-trade = Intercambiar
d-action-cook = Asar carne
d-action-stoke = Avivar la hoguera
d-action-recover = Recuperarse
d-action-loot = Saquear
d-action-attack = Atacar


## Cartas de apoyo

d-support-overwhelm = Arrollar
    .help = Si el combatiente acierta, el enemigo sufre 1 daño más. Si el combatiente sufre daño, tú también sufres 1 daño físico.
d-support-attack = Acometer
    .help = El dado del combatiente recibe +2 cuando él pide la carta. De los daños que vaya a sufrir, el combatiente puede asignarte 1.
d-support-protect = Proteger
    .help = Puedes aplicar −2 al dado enemigo cuando el combatiente pide la carta, y puedes sufrir 1 daño en su lugar.

# Lo que hace un recurso en combate
d-spend-stone = repetir la tirada del dado enemigo
d-spend-wood = repetir la tirada de tu dado
d-spend-salvage = −1 al dado enemigo
d-spend-poison = +1 a tu dado


## Dados, direcciones, fases, estado, mazos

d-die-mine = dado gris
d-die-enemy = dado rojo


d-phase-setup = Preparación
d-phase-day = Día
d-phase-night = Noche
d-phase-over = Fin

d-status-on-the-map = en el mapa
d-status-won = ha escapado
d-status-lost = caído

d-deck-normal = proyectos normales
d-deck-complex = proyectos complejos

# Los cuatro tipos de cartas de descubrimiento


## Cosas del mapa. Van en listas: «allí: monstruo boca abajo, campamento»

d-hidden-monster = monstruo boca abajo
# Un enemigo cuya carta aún no ha leído nadie
d-enemy-number = enemigo { $number }
# Un enemigo que ha sufrido daño
d-foe-damaged = { $foe } ({ $amount })
d-foe-at = { $foe }, { $space }
# En un duelo
d-opponent = otro superviviente

d-token-down = ficha boca abajo ({ $symbol })
d-token-numbered = ficha con el número { $number }
d-thing-camp = campamento
d-thing-target = símbolo de objetivo
d-thing-fire = hoguera encendida
d-thing-ashes = hoguera apagada
d-thing-water = fuente de agua
# Una fuente de agua revelada
d-thing-water-shown = fuente de agua ({ $resources })
d-landmark = punto de referencia { $number } ({ $landmark })
# Una carta de descubrimiento que aún no ha leído nadie
d-card-number = carta de descubrimiento { $number }
d-cards-project =
    { $n ->
        [one] { $n } proyecto sin ver
       *[other] { $n } proyectos sin ver
    }
# Una lista vacía: «Das: nada»
d-nothing = nada
# En lugar de un efecto
d-no-effect = no ocurre nada más


## Casillas y losetas. $space es un nombre como B3, $slot una letra, $back el número del reverso de una loseta.

d-space = { $space } ({ $ground })
# Adónde puede moverse alguien: el suelo y lo que cuesta
d-space-cost = { $space } ({ $ground }, { $cost })
d-space-things = { $space }; allí: { $things }
d-tile = loseta { $slot } (reverso { $back })


## Una habilidad que en el diario no pertenece a nada con nombre propio

d-source-character = habilidad del personaje


## Lugares que nombran las cartas: donde algo está o aparece, y donde se pone a alguien o algo

d-place-here =
    .at = en tu casilla
    .to = en tu casilla
d-place-camp =
    .at = en el campamento
    .to = en el campamento
d-place-adjacent =
    .at = en una casilla adyacente a tu elección
    .to = en una casilla adyacente a tu elección
d-place-landmark =
    .at = en el punto de referencia { $number } ({ $landmark })
    .to = en el punto de referencia { $number } ({ $landmark })
d-place-nearest-landmark =
    .at = en el punto de referencia más cercano
    .to = en el punto de referencia más cercano
d-place-nearest-target =
    .at = en el símbolo de objetivo más cercano
    .to = en el símbolo de objetivo más cercano
d-place-nearest-water =
    .at = en la fuente de agua más cercana
    .to = en la fuente de agua más cercana
d-place-nearest-fire =
    .at = en la hoguera encendida más cercana
    .to = en la hoguera encendida más cercana


## Quién: los supervivientes de los que trata un bloque

d-who-everyone = cada superviviente
d-who-others = cada uno de los demás supervivientes
d-who-here = cada superviviente de tu casilla
d-who-near = cada superviviente a 2 casillas o menos de ti
d-who-at-fire = cada superviviente junto a una hoguera
d-who-not-at-fire = cada superviviente que no esté junto a una hoguera
d-who-in-camp = cada superviviente del campamento
d-who-not-in-camp = cada superviviente fuera del campamento


## Verbos: lo que hacen las cartas. $amount es una cantidad lista («2 de madera»), $place uno de los lugares de arriba.

d-verb-gain = recibe { $amount }
d-verb-lose = pierde { $amount }
d-verb-damage = sufre { $amount }
d-verb-heal = cura { $amount }
d-verb-rest = recibe { $amount }
d-verb-tire = pierde { $amount }
d-verb-threat = roba { $amount }
d-verb-spawn = aparece un monstruo { $place }
d-verb-special = aparece el monstruo especial «{ $special }» { $place }
d-verb-prowl-all = mueve cada monstruo normal { $amount } hacia el superviviente que tenga más cerca
d-verb-prowl-nearest = mueve el monstruo normal más cercano { $amount } hacia ti
d-verb-strike =
    { $reach ->
        [0] haz { $amount } a un monstruo de tu casilla
        [one] haz { $amount } a un monstruo que esté a { $reach } casilla o menos
       *[other] haz { $amount } a un monstruo que esté a { $reach } casillas o menos
    }
d-verb-move = muévete hasta { $amount } sin importar el suelo
d-verb-go = coloca tu figura { $place }
d-verb-light = enciende una hoguera { $place }
d-verb-douse-here = apaga la hoguera de tu casilla
d-verb-douse-camp = apaga la hoguera del campamento
d-verb-douse-all = apaga todas las hogueras
d-verb-resolve = resuelve la carta de descubrimiento { $number }
d-verb-fight = combate contra el enemigo { $number }
d-verb-project = roba { $amount }
d-verb-make = recibe el objeto fabricado «{ $item }»
d-verb-scout = revela { $amount } en contacto con tu casilla
d-verb-survey = revela { $amount } en cualquier borde del mapa conocido
d-verb-lay = coloca boca abajo una ficha de entorno ({ $symbol }) { $place }
d-verb-regrow = coloca boca abajo una ficha de entorno ({ $symbol }) en la casilla vacía más cercana con ese símbolo
d-verb-uncover =
    { $reach ->
        [0] revela una ficha o un monstruo boca abajo de tu casilla
        [one] revela una ficha o un monstruo boca abajo a { $reach } casilla o menos
       *[other] revela una ficha o un monstruo boca abajo a { $reach } casillas o menos
    }
# $amount de un recurso, $other el nombre de otro
d-verb-swap = cambia hasta { $amount } por la misma cantidad de { $other }
d-verb-stay = deja la ficha boca arriba en su casilla
d-verb-remove = elimina esta carta de la partida
d-verb-discard = descarta esta amenaza
d-verb-relief = descarta una de tus amenazas Continuas
d-verb-mark = pon { $amount } en la misión
d-verb-unmark = quita { $amount } de la misión
d-verb-stage = sigue con la etapa { $number } de la misión
d-verb-win-you = ganas
d-verb-win-here = ganan todos los supervivientes de tu casilla
d-verb-win-all = ganan todos los supervivientes del mapa
d-verb-perish = quedas fuera de la partida
d-verb-chief = toma la ficha de jefe
d-verb-end-turn = termina tu turno

# En combate. $signed es un número con su signo: +2, −1
d-verb-reroll-mine = repite la tirada de tu dado
d-verb-reroll-enemy = repite la tirada del dado enemigo
d-verb-mine = aplica { $signed } a tu dado
d-verb-enemy = aplica { $signed } al dado enemigo
d-verb-wound = haz { $amount } más si tu dado acierta
d-verb-flee = huye del combate
d-verb-prevent = evita { $amount }
# Lo que hace una llave
d-verb-key = puedes resolver en su lugar la carta con el número siguiente


## Lo que vale siempre

d-always-mine = { $signed } a tu dado en todos los combates
d-always-mine-against = { $signed } a tu dado contra enemigos con el rasgo { $trait }
d-always-enemy = { $signed } al dado enemigo en todos los combates
d-always-enemy-against = { $signed } al dado de los enemigos con el rasgo { $trait }
d-always-move-more = entrar en «{ $ground }» te cuesta { $amount } más
d-always-move-less = entrar en «{ $ground }» te cuesta { $amount } menos
d-always-move-all-more = entrar en cualquier casilla te cuesta { $amount } más
d-always-move-all-less = entrar en cualquier casilla te cuesta { $amount } menos
d-always-cheap = la acción «{ $action }» te cuesta { $amount } menos
d-always-carry = transporta { $amount } fuera de tu límite de carga
d-always-carry-any =
    { $n ->
        [one] transporta { $n } ficha de recurso de cualquier tipo fuera de tu límite de carga
       *[other] transporta { $n } fichas de recurso de cualquier tipo fuera de tu límite de carga
    }
d-always-limit = tu límite de carga aumenta en { $n }
d-always-warm = de noche cuentas como si estuvieras junto a una hoguera
d-always-proof = no puedes sufrir daño del tipo «{ $damage }»
# $one es 1 del recurso
d-always-forage = cuando recolectas una ficha de entorno que muestra { $resource }, recibes { $amount } más
d-always-thrift = los proyectos te cuestan { $one } menos
d-always-night-more = las cartas de noche te dan { $amount } más
d-always-night-less = las cartas de noche te dan { $amount } menos


## Condiciones: oraciones en indicativo que siguen a «si»; `.not` es lo contrario

d-if-at-fire = estás junto a una hoguera
    .not = no estás junto a una hoguera
d-if-in-camp = estás en el campamento
    .not = no estás en el campamento
d-if-on = estás en «{ $ground }»
    .not = no estás en «{ $ground }»
d-if-at-landmark = estás en el punto de referencia { $number } ({ $landmark })
    .not = no estás en el punto de referencia { $number } ({ $landmark })
d-if-on-target = tu casilla muestra un símbolo de objetivo
    .not = tu casilla no muestra un símbolo de objetivo
d-if-on-water = en tu casilla hay una fuente de agua
    .not = en tu casilla no hay ninguna fuente de agua
d-if-has = tienes al menos { $amount }
    .not = no tienes al menos { $amount }
d-if-has-item = tienes «{ $item }»
    .not = no tienes «{ $item }»
d-if-has-trait = tienes un objeto con el rasgo { $trait }
    .not = no tienes ningún objeto con el rasgo { $trait }
d-if-hurt = tienes daño del tipo «{ $damage }»
    .not = no tienes daño del tipo «{ $damage }»
d-if-hurt-any = tienes daño
    .not = no tienes daño
d-if-stamina = tienes al menos { $amount }
    .not = tienes menos de { $amount }
d-if-day = es el día { $number } o uno posterior
    .not = aún no es el día { $number }
d-if-odd-day = el número del día es impar
    .not = el número del día es par
d-if-even-day = el número del día es par
    .not = el número del día es impar
d-if-others-here = hay otro superviviente en tu casilla
    .not = no hay ningún otro superviviente en tu casilla
d-if-alone = en el mapa no hay más supervivientes que tú
    .not = en el mapa hay otros supervivientes
d-if-near-monster =
    { $reach ->
        [0] hay un monstruo en tu casilla
        [one] hay un monstruo a { $reach } casilla o menos
       *[other] hay un monstruo a { $reach } casillas o menos
    }
    .not =
        { $reach ->
            [0] no hay ningún monstruo en tu casilla
            [one] no hay ningún monstruo a { $reach } casilla o menos
           *[other] no hay ningún monstruo a { $reach } casillas o menos
        }
d-if-revealed = se ha encontrado el punto de referencia { $number } ({ $landmark })
    .not = no se ha encontrado el punto de referencia { $number } ({ $landmark })
d-if-tiles =
    { $number ->
        [one] se ha revelado al menos { $number } loseta
       *[other] se han revelado al menos { $number } losetas
    }
    .not =
        { $number ->
            [one] no se ha revelado ni { $number } loseta
           *[other] se han revelado menos de { $number } losetas
        }
d-if-fires =
    { $number ->
        [one] arde al menos { $number } hoguera
       *[other] arden al menos { $number } hogueras
    }
    .not =
        { $number ->
            [one] no arde ni { $number } hoguera
           *[other] arden menos de { $number } hogueras
        }
d-if-marks = la misión tiene al menos { $amount }
    .not = la misión aún no tiene { $amount }
d-if-stage = la misión está en la etapa { $number }
    .not = la misión no está en la etapa { $number }
d-if-defeated = se ha derrotado a «{ $special }»
    .not = no se ha derrotado a «{ $special }»
d-if-read = se ha leído la carta de descubrimiento { $number }
    .not = no se ha leído la carta de descubrimiento { $number }
d-if-everyone-in-camp = todos los supervivientes del mapa están en el campamento
    .not = no todos los supervivientes del mapa están en el campamento
d-if-everyone-at = todos los supervivientes del mapa están en el punto de referencia { $number } ({ $landmark })
    .not = no todos los supervivientes del mapa están en el punto de referencia { $number } ({ $landmark })
d-if-against = tu enemigo tiene el rasgo { $trait }
    .not = tu enemigo no tiene el rasgo { $trait }
d-if-monster = tu enemigo es un monstruo
    .not = tu enemigo no es un monstruo


## Unir. $all es una lista con comas, $last su última parte.

d-list-apart = { $all }; { $last }
d-list-and = { $all } y { $last }

## Bloques. $text y $other son efectos, $conditions es una condición o varias unidas.

d-block-pay = puedes pagar { $cost }: { $text }
d-block-pay-both = puedes pagar { $cost }: { $text }; si no lo haces: { $other }
d-block-pay-else = paga { $cost } o, si no: { $other }
# $options: (1) …; (2) …
d-block-choose = elige una opción: { $options }
d-block-roll = tira un dado y, con { $least } o más: { $text }
d-block-roll-both = tira un dado y, con { $least } o más: { $text }; con menos: { $other }
d-block-roll-else = tira un dado y, con menos de { $least }: { $other }
# Se tiran $amount, y cada uno cuenta por separado
d-block-dice = { $amount }, uno tras otro: { $text }
d-block-if = si { $conditions }: { $text }
d-block-if-both = si { $conditions }: { $text }; si no: { $other }
d-block-if-else = salvo si { $conditions }: { $other }
d-block-each = { $who }: { $text }
d-block-may = si quieres: { $text }


## Costes: partes de una lista («1 de energía, 2 de madera, descartar esta carta»)

d-cost-counters =
    { $n ->
        [one] { $n } contador de esta carta
       *[other] { $n } contadores de esta carta
    }
d-cost-this = descartar esta carta


## Habilidades: el momento, y luego lo que ocurre. `.all` es el momento de lo que está abierto a todos los supervivientes:
## hojas de terreno, misiones y mejoras.

d-when-action = acción de carta
d-when-turn = en tu turno
d-when-before-roll = en combate, antes de tirar
d-when-modify = en combate
d-when-prevent = cuando vas a sufrir daño
d-when-prevent-of = cuando vas a sufrir daño del tipo «{ $damage }»
d-when-night = cada noche
    .all = cada noche, cada superviviente
d-when-dawn = cada mañana
    .all = cada mañana, cada superviviente
d-when-enter = cuando entras en «{ $ground }»
d-when-defeat = tras derrotar a un enemigo en combate
d-when-scouted = tras la acción «Explorar»
d-when-gained = cuando recibes esta carta
d-when-key = cuando robas una carta de descubrimiento con la marca { $tag }

# Momento, precio, condiciones
d-ability = { $when }: { $text }
d-ability-cost = { $when } ({ $cost }): { $text }
d-ability-if = { $when }, si { $conditions }: { $text }
d-ability-cost-if = { $when } ({ $cost }), si { $conditions }: { $text }

d-limit-day = una vez al día
d-limit-turn = una vez por turno
d-limit-combat = una vez por combate


## Lo que está impreso en las cartas, frase a frase

d-enemy-stats = Defensa { $defence }, Ataque { $attack }, Salud { $health }.
d-enemy-deadly = Letal: no se retira, sigue combatiendo.
d-enemy-retreat = Se retira 2 casillas.
d-enemy-hit = Impacto: { $text }.
d-enemy-harmless = Nunca hace daño.
d-enemy-reward = Recompensa: { $text }.
d-traits = Rasgos: { $traits }.
d-tags = Marcas: { $tags }.
d-item-counters =
    { $n ->
        [one] Llega con { $n } contador.
       *[other] Llega con { $n } contadores.
    }
d-project-cost = Coste: { $cost }.
d-project-fire = Solo junto a una hoguera.
d-project-complex = Complejo.
# De un proyecto cuyo objeto aún no ha visto nadie
d-project-unmade = Nadie lo ha fabricado aún.
d-night-level = Carta de noche, nivel { $level }.
d-threat-ongoing = Continua.
d-threat-community = Comunidad.
d-stage-start = Al empezar: { $text }.
d-goal = Objetivo, si { $conditions }: { $text }.
d-goal-each = Objetivo de cada superviviente por separado, si { $conditions }: { $text }.
d-sheet-grounds = Entrar cuesta: { $grounds }.
# Un suelo y lo que cuesta entrar en él
d-sheet-ground = { $ground } { $cost }
