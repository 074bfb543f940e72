# Entornos para programas que aprenden.

error-package-missing = Falta el paquete «{ $package }». Se instala con: pip install 'emberwatch[{ $extra }]'
error-no-such-action = { $action } no es una acción; las acciones son los números de 0 a { $last }, y la máscara de acciones dice cuáles se pueden elegir ahora.
error-not-begun = El entorno aún no tiene ninguna partida: llama primero a reset().
error-own-seat = El asiento { $seat } no puede ser el tuyo: los asientos van del 0 al { $last } ({ $seats } en total). La palabra «random» sortea un asiento en cada partida.
error-opponents = Rivales indicados: { $found }; asientos: { $seats }. Da un solo nombre para todos o una lista de { $expected }.
error-batch-actions = Da una acción por mesa, es decir, { $count } números enteros; se ha recibido una matriz de forma { $found }.
error-batch-action = La acción { $action } no está permitida en la mesa { $table }. La máscara de esa mesa muestra lo que está permitido.
error-batch-caller = No queda ningún asiento para ti: { $players }. Deja al menos un asiento vacío ("") en cada alineación.
error-batch-reward = Otros procesos no pueden llamar a esta función. Indícala como módulo:función o juega en este proceso.
error-batch-process = Ha terminado un proceso que jugaba mesas: { $words }
error-opponent = { $opponent } no puede jugar a este juego ({ $game }). Un rival es el nombre de un bot, un bot, una función de la observación y la máscara, o una política con un método «predict».
error-vector-actions = Se necesita un arreglo de { $count } números enteros, una acción por mesa; forma encontrada: { $found }.
error-vector-opponents = Con otros procesos, los rivales deben ser palabras, como «greedy»: no se pueden enviar funciones ni objetos. Usa processes=0.
error-vector-render = Un entorno vectorial no dibuja nada (render_mode={ $mode }). Para dibujar, usa vectorization_mode="sync" o un entorno con una sola mesa.
error-imagined-state = Este estado es imaginado y por eso no tiene historial que escribir; serializa el estado del que se extrajo.
