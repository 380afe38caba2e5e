# Wiz-War al terminale: il disegno del tavolo, e i comandi che ha solo questo gioco.

## Il tavolo

board-wizwar-name = { $player }
board-wizwar-word = { $word }
board-wizwar-over = La partita è finita
board-wizwar-draft = Si scelgono le scuole di magia
board-wizwar-turn = { $player } ({ $colour }), turno { $turn }
board-wizwar-points-left = { $count ->
        [one] 1 punto movimento
       *[other] { $count } punti movimento
    }
board-wizwar-attacks = { $count ->
        [0] non ha ancora attaccato
        [one] ha attaccato
       *[other] ha attaccato { $count } volte
    }
board-wizwar-stunned = mago stordito
board-wizwar-rooted = non può più muoversi
board-wizwar-deck = Mazzo { $cards }, scarti { $discards }: { $schools }
board-wizwar-all-schools = tutte le scuole
board-wizwar-dead = mago morto
board-wizwar-life = vita { $count }
board-wizwar-points = { $count ->
        [one] 1 punto
       *[other] { $count } punti
    }
board-wizwar-cards = { $count ->
        [one] 1 carta
       *[other] { $count } carte
    }
board-wizwar-stun = stordimento { $count }
board-wizwar-carries = porta { $treasure }
board-wizwar-thing = { $energy ->
        [0] { $card }
       *[other] { $card } [{ $energy }]
    }
board-wizwar-thing-on = { $energy ->
        [0] { $card } { JOIN("su", $target) }
       *[other] { $card } [{ $energy }] { JOIN("su", $target) }
    }
board-wizwar-known = carte note: { $cards }
board-wizwar-passage = può attraversare { $line }

board-wizwar-portal = { $colour ->
        [purple] portale viola
       *[cyan] portale ciano
    }
board-wizwar-doors = ║ ═ porte
board-wizwar-homes = basi: { $homes }
board-wizwar-treasure = tesoro { $treasure }
board-wizwar-home = { $owner } { $square }
board-wizwar-owned = { $thing } ({ $owner })
board-wizwar-tokens = segnalini trappola coperti: { $squares }
board-wizwar-token-real = la tua trappola vera: { $square }
board-wizwar-cracks = { $count ->
        [one] 1 crepa in { $line }
       *[other] { $count } crepe in { $line }
    }
board-wizwar-held = ┆ { $line } tenuta aperta da { $player }
board-wizwar-hand = La tua mano
board-wizwar-hand-empty = nessuna carta
board-wizwar-energy = +{ $count }

board-wizwar-type-attack = attacco
board-wizwar-type-neutral = neutrale
board-wizwar-type-counter = controincantesimo
board-wizwar-type-item = oggetto
board-wizwar-type-energy = energia

## Le scelte di un turno, e i bersagli

board-wizwar-help = Nomina una casella più lontana per andarci passo per passo, finché per strada non succede niente: d5
board-wizwar-no-way = { $square } è troppo lontana, o non c’è strada: ti { $points ->
        [one] resta 1 punto movimento
       *[other] restano { $points } punti movimento
    }.

board-wizwar-lot-walk = vai in
board-wizwar-lot-cast = lancia
board-wizwar-lot-use = usa
board-wizwar-lot-play = gioca
board-wizwar-lot-speed = accelera
board-wizwar-lot-take = prendi
board-wizwar-lot-drop = posa
board-wizwar-lot-end = termina
board-wizwar-lot-door = porta
board-wizwar-lot-gather = raccogli
board-wizwar-lot-done = oppure
board-wizwar-lot-square = casella
board-wizwar-lot-line = lato
board-wizwar-lot-wizard = mago
board-wizwar-lot-thing = cosa
board-wizwar-lot-treasure = tesoro
board-wizwar-lot-sector = settore
board-wizwar-lot-token = segnalino
board-wizwar-lot-direction = direzione

## look

cli-command-look = che cosa c’è in una casella, che cosa ha intorno e che cosa si vede da lì: { typed-command-look } b3
board-wizwar-look-usage = Di’ quale casella, per esempio: { typed-command-look } { $example }
board-wizwar-no-square = Su questa mappa non c’è una casella «{ $word }». Le colonne vanno da a fino a { $column }, le righe da 1 a { $row }.
board-wizwar-look = { $square }, nel settore di { $owner } ({ $colour })
board-wizwar-look-empty = Qui non c’è niente.
board-wizwar-look-home = La base di { $owner }.
board-wizwar-look-wizard = { $player } ({ $colour }), { $life ->
        [one] 1 punto vita
       *[other] { $life } punti vita
    }.
board-wizwar-look-treasure = { $treasure }: qui c’è un tesoro di { $owner }.
board-wizwar-look-carried = { $treasure }: un tesoro di { $owner }, portato da { $carrier }.
board-wizwar-look-thing = { $thing }: { $text } (regola { $rule })
board-wizwar-look-owned = { $thing }, di { $owner }: { $text } (regola { $rule })
board-wizwar-look-token = Un segnalino trappola, coperto.
board-wizwar-look-real = Il tuo segnalino trappola vero, coperto.
board-wizwar-look-around = Intorno: { $sides }.
board-wizwar-look-side = a { $direction } { $what }
board-wizwar-side-edge = muro esterno
board-wizwar-side-exit = uscita verso { $square }
board-wizwar-side-wall = { $cracks ->
        [0] muro
        [one] muro con 1 crepa
       *[other] muro con { $cracks } crepe
    }
board-wizwar-side-open = passaggio verso { $square }
board-wizwar-side-door = { $cracks ->
        [0] porta del { $owner }
        [one] porta del { $owner } con 1 crepa
       *[other] porta del { $owner } con { $cracks } crepe
    }
board-wizwar-side-held = porta del { $owner } tenuta aperta da { $player }
board-wizwar-side-sealed = porta sigillata del { $owner }
board-wizwar-look-seen = In vista da qui: { $things }.
board-wizwar-look-squares = Caselle in vista: { $squares }
board-wizwar-seen = { $what } ({ $square })
board-wizwar-token = segnalino trappola

## card

cli-command-card = che cos’è e che cosa fa una carta: { typed-command-card } { wizwar-card-fireball }
board-wizwar-card-usage = Di’ quale carta, per esempio: { typed-command-card } { $example }
board-wizwar-card-near = Non c’è una carta «{ $word }». Intendi una di queste: { $names }?
board-wizwar-card-unknown = Non c’è una carta «{ $word }», e nessuna con un nome simile.
board-wizwar-card-school = { $count ->
        [one] { $school }
       *[other] { $school } ({ $count })
    }
board-wizwar-card-types = { $types }, { $duration }
board-wizwar-card-way = { $way }: { $type }, portata { $range }
board-wizwar-card-traits = Tratti: { $traits }
board-wizwar-card-energy = Valore d’energia: { $count }
board-wizwar-card-absent = Non è in nessun mazzo di questa partita.
board-wizwar-duration-instant = durata istantanea
board-wizwar-duration-temporary = durata temporanea
board-wizwar-duration-permanent = durata permanente
board-wizwar-range-caster = chi lancia
board-wizwar-range-adjacent = adiacente
board-wizwar-range-sight = vista
board-wizwar-range-anywhere = ovunque
board-wizwar-trait-creation = Creazione
board-wizwar-trait-curse = Maledizione
board-wizwar-trait-fire = Fuoco
board-wizwar-trait-global = Globale
board-wizwar-trait-magic-stone = Pietra Magica
board-wizwar-trait-mundane = Comune
board-wizwar-trait-thrown-weapon = Arma da Lancio
board-wizwar-trait-transformation = Trasformazione
board-wizwar-trait-trinket = Ninnolo
board-wizwar-trait-water = Acqua
board-wizwar-trait-weapon = Arma
board-wizwar-trait-lightning = Fulmine

## discards

cli-command-discards = che cosa c’è negli scarti
board-wizwar-discards = { $count ->
        [0] Nessuna carta
        [one] 1 carta
       *[other] { $count } carte
    } negli scarti ({ $schools })
board-wizwar-discard = { $count ->
        [one] { $card }
       *[other] { $count }× { $card }
    }
board-wizwar-list = { $items }
