# Perché una posizione di Wiz-War è impossibile.

wizwar-bad-position = La posizione è impossibile: { $why }
wizwar-bad-unknown-part = ha una parte «{ $part }» che le posizioni non hanno.
wizwar-bad-shape = la sua parte «{ $part }» manca o non è quella che dovrebbe essere.
wizwar-bad-name = «{ $word }» (in { $part }) lì non è un nome. I nomi sono: { $allowed }.
wizwar-too-large = fin troppo grande
wizwar-bad-number = { $part } è { $value }; deve essere da { $least } a { $most }.
wizwar-bad-number-only = { $part } è { $value }; può essere solo { $only }.
wizwar-bad-twice = «{ $part }» nomina { $word } due volte.
wizwar-bad-square = «{ $word }» (in { $part }) non è una casella di questa mappa.
wizwar-bad-line = «{ $word }» (in { $part }) non è una linea fra due caselle di questa mappa.
wizwar-bad-sectors = la mappa deve essere fatta dei settori di tutti i giocatori, ognuno una volta.
wizwar-bad-schools = con queste opzioni queste scuole di magia non possono essere in gioco insieme.

# carte
wizwar-bad-card = «{ $word }» (in { $part }) non è una carta.
wizwar-bad-card-not-in-play = la carta { $card } non appartiene a nessuna scuola in gioco.
wizwar-bad-card-often = la carta { $card } compare più volte di quante ne hanno le scuole in gioco, cioè { $most }.
wizwar-bad-cards-missing = carte delle scuole in gioco non sono da nessuna parte: { $cards }.
wizwar-bad-known = { $player } non può conoscere la carta { $card } nella mano di { $other }, perché non è lì.
wizwar-bad-known-twice = ciò che sa { $player } è detto due volte, in «known» e in «guesses».
wizwar-bad-hidden = { $player } non ha niente da indovinare sulla carta { $card }, perché non è nascosta, o non tante volte.
wizwar-bad-guesses = nessuna delle ipotesi di { $player } è vera per il posto delle carte.
wizwar-bad-instant = la carta { $card } ha effetto subito e non resta mai sul tavolo.
wizwar-bad-thing = { $part } non va bene per la carta { $card }: { $want }
wizwar-want-item = un oggetto è portato da un giocatore («by») oppure si trova in una casella («at»), e non ha mai «on».
wizwar-want-caster = deve indicare il giocatore che ha lanciato l’incantesimo.
wizwar-want-own = questo incantesimo è sempre sul mago che l’ha lanciato e non ha bisogno né di «at» né di «on».
wizwar-want-nothing = questo incantesimo non ha bersaglio e non ha bisogno né di «at» né di «on».
wizwar-want-square = questo incantesimo richiede una casella in «at», e nessun «on».
wizwar-want-line = questo incantesimo richiede, in «at», le due caselle fra cui si trova, per esempio «b3|c3», e nessun «on».
wizwar-want-wizard = questo incantesimo richiede un mago in «on», e nessun «at».
wizwar-want-other-wizard = questo incantesimo richiede, in «on», un mago diverso da quello che l’ha lanciato, e nessun «at».
wizwar-want-loose = questo incantesimo richiede, in «on», un oggetto o un tesoro che nessuno porta, e nessun «at».
wizwar-bad-transformations = il mago di { $player } ha due trasformazioni.
wizwar-bad-banned = { $card } non può essere sul tavolo finché dura { $other }.
wizwar-bad-home = { $card } è nella base { $square }.
wizwar-bad-crowded = nella casella { $square } sono state create due cose.
wizwar-bad-line-full = sulla linea { $line } ci sono due cose che non possono stare insieme.
wizwar-bad-wall = dove si trova { $card } ({ $line }), in «lines» può esserci solo «{ $state }». Si può anche non scriverlo.
wizwar-bad-seal = sulla linea { $line } è sigillata una porta, ma non c’è nessuna porta.
wizwar-bad-trap-of = un segnalino appartiene a qualcosa che non è una Trappola Esplosiva.
wizwar-bad-trap-real = una Trappola Esplosiva ha più di un segnalino vero.
wizwar-bad-trap-none = una Trappola Esplosiva non ha il segnalino vero. Uno dei suoi segnalini in «traps» deve avere «real».
wizwar-bad-trap-many = una Trappola Esplosiva ha più di { $most } segnalini.

# maghi e muri
wizwar-bad-life = la vita di { $player } è { $value }; deve essere da 1 a { $most }.
wizwar-bad-dying = il mago di { $player } sta morendo: la sua vita non può superare 0.
wizwar-bad-killer = nessuno guadagna dalla propria morte. In «dying» va scritto «{ $player }» senza «by».
wizwar-bad-inside = { $what } è dentro { $card } in { $square }, dove non c’è posto per altro.
wizwar-bad-kills = { $count ->
        [one] è stato ucciso 1 mago
       *[other] sono stati uccisi { $count } maghi
    }, ma { $dead ->
        [0] nessuno è morto
        [one] solo 1 è morto
       *[other] solo { $dead } sono morti
    }.
wizwar-bad-dead = il mago di { $player } è morto, eppure ha una mano, un tesoro, una porta, vita o segnalini stordimento.
wizwar-bad-dead-owner = { $card } appartiene a { $player }, il cui mago è morto.
wizwar-bad-dead-target = { $card } è sul mago di { $player }, che è morto.
wizwar-bad-turn = è il turno di { $player }, il cui mago è morto.
wizwar-bad-treasures-carried = { $player } porta due tesori.
wizwar-bad-pinned = { $player } non può portare un tesoro finché dura { $other }.
wizwar-bad-treasure-twice = il tesoro { $treasure } è in due posti.
wizwar-bad-cracks-nowhere = ci sono crepe sulla linea { $line }, dove non c’è niente.
wizwar-bad-cracks = le crepe sulla linea { $line } sono { $count }; ciò che c’è lì cade quando sono più di { $most }.
wizwar-bad-held-nothing = qualcuno tiene aperta una porta sulla linea { $line }, dove non ci sono porte.
wizwar-bad-held = { $player } tiene aperta la porta { $line } senza starle accanto.
wizwar-bad-held-sealed = { $player } tiene aperta la porta { $line }, ma è sigillata.

# il turno
wizwar-bad-after-the-end = la partita è finita, eppure ha una parte «{ $part }».
wizwar-bad-not-over = la partita non sarebbe finita, o in un altro modo.
wizwar-bad-over = la partita sarebbe già finita.
wizwar-bad-order = { $doing } non può essere a quel punto di ciò che è in corso.
wizwar-bad-frame = nessuno può ricevere questa domanda: { $doing }.
wizwar-bad-stuck = ciò che vi è in corso non si può portare a termine.
