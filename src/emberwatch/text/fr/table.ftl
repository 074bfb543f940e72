# Ce que répond le serveur de la table.

error-table-held = Le siège { $seat } n’a pas encore terminé son tour.
error-table-stale = La partie a continué entre-temps (évènements vus : { $seq } sur { $count }). Voici où elle en est.
error-table-not-held = Tu n’as pas de tour à terminer en ce moment.
error-table-past = Tu regardes le passé. Reviens au présent pour continuer à jouer.
error-table-not-asked = Aucune question ne t’est posée en ce moment.
error-table-crowded = Plusieurs joueurs ont joué au même instant. Réessaie.
error-table-store = Impossible d’enregistrer ou de lire en ce moment. Réessaie.
error-table-failed = Une erreur s’est produite sur le serveur. Elle a été notée ; réessaie ou recharge la page.
error-table-other-seat = C’était destiné au siège { $seat }. Voici où en est la partie.
error-table-no-look = Impossible de revoir la partie en ce moment. Réessaie.
error-table-bot-process = Le bot n’a pas répondu ({ $problem }).
error-table-no-hint = Aucun conseil n’est disponible en ce moment.
error-table-bot-slow = « { $bot } » réfléchirait trop longtemps : ici, un bot a au plus { $longest } s par coup. Choisis un niveau ou un temps plus court.
error-table-no-bot = Aucun bot ne joue sur le siège { $seat }.
error-table-spectator = Tu regardes la partie : pour jouer, il faut y avoir un siège.
error-table-not-your-seat = Ce siège n’est pas le tien.
error-table-not-your-table = Tu n’as pas de siège à cette table.
error-table-creator = Seule la personne qui a ouvert la table peut faire cela.
error-table-seat-taken = Le siège { $seat } est pris.
error-table-standing = La réponse « { $answer } » ne peut pas être donnée d’avance à « { $name } ».
error-table-no-rule = Il n’y a pas de règle { $rule }.
error-table-too-fast = C’est trop de demandes à la fois. Attends un instant.
error-table-too-large = Ce message compte { $size } caractères ; le maximum est { $most }.
error-table-malformed = Ce message est incompréhensible : { $problem }
error-table-chat-visitor = Pour écrire, il faut que cette page te reconnaisse : autorise son cookie et recharge-la.
error-table-chat-often = Tu écris trop vite (maximum de lignes par minute : { $most }).
error-table-empty = Écris quelque chose.
error-table-long = Ton texte compte { $size } caractères ; le maximum est { $most }.
error-table-none = Cette table n’existe pas.
error-table-nobody = Il faut quelqu’un à la table : au moins un siège pour toi ou pour une autre personne devant cet écran.
error-table-quota = Tu as déjà ouvert beaucoup de tables (maximum par heure : { $most }). Attends un peu avant d’en ouvrir une autre.
error-table-newcomers = Trop de nouveaux visiteurs viennent de ton adresse. Réessaie plus tard.
error-table-no-invitation = Cette invitation n’existe pas, ou elle a déjà servi.
error-table-taken = Quelqu’un d’autre a déjà pris ce siège.
error-table-not-over = L’enregistrement sera disponible quand la partie sera terminée.
error-table-record-unfinished = La partie de cet enregistrement n’est pas terminée.
error-table-record-dice = Cet enregistrement ne contient pas le secret de ses tirages : il ne peut pas être vérifié.
error-table-record-unread = Cet enregistrement ne peut pas être rejoué : il prend trop de temps ou il est abîmé.
error-table-records-busy = Beaucoup d’enregistrements sont lus en ce moment. Réessaie dans un instant.
error-table-request = Requête incorrecte ({ $where }) : { $problem }
error-table-http = La demande a échoué (code { $status }).
error-table-origin = Cette requête vient d’un autre site.
error-table-request-large = C’est trop volumineux.
error-table-no-page = La page n’a pas été construite. Lance : make page
error-table-workers = Pour { $workers } processus, il faut une base PostgreSQL, par exemple --database postgresql+psycopg://user@host/name ; SQLite suffit pour un seul.
error-table-port = Impossible d’écouter sur { $host }, port { $port } : { $problem }. Choisis-en un autre avec --port.

# -- après une mise à jour des règles
error-table-closed = Cette partie est fermée : personne ne peut la continuer.
error-table-closed-past = Cette partie a été jouée selon d’anciennes règles : on ne peut plus la revoir, seulement voir où elle en est.
error-table-newer-rules = Une version plus récente d’Emberwatch (version { $version } des règles) a continué cette partie ; ce serveur joue selon la version { $now }. Mets le serveur à jour pour continuer.
error-table-record-chapters = Les règles ont été mises à jour au milieu de cette partie : seule sa dernière portion peut être vérifiée. Un tel enregistrement n’est pas accepté ici ; « emberwatch replay » sait le lire.
table-rules-updated = Emberwatch a été mis à jour. La partie continue là où elle en était, selon la version { $version } des règles. Les choix faits avant ne peuvent plus être annulés.
table-closed-rules = Cette partie ne peut pas continuer : elle a commencé selon la version { $version } des règles, et la version { $now } ne peut pas reprendre sa position. Son journal et son enregistrement restent ici.
table-closed-unknown = Cette partie ne peut pas continuer : elle a commencé avec une version d’Emberwatch qui ne gardait pas les positions. Ses joueurs et sa discussion restent ici.
table-older-rules = Cette partie a été jouée selon la version { $version } des règles. Tu vois comment elle s’est terminée ; la version { $now } ne peut pas la rejouer.
error-table-undo-nothing = Il n’y a rien à annuler : tu n’as rien choisi depuis la fin du dernier tour.
error-table-undo-drawn = Tu ne peux pas annuler cela : depuis, quelque chose a été pioché ou un dé a été lancé.
error-table-undo-seen = Tu ne peux pas annuler cela : quelqu’un a vu quelque chose de caché.
error-table-undo-others = Tu ne peux pas annuler cela : depuis, quelqu’un d’autre a choisi quelque chose.
error-table-undo-often = Tu ne peux plus rien annuler dans cette partie : cela a été fait trop souvent.
error-table-undo-over = La partie est finie : on ne peut plus rien annuler.

# A question that a card asks, at the table and in the terminal; the question is a sentence of its own.
asked-by-card = « { $card } » demande : { $question }

# What tells a table from others in a list
table-fact = { $text }
error-table-not-finished = Tu pourras ranger cette table quand la partie sera terminée.
