# Wiz-War : tout ce que lisent ses joueurs, sauf les cartes elles-mêmes (wizwar-cards.ftl).

## Ce qu’il y a sur la table

wizwar-colour-blue = bleu
wizwar-colour-red = rouge
wizwar-colour-yellow = jaune
wizwar-colour-green = vert
wizwar-seat-colour = { $player } a le { $colour }

wizwar-school-white = Charmes blancs
wizwar-school-black = Charmes noirs
wizwar-school-alchemy = Alchimie
wizwar-school-conjuring = Conjuration
wizwar-school-elemental = Éléments
wizwar-school-mentalism = Mentalisme
wizwar-school-mutation = Mutation
wizwar-school-thaumaturgy = Thaumaturgie

# Avec l’article : « vers le sud ».
wizwar-direction-east = l’est
wizwar-direction-south = le sud
wizwar-direction-west = l’ouest
wizwar-direction-north = le nord

wizwar-nothing = rien
wizwar-wizard = { $player } ({ $colour })
wizwar-square = { $square }
wizwar-line = la ligne { $line }
wizwar-line-wall = le mur { $line }
wizwar-line-door = la porte { $line }
wizwar-line-free = la ligne libre { $line }
wizwar-treasure = le { $number ->
        [1] premier
       *[2] second
    } trésor ({ $owner })
wizwar-sector = le secteur ({ $owner })
wizwar-token = le jeton de piège en { $square }
wizwar-thing-gone = un objet disparu
wizwar-thing-lying = { $card } ({ $place })
wizwar-thing-standing = { $card } ({ $owner }), { $place }
wizwar-thing-own = { $card } ({ $owner })
wizwar-thing-laid = { $card } ({ $owner }) sur { $whom }

wizwar-punch = Coup de poing
wizwar-speed = vitesse
wizwar-way = { $card } ({ $mode ->
        [hurt] dégâts
        [stun] étourdissement
        [dart] une fléchette
        [punch] un coup de poing
        [take] ramasser
        [drop] poser
        [throw] lancer
        [tear] arracher
        [stab] un coup de pointe
        [slash] un coup de lame
        [counter] contre un sort
       *[end] contre un sort durable
    })

wizwar-damage-physical = physiques
wizwar-damage-magical = magiques
wizwar-damage-fire = magiques de feu
wizwar-damage-water = magiques d’eau
wizwar-damage-lightning = magiques de foudre
wizwar-damage-both = physiques et magiques de feu

## Ce qu’on demande

wizwar-ask-act = { $player }, il te reste { $points ->
        [0] zéro point de mouvement
        [one] { $points } point de mouvement
       *[other] { $points } points de mouvement
    } et { $attacks ->
        [0] aucune attaque
        [one] une attaque
       *[other] { $attacks } attaques
    }{ $stunned ->
        [0] {""}
        [2] {" "}(ton mage est étourdi : attaque une fois et bouge, ou attaque deux fois)
       *[other] {" "}(ton mage est étourdi : bouge ou attaque, pas les deux)
    } : que fais-tu ?
wizwar-ask-school = { $player }, quelle école de magie entre dans la pioche ?
wizwar-ask-discard = { $player }, défausses-tu une carte avant de piocher ?
wizwar-ask-draw = { $player }, combien de cartes pioches-tu ({ $most } au plus) ?

wizwar-ask-with = { $player }, quel sort lances-tu avec { $helpers } ?
wizwar-ask-astral = { $player }, depuis quelle case lances-tu avec Projection astrale ?
wizwar-ask-aim-any = { $player }, quelle cible vises-tu avec { $way } ?
wizwar-ask-aim-wizard = { $player }, quel mage vises-tu avec { $way } ?
wizwar-ask-aim-square = { $player }, quelle case choisis-tu pour { $way } ?
wizwar-ask-aim-line = { $player }, quel mur, quelle porte ou quelle ligne choisis-tu pour { $way } ?
wizwar-ask-aim-thing = { $player }, quelle chose vises-tu avec { $way } ?
wizwar-ask-aim-token = { $player }, quel jeton de piège vises-tu avec { $way } ?
wizwar-ask-aim-sector = { $player }, quel secteur vises-tu avec { $way } ?
wizwar-ask-aim-direction = { $player }, dans quelle direction va { $way } ?
wizwar-ask-dart = { $player }, où va la fléchette { $number } sur { $count } ?
wizwar-ask-through = { $player }, à travers quel mur ou quelle porte lances-tu { $way } ?
wizwar-ask-boost = { $player }, défausses-tu une carte pour renforcer { $way } (sinon, l’énergie est 1) ?
wizwar-ask-add = { $player }, quelle est la { $number ->
        [1] première
       *[2] seconde
    } carte qu’Addition met dans { $way } ?
wizwar-ask-waterbolt = { $player }, Trait d’eau a { $energy } d’énergie : combien pour les dégâts, le reste servant à repousser ?
wizwar-ask-turns = { $player }, comment fais-tu tourner { $sector } ?
wizwar-ask-blade = { $player }, quelle carte défausses-tu pour la Lame de mage ?

wizwar-ask-answer-spell = { $player }, { $caster } lance { $way }{ $aimed ->
        [no] {""}
        [you] {" "}contre toi
        [way] {" "}vers { $target }
       *[yes] {" "}contre { $target }
    }{ $energy ->
        [1] {""}
       *[other] {" "}avec { $energy } d’énergie
    }{ $aimed ->
        [you] {""}
       *[other] { $hit ->
            [0] {""}
            [2] , et cela te toucherait où que tu ailles
           *[1] , et cela te toucherait
        }
    } : réponds-tu ?
wizwar-ask-answer-counter = { $player }, { $caster } répond avec { $way }{ $energy ->
        [1] {""}
       *[other] {" "}et { $energy } d’énergie
    }{ $aimed ->
        [yes] , en visant { $target }
       *[no] {""}
    } : l’arrêtes-tu ?
wizwar-ask-answer-helper = { $player }, { $caster } joue { $way } avec { $spell } : réponds-tu à { $way } ?
wizwar-ask-answer-strike = { $player }, { $how ->
        [punch] { $aimed ->
            [you] { $caster } te frappe du poing
           *[yes] { $caster } frappe { $target } du poing
        }
        [dagger-stab] { $aimed ->
            [you] { $caster } te frappe avec la Dague
           *[yes] { $caster } frappe { $target } avec la Dague
        }
        [wizardblade-slash] { $aimed ->
            [you] { $caster } te frappe avec la Lame de mage
           *[yes] { $caster } frappe { $target } avec la Lame de mage
        }
        [strength-tear] { $aimed ->
            [you] { $caster } tente de t’arracher quelque chose
           *[yes] { $caster } tente d’arracher quelque chose à { $target }
        }
        [stone-spikes-throw] { $caster } lance une pointe { $aimed ->
            [you] contre toi
           *[yes] contre { $target }
        }
       *[other] { $caster } utilise { $way } { $aimed ->
            [you] contre toi
           *[yes] contre { $target }
        }
    } : réponds-tu ?
wizwar-ask-answer-damage = { $player }, { $points ->
        [one] { $points } point de dégâts { $kind } va
       *[other] { $points } points de dégâts { $kind } vont
    } t’atteindre : réponds-tu ?
wizwar-ask-answer-treasure = { $player }, { $thief } ramasse { $treasure } : { $now ->
        [ward] réponds-tu avec { wizwar-card-ward }
       *[gold] réponds-tu avec { wizwar-card-fools-gold }
    } ?

wizwar-ask-pushed = { $player }, { $pusher }, en Colosse, te pousse : par où vas-tu ?
wizwar-ask-drift = { $player }, tu n’es qu’une plume, et { $points ->
        [one] { $points } point de dégâts t’emporte
       *[other] { $points } points de dégâts t’emportent
    } : par où ?
wizwar-ask-room = { $player }, tu n’as pas de place pour { $card } : à quoi renonces-tu ?
wizwar-ask-over = { $player }, tu as { $count ->
        [one] une carte de plus que ta limite de { $limit }
       *[other] { $count } cartes de plus que ta limite de { $limit }
    } : à quoi renonces-tu ?
wizwar-ask-more = { $player }, avec tes bras en plus, ramasses-tu autre chose en { $square } ?
wizwar-ask-added = { $player }, quelle est la { $number ->
        [1] première
       *[2] seconde
    } carte qu’Addition met dans ta vitesse ?
wizwar-ask-falls = { $player }, que laisse tomber { $victim } ?
wizwar-ask-yoinked = { $player }, quel équipement prends-tu à { $victim } ?
wizwar-ask-torn = { $player }, qu’arraches-tu à { $victim } ?
wizwar-ask-knocked = { $player }, dans quelle direction repousses-tu { $victim }, sur { $count ->
        [one] une case
       *[other] { $count } cases
    } ?
wizwar-ask-walked = { $player }, où fais-tu marcher { $victim } (il reste { $count } pas) ?
wizwar-ask-forgotten = { $player }, Brûle-cervelle ({ $caster }) ferait { $count ->
        [one] { $count } point de dégâts
       *[other] { $count } points de dégâts
    }, un par carte dans ton esprit : à quoi renonces-tu avant le coup ?
wizwar-ask-stolen = { $player }, quelle carte en main prends-tu à { $victim } ({ $count ->
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
wizwar-ask-forgets = { $player }, tu n’as plus la Pierre d’esprit : quelle carte défausses-tu ({ $count ->
        [one] il en reste une
       *[other] il en reste { $count }
    } à défausser) ?

## Choix

wizwar-choice-numbered = { $label } (n° { $number })
wizwar-choice-end-phase = finir ta phase Mouvement et sorts
wizwar-choice-walk = aller vers { $direction }, en { $square }
wizwar-choice-walk-exit = sortir vers { $direction } et rentrer en { $square }
wizwar-choice-stumble = avancer à tâtons, au hasard
wizwar-choice-cast = lancer { $way }
wizwar-choice-helper = lancer un sort avec { $card }
wizwar-choice-use = { $how ->
        [punch] donner un coup de poing à un mage
        [dagger-stab] frapper avec la Dague
        [dagger-throw] lancer la Dague
        [large-rock-throw] lancer le Gros rocher
        [boomstone-throw] lancer la Pierre à boum
        [universal-solvent-throw] lancer le Solvant universel
        [wizardblade-slash] frapper avec la Lame de mage
        [stone-spikes-throw] lancer une pointe de pierre
        [strength-tear] arracher quelque chose à un mage
        [null-powder-end] mettre fin à un sort durable avec la Poudre de néant
       *[other] utiliser { $way }
    }
wizwar-choice-item = jouer et porter cet équipement : { $card }
wizwar-choice-speed = gagner { $count } de vitesse avec { $card }
wizwar-choice-speed-add = gagner de la vitesse avec deux cartes et Addition
wizwar-choice-take = ramasser { $thing }
wizwar-choice-take-treasure = ramasser { $treasure }{ $light ->
        [0] , ce qui finit ta phase
       *[1] {""}
    }
wizwar-choice-drop = poser { $thing }
wizwar-choice-end-spell = mettre fin à { $thing }
wizwar-choice-hold = tenir ouverte la porte { $line }
wizwar-choice-let-go = lâcher la porte { $line }
wizwar-choice-gather = recueillir { $thing }, ce qui prend toute ta phase
wizwar-choice-no-more = rien de plus
wizwar-choice-keep = garder les cartes en main
wizwar-choice-no-boost = sans renfort : énergie 1
wizwar-choice-energy = { $card }, qui vaut { $energy }
wizwar-choice-add = deux cartes, réunies par Addition
wizwar-choice-pass = passer
wizwar-choice-answer = répondre avec { $way }
wizwar-choice-draw = { $count ->
        [0] ne rien piocher
        [one] piocher une carte
       *[other] piocher { $count } cartes
    }
wizwar-choice-discard = défausser { $card }
wizwar-choice-steal = prendre { $card }
wizwar-choice-waterbolt = dégâts { $damage }, { $knock ->
        [0] sans repousser
        [one] repousser d’une case
       *[other] repousser de { $knock } cases
    }
wizwar-choice-turns = { $count ->
        [1] un quart de tour dans le sens horaire
        [2] un demi-tour
       *[3] un quart de tour dans l’autre sens
    }

## Le journal

wizwar-event-start = { $colours }. { $player } commence.
wizwar-event-school = { $player } choisit { $school }.
wizwar-event-schools = { $decks ->
        [1] La pioche se compose ainsi
       *[other] La pioche { $group } se compose ainsi
    } : { $schools }.
wizwar-event-turn = { $player } commence son tour { $turn }.
wizwar-event-stunned = { $player } subit l’étourdissement pendant ce tour ; { $count ->
        [0] il ne reste pas de jeton d’étourdissement.
        [one] il reste un jeton d’étourdissement.
       *[other] il reste { $count } jetons d’étourdissement.
    }
wizwar-event-step = { $player } va en { $square }.
wizwar-event-moved = { $player } se retrouve en { $square }.
wizwar-event-bump = { $player } ne trouve pas de passage vers { $face } et reste sur place.
wizwar-event-random = { $player } avance à tâtons vers { $face }.
wizwar-event-speed = { $player } reçoit { $count ->
        [one] { $count } point de mouvement
       *[other] { $count } points de mouvement
    } de plus.
wizwar-event-cast = { $player } lance { $way }{ $aimed ->
        [no] {""}
        [way] {" "}vers { $target }
       *[yes] {" "}sur { $target }
    }{ $energy ->
        [1] {""}
       *[other] {" "}avec { $energy } d’énergie
    }.
wizwar-event-helper = { $player } joue { $card } en appui.
wizwar-event-boost = { $player } défausse { $card } : énergie { $count }.
wizwar-event-answer = { $player } répond avec { $way }{ $aimed ->
        [no] {""}
       *[yes] , cible : { $target }
    }{ $energy ->
        [1] {""}
       *[other] , énergie { $energy }
    }.
wizwar-event-strike = { $how ->
        [punch] { $player } frappe { $target } du poing.
        [dagger-stab] { $player } frappe { $target } avec la Dague.
        [dagger-throw] { $player } lance la Dague sur { $target }.
        [large-rock-throw] { $player } lance le Gros rocher sur { $target }.
        [boomstone-throw] { $player } lance la Pierre à boum sur { $target }.
        [universal-solvent-throw] { $player } lance le Solvant universel sur { $target }.
        [wizardblade-slash] { $player } frappe { $target } avec la Lame de mage.
        [stone-spikes-throw] { $player } lance une pointe de pierre sur { $target }.
        [strength-tear] { $player } tente d’arracher quelque chose à { $target }.
        [null-powder-counter] { $player } répond avec la Poudre de néant.
        [null-powder-end] { $player } jette la Poudre de néant sur { $target }.
       *[other] { $player } utilise { $way }{ $aimed ->
            [no] {""}
           *[yes] {" "}contre { $target }
        }.
    }
wizwar-event-aimed = { $player } dirige { $way } vers { $target }.
wizwar-event-cancelled = { $way } ({ $player }) est sans effet : c’est annulé.
wizwar-event-evade = { $player } fait { $face } pour { $card } et esquive l’attaque.
wizwar-event-hit = { $player } fait { $face } pour { $card } et n’esquive pas l’attaque.
wizwar-event-out-of-sight = { $way } ({ $player }) : la cible n’est plus en vue.
wizwar-event-servant = L’homoncule ({ $player }) subit { $count ->
        [one] { $count } point de dégâts
       *[other] { $count } points de dégâts
    }{ $life ->
        [0] {" "}et disparaît.
        [one] ; il lui reste { $life } point de vie.
       *[other] ; il lui reste { $life } points de vie.
    }
wizwar-event-damage = { $player } subit { $count ->
        [one] { $count } point de dégâts
       *[other] { $count } points de dégâts
    } { $kind }{ $life ->
        [0] {" "}et n’a plus de vie.
       *[other] : vie { $life }.
    }
wizwar-event-reduced = { $player } évite { $count ->
        [one] { $count } point de dégâts
       *[other] { $count } points de dégâts
    } ; { $left ->
        [0] il ne reste rien.
       *[other] il reste { $left }.
    }
wizwar-event-heal = { $player } gagne { $count ->
        [one] { $count } point de vie
       *[other] { $count } points de vie
    } : { $life } maintenant.
wizwar-event-life = { $player } a maintenant { $life ->
        [one] { $life } point de vie
       *[other] { $life } points de vie
    }.
wizwar-event-stun = { $player } reçoit { $count ->
        [one] un jeton d’étourdissement
       *[other] { $count } jetons d’étourdissement
    }.
wizwar-event-cracks = { $count ->
        [one] Une fissure de plus
       *[other] { $count } fissures de plus
    } sur { $target } : { $total } en tout.
wizwar-event-destroyed = { $barrier ->
        [door] La porte est détruite
       *[wall] Le mur est détruit
    } : { $target } est libre.
wizwar-event-destroyed-thing = { $card }{ $aimed ->
        [no] {""}
       *[yes] {" "}({ $target })
    } n’existe plus.
wizwar-event-laid = { $card } ({ $player }) prend effet{ $aimed ->
        [no] {""}
       *[yes] {" "}({ $target })
    }{ $energy ->
        [0] .
        [one] , pour { $energy } tour.
       *[other] , pour { $energy } tours.
    }
wizwar-event-energy = Un jeton d’énergie de moins ({ $player }) : { $cards }.
wizwar-event-ended = { $card } ({ $player }) { $item ->
        [0] prend fin.
       *[1] part à la défausse.
    }
wizwar-event-item = { $player } joue un équipement : { $card }.
wizwar-event-drop = { $player } laisse { $card } en { $square }.
wizwar-event-take = { $player } prend { $card }.
wizwar-event-lands = L’eau emporte { $card } en { $square }.
wizwar-event-treasure-taken = { $player } prend { $treasure }.
wizwar-event-treasure-dropped = { $player } lâche { $treasure }, qui reste en { $square }.
wizwar-event-treasure-moved = Maintenant, { $treasure } est en { $square }.
wizwar-event-held = { $player } tient ouverte la porte sur { $line }.
wizwar-event-let-go = { $player } lâche la porte sur { $line }.
wizwar-event-discard = { $player } défausse { $card }.
wizwar-event-draw = { $player } pioche { $count ->
        [one] une carte
       *[other] { $count } cartes
    }.
wizwar-event-cards = { $player } a pioché { $cards }.
wizwar-event-shuffle = { $decks ->
        [1] La défausse est mélangée et devient la nouvelle pioche.
       *[other] La défausse { $group } est mélangée et devient la nouvelle pioche { $group }.
    }
wizwar-event-turned = On tourne { $sector } : { $count ->
        [1] un quart de tour dans le sens horaire
        [2] un demi-tour
       *[3] un quart de tour dans l’autre sens
    }.
wizwar-event-trap = { $player } pose un jeton de piège face cachée en { $square }.
wizwar-event-trap-blank = Le jeton de piège en { $square } est retourné : c’est un leurre.
wizwar-event-trap-real = Le jeton de piège en { $square } est retourné : c’est le vrai.
wizwar-event-looked = { $player } regarde les cartes en main chez { $target }.
wizwar-event-hand = { $player } a en main : { $cards }.
wizwar-event-stole = { $player } prend { $count ->
        [one] une carte
       *[other] { $count } cartes
    } en main chez { $target }.
wizwar-event-stolen = La carte prise par { $player } est { $card }.
wizwar-event-given = { $player } absorbe { $card } ({ $target }) et prend la carte en main.
wizwar-event-roll = { $player } fait { $face } pour { $card }.
wizwar-event-dies = { $player } perd son mage, qui meurt.
wizwar-event-killed = { $player } a tué le mage adverse ({ $target }).
wizwar-event-inherits = { $player } reprend la main adverse ({ $target }) : { $count ->
        [0] aucune carte
        [one] une carte
       *[other] { $count } cartes
    }.
wizwar-event-inherited = { $player } reçoit { $cards }.
wizwar-event-turn-over = { $player } finit son tour aussitôt.
wizwar-event-end = La partie est terminée : { $reason }

wizwar-ending-victory_points = un mage a assez de points de victoire.
wizwar-ending-last_wizard = un seul mage est encore en vie.
wizwar-ending-treasures = deux trésors ennemis sont dans une même base.
wizwar-ending-nobody = tous les mages sont morts, et personne ne gagne.

## Options impossibles

wizwar-bad-school-twice = L’école { $school } est nommée deux fois ; les trois écoles doivent être différentes.
wizwar-bad-together = Les options { $one } et { $other } se contredisent et ne peuvent pas aller ensemble.

## Refus : en général

wizwar-refuse-unknown = « { $word } » ne répond pas à la question. Tu peux dire : { $names }.
wizwar-refuse-number = { $number } n’est pas un choix possible. Tu peux dire : { $names }.
wizwar-refuse-which = Précise ce que tu veux dire : { $names }.
wizwar-refuse-other = On te demande maintenant { $asked ->
        [act] ce que tu fais
        [answer] une réponse
        [card] une carte
        [damage] combien de dégâts cela fait
        [direction] une direction
        [draw] combien de cartes tu pioches
        [energy] une carte à valeur d’énergie
        [line] un mur, une porte ou une ligne
        [loss] à quoi tu renonces
        [school] une école de magie
        [sector] un secteur
        [spell] un sort
        [square] une case
        [thing] une chose
        [token] un jeton de piège
        [turn] comment tu fais tourner le secteur
        [wizard] un mage
       *[any] une cible
    }. Tu as choisi autre chose : { $thing }.
wizwar-refuse-dead = Ton mage est mort, et tu ne joues plus.
wizwar-refuse-answer-awaited = Quelque chose est en suspens, et l’on attend une réponse.
wizwar-refuse-pass-now = Il n’y a rien à quoi répondre maintenant. Dis « done » pour finir ta phase Mouvement et sorts.
wizwar-refuse-target-alone = Dis d’abord ce que tu veux faire, puis la cible : { $target }.
wizwar-refuse-no-colour = Personne à cette table n’a le { $colour }.
wizwar-refuse-no-square = La carte du labyrinthe n’a pas de case { $square }.
wizwar-refuse-no-line = { $line } n’est pas une ligne entre deux cases de ce labyrinthe.

## Refus : marcher

wizwar-refuse-here = Tu es déjà en { $square }.
wizwar-refuse-not-next = { $square } ne touche pas { $here } : un pas mène à la case voisine, jamais en diagonale.
wizwar-refuse-no-points = Tu n’as plus de points de mouvement.
wizwar-refuse-outer-wall = Vers { $direction }, il y a le mur extérieur.
wizwar-refuse-wall = Il y a un mur sur { $line }.
wizwar-refuse-locked = La porte sur { $line } est verrouillée : sans carte, personne ne peut l’ouvrir, sauf { $owner }.
wizwar-refuse-door-of-the-dead = La porte sur { $line } est verrouillée pour tout le monde, car le mage à qui elle était est mort.
wizwar-refuse-sealed = La porte sur { $line } est scellée, et personne ne peut l’ouvrir.
wizwar-refuse-stone-block = Un Bloc de pierre remplit { $square }.
wizwar-refuse-big-man = { $other }, en Colosse, remplit cette case : personne ne peut y entrer.
wizwar-refuse-no-push = En Colosse, tu devrais pousser hors de cette case quelqu’un qui ne peut aller nulle part.
wizwar-refuse-crowded = Un Colosse se retrouverait à côté d’un autre mage : il n’y a pas de place pour les deux.
wizwar-refuse-no-cloud = On n’avance à tâtons que dans un Nuage de poussière.
wizwar-refuse-in-cloud = On ne quitte un Nuage de poussière que dans une direction au hasard. Dis « stumble » pour essayer.
wizwar-refuse-rooted = Après { $card }, tu ne peux plus bouger pendant ce tour.
wizwar-refuse-stunned-attacked = Ton mage est étourdi et a attaqué : un mage étourdi bouge ou attaque, pas les deux.
wizwar-refuse-must-go = Tu dois aller quelque part.
wizwar-refuse-drift-back = Les dégâts t’emportent loin de leur origine, pas vers elle.
wizwar-refuse-pushed-back = Tu ne peux pas repasser derrière le Colosse qui te pousse.

## Refus : jouer des cartes

wizwar-refuse-not-in-hand = Tu n’as pas { $card } en main.
wizwar-refuse-works-alone = Tu portes { $card } ; cela agit tout seul.
wizwar-refuse-play-first = { $card } est encore dans ta main : joue d’abord la carte, puis utilise-la.
wizwar-refuse-cast-first = { $card } est encore dans ta main : lance d’abord ce sort.
wizwar-refuse-energy-card = À elle seule, la carte { $card } ne fait rien : elle renforce un sort, ou ta vitesse (« { $word } »).
wizwar-refuse-counter = { $card } ne sert qu’à répondre à ce que dit la carte, et il n’y a rien à quoi répondre maintenant.
wizwar-refuse-first-turn = À ton premier tour, tu ne peux pas attaquer.
wizwar-refuse-attacked = { $count ->
        [one] Tu as déjà fait ton attaque de ce tour.
       *[other] Tu as déjà fait tes { $count } attaques de ce tour.
    }
wizwar-refuse-stunned-moved = Ton mage est étourdi et a bougé : un mage étourdi bouge ou attaque, pas les deux.
wizwar-refuse-stunned-leave = Ton mage est étourdi et a attaqué : { $way } ne peut pas l’emmener hors de sa case.
wizwar-refuse-stunned-swap = Un mage étourdi ne peut pas lancer Échange : c’est une attaque qui quitte la case.
wizwar-refuse-stunned-twice = Ton mage est étourdi : avec { wizwar-card-adrenaline }, il peut attaquer une fois et bouger, ou attaquer deux fois sans bouger.
wizwar-refuse-flood = Tant que dure un Déluge, on ne peut pas jouer { $way } : c’est du Feu.
wizwar-refuse-form-attack = Tu ne peux pas attaquer sous cette forme : { $form }.
wizwar-refuse-form-spell = Sous cette forme, tu ne peux lancer que des contresorts : { $form }.
wizwar-refuse-no-treasure = Tu ne portes pas de trésor à lancer.
wizwar-refuse-empty-handed = Tu ne portes rien que tu puisses poser.
wizwar-refuse-hands-full = Tu portes un trésor, et tu n’as pas de main libre pour arracher quelque chose.
wizwar-refuse-no-fuel = Tu n’as pas de carte à valeur d’énergie pour { $way }.
wizwar-refuse-no-room = Il n’y a pas quatre cases vides pour les jetons.
wizwar-refuse-not-now = On ne peut pas jouer { $way } maintenant.
wizwar-refuse-two-ways = { $first } { $second }
wizwar-refuse-three-ways = { $first } { $second } { $third }
wizwar-refuse-no-target = { $range ->
        [adjacent] Il n’y a pas de cible pour { $way } dans ta case ni dans une case adjacente.
        [sight] Tu n’as pas de cible en vue pour { $way }.
        [caster] Il n’y a pas de cible pour { $way } ici.
       *[anywhere] Il n’y a de cible pour { $way } nulle part.
    }
wizwar-refuse-blind = Depuis un buisson ou un nuage, tu ne vois rien au-dehors : il n’y a donc pas de telle cible pour { $way }.
wizwar-refuse-helper-alone = { $card } ne se joue qu’avec un autre sort, et tu n’en as pas qui puisse s’en servir maintenant.
wizwar-refuse-add-alone = { $card } ne se joue qu’avec un renfort : dis « sum » quand un sort demande de l’énergie, ou « speed:sum ».
wizwar-refuse-helper-twice = La carte { $card } est déjà en jeu, ou ne peut pas être choisie ici.
wizwar-refuse-helps-spells = On ne peut appuyer que des sorts, et { $card } n’en est pas un que tu puisses lancer maintenant.
wizwar-refuse-not-helped = La portée ne peut pas être aidée ainsi : { $card }.
wizwar-refuse-no-target-helped = Même ainsi, il n’y a pas de cible à portée pour { $way }.

## Refus : énergie

wizwar-refuse-boosted = Tu as déjà renforcé ta vitesse ; cela se fait une fois par tour.
wizwar-refuse-speed-with-what = Nomme la carte que tu défausses pour la vitesse, comme « speed:energy-4 ».
wizwar-refuse-no-energy = { $card } n’a pas de valeur d’énergie.
wizwar-refuse-in-use = { $card } est justement la carte que tu joues.
wizwar-refuse-add-two = Addition demande deux autres cartes à valeur d’énergie.
wizwar-refuse-add-choose = Addition réunit deux cartes : nomme l’une d’elles.
wizwar-refuse-blade-needs = La Lame de mage ne frappe qu’avec une carte que tu défausses.
wizwar-refuse-waterbolt-most = Trait d’eau a { $energy } d’énergie à répartir.
wizwar-refuse-waterbolt-fixed = Contre cette cible, l’énergie ({ $energy }) ne peut pas être partagée.

## Refus : objets, trésors et portes

wizwar-refuse-nothing-here = Il n’y a rien ici que tu puisses ramasser.
wizwar-refuse-carried-already = Tu portes déjà { $thing }.
wizwar-refuse-carried-by = { $other } porte { $thing }, et il faut une carte pour l’emporter.
wizwar-refuse-lies-elsewhere = Ta case ne contient pas { $thing }, qui est ailleurs : { $place }.
wizwar-refuse-lies-nowhere = Il n’y a pas { $card } dans ta case.
wizwar-refuse-fixed = On ne peut pas porter { $thing } : c’est fixé sur place.
wizwar-refuse-gravity = Tant que dure Gravité, on ne peut rien ramasser.
wizwar-refuse-glued = La Glu retient { $thing }.
wizwar-refuse-take-points = Ramasser { $thing } coûte un point de mouvement, et tu n’en as pas.
wizwar-refuse-second-treasure = Tu portes déjà un trésor, et personne n’en porte deux.
wizwar-refuse-mad-dash = Après Course folle, tu ne peux plus ramasser de trésor pendant ce tour.
wizwar-refuse-carries-no-treasure = Tu ne portes pas ce trésor.
wizwar-refuse-carries-nothing = Tu ne portes rien que tu puisses poser.
wizwar-refuse-carries-not = Tu ne portes pas { $card }.
wizwar-refuse-tacks-ground = Les punaises ne se posent que là où il n’y a rien d’autre.
wizwar-refuse-end-it = { $card } est un sort. Dis « { $word } » pour y mettre fin.
wizwar-refuse-item-ends-not = { $card } est un équipement : on ne peut que le poser.
wizwar-refuse-not-your-spell = { $other } maintient { $card } ; tu ne peux mettre fin qu’à tes propres sorts.
wizwar-refuse-permanent = Dans cette partie, les objets créés ne sont pas maintenus, et tu ne peux pas mettre fin à { $card }.
wizwar-refuse-no-such-spell = Tu ne maintiens pas { $card }.
wizwar-refuse-no-door-here = Il n’y a pas de porte près de toi que tu puisses tenir ouverte.
wizwar-refuse-no-door = Il n’y a pas de porte sur { $line }.
wizwar-refuse-not-beside = Tu n’es pas juste à côté : { $line }.
wizwar-refuse-held-already = La porte sur { $line } est déjà tenue ouverte.
wizwar-refuse-open-already = La porte sur { $line } t’est déjà ouverte.
wizwar-refuse-holds-nothing = Tu ne tiens aucune porte ouverte.
wizwar-refuse-holds-not = Tu ne tiens pas de porte ouverte sur { $line }.
wizwar-refuse-no-tacks = Il n’y a pas de punaises dans le labyrinthe.
wizwar-refuse-gather-late = Recueillir les punaises prend toute la phase, et tu y as déjà fait quelque chose.
wizwar-refuse-gather-far = Les punaises ne sont pas dans une case adjacente à la tienne.
wizwar-refuse-gather-blind = Depuis un buisson ou un nuage, tu ne vois pas les punaises et tu ne peux pas les recueillir.

## Refus : cibles

wizwar-refuse-unseen = Tu ne vois pas { $target }.
wizwar-refuse-hidden = Un buisson ou un nuage cache { $target } à tous ceux du dehors.
wizwar-refuse-not-adjacent = { $way } n’atteint que ta case et les cases adjacentes que tu vois, pas { $target }.
wizwar-refuse-fog = Dans le Brouillard, personne ne voit à plus d’une case : { $target } n’est pas en vue.
wizwar-refuse-spell-unseen = Tu ne vois ni qui a lancé ce sort, ni sa cible : { $target }.
wizwar-refuse-dead-target = Ce mage est mort : { $target }.
wizwar-refuse-yourself = Tu ne peux pas être ta propre cible avec { $way }.
wizwar-refuse-mist = { $target } n’est que brume et échappe à toute attaque.
wizwar-refuse-globe-far = { $target } est à plus de six pas de toi.
wizwar-refuse-tear-far = { $target } n’est pas dans ta case.
wizwar-refuse-target-empty-handed = { $target } ne porte rien pour { $way }.
wizwar-refuse-home-base = { $square } est une base, et l’on ne peut rien y créer.
wizwar-refuse-square-full = { $square } n’est pas vide.
wizwar-refuse-teleport-far = Téléportation n’atteint pas { $square } : elle va à quatre pas au plus.
wizwar-refuse-windrider = { $square } n’est pas en ligne droite, ou quelque chose en chemin arrête le vol.
wizwar-refuse-not-a-square = { $way } ne vise pas une case : nomme ce qu’il y a en { $square }.
wizwar-refuse-line-taken = Il y a déjà quelque chose sur { $line }.
wizwar-refuse-no-barrier = Un mur sur { $line } n’arrêterait pas cette attaque.
wizwar-refuse-nothing-stands = Il n’y a rien pour { $way } sur { $line }.
wizwar-refuse-attacks-treasure = On ne peut attaquer aucun trésor.
wizwar-refuse-unbreakable = Rien ne peut abîmer { $target }.
wizwar-refuse-carried-target = On ne vise pas ce que quelqu’un porte, et { $other } a { $target }.
wizwar-refuse-no-spell = On ne met ainsi fin qu’à des sorts, et { $target } est un équipement.
wizwar-refuse-not-on-table = Il n’y a pas { $card } sur la table.
wizwar-refuse-not-a-target = { $way } ne peut pas viser { $target }.
wizwar-refuse-astral-far = { $square } est à plus de trois pas de toi.
wizwar-refuse-astral-full = { $square } n’est pas vide.
wizwar-refuse-astral-useless = Depuis { $square }, aucun de tes sorts n’aurait de cible.
wizwar-refuse-not-through = La ligne vers ta cible ne passe pas par { $line }.

## Refus : réponses

wizwar-refuse-act-in-window = Quelque chose est en suspens : tu peux y répondre par un contre, ou passer.
wizwar-refuse-answer-or-pass = Réponds par un contre, ou dis « pass ».
wizwar-refuse-use-carried = Pour répondre avec { $card }, il faut porter cet équipement.
wizwar-refuse-no-counter = { $card } n’est pas un contre et ne peut pas servir de réponse.
wizwar-refuse-answer-no-target = { $card } n’a aucun endroit où changer quelque chose.
wizwar-refuse-answer-useless = Il ne reste rien ici que { $card } puisse empêcher.
wizwar-refuse-caster-unseen = Pour { $card }, il faudrait voir { $caster }, et tu ne vois pas jusque-là.
wizwar-refuse-condition = { $card } répond { $occasion ->
        [spell] à un sort que quelqu’un d’autre lance sous tes yeux
        [neutral] à un sort neutre que quelqu’un d’autre lance sous tes yeux
        [water] à un sort d’Eau que quelqu’un d’autre lance sous tes yeux
        [at-me] à un sort qui te vise
        [attack-at-me] à un sort d’attaque qui te vise
        [sight-at-me] à un sort de portée vue qui te vise
        [attacked] à une attaque contre toi
        [counter] à un contre opposé à l’un de tes sorts
        [hurt] à des dégâts qui vont t’atteindre
        [my-treasure] quand on ramasse l’un de tes trésors
       *[my-sector] quand on ramasse un trésor dans ton secteur, une fois passée l’occasion de Rune de garde
    } ; ce n’est pas le cas.

## Refus : le reste

wizwar-refuse-must-give = Il reste des cartes auxquelles tu dois renoncer.
wizwar-refuse-must-choose = Tu dois en choisir une.
wizwar-refuse-hand-only = Pendant le tour d’un autre, on ne peut renoncer qu’à des cartes en main.
wizwar-refuse-keeps-not = Tu n’as pas { $card } devant toi.
wizwar-refuse-cards-only = { $card } est sur la table, et l’on ne peut pas y renoncer ici.
wizwar-refuse-victim-has-not = { $victim } n’a pas { $card } en main.
wizwar-refuse-draw-most = { $most ->
        [one] Tu peux piocher { $most } carte au plus.
       *[other] Tu peux piocher { $most } cartes au plus.
    }
wizwar-refuse-draw-room = { $most ->
        [one] Tu peux piocher { $most } carte au plus : davantage dépasserait ta limite de { $limit }.
       *[other] Tu peux piocher { $most } cartes au plus : davantage dépasserait ta limite de { $limit }.
    }
wizwar-refuse-draw-later = On pioche pendant Défausse et pioche, à la fin de son tour.
wizwar-refuse-other-deck = Tu ne pioches que dans la pioche de ton groupe.
wizwar-refuse-discards = Tout le monde peut regarder la défausse, mais personne n’y prend de carte.
wizwar-refuse-school-taken = { $school } : cette école est déjà dans une pioche.
wizwar-refuse-cantrip = { $school } : cette école ne se choisit pas ; elle est dans la pioche dès le début, ou pas du tout.
wizwar-refuse-not-there = On ne peut pas choisir { $card } ici.
wizwar-refuse-fooled-there = { $square } n’est pas dans ton secteur, ou c’est là qu’était le trésor.
wizwar-refuse-knocked-there = { $victim } doit partir droit à l’opposé de toi, pas vers { $direction }.
wizwar-refuse-no-treasures = Chipé ! prend des équipements, pas des trésors.
