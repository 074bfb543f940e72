# Umgebungen für lernende Programme.

error-package-missing = Das Paket „{ $package }“ fehlt. Installiere es mit: pip install 'emberwatch[{ $extra }]'
error-no-such-action = { $action } ist keine Aktion; Aktionen sind die Zahlen 0 bis { $last }, und die Aktionsmaske sagt, welche davon jetzt gewählt werden können.
error-not-begun = In der Umgebung läuft noch keine Partie; rufe zuerst reset() auf.
error-own-seat = Platz { $seat } kann nicht deiner sein; bei { $seats } Plätzen gibt es die Plätze 0 bis { $last }. Das Wort „random“ lost für jedes Spiel einen Platz aus.
error-opponents = Für { $seats } Plätze wurden { $found } Gegner genannt; nötig ist ein Wort für alle oder eine Liste von { $expected }.
error-batch-actions = Gib für jeden der { $count } Tische eine Aktion als ganze Zahl an; gefunden wurde ein Feld der Form { $found }.
error-batch-action = Die Aktion { $action } ist an Tisch { $table } nicht erlaubt. Die Maske des Tisches zeigt, was erlaubt ist.
error-batch-caller = Für dich bleibt kein Platz: { $players }. Lass in jeder Aufstellung mindestens einen Platz leer ("").
error-batch-reward = Andere Prozesse können diese Funktion nicht aufrufen. Gib sie als Modul:Funktion an oder spiele in diesem Prozess.
error-batch-process = Ein Prozess, der Tische spielt, ist beendet: { $words }
error-opponent = { $opponent } kann dieses Spiel ({ $game }) nicht spielen. Ein Gegner ist der Name eines Bots, ein Bot, eine Funktion von Beobachtung und Maske oder eine Strategie mit einer Methode „predict“.
error-vector-actions = Nötig ist ein Feld von { $count } ganzen Zahlen, eine Aktion für jeden Tisch; gefunden wurde die Form { $found }.
error-vector-opponents = Mit weiteren Prozessen müssen Gegner Wörter sein, etwa „greedy“: Funktionen und Objekte lassen sich nicht dorthin schicken. Nimm processes=0.
error-vector-render = Eine Vektor-Umgebung zeichnet nichts (render_mode={ $mode }). Nimm zum Zeichnen vectorization_mode="sync" oder eine Umgebung mit einem Tisch.
error-imagined-state = Dieser Zustand ist erdacht und hat darum keine Geschichte, die sich aufschreiben ließe; serialisiere den Zustand, aus dem er gezogen wurde.
