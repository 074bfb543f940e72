# Entornos para programas que aprenden.

error-package-missing = Falta el paquete «{ $package }». Se instala con: pip install 'emberwatch[{ $extra }]'
error-no-such-action = { $action } no es una acción; las acciones son los números de 0 a { $last }, y la máscara de acciones dice cuáles se pueden elegir ahora.
error-not-begun = El entorno aún no tiene ninguna partida: llama primero a reset().
error-own-seat = El asiento { $seat } no puede ser el tuyo: los asientos van del 0 al { $last } ({ $seats } en total).
error-opponents = Rivales indicados: { $found }; asientos: { $seats }. Da un solo nombre para todos o una lista de { $expected }.
error-batch-actions = Da una acción por mesa, es decir, { $count } números enteros; se ha recibido una matriz de forma { $found }.
error-batch-action = La acción { $action } no está permitida en la mesa { $table }. La máscara de esa mesa muestra lo que está permitido.
error-batch-caller = No queda ningún asiento para ti: { $players }. Deja al menos un asiento vacío ("") en cada alineación.
error-batch-reward = Otros procesos no pueden llamar a esta función. Indícala como módulo:función o juega en este proceso.
error-batch-process = Ha terminado un proceso que jugaba mesas: { $words }
error-imagined-state = Este estado es imaginado y por eso no tiene historial que escribir; serializa el estado del que se extrajo.
