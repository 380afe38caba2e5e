# Le menteur, avec des dés cachés. La page et le terminal cherchent les clés en web- et liarsdice-view-.

web-game-liarsdice = Dés menteurs
web-about-liarsdice = Des dés cachés, des enchères et des doutes. De 2 à 5 joueurs.
web-edition-liarsdice-short = Courte
web-edition-liarsdice-short-about = Trois dés par joueur ; un as est un as.
web-edition-liarsdice-full = Complète
web-edition-liarsdice-full-about = Cinq dés par joueur ; les as comptent pour toutes les faces.
web-option-liarsdice-dice = Dés
web-option-liarsdice-dice-about = Le nombre de dés de chacun au début.
web-option-liarsdice-ones = As
web-option-liarsdice-ones-about = Si les as comptent aussi pour toutes les autres faces.
web-option-liarsdice-ones-plain = comptent comme as
web-option-liarsdice-ones-wild = comptent pour toutes les faces

liarsdice-view-round = Manche
liarsdice-view-bid = Enchère
liarsdice-view-player = Joueur
liarsdice-view-says = Annonce
liarsdice-view-players = Dés restants
liarsdice-view-dice = Dés
liarsdice-view-shown = Derniers dés montrés
liarsdice-view-mine = Sous ton gobelet

liarsdice-ask-first = { $player }, fais la première enchère de la manche.
liarsdice-ask =
    { $player }, { $bidder } dit { $count ->
        [one] qu’un dé montre
       *[other] que { $count } dés montrent
    } un { $face } : tu surenchéris ou tu doutes ?
typed-doubt = douter
liarsdice-doubt = douter de l’enchère
liarsdice-bid =
    { $count ->
        [one] un dé montre un { $face }
       *[other] { $count } dés montrent un { $face }
    }
liarsdice-refuse = Tu ne peux pas dire « { $word } » maintenant. Tu peux dire : { $possible }.

liarsdice-round = Manche { $round } : { YOU($player) ->
        [yes] tu commences
       *[no] { $player } commence
    }.
liarsdice-rolled =
    { YOU($player) ->
        [yes] Tu lances
       *[no] { $player } lance
    } { $dice }.
liarsdice-said =
    { YOU($player) ->
        [yes] Tu annonces
       *[no] { $player } annonce
    } : { $count ->
        [one] un dé montre un { $face }
       *[other] { $count } dés montrent un { $face }
    }.
liarsdice-doubted =
    { YOU($player) ->
        [yes] Tu doutes
       *[no] { $player } doute
    } de { YOU($bidder) ->
        [yes] ton enchère
       *[no] l’enchère { JOIN("de", $bidder) }
    }.
liarsdice-shown =
    { YOU($player) ->
        [yes] Tu as
       *[no] { $player } a
    } { $dice }.
liarsdice-lost =
    { $count ->
        [0] Aucun dé ne montre
        [one] Un dé montre
       *[other] { $count } dés montrent
    } un { $face } : { YOU($player) ->
        [yes] tu perds
       *[no] { $player } perd
    } un dé.
liarsdice-ending-last = un seul joueur a encore des dés.
liarsdice-bad-position = La position est abîmée : sa partie « { $part } » manque ou est fausse.
