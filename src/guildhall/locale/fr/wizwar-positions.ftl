# Pourquoi une position de Wiz-War est impossible.

wizwar-bad-position = Cette position est impossible : { $why }
wizwar-bad-unknown-part = elle a un élément « { $part } » que les positions n’ont pas.
wizwar-bad-shape = l’élément « { $part } » manque, ou n’est pas ce qu’il devrait être.
wizwar-bad-name = « { $word } » (dans { $part }) n’est pas un nom possible. Les noms sont : { $allowed }.
wizwar-too-large = beaucoup trop grand
wizwar-bad-number = { $part } vaut { $value } ; il faut une valeur de { $least } à { $most }.
wizwar-bad-number-only = { $part } vaut { $value } ; la seule valeur possible est { $only }.
wizwar-bad-twice = « { $part } » nomme { $word } deux fois.
wizwar-bad-square = « { $word } » (dans { $part }) n’est pas une case de ce plateau.
wizwar-bad-line = « { $word } » (dans { $part }) n’est pas une ligne entre deux cases de ce plateau.
wizwar-bad-sectors = le plateau doit être fait des secteurs de tous les joueurs, chacun une fois.
wizwar-bad-schools = avec ces options, ces écoles de magie ne peuvent pas être en jeu ensemble.

# cartes
wizwar-bad-card = « { $word } » (dans { $part }) n’est pas une carte.
wizwar-bad-card-not-in-play = la carte { $card } n’est d’aucune école en jeu.
wizwar-bad-card-often = la carte { $card } est là plus souvent que dans les écoles en jeu, où elle est { $most } fois.
wizwar-bad-cards-missing = des cartes des écoles en jeu ne sont nulle part : { $cards }.
wizwar-bad-known = { $player } ne peut pas connaître la carte { $card } en main chez { $other }, car elle n’y est pas.
wizwar-bad-known-twice = le savoir attribué à { $player } est dit deux fois, dans « known » et dans « guesses ».
wizwar-bad-hidden = { $player } n’a rien à deviner sur la carte { $card }, car elle n’est pas cachée, ou pas tant de fois.
wizwar-bad-guesses = rien de ce que devine { $player } ne correspond à la vraie place des cartes.
wizwar-bad-instant = la carte { $card } agit aussitôt et ne reste jamais sur la table.
wizwar-bad-thing = { $part } ne convient pas à la carte { $card } : { $want }
wizwar-want-item = un objet est soit porté par un joueur (« by »), soit posé sur une case (« at »), et n’a jamais de « on ».
wizwar-want-caster = il faut y nommer le joueur qui a lancé le sort.
wizwar-want-own = ce sort est toujours sur le mage qui l’a lancé et n’a besoin ni de « at » ni de « on ».
wizwar-want-nothing = ce sort n’a pas de cible et n’a besoin ni de « at » ni de « on ».
wizwar-want-square = ce sort demande une case dans « at », et pas de « on ».
wizwar-want-line = ce sort demande, dans « at », les deux cases entre lesquelles il se trouve, par exemple « b3|c3 », et pas de « on ».
wizwar-want-wizard = ce sort demande un mage dans « on », et pas de « at ».
wizwar-want-other-wizard = ce sort demande, dans « on », un autre mage que celui qui l’a lancé, et pas de « at ».
wizwar-want-loose = ce sort demande, dans « on », un objet ou un trésor que personne ne porte, et pas de « at ».
wizwar-bad-transformations = { $player } est sous deux transformations.
wizwar-bad-banned = { $card } ne peut pas être sur la table tant que dure { $other }.
wizwar-bad-home = { $card } est dans la base { $square }.
wizwar-bad-crowded = deux choses ont été créées dans la case { $square }.
wizwar-bad-line-full = deux choses sont sur la ligne { $line } et ne peuvent pas y être ensemble.
wizwar-bad-wall = là où se trouve { $card } ({ $line }), « lines » ne peut indiquer que « { $state } ». On peut aussi ne rien y indiquer.
wizwar-bad-seal = une porte est scellée sur la ligne { $line }, mais il n’y a pas de porte.
wizwar-bad-trap-of = un jeton vient de quelque chose qui n’est pas un Piège caché.
wizwar-bad-trap-real = un Piège caché a plus d’un vrai jeton.
wizwar-bad-trap-none = un Piège caché n’a pas de vrai jeton. Il faut ajouter « real » à l’un de ses jetons dans « traps ».
wizwar-bad-trap-many = un Piège caché a trop de jetons ; le maximum est { $most }.

# mages et murs
wizwar-bad-life = la vie de ce mage ({ $player }) est { $value } ; il faut une valeur de 1 à { $most }.
wizwar-bad-dying = ce mage ({ $player }) est en train de mourir : sa vie ne peut pas dépasser 0.
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
wizwar-bad-dead = le mage ({ $player }) est mort, et a pourtant une main, un trésor, une porte, de la vie ou des jetons d’étourdissement.
wizwar-bad-dead-owner = { $card } appartient à un mage mort ({ $player }).
wizwar-bad-dead-target = { $card } est sur un mage mort ({ $player }).
wizwar-bad-turn = c’est le tour d’un mage qui est mort ({ $player }).
wizwar-bad-treasures-carried = { $player } porte deux trésors.
wizwar-bad-pinned = { $player } ne peut pas porter de trésor tant que dure { $other }.
wizwar-bad-treasure-twice = le trésor { $treasure } est à deux endroits.
wizwar-bad-cracks-nowhere = il y a des fissures sur la ligne { $line }, où il n’y a rien.
wizwar-bad-cracks = fissures sur la ligne { $line } : { $count } ; ce qui s’y trouve tombe à plus de { $most }.
wizwar-bad-held-nothing = quelqu’un tient une porte ouverte sur la ligne { $line }, où il n’y a pas de porte.
wizwar-bad-held = { $player } tient ouverte la porte { $line } sans être à côté.
wizwar-bad-held-sealed = { $player } tient ouverte la porte { $line }, mais elle est scellée.

# le tour
wizwar-bad-after-the-end = la partie est terminée, et il y a pourtant un élément « { $part } ».
wizwar-bad-not-over = la partie ne serait pas terminée, ou autrement.
wizwar-bad-over = la partie serait déjà terminée.
wizwar-bad-order = { $doing } ne peut pas être à cette place dans ce qui se fait.
wizwar-bad-frame = on ne peut demander cela à personne : { $doing }.
wizwar-bad-stuck = ce qui s’y fait ne peut pas être mené à son terme.
