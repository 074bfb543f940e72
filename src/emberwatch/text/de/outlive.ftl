# Outlive am Tisch: Fragen, Züge, was geschah und die Wertung.
# Namen der Spieler sind fertig für den Satz; { $place_to } und { $place_at } sind die Attribute des Ortes;
# { $amount } ist eine Menge einer Ressource („2 Holz“). Räume, Ausrüstung und Ereignisse stehen im Nominativ ohne Artikel.

## Fragen. `.pass` sagt, was Passen dort heißt, `.amount`, was eine Zahl heißt.

ask-discard =
    { $count ->
        [one] Auf welchen Raum verzichtest du? Noch einer verlässt das Spiel.
       *[other] Auf welche Räume verzichtest du? Noch { $count } verlassen das Spiel.
    }
ask-found = Welchen Raum baust du kostenlos?
ask-settle = „{ $room }“ ist gebaut. Wie viele deiner { $total } Überlebenden ziehen ein? Die anderen kommen in die Luftschleuse.
    .amount = { $n } im Raum, { $rest } in der Luftschleuse
ask-leader = Wer führt deine Gruppe an?
ask-mary-city =
    { $count ->
        [one] Aus welcher Stadt ziehst du das letzte Suchplättchen?
       *[other] Aus welcher Stadt ziehst du ein Suchplättchen? Noch { $count } zu ziehen.
    }
ask-mary-discard = Welches Plättchen wirfst du ab?
ask-place = Welcher Held beginnt wo?
ask-turn = Du bist dran: Welcher Held geht wohin?
ask-dock = Welchen Platz nimmt { $hero } ein?
ask-bat = Du bist { $seat } überlegen. Benutzt du den Baseballschläger?
    .pass = Nein
ask-defend = { $seat } ist deinem Helden der Stärke { $strength } um { $due } überlegen. Wehrst du dich?
    .pass = Nachgeben
ask-choice = Wählst du die Beute von { $seat } selbst?
    .pass = Nein, { $seat } soll wählen
ask-tribute = Beute: { $victim } muss { $seat } noch { $due } Marker geben. Welchen?
    .you = Beute: { $victim } muss dir noch { $due } Marker geben. Welchen?
    .you-victim = Beute: Du musst { $seat } noch { $due } Marker geben. Welchen?
ask-wild =
    { $points ->
        [one] { $place }: noch { $points } Aktionspunkt.
       *[other] { $place }: noch { $points } Aktionspunkte.
    }
    .pass = Hier fertig
ask-base =
    { $points ->
        [one] Militärbasis: noch { $points } Aktionspunkt.
       *[other] Militärbasis: noch { $points } Aktionspunkte.
    }
    .pass = Hier fertig
ask-dam =
    { $points ->
        [one] Staudamm: noch { $points } Aktionspunkt.
       *[other] Staudamm: noch { $points } Aktionspunkte.
    }
    .pass = Hier fertig
ask-city =
    { $points ->
        [one] { $place }: noch { $points } Aktionspunkt.
       *[other] { $place }: noch { $points } Aktionspunkte.
    } { $free ->
        [0] { "" }
        [one] Ein Suchplättchen ist kostenlos.
       *[other] { $free } Suchplättchen sind kostenlos.
    }
    .pass = Hier fertig
ask-deck = Auf dem Frachter: Noch etwas?
    .pass = Hier fertig
ask-stalk = Suchst du mit dem Wärmesensor anderes Jagdwild?
    .pass = Nein, das offene Jagdwild jagen
ask-prey = Du hast den Stapel durchgesehen. Welches Plättchen jagst du?
    .pass = Doch nicht jagen
ask-kill = { $prey }: Aktionspunkte (du hast { $points }) und Munition müssen zusammen { $total } ergeben. Wie teilst du auf?
    .amount =
        { $n } Munition und { $rest ->
            [one] { $rest } Aktionspunkt
           *[other] { $rest } Aktionspunkte
        }
ask-welcome = Wo kommt der neue Überlebende unter?
ask-lose =
    { $total ->
        [one] Du verlierst einen Überlebenden. Von wo?
       *[other] Du verlierst { $total } Überlebende. Von wo geht der nächste?
    }
ask-rats = Rattenplage: Welches Lebensmittel gibst du ab?
    .pay = { $one }
ask-clan = Feindliche Gruppe: noch { $count } Marker abzugeben. Welchen?
    .pay = { $one }
ask-overcome = Wendest du ein Ereignis ab?
    .pass = Nein, heute Nacht nicht
ask-events-room = { $event }: Nutzt du deinen Ereignis-Raum?
    .pass = Nein, alles zahlen
ask-save = { $event }: Was sparst du?
ask-pay-event = { $event }: Zahlst du 1 Wasser mit deinem dauerhaften Wasser?
    .pass = Nein, mit Markern
ask-eat =
    { $due ->
        [one] Deine Räume brauchen noch 1 Lebensmittel. Welches?
       *[other] Deine Räume brauchen noch { $due } Lebensmittel. Welches als Nächstes?
    }
ask-recruit =
    { $spaces ->
        [one] Rekrutierst du? In deiner Luftschleuse ist ein Platz frei.
       *[other] Rekrutierst du? In deiner Luftschleuse sind { $spaces } Plätze frei.
    }
    .pass = Niemanden mehr
ask-build = Baue Räume, versetze Überlebende, nutze deine Räume.
    .pass = Fertig gebaut
ask-cheaply = Welchen Raum baust du günstiger?
ask-raise =
    { $due ->
        [one] „{ $room }“: noch 1 Material zu zahlen. Welches?
       *[other] „{ $room }“: noch { $due } Materialien zu zahlen. Welches als Nächstes?
    }
ask-dismantle = Welche Ausrüstung zerstörst du?
ask-mend = Setze deine Ausrüstung instand.
    .pass = Nichts mehr instand setzen
ask-cost = Instandsetzung ({ $equipment }): { $cost }. Sparst du mit deinen Räumen etwas?
    .pass = Jetzt instand setzen

## Züge

pick-pass = Passen
pick-discard = Auf „{ $room }“ verzichten
pick-build = „{ $room }“ bauen
pick-amount = { $n }
pick-lead = { $leader }
pick-discard-tile = Abwerfen: { $tile }
pick-place = { $hero } { $place_at }
pick-move = { $hero } ({ $from }) geht { $place_to }
pick-stay = { $hero } ({ $from }) kann sich nicht bewegen und bleibt
pick-dock = { $slot }
pick-give = { $one }
pick-take = { $one } nehmen
pick-shoot = 1 Munition ausgeben
pick-algae = { $algae } nehmen
pick-hunt = Jagen
pick-prey = Nummer { $n } von oben: { $prey }
pick-open = 1 Elektronik für das Filtersystem zahlen
pick-salvage = Ausrüstung nehmen: { $equipment }
pick-search = Suchplättchen { $place_at } ziehen
pick-use-equipment = Ausrüstung benutzen: { $equipment }
pick-use-room = Raum „{ $room }“ nutzen
pick-look = Suchstapel { $place_at } durchsehen
pick-welcome = In „{ $spot }“
pick-overcome = { $event } abwenden: { $cost } für { $points }
pick-save = { $one } sparen
pick-pay = { $one } zahlen
pick-lose = Aus „{ $spot }“
pick-recruit = Rekrutieren für { $one }
pick-enter = Überlebenden in „{ $room }“ versetzen
pick-repair = Instand setzen: { $equipment } ({ $cost })
pick-dismantle = Zerstören: { $equipment } (bringt { $cost })

## Was geschah

told-dealt-room = Du erhältst den Raum „{ $room }“.
told-dealt-leader = Zur Wahl als Anführer erhältst du: { $leader }.
told-revealed = { $seat } wird von { $leader } angeführt und hat „{ $room }“ gebaut.
    .you = Dein Anführer ist { $leader }, und du hast „{ $room }“ gebaut.
told-first = { $seat } hat den ältesten Anführer und erhält den Startspielermarker.
    .you = Du hast den ältesten Anführer und erhältst den Startspielermarker.
told-set-aside = { $seat } beginnt mit defekter Ausrüstung: { $equipment }.
    .you = Du beginnst mit defekter Ausrüstung: { $equipment }.
told-got = { $seat } beginnt mit { $amount }.
    .you = Du beginnst mit { $amount }.
told-mary-drew = { $seat } zieht { $place_at } ein Suchplättchen: { $tile }.
    .you = Du ziehst { $place_at } ein Suchplättchen: { $tile }.
told-mary-discarded = { $seat } wirft ab: { $tile }.
    .you = Du wirfst ab: { $tile }.
told-placed = { $seat }: { $hero } beginnt { $place_at }.
    .you = Dein { $hero } beginnt { $place_at }.
told-dawn = Dämmerung, Tag { $n }: Die Orte werden aufgefüllt.
told-displayed = Neu { $place_at }: { $equipment }.
told-tile-aside = Beiseitegelegt { $place_at }: { $tile }.
told-reshuffled = Der Ausrüstungsstapel ist leer; die abgeworfenen Plättchen werden gemischt.
told-prey-shown = Jetzt offen { $place_at }: { $prey }.
told-day = Tag { $n } beginnt.
told-event-came = Ereignis: { $event }.
told-scarce = { $event }: { $amount } weniger { $place_at }.
told-immune = { $event }: { $seat } ist immun.
    .you = { $event }: Du bist immun.
told-worse = { $seat }: Die Strahlungsanzeige steigt um { $n } Level (jetzt { $gauge } ÜP).
    .you = Deine Strahlungsanzeige steigt um { $n } Level (jetzt { $gauge } ÜP).
told-lost-token = { $seat } verliert { $one }.
    .you = Du verlierst { $one }.
told-lost-survivor = { $seat } verliert einen Überlebenden (aus „{ $spot }“).
    .you = Du verlierst einen Überlebenden (aus „{ $spot }“).
told-moved = { $seat }: { $hero } geht { $place_to }.
    .you = Dein { $hero } geht { $place_to }.
told-stayed = { $seat }: { $hero } kann sich nicht bewegen und bleibt { $place_at }.
    .you = Dein { $hero } kann sich nicht bewegen und bleibt { $place_at }.
told-docked = { $seat } besetzt { $slot } auf dem Frachter.
    .you = Du besetzt { $slot } auf dem Frachter.
told-claimed = { $seat } erhält den Startspielermarker.
    .you = Du erhältst den Startspielermarker.
told-unloaded = { $seat } lädt { $amount } aus.
    .you = Du lädst { $amount } aus.
told-welcomed = { $seat } nimmt einen Überlebenden auf (jetzt in „{ $spot }“).
    .you = Du nimmst einen Überlebenden auf (jetzt in „{ $spot }“).
told-pressed = { $seat } ist { $to } (Held { $strength }) um { $n } überlegen.
    .you = Du bist { $to } (Held { $strength }) um { $n } überlegen.
    .you-to = { $seat } ist dir (Held { $strength }) um { $n } überlegen.
told-shot = { $seat } gibt 1 Munition gegen { $to } aus.
    .you = Du gibst 1 Munition gegen { $to } aus.
    .you-to = { $seat } gibt 1 Munition gegen dich aus.
told-gave = { $seat } gibt { $to } { $amount }.
    .you = Du gibst { $to } { $amount }.
    .you-to = { $seat } gibt dir { $amount }.
told-took = { $seat } nimmt { $one }.
    .you = Du nimmst { $one }.
told-algae = { $seat } nimmt die Anti-Strahlungs-Algen (Strahlungsanzeige jetzt { $gauge } ÜP).
    .you = Du nimmst die Anti-Strahlungs-Algen (Strahlungsanzeige jetzt { $gauge } ÜP).
told-opened = { $seat } zahlt 1 Elektronik für das Filtersystem.
    .you = Du zahlst 1 Elektronik für das Filtersystem.
told-brought = { $seat } benutzt Ausrüstung ({ $equipment }): { $amount }.
    .you = Du benutzt Ausrüstung ({ $equipment }): { $amount }.
told-used-equipment = { $seat } benutzt Ausrüstung: { $equipment }.
    .you = Du benutzt Ausrüstung: { $equipment }.
told-used-room = { $seat } nutzt den Raum „{ $room }“.
    .you = Du nutzt den Raum „{ $room }“.
told-looked = { $seat } sieht den Suchstapel { $place_at } durch.
    .you = Du siehst den Suchstapel { $place_at } durch.
told-sensed = { $seat } sieht den Jagdwildstapel { $place_at } durch.
    .you = Du siehst den Jagdwildstapel { $place_at } durch.
told-aimed = { $seat } jagt { $prey }.
    .you = Du jagst { $prey }.
told-spared = { $seat } jagt { $place_at } doch nicht.
    .you = Du jagst { $place_at } doch nicht.
told-caught =
    { $munitions ->
        [0] { $seat } erlegt { $prey }: { $amount }.
       *[other] { $seat } erlegt { $prey } mit { $munitions } Munition: { $amount }.
    }
    .you =
        { $munitions ->
            [0] Du erlegst { $prey }: { $amount }.
           *[other] Du erlegst { $prey } mit { $munitions } Munition: { $amount }.
        }
told-salvaged = { $seat } nimmt { $place_at } Ausrüstung: { $equipment }.
    .you = Du nimmst { $place_at } Ausrüstung: { $equipment }.
told-found = { $seat } sucht { $place_at } und findet: { $tile }.
    .you = Du suchst { $place_at } und findest: { $tile }.
told-night = Nacht { $n } bricht herein.
told-passed = { $seat } wendet heute Nacht kein Ereignis mehr ab.
    .you = Du wendest heute Nacht kein Ereignis mehr ab.
told-saved = { $seat } spart { $one }.
    .you = Du sparst { $one }.
told-overcame = { $seat } wendet ein Ereignis ab ({ $event }): { $points }.
    .you = Du wendest ein Ereignis ab ({ $event }): { $points }.
told-feeding =
    { $seat } muss Überlebende ernähren: { $n ->
        [0] { $rows } Wasser für die Luftschleuse.
       *[other] { $rows ->
            [0] { $n } Lebensmittel für die Räume.
           *[other] { $n } Lebensmittel für die Räume, { $rows } Wasser für die Luftschleuse.
        }
    }
    .you =
        Du musst Überlebende ernähren: { $n ->
            [0] { $rows } Wasser für die Luftschleuse.
           *[other] { $rows ->
                [0] { $n } Lebensmittel für die Räume.
               *[other] { $n } Lebensmittel für die Räume, { $rows } Wasser für die Luftschleuse.
            }
        }
told-ate = { $seat } verbraucht { $amount }.
    .you = Du verbrauchst { $amount }.
told-starved = { $seat } kann nicht alle ernähren: { $n } Lebensmittel zu wenig.
    .you =
        { $n ->
            [one] Dir fehlt { $n } Lebensmittel: Du kannst nicht alle ernähren.
           *[other] Dir fehlen { $n } Lebensmittel: Du kannst nicht alle ernähren.
        }
told-shielded = { $seat } hält die Strahlung ({ $n }) ganz ab.
    .you = Du hältst die Strahlung ({ $n }) ganz ab.
told-recruited = { $seat } rekrutiert einen Überlebenden für { $one }.
    .you = Du rekrutierst einen Überlebenden für { $one }.
told-entered = { $seat } versetzt einen Überlebenden in „{ $room }“.
    .you = Du versetzt einen Überlebenden in „{ $room }“.
told-paid = { $seat } zahlt { $one }.
    .you = Du zahlst { $one }.
told-built = { $seat } baut „{ $room }“.
    .you = Du baust „{ $room }“.
told-dismantled = { $seat } zerstört Ausrüstung: { $equipment }.
    .you = Du zerstörst Ausrüstung: { $equipment }.
told-drew = { $seat } zieht defekte Ausrüstung: { $equipment }.
    .you = Du ziehst defekte Ausrüstung: { $equipment }.
told-drew-owned = { $seat } zieht doppelte Ausrüstung und wirft sie ab: { $equipment }.
    .you = Du ziehst doppelte Ausrüstung und wirfst sie ab: { $equipment }.
told-repaired = { $seat } setzt Ausrüstung instand: { $equipment } (Kosten: { $cost }).
    .you = Du setzt Ausrüstung instand: { $equipment } (Kosten: { $cost }).
told-spoiled =
    { $seat } verliert bei der Bunker-Wartung { $water ->
        [0] { $meat } Fleisch.
       *[other] { $meat ->
            [0] { $water } Wasser.
           *[other] { $meat } Fleisch und { $water } Wasser.
        }
    }
    .you =
        Du verlierst bei der Bunker-Wartung { $water ->
            [0] { $meat } Fleisch.
           *[other] { $meat ->
                [0] { $water } Wasser.
               *[other] { $meat } Fleisch und { $water } Wasser.
            }
        }
told-convoy = Convoy ist da.
told-scored = { $seat }: { $points }.
    .you = Du: { $points }.

## Das Ende

won-points =
    { $count ->
        [one] { $winners } schließt sich Convoy an.
       *[other] { $winners } schließen sich Convoy an.
    }
    .you = Du schließt dich Convoy an.
won-supplies = { $winners } schließt sich Convoy an: Bei Gleichstand entscheiden mehr Lebensmittel.
    .you = Du schließt dich Convoy an: Bei Gleichstand entscheiden mehr Lebensmittel.
won-resources = { $winners } schließt sich Convoy an: Bei Gleichstand entscheiden mehr Materialien und Munition.
    .you = Du schließt dich Convoy an: Bei Gleichstand entscheiden mehr Materialien und Munition.
won-shared = { $winners } schließen sich gemeinsam Convoy an: Es herrscht in allem Gleichstand.

nothing-to-pay = nichts
second-copy = { $room } II

## Angaben neben einem Namen

room-size =
    { $spaces ->
        [one] { $spaces } Platz
       *[other] { $spaces } Plätze
    }, Unterhalt { $upkeep }.
equipment-facts = Instandsetzung: { $cost }. Symbolpaar mit: { $pair }.
event-facts = Abwenden kostet { $cost } und bringt { $points }.
leader-facts = Alter: { $age }. Startorte: { $places }. Bringt mit: { $resources }; defekt: { $equipment }.

## Rat: was für eine Wahl spricht oder was fehlt. `.bot` sagt dasselbe über einen Bot, dessen Zug vorbei ist.

advice-short =
    { $n ->
        [one] Dir fehlt heute Nacht { $n } Lebensmittel.
       *[other] Dir fehlen heute Nacht { $n } Lebensmittel.
    }
    .bot =
        { $n ->
            [one] Ihm fehlte für die Nacht { $n } Lebensmittel.
           *[other] Ihm fehlten für die Nacht { $n } Lebensmittel.
        }
advice-short-water = Dir fehlt heute Nacht Wasser: { $n }.
    .bot = Ihm fehlte für die Nacht Wasser: { $n }.
advice-points = Das bringt { $points }.
advice-gain = Das bringt { $gain }.
advice-press = { $seat } bist du dort um { $n } überlegen.

## Abkürzungen: mehrere Züge mit einer Absicht
shortcut-found =
    { $n ->
        [one] „{ $room }“ bauen, mit 1 Überlebenden
       *[other] „{ $room }“ bauen, mit { $n } Überlebenden
    }
shortcut-take = { $amount } nehmen
shortcut-take-algae = { $algae } und { $amount } nehmen
shortcut-take-hunt = { $amount } nehmen, dann jagen: { $prey }
shortcut-hunt = Jagen: { $prey } für { $cost }
shortcut-search =
    { $n ->
        [one] 1 Suchplättchen { $place_at } ziehen
       *[other] { $n } Suchplättchen { $place_at } ziehen
    }
shortcut-salvage = Ausrüstung nehmen: { $equipment }
shortcut-salvage-search =
    { $n ->
        [one] Ausrüstung nehmen: { $equipment }; dann 1 Suchplättchen ziehen
       *[other] Ausrüstung nehmen: { $equipment }; dann { $n } Suchplättchen ziehen
    }
shortcut-welcome =
    { $n ->
        [one] 1 Überlebender in „{ $spot }“
       *[other] { $n } Überlebende in „{ $spot }“
    }
shortcut-with = mit: { $thing }
shortcut-cost = kostet { $cost }
shortcut-pay = { $cost } zahlen
shortcut-give = { $cost } abgeben
shortcut-ward-off = Abwehren: { $cost }
shortcut-lose = { $n } verlieren aus „{ $spot }“
shortcut-lose-some = { $n } aus mehreren Räumen verlieren
shortcut-from = { $n } aus „{ $spot }“
shortcut-overcome = { $event } abwenden: { $cost } für { $points }
shortcut-recruit =
    { $n ->
        [one] 1 Überlebenden rekrutieren
       *[other] { $n } Überlebende rekrutieren
    }
shortcut-recruit-note =
    { $n ->
        [0] kostet { $cost }; danach ist die Luftschleuse voll
        [one] kostet { $cost }; 1 Platz bleibt frei
       *[other] kostet { $cost }; { $n } Plätze bleiben frei
    }
shortcut-build = „{ $room }“ bauen: { $cost }
shortcut-build-fill = „{ $room }“ bauen und füllen: { $cost }
shortcut-move-in =
    { $n ->
        [one] 1 Überlebender zieht ein
       *[other] { $n } Überlebende ziehen ein
    }
shortcut-enter =
    { $n ->
        [one] 1 Überlebenden in „{ $room }“ versetzen
       *[other] { $n } Überlebende in „{ $room }“ versetzen
    }
shortcut-fill =
    { $n ->
        [one] 1 Überlebenden in die Räume versetzen
       *[other] { $n } Überlebende in die Räume versetzen
    }
shortcut-into = { $n } in „{ $room }“
shortcut-rest = Weder bauen noch instand setzen
shortcut-repair = Instand setzen: { $equipment } ({ $cost })

# A game in a list of tables
outlive-fact-setup = Aufbau
outlive-fact-day = Tag { $n } von { $days }
