# What is wrong with what was asked, and what would be right.

error-unknown-game = No hay ningún juego llamado «{ $game }». Juegos: { $games }.
error-seats = { $game } se juega con { $allowed } asientos, no con { $seats }.
error-unknown-option = { $game } no tiene la opción «{ $option }». Opciones: { $options }.
error-option-value = La opción «{ $option }» no puede ser «{ $value }». Puede ser: { $values }.
error-option-pack = Un paquete es el contenido de un archivo de paquete, una tabla de tablas; esto es otra cosa: { $kind }.
error-pack = El paquete no se puede usar: { $problem }
error-seed = Una semilla es un número entero de 0 a 18446744073709551615, no «{ $seed }».
error-seed-and-secret = Da una semilla o un secreto, no los dos.
error-secret-length = El secreto de los dados sellados tiene 32 bytes; recibido: { $bytes }.
error-language = Aquí no existe el idioma «{ $language }». Idiomas: { $languages }.

error-no-such-seat = No existe el asiento { $seat }. Los asientos van del 0 al { $last }.
error-unknown-pick = { $pick } no es una elección de este juego ({ $game }). Una elección es una tupla como ("move", "hero-5", "forest").
error-game-over = La partida ha terminado: ya no se puede elegir «{ $pick }».
error-not-waiting = Al asiento { $seat } no se le pregunta nada ahora, así que no puede elegir «{ $pick }». En espera: asiento { $waiting }.
error-not-offered =
    El asiento { $seat } no puede elegir «{ $pick }» ahora. { $count ->
        [one] Tiene { $count } elección distinta; pídela
       *[other] Tiene otras { $count } elecciones; pídelas
    } con picks({ $seat }).

error-record-form = Un registro es una tabla con «format», «game», «picks» y otros campos; esto es otra cosa: { $problem }.
error-record-field = En el registro falta «{ $field }», o lo que hay ahí no es lo que corresponde.
error-record-format = El registro tiene el formato { $format }; este programa lee el formato { $known }. Lo escribió un programa más nuevo, o alguien lo modificó.
error-record-rules = El registro se hizo con la versión { $rules } de las reglas; este programa juega con la versión { $known }.
error-record-count = El registro debería contener { $expected } elecciones, pero contiene { $count }: está cortado o alguien lo modificó.
error-record-truncated =
    { $count ->
        [one] El registro se interrumpe tras { $count } elección, en medio de una jugada.
       *[other] El registro se interrumpe tras { $count } elecciones, en medio de una jugada.
    }
error-record-pick = La entrada { $at } del registro, { $pick }, no es una elección.
error-record-options = Las opciones del registro no se pueden usar: { $problem }
error-record-chance = La entrada { $at } del registro, «{ $pick }», no puede haber salido.
error-record-dice = La entrada { $at } del registro, «{ $pick }», no es lo que sacan sus dados: alguien modificó el registro.
error-record-seal = El secreto de los dados del registro no es el que se selló.
error-record-without-dice = Este registro no lleva el secreto de sus dados, así que la partida no se puede continuar.
error-record-differs = La entrada { $at } del registro, «{ $pick }», no es lo que ocurre ahí.
error-record-illegal = La entrada { $at } del registro no es posible: { $problem }
error-record-outcome = La partida no termina como dice el registro.
error-record-state = La partida no llega al estado que indica el registro: alguien lo modificó.

## Packs. The place of the problem stands before the sentence.

pack-no-file = ese archivo no existe
pack-unreadable = el archivo no se puede leer ({ $reason })
pack-not-text = el archivo no es texto UTF-8; guárdalo como UTF-8
pack-syntax = esto no es TOML: { $reason }
pack-too-deep = el archivo tiene demasiados niveles; un paquete solo necesita tablas dentro de tablas y listas
pack-not-a-table = hay { $found } donde debe ir una tabla
pack-not-a-number = hay { $found } donde debe ir un número entero de { $low } a { $high }
pack-not-a-list = hay { $found } donde debe ir una lista de { $count }
pack-not-a-text = hay { $found } donde debe ir un texto
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
pack-unknown-word = la palabra { $name } no se conoce; elige entre: { $choices }
pack-unknown-word-near = la palabra { $name } no se conoce; ¿querías decir { $nearest }?
pack-source-alone = indica una fuente para { $field }, pero no la cifra; indícala también
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
error-seat-list = «{ $seats }» no es una lista de asientos. Escribe una palabra por asiento, con comas: me,greedy,random.
error-no-file = No existe el archivo { $file }.
error-file = No se puede leer o escribir { $file }: { $reason }
error-not-json = { $file } no es un registro: no es JSON ({ $reason }).
error-unknown-rule = { $game } no tiene la regla { $rule }. Reglas: { $rules }.
error-folder = La carpeta { $folder } no se puede usar para los registros: { $reason }
error-not-a-save = { $file } no es una partida guardada de este programa.
