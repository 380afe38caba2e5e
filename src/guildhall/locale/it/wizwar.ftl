# Wiz-War: tutto ciò che leggono i suoi giocatori, tranne le carte stesse (wizwar-cards.ftl).

## Cose sul tavolo

wizwar-colour-blue = blu
wizwar-colour-red = rosso
wizwar-colour-yellow = giallo
wizwar-colour-green = verde
wizwar-seat-colour = { YOU($player) ->
        [yes] tu hai
       *[no] { $player } ha
    } il { $colour }

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

# Muri, porte, lati, tesori, settori, segnalini e le cose sul tavolo hanno l’articolo: dopo «a», «da», «di», «in» e «su» ci vuole JOIN.
# JOIN("il", …) dà l’articolo a una carta: il Pugnale, la Lama del Mago, l’Omuncolo; JOIN("Il", …) lo fa all’inizio di una frase,
# JOIN("il tuo", …) e JOIN("il proprio", …) dicono di chi è. JOIN("causa", …) dà l’articolo solo agli
# oggetti e alle cose sulla mappa; JOIN("Attacco", …) dice che cosa ha attaccato: Il Pugnale, L’incantesimo Palla di Fuoco.
# JOIN("il tuo incantesimo", $thing) fa di «il tuo muro in …» l’incantesimo che lo ha creato: finiscono gli incantesimi, non le cose.
wizwar-nothing = niente
wizwar-wizard = { $player } ({ $colour })
wizwar-square = { $square }
# Il posto fra due caselle, come lo si scrive, qualunque cosa vi stia: b3|c3.
wizwar-line = { $line }
wizwar-line-wall = il muro { $line }
wizwar-line-door = la porta { $line }
wizwar-line-fire = il Muro di Fuoco { $line }
wizwar-line-free = il lato libero { $line }
# Una casella come bersaglio, con la sua preposizione.
wizwar-at-square = { $how ->
        [teleport] verso { $target }
        [windrider] verso { $target }
        [heave-ho] verso { $target }
        [psychic-storm] su { $target }
       *[other] in { $target }
    }
wizwar-treasure = { YOU($owner) ->
        [yes] il tuo
       *[no] il
    } { $number ->
        [1] primo
       *[2] secondo
    } tesoro{ YOU($owner) ->
        [yes] {""}
       *[no] {" "}di { $owner }
    }
wizwar-treasure-yours = il tuo { $number ->
        [1] primo
       *[2] secondo
    } tesoro
# Nella cronaca, quando qualcuno fa qualcosa con ciò che è suo.
wizwar-treasure-theirs = il { YOU($owner) ->
        [yes] tuo
       *[no] proprio
    } { $number ->
        [1] primo
       *[2] secondo
    } tesoro
wizwar-sector = { YOU($owner) ->
        [yes] il tuo settore
       *[no] il settore di { $owner }
    }
wizwar-sector-yours = il tuo settore
wizwar-sector-theirs = il { YOU($owner) ->
        [yes] tuo
       *[no] proprio
    } settore
wizwar-token = il segnalino trappola in { $square }
wizwar-thing-gone = una cosa che non c’è più
wizwar-thing-lying = { JOIN("il", $card) } in { $place }
wizwar-thing-standing = { YOU($owner) ->
        [yes] { wizwar-thing-yours-standing }
       *[no] { $what ->
            [create-wall] il muro creato da { $owner } in { $place }
            [create-door] la porta creata da { $owner } in { $place }
            [seal-door] il sigillo di { $owner } sulla porta { $place }
           *[other] { JOIN("il", $card) } di { $owner } in { $place }
        }
    }
wizwar-thing-own = { YOU($owner) ->
        [yes] { JOIN("il tuo", $card) }
       *[no] { JOIN("il", $card) } di { $owner }
    }
wizwar-thing-laid = { YOU($owner) ->
        [yes] { JOIN("il tuo", $card) }
       *[no] { JOIN("il", $card) } di { $owner }
    } { YOU($whom) ->
        [yes] su di te
       *[no] { JOIN("su", $whom) }
    }
wizwar-thing-laid-you = { JOIN("il", $card) } di { $owner } su di te
wizwar-thing-yours-standing = { $what ->
        [create-wall] il tuo muro in { $place }
        [create-door] la tua porta in { $place }
        [seal-door] il tuo sigillo sulla porta { $place }
       *[other] { JOIN("il tuo", $card) } in { $place }
    }
# Un incantesimo sulla mappa a cui si può porre fine; JOIN("il tuo incantesimo", …) lo chiama con il suo nome.
wizwar-thing-yours-ending = { $what ->
        [create-wall] il tuo muro in { $place }
        [create-door] la tua porta in { $place }
        [seal-door] il tuo sigillo sulla porta { $place }
       *[other] { JOIN("il tuo", $card) } in { $place }
    }
wizwar-thing-yours-own = { JOIN("il tuo", $card) }
wizwar-thing-yours-laid = { JOIN("il tuo", $card) } { JOIN("su", $whom) }
wizwar-thing-theirs-standing = { YOU($owner) ->
        [yes] { wizwar-thing-yours-standing }
       *[no] { $what ->
            [create-wall] il proprio muro in { $place }
            [create-door] la propria porta in { $place }
            [seal-door] il proprio sigillo sulla porta { $place }
           *[other] { JOIN("il proprio", $card) } in { $place }
        }
    }
wizwar-thing-theirs-own = { YOU($owner) ->
        [yes] { JOIN("il tuo", $card) }
       *[no] { JOIN("il proprio", $card) }
    }
wizwar-thing-theirs-laid = { YOU($owner) ->
        [yes] { JOIN("il tuo", $card) }
       *[no] { JOIN("il proprio", $card) }
    } { YOU($whom) ->
        [yes] su di te
       *[no] { JOIN("su", $whom) }
    }

wizwar-punch = il pugno
# Ciò con cui si gioca Somma quando non è un incantesimo.
wizwar-speed = un aumento di velocità
wizwar-way = { $card } ({ $mode ->
        [hurt] danno
        [stun] stordimento
        [dart] un dardo
        [punch] pugno
        [take] raccogliere
        [drop] posare
        [throw] scagliare
        [tear] strappare
        [stab] pugnalata
        [slash] fendente
        [counter] annullare un incantesimo
       *[end] porre fine a un incantesimo
    })

# Sempre dopo «danno».
wizwar-damage-physical = fisico
wizwar-damage-magical = magico
wizwar-damage-fire = magico da fuoco
wizwar-damage-water = magico da acqua
wizwar-damage-lightning = magico da fulmine
wizwar-damage-both = fisico e magico da fuoco

## Che cosa si chiede

wizwar-ask-act = { $player }, { $rooted ->
        [yes] in questo turno non puoi più { $attacks ->
            [0] muoverti e non puoi attaccare
            [one] muoverti, ma hai ancora un attacco
           *[other] muoverti, ma hai ancora { $attacks } attacchi
        }
       *[no] { $points ->
            [0] non hai più punti movimento{ $attacks ->
                [0] {" "}né attacchi
                [one] , ma hai ancora un attacco
               *[other] , ma hai ancora { $attacks } attacchi
            }
           *[other] hai ancora { $points ->
                [one] 1 punto movimento
               *[other] { $points } punti movimento
            }{ $attacks ->
                [0] , ma nessun attacco
                [one] {" "}e un attacco
               *[other] {" "}e { $attacks } attacchi
            }
        }
    }{ $stunned ->
        [0] {""}
        [2] {" "}(il tuo mago è stordito, quindi può attaccare una volta e muoversi, o attaccare due volte)
       *[other] {" "}(il tuo mago è stordito, quindi può muoversi o attaccare, non entrambe le cose)
    }: che cosa fai?
wizwar-ask-school = { $player }, quale scuola di magia aggiungi al mazzo?
wizwar-ask-discard = { $player }, scarti una carta prima di pescare?
wizwar-ask-draw = { $player }, quante carte peschi (al massimo { $most })?

wizwar-ask-with = { $player }, quale incantesimo lanci con { $helpers }?
wizwar-ask-astral = { $player }, da quale casella lanci l’incantesimo con Proiezione Astrale?
wizwar-ask-aim-any = { $player }, che cosa scegli come bersaglio { JOIN("di", $way) }?
wizwar-ask-aim-wizard = { $player }, quale mago scegli come bersaglio { JOIN("di", $way) }?
wizwar-ask-aim-square = { $player }, quale casella scegli per { $way }?
wizwar-ask-aim-line = { $player }, quale { $what ->
        [wall] muro
        [door] porta
        [free] lato libero
       *[any] muro, porta o lato
    } scegli per { $way }?
wizwar-ask-aim-thing = { $player }, che cosa scegli come bersaglio { JOIN("di", $way) }?
wizwar-ask-aim-token = { $player }, quale segnalino trappola scegli come bersaglio { JOIN("di", $way) }?
wizwar-ask-aim-sector = { $player }, quale settore scegli per { $way }?
wizwar-ask-aim-direction = { $player }, in quale direzione va { $way }?
wizwar-ask-use = { $player }, { $how ->
        [punch] a quale mago dai un pugno
        [dagger-stab] quale bersaglio colpisci con il Pugnale
        [dagger-throw] contro quale bersaglio scagli il Pugnale
        [large-rock-throw] contro quale bersaglio scagli il Grosso Sasso
        [boomstone-throw] contro quale bersaglio scagli la Pietra dello Scoppio
        [universal-solvent-throw] contro quale bersaglio scagli il Solvente Universale
        [wizardblade-slash] quale bersaglio colpisci con la Lama del Mago
        [stone-spikes-throw] contro quale bersaglio scagli uno spuntone di pietra
        [strength-tear] a quale mago cerchi di strappare qualcosa
        [null-powder-end] a quale incantesimo duraturo poni fine con la Polvere del Nulla
       *[other] contro quale bersaglio usi { $way }
    }?
wizwar-ask-dart = { $player }, dove va il dardo{ $count ->
        [1] {""}
       *[other] {" "}{ $number } di { $count }
    }?
wizwar-ask-through = { $player }, attraverso quale muro o porta lanci { $way }?
wizwar-ask-boost = { $player }, scarti una carta per potenziare { $way } (altrimenti la sua energia è 1)?
wizwar-ask-sum = { $player }, Somma unisce due carte per { $way }: qual è la { $number ->
        [1] prima
       *[2] seconda
    }?
wizwar-ask-waterbolt = { $player }, Getto d’Acqua ha energia { $energy }: quanta va in danno e quanta in spinta?
wizwar-ask-turns = { $player }, come giri { $sector }?
wizwar-ask-blade = { $player }, quale carta scarti per la Lama del Mago?

wizwar-ask-answer-spell = { $player }, { $caster } lancia { $way }{ $aimed ->
        [no] {""}
        [you] {" "}contro di te
        [self] {" "}su di sé
        [way] {" "}verso { $target }
        [square] {" "}{ wizwar-at-square }
        [several] {" "}(bersagli: { $target })
       *[yes] {" "}{ JOIN("su", $target) }
    }{ $energy ->
        [1] {""}
       *[other] {" "}con energia { $energy }
    }{ $aimed ->
        [you] {""}
       *[other] { $hit ->
            [0] {""}
            [2] , e ti colpirebbe ovunque tu vada
           *[1] , e ti colpirebbe
        }
    }: rispondi?
wizwar-ask-answer-counter = { $player }, { $caster } risponde con { $way }{ $aimed ->
        [square] {" "}{ wizwar-at-square }
        [yes] {" "}{ JOIN("su", $target) }
       *[no] {""}
    }{ $energy ->
        [1] {""}
       *[other] {" "}(energia { $energy })
    }: vuoi fermare questa risposta?
wizwar-ask-answer-helper = { $player }, { $caster } gioca { $way } con { $spell }: rispondi { JOIN("a", $way) }?
wizwar-ask-answer-strike = { $player }, { $how ->
        [punch] { $caster } { $aimed ->
            [you] ti dà un pugno
           *[yes] dà un pugno { JOIN("a", $target) }
        }
        [dagger-stab] { $caster } { $aimed ->
            [you] ti colpisce con il Pugnale
           *[yes] colpisce { $target } con il Pugnale
        }
        [dagger-throw] { $caster } scaglia il Pugnale contro { $aimed ->
            [you] di te
           *[yes] { $target }
        }
        [large-rock-throw] { $caster } scaglia il Grosso Sasso contro { $aimed ->
            [you] di te
           *[yes] { $target }
        }
        [boomstone-throw] { $caster } scaglia la Pietra dello Scoppio contro { $aimed ->
            [you] di te
           *[yes] { $target }
        }
        [wizardblade-slash] { $caster } { $aimed ->
            [you] ti colpisce con la Lama del Mago
           *[yes] colpisce { $target } con la Lama del Mago
        }
        [strength-tear] { $caster } cerca di { $aimed ->
            [you] strapparti qualcosa
           *[yes] strappare qualcosa { JOIN("a", $target) }
        }
        [stone-spikes-throw] { $caster } scaglia uno spuntone di pietra contro { $aimed ->
            [you] di te
           *[yes] { $target }
        }
       *[other] { $caster } usa { $way } contro { $aimed ->
            [you] di te
           *[yes] { $target }
        }
    }: rispondi?
wizwar-ask-answer-damage = { $player }, stai per subire { $points ->
        [one] 1 punto
       *[other] { $points } punti
    } di danno { $kind }: rispondi?
wizwar-ask-answer-treasure = { $player }, { $thief } raccoglie { $treasure }: { $now ->
        [first] rispondi con { wizwar-card-ward }
       *[second] rispondi con { wizwar-card-fools-gold }
    }?

wizwar-ask-pushed = { $player }, { $pusher } è in Forma di Omone e ti spinge: da che parte vai?
wizwar-ask-drift = { $player }, pesi come una piuma e { $points ->
        [one] 1 punto di danno ti soffia
       *[other] { $points } punti di danno ti soffiano
    } via: da che parte vai?
wizwar-ask-room = { $player }, non hai posto per { JOIN("il", $card) }: a che cosa rinunci?
wizwar-ask-over = { $player }, superi di { $count ->
        [one] 1 carta
       *[other] { $count } carte
    } il tuo limite di { $limit }: a che cosa rinunci?
wizwar-ask-more = { $player }, con le tue Braccia Extra raccogli altro in { $square }?
wizwar-ask-added = { $player }, Somma unisce due carte per la tua velocità: qual è la { $number ->
        [1] prima
       *[2] seconda
    }?
wizwar-ask-falls = { $player }, che cosa lascia cadere { $victim }?
wizwar-ask-yoinked = { $player }, quale oggetto prendi { JOIN("a", $victim) }?
wizwar-ask-torn = { $player }, che cosa strappi { JOIN("a", $victim) }?
wizwar-ask-knocked = { $player }, da che parte { $aimed ->
        [you] ti spingi
       *[yes] spingi { $victim }
    } ({ $count ->
        [one] 1 casella
       *[other] { $count } caselle
    })?
wizwar-ask-walked = { $player }, dove fai camminare { $victim } ({ $count ->
        [one] resta 1 passo
       *[other] restano { $count } passi
    })?
wizwar-ask-forgotten = { $player }, il Bruciacervello di { $caster } farà { $count ->
        [one] 1 punto di danno, per l’unica carta che hai in mano o l’unico incantesimo che mantieni
       *[other] { $count } punti di danno, uno per ogni carta che hai in mano e per ogni incantesimo che mantieni
    }: a che cosa rinunci prima che colpisca?
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
wizwar-ask-forgets = { $player }, non hai più la Pietra della Mente: quale carta scarti ({ $count ->
        [one] ancora una
       *[other] ancora { $count }
    })?

## Scelte

wizwar-choice-numbered = { $label } (n. { $number })
wizwar-choice-end-phase = termina la tua fase Muovi e Lancia
wizwar-choice-walk = vai a { $direction }, in { $square }
wizwar-choice-walk-exit = { $exit ->
        [purple] passa dal portale viola
        [cyan] passa dal portale ciano
       *[exit] esci a { $direction }
    } e rientra in { $square }
wizwar-choice-stumble = brancola in una direzione casuale
wizwar-choice-cast = lancia { $way }
wizwar-choice-helper = lancia un incantesimo con { $card }
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
wizwar-choice-item = gioca e porta con te { JOIN("il", $card) }
wizwar-choice-speed = aumenta la tua velocità di { $count } con { $card }
wizwar-choice-speed-add = aumenta la tua velocità con due carte e Somma
wizwar-choice-take = raccogli { JOIN("il", $thing) }
wizwar-choice-take-treasure = raccogli { $treasure }{ $light ->
        [0] {" "}(e la tua fase finisce)
       *[1] {""}
    }
wizwar-choice-drop = lascia cadere { JOIN("il", $thing) }
wizwar-choice-drop-treasure = lascia cadere { $treasure }
wizwar-choice-end-spell = poni fine { JOIN("a", JOIN("il tuo incantesimo", $thing)) }
wizwar-choice-hold = tieni aperta la porta { $line }
wizwar-choice-let-go = lascia andare la porta { $line }
wizwar-choice-gather = raccogli { $thing } (ci vuole tutta la fase)
wizwar-choice-no-more = basta così
wizwar-choice-no-farther = non oltre
wizwar-choice-keep-rest = tieni il resto
wizwar-choice-leave-rest = lascia il resto
wizwar-choice-keep = tieni le tue carte
wizwar-choice-no-boost = nessun potenziamento (energia 1)
wizwar-choice-energy = { $card }, valore { $energy }
wizwar-choice-sum = due carte con Somma
wizwar-choice-pass = passa
wizwar-choice-answer = rispondi { JOIN("con", $way) }
wizwar-choice-draw = { $count ->
        [0] non pescare
        [one] pesca una carta
       *[other] pesca { $count } carte
    }
wizwar-choice-discard = scarta { $card }
wizwar-choice-steal = prendi { $card }
wizwar-choice-waterbolt = { $damage ->
        [0] nessun danno
        [one] 1 punto di danno
       *[other] { $damage } punti di danno
    }, { $knock ->
        [0] nessuna spinta
        [one] spinta di 1 casella
       *[other] spinta di { $knock } caselle
    }
wizwar-choice-turns = { $count ->
        [1] un quarto di giro in senso orario
        [2] mezzo giro
       *[3] un quarto di giro in senso antiorario
    }

## La cronaca

# YOU($player) è «yes» se il giocatore è chi legge. JOIN("Tuo", JOIN("Il", …)) fa di «La Chiave» «La tua Chiave», JOIN("tuo", …)
# fa di «la propria base» «la tua base», e JOIN("Maiuscola", …) dà la maiuscola al «tu» che comincia una frase.
wizwar-event-start = { JOIN("Maiuscola", $colours) }. { YOU($player) ->
        [yes] Cominci tu
       *[no] Comincia { $player }
    }.
wizwar-event-school = { YOU($player) ->
        [yes] Scegli
       *[no] { $player } sceglie
    } { $school }.
wizwar-event-schools = { $decks ->
        [1] Il mazzo Magia
       *[other] Il mazzo Magia { $group }
    } è composto da { $schools }.
wizwar-event-turn = { YOU($player) ->
        [yes] Cominci
       *[no] { $player } comincia
    } il turno { $turn }.
wizwar-event-stunned = In questo turno { YOU($player) ->
        [yes] il tuo mago
       *[no] il mago di { $player }
    } è stordito ({ $count ->
        [0] non restano segnalini stordimento
        [one] resta 1 segnalino stordimento
       *[other] restano { $count } segnalini stordimento
    }).
wizwar-event-step = { $round ->
        [yes] { $gait ->
            [drifts] { YOU($player) ->
                [yes] Fluttui in giro e torni
               *[no] { $player } fluttua in giro e torna
            }
            [is_knocked] { YOU($player) ->
                [yes] Il tuo mago
               *[no] Il mago di { $player }
            } viene sbalzato e torna
            [is_pushed] { YOU($player) ->
                [yes] Il tuo mago
               *[no] Il mago di { $player }
            } viene spinto in giro e torna
            [is_led] { YOU($player) ->
                [yes] Il tuo mago
               *[no] Il mago di { $player }
            } viene condotto in giro e torna
           *[walks] { YOU($player) ->
                [yes] Fai un giro e torni
               *[no] { $player } fa un giro e torna
            }
        } in { $square }.
       *[no] { $gait ->
            [drifts] { YOU($player) ->
                [yes] Fluttui
               *[no] { $player } fluttua
            }
            [is_knocked] { YOU($player) ->
                [yes] Il tuo mago
               *[no] Il mago di { $player }
            } viene sbalzato
            [is_pushed] { YOU($player) ->
                [yes] Il tuo mago
               *[no] Il mago di { $player }
            } viene spinto
            [is_led] { YOU($player) ->
                [yes] Il tuo mago
               *[no] Il mago di { $player }
            } viene condotto
           *[walks] { YOU($player) ->
                [yes] Vai
               *[no] { $player } va
            }
        } da { $from } { JOIN("a", $square) }{ $exit ->
            [none] .
            [exit] {" "}passando dall’uscita.
            [purple] {" "}passando dal portale viola.
           *[cyan] {" "}passando dal portale ciano.
        }
    }
wizwar-event-moved = { YOU($player) ->
        [yes] Ora sei
       *[no] { $player } ora è
    } in { $square }.
wizwar-event-bump = { YOU($player) ->
        [yes] Non riesci
       *[no] { $player } non riesce
    } a passare a { $direction } e { YOU($player) ->
        [yes] resti dove sei
       *[no] resta dov’è
    }.
wizwar-event-random = { YOU($player) ->
        [yes] Brancoli
       *[no] { $player } brancola
    } verso { $direction }.
wizwar-event-speed = { YOU($player) ->
        [yes] Ricevi
       *[no] { $player } riceve
    } { $count ->
        [one] 1 punto movimento
       *[other] { $count } punti movimento
    } in più.
wizwar-event-cast = { YOU($player) ->
        [yes] Lanci
       *[no] { $player } lancia
    } { $way }{ $aimed ->
        [no] {""}
        [way] {" "}verso { $target }
        [self] {" "}su di { YOU($player) ->
            [yes] te
           *[no] sé
        }
        [square] {" "}{ wizwar-at-square }
       *[yes] {" "}{ YOU($target) ->
            [yes] su di te
           *[no] { JOIN("su", $target) }
        }
    }{ $energy ->
        [1] {""}
       *[other] {" "}con energia { $energy }
    }.
wizwar-event-helper = { YOU($player) ->
        [yes] Giochi
       *[no] { $player } gioca
    } anche { $card }.
wizwar-event-boost = { YOU($player) ->
        [yes] Scarti
       *[no] { $player } scarta
    } { $card }{ $plain ->
        [yes] {""}
       *[no] {" "}(energia { $count }{ $stones ->
            [0] {""}
           *[other] , di cui { $stones } dalla { wizwar-card-powerstone }
        })
    }.
wizwar-event-answer = { YOU($player) ->
        [yes] Rispondi
       *[no] { $player } risponde
    } con { $way }{ $aimed ->
        [square] {" "}{ wizwar-at-square }
        [no] {""}
       *[yes] {" "}{ YOU($target) ->
            [yes] su di te
           *[no] { JOIN("su", $target) }
        }
    }{ $energy ->
        [1] {""}
       *[other] {" "}(energia { $energy })
    }.
wizwar-event-strike = { YOU($player) ->
        [yes] { $how ->
            [punch] Dai un pugno { JOIN("a", $target) }.
            [dagger-stab] Colpisci { $target } con il Pugnale.
            [dagger-throw] Scagli il Pugnale contro { $target }.
            [large-rock-throw] Scagli il Grosso Sasso contro { $target }.
            [boomstone-throw] Scagli la Pietra dello Scoppio contro { $target }.
            [universal-solvent-throw] Scagli il Solvente Universale contro { $target }.
            [wizardblade-slash] Colpisci { $target } con la Lama del Mago.
            [stone-spikes-throw] Scagli uno spuntone di pietra contro { $target }.
            [strength-tear] Cerchi di strappare qualcosa { JOIN("a", $target) }.
            [null-powder-counter] Rispondi con la Polvere del Nulla.
            [null-powder-end] Getti la Polvere del Nulla { JOIN("su", $target) }.
           *[other] Usi { $way }{ $aimed ->
                [no] {""}
               *[yes] {" "}contro { $target }
            }.
        }
       *[no] { $player } { YOU($target) ->
            [yes] { $how ->
                [punch] ti dà un pugno.
                [dagger-stab] ti colpisce con il Pugnale.
                [dagger-throw] scaglia il Pugnale contro di te.
                [large-rock-throw] scaglia il Grosso Sasso contro di te.
                [boomstone-throw] scaglia la Pietra dello Scoppio contro di te.
                [universal-solvent-throw] scaglia il Solvente Universale contro di te.
                [wizardblade-slash] ti colpisce con la Lama del Mago.
                [stone-spikes-throw] scaglia uno spuntone di pietra contro di te.
                [strength-tear] cerca di strapparti qualcosa.
               *[other] usa { $way } contro di te.
            }
           *[no] { $how ->
                [punch] dà un pugno { JOIN("a", $target) }.
                [dagger-stab] colpisce { $target } con il Pugnale.
                [dagger-throw] scaglia il Pugnale contro { $target }.
                [large-rock-throw] scaglia il Grosso Sasso contro { $target }.
                [boomstone-throw] scaglia la Pietra dello Scoppio contro { $target }.
                [universal-solvent-throw] scaglia il Solvente Universale contro { $target }.
                [wizardblade-slash] colpisce { $target } con la Lama del Mago.
                [stone-spikes-throw] scaglia uno spuntone di pietra contro { $target }.
                [strength-tear] cerca di strappare qualcosa { JOIN("a", $target) }.
                [null-powder-counter] risponde con la Polvere del Nulla.
                [null-powder-end] getta la Polvere del Nulla { JOIN("su", $target) }.
               *[other] usa { $way }{ $aimed ->
                    [no] {""}
                   *[yes] {" "}contro { $target }
                }.
            }
        }
    }
wizwar-event-aimed = { YOU($player) ->
        [yes] Dirigi
       *[no] { $player } dirige
    } { $way } contro { YOU($target) ->
        [yes] di te
       *[no] { $target }
    }.
wizwar-event-cancelled = { YOU($player) ->
        [yes] Il tuo incantesimo { $way }
       *[no] L’incantesimo { $way } di { $player }
    } viene annullato.
wizwar-event-evade = { YOU($player) ->
        [yes] Tiri
       *[no] { $player } tira
    } un { $face } per { $card } e { YOU($player) ->
        [yes] schivi
       *[no] schiva
    } l’attacco.
wizwar-event-hit = { YOU($player) ->
        [yes] Tiri
       *[no] { $player } tira
    } un { $face } per { $card } e non { YOU($player) ->
        [yes] schivi
       *[no] schiva
    } l’attacco.
wizwar-event-out-of-sight = { YOU($player) ->
        [yes] { JOIN("Tuo", JOIN("Attacco", $way)) }
       *[no] { JOIN("Attacco", $way) } di { $player }
    } non raggiunge più il suo bersaglio.
wizwar-event-servant = { YOU($player) ->
        [yes] Il tuo Omuncolo
       *[no] L’Omuncolo di { $player }
    } subisce { $count ->
        [one] 1 punto
       *[other] { $count } punti
    } di danno{ $life ->
        [0] {" "}e non c’è più.
        [one] {" "}(gli resta 1 punto vita).
       *[other] {" "}(gli restano { $life } punti vita).
    }
wizwar-event-damage = { YOU($player) ->
        [yes] Subisci
       *[no] { $player } subisce
    } { $count ->
        [one] 1 punto
       *[other] { $count } punti
    } di danno { $kind }{ $caused ->
        [no] {""}
       *[yes] {" "}a causa { JOIN("di", JOIN("causa", $cause)) }
    }{ $life ->
        [0] {" "}e non { YOU($player) ->
            [yes] hai
           *[no] ha
        } più punti vita.
        [one] {" "}(resta 1 punto vita).
       *[other] {" "}(restano { $life } punti vita).
    }
wizwar-event-reduced = { YOU($player) ->
        [yes] Eviti
       *[no] { $player } evita
    } { $count ->
        [one] 1 punto
       *[other] { $count } punti
    } di danno{ $sourced ->
        [no] {""}
       *[yes] {" "}{ JOIN("da", JOIN("causa", $source)) }
    } grazie { JOIN("a", JOIN("causa", $cause)) }{ $left ->
        [0] {" "}(non ne resta nessuno).
        [one] {" "}(ne resta 1).
       *[other] {" "}(ne restano { $left }).
    }
wizwar-event-unharmed = { YOU($player) ->
        [yes] Non subisci
       *[no] { $player } non subisce
    } alcun danno{ $caused ->
        [no] {""}
       *[yes] {" "}{ JOIN("da", JOIN("causa", $cause)) }
    }.
wizwar-event-heal = { YOU($player) ->
        [yes] Guadagni
       *[no] { $player } guadagna
    } { $count ->
        [one] 1 punto
       *[other] { $count } punti
    } vita (ora { $life }).
wizwar-event-life = Ora { YOU($player) ->
        [yes] hai
       *[no] { $player } ha
    } { $life ->
        [one] 1 punto
       *[other] { $life } punti
    } vita.
wizwar-event-stun = { YOU($player) ->
        [yes] Ricevi
       *[no] { $player } riceve
    } { $count ->
        [one] un segnalino
       *[other] { $count } segnalini
    } stordimento.
wizwar-event-cracks = { $count ->
        [0] Nessuna crepa { JOIN("in", $target) }: il danno è troppo piccolo.
        [one] Una nuova crepa { JOIN("in", $target) } (totale { $total }).
       *[other] { $count } nuove crepe { JOIN("in", $target) } (totale { $total }).
    }
wizwar-event-destroyed = { $barrier ->
        [door] La porta { $target } viene distrutta.
       *[wall] Il muro { $target } viene distrutto.
    }
wizwar-event-collapsed = Il Muro di Terra in { $target } crolla.
wizwar-event-destroyed-thing = Non resta niente { $owned ->
        [no] { JOIN("di", JOIN("il", $card)) }
       *[yes] { YOU($player) ->
            [yes] { JOIN("di", JOIN("il tuo", $card)) }
           *[no] { JOIN("di", JOIN("il", $card)) } di { $player }
        }
    }{ $aimed ->
        [no] {""}
       *[yes] {" "}in { $target }
    }.
wizwar-event-laid = { $aimed ->
        [line] { $what ->
            [create-wall] Ora in { $target } c’è un muro.
            [create-door] Ora in { $target } c’è una porta.
            [seal-door] Ora la porta { $target } è sigillata.
           *[other] { YOU($player) ->
                [yes] { JOIN("Tuo", JOIN("Il", $card)) }
               *[no] { JOIN("Il", $card) } di { $player }
            } ora è in { $target }.
        }
        [square] { YOU($player) ->
            [yes] { JOIN("Tuo", JOIN("Il", $card)) }
           *[no] { JOIN("Il", $card) } di { $player }
        } ora è in { $target }.
       *[other] { YOU($player) ->
            [yes] { JOIN("Tuo", JOIN("Il", $card)) }
           *[no] { JOIN("Il", $card) } di { $player }
        } ha effetto{ $aimed ->
            [no] {""}
            [self] {""}
           *[yes] {" "}{ YOU($target) ->
                [yes] su di te
               *[no] { JOIN("su", $target) }
            }
        }{ $energy ->
            [0] .
            [one] {" "}per 1 turno.
           *[other] {" "}per { $energy } turni.
        }
    }
wizwar-event-energy = { YOU($player) ->
        [yes] Togli
       *[no] { $player } toglie
    } un segnalino energia da { $count ->
        [one] { $cards }
       *[other] ognuno dei { YOU($player) ->
            [yes] tuoi
           *[no] propri
        } incantesimi temporanei: { $cards }
    }.
wizwar-event-ended = { $item ->
        [0] { $aimed ->
            [no] { $owned ->
                [no] { JOIN("Il", $card) }
               *[yes] { YOU($player) ->
                    [yes] { JOIN("Tuo", JOIN("Il", $card)) }
                   *[no] { JOIN("Il", $card) } di { $player }
                }
            } finisce.
           *[yes] { $what ->
                [create-wall] { YOU($player) ->
                    [yes] Il tuo muro
                   *[no] Il muro di { $player }
                } in { $target }
                [create-door] { YOU($player) ->
                    [yes] La tua porta
                   *[no] La porta di { $player }
                } in { $target }
                [seal-door] { YOU($player) ->
                    [yes] Il tuo sigillo
                   *[no] Il sigillo di { $player }
                } sulla porta { $target }
               *[other] { $owned ->
                    [no] { JOIN("Il", $card) }
                   *[yes] { YOU($player) ->
                        [yes] { JOIN("Tuo", JOIN("Il", $card)) }
                       *[no] { JOIN("Il", $card) } di { $player }
                    }
                } in { $target }
            } scompare.
        }
       *[1] { $owned ->
            [no] { JOIN("Il", $card) }
           *[yes] { YOU($player) ->
                [yes] { JOIN("Tuo", JOIN("Il", $card)) }
               *[no] { JOIN("Il", $card) } di { $player }
            }
        } va negli scarti.
    }
wizwar-event-item = { YOU($player) ->
        [yes] Giochi e porti con te
       *[no] { $player } gioca e porta con sé
    } { JOIN("il", $card) }.
wizwar-event-drop = { $how ->
        [throws] { JOIN("Il", $card) } cade in { $square }.
        [reaches] { YOU($player) ->
            [yes] Allunghi il braccio e posi
           *[no] { $player } allunga il braccio e posa
        } { JOIN("il", $card) } in { $square }.
        [loses] { YOU($player) ->
            [yes] Perdi
           *[no] { $player } perde
        } { JOIN("il", $card) }, che cade in { $square }.
       *[drops] { YOU($player) ->
            [yes] Lasci
           *[no] { $player } lascia
        } cadere { JOIN("il", $card) } in { $square }.
    }
wizwar-event-take = { $robbed ->
        [no] { YOU($player) ->
            [yes] Raccogli
           *[no] { $player } raccoglie
        } { JOIN("il", $card) }.
       *[yes] { YOU($victim) ->
            [yes] { $player } ti prende { JOIN("il", $card) }
           *[no] { YOU($player) ->
                [yes] Prendi
               *[no] { $player } prende
            } { JOIN("il", $card) } { JOIN("a", $victim) }
        }.
    }
wizwar-event-lands = L’acqua porta { JOIN("il", $card) } in { $square }.
wizwar-event-treasure-taken = { YOU($player) ->
        [yes] { $robbed ->
            [no] Raccogli { $treasure }.
            [own] Ti impadronisci { JOIN("di", $treasure) }.
           *[yes] Prendi { $treasure } { JOIN("a", $victim) }.
        }
       *[no] { $player } { $robbed ->
            [no] raccoglie { $treasure }.
            [own] si impadronisce { JOIN("di", $treasure) }.
           *[yes] { YOU($victim) ->
                [yes] ti prende { $treasure }.
               *[no] prende { $treasure } { JOIN("a", $victim) }.
            }
        }
    }
wizwar-event-treasure-dropped = { YOU($player) ->
        [yes] { $how ->
            [throws] Scagli { $treasure }, che cade
            [reaches] Allunghi il braccio e posi { $treasure }
            [loses] Perdi { $treasure }, che cade
           *[drops] Lasci cadere { $treasure }
        }
       *[no] { $player } { $how ->
            [throws] scaglia { $treasure }, che cade
            [reaches] allunga il braccio e posa { $treasure }
            [loses] perde { $treasure }, che cade
           *[drops] lascia cadere { $treasure }
        }
    } in { $square }.
wizwar-event-treasure-moved = Ora in { $square } c’è { $treasure }.
wizwar-event-held = { YOU($player) ->
        [yes] Tieni
       *[no] { $player } tiene
    } aperta la porta { $line }.
wizwar-event-let-go = { YOU($player) ->
        [yes] Lasci
       *[no] { $player } lascia
    } andare la porta { $line }.
wizwar-event-discard = { YOU($player) ->
        [yes] Scarti
       *[no] { $player } scarta
    } { $card } dalla mano.
wizwar-event-draw = { YOU($player) ->
        [yes] Peschi
       *[no] { $player } pesca
    } { $count ->
        [one] una carta
       *[other] { $count } carte
    }.
# Una carta in un elenco, e quante ce ne sono.
wizwar-listed-card = { $count ->
        [1] { $card }
       *[other] { $count }× { $card }
    }
wizwar-event-cards = { YOU($player) ->
        [yes] Peschi
       *[no] { $player } pesca
    } { $cards }.
wizwar-event-shuffle = Gli scarti { $decks ->
        [1] {""}
       *[other] del mazzo Magia { $group }{" "}
    }vengono mescolati e diventano il nuovo mazzo.
wizwar-event-turned = { $sector } fa { $count ->
        [1] un quarto di giro in senso orario
        [2] mezzo giro
       *[3] un quarto di giro in senso antiorario
    }.
wizwar-event-trap = { YOU($player) ->
        [yes] Metti
       *[no] { $player } mette
    } un segnalino trappola coperto in { $square }.
wizwar-event-trap-blank = Il segnalino trappola in { $square } viene scoperto: è vuoto.
wizwar-event-trap-real = Il segnalino trappola in { $square } viene scoperto: è quello vero.
wizwar-event-looked = { YOU($player) ->
        [yes] Guardi
       *[no] { $player } guarda
    } { YOU($target) ->
        [yes] la tua mano
       *[no] la mano di { $target }
    }.
wizwar-event-hand = { YOU($player) ->
        [yes] { $cards ->
            [niente] Non hai carte in mano
           *[other] Hai in mano { $cards }
        }
       *[no] { $player } ha in mano { $cards }
    }.
wizwar-event-stole = { YOU($player) ->
        [yes] Prendi
       *[no] { $player } prende
    } { $count ->
        [one] una carta
       *[other] { $count } carte
    } { YOU($target) ->
        [yes] dalla tua mano
       *[no] dalla mano di { $target }
    }.
wizwar-event-stolen = { YOU($player) ->
        [yes] Prendi
       *[no] { $player } prende
    } { $card } { YOU($target) ->
        [yes] dalla tua mano
       *[no] dalla mano di { $target }
    }.
wizwar-event-given = { YOU($target) ->
        [yes] { $player } assorbe il tuo incantesimo { $card }
       *[no] { YOU($player) ->
            [yes] Assorbi
           *[no] { $player } assorbe
        } l’incantesimo { $card } di { $target }
    } e { YOU($player) ->
        [yes] aggiungi la carta alla tua
       *[no] aggiunge la carta alla propria
    } mano.
wizwar-event-roll = { YOU($player) ->
        [yes] Tiri
       *[no] { $player } tira
    } un { $face } per { $card }.
wizwar-event-doomed = Entrambi { YOU($player) ->
        [yes] i tuoi tesori
       *[no] i tesori di { $player }
    } sono nelle basi di altri: una perdita mortale.
wizwar-event-dies = { YOU($player) ->
        [yes] Il tuo mago
       *[no] Il mago di { $player }
    } muore.
wizwar-event-killed = { YOU($player) ->
        [yes] Hai
       *[no] { $player } ha
    } ucciso { YOU($target) ->
        [yes] il tuo mago
       *[no] il mago di { $target }
    }.
wizwar-event-point = { YOU($player) ->
        [yes] Segni
       *[no] { $player } segna
    } un punto vittoria per { $by ->
        [kill] l’uccisione
       *[treasure] { $treasure } nella { YOU($player) ->
            [yes] tua
           *[no] propria
        } base
    } (totale { $total }).
wizwar-event-point-lost = { YOU($player) ->
        [yes] Perdi
       *[no] { $player } perde
    } il punto vittoria per { $treasure } (totale { $total }).
wizwar-event-inherits = { $count ->
        [0] { YOU($target) ->
            [yes] Non hai carte in mano da lasciare { JOIN("a", $player) }
           *[no] { $target } non ha carte in mano da { YOU($player) ->
                [yes] lasciarti
               *[no] lasciare { JOIN("a", $player) }
            }
        }.
       *[other] { YOU($player) ->
            [yes] Prendi
           *[no] { $player } prende
        } { $count ->
            [one] la carta
           *[other] le { $count } carte
        } che { YOU($target) ->
            [yes] avevi
           *[no] { $target } aveva
        } in mano.
    }
wizwar-event-inherited = { YOU($player) ->
        [yes] Prendi
       *[no] { $player } prende
    } { $cards } { YOU($target) ->
        [yes] dalla tua mano
       *[no] dalla mano di { $target }
    }.
wizwar-event-turn-over = { YOU($player) ->
        [yes] Il tuo turno
       *[no] Il turno di { $player }
    } finisce subito.
wizwar-event-end = { $count ->
        [0] Non vince nessuno: { $reason }
       *[other] { YOU($winners) ->
            [yes] { $count ->
                [one] Vinci
               *[other] Condividi la vittoria con { OTHERS($winners) }
            }: { JOIN("tuo", $reason) }
           *[no] { $count ->
                [one] Vince { $winners }
               *[other] Vincono { $winners }
            }: { $reason }
        }
    }

wizwar-ending-victory_points = raggiunti i punti vittoria necessari.
wizwar-ending-last_wizard = nessun altro mago è in vita.
wizwar-ending-treasures = due tesori nemici nella propria base.
wizwar-ending-nobody = tutti i maghi sono morti.

## Opzioni sbagliate

wizwar-bad-school-twice = La scuola { $school } è nominata due volte. Le tre scuole devono essere diverse.
wizwar-bad-together = Le opzioni { $one } { JOIN("e", $other) } si contraddicono, quindi non si possono combinare.

## Rifiuti: in generale

wizwar-refuse-unknown = «{ $word }» qui non è una risposta valida. Puoi dire: { $names }.
wizwar-refuse-number = { $number } non è fra le scelte. Puoi dire: { $names }.
wizwar-refuse-which = { $count ->
        [1] Dillo per intero: { $names }.
       *[other] Di’ quale intendi: { $names }.
    }
wizwar-refuse-other = { $asked ->
        [act] Prima scegli che cosa fare
        [answer] Prima rispondi o passa
        [card] Prima scegli una carta
        [damage] Prima scegli quanto danno fa
        [direction] Prima scegli una direzione
        [draw] Prima scegli quante carte pescare
        [energy] Prima scegli una carta con un valore d’energia
        [line] Prima scegli un muro, una porta o un lato
        [loss] Prima scegli a che cosa rinunciare
        [school] Prima scegli una scuola di magia
        [sector] Prima scegli un settore
        [spell] Prima scegli un incantesimo
        [square] Prima scegli una casella
        [thing] Prima scegli una delle cose proposte
        [token] Prima scegli un segnalino trappola
        [turn] Prima scegli come gira il settore
        [wizard] Prima scegli un mago
       *[any] Prima scegli un bersaglio
    } (hai scelto: { $thing }).
wizwar-refuse-dead = Il tuo mago è morto, quindi per te la partita è finita.
wizwar-refuse-answer-awaited = Si aspetta la risposta di qualcuno.
wizwar-warning-held = In questo turno non puoi più muoverti: questi punti movimento andrebbero sprecati.
wizwar-warning-treasure = Sei nella tua base con un tesoro nemico: vale un punto solo se lo lasci cadere qui.
wizwar-warning-draw = Puoi pescare { $count ->
        [one] una carta
       *[other] { $count } carte
    } gratis.
wizwar-refuse-pass-now = Ora non c’è niente a cui rispondere. Di’ «{ typed-done }» per terminare la tua fase Muovi e Lancia.
wizwar-refuse-target-alone = Prima di’ che cosa vuoi fare, poi il bersaglio: { $target }.
wizwar-refuse-no-colour = A questo tavolo nessuno ha il { $colour }.
wizwar-refuse-no-square = Su questa mappa non c’è una casella { $square }.
wizwar-refuse-no-line = { $line } non è un lato fra due caselle di questa mappa.

## Rifiuti: camminare

wizwar-refuse-here = Sei già in { $square }.
wizwar-refuse-not-next = { $square } non è accanto { JOIN("a", $here) }. Un passo porta nella casella vicina, mai in diagonale.
wizwar-refuse-no-points = Non ti restano punti movimento.
wizwar-refuse-outer-wall = A { $direction } il muro esterno sbarra la strada.
wizwar-refuse-wall = In { $line } c’è un muro.
wizwar-refuse-locked = La porta { $line } è chiusa a chiave. Solo { $owner } può aprirla senza una carta.
wizwar-refuse-door-of-the-dead = La porta { $line } è chiusa a chiave per tutti, perché il mago del suo proprietario è morto.
wizwar-refuse-sealed = La porta { $line } è sigillata, quindi nessuno può aprirla.
wizwar-refuse-blocked-square = Un Blocco di Pietra riempie { $square }.
wizwar-refuse-big-man = { $other } è in Forma di Omone e riempie quella casella, quindi nessuno può entrarci.
wizwar-refuse-no-push = In Forma di Omone dovresti spingere fuori da quella casella qualcuno che non ha dove andare.
wizwar-refuse-crowded = Un Omone finirebbe nella casella di un altro mago, e per entrambi non c’è posto.
wizwar-refuse-no-cloud = Si può brancolare solo fuori da una Nube di Polvere.
wizwar-refuse-in-cloud = Da una Nube di Polvere puoi uscire solo in una direzione casuale. Di’ «{ typed-stumble }» per provarci.
wizwar-refuse-rooted = Dopo { $card } non puoi più muoverti in questo turno.
wizwar-refuse-stunned-attacked = Il tuo mago è stordito e ha attaccato. Un mago stordito può muoversi o attaccare, non entrambe le cose.
wizwar-refuse-must-go = Da qualche parte devi andare.
wizwar-refuse-drift-back = Il danno ti soffia lontano da dove viene, non in quella direzione.
wizwar-refuse-pushed-back = Non puoi tornare indietro oltre l’Omone che ti spinge.

## Rifiuti: giocare carte

wizwar-refuse-not-in-hand = Non hai in mano la carta { $card }.
wizwar-refuse-works-alone = Hai già davanti a te { JOIN("causa", $card) }, e l’effetto è automatico.
wizwar-refuse-play-first = Hai ancora in mano { JOIN("causa", $card) }. Prima gioca la carta, poi usala.
wizwar-refuse-cast-first = Hai ancora in mano la carta { $card }. Prima lancia l’incantesimo.
wizwar-refuse-energy-card = { $card } da sola non fa niente. Usala per potenziare un incantesimo o la tua velocità («{ $word }»).
wizwar-refuse-counter = Puoi usare { $card } solo in risposta a ciò che la carta nomina, e ora non c’è niente a cui rispondere.
wizwar-refuse-first-turn = Nel tuo primo turno non puoi attaccare.
wizwar-refuse-attacked = In questo turno hai già fatto { $count ->
        [one] il tuo attacco
       *[other] i tuoi { $count } attacchi
    }.
wizwar-refuse-stunned-moved = Il tuo mago è stordito e si è mosso. Un mago stordito può muoversi o attaccare, non entrambe le cose.
wizwar-refuse-stunned-leave = Il tuo mago è stordito e ha attaccato, quindi ora non può lasciare la sua casella con { $way }.
wizwar-refuse-stunned-swap = Non puoi lanciare Scambio mentre il tuo mago è stordito: è un attacco che gli fa lasciare la casella.
wizwar-refuse-stunned-twice = Il tuo mago è stordito: con { wizwar-card-adrenaline } può attaccare una volta e muoversi, o attaccare due volte senza muoversi.
wizwar-refuse-flood = Durante un’Inondazione non puoi giocare { $way }, perché è di Fuoco.
wizwar-refuse-form-attack = Finché dura { $form } non puoi attaccare.
wizwar-refuse-form-spell = Finché dura { $form } puoi lanciare solo controincantesimi.
wizwar-refuse-no-treasure = Non porti un tesoro da scagliare.
wizwar-refuse-empty-handed = Non porti niente da posare.
wizwar-refuse-hands-full = Porti un tesoro, quindi non hai una mano libera per strappare qualcosa.
wizwar-refuse-no-fuel = Non hai una carta con un valore d’energia per { $way }.
wizwar-refuse-no-room = Non ci sono quattro caselle vuote per i segnalini.
wizwar-refuse-two-ways = { $first } { $second }
wizwar-refuse-three-ways = { $first } { $second } { $third }
wizwar-refuse-not-now = Ora non puoi giocare { $way }.
wizwar-refuse-no-target = Per { $way } non c’è un bersaglio { $range ->
        [adjacent] nella tua casella o in una adiacente.
        [sight] in vista.
        [caster] qui.
       *[anywhere] da nessuna parte.
    }
wizwar-refuse-blind = Da dentro un cespuglio o una nube non vedi fuori, quindi { $way } non ha un bersaglio del genere.
wizwar-refuse-helper-alone = Puoi giocare { $card } solo con un altro incantesimo, e ora non ne hai nessuno a cui possa servire.
wizwar-refuse-add-alone = Puoi giocare { $card } solo per potenziare: di’ «{ typed-sum }» quando un incantesimo chiede energia, oppure «{ typed-speed }:{ typed-sum }».
wizwar-refuse-helper-twice = { $card } è già in gioco, o qui non si può scegliere.
wizwar-refuse-helps-spells = Così si può lanciare solo un incantesimo, { JOIN("e", $card) } non è fra quelli che ora puoi lanciare.
wizwar-refuse-not-helped = La portata di { $card } non si può estendere così.
wizwar-refuse-no-target-helped = Anche con questo aiuto { $way } non ha un bersaglio a portata.

## Rifiuti: energia

wizwar-refuse-boosted = In questo turno hai già aumentato la tua velocità, e puoi farlo una volta sola.
wizwar-refuse-speed-with-what = Nomina la carta che scarti per la velocità, come in «{ typed-speed }:energia-4».
wizwar-refuse-no-energy = { $card } non ha un valore d’energia.
wizwar-refuse-in-use = La tua carta { $card } qui è già in uso.
wizwar-refuse-add-later = Puoi giocare { $card } solo nella tua fase Muovi e Lancia.
wizwar-refuse-add-two = A Somma servono altre due carte con valori d’energia.
wizwar-refuse-add-choose = A Somma servono due carte: nominane una.
wizwar-refuse-blade-needs = Non puoi colpire con la Lama del Mago senza scartare una carta.
wizwar-refuse-waterbolt-most = Getto d’Acqua ha solo energia { $energy } da dividere.
wizwar-refuse-waterbolt-fixed = Contro questo bersaglio non puoi dividere l’energia ({ $energy }).

## Rifiuti: cose, tesori e porte

wizwar-refuse-nothing-here = Qui non c’è niente che tu possa raccogliere.
wizwar-refuse-carried-already = Porti già { JOIN("il", $thing) }.
wizwar-refuse-carried-by = { $other } porta { JOIN("il", $thing) }, e ciò che un mago porta si può prendere solo con una carta.
wizwar-refuse-lies-elsewhere = Nella tua casella non c’è { JOIN("il", $thing) }: è in { $place }.
wizwar-refuse-lies-nowhere = Nella tua casella non c’è { JOIN("causa", $card) }.
wizwar-refuse-fixed = Non si può portare { JOIN("il", $thing) }: ha un posto fisso.
wizwar-refuse-gravity = Finché dura Gravità, non si può raccogliere niente.
wizwar-refuse-glued = La Colla trattiene { $thing }.
wizwar-refuse-take-points = Raccogliere { JOIN("il", $thing) } costa un punto movimento, e non te ne restano.
wizwar-refuse-second-treasure = Porti già un tesoro, e puoi portarne uno solo.
wizwar-refuse-hands-off = Dopo Corsa Folle non puoi raccogliere tesori in questo turno.
wizwar-refuse-carries-no-treasure = Non porti quel tesoro.
wizwar-refuse-carries-nothing = Non porti niente che tu possa lasciar cadere.
wizwar-refuse-carries-not = Ora non porti { JOIN("causa", $card) }.
wizwar-refuse-tacks-ground = Puoi lasciar cadere le puntine solo dove non c’è altro.
wizwar-refuse-end-it = { $card } è un incantesimo. Di’ «{ $word }» per porvi fine.
wizwar-refuse-item-ends-not = { JOIN("Il", $card) } è un oggetto, quindi puoi solo lasciarlo cadere.
wizwar-refuse-not-your-spell = { $other } mantiene { $card }. Puoi porre fine solo ai tuoi incantesimi.
wizwar-refuse-permanent = In questa partita gli elementi creati non si mantengono, quindi non puoi porre fine { JOIN("a", $card) }.
wizwar-refuse-no-such-spell = Non hai un incantesimo { $card } a cui porre fine.
wizwar-refuse-no-door-here = Accanto a te non c’è una porta che tu possa tenere aperta.
wizwar-refuse-no-door = In { $line } non c’è una porta.
wizwar-refuse-not-beside = Non sei accanto { JOIN("a", $line) }.
wizwar-refuse-held-already = La porta { $line } è già tenuta aperta.
wizwar-refuse-open-already = Puoi già attraversare la porta { $line }.
wizwar-refuse-holds-nothing = Non tieni aperta nessuna porta.
wizwar-refuse-holds-not = Non tieni aperta una porta in { $line }.
wizwar-refuse-no-tacks = Sulla mappa non ci sono puntine.
wizwar-refuse-gather-late = Raccogliere le puntine occupa tutta la fase, e in questa hai già fatto qualcosa.
wizwar-refuse-gather-blind = Da dentro un cespuglio o una nube non vedi le puntine, quindi non puoi raccoglierle.
wizwar-refuse-gather-far = Le puntine non sono in una casella adiacente alla tua.

## Rifiuti: bersagli

wizwar-refuse-unseen = Non vedi { $target }.
wizwar-refuse-hidden = Un cespuglio o una nube nasconde { $target } a chi è fuori.
wizwar-refuse-not-adjacent = { JOIN("Attacco", $way) } raggiunge solo la tua casella e quelle adiacenti che vedi, non { $target }.
wizwar-refuse-fog = Nella Nebbia nessuno vede oltre una casella, quindi non vedi { $target }.
wizwar-refuse-spell-unseen = Non vedi né chi ha lanciato { $target } né il suo bersaglio.
wizwar-refuse-dead-target = Il mago di { $target } è morto.
wizwar-refuse-yourself = Non puoi dirigere { $way } contro di te.
wizwar-refuse-mist = Il mago di { $target } è bruma e non si può attaccare.
wizwar-refuse-globe-far = { $target } è a più di sei passi da te.
wizwar-refuse-tear-far = { $target } non è nella tua casella.
wizwar-refuse-target-empty-handed = { $target } non porta niente su cui { $way } possa agire.
wizwar-refuse-home-base = { $square } è una base, e lì non si può creare niente.
wizwar-refuse-square-full = { $square } non è vuota.
wizwar-refuse-teleport-far = Teletrasporto non arriva in { $square }: fa al massimo quattro passi.
wizwar-refuse-windrider = { $square } non è in linea retta da te, o qualcosa lungo la strada ferma il volo.
wizwar-refuse-not-a-square = Una casella ({ $square }) non può essere il bersaglio { JOIN("di", $way) }. Nomina il bersaglio stesso.
wizwar-refuse-line-taken = In { $line } c’è già qualcosa.
wizwar-refuse-no-barrier = Un muro in { $line } non fermerebbe questo attacco.
wizwar-refuse-nothing-stands = In { $line } non c’è niente su cui { $way } possa agire.
wizwar-refuse-attacks-treasure = I tesori non si possono attaccare.
wizwar-refuse-unbreakable = Niente può danneggiare { $target }.
wizwar-refuse-by-place = Di’ «{ $place }» per scegliere { $target }.
wizwar-refuse-carried-target = Non puoi prendere di mira { $target } finché { $mine ->
        [yes] ce l’hai tu.
       *[no] ce l’ha { $other }.
    }
wizwar-refuse-no-spell = Così si può porre fine solo a incantesimi, { JOIN("e", $target) } è un oggetto.
wizwar-refuse-not-on-table = Sul tavolo non c’è la carta { $card }.
wizwar-refuse-not-a-target = Non puoi dirigere { $way } contro { $target }.
wizwar-refuse-astral-far = { $square } è a più di tre passi da te.
wizwar-refuse-astral-full = { $square } non è vuota.
wizwar-refuse-astral-useless = Da { $square } nessuno dei tuoi incantesimi avrebbe un bersaglio.
wizwar-refuse-not-through = La linea verso il tuo bersaglio non passa per { $line }.

## Rifiuti: risposte

wizwar-refuse-act-in-window = In questo momento puoi solo rispondere o passare.
wizwar-refuse-answer-or-pass = Rispondi, o di’ «{ typed-pass }».
wizwar-refuse-use-carried = Puoi rispondere con { JOIN("causa", $card) } solo mentre porti l’oggetto.
wizwar-refuse-no-counter = { $card } non è un controincantesimo, quindi non puoi usare questa carta per rispondere.
wizwar-refuse-answer-no-target = Per { $card } non c’è un posto in cui cambierebbe qualcosa.
wizwar-refuse-answer-useless = Qui non resta niente che { $card } possa impedire.
wizwar-refuse-caster-unseen = Per usare { $card } devi vedere { $caster }, e non è in vista.
wizwar-refuse-condition = { $card } è una risposta { $occasion ->
        [spell] a un incantesimo lanciato da qualcun altro in vista
        [neutral] a un incantesimo neutrale lanciato da qualcun altro in vista
        [water] a un incantesimo d’Acqua lanciato da qualcun altro in vista
        [at-me] a un incantesimo diretto contro di te
        [attack-at-me] a un incantesimo d’attacco diretto contro di te
        [sight-at-me] a un incantesimo con portata vista diretto contro di te
        [attacked] a un attacco contro di te
        [counter] a un controincantesimo contro un tuo incantesimo
        [hurt] a un danno che stai per subire
        [my-treasure] a chi raccoglie uno dei tuoi tesori
       *[my-sector] a chi raccoglie un tesoro nel tuo settore, dopo che Guardia Magica ha avuto la sua occasione
    }, e non è ciò che sta succedendo ora.

## Rifiuti: il resto

wizwar-refuse-must-give = Devi ancora rinunciare a qualcosa.
wizwar-refuse-must-choose = Devi fare una scelta.
wizwar-refuse-hand-only = Durante il turno di un altro giocatore puoi rinunciare solo a carte della mano.
wizwar-refuse-keeps-not = Davanti a te non c’è la carta { $card }.
wizwar-refuse-cards-only = Qui non puoi rinunciare a una carta che è sul tavolo ({ $card }).
wizwar-refuse-victim-has-not = Nella mano di { $victim } non c’è la carta { $card }.
wizwar-refuse-draw-most = { $most ->
        [0] Non puoi pescare carte.
        [one] Puoi pescare al massimo una carta.
       *[other] Puoi pescare al massimo { $most } carte.
    }
wizwar-refuse-draw-room = { $most ->
        [0] Non puoi pescare carte
        [one] Puoi pescare al massimo una carta
       *[other] Puoi pescare al massimo { $most } carte
    }: altrimenti supereresti il tuo limite di { $limit }.
wizwar-refuse-draw-later = Le carte si pescano nella fase Scarta e Pesca, alla fine del tuo turno.
wizwar-refuse-other-deck = Peschi solo dal mazzo del tuo gruppo.
wizwar-refuse-discards = Chiunque può guardare gli scarti, ma nessuno può prendere carte da lì.
wizwar-refuse-school-taken = { $school } è già in un mazzo.
wizwar-refuse-cantrip = Non puoi scegliere { $school }: o è nel mazzo dall’inizio, o non c’è affatto.
wizwar-refuse-not-there = Qui non puoi scegliere { $card }.
wizwar-refuse-fooled-there = { $square } non è nel tuo settore, o è dove si trovava il tesoro.
wizwar-refuse-knocked-there = La spinta allontana { $victim } da te in linea retta, non verso { $direction }.
wizwar-refuse-no-treasures = Arraffa! prende oggetti, non tesori.
