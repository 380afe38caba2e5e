# La riga di comando: tutto ciò che stampa e che non è proprio di un gioco.

## Aiuto

cli-help = Elfenwizards e Wiz-War al terminale: giocaci, guarda giocare il computer, rivedi partite, leggi le regole.
cli-help-version = Mostra la versione ed esce.
cli-help-lang = La lingua: { $languages }. Senza questo: quella di GUILDHALL_LANG, o del tuo sistema, o l’inglese.
cli-help-help = Mostra questo aiuto ed esce.
cli-help-usage = Uso: { $call }
cli-help-arguments = Argomenti
cli-help-options = Opzioni
cli-help-commands = Comandi
cli-help-default = [predefinito: { $value }]
cli-help-required = [obbligatorio]
cli-help-call-options = [OPZIONI]
cli-help-call-command = COMANDO …
cli-word-game = GIOCO
cli-word-file = FILE
cli-word-folder = CARTELLA
cli-word-seats = POSTI
cli-word-language = LINGUA
cli-word-option = NOME=VALORE
cli-word-number = NUMERO
cli-word-edition = EDIZIONE
cli-word-address = INDIRIZZO
cli-word-name = NOME
cli-word-paragraph = PARAGRAFO
cli-version = Guildhall { $version }
cli-help-play = Gioca una partita, contro il computer o con altre persone allo stesso terminale.

    Ogni risposta viene conservata su disco: una partita interrotta, in qualunque modo, prosegue con --resume.
cli-help-play-game = Il gioco; con --resume il file da proseguire, se non è l’ultima partita.
cli-help-seats = Chi siede dove, in senso orario: «me» per una persona, o il nome di un giocatore automatico ({ $bots }), ognuno con un nome se vuoi: anna=me,bert=me,apprentice. Senza questo: me e tre apprentice.
cli-help-edition = L’edizione delle regole ({ $editions }).
cli-help-option = Un’opzione delle regole, come NOME=VALORE; si può ripetere per darne un’altra. Le opzioni si trovano nelle regole (guildhall rules).
cli-help-seed = Decide tutto ciò che è caso; lo stesso seme dà gli stessi lanci. Senza questo: ogni volta uno nuovo.
cli-help-position = Un file con una posizione (JSON) da cui cominciare.
cli-help-resume = Prosegui l’ultima partita non finita, o il file nominato.
cli-help-simulate = Fai giocare molte partite al computer, e conta.

    I posti ruotano: il giocatore i di --seats siede al posto i + g nella partita g. Una vittoria condivisa conta in parti uguali per chi la condivide.
cli-help-simulate-game = Il gioco.
cli-help-simulate-seats = I giocatori automatici, in senso orario ({ $bots }).
cli-help-games = Quante partite.
cli-help-simulate-seed = Decide tutto ciò che è caso; lo stesso seme dà le stesse partite, qualunque sia --jobs. Senza questo: ogni volta uno nuovo.
cli-help-jobs = Quante partite si giocano allo stesso tempo.
cli-help-json = Stampa i risultati come un solo oggetto JSON, e nient’altro.
cli-help-records = Un file per i verbali di tutte le partite, uno per riga.
cli-help-replay = Ripercorri passo per passo una partita registrata, avanti e indietro; o stampa tutto ciò che vi è successo, dove non c’è un terminale.
cli-help-replay-file = Il file con il verbale.
cli-help-replay-game = Quale partita di un file che ne ha più d’una.
cli-help-replay-step = Comincia dopo questo numero di risposte.
cli-help-verify = Dimostra che nessuno ha scelto i dadi di una partita registrata: il suo seme è quello per cui il tavolo si è impegnato prima del primo lancio, e ogni lancio e ogni pescata ne segue.

    Il codice d’uscita è 0 se tutto nel file è dimostrato, 1 se qualcosa non lo è.
cli-help-verify-file = Il file con il verbale.
cli-help-serve = Apri un server di tavoli: si gioca nel browser, da soli o con altri in rete.

    Tutto ciò che succede viene conservato in una base di dati: un file nella tua cartella dei dati, o PostgreSQL.
cli-help-serve-data = La cartella per il file della base di dati.
cli-help-serve-database = L’indirizzo di una base di dati PostgreSQL da usare al posto di un file, come postgresql://user@host/name.
cli-help-serve-host = L’indirizzo su cui ascoltare.
cli-help-serve-port = La porta su cui ascoltare.
cli-help-serve-browser = Apri il browser quando il server è pronto.
cli-help-serve-limits = Rifiuta richieste e messaggi troppo frequenti. Per le misurazioni va disattivato.
cli-help-serve-name = Un nome con cui si raggiunge questo server, come play.example.org. Si può dare più volte. I nomi di questa macchina e gli indirizzi IP funzionano sempre.
cli-help-serve-proxy = Un proxy davanti a questo server, con il suo indirizzo o la sua rete, o * per tutti. Ciò che dice in X-Forwarded-For è creduto. Si può dare più volte.
cli-help-serve-metrics-port = Offri su questa porta le metriche per Prometheus, solo per questa macchina.
cli-help-rules = Leggi le regole: tutte, una sezione o un paragrafo.
cli-help-rules-game = Il gioco.
cli-help-rules-paragraph = Una sezione (5), un paragrafo (5.8) o parole da cercare (contromagia).

## Nomi

cli-name-person = Giocatore
cli-name-bot-apprentice = Apprendista
cli-name-bot-random = Casuale
cli-name-numbered = { $name } { $number }

## Giocare

cli-with-rule = { $sentence } (regola { $rule })
cli-prompt-rule = (regola { $rule })
cli-ask = { $player } >
cli-hand-over = { $player }, premi Invio quando guardi solo tu:
cli-only-choice = { $player } ha una sola scelta: { $choice }.
cli-news-before = ({ $count ->
        [one] un’altra riga
       *[other] altre { $count } righe
    }: scrivi log { $all })
cli-begin = { $game }: { $options }, seme { $seed }. Scrivi help per i comandi.
cli-begin-option = { $name } ({ $value })
cli-resumed = Si prosegue con { $file }.
cli-line-too-long = Non è successo niente: ciò che viene dopo «{ $done }» lo decide un lancio o qualcun altro, quindi «{ $word }» non si può ancora dire.
cli-way-too-long = Non è successo niente: sulla strada verso «{ $word }» succederà qualcosa, quindi «{ $next }» non si può ancora dire.
cli-line-cut = È successo qualcosa nel mezzo: { $count ->
        [one] l’ultima scelta della riga non è stata fatta.
       *[other] le ultime { $count } scelte della riga non sono state fatte.
    }
cli-no-such-number = { $number } non è fra le scelte: sono numerate da { $least } a { $most }.
cli-nothing-done = { $sentence } Non è successo niente.
cli-undone = Annullato: { $player } sceglie di nuovo.
cli-undo-roll = Non si può annullare niente: i lanci sono definitivi, e così ciò che un’altra persona ha scelto e ciò che è venuto alla luce.
cli-why-usage = Di’ che cosa vorresti fare, per esempio: why { $example }
cli-why-legal = «{ $wish }» ora si può fare.
cli-saved = La partita è salvata: { $file }
cli-saved-copy = Una copia della partita è salvata: { $file }
cli-save-failed = La partita non si può salvare in { $file }: { $why } Va avanti, e dopo la prossima risposta si riprova a salvare; «save FILE» la salva altrove.
cli-save-works-again = La partita è di nuovo salvata: { $file }
cli-quit-unsaved = La partita non è salvata. «save FILE» la salva altrove; scrivi ancora una volta quit per uscire senza.
cli-left = La partita è salvata. Prosegui con: { $command }
cli-left-unsaved = Non è stato possibile salvare la partita.
cli-rescued = Non è stato possibile salvare la partita al suo posto, ed è salvata qui. Prosegui con: { $command }
cli-rules-usage = Indica un paragrafo o una parola da cercare: rules { $example }
cli-unknown-rest = Dopo { $command } non servono altre parole.

cli-over = La partita è finita: { $reason }
cli-over-winner = Vince { $players }.
cli-over-winners = Condividono la vittoria: { $players }.
cli-over-record = Il verbale della partita: { $file }
cli-over-rescued = Non è stato possibile salvare il verbale della partita al suo posto, ed è qui: { $file }
cli-over-unsaved = Non è stato possibile salvare il verbale della partita.
cli-column-place = Posto
cli-column-player = Giocatore
cli-column-score = Punti

cli-commands =
    Una scelta è un numero della lista o la sua parola; le maiuscole non contano, e basta un inizio chiaro.
    Più scelte in una riga valgono tutte insieme o per niente: { $line }
    Una riga vuota mostra di nuovo la lista.
cli-command-undo = annulla la tua ultima scelta, e ciò che il computer ha fatto da allora; i lanci e le scelte di altre persone sono definitivi
cli-command-why = perché una scelta non è permessa, con la sua regola: why { $wish }
cli-command-rules = leggi un paragrafo o una sezione delle regole: rules 5.8
cli-command-log = tutto ciò che è successo; log 20: le ultime 20 righe
cli-command-save = dove è salvata la partita; save FILE: salvane lì una copia
cli-command-board = disegna di nuovo il tabellone
cli-command-help = questa lista
cli-command-quit = esci; la partita è salvata e prosegue con guildhall play --resume

## Regole

rules-section = { $number } { $title }
rules-sections = { $first } a { $last }
rules-nothing-found = Le regole non dicono nulla su «{ $text }».

## Dati sbagliati

cli-bad-lang = Non c’è una lingua «{ $name }». Le lingue sono: { $allowed }.
bad-player = Nessuno di nome «{ $name }» può sedere a questo tavolo. Ci sono: { $allowed }.
bad-player-name = «{ $name }» non può essere il nome di un giocatore: deve avere da 1 a { $most } lettere, senza virgole né segni di uguale.
bad-player-twice = Due giocatori si chiamano «{ $name }».
bad-option-form = «{ $given }» non è un’opzione: scrivi NOME=VALORE, per esempio { $example }.
bad-resume-with = Una partita salvata prosegue come è cominciata: togli { $option }.
bad-resume-none = In { $folder } non c’è una partita non finita da proseguire.
bad-resume-over = { $file }: questa partita è finita; guardala con: { $command }
bad-resume-several = { $file }: questo file contiene { $count } partite; si può proseguire solo un file che ne ha una.
bad-position-seats = La posizione ha { $seats } giocatori, ma --seats ne nomina { $found }.
bad-position-with = Questo lo dice già la posizione: togli { $option }.
bad-position-foreign = Questa non è una posizione di una partita di Guildhall.
bad-position-record = Questo è un verbale, non una posizione; proseguilo con --resume.
bad-record-empty = Il file è vuoto.
bad-record-player = Il verbale non dice chi è «{ $name }»; nomina i giocatori con --seats.
bad-record-players = Giocatori nominati nel verbale: { $found }, posti: { $seats }; nomina i giocatori con --seats.
bad-resume-seats = La partita salvata ha { $seats } giocatori, ma --seats ne nomina { $found }.
bad-game-number = { $file }: in questo file non c’è una partita { $number }; ne contiene { $count }.
bad-step-number = Non c’è un passo { $number }: i passi di questa partita vanno da 0 a { $last }.
bad-rulebook = Qui non c’è un compendio delle regole di { $game }.
bad-section = Non c’è una sezione o un paragrafo «{ $number }». Le sezioni vanno da { $sections }.
bad-paragraph = Non c’è un paragrafo «{ $number }»: la sezione { $section } va da { $first } a { $last }.
bad-usage = { $sentence } (guildhall --help dice di più)
bad-usage-command = Non c’è un comando «{ $name }». I comandi sono: { $allowed }.
bad-usage-extra = Questo è di troppo: { $given }
bad-usage-option = Qui non c’è un’opzione «{ $name }».
bad-usage-option-near = Qui non c’è un’opzione «{ $name }». C’è: { $near }.
bad-usage-value = Dopo { $option } ci vuole un valore.
bad-usage-no-value = { $option } non prende un valore.
bad-usage-missing = Manca { $name }.
bad-usage-number = { $option } deve essere un numero intero.
bad-usage-number-least = { $option } deve essere un numero intero, almeno { $least }.
bad-usage-number-between = { $option } deve essere un numero intero da { $least } a { NUMBER($most, useGrouping: 0) }.

file-says = { $file }: { $why }
file-says-in-line = { $file }, riga { $line }: { $why }
file-read = { $file } non si può leggere: { $why }
file-write = { $file } non si può scrivere: { $why }
file-not-ours = { $file } esiste e non è un verbale di Guildhall; resta com’è. Scegli un altro nome.
file-no-text = { $file } non è un file di testo.
file-no-json = questo non è JSON, dalla colonna { $column } in poi.
file-cut-off = qui il file si interrompe.
file-missing = non c’è un file o una cartella con questo nome.
file-folder = è una cartella.
file-not-a-folder = una parte del percorso non è una cartella.
file-forbidden = non ne hai il permesso.
file-read-only = il disco è di sola lettura.
file-full = il disco è pieno.
file-exists = c’è già un file con questo nome.
file-name = il nome è troppo lungo.
file-device = non è un file.
file-trouble = { $reason }.

cli-fault = Qualcosa è andato storto dentro Guildhall ({ $what }). Le partite sono conservate fino all’ultima risposta. I dettagli per una segnalazione: { $file }
cli-fault-untold = Qualcosa è andato storto dentro Guildhall ({ $what }). Le partite sono conservate fino all’ultima risposta.

## Simulare

simulate-title = { $games ->
        [one] Una partita
       *[other] { $games } partite
    } di { $game }, seme { $seed }
simulate-progress = Si gioca
simulate-bot = Giocatore
simulate-wins = Vittorie
simulate-share = Quota di vittorie
simulate-interval = Intervallo al 95 %
simulate-mean-score = Punti in media
simulate-split = Una vittoria condivisa conta in parti uguali.
simulate-length = Durata media: { $decisions } decisioni
simulate-speed = Velocità: { $speed } decisioni al secondo
simulate-endings = Come sono finite le partite:
simulate-unfinished = Interruzione: { $count ->
        [one] una partita non è stata giocata.
       *[other] { $count } partite non sono state giocate.
    }
simulate-records = I verbali di tutte le partite: { $file }

## Rivedere

replay-head = { $file }
replay-head-game = { $file }, partita { $number } di { $count }
replay-step = Passo { $step } di { $last }
replay-choice = { $player } sceglie: { $choice }.
replay-ask = n avanti, p indietro, un numero, first, last, log, quit >
replay-unknown = «{ $word }» non è fra: n, p, un numero, first, last, log, { $commands }.
replay-at-end = Questo è l’ultimo passo.
replay-at-start = Questo è il primo passo.

## Verificare

verify-head = { $file }: { $game }
verify-head-game = { $file }, partita { $number } di { $count }: { $game }
verify-table = Il tavolo { $table } si è impegnato con { $commitment }. Entrambi devono essere ciò che ha mostrato prima del primo lancio.
verify-values = Aggiunto dopo dai giocatori: { $values }. Il tuo deve essere ciò che hai aggiunto tu.
verify-value = { $player } «{ $value }»
verify-value-none = { $player } niente
verify-no-commitment = In questo verbale non c’è un impegno: non si può dire come è stato scelto il suo seme { $seed }.
verify-no-value = Nessun giocatore ha aggiunto un valore: chi ha fatto il segreto poteva sceglierlo, e con esso i dadi.
verify-seed = Il segreto è quello dell’impegno; segreto, tavolo e valori danno il seme { $seed }.
verify-rolls = { $count ->
        [0] Non c’è stato nessun lancio
        [one] L’unico lancio segue dal seme
       *[other] Tutti i lanci e le pescate ({ $count }) seguono dal seme
    }, e { $ended ->
        [yes] la partita finisce come è scritto.
       *[no] la partita non è finita.
    }
verify-written = { $count ->
        [one] Ma il primo lancio no: era nella posizione con cui la partita è cominciata.
       *[other] Ma i primi { $count } lanci no: erano nella posizione con cui la partita è cominciata.
    }
verify-start = La partita è cominciata da una posizione; qui niente dice come ci si è arrivati.
verify-proved = Dimostrato: né il tavolo né un giocatore da solo poteva scegliere questi dadi.
verify-unproved = Non dimostrato: { $why }

fair-unpublished = il tavolo non ha ancora pubblicato il suo segreto; lo fa quando la partita è finita.
fair-no-seed = il verbale non ha né un seme né un impegno.
fair-seed-missing = il verbale non ha un seme; deve essere { $due }.
fair-other-secret = il segreto non è quello dell’impegno; il suo impegno è { $found }.
fair-other-seed = il seme nel verbale è { $seed }; segreto, tavolo e valori danno { $due }.
fair-other-roll = il lancio { $number } è scritto come { $written }; deve essere stato { $rolled }.
fair-roll-missing = il lancio { $number } non è nel verbale; deve essere stato { $rolled }.
fair-roll-left = il lancio { $number }, scritto come { $written }, non è mai stato fatto.

## Il tabellone di Elfenwizards

board-elfenwizards-round = Turno { $round } di { $rounds }
board-elfenwizards-step = Fase { $step }: { $title }
board-elfenwizards-over = La partita è finita
board-elfenwizards-years = Registro dei turni
board-elfenwizards-nobody = nessuno
board-elfenwizards-passed = Sconfitti
board-elfenwizards-caution = ! { $sentence } (regola { $rule })
board-elfenwizards-player = Giocatore
board-elfenwizards-name = { $player }
board-elfenwizards-score = Punti
board-elfenwizards-worth = Ora
board-elfenwizards-total = Totale
board-elfenwizards-chips = Minori
board-elfenwizards-spent = Usati
board-elfenwizards-dice-front = Dadi
board-elfenwizards-dice-to-roll = { $count } da lanciare
board-elfenwizards-dragon = Drago
board-elfenwizards-has-passed = ha passato
board-elfenwizards-crowned = { $count ->
        [one] H una volta
        [2] H due volte
       *[other] H { $count } volte
    }
