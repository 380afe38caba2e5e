# Why a position of Wiz-War cannot be.

wizwar-bad-position = The position cannot be: { $why }
wizwar-bad-unknown-part = it has a part “{ $part }” that positions do not have.
wizwar-bad-shape = its part “{ $part }” is missing or is not what it should be.
wizwar-bad-name = “{ $word }” (in { $part }) is no name there. Names are: { $allowed }.
wizwar-too-large = far too large
wizwar-bad-number = { $part } is { $value }; it must be from { $least } to { $most }.
wizwar-bad-square = “{ $word }” (in { $part }) is no square of this board.
wizwar-bad-line = “{ $word }” (in { $part }) is no line between two squares of this board.
wizwar-bad-sectors = the board must be made of the sectors of all players, each once.
wizwar-bad-schools = these schools of magic cannot be in play together under these options.

# cards
wizwar-bad-card = “{ $word }” (in { $part }) is no card.
wizwar-bad-card-not-in-play = the card { $card } belongs to no school in play.
wizwar-bad-card-often = the card { $card } is there more often than the schools in play have it, which is { $most }.
wizwar-bad-cards-missing = cards of the schools in play are nowhere: { $cards }.
wizwar-bad-known = { $player } cannot know the card { $card } in the hand of { $other }, for it is not there.
wizwar-bad-known-twice = what { $player } knows is told twice, in “known” and in “guesses”.
wizwar-bad-hidden = { $player } has nothing to guess about the card { $card }, for it is not hidden, or not that often.
wizwar-bad-guesses = none of the guesses of { $player } is true of where the cards are.
wizwar-bad-instant = the card { $card } takes effect at once and never lies on the table.
wizwar-bad-thing = the card { $card } cannot lie there, or cannot be laid on that.
wizwar-bad-transformations = { $player } is under two transformations.
wizwar-bad-home = { $card } stands in the home base { $square }.
wizwar-bad-crowded = two things were made in the square { $square }.
wizwar-bad-line-full = two things stand on the line { $line } that cannot be there together.
wizwar-bad-wall = a spell has made a wall or a door on the line { $line }, but what stands there is something else.
wizwar-bad-seal = on the line { $line } a door is sealed, but there is no door.
wizwar-bad-trap-of = a token belongs to something that is no booby trap.
wizwar-bad-trap-real = a booby trap has more than one real token.
wizwar-bad-trap-many = a booby trap has more than { $most } tokens.

# wizards and walls
wizwar-bad-life = the life of { $player } is { $value }; it must be from 1 to { $most }.
wizwar-bad-stone = a wizard stands inside the stone block in { $square }.
wizwar-bad-kills = { $count } wizards were killed, but { $dead } are dead.
wizwar-bad-dead = { $player } is dead, and yet has a hand, a treasure, a door, life or stun tokens.
wizwar-bad-dead-thing = { $card } is with a dead wizard.
wizwar-bad-turn = it is the turn of { $player }, who is dead.
wizwar-bad-treasures-carried = { $player } carries two treasures.
wizwar-bad-treasure-twice = the treasure { $treasure } is in two places.
wizwar-bad-cracks-nowhere = there are cracks on the line { $line }, where nothing stands.
wizwar-bad-cracks = the line { $line } has { $count } cracks; what stands there falls when it has more than { $most }.
wizwar-bad-held-nothing = somebody holds a door open on the line { $line }, where no door is.
wizwar-bad-held = { $player } holds the door { $line } open without standing next to it.

# the turn
wizwar-bad-after-the-end = the game has ended, and yet it has a part “{ $part }”.
wizwar-bad-not-over = the game would not be over, or otherwise.
wizwar-bad-over = the game would be over by now.
wizwar-bad-order = { $doing } cannot be where it stands in what is being done.
wizwar-bad-frame = nobody can be asked that: { $doing }.
wizwar-bad-roll = a roll to come is higher than the die or the deck that it is for.
wizwar-bad-stuck = what is being done in it cannot be brought to an end.
