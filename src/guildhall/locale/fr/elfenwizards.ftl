# Elfenwizards : tout ce que lisent ses joueurs.

## Ce qu’il y a sur la table

elfenwizards-box-H = Grand Druide
elfenwizards-box-W = Druide { $number }
elfenwizards-box-S = Sorcier { $number }
elfenwizards-box-N = Nécromancien { $number }
elfenwizards-box-M = case Magiciens { $number }
elfenwizards-passed-W = case Déconfiture des Druides
elfenwizards-passed-S = case Déconfiture des Sorciers
elfenwizards-passed-N = case Déconfiture des Nécromanciens

# Toujours féminin, sans article.
elfenwizards-place-W = case Sorts majeurs Druide
elfenwizards-place-S = case Sorts majeurs Sorcier
elfenwizards-place-N = case Sorts majeurs Nécromancien
elfenwizards-place-M = case Sorts majeurs Magicien
elfenwizards-place-minor = case Sorts mineurs
elfenwizards-place-grey = case Magie grise

elfenwizards-colour-red = rouge
elfenwizards-colour-green = vert
elfenwizards-colour-blue = bleu
elfenwizards-colour-yellow = jaune
elfenwizards-colour-black = noir
elfenwizards-colour-white = blanc
elfenwizards-seat-colour = { $player } a le { $colour }

elfenwizards-token = { $name } ({ $owner })
elfenwizards-spell-die = un { $face } ({ $place })
elfenwizards-spell-chip = un sort mineur

## Ce qu’on demande

elfenwizards-ask-chip-source = { $player }, ton Grand Druide prend sa retraite : d’où paies-tu un sort mineur ?
elfenwizards-ask-retire-box = { $player }, dans quelle case Magiciens va ton Grand Druide à la retraite ?
elfenwizards-ask-roll = { $player }, tu as une minute pour négocier : lance { $count ->
        [one] ton dé
       *[other] tes { $count } dés
    } quand tu veux.
elfenwizards-ask-die = { $player }, ton lancer donne { $faces } : quel dé places-tu (tu peux garder le reste pour le second lancer) ?
elfenwizards-ask-die-rest = { $player }, il te reste { $faces } : quel dé places-tu (il faut tous les placer) ?
elfenwizards-ask-die-rest-may-keep = { $player }, il te reste { $faces } : quel dé places-tu (tu peux laisser les autres de côté) ?
elfenwizards-ask-dice-box = { $player }, où va le { $face } ?
elfenwizards-ask-reroll = { $player }, ton second lancer donne { $faces } : l’acceptes-tu, ou paies-tu un sort mineur pour tout relancer une fois ?
elfenwizards-ask-redeem = { $player }, { $chips ->
        [one] un de tes sorts mineurs est
       *[other] { $chips } de tes sorts mineurs sont
    } dans la case{ $taken ->
        [0]  : reprends-tu un dé pour en récupérer, un par deux points ?
       *[other] ; { $points ->
            [one] { $points } point dans ta main permet
           *[other] { $points } points dans ta main permettent
        } d’en récupérer { $buys } : prends-tu un autre dé ?
    }
elfenwizards-ask-redeem-late = { $player }, { $chips ->
        [0] aucun de tes sorts mineurs n’est
        [one] un de tes sorts mineurs est
       *[other] { $chips } de tes sorts mineurs sont
    } dans la case{ $taken ->
        [0]  : reprends-tu un dé (deux points récupèrent un sort ; ce que tu laisses reste pour le tour suivant) ?
       *[other] ; { $points ->
            [one] { $points } point dans ta main permet
           *[other] { $points } points dans ta main permettent
        } d’en récupérer { $buys } : prends-tu un autre dé (ce que tu laisses reste pour le tour suivant) ?
    }
elfenwizards-ask-ready = { $player }, vous avez cinq minutes, tous ensemble, pour négocier avant le premier sort : es-tu d’accord pour commencer ?
elfenwizards-ask-spell = { $player }, place deux sorts, ou passe jusqu’à la fin de ce tour : quel est le premier ?
elfenwizards-ask-spell-one-or-two = { $player }, place un ou deux sorts, ou passe jusqu’à la fin de ce tour : quel est le premier ?
elfenwizards-ask-spell-last = { $player }, il te reste un seul sort que tu puisses placer : le places-tu, ou passes-tu ?
elfenwizards-ask-spell-second = { $player }, quel est ton deuxième sort ?
elfenwizards-ask-target = { $player }, à côté de quel magicien places-tu { $spell } ?
elfenwizards-ask-vacant-token = { $player }, lequel de tes magiciens déconfits prend d’abord un titre vacant ?
elfenwizards-ask-vacant-box = { $player }, quel titre vacant prend { $token } ?
elfenwizards-ask-demote-token = { $player }, les jetons gris vont manquer : quel magicien places-tu maintenant ?
elfenwizards-ask-demote-box = { $player }, { $token } descend : dans quelle case Magiciens ?
elfenwizards-ask-cleanse = { $player }, { $taken ->
        [0] reprends-tu un dé de la case Magie grise
       *[other] tu as { $points ->
            [one] { $points } point
           *[other] { $points } points
        } en main : reprends-tu un autre dé de la case Magie grise
    } (il faut { $cost } points pour retirer un jeton gris ; ce que tu laisses reste pour le tour suivant) ?
elfenwizards-ask-cleanse-token = { $player }, tu retires { $count ->
        [one] un jeton gris
       *[other] { $count } jetons gris
    } : à quel magicien d’abord ?

## Choix

elfenwizards-choice-from-hand = de ta réserve
elfenwizards-choice-from-box = de la case Sorts mineurs
elfenwizards-choice-roll = lancer maintenant
elfenwizards-choice-accept = accepter le lancer
elfenwizards-choice-reroll = payer un sort mineur et relancer
elfenwizards-choice-die = un { $face }
elfenwizards-choice-keep = ne plus placer de dés maintenant
elfenwizards-choice-done = ne plus prendre de dés
elfenwizards-choice-ready = d’accord pour le premier sort
elfenwizards-choice-pass = passer pour ce tour
elfenwizards-choice-stop = ne pas placer de deuxième sort
elfenwizards-choice-token = { $token }, { $box }{ $points ->
        [0] {""}
        [one] , { $points } point
       *[other] , { $points } points
    }{ $grey ->
        [0] {""}
        [one] , { $grey } jeton gris
       *[other] , { $grey } jetons gris
    }

## Mises en garde

elfenwizards-caution-equal = Les deux candidats pour { $box } sont à toi et ont autant de points : aucun ne montera.
elfenwizards-caution-equal-magicians = Tous les magiciens de { $box } sont à toi, et ceux qui ont le plus de points sont à égalité : aucun ne montera.

## Le journal

elfenwizards-event-start = { $colours }. Le dragon va à { $player }.
elfenwizards-event-round = Le tour { $round } commence.
elfenwizards-event-retire-pay = { $player } paie un sort mineur { $source }.
elfenwizards-source-hand = de sa réserve
elfenwizards-source-box = de la case Sorts mineurs
elfenwizards-event-dragon = { $player } prend le dragon.
elfenwizards-event-retire = { $token } prend sa retraite : { $box }.
elfenwizards-event-roll = { $player } lance { $faces }.
elfenwizards-event-reroll = { $player } paie un sort mineur et lance { $faces }.
elfenwizards-event-place = { $player } met un { $face } dans la { $place }.
elfenwizards-event-hold = { $player } garde { $faces }.
elfenwizards-event-redeem = { $count ->
        [0] { $player } ne récupère aucun sort mineur et reprend les dés { $faces }.
        [one] { $player } récupère un sort mineur et reprend les dés { $faces }.
       *[other] { $player } récupère { $count } sorts mineurs et reprend les dés { $faces }.
    }
elfenwizards-event-spell = { $player } place { $spell } à côté de { $token }, { $box } : { $points ->
        [one] { $points } point maintenant.
       *[other] { $points } points maintenant.
    }
elfenwizards-event-pass = { $player } passe.
elfenwizards-event-cannot-place = { $player } n’a pas de sort à placer et passe.
elfenwizards-event-award = { $token } devient { $box } avec { $points ->
        [one] { $points } point
       *[other] { $points } points
    }.
elfenwizards-event-vacant = { $box } : ce titre reste vacant.
elfenwizards-event-passed-over = { $token } va dans la { $level }.
elfenwizards-event-spells-return = Les dés reviennent à leurs joueurs, les sorts mineurs utilisés vont dans la case Sorts mineurs.
elfenwizards-event-fill = { $token } prend le titre vacant : { $box }.
elfenwizards-event-demote = { $token } descend dans la { $box }{ $grey ->
        [0] .
       *[other] {" "}avec un jeton gris.
    }
elfenwizards-event-cleanse = { $count ->
        [0] { $player } reprend { $faces } dans la case Magie grise.
        [one] { $player } utilise { $faces } contre un jeton gris.
       *[other] { $player } utilise { $faces } contre { $count } jetons gris.
    }
elfenwizards-event-cleanse-token = { $token } perd { $count ->
        [one] un jeton gris
       *[other] { $count } jetons gris
    }.
elfenwizards-event-score = { $player } marque { $count }, en tout { $total }.
elfenwizards-event-bonus = { $player } reçoit { $count } pour ses sorts mineurs, en tout { $total }.
elfenwizards-event-end = La partie est terminée : { $reason }

elfenwizards-ending-second_high_wizard = une guilde a eu son deuxième Grand Druide.
elfenwizards-ending-no_high_wizard = pour la deuxième fois, personne n’est devenu Grand Druide.
elfenwizards-ending-last_round = le dernier tour a été joué.

## Refus

elfenwizards-refuse-unknown = « { $word } » ne répond pas à la question. Tu peux dire : { $names }.
elfenwizards-refuse-number = { $number } n’est pas un choix possible. Tu peux dire : { $names }.
elfenwizards-refuse-other = On te demande maintenant { $asked ->
        [chip-source] d’où tu paies un sort mineur
        [dice-box] la case où va le dé
        [die] un dé
        [reroll] si tu acceptes le lancer
        [redeem] un dé de la case Sorts mineurs
        [cleanse] un dé de la case Magie grise
        [spell] un sort
        [vacant-box] un titre vacant
        [retire-box] une case Magiciens
        [demote-box] une case Magiciens
        [roll] de lancer
        [ready] si tu es d’accord pour commencer
       *[token] un magicien
    }. Tu as choisi autre chose : { $thing }.
elfenwizards-refuse-no-die-rolled = Tu n’as pas de { $face } qui reste à placer.
elfenwizards-refuse-die-placed = Ton { $face } est déjà dans une case, et un dé placé y reste.
elfenwizards-refuse-no-die-minor = Tu n’as pas de { $face } dans la case Sorts mineurs.
elfenwizards-refuse-no-die-grey = Tu n’as pas de { $face } dans la case Magie grise.
elfenwizards-refuse-place-all = Tous les dés du second lancer doivent être placés.
elfenwizards-refuse-reroll-early = On ne relance les dés qu’à la phase 3, après le second lancer.
elfenwizards-refuse-reroll-late = On ne refuse un second lancer qu’une fois, avec un sort mineur devant soi, et avant d’en placer un seul dé.
elfenwizards-refuse-dice-box = Les dés vont dans l’une des six cases à côté de l’arbre ; on n’en place à côté d’un magicien ({ $target }) qu’à la phase 5.
elfenwizards-refuse-die-in-hand = Le dé que tu as en main doit aller dans une case.
elfenwizards-refuse-first-die = Choisis d’abord le dé, puis la case où il va.
elfenwizards-refuse-first-spell = Choisis d’abord le sort, puis le magicien à côté duquel il va.
elfenwizards-refuse-spell-in-hand = Tu as en main { $spell } : choisis un magicien, ou reprends ton choix.
elfenwizards-refuse-ready = Tu es d’accord pour commencer. Avant le premier sort, d’autres peuvent encore négocier : { $players }.
elfenwizards-refuse-passed = Tu as passé et ne places plus de sorts pendant ce tour.
elfenwizards-refuse-second-spell = Tu as placé un sort et peux en placer un autre : tu dois le faire.
elfenwizards-refuse-pass-after-one = Tu viens de placer un sort et ne peux plus passer ; dis « stop » pour ne pas en placer de deuxième.
elfenwizards-refuse-stop-first = Tu n’as pas encore placé de sort : places-en un, ou passe.
elfenwizards-refuse-no-chip = Tu n’as pas de sort mineur devant toi.
elfenwizards-refuse-no-die-major = Tu n’as pas de { $face } dans une case Sorts majeurs.
elfenwizards-refuse-no-die-there = Tu n’as pas de { $face } dans la { $place }.
elfenwizards-refuse-nobody-on-level = Il n’y a personne à ce niveau que tu puisses soutenir avec { $spell }.
elfenwizards-refuse-empty-box = Il n’y a personne ici : { $box }.
elfenwizards-refuse-which-token = Il y a plusieurs magiciens ici ({ $box }). Nomme l’un d’eux : { $names }.
elfenwizards-refuse-other-level = { $token } n’est pas au niveau qu’il faut pour { $spell }.
elfenwizards-refuse-closed-contest = Tous les candidats de ce duel sont à { $owner } : personne d’autre ne peut soutenir { $token }.
elfenwizards-refuse-vacancy-high = Le titre de Grand Druide ne se prend jamais depuis une case Déconfiture.
elfenwizards-refuse-vacancy-no-title = Ce n’est pas un titre : { $box }.
elfenwizards-refuse-vacancy-taken = { $box } : ce titre n’est pas vacant.
elfenwizards-refuse-vacancy-above = Dans cette édition, personne ne prend un titre au-dessus de son ancien niveau, comme l’est { $box }.
elfenwizards-refuse-vacancy-highest = Un titre plus haut que { $box } est vacant, et c’est le plus haut qu’il faut prendre.
elfenwizards-refuse-magician-box = Ce n’est pas une case Magiciens : { $box }.
elfenwizards-refuse-not-yours = { $token } n’est pas à toi.
elfenwizards-refuse-no-grey = { $token } n’a pas de jeton gris.
elfenwizards-refuse-passed-over-later = { $token } est en déconfiture à un niveau plus bas, qui viendra plus tard.
elfenwizards-refuse-not-passed-over = { $token } n’est pas en déconfiture.
elfenwizards-refuse-dragon = Le dragon montre que { $player } commence. Il ne change de mains qu’à la phase 1.
elfenwizards-refuse-track = Le compteur de tours compte les tours. Personne n’y choisit rien.
elfenwizards-refuse-passed-over = Personne ne choisit la { $box }. Les magiciens de ce niveau qui ne montent pas à la phase 5 y vont d’eux-mêmes, et la quittent aux phases 7 et 8.
elfenwizards-refuse-dice-front = Les dés devant toi se lancent aux phases 2 et 3, quand c’est à toi.
elfenwizards-refuse-contest = Voici où en est le duel pour { $box }. Il se décide quand tous ont passé.
elfenwizards-refuse-others = Cela est à { $owner } : chacun n’utilise que les dés et les sorts mineurs de sa couleur.
elfenwizards-refuse-own = Cela est à toi, { $owner }. Ce qui peut servir maintenant est parmi les choix, et brille sur le plateau.
elfenwizards-refuse-die-elsewhere = Ton { $face } est dans la { $place }. La question ne porte pas sur les dés de cette case.

## Promesses

elfenwizards-promise-offer = { $by } propose à { $to } : je place { $gives }, si tu places { $takes }.
elfenwizards-promise-gift = { $by } promet à { $to } : je place { $gives }.
elfenwizards-promise-kept = { $player } a tenu la parole donnée à { $other } : { $deeds }.
elfenwizards-promise-broken = { $player } a manqué à la parole donnée à { $other } : { $deeds }.
elfenwizards-promise-void = La parole donnée à { $other } ne liait plus { $player } : { $deeds }.

elfenwizards-deed-dice = { $count ->
        [1] { $spell }
       *[other] { $count } fois { $spell }
    } à côté de { $token }, { $box }
elfenwizards-deed-chips = { $count ->
        [1] un sort mineur
       *[other] { $count } sorts mineurs
    } à côté de { $token }, { $box }
elfenwizards-deed-points = des sorts pour { $count ->
        [one] { $count } point
       *[other] { $count } points
    } à côté de { $token }, { $box }

elfenwizards-refuse-promise-shape = La promesse est illisible : l’élément « { $part } » manque, ou n’est pas ce qu’il devrait être.
elfenwizards-refuse-promise-oneself = On ne se fait pas de promesse à soi-même.
elfenwizards-refuse-promise-nothing = Une promesse doit dire quels sorts tu placeras.
elfenwizards-refuse-promise-many = { $most ->
        [one] Une promesse contient { $most } acte au plus de chaque côté.
       *[other] Une promesse contient { $most } actes au plus de chaque côté.
    }
elfenwizards-refuse-promise-early = On fait des promesses une fois que le Grand Druide a pris sa retraite.
elfenwizards-refuse-promise-late = Dans ce tour, on ne place plus de sorts : les promesses reprennent au tour suivant.
elfenwizards-refuse-promise-spell = « { $word } » n’est pas un sort : nomme un dé avec sa case, comme d5S, ou « chip », ou « points ».
elfenwizards-refuse-promise-token = « { $word } » n’est ni un magicien ni une case de l’arbre.
elfenwizards-refuse-promise-count = On ne peut pas en promettre autant : il en faut de 1 à { $most }.
elfenwizards-refuse-promise-own-token = { $token } est à { $player }, qui n’a pas besoin de promesse pour le soutenir.
elfenwizards-refuse-promise-passed = { $player } a passé et ne place plus de sorts pendant ce tour.
elfenwizards-refuse-promise-no-spell = { $player } n’a pas les sorts pour cela : { $deed }.

## Positions impossibles

elfenwizards-bad-position = Cette position est impossible : { $why }
elfenwizards-bad-unknown-part = elle a un élément « { $part } » que les positions n’ont pas.
elfenwizards-bad-shape = l’élément « { $part } » manque, ou n’est pas ce qu’il devrait être.
elfenwizards-bad-name = « { $word } » (dans { $part }) n’est pas un nom possible. Les noms sont : { $allowed }.
elfenwizards-too-large = beaucoup trop grand
elfenwizards-bad-number = { $part } vaut { $value } ; il faut une valeur de { $least } à { $most }.
elfenwizards-bad-dice = nombre de dés sur la table pour { $player } : { $count } ; il en faut 7 par joueur.
elfenwizards-bad-chips = nombre de sorts mineurs sur la table pour { $player } : { $count } ; il en faut 7 par joueur.
elfenwizards-bad-tokens = nombre de magiciens sur le plateau pour { $player } : { $count } ; avec ce nombre de joueurs et cette mise en place, il en faut { $expected }.
elfenwizards-bad-token-twice = le magicien { $token } est deux fois sur le plateau.
elfenwizards-bad-crowded = { $box } : il y a { $count } magiciens, et un titre n’a de place que pour un.
elfenwizards-bad-grey = { $count } jetons gris sont sous des magiciens ; il y en a 12.
elfenwizards-bad-high = un Grand Druide est dans sa case après la phase 1, alors qu’il devrait être à la retraite.
elfenwizards-bad-high-early = un Grand Druide est dans sa case au premier tour, avant l’attribution des titres.
elfenwizards-bad-passed-over = des magiciens sont en déconfiture à la phase { $step }.
elfenwizards-bad-passed-over-many = { $count } magiciens sont en déconfiture à un niveau qui a { $most } titres.
elfenwizards-bad-rolled-early = il y a des dés lancés ou placés chez un joueur dont le premier lancer est encore à venir.
elfenwizards-bad-rolled-late = il y a des dés lancés chez un joueur qui a placé tous ceux de son second lancer.
elfenwizards-bad-left-behind = un magicien est encore en déconfiture, alors que son joueur a fait descendre tous les siens.
elfenwizards-bad-dice-there = il y a des dés dans « { $place } » à la phase { $step }.
elfenwizards-bad-spells = il y a des sorts à côté de magiciens à la phase { $step }.
elfenwizards-bad-passes = des joueurs ont passé à la phase { $step }.
elfenwizards-bad-crowns = Grands Druides : { $crowned }, tours sans Grand Druide : { $uncrowned } ; cela ne fait pas { $rounds } attributions.
elfenwizards-bad-over = la partie serait déjà terminée.
elfenwizards-bad-not-over = la partie ne serait pas terminée, ou pour une autre raison.
elfenwizards-bad-after-the-end = la partie est terminée, et il y a pourtant un élément « { $part } ».
elfenwizards-bad-high-uncrowned = la guilde du Grand Druide n’en a eu aucun jusqu’ici.
elfenwizards-bad-high-missing = il doit y avoir un Grand Druide, car aucun tour n’en a manqué.
elfenwizards-bad-track = une guilde a payé pour un Grand Druide qu’elle n’avait pas à mettre à la retraite.
elfenwizards-bad-all-passed = tout le monde a passé, donc la phase 5 est terminée.
elfenwizards-bad-closed = un sort est à côté d’un magicien que son joueur n’a pas le droit de soutenir.
elfenwizards-bad-doing = { $doing } est impossible à la phase { $step }.
elfenwizards-bad-frame = on ne peut demander cela à personne : { $doing }.
elfenwizards-bad-track-twice = { $player } a payé deux fois la retraite d’un Grand Druide, alors que le second Grand Druide d’un joueur met fin à la partie.
elfenwizards-bad-track-dragon = { $player } a payé pour le Grand Druide du tour précédent et doit donc avoir le dragon.
elfenwizards-bad-ended-no-high = la partie s’est terminée au second Grand Druide d’un joueur, mais la case du Grand Druide est vide.
elfenwizards-bad-ended-first-high = la partie s’est terminée au second Grand Druide pour { $player }, qui ne peut pas en avoir eu un avant.
elfenwizards-bad-ended-high = la partie s’est terminée parce que deux tours n’ont pas eu de Grand Druide, mais le dernier tour en a un.
elfenwizards-bad-ended-first-without = la partie s’est terminée parce que deux tours n’ont pas eu de Grand Druide, mais seul le dernier a pu en manquer.
elfenwizards-bad-turn = « { $doing } » concerne { $player }, mais c’est à { $other } de jouer.
elfenwizards-bad-turn-token = « { $doing } » concerne le magicien { $token }, mais c’est à { $other } de jouer, et ce magicien appartient à quelqu’un d’autre.
elfenwizards-bad-second-spell = { $player } place un second sort sans venir d’en placer un premier.
elfenwizards-bad-redeem-nothing = { $player } a pris à la phase 4 des dés qui ne rachètent aucun sort mineur.
elfenwizards-bad-cleanse = { $player } doit retirer plus de jetons gris qu’il n’y en a sous ses magiciens : { $count } au lieu de { $most } au plus.
elfenwizards-bad-cleanse-dice = { $player } a trop peu de dés devant soi pour avoir payé le retrait d’autant de jetons gris : { $count }.
elfenwizards-bad-vacancy-missed = le magicien { $token } est encore en déconfiture, alors que c’était son tour de prendre un titre vacant.
