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
elfenwizards-place-W = case Sorts majeurs des Druides
elfenwizards-place-S = case Sorts majeurs des Sorciers
elfenwizards-place-N = case Sorts majeurs des Nécromanciens
elfenwizards-place-M = case Sorts majeurs des Magiciens
elfenwizards-place-minor = case Sorts mineurs
elfenwizards-place-grey = case Magie grise

elfenwizards-step-1 = Retraite du Grand Druide
elfenwizards-step-2 = Premier lancer
elfenwizards-step-3 = Second lancer
elfenwizards-step-4 = Récupération des sorts mineurs
elfenwizards-step-5 = Compétition et attribution des titres
elfenwizards-step-6 = Seconde récupération des sorts mineurs
elfenwizards-step-7 = Attribution des titres vacants
elfenwizards-step-8 = Rétrogradation
elfenwizards-step-9 = Retrait des jetons de magie grise
elfenwizards-step-10 = Calcul des points

elfenwizards-colour-red = rouge
elfenwizards-colour-green = vert
elfenwizards-colour-blue = bleu
elfenwizards-colour-yellow = jaune
elfenwizards-colour-black = noir
elfenwizards-colour-white = blanc
elfenwizards-seat-colour = { YOU($player) ->
        [yes] tu joues
       *[no] { $player } joue
    } en { $colour }

elfenwizards-token = { YOU($owner) ->
        [yes] ton { $name }
       *[no] { $name } { JOIN("de", $owner) }
    }
elfenwizards-token-yours = ton { $name }
# Dans le journal, quand on fait quelque chose avec son pion.
elfenwizards-token-theirs = { YOU($owner) ->
        [yes] ton { $name }
       *[no] son { $name }
    }
elfenwizards-spell-die = un { $face } de la { $place }
elfenwizards-spell-chip = un sort mineur

## Ce qu’on demande

elfenwizards-ask-chip-source = { $player }, la retraite de ton Grand Druide te coûte un sort mineur : où le prends-tu ?
elfenwizards-ask-retire-box = { $player }, dans quelle case Magiciens ton Grand Druide prend-il sa retraite ?
elfenwizards-ask-roll = { $player }, tu as une minute pour négocier : lance { $count ->
        [one] ton dé
       *[other] tes { $count } dés
    } quand tu veux.
elfenwizards-ask-die = { $player }, tu as { $dice ->
        [one] un { $faces } : le places-tu (sinon, il reste pour le second lancer) ?
       *[other] { $faces } : quel dé places-tu (ce que tu ne places pas reste pour le second lancer) ?
    }
elfenwizards-ask-die-rest = { $player }, tu dois encore placer { $dice ->
        [one] le { $faces } : choisis-le.
       *[other] { $faces } : quel dé places-tu ?
    }
elfenwizards-ask-die-rest-may-keep = { $player }, tu as encore { $dice ->
        [one] un { $faces } : le places-tu (rien ne t’y oblige) ?
       *[other] { $faces } : quel dé places-tu (rien ne t’oblige à tout placer) ?
    }
elfenwizards-ask-dice-box = { $player }, où va le { $face } ?
elfenwizards-ask-reroll = { $player }, ton second lancer donne { $dice ->
        [one] un { $faces } : l’acceptes-tu, ou paies-tu un sort mineur pour le relancer ?
       *[other] { $faces } : l’acceptes-tu, ou paies-tu un sort mineur pour tout relancer ?
    }
elfenwizards-ask-redeem = { $player }, tu as { $chips ->
        [one] un sort mineur
       *[other] { $chips } sorts mineurs
    } dans la case Sorts mineurs{ $taken ->
        [0]  : reprends-tu un dé pour { $chips ->
            [one] récupérer ce sort (il faut 2 points) ?
           *[other] en récupérer (2 points par sort) ?
        }
       *[other] , et { $taken ->
            [one] le dé que tu as repris
           *[other] les dés que tu as repris
        } ({ $points ->
            [one] { $points } point
           *[other] { $points } points
        }) { $buys ->
            [0] { $taken ->
                [one] ne permet
               *[other] ne permettent
            } { $chips ->
                [one] pas encore de le récupérer
               *[other] encore d’en récupérer aucun
            }
           *[other] { $taken ->
                [one] permet
               *[other] permettent
            } { $chips ->
                [one] de le récupérer
               *[other] d’en récupérer { $buys ->
                   [one] un
                  *[other] { $buys }
               }
            }
        } : reprends-tu un autre dé ?
    }
elfenwizards-ask-redeem-late = { $player }, tu { $chips ->
        [0] n’as aucun sort mineur
        [one] as un sort mineur
       *[other] as { $chips } sorts mineurs
    } dans la case Sorts mineurs{ $taken ->
        [0]  : reprends-tu un dé ({ $chips ->
            [0] {""}
            [one] il faut 2 points pour récupérer ce sort ;{" "}
           *[other] il faut 2 points pour récupérer un sort ;{" "}
        }les dés que tu laisses restent pour le tour suivant) ?
       *[other] { $chips ->
            [0] {""}
           *[other] , et { $taken ->
                [one] le dé que tu as repris
               *[other] les dés que tu as repris
            } ({ $points ->
                [one] { $points } point
               *[other] { $points } points
            }) { $buys ->
                [0] { $taken ->
                    [one] ne permet
                   *[other] ne permettent
                } { $chips ->
                    [one] pas de le récupérer
                   *[other] d’en récupérer aucun
                }
               *[other] { $taken ->
                    [one] permet
                   *[other] permettent
                } { $chips ->
                    [one] de le récupérer
                   *[other] d’en récupérer { $buys ->
                       [one] un
                      *[other] { $buys }
                   }
                }
            }
        } : reprends-tu un autre dé (les dés que tu laisses restent pour le tour suivant) ?
    }
elfenwizards-ask-ready = { $player }, vous avez tous cinq minutes pour négocier avant le premier sort : on peut commencer ?
elfenwizards-ask-spell = { $player }, place deux sorts, ou passe jusqu’à la fin du tour de jeu : quel est ton premier sort ?
elfenwizards-ask-spell-one-or-two = { $player }, place un ou deux sorts, ou passe jusqu’à la fin du tour de jeu : quel est ton premier sort ?
elfenwizards-ask-spell-last = { $player }, il ne te reste qu’un sort que tu puisses placer : le places-tu, ou passes-tu ?
elfenwizards-ask-spell-second = { $player }, quel est ton second sort ?
elfenwizards-ask-target = { $player }, à côté de quel pion places-tu { $spell } ?
elfenwizards-ask-vacant-token = { $player }, lequel de tes pions déconfits reçoit en premier un titre vacant ?
elfenwizards-ask-vacant-box = { $player }, quel titre vacant donnes-tu à { $token } ?
elfenwizards-ask-demote-token = { $player }, les jetons gris vont manquer : lequel de tes pions rétrogrades-tu maintenant ?
elfenwizards-ask-demote-box = { $player }, { $token } est rétrogradé : dans quelle case Magiciens va-t-il ?
elfenwizards-ask-cleanse = { $player }, { $taken ->
        [0] reprends-tu un dé de la case Magie grise
       *[other] { $taken ->
            [one] le dé que tu as repris vaut
           *[other] les dés que tu as repris valent
        } { $points ->
            [one] { $points } point
           *[other] { $points } points
        } : reprends-tu un autre dé de la case Magie grise
    } (il faut { $cost } points pour retirer un jeton gris ; les dés que tu laisses restent pour le tour suivant) ?
elfenwizards-ask-cleanse-token = { $player }, tu retires { $count ->
        [one] un jeton gris : à quel pion ?
       *[other] { $count } jetons gris : à quel pion d’abord ?
    }

## Choix

elfenwizards-choice-from-hand = dans ta réserve
elfenwizards-choice-from-box = dans la case Sorts mineurs
elfenwizards-choice-roll = lancer maintenant
elfenwizards-choice-accept = accepter le lancer
elfenwizards-choice-reroll = payer un sort mineur et relancer
elfenwizards-choice-die = un { $face }
elfenwizards-choice-keep = ne plus placer de dés maintenant
elfenwizards-choice-done = ne plus reprendre de dés
elfenwizards-choice-ready = commencer à placer les sorts
elfenwizards-choice-pass = passer jusqu’à la fin du tour de jeu
elfenwizards-choice-stop = ne pas placer de second sort
elfenwizards-choice-token = { $token } ({ $box }{ $points ->
        [0] {""}
        [one] , { $points } point de sort
       *[other] , { $points } points de sort
    }{ $grey ->
        [0] {""}
        [one] , { $grey } jeton gris
       *[other] , { $grey } jetons gris
    })

## Mises en garde

elfenwizards-warning-no-token = Tu n’as aucun pion parmi les { $level ->
        [W] Druides
        [S] Sorciers
        [N] Nécromanciens
       *[M] Magiciens
    } : un dé dans cette case n’aiderait aucun des tiens.
elfenwizards-warning-rises = Le seul candidat au titre de { $box } a déjà un point de sort et montera : un de plus n’apporterait rien.
elfenwizards-warning-rises-magicians = Le seul pion de { $box } a déjà un point de sort et montera : un de plus n’apporterait rien.
elfenwizards-warning-pass = Personne d’autre ne vise { $box }, mais tu n’y as encore aucun point de sort : si tu passes maintenant, aucun de tes pions n’y montera.
elfenwizards-warning-pass-magicians = Tous les pions de { $box } sont à toi, mais n’ont encore aucun point de sort : si tu passes maintenant, aucun ne montera.
elfenwizards-caution-equal = Les deux candidats au titre de { $box } sont à toi et ont le même nombre de points de sort : aucun ne montera.
elfenwizards-caution-equal-magicians = Tous les pions de { $box } sont à toi, et ceux qui ont le plus de points sont à égalité : aucun ne montera.

## Le journal

# YOU($player) est « yes » quand le lecteur est le joueur. JOIN("majuscule", …) donne sa majuscule au « tu » qui commence une phrase.
elfenwizards-event-start = { JOIN("majuscule", $colours) }. { YOU($player) ->
        [yes] Tu as le dragon et commences
       *[no] { $player } a le dragon et commence
    }.
elfenwizards-event-round = Le tour { $round } commence.
elfenwizards-event-begins = Phase { $step } : { $name }
elfenwizards-event-retire-pay = { YOU($player) ->
        [yes] Tu paies un sort mineur { JOIN("à toi", $source) }
       *[no] { $player } paie un sort mineur { $source }
    }.
elfenwizards-source-hand = de sa réserve
elfenwizards-source-box = de la case Sorts mineurs
elfenwizards-event-dragon = { YOU($player) ->
        [yes] Tu reçois le dragon et commences
       *[no] { $player } reçoit le dragon et commence
    }.
elfenwizards-event-retire = { $token } prend sa retraite dans la { $box }.
elfenwizards-event-roll = { YOU($player) ->
        [yes] Tu lances et obtiens
       *[no] { $player } lance et obtient
    } { $dice ->
        [one] un { $faces }
       *[other] { $faces }
    }.
elfenwizards-event-reroll = { YOU($player) ->
        [yes] Tu paies un sort mineur, relances et obtiens
       *[no] { $player } paie un sort mineur, relance et obtient
    } { $dice ->
        [one] un { $faces }
       *[other] { $faces }
    }.
elfenwizards-event-place = { YOU($player) ->
        [yes] Tu mets
       *[no] { $player } met
    } un { $face } dans la { $place }.
elfenwizards-event-hold = { YOU($player) ->
        [yes] Tu gardes
       *[no] { $player } garde
    } { $dice ->
        [one] un { $faces }
       *[other] { $faces }
    }.
elfenwizards-event-redeem = { $count ->
        [0] { YOU($player) ->
            [yes] Tu reprends
           *[no] { $player } reprend
        } { $dice ->
            [one] un { $faces }
           *[other] { $dice } dés ({ $faces })
        } de la case Sorts mineurs, sans récupérer de sort mineur.
        [one] { YOU($player) ->
            [yes] Tu récupères
           *[no] { $player } récupère
        } un sort mineur avec { $dice ->
            [one] un { $faces }
           *[other] les dés { $faces }
        }.
       *[other] { YOU($player) ->
            [yes] Tu récupères
           *[no] { $player } récupère
        } { $count } sorts mineurs avec { $dice ->
            [one] un { $faces }
           *[other] les dés { $faces }
        }.
    }
elfenwizards-event-spell = { YOU($player) ->
        [yes] Tu places
       *[no] { $player } place
    } { $spell } à côté { JOIN("du pion", $token) } ({ $box }), qui a maintenant { $points ->
        [one] { $points } point de sort.
       *[other] { $points } points de sort.
    }
elfenwizards-event-pass = { YOU($player) ->
        [yes] Tu passes
       *[no] { $player } passe
    }.
elfenwizards-event-cannot-place = { YOU($player) ->
        [yes] Tu ne peux plus placer de sort et passes
       *[no] { $player } ne peut plus placer de sort et passe
    }.
elfenwizards-event-award = { $token } devient { $box } avec { $points ->
        [one] { $points } point de sort
       *[other] { $points } points de sort
    }.
elfenwizards-event-vacant = Le titre de { $box } reste vacant.
elfenwizards-event-passed-over = { $token } va dans la { $level }.
elfenwizards-event-spells-return = Les dés placés à côté des pions ou restés dans les cases Sorts majeurs reviennent à leurs propriétaires ; les sorts mineurs utilisés vont dans la case Sorts mineurs.
elfenwizards-event-fill = { $token } reçoit le titre vacant de { $box }.
elfenwizards-event-demote = { $token } est rétrogradé dans la { $box }{ $grey ->
        [0] .
       *[other] {" "}et reçoit un jeton gris.
    }
elfenwizards-event-cleanse = { $count ->
        [0] { YOU($player) ->
            [yes] Tu reprends
           *[no] { $player } reprend
        } { $dice ->
            [one] un { $faces }
           *[other] { $dice } dés ({ $faces })
        } de la case Magie grise, sans retirer de jeton gris.
        [one] { YOU($player) ->
            [yes] Tu retires
           *[no] { $player } retire
        } un jeton gris avec { $dice ->
            [one] un { $faces }
           *[other] les dés { $faces }
        }.
       *[other] { YOU($player) ->
            [yes] Tu retires
           *[no] { $player } retire
        } { $count } jetons gris avec { $dice ->
            [one] un { $faces }
           *[other] les dés { $faces }
        }.
    }
elfenwizards-event-cleanse-token = { $token } perd { $count ->
        [one] un jeton gris
       *[other] { $count } jetons gris
    }.
elfenwizards-event-score = { $count ->
        [0] { YOU($player) ->
            [yes] Tu ne marques
           *[no] { $player } ne marque
        } aucun point
        [one] { YOU($player) ->
            [yes] Tu marques
           *[no] { $player } marque
        } { $count } point
       *[other] { YOU($player) ->
            [yes] Tu marques
           *[no] { $player } marque
        } { $count } points
    } (total : { $total }).
elfenwizards-event-bonus = { $count ->
        [0] { YOU($player) ->
            [yes] Tu ne marques
           *[no] { $player } ne marque
        } aucun point supplémentaire
        [one] { YOU($player) ->
            [yes] Tu marques
           *[no] { $player } marque
        } { $count } point supplémentaire
       *[other] { YOU($player) ->
            [yes] Tu marques
           *[no] { $player } marque
        } { $count } points supplémentaires
    } pour { YOU($player) ->
        [yes] tes
       *[no] ses
    } sorts mineurs (total : { $total }).
elfenwizards-event-end = La partie est terminée : { $reason } { $count ->
        [one] { YOU($winners) ->
            [yes] Tu gagnes
           *[no] { $winners } gagne
        }.
       *[other] { YOU($winners) ->
            [yes] Tu partages la victoire avec { OTHERS($winners) }
           *[no] { $winners } partagent la victoire
        }.
    }

elfenwizards-ending-second_high_wizard = une guilde a eu son deuxième Grand Druide.
elfenwizards-ending-no_high_wizard = pour la deuxième fois, personne n’est devenu Grand Druide.
elfenwizards-ending-last_round = le dernier tour a été joué.

## Refus

elfenwizards-refuse-unknown = « { $word } » n’est pas une réponse possible ici. Tu peux dire : { $names }.
elfenwizards-refuse-number = { $number } n’est pas l’un des choix. Tu peux dire : { $names }.
elfenwizards-refuse-other = { $asked ->
        [chip-source] Dis d’abord d’où vient le sort mineur
        [dice-box] Choisis d’abord une case pour le dé
        [die] Choisis d’abord un dé
        [reroll] Accepte d’abord le lancer, ou relance
        [redeem] Choisis d’abord un dé de la case Sorts mineurs
        [cleanse] Choisis d’abord un dé de la case Magie grise
        [spell] Choisis d’abord un sort
        [vacant-box] Choisis d’abord un titre vacant
        [retire-box] Choisis d’abord une case Magiciens
        [demote-box] Choisis d’abord une case Magiciens
        [roll] Fais d’abord ton lancer
        [ready] Dis d’abord que l’on peut commencer
       *[token] Choisis d’abord un pion
    } (tu as choisi : { $thing }).
elfenwizards-refuse-no-die-rolled = Tu n’as plus de { $face } à placer.
elfenwizards-refuse-die-placed = Ton { $face } est déjà dans une case, et un dé placé ne bouge plus.
elfenwizards-refuse-no-die-minor = Tu n’as pas de { $face } dans la case Sorts mineurs.
elfenwizards-refuse-no-die-grey = Tu n’as pas de { $face } dans la case Magie grise.
elfenwizards-refuse-place-all = Tu dois placer tous les dés de ton second lancer.
elfenwizards-refuse-reroll-early = Tu ne peux relancer qu’à la phase 3, après ton second lancer.
elfenwizards-refuse-reroll-late = Tu ne peux relancer qu’une fois, avant de placer le moindre de ces dés, et seulement si tu as un sort mineur devant toi.
elfenwizards-refuse-dice-box = Pour l’instant, les dés vont dans l’une des six cases à côté de l’arbre. Ils n’iront sur l’arbre qu’à la phase 5 (tu as choisi : { $target }).
elfenwizards-refuse-die-in-hand = Mets d’abord dans une case le dé que tu as pris.
elfenwizards-refuse-first-die = Choisis d’abord le dé, puis sa case.
elfenwizards-refuse-first-spell = Choisis d’abord le sort, puis le pion qu’il soutient.
elfenwizards-refuse-spell-in-hand = Tu as en main { $spell }. Choisis un pion, ou annule.
elfenwizards-refuse-ready = C’est noté. D’autres négocient peut-être encore : { $players }.
elfenwizards-refuse-passed = Tu as passé : tu ne places plus de sorts jusqu’à la fin du tour de jeu.
elfenwizards-refuse-second-spell = Tu as placé un sort et tu peux en placer un second : tu dois donc le faire.
elfenwizards-refuse-pass-after-one = Tu viens de placer un sort et ne peux plus passer. Dis « { typed-stop } » pour ne pas en placer de second.
elfenwizards-refuse-stop-first = Tu n’as pas encore placé de sort. Places-en un, ou passe.
elfenwizards-refuse-no-chip = Tu n’as pas de sort mineur devant toi.
elfenwizards-refuse-no-die-major = Tu n’as pas de { $face } dans une case Sorts majeurs.
elfenwizards-refuse-no-die-there = Tu n’as pas de { $face } dans la { $place }.
elfenwizards-refuse-nobody-on-level = Il n’y a à ce niveau aucun pion que tu puisses soutenir avec { $spell }.
elfenwizards-refuse-empty-box = Il n’y a pas de pion dans cette case : { $box }.
elfenwizards-refuse-which-token = Il y a plusieurs pions dans la { $box }. Nomme l’un d’eux : { $names }.
elfenwizards-refuse-other-level = { $token } n’est pas au bon niveau pour { $spell }.
elfenwizards-refuse-closed-contest = Tous les candidats de ce duel appartiennent à { $owner } : personne d’autre ne peut soutenir { $token }.
elfenwizards-refuse-vacancy-high = Un pion déconfit ne peut pas devenir Grand Druide.
elfenwizards-refuse-vacancy-no-title = Ce n’est pas un titre : { $box }.
elfenwizards-refuse-vacancy-taken = Ce titre n’est pas vacant : { $box }.
elfenwizards-refuse-vacancy-above = Dans cette édition, un pion ne peut pas recevoir un titre au-dessus de son ancien niveau, comme { $box }.
elfenwizards-refuse-vacancy-highest = Un titre plus haut que { $box } est vacant, et le pion doit prendre le plus haut.
elfenwizards-refuse-magician-box = Ce n’est pas une case Magiciens : { $box }.
elfenwizards-refuse-not-yours = { $token } n’est pas à toi.
elfenwizards-refuse-no-grey = { $token } n’a pas de jeton gris.
elfenwizards-refuse-passed-over-later = { $token } est déconfit à un niveau inférieur, dont le tour viendra plus tard.
elfenwizards-refuse-not-passed-over = { $token } n’est pas déconfit.
elfenwizards-refuse-dragon = Le dragon indique que c’est { $player } qui commence. Il ne change de mains qu’à la phase 1.
elfenwizards-refuse-track = Le compteur de tours compte les tours de jeu. Il n’y a rien à y choisir.
elfenwizards-refuse-passed-over = Tu ne peux pas choisir la { $box }. Les pions de ce niveau qui ne montent pas à la phase 5 y vont automatiquement, et en sortent aux phases 7 et 8.
elfenwizards-refuse-dice-front = Les dés devant toi se lancent aux phases 2 et 3, quand c’est ton tour.
elfenwizards-refuse-contest = Voici où en est le duel pour le titre de { $box }. Il se décide quand tout le monde a passé.
elfenwizards-refuse-others = Cela appartient à { $owner }. Tu ne peux utiliser que les dés et les sorts mineurs de ta couleur.
elfenwizards-refuse-own = Cela t’appartient, { $owner }. Ce que tu peux utiliser maintenant est parmi les choix et éclairé sur le plateau.
elfenwizards-refuse-die-elsewhere = Ton { $face } est dans la { $place }, et tu ne peux pas te servir des dés de cette case maintenant.

## Promesses

elfenwizards-promise-offer = { $by } propose à { $to } : je place { $gives } si tu places { $takes }.
elfenwizards-promise-gift = { $by } promet à { $to } : je place { $gives }.
elfenwizards-promise-kept = { $player } a tenu la promesse faite à { $other } : { $deeds }.
elfenwizards-promise-broken = { $player } n’a pas tenu la promesse faite à { $other } : { $deeds }.
elfenwizards-promise-void = La promesse { JOIN("de", $player) } à { $other } est devenue caduque : { $deeds }.

elfenwizards-deed-dice = { $count ->
        [1] { $spell }
       *[other] { $count } fois { $spell }
    } à côté de { $token } ({ $box })
elfenwizards-deed-chips = { $count ->
        [1] un sort mineur
       *[other] { $count } sorts mineurs
    } à côté de { $token } ({ $box })
elfenwizards-deed-points = { $count ->
        [1] { $count } point de sort
       *[other] { $count } points de sort
    } à côté de { $token } ({ $box })

elfenwizards-refuse-promise-shape = Cette promesse est illisible : « { $part } » manque ou n’est pas valable.
elfenwizards-refuse-promise-oneself = Tu ne peux pas te faire de promesse à toi-même.
elfenwizards-refuse-promise-nothing = Une promesse doit dire quels sorts tu placeras.
elfenwizards-refuse-promise-many = Une promesse peut nommer au plus { $most } choses de chaque côté.
elfenwizards-refuse-promise-early = On peut faire des promesses une fois que le Grand Druide a pris sa retraite.
elfenwizards-refuse-promise-late = On ne place plus de sorts pendant ce tour. On pourra de nouveau faire des promesses au tour suivant.
elfenwizards-refuse-promise-spell = « { $word } » n’est pas un sort. Nomme un dé avec sa case (comme d5S), « chip » ou « points ».
elfenwizards-refuse-promise-token = « { $word } » n’est ni un pion ni une case de l’arbre.
elfenwizards-refuse-promise-count = Tu peux en promettre de 1 à { $most }.
elfenwizards-refuse-promise-own-token = { $token } appartient à { $player }, qui n’a pas besoin de promesse pour le soutenir.
elfenwizards-refuse-promise-passed = { $player } a passé et ne place plus de sorts pendant ce tour.
elfenwizards-refuse-promise-no-spell = { $player } n’a pas les sorts qu’il faut : { $deed }.

## Positions impossibles

elfenwizards-bad-position = Cette position est impossible : { $why }
elfenwizards-bad-unknown-part = les positions n’ont pas d’élément « { $part } ».
elfenwizards-bad-shape = l’élément « { $part } » manque ou n’est pas valable.
elfenwizards-bad-name = « { $word } » (dans { $part }) n’est pas valable ici. Noms possibles : { $allowed }.
elfenwizards-bad-twice = « { $part } » nomme { $word } deux fois.
elfenwizards-too-large = un nombre beaucoup trop grand
elfenwizards-bad-number = { $part } vaut { $value }, mais il faut une valeur de { $least } à { $most }.
elfenwizards-bad-dice = { $player } a { $count ->
        [one] { $count } dé
       *[other] { $count } dés
    } sur la table, mais chaque joueur en a 7.
elfenwizards-bad-chips = { $player } a { $count ->
        [one] { $count } sort mineur
       *[other] { $count } sorts mineurs
    } sur la table, mais chaque joueur en a 7.
elfenwizards-bad-tokens = { $player } a { $count ->
        [one] { $count } pion
       *[other] { $count } pions
    } sur le plateau ; avec ce nombre de joueurs et cette mise en place, il en faut { $expected }.
elfenwizards-bad-token-twice = le pion { $token } est deux fois sur le plateau.
elfenwizards-bad-crowded = il y a { $count } pions dans une case de titre ({ $box }), qui n’a de place que pour un.
elfenwizards-bad-grey = il y a { $count } jetons gris sous des pions, mais il n’en existe que 12.
elfenwizards-bad-high = il y a encore un Grand Druide après la phase 1, où il aurait dû prendre sa retraite.
elfenwizards-bad-high-early = il y a un Grand Druide au premier tour, avant qu’un titre ait été attribué.
elfenwizards-bad-passed-over = aucun pion ne peut être en déconfiture à la phase { $step }.
elfenwizards-bad-passed-over-many = { $count } pions sont en déconfiture à un niveau qui n’a que { $most } titres.
elfenwizards-bad-rolled-early = un joueur a lancé ou placé des dés avant son premier lancer.
elfenwizards-bad-rolled-late = un joueur a encore des dés lancés alors qu’il a déjà placé tout son second lancer.
elfenwizards-bad-left-behind = un joueur a encore un pion en déconfiture alors qu’il a déjà rétrogradé tous les siens.
elfenwizards-bad-dice-there = il ne peut pas y avoir de dés dans « { $place } » à la phase { $step }.
elfenwizards-bad-spells = il ne peut pas y avoir de sorts à côté des pions à la phase { $step }.
elfenwizards-bad-passes = personne ne peut avoir passé à la phase { $step }.
elfenwizards-bad-crowns = le nombre de Grands Druides jusqu’ici ({ $crowned }) et celui des tours sans Grand Druide ({ $uncrowned }) doivent faire { $rounds } en tout.
elfenwizards-bad-over = la partie serait déjà terminée.
elfenwizards-bad-not-over = la partie ne serait pas encore terminée, ou le serait pour une autre raison.
elfenwizards-bad-after-the-end = la partie est terminée, il ne peut donc pas y avoir d’élément « { $part } ».
elfenwizards-bad-high-uncrowned = il est dit que le propriétaire du Grand Druide n’en a jamais eu.
elfenwizards-bad-high-missing = il doit y avoir un Grand Druide, puisque aucun tour n’en a manqué.
elfenwizards-bad-track = un joueur a payé pour un Grand Druide qu’il n’avait pas à mettre à la retraite.
elfenwizards-bad-all-passed = tout le monde a passé, la phase 5 serait donc terminée.
elfenwizards-bad-closed = il y a un sort à côté d’un pion que son joueur n’a pas le droit de soutenir.
elfenwizards-bad-doing = « { $doing } » est impossible à la phase { $step }.
elfenwizards-bad-frame = « { $doing } » n’est pas possible ici.
elfenwizards-bad-track-twice = { $player } a payé deux fois la retraite d’un Grand Druide, alors que le second Grand Druide d’un joueur met fin à la partie.
elfenwizards-bad-track-dragon = { $player } a payé pour le Grand Druide du tour précédent et doit donc avoir le dragon.
elfenwizards-bad-ended-no-high = la partie s’est terminée au second Grand Druide d’un joueur, mais la case du Grand Druide est vide.
elfenwizards-bad-ended-first-high = la partie s’est terminée au second Grand Druide { JOIN("de", $player) }, mais { $player } ne peut pas en avoir eu un avant.
elfenwizards-bad-ended-high = la partie s’est terminée parce que deux tours n’ont pas eu de Grand Druide, mais le dernier tour en a un.
elfenwizards-bad-ended-first-without = la partie s’est terminée parce que deux tours n’ont pas eu de Grand Druide, mais seul le dernier a pu en manquer.
elfenwizards-bad-turn = « { $doing } » concerne { $player }, mais c’est à { $other } de jouer.
elfenwizards-bad-turn-token = « { $doing } » concerne le pion { $token }, mais c’est à { $other } de jouer, et ce pion appartient à quelqu’un d’autre.
elfenwizards-bad-second-spell = { $player } place un second sort sans venir d’en placer un premier.
elfenwizards-bad-redeem-nothing = { $player } a repris à la phase 4 des dés qui ne permettent de récupérer aucun sort mineur.
elfenwizards-bad-cleanse = { $player } doit retirer { $count ->
        [one] { $count } jeton gris
       *[other] { $count } jetons gris
    }, mais il n’y en a { $most ->
        [0] aucun
        [1] qu’un
       *[other] que { $most }
    } sous ses pions.
elfenwizards-bad-cleanse-dice = { $player } doit retirer { $count ->
        [one] { $count } jeton gris
       *[other] { $count } jetons gris
    }, mais a trop peu de dés dans sa réserve pour avoir payé autant.
elfenwizards-bad-vacancy-missed = le pion { $token } est encore en déconfiture, alors que c’était à lui de recevoir un titre vacant.
