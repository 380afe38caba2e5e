# Parole che servono a ogni gioco.

seat = Giocatore { $number }
list-join = { $first }, { $second }
list-end = { $first } { JOIN("e", $second) }
list-or = { $first } o { $second }
list-clauses = { $first }; { $second }
list-none = niente

## Rifiuti

refuse-no-seat = Non c’è un posto { $seat }. I posti di questo tavolo vanno da 0 a { $last }.
refuse-game-over = La partita è finita.
refuse-not-your-turn = Non tocca a te: prima deve scegliere { $player }.
refuse-after-roll = Prima di «{ $word }» decide il caso, e nessuno sa ancora come.
refuse-ambiguous = «{ $word }» non è chiaro. Scrivi { $names }.
refuse-not-a-choice = { $given } non è uno dei numeri proposti.

## Dati sbagliati

bad-game = Non c’è un gioco «{ $name }». I giochi sono: { $allowed }.
bad-plugin = Non si può caricare il gioco «{ $game }» del pacchetto { $package }: { $why }
bad-bot = Non c’è un giocatore automatico «{ $name }». I giocatori automatici sono: { $allowed }.
bad-bot-game = Il giocatore automatico «{ $name }» non conosce { $game }. Per questo gioco ci sono: { $allowed }.
bad-seats = { $game } è per un numero di giocatori da { $least } a { $most }, non per { $seats }.
bad-edition = Non c’è un’edizione «{ $value }». Le edizioni sono: { $allowed }.
bad-option-name = Non c’è un’opzione «{ $name }». Le opzioni sono: { $allowed }.
bad-option-value = L’opzione { $name } non può essere «{ $value }». Può essere: { $possible }.
bad-roll = Il lancio { $number } dà { $value }, ma deve essere da 1 a { $sides }.

bad-record-foreign = Questa non è la registrazione di una partita di Guildhall.
bad-record-format = Questa registrazione è nel formato { $found }; questa versione di Guildhall legge il formato { $known }.
bad-record-field = La registrazione è danneggiata: la parte «{ $field }» manca o non è valida.
bad-record-game = Questa è la registrazione di una partita di { $game }, non di { $expected_game }.
bad-record-rules = Questa partita è stata giocata con la versione { $found } delle regole. Ora Guildhall gioca con la versione { $known }, che non può seguirla { $step ->
        [0] fin dall’inizio
       *[other] al passo { $step }
    }: { $why }
bad-rules-choice = Una scelta fatta allora ora non è possibile.
bad-rules-roll = Ora serve un lancio che allora non è stato fatto.
bad-rules-rolls = Ora servono lanci diversi da quelli di allora.
bad-rules-outcome = Ora la partita finisce in modo diverso.
bad-record-numbers = Alcune scelte di questa registrazione sono numeri. Solo la registrazione di un Play può farne parole.
bad-record-answer = La registrazione è danneggiata alla risposta { $number }: { $why }
bad-record-no-roll = La registrazione è danneggiata: manca il lancio { $number }.
bad-record-rolls-left = La registrazione è danneggiata: { $count ->
        [one] uno dei suoi lanci non è usato
       *[other] { $count } dei suoi lanci non sono usati
    } da nessuna risposta.
bad-record-start = La registrazione è danneggiata: i posti o le opzioni non corrispondono alla posizione da cui comincia.
bad-record-outcome = La registrazione è danneggiata: la partita finisce in modo diverso da come dice.
bad-argument = «{ $name }» deve essere { $sort ->
        [number] un numero intero
        [count] un numero intero, 0 o più
        [text] un testo
        [flag] True o False
        [names] un elenco di nomi
        [mapping] una tabella di nomi e valori
        [state] uno stato di questo gioco
        [states] un elenco di stati di questo gioco
        [view] una vista di questo gioco
        [hints] un aiuto di questo gioco
        [decision] una decisione
        [event] un evento
        [policy] una strategia
        [tape] una serie di lanci
        [record] una registrazione
       *[game] un gioco
    }, non { $given }.
bad-argument-name = In «{ $name }» ogni nome deve essere un testo, non { $given }.
bad-decision = In questo momento nessuno deve decidere questo.
bad-event = In questo gioco non ci sono eventi di tipo { $kind }.
bad-undo-state = Questo non è uno stato precedente di questa partita.
bad-undo-answers = Si può tornare a un numero di risposte da 0 a { $most }, ma non a { $given }.
