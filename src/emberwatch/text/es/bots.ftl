# Por qué un bot hizo su última jugada, en una frase. El sujeto es el bot; antes se dice en qué asiento está. No se nombra nada oculto.

bot-why-greedy =
    { $less ->
        [0] De { $count } opciones, esta era, junto con otra, la que más prometía: una puntuación final de unos { $points }.
       *[other] De { $count } opciones, esta era la que más prometía: una puntuación final de unos { $points }, { $less } más que con la segunda mejor.
    }
bot-why-planner =
    Ha imaginado { $tries ->
        [one] una continuación
       *[other] { $tries } continuaciones
    } de la partida. Cree que gana en un { $share } % de los casos; { $second ->
        [0] la segunda mejor jugada parecía igual de buena.
        [one] con la segunda mejor jugada sería { $second } punto menos.
       *[other] con la segunda mejor jugada serían { $second } puntos menos.
    }
bot-why-not-yet = Aún no ha hecho ninguna jugada que pueda explicar.
bot-why-silent = El bot «{ $bot }» no dice por qué.
bot-why-secret = Lo ha elegido en secreto, así que no dice por qué.
bot-why-random = No hay motivo: elige al azar, y todas las opciones son igual de probables.
bot-why-slip = Se ha despistado: de vez en cuando elige cualquier cosa, sin pensar.
bot-why-novice = Ha visto lo que esta jugada aporta en el momento y no ha pensado más allá.
bot-why-greedy-alone = No había ninguna otra cosa que considerar.
bot-why-planner-habit = Era un detalle: esas preguntas las responde por costumbre, sin pensar en lo que viene después.
bot-why-veteran = Cientos de miles de partidas le han enseñado que esta es la jugada: está seguro al { $share } %. Cree que gana en un { $win } % de los casos.
bot-why-master =
    Por experiencia veía { $picks ->
        [one] una jugada prometedora
       *[other] { $picks } jugadas prometedoras
    } y ha imaginado { $tries ->
        [one] una continuación
       *[other] { $tries } continuaciones
    } de la partida. Cree que gana en un { $win } % de los casos.
bot-why-scout = Ha seguido una regla sencilla que suele salir bien.
bot-why-scout-move = Va hacia lo que más aporta por la energía que cuesta, o hacia donde quiere dormir.
bot-why-scout-gather = Lo que se puede recolectar aquí le hace más falta que la energía que cuesta.
bot-why-scout-land = Una loseta nueva puede tener agua, comida y el camino para seguir con la misión.
bot-why-scout-quest = Lo que ofrece esta carta vale lo que cuesta, o la misión lo pide.
bot-why-scout-craft = Espera más del objeto fabricado que de los materiales.
bot-why-scout-body = Cuida su cuerpo: con hambre o herido no se llega lejos.
bot-why-scout-fire = Una hoguera hace soportable la noche.
bot-why-scout-rest = Hoy nada a su alcance merecía gastar más energía.
bot-why-scout-fight = En combate compara lo que pueden hacerle los dados con lo que cuesta la ayuda.
bot-why-scout-pack = Se queda con lo que más falta le hará en los próximos días.
bot-why-scout-worth = Ha comparado lo que esto aporta con lo que cuesta.
bot-why-scout-group = Ha pensado en los demás: lo que a uno le sobra puede faltarle a otro.
table-bot-failed = El bot «{ $bot }» del asiento { $seat } ha fallado; el bot normal juega en su lugar.
term-bot-failed = El bot «{ $bot }» de { $seat } ha fallado ({ $problem }); el bot normal sigue en su lugar.
term-why = { $seat }: { $why }
term-why-nobody = Aquí no juega ningún bot: pregunta a las personas.
term-help-why = por qué hizo cada bot su última jugada
term-word-why = porqué porque
term-level-easy = bot fácil
term-level-normal = bot normal
term-level-hard = bot difícil
term-sits-level = { $seat }: { $level }
term-sits-level-thinks = { $seat }: { $level }, piensa hasta { $seconds } s por jugada

# Lo que dicen una pista y el entrenador. { $choice } y { $other } son opciones, tal como las nombran sus botones.

hint-what = Prueba esto: { $choice }.
hint-points =
    { $by ->
        [one] Es mejor que «{ $other }» por { $by } punto, más o menos.
       *[other] Es mejor que «{ $other }» por unos { $by } puntos.
    }
hint-chance =
    { $by ->
        [one] Es mejor que «{ $other }»: tu probabilidad de ganar parece { $by } punto porcentual más alta, más o menos.
       *[other] Es mejor que «{ $other }»: tu probabilidad de ganar parece unos { $by } puntos porcentuales más alta.
    }
hint-close = Por poco: «{ $other }» parece más o menos igual de bueno.
coach-points =
    { $by ->
        [one] «{ $other }» parece mejor por { $by } punto, más o menos.
       *[other] «{ $other }» parece mejor por unos { $by } puntos.
    }
coach-chance =
    { $by ->
        [one] Con «{ $other }», tu probabilidad de ganar parece { $by } punto porcentual más alta, más o menos.
       *[other] Con «{ $other }», tu probabilidad de ganar parece unos { $by } puntos porcentuales más alta.
    }
