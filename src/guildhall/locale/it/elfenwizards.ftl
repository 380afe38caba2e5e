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
elfenwizards-seat-colour = { YOU($player) ->
        [yes] tu hai
       *[no] { $player } ha
    } il { $colour }

elfenwizards-step-1 = Ritiro del High Wizard
elfenwizards-step-2 = Primo lancio
elfenwizards-step-3 = Secondo lancio
elfenwizards-step-4 = Recupero di Incantesimi Minori
elfenwizards-step-5 = Duelli e titoli
elfenwizards-step-6 = Secondo recupero di Incantesimi Minori
elfenwizards-step-7 = Titoli vacanti
elfenwizards-step-8 = Retrocessione
elfenwizards-step-9 = Magia Grigia
elfenwizards-step-10 = Punteggi

elfenwizards-token = { YOU($owner) ->
        [yes] il tuo { $name }
       *[no] { $name } di { $owner }
    }
elfenwizards-token-yours = il tuo { $name }
# Nella cronaca, quando qualcuno fa qualcosa con il proprio Mago.
elfenwizards-token-theirs = il { YOU($owner) ->
        [yes] tuo
       *[no] proprio
    } { $name }
elfenwizards-spell-die = un { $face } della casella { $place }
elfenwizards-spell-chip = un Incantesimo Minore

## Che cosa si chiede

elfenwizards-ask-chip-source = { $player }, il tuo High Wizard si ritira e ti costa un Incantesimo Minore: da dove lo prendi?
elfenwizards-ask-retire-box = { $player }, in quale casella Magic User va il tuo High Wizard che si ritira?
elfenwizards-ask-roll = { $player }, hai un minuto per trattare: lancia { $count ->
        [one] il tuo dado
       *[other] i tuoi { $count } dadi
    } quando vuoi.
elfenwizards-ask-die = { $player }, dal primo lancio hai { $dice ->
        [one] un { $faces }: lo posizioni (puoi tenerlo per il secondo lancio)?
        [2] { $faces }: quale dado posizioni (l’altro puoi tenerlo per il secondo lancio)?
       *[other] { $faces }: quale dado posizioni (gli altri puoi tenerli per il secondo lancio)?
    }
elfenwizards-ask-die-rest = { $player }, { $dice ->
        [one] devi ancora posizionare il { $faces }: sceglilo.
        [2] hai ancora da posizionare { $faces }: quale dado scegli (devi posizionarli tutti e due)?
       *[other] hai ancora da posizionare { $faces }: quale dado scegli (devi posizionarli tutti)?
    }
elfenwizards-ask-die-rest-may-keep = { $player }, hai ancora da posizionare { $dice ->
        [one] un { $faces }: lo posizioni (puoi lasciarlo da parte)?
        [2] { $faces }: quale dado scegli (l’altro puoi lasciarlo da parte)?
       *[other] { $faces }: quale dado scegli (gli altri puoi lasciarli da parte)?
    }
elfenwizards-ask-dice-box = { $player }, dove metti il dado con { $face ->
        [1] l’1
       *[other] il { $face }
    }?
elfenwizards-ask-reroll = { $player }, il tuo secondo lancio è { $dice ->
        [one] un { $faces }: lo accetti, o paghi un Incantesimo Minore e rilanci questo dado?
       *[other] { $faces }: lo accetti, o paghi un Incantesimo Minore e rilanci tutti questi dadi?
    }
elfenwizards-ask-redeem = { $player }, hai { $chips ->
        [one] 1 Incantesimo Minore
       *[other] { $chips } Incantesimi Minori
    } nella casella{ $taken ->
        [0] : prendi un dado per { $chips ->
            [one] recuperarlo (costa 2 punti di dado)?
           *[other] recuperarne (costano 2 punti di dado l’uno)?
        }
       *[other] , e con { $taken ->
            [one] il dado preso
           *[other] i dadi presi
        } ({ $points ->
            [one] 1 punto
           *[other] { $points } punti
        }) { $buys ->
            [0] per ora non { $chips ->
                [one] lo recuperi
               *[other] ne recuperi nessuno
            }
           *[other] { $chips ->
                [one] lo recuperi
               *[other] ne recuperi { $buys }
            }
        }: prendi un altro dado?
    }
elfenwizards-ask-redeem-late = { $player }, { $chips ->
        [0] non hai Incantesimi Minori
        [one] hai 1 Incantesimo Minore
       *[other] hai { $chips } Incantesimi Minori
    } nella casella{ $taken ->
        [0] : prendi un dado ({ $chips ->
            [0] {""}
            [one] bastano 2 punti di dado per recuperare l’Incantesimo Minore;{" "}
           *[other] ogni 2 punti di dado recuperi un Incantesimo Minore;{" "}
        }i dadi che lasci restano per il prossimo turno)?
       *[other] { $chips ->
            [0] {""}
           *[other] , e con { $taken ->
                [one] il dado preso
               *[other] i dadi presi
            } ({ $points ->
                [one] 1 punto
               *[other] { $points } punti
            }) { $buys ->
                [0] non { $chips ->
                    [one] lo recuperi
                   *[other] ne recuperi nessuno
                }
               *[other] { $chips ->
                    [one] lo recuperi
                   *[other] ne recuperi { $buys }
                }
            }
        }: prendi un altro dado (i dadi che lasci restano per il prossimo turno)?
    }
elfenwizards-ask-ready = { $player }, prima del primo incantesimo avete tutti insieme cinque minuti per trattare: si può cominciare?
elfenwizards-ask-spell = { $player }, posiziona due incantesimi, o passa fino alla fine del turno di gioco: qual è il primo?
elfenwizards-ask-spell-one-or-two = { $player }, posiziona uno o due incantesimi, o passa fino alla fine del turno di gioco: qual è il primo?
elfenwizards-ask-spell-last = { $player }, ti resta un solo incantesimo che puoi posizionare: lo posizioni, o passi?
elfenwizards-ask-spell-second = { $player }, qual è il tuo secondo incantesimo?
elfenwizards-ask-target = { $player }, a fianco di quale Mago metti { $spell }?
elfenwizards-ask-vacant-token = { $player }, quale dei tuoi Maghi sconfitti prende per primo un titolo vacante?
elfenwizards-ask-vacant-box = { $player }, quale titolo vacante prende { $token }?
elfenwizards-ask-demote-token = { $player }, i gettoni di Magia Grigia stanno finendo: quale dei tuoi Maghi retrocede ora?
elfenwizards-ask-demote-box = { $player }, in quale casella Magic User retrocede { $token }?
elfenwizards-ask-cleanse = { $player }, { $taken ->
        [0] prendi un dado dalla casella Magia Grigia
       *[other] con { $taken ->
            [one] il dado preso
           *[other] i dadi presi
        } hai { $points ->
            [one] 1 punto
           *[other] { $points } punti
        }: prendi un altro dado dalla casella Magia Grigia
    } (ogni { $cost } punti di dado tolgono un gettone di Magia Grigia; i dadi che lasci restano per il prossimo turno)?
elfenwizards-ask-cleanse-token = { $player }, togli { $count ->
        [one] un gettone di Magia Grigia: a quale Mago?
       *[other] { $count } gettoni di Magia Grigia: a quale Mago per primo?
    }

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
elfenwizards-choice-pass = passa fino alla fine del turno di gioco
elfenwizards-choice-stop = non posizionare un secondo incantesimo
elfenwizards-choice-token = { $token } ({ $box }{ $points ->
        [0] {""}
        [one] , 1 punto incantesimo
       *[other] , { $points } punti incantesimo
    }{ $grey ->
        [0] {""}
        [one] , 1 gettone di Magia Grigia
       *[other] , { $grey } gettoni di Magia Grigia
    })

## Avvertimenti

elfenwizards-warning-no-token = Non hai nessuno tra i { $level ->
        [W] Wizard
        [S] Sorcerer
        [N] Necromancer
       *[M] Magic User
    }: un dado in questa casella non aiuterebbe nessuno dei tuoi.
elfenwizards-warning-rises = L’unico candidato a { $box } ha già un punto e salirà: un altro non servirebbe a nulla.
elfenwizards-warning-rises-magicians = L’unico Mago in { $box } ha già un punto e salirà: un altro non servirebbe a nulla.
elfenwizards-warning-pass = Nessun altro concorre per { $box }, ma lì non hai ancora punti: se passi adesso, nessuno dei tuoi vi salirà.
elfenwizards-warning-pass-magicians = Tutti i Maghi in { $box } sono tuoi, ma non hanno ancora punti: se passi adesso, non salirà nessuno.
elfenwizards-caution-equal = I due candidati a { $box } sono tuoi e sono in parità: non salirà nessuno dei due.
elfenwizards-caution-equal-magicians = Tutti i Maghi in { $box } sono tuoi e quelli con più punti sono in parità: non salirà nessuno.

## La cronaca

# YOU($player) è «yes» se il giocatore è chi legge. JOIN("tuo", …) fa di «della propria riserva» «della tua riserva»,
# e JOIN("Maiuscola", …) dà la maiuscola al «tu» che comincia una frase.
elfenwizards-event-start = { JOIN("Maiuscola", $colours) }. { YOU($player) ->
        [yes] Hai il Drago e cominci
       *[no] { $player } ha il Drago e comincia
    }.
elfenwizards-event-round = Comincia il turno { $round }.
elfenwizards-event-begins = Fase { $step }: { $name }
elfenwizards-event-retire-pay = { YOU($player) ->
        [yes] Paghi un Incantesimo Minore { JOIN("tuo", $source) }
       *[no] { $player } paga un Incantesimo Minore { $source }
    }.
elfenwizards-source-hand = della propria riserva
elfenwizards-source-box = della casella Incantesimi Minori
elfenwizards-event-dragon = { YOU($player) ->
        [yes] Prendi il Drago e cominci
       *[no] { $player } prende il Drago e comincia
    }.
elfenwizards-event-retire = { $token } si ritira nella casella { $box }.
elfenwizards-event-roll = { $dice ->
        [one] { YOU($player) ->
            [yes] Lanci il dado e ottieni
           *[no] { $player } lancia il dado e ottiene
        } un { $faces }
       *[other] { YOU($player) ->
            [yes] Lanci i dadi e ottieni
           *[no] { $player } lancia i dadi e ottiene
        } { $faces }
    }.
elfenwizards-event-reroll = { YOU($player) ->
        [yes] Paghi un Incantesimo Minore e rilanci
       *[no] { $player } paga un Incantesimo Minore e rilancia
    }: { $dice ->
        [one] un { $faces }
       *[other] { $faces }
    }.
elfenwizards-event-place = { YOU($player) ->
        [yes] Metti
       *[no] { $player } mette
    } un { $face } nella casella { $place }.
elfenwizards-event-hold = { YOU($player) ->
        [yes] Tieni
       *[no] { $player } tiene
    } { $dice ->
        [one] un { $faces }
       *[other] { $dice } dadi: { $faces }
    }.
elfenwizards-event-redeem = { $count ->
        [0] { YOU($player) ->
            [yes] Riprendi
           *[no] { $player } riprende
        } { $dice ->
            [one] un dado
           *[other] { $dice } dadi
        } dalla casella Incantesimi Minori ({ $dice ->
            [one] valore del dado
           *[other] valori dei dadi
        }: { $faces }).
        [one] { YOU($player) ->
            [yes] Recuperi
           *[no] { $player } recupera
        } 1 Incantesimo Minore ({ $dice ->
            [one] valore del dado
           *[other] valori dei dadi
        }: { $faces }).
       *[other] { YOU($player) ->
            [yes] Recuperi
           *[no] { $player } recupera
        } { $count } Incantesimi Minori ({ $dice ->
            [one] valore del dado
           *[other] valori dei dadi
        }: { $faces }).
    }
elfenwizards-event-spell = { YOU($player) ->
        [yes] Metti
       *[no] { $player } mette
    } { $spell } a fianco { JOIN("di", $token) } ({ $box }), che ora ha { $points ->
        [one] 1 punto incantesimo.
       *[other] { $points } punti incantesimo.
    }
elfenwizards-event-pass = { YOU($player) ->
        [yes] Passi
       *[no] { $player } passa
    }.
elfenwizards-event-cannot-place = { YOU($player) ->
        [yes] Non hai più incantesimi da posizionare e passi
       *[no] { $player } non ha più incantesimi da posizionare e passa
    }.
elfenwizards-event-award = { $token } diventa { $box } con { $points ->
        [one] 1 punto incantesimo
       *[other] { $points } punti incantesimo
    }.
elfenwizards-event-vacant = Il titolo { $box } resta vacante.
elfenwizards-event-passed-over = { $token } va nella casella { $level }.
elfenwizards-event-spells-return = I dadi delle caselle Incantesimi Maggiori, usati o no, tornano ai loro proprietari; gli Incantesimi Minori usati vanno nella loro casella.
elfenwizards-event-fill = { $token } prende il titolo vacante { $box }.
elfenwizards-event-demote = { $token } retrocede nella casella { $box }{ $grey ->
        [0] .
       *[other] {" "}e riceve un gettone di Magia Grigia.
    }
elfenwizards-event-cleanse = { $count ->
        [0] { YOU($player) ->
            [yes] Riprendi
           *[no] { $player } riprende
        } { $dice ->
            [one] un dado
           *[other] { $dice } dadi
        } dalla casella Magia Grigia ({ $dice ->
            [one] valore del dado
           *[other] valori dei dadi
        }: { $faces }).
        [one] { YOU($player) ->
            [yes] Togli
           *[no] { $player } toglie
        } 1 gettone di Magia Grigia ({ $dice ->
            [one] valore del dado
           *[other] valori dei dadi
        }: { $faces }).
       *[other] { YOU($player) ->
            [yes] Togli
           *[no] { $player } toglie
        } { $count } gettoni di Magia Grigia ({ $dice ->
            [one] valore del dado
           *[other] valori dei dadi
        }: { $faces }).
    }
elfenwizards-event-cleanse-token = { $token } perde { $count ->
        [one] un gettone di Magia Grigia
       *[other] { $count } gettoni di Magia Grigia
    }.
elfenwizards-event-score = { YOU($player) ->
        [yes] Segni
       *[no] { $player } segna
    } { $count ->
        [one] { $count } punto
       *[other] { $count } punti
    } (totale { $total }).
elfenwizards-event-bonus = { $count ->
        [0] { YOU($player) ->
            [yes] Non segni
           *[no] { $player } non segna
        } punti in più
        [one] { YOU($player) ->
            [yes] Segni
           *[no] { $player } segna
        } 1 punto in più
       *[other] { YOU($player) ->
            [yes] Segni
           *[no] { $player } segna
        } { $count } punti in più
    } per gli Incantesimi Minori (totale { $total }).
elfenwizards-event-end = La partita è finita: { $reason } { $count ->
        [one] { YOU($winners) ->
            [yes] Vinci
           *[no] Vince { $winners }
        }.
       *[other] { YOU($winners) ->
            [yes] Condividi la vittoria con { OTHERS($winners) }
           *[no] { $winners } condividono la vittoria
        }.
    }

elfenwizards-ending-second_high_wizard = una gilda ha avuto il suo secondo High Wizard.
elfenwizards-ending-no_high_wizard = per la seconda volta nessuno è diventato High Wizard.
elfenwizards-ending-last_round = è stato giocato l’ultimo turno.

## Rifiuti

elfenwizards-refuse-unknown = «{ $word }» qui non è una risposta valida. Puoi dire: { $names }.
elfenwizards-refuse-number = { $number } non è fra le scelte. Puoi dire: { $names }.
elfenwizards-refuse-other = { $asked ->
        [chip-source] Prima di’ da dove prendi l’Incantesimo Minore
        [dice-box] Prima scegli una casella per il dado
        [die] Prima scegli un dado
        [reroll] Prima accetta il lancio o rilancia
        [redeem] Prima scegli un dado della casella Incantesimi Minori
        [cleanse] Prima scegli un dado della casella Magia Grigia
        [spell] Prima scegli un incantesimo
        [vacant-box] Prima scegli un titolo vacante
        [retire-box] Prima scegli una casella Magic User
        [demote-box] Prima scegli una casella Magic User
        [roll] Prima fai il lancio
        [ready] Prima di’ quando si può cominciare
       *[token] Prima scegli un Mago
    } (hai scelto: { $thing }).
elfenwizards-refuse-no-die-rolled = Non hai nessun { $face } ancora da posizionare.
elfenwizards-refuse-die-placed = Il tuo { $face } è già in una casella, e i dadi restano dove li hai posizionati.
elfenwizards-refuse-no-die-minor = Non hai nessun { $face } nella casella Incantesimi Minori.
elfenwizards-refuse-no-die-grey = Non hai nessun { $face } nella casella Magia Grigia.
elfenwizards-refuse-place-all = Devi posizionare tutti i dadi del secondo lancio.
elfenwizards-refuse-reroll-early = Puoi rilanciare solo nella fase 3, dopo il secondo lancio.
elfenwizards-refuse-reroll-late = Puoi rilanciare una volta sola, prima di posizionare anche un solo dado, e solo se hai un Incantesimo Minore nella tua riserva.
elfenwizards-refuse-dice-box = Per ora i dadi vanno in una delle sei caselle accanto all’albero. Sull’albero ({ $target }) vanno solo nella fase 5.
elfenwizards-refuse-die-in-hand = Prima metti in una casella il dado che hai scelto.
elfenwizards-refuse-first-die = Prima scegli il dado, poi la sua casella.
elfenwizards-refuse-first-spell = Prima scegli l’incantesimo, poi il Mago a fianco del quale va.
elfenwizards-refuse-spell-in-hand = Hai in mano { $spell }. Scegli un Mago, o annulla.
elfenwizards-refuse-ready = Hai già detto che si può cominciare. Manca ancora il via di { $players }.
elfenwizards-refuse-passed = Hai passato, quindi non posizioni altri incantesimi fino alla fine del turno di gioco.
elfenwizards-refuse-second-spell = Hai posizionato un incantesimo e puoi posizionarne un altro, quindi devi farlo.
elfenwizards-refuse-pass-after-one = Hai appena posizionato un incantesimo, quindi ora non puoi passare. Di’ «{ typed-stop }» per non metterne un secondo.
elfenwizards-refuse-stop-first = Questa volta non hai ancora posizionato un incantesimo. Posizionane uno, o passa.
elfenwizards-refuse-no-chip = Non hai Incantesimi Minori nella tua riserva.
elfenwizards-refuse-no-die-major = Non hai nessun { $face } in una casella Incantesimi Maggiori.
elfenwizards-refuse-no-die-there = Non hai nessun { $face } nella casella { $place }.
elfenwizards-refuse-nobody-on-level = A quel livello non c’è nessun Mago che tu possa sostenere con { $spell }.
elfenwizards-refuse-empty-box = Nella casella { $box } non c’è nessun Mago.
elfenwizards-refuse-which-token = Nella casella { $box } ci sono più Maghi. Nominane uno: { $names }.
elfenwizards-refuse-other-level = { $token } non è al livello giusto per { $spell }.
elfenwizards-refuse-closed-contest = Tutti i candidati di quel duello sono di { $owner }, quindi nessun altro può sostenere { $token }.
elfenwizards-refuse-vacancy-high = Un Mago sconfitto non può diventare High Wizard.
elfenwizards-refuse-vacancy-no-title = { $box } non è un titolo.
elfenwizards-refuse-vacancy-taken = Il titolo { $box } non è vacante.
elfenwizards-refuse-vacancy-above = In questa edizione un Mago non può prendere un titolo sopra il livello che aveva, e { $box } è più in alto.
elfenwizards-refuse-vacancy-highest = È vacante un titolo più alto di { $box }, e il Mago deve prendere il più alto.
elfenwizards-refuse-magician-box = { $box } non è una casella Magic User.
elfenwizards-refuse-not-yours = { $token } non è tuo.
elfenwizards-refuse-no-grey = { $token } non ha gettoni di Magia Grigia.
elfenwizards-refuse-passed-over-later = { $token } è fra gli sconfitti di un livello più basso, che viene dopo.
elfenwizards-refuse-not-passed-over = { $token } non è fra gli sconfitti.
elfenwizards-refuse-dragon = Il Drago mostra che comincia { $player }. Cambia di mano solo nella fase 1.
elfenwizards-refuse-track = Il registro dei turni conta i turni. Lì non c’è niente da scegliere.
elfenwizards-refuse-passed-over = Non puoi scegliere la casella { $box }. I Maghi di quel livello che non salgono nella fase 5 ci vanno automaticamente, e la lasciano nelle fasi 7 e 8.
elfenwizards-refuse-dice-front = I dadi davanti a te li lanci nelle fasi 2 e 3, quando tocca a te.
elfenwizards-refuse-contest = Ecco a che punto è il duello per { $box }. Si decide quando tutti hanno passato.
elfenwizards-refuse-others = Questo è di { $owner }. Puoi usare solo dadi e Incantesimi Minori del tuo colore.
elfenwizards-refuse-own = Questo è tuo, { $owner }. Ciò che puoi usare adesso è fra le scelte, e brilla sul tabellone.
elfenwizards-refuse-die-elsewhere = Il tuo { $face } è nella casella { $place }, e i dadi che sono lì ora non si possono usare.

## Promesse

elfenwizards-promise-offer = { $by } offre { JOIN("a", $to) }: metto { $gives }, se tu metti { $takes }.
elfenwizards-promise-gift = { $by } promette { JOIN("a", $to) }: metto { $gives }.
elfenwizards-promise-kept = { $player } ha mantenuto la promessa fatta { JOIN("a", $other) }: { $deeds }.
elfenwizards-promise-broken = { $player } non ha mantenuto la promessa fatta { JOIN("a", $other) }: { $deeds }.
elfenwizards-promise-void = La promessa di { $player } { JOIN("a", $other) } non vale più: { $deeds }.

elfenwizards-deed-dice = { $count ->
        [1] { $spell }
       *[other] { $count } volte { $spell }
    } a fianco di { $token } ({ $box })
elfenwizards-deed-chips = { $count ->
        [1] un Incantesimo Minore
       *[other] { $count } Incantesimi Minori
    } a fianco di { $token } ({ $box })
elfenwizards-deed-points = { $count ->
        [1] 1 punto incantesimo
       *[other] { $count } punti incantesimo
    } a fianco di { $token } ({ $box })

elfenwizards-refuse-promise-shape = Questa promessa non si può leggere: «{ $part }» manca o non è valido.
elfenwizards-refuse-promise-oneself = Le promesse si fanno solo ad altri giocatori.
elfenwizards-refuse-promise-nothing = Una promessa deve dire quali incantesimi metterai.
elfenwizards-refuse-promise-many = Una promessa può avere al massimo { $most } impegni per parte.
elfenwizards-refuse-promise-early = Si può promettere dopo il ritiro del High Wizard.
elfenwizards-refuse-promise-late = In questo turno non si posizionano più incantesimi. Potrai promettere di nuovo nel prossimo.
elfenwizards-refuse-promise-spell = «{ $word }» non è un incantesimo. Nomina un dado con la sua casella (come d5S), «chip» o «points».
elfenwizards-refuse-promise-token = «{ $word }» non è né un Mago né una casella dell’albero.
elfenwizards-refuse-promise-count = Puoi promettere da 1 a { $most }.
elfenwizards-refuse-promise-own-token = { $token } è di { $player }: per sostenere un proprio Mago non servono promesse.
elfenwizards-refuse-promise-passed = { $player } ha passato, e in questo turno di gioco non posiziona altri incantesimi.
elfenwizards-refuse-promise-no-spell = { $player } non ha gli incantesimi per questo: { $deed }.

## Posizioni impossibili

elfenwizards-bad-position = Questa posizione è impossibile: { $why }
elfenwizards-bad-unknown-part = le posizioni non hanno una parte «{ $part }».
elfenwizards-bad-shape = la parte «{ $part }» manca o non è valida.
elfenwizards-bad-name = «{ $word }» (in { $part }) qui non è valido. Nomi validi: { $allowed }.
elfenwizards-bad-twice = «{ $part }» nomina { $word } due volte.
elfenwizards-too-large = decisamente troppo grande
elfenwizards-bad-number = { $part } è { $value }, ma deve essere da { $least } a { $most }.
elfenwizards-bad-dice = { $player } ha { $count ->
        [one] 1 dado
       *[other] { $count } dadi
    } sul tavolo, ma ogni giocatore ne ha 7.
elfenwizards-bad-chips = { $player } ha { $count ->
        [one] 1 Incantesimo Minore
       *[other] { $count } Incantesimi Minori
    } sul tavolo, ma ogni giocatore ne ha 7.
elfenwizards-bad-tokens = { $player } ha { $count ->
        [one] 1 Mago
       *[other] { $count } Maghi
    } sul tabellone; con questi giocatori e questa preparazione deve averne { $expected }.
elfenwizards-bad-token-twice = il Mago { $token } è due volte sul tabellone.
elfenwizards-bad-crowded = nella casella { $box } ci sono { $count } Maghi, ma in un titolo c’è posto per uno solo.
elfenwizards-bad-grey = sotto i Maghi ci sono { $count } gettoni di Magia Grigia, ma ne esistono solo 12.
elfenwizards-bad-high = c’è ancora un High Wizard dopo la fase 1, in cui doveva ritirarsi.
elfenwizards-bad-high-early = c’è un High Wizard nel primo turno, prima che sia stato assegnato un titolo.
elfenwizards-bad-passed-over = nella fase { $step } non possono esserci Maghi sconfitti.
elfenwizards-bad-passed-over-many = ci sono { $count } Maghi sconfitti di un livello con soli { $most } titoli.
elfenwizards-bad-rolled-early = un giocatore ha dadi lanciati o posizionati prima del suo primo lancio.
elfenwizards-bad-rolled-late = un giocatore ha ancora dadi lanciati, ma ha già posizionato tutto il secondo lancio.
elfenwizards-bad-left-behind = un giocatore ha ancora un Mago sconfitto, ma ha già fatto retrocedere tutti i suoi.
elfenwizards-bad-dice-there = nella fase { $step } non possono esserci dadi in «{ $place }».
elfenwizards-bad-spells = nella fase { $step } non possono esserci incantesimi a fianco dei Maghi.
elfenwizards-bad-passes = nella fase { $step } nessuno può aver passato.
elfenwizards-bad-crowns = il numero di High Wizard finora ({ $crowned }) e quello dei turni senza ({ $uncrowned }) devono fare insieme { $rounds }.
elfenwizards-bad-over = la partita sarebbe già finita.
elfenwizards-bad-not-over = la partita non sarebbe ancora finita, o sarebbe finita per un altro motivo.
elfenwizards-bad-after-the-end = la partita è finita, quindi non può esserci una parte «{ $part }».
elfenwizards-bad-high-uncrowned = il proprietario del High Wizard risulta non averne mai avuti.
elfenwizards-bad-high-missing = deve esserci un High Wizard, perché nessun turno risulta esserne rimasto senza.
elfenwizards-bad-track = un giocatore ha pagato per un High Wizard che non doveva ritirare.
elfenwizards-bad-all-passed = tutti hanno passato, quindi la fase 5 sarebbe finita.
elfenwizards-bad-closed = c’è un incantesimo a fianco di un Mago che il suo giocatore non può sostenere.
elfenwizards-bad-doing = «{ $doing }» non può avvenire nella fase { $step }.
elfenwizards-bad-frame = «{ $doing }» qui non è possibile.
elfenwizards-bad-track-twice = { $player } ha pagato due volte per il ritiro di un High Wizard, ma il secondo High Wizard di un giocatore chiude la partita.
elfenwizards-bad-track-dragon = { $player } ha pagato per il High Wizard del turno precedente e deve quindi avere il Drago.
elfenwizards-bad-ended-no-high = la partita è finita con il secondo High Wizard di un giocatore, ma la casella del High Wizard è vuota.
elfenwizards-bad-ended-first-high = la partita è finita con il secondo High Wizard per { $player }, che prima non può averne avuto uno.
elfenwizards-bad-ended-high = la partita è finita perché due turni sono rimasti senza High Wizard, ma l’ultimo turno ne ha uno.
elfenwizards-bad-ended-first-without = la partita è finita perché due turni sono rimasti senza High Wizard, ma solo l’ultimo può esserne rimasto senza.
elfenwizards-bad-turn = «{ $doing }» riguarda { $player }, ma tocca { JOIN("a", $other) }.
elfenwizards-bad-turn-token = «{ $doing }» riguarda il Mago { $token }, ma tocca { JOIN("a", $other) }, che non ne è il proprietario.
elfenwizards-bad-second-spell = { $player } posiziona un secondo incantesimo senza averne appena posizionato un primo.
elfenwizards-bad-redeem-nothing = { $player } ha preso nella fase 4 dadi che non bastano a recuperare un Incantesimo Minore.
elfenwizards-bad-cleanse = { $player } deve togliere più gettoni di Magia Grigia di quanti ne ha sotto i suoi Maghi ({ $count } invece di { $most } al massimo).
elfenwizards-bad-cleanse-dice = { $player } ha davanti a sé troppo pochi dadi per aver pagato i gettoni di Magia Grigia che deve togliere ({ $count }).
elfenwizards-bad-vacancy-missed = il Mago { $token } è ancora sconfitto, anche se toccava a lui prendere un titolo vacante.
