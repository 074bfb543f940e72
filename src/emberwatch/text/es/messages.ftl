# Mensajes para quienes no están.

message-turn = Es tu turno en una partida de { $game }.
    .title = { $game }: es tu turno
message-together = En una partida de { $game } todos eligen a la vez, y todavía falta tu elección.
    .title = { $game }: falta tu elección
message-question = En una partida de { $game } hay una pregunta para ti. No es tu turno, pero los demás solo pueden seguir cuando hayas respondido.
    .title = { $game }: hay una pregunta para ti
message-body =
    { $asked }

    { $link }

    No recibirás más mensajes sobre esta mesa hasta que vuelvas a ella. Puedes desactivar los mensajes en tus ajustes en { $base }.
    Si no has pedido este mensaje, alguien ha dado tu dirección; avisa a quien administra { $base }.

## Qué falla en una dirección

error-message-service = Este servidor no envía mensajes por { $service }.
error-message-to-mail = Eso no es una dirección de correo sencilla, como ada@example.org.
error-message-to-word = Esa dirección no es válida aquí. Solo puede tener letras sin acentos, cifras, guiones y guiones bajos.
error-message-to-words = Esa dirección no es válida aquí. Solo puede tener letras sin acentos, cifras, guiones y guiones bajos, con barras entre sus partes.
error-message-to-host = Eso no es la dirección de un servidor web público, como example.org/hooks/ada. No se admiten máquinas de una red privada, números de puerto, contraseñas ni nada a partir de un signo de interrogación.
error-message-to-unknown = El servicio { $service } no admite direcciones de esa forma. Compruébala allí.

## Qué falla en un servicio indicado por quien lleva el servidor

error-message-form = El servicio de mensajes número { $number } no tiene la forma NOMBRE=URL, como mail=mailtos://user:password@smtp.example.org?to={"{"}address{"}"}. Un nombre se compone de minúsculas, cifras y guiones.
error-message-twice = Hay dos servicios de mensajes llamados { $name }.
error-message-url = El servicio de mensajes { $name } necesita una URL como mailtos://user:password@smtp.example.org?to={"{"}address{"}"}, sin espacios ni barras invertidas.
error-message-address-once = La URL del servicio de mensajes { $name } debe contener {"{"}address{"}"} exactamente una vez: los visitantes ponen ahí su dirección.
error-message-scheme = Para el servicio de mensajes { $name }, Apprise no admite { $scheme }://, o le falta algún componente en esta máquina.
error-message-place = En la URL del servicio de mensajes { $name }, {"{"}address{"}"} debe ser una parte entera: todo lo que sigue a ://, una parte entera de la ruta, el usuario o to={"{"}address{"}"}; y tiene que haber un servidor.
error-message-host = En la URL del servicio de mensajes { $name }, los visitantes elegirían a qué servidor se conecta este. Eso solo es posible con { $webhook }.
error-message-pattern = Apprise no entiende la URL del servicio de mensajes { $name }.
