# Pourquoi une position de Wiz-War est impossible.

wizwar-bad-position = Cette position est impossible : { $why }
wizwar-bad-unknown-part = elle a un élément « { $part } » que les positions n’ont pas.
wizwar-bad-shape = l’élément « { $part } » manque, ou n’est pas ce qu’il devrait être.
wizwar-bad-name = « { $word } » (dans { $part }) n’est pas un nom possible. Les noms sont : { $allowed }.
wizwar-too-large = beaucoup trop grand
wizwar-bad-number = { $part } vaut { $value } ; il faut une valeur de { $least } à { $most }.
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
wizwar-bad-thing = la carte { $card } ne peut pas être là, ou ne peut pas être posée sur cela.
wizwar-bad-transformations = { $player } est sous deux transformations.
wizwar-bad-home = { $card } est dans la base { $square }.
wizwar-bad-crowded = deux choses ont été créées dans la case { $square }.
wizwar-bad-line-full = deux choses sont sur la ligne { $line } et ne peuvent pas y être ensemble.
wizwar-bad-wall = un sort a créé un mur ou une porte sur la ligne { $line }, mais il s’y trouve autre chose.
wizwar-bad-seal = une porte est scellée sur la ligne { $line }, mais il n’y a pas de porte.
wizwar-bad-trap-of = un jeton vient de quelque chose qui n’est pas un Piège caché.
wizwar-bad-trap-real = un Piège caché a plus d’un vrai jeton.
wizwar-bad-trap-many = un Piège caché a trop de jetons ; le maximum est { $most }.

# mages et murs
wizwar-bad-life = la vie de ce mage ({ $player }) est { $value } ; il faut une valeur de 1 à { $most }.
wizwar-bad-stone = un mage est dans le Bloc de pierre en { $square }.
wizwar-bad-kills = mages tués : { $count }, mais mages morts : { $dead }.
wizwar-bad-dead = le mage ({ $player }) est mort, et a pourtant une main, un trésor, une porte, de la vie ou des jetons d’étourdissement.
wizwar-bad-dead-thing = { $card } est chez un mage mort.
wizwar-bad-turn = c’est le tour d’un mage qui est mort ({ $player }).
wizwar-bad-treasures-carried = { $player } porte deux trésors.
wizwar-bad-treasure-twice = le trésor { $treasure } est à deux endroits.
wizwar-bad-cracks-nowhere = il y a des fissures sur la ligne { $line }, où il n’y a rien.
wizwar-bad-cracks = fissures sur la ligne { $line } : { $count } ; ce qui s’y trouve tombe à plus de { $most }.
wizwar-bad-held-nothing = quelqu’un tient une porte ouverte sur la ligne { $line }, où il n’y a pas de porte.
wizwar-bad-held = { $player } tient ouverte la porte { $line } sans être à côté.

# le tour
wizwar-bad-after-the-end = la partie est terminée, et il y a pourtant un élément « { $part } ».
wizwar-bad-not-over = la partie ne serait pas terminée, ou autrement.
wizwar-bad-over = la partie serait déjà terminée.
wizwar-bad-order = { $doing } ne peut pas être à cette place dans ce qui se fait.
wizwar-bad-frame = on ne peut demander cela à personne : { $doing }.
wizwar-bad-roll = un lancer à venir dépasse le dé ou la pioche auxquels il est destiné.
wizwar-bad-stuck = ce qui s’y fait ne peut pas être mené à son terme.
