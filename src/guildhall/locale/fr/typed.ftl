# Les mots à taper : un seul mot, sans espace. Les mots anglais restent toujours compris.

## Les deux jeux et Elfenwizards

typed-pass = passer
typed-done = fini
typed-stop = assez
typed-roll = lancer
typed-accept = accepter
typed-reroll = relancer
typed-ready = prêt
typed-hand = réserve
typed-box = case
typed-chip = mineur
typed-minor = mineurs
typed-grey = grise

## Wiz-War ; cartes et écoles gardent leur nom

typed-none = sans
typed-sum = somme
typed-draw = piocher
typed-damage = dégâts
typed-speed = vitesse
typed-take = prendre
typed-drop = poser
typed-gather = recueillir
typed-end = terminer
typed-hold = tenir
typed-close = fermer
typed-treasure = trésor
typed-sector = secteur
typed-trap = piège
typed-punch = poing
typed-stab = poignarder
typed-slash = trancher
typed-throw = jeter
typed-dart = fléchette
typed-hurt = blesser
typed-stun = étourdir
typed-tear = arracher
typed-counter = contrer
typed-east = est
typed-south = sud
typed-west = ouest
typed-north = nord
typed-stumble = tâtonner
typed-right = droite
typed-left = gauche
typed-half = demi
typed-blue = bleu
typed-red = rouge
typed-yellow = jaune
typed-green = vert

## Commandes du terminal

typed-command-undo = annuler
typed-command-why = pourquoi
typed-command-rules = règles
typed-command-log = journal
typed-command-save = enregistrer
typed-command-board = plateau
typed-command-help = aide
typed-command-quit = quitter
typed-command-look = voir
typed-command-card = carte
typed-command-discards = défausse
typed-command-next = suivant
typed-command-back = précédent
typed-command-first = début
typed-command-last = fin
