# Why a position of Wiz-War is impossible.

wizwar-bad-position = This position is impossible: { $why }
wizwar-bad-unknown-part = positions have no part “{ $part }”.
wizwar-bad-shape = the part “{ $part }” is missing or isn’t valid.
wizwar-bad-name = “{ $word }” (in { $part }) isn’t valid here. Valid names: { $allowed }.
wizwar-too-large = far too large
wizwar-bad-number = { $part } is { $value }, but it must be from { $least } to { $most }.
wizwar-bad-square = “{ $word }” (in { $part }) isn’t a square of this board.
wizwar-bad-line = “{ $word }” (in { $part }) isn’t an edge between two squares of this board.
wizwar-bad-sectors = the board must have each player’s sector exactly once.
wizwar-bad-schools = these schools of magic can’t be in play together with these options.

# cards
wizwar-bad-card = “{ $word }” (in { $part }) isn’t a card.
wizwar-bad-card-not-in-play = the card { $card } isn’t in any school in play.
wizwar-bad-card-often = there are more copies of the card { $card } than the schools in play have ({ $most }).
wizwar-bad-cards-missing = some cards of the schools in play are missing: { $cards }.
wizwar-bad-known = { $player } can’t know the card { $card } in { $other }’s hand, because it isn’t there.
wizwar-bad-known-twice = { $player } can be in “known” or in “guesses”, but not in both.
wizwar-bad-hidden = { $player } can’t be guessing about the card { $card }, because it isn’t hidden from them, or not that many times.
wizwar-bad-guesses = none of the guesses of { $player } matches where the cards really are.
wizwar-bad-instant = the card { $card } takes effect at once and never stays on the table.
wizwar-bad-thing = the card { $card } can’t be on the table like this. Check its “by”, “at” and “on”.
wizwar-bad-transformations = { $player } is under two transformations at once.
wizwar-bad-home = { $card } is in the home base { $square }, where nothing can be created.
wizwar-bad-crowded = two things have been created in the square { $square }.
wizwar-bad-line-full = two of the spells at { $line } can’t be there together.
wizwar-bad-wall = what stands at { $line } doesn’t fit the spell there. In “lines”, Create Wall needs “wall”, Create Door “door” and Wall of Fire “open”.
wizwar-bad-seal = there is a Seal Door at { $line }, but no door.
wizwar-bad-trap-of = a trap token belongs to something that isn’t a Booby Trap.
wizwar-bad-trap-real = a Booby Trap has more than one real token.
wizwar-bad-trap-many = a Booby Trap has more than { $most } tokens.

# wizards and walls
wizwar-bad-life = { $player } has { $value } life, but it must be from 1 to { $most }.
wizwar-bad-stone = a wizard is inside the Stone Block in { $square }.
wizwar-bad-kills = { $count ->
        [one] 1 wizard has
       *[other] { $count } wizards have
    } been killed, but { $dead ->
        [0] nobody is dead
        [one] only 1 wizard is dead
       *[other] only { $dead } wizards are dead
    }.
wizwar-bad-dead = { $player } is dead, but still has hand cards, a treasure, a held door, life or stun tokens.
wizwar-bad-dead-thing = { $card } belongs to a dead wizard, or is laid on one.
wizwar-bad-turn = it’s { $player }’s turn, but { $player } is dead.
wizwar-bad-treasures-carried = { $player } carries two treasures.
wizwar-bad-treasure-twice = the treasure { $treasure } is in two places.
wizwar-bad-cracks-nowhere = there are cracks at { $line }, but no wall or door.
wizwar-bad-cracks = there are { $count } cracks at { $line }, but what stands there can have { $most } at most.
wizwar-bad-held-nothing = someone is holding a door open at { $line }, but there is no door.
wizwar-bad-held = { $player } is holding the door { $line } open without standing next to it.

# the turn
wizwar-bad-after-the-end = the game has ended, so there can’t be a part “{ $part }”.
wizwar-bad-not-over = the game wouldn’t be over yet, or would have ended differently.
wizwar-bad-over = the game would already be over.
wizwar-bad-order = “{ $doing }” can’t be at that place in “doing”.
wizwar-bad-frame = “{ $doing }” isn’t possible here.
wizwar-bad-roll = one of the next rolls is higher than its die or deck allows.
wizwar-bad-stuck = what is under way in “doing” can’t be finished.
