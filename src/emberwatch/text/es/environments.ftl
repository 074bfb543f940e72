# Entornos para programas que aprenden.

error-package-missing = Falta el paquete «{ $package }». Se instala con: pip install 'emberwatch[{ $extra }]'
error-no-such-action = { $action } no es una acción; las acciones son los números de 0 a { $last }, y la máscara de acciones dice cuáles se pueden elegir ahora.
error-not-begun = El entorno aún no tiene partida; llama primero a reset().
error-own-seat = El asiento { $seat } no puede ser el tuyo; con { $seats } asientos hay los asientos 0 a { $last }.
error-opponents = Se han nombrado { $found } rivales para { $seats } asientos; hace falta una palabra para todos o una lista de { $expected }.
error-imagined-state = Este estado es imaginado y por eso no tiene historial que escribir; serializa el estado del que se extrajo.
