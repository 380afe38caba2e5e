# La pagina: ciò che dice intorno ai giochi.

## Ovunque

web-menu = Menu
web-home = Torna all’inizio
web-rules = Regole
web-settings = Impostazioni
web-language = Lingua
web-close = Chiudi
web-yes = Sì
web-no = No
web-loading = Un momento …
web-trouble = Qualcosa è andato storto. Riprova.
web-no-server = Il server non risponde. La pagina riproverà.
web-not-reached = Il server non risponde. Riprova tra un momento.
web-lost = Qui non c’è niente.
web-rule = Paragrafo { $rule } delle regole

## La pagina iniziale

web-welcome = Due giochi di maghi
web-guest = Ospite
web-game-elfenwizards = Elfenwizards
web-game-wizwar = Wiz-War
web-about-elfenwizards = Dadi, puntate e patti per quindici titoli su un grande albero. Da 3 a 6 giocatori.
web-about-wizwar = Un labirinto, 168 carte magiche, controincantesimi e tesori rubati. Da 2 a 4 giocatori.
web-play-now = Gioca subito
web-new-table = Nuovo tavolo
web-my-tables = I miei tavoli
web-open-tables = Tavoli aperti
web-status-waiting = attende giocatori
web-status-playing = in corso
web-status-finished = finito
web-status-closed = chiuso
web-turn-of = aspetta { $players }

## Prima della partita

web-waiting-room = Questo tavolo attende giocatori.
web-free-seat = un posto libero
web-kept-for = riservato a { $name }
web-invite-link = Manda questo link a chi vuoi invitare:
web-copy = Copia
web-copied = Copiato
web-start-now = Comincia subito, con il computer nei posti liberi
web-start = Comincia
web-start-when-ready = Tutti i posti sono occupati. Comincia quando vuoi.
web-start-of = Si comincia appena { $name } dà il via.
web-start-of-owner = Tutti i posti sono occupati. Deve dare il via chi ha aperto il tavolo.
web-start-yours = attende che tu cominci
web-full = al completo, non ancora cominciata
web-remove = Togli
web-remove-player = Togli il posto a { $name }
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
web-choices = Che cosa puoi scegliere
web-log = Cronaca
web-talk = Chat
web-promises = Promesse
web-text = Testo
web-undone = Una scelta è stata annullata.
web-say = Di’ qualcosa
web-send = Invia
web-spectator = Chi guarda
web-line-lost = Il collegamento è caduto e tornerà da solo.
web-line-gone = Questo tavolo non è aperto a te.
web-other-rules = Questa partita ha altre regole
web-other-rules-short = altre regole
web-put-away = Metterla via
web-nobody-won = La partita è finita: non vince nessuno.
web-won = { $count ->
        [one] La partita è finita: vince { $winners }.
       *[other] La partita è finita: vincono insieme { $winners }.
    }
web-window-waits = È stato annunciato qualcosa, e altri possono rispondere.
web-waits-for = In attesa di { $players }.
web-waits-now = In attesa di { $players }: { $what }.
web-waits = In attesa.
web-time-left = { $seconds ->
        [one] Resta 1 secondo
       *[other] Restano { $seconds } secondi
    }
web-undo = Annulla la scelta
web-undo-ask = Chiedi di annullare
web-undo-asked = { $player } vorrebbe annullare l’ultima scelta: va bene?
web-orders = Quando altri annunciano qualcosa:
web-orders-ask = chiedimelo sempre
web-orders-concerned = passa per me, se non mi attaccano
web-leave = Lascia il tavolo
web-return = Riprendi il posto
web-rematch = Gioca ancora
web-next-table = Alla prossima partita
web-rematch-waits = È aperta una nuova partita per tutti voi: «{ web-next-table }» porta lì.
web-replay = Rivedi la partita
web-record = Scarica il verbale
web-hand-over = Passa il dispositivo a { $player }.
web-its-me = Eccomi, { $player }

## Promesse

web-no-promises = Nessuno ha ancora promesso niente.
web-promise-open = aperta
web-promise-accepted = accettata
web-promise-refused = rifiutata
web-promise-withdrawn = ritirata
web-promise-lapsed = scaduta
web-accept = Accetta
web-refuse = Rifiuta
web-withdraw = Ritira

## Rivedere le partite

web-replay-title = { $game }: la partita da rivedere
web-replay-seen-by = Punto di vista
web-replay-viewer-none = chi guarda soltanto
web-replay-viewer-all = tutte le mani scoperte
web-replay-seat = { $number }. { $player }
web-replay-to-table = Al tavolo
web-replay-controls = Percorri la partita
web-replay-slider = Passo
web-replay-position = Passo { $step } di { $last }
web-replay-where = Passo { $step } di { $last }. { $chapter }
web-replay-first = All’inizio
web-replay-chapter-back = Un capitolo indietro
web-replay-back = Un passo indietro
web-replay-play = Avvia
web-replay-pause = Pausa
web-replay-forward = Un passo avanti
web-replay-chapter-forward = Un capitolo avanti
web-replay-last = Alla fine
web-replay-speed = Velocità
web-replay-times = { $speed } ×
web-replay-keys = Tasti: ← e → (ovunque: j e l) vanno di un passo, con Maiusc di un capitolo, Inizio e Fine all’inizio e alla fine; la barra spaziatrice avvia e mette in pausa; Esc termina il movimento.
web-replay-this-step = Questo passo
web-replay-beginning = La partita comincia.
web-replay-chose = { $player } ha scelto: { $choice }
web-replay-asked = La domanda era:
web-replay-happened = Che cosa è successo
web-replay-nothing = Niente che si potesse vedere.
web-replay-cut = Questa partita aveva altre regole. Quelle di oggi non possono seguirla oltre questo passo.
web-replay-result = Il risultato
web-replay-score = { $score ->
        [one] { $score } punto
       *[other] { $score } punti
    }
web-replay-winner = ha vinto
web-replay-around = Intorno a questo passo
web-replay-story = Racconto
web-replay-chapters = Capitoli
web-replay-hand-of = La mano di { $player }
web-replay-share = Condividi e conserva
web-replay-share-link = Un link a questo passo, come lo vedi ora
web-replay-share-note = Chi ha il link può guardare tutta la partita.
web-replay-file = Tutta la partita in un file
web-replay-file-note = Guildhall la mostra di nuovo con «guildhall replay FILE», senza un server.
web-replay-why = Questa partita è già stata giocata: qui non si sceglie più niente.
web-replay-play-on = Prosegui da qui
web-replay-play-on-step = Dal passo { $step } di { $last }
web-replay-play-on-note = Tutto è com’era dopo questo passo, mani comprese; i dadi sono nuovi.
web-replay-play-on-over = A questo passo la partita è finita. Torna un po’ indietro, e prosegui da lì.
web-replay-my-seat = Gioco per
web-replay-others = Gli altri
web-replay-friend = chi inviti, con un link
web-replay-stand-in = Vice di { $player }
web-replay-begin = Prosegui
web-replay-begin-friends = Apri il tavolo e ottieni il link
web-replay-opening = Il tavolo si sta aprendo …
web-replay-none = Qui non c’è una partita da guardare
web-link-cut = Forse il link è tagliato alla fine. Chiedi il link intero a chi te l’ha mandato.
web-replay-waiting-hint = Forse c’è ancora un posto per te.
web-replay-playing-hint = Guarda al tavolo; la partita si può rivedere appena è finita.
web-replay-closed-hint = La partita non è mai stata giocata.

## Wiz-War: la mappa, la mano e i posti

web-ww-labyrinth = Il labirinto
web-ww-keys = Nel labirinto i tasti freccia vanno di casella in casella, Maiusc con una freccia alla linea di confine da quel lato, Pag giù e Pag su passano per ciò che è nella casella; Invio lo sceglie o dice perché no.
web-ww-told = { $what }: { $text }
web-ww-told-owned = { $what }, di { $owner }: { $text }
web-ww-does-home = Un tesoro nemico che si trova qui vale un punto.
web-ww-does-treasure = Raccoglierlo fa finire Muovi e Lancia. Nella base di un altro mago vale un punto.
web-ww-does-door = Chiusa a chiave per tutti tranne { $owner }.
web-ww-does-door-dead = Chiusa a chiave per tutti: il suo proprietario non è più in gioco.
web-ww-does-door-sealed = Nessuno può aprirla.
web-ww-does-door-sight = Chiusa, blocca la vista.
web-ww-does-wall = Nessuno ci passa attraverso.
web-ww-does-wall-sight = Nessuno ci vede attraverso.
web-ww-does-wall-cracks = Le crepe possono distruggerlo.
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
web-ww-walk = camminare fino a { $square }
web-ww-lit = Si può scegliere
web-ww-choose-target = I bersagli possibili sono illuminati sulla mappa.
web-ww-way = { $type } ({ $range })
web-ww-air = Che cosa è stato annunciato
web-ww-air-none = Ora non è annunciato nulla.
web-ww-look-none = Punta una casella, una linea di confine o un pezzo: qui appare che cos’è e che cosa fa.
web-ww-doing-cast = { $player } lancia { $way }{ $aimed ->
        [yes] , bersaglio: { $targets }
        [way] {" "}verso { $targets }
       *[no] {""}
    }{ $energy ->
        [0] {""}
        [1] {""}
       *[other] {" "}(energia { $energy })
    }.
web-ww-doing-use = { $player }: { $way }{ $aimed ->
        [yes] {" "}contro { $targets }
       *[no] {""}
    }.
web-ww-doing-answer = { $player } risponde a { $against } con { $way }.
web-ww-doing-damage = { $amount ->
        [one] 1 punto di danno { $kind } sta
       *[other] { $amount } punti di danno { $kind } stanno
    } per colpire { $player }.
web-ww-doing-pick-up = { $player } raccoglie { $treasure }.
web-ww-doing-window = Tutti possono rispondere.
web-ww-doing-shove = Il mago di { $player } viene spinto.
web-ww-doing-bolt = La Saetta di { $player } corre ancora.
web-ww-announced = { $player } ha annunciato { $way }, bersagli: { $targets }.
web-ww-cancelled = annullato
web-ww-you = tu
web-ww-winner = ha vinto
web-ww-kills = { $count ->
        [one] 1 mago ucciso
       *[other] { $count } maghi uccisi
    }
web-ww-limit = Limite di carte: { $count }
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
        [one] mazzo Magia, 1 carta
       *[other] mazzo Magia, { $cards } carte
    }
web-ww-discard-pile = { $discards ->
        [one] scarti, 1 carta
       *[other] scarti, { $discards } carte
    }
web-ww-top-discard = in cima { $card }
web-ww-about-alchemy = Pietre magiche, polveri e acidi
web-ww-about-conjuring = Cespugli, porte, trappole e dardi
web-ww-about-elemental = Fuoco, acqua, pietra, vento e fulmini
web-ww-about-mentalism = Colpi alla mente, pensieri rubati
web-ww-about-mutation = Altre forme, più braccia, più velocità
web-ww-about-thaumaturgy = Controincantesimi, maledizioni e lame

## Wiz-War a parole

web-ww-stands = In { $square }; la base è { $home }.
web-ww-with = Nella stessa casella: { $wizards }.
web-ww-treasures = Tesori
web-ww-treasure-lies = In { $square } si trova { $treasure }.
web-ww-treasure-carried = In { $square } { $carrier } porta { $treasure }.
web-ww-things = Sulla mappa
web-ww-doors = Porte e crepe
web-ww-exits = Uscite
web-ww-exit = Da { $square } a { $direction } si arriva in { $to }{ $portal ->
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
        [one] 1 turno senza un High Wizard
       *[other] { $count } turni senza un High Wizard
    }
web-elf-dragon = { $player } ha il Drago e comincia
web-elf-has-dragon = ha il Drago e comincia
web-elf-box-empty = { $box }, vale { $value }: vuota
web-elf-box-holds = { $box }, vale { $value }: { $tokens }
web-elf-token = { $token }{ $points ->
        [0] {""}
        [one] , 1 punto
       *[other] , { $points } punti
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
web-elf-box-of-dice = La casella «{ $box }»
web-elf-die = un { $face }
web-elf-die-in = il tuo { $face } nella casella «{ $box }»
web-elf-die-of = { $face } di { $player } nella casella «{ $box }»
web-elf-rolled = Dadi lanciati
web-elf-in-hand = in mano:
web-elf-spell-in-hand = un Incantesimo Minore in mano
web-elf-dice-front = { $count ->
        [one] 1 dado nella riserva
       *[other] { $count } dadi nella riserva
    }
web-elf-chips-front = { $count ->
        [0] nessun Incantesimo Minore nella riserva
        [one] 1 Incantesimo Minore nella riserva
       *[other] { $count } Incantesimi Minori nella riserva
    }
web-elf-chips-minor = { $count ->
        [one] 1 Incantesimo Minore nella casella
       *[other] { $count } Incantesimi Minori nella casella
    }
web-elf-you = tu
web-elf-score = Punti:
web-elf-worth = ora { $worth }, in tutto { $total }
web-elf-worth-why = Quanto segnerebbero i Maghi dove sono ora, e il punteggio con questo
web-elf-high-wizards = { $count ->
        [one] High Wizard una volta
        [2] High Wizard due volte
       *[other] High Wizard { $count } volte
    }
web-elf-passed = ha passato
web-elf-turn = di turno
web-elf-won = ha vinto
web-elf-level-H = High Wizard, vale { $value }
web-elf-level-W = Wizard, ognuno vale { $value }
web-elf-level-S = Sorcerer, ognuno vale { $value }
web-elf-level-N = Necromancer, ognuno vale { $value }
web-elf-level-M = Magic User, ognuno vale { $value }
web-elf-text-now = Ora
web-elf-text-round = Turno { $round } di { $rounds }.
web-elf-text-step = Fase { $step }: { $name }.
web-elf-text-turn = Tocca a { $player }.
web-elf-text-vacant = { $box }: nessuno
web-elf-text-box = { $box }: { $tokens }
web-elf-text-passed-over = Sconfitti
web-elf-text-contests = I duelli
web-elf-text-contest = { $titles }: { $standing }. { $count ->
        [0] Ora non salirebbe nessuno.
        [one] Ora salirebbe { $rising }.
       *[other] Ora salirebbero { $rising }.
    }
web-elf-text-stands = { $name } con { $points }
web-elf-text-closed = Solo { $player } può posizionare incantesimi qui.
web-elf-text-beside = Incantesimi a fianco dei Maghi
web-elf-text-spells = { $player }: { $dice ->
        [0] {""}
        [one] un { $faces }
       *[other] dadi { $faces }
    }{ $chips ->
        [0] {""}
       *[other] { $dice ->
            [0] {""}
           *[other] {" e "}
        }{ $chips ->
            [one] un Incantesimo Minore
           *[other] { $chips } Incantesimi Minori
        }
    }
web-elf-text-score = Punti { $score }; i Maghi ora valgono { $worth }, in tutto { $total }
web-elf-text-rolled = lancio: { $faces }
web-elf-text-dice = { $faces } nella casella «{ $box }»

web-promise-closed = Si può promettere dal primo lancio di un turno finché non hanno passato tutti.
web-promise-round = turno { $round }
web-promise-new = Prometti qualcosa …
web-promise-to = A
web-promise-gives = Metto
web-promise-takes = se tu metti
web-promise-on = a fianco di
web-promise-count = Quanti
web-promise-spell = Quale incantesimo
web-promise-points = { $count ->
        [one] punto, con incantesimi qualsiasi
       *[other] punti, con incantesimi qualsiasi
    }
web-promise-chips = { $count ->
        [one] Incantesimo Minore
       *[other] Incantesimi Minori
    }
web-promise-die = × un { $face } di «{ $box }»
web-promise-token = { $name } ({ $box })
web-promise-less = Togli questo
web-promise-more = … e altro
web-promise-something = Chiedi qualcosa in cambio
web-promise-free = Nessuna promessa è vincolante. Dopo, il tavolo mostra chi ha mantenuto la parola.
web-promise-offer = Fai questa offerta

## Intorno al tavolo: la pagina iniziale, con più parole

web-welcome-more = Scala un grande albero con dadi e patti, o cerca tesori in un labirinto d’incantesimi. Un clic, e la partita comincia.
web-quick-elfenwizards = Gioca subito: tu contro tre giocatori automatici.
web-quick-wizwar = Gioca subito: tu contro un giocatore automatico.
web-your-turn-now = Tocca a te
web-to-the-table = Al tavolo
web-nobody-yet = ancora nessuno
web-free-seats = { $count ->
        [one] un posto libero
       *[other] { $count } posti liberi
    }
web-no-open-tables = In questo momento nessun tavolo attende giocatori. Aprine uno, e manda il link a chi vuoi invitare.
web-over-tables = Partite da rivedere
web-no-over-tables = Nessuna delle tue partite è ancora finita. Le troverai qui, da rivedere passo per passo, condividere e conservare.
web-show-all = Mostra tutto ({ $count })
# Nomi dei giocatori automatici, separati da virgole.
web-bot-names = Alarico, Beatrice, Corvino, Dorotea, Eustachio, Fiammetta, Galvano, Ginevra, Isotta, Lucano, Merlino, Morgana

## Pagine che aiutano quando manca qualcosa

web-lost-more = Questo indirizzo non porta da nessuna parte. Forse è stato copiato solo in parte.
web-no-server-title = Il server non risponde
web-no-table-title = Qui non c’è un tavolo
web-reload = Non è stato possibile caricare una parte della pagina; arriverà appena il server risponderà.
web-reload-now = Ricarica

## Impostazioni

web-keep = Conserva
web-name-kept = D’ora in poi ti chiami così.
web-name-about = Questo nome lo vedono gli altri al tavolo. Ai tavoli dove hai già un posto resta com’era.
web-theme = Chiaro o scuro
web-theme-system = Come il dispositivo
web-theme-light = Chiaro
web-theme-dark = Scuro
web-motion = Movimento
web-motion-system = Come il dispositivo
web-motion-off = No: i cambiamenti si vedono subito
web-sound = Suoni
web-sound-about = Una campanella quando tocca a te, un clic quando scegli

## La pagina delle regole

web-contents = Indice
web-rules-title = Le regole di { $game }
web-rules-search = Cerca nelle regole
web-rules-found = { $count ->
        [0] Nessun paragrafo trovato
        [one] Un paragrafo trovato
       *[other] { $count } paragrafi trovati
    }
web-rules-nothing = Nessun paragrafo ha tutte queste parole. Prova con meno parole, o con un numero come 5.8.
web-rules-english = Queste regole non ci sono ancora nella tua lingua: eccole in inglese.

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
web-seat-here-about = Più persone a un solo dispositivo: le mani restano coperte finché chi deve giocare non dice «eccomi».
web-seat-name = Nome di chi gioca al posto { $number }
web-seat-name-hint = Nome
web-seat-twice = Due giocatori a questo dispositivo si chiamano «{ $name }».
web-bot-apprentice = computer: Apprendista
web-bot-random = computer: Casuale
web-bots-about = Giocatori automatici: l’Apprendista gioca con giudizio, il Casuale senza guardare.
web-new-manners = Come si sta al tavolo
web-new-public = Chiunque può prendere un posto libero: il tavolo è nella lista dei tavoli aperti. Altrimenti può sedersi solo chi ha il link.
web-new-spectators = Altri possono assistere. Non vedono mai una mano.
web-new-delay = Ritardo per chi assiste
web-new-delay-about = Chi guarda vede tutto con questo ritardo e non può suggerire niente al tavolo.
web-new-no-delay = nessuno
web-seconds = { $count ->
        [one] un secondo
       *[other] { $count } secondi
    }
web-minutes = { $count ->
        [one] un minuto
       *[other] { $count } minuti
    }
web-days = { $count ->
        [one] un giorno
       *[other] { $count } giorni
    }
web-clock = Orologi
web-clock-none = nessun orologio
web-clock-turn = Tempo per ogni turno
web-clock-turn-none = Ognuno può pensare quanto vuole.
web-clock-turn-about = Dopo { $time } un giocatore automatico porta a termine il turno; la persona resta in gioco.
web-clock-window = Tempo per rispondere a un incantesimo
web-clock-window-none = Un incantesimo annunciato attende finché tutti non hanno risposto o passato.
web-clock-window-about = Chi dopo { $time } non ha risposto a un incantesimo annunciato passa.
web-clock-steady = Attendi sempre tutto il tempo, anche quando hanno passato tutti: così nemmeno l’attesa rivela chi ha con che cosa rispondere.
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
web-needs-invite = Questo tavolo è privato. Chi l’ha aperto può mandarti un link con cui sederti.
web-seats-taken = Tutti i posti a questo tavolo sono occupati.
web-fair = Dadi onesti
web-fair-about = Il server si è impegnato sui dadi prima che qualcuno si sedesse, e ogni giocatore vi aggiunge un valore proprio: così nessuno può sceglierli.
web-fair-more = Come funziona
web-fair-nobody = A questo tavolo nessuno ha aggiunto un valore: i dadi li ha scelti il server da solo.
web-fair-own = Il tuo valore: uno casuale, o scrivine uno tu
web-fair-yours = Il tuo valore:
web-fair-commitment = L’impegno del server
web-fair-same = È quello che hai visto prendendo posto.
web-fair-other = Non è quello che hai visto prendendo posto!
web-fair-value = Il valore di { $player }
web-fair-none = nessuno: i giocatori automatici non aggiungono niente
web-fair-added-nothing = nessuno aggiunto
web-fair-mine = È il valore che hai dato tu.
web-fair-not-mine = Non è il valore che hai dato tu!
web-fair-secret = Il segreto del server
web-fair-later = Si rivela quando la partita è finita.
web-fair-proved = È quello dell’impegno preso dal server.
web-fair-broken = Non è quello dell’impegno preso dal server!
web-fair-step-1 = Quando si apre un tavolo, il server crea un segreto e ne mostra lo SHA-256, l’impegno. Da quel momento non può più cambiare il segreto.
web-fair-step-2 = Chiunque si siede aggiunge un valore. La pagina ne crea uno casuale, o lo scrivi tu.
web-fair-step-3 = Quando la partita comincia, tutti i lanci e le pescate seguono dal segreto, dal numero del tavolo e dai valori di tutti i giocatori. I valori si mostrano a tutti.
web-fair-step-4 = Quando la partita è finita, il segreto si rivela. Ora chiunque può controllare che è quello dell’impegno, e che ogni lancio ne segue.
web-fair-why = Il server non poteva guidare i dadi, perché ha scelto il suo segreto prima di conoscere un valore. Un giocatore nemmeno, perché solo il server conosceva il segreto.
web-fair-check = Scarica il verbale di una partita finita e verificalo con:

## La cornice del tavolo

web-play = Gioco
web-seats = Posti
web-beside = Accanto al tabellone
web-fresh = { $count ->
        [one] una novità
       *[other] { $count } novità
    }
web-table = Tavolo
web-computer = giocatore automatico
web-here = è qui
web-away = è via
web-spectators = { $count ->
        [0] Non assiste nessuno.
        [one] Assiste una persona.
       *[other] Assistono { $count } persone.
    }
web-spectators-delay = Chi assiste vede tutto { $time } dopo.
web-looking-on = stai guardando
web-looking-on-later = stai guardando, { $time } dopo
web-looking-on-why = Qui puoi solo guardare. Per giocare, apri un tavolo tuo:
web-why-lit = Questo si può scegliere adesso: prendi ciò che brilla d’oro, o una scelta dalla lista.
web-copy-table = Copia il link per assistere
web-leave-now = Lascia il tavolo: un giocatore automatico prende il posto
web-game-stands-still = Sono andati via tutti: la partita è ferma finché non torna qualcuno.
web-seat-kept = Un giocatore automatico tiene il tuo posto.
web-seat-kept-about = Un giocatore automatico gioca per te finché non torni.
web-has-left = Ora un giocatore automatico gioca per { $player }.
web-is-back = { $player } è di nuovo qui.
web-line-open-short = Il collegamento è aperto.
web-line-connecting-short = Il collegamento si sta aprendo.
web-line-lost-short = Il collegamento è caduto.
web-line-gone-short = Non c’è un collegamento con questo tavolo.
web-terms = Che cosa si è concordato
web-type = Scrivi una scelta
web-type-hint = o scrivila: { $example }
web-type-many = { $count ->
        [one] 1 scelta: scrivi per trovarla
       *[other] { $count } scelte: scrivi per trovarne una
    }
web-type-send = Esegui
web-orders-once = Passa per me solo questa volta
web-orders-once-done = Questa volta passi.
web-undo-waits = Si chiede agli altri se puoi annullare la scelta.
web-undo-never-mind = Lascia stare
web-late = tempo scaduto
web-replace = Sostituisci con un giocatore automatico
web-replace-asked = Un giocatore automatico deve prendere per sempre il posto di { $player }? A favore: { $players }.
web-replace-waits = Si chiede agli altri se un giocatore automatico deve prendere il posto di { $player }.
web-replace-not-yet = Puoi sostituire { $player } quando il suo tempo è scaduto, o dopo dieci minuti di assenza in cui il tavolo aspetta. Riprova allora.
web-replace-you = Se tutti gli altri sono d’accordo, un giocatore automatico prende il tuo posto. A favore: { $players }.
web-result = Il risultato
web-log-covered = Anche la cronaca è coperta.
web-log-none = Non è ancora successo niente.
web-log-latest = Alle ultime righe
web-covered-about = Fino ad allora le mani restano coperte.
web-covered-why = Le mani sono coperte. Chi deve scegliere clicca prima su «Eccomi».
web-talk-none = Nessuno ha ancora detto niente.
web-talk-spectator = dal pubblico
web-talk-earlier = Messaggi precedenti
web-talk-hidden = { $count ->
        [one] 1 riga nascosta
       *[other] { $count } righe nascoste
    }
web-talk-somebody = Qualcuno più in alto
web-mute-title = Silenzia qualcuno
web-mute = Silenzia
web-unmute = Mostra di nuovo
web-mute-all = Togli la parola
web-unmute-all = Ridai la parola
web-muted-for-all = senza parola
web-skip = A ciò che puoi scegliere
web-skip-movement = Salta
web-skip-movement-why = Termina subito il movimento
web-keys = Tasti
web-keys-about = Da 1 a 9 scegli dalla lista, u annulla, Esc chiude un messaggio e salta ciò che si sta mostrando. Tab va da una cosa alla prossima.

## Edizioni

web-edition-elfenwizards-original = Originale
web-edition-elfenwizards-original-about = Il libretto inglese del 1995.
web-edition-elfenwizards-german = Tedesca
web-edition-elfenwizards-german-about = Il testo tedesco dello stesso libretto: titoli vacanti solo del proprio livello o più bassi.
web-edition-elfenwizards-french = Francese
web-edition-elfenwizards-french-about = La traduzione francese: tre punti tolgono un gettone di Magia Grigia.
web-edition-elfenwizards-italian = Italiana
web-edition-elfenwizards-italian-about = La traduzione italiana: con una parità al primo posto non sale nessuno, e dadi e incantesimi si possono trattenere.
web-edition-elfenwizards-retranslation = Ritraduzione
web-edition-elfenwizards-retranslation-about = Un testo inglese fatto da quello italiano; si gioca allo stesso modo.
web-edition-wizwar-rulebook = Regolamento
web-edition-wizwar-rulebook-about = L’ottava edizione del 2012, come è stampata.
web-edition-wizwar-faq = Con le correzioni
web-edition-wizwar-faq-about = La stessa con ciò che hanno cambiato le correzioni dell’editore: adiacenza, Scudo e Corpo di Bruma.

## Valori delle opzioni

web-value-on = sì
web-value-off = no
web-value-random = a caso
web-value-in_order = in ordine

## Opzioni di Elfenwizards

web-option-elfenwizards-setup = Maghi all’inizio
web-option-elfenwizards-setup-about = La piramide completa dà a ognuno più Maghi, tutti Magic User.
web-option-elfenwizards-setup-standard = normale
web-option-elfenwizards-setup-full_pyramid = piramide completa
web-option-elfenwizards-colours = Colori
web-option-elfenwizards-colours-about = I colori cominciano in punti diversi dell’albero: a caso, o rosso, verde, blu, giallo, nero, bianco in senso orario dal primo posto.
web-option-elfenwizards-rounds = Turni
web-option-elfenwizards-rounds-about = Quanti turni dura al massimo la partita.
web-option-elfenwizards-timers = Tempo per le trattative
web-option-elfenwizards-timers-about = Un minuto a testa prima di un lancio, e cinque minuti per tutti insieme prima del primo incantesimo.
web-option-elfenwizards-grey_cost = Punti per un gettone di Magia Grigia
web-option-elfenwizards-grey_cost-about = Quanti punti della casella Magia Grigia tolgono un gettone di Magia Grigia.
web-option-elfenwizards-grey_supply = Gettoni di Magia Grigia
web-option-elfenwizards-grey_supply-about = Con dodici, i Maghi che retrocedono quando sono finiti non ne ricevono.
web-option-elfenwizards-grey_supply-unlimited = quanti ne servono
web-option-elfenwizards-grey_supply-12 = solo dodici
web-option-elfenwizards-top_tie = Due in parità al primo posto in una casella affollata
web-option-elfenwizards-top_tie-about = Da una casella con tre o più Maghi, due con gli stessi punti salgono entrambi, o non sale nessuno.
web-option-elfenwizards-top_tie-two_win = salgono entrambi
web-option-elfenwizards-top_tie-none_win = non sale nessuno
web-option-elfenwizards-vacancy_ceiling = Titoli vacanti
web-option-elfenwizards-vacancy_ceiling-about = Quali titoli vacanti può prendere un Mago sconfitto.
web-option-elfenwizards-vacancy_ceiling-any_below_high = tutti sotto High Wizard
web-option-elfenwizards-vacancy_ceiling-same_or_lower = del suo livello o più bassi
web-option-elfenwizards-vacancy_order = Ordine per i titoli vacanti
web-option-elfenwizards-vacancy_order-about = Ognuno posiziona in una volta tutti i suoi Maghi di una casella, o uno alla volta a giro.
web-option-elfenwizards-vacancy_order-player_all = tutti in una volta
web-option-elfenwizards-vacancy_order-one_each = uno ciascuno, a giro
web-option-elfenwizards-no_high_wizard_start = Il Drago senza un High Wizard
web-option-elfenwizards-no_high_wizard_start-about = Quando un turno comincia senza un High Wizard, il Drago resta o va a sinistra.
web-option-elfenwizards-no_high_wizard_start-stay = resta
web-option-elfenwizards-no_high_wizard_start-pass_left = va a sinistra
web-option-elfenwizards-retire_clears_grey = Il ritiro toglie la Magia Grigia
web-option-elfenwizards-retire_clears_grey-about = Se un High Wizard che si ritira rende tutti i suoi gettoni di Magia Grigia.
web-option-elfenwizards-ally_support_uncontested = Aiuto senza duello
web-option-elfenwizards-ally_support_uncontested-about = Se gli avversari possono posizionare incantesimi anche dove possono solo aiutare.
web-option-elfenwizards-final_tie = Parità alla fine
web-option-elfenwizards-final_tie-about = Chi è in parità condivide la vittoria, o decidono i titoli di High Wizard e poi gli Incantesimi Minori.
web-option-elfenwizards-final_tie-shared = vittoria condivisa
web-option-elfenwizards-final_tie-high_wizards_then_chips = High Wizard, poi Incantesimi Minori
web-option-elfenwizards-place_two = Due incantesimi per volta
web-option-elfenwizards-place_two-about = Se ogni volta si devono posizionare due incantesimi; altrimenti ne basta uno.
web-option-elfenwizards-place_all = Posizionare tutti i dadi
web-option-elfenwizards-place_all-about = Se dopo il secondo lancio vanno posizionati tutti i dadi; altrimenti alcuni si possono trattenere e non fanno niente.

## Opzioni di Wiz-War

web-option-wizwar-side = Lato dei settori
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
web-option-wizwar-adjacency-about = Se sono adiacenti le caselle che si toccano solo in un angolo.
web-option-wizwar-adjacency-diagonal = anche in un angolo
web-option-wizwar-adjacency-orthogonal = solo lato a lato
web-option-wizwar-shield = Scudo
web-option-wizwar-shield-about = Quanto uno Scudo aggiunge alla sua energia.
web-option-wizwar-mist_body = Corpo di Bruma
web-option-wizwar-mist_body-about = Se solo i muri di pietra toccano ancora un Corpo di Bruma o ogni muro, così che un Muro di Fuoco lo brucia.
web-option-wizwar-mist_body-stone = muri di pietra
web-option-wizwar-mist_body-all = ogni muro
web-option-wizwar-uncluttered_minds = Menti Sgombre
web-option-wizwar-uncluttered_minds-about = Gli incantesimi mantenuti non contano per il limite di carte.
web-option-wizwar-custom_spellbook = Libro su Misura
web-option-wizwar-custom_spellbook-about = Due gruppi scelgono scuole a turno e pescano da mazzi propri.
web-option-wizwar-deadly_treasures = Tesori Mortali
web-option-wizwar-deadly_treasures-about = Chi ha entrambi i propri tesori in basi di altri muore subito.
web-option-wizwar-extended_play = Partita Lunga
web-option-wizwar-extended_play-about = Servono tre o quattro punti vittoria invece di due.
web-option-wizwar-giant_book = Libro Gigante
web-option-wizwar-giant_book-about = Il mazzo è fatto di tutte le scuole; restano fuori solo i Trucchetti Neri.
web-option-wizwar-heavy_items = Strumenti Pesanti
web-option-wizwar-heavy_items-about = Raccogliere uno strumento fa finire Muovi e Lancia, come un tesoro.
web-option-wizwar-permanent_creations = Creazioni Permanenti
web-option-wizwar-permanent_creations-about = Gli oggetti creati non si mantengono e restano finché non li distrugge qualcun altro.
web-option-wizwar-treasure_hunters = Cacciatori di Tesori
web-option-wizwar-treasure_hunters-about = Contano solo i tesori: due tesori nemici nella propria base vincono, uccidere non dà punti.
