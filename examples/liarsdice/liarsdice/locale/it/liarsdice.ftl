# I dadi bugiardi. La pagina e il terminale cercano le chiavi che iniziano con web- e liarsdice-view-.

web-game-liarsdice = Dadi bugiardi
web-about-liarsdice = Dadi nascosti, dichiarazioni e dubbi. Da 2 a 5 giocatori.
web-edition-liarsdice-short = Breve
web-edition-liarsdice-short-about = Tre dadi a testa; un uno è un uno.
web-edition-liarsdice-full = Completa
web-edition-liarsdice-full-about = Cinque dadi a testa; gli uno valgono per ogni faccia.
web-option-liarsdice-dice = Dadi
web-option-liarsdice-dice-about = Con quanti dadi si comincia.
web-option-liarsdice-ones = Uno
web-option-liarsdice-ones-about = Se gli uno valgono anche per ogni altra faccia.
web-option-liarsdice-ones-plain = valgono come uno
web-option-liarsdice-ones-wild = valgono per ogni faccia

liarsdice-view-round = Giro
liarsdice-view-bid = Dichiarazione
liarsdice-view-player = Giocatore
liarsdice-view-says = Dice
liarsdice-view-players = Dadi rimasti
liarsdice-view-dice = Dadi
liarsdice-view-shown = Ultimi dadi mostrati
liarsdice-view-mine = Sotto il tuo bicchiere

liarsdice-ask-first = { $player }, fai la prima dichiarazione del giro.
liarsdice-ask =
    { $player }, { $bidder } dice che { $count ->
        [one] un dado mostra
       *[other] { $count } dadi mostrano
    } un { $face }: rilanci o dubiti?
typed-doubt = dubitare
liarsdice-doubt = dubitare della dichiarazione
liarsdice-bid =
    { $count ->
        [one] un dado mostra un { $face }
       *[other] { $count } dadi mostrano un { $face }
    }
liarsdice-refuse = Adesso non puoi dire «{ $word }». Puoi dire: { $possible }.

liarsdice-round = Giro { $round }: { YOU($player) ->
        [yes] cominci tu
       *[no] comincia { $player }
    }.
liarsdice-rolled =
    { YOU($player) ->
        [yes] Tiri
       *[no] { $player } tira
    } { $dice }.
liarsdice-said =
    { YOU($player) ->
        [yes] Dichiari
       *[no] { $player } dichiara
    }: { $count ->
        [one] un dado mostra un { $face }
       *[other] { $count } dadi mostrano un { $face }
    }.
liarsdice-doubted =
    { YOU($player) ->
        [yes] Dubiti
       *[no] { $player } dubita
    } della { YOU($bidder) ->
        [yes] tua dichiarazione
       *[no] dichiarazione di { $bidder }
    }.
liarsdice-shown =
    { YOU($player) ->
        [yes] Hai
       *[no] { $player } ha
    } { $dice }.
liarsdice-lost =
    { $count ->
        [0] Nessun dado mostra
        [one] Un dado mostra
       *[other] { $count } dadi mostrano
    } un { $face }: { YOU($player) ->
        [yes] perdi
       *[no] { $player } perde
    } un dado.
liarsdice-ending-last = solo un giocatore ha ancora dei dadi.
liarsdice-bad-position = La posizione è danneggiata: la sua parte «{ $part }» manca o è sbagliata.
