# Outlive à la table : les questions, les choix, ce qui s’est passé et le décompte.
# Les noms des sièges sont prêts pour la phrase ; { $place_to } et { $place_at } sont les attributs du Lieu ;
# { $amount } est une quantité d’une Ressource (« 2 Bois »). Salles, Équipements et Évènements viennent sans article.

## Questions. `.pass` dit ce que passer veut dire, `.amount` ce que veut dire un nombre.

ask-discard =
    { $count ->
        [one] Quelle Salle défausses-tu ? C’est la dernière à défausser.
       *[other] Quelle Salle défausses-tu ? Encore { $count } à défausser.
    }
ask-found = Quelle Salle construis-tu gratuitement ?
ask-settle = Salle construite : { $room }. Combien de Survivants s’y installent, sur { $total } ? Les autres vont dans le Sas.
    .amount = Salle : { $n }, Sas : { $rest }
ask-leader = Qui dirige ton clan ?
ask-mary-city =
    { $count ->
        [one] Dans quelle Ville pioches-tu la dernière tuile Fouille ?
       *[other] Dans quelle Ville pioches-tu une tuile Fouille ? Encore { $count } à piocher.
    }
ask-mary-discard = Quelle tuile défausses-tu ?
ask-place = Où commence chacun de tes Héros ?
ask-turn = À toi : quel Héros déplaces-tu, et où ?
ask-dock = { $hero } : quel emplacement prend-il ?
ask-bat = Tu mets la Pression sur { $seat }. Utilises-tu la Batte de baseball ?
    .pass = Non
ask-defend =
    { $due ->
        [one] { $seat } met la Pression sur ton Héros de Force { $strength } : { $due } point à parer. Te défends-tu ?
       *[other] { $seat } met la Pression sur ton Héros de Force { $strength } : { $due } points à parer. Te défends-tu ?
    }
    .pass = Céder
ask-choice = Racket : choisis-tu toi-même ce que te donne { $seat } ?
    .pass = Non, laisser choisir { $seat }
ask-tribute =
    { $due ->
        [one] Racket : { $victim } doit encore { $due } Denrée ou Matériau à { $seat }. Que donner ?
       *[other] Racket : { $victim } doit encore { $due } Denrées ou Matériaux à { $seat }. Que donner d’abord ?
    }
    .you =
        { $due ->
            [one] Racket : { $victim } te doit encore { $due } Denrée ou Matériau. Que prends-tu ?
           *[other] Racket : { $victim } te doit encore { $due } Denrées ou Matériaux. Que prends-tu d’abord ?
        }
    .you-victim =
        { $due ->
            [one] Racket : tu dois encore { $due } Denrée ou Matériau à { $seat }. Que donnes-tu ?
           *[other] Racket : tu dois encore { $due } Denrées ou Matériaux à { $seat }. Que donnes-tu d’abord ?
        }
ask-wild =
    { $points ->
        [one] { $place } : encore { $points } point d’Action.
       *[other] { $place } : encore { $points } points d’Action.
    }
    .pass = Terminer ici
ask-base =
    { $points ->
        [one] Base Militaire : encore { $points } point d’Action.
       *[other] Base Militaire : encore { $points } points d’Action.
    }
    .pass = Terminer ici
ask-dam =
    { $points ->
        [one] Barrage : encore { $points } point d’Action.
       *[other] Barrage : encore { $points } points d’Action.
    }
    .pass = Terminer ici
ask-city =
    { $points ->
        [one] { $place } : encore { $points } point d’Action.
       *[other] { $place } : encore { $points } points d’Action.
    } { $free ->
        [0] { "" }
        [one] Une Fouille est gratuite.
       *[other] { $free } Fouilles sont gratuites.
    }
    .pass = Terminer ici
ask-deck = Sur le Cargo : autre chose ?
    .pass = Terminer ici
ask-stalk = Cherches-tu un autre Gibier avec le Capteur thermique ?
    .pass = Non, chasser le Gibier visible
ask-prey = Tu as regardé toute la pile. Quel Gibier chasses-tu ?
    .pass = Renoncer à chasser
ask-kill = { $prey } : { $total } à réunir en points d’Action (tu en as { $points }) et en Munitions. Comment ?
    .amount =
        Avec { $n ->
            [one] { $n } Munition
           *[other] { $n } Munitions
        } et { $rest ->
            [one] { $rest } point d’Action
           *[other] { $rest } points d’Action
        }
ask-welcome = Où s’installe le nouveau Survivant ?
ask-lose =
    { $total ->
        [one] Tu perds un Survivant. D’où part-il ?
       *[other] Tu perds { $total } Survivants. D’où part le prochain ?
    }
ask-rats = Invasion de rats : quelle Denrée perds-tu ?
    .pay = Perdre { $one }
ask-clan =
    { $count ->
        [one] Clan ennemi : encore { $count } Matériau ou Munition à perdre. Que perds-tu ?
       *[other] Clan ennemi : encore { $count } Matériaux ou Munitions à perdre. Que perds-tu d’abord ?
    }
    .pay = Perdre { $one }
ask-overcome = Résous-tu un Évènement ?
    .pass = Non, pas cette Nuit
ask-events-room = { $event } : utilises-tu ta Salle « Évènements à moindre coût » ?
    .pass = Non, payer le coût entier
ask-save = { $event } : qu’économises-tu ?
ask-pay-event = { $event } : paies-tu 1 Eau avec ton Eau permanente ?
    .pass = Non, avec des jetons
ask-eat =
    { $due ->
        [one] Tes Salles demandent encore 1 Denrée. Laquelle ?
       *[other] Tes Salles demandent encore { $due } Denrées. Laquelle d’abord ?
    }
ask-recruit =
    { $spaces ->
        [one] Recrutes-tu ? Il reste un emplacement libre dans ton Sas.
       *[other] Recrutes-tu ? Il reste { $spaces } emplacements libres dans ton Sas.
    }
    .pass = Non
ask-build = Construis des Salles, installe des Survivants, utilise les bonus de tes Salles.
    .pass = Terminer la construction
ask-cheaply = Quelle Salle construis-tu à prix réduit ?
ask-raise =
    { $due ->
        [one] { $room } : 1 Matériau à payer. Lequel ?
       *[other] { $room } : { $due } Matériaux à payer. Lequel d’abord ?
    }
ask-dismantle = Quel Équipement démontes-tu ?
ask-mend = Répare tes Équipements.
    .pass = Terminer les réparations
ask-cost = { $equipment } : { $cost } à payer. Utilises-tu tes Salles pour payer moins ?
    .pass = Réparer maintenant

## Choix

pick-pass = Passer
pick-discard = Défausser : { $room }
pick-build = Construire : { $room }
pick-amount = { $n }
pick-lead = { $leader }
pick-discard-tile = Défausser : { $tile }
pick-place = { $hero } : { $place_at }
pick-move = { $hero } ({ $from }) : aller { $place_to }
pick-stay = { $hero } ({ $from }) : ne peut pas se déplacer, reste sur place
pick-dock = { $slot }
pick-give = { $one }
pick-take = Prendre { $one }
pick-shoot = Dépenser 1 Munition
pick-algae = Prendre : { $algae }
pick-hunt = Chasser
pick-prey = Tuile n° { $n } à partir du dessus : { $prey }
pick-open = Payer 1 Puce pour accéder à l’Eau
pick-salvage = Prendre : { $equipment }
pick-search = Piocher une tuile Fouille { $place_at }
pick-use-equipment = Utiliser : { $equipment }
pick-use-room = Utiliser la Salle : { $room }
pick-look = Consulter la pile Fouille { $place_at }
pick-welcome = { $spot }
pick-overcome = Résoudre : { $event } (coût : { $cost } ; gain : { $points })
pick-save = Économiser { $one }
pick-pay = Payer : { $one }
pick-lose = Un Survivant part ({ $spot })
pick-recruit = Recruter (coût : { $one })
pick-enter = Installer un Survivant : { $room }
pick-repair = Réparer : { $equipment } (coût : { $cost })
pick-dismantle = Démonter : { $equipment } (gain : { $cost })

## Ce qui s’est passé

told-dealt-room = Tu reçois une Salle : { $room }.
told-dealt-leader = Tu reçois un Leader : { $leader }.
told-revealed = { $seat } révèle son Leader, { $leader }, et sa première Salle : { $room }.
    .you = Tu révèles ton Leader, { $leader }, et ta première Salle : { $room }.
told-first = { $seat } a le Leader le plus âgé et reçoit le jeton 1er joueur.
    .you = Tu as le Leader le plus âgé et tu reçois le jeton 1er joueur.
told-set-aside = { $seat } commence avec un Équipement cassé : { $equipment }.
    .you = Tu commences avec un Équipement cassé : { $equipment }.
told-got = { $seat } commence avec { $amount }.
    .you = Tu commences avec { $amount }.
told-mary-drew = { $seat } pioche une tuile Fouille { $place_at } : { $tile }.
    .you = Tu pioches une tuile Fouille { $place_at } : { $tile }.
told-mary-discarded = { $seat } défausse une tuile : { $tile }.
    .you = Tu défausses une tuile : { $tile }.
told-placed = { $seat } ({ $hero }) commence { $place_at }.
    .you = Ton { $hero } commence { $place_at }.
told-dawn = Aube du Jour { $n }. Le Plateau est réapprovisionné.
told-displayed = Nouvel Équipement { $place_at } : { $equipment }.
told-tile-aside = Tuile mise de côté { $place_at } : { $tile }.
told-reshuffled = La pioche d’Équipements est vide : la défausse est mélangée.
told-prey-shown = Désormais visible { $place_at } : { $prey }.
told-day = Le Jour { $n } commence.
told-event-came = Évènement : { $event }.
told-scarce = { $event } : { $amount } de moins { $place_at }.
told-immune = { $event } : l’immunité protège { $seat }.
    .you = { $event } : l’immunité te protège.
told-worse =
    { $n ->
        [one] { $seat } : la Radioactivité monte de { $n } case, la jauge est à { $gauge } PS.
       *[other] { $seat } : la Radioactivité monte de { $n } cases, la jauge est à { $gauge } PS.
    }
    .you =
        { $n ->
            [one] Ta Radioactivité monte de { $n } case, ta jauge est à { $gauge } PS.
           *[other] Ta Radioactivité monte de { $n } cases, ta jauge est à { $gauge } PS.
        }
told-lost-token = { $seat } perd { $one }.
    .you = Tu perds { $one }.
told-lost-survivor = { $seat } perd un Survivant ({ $spot }).
    .you = Tu perds un Survivant ({ $spot }).
told-moved = { $seat } ({ $hero }) va { $place_to }.
    .you = Ton { $hero } va { $place_to }.
told-stayed = { $seat } ({ $hero }) ne peut pas se déplacer et reste { $place_at }.
    .you = Ton { $hero } ne peut pas se déplacer et reste { $place_at }.
told-docked = { $seat } prend place sur le Cargo : { $slot }.
    .you = Tu prends place sur le Cargo : { $slot }.
told-claimed = { $seat } prend le jeton 1er joueur.
    .you = Tu prends le jeton 1er joueur.
told-unloaded = { $seat } décharge { $amount }.
    .you = Tu décharges { $amount }.
told-welcomed = { $seat } accueille un Survivant ({ $spot }).
    .you = Tu accueilles un Survivant ({ $spot }).
told-pressed = { $seat } met une Pression de { $n } sur { $to } (Force { $strength }).
    .you = Tu mets une Pression de { $n } sur { $to } (Force { $strength }).
    .you-to = { $seat } met une Pression de { $n } sur toi (Force { $strength }).
told-shot = { $seat } dépense une Munition pour se défendre contre { $to }.
    .you = Tu dépenses une Munition pour te défendre contre { $to }.
    .you-to = { $seat } dépense une Munition pour se défendre contre toi.
told-gave = { $seat } donne { $amount } à { $to }.
    .you = Tu donnes { $amount } à { $to }.
    .you-to = { $seat } te donne { $amount }.
told-took = { $seat } prend { $one }.
    .you = Tu prends { $one }.
told-algae = { $seat } prend l’Algue : la jauge est à { $gauge } PS.
    .you = Tu prends l’Algue : ta jauge est à { $gauge } PS.
told-opened = { $seat } paie une Puce pour accéder à l’Eau.
    .you = Tu paies une Puce pour accéder à l’Eau.
told-brought = { $seat } utilise un Équipement ({ $equipment }) : { $amount }.
    .you = Tu utilises un Équipement ({ $equipment }) : { $amount }.
told-used-equipment = { $seat } utilise un Équipement : { $equipment }.
    .you = Tu utilises un Équipement : { $equipment }.
told-used-room = { $seat } utilise une Salle : { $room }.
    .you = Tu utilises une Salle : { $room }.
told-looked = { $seat } consulte la pile Fouille { $place_at }.
    .you = Tu consultes la pile Fouille { $place_at }.
told-sensed = { $seat } regarde la pile de Gibier { $place_at }.
    .you = Tu regardes la pile de Gibier { $place_at }.
told-aimed = { $seat } va chasser : { $prey }.
    .you = Tu vas chasser : { $prey }.
told-spared = { $seat } renonce à chasser { $place_at }.
    .you = Tu renonces à chasser { $place_at }.
told-caught =
    { $munitions ->
        [0] { $seat } réussit sa chasse ({ $prey }) : { $amount }.
        [one] { $seat } réussit sa chasse avec une Munition ({ $prey }) : { $amount }.
       *[other] { $seat } réussit sa chasse avec { $munitions } Munitions ({ $prey }) : { $amount }.
    }
    .you =
        { $munitions ->
            [0] Tu réussis ta chasse ({ $prey }) : { $amount }.
            [one] Tu réussis ta chasse avec une Munition ({ $prey }) : { $amount }.
           *[other] Tu réussis ta chasse avec { $munitions } Munitions ({ $prey }) : { $amount }.
        }
told-salvaged = { $seat } prend un Équipement { $place_at } : { $equipment }.
    .you = Tu prends un Équipement { $place_at } : { $equipment }.
told-found = { $seat } fouille { $place_at } et trouve : { $tile }.
    .you = Tu fouilles { $place_at } et tu trouves : { $tile }.
told-night = La Nuit { $n } tombe.
told-passed = { $seat } ne résout plus d’Évènement cette Nuit.
    .you = Tu ne résous plus d’Évènement cette Nuit.
told-saved = { $seat } économise { $one }.
    .you = Tu économises { $one }.
told-overcame = { $seat } résout un Évènement ({ $event }) : { $points }.
    .you = Tu résous un Évènement ({ $event }) : { $points }.
told-feeding =
    { $n ->
        [0] { $rows ->
            [0] { $seat } n’a rien à dépenser pour nourrir ses Survivants.
            [one] { $seat } doit dépenser { $rows } Eau pour le Sas.
           *[other] { $seat } doit dépenser { $rows } Eaux pour le Sas.
        }
       *[other] { $seat } doit dépenser { $n ->
            [one] { $n } Denrée
           *[other] { $n } Denrées
        } pour ses Salles{ $rows ->
            [0] { "" }
            [one] { " " }et { $rows } Eau pour le Sas
           *[other] { " " }et { $rows } Eaux pour le Sas
        }.
    }
    .you =
        { $n ->
            [0] { $rows ->
                [0] Tu n’as rien à dépenser pour nourrir tes Survivants.
                [one] Tu dois dépenser { $rows } Eau pour le Sas.
               *[other] Tu dois dépenser { $rows } Eaux pour le Sas.
            }
           *[other] Tu dois dépenser { $n ->
                [one] { $n } Denrée
               *[other] { $n } Denrées
            } pour tes Salles{ $rows ->
                [0] { "" }
                [one] { " " }et { $rows } Eau pour le Sas
               *[other] { " " }et { $rows } Eaux pour le Sas
            }.
        }
told-ate = { $seat } consomme { $amount }.
    .you = Tu consommes { $amount }.
told-starved =
    { $seat } ne peut pas nourrir tout le monde : il manque { $n ->
        [one] { $n } Denrée
       *[other] { $n } Denrées
    }.
    .you =
        Il te manque { $n ->
            [one] { $n } Denrée
           *[other] { $n } Denrées
        } : tu ne peux pas nourrir tout le monde.
told-shielded = { $seat } : vague de Radioactivité absorbée ({ $n }).
    .you = Tu absorbes toute la vague de Radioactivité ({ $n }).
told-recruited = { $seat } recrute un Survivant (coût : { $one }).
    .you = Tu recrutes un Survivant (coût : { $one }).
told-entered = { $seat } : un Survivant s’installe ({ $room }).
    .you = Chez toi, un Survivant s’installe ({ $room }).
told-paid = { $seat } paie { $one }.
    .you = Tu paies { $one }.
told-built = { $seat } construit une Salle : { $room }.
    .you = Tu construis une Salle : { $room }.
told-dismantled = { $seat } démonte un Équipement : { $equipment }.
    .you = Tu démontes un Équipement : { $equipment }.
told-drew = { $seat } pioche un Équipement cassé : { $equipment }.
    .you = Tu pioches un Équipement cassé : { $equipment }.
told-drew-owned = { $seat } pioche un Équipement en double et le défausse : { $equipment }.
    .you = Tu pioches un Équipement en double et le défausses : { $equipment }.
told-repaired = { $seat } répare un Équipement : { $equipment } (coût : { $cost }).
    .you = Tu répares un Équipement : { $equipment } (coût : { $cost }).
told-spoiled =
    { $seat } nettoie son Abri et perd { $meat ->
        [0] { $water ->
            [one] { $water } Eau
           *[other] { $water } Eaux
        }
       *[other] { $meat ->
            [one] { $meat } Nourriture
           *[other] { $meat } Nourritures
        }{ $water ->
            [0] { "" }
            [one] { " " }et { $water } Eau
           *[other] { " " }et { $water } Eaux
        }
    }.
    .you =
        Tu nettoies ton Abri et tu perds { $meat ->
            [0] { $water ->
                [one] { $water } Eau
               *[other] { $water } Eaux
            }
           *[other] { $meat ->
                [one] { $meat } Nourriture
               *[other] { $meat } Nourritures
            }{ $water ->
                [0] { "" }
                [one] { " " }et { $water } Eau
               *[other] { " " }et { $water } Eaux
            }
        }.
told-convoy = Le Convoi est arrivé.
told-scored = { $seat } : { $points }.
    .you = Toi : { $points }.

## La fin

won-points =
    { $count ->
        [one] { $winners } rejoint le Convoi.
       *[other] { $winners } rejoignent le Convoi.
    }
    .you = Tu rejoins le Convoi.
won-supplies = { $winners } rejoint le Convoi : à égalité de PS, mais avec plus de Denrées.
    .you = Tu rejoins le Convoi : à égalité de PS, mais avec plus de Denrées.
won-resources = { $winners } rejoint le Convoi : à égalité, mais avec plus de Matériaux et de Munitions.
    .you = Tu rejoins le Convoi : à égalité, mais avec plus de Matériaux et de Munitions.
won-shared = { $winners } rejoignent ensemble le Convoi : rien ne les départage.

nothing-to-pay = rien
second-copy = { $room } (bis)

## À côté d’un nom

room-size =
    { $spaces ->
        [one] { $spaces } emplacement
       *[other] { $spaces } emplacements
    } ; entretien : { $upkeep }.
equipment-facts = Réparation : { $cost }. Symbole à reconstituer avec : { $pair }.
event-facts = Coût pour le résoudre : { $cost } ; gain : { $points }.
leader-facts = { $age } ans. Départ : { $places }. Apporte : { $resources } ; Équipement cassé : { $equipment }.

## Conseils : ce qui parle pour un choix, ou ce qui manque. `.bot` dit la même chose d’un bot, une fois son tour fini.

advice-short =
    { $n ->
        [one] Il te manque { $n } Denrée cette Nuit.
       *[other] Il te manque { $n } Denrées cette Nuit.
    }
    .bot =
        { $n ->
            [one] Il lui manquait { $n } Denrée pour la Nuit.
           *[other] Il lui manquait { $n } Denrées pour la Nuit.
        }
advice-short-water =
    { $n ->
        [one] Il te manque { $n } Eau cette Nuit.
       *[other] Il te manque { $n } Eaux cette Nuit.
    }
    .bot =
        { $n ->
            [one] Il lui manquait { $n } Eau pour la Nuit.
           *[other] Il lui manquait { $n } Eaux pour la Nuit.
        }
advice-points = Cela rapporte { $points }.
advice-gain = Cela rapporte { $gain }.
advice-press = Cela met une Pression de { $n } sur { $seat }.

## Raccourcis : plusieurs choix en un seul geste
shortcut-found =
    { $n ->
        [one] Construire : { $room }, avec 1 Survivant
       *[other] Construire : { $room }, avec { $n } Survivants
    }
shortcut-take = Prendre { $amount }
shortcut-take-algae = Prendre : { $algae } et { $amount }
shortcut-take-hunt = Prendre { $amount }, puis chasser : { $prey }
shortcut-hunt = Chasser : { $prey } (coût : { $cost })
shortcut-search =
    { $n ->
        [one] Piocher 1 tuile Fouille { $place_at }
       *[other] Piocher { $n } tuiles Fouille { $place_at }
    }
shortcut-salvage = Prendre : { $equipment }
shortcut-salvage-search =
    { $n ->
        [one] Prendre : { $equipment } ; puis piocher 1 tuile Fouille
       *[other] Prendre : { $equipment } ; puis piocher { $n } tuiles Fouille
    }
shortcut-welcome =
    { $n ->
        [one] 1 Survivant : { $spot }
       *[other] { $n } Survivants : { $spot }
    }
shortcut-with = avec : { $thing }
shortcut-cost = coût : { $cost }
shortcut-pay = Payer : { $cost }
shortcut-give = Donner : { $cost }
shortcut-ward-off = Repousser la Pression : { $cost }
shortcut-lose = { $n } Survivants partent ({ $spot })
shortcut-lose-some = { $n } Survivants partent de plusieurs endroits
shortcut-from = { $spot } : { $n }
shortcut-overcome = Résoudre : { $event } (coût : { $cost } ; gain : { $points })
shortcut-recruit =
    { $n ->
        [one] Recruter 1 Survivant
       *[other] Recruter { $n } Survivants
    }
shortcut-recruit-note =
    { $n ->
        [0] coût : { $cost } ; le Sas est alors plein
        [one] coût : { $cost } ; il reste 1 emplacement libre
       *[other] coût : { $cost } ; il reste { $n } emplacements libres
    }
shortcut-build = Construire : { $room } (coût : { $cost })
shortcut-build-fill = Construire et remplir : { $room } (coût : { $cost })
shortcut-move-in =
    { $n ->
        [one] 1 Survivant s’y installe
       *[other] { $n } Survivants s’y installent
    }
shortcut-enter =
    { $n ->
        [one] Installer 1 Survivant : { $room }
       *[other] Installer { $n } Survivants : { $room }
    }
shortcut-fill =
    { $n ->
        [one] Installer 1 Survivant dans les Salles
       *[other] Installer { $n } Survivants dans les Salles
    }
shortcut-into = { $room } : { $n }
shortcut-rest = Ne rien construire ni réparer
shortcut-repair = Réparer : { $equipment } (coût : { $cost })

# A game in a list of tables
outlive-fact-setup = Mise en place
outlive-fact-day = Jour { $n } sur { $days }
