# The words that players type, one word each. English ones are the notation, which is understood in every language.

## Both games, and Elfenwizards

typed-pass = pass
typed-done = done
typed-stop = stop
typed-roll = roll
typed-accept = accept
typed-reroll = reroll
typed-ready = ready
typed-hand = hand
typed-box = box
typed-chip = chip
typed-minor = minor
typed-grey = grey

## Wiz-War; cards and schools go by their names

typed-none = none
typed-sum = sum
typed-draw = draw
typed-damage = damage
typed-speed = speed
typed-take = take
typed-drop = drop
typed-gather = gather
typed-end = end
typed-hold = hold
typed-close = close
typed-treasure = treasure
typed-sector = sector
typed-trap = trap
typed-punch = punch
typed-stab = stab
typed-slash = slash
typed-throw = throw
typed-dart = dart
typed-hurt = hurt
typed-stun = stun
typed-tear = tear
typed-counter = counter
typed-east = east
typed-south = south
typed-west = west
typed-north = north
typed-stumble = stumble
typed-right = right
typed-left = left
typed-half = half
typed-blue = blue
typed-red = red
typed-yellow = yellow
typed-green = green

## Commands of the terminal

typed-command-undo = undo
typed-command-why = why
typed-command-rules = rules
typed-command-log = log
typed-command-save = save
typed-command-board = board
typed-command-help = help
typed-command-quit = quit
typed-command-look = look
typed-command-card = card
typed-command-discards = discards
typed-command-next = next
typed-command-back = back
typed-command-first = first
typed-command-last = last
