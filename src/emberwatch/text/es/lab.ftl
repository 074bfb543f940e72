# El laboratorio: simulaciones, arena, informes.

lab-bot-twice = «{ $bot }» aparece dos veces. Con --bots cada bot se nombra una vez; --field dice exactamente quién se sienta a la mesa.
lab-field-seats = --field { $field } ya dice cuántos asientos hay; quita --seats { $seats }.
lab-decisions-out = --decisions necesita una carpeta donde escribir: indícala con --out.
lab-records-here = --records funciona en esta máquina y sin --out: quita --records, o bien --ray y --out.
lab-missing = Para esto hace falta { $module }, que no está instalado. Se consigue con: pip install "emberwatch[{ $extra }]"
lab-in-use = Otro programa está escribiendo en { $path }. Espera a que termine o indica otro lugar.
lab-no-file = { $path } no se puede usar: { $reason }
lab-no-journal = { $path } no es un archivo de resultados de la arena. Indica un archivo nuevo o uno que haya escrito la arena.
lab-other-setup = { $path } pertenece a otra cosa: { $what } es allí { $old } y aquí { $new }. Indica otro lugar o empieza con los mismos argumentos.
lab-broken-line = { $path } está dañado en la línea { $line }. Quita esa línea y su partida se jugará de nuevo, o indica un archivo nuevo.
lab-worker-died = Un proceso murió en plena partida y volvió a morir al jugarla de nuevo; una de las partidas que faltan tiene la semilla { $seed }. Lo jugado hasta entonces está guardado.
lab-no-cluster = Ningún clúster de Ray en «{ $address }» acepta este programa: { $reason } Inicia uno con «ray start --head»; si allí funciona uno que pide un token, dalo como indica la documentación de Ray.
lab-cluster-without = El clúster no puede jugar: { $reason } Emberwatch debe estar instalado en todas sus máquinas.
lab-cluster-version = El clúster tiene otra versión: { $there } allí, { $here } aquí. Instala la misma en todas las máquinas.
lab-part-missing = Falta { $path }. Devuélvelo a su sitio o empieza una serie nueva en otra carpeta.
lab-part-broken = { $path } no se puede leer: { $reason }. Pon una copia buena o empieza una serie nueva en otra carpeta.
lab-part-count = { $path } debería tener { $n } filas y tiene otro número. Pon una copia buena o empieza una serie nueva en otra carpeta.
lab-not-empty = La carpeta { $path } tiene archivos pero no run.json. Indica una carpeta nueva o vacía.
lab-no-run = { $path } no es la carpeta de una serie: no tiene run.json. «emberwatch simulate … --out { $path }» crea una.
lab-broken-run = { $path } está dañado ({ $reason }). Pon una copia buena o empieza una serie nueva en otra carpeta.
lab-no-games = La serie de { $path } aún no contiene partidas. Vuelve a lanzarla para continuar.

lab-failed =
    { $n ->
        [one] Falta una partida porque falló un bot. La misma orden la juega de nuevo.
       *[other] Faltan { $n } partidas porque falló un bot. La misma orden las juega de nuevo.
    }
lab-broken-off = Interrumpido.
lab-go-on = Interrumpido; todo lo jugado está en { $path }. La misma orden continúa desde aquí.
lab-filled = { $path } contiene { $done } de { $wanted } partidas.
lab-reported = El informe está en { $path }.

## La arena

lab-arena =
    { $games ->
        [one] Una partida de { $game } con { $seats } asientos, desde la semilla { $seed }.
       *[other] { $games } partidas de { $game } con { $seats } asientos, desde la semilla { $seed }.
    }
lab-column-bot = bot
lab-column-seats = asientos
lab-column-share = victorias
lab-column-interval = 95 %
lab-column-score = puntos
lab-column-rank = puesto
lab-column-rating = valoración
lab-arena-chance = Bots igual de buenos ganarían { $share } cada uno. Una victoria compartida cuenta por su parte.
lab-arena-unbalanced = No todos los bots han ocupado cada asiento igual de veces: para eso hace falta un múltiplo de { $cycle } partidas.

## El informe

lab-report-title =
    { $games ->
        [one] { $game }: una partida
       *[other] { $game }: { $games } partidas
    }
lab-report-bots-are = Bots, asiento por asiento: { $bots }.
lab-report-made = Semillas { $seeds }. Emberwatch { $version }, reglas { $rules }.
lab-report-options = Opciones: { $options }
lab-report-unfinished = La serie no está completa: { $done } de { $wanted } partidas.
lab-report-intervals = Los puntos son lo que se contó; las líneas a su alrededor son intervalos del 95 %, donde está la verdadera parte 95 veces de 100; n dice cuántas veces se vio. Señala una marca para leerla con exactitud.
lab-report-share = parte de las victorias
lab-report-part = parte
lab-report-points = puntos
lab-report-choices = decisiones en una partida
lab-report-games = partidas
lab-report-day = día
lab-report-home = volvieron
lab-report-lost = perdidos
lab-report-chance = A trazos: { $share }, lo que ganaría cada uno si nada importara.
lab-report-rank = Puesto { $n }
lab-report-after =
    { $n ->
        [0] primero
        [one] un asiento después
       *[other] { $n } asientos después
    }
lab-report-bots = Bots
    .help = Cuántas veces ha ganado cada bot, en todos sus asientos juntos.
lab-report-parts = Puntos por puesto
    .help = La hoja de puntuación de los primeros, los segundos y así sucesivamente, en promedio. Los trozos largos que se acortan de puesto en puesto deciden las partidas.
lab-report-people = Lo que vivieron
    .help = Promedios por puesto: gente al final, gente perdida por hambre y por eventos, caza capturada, presión sobre otros, disparos.
lab-report-people-survivors = supervivientes al final
lab-report-people-starved = perdidos por hambre
lab-report-people-lost-to-events = perdidos por eventos
lab-report-people-caught = caza capturada
lab-report-people-pressed = presiones sobre otros
lab-report-people-shot = disparos
lab-report-leaders = Líderes
    .help = Cuántas veces ganó quien tenía este líder.
lab-report-rooms = Salas
    .help = Cuántas veces ganó quien había construido esta sala. A quien le va bien construye más: compara las salas entre sí, no con el azar.
lab-report-rooms-built = Salas que se construyen
    .help = De quienes conservaron esta sala en la preparación: cuántos la habían construido al final.
lab-report-equipment = Equipo
    .help = Cuántas veces ganó quien había reparado esto. A quien le va bien repara más: compara los objetos entre sí, no con el azar.
lab-report-events = Eventos
    .help = Cuántas veces ganó quien superó este evento.
lab-report-events-overcome = Eventos que se superan
    .help = De las partidas en que llegó este evento: en cuántas alguien lo superó. Una parte pequeña significa que cuesta demasiado para lo que da.
lab-report-first = Primer jugador
    .help = Victorias según el orden de turno, contado desde el primer jugador.
lab-report-length = Duración de las partidas
    .help = Cuántas decisiones con alternativa tuvieron todos los asientos juntos.
lab-report-survival = Supervivencia por días
    .help = De todos los supervivientes: cuántos habían vuelto y cuántos estaban perdidos al final de cada día. El resto sigue ahí fuera.
lab-report-causes = Causas de muerte
    .help = De todos los perdidos: cuál fue su último daño, o si abandonaron o se les acabó el tiempo.
lab-report-scenarios = Escenarios
    .help = Partidas en las que alguien volvió.
lab-report-characters = Personajes
    .help = Cuántas veces volvió quien jugaba este personaje.
lab-report-chief = Jefe
    .help = Cuántas veces volvieron los asientos, contados desde el primer jefe.
lab-report-days = Días
    .help = En qué día terminaron las partidas.
