# La pagina: ciò che dice intorno ai giochi.

## Ovunque

web-menu = Menu
web-home = Pagina iniziale
web-rules = Regole
web-settings = Impostazioni
web-language = Lingua
web-close = Chiudi
web-fold = Nascondi
web-unfold = Mostra
web-yes = Sì
web-no = No
web-loading = Un momento…
web-trouble = Qualcosa è andato storto. Riprova.
web-no-server = Il server non risponde. La pagina continuerà a provare.
web-not-reached = Il server non risponde. Riprova tra un momento.
web-offline = Non c’è connessione. I tavoli e le nuove partite hanno bisogno del server, e la pagina continuerà a provare a raggiungerlo.
web-offline-title = Sei offline
web-works-offline = Intanto puoi leggere le regole.
web-lost = Qui non c’è niente.
web-rule = Regola { $rule }
web-rule-all = Apri tutte le regole
web-rule-source = Da dove viene

## La pagina iniziale

web-welcome = Due giochi di magia
web-guest = Ospite
web-game-elfenwizards = Elfenwizards
web-game-wizwar = Wiz-War
web-about-elfenwizards = Dadi, puntate e patti per quindici titoli su un grande albero. Da 3 a 6 giocatori.
web-about-wizwar = Un labirinto, 168 carte magiche, controincantesimi e tesori rubati. Da 2 a 4 giocatori.
web-play-now = Gioca subito
web-new-table = Nuovo tavolo
web-my-tables = I miei tavoli
web-open-tables = Tavoli aperti
web-status-waiting = in attesa di giocatori
web-status-playing = in corso
web-status-finished = finita
web-status-closed = chiusa
web-turn-of = in attesa di { $players }

## Prima della partita

web-waiting-room = In attesa di giocatori
web-free-seat = posto libero
web-kept-for = riservato { JOIN("a", $name) }
web-invite-link = Manda questo link a chi vuoi invitare:
web-copy = Copia
web-copied = Copiato
web-start-now = Comincia subito, con giocatori automatici nei posti liberi
web-start = Comincia
web-start-when-ready = Tutti i posti sono occupati. Comincia quando vuoi.
web-start-of = Si aspetta che { $name } dia il via.
web-start-of-owner = Tutti i posti sono occupati. Si aspetta che dia il via chi ha aperto il tavolo.
web-start-yours = attende che tu cominci
web-full = al completo, non ancora cominciata
web-remove = Togli
web-remove-player = Togli il posto { JOIN("a", $name) }
web-take = Prendi anche questo posto
web-take-seat = Prendi anche il posto { $number }
web-several = Una persona può prendere più posti.
web-computer-short = computer
web-computer-name = { $name } (computer)
web-your-name = Il tuo nome
web-fill-in = Compila questo campo, per favore.
web-sit-down = Siediti

## Al tavolo

web-players = Giocatori
web-board = Il tabellone
web-choices = Le tue scelte
web-log = Cronaca
web-talk = Chat
web-promises = Promesse
web-text = Come testo
web-undone = Una scelta è stata annullata.
web-say = Di’ qualcosa
web-send = Invia
web-spectator = Uno spettatore
web-connection-lost = Connessione persa, riconnessione in corso…
web-connection-gone = Non hai accesso a questo tavolo.
web-other-rules = Questa partita usa altre regole
web-other-rules-short = altre regole
web-put-away = Togli dai miei tavoli
web-turning-points = Momenti decisivi
web-end-total = Totale
web-elf-titles = Titoli
web-elf-round-number = Turno { $round }
web-elf-points-by-round = Punti per turno, e titoli
web-ww-result-points = Punti
web-ww-result-life = Vita
web-ww-points-from = Da dove vengono i punti
web-warning = { $warning } Se è quello che vuoi, sceglilo ancora una volta.
web-ww-finish = Termina il turno{ $count ->
        [0] { "" }
        [one] , pesca una carta
       *[other] , pesca { $count } carte
    }
web-nobody-won = La partita è finita: non ha vinto nessuno.
web-won = { $count ->
        [one] La partita è finita: ha vinto { $winners }.
       *[other] La partita è finita: { $winners } condividono la vittoria.
    }
web-window-waits = In attesa di risposte.
web-waits-for = In attesa di { $players }.
web-waits-now = In attesa di { $players }: { $what }.
web-waits = In attesa.
web-time-left = { $seconds ->
        [one] Resta 1 secondo
       *[other] Restano { $seconds } secondi
    }
web-undo = Annulla
web-undo-ask = Chiedi di annullare
web-undo-asked = { $player } vorrebbe annullare la sua ultima scelta. Va bene?
web-orders = Quando agiscono gli altri:
web-orders-ask = chiedimelo sempre
web-orders-concerned = passa, se il bersaglio non sono io
web-leave = Lascia
web-return = Riprendi il posto
web-rematch = Gioca ancora
web-next-table = Vai alla rivincita
web-rematch-waits = La rivincita è pronta: «{ web-next-table }» ti porta lì.
web-replay = Rivedi
web-record = Scarica la registrazione
web-hand-over = Passa il dispositivo { JOIN("a", $player) }.
web-its-me = Eccomi, { $player }

## Promesse

web-no-promises = Ancora nessuna promessa.
web-promise-open = aperta
web-promise-accepted = accettata
web-promise-refused = rifiutata
web-promise-withdrawn = ritirata
web-promise-lapsed = scaduta
web-accept = Accetta
web-refuse = Rifiuta
web-withdraw = Ritira

## Rivedere le partite

web-replay-title = { $game }: partita da rivedere
web-replay-seen-by = Punto di vista
web-replay-viewer-none = da spettatore
web-replay-viewer-all = tutte le mani scoperte
web-replay-seat = { $number }. { $player }
web-replay-to-table = Vai al tavolo
web-replay-controls = Riproduzione
web-replay-slider = Passo
web-replay-position = Passo { $step } di { $last }
web-replay-where = Passo { $step } di { $last }. { $chapter }
web-replay-first = Vai all’inizio
web-replay-chapter-back = Capitolo precedente
web-replay-back = Passo precedente
web-replay-play = Avvia
web-replay-pause = Pausa
web-replay-forward = Passo successivo
web-replay-chapter-forward = Capitolo successivo
web-replay-last = Vai alla fine
web-replay-speed = Velocità
web-replay-times = { $speed } ×
web-replay-keys = Tasti: ← e → (oppure j e l, ovunque) spostano di un passo, con Maiusc di un capitolo; Inizio e Fine saltano all’inizio e alla fine; la barra spaziatrice avvia e mette in pausa; Esc salta l’animazione.
web-replay-this-step = Questo passo
web-replay-beginning = La partita comincia.
web-replay-chose = { $player } ha scelto: { $choice }
web-replay-asked = La domanda era:
web-replay-happened = Che cosa è successo
web-replay-nothing = Niente di visibile da questo punto di vista.
web-replay-cut = Questa partita è stata giocata con un’altra versione delle regole e non si può mostrare oltre questo passo.
web-replay-result = Risultato
web-replay-score = { $score ->
        [one] { $score } punto
       *[other] { $score } punti
    }
web-replay-winner = ha vinto
web-replay-around = Intorno a questo passo
web-replay-story = Racconto
web-replay-chapters = Capitoli
web-replay-hand-of = La mano di { $player }
web-replay-share = Condividi o salva
web-replay-share-link = Link a questo passo, come lo vedi ora
web-replay-share-note = Chi ha il link può guardare tutta la partita.
web-replay-file = Tutta la partita in un file
web-replay-file-note = Puoi rivederla con «guildhall replay FILE», senza un server.
web-replay-why = Questa è una partita già giocata: non c’è niente da scegliere.
web-replay-play-on = Gioca da qui
web-replay-play-on-step = Dal passo { $step } di { $last }
web-replay-play-on-note = Tutto è com’era dopo questo passo, mani comprese, ma i dadi saranno nuovi.
web-replay-play-on-over = A questo passo la partita è finita. Torna un po’ indietro e gioca da lì.
web-replay-my-seat = Gioco come
web-replay-others = Altri giocatori
web-replay-friend = chi inviti, con un link
web-replay-stand-in = Vice di { $player }
web-replay-begin = Comincia a giocare
web-replay-begin-friends = Apri il tavolo e ottieni il link
web-replay-opening = Il tavolo si sta aprendo…
web-replay-none = Qui non c’è una partita da rivedere
web-link-cut = Forse manca la fine del link. Chiedi il link completo a chi te l’ha mandato.
web-replay-waiting-hint = Forse c’è ancora un posto per te.
web-replay-playing-hint = Puoi guardare al tavolo. La partita si potrà rivedere qui quando sarà finita.
web-replay-closed-hint = La partita non è mai stata giocata.

## Wiz-War: la mappa, la mano e i posti

web-ww-labyrinth = Il labirinto
web-ww-keys = Nel labirinto i tasti freccia portano di casella in casella, Maiusc e una freccia al muro, alla porta o al lato libero da quella parte, Pag giù e Pag su scorrono ciò che c’è nella casella; Invio lo sceglie, o dice perché non puoi; V mostra subito ciò che si vede dalla casella.
web-ww-told = { $what }: { $text }
web-ww-told-owned = { $what }, di { $owner }: { $text }
web-ww-does-home = Ogni tesoro nemico che si trova qui vale un punto per questo mago.
web-ww-does-treasure = Raccoglierlo fa finire la fase Muovi e Lancia. Nella base di un altro mago, vale un punto per quel mago.
web-ww-does-door = Chiusa a chiave per tutti tranne { $owner }.
web-ww-does-door-dead = Chiusa a chiave per tutti: il suo proprietario è fuori dal gioco.
web-ww-does-door-sealed = Nessuno può aprirla.
web-ww-does-door-sight = Finché è chiusa, blocca la vista.
web-ww-does-wall = Nessuno può attraversarlo.
web-ww-does-wall-sight = Nessuno ci vede attraverso.
web-ww-does-wall-cracks = Con abbastanza crepe crolla.
web-ww-cost = { $cost ->
        [one] Puoi arrivare qui con 1 punto movimento
       *[other] Puoi arrivare qui con { $cost } punti movimento
    }
web-ww-walls = { $count ->
        [one] muro
       *[other] muri
    } a { $sides }
web-ww-side = { $what } a { $direction }
web-ww-no-walls = Nessun muro intorno
web-ww-walk = vai in { $square }
web-ww-lit = Si può scegliere
web-ww-choose-target = I bersagli possibili sono illuminati sulla mappa.
web-ww-way = { $type } ({ $range })
web-ww-air = In sospeso
web-ww-doing-cast = { $player } lancia { $way }{ $aimed ->
        [yes] {" "}{ JOIN("su", $targets) }
        [several] {" "}(bersagli: { $targets })
        [way] {" "}verso { $targets }
       *[no] {""}
    }{ $energy ->
        [0] {""}
        [1] {""}
       *[other] {" "}con energia { $energy }
    }.
web-ww-doing-use = { $player } usa { $way }{ $aimed ->
        [yes] {" "}contro { $targets }
       *[no] {""}
    }.
web-ww-doing-answer = { $player } risponde { JOIN("a", $against) } con { $way }.
web-ww-doing-damage = { $player } sta per subire { $amount ->
        [one] 1 punto
       *[other] { $amount } punti
    } di danno { $kind }.
web-ww-doing-pick-up = { $player } raccoglie { $treasure }.
web-ww-doing-window = Tutti possono rispondere.
web-ww-doing-shove = Il mago di { $player } viene spinto.
web-ww-doing-bolt = La Saetta di { $player } prosegue.
web-ww-announced = { $player } ha annunciato { $way } (bersagli: { $targets }).
web-ww-cancelled = annullato
web-ww-you = tu
web-ww-winner = ha vinto
web-ww-kills = { $count ->
        [one] 1 mago ucciso
       *[other] { $count } maghi uccisi
    }
web-ww-limit = Limite di carte: { $count }
web-ww-points = { $count ->
        [one] 1 punto su { $goal }
       *[other] { $count } punti su { $goal }
    }
web-ww-aim-victory_points = Obiettivo: { $goal } punti vittoria
web-ww-aim-treasures = Obiettivo: { $goal } tesori nemici nella propria base
web-ww-aim-last_wizard = o restare l’ultimo mago in vita
web-ww-known = Carte note:
web-ww-hand = In mano:
web-ww-phase-draft = Scelta delle scuole
web-ww-phase-time_passes = Il Tempo Passa
web-ww-phase-move_and_cast = Muovi e Lancia
web-ww-phase-discard_and_draw = Scarta e Pesca
web-ww-phase-over = La partita è finita
web-ww-attacks-left = { $count ->
        [0] non restano attacchi
        [one] resta 1 attacco
       *[other] restano { $count } attacchi
    }
web-ww-flag-stunned = mago stordito: si muove o attacca, non entrambe le cose
web-ww-flag-rooted = non può più muoversi
web-ww-flag-empty_handed = in questo turno non può raccogliere tesori
web-ww-deck = { $cards ->
        [one] 1 carta nel mazzo
       *[other] { $cards } carte nel mazzo
    }, { $discards } negli scarti
web-ww-thing-by = { $what }, di { $player }
web-ww-draw-pile = { $cards ->
        [one] Mazzo Magia, 1 carta
       *[other] Mazzo Magia, { $cards } carte
    }
web-ww-discard-pile = { $discards ->
        [one] Scarti, 1 carta
       *[other] Scarti, { $discards } carte
    }
web-ww-top-discard = in cima { $card }
web-ww-about-alchemy = Pietre magiche, polveri e acidi
web-ww-about-conjuring = Cespugli, porte, trappole e dardi
web-ww-about-elemental = Fuoco, acqua, pietra, vento e fulmini
web-ww-about-mentalism = Colpi alla mente e pensieri rubati
web-ww-about-mutation = Nuove forme, più braccia, più velocità
web-ww-about-thaumaturgy = Controincantesimi, maledizioni e lame

## Wiz-War a parole

web-ww-stands = In { $square }, base in { $home }.
web-ww-with = Nella stessa casella: { $wizards }.
web-ww-treasures = Tesori
web-ww-treasure-lies = In { $square } c’è { $treasure }.
web-ww-treasure-carried = In { $square } { $carrier } porta { $treasure }.
web-ww-things = Sulla mappa
web-ww-doors = Porte e crepe
web-ww-exits = Uscite
web-ww-exit = L’uscita a { $direction } di { $square } porta in { $to }{ $portal ->
        [purple] {" "}(portale viola)
        [cyan] {" "}(portale ciano)
       *[none] {""}
    }.

## Elfenwizards sulla pagina

web-elf-tree = Il grande albero
web-elf-track = Il registro dei turni
web-elf-round = Turno { $round }
web-elf-paid = { $player } ha pagato un Incantesimo Minore per il ritiro
web-elf-without = { $count ->
        [one] 1 turno senza High Wizard
       *[other] { $count } turni senza High Wizard
    }
web-elf-dragon = { $player } ha il Drago e comincia
web-elf-has-dragon = ha il Drago e comincia
web-elf-box-empty = { $box }, vale { $value ->
        [one] 1 punto
       *[other] { $value } punti
    }: vuota
web-elf-box-holds = { $box }, vale { $value ->
        [one] 1 punto
       *[other] { $value } punti
    }: { $tokens }
web-elf-token = { $token }{ $points ->
        [0] {""}
        [one] , 1 punto incantesimo
       *[other] , { $points } punti incantesimo
    }{ $grey ->
        [0] {""}
        [one] , 1 gettone di Magia Grigia
       *[other] , { $grey } gettoni di Magia Grigia
    }
web-elf-place-W = Incantesimi Maggiori Wizard
web-elf-place-S = Incantesimi Maggiori Sorcerer
web-elf-place-N = Incantesimi Maggiori Necromancer
web-elf-place-M = Incantesimi Maggiori Magic User
web-elf-place-minor = Incantesimi Minori
web-elf-place-grey = Magia Grigia
web-elf-rank-W = Wizard
web-elf-rank-S = Sorcerer
web-elf-rank-N = Necromancer
web-elf-rank-M = Magic User
web-elf-passed-over = sconfitti
web-elf-box-of-dice = La casella { $box }
web-elf-die = un { $face }
web-elf-die-in = il tuo { $face } nella casella { $box }
web-elf-die-of = un { $face } di { $player } nella casella { $box }
web-elf-rolled = Dadi lanciati
web-elf-in-hand = in mano:
web-elf-spell-in-hand = un Incantesimo Minore in mano
web-elf-dice-front = { $count ->
        [one] 1 dado da lanciare
       *[other] { $count } dadi da lanciare
    }
web-elf-chips-front = { $count ->
        [0] nessun Incantesimo Minore in riserva
        [one] 1 Incantesimo Minore in riserva
       *[other] { $count } Incantesimi Minori in riserva
    }
web-elf-chips-minor = { $count ->
        [one] 1 Incantesimo Minore usato
       *[other] { $count } Incantesimi Minori usati
    }
web-elf-you = tu
web-elf-score = Punti:
web-elf-worth = ora { $worth }, totale { $total }
web-elf-worth-why = I punti che darebbe il turno se finisse ora, e il totale che ne risulta
web-elf-high-wizards = { $count ->
        [one] High Wizard una volta
        [2] High Wizard due volte
       *[other] High Wizard { $count } volte
    }
web-elf-steps = Le fasi del turno
web-elf-ends = Che cosa chiude la partita
web-elf-wins = Vince allora chi ha più punti
web-elf-aim-last_round = Turno { $now } di { $goal }
web-elf-aim-second_high_wizard = Il secondo High Wizard di una gilda chiude la partita{ $now ->
        [0] {""}
       *[other] {" "}(finora: { $now })
    }
web-elf-aim-no_high_wizard = Il secondo turno senza High Wizard chiude la partita{ $now ->
        [0] {""}
       *[other] {" "}(finora: { $now })
    }
web-elf-passed = ha passato
web-elf-turn = gioca ora
web-elf-won = ha vinto
web-elf-level-H = High Wizard, vale { $value ->
        [one] 1 punto
       *[other] { $value } punti
    }
web-elf-level-W = Wizard, ognuno vale { $value ->
        [one] 1 punto
       *[other] { $value } punti
    }
web-elf-level-S = Sorcerer, ognuno vale { $value ->
        [one] 1 punto
       *[other] { $value } punti
    }
web-elf-level-N = Necromancer, ognuno vale { $value ->
        [one] 1 punto
       *[other] { $value } punti
    }
web-elf-level-M = Magic User, ognuno vale { $value ->
        [one] 1 punto
       *[other] { $value } punti
    }
web-elf-text-now = Ora
web-elf-text-round = Turno { $round } di { $rounds }.
web-elf-text-step = Fase { $step }: { $name }.
web-elf-text-turn = Tocca { JOIN("a", $player) }.
web-elf-text-vacant = { $box }: nessuno
web-elf-text-box = { $box }: { $tokens }
web-elf-text-passed-over = Sconfitti
web-elf-text-contests = Duelli
web-elf-text-contest = { $titles }: { $standing }. { $count ->
        [0] Per ora non salirebbe nessuno.
        [one] Per ora salirebbe { $rising }.
       *[other] Per ora salirebbero { $rising }.
    }
web-elf-text-stands = { $name } con { $points ->
        [one] 1 punto incantesimo
       *[other] { $points } punti incantesimo
    }
web-elf-text-closed = Qui può posizionare incantesimi solo { $player }.
web-elf-text-beside = Incantesimi a fianco dei Maghi
web-elf-text-spells = { $player }: { $dice ->
        [0] {""}
        [one] un { $faces }
       *[other] dadi { $faces }
    }{ $chips ->
        [0] {""}
       *[other] { $dice ->
            [0] {""}
           *[other] {", più "}
        }{ $chips ->
            [one] un Incantesimo Minore
           *[other] { $chips } Incantesimi Minori
        }
    }
web-elf-text-score = Punti { $score }; se il turno finisse ora, altri { $worth } (totale { $total })
web-elf-text-rolled = { $dice ->
        [one] dado lanciato
       *[other] dadi lanciati
    }: { $faces }
web-elf-text-dice = { $dice ->
        [one] un { $faces }
       *[other] dadi con { $faces }
    } nella casella { $box }

web-promise-closed = Si può promettere dal primo lancio di un turno finché tutti non hanno passato.
web-promise-round = turno { $round }
web-promise-new = Prometti qualcosa…
web-promise-to = A
web-promise-gives = Metto
web-promise-takes = se tu metti
web-promise-on = a fianco di
web-promise-count = Quanti
web-promise-spell = Quale incantesimo
web-promise-points = { $count ->
        [one] punto incantesimo, di qualsiasi tipo
       *[other] punti incantesimo, di qualsiasi tipo
    }
web-promise-chips = { $count ->
        [one] Incantesimo Minore
       *[other] Incantesimi Minori
    }
web-promise-die = × un { $face } della casella { $box }
web-promise-token = { $name } ({ $box })
web-promise-less = Togli questo
web-promise-more = Aggiungi altro
web-promise-something = Chiedi qualcosa in cambio
web-promise-free = Le promesse non sono vincolanti. Dopo, il tavolo mostra chi ha mantenuto la parola.
web-promise-offer = Fai l’offerta

## Intorno al tavolo: la pagina iniziale, con più parole

web-welcome-more = Lancia dadi e stringi patti per scalare un grande albero, o va’ a caccia di tesori in un labirinto pieno d’incantesimi. Un clic, e stai già giocando.
web-quick =
    Gioca subito: tu contro { $count ->
        [1] un giocatore automatico
        [2] due giocatori automatici
        [3] tre giocatori automatici
       *[other] { $count } giocatori automatici
    }.
web-your-turn-now = Tocca a te
web-to-the-table = Vai al tavolo
web-nobody-yet = ancora nessuno
web-free-seats = { $count ->
        [one] un posto libero
       *[other] { $count } posti liberi
    }
web-no-open-tables = In questo momento nessun tavolo attende giocatori. Aprine uno, e manda il link a chi vuoi invitare.
web-running-tables = Partite da guardare
web-watch = Guarda
web-over-tables = Partite da rivedere
web-no-over-tables = Qui appaiono le partite finite, da rivedere, condividere e conservare.
web-show-all = Mostra tutto ({ $count })
# Nomi dei giocatori automatici, separati da virgole.
web-bot-names = Alarico, Beatrice, Corvino, Dorotea, Eustachio, Fiammetta, Galvano, Ginevra, Isotta, Lucano, Merlino, Morgana

## Pagine che aiutano quando manca qualcosa

web-lost-more = Questo indirizzo non porta da nessuna parte. Forse ne manca un pezzo.
web-no-server-title = Il server non risponde
web-no-table-title = Qui non c’è un tavolo
web-reload = Non è stato possibile caricare una parte della pagina. Apparirà quando il server risponderà.
web-reload-now = Ricarica

## Impostazioni

web-keep = Salva
web-name-kept = D’ora in poi ti chiami così.
web-name-about = Questo nome lo vedono gli altri giocatori. Ai tavoli dove hai già un posto tieni quello vecchio.
web-theme = Chiaro o scuro
web-theme-system = Come il dispositivo
web-theme-light = Chiaro
web-theme-dark = Scuro
web-motion = Animazioni
web-motion-system = Come il dispositivo
web-motion-off = No: i cambiamenti si vedono subito
web-sound = Suoni
web-sound-about = Una campanella quando tocca a te, un clic quando scegli

## La pagina delle regole

web-contents = Indice
web-rules-title = Le regole di { $game }
web-rules-search = Cerca nelle regole
web-rules-found = { $count ->
        [0] Nessun risultato
        [one] Un paragrafo trovato
       *[other] { $count } paragrafi trovati
    }
web-rules-nothing = Nessun paragrafo ha tutte queste parole. Prova con meno parole, o con un numero come 5.8.
web-rules-english = Queste regole non ci sono ancora nella tua lingua: eccole in inglese.

## Come si gioca

web-how = Come si gioca
web-how-title = Come si gioca a { $game }
web-how-chapters = Le regole, capitolo per capitolo

## Le carte di un gioco

web-cards = Carte
web-cards-all = Tutte le carte
web-cards-title = Le carte di { $game }
web-cards-search = Cerca nei nomi e nei testi
web-cards-school = Scuola di magia
web-cards-type = Tipo
web-cards-all-types = tutti i tipi
web-cards-found = { $count ->
        [0] Nessuna delle { $total } carte
        [one] 1 carta su { $total }
       *[other] { $count } carte su { $total }
    }
web-cards-none = Nessuna carta corrisponde. Prova con meno parole, o con un’altra scuola o un altro tipo.
web-cards-clear = Mostra tutte le carte
web-cards-rule = Regola { $rule } per intero
web-cards-more = Altro su questa carta

## Un nuovo tavolo

web-new-game = Gioco
web-new-edition = Edizione
web-new-seats = Chi gioca
web-new-count = Numero di giocatori
web-new-seat = Posto { $number }
web-seat-me = io
web-seat-friend = chi inviti, con un link
web-seat-here = un’altra persona, qui
web-seat-friend-about = Il posto è libero finché non si siede qualcuno.
web-seat-here-about = Più persone a un solo dispositivo: le mani restano coperte finché chi deve giocare non dice «Eccomi».
web-seat-name = Nome di chi gioca al posto { $number }
web-seat-name-hint = Nome
web-seat-twice = Due giocatori a questo dispositivo si chiamano «{ $name }».
web-bot-apprentice = computer: Apprendista
web-bot-random = computer: Casuale
web-bots-about = Giocatori automatici: l’Apprendista gioca con giudizio; il Casuale fa una mossa lecita qualsiasi.
web-new-manners = Impostazioni del tavolo
web-new-public = Elenca questo tavolo fra quelli aperti, così che chiunque possa prendere un posto libero. Altrimenti serve il link.
web-new-spectators = Ammetti spettatori. Non vedono mai la mano di nessuno.
web-new-delay = Ritardo per gli spettatori
web-new-delay-about = Gli spettatori vedono tutto con questo ritardo, così non possono dare suggerimenti.
web-new-no-delay = nessuno
web-seconds = { $count ->
        [one] 1 secondo
       *[other] { $count } secondi
    }
web-minutes = { $count ->
        [one] 1 minuto
       *[other] { $count } minuti
    }
web-days = { $count ->
        [one] 1 giorno
       *[other] { $count } giorni
    }
web-clock = Limiti di tempo
web-clock-none = nessun limite
web-clock-turn = Tempo per ogni turno
web-clock-turn-none = Ognuno può pensare quanto vuole.
web-clock-turn-about = Dopo { $time } un giocatore automatico porta a termine il turno; chi gioca resta in partita.
web-clock-window = Tempo per rispondere a un incantesimo
web-clock-window-none = Un incantesimo attende finché tutti non hanno risposto o passato.
web-clock-window-about = Chi dopo { $time } non ha risposto a un incantesimo passa automaticamente.
web-clock-steady = Aspetta sempre tutto il tempo, anche quando hanno passato tutti, così che l’attesa non riveli chi potrebbe rispondere.
web-bot-speed = Velocità dei giocatori automatici
web-bot-speed-slow = Lenta
web-bot-speed-normal = Normale
web-bot-speed-fast = Rapida
web-bot-speed-instant = Immediata
web-bot-speed-about = Per le partite che inizi con «Gioca subito», e come impostazione dei nuovi tavoli. Agli incantesimi i giocatori automatici rispondono sempre dopo lo stesso tempo, così che l’attesa non riveli le loro carte.
web-new-options = Opzioni delle regole
web-new-changed = { $count ->
        [0] tutte come nell’edizione
        [one] una cambiata
       *[other] { $count } cambiate
    }
web-new-open = Apri il tavolo
web-usual = predefinito

## La sala d’attesa

web-that-is-you = tu
web-needs-invite = Questo tavolo è privato. Per sederti, chiedi un link a chi l’ha aperto.
web-invite-code = Oppure inquadra questo codice QR con un telefono.
web-invite-network = Chiunque sia nella tua rete può aprire questo link.
web-invite-local = Questo link funziona solo su questo computer.
web-invite-host = Per far giocare anche altri, avvia il server con { $command }.
web-seats-taken = Tutti i posti a questo tavolo sono occupati.
web-fair = Dadi onesti
web-fair-about = Il server si è impegnato sui dadi prima che qualcuno si sedesse, e ogni giocatore aggiunge un valore proprio: così nessuno può sceglierli.
web-fair-more = Come funziona
web-fair-nobody = A questo tavolo nessuno ha aggiunto un valore, quindi i dadi li ha scelti il server da solo.
web-fair-own = Il tuo valore: tieni questo, casuale, o scrivine uno tu
web-fair-yours = Il tuo valore:
web-fair-commitment = L’impegno del server
web-fair-same = È quello che hai visto prendendo posto.
web-fair-other = Non è quello che hai visto prendendo posto!
web-fair-value = Il valore di { $player }
web-fair-none = nessuno: i giocatori automatici non ne aggiungono
web-fair-added-nothing = nessuno aggiunto
web-fair-mine = È il valore che hai dato tu.
web-fair-not-mine = Non è il valore che hai dato tu!
web-fair-secret = Il segreto del server
web-fair-later = Si rivela quando la partita è finita.
web-fair-proved = Corrisponde all’impegno.
web-fair-broken = Non corrisponde all’impegno!
web-fair-step-1 = Quando si apre un tavolo, il server crea un segreto e ne mostra lo SHA-256, l’impegno. Da quel momento non può più cambiare il segreto.
web-fair-step-2 = Chiunque si siede aggiunge un valore. La pagina ne crea uno casuale, o lo scrivi tu.
web-fair-step-3 = Quando la partita comincia, tutti i lanci e le pescate derivano dal segreto, dall’identificativo del tavolo e dai valori di tutti. Questi valori li vedono tutti i giocatori.
web-fair-step-4 = Quando la partita è finita, il segreto si rivela. Allora chiunque può controllare che corrisponda all’impegno e che ogni lancio ne derivi.
web-fair-why = Il server non poteva pilotare i dadi, perché ha scelto il suo segreto prima di conoscere i valori. I giocatori nemmeno, perché il segreto lo conosceva solo il server.
web-fair-check = Scarica la registrazione di una partita finita e verificala con:

## La cornice del tavolo

web-play = Gioco
web-seats = Posti
web-beside = Pannello laterale
web-fresh = { $count ->
        [one] 1 novità
       *[other] { $count } novità
    }
web-table = Tavolo
web-computer = giocatore automatico
web-here = online
web-away = assente
web-spectators = { $count ->
        [0] Nessuno sta guardando.
        [one] Una persona sta guardando.
       *[other] { $count } persone stanno guardando.
    }
web-spectators-delay = Chi guarda vede tutto { $time } dopo.
web-watching = stai guardando
web-watching-later = stai guardando, con { $time } di ritardo
web-watching-why = Qui stai solo guardando. Per giocare, apri un tavolo tuo:
web-why-lit = Questo si può scegliere adesso: prendi ciò che brilla d’oro, o una scelta della lista.
web-copy-table = Copia il link per guardare
web-leave-now = Lascia: un giocatore automatico prende il tuo posto
web-leave-sure = Vuoi lasciare la partita? Finché dura, puoi riprendere il tuo posto.
web-leave-yes = Sì, lascia
web-leave-no = Resta
web-game-stands-still = Sono andati via tutti. La partita è in pausa finché non torna qualcuno.
web-seat-kept = Per ora un giocatore automatico ha il tuo posto.
web-seat-kept-about = Un giocatore automatico gioca per te finché non torni.
web-has-left = Ora un giocatore automatico gioca per { $player }.
web-is-back = { $player } è di nuovo qui.
web-connection-open-short = Connessione attiva
web-connection-connecting-short = Connessione in corso…
web-connection-lost-short = Connessione persa
web-connection-gone-short = Nessuna connessione con questo tavolo
web-terms = Impostazioni del tavolo
web-type = Scrivi una scelta
web-type-hint = o scrivila: { $example }
web-type-many = { $count ->
        [one] 1 scelta: scrivi per cercarla
       *[other] { $count } scelte: scrivi per cercare
    }
web-type-send = Vai
web-orders-once = Passa solo questa volta
web-orders-all = Passa fino alla fine
web-orders-once-done = Questa volta passi.
web-undo-waits = In attesa che gli altri dicano se puoi annullare.
web-undo-never-mind = Lascia stare
web-late = tempo scaduto
web-replace = Sostituisci con un giocatore automatico
web-replace-asked = Un giocatore automatico deve prendere per sempre il posto di { $player }? A favore: { $players }.
web-replace-waits = In attesa che gli altri dicano se un giocatore automatico deve prendere il posto di { $player }.
web-replace-not-yet = Puoi sostituire { $player } quando il suo tempo è scaduto, o dopo dieci minuti di assenza in cui il tavolo aspetta. Riprova allora.
web-replace-you = Se tutti gli altri sono d’accordo, un giocatore automatico prenderà il tuo posto. A favore: { $players }.
web-result = Risultato
web-aim-player = { $who }: { $points }
web-log-covered = Anche la cronaca è coperta.
web-log-none = Non è ancora successo niente.
web-log-latest = Alle ultime righe
web-covered-about = Fino ad allora le mani restano coperte.
web-covered-why = Le mani sono coperte. Chi deve giocare scelga prima «Eccomi».
web-talk-none = Ancora nessun messaggio.
web-talk-spectator = dal pubblico
web-talk-earlier = Mostra i precedenti
web-talk-hidden = { $count ->
        [one] 1 messaggio nascosto
       *[other] { $count } messaggi nascosti
    }
web-talk-somebody = Qualcuno più in alto
web-mute-title = Silenzia qualcuno
web-mute = Silenzia
web-unmute = Mostra di nuovo
web-mute-all = Togli la parola
web-unmute-all = Ridai la parola
web-muted-for-all = parola tolta
web-skip = Vai alle tue scelte
web-skip-movement = Salta
web-skip-movement-why = Salta questa animazione
web-to-my-turn = Fino al mio turno
web-to-my-turn-why = I giocatori automatici agiscono subito, finché non tocca a te decidere
web-keys = Tasti
web-keys-about = Da 1 a 9 scegli dalla lista, u annulla, Esc chiude un messaggio e salta un’animazione, Tab va da una cosa alla prossima. Con i dadi, una cifra sceglie il dado che la mostra, e 0 o Invio conclude. Altrove, con 0 passi o non fai altro.
## I primi turni

web-lessons-off = Basta consigli
web-elf-lesson-1 = Il tuo High Wizard si ritira: ti costa un Incantesimo Minore, e il tuo Mago riparte fra i Magic User.
web-elf-lesson-2 = Ogni dado aiuta i Maghi di un solo livello: mettilo nella casella del livello in cui vuoi vincere; i dadi che tieni li lanci un’altra volta.
web-elf-lesson-3 = È il tuo ultimo lancio del turno: metti i dadi nelle caselle dove ti servono di più.
web-elf-lesson-4 = Con i tuoi dadi nella casella Incantesimi Minori recuperi Incantesimi Minori, uno ogni due punti.
web-elf-lesson-5 = Il Mago con più punti incantesimo vince il titolo sopra di lui: metti i tuoi incantesimi accanto ai Maghi che devono salire.
web-elf-lesson-7 = I Maghi che non sono saliti prendono i titoli ancora vacanti, dal più alto.
web-elf-lesson-8 = I tuoi Maghi sconfitti tornano fra i Magic User: scegli caselle da cui possano risalire.
web-elf-lesson-9 = Ogni gettone di Magia Grigia ti costa un punto a turno: si tolgono con i dadi nella casella Magia Grigia.
web-ww-lesson-act = Prendi un tesoro nemico e posalo nella tua base: vale un punto. Tutto ciò che puoi fare ora è bordato d’oro.
web-ww-lesson-answer = Rispondi ora con una carta, oppure passa e conserva le carte per dopo.
web-ww-lesson-discard = Scarta le carte che non ti servono per fare spazio: poi puoi pescarne fino a due.
web-ww-lesson-school = Le scuole che scegliete decidono quali incantesimi sono in gioco.

## Edizioni

web-edition-elfenwizards-original = Originale
web-edition-elfenwizards-original-about = Il libretto inglese del 1995.
web-edition-elfenwizards-german = Tedesca
web-edition-elfenwizards-german-about = Il testo tedesco dello stesso libretto: i Maghi prendono titoli vacanti solo del proprio livello o più bassi.
web-edition-elfenwizards-french = Francese
web-edition-elfenwizards-french-about = La traduzione francese: tre punti di dado tolgono un gettone di Magia Grigia.
web-edition-elfenwizards-italian = Italiana
web-edition-elfenwizards-italian-about = La traduzione italiana: con una parità al primo posto non sale nessuno, e dadi e incantesimi si possono trattenere.
web-edition-elfenwizards-retranslation = Ritraduzione
web-edition-elfenwizards-retranslation-about = Testo inglese ritradotto dall’italiano; si gioca allo stesso modo.
web-edition-wizwar-rulebook = Regolamento
web-edition-wizwar-rulebook-about = L’ottava edizione (2012), come è stampata.
web-edition-wizwar-faq = Con le correzioni
web-edition-wizwar-faq-about = La stessa, con le correzioni dell’editore: cambiano adiacenza, Scudo e Corpo di Bruma.

## Valori delle opzioni

web-value-on = sì
web-value-off = no
web-value-random = a caso
web-value-in_order = in ordine

## Opzioni di Elfenwizards

web-option-elfenwizards-setup = Maghi all’inizio
web-option-elfenwizards-setup-about = Nella piramide completa ognuno ha più Maghi; quelli in più cominciano come Magic User.
web-option-elfenwizards-setup-standard = normale
web-option-elfenwizards-setup-full_pyramid = piramide completa
web-option-elfenwizards-colours = Colori
web-option-elfenwizards-colours-about = Ogni colore comincia in punti diversi dell’albero. I colori sono a caso, oppure rosso, verde, blu, giallo, nero e bianco in senso orario dal primo posto.
web-option-elfenwizards-rounds = Turni
web-option-elfenwizards-rounds-about = Quanti turni può durare al massimo una partita.
web-option-elfenwizards-timers = Tempo per trattare
web-option-elfenwizards-timers-about = Un minuto a testa prima di ogni lancio, e cinque minuti per tutti insieme prima del primo incantesimo.
web-option-elfenwizards-grey_cost = Costo di un gettone di Magia Grigia
web-option-elfenwizards-grey_cost-about = Quanti punti di dado della casella Magia Grigia servono per togliere un gettone.
web-option-elfenwizards-grey_supply = Gettoni di Magia Grigia
web-option-elfenwizards-grey_supply-about = Con soli dodici, i Maghi che retrocedono quando sono finiti non ne ricevono.
web-option-elfenwizards-grey_supply-unlimited = quanti ne servono
web-option-elfenwizards-grey_supply-12 = solo dodici
web-option-elfenwizards-top_tie = Due in parità al primo posto in una casella Magic User
web-option-elfenwizards-top_tie-about = Quando in una casella Magic User due Maghi sono in parità al primo posto, salgono entrambi o non sale nessuno.
web-option-elfenwizards-top_tie-two_win = salgono entrambi
web-option-elfenwizards-top_tie-none_win = non sale nessuno
web-option-elfenwizards-vacancy_ceiling = Titoli vacanti
web-option-elfenwizards-vacancy_ceiling-about = Quali titoli vacanti può prendere un Mago sconfitto.
web-option-elfenwizards-vacancy_ceiling-any_below_high = tutti sotto High Wizard
web-option-elfenwizards-vacancy_ceiling-same_or_lower = del suo livello o più bassi
web-option-elfenwizards-vacancy_order = Ordine per i titoli vacanti
web-option-elfenwizards-vacancy_order-about = Ogni giocatore sistema in una volta tutti i suoi Maghi di una casella, o uno per volta a giro.
web-option-elfenwizards-vacancy_order-player_all = tutti in una volta
web-option-elfenwizards-vacancy_order-one_each = uno ciascuno, a giro
web-option-elfenwizards-no_high_wizard_start = Il Drago senza High Wizard
web-option-elfenwizards-no_high_wizard_start-about = Quando un turno comincia senza High Wizard, il Drago resta dov’è o passa a sinistra.
web-option-elfenwizards-no_high_wizard_start-stay = resta
web-option-elfenwizards-no_high_wizard_start-pass_left = passa a sinistra
web-option-elfenwizards-retire_clears_grey = Il ritiro toglie la Magia Grigia
web-option-elfenwizards-retire_clears_grey-about = Un High Wizard che si ritira perde tutti i suoi gettoni di Magia Grigia.
web-option-elfenwizards-ally_support_uncontested = Sostegno senza duello
web-option-elfenwizards-ally_support_uncontested-about = Gli avversari possono posizionare incantesimi anche dove possono solo aiutare.
web-option-elfenwizards-final_tie = Parità alla fine
web-option-elfenwizards-final_tie-about = Chi è in parità condivide la vittoria, o decidono i titoli di High Wizard e poi gli Incantesimi Minori.
web-option-elfenwizards-final_tie-shared = vittoria condivisa
web-option-elfenwizards-final_tie-high_wizards_then_chips = High Wizard, poi Incantesimi Minori
web-option-elfenwizards-place_two = Due incantesimi per volta
web-option-elfenwizards-place_two-about = Ogni volta si devono posizionare due incantesimi; altrimenti ne basta uno.
web-option-elfenwizards-place_all = Posizionare tutti i dadi
web-option-elfenwizards-place_all-about = Dopo il secondo lancio si devono posizionare tutti i dadi; altrimenti se ne possono trattenere alcuni, che non fanno niente.

## Opzioni di Wiz-War

web-option-wizwar-side = Faccia dei settori
web-option-wizwar-side-about = A è la disposizione di questa edizione, B quella classica.
web-option-wizwar-colours = Colori
web-option-wizwar-colours-about = A caso, o blu, rosso, giallo e verde nell’ordine dei posti.
web-option-wizwar-school_1 = Prima scuola
web-option-wizwar-school_1-about = Una delle tre scuole di magia nel mazzo; le tre devono essere diverse.
web-option-wizwar-school_2 = Seconda scuola
web-option-wizwar-school_2-about = Come la prima; con «scelta a turno» la scelgono i giocatori al tavolo.
web-option-wizwar-school_3 = Terza scuola
web-option-wizwar-school_3-about = Come le altre.
web-value-alchemy = Alchimia
web-value-conjuring = Evocazione
web-value-elemental = Elementi
web-value-mentalism = Mentalismo
web-value-mutation = Mutazione
web-value-thaumaturgy = Taumaturgia
web-value-draft = scelta a turno
web-option-wizwar-windows = A chi si chiede una risposta
web-option-wizwar-windows-quick = a chi può rispondere
web-option-wizwar-windows-open = a tutti
web-option-wizwar-adjacency = Adiacenza
web-option-wizwar-adjacency-about = Le caselle che si toccano solo in un angolo sono adiacenti, oppure no.
web-option-wizwar-adjacency-diagonal = anche in un angolo
web-option-wizwar-adjacency-orthogonal = solo lato a lato
web-option-wizwar-shield = Scudo
web-option-wizwar-shield-about = Quanto aggiunge uno Scudo alla sua energia.
web-option-wizwar-mist_body = Corpo di Bruma
web-option-wizwar-mist_body-about = Su un Corpo di Bruma hanno ancora effetto solo i muri di pietra, oppure tutti i muri: allora un Muro di Fuoco lo brucia.
web-option-wizwar-mist_body-stone = solo muri di pietra
web-option-wizwar-mist_body-all = ogni muro
web-option-wizwar-uncluttered_minds = Menti Sgombre
web-option-wizwar-uncluttered_minds-about = Gli incantesimi mantenuti non contano per il limite di carte.
web-option-wizwar-custom_spellbook = Libro su Misura
web-option-wizwar-custom_spellbook-about = Due gruppi scelgono scuole a turno e pescano da mazzi propri.
web-option-wizwar-deadly_treasures = Tesori Mortali
web-option-wizwar-deadly_treasures-about = Un mago i cui due tesori sono entrambi in basi di altri maghi muore subito.
web-option-wizwar-extended_play = Partita Lunga
web-option-wizwar-extended_play-about = Per vincere servono tre o quattro punti vittoria invece di due.
web-option-wizwar-giant_book = Libro Gigante
web-option-wizwar-giant_book-about = Il mazzo ha tutte le scuole; restano fuori solo i Trucchetti Neri.
web-option-wizwar-heavy_items = Oggetti Pesanti
web-option-wizwar-heavy_items-about = Raccogliere un oggetto fa finire la fase Muovi e Lancia, come raccogliere un tesoro.
web-option-wizwar-permanent_creations = Creazioni Permanenti
web-option-wizwar-permanent_creations-about = Gli elementi creati non si mantengono; restano finché non li distrugge qualcun altro.
web-option-wizwar-treasure_hunters = Cacciatori di Tesori
web-option-wizwar-treasure_hunters-about = Contano solo i tesori: si vince con due tesori nemici nella propria base, e uccidere non dà punti.
