# Die Wörter, die man tippt: je ein Wort ohne Leerzeichen. Die englischen Wörter gelten immer auch.

## Beide Spiele und Elfenwizards

typed-pass = passen
typed-done = fertig
typed-stop = genug
typed-roll = würfeln
typed-accept = annehmen
typed-reroll = nochmal
typed-ready = bereit
typed-hand = bestand
typed-box = kasten
typed-chip = chip
typed-minor = klein
typed-grey = grau

## Wiz-War; Karten und Schulen heißen wie sonst auch

typed-none = ohne
typed-sum = summe
typed-draw = ziehen
typed-damage = schaden
typed-speed = tempo
typed-take = nehmen
typed-drop = ablegen
typed-gather = sammeln
typed-end = beenden
typed-hold = halten
typed-close = schließen
typed-treasure = schatz
typed-sector = sektor
typed-trap = falle
typed-punch = schlag
typed-stab = stich
typed-slash = hieb
typed-throw = werfen
typed-dart = pfeil
typed-hurt = verletzen
typed-stun = betäuben
typed-tear = entreißen
typed-counter = aufheben
typed-east = osten
typed-south = süden
typed-west = westen
typed-north = norden
typed-stumble = tappen
typed-right = rechts
typed-left = links
typed-half = halb
typed-blue = blau
typed-red = rot
typed-yellow = gelb
typed-green = grün

## Befehle im Terminal

typed-command-undo = zurück
typed-command-why = warum
typed-command-rules = regeln
typed-command-log = verlauf
typed-command-save = speichern
typed-command-board = spielplan
typed-command-help = hilfe
typed-command-quit = ende
typed-command-look = schauen
typed-command-card = karte
typed-command-discards = ablage
typed-command-next = weiter
typed-command-back = zurück
typed-command-first = anfang
typed-command-last = schluss
