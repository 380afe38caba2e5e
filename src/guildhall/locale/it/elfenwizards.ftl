# Elfenwizards: tutto ciò che leggono i suoi giocatori.

## Cose sul tavolo

elfenwizards-box-H = High Wizard
elfenwizards-box-W = Wizard { $number }
elfenwizards-box-S = Sorcerer { $number }
elfenwizards-box-N = Necromancer { $number }
elfenwizards-box-M = Magic User { $number }
elfenwizards-passed-W = Sconfitti Wizard
elfenwizards-passed-S = Sconfitti Sorcerer
elfenwizards-passed-N = Sconfitti Necromancer

# Si leggono da soli o dopo «casella».
elfenwizards-place-W = Incantesimi Maggiori Wizard
elfenwizards-place-S = Incantesimi Maggiori Sorcerer
elfenwizards-place-N = Incantesimi Maggiori Necromancer
elfenwizards-place-M = Incantesimi Maggiori Magic User
elfenwizards-place-minor = Incantesimi Minori
elfenwizards-place-grey = Magia Grigia

elfenwizards-colour-red = rosso
elfenwizards-colour-green = verde
elfenwizards-colour-blue = blu
elfenwizards-colour-yellow = giallo
elfenwizards-colour-black = nero
elfenwizards-colour-white = bianco
elfenwizards-seat-colour = { $player } ha il { $colour }

elfenwizards-token = { $name } di { $owner }
elfenwizards-spell-die = un { $face } della casella { $place }
elfenwizards-spell-chip = un Incantesimo Minore

## Che cosa si chiede

elfenwizards-ask-chip-source = { $player }, il tuo High Wizard si ritira: da dove prendi l’Incantesimo Minore da pagare?
elfenwizards-ask-retire-box = { $player }, in quale casella Magic User va il tuo High Wizard che si ritira?
elfenwizards-ask-roll = { $player }, hai un minuto per trattare: lancia { $count ->
        [one] il tuo dado
       *[other] i tuoi { $count } dadi
    } quando vuoi.
elfenwizards-ask-die = { $player }, il tuo lancio dà { $faces }: quale dado posizioni (puoi tenere gli altri per il secondo lancio)?
elfenwizards-ask-die-rest = { $player }, ti restano { $faces }: quale dado posizioni (vanno posizionati tutti)?
elfenwizards-ask-die-rest-may-keep = { $player }, ti restano { $faces }: quale dado posizioni (puoi lasciare gli altri inutilizzati)?
elfenwizards-ask-dice-box = { $player }, in quale casella metti il dado da { $face }?
elfenwizards-ask-reroll = { $player }, il tuo secondo lancio dà { $faces }: lo accetti, o paghi un Incantesimo Minore e rilanci tutti questi dadi?
elfenwizards-ask-redeem = { $player }, { $chips ->
        [one] uno dei tuoi Incantesimi Minori è
       *[other] { $chips } dei tuoi Incantesimi Minori sono
    } nella casella{ $taken ->
        [0] : prendi un dado per recuperarne, uno ogni due punti?
       *[other] ; con { $points ->
            [one] 1 punto
           *[other] { $points } punti
        } in mano ne recuperi { $buys }: prendi un altro dado?
    }
elfenwizards-ask-redeem-late = { $player }, { $chips ->
        [0] nessuno dei tuoi Incantesimi Minori è
        [one] uno dei tuoi Incantesimi Minori è
       *[other] { $chips } dei tuoi Incantesimi Minori sono
    } nella casella{ $taken ->
        [0] : prendi un dado (ogni due punti recuperano un Incantesimo Minore; ciò che lasci resta per il prossimo turno)?
       *[other] ; con { $points ->
            [one] 1 punto
           *[other] { $points } punti
        } in mano ne recuperi { $buys }: prendi un altro dado (ciò che lasci resta per il prossimo turno)?
    }
elfenwizards-ask-ready = { $player }, prima del primo incantesimo avete tutti insieme cinque minuti per trattare: si può cominciare?
elfenwizards-ask-spell = { $player }, posiziona due incantesimi, o passa per il resto di questo turno: qual è il primo?
elfenwizards-ask-spell-one-or-two = { $player }, posiziona uno o due incantesimi, o passa per il resto di questo turno: qual è il primo?
elfenwizards-ask-spell-last = { $player }, ti resta un solo incantesimo che puoi posizionare: lo posizioni, o passi?
elfenwizards-ask-spell-second = { $player }, qual è il tuo secondo incantesimo?
elfenwizards-ask-target = { $player }, a fianco di chi metti { $spell }?
elfenwizards-ask-vacant-token = { $player }, quale dei tuoi Maghi sconfitti prende per primo un titolo vacante?
elfenwizards-ask-vacant-box = { $player }, quale titolo vacante prende { $token }?
elfenwizards-ask-demote-token = { $player }, i gettoni di Magia Grigia scarseggiano: quale dei tuoi Maghi posizioni ora?
elfenwizards-ask-demote-box = { $player }, { $token } retrocede: in quale casella Magic User?
elfenwizards-ask-cleanse = { $player }, { $taken ->
        [0] prendi un dado dalla casella Magia Grigia
       *[other] i dadi che hai in mano fanno { $points ->
            [one] 1 punto
           *[other] { $points } punti
        }: ne prendi un altro dalla casella Magia Grigia
    } (ogni { $cost } punti tolgono un gettone di Magia Grigia; ciò che lasci resta per il prossimo turno)?
elfenwizards-ask-cleanse-token = { $player }, togli { $count ->
        [one] un gettone di Magia Grigia
       *[other] { $count } gettoni di Magia Grigia
    }: da quale Mago per primo?

## Scelte

elfenwizards-choice-from-hand = dalla tua riserva
elfenwizards-choice-from-box = dalla casella Incantesimi Minori
elfenwizards-choice-roll = lancia ora
elfenwizards-choice-accept = accetta il lancio
elfenwizards-choice-reroll = paga un Incantesimo Minore e rilancia
elfenwizards-choice-die = un { $face }
elfenwizards-choice-keep = per ora non posizionare altri dadi
elfenwizards-choice-done = non prendere altri dadi
elfenwizards-choice-ready = si può cominciare con il primo incantesimo
elfenwizards-choice-pass = passa per questo turno
elfenwizards-choice-stop = non posizionare un secondo incantesimo
elfenwizards-choice-token = { $token } ({ $box }{ $points ->
        [0] {""}
        [one] , 1 punto
       *[other] , { $points } punti
    }{ $grey ->
        [0] {""}
        [one] , 1 gettone di Magia Grigia
       *[other] , { $grey } gettoni di Magia Grigia
    })

## Avvertimenti

elfenwizards-caution-equal = I due candidati per { $box } sono tuoi e hanno gli stessi punti: non salirà nessuno dei due.
elfenwizards-caution-equal-magicians = Tutti i Maghi in { $box } sono tuoi e quelli con più punti sono in parità: non salirà nessuno.

## La cronaca

elfenwizards-event-start = { $colours }. { $player } ha il Drago.
elfenwizards-event-round = Comincia il turno { $round }.
elfenwizards-event-retire-pay = { $player } paga un Incantesimo Minore { $source }.
elfenwizards-source-hand = dalla riserva
elfenwizards-source-box = dalla casella Incantesimi Minori
elfenwizards-event-dragon = { $player } prende il Drago.
elfenwizards-event-retire = { $token } si ritira nella casella { $box }.
elfenwizards-event-roll = { $player } lancia i dadi: { $faces }.
elfenwizards-event-reroll = { $player } paga un Incantesimo Minore e rilancia: { $faces }.
elfenwizards-event-place = { $player } mette un { $face } nella casella { $place }.
elfenwizards-event-hold = { $player } tiene: { $faces }.
elfenwizards-event-redeem = { $player } { $count ->
        [0] non recupera nessun Incantesimo Minore
        [one] recupera un Incantesimo Minore
       *[other] recupera { $count } Incantesimi Minori
    } e riprende questi dadi: { $faces }.
elfenwizards-event-spell = { $player } mette { $spell } a fianco di { $token } ({ $box }): ora { $points }.
elfenwizards-event-pass = { $player } passa.
elfenwizards-event-cannot-place = { $player } non ha incantesimi da posizionare, e passa.
elfenwizards-event-award = { $token } diventa { $box } con { $points ->
        [one] 1 punto
       *[other] { $points } punti
    }.
elfenwizards-event-vacant = Il titolo { $box } resta vacante.
elfenwizards-event-passed-over = { $token } va nella casella { $level }.
elfenwizards-event-spells-return = I dadi tornano a chi li ha giocati, gli Incantesimi Minori usati vanno nella loro casella.
elfenwizards-event-fill = { $token } prende il titolo vacante { $box }.
elfenwizards-event-demote = { $token } retrocede nella casella { $box }{ $grey ->
        [0] .
       *[other] {" "}con un gettone di Magia Grigia.
    }
elfenwizards-event-cleanse = { $count ->
        [0] { $player } riprende dalla casella Magia Grigia: { $faces }.
        [one] { $player } toglie un gettone di Magia Grigia con { $faces }.
       *[other] { $player } toglie { $count } gettoni di Magia Grigia con { $faces }.
    }
elfenwizards-event-cleanse-token = { $token } perde { $count ->
        [one] un gettone di Magia Grigia
       *[other] { $count } gettoni di Magia Grigia
    }.
elfenwizards-event-score = { $player } segna { $count }, in tutto { $total }.
elfenwizards-event-bonus = { $player } segna { $count } per gli Incantesimi Minori, in tutto { $total }.
elfenwizards-event-end = La partita è finita: { $reason }

elfenwizards-ending-second_high_wizard = una gilda ha avuto il suo secondo High Wizard.
elfenwizards-ending-no_high_wizard = per la seconda volta nessuno è diventato High Wizard.
elfenwizards-ending-last_round = è stato giocato l’ultimo turno.

## Rifiuti

elfenwizards-refuse-unknown = «{ $word }» qui non è una risposta. Puoi dire: { $names }.
elfenwizards-refuse-number = { $number } non è fra le scelte. Puoi dire: { $names }.
elfenwizards-refuse-other = Ora ti si chiede { $asked ->
        [chip-source] da dove prendi l’Incantesimo Minore da pagare
        [dice-box] la casella in cui va il dado
        [die] un dado
        [reroll] se accetti il lancio
        [redeem] un dado della casella Incantesimi Minori
        [cleanse] un dado della casella Magia Grigia
        [spell] un incantesimo
        [vacant-box] un titolo vacante
        [retire-box] una casella Magic User
        [demote-box] una casella Magic User
        [roll] di lanciare
        [ready] se si può cominciare
       *[token] un Mago
    }. Hai scelto altro: { $thing }.
elfenwizards-refuse-no-die-rolled = Non hai un { $face } lanciato che sia ancora da posizionare.
elfenwizards-refuse-die-placed = Il tuo { $face } è già in una casella, e un dado posizionato ci resta.
elfenwizards-refuse-no-die-minor = Non hai nessun { $face } nella casella Incantesimi Minori.
elfenwizards-refuse-no-die-grey = Non hai nessun { $face } nella casella Magia Grigia.
elfenwizards-refuse-place-all = Tutti i dadi del secondo lancio vanno posizionati.
elfenwizards-refuse-reroll-early = I dadi si possono rilanciare solo nella fase 3, dopo il secondo lancio.
elfenwizards-refuse-reroll-late = Un secondo lancio si può rifiutare una volta sola, con un Incantesimo Minore della tua riserva, prima di posizionarne un dado.
elfenwizards-refuse-dice-box = I dadi vanno in una delle sei caselle accanto all’albero; a fianco di un Mago ({ $target }) si mettono solo nella fase 5.
elfenwizards-refuse-die-in-hand = Il dado che hai in mano deve andare in una casella.
elfenwizards-refuse-first-die = Scegli prima il dado, poi la casella in cui va.
elfenwizards-refuse-first-spell = Scegli prima l’incantesimo, poi il Mago a fianco del quale va.
elfenwizards-refuse-spell-in-hand = Hai in mano { $spell }: scegli un Mago, o annulla la scelta.
elfenwizards-refuse-ready = Hai già detto che si può cominciare. Prima del primo incantesimo c’è ancora chi può trattare: { $players }.
elfenwizards-refuse-passed = Hai passato, e in questo turno non posizioni altri incantesimi.
elfenwizards-refuse-second-spell = Hai posizionato un incantesimo e ne puoi posizionare un altro, quindi devi farlo.
elfenwizards-refuse-pass-after-one = Hai appena posizionato un incantesimo e ora non puoi passare; di’ «stop» per non metterne un secondo.
elfenwizards-refuse-stop-first = Non hai ancora posizionato un incantesimo: posizionane uno, o passa.
elfenwizards-refuse-no-chip = Non hai Incantesimi Minori nella tua riserva.
elfenwizards-refuse-no-die-major = Non hai nessun { $face } in una casella Incantesimi Maggiori.
elfenwizards-refuse-no-die-there = Non hai nessun { $face } nella casella { $place }.
elfenwizards-refuse-nobody-on-level = A quel livello non c’è nessuno che tu possa sostenere con { $spell }.
elfenwizards-refuse-empty-box = La casella { $box } è vuota.
elfenwizards-refuse-which-token = Nella casella { $box } ci sono più Maghi: nominane uno fra { $names }.
elfenwizards-refuse-other-level = { $token } non si trova al livello richiesto da { $spell }.
elfenwizards-refuse-closed-contest = Tutti i candidati di quel duello sono di { $owner }: solo { $owner } può sostenere { $token }.
elfenwizards-refuse-vacancy-high = Il titolo di High Wizard non va mai a un Mago sconfitto.
elfenwizards-refuse-vacancy-no-title = { $box } non è un titolo.
elfenwizards-refuse-vacancy-taken = Il titolo { $box } non è vacante.
elfenwizards-refuse-vacancy-above = In questa edizione nessuno prende un titolo sopra il livello che aveva; { $box } lo è.
elfenwizards-refuse-vacancy-highest = È vacante un titolo più alto di { $box }, e si deve prendere il più alto.
elfenwizards-refuse-magician-box = { $box } non è una casella Magic User.
elfenwizards-refuse-not-yours = { $token } non è tuo.
elfenwizards-refuse-no-grey = { $token } non ha gettoni di Magia Grigia.
elfenwizards-refuse-passed-over-later = { $token } è fra gli sconfitti di un livello più basso, che viene dopo.
elfenwizards-refuse-not-passed-over = { $token } non è fra gli sconfitti.
elfenwizards-refuse-dragon = Il Drago mostra che { $player } comincia. Cambia di mano solo nella fase 1.
elfenwizards-refuse-track = Il registro dei turni conta i turni. Lì nessuno sceglie niente.
elfenwizards-refuse-passed-over = Nessuno sceglie la casella { $box }. I Maghi di quel livello che non salgono nella fase 5 ci vanno da soli, e la lasciano nelle fasi 7 e 8.
elfenwizards-refuse-dice-front = I dadi davanti a te si lanciano nelle fasi 2 e 3, quando tocca a te.
elfenwizards-refuse-contest = Così sta il duello per { $box }. Si decide quando tutti hanno passato.
elfenwizards-refuse-others = Questo è di { $owner }: ognuno usa solo i dadi e gli Incantesimi Minori del proprio colore.
elfenwizards-refuse-own = Questo è tuo, { $owner }. Ciò che ora si può usare è tra le scelte, e brilla sul tabellone.
elfenwizards-refuse-die-elsewhere = Il tuo { $face } è nella casella { $place }. La domanda non riguarda i dadi di quella casella.

## Promesse

elfenwizards-promise-offer = { $by } offre a { $to }: metto { $gives }, se tu metti { $takes }.
elfenwizards-promise-gift = { $by } promette a { $to }: metto { $gives }.
elfenwizards-promise-kept = { $player } ha mantenuto la parola data a { $other }: { $deeds }.
elfenwizards-promise-broken = { $player } non ha mantenuto la parola data a { $other }: { $deeds }.
elfenwizards-promise-void = La parola data da { $player } a { $other } non valeva più: { $deeds }.

elfenwizards-deed-dice = { $count ->
        [1] { $spell }
       *[other] { $count } volte { $spell }
    } a fianco di { $token } ({ $box })
elfenwizards-deed-chips = { $count ->
        [1] un Incantesimo Minore
       *[other] { $count } Incantesimi Minori
    } a fianco di { $token } ({ $box })
elfenwizards-deed-points = incantesimi per { $count ->
        [1] 1 punto
       *[other] { $count } punti
    } a fianco di { $token } ({ $box })

elfenwizards-refuse-promise-shape = La promessa non si può leggere: la sua parte «{ $part }» manca o non è quella che dovrebbe essere.
elfenwizards-refuse-promise-oneself = Nessuno fa promesse a sé stesso.
elfenwizards-refuse-promise-nothing = Una promessa deve dire quali incantesimi posizionerai.
elfenwizards-refuse-promise-many = In una promessa c’è posto per { $most } impegni da ogni parte.
elfenwizards-refuse-promise-early = Le promesse si fanno dopo il ritiro del High Wizard.
elfenwizards-refuse-promise-late = In questo turno non si posizionano più incantesimi: si potrà promettere di nuovo nel prossimo.
elfenwizards-refuse-promise-spell = «{ $word }» non è un incantesimo: nomina un dado con la sua casella, come d5S, oppure «chip», oppure «points».
elfenwizards-refuse-promise-token = «{ $word }» non è né un Mago né una casella dell’albero.
elfenwizards-refuse-promise-count = Non se ne possono promettere tanti: il numero va da 1 a { $most }.
elfenwizards-refuse-promise-own-token = { $token } è di { $player }: per sostenere un proprio Mago non servono promesse.
elfenwizards-refuse-promise-passed = { $player } ha passato, e in questo turno non posiziona altri incantesimi.
elfenwizards-refuse-promise-no-spell = { $player } non ha gli incantesimi per questo: { $deed }.

## Posizioni impossibili

elfenwizards-bad-position = La posizione è impossibile: { $why }
elfenwizards-bad-unknown-part = ha una parte «{ $part }» che le posizioni non hanno.
elfenwizards-bad-shape = la sua parte «{ $part }» manca o non è quella che dovrebbe essere.
elfenwizards-bad-name = «{ $word }» (in { $part }) lì non è un nome. I nomi sono: { $allowed }.
elfenwizards-too-large = fin troppo grande
elfenwizards-bad-number = { $part } è { $value }; deve essere da { $least } a { $most }.
elfenwizards-bad-dice = { $player } ha un numero di dadi sul tavolo pari a { $count }; ognuno ne ha 7.
elfenwizards-bad-chips = { $player } ha un numero di Incantesimi Minori sul tavolo pari a { $count }; ognuno ne ha 7.
elfenwizards-bad-tokens = { $player } ha un numero di Maghi sul tabellone pari a { $count }; con questi giocatori e questa preparazione ne ha { $expected }.
elfenwizards-bad-token-twice = il Mago { $token } è due volte sul tabellone.
elfenwizards-bad-crowded = ci sono { $count } Maghi nella casella { $box }; in un titolo c’è posto per uno.
elfenwizards-bad-grey = ci sono { $count } gettoni di Magia Grigia sotto i Maghi; in tutto sono 12.
elfenwizards-bad-high = un High Wizard è nella sua casella dopo la fase 1, in cui doveva ritirarsi.
elfenwizards-bad-high-early = un High Wizard è nella sua casella nel primo turno prima dell’assegnazione dei titoli.
elfenwizards-bad-passed-over = ci sono Maghi sconfitti nella fase { $step }.
elfenwizards-bad-passed-over-many = ci sono { $count } Maghi sconfitti di un livello che ha { $most } titoli.
elfenwizards-bad-rolled-early = ci sono dadi lanciati o posizionati di un giocatore che deve ancora fare il primo lancio.
elfenwizards-bad-rolled-late = ci sono dadi lanciati di un giocatore che ha già posizionato tutti quelli del secondo lancio.
elfenwizards-bad-left-behind = è rimasto un Mago sconfitto di un giocatore che ha già retrocesso tutti i suoi.
elfenwizards-bad-dice-there = ci sono dadi in «{ $place }» nella fase { $step }.
elfenwizards-bad-spells = ci sono incantesimi a fianco dei Maghi nella fase { $step }.
elfenwizards-bad-passes = qualcuno ha passato nella fase { $step }.
elfenwizards-bad-crowns = { $crowned } High Wizard e { $uncrowned } turni senza non fanno { $rounds } assegnazioni.
elfenwizards-bad-over = la partita sarebbe già finita.
elfenwizards-bad-not-over = la partita non sarebbe finita, o per un altro motivo.
elfenwizards-bad-after-the-end = la partita è finita, eppure ha una parte «{ $part }».
elfenwizards-bad-high-uncrowned = la gilda del High Wizard finora non ne ha avuti.
elfenwizards-bad-high-missing = deve esserci un High Wizard, perché nessun turno ne è rimasto senza.
elfenwizards-bad-track = una gilda ha pagato per un High Wizard che non doveva ritirare.
elfenwizards-bad-all-passed = hanno passato tutti, quindi la fase 5 è finita.
elfenwizards-bad-closed = c’è un incantesimo a fianco di un Mago che il suo giocatore non può sostenere.
elfenwizards-bad-doing = { $doing } non può essere in corso nella fase { $step }.
elfenwizards-bad-frame = nessuno può ricevere questa domanda: { $doing }.
elfenwizards-bad-track-twice = { $player } ha pagato due volte per il ritiro di un High Wizard, ma il secondo High Wizard di un giocatore chiude la partita.
elfenwizards-bad-track-dragon = { $player } ha pagato per il High Wizard del turno precedente e deve quindi avere il drago.
elfenwizards-bad-ended-no-high = la partita è finita con il secondo High Wizard di un giocatore, ma la casella del High Wizard è vuota.
elfenwizards-bad-ended-first-high = la partita è finita con il secondo High Wizard per { $player }, che prima non può averne avuto uno.
elfenwizards-bad-ended-high = la partita è finita perché due turni sono rimasti senza High Wizard, ma l’ultimo turno ne ha uno.
elfenwizards-bad-ended-first-without = la partita è finita perché due turni sono rimasti senza High Wizard, ma solo l’ultimo può esserne rimasto senza.
elfenwizards-bad-turn = «{ $doing }» riguarda { $player }, ma tocca a { $other }.
elfenwizards-bad-turn-token = «{ $doing }» riguarda il Mago { $token }, ma tocca a { $other }, che non ne è il proprietario.
elfenwizards-bad-second-spell = { $player } posiziona un secondo incantesimo senza averne appena posizionato un primo.
elfenwizards-bad-redeem-nothing = { $player } ha preso nella fase 4 dadi che non riscattano nessun Incantesimo Minore.
elfenwizards-bad-cleanse = { $player } deve togliere più gettoni di Magia Grigia di quanti ne ha sotto i suoi Maghi: { $count } invece di { $most } al massimo.
elfenwizards-bad-cleanse-dice = { $player } ha davanti a sé troppo pochi dadi per aver pagato tanti gettoni di Magia Grigia: { $count }.
elfenwizards-bad-vacancy-missed = il Mago { $token } è ancora sconfitto, anche se era il suo turno di prendere un titolo vacante.
