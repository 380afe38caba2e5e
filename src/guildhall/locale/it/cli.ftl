# La riga di comando: tutto ciò che stampa e che non è proprio di un gioco.

## Aiuto

cli-help = Elfenwizards e Wiz-War nel tuo terminale: gioca, guarda giocare il computer, rivedi partite, leggi le regole.
cli-help-version = Mostra la versione ed esci.
cli-help-lang = La lingua: { $languages }. Se manca: quella di GUILDHALL_LANG, poi quella del sistema, poi l’inglese.
cli-help-help = Mostra questo aiuto ed esci.
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
cli-version = Guildhall { $version } ({ $rules ->
        [compiled] regole compilate
       *[plain] regole in Python
    })
cli-help-play = Gioca una partita, contro giocatori automatici o con altre persone allo stesso terminale.

    Ogni risposta viene salvata su disco: puoi riprendere una partita interrotta con --resume.
cli-help-play-game = Il gioco; con --resume, il file da riprendere se non è l’ultima partita.
cli-help-seats = Chi siede dove, in senso orario: «me» per una persona, o il nome di un giocatore automatico ({ $bots }), ognuno con un nome a piacere: anna=me,bert=me,apprentice. Se manca: me e tre apprentice.
cli-help-edition = L’edizione delle regole ({ $editions }).
cli-help-option = Un’opzione delle regole, come NOME=VALORE; ripetila per darne altre. Le opzioni sono elencate nelle regole (guildhall rules).
cli-help-seed = Decide tutto ciò che è caso: lo stesso seme dà gli stessi lanci. Se manca: ogni volta uno nuovo.
cli-help-position = Un file di posizione (JSON) da cui cominciare.
cli-help-resume = Riprendi l’ultima partita non finita, o il file indicato.
cli-help-simulate = Fai giocare molte partite ai giocatori automatici, e conta i risultati.

    I posti ruotano: il giocatore i di --seats siede al posto i + g nella partita g. Una vittoria condivisa conta in parti uguali per chi la condivide.
cli-help-simulate-game = Il gioco.
cli-help-simulate-seats = I giocatori automatici, in senso orario ({ $bots }). Se manca: apprentice,random,random,random.
cli-help-games = Quante partite.
cli-help-simulate-seed = Decide tutto ciò che è caso: lo stesso seme dà le stesse partite, qualunque sia --jobs. Se manca: ogni volta uno nuovo.
cli-help-jobs = Quante partite giocare allo stesso tempo.
cli-help-json = Stampa i risultati come un solo oggetto JSON, e nient’altro.
cli-help-records = Un file per le registrazioni di tutte le partite, una per riga.
cli-help-replay = Ripercorri passo per passo una partita registrata, avanti e indietro; senza un terminale, stampa tutto ciò che è successo.
cli-help-replay-file = Il file con la registrazione.
cli-help-replay-game = Quale partita rivedere, se il file ne contiene più d’una.
cli-help-replay-step = Comincia dopo questo numero di risposte.
cli-help-verify = Verifica che nessuno abbia scelto i dadi di una partita registrata: il seme è quello su cui il tavolo si è impegnato prima del primo lancio, e ogni lancio e ogni pescata ne derivano.

    Il codice d’uscita è 0 se tutto nel file è verificato, altrimenti 1.
cli-help-verify-file = Il file con la registrazione.
cli-help-serve = Avvia un server di tavoli: si gioca nel browser, da soli o con altri in rete.

    Tutto viene conservato in un database: un file nella tua cartella dei dati, o PostgreSQL.
cli-help-serve-data = La cartella per il file del database.
cli-help-serve-database = L’indirizzo di un database PostgreSQL da usare al posto di un file, come postgresql://user@host/name.
cli-help-serve-host = L’indirizzo su cui ascoltare.
cli-help-serve-port = La porta su cui ascoltare.
cli-help-serve-browser = Apri il browser quando il server è pronto.
cli-help-serve-limits = Rifiuta richieste e messaggi troppo frequenti. Disattiva per le misurazioni.
cli-help-serve-name = Un nome con cui si raggiunge questo server, come play.example.org; ripetilo per darne altri. I nomi e gli indirizzi IP di questa macchina funzionano sempre.
cli-help-serve-proxy = Un proxy davanti a questo server, con il suo indirizzo o la sua rete, o * per qualsiasi; ripetilo per darne altri. Il server si fida della sua intestazione X-Forwarded-For.
cli-help-serve-metrics-port = Offri su questa porta le metriche per Prometheus, solo a questa macchina.
cli-help-rules = Leggi le regole: tutte, una sezione o un paragrafo.
cli-help-rules-game = Il gioco.
cli-help-rules-paragraph = Una sezione (5), un paragrafo (5.8), o parole da cercare (controincantesimo).

## Nomi

cli-name-person = Giocatore
cli-name-bot-apprentice = Apprendista
cli-name-bot-random = Casuale
cli-name-numbered = { $name } { $number }

## Giocare

cli-with-rule = { $sentence } (regola { $rule })
cli-prompt-rule = (regola { $rule })
cli-ask = { $player } >
cli-hand-over = { $player }, premi Invio quando non guarda nessun altro:
cli-only-choice = { $player } ha una sola scelta: { $choice }.
cli-news-before = ({ $count ->
        [one] un’altra riga
       *[other] altre { $count } righe
    }: scrivi { typed-command-log } { $all })
cli-begin = { $game } ({ $options }), seme { $seed }. Scrivi { typed-command-help } per i comandi.
cli-begin-option = { $name }: { $value }
cli-resumed = Si riprende { $file }.
cli-line-too-long = Non è successo niente: ciò che viene dopo «{ $done }» dipende da un lancio o da altri, quindi non puoi ancora dire «{ $word }».
cli-way-too-long = Non è successo niente: sulla strada verso «{ $word }» succede qualcosa, quindi non puoi ancora dire «{ $next }».
cli-line-cut = Nel frattempo è successo qualcosa: { $count ->
        [one] l’ultima scelta della riga non è stata fatta.
       *[other] le ultime { $count } scelte della riga non sono state fatte.
    }
cli-no-such-number = { $number } non è fra le scelte: sono numerate da { $least } a { $most }.
cli-nothing-done = { $sentence } Non è successo niente.
cli-undone = Annullato: { $player } sceglie di nuovo.
cli-undo-roll = Non puoi annullare altro: i lanci, le scelte di altre persone e le carte rivelate sono definitivi.
cli-why-usage = Di’ che cosa vorresti fare, per esempio: { typed-command-why } { $example }
cli-why-legal = Ora puoi fare «{ $wish }».
cli-saved = La partita è salvata: { $file }
cli-saved-copy = Una copia della partita è salvata: { $file }
cli-save-failed = Impossibile salvare la partita in { $file }: { $why } Puoi continuare a giocare: alla prossima risposta si riprova, e «{ typed-command-save } FILE» salva la partita altrove.
cli-save-works-again = La partita è di nuovo salvata: { $file }
cli-quit-unsaved = La partita non è salvata. «{ typed-command-save } FILE» la salva altrove; scrivi di nuovo { typed-command-quit } per uscire senza salvare.
cli-left = La partita è salvata. Riprendila con: { $command }
cli-left-unsaved = Non è stato possibile salvare la partita.
cli-rescued = Non è stato possibile salvare la partita al solito posto, quindi è salvata qui. Riprendila con: { $command }
cli-rules-usage = Di’ quale paragrafo, o una parola da cercare: { typed-command-rules } { $example }
cli-unknown-rest = Scrivi { $command } senza altre parole.

cli-over = La partita è finita: { $reason }
cli-over-winner = Vince { $players }.
cli-over-winners = { $players } condividono la vittoria.
cli-over-record = La registrazione della partita: { $file }
cli-over-rescued = Non è stato possibile salvare la registrazione della partita al solito posto, ed è qui: { $file }
cli-over-unsaved = Non è stato possibile salvare la registrazione della partita.
cli-column-place = Posizione
cli-column-player = Giocatore
cli-column-score = Punti

cli-commands =
    Per scegliere, scrivi un numero della lista o la sua parola. Le maiuscole non contano, e basta un’abbreviazione chiara.
    Più scelte in una riga valgono tutte o nessuna: { $line }
    Una riga vuota mostra di nuovo la lista.
cli-command-undo = annulla la tua ultima scelta e ciò che i giocatori automatici hanno fatto da allora; i lanci e le scelte di altre persone sono definitivi
cli-command-why = perché non puoi scegliere qualcosa, con la regola: { typed-command-why } { $wish }
cli-command-rules = leggi un paragrafo o una sezione delle regole: { typed-command-rules } 5.8
cli-command-log = tutto ciò che è successo; { typed-command-log } 20: le ultime 20 righe
cli-command-save = dove è salvata la partita; { typed-command-save } FILE: salvane lì una copia
cli-command-board = disegna di nuovo il tabellone
cli-command-help = questa lista
cli-command-quit = esci; la partita è salvata, e guildhall play --resume la riprende

## Regole

rules-section = { $number } { $title }
rules-sections = da { $first } a { $last }
rules-nothing-found = Le regole non dicono niente su «{ $text }».

## Dati sbagliati

cli-bad-lang = Non c’è una lingua «{ $name }». Le lingue sono: { $allowed }.
bad-player = «{ $name }» non è un tipo di giocatore. I tipi sono: { $allowed }.
bad-player-name = «{ $name }» non può essere il nome di un giocatore: un nome ha da 1 a { $most } caratteri, senza virgole né segni di uguale.
bad-player-twice = Due giocatori si chiamano «{ $name }».
bad-option-form = «{ $given }» non è un’opzione. Scrivi NOME=VALORE, per esempio { $example }.
bad-resume-with = Una partita ripresa mantiene le sue impostazioni: togli { $option }.
bad-resume-none = In { $folder } non c’è una partita non finita da riprendere.
bad-resume-over = { $file }: questa partita è finita. Guardala con: { $command }
bad-resume-several = { $file }: questo file contiene { $count } partite; si può riprendere solo un file con una partita sola.
bad-position-seats = La posizione ha { $seats } giocatori, ma --seats ne nomina { $found }.
bad-position-with = Questo lo dice già la posizione: togli { $option }.
bad-position-foreign = Questa non è una posizione di una partita di Guildhall.
bad-position-record = Questa è una registrazione, non una posizione. Riprendila con --resume.
bad-record-empty = Il file è vuoto.
bad-record-player = La registrazione non dice chi è «{ $name }». Nomina i giocatori con --seats.
bad-record-players = La registrazione nomina { $found } giocatori per { $seats } posti. Nomina i giocatori con --seats.
bad-resume-seats = La partita salvata ha { $seats } giocatori, ma --seats ne nomina { $found }.
bad-game-number = { $file }: in questo file non c’è una partita { $number }; ne contiene { $count }.
bad-step-number = Non c’è un passo { $number }. I passi di questa partita vanno da 0 a { $last }.
bad-rulebook = Qui non c’è un compendio delle regole di { $game }.
bad-section = Non c’è una sezione o un paragrafo «{ $number }». Le sezioni vanno { $sections }.
bad-paragraph = Non c’è un paragrafo «{ $number }». La sezione { $section } va da { $first } a { $last }.
bad-usage = { $sentence } (vedi guildhall --help)
bad-usage-command = Non c’è un comando «{ $name }». I comandi sono: { $allowed }.
bad-usage-extra = Argomento inatteso: { $given }
bad-usage-option = Qui non c’è un’opzione «{ $name }».
bad-usage-option-near = Qui non c’è un’opzione «{ $name }». Simili: { $near }.
bad-usage-value = { $option } richiede un valore.
bad-usage-no-value = { $option } non ammette un valore.
bad-usage-missing = Manca { $name }.
bad-usage-number = { $option } deve essere un numero intero.
bad-usage-number-least = { $option } deve essere un numero intero, almeno { $least }.
bad-usage-number-between = { $option } deve essere un numero intero da { $least } a { NUMBER($most, useGrouping: 0) }.

file-says = { $file }: { $why }
file-says-in-line = { $file }, riga { $line }: { $why }
file-read = Impossibile leggere { $file }: { $why }
file-write = Impossibile scrivere { $file }: { $why }
file-not-ours = { $file } esiste e non è una registrazione di Guildhall, quindi resta com’è. Scegli un altro nome.
file-no-text = { $file } non è un file di testo.
file-no-json = non è JSON, dalla colonna { $column } in poi.
file-cut-off = qui il file si interrompe.
file-missing = non c’è un file o una cartella con questo nome.
file-folder = è una cartella.
file-not-a-folder = una parte del percorso non è una cartella.
file-forbidden = non hai il permesso.
file-read-only = il disco è di sola lettura.
file-full = il disco è pieno.
file-exists = c’è già un file con questo nome.
file-name = il nome è troppo lungo.
file-device = non è un file.
file-trouble = { $reason }.

cli-fault = Qualcosa è andato storto dentro Guildhall ({ $what }). Le partite sono salvate fino all’ultima risposta. I dettagli per una segnalazione: { $file }
cli-fault-untold = Qualcosa è andato storto dentro Guildhall ({ $what }). Le partite sono salvate fino all’ultima risposta.

## Simulare

simulate-title = { $games ->
        [one] Una partita
       *[other] { $games } partite
    } di { $game }, seme { $seed }
simulate-progress = Si gioca
simulate-bot = Giocatore
simulate-wins = Vittorie
simulate-share = Quota di vittorie
simulate-interval = Intervallo al 95%
simulate-mean-score = Punteggio medio
simulate-split = Una vittoria condivisa conta in parti uguali.
simulate-length = Durata media: { $decisions } decisioni
simulate-speed = Velocità: { $speed } decisioni al secondo
simulate-endings = Come sono finite le partite:
simulate-unfinished = Interruzione: { $count ->
        [one] una partita non è stata giocata.
       *[other] { $count } partite non sono state giocate.
    }
simulate-records = Le registrazioni di tutte le partite: { $file }

## Rivedere

replay-head = { $file }
replay-head-game = { $file }, partita { $number } di { $count }
replay-step = Passo { $step } di { $last }
replay-choice = { $player } sceglie: { $choice }.
replay-ask = n avanti, p indietro, un numero, { typed-command-first }, { typed-command-last }, { typed-command-log }, { typed-command-quit } >
replay-unknown = «{ $word }» non è fra questi: n, p, un numero, { typed-command-first }, { typed-command-last }, { typed-command-log }, { $commands }.
replay-at-end = Questo è l’ultimo passo.
replay-at-start = Questo è il primo passo.

## Verificare

verify-head = { $file }: { $game }
verify-head-game = { $file }, partita { $number } di { $count }: { $game }
verify-table = Il tavolo { $table } si è impegnato su { $commitment }. Entrambi devono essere quelli mostrati prima del primo lancio.
verify-values = Aggiunti poi dai giocatori: { $values }. Il tuo deve essere quello che hai aggiunto tu.
verify-value = { $player } «{ $value }»
verify-value-none = { $player } niente
verify-no-commitment = Questa registrazione non ha un impegno, quindi nessuno può dire come è stato scelto il suo seme { $seed }.
verify-no-value = Nessun giocatore ha aggiunto un valore, quindi chi ha creato il segreto poteva sceglierlo, e con esso i dadi.
verify-seed = Il segreto corrisponde all’impegno; segreto, tavolo e valori danno il seme { $seed }.
verify-rolls = { $count ->
        [0] Non ci sono stati lanci
        [one] L’unico lancio deriva dal seme
       *[other] Tutti i { $count } lanci e pescate derivano dal seme
    }, e { $ended ->
        [yes] la partita finisce come è registrato.
       *[no] la partita non è finita.
    }
verify-written = { $count ->
        [one] Ma il primo lancio no: era nella posizione da cui la partita è cominciata.
       *[other] Ma i primi { $count } lanci no: erano nella posizione da cui la partita è cominciata.
    }
verify-start = La partita è cominciata da una posizione; qui niente dice come ci si è arrivati.
verify-proved = Verificato: né il tavolo né un giocatore da solo poteva scegliere questi dadi.
verify-unproved = Non verificato: { $why }

fair-unpublished = il tavolo non ha ancora rivelato il suo segreto; lo fa quando la partita è finita.
fair-no-seed = la registrazione non ha né un seme né un impegno.
fair-seed-missing = la registrazione non ha un seme; deve essere { $due }.
fair-other-secret = il segreto non corrisponde all’impegno: dà { $found }.
fair-other-seed = il seme nella registrazione è { $seed }, ma segreto, tavolo e valori danno { $due }.
fair-other-roll = il lancio { $number } è registrato come { $written }, ma deve essere stato { $rolled }.
fair-roll-missing = il lancio { $number } non è nella registrazione; deve essere stato { $rolled }.
fair-roll-left = il lancio { $number }, registrato come { $written }, non è mai stato fatto.

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
