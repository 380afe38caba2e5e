# Perché una posizione di Wiz-War è impossibile.

wizwar-bad-position = Questa posizione è impossibile: { $why }
wizwar-bad-unknown-part = le posizioni non hanno una parte «{ $part }».
wizwar-bad-shape = la parte «{ $part }» manca o non è valida.
wizwar-bad-name = «{ $word }» (in { $part }) qui non è valido. Nomi validi: { $allowed }.
wizwar-too-large = decisamente troppo grande
wizwar-bad-number = { $part } è { $value }, ma deve essere da { $least } a { $most }.
wizwar-bad-number-only = { $part } è { $value }; può essere solo { $only }.
wizwar-bad-twice = «{ $part }» nomina { $word } due volte.
wizwar-bad-square = «{ $word }» (in { $part }) non è una casella di questa mappa.
wizwar-bad-line = «{ $word }» (in { $part }) non è un lato fra due caselle di questa mappa.
wizwar-bad-sectors = la mappa deve avere il settore di ogni giocatore esattamente una volta.
wizwar-bad-schools = con queste opzioni queste scuole di magia non possono essere in gioco insieme.

# carte
wizwar-bad-card = «{ $word }» (in { $part }) non è una carta.
wizwar-bad-card-not-in-play = la carta { $card } non è in nessuna scuola in gioco.
wizwar-bad-card-often = ci sono più copie della carta { $card } di quante ne hanno le scuole in gioco ({ $most }).
wizwar-bad-cards-missing = mancano alcune carte delle scuole in gioco ({ $cards }).
wizwar-bad-known = { $player } non può conoscere la carta { $card } nella mano di { $other }, perché non è lì.
wizwar-bad-known-twice = { $player } può essere in «known» o in «guesses», ma non in entrambi.
wizwar-bad-hidden = { $player } non può fare ipotesi sulla carta { $card }, perché la vede, o perché non ce ne sono tante nascoste.
wizwar-bad-guesses = nessuna delle ipotesi di { $player } corrisponde a dove sono davvero le carte.
wizwar-bad-instant = la carta { $card } ha effetto subito e non resta mai sul tavolo.
wizwar-bad-thing = { $part } non va bene per la carta { $card }, perché { $want }
wizwar-want-item = un oggetto è portato da un giocatore («by») oppure si trova in una casella («at»), e non ha mai «on».
wizwar-want-caster = deve indicare il giocatore che ha lanciato l’incantesimo.
wizwar-want-own = questo incantesimo è sempre sul mago che l’ha lanciato e non ha bisogno né di «at» né di «on».
wizwar-want-nothing = questo incantesimo non ha bersaglio e non ha bisogno né di «at» né di «on».
wizwar-want-square = questo incantesimo richiede una casella in «at», e nessun «on».
wizwar-want-line = questo incantesimo richiede, in «at», le due caselle fra cui si trova, per esempio «b3|c3», e nessun «on».
wizwar-want-wizard = questo incantesimo richiede un mago in «on», e nessun «at».
wizwar-want-other-wizard = questo incantesimo richiede, in «on», un mago diverso da quello che l’ha lanciato, e nessun «at».
wizwar-want-loose = questo incantesimo richiede, in «on», un oggetto o un tesoro che nessuno porta, e nessun «at».
wizwar-bad-transformations = { $player } ha due trasformazioni insieme.
wizwar-bad-banned = { $card } non può essere sul tavolo finché dura { $other }.
wizwar-bad-home = { $card } è nella base { $square }, dove non si può creare niente.
wizwar-bad-crowded = nella casella { $square } sono state create due cose.
wizwar-bad-line-full = due degli incantesimi in { $line } non possono stare lì insieme.
wizwar-bad-wall = dove si trova { $card } ({ $line }), in «lines» può esserci solo «{ $state }». Si può anche non scriverlo.
wizwar-bad-seal = in { $line } c’è un Sigilla Porta, ma nessuna porta.
wizwar-bad-trap-of = un segnalino trappola appartiene a qualcosa che non è una Trappola Esplosiva.
wizwar-bad-trap-real = una Trappola Esplosiva ha più di un segnalino vero.
wizwar-bad-trap-none = una Trappola Esplosiva non ha il segnalino vero. Uno dei suoi segnalini in «traps» deve avere «real».
wizwar-bad-trap-many = una Trappola Esplosiva ha più di { $most } segnalini.

# maghi e muri
wizwar-bad-life = la vita di { $player } è { $value }, ma deve essere da 1 a { $most }.
wizwar-bad-dying = il mago di { $player } sta morendo, quindi la sua vita non può superare 0.
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
wizwar-bad-dead = il mago di { $player } è morto, eppure ha ancora carte in mano, un tesoro, una porta tenuta aperta, punti vita o segnalini stordimento.
wizwar-bad-dead-owner = { $card } appartiene { JOIN("a", $player) }, il cui mago è morto.
wizwar-bad-dead-target = { $card } è sul mago di { $player }, che è morto.
wizwar-bad-turn = è il turno di { $player }, ma il suo mago è morto.
wizwar-bad-treasures-carried = { $player } porta due tesori.
wizwar-bad-pinned = { $player } non può portare un tesoro finché dura { $other }.
wizwar-bad-treasure-twice = il tesoro { $treasure } è in due posti.
wizwar-bad-cracks-nowhere = in { $line } ci sono crepe, ma nessun muro e nessuna porta.
wizwar-bad-cracks = in { $line } ci sono { $count } crepe, ma ciò che vi sta può averne al massimo { $most }.
wizwar-bad-held-nothing = qualcuno tiene aperta una porta in { $line }, ma lì non c’è una porta.
wizwar-bad-held = { $player } tiene aperta la porta { $line } senza starle accanto.
wizwar-bad-held-sealed = { $player } tiene aperta la porta { $line }, ma è sigillata.

# il turno
wizwar-bad-after-the-end = la partita è finita, quindi non può esserci una parte «{ $part }».
wizwar-bad-not-over = la partita non sarebbe ancora finita, o sarebbe finita in un altro modo.
wizwar-bad-over = la partita sarebbe già finita.
wizwar-bad-order = «{ $doing }» non può stare in quel punto di «doing».
wizwar-bad-frame = «{ $doing }» qui non è possibile.
wizwar-bad-stuck = ciò che è in corso in «doing» non si può portare a termine.
