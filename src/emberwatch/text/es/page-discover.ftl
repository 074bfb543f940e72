# Discover en la página: lo que hay alrededor del mapa, en el tablero del superviviente y en las escenas.
# Los nombres de cartas, recursos, personas y lugares son los del juego y vienen de otra parte.

page-discover-map = El mapa

## El día y la misión

# $day: el número del día
page-discover-phase-setup = Preparación
page-discover-phase-day = Día { $day }
page-discover-phase-night = Noche { $day }
page-discover-phase-over = Fin
page-discover-chief = Jefe
page-discover-stage = Etapa { $n }
page-discover-counters =
    { $n ->
        [one] { $n } contador
       *[other] { $n } contadores
    }
page-discover-quest-more = Carta completa
page-discover-quest-less = Menos

## Alrededor del mapa

page-discover-legend = Qué hay en el mapa
page-discover-zoom-in = Acercar
page-discover-zoom-out = Alejar
page-discover-find = Mostrar dónde estás
page-discover-fit = Mostrar todo lo conocido
page-discover-close = Cerrar
page-discover-away =
    { $n ->
        [one] a { $n } casilla
       *[other] a { $n } casillas
    }
page-discover-no-way = Ningún camino conocido lleva allí
page-discover-more-projects =
    { $n ->
        [one] { $n } proyecto más a la vista
       *[other] { $n } proyectos más a la vista
    }
page-discover-fewer-projects = Menos proyectos
page-discover-sign-target = Símbolo de objetivo: solo cuenta si una carta lo pide
page-discover-sign-token = Ficha boca abajo: el símbolo indica su tipo
page-discover-sign-open = Ficha boca arriba: ya sabes lo que recibes al recolectarla
page-discover-sign-water = Fuente de agua de la que nadie ha tomado nada aún
page-discover-sign-landmark = Punto de referencia y su número: investígalo
page-discover-sign-hidden = Monstruo boca abajo
page-discover-sign-foe = Enemigo, su número y la Salud que le queda

## Un superviviente

page-discover-stamina = Energía: { $n } de { $of }
page-discover-stamina-short = energía
page-discover-hearts =
    { $n ->
        [one] queda { $n } de { $of } corazones
       *[other] quedan { $n } de { $of } corazones
    }
# $kind es como se llama el daño
page-discover-damage = { $kind }, { $n }
page-discover-pack = Mochila
page-discover-load = { $n } de { $of }
# $what es el nombre de un recurso o de una ficha doble
page-discover-tokens = { $what }: { $n }
page-discover-item-counters =
    { $n ->
        [one] { $n } contador encima
       *[other] { $n } contadores encima
    }
page-discover-used = ya se ha usado
page-discover-hand = Tus proyectos
page-discover-unseen =
    { $n ->
        [one] { $n } proyecto sin ver
       *[other] { $n } proyectos sin ver
    }
page-discover-threats = Amenazas
page-discover-status-won = Ha escapado
page-discover-status-lost = No lo ha logrado
page-discover-dealt = ¿Quién eres?
page-discover-kept = Este personaje eres tú
page-discover-alone = Aquí fuera no hay nadie más que tú.
page-discover-choosing = Eligiendo personaje
page-discover-open-strip = Ver todo lo que lleva { $name }

## Combate

page-discover-combat = { $fighter } contra { $enemy }
page-discover-defence = Defensa
page-discover-attack = Ataque
page-discover-health = Salud
page-discover-health-left =
    { $n ->
        [one] queda { $n } de { $of }
       *[other] quedan { $n } de { $of }
    }
page-discover-need-defence = Defensa { $n }
page-discover-need-attack = Ataque { $n }
page-discover-need-duel = hace falta { $n }
page-discover-never = nunca acierta
page-discover-hits = acierta
page-discover-misses = falla
page-discover-hurts = hiere
page-discover-spares = no hiere
page-discover-supporters = Apoyo:
page-discover-no-support = ninguna carta
page-discover-played = { $name } ha jugado { $card }
# Lo que una opción haría con los dados. $n es el valor que tendría el dado.
page-discover-then-own-hits = tu dado { $n }: acierta
page-discover-then-own-misses = tu dado { $n }: falla
page-discover-then-enemy-hits = dado enemigo { $n }: te hiere
page-discover-then-enemy-misses = dado enemigo { $n }: no te hiere
# $n de $of números del dado
page-discover-again-own = tu dado acertaría con { $n } de { $of } números
page-discover-again-enemy = el dado enemigo te heriría con { $n } de { $of } números
page-discover-go-on = Seguir
page-discover-fold = Ver el mapa

## Intercambio

page-discover-deal = Un intercambio
page-discover-gives = { $name } da
page-discover-nothing = nada

## Cartas que se leen en voz alta

page-discover-card-read = Descubrimiento
page-discover-card-night-card = Noche
page-discover-card-threat = Amenaza
page-discover-card-stage = Misión
page-discover-card-item = Objeto
page-discover-put-away = Apartar
page-discover-next-card = Siguiente carta
page-discover-earlier-card = Carta anterior
page-discover-more-cards =
    { $n ->
        [one] { $n } carta más
       *[other] { $n } cartas más
    }
page-discover-last-card = Releer la última carta: { $card }

## El final

page-discover-end-days =
    { $days ->
        [one] { $days } día
       *[other] { $days } días
    } · { $home ->
        [one] ha escapado { $home } de { $of }
       *[other] han escapado { $home } de { $of }
    }
page-discover-end-quest = La misión
page-discover-fate-won = escapó el día { $day }
page-discover-fate-hunger = murió de hambre el día { $day }
page-discover-fate-thirst = murió de sed el día { $day }
page-discover-fate-sickness = murió de una enfermedad el día { $day }
page-discover-fate-physical = murió de sus heridas el día { $day }
page-discover-fate-lost = desapareció el día { $day }

## Los objetivos de la misión, y la carta que pregunta

page-discover-goal-or = o
page-discover-goal-met = (cumplido)
page-discover-goal-open = (aún no)
page-discover-goal-more =
    { $n ->
        [one] o { $n } manera más
       *[other] o { $n } maneras más
    }
page-discover-goal-done = { $n } de { $of } cumplidos
page-discover-goal-last = Sé el último superviviente en el mapa.
page-discover-targets = Adónde lleva la misión
page-discover-target-here = estás aquí
page-discover-target-sought = aún sin encontrar
page-discover-target-show = Mostrar en el mapa
# $direction: una de las direcciones de abajo
page-discover-target-way =
    { $n ->
        [one] { $n } casilla { $direction }
       *[other] { $n } casillas { $direction }
    }
page-discover-card-character = Personaje
page-discover-card-sheet = Región
page-discover-card-asks = Esta carta te pregunta. Responde abajo.
page-discover-danger-more = Lo que podría matarte
page-discover-sign-mixed = Casilla con dos suelos: cuenta la parte mayor, salvo que haya un punto de referencia en la menor
page-discover-to-east = al este
page-discover-to-south-east = al sureste
page-discover-to-south = al sur
page-discover-to-south-west = al suroeste
page-discover-to-west = al oeste
page-discover-to-north-west = al noroeste
page-discover-to-north = al norte
page-discover-to-north-east = al noreste

page-discover-unspent = Te quedan { $n } de energía. La noche te da al menos { $night }, pero no puedes tener más de { $most }: perderías al menos { $lost }.

## Mientras ocurre algo

page-discover-card-threat-passed = Amenaza
page-discover-card-revealed = Enemigo
page-discover-card-project-drawn = Proyecto
page-discover-card-project-shown = Proyecto
# Junto a un dado tirado fuera de un combate: lo que debe alcanzar y si lo hace
page-discover-test-need = hace falta { $n } o más
page-discover-test-made = Éxito
page-discover-test-missed = Fallo
page-discover-test-highest = La tirada más alta será jefe
# Lo que le ha pasado a la persona desde su último turno
page-discover-report = Mientras esperabas
# Lo que hay en un espacio del mapa, para lectores de pantalla. $what: el nombre de una cosa, $space: «E3»
page-discover-on-space = { $what } en { $space }
