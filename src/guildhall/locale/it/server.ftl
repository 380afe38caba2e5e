# Il server dei tavoli: che cosa rifiuta, e perché.

server-bad-database = Questo non è l’indirizzo di una base di dati. I tipi sono: { $kinds }.
server-bad-message = Questo messaggio è incomprensibile. Non è successo niente.
server-bad-request = Questa richiesta è incomprensibile. Non è successo niente.
server-bad-part = Questa richiesta è incomprensibile per questa sua parte: { $part }. Non è successo niente.
server-no-page = A questo indirizzo non c’è niente.
server-no-method = A questo indirizzo non si può fare.
server-too-long = Questa richiesta è troppo lunga. Non è successo niente.
server-too-slow = Questa richiesta ha impiegato troppo tempo ad arrivare. Non è successo niente.
server-broken = Qualcosa è andato storto nel server, che ne ha preso nota.
server-other-origin = La pagina di un altro server qui non può cambiare niente.
server-other-host = Questo server non risponde al nome { $host }. Chi lo gestisce può permettere questo nome con l’opzione --name.
server-bad-host-name = { $given } non può essere il nome di un server. È simile a questo: play.example.org.
server-bad-proxy = { $given } non è né l’indirizzo né la rete di un proxy. Esempi: 127.0.0.1, 10.0.0.0/8, *.
server-too-many-requests = Troppe richieste in troppo poco tempo. Aspetta un po’.
server-too-many-sockets = Troppi collegamenti allo stesso tempo. Prima chiudine qualcuno.
server-too-many-tables = Hai troppi tavoli non finiti. Prima cominciane o lasciane qualcuno.
server-too-many-from-here = Dalla tua rete sono aperti troppi tavoli non finiti. Prima cominciatene o lasciatene qualcuno.
server-bad-name = Un nome ha da 1 a { $most } lettere.
server-bad-talk = Ciò che si dice ha da 1 a { $most } lettere.
server-try-again = Qualcosa è andato storto a questo tavolo. Riprova.
server-no-choice = Manca la scelta.
server-too-many-choices = { $count ->
        [one] Di queste scelte ora si può fare solo la prima: ciò che viene dopo non si sa ancora.
       *[other] Di queste scelte ora si possono fare solo le prime { $count }: ciò che viene dopo non si sa ancora.
    }
server-too-many-messages = Troppi messaggi in troppo poco tempo.
server-no-name = Qui può parlare solo chi ha dato un nome.
server-not-you = Qui nessuno è noto con questo codice.
server-no-table = Questo tavolo non esiste.
server-no-invite = Questo tavolo è privato, e con il link che hai seguito non ci si può sedere. Chiedi il link completo.
server-no-seat = Non hai un posto a questo tavolo.
server-no-spectators = A questo tavolo non si può assistere.
server-only-players = Può farlo solo chi gioca.
server-already-begun = A questo tavolo la partita è già cominciata.
server-not-begun = A questo tavolo la partita non è ancora cominciata.
server-not-over = A questo tavolo la partita non è ancora finita.
server-position-over = A questo passo la partita era finita: non c’è niente da proseguire.
server-no-such-seat = Questo posto non esiste: i posti di questa partita sono { $seats }, contati da 0.
server-no-such-step = Questo passo non esiste: l’ultimo è { $last }.
server-other-seats = Una partita che prosegue ha tanti posti quanti prima: { $seats }.
server-seat-taken = Lì c’è già qualcuno.
server-no-undo = Questa scelta non si può più annullare.
server-nothing-asked = Nessuno ha chiesto niente.
server-other-asked = Qualcun altro vuole annullare qualcosa. Prima rispondi a quello.
server-port-taken = La porta { $port } di { $host } è occupata: forse è già in funzione un altro server. Scegline un’altra con { $option }.
server-no-address = { $host } non è un indirizzo di questa macchina.
server-running = Guildhall è a { $address } — per fermarlo: Ctrl-C.
server-database-trouble = Non si può aprire la base di dati { $address }: { $reason }.
server-database-silent = A { $address } non risponde nessuna base di dati.
server-database-newer = La base di dati { $address } è di un’altra versione di Guildhall, che questa non conosce.
server-database-taken = Un altro server ha già la base di dati { $address }. Fermalo, oppure scegline un’altra con --data o --database.
server-database-linked = Il file della base di dati { $file } ha un secondo nome (un collegamento fisico): un altro server potrebbe aprirlo senza che nessuno lo noti. Elimina l’altro nome, oppure scegli un’altra base di dati con --data o --database.
server-upgrade-failed = Non è stato possibile aggiornare la base di dati { $address }, che è rimasta invariata: { $reason }.
server-upgrade-failed-copy = Non è stato possibile aggiornare la base di dati { $address }, che è rimasta invariata: { $reason }. Una copia di prima dell’aggiornamento è in { $copy }.
server-upgrade-lost = { $count ->
    [one] una riga della tabella { $table } sarebbe andata persa
   *[other] { $count } righe della tabella { $table } sarebbero andate perse
}
server-upgrade-orphans = { $count ->
    [one] una riga rimanda a una riga che non esiste
   *[other] { $count } righe rimandano a righe che non esistono
}
server-no-database = Ora la base di dati non risponde. Riprova più tardi.
server-closed = Hanno lasciato tutti questo tavolo.
server-other-rules = La partita a questo tavolo è stata cominciata con la versione { $found } delle regole, e questo server gioca con la versione { $known }. Qui non si può continuarla; non se ne è perso niente, e una partita finita si può ancora rivedere e scaricare.
server-not-owner = Può farlo solo chi ha aperto questo tavolo.
server-one-chair = Hai già un posto a questo tavolo. Qui c’è un posto per persona.
server-removed = Chi ha aperto questo tavolo ti ha tolto il posto: non puoi più sederti qui.
server-remove-yourself = Il posto non puoi togliertelo da te. Lascia piuttosto il tavolo.
server-not-a-person = Lì gioca un giocatore automatico. Il posto si può togliere solo alle persone.
server-too-many-changes = Hai già lasciato e ripreso questa partita troppe volte. Ora il posto resta tuo fino alla fine.
server-seat-kept = Un giocatore automatico tiene il tuo posto. Prima riprendilo.
server-steady-clock = Le finestre di risposta che durano tutto il loro tempo hanno bisogno di un tempo.
server-no-promises = In questo gioco non ci sono promesse.
server-no-offer = Non c’è un’offerta aperta con il numero { $number }.
server-not-your-offer = Non spetta a te rispondere all’offerta numero { $number }.
server-no-more-offers = { $most ->
        [one] In questa partita hai già fatto un’offerta; non se ne accettano altre.
       *[other] In questa partita hai già fatto { $most } offerte; non se ne accettano altre.
    }
server-too-many-offers = { $most ->
        [one] Una tua offerta attende già una risposta.
       *[other] { $most } tue offerte attendono già una risposta.
    }
server-page-not-built = La pagina non è stata costruita. Esegui: make play
server-too-much-talk = Ora a questo tavolo si parla troppo.
server-muted = Chi ha aperto questo tavolo ti ha tolto la parola.
server-id-used = Un altro messaggio aveva già questo identificativo; non è cambiato nulla.
server-no-replacing = Si può sostituire solo un’altra persona a questo tavolo.
server-replace-later = Se non c’è nessun altro che possa votare, solo chi ha aperto il tavolo può sostituire qualcuno: quando il suo tempo è scaduto, o se la partita lo aspetta da { $minutes } minuti e non è presente.
server-too-many-orders = Hai dato troppi ordini permanenti.
server-too-many-undos = In una partita puoi annullare al massimo { $most } volte.
server-game-too-long = In questa partita sono già state fatte così tante scelte che non può continuare.
server-no-speaker = Nessuno ha detto nulla qui con quel nome.
server-too-many-mutes = In una partita si può silenziare o riammettere qualcuno al massimo { $most } volte.
