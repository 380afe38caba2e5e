# Les premières parties guidées : ce que dit le guide, et ce qui y mène.

first-title = Tu débutes ?
first-about = Apprends en cinq minutes.
first-game = Apprendre { $game }
first-learn = Apprendre en jouant
first-dismiss = Non merci
first-coach = Guide
first-count = Étape { $number } sur { $count }
first-leave = Quitter la leçon
first-stray = Fais d’abord cette étape. Ou quitte la leçon : tu joueras alors la même partie à ta guise.
first-play-on = Continuer à jouer
first-own = Commencer ta propre partie
first-scripted = Cette table a commencé par une première partie guidée. Ses dés et ses pioches sont préparés : ils ne sont pas équitables, et personne ne peut les vérifier.

first-elfenwizards-roll = Tu diriges la guilde rouge. Ton Druide R1 est à une marche du Grand Druide, qui vaut 10 points : c’est là que nous allons. Tu as obtenu un 6 et un 2 : accepte le lancer.
first-elfenwizards-six = Un dé est un sort puissant, mais il n’aide que les pions d’un seul niveau. Mets le 6 dans la case des Druides : il est pour R1.
first-elfenwizards-two = Avec un 2, on ne gagne aucun titre. Mets-le dans la case Sorts mineurs : plus tard, il y récupérera un sort mineur que tu auras utilisé.
first-elfenwizards-wizard = R1 et G1, le pion de Vert, se disputent le titre au-dessus d’eux : Grand Druide. Place ton 6 à côté de R1.
first-elfenwizards-sorcerer = À chaque fois, tu places deux sorts. R2 et B2, le pion de Bleu, veulent tous deux devenir Druide : place ton 5 à côté de R2.
first-elfenwizards-watch = Vert et Bleu placent maintenant deux sorts chacun. Ne quitte pas G1 et B2 des yeux !
first-elfenwizards-tie = G1 a aussi un 6. En cas d’égalité, personne ne monte ! Un sort mineur vaut 1 point et aide n’importe quel pion : places-en un à côté de R1.
first-elfenwizards-second = 7 contre 6 : R1 est en tête. Avec ton deuxième sort, assure la place de R2 : mets-y un sort mineur.
first-elfenwizards-pass = Tu es en tête deux fois. Quand c’est de nouveau à toi, passe : c’est pour tout le reste du tour, et quand tout le monde a passé, les titres sont attribués.
first-elfenwizards-redeem = C’est gagné : R1 est Grand Druide, et R2 est Druide ! Le 2 de la case Sorts mineurs te rend maintenant un sort mineur.
first-elfenwizards-vacant = Les pions qui ne sont pas montés prennent un titre vacant. Choisis N1 pour ton premier Nécromancien et N3 pour l’autre : là, ils ne seront pas rivaux.
first-elfenwizards-rest = Ceux qui ne trouvent pas de titre vacant repartent comme Magiciens. Ensuite, chaque pion rapporte la valeur de son niveau.
first-elfenwizards-retire = 31 points, tu es en tête ! Le Grand Druide prend aussitôt sa retraite : paie avec le sort mineur de la case, puis choisis la case Magiciens d’où il repartira.
first-elfenwizards-end = Voilà comment se joue un tour. Après le tour 4, le plus grand total l’emporte, ou plus tôt si quelqu’un devient Grand Druide pour la deuxième fois. À toi de décider maintenant.

first-wizwar-door = Tu es le mage bleu, en d4, et ta base est l’anneau en c3. La porte à côté de toi est à ta couleur : elle ne s’ouvre que pour toi. Franchis-la pour aller en e4.
first-wizwar-walk = Chaque pas coûte 1 point de mouvement, et tu en as 3 par tour. Continue jusqu’en e3 : de là, tu verras le mage rouge.
first-wizwar-fireball = Une ligne droite et pas de mur : tu vois le mage rouge. Choisis Boule de feu, puis le mage rouge comme cible.
first-wizwar-chest = 5 points de dégâts ! C’était ta seule attaque de ce tour, mais tu peux encore marcher. Le coffre en f3 est un trésor du mage rouge : va jusque-là.
first-wizwar-take = Ramasse le trésor. Tu ne pourras plus marcher ni lancer de sorts pendant ce tour : voilà pourquoi on le fait en dernier.
first-wizwar-draw = Garde tes cartes et pioches-en deux : tu peux en avoir jusqu’à sept.
first-wizwar-watch = C’est le tour du mage rouge, et il veut récupérer son trésor. Regarde ce qui vient.
first-wizwar-shield = Le mage rouge te lance Coup de puissance : 3 points de dégâts. Réponds par ton Bouclier, qui en arrête 2, et ne le renforce pas : Énergie 4 va te servir tout de suite.
first-wizwar-shielded = Un seul point de dégâts est passé. On peut répondre pendant le tour de n’importe qui : garde toujours un contresort. Le tour du mage rouge est presque fini.
first-wizwar-stone = Regarde ce que tu as pioché : une Pierre de vitesse. Un équipement reste devant toi, et celui-ci te donne 1 point de mouvement de plus à chaque tour. Porte-le.
first-wizwar-speed = Ta base est à cinq pas. Toute carte à valeur d’énergie sert aussi de carburant : défausse Énergie 4 pour 4 points de mouvement de plus.
first-wizwar-home = Et en route : par e3 et e4, à travers ta porte vers d4 et d3, jusqu’à l’anneau en c3.
first-wizwar-drop = Te voilà dans ta base ! Un trésor porté ne vaut encore rien : pose-le ici.
first-wizwar-end = Ton premier point ! Au deuxième, tu gagnes : avec l’autre trésor du mage rouge, ou en tuant celui-ci par une attaque. À toi de décider maintenant.
