# Il server dei tavoli: che cosa rifiuta, e perché.

server-bad-database = Questo non è l’indirizzo di un database. Sono ammessi: { $kinds }.
server-bad-message = Messaggio incomprensibile. Non è successo niente.
server-bad-request = Richiesta incomprensibile. Non è successo niente.
server-bad-part = Richiesta incomprensibile a causa di questa parte: { $part }. Non è successo niente.
server-no-page = A questo indirizzo non c’è niente.
server-no-method = A questo indirizzo questa operazione non è possibile.
server-too-long = La richiesta è troppo lunga. Non è successo niente.
server-too-slow = La richiesta ha impiegato troppo tempo ad arrivare. Non è successo niente.
server-broken = Qualcosa è andato storto nel server; il suo registro dice che cosa.
server-other-origin = Le richieste da altri siti non sono ammesse.
server-other-host = Questo server non risponde al nome { $host }. Chi lo gestisce può ammettere questo nome con --name.
server-bad-host-name = { $given } non è un nome valido per un server. Un nome valido somiglia a play.example.org.
server-bad-proxy = { $given } non è l’indirizzo né la rete di un proxy. Esempi: 127.0.0.1, 10.0.0.0/8, *.
server-too-many-requests = Troppe richieste in poco tempo. Aspetta un momento.
server-too-many-sockets = Troppe connessioni contemporanee. Prima chiudine qualcuna.
server-too-many-tables = Hai troppi tavoli non finiti. Prima cominciane o lasciane qualcuno.
server-too-many-from-here = Dalla tua rete sono aperti troppi tavoli non finiti. Prima cominciatene o lasciatene qualcuno.
server-bad-name = Un nome può avere da 1 a { $most } caratteri.
server-bad-talk = Un messaggio può avere da 1 a { $most } caratteri.
server-try-again = Qualcosa è andato storto a questo tavolo. Riprova.
server-no-choice = Manca la scelta.
server-too-many-choices = { $count ->
        [one] Di queste scelte ora si può fare solo la prima: ciò che viene dopo non si sa ancora.
       *[other] Di queste scelte ora si possono fare solo le prime { $count }: ciò che viene dopo non si sa ancora.
    }
server-too-many-messages = Troppi messaggi in poco tempo. Aspetta un momento.
server-no-name = Per scrivere qui serve un nome.
server-not-you = Questo codice non è riconosciuto.
server-no-table = Questo tavolo non esiste.
server-no-invite = Questo tavolo è privato, e con il tuo link non puoi sederti. Chiedi il link completo a chi te l’ha mandato.
server-no-seat = Non hai un posto a questo tavolo.
server-no-spectators = A questo tavolo gli spettatori non sono ammessi.
server-only-players = Può farlo solo chi gioca.
server-already-begun = A questo tavolo la partita è già cominciata.
server-not-begun = A questo tavolo la partita non è ancora cominciata.
server-not-over = A questo tavolo la partita non è ancora finita.
server-position-over = A questo passo la partita era già finita: non si può giocare da qui.
server-no-such-seat = Questo posto non esiste. I posti di questa partita sono { $seats }, numerati da 0.
server-no-such-step = Questo passo non esiste. L’ultimo è { $last }.
server-other-seats = Servono tanti posti quanti nella partita originale: { $seats }.
server-seat-taken = Lì c’è già qualcuno.
server-no-undo = Questo non si può più annullare.
server-nothing-asked = Non c’è nessuna richiesta a cui rispondere.
server-other-asked = Qualcun altro ha chiesto di annullare una scelta. Prima rispondi a quella richiesta.
server-port-taken = La porta { $port } di { $host } è già in uso, forse da un altro server. Scegline un’altra con { $option }.
server-no-address = { $host } non è un indirizzo di questa macchina.
server-running = Guildhall è in funzione su { $address } — premi Ctrl-C per fermarlo.
server-others = Anche gli altri nella tua rete possono aprire { $address }.
server-others-none = Guildhall non ha trovato un indirizzo di rete di questa macchina che altri possano usare.
server-database-trouble = Impossibile aprire il database { $address }: { $reason }.
server-database-silent = All’indirizzo { $address } non risponde nessun database.
server-database-newer = Il database { $address } è stato creato da una versione di Guildhall che questa non conosce.
server-database-taken = Un altro server sta già usando il database { $address }. Ferma quel server, oppure scegli un altro database con --data o --database.
server-database-linked = Il file del database { $file } ha un secondo nome (un collegamento fisico), quindi un altro server potrebbe aprirlo senza che nessuno se ne accorga. Elimina l’altro nome, oppure scegli un altro database con --data o --database.
server-upgrade-failed = Non è stato possibile aggiornare il database { $address }, che è rimasto invariato: { $reason }.
server-upgrade-failed-copy = Non è stato possibile aggiornare il database { $address }, che è rimasto invariato: { $reason }. Una copia di prima dell’aggiornamento è in { $copy }.
server-upgrade-lost = { $count ->
    [one] una riga della tabella { $table } sarebbe andata persa
   *[other] { $count } righe della tabella { $table } sarebbero andate perse
}
server-upgrade-orphans = { $count ->
    [one] una riga rimanda a una riga che non esiste
   *[other] { $count } righe rimandano a righe che non esistono
}
server-no-database = Il database non risponde. Riprova più tardi.
server-closed = Hanno lasciato tutti questo tavolo.
server-other-rules = La partita a questo tavolo è cominciata con la versione { $found } delle regole, e questo server gioca con la versione { $known }, che non può seguirla { $step ->
        [0] fin dall’inizio
       *[other] al passo { $step }
    }: { $why } Quindi qui non si può continuare. Non è andato perso niente, e una partita finita si può ancora rivedere e scaricare.
server-not-owner = Può farlo solo chi ha aperto questo tavolo.
server-one-chair = Hai già un posto a questo tavolo. Chi l’ha aperto ammette un solo posto a persona.
server-removed = Chi ha aperto questo tavolo ti ha tolto il posto. Non puoi più sederti qui.
server-remove-yourself = Non puoi togliere il tuo stesso posto. Lascia il tavolo, piuttosto.
server-not-a-person = Lì c’è un giocatore automatico. Il posto si può togliere solo alle persone.
server-too-many-changes = Hai lasciato e ripreso questa partita troppe volte per lasciarla ancora.
server-others-play = A questo tavolo giocano altre persone, quindi i giocatori automatici mantengono il loro ritmo.
server-seat-kept = Un giocatore automatico gioca al tuo posto. Prima riprendi il posto.
server-steady-clock = Per aspettare sempre tutto il tempo, prima imposta un tempo per le risposte.
server-no-promises = In questo gioco non ci sono promesse.
server-no-offer = Non c’è un’offerta aperta numero { $number }.
server-not-your-offer = L’offerta numero { $number } non è rivolta a te.
server-no-more-offers = { $most ->
        [one] In questa partita hai già fatto un’offerta e non puoi farne altre.
       *[other] In questa partita hai già fatto { $most } offerte e non puoi farne altre.
    }
server-too-many-offers = { $most ->
        [one] Una tua offerta attende ancora una risposta.
       *[other] { $most } tue offerte attendono ancora una risposta.
    }
server-page-not-built = La pagina non è stata generata. Esegui: make play
server-too-much-talk = In questo momento a questo tavolo si scrive troppo.
server-muted = Chi ha aperto questo tavolo ti ha tolto la parola.
server-id-used = Questo identificativo è già stato usato per un altro messaggio. Non è cambiato niente.
server-no-replacing = Si può sostituire solo un’altra persona a questo tavolo.
server-replace-later = Se non c’è nessun altro che possa votare, solo chi ha aperto il tavolo può sostituire qualcuno: quando il tempo di quella persona è scaduto, o quando la partita la aspetta da { $minutes } minuti mentre è assente.
server-too-many-orders = Hai cambiato troppe volte i tuoi ordini permanenti.
server-too-many-undos = In una partita puoi annullare al massimo { $most } volte.
server-game-too-long = Questa partita ha avuto così tante scelte che non può continuare.
server-no-speaker = Nessuno qui ha scritto niente con quel nome.
server-too-many-mutes = In una partita si può togliere e ridare la parola al massimo { $most } volte.

## Che cosa la pagina dice di sé prima di partire: ai motori di ricerca, alle app di messaggi e a chi la installa

page-about = Gioca a Elfenwizards e a Wiz-War nel browser, con altri o contro giocatori automatici. Gratis e senza registrarti.
page-about-rules = Le regole complete di { $game }, numerate e con ricerca.
page-table-waiting =
    { $count ->
        [one] Un posto libero
       *[other] { $count } posti liberi
    }. Al tavolo: { $players }.
page-table-playing = Al tavolo: { $players }.
page-table-over = Una partita finita. Al tavolo: { $players }.
