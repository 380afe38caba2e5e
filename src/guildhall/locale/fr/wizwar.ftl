# Wiz-War : tout ce que lisent ses joueurs, sauf les cartes elles-mêmes (wizwar-cards.ftl).

## Ce qu’il y a sur la table

wizwar-colour-blue = bleu
wizwar-colour-red = rouge
wizwar-colour-yellow = jaune
wizwar-colour-green = vert
wizwar-seat-colour = { YOU($player) ->
        [yes] tu joues
       *[no] { $player } joue
    } en { $colour }

wizwar-school-white = Charmes blancs
wizwar-school-black = Charmes noirs
wizwar-school-alchemy = Alchimie
wizwar-school-conjuring = Conjuration
wizwar-school-elemental = Éléments
wizwar-school-mentalism = Mentalisme
wizwar-school-mutation = Mutation
wizwar-school-thaumaturgy = Thaumaturgie

# Sans article : JOIN en fait « au sud », « à l’est », « vers le sud », « vers l’est ».
wizwar-direction-east = est
wizwar-direction-south = sud
wizwar-direction-west = ouest
wizwar-direction-north = nord

wizwar-nothing = rien
wizwar-wizard = { $player } ({ $colour })
wizwar-square = { $square }
# L’endroit entre deux cases, tel qu’on le tape, quoi qu’il s’y dresse : b3|c3.
wizwar-line = { $line }
wizwar-line-wall = le mur { $line }
wizwar-line-door = la porte { $line }
wizwar-line-fire = le Mur de feu { $line }
wizwar-line-free = le bord libre { $line }
# Une case visée, avec sa préposition.
wizwar-at-square = { $how ->
        [teleport] vers { $target }
        [windrider] vers { $target }
        [heave-ho] vers { $target }
        [psychic-storm] sur { $target }
       *[other] en { $target }
    }
wizwar-treasure = { YOU($owner) ->
        [yes] ton
       *[no] le
    } { $number ->
        [1] premier
       *[2] second
    } trésor{ YOU($owner) ->
        [yes] {""}
       *[no] {" "}{ JOIN("de", $owner) }
    }
wizwar-treasure-yours = ton { $number ->
        [1] premier
       *[2] second
    } trésor
# Dans le journal, quand on fait quelque chose de ce que l’on possède.
wizwar-treasure-theirs = { YOU($owner) ->
        [yes] ton
       *[no] son
    } { $number ->
        [1] premier
       *[2] second
    } trésor
wizwar-sector = { YOU($owner) ->
        [yes] ton secteur
       *[no] le secteur { JOIN("de", $owner) }
    }
wizwar-sector-yours = ton secteur
wizwar-sector-theirs = { YOU($owner) ->
        [yes] ton
       *[no] son
    } secteur
wizwar-token = le jeton de piège en { $square }
wizwar-thing-gone = un objet disparu
# JOIN("le", …) donne à une carte son article : la Dague, l’Éclat de sang, le Gros rocher.
wizwar-thing-lying = { JOIN("le", $card) } en { $place }
wizwar-thing-standing = { YOU($owner) ->
        [yes] { wizwar-thing-yours-standing }
       *[no] { $what ->
            [create-wall] le mur créé par { $owner } en { $place }
            [create-door] la porte créée par { $owner } en { $place }
            [seal-door] le sceau { JOIN("de", $owner) } sur la porte { $place }
           *[other] { JOIN("le", $card) } { JOIN("de", $owner) } en { $place }
        }
    }
wizwar-thing-own = { YOU($owner) ->
        [yes] { JOIN("ton", $card) }
       *[no] { JOIN("le", $card) } { JOIN("de", $owner) }
    }
wizwar-thing-laid = { YOU($owner) ->
        [yes] { JOIN("ton", $card) }
       *[no] { JOIN("le", $card) } { JOIN("de", $owner) }
    } sur { YOU($whom) ->
        [yes] toi
       *[no] { $whom }
    }
wizwar-thing-laid-you = { JOIN("le", $card) } { JOIN("de", $owner) } sur toi
wizwar-thing-yours-standing = { $what ->
        [create-wall] ton mur en { $place }
        [create-door] ta porte en { $place }
        [seal-door] ton sceau sur la porte { $place }
       *[other] { JOIN("ton", $card) } en { $place }
    }
# Un sort sur le plateau auquel on peut mettre fin.
wizwar-thing-yours-ending = { $what ->
        [create-wall] ton mur en { $place }
        [create-door] ta porte en { $place }
        [seal-door] ton sceau sur la porte { $place }
       *[other] { JOIN("ton", $card) } en { $place }
    }
wizwar-thing-yours-own = { JOIN("ton", $card) }
wizwar-thing-yours-laid = { JOIN("ton", $card) } sur { $whom }
wizwar-thing-theirs-standing = { YOU($owner) ->
        [yes] { wizwar-thing-yours-standing }
       *[no] { $what ->
            [create-wall] son mur en { $place }
            [create-door] sa porte en { $place }
            [seal-door] son sceau sur la porte { $place }
           *[other] { JOIN("son", $card) } en { $place }
        }
    }
wizwar-thing-theirs-own = { YOU($owner) ->
        [yes] { JOIN("ton", $card) }
       *[no] { JOIN("son", $card) }
    }
wizwar-thing-theirs-laid = { YOU($owner) ->
        [yes] { JOIN("ton", $card) }
       *[no] { JOIN("son", $card) }
    } sur { YOU($whom) ->
        [yes] toi
       *[no] { $whom }
    }

# Un sort n’a pas d’article. JOIN en donne un à l’équipement dont on se sert, « pour la Dague (lancer) » ; JOIN("moyen", …) en fait
# le sujet d’une phrase, JOIN("Moyen", …) celui qui la commence.
wizwar-punch = un coup de poing
# Ce avec quoi l’on joue Addition quand ce n’est pas un sort.
wizwar-speed = un renfort de vitesse
wizwar-way = { $card } ({ $mode ->
        [hurt] dégâts
        [stun] étourdissement
        [dart] une fléchette
        [punch] coup de poing
        [take] ramasser
        [drop] poser
        [throw] lancer
        [tear] arracher
        [stab] frapper
        [slash] frapper
        [counter] annuler un sort
       *[end] mettre fin à un sort durable
    })

wizwar-damage-physical = physiques
wizwar-damage-magical = magiques
wizwar-damage-fire = magiques de feu
wizwar-damage-water = magiques d’eau
wizwar-damage-lightning = magiques de foudre
wizwar-damage-both = physiques et magiques de feu

## Ce qu’on demande

wizwar-ask-act = { $player }, { $rooted ->
        [yes] tu ne peux plus { $attacks ->
            [0] bouger ce tour-ci et tu n’as pas d’attaque
            [one] bouger ce tour-ci, mais il te reste une attaque
           *[other] bouger ce tour-ci, mais il te reste { $attacks } attaques
        }
       *[no] { $points ->
            [0] { $attacks ->
                [0] il ne te reste ni point de mouvement ni attaque
                [one] tu n’as plus de points de mouvement, mais il te reste une attaque
               *[other] tu n’as plus de points de mouvement, mais il te reste { $attacks } attaques
            }
           *[other] il te reste { $points ->
                [one] { $points } point de mouvement
               *[other] { $points } points de mouvement
            }{ $attacks ->
                [0] , mais pas d’attaque
                [one] {" "}et une attaque
               *[other] {" "}et { $attacks } attaques
            }
        }
    }{ $stunned ->
        [0] {""}
        [2] {" "}(ton mage est étourdi et peut attaquer une fois et bouger, ou attaquer deux fois)
       *[other] {" "}(ton mage est étourdi et peut bouger ou attaquer, pas les deux)
    } : que fais-tu ?
wizwar-ask-school = { $player }, quelle école de magie ajoutes-tu à la pioche ?
wizwar-ask-discard = { $player }, défausses-tu une carte avant de piocher ?
wizwar-ask-draw = { $player }, combien de cartes pioches-tu ({ $most } au plus) ?

wizwar-ask-with = { $player }, quel sort lances-tu avec { $helpers } ?
wizwar-ask-astral = { $player }, depuis quelle case lances-tu ton sort avec Projection astrale ?
wizwar-ask-aim-any = { $player }, que vises-tu avec { $way } ?
wizwar-ask-aim-wizard = { $player }, quel mage vises-tu avec { $way } ?
wizwar-ask-aim-square = { $player }, quelle case choisis-tu pour { $way } ?
wizwar-ask-aim-line = { $player }, { $what ->
        [wall] quel mur
        [door] quelle porte
        [free] quel bord libre
       *[any] quel mur, quelle porte ou quel bord libre
    } choisis-tu pour { $way } ?
wizwar-ask-aim-thing = { $player }, que vises-tu avec { $way } ?
wizwar-ask-aim-token = { $player }, quel jeton de piège vises-tu avec { $way } ?
wizwar-ask-aim-sector = { $player }, quel secteur choisis-tu pour { $way } ?
wizwar-ask-aim-direction = { $player }, dans quelle direction lances-tu { $way } ?
wizwar-ask-use = { $player }, { $how ->
        [punch] à quel mage donnes-tu un coup de poing
        [dagger-stab] quelle cible frappes-tu avec la Dague
        [dagger-throw] sur quelle cible lances-tu la Dague
        [large-rock-throw] sur quelle cible lances-tu le Gros rocher
        [boomstone-throw] sur quelle cible lances-tu la Pierre explosive
        [universal-solvent-throw] sur quelle cible lances-tu le Solvant universel
        [wizardblade-slash] quelle cible frappes-tu avec la Lame de mage
        [stone-spikes-throw] sur quelle cible lances-tu une pointe de pierre
        [strength-tear] à quel mage tentes-tu d’arracher quelque chose
        [null-powder-end] à quel sort durable mets-tu fin avec la Poudre de néant
       *[other] sur quelle cible utilises-tu { $way }
    } ?
wizwar-ask-dart = { $player }, où va la fléchette{ $count ->
        [1] {""}
       *[other] {" "}{ $number } sur { $count }
    } ?
wizwar-ask-through = { $player }, à travers quel mur ou quelle porte lances-tu { $way } ?
wizwar-ask-boost = { $player }, défausses-tu une carte pour renforcer { $way } (sans renfort, l’énergie est de 1) ?
wizwar-ask-sum = { $player }, tu réunis deux cartes avec Addition { JOIN("pour", $way) } : quelle est la { $number ->
        [1] première
       *[2] seconde
    } ?
wizwar-ask-waterbolt = { $player }, le sort Trait d’eau a une énergie de { $energy } : combien pour les dégâts, et combien pour le recul ?
wizwar-ask-turns = { $player }, comment fais-tu tourner { $sector } ?
wizwar-ask-blade = { $player }, quelle carte défausses-tu pour la Lame de mage ?

wizwar-ask-answer-spell = { $player }, { $caster } lance { $way }{ $aimed ->
        [no] {""}
        [you] {" "}sur toi
        [self] {" "}sur son propre mage
        [way] {" "}{ JOIN("vers le", $target) }
        [square] {" "}{ wizwar-at-square }
       *[yes] {" "}{ JOIN("sur", $target) }
    }{ $energy ->
        [1] {""}
       *[other] {" "}avec une énergie de { $energy }
    }{ $aimed ->
        [you] {""}
       *[other] { $hit ->
            [0] {""}
            [2] , et cela te toucherait où que tu ailles
           *[1] , et cela te toucherait
        }
    } : réponds-tu ?
wizwar-ask-answer-counter = { $player }, { $caster } répond avec { $way }{ $aimed ->
        [square] {" "}{ wizwar-at-square }
        [yes] {" "}{ JOIN("sur", $target) }
       *[no] {""}
    }{ $energy ->
        [1] {""}
       *[other] {" "}(énergie { $energy })
    } : l’arrêtes-tu ?
wizwar-ask-answer-helper = { $player }, { $caster } joue { $way } avec { $spell } : réponds-tu à { $way } ?
wizwar-ask-answer-strike = { $player }, { $how ->
        [punch] { $caster } { $aimed ->
            [you] te donne un coup de poing
           *[yes] donne un coup de poing à { $target }
        }
        [dagger-stab] { $caster } { $aimed ->
            [you] te frappe
           *[yes] frappe { $target }
        } avec la Dague
        [dagger-throw] { $caster } lance la Dague sur { $aimed ->
            [you] toi
           *[yes] { $target }
        }
        [large-rock-throw] { $caster } lance le Gros rocher sur { $aimed ->
            [you] toi
           *[yes] { $target }
        }
        [boomstone-throw] { $caster } lance la Pierre explosive sur { $aimed ->
            [you] toi
           *[yes] { $target }
        }
        [wizardblade-slash] { $caster } { $aimed ->
            [you] te frappe
           *[yes] frappe { $target }
        } avec la Lame de mage
        [strength-tear] { $caster } tente { $aimed ->
            [you] de t’arracher quelque chose
           *[yes] d’arracher quelque chose à { $target }
        }
        [stone-spikes-throw] { $caster } lance une pointe de pierre sur { $aimed ->
            [you] toi
           *[yes] { $target }
        }
       *[other] { $caster } utilise { $way } contre { $aimed ->
            [you] toi
           *[yes] { $target }
        }
    } : réponds-tu ?
wizwar-ask-answer-damage = { $player }, tu vas subir { $points ->
        [one] { $points } point de dégâts
       *[other] { $points } points de dégâts
    } { $kind } : réponds-tu ?
wizwar-ask-answer-treasure = { $player }, { $thief } ramasse { $treasure } : { $now ->
        [first] réponds-tu avec { wizwar-card-ward }
       *[second] réponds-tu avec { wizwar-card-fools-gold }
    } ?

wizwar-ask-pushed = { $player }, { $pusher }, sous Forme de colosse, te pousse : par où vas-tu ?
wizwar-ask-drift = { $player }, tu ne pèses pas plus qu’une plume, et { $points ->
        [one] { $points } point de dégâts t’emporte
       *[other] { $points } points de dégâts t’emportent
    } : par où dérives-tu ?
wizwar-ask-room = { $player }, tu n’as pas de place pour { JOIN("le", $card) } : à quoi renonces-tu ?
wizwar-ask-over = { $player }, tu as { $count ->
        [one] une carte de trop
       *[other] { $count } cartes de trop
    } (ta limite est de { $limit }) : à quoi renonces-tu ?
wizwar-ask-more = { $player }, avec tes bras en plus, ramasses-tu autre chose en { $square } ?
wizwar-ask-added = { $player }, tu réunis deux cartes avec Addition pour ta vitesse : quelle est la { $number ->
        [1] première
       *[2] seconde
    } ?
wizwar-ask-falls = { $player }, que doit lâcher { $victim } ?
wizwar-ask-yoinked = { $player }, quel équipement prends-tu à { $victim } ?
wizwar-ask-torn = { $player }, qu’arraches-tu à { $victim } ?
wizwar-ask-knocked = { $player }, dans quelle direction { $aimed ->
        [you] recules-tu
       *[yes] fais-tu reculer { $victim }
    } { $count ->
        [one] (d’une case)
       *[other] (de { $count } cases)
    } ?
wizwar-ask-walked = { $player }, où fais-tu marcher { $victim } (encore { $count } pas) ?
wizwar-ask-forgotten = { $player }, le sort Brûle-cervelle { JOIN("de", $caster) } va t’infliger { $count ->
        [one] { $count } point de dégâts
       *[other] { $count } points de dégâts
    }, 1 par carte en main et par sort maintenu : à quoi renonces-tu avant le coup ?
wizwar-ask-stolen = { $player }, quelle carte de la main { JOIN("de", $victim) } prends-tu ({ $count ->
        [one] encore une
       *[other] jusqu’à { $count }
    }) ?
wizwar-ask-fooled = { $player }, sur quelle case de ton secteur va { $treasure } ?
wizwar-ask-traps = { $player }, où poses-tu un jeton de piège ({ $count ->
        [one] c’est le dernier
       *[other] il en reste { $count }
    }) ?
wizwar-ask-real = { $player }, lequel des jetons est le vrai piège ?
wizwar-ask-reached = { $player }, que poses-tu en { $square } ?
wizwar-ask-forgets = { $player }, tu n’as plus la Pierre d’esprit : quelle carte défausses-tu (encore { $count ->
        [one] une
       *[other] { $count }
    } à défausser) ?

## Choix

wizwar-choice-numbered = { $label } (n° { $number })
wizwar-choice-end-phase = terminer ta phase Mouvement et sorts
wizwar-choice-walk = aller { JOIN("vers le", $direction) }, en { $square }
wizwar-choice-walk-exit = prendre { $exit ->
        [purple] le portail violet
        [cyan] le portail cyan
       *[exit] la sortie { JOIN("au", $direction) }
    }, vers { $square }
wizwar-choice-stumble = avancer à tâtons, au hasard
wizwar-choice-cast = lancer { $way }
wizwar-choice-helper = lancer un sort avec { $card }
wizwar-choice-use = { $how ->
        [punch] donner un coup de poing à un mage
        [dagger-stab] frapper avec la Dague
        [dagger-throw] lancer la Dague
        [large-rock-throw] lancer le Gros rocher
        [boomstone-throw] lancer la Pierre explosive
        [universal-solvent-throw] lancer le Solvant universel
        [wizardblade-slash] frapper avec la Lame de mage
        [stone-spikes-throw] lancer une pointe de pierre
        [strength-tear] arracher quelque chose à un mage
        [null-powder-end] mettre fin à un sort durable avec la Poudre de néant
       *[other] utiliser { $way }
    }
wizwar-choice-item = jouer { JOIN("le", $card) } et t’en équiper
wizwar-choice-speed = renforcer ta vitesse de { $count } avec { $card }
wizwar-choice-speed-add = renforcer ta vitesse avec deux cartes et Addition
wizwar-choice-take = ramasser { JOIN("le", $thing) }
wizwar-choice-take-treasure = ramasser { $treasure }{ $light ->
        [0] {" "}(met fin à ta phase Mouvement et sorts)
       *[1] {""}
    }
wizwar-choice-drop = poser { JOIN("le", $thing) }
wizwar-choice-drop-treasure = poser { $treasure }
wizwar-choice-end-spell = { JOIN("mettre fin à", $thing) }
wizwar-choice-hold = tenir ouverte la porte { $line }
wizwar-choice-let-go = lâcher la porte { $line }
wizwar-choice-gather = recueillir { JOIN("le", $thing) } (prend toute ta phase Mouvement et sorts)
wizwar-choice-no-more = rien de plus
wizwar-choice-no-farther = pas plus loin
wizwar-choice-keep-rest = garder le reste
wizwar-choice-leave-rest = laisser le reste
wizwar-choice-keep = garder tes cartes
wizwar-choice-no-boost = sans renfort (énergie 1)
wizwar-choice-energy = { $card }, qui vaut { $energy }
wizwar-choice-sum = deux cartes avec Addition
wizwar-choice-pass = passer
wizwar-choice-answer = répondre { JOIN("avec", $way) }
wizwar-choice-draw = { $count ->
        [0] ne rien piocher
        [one] piocher une carte
       *[other] piocher { $count } cartes
    }
wizwar-choice-discard = défausser { $card }
wizwar-choice-steal = prendre { $card }
wizwar-choice-waterbolt = { $damage ->
        [0] aucun dégât
        [one] { $damage } point de dégâts
       *[other] { $damage } points de dégâts
    }, { $knock ->
        [0] sans recul
        [one] recul d’une case
       *[other] recul de { $knock } cases
    }
wizwar-choice-turns = { $count ->
        [1] un quart de tour dans le sens horaire
        [2] un demi-tour
       *[3] un quart de tour dans le sens antihoraire
    }

## Le journal

# YOU($player) est « yes » quand le lecteur est le joueur. JOIN("Ton", JOIN("Le", …)) fait de « La Dague » « Ta Dague »,
# et JOIN("majuscule", …) donne sa majuscule au « tu » qui commence une phrase.
wizwar-event-start = { JOIN("majuscule", $colours) }. { YOU($player) ->
        [yes] Tu commences
       *[no] { $player } commence
    }.
wizwar-event-school = { YOU($player) ->
        [yes] Tu choisis
       *[no] { $player } choisit
    } { $school }.
wizwar-event-schools = { $decks ->
        [1] La pioche
       *[other] La pioche { $group }
    } se compose de ces écoles : { $schools }.
wizwar-event-turn = { YOU($player) ->
        [yes] Tu commences
       *[no] { $player } commence
    } le tour { $turn }.
wizwar-event-stunned = { YOU($player) ->
        [yes] Ton mage
       *[no] Le mage { JOIN("de", $player) }
    } est étourdi pendant ce tour ({ $count ->
        [0] il ne lui reste aucun jeton d’étourdissement
        [one] il lui reste { $count } jeton d’étourdissement
       *[other] il lui reste { $count } jetons d’étourdissement
    }).
wizwar-event-step = { $round ->
        [yes] { YOU($player) ->
            [yes] Tu { $gait ->
                [drifts] dérives
                [is_knocked] recules
                [is_pushed] te fais pousser
                [is_led] dois faire quelques pas
               *[walks] fais quelques pas
            } et reviens
           *[no] { $player } { $gait ->
                [drifts] dérive
                [is_knocked] recule
                [is_pushed] se fait pousser
                [is_led] doit faire quelques pas
               *[walks] fait quelques pas
            } et revient
        } en { $square }.
       *[no] { YOU($player) ->
            [yes] Tu { $gait ->
                [drifts] dérives
                [is_knocked] recules
                [is_pushed] te fais pousser
                [is_led] dois marcher
               *[walks] vas
            }
           *[no] { $player } { $gait ->
                [drifts] dérive
                [is_knocked] recule
                [is_pushed] se fait pousser
                [is_led] doit marcher
               *[walks] va
            }
        } de { $from } à { $square }{ $exit ->
            [none] .
            [exit] {" "}par la sortie.
            [purple] {" "}par le portail violet.
           *[cyan] {" "}par le portail cyan.
        }
    }
wizwar-event-moved = { YOU($player) ->
        [yes] Tu te retrouves
       *[no] { $player } se retrouve
    } en { $square }.
wizwar-event-bump = { YOU($player) ->
        [yes] Tu ne peux
       *[no] { $player } ne peut
    } pas passer { JOIN("vers le", $direction) } et { YOU($player) ->
        [yes] restes
       *[no] reste
    } sur place.
wizwar-event-random = { YOU($player) ->
        [yes] Tu avances
       *[no] { $player } avance
    } à tâtons { JOIN("vers le", $direction) }.
wizwar-event-speed = { YOU($player) ->
        [yes] Tu gagnes
       *[no] { $player } gagne
    } { $count ->
        [one] { $count } point de mouvement
       *[other] { $count } points de mouvement
    }.
wizwar-event-cast = { YOU($player) ->
        [yes] Tu lances
       *[no] { $player } lance
    } { $way }{ $aimed ->
        [no] {""}
        [way] {" "}{ JOIN("vers le", $target) }
        [self] {" "}sur { YOU($player) ->
            [yes] ton
           *[no] son
        } propre mage
        [square] {" "}{ wizwar-at-square }
       *[yes] {" "}{ YOU($target) ->
            [yes] sur toi
           *[no] { JOIN("sur", $target) }
        }
    }{ $energy ->
        [1] {""}
       *[other] {" "}avec une énergie de { $energy }
    }.
wizwar-event-helper = { YOU($player) ->
        [yes] Tu joues
       *[no] { $player } joue
    } aussi { $card }.
wizwar-event-boost = { YOU($player) ->
        [yes] Tu défausses
       *[no] { $player } défausse
    } { $card }{ $plain ->
        [yes] {""}
       *[no] {" "}(énergie { $count }{ $stones ->
            [0] {""}
           *[other] , dont { $stones } grâce à la { wizwar-card-powerstone }
        })
    }.
wizwar-event-answer = { YOU($player) ->
        [yes] Tu réponds
       *[no] { $player } répond
    } avec { $way }{ $aimed ->
        [square] {" "}{ wizwar-at-square }
        [no] {""}
       *[yes] {" "}{ YOU($target) ->
            [yes] sur toi
           *[no] { JOIN("sur", $target) }
        }
    }{ $energy ->
        [1] {""}
       *[other] {" "}(énergie { $energy })
    }.
wizwar-event-strike = { YOU($player) ->
        [yes] Tu { $how ->
            [punch] donnes un coup de poing à { $target }.
            [dagger-stab] frappes { $target } avec la Dague.
            [dagger-throw] lances la Dague sur { $target }.
            [large-rock-throw] lances le Gros rocher sur { $target }.
            [boomstone-throw] lances la Pierre explosive sur { $target }.
            [universal-solvent-throw] lances le Solvant universel sur { JOIN("le", $target) }.
            [wizardblade-slash] frappes { $target } avec la Lame de mage.
            [stone-spikes-throw] lances une pointe de pierre sur { $target }.
            [strength-tear] tentes d’arracher quelque chose à { $target }.
            [null-powder-counter] réponds avec la Poudre de néant.
            [null-powder-end] jettes la Poudre de néant sur { JOIN("le", $target) }.
           *[other] utilises { $way }{ $aimed ->
                [no] {""}
               *[yes] {" "}contre { $target }
            }.
        }
       *[no] { $player } { YOU($target) ->
            [yes] { $how ->
                [punch] te donne un coup de poing.
                [dagger-stab] te frappe avec la Dague.
                [dagger-throw] lance la Dague sur toi.
                [large-rock-throw] lance le Gros rocher sur toi.
                [boomstone-throw] lance la Pierre explosive sur toi.
                [wizardblade-slash] te frappe avec la Lame de mage.
                [stone-spikes-throw] lance une pointe de pierre sur toi.
                [strength-tear] tente de t’arracher quelque chose.
               *[other] utilise { $way } contre toi.
            }
           *[no] { $how ->
                [punch] donne un coup de poing à { $target }.
                [dagger-stab] frappe { $target } avec la Dague.
                [dagger-throw] lance la Dague sur { $target }.
                [large-rock-throw] lance le Gros rocher sur { $target }.
                [boomstone-throw] lance la Pierre explosive sur { $target }.
                [universal-solvent-throw] lance le Solvant universel sur { JOIN("le", $target) }.
                [wizardblade-slash] frappe { $target } avec la Lame de mage.
                [stone-spikes-throw] lance une pointe de pierre sur { $target }.
                [strength-tear] tente d’arracher quelque chose à { $target }.
                [null-powder-counter] répond avec la Poudre de néant.
                [null-powder-end] jette la Poudre de néant sur { JOIN("le", $target) }.
               *[other] utilise { $way }{ $aimed ->
                    [no] {""}
                   *[yes] {" "}contre { $target }
                }.
            }
        }
    }
wizwar-event-aimed = { YOU($target) ->
        [yes] { $player } te vise
       *[no] { YOU($player) ->
            [yes] Tu vises
           *[no] { $player } vise
        } { $target }
    } avec { $way }.
wizwar-event-cancelled = { YOU($player) ->
        [yes] { JOIN("Ton", JOIN("Le sort", $way)) }
       *[no] { JOIN("Le sort", $way) } { JOIN("de", $player) }
    } est { JOIN("annulé", $way) }.
wizwar-event-evade = { YOU($player) ->
        [yes] Tu fais
       *[no] { $player } fait
    } { $face } pour { $card } et { YOU($player) ->
        [yes] esquives
       *[no] esquive
    } l’attaque.
wizwar-event-hit = { YOU($player) ->
        [yes] Tu fais
       *[no] { $player } fait
    } { $face } pour { $card } et { YOU($player) ->
        [yes] n’esquives
       *[no] n’esquive
    } pas l’attaque.
wizwar-event-out-of-sight = { YOU($player) ->
        [yes] { JOIN("Ton", JOIN("Moyen", $way)) }
       *[no] { JOIN("Moyen", $way) } { JOIN("de", $player) }
    } ne peut plus atteindre sa cible.
wizwar-event-servant = { YOU($player) ->
        [yes] Ton Homoncule
       *[no] L’Homoncule { JOIN("de", $player) }
    } subit { $count ->
        [one] { $count } point de dégâts
       *[other] { $count } points de dégâts
    }{ $life ->
        [0] {" "}et disparaît.
        [one] {" "}(il lui reste { $life } point de vie).
       *[other] {" "}(il lui reste { $life } points de vie).
    }
wizwar-event-damage = { YOU($player) ->
        [yes] Tu subis
       *[no] { $player } subit
    } { $count ->
        [one] { $count } point de dégâts
       *[other] { $count } points de dégâts
    } { $kind }{ $caused ->
        [no] {""}
       *[yes] {" "}infligés par { JOIN("le", $cause) }
    }{ $life ->
        [0] {" "}et { YOU($player) ->
            [yes] n’as
           *[no] n’a
        } plus de points de vie.
        [one] {" "}(il { YOU($player) ->
            [yes] te
           *[no] lui
        } reste { $life } point de vie).
       *[other] {" "}(il { YOU($player) ->
            [yes] te
           *[no] lui
        } reste { $life } points de vie).
    }
wizwar-event-reduced = { YOU($player) ->
        [yes] Tu évites
       *[no] { $player } évite
    } { $count ->
        [one] { $count } point de dégâts
       *[other] { $count } points de dégâts
    }{ $sourced ->
        [no] {""}
       *[yes] {" "}dus { JOIN("à", JOIN("le", $source)) }
    } grâce { JOIN("à", JOIN("le", $cause)) }{ $left ->
        [0] {" "}et n’en { YOU($player) ->
            [yes] subis
           *[no] subit
        } donc aucun.
       *[other] {" "}(il en reste { $left }).
    }
wizwar-event-unharmed = { YOU($player) ->
        [yes] Tu ne subis
       *[no] { $player } ne subit
    } aucun dégât{ $caused ->
        [no] {""}
       *[yes] {" "}malgré { JOIN("le", $cause) }
    }.
wizwar-event-heal = { YOU($player) ->
        [yes] Tu gagnes
       *[no] { $player } gagne
    } { $count ->
        [one] { $count } point de vie
       *[other] { $count } points de vie
    } ({ $life } maintenant).
wizwar-event-life = { YOU($player) ->
        [yes] Tu as
       *[no] { $player } a
    } maintenant { $life ->
        [one] { $life } point de vie
       *[other] { $life } points de vie
    }.
wizwar-event-stun = { YOU($player) ->
        [yes] Tu reçois
       *[no] { $player } reçoit
    } { $count ->
        [one] un jeton d’étourdissement
       *[other] { $count } jetons d’étourdissement
    }.
wizwar-event-cracks = { $count ->
        [0] Aucune fissure dans { JOIN("le", $target) } : les dégâts sont trop faibles.
        [one] Une fissure de plus dans { JOIN("le", $target) } (total : { $total }).
       *[other] { $count } fissures de plus dans { JOIN("le", $target) } (total : { $total }).
    }
wizwar-event-destroyed = { $barrier ->
        [door] La porte { $target } est détruite.
       *[wall] Le mur { $target } est détruit.
    }
wizwar-event-collapsed = Le Mur de terre en { $target } s’effondre.
wizwar-event-destroyed-thing = { $owned ->
        [no] { JOIN("Le", $card) }
       *[yes] { YOU($player) ->
            [yes] { JOIN("Ton", JOIN("Le", $card)) }
           *[no] { JOIN("Le", $card) } { JOIN("de", $player) }
        }
    }{ $aimed ->
        [no] {""}
       *[yes] {" "}en { $target }
    } est { JOIN("détruit", $card) }.
wizwar-event-laid = { $aimed ->
        [line] { $what ->
            [create-wall] Un mur se dresse maintenant en { $target }.
            [create-door] Il y a maintenant une porte en { $target }.
            [seal-door] La porte { $target } est maintenant scellée.
           *[other] { YOU($player) ->
                [yes] { JOIN("Ton", JOIN("Le", $card)) }
               *[no] { JOIN("Le", $card) } { JOIN("de", $player) }
            } se dresse maintenant en { $target }.
        }
        [square] { YOU($player) ->
            [yes] { JOIN("Ton", JOIN("Le", $card)) }
           *[no] { JOIN("Le", $card) } { JOIN("de", $player) }
        } { $what ->
            [dust-cloud] flotte
           *[other] se dresse
        } maintenant en { $target }.
       *[other] { YOU($player) ->
            [yes] Ton
           *[no] Le
        } sort { $card }{ YOU($player) ->
            [yes] {""}
           *[no] {" "}{ JOIN("de", $player) }
        } prend effet{ $aimed ->
            [no] {""}
            [self] {""}
           *[yes] {" "}sur { YOU($target) ->
                [yes] toi
               *[no] { $target }
            }
        }{ $energy ->
            [0] .
            [one] {" "}pour { $energy } tour.
           *[other] {" "}pour { $energy } tours.
        }
    }
wizwar-event-energy = { YOU($player) ->
        [yes] Tu enlèves
       *[no] { $player } enlève
    } un jeton d’énergie { $count ->
        [one] au sort { $cards }.
       *[other] à chacun de { YOU($player) ->
            [yes] tes
           *[no] ses
        } sorts temporaires ({ $cards }).
    }
wizwar-event-ended = { $item ->
        [0] { $aimed ->
            [no] { $owned ->
                [no] Le sort { $card }
               *[yes] { YOU($player) ->
                    [yes] Ton sort { $card }
                   *[no] Le sort { $card } { JOIN("de", $player) }
                }
            } prend fin.
           *[yes] { $what ->
                [create-wall] { YOU($player) ->
                    [yes] Ton mur
                   *[no] Le mur { JOIN("de", $player) }
                } en { $target }
                [create-door] { YOU($player) ->
                    [yes] Ta porte
                   *[no] La porte { JOIN("de", $player) }
                } en { $target }
                [seal-door] { YOU($player) ->
                    [yes] Ton sceau
                   *[no] Le sceau { JOIN("de", $player) }
                } sur la porte { $target }
               *[other] { $owned ->
                    [no] { JOIN("Le", $card) }
                   *[yes] { YOU($player) ->
                        [yes] { JOIN("Ton", JOIN("Le", $card)) }
                       *[no] { JOIN("Le", $card) } { JOIN("de", $player) }
                    }
                } en { $target }
            } disparaît.
        }
       *[1] { $owned ->
            [no] { JOIN("Le", $card) }
           *[yes] { YOU($player) ->
                [yes] { JOIN("Ton", JOIN("Le", $card)) }
               *[no] { JOIN("Le", $card) } { JOIN("de", $player) }
            }
        } part à la défausse.
    }
wizwar-event-item = { YOU($player) ->
        [yes] Tu joues
       *[no] { $player } joue
    } { JOIN("le", $card) } et { YOU($player) ->
        [yes] t’en équipes
       *[no] s’en équipe
    }.
wizwar-event-drop = { $how ->
        [throws] { JOIN("Le", $card) } tombe en { $square }.
        [reaches] { YOU($player) ->
            [yes] Tu tends le bras et poses
           *[no] { $player } tend le bras et pose
        } { JOIN("le", $card) } en { $square }.
        [loses] { YOU($player) ->
            [yes] Tu perds
           *[no] { $player } perd
        } { JOIN("le", $card) }, qui tombe en { $square }.
       *[drops] { YOU($player) ->
            [yes] Tu poses
           *[no] { $player } pose
        } { JOIN("le", $card) } en { $square }.
    }
wizwar-event-take = { $robbed ->
        [no] { YOU($player) ->
            [yes] Tu ramasses
           *[no] { $player } ramasse
        } { JOIN("le", $card) }.
       *[yes] { YOU($victim) ->
            [yes] { $player } te prend { JOIN("le", $card) }
           *[no] { YOU($player) ->
                [yes] Tu prends
               *[no] { $player } prend
            } { JOIN("le", $card) } à { $victim }
        }.
    }
wizwar-event-lands = L’eau emporte { JOIN("le", $card) } jusqu’en { $square }.
wizwar-event-treasure-taken = { YOU($player) ->
        [yes] Tu { $robbed ->
            [no] ramasses { $treasure }.
            [own] t’empares { JOIN("de", $treasure) }.
           *[yes] prends { $treasure } à { $victim }.
        }
       *[no] { $player } { $robbed ->
            [no] ramasse { $treasure }.
            [own] s’empare { JOIN("de", $treasure) }.
           *[yes] { YOU($victim) ->
                [yes] te prend { $treasure }.
               *[no] prend { $treasure } à { $victim }.
            }
        }
    }
wizwar-event-treasure-dropped = { YOU($player) ->
        [yes] Tu { $how ->
            [throws] lances { $treasure }, qui tombe
            [reaches] tends le bras et poses { $treasure }
            [loses] perds { $treasure }, qui tombe
           *[drops] poses { $treasure }
        }
       *[no] { $player } { $how ->
            [throws] lance { $treasure }, qui tombe
            [reaches] tend le bras et pose { $treasure }
            [loses] perd { $treasure }, qui tombe
           *[drops] pose { $treasure }
        }
    } en { $square }.
wizwar-event-treasure-moved = { $treasure } se trouve maintenant en { $square }.
wizwar-event-held = { YOU($player) ->
        [yes] Tu tiens
       *[no] { $player } tient
    } ouverte la porte { $line }.
wizwar-event-let-go = { YOU($player) ->
        [yes] Tu lâches
       *[no] { $player } lâche
    } la porte { $line }.
wizwar-event-discard = { YOU($player) ->
        [yes] Tu défausses de ta main
       *[no] { $player } défausse de sa main
    } la carte { $card }.
wizwar-event-draw = { YOU($player) ->
        [yes] Tu pioches
       *[no] { $player } pioche
    } { $count ->
        [one] une carte
       *[other] { $count } cartes
    }.
# Une carte dans une énumération, et combien il y en a.
wizwar-listed-card = { $count ->
        [1] { $card }
       *[other] { $count }× { $card }
    }
wizwar-event-cards = { YOU($player) ->
        [yes] Tu pioches
       *[no] { $player } pioche
    } { $cards }.
wizwar-event-shuffle = { $decks ->
        [1] La défausse est mélangée et devient la nouvelle pioche.
       *[other] La défausse { $group } est mélangée et devient la nouvelle pioche { $group }.
    }
wizwar-event-turned = { $sector } fait { $count ->
        [1] un quart de tour dans le sens horaire
        [2] un demi-tour
       *[3] un quart de tour dans le sens antihoraire
    }.
wizwar-event-trap = { YOU($player) ->
        [yes] Tu poses
       *[no] { $player } pose
    } un jeton de piège face cachée en { $square }.
wizwar-event-trap-blank = Le jeton de piège en { $square } est retourné : c’est un leurre.
wizwar-event-trap-real = Le jeton de piège en { $square } est retourné : c’est le vrai.
wizwar-event-looked = { YOU($player) ->
        [yes] Tu regardes
       *[no] { $player } regarde
    } { YOU($target) ->
        [yes] ta main
       *[no] la main { JOIN("de", $target) }
    }.
wizwar-event-hand = { $cards ->
        [rien] { YOU($player) ->
            [yes] Tu n’as
           *[no] { $player } n’a
        } aucune carte en main
       *[other] { YOU($player) ->
            [yes] Tu as
           *[no] { $player } a
        } en main : { $cards }
    }.
wizwar-event-stole = { YOU($player) ->
        [yes] Tu prends
       *[no] { $player } prend
    } { $count ->
        [one] une carte
       *[other] { $count } cartes
    } dans { YOU($target) ->
        [yes] ta main
       *[no] la main { JOIN("de", $target) }
    }.
wizwar-event-stolen = { YOU($player) ->
        [yes] Tu prends
       *[no] { $player } prend
    } { $card } dans { YOU($target) ->
        [yes] ta main
       *[no] la main { JOIN("de", $target) }
    }.
wizwar-event-given = { YOU($target) ->
        [yes] { $player } absorbe ton sort { $card }
       *[no] { YOU($player) ->
            [yes] Tu absorbes
           *[no] { $player } absorbe
        } le sort { $card } { JOIN("de", $target) }
    } et { YOU($player) ->
        [yes] prends
       *[no] prend
    } la carte en main.
wizwar-event-roll = { YOU($player) ->
        [yes] Tu fais
       *[no] { $player } fait
    } { $face } pour { $card }.
wizwar-event-doomed = { YOU($player) ->
        [yes] Tes deux trésors
       *[no] Les deux trésors { JOIN("de", $player) }
    } sont dans des bases adverses : une perte mortelle.
wizwar-event-dies = { YOU($player) ->
        [yes] Ton mage
       *[no] Le mage { JOIN("de", $player) }
    } meurt.
wizwar-event-killed = { YOU($player) ->
        [yes] Tu as tué
       *[no] { $player } a tué
    } { YOU($target) ->
        [yes] ton mage
       *[no] le mage { JOIN("de", $target) }
    }.
wizwar-event-point = { $by ->
        [kill] { YOU($player) ->
            [yes] Tu marques
           *[no] { $player } marque
        } un point de victoire pour avoir tué ce mage
       *[treasure] { YOU($player) ->
            [yes] Tu as dans ta base { $treasure } et marques
           *[no] { $player } a dans sa base { $treasure } et marque
        } un point de victoire
    } (total : { $total }).
wizwar-event-point-lost = { YOU($player) ->
        [yes] Tu perds
       *[no] { $player } perd
    } le point de victoire que valait { $treasure } (total : { $total }).
wizwar-event-inherits = { YOU($player) ->
        [yes] Tu récupères
       *[no] { $player } récupère
    } { YOU($target) ->
        [yes] ta main
       *[no] la main { JOIN("de", $target) }
    } : { $count ->
        [0] aucune carte
        [one] une carte
       *[other] { $count } cartes
    }.
wizwar-event-inherited = { YOU($player) ->
        [yes] Tu récupères
       *[no] { $player } récupère
    } { YOU($target) ->
        [yes] ta main
       *[no] la main { JOIN("de", $target) }
    } : { $cards }.
wizwar-event-turn-over = { YOU($player) ->
        [yes] Ton tour
       *[no] Le tour { JOIN("de", $player) }
    } prend fin aussitôt.
wizwar-event-end = { $count ->
        [0] Personne ne gagne
        [one] { YOU($winners) ->
            [yes] Tu gagnes
           *[no] Victoire pour { $winners }
        }
       *[other] { YOU($winners) ->
            [yes] Tu partages la victoire avec { OTHERS($winners) }
           *[no] Victoire partagée entre { $winners }
        }
    } : { $reason }

wizwar-ending-victory_points = le nombre de points de victoire est atteint.
wizwar-ending-last_wizard = un seul mage reste en vie.
wizwar-ending-treasures = deux trésors ennemis sont dans une même base.
wizwar-ending-nobody = tous les mages sont morts.

## Options impossibles

wizwar-bad-school-twice = L’école { $school } est nommée deux fois. Les trois écoles doivent être différentes.
wizwar-bad-together = Les options { $one } et { $other } se contredisent et ne peuvent pas se combiner.

## Refus : en général

wizwar-refuse-unknown = « { $word } » n’est pas une réponse possible ici. Tu peux dire : { $names }.
wizwar-refuse-number = { $number } n’est pas l’un des choix. Tu peux dire : { $names }.
wizwar-refuse-which = { $count ->
        [1] Dis-le en entier : { $names }.
       *[other] Précise ce que tu veux dire : { $names }.
    }
wizwar-refuse-other = { $asked ->
        [act] Choisis d’abord ce que tu fais
        [answer] D’abord, réponds ou passe
        [card] Choisis d’abord une carte
        [damage] Choisis d’abord combien de dégâts cela fait
        [direction] Choisis d’abord une direction
        [draw] Choisis d’abord combien de cartes tu pioches
        [energy] Choisis d’abord une carte à valeur d’énergie
        [line] Choisis d’abord un mur, une porte ou un bord libre
        [loss] Choisis d’abord à quoi tu renonces
        [school] Choisis d’abord une école de magie
        [sector] Choisis d’abord un secteur
        [spell] Choisis d’abord un sort
        [square] Choisis d’abord une case
        [thing] Choisis d’abord l’une des choses proposées
        [token] Choisis d’abord un jeton de piège
        [turn] Choisis d’abord comment tourne le secteur
        [wizard] Choisis d’abord un mage
       *[any] Choisis d’abord une cible
    } (tu as choisi : { $thing }).
wizwar-refuse-dead = Ton mage est mort : la partie est finie pour toi.
wizwar-refuse-answer-awaited = On attend que quelqu’un réponde.
wizwar-warning-held = Tu ne peux plus te déplacer pendant ce tour : ces points de mouvement seraient perdus.
wizwar-warning-treasure = Tu es dans ta base avec un trésor ennemi : il ne vaut un point que si tu le poses ici.
wizwar-warning-draw = Tu peux piocher { $count ->
        [one] une carte
       *[other] { $count } cartes
    } sans rien payer.
wizwar-refuse-pass-now = Il n’y a rien à quoi répondre maintenant. Dis « { typed-done } » pour terminer ta phase Mouvement et sorts.
wizwar-refuse-target-alone = Dis d’abord ce que tu veux faire, puis la cible : { $target }.
wizwar-refuse-no-colour = Personne à cette table ne joue en { $colour }.
wizwar-refuse-no-square = Le labyrinthe n’a pas de case { $square }.
wizwar-refuse-no-line = { $line } n’est pas un bord entre deux cases de ce labyrinthe.

## Refus : marcher

wizwar-refuse-here = Tu es déjà en { $square }.
wizwar-refuse-not-next = { $square } n’est pas à côté de { $here }. Un pas mène à la case voisine, jamais en diagonale.
wizwar-refuse-no-points = Tu n’as plus de points de mouvement.
wizwar-refuse-outer-wall = Le mur extérieur barre le passage { JOIN("vers le", $direction) }.
wizwar-refuse-wall = Il y a un mur en { $line }.
wizwar-refuse-locked = La porte { $line } est verrouillée. Sans carte, seul son propriétaire ({ $owner }) peut l’ouvrir.
wizwar-refuse-door-of-the-dead = La porte { $line } est verrouillée pour tout le monde, car son propriétaire est mort.
wizwar-refuse-sealed = La porte { $line } est scellée : personne ne peut l’ouvrir.
wizwar-refuse-blocked-square = Un Bloc de pierre remplit { $square }.
wizwar-refuse-big-man = { $other }, sous Forme de colosse, remplit cette case : personne ne peut y entrer.
wizwar-refuse-crowded = Un mage sous Forme de colosse se retrouverait avec un autre mage, et il n’y a pas de place pour deux.
wizwar-refuse-no-push = Sous Forme de colosse, tu devrais pousser hors de cette case quelqu’un qui n’a nulle part où aller.
wizwar-refuse-no-cloud = On n’avance à tâtons que pour sortir d’un Nuage de poussière.
wizwar-refuse-in-cloud = On ne sort d’un Nuage de poussière que dans une direction au hasard. Dis « { typed-stumble } » pour essayer.
wizwar-refuse-rooted = Après { $card }, tu ne peux plus bouger pendant ce tour.
wizwar-refuse-stunned-attacked = Ton mage est étourdi et a attaqué. Un mage étourdi peut bouger ou attaquer, pas les deux.
wizwar-refuse-must-go = Tu dois aller quelque part.
wizwar-refuse-drift-back = Les dégâts t’éloignent de l’endroit d’où ils viennent, ils ne t’en rapprochent pas.
wizwar-refuse-pushed-back = Tu ne peux pas repasser derrière le colosse qui te pousse.

## Refus : jouer des cartes

wizwar-refuse-not-in-hand = Tu n’as pas la carte { $card } en main.
wizwar-refuse-works-alone = La carte { $card } est déjà devant toi et agit automatiquement.
wizwar-refuse-play-first = La carte { $card } est encore dans ta main. Joue-la d’abord, puis sers-t’en.
wizwar-refuse-cast-first = La carte { $card } est encore dans ta main. Lance d’abord ce sort.
wizwar-refuse-energy-card = À elle seule, la carte { $card } ne fait rien. Sers-t’en pour renforcer un sort ou ta vitesse (« { $word } »).
wizwar-refuse-counter = La carte { $card } ne sert qu’à répondre à ce qu’elle nomme, et il n’y a rien à quoi répondre maintenant.
wizwar-refuse-first-turn = Tu ne peux pas attaquer à ton premier tour.
wizwar-refuse-attacked = { $count ->
        [one] Tu as déjà fait ton attaque pendant ce tour.
       *[other] Tu as déjà fait tes { $count } attaques pendant ce tour.
    }
wizwar-refuse-stunned-moved = Ton mage est étourdi et a bougé. Un mage étourdi peut bouger ou attaquer, pas les deux.
wizwar-refuse-stunned-leave = Ton mage est étourdi et a attaqué : il ne peut pas quitter sa case avec { $way } maintenant.
wizwar-refuse-stunned-twice = Ton mage est étourdi : avec { wizwar-card-adrenaline }, il peut attaquer une fois et bouger, ou attaquer deux fois sans bouger.
wizwar-refuse-stunned-swap = Un mage étourdi ne peut pas lancer Échange : c’est une attaque qui lui fait quitter sa case.
wizwar-refuse-flood = Tu ne peux pas { JOIN("jouer", $way) } pendant un Déluge, à cause du trait Feu.
wizwar-refuse-form-attack = Avec { $form }, tu ne peux pas attaquer.
wizwar-refuse-form-spell = Avec { $form }, tu ne peux lancer que des contresorts.
wizwar-refuse-no-treasure = Tu ne portes pas de trésor à lancer.
wizwar-refuse-empty-handed = Tu ne portes rien que tu puisses poser.
wizwar-refuse-hands-full = Tu portes un trésor : tu n’as pas de main libre pour arracher quelque chose.
wizwar-refuse-no-fuel = Tu n’as pas de carte à valeur d’énergie { JOIN("pour", $way) }.
wizwar-refuse-no-room = Il n’y a pas quatre cases vides pour les jetons.
wizwar-refuse-not-now = Tu ne peux pas { JOIN("jouer", $way) } maintenant.
wizwar-refuse-no-target = { $range ->
        [adjacent] Il n’y a pas de cible { JOIN("pour", $way) } dans ta case ni dans une case adjacente.
        [sight] Il n’y a pas de cible en vue { JOIN("pour", $way) }.
        [caster] Il n’y a pas de cible { JOIN("pour", $way) } ici.
       *[anywhere] Il n’y a de cible nulle part { JOIN("pour", $way) }.
    }
wizwar-refuse-two-ways = { $first } { $second }
wizwar-refuse-three-ways = { $first } { $second } { $third }
wizwar-refuse-blind = Depuis un buisson ou un nuage, tu ne vois rien au-dehors : { JOIN("moyen", $way) } n’a donc aucune cible de ce genre.
wizwar-refuse-helper-alone = La carte { $card } ne se joue qu’avec un autre sort, et tu n’en as aucun à appuyer maintenant.
wizwar-refuse-add-alone = La carte { $card } ne se joue que pour un renfort : dis « { typed-sum } » quand un sort demande de l’énergie, ou « { typed-speed }:{ typed-sum } ».
wizwar-refuse-helper-twice = La carte { $card } est déjà en train d’être jouée, ou ne peut pas être choisie ici.
wizwar-refuse-helps-spells = On ne peut appuyer ainsi que des sorts, et la carte { $card } n’en est pas un que tu puisses lancer maintenant.
wizwar-refuse-not-helped = Un tel appui ne change rien à la portée { JOIN("de", $card) }.
wizwar-refuse-no-target-helped = Même avec cet appui, { JOIN("moyen", $way) } n’a pas de cible à portée.

## Refus : énergie

wizwar-refuse-boosted = Tu as déjà renforcé ta vitesse pendant ce tour, et cela ne se fait qu’une fois.
wizwar-refuse-speed-with-what = Nomme la carte que tu défausses pour la vitesse, comme « { typed-speed }:énergie-4 ».
wizwar-refuse-no-energy = La carte { $card } n’a pas de valeur d’énergie.
wizwar-refuse-in-use = Ta carte { $card } sert déjà ici.
wizwar-refuse-add-later = La carte { $card } ne se joue que pendant ta propre phase Mouvement et sorts.
wizwar-refuse-add-two = La carte Addition demande deux autres cartes à valeur d’énergie.
wizwar-refuse-add-choose = La carte Addition demande deux cartes : nomme l’une d’elles.
wizwar-refuse-blade-needs = Tu ne peux pas frapper avec la Lame de mage sans défausser une carte.
wizwar-refuse-waterbolt-most = Le sort Trait d’eau n’a qu’une énergie de { $energy } à répartir.
wizwar-refuse-waterbolt-fixed = Contre cette cible, tu ne peux pas partager l’énergie ({ $energy }).

## Refus : objets, trésors et portes

wizwar-refuse-nothing-here = Il n’y a rien ici que tu puisses ramasser.
wizwar-refuse-carried-already = Tu portes déjà { JOIN("le", $thing) }.
wizwar-refuse-carried-by = { $other } porte { JOIN("le", $thing) }, et seule une carte permet de s’en emparer.
wizwar-refuse-lies-elsewhere = { JOIN("Le", $thing) } n’est pas dans ta case, mais en { $place }.
wizwar-refuse-lies-nowhere = Il n’y a pas de carte { $card } dans ta case.
wizwar-refuse-fixed = On ne peut pas porter { JOIN("le", $thing) } : c’est fixé sur place.
wizwar-refuse-gravity = Tant que dure le sort Gravité, on ne peut rien ramasser.
wizwar-refuse-glued = On ne peut pas ramasser { JOIN("le", $thing) } : la Glu l’en empêche.
wizwar-refuse-take-points = Ramasser { JOIN("le", $thing) } coûte un point de mouvement, et tu n’en as plus.
wizwar-refuse-second-treasure = Tu portes déjà un trésor, et tu ne peux en porter qu’un.
wizwar-refuse-hands-off = Après Course folle, tu ne peux pas ramasser de trésor pendant ce tour.
wizwar-refuse-carries-no-treasure = Tu ne portes pas ce trésor.
wizwar-refuse-carries-nothing = Tu ne portes rien que tu puisses poser.
wizwar-refuse-carries-not = Tu ne portes pas { JOIN("le", $card) }.
wizwar-refuse-tacks-ground = Tu ne peux poser les punaises que là où il n’y a rien d’autre.
wizwar-refuse-end-it = La carte { $card } est un sort. Dis « { $word } » pour y mettre fin.
wizwar-refuse-item-ends-not = La carte { $card } est un équipement : tu ne peux que la poser.
wizwar-refuse-not-your-spell = C’est { $other } qui maintient { $card }. Tu ne peux mettre fin qu’à tes propres sorts.
wizwar-refuse-permanent = Dans cette partie, les objets créés ne sont pas maintenus : tu ne peux pas mettre fin à { $card }.
wizwar-refuse-no-such-spell = Tu n’as devant toi aucune carte { $card } à laquelle mettre fin.
wizwar-refuse-no-door-here = Il n’y a à côté de toi aucune porte que tu puisses tenir ouverte.
wizwar-refuse-no-door = Il n’y a pas de porte en { $line }.
wizwar-refuse-not-beside = Tu n’es pas juste à côté de { $line }.
wizwar-refuse-held-already = La porte { $line } est déjà tenue ouverte.
wizwar-refuse-open-already = Tu peux déjà franchir la porte { $line }.
wizwar-refuse-holds-nothing = Tu ne tiens aucune porte ouverte.
wizwar-refuse-holds-not = Tu ne tiens pas de porte ouverte en { $line }.
wizwar-refuse-no-tacks = Il n’y a pas de punaises dans le labyrinthe.
wizwar-refuse-gather-late = Recueillir les punaises prend toute la phase, et tu y as déjà fait quelque chose.
wizwar-refuse-gather-blind = Depuis un buisson ou un nuage, tu ne vois pas les punaises et ne peux donc pas les recueillir.
wizwar-refuse-gather-far = Les punaises ne sont pas dans une case adjacente à la tienne.

## Refus : cibles

wizwar-refuse-unseen = Tu ne vois pas { $target }.
wizwar-refuse-hidden = Un buisson ou un nuage cache { $target } à tous ceux qui sont au-dehors.
wizwar-refuse-not-adjacent = { JOIN("Moyen", $way) } n’atteint que ta case et les cases adjacentes que tu vois, pas { $target }.
wizwar-refuse-fog = Dans le Brouillard, personne ne voit à plus d’une case : { $target } n’est pas en vue.
wizwar-refuse-spell-unseen = Tu ne vois ni le lanceur ni la cible { JOIN("de", $target) }.
wizwar-refuse-dead-target = Ce mage est mort : { $target }.
wizwar-refuse-yourself = Tu ne peux pas te viser toi-même { JOIN("avec", $way) }.
wizwar-refuse-mist = { $target } n’est que brume, et rien ne peut l’attaquer.
wizwar-refuse-globe-far = { $target } est à plus de six pas de toi.
wizwar-refuse-tear-far = { $target } n’est pas dans ta case.
wizwar-refuse-target-empty-handed = { $target } ne porte rien sur quoi { JOIN("moyen", $way) } puisse agir.
wizwar-refuse-home-base = { $square } est une base, et l’on ne peut rien y créer.
wizwar-refuse-square-full = { $square } n’est pas vide.
wizwar-refuse-teleport-far = Le sort Téléportation n’atteint pas { $square } : il va à quatre pas au plus.
wizwar-refuse-windrider = { $square } n’est pas en ligne droite depuis ta case, ou quelque chose en chemin arrête ton vol.
wizwar-refuse-not-a-square = Tu ne peux pas viser une case ({ $square }) { JOIN("avec", $way) }. Nomme la cible elle-même.
wizwar-refuse-line-taken = Il y a déjà quelque chose en { $line }.
wizwar-refuse-no-barrier = Un mur en { $line } n’arrêterait pas cette attaque.
wizwar-refuse-not-through = La ligne vers ta cible ne passe pas par { $line }.
wizwar-refuse-nothing-stands = Il n’y a rien en { $line } sur quoi { JOIN("moyen", $way) } puisse agir.
wizwar-refuse-attacks-treasure = On ne peut pas attaquer un trésor.
wizwar-refuse-unbreakable = Rien ne peut abîmer { $target }.
wizwar-refuse-by-place = Dis « { $place } » pour viser { $target }.
wizwar-refuse-carried-target = Tu ne peux pas viser ce que { $mine ->
        [yes] tu portes
       *[no] porte { $other }
    } ({ $target }).
wizwar-refuse-no-spell = On ne met fin ainsi qu’à des sorts, et { $target } est un équipement.
wizwar-refuse-not-on-table = Il n’y a pas de carte { $card } sur la table.
wizwar-refuse-not-a-target = Cette cible n’est pas possible { JOIN("pour", $way) } : { $target }.
wizwar-refuse-astral-far = { $square } est à plus de trois pas de toi.
wizwar-refuse-astral-full = { $square } n’est pas vide.
wizwar-refuse-astral-useless = Depuis { $square }, aucun de tes sorts n’aurait de cible.

## Refus : réponses

wizwar-refuse-act-in-window = Pour l’instant, tu peux seulement répondre ou passer.
wizwar-refuse-answer-or-pass = Réponds, ou dis « { typed-pass } ».
wizwar-refuse-use-carried = Tu ne peux répondre avec { JOIN("le", $card) } que si tu portes cet équipement.
wizwar-refuse-no-counter = La carte { $card } n’est pas un contresort : tu ne peux pas t’en servir pour répondre.
wizwar-refuse-answer-no-target = Il n’y a aucun endroit où la carte { $card } changerait quelque chose.
wizwar-refuse-answer-useless = Il n’y a plus rien ici que la carte { $card } puisse empêcher.
wizwar-refuse-caster-unseen = Pour te servir de la carte { $card }, tu dois voir { $caster }, et tu ne le peux pas.
wizwar-refuse-condition = La carte { $card } répond { $occasion ->
        [spell] à un sort que quelqu’un d’autre lance sous tes yeux
        [neutral] à un sort neutre que quelqu’un d’autre lance sous tes yeux
        [water] à un sort d’Eau que quelqu’un d’autre lance sous tes yeux
        [at-me] à un sort qui te vise
        [attack-at-me] à un sort d’attaque qui te vise
        [sight-at-me] à un sort de portée vue qui te vise
        [attacked] à une attaque contre toi
        [counter] à un contresort lancé contre l’un de tes sorts
        [hurt] à des dégâts que tu vas subir
        [my-treasure] quand quelqu’un ramasse l’un de tes trésors
       *[my-sector] quand quelqu’un ramasse un trésor dans ton secteur, une fois passée l’occasion de Rune de garde
    }, et ce n’est pas le cas maintenant.

## Refus : le reste

wizwar-refuse-must-give = Tu dois encore renoncer à quelque chose.
wizwar-refuse-must-choose = Tu dois faire un choix.
wizwar-refuse-hand-only = Pendant le tour d’un autre joueur, tu ne peux renoncer qu’à des cartes en main.
wizwar-refuse-keeps-not = Tu n’as pas la carte { $card } devant toi.
wizwar-refuse-cards-only = La carte { $card } est sur la table, et tu ne peux pas y renoncer ici.
wizwar-refuse-victim-has-not = Il n’y a pas de carte { $card } dans la main { JOIN("de", $victim) }.
wizwar-refuse-draw-most = Tu peux piocher { $most ->
        [one] { $most } carte
       *[other] { $most } cartes
    } au plus.
wizwar-refuse-draw-room = Tu peux piocher { $most ->
        [one] { $most } carte
       *[other] { $most } cartes
    } au plus : davantage dépasserait ta limite de { $limit }.
wizwar-refuse-draw-later = On pioche pendant la phase Défausse et pioche, à la fin de son tour.
wizwar-refuse-other-deck = Tu ne pioches que dans la pioche de ton groupe.
wizwar-refuse-discards = Tout le monde peut consulter la défausse, mais personne n’y prend de carte.
wizwar-refuse-school-taken = L’école { $school } est déjà dans une pioche.
wizwar-refuse-cantrip = Tu ne peux pas choisir { $school } : cette école est dans la pioche dès le début, ou pas du tout.
wizwar-refuse-not-there = Tu ne peux pas choisir { $card } ici.
wizwar-refuse-fooled-there = { $square } n’est pas dans ton secteur, ou c’est là qu’était le trésor.
wizwar-refuse-knocked-there = { $victim } doit reculer droit à l’opposé de toi, et non { JOIN("vers le", $direction) }.
wizwar-refuse-no-treasures = Le sort Chipé ! prend des équipements, pas des trésors.
