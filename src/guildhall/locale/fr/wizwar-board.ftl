# Wiz-War au terminal : le dessin de la table, et les commandes propres à ce jeu.

## La table

board-wizwar-name = { $player }
board-wizwar-word = { $word }
board-wizwar-over = La partie est terminée
board-wizwar-draft = Les joueurs choisissent les écoles de magie
board-wizwar-turn = { $player } ({ $colour }), tour { $turn }
board-wizwar-points-left = { $count ->
        [one] { $count } point de mouvement
       *[other] { $count } points de mouvement
    }
board-wizwar-attacks = { $count ->
        [0] pas encore d’attaque
        [one] a attaqué
       *[other] a attaqué { $count } fois
    }
board-wizwar-stunned = étourdissement
board-wizwar-rooted = ne peut plus bouger
board-wizwar-deck = Pioche { $cards }, défausse { $discards } : { $schools }
board-wizwar-all-schools = toutes les écoles
board-wizwar-dead = mage mort
board-wizwar-life = { $count ->
        [one] { $count } point de vie
       *[other] { $count } points de vie
    }
board-wizwar-points = { $count ->
        [one] { $count } point
       *[other] { $count } points
    }
board-wizwar-cards = { $count ->
        [one] { $count } carte
       *[other] { $count } cartes
    }
board-wizwar-stun = étourdissement { $count }
board-wizwar-carries = porte { $treasure }
board-wizwar-thing = { $energy ->
        [0] { $card }
       *[other] { $card } [{ $energy }]
    }
board-wizwar-thing-on = { $energy ->
        [0] { $card } sur { $target }
       *[other] { $card } [{ $energy }] sur { $target }
    }
board-wizwar-known = cartes connues : { $cards }
board-wizwar-passage = peut passer par { $line }

board-wizwar-portal = { $colour ->
        [purple] portail violet
       *[cyan] portail cyan
    }
board-wizwar-doors = ║ ═ portes
board-wizwar-homes = bases : { $homes }
board-wizwar-treasure = trésor { $treasure }
board-wizwar-home = { $owner } { $square }
board-wizwar-owned = { $thing } ({ $owner })
board-wizwar-tokens = jetons de piège, face cachée : { $squares }
board-wizwar-token-real = ton vrai piège : { $square }
board-wizwar-cracks = { $count ->
        [one] { $count } fissure sur { $line }
       *[other] { $count } fissures sur { $line }
    }
board-wizwar-held = ┆ { $line } : porte tenue ouverte par { $player }
board-wizwar-hand = Ta main
board-wizwar-hand-empty = aucune carte
board-wizwar-energy = +{ $count }

board-wizwar-type-attack = attaque
board-wizwar-type-neutral = neutre
board-wizwar-type-counter = contresort
board-wizwar-type-item = équipement
board-wizwar-type-energy = énergie

## Les choix d’un tour, et les cibles

board-wizwar-help = Nomme une case plus lointaine pour y aller pas à pas, tant que rien n’arrive en chemin : d5
board-wizwar-no-way = { $square } est trop loin, ou aucun chemin n’y mène : il te reste { $points ->
        [one] { $points } point de mouvement
       *[other] { $points } points de mouvement
    }.

board-wizwar-lot-walk = aller en
board-wizwar-lot-cast = lancer
board-wizwar-lot-use = utiliser
board-wizwar-lot-play = jouer
board-wizwar-lot-speed = accélérer
board-wizwar-lot-take = ramasser
board-wizwar-lot-drop = poser
board-wizwar-lot-end = terminer
board-wizwar-lot-door = porte
board-wizwar-lot-gather = recueillir
board-wizwar-lot-done = ou
board-wizwar-lot-square = case
board-wizwar-lot-line = bord
board-wizwar-lot-wizard = mage
board-wizwar-lot-thing = objet
board-wizwar-lot-treasure = trésor
board-wizwar-lot-sector = secteur
board-wizwar-lot-token = jeton
board-wizwar-lot-direction = direction

## look

cli-command-look = ce qu’il y a dans une case, autour d’elle, et ce qu’on en voit : { typed-command-look } b3
board-wizwar-look-usage = Dis quelle case, par exemple : { typed-command-look } { $example }
board-wizwar-no-square = Il n’y a pas de case « { $word } » sur ce plateau. Ses colonnes vont de a à { $column }, ses rangées de 1 à { $row }.
board-wizwar-look = { $square }, dans le secteur { JOIN("de", $owner) } ({ $colour })
board-wizwar-look-empty = Il n’y a rien ici.
board-wizwar-look-home = La base { JOIN("de", $owner) }.
board-wizwar-look-wizard = { $player } ({ $colour }), { $life ->
        [one] { $life } point de vie
       *[other] { $life } points de vie
    }.
board-wizwar-look-treasure = { $treasure } : l’un des trésors { JOIN("de", $owner) } se trouve ici.
board-wizwar-look-carried = { $treasure } : l’un des trésors { JOIN("de", $owner) }, porté par { $carrier }.
board-wizwar-look-thing = { $thing } : { $text } (règles { $rule })
board-wizwar-look-owned = { $thing } { JOIN("de", $owner) } : { $text } (règles { $rule })
board-wizwar-look-token = Un jeton de piège, face cachée.
board-wizwar-look-real = Le vrai jeton de ton piège, face cachée.
board-wizwar-look-around = Autour : { $sides }.
board-wizwar-look-side = { $what } { JOIN("au", $direction) }
board-wizwar-side-edge = mur extérieur
board-wizwar-side-exit = sortie vers { $square }
board-wizwar-side-wall = { $cracks ->
        [0] mur
        [one] mur avec { $cracks } fissure
       *[other] mur avec { $cracks } fissures
    }
board-wizwar-side-open = passage vers { $square }
board-wizwar-side-door = { $cracks ->
        [0] porte ({ $owner })
        [one] porte ({ $owner }) avec { $cracks } fissure
       *[other] porte ({ $owner }) avec { $cracks } fissures
    }
board-wizwar-side-held = porte ({ $owner }) tenue ouverte par { $player }
board-wizwar-side-sealed = porte scellée ({ $owner })
board-wizwar-look-seen = En vue d’ici : { $things }.
board-wizwar-look-squares = Cases en vue : { $squares }
board-wizwar-seen = { $what } ({ $square })
board-wizwar-token = jeton de piège

## card

cli-command-card = ce qu’est une carte et ce qu’elle fait : { typed-command-card } { wizwar-card-fireball }
board-wizwar-card-usage = Dis quelle carte, par exemple : { typed-command-card } { $example }
board-wizwar-card-near = Il n’y a pas de carte « { $word } ». Veux-tu dire l’une de celles-ci : { $names } ?
board-wizwar-card-unknown = Il n’y a pas de carte « { $word } », ni de nom qui y ressemble.
board-wizwar-card-school = { $count ->
        [one] { $school }
       *[other] { $school } ({ $count })
    }
board-wizwar-card-types = { $types }, { $duration }
board-wizwar-card-way = { $way } : { $type }, portée { $range }
board-wizwar-card-traits = Traits : { $traits }
board-wizwar-card-energy = Valeur d’énergie : { $count }
board-wizwar-card-absent = Elle n’est dans aucune pioche de cette partie.
board-wizwar-duration-instant = effet instantané
board-wizwar-duration-temporary = effet temporaire
board-wizwar-duration-permanent = effet permanent
board-wizwar-range-caster = lanceur
board-wizwar-range-adjacent = adjacente
board-wizwar-range-sight = vue
board-wizwar-range-anywhere = partout
board-wizwar-trait-creation = Création
board-wizwar-trait-curse = Malédiction
board-wizwar-trait-fire = Feu
board-wizwar-trait-global = Global
board-wizwar-trait-magic-stone = Pierre magique
board-wizwar-trait-mundane = Ordinaire
board-wizwar-trait-thrown-weapon = Arme de jet
board-wizwar-trait-transformation = Transformation
board-wizwar-trait-trinket = Colifichet
board-wizwar-trait-water = Eau
board-wizwar-trait-weapon = Arme
board-wizwar-trait-lightning = Foudre

## discards

cli-command-discards = ce qu’il y a dans la défausse
board-wizwar-discards = { $count ->
        [0] Aucune carte
        [one] { $count } carte
       *[other] { $count } cartes
    } dans la défausse ({ $schools })
board-wizwar-discard = { $count ->
        [one] { $card }
       *[other] { $count }× { $card }
    }
board-wizwar-list = { $items }
