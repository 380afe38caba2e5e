# Wiz-War: tutto ciò che leggono i suoi giocatori, tranne le carte stesse (wizwar-cards.ftl).

## Cose sul tavolo

wizwar-colour-blue = blu
wizwar-colour-red = rosso
wizwar-colour-yellow = giallo
wizwar-colour-green = verde
wizwar-seat-colour = { $player } ha il { $colour }

wizwar-school-white = Trucchetti Bianchi
wizwar-school-black = Trucchetti Neri
wizwar-school-alchemy = Alchimia
wizwar-school-conjuring = Evocazione
wizwar-school-elemental = Elementi
wizwar-school-mentalism = Mentalismo
wizwar-school-mutation = Mutazione
wizwar-school-thaumaturgy = Taumaturgia

wizwar-direction-east = est
wizwar-direction-south = sud
wizwar-direction-west = ovest
wizwar-direction-north = nord

# Linee, tesori e settori hanno l’articolo: mai dopo «a», «di», «in», «su».
wizwar-nothing = niente
wizwar-wizard = { $player } ({ $colour })
wizwar-square = { $square }
wizwar-line = la linea di confine { $line }
wizwar-line-wall = il muro { $line }
wizwar-line-door = la porta { $line }
wizwar-line-free = la linea di confine libera { $line }
wizwar-treasure = il { $number ->
        [1] primo
       *[2] secondo
    } tesoro di { $owner }
wizwar-sector = il settore di { $owner }
wizwar-token = il segnalino trappola in { $square }
wizwar-thing-gone = un oggetto che non c’è più
wizwar-thing-lying = { $card } ({ $place })
wizwar-thing-standing = { $card } di { $owner }, { $place }
wizwar-thing-own = { $card } di { $owner }
wizwar-thing-laid = { $card } di { $owner } con bersaglio { $whom }

wizwar-punch = Pugno
wizwar-speed = velocità
wizwar-way = { $card } ({ $mode ->
        [hurt] danno
        [stun] stordire
        [dart] un dardo
        [punch] un pugno
        [take] raccogliere
        [drop] posare
        [throw] scagliare
        [tear] strappare
        [stab] un colpo di punta
        [slash] un fendente
        [counter] contro un incantesimo
       *[end] contro un incantesimo duraturo
    })

# Sempre dopo «danno».
wizwar-damage-physical = fisico
wizwar-damage-magical = magico
wizwar-damage-fire = magico da fuoco
wizwar-damage-water = magico da acqua
wizwar-damage-lightning = magico da fulmine
wizwar-damage-both = fisico e magico da fuoco

## Che cosa si chiede

wizwar-ask-act = { $player }, ti { $points ->
        [0] restano zero punti movimento
        [one] resta 1 punto movimento
       *[other] restano { $points } punti movimento
    } e { $attacks ->
        [0] nessun attacco
        [one] un attacco
       *[other] { $attacks } attacchi
    }{ $stunned ->
        [0] {""}
        [2] {" "}(il tuo mago è stordito: attacca una volta e si muove, oppure attacca due volte)
       *[other] {" "}(il tuo mago è stordito: si muove o attacca, non entrambe le cose)
    }: che cosa fai?
wizwar-ask-school = { $player }, quale scuola di magia entra nel mazzo?
wizwar-ask-discard = { $player }, scarti una carta prima di pescare?
wizwar-ask-draw = { $player }, quante carte peschi (al massimo { $most })?

wizwar-ask-with = { $player }, quale incantesimo lanci con { $helpers }?
wizwar-ask-astral = { $player }, da quale casella lanci con Proiezione Astrale?
wizwar-ask-aim-any = { $player }, qual è il bersaglio di { $way }?
wizwar-ask-aim-wizard = { $player }, quale mago è il bersaglio di { $way }?
wizwar-ask-aim-square = { $player }, quale casella scegli per { $way }?
wizwar-ask-aim-line = { $player }, quale muro, porta o linea di confine scegli per { $way }?
wizwar-ask-aim-thing = { $player }, quale cosa è il bersaglio di { $way }?
wizwar-ask-aim-token = { $player }, quale segnalino trappola è il bersaglio di { $way }?
wizwar-ask-aim-sector = { $player }, quale settore è il bersaglio di { $way }?
wizwar-ask-aim-direction = { $player }, quale direzione prende { $way }?
wizwar-ask-dart = { $player }, dove va il dardo { $number } di { $count }?
wizwar-ask-through = { $player }, attraverso quale muro o porta lanci { $way }?
wizwar-ask-boost = { $player }, scarti una carta per potenziare { $way } (senza, la sua energia è 1)?
wizwar-ask-add = { $player }, qual è la { $number ->
        [1] prima
       *[2] seconda
    } carta che Somma aggiunge a { $way }?
wizwar-ask-waterbolt = { $player }, quanta dell’energia { $energy } di Getto d’Acqua è danno, mentre il resto spinge?
wizwar-ask-turns = { $player }, come giri { $sector }?
wizwar-ask-blade = { $player }, quale carta scarti per la Lama del Mago?

wizwar-ask-answer-spell = { $player }, { $caster } lancia { $way }{ $aimed ->
        [no] {""}
        [you] {" "}contro di te
        [way] {" "}verso { $target }
       *[yes] {" "}con bersaglio { $target }
    }{ $energy ->
        [1] {""}
       *[other] {" "}(energia { $energy })
    }{ $aimed ->
        [you] {""}
       *[other] { $hit ->
            [0] {""}
            [2] , e ti colpirebbe ovunque tu vada
           *[1] , e ti colpirebbe
        }
    }: rispondi?
wizwar-ask-answer-counter = { $player }, { $caster } risponde con { $way }{ $energy ->
        [1] {""}
       *[other] {" "}(energia { $energy })
    }{ $aimed ->
        [yes] , bersaglio { $target }
       *[no] {""}
    }: vuoi impedirlo?
wizwar-ask-answer-helper = { $player }, { $caster } gioca { $way } insieme a { $spell }: rispondi a { $way }?
wizwar-ask-answer-strike = { $player }, { $how ->
        [punch] { $aimed ->
            [you] { $caster } ti dà un pugno
           *[yes] { $caster } dà un pugno a { $target }
        }
        [dagger-stab] { $aimed ->
            [you] { $caster } ti attacca con il Pugnale
           *[yes] { $caster } attacca { $target } con il Pugnale
        }
        [wizardblade-slash] { $aimed ->
            [you] { $caster } ti attacca con la Lama del Mago
           *[yes] { $caster } attacca { $target } con la Lama del Mago
        }
        [strength-tear] { $aimed ->
            [you] { $caster } cerca di strapparti qualcosa
           *[yes] { $caster } cerca di strappare qualcosa a { $target }
        }
        [stone-spikes-throw] { $caster } scaglia uno spuntone contro { $aimed ->
            [you] di te
           *[yes] { $target }
        }
       *[other] { $caster } usa { $way } contro { $aimed ->
            [you] di te
           *[yes] { $target }
        }
    }: rispondi?
wizwar-ask-answer-damage = { $player }, { $points ->
        [one] sta per colpirti 1 punto
       *[other] stanno per colpirti { $points } punti
    } di danno { $kind }: rispondi?
wizwar-ask-answer-treasure = { $player }, { $thief } raccoglie { $treasure }: { $now ->
        [ward] rispondi con { wizwar-card-ward }
       *[gold] rispondi con { wizwar-card-fools-gold }
    }?

wizwar-ask-pushed = { $player }, il mago di { $pusher } è un Omone e ti spinge: da che parte vai?
wizwar-ask-drift = { $player }, sei un Peso Piuma, e { $points ->
        [one] 1 punto di danno ti porta
       *[other] { $points } punti di danno ti portano
    } via: da che parte?
wizwar-ask-room = { $player }, non hai posto per { $card }: a che cosa rinunci?
wizwar-ask-over = { $player }, hai { $count ->
        [one] una carta più del tuo limite di { $limit }
       *[other] { $count } carte più del tuo limite di { $limit }
    }: a che cosa rinunci?
wizwar-ask-more = { $player }, con le tue Braccia Extra raccogli altro in { $square }?
wizwar-ask-added = { $player }, qual è la { $number ->
        [1] prima
       *[2] seconda
    } carta che Somma aggiunge alla tua velocità?
wizwar-ask-falls = { $player }, che cosa lascia cadere { $victim }?
wizwar-ask-yoinked = { $player }, quale strumento prendi a { $victim }?
wizwar-ask-torn = { $player }, che cosa strappi a { $victim }?
wizwar-ask-knocked = { $player }, da che parte spingi { $victim }, di { $count ->
        [one] una casella
       *[other] { $count } caselle
    }?
wizwar-ask-walked = { $player }, dove fai camminare { $victim } ({ $count ->
        [one] resta un passo
       *[other] restano { $count } passi
    })?
wizwar-ask-forgotten = { $player }, il Bruciacervello di { $caster } ti farebbe { $count ->
        [one] 1 punto
       *[other] { $count } punti
    } di danno, uno per ogni carta che hai in mente: a che cosa rinunci prima che colpisca?
wizwar-ask-stolen = { $player }, quale carta prendi dalla mano di { $victim } ({ $count ->
        [one] ancora una
       *[other] fino a { $count }
    })?
wizwar-ask-fooled = { $player }, in quale casella del tuo settore va { $treasure }?
wizwar-ask-traps = { $player }, dove metti un segnalino trappola ({ $count ->
        [one] è l’ultimo
       *[other] ne restano { $count }
    })?
wizwar-ask-real = { $player }, quale dei segnalini è la trappola vera?
wizwar-ask-reached = { $player }, che cosa posi in { $square }?
wizwar-ask-forgets = { $player }, la Pietra della Mente non c’è più: quale carta scarti ({ $count ->
        [one] ne resta una
       *[other] ne restano { $count }
    } da scartare)?

## Scelte

wizwar-choice-numbered = { $label } (n. { $number })
wizwar-choice-end-phase = termina la tua fase Muovi e Lancia
wizwar-choice-walk = vai a { $direction }, in { $square }
wizwar-choice-walk-exit = esci a { $direction } e rientra in { $square }
wizwar-choice-stumble = brancola in una direzione casuale
wizwar-choice-cast = lancia { $way }
wizwar-choice-helper = lancia un incantesimo insieme a { $card }
wizwar-choice-use = { $how ->
        [punch] dai un pugno a un mago
        [dagger-stab] colpisci con il Pugnale
        [dagger-throw] scaglia il Pugnale
        [large-rock-throw] scaglia il Grosso Sasso
        [boomstone-throw] scaglia la Pietra dello Scoppio
        [universal-solvent-throw] scaglia il Solvente Universale
        [wizardblade-slash] colpisci con la Lama del Mago
        [stone-spikes-throw] scaglia uno spuntone di pietra
        [strength-tear] strappa qualcosa a un mago
        [null-powder-end] poni fine a un incantesimo duraturo con la Polvere del Nulla
       *[other] usa { $way }
    }
wizwar-choice-item = gioca e porta con te { $card }
wizwar-choice-speed = aumenta la tua velocità di { $count } con { $card }
wizwar-choice-speed-add = aumenta la tua velocità con due carte e Somma
wizwar-choice-take = raccogli { $thing }
wizwar-choice-take-treasure = raccogli { $treasure }{ $light ->
        [0] , il che termina la tua fase
       *[1] {""}
    }
wizwar-choice-drop = lascia cadere { $thing }
wizwar-choice-end-spell = termina { $thing }
wizwar-choice-hold = tieni aperta la porta { $line }
wizwar-choice-let-go = lascia andare la porta { $line }
wizwar-choice-gather = raccogli { $thing }, il che occupa tutta la fase
wizwar-choice-no-more = basta così
wizwar-choice-keep = tieni le carte in mano
wizwar-choice-no-boost = senza potenziare: energia 1
wizwar-choice-energy = { $card }, che vale { $energy }
wizwar-choice-add = due carte, sommate con Somma
wizwar-choice-pass = passa
wizwar-choice-answer = rispondi con { $way }
wizwar-choice-draw = { $count ->
        [0] non pescare
        [one] pesca una carta
       *[other] pesca { $count } carte
    }
wizwar-choice-discard = scarta { $card }
wizwar-choice-steal = prendi { $card }
wizwar-choice-waterbolt = danno { $damage }, { $knock ->
        [0] nessuna spinta
        [one] spinta di una casella
       *[other] spinta di { $knock } caselle
    }
wizwar-choice-turns = { $count ->
        [1] un quarto di giro in senso orario
        [2] mezzo giro
       *[3] un quarto di giro in senso antiorario
    }

## La cronaca

wizwar-event-start = { $colours }. Comincia { $player }.
wizwar-event-school = { $player } sceglie { $school }.
wizwar-event-schools = { $decks ->
        [1] Il mazzo Magia
       *[other] Il mazzo Magia { $group }
    } è fatto di: { $schools }.
wizwar-event-turn = { $player } comincia il turno { $turn }.
wizwar-event-stunned = In questo turno il mago di { $player } è stordito; { $count ->
        [0] non gli restano segnalini stordimento
        [one] gli resta un segnalino stordimento
       *[other] gli restano { $count } segnalini stordimento
    }.
wizwar-event-step = { $player } { $gait ->
        [drifts] fluttua
        [is_knocked] arretra
        [is_pushed] si fa spingere
        [is_led] si lascia condurre
       *[walks] va
    } da { $from } a { $square }{ $exit ->
        [none] .
        [exit] {" "}passando dall’uscita.
        [purple] {" "}passando dal portale viola.
       *[cyan] {" "}passando dal portale ciano.
    }
wizwar-event-moved = Il mago di { $player } finisce in { $square }.
wizwar-event-bump = { $player } non trova un passaggio a { $face }, e resta dov’è.
wizwar-event-random = { $player } brancola verso { $face }.
wizwar-event-speed = { $player } riceve { $count ->
        [one] 1 punto movimento
       *[other] { $count } punti movimento
    } in più.
wizwar-event-cast = { $player } lancia { $way }{ $aimed ->
        [no] {""}
        [way] {" "}verso { $target }
        [square] {" "}({ $target })
       *[yes] {" "}con bersaglio { $target }
    }{ $energy ->
        [1] {""}
       *[other] {" "}(energia { $energy })
    }.
wizwar-event-helper = { $player } aggiunge { $card }.
wizwar-event-boost = { $player } scarta { $card } (energia { $count }{ $stones ->
        [0] {""}
       *[other] , di cui { $stones } dalla carta { wizwar-card-powerstone }
    }).
wizwar-event-answer = { $player } risponde con { $way }{ $aimed ->
        [no] {""}
       *[yes] , bersaglio { $target }
    }{ $energy ->
        [1] {""}
       *[other] {" "}(energia { $energy })
    }.
wizwar-event-strike = { $how ->
        [punch] { $player } dà un pugno a { $target }.
        [dagger-stab] { $player } attacca { $target } con il Pugnale.
        [dagger-throw] { $player } scaglia il Pugnale contro { $target }.
        [large-rock-throw] { $player } scaglia il Grosso Sasso contro { $target }.
        [boomstone-throw] { $player } scaglia la Pietra dello Scoppio contro { $target }.
        [universal-solvent-throw] { $player } scaglia il Solvente Universale contro { $target }.
        [wizardblade-slash] { $player } attacca { $target } con la Lama del Mago.
        [stone-spikes-throw] { $player } scaglia uno spuntone di pietra contro { $target }.
        [strength-tear] { $player } cerca di strappare qualcosa a { $target }.
        [null-powder-counter] { $player } risponde con la Polvere del Nulla.
        [null-powder-end] { $player } scaglia la Polvere del Nulla contro { $target }.
       *[other] { $player } usa { $way }{ $aimed ->
            [no] {""}
           *[yes] {" "}contro { $target }
        }.
    }
wizwar-event-aimed = { $player } dirige { $way } contro { $target }.
wizwar-event-cancelled = Si annulla { $way } di { $player }.
wizwar-event-evade = { $player } tira { $face } per { $card } e schiva l’attacco.
wizwar-event-hit = { $player } tira { $face } per { $card } e non schiva l’attacco.
wizwar-event-out-of-sight = { $way } di { $player } ha perso di vista il suo bersaglio.
wizwar-event-servant = L’Omuncolo di { $player } subisce { $count ->
        [one] 1 punto
       *[other] { $count } punti
    } di danno{ $life ->
        [0] {" "}e non c’è più.
        [one] ; gli resta 1 punto vita.
       *[other] ; gli restano { $life } punti vita.
    }
wizwar-event-damage = { $player } subisce { $count ->
        [one] 1 punto
       *[other] { $count } punti
    } di danno { $kind }{ $caused ->
        [no] {""}
       *[yes] {" "}per { $cause }
    }{ $life ->
        [0] {" "}e non ha più vita.
        [one] : resta 1 punto vita.
       *[other] : restano { $life } punti vita.
    }
wizwar-event-reduced = { $player } evita { $count ->
        [one] 1 punto
       *[other] { $count } punti
    } di danno; { $left ->
        [0] non ne resta.
        [one] ne resta 1.
       *[other] ne restano { $left }.
    }
wizwar-event-heal = { $player } guadagna { $count ->
        [one] 1 punto
       *[other] { $count } punti
    } vita: ora { $life }.
wizwar-event-life = { $player } ora ha { $life ->
        [one] 1 punto
       *[other] { $life } punti
    } vita.
wizwar-event-stun = { $player } riceve { $count ->
        [one] un segnalino
       *[other] { $count } segnalini
    } stordimento.
wizwar-event-cracks = { $count ->
        [one] Una crepa
       *[other] { $count } crepe
    } in più per { $target }: { $total } in tutto.
wizwar-event-destroyed = { $barrier ->
        [door] La porta
       *[wall] Il muro
    } va in pezzi. Ora senza ostacolo: { $target }.
wizwar-event-collapsed = Il muro di terra in { $target } crolla.
wizwar-event-destroyed-thing = Va in pezzi: { $card }{ $aimed ->
        [no] {""}
       *[yes] {" "}({ $target })
    }.
wizwar-event-laid = { $card } di { $player } ha effetto{ $aimed ->
        [no] {""}
       *[yes] {" "}({ $target })
    }{ $energy ->
        [0] .
        [one] , per un turno.
       *[other] , per { $energy } turni.
    }
wizwar-event-energy = Un segnalino energia in meno ({ $player }): { $cards }.
wizwar-event-ended = { $card } di { $player } { $item ->
        [0] finisce.
       *[1] finisce negli scarti.
    }
wizwar-event-item = { $player } gioca e porta con sé { $card }.
wizwar-event-drop = { $card } di { $player } ora si trova in { $square }.
wizwar-event-take = { $player } prende { $card }.
wizwar-event-lands = L’acqua porta { $card } in { $square }.
wizwar-event-treasure-taken = { $player } prende { $treasure }.
wizwar-event-treasure-dropped = { $how ->
        [throws] { $player } lancia { $treasure }, che cade in { $square }.
        [reaches] { $player } allunga il braccio e posa { $treasure } in { $square }.
        [loses] { $player } perde { $treasure }, che cade in { $square }.
       *[drops] { $player } posa { $treasure } in { $square }.
    }
wizwar-event-treasure-moved = Ora in { $square } si trova { $treasure }.
wizwar-event-held = { $player } tiene aperta la porta che sbarra { $line }.
wizwar-event-let-go = { $player } lascia andare la porta che sbarra { $line }.
wizwar-event-discard = { $player } scarta { $card }.
wizwar-event-draw = { $player } pesca { $count ->
        [one] una carta
       *[other] { $count } carte
    }.
wizwar-event-cards = { $player } pesca { $cards }.
wizwar-event-shuffle = Gli scarti { $decks ->
        [1] {""}
       *[other] del mazzo Magia { $group }{" "}
    }vengono mescolati e diventano il nuovo mazzo.
wizwar-event-turned = Si gira { $sector }: { $count ->
        [1] un quarto di giro in senso orario
        [2] mezzo giro
       *[3] un quarto di giro in senso antiorario
    }.
wizwar-event-trap = { $player } mette un segnalino trappola coperto in { $square }.
wizwar-event-trap-blank = Il segnalino trappola in { $square } viene scoperto: è vuoto.
wizwar-event-trap-real = Il segnalino trappola in { $square } viene scoperto: è quello vero.
wizwar-event-looked = { $player } guarda la mano di { $target }.
wizwar-event-hand = La mano di { $player }: { $cards }.
wizwar-event-stole = { $player } prende { $count ->
        [one] una carta
       *[other] { $count } carte
    } dalla mano di { $target }.
wizwar-event-stolen = { $player } prende { $card } dalla mano di { $target }.
wizwar-event-given = { $player } assorbe { $card } di { $target } e ne prende in mano la carta.
wizwar-event-roll = { $player } tira { $face } per { $card }.
wizwar-event-doomed = Entrambi i tesori di { $player } sono nelle basi altrui: una perdita mortale.
wizwar-event-dies = Il mago di { $player } muore.
wizwar-event-killed = { $player } ha ucciso il mago di { $target }.
wizwar-event-point = { $player } ottiene un punto vittoria { $by ->
        [kill] per l’uccisione
       *[treasure] per { $treasure } nella propria base
    } (totale: { $total }).
wizwar-event-point-lost = { $player } perde il punto vittoria per { $treasure } (totale: { $total }).
wizwar-event-inherits = { $player } prende la mano di { $target }: { $count ->
        [0] nessuna carta
        [one] una carta
       *[other] { $count } carte
    }.
wizwar-event-inherited = { $player } prende la mano di { $target }: { $cards }.
wizwar-event-turn-over = Il turno di { $player } finisce subito.
wizwar-event-end = { $count ->
        [0] Non vince nessuno
        [one] Vince { $winners }
       *[other] Vincono { $winners }
    }: { $reason }

wizwar-ending-victory_points = un mago ha abbastanza punti vittoria.
wizwar-ending-last_wizard = è vivo un solo mago.
wizwar-ending-treasures = in una base si trovano due tesori nemici.
wizwar-ending-nobody = tutti i maghi sono morti, e non vince nessuno.

## Opzioni sbagliate

wizwar-bad-school-twice = La scuola { $school } è nominata due volte; le tre scuole devono essere diverse.
wizwar-bad-together = Le opzioni { $one } e { $other } si contraddicono e non si possono giocare insieme.

## Rifiuti: in generale

wizwar-refuse-unknown = «{ $word }» qui non è una risposta. Puoi dire: { $names }.
wizwar-refuse-number = { $number } non è fra le scelte. Puoi dire: { $names }.
wizwar-refuse-which = Di’ esattamente che cosa intendi: { $names }.
wizwar-refuse-other = Ora ti si chiede { $asked ->
        [act] che cosa fai
        [answer] una risposta
        [card] una carta
        [damage] quanto danno fa
        [direction] una direzione
        [draw] quante carte peschi
        [energy] una carta con un valore d’energia
        [line] un muro, una porta o una linea di confine
        [loss] a che cosa rinunci
        [school] una scuola di magia
        [sector] un settore
        [spell] un incantesimo
        [square] una casella
        [thing] una cosa
        [token] un segnalino trappola
        [turn] come giri il settore
        [wizard] un mago
       *[any] un bersaglio
    }. Hai scelto altro: { $thing }.
wizwar-refuse-dead = Il tuo mago è morto, e per te la partita è finita.
wizwar-refuse-answer-awaited = C’è qualcosa in sospeso, e si attende una risposta.
wizwar-refuse-pass-now = Ora non c’è niente a cui rispondere. Di’ «done» per terminare la tua fase Muovi e Lancia.
wizwar-refuse-target-alone = Di’ prima che cosa vuoi fare, poi il bersaglio: { $target }.
wizwar-refuse-no-colour = A questo tavolo nessuno ha il { $colour }.
wizwar-refuse-no-square = La mappa non ha una casella { $square }.
wizwar-refuse-no-line = { $line } non è una linea di confine fra due caselle di questa mappa.

## Rifiuti: camminare

wizwar-refuse-here = Il tuo mago è già in { $square }.
wizwar-refuse-not-next = { $square } non è accanto a { $here }: un passo porta alla casella vicina, mai in diagonale.
wizwar-refuse-no-points = Non ti restano punti movimento.
wizwar-refuse-outer-wall = A { $direction } c’è il muro esterno.
wizwar-refuse-wall = Un muro sbarra { $line }.
wizwar-refuse-locked = La porta che sbarra { $line } è chiusa a chiave: solo { $owner } può aprirla senza una carta.
wizwar-refuse-door-of-the-dead = La porta che sbarra { $line } è chiusa a chiave per tutti, perché il mago a cui appartiene è morto.
wizwar-refuse-sealed = La porta che sbarra { $line } è sigillata, e nessuno può aprirla.
wizwar-refuse-stone-block = Un Blocco di Pietra riempie { $square }.
wizwar-refuse-big-man = Il mago di { $other } è un Omone e riempie quella casella: nessuno può entrarci.
wizwar-refuse-no-push = Da Omone dovresti spingere fuori da quella casella qualcuno che non può andare da nessuna parte.
wizwar-refuse-crowded = Un Omone finirebbe accanto a un altro mago, e non c’è posto per entrambi.
wizwar-refuse-no-cloud = Si brancola solo in una Nube di Polvere.
wizwar-refuse-in-cloud = Da una Nube di Polvere si esce solo in una direzione casuale. Di’ «stumble» per provarci.
wizwar-refuse-rooted = Dopo { $card } in questo turno non puoi più muoverti.
wizwar-refuse-stunned-attacked = Il tuo mago è stordito e ha attaccato: un mago stordito si muove o attacca, non entrambe le cose.
wizwar-refuse-must-go = Devi andare da qualche parte.
wizwar-refuse-drift-back = Il danno ti porta lontano da dove viene, non verso quel punto.
wizwar-refuse-pushed-back = Non puoi tornare indietro oltre l’Omone che ti spinge.

## Rifiuti: giocare carte

wizwar-refuse-not-in-hand = Non hai { $card } in mano.
wizwar-refuse-works-alone = Hai già davanti a te { $card }: agisce da sé.
wizwar-refuse-play-first = Hai ancora in mano { $card }: prima gioca la carta, poi usala.
wizwar-refuse-cast-first = Hai ancora in mano { $card }: prima lancia l’incantesimo.
wizwar-refuse-energy-card = { $card } da sola non fa niente: potenzia un incantesimo, o la tua velocità («{ $word }»).
wizwar-refuse-counter = { $card } si può usare solo in risposta a ciò che nomina, e ora non c’è niente a cui rispondere.
wizwar-refuse-first-turn = Nel tuo primo turno non puoi attaccare.
wizwar-refuse-attacked = { $count ->
        [one] Hai già fatto il tuo attacco
       *[other] Hai già fatto i tuoi { $count } attacchi
    } di questo turno.
wizwar-refuse-stunned-moved = Il tuo mago è stordito e si è mosso: un mago stordito si muove o attacca, non entrambe le cose.
wizwar-refuse-stunned-leave = Il tuo mago è stordito e ha attaccato, quindi { $way } non può portarlo fuori dalla sua casella.
wizwar-refuse-stunned-swap = Un mago stordito non può lanciare Scambio: è un attacco che fa lasciare la casella.
wizwar-refuse-stunned-twice = Il tuo mago è stordito: con { wizwar-card-adrenaline } può attaccare una volta e muoversi, oppure attaccare due volte senza muoversi.
wizwar-refuse-flood = Durante un’Inondazione { $way } non si può giocare: è Fuoco.
wizwar-refuse-form-attack = Sotto l’effetto di { $form } non puoi attaccare.
wizwar-refuse-form-spell = Sotto l’effetto di { $form } puoi lanciare solo controincantesimi.
wizwar-refuse-no-treasure = Non porti un tesoro da scagliare.
wizwar-refuse-empty-handed = Non porti niente da posare.
wizwar-refuse-hands-full = Porti un tesoro, e non hai una mano libera per strappare qualcosa.
wizwar-refuse-no-fuel = Non hai una carta con un valore d’energia per { $way }.
wizwar-refuse-no-room = Non ci sono quattro caselle vuote per i segnalini.
wizwar-refuse-not-now = Ora { $way } non si può giocare.
wizwar-refuse-two-ways = { $first } { $second }
wizwar-refuse-three-ways = { $first } { $second } { $third }
wizwar-refuse-no-target = Non c’è un bersaglio per { $way } { $range ->
        [adjacent] nella tua casella o in una adiacente.
        [sight] in vista.
        [caster] qui.
       *[anywhere] da nessuna parte.
    }
wizwar-refuse-blind = Da dentro un cespuglio o una nube non vedi niente al di fuori, quindi non c’è un bersaglio simile per { $way }.
wizwar-refuse-helper-alone = { $card } si gioca solo insieme a un altro incantesimo, e ora non ne hai uno a cui serva.
wizwar-refuse-add-alone = { $card } si gioca solo per potenziare: di’ «sum» quando un incantesimo chiede energia, oppure «speed:sum».
wizwar-refuse-helper-twice = { $card } è già in gioco, o qui non si può scegliere.
wizwar-refuse-helps-spells = Si possono aiutare solo incantesimi, e { $card } non è fra quelli che ora potresti lanciare.
wizwar-refuse-not-helped = La portata di { $card } non si può aiutare in questo modo.
wizwar-refuse-no-target-helped = Anche così non c’è un bersaglio a portata per { $way }.

## Rifiuti: energia

wizwar-refuse-boosted = Hai già aumentato la tua velocità; si può fare una volta per turno.
wizwar-refuse-speed-with-what = Nomina la carta che scarti per la velocità, come in «speed:energy-4».
wizwar-refuse-no-energy = { $card } non ha un valore d’energia.
wizwar-refuse-in-use = Proprio { $card } è la carta che stai giocando.
wizwar-refuse-add-two = A Somma servono altre due carte con valori d’energia.
wizwar-refuse-add-choose = Con Somma si sommano due carte: nominane una.
wizwar-refuse-blade-needs = La Lama del Mago colpisce solo con una carta che scarti.
wizwar-refuse-waterbolt-most = Getto d’Acqua ha energia { $energy } da dividere.
wizwar-refuse-waterbolt-fixed = Contro questo bersaglio l’energia di { $energy } non si può dividere.

## Rifiuti: cose, tesori e porte

wizwar-refuse-nothing-here = Qui non c’è niente che tu possa raccogliere.
wizwar-refuse-carried-already = Porti già { $thing }.
wizwar-refuse-carried-by = { $other } porta { $thing }: solo con una carta puoi prendere ciò che altri portano.
wizwar-refuse-lies-elsewhere = Nella tua casella non c’è { $thing }: si trova in { $place }.
wizwar-refuse-lies-nowhere = Nella tua casella non c’è { $card }.
wizwar-refuse-fixed = Ha un posto fisso e non si può portare: { $thing }.
wizwar-refuse-gravity = Finché c’è Gravità, non si può raccogliere niente.
wizwar-refuse-glued = La Colla trattiene { $thing }.
wizwar-refuse-take-points = Raccogliere { $thing } costa un punto movimento, e tu non ne hai.
wizwar-refuse-second-treasure = Porti già un tesoro, e nessuno ne porta due.
wizwar-refuse-mad-dash = Dopo Corsa Folle in questo turno non puoi raccogliere tesori.
wizwar-refuse-carries-no-treasure = Non porti quel tesoro.
wizwar-refuse-carries-nothing = Non porti niente che tu possa lasciar cadere.
wizwar-refuse-carries-not = Non porti { $card }.
wizwar-refuse-tacks-ground = Le puntine si possono lasciare solo dove non c’è altro.
wizwar-refuse-end-it = { $card } è un incantesimo. Di’ «{ $word }» per porvi fine.
wizwar-refuse-item-ends-not = { $card } è uno strumento: si può solo lasciar cadere.
wizwar-refuse-not-your-spell = { $other } mantiene { $card }; puoi porre fine solo ai tuoi incantesimi.
wizwar-refuse-permanent = In questa partita gli oggetti creati non si mantengono, e non puoi porre fine a { $card }.
wizwar-refuse-no-such-spell = Non mantieni { $card }.
wizwar-refuse-no-door-here = Accanto a te non c’è una porta che tu possa tenere aperta.
wizwar-refuse-no-door = Nessuna porta sbarra { $line }.
wizwar-refuse-not-beside = La tua casella non tocca { $line }.
wizwar-refuse-held-already = La porta che sbarra { $line } è già tenuta aperta.
wizwar-refuse-open-already = La porta che sbarra { $line } per te è già aperta.
wizwar-refuse-holds-nothing = Non tieni aperta nessuna porta.
wizwar-refuse-holds-not = Non tieni aperta una porta che sbarra { $line }.
wizwar-refuse-no-tacks = Sulla mappa non ci sono puntine.
wizwar-refuse-gather-late = Raccogliere le puntine occupa tutta la fase, e in questa hai già fatto qualcosa.
wizwar-refuse-gather-far = Le puntine non sono in una casella adiacente alla tua.
wizwar-refuse-gather-blind = Da dentro un cespuglio o una nube non vedi le puntine e non puoi raccoglierle.

## Rifiuti: bersagli

wizwar-refuse-unseen = Non vedi { $target }.
wizwar-refuse-hidden = Un cespuglio o una nube nasconde { $target } a chiunque sia fuori.
wizwar-refuse-not-adjacent = { $way } raggiunge solo la tua casella e quelle adiacenti che vedi, non { $target }.
wizwar-refuse-fog = Nella Nebbia nessuno vede oltre una casella, e tu non vedi { $target }.
wizwar-refuse-spell-unseen = Non vedi né chi ha lanciato né chi subisce { $target }.
wizwar-refuse-dead-target = Il mago di { $target } è morto.
wizwar-refuse-yourself = Il bersaglio di { $way } non può essere il tuo mago.
wizwar-refuse-mist = Il mago di { $target } è bruma e non si può attaccare.
wizwar-refuse-globe-far = { $target } si trova a più di sei passi da te.
wizwar-refuse-tear-far = { $target } non è nella tua casella.
wizwar-refuse-target-empty-handed = { $target } non porta niente che riguardi { $way }.
wizwar-refuse-home-base = { $square } è una base, e lì non si può creare niente.
wizwar-refuse-square-full = { $square } non è vuota.
wizwar-refuse-teleport-far = Teletrasporto non arriva in { $square }: fa quattro passi al massimo.
wizwar-refuse-windrider = { $square } non è in linea retta, o qualcosa sulla strada ferma il volo.
wizwar-refuse-not-a-square = Una casella non può essere il bersaglio di { $way }: nomina ciò che c’è in { $square }.
wizwar-refuse-line-taken = Qualcosa occupa già { $line }.
wizwar-refuse-no-barrier = Un muro che sbarri { $line } non fermerebbe questo attacco.
wizwar-refuse-nothing-stands = Niente che riguardi { $way } occupa { $line }.
wizwar-refuse-attacks-treasure = Non si può attaccare un tesoro.
wizwar-refuse-unbreakable = Niente può danneggiare { $target }.
wizwar-refuse-carried-target = Ciò che qualcuno porta non è un bersaglio, e { $other } ha { $target }.
wizwar-refuse-no-spell = Così si pone fine solo a incantesimi, e questo è uno strumento: { $target }.
wizwar-refuse-not-on-table = Sul tavolo non c’è { $card }.
wizwar-refuse-not-a-target = { $way } non può avere come bersaglio { $target }.
wizwar-refuse-astral-far = { $square } è a più di tre passi da te.
wizwar-refuse-astral-full = { $square } non è vuota.
wizwar-refuse-astral-useless = Da { $square } nessuno dei tuoi incantesimi avrebbe un bersaglio.
wizwar-refuse-not-through = La linea verso il tuo bersaglio non passa per { $line }.

## Rifiuti: risposte

wizwar-refuse-act-in-window = C’è qualcosa in sospeso: puoi rispondere con una carta adatta, o passare.
wizwar-refuse-answer-or-pass = Rispondi con una carta adatta, o di’ «pass».
wizwar-refuse-use-carried = { $card } risponde solo mentre la carta è fra gli strumenti che porti.
wizwar-refuse-no-counter = { $card } non è un controincantesimo e non si può usare come risposta.
wizwar-refuse-answer-no-target = Per { $card } non c’è un posto che cambierebbe qualcosa.
wizwar-refuse-answer-useless = Qui non resta nulla che { $card } possa impedire.
wizwar-refuse-caster-unseen = Per { $card } devi vedere { $caster }, e non è in vista.
wizwar-refuse-condition = { $card } risponde { $occasion ->
        [spell] a un incantesimo che altri lanciano in vista
        [neutral] a un incantesimo neutrale che altri lanciano in vista
        [water] a un incantesimo d’Acqua che altri lanciano in vista
        [at-me] a un incantesimo diretto contro di te
        [attack-at-me] a un incantesimo d’attacco diretto contro di te
        [sight-at-me] a un incantesimo con portata vista diretto contro di te
        [attacked] a un attacco contro di te
        [counter] a un controincantesimo contro un tuo incantesimo
        [hurt] a un danno che sta per colpirti
        [my-treasure] a chi raccoglie uno dei tuoi tesori
       *[my-sector] a chi raccoglie un tesoro nel tuo settore, dopo che Guardia Magica ha avuto la sua occasione
    }; non è questo il caso.

## Rifiuti: il resto

wizwar-refuse-must-give = Devi ancora rinunciare ad altre carte.
wizwar-refuse-must-choose = Devi fare una scelta.
wizwar-refuse-hand-only = Nel turno di altri si può rinunciare solo a carte della mano.
wizwar-refuse-keeps-not = Davanti a te non c’è { $card }.
wizwar-refuse-cards-only = Qui non si può rinunciare a { $card } sul tavolo.
wizwar-refuse-victim-has-not = Nella mano di { $victim } non c’è { $card }.
wizwar-refuse-draw-most = Puoi pescare al massimo { $most }.
wizwar-refuse-draw-room = Puoi pescare al massimo { $most }: di più supererebbe il tuo limite di { $limit }.
wizwar-refuse-draw-later = Le carte si pescano in Scarta e Pesca, alla fine del proprio turno.
wizwar-refuse-other-deck = Peschi solo dal mazzo del tuo gruppo.
wizwar-refuse-discards = Chiunque può guardare gli scarti, ma nessuno prende una carta da lì.
wizwar-refuse-school-taken = { $school } è già in un mazzo.
wizwar-refuse-cantrip = { $school } non si può scegliere: è nel mazzo dall’inizio o non c’è affatto.
wizwar-refuse-not-there = Qui non si può scegliere { $card }.
wizwar-refuse-fooled-there = { $square } non è nel tuo settore, o è dove si trovava il tesoro.
wizwar-refuse-knocked-there = La spinta allontana { $victim } da te in linea retta, non verso { $direction }.
wizwar-refuse-no-treasures = Arraffa! prende strumenti, non tesori.
