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
web-status-finished = finita
web-status-closed = chiuso

## Prima della partita

web-waiting-room = Questo tavolo attende giocatori.
web-free-seat = un posto libero
web-kept-for = riservato a { $name }
web-invite-link = Manda questo link a chi vuoi invitare:
web-copy = Copia
web-copied = Copiato
web-start-now = Comincia subito, con il computer nei posti liberi
web-your-name = Il tuo nome
web-sit-down = Siediti

## Al tavolo

web-players = Giocatori
web-board = Il tabellone
web-choices = Che cosa puoi scegliere
web-log = Cronaca
web-talk = Chiacchiere
web-promises = Promesse
web-text = A parole
web-undone = Una scelta è stata annullata.
web-say = Di’ qualcosa
web-send = Invia
web-spectator = Chi guarda
web-line-lost = Il collegamento è caduto. Tornerà da solo.
web-line-gone = Questo tavolo non è aperto a te.
web-nobody-won = La partita è finita. Non vince nessuno.
web-won = { $count ->
        [one] La partita è finita. Vince { $winners }.
       *[other] La partita è finita. Vincono insieme { $winners }.
    }
web-window-waits = È stato annunciato qualcosa. Altri possono rispondere.
web-waits-for = Si attende: { $players }.
web-waits = Si attende.
web-time-left = { $seconds ->
        [one] Resta 1 secondo
       *[other] Restano { $seconds } secondi
    }
web-undo = Annulla la scelta
web-undo-ask = Chiedi di annullare
web-undo-asked = { $player } vorrebbe annullare l’ultima scelta. Va bene?
web-orders = Quando altri annunciano qualcosa:
web-orders-ask = chiedimelo sempre
web-orders-concerned = passa per me, se non mi attaccano
web-leave = Lascia il tavolo
web-return = Riprendi il posto
web-rematch = Gioca ancora
web-next-table = Alla prossima partita
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
