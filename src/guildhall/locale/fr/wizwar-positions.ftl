# Pourquoi une position de Wiz-War est impossible.

wizwar-bad-position = Cette position est impossible : { $why }
wizwar-bad-unknown-part = les positions n’ont pas d’élément « { $part } ».
wizwar-bad-shape = l’élément « { $part } » manque ou n’est pas valable.
wizwar-bad-name = « { $word } » (dans { $part }) n’est pas valable ici. Noms possibles : { $allowed }.
wizwar-too-large = un nombre beaucoup trop grand
wizwar-bad-number = { $part } vaut { $value }, mais il faut une valeur de { $least } à { $most }.
wizwar-bad-number-only = { $part } vaut { $value } ; la seule valeur possible est { $only }.
wizwar-bad-twice = « { $part } » nomme { $word } deux fois.
wizwar-bad-square = « { $word } » (dans { $part }) n’est pas une case de ce plateau.
wizwar-bad-line = « { $word } » (dans { $part }) n’est pas un bord entre deux cases de ce plateau.
wizwar-bad-sectors = le plateau doit contenir le secteur de chaque joueur, une fois exactement.
wizwar-bad-schools = avec ces options, ces écoles de magie ne peuvent pas être en jeu ensemble.

# cartes
wizwar-bad-card = « { $word } » (dans { $part }) n’est pas une carte.
wizwar-bad-card-not-in-play = la carte { $card } n’est dans aucune école en jeu.
wizwar-bad-card-often = il y a plus d’exemplaires de la carte { $card } que dans les écoles en jeu ({ $most }).
wizwar-bad-cards-missing = il manque des cartes des écoles en jeu ({ $cards }).
wizwar-bad-known = { $player } ne peut pas connaître la carte { $card } de la main { JOIN("de", $other) }, car elle n’y est pas.
wizwar-bad-known-twice = { $player } peut être dans « known » ou dans « guesses », mais pas dans les deux.
wizwar-bad-hidden = { $player } ne peut rien avoir à deviner sur la carte { $card }, car elle ne lui est pas cachée, ou pas autant de fois.
wizwar-bad-guesses = rien de ce que devine { $player } ne correspond à la vraie place des cartes.
wizwar-bad-instant = la carte { $card } agit aussitôt et ne reste jamais sur la table.
wizwar-bad-thing = { $part } ne convient pas à la carte { $card }, car { $want }
wizwar-want-item = un équipement est soit porté par un joueur (« by »), soit posé sur une case (« at »), et n’a jamais de « on ».
wizwar-want-caster = il faut y nommer le joueur qui a lancé le sort.
wizwar-want-own = ce sort est toujours sur le mage qui l’a lancé et n’a besoin ni de « at » ni de « on ».
wizwar-want-nothing = ce sort n’a pas de cible et n’a besoin ni de « at » ni de « on ».
wizwar-want-square = ce sort demande une case dans « at », et pas de « on ».
wizwar-want-line = ce sort demande, dans « at », les deux cases entre lesquelles il se trouve, par exemple « b3|c3 », et pas de « on ».
wizwar-want-wizard = ce sort demande un mage dans « on », et pas de « at ».
wizwar-want-other-wizard = ce sort demande, dans « on », un autre mage que celui qui l’a lancé, et pas de « at ».
wizwar-want-loose = ce sort demande, dans « on », un équipement ou un trésor que personne ne porte, et pas de « at ».
wizwar-bad-transformations = { $player } est sous deux transformations à la fois.
wizwar-bad-banned = { $card } ne peut pas être sur la table tant que dure { $other }.
wizwar-bad-home = { $card } est dans la base { $square }, où l’on ne peut rien créer.
wizwar-bad-crowded = deux choses ont été créées dans la case { $square }.
wizwar-bad-line-full = deux des sorts en { $line } ne peuvent pas y être ensemble.
wizwar-bad-wall = là où se trouve { $card } ({ $line }), « lines » ne peut indiquer que « { $state } ». On peut aussi ne rien y indiquer.
wizwar-bad-seal = il y a une Porte scellée en { $line }, mais pas de porte.
wizwar-bad-trap-of = un jeton de piège appartient à quelque chose qui n’est pas un Piège caché.
wizwar-bad-trap-real = un Piège caché a plus d’un vrai jeton.
wizwar-bad-trap-none = un Piège caché n’a pas de vrai jeton. Il faut ajouter « real » à l’un de ses jetons dans « traps ».
wizwar-bad-trap-many = un Piège caché a plus de { $most } jetons.

# mages et murs
wizwar-bad-life = { $player } a { $value } points de vie, mais il en faut de 1 à { $most }.
wizwar-bad-dying = { $player } est en train de mourir, et sa vie ne peut donc pas dépasser 0.
wizwar-bad-killer = personne ne gagne rien à sa propre mort. Dans « dying », il faut « { $player } » sans « by ».
wizwar-bad-inside = { $what } est dans { $card } en { $square }, où il n’y a de place pour rien d’autre.
wizwar-bad-kills = { $count ->
        [one] 1 mage a été tué
       *[other] { $count } mages ont été tués
    }, mais { $dead ->
        [0] aucun n’est mort
        [one] 1 seul est mort
       *[other] { $dead } seulement sont morts
    }.
wizwar-bad-dead = le mage { JOIN("de", $player) } est mort, mais a encore des cartes en main, un trésor, une porte qu’il tient, de la vie ou des jetons d’étourdissement.
wizwar-bad-dead-owner = { $card } appartient à un mage mort ({ $player }).
wizwar-bad-dead-target = { $card } est sur un mage mort ({ $player }).
wizwar-bad-turn = c’est le tour { JOIN("de", $player) }, dont le mage est mort.
wizwar-bad-treasures-carried = { $player } porte deux trésors.
wizwar-bad-pinned = { $player } ne peut pas porter de trésor tant que dure { $other }.
wizwar-bad-treasure-twice = le trésor { $treasure } est à deux endroits.
wizwar-bad-cracks-nowhere = il y a des fissures en { $line }, mais ni mur ni porte.
wizwar-bad-cracks = il y a { $count } fissures en { $line }, mais ce qui s’y dresse peut en avoir { $most } au plus.
wizwar-bad-held-nothing = quelqu’un tient une porte ouverte en { $line }, mais il n’y a pas de porte.
wizwar-bad-held = { $player } tient ouverte la porte { $line } sans être juste à côté.
wizwar-bad-held-sealed = { $player } tient ouverte la porte { $line }, mais elle est scellée.

# le tour
wizwar-bad-after-the-end = la partie est terminée, il ne peut donc pas y avoir d’élément « { $part } ».
wizwar-bad-not-over = la partie ne serait pas encore terminée, ou se serait terminée autrement.
wizwar-bad-over = la partie serait déjà terminée.
wizwar-bad-order = « { $doing } » ne peut pas être à cette place dans « doing ».
wizwar-bad-frame = « { $doing } » n’est pas possible ici.
wizwar-bad-stuck = ce qui est en cours dans « doing » ne peut pas être mené à son terme.
