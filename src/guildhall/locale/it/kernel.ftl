# Parole che servono a ogni gioco.

seat = Giocatore { $number }
list-join = { $first }, { $second }
list-none = niente

## Rifiuti

refuse-no-seat = Non c’è un posto { $seat }: i posti di questo tavolo vanno da 0 a { $last }.
refuse-game-over = La partita è finita.
refuse-not-your-turn = Non tocca a te: prima deve scegliere { $player }.
refuse-after-roll = Prima di «{ $word }» si lanciano dadi, e nessuno sa ancora come cadranno.
refuse-ambiguous = «{ $word }» può voler dire: { $names }. Scrivi una di queste parole.
refuse-not-a-choice = { $given } non è uno dei numeri proposti.

## Dati sbagliati

bad-game = Non c’è un gioco «{ $name }». I giochi sono: { $allowed }.
bad-bot = Non c’è un giocatore automatico «{ $name }». I giocatori automatici sono: { $allowed }.
bad-seats = { $game } è un gioco per un numero di giocatori da { $least } a { $most }, non per { $seats }.
bad-edition = Non c’è un’edizione «{ $value }». Le edizioni sono: { $allowed }.
bad-option-name = Non c’è un’opzione «{ $name }». Le opzioni sono: { $allowed }.
bad-option-value = L’opzione { $name } non può essere «{ $value }». Può essere: { $allowed }.
bad-roll = Il lancio { $number } dà { $value }, ma questo lancio va da 1 a { $sides }.

bad-record-foreign = Questo non è il verbale di una partita di Guildhall.
bad-record-format = Questo verbale è scritto nel formato { $found }; questa versione legge il formato { $known }.
bad-record-field = Il verbale è danneggiato: la sua parte «{ $field }» manca o non è quella che dovrebbe essere.
bad-record-game = Questo è un verbale di { $found }, non di { $expected }.
bad-record-rules = Questo verbale segue la versione { $found } delle regole; qui si gioca con la versione { $known }.
bad-record-answer = Il verbale è danneggiato alla risposta { $number }: { $why }
bad-record-no-roll = Il verbale è danneggiato: manca il lancio { $number }.
bad-record-rolls-left = Il verbale è danneggiato: nessuna risposta usa { $count ->
        [one] uno dei suoi lanci
       *[other] { $count } dei suoi lanci
    }.
bad-record-start = Il verbale è danneggiato: i suoi posti o le sue opzioni non sono quelli della posizione con cui comincia.
bad-record-outcome = Il verbale è danneggiato: la partita che descrive finisce in modo diverso da come dice.

bad-argument = «{ $name }» deve essere { $sort ->
        [number] un numero intero
        [text] un testo
        [flag] True o False
        [names] un elenco di nomi
        [mapping] una tabella di nomi e valori
        [state] uno stato di questo gioco
        [view] una vista di questo gioco
        [hints] un aiuto di questo gioco
        [decision] una decisione
        [event] un evento
        [tape] una serie di lanci
        [record] una registrazione
       *[game] un gioco
    }, non { $given }.
bad-decision = In questo momento nessuno deve decidere questo.
bad-event = In questo gioco non ci sono eventi di tipo { $kind }.
bad-take-back-state = Questo non è uno stato precedente di questa partita.
bad-take-back-answers = Si può tornare a un numero di risposte da 0 a { $most }, ma non a { $given }.
