# Le parole da digitare: una parola sola, senza spazi. Le parole inglesi si capiscono sempre.

## I due giochi ed Elfenwizards

typed-pass = passa
typed-done = fatto
typed-stop = basta
typed-roll = lancia
typed-accept = accetta
typed-reroll = rilancia
typed-ready = pronto
typed-hand = riserva
typed-box = casella
typed-chip = minore
typed-minor = minori
typed-grey = grigia

## Wiz-War; carte e scuole hanno il loro nome

typed-none = senza
typed-sum = totale
typed-draw = pesca
typed-damage = danni
typed-speed = velocità
typed-take = prendi
typed-drop = posa
typed-gather = raccogli
typed-end = termina
typed-hold = tieni
typed-close = chiudi
typed-treasure = tesoro
typed-sector = settore
typed-trap = trappola
typed-punch = pugno
typed-stab = pugnalata
typed-slash = fendente
typed-throw = scaglia
typed-dart = dardo
typed-hurt = ferisci
typed-stun = stordisci
typed-tear = strappa
typed-counter = contrasta
typed-east = est
typed-south = sud
typed-west = ovest
typed-north = nord
typed-stumble = brancola
typed-right = destra
typed-left = sinistra
typed-half = mezzo
typed-blue = blu
typed-red = rosso
typed-yellow = giallo
typed-green = verde

## Comandi del terminale

typed-command-undo = annulla
typed-command-why = perché
typed-command-rules = regole
typed-command-log = cronaca
typed-command-save = salva
typed-command-board = tabellone
typed-command-help = aiuto
typed-command-quit = esci
typed-command-look = guarda
typed-command-card = carta
typed-command-discards = scarti
typed-command-next = avanti
typed-command-back = indietro
typed-command-first = inizio
typed-command-last = fine
