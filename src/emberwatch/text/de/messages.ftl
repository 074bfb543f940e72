# Nachrichten an Abwesende.

message-turn = In einer Partie { $game } bist du am Zug.
    .title = { $game }: Du bist am Zug
message-together = In einer Partie { $game } wählen alle gleichzeitig, und deine Wahl fehlt noch.
    .title = { $game }: Deine Wahl fehlt noch
message-question = In einer Partie { $game } gibt es eine Frage an dich. Du bist nicht am Zug, aber die anderen können erst weiterspielen, wenn du geantwortet hast.
    .title = { $game }: Es gibt eine Frage an dich
message-body =
    { $asked }

    { $link }

    Zu diesem Tisch bekommst du keine weitere Nachricht, bis du wieder dort warst. Abschalten kannst du die Nachrichten in deinen Einstellungen auf { $base }.
    Wenn du diese Nachricht nicht angefordert hast, hat jemand anderes deine Adresse angegeben; gib bitte den Betreibern von { $base } Bescheid.

## Was an einer Adresse nicht stimmt

error-message-service = Über { $service } verschickt dieser Server keine Nachrichten.
error-message-to-mail = Das ist keine einfache E-Mail-Adresse wie ada@example.org.
error-message-to-word = So kann hier keine Adresse aussehen. Erlaubt sind nur Buchstaben ohne Akzente und Umlaute, Ziffern, Bindestriche und Unterstriche.
error-message-to-words = So kann hier keine Adresse aussehen. Erlaubt sind nur Buchstaben ohne Akzente und Umlaute, Ziffern, Bindestriche und Unterstriche, mit Schrägstrichen zwischen den Teilen.
error-message-to-host = Das ist nicht die Adresse eines öffentlichen Webservers wie example.org/hooks/ada. Rechner in einem privaten Netz, Portnummern, Passwörter und alles ab einem Fragezeichen sind nicht möglich.
error-message-to-unknown = Der Dienst { $service } kennt keine Adressen dieser Form. Sieh dort noch einmal nach.

## Was an einem Dienst nicht stimmt, den der Betreiber angegeben hat

error-message-form = Nachrichtendienst Nummer { $number } hat nicht die Form NAME=URL, etwa mail=mailtos://user:password@smtp.example.org?to={"{"}address{"}"}. Ein Name besteht aus Kleinbuchstaben, Ziffern und Bindestrichen.
error-message-twice = Es gibt zwei Nachrichtendienste namens { $name }.
error-message-url = Der Nachrichtendienst { $name } braucht eine URL wie mailtos://user:password@smtp.example.org?to={"{"}address{"}"}, ohne Leerzeichen und umgekehrte Schrägstriche.
error-message-address-once = Die URL des Nachrichtendienstes { $name } muss {"{"}address{"}"} genau einmal enthalten: Das füllen die Besucher aus.
error-message-scheme = Für den Nachrichtendienst { $name } gibt es in Apprise kein { $scheme }://, oder auf diesem Rechner fehlt etwas, das es braucht.
error-message-place = In der URL des Nachrichtendienstes { $name } muss {"{"}address{"}"} ein ganzer Teil sein: alles nach ://, ein ganzer Teil des Pfads, der Benutzer oder to={"{"}address{"}"}; und es muss einen Host geben.
error-message-host = In der URL des Nachrichtendienstes { $name } würden Besucher bestimmen, mit welchem Host sich dieser Server verbindet. Das geht nur mit { $webhook }.
error-message-pattern = Apprise versteht die URL des Nachrichtendienstes { $name } nicht.
