# Lo que responde el servidor de la mesa.

error-table-held = El asiento { $seat } aún no ha terminado su turno.
error-table-stale = La mesa ha seguido adelante (sucesos vistos: { $seq } de { $count }). Este es el estado actual.
error-table-not-held = Ahora mismo no tienes ningún turno que terminar.
error-table-past = Estás viendo un momento anterior. Vuelve al presente para seguir jugando.
error-table-not-asked = Ahora mismo no tienes ninguna pregunta pendiente.
error-table-crowded = Varias personas han jugado en el mismo momento. Inténtalo de nuevo.
error-table-store = No se ha podido guardar o leer la partida. Inténtalo de nuevo.
error-table-failed = Algo ha fallado en el servidor. Ha quedado anotado; inténtalo de nuevo o vuelve a cargar la página.
error-table-other-seat = Eso era para el asiento { $seat }. Este es el estado actual.
error-table-no-look = Ahora mismo no se pueden ver momentos anteriores. Inténtalo de nuevo.
error-table-bot-process = El bot no ha respondido ({ $problem }).
error-table-no-hint = Ahora mismo no hay ninguna sugerencia.
error-table-bot-slow = «{ $bot }» pensaría demasiado tiempo: aquí un bot tiene como mucho { $longest } s por jugada. Elige un nivel o un tiempo más corto.
error-table-no-bot = En el asiento { $seat } no juega ningún bot.
error-table-spectator = Estás mirando como espectador: en un asiento solo juega quien lo ocupa.
error-table-not-your-seat = Ese asiento no es tuyo.
error-table-not-your-table = No tienes asiento en esa mesa.
error-table-creator = Eso solo puede hacerlo quien abrió la mesa.
error-table-seat-taken = El asiento { $seat } está ocupado.
error-table-standing = «{ $answer }» no es una respuesta automática válida para «{ $name }».
error-table-no-rule = No existe la regla { $rule }.
error-table-too-fast = Demasiadas peticiones seguidas. Espera un momento.
error-table-too-large = El mensaje tiene { $size } caracteres; se admiten { $most }.
error-table-malformed = No se entiende ese mensaje: { $problem }
error-table-chat-visitor = Solo pueden chatear los visitantes de esta página: permite su cookie y vuelve a cargarla.
error-table-chat-often = Demasiados mensajes. Máximo por minuto: { $most }.
error-table-empty = Escribe algo.
error-table-long = El texto tiene { $size } caracteres; se admiten { $most }.
error-table-none = Esa mesa no existe.
error-table-nobody = Alguien tiene que sentarse a la mesa: al menos un asiento para ti o para otra persona ante esta pantalla.
error-table-quota = Has llegado al máximo de mesas nuevas por hora ({ $most }). Espera un poco antes de abrir otra.
error-table-newcomers = Llegan demasiados visitantes nuevos desde tu dirección. Inténtalo más tarde.
error-table-no-invitation = Esta invitación no existe o ya se ha usado.
error-table-taken = Otra persona ya ha ocupado este asiento.
error-table-not-over = El registro estará disponible cuando termine la partida.
error-table-record-unfinished = La partida de este registro no ha terminado.
error-table-record-dice = Este registro no lleva el secreto de sus dados, así que no se puede comprobar.
error-table-record-unread = Este registro no se puede reproducir: tarda demasiado o está dañado.
error-table-records-busy = Ahora mismo se están leyendo muchos registros. Inténtalo de nuevo en un momento.
error-table-request = La petición no es correcta: { $where }: { $problem }
error-table-http = Eso no ha funcionado (estado { $status }).
error-table-origin = Esta petición viene de otro sitio web.
error-table-request-large = Eso es demasiado grande.
error-table-no-page = La página no está construida. Ejecuta: make page
error-table-workers = Para usar varios procesos ({ $workers }) hace falta una base de datos PostgreSQL, por ejemplo --database postgresql+psycopg://user@host/name; SQLite solo sirve para uno.
error-table-port = No se puede escuchar en { $host }, puerto { $port }: { $problem }. Elige otro con --port.

# -- after an update of the rules
error-table-closed = Esta partida está cerrada: nadie puede continuarla.
error-table-closed-past = Esta partida se jugó con reglas anteriores: ya no se pueden ver sus momentos, solo cómo está ahora.
error-table-newer-rules = Una versión más reciente de Emberwatch (versión { $version } de las reglas) ha continuado esta partida; este servidor juega con la versión { $now }. Actualiza el servidor para seguir.
error-table-record-chapters = Las reglas se actualizaron en mitad de esta partida, así que solo se puede comprobar su última parte. Aquí no se acepta un registro así; «emberwatch replay» sí lo lee.
table-rules-updated = Emberwatch se ha actualizado. La partida continúa donde estaba, con la versión { $version } de las reglas. Las jugadas anteriores ya no se pueden deshacer.
table-closed-rules = Esta partida no puede continuar: empezó con la versión { $version } de las reglas, y la versión { $now } no puede retomar su posición. Su diario y su registro siguen aquí.
table-closed-unknown = Esta partida no puede continuar: empezó con una versión de Emberwatch que no guardaba las posiciones. Sus jugadores y su chat siguen aquí.
table-older-rules = Esta partida se jugó con la versión { $version } de las reglas. Ves cómo terminó; la versión { $now } no puede reproducirla.
error-table-undo-nothing = No hay nada que deshacer: no has elegido nada desde que terminó el último turno.
error-table-undo-drawn = Eso no se puede deshacer: desde entonces se ha robado algo o se ha tirado un dado.
error-table-undo-seen = Eso no se puede deshacer: alguien ha visto algo que estaba oculto.
error-table-undo-others = Eso no se puede deshacer: desde entonces otra persona ha elegido algo.
error-table-undo-often = En esta partida ya no puedes deshacer nada más: se ha hecho demasiadas veces.
error-table-undo-over = La partida ha terminado: ya no se puede deshacer nada.

# A question that a card asks, at the table and in the terminal; the question is a sentence of its own.
asked-by-card = «{ $card }» pregunta: { $question }

# What tells a table from others in a list
table-fact = { $text }
error-table-not-finished = Podrás guardar la mesa cuando termine la partida.
