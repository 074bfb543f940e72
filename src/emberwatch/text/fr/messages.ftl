# Messages aux absents.

message-turn = À { $game }, c’est à toi de jouer.
    .title = { $game } : c’est à toi
message-together = À { $game }, tout le monde choisit en même temps, et il manque encore ton choix.
    .title = { $game } : il manque ton choix
message-question = À { $game }, une question t’attend. Ce n’est pas ton tour, mais les autres ne pourront continuer que lorsque tu auras répondu.
    .title = { $game } : une question t’attend
message-body =
    { $asked }

    { $link }

    Tu ne recevras pas d’autre message au sujet de cette table avant d’y revenir. Tu peux désactiver les messages dans tes réglages sur { $base }.
    Si tu n’as pas demandé ce message, quelqu’un a donné ton adresse ; signale-le aux responsables de { $base }.

## Ce qui ne va pas dans une adresse

error-message-service = Ce serveur n’envoie pas de messages par { $service }.
error-message-to-mail = Ce n’est pas une adresse e-mail valide, comme ada@example.org.
error-message-to-word = Ce n’est pas une adresse valide ici. Elle ne peut contenir que des lettres sans accent, des chiffres, des traits d’union et des tirets bas.
error-message-to-words = Ce n’est pas une adresse valide ici. Elle ne peut contenir que des lettres sans accent, des chiffres, des traits d’union et des tirets bas, avec des barres obliques entre ses parties.
error-message-to-host = Ce n’est pas l’adresse d’un serveur web public, comme example.org/hooks/ada. Les machines d’un réseau privé, les numéros de port, les mots de passe et tout ce qui suit un point d’interrogation sont exclus.
error-message-to-unknown = Le service { $service } ne connaît pas d’adresses de cette forme. Vérifie-la auprès de lui.

## Ce qui ne va pas dans un service indiqué par les responsables du serveur

error-message-form = Le service de messages numéro { $number } n’est pas de la forme NOM=URL, comme mail=mailtos://user:password@smtp.example.org?to={"{"}address{"}"}. Un nom se compose de minuscules, de chiffres et de traits d’union.
error-message-twice = Deux services de messages s’appellent { $name }.
error-message-url = Le service de messages { $name } a besoin d’une URL comme mailtos://user:password@smtp.example.org?to={"{"}address{"}"}, sans espaces ni barres obliques inverses.
error-message-address-once = L’URL du service de messages { $name } doit contenir {"{"}address{"}"} exactement une fois : c’est ce que remplissent les visiteurs.
error-message-scheme = Pour le service de messages { $name }, Apprise ne connaît pas { $scheme }://, ou il lui manque quelque chose sur cette machine.
error-message-place = Dans l’URL du service de messages { $name }, {"{"}address{"}"} doit être une partie entière : tout ce qui suit ://, une partie entière du chemin, l’utilisateur ou to={"{"}address{"}"} ; et il faut un hôte.
error-message-host = Dans l’URL du service de messages { $name }, les visiteurs choisiraient l’hôte auquel ce serveur se connecte. Ce n’est possible qu’avec { $webhook }.
error-message-pattern = Apprise ne comprend pas l’URL du service de messages { $name }.
