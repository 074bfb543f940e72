# What is wrong with what was asked, and what would be right.

error-no-room = { $game } no incluye «{ $room }», que hace falta aquí.
error-unknown-game = No hay ningún juego llamado «{ $game }». Juegos: { $games }.
error-game-broken = El juego «{ $game }» no se puede cargar: { $problem }. Corrige o desinstala el paquete del que viene.
error-seats = { $game } se juega con { $allowed } asientos, no con { $seats }.
error-unknown-option = { $game } no tiene la opción «{ $option }». Opciones: { $options }.
error-option-value = La opción «{ $option }» no puede ser «{ $value }». Puede ser: { $values }.
error-option-pack = Un paquete es el contenido de un archivo de paquete, una tabla de tablas; esto es otra cosa: { $kind }.
error-pack = El paquete no se puede usar: { $problem }
error-seed = Una semilla es un número entero de 0 a 18446744073709551615, no «{ $seed }».
error-seed-and-secret = Indica una semilla o un secreto, no los dos.
error-secret-length = El secreto de los dados sellados tiene 32 bytes; recibido: { $bytes }.
error-language = Aquí no existe el idioma «{ $language }». Idiomas: { $languages }.

error-no-such-seat = No existe el asiento { $seat }. Los asientos van del 0 al { $last }.
error-unknown-pick = { $pick } no es una elección de este juego ({ $game }). Una elección es una tupla como ("move", "hero-5", "forest").
error-game-over = La partida ha terminado: ya no se puede elegir «{ $pick }».
error-not-waiting = El asiento { $seat } no tiene ninguna pregunta pendiente, así que no puede elegir «{ $pick }». Se espera a: { $waiting }.
error-not-offered = El asiento { $seat } no puede elegir «{ $pick }» ahora. Elecciones posibles: { $count }; las da picks({ $seat }).

error-record-form = Un registro es una tabla con «format», «game», «picks» y otros campos; esto es otra cosa: { $problem }.
error-record-field = En el registro falta «{ $field }» o su valor no es válido.
error-record-format = El registro tiene el formato { $format }; este programa lee el formato { $known }. Lo escribió un programa más nuevo, o alguien lo modificó.
error-record-rules = El registro se hizo con la versión { $rules } de las reglas; este programa juega con la versión { $known }.
error-record-count = El registro está cortado o alguien lo modificó. Elecciones que debería contener: { $expected }; contiene: { $count }.
error-record-truncated =
    { $count ->
        [one] El registro se interrumpe tras { $count } elección, en medio de una jugada.
       *[other] El registro se interrumpe tras { $count } elecciones, en medio de una jugada.
    }
error-record-pick = La entrada { $at } del registro, { $pick }, no es una elección.
error-record-options = Las opciones del registro no se pueden usar: { $problem }
error-record-chance = La entrada { $at } del registro, «{ $pick }», no puede haber salido.
error-record-dice = La entrada { $at } del registro, «{ $pick }», no es lo que sale con sus dados: alguien modificó el registro.
error-record-seal = El secreto de los dados del registro no es el que se selló.
error-record-without-dice = Este registro no lleva el secreto de sus dados, así que la partida no se puede continuar.
error-record-differs = La entrada { $at } del registro, «{ $pick }», no es lo que ocurre en ese punto.
error-record-illegal = La entrada { $at } del registro no es posible: { $problem }
error-record-outcome = La partida no termina como dice el registro.
error-record-state = La partida no llega al estado que indica el registro: alguien lo modificó.
error-record-position = Estas reglas no pueden continuar la partida desde donde indica el registro: { $problem }
error-position = Estas reglas no pueden continuar desde esa posición: { $problem }.

## Packs. The place of the problem stands before the sentence.

pack-no-file = ese archivo no existe
pack-unreadable = el archivo no se puede leer ({ $reason })
pack-not-text = el archivo no es texto UTF-8; guárdalo como UTF-8
pack-syntax = esto no es TOML: { $reason }
pack-too-deep = el archivo tiene demasiados niveles; un paquete solo necesita tablas dentro de tablas y listas
pack-not-a-table = aquí debe ir una tabla, no { $found }
pack-not-a-number = aquí debe ir un número entero de { $low } a { $high }, no { $found }
pack-not-a-list = aquí debe ir una lista de { $count }, no { $found }
pack-not-a-text = aquí debe ir un texto, no { $found }
pack-out-of-range = { $value } está fuera de los límites; debe ir de { $low } a { $high }
pack-list-length =
    { $found ->
        [one] la lista tiene { $found } valor; debe tener { $count }
       *[other] la lista tiene { $found } valores; debe tener { $count }
    }
pack-twice = { $word } aparece dos veces; cada nombre solo puede aparecer una vez
pack-total = suma { $total } en total; debe sumar de { $low } a { $high }
pack-unknown-table = no existe { $name }; nombres conocidos aquí: { $choices }
pack-unknown-table-near = no existe { $name }; ¿querías decir { $nearest }?
pack-unknown-field = no existe el campo { $name }; campos conocidos aquí: { $choices }
pack-unknown-field-near = no existe el campo { $name }; ¿querías decir { $nearest }?
pack-unknown-word = no se conoce la palabra { $name }; elige entre: { $choices }
pack-unknown-word-near = no se conoce la palabra { $name }; ¿querías decir { $nearest }?
pack-source-alone = indica la fuente de { $field }, pero no la cifra; indícala también
pack-no-source = no indica la fuente de { $field }; elige entre: { $choices }
pack-missing = falta
pack-other-game = este paquete es para { $found }, no para { $game }
pack-too-few = suma { $found }, pero { $see } pide al menos { $needed }
pack-too-few-rooms =
    { $found ->
        [one] suma { $found } habitación avanzada
       *[other] suma { $found } habitaciones avanzadas
    }; con { $seats } jugadores se reparten { $needed }
pack-too-many = vale { $found }, pero { $see } permite como máximo { $allowed }
pack-not-falling = cada valor debe ser menor que el anterior; { $value } después de { $before } no lo es
pack-not-on-gauge = { $value } no está en el medidor; elige entre: { $choices }
pack-not-mutual = nombra { $pair }, pero la pareja de { $pair } es { $other }; las dos mitades de una pareja deben nombrarse una a otra
pack-same-age = vale { $age }, igual que { $other }; las edades deben ser distintas, porque el líder de más edad decide quién empieza

## The command line

error-unknown-bot = No hay ningún bot «{ $bot }» para este juego. Bots: { $bots }.
error-bot-budget = «{ $budget }» no es un tiempo para pensar. Escribe el tiempo por jugada, como 1s o 250ms (como mucho { $longest } s), o un número de intentos, como 400.
error-bot-no-budget = El bot «{ $bot }» responde al momento y no necesita tiempo para pensar; quita «:{ $budget }».
error-bot-broken = El bot «{ $bot }» no se puede cargar: { $problem }. Corrige o desinstala el paquete del que viene.
error-bot-failed = El bot «{ $bot }» del asiento { $seat } ha fallado en la partida con la semilla { $seed }: { $problem }
error-bot-pick = El bot «{ $bot }» ha elegido { $pick }, que no se le ofrecía.
error-net-broken = No se puede leer la red { $path }: { $problem }
error-net-other = La red { $path } se entrenó para otras reglas de { $game } ({ $found } en lugar de { $wanted }). Vuelve a entrenarla o instala la versión a la que pertenece.
error-bot-file = El bot de «{ $file }» ha fallado: { $problem }
error-bot-file-class = «{ $file }» debe definir una sola clase de bots, o la palabra debe nombrar una, como «{ $file }:Hopeful». Encontrado: { $bots }
error-bot-file-unnamed = El archivo «{ $file }» se ejecutaría como un programa. Nómbralo en la línea de comandos, con --seats o --bots.
error-seat-list = «{ $seats }» no es una lista de asientos. Escribe una palabra por asiento, con comas: me,greedy,random.
error-no-file = No existe el archivo { $file }.
error-file = No se puede leer o escribir { $file }: { $reason }
error-not-json = { $file } no es un registro: no es JSON ({ $reason }).
error-unknown-rule = { $game } no tiene la regla { $rule }. Reglas: { $rules }.
error-folder = La carpeta { $folder } no se puede usar para los registros: { $reason }
error-not-a-save = { $file } no es una partida guardada de este programa.

## La base de datos de la mesa

error-database-url = «{ $url }» no es la URL de una base de datos. Una URL tiene este aspecto: sqlite:///emberwatch.db o postgresql+psycopg://user:password@host/emberwatch.
error-database-kind = Este programa no puede usar una base de datos del tipo «{ $kind }». Puede usar sqlite y postgresql+psycopg.
error-database-memory = Una base de datos SQLite tiene que ser un archivo. Indica uno, por ejemplo sqlite:///emberwatch.db.
error-database-reach = No se puede usar la base de datos { $database }: { $reason }
error-database-busy = Otro programa tiene bloqueada la base de datos { $database }. Ciérralo o espera a que termine.
error-database-newer = La base de datos { $database } la escribió una versión más nueva de este programa. Instala esa versión para usarla.
error-database-migrate = No se puede actualizar la base de datos { $database }; no se ha cambiado nada en ella: { $reason }
error-database-outdated = La base de datos { $database } no está actualizada. Inicia una vez el servidor con ella y cópiala después.
error-file-exists = Ya existe el archivo { $file }, y nunca se sobrescribe. Indica otro.

## Ejemplares de Discover

error-copy-code = { $code } no es el código de un ejemplar. Un código se parece a { $example }; también vale una semilla, un número entero.
error-copy-checksum = { $code } parece el código de un ejemplar, pero contiene una errata: sus dos últimos caracteres no concuerdan con los demás.
error-copy-version = { $code } es el código de un ejemplar del generador { $version }. Este programa conoce estos generadores: { $known }.
error-copy-seed = La semilla de un ejemplar es un número entero de 0 a { $most }, no { $seed }.
error-copy-and-pack = Indica el código de un ejemplar o un paquete, no los dos.
error-coop-last = El escenario 5 tiene un solo ganador y no se puede jugar con «coop». Juégalo sin esa opción o elige un escenario del 1 al 4.
error-last-scenario = En el escenario 5 gana el último superviviente, así que hacen falta al menos dos.

## Un ejemplar de Discover en una carpeta. El archivo y la carta van antes de la frase.

pack-no-folder = esa carpeta no existe
pack-not-a-folder = esto es un archivo suelto; un ejemplar de Discover es una carpeta de archivos, como docs/example-copy
pack-unknown-file = { $name } no forma parte de un ejemplar; sus archivos: { $choices }
pack-unknown-file-near = { $name } no forma parte de un ejemplar; ¿querías decir { $nearest }?
pack-value = { $found } no puede ir aquí; un ejemplar se escribe con textos, números enteros, true y false, listas y tablas
pack-terrains = aquí deben ir dos terrenos distintos, primero el temprano, como ["desert", "swamp"], no { $found }
pack-list = aquí debe ir una lista, no { $found }
pack-table = aquí debe ir una tabla, no { $found }
pack-range = aquí debe ir un número entero de { $low } a { $high }, no { $found }
pack-flag = aquí debe ir true o false, no { $found }
pack-name = { $found } no es un nombre; un nombre se escribe en minúsculas con guiones, como dry-well
pack-line = { $found } no es una línea; una línea es un texto como "gain wood 2", o una tabla con pay, choose, roll, if, each o may
pack-block = { $found } no forma un bloque; un bloque tiene exactamente uno de estos campos: pay, choose, roll, if, each, may, con do y else al lado, y no puede ir donde when = "always"
pack-choose = { $found } no puede ir aquí; choose pide una lista de dos a cuatro listas de líneas
pack-words = { $found } tiene palabras de más o de menos; después de la primera van: { $expected }
pack-amount = { $found } no es una cantidad; una cantidad es un número entero hasta 99, # (tantos como jugadores) o 2#
pack-signed = { $found } no es un cambio; escribe una cifra con su signo, como +2 o -1
pack-number = { $found } no es un número; aquí va un número entero de tres cifras como máximo
pack-cost = { $found } no es un coste; un coste es un texto como "wood 2, stone 1"; una habilidad también puede costar "counter 1" o "this"
pack-condition = { $found } no es una condición; una condición es un texto como "at-fire" o "not has wood 2"
pack-unknown-verb = ninguna línea empieza por { $name }; elige entre: { $choices }
pack-unknown-verb-near = ninguna línea empieza por { $name }; ¿querías decir { $nearest }?
pack-unknown-condition = no existe la condición { $name }; elige entre: { $choices }
pack-unknown-condition-near = no existe la condición { $name }; ¿querías decir { $nearest }?
pack-cell = { $found } no es una casilla de una loseta; escribe el suelo y luego sus marcas, como "dune *leaf", "rock ~" o "dune+rock !12/rock", con un solo símbolo de entorno, fuente de agua o punto de referencia como máximo
pack-camp = el reverso es { $found }; la loseta inicial tiene el reverso 0 y una casilla con el campamento, y las demás ni lo uno ni lo otro
pack-start-tile = la loseta inicial (reverso { $found }) no tiene símbolos de entorno, ni fuente de agua, ni punto de referencia
pack-slot = { $found } no es un hueco; escribe su letra de la B a la S y el número del reverso de la loseta, como "H:2", o también cuántos sextos se gira, "H:2:3"
pack-slot-alone = al hueco { $found } no se puede llegar desde la loseta inicial: ningún hueco ocupado de al lado lleva hasta él
pack-face = { $found } no es la cara de una ficha; muestra uno o dos recursos, como "wood" o "wood stone"
pack-night-stamina = da { $found } de energía a todos; toda carta de noche da al menos 6 a todos, en un bloque each = "everyone"
pack-tier = es { $found }; por su lugar en copy.toml este terreno debería ser { $wanted }, y el temprano va primero
pack-scenario-number = escenarios con el número { $number }: { $found }; debe haber exactamente uno
pack-first-stage = la primera etapa de la lista debe tener el número 1
pack-stage-twice = el número { $number } aparece dos veces; cada etapa tiene el suyo
pack-no-layout = no hay layout para el escenario { $scenario }
pack-stack = losetas con reverso { $back } que se colocan en el escenario { $scenario }: { $needed }; solo hay { $found }
pack-same-number = el número { $number } ya es de { $other }; en un mazo, un número designa una sola carta
pack-same-landmark = el punto de referencia { $number } ya está en { $other }; cada uno está en una sola loseta
pack-landmark-unnamed = muestra el punto de referencia { $number }, que no tiene entrada [[landmark]]
pack-landmark-nowhere = el punto de referencia { $number } no está en ninguna loseta; en ella se escribe "!{ $number }"
pack-landmark-card = en el escenario { $scenario } falta la carta de descubrimiento { $number }; cada punto de referencia necesita una
pack-landmark-unsure = nombra el punto de referencia { $number }, cuya loseta puede sobrar en el escenario { $scenario }; una misión necesita puntos de referencia en losetas que se coloquen con seguridad
pack-no-landmark = nombra el punto de referencia { $number }, que no está en ninguna loseta de este terreno
pack-no-card = nombra la carta de descubrimiento { $number }, que no está en el mazo del escenario { $scenario }
pack-no-enemy = nombra al enemigo { $number }, pero ningún enemigo tiene ese número
pack-no-project = nombra el objeto fabricado { $number }, pero ningún proyecto tiene ese número
pack-no-special = nombra al monstruo especial { $name }, pero ningún escenario lo tiene
pack-no-stage = nombra la etapa { $number }, que su escenario no tiene
pack-no-item = nombra el objeto { $name }, que no se puede conseguir
pack-item-gone = quien gana se lleva { $name }, y después nadie más puede conseguirlo
pack-no-win = desde la etapa { $number } ninguna línea lleva a la victoria
pack-two-faces = el número { $number } es de otra carta, { $other }, y en el escenario { $scenario } las dos están en el mazo; cambia un número, o indica en scenarios dónde se usa cada una
pack-hundred = tiene el número { $number }; las cartas con use = "hundred" tienen el número 100, y solo ellas
pack-hundred-ground = habla de un tipo de suelo, pero en el escenario 5 también puede salir en el otro terreno
pack-key = tiene tags, así que una llave puede llevar a la carta { $number }, que no está en el mazo del escenario { $scenario }
pack-enemy-tokens = fichas de entorno con su número: { $tokens }; cartas: { $cards }; debe haber tantas como cartas
pack-cost-unpayable = cuesta { $resource }, que no se puede conseguir en el terreno { $terrain }
pack-character-idle = no tiene ninguna habilidad que sirva en el terreno { $terrain }
pack-quest-item = es un objeto de misión y solo puede existir una vez: un ejemplar, ningún proyecto, ninguna otra carta con ese nombre
pack-abilities = tiene { $found } habilidades; puede tener { $most } como máximo
pack-endless = no cuesta nada ni tiene límite, así que podría usarse sin fin; dale stamina, pay o limit

pack-count-tiles = losetas: { $found }; un terreno tiene { $low }
pack-count-start-tiles = losetas iniciales (reverso 0): { $found }; un terreno tiene { $low }
pack-count-water = fuentes de agua: { $found }; un terreno tiene { $high } como máximo
pack-count-early-nights = cartas de noche de nivel 1: { $found }; un ejemplar tiene { $low }
pack-count-late-nights = cartas de noche de nivel 2: { $found }; un ejemplar tiene { $low }
pack-count-blue-threats = cartas de amenaza azules: { $found }; un ejemplar tiene { $low }
pack-count-orange-threats = cartas de amenaza naranjas: { $found }; un ejemplar tiene { $low }
pack-count-quests = cartas de misión, es decir, etapas de todos los escenarios: { $found }; un ejemplar tiene { $low }
pack-count-projects = proyectos normales: { $found }; un ejemplar tiene { $low }
pack-count-complex-projects = proyectos complejos: { $found }; un ejemplar tiene { $low }
pack-count-characters = personajes: { $found }; un ejemplar tiene { $low }
pack-count-discovery = cartas de descubrimiento de los dos terrenos y de todos los escenarios, con los monstruos especiales del mazo de descubrimiento: { $found }; un ejemplar tiene de { $low } a { $high }
pack-count-enemies = cartas de enemigo de los dos terrenos, con los monstruos especiales del mazo de enemigos: { $found }; un ejemplar tiene de { $low } a { $high }
pack-count-discovery-and-enemies = cartas de descubrimiento y de enemigo juntas: { $found }; un ejemplar tiene { $low }
pack-count-features = fichas de entorno de los dos terrenos, con recursos, enemigos o números: { $found }; un ejemplar tiene de { $low } a { $high }
pack-count-specials = monstruos especiales: { $found }; un ejemplar tiene de { $low } a { $high }
pack-count-features-and-specials = fichas de entorno y monstruos especiales juntos: { $found }; un ejemplar tiene { $low }
pack-count-monsters = fichas de monstruo de los dos terrenos: { $found }; un ejemplar tiene { $low }
pack-count-hundreds = cartas de descubrimiento distintas con el número 100: { $found }; el escenario 5 necesita de { $low } a { $high }
