# Perché una posizione di Wiz-War è impossibile.

wizwar-bad-position = Questa posizione è impossibile: { $why }
wizwar-bad-unknown-part = le posizioni non hanno una parte «{ $part }».
wizwar-bad-shape = la parte «{ $part }» manca o non è valida.
wizwar-bad-name = «{ $word }» (in { $part }) qui non è valido. Nomi validi: { $allowed }.
wizwar-too-large = decisamente troppo grande
wizwar-bad-number = { $part } è { $value }, ma deve essere da { $least } a { $most }.
wizwar-bad-square = «{ $word }» (in { $part }) non è una casella di questa mappa.
wizwar-bad-line = «{ $word }» (in { $part }) non è un lato fra due caselle di questa mappa.
wizwar-bad-sectors = la mappa deve avere il settore di ogni giocatore esattamente una volta.
wizwar-bad-schools = con queste opzioni queste scuole di magia non possono essere in gioco insieme.

# carte
wizwar-bad-card = «{ $word }» (in { $part }) non è una carta.
wizwar-bad-card-not-in-play = la carta { $card } non è in nessuna scuola in gioco.
wizwar-bad-card-often = ci sono più copie della carta { $card } di quante ne hanno le scuole in gioco ({ $most }).
wizwar-bad-cards-missing = mancano alcune carte delle scuole in gioco: { $cards }.
wizwar-bad-known = { $player } non può conoscere la carta { $card } nella mano di { $other }, perché non è lì.
wizwar-bad-known-twice = { $player } può essere in «known» o in «guesses», ma non in entrambi.
wizwar-bad-hidden = { $player } non può fare ipotesi sulla carta { $card }, perché la vede, o perché non ce ne sono tante nascoste.
wizwar-bad-guesses = nessuna delle ipotesi di { $player } corrisponde a dove sono davvero le carte.
wizwar-bad-instant = la carta { $card } ha effetto subito e non resta mai sul tavolo.
wizwar-bad-thing = la carta { $card } non può stare sul tavolo in questo modo. Controlla «by», «at» e «on».
wizwar-bad-transformations = { $player } ha due trasformazioni insieme.
wizwar-bad-home = { $card } è nella base { $square }, dove non si può creare niente.
wizwar-bad-crowded = nella casella { $square } sono state create due cose.
wizwar-bad-line-full = due degli incantesimi in { $line } non possono stare lì insieme.
wizwar-bad-wall = ciò che sta in { $line } non corrisponde all’incantesimo che c’è. In «lines», Crea Muro richiede «wall», Crea Porta «door» e Muro di Fuoco «open».
wizwar-bad-seal = in { $line } c’è un Sigilla Porta, ma nessuna porta.
wizwar-bad-trap-of = un segnalino trappola appartiene a qualcosa che non è una Trappola Esplosiva.
wizwar-bad-trap-real = una Trappola Esplosiva ha più di un segnalino vero.
wizwar-bad-trap-many = una Trappola Esplosiva ha più di { $most } segnalini.

# maghi e muri
wizwar-bad-life = la vita di { $player } è { $value }, ma deve essere da 1 a { $most }.
wizwar-bad-stone = un mago è dentro il Blocco di Pietra in { $square }.
wizwar-bad-kills = { $count ->
        [one] è stato ucciso 1 mago
       *[other] sono stati uccisi { $count } maghi
    }, ma { $dead ->
        [0] non è morto nessuno
        [one] è morto solo 1 mago
       *[other] sono morti solo { $dead } maghi
    }.
wizwar-bad-dead = il mago di { $player } è morto, eppure ha ancora carte in mano, un tesoro, una porta tenuta aperta, punti vita o segnalini stordimento.
wizwar-bad-dead-thing = { $card } appartiene a un mago morto, o è su uno.
wizwar-bad-turn = è il turno di { $player }, ma il suo mago è morto.
wizwar-bad-treasures-carried = { $player } porta due tesori.
wizwar-bad-treasure-twice = il tesoro { $treasure } è in due posti.
wizwar-bad-cracks-nowhere = in { $line } ci sono crepe, ma nessun muro e nessuna porta.
wizwar-bad-cracks = in { $line } ci sono { $count } crepe, ma ciò che vi sta può averne al massimo { $most }.
wizwar-bad-held-nothing = qualcuno tiene aperta una porta in { $line }, ma lì non c’è una porta.
wizwar-bad-held = { $player } tiene aperta la porta { $line } senza starle accanto.

# il turno
wizwar-bad-after-the-end = la partita è finita, quindi non può esserci una parte «{ $part }».
wizwar-bad-not-over = la partita non sarebbe ancora finita, o sarebbe finita in un altro modo.
wizwar-bad-over = la partita sarebbe già finita.
wizwar-bad-order = «{ $doing }» non può stare in quel punto di «doing».
wizwar-bad-frame = «{ $doing }» qui non è possibile.
wizwar-bad-roll = uno dei prossimi tiri è più alto di quanto permetta il suo dado o il suo mazzo.
wizwar-bad-stuck = ciò che è in corso in «doing» non si può portare a termine.
