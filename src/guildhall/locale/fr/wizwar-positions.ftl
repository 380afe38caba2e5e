# Pourquoi une position de Wiz-War est impossible.

wizwar-bad-position = Cette position est impossible : { $why }
wizwar-bad-unknown-part = les positions n’ont pas d’élément « { $part } ».
wizwar-bad-shape = l’élément « { $part } » manque ou n’est pas valable.
wizwar-bad-name = « { $word } » (dans { $part }) n’est pas valable ici. Noms possibles : { $allowed }.
wizwar-too-large = beaucoup trop grand
wizwar-bad-number = { $part } vaut { $value }, mais il faut une valeur de { $least } à { $most }.
wizwar-bad-square = « { $word } » (dans { $part }) n’est pas une case de ce plateau.
wizwar-bad-line = « { $word } » (dans { $part }) n’est pas un bord entre deux cases de ce plateau.
wizwar-bad-sectors = le plateau doit contenir le secteur de chaque joueur, une fois exactement.
wizwar-bad-schools = avec ces options, ces écoles de magie ne peuvent pas être en jeu ensemble.

# cartes
wizwar-bad-card = « { $word } » (dans { $part }) n’est pas une carte.
wizwar-bad-card-not-in-play = la carte { $card } n’est dans aucune école en jeu.
wizwar-bad-card-often = il y a plus d’exemplaires de la carte { $card } que dans les écoles en jeu ({ $most }).
wizwar-bad-cards-missing = il manque des cartes des écoles en jeu : { $cards }.
wizwar-bad-known = { $player } ne peut pas connaître la carte { $card } de la main { JOIN("de", $other) }, car elle n’y est pas.
wizwar-bad-known-twice = { $player } peut être dans « known » ou dans « guesses », mais pas dans les deux.
wizwar-bad-hidden = { $player } ne peut rien avoir à deviner sur la carte { $card }, car elle ne lui est pas cachée, ou pas tant de fois.
wizwar-bad-guesses = rien de ce que devine { $player } ne correspond à la vraie place des cartes.
wizwar-bad-instant = la carte { $card } agit aussitôt et ne reste jamais sur la table.
wizwar-bad-thing = la carte { $card } ne peut pas être ainsi sur la table. Vérifie « by », « at » et « on ».
wizwar-bad-transformations = { $player } est sous deux transformations à la fois.
wizwar-bad-home = { $card } est dans la base { $square }, où l’on ne peut rien créer.
wizwar-bad-crowded = deux choses ont été créées dans la case { $square }.
wizwar-bad-line-full = deux des sorts en { $line } ne peuvent pas y être ensemble.
wizwar-bad-wall = ce qui se dresse en { $line } ne correspond pas au sort qui s’y trouve. Dans « lines », Création de mur demande « wall », Création de porte « door » et Mur de feu « open ».
wizwar-bad-seal = il y a une Porte scellée en { $line }, mais pas de porte.
wizwar-bad-trap-of = un jeton de piège appartient à quelque chose qui n’est pas un Piège caché.
wizwar-bad-trap-real = un Piège caché a plus d’un vrai jeton.
wizwar-bad-trap-many = un Piège caché a plus de { $most } jetons.

# mages et murs
wizwar-bad-life = { $player } a { $value } points de vie, mais il en faut de 1 à { $most }.
wizwar-bad-stone = un mage est dans le Bloc de pierre en { $square }.
wizwar-bad-kills = { $count ->
        [one] { $count } mage a été tué
       *[other] { $count } mages ont été tués
    }, mais { $dead ->
        [0] personne n’est mort
        [one] { $dead } mage seulement est mort
       *[other] { $dead } mages seulement sont morts
    }.
wizwar-bad-dead = le mage { JOIN("de", $player) } est mort, mais a encore des cartes en main, un trésor, une porte qu’il tient, de la vie ou des jetons d’étourdissement.
wizwar-bad-dead-thing = { $card } appartient à un mage mort, ou est sur lui.
wizwar-bad-turn = c’est le tour { JOIN("de", $player) }, mais le mage { JOIN("de", $player) } est mort.
wizwar-bad-treasures-carried = { $player } porte deux trésors.
wizwar-bad-treasure-twice = le trésor { $treasure } est à deux endroits.
wizwar-bad-cracks-nowhere = il y a des fissures en { $line }, mais ni mur ni porte.
wizwar-bad-cracks = il y a { $count } fissures en { $line }, mais ce qui s’y dresse peut en avoir { $most } au plus.
wizwar-bad-held-nothing = quelqu’un tient une porte ouverte en { $line }, mais il n’y a pas de porte.
wizwar-bad-held = { $player } tient ouverte la porte { $line } sans être juste à côté.

# le tour
wizwar-bad-after-the-end = la partie est terminée, il ne peut donc pas y avoir d’élément « { $part } ».
wizwar-bad-not-over = la partie ne serait pas encore terminée, ou se serait terminée autrement.
wizwar-bad-over = la partie serait déjà terminée.
wizwar-bad-order = « { $doing } » ne peut pas être à cette place dans « doing ».
wizwar-bad-frame = « { $doing } » n’est pas possible ici.
wizwar-bad-roll = l’un des prochains lancers dépasse ce que permet son dé ou sa pioche.
wizwar-bad-stuck = ce qui est en cours dans « doing » ne peut pas être mené à son terme.
